"use strict";
exports.id = 8168;
exports.ids = [8168];
exports.modules = {

/***/ 81395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  basesVerb: () => (/* binding */ basesVerb)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(29866);
// EXTERNAL MODULE: ./src/engine/docker.js + 1 modules
var engine_docker = __webpack_require__(65363);
// EXTERNAL MODULE: ./src/engine/limits.js
var limits = __webpack_require__(28794);
// EXTERNAL MODULE: ./src/image/bases.js
var bases = __webpack_require__(35969);
// EXTERNAL MODULE: ./src/image/images.js + 1 modules
var image_images = __webpack_require__(61985);
// EXTERNAL MODULE: ./src/image/manifest.js
var manifest = __webpack_require__(41538);
// EXTERNAL MODULE: ./src/network/upstream-proxy-settings.js
var upstream_proxy_settings = __webpack_require__(95278);
// EXTERNAL MODULE: ./src/text/nearest-names.js
var nearest_names = __webpack_require__(63974);
// EXTERNAL MODULE: ./src/text/quote.js
var quote = __webpack_require__(98461);
// EXTERNAL MODULE: ./src/commands/shared/access/ca-bundle.js
var ca_bundle = __webpack_require__(76448);
// EXTERNAL MODULE: ./src/commands/shared/access/image-source.js + 3 modules
var image_source = __webpack_require__(29621);
;// CONCATENATED MODULE: ./src/commands/bases.js














/** Adds up what was done for each image. */ const timing = (listener)=>{
    const seconds = new Map();
    return {
        secondsOf: (image)=>seconds.get(image) ?? 0,
        listener: (event)=>{
            if (event.type === 'image-finished') seconds.set(event.image, (seconds.get(event.image) ?? 0) + event.seconds);
            listener(event);
        }
    };
};
/** @throws UserError for a name that the manifest does not have */ const choose = ({ recipes }, only)=>{
    const names = recipes.map(manifest/* baseName */.Fl);
    const unknown = only.find((name)=>!names.includes(name));
    if (unknown !== undefined) {
        const near = (0,nearest_names/* nearestNames */.L)(unknown, names)[0];
        const hint = (0,nearest_names/* didYouMean */.a)(near);
        throw new errors/* UserError */.yo(`${(0,quote/* quote */.h)(`--base ${unknown}`)} is not in the manifest.${hint} It has: ${names.join(', ')}.`);
    }
    return only.length === 0 ? recipes : recipes.filter((recipe)=>only.includes((0,manifest/* baseName */.Fl)(recipe)));
};
/**
 * Makes sure of the bases of the manifest, all or those that were named: one that is there under the right key is kept, others are
 * pulled, or taken from GitHub's cache, several at a time, or built, one after the other.
 * @throws UserError where there is no manifest, or it has no such base
 */ const bases_bases = async (options, context)=>{
    const loaded = await (0,bases/* loadBases */.P)(options.bases);
    if (loaded.recipes.length === 0) {
        throw new errors/* UserError */.yo(`${(0,quote/* quote */.h)((0,external_node_path_.join)(options.bases, 'manifest'))} is not there, or names no base. It has a line for each: \`REPO TAG DOCKERFILE\`. Name its folder with \`--bases\`, or write it there.`);
    }
    const chosen = choose(loaded, options.only);
    const { signal, environment, registryAccess: access = image_source/* NO_ACCESS */.lk } = context;
    const { listener, secondsOf } = timing(context.listener);
    (0,upstream_proxy_settings/* warnOfLoopbackProxy */.j)(environment, listener);
    const trust = await (0,ca_bundle/* readTrust */.b)(options.caBundle, listener);
    const docker = (0,engine_docker/* createDocker */.h)();
    const host = await (0,limits/* engineHost */.n)(docker);
    const ca = trust?.pem ?? null;
    const { cache } = context;
    const source = (0,image_source/* openImageSource */.Xe)(options, {
        docker,
        access,
        environment,
        ca,
        cache,
        listener,
        signal
    });
    const images = (0,image_images/* createImages */.r)({
        docker,
        bases: loaded,
        host,
        source,
        provenance: (0,image_source/* provenanceOf */.Jj)(access, options.registries, null),
        rebuild: options.rebuild,
        buildsAtOnce: 1,
        secrets: trust?.secrets,
        logDir: await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'kotlin-bench-bases-')),
        listener,
        signal
    });
    const ended = await Promise.allSettled(chosen.map((recipe)=>images.base(recipe)));
    // Also where one of them has failed: the next run has the others then.
    await (0,image_source/* saveBases */.U4)(source);
    return ended.map((base)=>{
        if (base.status === 'rejected') throw base.reason;
        return {
            ...base.value,
            seconds: secondsOf(base.value.name)
        };
    });
};

