"use strict";
exports.id = 7275;
exports.ids = [7275];
exports.modules = {

/***/ 99759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ openTaskRuns)
/* harmony export */ });
/* harmony import */ var _engine_docker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65363);
/* harmony import */ var _engine_limits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28794);
/* harmony import */ var _engine_reap_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89014);
/* harmony import */ var _access_ca_bundle_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76448);
/* harmony import */ var _access_image_source_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29621);
/* harmony import */ var _files_file_cache_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9927);
/* harmony import */ var _job_folder_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58855);
/* harmony import */ var _job_log_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(33377);
/* harmony import */ var _trial_parts_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(41934);









/**
 * Opens what the stages of tasks run in: images, networks, a folder for their output. The history in the
 * images stays as it is.
 * @throws UserError where the folder cannot be made, FaultError where no engine answers
 */ const openTaskRuns = async ({ loaded, bases }, options, { environment, registryAccess, cache, gatewayProgram, ...given })=>{
    const { signal } = given;
    const docker = (0,_engine_docker_js__WEBPACK_IMPORTED_MODULE_0__/* .createDocker */ .h)();
    const host = await (0,_engine_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .engineHost */ .n)(docker);
    const trust = await (0,_access_ca_bundle_js__WEBPACK_IMPORTED_MODULE_3__/* .readTrust */ .b)(options.caBundle, given.listener);
    const folder = await (0,_job_folder_js__WEBPACK_IMPORTED_MODULE_6__/* .openJobFolder */ .Y$)(options.jobsDir, undefined);
    const background = new Set();
    const parts = (0,_trial_parts_js__WEBPACK_IMPORTED_MODULE_7__/* .openTrialParts */ .$)({
        ...{
            docker,
            host,
            folder,
            loaded,
            bases,
            trust,
            background,
            environment,
            cache,
            gatewayProgram
        },
        ...{
            registries: options,
            registryAccess,
            listener: (0,_job_log_js__WEBPACK_IMPORTED_MODULE_8__/* .logged */ .J)(folder, given.listener),
            signal
        }
    });
    await (0,_engine_reap_js__WEBPACK_IMPORTED_MODULE_2__/* .reapStale */ .I2)(docker);
    const context = {
        ...parts.context,
        shard: 1,
        seal: 'never',
        maxRetries: options.maxRetries,
        multipliers: {
            environment: 1,
            agent: 1,
            verifier: 1
        },
        agentHosts: {
            allow: [],
            deny: []
        },
        modelUse: {
            maxTokens: null,
            prices: {},
            budget: {
                left: ()=>null,
                seen: ()=>{}
            }
        },
        cache: (0,_files_file_cache_js__WEBPACK_IMPORTED_MODULE_5__/* .fileCache */ .HM)((0,_files_file_cache_js__WEBPACK_IMPORTED_MODULE_5__/* .defaultCacheDir */ .$g)())
    };
    return {
        context,
        folder,
        async close () {
            await Promise.allSettled(background);
            await context.sandboxes.close();
            if (signal.aborted) await (0,_engine_reap_js__WEBPACK_IMPORTED_MODULE_2__/* .reapJob */ .Q5)(docker, context.jobId);
        },
        keepForNextRun: ()=>(0,_access_image_source_js__WEBPACK_IMPORTED_MODULE_4__/* .saveBases */ .U4)(parts.source)
    };
};


/***/ }),

/***/ 71346:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ STAGES)
/* harmony export */ });
/**
 * What a task's expected tests are made from, in this order: the tests at the base commit, with test.patch,
 * and with test.patch and the task's own solution.
 */ const STAGES = [
    'base',
    'tests',
    'fix'
];


/***/ }),

/***/ 27275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkVerb: () => (/* binding */ checkVerb)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(29866);
// EXTERNAL MODULE: ./src/dataset/make-folders.js
var make_folders = __webpack_require__(17138);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./src/report/checks/sarif.js

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';
/** GitHub refuses a file with more results in one run. */ const MOST_RESULTS = 25_000;
const ruleOf = ({ id, sentence, why, level, defaultLevel, reason })=>({
        id,
        shortDescription: {
            text: sentence
        },
        fullDescription: {
            text: why
        },
        help: {
            text: reason === null ? why : `${why} In this dataset: ${reason}`
        },
        defaultConfiguration: {
            level: level === 'off' ? defaultLevel : level,
            enabled: level !== 'off'
        },
        properties: {
            tags: [
                'kotlin-bench'
            ]
        }
    });
/** A path as a reference relative to the repository: no segment may be read as anything else. */ const uriOf = (path)=>path.split('/').map(encodeURIComponent).join('/');
/** The same finding in the next run, though its line may be another. */ const fingerprintOf = ({ check, task, file, message })=>(0,external_node_crypto_.createHash)('sha256').update(JSON.stringify([
        check,
        task,
        file,
        message
    ])).digest('hex').slice(0, 32);
/** What `check` found as SARIF 2.1.0, for code scanning: paths are relative to the repository. */ const checkSarif = (report)=>{
    const rules = report.checks.map(ruleOf);
    const indexes = new Map(report.checks.map(({ id }, index)=>[
            id,
            index
        ]));
    const paths = new Map(report.tasks.map(({ name, path })=>[
            name,
            path
        ]));
    const results = report.findings.slice(0, MOST_RESULTS).map((finding)=>({
            ruleId: finding.check,
            ruleIndex: indexes.get(finding.check) ?? -1,
            level: finding.level,
            message: {
                text: `${finding.message} ${finding.advice}`
            },
            locations: [
                {
                    physicalLocation: {
                        artifactLocation: {
                            uri: uriOf(`${paths.get(finding.task) ?? finding.task}/${finding.file}`),
                            uriBaseId: '%SRCROOT%'
                        },
                        // GitHub shows no result without a line.
                        region: {
                            startLine: finding.line ?? 1
                        }
                    }
                }
            ],
            partialFingerprints: {
                'kotlinBenchFinding/v1': fingerprintOf(finding)
            }
        }));
    const driver = {
        name: 'kotlin-bench',
        semanticVersion: report.tool.version,
        informationUri: 'https://github.com/kotlin-bench/action',
        rules
    };
    const run = {
        tool: {
            driver
        },
        automationDetails: {
            id: 'kotlin-bench/check/'
        },
        columnKind: 'utf16CodeUnits',
        results
    };
    return `${JSON.stringify({
        $schema: SCHEMA,
        version: '2.1.0',
        runs: [
            run
        ]
    }, null, 2)}\n`;
};

// EXTERNAL MODULE: ./src/text/quote.js
var quote = __webpack_require__(98461);
;// CONCATENATED MODULE: ./src/commands/check/write-check-report.js






const write = async (path, text)=>{
    try {
        await (0,make_folders/* makeFolders */.w)((0,external_node_path_.dirname)(path));
        await (0,promises_.writeFile)(path, text);
    } catch (error) {
        throw new errors/* UserError */.yo(`${(0,quote/* quote */.h)(path)} cannot be written: ${(0,errors/* errorMessage */.gJ)(error)}. Name a file in a folder that may be written to.`);
    }
};
/**
 * Writes what `check` found.
 * @throws UserError where a file cannot be written
 */ const writeCheckReport = async (report, { json, sarif })=>{
    if (json !== undefined) await write(json, `${JSON.stringify(report, null, 2)}\n`);
    if (sarif !== undefined) await write(sarif, checkSarif(report));
};

// EXTERNAL MODULE: ../../node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(43045);
;// CONCATENATED MODULE: ./src/contracts/check.js

/*
 * What `check` found in tasks. The report travels from a workflow that ran foreign code to one that may
 * write comments, so that every text and list in it has a cap.
 */ const line = schemas/* string */.YjP().max(500);
const sentence = schemas/* string */.YjP().max(4_000);
/** `off` is for a check that a dataset does not want, with its reason. */ const CHECK_LEVELS = [
    'off',
    'warning',
    'error'
];
const checkLevelSchema = schemas/* enum */.k5n(CHECK_LEVELS);
/** `static` reads files; `dynamic` builds the task's image and runs it. */ const checkStageSchema = schemas/* enum */.k5n([
    'static',
    'dynamic'
]);
const checkInfoSchema = schemas/* object */.Ikc({
    /** Kebab-case, such as `expected-lists`. */ id: line,
    stage: checkStageSchema,
    /** What holds of a sound task. */ sentence,
    /** Why that matters. */ why: sentence,
    defaultLevel: schemas/* enum */.k5n([
        'warning',
        'error'
    ]),
    level: checkLevelSchema,
    /** Why the dataset changed the level; null where it did not. */ reason: sentence.nullable()
});
const findingSchema = schemas/* object */.Ikc({
    /** Id of the check. */ check: line,
    level: schemas/* enum */.k5n([
        'warning',
        'error'
    ]),
    task: line,
    /** Within the task's folder, with forward slashes. */ file: schemas/* string */.YjP().max(4_096),
    /** Counted from 1; null where it is about the file as a whole. */ line: schemas/* number */.aig().int().positive().nullable(),
    message: sentence,
    /** What to do about it. */ advice: sentence
});
const checkedTaskSchema = schemas/* object */.Ikc({
    name: line,
    /** The task's folder within the repository that holds the dataset, with forward slashes. */ path: schemas/* string */.YjP().max(4_096),
    /** Ids of the checks that were made, whatever they found. */ ran: schemas/* array */.YOg(line).max(200),
    /** Those that could not be: most often since another check found a file missing. */ notRun: schemas/* array */.YOg(schemas/* object */.Ikc({
        check: line,
        reason: sentence
    })).max(200)
});
const CHECK_SCHEMA = 'kotlin-bench/check@1';
/** What `check --json` prints. */ const checkReportSchema = schemas/* object */.Ikc({
    schema: schemas/* literal */.euz(CHECK_SCHEMA),
    tool: schemas/* object */.Ikc({
        name: schemas/* literal */.euz('kotlin-bench'),
        version: line
    }),
    dataset: schemas/* object */.Ikc({
        source: schemas/* string */.YjP().max(4_096),
        commit: line.nullable()
    }),
    /** Every check there is, also those that are off. */ checks: schemas/* array */.YOg(checkInfoSchema).max(200),
    /** Sorted by name. */ tasks: schemas/* array */.YOg(checkedTaskSchema).max(5_000),
    /** By task, then errors before warnings. */ findings: schemas/* array */.YOg(findingSchema).max(50_000),
    counts: schemas/* object */.Ikc({
        tasks: schemas/* number */.aig().int().nonnegative(),
        /** Tasks without a finding of level error. */ sound: schemas/* number */.aig().int().nonnegative(),
        errors: schemas/* number */.aig().int().nonnegative(),
        warnings: schemas/* number */.aig().int().nonnegative()
    })
});

;// CONCATENATED MODULE: ./src/check/check-report.js

/** What a report tells of the checks that were run: each with its level, and the one that was chosen instead. */ const checkInfos = (checks, levels)=>checks.map(({ id, stage, sentence, why, level })=>{
        const chosen = levels.get(id);
        return {
            id,
            stage,
            sentence,
            why,
            defaultLevel: level,
            level: chosen?.level ?? level,
            reason: chosen?.reason ?? null
        };
    });
const LONGEST_MESSAGE = 4_000;
const cut = (text, length)=>text.length <= length ? text : `${text.slice(0, length - 1)}…`;
const findingsOf = (outcome, infos)=>{
    const found = outcome.problems.flatMap(({ check, file, line, message, advice })=>{
        const level = infos.get(check)?.level ?? 'error';
        if (level === 'off') return [];
        const texts = {
            message: cut(message, LONGEST_MESSAGE),
            advice: cut(advice, LONGEST_MESSAGE)
        };
        return [
            {
                check,
                level,
                task: outcome.task,
                file: cut(file, 4_096),
                line,
                ...texts
            }
        ];
    });
    const order = [
        ...infos.keys()
    ];
    const rank = (finding)=>(finding.level === 'error' ? 0 : order.length) + order.indexOf(finding.check);
    return found.sort((a, b)=>rank(a) - rank(b) || (a.line ?? 0) - (b.line ?? 0));
};
/** Joins what the stages found in the same tasks; tasks are in the order of the first. */ const joinOutcomes = (stages)=>{
    const joined = new Map();
    for (const outcome of stages.flat()){
        const before = joined.get(outcome.task);
        joined.set(outcome.task, before === undefined ? outcome : {
            ...before,
            ran: [
                ...before.ran,
                ...outcome.ran
            ],
            notRun: [
                ...before.notRun,
                ...outcome.notRun
            ],
            problems: [
                ...before.problems,
                ...outcome.problems
            ]
        });
    }
    return [
        ...joined.values()
    ];
};
/** The report on some tasks: findings with the levels that the dataset chose. */ const buildCheckReport = (input)=>{
    const checks = checkInfos(input.checks, input.levels);
    const infos = new Map(checks.map((info)=>[
            info.id,
            info
        ]));
    const findings = input.outcomes.flatMap((outcome)=>findingsOf(outcome, infos));
    const errors = findings.filter(({ level })=>level === 'error');
    const unsound = new Set(errors.map(({ task })=>task));
    return {
        schema: CHECK_SCHEMA,
        tool: {
            name: 'kotlin-bench',
            version: input.toolVersion
        },
        dataset: input.dataset,
        checks,
        tasks: input.outcomes.map(({ task, path, ran, notRun })=>({
                name: task,
                path,
                ran: [
                    ...ran
                ],
                notRun: [
                    ...notRun
                ]
            })),
        findings,
        counts: {
            tasks: input.outcomes.length,
            sound: input.outcomes.length - unsound.size,
            errors: errors.length,
            warnings: findings.length - errors.length
        }
    };
};

// EXTERNAL MODULE: ./src/text/plural.js
var plural = __webpack_require__(53239);
;// CONCATENATED MODULE: ./src/check/dynamic-check.js
/** Why there is nothing to look at where the containers were not even started. */ const NOTHING_RAN = {
    notRun: 'the image cannot be built, or the tests cannot be put into it'
};
/** Why a check has nothing to go by where every run that it looks at failed through no fault of the task. */ const nothingKnown = (tried)=>{
    const fault = tried.find((one)=>one.fault !== null && one.fault.kind !== 'task')?.fault;
    return fault ? {
        notRun: fault.message
    } : undefined;
};

;// CONCATENATED MODULE: ./src/check/static-check.js
/** As many as are told of one check in one task: a report has to be read. */ const SHOWN_PROBLEMS = 20;
/** A value from a file as it is shown within a sentence: in one line, not too long. */ const shown = (value, length = 120)=>JSON.stringify(value.length > length ? `${value.slice(0, length)}…` : value);

// EXTERNAL MODULE: ./src/score/index.js + 60 modules
var score = __webpack_require__(57098);
// EXTERNAL MODULE: ./src/task/parse-config.js + 3 modules
var parse_config = __webpack_require__(88705);
// EXTERNAL MODULE: ./src/text/patch-paths.js
var patch_paths = __webpack_require__(83198);
;// CONCATENATED MODULE: ./src/check/task-facts.js




/** Where a task has what the checks look at. */ const TOML = 'task.toml';
const INSTRUCTION = 'instruction.md';
const DOCKERFILE = 'environment/Dockerfile';
const TEST_SH = `tests/${score/* VERIFIER_FILES */.Vh.testSh}`;
const TEST_PATCH = 'tests/test.patch';
const EXPECTED_TESTS = 'tests/expected_tests.json';
const SOLVE_SH = 'solution/solve.sh';
const FIX_PATCH = 'solution/fix.patch';
const patchFacts = (text)=>text === null ? null : {
        text,
        files: (0,patch_paths/* patchPaths */.BT)(text)
    };
const readExpected = (text)=>{
    if (text === null) return {
        expected: null,
        expectedFault: null
    };
    try {
        return {
            expected: (0,score/* readExpectedTests */._v)(Buffer.from(text), EXPECTED_TESTS),
            expectedFault: null
        };
    } catch (error) {
        if (!(error instanceof errors/* UserError */.yo)) throw error;
        return {
            expected: null,
            expectedFault: error.message
        };
    }
};
/** Reads a task's files once, for all checks; what cannot be read is null. */ const taskFacts = (folder)=>{
    const text = (path)=>folder.files.get(path)?.text ?? null;
    const toml = text(TOML);
    const parsed = toml === null ? null : (0,parse_config/* parseConfig */.o)(toml);
    return {
        ...folder,
        text,
        config: parsed?.ok ? parsed.config : null,
        fix: patchFacts(text(FIX_PATCH)),
        testPatch: patchFacts(text(TEST_PATCH)),
        ...readExpected(text(EXPECTED_TESTS)),
        shapes: (0,score/* verifierShapes */.Bs)({
            collector: text(`tests/${score/* VERIFIER_FILES */.Vh.collector}`) ?? undefined,
            comparer: text(`tests/${score/* VERIFIER_FILES */.Vh.comparer}`) ?? undefined,
            testSh: text(TEST_SH) ?? undefined
        })
    };
};
/** `[metadata.source]`, which is free: what is no text there is absent. */ const sourceOf = ({ config })=>{
    const source = config?.metadata?.source;
    if (typeof source !== 'object' || source === null) return {};
    return Object.fromEntries(Object.entries(source).flatMap(([key, value])=>typeof value === 'string' ? [
            [
                key,
                value
            ]
        ] : []));
};
/** `owner_name` of the repository, as images are called by; null where the task does not say it. */ const imageRepositoryOf = (task)=>{
    const { repository_owner: owner, repository_name: name } = sourceOf(task);
    return owner && name ? `${owner}_${name}`.toLowerCase() : null;
};

