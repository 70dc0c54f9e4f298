"use strict";
exports.id = 6326;
exports.ids = [6326];
exports.modules = {

/***/ 21392:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ REWARDS_MAX_BYTES),
/* harmony export */   S: () => (/* binding */ parseRewards)
/* harmony export */ });
/* harmony import */ var _contracts_rewards_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87665);

/** Far above the results of ten thousand trials. */ const REWARDS_MAX_BYTES = 256 * 1024 * 1024;
/**
 * The text of a `rewards.json`, read.
 * @throws Error that says what it is instead
 */ const parseRewards = (text)=>{
    let value;
    try {
        value = JSON.parse(text);
    } catch  {
        throw new Error('it is no JSON');
    }
    const result = _contracts_rewards_js__WEBPACK_IMPORTED_MODULE_0__/* .rewardsSchema */ .CC.safeParse(value);
    if (result.success) return result.data;
    const schema = typeof value === 'object' && value !== null && 'schema' in value ? value.schema : undefined;
    if (schema !== _contracts_rewards_js__WEBPACK_IMPORTED_MODULE_0__/* .REWARDS_SCHEMA */ .$4) {
        const said = typeof schema === 'string' ? `, but ${schema.slice(0, 100)}` : '';
        throw new Error(`its schema is not ${_contracts_rewards_js__WEBPACK_IMPORTED_MODULE_0__/* .REWARDS_SCHEMA */ .$4}${said}`);
    }
    const [issue] = result.error.issues;
    throw new Error(`at ${issue?.path.join('.')} it is not as ${_contracts_rewards_js__WEBPACK_IMPORTED_MODULE_0__/* .REWARDS_SCHEMA */ .$4} has it (${issue?.message})`);
};


/***/ }),

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

/***/ 89317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iv: () => (/* binding */ faultSchema),
/* harmony export */   Ws: () => (/* binding */ outcomeSchema)
/* harmony export */ });
/* unused harmony exports FAULT_KINDS, faultKindSchema, phaseSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43045);

/** `resolved` and `unresolved` follow a verdict; `error` means there is none and a fault says whose. */ const outcomeSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
    'resolved',
    'unresolved',
    'error'
]);
/** Whose fault the lack of a verdict is: the engine's or host's, the model provider's, the task's. */ const FAULT_KINDS = [
    'infrastructure',
    'model',
    'task'
];
const faultKindSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(FAULT_KINDS);
/** The four phases of a trial, in order. */ const phaseSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
    'environment',
    'agent',
    'verify',
    'score'
]);
/** A fault as it stands in results: whose, what happened, in which phase. */ const faultSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    kind: faultKindSchema,
    /** A short stable word for grouping, such as `image-build-failed`. */ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    phase: phaseSchema
});


/***/ }),

/***/ 86182:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fu: () => (/* binding */ planSchema),
/* harmony export */   G0: () => (/* binding */ PLAN_SCHEMA),
/* harmony export */   Mt: () => (/* binding */ isTrialName),
/* harmony export */   c3: () => (/* binding */ plannedTrialSchema),
/* harmony export */   ri: () => (/* binding */ PLAN_MAX_BYTES)
/* harmony export */ });
/* unused harmony exports plannedRowsSchema, plannedShardSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43045);
/* harmony import */ var _swe_polybench_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92161);


/** One attempt of one agent on one task, before it runs. */ const plannedTrialSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    task: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    agent: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    model: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    attempt: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().positive(),
    /** `<task[:32]>__<7 chars>`, unique within the job; also the name of its folder. */ name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
});
/** Whether a name, from wherever it comes, is that of one folder right below a job's. */ const isTrialName = (name)=>/^[A-Za-z0-9_][A-Za-z0-9._-]{0,99}$/.test(name);
/** Far above a plan of ten thousand trials. */ const PLAN_MAX_BYTES = 64 * 1024 ** 2;
/** Which rows of SWE-PolyBench a plan is of. */ const plannedRowsSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** As seen from where shards run, the folder of the workspace or the working directory; else absolute. */ file: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    split: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(_swe_polybench_js__WEBPACK_IMPORTED_MODULE_0__/* .ROW_SPLITS */ .$3).nullable(),
    language: _swe_polybench_js__WEBPACK_IMPORTED_MODULE_0__/* .rowLanguageSchema */ ._r.nullable(),
    hints: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()
});
const PLAN_SCHEMA = 'kotlin-bench/plan@1';
/** The trials of one leg of the matrix: of one agent and model, so that it is installed once. */ const plannedShardSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    shard: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().positive(),
    /** What the matrix shows, such as `3 of 12: codex, 9 trials`. */ title: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    agent: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    model: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    trials: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(plannedTrialSchema).min(1),
    /** How long its trials are expected to take together, images not counted. */ seconds: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative(),
    /** Its part of the job's `--max-cost`, US dollars; null without one. */ maxCostUsd: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().positive().nullable()
});
/** What `plan` makes and every shard runs by. */ const planSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    schema: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(PLAN_SCHEMA),
    tool: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        name: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('kotlin-bench'),
        version: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
    }),
    /** Travels with every result: on GitHub `<run id>-<run attempt>`, elsewhere made of what is planned. */ id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    job: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    dataset: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        source: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        commit: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
        /** What `--dataset` has to be to get this very commit; null for a folder. */ pinned: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
        /** Absent where the tasks are folders. */ rows: plannedRowsSchema.optional()
    }),
    attempts: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().positive(),
    /** No shard where nothing was selected. */ shards: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(plannedShardSchema)
});


/***/ }),

/***/ 87665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ REWARDS_SCHEMA),
/* harmony export */   CC: () => (/* binding */ rewardsSchema),
/* harmony export */   Hz: () => (/* binding */ trialRecordSchema),
/* harmony export */   NL: () => (/* binding */ groupSchema),
/* harmony export */   QO: () => (/* binding */ workflowRunSchema),
/* harmony export */   Se: () => (/* binding */ notRunSchema),
/* harmony export */   m9: () => (/* binding */ comparabilitySchema),
/* harmony export */   rI: () => (/* binding */ RULES_VERSION)
/* harmony export */ });
/* unused harmony exports limitsSchema, intervalMethodSchema, summarySchema, flakeSchema, obstacleSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43045);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89317);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86182);
/* harmony import */ var _swe_polybench_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92161);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97620);





