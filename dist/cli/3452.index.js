"use strict";
exports.id = 3452;
exports.ids = [3452];
exports.modules = {

/***/ 14518:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ baseOfTask)
/* harmony export */ });
/* harmony import */ var _task_parents_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7614);

/** The image that a task's own builds on, or the prebuilt one that it uses; null where none is named. */ const baseOfTask = async (task, { recipes })=>{
    if (task.environment.dockerImage !== null) return task.environment.dockerImage;
    const parents = await (0,_task_parents_js__WEBPACK_IMPORTED_MODULE_0__/* .taskParents */ .J)(task);
    const ours = parents.filter((parent)=>recipes.some(({ image })=>image === parent));
    return ours.at(-1) ?? parents.at(-1) ?? null;
};


/***/ }),

/***/ 63452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  listVerb: () => (/* binding */ listVerb)
});

// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(29866);
// EXTERNAL MODULE: ./src/dataset/read-file.js
var read_file = __webpack_require__(30863);
// EXTERNAL MODULE: ./src/dataset/read-task.js
var read_task = __webpack_require__(86976);
// EXTERNAL MODULE: ./src/score/index.js + 60 modules
var score = __webpack_require__(57098);
// EXTERNAL MODULE: ./src/report/durations.js
var durations = __webpack_require__(59729);
// EXTERNAL MODULE: ./src/report/escape.js
var report_escape = __webpack_require__(40261);
// EXTERNAL MODULE: ./src/report/terminal/lay-out-columns.js
var lay_out_columns = __webpack_require__(25256);
// EXTERNAL MODULE: ./src/text/plural.js
var plural = __webpack_require__(53239);
;// CONCATENATED MODULE: ./src/commands/list-text.js




const WIDTH = 120;
const NARROWEST = 8;
const WIDEST = 60;
const OURS = 'kotlin-bench/';
/** The order in which people look at them: what must begin to pass, then what must go on to. */ const TRANSITIONS = [
    'f2p',
    'n2p',
    's2p',
    'p2p'
];
/** Limits are whole minutes nearly always, and then need little room. */ const limitOf = (seconds)=>{
    if (seconds === undefined) return '';
    if (seconds === null) return 'none';
    return seconds % 60 === 0 ? `${seconds / 60}m` : (0,durations/* formatSeconds */.X)(seconds);
};
/** How a phase is connected: `public`, `none`, or so many hosts. */ const networkOf = (policy)=>{
    if (policy === undefined) return '';
    if (policy.networkMode === 'allowlist') return (0,plural/* plural */.L)(policy.allowedHosts.length, 'host');
    return policy.networkMode === 'public' ? 'public' : 'none';
};
const GAP = 2;
const widthOf = (columns)=>Math.max(...(0,lay_out_columns/* layOutColumns */.w)(columns).map((row)=>row.length));
/** Takes from the widest until they fit, as far as something can still be read of each. */ const shareWidth = (columns, room)=>{
    const widths = columns.map((column)=>widthOf([
            {
                ...column,
                width: WIDEST
            }
        ]));
    const sum = ()=>widths.reduce((all, width)=>all + width, 0);
    for(let widest = Math.max(...widths); sum() > room && widest > NARROWEST; widest = Math.max(...widths)){
        widths[widths.indexOf(widest)] = widest - 1;
    }
    return columns.map((column, index)=>({
            ...column,
            width: widths[index] ?? NARROWEST
        }));
};
const columnsOf = (tasks, width)=>{
    const cells = (read)=>tasks.map(read);
    const counts = TRANSITIONS.filter((kind)=>kind === 'f2p' || kind === 'p2p' || tasks.some(({ tests })=>(tests?.[kind] ?? 0) > 0));
    const fixed = [
        ...counts.map((kind)=>({
                title: kind,
                cells: cells(({ tests })=>tests === null ? '-' : String(tests[kind])),
                width: 6,
                align: 'right'
            })),
        {
            title: 'build',
            cells: cells((task)=>limitOf(task.timeoutsSec?.environment)),
            width: 7,
            align: 'right'
        },
        {
            title: 'agent',
            cells: cells((task)=>limitOf(task.timeoutsSec?.agent)),
            width: 7,
            align: 'right'
        },
        {
            title: 'verify',
            cells: cells((task)=>limitOf(task.timeoutsSec?.verify)),
            width: 7,
            align: 'right'
        },
        {
            title: 'agent net',
            cells: cells((task)=>networkOf(task.network?.agent)),
            width: 10
        },
        {
            title: 'verify net',
            cells: cells((task)=>networkOf(task.network?.verifier)),
            width: 10
        }
    ];
    // Whole, since it is what --include takes.
    const task = {
        title: 'task',
        cells: cells(({ name })=>name),
        width: WIDEST
    };
    // Where they are cut, the end tells one from the other.
    const origin = [
        {
            title: 'repository',
            keep: 'end',
            cells: cells(({ repository })=>repository ?? '')
        },
        {
            title: 'base',
            keep: 'end',
            cells: cells(({ base })=>base?.startsWith(OURS) ? base.slice(OURS.length) : base ?? '')
        }
    ];
    const used = widthOf([
        task,
        ...fixed
    ]) + origin.length * GAP;
    return [
        task,
        ...shareWidth(origin, width - used),
        ...fixed
    ];
};
const section = (title, lines)=>lines.length === 0 ? [] : [
        '',
        title,
        ...lines.map((line)=>`  ${(0,report_escape/* visible */.RK)(line)}`)
    ];
