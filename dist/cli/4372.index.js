"use strict";
exports.id = 4372;
exports.ids = [4372];
exports.modules = {

/***/ 95839:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ explain)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29866);
/* harmony import */ var _contracts_verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97620);
/* harmony import */ var _report_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40261);
/* harmony import */ var _score_index_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57098);
/* harmony import */ var _text_quote_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(98461);
/* harmony import */ var _trial_agent_end_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(51783);
/* harmony import */ var _trial_list_report_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(73757);
/* harmony import */ var _verdict_text_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(90071);










/** `explain`: why a trial got its reward, from its folder alone. */ const explain = async ({ trialDir })=>{
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(trialDir)) throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .h)(trialDir)} does not exist. Give \`jobs/<job>/<trial>\`.`);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(trialDir).isFile()) throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .h)(trialDir)} is a file. Give a trial's folder, \`jobs/<job>/<trial>\`.`);
    const result = readJson((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(trialDir, 'result.json'));
    const report = readJson((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(trialDir, 'verifier', 'report.json'));
    if (result === undefined && report === undefined) throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .h)(trialDir)} is no trial's folder, or the trial has not ended: it has no result.json. Give \`jobs/<job>/<trial>\`.`);
    if ('n_total_trials' in fields(result)) throw jobInstead(trialDir);
    if (report === undefined) return {
        verdict: null,
        tests: [],
        text: withoutVerdict(result),
        exitCode: 0
    };
    const verdict = readVerdict(report, trialDir);
    const expected = readExpected((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(trialDir, 'verifier', 'expected_tests.json'));
    const results = expected ? await resultsOf(trialDir, expected, verdict) : null;
    const tests = expected ? (0,_score_index_js__WEBPACK_IMPORTED_MODULE_5__/* .explainTests */ .nP)({
        verdict,
        expected,
        results
    }) : [];
    const text = [
        heading(result),
        (0,_verdict_text_js__WEBPACK_IMPORTED_MODULE_9__/* .verdictText */ .G)(verdict),
        agentEnd(result, verdict),
        testTable(tests)
    ].filter((part)=>part !== '').join('\n');
    return {
        verdict,
        tests,
        text,
        exitCode: 0
    };
};
/** A job's folder has a result.json too, as Harbor has it. */ const jobInstead = (jobDir)=>{
    const trial = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(jobDir, {
        withFileTypes: true
    }).find((entry)=>entry.isDirectory())?.name;
    const such = trial === undefined ? '' : `, such as \`${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(jobDir, trial)}\``;
    return new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .h)(jobDir)} is a job's folder. Give one of its trials${such}.`);
};
const readIfThere = (path)=>{
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, {
            throwIfNoEntry: false
        })?.isFile() ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path) : undefined;
    } catch (error) {
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`Cannot read ${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .h)(path)}: ${(0,_contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .errorMessage */ .gJ)(error)}. Run as the user who ran the trial, or allow reading it.`);
    }
};
const readJson = (path)=>{
    const content = readIfThere(path);
    if (content === undefined) return undefined;
    try {
        return JSON.parse(content.toString('utf8'));
    } catch  {
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .h)(path)} is not JSON. The trial's folder is damaged; run the trial again.`);
    }
};
const readVerdict = (report, trialDir)=>{
    const parsed = _contracts_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .verdictSchema */ .$D.safeParse(report);
    if (parsed.success) return parsed.data;
    const issue = parsed.error.issues[0];
    throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .h)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(trialDir, 'verifier', 'report.json'))}: ${issue.path.join('.')}: ${issue.message}. It was written by another version, or is damaged.`);
};
const readExpected = (path)=>{
    const content = readIfThere(path);
    return content && (0,_score_index_js__WEBPACK_IMPORTED_MODULE_5__/* .readExpectedTests */ ._v)(content, path);
};
const COLLECTORS = [
    {},
    {
        androidResults: true
    },
    {
        gradleResults: false,
        surefireReports: true,
        keepsOpenLine: true
    }
];
const SHAPES = COLLECTORS.flatMap((collector)=>[
        'common',
        'platform-suffix'
    ].map((comparer)=>{
        const usual = (0,_score_index_js__WEBPACK_IMPORTED_MODULE_5__/* .verifierShapes */ .Bs)({});
        return {
            ...usual,
            collector: {
                ...usual.collector,
                ...collector
            },
            comparer
        };
    }));
/** What two readings of the same reports agree in; verdicts of before do not say what did not run. */ const countsOf = ({ reward, tests, transitions })=>{
    const counts = _score_index_js__WEBPACK_IMPORTED_MODULE_5__/* .TRANSITION_NAMES */ .l_.map((name)=>[
            transitions[name].expected,
            transitions[name].passed
        ]);
    return JSON.stringify({
        reward,
        tests,
        counts
    });
};
/**
 * The results of a trial's reports. The folder does not say which shape its task's verifier has, so the
 * one is taken that repeats the verdict; none does where the reports were not scored.
 */ const resultsOf = async (trialDir, expected, verdict)=>{
    const junit = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(trialDir, 'verifier', 'junit');
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(junit, {
        throwIfNoEntry: false
    })?.isDirectory()) return null;
    const files = (0,_trial_list_report_files_js__WEBPACK_IMPORTED_MODULE_8__/* .reportTree */ .T)(junit);
    for (const shapes of SHAPES){
        const again = await (0,_score_index_js__WEBPACK_IMPORTED_MODULE_5__/* .examineReports */ .TI)({
            expected,
            files,
            shapes,
            containerReward: null
        });
        if (countsOf(again.verdict) === countsOf(verdict)) return again.results;
    }
    return null;
};
const fields = (value)=>typeof value === 'object' && value !== null ? value : {};
const heading = (result)=>{
    const { task_name: task, trial_name: trial } = fields(result);
    return typeof task === 'string' ? `${(0,_verdict_text_js__WEBPACK_IMPORTED_MODULE_9__/* .line */ .n)(task)}${typeof trial === 'string' ? ` (${(0,_verdict_text_js__WEBPACK_IMPORTED_MODULE_9__/* .line */ .n)(trial)})` : ''}\n` : '';
};
/** An agent that ended badly, where the verdict does not name that among its reasons. */ const agentEnd = (result, { reasons })=>{
    const { exit_code: code, last_line: last } = fields(fields(fields(result).agent_result).metadata);
    if (typeof code !== 'number' || code === 0) return '';
    if (reasons.some((reason)=>reason.code === 'agent-failed')) return '';
    const phrase = (0,_trial_agent_end_js__WEBPACK_IMPORTED_MODULE_7__/* .exitPhrase */ .QD)(code, typeof last === 'string' ? (0,_verdict_text_js__WEBPACK_IMPORTED_MODULE_9__/* .line */ .n)(last) : undefined);
    return `${phrase.code}; the folder agent/ has what it printed.${phrase.said}\n`;
};
const withoutVerdict = (result)=>{
    const { exception_type: type, exception_message: message } = fields(fields(result).exception_info);
    const cause = [
        type,
        message
    ].filter((part)=>typeof part === 'string').map((part)=>(0,_report_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .visible */ .RK)(part));
    return `${heading(result)}no verdict${cause.length > 0 ? `: ${cause.join(': ')}` : '; the trial may not have ended'}\n`;
};
const WORDS = {
    PASS: 'passed',
    FAIL: 'failed',
    SKIP: 'skipped',
    NONE: 'absent'
};
/** How many tests are told at length; the result has them all. */ const SHOWN = 20;
const testTable = (tests)=>tests.length === 0 ? '' : [
        'list  before   with tests  now      test',
        ...tests.slice(0, SHOWN).flatMap(testRows),
        ...tests.length > SHOWN ? [
            `and ${tests.length - SHOWN} more`
        ] : [],
        ''
    ].join('\n');
const testRows = ({ id, list, atBase, beforeFix, now, message })=>[
        `${(list ?? '-').padEnd(6)}${WORDS[atBase].padEnd(9)}${WORDS[beforeFix].padEnd(12)}${(now ? WORDS[now] : '?').padEnd(9)}${(0,_verdict_text_js__WEBPACK_IMPORTED_MODULE_9__/* .line */ .n)(id)}`,
        ...message ? message.split('\n').slice(0, 5).map((part)=>`          | ${(0,_verdict_text_js__WEBPACK_IMPORTED_MODULE_9__/* .line */ .n)(part)}`) : []
    ];


/***/ }),

/***/ 90071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  n: () => (/* binding */ line),
  G: () => (/* binding */ verdictText)
});

// EXTERNAL MODULE: ./src/report/escape.js
var report_escape = __webpack_require__(40261);
// EXTERNAL MODULE: ./src/score/index.js + 60 modules
var score = __webpack_require__(57098);
// EXTERNAL MODULE: ./src/contracts/swe-polybench.js
var swe_polybench = __webpack_require__(92161);
;// CONCATENATED MODULE: ./src/commands/gradings-text.js

const HEAD = [
    'grading ',
    'reward',
    'passed',
    'failed',
    'exit code',
    'how'
];
/** Each grading of a row as one line, in their order; nothing where there is none. */ const gradingsText = (gradings = {})=>{
    const rows = swe_polybench/* GRADINGS */.e.flatMap((name)=>{
        const grading = gradings[name];
        if (grading === undefined) return [];
        return [
            [
                name,
                ...'steps' in grading ? listCells(grading) : simpleCells(grading)
            ]
        ];
    });
    return rows.length === 0 ? '' : [
        HEAD,
        ...rows
    ].map(tableLine).join('\n');
};
/** The first cell and the last to the left, numbers to the right. */ const tableLine = (cells)=>cells.map((cell, at)=>{
        const width = HEAD[at].length;
        if (at === 0) return cell.padEnd(width);
        return at === cells.length - 1 ? cell : cell.padStart(width);
    }).join('  ').trimEnd();
const endCell = ({ timedOut, exitCode })=>timedOut ? 'timeout' : String(exitCode ?? '-');
const listCells = (grading)=>[
        grading.resolved ? '1' : '0',
        // A test may print several results; the lists of a row have its name once.
        String(new Set(grading.passedTests).size),
        String(new Set(grading.failedTests).size),
        endCell(grading),
        grading.steps.map(stepText).join(', ')
    ];
/** A language's runner says how many tests it ran; whether any failed is its exit code. */ const simpleCells = (grading)=>[
        grading.passed ? '1' : '0',
        '-',
        '-',
        endCell(grading),
        `${grading.testsRun} tests run${grading.reason === null ? '' : ` (${grading.reason})`}`
    ];
const WHOSE = {
    test: 'hidden tests',
    model: "agent's"
};
const stepText = ({ patch, rung, halfApplied })=>`${WHOSE[patch]} ${rung === null ? 'did not apply' : `by ${rung}`}${halfApplied ? ', on what an earlier way left' : ''}`;

;// CONCATENATED MODULE: ./src/commands/verdict-text.js



/** How many tests or paths are shown of each list; JSON has them all. */ const SHOWN = 20;
const ID_LENGTH = 300;
/** A verdict for people at a terminal. Names come from reports and diffs, so they are made visible. */ const verdictText = (verdict)=>[
        `reward ${verdict.reward}: ${verdict.resolved ? 'resolved' : 'unresolved'}`,
        transitionTable(verdict),
        `tests: ${verdict.tests.passed} passed, ${verdict.tests.failed} failed, ${verdict.tests.skipped} skipped`,
        gradingsText(verdict.gradings),
        section('Why', verdict.reasons.map(reasonText)),
        section(verdict.disputed ? disputedTitle(verdict) : '', verdict.disputes.map(disputeText)),
        section('Flags', verdict.flags.map(flagText))
    ].filter((part)=>part !== '').join('\n\n').concat('\n');
const transitionTable = ({ transitions })=>[
        '        expected  passed  not run',
        ...score/* TRANSITION_NAMES */.l_.map((name)=>`  ${name}  ${row(transitions[name])}`)
    ].join('\n');
/** The others ran, and failed or were skipped. */ const row = ({ expected, passed, absent = 0 })=>`${String(expected).padStart(9)}${String(passed).padStart(8)}${String(absent).padStart(9)}`;
const section = (title, entries)=>entries.length === 0 ? '' : [
        `${title}:`,
        ...entries
    ].join('\n');
const reasonText = ({ code, message, tests, paths })=>[
        `- ${message} (${code})`,
        ...shown(tests),
        ...shown(paths)
    ].join('\n');
const flagText = ({ level, code, message, tests, paths })=>[
        `- ${level}: ${message} (${code})`,
        ...shown(tests),
        ...shown(paths)
    ].join('\n');
/** Of a row the second opinion is the strict grading, which its table has. */ const disputedTitle = ({ evidence, tolerant })=>evidence === 'log' ? 'Disputed' : `Disputed (each file for itself: ${tolerant.reward})`;
const disputeText = ({ path, cause })=>`- ${path === undefined ? '' : `${line(path)}: `}${(0,report_escape/* visible */.RK)(cause)}`;
const shown = (names = [])=>[
        ...names.slice(0, SHOWN).map((name)=>`    ${line(name)}`),
        ...names.length > SHOWN ? [
            `    and ${names.length - SHOWN} more`
        ] : []
    ];
/** A foreign name as one line in which every character can be seen. */ const line = (name)=>(0,report_escape/* visible */.RK)((0,report_escape/* shorten */.ml)(name, ID_LENGTH));


/***/ }),

/***/ 97620:
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43045);
/* harmony import */ var _swe_polybench_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92161);


/** Why a reward is 0. What explains most comes first in a verdict. */ const reasonCodeSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n([
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
    'log-contradicts-itself',
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
    'limit-reached',
    'agent-failed',
    'model-request-malformed'
]);
/** A reason of a verdict: a sentence a person can act on, and what it concerns. */ const reasonSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    code: reasonCodeSchema,
    message: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    tests: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional(),
    paths: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional()
});
/** What a reader should know of a trial without it changing the reward. */ const flagCodeSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n([
    // note: common in honest work
    'build-logic',
    'test-files',
    'passed-on-retry',
    'verifier-can-write-1',
    'clamped',
    'key-in-container',
    'secret-in-diff',
    'model-requests-failed',
    'limit-reached',
    // suspect: `rateUnflagged` counts these as 0
    'patch-touches-tests',
    'test-runner-changed',
    'names-test-runner',
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
const flagSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    code: flagCodeSchema,
    level: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n([
        'note',
        'suspect'
    ]),
    message: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    tests: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional(),
    paths: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional()
});
const rewardSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(0),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(1)
]);
const transitionCountSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    expected: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().nonnegative(),
    passed: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().nonnegative(),
    /** Of those that did not pass, how many no report names: they did not run. Left out where none. */ absent: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().positive().optional()
});
const transitionsSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    f2p: transitionCountSchema,
    p2p: transitionCountSchema,
    s2p: transitionCountSchema,
    n2p: transitionCountSchema
});
/**
 * Which records the verdict rests on; each kind of dataset names its own: `junit` the Kotlin Benchmark,
 * `log` SWE-PolyBench, whose tests are told from what they print, `container` other Harbor tasks.
 */ const evidenceSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n([
    'junit',
    'log',
    'container'
]);
/** Where two of the verdicts differ: which file, and why. */ const disputeSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    path: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    cause: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
});
/** `verifier/report.json`. Reward 1 comes only from this run's own reports, parsed on the host. */ const verdictSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    reward: rewardSchema,
    resolved: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    evidence: evidenceSchema,
    reasons: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(reasonSchema),
    transitions: transitionsSchema,
    tests: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        passed: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().nonnegative(),
        failed: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().nonnegative(),
        skipped: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().nonnegative()
    }),
    /** The verdict when each report file is parsed for itself and recoverable damage is recovered. */ tolerant: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        reward: rewardSchema
    }),
    /** What test.sh itself wrote; null where it wrote nothing that can be read as 0 or 1. */ container: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        reward: rewardSchema.nullable()
    }),
    disputed: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    disputes: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(disputeSchema),
    flags: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(flagSchema),
    /** Only of `log`: each way to grade it, of which `official` gives the reward. */ gradings: _swe_polybench_js__WEBPACK_IMPORTED_MODULE_0__/* .gradingsSchema */ .h9.optional(),
    retrieval: _swe_polybench_js__WEBPACK_IMPORTED_MODULE_0__/* .retrievalSchema */ .is.optional()
});


/***/ }),

/***/ 4372:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   explainVerb: () => (/* binding */ explainVerb)
/* harmony export */ });
/* harmony import */ var _commands_explain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(95839);
/* harmony import */ var _read_options_required_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68023);


/** `kotlin-bench explain`: why a trial got its reward, on standard output. */ const explainVerb = async (values, { stdout })=>{
    const trialDir = (0,_read_options_required_js__WEBPACK_IMPORTED_MODULE_1__/* .required */ .m)(values['trial-dir'], {
        verb: 'explain',
        name: 'trial-dir'
    });
    const { text, exitCode } = await (0,_commands_explain_js__WEBPACK_IMPORTED_MODULE_0__/* .explain */ .W)({
        trialDir
    });
    stdout.write(`${text.trimEnd()}\n`);
    return exitCode;
};


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

/***/ 51783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LR: () => (/* binding */ badEnd),
/* harmony export */   QD: () => (/* binding */ exitPhrase),
/* harmony export */   iJ: () => (/* binding */ withAgentsPart),
/* harmony export */   vG: () => (/* binding */ limitFlags)
/* harmony export */ });
const usd = (amount)=>`$${amount.toFixed(2)}`;
const LIMITS = {
    maxTokens: ({ limit, reached })=>`it used ${reached} tokens, and --max-tokens is ${limit}`,
    maxCostUsd: ({ limit, reached })=>`its model requests cost ${usd(reached)}, and --max-cost had left ${usd(limit)} for it`
};
const limitMessage = (limit)=>`The agent was ended: ${LIMITS[limit.name](limit)}; what it had changed until then was verified.`;
/** Told of resolved trials too: with more of the model the agent might have gone on. */ const limitFlags = (limit)=>limit === null ? [] : [
        {
            code: 'limit-reached',
            level: 'note',
            message: limitMessage(limit)
        }
    ];
const EMPTY_PATCH = {
    code: 'empty-patch',
    message: 'The agent left no change in the work tree.'
};
/** What an exit code of an agent most often means, to follow it in a sentence; empty where it says nothing. */ const exitCodeHint = (code)=>code === 127 ? ', most often since the task image has no such program' : '';
/** An exit code in words, and what the agent said last. */ const exitPhrase = (code, lastLine)=>({
        code: `The agent ended with exit code ${code}${exitCodeHint(code)}`,
        said: lastLine === undefined ? '' : ` It said last: ${lastLine.replace(/[.\s]+$/, '')}.`
    });
/** How the agent ended, where that was badly; what it had changed until then was verified all the same. */ const badEnd = (run, limits, limitReached)=>{
    if (limitReached) return [
        {
            code: 'limit-reached',
            message: limitMessage(limitReached)
        }
    ];
    if (run?.timedOut) {
        return [
            {
                code: 'agent-timed-out',
                message: `The agent was stopped at its limit of ${limits.timeoutsSec.agent} s; what it had changed until then was verified.`
            }
        ];
    }
    if (!run?.exitCode) return [];
    const { code, said } = exitPhrase(run.exitCode, run.lastLine);
    const message = `${code}; what it had changed until then was verified.${said} Its output is in agent/.`;
    return [
        {
            code: 'agent-failed',
            message
        }
    ];
};
/** Why the reward is 0, with what is known of the agent's end and its diff. */ const withAgentsPart = (reasons, agentReason, leftNothing)=>// An agent that ended badly and left nothing explains it all; one that left work only adds to it.
    leftNothing ? [
        ...agentReason,
        EMPTY_PATCH,
        ...reasons
    ] : [
        ...reasons,
        ...agentReason
    ];


/***/ }),

/***/ 73757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ reportTree)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _score_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57098);


const CHUNK_BYTES = 256 * 1024;
/**
 * The files below a folder that a collector may take, with links, which it does not. Folders behind
 * links are not entered, as `find` does not. Sorted by path: the reference takes them in the order of
 * `find`, which matters only where one report leaves open what another closes.
 */ const reportTree = (dir)=>{
    const files = [];
    const open = [
        ''
    ];
    for(let folder = open.pop(); folder !== undefined; folder = open.pop()){
        for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(below(dir, folder), {
            withFileTypes: true,
            encoding: 'latin1'
        })){
            const path = folder + entry.name;
            if (entry.isDirectory()) open.push(`${path}/`);
            else if ((0,_score_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isReportPath */ .yk)(path) && (entry.isFile() || entry.isSymbolicLink())) files.push(reportFile(dir, path));
        }
    }
    return files.sort((one, other)=>one.path < other.path ? -1 : one.path > other.path ? 1 : 0);
};
const ASCII = /^[\x00-\x7f]*$/;
/** Where a path below a folder lies. A name need not be UTF-8, so it is kept as bytes, one a character. */ const below = (dir, path)=>ASCII.test(path) ? `${dir}/${path}` : Buffer.concat([
        Buffer.from(`${dir}/`),
        Buffer.from(path, 'latin1')
    ]);
const reportFile = (dir, path)=>{
    const location = below(dir, path);
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(location);
    return {
        path: ASCII.test(path) ? path : Buffer.from(path, 'latin1').toString('utf8'),
        kind: stat.isSymbolicLink() ? 'symlink' : 'file',
        bytes: stat.size,
        modifiedMs: stat.mtimeMs,
        read: ()=>chunksOf(location, stat.size)
    };
};
/** One buffer serves all chunks, so that a large file takes no more memory than a small one. */ function* chunksOf(location, size) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(location, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW);
    try {
        const buffer = Buffer.allocUnsafe(Math.max(1, Math.min(CHUNK_BYTES, size)));
        let left = size;
        for(let read = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, buffer); read > 0; read = left > 0 ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, buffer) : 0){
            left -= read;
            yield buffer.subarray(0, read);
        }
    } finally{
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}


/***/ })

};
;