;// CONCATENATED MODULE: ./src/check/dynamic/clean-work-tree.js




const SHOWN_PATHS = 5;
const cleanWorkTree = {
    id: 'clean-work-tree',
    sentence: 'The work tree in the image is as its commit has it.',
    level: 'warning',
    why: 'An agent finds changes there that are not its own, and `git stash` or `git checkout .` take them away.',
    run: ({ tree })=>{
        if (tree === undefined) return NOTHING_RAN;
        const { dirty } = tree;
        if (dirty.length === 0) return [];
        const named = dirty.slice(0, SHOWN_PATHS).map((path)=>shown(path));
        const more = dirty.length > named.length ? ', …' : '';
        return [
            {
                file: DOCKERFILE,
                line: null,
                message: `git status tells of ${(0,plural/* plural */.L)(dirty.length, 'changed or untracked path')}: ${named.join(', ')}${more}.`,
                advice: 'Restore or remove them at the end of the build, or let .git/info/exclude name what a build leaves.'
            }
        ];
    }
};

// EXTERNAL MODULE: ./src/contracts/stages.js
var contracts_stages = __webpack_require__(71346);
;// CONCATENATED MODULE: ./src/check/dynamic/test-counts.js

/** By test, over the runs that say something. */ const statusCounts = (runs)=>{
    const told = runs.flatMap(({ statuses })=>statuses === null ? [] : [
            statuses
        ]);
    const counts = new Map();
    for (const id of new Set(told.flatMap((statuses)=>[
            ...statuses.keys()
        ]))){
        const ofTest = new Map();
        for (const statuses of told){
            const status = statuses.get(id) ?? 'NONE';
            ofTest.set(status, (ofTest.get(status) ?? 0) + 1);
        }
        counts.set(id, ofTest);
    }
    return counts;
};
/** Whether a test came out in more than one way. */ const isFlaky = (counts)=>counts.size > 1;
/** Tests that came out in more than one way in the runs of one stage. */ const flakyTestIds = (runs)=>new Set(contracts_stages/* STAGES */.a.flatMap((stage)=>[
            ...statusCounts(runs.filter((run)=>run.stage === stage))
        ]).filter(([, counts])=>isFlaky(counts)).map(([id])=>id));

;// CONCATENATED MODULE: ./src/check/dynamic/flaky-tests.js




const WORDS = {
    PASS: 'passed',
    FAIL: 'failed',
    SKIP: 'was skipped',
    NONE: 'was not there'
};
const STAGES = {
    base: 'at the base commit',
    tests: 'with test.patch',
    fix: 'with the fix'
};
const inStage = (stage, runs)=>{
    const told = runs.filter(({ statuses })=>statuses !== null).length;
    return [
        ...statusCounts(runs)
    ].filter(([, counts])=>isFlaky(counts)).map(([id, counts])=>{
        const ways = [
            ...counts
        ].map(([status, count])=>`${WORDS[status]} ${count} of ${told} times`);
        return {
            file: EXPECTED_TESTS,
            line: null,
            message: `${shown(id)} ${ways.join(' and ')} ${STAGES[stage]}.`,
            advice: 'Leave it out of the lists, and out of the build by an init script.'
        };
    });
};
const flakyTests = {
    id: 'flaky-tests',
    sentence: 'Every test comes out the same way in each run of the same stage.',
    level: 'warning',
    why: 'A test that fails now and then takes the reward of good work by chance.',
    run: ({ stages })=>{
        if (stages === undefined) return NOTHING_RAN;
        if (stages.every(({ repeat })=>repeat === 1)) return {
            notRun: 'the stages ran once'
        };
        const unknown = nothingKnown(stages);
        if (unknown) return unknown;
        return Object.keys(STAGES).flatMap((stage)=>inStage(stage, stages.filter((run)=>run.stage === stage)));
    }
};

;// CONCATENATED MODULE: ./src/check/dynamic/history-sealed.js



const SHOWN_COMMITS = 5;
const ADVICE = 'Run a script such as seal_git_history.sh as the last step of the build.';
const historySealed = {
    id: 'history-sealed',
    sentence: 'The repository in the image holds nothing from after the base commit.',
    level: 'error',
    why: 'An agent that can read the fix with git needs not find it.',
    run: ({ tree })=>{
        if (tree === undefined) return NOTHING_RAN;
        const problem = (message)=>({
                file: DOCKERFILE,
                line: null,
                message,
                advice: ADVICE
            });
        const { fixedFiles, commitsBeyond, refsBeyond } = tree;
        const files = fixedFiles.map(({ id, path })=>problem(`${shown(path)} as the fix leaves it can be read by \`git show ${id.slice(0, 12)}\`.`));
        if (commitsBeyond.length === 0) return files;
        const named = commitsBeyond.slice(0, SHOWN_COMMITS).map((commit)=>shown(commit.slice(0, 100)));
        const more = commitsBeyond.length > named.length ? ', …' : '';
        const refs = refsBeyond.length === 0 ? '' : ` Refs that lead there: ${refsBeyond.slice(0, SHOWN_COMMITS).map((ref)=>shown(ref)).join(', ')}.`;
        const many = commitsBeyond.length === 1 ? 'commit is' : 'commits are';
        return [
            ...files,
            problem(`${commitsBeyond.length} ${many} there that HEAD does not reach: ${named.join(', ')}${more}.${refs}`)
        ];
    }
};

;// CONCATENATED MODULE: ./src/check/dynamic/image-builds.js

const imageBuilds = {
    id: 'image-builds',
    sentence: "The task's image builds, and holds a git work tree.",
    level: 'error',
    why: 'Without its image nothing of a task can run.',
    run: ({ imageFault })=>{
        if (imageFault === null) return [];
        if (imageFault.kind !== 'task') return {
            notRun: imageFault.message
        };
        return [
            {
                file: DOCKERFILE,
                line: null,
                message: imageFault.message,
                advice: 'Build it by hand with `docker build`, and mend what fails.'
            }
        ];
    }
};

;// CONCATENATED MODULE: ./src/check/dynamic/patches-apply.js


const problem = (file, what, said)=>said ? [
        {
            file,
            line: null,
            message: `${what}: ${said.trim()}`,
            advice: 'Make it anew by `git diff` from the commit that the image has.'
        }
    ] : [];
const patchesApply = {
    id: 'patches-apply',
    sentence: 'test.patch applies to the tree as shipped and to the fixed tree, and so does fix.patch to the first.',
    level: 'error',
    why: 'A verifier that cannot put the hidden tests in gives every agent 0.',
    run: ({ tree })=>{
        if (tree === undefined) return NOTHING_RAN;
        const { fix, tests, testsOnFix } = tree.applying;
        return [
            ...problem(FIX_PATCH, 'fix.patch does not apply to the tree as shipped', fix),
            ...problem(TEST_PATCH, 'test.patch does not apply to the tree as shipped', tests),
            ...tests ? [] : problem(TEST_PATCH, 'test.patch does not apply to the fixed tree', testsOnFix)
        ];
    }
};

// EXTERNAL MODULE: ./src/contracts/expected-tests.js
var expected_tests = __webpack_require__(1309);
;// CONCATENATED MODULE: ./src/check/dynamic/absent-tests.js



const namedIn = (expected)=>new Set([
        ...expected_tests/* EXPECTED_LISTS */.pz.flatMap((list)=>expected[list]),
        ...expected_tests/* EXPECTED_RESULTS */.oh.flatMap((name)=>Object.values(expected[name]).flat())
    ]);
/** None where a stage says nothing, since that may be why a test is not there. */ const absentTests = ({ expected, stages = [] })=>{
    const told = stages.filter(({ statuses })=>statuses !== null);
    const isComplete = contracts_stages/* STAGES */.a.every((stage)=>told.some((run)=>run.stage === stage));
    if (expected === null || !isComplete) return {
        inRuns: [],
        inFile: []
    };
    const named = namedIn(expected);
    const came = new Set(told.flatMap(({ statuses })=>[
            ...statuses?.keys() ?? []
        ]));
    const flaky = flakyTestIds(stages);
    return {
        inRuns: [
            ...named
        ].filter((id)=>!came.has(id)),
        inFile: [
            ...came
        ].filter((id)=>!named.has(id) && !flaky.has(id))
    };
};

// EXTERNAL MODULE: ./src/text/first-few.js
var first_few = __webpack_require__(69176);
;// CONCATENATED MODULE: ./src/check/dynamic/stages-match.js







const SHOWN_TESTS = 10;
const LISTS = {
    PASS: 'passed_tests',
    FAIL: 'failed_tests',
    SKIP: 'skipped_tests'
};
const stages_match_WORDS = {
    PASS: 'passed',
    FAIL: 'failed',
    SKIP: 'skipped'
};
const FROM = {
    PASS: 'p2p_tests',
    FAIL: 'f2p_tests',
    SKIP: 's2p_tests',
    NONE: 'n2p_tests'
};
const stages_match_ADVICE = 'Make the file anew with `kotlin-bench calibrate`, or find out why the tests differ here.';
const statusesOf = (result)=>new Map([
        'PASS',
        'FAIL',
        'SKIP'
    ].flatMap((status)=>result[LISTS[status]].map((id)=>[
                id,
                status
            ])));
const word = (status)=>status === undefined ? 'not there' : stages_match_WORDS[status];
const NAMED_ABSENT = 5;
const firstOf = (ids)=>(0,first_few/* firstFew */.D)(ids, {
        most: NAMED_ABSENT,
        show: shown
    });
/** One problem for all tests that either the file or the runs do not have: a renamed class is in every list. */ const absent = ({ inRuns, inFile })=>{
    const gone = `${EXPECTED_TESTS} names ${(0,plural/* plural */.L)(inRuns.length, 'test')} that no run has: ${firstOf(inRuns)}`;
    const came = `runs have ${(0,plural/* plural */.L)(inFile.length, 'test')} that ${inRuns.length > 0 ? 'it' : EXPECTED_TESTS} does not name: ${firstOf(inFile)}`;
    const message = inRuns.length === 0 ? `The ${came}.` : inFile.length === 0 ? `${gone}.` : `${gone}; the ${came}. They may be the same by another name.`;
    return inRuns.length + inFile.length === 0 ? [] : [
        {
            file: EXPECTED_TESTS,
            line: null,
            message,
            advice: stages_match_ADVICE
        }
    ];
};
/** One problem for all tests of a stage that are not as the file says. */ const differing = (what, tests)=>{
    if (tests.length === 0) return [];
    const more = tests.length > SHOWN_TESTS ? `; and ${tests.length - SHOWN_TESTS} more` : '';
    const message = `${what} differs in ${(0,plural/* plural */.L)(tests.length, 'test')}: ${tests.slice(0, SHOWN_TESTS).join('; ')}${more}.`;
    return [
        {
            file: EXPECTED_TESTS,
            line: null,
            message,
            advice: stages_match_ADVICE
        }
    ];
};
/** Tests that a stage gives another status than the file says. */ const inResult = (name, result, now, passOver)=>{
    const before = statusesOf(result);
    const ids = [
        ...new Set([
            ...before.keys(),
            ...now.keys()
        ])
    ].filter((id)=>!passOver.has(id));
    const wrong = ids.filter((id)=>before.get(id) !== now.get(id));
    return differing(name, wrong.map((id)=>`${shown(id)} is ${word(before.get(id))} in the file and ${word(now.get(id))} here`));
};
/** Tests that make another transition than the file says. */ const inTransitions = (expected, { tests, fix }, passOver)=>{
    const listed = new Map(Object.values(FROM).flatMap((list)=>expected[list].map((id)=>[
                id,
                list
            ])));
    const made = new Map([
        ...fix
    ].flatMap(([id, status])=>status === 'PASS' ? [
            [
                id,
                FROM[tests.get(id) ?? 'NONE']
            ]
        ] : []));
    const ids = [
        ...new Set([
            ...listed.keys(),
            ...made.keys()
        ])
    ].filter((id)=>!passOver.has(id));
    const wrong = ids.filter((id)=>listed.get(id) !== made.get(id));
    const place = (list)=>list ?? 'no list';
    return differing('The transition to the fixed tree', wrong.map((id)=>`${shown(id)} is in ${place(listed.get(id))} and belongs into ${place(made.get(id))} (${word(tests.get(id))} before the fix, ${word(fix.get(id))} with it)`));
};
/** Why a stage says nothing, where none of its runs does. */ const silence = (stage, runs)=>{
    const why = runs[0]?.fault?.message ?? runs[0]?.verdict?.reasons[0]?.message ?? 'its reports cannot be read.';
    const message = `The tests came to no result in stage ${stage}: ${why}`;
    return [
        {
            file: EXPECTED_TESTS,
            line: null,
            message,
            advice: 'Run the task with `-a nop` or `-a oracle` and read test-stdout.txt.'
        }
    ];
};
const compare = (expected, runs, missing)=>{
    const of = (stage)=>runs.filter((run)=>run.stage === stage);
    const first = (stage)=>of(stage).find(({ statuses })=>statuses !== null)?.statuses ?? null;
    // What changes from run to run is told by another check.
    const told = new Set([
        ...flakyTestIds(runs),
        ...missing.inRuns,
        ...missing.inFile
    ]);
    const [base, tests, fix] = [
        first('base'),
        first('tests'),
        first('fix')
    ];
    return [
        ...absent(missing),
        ...base ? inResult('run_result', expected.run_result, base, told) : silence('base', of('base')),
        ...tests ? inResult('test_patch_result', expected.test_patch_result, tests, told) : silence('tests', of('tests')),
        ...fix ? tests ? inTransitions(expected, {
            tests,
            fix
        }, told) : [] : silence('fix', of('fix'))
    ];
};
const stagesMatch = {
    id: 'stages-match',
    sentence: 'The tests at the base commit, with test.patch and with the fix come out as expected_tests.json says.',
    level: 'error',
    why: 'The scorer compares with these lists test by test; one that is wrong makes good work fail, or bad work pass.',
    run: (facts)=>{
        const { stages, expected } = facts;
        if (stages === undefined) return NOTHING_RAN;
        if (expected === null) return {
            notRun: `${EXPECTED_TESTS} cannot be read`
        };
        return nothingKnown(stages) ?? compare(expected, stages, absentTests(facts));
    }
};

;// CONCATENATED MODULE: ./src/check/dynamic/rewards.js





/** How often of how many: `in 2 of 3 runs`, or nothing where there was one. */ const often = (count, all)=>all === 1 ? '' : ` in ${count} of ${all} runs`;
const NAMED_TESTS = 5;
const withTests = ({ message, tests = [] })=>{
    if (tests.length === 0) return message;
    const named = tests.slice(0, NAMED_TESTS).map((test)=>shown(test));
    return `${message} (${named.join(', ')}${tests.length > named.length ? ', …' : ''})`;
};
/** Runs that gave another reward than they should: by the reports, and as test.sh wrote it. */ const wrongRewards = (tried, { subject, reward, file, advice })=>{
    const unknown = nothingKnown(tried);
    if (unknown) return unknown;
    const problem = (message)=>({
            file,
            line: null,
            message,
            advice
        });
    const faulty = tried.filter(({ fault })=>fault !== null);
    const wrong = tried.filter(({ verdict })=>verdict !== null && verdict.reward !== reward);
    const elsewhere = tried.filter(({ verdict })=>verdict?.reward === reward && verdict.container.reward !== reward);
    return [
        ...faulty.slice(0, 1).map(({ fault })=>problem(`${subject} has no verdict${often(faulty.length, tried.length)}: ${fault?.message}`)),
        ...wrong.slice(0, 1).map(({ verdict })=>{
            const why = verdict?.reasons.map(withTests).join(' ');
            return problem(`${subject} gets ${verdict?.reward} instead of ${reward}${often(wrong.length, tried.length)}.${why ? ` ${why}` : ''}`);
        }),
        ...elsewhere.slice(0, 1).map(({ verdict })=>{
            const wrote = verdict?.container.reward ?? 'nothing that is 0 or 1';
            return problem(`${subject} gets ${reward} by the reports, but test.sh wrote ${wrote}${often(elsewhere.length, tried.length)}: who runs the task as it stands gets another result.`);
        })
    ];
};
/** Whether tests that no run of any stage has are all that takes the reward of each run. */ const lacksOnly = (tried, { inRuns })=>{
    const gone = new Set(inRuns);
    return tried.every(({ verdict })=>verdict?.reward === 0 && verdict.reasons.length > 0 && verdict.reasons.every(({ code, tests = [] })=>code === 'test-missing' && tests.every((test)=>gone.has(test))));
};
const stage = ({ stages }, name)=>stages?.filter((run)=>run.stage === name);
const oracleResolves = {
    id: 'oracle-resolves',
    sentence: "The task's own solution gets reward 1, every time.",
    level: 'error',
    why: 'Where the solution fails, no agent can be judged.',
    run: (facts, errors)=>{
        const tried = stage(facts, 'fix');
        if (tried === undefined) return NOTHING_RAN;
        if (errors.has(stagesMatch.id) && lacksOnly(tried, absentTests(facts))) return {
            notRun: `no run has tests that the solution needs, as ${stagesMatch.id} tells`
        };
        return wrongRewards(tried, {
            subject: 'The solution',
            reward: 1,
            file: SOLVE_SH,
            advice: 'Run the task with `-a oracle` and read test-stdout.txt.'
        });
    }
};
const nopFails = {
    id: 'nop-fails',
    sentence: 'An untouched tree gets reward 0, every time.',
    level: 'error',
    why: 'Where doing nothing is enough, the tests show nothing.',
    run: (facts)=>{
        const tried = stage(facts, 'tests');
        return tried === undefined ? NOTHING_RAN : wrongRewards(tried, {
            subject: 'An untouched tree',
            reward: 0,
            file: TEST_SH,
            advice: 'Let test.patch add a test that fails without the fix, and expected_tests.json name it.'
        });
    }
};
const brokenBuildFails = {
    id: 'broken-build-fails',
    sentence: 'A change that breaks the build gets reward 0.',
    level: 'error',
    why: 'A verifier that takes the exit code of a build, or reports of an earlier one, gives 1 to work that does not compile.',
    run: ({ brokenBuild })=>{
        if (brokenBuild === undefined) return NOTHING_RAN;
        if (brokenBuild.fault?.code === 'no-main-source') return {
            notRun: brokenBuild.fault.message
        };
        return wrongRewards([
            brokenBuild
        ], {
            subject: 'A change that breaks the build',
            reward: 0,
            file: TEST_SH,
            advice: 'Delete old reports before the build, and write 1 by comparing reports alone.'
        });
    }
};