const totals = ({ dataset, tasks, tasksInDataset })=>{
    const sum = (kind)=>tasks.reduce((all, { tests })=>all + (tests?.[kind] ?? 0), 0);
    const repositories = new Set(tasks.flatMap(({ repository })=>repository ?? []));
    const bases = new Set(tasks.flatMap(({ base })=>base ?? []));
    const of = tasks.length === tasksInDataset ? '' : ` of ${tasksInDataset}`;
    const tests = TRANSITIONS.filter((kind)=>sum(kind) > 0).map((kind)=>`${sum(kind)} ${kind}`);
    const among = `${(0,plural/* plural */.L)(repositories.size, 'repository', 'repositories')}, ${(0,plural/* plural */.L)(bases.size, 'base')}`;
    return [
        `${tasks.length}${of} ${tasksInDataset === 1 ? 'task' : 'tasks'}, ${among}${tests.length > 0 ? `; tests: ${tests.join(', ')}` : ''}`,
        `${(0,report_escape/* visible */.RK)(dataset.source)}, ${dataset.commit === null ? 'no commit (changed, or not in git)' : `commit ${dataset.commit}`}`
    ];
};
/**
 * A list of tasks for a terminal: a row a task, then what cannot run, what has no effect and what is
 * no task. `width` is in terminal columns (default 120); what is needed for
 * a task's name and counts is taken all the same.
 */ const listText = (list, { width = WIDTH } = {})=>{
    const { tasks, skipped } = list;
    const rows = tasks.length === 0 ? [] : [
        ...(0,lay_out_columns/* layOutColumns */.w)(columnsOf(tasks, width)),
        ''
    ];
    return [
        ...rows,
        ...totals(list),
        ...section('Cannot run:', tasks.flatMap(({ name, fault })=>fault === null ? [] : [
                `${name}: ${fault.message}`
            ])),
        ...section('Without effect:', tasks.flatMap(({ name, warnings })=>warnings.map(({ message })=>`${name}: ${message}`))),
        ...section('No tasks:', skipped.map(({ name, reason })=>`${name} ${reason}`))
    ].join('\n');
};

// EXTERNAL MODULE: ./src/commands/shared/dataset/base-of-task.js
var base_of_task = __webpack_require__(14518);
// EXTERNAL MODULE: ./src/commands/shared/dataset/open-dataset.js + 32 modules
var open_dataset = __webpack_require__(62789);
;// CONCATENATED MODULE: ./src/commands/list.js







const policyOf = ({ networkMode, allowedHosts })=>({
        networkMode,
        allowedHosts
    });
const countsOf = async (task)=>{
    const path = 'tests/expected_tests.json';
    const content = await (0,read_task/* readTaskFile */.w)(task, path);
    if (content === null) return null;
    const expected = (0,score/* readExpectedTests */._v)(content, path);
    return {
        f2p: expected.f2p_tests.length,
        p2p: expected.p2p_tests.length,
        s2p: expected.s2p_tests.length,
        n2p: expected.n2p_tests.length
    };
};
const testsOf = async (task)=>{
    try {
        return {
            tests: await countsOf(task),
            fault: null
        };
    } catch (error) {
        if (!(error instanceof errors/* UserError */.yo || error instanceof read_file/* RefusedFile */.tg)) throw error;
        return {
            tests: null,
            fault: {
                code: 'expected-tests-invalid',
                message: (0,errors/* errorMessage */.gJ)(error)
            }
        };
    }
};
const UNKNOWN = {
    declaredName: null,
    repository: null,
    license: null,
    base: null,
    tests: null,
    timeoutsSec: null,
    network: null
};
/** What a task's folder says; of a row nothing, since its folder is written where it is run. */ const inFolder = async (task, { bases, rows })=>rows === undefined ? {
        base: await (0,base_of_task/* baseOfTask */.O)(task, bases),
        ...await testsOf(task)
    } : {
        base: null,
        tests: null,
        fault: null
    };