const REWARDS_SCHEMA = 'kotlin-bench/rewards@1';
/** Raised whenever the same reports could get another reward. */ const RULES_VERSION = '1';
const seconds = zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().nonnegative().nullable();
/** What a container was given, after clamping to the host. */ const limitsSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    cpus: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().positive().nullable(),
    memoryMb: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().positive().nullable(),
    /** Which of the task's wishes exceed the host; empty when none does. */ clamped: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n([
        'cpus',
        'memory_mb'
    ])),
    timeoutsSec: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        environment: seconds,
        agent: seconds,
        verify: seconds
    })
});
/** One trial in `rewards.json`. */ const trialRecordSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    task: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    repository: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
    agent: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    version: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
    model: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
    attempt: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().positive(),
    shard: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().positive(),
    name: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    outcome: _outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeSchema */ .Ws,
    fault: _outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .faultSchema */ .Iv.nullable(),
    /** What the verdict rests on; trials of different evidence never go into one rate. */ evidence: _verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .evidenceSchema */ .jU.nullable(),
    reward: _verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .rewardSchema */ .NS.nullable(),
    tolerant: _verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .rewardSchema */ .NS.nullable(),
    disputed: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
    reasons: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonSchema */ .ex),
    flags: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .flagSchema */ .W8),
    transitions: _verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .transitionsSchema */ .qQ.nullable(),
    tokens: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        input: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(),
        cached: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(),
        output: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig()
    }).nullable(),
    costUsd: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().nullable(),
    seconds: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        environment: seconds,
        agent: seconds,
        verify: seconds
    }),
    /** ISO times; absent in results of before they were kept. */ startedAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    finishedAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    /** Of a miss on p2p alone, verified once more: the first verdict stands, this one shows what is flaky. */ secondVerdict: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        reward: _verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .rewardSchema */ .NS,
        reasons: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonSchema */ .ex)
    }).optional(),
    /** Only of SWE-PolyBench: what its row is, and what each way to grade it says. */ row: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        language: _swe_polybench_js__WEBPACK_IMPORTED_MODULE_2__/* .rowLanguageSchema */ ._r,
        taskType: _swe_polybench_js__WEBPACK_IMPORTED_MODULE_2__/* .rowTaskTypeSchema */ .Lx,
        gradings: zod__WEBPACK_IMPORTED_MODULE_4__/* .partialRecord */ .jgl(_swe_polybench_js__WEBPACK_IMPORTED_MODULE_2__/* .gradingNameSchema */ .dh, _verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .rewardSchema */ .NS),
        retrieval: _swe_polybench_js__WEBPACK_IMPORTED_MODULE_2__/* .retrievalSchema */ .is.nullable()
    }).optional(),
    images: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        task: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
        base: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
        /** By name, also those of gateway and agent: as a registry knows it where one does, else the engine's id. */ digests: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()).optional()
    }),
    limits: limitsSchema
});
const intervalMethodSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('wilson'),
    zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        bootstrap: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
            resamples: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int(),
            seed: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int()
        })
    })
]);
/** Counts and rates over a set of trials. `trials = resolved + unresolved + errors`, always. */ const summarySchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    tasks: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int(),
    trials: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int(),
    resolved: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int(),
    unresolved: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int(),
    errors: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        infrastructure: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int(),
        model: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int(),
        task: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int()
    }),
    notRun: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int(),
    /** Trials whose reward is only what test.sh wrote; in no rate where others have better evidence. */ unverified: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int(),
    /** resolved / (resolved + unresolved); null when nothing was scored. */ rate: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().nullable(),
    interval95: zod__WEBPACK_IMPORTED_MODULE_4__/* .tuple */ .PVZ([
        zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(),
        zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig()
    ]).nullable(),
    /** How the interval came about; a bootstrap over tasks can be repeated from its seed. */ intervalMethod: intervalMethodSchema.nullable().optional(),
    /** As Harbor counts: a trial without a verdict is 0. */ rateAll: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().nullable(),
    /** The rate if every trial without a verdict had failed, and if every one had passed. */ bounds: zod__WEBPACK_IMPORTED_MODULE_4__/* .tuple */ .PVZ([
        zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(),
        zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig()
    ]).nullable(),
    rateUnflagged: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().nullable(),
    disputed: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int(),
    flagged: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int(),
    /** By k, pass@k: the chance that one of k trials of a task is resolved, over tasks with k scored trials. */ passAtK: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig()),
    /** By k, pass^k: the chance that all of k trials of a task are resolved, over the same tasks. */ passHatK: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig()).optional(),
    /** By k, how many tasks have fewer than k scored trials and are in neither figure. */ tooFewAttempts: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().nonnegative()).optional(),
    costUsd: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().nullable(),
    seconds: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig()
});
const groupSchema = summarySchema.extend({
    agent: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    model: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable()
});
const comparabilitySchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    datasetCommit: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
    verifierMode: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n([
        'fresh',
        'shared',
        'both'
    ]),
    sealed: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().nullable(),
    clamped: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
    multipliers: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        environment: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(),
        agent: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(),
        verifier: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig()
    }),
    /** Host rules for agents that the run added to the tasks' own. */ network: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        allow: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
        deny: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP())
    }),
    /** Only of SWE-PolyBench. */ rows: _swe_polybench_js__WEBPACK_IMPORTED_MODULE_2__/* .rowSettingsSchema */ .rl.optional(),
    images: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP())
});
/** The workflow run that made a result. */ const workflowRunSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    repository: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    runId: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    runAttempt: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().positive(),
    commit: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
    ref: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
    url: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
});
/** A test that failed in some of a task's runs on the same change and passed in others. */ const flakeSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    task: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    test: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    failed: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().positive(),
    runs: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().positive()
});
/** Why a run left a planned trial out: the model had stopped answering, or money or time was at an end. */ const obstacleSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n([
    'model',
    'max-cost',
    'deadline'
]);
/** A planned trial without a record; the cause is absent where its shard did not start, or was cancelled. */ const notRunSchema = _plan_js__WEBPACK_IMPORTED_MODULE_1__/* .plannedTrialSchema */ .c3.extend({
    cause: obstacleSchema.optional()
});
/** `rewards.json`, also what `run --json` prints. */ const rewardsSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    schema: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(REWARDS_SCHEMA),
    tool: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        name: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('kotlin-bench'),
        version: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
    }),
    rulesVersion: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    job: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    dataset: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        source: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
        commit: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable()
    }),
    plan: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
    comparability: comparabilitySchema,
    workflow: workflowRunSchema.nullable().optional(),
    flakes: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(flakeSchema).optional(),
    planned: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int(),
    trials: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(trialRecordSchema),
    /** What was planned and has no record; absent in results of before it was kept. */ notRun: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(notRunSchema).optional(),
    groups: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(groupSchema),
    summary: summarySchema
});