;// CONCATENATED MODULE: ./src/check/dynamic/verifier-time.js


/** A hosted runner may be half as fast as the next. */ const ROOM = 0.5;
const verifierTime = {
    id: 'verifier-time',
    sentence: 'The tests end within half of their time limit.',
    level: 'warning',
    why: 'On a slower runner they would be cut short, and what is cut short gets 0.',
    run: ({ stages })=>{
        if (stages === undefined) return NOTHING_RAN;
        const unknown = nothingKnown(stages);
        if (unknown) return unknown;
        const longest = stages.toSorted((a, b)=>(b.seconds.verify ?? 0) - (a.seconds.verify ?? 0))[0];
        const { verify = null, limit = null } = longest?.seconds ?? {};
        if (verify === null || limit === null || verify <= limit * ROOM) return [];
        return [
            {
                file: TOML,
                line: null,
                message: `The tests took ${verify.toFixed(0)} s here, more than half of [verifier] timeout_sec, ${limit} s.`,
                advice: 'Raise the limit, or let test.sh run fewer tests.'
            }
        ];
    }
};

;// CONCATENATED MODULE: ./src/check/dynamic-checks.js








/** Every check that builds and runs a task, in the order of the report and of the table in docs/task-checks.md. */ const dynamicChecks = [
    imageBuilds,
    cleanWorkTree,
    historySealed,
    patchesApply,
    stagesMatch,
    oracleResolves,
    nopFails,
    brokenBuildFails,
    flakyTests,
    verifierTime
];

;// CONCATENATED MODULE: ./src/check/fingerprint.js

/** FNV-1a, 32 bits: two tasks differ in hundreds of hashes, so that a collision changes nothing. */ const hash = (text)=>{
    let value = 0x811c9dc5;
    for(let index = 0; index < text.length; index++){
        value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
    }
    return value >>> 0;
};
const MOST_WORDS = 20_000;
const MOST_LINES = 20_000;
const wordsOf = (text)=>{
    const words = (text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? []).slice(0, MOST_WORDS);
    return new Set(words.slice(2).map((word, index)=>hash(`${words[index]} ${words[index + 1]} ${word}`)));
};
const changedLines = (patch)=>new Set(patch.split('\n').slice(0, MOST_LINES).filter((line)=>/^[+-](?![+-]{2} )\s*\S{2}/.test(line)).map((line)=>hash(line.replace(/\s+/g, ' '))));
/** What of a task is compared with other tasks: its instruction and its fix. */ const fingerprint_fingerprintOf = ({ name, files })=>({
        task: name,
        instruction: wordsOf(files.get(INSTRUCTION)?.text ?? ''),
        fix: changedLines(files.get(FIX_PATCH)?.text ?? '')
    });
/** What two sets share of what they have together, from 0 to 1; 0 where either is empty. */ const similarity = (left, right)=>{
    if (left.size === 0 || right.size === 0) return 0;
    // A set that is much larger cannot be alike.
    const [small, large] = left.size < right.size ? [
        left,
        right
    ] : [
        right,
        left
    ];
    if (small.size * 2 < large.size) return small.size / large.size / 2;
    let both = 0;
    for (const value of small)if (large.has(value)) both++;
    return both / (small.size + large.size - both);
};

;// CONCATENATED MODULE: ./src/check/run-checks.js

/** The first problems of many; the last of those counts the others. */ const run_checks_firstOf = (problems)=>{
    const shown = problems.slice(0, SHOWN_PROBLEMS);
    const more = problems.length - shown.length;
    return more === 0 ? shown : shown.map((problem, index)=>index < SHOWN_PROBLEMS - 1 ? problem : {
            ...problem,
            message: `${problem.message} There are ${more} more of the kind.`
        });
};
/** Makes some checks of one stage on one task. */ const runChecks = (checks, { task, path }, run)=>{
    const ran = [];
    const notRun = [];
    const problems = [];
    for (const check of checks){
        const found = run(check);
        if ('notRun' in found) {
            notRun.push({
                check: check.id,
                reason: found.notRun
            });
            continue;
        }
        ran.push(check.id);
        problems.push(...run_checks_firstOf(found).map((problem)=>({
                ...problem,
                check: check.id
            })));
    }
    return {
        task,
        path,
        ran,
        notRun,
        problems
    };
};

;// CONCATENATED MODULE: ./src/check/run-static-checks.js


/** Makes some checks on one task's files. */ const runStaticChecks = (checks, { folder, path, dataset })=>{
    const facts = taskFacts(folder);
    return runChecks(checks, {
        task: folder.name,
        path
    }, ({ run })=>run(facts, dataset));
};

// EXTERNAL MODULE: ./src/task/network-rules.js
var network_rules = __webpack_require__(31271);
// EXTERNAL MODULE: ./src/task/toml-lines.js
var toml_lines = __webpack_require__(68025);
;// CONCATENATED MODULE: ./src/check/checks/allowed-hosts.js




/** `agent.allowed_hosts[3]`, of which this check tells each, and the reader of tasks the first. */ const isHostProblem = (key)=>/\.allowed_hosts\[\d+\]$/.test(key ?? '');
const TABLES = [
    'environment',
    'agent',
    'verifier'
];
/** A list goes over several lines; the host's own is the first below its key that has it. */ const lineOfHost = (toml, path, written)=>{
    const start = (0,toml_lines/* lineOfPath */.Z)(toml, path);
    if (start === null) return null;
    const lines = toml.split('\n').slice(start - 1);
    const end = lines.findIndex((line)=>line.includes(']'));
    const own = lines.slice(0, end + 1).findIndex((line)=>line.includes(`"${written}"`) || line.includes(`'${written}'`));
    return own < 0 ? start : start + own;
};
const problemsOf = (table, { config, text })=>{
    const hosts = config?.[table]?.allowed_hosts ?? [];
    const wrong = hosts.flatMap((written)=>{
        const host = (0,network_rules/* parseAllowedHost */.K)(written);
        return host.ok ? [] : [
            {
                written,
                why: host.why
            }
        ];
    });
    return wrong.map(({ written, why }, number)=>({
            file: TOML,
            line: number < SHOWN_PROBLEMS ? lineOfHost(text(TOML) ?? '', [
                table,
                'allowed_hosts'
            ], written) : null,
            message: `${table}.allowed_hosts has ${shown(written)}, which ${why}.`,
            advice: 'Write a host name, `*.suffix`, an IP address or a CIDR block.'
        }));
};
const allowedHosts = {
    id: 'allowed-hosts',
    sentence: 'Every host that a phase may reach is a name, `*.suffix`, an address or a CIDR block.',
    level: 'error',
    why: 'A part of the schema: a rule that nobody can read cannot be kept, and the task does not run.',
    run: (task)=>task.config === null ? {
            notRun: 'task.toml cannot be read'
        } : TABLES.flatMap((table)=>problemsOf(table, task))
};

// EXTERNAL MODULE: ./src/text/nearest-names.js
var nearest_names = __webpack_require__(63974);
;// CONCATENATED MODULE: ./src/check/file-lines.js
/** The line (from 1) where a text first occurs; null where it does not. */ const lineOfText = (content, text)=>{
    const index = content.indexOf(text);
    return index < 0 ? null : content.slice(0, index).split('\n').length;
};
/** The first line (from 1) that matches; null where none does. */ const lineMatching = (content, pattern)=>{
    const index = content.split('\n').findIndex((line)=>pattern.test(line));
    return index < 0 ? null : index + 1;
};

;// CONCATENATED MODULE: ./src/check/checks/base-image.js





const base_image_FROM = /^\s*FROM\s/i;
const baseImage = {
    id: 'base-image',
    sentence: "The task's image builds on a base that the manifest names.",
    level: 'error',
    why: 'A base that nobody can build leaves the task without an image, on every machine but one.',
    run: ({ text, config, parents }, { bases })=>{
        const dockerfile = text(DOCKERFILE);
        if (config?.environment?.docker_image !== undefined) return {
            notRun: 'the task uses a prebuilt image'
        };
        if (dockerfile === null) return {
            notRun: `${DOCKERFILE} cannot be read`
        };
        if (bases === null) return {
            notRun: 'the dataset has no manifest of bases'
        };
        if (lineMatching(dockerfile, base_image_FROM) === null) {
            return [
                {
                    file: DOCKERFILE,
                    line: 1,
                    message: `${DOCKERFILE} has no FROM.`,
                    advice: 'Name a base of the manifest.'
                }
            ];
        }
        return parents.filter((parent)=>!bases.has(parent)).map((parent)=>{
            const [near] = (0,nearest_names/* nearestNames */.L)(parent, bases, {
                count: 1
            });
            return {
                file: DOCKERFILE,
                line: lineOfText(dockerfile, parent) ?? lineMatching(dockerfile, base_image_FROM),
                message: `${DOCKERFILE} builds on ${shown(parent)}, which is no base of the manifest.`,
                advice: near === undefined ? 'Add it to bases/manifest with its recipe.' : `Did you mean ${(0,quote/* quote */.h)(near)}? Else add it to bases/manifest.`
            };
        });
    }
};

;// CONCATENATED MODULE: ./src/check/checks/base-repository.js



const baseRepository = {
    id: 'base-repository',
    sentence: "The base is that of the task's own repository.",
    level: 'warning',
    why: "Another repository's base has another work tree in it. A base may be shared on purpose, though.",
    run: (task, { bases })=>{
        const repository = imageRepositoryOf(task);
        if (repository === null) return {
            notRun: 'metadata.source names no repository'
        };
        const ours = task.parents.filter((parent)=>bases?.has(parent));
        const own = `kotlin-bench/${repository}:`;
        if (ours.length === 0 || ours.some((parent)=>parent.toLowerCase().startsWith(own))) return [];
        const [parent = ''] = ours;
        return [
            {
                file: DOCKERFILE,
                line: lineOfText(task.text(DOCKERFILE) ?? '', parent),
                message: `${DOCKERFILE} builds on ${shown(parent)}, but the task is from ${repository.replace('_', '/')}.`,
                advice: `Build on a base ${own}<tag>, or correct metadata.source.`
            }
        ];
    }
};

;// CONCATENATED MODULE: ./src/check/checks/byte-order-mark.js
const byteOrderMark = {
    id: 'byte-order-mark',
    sentence: 'No file begins with a byte order mark.',
    level: 'warning',
    why: 'It hides the `#!` of a script from the kernel, and readers of JSON, TOML and patches refuse it. This runner drops it, others do not.',
    run: ({ files })=>[
            ...files
        ].flatMap(([file, { marked }])=>marked ? [
                {
                    file,
                    line: 1,
                    message: `${file} begins with a byte order mark.`,
                    advice: 'Save it as UTF-8 without one.'
                }
            ] : [])
};

// EXTERNAL MODULE: ./src/task/compose.js
var task_compose = __webpack_require__(55671);
;// CONCATENATED MODULE: ./src/check/checks/compose-image.js




/** `kotlin-bench/<owner>_<name>:pr-<number>`; null where the task says too little. */ const imageNameOf = (task)=>{
    const repository = imageRepositoryOf(task);
    const number = sourceOf(task).code_change_id ?? /-(\d+)$/.exec(task.name)?.[1];
    return repository === null || number === undefined ? null : `kotlin-bench/${repository}:pr-${number}`;
};
const composeImage = {
    id: 'compose-image',
    sentence: "The compose file calls the task's image `kotlin-bench/<owner>_<repo>:pr-<number>`, as everybody does.",
    level: 'warning',
    why: 'Two tasks whose images have one name overwrite each other; the key of the image finds that, after a build.',
    run: (task)=>{
        const text = task.text(task_compose/* COMPOSE_FILE */.U);
        if (text === null) return {
            notRun: `the task has no ${task_compose/* COMPOSE_FILE */.U}`
        };
        const wanted = imageNameOf(task);
        if (wanted === null) return {
            notRun: 'metadata.source names no repository or change'
        };
        const compose = (0,task_compose/* parseCompose */.g)(text);
        if (!compose.ok) return {
            notRun: `${task_compose/* COMPOSE_FILE */.U} cannot be read`
        };
        if (compose.localImage === null || compose.localImage === wanted) return [];
        return [
            {
                file: task_compose/* COMPOSE_FILE */.U,
                line: lineMatching(text, /^\s*image:/),
                message: `services.main.image is ${shown(compose.localImage)}; by the task's source it is ${wanted}.`,
                advice: `Write image: ${wanted}, or correct metadata.source.`
            }
        ];
    }
};

// EXTERNAL MODULE: ./src/score/expected/json-place.js
var json_place = __webpack_require__(30065);
// EXTERNAL MODULE: ./src/score/reports/test-id.js
var test_id = __webpack_require__(87370);
;// CONCATENATED MODULE: ./src/check/checks/expected-ids.js





/** XML 1.0 has no way to write these, not even as a reference. */ const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;
const UNNAMED = '<unnamed>';
/** Between class and name there is one dot, near the end in every id but a hostile one. */ const MOST_DOTS = 100;
/** Whether some class and name make this id, tried at each dot, the last first. */ const canBeMade = (id, comparer)=>{
    const made = (classname, method)=>(0,test_id/* testId */.ec)({
            classname,
            name: method === UNNAMED ? '' : method
        }, comparer) === id;
    let dot = id.lastIndexOf('.');
    for(let tried = 0; dot > 0 && tried < MOST_DOTS; tried++){
        if (made(id.slice(0, dot), id.slice(dot + 1))) return true;
        dot = id.lastIndexOf('.', dot - 1);
    }
    return made(undefined, id);
};
const whyNot = (id)=>{
    if (id === '') return 'it is empty';
    if (NOT_IN_XML.test(id)) return 'it has a character that no XML report can hold';
    if ((0,test_id/* hasParameters */.Rj)(id)) return 'it has parameters in brackets, and the scorer leaves such tests out';
    if (/@[0-9a-fA-F]+$/.test(id)) return 'the scorer cuts an ending of @ and hexadecimal digits off';
    return 'the scorer strips blanks and endings of @ and hexadecimal digits from class and name';
};
const expectedIds = {
    id: 'expected-ids',
    sentence: 'Every expected test has an id that the reference scorer can make of a report.',
    level: 'error',
    why: 'A list with an id that never comes is wrong: even the fix gets 0.',
    run: ({ expected, shapes, text })=>{
        if (expected === null) return {
            notRun: `${EXPECTED_TESTS} cannot be read`
        };
        const json = text(EXPECTED_TESTS) ?? '';
        const impossible = expected_tests/* EXPECTED_LISTS */.pz.flatMap((list)=>expected[list].flatMap((id, index)=>NOT_IN_XML.test(id) || !canBeMade(id, shapes.comparer) ? [
                    {
                        list,
                        index,
                        id
                    }
                ] : []));
        return impossible.map(({ list, index, id }, number)=>({
                file: EXPECTED_TESTS,
                line: number < SHOWN_PROBLEMS ? (0,json_place/* placeInJson */.z)(json, [
                    list,
                    index
                ]).line : null,
                message: `${list} has ${shown(id)}, which no report can give: ${whyNot(id)}.`,
                advice: 'Take the id as junit_compare.py makes it, or leave the test out.'
            }));
    }
};

;// CONCATENATED MODULE: ./src/check/checks/expected-lists.js




