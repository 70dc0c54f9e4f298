"use strict";
exports.id = 930;
exports.ids = [930];
exports.modules = {

/***/ 7620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $D: () => (/* binding */ verdictSchema),
/* harmony export */   NS: () => (/* binding */ rewardSchema),
/* harmony export */   W8: () => (/* binding */ flagSchema),
/* harmony export */   ex: () => (/* binding */ reasonSchema),
/* harmony export */   jU: () => (/* binding */ evidenceSchema),
/* harmony export */   qQ: () => (/* binding */ transitionsSchema)
/* harmony export */ });
/* unused harmony exports reasonCodeSchema, flagCodeSchema, disputeSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8476);

/** Why a reward is 0. What explains most comes first in a verdict. */ const reasonCodeSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
    // What the reports say.
    'no-report',
    'report-unreadable',
    'reports-too-large',
    'nothing-ran',
    'tests-not-compiled',
    'expected-lists-empty',
    'test-failed',
    'test-missing',
    'test-skipped',
    'wrong-category',
    'guard-test-failed',
    'regression',
    'nothing-fixed',
    // How the verify phase ended.
    'tests-timed-out',
    'tests-out-of-memory',
    'verifier-stopped',
    'container-says-0',
    // What the agent handed over.
    'no-prediction',
    'empty-patch',
    'patch-too-large',
    'patch-does-not-apply',
    'not-a-work-tree',
    'disk-filled',
    // How the agent ended; the diff still decides.
    'agent-timed-out',
    'agent-failed'
]);
/** A reason of a verdict: a sentence a person can act on, and what it concerns. */ const reasonSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    code: reasonCodeSchema,
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    tests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
    paths: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional()
});
/** What a reader should know of a trial without it changing the reward. */ const flagCodeSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
    // note: common in honest work
    'build-logic',
    'test-files',
    'passed-on-retry',
    'verifier-can-write-1',
    'clamped',
    'key-in-container',
    'secret-in-diff',
    // suspect: `rateUnflagged` counts these as 0
    'wrapper-or-init-script',
    'test-framework-config',
    'test-library-class',
    'test-support-module',
    'report-shaped-path',
    'names-verifier-files',
    'container-differs',
    'contradicting-results',
    'report-older-than-run',
    'history-open'
]);
const flagSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    code: flagCodeSchema,
    level: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
        'note',
        'suspect'
    ]),
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    tests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional(),
    paths: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).optional()
});
const rewardSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(0),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(1)
]);
const transitionCountSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    expected: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().nonnegative(),
    passed: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().nonnegative()
});
const transitionsSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    f2p: transitionCountSchema,
    p2p: transitionCountSchema,
    s2p: transitionCountSchema,
    n2p: transitionCountSchema
});
/** Which records the verdict rests on; each kind of dataset names its own. */ const evidenceSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
    'junit',
    'log',
    'container'
]);
/** Where two of the verdicts differ: which file, and why. */ const disputeSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    path: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional(),
    cause: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
});
/** `verifier/report.json`. Reward 1 comes only from this run's own reports, parsed on the host. */ const verdictSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    reward: rewardSchema,
    resolved: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    evidence: evidenceSchema,
    reasons: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(reasonSchema),
    transitions: transitionsSchema,
    tests: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        passed: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().nonnegative(),
        failed: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().nonnegative(),
        skipped: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().nonnegative()
    }),
    /** The verdict when each report file is parsed for itself and recoverable damage is recovered. */ tolerant: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        reward: rewardSchema
    }),
    /** What test.sh itself wrote; null where it wrote nothing that can be read as 0 or 1. */ container: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        reward: rewardSchema.nullable()
    }),
    disputed: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    disputes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(disputeSchema),
    flags: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(flagSchema)
});


/***/ }),

/***/ 8385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BP: () => (/* binding */ ownerIsGone),
/* harmony export */   GS: () => (/* binding */ thisOwner),
/* harmony export */   Iw: () => (/* binding */ EXPIRES_LABEL),
/* harmony export */   N3: () => (/* binding */ ownerIsRunning),
/* harmony export */   Vu: () => (/* binding */ formatOwner),
/* harmony export */   lp: () => (/* binding */ labelArguments),
/* harmony export */   pM: () => (/* binding */ JOB_LABEL),
/* harmony export */   pZ: () => (/* binding */ parseOwner),
/* harmony export */   pk: () => (/* binding */ OWNER_LABEL)
/* harmony export */ });
/* unused harmony exports ROLE_LABEL, processStart */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var execa__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3230);



const PREFIX = 'io.kotlin-bench';
const JOB_LABEL = `${PREFIX}.job`;
const OWNER_LABEL = `${PREFIX}.owner`;
const EXPIRES_LABEL = `${PREFIX}.expires`;
const ROLE_LABEL = `${PREFIX}.role`;
const read = async (path)=>{
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8')).trim();
    } catch  {
        return '';
    }
};
const hostIdentity = async ()=>{
    const boot = (await read('/proc/sys/kernel/random/boot_id')).slice(0, 8);
    const namespace = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readlink)('/proc/self/ns/pid').catch(()=>'');
    return [
        (0,node_os__WEBPACK_IMPORTED_MODULE_1__.hostname)(),
        boot,
        /\d+/.exec(namespace)?.[0] ?? ''
    ].join('/');
};
/** When process `pid` started, or undefined where there is none. */ const processStart = async (pid)=>{
    if (process.platform === 'linux') {
        const stat = await read(`/proc/${pid}/stat`);
        // State and start time, fields 3 and 22; counted after the command's name, which may hold blanks.
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        // What has ended stays listed until its parent asks, which an init process of a container may never do.
        const hasEnded = stat === '' || fields[0] === 'Z' || fields[0] === 'X';
        return hasEnded ? undefined : fields[19];
    }
    const listed = await (0,execa__WEBPACK_IMPORTED_MODULE_2__/* .execa */ .Ho)('ps', [
        '-o',
        'lstart=',
        '-p',
        String(pid)
    ], {
        reject: false
    });
    return listed.stdout.trim() || undefined;
};
let self;
/** This process as an owner; asked of the system once. */ const thisOwner = ()=>{
    self ??= (async ()=>({
            host: await hostIdentity(),
            pid: process.pid,
            started: await processStart(process.pid) ?? ''
        }))();
    return self;
};
const formatOwner = (owner)=>`${owner.host} ${owner.pid} ${owner.started}`;
const parseOwner = (text)=>{
    const match = /^(\S+) (\d+) (.*)$/.exec(text);
    return match ? {
        host: match[1],
        pid: Number(match[2]),
        started: match[3]
    } : undefined;
};
const livesHere = async (owner)=>await processStart(owner.pid) === owner.started;
const isOfThisHost = async (owner)=>owner.host === (await thisOwner()).host;
/** True where the owner lived on this host and lives no more. */ const ownerIsGone = async (owner)=>await isOfThisHost(owner) && !await livesHere(owner);
/** True where the owner lives, on this host; of another host nothing is known. */ const ownerIsRunning = async (owner)=>await isOfThisHost(owner) && await livesHere(owner);
/**
 * The labels that every container, network, volume and temporary image bears.
 * @param expiresAt seconds since the epoch after which anyone may reap it
 */ const labelArguments = async (labels)=>[
        ...[
            '--label',
            `${JOB_LABEL}=${labels.job}`
        ],
        ...[
            '--label',
            `${OWNER_LABEL}=${formatOwner(await thisOwner())}`
        ],
        ...[
            '--label',
            `${EXPIRES_LABEL}=${Math.round(labels.expiresAt)}`
        ],
        ...[
            '--label',
            `${ROLE_LABEL}=${labels.role}`
        ]
    ];


/***/ }),

/***/ 9014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ reapStale),
/* harmony export */   Q: () => (/* binding */ reapJob)
/* harmony export */ });
/* harmony import */ var _labels_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8385);

const FORMAT = `{{.ID}}\t{{.Label "${_labels_js__WEBPACK_IMPORTED_MODULE_0__/* .JOB_LABEL */ .pM}"}}\t{{.Label "${_labels_js__WEBPACK_IMPORTED_MODULE_0__/* .OWNER_LABEL */ .pk}"}}\t{{.Label "${_labels_js__WEBPACK_IMPORTED_MODULE_0__/* .EXPIRES_LABEL */ .Iw}"}}`;
const parseLines = (text)=>text.split('\n').filter((line)=>line !== '').map((line)=>{
        const [id = '', job = '', owner = '', expires = ''] = line.split('\t');
        return {
            id,
            job,
            owner,
            expires: Number(expires)
        };
    });
const KINDS = [
    {
        list: [
            'ps',
            '--all',
            '--no-trunc'
        ],
        remove: [
            'rm',
            '--force',
            '--volumes'
        ]
    },
    {
        list: [
            'network',
            'ls',
            '--no-trunc'
        ],
        remove: [
            'network',
            'rm'
        ]
    },
    {
        list: [
            'volume',
            'ls'
        ],
        remove: [
            'volume',
            'rm',
            '--force'
        ],
        id: '{{.Name}}'
    }
];
const reap = async (docker, filter, isDue)=>{
    let reaped = 0;
    // In this order: a network or volume can go only after the containers on it.
    for (const kind of KINDS){
        const format = 'id' in kind ? FORMAT.replace('{{.ID}}', kind.id) : FORMAT;
        const listed = parseLines(await docker.text([
            ...kind.list,
            '--filter',
            `label=${filter}`,
            '--format',
            format
        ]));
        const due = [];
        for (const found of listed)if (await isDue(found)) due.push(found.id);
        if (due.length === 0) continue;
        // A second reaper may be quicker: what is gone is as good as removed.
        await docker.call([
            ...kind.remove,
            ...due
        ]);
        reaped += due.length;
    }
    return reaped;
};
/** Removes everything that bears the job's label. Gives how many things went. */ const reapJob = (docker, job)=>reap(docker, `${_labels_js__WEBPACK_IMPORTED_MODULE_0__/* .JOB_LABEL */ .pM}=${job}`, async ()=>true);
/** Removes what any job left behind: expired, or its owner on this host is gone. Gives how many things went. */ const reapStale = (docker, now = Date.now() / 1000)=>reap(docker, _labels_js__WEBPACK_IMPORTED_MODULE_0__/* .JOB_LABEL */ .pM, async (found)=>{
        if (found.expires < now) return true;
        const owner = (0,_labels_js__WEBPACK_IMPORTED_MODULE_0__/* .parseOwner */ .pZ)(found.owner);
        return owner !== undefined && await (0,_labels_js__WEBPACK_IMPORTED_MODULE_0__/* .ownerIsGone */ .BP)(owner);
    });


/***/ }),

/***/ 1930:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runVerb: () => (/* binding */ runVerb)
});

// EXTERNAL MODULE: ./src/engine/docker.js
var engine_docker = __webpack_require__(8658);
// EXTERNAL MODULE: ./src/engine/limits.js
var limits = __webpack_require__(8794);
// EXTERNAL MODULE: ./src/engine/reap.js
var reap = __webpack_require__(9014);
// EXTERNAL MODULE: ../../node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(8476);
;// CONCATENATED MODULE: ./src/contracts/outcome.js

/** `resolved` and `unresolved` follow a verdict; `error` means there is none and a fault says whose. */ const outcomeSchema = schemas/* enum */.k5n([
    'resolved',
    'unresolved',
    'error'
]);
/** Whose fault the lack of a verdict is: the engine's or host's, the model provider's, the task's. */ const faultKindSchema = schemas/* enum */.k5n([
    'infrastructure',
    'model',
    'task'
]);
/** The four phases of a trial, in order. */ const phaseSchema = schemas/* enum */.k5n([
    'environment',
    'agent',
    'verify',
    'score'
]);
/** A fault as it stands in results: whose, what happened, in which phase. */ const faultSchema = schemas/* object */.Ikc({
    kind: faultKindSchema,
    /** A short stable word for grouping, such as `image-build-failed`. */ code: schemas/* string */.YjP(),
    message: schemas/* string */.YjP(),
    phase: phaseSchema
});

// EXTERNAL MODULE: ./src/contracts/verdict.js
var verdict = __webpack_require__(7620);
;// CONCATENATED MODULE: ./src/contracts/rewards.js



const REWARDS_SCHEMA = 'kotlin-bench/rewards@1';
/** Raised whenever the same reports could get another reward. */ const RULES_VERSION = '1';
const seconds = schemas/* number */.aig().nonnegative().nullable();
/** What a container was given, after clamping to the host. */ const limitsSchema = schemas/* object */.Ikc({
    cpus: schemas/* number */.aig().positive().nullable(),
    memoryMb: schemas/* number */.aig().positive().nullable(),
    /** Which of the task's wishes exceed the host; empty when none does. */ clamped: schemas/* array */.YOg(schemas/* enum */.k5n([
        'cpus',
        'memory_mb'
    ])),
    timeoutsSec: schemas/* object */.Ikc({
        environment: seconds,
        agent: seconds,
        verify: seconds
    })
});
/** One trial in `rewards.json`. */ const trialRecordSchema = schemas/* object */.Ikc({
    task: schemas/* string */.YjP(),
    repository: schemas/* string */.YjP().nullable(),
    agent: schemas/* string */.YjP(),
    version: schemas/* string */.YjP().nullable(),
    model: schemas/* string */.YjP().nullable(),
    attempt: schemas/* number */.aig().int().positive(),
    shard: schemas/* number */.aig().int().positive(),
    name: schemas/* string */.YjP(),
    outcome: outcomeSchema,
    fault: faultSchema.nullable(),
    /** What the verdict rests on; trials of different evidence never go into one rate. */ evidence: verdict/* evidenceSchema */.jU.nullable(),
    reward: verdict/* rewardSchema */.NS.nullable(),
    tolerant: verdict/* rewardSchema */.NS.nullable(),
    disputed: schemas/* boolean */.zMY(),
    reasons: schemas/* array */.YOg(verdict/* reasonSchema */.ex),
    flags: schemas/* array */.YOg(verdict/* flagSchema */.W8),
    transitions: verdict/* transitionsSchema */.qQ.nullable(),
    tokens: schemas/* object */.Ikc({
        input: schemas/* number */.aig(),
        cached: schemas/* number */.aig(),
        output: schemas/* number */.aig()
    }).nullable(),
    costUsd: schemas/* number */.aig().nullable(),
    seconds: schemas/* object */.Ikc({
        environment: seconds,
        agent: seconds,
        verify: seconds
    }),
    images: schemas/* object */.Ikc({
        task: schemas/* string */.YjP().nullable(),
        base: schemas/* string */.YjP().nullable()
    }),
    limits: limitsSchema
});
/** Counts and rates over a set of trials. `trials = resolved + unresolved + errors`, always. */ const summarySchema = schemas/* object */.Ikc({
    tasks: schemas/* number */.aig().int(),
    trials: schemas/* number */.aig().int(),
    resolved: schemas/* number */.aig().int(),
    unresolved: schemas/* number */.aig().int(),
    errors: schemas/* object */.Ikc({
        infrastructure: schemas/* number */.aig().int(),
        model: schemas/* number */.aig().int(),
        task: schemas/* number */.aig().int()
    }),
    notRun: schemas/* number */.aig().int(),
    /** Trials whose reward is only what test.sh wrote; in no rate where others have better evidence. */ unverified: schemas/* number */.aig().int(),
    /** resolved / (resolved + unresolved); null when nothing was scored. */ rate: schemas/* number */.aig().nullable(),
    interval95: schemas/* tuple */.PVZ([
        schemas/* number */.aig(),
        schemas/* number */.aig()
    ]).nullable(),
    /** As Harbor counts: a trial without a verdict is 0. */ rateAll: schemas/* number */.aig().nullable(),
    /** The rate if every trial without a verdict had failed, and if every one had passed. */ bounds: schemas/* tuple */.PVZ([
        schemas/* number */.aig(),
        schemas/* number */.aig()
    ]).nullable(),
    rateUnflagged: schemas/* number */.aig().nullable(),
    disputed: schemas/* number */.aig().int(),
    flagged: schemas/* number */.aig().int(),
    passAtK: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* number */.aig()),
    costUsd: schemas/* number */.aig().nullable(),
    seconds: schemas/* number */.aig()
});
const groupSchema = summarySchema.extend({
    agent: schemas/* string */.YjP(),
    model: schemas/* string */.YjP().nullable()
});
const comparabilitySchema = schemas/* object */.Ikc({
    datasetCommit: schemas/* string */.YjP().nullable(),
    verifierMode: schemas/* enum */.k5n([
        'fresh',
        'shared',
        'both'
    ]),
    sealed: schemas/* boolean */.zMY().nullable(),
    clamped: schemas/* boolean */.zMY(),
    multipliers: schemas/* object */.Ikc({
        environment: schemas/* number */.aig(),
        agent: schemas/* number */.aig(),
        verifier: schemas/* number */.aig()
    }),
    images: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP())
});
/** `rewards.json`, also what `run --json` prints. */ const rewardsSchema = schemas/* object */.Ikc({
    schema: schemas/* literal */.euz(REWARDS_SCHEMA),
    tool: schemas/* object */.Ikc({
        name: schemas/* literal */.euz('kotlin-bench'),
        version: schemas/* string */.YjP()
    }),
    rulesVersion: schemas/* string */.YjP(),
    job: schemas/* string */.YjP(),
    dataset: schemas/* object */.Ikc({
        source: schemas/* string */.YjP(),
        commit: schemas/* string */.YjP().nullable()
    }),
    plan: schemas/* string */.YjP().nullable(),
    comparability: comparabilitySchema,
    planned: schemas/* number */.aig().int(),
    trials: schemas/* array */.YOg(trialRecordSchema),
    groups: schemas/* array */.YOg(groupSchema),
    summary: summarySchema
});

;// CONCATENATED MODULE: ./src/report/statistics.js
/** Of the standard normal distribution, 97.5 %. */ const Z = 1.959963984540054;
/**
 * Wilson's score interval, 95 %, without continuity correction (Wilson 1927; method 3 in Newcombe 1998).
 * `successes` may be a fraction, for a mean over `trials` units. Null without trials.
 */ const wilsonInterval = (successes, trials)=>{
    if (trials <= 0) return null;
    const share = successes / trials;
    const spread = Z * Math.sqrt(share * (1 - share) / trials + Z ** 2 / (4 * trials ** 2));
    const centre = share + Z ** 2 / (2 * trials);
    const scale = 1 + Z ** 2 / trials;
    // At the ends the bound is exact; rounding would leave 1e-17.
    return [
        successes <= 0 ? 0 : Math.max(0, (centre - spread) / scale),
        successes >= trials ? 1 : Math.min(1, (centre + spread) / scale)
    ];
};
/**
 * Chance that at least one of `k` trials drawn from `trials` is resolved: 1 - C(n-c, k) / C(n, k)
 * (Chen et al. 2021), as a product that neither overflows nor cancels. Null where `k > trials`.
 */ const passAtK = (trials, resolved, k)=>{
    if (k < 1 || k > trials) return null;
    let noneResolved = 1;
    for(let drawn = 0; drawn < k; drawn++){
        noneResolved *= Math.max(0, trials - resolved - drawn) / (trials - drawn);
    }
    return 1 - noneResolved;
};
const mean = (values)=>values.reduce((sum, value)=>sum + value, 0) / values.length;
/** mulberry32: small, and the same on every machine. */ const seededRandom = (seed)=>{
    let state = seed;
    return ()=>{
        state = state + 0x6d2b79f5 | 0;
        let mixed = Math.imul(state ^ state >>> 15, 1 | state);
        mixed = mixed + Math.imul(mixed ^ mixed >>> 7, 61 | mixed) ^ mixed;
        return ((mixed ^ mixed >>> 14) >>> 0) / 2 ** 32;
    };
};
const RESAMPLES = 10_000;
const SEED = 20_261_130;
/**
 * Percentile bootstrap over tasks, 95 %: trials of one task are not independent, tasks are taken to
 * be. Seeded, and the order of the values does not matter.
 */ const bootstrapInterval = (taskMeans)=>{
    if (taskMeans.length === 0) return null;
    const values = [
        ...taskMeans
    ].sort((a, b)=>a - b);
    const random = seededRandom(SEED);
    const means = new Float64Array(RESAMPLES);
    for(let resample = 0; resample < RESAMPLES; resample++){
        let sum = 0;
        for(let drawn = 0; drawn < values.length; drawn++)sum += values[Math.floor(random() * values.length)];
        means[resample] = sum / values.length;
    }
    means.sort();
    return [
        means[Math.floor(RESAMPLES * 0.025)],
        means[Math.ceil(RESAMPLES * 0.975) - 1]
    ];
};
/** Mean over tasks of each task's mean; null without tasks. */ const meanOverTasks = (tasks)=>tasks.length === 0 ? null : mean(tasks.map(mean));
/**
 * Rate and its 95 % interval over tasks. One scored trial a task gives Wilson's interval; more give the
 * bootstrap over tasks, or Wilson's over tasks where all task means are equal and resampling could
 * only claim certainty.
 */ const estimateRate = (tasks)=>{
    const rate = meanOverTasks(tasks);
    if (rate === null) return {
        rate: null,
        interval95: null
    };
    const means = tasks.map(mean);
    const single = tasks.every((scores)=>scores.length === 1);
    const equal = means.every((value)=>value === means[0]);
    const interval95 = single || equal ? wilsonInterval(rate * means.length, means.length) : bootstrapInterval(means);
    return {
        rate,
        interval95
    };
};
/** Beyond this many trials a task, only some k are worth a number. */ const EVERY_K_UP_TO = 10;
/**
 * pass@k for k from 1 to the most scored trials of a task (beyond 10 only the powers of two, and the
 * most), each the mean over the tasks that have k scored trials.
 */ const passAtKTable = (tasks)=>{
    const most = tasks.reduce((longest, scores)=>Math.max(longest, scores.length), 0);
    const table = {};
    for(let k = 1; k <= most; k++){
        if (k > EVERY_K_UP_TO && k !== most && !Number.isInteger(Math.log2(k))) continue;
        const values = tasks.map((scores)=>passAtK(scores.length, scores.filter((reward)=>reward === 1).length, k)).filter((value)=>value !== null);
        if (values.length > 0) table[String(k)] = mean(values);
    }
    return table;
};

;// CONCATENATED MODULE: ./src/report/summarise.js

const isSuspect = ({ flags })=>flags.some(({ level })=>level === 'suspect');
/** Seconds of all phases of a trial; null where none has begun. */ const trialSeconds = ({ seconds })=>{
    const known = [
        seconds.environment,
        seconds.agent,
        seconds.verify
    ].filter((value)=>value !== null);
    return known.length === 0 ? null : known.reduce((sum, value)=>sum + value, 0);
};
/** Scored rewards by task; tasks without any are left out. */ const scoresByTask = (trials, rewardOf)=>{
    const tasks = new Map();
    for (const trial of trials){
        if (trial.outcome === 'error') continue;
        const scores = tasks.get(trial.task) ?? [];
        scores.push(rewardOf(trial));
        tasks.set(trial.task, scores);
    }
    return [
        ...tasks.values()
    ];
};
const rewardOf = ({ outcome })=>outcome === 'resolved' ? 1 : 0;
const count = (items, holds)=>items.filter(holds).length;
const totalCost = (trials)=>{
    const costs = trials.map(({ costUsd })=>costUsd).filter((cost)=>cost !== null);
    return costs.length === 0 ? null : costs.reduce((sum, cost)=>sum + cost, 0);
};
/** A reward that test.sh in the container wrote and no report here confirms. */ const isUnverified = ({ evidence })=>evidence === 'container';
/**
 * The trials that make the rates: those whose reward rests on reports or logs. Unverified rewards make
 * rates only where there are no others, never one with them.
 */ const ratedTrials = (trials)=>{
    const verified = trials.filter((trial)=>!isUnverified(trial));
    return verified.some(({ outcome })=>outcome !== 'error') ? verified : trials;
};
/**
 * Counts and rates over trials that ran and those that were planned. `trials = resolved + unresolved +
 * errors`; trials not run count like those without a verdict in `rateAll` and `bounds`. `flagged` and
 * `rateUnflagged` go by suspect flags alone. `seconds` is the sum over phases, not the time that
 * passed. pass@k is only given where all trials are of one agent and model.
 */ const summarise = (planned, trials)=>{
    const resolved = count(trials, ({ outcome })=>outcome === 'resolved');
    const unresolved = count(trials, ({ outcome })=>outcome === 'unresolved');
    const errorsOf = (kind)=>count(trials, ({ outcome, fault })=>outcome === 'error' && fault?.kind === kind);
    const ran = new Set(trials.map(({ name })=>name));
    const notRun = count(planned, ({ name })=>!ran.has(name));
    const rated = ratedTrials(trials);
    const all = rated.length + notRun;
    const ratedResolved = count(rated, ({ outcome })=>outcome === 'resolved');
    const ratedUnresolved = count(rated, ({ outcome })=>outcome === 'unresolved');
    const scores = scoresByTask(rated, rewardOf);
    const unflagged = scoresByTask(rated, (trial)=>isSuspect(trial) ? 0 : rewardOf(trial));
    const { rate, interval95 } = estimateRate(scores);
    const oneAgent = new Set(trials.map(({ agent, model })=>JSON.stringify([
            agent,
            model
        ]))).size <= 1;
    return {
        tasks: new Set([
            ...planned,
            ...trials
        ].map(({ task })=>task)).size,
        trials: trials.length,
        resolved,
        unresolved,
        errors: {
            infrastructure: trials.length - resolved - unresolved - errorsOf('model') - errorsOf('task'),
            model: errorsOf('model'),
            task: errorsOf('task')
        },
        notRun,
        unverified: count(trials, isUnverified),
        rate,
        interval95: interval95 === null ? null : [
            ...interval95
        ],
        rateAll: all === 0 ? null : ratedResolved / all,
        bounds: all === 0 ? null : [
            ratedResolved / all,
            (all - ratedUnresolved) / all
        ],
        rateUnflagged: meanOverTasks(unflagged),
        disputed: count(trials, ({ disputed })=>disputed),
        flagged: count(trials, isSuspect),
        passAtK: oneAgent ? passAtKTable(scores) : {},
        costUsd: totalCost(trials),
        seconds: trials.reduce((sum, trial)=>sum + (trialSeconds(trial) ?? 0), 0)
    };
};

;// CONCATENATED MODULE: ./src/report/rewards.js


const groupKey = ({ agent, model })=>JSON.stringify([
        agent,
        model
    ]);
