"use strict";
exports.id = 3898;
exports.ids = [3898];
exports.modules = {

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

/***/ 23898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  scoreVerb: () => (/* binding */ scoreVerb)
});

// EXTERNAL MODULE: external "node:v8"
var external_node_v8_ = __webpack_require__(78877);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(29866);
// EXTERNAL MODULE: ./src/score/index.js + 60 modules
var score = __webpack_require__(57098);
// EXTERNAL MODULE: ./src/text/quote.js
var quote = __webpack_require__(98461);
// EXTERNAL MODULE: ./src/trial/list-report-files.js
var list_report_files = __webpack_require__(73757);
// EXTERNAL MODULE: ./src/commands/verdict-text.js + 1 modules
var verdict_text = __webpack_require__(90071);
;// CONCATENATED MODULE: ./src/commands/score.js







/** `score`: the verdict on reports that are there already. */ const score_score = async (options)=>{
    const expected = (0,score/* readExpectedTests */._v)(readInput(options.expected, 'expected tests'), options.expected);
    requireTests(expected, options.expected);
    requireFolder(options.reports, 'reports');
    const verdict = await (0,score/* scoreReports */.cX)({
        expected,
        files: (0,list_report_files/* reportTree */.T)(options.reports),
        shapes: shapesOf(options.tests),
        containerReward: null,
        unwatched: true
    });
    const told = withoutRun(verdict, options.reports);
    return {
        verdict: told,
        text: (0,verdict_text/* verdictText */.G)(told),
        exitCode: 0
    };
};
/** Nothing ran here whose output could tell why there is no report. */ const withoutRun = (verdict, reports)=>{
    const message = `There is no JUnit report below ${(0,quote/* quote */.h)(reports)}: it is not the folder that the tests ran in, or the build broke before any ran.`;
    return {
        ...verdict,
        reasons: verdict.reasons.map((reason)=>reason.code === 'no-report' ? {
                ...reason,
                message
            } : reason)
    };
};
const readInput = (path, what)=>{
    try {
        return (0,external_node_fs_.readFileSync)(path);
    } catch (error) {
        throw new errors/* UserError */.yo(`Cannot read the ${what} ${(0,quote/* quote */.h)(path)}: ${(0,errors/* errorMessage */.gJ)(error)}. Give the path of a file that exists.`);
    }
};
/** Any object is one that expects nothing, such as a trial's result; no reports could come to a verdict by it. */ const requireTests = (expected, path)=>{
    const lists = score/* TRANSITION_NAMES */.l_.map((name)=>`${name}_tests`);
    if (lists.some((list)=>expected[list].length > 0)) return;
    throw new errors/* UserError */.yo(`${(0,quote/* quote */.h)(path)} expects no test: none of its lists ${lists.join(', ')} has one. Give the \`tests/expected_tests.json\` of a task.`);
};
const FOLDERS = {
    reports: "Give the folder that Gradle ran in, or a trial's `verifier/junit`.",
    tests: "Give the task's `tests` folder, or leave it out."
};
const requireFolder = (path, what)=>{
    if (!(0,external_node_fs_.statSync)(path, {
        throwIfNoEntry: false
    })?.isDirectory()) throw new errors/* UserError */.yo(`The ${what} folder ${(0,quote/* quote */.h)(path)} is no folder. ${FOLDERS[what]}`);
};
/** The files of a task's `tests` folder that tell the shape of its verifier. */ const shapesOf = (tests)=>{
    if (tests === undefined) return (0,score/* verifierShapes */.Bs)({});
    requireFolder(tests, 'tests');
    const text = (name)=>{
        const path = (0,external_node_path_.join)(tests, name);
        return (0,external_node_fs_.statSync)(path, {
            throwIfNoEntry: false
        })?.isFile() ? (0,external_node_fs_.readFileSync)(path, 'utf8') : undefined;
    };
    return (0,score/* verifierShapes */.Bs)({
        collector: text(score/* VERIFIER_FILES */.Vh.collector),
        comparer: text(score/* VERIFIER_FILES */.Vh.comparer),
        testSh: text(score/* VERIFIER_FILES */.Vh.testSh)
    });
};

// EXTERNAL MODULE: ./src/entry/read-options/required.js
var required = __webpack_require__(68023);
;// CONCATENATED MODULE: ./src/entry/cli/score-verb.js



/** The last V8 that knows the flag below, that of Node 20; a later one would complain on standard error. */ const LAST_V8 = 11;
/*
 * Most reports are scored before V8 has compiled the code for speed: it then has spent a third of the
 * time on that for nothing. With a larger budget it waits until there is enough to read, as in one file
 * of many megabytes (bench/score.sh has both). https://nodejs.org/api/v8.html#v8setflagsfromstringflags
 */ if (Number.parseInt(process.versions.v8, 10) <= LAST_V8) (0,external_node_v8_.setFlagsFromString)('--interrupt-budget=3000000');
/** `kotlin-bench score`: the verdict on standard output. */ const scoreVerb = async (values, { stdout })=>{
    const { verdict, text, exitCode } = await score_score({
        expected: (0,required/* required */.m)(values.expected, {
            verb: 'score',
            name: 'expected'
        }),
        reports: (0,required/* required */.m)(values.reports, {
            verb: 'score',
            name: 'reports'
        }),
        tests: values.tests
    });
    stdout.write(`${(values.json ? JSON.stringify(verdict, null, 2) : text).trimEnd()}\n`);
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