const listed = async (entry, opened)=>{
    const { name, warnings } = entry;
    if (!entry.ok) return {
        name,
        ...UNKNOWN,
        fault: entry.fault,
        warnings
    };
    const { task } = entry;
    const { base, tests, fault } = await inFolder(task, opened);
    return {
        name,
        declaredName: task.declaredName,
        repository: task.repository,
        license: task.license,
        base,
        tests,
        timeoutsSec: {
            environment: task.environment.buildTimeoutSec,
            agent: task.agent.timeoutSec,
            verify: task.verifier.timeoutSec
        },
        network: {
            environment: policyOf(task.environment),
            agent: policyOf(task.agent),
            verifier: policyOf(task.verifier)
        },
        fault,
        warnings
    };
};
/**
 * `list`: the selected tasks of a dataset, and everything in it that is no task, cannot run, or has no
 * effect. `width` is in terminal columns.
 * @throws UserError and FaultError as opening and selecting do
 */ const list = async (choice, context, { width } = {})=>{
    const opened = await (0,open_dataset/* openDataset */.Jp)(choice, context);
    const selected = await (0,open_dataset/* selectFrom */.JU)(opened, choice, context);
    const tasks = [];
    // One at a time: a list of expected tests may have megabytes.
    for (const entry of selected){
        context.signal.throwIfAborted();
        tasks.push(await listed(entry, opened));
    }
    const { dataset, entries, skipped } = opened.loaded;
    const found = {
        schema: 'kotlin-bench/list@1',
        dataset,
        tasksInDataset: entries.length,
        tasks,
        skipped
    };
    return {
        list: found,
        text: listText(found, width === undefined ? {} : {
            width
        }),
        exitCode: 0
    };
};

// EXTERNAL MODULE: ./src/entry/read-options/dataset-choice.js
var dataset_choice = __webpack_require__(81906);
// EXTERNAL MODULE: ./src/entry/read-options/rows-choice.js
var rows_choice = __webpack_require__(74011);
// EXTERNAL MODULE: ./src/entry/cli/terminal-progress.js + 2 modules
var terminal_progress = __webpack_require__(81479);
;// CONCATENATED MODULE: ./src/entry/cli/list-verb.js




/** `kotlin-bench list`: the tasks on standard output, as a table or as JSON. */ const listVerb = async (values, { signal, stdout, stderr, environment })=>{
    const choice = (0,dataset_choice/* datasetChoice */.o)(values, (0,rows_choice/* rowsChoice */.j)(values, {
        place: 'flags',
        folder: process.cwd()
    }));
    (0,dataset_choice/* requireDataset */.I)(choice, 'flags');
    const found = await (0,terminal_progress/* withProgress */.E)(stderr, {
        quiet: values.quiet
    }, (listener)=>list(choice, {
            environment,
            datasetToken: undefined,
            listener,
            signal
        }, stdout.isTTY ? {
            width: stdout.columns
        } : {}));
    stdout.write(`${(values.json ? JSON.stringify(found.list, null, 2) : found.text).trimEnd()}\n`);
    return found.exitCode;
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

/***/ 74011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ rowHandling),
/* harmony export */   j: () => (/* binding */ rowsChoice)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29866);
/* harmony import */ var _contracts_swe_polybench_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92161);
/* harmony import */ var _text_quote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98461);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29921);






