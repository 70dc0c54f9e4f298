"use strict";
exports.id = 110;
exports.ids = [110];
exports.modules = {

/***/ 4831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ defaultCacheDir),
/* harmony export */   H: () => (/* binding */ fileCache)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);



/** `$XDG_CACHE_HOME/kotlin-bench`, by default `~/.cache/kotlin-bench`. */ const defaultCacheDir = (env = process.env)=>(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(env.XDG_CACHE_HOME || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)(), '.cache'), 'kotlin-bench');
/**
 * Small JSON values in a folder, one file each. A value that cannot be read or written is as good as
 * none: the cache only saves asking again.
 */ const fileCache = (dir)=>({
        async read (name) {
            try {
                return JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, `${name}.json`), 'utf8'));
            } catch  {
                return undefined;
            }
        },
        async write (name, value) {
            try {
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(dir, {
                    recursive: true
                });
                // Whole or not at all: another run may be reading.
                const draft = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, `.${name}.${process.pid}`);
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(draft, JSON.stringify(value));
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(draft, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, `${name}.json`));
            } catch  {
            // See above.
            }
        }
    });


/***/ }),

/***/ 9099:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  basesVerb: () => (/* binding */ basesVerb)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(9866);
// EXTERNAL MODULE: ./src/engine/docker.js + 2 modules
var engine_docker = __webpack_require__(308);
// EXTERNAL MODULE: ./src/engine/limits.js
var limits = __webpack_require__(8794);
// EXTERNAL MODULE: ./src/image/bases.js
var bases = __webpack_require__(5969);
// EXTERNAL MODULE: ./src/image/images.js
var image_images = __webpack_require__(3913);
// EXTERNAL MODULE: ./src/commands/shared/ca-bundle.js
var ca_bundle = __webpack_require__(3467);
// EXTERNAL MODULE: ./src/commands/shared/image-source.js
var image_source = __webpack_require__(4191);
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
/**
 * Makes sure of every base of the manifest: one that is there under the right key is kept, others are
 * pulled, several at a time, or built, one after the other.
 * @throws UserError where there is no manifest
 */ const bases_bases = async (options, context)=>{
    const loaded = await (0,bases/* loadBases */.P)(options.bases);
    if (loaded.recipes.length === 0) {
        throw new errors/* UserError */.yo(`--bases "${options.bases}": ${(0,external_node_path_.join)(options.bases, 'manifest')} names no base. Name the folder that holds the manifest.`);
    }
    const { signal, environment, registryAccess: access = image_source/* NO_ACCESS */.lk } = context;
    const { listener, secondsOf } = timing(context.listener);
    const trust = await (0,ca_bundle/* readTrust */.b)(options.caBundle, listener);
    const docker = (0,engine_docker/* createDocker */.h)();
    const host = await (0,limits/* engineHost */.n)(docker);
    const ca = trust?.pem ?? null;
    const images = (0,image_images/* createImages */.r)({
        docker,
        bases: loaded,
        host,
        source: (0,image_source/* openImageSource */.Xe)(options, {
            docker,
            access,
            environment,
            ca,
            listener,
            signal
        }),
        provenance: (0,image_source/* provenanceOf */.Jj)(access, options.registries, null),
        rebuild: options.rebuild,
        buildsAtOnce: 1,
        secrets: trust?.secrets,
        logDir: await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'kotlin-bench-bases-')),
        listener,
        signal
    });
    const ended = await Promise.allSettled(loaded.recipes.map((recipe)=>images.base(recipe)));
    return ended.map((base)=>{
        if (base.status === 'rejected') throw base.reason;
        return {
            ...base.value,
            seconds: secondsOf(base.value.name)
        };
    });
};

// EXTERNAL MODULE: ./src/report/durations.js
var durations = __webpack_require__(9729);
// EXTERNAL MODULE: ./src/report/lay-out-columns.js + 7 modules
var lay_out_columns = __webpack_require__(3212);
;// CONCATENATED MODULE: ./src/commands/bases-text.js


