"use strict";
exports.id = 5579;
exports.ids = [5579];
exports.modules = {

/***/ 30477:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ calibrationText)
/* harmony export */ });
/* harmony import */ var _score_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57098);
/* harmony import */ var _calibrate_run_calibration_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37647);


const SHOWN_TESTS = 20;
const STATUS_WORDS = {
    PASS: 'passed',
    FAIL: 'failed',
    SKIP: 'was skipped',
    NONE: 'was not there'
};
const REFUSALS = {
    'no-tests-ran': 'no test ran with the fix',
    'fix-breaks-tests': 'the fix breaks tests that passed before it',
    'nothing-fixed': 'the fix makes no test pass that did not pass before it'
};
/** Ids in one line each; they may hold line breaks. */ const testLines = (ids)=>[
        ...ids.slice(0, SHOWN_TESTS).map((id)=>`  ${JSON.stringify(id)}`),
        ...ids.length > SHOWN_TESTS ? [
            `  and ${ids.length - SHOWN_TESTS} more`
        ] : []
    ];
const flakyLine = ({ id, stage, seen }, repeat)=>{
    const ways = [
        ...seen
    ].map(([status, count])=>`${STATUS_WORDS[status]} ${count} of ${repeat} times`);
    return `  ${JSON.stringify(id)} ${ways.join(', ')} ${_calibrate_run_calibration_js__WEBPACK_IMPORTED_MODULE_1__/* .STAGE_WORDS */ .h[stage]}`;
};
const flakyLines = ({ flaky, repeat })=>flaky.length === 0 ? [] : [
        'Flaky, and in no list:',
        ...flaky.slice(0, SHOWN_TESTS).map((test)=>flakyLine(test, repeat)),
        ...flaky.length > SHOWN_TESTS ? [
            `  and ${flaky.length - SHOWN_TESTS} more`
        ] : []
    ];
/** What calibrating a task came to, as a person reads it. */ const calibrationText = (calibrated)=>{
    const { task, repeat, expected, refusal, excluded, written } = calibrated;
    const runs = repeat === 1 ? 'one run' : `${repeat} runs`;
    const lines = refusal === null ? [
        `${task}: ${_score_index_js__WEBPACK_IMPORTED_MODULE_0__/* .TRANSITION_NAMES */ .l_.map((name)=>`${name} ${expected[`${name}_tests`].length}`).join(', ')}, by ${runs} of each stage.`,
        ...written.map((path)=>`Written: ${path}`)
    ] : [
        `${task}: nothing was written, since ${REFUSALS[refusal.code]}${refusal.tests.length > 0 ? ':' : '.'}`,
        ...testLines(refusal.tests)
    ];
    return [
        ...lines,
        ...excluded.length === 0 ? [] : [
            `Classes that do not run any more: ${excluded.join(', ')}.`
        ],
        ...flakyLines(calibrated)
    ].join('\n');
};


/***/ }),

/***/ 55635:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ calibrateTask),
  H: () => (/* binding */ requireTask)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(29866);