/** One summary for each agent and model, in the order of the plan. */ const buildGroups = (planned, trials)=>{
    const groups = new Map();
    for (const { agent, model } of [
        ...planned,
        ...trials
    ])groups.set(groupKey({
        agent,
        model
    }), {
        agent,
        model
    });
    return [
        ...groups
    ].map(([key, group])=>{
        const mine = (trial)=>groupKey(trial) === key;
        return {
            ...group,
            ...summarise(planned.filter(mine), trials.filter(mine))
        };
    });
};
const inPlannedOrder = (planned, trials)=>{
    const places = new Map(planned.map(({ name }, place)=>[
            name,
            place
        ]));
    const placeOf = ({ name })=>places.get(name) ?? planned.length;
    return [
        ...trials
    ].sort((a, b)=>placeOf(a) - placeOf(b) || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
};
/** The image of each task, by task: two results with the same ids ran in the same environments. */ const taskImages = (trials)=>Object.fromEntries(trials.flatMap(({ task, images })=>images.task === null ? [] : [
            [
                task,
                images.task
            ]
        ]).sort());
/** `rewards.json` of a job. Equal trials in another order give an equal document. */ const buildRewards = (request)=>{
    const { planned, job, dataset, plan } = request;
    const trials = inPlannedOrder(planned, request.trials);
    return {
        schema: REWARDS_SCHEMA,
        tool: {
            name: 'kotlin-bench',
            version: request.toolVersion
        },
        rulesVersion: RULES_VERSION,
        job,
        dataset,
        plan,
        comparability: {
            datasetCommit: dataset.commit,
            verifierMode: request.verifierMode,
            sealed: request.sealed,
            clamped: trials.some(({ limits })=>limits.clamped.length > 0),
            multipliers: request.multipliers,
            images: taskImages(trials)
        },
        planned: planned.length,
        trials,
        groups: buildGroups(planned, trials),
        summary: summarise(planned, trials)
    };
};

// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(9866);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./src/agent/command-instruction.js
const CANARY = /^(<!--.*canary.*-->|#.*canary.*)$/i;
/**
 * An instruction without the comment lines at its start that mark a benchmark's files for those who
 * gather training data, and without the blank lines after them. They are none of the task, and Harbor
 * shows them to no agent either.
 */ const withoutCanary = (text)=>{
    const lines = text.split('\n');
    let start = 0;
    while(start < lines.length && CANARY.test(lines[start].trim()))start++;
    while(start < lines.length && lines[start].trim() === '')start++;
    return lines.slice(start).join('\n');
};

;// CONCATENATED MODULE: ./src/agent/command.js




/** Where the instruction stands in the container; the work tree is not the place for it. */ const INSTRUCTION_PATH = '/kotlin-bench/instruction.md';
/** Names that path for the command. */ const INSTRUCTION_VARIABLE = 'KOTLIN_BENCH_INSTRUCTION';
/** What the engine's own command line is given to pass on, under a name that means nothing to it. */ const PASSED = 'KOTLIN_BENCH_PASSED_';
/**
 * A variable reaches the engine's command line in that program's own environment, where a PATH or a
 * DOCKER_HOST would be taken for its own: so each goes under another name and is renamed inside.
 */ const renamed = (names)=>names.map((name)=>`export ${name}="$${PASSED}${name}"; unset ${PASSED}${name}`).join('\n');
/** Both outputs as one, so that they stand in the order in which they were written. */ const shellOf = (names)=>`
${renamed(names)}
exec 2>&1
if command -v bash > /dev/null; then exec bash -c "$0"; else exec sh -c "$0"; fi
`;
const readInstruction = async (dir)=>{
    try {
        return withoutCanary(await (0,promises_.readFile)((0,external_node_path_.join)(dir, 'instruction.md'), 'utf8'));
    } catch (error) {
        throw new errors/* FaultError */.VD('task', 'instruction-missing', `${(0,external_node_path_.join)(dir, 'instruction.md')} cannot be read.`, {
            cause: error
        });
    }
};
/**
 * Runs the user's own command in the task's working directory: with bash where the image has it, else
 * with sh. The instruction comes on standard input and stands in a file.
 */ const createCommandAgent = ({ command, env, variables })=>({
        name: 'command',
        version: null,
        model: null,
        needs: [
            'instruction.md'
        ],
        secrets: Object.values(env),
        async run ({ task, container, workdir, timeoutMs, signal, log }) {
            const instruction = await readInstruction(task.dir);
            await container.copyIn([
                {
                    path: INSTRUCTION_PATH.slice(1),
                    type: 'file',
                    executable: false,
                    content: Buffer.from(instruction)
                }
            ]);
            const all = {
                ...variables,
                ...env,
                [INSTRUCTION_VARIABLE]: INSTRUCTION_PATH
            };
            const result = await container.exec({
                command: [
                    'sh',
                    '-c',
                    shellOf(Object.keys(all)),
                    command
                ],
                workdir,
                user: task.agent.user,
                env: Object.fromEntries(Object.entries(all).map(([name, value])=>[
                        `${PASSED}${name}`,
                        value
                    ])),
                input: instruction,
                timeoutMs,
                signal,
                maxBytes: 0,
                onOutput: log('command.txt')
            });
            return {
                exitCode: result.exitCode,
                timedOut: result.timedOut
            };
        }
    });

;// CONCATENATED MODULE: ./src/agent/nop.js
/** Does nothing. A sound task gives it reward 0. */ const nop = {
    name: 'nop',
    version: null,
    model: null,
    needs: [],
    run: async ()=>({
            exitCode: null,
            timedOut: false
        })
};

// EXTERNAL MODULE: ./src/engine/read-tree.js
var read_tree = __webpack_require__(259);
;// CONCATENATED MODULE: ./src/agent/oracle.js


/**
 * Applies the task's own solution, as Harbor does: `solution/` goes to `/solution`, and `solve.sh` is
 * run by its own first line in the task's working directory. A sound task gives it reward 1.
 */ const oracle = {
    name: 'oracle',
    version: null,
    model: null,
    needs: [
        'solution/solve.sh'
    ],
    async run ({ task, container, workdir, env, timeoutMs, signal, log }) {
        const solution = await (0,read_tree/* readTree */.Z)((0,external_node_path_.join)(task.dir, 'solution'));
        // A clone on a file system without modes loses the bit; Harbor sets it as well.
        const runnable = solution.map((entry)=>entry.type === 'file' && entry.path === 'solve.sh' ? {
                ...entry,
                executable: true
            } : entry);
        await container.copyIn((0,read_tree/* below */.G)('solution', runnable));
        const result = await container.exec({
            command: [
                '/solution/solve.sh'
            ],
            workdir,
            user: task.agent.user,
            env: {
                ...env.environment,
                DEBIAN_FRONTEND: 'noninteractive',
                ...env.solution
            },
            timeoutMs,
            signal,
            maxBytes: 0,
            onOutput: log('oracle.txt')
        });
        return {
            exitCode: result.exitCode,
            timedOut: result.timedOut
        };
    }
};

// EXTERNAL MODULE: ./src/engine/engine-failure.js
var engine_failure = __webpack_require__(6275);
;// CONCATENATED MODULE: ./src/agent/patch-script.js
/** Where a prediction stands while it is applied: outside the work tree. */ const PATCH_FOLDER = '/kotlin-bench/patch';
/**
 * Applies a patch to the work tree, by the first rung of a ladder that takes all of it.
 *
 * Every rung works on a new copy of the files that the patch names, as the image ships them; the work
 * tree itself is written only once, with what the rung that worked made of its copy. So a rung that
 * fails half way leaves nothing behind, and no file that the patch does not name is touched.
 *
 * The image's own repository is used, so that its attributes and line ends count as they would for
 * whoever applied the patch by hand; new objects and the index go elsewhere.
 *
 * What the host put under the folder: `paths`, every path that the patch names and the attributes above
 * them, each ended by NUL, and
 * `0.patch`, `1.patch` ..., what to try at each rung in order. Arguments: working directory, how many.
 *
 * Standard output: a line `attempt` for each attempt that failed, with the rung, which patch, its exit
 * code and the last thing it said, separated by tabs; then `applied` with the rung, or `none`.
 */ const PATCH_SCRIPT = `
set -eu
cd "$1"
count=$2
s=${PATCH_FOLDER}
trap 'rm -rf ${PATCH_FOLDER.slice(0, PATCH_FOLDER.lastIndexOf('/'))}' EXIT
export LC_ALL=C

g() {
  git -c safe.directory='*' -c core.fsmonitor=false -c core.fileMode=true -c core.symlinks=true -c core.safecrlf=false \\
    -c core.sparseCheckout=false -c advice.addEmbeddedRepo=false "$@"
}
repository=
if top=$(g rev-parse --show-toplevel 2>/dev/null); then
  cd "$top"
  repository=$(g rev-parse --absolute-git-dir)
  objects=$(cd "$(g rev-parse --git-path objects)" && pwd)
fi
root=$PWD

mkdir -p "$s/before" "$s/objects"
: > "$s/folders"
xargs -0 sh -c '
  set -e
  d=$0/before
  for p do
    at= rest=$p whole=1
    while case $rest in */*) ;; *) false ;; esac; do
      at=$at\${rest%%/*} rest=\${rest#*/}
      if [ -L "./$at" ] || [ -f "./$at" ]; then
        if [ ! -e "$d/$at" ] && [ ! -L "$d/$at" ]; then cp -P -p "./$at" "$d/$at"; fi
        whole=
        break
      fi
      if [ ! -d "./$at" ]; then whole=; break; fi
      [ -d "$d/$at" ] || mkdir "$d/$at"
      at=$at/
    done
    [ "$whole" ] || continue
    if [ -L "./$p" ] || [ -f "./$p" ]; then cp -P -p "./$p" "$d/$p"
    elif [ -d "./$p" ]; then
      [ -d "$d/$p" ] || mkdir "$d/$p"
      printf "%s\\0" "$p" >> "$0/folders"
    fi
  done' "$s" < "$s/paths"
# A folder at a path that the patch names, with more in it than the patch knows of, is in its way.
xargs -0 sh -c '
  set -e
  for p do
    if [ "$(find "./$p" ! -type d | wc -l)" != "$(find "$0/$p" ! -type d | wc -l)" ]; then : > "$0/$p/.kotlin-bench"; fi
  done' "$s/before" < "$s/folders"

if [ "$repository" ]; then
  export GIT_DIR="$repository" GIT_WORK_TREE="$s/after" GIT_INDEX_FILE="$s/index" GIT_NO_LAZY_FETCH=1
  export GIT_OBJECT_DIRECTORY="$s/objects" GIT_ALTERNATE_OBJECT_DIRECTORIES="$objects"
fi

exact() { g apply --whitespace=nowarn --no-ignore-whitespace "$1"; }
# Blanks that differ within lines, then hunks whose counts are wrong, then blanks at the ends of lines: in this last case git
# takes them away from the lines around a change as well.
loose() { g apply --whitespace=nowarn --ignore-whitespace "$1"; }
recounted() { g apply --whitespace=nowarn --ignore-whitespace --recount "$1"; }
trimmed() { g -c core.whitespace=cr-at-eol apply --whitespace=fix --no-ignore-whitespace --recount "$1"; }
three_way() {
  if [ ! "$repository" ]; then echo 'the task image has no repository'; return 1; fi
  g add --all --force . && g apply --3way --whitespace=nowarn --no-ignore-whitespace "$1"
}
fuzz() {
  if ! command -v patch; then echo 'the task image has no program patch'; return 1; fi
  patch --batch --forward --unified --binary --strip=1 --fuzz=2 --no-backup-if-mismatch --reject-file=- --input="$1"
}

transfer() {
  for side in before after; do
    (cd "$s/$side" && find . ! -type d ! -name .kotlin-bench -print0) > "$s/$side.list"
  done
  cd "$root"
  xargs -0 sh -c '
    set -e
    for p do
      if [ -L "$0/$p" ] || [ -f "$0/$p" ]; then continue; fi
      rm -f "$p"
      while case $p in ./*/*) p=\${p%/*} ;; *) false ;; esac; do rmdir "$p" 2>/dev/null || break; done
    done' "$s/after" < "$s/before.list"
  xargs -0 sh -c '
    set -e
    for p do
      a=$0/after/$p b=$0/before/$p
      if [ -L "$a" ]; then
        if [ -L "$b" ] && [ "$(readlink "$a")" = "$(readlink "$b")" ]; then continue; fi
      elif [ -f "$b" ] && [ ! -L "$b" ] && cmp -s "$a" "$b"; then
        if [ -x "$a" ]; then [ ! -x "$b" ] || continue; else [ -x "$b" ] || continue; fi
      fi
      mkdir -p "\${p%/*}"
      rm -rf "$p"
      cp -P -p "$a" "$p"
    done' "$s" < "$s/after.list"
}

try() {
  rung=$1
  index=0
  while [ "$index" -lt "$count" ]; do
    rm -rf "$s/after" "$s/index" "$s/index.lock"
    cp -a "$s/before" "$s/after"
    cd "$s/after"
    code=0
    "$2" "$s/$index.patch" > "$s/said" 2>&1 || code=$?
    if [ "$code" = 0 ] && grep -q 'Assuming -R' "$s/said"; then code=1; fi
    {
      echo "$rung, \${index}.patch: exit code $code"
      head -c 65536 "$s/said"
    } >&2
    if [ "$code" = 0 ]; then
      transfer
      printf 'applied\\t%s\\n' "$rung"
      exit 0
    fi
    said=$({ grep -a -E '^(error|fatal|patch): ' "$s/said" || cat "$s/said"; } | tail -n 1 | head -c 500)
    printf 'attempt\\t%s\\t%s\\t%s\\t%s\\n' "$rung" "$index" "$code" "$said"
    index=$((index + 1))
  done
}

try exact exact
try whitespace loose
try whitespace recounted
try whitespace trimmed
try three-way three_way
try fuzz fuzz
echo none
`;

;// CONCATENATED MODULE: ./src/agent/patch.js



/** The ladder, in order: how a patch from elsewhere is applied, the strictest way first. */ const RUNGS = [
    'exact',
    'whitespace',
    'three-way',
    'fuzz'
];
const isRung = (word)=>RUNGS.some((rung)=>rung === word);
/** Reads what the script prints; undefined where it did not come to an end. */ const parseLadder = (stdout)=>{
    const failed = [];
    for (const line of stdout.split('\n')){
        const [word, rung, text, exitCode, ...said] = line.split('\t');
        if (word === 'none') return {
            rung: null,
            failed
        };
        if (!isRung(rung)) continue;
        if (word === 'applied') return {
            rung,
            failed
        };
        failed.push({
            rung,
            text: Number(text),
            exitCode: Number(exitCode),
            said: said.join('\t')
        });
    }
    return undefined;
};
const SAYS = {
    exact: 'exactly',
    whitespace: 'without regard to white space and line counts',
    'three-way': 'by a three-way merge',
    fuzz: 'with fuzz'
};
/** Why none of the rungs took the patch: the last word of each. */ const notApplied = ({ failed })=>{
    const last = new Map(failed.map(({ rung, said })=>[
            rung,
            said || 'it gave no reason'
        ]));
    const rungs = [
        ...last
    ].map(([rung, said])=>`${SAYS[rung]}: ${said}`);
    return {
        code: 'patch-does-not-apply',
        message: `The prediction does not apply, ${rungs.join('; ')}.`
    };
};
/** What says how the files are read and written: git looks for it in every folder above them. */ const attributesOf = (paths)=>{
    const found = new Set([
        '.gitattributes'
    ]);
    for (const path of paths){
        for(let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))found.add(`${path.slice(0, end)}/.gitattributes`);
    }
    return found;
};
const filesOf = ({ patch })=>{
    const file = (name, content)=>({
            path: `${PATCH_FOLDER.slice(1)}/${name}`,
            type: 'file',
            executable: false,
            content
        });
    const paths = [
        ...new Set([
            ...patch.paths,
            ...attributesOf(patch.paths)
        ])
    ];
    return [
        file('paths', Buffer.from(paths.map((path)=>`${path}\0`).join(''))),
        ...patch.texts.map((text, index)=>file(`${index}.patch`, Buffer.from(text, 'latin1')))
    ];
};
const scriptFault = (result)=>new errors/* FaultError */.VD('infrastructure', (0,engine_failure/* failureSignature */.vH)(result.stderr)?.code ?? 'patch-failed', `The script that applies a prediction failed in the container: ${(0,engine_failure/* lastLines */.w$)(result.stderr) || `exit code ${result.exitCode}`}`);
const noPrediction = (source)=>({
        code: 'no-prediction',
        message: `${source} has no prediction for this task.`
    });
/** Applies patches that were made elsewhere, one a task, by the first rung of the ladder that takes it. */ const createPatchAgent = (predictions)=>({
        name: 'patch',
        version: null,
        model: predictions.model,
        modelOf: (task)=>predictions.byTask.get(task)?.model ?? predictions.model,
        needs: [],
        refuses (task) {
            const prediction = predictions.byTask.get(task.name);
            return prediction ? prediction.patch.refusal : noPrediction(predictions.source);
        },
        async run ({ task, container, workdir, timeoutMs, signal, log }) {
            const prediction = predictions.byTask.get(task.name);
            const refusal = prediction ? prediction.patch.refusal : noPrediction(predictions.source);
            if (!prediction || refusal) return {
                exitCode: null,
                timedOut: false,
                ...refusal && {
                    ended: refusal
                }
            };
            const { texts, warnings } = prediction.patch;
            const write = log('patch.txt');
            for (const line of [
                prediction.place,
                ...warnings
            ])write(Buffer.from(`${line}\n`));
            await container.copyIn(filesOf(prediction));
            const result = await container.exec({
                command: [
                    'sh',
                    '-c',
                    PATCH_SCRIPT,
                    'sh',
                    workdir,
                    String(texts.length)
                ],
                user: 0,
                timeoutMs,
                signal,
                onOutput: write
            });
            const notes = {
                prediction: prediction.place,
                warnings
            };
            if (result.timedOut) return {
                exitCode: null,
                timedOut: true,
                notes
            };
            const ladder = result.exitCode === 0 ? parseLadder(result.stdout.toString('utf8')) : undefined;
            if (!ladder) throw scriptFault(result);
            const run = {
                exitCode: null,
                timedOut: false,
                notes: {
                    ...notes,
                    ...ladder
                }
            };
            return ladder.rung === null ? {
                ...run,
                ended: notApplied(ladder)
            } : run;
        }
    });

;// CONCATENATED MODULE: ./src/agent/agents.js





const AGENTS = {
    oracle: ()=>oracle,
    nop: ()=>nop,
    patch: ({ predictions })=>{
        if (predictions) return createPatchAgent(predictions);
        throw new errors/* UserError */.yo('Agent `patch` has no patches: `--predictions` names a file of SWE-bench or Multi-SWE-bench predictions, or a folder of <task>.patch files.');
    },
    command: ({ command, env, variables })=>{
        if (command !== undefined) return createCommandAgent({
            command,
            env,
            variables
        });
        throw new errors/* UserError */.yo('Agent `command` has no command: `--agent-command` is what to run in the task\'s working directory, such as `my-agent --prompt-file "$KOTLIN_BENCH_INSTRUCTION"`.');
    }
};
/**
 * Says that there is no such agent, before anything is read for it.
 * @throws UserError that lists the names there are
 */ const checkAgentName = (name)=>{
    if (Object.hasOwn(AGENTS, name)) return;
    throw new errors/* UserError */.yo(`There is no agent "${name}". Agents: ${Object.keys(AGENTS).join(', ')}.`);
};
/** Agents by what is of use to them alone; given to another, it is a slip. */ const OWNERS = [
    [
        '--predictions',
        'patch',
        ({ predictions })=>predictions !== undefined
    ],
    [
        '--agent-command',
        'command',
        ({ command })=>command !== undefined
    ],
    [
        '--agent-env',
        'command',
        ({ env })=>Object.keys(env).length > 0
    ],
    [
        '--agent-variable',
        'command',
        ({ variables })=>Object.keys(variables).length > 0
    ]
];
/**
 * The agent of that name.
 * @throws UserError for an unknown name, for what it lacks, and for what only another one takes
 */ const createAgent = (name, options)=>{
    checkAgentName(name);
    for (const [flag, owner, isGiven] of OWNERS){
        if (owner !== name && isGiven(options)) {
            throw new errors/* UserError */.yo(`\`${flag}\` is for agent \`${owner}\`, and the agent is \`${name}\`. Say \`--agent ${owner}\`, or leave \`${flag}\` out.`);
        }
    }
    return AGENTS[name](options);
};

;// CONCATENATED MODULE: ./src/agent/command-variables.js

const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;
/** Ours, as `KOTLIN_BENCH_INSTRUCTION`. */ const RESERVED = /^KOTLIN_BENCH_/;
const checkName = (flag, name)=>{
    if (!NAME.test(name)) {
        throw new errors/* UserError */.yo(`${flag}: ${JSON.stringify(name)} cannot name a variable. Letters, digits and "_" can, the first no digit.`);
    }
    if (RESERVED.test(name)) throw new errors/* UserError */.yo(`${flag}: ${name} is set by kotlin-bench itself. Choose another name.`);
};
/**
 * The variables that `--agent-env` names, with what they are in the host's environment.
 * @throws UserError for one that is not there, or a name that is none
 */ const takeAgentEnv = (names, environment)=>{
    const taken = {};
    for (const name of names){
        if (name.includes('=')) {
            throw new errors/* UserError */.yo(`--agent-env takes the name of a variable alone, such as ${name.slice(0, name.indexOf('='))}; its value comes from the environment, so that it stands on no command line. For what is no secret there is --agent-variable NAME=VALUE.`);
        }
        checkName('--agent-env', name);
        const value = environment[name];
        if (value === undefined) {
            throw new errors/* UserError */.yo(`--agent-env ${name}: this environment has no variable ${name}. Set it (in a workflow, under \`env\` of the step), or leave the option out.`);
        }
        taken[name] = value;
    }
    return taken;
};
/**
 * Reads the texts of `--agent-variable`.
 * @throws UserError for one that is no `NAME=VALUE`, or that gives a name again
 */ const readAgentVariables = (texts, secrets)=>{
    const variables = {};
    for (const text of texts){
        const equals = text.indexOf('=');
        if (equals < 0) {
            throw new errors/* UserError */.yo(`--agent-variable ${JSON.stringify(text)} has no value: it is NAME=VALUE. For the value of this environment's own variable there is --agent-env ${text}.`);
        }
        const name = text.slice(0, equals);
        checkName('--agent-variable', name);
        if (Object.hasOwn(variables, name) || Object.hasOwn(secrets, name)) throw new errors/* UserError */.yo(`--agent-variable: ${name} is given twice. Leave one of them out.`);
        variables[name] = text.slice(equals + 1);
    }
    return variables;
};

// EXTERNAL MODULE: ./src/task/nearest-names.js
var nearest_names = __webpack_require__(168);
;// CONCATENATED MODULE: ./src/dataset/predictions-parse.js


const rowSchema = schemas/* object */.Ikc({
    instance_id: schemas/* string */.YjP().min(1).nullish(),
    org: schemas/* string */.YjP().min(1).nullish(),
    repo: schemas/* string */.YjP().min(1).nullish(),
    number: schemas/* union */.KCZ([
        schemas/* number */.aig().int().nonnegative(),
        schemas/* string */.YjP().regex(/^\d+$/)
    ]).nullish(),
    model_patch: schemas/* string */.YjP().nullish(),
    fix_patch: schemas/* string */.YjP().nullish(),
    model_name_or_path: schemas/* string */.YjP().nullish()
});
/** `org/repo:pr-N` of a Multi-SWE-bench row, else SWE-bench's `instance_id`, else the key it stands under. */ const idOf = ({ instance_id, org, repo, number }, key)=>{
    if (org != null && repo != null && number != null) return `${org}/${repo}:pr-${Number(number)}`;
    return instance_id ?? key;
};
const readRow = (value, place, key)=>{
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {
        place,
        message: 'is no JSON object'
    };
    const parsed = rowSchema.safeParse(value);
    if (!parsed.success) {
        const [issue] = parsed.error.issues;
        return {
            place,
            message: `${issue?.path.join('.')}: ${issue?.message}`
        };
    }
    const row = parsed.data;
    if (!('model_patch' in value) && !('fix_patch' in value)) return {
        place,
        message: 'has neither `model_patch` nor `fix_patch`'
    };
    if (row.model_patch != null && row.fix_patch != null && row.model_patch !== row.fix_patch) return {
        place,
        message: 'has a `model_patch` and another `fix_patch`'
    };
    const id = idOf(row, key);
    if (id === undefined) return {
        place,
        message: 'names no task: it has neither `instance_id` nor `org`, `repo` and `number`'
    };
    if (key !== undefined && row.instance_id != null && row.instance_id !== key) return {
        place,
        message: `stands under another name than its instance_id ${quoted(row.instance_id)}`
    };
    return {
        id,
        patch: row.model_patch ?? row.fix_patch ?? '',
        model: row.model_name_or_path?.trim() || null,
        place
    };
};
const LONGEST_QUOTE = 100;
/** A text of the user's file for a message: on one line, and not without end. */ const quoted = (text)=>JSON.stringify(text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text);
const sorted = (read)=>({
        rows: read.filter((one)=>'id' in one),
        mistakes: read.filter((one)=>'message' in one)
    });
const parseJson = (text)=>{
    try {
        return {
            value: JSON.parse(text)
        };
    } catch (error) {
        return {
            error: (0,errors/* errorMessage */.gJ)(error)
        };
    }
};
/** An array of rows, an object of rows by id, or one row. */ const parseWhole = (value)=>{
    if (Array.isArray(value)) return sorted(value.map((one, index)=>readRow(one, `item ${index + 1}`)));
    if (typeof value !== 'object' || value === null) return {
        rows: [],
        mistakes: [
            {
                place: 'line 1',
                message: 'is neither object nor array'
            }
        ]
    };
    if ('instance_id' in value || 'model_patch' in value || 'fix_patch' in value) return sorted([
        readRow(value, 'line 1')
    ]);
    return sorted(Object.entries(value).map(([key, one])=>readRow(one, `key ${quoted(key)}`, key)));
};
/**
 * Reads the text of a file of predictions: JSON Lines, or one JSON value (an array of rows, or an
 * object of rows by id). A row is SWE-bench's or Multi-SWE-bench's. What is wrong is named by line.
 */ const parsePredictions = (text)=>{
    if (text.trim() === '') return {
        rows: [],
        mistakes: [
            {
                place: 'line 1',
                message: 'is empty'
            }
        ]
    };
    const whole = parseJson(text);
    if ('value' in whole) return parseWhole(whole.value);
    const read = [];
    let isLines = false;
    for (const [index, line] of text.split('\n').entries()){
        if (line.trim() === '') continue;
        const parsed = parseJson(line);
        const place = `line ${index + 1}`;
        if ('error' in parsed) read.push({
            place,
            message: `is no JSON: ${parsed.error}`
        });
        else {
            isLines ||= typeof parsed.value === 'object' && parsed.value !== null;
            read.push(readRow(parsed.value, place));
        }
    }
    if (isLines) return sorted(read);
    // No line is a row: it was meant as one value, and its own error says where it breaks.
    return {
        rows: [],
        mistakes: [
            {
                place: 'the file',
                message: `is neither JSON nor JSON Lines: ${whole.error}`
            }
        ]
    };
};

;// CONCATENATED MODULE: ./src/dataset/predictions-match.js


/** `owner_repo-N` of the forms that other harnesses use for the same. */ const asFolderName = (id)=>{
    const multi = /^([^/:]+)\/([^/:]+):pr-(\d+)$/.exec(id);
    if (multi) return `${multi[1]}_${multi[2]}-${multi[3]}`;
    return id.replace('__', '_');
};
/** What a task may be called beside its folder's name. */ const otherNames = (entry)=>{
    if (!entry.ok || !entry.task) return [];
    const { declaredName, repository } = entry.task;
    const number = /-(\d+)$/.exec(entry.name)?.[1];
    const declared = declaredName === null ? [] : [
        declaredName
    ];
    // A folder may be called anything; its repository and number are the same pull request.
    if (repository === null || number === undefined) return declared;
    return [
        ...declared,
        `${repository.replace('/', '_')}-${number}`
    ];
};
/** Finds the task that an id means: its folder's name first, then every other form, then without case. */ const taskFinder = (entries)=>{
    const exact = new Map(entries.map((entry)=>[
            entry.name,
            entry.name
        ]));
    const others = new Map();
    const add = (alias, name)=>others.set(alias, (others.get(alias) ?? new Set()).add(name));
    for (const entry of entries){
        for (const alias of [
            entry.name,
            ...otherNames(entry)
        ]){
            if (alias !== entry.name) add(alias, entry.name);
            add(alias.toLowerCase(), entry.name);
        }
    }
    const only = (alias)=>{
        const names = others.get(alias);
        return names?.size === 1 ? [
            ...names
        ][0] : undefined;
    };
    return (id)=>{
        const forms = [
            id,
            asFolderName(id)
        ];
        for (const form of forms){
            const found = exact.get(form) ?? only(form);
            if (found !== undefined) return found;
        }
        return forms.map((form)=>only(form.toLowerCase())).find((found)=>found !== undefined);
    };
};
/** Each prediction by the task it is for, and what keeps it from being anybody's. */ const matchPredictions = (rows, entries)=>{
    const find = taskFinder(entries);
    const byTask = new Map();
    const mistakes = [];
    for (const row of rows){
        const task = find(row.id);
        if (task === undefined) {
            const near = (0,nearest_names/* nearestNames */.L)(asFolderName(row.id), entries.map((entry)=>entry.name), {
                count: 1
            });
            const hint = near[0] === undefined ? '' : `; the nearest is ${near[0]}`;
            mistakes.push({
                place: row.place,
                message: `no task of the dataset is ${quoted(row.id)}${hint}`
            });
            continue;
        }
        const other = byTask.get(task);
        if (other) {
            mistakes.push({
                place: row.place,
                message: `${quoted(row.id)} is ${task}, which has a prediction already (${other.place})`
            });
        } else byTask.set(task, row);
    }
    return {
        byTask,
        mistakes
    };
};

;// CONCATENATED MODULE: ./src/task/patch-names.js
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

;// CONCATENATED MODULE: ./src/task/patch-paths.js

const draft = (names)=>({
        change: 'modified',
        oldPath: names?.oldPath ?? null,
        newPath: names?.newPath ?? null,
        mode: null,
        binary: false
    });
/** `--- a/x` and `+++ b/x`; `/dev/null` says that the file is new or gone. */ const readSide = (file, side, text)=>{
    const name = readLoneName(text);
    if (name === '/dev/null') {
        file.change = side === 'oldPath' ? 'added' : 'deleted';
        return;
    }
    file[side] = (name === null ? null : withoutPrefix(name)) ?? file[side];
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
                oldPath: readLoneName(name)
            })
    ],
    [
        'rename to ',
        (file, name)=>Object.assign(file, {
                change: 'renamed',
                newPath: readLoneName(name)
            })
    ],
    [
        'copy from ',
        (file, name)=>Object.assign(file, {
                change: 'copied',
                oldPath: readLoneName(name)
            })
    ],
    [
        'copy to ',
        (file, name)=>Object.assign(file, {
                change: 'copied',
                newPath: readLoneName(name)
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
const HUNK = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/;
/** What is left of a hunk, so that a removed line `-- a/x` is not taken for a header. */ class HunkLines {
    removed = 0;
    added = 0;
    start(line) {
        const match = HUNK.exec(line);
        if (!match) return false;
        this.removed = Number(match[1] ?? 1);
        this.added = Number(match[2] ?? 1);
        return true;
    }
    takes(line) {
        if (this.removed <= 0 && this.added <= 0) return false;
        const [kind = ' '] = line;
        if (kind === '\\') return true;
        if (!' +-\r'.includes(kind)) {
            this.removed = 0;
            this.added = 0;
            return false;
        }
        if (kind !== '+') this.removed--;
        if (kind !== '-') this.added--;
        return true;
    }
}
const finished = ({ change, oldPath, newPath, mode, binary })=>({
        change,
        oldPath: change === 'added' ? null : oldPath ?? newPath,
        newPath: change === 'deleted' ? null : newPath ?? oldPath,
        mode,
        binary
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
        if (hunk.takes(raw)) continue;
        const line = raw.replace(/\r$/, '');
        if (line.startsWith('diff --git ')) {
            current = draft(readHeaderNames(line.slice('diff --git '.length)));
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

;// CONCATENATED MODULE: ./src/dataset/predictions-patch.js

/** Beyond these a patch is no fix of a task; the hand-over's own limits are the same. */ const PATCH_LIMITS = {
    bytes: 64 * 1024 * 1024,
    paths: 50_000
};
/** How many blank lines at the end of the last hunk may have been cut off by whoever trimmed the patch. */ const MOST_CUT_LINES = 20;
/** How many paths stand in a sentence. */ const NAMED_PATHS = 5;
const predictions_patch_HUNK = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/;
const BINARY_WITHOUT_DATA = /^Binary files .* differ\r?$/;
const HEADER = /^(diff --git |--- |\+\+\+ )/;
/** Splits a patch by files. Counts each hunk's lines, so that a removed `-- a/x` is not taken for a header. */ const readPatch = (text)=>{
    const sections = [
        {
            lines: [],
            kind: 'text'
        }
    ];
    let removed = 0;
    let added = 0;
    let inGitHeader = false;
    const takes = (line)=>{
        if (removed <= 0 && added <= 0) return false;
        const [kind = ' '] = line;
        if (kind === '\\') return true;
        if (!' +-\r'.includes(kind)) {
            removed = 0;
            added = 0;
            return false;
        }
        if (kind !== '+') removed--;
        if (kind !== '-') added--;
        return true;
    };
    for (const line of text.replace(/\n$/, '').split('\n')){
        const inHunk = takes(line);
        if (!inHunk) {
            const hunk = predictions_patch_HUNK.exec(line);
            if (hunk) {
                removed = Number(hunk[1] ?? 1);
                added = Number(hunk[2] ?? 1);
                inGitHeader = false;
            } else if (line.startsWith('diff --git ')) {
                inGitHeader = true;
                sections.push({
                    lines: [],
                    kind: 'text'
                });
            }
        }
        const section = sections.at(-1);
        if (inGitHeader && !inHunk) {
            if (line.startsWith('GIT binary patch')) section.kind = 'binary';
            else if (BINARY_WITHOUT_DATA.test(line)) section.kind = 'binary-without-data';
        }
        section.lines.push({
            text: line,
            inHunk
        });
    }
    return {
        sections,
        cutLines: removed === added && removed > 0 ? removed : 0
    };
};
const withoutCr = (text)=>text.replace(/\r$/, '');
/** A line of the patch whose own line ends were made CRLF, with those of the file's content kept. */ const keepContentCr = ({ text, inHunk })=>{
    if (!inHunk || text.startsWith('\\')) return withoutCr(text);
    return text === '\r' ? ' \r' : text;
};
const decoded = (text)=>Buffer.from(text, 'latin1').toString('utf8');
const pathsOf = (text)=>touchedPaths(patchPaths(decoded(text)));
/** What git itself refuses to write, whatever a patch says. */ const isUnsafe = (path)=>path.includes('\0') || path.split('/').some((part)=>part === '' || part === '.' || part === '..' || part.toLowerCase() === '.git');
const named = (paths)=>{
    const more = paths.length > NAMED_PATHS ? ` and ${paths.length - NAMED_PATHS} more` : '';
    return paths.slice(0, NAMED_PATHS).map((path)=>JSON.stringify(path)).join(', ') + more;
};
const refused = (code, message, warnings = [])=>({
        texts: [],
        paths: [],
        warnings,
        refusal: {
            code,
            message
        }
    });
/** What could be meant by a text: with the patch's own line ends first made LF, then with all. */ const byLineEnds = (lines)=>{
    const isCrlf = lines.some((line)=>!line.inHunk && HEADER.test(line.text) && line.text.endsWith('\r'));
    if (!isCrlf) return [
        lines.map((line)=>line.text)
    ];
    const stripped = lines.map((line)=>withoutCr(line.text));
    // New files say nothing of the line ends that the repository has; LF is what git stores.
    const readsContent = lines.some((line)=>line.inHunk && /^[ -]/.test(line.text));
    return readsContent ? [
        lines.map(keepContentCr),
        stripped
    ] : [
        stripped
    ];
};
/**
 * Makes of a patch from elsewhere what can be applied: a final newline that was trimmed away is put
 * back, with the blank context lines before it; differences of binary files that hold no data are left
 * out, since they would keep all others from being applied.
 *
 * `text` has a character for each byte.
 */ const preparePatch = (text)=>{
    if (text.trim() === '') return refused('empty-patch', 'The prediction is empty.');
    if (text.length > PATCH_LIMITS.bytes) {
        return refused('patch-too-large', `The prediction is larger than ${PATCH_LIMITS.bytes} bytes.`);
    }
    const { sections, cutLines } = readPatch(text);
    const warnings = [];
    const hasNoData = (section)=>section.kind === 'binary-without-data';
    const dropped = sections.filter(hasNoData);
    const kept = sections.filter((section)=>!hasNoData(section));
    if (dropped.length > 0) {
        const paths = dropped.flatMap((section)=>pathsOf(section.lines.map((line)=>line.text).join('\n')));
        warnings.push(`Left out, since the patch has no data for binary files: ${named([
            ...new Set(paths)
        ])}.`);
    }
    const lines = kept.flatMap((section)=>section.lines);
    if (!text.endsWith('\n')) warnings.push('Its final newline was put back.');
    // git reads binary data up to a blank line.
    const end = kept.at(-1)?.kind === 'binary' ? '\n\n' : '\n';
    const texts = byLineEnds(lines).map((ends)=>ends.join('\n') + end);
    const isCut = cutLines > 0 && cutLines <= MOST_CUT_LINES && kept.at(-1) === sections.at(-1);
    const mended = isCut ? texts.map((one)=>one + ' \n'.repeat(cutLines)) : [];
    if (isCut) warnings.push(`Its last hunk is short of ${cutLines} blank lines, which were put back.`);
    const paths = pathsOf(texts.at(-1) ?? '');
    if (paths.length === 0) {
        return dropped.length > 0 ? refused('empty-patch', 'The prediction holds nothing but binary files without data.', warnings) : refused('patch-does-not-apply', 'The prediction holds no difference of a file.', warnings);
    }
    if (paths.length > PATCH_LIMITS.paths) {
        return refused('patch-too-large', `The prediction touches more than ${PATCH_LIMITS.paths} files.`, warnings);
    }
    const unsafe = paths.filter(isUnsafe);
    if (unsafe.length > 0) {
        return refused('patch-does-not-apply', `The prediction names paths that no patch may touch: ${named(unsafe)}.`, warnings);
    }
    return {
        texts: [
            ...mended,
            ...texts
        ],
        paths,
        warnings
    };
};

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
;// CONCATENATED MODULE: ./src/dataset/read-file.js


const MIB = 1024 * 1024;
/** A file of a dataset that is not read, with a message that names it. */ class RefusedFile extends Error {
    name = 'RefusedFile';
}
/**
 * Reads a regular file of at most `maxBytes`. A link is not followed and a pipe is not waited for,
 * whatever the path was a moment ago. `label` names the file in messages.
 */ const readCapped = async (path, { maxBytes, label })=>{
    const flags = external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK;
    const file = await (0,promises_.open)(path, flags).catch((error)=>{
        if (error.code === 'ELOOP') throw new RefusedFile(`${label} is a link`);
        throw new RefusedFile(`${label} cannot be read (${error.code ?? error.message})`);
    });
    try {
        const { size, ...stats } = await file.stat().then((found)=>({
                size: found.size,
                regular: found.isFile()
            }));
        if (!stats.regular) throw new RefusedFile(`${label} is not a regular file`);
        const tooLarge = `${label} is larger than ${Math.floor(maxBytes / 1024)} KiB`;
        if (size > maxBytes) throw new RefusedFile(tooLarge);
        const buffer = Buffer.alloc(size + 1);
        let length = 0;
        while(length < buffer.length){
            const { bytesRead } = await file.read(buffer, length, buffer.length - length, null);
            if (bytesRead === 0) break;
            length += bytesRead;
        }
        if (length > size) throw new RefusedFile(`${label} grew while it was read`);
        return buffer.subarray(0, length);
    } finally{
        await file.close();
    }
};
/** As {@link readCapped}, decoded; a byte order mark is dropped and anything but UTF-8 refused. */ const readText = async (path, options)=>{
    const bytes = await readCapped(path, options);
    try {
        return new TextDecoder('utf-8', {
            fatal: true
        }).decode(bytes);
    } catch  {
        throw new RefusedFile(`${options.label} is not UTF-8`);
    }
};

;// CONCATENATED MODULE: ./src/dataset/predictions.js







/** Rows of a whole dataset, with the results of their tests, come to 168 MB. */ const MAX_FILE = 256 * MIB;
const MAX_FILES = 20_000;
const NAMED_MISTAKES = 10;
const EXTENSION = '.patch';
const wrong = (path, message)=>new errors/* UserError */.yo(`--predictions ${path} ${message} It takes a file of SWE-bench or Multi-SWE-bench predictions (JSON Lines or JSON), or a folder of <task>.patch files.`);
const listed = (path, mistakes)=>{
    const lines = mistakes.slice(0, NAMED_MISTAKES).map(({ place, message })=>`  ${place}: ${message}`);
    const more = mistakes.length - NAMED_MISTAKES;
    if (more > 0) lines.push(`  and ${more} more`);
    return new errors/* UserError */.yo(`--predictions ${path} cannot be used:\n${lines.join('\n')}\nEach prediction names one task of the dataset: by its folder's name (<owner>_<repo>-<number>), as <owner>__<repo>-<number> or <org>/<repo>:pr-<number>, or by its declared name. Correct these and run again.`);
};
/** As it stands in a file: a character for each byte. */ const bytesOf = (text)=>Buffer.from(text, 'utf8').toString('latin1');
const readFolder = async (dir)=>{
    const names = (await (0,promises_.readdir)(dir)).filter((name)=>name.endsWith(EXTENSION)).sort();
    if (names.length === 0) throw wrong(dir, `holds no ${EXTENSION} file.`);
    if (names.length > MAX_FILES) throw wrong(dir, `holds more than ${MAX_FILES} files.`);
    const rows = [];
    const mistakes = [];
    for (const name of names){
        try {
            // One byte more than a patch may have: larger ones are told of by their trials.
            const bytes = await readCapped((0,external_node_path_.join)(dir, name), {
                maxBytes: PATCH_LIMITS.bytes + MIB,
                label: 'it'
            });
            rows.push({
                id: name.slice(0, -EXTENSION.length),
                patch: bytes.toString('latin1'),
                model: null,
                place: quoted(name)
            });
        } catch (error) {
            if (!(error instanceof RefusedFile)) throw error;
            mistakes.push({
                place: quoted(name),
                message: error.message
            });
        }
    }
    return {
        rows,
        mistakes,
        patchOf: (row)=>row.patch
    };
};
const readFile = async (path, given)=>{
    try {
        const text = await readText(path, {
            maxBytes: MAX_FILE,
            label: 'it'
        });
        return {
            ...parsePredictions(text),
            patchOf: (row)=>bytesOf(row.patch)
        };
    } catch (error) {
        if (error instanceof RefusedFile) throw wrong(given, `cannot be used: ${error.message}.`);
        throw error;
    }
};
const readSource = async (given)=>{
    try {
        const path = await (0,promises_.realpath)(given);
        return (await (0,promises_.stat)(path)).isDirectory() ? await readFolder(path) : await readFile(path, given);
    } catch (error) {
        const code = error.code;
        if (code === 'ENOENT' || code === 'ENOTDIR') throw wrong(given, 'does not exist.');
        if (typeof code === 'string') throw wrong(given, `cannot be read (${(0,errors/* errorMessage */.gJ)(error)}).`);
        throw error;
    }
};
/**
 * Reads what `--predictions` names (absolute) and gives each prediction to its task. `entries` are all
 * tasks of the dataset: a prediction for one that was not selected is no mistake.
 *
 * @throws UserError for what cannot be read, for unknown and for repeated tasks, each with its line
 */ const loadPredictions = async (path, entries)=>{
    const source = await readSource(path);
    const matched = matchPredictions(source.rows, entries);
    const mistakes = [
        ...source.mistakes,
        ...matched.mistakes
    ];
    if (mistakes.length > 0) throw listed(path, mistakes);
    const byTask = new Map();
    for (const [task, row] of matched.byTask){
        byTask.set(task, {
            place: `${(0,external_node_path_.basename)(path)}, ${row.place}`,
            model: row.model,
            patch: preparePatch(source.patchOf(row))
        });
    }
    const models = new Set([
        ...byTask.values()
    ].map((prediction)=>prediction.model));
    models.delete(null);
    return {
        source: path,
        byTask,
        model: models.size === 1 ? [
            ...models
        ][0] ?? null : null
    };
};

;// CONCATENATED MODULE: ./src/commands/choose-agent.js



const NAMED_TASKS = 10;
/** Says once which tasks have no prediction, and of each what was left out or mended. */ const tellOfPredictions = (predictions, selected, listener)=>{
    if (!predictions) return;
    const { byTask, source } = predictions;
    const without = selected.filter((entry)=>!byTask.has(entry.name)).map((entry)=>entry.name);
    if (without.length > 0) {
        const more = without.length > NAMED_TASKS ? ` and ${without.length - NAMED_TASKS} more` : '';
        listener({
            type: 'notice',
            message: `${source} has no prediction for ${without.length} of ${selected.length} tasks, which count as unresolved: ${without.slice(0, NAMED_TASKS).join(', ')}${more}.`
        });
    }
    for (const { name } of selected){
        for (const message of byTask.get(name)?.patch.warnings ?? [])listener({
            type: 'warning',
            task: name,
            message
        });
    }
};
/**
 * The agent that the options name, with all that it needs read and checked.
 * @throws UserError
 */ const chooseAgent = async (choice, context)=>{
    checkAgentName(choice.agent);
    const env = takeAgentEnv(choice.agentEnv, context.environment);
    const predictions = choice.predictions === undefined ? undefined : await loadPredictions(choice.predictions, context.entries);
    const agent = createAgent(choice.agent, {
        predictions,
        command: choice.agentCommand,
        env,
        variables: readAgentVariables(choice.agentVariables, env)
    });
    return {
        agent,
        predictions
    };
};

;// CONCATENATED MODULE: ./src/contracts/plan.js

/** One attempt of one agent on one task, before it runs. */ const plannedTrialSchema = schemas/* object */.Ikc({
    task: schemas/* string */.YjP(),
    agent: schemas/* string */.YjP(),
    model: schemas/* string */.YjP().nullable(),
    attempt: schemas/* number */.aig().int().positive(),
    /** `<task[:32]>__<7 chars>`, unique within the job; also the name of its folder. */ name: schemas/* string */.YjP()
});

;// CONCATENATED MODULE: ./src/commands/earlier-run.js






const configSchema = schemas/* object */.Ikc({
    job: schemas/* string */.YjP(),
    options: schemas/* looseObject */._H3({
        path: schemas/* string */.YjP(),
        agent: schemas/* string */.YjP(),
        attempts: schemas/* number */.aig()
    }),
    planned: schemas/* array */.YOg(plannedTrialSchema)
});
const readJson = async (path)=>{
    try {
        return JSON.parse(await (0,promises_.readFile)(path, 'utf8'));
    } catch  {
        return undefined;
    }
};
/** The trial's record where it came to a verdict. */ const verdictOf = async (dir)=>{
    const result = schemas/* object */.Ikc({
        kotlin_bench: trialRecordSchema
    }).safeParse(await readJson((0,external_node_path_.join)(dir, 'result.json')));
    return result.success && result.data.kotlin_bench.outcome !== 'error' ? result.data.kotlin_bench : undefined;
};
/**
 * Reads the job that `--resume` names, by the path of its folder or by its name in the jobs folder.
 * @throws UserError where there is no such job
 */ const readEarlierRun = async (resume, jobsDir)=>{
    const jobDir = (0,external_node_path_.isAbsolute)(resume) ? resume : (0,external_node_path_.join)(jobsDir, resume);
    const path = (0,external_node_path_.join)(jobDir, 'config.json');
    const config = configSchema.safeParse(await readJson(path));
    if (!config.success) {
        throw new errors/* UserError */.yo(`--resume "${resume}": ${path} is no record of a job. Name a job in ${jobsDir}, or the path of a job's folder.`);
    }
    const { job, options, planned } = config.data;
    const records = await Promise.all(planned.map((trial)=>verdictOf((0,external_node_path_.join)(jobDir, trial.name))));
    return {
        job,
        jobDir,
        // Written by `run` itself; what it does not know of is left alone.
        options: options,
        planned,
        done: records.filter((record)=>record !== undefined)
    };
};

// EXTERNAL MODULE: ../../node_modules/execa/index.js + 132 modules
var execa = __webpack_require__(3230);
;// CONCATENATED MODULE: ./src/dataset/git-source.js



/** Settings under which a folder that someone else wrote cannot make git start a program. */ const GIT_OPTIONS = [
    '-c',
    'core.fsmonitor=false',
    '-c',
    'safe.bareRepository=explicit'
];
const GIT_TIMEOUT_MS = 30_000;
const git = async (dir, args)=>{
    const result = await (0,execa/* execa */.Ho)('git', [
        ...GIT_OPTIONS,
        '-C',
        dir,
        ...args
    ], {
        reject: false,
        timeout: GIT_TIMEOUT_MS,
        env: {
            GIT_OPTIONAL_LOCKS: '0',
            GIT_TERMINAL_PROMPT: '0'
        }
    });
    return result.failed ? null : result.stdout;
};
/** `owner/repo` of a remote's address; never its credentials. */ const repositoryOfRemote = (remote)=>{
    const match = /^(?:[a-z+]+:\/\/(?:[^/@]*@)?[^/]+\/|[^/@:]+@[^/:]+:)(.+?)(?:\.git)?\/?$/.exec(remote.trim());
    return match?.[1] ?? null;
};
/** Where a dataset's folder (absolute) comes from, as far as git knows. */ const gitSource = async (dir)=>{
    const top = await git(dir, [
        'rev-parse',
        '--show-toplevel'
    ]);
    if (top === null) return {
        source: dir,
        commit: null
    };
    const [head, changes, remote] = await Promise.all([
        git(dir, [
            'rev-parse',
            '--verify',
            'HEAD^{commit}'
        ]),
        git(dir, [
            'status',
            '--porcelain',
            '--untracked-files=all',
            '--',
            '.'
        ]),
        git(dir, [
            'config',
            '--get',
            'remote.origin.url'
        ])
    ]);
    const tracked = await git(dir, [
        'ls-files',
        '--',
        '.'
    ]);
    const repository = remote === null ? null : repositoryOfRemote(remote);
    const folder = (0,external_node_path_.relative)(top, await (0,promises_.realpath)(dir)).split(external_node_path_.sep).join('/');
    const source = repository === null ? dir : [
        repository,
        folder
    ].filter((part)=>part !== '').join('/');
    return {
        source,
        commit: changes === '' && tracked !== '' ? head : null
    };
};

// EXTERNAL MODULE: ../../node_modules/yaml/dist/index.js
var dist = __webpack_require__(3483);
;// CONCATENATED MODULE: ./src/task/toml-lines.js
/** A path into a TOML document: table names, list indices, keys. */ /** `verifier.env.KEY`, `artifacts[2].source`; names that are not plain are quoted. */ const dottedPath = (path)=>path.map((part, index)=>{
        if (typeof part === 'number') return `[${part}]`;
        const name = String(part);
        const shown = /^[A-Za-z0-9_-]+$/.test(name) ? name : JSON.stringify(name);
        return index === 0 ? shown : `.${shown}`;
    }).join('');
const splitKey = (text)=>[
        ...text.matchAll(/"((?:[^"\\]|\\.)*)"|'([^']*)'|([A-Za-z0-9_-]+)/g)
    ].map((match)=>match[1] ?? match[2] ?? match[3] ?? '');
const KEY_PART = `(?:"(?:[^"\\\\]|\\\\.)*"|'[^']*'|[A-Za-z0-9_-]+)`;
const KEY = new RegExp(`^\\s*${KEY_PART}(?:\\s*\\.\\s*${KEY_PART})*\\s*$`);
/** The key that a line sets; none where a quoted key holds `=`, which is not worth a parser. */ const keyOf = (line)=>{
    const key = line.slice(0, Math.max(0, line.indexOf('=')));
    return KEY.test(key) ? key : null;
};
const isPrefix = (part, whole)=>part.length <= whole.length && part.every((name, index)=>name === whole[index]);
/**
 * The line (from 1) where a key or table is written, found by its headers and keys without a second
 * parse; the nearest enclosing one where the key stands inside an inline table; null if not found.
 * Indices in the path choose among `[[tables]]` of one name.
 */ const lineOfPath = (toml, path)=>{
    const names = path.filter((part)=>typeof part !== 'number').map(String);
    const wantedIndex = path.find((part)=>typeof part === 'number');
    const seen = new Map();
    let table = [];
    let inWantedItem = true;
    let best = null;
    for (const [index, raw] of toml.split('\n').entries()){
        const header = /^\s*(\[\[?)([^\]]+)\]/.exec(raw);
        if (header) {
            table = splitKey(header[2]);
            if (header[1] === '[[') {
                const name = table.join('\0');
                const item = (seen.get(name) ?? -1) + 1;
                seen.set(name, item);
                inWantedItem = wantedIndex === undefined || !isPrefix(table, names) || item === wantedIndex;
            } else if (!isPrefix(table.slice(0, 1), names)) inWantedItem = true;
        }
        const key = header ? null : keyOf(raw);
        if (!header && !key) continue;
        const full = key ? [
            ...table,
            ...splitKey(key)
        ] : table;
        const matches = isPrefix(full, names) || isPrefix(names, full);
        const depth = Math.min(full.length, names.length);
        if (inWantedItem && matches && depth > (best?.depth ?? 0)) best = {
            line: index + 1,
            depth
        };
    }
    return best?.line ?? null;
};

;// CONCATENATED MODULE: ./src/task/compose.js


const COMPOSE_FILE = 'environment/docker-compose.yaml';
/** As the engine spells an image: lower-case path, optional host and port, optional tag. */ const IMAGE_NAME = /^(?:[a-zA-Z0-9.-]+(?::\d+)?\/)?[a-z0-9]+(?:(?:[._]|__|-+|\/)[a-z0-9]+)*(?::[A-Za-z0-9_][A-Za-z0-9_.-]{0,127})?$/;
/** Names that Harbor fills in for the image it builds or was given: no name of the task's own. */ const RUNNER_IMAGE = /^\$\{(?:MAIN_IMAGE_NAME|PREBUILT_IMAGE_NAME)\}$/;
// biome-ignore lint/suspicious/noTemplateCurlyInString: Harbor's variable, as tasks write it
const OWN_CONTEXTS = new Set([
    '.',
    './',
    '${CONTEXT_DIR}'
]);
const invalid = (message)=>({
        ok: false,
        fault: {
            code: 'task-compose-invalid',
            message: `${COMPOSE_FILE}${message}`
        }
    });
const unsupported = (key, why = '')=>({
        ok: false,
        fault: {
            code: 'task-unsupported',
            message: `${COMPOSE_FILE}: ${key} is not supported yet${why}; services.main.image and services.main.build are`
        }
    });
const isRecord = (value)=>typeof value === 'object' && value !== null && !Array.isArray(value);
/** The build that happens anyway: the task's own Dockerfile in its own folder. */ const isOwnBuild = (build)=>{
    if (typeof build === 'string') return OWN_CONTEXTS.has(build);
    if (!isRecord(build)) return false;
    const { context = '.', dockerfile = 'Dockerfile', ...others } = build;
    return OWN_CONTEXTS.has(String(context)) && dockerfile === 'Dockerfile' && Object.keys(others).length === 0;
};
const readMain = (main)=>{
    if (!isRecord(main)) return invalid(': services.main is not a mapping');
    const { image, build, ...others } = main;
    const [other] = Object.keys(others);
    if (other !== undefined) return unsupported(dottedPath([
        'services',
        'main',
        other
    ]));
    if (build !== undefined && !isOwnBuild(build)) {
        return unsupported('services.main.build', ' with anything but the context . and its Dockerfile');
    }
    if (image === undefined) return {
        ok: true,
        localImage: null
    };
    if (typeof image !== 'string') return invalid(': services.main.image is not a string');
    if (RUNNER_IMAGE.test(image)) return {
        ok: true,
        localImage: null
    };
    return IMAGE_NAME.test(image) ? {
        ok: true,
        localImage: image
    } : invalid(`: services.main.image = ${JSON.stringify(image.slice(0, 80))} is not an image name such as owner/name:tag`);
};
/** A file that says the same key twice is a mistake, and aliases can make a small file a huge one. */ const parseYaml = (text)=>{
    const lines = new dist/* LineCounter */.HN();
    const document = (0,dist/* parseDocument */.Tp)(text, {
        lineCounter: lines,
        prettyErrors: false,
        uniqueKeys: true
    });
    const [error] = document.errors;
    if (error) return {
        problem: ` line ${lines.linePos(error.pos[0]).line}: ${error.message.split('\n')[0]}`
    };
    if (document.contents !== null && !(0,dist/* isMap */.jh)(document.contents) && !(0,dist/* isScalar */.jn)(document.contents)) {
        return {
            problem: ': the document is not a mapping'
        };
    }
    try {
        return {
            data: document.toJS({
                maxAliasCount: 50
            })
        };
    } catch (thrown) {
        return {
            problem: `: ${thrown instanceof Error ? thrown.message : String(thrown)}`
        };
    }
};
/**
 * Reads a task's compose file: what the image of service `main` is to be called. Sidecar services and
 * every other setting are refused by name, since a task that loses them is another task. Comments,
 * `version`, `name` and `x-…` extensions change nothing.
 */ const parseCompose = (text)=>{
    const parsed = parseYaml(text);
    if ('problem' in parsed) return invalid(parsed.problem);
    if (!isRecord(parsed.data)) return invalid(': the document is not a mapping');
    const { services, version: _version, name: _name, ...others } = parsed.data;
    const [other] = Object.keys(others).filter((key)=>!key.startsWith('x-'));
    if (other !== undefined) return unsupported(dottedPath([
        other
    ]));
    if (!isRecord(services)) return invalid(': services is missing or not a mapping');
    const [sidecar] = Object.keys(services).filter((service)=>service !== 'main');
    if (sidecar !== undefined) return unsupported(dottedPath([
        'services',
        sidecar
    ]), ' (a sidecar service)');
    if (services.main === undefined) return invalid(': services.main is missing');
    return readMain(services.main);
};

;// CONCATENATED MODULE: ./src/task/network-rules.js

const HOST_NAME = /^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})*$/;
const MAX_HOST = 253;
const isIpv4 = (text)=>schemas/* ipv4 */.uXy().safeParse(text).success;
const isIpv6 = (text)=>schemas/* ipv6 */.ugL().safeParse(text).success;
const ipv4Bits = (text)=>text.split('.').reduce((bits, part)=>bits << 8n | BigInt(part), 0n);
const ipv6Bits = (text)=>{
    const embedded = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(text);
    let hex = text;
    if (embedded) {
        const low = ipv4Bits(embedded[2]);
        hex = `${embedded[1]}${(low >> 16n).toString(16)}:${(low & 0xffffn).toString(16)}`;
    }
    const [head = '', tail] = hex.split('::');
    const groups = (part)=>part === '' ? [] : part.split(':');
    const left = groups(head);
    const right = tail === undefined ? [] : groups(tail);
    const zeros = Array.from({
        length: 8 - left.length - right.length
    }, ()=>'0');
    return [
        ...left,
        ...zeros,
        ...right
    ].reduce((bits, group)=>bits << 16n | BigInt(`0x${group}`), 0n);
};
const parseBlock = (text)=>{
    const [address = '', prefixText = '', ...more] = text.split('/');
    const v4 = isIpv4(address);
    if (more.length > 0 || !v4 && !isIpv6(address) || !/^\d{1,3}$/.test(prefixText)) {
        return {
            ok: false,
            why: 'has a slash but is no CIDR block such as 10.0.0.0/8; paths and URLs cannot be allowed'
        };
    }
    const width = v4 ? 32 : 128;
    const prefix = Number(prefixText);
    if (prefix > width) return {
        ok: false,
        why: `has a prefix longer than ${width} bits`
    };
    const bits = v4 ? ipv4Bits(address) : ipv6Bits(address);
    const hostBits = bits & (1n << BigInt(width - prefix)) - 1n;
    if (hostBits !== 0n) return {
        ok: false,
        why: 'is an address within a block; write the network address itself'
    };
    return {
        ok: true,
        rule: {
            kind: 'block',
            address,
            prefix
        },
        text
    };
};
/**
 * Reads one allowed host: lower-cased, one trailing dot dropped. An exact host name, `*.suffix`, an
 * IPv4 or IPv6 address, or a CIDR block with a strict network address; no URL, port, path, brackets,
 * zone or wildcard elsewhere.
 */ const parseAllowedHost = (written)=>{
    const text = written.toLowerCase().replace(/\.$/, '');
    if (text === '') return {
        ok: false,
        why: 'is empty'
    };
    if (text.includes('://')) return {
        ok: false,
        why: 'is a URL; write the host name alone'
    };
    if (text.includes('%')) return {
        ok: false,
        why: 'has a zone; write the address alone'
    };
    if (/[[\]]/.test(text)) return {
        ok: false,
        why: 'has brackets; write the address without them'
    };
    if (text.includes('/')) return parseBlock(text);
    if (isIpv4(text) || isIpv6(text)) return {
        ok: true,
        rule: {
            kind: 'address',
            address: text
        },
        text
    };
    if (text.includes(':')) return {
        ok: false,
        why: 'has a port; hosts are allowed on all ports'
    };
    if (text.startsWith('*.')) {
        const suffix = text.slice(2);
        return HOST_NAME.test(suffix) && suffix.length <= MAX_HOST ? {
            ok: true,
            rule: {
                kind: 'suffix',
                suffix
            },
            text
        } : {
            ok: false,
            why: 'has a wildcard that is not followed by a host name'
        };
    }
    if (text.includes('*')) return {
        ok: false,
        why: 'has a wildcard that is not a leading *.'
    };
    if (!HOST_NAME.test(text) || text.length > MAX_HOST) {
        return {
            ok: false,
            why: 'is no host name (letters, digits, hyphens and dots)'
        };
    }
    return {
        ok: true,
        rule: {
            kind: 'host',
            host: text
        },
        text
    };
};

// EXTERNAL MODULE: ../../node_modules/smol-toml/dist/index.js + 8 modules
var smol_toml_dist = __webpack_require__(8147);
;// CONCATENATED MODULE: ./src/task/coercions.js

/**
 * The readings that the Harbor format allows beyond TOML's own types (its loader is lenient in the
 * same ways): `"2"` and `2.0` are 2, `"yes"` is true. Each field carries the sentence that says what
 * is valid; it becomes the end of the message when the value is not.
 */ const NUMBER_TEXT = /^[+-]?\d+(?:_\d+)*(?:\.\d*)?(?:[eE][+-]?\d+)?$/;
const toNumber = (value)=>{
    if (typeof value === 'bigint') return Number(value);
    if (typeof value === 'boolean') return value ? 1 : 0;
    if (typeof value === 'string' && NUMBER_TEXT.test(value.trim())) return Number(value.trim().replaceAll('_', ''));
    return value;
};
const TRUE_WORDS = new Set([
    '1',
    't',
    'true',
    'y',
    'yes',
    'on'
]);
const FALSE_WORDS = new Set([
    '0',
    'f',
    'false',
    'n',
    'no',
    'off'
]);
const toBoolean = (value)=>{
    const word = typeof value === 'string' || typeof value === 'number' ? String(value).toLowerCase() : '';
    if (TRUE_WORDS.has(word)) return true;
    return FALSE_WORDS.has(word) ? false : value;
};
/** A whole number of at least `min`; of at least 1 where nothing is said. */ const wholeNumber = (valid, { min = 1 } = {})=>schemas/* preprocess */.vkY(toNumber, schemas/* number */.aig({
        error: valid
    }).int({
        error: valid
    }).min(min, {
        error: valid
    }));
/** Seconds, positive and finite. */ const secondsNumber = (valid = 'a number of seconds above 0, such as 900')=>schemas/* preprocess */.vkY(toNumber, schemas/* number */.aig({
        error: valid
    }).positive({
        error: valid
    }));
/** Any finite number. */ const anyNumber = (valid)=>schemas/* preprocess */.vkY(toNumber, schemas/* number */.aig({
        error: valid
    }));
const truth = ()=>schemas/* preprocess */.vkY(toBoolean, schemas/* boolean */.zMY({
        error: 'true or false'
    }));
/** No argument or environment variable can hold a NUL. */ const WITHOUT_NUL = /^[^\0]*$/;
const ENV_NAME = /^[A-Za-z_][A-Za-z0-9_.-]*$/;
const coercions_text = (valid = 'a string')=>schemas/* string */.YjP({
        error: valid
    }).regex(WITHOUT_NUL, {
        error: `${valid}, without NUL`
    });
const filledText = (valid = 'a string that is not empty')=>coercions_text(valid).min(1, {
        error: valid
    });
/** An image that the engine can be asked for; never something that it would read as an option. */ const imageReference = ()=>{
    const valid = 'an image such as owner/name:tag or owner/name@sha256:…';
    return coercions_text(valid).regex(/^[A-Za-z0-9][A-Za-z0-9._:/@+-]*$/, {
        error: valid
    });
};
const textList = ()=>schemas/* array */.YOg(coercions_text(), {
        error: 'a list of strings'
    });
/** Environment variables: a table whose values are all strings. */ const envTable = ()=>schemas/* record */.g1P(schemas/* string */.YjP().regex(ENV_NAME, {
        error: 'names of letters, digits and underscores'
    }), coercions_text('a string (quote numbers)'), {
        error: (issue)=>issue.code === 'invalid_key' ? 'names of letters, digits and underscores' : 'a table of strings'
    });
/** A user of the container, by name or number; kept as text. */ const userName = ()=>schemas/* preprocess */.vkY((value)=>typeof value === 'number' && Number.isInteger(value) && value >= 0 ? String(value) : value, filledText('a user name or a user id'));
/** One of a closed set of words, in any case. */ const oneOf = (words)=>schemas/* preprocess */.vkY((value)=>typeof value === 'string' ? value.toLowerCase() : value, schemas/* enum */.k5n(words, {
        error: `one of ${words.map((word)=>`"${word}"`).join(', ')}`
    }));

;// CONCATENATED MODULE: ./src/task/task.js
const NETWORK_MODES = [
    'public',
    'no-network',
    'allowlist'
];
const TASK_FAULT_CODES = (/* unused pure expression or super */ null && ([
    'task-toml-invalid',
    'task-compose-invalid',
    'task-file-missing',
    'task-file-refused',
    'task-unsupported'
]));

;// CONCATENATED MODULE: ./src/task/task-config.js



/**
 * `task.toml` of the Harbor task format, schema 1.4. Every table is strict, so that a key nobody
 * knows is found at any level; `parse-config.ts` turns those into warnings. The error text of a field
 * says what is valid.
 */ const table = (shape)=>schemas/* strictObject */.rej(shape, {
        error: 'a table'
    });
const tableList = (item)=>schemas/* array */.YOg(item, {
        error: 'a list of tables'
    });
const networkKeys = {
    network_mode: oneOf(NETWORK_MODES).optional(),
    allowed_hosts: textList().optional()
};
const healthcheckSchema = table({
    command: filledText(),
    interval_sec: secondsNumber().optional(),
    timeout_sec: secondsNumber().optional(),
    start_period_sec: anyNumber('a number of seconds').optional(),
    start_interval_sec: secondsNumber().optional(),
    retries: wholeNumber('a whole number', {
        min: 0
    }).optional()
});
const mcpServerSchema = table({
    name: filledText(),
    transport: oneOf([
        'stdio',
        'sse',
        'streamable-http',
        'http'
    ]).optional(),
    url: coercions_text().optional(),
    command: coercions_text().optional(),
    args: textList().optional()
});
const environmentSchema = table({
    ...networkKeys,
    build_timeout_sec: secondsNumber().optional(),
    docker_image: imageReference().optional(),
    os: oneOf([
        'linux',
        'windows'
    ]).optional(),
    cpus: wholeNumber('a whole number of at least 1, such as 4').optional(),
    memory_mb: wholeNumber('a whole number of MiB, such as 8192').optional(),
    storage_mb: wholeNumber('a whole number of MiB, such as 20480').optional(),
    gpus: wholeNumber('a whole number', {
        min: 0
    }).optional(),
    gpu_types: textList().optional(),
    tpu: schemas/* unknown */.L5J().optional(),
    mcp_servers: tableList(mcpServerSchema).optional(),
    env: envTable().optional(),
    skills_dir: filledText().optional(),
    healthcheck: healthcheckSchema.optional(),
    workdir: filledText().optional(),
    /** Deprecated; a value that is no string is dropped, as Harbor does. */ memory: schemas/* unknown */.L5J().optional(),
    storage: schemas/* unknown */.L5J().optional(),
    allow_internet: truth().optional()
});
const agentSchema = table({
    timeout_sec: secondsNumber().optional(),
    user: userName().optional(),
    ...networkKeys
});
const collectSchema = table({
    command: filledText(),
    service: coercions_text().optional(),
    timeout_sec: secondsNumber().optional(),
    user: userName().optional()
});
const verifierSchema = table({
    timeout_sec: secondsNumber().optional(),
    env: envTable().optional(),
    user: userName().optional(),
    environment_mode: oneOf([
        'shared',
        'separate'
    ]).optional(),
    environment: environmentSchema.optional(),
    collect: tableList(collectSchema).optional(),
    ...networkKeys
});
const artifactSchema = schemas/* preprocess */.vkY((value)=>typeof value === 'string' ? {
        source: value
    } : value, schemas/* strictObject */.rej({
    source: filledText(),
    destination: filledText().optional(),
    exclude: textList().optional(),
    service: coercions_text().optional()
}, {
    error: 'a path, or a table with source'
}));
const artifactsSchema = schemas/* array */.YOg(artifactSchema, {
    error: 'a list of paths or tables'
});
const minRewardValid = 'a number, or a table of numbers by reward name';
const stepSchema = table({
    name: filledText(),
    agent: agentSchema.optional(),
    verifier: verifierSchema.optional(),
    min_reward: schemas/* union */.KCZ([
        schemas/* number */.aig(),
        schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* number */.aig())
    ], {
        error: minRewardValid
    }).optional(),
    healthcheck: healthcheckSchema.optional(),
    artifacts: artifactsSchema.optional()
});
const TASK_NAME = /^[A-Za-z0-9][\w.-]*\/[A-Za-z0-9][\w.-]*$/;
const taskNameValid = 'organisation/name of letters, digits, dots, hyphens and underscores';
const taskSchema = table({
    name: coercions_text(taskNameValid).regex(TASK_NAME, {
        error: taskNameValid
    }).refine((name)=>!name.includes('..'), {
        error: taskNameValid
    }),
    version: filledText().optional(),
    description: coercions_text().optional(),
    authors: tableList(table({
        name: coercions_text(),
        email: coercions_text().optional()
    })).optional(),
    keywords: textList().optional()
});
/** The whole of `task.toml`. `[metadata]` is free; nothing in it is unknown. */ const taskConfigSchema = table({
    schema_version: coercions_text('a string such as "1.4"').optional(),
    /** Alias of `schema_version`. */ version: coercions_text('a string such as "1.4"').optional(),
    source: coercions_text().optional(),
    multi_step_reward_strategy: oneOf([
        'mean',
        'final'
    ]).optional(),
    artifacts: artifactsSchema.optional(),
    task: taskSchema.optional(),
    metadata: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J(), {
        error: 'a table'
    }).optional(),
    environment: environmentSchema.optional(),
    agent: agentSchema.optional(),
    verifier: verifierSchema.optional(),
    solution: table({
        env: envTable().optional()
    }).optional(),
    steps: tableList(stepSchema).optional()
});