// EXTERNAL MODULE: ./src/report/durations.js
var durations = __webpack_require__(59729);
// EXTERNAL MODULE: ./src/report/terminal/lay-out-columns.js
var lay_out_columns = __webpack_require__(25256);
;// CONCATENATED MODULE: ./src/commands/bases-text.js


const WIDEST = 80;
const MIB = 1024 * 1024;
const fromWhere = ({ origin, registry })=>{
    switch(origin){
        case 'local':
            return 'was here';
        case 'pulled':
            return registry ?? 'a registry';
        case 'restored':
            return "GitHub's cache";
        case 'built':
            return 'built';
    }
};
/** The bases as a table, one a line. */ const renderBases = (bases)=>(0,lay_out_columns/* layOutColumns */.w)([
        {
            title: 'base',
            cells: bases.map(({ name })=>name),
            width: WIDEST
        },
        {
            title: 'key',
            cells: bases.map(({ key })=>(key ?? '').slice(0, 12)),
            width: 12
        },
        {
            title: 'from',
            cells: bases.map(fromWhere),
            width: WIDEST
        },
        {
            title: 'size',
            cells: bases.map(({ bytes })=>`${Math.round(bytes / MIB)} MiB`),
            width: 10,
            align: 'right'
        },
        {
            title: 'time',
            cells: bases.map(({ seconds })=>(0,durations/* formatSeconds */.X)(seconds)),
            width: 8,
            align: 'right'
        }
    ]).join('\n');

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./src/commands/shared/dataset/open-dataset.js + 32 modules
var open_dataset = __webpack_require__(62789);
;// CONCATENATED MODULE: ./src/commands/shared/dataset/bases-folder.js



/**
 * The folder with the manifest of a dataset's bases: as it was named, else that of the fetched
 * dataset, else `bases` beside the tasks, of which there need be none yet. Absolute.
 * @throws UserError for a dataset that is not there or may not be read
 */ const basesFolder = async (choice, context)=>{
    if (choice.bases !== undefined) return choice.bases;
    if (choice.dataset !== undefined) return (await (0,open_dataset/* openDataset */.Jp)(choice, context)).bases.dir;
    const isOneTask = (0,external_node_fs_.existsSync)((0,external_node_path_.join)(choice.path, 'task.toml'));
    return (0,external_node_path_.join)((0,external_node_path_.dirname)(isOneTask ? (0,external_node_path_.dirname)(choice.path) : choice.path), 'bases');
};

// EXTERNAL MODULE: ./src/contracts/exit-code.js
var exit_code = __webpack_require__(33951);
// EXTERNAL MODULE: ./src/entry/read-options/ca-bundle-of.js
var ca_bundle_of = __webpack_require__(72177);
// EXTERNAL MODULE: ./src/entry/read-options/dataset-choice.js
var dataset_choice = __webpack_require__(81906);
// EXTERNAL MODULE: ./src/entry/read-options/registry-access.js
var registry_access = __webpack_require__(45804);
// EXTERNAL MODULE: ./src/entry/read-options/registry-choice.js
var registry_choice = __webpack_require__(23277);
// EXTERNAL MODULE: ./src/entry/cli/terminal-progress.js + 2 modules
var terminal_progress = __webpack_require__(81479);
;// CONCATENATED MODULE: ./src/entry/cli/bases-verb.js