// EXTERNAL MODULE: ./src/dataset/read-file.js
var read_file = __webpack_require__(30863);
// EXTERNAL MODULE: ./src/dataset/read-task.js
var read_task = __webpack_require__(86976);
// EXTERNAL MODULE: ./src/dataset/task-files.js
var task_files = __webpack_require__(15263);
;// CONCATENATED MODULE: ./src/making/exclude-tests.js
/** Texts of a task's files that say how its tests run, by their path in the task's folder. */ const DOCKERFILE = 'environment/Dockerfile';
/** Where a task calls its build. */ const BUILD_SCRIPTS = [
    'environment/prepare.sh',
    'tests/test.sh'
];
const HOME = '/home/';
const pathOf = (className)=>className.replaceAll('.', '/');
/** A nested class runs with the one around it. */ const outermost = (className)=>className.replace(/\$.*$/s, '');
const groovy = (classes)=>`allprojects {
    tasks.withType(Test) {
${classes.map((name)=>`        exclude '${pathOf(name)}.class', '${pathOf(name)}$*.class'`).join('\n')}
    }
}
`;
const kotlin = (classes)=>`allprojects {
    tasks.withType<Test>().configureEach {
${classes.map((name)=>`        exclude("${pathOf(name)}.class", "${pathOf(name)}$*.class")`).join('\n')}
    }
}
`;
const GRADLE = {
    call: /(?:^|[\s/])gradlew?\s/,
    option: /(?:--init-script|-I)[ =]?\/home\/([\w.-]+)/,
    newFile: 'exclude-flaky-tests.gradle',
    asOption: (path)=>`--init-script ${path}`,
    block: (classes, name)=>name.endsWith('.kts') ? kotlin(classes) : groovy(classes),
    head: '// Tests that come out now one way, now another: they can decide nothing.\n'
};
const MAVEN = {
    call: /(?:^|[\s/])mvnw?\s/,
    option: /-Dsurefire\.excludesFile=\/home\/([\w.-]+)/,
    newFile: 'exclude-flaky-tests.txt',
    asOption: (path)=>`-Dsurefire.excludesFile=${path}`,
    block: (classes)=>classes.map((name)=>`${pathOf(name)}.java\n`).join(''),
    // Without exclusions Surefire leaves nested classes out itself: they run with the one around them.
    head: '# Tests that come out now one way, now another: they can decide nothing.\n**/*$*\n'
};
const PLAIN_CLASS = /^[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)*$/u;
const COPY = /^(COPY [^\n]*\bprepare\.sh\b[^\n]*?)( \/home\/?)$/m;
const runsBuild = (line, { call })=>call.test(line) && !line.trimStart().startsWith('#');
const IGNORED_FAILURE = '|| true';
/** A command with an option, which goes before a `|| true`. */ const lineWith = (line, option)=>{
    if (!line.endsWith(IGNORED_FAILURE)) return `${line} ${option}`;
    const command = line.slice(0, -IGNORED_FAILURE.length).trimEnd();
    return `${command} ${option}${line.slice(command.length)}`;
};
/** The option, in each line of a script that runs the build; null where there is no such line, or one goes on. */ const withOption = (script, exclusion, path)=>{
    const lines = script.split('\n');
    const runs = lines.filter((line)=>runsBuild(line, exclusion));
    if (runs.length === 0 || runs.some((line)=>line.endsWith('\\'))) return null;
    const option = exclusion.asOption(path);
    return lines.map((line)=>runsBuild(line, exclusion) ? lineWith(line, option) : line).join('\n');
};
/**
 * Keeps test classes from being run, in the image and by the verifier: with Gradle by an init script,
 * with Maven by Surefire's file of exclusions. One that the task has already is added to. Gives the files
 * that change, or says why it cannot.
 * @param classes full names, such as `larder.PantrySpeedTest`
 */ const excludeTests = (files, classes)=>{
    const names = [
        ...new Set(classes.map(outermost))
    ].sort();
    const odd = names.find((name)=>!PLAIN_CLASS.test(name));
    if (odd !== undefined) return {
        cannot: `${JSON.stringify(odd)} is no name of a class`
    };
    const scripts = BUILD_SCRIPTS.map((path)=>[
            path,
            files.get(path) ?? ''
        ]);
    const tests = files.get('tests/test.sh') ?? '';
    const tool = [
        GRADLE,
        MAVEN
    ].find((one)=>tests.split('\n').some((line)=>runsBuild(line, one)));
    if (tool === undefined) return {
        cannot: 'tests/test.sh has no line that runs Gradle or Maven'
    };
    const present = tool.option.exec(tests)?.[1];
    if (present !== undefined) {
        const path = `environment/${present}`;
        const text = files.get(path);
        return text === undefined ? {
            cannot: `tests/test.sh names /home/${present}, which environment/ does not have`
        } : new Map([
            [
                path,
                `${text.trimEnd()}\n${tool.block(names, present)}`
            ]
        ]);
    }
    const name = tool.newFile;
    const dockerfile = files.get(DOCKERFILE) ?? '';
    if (!COPY.test(dockerfile)) return {
        cannot: `${DOCKERFILE} has no line that copies prepare.sh to /home/`
    };
    const changed = new Map([
        [
            `environment/${name}`,
            tool.head + tool.block(names, name)
        ],
        [
            DOCKERFILE,
            dockerfile.replace(COPY, (_, copied, to)=>`${copied} ${name}${to}`)
        ]
    ]);
    for (const [path, script] of scripts){
        const text = withOption(script, tool, HOME + name);
        if (text === null) return {
            cannot: `${path} has no line of its own that runs the tests`
        };
        changed.set(path, text);
    }
    return changed;
};

// EXTERNAL MODULE: ./src/making/expected-tests-text.js
var expected_tests_text = __webpack_require__(66591);
// EXTERNAL MODULE: ./src/commands/shared/files/replace-file.js
var replace_file = __webpack_require__(9123);
// EXTERNAL MODULE: ./src/contracts/expected-tests.js
var expected_tests = __webpack_require__(1309);
// EXTERNAL MODULE: ./src/score/index.js + 60 modules
var score = __webpack_require__(57098);
// EXTERNAL MODULE: ./src/trial/list-report-files.js
var list_report_files = __webpack_require__(73757);
;// CONCATENATED MODULE: ./src/commands/calibrate/flaky-classes.js