;// CONCATENATED MODULE: ./src/task/parse-config.js




const SHOWN_VALUE = 80;
const SHOWN_PROBLEMS = 3;
/** Each is looked up in the text, so their number is bounded. */ const SHOWN_WARNINGS = 50;
const valueAt = (value, path)=>path.reduce((inner, part)=>typeof inner === 'object' && inner !== null ? Reflect.get(inner, part) : undefined, value);
const showValue = (value)=>{
    const shown = typeof value === 'number' || typeof value === 'bigint' ? String(value) : JSON.stringify(value, (_, inner)=>typeof inner === 'bigint' ? String(inner) : inner) ?? 'nothing';
    return shown.length > SHOWN_VALUE ? `${shown.slice(0, SHOWN_VALUE)}…` : shown;
};
const place = (toml, path)=>{
    const line = lineOfPath(toml, path);
    return line === null ? 'task.toml' : `task.toml line ${line}`;
};
/** Names the key, its value and what is valid instead; used for rules over several keys too. */ const describeProblem = (toml, data, path, valid)=>{
    const value = valueAt(data, path);
    const key = path.length === 0 ? 'the document' : dottedPath(path);
    return value === undefined ? `${place(toml, path)}: ${key} is missing; valid: ${valid}` : `${place(toml, path)}: ${key} = ${showValue(value)}; valid: ${valid}`;
};
const isUnknownKeys = (issue)=>issue.code === 'unrecognized_keys';
/** Where each known key lives, to point at the right table when one stands in another. */ const keysOf = (path)=>{
    let schema = taskConfigSchema;
    for (const part of path)schema = typeof part === 'number' ? inside(schema) : shapeOf(schema)[String(part)];
    return Object.keys(shapeOf(schema));
};
const unwrap = (schema)=>{
    const wrapper = schema ?? {};
    const inner = wrapper.def?.innerType ?? wrapper.def?.out;
    return inner === undefined ? wrapper : unwrap(inner);
};
const shapeOf = (schema)=>unwrap(schema).shape ?? {};
const inside = (schema)=>unwrap(schema).def?.element;
const homesOf = (key)=>[
        [],
        [
            'environment'
        ],
        [
            'agent'
        ],
        [
            'verifier'
        ],
        [
            'solution'
        ],
        [
            'task'
        ]
    ].filter((path)=>keysOf(path).includes(key)).map((path)=>path.length === 0 ? 'at the top, before any table' : `under [${path[0]}]`);