const advice = 'Each test belongs in one list, once: the one that says what became of it without the fix.';
/** Ids that stand in two lists, or twice in one. */ const repeated = (expected, text)=>{
    const seen = new Map();
    const problems = [];
    for (const list of expected_tests/* EXPECTED_LISTS */.pz){
        for (const [index, id] of expected[list].entries()){
            const first = seen.get(id);
            if (first === undefined) seen.set(id, {
                list,
                index
            });
            else problems.push({
                id,
                first,
                second: {
                    list,
                    index
                }
            });
        }
    }
    // A line is looked for in the whole text each time, which may have megabytes.
    return problems.map(({ id, first, second }, number)=>({
            file: EXPECTED_TESTS,
            line: number < SHOWN_PROBLEMS ? (0,json_place/* placeInJson */.z)(text, [
                second.list,
                second.index
            ]).line : null,
            message: first.list === second.list ? `${first.list} has ${shown(id)} twice.` : `${first.list} and ${second.list} both have ${shown(id)}.`,
            advice
        }));
};
const expectedLists = {
    id: 'expected-lists',
    sentence: 'The lists of expected tests can be read, share no test, and name at least one that only the fix makes pass.',
    level: 'error',
    why: 'A test that has to be two things at once fails every trial; without a target test an untouched tree is right.',
    run: ({ expected, expectedFault, text })=>{
        if (expectedFault !== null) {
            const [, line] = /:(\d+): /.exec(expectedFault) ?? [];
            return [
                {
                    file: EXPECTED_TESTS,
                    line: line === undefined ? null : Number(line),
                    message: expectedFault,
                    advice: 'Write the lists as the benchmark has them.'
                }
            ];
        }
        if (expected === null) return {
            notRun: `${EXPECTED_TESTS} cannot be read`
        };
        const targets = expected.f2p_tests.length + expected.s2p_tests.length + expected.n2p_tests.length;
        const empty = targets > 0 ? [] : [
            {
                file: EXPECTED_TESTS,
                line: 1,
                message: 'f2p_tests, s2p_tests and n2p_tests are all empty: no test tells the fix from an untouched tree.',
                advice: 'List the tests that fail without the fix and pass with it.'
            }
        ];
        return [
            ...empty,
            ...repeated(expected, text(EXPECTED_TESTS) ?? '')
        ];
    }
};

;// CONCATENATED MODULE: ./src/check/checks/expected-stages.js




const STATUSES = [
    'passed',
    'failed',
    'skipped'
];
/** What became of a test of each list, once the tests were put in and the fix was not. */ const BEFORE = {
    f2p_tests: 'failed',
    p2p_tests: 'passed',
    s2p_tests: 'skipped',
    n2p_tests: null
};
const expected_stages_statusesOf = (stage)=>new Map(STATUSES.flatMap((status)=>stage[`${status}_tests`].map((id)=>[
                id,
                status
            ])));
/** A test that a stage's result has under two statuses. */ const torn = (expected)=>expected_tests/* EXPECTED_RESULTS */.oh.flatMap((stage)=>{
        const seen = new Map();
        return STATUSES.flatMap((status)=>expected[stage][`${status}_tests`].flatMap((id)=>{
                const other = seen.get(id);
                seen.set(id, status);
                return other === undefined || other === status ? [] : [
                    {
                        line: null,
                        message: `${stage} has ${shown(id)} as ${other} and as ${status}.`
                    }
                ];
            }));
    });
const wordOf = (status)=>status ?? 'not there';
const expected_stages_LISTS = Object.keys(BEFORE);
/** Ids in more than one list, which another check tells of; they cannot be right in both. */ const sharedIds = (expected)=>{
    const seen = new Set();
    const distinct = expected_stages_LISTS.flatMap((list)=>[
            ...new Set(expected[list])
        ]);
    return new Set(distinct.filter((id)=>seen.has(id) || !seen.add(id)));
};
const misplaced = (expected, text)=>{
    const before = expected_stages_statusesOf(expected.test_patch_result);
    const shared = sharedIds(expected);
    const found = expected_stages_LISTS.flatMap((list)=>expected[list].flatMap((id, index)=>{
            const status = before.get(id) ?? null;
            return status === BEFORE[list] || shared.has(id) ? [] : [
                {
                    list,
                    index,
                    id,
                    status
                }
            ];
        }));
    return found.map(({ list, index, id, status }, number)=>({
            line: number < SHOWN_PROBLEMS ? (0,json_place/* placeInJson */.z)(text, [
                list,
                index
            ]).line : null,
            message: `${list} has ${shown(id)}, which is ${wordOf(status)} in test_patch_result; it should be ${wordOf(BEFORE[list])}.`
        }));
};
const expectedStages = {
    id: 'expected-stages',
    sentence: 'The lists of expected tests agree with the results of the two stages they were made from.',
    level: 'error',
    why: 'A list that does not follow from the results was edited, or made from others; the scorer compares with both.',
    run: ({ expected, text })=>{
        if (expected === null) return {
            notRun: `${EXPECTED_TESTS} cannot be read`
        };
        const problems = [
            ...torn(expected),
            ...misplaced(expected, text(EXPECTED_TESTS) ?? '')
        ];
        return problems.map((problem)=>({
                ...problem,
                file: EXPECTED_TESTS,
                advice: 'Make lists and results anew from one run of the stages.'
            }));
    }
};

// EXTERNAL MODULE: ./src/text/test-paths.js
var test_paths = __webpack_require__(72296);
;// CONCATENATED MODULE: ./src/check/checks/fix-touches-tests.js





const fixTouchesTests = {
    id: 'fix-touches-tests',
    sentence: 'The fix leaves test files alone, and what the test patch touches.',
    level: 'warning',
    why: 'The verifier sets such files back, so that the fix may pass by what no agent can bring. Some fixes change test support that their tests need.',
    run: ({ fix, testPatch })=>{
        if (fix === null) return {
            notRun: 'the fix cannot be read'
        };
        const tested = new Set((0,patch_paths/* touchedPaths */.Pq)(testPatch?.files ?? []));
        return (0,patch_paths/* touchedPaths */.Pq)(fix.files).filter((path)=>tested.has(path) || (0,test_paths/* isTestPath */.MQ)(path)).map((path, number)=>({
                file: FIX_PATCH,
                line: number < SHOWN_PROBLEMS ? lineOfText(fix.text, path) : null,
                message: `${FIX_PATCH} touches ${shown(path)}, ${tested.has(path) ? `which tests/test.patch touches too` : 'a file of tests'}.`,
                advice: 'Move what tests need into tests/test.patch.'
            }));
    }
};

;// CONCATENATED MODULE: ./src/check/checks/instruction-empty.js

const instructionEmpty = {
    id: 'instruction-empty',
    sentence: 'The instruction says something.',
    level: 'error',
    why: 'An agent that is asked nothing cannot be right or wrong.',
    run: ({ text })=>{
        const instruction = text(INSTRUCTION);
        if (instruction === null) return {
            notRun: `${INSTRUCTION} cannot be read`
        };
        if (/[\p{L}\p{N}]/u.test(instruction.replace(/<!--[\s\S]*?(?:-->|$)/g, ''))) return [];
        return [
            {
                file: INSTRUCTION,
                line: 1,
                message: `${INSTRUCTION} is empty.`,
                advice: 'Say what is to be done.'
            }
        ];
    }
};

;// CONCATENATED MODULE: ./src/check/checks/instruction-leak.js



const IDENTIFIER = /[\p{L}_][\p{L}\p{N}_]*/gu;
/** Made of several words, as names in code are and words of prose are not. */ const isName = (word)=>word.length >= 6 && (/\p{Ll}\p{Lu}/u.test(word) || /[\p{L}\p{N}]_+[\p{L}\p{N}]/u.test(word));
const namesIn = (text)=>new Set((text.match(IDENTIFIER) ?? []).filter(isName));
const isImport = (line)=>/^\s*(?:import|package)\s/.test(line);
/** Long enough, and with enough of code in it, that nobody writes it by chance. */ const isTelling = (line)=>line.length >= 30 && /[(){}=;<>]/.test(line) && !/^(?:\/\/|\*|\/\*)/.test(line);
/** Each is looked for in three texts, so their number is bounded. */ const instruction_leak_MOST_LINES = 1_000;
const partsOf = (patch)=>{
    const lines = patch.split('\n');
    const isAdded = (line)=>line.startsWith('+') && !line.startsWith('+++ ');
    return {
        added: lines.filter(isAdded).map((line)=>line.slice(1)),
        rest: lines.filter((line)=>!isAdded(line)).join('\n')
    };
};
const instructionLeak = {
    id: 'instruction-leak',
    sentence: 'The instruction names nothing that only the fix has: not in the code around it, not in the tests.',
    level: 'warning',
    why: 'It would tell how the fix was made. A name that the issue itself used may rightly be there, so this is for a reader to judge.',
    run: ({ text, fix, testPatch })=>{
        const instruction = text(INSTRUCTION);
        if (instruction === null || fix === null) return {
            notRun: 'the instruction or the fix cannot be read'
        };
        const { added, rest } = partsOf(fix.text);
        const tests = testPatch?.text ?? '';
        const known = new Set([
            ...namesIn(rest),
            ...namesIn(tests),
            ...namesIn(added.filter(isImport).join('\n'))
        ]);
        const own = namesIn(added.filter((line)=>!isImport(line)).join('\n'));
        const problems = [];
        for (const name of namesIn(instruction)){
            if (!own.has(name) || known.has(name)) continue;
            if (problems.length >= SHOWN_PROBLEMS) return problems;
            problems.push({
                file: INSTRUCTION,
                line: lineOfText(instruction, name),
                message: `${INSTRUCTION} names ${name}, which only fix.patch has.`,
                advice: 'Say what is wanted without it, unless the tests cannot be passed otherwise.'
            });
        }
        const telling = [
            ...new Set(added.map((one)=>one.trim()).filter(isTelling))
        ];
        for (const line of telling.slice(0, instruction_leak_MOST_LINES)){
            if (!instruction.includes(line) || rest.includes(line) || tests.includes(line)) continue;
            problems.push({
                file: INSTRUCTION,
                line: lineOfText(instruction, line),
                message: `${INSTRUCTION} has a line of fix.patch: ${shown(line)}.`,
                advice: 'Leave it out.'
            });
        }
        return problems;
    }
};

// EXTERNAL MODULE: ../../node_modules/spdx-expression-parse/index.js
var spdx_expression_parse = __webpack_require__(25826);
;// CONCATENATED MODULE: ./src/check/checks/licence.js




const isKnown = (licence)=>{
    try {
        spdx_expression_parse(licence);
        return true;
    } catch  {
        return false;
    }
};
/** Longer than any expression there is; the parser's time is not ours to bound otherwise. */ const LONGEST = 500;
const licence = {
    id: 'licence',
    sentence: "`metadata.source.license` is the SPDX id of the repository's licence, or an expression of such.",
    level: 'warning',
    why: 'Who redistributes the dataset has to know under what terms its patches stand. No verdict depends on it.',
    run: (task)=>{
        if (task.config === null) return {
            notRun: 'task.toml cannot be read'
        };
        const toml = task.text(TOML) ?? '';
        const { license } = sourceOf(task);
        const place = {
            file: TOML,
            line: (0,toml_lines/* lineOfPath */.Z)(toml, [
                'metadata',
                'source',
                'license'
            ])
        };
        if (license === undefined || license.trim() === '') {
            return [
                {
                    ...place,
                    message: 'metadata.source.license names no licence.',
                    advice: 'Name it by its SPDX id, such as "Apache-2.0".'
                }
            ];
        }
        if (license.length <= LONGEST && isKnown(license)) return [];
        return [
            {
                ...place,
                message: `metadata.source.license is ${shown(license)}, which SPDX does not know.`,
                advice: 'Take the id from https://spdx.org/licenses, such as "Apache-2.0" or "MIT".'
            }
        ];
    }
};

;// CONCATENATED MODULE: ./src/check/checks/line-endings.js


/** The patches have a check of their own, in which this is an error. */ const isPatch = (file)=>file === FIX_PATCH || file === TEST_PATCH;
const lineEndings = {
    id: 'line-endings',
    sentence: 'Lines end as on Linux, without a carriage return.',
    level: 'warning',
    why: 'A shell takes the carriage return for a part of the command, and the tests would not run.',
    run: ({ files })=>[
            ...files
        ].flatMap(([file, { text }])=>{
            const line = text === null || isPatch(file) ? null : lineMatching(text, /\r$/);
            if (line === null) return [];
            return [
                {
                    file,
                    line,
                    message: `${file} has Windows line ends.`,
                    advice: 'Save it with line feeds alone; `* text=auto eol=lf` in .gitattributes keeps it so.'
                }
            ];
        })
};

;// CONCATENATED MODULE: ./src/check/checks/near-identical.js




const ALIKE = {
    instruction: 0.9,
    fix: 0.8
};
const SHOWN = 3;
const nearIdentical = {
    id: 'near-identical',
    sentence: 'No other task has nearly the same instruction or fix.',
    level: 'warning',
    why: 'Such tasks count twice in a rate, and one gives the other away. Changes that were made on two branches are alike, too.',
    run: (task, { fingerprints })=>{
        const own = fingerprints.find((one)=>one.task === task.name);
        if (own === undefined) return {
            notRun: 'the task is not in its dataset'
        };
        const others = fingerprints.filter((one)=>one !== own);
        const like = (part)=>others.filter((other)=>similarity(own[part], other[part]) >= ALIKE[part]).map((other)=>other.task);
        const problem = (part, file)=>{
            const tasks = like(part);
            if (tasks.length === 0) return [];
            const names = (0,first_few/* firstFew */.D)(tasks, {
                most: SHOWN,
                show: shown
            });
            return [
                {
                    file,
                    line: null,
                    message: `${file} is nearly that of ${names}.`,
                    advice: 'Keep one of them.'
                }
            ];
        };
        return [
            ...problem('instruction', INSTRUCTION),
            ...problem('fix', FIX_PATCH)
        ];
    }
};

;// CONCATENATED MODULE: ./src/check/script-lines.js
/** Longer than any that is written by hand; patterns over a line take quadratic time. */ const script_lines_LONGEST = 4_000;
/** The commands of a shell script: no blank lines, no comments, continued lines joined. */ const scriptLines = (script)=>{
    const found = [];
    let begun = null;
    const end = ()=>{
        if (begun !== null) found.push({
            line: begun.line,
            text: begun.parts.join(' ').slice(0, script_lines_LONGEST)
        });
        begun = null;
    };
    for (const [index, raw] of script.split('\n').entries()){
        const text = raw.trim();
        if (begun === null && (text === '' || text.startsWith('#'))) continue;
        begun ??= {
            line: index + 1,
            parts: []
        };
        const goesOn = text.endsWith('\\');
        begun.parts.push(goesOn ? text.slice(0, -1).trimEnd() : text);
        if (!goesOn) end();
    }
    end();
    return found;
};

;// CONCATENATED MODULE: ./src/check/checks/network-fetch.js