/***/ }),

/***/ 4333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  planVerb: () => (/* binding */ planVerb)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ../../node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(48630);
// EXTERNAL MODULE: ./src/agent/flag-owners.js
var flag_owners = __webpack_require__(43466);
// EXTERNAL MODULE: ./src/agent/pair-agents.js
var pair_agents = __webpack_require__(78694);
// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(29866);
// EXTERNAL MODULE: ./src/contracts/plan.js
var contracts_plan = __webpack_require__(86182);
// EXTERNAL MODULE: ./src/contracts/swe-polybench.js
var swe_polybench = __webpack_require__(92161);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./src/text/plural.js
var plural = __webpack_require__(53239);
// EXTERNAL MODULE: ./src/text/quote.js
var quote = __webpack_require__(98461);
;// CONCATENATED MODULE: ./src/plan/estimate-seconds.js
/** Who tries the tasks. */ /** Containers are started, changes copied, reports read. */ const OVERHEAD_SEC = 20;
/** The record of a task that cannot run is written at once. */ const BROKEN_SEC = 1;
const median = (values)=>{
    const sorted = [
        ...values
    ].sort((a, b)=>a - b);
    const middle = sorted.length >> 1;
    return sorted.length % 2 === 1 ? sorted[middle] : sorted.length === 0 ? undefined : (sorted[middle - 1] + sorted[middle]) / 2;
};
const mediansBy = (known, keyOf)=>{
    const groups = new Map();
    for (const duration of known){
        const group = groups.get(keyOf(duration)) ?? [];
        group.push(duration.seconds);
        groups.set(keyOf(duration), group);
    }
    return new Map([
        ...groups
    ].map(([key, values])=>[
            key,
            median(values)
        ]));
};
const pairKey = ({ agent, model })=>JSON.stringify([
        agent,
        model
    ]);
const kindKey = ({ asksModel })=>String(asksModel);
const limitOf = ({ limits }, { asksModel })=>limits === null ? BROKEN_SEC : (asksModel ? limits.agentSec : 0) + limits.verifySec + OVERHEAD_SEC;
/**
 * How long a trial is expected to take. The median of this agent and model on this task counts, else of
 * agents of its kind on it. Of a task that nobody tried it is the limit, by as much as the others kept
 * below theirs.
 */ const secondsEstimator = (tasks, known)=>{
    const usable = known.filter(({ seconds })=>Number.isFinite(seconds) && seconds > 0);
    const byPair = mediansBy(usable, (one)=>JSON.stringify([
            pairKey(one),
            one.task
        ]));
    const byKind = mediansBy(usable, (one)=>JSON.stringify([
            kindKey(one),
            one.task
        ]));
    const byName = new Map(tasks.map((task)=>[
            task.name,
            task
        ]));
    const ratios = usable.flatMap((one)=>{
        const task = byName.get(one.task);
        return task === undefined || task.limits === null ? [] : [
            {
                ...one,
                seconds: one.seconds / limitOf(task, one)
            }
        ];
    });
    const ratioByPair = mediansBy(ratios, pairKey);
    const ratioByKind = mediansBy(ratios, kindKey);
    return (task, agent)=>{
        if (task.limits === null) return BROKEN_SEC;
        const taken = byPair.get(JSON.stringify([
            pairKey(agent),
            task.name
        ])) ?? byKind.get(JSON.stringify([
            kindKey(agent),
            task.name
        ]));
        if (taken !== undefined) return taken;
        const ratio = ratioByPair.get(pairKey(agent)) ?? ratioByKind.get(kindKey(agent)) ?? 1;
        return limitOf(task, agent) * ratio;
    };
};

;// CONCATENATED MODULE: ./src/plan/bins.js
/** Something that takes time, on its own or together with others of its kind. */ /** So many, empty. */ const newBins = (count)=>Array.from({
        length: count
    }, ()=>({
            items: [],
            seconds: 0
        }));
/** Adds a load at the end. */ const put = (bin, item)=>{
    bin.items.push(item);
    bin.seconds += item.seconds;
};
/** Takes out a load that is there. */ const remove = (bin, item)=>{
    bin.items.splice(bin.items.indexOf(item), 1);
    bin.seconds -= item.seconds;
};
/** Seconds of the longest; 0 where there are none. */ const longestOf = (bins)=>Math.max(0, ...bins.map(({ seconds })=>seconds));
/** The first of those with the fewest seconds; there is at least one bin. */ const leastFull = (bins)=>bins.reduce((least, bin)=>bin.seconds < least.seconds ? bin : least);
/** The first of those with the most seconds; there is at least one bin. */ const fullest = (bins)=>bins.reduce((most, bin)=>bin.seconds > most.seconds ? bin : most);
/** No way of packing is shorter than this. */ const lowerBound = (items, bins)=>Math.max(items.reduce((most, { seconds })=>Math.max(most, seconds), 0), items.reduce((sum, { seconds })=>sum + seconds, 0) / bins);

;// CONCATENATED MODULE: ./src/plan/gather.js