const adviceFor = (path, key)=>{
    const homes = homesOf(key);
    if (homes.length > 0 && key.length > 3) return ` It belongs ${homes.join(' or ')}.`;
    const [near] = (0,nearest_names/* nearestNames */.L)(key, keysOf(path), {
        count: 1
    });
    return near === undefined ? '' : ` Did you mean ${near}?`;
};
const unknownKeyWarnings = (toml, issues)=>{
    const paths = issues.flatMap((issue)=>issue.keys.map((key)=>({
                table: issue.path,
                key
            })));
    const warnings = paths.slice(0, SHOWN_WARNINGS).map(({ table, key })=>{
        const path = [
            ...table,
            key
        ];
        const message = `${place(toml, path)}: ${dottedPath(path)} is not a key of the task format and has no effect.`;
        return {
            file: 'task.toml',
            key: dottedPath(path),
            line: lineOfPath(toml, path),
            message: `${message}${adviceFor(table, key)}`
        };
    });
    const more = paths.length - warnings.length;
    if (more > 0) {
        const message = `task.toml: ${more} more keys are not of the task format and have no effect.`;
        warnings.push({
            file: 'task.toml',
            key: '',
            line: null,
            message
        });
    }
    return warnings;
};
/** A copy without the named keys. */ const without = (data, issues)=>{
    const copy = structuredClone(data);
    for (const issue of issues){
        const owner = valueAt(copy, issue.path);
        if (typeof owner === 'object' && owner !== null) for (const key of issue.keys)Reflect.deleteProperty(owner, key);
    }
    return copy;
};
const problems = (toml, data, issues)=>{
    const shown = issues.slice(0, SHOWN_PROBLEMS).map((issue)=>describeProblem(toml, data, issue.path, issue.message)).join('. ');
    const more = issues.length - SHOWN_PROBLEMS;
    return more > 0 ? `${shown}. And ${more} more.` : shown;
};
/**
 * Reads `task.toml`. Keys that nobody knows become warnings with their dotted path and line; a wrong
 * type or value is a fault that names key, value and what is valid.
 */ const parseConfig = (toml)=>{
    let data;
    try {
        data = (0,smol_toml_dist/* parse */.qg)(toml);
    } catch (error) {
        if (!(error instanceof smol_toml_dist/* TomlError */.zx)) throw error;
        const [what = ''] = error.message.split('\n');
        const message = `task.toml line ${error.line}, column ${error.column}: ${what}`;
        return {
            ok: false,
            fault: {
                code: 'task-toml-invalid',
                message
            },
            warnings: []
        };
    }
    const strict = taskConfigSchema.safeParse(data);
    if (strict.success) return {
        ok: true,
        config: strict.data,
        warnings: []
    };
    const unknown = strict.error.issues.filter(isUnknownKeys);
    const wrong = strict.error.issues.filter((issue)=>!isUnknownKeys(issue));
    const warnings = unknownKeyWarnings(toml, unknown);
    const invalid = (issues)=>{
        return {
            ok: false,
            fault: {
                code: 'task-toml-invalid',
                message: problems(toml, data, issues)
            },
            warnings
        };
    };
    if (wrong.length > 0) return invalid(wrong);
    const known = taskConfigSchema.safeParse(without(data, unknown));
    return known.success ? {
        ok: true,
        config: known.data,
        warnings
    } : invalid(known.error.issues);
};

;// CONCATENATED MODULE: ./src/task/environment-config.js


/** A rule over several keys that a task breaks; caught in `parse-task.ts`, never seen outside. */ class ConfigProblem extends Error {
    path;
    valid;
    constructor(path, valid){
        super(valid);
        this.path = path;
        this.valid = valid;
    }
    describe(toml, config) {
        return describeProblem(toml, config, this.path, this.valid);
    }
}
const SIZE = /^\s*(\d+(?:\.\d+)?)\s*([KMG])B?\s*$/i;
const MIB_PER_UNIT = {
    K: 1 / 1024,
    M: 1,
    G: 1024
};
/** MiB of a size such as `2G`, `512M` or `1.5g`, rounded down. */ const parseSize = (size, path)=>{
    const [, amount, unit] = SIZE.exec(size) ?? [];
    const mib = Math.floor(Number(amount) * (MIB_PER_UNIT[(unit ?? '').toUpperCase()] ?? Number.NaN));
    if (!(mib >= 1)) throw new ConfigProblem(path, 'a size of at least 1M, such as "2G" or "512M"');
    return mib;
};
/** `memory_mb`, or the deprecated `memory = "2G"`; a `memory` that is no string is dropped, as in Harbor. */ const memoryMbOf = ({ memory, memory_mb })=>{
    if (typeof memory !== 'string') return memory_mb ?? null;
    const path = [
        'environment',
        'memory'
    ];
    const size = parseSize(memory, path);
    if (memory_mb !== undefined && memory_mb !== size) {
        throw new ConfigProblem(path, `only one of memory and memory_mb (here ${memory_mb})`);
    }
    return size;
};
const hostsOf = (table, { network_mode, allowed_hosts })=>{
    if (allowed_hosts === undefined) return null;
    const path = [
        table,
        'allowed_hosts'
    ];
    if (network_mode !== 'allowlist') {
        throw new ConfigProblem(path, `allowed_hosts only where ${table}.network_mode = "allowlist"`);
    }
    const hosts = allowed_hosts.map((written, index)=>{
        const host = parseAllowedHost(written);
        if (!host.ok) throw new ConfigProblem([
            ...path,
            index
        ], `a host name, *.suffix, IP address or CIDR block; this ${host.why}`);
        return host.text;
    });
    return [
        ...new Set(hosts)
    ];
};
/**
 * The environment's own policy, which every phase has that sets none. The deprecated
 * `allow_internet` counts only where neither `network_mode` nor `allowed_hosts` is set.
 */ const baselineNetwork = (environment)=>{
    const allowedHosts = hostsOf('environment', environment) ?? [];
    const fallback = environment.allow_internet === false ? 'no-network' : 'public';
    return {
        networkMode: environment.network_mode ?? fallback,
        allowedHosts
    };
};
/** A phase's policy: its own where it sets a mode, else the baseline. */ const phaseNetwork = (table, keys, baseline)=>{
    const allowedHosts = hostsOf(table, keys) ?? [];
    return keys.network_mode === undefined ? baseline : {
        networkMode: keys.network_mode,
        allowedHosts
    };
};

;// CONCATENATED MODULE: ./src/task/unsupported.js
const isSet = (value)=>value !== undefined && !(Array.isArray(value) && value.length === 0);
/** Every setting that a task can ask for and that is not run yet, by key. */ const requests = (config)=>{
    const { environment = {}, verifier = {}, artifacts = [] } = config;
    const sidecarArtifact = artifacts.findIndex(({ service = 'main' })=>service !== 'main');
    return [
        [
            'steps',
            isSet(config.steps) && config.steps?.length !== 0,
            'tasks of several steps'
        ],
        [
            'environment.os',
            environment.os === 'windows',
            'Windows containers'
        ],
        [
            'environment.gpus',
            (environment.gpus ?? 0) > 0,
            'GPUs'
        ],
        [
            'environment.gpu_types',
            isSet(environment.gpu_types),
            'GPUs'
        ],
        [
            'environment.tpu',
            isSet(environment.tpu),
            'TPUs'
        ],
        [
            'environment.mcp_servers',
            isSet(environment.mcp_servers),
            'MCP servers'
        ],
        [
            'environment.healthcheck',
            isSet(environment.healthcheck),
            'health checks'
        ],
        [
            'environment.skills_dir',
            isSet(environment.skills_dir),
            'skills'
        ],
        [
            'verifier.environment',
            isSet(verifier.environment),
            'a separate verifier environment'
        ],
        [
            'verifier.environment_mode',
            verifier.environment_mode === 'separate',
            'a separate verifier environment'
        ],
        [
            'verifier.collect',
            isSet(verifier.collect),
            'collect hooks'
        ],
        [
            `artifacts[${sidecarArtifact}].service`,
            sidecarArtifact >= 0,
            'artifacts of sidecar services'
        ]
    ];
};
/**
 * What a task asks for and we do not run yet, as a fault that names each key; null when it asks for
 * none. Such a task is never half-run.
 */ const unsupportedSettings = (config)=>{
    const asked = requests(config).filter(([, isAsked])=>isAsked);
    if (asked.length === 0) return null;
    const list = asked.map(([key, , what])=>`${key} (${what})`).join(', ');
    return {
        code: 'task-unsupported',
        message: `task.toml: not supported yet: ${list}`
    };
};

;// CONCATENATED MODULE: ./src/task/parse-task.js





/** Harbor's defaults. */ const BUILD_TIMEOUT_SEC = 600;
const VERIFIER_TIMEOUT_SEC = 600;
const parse_task_isRecord = (value)=>typeof value === 'object' && value !== null && !Array.isArray(value);
const REPOSITORY_PART = /^[A-Za-z0-9_][\w.-]*$/;
/** `[metadata]` is free, so what is not as expected there is absent, not wrong. */ const sourceOf = ({ metadata })=>{
    const source = parse_task_isRecord(metadata?.source) ? metadata.source : {};
    const { repository_owner: owner, repository_name: name, license } = source;
    const named = typeof owner === 'string' && typeof name === 'string' && REPOSITORY_PART.test(owner) && REPOSITORY_PART.test(name);
    return {
        repository: named ? `${owner}/${name}` : null,
        license: typeof license === 'string' && license !== '' ? license : null
    };
};
const missingFile = ({ files }, config)=>{
    const required = [
        [
            'instruction.md',
            'it is what the agent is asked'
        ],
        [
            'tests/test.sh',
            'it is what verifies the work'
        ]
    ];
    if (config.environment?.docker_image === undefined) {
        required.push([
            'environment/Dockerfile',
            'no environment.docker_image is set either'
        ]);
    }
    const missing = required.filter(([file])=>!files.has(file)).map(([file, why])=>`${file} is missing (${why})`);
    return missing.length > 0 ? {
        code: 'task-file-missing',
        message: missing.join(', ')
    } : null;
};
/** Files beside `task.toml` that change how a task runs and that we do not run yet. */ const unsupportedFiles = ({ files }, config)=>{
    if (files.has('trajectory.json')) {
        return {
            code: 'task-unsupported',
            message: 'trajectory.json (prior context for the agent) is not supported yet'
        };
    }
    const prebuilt = config.environment?.docker_image !== undefined;
    if (prebuilt && !files.has('environment/Dockerfile') && !files.has(COMPOSE_FILE)) {
        const upload = [
            ...files
        ].find((file)=>file.startsWith('environment/'));
        if (upload !== undefined) {
            const message = `${upload}: files to put beside environment.docker_image are not supported yet`;
            return {
                code: 'task-unsupported',
                message
            };
        }
    }
    return null;
};
const quietSettings = ({ toml }, config)=>{
    const warn = (key, why)=>{
        const line = lineOfPath(toml, key.split('.'));
        const place = line === null ? 'task.toml' : `task.toml line ${line}`;
        return {
            file: 'task.toml',
            key,
            line,
            message: `${place}: ${key} ${why}`
        };
    };
    const { environment = {}, artifacts = [] } = config;
    const warnings = [];
    if (artifacts.length > 0) warnings.push(warn('artifacts', 'is not collected yet; the verdict does not depend on it.'));
    if (environment.memory !== undefined && typeof environment.memory !== 'string') {
        warnings.push(warn('environment.memory', 'is no string and has no effect. Use memory_mb.'));
    }
    if (environment.allow_internet !== undefined && environment.network_mode !== undefined) {
        warnings.push(warn('environment.allow_internet', 'has no effect beside environment.network_mode.'));
    }
    return warnings;
};
const toTask = (source, config, localImage)=>{
    const { environment = {}, agent = {}, verifier = {} } = config;
    const baseline = baselineNetwork(environment);
    return {
        name: source.name,
        declaredName: config.task?.name ?? null,
        dir: source.dir,
        ...sourceOf(config),
        environment: {
            ...baseline,
            buildTimeoutSec: environment.build_timeout_sec ?? BUILD_TIMEOUT_SEC,
            dockerImage: environment.docker_image ?? null,
            localImage,
            cpus: environment.cpus ?? null,
            memoryMb: memoryMbOf(environment),
            env: environment.env ?? {},
            workdir: environment.workdir ?? null
        },
        agent: {
            ...phaseNetwork('agent', agent, baseline),
            timeoutSec: agent.timeout_sec ?? null,
            user: agent.user ?? null
        },
        verifier: {
            ...phaseNetwork('verifier', verifier, baseline),
            timeoutSec: verifier.timeout_sec ?? VERIFIER_TIMEOUT_SEC,
            env: verifier.env ?? {},
            user: verifier.user ?? null
        },
        solution: {
            env: config.solution?.env ?? {}
        },
        artifacts: (config.artifacts ?? []).map(({ source, destination, exclude })=>({
                source,
                destination: destination ?? null,
                exclude: exclude ?? []
            })),
        files: {
            dockerfile: source.files.has('environment/Dockerfile'),
            solution: source.files.has('solution/solve.sh'),
            expectedTests: source.files.has('tests/expected_tests.json')
        }
    };
};
/**
 * Makes a task of its files' text. A fault names the file and the key, with value and valid values
 * where one is wrong; warnings come with either result.
 */ const parseTask = (source)=>{
    const parsed = parseConfig(source.toml);
    if (!parsed.ok) return parsed;
    const { config } = parsed;
    const warnings = [
        ...parsed.warnings,
        ...quietSettings(source, config)
    ];
    const failed = (fault)=>({
            ok: false,
            fault,
            warnings
        });
    const refused = unsupportedSettings(config) ?? unsupportedFiles(source, config);
    if (refused) return failed(refused);
    const compose = source.compose === undefined ? null : parseCompose(source.compose);
    if (compose && !compose.ok) return failed(compose.fault);
    const missing = missingFile(source, config);
    if (missing) return failed(missing);
    try {
        return {
            ok: true,
            task: toTask(source, config, compose?.localImage ?? null),
            warnings
        };
    } catch (thrown) {
        if (!(thrown instanceof ConfigProblem)) throw thrown;
        return failed({
            code: 'task-toml-invalid',
            message: thrown.describe(source.toml, config)
        });
    }
};

;// CONCATENATED MODULE: ./src/dataset/task-files.js



/** More than any real task has by far; a folder beyond it is no task but a mistake. */ const task_files_MAX_FILES = 20_000;
const MAX_DEPTH = 40;
const isWithin = (folder, path)=>path === folder || path.startsWith(folder + external_node_path_.sep);
const checkLink = async (root, path, name)=>{
    const target = await (0,promises_.realpath)(path).catch(()=>null);
    if (target === null) throw new RefusedFile(`${name} is a link to ${await (0,promises_.readlink)(path)}, which does not exist`);
    if (!isWithin(root, target)) {
        throw new RefusedFile(`${name} is a link to ${await (0,promises_.readlink)(path)}, outside of the task's folder`);
    }
};
/**
 * The files of a task's folder, relative and with forward slashes; links that stay inside are named
 * but not followed. Links that lead out, pipes, sockets and devices are refused by name.
 */ const listTaskFiles = async (dir)=>{
    const root = await (0,promises_.realpath)(dir);
    const files = new Set();
    const visit = async (folder, depth)=>{
        if (depth > MAX_DEPTH) throw new RefusedFile(`folders are nested deeper than ${MAX_DEPTH}`);
        const entries = await (0,promises_.readdir)(folder, {
            withFileTypes: true
        });
        entries.sort((a, b)=>a.name < b.name ? -1 : 1);
        for (const entry of entries){
            const path = (0,external_node_path_.join)(folder, entry.name);
            const name = (0,external_node_path_.relative)(root, path).split(external_node_path_.sep).join('/');
            if (entry.isDirectory()) {
                await visit(path, depth + 1);
                continue;
            }
            if (entry.isSymbolicLink()) await checkLink(root, path, name);
            else if (!entry.isFile()) throw new RefusedFile(`${name} is neither a file nor a folder`);
            files.add(name);
            if (files.size > task_files_MAX_FILES) throw new RefusedFile(`the folder has more than ${task_files_MAX_FILES} files`);
        }
    };
    await visit(root, 0);
    return files;
};

;// CONCATENATED MODULE: ./src/dataset/read-task.js





const MAX_TOML = MIB;
const MAX_COMPOSE = MIB;
/** The largest file of the real dataset that is read as a whole has 2.2 MB. */ const MAX_TASK_FILE = 32 * MIB;
const attempt = async (dir, name)=>{
    const files = await listTaskFiles(dir);
    const read = (label, maxBytes)=>readText((0,external_node_path_.join)(dir, label), {
            maxBytes,
            label
        });
    const toml = await read('task.toml', MAX_TOML);
    const compose = files.has(COMPOSE_FILE) ? await read(COMPOSE_FILE, MAX_COMPOSE) : undefined;
    return parseTask({
        dir,
        name,
        toml,
        files,
        compose
    });
};
/**
 * Reads one task's folder (absolute) as far as planning and building need it: never throws for what
 * is in it, since one bad task is one bad row.
 */ const readTask = async (dir, name = (0,external_node_path_.basename)(dir))=>{
    try {
        return await attempt(dir, name);
    } catch (thrown) {
        const code = thrown.code;
        if (!(thrown instanceof RefusedFile) && typeof code !== 'string') throw thrown;
        const message = thrown instanceof Error ? thrown.message : String(thrown);
        return {
            ok: false,
            fault: {
                code: 'task-file-refused',
                message
            },
            warnings: []
        };
    }
};
/**
 * Bytes of one file of a task, such as `tests/test.patch`, when they are needed; null where there is
 * no such file.
 *
 * @throws RefusedFile when it is a link, not a regular file, or larger than `maxBytes` (default 32 MiB)
 */ const readTaskFile = async (task, path, { maxBytes = MAX_TASK_FILE } = {})=>{
    try {
        return await readCapped((0,external_node_path_.join)(task.dir, path), {
            maxBytes,
            label: path
        });
    } catch (thrown) {
        if (thrown instanceof RefusedFile && thrown.message.includes('(ENOENT)')) return null;
        throw thrown;
    }
};

;// CONCATENATED MODULE: ./src/dataset/folder.js





const isFile = async (path)=>{
    const stats = await (0,promises_.stat)(path).catch(()=>null);
    return stats?.isFile() ?? false;
};
const isTask = (dir)=>isFile((0,external_node_path_.join)(dir, 'task.toml'));
const load = async (dir)=>({
        ...await readTask(dir),
        name: (0,external_node_path_.basename)(dir),
        dir
    });
/** Why a child of the dataset's folder is no task; null when it is one; undefined when it is not worth a word. */ const reasonToSkip = async (root, name)=>{
    const path = (0,external_node_path_.join)(root, name);
    const stats = await (0,promises_.stat)(path).catch(()=>null);
    if (stats === null) return 'is a link to nothing';
    if (!stats.isDirectory()) return undefined;
    if (!(await (0,promises_.realpath)(path)).startsWith(root + external_node_path_.sep)) return 'is a link out of the dataset';
    if (await isTask(path)) return null;
    return name.startsWith('.') ? undefined : 'has no task.toml';
};
const scan = async (root)=>{
    const entries = [];
    const skipped = [];
    for (const name of (await (0,promises_.readdir)(root)).sort()){
        const reason = await reasonToSkip(root, name);
        if (reason === null) entries.push(await load((0,external_node_path_.join)(root, name)));
        else if (reason !== undefined) skipped.push({
            name,
            reason
        });
    }
    return {
        entries,
        skipped
    };
};
const NAMED_FOLDERS = 5;
const SEARCHED_FOLDERS = 100;
/** The usual slip: the folder above the tasks. */ const firstWithTasks = async (path, folders)=>{
    for (const { name } of folders.slice(0, SEARCHED_FOLDERS)){
        const inner = await (0,promises_.readdir)((0,external_node_path_.join)(path, name)).catch(()=>[]);
        for (const child of inner.slice(0, SEARCHED_FOLDERS))if (await isTask((0,external_node_path_.join)(path, name, child))) return name;
    }
    return undefined;
};
const noTasks = async (path, skipped)=>{
    const first = await firstWithTasks(path, skipped);
    if (first !== undefined) {
        return new errors/* UserError */.yo(`${path} has no tasks, but its folder ${first} has: use --path ${(0,external_node_path_.join)(path, first)}`);
    }
    const seen = skipped.slice(0, NAMED_FOLDERS).map(({ name, reason })=>`${JSON.stringify(name)} ${reason}`);
    const more = skipped.length > NAMED_FOLDERS ? `, and ${skipped.length - NAMED_FOLDERS} more` : '';
    const found = seen.length > 0 ? ` (${seen.join(', ')}${more})` : '';
    return new errors/* UserError */.yo(`${path} has no tasks${found}. --path takes a folder of tasks, or one task: a folder with task.toml in it.`);
};
/** The folder that a user's path means, with links resolved. */ const resolveFolder = async (path)=>{
    const stats = await (0,promises_.stat)(path).catch((error)=>{
        if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') {
            throw new errors/* UserError */.yo(`--path ${path} cannot be read (${error.code}). Check its permissions.`);
        }
        throw new errors/* UserError */.yo(`--path ${path} does not exist. Give a folder of tasks, or one task; in a workflow, check out the dataset first.`);
    });
    if (stats.isDirectory()) return (0,promises_.realpath)(path);
    const hint = (0,external_node_path_.basename)(path) === 'task.toml' ? ` Use --path ${(0,external_node_path_.dirname)(path)}.` : '';
    throw new errors/* UserError */.yo(`--path ${path} is a file. Give a folder of tasks, or one task.${hint}`);
};
/**
 * Loads the tasks at a path (absolute): one task, or the immediate folders of a dataset. A task that
 * cannot run is an entry with its fault; a folder that is none is in `skipped`.
 *
 * @throws UserError when there is no such folder, or no task in it
 */ const loadFolder = async (path)=>{
    const root = await resolveFolder(path);
    const dataset = gitSource(root);
    if (await isTask(root)) {
        return {
            entries: [
                await load(root)
            ],
            skipped: [],
            dataset: await dataset,
            tasksDir: (0,external_node_path_.dirname)(root)
        };
    }
    const { entries, skipped } = await scan(root);
    if (entries.length === 0) throw await noTasks(path, skipped);
    return {
        entries,
        skipped,
        dataset: await dataset,
        tasksDir: root
    };
};