const FETCHES = /(?:^|[\s;&|(`])(?:curl|wget|npx|git\s+(?:clone|fetch|pull|submodule\s+update)|(?:apt|apt-get|apk|dnf|yum|brew)\s+(?:-\S+\s+)*(?:update|install|add)|pip3?\s+install|python3?\s+-m\s+pip\s+install|uv\s+(?:pip|tool)\s+install|(?:npm|pnpm|yarn)\s+(?:i|install|ci|add)|sdkmanager|sdk\s+install)(?:\s|$)/;
const networkFetch = {
    id: 'network-fetch',
    sentence: '`test.sh` fetches nothing from the network.',
    level: 'warning',
    why: 'What it fetches may be gone or another one day, and then a trial fails through no fault of the agent.',
    run: ({ text })=>{
        const script = text(TEST_SH);
        if (script === null) return {
            notRun: `${TEST_SH} cannot be read`
        };
        return scriptLines(script).filter(({ text: command })=>FETCHES.test(command)).map(({ line, text: command })=>({
                file: TEST_SH,
                line,
                message: `${TEST_SH} fetches from the network: ${shown(command)}.`,
                advice: "Put it into the task's image instead."
            }));
    }
};

// EXTERNAL MODULE: ./src/text/hunk-header.js
var hunk_header = __webpack_require__(89947);
// EXTERNAL MODULE: ./src/text/patch-names.js
var patch_names = __webpack_require__(92834);
;// CONCATENATED MODULE: ./src/check/patch-format.js


/** What a file can be changed by without a hunk. */ const COMPLETE = /^(?:old mode |new mode |new file mode |deleted file mode |rename |copy |similarity |GIT binary patch)/;
const isOutside = (path)=>path.startsWith('/') || path.split('/').some((part)=>part === '..' || part === '.git');
/** Reads a patch line by line, as strictly as `git apply` does, and keeps what it would refuse. */ class PatchReader {
    faults = [];
    #file = null;
    #names = null;
    #hunk = null;
    #afterHunk = false;
    #files = 0;
    read(text) {
        const lines = text.split('\n');
        if (lines.at(-1) === '') lines.pop();
        for (const [index, raw] of lines.entries())this.#line(raw.replace(/\r$/, ''), index + 1, lines[index + 1]);
        this.#endHunk();
        this.#endFile();
        if (this.#files === 0) this.#tell(1, 'changes no file');
        return this.faults;
    }
    #tell(line, what) {
        this.faults.push({
            line,
            what
        });
    }
    #line(line, number, following) {
        if (this.#hunk !== null && this.#takes(line)) return;
        this.#endHunk();
        if (line.startsWith('diff --git ')) this.#startFile(line, number);
        else if (line.startsWith('@@ ')) this.#startHunk(line, number);
        else if (line.startsWith('--- ') && following?.startsWith('+++ ')) this.#oldSide(line, number);
        else if (line.startsWith('+++ ') && this.#file !== null && this.#file.hunks === 0) this.#newSide(line, number);
        else if (line.startsWith('Binary files ')) {
            this.#tell(number, 'has a binary file without its bytes; make it with git diff --binary');
            if (this.#file !== null) this.#file.complete = true;
        } else if (this.#file !== null && COMPLETE.test(line)) this.#file.complete = true;
        else if (this.#afterHunk && /^[+ -]/.test(line) && !/^-- ?$/.test(line)) this.#tell(number, 'has a line after a hunk that its header does not count');
        if (!line.startsWith('\\')) this.#afterHunk = false;
    }
    #startFile(line, number) {
        this.#endFile();
        this.#files++;
        this.#names = (0,patch_names/* readHeaderNames */.Qr)(line.slice('diff --git '.length));
        this.#file = {
            line: number,
            sides: false,
            hunks: 0,
            complete: false,
            next: 0
        };
        for (const path of new Set([
            this.#names?.oldPath,
            this.#names?.newPath
        ])){
            if (path !== undefined && isOutside(path)) this.#tell(number, `names ${path}, outside of the work tree`);
        }
    }
    #oldSide(line, number) {
        const open = this.#file;
        // Without git's own header, each pair of names begins a file.
        if (open === null || open.sides) {
            this.#startFile('diff --git ', number);
            this.#names = null;
        }
        if (this.#file !== null) this.#file.sides = true;
        this.#compare(line.slice(4), this.#names?.oldPath, number);
    }
    #newSide(line, number) {
        this.#compare(line.slice(4), this.#names?.newPath, number);
    }
    #compare(text, headed, number) {
        const name = (0,patch_names/* readLoneName */.qb)(text);
        const path = name === null || name === '/dev/null' ? null : (0,patch_names/* withoutPrefix */.Z7)(name);
        if (name !== null && name !== '/dev/null' && path === null) {
            this.#tell(number, 'names a file without the prefix a/ or b/');
        }
        if (path === null) return;
        if (headed === undefined) {
            if (isOutside(path)) this.#tell(number, `names ${path}, outside of the work tree`);
        } else if (path !== headed) this.#tell(number, `names ${path} under a header that says ${headed}`);
    }
    #startHunk(header, number) {
        const read = (0,hunk_header/* readHunkHeader */.k)(header);
        if (read === null) {
            this.#tell(number, 'has a hunk header that cannot be read');
            return;
        }
        const wanted = {
            old: read.oldCount,
            new: read.newCount
        };
        const file = this.#file;
        if (file === null) this.#tell(number, 'has a hunk before any file is named');
        else {
            file.hunks++;
            if (read.oldStart < file.next) this.#tell(number, 'has a hunk that begins before the one above it ends');
            file.next = read.oldStart + wanted.old;
        }
        this.#hunk = {
            line: number,
            header: header.slice(0, 60),
            wanted,
            old: 0,
            new: 0
        };
    }
    /** Whether a line belongs to the open hunk. */ #takes(line) {
        const hunk = this.#hunk;
        if (hunk === null || hunk.old >= hunk.wanted.old && hunk.new >= hunk.wanted.new) return false;
        const kind = line[0] ?? ' ';
        if (kind === '\\') return true;
        if (!' +-'.includes(kind)) return false;
        if (kind !== '+') hunk.old++;
        if (kind !== '-') hunk.new++;
        return true;
    }
    #endHunk() {
        const hunk = this.#hunk;
        if (hunk === null) return;
        const { wanted, line } = hunk;
        if (hunk.old !== wanted.old || hunk.new !== wanted.new) {
            const says = `${wanted.old} lines before and ${wanted.new} after`;
            this.#tell(line, `has a hunk whose header counts ${says}, but it has ${hunk.old} and ${hunk.new}`);
        }
        this.#hunk = null;
        this.#afterHunk = true;
    }
    #endFile() {
        const file = this.#file;
        if (file !== null && file.hunks === 0 && !(file.complete && !file.sides)) {
            this.#tell(file.line, 'has a file without a hunk');
        }
        this.#file = null;
    }
}
/** What is malformed in a patch, by line; empty for one that is well-formed. */ const patchFaults = (text)=>{
    if (text.trim() === '') return [
        {
            line: 1,
            what: 'is empty'
        }
    ];
    const lines = text.split('\n');
    const withReturn = lines.flatMap((line, index)=>line.endsWith('\r') ? [
            index + 1
        ] : []);
    const faults = [];
    const [first] = withReturn;
    if (first !== undefined) {
        const all = withReturn.length === 1 ? '1 line ends' : `${withReturn.length} lines end`;
        faults.push({
            line: first,
            what: `has Windows line ends: ${all} with a carriage return`
        });
    }
    if (text.includes('\0')) faults.push({
        line: text.slice(0, text.indexOf('\0')).split('\n').length,
        what: 'holds NUL'
    });
    if (!text.endsWith('\n')) faults.push({
        line: lines.length,
        what: 'does not end with a line break, so that its last line is lost'
    });
    return [
        ...faults,
        ...new PatchReader().read(text)
    ].sort((a, b)=>a.line - b.line);
};

;// CONCATENATED MODULE: ./src/check/checks/patch-format.js


const patchFormat = {
    id: 'patch-format',
    sentence: 'Both patches are well-formed: hunks of the length their headers say, line feeds, a last line that ends.',
    level: 'error',
    why: '`git apply` refuses such a patch, or applies another one than was meant; the task can then not be solved.',
    run: ({ fix, testPatch })=>{
        if (fix === null && testPatch === null) return {
            notRun: 'the patches cannot be read'
        };
        const patches = [
            {
                file: FIX_PATCH,
                patch: fix
            },
            {
                file: TEST_PATCH,
                patch: testPatch
            }
        ];
        return patches.flatMap(({ file, patch })=>patch === null ? [] : patchFaults(patch.text).map(({ line, what })=>({
                    file,
                    line,
                    message: `${file} ${what}.`,
                    advice: 'Make it anew with git diff --binary, and do not edit it by hand.'
                })));
    }
};

// EXTERNAL MODULE: ./src/text/shell-comments.js
var shell_comments = __webpack_require__(23394);
;// CONCATENATED MODULE: ./src/check/checks/required-files.js



const REQUIRED = [
    [
        TOML,
        'it makes the folder a task'
    ],
    [
        INSTRUCTION,
        'it is what the agent is asked'
    ],
    [
        DOCKERFILE,
        'it is what the image is made of, and no environment.docker_image is set'
    ],
    [
        SOLVE_SH,
        'without it the fix cannot be shown to work'
    ],
    [
        FIX_PATCH,
        'without it the fix cannot be shown to work'
    ],
    [
        TEST_SH,
        'it is what verifies the work'
    ],
    [
        TEST_PATCH,
        'it brings the hidden tests'
    ],
    [
        EXPECTED_TESTS,
        'without it no verdict can be reached'
    ]
];
/** Files of its own that a script of the task names by where they are put in the container. */ const NAMED = [
    [
        TEST_SH,
        /(?<![\w./-])\/tests\/([\w.-]+(?:\/[\w.-]+)*)/g,
        'tests'
    ],
    [
        SOLVE_SH,
        /(?<![\w./-])\/solution\/([\w.-]+(?:\/[\w.-]+)*)/g,
        'solution'
    ]
];
/** Named in a script and not there; those that are required anyway are told of once. */ const namedButMissing = ({ files, text })=>NAMED.flatMap(([script, pattern, folder])=>{
        const content = (0,shell_comments/* withoutComments */.f)(text(script) ?? '');
        const names = new Map();
        for (const match of content.matchAll(pattern)){
            const path = `${folder}/${match[1]}`;
            if (names.size > SHOWN_PROBLEMS) break;
            const isFolder = [
                ...files.keys()
            ].some((file)=>file.startsWith(`${path}/`));
            const isRequired = REQUIRED.some(([file])=>file === path);
            if (files.has(path) || isFolder || isRequired || names.has(path)) continue;
            names.set(path, content.slice(0, match.index).split('\n').length);
        }
        return [
            ...names
        ].map(([path, line])=>({
                file: script,
                line,
                message: `${script} uses /${path}, but the task has no ${path}.`,
                advice: 'Add the file, or correct its name.'
            }));
    });
const requiredFiles = {
    id: 'required-files',
    sentence: 'Every file that a task needs is there and can be read.',
    level: 'error',
    why: 'Without one of them the task cannot be run, or not be verified.',
    run: (task)=>{
        const { files, result, config } = task;
        if (!result.ok && result.fault.code === 'task-file-refused' && files.size === 0) {
            return [
                {
                    file: TOML,
                    line: null,
                    message: `The folder is not read: ${result.fault.message}.`,
                    advice: 'A folder holds regular files, and what belongs to the task alone.'
                }
            ];
        }
        const isPrebuilt = config?.environment?.docker_image !== undefined;
        const missing = REQUIRED.filter(([file])=>!files.has(file) && !(file === DOCKERFILE && isPrebuilt));
        const unreadable = REQUIRED.flatMap(([file])=>{
            const refusal = files.get(file)?.refusal ?? null;
            return refusal === null ? [] : [
                {
                    file,
                    refusal
                }
            ];
        });
        return [
            ...missing.map(([file, why])=>({
                    file,
                    line: null,
                    message: `${file} is missing: ${why}.`,
                    advice: 'Add it.'
                })),
            ...unreadable.map(({ file, refusal })=>({
                    file,
                    line: null,
                    message: `${refusal}.`,
                    advice: 'Put a text file in UTF-8 in its place, of the size that people write.'
                })),
            ...namedButMissing(task)
        ];
    }
};

;// CONCATENATED MODULE: ./src/check/checks/resources.js


/** `ubuntu-24.04` for public repositories: 4 processors, 16 GB of memory, 14 GB of disk. */ const HOSTED = {
    cpus: 4,
    memory_mb: 16 * 1024,
    storage_mb: 14 * 1024
};
const UNITS = {
    cpus: 'processors',
    memory_mb: 'MiB of memory',
    storage_mb: 'MiB of disk'
};
/** The key's own line, and not that of its table. */ const lineOfKey = (toml, name)=>{
    const line = (0,toml_lines/* lineOfPath */.Z)(toml, [
        'environment',
        name
    ]);
    return line === (0,toml_lines/* lineOfPath */.Z)(toml, [
        'environment'
    ]) ? null : line;
};
const resources = {
    id: 'resources',
    sentence: 'The task asks for no more processors, memory and disk than a hosted runner has.',
    level: 'warning',
    why: 'What the machine does not have is clamped, and results on small and large machines differ.',
    run: ({ result, config, text })=>{
        if (config === null) return {
            notRun: 'task.toml cannot be read'
        };
        const { environment = {} } = config;
        const asked = {
            cpus: environment.cpus,
            // `memory = "8G"` is an older way to say it.
            memory_mb: result.ok ? result.task.environment.memoryMb : environment.memory_mb,
            storage_mb: environment.storage_mb
        };
        return Object.keys(HOSTED).flatMap((resource)=>{
            const value = asked[resource] ?? 0;
            if (value <= HOSTED[resource]) return [];
            const names = [
                resource,
                resource.replace('_mb', '')
            ];
            const [line = null] = names.flatMap((name)=>lineOfKey(text(TOML) ?? '', name) ?? []);
            return [
                {
                    file: TOML,
                    line,
                    message: `environment.${resource} asks for ${value} ${UNITS[resource]}; a hosted runner has ${HOSTED[resource]}.`,
                    advice: 'Ask for less where the tests pass with less.'
                }
            ];
        });
    }
};

;// CONCATENATED MODULE: ./src/check/checks/run-bits.js

const runBits = {
    id: 'run-bits',
    sentence: '`test.sh` and `solve.sh` are executable and name their interpreter.',
    level: 'warning',
    why: 'Runners of the format execute them by their path. This one does so with any file, others may not.',
    run: ({ files })=>[
            TEST_SH,
            SOLVE_SH
        ].flatMap((file)=>{
            const found = files.get(file);
            if (found === undefined || found.text === null) return [];
            const named = found.text.startsWith('#!');
            return [
                ...found.executable ? [] : [
                    {
                        file,
                        line: null,
                        message: `${file} is not executable.`,
                        advice: `git update-index --chmod=+x ${file}`
                    }
                ],
                ...named ? [] : [
                    {
                        file,
                        line: 1,
                        message: `${file} does not begin with #!.`,
                        advice: 'Begin it with #!/bin/bash.'
                    }
                ]
            ];
        })
};

;// CONCATENATED MODULE: ./src/check/checks/schema.js



const FILES = {
    'task-toml-invalid': TOML,
    'task-compose-invalid': task_compose/* COMPOSE_FILE */.U
};
const schema = {
    id: 'schema',
    sentence: 'Every value of `task.toml` and of the compose file has the right type and lies in its range.',
    level: 'error',
    why: 'A task that cannot be read cannot run.',
    run: ({ result, text })=>{
        if (text(TOML) === null) return {
            notRun: 'task.toml cannot be read'
        };
        if (result.ok) return [];
        const file = FILES[result.fault.code];
        if (file === undefined) return [];
        const { message, problems = [
            {
                line: null,
                key: null,
                message
            }
        ] } = result.fault;
        return problems.filter((problem)=>!isHostProblem(problem.key)).map((problem)=>({
                file,
                line: problem.line,
                message: problem.message,
                advice: 'Write a value that the Harbor task format, schema 1.4, allows there.'
            }));
    }
};

