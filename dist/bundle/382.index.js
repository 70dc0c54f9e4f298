export const id = 382;
export const ids = [382];
export const modules = {

/***/ 29866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VD: () => (/* binding */ FaultError),
/* harmony export */   gJ: () => (/* binding */ errorMessage),
/* harmony export */   yo: () => (/* binding */ UserError)
/* harmony export */ });
/**
 * The user's mistake: nothing could start. The message names the thing, its value, the valid values
 * and the next step; it is printed alone, without a stack. Exit code 2.
 */ class UserError extends Error {
    name = 'UserError';
}
/**
 * Why a trial has no verdict. Thrown anywhere inside a trial and recorded on that trial alone;
 * it never ends the job.
 */ class FaultError extends Error {
    name = 'FaultError';
    kind;
    code;
    constructor(kind, code, message, options){
        super(message, options);
        this.kind = kind;
        this.code = code;
    }
}
/** The message of anything that was thrown. */ const errorMessage = (thrown)=>thrown instanceof Error ? thrown.message : String(thrown);


/***/ }),

/***/ 7558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ describeError),
/* harmony export */   _: () => (/* binding */ isDebug)
/* harmony export */ });
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29866);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14910);


const REPORT_TO = 'https://github.com/kotlin-bench/action/issues';
/** How a thrown thing is told to people: the mistakes of a user alone, ours with a way to report. */ const describeError = (thrown, { debug })=>{
    if (thrown instanceof _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo) return thrown.message;
    if (thrown instanceof _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FaultError */ .VD) return `${thrown.kind} fault: ${thrown.message}`;
    const stack = debug && thrown instanceof Error ? `\n${thrown.stack}` : '';
    const more = debug ? '' : ' Set KOTLIN_BENCH_DEBUG=1 (on GitHub: re-run with debug logging) to see where.';
    return `${(0,_contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .errorMessage */ .gJ)(thrown)}\nThis is a fault of ours in kotlin-bench ${_version_js__WEBPACK_IMPORTED_MODULE_1__/* .VERSION */ .x}.${more} ` + `Please report it with this message at ${REPORT_TO}${stack}`;
};
/** Whether stacks and other detail were asked for. */ const isDebug = (environment)=>environment.RUNNER_DEBUG === '1' || environment.KOTLIN_BENCH_DEBUG === '1';


/***/ }),

/***/ 70164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VY: () => (/* binding */ signalCodes),
/* harmony export */   md: () => (/* binding */ thrownCode),
/* harmony export */   nd: () => (/* binding */ abortedCode)
/* harmony export */ });
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29866);

/** The signals that end a run in good order, with the exit codes that shells expect. */ const signalCodes = {
    SIGINT: 130,
    SIGTERM: 143
};
/** The exit code of an aborted run, or undefined when nothing aborted it. */ const abortedCode = (signal)=>signal.aborted ? signalCodes[signal.reason === 'SIGTERM' ? 'SIGTERM' : 'SIGINT'] : undefined;
/**
 * 2: nothing could start through the user's mistake. 1: a fault of the task. 3: everything else that
 * keeps a trial from its verdict, faults of our own among them.
 */ const thrownCode = (thrown)=>{
    if (thrown instanceof _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo) return 2;
    return thrown instanceof _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FaultError */ .VD && thrown.kind === 'task' ? 1 : 3;
};


/***/ }),