const NOTHING_EXPECTED = expected_tests/* expectedTestsSchema */.$v.parse({});
/** A report's file is named after the class that ran, also where a test's id shows another name. */ const CLASS_OF_REPORT = /^TEST-(.+)\.xml$/;
/** The classes that flaky tests are in, sorted: by the reports of the runs that have them. */ const flakyClasses = async ({ flaky, runs }, shapes)=>{
    const wanted = new Set(flaky.map(({ id })=>id));
    const classes = new Set();
    for (const { dir } of runs){
        for (const file of (0,list_report_files/* reportTree */.T)((0,external_node_path_.join)(dir, 'verifier/junit'))){
            const name = CLASS_OF_REPORT.exec((0,external_node_path_.basename)(file.path))?.[1];
            if (name === undefined || classes.has(name)) continue;
            const { results } = await (0,score/* examineReports */.TI)({
                expected: NOTHING_EXPECTED,
                files: [
                    file
                ],
                shapes,
                containerReward: null
            });
            if ([
                ...results.statuses.keys()
            ].some((id)=>wanted.has(id))) classes.add(name);
        }
    }
    return [
        ...classes
    ].sort();
};

// EXTERNAL MODULE: ./src/commands/calibrate/run-calibration.js + 1 modules
var run_calibration = __webpack_require__(37647);
;// CONCATENATED MODULE: ./src/commands/calibrate/calibrate-task.js












const EXPECTED_TESTS = 'tests/expected_tests.json';
/**
 * Reads a task again that was read, or written, before.
 * @throws FaultError `task` where it cannot run
 */ const requireTask = async (dir, name)=>{
    const read = await (0,read_task/* readTask */.g)(dir, name);
    if (!read.ok) throw new errors/* FaultError */.VD('task', read.fault.code, `${name}: ${read.fault.message}`);
    return read.task;
};
const buildFilesOf = async ({ dir })=>{
    const paths = [
        ...await (0,task_files/* listTaskFiles */.L)(dir)
    ].filter((path)=>path.startsWith('environment/') || path === 'tests/test.sh');
    const texts = paths.map(async (path)=>[
            path,
            await (0,read_file/* readText */.yR)((0,external_node_path_.join)(dir, path), {
                maxBytes: read_file/* MIB */.D6,
                label: path
            })
        ]);
    return new Map(await Promise.all(texts));
};
/** Runs the stages once more, on a copy of the task without those classes. */ const withoutFlaky = async (task, calibrated, options)=>{
    const { shapes } = await options.context.readTestMaterial(task);
    const classes = await flakyClasses(calibrated, shapes);
    const changed = excludeTests(await buildFilesOf(task), classes);
    if ('cannot' in changed) {
        throw new errors/* FaultError */.VD('task', 'tests-not-excluded', `${task.name}: ${classes.join(', ')} cannot be excluded: ${changed.cannot}. Exclude them by hand, or leave \`--exclude-flaky\` out.`);
    }
    const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'kotlin-bench-calibrate-'));
    try {
        const dir = (0,external_node_path_.join)(folder, task.name);
        await (0,promises_.cp)(task.dir, dir, {
            recursive: true
        });
        for (const [path, text] of changed)await (0,replace_file/* replaceFile */.f)((0,external_node_path_.join)(dir, path), text);
        const { jobDir } = options.context;
        const again = await (0,run_calibration/* runCalibration */.k)(await requireTask(dir, task.name), {
            ...options,
            context: {
                ...options.context,
                jobDir: (0,external_node_path_.join)(jobDir, 'without-flaky')
            }
        });
        return {
            classes,
            changed,
            calibrated: again
        };
    } finally{
        await (0,promises_.rm)(folder, {
            recursive: true,
            force: true
        });
    }
};
/**
 * Finds a task's expected tests by running it, and writes them into its folder: all at the end, so that
 * a run that is interrupted or refused leaves the task as it was.
 * @throws FaultError where a run came to nothing, or flaky tests cannot be excluded
 */ const calibrateTask = async (task, options)=>{
    const first = await (0,run_calibration/* runCalibration */.k)(task, options);
    const excluded = options.excludeFlaky && first.flaky.length > 0 ? await withoutFlaky(task, first, options) : undefined;
    const calibrated = excluded?.calibrated ?? first;
    if (calibrated.refusal) return {
        ...calibrated,
        excluded: excluded?.classes ?? [],
        written: []
    };
    const written = [];
    const files = [
        ...excluded?.changed ?? [],
        [
            EXPECTED_TESTS,
            (0,expected_tests_text/* expectedTestsText */.P)(calibrated.expected)
        ]
    ];
    for (const [path, text] of files){
        await (0,replace_file/* replaceFile */.f)((0,external_node_path_.join)(task.dir, path), text);
        written.push((0,external_node_path_.join)(task.dir, path));
    }
    return {
        ...calibrated,
        excluded: excluded?.classes ?? [],
        written
    };
};