// EXTERNAL MODULE: ../../node_modules/picomatch/index.js
var picomatch = __webpack_require__(1026);
;// CONCATENATED MODULE: ./src/dataset/select.js



const namesOf = (entry)=>{
    const declared = entry.ok ? entry.task.declaredName : null;
    return declared === null ? [
        entry.name
    ] : [
        entry.name,
        declared
    ];
};
/** As Harbor's fnmatch: `*` spans slashes and leading dots, `!` only means itself. */ const GLOB_OPTIONS = {
    bash: true,
    dot: true,
    nonegate: true
};
const matcherOf = (option, glob)=>{
    try {
        const matches = picomatch(glob, GLOB_OPTIONS);
        return (name)=>name === glob || matches(name);
    } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        throw new errors/* UserError */.yo(`${option} ${JSON.stringify(glob)} is not a pattern that can be used: ${why}`);
    }
};
const nothingMatches = (option, glob, entries)=>{
    const names = entries.flatMap(namesOf);
    const near = (0,nearest_names/* nearestNames */.L)(glob.replaceAll('*', ''), names);
    const [first = ''] = names;
    const hint = near.length > 0 ? `Nearest: ${near.join(', ')}.` : `There ${entries.length === 1 ? 'is 1 task' : `are ${entries.length} tasks`}, such as ${first}; patterns match whole names, so try ${JSON.stringify(`*${glob.replaceAll('*', '')}*`)}.`;
    return new errors/* UserError */.yo(`${option} ${JSON.stringify(glob)} matches no task. ${hint}`);
};
const matching = (option, globs, entries)=>{
    const matched = new Set();
    for (const glob of globs){
        const matches = matcherOf(option, glob);
        const found = entries.filter((entry)=>namesOf(entry).some(matches));
        if (found.length === 0) throw nothingMatches(option, glob, entries);
        for (const entry of found)matched.add(entry);
    }
    return matched;
};
/**
 * The entries to run, in their order. A glob is held against the folder's name and the declared name.
 *
 * @throws UserError for a glob that matches nothing, with the nearest names, and when none is left
 */ const selectTasks = (entries, { include, exclude, limit })=>{
    const included = include.length === 0 ? new Set(entries) : matching('--include-task-name', include, entries);
    const excluded = matching('--exclude-task-name', exclude, entries);
    const left = entries.filter((entry)=>included.has(entry) && !excluded.has(entry));
    if (left.length === 0) {
        throw new errors/* UserError */.yo(`No task is left: --exclude-task-name ${exclude.map((glob)=>JSON.stringify(glob)).join(' ')} excludes every selected task. Exclude fewer.`);
    }
    return left.slice(0, limit);
};

// EXTERNAL MODULE: ./src/image/bases.js + 1 modules
var bases = __webpack_require__(6027);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./src/plan/plan-trials.js

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 7;
/** As Harbor cuts task names in trial names. */ const TASK_LENGTH = 32;
/** The same identity gives the same letters on every machine. */ const plan_trials_idOf = (identity)=>{
    const digest = (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(identity)).digest('hex');
    let rest = BigInt(`0x${digest}`);
    let id = '';
    while(id.length < ID_LENGTH){
        id += LETTERS[Number(rest % BigInt(LETTERS.length))];
        rest /= BigInt(LETTERS.length);
    }
    return id;
};
/** A file name on every system: nothing hidden, no option, no separator, no letter that two systems spell apart. */ const fileNamePart = (task)=>[
        ...task
    ].slice(0, TASK_LENGTH).join('').replace(/[^A-Za-z0-9._-]/gu, '_').replace(/^[.-]/, '_');
/**
 * The trials of a job as one shard: every attempt on a task before the next task, so that its image is
 * needed once. Names are `<task[:32]>__<7 chars>`, derived from job, task, agent, model and attempt, and
 * distinct even where the file system ignores case.
 */ const planTrials = ({ tasks, agent, model, attempts, job })=>{
    const taken = new Set();
    const nameOf = (task, attempt)=>{
        for(let salt = 0;; salt++){
            const name = `${fileNamePart(task)}__${plan_trials_idOf([
                job,
                task,
                agent,
                model,
                attempt,
                salt
            ])}`;
            if (taken.has(name.toLowerCase())) continue;
            taken.add(name.toLowerCase());
            return name;
        }
    };
    return tasks.flatMap((task)=>Array.from({
            length: attempts
        }, (_, index)=>{
            const attempt = index + 1;
            return {
                task,
                agent,
                model,
                attempt,
                name: nameOf(task, attempt)
            };
        }));
};

;// CONCATENATED MODULE: ./src/commands/job-folder.js




const job_folder_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;
/** As Harbor names a job: the time it starts. */ const nameByTime = (now)=>now.toISOString().slice(0, 19).replace('T', '__').replaceAll(':', '-');
/** Makes the folder; false where it is there already, so that two runs never share one. */ const make = async (dir)=>{
    try {
        await (0,promises_.mkdir)(dir);
        return true;
    } catch (error) {
        if (error.code === 'EEXIST') return false;
        throw error;
    }
};
const makeUnder = async (jobsDir, jobName)=>{
    if (jobName !== undefined) {
        if (!job_folder_NAME.test(jobName)) {
            throw new errors/* UserError */.yo(`--job-name "${jobName}" cannot name a folder. Use letters, digits, ".", "_" and "-", beginning with a letter or digit, 100 at most.`);
        }
        if (await make((0,external_node_path_.join)(jobsDir, jobName))) return jobName;
        throw new errors/* UserError */.yo(`--job-name "${jobName}": ${(0,external_node_path_.join)(jobsDir, jobName)} exists. Choose another name, go on with that job by --resume ${jobName}, or remove its folder.`);
    }
    const name = nameByTime(new Date());
    for(let count = 1;; count++){
        const numbered = count === 1 ? name : `${name}-${count}`;
        if (await make((0,external_node_path_.join)(jobsDir, numbered))) return numbered;
    }
};
/** What Harbor's `result.json` of a job holds, as far as we have it. */ const harborResult = (rewards, startedAt)=>{
    const { summary, trials } = rewards;
    return {
        id: rewards.job,
        started_at: startedAt.toISOString(),
        finished_at: new Date().toISOString(),
        n_total_trials: rewards.planned,
        stats: {
            n_completed_trials: trials.length,
            n_errored_trials: trials.filter((trial)=>trial.outcome === 'error').length,
            n_cancelled_trials: summary.notRun,
            cost_usd: summary.costUsd,
            evals: Object.fromEntries(rewards.groups.map((group)=>[
                    [
                        group.agent,
                        group.model ?? 'default',
                        'adhoc'
                    ].join('__'),
                    {
                        n_trials: group.trials,
                        n_errors: group.errors.infrastructure + group.errors.model + group.errors.task,
                        metrics: [
                            {
                                mean: group.rateAll
                            }
                        ],
                        pass_at_k: group.passAtK
                    }
                ]))
        }
    };
};
const jobFolder = (job, jobDir)=>{
    const startedAt = new Date();
    const writeJson = (name, value)=>(0,promises_.writeFile)((0,external_node_path_.join)(jobDir, name), `${JSON.stringify(value, null, 2)}\n`);
    return {
        job,
        jobDir,
        log: (line)=>(0,external_node_fs_.appendFileSync)((0,external_node_path_.join)(jobDir, 'job.log'), `${new Date().toISOString()} ${line}\n`),
        writeJson,
        async writeResults (rewards) {
            await writeJson('result.json', harborResult(rewards, startedAt));
            await writeJson('rewards.json', rewards);
            return (0,external_node_path_.join)(jobDir, 'rewards.json');
        },
        discard: ()=>(0,promises_.rm)(jobDir, {
                recursive: true,
                force: true
            })
    };
};
/**
 * Makes `<jobsDir>/<job>`.
 * @throws UserError where the name is taken or cannot be one, or no folder can be made there
 */ const openJobFolder = async (jobsDir, jobName)=>{
    try {
        await (0,promises_.mkdir)(jobsDir, {
            recursive: true
        });
        const job = await makeUnder(jobsDir, jobName);
        return jobFolder(job, (0,external_node_path_.join)(jobsDir, job));
    } catch (error) {
        if (error instanceof errors/* UserError */.yo) throw error;
        throw new errors/* UserError */.yo(`--jobs-dir ${jobsDir} cannot hold the results: ${(0,errors/* errorMessage */.gJ)(error)}. Name a folder that can be written.`);
    }
};
/** The folder of a job that goes on. */ const reopenJobFolder = (jobDir)=>jobFolder((0,external_node_path_.basename)(jobDir), jobDir);

;// CONCATENATED MODULE: ./src/commands/job.js









const basesOf = (options, loaded)=>{
    if (options.bases !== undefined && !(0,external_node_fs_.existsSync)(options.bases)) {
        throw new errors/* UserError */.yo(`--bases ${options.bases} does not exist. Name the folder that holds the manifest, or leave it out.`);
    }
    return (0,bases/* loadBases */.P)(options.bases ?? (0,external_node_path_.join)((0,external_node_path_.dirname)(loaded.tasksDir), 'bases'));
};
/**
 * A new job. Its folder is made last, so that a mistake leaves none behind.
 * @throws UserError
 */ const newJob = async (options, { environment })=>{
    const loaded = await loadFolder(options.path);
    const selected = selectTasks(loaded.entries, options);
    const chosen = await chooseAgent(options, {
        entries: loaded.entries,
        environment
    });
    const { agent } = chosen;
    const bases = await basesOf(options, loaded);
    const folder = await openJobFolder(options.jobsDir, options.jobName);
    const planned = planTrials({
        tasks: selected.map((entry)=>entry.name),
        agent: agent.name,
        model: agent.model,
        attempts: options.attempts,
        job: folder.job
    }).map((trial)=>agent.modelOf ? {
            ...trial,
            model: agent.modelOf(trial.task)
        } : trial);
    await folder.writeJson('config.json', {
        job: folder.job,
        options,
        planned
    });
    return {
        ...chosen,
        folder,
        options,
        loaded,
        bases,
        selected,
        planned,
        done: []
    };
};
/**
 * A job that goes on: how to run is taken from the call, what to run from the earlier job.
 * @throws UserError
 */ const goOn = async (options, earlier, { environment })=>{
    const merged = {
        ...earlier.options,
        concurrency: options.concurrency,
        maxRetries: options.maxRetries,
        deadlineMinutes: options.deadlineMinutes,
        pruneImages: options.pruneImages,
        failOn: options.failOn
    };
    const loaded = await loadFolder(merged.path);
    const wanted = new Set(earlier.planned.map((trial)=>trial.task));
    const selected = loaded.entries.filter((entry)=>wanted.has(entry.name));
    const missing = [
        ...wanted
    ].filter((name)=>!selected.some((entry)=>entry.name === name));
    if (missing.length > 0) {
        throw new errors/* UserError */.yo(`--resume "${options.resume}": ${merged.path} no longer has the task ${missing[0]}. Restore it, or start a new job.`);
    }
    const { planned, done } = earlier;
    const chosen = await chooseAgent(merged, {
        entries: loaded.entries,
        environment
    });
    const bases = await basesOf(merged, loaded);
    const folder = reopenJobFolder(earlier.jobDir);
    return {
        ...chosen,
        folder,
        options: merged,
        loaded,
        bases,
        selected,
        planned,
        done
    };
};

// EXTERNAL MODULE: ./src/engine/labels.js
var engine_labels = __webpack_require__(8385);
;// CONCATENATED MODULE: ./src/commands/job-lock.js




/** Names the process that runs the job; gone at its end, and without effect once that process is. */ const FILE = 'running';
/**
 * Marks a job's folder as in use, so that `--resume` does not run the same trials beside it.
 * @returns what takes the mark away
 * @throws UserError where another process of this machine runs the job
 */ const lockJob = async (jobDir)=>{
    const path = (0,external_node_path_.join)(jobDir, FILE);
    const owner = (0,engine_labels/* parseOwner */.pZ)(await (0,promises_.readFile)(path, 'utf8').catch(()=>''));
    if (owner && await (0,engine_labels/* ownerIsRunning */.N3)(owner)) {
        throw new errors/* UserError */.yo(`--resume: the job in ${jobDir} is still running, as process ${owner.pid}. Wait for its end, or stop it.`);
    }
    await (0,promises_.writeFile)(path, (0,engine_labels/* formatOwner */.Vu)(await (0,engine_labels/* thisOwner */.GS)()));
    return ()=>(0,promises_.rm)(path, {
            force: true
        });
};

// EXTERNAL MODULE: ../../node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(8630);
;// CONCATENATED MODULE: ./src/plan/run-order.js
/** Deterministic numbers in [0, 1) from a seed (mulberry32). */ const randomFrom = (seed)=>{
    let state = seed >>> 0;
    return ()=>{
        state = state + 0x6d2b79f5 >>> 0;
        let mixed = Math.imul(state ^ state >>> 15, state | 1);
        mixed ^= mixed + Math.imul(mixed ^ mixed >>> 7, mixed | 61);
        return ((mixed ^ mixed >>> 14) >>> 0) / 4294967296;
    };
};
/**
 * The trials in the order to run them where not all may get their turn: tasks in a random order by the
 * seed, so that those that are left out are no selection; attempts on a task stay together.
 */ const runOrder = (planned, seed)=>{
    const random = randomFrom(seed);
    const tasks = [
        ...new Set(planned.map((trial)=>trial.task))
    ];
    for(let last = tasks.length - 1; last > 0; last--){
        const other = Math.floor(random() * (last + 1));
        [tasks[last], tasks[other]] = [
            tasks[other],
            tasks[last]
        ];
    }
    const place = new Map(tasks.map((task, index)=>[
            task,
            index
        ]));
    return [
        ...planned
    ].sort((one, other)=>place.get(one.task) - place.get(other.task));
};

;// CONCATENATED MODULE: ./src/trial/redact.js
/** What stands in place of a secret. */ const MASK = Buffer.from('***');
/** Shorter values, such as `1` or `no`, are in every text and hide nothing. */ const SHORTEST = 6;
/**
 * The part of a value's base64 that does not depend on what stands before and after it, for one of the
 * three places at which the value can begin within a group of three bytes.
 */ const base64Core = (value, offset)=>{
    const text = Buffer.concat([
        Buffer.alloc(offset),
        value
    ]).toString('base64').replace(/=+$/, '');
    const begin = offset === 0 ? 0 : offset + 1;
    const end = Math.floor((offset + value.length) * 8 / 6);
    return text.slice(begin, end);
};
const base64Forms = (value)=>[
        0,
        1,
        2
    ].flatMap((offset)=>{
        const standard = base64Core(value, offset);
        return [
            standard,
            standard.replaceAll('+', '-').replaceAll('/', '_')
        ];
    });
const jsonForms = (value)=>{
    const escaped = JSON.stringify(value).slice(1, -1);
    const ascii = escaped.replace(/[\u007f-\uffff]/g, (char)=>`\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
    return [
        escaped,
        escaped.replaceAll('/', '\\/'),
        ascii
    ];
};
const urlForms = (value)=>{
    const query = new URLSearchParams([
        [
            '',
            value
        ]
    ]).toString().slice(1);
    const forms = [
        encodeURIComponent(value),
        encodeURI(value),
        query,
        query.replaceAll('+', '%20')
    ];
    return forms.flatMap((form)=>[
            form,
            form.replace(/%[0-9A-F]{2}/g, (hex)=>hex.toLowerCase())
        ]);
};
/**
 * Every form in which a value is looked for: as it is, line by line, in base64 at all alignments,
 * URL-encoded, and escaped as in JSON.
 */ const secretForms = (values)=>{
    const plain = values.flatMap((value)=>[
            value,
            ...value.split('\n').map((line)=>line.trim())
        ]).filter((secret)=>Buffer.byteLength(secret) >= SHORTEST);
    const forms = plain.flatMap((secret)=>[
            secret,
            ...base64Forms(Buffer.from(secret)),
            ...urlForms(secret),
            ...jsonForms(secret)
        ]);
    return [
        ...new Set(forms)
    ].filter((form)=>form.length >= SHORTEST).map((form)=>Buffer.from(form)).sort((one, other)=>other.length - one.length);
};
const createRedactor = (values)=>{
    const forms = secretForms(values);
    const longest = forms[0]?.length ?? 0;
    const firstIn = (bytes, from)=>{
        let first;
        for (const form of forms){
            const at = bytes.indexOf(form, from);
            if (at >= 0 && (first === undefined || at < first.at)) first = {
                at,
                length: form.length
            };
        }
        return first;
    };
    /** Writes as much as cannot belong to a secret that goes on after `safe`; returns the rest. */ const flush = (bytes, safe, write)=>{
        let from = 0;
        for(;;){
            const first = firstIn(bytes, from);
            if (first === undefined || first.at >= safe) break;
            if (first.at > from) write(bytes.subarray(from, first.at));
            write(MASK);
            from = first.at + first.length;
        }
        const end = Math.max(from, safe);
        if (end > from) write(bytes.subarray(from, end));
        return Buffer.from(bytes.subarray(end));
    };
    return {
        whole (bytes) {
            const parts = [];
            flush(Buffer.from(bytes), bytes.length, (chunk)=>parts.push(chunk));
            return Buffer.concat(parts);
        },
        finds: (bytes)=>firstIn(Buffer.from(bytes), 0) !== undefined,
        stream (write) {
            if (longest === 0) return {
                write,
                end: ()=>{}
            };
            let held = Buffer.alloc(0);
            return {
                write (chunk) {
                    const bytes = Buffer.concat([
                        held,
                        chunk
                    ]);
                    held = flush(bytes, Math.max(0, bytes.length - longest + 1), write);
                },
                end () {
                    flush(held, held.length, write);
                    held = Buffer.alloc(0);
                }
            };
        }
    };
};

;// CONCATENATED MODULE: ./src/trial/trial-folder.js



/** How much of one output of a container is kept. */ const MAX_LOG_BYTES = 64 * 1024 * 1024;
/** Puts what an earlier try left aside, under `tries/<n>/`: the log of every try is kept. */ const setAside = (dir)=>{
    const left = (0,external_node_fs_.existsSync)(dir) ? (0,external_node_fs_.readdirSync)(dir).filter((name)=>name !== 'tries') : [];
    if (left.length === 0) return;
    const tries = (0,external_node_path_.join)(dir, 'tries');
    (0,external_node_fs_.mkdirSync)(tries, {
        recursive: true
    });
    const aside = (0,external_node_path_.join)(tries, String((0,external_node_fs_.readdirSync)(tries).length + 1));
    (0,external_node_fs_.mkdirSync)(aside);
    for (const name of left)(0,external_node_fs_.renameSync)((0,external_node_path_.join)(dir, name), (0,external_node_path_.join)(aside, name));
};
/** Opens the folder for a try; what a try before left in it is set aside. */ const openTrialFolder = (dir, redactor = createRedactor([]))=>{
    setAside(dir);
    const open = new Set();
    const streams = [];
    const openFile = (path)=>{
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)((0,external_node_path_.join)(dir, path)), {
            recursive: true
        });
        const file = (0,external_node_fs_.openSync)((0,external_node_path_.join)(dir, path), 'w');
        open.add(file);
        return file;
    };
    for (const folder of [
        'agent',
        'verifier/junit',
        'artifacts'
    ])(0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(dir, folder), {
        recursive: true
    });
    const log = openFile('trial.log');
    const redacted = (text)=>redactor.whole(Buffer.from(text)).toString('utf8');
    const write = (path, content)=>{
        const target = (0,external_node_path_.join)(dir, redacted(path));
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(target), {
            recursive: true
        });
        (0,external_node_fs_.writeFileSync)(target, redactor.whole(Buffer.from(content)));
    };
    return {
        dir,
        log: (line)=>{
            (0,external_node_fs_.writeSync)(log, `${new Date().toISOString()} ${redacted(line)}\n`);
        },
        output: (path)=>{
            const file = openFile(path);
            let left = MAX_LOG_BYTES;
            const stream = redactor.stream((chunk)=>{
                if (left <= 0) return;
                (0,external_node_fs_.writeSync)(file, chunk.length > left ? chunk.subarray(0, left) : chunk);
                left -= chunk.length;
                if (left <= 0) (0,external_node_fs_.writeSync)(file, `\n[cut here: more than ${MAX_LOG_BYTES} bytes]\n`);
            });
            streams.push(stream);
            return (chunk)=>stream.write(chunk);
        },
        write,
        writeJson: (path, value)=>write(path, `${JSON.stringify(value, null, 2)}\n`),
        close: ()=>{
            for (const stream of streams.splice(0))stream.end();
            for (const file of open)(0,external_node_fs_.closeSync)(file);
            open.clear();
        }
    };
};

;// CONCATENATED MODULE: ./src/trial/fault-record.js


const NO_LIMITS = {
    cpus: null,
    memoryMb: null,
    clamped: [],
    timeoutsSec: {
        environment: null,
        agent: null,
        verify: null
    }
};
/** The record and the folder of a trial whose task cannot even be read. */ const recordOfBrokenTask = (planned, broken, context)=>{
    const fault = {
        kind: 'task',
        phase: 'environment',
        ...broken
    };
    const record = {
        ...{
            task: planned.task,
            agent: planned.agent,
            model: planned.model,
            attempt: planned.attempt,
            name: planned.name
        },
        repository: null,
        version: context.agent.version,
        shard: context.shard,
        outcome: 'error',
        fault,
        evidence: null,
        reward: null,
        tolerant: null,
        disputed: false,
        reasons: [],
        flags: [],
        transitions: null,
        tokens: null,
        costUsd: null,
        seconds: {
            environment: null,
            agent: null,
            verify: null
        },
        images: {
            task: null,
            base: null
        },
        limits: NO_LIMITS
    };
    const now = new Date().toISOString();
    const folder = openTrialFolder((0,external_node_path_.join)(context.jobDir, planned.name));
    folder.log(fault.message);
    folder.writeJson('result.json', {
        id: `${context.job}/${planned.name}`,
        task_name: planned.task,
        trial_name: planned.name,
        agent_info: {
            name: planned.agent,
            version: context.agent.version ?? 'unknown',
            model_info: null
        },
        agent_result: null,
        verifier_result: null,
        exception_info: {
            exception_type: `task-fault:${fault.code}`,
            exception_message: fault.message,
            exception_traceback: '',
            occurred_at: now
        },
        started_at: now,
        finished_at: now,
        kotlin_bench: record
    });
    folder.close();
    return record;
};

// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: ./src/engine/tar.js
var tar = __webpack_require__(8103);
;// CONCATENATED MODULE: ./src/engine/container.js





/** More than any honest build needs, few enough that a fork bomb leaves the host alive. */ const PIDS_LIMIT = 16384;
/** Goes on whatever is killed inside: an agent that ends every `sleep` must not end its container. */ const IDLE = 'while :; do sleep 86400; done';
/** The argument list of `docker run` for a phase's container; no value of `env` stands in it. */ const runArguments = (spec, labels)=>[
        'run',
        '--detach',
        ...labels,
        ...[
            '--network',
            spec.network
        ],
        ...spec.cpus === null ? [] : [
            '--cpus',
            String(spec.cpus)
        ],
        // Swap as large as the memory would make running out of it a matter of the host's settings.
        ...spec.memoryMb === null ? [] : [
            '--memory',
            `${spec.memoryMb}m`,
            '--memory-swap',
            `${spec.memoryMb}m`
        ],
        ...[
            '--pids-limit',
            String(PIDS_LIMIT)
        ],
        ...[
            '--cap-drop',
            'NET_RAW',
            '--cap-drop',
            'NET_ADMIN'
        ],
        ...Object.keys(spec.env).flatMap((name)=>[
                '--env',
                name
            ]),
        spec.image,
        // The image's entrypoint is kept, as Harbor keeps it.
        ...[
            'sh',
            '-c',
            IDLE
        ]
    ];
/** The argument list of `docker exec`; no value of `env` stands in it. */ const execArguments = (id, spec)=>[
        'exec',
        ...spec.input === undefined ? [] : [
            '--interactive'
        ],
        ...spec.workdir === undefined ? [] : [
            '--workdir',
            spec.workdir
        ],
        ...spec.user === undefined || spec.user === null ? [] : [
            '--user',
            String(spec.user)
        ],
        ...Object.keys(spec.env ?? {}).flatMap((name)=>[
                '--env',
                name
            ]),
        id,
        ...spec.command
    ];
const CHANGE_KINDS = {
    A: 'added',
    C: 'changed',
    D: 'deleted'
};
/**
 * Reads the lines of `docker diff`. The engine writes names as they are, so a line that is no entry
 * goes on with the name of the entry before it: that name held a line break. Such a name may also
 * have been made to look like entries of its own, see {@link hasLookalikes}; whoever copies what is
 * listed has to expect paths that are not there.
 */ const parseChanges = (text)=>{
    const changes = [];
    const lines = text.split('\n');
    if (lines.at(-1) === '') lines.pop();
    for (const line of lines){
        const match = /^([ACD]) (\/.*)$/s.exec(line);
        const last = changes.at(-1);
        if (match) changes.push({
            kind: CHANGE_KINDS[match[1]],
            path: match[2]
        });
        else if (last) last.path += `\n${line}`;
    }
    return changes;
};
/**
 * Whether a listed entry may be none, but the rest of a name. Only a folder can have been made for that,
 * one whose own name ends like the start of an entry, and it is listed as well.
 */ const hasLookalikes = (changes)=>changes.some((change)=>/\n[ACD] $/.test(change.path));
/** A listing beyond this is no work of an honest agent. */ const MAX_CHANGES_BYTES = 64 * 1024 * 1024;
/** A path through a link to itself leads nowhere either. */ const NOT_THERE = /no such container:path|could not find the file|no such file or directory|too many (links|levels of symbolic links)/i;
const LINK_LOOPS = /too many (links|levels of symbolic links)/i;
/** Of a folder's tar, the one entry of this name, called as if it had been asked for itself. */ const onlyEntry = (folder, name, rename)=>(path)=>{
        if (external_node_path_.posix.basename(path) !== name || external_node_path_.posix.dirname(path) !== external_node_path_.posix.basename(folder)) return undefined;
        return rename ? rename(name) : name;
    };
/** Starts a container. The call is never cut short, so that whoever reaps afterwards finds what it made. */ const startContainer = async (docker, spec)=>{
    const labels = await (0,engine_labels/* labelArguments */.lp)(spec);
    const id = await docker.text(runArguments(spec, labels), {
        env: spec.env
    });
    let network = spec.network;
    const copyOut = async (path, options)=>{
        const copy = docker.stream([
            'cp',
            `${id}:${path}`,
            '-'
        ]);
        let read;
        let broken;
        try {
            read = await (0,tar/* readTar */.sB)(copy.stdout, options);
        } catch (error) {
            broken = error;
        }
        const cutShort = read !== undefined && (read.overflow || read.stopped);
        if (cutShort || broken) copy.stop();
        const result = await copy.done;
        if (cutShort) return read;
        if (result.exitCode === 0 && read) return read;
        if (NOT_THERE.test(result.stderr)) return undefined;
        if (LINK_LOOPS.test(result.stderr) && external_node_path_.posix.dirname(path) !== '/') {
            // The engine cannot even look at a link that leads back to itself, but it copies one along.
            const folder = external_node_path_.posix.dirname(path);
            const rename = onlyEntry(folder, external_node_path_.posix.basename(path), options.rename);
            const inFolder = await copyOut(folder, {
                ...options,
                rename,
                stopAtFolder: false
            });
            return inFolder?.entries.length === 0 ? undefined : inFolder;
        }
        throw result.stderr === '' && broken ? new errors/* FaultError */.VD('infrastructure', 'copy-failed', `What the engine copied out of ${path} is no tar: ${String(broken)}`) : (0,engine_failure/* engineFailure */.FR)([
            'cp'
        ], result);
    };
    return {
        id,
        exec: (execSpec)=>docker.call(execArguments(id, execSpec), {
                ...execSpec.input === undefined ? {} : {
                    input: execSpec.input
                },
                ...execSpec.env === undefined ? {} : {
                    env: execSpec.env
                },
                ...execSpec.onOutput === undefined ? {} : {
                    onOutput: execSpec.onOutput
                },
                ...execSpec.maxBytes === undefined ? {} : {
                    maxBytes: execSpec.maxBytes
                },
                signal: execSpec.signal,
                timeoutMs: execSpec.timeoutMs
            }),
        async kill () {
            const result = await docker.call([
                'kill',
                id
            ]);
            if (result.exitCode === 0) return true;
            if (/is not running/i.test(result.stderr)) return false;
            throw (0,engine_failure/* engineFailure */.FR)([
                'kill'
            ], result);
        },
        async restart () {
            await docker.text([
                'restart',
                '--time',
                '0',
                id
            ]);
        },
        async moveTo (target) {
            if (target === network) return;
            await docker.text([
                'network',
                'disconnect',
                '--force',
                network,
                id
            ]);
            await docker.text([
                'network',
                'connect',
                target,
                id
            ]);
            network = target;
        },
        async changes () {
            const result = await docker.call([
                'diff',
                id
            ], {
                maxBytes: MAX_CHANGES_BYTES
            });
            if (result.exitCode !== 0) throw (0,engine_failure/* engineFailure */.FR)([
                'diff'
            ], result);
            return {
                changes: parseChanges(result.stdout.toString('utf8')),
                truncated: result.truncated
            };
        },
        copyOut,
        async copyIn (entries) {
            await docker.text([
                'cp',
                '-',
                `${id}:/`
            ], {
                input: (0,tar/* writeTar */.FJ)(entries)
            });
        },
        async outOfMemory () {
            return await docker.text([
                'inspect',
                '--format',
                '{{.State.OOMKilled}}',
                id
            ]) === 'true';
        },
        async bytesWritten () {
            return Number(await docker.text([
                'inspect',
                '--size',
                '--format',
                '{{.SizeRw}}',
                id
            ]));
        },
        async remove () {
            // It is gone already where somebody reaped meanwhile.
            await docker.call([
                'rm',
                '--force',
                '--volumes',
                id
            ]);
        }
    };
};

// EXTERNAL MODULE: ./src/engine/free-disk.js
var free_disk = __webpack_require__(3064);
;// CONCATENATED MODULE: ./src/trial/hand-over/refused.js
/** Beyond these a change is no fix of a task but a way to fill the disk. */ const HAND_OVER_LIMITS = {
    bytes: 256 * 1024 * 1024,
    files: 50_000,
    patchBytes: 64 * 1024 * 1024
};
/** Why there is no change to verify; the trial is unresolved for it. */ class HandOverRefused extends Error {
    name = 'HandOverRefused';
    reason;
    constructor(reason){
        super(reason.message);
        this.reason = reason;
    }
}
const tooLarge = (what)=>new HandOverRefused({
        code: 'patch-too-large',
        message: `The agent's change is too large to be verified: ${what}.`
    });