/***/ 70116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Zo: () => (/* binding */ flagsOf),
/* harmony export */   eZ: () => (/* binding */ namesOf),
/* harmony export */   fF: () => (/* binding */ options),
/* harmony export */   k8: () => (/* binding */ inputRows)
/* harmony export */ });
/** What `kotlin-bench` can be asked to do. */ /** The one table of options. Flags, `action.yml` and the README's tables are made from it. */ const options = [
    {
        name: 'command',
        type: 'choice',
        values: [
            'run',
            'bases'
        ],
        default: 'run',
        sentence: 'What to do: `run` evaluates an agent, `bases` builds the base images and stops.',
        verbs: [
            'run',
            'bases'
        ],
        only: 'input'
    },
    {
        name: 'path',
        short: 'p',
        type: 'path',
        default: 'tasks',
        placeholder: 'dir',
        sentence: 'Folder of tasks, or one task.',
        verbs: [
            'run'
        ]
    },
    {
        name: 'bases',
        type: 'path',
        placeholder: 'dir',
        sentence: 'Folder with the manifest and recipes of the base images; by default `bases` beside the tasks folder.',
        verbs: [
            'run',
            'bases'
        ]
    },
    {
        name: 'rebuild',
        type: 'switch',
        default: 'false',
        sentence: 'Build every base image again, also those that exist.',
        verbs: [
            'bases'
        ]
    },
    {
        name: 'include',
        short: 'i',
        aliases: [
            'include-task-name'
        ],
        type: 'list',
        placeholder: 'glob',
        sentence: 'Only tasks whose name matches this glob. May be given several times.',
        verbs: [
            'run'
        ]
    },
    {
        name: 'exclude',
        short: 'x',
        aliases: [
            'exclude-task-name'
        ],
        type: 'list',
        placeholder: 'glob',
        sentence: 'No tasks whose name matches this glob. May be given several times.',
        verbs: [
            'run'
        ]
    },
    {
        name: 'limit',
        short: 'l',
        aliases: [
            'n-tasks'
        ],
        type: 'count',
        placeholder: 'number',
        sentence: 'At most this many tasks, in the order of their names.',
        verbs: [
            'run'
        ]
    },
    {
        name: 'agent',
        short: 'a',
        type: 'text',
        default: 'oracle',
        placeholder: 'name',
        sentence: 'Who solves the tasks: `oracle` applies the gold patch, `nop` does nothing.',
        verbs: [
            'run'
        ]
    },
    {
        name: 'attempts',
        short: 'k',
        aliases: [
            'n-attempts'
        ],
        type: 'count',
        default: '1',
        placeholder: 'number',
        sentence: 'How often each task is attempted.',
        verbs: [
            'run'
        ]
    },
    {
        name: 'concurrency',
        short: 'n',
        aliases: [
            'n-concurrent'
        ],
        type: 'count',
        default: '1',
        placeholder: 'number',
        sentence: 'How many trials run at a time.',
        verbs: [
            'run'
        ]
    },
    {
        name: 'jobs-dir',
        short: 'o',
        type: 'path',
        default: 'jobs',
        placeholder: 'dir',
        sentence: 'Where the results go, one folder a job.',
        verbs: [
            'run'
        ]
    },
    {
        name: 'job-name',
        type: 'text',
        placeholder: 'name',
        pattern: {
            regex: /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/,
            says: 'up to 100 letters, digits, `.`, `_` and `-`, the first a letter or digit'
        },
        sentence: "The job's name and folder; by default the time of its start.",
        verbs: [
            'run'
        ]
    },
    {
        name: 'timeout-multiplier',
        type: 'factor',
        default: '1',
        placeholder: 'factor',
        sentence: "Stretches or shortens the tasks' own time limits, all phases.",
        verbs: [
            'run'
        ]
    },
    {
        name: 'environment-timeout-multiplier',
        aliases: [
            'environment-build-timeout-multiplier'
        ],
        type: 'factor',
        placeholder: 'factor',
        sentence: 'The same for building images alone; wins over `timeout-multiplier`.',
        verbs: [
            'run'
        ]
    },
    {
        name: 'agent-timeout-multiplier',
        type: 'factor',
        placeholder: 'factor',
        sentence: 'The same for the agent phase alone; wins over `timeout-multiplier`.',
        verbs: [
            'run'
        ]
    },
    {
        name: 'verifier-timeout-multiplier',
        type: 'factor',
        placeholder: 'factor',
        sentence: 'The same for the verify phase alone; wins over `timeout-multiplier`.',
        verbs: [
            'run'
        ]
    },
    {
        name: 'verifier-mode',
        type: 'choice',
        values: [
            'fresh',
            'shared',
            'both'
        ],
        default: 'fresh',
        sentence: "Where the tests run: `fresh`, a new container that gets the agent's change and nothing else; `shared`, the agent's own, as Harbor does; `both`, which names where they differ.",
        verbs: [
            'run'
        ]
    },
    {
        name: 'seal',
        type: 'choice',
        values: [
            'auto',
            'never'
        ],
        default: 'auto',
        sentence: 'Whether history that HEAD does not reach is taken out of a copy of the task image before the agent starts. Runs on open history are flagged.',
        verbs: [
            'run'
        ]
    },
    {
        name: 'controls',
        type: 'choice',
        values: [
            'cached',
            'always',
            'never'
        ],
        default: 'never',
        sentence: "When a task's controls (gold gets 1, an untouched tree 0) run before an agent does; with `never`, only where tests hang or run out of memory.",
        verbs: [
            'run'
        ]
    },
    {
        name: 'max-retries',
        short: 'r',
        type: 'whole',
        default: '2',
        placeholder: 'number',
        sentence: 'How often a trial is tried again that the infrastructure failed: engine, registry, network, disk.',
        verbs: [
            'run'
        ]
    },
    {
        name: 'deadline',
        type: 'count',
        placeholder: 'minutes',
        sentence: 'Start no trial whose limits reach beyond so many minutes from now. Tasks then take their turn in a random order.',
        verbs: [
            'run'
        ]
    },
    {
        name: 'seed',
        type: 'whole',
        default: '1',
        placeholder: 'number',
        sentence: 'Of the random order that `deadline` asks for.',
        verbs: [
            'run'
        ]
    },
    {
        name: 'prune-images',
        type: 'switch',
        default: 'false',
        sentence: "Remove a task's image after its last trial, for small disks.",
        verbs: [
            'run'
        ]
    },
    {
        name: 'resume',
        type: 'text',
        placeholder: 'job',
        sentence: 'Go on with this job, a name in the jobs folder or a path: run only what has no verdict.',
        verbs: [
            'run'
        ]
    },
    {
        name: 'fail-on',
        type: 'choice',
        values: [
            'error',
            'never'
        ],
        default: 'error',
        sentence: 'What makes the run fail with exit code 1: `error`, a trial without a verdict through a fault of its task; `never`, nothing.',
        verbs: [
            'run'
        ]
    },
    {
        name: 'github-token',
        type: 'text',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub's, not of ours
        default: '${{ github.token }}',
        sentence: "GitHub's token. Taken out of the environment before anything else runs.",
        verbs: [
            'run',
            'bases'
        ],
        only: 'input'
    },
    {
        name: 'summary',
        type: 'switch',
        default: 'true',
        sentence: 'Write the table of trials to the step summary.',
        verbs: [
            'run'
        ],
        only: 'input'
    },
    {
        name: 'upload-artifact',
        type: 'switch',
        default: 'true',
        sentence: 'Upload the jobs folder and `rewards.json` as an artifact.',
        verbs: [
            'run'
        ],
        only: 'input'
    },
    {
        name: 'artifact-name',
        type: 'text',
        pattern: {
            regex: /^[^"<>|*?:/\\\r\n]{1,200}$/,
            says: 'up to 200 characters, none of `" < > | * ? : / \\`'
        },
        sentence: "The artifact's name; by default made of job, shard and run attempt.",
        verbs: [
            'run'
        ],
        only: 'input'
    },
    {
        name: 'retention-days',
        type: 'count',
        sentence: "Days that GitHub keeps the artifact; by default the repository's setting.",
        verbs: [
            'run'
        ],
        only: 'input'
    },
    {
        name: 'expected',
        type: 'path',
        placeholder: 'file',
        sentence: "A task's `expected_tests.json`. Required.",
        verbs: [
            'score'
        ],
        only: 'flag'
    },
    {
        name: 'reports',
        type: 'path',
        placeholder: 'dir',
        sentence: "The folder that Gradle ran in, or a trial's `verifier/junit`. Required.",
        verbs: [
            'score'
        ],
        only: 'flag'
    },
    {
        name: 'tests',
        type: 'path',
        placeholder: 'dir',
        sentence: "The task's `tests` folder, which tells the shape of its verifier; by default the dataset's common one.",
        verbs: [
            'score'
        ],
        only: 'flag'
    },
    {
        name: 'trial-dir',
        type: 'path',
        placeholder: 'trial-dir',
        sentence: "A trial's folder, `jobs/<job>/<trial>`. Required.",
        verbs: [
            'explain'
        ],
        only: 'flag',
        isBare: true
    },
    {
        name: 'json',
        type: 'switch',
        default: 'false',
        sentence: 'Print the result as JSON on standard output: `rewards.json`, or the verdict.',
        verbs: [
            'run',
            'score'
        ],
        only: 'flag'
    },
    {
        name: 'quiet',
        short: 'q',
        type: 'switch',
        default: 'false',
        sentence: 'No progress, only the result and what went wrong.',
        verbs: [
            'run',
            'bases'
        ],
        only: 'flag'
    }
];
/** Rows that exist as flags of a verb, in the table's order. */ const flagsOf = (verb)=>options.filter((row)=>row.only !== 'input' && row.verbs.includes(verb));
/** Rows that exist as inputs of the action, in the table's order. */ const inputRows = ()=>options.filter((row)=>row.only !== 'flag');
/** All long names of a row: its own and its aliases. */ const namesOf = (row)=>[
        row.name,
        ...row.aliases ?? []
    ];


/***/ }),