;// CONCATENATED MODULE: ./src/check/checks/secrets.js
const SECRETS = [
    [
        'a private key',
        /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/
    ],
    [
        'a GitHub token',
        /\b(?:gh[pousr]_[A-Za-z0-9]{36,}|github_pat_[A-Za-z0-9_]{50,})\b/
    ],
    [
        'a GitLab token',
        /\bglpat-[A-Za-z0-9_-]{20,}/
    ],
    [
        'an Anthropic key',
        /\bsk-ant-[A-Za-z0-9_-]{24,}/
    ],
    [
        'an OpenAI key',
        /\bsk-(?:(?:proj|svcacct|admin)-[A-Za-z0-9_-]{32,}|[A-Za-z0-9]{32,})/
    ],
    [
        'an AWS access key',
        /\b(?:AKIA|ASIA)[A-Z2-7]{16}\b/
    ],
    [
        'a Google API key',
        /\bAIza[A-Za-z0-9_-]{35}\b/
    ],
    [
        'a Slack token',
        /\bxox[abprs]-[A-Za-z0-9-]{20,}/
    ],
    [
        'an npm token',
        /\bnpm_[A-Za-z0-9]{36}\b/
    ],
    [
        'a Hugging Face token',
        /\bhf_[A-Za-z0-9]{34}\b/
    ],
    [
        'a password in an address',
        /\w:\/\/[^\s/:@'"<>{}$]{1,100}:[^\s/:@'"<>{}$]{8,200}@\w/
    ]
];
/** One look at a file of megabytes; only where it has something are its lines looked at. */ const ANY = new RegExp(SECRETS.map(([, pattern])=>pattern.source).join('|'));
const inLine = (file, content, line)=>{
    // Minified and generated lines are no place for a secret that somebody typed.
    const found = content.length > 5_000 ? undefined : SECRETS.find(([, pattern])=>pattern.test(content));
    if (found === undefined) return [];
    return [
        {
            file,
            line,
            message: `${file} has what looks like ${found[0]}.`,
            advice: 'Revoke it and take it out; where it is made up for a test, turn this check off with that reason.'
        }
    ];
};
const secrets = {
    id: 'secrets',
    sentence: 'No file holds what looks like a key or a token.',
    level: 'warning',
    why: 'A dataset is public. The secret is not repeated here; patches may hold made-up ones.',
    run: ({ files })=>[
            ...files
        ].flatMap(([file, { text }])=>text === null || !ANY.test(text) ? [] : text.split('\n').flatMap((content, index)=>inLine(file, content, index + 1)))
};

;// CONCATENATED MODULE: ./src/check/checks/supported.js


const supported_FILES = [
    TOML,
    task_compose/* COMPOSE_FILE */.U
];
const supported = {
    id: 'supported',
    sentence: 'The task asks for nothing that this runner cannot do yet.',
    level: 'warning',
    why: 'The format has more than is run here; such a task is refused, never half-run. It is no mistake in the task.',
    run: ({ result })=>{
        if (result.ok || result.fault.code !== 'task-unsupported') return [];
        const { message } = result.fault;
        return [
            {
                file: supported_FILES.find((name)=>message.startsWith(name)) ?? TOML,
                line: null,
                message,
                advice: 'Leave it out, or run the task with another runner of the Harbor format.'
            }
        ];
    }
};

;// CONCATENATED MODULE: ./src/check/checks/test-patch-paths.js




const testPatchPaths = {
    id: 'test-patch-paths',
    sentence: 'A verifier that reads paths from `diff --git` lines reads every path of the test patch, and no other.',
    level: 'warning',
    why: 'It passes over quoted names and splits names with " b/" wrongly; such a file is not set back before the tests are put in.',
    run: ({ text, testPatch })=>{
        const script = text(TEST_SH);
        if (script === null || testPatch === null) return {
            notRun: 'the verifier or the test patch cannot be read'
        };
        if (!script.includes('diff --git')) return {
            notRun: 'the verifier does not read diff --git lines'
        };
        const touched = (0,patch_paths/* touchedPaths */.Pq)(testPatch.files);
        const restored = new Set((0,patch_paths/* verifierLoopPaths */.$A)(testPatch.text));
        const missed = touched.filter((path)=>!restored.has(path));
        const wrong = [
            ...restored
        ].filter((path)=>!touched.includes(path));
        if (missed.length === 0 && wrong.length === 0) return [];
        const parts = [
            ...missed.length > 0 ? [
                `passes over ${missed.map((path)=>shown(path)).join(', ')}`
            ] : [],
            ...wrong.length > 0 ? [
                `takes ${wrong.map((path)=>shown(path)).join(', ')} for paths`
            ] : []
        ];
        return [
            {
                file: TEST_PATCH,
                line: lineMatching(testPatch.text, /^diff --git "/) ?? lineOfText(testPatch.text, missed[0] ?? wrong[0] ?? ''),
                message: `The loop of ${TEST_SH} ${parts.join(' and ')}.`,
                advice: 'Let the verifier take the paths from git apply --numstat -z.'
            }
        ];
    }
};

;// CONCATENATED MODULE: ./src/check/checks/test-patch-touches-product.js





const testPatchTouchesProduct = {
    id: 'test-patch-touches-product',
    sentence: 'The test patch touches test files alone.',
    level: 'warning',
    why: "What it touches is set back before the tests run: an agent's work on a product file would be lost. Upstream sorts files by their names, so that four tasks of the benchmark have one.",
    run: ({ testPatch })=>{
        if (testPatch === null) return {
            notRun: 'the test patch cannot be read'
        };
        return (0,patch_paths/* touchedPaths */.Pq)(testPatch.files).filter((path)=>!(0,test_paths/* isTestSupportPath */.Tq)(path)).map((path, number)=>({
                file: TEST_PATCH,
                line: number < SHOWN_PROBLEMS ? lineOfText(testPatch.text, path) : null,
                message: `${TEST_PATCH} touches ${shown(path)}, which is no file of tests.`,
                advice: 'Leave the file out, or move its change into solution/fix.patch.'
            }));
    }
};

;// CONCATENATED MODULE: ./src/check/checks/timeouts.js


/** https://docs.github.com/actions/reference/limits: a workflow job on a hosted runner ends after 6 hours. */ const HOSTED_JOB_SEC = 6 * 3600;
const timeouts = {
    id: 'timeouts',
    sentence: 'Every phase has a limit, and all together fit into a workflow job of six hours.',
    level: 'warning',
    why: 'A hosted runner ends a job after six hours, with all the trials in it. Own runners have longer.',
    run: ({ result, text })=>{
        if (!result.ok) return {
            notRun: 'the task cannot be read'
        };
        const { environment, agent, verifier } = result.task;
        const toml = text(TOML) ?? '';
        const problems = [];
        if (agent.timeoutSec === null) {
            problems.push({
                file: TOML,
                line: (0,toml_lines/* lineOfPath */.Z)(toml, [
                    'agent'
                ]),
                message: 'agent.timeout_sec is not set, so that an agent may go on without an end.',
                advice: 'Set it; tasks of the benchmark have 1800.'
            });
        }
        const seconds = environment.buildTimeoutSec + (agent.timeoutSec ?? 0) + verifier.timeoutSec;
        if (seconds > HOSTED_JOB_SEC) {
            problems.push({
                file: TOML,
                line: (0,toml_lines/* lineOfPath */.Z)(toml, [
                    'agent',
                    'timeout_sec'
                ]) ?? (0,toml_lines/* lineOfPath */.Z)(toml, [
                    'verifier',
                    'timeout_sec'
                ]),
                message: `The limits for building, agent and verifier add up to ${Math.round(seconds / 60)} minutes; a hosted runner has 360.`,
                advice: 'Shorten the longest.'
            });
        }
        return problems;
    }
};

;// CONCATENATED MODULE: ./src/check/checks/unknown-keys.js

const unknownKeys = {
    id: 'unknown-keys',
    sentence: 'Every key of `task.toml` is one of the task format and has an effect.',
    level: 'warning',
    why: 'A misspelt key is passed over without a word, and the task runs by a default instead. Tasks of the benchmark carry keys of older generations, so this is no error.',
    run: ({ result, text })=>text(TOML) === null ? {
            notRun: 'task.toml cannot be read'
        } : result.warnings.map(({ file, line, message })=>({
                file,
                line,
                message,
                advice: 'Correct or remove the key.'
            }))
};

// EXTERNAL MODULE: ./src/score/verifier-shapes.js
var verifier_shapes = __webpack_require__(58919);
;// CONCATENATED MODULE: ./src/check/checks/verifier-one-without-report.js


const verifierOneWithoutReport = {
    id: 'verifier-one-without-report',
    sentence: '`test.sh` never writes 1 itself: only the comparison of a report does.',
    level: 'error',
    why: 'Verifiers of the older generation write 1 when no report was found: a change that breaks compilation then scores 1 in every runner that believes them. Told once a task, in place of what else the older shape lacks.',
    run: ({ text })=>{
        const script = text(TEST_SH);
        if (script === null) return {
            notRun: `${TEST_SH} cannot be read`
        };
        const one = (0,verifier_shapes/* rewardWrites */.Mi)(script).find(({ value })=>value === 1);
        if (one === undefined) return [];
        return [
            {
                file: TEST_SH,
                line: one.line,
                message: `${TEST_SH} can write 1 without a report.`,
                advice: '`kotlin-bench harden` writes it anew; by hand: write 0 first, and let nothing but junit_compare.py write the reward.'
            }
        ];
    }
};

;// CONCATENATED MODULE: ./src/check/checks/verifier-steps.js



/** The six after the first, in their order. */ const STEPS = [
    {
        what: 'set back the files that the test patch touches (git restore --source=HEAD)',
        pattern: /\bgit\s+(?:-\S+\s+)*(?:restore\b.*--source|checkout\s+HEAD\b)/
    },
    {
        what: 'apply /tests/test.patch',
        pattern: /\bgit\s+(?:-\S+\s+\S+\s+)*apply\b(?!.*--(?:numstat|stat|check)).*test\.patch/
    },
    {
        what: 'delete reports that are there already',
        pattern: /TEST\S*\.xml.*(?:-delete|\brm\b)|\brm\b.*test-results/
    },
    {
        what: 'run the tests with Gradle or Maven',
        pattern: /(?:^|[\s/])(?:gradlew?|mvnw?)\s/
    },
    {
        what: 'collect the reports (kotlin_logs_collector.sh)',
        pattern: /kotlin_logs_collector\.sh/
    },
    {
        what: 'compare them (junit_compare.py)',
        pattern: /junit_compare\.py/
    }
];
const [, APPLY, , RUN] = STEPS;
/** Whether a command that fails ends the script. */ const endsOnFailure = (line, lines)=>/\|\|\s*(?:exit\b|\{.*exit\b|\{$)|^if\s+!/.test(line.text) || !/\|\|/.test(line.text) && lines.some(({ line: at, text })=>at < line.line && /^set\s+(?:-\w*e|.*-o\s+errexit)/.test(text));
const missingOrEarly = (lines)=>{
    const problems = [];
    let last = null;
    for (const { what, pattern } of STEPS){
        const matches = lines.filter(({ text })=>pattern.test(text));
        const found = matches.find(({ line })=>line >= (last?.line ?? 0)) ?? matches[0];
        const advice = `After it writes 0, a verifier does this in order: ${STEPS.map((step)=>step.what).join('; ')}.`;
        if (found === undefined) {
            problems.push({
                file: TEST_SH,
                line: null,
                message: `${TEST_SH} does not ${what}.`,
                advice
            });
        } else if (last !== null && found.line < last.line) {
            problems.push({
                file: TEST_SH,
                line: found.line,
                message: `${TEST_SH} comes to this too early: ${what}. First it has to: ${last.what} (line ${last.line}).`,
                advice
            });
        } else last = {
            what,
            line: found.line
        };
    }
    return problems;
};
const careless = (lines)=>{
    const applied = lines.find(({ text })=>APPLY?.pattern.test(text));
    const run = lines.find(({ text })=>RUN?.pattern.test(text));
    const problems = [];
    if (applied !== undefined && !endsOnFailure(applied, lines)) {
        problems.push({
            file: TEST_SH,
            line: applied.line,
            message: `${TEST_SH} goes on where the test patch does not apply, and scores a tree without the hidden tests.`,
            advice: 'Write || exit 1 after it.'
        });
    }
    if (run !== undefined && !/\|\|/.test(run.text) && endsOnFailure(run, lines)) {
        problems.push({
            file: TEST_SH,
            line: run.line,
            message: `${TEST_SH} ends where a test fails, before the results are compared.`,
            advice: 'Write || true after it.'
        });
    }
    return problems;
};
const verifierSteps = {
    id: 'verifier-steps',
    sentence: '`test.sh` goes through the seven steps in their order: 0, restore, apply, delete old reports, run, collect, compare.',
    level: 'warning',
    why: 'A step that is missing or late leaves a way to a wrong reward. The host deletes and reads reports itself, so that its verdict does not depend on it.',
    run: ({ text })=>{
        const script = text(TEST_SH);
        if (script === null) return {
            notRun: `${TEST_SH} cannot be read`
        };
        const writes = (0,verifier_shapes/* rewardWrites */.Mi)(script);
        if (writes.some(({ value })=>value === 1) || writes.every(({ value })=>value !== 0)) {
            return {
                notRun: 'the verifier does not begin as it has to, which is told already'
            };
        }
        const lines = scriptLines(script);
        return [
            ...missingOrEarly(lines),
            ...careless(lines)
        ];
    }
};

;// CONCATENATED MODULE: ./src/check/checks/verifier-zero-first.js




/** What may stand above: settings of the shell, variables, and wiping the folder of the reward. */ const PREPARES = [
    /^(?:set|shopt|export|readonly|declare|unset|umask|ulimit|trap|exec|mkdir|touch|chmod|echo|printf|:|true)(?:\s|$)/,
    /^[A-Za-z_]\w*=/,
    /^(?:rm|find|truncate)\s.*(?:\/logs\b|\$)/,
    /^(?:if|for|while)\s.*\/logs\b/,
    /^(?:then|else|fi|do|done)\b/
];
/** Functions that are only told of here run where they are called. */ const withoutFunctions = (lines)=>{
    let inside = false;
    return lines.filter(({ text })=>{
        if (/^(?:function\s+)?[\w-]+\s*\(\)\s*\{$/.test(text)) inside = true;
        const isPart = inside;
        if (text === '}') inside = false;
        return !isPart;
    });
};
const verifierZeroFirst = {
    id: 'verifier-zero-first',
    sentence: 'The first thing that `test.sh` does is to write 0.',
    level: 'error',
    why: 'Whatever ends it early then leaves a 0, and never what an agent has put there.',
    run: ({ text })=>{
        const script = text(TEST_SH);
        if (script === null) return {
            notRun: `${TEST_SH} cannot be read`
        };
        const writes = (0,verifier_shapes/* rewardWrites */.Mi)(script);
        if (writes.some(({ value })=>value === 1)) return {
            notRun: 'the verifier writes 1 itself, which is told already'
        };
        const zero = writes.find(({ value })=>value === 0);
        const advice = 'Begin with: mkdir -p /logs/verifier, wipe it, echo 0 > /logs/verifier/reward.txt';
        if (zero === undefined) {
            return [
                {
                    file: TEST_SH,
                    line: 1,
                    message: `${TEST_SH} does not write 0 before it begins.`,
                    advice
                }
            ];
        }
        const first = withoutFunctions(scriptLines(script)).find((line)=>line.line >= zero.line || !PREPARES.some((pattern)=>pattern.test(line.text)));
        if (first === undefined || first.line >= zero.line) return [];
        return [
            {
                file: TEST_SH,
                line: first.line,
                message: `${TEST_SH} does something before it writes 0 in line ${zero.line}: ${shown(first.text)}.`,
                advice
            }
        ];
    }
};

;// CONCATENATED MODULE: ./src/check/static-checks.js





























/** Every check that reads files alone, in the order of the report and of the table in docs/task-checks.md. */ const staticChecks = [
    requiredFiles,
    schema,
    allowedHosts,
    unknownKeys,
    supported,
    timeouts,
    resources,
    licence,
    runBits,
    lineEndings,
    byteOrderMark,
    baseImage,
    baseRepository,
    composeImage,
    instructionEmpty,
    instructionLeak,
    patchFormat,
    fixTouchesTests,
    testPatchTouchesProduct,
    testPatchPaths,
    expectedLists,
    expectedStages,
    expectedIds,
    verifierOneWithoutReport,
    verifierZeroFirst,
    verifierSteps,
    networkFetch,
    nearIdentical,
    secrets
];

// EXTERNAL MODULE: ./src/contracts/exit-code.js
var exit_code = __webpack_require__(33951);
// EXTERNAL MODULE: ./src/report/escape.js
var report_escape = __webpack_require__(40261);
;// CONCATENATED MODULE: ./src/report/checks/text.js


/** `tests/test.sh:12`; the file alone where no line is known. */ const placeOf = ({ file, line })=>line === null ? file : `${file}:${line}`;
/** `29 static checks`, and those that build and run where there are any. */ const stagesPhrase = (checks)=>{
    const active = checks.filter(({ level })=>level !== 'off');
    const stages = [
        'static',
        'dynamic'
    ];
    return stages.map((stage)=>({
            stage,
            count: active.filter((check)=>check.stage === stage).length
        })).filter(({ count })=>count > 0).map(({ stage, count })=>(0,plural/* plural */.L)(count, `${stage} check`)).join(' and ');
};
/** `8 tasks, 7 of them sound: 1 error, 2 warnings by 29 static checks`. */ const checkTotals = ({ counts, checks })=>{
    const { tasks, sound, errors, warnings } = counts;
    if (tasks === 0) return 'No task to check.';
    const among = sound === tasks ? (0,plural/* plural */.L)(tasks, 'sound task') : `${(0,plural/* plural */.L)(tasks, 'task')}, ${sound} sound`;
    return `${among}: ${(0,plural/* plural */.L)(errors, 'error')}, ${(0,plural/* plural */.L)(warnings, 'warning')} by ${stagesPhrase(checks)}`;
};
/** Checks whose level the dataset chose, with its reasons. */ const changedLevels = (checks)=>checks.flatMap((check)=>check.reason === null ? [] : [
            {
                ...check,
                reason: check.reason
            }
        ]);
/** What `check` found for a terminal: a paragraph a finding, then totals. */ const checkText = (report)=>{
    const paths = new Map(report.tasks.map(({ name, path })=>[
            name,
            path
        ]));
    const findings = report.findings.flatMap((finding)=>[
            (0,report_escape/* visible */.RK)(`${paths.get(finding.task) ?? finding.task}/${placeOf(finding)}: ${finding.level} ${finding.check}: ${finding.message}`),
            `    ${(0,report_escape/* visible */.RK)(finding.advice)}`
        ]);
    const levels = changedLevels(report.checks).map(({ id, level, reason })=>(0,report_escape/* visible */.RK)(`${id} is ${level} in this dataset: ${reason}`));
    return [
        ...findings,
        ...findings.length > 0 ? [
            ''
        ] : [],
        ...levels,
        checkTotals(report)
    ].join('\n');
};

;// CONCATENATED MODULE: ./src/commands/check/broken-folders.js


/** Any of these makes a folder a task that lacks its task.toml, and no folder of something else. */ const OF_TASKS = new Set([
    'instruction.md',
    'tests',
    'solution',
    'environment'
]);
/** Folders that are passed over when a dataset is run, but were meant as tasks. */ const brokenFolders = async ({ skipped, tasksDir })=>{
    const broken = [];
    for (const { name, reason } of skipped){
        const dir = (0,external_node_path_.join)(tasksDir, name);
        const children = await (0,promises_.readdir)(dir).catch(()=>[]);
        if (!children.some((child)=>OF_TASKS.has(child))) continue;
        const fault = {
            code: 'task-file-missing',
            message: `${name} ${reason}`
        };
        broken.push({
            name,
            dir,
            ok: false,
            fault,
            warnings: []
        });
    }
    return broken;
};

// EXTERNAL MODULE: ../../node_modules/smol-toml/dist/index.js + 8 modules
var dist = __webpack_require__(20528);
;// CONCATENATED MODULE: ./src/check/levels.js






/** Where a dataset says how it takes the checks: at its top, beside the folder of tasks. */ const LEVELS_FILE = 'kotlin-bench.toml';
const levelValid = `one of ${CHECK_LEVELS.map((level)=>`"${level}"`).join(', ')}`;
const reasonValid = 'a sentence that says why; a level is not changed without one';
const levelsSchema = schemas/* strictObject */.rej({
    checks: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* strictObject */.rej({
        level: schemas/* enum */.k5n(CHECK_LEVELS, {
            error: levelValid
        }),
        reason: schemas/* string */.YjP({
            error: reasonValid
        }).trim().min(1, {
            error: reasonValid
        }).max(2_000)
    }, {
        error: (issue)=>issue.code === 'unrecognized_keys' ? undefined : 'a table with level and reason'
    }), {
        error: 'a table of checks'
    }).default({})
});
const EXAMPLE = 'a table [checks] with lines such as: network-fetch = {level = "off", reason = "…"}';
/**
 * Reads `kotlin-bench.toml`: `[checks]`, each with a level and the reason for it.
 * @throws UserError that names file, line and the valid values
 */ const parseLevels = (toml, source, known)=>{
    const at = (path)=>{
        const line = (0,toml_lines/* lineOfPath */.Z)(toml, path);
        return line === null ? source : `${source}:${line}`;
    };
    let data;
    try {
        data = (0,dist/* parse */.qg)(toml);
    } catch (error) {
        if (!(error instanceof dist/* TomlError */.zx)) throw error;
        throw new errors/* UserError */.yo(`${source}:${error.line}: ${error.message.split('\n')[0]}. Correct the line.`);
    }
    const read = levelsSchema.safeParse(data);
    const [issue] = read.error?.issues ?? [];
    if (issue?.code === 'unrecognized_keys') {
        const path = [
            ...issue.path,
            issue.keys[0] ?? ''
        ];
        throw new errors/* UserError */.yo(`${at(path)}: ${(0,toml_lines/* dottedPath */.w)(path)} is not known. The file has ${EXAMPLE}.`);
    }
    if (!read.success) {
        const path = issue?.path ?? [];
        throw new errors/* UserError */.yo(`${at(path)}: ${(0,toml_lines/* dottedPath */.w)(path)} has to be ${issue?.message}.`);
    }
    for (const id of Object.keys(read.data.checks)){
        if (known.includes(id)) continue;
        const hint = (0,nearest_names/* didYouMean */.a)((0,nearest_names/* nearestNames */.L)(id, known, {
            count: 1
        })[0]);
        throw new errors/* UserError */.yo(`${at([
            'checks',
            id
        ])}: there is no check ${JSON.stringify(id)}.${hint} The checks are: ${known.join(', ')}.`);
    }
    return new Map(Object.entries(read.data.checks));
};

// EXTERNAL MODULE: ./src/dataset/read-file.js
var read_file = __webpack_require__(30863);
;// CONCATENATED MODULE: ./src/commands/check/read-levels.js




/**
 * The levels that a dataset chose, in `kotlin-bench.toml` at its top; none where it has no such file.
 * @throws UserError for one that cannot be read
 */ const readLevels = async (top, known)=>{
    const path = (0,external_node_path_.join)(top, LEVELS_FILE);
    try {
        return parseLevels(await (0,read_file/* readText */.yR)(path, {
            maxBytes: read_file/* MIB */.D6,
            label: path
        }), path, known);
    } catch (error) {
        if (!(error instanceof read_file/* RefusedFile */.tg)) throw error;
        if (error.message.includes('(ENOENT)')) return new Map();
        throw new errors/* UserError */.yo(`${error.message}. Put a text file in its place, or remove it.`);
    }
};

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./src/dataset/task-files.js
var task_files = __webpack_require__(15263);
// EXTERNAL MODULE: ./src/image/dockerfile.js
var image_dockerfile = __webpack_require__(3969);
;// CONCATENATED MODULE: ./src/commands/check/read-task-folder.js







/** The largest list of expected tests of the real dataset has 2.2 MB. */ const MAX_FILE = 32 * read_file/* MIB */.D6;
/** What people write; the longest instruction of the real dataset has 10 KB. */ const MAX_WRITTEN = read_file/* MIB */.D6;
const WRITTEN = new Set([
    TOML,
    INSTRUCTION,
    DOCKERFILE,
    TEST_SH,
    SOLVE_SH
]);
/** All files of a task together, beyond which the rest is not looked at. */ const MAX_FOLDER = 128 * read_file/* MIB */.D6;
const EXECUTABLE = external_node_fs_.constants.S_IXUSR | external_node_fs_.constants.S_IXGRP | external_node_fs_.constants.S_IXOTH;
/** Anything else than a refusal or an error of the file system is a mistake of ours. */ const orNull = (thrown)=>{
    if (thrown instanceof read_file/* RefusedFile */.tg || typeof thrown.code === 'string') return null;
    throw thrown;
};
const BYTE_ORDER_MARK = Buffer.from('\ufeff');
const readContent = async (path, options)=>{
    try {
        const bytes = await (0,read_file/* readCapped */.EF)(path, options);
        const marked = bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK);
        return {
            text: (0,read_file/* decodeText */.g7)(bytes, options.label),
            refusal: null,
            marked
        };
    } catch (error) {
        if (!(error instanceof read_file/* RefusedFile */.tg)) throw error;
        return {
            text: null,
            refusal: error.message,
            marked: false
        };
    }
};
const readFolderFile = async (dir, label, maxBytes)=>{
    const path = (0,external_node_path_.join)(dir, label);
    const content = await readContent(path, {
        maxBytes,
        label
    });
    const stats = await (0,promises_.lstat)(path).catch(orNull);
    return {
        ...content,
        executable: ((stats?.mode ?? 0) & EXECUTABLE) !== 0
    };
};
const readFiles = async (dir, wanted)=>{
    const files = new Map();
    let left = MAX_FOLDER;
    for (const label of await (0,task_files/* listTaskFiles */.L)(dir).catch(orNull) ?? []){
        if (wanted !== undefined && !wanted.includes(label)) continue;
        const maxBytes = WRITTEN.has(label) ? MAX_WRITTEN : MAX_FILE;
        const file = await readFolderFile(dir, label, Math.min(maxBytes, left));
        left -= file.text === null ? 0 : Buffer.byteLength(file.text);
        files.set(label, file);
    }
    return files;
};
/**
 * Reads a task's folder for the checks: all its files, or only some. Never throws for what is in it; a
 * folder that is refused as a whole has no files.
 */ const readTaskFolder = async (entry, { wanted } = {})=>{
    const files = await readFiles(entry.dir, wanted);
    const dockerfile = files.get(DOCKERFILE)?.text;
    const parents = typeof dockerfile === 'string' ? (0,image_dockerfile/* parentImages */.b)(dockerfile) : [];
    return {
        name: entry.name,
        files,
        result: entry,
        parents
    };
};

;// CONCATENATED MODULE: ./src/commands/check/repository-root.js


/** The folder that git tracks a path in; the one above the tasks where it tracks none. */ const repositoryRoot = (tasksDir)=>{
    for(let folder = tasksDir; folder !== (0,external_node_path_.dirname)(folder); folder = (0,external_node_path_.dirname)(folder)){
        if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, '.git'))) return folder;
    }
    return (0,external_node_path_.dirname)(tasksDir);
};