const notAWorkTree = (root)=>new HandOverRefused({
        code: 'not-a-work-tree',
        message: `The agent removed or replaced the work tree ${root} itself.`
    });
const buriedTooDeep = ()=>new HandOverRefused({
        code: 'patch-too-large',
        message: 'The agent, or its change when it was tested, left a file at a path that is longer than a path may be.'
    });
const filledTheDisk = (bytes)=>new HandOverRefused({
        code: 'disk-filled',
        message: `The agent, or its change when it was tested, filled the disk: its containers held ${Math.floor(bytes / 2 ** 20)} MiB of their own.`
    });

// EXTERNAL MODULE: ./src/image/local-image.js
var local_image = __webpack_require__(9488);
;// CONCATENATED MODULE: ./src/image/seal.js



/**
 * Takes out of a repository whatever HEAD does not reach: refs, reflogs, stash, what is left of
 * fetches and merges, and every object that only those held. Tags and branches that HEAD reaches stay,
 * as do the index and the work tree.
 */ const SEAL_SCRIPT = `
set -eu
cd "$1"
export GIT_CONFIG_COUNT=1 GIT_CONFIG_KEY_0=safe.directory GIT_CONFIG_VALUE_0='*'
git for-each-ref --no-merged HEAD --format='delete %(refname)' | git update-ref --stdin
dir=$(git rev-parse --git-common-dir)
for name in FETCH_HEAD ORIG_HEAD MERGE_HEAD CHERRY_PICK_HEAD REVERT_HEAD AUTO_MERGE; do rm -f "$dir/$name"; done
git reflog expire --expire=now --expire-unreachable=now --all
git repack -a -d -q
git prune --expire=now
git prune-packed -q
`;
/** Where the sealed copy of an image stands in the engine. */ const sealedName = (imageId)=>`kotlin-bench/sealed:${imageId.replace(/^sha256:/, '').slice(0, 40)}`;
/**
 * A copy of the image without the history that HEAD does not reach; made once, found again by name.
 * @returns the copy's id
 * @throws FaultError `task` where the repository cannot be sealed
 */ const sealImage = async (request)=>{
    const { docker, imageId, root, signal } = request;
    const name = sealedName(imageId);
    const known = await (0,local_image/* findLocalImage */.e)(docker, name);
    if (known) return known.id;
    const container = await request.start(imageId);
    try {
        const result = await container.exec({
            command: [
                'sh',
                '-c',
                SEAL_SCRIPT,
                'sh',
                root
            ],
            user: 0,
            signal
        });
        if (result.exitCode !== 0) {
            throw new errors/* FaultError */.VD('task', 'seal-failed', `The history in the task image cannot be sealed: ${(0,engine_failure/* lastLines */.w$)(result.stderr)}. Seal it in the Dockerfile, or run with --seal never.`);
        }
        return await docker.text([
            'commit',
            '--pause=false',
            container.id,
            name
        ]);
    } finally{
        await container.remove();
    }
};

;// CONCATENATED MODULE: ./src/trial/image-facts.js



/** What a trial needs to know of the work tree that an image ships. */ const imageFactsSchema = schemas/* object */.Ikc({
    /** Absolute path of the work tree in the container. */ root: schemas/* string */.YjP(),
    /** The commit that is checked out; null where there is none. */ head: schemas/* string */.YjP().nullable(),
    /** Paths of submodules, relative to the root. */ submodules: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** Symbolic links of the tree as shipped, relative to the root. */ links: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** Objects that neither HEAD, nor what it reaches, nor the index holds: the fix may be among them. */ unreachable: schemas/* number */.aig().int()
});
/**
 * Asked of a container in which nothing of the agent's has run, with the image's own git. Names are
 * separated by NUL, since they may hold anything else.
 */ const SCRIPT = `
cd "$1" || exit 3
export GIT_CONFIG_COUNT=2
export GIT_CONFIG_KEY_0=safe.directory GIT_CONFIG_VALUE_0='*' GIT_CONFIG_KEY_1=core.fsmonitor GIT_CONFIG_VALUE_1=false
root=$(git rev-parse --show-toplevel) || exit 4
cd "$root" || exit 3
head=$(git rev-parse --verify -q HEAD || :)
unreachable=0
if [ -n "$head" ]; then
  s=$(mktemp -d)
  git rev-list --objects --indexed-objects HEAD $(git for-each-ref --merged HEAD --format='%(refname)') | cut -d ' ' -f 1 | sort -u > "$s/reached"
  git cat-file --batch-all-objects --batch-check='%(objectname)' | cut -d ' ' -f 1 | sort -u > "$s/all"
  unreachable=$(comm -13 "$s/reached" "$s/all" | wc -l)
  rm -rf "$s"
fi
printf '%s\\0' "$root" "$head" "$unreachable"
git ls-files -s -z
printf '\\0'
find . -name .git -prune -o -type l -print0
`;
/** Reads the facts of the image that `pristine` was started from; null where it ships no work tree. */ const readImageFacts = async (pristine, workdir, signal)=>{
    const result = await pristine.exec({
        command: [
            'sh',
            '-c',
            SCRIPT,
            'sh',
            workdir
        ],
        user: 0,
        signal,
        maxBytes: 256 * 1024 * 1024
    });
    if (result.exitCode === 3) {
        throw new errors/* FaultError */.VD('task', 'workdir-missing', `The task image has no folder ${workdir}. Set WORKDIR in its Dockerfile, or [environment] workdir.`);
    }
    if (result.exitCode === 4) return null;
    if (result.exitCode !== 0) {
        const code = (0,engine_failure/* failureSignature */.vH)(result.stderr)?.code ?? 'image-unreadable';
        throw new errors/* FaultError */.VD('infrastructure', code, `The task image could not be looked at: ${(0,engine_failure/* lastLines */.w$)(result.stderr, 3)}`);
    }
    const [root = '', head = '', unreachable = '', ...rest] = result.stdout.toString('utf8').split('\0');
    const middle = rest.indexOf('');
    const tracked = rest.slice(0, middle).map((line)=>({
            mode: line.slice(0, 6),
            path: line.slice(line.indexOf('\t') + 1)
        }));
    return {
        root,
        head: head === '' ? null : head,
        unreachable: Number(unreachable),
        submodules: tracked.filter((entry)=>entry.mode === '160000').map((entry)=>entry.path),
        links: rest.slice(middle + 1).filter((path)=>path !== '').map((path)=>path.replace(/^\.\//, ''))
    };
};

;// CONCATENATED MODULE: ./src/trial/prepare-image.js



const cachedSchema = schemas/* object */.Ikc({
    facts: imageFactsSchema.nullable()
});
/**
 * Asks a fresh container of the image what it ships, once an image: an image's id names its content,
 * so the answer is kept. Commits, refs, reflog entries and loose objects that HEAD does not reach are
 * taken out of a copy of the image, unless `seal` is `never`.
 */ const prepareImage = async (image, workdir, context)=>{
    const name = `image-facts-1-${image.id.replace(/^sha256:/, '')}-${Buffer.from(workdir).toString('base64url')}`;
    const kept = cachedSchema.safeParse(await context.cache.read(name));
    let facts;
    if (kept.success) facts = kept.data.facts;
    else {
        const pristine = await context.start(image.id);
        try {
            facts = await readImageFacts(pristine, workdir, context.signal);
        } finally{
            await pristine.remove();
        }
        await context.cache.write(name, {
            facts
        });
    }
    const prepared = {
        ...image,
        workdir,
        facts,
        runId: image.id
    };
    if (facts === null || facts.unreachable === 0) return {
        ...prepared,
        history: 'clean'
    };
    if (context.seal === 'never') return {
        ...prepared,
        history: 'open'
    };
    const runId = await sealImage({
        docker: context.docker,
        imageId: image.id,
        root: facts.root,
        start: context.start,
        signal: context.signal
    });
    return {
        ...prepared,
        runId,
        history: 'sealed'
    };
};

// EXTERNAL MODULE: ./src/trial/report-tree.js
var report_tree = __webpack_require__(4275);
// EXTERNAL MODULE: ./src/score/index.js + 4 modules
var score = __webpack_require__(4667);
;// CONCATENATED MODULE: ./src/trial/score-trial.js


/** Exit code of a process that was ended by SIGKILL. */ const KILLED = 137;
const NOTHING_EXPECTED = {
    f2p_tests: [],
    p2p_tests: [],
    s2p_tests: [],
    n2p_tests: [],
    run_result: {
        passed_tests: [],
        failed_tests: [],
        skipped_tests: []
    },
    test_patch_result: {
        passed_tests: [],
        failed_tests: [],
        skipped_tests: []
    }
};
const wasKilledForMemory = (end)=>end.outOfMemory && end.exitCode === KILLED;
/** Whether the tests came to an end that is theirs, not that of a limit. */ const endedByItself = (end)=>!end.timedOut && !wasKilledForMemory(end);
/** Why the phase was cut short, where it was: partial reports are not scored. */ const cutShort = (end, limits)=>{
    if (end.timedOut) return (0,score/* testsTimedOut */.fe)(end.timeoutSec ?? 0);
    if (wasKilledForMemory(end)) return (0,score/* testsOutOfMemory */.Ut)(limits.memoryMb);
    if (end.unusable !== undefined) {
        return {
            code: 'reports-too-large',
            message: `The reports were not scored: ${end.unusable}.`
        };
    }
    return undefined;
};
const byReports = ({ end, material, limits }, expected, files)=>{
    const { containerReward } = end;
    const cut = cutShort(end, limits);
    if (cut) return (0,score/* verdictWithoutReports */.he)({
        reasons: [
            cut
        ],
        expected,
        containerReward
    });
    const verdict = (0,score/* scoreReports */.cX)({
        expected,
        files,
        shapes: material.shapes,
        containerReward,
        buildLog: end.log
    });
    const explained = [];
    if (verdict.reward === 0 && end.outOfMemory) explained.push((0,score/* testsOutOfMemory */.Ut)(limits.memoryMb));
    if (files.length === 0 && end.exitCode !== 0) explained.push((0,score/* verifierStopped */._w)(end.exitCode));
    return {
        ...verdict,
        reasons: [
            ...explained,
            ...verdict.reasons
        ]
    };
};
/** The reward as test.sh wrote it, which nothing here can confirm. */ const byContainer = ({ end, material, limits }, files)=>{
    const expected = material.expected ?? NOTHING_EXPECTED;
    const reports = byReports({
        end,
        material,
        limits
    }, expected, files);
    const cut = cutShort(end, limits);
    const reward = cut ? 0 : end.containerReward ?? 0;
    const without = end.containerReward === null ? [
        {
            code: 'verifier-stopped',
            message: 'test.sh wrote no reward that is 0 or 1 to /logs/verifier.'
        }
    ] : [
        {
            code: 'container-says-0',
            message: 'test.sh in the container wrote 0; the end of test-stdout.txt shows why.'
        }
    ];
    const reasons = cut ? [
        cut
    ] : reward === 1 ? [] : material.expected ? reports.reasons : without;
    const disagrees = material.expected !== null && reports.reward !== reward;
    const disputes = disagrees ? [
        {
            cause: `test.sh in the container wrote ${reward}, the reports give ${reports.reward}`
        }
    ] : [];
    return {
        ...reports,
        ...{
            reward,
            resolved: reward === 1,
            evidence: 'container',
            disputed: disagrees,
            disputes
        },
        reasons: reward === 0 && reasons.length === 0 ? without : reasons,
        flags: material.expected ? reports.flags : []
    };
};
const SHARED_DIFFERS = 'files outside the work tree, ignored files or replaced programs of the agent take part there and not in a fresh container';
/** With both ways, the fresh one decides, and each difference is named. */ const withShared = (verdict, shared, limits)=>{
    const cut = cutShort(shared, limits);
    const reward = cut ? 0 : shared.containerReward ?? 0;
    if (reward === verdict.reward) return verdict;
    const cause = `in the agent's own container test.sh gives ${reward}${cut ? ` (${cut.code})` : ''}, in a fresh one the verdict is ${verdict.reward}: ${SHARED_DIFFERS}`;
    return {
        ...verdict,
        disputed: true,
        disputes: [
            ...verdict.disputes,
            {
                cause
            }
        ]
    };
};
const clampedFlag = (limits)=>limits.clamped.length === 0 ? [] : [
        {
            code: 'clamped',
            level: 'note',
            message: `This host has less than the task asks for (${limits.clamped.join(', ')}); slow or memory-hungry tests may fail here and pass elsewhere.`
        }
    ];
const historyFlag = (history)=>history === 'open' ? [
        {
            code: 'history-open',
            level: 'suspect',
            message: 'The task image holds history that HEAD does not reach; the fix may be read from it.'
        }
    ] : [];
const secretFlags = (secrets, patch)=>{
    if (secrets.length === 0) return [];
    const inContainer = {
        code: 'key-in-container',
        level: 'note',
        message: "The agent's container held secrets of the user in its environment (--agent-env)."
    };
    const inDiff = {
        code: 'secret-in-diff',
        level: 'note',
        message: 'The change holds a secret of the user; it is replaced in model.patch, the tests got the true one.'
    };
    return createRedactor(secrets).finds(patch) ? [
        inContainer,
        inDiff
    ] : [
        inContainer
    ];
};
const EMPTY_PATCH = {
    code: 'empty-patch',
    message: 'The agent left no change in the work tree.'
};
/** How the agent ended, where that was badly; what it had changed until then was verified all the same. */ const badEnd = (run, limits)=>{
    if (run?.timedOut) {
        return [
            {
                code: 'agent-timed-out',
                message: `The agent was stopped at its limit of ${limits.timeoutsSec.agent} s; what it had changed until then was verified.`
            }
        ];
    }
    if (!run?.exitCode) return [];
    return [
        {
            code: 'agent-failed',
            message: `The agent ended with exit code ${run.exitCode}; what it had changed until then was verified. Its output is in agent/.`
        }
    ];
};
/** The verdict of a trial, with what is known of its image, of the agent's phase and of its diff. */ const scoreTrial = (request)=>{
    const { material, ends, patch, limits } = request;
    const end = ends.fresh ?? ends.shared;
    if (!end) throw new Error('a trial is scored that was not verified');
    const scored = {
        end,
        material,
        limits
    };
    const decided = ends.fresh && material.expected ? byReports(scored, material.expected, request.files) : byContainer(scored, request.files);
    const verdict = ends.fresh && ends.shared ? withShared(decided, ends.shared, limits) : decided;
    const leftNothing = ends.fresh !== undefined && patch.length === 0;
    const agentReason = badEnd(request.agentRun, limits);
    // An agent that ended badly and left nothing explains it all; one that left work only adds to it.
    const first = [
        ...leftNothing ? agentReason : [],
        ...leftNothing ? [
            EMPTY_PATCH
        ] : []
    ];
    const last = leftNothing ? [] : agentReason;
    const reasons = verdict.resolved ? [] : [
        ...first,
        ...verdict.reasons,
        ...last
    ];
    return {
        ...verdict,
        reasons,
        flags: [
            ...verdict.flags,
            ...historyFlag(request.history),
            ...(0,score/* diffFlags */.dk)({
                patch: patch.toString('utf8'),
                testPatch: material.testPatch
            }),
            ...secretFlags(request.secrets, patch),
            ...clampedFlag(limits)
        ]
    };
};
/** The verdict where the agent's change could not even be handed over. */ const verdictOfRefused = (material, reason)=>(0,score/* verdictWithoutReports */.he)({
        reasons: [
            reason
        ],
        expected: material.expected ?? NOTHING_EXPECTED
    });

// EXTERNAL MODULE: ./src/score/report-path.js
var report_path = __webpack_require__(9521);
;// CONCATENATED MODULE: ./src/trial/evidence.js


const LIMITS = {
    bytes: 1024 * 1024 * 1024,
    entries: 100_000,
    logBytes: 64 * 1024 * 1024
};
/** `/logs/verifier/reward.json` first, then `reward.txt`, as Harbor reads them. */ const parseReward = (files)=>{
    const json = files.get('reward.json');
    const text = files.get('reward.txt');
    const value = json ? rewardOfJson(json.toString('utf8')) : Number((text?.toString('utf8') ?? '').trim() || Number.NaN);
    return value === 0 || value === 1 ? value : null;
};
const rewardOfJson = (text)=>{
    try {
        const value = JSON.parse(text);
        return typeof value === 'object' && value !== null && 'reward' in value ? value.reward : undefined;
    } catch  {
        return undefined;
    }
};
const copyLogs = async (container, folder, into)=>{
    const read = await container.copyOut('/logs/verifier', {
        maxBytes: LIMITS.logBytes,
        maxEntries: 1000,
        linksOut: 'drop',
        rename: (name)=>name.replace(/^verifier\/?/, '') || undefined
    });
    const files = new Map();
    for (const entry of read?.entries ?? [])if (entry.type === 'file') files.set(entry.path, entry.content);
    for (const [path, content] of files){
        if (path === 'reward.txt' || path === 'reward.json') folder.write(`${into}/${path.replace('.', '.container.')}`, content);
        else folder.write(`${into}/logs/${path}`, content);
    }
    for (const dropped of read?.dropped ?? [])folder.log(`left in /logs/verifier: ${JSON.stringify(dropped.path)} (${dropped.cause})`);
    return parseReward(files);
};
/**
 * Copies the reports that this run wrote to `<into>/junit/`, by their paths in the work tree, and
 * test.sh's own reward beside them. Which files were written is asked of the engine; the container is
 * killed, so nothing changes them any more.
 */ const takeEvidence = async (request)=>{
    const { container, root, folder, into } = request;
    const [{ changes, truncated }, containerReward] = await Promise.all([
        container.changes(),
        copyLogs(container, folder, into)
    ]);
    if (truncated) return {
        containerReward,
        unusable: 'the tests changed more files than can be listed'
    };
    const prefix = root === '/' ? '/' : `${root}/`;
    const reports = changes.filter((change)=>change.kind !== 'deleted' && change.path.startsWith(prefix)).map((change)=>change.path.slice(prefix.length)).filter(report_path/* isReportPath */.yk);
    let left = LIMITS.bytes;
    for (const dir of new Set(reports.map((path)=>external_node_path_.posix.dirname(path)))){
        const base = external_node_path_.posix.basename(dir);
        const read = await container.copyOut(external_node_path_.posix.join(root, dir), {
            maxBytes: left,
            maxEntries: LIMITS.entries,
            linksOut: 'drop',
            rename: (name)=>{
                const path = external_node_path_.posix.join(dir, name === base ? '' : name.slice(base.length + 1));
                // Only files directly in the folder: those below come with a folder of their own.
                return external_node_path_.posix.dirname(path) === dir && (0,report_path/* isReportPath */.yk)(path) ? path : undefined;
            }
        });
        if (!read) continue;
        if (read.overflow) return {
            containerReward,
            unusable: `the reports are larger than ${LIMITS.bytes} bytes in all`
        };
        for (const dropped of read.dropped)folder.log(`report left out: ${JSON.stringify(dropped.path)} (${dropped.cause})`);
        for (const entry of read.entries){
            if (entry.type !== 'file') continue;
            left -= entry.content.length;
            try {
                folder.write(`${into}/junit/${entry.path}`, entry.content);
            } catch (error) {
                return {
                    containerReward,
                    unusable: `${JSON.stringify(entry.path)} cannot be stored: ${String(error)}`
                };
            }
        }
    }
    return {
        containerReward,
        unusable: undefined
    };
};

;// CONCATENATED MODULE: ./src/trial/hand-over/paths.js
/** The folders above a relative path, nearest first. */ const foldersAbove = (path)=>{
    const found = [];
    for(let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))found.push(path.slice(0, end));
    return found;
};
/** Whether a path lies below one of the folders. */ const isBelowAny = (folders)=>{
    const known = new Set(folders);
    return (path)=>foldersAbove(path).some((folder)=>known.has(folder));
};
/** Names as our scripts read them: each ended by NUL, since a name may hold anything else. */ const nulList = (paths)=>Buffer.from([
        ...paths
    ].map((path)=>`${path}\0`).join(''));
const splitNul = (bytes)=>bytes.toString('utf8').split('\0').slice(0, -1);

;// CONCATENATED MODULE: ./src/trial/hand-over/run-script.js



/** Runs one of our scripts in the fresh container, as root, where it has to succeed. */ const runScript = async (verifier, call)=>{
    const result = await verifier.exec({
        command: [
            'sh',
            '-c',
            call.script,
            'sh',
            ...call.args
        ],
        user: 0,
        signal: call.signal,
        maxBytes: 2 * HAND_OVER_LIMITS.patchBytes,
        ...call.input === undefined ? {} : {
            input: call.input
        }
    });
    if (result.truncated) throw tooLarge(`its patch is larger than ${HAND_OVER_LIMITS.patchBytes} bytes`);
    if (result.exitCode !== 0) {
        const code = (0,engine_failure/* failureSignature */.vH)(result.stderr)?.code ?? 'hand-over-failed';
        const said = (0,engine_failure/* lastLines */.w$)(result.stderr) || `exit code ${result.exitCode}`;
        throw new errors/* FaultError */.VD('infrastructure', code, `The hand-over's script failed in the fresh container: ${said}`);
    }
    const end = result.stdout.indexOf('\n');
    return {
        words: result.stdout.subarray(0, end).toString('utf8').split(' '),
        rest: result.stdout.subarray(end + 1)
    };
};

;// CONCATENATED MODULE: ./src/trial/hand-over/scripts.js
/** Where a hand-over's files stand in the fresh container; not in the work tree, not on any path of a task. */ const STAGING = '/.kotlin-bench';
/**
 * Asks the image's own git, in a fresh container, about paths that the agent changed.
 *
 * Standard input: the paths whose fate is asked, then the folders that have changes below, each name
 * ended by NUL. Arguments: work tree, bytes of the first list.
 * Standard output: a line with the byte counts of three lists, then the lists, names ended by NUL:
 * 1. those that the image's ignore rules leave out;
 * 2. the files that the image ships at or below the paths (tracked, or untracked and not ignored);
 * 3. the folders that the image ships as something else than a folder.
 *
 * A rule that hides \`.gitattributes\` is not honoured: those files change how others are read.
 */ const ASK_SCRIPT = `
set -eu
cd "$1"
s=${STAGING}/ask
mkdir -p "$s"
cat > "$s/in"
head -c "$2" "$s/in" > "$s/paths"
tail -c "+$(($2 + 1))" "$s/in" > "$s/folders"
export GIT_CONFIG_COUNT=2
export GIT_CONFIG_KEY_0=safe.directory GIT_CONFIG_VALUE_0='*' GIT_CONFIG_KEY_1=core.fsmonitor GIT_CONFIG_VALUE_1=false
code=0
git check-ignore -z --stdin < "$s/paths" > "$s/ignored" || code=$?
[ "$code" -le 1 ]
if [ -s "$s/paths" ]; then
  xargs -0 git --literal-pathspecs ls-files -z --cached --others --exclude-standard --exclude='!.gitattributes' -- < "$s/paths" > "$s/shipped"
else
  : > "$s/shipped"
fi
if [ -s "$s/folders" ]; then
  xargs -0 sh -c 'for p do if [ -L "$p" ] || [ ! -d "$p" ]; then printf "%s\\0" "$p"; fi; done' sh < "$s/folders" > "$s/turned"
else
  : > "$s/turned"
fi
echo "$(wc -c < "$s/ignored") $(wc -c < "$s/shipped") $(wc -c < "$s/turned")"
cat "$s/ignored" "$s/shipped" "$s/turned"
`;
/**
 * Makes the difference, applies it, and gets the container ready for the tests.
 *
 * What the host put under the staging folder: \`b/\` the agent's files; \`lists/shipped\` the image's
 * files that the agent touched; \`lists/turned\` files and links that became folders; \`lists/deleted\`
 * and \`lists/written\` what is to be applied; \`tests/\` the task's tests. Arguments: work tree, then
 * \`find\`'s words for the paths of reports.
 *
 * The two trees are made in a repository of their own, so that no configuration and no attributes,
 * neither the image's nor the agent's, change a byte. The image's HEAD, refs and index stay as they are.
 *
 * Standard output: a line with the two tree ids and the byte count of a list, the list of paths that
 * are not as they should be (names ended by NUL), and the patch.
 */ const APPLY_SCRIPT = `
set -eu
root=$1
shift
s=${STAGING}
mkdir -p "$s/a" "$s/b" "$s/lists"

rm -rf /tests /logs/verifier
if [ -d "$s/tests" ]; then mv "$s/tests" /tests; fi
mkdir -p /logs/verifier /logs/agent /logs/artifacts
chmod 777 /logs/verifier /logs/agent /logs/artifacts

cd "$root"
each() {
  list=$1
  shift
  if [ -s "$s/lists/$list" ]; then xargs -0 sh -c "$@" < "$s/lists/$list"; fi
}

each shipped '
  for p do
    if [ -L "$p" ] || [ -f "$p" ]; then
      case $p in */*) d=$0/\${p%/*}; [ -d "$d" ] || mkdir -p "$d" ;; esac
      cp -P -p -- "$p" "$0/$p"
    fi
  done' "$s/a"

export GIT_CONFIG_NOSYSTEM=1 GIT_CONFIG_GLOBAL=/dev/null GIT_DIR="$s/git"
git init -q --bare --template= "$s/git"
mkdir -p "$s/git/info"
echo '* -text -ident -filter -working-tree-encoding !eol !diff !binary' > "$s/git/info/attributes"
tree() {
  (
    cd "$s/$1"
    export GIT_WORK_TREE="$s/$1" GIT_INDEX_FILE="$s/index-$1"
    git -c core.bare=false -c core.fileMode=true -c core.symlinks=true -c core.autocrlf=false -c core.safecrlf=false \\
      -c core.ignoreCase=false -c core.excludesFile=/dev/null -c core.attributesFile=/dev/null -c advice.addEmbeddedRepo=false \\
      add --all --force . && git write-tree
  )
}
before=$(tree a)
after=$(tree b)
git -c core.quotePath=true -c core.attributesFile=/dev/null diff-tree -r -p -U3 --binary --full-index --no-renames --no-ext-diff \\
  --no-textconv --no-color --src-prefix=a/ --dst-prefix=b/ "$before" "$after" > "$s/patch"
unset GIT_DIR

each turned 'for p do if [ -L "$p" ] || [ ! -d "$p" ]; then rm -f -- "$p"; fi; done' sh
each deleted 'for p do if [ -d "$p" ] && [ ! -L "$p" ]; then rmdir -- "$p" 2>/dev/null || :; else rm -f -- "$p"; fi; done' sh
each deleted '
  for p do
    while case $p in */*) p=\${p%/*} ;; *) false ;; esac; do rmdir -- "$p" 2>/dev/null || break; done
  done' sh
each written '
  for p do
    case $p in */*) [ -d "\${p%/*}" ] || mkdir -p -- "\${p%/*}" ;; esac
    if [ -d "$p" ] && [ ! -L "$p" ]; then rm -rf -- "$p"; else rm -f -- "$p"; fi
    cp -P -p -- "$0/$p" "$p"
  done' "$s/b"
owner=$(stat -c %u:%g .)
if [ "$owner" != 0:0 ]; then
  each written '
    for p do
      chown -h "$0" "./$p"
      while case $p in */*) p=\${p%/*} ;; *) false ;; esac; do chown "$0" "./$p"; done
    done' "$owner"
fi

{
  each deleted '
    for p do
      q=$p
      while case $q in */*) q=\${q%/*} ;; *) false ;; esac; do
        # What is seen behind a link is another file.
        [ ! -L "$q" ] || continue 2
      done
      if [ -L "$p" ] || { [ -e "$p" ] && [ ! -d "$p" ]; }; then printf "%s\\0" "$p"; fi
    done' sh
  each written '
    for p do
      s=$0/$p
      if [ -L "$s" ]; then [ -L "$p" ] && [ "$(readlink -- "$p")" = "$(readlink -- "$s")" ]
      else
        [ ! -L "$p" ] && [ -f "$p" ] && cmp -s -- "$s" "$p" &&
          if [ -x "$s" ]; then [ -x "$p" ]; else [ ! -x "$p" ]; fi
      fi || printf "%s\\0" "$p"
    done' "$s/b"
} > "$s/wrong"

find . -name .git -prune -o '(' "$@" ')' -prune -exec rm -rf -- {} +

echo "$before $after $(wc -c < "$s/wrong")"
cat "$s/wrong" "$s/patch"
rm -rf "$s"
`;

;// CONCATENATED MODULE: ./src/trial/hand-over/ask-image.js




const NO_ANSWER = {
    isIgnored: ()=>false,
    shipped: [],
    turned: []
};
/**
 * The path whose fate decides: a `.gitattributes` changes how other files are read, so it counts
 * unless the folder it is in is ignored.
 */ const deciding = (path)=>{
    if (external_node_path_.posix.basename(path) !== '.gitattributes') return path;
    return path.includes('/') ? `${external_node_path_.posix.dirname(path)}/` : undefined;
};
const askImage = async (request)=>{
    // git refuses a path behind a link of the shipped tree; what was not there can be named by no rule either.
    const isBehindLink = isBelowAny(request.facts.links);
    const questions = new Set();
    for (const path of request.paths){
        if (isBehindLink(path)) continue;
        questions.add(path);
        const decider = deciding(path);
        if (decider !== undefined) questions.add(decider);
    }
    // With `./` in front no name looks like one of git's special path forms, which check-ignore cannot switch off.
    const first = nulList([
        ...questions
    ].map((path)=>`./${path}`));
    const { words, rest } = await runScript(request.verifier, {
        script: ASK_SCRIPT,
        args: [
            request.facts.root,
            String(first.length)
        ],
        input: Buffer.concat([
            first,
            nulList(request.folders)
        ]),
        signal: request.signal
    });
    const ignoredEnd = Number(words[0]);
    const shippedEnd = ignoredEnd + Number(words[1]);
    const ignored = new Set(splitNul(rest.subarray(0, ignoredEnd)).map((path)=>path.slice(2)));
    const turned = splitNul(rest.subarray(shippedEnd));
    return {
        isIgnored: (path)=>ignored.has(deciding(path) ?? ''),
        shipped: [
            ...new Set([
                ...splitNul(rest.subarray(ignoredEnd, shippedEnd)),
                ...turned
            ])
        ],
        turned
    };
};

;// CONCATENATED MODULE: ./src/trial/hand-over/collect-files.js



const OVER = `more than ${HAND_OVER_LIMITS.bytes} bytes or ${HAND_OVER_LIMITS.files} files`;
/** How many copies the engine makes at a time. */ const CONCURRENCY = 4;
/** Copies changed files out of the killed container, as tars that are read here. */ const collectFiles = async (request)=>{
    const entries = new Map();
    const dropped = [];
    let bytes = 0;
    /** False where nothing is there under that name. */ const copy = async ({ path, kind })=>{
        const folder = external_node_path_.posix.dirname(path);
        const read = await request.agent.copyOut(external_node_path_.posix.join(request.root, path), {
            maxBytes: Math.max(0, HAND_OVER_LIMITS.bytes - bytes),
            maxEntries: HAND_OVER_LIMITS.files,
            linksOut: 'keep',
            // A folder that is listed as changed with nothing below was only touched: none of it is read.
            stopAtFolder: kind === 'changed',
            rename: (name)=>{
                // The work tree itself comes under its folder's name, which is no part of a path in it.
                const renamed = path === '.' ? name.replace(/^[^/]*\/?/, '') : external_node_path_.posix.join(folder, name);
                return renamed === '' || renamed.split('/').includes('.git') ? undefined : renamed;
            }
        });
        if (!read) return false;
        if (read.overflow) throw tooLarge(OVER);
        dropped.push(...read.dropped);
        for (const entry of read.entries){
            if (entry.type === 'directory') continue;
            if (entry.type === 'file') bytes += entry.content.length;
            entries.set(entry.path, entry);
        }
        if (bytes > HAND_OVER_LIMITS.bytes || entries.size > HAND_OVER_LIMITS.files) throw tooLarge(OVER);
        return true;
    };
    const limit = (0,p_limit/* default */.A)(CONCURRENCY);
    const missed = new Set();
    await Promise.all(request.units.map((unit)=>limit(async ()=>{
            if (!await copy(unit)) missed.add(external_node_path_.posix.dirname(unit.path));
        })));
    // A name with a line break can look like other names in the engine's list. What is not there under
    // its listed name is found in its folder.
    for (const folder of missed)await copy({
        path: folder,
        kind: 'added'
    });
    return {
        entries,
        dropped
    };
};

;// CONCATENATED MODULE: ./src/trial/hand-over/lookalikes.js



/** No honest work has names like these, so many there need not be. */ const MAX_QUESTIONS = 1000;
/** What stands at a path, without reading it; a link is a file. */ const lookAt = async (agent, path)=>{
    const read = await agent.copyOut(path, {
        maxBytes: 0,
        maxEntries: 1,
        linksOut: 'keep',
        stopAtFolder: true
    });
    return read === undefined ? 'nothing' : read.stopped ? 'folder' : 'file';
};
/**
 * The engine's list without deletions that are none. What is listed as added or changed is found or
 * not found when it is copied; what is listed as deleted would be taken at its word, so where the list
 * may hold names that only look like entries, the container itself is asked.
 */ const withoutLookalikes = async (agent, changes, root)=>{
    if (!hasLookalikes(changes)) return changes;
    const holding = new Set([
        root,
        ...foldersAbove(root)
    ]);
    const isOurs = (path)=>holding.has(path) || path.startsWith(root === '/' ? '/' : `${root}/`);
    const madeAnew = new Set(changes.filter((change)=>change.kind !== 'deleted').flatMap((change)=>foldersAbove(change.path)));
    const asked = changes.filter((change)=>change.kind === 'deleted' && isOurs(change.path));
    if (asked.length > MAX_QUESTIONS) throw tooLarge(`more than ${MAX_QUESTIONS} deletions among ambiguous names`);
    const refuted = new Set();
    for (const change of asked){
        const found = await lookAt(agent, change.path);
        // A folder that was deleted and made anew is listed as deleted, with what is in it now.
        const isAnew = found === 'folder' && madeAnew.has(change.path) && !holding.has(change.path);
        if (found !== 'nothing' && !isAnew) refuted.add(change);
    }
    return changes.filter((change)=>!refuted.has(change));
};

;// CONCATENATED MODULE: ./src/trial/hand-over/protected-paths.js

/**
 * Whether a path belongs to the task's tests: equal to, under or above one of the paths that test.patch
 * touches. An agent's file above one (a file where the tests need a folder) would keep them from
 * being applied.
 */ const protects = (testPaths)=>{
    const exact = new Set(testPaths);
    const above = new Set(testPaths.flatMap(foldersAbove));
    return (path)=>exact.has(path) || above.has(path) || foldersAbove(path).some((folder)=>exact.has(folder));
};

;// CONCATENATED MODULE: ./src/trial/hand-over/work-tree-changes.js

/** The agent's own repository data has no effect, at the top or nested. */ const isRepositoryData = (path)=>path.split('/').includes('.git');
/** Sorts the engine's list of changes of a container by what they mean for the work tree at `root`. */ const workTreeChanges = (changes, root)=>{
    const prefix = root === '/' ? '/' : `${root}/`;
    const inside = changes.filter((change)=>change.path.startsWith(prefix)).map((change)=>({
            kind: change.kind,
            path: change.path.slice(prefix.length)
        })).filter((change)=>change.path !== '' && !isRepositoryData(change.path));
    const hasBelow = new Set();
    for (const change of inside)for (const parent of foldersAbove(change.path))hasBelow.add(parent);
    const result = {
        leaves: [],
        folders: new Map(),
        deleted: [],
        outside: [],
        treeDeleted: false,
        perhapsReplaced: []
    };
    for (const { kind, path } of inside){
        if (kind === 'deleted') result.deleted.push(path);
        else if (hasBelow.has(path)) result.folders.set(path, kind);
        else result.leaves.push({
            path,
            kind
        });
    }
    const above = new Set(foldersAbove(root));
    for (const change of changes){
        const isOwn = change.path === root;
        if (change.kind === 'deleted' && (isOwn || above.has(change.path))) result.treeDeleted = true;
        else if ((isOwn || above.has(change.path)) && inside.length === 0) result.perhapsReplaced.push(change.path);
        if (!isOwn && !above.has(change.path) && !change.path.startsWith(prefix)) result.outside.push(change.path);
    }
    return result;
};
/**
 * The fewest paths to copy so that every wanted leaf comes along and nothing unwanted does: an added
 * folder goes as a whole where all below it is wanted.
 */ const copyUnits = (changes, isWanted)=>{
    const holdsUnwanted = new Set();
    for (const leaf of changes.leaves){
        if (!isWanted(leaf.path)) for (const parent of foldersAbove(leaf.path))holdsUnwanted.add(parent);
    }
    const units = new Map();
    for (const leaf of changes.leaves){
        if (!isWanted(leaf.path)) continue;
        const whole = foldersAbove(leaf.path).reverse().find((parent)=>changes.folders.get(parent) === 'added' && !holdsUnwanted.has(parent));
        if (whole === undefined) units.set(leaf.path, leaf.kind);
        else units.set(whole, 'added');
    }
    return [
        ...units
    ].map(([path, kind])=>({
            path,
            kind
        }));
};

;// CONCATENATED MODULE: ./src/trial/hand-over/hand-over.js












/** How many names of a list are kept in a result. */ const hand_over_NAMED_PATHS = 100;
const findDifference = async (request)=>{
    const { facts, verifier, signal } = request;
    const { root } = facts;
    if (request.changes.truncated) throw tooLarge('the list of changed paths alone is too long');
    const listed = await withoutLookalikes(request.agent, request.changes.changes, root);
    const changes = workTreeChanges(listed, root);
    if (changes.treeDeleted) throw notAWorkTree(root);
    for (const folder of changes.perhapsReplaced)if (await lookAt(request.agent, folder) !== 'folder') throw notAWorkTree(root);
    const isInSubmodule = isBelowAny(facts.submodules);
    const leaves = changes.leaves.filter((leaf)=>!isInSubmodule(leaf.path));
    const deleted = changes.deleted.filter((path)=>!isInSubmodule(path));
    const paths = [
        ...leaves.map((leaf)=>leaf.path),
        ...deleted
    ];
    const folders = [
        ...changes.folders.keys()
    ];
    const answer = paths.length === 0 ? NO_ANSWER : await askImage({
        verifier,
        facts,
        paths,
        folders,
        signal
    });
    const units = copyUnits({
        leaves,
        folders: changes.folders
    }, (path)=>!answer.isIgnored(path));
    const { entries, dropped } = await collectFiles({
        agent: request.agent,
        root,
        units
    });
    const asked = new Set(paths);
    const unasked = [
        ...entries.keys()
    ].filter((path)=>!asked.has(path));
    const more = unasked.length === 0 ? NO_ANSWER : await askImage({
        verifier,
        facts,
        paths: unasked,
        folders: [],
        signal
    });
    for (const path of unasked)if (more.isIgnored(path)) entries.delete(path);
    const isFolderNow = new Set([
        ...entries.keys()
    ].flatMap(foldersAbove));
    const goneFolders = deleted.filter((path)=>!answer.isIgnored(path));
    const isBelowGone = isBelowAny(goneFolders);
    const isGone = (path)=>!entries.has(path) && !isFolderNow.has(path) && (goneFolders.includes(path) || isBelowGone(path) || foldersAbove(path).some((folder)=>entries.has(folder)));
    const known = [
        ...new Set([
            ...answer.shipped,
            ...more.shipped
        ])
    ];
    const gone = known.filter(isGone);
    const turned = known.filter((path)=>isFolderNow.has(path));
    return {
        entries,
        shipped: [
            ...gone,
            ...turned,
            ...known.filter((path)=>entries.has(path))
        ],
        gone,
        turned,
        dropped: [
            ...dropped,
            ...[
                ...changes.leaves.map((leaf)=>leaf.path),
                ...changes.deleted
            ].filter(isInSubmodule).map((path)=>({
                    path,
                    cause: 'submodule'
                }))
        ],
        notHandedOver: {
            outside: changes.outside.slice(0, hand_over_NAMED_PATHS),
            ignored: paths.filter(answer.isIgnored).slice(0, hand_over_NAMED_PATHS)
        }
    };
};
/**
 * Takes what the agent changed in the work tree, and nothing else, into the fresh container.
 *
 * What counts is the difference of the files, by the image's ignore rules: the agent's commits, index
 * and configuration have no effect. The task's own test files and report-shaped paths stay as shipped.
 * Afterwards `/tests` holds the task's tests, and no report is left in the tree.
 * @throws HandOverRefused where the change itself cannot be verified
 * @throws FaultError where the engine fails, or the container does not hold the change afterwards
 */ const handOver = async (request)=>{
    const difference = await findDifference(request);
    const isTestPath = protects(request.testPaths);
    const causeToDrop = (path)=>isTestPath(path) ? 'test-path' : (0,report_path/* isReportPath */.yk)(path) ? 'report-path' : undefined;
    const written = [
        ...difference.entries.keys()
    ];
    const isApplied = (path)=>causeToDrop(path) === undefined;
    const lists = {
        shipped: difference.shipped,
        turned: difference.turned.filter(isApplied),
        deleted: difference.gone.filter(isApplied),
        written: written.filter(isApplied)
    };
    const staging = STAGING.slice(1);
    await request.verifier.copyIn([
        {
            path: staging,
            type: 'directory'
        },
        ...(0,read_tree/* below */.G)(`${staging}/b`, [
            ...difference.entries.values()
        ]),
        ...Object.entries(lists).map(([name, paths])=>({
                path: `${staging}/lists/${name}`,
                type: 'file',
                executable: false,
                content: nulList(paths)
            })),
        ...(0,read_tree/* below */.G)(`${staging}/tests`, request.tests)
    ]);
    const reportPaths = report_path/* REPORT_PATH_GLOBS */.T8.flatMap((glob)=>[
            '-o',
            '-path',
            glob
        ]).slice(1);
    const { words, rest } = await runScript(request.verifier, {
        script: APPLY_SCRIPT,
        args: [
            request.facts.root,
            ...reportPaths
        ],
        signal: request.signal
    });
    const wrongEnd = Number(words[2]);
    const wrong = splitNul(rest.subarray(0, wrongEnd));
    if (wrong.length > 0) {
        throw new errors/* FaultError */.VD('infrastructure', 'hand-over-differs', `After the hand-over the fresh container does not hold the agent's change at ${wrong.slice(0, 5).join(', ')}. This is a fault of kotlin-bench: please report it.`);
    }
    const patch = rest.subarray(wrongEnd);
    if (patch.length > HAND_OVER_LIMITS.patchBytes) {
        throw tooLarge(`its patch is larger than ${HAND_OVER_LIMITS.patchBytes} bytes`);
    }
    const notApplied = [
        ...written,
        ...difference.gone
    ].flatMap((path)=>{
        const cause = causeToDrop(path);
        return cause === undefined ? [] : [
            {
                path,
                cause
            }
        ];
    });
    return {
        patch,
        dropped: [
            ...difference.dropped,
            ...notApplied
        ],
        notHandedOver: difference.notHandedOver
    };
};

;// CONCATENATED MODULE: ./src/trial/tail.js
/** Keeps the last bytes of a stream. */ const tail = (maxBytes)=>{
    let chunks = [];
    let bytes = 0;
    return {
        add (chunk) {
            chunks.push(Uint8Array.from(chunk));
            bytes += chunk.length;
            if (bytes < 2 * maxBytes) return;
            const kept = Buffer.concat(chunks).subarray(-maxBytes);
            chunks = [
                kept
            ];
            bytes = kept.length;
        },
        text: ()=>Buffer.concat(chunks).subarray(-maxBytes).toString('utf8')
    };
};

;// CONCATENATED MODULE: ./src/trial/verify.js







/** As much of the tests' output as is looked at for what went wrong. */ const LOG_TAIL_BYTES = 1024 * 1024;
/**
 * Runs `/tests/test.sh` in a container, ends whatever it left running, and takes the reports out.
 * @param into folder within the trial's for output and reports
 * @throws FaultError where something outside ended the container
 */ const runTests = async (container, request, into)=>{
    const { state, image, folder } = request;
    const { task } = state;
    const log = tail(LOG_TAIL_BYTES);
    const write = folder.output(`${into}/test-stdout.txt`);
    const timeoutSec = state.limits.timeoutsSec.verify;
    const result = await container.exec({
        command: [
            'sh',
            '-c',
            'exec /tests/test.sh 2>&1'
        ],
        workdir: image.workdir,
        user: task.verifier.user,
        env: request.material.env.verifier,
        timeoutMs: timeoutSec === null ? undefined : timeoutSec * 1000,
        signal: request.signal,
        maxBytes: 0,
        onOutput: (chunk)=>{
            write(chunk);
            log.add(chunk);
        }
    });
    const wasRunning = await container.kill();
    const outOfMemory = result.exitCode !== 0 && await container.outOfMemory();
    folder.log(`test.sh ended with exit code ${result.exitCode}${result.timedOut ? ', at its time limit' : ''}`);
    if (!wasRunning && !outOfMemory) throw goneFault('verifier');
    return {
        ...await takeEvidence({
            container,
            root: image.facts?.root ?? image.workdir,
            folder,
            into
        }),
        exitCode: result.exitCode,
        timedOut: result.timedOut,
        timeoutSec,
        outOfMemory,
        log: log.text()
    };
};
/** Nothing inside a container can end its first process, so somebody outside did. */ const goneFault = (role)=>new errors/* FaultError */.VD('infrastructure', 'container-gone', `The ${role}'s container was ended from outside while it was in use.`);
/** Verifies in a fresh container, which gets the agent's change and nothing else. */ const verifyFresh = async (verifier, request)=>{
    const { agent, material, facts, signal } = request;
    const handedOver = await handOver({
        facts,
        changes: await agent.changes(),
        agent,
        verifier,
        tests: material.tests,
        testPaths: material.testPaths,
        signal
    });
    request.folder.write('artifacts/model.patch', handedOver.patch);
    request.state.handOver = handedOver;
    return {
        handedOver,
        end: await runTests(verifier, request, 'verifier')
    };
};
const EMPTY_SCRIPT = `
set -eu
root=$1
shift
rm -rf /tests /logs/verifier
mkdir -p /logs/verifier /logs/agent /logs/artifacts
chmod 777 /logs/verifier /logs/agent /logs/artifacts
cd "$root"
find . -name .git -prune -o '(' "$@" ')' -prune -exec rm -rf -- {} +
echo
`;
/**
 * Verifies in the agent's own container, as Harbor does: its processes are ended, `/tests` and
 * `/logs/verifier` emptied, but every file it replaced is what the tests run on.
 * @param into folder within the trial's for output and reports
 */ const verifyShared = async (request, into)=>{
    const { agent, material, image, state, signal } = request;
    await agent.restart();
    await agent.moveTo(state.task.verifier.networkMode === 'public' ? 'bridge' : 'none');
    await runScript(agent, {
        script: EMPTY_SCRIPT,
        args: [
            image.facts?.root ?? image.workdir,
            ...score/* REPORT_PATH_GLOBS */.T8.flatMap((glob)=>[
                    '-o',
                    '-path',
                    glob
                ]).slice(1)
        ],
        signal
    });
    await agent.copyIn((0,read_tree/* below */.G)('tests', material.tests));
    return runTests(agent, request, into);
};

;// CONCATENATED MODULE: ./src/trial/attempt.js










const TIMED = {
    environment: 'environment_setup',
    agent: 'agent_execution',
    verify: 'verifier',
    score: undefined
};
/** A day: longer than any trial, short enough that a forgotten machine cleans itself. */ const CONTAINER_LIFE_SEC = 24 * 3600;
/** A phase that may reach only some hosts reaches none as long as nothing filters for it. */ const networkOf = (policy)=>policy.networkMode === 'public' ? 'bridge' : 'none';
const milliseconds = (seconds)=>seconds === null ? undefined : seconds * 1000;
/** @throws FaultError `task` where the task's own controls fail on this image and machine */ const requireSound = async (state, context, image)=>{
    const fault = await context.controls?.check(state.task, image);
    if (fault) throw new errors/* FaultError */.VD(fault.kind, fault.code, fault.message);
};
const environmentPhase = async ({ state, context, start })=>{
    const { task } = state;
    await (0,free_disk/* requireDisk */.Df)(context.host, 'trial');
    const material = await context.readTestMaterial(task);
    state.material = material;
    for (const need of context.agent.needs){
        if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(task.dir, need))) continue;
        throw new errors/* FaultError */.VD('task', 'task-file-missing', `${(0,external_node_path_.join)(task.dir, need)} is missing, which the agent ${context.agent.name} needs. Add it, or run another agent on this task.`);
    }
    const refusal = context.agent.refuses?.(task);
    if (refusal) throw new HandOverRefused(refusal);
    const built = await context.images.task(task, {
        timeoutMs: milliseconds(state.limits.timeoutsSec.environment)
    });
    const workdir = task.environment.workdir ?? built.workdir;
    const slot = `${built.id} ${workdir}`;
    let prepared = context.prepared.get(slot);
    if (!prepared) {
        prepared = prepareImage(built, workdir, {
            ...context,
            start: (image)=>start({
                    role: 'image',
                    image
                })
        });
        context.prepared.set(slot, prepared);
        // Another trial may meet a working engine again.
        prepared.catch(()=>context.prepared.delete(slot));
    }
    const image = {
        ...await prepared,
        name: built.name
    };
    state.image = image;
    if (image.facts === null && context.verifierMode !== 'shared') {
        throw new errors/* FaultError */.VD('task', 'no-work-tree', `${workdir} in the task image is no git work tree, so the agent's change cannot be told from what the image ships. Run it with --verifier-mode shared.`);
    }
    if (context.controls?.when === 'before-agent') await requireSound(state, context, image);
    const common = {
        image: image.runId,
        env: material.env.environment
    };
    const agent = await start({
        ...common,
        role: 'agent',
        policy: task.agent
    });
    const fresh = context.verifierMode === 'shared' ? null : start({
        ...common,
        role: 'verifier',
        policy: task.verifier
    });
    // Where it could not be started, the verify phase says so.
    fresh?.catch(()=>{});
    return {
        material,
        image,
        agent,
        fresh
    };
};
const agentPhase = async ({ state, context, folder }, { agent, image, material })=>{
    const run = await context.agent.run({
        task: state.task,
        container: agent,
        workdir: image.workdir,
        env: material.env,
        timeoutMs: milliseconds(state.limits.timeoutsSec.agent),
        signal: context.signal,
        log: (name)=>folder.output(`agent/${name}`)
    });
    state.agentRun = run;
    if (run.exitCode) folder.write('agent/exit-code.txt', `${run.exitCode}\n`);
    if (run.ended) throw new HandOverRefused(run.ended);
};
/** Ends the agent for good, so that nothing of it runs while its work is looked at. */ const endAgent = async (agent)=>{
    const wasRunning = await agent.kill();
    if (!wasRunning && !await agent.outOfMemory()) throw goneFault('agent');
};
const verifyPhase = async (tried, { agent, image, material, fresh })=>{
    const { state, context, folder } = tried;
    const request = {
        state,
        image,
        material,
        agent,
        folder,
        signal: context.signal
    };
    if (fresh === null || image.facts === null) {
        await endAgent(agent);
        return {
            shared: await verifyShared(request, 'verifier')
        };
    }
    const [verifier] = await Promise.all([
        fresh,
        endAgent(agent)
    ]);
    const { end } = await verifyFresh(verifier, {
        ...request,
        facts: image.facts
    });
    if (context.verifierMode === 'fresh') return {
        fresh: end
    };
    return {
        fresh: end,
        shared: await verifyShared(request, 'verifier-shared')
    };
};
const scorePhase = async ({ state, context, folder }, { image, material }, ends)=>{
    const end = ends.fresh ?? ends.shared;
    if (end && !endedByItself(end)) await requireSound(state, context, image);
    state.verdict = scoreTrial({
        material,
        files: (0,report_tree/* reportTree */.T)((0,external_node_path_.join)(folder.dir, 'verifier/junit')),
        ends,
        patch: state.handOver?.patch ?? Buffer.alloc(0),
        secrets: context.agent.secrets ?? [],
        agentRun: state.agentRun,
        history: image.history,
        limits: state.limits
    });
};
/** More than any honest build leaves in its containers. */ const FILLED_BYTES = 8 * 1024 * 1024 * 1024;
/**
 * Some faults of the engine are the doing of what ran in its containers: an agent that cannot solve a
 * task must not get rid of the trial by filling the disk, or by a file that the engine cannot name.
 */ const blame = async (thrown, containers)=>{
    if (!(thrown instanceof errors/* FaultError */.VD)) return thrown;
    if (thrown.code === 'path-too-long') return buriedTooDeep();
    if (thrown.code !== 'disk-full') return thrown;
    const sizes = await Promise.all(containers.map((container)=>container.bytesWritten().catch(()=>0)));
    const bytes = sizes.reduce((one, other)=>one + other, 0);
    return bytes > FILLED_BYTES ? filledTheDisk(bytes) : thrown;
};
/**
 * Tries a trial once: environment, agent, verify, score, each taking what it needs from those before.
 * What comes of it stands in `state`.
 * @throws whatever ended it early
 */ const attempt_attempt = async (state, context, folder)=>{
    const { planned, clock } = state;
    const started = [];
    const starting = [];
    let removed = Promise.resolve();
    const inPhase = async (phase, action)=>{
        context.signal.throwIfAborted();
        state.phase = phase;
        const timed = TIMED[phase];
        const begin = Date.now();
        context.listener({
            type: 'phase-started',
            trial: planned.name,
            task: planned.task,
            phase
        });
        folder.log(`${phase} started`);
        if (timed) clock.start(timed);
        try {
            return await action();
        } finally{
            if (timed) clock.finish(timed);
            const seconds = (Date.now() - begin) / 1000;
            folder.log(`${phase} finished after ${seconds.toFixed(1)} s`);
            context.listener({
                type: 'phase-finished',
                trial: planned.name,
                task: planned.task,
                phase,
                seconds
            });
        }
    };
    const tried = {
        state,
        context,
        folder,
        start: ({ role, image, policy, env = {} })=>{
            context.signal.throwIfAborted();
            const container = startContainer(context.docker, {
                image,
                job: context.id,
                role,
                expiresAt: Date.now() / 1000 + CONTAINER_LIFE_SEC,
                network: policy === undefined ? 'none' : networkOf(policy),
                cpus: state.limits.cpus,
                memoryMb: state.limits.memoryMb,
                env
            });
            starting.push(container);
            container.then((one)=>started.push(one), ()=>{});
            return container;
        }
    };
    try {
        const environment = await inPhase('environment', ()=>environmentPhase(tried));
        await inPhase('agent', ()=>agentPhase(tried, environment));
        const ends = await inPhase('verify', ()=>verifyPhase(tried, environment));
        await inPhase('score', ()=>scorePhase(tried, environment, ends));
    } catch (thrown) {
        const cause = started.length === 0 ? thrown : await blame(thrown, started);
        if (!(cause instanceof HandOverRefused) || !state.material) throw cause;
        state.verdict = verdictOfRefused(state.material, cause.reason);
    } finally{
        await Promise.allSettled(starting);
        removed = Promise.all(started.map((container)=>container.remove()));
        context.inBackground(removed);
    }
    if (state.verdict?.reward === 0) {
        // What the trial itself wrote is gone then, so a disk that is still full is nobody's but the host's.
        await removed;
        await (0,free_disk/* requireDisk */.Df)(context.host, 'running');
    }
};