const WIDEST = 80;
const MIB = 1024 * 1024;
const fromWhere = ({ origin, registry })=>{
    switch(origin){
        case 'local':
            return 'was here';
        case 'pulled':
            return registry ?? 'a registry';
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

// EXTERNAL MODULE: ./src/entry/read-options/ca-bundle-of.js
var ca_bundle_of = __webpack_require__(2177);
// EXTERNAL MODULE: ./src/entry/read-options/registry-access.js
var registry_access = __webpack_require__(5804);
// EXTERNAL MODULE: ./src/entry/read-options/registry-choice.js
var registry_choice = __webpack_require__(3277);
// EXTERNAL MODULE: ./src/entry/cli/terminal-progress.js + 3 modules
var terminal_progress = __webpack_require__(3652);
;// CONCATENATED MODULE: ./src/entry/cli/bases-verb.js







/** `kotlin-bench bases`: makes sure of every base of the manifest, and gives a table of them on standard output. */ const basesVerb = async (values, context)=>{
    const { signal, watchJobs, stdout, stderr, environment } = context;
    const choice = (0,registry_choice/* registryChoice */.L)(values);
    const registryAccess = (0,registry_access/* verbAccess */.O)(choice.registries, context);
    const progress = (0,terminal_progress/* terminalProgress */.e)(stderr, {
        quiet: values.quiet
    });
    const listener = (event)=>{
        watchJobs(event);
        progress.listener(event);
    };
    try {
        const folder = values.bases ?? (0,external_node_path_.join)((0,external_node_path_.dirname)(values.path), 'bases');
        const caBundle = (0,ca_bundle_of/* caBundleOf */.i)(values['ca-bundle'], process.env, process.cwd());
        const images = await bases_bases({
            ...choice,
            bases: folder,
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

/***/ 3652:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ terminalProgress)
});

;// CONCATENATED MODULE: ./src/entry/cli/progress-text.js
/** Text from a task or an agent on one line: what could move the cursor or forge a line is gone. */ const oneLine = (text)=>text.replace(/\u001b\[[0-9;?]*[ -/]*[@-~]/g, '').replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
/** `9 s`, `2 min 05 s`, `1 h 02 min`. */ const duration = (seconds)=>{
    const whole = Math.round(seconds);
    const two = (value)=>String(value).padStart(2, '0');
    if (whole < 60) return `${whole} s`;
    if (whole < 3600) return `${Math.floor(whole / 60)} min ${two(whole % 60)} s`;
    return `${Math.floor(whole / 3600)} h ${two(Math.floor(whole % 3600 / 60))} min`;
};
/** How a trial ended, in a few words: its outcome, and the fault or first reason. */ const ending = (record)=>{
    if (record.fault !== null) return `error (${record.fault.kind}): ${oneLine(record.fault.message)}`;
    const reason = record.reasons[0];
    return reason === undefined ? record.outcome : `${record.outcome}: ${oneLine(reason.message)}`;
};

;// CONCATENATED MODULE: ./src/entry/cli/line-progress.js

const DONE = {
    build: 'built',
    pull: 'pulled',
    push: 'pushed'
};
/** The line for an event, or undefined for one that is too small to tell of. */ const progressLine = (event)=>{
    switch(event.type){
        case 'job-started':
            return `job ${oneLine(event.job)}: ${event.trials} ${event.trials === 1 ? 'trial' : 'trials'}`;
        case 'phase-finished':
            return `${oneLine(event.task)}  ${event.phase}  ${duration(event.seconds)}`;
        case 'trial-finished':
            return `${oneLine(event.task)}  ${ending(event.record)}`;
        case 'image-finished':
            return `image ${oneLine(event.image)}  ${DONE[event.action]}  ${duration(event.seconds)}`;
        case 'notice':
        case 'warning':
            {
                const about = event.task === undefined ? '' : `${oneLine(event.task)}  `;
                return `${about}${event.type}: ${oneLine(event.message)}`;
            }
        default:
            return undefined;
    }
};
/** A quiet line for each phase that ends: for logs and pipes. */ const lineProgress = (write)=>(event)=>{
        const line = progressLine(event);
        if (line !== undefined) write(`${line}\n`);
    };

;// CONCATENATED MODULE: ./src/entry/cli/live-progress.js


const CLEAR_LINE = '\r\u001b[2K';
/** What goes on above the status line for good: how trials end, and what went wrong. */ const isLasting = (event)=>[
        'job-started',
        'trial-finished',
        'image-finished',
        'notice',
        'warning'
    ].includes(event.type);
/** One status line, redrawn each second, below the lines that stay. */ const liveProgress = ({ write, columns, now = Date.now })=>{
    const active = new Map();
    let total = 0;
    let done = 0;
    const status = ()=>{
        const parts = [
            ...active.values()
        ].map(({ label, since })=>`${label} ${duration((now() - since) / 1000)}`);
        const counter = total === 0 ? [] : [
            `[${done}/${total}]`
        ];
        return [
            ...counter,
            parts.join(' | ')
        ].join(' ');
    };
    const redraw = ()=>write(`${CLEAR_LINE}${[
            ...status()
        ].slice(0, Math.max(10, columns() - 1)).join('')}`);
    const note = (event)=>{
        if (event.type === 'job-started') total = event.trials;
        if (event.type === 'trial-finished') done += 1;
        if (event.type === 'phase-started') {
            active.set(event.trial, {
                label: `${oneLine(event.task)} ${event.phase}`,
                since: now()
            });
        }
        if (event.type === 'phase-finished' || event.type === 'trial-finished') active.delete(event.trial);
        if (event.type === 'image-started') {
            active.set(event.image, {
                label: `${event.action} ${oneLine(event.image)}`,
                since: now()
            });
        }
        if (event.type === 'image-finished') active.delete(event.image);
    };
    const timer = setInterval(redraw, 1000);
    timer.unref();
    return {
        listener: (event)=>{
            note(event);
            const line = isLasting(event) ? progressLine(event) : undefined;
            if (line !== undefined) write(`${CLEAR_LINE}${line}\n`);
            redraw();
        },
        end: ()=>{
            clearInterval(timer);
            write(CLEAR_LINE);
        }
    };
};

;// CONCATENATED MODULE: ./src/entry/cli/terminal-progress.js


/** Progress on standard error: live on a terminal, a line a phase elsewhere, none when quiet. */ const terminalProgress = (stream, { quiet })=>{
    const write = (text)=>{
        stream.write(text);
    };
    if (quiet) return {
        listener: ()=>{},
        end: ()=>{}
    };
    if (!stream.isTTY) return {
        listener: lineProgress(write),
        end: ()=>{}
    };
    return liveProgress({
        write,
        columns: ()=>stream.columns ?? 80
    });
};


/***/ }),

/***/ 5969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ loadBases),
/* harmony export */   R: () => (/* binding */ baseContext)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1538);