/** `kotlin-bench bases`: makes sure of the bases of the manifest, and gives a table of them on standard output. */ const basesVerb = async (values, context)=>{
    const { signal, watchJobs, stdout, stderr, environment } = context;
    const choice = (0,registry_choice/* registryChoice */.L)(values);
    const registryAccess = (0,registry_access/* verbAccess */.O)(choice.registries, context);
    const images = await (0,terminal_progress/* withProgress */.E)(stderr, {
        quiet: values.quiet,
        watchJobs
    }, async (listener)=>{
        const folder = await basesFolder((0,dataset_choice/* datasetChoice */.o)(values), {
            environment,
            listener,
            signal
        });
        const caBundle = (0,ca_bundle_of/* caBundleOf */.i)(values['ca-bundle'], process.env, process.cwd());
        return bases_bases({
            ...choice,
            bases: folder,
            only: values.base,
            caBundle
        }, {
            listener,
            signal,
            environment,
            registryAccess
        });
    });
    stdout.write(`${renderBases(images)}\n`);
    return exit_code/* EXIT */.d.done;
};


/***/ }),

/***/ 81906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ requireDataset),
/* harmony export */   o: () => (/* binding */ datasetChoice)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29866);
/* harmony import */ var _text_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98461);



const noTasks = (path, place)=>place === 'inputs' ? new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`No dataset: input \`path\` is ${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(path)}, and nothing is there. Set \`path\` to the folder that ` + 'holds the tasks, and check the repository out with `actions/checkout` in a step before this one; ' + 'or set `dataset` to a repository that has them.') : new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`No dataset: \`--path\` is ${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(path)}, and nothing is there. ` + 'Name the folder that holds the tasks, or one task, with `-p`, or a repository that has them with `-d`.');
/** Which tasks of which dataset, as the commands take it; `dataset` names the file of rows where there are some. */ const datasetChoice = (values, rows)=>({
        path: values.path,
        dataset: rows === undefined ? values.dataset : undefined,
        rows,
        bases: values.bases,
        include: values.include,
        exclude: values.exclude,
        repository: values.repository,
        limit: values.limit,
        sample: values.sample,
        seed: values.seed,
        changedSince: values['changed-since']
    });
/** @throws UserError where neither a folder nor a repository of tasks is named; rows may be none */ const requireDataset = ({ path, dataset, rows }, place)=>{
    if (rows === undefined && dataset === undefined && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)) throw noTasks(path, place);
};


/***/ }),

/***/ 59729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ formatSeconds),
/* harmony export */   o: () => (/* binding */ sumSeconds)
/* harmony export */ });
/** Times added up, to the millisecond that they are measured to: binary fractions add a little of their own. */ const sumSeconds = (seconds)=>Math.round(seconds.reduce((sum, value)=>sum + value, 0) * 1000) / 1000;
const two = (value)=>String(value).padStart(2, '0');
/** A length of time for people: `0.4s`, `45s`, `3m 02s`, `1h 05m`; `-` where it is not known. */ const formatSeconds = (seconds)=>{
    if (seconds === null || !Number.isFinite(seconds) || seconds < 0) return '-';
    if (seconds < 9.95) return `${seconds.toFixed(1)}s`;
    const whole = Math.round(seconds);
    if (whole < 60) return `${whole}s`;
    if (whole < 3600) return `${Math.floor(whole / 60)}m ${two(whole % 60)}s`;
    const minutes = Math.round(whole / 60);
    return `${Math.floor(minutes / 60)}h ${two(minutes % 60)}m`;
};


/***/ }),

/***/ 40261:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D9: () => (/* binding */ markdownCode),
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   RK: () => (/* reexport safe */ _text_visible_js__WEBPACK_IMPORTED_MODULE_0__.R),
/* harmony export */   ml: () => (/* binding */ shorten),
/* harmony export */   zQ: () => (/* binding */ markdownLines)
/* harmony export */ });
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24031);

// Text in one line, which every way out begins with.