/** Stands for no published images, since an empty text is as good as none given. */ const NONE = 'none';
const FORMATS = 'CSV as published, JSON, or JSON Lines, each also compressed by gzip';
/** Whether the dataset is a file of rows. */ const isOfRows = ({ benchmark, bench })=>bench !== undefined || benchmark === 'swe-polybench';
const written = (name, place)=>place === 'flags' ? `\`--${name}\`` : `input \`${name}\``;
/** How a user says that the dataset is a file of rows. */ const SAY_ROWS = {
    flags: '`--benchmark swe-polybench`',
    inputs: 'input `benchmark: swe-polybench`'
};
/** What only rows have. */ const OF_ROWS = [
    'split',
    'language',
    'hints',
    'grading',
    'repo-path',
    'published-images',
    'data-dir'
];
/** Whether an option says what it says by itself: the runner fills in defaults, which nobody has typed. */ const isUsual = (name, values, folder)=>{
    const { type, default: usual } = _options_js__WEBPACK_IMPORTED_MODULE_5__/* .options */ .fF.find((row)=>row.name === name);
    const value = values[name];
    if (value === undefined || usual === undefined) return value === undefined;
    return String(value) === (type === 'path' ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, usual) : usual);
};
/** @throws UserError for what only rows have, where there are none */ const refuseWithoutRows = (values, place, folder)=>{
    const name = OF_ROWS.find((one)=>!isUsual(one, values, folder));
    // A shard's rows are its plan's, and those of a job that goes on its own.
    if (name === undefined || values.plan !== undefined || values.resume !== undefined) return;
    throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${written(name, place)} is of rows, and the dataset is a folder of tasks. Leave it out, or say ${SAY_ROWS[place]}.`);
};
/** @throws UserError for what cannot be done with rows */ const refuseWithRows = (values, place)=>{
    const { 'verifier-mode': mode, 'changed-since': changedSince } = values;
    if (mode !== 'fresh') {
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${written('verifier-mode', place)} is ${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .h)(mode)}; rows of SWE-PolyBench are graded in containers of their own, so it has to be \`fresh\`. Leave it out.`);
    }
    if (changedSince !== undefined) {
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${written('changed-since', place)} is ${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .h)(changedSince)}; it is about folders of tasks, and rows have no history. Leave it out, and name rows by \`include\`.`);
    }
};
const fileOf = (values, place, folder)=>{
    if (values.dataset === undefined) return null;
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, values.dataset);
    const problem = !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) ? 'and nothing is there' : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file).isDirectory() ? 'which is a folder' : undefined;
    if (problem === undefined) return file;
    throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${written('dataset', place)} is ${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .h)(values.dataset)}, ${problem}. Name the file of rows: ${FORMATS}.`);
};
/**
 * Which rows are wanted, as the commands take it; undefined where the dataset is a folder of tasks.
 * Relative paths start at `folder`.
 * @throws UserError for a file that is not there, and for options that do not fit
 */ const rowsChoice = (values, { place, folder })=>{
    if (!isOfRows(values)) {
        refuseWithoutRows(values, place, folder);
        return undefined;
    }
    refuseWithRows(values, place);
    return {
        file: values.resume === undefined ? fileOf(values, place, folder) : null,
        split: values.split,
        language: values.language,
        hints: values.hints,
        repoPath: values['repo-path'],
        publishedImages: publishedImages(values)
    };
};
const publishedImages = ({ 'published-images': prefix })=>prefix === NONE ? null : prefix;
/** @throws UserError for what is no way to grade */ const readGradings = (texts)=>{
    const names = texts.flatMap((text)=>text.split(',').map((name)=>name.trim())).filter((name)=>name !== '');
    const read = names.map((name)=>{
        const grading = _contracts_swe_polybench_js__WEBPACK_IMPORTED_MODULE_3__/* .gradingNameSchema */ .dh.safeParse(name.toLowerCase());
        if (grading.success) return grading.data;
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`\`grading\` is ${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .h)(name)}; it has to be of ${_contracts_swe_polybench_js__WEBPACK_IMPORTED_MODULE_3__/* .GRADINGS */ .e.map(_text_quote_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .h).join(', ')}. Correct it, or leave it out for all of them.`);
    });
    if (read.length === 0) {
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`\`grading\` names none of ${_contracts_swe_polybench_js__WEBPACK_IMPORTED_MODULE_3__/* .GRADINGS */ .e.map(_text_quote_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .h).join(', ')}. Name one, or leave it out for all of them.`);
    }
    // In the order that decides whose the reward is.
    return _contracts_swe_polybench_js__WEBPACK_IMPORTED_MODULE_3__/* .GRADINGS */ .e.filter((grading)=>read.includes(grading));
};
/** How rows are run and graded, of which a shard has its own from the call. */ const rowHandling = (values)=>({
        gradings: readGradings(values.grading),
        repoPath: values['repo-path'],
        publishedImages: publishedImages(values),
        dataDir: values['data-dir']
    });


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

/***/ 13160:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ stringWidth)
});

;// CONCATENATED MODULE: ../../node_modules/ansi-regex/index.js
// Valid string terminator sequences are ESC\ and 0x9c; OSC also accepts BEL.
const ST = String.raw`(?:\u001B\u005C|\u009C)`;

// OSC sequences only: ESC ] ... BEL/ST (or the C1 introducer 0x9d ... BEL/ST).
// Payloads stop at terminators, cancellations, and C1 controls. An unterminated string cannot swallow the next sequence or repeatedly scan its payload from later introducers. Terminals likewise abort a control string on an unexpected ESC.
const stringControls = String.raw`\u0018\u001A\u001B\u0080-\u009F`;
const osc = String.raw`(?:\u001B\]|\u009D)[^\u0007${stringControls}]*(?:\u0007|${ST})`;

// DCS, SOS, PM, APC, and screen window titles have opaque payloads terminated by ST. Nested ESC payloads, such as tmux passthrough, require a parser.
const controlString = String.raw`(?:\u001B[PX^_k]|[\u0090\u0098\u009E\u009F])[^${stringControls}]*${ST}`;

// Linux console palette controls have fixed lengths and no string terminator; iTerm2 terminates its palette assignments. Consume an immediately adjacent OSC terminator, but match these controls before OSC so a later BEL cannot consume visible text.
const linuxPalette = String.raw`\u001B\](?:P[\dA-Fa-f]{7}|R)(?:\u0007|${ST})?`;

// CSI: ESC [ or C1 CSI, parameter bytes (0x30–0x3f), intermediate bytes (0x20–0x2f), then a final byte (0x40–0x7e).
// `= < >` are final bytes in two-byte VT52 escapes (`ESC >`) but parameter bytes in a CSI (`ESC [ > 0 ; 276 ; 0 c`, the device attributes reply). Match CSI first to consume the whole sequence, where its introducer makes the two unambiguous.
const csi = String.raw`(?:\u001B\[|\u009B)[\u0030-\u003F]*[\u0020-\u002F]*[\u0040-\u007E]`;

