"use strict";
exports.id = 8347;
exports.ids = [8347];
exports.modules = {

/***/ 28347:
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
// EXTERNAL MODULE: ./src/engine/docker.js + 2 modules
var engine_docker = __webpack_require__(60308);
// EXTERNAL MODULE: ./src/engine/limits.js
var limits = __webpack_require__(28794);
// EXTERNAL MODULE: ./src/image/bases.js
var bases = __webpack_require__(35969);
// EXTERNAL MODULE: ./src/image/images.js
var image_images = __webpack_require__(23913);
// EXTERNAL MODULE: ./src/image/manifest.js
var manifest = __webpack_require__(41538);
// EXTERNAL MODULE: ./src/text/nearest-names.js
var nearest_names = __webpack_require__(63974);
// EXTERNAL MODULE: ./src/commands/shared/ca-bundle.js
var ca_bundle = __webpack_require__(33467);
// EXTERNAL MODULE: ./src/commands/shared/image-source.js + 2 modules
var image_source = __webpack_require__(43658);
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
        const hint = near === undefined ? '' : ` Did you mean "${near}"?`;
        throw new errors/* UserError */.yo(`--base "${unknown}" is not in the manifest.${hint} It has: ${names.join(', ')}.`);
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
        throw new errors/* UserError */.yo(`--bases "${options.bases}": ${(0,external_node_path_.join)(options.bases, 'manifest')} names no base. Name the folder that holds the manifest.`);
    }
    const chosen = choose(loaded, options.only);
    const { signal, environment, registryAccess: access = image_source/* NO_ACCESS */.lk } = context;
    const { listener, secondsOf } = timing(context.listener);
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
// EXTERNAL MODULE: ./src/report/lay-out-columns.js
var lay_out_columns = __webpack_require__(89645);
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
// EXTERNAL MODULE: ./src/commands/shared/open-dataset.js + 9 modules
var open_dataset = __webpack_require__(89554);
;// CONCATENATED MODULE: ./src/commands/shared/bases-folder.js



/**
 * The folder with the manifest of a dataset's bases: as it was named, else that of the fetched
 * dataset, else `bases` beside the tasks, of which there need be none yet. Absolute.
 * @throws UserError for a dataset that is not there or may not be read
 */ const basesFolder = async (choice, context)=>{
    if (choice.bases !== undefined) return choice.bases;
    if (choice.dataset !== undefined) return (await (0,open_dataset/* openDataset */.J)(choice, context)).bases.dir;
    const isOneTask = (0,external_node_fs_.existsSync)((0,external_node_path_.join)(choice.path, 'task.toml'));
    return (0,external_node_path_.join)((0,external_node_path_.dirname)(isOneTask ? (0,external_node_path_.dirname)(choice.path) : choice.path), 'bases');
};

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
    const progress = (0,terminal_progress/* terminalProgress */.e)(stderr, {
        quiet: values.quiet,
        watchJobs
    });
    const { listener } = progress;
    try {
        const folder = await basesFolder((0,dataset_choice/* datasetChoice */.o)(values), {
            environment,
            listener,
            signal
        });
        const caBundle = (0,ca_bundle_of/* caBundleOf */.i)(values['ca-bundle'], process.env, process.cwd());
        const images = await bases_bases({
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
        progress.end();
        stdout.write(`${renderBases(images)}\n`);
        return 0;
    } finally{
        progress.end();
    }
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
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31300);



const noTasks = (path, place)=>place === 'inputs' ? new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`No dataset: input \`path\` is ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(path)}, and nothing is there. Set \`path\` to the folder that ` + 'holds the tasks, and check the repository out with `actions/checkout` in a step before this one; ' + 'or set `dataset` to a repository that has them.') : new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`No dataset: \`--path\` is ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(path)}, and nothing is there. ` + 'Name the folder that holds the tasks, or one task, with `-p`, or a repository that has them with `-d`.');
/** Which tasks of which dataset, as the commands take it. */ const datasetChoice = (values)=>({
        path: values.path,
        dataset: values.dataset,
        bases: values.bases,
        include: values.include,
        exclude: values.exclude,
        repository: values.repository,
        limit: values.limit,
        sample: values.sample,
        seed: values.seed,
        changedSince: values['changed-since']
    });
/** @throws UserError where neither a folder nor a repository of tasks is named */ const requireDataset = ({ path, dataset }, place)=>{
    if (dataset === undefined && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)) throw noTasks(path, place);
};


/***/ }),

/***/ 59729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ formatSeconds)
/* harmony export */ });
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
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   ml: () => (/* binding */ shorten),
/* harmony export */   zQ: () => (/* binding */ markdownLines)
/* harmony export */ });
/** Controls, formats (bidirectional marks, zero widths), line and paragraph separators, lone surrogates. */ const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
const SHORT = {
    '\n': '\\n',
    '\r': '\\r',
    '\t': '\\t'
};
/**
 * Text in one line in which every character can be seen: whatever could move a cursor, end a line,
 * reverse or hide text is spelled out, such as `\n` or `\u001b`.
 */ const visible = (text)=>text.replace(INVISIBLE, (character)=>{
        const code = character.codePointAt(0).toString(16);
        return SHORT[character] ?? (code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`);
    });
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
 */ const escapeMarkdown = (text)=>visible(text).replace(ENTITIES, (character)=>`&#${character.charCodeAt(0)};`).replace(/@/g, '@<!-- -->').replace(/:(?=\/\/)/g, ':<!-- -->').replace(/\bwww\./gi, (match)=>`${match.slice(0, -1)}<!-- -->.`);
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

/***/ 89645:
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


/***/ })

};
;