/** An image of a task is built on its base in seconds; a base is pulled in minutes. */ const TASK_WEIGHT = 0.25;
const MAX_PASSES = 20;
/** Beyond it the first packing leaves little to gather, and looking takes seconds. */ const MAX_LOADS = 2000;
const add = (counts, key, number)=>{
    const count = (counts.get(key) ?? 0) + number;
    if (count === 0) counts.delete(key);
    else counts.set(key, count);
};
const bring = ({ bin, bases, tasks }, item)=>{
    put(bin, item);
    add(bases, item.base, 1);
    add(tasks, item.task, 1);
};
const take = ({ bin, bases, tasks }, item)=>{
    remove(bin, item);
    add(bases, item.base, -1);
    add(tasks, item.task, -1);
};
/** What a bin has to make ready less once a load is gone; `coming` is there by then. */ const saved = (item, { bases, tasks }, coming)=>{
    const isLast = (counts, key, next)=>counts.get(key) === 1 && key !== next;
    return (isLast(bases, item.base, coming?.base) ? 1 : 0) + (isLast(tasks, item.task, coming?.task) ? TASK_WEIGHT : 0);
};
/** What it has to make ready for a load more; `going` is away by then, and only what it does not save counts. */ const added = (item, { bases, tasks }, going)=>(bases.has(item.base) || going?.base === item.base ? 0 : 1) + (tasks.has(item.task) || going?.task === item.task ? 0 : TASK_WEIGHT);
/** Moves and swaps loads between bins, none beyond the capacity, while that leaves fewer bases and tasks to make ready. */ const gather = (bins, capacity)=>{
    const loads = bins.reduce((sum, { items })=>sum + items.length, 0);
    if (loads > MAX_LOADS) return;
    const counted = bins.map((bin)=>{
        const bases = new Map();
        const tasks = new Map();
        for (const { base, task } of bin.items){
            add(bases, base, 1);
            add(tasks, task, 1);
        }
        return {
            bin,
            bases,
            tasks
        };
    });
    const better = (item, from)=>{
        for (const to of counted){
            // Nothing is won by going where its base is not.
            if (to === from || !to.bases.has(item.base)) continue;
            const room = capacity - to.bin.seconds;
            if (from.bin.items.length > 1 && item.seconds <= room && added(item, to) < saved(item, from)) {
                take(from, item);
                bring(to, item);
                return true;
            }
            const back = capacity - from.bin.seconds;
            const other = to.bin.items.find((one)=>item.seconds - one.seconds <= room && one.seconds - item.seconds <= back && added(item, to, one) + added(one, from, item) < saved(item, from, one) + saved(one, to, item));
            if (other === undefined) continue;
            take(from, item);
            take(to, other);
            bring(from, other);
            bring(to, item);
            return true;
        }
        return false;
    };
    for(let pass = 0, isBetter = true; isBetter && pass < MAX_PASSES; pass++){
        isBetter = false;
        for (const from of counted){
            for (const item of [
                ...from.bin.items
            ])if (better(item, from)) isBetter = true;
        }
    }
};

;// CONCATENATED MODULE: ./src/plan/pack-evenly.js

/** So close to the bound that nothing is won by going on. */ const GOOD_ENOUGH = 1.001;
/** Each takes the fullest bin a step down; far more than are ever made. */ const MAX_STEPS = 5000;
const BISECTIONS = 12;
/** Longest first, each into the bin that has least. */ const packLongestFirst = (sorted, count)=>{
    const bins = newBins(count);
    for (const item of sorted)put(leastFull(bins), item);
    return bins;
};
/**
 * Longest first, each into the first bin where it fits.
 * @param sorted longest first
 * @returns undefined where more than `most` bins would be needed
 */ const packFirstFit = (sorted, { capacity, most })=>{
    const bins = [];
    for (const item of sorted){
        let bin = bins.find(({ seconds })=>seconds + item.seconds <= capacity);
        if (bin === undefined) {
            if (bins.length === most) return undefined;
            bin = {
                items: [],
                seconds: 0
            };
            bins.push(bin);
        }
        put(bin, item);
    }
    return bins;
};
/** The smallest capacity at which first fit needs no more than `count` bins, within a few halvings. */ const packByCapacity = (sorted, count, { atLeast, atMost })=>{
    let [low, high] = [
        atLeast,
        atMost
    ];
    let best;
    for(let step = 0; step < BISECTIONS; step++){
        const capacity = step === 0 ? low : (low + high) / 2;
        const bins = packFirstFit(sorted, {
            capacity,
            most: count
        });
        if (bins === undefined) low = capacity;
        else {
            best = bins;
            high = longestOf(bins);
            if (step === 0) break;
        }
    }
    return best && [
        ...best,
        ...newBins(count - best.length)
    ];
};
/** What the fuller bin gives so that the longer of the two becomes as short as it can. */ const bestExchange = (full, other)=>{
    let best;
    const consider = (give, take)=>{
        const moved = give.seconds - (take?.seconds ?? 0);
        const longer = Math.max(full.seconds - moved, other.seconds + moved);
        if (longer < (best?.longer ?? full.seconds)) best = {
            give,
            take,
            longer
        };
    };
    const half = (full.seconds - other.seconds) / 2;
    const back = [
        ...other.items
    ].sort((a, b)=>a.seconds - b.seconds);
    for (const give of full.items){
        if (full.items.length > 1) consider(give, undefined);
        // The best to take is the one whose difference is next to half the gap.
        const wanted = give.seconds - half;
        let [low, high] = [
            0,
            back.length
        ];
        while(low < high){
            const middle = low + high >> 1;
            if (back[middle].seconds < wanted) low = middle + 1;
            else high = middle;
        }
        for (const take of back.slice(Math.max(0, low - 1), low + 1))consider(give, take);
    }
    return best;
};
/** Moves and swaps between the fullest bin and others for as long as the fullest gets shorter. */ const shorten = (bins, bound)=>{
    for(let step = 0; step < MAX_STEPS; step++){
        const full = fullest(bins);
        if (full.seconds <= bound * GOOD_ENOUGH) return;
        const others = bins.filter((bin)=>bin !== full).sort((a, b)=>a.seconds - b.seconds);
        let best;
        for (const other of others){
            const exchange = bestExchange(full, other);
            if (exchange && exchange.longer < (best?.longer ?? full.seconds)) best = {
                ...exchange,
                other
            };
            // Another bin would bring little more.
            if (best && best.longer <= bound * GOOD_ENOUGH) break;
        }
        if (best === undefined) return;
        remove(full, best.give);
        put(best.other, best.give);
        if (best.take === undefined) continue;
        remove(best.other, best.take);
        put(full, best.take);
    }
};
/** As even as can be found, some perhaps empty: the better of two ways to start, with moves and swaps. */ const packEvenly = (sorted, count)=>{
    const bound = lowerBound(sorted, count);
    const even = packLongestFirst(sorted, count);
    shorten(even, bound);
    const longest = longestOf(even);
    if (longest <= bound * GOOD_ENOUGH) return even;
    const fitted = packByCapacity(sorted, count, {
        atLeast: bound,
        atMost: longest
    });
    if (fitted === undefined) return even;
    shorten(fitted, bound);
    return longestOf(fitted) < longest ? fitted : even;
};