/***/ 22726:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ quote)
/* harmony export */ });
/** A value as it is shown in a message: in backticks, control characters spelled out, not too long. */ const quote = (value)=>{
    const spelled = JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll('\\\\', '\\');
    return `\`${spelled.length > 120 ? `${spelled.slice(0, 117)}...` : spelled}\``;
};


/***/ }),

/***/ 5475:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ readValues)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29866);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70116);
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22726);




const listed = (values)=>values.map((value)=>`\`${value}\``).join(', ');
const wrong = (row, label, value, valid)=>{
    const otherwise = row.default === undefined ? 'leave it out' : `leave it out for \`${row.default}\``;
    return new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`${label} is ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .h)(value)}; it has to be ${valid}. Correct it, or ${otherwise}.`);
};
const readCount = (row, label, text, least)=>{
    if (!/^[0-9]{1,9}$/.test(text) || Number(text) < least) {
        throw wrong(row, label, text, `a whole number of ${least} or more`);
    }
    return Number(text);
};
const readFactor = (row, label, text)=>{
    const value = Number(text);
    if (!/^[0-9]*\.?[0-9]+$/.test(text) || !(value > 0) || value > 1e6) {
        throw wrong(row, label, text, 'a number above 0, such as `1.5`');
    }
    return value;
};
const readSwitch = (row, label, text)=>{
    if (/^(true|True|TRUE)$/.test(text)) return true;
    if (/^(false|False|FALSE)$/.test(text)) return false;
    throw wrong(row, label, text, '`true` or `false`');
};
const readChoice = (row, label, text)=>{
    if (!row.values?.includes(text)) throw wrong(row, label, text, `one of ${listed(row.values ?? [])}`);
    return text;
};
const readText = (row, label, text)=>{
    if (row.pattern !== undefined && !row.pattern.regex.test(text)) {
        throw wrong(row, label, text, row.pattern.says);
    }
    return text;
};
const readOne = (row, label, text, folder)=>{
    switch(row.type){
        case 'count':
            return readCount(row, label, text, 1);
        case 'whole':
            return readCount(row, label, text, 0);
        case 'factor':
            return readFactor(row, label, text);
        case 'switch':
            return readSwitch(row, label, text);
        case 'choice':
            return readChoice(row, label, text);
        case 'path':
            return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder, text);
        default:
            return readText(row, label, text);
    }
};
/**
 * Validates what was typed and fills in defaults. An empty text is absent; of a single-valued option
 * that was given twice the last one counts.
 */ const readValues = (raws, folder)=>{
    const read = (row)=>{
        const raw = raws.get(row.name);
        const texts = (raw?.texts ?? []).map((text)=>text.trim()).filter((text)=>text !== '');
        if (row.type === 'list') return texts;
        const text = texts.at(-1) ?? row.default;
        return text === undefined ? undefined : readOne(row, raw?.label ?? row.name, text, folder);
    };
    return Object.fromEntries(_options_js__WEBPACK_IMPORTED_MODULE_2__/* .options */ .fF.map((row)=>[
            row.name,
            read(row)
        ]));
};