/** Cuts text to so many code points, the last of them an ellipsis. */ const shorten = (text, length)=>{
    // A code point has at most two units, so nothing longer needs to be looked at.
    const points = [
        ...text.slice(0, 2 * length + 2)
    ];
    return points.length <= length && text.length <= 2 * length + 2 ? text : `${points.slice(0, Math.max(0, length - 1)).join('')}…`;
};
const ENTITIES = /[&<>"'`*~|\\$[\]]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g;
/**
 * Text as Markdown that shows it as it is, also in a cell of a table: no markup, HTML, formula, link
 * or mention comes of it. A comment that shows nothing keeps apart what GitHub would make a link.
 */ const escapeMarkdown = (text)=>(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(text).replace(ENTITIES, (character)=>`&#${character.charCodeAt(0)};`).replace(/@/g, '@<!-- -->').replace(/:(?=\/\/)/g, ':<!-- -->').replace(/\bwww\./gi, (match)=>`${match.slice(0, -1)}<!-- -->.`);
/** Foreign text as code in Markdown: an element, since no run of backticks is safe for every text. */ const markdownCode = (text, { maxLength = 200 } = {})=>text === '' ? '<code>(empty)</code>' : `<code>${escapeMarkdown(shorten(text, maxLength))}</code>`;
const FIRST_LINES = 2;
const LAST_LINES = 8;
/**
 * A message of several lines, such as one that ends in the last lines of a log, as code that keeps
 * its lines: the first two and the last eight.
 */ const markdownLines = (text)=>{
    const lines = text.split('\n').filter((line)=>line.trim() !== '');
    const isLong = lines.length > FIRST_LINES + LAST_LINES + 1;
    const shown = isLong ? [
        ...lines.slice(0, FIRST_LINES),
        '…',
        ...lines.slice(-LAST_LINES)
    ] : lines;
    return shown.length === 0 ? markdownCode('') : shown.map((line)=>markdownCode(line.trimEnd(), {
            maxLength: 400
        })).join('<br>');
};


/***/ }),

/***/ 25256:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ layOutColumns)
/* harmony export */ });
/* unused harmony export fitColumns */
/* harmony import */ var string_width__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13160);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40261);


/** Combining marks add no width, so width alone would not bound a cell. */ const POINTS_PER_COLUMN = 4;
/** As many of the letters, from the first, as have room. */ const fitting = (letters, width)=>{
    let used = 0;
    const excess = letters.findIndex((letter)=>{
        used += (0,string_width__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)(letter);
        return used > width;
    });
    return excess < 0 ? [
        ...letters
    ] : letters.slice(0, excess);
};
/** One line of at most `width` columns as a terminal counts them, wide letters as two. */ const fitColumns = (text, width, keep = 'beginning')=>{
    const points = POINTS_PER_COLUMN * width;
    const near = (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(keep === 'end' ? text.slice(-points) : text.slice(0, points));
    const safe = keep === 'end' ? near : (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(near, points);
    if (text.length <= points && (0,string_width__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)(safe) <= width) return safe;
    const letters = Array.from(new Intl.Segmenter().segment(safe), ({ segment })=>segment);
    return keep === 'end' ? `…${fitting(letters.reverse(), width - 1).reverse().join('')}` : `${fitting(letters, width - 1).join('')}…`;
};
const GAP = '  ';
/** Columns side by side under their titles, each as wide as its widest cell needs. */ const layOutColumns = (columns)=>{
    const fitted = columns.map(({ title, cells, width, align, keep })=>{
        const lines = [
            fitColumns(title, width),
            ...cells.map((cell)=>fitColumns(cell, width, keep))
        ];
        const widest = lines.reduce((most, line)=>Math.max(most, (0,string_width__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)(line)), 0);
        return lines.map((line)=>{
            const blanks = ' '.repeat(widest - (0,string_width__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)(line));
            return align === 'right' ? blanks + line : line + blanks;
        });
    });
    const rows = fitted[0]?.length ?? 0;
    return Array.from({
        length: rows
    }, (_, row)=>fitted.map((lines)=>lines[row]).join(GAP).trimEnd());
};


/***/ }),