// EXTERNAL MODULE: ../../node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(48630);
// EXTERNAL MODULE: ./src/engine/engine-failure.js
var engine_failure = __webpack_require__(66275);
;// CONCATENATED MODULE: ./src/agent/broken-build.js





/**
 * Adds what no compiler takes to the first of the named files that is there, else to the first main
 * source of the tree. Arguments: working directory, files.
 */ const SCRIPT = `
cd "$1" || exit 3
shift
for p do
  if [ -f "./$p" ] && [ ! -L "./$p" ]; then
    found=./$p
    break
  fi
done
if [ -z "\${found:-}" ]; then
  found=$(find . -path '*/src/main/*' -type f '(' -name '*.kt' -o -name '*.java' ')' | sort | head -n 1)
fi
[ "$found" ] || exit 4
printf '\\n)} this does not compile {(\\n' >> "$found" || exit 5
echo "broken: $found"
`;
const SOURCE = /\.(?:kt|java)$/;
/** Files that the task's own fix changes: sources first, since what is changed there is compiled. */ const changedByFix = async (dir)=>{
    const patch = await (0,promises_.readFile)((0,external_node_path_.join)(dir, 'solution/fix.patch'), 'utf8').catch(()=>'');
    const paths = (0,patch_paths/* patchPaths */.BT)(patch).flatMap(({ oldPath })=>oldPath === null ? [] : [
            oldPath
        ]);
    return [
        ...paths.filter((path)=>SOURCE.test(path)),
        ...paths.filter((path)=>!SOURCE.test(path))
    ];
};
/**
 * Breaks the build of the product, and does nothing else: a task that gives it reward 1 lets any agent
 * pass that keeps the tests from running.
 */ const brokenBuild = {
    name: 'broken-build',
    version: null,
    model: null,
    offline: true,
    needs: [],
    async run ({ task, container, workdir, timeoutMs, signal, log }) {
        const { exitCode, timedOut, stderr } = await container.exec({
            command: [
                'sh',
                '-c',
                SCRIPT,
                'sh',
                workdir,
                ...await changedByFix(task.dir)
            ],
            user: 0,
            timeoutMs,
            signal,
            onOutput: log('broken-build.txt')
        });
        if (exitCode === 4) {
            throw new errors/* FaultError */.VD('task', 'no-main-source', 'The work tree has no source that a syntax error could be put into: neither a file that fix.patch changes nor one below src/main.');
        }
        if (exitCode !== 0 && !timedOut) {
            const code = (0,engine_failure/* failureSignature */.vH)(stderr)?.code ?? 'broken-build-failed';
            throw new errors/* FaultError */.VD('infrastructure', code, `The build could not be broken: ${(0,engine_failure/* lastLines */.w$)(stderr)}`);
        }
        return {
            exitCode,
            timedOut
        };
    }
};

// EXTERNAL MODULE: ./src/engine/container.js + 1 modules
var engine_container = __webpack_require__(59155);
// EXTERNAL MODULE: ./src/engine/labels.js
var labels = __webpack_require__(28385);
// EXTERNAL MODULE: ./src/engine/limits.js
var limits = __webpack_require__(28794);
// EXTERNAL MODULE: ./src/engine/git-in-container.js
var git_in_container = __webpack_require__(98296);
// EXTERNAL MODULE: ./src/engine/tar.js
var tar = __webpack_require__(8103);
// EXTERNAL MODULE: ./src/trial/hand-over/git-scripts.js
var git_scripts = __webpack_require__(73246);
;// CONCATENATED MODULE: ./src/trial/read-shipped-tree.js





const FOLDER = `${git_scripts/* STAGING */.Cj}/inspect`;
/** As many commits as are told by name. */ const NAMED_COMMITS = 20;
/**
 * Reads the repository first and applies the patches last. New objects and the index that the fix is
 * put into lie beside the image's own. Pairs of a key and a value come out, each ended by NUL.
 *
 * A fix's file counts as hidden in the repository where its blob is there and no commit that HEAD
 * reaches has it: what the past holds is no secret. Argument: working directory.
 */ const read_shipped_tree_SCRIPT = `
set -u
cd "$1" || exit 3
${git_in_container/* TRUST_WORK_TREES */.R}
export LC_ALL=C
s=${FOLDER}
root=$(git rev-parse --show-toplevel) || exit 4
cd "$root" || exit 3
git rev-parse --verify -q HEAD > "$s/head" || exit 5
objects=$(cd "$(git rev-parse --git-path objects)" && pwd) || exit 6

each() { xargs -0 sh -c 'key=$0; for value do printf "%s\\0%s\\0" "$key" "$value"; done' "$1"; }
lines() { tr '\\n' '\\0' | each "$1"; }

git status --porcelain -z --no-renames > "$s/status" || exit 6
each dirty < "$s/status"
git for-each-ref --no-merged HEAD --format='%(refname)' | lines ref

git rev-list --objects HEAD | cut -d ' ' -f 1 | sort -u > "$s/reached"
git cat-file --batch-all-objects --batch-check='%(objecttype) %(objectname)' | sort -u > "$s/all"
sed -n 's/^commit //p' "$s/all" | comm -13 "$s/reached" - > "$s/beyond"
if [ -s "$s/beyond" ]; then
  head -n ${NAMED_COMMITS} "$s/beyond" | git log --no-walk=unsorted --stdin --format='%H %s' | lines commit
  sed '1,${NAMED_COMMITS}d' "$s/beyond" | lines commit
fi

# What it says of a patch that it takes is of no interest.
apply() {
  if git apply --whitespace=nowarn "$@" > /dev/null 2> "$s/said"; then : > "$s/said"; return 0; fi
  [ -s "$s/said" ] || echo 'git apply failed' > "$s/said"
  return 1
}
said() { printf '%s\\0' "$1"; head -c 2000 "$s/said"; printf '\\0'; }

if [ -f "$s/fix.patch" ]; then
  mkdir "$s/objects"
  (
    export GIT_OBJECT_DIRECTORY="$s/objects" GIT_ALTERNATE_OBJECT_DIRECTORIES="$objects" GIT_INDEX_FILE="$s/index"
    git read-tree HEAD && apply --cached "$s/fix.patch" &&
      git diff-index --cached --raw -z --no-renames --no-abbrev HEAD
  ) > "$s/fixed"
  xargs -0 -n 200 sh -c '
    while [ "$#" -gt 1 ]; do
      new=$(echo "$1" | cut -d " " -f 4)
      if grep -q -x "blob $new" "$0/all" && ! grep -q -x "$new" "$0/reached" && [ "$(git cat-file -s "$new")" != 0 ]; then
        printf "stored\\0%s %s\\0" "$new" "$2"
      fi
      shift 2
    done' "$s" < "$s/fixed"
fi
if [ -f "$s/test.patch" ]; then
  apply --check "$s/test.patch"
  said tests
fi
if [ -f "$s/fix.patch" ]; then
  if apply "$s/fix.patch"; then fits=yes; else fits=; fi
  said fix
  if [ "$fits" ] && [ -f "$s/test.patch" ]; then
    apply --check "$s/test.patch"
    said testsOnFix
  fi
fi
`;
const WHY_NOT = {
    3: 'it has no folder %. Set WORKDIR in its Dockerfile, or [environment] workdir',
    4: '% is in no git work tree',
    5: 'the repository at % has no commit checked out'
};
const readPairs = (output)=>{
    const fields = output.toString('utf8').split('\0');
    const found = new Map();
    for(let index = 0; index + 1 < fields.length; index += 2){
        const [key = '', value = ''] = fields.slice(index, index + 2);
        found.set(key, [
            ...found.get(key) ?? [],
            value
        ]);
    }
    return found;
};
const storedFile = (text)=>{
    const end = text.indexOf(' ');
    return {
        id: text.slice(0, end),
        path: text.slice(end + 1)
    };
};
/**
 * Asks a container that was just started from a task's image what it ships. Afterwards the container is
 * of no other use: the fix is applied in it.
 * @throws FaultError `task` where the image has no repository that can be read, `infrastructure` where
 * the engine failed
 */ const readShippedTree = async (pristine, { workdir, fix, tests, signal })=>{
    const folder = FOLDER.slice(1);
    const patches = {
        'fix.patch': fix,
        'test.patch': tests
    };
    await pristine.copyIn([
        {
            path: folder,
            type: 'directory'
        },
        ...Object.entries(patches).flatMap(([name, text])=>text === null ? [] : [
                (0,tar/* fileEntry */.nV)(`${folder}/${name}`, text)
            ])
    ]);
    const result = await pristine.exec({
        command: [
            'sh',
            '-c',
            read_shipped_tree_SCRIPT,
            'sh',
            workdir
        ],
        user: 0,
        signal,
        maxBytes: 64 * 1024 * 1024
    });
    if (result.exitCode !== 0) {
        const why = WHY_NOT[result.exitCode]?.replace('%', workdir);
        const fault = why === undefined ? (0,engine_failure/* failureSignature */.vH)(result.stderr) : undefined;
        throw new errors/* FaultError */.VD(fault?.kind ?? 'task', fault?.code ?? 'image-unreadable', `The task image cannot be looked at: ${why ?? (0,engine_failure/* lastLines */.w$)(result.stderr, 3)}.`);
    }
    const found = readPairs(result.stdout);
    const all = (key)=>found.get(key) ?? [];
    const failure = (key)=>{
        const [text] = all(key);
        return text === undefined ? undefined : text.trim() || null;
    };
    return {
        dirty: all('dirty'),
        refsBeyond: all('ref'),
        commitsBeyond: all('commit'),
        fixedFiles: all('stored').map(storedFile),
        applying: {
            fix: failure('fix'),
            tests: failure('tests'),
            testsOnFix: failure('testsOnFix')
        }
    };
};

// EXTERNAL MODULE: ./src/trial/stages.js
var trial_stages = __webpack_require__(96007);
;// CONCATENATED MODULE: ./src/commands/check/run-dynamic-checks.js












/** How many trials a sound task takes: its stages, and one with a broken build. */ const trialsOfTask = (repeat)=>contracts_stages/* STAGES */.a.length * repeat + 1;
/** Builds the image of a task, and looks at what it ships. */ const lookAt = async (entry, context)=>{
    const { task } = entry;
    const { buildTimeoutSec } = task.environment;
    const image = await context.images.task(task, {
        timeoutMs: buildTimeoutSec === null ? undefined : buildTimeoutSec * 1000
    });
    const { files } = await readTaskFolder(entry, {
        wanted: [
            FIX_PATCH,
            TEST_PATCH
        ]
    });
    const container = await (0,engine_container/* startContainer */.Y)(context.docker, {
        image: image.id,
        role: 'image',
        network: 'none',
        env: {},
        jobId: context.jobId,
        expiresAt: (0,labels/* expiresAfter */.Pe)(labels/* TRIAL_LIFE_SEC */.Gk),
        ...(0,limits/* clampLimits */.c)(task.environment, context.host)
    });
    try {
        return await readShippedTree(container, {
            workdir: task.environment.workdir ?? image.workdir,
            fix: files.get(FIX_PATCH)?.text ?? null,
            tests: files.get(TEST_PATCH)?.text ?? null,
            signal: context.signal
        });
    } finally{
        await container.remove();
    }
};
const triedOf = ({ record, verdict })=>({
        verdict,
        fault: record.fault,
        seconds: {
            verify: record.seconds.verify,
            limit: record.limits.timeoutsSec.verify
        }
    });