;// CONCATENATED MODULE: ./src/plan/pack.js



/** How much longer the longest may become for the sake of fewer bases: a minute or two of an hour, less than a base takes to pull. */ const PRICE_OF_TOGETHER = [
    1.01,
    1.02,
    1.03
];
const groupedBy = (items, key)=>{
    const groups = new Map();
    for (const item of items){
        const group = groups.get(item[key]) ?? {
            items: [],
            seconds: 0
        };
        put(group, item);
        groups.set(item[key], group);
    }
    return [
        ...groups.values()
    ].sort((a, b)=>b.seconds - a.seconds);
};
/**
 * Packs within a capacity so that loads of one base share bins, and those of one task more so. What is
 * long comes first, since it fits in few places; then base after base, each where it is already, or else
 * where most room is left for the rest of it.
 * @returns undefined where it does not fit in this way
 */ const packTogether = (sorted, { count, capacity })=>{
    const bins = newBins(count);
    const holders = new Map();
    const place = (base, seconds, items)=>{
        const holding = holders.get(base) ?? new Set();
        const fits = (bin)=>bin.seconds + seconds <= capacity;
        const tightest = [
            ...holding
        ].filter(fits).sort((a, b)=>b.seconds - a.seconds)[0];
        const bin = tightest ?? leastFull(bins);
        if (!fits(bin)) return false;
        for (const item of items)put(bin, item);
        holders.set(base, holding.add(bin));
        return true;
    };
    const isLong = ({ seconds })=>seconds > capacity / 4;
    for (const item of sorted.filter(isLong))if (!place(item.base, item.seconds, [
        item
    ])) return undefined;
    for (const base of groupedBy(sorted.filter((item)=>!isLong(item)), 'base')){
        for (const { items, seconds } of groupedBy(base.items, 'task')){
            const name = items[0].base;
            if (seconds <= capacity && place(name, seconds, items)) continue;
            for (const item of items)if (!place(name, item.seconds, [
                item
            ])) return undefined;
        }
    }
    return bins;
};
/** Gives every bin something, where there are as many loads as bins. */ const fillEmpty = (bins)=>{
    for (const empty of bins.filter(({ items })=>items.length === 0)){
        const from = fullest(bins.filter(({ items })=>items.length > 1));
        const half = from.seconds / 2;
        for (const item of [
            ...from.items
        ].reverse()){
            if (from.items.length === 1 || empty.seconds >= half) break;
            remove(from, item);
            put(empty, item);
        }
    }
};
/**
 * Packs loads into so many bins that the longest is as short as can be found, and then those of one base
 * together, where the longest becomes little longer by that. No bin is empty.
 * @param sorted longest first; the same order gives the same bins
 * @param count no more than there are loads
 * @param options `atMost`: seconds that the longest does not pass for the sake of togetherness
 */ const pack = (sorted, count, { atMost = Number.POSITIVE_INFINITY } = {})=>{
    const even = packEvenly(sorted, count);
    const longest = longestOf(even);
    const bound = lowerBound(sorted, count);
    const paid = PRICE_OF_TOGETHER.map((price)=>Math.max(longest, Math.min(bound * price, atMost)));
    const capacities = new Set([
        longest,
        ...paid
    ]);
    let bins;
    for (const capacity of capacities)bins ??= packTogether(sorted, {
        count,
        capacity
    });
    bins ??= even;
    fillEmpty(bins);
    gather(bins, Math.max(...capacities));
    return bins;
};

// EXTERNAL MODULE: ./src/plan/plan-trials.js
var plan_trials = __webpack_require__(75718);
;// CONCATENATED MODULE: ./src/plan/share-shards.js


const share_shards_BISECTIONS = 40;
const longest = (loads)=>lowerBound(loads, Number.POSITIVE_INFINITY);
const total = (loads)=>lowerBound(loads, 1);
/** How many bins first fit needs, or undefined where more than `most`. */ const binsAt = (loads, capacity, most)=>packFirstFit(loads, {
        capacity: Math.max(capacity, longest(loads)),
        most
    })?.length;
/**
 * The fewest bins that keep the longest within a time, or where a load alone is longer, within that.
 * @param loads longest first
 * @returns undefined where more than `most` are needed
 */ const fewestWithin = (loads, seconds, most)=>{
    const capacity = Math.max(seconds, longest(loads));
    let bins = binsAt(loads, capacity, most);
    if (bins === undefined) return undefined;
    // First fit may need one more than a closer look does.
    while(bins > 1 && total(loads) <= capacity * (bins - 1)){
        if (longestOf(packEvenly(loads, bins - 1)) > capacity) break;
        bins -= 1;
    }
    return bins;
};
/**
 * How many of `shards` each group gets, so that the longest of all is as short as it can be.
 * @param groups of loads, longest first in each
 * @param shards from one a group to one a load
 */ const shareShards = (groups, shards)=>{
    const countsAt = (capacity)=>{
        let left = shards;
        const counts = [];
        for (const loads of groups){
            const bins = binsAt(loads, capacity, left);
            if (bins === undefined) return undefined;
            counts.push(bins);
            left -= bins;
        }
        return counts;
    };
    let low = 0;
    let high = Math.max(...groups.map(total));
    let counts = groups.map(()=>1);
    for(let step = 0; step < share_shards_BISECTIONS && high - low > high / 1000; step++){
        const capacity = (low + high) / 2;
        const found = countsAt(capacity);
        if (found === undefined) low = capacity;
        else {
            counts = found;
            high = capacity;
        }
    }
    return withRest(groups, counts, shards);
};
/** Those that are left go one by one to the group whose shards are longest on average. */ const withRest = (groups, counts, shards)=>{
    const shared = [
        ...counts
    ];
    for(let left = shards - shared.reduce((sum, count)=>sum + count, 0); left > 0; left--){
        const mean = (index)=>shared[index] < groups[index].length ? total(groups[index]) / shared[index] : -1;
        const most = groups.reduce((best, _, index)=>mean(index) > mean(best) ? index : best, 0);
        shared[most] += 1;
    }
    return shared;
};

;// CONCATENATED MODULE: ./src/plan/make-plan.js









