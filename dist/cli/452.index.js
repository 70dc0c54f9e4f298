"use strict";
exports.id = 452;
exports.ids = [452];
exports.modules = {

/***/ 3452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  listVerb: () => (/* binding */ listVerb)
});

// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(9866);
// EXTERNAL MODULE: ./src/dataset/read-file.js
var read_file = __webpack_require__(863);
// EXTERNAL MODULE: ./src/dataset/read-task.js + 10 modules
var read_task = __webpack_require__(6063);
// EXTERNAL MODULE: ./src/score/index.js + 23 modules
var score = __webpack_require__(5735);
// EXTERNAL MODULE: ./src/report/durations.js
var durations = __webpack_require__(9729);
// EXTERNAL MODULE: ./src/report/escape.js
var report_escape = __webpack_require__(261);
// EXTERNAL MODULE: ./src/report/lay-out-columns.js + 7 modules
var lay_out_columns = __webpack_require__(3212);
// EXTERNAL MODULE: ./src/report/phrases.js
var phrases = __webpack_require__(7886);
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
    if (policy.networkMode === 'allowlist') return (0,phrases/* plural */.LS)(policy.allowedHosts.length, 'host');
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
    const among = `${repositories.size} ${repositories.size === 1 ? 'repository' : 'repositories'}, ${(0,phrases/* plural */.LS)(bases.size, 'base')}`;
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

// EXTERNAL MODULE: ./src/commands/shared/open-dataset.js + 15 modules
var open_dataset = __webpack_require__(3768);
// EXTERNAL MODULE: ./src/commands/shared/task-parents.js
var task_parents = __webpack_require__(3695);
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
const baseOf = async (task, bases)=>{
    if (task.environment.dockerImage !== null) return task.environment.dockerImage;
    const parents = await (0,task_parents/* taskParents */.J)(task);
    const ours = parents.filter((parent)=>bases.recipes.some(({ image })=>image === parent));
    return ours.at(-1) ?? parents.at(-1) ?? null;
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
const listed = async (entry, bases)=>{
    const { name, warnings } = entry;
    if (!entry.ok) return {
        name,
        ...UNKNOWN,
        fault: entry.fault,
        warnings
    };
    const { task } = entry;
    let tests = null;
    let fault = null;
    try {
        tests = await countsOf(task);
    } catch (error) {
        if (!(error instanceof errors/* UserError */.yo || error instanceof read_file/* RefusedFile */.tg)) throw error;
        fault = {
            code: 'expected-tests-invalid',
            message: (0,errors/* errorMessage */.gJ)(error)
        };
    }
    return {
        name,
        declaredName: task.declaredName,
        repository: task.repository,
        license: task.license,
        base: await baseOf(task, bases),
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
    const opened = await (0,open_dataset/* openDataset */.J)(choice, context);
    const selected = await (0,open_dataset/* selectFrom */.a)(opened, choice, context);
    const tasks = [];
    // One at a time: a list of expected tests may have megabytes.
    for (const entry of selected){
        context.signal.throwIfAborted();
        tasks.push(await listed(entry, opened.bases));
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
var dataset_choice = __webpack_require__(1906);
// EXTERNAL MODULE: ./src/entry/cli/terminal-progress.js + 3 modules
var terminal_progress = __webpack_require__(3652);
;// CONCATENATED MODULE: ./src/entry/cli/list-verb.js



/** `kotlin-bench list`: the tasks on standard output, as a table or as JSON. */ const listVerb = async (values, { signal, stdout, stderr, environment })=>{
    const choice = (0,dataset_choice/* datasetChoice */.o)(values);
    (0,dataset_choice/* requireDataset */.I)(choice, 'flags');
    const progress = (0,terminal_progress/* terminalProgress */.e)(stderr, {
        quiet: values.quiet
    });
    try {
        const context = {
            environment,
            datasetToken: undefined,
            listener: progress.listener,
            signal
        };
        const found = await list(choice, context, stdout.isTTY ? {
            width: stdout.columns
        } : {});
        progress.end();
        stdout.write(`${(values.json ? JSON.stringify(found.list, null, 2) : found.text).trimEnd()}\n`);
        return found.exitCode;
    } finally{
        progress.end();
    }
};


/***/ }),

/***/ 9729:
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


/***/ })

};
;