const stageOf = (run)=>({
        ...triedOf(run),
        stage: run.stage,
        repeat: run.repeat,
        statuses: run.statuses
    });
const faultOf = (thrown)=>{
    if (!(thrown instanceof errors/* FaultError */.VD)) throw thrown;
    return {
        kind: thrown.kind,
        code: thrown.code,
        message: thrown.message,
        phase: 'environment'
    };
};
const factsOf = async (entry, { repeat, context }, limit)=>{
    const nothing = {
        tree: undefined,
        expected: null,
        stages: undefined,
        brokenBuild: undefined
    };
    const { task } = entry;
    const { signal } = context;
    const tree = await limit(()=>lookAt(entry, context)).catch((thrown)=>{
        signal.throwIfAborted();
        return faultOf(thrown);
    });
    if ('kind' in tree) return {
        ...nothing,
        imageFault: tree
    };
    // Tests that cannot be put in cannot run either, and take their time to say so.
    if (tree.applying.tests) return {
        ...nothing,
        imageFault: null,
        tree
    };
    const [stages, broken] = await Promise.allSettled([
        (0,trial_stages/* runStages */.J)(task, context, {
            repeat,
            limit
        }),
        limit(()=>(0,trial_stages/* runOnTask */.s)(task, context, {
                agent: brokenBuild,
                name: 'broken-build',
                repeat: 1
            }))
    ]);
    if (stages.status === 'rejected') throw stages.reason;
    if (broken.status === 'rejected') throw broken.reason;
    const { expected } = await context.readTestMaterial(task).catch(()=>({
            expected: null
        }));
    return {
        imageFault: null,
        tree,
        expected,
        stages: stages.value.map(stageOf),
        brokenBuild: triedOf(broken.value)
    };
};
/** The first fault among the facts that is no fault of the task. */ const foreignFault = ({ imageFault, stages = [], brokenBuild })=>[
        imageFault,
        ...[
            ...stages,
            ...brokenBuild ? [
                brokenBuild
            ] : []
        ].map(({ fault })=>fault)
    ].find((fault)=>fault !== null && fault.kind !== 'task') ?? undefined;
/**
 * Builds and runs tasks, and makes the checks that this allows. What the infrastructure fails is told
 * apart; a task that cannot be read was told of by its files.
 */ const runDynamicChecks = async (entries, run)=>{
    const { checks, errors, pathOf, concurrency, context } = run;
    const limit = (0,p_limit/* default */.A)(concurrency);
    // Task by task, so that few images are in use at a time.
    const tasks = (0,p_limit/* default */.A)(concurrency);
    const faults = [];
    const checkOne = async (entry)=>{
        const about = {
            task: entry.name,
            path: pathOf(entry.dir)
        };
        if (!entry.ok) return runChecks(checks, about, ()=>({
                notRun: entry.fault.message
            }));
        context.signal.throwIfAborted();
        const facts = await factsOf(entry, run, limit);
        const fault = foreignFault(facts);
        if (fault) faults.push({
            task: entry.name,
            fault
        });
        return runChecks(checks, about, (check)=>check.run(facts, errors));
    };
    const running = entries.map((entry)=>tasks(()=>checkOne(entry)));
    try {
        return {
            outcomes: await Promise.all(running),
            faults
        };
    } finally{
        await Promise.allSettled(running);
    }
};

// EXTERNAL MODULE: ./src/commands/shared/dataset/open-dataset.js + 32 modules
var open_dataset = __webpack_require__(62789);
// EXTERNAL MODULE: ./src/commands/shared/jobs/outside-tasks.js
var outside_tasks = __webpack_require__(65425);
// EXTERNAL MODULE: ./src/commands/shared/jobs/task-runs.js
var task_runs = __webpack_require__(99759);
;// CONCATENATED MODULE: ./src/commands/check.js

















/** Every check there is, in the order of the report. */ const CHECKS = [
    ...staticChecks.map((check)=>({
            ...check,
            stage: 'static'
        })),
    ...dynamicChecks.map((check)=>({
            ...check,
            stage: 'dynamic'
        }))
];
/** The same with the levels that they have where a dataset chooses none. */ const everyCheck = checkInfos(CHECKS, new Map());
const datasetFacts = async ({ loaded, bases })=>{
    const names = bases.recipes.map(({ image })=>image);
    const fingerprints = [];
    for (const entry of loaded.entries){
        fingerprints.push(fingerprint_fingerprintOf(await readTaskFolder(entry, {
            wanted: [
                INSTRUCTION,
                FIX_PATCH
            ]
        })));
    }
    return {
        bases: names.length === 0 ? null : new Set(names),
        fingerprints
    };
};
const checkStatically = async (entries, { checks, opened, pathOf, signal })=>{
    const dataset = await datasetFacts(opened);
    const outcomes = [];
    // One at a time: a list of expected tests may have megabytes.
    for (const entry of entries){
        signal.throwIfAborted();
        const folder = await readTaskFolder(entry);
        outcomes.push(runStaticChecks(checks, {
            folder,
            path: pathOf(entry.dir),
            dataset
        }));
    }
    return outcomes;
};
const NOTHING_RUN = {
    outcomes: [],
    faults: [],
    jobDir: null,
    keepForNextRun: async ()=>{}
};
/** Builds and runs the tasks; what the infrastructure fails is told as a warning. */ const checkByRunning = async (entries, { opened, pathOf, levels, options, context })=>{
    const levelOf = ({ id, level })=>levels.get(id)?.level ?? level;
    const checks = dynamicChecks.filter((check)=>levelOf(check) !== 'off');
    const errors = new Set(checks.filter((check)=>levelOf(check) === 'error').map(({ id })=>id));
    if (options.stage === 'static' || entries.length === 0 || checks.length === 0) return NOTHING_RUN;
    const { repeat, concurrency } = options;
    if (options.dataset === undefined) await (0,outside_tasks/* requireOutsideTasks */.L)(options.jobsDir, options.path);
    const runs = await (0,task_runs/* openTaskRuns */.W)(opened, options, context);
    const { job, jobDir } = runs.folder;
    const { jobId } = runs.context;
    try {
        const trials = entries.length * trialsOfTask(repeat);
        context.listener({
            type: 'job-started',
            job,
            id: jobId,
            jobDir,
            trials
        });
        const ran = await runDynamicChecks(entries, {
            checks,
            errors,
            pathOf,
            repeat,
            concurrency,
            context: runs.context
        });
        for (const { task, fault } of ran.faults){
            context.listener({
                type: 'warning',
                task,
                message: `Not all checks could be made: ${fault.message}`
            });
        }
        return {
            ...ran,
            jobDir,
            keepForNextRun: runs.keepForNextRun
        };
    } finally{
        await runs.close();
    }
};
/**
 * `check`: what is wrong with the selected tasks, by checks that read their files, and unless only those
 * are wanted by building and running them.
 * @throws UserError and FaultError as opening and selecting do, for a `kotlin-bench.toml` that is none, and
 * where no engine answers
 */ const check = async (options, context)=>{
    const found = await (0,open_dataset/* openDataset */.Jp)(options, context);
    const entries = [
        ...found.loaded.entries,
        ...await brokenFolders(found.loaded)
    ];
    entries.sort((a, b)=>a.name < b.name ? -1 : 1);
    const opened = {
        ...found,
        loaded: {
            ...found.loaded,
            entries
        }
    };
    const levels = await readLevels((0,external_node_path_.dirname)(opened.loaded.tasksDir), CHECKS.map(({ id })=>id));
    const selected = await (0,open_dataset/* selectFrom */.JU)(opened, options, context);
    const root = repositoryRoot(opened.loaded.tasksDir);
    const pathOf = (dir)=>(0,external_node_path_.relative)(root, dir).split(external_node_path_.sep).join('/');
    const checks = staticChecks.filter(({ id })=>levels.get(id)?.level !== 'off');
    const statics = options.stage === 'dynamic' ? [] : await checkStatically(selected, {
        checks,
        opened,
        pathOf,
        signal: context.signal
    });
    const { outcomes, faults, jobDir, keepForNextRun } = await checkByRunning(selected, {
        ...{
            opened,
            pathOf,
            levels,
            options,
            context
        }
    });
    const report = buildCheckReport({
        toolVersion: context.toolVersion,
        dataset: opened.loaded.dataset,
        checks: CHECKS.filter(({ stage })=>options.stage === 'both' || options.stage === stage),
        levels,
        outcomes: joinOutcomes([
            statics,
            outcomes
        ])
    });
    const byFindings = report.counts.errors > 0 ? exit_code/* EXIT */.d.gate : exit_code/* EXIT */.d.done;
    return {
        report,
        root,
        text: checkText(report),
        jobDir,
        exitCode: faults.length > 0 ? exit_code/* EXIT */.d.noVerdict : byFindings,
        keepForNextRun
    };
};

// EXTERNAL MODULE: ./src/entry/gateway-program.js
var gateway_program = __webpack_require__(42893);
// EXTERNAL MODULE: ./src/entry/read-options/registry-access.js
var registry_access = __webpack_require__(45804);
// EXTERNAL MODULE: ./src/entry/read-options/ca-bundle-of.js
var ca_bundle_of = __webpack_require__(72177);
// EXTERNAL MODULE: ./src/entry/read-options/dataset-choice.js
var dataset_choice = __webpack_require__(81906);
// EXTERNAL MODULE: ./src/entry/read-options/registry-choice.js
var registry_choice = __webpack_require__(23277);
;// CONCATENATED MODULE: ./src/entry/read-options/to-check-options.js




/**
 * Which checks are asked for.
 * @throws UserError for both flags, each of which leaves out what the other asks for
 */ const checkStage = (values)=>{
    if (values.static && values.dynamic) {
        throw new errors/* UserError */.yo('`static` and `dynamic` each leave the other checks out: give one of them, or none for all checks.');
    }
    return values.static ? 'static' : values.dynamic ? 'dynamic' : 'both';
};
/** The options of `check` as the command takes them. */ const toCheckOptions = (values, place, { environment, folder })=>{
    const choice = (0,dataset_choice/* datasetChoice */.o)(values);
    (0,dataset_choice/* requireDataset */.I)(choice, place);
    return {
        ...choice,
        ...(0,registry_choice/* registryChoice */.L)(values),
        stage: checkStage(values),
        repeat: values.repeat,
        concurrency: values.concurrency,
        caBundle: (0,ca_bundle_of/* caBundleOf */.i)(values['ca-bundle'], environment, folder),
        jobsDir: values['jobs-dir'],
        maxRetries: values['max-retries']
    };
};

// EXTERNAL MODULE: ./src/entry/version.js
var version = __webpack_require__(14910);
// EXTERNAL MODULE: ./src/entry/cli/terminal-progress.js + 2 modules
var terminal_progress = __webpack_require__(81479);
;// CONCATENATED MODULE: ./src/entry/cli/check-verb.js







/** `kotlin-bench check`: what is wrong with the tasks on standard output, as text or as JSON. */ const checkVerb = async (values, context)=>{
    const { signal, watchJobs, stdout, stderr, environment } = context;
    const options = toCheckOptions(values, 'flags', {
        environment,
        folder: process.cwd()
    });
    const found = await (0,terminal_progress/* withProgress */.E)(stderr, {
        quiet: values.quiet,
        watchJobs
    }, (listener)=>check(options, {
            ...{
                environment,
                listener,
                signal,
                toolVersion: version/* VERSION */.x
            },
            registryAccess: (0,registry_access/* verbAccess */.O)(options.registries, context),
            gatewayProgram: (0,gateway_program/* gatewayProgram */.n)()
        }));
    await writeCheckReport(found.report, {
        sarif: values.sarif
    });
    stdout.write(`${(values.json ? JSON.stringify(found.report, null, 2) : found.text).trimEnd()}\n`);
    if (found.jobDir !== null) stderr.write(`What the tasks printed: ${found.jobDir}\n`);
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

/***/ 96007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ runStages),
/* harmony export */   s: () => (/* binding */ runOnTask)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _agent_nop_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(87642);
/* harmony import */ var _agent_oracle_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87641);
/* harmony import */ var _contracts_expected_tests_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1309);
/* harmony import */ var _contracts_stages_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(71346);
/* harmony import */ var _contracts_verdict_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97620);
/* harmony import */ var _engine_tar_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8103);
/* harmony import */ var _score_index_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(57098);
/* harmony import */ var _list_report_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73757);
/* harmony import */ var _run_trial_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(54212);











const AGENTS = {
    base: _agent_nop_js__WEBPACK_IMPORTED_MODULE_2__/* .nop */ .m,
    tests: _agent_nop_js__WEBPACK_IMPORTED_MODULE_2__/* .nop */ .m,
    fix: _agent_oracle_js__WEBPACK_IMPORTED_MODULE_3__/* .oracle */ .b
};
const TEST_PATCH = 'test.patch';
/**
 * Applied where `test.sh` applies the hidden tests: one empty file that no build looks at. Git takes no
 * patch that changes nothing.
 */ const NO_TESTS = `diff --git a/.kotlin-bench-base-stage b/.kotlin-bench-base-stage
new file mode 100644
index 0000000..e69de29
`;
const withoutTestPatch = (material)=>({
        ...material,
        tests: material.tests.map((entry)=>entry.path === TEST_PATCH ? (0,_engine_tar_js__WEBPACK_IMPORTED_MODULE_6__/* .fileEntry */ .nV)(TEST_PATCH, Buffer.from(NO_TESTS)) : entry),
        testPaths: [],
        testPatch: NO_TESTS
    });
/** Reasons by which what reports there are is no result of the stage. */ const CUT_SHORT = new Set([
    'tests-timed-out',
    'tests-out-of-memory',
    'reports-too-large',
    'report-unreadable'
]);
const NOTHING_EXPECTED = _contracts_expected_tests_js__WEBPACK_IMPORTED_MODULE_4__/* .expectedTestsSchema */ .$v.parse({});
/** The tests' statuses by the reports that a trial left. */ const statusesOf = async ({ reasons }, { dir, shapes })=>{
    const files = (0,_list_report_files_js__WEBPACK_IMPORTED_MODULE_8__/* .reportTree */ .T)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'verifier/junit'));
    const read = await (0,_score_index_js__WEBPACK_IMPORTED_MODULE_7__/* .examineReports */ .TI)({
        expected: NOTHING_EXPECTED,
        files,
        shapes,
        containerReward: null
    });
    const isCut = [
        ...reasons,
        ...read.verdict.reasons
    ].some(({ code })=>CUT_SHORT.has(code));
    return isCut ? null : read.results.statuses;
};
/** Runs one of our own agents on a task, as any agent is run, in fresh containers. */ const runOnTask = async (task, context, { agent, name, repeat, readTestMaterial = context.readTestMaterial })=>{
    const jobDir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(context.jobDir, task.name);
    const planned = {
        task: task.name,
        agent: agent.name,
        model: null,
        attempt: repeat,
        name
    };
    const begin = Date.now();
    const record = await (0,_run_trial_js__WEBPACK_IMPORTED_MODULE_9__/* .runTrial */ .W)(planned, task, {
        ...context,
        agent,
        jobDir,
        readTestMaterial,
        controls: null,
        installed: async ()=>null,
        verifierMode: 'fresh'
    });
    const seconds = (Date.now() - begin) / 1000;
    const dir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(jobDir, name);
    const verdict = record.fault ? null : _contracts_verdict_js__WEBPACK_IMPORTED_MODULE_5__/* .verdictSchema */ .$D.parse(JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'verifier/report.json'), 'utf8')));
    const { fault } = record;
    const tests = verdict?.tests ?? null;
    context.listener({
        type: 'task-run-finished',
        trial: name,
        task: task.name,
        seconds,
        fault,
        tests
    });
    return {
        record,
        verdict,
        dir
    };
};
/** What the tests say in one stage. */ const runStage = async (task, context, { stage, repeat })=>{
    const read = context.readTestMaterial;
    const trial = await runOnTask(task, context, {
        agent: AGENTS[stage],
        name: `${stage}-${repeat}`,
        repeat,
        readTestMaterial: stage === 'base' ? async (asked)=>withoutTestPatch(await read(asked)) : read
    });
    if (trial.record.fault) return {
        ...trial,
        stage,
        repeat,
        statuses: null
    };
    const { shapes } = await read(task);
    return {
        ...trial,
        stage,
        repeat,
        statuses: await statusesOf(trial.record, {
            dir: trial.dir,
            shapes
        })
    };
};
/**
 * Runs the three stages of a task, each `repeat` times, in fresh containers: what `expected_tests.json`
 * is made from and compared with. A run that comes to nothing says why in its record; only an abort is
 * thrown.
 * @param limit how many of the runs go on at a time, also beside those of other tasks
 */ const runStages = async (task, context, { repeat, limit })=>{
    const running = _contracts_stages_js__WEBPACK_IMPORTED_MODULE_10__/* .STAGES */ .a.flatMap((stage)=>Array.from({
            length: repeat
        }, (_, index)=>limit(()=>{
                context.signal.throwIfAborted();
                return runStage(task, context, {
                    stage,
                    repeat: index + 1
                });
            })));
    try {
        return await Promise.all(running);
    } finally{
        await Promise.allSettled(running);
    }
};


/***/ })

};
;