/** What a matrix of GitHub's may have. */ const MAX_SHARDS = 256;
/** The longest shard stays under it where no number of them is asked for. */ const USUAL_SECONDS = 60 * 60;
const compare = (a, b)=>a < b ? -1 : a > b ? 1 : 0;
const byTask = (a, b)=>compare(a.base, b.base) || compare(a.task, b.task) || a.trial.attempt - b.trial.attempt;
/** The trials of one agent and model, longest first. */ const loadsOf = (agent, { tasks, attempts, job, known }, taken)=>{
    const secondsOf = secondsEstimator(tasks, known);
    const byName = new Map(tasks.map((task)=>[
            task.name,
            task
        ]));
    const names = [
        ...byName.keys()
    ].sort(compare);
    const trials = (0,plan_trials/* planTrials */.l)({
        tasks: names,
        agent: agent.agent,
        model: agent.model,
        attempts,
        job
    }, taken);
    const loads = trials.map((trial)=>{
        const task = byName.get(trial.task);
        return {
            trial,
            task: trial.task,
            base: task.base ?? '',
            seconds: Math.max(1, secondsOf(task, agent))
        };
    });
    return loads.sort((a, b)=>b.seconds - a.seconds || byTask(a, b));
};
/** How many shards each agent gets. */ const countShards = (groups, shards)=>{
    const trials = groups.reduce((sum, loads)=>sum + loads.length, 0);
    if (shards !== undefined) return shareShards(groups, Math.min(shards, trials));
    const counts = groups.map((loads)=>fewestWithin(loads, USUAL_SECONDS, MAX_SHARDS));
    const isFew = counts.every((count)=>count !== undefined);
    const total = isFew ? counts.reduce((sum, count)=>sum + count, 0) : Number.POSITIVE_INFINITY;
    return isFew && total <= MAX_SHARDS ? counts : shareShards(groups, Math.min(MAX_SHARDS, trials));
};
/** Each shard's part of the money: by the seconds of agents that spend some. */ const withCosts = (shards, maxCostUsd)=>{
    const spending = shards.reduce((sum, { seconds, asksModel })=>sum + (asksModel ? seconds : 0), 0);
    return shards.map(({ asksModel, ...shard })=>{
        const share = maxCostUsd === undefined || !asksModel ? null : maxCostUsd * shard.seconds / spending;
        // Rounded down to what people can read, so that the parts never pass the whole.
        return {
            ...shard,
            maxCostUsd: share === null ? null : Math.floor(share * 1e4) / 1e4 || share
        };
    });
};
const titleOf = ({ agent, model, trials }, place)=>{
    const who = model === null ? agent : `${agent} with ${model}`;
    return `${place}: ${who}, ${(0,plural/* plural */.L)(trials.length, 'trial')}`;
};
const idOf = (plan)=>(0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(plan)).digest('hex').slice(0, 12);
const checkShards = (shards, agents)=>{
    if (shards !== undefined && shards > MAX_SHARDS) {
        throw new errors/* UserError */.yo(`${(0,quote/* quote */.h)(`--shards ${shards}`)}: a matrix takes ${MAX_SHARDS} at most. Name fewer.`);
    }
    const least = agents.length;
    if (least <= (shards ?? MAX_SHARDS)) return;
    throw new errors/* UserError */.yo(shards === undefined ? `There are ${least} agents and models, each with a shard of its own, and a matrix takes ${MAX_SHARDS} at most. Name fewer.` : `${(0,quote/* quote */.h)(`--shards ${shards}`)}: each of the ${least} agents and models needs a shard of its own. Name ${least} or more, or leave it out.`);
};
/**
 * Puts every trial on a shard. A shard has one agent and model; the longest is as short as can be found,
 * and trials of one base are together where that costs little. The same trials give the same plan, in
 * whatever order tasks and agents come. Shards are numbered longest first, so that the longest of a
 * matrix starts first.
 * @throws UserError for a number of shards that cannot be
 */ const makePlan = (request)=>{
    const { toolVersion, job, dataset, attempts, tasks } = request;
    const agents = tasks.length === 0 ? [] : request.agents;
    checkShards(request.shards, agents);
    const taken = new Set();
    const sorted = [
        ...agents
    ].sort((a, b)=>compare(a.agent, b.agent) || compare(a.model ?? '', b.model ?? ''));
    const groups = sorted.map((agent)=>loadsOf(agent, request, taken));
    const counts = groups.length === 0 ? [] : countShards(groups, request.shards);
    const limit = request.shards === undefined ? {
        atMost: USUAL_SECONDS
    } : {};
    const open = groups.flatMap((loads, index)=>{
        const { agent, model, asksModel } = sorted[index];
        return pack(loads, counts[index], limit).map(({ items })=>{
            const inOrder = [
                ...items
            ].sort(byTask);
            const seconds = Math.round(inOrder.reduce((sum, load)=>sum + load.seconds, 0));
            return {
                agent,
                model,
                asksModel,
                trials: inOrder.map(({ trial })=>trial),
                seconds
            };
        });
    });
    open.sort((a, b)=>b.seconds - a.seconds || compare(a.trials[0].name, b.trials[0].name));
    const titled = open.map((shard, index)=>({
            ...shard,
            shard: index + 1,
            title: titleOf(shard, `${index + 1} of ${open.length}`)
        }));
    const plan = {
        schema: contracts_plan/* PLAN_SCHEMA */.G0,
        tool: {
            name: 'kotlin-bench',
            version: toolVersion
        },
        job,
        dataset,
        attempts,
        shards: withCosts(titled, request.maxCostUsd)
    };
    const { schema, tool, ...rest } = plan;
    return {
        schema,
        tool,
        id: request.id ?? idOf(plan),
        ...rest
    };
};

// EXTERNAL MODULE: ./src/report/amounts.js
var amounts = __webpack_require__(59533);
// EXTERNAL MODULE: ./src/report/durations.js
var durations = __webpack_require__(59729);
// EXTERNAL MODULE: ./src/report/terminal/lay-out-columns.js
var lay_out_columns = __webpack_require__(25256);
;// CONCATENATED MODULE: ./src/commands/plan/plan-text.js