/***/ 89947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ readHunkHeader)
/* harmony export */ });
const HUNK = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@ ?(.*)$/s;
/** Reads a line such as `@@ -12,7 +12,9 @@ fun total()`; a count that is left out is 1. Null for any other line. */ const readHunkHeader = (line)=>{
    const match = HUNK.exec(line);
    if (match === null) return null;
    const [, oldStart, oldCount = '1', newStart, newCount = '1', heading = ''] = match;
    return {
        oldStart: Number(oldStart),
        oldCount: Number(oldCount),
        newStart: Number(newStart),
        newCount: Number(newCount),
        heading
    };
};


/***/ }),

/***/ 56593:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/** Parses JSON; undefined where it is none, which no JSON stands for. */ const parseJson = (text)=>{
    try {
        return JSON.parse(text);
    } catch  {
        return undefined;
    }
};


/***/ }),

/***/ 92834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qr: () => (/* binding */ readHeaderNames),
/* harmony export */   Z7: () => (/* binding */ withoutPrefix),
/* harmony export */   qb: () => (/* binding */ readLoneName)
/* harmony export */ });
const ESCAPES = {
    a: 7,
    b: 8,
    t: 9,
    n: 10,
    v: 11,
    f: 12,
    r: 13,
    '"': 34,
    '\\': 92
};
/**
 * Reads a name that git quoted as in C (`"a/caf\303\251.kt"`), from the quote at the start of the text;
 * null when it is not closed. Bytes that are no UTF-8 become U+FFFD.
 */ const readQuotedName = (text)=>{
    if (!text.startsWith('"')) return null;
    const bytes = [];
    const encoder = new TextEncoder();
    let index = 1;
    while(index < text.length){
        const character = String.fromCodePoint(text.codePointAt(index));
        if (character === '"') return {
            name: new TextDecoder().decode(Uint8Array.from(bytes)),
            end: index + 1
        };
        if (character !== '\\') {
            bytes.push(...encoder.encode(character));
            index += character.length;
            continue;
        }
        const octal = /^[0-3][0-7]{2}/.exec(text.slice(index + 1, index + 4))?.[0];
        const escaped = ESCAPES[text[index + 1] ?? ''];
        if (octal === undefined && escaped === undefined) return null;
        bytes.push(octal === undefined ? escaped : Number.parseInt(octal, 8));
        index += octal === undefined ? 2 : 4;
    }
    return null;
};
/** Without the first folder (`a/`, `b/`), as `git apply -p1` reads names; null when there is none. */ const withoutPrefix = (name)=>{
    const slash = name.indexOf('/');
    return slash < 0 || slash === name.length - 1 ? null : name.slice(slash + 1);
};
/** A name that stands alone on a line, quoted or not; a tab ends it where the line has one. */ const readLoneName = (text)=>{
    if (text.startsWith('"')) return readQuotedName(text)?.name ?? null;
    const tab = text.indexOf('\t');
    return tab < 0 ? text : text.slice(0, tab);
};
/** Two of Linux's longest paths, each byte quoted; the search below is quadratic. */ const LONGEST_HEADER = 2 * 4 * 4096;
/**
 * The names after `diff --git `. Two names that are not quoted and hold blanks can only be told apart
 * when they are the same, which is what git relies on too; null otherwise, and the lines that follow
 * say the names.
 */ const readHeaderNames = (text)=>{
    const pair = (left, right)=>{
        const oldPath = withoutPrefix(left ?? '');
        const newPath = withoutPrefix(right ?? '');
        return oldPath === null || newPath === null ? null : {
            oldPath,
            newPath
        };
    };
    if (text.length > LONGEST_HEADER) return null;
    const first = readQuotedName(text);
    if (first) return text[first.end] === ' ' ? pair(first.name, readLoneName(text.slice(first.end + 1))) : null;
    const quote = text.indexOf(' "');
    if (quote >= 0 && text.endsWith('"')) return pair(text.slice(0, quote), readLoneName(text.slice(quote + 1)));
    const blanks = text.split(' ').length - 1;
    if (blanks === 1) return pair(...text.split(' '));
    return sameNames(text);
};
/** Of equal names the split lies at one blank: their lengths differ by their prefixes alone. */ const sameNames = (text)=>{
    const slash = text.indexOf('/');
    for(let blank = text.indexOf(' ', slash); slash >= 0 && blank >= 0; blank = text.indexOf(' ', blank + 1)){
        const name = text.slice(slash + 1, blank);
        if (name === '' || !text.endsWith(`/${name}`)) continue;
        const right = text.slice(blank + 1);
        if (withoutPrefix(right) === name) return {
            oldPath: name,
            newPath: name
        };
    }
    return null;
};