// Related escapes: ESC, intermediate bytes (0x20–0x2f), then a final byte (0x30–0x7e), or a supported two-byte escape.
// The two-byte final class stays narrow so that ESC followed by an arbitrary character is not read as a sequence. CSI parameters belong only to the CSI form, preventing partial matches and avoiding a second scan with nested repetition.
// Escapes whose final byte is a digit include `ESC 7` and `ESC 8` (save and restore cursor), `ESC ( 0` (line drawing character set), and `ESC # 8` (screen alignment).
// A digit is never a CSI final byte. These escapes end immediately at their final byte, so `ESC 7 l` is read as the escape followed by text rather than a sequence with parameter 7 and final byte `l`.
const ansi_regex_escape = String.raw`\u001B(?:[\u0020-\u002F]+[\u0030-\u007E]|[\dA-PR-TZcf-oq-uy=><~|}])`;

const pattern = `${linuxPalette}|${osc}|${controlString}|${csi}|${ansi_regex_escape}`;

function ansiRegex({onlyFirst = false} = {}) {
	return new RegExp(pattern, onlyFirst ? undefined : 'g');
}

;// CONCATENATED MODULE: ../../node_modules/strip-ansi/index.js


const regex = ansiRegex();

function stripAnsi(string) {
	if (typeof string !== 'string') {
		throw new TypeError(`Expected a \`string\`, got \`${typeof string}\``);
	}

	// Fast path: ANSI codes require ESC (7-bit) or CSI (8-bit) introducer
	if (!string.includes('\u001B') && !string.includes('\u009B')) {
		return string;
	}

	// Even though the regex is global, we don't need to reset the `.lastIndex`
	// because unlike `.exec()` and `.test()`, `.replace()` does it automatically
	// and doing it manually has a performance penalty.
	return string.replace(regex, '');
}

;// CONCATENATED MODULE: ../../node_modules/get-east-asian-width/lookup-data.js
// Generated by scripts/build.js

const ambiguousMinimalCodePoint = 161;
const ambiguousMaximumCodePoint = 1114109;
const ambiguousRanges = [161, 161, 164, 164, 167, 168, 170, 170, 173, 174, 176, 180, 182, 186, 188, 191, 198, 198, 208, 208, 215, 216, 222, 225, 230, 230, 232, 234, 236, 237, 240, 240, 242, 243, 247, 250, 252, 252, 254, 254, 257, 257, 273, 273, 275, 275, 283, 283, 294, 295, 299, 299, 305, 307, 312, 312, 319, 322, 324, 324, 328, 331, 333, 333, 338, 339, 358, 359, 363, 363, 462, 462, 464, 464, 466, 466, 468, 468, 470, 470, 472, 472, 474, 474, 476, 476, 593, 593, 609, 609, 708, 708, 711, 711, 713, 715, 717, 717, 720, 720, 728, 731, 733, 733, 735, 735, 768, 879, 913, 929, 931, 937, 945, 961, 963, 969, 1025, 1025, 1040, 1103, 1105, 1105, 8208, 8208, 8211, 8214, 8216, 8217, 8220, 8221, 8224, 8226, 8228, 8231, 8240, 8240, 8242, 8243, 8245, 8245, 8251, 8251, 8254, 8254, 8308, 8308, 8319, 8319, 8321, 8324, 8364, 8364, 8451, 8451, 8453, 8453, 8457, 8457, 8467, 8467, 8470, 8470, 8481, 8482, 8486, 8486, 8491, 8491, 8531, 8532, 8539, 8542, 8544, 8555, 8560, 8569, 8585, 8585, 8592, 8601, 8632, 8633, 8658, 8658, 8660, 8660, 8679, 8679, 8704, 8704, 8706, 8707, 8711, 8712, 8715, 8715, 8719, 8719, 8721, 8721, 8725, 8725, 8730, 8730, 8733, 8736, 8739, 8739, 8741, 8741, 8743, 8748, 8750, 8750, 8756, 8759, 8764, 8765, 8776, 8776, 8780, 8780, 8786, 8786, 8800, 8801, 8804, 8807, 8810, 8811, 8814, 8815, 8834, 8835, 8838, 8839, 8853, 8853, 8857, 8857, 8869, 8869, 8895, 8895, 8978, 8978, 9312, 9449, 9451, 9547, 9552, 9587, 9600, 9615, 9618, 9621, 9632, 9633, 9635, 9641, 9650, 9651, 9654, 9655, 9660, 9661, 9664, 9665, 9670, 9672, 9675, 9675, 9678, 9681, 9698, 9701, 9711, 9711, 9733, 9734, 9737, 9737, 9742, 9743, 9756, 9756, 9758, 9758, 9792, 9792, 9794, 9794, 9824, 9825, 9827, 9829, 9831, 9834, 9836, 9837, 9839, 9839, 9886, 9887, 9919, 9919, 9926, 9933, 9935, 9939, 9941, 9953, 9955, 9955, 9960, 9961, 9963, 9969, 9972, 9972, 9974, 9977, 9979, 9980, 9982, 9983, 10045, 10045, 10102, 10111, 11094, 11097, 12872, 12879, 57344, 63743, 65024, 65039, 65533, 65533, 127232, 127242, 127248, 127277, 127280, 127337, 127344, 127373, 127375, 127376, 127387, 127404, 917760, 917999, 983040, 1048573, 1048576, 1114109];