/***/ }),

/***/ 79415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ listenForSignals)
/* harmony export */ });
/* harmony import */ var _exit_code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70164);

/** How long a second signal waits for what still can be removed. */ const LAST_CHANCE_MS = 2_000;
/**
 * The first signal aborts the run, which then takes down what it started. A second one gives that
 * two seconds at most, a third one none.
 */ const listenForSignals = ({ reap, say, exit })=>{
    const controller = new AbortController();
    const jobs = new Set();
    let count = 0;
    const onSignal = (name)=>{
        count += 1;
        if (count === 1) {
            say(`${name}: stopping and removing what was started. Once more to leave at once.`);
            controller.abort(name);
            return;
        }
        const code = _exit_code_js__WEBPACK_IMPORTED_MODULE_0__/* .signalCodes */ .VY[controller.signal.reason];
        if (count > 2 || jobs.size === 0) {
            exit(code);
            return;
        }
        setTimeout(()=>exit(code), LAST_CHANCE_MS).unref();
        reap([
            ...jobs
        ]).then(()=>exit(code), ()=>exit(code));
    };
    process.on('SIGINT', onSignal);
    process.on('SIGTERM', onSignal);
    return {
        signal: controller.signal,
        watchJobs: (event)=>{
            if (event.type === 'job-started') jobs.add(event.id);
        }
    };
};