/***/ }),

/***/ 83198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $A: () => (/* binding */ verifierLoopPaths),
/* harmony export */   BT: () => (/* binding */ patchPaths),
/* harmony export */   Pq: () => (/* binding */ touchedPaths)
/* harmony export */ });
/* harmony import */ var _hunk_header_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89947);
/* harmony import */ var _patch_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92834);


const draft = (names)=>({
        change: 'modified',
        oldPath: names?.oldPath ?? null,
        newPath: names?.newPath ?? null,
        mode: null,
        binary: false,
        addedLines: [],
        addedAt: [],
        removedAt: []
    });
/** `--- a/x` and `+++ b/x`; `/dev/null` says that the file is new or gone. */ const readSide = (file, side, text)=>{
    const name = (0,_patch_names_js__WEBPACK_IMPORTED_MODULE_0__/* .readLoneName */ .qb)(text);
    if (name === '/dev/null') {
        file.change = side === 'oldPath' ? 'added' : 'deleted';
        return;
    }
    file[side] = (name === null ? null : (0,_patch_names_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutPrefix */ .Z7)(name)) ?? file[side];
};
/** The lines between a file's header and its first hunk, by how they start. */ const EXTENDED = [
    [
        'new file mode ',
        (file, mode)=>Object.assign(file, {
                change: 'added',
                mode
            })
    ],
    [
        'deleted file mode ',
        (file)=>Object.assign(file, {
                change: 'deleted'
            })
    ],
    [
        'new mode ',
        (file, mode)=>Object.assign(file, {
                mode
            })
    ],
    [
        'rename from ',
        (file, name)=>Object.assign(file, {
                change: 'renamed',
                oldPath: (0,_patch_names_js__WEBPACK_IMPORTED_MODULE_0__/* .readLoneName */ .qb)(name)
            })
    ],
    [
        'rename to ',
        (file, name)=>Object.assign(file, {
                change: 'renamed',
                newPath: (0,_patch_names_js__WEBPACK_IMPORTED_MODULE_0__/* .readLoneName */ .qb)(name)
            })
    ],
    [
        'copy from ',
        (file, name)=>Object.assign(file, {
                change: 'copied',
                oldPath: (0,_patch_names_js__WEBPACK_IMPORTED_MODULE_0__/* .readLoneName */ .qb)(name)
            })
    ],
    [
        'copy to ',
        (file, name)=>Object.assign(file, {
                change: 'copied',
                newPath: (0,_patch_names_js__WEBPACK_IMPORTED_MODULE_0__/* .readLoneName */ .qb)(name)
            })
    ],
    [
        'index ',
        (file, rest)=>Object.assign(file, {
                mode: / (\d{6})$/.exec(rest)?.[1] ?? file.mode
            })
    ],
    [
        'GIT binary patch',
        (file)=>Object.assign(file, {
                binary: true
            })
    ],
    [
        'Binary files ',
        (file)=>Object.assign(file, {
                binary: true
            })
    ]
];
/** What is left of a hunk, so that a removed line `-- a/x` is not taken for a header. */ class HunkLines {
    #removed = 0;
    #added = 0;
    /** Numbers of the next line before and after. */ #oldLine = 0;
    #newLine = 0;
    start(line) {
        const header = (0,_hunk_header_js__WEBPACK_IMPORTED_MODULE_1__/* .readHunkHeader */ .k)(line);
        if (header === null) return false;
        this.#oldLine = header.oldStart;
        this.#removed = header.oldCount;
        this.#newLine = header.newStart;
        this.#added = header.newCount;
        return true;
    }
    /** Whether a line belongs to the hunk; what it adds or removes goes to the file. */ takes(line, file) {
        if (this.#removed <= 0 && this.#added <= 0) return false;
        const [kind = ' '] = line;
        if (kind === '\\') return true;
        if (!' +-\r'.includes(kind)) {
            this.#removed = 0;
            this.#added = 0;
            return false;
        }
        if (kind === '+') {
            file?.addedLines.push(line.slice(1));
            file?.addedAt.push(this.#newLine);
        }
        if (kind === '-') file?.removedAt.push(this.#oldLine);
        if (kind !== '+') {
            this.#removed--;
            this.#oldLine++;
        }
        if (kind !== '-') {
            this.#added--;
            this.#newLine++;
        }
        return true;
    }
}
const finished = ({ change, oldPath, newPath, ...rest })=>({
        change,
        oldPath: change === 'added' ? null : oldPath ?? newPath,
        newPath: change === 'deleted' ? null : newPath ?? oldPath,
        ...rest
    });
/**
 * The files that a git patch changes, in its order: from `diff --git` headers and the lines below them,
 * and from plain `---`/`+++` pairs where there is no such header. Quoted names are decoded. Text
 * before, between and after is passed over, as `git apply` does.
 */ const patchPaths = (text)=>{
    const files = [];
    const hunk = new HunkLines();
    const lines = text.split('\n');
    let current;
    let inGitHeader = false;
    for (const [index, raw] of lines.entries()){
        if (hunk.takes(raw, current)) continue;
        const line = raw.replace(/\r$/, '');
        if (line.startsWith('diff --git ')) {
            current = draft((0,_patch_names_js__WEBPACK_IMPORTED_MODULE_0__/* .readHeaderNames */ .Qr)(line.slice('diff --git '.length)));
            inGitHeader = true;
            files.push(current);
        } else if (hunk.start(line)) {
            inGitHeader = false;
        } else if (line.startsWith('--- ') && (inGitHeader || lines[index + 1]?.startsWith('+++ '))) {
            if (!inGitHeader || current === undefined) {
                current = draft(null);
                files.push(current);
            }
            readSide(current, 'oldPath', line.slice(4));
        } else if (line.startsWith('+++ ') && current !== undefined) {
            readSide(current, 'newPath', line.slice(4));
        } else if (inGitHeader && current !== undefined) {
            const [start, read] = EXTENDED.find(([prefix])=>line.startsWith(prefix)) ?? [];
            if (start !== undefined) read?.(current, line.slice(start.length));
        }
    }
    return files.map(finished).filter(({ oldPath, newPath })=>oldPath !== null || newPath !== null);
};
/** Every path that a patch reads or writes, once each, in its order. */ const touchedPaths = (files)=>[
        ...new Set(files.flatMap(({ oldPath, newPath })=>[
                oldPath,
                newPath
            ].filter((path)=>path !== null)))
    ];
/**
 * The paths that the reference `test.sh` restores or removes before it applies `test.patch`, once each:
 * every line that starts `diff --git a/`, split at the first ` b/`. It passes over quoted names and
 * splits a name that holds ` b/` wrongly; a checker compares this with {@link patchPaths}.
 */ const verifierLoopPaths = (text)=>{
    const paths = new Set();
    for (const line of text.split('\n')){
        if (!line.startsWith('diff --git a/')) continue;
        const rest = line.slice('diff --git a/'.length);
        const split = rest.indexOf(' b/');
        paths.add(split < 0 ? rest : rest.slice(0, split));
        paths.add(split < 0 ? rest : rest.slice(split + ' b/'.length));
    }
    return [
        ...paths
    ];
};


/***/ }),

/***/ 53239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ plural)
/* harmony export */ });
/** A count with its noun: `1 task`, `2 tasks`; `many` for a noun whose plural is not made by an `s`. */ const plural = (count, one, many = `${one}s`)=>`${count} ${count === 1 ? one : many}`;


/***/ })

};
;