;// CONCATENATED MODULE: ./src/trial/record.js
/** A trial's outcome follows its verdict whenever there is one. */ const outcomeOf = ({ verdict })=>verdict === undefined ? 'error' : verdict.resolved ? 'resolved' : 'unresolved';
/** The trial as it stands in `rewards.json`. */ const trialRecord = (state, context)=>{
    const { planned, task, verdict, clock } = state;
    return {
        task: planned.task,
        repository: task.repository,
        agent: planned.agent,
        version: context.agent.version,
        model: planned.model,
        attempt: planned.attempt,
        shard: context.shard,
        name: planned.name,
        outcome: outcomeOf(state),
        fault: state.fault ?? null,
        evidence: verdict?.evidence ?? null,
        reward: verdict?.reward ?? null,
        tolerant: verdict?.tolerant.reward ?? null,
        disputed: verdict?.disputed ?? false,
        reasons: verdict?.reasons ?? [],
        flags: verdict?.flags ?? [],
        transitions: verdict?.transitions ?? null,
        tokens: null,
        costUsd: null,
        seconds: {
            environment: clock.seconds('environment_setup'),
            agent: clock.seconds('agent_execution'),
            verify: clock.seconds('verifier')
        },
        images: {
            task: state.image?.id ?? null,
            base: state.image?.base?.id ?? null
        },
        limits: state.limits
    };
};
/** What Harbor calls the faults of ours and the ends that it treats as exceptions. */ const exceptionOf = (state)=>{
    const info = (exception_type, exception_message)=>({
            exception_type,
            exception_message,
            exception_traceback: '',
            occurred_at: new Date().toISOString()
        });
    if (state.fault) return info(`${state.fault.kind}-fault:${state.fault.code}`, state.fault.message);
    if (state.agentRun?.timedOut) {
        return info('AgentTimeoutError', `Agent execution timed out after ${state.limits.timeoutsSec.agent} seconds`);
    }
    if (state.agentRun?.exitCode && state.planned.agent !== 'oracle') {
        return info('NonZeroAgentExitCodeError', `The agent ended with exit code ${state.agentRun.exitCode}`);
    }
    return null;
};
/** `result.json` of a trial: Harbor's fields, so that its users' tools read it, and ours under `kotlin_bench`. */ const trialResult = (state, context, record)=>{
    const { planned, task, clock, verdict } = state;
    return {
        id: `${context.job}/${planned.name}`,
        task_name: task.declaredName ?? task.name,
        trial_name: planned.name,
        trial_uri: `${context.jobDir}/${planned.name}`,
        task_id: {
            path: task.dir
        },
        source: task.repository,
        agent_info: {
            name: planned.agent,
            version: context.agent.version ?? 'unknown',
            model_info: planned.model === null ? null : {
                name: planned.model
            }
        },
        agent_result: state.agentRun ? {
            n_input_tokens: null,
            n_cache_tokens: null,
            n_output_tokens: null,
            cost_usd: null,
            metadata: {
                exit_code: state.agentRun.exitCode,
                ...state.agentRun.notes
            }
        } : null,
        verifier_result: verdict ? {
            rewards: {
                reward: verdict.reward
            }
        } : null,
        exception_info: exceptionOf(state),
        started_at: clock.startedAt.toISOString(),
        finished_at: new Date().toISOString(),
        environment_setup: clock.times('environment_setup'),
        agent_setup: clock.times('agent_setup'),
        agent_execution: clock.times('agent_execution'),
        verifier: clock.times('verifier'),
        kotlin_bench: {
            ...record,
            image: state.image ? {
                name: state.image.name,
                id: state.image.id,
                key: state.image.key,
                base: state.image.base
            } : null,
            head: state.image?.facts?.head ?? null,
            history: state.image?.history ?? null,
            tries: state.tried,
            dropped: state.handOver?.dropped ?? [],
            notHandedOver: state.handOver?.notHandedOver ?? {
                outside: [],
                ignored: []
            }
        }
    };
};

;// CONCATENATED MODULE: ./src/trial/phase-clock.js
/** When each phase of a trial began and ended, as ISO times for results and seconds for tables. */ const TIMED_PHASES = (/* unused pure expression or super */ null && ([
    'environment_setup',
    'agent_setup',
    'agent_execution',
    'verifier'
]));
class PhaseClock {
    startedAt = new Date();
    #times = new Map();
    start(phase) {
        this.#times.set(phase, {
            start: Date.now(),
            end: undefined
        });
    }
    finish(phase) {
        const time = this.#times.get(phase);
        if (!time) return 0;
        time.end = Date.now();
        return (time.end - time.start) / 1000;
    }
    /** Seconds that a phase took; null where it did not finish. */ seconds(phase) {
        const time = this.#times.get(phase);
        return time?.end === undefined ? null : (time.end - time.start) / 1000;
    }
    times(phase) {
        const time = this.#times.get(phase);
        if (time?.end === undefined) return null;
        return {
            started_at: new Date(time.start).toISOString(),
            finished_at: new Date(time.end).toISOString()
        };
    }
}

;// CONCATENATED MODULE: ./src/trial/trial-state.js


const scaled = (seconds, multiplier)=>seconds === null ? null : seconds * multiplier;
/** A trial before its first phase. */ const newTrialState = (planned, task, context)=>({
        planned,
        task,
        tried: context.tried,
        clock: new PhaseClock(),
        phase: 'environment',
        limits: {
            ...(0,limits/* clampLimits */.c)(task.environment, context.host),
            timeoutsSec: {
                environment: scaled(task.environment.buildTimeoutSec, context.multipliers.environment),
                agent: scaled(task.agent.timeoutSec, context.multipliers.agent),
                verify: scaled(task.verifier.timeoutSec, context.multipliers.verifier)
            }
        }
    });

;// CONCATENATED MODULE: ./src/trial/run-trial.js