/**
 * Reads `<dir>/manifest`. A folder without one has no bases: the tasks' own images are then used as
 * the engine has them.
 * @throws UserError for a line that is no base
 */ const loadBases = async (dir)=>{
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'manifest');
    let text;
    try {
        text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8');
    } catch (error) {
        if (error.code === 'ENOENT') return {
            dir,
            recipes: []
        };
        throw error;
    }
    return {
        dir,
        recipes: (0,_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .parseManifest */ .N)(text, path)
    };
};
/** Where a base's recipe and its build context stand: the recipe's own folder is the context. */ const baseContext = (bases, recipe)=>{
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(recipe.dockerfile);
    const within = (path)=>folder === '.' ? path : path.slice(folder.length + 1);
    // Another base's recipe in the same folder is no part of this one: changing it must not rebuild this.
    const others = bases.recipes.filter((other)=>other.dockerfile !== recipe.dockerfile && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(other.dockerfile) === folder).map((other)=>within(other.dockerfile));
    return {
        contextDir: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(bases.dir, folder),
        dockerfile: within(recipe.dockerfile),
        leaveOut: new Set(others)
    };
};


/***/ }),

/***/ 3969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ parentImages)
/* harmony export */ });
/**
 * The instructions of a Dockerfile, each on one line: a backslash at the end of a line joins it with
 * the next, comment lines between do not count, and here-documents are left out.
 */ const instructions = (dockerfile)=>{
    const found = [];
    let joined = '';
    const ends = [];
    for (const line of dockerfile.replace(/\r/g, '').split('\n')){
        if (ends.length > 0) {
            if (line.replace(/^\t+/, '') === ends[0]) ends.shift();
            continue;
        }
        if (/^\s*#/.test(line)) continue;
        const goesOn = /^(.*)\\[ \t]*$/.exec(line);
        joined += goesOn ? `${goesOn[1]} ` : line;
        if (goesOn) continue;
        if (/^\s*(?:RUN|COPY|ADD)\s/i.test(joined)) {
            for (const match of joined.matchAll(/<<-?(["']?)(\w+)\1/g))ends.push(match[2]);
        }
        found.push(joined);
        joined = '';
    }
    return [
        ...found,
        joined
    ];
};
const FROM = /^\s*FROM\s+(?:--\S+\s+)*(\S+)(?:\s+AS\s+(\S+))?/i;
const ARG = /^\s*ARG\s+(\w+)(?:=(?:"([^"]*)"|'([^']*)'|(\S*)))?/i;
const COPY = /^\s*(?:COPY|ADD)\s+(?:--\S+\s+)*?--from=(\S+)/i;
const MOUNT = /--mount=(?:\S*,)?from=([^,\s]+)/gi;
/** What a Dockerfile builds on: images from outside, not its own earlier stages. */ const parentImages = (dockerfile)=>{
    const args = new Map();
    const stages = new Set();
    const parents = new Set();
    const expand = (text)=>text.replace(/\$(?:\{(\w+)(?::?-([^}]*))?\}|(\w+))/g, (whole, braced, fallback, bare)=>args.get(braced ?? bare) || (fallback ?? whole));
    const isOutside = (image)=>image !== 'scratch' && !/^\d+$/.test(image) && !stages.has(image.toLowerCase());
    let seenFrom = false;
    for (const line of instructions(dockerfile)){
        const arg = ARG.exec(line);
        const from = FROM.exec(line);
        const copied = COPY.exec(line);
        if (arg && !seenFrom) {
            args.set(arg[1], expand(arg[2] ?? arg[3] ?? arg[4] ?? ''));
        } else if (from) {
            seenFrom = true;
            const image = expand(from[1]);
            if (isOutside(image)) parents.add(image);
            if (from[2]) stages.add(from[2].toLowerCase());
        } else if (copied) {
            if (isOutside(copied[1])) parents.add(copied[1]);
        } else if (/^\s*RUN\s/i.test(line)) {
            for (const [, image = ''] of line.matchAll(MOUNT))if (isOutside(image)) parents.add(image);
        }
    }
    return [
        ...parents
    ];
};


/***/ }),

/***/ 1538:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ parseManifest)
/* harmony export */ });
/* unused harmony export baseImageName */
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9866);