/***/ }),

/***/ 37647:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ STAGE_WORDS),
  k: () => (/* binding */ runCalibration)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ../../node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(48630);
// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(29866);
// EXTERNAL MODULE: ./src/contracts/stages.js
var contracts_stages = __webpack_require__(71346);
// EXTERNAL MODULE: ./src/score/transitions.js
var transitions = __webpack_require__(71052);
;// CONCATENATED MODULE: ./src/making/calibrate-tests.js


/** By code point, as the lists of the dataset are sorted. */ const sorted = (ids)=>[
        ...ids
    ].map((id)=>({
            id,
            bytes: Buffer.from(id)
        })).sort((a, b)=>Buffer.compare(a.bytes, b.bytes)).map(({ id })=>id);
const idsOf = (runs)=>new Set(runs.flatMap((run)=>[
            ...run.keys()
        ]));
const flakyIn = (stage, runs)=>sorted(idsOf(runs)).flatMap((id)=>{
        const seen = new Map();
        for (const run of runs){
            const status = run.get(id) ?? 'NONE';
            seen.set(status, (seen.get(status) ?? 0) + 1);
        }
        return seen.size === 1 ? [] : [
            {
                id,
                stage,
                seen
            }
        ];
    });
const resultOf = (statuses)=>{
    const having = (wanted)=>sorted([
            ...statuses
        ].filter(([, status])=>status === wanted).map(([id])=>id));
    return {
        passed_tests: having('PASS'),
        failed_tests: having('FAIL'),
        skipped_tests: having('SKIP')
    };
};
/**
 * What `expected_tests.json` says by the results of the three stages: each test that passes with the
 * fix is in the list of what it was before. A flaky test is in no list, so that it decides nothing.
 */ const calibrateTests = (stages)=>{
    const flaky = contracts_stages/* STAGES */.a.flatMap((stage)=>flakyIn(stage, stages[stage]));
    const left = new Set(flaky.map(({ id })=>id));
    const stable = (runs)=>new Map([
            ...runs[0] ?? []
        ].filter(([id])=>!left.has(id)));
    const now = stable(stages.fix);
    const before = {
        run_result: resultOf(stable(stages.base)),
        test_patch_result: resultOf(stable(stages.tests))
    };
    const comparison = (0,transitions/* comparisonOf */.jb)({
        f2p_tests: [],
        p2p_tests: [],
        s2p_tests: [],
        n2p_tests: [],
        ...before
    }, now);
    const made = (wanted)=>sorted([
            ...now.keys()
        ].filter((id)=>(0,transitions/* transitionOf */.l9)(id, comparison) === wanted));
    const broken = sorted([
        ...(0,transitions/* regressions */.Z0)(comparison),
        ...(0,transitions/* failedGuards */.CL)(comparison)
    ]);
    const refusal = (()=>{
        if ((0,transitions/* ranNothing */.VT)(comparison)) return {
            code: 'no-tests-ran',
            tests: []
        };
        if (broken.length > 0) return {
            code: 'fix-breaks-tests',
            tests: broken
        };
        return (0,transitions/* fixedNothing */.uz)(comparison) ? {
            code: 'nothing-fixed',
            tests: []
        } : null;
    })();
    return {
        expected: {
            f2p_tests: made('f2p'),
            p2p_tests: made('p2p'),
            s2p_tests: made('s2p'),
            n2p_tests: made('n2p'),
            ...before
        },
        flaky,
        refusal
    };
};

// EXTERNAL MODULE: ./src/text/quote.js
var quote = __webpack_require__(98461);
// EXTERNAL MODULE: ./src/text/single-flight.js
var single_flight = __webpack_require__(51260);
// EXTERNAL MODULE: ./src/trial/stages.js
var stages = __webpack_require__(96007);
;// CONCATENATED MODULE: ./src/commands/calibrate/run-calibration.js