const fullwidthMinimalCodePoint = 12288;
const fullwidthMaximumCodePoint = 65510;
const fullwidthRanges = [12288, 12288, 65281, 65376, 65504, 65510];

const lookup_data_halfwidthMinimalCodePoint = 8361;
const lookup_data_halfwidthMaximumCodePoint = 65518;
const lookup_data_halfwidthRanges = (/* unused pure expression or super */ null && ([8361, 8361, 65377, 65470, 65474, 65479, 65482, 65487, 65490, 65495, 65498, 65500, 65512, 65518]));

const lookup_data_narrowMinimalCodePoint = 32;
const lookup_data_narrowMaximumCodePoint = 10630;
const lookup_data_narrowRanges = (/* unused pure expression or super */ null && ([32, 126, 162, 163, 165, 166, 172, 172, 175, 175, 10214, 10221, 10629, 10630]));

const wideMinimalCodePoint = 4352;
const wideMaximumCodePoint = 262141;
const wideRanges = [4352, 4447, 8986, 8987, 9001, 9002, 9193, 9196, 9200, 9200, 9203, 9203, 9725, 9726, 9748, 9749, 9776, 9783, 9800, 9811, 9855, 9855, 9866, 9871, 9875, 9875, 9889, 9889, 9898, 9899, 9917, 9918, 9924, 9925, 9934, 9934, 9940, 9940, 9962, 9962, 9970, 9971, 9973, 9973, 9978, 9978, 9981, 9981, 9989, 9989, 9994, 9995, 10024, 10024, 10060, 10060, 10062, 10062, 10067, 10069, 10071, 10071, 10133, 10135, 10160, 10160, 10175, 10175, 11035, 11036, 11088, 11088, 11093, 11093, 11904, 11929, 11931, 12019, 12032, 12245, 12272, 12287, 12289, 12350, 12353, 12438, 12441, 12543, 12549, 12591, 12593, 12686, 12688, 12773, 12783, 12830, 12832, 12871, 12880, 42124, 42128, 42182, 43360, 43388, 44032, 55203, 63744, 64255, 65040, 65049, 65072, 65106, 65108, 65126, 65128, 65131, 94176, 94180, 94192, 94198, 94208, 101594, 101631, 101664, 101760, 101874, 101888, 102801, 102816, 102866, 110576, 110579, 110581, 110587, 110589, 110590, 110592, 110888, 110898, 110898, 110928, 110930, 110933, 110933, 110948, 110952, 110960, 111355, 119552, 119638, 119648, 119670, 126980, 126980, 127183, 127183, 127374, 127374, 127377, 127386, 127406, 127406, 127488, 127490, 127504, 127547, 127552, 127560, 127568, 127569, 127584, 127589, 127744, 127776, 127789, 127797, 127799, 127868, 127870, 127891, 127904, 127946, 127951, 127955, 127968, 127984, 127988, 127988, 127992, 128062, 128064, 128064, 128066, 128252, 128255, 128317, 128331, 128334, 128336, 128359, 128378, 128378, 128405, 128406, 128420, 128420, 128507, 128591, 128640, 128709, 128716, 128716, 128720, 128722, 128725, 128729, 128732, 128735, 128747, 128748, 128756, 128764, 128986, 128986, 128992, 129003, 129008, 129008, 129292, 129338, 129340, 129349, 129351, 129535, 129648, 129660, 129664, 129734, 129736, 129736, 129740, 129757, 129759, 129771, 129775, 129786, 131072, 196605, 196608, 262141];

;// CONCATENATED MODULE: ../../node_modules/get-east-asian-width/utilities.js
/**
Binary search on a sorted flat array of [start, end] pairs.

@param {number[]} ranges - Flat array of inclusive [start, end] range pairs, e.g. [0, 5, 10, 20].
@param {number} codePoint - The value to search for.
@returns {boolean} Whether the value falls within any of the ranges.
*/
const utilities_isInRange = (ranges, codePoint) => {
	let low = 0;
	let high = Math.floor(ranges.length / 2) - 1;
	while (low <= high) {
		const mid = Math.floor((low + high) / 2);
		const i = mid * 2;
		if (codePoint < ranges[i]) {
			high = mid - 1;
		} else if (codePoint > ranges[i + 1]) {
			low = mid + 1;
		} else {
			return true;
		}
	}

	return false;
};

;// CONCATENATED MODULE: ../../node_modules/get-east-asian-width/lookup.js



const commonCjkCodePoint = 0x4E_00;
const [wideFastPathStart, wideFastPathEnd] = /* #__PURE__ */ findWideFastPathRange(wideRanges);

// Use a hot-path range so common `isWide` calls can skip binary search.
// The range containing U+4E00 covers common CJK ideographs;
// fallback to the largest range for resilience to Unicode table changes.
function findWideFastPathRange(ranges) {
	let fastPathStart = ranges[0];
	let fastPathEnd = ranges[1];

	for (let index = 0; index < ranges.length; index += 2) {
		const start = ranges[index];
		const end = ranges[index + 1];

		if (
			commonCjkCodePoint >= start
			&& commonCjkCodePoint <= end
		) {
			return [start, end];
		}

		if ((end - start) > (fastPathEnd - fastPathStart)) {
			fastPathStart = start;
			fastPathEnd = end;
		}
	}

	return [fastPathStart, fastPathEnd];
}