/** Faults of the infrastructure that stay however often one tries. */ const LASTING = new Set([
    'internal',
    'engine-missing',
    'engine-denied',
    'hand-over-differs'
]);
const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;
/** Milliseconds before the next try: doubling, and spread so that trials that failed together do not come back together. */ const pauseBefore = (tried, random = Math.random)=>Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tried - 1)) * (0.5 + random() / 2);
const toFault = (thrown, phase)=>thrown instanceof errors/* FaultError */.VD ? {
        kind: thrown.kind,
        code: thrown.code,
        message: thrown.message,
        phase
    } : {
        kind: 'infrastructure',
        code: 'internal',
        message: `A fault of kotlin-bench itself: ${(0,errors/* errorMessage */.gJ)(thrown)}. Please report it with trial.log.`,
        phase
    };
const mayTryAgain = ({ fault, tried }, maxRetries)=>fault?.kind === 'infrastructure' && !LASTING.has(fault.code) && tried <= maxRetries;
const writeResults = (state, context, folder)=>{
    const { verdict, material } = state;
    if (verdict) {
        // Beside the reports, so that the trial's folder alone is enough to score and explain it.
        if (material?.expected) folder.writeJson('verifier/expected_tests.json', material.expected);
        folder.writeJson('verifier/report.json', verdict);
        folder.write('verifier/reward.txt', `${verdict.reward}\n`);
    }
    const record = trialRecord(state, context);
    folder.writeJson('result.json', trialResult(state, context, record));
    return record;
};
/**
 * Runs one attempt of the agent on a task: environment, agent, verify, score; again where the
 * infrastructure failed. Gives its record and writes its folder, whatever happens; only an abort of
 * the whole job is thrown.
 */ const runTrial = async (planned, task, context)=>{
    const { signal } = context;
    const redactor = createRedactor(context.agent.secrets ?? []);
    for(let tried = 1;; tried++){
        const folder = openTrialFolder((0,external_node_path_.join)(context.jobDir, planned.name), redactor);
        const state = newTrialState(planned, task, {
            ...context,
            tried
        });
        folder.writeJson('config.json', {
            trial: planned,
            task: {
                name: task.name,
                dir: task.dir
            },
            agent: context.agent.name,
            verifierMode: context.verifierMode,
            multipliers: context.multipliers
        });
        try {
            await attempt_attempt(state, context, folder);
        } catch (thrown) {
            if (signal.aborted) throw thrown;
            state.fault = toFault(thrown, state.phase);
            delete state.verdict;
            folder.log(state.fault.message);
            if (thrown instanceof Error && state.fault.code === 'internal') folder.log(thrown.stack ?? '');
        } finally{
            if (signal.aborted) folder.close();
        }
        if (!mayTryAgain(state, context.maxRetries)) {
            const record = writeResults(state, context, folder);
            folder.close();
            return record;
        }
        if (state.fault?.code === 'image-missing') {
            // It was there when it was looked for: the next try has to look again, and build it if need be.
            context.images.forget();
            context.prepared.clear();
        }
        const pause = pauseBefore(tried);
        folder.log(`trying again in ${(pause / 1000).toFixed(1)} s`);
        folder.close();
        context.listener({
            type: 'notice',
            task: planned.task,
            message: `${state.fault?.message} Trying again in ${(pause / 1000).toFixed(0)} s (${tried} of ${context.maxRetries}).`
        });
        await (0,external_node_timers_promises_.setTimeout)(pause, undefined, {
            signal
        });
    }
};

;// CONCATENATED MODULE: ./src/commands/deadline.js
/** What has to fit beside the limits: starting two containers, copying, scoring. */ const OVERHEAD_SEC = 60;
/** Seconds that a trial takes at most, once its image is there. An agent without a limit counts as none. */ const longestTrial = (task, multipliers)=>(task.agent.timeoutSec ?? 0) * multipliers.agent + task.verifier.timeoutSec * multipliers.verifier + OVERHEAD_SEC;
/** Whether a trial that starts now is through before the deadline, whatever the agent and the tests do. */ const fitsBefore = (deadline, seconds, now = Date.now())=>deadline === undefined || now + seconds * 1000 <= deadline;

;// CONCATENATED MODULE: ./src/commands/prune-task-images.js

/**
 * Removes a task's image, and its sealed copy, once the last of its trials is through. The base stays,
 * since other tasks build on it. An image that something else still uses stays as well.
 */ const pruneAfterLastTrial = (docker, planned)=>{
    const left = new Map();
    for (const { task } of planned)left.set(task, (left.get(task) ?? 0) + 1);
    return async (record)=>{
        const count = (left.get(record.task) ?? 1) - 1;
        left.set(record.task, count);
        if (count > 0 || record.images.task === null) return;
        await docker.call([
            'image',
            'rm',
            sealedName(record.images.task)
        ]);
        await docker.call([
            'image',
            'rm',
            '--force',
            record.images.task
        ]);
    };
};

;// CONCATENATED MODULE: ./src/commands/run-trials.js






/** Runs the planned trials that are not done, as many at a time as wanted; gives the records there are. */ const runTrials = async (job, context)=>{
    const { options, planned, done } = job;
    const { listener, signal } = context;
    const deadline = options.deadlineMinutes === undefined ? undefined : Date.now() + options.deadlineMinutes * 60_000;
    const entries = new Map(job.selected.map((entry)=>[
            entry.name,
            entry
        ]));
    const finished = new Set(done.map((record)=>record.name));
    const left = planned.filter((trial)=>!finished.has(trial.name));
    const order = deadline === undefined ? left : runOrder(left, options.seed);
    const prune = options.pruneImages ? pruneAfterLastTrial(context.docker, order) : undefined;
    let notRun = 0;
    const runOne = async (trial)=>{
        signal.throwIfAborted();
        const entry = entries.get(trial.task);
        if (entry.ok && !fitsBefore(deadline, longestTrial(entry.task, options.multipliers))) {
            notRun += 1;
            return [];
        }
        const begin = Date.now();
        const record = entry.ok ? await runTrial(trial, entry.task, context) : recordOfBrokenTask(trial, entry.fault, context);
        const seconds = (Date.now() - begin) / 1000;
        listener({
            type: 'trial-finished',
            trial: trial.name,
            task: trial.task,
            record,
            seconds
        });
        await prune?.(record);
        return [
            record
        ];
    };
    const limit = (0,p_limit/* default */.A)(options.concurrency);
    const running = order.map((trial)=>limit(()=>runOne(trial)));
    try {
        const records = (await Promise.all(running)).flat();
        if (notRun > 0) {
            listener({
                type: 'warning',
                message: `${notRun} of ${planned.length} trials were not started: their limits reach beyond --deadline ${options.deadlineMinutes}. Run the rest with --resume ${job.folder.job}.`
            });
        }
        return [
            ...done,
            ...records
        ];
    } finally{
        await Promise.allSettled(running);
    }
};

// EXTERNAL MODULE: ./src/image/images.js + 6 modules
var image_images = __webpack_require__(5476);
;// CONCATENATED MODULE: ./src/commands/controls.js





const resultSchema = schemas/* object */.Ikc({
    gold: schemas/* number */.aig().nullable(),
    nop: schemas/* number */.aig().nullable(),
    why: schemas/* string */.YjP()
});
const whyOf = (record)=>record.fault?.message ?? record.reasons[0]?.message ?? `${record.agent} got ${record.reward}`;
const controls_toFault = ({ gold, nop: untouched, why })=>{
    if (gold === null || gold === 1 && untouched === null) {
        return {
            kind: 'infrastructure',
            code: 'controls-failed',
            phase: 'score',
            message: `Gold and nop could not be run, so it is not known whether the task is sound here: ${why}`
        };
    }
    if (gold !== 1) {
        return {
            kind: 'task',
            code: 'gold-fails',
            phase: 'score',
            message: `The task's own solution does not get 1 on this image and machine, so no agent can be judged by it: ${why}`
        };
    }
    if (untouched !== 0) {
        return {
            kind: 'task',
            code: 'nop-passes',
            phase: 'score',
            message: `An untouched tree does not get 0 on this image and machine, so the tests show nothing: ${why}`
        };
    }
    return undefined;
};
/** Results hold for an image and for machines that give the containers the same. */ const controls_keyOf = (task, image, { host, multipliers })=>{
    const machine = [
        host.platform,
        host.cpus,
        Math.round(host.memoryMb / 1024),
        multipliers.verifier
    ].join('-');
    const name = `${task.name}-${image.id.replace(/^sha256:/, '').slice(0, 32)}-${machine}`;
    return `controls-1-${name.replaceAll(/[^A-Za-z0-9._-]+/g, '_')}`;
};
/**
 * Runs gold and nop on a task, below `controls/` of the job's folder; once a task and job, and not at
 * all where the cache knows the answer and the mode lets it.
 */ const createControls = (mode, base)=>{
    const underWay = new Map();
    const runBoth = async (task)=>{
        const one = (agent)=>runTrial({
                task: task.name,
                agent: agent.name,
                model: null,
                attempt: 1,
                name: `${task.name.slice(0, 32)}__${agent.name}`
            }, task, {
                ...base,
                agent,
                controls: null,
                jobDir: (0,external_node_path_.join)(base.jobDir, 'controls'),
                verifierMode: 'fresh'
            });
        base.listener({
            type: 'notice',
            task: task.name,
            message: 'Running the controls (gold and nop) of the task.'
        });
        const gold = await one(oracle);
        if (gold.reward !== 1) return {
            gold: gold.reward,
            nop: null,
            why: whyOf(gold)
        };
        const untouched = await one(nop);
        return {
            gold: 1,
            nop: untouched.reward,
            why: whyOf(untouched)
        };
    };
    return {
        when: mode === 'never' ? 'on-doubt' : 'before-agent',
        async check (task, image) {
            const key = controls_keyOf(task, image, base);
            let running = underWay.get(key);
            if (!running) {
                running = (async ()=>{
                    const kept = resultSchema.safeParse(mode === 'always' ? undefined : await base.cache.read(key));
                    if (kept.success) return kept.data;
                    const result = await runBoth(task);
                    // A fault of the infrastructure says nothing about the task.
                    if (result.gold !== null && (result.gold === 0 || result.nop !== null)) await base.cache.write(key, result);
                    return result;
                })();
                underWay.set(key, running);
                running.catch(()=>underWay.delete(key));
            }
            return controls_toFault(await running);
        }
    };
};

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
;// CONCATENATED MODULE: ./src/commands/file-cache.js



/** `$XDG_CACHE_HOME/kotlin-bench`, by default `~/.cache/kotlin-bench`. */ const defaultCacheDir = (env = process.env)=>(0,external_node_path_.join)(env.XDG_CACHE_HOME || (0,external_node_path_.join)((0,external_node_os_.homedir)(), '.cache'), 'kotlin-bench');
/**
 * Small JSON values in a folder, one file each. A value that cannot be read or written is as good as
 * none: the cache only saves asking again.
 */ const fileCache = (dir)=>({
        async read (name) {
            try {
                return JSON.parse(await (0,promises_.readFile)((0,external_node_path_.join)(dir, `${name}.json`), 'utf8'));
            } catch  {
                return undefined;
            }
        },
        async write (name, value) {
            try {
                await (0,promises_.mkdir)(dir, {
                    recursive: true
                });
                // Whole or not at all: another run may be reading.
                const draft = (0,external_node_path_.join)(dir, `.${name}.${process.pid}`);
                await (0,promises_.writeFile)(draft, JSON.stringify(value));
                await (0,promises_.rename)(draft, (0,external_node_path_.join)(dir, `${name}.json`));
            } catch  {
            // See above.
            }
        }
    });

;// CONCATENATED MODULE: ./src/contracts/expected-tests.js

/**
 * Test ids by status, from one stage of building the dataset. Its counts are left out, since the lists
 * decide and nothing reads them.
 */ const stageResultSchema = schemas/* object */.Ikc({
    passed_tests: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
    failed_tests: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
    skipped_tests: schemas/* array */.YOg(schemas/* string */.YjP()).default([])
});
/**
 * `tests/expected_tests.json` of a task: which tests must pass after the fix, by the transition they
 * make (fail, pass, skipped, none to pass), and how the stages without the fix went.
 */ const expectedTestsSchema = schemas/* object */.Ikc({
    f2p_tests: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
    p2p_tests: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
    s2p_tests: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
    n2p_tests: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
    run_result: stageResultSchema.prefault({}),
    test_patch_result: stageResultSchema.prefault({})
});

// EXTERNAL MODULE: ./src/score/shapes.js
var shapes = __webpack_require__(1408);
;// CONCATENATED MODULE: ./src/task/env-templates.js
/** Only a whole value is a template, as in Harbor; `${VAR}` inside other text stays as it is. */ const TEMPLATE = /^\$\{([A-Za-z_][A-Za-z0-9_]*)(?::-([\s\S]*))?\}$/;
/**
 * Fills `${VAR}` and `${VAR:-default}` from `host`. A variable that is unset and has no default is
 * reported, never replaced by nothing. As in a shell, `:-` also stands in for an empty value.
 *
 * A task names the variables it wants, so `host` is what the caller lets a task see, not everything
 * that this process has.
 */ const resolveEnvTemplates = (templates, host)=>{
    const env = {};
    const missing = [];
    for (const [key, value] of Object.entries(templates)){
        const [, variable, fallback] = TEMPLATE.exec(value) ?? [];
        if (variable === undefined) {
            env[key] = value;
            continue;
        }
        const found = Object.hasOwn(host, variable) ? host[variable] : undefined;
        if (found !== undefined && !(found === '' && fallback !== undefined)) env[key] = found;
        else if (fallback !== undefined) env[key] = fallback;
        else missing.push({
            key,
            variable
        });
    }
    return missing.length > 0 ? {
        ok: false,
        missing
    } : {
        ok: true,
        env
    };
};
/** The variables that templates ask of the host, for saying so before anything runs. */ const templateVariables = (templates)=>Object.values(templates).flatMap((value)=>TEMPLATE.exec(value)?.[1] ?? []);

;// CONCATENATED MODULE: ./src/commands/read-test-material.js









const read_test_material_readText = async (task, path)=>{
    try {
        return (await readTaskFile(task, path))?.toString('utf8');
    } catch (error) {
        if (error instanceof RefusedFile) throw new errors/* FaultError */.VD('task', 'task-file-refused', error.message, {
            cause: error
        });
        throw error;
    }
};
const parseExpected = (task, text)=>{
    const where = (0,external_node_path_.join)(task.dir, 'tests/expected_tests.json');
    if (text === undefined) return null;
    let json;
    try {
        json = JSON.parse(text);
    } catch (error) {
        throw new errors/* FaultError */.VD('task', 'expected-tests-invalid', `${where} is no JSON: ${String(error)}`);
    }
    const parsed = expectedTestsSchema.safeParse(json);
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    throw new errors/* FaultError */.VD('task', 'expected-tests-invalid', `${where}: ${issue?.path.join('.')}: ${issue?.message}`);
};
/** A task of a pull request must not read this machine's variables by naming them. */ const resolveEnv = (where, templates)=>{
    const resolved = resolveEnvTemplates(templates, {});
    if (resolved.ok) return resolved.env;
    const names = resolved.missing.map(({ key, variable })=>`${key} = "\${${variable}}"`).join(', ');
    throw new errors/* FaultError */.VD('task', 'env-missing', `[${where}] env asks for variables of the host, which a task does not get: ${names}.`);
};
/** A clone on a file system without modes loses the bit; Harbor sets it as well. */ const runnable = (entries)=>entries.map((entry)=>entry.type === 'file' && entry.path === 'test.sh' ? {
            ...entry,
            executable: true
        } : entry);
/**
 * Reads what a trial takes from the task's folder.
 * @throws FaultError `task`, naming the file
 */ const readTestMaterial = async (task)=>{
    const [expected, testPatch = '', collector, comparer, testSh] = await Promise.all([
        read_test_material_readText(task, 'tests/expected_tests.json'),
        read_test_material_readText(task, 'tests/test.patch'),
        read_test_material_readText(task, 'tests/kotlin_logs_collector.sh'),
        read_test_material_readText(task, 'tests/junit_compare.py'),
        read_test_material_readText(task, 'tests/test.sh')
    ]);
    return {
        tests: runnable(await (0,read_tree/* readTree */.Z)((0,external_node_path_.join)(task.dir, 'tests'))),
        testPaths: [
            ...new Set([
                ...touchedPaths(patchPaths(testPatch)),
                ...verifierLoopPaths(testPatch)
            ])
        ],
        testPatch,
        expected: parseExpected(task, expected),
        shapes: (0,shapes/* verifierShapes */.B)({
            collector,
            comparer,
            testSh
        }),
        env: {
            environment: resolveEnv('environment', task.environment.env),
            solution: resolveEnv('solution', task.solution.env),
            verifier: resolveEnv('verifier', task.verifier.env)
        }
    };
};

;// CONCATENATED MODULE: ./src/commands/trial-context.js






/** Passes events on, and keeps those in `job.log` that somebody may look for later. */ const logged = (folder, listener)=>{
    return (event)=>{
        const line = logLine(event);
        if (line !== undefined) folder.log(line);
        listener(event);
    };
};
const logLine = (event)=>{
    switch(event.type){
        case 'notice':
        case 'warning':
            return `${event.type}${event.task === undefined ? '' : ` (${event.task})`}: ${event.message}`;
        case 'image-finished':
            return `image ${event.image}: ${event.action} in ${event.seconds.toFixed(1)} s`;
        case 'trial-finished':
            return `${event.trial}: ${event.record.outcome} after ${event.seconds.toFixed(1)} s`;
        default:
            return undefined;
    }
};
/** What all trials of the job share. */ const trialContextOf = (job, { docker, host, listener, signal, background })=>{
    const { options, folder, bases } = job;
    const { agent } = job;
    const base = {
        docker,
        host,
        images: (0,image_images/* createImages */.r)({
            docker,
            bases,
            host,
            logDir: (0,external_node_path_.join)(folder.jobDir, 'images'),
            listener,
            signal
        }),
        job: folder.job,
        // Names of jobs may be the same in two folders; what is reaped goes by an id of its own.
        id: `${folder.job}-${(0,external_node_crypto_.randomUUID)().slice(0, 8)}`,
        jobDir: folder.jobDir,
        shard: 1,
        verifierMode: options.verifierMode,
        seal: options.seal,
        maxRetries: options.maxRetries,
        multipliers: options.multipliers,
        listener,
        signal,
        cache: fileCache(defaultCacheDir()),
        inBackground: (work)=>void background.add(work),
        readTestMaterial: readTestMaterial,
        prepared: new Map()
    };
    const isControl = agent.name === 'oracle' || agent.name === 'nop';
    return {
        ...base,
        agent,
        controls: isControl ? null : createControls(options.controls, base)
    };
};

;// CONCATENATED MODULE: ./src/commands/run.js










/** 3 wins over 1: whoever reruns has to see first that something outside was wrong. */ const exitCodeOf = ({ summary }, failOn)=>{
    const { infrastructure, model, task } = summary.errors;
    if (infrastructure + model + summary.notRun > 0) return 3;
    return task > 0 && failOn !== 'never' ? 1 : 0;
};
/** Says once what in the dataset has no effect or is passed over. */ const tellOf = (entries, skipped, listener)=>{
    for (const { name, reason } of skipped)listener({
        type: 'warning',
        message: `${name} is no task: it ${reason}.`
    });
    for (const entry of entries){
        for (const { message } of entry.warnings)listener({
            type: 'warning',
            task: entry.name,
            message
        });
    }
};
/**
 * Runs every selected trial and writes the jobs folder. One bad task is one bad row: its trials end
 * in a fault of the task, the others run.
 * @throws UserError where nothing could start through the user's mistake
 * @throws FaultError where no engine answers
 */ const run = async (options, context)=>{
    const { signal } = context;
    const docker = (0,engine_docker/* createDocker */.h)();
    // The user's mistakes come first: they can be mended while no engine answers.
    const job = options.resume === undefined ? await newJob(options, context) : await goOn(options, await readEarlierRun(options.resume, options.jobsDir), context);
    const host = await (0,limits/* engineHost */.n)(docker).catch(async (error)=>{
        if (options.resume === undefined) await job.folder.discard();
        throw error;
    });
    const unlock = await lockJob(job.folder.jobDir);
    const listener = logged(job.folder, context.listener);
    tellOf(job.selected, job.loaded.skipped, listener);
    tellOfPredictions(job.predictions, job.selected, listener);
    const background = new Set();
    const trialContext = trialContextOf(job, {
        docker,
        host,
        listener,
        signal,
        background
    });
    await (0,reap/* reapStale */.I)(docker);
    listener({
        type: 'job-started',
        job: job.folder.job,
        id: trialContext.id,
        jobDir: job.folder.jobDir,
        trials: job.planned.length - job.done.length
    });
    try {
        const trials = await runTrials(job, trialContext);
        const rewards = buildRewards({
            toolVersion: context.toolVersion,
            job: job.folder.job,
            dataset: job.loaded.dataset,
            plan: null,
            planned: job.planned,
            trials,
            verifierMode: job.options.verifierMode,
            sealed: job.options.seal === 'auto',
            multipliers: job.options.multipliers
        });
        const rewardsPath = await job.folder.writeResults(rewards);
        return {
            rewards,
            jobDir: job.folder.jobDir,
            rewardsPath,
            exitCode: exitCodeOf(rewards, job.options.failOn)
        };
    } finally{
        await Promise.allSettled(background);
        // What a trial that was cut short could not remove itself; the others have left nothing.
        if (signal.aborted) await (0,reap/* reapJob */.Q)(docker, trialContext.id);
        await unlock();
    }
};

// EXTERNAL MODULE: ../../node_modules/string-width/index.js + 6 modules
var string_width = __webpack_require__(3160);
// EXTERNAL MODULE: ./src/report/escape.js
var report_escape = __webpack_require__(261);
;// CONCATENATED MODULE: ./src/report/columns.js


/** Combining marks add no width, so width alone would not bound a cell. */ const POINTS_PER_COLUMN = 4;
/** One line of at most `width` columns as a terminal counts them, wide letters as two. */ const fitColumns = (text, width)=>{
    const safe = (0,report_escape/* shorten */.ml)((0,report_escape/* visible */.RK)(text.slice(0, POINTS_PER_COLUMN * width)), POINTS_PER_COLUMN * width);
    const whole = text.length <= POINTS_PER_COLUMN * width;
    if (whole && (0,string_width/* default */.A)(safe) <= width) return safe;
    let fitted = '';
    for (const { segment } of new Intl.Segmenter().segment(safe)){
        if ((0,string_width/* default */.A)(fitted) + (0,string_width/* default */.A)(segment) > width - 1) break;
        fitted += segment;
    }
    return `${fitted}…`;
};
const GAP = '  ';
/** Columns side by side under their titles, each as wide as its widest cell needs. */ const layOutColumns = (columns)=>{
    const fitted = columns.map(({ title, cells, width, align })=>{
        const lines = [
            title,
            ...cells
        ].map((cell)=>fitColumns(cell, width));
        const widest = lines.reduce((most, line)=>Math.max(most, (0,string_width/* default */.A)(line)), 0);
        return lines.map((line)=>{
            const blanks = ' '.repeat(widest - (0,string_width/* default */.A)(line));
            return align === 'right' ? blanks + line : line + blanks;
        });
    });
    const rows = fitted[0]?.length ?? 0;
    return Array.from({
        length: rows
    }, (_, row)=>fitted.map((lines)=>lines[row]).join(GAP).trimEnd());
};

;// CONCATENATED MODULE: ./src/report/durations.js
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

;// CONCATENATED MODULE: ./src/report/phrases.js
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

;// CONCATENATED MODULE: ./src/report/trial-facts.js


const trialFacts = (trial)=>{
    const { transitions, reward, fault, reasons } = trial;
    const { code, message } = fault ?? reasons[0] ?? {
        code: '',
        message: ''
    };
    const facts = {
        reward: reward === null ? '-' : String(reward),
        time: formatSeconds(trialSeconds(trial)),
        code,
        message
    };
    if (transitions === null) return {
        ...facts,
        target: '-',
        regressions: '-'
    };
    const { f2p, s2p, n2p, p2p } = transitions;
    const passed = f2p.passed + s2p.passed + n2p.passed;
    const expected = f2p.expected + s2p.expected + n2p.expected;
    return {
        ...facts,
        target: `${passed}/${expected}`,
        regressions: String(Math.max(0, p2p.expected - p2p.passed))
    };
};
const agentName = ({ agent, model })=>model === null ? agent : `${agent} ${model}`;

;// CONCATENATED MODULE: ./src/report/table.js





const WIDTH = 120;
const NARROWEST_WHY = 20;
/** The first line of a message; what follows it is a log, for other places. */ const table_whyOf = ({ code, message })=>{
    const [first = ''] = message.split('\n', 1);
    return first === '' ? code : `${code}: ${first}`;
};
const columnsOf = (rewards, width)=>{
    const { trials, groups } = rewards;
    const facts = trials.map(trialFacts);
    const cells = (read)=>trials.map(read);
    const columns = [
        {
            title: 'task',
            cells: cells(({ task })=>task),
            width: 32
        }
    ];
    if (groups.length > 1) columns.push({
        title: 'agent',
        cells: cells(agentName),
        width: 20
    });
    if (trials.some(({ attempt })=>attempt > 1)) {
        columns.push({
            title: 'try',
            cells: cells(({ attempt })=>String(attempt)),
            width: 4,
            align: 'right'
        });
    }
    columns.push({
        title: 'outcome',
        cells: cells(({ outcome })=>outcome),
        width: 10
    }, {
        title: 'reward',
        cells: facts.map(({ reward })=>reward),
        width: 6,
        align: 'right'
    }, {
        title: 'target',
        cells: facts.map(({ target })=>target),
        width: 11,
        align: 'right'
    }, {
        title: 'p2p lost',
        cells: facts.map(({ regressions })=>regressions),
        width: 8,
        align: 'right'
    }, {
        title: 'time',
        cells: facts.map(({ time })=>time),
        width: 7,
        align: 'right'
    });
    const used = layOutColumns(columns)[0]?.length ?? 0;
    const why = Math.max(NARROWEST_WHY, width - used - 2);
    return facts.some(({ code })=>code !== '') ? [
        ...columns,
        {
            title: 'why',
            cells: facts.map(table_whyOf),
            width: why
        }
    ] : columns;
};
const totals = ({ groups, summary })=>{
    const lines = [
        `${plural(summary.tasks, 'task')}, ${plural(summary.trials, 'trial')}: ${countsPhrase(summary)}`,
        `${ratePhrase(summary)}, ${formatSeconds(summary.seconds)} in phases`,
        ...caveats(summary)
    ];
    if (groups.length <= 1) return lines;
    const perGroup = groups.map((group)=>`${(0,report_escape/* visible */.RK)(agentName(group))}: ${countsPhrase(group)}; ${ratePhrase(group)}`);
    return [
        ...perGroup,
        ...lines
    ];
};
/**
 * The result of a job for a terminal: a row a trial, then totals. Plain text without colours; names
 * from outside cannot move the cursor or break a row. `width` is in terminal columns (default 120,
 * not below 100).
 */ const renderTable = (rewards, { width = WIDTH } = {})=>{
    const rows = rewards.trials.length === 0 ? [] : layOutColumns(columnsOf(rewards, Math.max(100, width)));
    return [
        ...rows,
        ...rows.length > 0 ? [
            ''
        ] : [],
        ...totals(rewards)
    ].join('\n');
};

// EXTERNAL MODULE: ./src/entry/quote.js
var quote = __webpack_require__(2726);
;// CONCATENATED MODULE: ./src/entry/run-options.js



const run_options_noTasks = (path, place)=>place === 'inputs' ? new errors/* UserError */.yo(`No dataset: input \`path\` is ${(0,quote/* quote */.h)(path)}, and nothing is there. Set \`path\` to the folder that ` + 'holds the tasks, and check the repository out with `actions/checkout` in a step before this one.') : new errors/* UserError */.yo(`No dataset: \`--path\` is ${(0,quote/* quote */.h)(path)}, and nothing is there. ` + 'Name the folder that holds the tasks, or one task, with `-p`.');
/** The options of `run` as the command takes them. */ const toRunOptions = (values, place)=>{
    if (values.resume === undefined && !(0,external_node_fs_.existsSync)(values.path)) throw run_options_noTasks(values.path, place);
    const every = values['timeout-multiplier'];
    return {
        path: values.path,
        bases: values.bases,
        include: values.include,
        exclude: values.exclude,
        limit: values.limit,
        agent: values.agent,
        predictions: values.predictions,
        agentCommand: values['agent-command'],
        agentEnv: values['agent-env'],
        agentVariables: values['agent-variable'],
        attempts: values.attempts,
        concurrency: values.concurrency,
        jobsDir: values['jobs-dir'],
        jobName: values['job-name'],
        multipliers: {
            environment: values['environment-timeout-multiplier'] ?? every,
            agent: values['agent-timeout-multiplier'] ?? every,
            verifier: values['verifier-timeout-multiplier'] ?? every
        },
        verifierMode: values['verifier-mode'],
        seal: values.seal,
        controls: values.controls,
        maxRetries: values['max-retries'],
        deadlineMinutes: values.deadline,
        seed: values.seed,
        pruneImages: values['prune-images'],
        resume: values.resume,
        failOn: values['fail-on']
    };
};

// EXTERNAL MODULE: ./src/entry/terminal-progress.js + 3 modules
var terminal_progress = __webpack_require__(8355);
// EXTERNAL MODULE: ./src/entry/version.js
var version = __webpack_require__(4910);
;// CONCATENATED MODULE: ./src/entry/run-verb.js





/** `kotlin-bench run`: the table or `rewards.json` on standard output, everything else on standard error. */ const runVerb = async (values, { signal, watchJobs, stdout, stderr })=>{
    const options = toRunOptions(values, 'flags');
    const progress = (0,terminal_progress/* terminalProgress */.e)(stderr, {
        quiet: values.quiet
    });
    let started;
    const listener = (event)=>{
        if (event.type === 'job-started') started = event.jobDir;
        watchJobs(event);
        progress.listener(event);
    };
    try {
        const result = await run(options, {
            listener,
            signal,
            toolVersion: version/* VERSION */.x,
            environment: process.env
        });
        progress.end();
        const width = stdout.isTTY ? {
            width: stdout.columns
        } : {};
        const text = values.json ? JSON.stringify(result.rewards, null, 2) : renderTable(result.rewards, width);
        stdout.write(`${text.trimEnd()}\n`);
        stderr.write(`Results: ${result.jobDir}\n`);
        return result.exitCode;
    } finally{
        progress.end();
        if (signal.aborted && started !== undefined) stderr.write(`Stopped. What has no verdict yet: kotlin-bench run --resume ${started}\n`);
    }
};


/***/ })

};
;