/***/ }),

/***/ 42838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ takeTokens)
/* harmony export */ });
/** What the runner gives every step and nothing that we start may see. */ const TOKEN_VARIABLES = [
    'INPUT_GITHUB-TOKEN',
    'GITHUB_TOKEN',
    'GH_TOKEN',
    'ACTIONS_RUNTIME_TOKEN',
    'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
    'ACTIONS_ID_TOKEN_REQUEST_URL'
];
/** Takes GitHub's tokens out of an environment before anything that could leak them runs. */ const takeTokens = (environment)=>{
    const taken = new Map();
    for (const variable of TOKEN_VARIABLES){
        const value = environment[variable];
        delete environment[variable];
        if (value !== undefined && value.trim() !== '') taken.set(variable, value);
    }
    return {
        github: taken.get('INPUT_GITHUB-TOKEN') ?? taken.get('GITHUB_TOKEN') ?? taken.get('GH_TOKEN'),
        runtime: taken.get('ACTIONS_RUNTIME_TOKEN'),
        all: [
            ...new Set(taken.values())
        ]
    };
};


/***/ }),

/***/ 14910:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** The tool's version, the same as package.json's; `npm run generate` writes it. */ const VERSION = '0.1.0';


/***/ }),

/***/ 90168:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ nearestNames)
/* harmony export */ });
const editDistance = (left, right)=>{
    let previous = Array.from({
        length: right.length + 1
    }, (_, index)=>index);
    for(let row = 1; row <= left.length; row++){
        const current = [
            row
        ];
        for(let column = 1; column <= right.length; column++){
            const change = left[row - 1] === right[column - 1] ? 0 : 1;
            current.push(Math.min(previous[column] + 1, current[column - 1] + 1, previous[column - 1] + change));
        }
        previous = current;
    }
    return previous[right.length];
};
/** Longer input costs quadratic time and is no slip of the pen. */ const LONGEST = 200;
/**
 * The known names most like a misspelt one, best first: those that contain it or lie within a third
 * of its length in edits, ignoring case. Empty when none is near.
 */ const nearestNames = (name, known, { count = 3 } = {})=>{
    if (name.length > LONGEST) return [];
    const wanted = name.toLowerCase();
    const near = [];
    for (const candidate of known){
        if (candidate.length > LONGEST) continue;
        const lower = candidate.toLowerCase();
        const contained = wanted.length > 2 && (lower.includes(wanted) || wanted.includes(lower));
        const distance = editDistance(wanted, lower);
        if (contained || distance <= Math.max(1, Math.floor(wanted.length / 3))) near.push({
            candidate,
            distance
        });
    }
    near.sort((a, b)=>a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1));
    return near.slice(0, count).map(({ candidate })=>candidate);
};


/***/ })

};