const isAmbiguous = codePoint => {
	if (
		codePoint < ambiguousMinimalCodePoint
		|| codePoint > ambiguousMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(ambiguousRanges, codePoint);
};

const isFullwidth = codePoint => {
	if (
		codePoint < fullwidthMinimalCodePoint
		|| codePoint > fullwidthMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(fullwidthRanges, codePoint);
};

const isHalfwidth = codePoint => {
	if (
		codePoint < halfwidthMinimalCodePoint
		|| codePoint > halfwidthMaximumCodePoint
	) {
		return false;
	}

	return isInRange(halfwidthRanges, codePoint);
};

const isNarrow = codePoint => {
	if (
		codePoint < narrowMinimalCodePoint
		|| codePoint > narrowMaximumCodePoint
	) {
		return false;
	}

	return isInRange(narrowRanges, codePoint);
};

const isWide = codePoint => {
	if (
		codePoint >= wideFastPathStart
		&& codePoint <= wideFastPathEnd
	) {
		return true;
	}

	if (
		codePoint < wideMinimalCodePoint
		|| codePoint > wideMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(wideRanges, codePoint);
};

function lookup_getCategory(codePoint) {
	if (isAmbiguous(codePoint)) {
		return 'ambiguous';
	}

	if (isFullwidth(codePoint)) {
		return 'fullwidth';
	}

	if (isHalfwidth(codePoint)) {
		return 'halfwidth';
	}

	if (isNarrow(codePoint)) {
		return 'narrow';
	}

	if (isWide(codePoint)) {
		return 'wide';
	}

	return 'neutral';
}

;// CONCATENATED MODULE: ../../node_modules/get-east-asian-width/index.js


function validate(codePoint) {
	if (!Number.isSafeInteger(codePoint)) {
		throw new TypeError(`Expected a code point, got \`${typeof codePoint}\`.`);
	}
}

function eastAsianWidthType(codePoint) {
	validate(codePoint);

	return getCategory(codePoint);
}

function eastAsianWidth(codePoint, {ambiguousAsWide = false} = {}) {
	validate(codePoint);

	if (
		isFullwidth(codePoint)
		|| isWide(codePoint)
		|| (ambiguousAsWide && isAmbiguous(codePoint))
	) {
		return 2;
	}

	return 1;
}

// Private exports for https://github.com/sindresorhus/is-fullwidth-code-point


;// CONCATENATED MODULE: ../../node_modules/string-width/index.js



/**
Logic:
- Segment graphemes to match how terminals render clusters.
- Width rules:
	1. Skip non-printing clusters (Default_Ignorable, Control, pure nonspacing/enclosing Mark, lone Surrogates). Tabs are ignored by design.
	2. RGI emoji clusters (\p{RGI_Emoji}) are double-width.
	3. Minimally-qualified/unqualified emoji clusters (ZWJ sequences with 2+ Extended_Pictographic, or keycap sequences) are double-width.
	4. Hangul jamo collapse each standard modern Hangul L+V or L+V+T syllable piece to width 2.
	   Unmatched repeated leading/vowel/trailing jamo stay additive because that matches how the terminals we target render them.
	5. Otherwise use East Asian Width of the cluster's first visible code point, and add widths for trailing spacing marks and Halfwidth/Fullwidth Forms within the same cluster (e.g., dakuten/handakuten/prolonged sound mark).
*/

const segmenter = new Intl.Segmenter();

// Matches a visible (printing) character. Used to find the base scalar of a cluster (skipping leading Prepend/Format/Marks) and to detect whole-cluster zero-width.
// Intentionally a single negated class without a quantifier: a repeated pattern like `^(?:…|…)+$` backtracks exponentially on overlapping properties, and even `^[…]+$` overflows V8's backtrack stack (RangeError) on clusters with millions of marks.
const visibleCharacterRegex = /[^\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}\p{Nonspacing_Mark}\p{Enclosing_Mark}\p{Surrogate}]/v;
const spacingMarkRegex = /\p{Spacing_Mark}/v;

// RGI emoji sequences
const rgiEmojiRegex = /^\p{RGI_Emoji}$/v;

// Detect minimally-qualified/unqualified emoji sequences (missing VS16 but still render as double-width)
const unqualifiedKeycapRegex = /^[\d#*]\u20E3$/;
const extendedPictographicRegex = /\p{Extended_Pictographic}/gu;

function isDoubleWidthNonRgiEmojiSequence(segment) {
	// Real emoji clusters are < 30 chars; guard against pathological input
	if (segment.length > 50) {
		return false;
	}

	if (unqualifiedKeycapRegex.test(segment)) {
		return true;
	}

	// ZWJ sequences with 2+ Extended_Pictographic
	if (segment.includes('\u200D')) {
		const pictographics = segment.match(extendedPictographicRegex);
		return pictographics !== null && pictographics.length >= 2;
	}

	return false;
}

// Returns the cluster starting at its first visible character, or `undefined` if the whole cluster is zero-width.
function baseVisible(segment) {
	const index = segment.search(visibleCharacterRegex);
	return index === -1 ? undefined : segment.slice(index);
}

function isHangulLeadingJamo(codePoint) {
	return (codePoint >= 0x11_00 && codePoint <= 0x11_5F)
		|| (codePoint >= 0xA9_60 && codePoint <= 0xA9_7C);
}

function isHangulVowelJamo(codePoint) {
	return (codePoint >= 0x11_60 && codePoint <= 0x11_A7)
		|| (codePoint >= 0xD7_B0 && codePoint <= 0xD7_C6);
}

function isHangulTrailingJamo(codePoint) {
	return (codePoint >= 0x11_A8 && codePoint <= 0x11_FF)
		|| (codePoint >= 0xD7_CB && codePoint <= 0xD7_FB);
}

function isHangulJamo(codePoint) {
	return isHangulLeadingJamo(codePoint)
		|| isHangulVowelJamo(codePoint)
		|| isHangulTrailingJamo(codePoint);
}

function hangulClusterWidth(visibleSegment, eastAsianWidthOptions) {
	const codePoints = [];

	for (const character of visibleSegment) {
		if (!visibleCharacterRegex.test(character)) {
			continue;
		}

		codePoints.push(character.codePointAt(0));
	}

	if (codePoints.length === 0) {
		return undefined;
	}

	let width = 0;

	for (let index = 0; index < codePoints.length; index++) {
		const codePoint = codePoints[index];
		if (!isHangulJamo(codePoint)) {
			if (width === 0) {
				return undefined;
			}

			// Mixed cluster (e.g., L + precomposed syllable): use EAW for non-jamo remainder
			for (let remaining = index; remaining < codePoints.length; remaining++) {
				width += eastAsianWidth(codePoints[remaining], eastAsianWidthOptions);
			}

			return width;
		}

		// Modern Hangul L+V(+T) shapes as one syllable block. Unmatched jamo stay additive:
		// U+1100 U+1100 U+1161 => U+1100 + (U+1100 U+1161) => 2 + 2.
		if (
			isHangulLeadingJamo(codePoint)
			&& isHangulVowelJamo(codePoints[index + 1])
		) {
			width += 2;
			index += isHangulTrailingJamo(codePoints[index + 2]) ? 2 : 1;
			continue;
		}

		width += eastAsianWidth(codePoint, eastAsianWidthOptions);
	}

	return width;
}

function trailingWidth(visibleSegment, eastAsianWidthOptions) {
	let extra = 0;
	let first = true;

	for (const character of visibleSegment) {
		if (first) {
			first = false;
			continue;
		}

		if (
			spacingMarkRegex.test(character)
			|| (character >= '\uFF00' && character <= '\uFFEF')
		) {
			extra += eastAsianWidth(character.codePointAt(0), eastAsianWidthOptions);
		}
	}

	return extra;
}

function stringWidth(input, options = {}) {
	if (typeof input !== 'string' || input.length === 0) {
		return 0;
	}

	const {
		ambiguousIsNarrow = true,
		countAnsiEscapeCodes = false,
	} = options;

	let string = input;

	// Avoid calling stripAnsi when there are no ANSI escape sequences (ESC = 0x1B, CSI = 0x9B)
	if (!countAnsiEscapeCodes && (string.includes('\u001B') || string.includes('\u009B'))) {
		string = stripAnsi(string);
	}

	if (string.length === 0) {
		return 0;
	}

	// Fast path: printable ASCII (0x20–0x7E) needs no segmenter, regex, or EAW lookup — width equals length.
	if (/^[\u0020-\u007E]*$/.test(string)) {
		return string.length;
	}

	let width = 0;
	const eastAsianWidthOptions = {ambiguousAsWide: !ambiguousIsNarrow};

	for (const {segment} of segmenter.segment(string)) {
		// Zero-width / non-printing clusters
		const visibleSegment = baseVisible(segment);
		if (visibleSegment === undefined) {
			continue;
		}

		// Emoji width logic
		if (rgiEmojiRegex.test(segment) || isDoubleWidthNonRgiEmojiSequence(segment)) {
			width += 2;
			continue;
		}

		const hangulWidth = hangulClusterWidth(visibleSegment, eastAsianWidthOptions);
		if (hangulWidth !== undefined) {
			width += hangulWidth;
			continue;
		}

		// Everything else: EAW of the cluster’s first visible scalar
		const codePoint = visibleSegment.codePointAt(0);
		width += eastAsianWidth(codePoint, eastAsianWidthOptions);

		// Add width for trailing spacing marks and Halfwidth/Fullwidth Forms (e.g., ﾞ, ﾟ, ｰ)
		width += trailingWidth(visibleSegment, eastAsianWidthOptions);
	}

	return width;
}


/***/ })

};
;