/** Where a stage stands in a sentence. */ const STAGE_WORDS = {
    base: 'at the base commit',
    tests: 'with test.patch',
    fix: 'with the fix'
};
/** @throws FaultError for a run that came to nothing: what it has no result for, nobody can tell */ const requireResult = ({ stage, repeat, record, statuses, dir })=>{
    const { fault, reasons } = record;
    if (fault) throw errors/* FaultError */.VD.of({
        ...fault,
        message: `${record.task}: ${fault.message}`
    });
    if (statuses !== null) return statuses;
    const why = reasons.map(({ message })=>message).join(' ');
    throw new errors/* FaultError */.VD('task', 'stage-without-result', `${record.task}: run ${repeat} ${STAGE_WORDS[stage]} has no result. ${why} What it printed: ${(0,quote/* quote */.h)((0,external_node_path_.join)(dir, 'verifier/test-stdout.txt'))}`);
};
/**
 * Runs the stages of a task and finds out what its expected tests are. Those that it has now have no part
 * in that.
 * @throws FaultError where a run came to nothing
 */ const runCalibration = async (task, { repeat, concurrency, context })=>{
    const runs = await (0,stages/* runStages */.J)(task, {
        ...context,
        // The same task may have been run with other files before.
        prepared: (0,single_flight/* oncePerKey */.G)(),
        readTestMaterial: async (asked)=>({
                ...await context.readTestMaterial(asked),
                expected: null
            })
    }, {
        repeat,
        limit: (0,p_limit/* default */.A)(concurrency)
    });
    context.signal.throwIfAborted();
    const of = (stage)=>runs.filter((run)=>run.stage === stage).map(requireResult);
    const calibration = calibrateTests({
        base: of('base'),
        tests: of('tests'),
        fix: of('fix')
    });
    return {
        ...calibration,
        task: task.name,
        repeat,
        runs
    };
};


/***/ }),

/***/ 9123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ replaceFile)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);


/**
 * Writes a file at once, with the mode of the one it takes the place of: an interrupted run leaves the
 * old one or the new.
 */ const replaceFile = async (path, text)=>{
    const mode = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).then((stats)=>stats.mode, ()=>0o644);
    const draft = `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(draft, text, {
            mode,
            flag: 'wx'
        });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(draft, path);
    } finally{
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(draft, {
            force: true
        });
    }
};


/***/ }),

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

/***/ 68023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ required)
/* harmony export */ });
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29866);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29921);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27711);



/** An option that a verb cannot do without. */ const required = (value, { verb, name })=>{
    if (value !== undefined) return value;
    const row = (0,_options_js__WEBPACK_IMPORTED_MODULE_1__/* .flagsOf */ .Zo)(verb).find((one)=>one.name === name);
    const usage = row === undefined ? name : (0,_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .usageOf */ .F)(row);
    const sentence = row === undefined ? '' : ` ${row.sentence.replace(' Required.', '')}`;
    throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`\`kotlin-bench ${verb}\` needs \`${usage}\`:${sentence}`);
};


/***/ }),

/***/ 56721:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ toCalibrationOptions)
/* harmony export */ });
/* harmony import */ var _ca_bundle_of_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72177);
/* harmony import */ var _registry_choice_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(23277);


/** How a task is run to find its expected tests, as `calibrate` and `new` take it. */ const toCalibrationOptions = (values, { environment, folder })=>({
        ...(0,_registry_choice_js__WEBPACK_IMPORTED_MODULE_1__/* .registryChoice */ .L)(values),
        bases: values.bases,
        repeat: values.repeat,
        concurrency: values.concurrency,
        excludeFlaky: values['exclude-flaky'],
        caBundle: (0,_ca_bundle_of_js__WEBPACK_IMPORTED_MODULE_0__/* .caBundleOf */ .i)(values['ca-bundle'], environment, folder),
        jobsDir: values['jobs-dir'],
        maxRetries: values['max-retries']
    });


/***/ }),

/***/ 66591:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ expectedTestsText)
/* harmony export */ });
const stage = ({ passed_tests, failed_tests, skipped_tests })=>({
        passed_count: passed_tests.length,
        failed_count: failed_tests.length,
        skipped_count: skipped_tests.length,
        passed_tests,
        failed_tests,
        skipped_tests
    });
/** `tests/expected_tests.json`: the lists in the order they have, and the counts that go with them. */ const expectedTestsText = (expected)=>`${JSON.stringify({
        f2p_tests: expected.f2p_tests,
        p2p_tests: expected.p2p_tests,
        s2p_tests: expected.s2p_tests,
        n2p_tests: expected.n2p_tests,
        run_result: stage(expected.run_result),
        test_patch_result: stage(expected.test_patch_result)
    }, null, 2)}\n`;


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