/** The name that tasks' FROM lines use for a base. */ const baseImageName = (repo, tag)=>`kotlin-bench/${repo.toLowerCase()}:${tag}`;
const isInside = (path)=>!path.startsWith('/') && !path.split('/').includes('..');
/**
 * Reads `bases/manifest`: a line a base, `repo tag dockerfile`, blanks between, `#` to the end of the
 * line is a comment.
 * @throws UserError that names the line
 */ const parseManifest = (text, path)=>{
    const recipes = [];
    text.split(/\r?\n/).forEach((line, index)=>{
        const words = line.replace(/#.*$/, '').trim().split(/\s+/).filter(Boolean);
        if (words.length === 0) return;
        const [repo, tag, dockerfile] = words;
        if (words.length !== 3 || !repo || !tag || !dockerfile || !isInside(dockerfile)) {
            throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${path}:${index + 1}: "${line.trim()}" is no base. A line is "repo tag dockerfile", the dockerfile relative to the manifest's folder and inside it.`);
        }
        const image = baseImageName(repo, tag);
        if (recipes.some((recipe)=>recipe.image === image)) {
            throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${path}:${index + 1}: the base ${image} is named twice. Remove one of the lines.`);
        }
        recipes.push({
            repo,
            tag,
            dockerfile,
            image
        });
    });
    return recipes;
};


/***/ }),

/***/ 9533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ formatUsd),
/* harmony export */   _: () => (/* binding */ formatTokens)
/* harmony export */ });
/** Tokens for people: `950`, `12.3k`, `4.57M`. */ const formatTokens = (tokens)=>{
    if (tokens < 1_000) return String(Math.round(tokens));
    if (tokens < 999_950) return `${(tokens / 1_000).toFixed(1)}k`;
    return `${(tokens / 1_000_000).toFixed(2)}M`;
};
/** US dollars for people: `$12.40`, and below one dollar `$0.0312`; what is less than shown says so. */ const formatUsd = (usd)=>{
    if (usd >= 1 || usd === 0) return `$${usd.toFixed(2)}`;
    return usd < 0.0001 ? '<$0.0001' : `$${usd.toFixed(4)}`;
};


/***/ }),

/***/ 261:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   ml: () => (/* binding */ shorten)
/* harmony export */ });
/* unused harmony exports escapeMarkdown, markdownCode, markdownLines */
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

/***/ 7886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   Q_: () => (/* binding */ ratePhrase),
/* harmony export */   __: () => (/* binding */ countsPhrase),
/* harmony export */   oW: () => (/* binding */ caveats),
/* harmony export */   rT: () => (/* binding */ costPhrase)
/* harmony export */ });
/* unused harmony exports percent, errorCount, scoredCount, isPlainRate */
/* harmony import */ var _amounts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9533);

/** `1 task`, `2 tasks`. */ const plural = (count, word)=>`${count} ${word}${count === 1 ? '' : 's'}`;
/** A share as a percentage with one decimal, never rounded up to 100 or down to 0. */ const percent = (share)=>{
    const tenths = Math.round(share * 1000);
    const honest = share < 1 && tenths === 1000 ? 999 : share > 0 && tenths === 0 ? 1 : tenths;
    return `${(honest / 10).toFixed(1)}%`;
};
const errorCount = ({ errors })=>errors.infrastructure + errors.model + errors.task;
/** `3 resolved, 1 unresolved, 2 errors (1 infrastructure, 1 task), 1 not run`. */ const countsPhrase = (summary)=>{
    const { resolved, unresolved, errors, notRun } = summary;
    const parts = [
        `${resolved} resolved`,
        `${unresolved} unresolved`
    ];
    const kinds = [
        'infrastructure',
        'model',
        'task'
    ].filter((kind)=>errors[kind] > 0).map((kind)=>`${errors[kind]} ${kind}`);
    if (kinds.length > 0) parts.push(`${plural(errorCount(summary), 'error')} (${kinds.join(', ')})`);
    if (notRun > 0) parts.push(`${notRun} not run`);
    return parts.join(', ');
};
/** `rate 75.0% (95% interval 30.1% to 95.4%)`; says so where nothing was scored. */ const ratePhrase = ({ rate, interval95 })=>{
    if (rate === null) return 'no rate, since no trial has a verdict';
    const interval = interval95 === null ? '' : ` (95% interval ${percent(interval95[0])} to ${percent(interval95[1])})`;
    return `rate ${percent(rate)}${interval}`;
};
/** `$1.20 for the model`, and how many trials are not in it; empty where no cost is known. */ const costPhrase = ({ costUsd }, trials)=>{
    const unknown = trials.filter((trial)=>trial.tokens !== null && trial.costUsd === null).length;
    if (costUsd === null) return [];
    const without = unknown === 0 ? '' : ` without ${plural(unknown, 'trial')} of unknown price`;
    return [
        `${(0,_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatUsd */ .U)(costUsd)} for the model${without}`
    ];
};
/** Trials with a verdict. */ const scoredCount = ({ resolved, unresolved })=>resolved + unresolved;
/** Whether the rate is resolved over scored too, and not only the mean over tasks. */ const isPlainRate = (summary)=>summary.rate !== null && Math.abs(summary.rate - summary.resolved / scoredCount(summary)) < 1e-9;
/** What a reader of the rate should know besides it; empty where there is nothing. */ const caveats = (summary)=>{
    const { bounds, rateUnflagged, rate, disputed, flagged, notRun, unverified } = summary;
    const notes = [];
    if (rate !== null && unverified === 0 && !isPlainRate(summary)) {
        notes.push('every task weighs the same in the rate, however many of its trials have a verdict');
    }
    if (bounds !== null && errorCount(summary) + notRun > 0) {
        notes.push(`the rate is between ${percent(bounds[0])} and ${percent(bounds[1])} whatever the trials without a verdict would have given`);
    }
    if (flagged > 0 && rateUnflagged !== null && rateUnflagged !== rate) {
        notes.push(`${percent(rateUnflagged)} if trials with suspect flags count 0`);
    }
    if (unverified > 0) {
        const scope = unverified < scoredCount(summary) ? ', and in none of the rates' : '';
        notes.push(`${plural(unverified, 'reward')} unverified: only what test.sh itself wrote${scope}`);
    }
    if (disputed > 0) notes.push(`${plural(disputed, 'verdict')} disputed`);
    return notes;
};


/***/ })

};
;