const WIDEST = 60;
/** A plan for people: a line a shard, and what they come to. */ const planText = ({ shards })=>{
    if (shards.length === 0) return 'No trials, so no shards.';
    const trials = shards.reduce((sum, shard)=>sum + shard.trials.length, 0);
    const total = shards.reduce((sum, { seconds })=>sum + seconds, 0);
    const longest = Math.max(...shards.map(({ seconds })=>seconds));
    const right = {
        align: 'right',
        width: 12
    };
    const hasMoney = shards.some(({ maxCostUsd })=>maxCostUsd !== null);
    const money = shards.map(({ maxCostUsd })=>maxCostUsd === null ? '' : (0,amounts/* formatUsd */.U)(maxCostUsd));
    const table = (0,lay_out_columns/* layOutColumns */.w)([
        {
            title: 'shard',
            cells: shards.map(({ shard })=>String(shard)),
            ...right
        },
        {
            title: 'agent',
            cells: shards.map(({ agent })=>agent),
            width: WIDEST
        },
        {
            title: 'model',
            cells: shards.map(({ model })=>model ?? '-'),
            width: WIDEST
        },
        {
            title: 'trials',
            cells: shards.map((shard)=>String(shard.trials.length)),
            ...right
        },
        {
            title: 'expected',
            cells: shards.map(({ seconds })=>(0,durations/* formatSeconds */.X)(seconds)),
            ...right
        },
        ...hasMoney ? [
            {
                title: 'at most',
                cells: money,
                ...right
            }
        ] : []
    ]);
    const sums = `${(0,plural/* plural */.L)(trials, 'trial')} on ${(0,plural/* plural */.L)(shards.length, 'shard')}; the longest takes ${(0,durations/* formatSeconds */.X)(longest)}, all together ${(0,durations/* formatSeconds */.X)(total)}, images not counted.`;
    return [
        ...table,
        '',
        sums
    ].join('\n');
};

// EXTERNAL MODULE: ../../node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(43045);
// EXTERNAL MODULE: ./src/contracts/rewards.js
var rewards = __webpack_require__(87665);
// EXTERNAL MODULE: ./src/commands/shared/baseline/parse-rewards.js
var parse_rewards = __webpack_require__(21392);
;// CONCATENATED MODULE: ./src/commands/plan/read-durations.js








const fileSchema = schemas/* object */.Ikc({
    schema: schemas/* literal */.euz(rewards/* REWARDS_SCHEMA */.$4),
    trials: schemas/* array */.YOg(schemas/* unknown */.L5J())
});
const trialSchema = rewards/* trialRecordSchema */.Hz.pick({
    task: true,
    agent: true,
    model: true,
    outcome: true,
    seconds: true
});
const wrong = (path, what)=>new errors/* UserError */.yo(`${(0,quote/* quote */.h)(`--durations ${path}`)} ${what}. Name a \`rewards.json\` that \`run\` or \`report\` wrote, or leave the option out.`);
const readJson = async (path)=>{
    const found = await (0,promises_.stat)(path).catch(()=>undefined);
    if (found === undefined) throw wrong(path, 'does not exist');
    if (!found.isFile()) throw wrong(path, 'is no file');
    if (found.size > parse_rewards/* REWARDS_MAX_BYTES */.G) throw wrong(path, 'is larger than 256 MiB');
    try {
        return JSON.parse(await (0,promises_.readFile)(path, 'utf8'));
    } catch  {
        throw wrong(path, 'is no JSON');
    }
};
/**
 * How long the trials of an earlier result took, those with a verdict: agent and tests, and what is
 * around them; images were perhaps built then and are perhaps there now.
 * @throws UserError where the file is none
 */ const readDurations = async (path)=>{
    const file = fileSchema.safeParse(await readJson(path));
    if (!file.success) throw wrong(path, 'is no result of kotlin-bench');
    return file.data.trials.flatMap((value)=>{
        const trial = trialSchema.safeParse(value);
        if (!trial.success || trial.data.outcome === 'error') return [];
        const { task, agent, model, seconds } = trial.data;
        const taken = (seconds.agent ?? 0) + (seconds.verify ?? 0) + OVERHEAD_SEC;
        return [
            {
                task,
                agent,
                model,
                asksModel: (0,flag_owners/* asksModel */.mE)(agent),
                seconds: taken
            }
        ];
    });
};

// EXTERNAL MODULE: ./src/commands/shared/dataset/base-of-task.js
var base_of_task = __webpack_require__(14518);
// EXTERNAL MODULE: ./src/image/manifest.js
var manifest = __webpack_require__(41538);
// EXTERNAL MODULE: ./src/commands/shared/dataset/task-parents.js
var task_parents = __webpack_require__(7614);
;// CONCATENATED MODULE: ./src/commands/shared/dataset/bases-of-tasks.js


/** Which of the manifest's bases tasks are built on, as `repo:tag` and in the manifest's order. */ const basesOfTasks = async (tasks, { recipes })=>{
    const parents = new Set((await Promise.all(tasks.map(task_parents/* taskParents */.J))).flat());
    return recipes.filter(({ image })=>parents.has(image)).map(manifest/* baseName */.Fl);
};

// EXTERNAL MODULE: ./src/commands/shared/dataset/open-dataset.js + 32 modules
var open_dataset = __webpack_require__(62789);
// EXTERNAL MODULE: ./src/commands/shared/dataset/why-none.js
var why_none = __webpack_require__(62020);
// EXTERNAL MODULE: ./src/commands/shared/jobs/job-folder.js
var job_folder = __webpack_require__(58855);
;// CONCATENATED MODULE: ./src/commands/plan.js

















/** Of an agent that may take as long as it likes. */ const UNLIMITED_AGENT_SEC = 60 * 60;
const READ_AT_ONCE = 32;
const planTask = async (entry, { bases, rows })=>{
    if (!entry.ok) return {
        name: entry.name,
        base: null,
        limits: null
    };
    const { agent, verifier } = entry.task;
    // A leg grades a row in each way, unless it is told otherwise.
    const verifications = rows === undefined ? 1 : swe_polybench/* GRADINGS */.e.length;
    return {
        name: entry.name,
        // The folder of a row is written where it is run, and its image shares no base of ours.
        base: rows === undefined ? await (0,base_of_task/* baseOfTask */.O)(entry.task, bases) : null,
        limits: {
            agentSec: agent.timeoutSec ?? UNLIMITED_AGENT_SEC,
            verifySec: verifier.timeoutSec * verifications
        }
    };
};
/** As shards find the file: each machine has its own copy at the same place of its working directory. */ const planRows = (rows)=>{
    const { file, split = null, language = null, hints } = rows;
    const seen = file === null ? '' : (0,external_node_path_.relative)(process.cwd(), file);
    const isBelow = !seen.startsWith('..') && !(0,external_node_path_.isAbsolute)(seen);
    return {
        file: isBelow ? seen : file ?? '',
        split,
        language,
        hints
    };
};
/** @throws UserError where the file has something else than an earlier plan, which would be lost */ const write = async (path, plan)=>{
    const there = await (0,promises_.stat)(path).catch(()=>undefined);
    if (there?.isDirectory()) throw new errors/* UserError */.yo(`${(0,quote/* quote */.h)(`--out ${path}`)} is a folder. Name the plan's file.`);
    const isFile = there?.isFile() ?? false;
    const before = isFile ? await (0,promises_.readFile)(path, 'utf8').catch(()=>'') : '';
    if (before.trim() !== '' && !before.includes(contracts_plan/* PLAN_SCHEMA */.G0)) {
        throw new errors/* UserError */.yo(`${(0,quote/* quote */.h)(`--out ${path}`)} is a file, and no plan: it would be lost. Name another file.`);
    }
    try {
        await (0,promises_.writeFile)(path, `${JSON.stringify(plan, null, 2)}\n`);
    } catch (error) {
        throw new errors/* UserError */.yo(`${(0,quote/* quote */.h)(`--out ${path}`)} cannot be written: ${(0,errors/* errorMessage */.gJ)(error)}. Name another file.`);
    }
};
/**
 * Puts the trials of every selected task, agent, model and attempt on shards, and writes that to a file.
 * Nothing is selected only where no task has changed, which is no mistake.
 * @throws UserError for what cannot be planned
 * @throws FaultError where the dataset cannot be reached
 */ const plan = async (options, context)=>{
    const { toolVersion, workflow, listener } = context;
    for (const pair of options.agents)(0,pair_agents/* checkPair */.z)(pair);
    const known = options.durations === undefined ? [] : await readDurations(options.durations);
    const opened = await (0,open_dataset/* openDataset */.Jp)(options, context);
    const selected = await (0,open_dataset/* selectFrom */.JU)(opened, options, context);
    const limit = (0,p_limit/* default */.A)(READ_AT_ONCE);
    const tasks = await Promise.all(selected.map((entry)=>limit(()=>planTask(entry, opened))));
    const made = makePlan({
        toolVersion,
        id: workflow === null ? undefined : `${workflow.runId}-${workflow.runAttempt}`,
        job: options.jobName ?? workflow?.runId ?? (0,job_folder/* nameByTime */.cC)(new Date()),
        dataset: {
            ...opened.loaded.dataset,
            pinned: opened.pinned ?? null,
            ...options.rows && {
                rows: planRows(options.rows)
            }
        },
        tasks,
        agents: options.agents.map((pair)=>({
                ...pair,
                asksModel: (0,flag_owners/* asksModel */.mE)(pair.agent)
            })),
        attempts: options.attempts,
        shards: options.shards,
        maxCostUsd: options.maxCostUsd,
        known
    });
    if (selected.length === 0) {
        listener({
            type: 'notice',
            message: `${(0,why_none/* whyNone */.V)(options)} There is nothing to run.`
        });
    }
    await write(options.out, made);
    const sound = selected.flatMap((entry)=>entry.ok && opened.rows === undefined ? [
            entry.task
        ] : []);
    return {
        plan: made,
        bases: await basesOfTasks(sound, opened.bases),
        text: planText(made)
    };
};

// EXTERNAL MODULE: ./src/contracts/exit-code.js
var exit_code = __webpack_require__(33951);
// EXTERNAL MODULE: ./src/github/context.js
var context = __webpack_require__(85298);
// EXTERNAL MODULE: ./src/entry/read-options/dataset-choice.js
var dataset_choice = __webpack_require__(81906);
// EXTERNAL MODULE: ./src/entry/read-options/rows-choice.js
var rows_choice = __webpack_require__(74011);
;// CONCATENATED MODULE: ./src/entry/read-options/to-plan-options.js




/** The options of `plan` as the command takes them; its file goes to `outFolder` unless it is named. */ const toPlanOptions = (values, place, { folder, outFolder })=>{
    const choice = (0,dataset_choice/* datasetChoice */.o)(values, (0,rows_choice/* rowsChoice */.j)(values, {
        place,
        folder
    }));
    // What shards are going to read: a mistake is told before anything runs.
    (0,rows_choice/* rowHandling */.O)(values);
    (0,dataset_choice/* requireDataset */.I)(choice, place);
    return {
        ...choice,
        agents: (0,pair_agents/* pairAgents */.B)(values.agent, values.model),
        attempts: values.attempts,
        shards: values.shards,
        durations: values.durations,
        maxCostUsd: values['max-cost'],
        jobName: values['job-name'],
        out: values.out ?? (0,external_node_path_.resolve)(outFolder, 'plan.json')
    };
};

// EXTERNAL MODULE: ./src/entry/version.js
var version = __webpack_require__(14910);
// EXTERNAL MODULE: ./src/entry/cli/terminal-progress.js + 2 modules
var terminal_progress = __webpack_require__(81479);
;// CONCATENATED MODULE: ./src/entry/cli/plan-verb.js






/** `kotlin-bench plan`: the shards on standard output, as a table or as JSON, and the plan in a file. */ const planVerb = async (values, { signal, stdout, stderr, environment })=>{
    const folder = process.cwd();
    const options = toPlanOptions(values, 'flags', {
        folder,
        outFolder: folder
    });
    const made = await (0,terminal_progress/* withProgress */.E)(stderr, {
        quiet: values.quiet
    }, (listener)=>plan(options, {
            environment,
            datasetToken: undefined,
            listener,
            signal,
            toolVersion: version/* VERSION */.x,
            workflow: (0,context/* workflowRun */.t)(environment)
        }));
    stdout.write(`${values.json ? JSON.stringify(made.plan, null, 2) : made.text}\n`);
    if (!values.quiet) stderr.write(`Plan: ${options.out}\n`);
    return exit_code/* EXIT */.d.done;
};


/***/ }),

/***/ 59533:
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