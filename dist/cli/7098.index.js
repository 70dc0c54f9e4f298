"use strict";
exports.id = 7098;
exports.ids = [7098];
exports.modules = {

/***/ 30065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ placeInJson)
/* harmony export */ });
/** The value at a path of keys and indices, or what breaks the text before it is reached. */ /** Deeper than any file of ours; below it the place of the outermost value must do. */ const MAX_DEPTH = 100;
/**
 * Finds the line of a value in JSON text, or of the first error, for messages: the built-in parser
 * tells neither reliably.
 */ const placeInJson = (text, path)=>{
    const walker = new Walker(text, path);
    try {
        walker.value(path.length === 0 ? true : 0, 0);
        walker.end();
    } catch (stop) {
        if (!(stop instanceof Stop)) throw stop;
        return {
            line: lineAt(text, stop.offset),
            broken: stop.broken
        };
    }
    return {
        line: 1,
        broken: false
    };
};
class Stop extends Error {
    offset;
    broken;
    constructor(offset, broken){
        super('stop');
        this.offset = offset;
        this.broken = broken;
    }
}
const lineAt = (text, offset)=>text.slice(0, offset).split('\n').length;
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const SCALAR = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
class Walker {
    #text;
    #path;
    #at = 0;
    constructor(text, path){
        this.#text = text;
        this.#path = path;
    }
    /** Reads a value. `matched` is how much of the path leads here, `true` where it is the value sought, `null` off it. */ value(matched, depth) {
        this.#blanks();
        if (matched === true && this.#path.length > 0) throw new Stop(this.#at, false);
        if (depth > MAX_DEPTH) throw new Stop(this.#at, false);
        const open = this.#text[this.#at];
        if (open === '{') this.#members('}', matched, depth);
        else if (open === '[') this.#members(']', matched, depth);
        else if (open === '"') this.#take(STRING);
        else this.#take(SCALAR);
    }
    end() {
        this.#blanks();
        if (this.#at < this.#text.length) throw new Stop(this.#at, true);
    }
    #members(close, matched, depth) {
        this.#at++;
        this.#blanks();
        if (this.#text[this.#at] === close) {
            this.#at++;
            return;
        }
        for(let index = 0;; index++){
            this.#blanks();
            const key = close === '}' ? this.#key() : index;
            this.value(this.#next(matched, key), depth + 1);
            this.#blanks();
            const separator = this.#text[this.#at];
            if (separator !== ',' && separator !== close) throw new Stop(this.#at, true);
            this.#at++;
            if (separator === close) return;
        }
    }
    #next(matched, key) {
        if (typeof matched !== 'number' || this.#path[matched] !== key) return null;
        return matched + 1 === this.#path.length ? true : matched + 1;
    }
    #key() {
        const key = JSON.parse(this.#take(STRING));
        this.#blanks();
        if (this.#text[this.#at] !== ':') throw new Stop(this.#at, true);
        this.#at++;
        return String(key);
    }
    #take(pattern) {
        pattern.lastIndex = this.#at;
        const found = pattern.exec(this.#text)?.[0];
        if (!found) throw new Stop(this.#at, true);
        this.#at += found.length;
        return found;
    }
    #blanks() {
        while(' \t\n\r'.includes(this.#text[this.#at] ?? 'end'))this.#at++;
    }
}


/***/ }),

/***/ 57098:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dR: () => (/* reexport */ DEFAULT_LIMITS),
  T8: () => (/* reexport */ REPORT_PATH_GLOBS),
  l_: () => (/* reexport */ transitions/* TRANSITION_NAMES */.l_),
  Vh: () => (/* reexport */ verifier_shapes/* VERIFIER_FILES */.Vh),
  XP: () => (/* reexport */ accountOf),
  py: () => (/* reexport */ containerDiffers),
  Mw: () => (/* reexport */ decidingGrading),
  TI: () => (/* reexport */ examineReports),
  nP: () => (/* reexport */ explainTests),
  r5: () => (/* reexport */ gradeLists),
  El: () => (/* reexport */ gradingReward),
  Jf: () => (/* reexport */ harnessLog),
  yk: () => (/* reexport */ isReportPath),
  up: () => (/* reexport */ logVerdict),
  g_: () => (/* reexport */ parseLog),
  BP: () => (/* reexport */ parserOf),
  _v: () => (/* reexport */ readExpectedTests),
  JQ: () => (/* reexport */ reportsTooLarge),
  eJ: () => (/* reexport */ rowFlags),
  nY: () => (/* reexport */ runnerFilesOf),
  cX: () => (/* reexport */ scoreReports),
  pE: () => (/* reexport */ testsSeen),
  he: () => (/* reexport */ verdictWithoutReports),
  Bs: () => (/* reexport */ verifier_shapes/* verifierShapes */.Bs)
});

// UNUSED EXPORTS: reportFromText

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(29866);
// EXTERNAL MODULE: ./src/score/expected/json-place.js
var json_place = __webpack_require__(30065);
;// CONCATENATED MODULE: ./src/score/expected/expected-tests.js



/** What stands where something else has to. */ class Misfit extends Error {
    path;
    constructor(path, wanted){
        super(`has to be ${wanted}`);
        this.path = path;
    }
}
/**
 * Reads `expected_tests.json`. What the reference would stumble over is refused here, with line and
 * field, since a task with a broken list cannot be scored. It accepts what the contract's schema
 * accepts, without that schema's library, which takes longer to load than most reports to score.
 */ const readExpectedTests = (content, source)=>{
    const text = decode(content, source);
    const value = parse(text, source);
    try {
        return expectedTests(value);
    } catch (error) {
        if (!(error instanceof Misfit)) throw error;
        const { line } = (0,json_place/* placeInJson */.z)(text, error.path);
        throw new errors/* UserError */.yo(`${source}:${line}: ${fieldName(error.path)} ${error.message}. Expected are lists of test ids: f2p_tests, p2p_tests, s2p_tests, n2p_tests, and run_result and test_patch_result with passed_tests, failed_tests, skipped_tests.`);
    }
};
const expectedTests = (value)=>{
    const root = record(value, []);
    return {
        f2p_tests: list(root, 'f2p_tests', []),
        p2p_tests: list(root, 'p2p_tests', []),
        s2p_tests: list(root, 's2p_tests', []),
        n2p_tests: list(root, 'n2p_tests', []),
        run_result: stageResult(root, 'run_result'),
        test_patch_result: stageResult(root, 'test_patch_result')
    };
};
const record = (value, path)=>{
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Misfit(path, 'an object');
    return value;
};
const stageResult = (root, key)=>{
    const stage = record(root[key] ?? absent(root, key, {}), [
        key
    ]);
    return {
        passed_tests: list(stage, 'passed_tests', [
            key
        ]),
        failed_tests: list(stage, 'failed_tests', [
            key
        ]),
        skipped_tests: list(stage, 'skipped_tests', [
            key
        ])
    };
};
const list = (fields, key, path)=>{
    const value = fields[key] ?? absent(fields, key, []);
    if (!Array.isArray(value)) throw new Misfit([
        ...path,
        key
    ], 'a list');
    const wrong = value.findIndex((id)=>typeof id !== 'string');
    if (wrong >= 0) throw new Misfit([
        ...path,
        key,
        wrong
    ], 'text');
    return value;
};
/** A field that is left out is empty; one that is null is a mistake, over which the reference falls. */ const absent = (fields, key, empty)=>Object.hasOwn(fields, key) ? null : empty;
const decode = (content, source)=>{
    const text = Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString('utf8');
    if ((0,external_node_buffer_.isUtf8)(content)) return text;
    const line = text.slice(0, text.indexOf('\ufffd')).split('\n').length;
    throw new errors/* UserError */.yo(`${source}:${line}: is not UTF-8. Save the expected tests as UTF-8.`);
};
const parse = (text, source)=>{
    try {
        return JSON.parse(text);
    } catch  {
        const { line } = (0,json_place/* placeInJson */.z)(text, []);
        const mark = text.startsWith('\ufeff') ? ' It starts with a byte order mark.' : '';
        throw new errors/* UserError */.yo(`${source}:${line}: is not JSON.${mark} Compare the line with those around it.`);
    }
};
/** `f2p_tests[3]`, `run_result.passed_tests`; the whole file where the path is empty. */ const fieldName = (path)=>path.reduce((name, key)=>typeof key === 'number' ? `${name}[${key}]` : name ? `${name}.${key}` : key, '') || 'the file';

// EXTERNAL MODULE: ./src/score/transitions.js
var transitions = __webpack_require__(71052);
;// CONCATENATED MODULE: ./src/score/explained-tests.js

/** The tests that made a verdict 0, in the order of its reasons. */ const explainTests = (input)=>{
    const { verdict, expected, results } = input;
    const { atBase, beforeFix, now } = (0,transitions/* comparisonOf */.jb)(expected, results?.statuses ?? new Map());
    const lists = new Map(transitions/* TRANSITION_NAMES */.l_.flatMap((name)=>(0,transitions/* listOf */.c3)(expected, name).map((id)=>[
                id,
                name
            ])));
    const ids = new Set(verdict.reasons.flatMap((reason)=>reason.tests ?? []));
    return [
        ...ids
    ].map((id)=>({
            id,
            list: lists.get(id) ?? null,
            atBase: atBase(id),
            beforeFix: beforeFix(id),
            now: results ? now.get(id) ?? 'NONE' : null,
            message: results?.messages.get(id) ?? null
        }));
};

;// CONCATENATED MODULE: ./src/score/limits.js
const MIB = 1024 * 1024;
/** What is read of the reports of one trial. */ const DEFAULT_LIMITS = {
    fileBytes: 100 * MIB,
    files: 5000,
    totalBytes: 1024 * MIB,
    tests: 1_000_000,
    recoverBytes: 32 * MIB
};
const mebibytes = (bytes)=>`${Math.ceil(bytes / MIB)} MiB`;
/**
 * The limit that the files exceed, as a sentence, with the files that do; null where all is within. It is
 * told before any is opened.
 */ const exceededLimit = (files, limits)=>{
    if (files.length > limits.files) return {
        message: `There are ${files.length} report files; the limit is ${limits.files}.`,
        paths: []
    };
    const large = files.filter((file)=>file.bytes > limits.fileBytes);
    if (large.length > 0) return {
        message: `A report file has ${mebibytes(Math.max(...large.map((file)=>file.bytes)))}; the limit is ${mebibytes(limits.fileBytes)}.`,
        paths: large.map((file)=>file.path)
    };
    const total = files.reduce((sum, file)=>sum + file.bytes, 0);
    return total > limits.totalBytes ? {
        message: `The report files have ${mebibytes(total)}; the limit is ${mebibytes(limits.totalBytes)}.`,
        paths: []
    } : null;
};

// EXTERNAL MODULE: ../../node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(43045);
// EXTERNAL MODULE: ./src/text/parse-json.js
var parse_json = __webpack_require__(56593);
// EXTERNAL MODULE: ./src/score/reports/python-text.js
var python_text = __webpack_require__(30354);
;// CONCATENATED MODULE: ./src/score/logs/json-reports.js


/** What ends the output in a log. */ const END_OF_OUTPUT = 'Container exited';
/** Where objects start whose first key is `key`, with nothing but blanks before it. */ function* objectStarts(log, key) {
    const quoted = `"${key}"`;
    for(let at = log.indexOf(quoted); at >= 0; at = log.indexOf(quoted, at + 1)){
        let before = at - 1;
        while(before >= 0 && (0,python_text/* isPythonSpace */.t)(log.charCodeAt(before)))before--;
        if (log[before] === '{') yield before;
    }
}
/** Where the first of them starts; -1 where there is none. */ const objectStart = (log, key)=>objectStarts(log, key).next().value ?? -1;
/**
 * The first JSON object whose first key is `key`, up to the last brace of the output; undefined where that
 * is no JSON. Whatever is printed after a report with a brace in it so spoils the report.
 */ const reportToLastBrace = (log, key)=>{
    const start = objectStart(log, key);
    if (start < 0) return undefined;
    const end = log.indexOf(END_OF_OUTPUT, start);
    const brace = log.lastIndexOf('}', end < 0 ? log.length - 2 : end - 1);
    return brace < start ? undefined : (0,parse_json/* parseJson */.q)(log.slice(start, brace + 1));
};
/** The keys that Jest writes last, with a value each, as its reports end. */ const ENDS_OF_JEST = [
    '"wasInterrupted":true}',
    '"wasInterrupted":false}'
];
/** The same up to the first end of a report of Jest's, so that what follows does no harm. */ const reportToJestEnd = (log, key)=>{
    const start = objectStart(log, key);
    if (start < 0) return undefined;
    const ends = ENDS_OF_JEST.map((end)=>({
            at: log.indexOf(end, start),
            length: end.length
        })).filter(({ at })=>at >= 0).sort((one, other)=>one.at - other.at);
    return ends[0] ? (0,parse_json/* parseJson */.q)(log.slice(start, ends[0].at + ends[0].length)) : undefined;
};

;// CONCATENATED MODULE: ./src/score/logs/log-results.js
/** The tests that a log names as passed and as failed, in its order; a test that it names twice is there twice. */ /** Tests were looked for and none was found, which counts as logs that name none. */ const NO_TESTS = {
    passed: [],
    failed: []
};

;// CONCATENATED MODULE: ./src/score/logs/titles.js

/** A value as Python's `str` writes it, which is what ids are made of: `None` for null. */ const asPythonText = (value)=>{
    if (typeof value === 'string') return value;
    if (value === null) return 'None';
    if (typeof value === 'boolean') return value ? 'True' : 'False';
    return typeof value === 'number' ? String(value) : JSON.stringify(value);
};
/** A key of a report that must be there, of any type, as the part of an id. */ const titleSchema = schemas/* unknown */.L5J().refine((value)=>value !== undefined).transform(asPythonText);

;// CONCATENATED MODULE: ./src/score/logs/jest.js




/** The first key of Jest's reports. */ const JEST_KEY = 'numFailedTestSuites';
const reportOf = (assertion)=>schemas/* object */.Ikc({
        testResults: schemas/* array */.YOg(schemas/* object */.Ikc({
            name: titleSchema,
            assertionResults: schemas/* array */.YOg(assertion)
        }))
    });
const byFullName = schemas/* object */.Ikc({
    status: titleSchema,
    fullName: titleSchema
});
const byTitle = schemas/* object */.Ikc({
    status: titleSchema,
    title: titleSchema
});
const byEither = schemas/* union */.KCZ([
    byFullName,
    byTitle
]);
/** Only `passed` and `failed` count: not `pending`, `skipped`, `todo`. */ const read = (report, assertion, titleOf)=>{
    const { success, data } = reportOf(assertion).safeParse(report);
    if (!success) return null;
    const named = (status)=>data.testResults.flatMap(({ name, assertionResults })=>assertionResults.filter((assertion)=>assertion.status === status).map((assertion)=>`${name}->${titleOf(assertion)}`));
    return {
        passed: named('passed'),
        failed: named('failed')
    };
};
/** The tests of a report by their full names; null where it is none. */ const jestResults = (report)=>read(report, byFullName, ({ fullName })=>fullName);
/** The same by their titles, where an old Jest writes no full names. */ const jestResultsByEither = (report)=>read(report, byEither, (test)=>'fullName' in test ? test.fullName : test.title);
/** The same by their titles alone. */ const jestResultsByTitle = (report)=>read(report, byTitle, ({ title })=>title);
/** Jest's report in prettier: the full name, or the title where an old Jest writes no full name. */ const parseJestWithTitles = (log)=>jestResultsByEither(reportToJestEnd(log, JEST_KEY)) ?? NO_TESTS;
/** Jest's report in tailwindcss: titles alone, so that tests of one title in one file are one. */ const parseJestTitles = (log)=>jestResultsByTitle(reportToJestEnd(log, JEST_KEY)) ?? NO_TESTS;
/** Jest's report up to the end of the output; an unreadable one, or none, counts as no logs. */ const parseJest = (log)=>jestResults(reportToLastBrace(log, JEST_KEY));

;// CONCATENATED MODULE: ./src/score/logs/mocha.js




const testsSchema = schemas/* array */.YOg(schemas/* object */.Ikc({
    fullTitle: titleSchema
}));
const reportSchema = schemas/* object */.Ikc({
    passes: testsSchema,
    failures: testsSchema
});
const fileNameReportSchema = schemas/* object */.Ikc({
    tests: schemas/* array */.YOg(schemas/* object */.Ikc({
        file: titleSchema,
        fullTitle: titleSchema,
        status: titleSchema
    }))
});
/** The first key of Mocha's reports. */ const MOCHA_KEY = 'stats';
/** The tests of a report by Mocha's reporter `json`; null where it is none. */ const mochaResults = (report)=>{
    const { success, data } = reportSchema.safeParse(report);
    if (!success) return null;
    const { passes, failures } = data;
    return {
        passed: passes.map(({ fullTitle })=>fullTitle),
        failed: failures.map(({ fullTitle })=>fullTitle)
    };
};
const mocha_read = (log)=>mochaResults(reportToLastBrace(log, MOCHA_KEY));
/** Mocha's JSON report, each test by its full title; pending ones are in neither list. */ const parseMocha = (log)=>mocha_read(log) ?? NO_TESTS;
/** The same, but an unreadable report, or none, counts as no logs. */ const parseTypescriptMocha = (log)=>mocha_read(log);
/** The tests of a report by material-ui's own reporter; null where it is none. */ const mochaFileNameResults = (report)=>{
    const { success, data } = fileNameReportSchema.safeParse(report);
    if (!success) return null;
    const named = (status)=>data.tests.filter((test)=>test.status === status).map(({ file, fullTitle })=>`${file}->${fullTitle}`);
    return {
        passed: named('passed'),
        failed: named('failed')
    };
};
/** The report of material-ui's own reporter, which tells files apart and gives each test a status. */ const parseMochaFileName = (log)=>mochaFileNameResults(reportToLastBrace(log, MOCHA_KEY));
/** How many tests ran by the report of Mocha's reporter `json` that an output ends with; 0 without one. */ const testsInMochaReport = (output)=>{
    const results = output.includes('"stats"') ? mocha_read(`${output}\n`) : null;
    return results ? results.passed.length + results.failed.length : 0;
};

// EXTERNAL MODULE: ./src/text/lines.js
var lines = __webpack_require__(81094);
;// CONCATENATED MODULE: ./src/score/logs/tap.js

const OK = 'ok ';
const NOT_OK = 'not ok ';
/**
 * TAP: every line at the left margin that starts with `ok` or `not ok`, by the rest of the line with its
 * number and any directive. A skipped test is so a passed one, and one to be done may be a failed one.
 */ const parseTap = (log)=>{
    const passed = [];
    const failed = [];
    for (const line of (0,lines/* linesOf */.D)(log)){
        if (line.startsWith(OK)) passed.push(line.slice(OK.length));
        else if (line.startsWith(NOT_OK)) failed.push(line.slice(NOT_OK.length));
    }
    return {
        passed,
        failed
    };
};

;// CONCATENATED MODULE: ./src/score/logs/mocha-or-tap.js




const REPORTER = '--reporter json';
const DIGIT = /^\p{Nd}$/u;
/** Whether the first line that starts with `>` and names the JSON reporter has `mocha` before that. */ const startsMocha = (log)=>{
    for(let at = log.indexOf(REPORTER); at >= 0;){
        const start = log.lastIndexOf('\n', at) + 1;
        const lineFeed = log.indexOf('\n', at);
        const line = log.slice(start, lineFeed < 0 ? log.length : lineFeed);
        const end = line.lastIndexOf(REPORTER) + REPORTER.length;
        if (line.startsWith('>')) return line.slice(0, end).includes('mocha');
        at = log.indexOf(REPORTER, start + end);
    }
    return false;
};
/** Whether a line starts with `TAP version` and a number. */ const startsTap = (log)=>{
    for(let at = log.indexOf('version'); at >= 0; at = log.indexOf('version', at + 1)){
        const start = at - 'TAP '.length;
        const number = at + 'version '.length;
        if (log.startsWith('TAP', start) && (start === 0 || log[start - 1] === '\n') && (0,python_text/* isPythonSpace */.t)(log.charCodeAt(at - 1)) && (0,python_text/* isPythonSpace */.t)(log.charCodeAt(number - 1)) && DIGIT.test(String.fromCodePoint(log.codePointAt(number) ?? 0))) return true;
    }
    return false;
};
/**
 * three.js and svelte: Mocha's JSON report where npm's line `> ... mocha ... --reporter json` says that it
 * was run, else TAP where its head is there, else no tests. A report without that line is not looked at.
 */ const parseMochaOrTap = (log)=>{
    if (startsMocha(log)) return parseMocha(log);
    return startsTap(log) ? parseTap(log) : NO_TESTS;
};

;// CONCATENATED MODULE: ./src/score/logs/pytest-session.js

const SESSION = '===== test session starts =====';
const COLLECTING = 'collecting ...';
const WARNINGS = '===== warnings summary =====';
const SUMMARY = '===== short test summary info =====';
/** Whether a log is pytest's; any other is taken for unittest's. */ const isPytest = (log)=>log.includes('= test session starts =') || log.includes('= short test summary info =');
/**
 * The part of a log that is looked at: from the start of the session to its warnings or its summary,
 * whichever stands first; or the summary, where nothing tells of a start. So errors and failures that
 * pytest repeats at the end are not looked at, and a head of fewer than five `=` starts no session.
 */ const pytestSession = (log)=>{
    const warnings = log.indexOf(WARNINGS);
    const summary = log.indexOf(SUMMARY);
    const starts = [
        log.indexOf(SESSION),
        log.indexOf(COLLECTING)
    ].filter((at)=>at >= 0);
    if (starts.length === 0) return summary < 0 ? '' : (0,python_text/* pythonStrip */.p)(log.slice(summary, warnings > summary ? warnings : undefined));
    const ends = [
        warnings,
        summary
    ].filter((at)=>at >= 0);
    return (0,python_text/* pythonStrip */.p)(log.slice(Math.min(...starts), ends.length === 0 ? undefined : Math.min(...ends)));
};

;// CONCATENATED MODULE: ./src/score/logs/account/account.js
/**
 * What a whole log says of its tests, beside what the official parser takes of it. Code that runs among
 * the tests can add to a log and cannot take away from it: so whatever names a test as failed counts, and
 * results count only where their runner came to its own end.
 */ /** Nothing is known that speaks against a log. */ const NO_OBJECTION = {
    failed: [],
    problem: null
};
/** An account of no test, which says what is wrong. */ const objection = (problem)=>({
        failed: [],
        problem
    });

// EXTERNAL MODULE: ./src/score/xml/characters.js
var characters = __webpack_require__(41156);
;// CONCATENATED MODULE: ./src/score/xml/mark.js
/** Where the next mark of one kind stands in a chunk, so that no stretch is searched twice. */ class Mark {
    #mark;
    #place = -1;
    constructor(mark){
        this.#mark = mark;
    }
    /** For a new chunk. */ reset() {
        this.#place = -1;
    }
    /** The first place at or after `at`, or the length of the text. */ next(text, at) {
        if (this.#place >= at) return this.#place;
        const found = text.indexOf(this.#mark, at);
        this.#place = found < 0 ? text.length : found;
        return this.#place;
    }
}

;// CONCATENATED MODULE: ./src/score/xml/names.js
/*
 * Which characters a name may hold by XML 1.0, fourth edition: expat, and with it the reference
 * comparer, still reads names by that edition. The fifth, which most parsers follow, allows more.
 */ const NAME_START = 1;
const NAME = 2;
/** Productions Letter and `_` beyond ASCII, as ranges of hexadecimal code points. */ const LETTERS = 'c0-d6 d8-f6 f8-131 134-13e 141-148 14a-17e 180-1c3 1cd-1f0 1f4-1f5 1fa-217 250-2a8 2bb-2c1 ' + '386 388-38a 38c 38e-3a1 3a3-3ce 3d0-3d6 3da 3dc 3de 3e0 3e2-3f3 401-40c 40e-44f 451-45c ' + '45e-481 490-4c4 4c7-4c8 4cb-4cc 4d0-4eb 4ee-4f5 4f8-4f9 531-556 559 561-586 5d0-5ea 5f0-5f2 ' + '621-63a 641-64a 671-6b7 6ba-6be 6c0-6ce 6d0-6d3 6d5 6e5-6e6 905-939 93d 958-961 985-98c ' + '98f-990 993-9a8 9aa-9b0 9b2 9b6-9b9 9dc-9dd 9df-9e1 9f0-9f1 a05-a0a a0f-a10 a13-a28 a2a-a30 ' + 'a32-a33 a35-a36 a38-a39 a59-a5c a5e a72-a74 a85-a8b a8d a8f-a91 a93-aa8 aaa-ab0 ab2-ab3 ' + 'ab5-ab9 abd ae0 b05-b0c b0f-b10 b13-b28 b2a-b30 b32-b33 b36-b39 b3d b5c-b5d b5f-b61 b85-b8a ' + 'b8e-b90 b92-b95 b99-b9a b9c b9e-b9f ba3-ba4 ba8-baa bae-bb5 bb7-bb9 c05-c0c c0e-c10 c12-c28 ' + 'c2a-c33 c35-c39 c60-c61 c85-c8c c8e-c90 c92-ca8 caa-cb3 cb5-cb9 cde ce0-ce1 d05-d0c d0e-d10 ' + 'd12-d28 d2a-d39 d60-d61 e01-e2e e30 e32-e33 e40-e45 e81-e82 e84 e87-e88 e8a e8d e94-e97 ' + 'e99-e9f ea1-ea3 ea5 ea7 eaa-eab ead-eae eb0 eb2-eb3 ebd ec0-ec4 f40-f47 f49-f69 10a0-10c5 ' + '10d0-10f6 1100 1102-1103 1105-1107 1109 110b-110c 110e-1112 113c 113e 1140 114c 114e 1150 ' + '1154-1155 1159 115f-1161 1163 1165 1167 1169 116d-116e 1172-1173 1175 119e 11a8 11ab ' + '11ae-11af 11b7-11b8 11ba 11bc-11c2 11eb 11f0 11f9 1e00-1e9b 1ea0-1ef9 1f00-1f15 1f18-1f1d ' + '1f20-1f45 1f48-1f4d 1f50-1f57 1f59 1f5b 1f5d 1f5f-1f7d 1f80-1fb4 1fb6-1fbc 1fbe 1fc2-1fc4 ' + '1fc6-1fcc 1fd0-1fd3 1fd6-1fdb 1fe0-1fec 1ff2-1ff4 1ff6-1ffc 2126 212a-212b 212e 2180-2182 ' + '3007 3021-3029 3041-3094 30a1-30fa 3105-312c 4e00-9fa5 ac00-d7a3';
/** Productions Digit, CombiningChar and Extender beyond ASCII. */ const OTHER_NAME_CHARS = 'b7 2d0-2d1 300-345 360-361 387 483-486 591-5a1 5a3-5b9 5bb-5bd 5bf 5c1-5c2 5c4 640 64b-652 ' + '660-669 670 6d6-6e4 6e7-6e8 6ea-6ed 6f0-6f9 901-903 93c 93e-94d 951-954 962-963 966-96f ' + '981-983 9bc 9be-9c4 9c7-9c8 9cb-9cd 9d7 9e2-9e3 9e6-9ef a02 a3c a3e-a42 a47-a48 a4b-a4d ' + 'a66-a71 a81-a83 abc abe-ac5 ac7-ac9 acb-acd ae6-aef b01-b03 b3c b3e-b43 b47-b48 b4b-b4d ' + 'b56-b57 b66-b6f b82-b83 bbe-bc2 bc6-bc8 bca-bcd bd7 be7-bef c01-c03 c3e-c44 c46-c48 c4a-c4d ' + 'c55-c56 c66-c6f c82-c83 cbe-cc4 cc6-cc8 cca-ccd cd5-cd6 ce6-cef d02-d03 d3e-d43 d46-d48 ' + 'd4a-d4d d57 d66-d6f e31 e34-e3a e46-e4e e50-e59 eb1 eb4-eb9 ebb-ebc ec6 ec8-ecd ed0-ed9 ' + 'f18-f19 f20-f29 f35 f37 f39 f3e-f3f f71-f84 f86-f8b f90-f95 f97 f99-fad fb1-fb7 fb9 ' + '20d0-20dc 20e1 3005 302a-302f 3031-3035 3099-309a 309d-309e 30fc-30fe';
const buildTable = ()=>{
    const table = new Uint8Array(0x10000);
    const mark = (ranges, value)=>{
        for (const range of ranges.split(' ')){
            const [first, last] = range.split('-');
            table.fill(value, Number.parseInt(first, 16), Number.parseInt(last ?? first, 16) + 1);
        }
    };
    mark('41-5a 5f 61-7a', NAME_START | NAME);
    mark('2d 2e 30-39', NAME);
    mark(LETTERS, NAME_START | NAME);
    mark(OTHER_NAME_CHARS, NAME);
    return table;
};
const table = buildTable();
/** Whether a UTF-16 code unit may start a name; a colon may not, since names are read with namespaces. */ const isNameStart = (code)=>(table[code] & NAME_START) !== 0;
/** Whether a UTF-16 code unit may go on in a name. */ const isNameChar = (code)=>(table[code] & NAME) !== 0;

;// CONCATENATED MODULE: ./src/score/xml/namespaces.js
const XML = 'http://www.w3.org/XML/1998/namespace';
const XMLNS = 'http://www.w3.org/2000/xmlns/';
/** The namespaces in scope. Each prefix has a stack, so that depth and number of prefixes cost nothing. */ class NamespaceScope {
    #bound = new Map([
        [
            'xml',
            [
                XML
            ]
        ]
    ]);
    /** The prefixes that each open element binds; null for the many that bind none. */ #declared = [];
    /**
   * Enters an element. Returns its name where it is in no namespace, null where it is in one, and
   * undefined where the document is malformed: an attribute twice, a prefix that is not bound or one
   * that may not be bound so.
   * Source: XML 1.0 3.1, Namespaces in XML 1.0; expat's separator `}` may not occur in a name either.
   */ enter({ name, attributes }) {
        if (attributes.length > 0 && hasDuplicates(attributes)) return undefined;
        if (attributes.some(isSpecial)) {
            if (!this.#declare(attributes) || this.#hasDuplicatesByNamespace(attributes)) return undefined;
        } else this.#declared.push(null);
        const colon = name.indexOf(':');
        if (colon >= 0) return this.#uri(name.slice(0, colon)) === undefined ? undefined : null;
        return this.#uri('') ? null : name;
    }
    leave() {
        for (const prefix of this.#declared.pop() ?? [])this.#bound.get(prefix)?.pop();
    }
    #uri(prefix) {
        return this.#bound.get(prefix)?.at(-1);
    }
    #declare(attributes) {
        const prefixes = [];
        this.#declared.push(prefixes);
        for (const { name, value } of attributes.filter(isDeclaration)){
            const prefix = name.slice('xmlns:'.length);
            if (!mayBind(prefix, value)) return false;
            const stack = this.#bound.get(prefix);
            if (stack) stack.push(value);
            else this.#bound.set(prefix, [
                value
            ]);
            prefixes.push(prefix);
        }
        return true;
    }
    /** Whether a prefixed name comes twice by its namespace, or its prefix is not bound. */ #hasDuplicatesByNamespace(attributes) {
        const prefixed = attributes.filter((attribute)=>attribute.name.includes(':') && !isDeclaration(attribute));
        const expanded = prefixed.map(({ name })=>this.#expand(name));
        return expanded.includes(null) || new Set(expanded).size < expanded.length;
    }
    /** `{uri}local` for a prefixed name; null for an unbound prefix. */ #expand(name) {
        const colon = name.indexOf(':');
        const uri = this.#uri(name.slice(0, colon));
        return uri === undefined ? null : `{${uri}}${name.slice(colon + 1)}`;
    }
}
/** Whether namespaces have to do with an attribute. */ const isSpecial = ({ name })=>name.includes(':') || name === 'xmlns';
const isDeclaration = ({ name })=>name === 'xmlns' || name.startsWith('xmlns:');
const mayBind = (prefix, uri)=>{
    if (prefix === 'xmlns' || uri === XMLNS || uri.includes('}')) return false;
    if (prefix !== '' && uri === '') return false;
    return prefix === 'xml' === (uri === XML);
};
/** Up to so many attributes, comparing all with all takes less time than a set. */ const FEW = 8;
const hasDuplicates = (attributes)=>{
    if (attributes.length > FEW) return new Set(attributes.map(({ name })=>name)).size < attributes.length;
    for(let one = 0; one < attributes.length; one++)for(let other = 0; other < one; other++)if (attributes[one].name === attributes[other].name) return true;
    return false;
};

;// CONCATENATED MODULE: ./src/score/xml/tag.js


const COLON = 0x3a;
/** The end of a name, or of `prefix:name`, that starts at `at`; `at` itself where there is none. */ const qualifiedNameEnd = (text, at)=>{
    const end = nameEnd(text, at);
    if (end === at || text.charCodeAt(end) !== COLON) return end;
    const local = nameEnd(text, end + 1);
    return local === end + 1 ? at : local;
};
const nameEnd = (text, at)=>{
    if (at >= text.length || !isNameStart(text.charCodeAt(at))) return at;
    let end = at + 1;
    while(end < text.length && isNameChar(text.charCodeAt(end)))end++;
    return end;
};
const spaceEnd = (text, at)=>{
    let end = at;
    while(end < text.length && (0,characters/* isWhiteSpace */.i0)(text.charCodeAt(end)))end++;
    return end;
};
/**
 * The usual case of an element's name, and of an attribute up to its value: names in ASCII, which need
 * no table. They are tested for where they end, which makes no list of matches. With WHOLE_TAG, which
 * takes a tag within one chunk at once, this saves 6 to 8 % of a verdict's CPU time.
 */ const PLAIN_NAME = /<[A-Za-z_][-.\w]*(?=[ \t\r\n/>])/y;
const PLAIN_ATTRIBUTE = /[A-Za-z_][-.\w]*[ \t\r\n]*=[ \t\r\n]*["']/y;
/** Where a match that starts at `at` ends; -1 where there is none. */ const matchEnd = (pattern, text, at)=>{
    pattern.lastIndex = at;
    return pattern.test(text) ? pattern.lastIndex : -1;
};
/** Takes `<name attribute="value" …>` apart; a phrase where it is malformed. */ const parseStartTag = (tag)=>{
    const plain = matchEnd(PLAIN_NAME, tag, 0);
    let at = plain > 0 ? plain : qualifiedNameEnd(tag, 1);
    if (at === 1) return 'a malformed start tag';
    const name = tag.slice(1, at);
    const selfClosing = tag[tag.length - 2] === '/';
    const end = tag.length - (selfClosing ? 2 : 1);
    const attributes = [];
    for(let start = spaceEnd(tag, at); start < end; start = spaceEnd(tag, at)){
        if (start === at) return `attributes that are not set apart in <${name.slice(0, 100)}>`;
        const next = plainAttribute(tag, start) ?? anyAttribute(tag, start);
        if (typeof next === 'string') return `${next} in <${name.slice(0, 100)}>`;
        const value = (0,characters/* attributeValue */.CW)(tag.slice(next.open, next.close));
        if (value === null) return `a reference to no character in <${name.slice(0, 100)}>`;
        attributes.push({
            name: next.name,
            value
        });
        at = next.close + 1;
    }
    return {
        name,
        attributes,
        selfClosing
    };
};
const plainAttribute = (tag, start)=>{
    const open = matchEnd(PLAIN_ATTRIBUTE, tag, start);
    const close = open < 0 ? -1 : tag.indexOf(tag[open - 1], open);
    return close < 0 ? null : {
        name: tag.slice(start, tag.indexOf('=', start)).trimEnd(),
        open,
        close
    };
};
/** An attribute with whatever name, read step by step; a phrase where it is malformed. */ const anyAttribute = (tag, start)=>{
    const end = qualifiedNameEnd(tag, start);
    if (end === start) return 'a malformed attribute name';
    const equals = spaceEnd(tag, end);
    const opening = spaceEnd(tag, equals + 1);
    const quote = tag[opening];
    if (tag[equals] !== '=' || quote !== '"' && quote !== "'") return 'an attribute without value';
    const close = tag.indexOf(quote, opening + 1);
    if (close < 0) return 'an attribute without end';
    return {
        name: tag.slice(start, end),
        open: opening + 1,
        close
    };
};
/** The name in `</name >`, or null. It is compared as written, so its form needs no check. */ const parseEndTag = (tag)=>{
    let end = 2;
    while(end < tag.length && (tag.charCodeAt(end) === COLON || isNameChar(tag.charCodeAt(end))))end++;
    return end > 2 && spaceEnd(tag, end) === tag.length - 1 ? tag.slice(2, end) : null;
};

;// CONCATENATED MODULE: ./src/score/xml/tag-collector.js
const GREATER_THAN = 0x3e;
const DOUBLE_QUOTE = 0x22;
const SINGLE_QUOTE = 0x27;
/** A tag up to the `>` outside quotes, where it has no `<`. Taking it at once saves a loop over its characters. */ const WHOLE_TAG = /<[^"'<>]*(?:"[^"<]*"[^"'<>]*|'[^'<]*'[^"'<>]*)*>/y;
/** Where the tag that starts at `at` ends within this text; -1 where it does not, or holds a `<`. */ const wholeTagEnd = (text, at)=>{
    WHOLE_TAG.lastIndex = at;
    return WHOLE_TAG.test(text) ? WHOLE_TAG.lastIndex : -1;
};
/** Collects a tag over chunks, up to the `>` outside quotes. `<` is allowed in no tag, so nothing runs on for long. */ class TagCollector {
    #pieces = [];
    /** The quote that the tag is in at the end of what was read. */ #quote = '';
    /** Whether a tag was begun that has not ended. */ get isOpen() {
        return this.#pieces.length > 0;
    }
    /** Reads on from `at`. Returns where the tag ends, or -1 where it goes on in the next chunk. */ read(text, at) {
        let from = at + (this.isOpen ? 0 : 1);
        for(;;){
            if (this.#quote !== '') {
                const close = text.indexOf(this.#quote, from);
                if (close < 0) break;
                this.#quote = '';
                from = close + 1;
            }
            while(from < text.length && !isTagMark(text.charCodeAt(from)))from++;
            if (from >= text.length) break;
            const mark = text[from];
            from++;
            if (mark === '>') {
                this.#pieces.push(text.slice(at, from));
                return from;
            }
            this.#quote = mark;
        }
        this.#pieces.push(text.slice(at));
        return -1;
    }
    /** Whether what was read last holds a `<` beyond the tag's own. */ get hasLessThan() {
        return this.#pieces.at(-1).indexOf('<', this.#pieces.length === 1 ? 1 : 0) >= 0;
    }
    /** The whole tag, once its end was read. */ take() {
        const tag = this.#pieces.join('');
        this.#pieces = [];
        return tag;
    }
}
const isTagMark = (code)=>code === GREATER_THAN || code === DOUBLE_QUOTE || code === SINGLE_QUOTE;

;// CONCATENATED MODULE: ./src/score/xml/scanner.js






const CDATA_OPEN = '<![CDATA[';
const COMMENT_OPEN = '<!--';
/**
 * A streaming scanner of XML content: what may stand between a root's tags. It accepts exactly what
 * expat accepts there with namespaces on and no document type: the parser of the reference comparer,
 * whose input always starts with the collector's own declaration and root. Takes linear time and,
 * beyond one tag, no memory that grows with its input.
 *
 * It is ours because no streaming parser for Node reads names by XML 1.0's fourth edition with namespaces
 * on, as expat does: each takes documents that the comparer refuses, or the other way round, and a reward
 * depends on that.
 */ class XmlScanner {
    #handler;
    #scope = new NamespaceScope();
    #open = [];
    #state = 'text';
    /** The few characters at the end of a chunk that cannot be told without the next. */ #carry = '';
    /** The pieces so far of a reference or a target that spans chunks. */ #pieces = [];
    #longTags = new TagCollector();
    #malformation = null;
    #tags = new Mark('<');
    #references = new Mark('&');
    #ends = new Mark(']]>');
    constructor(handler){
        this.#handler = handler;
    }
    /** What is wrong with the content so far, as a phrase; null while it is well-formed. */ get malformation() {
        return this.#malformation;
    }
    /** Reads on; returns false, and ignores the rest, once the content is malformed. */ push(chunk) {
        if (this.#malformation !== null) return false;
        if (!(0,characters/* isCharacterData */.QD)(chunk)) this.#fail('a character that XML does not allow');
        const text = this.#carry + chunk;
        this.#carry = '';
        let at = 0;
        this.#tags.reset();
        this.#references.reset();
        this.#ends.reset();
        while(at < text.length && this.#malformation === null)at = this.#step(text, at);
        return this.#malformation === null;
    }
    /** Whether the content read so far is complete: every element closed and nothing begun. */ end() {
        if (this.#malformation !== null) return false;
        if (this.#state !== 'text') this.#fail(`an end inside a ${ENDS_INSIDE[this.#state]}`);
        else if (this.#carry.startsWith('<')) this.#fail('an end inside a tag');
        else if (this.#open.length > 0) this.#fail(`an end before </${this.#open.at(-1).slice(0, 100)}>`);
        return this.#malformation === null;
    }
    #step(text, at) {
        switch(this.#state){
            case 'text':
                return this.#text(text, at);
            case 'tag':
                return this.#tag(text, at);
            case 'reference':
                return this.#reference(text, at);
            case 'comment':
                return this.#comment(text, at);
            case 'cdata':
                return this.#cdata(text, at);
            case 'pi-target':
                return this.#piTarget(text, at);
            case 'pi-body':
                return this.#piBody(text, at);
        }
    }
    #text(text, at) {
        const markup = this.#tags.next(text, at);
        const reference = this.#references.next(text, at);
        const end = Math.min(markup, reference);
        if (this.#ends.next(text, at) < end) return this.#fail(']]> outside CDATA');
        if (end > at) {
            if (end === text.length) return this.#holdBrackets(text, at);
            this.#handler.text?.(text.slice(at, end));
        }
        if (reference < markup) return this.#reference(text, reference);
        return this.#markup(text, markup);
    }
    /** Text or CDATA up to the end of a chunk: `]]` there may become `]]>` with the next. */ #holdBrackets(text, at) {
        const held = text.endsWith(']]') ? 2 : text.endsWith(']') ? 1 : 0;
        const end = Math.max(at, text.length - held);
        if (end > at) this.#handler.text?.(text.slice(at, end));
        return this.#hold(text, end);
    }
    #markup(text, at) {
        const next = text[at + 1];
        if (next === undefined) return this.#hold(text, at);
        if (next === '/' || isNameStart(next.charCodeAt(0))) return this.#tag(text, at);
        if (next === '?') return this.#enter('pi-target', at + 2, text);
        if (next !== '!') return this.#fail('< that starts no tag');
        if (text.startsWith(COMMENT_OPEN, at)) return this.#enter('comment', at + COMMENT_OPEN.length, text);
        if (text.startsWith(CDATA_OPEN, at)) return this.#enter('cdata', at + CDATA_OPEN.length, text);
        const begun = text.slice(at, at + CDATA_OPEN.length);
        if (at + begun.length === text.length && (CDATA_OPEN.startsWith(begun) || COMMENT_OPEN.startsWith(begun))) return this.#hold(text, at);
        return this.#fail(begun.startsWith('<!DOCTYPE') ? 'a document type' : '<! that starts nothing');
    }
    /** Changes state; what the new state needs may lie in the next chunk. */ #enter(state, at, text) {
        this.#state = state;
        return Math.min(at, text.length);
    }
    #hold(text, at) {
        this.#carry = text.slice(at);
        return text.length;
    }
    /** A tag within one chunk at once, any other piece by piece. */ #tag(text, at) {
        const end = this.#longTags.isOpen ? -1 : wholeTagEnd(text, at);
        return end < 0 ? this.#longTag(text, at) : this.#endTag(text.slice(at, end), end);
    }
    #longTag(text, at) {
        this.#state = 'tag';
        const end = this.#longTags.read(text, at);
        if (this.#longTags.hasLessThan) return this.#fail('< inside a tag');
        return end < 0 ? text.length : this.#endTag(this.#longTags.take(), end);
    }
    #endTag(tag, next) {
        this.#state = 'text';
        return tag[1] === '/' ? this.#close(tag, next) : this.#start(tag, next);
    }
    #start(tag, next) {
        const parsed = parseStartTag(tag);
        if (typeof parsed === 'string') return this.#fail(parsed);
        const name = this.#scope.enter(parsed);
        if (name === undefined) return this.#fail(`a namespace error in <${parsed.name.slice(0, 100)}>`);
        this.#handler.open(name, parsed.attributes);
        if (parsed.selfClosing) {
            this.#scope.leave();
            this.#handler.close();
        } else this.#open.push(parsed.name);
        return next;
    }
    #close(tag, next) {
        const name = parseEndTag(tag);
        if (name === null || this.#open.at(-1) !== name) return this.#fail('an end tag that matches no start');
        this.#open.pop();
        this.#scope.leave();
        this.#handler.close();
        return next;
    }
    #reference(text, at) {
        const from = this.#state === 'reference' ? at : at + 1;
        let end = from;
        while(end < text.length && isReferenceChar(text.charCodeAt(end)))end++;
        if (end === text.length) {
            this.#pieces.push(text.slice(at));
            this.#state = 'reference';
            return end;
        }
        const reference = this.#collected(text.slice(at, end + 1));
        if ((0,characters/* dereference */.DS)(reference) === null) return this.#fail('a reference to no character');
        this.#state = 'text';
        this.#handler.text?.(reference);
        return end + 1;
    }
    #comment(text, at) {
        const dashes = text.indexOf('--', at);
        if (dashes < 0) return this.#holdTail(text, at, '-');
        if (dashes + 2 === text.length) return this.#hold(text, dashes);
        if (text[dashes + 2] !== '>') return this.#fail('-- inside a comment');
        return this.#enter('text', dashes + 3, text);
    }
    #cdata(text, at) {
        const close = text.indexOf(']]>', at);
        if (close < 0) return this.#holdBrackets(text, at);
        if (close > at) this.#handler.text?.(text.slice(at, close));
        return this.#enter('text', close + 3, text);
    }
    #piTarget(text, at) {
        let end = at;
        while(end < text.length && isNameChar(text.charCodeAt(end)))end++;
        if (end === text.length || text[end] === '?' && end + 1 === text.length) {
            this.#pieces.push(text.slice(at, end));
            return this.#hold(text, end);
        }
        const target = this.#collected(text.slice(at, end));
        if (target === '' || !isNameStart(target.charCodeAt(0)) || /^xml$/i.test(target)) return this.#fail(/^xml$/i.test(target) ? 'an XML declaration that is not at the start' : '<? that starts nothing');
        if ((0,characters/* isWhiteSpace */.i0)(text.charCodeAt(end))) return this.#enter('pi-body', end + 1, text);
        if (text.startsWith('?>', end)) return this.#enter('text', end + 2, text);
        return this.#fail('a malformed processing instruction');
    }
    #piBody(text, at) {
        const close = text.indexOf('?>', at);
        return close < 0 ? this.#holdTail(text, at, '?') : this.#enter('text', close + 2, text);
    }
    #holdTail(text, at, first) {
        return this.#hold(text, text.endsWith(first) ? Math.max(at, text.length - 1) : text.length);
    }
    #collected(last) {
        if (this.#pieces.length === 0) return last;
        const whole = this.#pieces.join('') + last;
        this.#pieces = [];
        return whole;
    }
    /** Notes what is wrong; the place returned ends the reading. */ #fail(malformation) {
        this.#malformation ??= malformation;
        this.#pieces = [];
        return Number.POSITIVE_INFINITY;
    }
}
const ENDS_INSIDE = {
    tag: 'tag',
    reference: 'reference',
    comment: 'comment',
    cdata: 'CDATA section',
    'pi-target': 'processing instruction',
    'pi-body': 'processing instruction'
};
const isReferenceChar = (code)=>code === 0x23 || code >= 0x30 && code <= 0x39 || code >= 0x41 && code <= 0x5a || code >= 0x61 && code <= 0x7a;

;// CONCATENATED MODULE: ./src/score/logs/java-suites.js



/** What a shell with `-x` says while it prints the report files, and may say in the middle of one. */ const TRACE = '+ read -r file';
/** So many are taken out: the official harness passes a flag where the number of replacements goes. */ const TRACES_TAKEN_OUT = 16;
/** A log without them. */ const withoutTraces = (log)=>{
    const parts = [];
    let from = 0;
    while(parts.length < TRACES_TAKEN_OUT){
        const at = log.indexOf(TRACE, from);
        if (at < 0) break;
        parts.push(log.slice(from, at));
        from = at + TRACE.length;
        while((0,python_text/* isPythonSpace */.t)(log.charCodeAt(from)))from++;
    }
    return parts.length === 0 ? log : parts.join('') + log.slice(from);
};
/** A build that broke, other than by tests that failed. */ const isBroken = (log)=>(/build failure/i.test(log) || /compilation error/i.test(log)) && !/there are test failures/i.test(log);
const OPENING = '<testsuite';
const CLOSING = '</testsuite>';
/**
 * The texts from `<testsuite` to the next `</testsuite>`. As the pattern of the official harness, this
 * takes `<testsuites>` for a beginning and ends a suite at the end of the first one within it.
 */ function* suitesOf(log) {
    for(let start = log.indexOf(OPENING); start >= 0;){
        const tagEnd = log.indexOf('>', start + OPENING.length);
        const closing = tagEnd < 0 ? -1 : log.indexOf(CLOSING, tagEnd + 1);
        if (closing < 0) return;
        const end = closing + CLOSING.length;
        yield log.slice(start, end);
        start = log.indexOf(OPENING, end);
    }
}
/** Test cases at any depth below the root. A failure or error wins over `skipped`, and a retry's is none. */ class SuiteReader {
    cases = [];
    roots = 0;
    #open = [];
    open(name, attributes) {
        if (this.#open.length === 0) this.roots++;
        const parent = this.#open.at(-1);
        if (parent && (name === 'failure' || name === 'error')) parent.failed = true;
        if (parent && name === 'skipped') parent.skipped = true;
        if (parent && (name === 'flakyFailure' || name === 'flakyError')) parent.flaky = true;
        const test = name === 'testcase' ? {
            id: idOf(attributes),
            failed: false,
            skipped: false,
            flaky: false
        } : null;
        if (test) this.cases.push(test);
        this.#open.push(test);
    }
    close() {
        this.#open.pop();
    }
    /** Whether the first root has been closed. */ get isWhole() {
        return this.roots > 0 && this.#open.length === 0;
    }
}
/** `classname.name`; a missing name is `None`, and a missing class is left out. */ const idOf = (attributes)=>{
    const attribute = (name)=>attributes.find((one)=>one.name === name)?.value;
    const classname = attribute('classname');
    return `${classname === undefined ? '' : `${classname}.`}${attribute('name') ?? 'None'}`;
};
/** The test cases of one suite; none where it is no document for itself. */ const casesOf = (suite)=>{
    const reader = new SuiteReader();
    const scanner = new XmlScanner(reader);
    return scanner.push(suite) && scanner.end() && reader.roots === 1 ? reader.cases : [];
};
/**
 * Surefire's reports as the log prints them. A build that broke names no tests; a suite that is no document
 * for itself is passed over; skipped tests are in neither list.
 */ const parseJavaSuites = (log)=>{
    const text = withoutTraces(log);
    if (isBroken(text)) return NO_TESTS;
    const cases = [];
    for (const suite of suitesOf(text))for (const test of casesOf(suite))cases.push(test);
    return {
        passed: cases.filter(({ failed, skipped })=>!failed && !skipped).map(({ id })=>id),
        failed: cases.filter(({ failed })=>failed).map(({ id })=>id)
    };
};

;// CONCATENATED MODULE: ./src/score/logs/plain-line.js
/** No line that tells of a test is longer. */ const LONGEST_LINE = 4096;
const COLOUR = /\u001b\[[\d;]{0,20}m/g;
/** A line without colours and without blanks at its end; of one that is too long, its beginning. */ const plainLine = (raw, longest = LONGEST_LINE)=>{
    const line = raw.length > longest ? raw.slice(0, longest) : raw;
    return (line.includes('\u001b') ? line.replace(COLOUR, '') : line).trimEnd();
};

;// CONCATENATED MODULE: ./src/score/logs/account/budget.js
/** How many times the length of a log may be read in looking for what stands within something else. */ const TIMES = 8;
const AT_LEAST = 1024 * 1024;
/** Counts characters that are read, so that a log of beginnings without an end costs no quadratic time. */ class ReadingBudget {
    #left;
    constructor(log){
        this.#left = Math.max(log.length * TIMES, AT_LEAST);
    }
    /** Takes so many characters off; false once there are none left. */ take(characters) {
        this.#left -= characters;
        return this.#left >= 0;
    }
}

;// CONCATENATED MODULE: ./src/score/logs/account/java.js






const BEGIN = /^\[INFO\] Scanning for projects\.\.\.$/;
const END = /^\[\w{4,7}\] BUILD (SUCCESS|FAILURE)$/;
const CRASHED = /The forked VM terminated without|Crashed tests:|ExecutionException There was an error in the forked/;
/** Surefire's totals of a module. That of a class goes on with its time. */ const TOTALS = /^(?:\[\w{4,7}\] )?Tests run: \d{1,9}, Failures: (\d{1,9}), Errors: (\d{1,9}), Skipped: \d{1,9}(?:, Flakes: \d{1,9})?$/;
/**
 * A test that Surefire names with its failure as it happens: `name(class)`, and in newer ones `class.name`;
 * old ones put no level before it.
 */ const NAMED = /^(?:\[ERROR\] )?(?:(\S.*)\(([\w.$]+)\) {1,3}|(\S.*?) -- )Time elapsed: .{1,40} <<< (?:FAILURE|ERROR)!$/;
const CHUNK = 16 * 1024;
/** How a report ends, whether its root is `testsuite` or `testsuites`; no honest tag of it is longer. */ const ENDING = '</testsuite';
const LONGEST_ENDING = 64;
/** The end of the next piece to read: nothing follows an ending tag in it, for that need not be XML. */ const pieceEnd = (log, at)=>{
    const ahead = log.slice(at, at + CHUNK + LONGEST_ENDING);
    const ending = ahead.indexOf(ENDING);
    const close = ending < 0 || ending >= CHUNK ? -1 : ahead.indexOf('>', ending);
    return Math.min(at + (close < 0 ? CHUNK : close + 1), log.length);
};
/** The tests of the report that starts at a place, read as the XML that it is; null where that is too much. */ const casesFrom = (log, start, budget)=>{
    const reader = new SuiteReader();
    const scanner = new XmlScanner(reader);
    for(let at = start; at < log.length;){
        const end = pieceEnd(log, at);
        if (!budget.take(end - at)) return null;
        const isWellFormed = scanner.push(log.slice(at, end));
        if (reader.isWhole) return reader.cases;
        if (!isWellFormed) break;
        at = end;
    }
    return [];
};
/** What Maven itself says of its tests. */ const consoleOf = (log)=>{
    const named = new Set();
    const seen = {
        begun: 0,
        ended: 0,
        broken: false,
        crashed: false,
        failures: 0
    };
    for (const raw of (0,lines/* linesOf */.D)(log)){
        const line = plainLine(raw);
        const totals = TOTALS.exec(line);
        const end = END.exec(line);
        const [, name, owner, whole] = NAMED.exec(line) ?? [];
        if (totals) seen.failures += Number(totals[1]) + Number(totals[2]);
        else if (end) {
            seen.ended++;
            seen.broken ||= end[1] === 'FAILURE';
        } else if (BEGIN.test(line)) seen.begun++;
        else if (CRASHED.test(line)) seen.crashed = true;
        else if (whole !== undefined) named.add(whole);
        else if (name !== undefined) named.add(`${owner}.${name}`);
    }
    return {
        ...seen,
        named
    };
};
/**
 * Surefire's reports, and what Maven says of them where it is not told to be quiet: reports are files, which
 * whatever runs among the tests can write.
 */ const javaAccount = (log)=>{
    const text = withoutTraces(log);
    const budget = new ReadingBudget(text);
    const failed = new Set();
    const flaky = new Set();
    let failures = 0;
    for(let at = text.indexOf(OPENING); at >= 0; at = text.indexOf(OPENING, at + OPENING.length)){
        const cases = casesFrom(text, at, budget);
        if (cases === null) return objection('more reports begin in the log than any runner prints');
        for (const test of cases){
            if (test.failed) {
                // Tests of one name, such as those of one method with parameters, each count.
                failures++;
                failed.add(test.id);
            }
            if (test.flaky) flaky.add(test.id);
        }
    }
    const seen = consoleOf(text);
    const problem = problemOf(seen, failures);
    for (const id of seen.named)if (!flaky.has(id)) failed.add(id);
    return {
        failed: [
            ...failed
        ],
        problem
    };
};
const problemOf = (seen, failed)=>{
    if (seen.crashed) return 'Surefire says that the process of the tests ended too early';
    if (seen.begun > seen.ended) return 'Maven began and did not come to its end';
    if (seen.failures > failed) return `Surefire counts ${seen.failures} tests that failed, of which the reports name ${failed}`;
    if (seen.broken && seen.failures === 0) return 'Maven says that the build failed, and of no test that failed';
    return null;
};

;// CONCATENATED MODULE: ./src/score/logs/account/json-reports.js




const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const json_reports_OPENING = 0x7b;
const json_reports_CLOSING = 0x7d;
/** The end of the object that starts at a place, its braces in strings passed over; the log's where it has none. */ const objectEnd = (log, start)=>{
    let depth = 0;
    let inString = false;
    for(let at = start; at < log.length; at++){
        const code = log.charCodeAt(at);
        if (inString) {
            if (code === BACKSLASH) at++;
            else if (code === QUOTE) inString = false;
        } else if (code === QUOTE) inString = true;
        else if (code === json_reports_OPENING) depth++;
        else if (code === json_reports_CLOSING && --depth === 0) return at + 1;
    }
    return log.length;
};
/**
 * A runner that prints one report of JSON. Each is read for itself, wherever it stands: also where one
 * before it is all that the parser looks at, or where it was made a part of another.
 */ const reportsAccount = (log, { key, read })=>{
    const budget = new ReadingBudget(log);
    const failed = [];
    let readable = 0;
    for (const start of objectStarts(log, key)){
        const end = objectEnd(log, start);
        if (!budget.take(end - start)) return objection('more reports begin in the log than any runner prints');
        const report = (0,parse_json/* parseJson */.q)(log.slice(start, end));
        if (report === undefined) return objection('a report begins in the log that cannot be read');
        const results = read(report);
        if (results === null) continue;
        readable++;
        failed.push(...results.failed);
    }
    const problem = readable > 0 ? null : 'no report in the log can be read for itself';
    return {
        failed,
        problem
    };
};

;// CONCATENATED MODULE: ./src/score/logs/seen/summary-reader.js
/** Reads a runner's output line by line and counts the tests that its summaries say ran, passed or not. */ /** The sum of the numbers before some words: `1 failed, 2 passed` is 3 for `passed` and `failed`. */ const sumOf = (text, words)=>{
    let sum = 0;
    for (const [, number, word] of text.matchAll(/(\d{1,9}) ([a-z]+)/g))if (words.includes(word)) sum += Number(number);
    return sum;
};
/**
 * Reads blocks of lines that follow each other without a gap: each line must match the pattern at its
 * place, and some may be left out. A block counts when its last line is there.
 */ class BlockReader {
    seen = 0;
    #steps;
    #next = 0;
    #sum = 0;
    constructor(steps){
        this.#steps = steps;
    }
    line(text) {
        const step = this.#stepFor(text);
        if (step < 0) {
            this.#next = 0;
            return;
        }
        if (step === 0) this.#sum = 0;
        this.#sum += this.#steps[step].count?.(text) ?? 0;
        this.#next = step + 1;
        if (this.#next < this.#steps.length) return;
        this.seen += this.#sum;
        this.#next = 0;
    }
    /** The step that a line fits: the next one, or one after steps that may be absent; else the first. */ #stepFor(text) {
        for(let index = this.#next; index < this.#steps.length; index++){
            const { pattern, optional } = this.#steps[index];
            if (pattern.test(text)) return index;
            if (!optional) break;
        }
        return this.#steps[0].pattern.test(text) ? 0 : -1;
    }
}

;// CONCATENATED MODULE: ./src/score/logs/seen/pytest.js

/** The line that begins a session. */ const HEAD = /^=+ test session starts =+$/;
const DURATION = ' in [\\d.]{1,15} ?s(?:econds)?(?: \\([\\d:]{1,15}\\))?';
/** The line that ends one, and with `-q` the line of counts. */ const pytest_SUMMARY = new RegExp(`^=+ .+${DURATION} =+$`);
const QUIET_SUMMARY = new RegExp(`^\\d.*${DURATION}$`);
const PROGRESS = /^[.,FEsxXRu]+ +\[ *\d+%\]$/;
const RAN = [
    'passed',
    'failed',
    'xfailed',
    'xpassed'
];
/**
 * pytest: the line between `=` that ends a session, where a session has started; with `-q`, which prints
 * neither head nor `=`, the line of counts after a line of progress. Errors of collection ran no test.
 */ class PytestReader {
    seen = 0;
    #inSession = false;
    #progressed = false;
    line(text) {
        if (HEAD.test(text)) this.#inSession = true;
        else if (PROGRESS.test(text)) this.#progressed = true;
        else if (this.#inSession && pytest_SUMMARY.test(text)) this.#end(text);
        else if (!this.#inSession && this.#progressed && QUIET_SUMMARY.test(text)) this.#end(text);
    }
    #end(text) {
        this.seen += sumOf(text, RAN);
        this.#inSession = false;
        this.#progressed = false;
    }
}

;// CONCATENATED MODULE: ./src/score/logs/account/pytest.js




/** What a worker of xdist puts before a result. */ const WORKER = /^\[gw\d+\] \[ *\d+%\] /;
const pytest_NAMED = /^\S+::/;
const STATUS = / (PASSED|FAILED|SUBFAIL(?:ED)?)(?: |[[(]|$)/;
/** A status first; that of a test's part has what it is called behind it. */ const AFTER_STATUS = /^(PASSED|FAILED|SUBFAIL(?:ED)?)(?:[[(].{0,300}?[\])])? (\S.*)$/;
/**
 * A test as the official pattern reads it: of the file what is of these characters, and parameters of
 * other ones are left out.
 */ const pytest_NAME = /^\S*?(?<![\p{L}\p{N}_/])([\p{L}\p{N}_/]+\.py)::(?:([\p{L}\p{N}_]+)::)?([\p{L}\p{N}_]+(?:\[[\p{L}\p{N}_-]+\])?)/u;
/** unittest's own last line. */ const UNITTEST_FAILED = /^FAILED \((?:failures|errors)=\d/;
const pytest_idOf = (name)=>{
    const [, file, owner, test] = pytest_NAME.exec(name) ?? [];
    return file === undefined ? null : `${file}:${owner ?? 'None'}:${test}`;
};
/** Tests of pytest by name, as lists and summaries of sessions each have them. */ class Named {
    #byPlace = {
        listed: new Set(),
        summed: new Set()
    };
    #lines = {
        listed: 0,
        summed: 0
    };
    add(place, name) {
        this.#byPlace[place].add(name);
        this.#lines[place]++;
    }
    get names() {
        return Object.values(this.#byPlace).flatMap((names)=>[
                ...names
            ]);
    }
    /** How many there are at least, whatever is named twice. */ get atLeast() {
        return Math.max(...Object.values(this.#byPlace).map(({ size })=>size));
    }
    /** How many there are at most: a test that failed twice, or in parts, is counted as often. */ get atMost() {
        return Math.max(...Object.values(this.#lines));
    }
}
/** pytest: each session has its last line, which counts no fewer tests than are named, and no more failures. */ const pytestAccount = (log, reading)=>{
    const passed = new Named();
    const failed = new Named();
    let heads = 0;
    let summaries = 0;
    let quiet = 0;
    let counted = 0;
    let failures = 0;
    let unittest = false;
    const add = (place, status, name)=>{
        if (status !== 'PASSED') failed.add(place, name);
        else if (pytest_idOf(name) !== null) passed.add(place, name);
    };
    for (const raw of (0,lines/* linesOf */.D)(log)){
        const line = plainLine(raw).replace(WORKER, '');
        const listed = pytest_NAMED.test(line) ? STATUS.exec(line) : null;
        const [, statusFirst, nameAfter = ''] = AFTER_STATUS.exec(line) ?? [];
        if (HEAD.test(line)) heads++;
        else if (listed) add('listed', listed[1], line.slice(0, listed.index));
        else if (UNITTEST_FAILED.test(line)) unittest = true;
        else if (statusFirst !== undefined) add('summed', statusFirst, nameAfter.split(' - ')[0]);
        else if (pytest_SUMMARY.test(line) || QUIET_SUMMARY.test(line)) {
            if (line.startsWith('=')) summaries++;
            else quiet++;
            counted += sumOf(line, [
                'passed'
            ]);
            failures += sumOf(line, [
                'failed'
            ]);
        }
    }
    return {
        failed: failed.names.map(pytest_idOf).filter((id)=>id !== null),
        problem: pytest_problemOf({
            heads,
            summaries,
            quiet,
            counted,
            failures,
            unittest,
            passed: Math.max(passed.atLeast, new Set(reading.passed).size),
            failed: failed.atMost
        })
    };
};
const pytest_problemOf = (seen)=>{
    if (seen.unittest) return 'unittest says that tests failed, where the results are taken for those of pytest';
    if (seen.heads > 0 && seen.summaries !== seen.heads) return `pytest began ${seen.heads} times and has ${seen.summaries} last lines`;
    if (seen.heads === 0 && seen.quiet + seen.summaries === 0) return 'the last line of pytest is not there';
    if (seen.passed > seen.counted) return `${seen.passed} tests are named as passed, of which pytest counts ${seen.counted}`;
    if (seen.failures > seen.failed) return `pytest counts ${seen.failures} tests that failed, of which ${seen.failed} are named`;
    return null;
};

;// CONCATENATED MODULE: ./src/score/logs/account/tap.js


const PLAN = /^1\.\.(\d{1,9})(?: |$)/;
/** One with a name, since no other is taken for a result: a bare `ok` is often no more than printed. */ const POINT = /^(?:not )?ok \S/;
const BAILED = /^Bail out!/;
/** TAP: its plan covers all points; those that failed are named wherever they stand. */ const tapAccount = (log)=>{
    let planned = 0;
    let points = 0;
    for (const raw of (0,lines/* linesOf */.D)(log)){
        const line = raw.trimEnd();
        if (POINT.test(line)) points++;
        else if (BAILED.test(line)) return objection('the tests were bailed out of');
        else planned += Number(PLAN.exec(line)?.[1] ?? 0);
    }
    return points > planned ? objection(`${points} tests are named, and the plan is of ${planned}`) : NO_OBJECTION;
};

;// CONCATENATED MODULE: ./src/score/logs/account/unittest.js


const HEADING = /^FAIL: ([\p{L}\p{N}_]+)(?: \(([\p{L}\p{N}_.]+)\))?/u;
const ANY_HEADING = /^FAIL: /;
const unittest_RAN = /^Ran (\d{1,9}) tests? in [\d.]{1,15}s$/;
/** Not `expected failures`, which are none; nose names what was skipped first. */ const FAILED = /^FAILED \((?:.*?, )?failures=(\d{1,9})/;
/** By the last word of its docstring a test is named in a list, see `unittest.ts`. */ const LAST_WORD = /([\p{L}\p{N}_]{1,200})$/u;
/** unittest: it says how many tests ran and failed, and lists each that failed once more. */ const unittestAccount = (log, { passed })=>{
    const failed = [];
    let headings = 0;
    let ended = false;
    let ran = 0;
    let failures = 0;
    let afterHeading = false;
    for (const raw of (0,lines/* linesOf */.D)(log)){
        const line = plainLine(raw);
        const word = afterHeading ? LAST_WORD.exec(line)?.[1] : undefined;
        if (word !== undefined) failed.push(`:${word}:`);
        afterHeading = ANY_HEADING.test(line);
        if (afterHeading) {
            headings++;
            const [, name, owner = ''] = HEADING.exec(line) ?? [];
            if (name !== undefined) failed.push(`${owner}:${name}:`);
        }
        const count = unittest_RAN.exec(line);
        if (count) {
            ended = true;
            ran += Number(count[1]);
        }
        failures += Number(FAILED.exec(line)?.[1] ?? 0);
    }
    return {
        failed,
        problem: unittest_problemOf({
            ended,
            ran,
            passed: new Set(passed).size,
            failures,
            headings
        })
    };
};
const unittest_problemOf = (seen)=>{
    if (!seen.ended) return 'the last lines of unittest are not there';
    if (seen.passed > seen.ran) return `${seen.passed} tests are named as passed, and unittest ran ${seen.ran}`;
    if (seen.failures > seen.headings) return `unittest counts ${seen.failures} tests that failed, of which ${seen.headings} are named`;
    return null;
};

;// CONCATENATED MODULE: ./src/score/logs/account/account-of.js










const jest = (read)=>(log)=>reportsAccount(log, {
            key: JEST_KEY,
            read
        });
const mocha = (read)=>(log)=>reportsAccount(log, {
            key: MOCHA_KEY,
            read
        });
/** Bazel ends by saying how many tests it ran, on a terminal after colours and movements of the cursor. */ const BAZEL_END = /^(?:\u001b\[[\d;]{0,20}[A-Za-z])*Executed \d{1,9} out of \d{1,9} tests?: /m;
/** Which of two runners it was is told by lines that the tests can print, so a log that has both is neither's. */ const mochaOrTapAccount = (log)=>{
    const report = reportsAccount(log, {
        key: MOCHA_KEY,
        read: mochaResults
    });
    if (!startsTap(log)) return report;
    return startsMocha(log) || report.problem === null ? objection("the log has a report of Mocha's and results of TAP") : tapAccount(log);
};
const ACCOUNTS = {
    JavaGenericParser: javaAccount,
    JavascriptGenericParser: mochaOrTapAccount,
    JavascriptJestPR: jest(jestResultsByEither),
    JavascriptMocha: mocha(mochaResults),
    TypescriptBazelAngular: (log)=>BAZEL_END.test(log) ? NO_OBJECTION : objection('the last line of Bazel is not there'),
    TypescriptJest: jest(jestResults),
    TypescriptJestTW: jest(jestResultsByTitle),
    TypescriptMocha: mocha(mochaResults),
    TypescriptMochaFileName: mocha(mochaFileNameResults),
    PythonPyUnit: (log, reading)=>isPytest(log) ? pytestAccount(log, reading) : unittestAccount(log, reading)
};
/**
 * What a row's whole log says of its tests beside the reading of the parser, which is the official one's.
 * A reading that names no test as passed needs no account.
 */ const accountOf = (name, log, reading)=>reading === null || reading.passed.length === 0 ? NO_OBJECTION : ACCOUNTS[name](log, reading);

;// CONCATENATED MODULE: ./src/score/logs/grade-lists.js

/** How many characters the names of stored tests may have together; the largest real lists have a tenth. */ const STORED_CHARACTERS = 32 * 1024 * 1024;
const NOTHING = {
    withLogs: false,
    allF2pPassed: false,
    noP2pFailed: false,
    allP2pPassed: false,
    resolved: false,
    passedTests: [],
    failedTests: []
};
/**
 * Grades a reading by the lists of a row.
 *
 * `official` is the official harness's rule: every test of F2P passed, and none of P2P failed. A test that
 * the log names both as passed and as failed is both, a test of P2P that did not run is no failure, and an
 * empty F2P is all passed as soon as there are logs.
 *
 * `strict` has no such gaps: there is a test of F2P, a test passes only where nothing in the log says that
 * it failed, every test of both lists passes, and the log does not contradict itself.
 *
 * A run that was stopped resolves nothing by either rule.
 */ const gradeLists = (input)=>{
    const { rule, row, reading, timedOut } = input;
    if (reading === null) return NOTHING;
    const { F2P: f2p, P2P: p2p } = row;
    const passed = new Set(reading.passed);
    const account = rule === 'strict' ? input.account ?? NO_OBJECTION : NO_OBJECTION;
    const failed = new Set([
        ...reading.failed,
        ...account.failed
    ]);
    const passes = rule === 'official' ? (test)=>passed.has(test) : (test)=>passed.has(test) && !failed.has(test);
    const allF2pPassed = f2p.every(passes);
    const noP2pFailed = !p2p.some((test)=>failed.has(test));
    const allP2pPassed = p2p.every(passes);
    const resolved = {
        official: allF2pPassed && noP2pFailed,
        strict: f2p.length > 0 && allF2pPassed && allP2pPassed && account.problem === null
    };
    const expected = new Set([
        ...f2p,
        ...p2p
    ]);
    return {
        withLogs: true,
        allF2pPassed,
        noP2pFailed,
        allP2pPassed,
        resolved: resolved[rule] && !timedOut,
        passedTests: stored(reading.passed, expected),
        failedTests: stored([
            ...reading.failed,
            ...besides(account, reading)
        ], expected),
        ...account.problem !== null && {
            contradiction: account.problem
        }
    };
};
/** The tests that only the whole log names as failed. */ const besides = ({ failed }, reading)=>{
    const known = new Set(reading.failed);
    return [
        ...new Set(failed)
    ].filter((test)=>!known.has(test));
};
/** All tests; of a log that names absurdly many the expected ones alone, once each. */ const stored = (tests, expected)=>{
    const length = tests.reduce((sum, test)=>sum + test.length, 0);
    if (length <= STORED_CHARACTERS) return [
        ...tests
    ];
    return [
        ...new Set(tests.filter((test)=>expected.has(test)))
    ];
};

;// CONCATENATED MODULE: ./src/score/logs/harness-log.js
/** What one run of a row's tests left. */ /**
 * The log that the parsers read, as the official harness makes it: what went to standard error, then what
 * went to standard output, and how the run ended, twice. Of a run that was stopped it keeps one sentence
 * alone, so that no partial output is graded.
 */ const harnessLog = ({ stdout, stderr, exitCode, timedOut })=>{
    if (timedOut) return 'Container operation timed out';
    const end = `Container exited with status code: ${exitCode ?? -1}`;
    return `${stderr}${stdout}\n${end}\n${end}`;
};

// EXTERNAL MODULE: ./src/contracts/swe-polybench.js
var swe_polybench = __webpack_require__(92161);
;// CONCATENATED MODULE: ./src/score/logs/log-reasons.js
/** Why a grading says 0: one reason that explains all, or what became of the tests, the most first. */ const gradingReasons = (row, gradings, name)=>{
    if (name === 'simple') return gradings.simple ? [
        simpleReason(gradings.simple)
    ] : [];
    const grading = gradings[name];
    return grading ? listReasons(row, grading, name) : [];
};
const listReasons = (row, grading, rule)=>{
    if (!grading.patchApplied) return [
        doesNotApply(grading)
    ];
    if (grading.timedOut) return [
        TIMED_OUT
    ];
    if (rule === 'strict' && row.F2P.length === 0) return [
        NO_LIST
    ];
    if (!grading.withLogs || grading.passedTests.length + grading.failedTests.length === 0) return [
        NOTHING_NAMED
    ];
    const passed = new Set(grading.passedTests);
    const failed = new Set(grading.failedTests);
    const f2pSet = new Set(row.F2P);
    const f2p = [
        ...f2pSet
    ];
    const p2p = [
        ...new Set(row.P2P)
    ].filter((test)=>!f2pSet.has(test));
    const isMissing = (test)=>!passed.has(test) && !failed.has(test);
    const countsAsFailed = (test)=>failed.has(test) && (rule === 'strict' || !passed.has(test));
    const missing = [
        ...f2p,
        ...rule === 'strict' ? p2p : []
    ].filter(isMissing);
    const tests = [
        about('test-failed', f2p.filter(countsAsFailed), (tests)=>`${tests} expected to pass after the fix failed.`),
        about('test-missing', missing, (tests)=>`The log names no result of ${tests} expected to pass: not run, renamed, or left out.`),
        about('regression', p2p.filter((test)=>failed.has(test)), (tests)=>`${tests} that passed without the fix failed.`)
    ].filter((reason)=>reason !== null).sort((one, other)=>other.tests.length - one.tests.length);
    return grading.contradiction === undefined ? tests : [
        contradicts(grading.contradiction),
        ...tests
    ];
};
const contradicts = (how)=>({
        code: 'log-contradicts-itself',
        message: `The results that the log names are not to be believed: ${how}.`
    });
const about = (code, tests, sentence)=>tests.length === 0 ? null : {
        code,
        message: sentence(`${tests.length} test${tests.length === 1 ? '' : 's'}`),
        tests
    };
const doesNotApply = ({ steps })=>{
    const step = steps.find(({ rung })=>rung === null);
    const said = step && step.said !== '' ? `: ${step.said}` : '.';
    return {
        code: 'patch-does-not-apply',
        message: `The ${step?.patch === 'test' ? "row's test" : "agent's"} patch does not apply by any rung of the ladder${said}`
    };
};
const TIMED_OUT = {
    code: 'tests-timed-out',
    message: 'The tests ran out of time; what they had printed by then is not graded.'
};
const NO_LIST = {
    code: 'expected-lists-empty',
    message: 'The row expects no test to go from failing to passing, so nothing can show a fix; its F2P needs filling.'
};
const NOTHING_NAMED = {
    code: 'nothing-ran',
    message: "The row's parser finds no result of a test in the log. Most often the build broke before any test ran; the log's end shows why."
};
const SIMPLE = {
    'nothing-ran': "No test was seen to run by the language's runner.",
    'test-failed': "The language's runner says that tests failed, or failed itself.",
    'tests-timed-out': "The language's runner ran out of time.",
    'patch-does-not-apply': "The agent's patch does not apply."
};
const simpleReason = ({ reason, exitCode })=>{
    const code = reason ?? 'test-failed';
    const exit = exitCode === null || exitCode === 0 ? '' : ` It exited with ${exitCode}.`;
    return {
        code,
        message: `${SIMPLE[code]}${exit}`
    };
};

;// CONCATENATED MODULE: ./src/score/logs/official-against-strict.js
/** Where the official grading and the strict one differ, and why. */ const officialAgainstStrict = (row, { official, strict })=>{
    if (!official || !strict || official.resolved === strict.resolved) return [];
    const differ = `official says ${official.resolved ? 1 : 0}, strict ${strict.resolved ? 1 : 0}`;
    const causes = official.resolved ? whyOnlyOfficial(row, official, strict) : whyOnlyStrict(official);
    return [
        {
            cause: `${differ}: ${causes.join('; ')}`
        }
    ];
};
const counted = (tests)=>`${tests.length} test${tests.length === 1 ? '' : 's'}`;
const halfApplied = ({ steps })=>steps.some((step)=>step.halfApplied);
const whyOnlyOfficial = (row, official, strict)=>{
    const causes = [];
    if (halfApplied(official)) causes.push('officially a patch went in on top of what an earlier try had left');
    if (row.F2P.length === 0) causes.push('F2P is empty, which is officially all passed');
    if (!strict.patchApplied) return [
        ...causes,
        'a patch does not apply to a clean tree'
    ];
    if (strict.timedOut) return [
        ...causes,
        'only the strict run ran out of time'
    ];
    const named = {
        passed: new Set(strict.passedTests),
        failed: new Set(strict.failedTests)
    };
    const tests = [
        ...new Set([
            ...row.F2P,
            ...row.P2P
        ])
    ];
    const both = tests.filter((test)=>named.passed.has(test) && named.failed.has(test));
    const failed = tests.filter((test)=>named.failed.has(test) && !named.passed.has(test));
    const missing = tests.filter((test)=>!named.failed.has(test) && !named.passed.has(test));
    if (both.length > 0) causes.push(`${counted(both)} both passed and failed`);
    if (failed.length > 0) causes.push(`${counted(failed)} failed once the hidden tests went in last`);
    if (missing.length > 0) causes.push(`${counted(missing)} expected to pass did not run`);
    if (strict.contradiction !== undefined) causes.push(strict.contradiction);
    return causes.length > 0 ? causes : [
        'the two runs ended differently'
    ];
};
const whyOnlyStrict = (official)=>{
    if (!official.patchApplied) return [
        'a patch does not apply in the official order'
    ];
    if (official.timedOut) return [
        'only the official run ran out of time'
    ];
    return [
        halfApplied(official) ? 'officially a patch went in on top of what an earlier try had left' : "tests failed where the agent's patch went in over the hidden tests"
    ];
};

;// CONCATENATED MODULE: ./src/score/logs/log-verdict.js



/** The grading that gives the reward: the official one, else the first of the others that ran. */ const decidingGrading = (gradings)=>swe_polybench/* GRADINGS */.e.find((name)=>gradings[name] !== undefined) ?? null;
/** Whether a grading says that its row is resolved; null where it did not run. */ const gradingReward = (gradings, name)=>{
    const isResolved = name === 'simple' ? gradings.simple?.passed : gradings[name]?.resolved;
    return isResolved === undefined ? null : isResolved ? 1 : 0;
};
/** The verdict on a row of SWE-PolyBench, whose evidence is what its tests printed. */ const logVerdict = (input)=>{
    const { row, gradings } = input;
    const deciding = decidingGrading(gradings);
    const reward = deciding === null ? 0 : gradingReward(gradings, deciding);
    const lists = gradings.official ?? gradings.strict;
    const disputes = officialAgainstStrict(row, gradings);
    return {
        reward,
        resolved: reward === 1,
        evidence: 'log',
        reasons: reward === 1 ? [] : [
            ...input.reasons ?? [],
            ...deciding === null ? [] : gradingReasons(row, gradings, deciding)
        ],
        transitions: transitionsOf(row, lists),
        tests: testCounts(lists, gradings.simple),
        tolerant: {
            reward
        },
        container: {
            reward: null
        },
        disputed: disputes.length > 0,
        disputes,
        flags: [
            ...input.flags ?? []
        ],
        gradings,
        ...input.retrieval ? {
            retrieval: input.retrieval
        } : {}
    };
};
/** How many tests of each list were seen to pass, and not to fail as well. */ const transitionsOf = (row, grading)=>{
    const passed = new Set(grading?.passedTests);
    const failed = new Set(grading?.failedTests);
    const count = (list)=>{
        const tests = [
            ...new Set(list)
        ];
        const absent = tests.filter((test)=>!passed.has(test) && !failed.has(test)).length;
        return {
            expected: tests.length,
            passed: tests.filter((test)=>passed.has(test) && !failed.has(test)).length,
            ...absent > 0 && {
                absent
            }
        };
    };
    const none = {
        expected: 0,
        passed: 0
    };
    return {
        f2p: count(row.F2P),
        p2p: count(row.P2P),
        s2p: none,
        n2p: none
    };
};
const testCounts = (lists, simple)=>{
    if (lists === undefined) return {
        passed: simple?.passed ? simple.testsRun : 0,
        failed: 0,
        skipped: 0
    };
    const failed = new Set(lists.failedTests);
    const passed = new Set(lists.passedTests.filter((test)=>!failed.has(test)));
    return {
        passed: passed.size,
        failed: failed.size,
        skipped: 0
    };
};

;// CONCATENATED MODULE: ./src/score/logs/bazel.js


/** The colours that are taken off; others stay in the ids. */ const COLOURS = [
    '\u001b[0m',
    '\u001b[32m',
    '\u001b[31m',
    '\u001b[1m'
];
const PASSED = 'PASSED';
const bazel_FAILED = 'FAILED';
/**
 * Bazel's summary in angular, and any other line that has PASSED or FAILED in it: the test is what stands
 * before the word, such as `(cached)`, without the first of two slashes. A line with both has passed.
 */ const parseBazel = (log)=>{
    const passed = [];
    const failed = [];
    for (const line of (0,lines/* linesOf */.D)(log)){
        const isPassed = line.includes(PASSED);
        if (!isPassed && !line.includes(bazel_FAILED)) continue;
        const clean = COLOURS.reduce((text, colour)=>text.replaceAll(colour, ''), line);
        const name = clean.slice(0, clean.indexOf(clean.includes(PASSED) ? PASSED : bazel_FAILED));
        const test = (0,python_text/* pythonStrip */.p)(name.startsWith('//') ? name.slice(1) : name);
        if (isPassed) passed.push(test);
        else failed.push(test);
    }
    return {
        passed,
        failed
    };
};

;// CONCATENATED MODULE: ./src/score/logs/next-of.js
/**
 * Finds the next of several words in a text. Where a word is next is remembered, so that searches that go
 * on forwards read the text about once a word, all together, and one that steps back reads only the step.
 */ class NextOf {
    #text;
    #words;
    /** Of each word, from where it was last looked for, and where it is next from there. */ #from;
    #next;
    /** The same of all words together. */ #lastFrom = Number.POSITIVE_INFINITY;
    #last = -1;
    constructor(text, words){
        this.#text = text;
        this.#words = words;
        this.#from = words.map(()=>0);
        this.#next = words.map((word)=>text.indexOf(word));
    }
    /** The first place at or after `from` where one of the words starts; -1 where there is none. */ at(from) {
        if (from >= this.#lastFrom && (from <= this.#last || this.#last === -1)) return this.#last;
        let first = -1;
        for(let index = 0; index < this.#words.length; index++){
            const next = this.#nextOf(index, this.#words[index], from);
            if (next >= 0 && (first < 0 || next < first)) first = next;
        }
        this.#lastFrom = from;
        this.#last = first;
        return first;
    }
    /** The word that starts at a place; where several do, the first in their order. */ wordAt(at) {
        return this.#words.find((word)=>this.#text.startsWith(word, at));
    }
    #nextOf(index, word, from) {
        const known = this.#next[index];
        const knownFrom = this.#from[index];
        if (from >= knownFrom && (known < 0 || known >= from)) return known;
        const next = from > knownFrom ? this.#text.indexOf(word, from) : this.#back(word, from, knownFrom, known);
        this.#from[index] = from;
        this.#next[index] = next;
        return next;
    }
    /** Looks for a word that starts before the place it was last looked for from. */ #back(word, from, knownFrom, known) {
        const next = this.#text.slice(from, knownFrom + word.length - 1).indexOf(word);
        return next < 0 ? known : from + next;
    }
}

;// CONCATENATED MODULE: ./src/score/logs/python-characters.js
/*
 * What Python's patterns take for a blank and for a word, where JavaScript's take something else: `\s`
 * is `str.isspace`, and `\w` a letter or number of any alphabet, or an underscore.
 */ 
const WORD = /^[\p{L}\p{N}_]$/u;
const isAsciiWord = (code)=>code >= 0x61 && code <= 0x7a || code >= 0x41 && code <= 0x5a || code >= 0x30 && code <= 0x39 || code === 0x5f;
/** How many code units the word character has that starts at a place; 0 where there is none. */ const wordCharacterAt = (text, at)=>{
    const code = text.codePointAt(at);
    if (code === undefined) return 0;
    if (code < 0x80) return isAsciiWord(code) ? 1 : 0;
    const character = String.fromCodePoint(code);
    return WORD.test(character) ? character.length : 0;
};
/** How many code units the word character has that ends at a place; 0 where there is none. */ const wordCharacterBefore = (text, at)=>{
    if (at <= 0) return 0;
    const code = text.charCodeAt(at - 1);
    if (code < 0x80) return isAsciiWord(code) ? 1 : 0;
    const isTail = code >= 0xdc00 && code <= 0xdfff;
    if (isTail && wordCharacterAt(text, at - 2) === 2) return 2;
    return wordCharacterAt(text, at - 1) === 1 ? 1 : 0;
};
/** Where the characters end that are words' or one of `others`, from a place on. */ const wordEnd = (text, from, others = '')=>{
    let at = from;
    for(;;){
        const length = wordCharacterAt(text, at) || (isOneOf(others, text[at]) ? 1 : 0);
        if (length === 0) return at;
        at += length;
    }
};
/** Where the characters start that are words' or one of `others` and end at a place, not before `from`. */ const wordStart = (text, end, { from = 0, others = '' } = {})=>{
    let at = end;
    for(;;){
        const length = wordCharacterBefore(text, at) || (isOneOf(others, text[at - 1]) ? 1 : 0);
        if (length === 0 || at - length < from) return at;
        at -= length;
    }
};
const isOneOf = (characters, character)=>character !== undefined && characters.includes(character);

;// CONCATENATED MODULE: ./src/score/logs/pytest.js



/*
 * Names and statuses of pytest as the official harness finds them, by two patterns that it tries in turn:
 *
 *   name, then the next status wherever it stands    tests/test_a.py::TestA::test_b[x] PASSED
 *   status, then name                                PASSED tests/test_a.py::TestA::test_b[x]
 *
 * The second is tried only where the first finds nothing at all. In a summary of two lines it does find
 * something: the name of each line with the status of the next.
 *
 * Both are written as searches that only go forwards, because a name without a status makes the patterns
 * read the rest of the log, once for each.
 */ const STATUSES = [
    'PASSED',
    'FAILED',
    'SKIPPED',
    'ERROR',
    'XFAIL',
    'XPASS'
];
const AFTER_FILE = '.py::';
const BESIDE_WORDS_IN_FILES = '/';
const BESIDE_WORDS_IN_PARAMETERS = '-';
/** What pytest's output says of its tests. */ const parsePytest = (log)=>{
    const session = pytestSession(log);
    const beforeStatus = [
        ...testsBeforeStatus(session)
    ];
    const tests = beforeStatus.length > 0 ? beforeStatus : [
        ...testsAfterStatus(session)
    ];
    const idsOf = (wanted)=>tests.filter(({ status })=>status === wanted).map(({ file, owner, test })=>`${file}:${owner || 'None'}:${test}`);
    return {
        passed: idsOf('PASSED'),
        failed: idsOf('FAILED')
    };
};
function* testsBeforeStatus(text) {
    const statuses = new NextOf(text, STATUSES);
    const lastStatus = Math.max(...STATUSES.map((status)=>text.lastIndexOf(status)));
    let from = 0;
    let fileEnd = text.indexOf(AFTER_FILE);
    while(fileEnd >= 0 && fileEnd < lastStatus){
        const fileStart = wordStart(text, fileEnd, {
            from,
            others: BESIDE_WORDS_IN_FILES
        });
        const name = fileStart < fileEnd ? nameBefore(text, fileEnd + AFTER_FILE.length, lastStatus) : null;
        if (name === null) {
            fileEnd = text.indexOf(AFTER_FILE, fileEnd + 1);
            continue;
        }
        const nameEnd = endBefore(text, name, lastStatus);
        const at = statuses.at(nameEnd);
        const status = statuses.wordAt(at);
        yield {
            status,
            file: `${text.slice(fileStart, fileEnd)}.py`,
            owner: name.owner,
            test: text.slice(name.start, Math.min(nameEnd, name.parametersEnd))
        };
        from = at + status.length;
        fileEnd = text.indexOf(AFTER_FILE, from);
    }
}
function* testsAfterStatus(text) {
    const statuses = new NextOf(text, STATUSES);
    for(let at = statuses.at(0); at >= 0;){
        const status = statuses.wordAt(at);
        const blank = at + status.length;
        const fileEnd = wordEnd(text, blank + 1, BESIDE_WORDS_IN_FILES);
        const isFile = (0,python_text/* isPythonSpace */.t)(text.charCodeAt(blank)) && fileEnd > blank + 1 && text.startsWith(AFTER_FILE, fileEnd);
        const name = isFile ? namesAt(text, fileEnd + AFTER_FILE.length).next().value : undefined;
        if (name) {
            yield {
                status,
                file: `${text.slice(blank + 1, fileEnd)}.py`,
                owner: name.owner,
                test: text.slice(name.start, name.parametersEnd)
            };
        }
        at = statuses.at(name ? sourceEnd(text, name.parametersEnd) : at + 1);
    }
}
/** The ways to read a name, the first to be tried first: with a class, then without. */ function* namesAt(text, at) {
    const wordsEnd = wordEnd(text, at);
    if (wordsEnd === at) return;
    if (text.startsWith('::', wordsEnd)) {
        const start = wordsEnd + '::'.length;
        const end = wordEnd(text, start);
        if (end > start) yield {
            owner: text.slice(at, wordsEnd),
            start,
            wordsEnd: end,
            parametersEnd: parametersEnd(text, end)
        };
    }
    yield {
        owner: '',
        start: at,
        wordsEnd,
        parametersEnd: parametersEnd(text, wordsEnd)
    };
}
/** The first way to read a name after whose first letter a status can still come. */ const nameBefore = (text, at, lastStatus)=>{
    for (const name of namesAt(text, at))if (name.start < lastStatus) return name;
    return null;
};
/**
 * Where a name ends so that a status still follows: with all that belongs to it, else without what stands
 * behind it, at last within its own word. Only the last name of an output can be so cut.
 */ const endBefore = (text, name, lastStatus)=>[
        sourceEnd(text, name.parametersEnd),
        name.parametersEnd,
        name.wordsEnd
    ].find((end)=>end <= lastStatus) ?? lastStatus;
const parametersEnd = (text, from)=>{
    if (text[from] !== '[') return from;
    const end = wordEnd(text, from + 1, BESIDE_WORDS_IN_PARAMETERS);
    return end > from + 1 && text[end] === ']' ? end + 1 : from;
};
/** The end of ` <- other/file.py`, by which pytest says where a test was inherited from. */ const sourceEnd = (text, from)=>{
    const file = from + ' <- '.length;
    const isArrow = (0,python_text/* isPythonSpace */.t)(text.charCodeAt(from)) && text.startsWith('<-', from + 1) && (0,python_text/* isPythonSpace */.t)(text.charCodeAt(file - 1));
    const end = isArrow ? wordEnd(text, file, BESIDE_WORDS_IN_FILES) : from;
    return isArrow && end > file && text.startsWith('.py', end) ? end + '.py'.length : from;
};

;// CONCATENATED MODULE: ./src/score/logs/unittest-anchors.js

/** How unittest says that a test has ended, or what its lines start with. */ const unittest_anchors_STATUSES = [
    'ok',
    'FAIL',
    'ERROR',
    'skipped',
    'expected failure',
    'unexpected success'
];
/** What stands between a test and its status. */ const DOTS = ' ... ';
const CLOSED_DOTS = `)${DOTS}`;
/**
 * The places where a test is parted from its status by dots. The status follows at once, or stands at
 * the start of the first later line that starts with one: whatever the test prints may come between.
 */ class UnittestAnchors {
    #dots;
    #dotsAndStatus;
    #closed;
    #closedAndStatus;
    #statusLines;
    /** Before this any dots have a status, for a line further on starts with one. */ #lastStatusLine;
    constructor(text){
        const statusLines = unittest_anchors_STATUSES.map((status)=>`\n${status}`);
        this.#dots = new NextOf(text, [
            DOTS
        ]);
        this.#dotsAndStatus = new NextOf(text, unittest_anchors_STATUSES.map((status)=>DOTS + status));
        this.#closed = new NextOf(text, [
            CLOSED_DOTS
        ]);
        this.#closedAndStatus = new NextOf(text, unittest_anchors_STATUSES.map((status)=>CLOSED_DOTS + status));
        this.#statusLines = new NextOf(text, statusLines);
        this.#lastStatusLine = Math.max(...statusLines.map((line)=>text.lastIndexOf(line)));
    }
    /** The first dots with a status at or after a place; -1 where there are none. */ dots(from) {
        const at = this.#dots.at(from);
        return at < 0 || at + DOTS.length <= this.#lastStatusLine ? at : this.#dotsAndStatus.at(from);
    }
    /** The first bracket that such dots follow. */ closedDots(from) {
        const at = this.#closed.at(from);
        return at < 0 || at + CLOSED_DOTS.length <= this.#lastStatusLine ? at : this.#closedAndStatus.at(from);
    }
    /** The status that belongs to dots which have one. */ statusAfter(dots) {
        const after = dots + DOTS.length;
        const atOnce = this.#dotsAndStatus.wordAt(dots);
        if (atOnce !== undefined) return {
            status: atOnce.slice(DOTS.length),
            end: dots + atOnce.length
        };
        const line = this.#statusLines.at(after);
        const status = this.#statusLines.wordAt(line);
        return {
            status: status.slice(1),
            end: line + status.length
        };
    }
}

;// CONCATENATED MODULE: ./src/score/logs/unittest.js



/** What unittest's output says of its tests. */ const parseUnittest = (log)=>{
    const passed = [];
    const failed = [];
    for (const { id, status } of new UnittestReader(log).tests()){
        if (status === 'ok') passed.push(id);
        else if (status === 'FAIL') failed.push(id);
    }
    return {
        passed,
        failed
    };
};
/** What follows the word that a heading starts with. */ const AFTER_HEADING = ': ';
class UnittestReader {
    #text;
    #anchors;
    #headings;
    #brackets;
    constructor(text){
        this.#text = text;
        this.#anchors = new UnittestAnchors(text);
        this.#headings = new NextOf(text, unittest_anchors_STATUSES.filter((status)=>status !== 'ok').map((status)=>status + AFTER_HEADING));
        this.#brackets = new NextOf(text, [
            ')'
        ]);
    }
    *tests() {
        let at = 0;
        while(this.#anchors.dots(at) >= 0){
            const lineFeed = this.#text.indexOf('\n', at);
            const lineEnd = lineFeed < 0 ? this.#text.length : lineFeed;
            at = Math.max((yield* this.#testsOfLine(at, lineEnd)), lineEnd + 1);
        }
    }
    /** The tests that start in a line from a place on; returns where the last of them ends. */ *#testsOfLine(start, lineEnd) {
        let at = start;
        let single = this.#testIn(at, lineEnd);
        const threeLines = this.#threeLineTest(at, lineEnd);
        for(;;){
            if (single !== null && single.wordEnd <= at) single = this.#testIn(at, lineEnd);
            const test = firstFrom(at, threeLines, single);
            if (test === null) return at;
            const heading = this.#headingBetween(at, test.start);
            if (heading >= 0) {
                at = this.#headingEnd(heading, lineEnd);
                continue;
            }
            const { status, end } = this.#anchors.statusAfter(test.dots);
            const name = this.#text.slice(test.start, test.wordEnd);
            yield {
                id: `${test.owner}:${name}:${test.parameters}`,
                status
            };
            if (end > lineEnd) return end;
            at = end;
        }
    }
    /** The first test whose dots are in the same line, from a place on. */ #testIn(from, lineEnd) {
        for(let at = from;;){
            const dots = this.#anchors.dots(at);
            if (dots < 0 || dots >= lineEnd) return null;
            const length = wordCharacterAt(this.#text, at);
            const end = length === 0 ? at + 1 : wordEnd(this.#text, at);
            const test = length === 0 ? null : this.#testAt(this.#nameAt(at, end), lineEnd);
            if (test) return test;
            at = end;
        }
    }
    /** The test that a name starts, where dots follow it or its parameters. */ #testAt(name, lineEnd) {
        const { start, wordEnd, owner, end } = name;
        if (this.#text[end] === '(') {
            const bracket = this.#anchors.closedDots(end + 2);
            if (bracket >= 0 && bracket < lineEnd) return {
                start,
                wordEnd,
                owner,
                parameters: this.#text.slice(end + 1, bracket),
                dots: bracket + 1
            };
        }
        return this.#text.startsWith(DOTS, end) && this.#anchors.dots(end) === end ? {
            start,
            wordEnd,
            owner,
            parameters: '',
            dots: end
        } : null;
    }
    /** The test that a line names at its end, where the line after the next starts with a test as well. */ #threeLineTest(from, lineEnd) {
        if (this.#text[lineEnd] !== '\n' || this.#text[lineEnd - 1] !== ')') return null;
        const ownerStart = wordStart(this.#text, lineEnd - 1, {
            from,
            others: '.'
        });
        const end = ownerStart - ' ('.length;
        if (ownerStart === lineEnd - 1 || end <= from || !this.#text.startsWith(' (', end)) return null;
        const start = wordStart(this.#text, end, {
            from
        });
        const third = this.#text.indexOf('\n', lineEnd + 1) + 1;
        if (start === end || third === 0) return null;
        const nameEnd = wordEnd(this.#text, third);
        const lineFeed = this.#text.indexOf('\n', third);
        const test = nameEnd === third ? null : this.#testAt(this.#nameAt(third, nameEnd), lineFeed < 0 ? this.#text.length : lineFeed);
        return test && {
            ...test,
            start,
            wordEnd: end,
            owner: this.#text.slice(ownerStart, lineEnd - 1)
        };
    }
    /** A name of whole words, with the class that follows it in brackets, where one does. */ #nameAt(start, end) {
        const owner = end + ' ('.length;
        const ownerEnd = this.#text.startsWith(' (', end) ? wordEnd(this.#text, owner, '.') : owner;
        return ownerEnd > owner && this.#text[ownerEnd] === ')' ? {
            start,
            wordEnd: end,
            owner: this.#text.slice(owner, ownerEnd),
            end: ownerEnd + 1
        } : {
            start,
            wordEnd: end,
            owner: '',
            end
        };
    }
    /** The first heading from one place to before another; -1 where there is none. */ #headingBetween(from, before) {
        for(let at = this.#headings.at(from); at >= 0 && at < before; at = this.#headings.at(at + 1))if (wordCharacterAt(this.#text, at + this.#headings.wordAt(at).length) > 0) return at;
        return -1;
    }
    #headingEnd(heading, lineEnd) {
        const start = heading + this.#headings.wordAt(heading).length;
        const { end } = this.#nameAt(start, wordEnd(this.#text, start));
        const bracket = this.#text[end] === '(' ? this.#brackets.at(end + 2) : -1;
        return bracket >= 0 && bracket < lineEnd ? bracket + 1 : end;
    }
}
/** The one of two tests that starts first from a place on, without what of its name lies before that. */ const firstFrom = (at, one, other)=>{
    const [first = null] = [
        one,
        other
    ].filter((test)=>test !== null).filter((test)=>test.wordEnd > at).sort((left, right)=>left.start - right.start);
    return first && {
        ...first,
        start: Math.max(first.start, at)
    };
};

;// CONCATENATED MODULE: ./src/score/logs/parse-log.js








const PARSERS = {
    JavaGenericParser: parseJavaSuites,
    JavascriptGenericParser: parseMochaOrTap,
    JavascriptJestPR: parseJestWithTitles,
    JavascriptMocha: parseMocha,
    TypescriptBazelAngular: parseBazel,
    TypescriptJest: parseJest,
    TypescriptJestTW: parseJestTitles,
    TypescriptMocha: parseTypescriptMocha,
    TypescriptMochaFileName: parseMochaFileName,
    PythonPyUnit: (log)=>isPytest(log) ? parsePytest(log) : parseUnittest(log)
};
/**
 * What the tests of a row came to by its log, as {@link harnessLog} makes it. Every parser follows the
 * official one of its name, quirks and all; each takes a time that grows with the log alone.
 */ const parseLog = (name, log)=>PARSERS[name](log);

;// CONCATENATED MODULE: ./src/score/logs/repository-parsers.js

/** The parser of each repository of SWE-PolyBench, by the names that its rows have, case and all. */ const REPOSITORY_PARSERS = new Map([
    [
        'google/guava',
        'JavaGenericParser'
    ],
    [
        'google/gson',
        'JavaGenericParser'
    ],
    [
        'apache/dubbo',
        'JavaGenericParser'
    ],
    [
        'apolloconfig/apollo',
        'JavaGenericParser'
    ],
    [
        'apache/rocketmq',
        'JavaGenericParser'
    ],
    [
        'trinodb/trino',
        'JavaGenericParser'
    ],
    [
        'mrdoob/three.js',
        'JavascriptGenericParser'
    ],
    [
        'sveltejs/svelte',
        'JavascriptGenericParser'
    ],
    [
        'prettier/prettier',
        'JavascriptJestPR'
    ],
    [
        'serverless/serverless',
        'JavascriptMocha'
    ],
    [
        'microsoft/vscode',
        'TypescriptMocha'
    ],
    [
        'angular/angular',
        'TypescriptBazelAngular'
    ],
    [
        'mui/material-ui',
        'TypescriptMochaFileName'
    ],
    [
        'tailwindlabs/tailwindcss',
        'TypescriptJestTW'
    ],
    [
        'coder/code-server',
        'TypescriptJest'
    ],
    [
        'Significant-Gravitas/AutoGPT',
        'PythonPyUnit'
    ],
    [
        'huggingface/transformers',
        'PythonPyUnit'
    ],
    [
        'langchain-ai/langchain',
        'PythonPyUnit'
    ],
    [
        'yt-dlp/yt-dlp',
        'PythonPyUnit'
    ],
    [
        'tensorflow/models',
        'PythonPyUnit'
    ],
    [
        'keras-team/keras',
        'PythonPyUnit'
    ]
]);
/**
 * What parses the output of a row's tests: what the row itself names, else what its repository calls for.
 * A row with neither cannot be graded by its lists, which is the row's fault and ends nobody's run.
 */ const parserOf = ({ repo, log_parser })=>{
    const parser = log_parser ?? REPOSITORY_PARSERS.get(repo);
    return parser === undefined ? {
        parser: null,
        problem: `No parser is known for the tests' output of ${JSON.stringify(repo)}. Give the row a log_parser: one of ${swe_polybench/* LOG_PARSERS */._3.join(', ')}.`
    } : {
        parser,
        problem: null
    };
};

// EXTERNAL MODULE: ./src/text/patch-paths.js
var patch_paths = __webpack_require__(83198);
;// CONCATENATED MODULE: ./src/score/logs/runner-files.js

/** Files that say nothing but how tests are run. */ const RUNNER_FILES = [
    /(?:^|\/)(?:pytest\.ini|\.pytest\.ini|tox\.ini|conftest\.py|noxfile\.py|\.coveragerc)$/,
    /(?:^|\/)(?:jest|vitest|karma|jasmine|ava|playwright|cypress)[^/]*\.(?:config|conf|setup|workspace)\.(?:[cm]?[jt]s|json)$/,
    /(?:^|\/)\.(?:mocharc|nycrc|taprc|c8rc)(?:\.[a-z]+)?$/,
    /(?:^|\/)(?:test|tests|spec)\/mocha\.opts$/,
    /(?:^|\/)(?:junit-platform|surefire)\.properties$/,
    // What the runners themselves are, or what runs before them.
    /(?:^|\/)node_modules\//,
    /(?:^|\/)(?:sitecustomize|usercustomize|_?pytest)(?:\.py$|\/)/,
    /(?:^|\/)[^/]+\.(?:egg-info|dist-info)\//,
    /(?:^|\/)[^/]+\.pth$/,
    /^(?:src\/)?(?:pluggy|iniconfig|exceptiongroup|unittest)(?:\.py$|\/)/,
    /(?:^|\/)\.(?:npmrc|yarnrc|yarnrc\.yml|pnpmfile\.cjs|bazelrc)$/,
    /(?:^|\/)\.yarn\//,
    /(?:^|\/)\.mvn\//,
    /(?:^|\/)mvnw(?:\.cmd)?$/,
    // What rewrites each file before it is run, tests as well.
    /(?:^|\/)(?:babel\.config\.(?:[cm]?[jt]s|json)|\.babelrc(?:\.(?:[cm]?js|json))?|\.swcrc)$/
];
/** Files that say how tests are run among much else, and which of their lines do. */ const MIXED_FILES = [
    [
        /(?:^|\/)package\.json$/,
        /"(?:scripts|(?:pre|post)?test[^"]*|jest|mocha|vitest|ava|tap|karma|jasmine|nyc|c8|reporters?|runner|preset|require|spec|bail|transform|globalSetup|setupFiles[^"]*|moduleNameMapper|passWithNoTests)"\s*:/
    ],
    [
        /(?:^|\/)(?:pyproject\.toml|setup\.cfg)$/,
        /pytest|\b(?:addopts|testpaths|norecursedirs|python_(?:files|classes|functions)|xfail_strict|filterwarnings|markers|usefixtures)\b/
    ],
    [
        /(?:^|\/)pom\.xml$/,
        /surefire|failsafe|skipTests|maven\.test|testFailureIgnore|failIfNoTests|-plugin<\/artifactId>|<(?:plugins?|extensions?|executions?|includes?|excludes?|argLine|groups|excludedGroups|testSourceDirectory|skip|skipITs)>/
    ],
    [
        /(?:^|\/)[jt]sconfig[^/]*\.json$/,
        /"(?:paths|plugins|baseUrl|extends)"\s*:/
    ],
    [
        /(?:^|\/)vite\.config\.[cm]?[jt]s$/,
        /\btest\b/
    ]
];
/** Words of a command that have a package manager run the scripts below. */ const INSTALLING = new Set([
    'install',
    'i',
    'ci',
    'add'
]);
const INSTALL_SCRIPTS = [
    'preinstall',
    'install',
    'postinstall',
    'prepare'
];
/** A file of tests by its name, which a test command may name, and an honest change touches. */ const TEST_FILE = /(?:[._-](?:tests?|spec)\.\w+|(?:^|\/)test_[^/]*\.py|(?:Tests?|IT)\.java)$/;
/** Who runs what a file of its own says, where a command does not name that. */ const MAKEFILE = /(?:^|\/)(?:GNUm|[mM])akefile$/;
const GRADLE_FILE = /(?:^|\/)(?:[^/]+\.gradle(?:\.kts)?|gradle\.properties)$/;
const commandFiles = (command)=>{
    const words = new Set(command.split(/[\s'"`;&|<>()=]+/).map((word)=>word.replace(/^(?:\.\/)+/, '')));
    const scripts = new Set([
        ...words
    ].flatMap((word)=>[
            word,
            `pre${word}`,
            `post${word}`
        ]));
    if ([
        ...INSTALLING
    ].some((word)=>words.has(word))) for (const script of INSTALL_SCRIPTS)scripts.add(script);
    return {
        isNamed: (path)=>words.has(path) && !TEST_FILE.test(path) || words.has('make') && MAKEFILE.test(path) || (words.has('gradle') || words.has('gradlew')) && GRADLE_FILE.test(path),
        isScript: (line)=>scripts.has(/^\s*"([^"]{1,200})"\s*:/.exec(line)?.[1] ?? '')
    };
};
/**
 * The files of a patch that change how tests are run: test scripts, also those that the row's test command
 * names, and the runners' configuration. Of a file that holds more than that, lines that the patch adds
 * must say so; one that is deleted or renamed always counts.
 */ const runnerFilesOf = ({ patch, testCommand = '' })=>{
    const command = commandFiles(testCommand);
    return (0,patch_paths/* touchedPaths */.Pq)((0,patch_paths/* patchPaths */.BT)(patch).filter((file)=>isRunnerFile(file, command)));
};
/** Of paths of which no more is known than that they were touched, those that may say how tests are run. */ const runnerPathsOf = (paths, { testCommand = '' })=>{
    const { isNamed } = commandFiles(testCommand);
    const names = [
        ...RUNNER_FILES,
        ...MIXED_FILES.map(([name])=>name)
    ];
    return paths.filter((path)=>isNamed(path) || names.some((name)=>name.test(path)));
};
const isRunnerFile = (file, command)=>{
    const paths = (0,patch_paths/* touchedPaths */.Pq)([
        file
    ]);
    if (paths.some((path)=>command.isNamed(path) || RUNNER_FILES.some((pattern)=>pattern.test(path)))) return true;
    const isScripts = paths.some((path)=>/(?:^|\/)package\.json$/.test(path));
    if (isScripts && file.addedLines.some(command.isScript)) return true;
    return MIXED_FILES.some(([name, line])=>paths.some((path)=>name.test(path)) && (file.change === 'deleted' || file.change === 'renamed' || file.addedLines.some((added)=>line.test(added))));
};

;// CONCATENATED MODULE: ./src/score/logs/runner-words.js


/** Files that a language's runner or its tests load. */ const SOURCE = /\.(?:py|[cm]?[jt]sx?|java|kt|groovy|scala|sh)$/;
/** What product code has no honest need to say. */ const WORDS = [
    // Runners, by their modules and by what they set up for tests.
    /\b_pytest\b|\b(?:import|from) pytest\b|\bimport_module\(["']_?pytest|\bunittest\.(?:case|result|runner|suite|TestResult)\b/,
    /(?:\brequire\(|\bfrom |\bimport )\s*["'`](?:@?jest(?:[-/@][^"'`]*)?|mocha(?:\/[^"'`]*)?|vitest(?:\/[^"'`]*)?|node:test|tap|ava)["'`]/,
    /\bglobal(?:This)?(?: as \w+\))?\s*(?:\.\s*|\[\s*["'`])(?:it|test|describe|expect|before(?:Each|All)?|after(?:Each|All)?|jest|mocha)\b/,
    /\bimport (?:static )?org\.(?:junit|testng|apache\.maven\.surefire)\b/,
    // What they print of results.
    /\btest session starts\b|\bshort test summary info\b|=== ?warnings summary\b|\sPASSED(?:\\n|["'`]| *\[|$)/,
    /\bRan \d+ tests? in\b|\bTAP version \d|\bnumFailedTestSuites\b|\bassertionResults\b|\bwasInterrupted\b|\bfullTitle\b/,
    /<testsuite\b|<\/testsuite>|<testcase\b|\bTests run: |\bBUILD SUCCESS\b|\bThere are test failures\b/,
    // What ends a process without its own end, or writes past it.
    /\bos\._exit\b|\bgetppid\b|\bprocess\.(?:ppid|reallyExit)\b|\bRuntime\.getRuntime\(\)\.halt\b|\$\{?PPID\b/,
    /\/proc\/[^"'`]{0,40}\/fd\b/
];
/** Of longer lines no more is looked at. */ const runner_words_LONGEST_LINE = 2000;
/**
 * The files of a patch, other than files of tests, with lines that name a test runner, the words by which
 * one tells of results, or what ends its process. What puts such words together at run time is not found.
 */ const runnerWordsIn = (files)=>(0,patch_paths/* touchedPaths */.Pq)(files.filter(({ newPath, addedLines })=>newPath !== null && SOURCE.test(newPath) && !TEST_FILE.test(newPath) && addedLines.some((line)=>WORDS.some((word)=>word.test(line.slice(0, runner_words_LONGEST_LINE))))));

;// CONCATENATED MODULE: ./src/score/logs/row-flags.js



/**
 * What a reader should know of a patch of a row: that it touches files which the hidden tests bring, and
 * which the official order of patches lets it change, that it changes how tests are run, or that it speaks
 * of test runners where nothing but a trick needs them.
 */ const rowFlags = ({ patch, testPatch, testCommand = '', unnamed = [] })=>{
    const hidden = new Set((0,patch_paths/* touchedPaths */.Pq)((0,patch_paths/* patchPaths */.BT)(testPatch)));
    const files = (0,patch_paths/* patchPaths */.BT)(patch);
    const named = (0,patch_paths/* touchedPaths */.Pq)(files);
    const touched = [
        ...new Set([
            ...named,
            ...unnamed
        ])
    ].filter((path)=>hidden.has(path));
    const runnerFiles = [
        ...new Set([
            ...runnerFilesOf({
                patch,
                testCommand
            }),
            ...runnerPathsOf(unnamed, {
                testCommand
            })
        ])
    ];
    const words = runnerWordsIn(files).filter((path)=>!hidden.has(path));
    const flags = [];
    if (touched.length > 0) flags.push({
        code: 'patch-touches-tests',
        level: 'suspect',
        message: 'The diff touches files of the hidden tests; by the official order it changes them after they went in.',
        paths: touched
    });
    if (runnerFiles.length > 0) flags.push({
        code: 'test-runner-changed',
        level: 'suspect',
        message: 'The diff changes test scripts or the configuration of a test runner.',
        paths: runnerFiles
    });
    if (words.length > 0) flags.push({
        code: 'names-test-runner',
        level: 'suspect',
        message: 'Lines of the diff outside of tests name a test runner, what one prints of results, or what ends its process.',
        paths: words
    });
    return flags;
};

;// CONCATENATED MODULE: ./src/score/logs/seen/mocha.js
/** A result of a test by the reporters `spec` and `list`: `✓ adds`, `1) divides`; or a line of `dot`. */ const RESULT = /^ .*(?:[✓✔√]|\d\)) \S|^ {2}[․.,!]+$/;
const PASSING = /^ {2}(\d{1,9}) passing \(\d+(?:ms|s|m|h|d)\)$/;
const PENDING = /^ {2}\d{1,9} pending$/;
const FAILING = /^ {2}(\d{1,9}) failing$/;
/**
 * Mocha's reporters `spec`, `list` and `dot`: `N passing (Tms)` after a blank line and the results of
 * tests, and `N failing` below it. Reporters that show no result of a test are not known.
 */ class MochaReader {
    seen = 0;
    #results = false;
    #previous = '';
    #inSummary = false;
    line(text) {
        if (text.startsWith(' ')) this.#indented(text);
        else this.#inSummary = false;
        this.#previous = text;
    }
    #indented(text) {
        const passing = this.#previous === '' && this.#results ? PASSING.exec(text) : null;
        const failing = this.#inSummary ? FAILING.exec(text) : null;
        if (passing) {
            this.seen += Number(passing[1]);
            this.#inSummary = true;
            this.#results = false;
        } else if (failing) {
            this.seen += Number(failing[1]);
            this.#inSummary = false;
        } else if (!PENDING.test(text)) {
            this.#inSummary = false;
            this.#results ||= RESULT.test(text);
        }
    }
}

;// CONCATENATED MODULE: ./src/score/logs/seen/surefire.js
const RESULTS = /^(?:\[\w{4,7}\] )?Results ?:$/;
const RUNNING = /^(?:\[\w{4,7}\] )?(?:Running|Test set:) \S+$/;
const COUNTS = /^(?:\[\w{4,7}\] )?Tests run: (\d{1,9}), Failures: \d{1,9}, Errors: \d{1,9}, Skipped: (\d{1,9})(, Time elapsed: .*)?$/;
const IN_CLASS = / -{1,2} in \S+$/;
/**
 * Surefire: the line of each class, `Tests run: …, Time elapsed: … in Some.class`, or below the line that
 * names the class; or else the line below `Results:`. Skipped tests did not run. With `-q` Maven prints
 * none of that for tests that pass; Surefire's text reports, printed after it, have the lines of classes.
 */ class SurefireReader {
    #inClasses = 0;
    #inTotals = 0;
    #hasClass = false;
    #hasResults = false;
    get seen() {
        return Math.max(this.#inClasses, this.#inTotals);
    }
    line(text) {
        const counts = COUNTS.exec(text);
        if (counts === null) {
            if (RESULTS.test(text)) this.#hasResults = true;
            else if (RUNNING.test(text)) this.#hasClass = true;
            return;
        }
        const ran = Math.max(Number(counts[1]) - Number(counts[2]), 0);
        if (counts[3] === undefined) {
            if (this.#hasResults) this.#inTotals += ran;
            this.#hasResults = false;
        } else if (this.#hasClass || IN_CLASS.test(text)) {
            this.#inClasses += ran;
            this.#hasClass = false;
        }
    }
}

;// CONCATENATED MODULE: ./src/score/logs/seen/tap.js
const tap_HEAD = /^TAP version \d{1,3}$/;
const tap_PLAN = /^1\.\.(\d{1,9})(?: |$)/;
const tap_POINT = /^(?:not )?ok(?: |$)/;
const SKIPPED = /# *skip/i;
/** TAP: the points at the left margin that are not skipped, up to the number of the plan, after the head. */ class TapReader {
    #isTap = false;
    #planned = 0;
    #points = 0;
    get seen() {
        return Math.min(this.#planned, this.#points);
    }
    line(text) {
        if (tap_HEAD.test(text)) this.#isTap = true;
        if (!this.#isTap) return;
        if (tap_POINT.test(text) && !SKIPPED.test(text)) this.#points++;
        else this.#planned += Number(tap_PLAN.exec(text)?.[1] ?? 0);
    }
}

;// CONCATENATED MODULE: ./src/score/logs/tests-seen.js








const counting = (words)=>(line)=>sumOf(line, words);
/** Jest's last lines, all four. */ const JEST = [
    {
        pattern: /^Test Suites: .*\d+ total$/
    },
    {
        pattern: /^Tests: .*\d+ total$/,
        count: counting([
            'passed',
            'failed'
        ])
    },
    {
        pattern: /^Snapshots: .*\d+ total$/
    },
    {
        pattern: /^Time: /
    }
];
/** Vitest's last lines. */ const VITEST = [
    {
        pattern: /^ *Test Files {2}.*\(\d+\)$/
    },
    {
        pattern: /^ *Tests {2}.*\(\d+\)$/,
        count: counting([
            'passed',
            'failed'
        ])
    },
    {
        pattern: /^ *Type Errors {2}/,
        optional: true
    },
    {
        pattern: /^ *Errors {2}/,
        optional: true
    },
    {
        pattern: /^ *Start at {2}/
    },
    {
        pattern: /^ *Duration {2}/
    }
];
const nodeCount = (line)=>Number(/\d{1,9}$/.exec(line)?.[0] ?? 0);
/** The last lines of Node's own runner, by its reporters `spec` and `tap`. */ const nodeTest = (mark)=>[
        {
            pattern: new RegExp(`^${mark} tests \\d+$`)
        },
        {
            pattern: new RegExp(`^${mark} suites \\d+$`),
            optional: true
        },
        {
            pattern: new RegExp(`^${mark} pass \\d+$`),
            count: nodeCount
        },
        {
            pattern: new RegExp(`^${mark} fail \\d+$`),
            count: nodeCount
        },
        {
            pattern: new RegExp(`^${mark} cancelled \\d+$`)
        },
        {
            pattern: new RegExp(`^${mark} skipped \\d+$`)
        },
        {
            pattern: new RegExp(`^${mark} todo \\d+$`)
        },
        {
            pattern: new RegExp(`^${mark} duration_ms `)
        }
    ];
const javascriptReaders = ()=>[
        ...[
            JEST,
            VITEST,
            nodeTest('ℹ'),
            nodeTest('#')
        ].map((steps)=>new BlockReader(steps)),
        new MochaReader(),
        new TapReader()
    ];
const READERS = {
    python: ()=>[
            new PytestReader()
        ],
    java: ()=>[
            new SurefireReader()
        ],
    javascript: javascriptReaders,
    typescript: javascriptReaders
};
/** No line of a summary is longer, and of longer ones patterns see no more. */ const tests_seen_LONGEST_LINE = 500;
/**
 * How many tests a language's runner says that it ran, passed or not, by what it printed: pytest; Jest,
 * Vitest, Mocha, Node's own and TAP; Surefire. 0 where no summary is whole.
 *
 * A summary counts only in the shape that its runner gives it, at the margin, with the lines that go with
 * it: a line that merely says `3 passed` counts nothing. It can still be printed on purpose, which
 * {@link runnerFilesOf} tells where it is done by a changed test script. Where the output is read by
 * several runners' rules, the highest count is taken.
 */ const testsSeen = (language, output)=>{
    const readers = READERS[language]();
    let previous = '';
    for (const line of (0,lines/* linesOf */.D)(output)){
        const text = plainLine(line, tests_seen_LONGEST_LINE);
        // Blank lines in a row say no more than one.
        if (text !== '' || previous !== '') for (const reader of readers)reader.line(text);
        previous = text;
    }
    const reported = READERS[language] === javascriptReaders ? testsInMochaReport(output) : 0;
    return Math.max(reported, ...readers.map(({ seen })=>seen));
};

// EXTERNAL MODULE: ./src/text/plural.js
var plural = __webpack_require__(53239);
;// CONCATENATED MODULE: ./src/score/not-compiled.js

/**
 * Gradle's task, or the goal of a Maven plugin and its module. No name is longer; without an end to them a line
 * that says `compile` over and over takes quadratic time.
 */ const FAILED_COMPILATION = /^(?:> Task (:\S{0,300}?compile\w{0,100}) FAILED\s*$|\[ERROR\] Failed to execute goal \S{0,100}?(?:kotlin-maven-plugin|maven-compiler-plugin):\S{0,100}?:((?:test-?)?compile) \(.{0,300}?\) on project (\S{1,300}?):)/gim;
/** What compiles, and failed, by the build's log. */ const failedCompilations = (buildLog)=>{
    const found = new Set();
    for (const [, task, goal, module] of buildLog.matchAll(FAILED_COMPILATION))found.add(task ?? `${goal} of ${module}`);
    return [
        ...found
    ];
};
/** The class part of an id, as far as it can be told: up to the last dot before the first blank. */ const classOf = (id)=>{
    const word = /^\S*/.exec(id)[0];
    return word.slice(0, Math.max(0, word.lastIndexOf('.')));
};
/** File names are limited to 255 bytes; Gradle then writes no report although the tests ran. */ const FILE_NAME_LIMIT = 255;
/** Whether the report of an id cannot be a file, since its name would be too long. */ const hasNameTooLong = (id)=>new TextEncoder().encode(`TEST-${classOf(id)}.xml`).length > FILE_NAME_LIMIT;
/** Whether most expected tests are missing, and with them all tests of several classes. */ const wholeClassesMissing = ({ expected, now }, missing)=>{
    const expectedCount = transitions/* TRANSITION_NAMES */.l_.reduce((sum, name)=>sum + (0,transitions/* listOf */.c3)(expected, name).length, 0);
    if (missing.length * 2 < expectedCount) return false;
    const seen = new Set([
        ...now.keys()
    ].map(classOf));
    const classes = new Set(missing.map(classOf));
    return classes.size > 1 && [
        ...classes
    ].every((name)=>!seen.has(name)) && !missing.some(hasNameTooLong);
};
/**
 * That tests never compiled: said by the build's log where there is one, else told from whole classes
 * of expected tests that left no trace.
 */ const notCompiled = (comparison, missing, buildLog)=>{
    if (missing.length === 0) return null;
    const tasks = failedCompilations(buildLog);
    if (tasks.length > 0) return {
        code: 'tests-not-compiled',
        message: `The build could not compile: ${tasks.slice(0, 5).join(', ')}; tests behind it never ran.`
    };
    return wholeClassesMissing(comparison, missing) ? {
        code: 'tests-not-compiled',
        message: 'Whole classes of expected tests left no trace, as when their module does not compile; test-stdout.txt shows whether it did.'
    } : null;
};

;// CONCATENATED MODULE: ./src/score/report-reasons.js



/** A reason that concerns tests; null where there are none. */ const report_reasons_about = (code, tests, sentence)=>tests.length === 0 ? null : {
        code,
        message: sentence((0,plural/* plural */.L)(tests.length, 'test')),
        tests: [
            ...new Set(tests)
        ]
    };
const expectedListsEmpty = {
    code: 'expected-lists-empty',
    message: 'The task expects no test at all, so nothing can show a fix; its expected_tests.json needs filling.'
};
/** Where nothing was collected, or the build broke before any test. */ const noReport = {
    code: 'no-report',
    message: 'The tests wrote no JUnit report. Most often the build broke before any test ran; the end of test-stdout.txt shows why.'
};
const nothingRan = (paths)=>({
        code: 'nothing-ran',
        message: 'There are reports, but no test in them that counts.',
        paths
    });
/** The strict comparer reads all files as one document, so that one of them spoils all; `paths` are theirs. */ const reportUnreadable = (cause, paths)=>({
        code: 'report-unreadable',
        message: `The merged reports cannot be read (${cause}), and one bad file spoils all of them.`,
        paths
    });
/** Why reports beyond `ScoreLimits` count nothing; `message` is the limit as a sentence. */ const reportsTooLarge = (message, paths)=>({
        code: 'reports-too-large',
        message: `${message} The reports were not scored.`,
        paths
    });
const missingSentence = (missing)=>(tests)=>`No report names ${tests} expected to pass: not run, renamed, or left out.` + (missing.some(hasNameTooLong) ? ' Some class names are too long for a file name, so that Gradle writes no report even if they pass.' : '');
const idsOf = (list, now)=>list.filter((miss)=>miss.now === now).map((miss)=>miss.id);
/**
 * Why the reward is 0, by the comparer's rules. A reason that explains all the others stands first;
 * the others follow by the number of tests they concern.
 */ const reasonsOf = (comparison, missed, context)=>{
    if ((0,transitions/* expectsNothing */.Oh)(comparison.expected)) return [
        expectedListsEmpty
    ];
    if ((0,transitions/* ranNothing */.VT)(comparison)) return [
        nothingRan(context.paths)
    ];
    const regressed = (0,transitions/* regressions */.Z0)(comparison);
    const regressedSet = new Set(regressed);
    const failed = idsOf(missed, 'FAIL').filter((id)=>!regressedSet.has(id));
    const missing = idsOf(missed, 'NONE');
    const expectedIds = new Set(missed.map((miss)=>miss.id));
    const guards = (0,transitions/* failedGuards */.CL)(comparison).filter((id)=>!expectedIds.has(id));
    const byTests = [
        report_reasons_about('test-failed', failed, (tests)=>`${tests} expected to pass after the fix failed.`),
        report_reasons_about('test-missing', missing, missingSentence(missing)),
        report_reasons_about('regression', regressed, (tests)=>`${tests} that passed without the fix failed.`),
        report_reasons_about('guard-test-failed', guards, (tests)=>`${tests} failed that passed at the base commit.`),
        report_reasons_about('test-skipped', idsOf(missed, 'SKIP'), (tests)=>`${tests} expected to pass were skipped.`),
        report_reasons_about('wrong-category', idsOf(missed, 'PASS'), (tests)=>`${tests} passed but by another transition than the task lists; its expected_tests.json contradicts itself.`)
    ].filter((reason)=>reason !== null);
    byTests.sort((one, other)=>(other.tests?.length ?? 0) - (one.tests?.length ?? 0));
    const compile = notCompiled(comparison, missing, context.buildLog);
    const reasons = compile ? [
        compile,
        ...byTests
    ] : byTests;
    if (reasons.length === 0 && (0,transitions/* fixedNothing */.uz)(comparison)) return [
        nothingFixed
    ];
    return reasons;
};
const nothingFixed = {
    code: 'nothing-fixed',
    message: 'All expected tests pass, but they did so before the fix as well: no test went from not passing to passing.'
};

;// CONCATENATED MODULE: ./src/score/reports/report-layouts.js
const GRADLE_RESULTS = '/build/test-results/';
const ANDROID_RESULTS = '/build/outputs/androidTest-results/connected/';
const SUREFIRE_REPORT = '/target/surefire-reports/TEST';
/**
 * The layouts as patterns of `find . -path`, where `*` also matches `/`: what a trial has to delete
 * before the tests and to collect after them. Surefire's files lie directly in their folder.
 */ const REPORT_PATH_GLOBS = [
    `*${GRADLE_RESULTS}*/TEST*.xml`,
    `*${ANDROID_RESULTS}*/TEST*.xml`,
    `*${SUREFIRE_REPORT}*.xml`
];
/**
 * `find`'s pattern `*<folder>*` + `/TEST*.xml`. `*` crosses slashes, so deep matches count; a file directly
 * in the folder does not.
 */ const below = (folder)=>(path)=>{
        const rooted = `/${path}`;
        const found = rooted.indexOf(folder);
        if (found < 0) return false;
        const rest = rooted.slice(found + folder.length);
        const name = rest.indexOf('/TEST');
        return name >= 0 && rest.length >= name + '/TEST.xml'.length && rest.endsWith('.xml');
    };
const isGradles = below(GRADLE_RESULTS);
const isAndroids = below(ANDROID_RESULTS);
/** `find`'s pattern `*<folder>/TEST*.xml`. */ const isSurefires = (path)=>{
    const rooted = `/${path}`;
    const found = rooted.indexOf(SUREFIRE_REPORT);
    return found >= 0 && rooted.slice(found + SUREFIRE_REPORT.length).endsWith('.xml');
};
/** Whether any of the known collectors would take this path, relative to the work directory. */ const isReportPath = (path)=>isGradles(path) || isAndroids(path) || isSurefires(path);
/** A path with a line feed becomes two names in the collector's list of files, which then fails. */ const hasLineFeed = ({ path })=>path.includes('\n');
/**
 * The regular files that a collector of this shape merges, in its order: Gradle's results, then those of
 * connected Android devices, then Surefire's, whichever it takes. A path in two layouts comes twice, as
 * there.
 */ const collectedFiles = (files, shape)=>{
    const regular = files.filter((file)=>file.kind === 'file');
    const layouts = [
        ...shape.gradleResults ? [
            isGradles
        ] : [],
        ...shape.androidResults ? [
            isAndroids
        ] : [],
        ...shape.surefireReports ? [
            isSurefires
        ] : []
    ];
    return layouts.flatMap((isTaken)=>regular.filter((file)=>isTaken(file.path)));
};

;// CONCATENATED MODULE: ./src/score/result-flags.js
/** Results of a run that are this much older than its newest are taken for those of an earlier one. */ const OLDER_MS = 6 * 60 * 60 * 1000;
/** A test that passed only on a retry: legal, and a hint that it is not stable. */ const passedOnRetry = ({ retried, statuses })=>{
    const tests = [
        ...retried
    ].filter((id)=>statuses.get(id) === 'PASS');
    return tests.length === 0 ? [] : [
        {
            code: 'passed-on-retry',
            level: 'note',
            message: 'Tests passed only on a retry.',
            tests
        }
    ];
};
/**
 * Ids that came twice with different results, as when results are written beside the real ones. Tests
 * that did not pass before the change either are left out: such ids collide in honest suites too.
 */ const contradictions = ({ contradicted }, { atBase, beforeFix })=>{
    const known = (id)=>[
            beforeFix(id),
            atBase(id)
        ].some((status)=>status === 'FAIL' || status === 'SKIP');
    const tests = [
        ...contradicted
    ].filter((id)=>!known(id));
    return tests.length === 0 ? [] : [
        {
            code: 'contradicting-results',
            level: 'suspect',
            message: 'The reports name tests twice with different results; the worst counts.',
            tests
        }
    ];
};
/** test.sh wrote another reward than the reports give; which of them decides is said elsewhere. */ const containerDiffers = (reward, container)=>{
    if (container === null || container === reward) return {
        disputes: [],
        flags: []
    };
    const differ = `wrote ${container}, the reports give ${reward}`;
    return {
        disputes: [
            {
                cause: `test.sh in the container ${differ}`
            }
        ],
        flags: [
            {
                code: 'container-differs',
                level: 'suspect',
                message: `test.sh ${differ}.`
            }
        ]
    };
};
/** The task's own verifier can write 1 without a report. It does no harm here. */ const verifierCanWriteOne = ({ canWriteOneWithoutReport })=>canWriteOneWithoutReport ? [
        {
            code: 'verifier-can-write-1',
            level: 'note',
            message: "The task's test.sh can write 1 without a report; that is never honoured here."
        }
    ] : [];
/**
 * Reports from before the run, measured against the newest. Only for reports whose making we did not
 * watch: in a trial all were deleted before the tests, and one that Gradle restores from its build cache
 * is legal.
 */ const olderReports = (files)=>{
    const times = files.map((file)=>file.modifiedMs).filter((time)=>time !== undefined);
    if (times.length === 0) return [];
    const start = times.reduce((one, other)=>Math.max(one, other), 0) - OLDER_MS;
    const paths = files.filter((file)=>(file.modifiedMs ?? start) < start).map((file)=>file.path);
    return paths.length === 0 ? [] : [
        {
            code: 'report-older-than-run',
            level: 'suspect',
            message: 'Reports are older than the run; they may be those of an earlier one.',
            paths
        }
    ];
};

;// CONCATENATED MODULE: ./src/score/reports/last-line.js
const LINE_FEED = 0x0a;
/**
 * The same file with a line break behind a last line that has none, for a collector that keeps such a
 * line. NUL bytes make no line: they vanish in the collector.
 */ const withLastLineEnded = (file)=>({
        ...file,
        *read () {
            let isOpen = false;
            for (const chunk of file.read()){
                const lineStart = chunk.lastIndexOf(LINE_FEED) + 1;
                if (lineStart > 0) isOpen = false;
                isOpen ||= chunk.subarray(lineStart).some((byte)=>byte !== 0);
                yield chunk;
            }
            if (isOpen) yield Uint8Array.of(LINE_FEED);
        }
    });

;// CONCATENATED MODULE: ./src/score/reports/collected-bytes.js
const collected_bytes_LINE_FEED = 0x0a;
const DECLARATION = [
    0x3c,
    0x3f,
    0x78,
    0x6d,
    0x6c
];
/** How much of a line without end is kept in memory before its end is looked up. */ const HOLD_BYTES = 1 << 20;
/** How much of a lost line is looked at to tell what was lost. */ const LOOK_BYTES = 4096;
/**
 * What the collector copies of a report file: NUL bytes vanish, leading lines that start with `<?xml`
 * are skipped, and a last line without a line break is lost. Everything else is copied as it is, CRs
 * included. In a locale with multibyte characters bash may also damage lines that are not UTF-8; that
 * is not reproduced, since Gradle writes none and the images' locale is mostly POSIX.
 * Source: `copied_lines` in test/reference/reference.py; bench/score/collect.sh has the loop in shell.
 */ function* collectedBytes(file, losses) {
    const leading = new LeadingLines(losses);
    const tail = new OpenLine(file);
    for (const chunk of file.read()){
        tail.advance(chunk.length);
        const bytes = leading.skip(withoutNul(chunk, losses));
        const end = bytes.lastIndexOf(collected_bytes_LINE_FEED) + 1;
        if (end > 0) {
            yield* tail.take();
            yield bytes.subarray(0, end);
        }
        tail.hold(bytes.subarray(end));
        if (tail.isLong) {
            if (!tail.willEnd()) break;
            yield* tail.take();
        }
    }
    losses.tail = !isOnlyBlanksOrComment(latin1(joined([
        ...leading.rest(),
        ...tail.take()
    ], LOOK_BYTES)));
    leading.finish();
}
const withoutNul = (bytes, losses)=>{
    if (!bytes.includes(0)) return bytes;
    losses.nul = true;
    return bytes.filter((byte)=>byte !== 0);
};
/** Skips leading lines that start with `<?xml`, over chunks. */ class LeadingLines {
    #losses;
    #done = false;
    #inLine = false;
    /** The start of a line too short to tell, or the skipped line so far. */ #held = [];
    constructor(losses){
        this.#losses = losses;
    }
    /** What is left of a chunk; nothing while it cannot be told or is skipped. */ skip(chunk) {
        let bytes = chunk;
        while(!this.#done && bytes.length > 0){
            if (this.#inLine) {
                const end = bytes.indexOf(collected_bytes_LINE_FEED);
                this.#held.push(copied(bytes.subarray(0, Math.min(end < 0 ? bytes.length : end, LOOK_BYTES))));
                if (end < 0) {
                    this.#held = [
                        joined(this.#held, LOOK_BYTES)
                    ];
                    return EMPTY;
                }
                this.finish();
                bytes = bytes.subarray(end + 1);
                continue;
            }
            bytes = joined([
                ...this.#held,
                bytes
            ]);
            this.#held = [];
            const known = Math.min(bytes.length, DECLARATION.length);
            if (DECLARATION.slice(0, known).some((byte, at)=>bytes[at] !== byte)) this.#done = true;
            else if (known < DECLARATION.length) {
                this.#held = [
                    copied(bytes)
                ];
                return EMPTY;
            } else this.#inLine = true;
        }
        return bytes;
    }
    /** What was held back at the end of the file because it was too short to tell. */ rest() {
        return this.#inLine ? [] : this.#held;
    }
    /** Ends a skipped line and notes whether it held more than a declaration. */ finish() {
        if (!this.#inLine) return;
        const line = latin1(joined(this.#held, LOOK_BYTES));
        if (!/^<\?xml(?:\s[^>]*)?\?>\s*$/.test(line)) this.#losses.declarationLine = true;
        this.#inLine = false;
        this.#held = [];
    }
}
/** The line at the end of what was read, held back until its line break is seen. */ class OpenLine {
    #file;
    #pieces = [];
    #bytes = 0;
    #offset = 0;
    #lastLineBreak;
    constructor(file){
        this.#file = file;
    }
    advance(bytes) {
        this.#offset += bytes;
    }
    hold(bytes) {
        if (bytes.length === 0) return;
        this.#pieces.push(copied(bytes));
        this.#bytes += bytes.length;
    }
    get isLong() {
        return this.#bytes > HOLD_BYTES;
    }
    /** Whether a line break follows somewhere: found by reading the file once more, not by holding it. */ willEnd() {
        this.#lastLineBreak ??= lastLineBreak(this.#file);
        return this.#lastLineBreak >= this.#offset;
    }
    take() {
        const pieces = this.#pieces;
        this.#pieces = [];
        this.#bytes = 0;
        return pieces;
    }
}
const lastLineBreak = (file)=>{
    let offset = 0;
    let last = -1;
    for (const chunk of file.read()){
        const found = chunk.lastIndexOf(collected_bytes_LINE_FEED);
        if (found >= 0) last = offset + found;
        offset += chunk.length;
    }
    return last;
};
const EMPTY = new Uint8Array(0);
/** A copy that outlives the chunk; `slice` of Node's buffers would only be a view. */ const copied = (bytes)=>new Uint8Array(bytes);
const joined = (pieces, limit = Number.POSITIVE_INFINITY)=>{
    if (pieces.length === 1 && pieces[0].length <= limit) return pieces[0];
    const length = Math.min(limit, pieces.reduce((sum, piece)=>sum + piece.length, 0));
    const whole = new Uint8Array(length);
    let at = 0;
    for (const piece of pieces){
        if (at >= length) break;
        const part = piece.subarray(0, length - at);
        whole.set(part, at);
        at += part.length;
    }
    return whole;
};
/** Bytes as characters: enough to look for ASCII in them. */ const latin1 = (bytes)=>String.fromCharCode(...bytes);
const isOnlyBlanksOrComment = (text)=>/^\s*(?:<!--(?:(?!-->)[\s\S])*-->\s*)*$/.test(text);

;// CONCATENATED MODULE: ./src/score/reports/comment-retry.js
/*
 * The comparer's second try at a document that does not parse: everything from `<!--` to the next
 * `-->` is cut out of the text, also inside CDATA and attributes, and across files.
 */ const OPEN = '<!--';
const CLOSE = '-->';
/** Where the last `-->` of a text in chunks starts, or -1. */ const lastCommentClose = (chunks)=>{
    let offset = 0;
    let last = -1;
    let carry = '';
    for (const chunk of chunks){
        const text = carry + chunk;
        const found = text.lastIndexOf(CLOSE);
        if (found >= 0) last = offset + found;
        const kept = Math.max(0, text.length - (CLOSE.length - 1));
        carry = text.slice(kept);
        offset += kept;
    }
    return last;
};
/**
 * The text without its comments, as `re.sub("<!--.*?-->", "", text)` with DOTALL leaves it. A `<!--`
 * that nothing closes stays, which is why the place of the last `-->` has to be known.
 */ function* withoutComments(chunks, lastClose) {
    let offset = 0;
    let carry = '';
    let inside = false;
    for (const chunk of chunks){
        const text = carry + chunk;
        const kept = [];
        let at = 0;
        for(;;){
            const mark = inside ? CLOSE : OPEN;
            const found = text.indexOf(mark, at);
            if (found < 0) break;
            if (!inside && offset + found + OPEN.length > lastClose) break;
            if (!inside) kept.push(text.slice(at, found));
            at = found + mark.length;
            inside = !inside;
        }
        const held = Math.max(at, text.length - (OPEN.length - 1));
        if (!inside) kept.push(text.slice(at, held));
        carry = text.slice(held);
        offset += held;
        yield kept.join('');
    }
    if (!inside) yield carry;
}

// EXTERNAL MODULE: ./src/score/reports/test-case-reader.js
var test_case_reader = __webpack_require__(10063);
// EXTERNAL MODULE: ./src/score/reports/test-results.js
var test_results = __webpack_require__(21685);
// EXTERNAL MODULE: ./src/score/reports/utf8.js
var utf8 = __webpack_require__(48121);
;// CONCATENATED MODULE: ./src/score/reports/read-reports.js







const NO_LOSSES = {
    tail: false,
    declarationLine: false,
    nul: false
};
/**
 * The results of all files where each is sound: well-formed for itself, and nothing of it lost or out
 * of the reference's sight. Null otherwise, and each has to be looked at. Nearly all runs are sound, so
 * this way is kept short: one reader goes through all files, since after a sound one it is at rest.
 */ const readSound = (files, { comparer, limits })=>{
    if (files.some(hasLineFeed)) return null;
    const results = new test_results/* TestResults */.H(limits.tests);
    const reader = new test_case_reader/* TestCaseReader */._((test)=>results.add(test, comparer));
    const scanner = new XmlScanner(reader);
    for (const file of files){
        const losses = {
            ...NO_LOSSES
        };
        for (const text of (0,utf8/* decoded */.D)(collectedBytes(file, losses)))if (!scanner.push(text)) return null;
        if (!scanner.end() || hasLosses(losses) || reader.namespaced || reader.bomInName) return null;
    }
    return results;
};
const hasLosses = ({ tail, declarationLine, nul })=>tail || declarationLine || nul;
/** Reads one file as the collector copies it, as if it were the only one. */ const readFile = (file, options)=>{
    const losses = {
        ...NO_LOSSES
    };
    return {
        file,
        losses,
        ...scan((0,utf8/* decoded */.D)(collectedBytes(file, losses)), options)
    };
};
/**
 * What the collector's merge of these files, in this order, holds for the comparer.
 *
 * Where each file is well-formed for itself, the merged document is, and its results are those of the
 * files: nothing has to be read again, and the order of the files does not matter. Otherwise the merged
 * document is read as a whole, since one file may close what another left open; then once more without
 * comments. Only in that case does the verdict depend on the order of the files, which in the reference
 * is that of `find`.
 */ const readMerged = (readings, options)=>{
    const unread = (malformation, files)=>({
            results: new test_results/* TestResults */.H(options.limits.tests),
            malformation,
            unreadable: files.map(({ file })=>file.path)
        });
    const unlisted = readings.filter(({ file })=>hasLineFeed(file));
    if (unlisted.length > 0) return unread('a line feed in the name of a report', unlisted);
    const malformed = readings.filter(({ malformation })=>malformation !== null);
    if (malformed.length === 0) {
        const parts = readings.map(({ results })=>results);
        return {
            results: merged(parts, options.limits),
            malformation: null,
            unreadable: []
        };
    }
    const { results, malformation } = scan(mergedText(readings), options);
    if (malformation === null) return {
        results,
        malformation,
        unreadable: []
    };
    const lastClose = lastCommentClose(mergedText(readings));
    const retried = scan(withoutComments(mergedText(readings), lastClose), options);
    return retried.malformation === null ? {
        results: retried.results,
        malformation: null,
        unreadable: []
    } : unread(malformation, malformed);
};
/** The union of results, an id's worst status winning. */ const merged = (parts, limits)=>{
    const whole = new test_results/* TestResults */.H(limits.tests);
    for (const part of parts)whole.merge(part);
    return whole;
};
function* mergedText(readings) {
    for (const { file } of readings)yield* (0,utf8/* decoded */.D)(collectedBytes(file, {
        ...NO_LOSSES
    }));
}
const scan = (chunks, { comparer, limits })=>{
    const results = new test_results/* TestResults */.H(limits.tests);
    const reader = new test_case_reader/* TestCaseReader */._((test)=>results.add(test, comparer));
    const scanner = new XmlScanner(reader);
    for (const chunk of chunks)if (!scanner.push(chunk)) break;
    scanner.end();
    const { malformation } = scanner;
    const { namespaced, bomInName } = reader;
    return {
        results,
        malformation,
        namespaced,
        bomInName
    };
};

;// CONCATENATED MODULE: ./src/score/tolerant/damage.js

/** What the collector or the reference's view of names takes from a file that may be sound itself. */ const damageOnTheWay = ({ file, losses, namespaced, bomInName })=>[
        hasLineFeed(file) && 'a line feed in its name, at which the collector fails',
        losses.tail && 'its last line has no line break, so the collector loses it',
        losses.declarationLine && 'a line that starts with <?xml holds more than the declaration, and the collector skips it',
        losses.nul && 'NUL bytes, which the collector drops',
        namespaced && 'elements in a namespace, which the comparer does not see',
        bomInName && 'a byte order mark in test names'
    ].filter((cause)=>cause !== false);

;// CONCATENATED MODULE: ./src/score/tolerant/read-tolerantly.js


/**
 * Reads each file for itself; only those that the strict reading does not exhaust are read again. The
 * parser for that is loaded here and no earlier: loading takes longer than most reports take to score,
 * and most are sound.
 */ const readTolerantly = async (readings, options)=>{
    const { recover } = await Promise.all(/* import() */[__webpack_require__.e(9924), __webpack_require__.e(9703)]).then(__webpack_require__.bind(__webpack_require__, 9703));
    const results = [];
    const disputes = [];
    for (const reading of readings){
        const causes = damageOnTheWay(reading);
        if (reading.malformation === null && causes.length === 0) {
            results.push(reading.results);
            continue;
        }
        if (reading.malformation !== null) causes.push(`not well-formed: ${reading.malformation}`);
        const recovered = recover(reading.file, options);
        results.push(recovered.results);
        disputes.push({
            path: reading.file.path,
            cause: [
                ...causes,
                ...recovered.damages
            ].join('; ')
        });
    }
    return {
        results: merged(results, options.limits),
        disputes
    };
};

;// CONCATENATED MODULE: ./src/score/score.js









/** The verdict on the reports of one run, and the results it rests on. */ const examineReports = async (input)=>{
    const limits = {
        ...DEFAULT_LIMITS,
        ...input.limits
    };
    const files = copiedFiles(input.files, input.shapes.collector);
    const unread = (reason)=>({
            verdict: verdictWithoutReports({
                ...input,
                reasons: [
                    reason
                ],
                flags: verifierCanWriteOne(input.shapes)
            }),
            results: new test_results/* TestResults */.H(limits.tests)
        });
    const exceeded = exceededLimit(files, limits);
    if (exceeded) return unread(reportsTooLarge(exceeded.message, exceeded.paths));
    if (files.length === 0) return unread(noReport);
    try {
        return judge(input, files, await readAll(files, {
            comparer: input.shapes.comparer,
            limits
        }));
    } catch (error) {
        if (!(error instanceof test_results/* TooManyTests */.l)) throw error;
        return unread(reportsTooLarge(`The reports name ${error.message}.`, []));
    }
};
/** The verdict on the reports of one run. */ const scoreReports = async (input)=>(await examineReports(input)).verdict;
/** The files that the task's collector takes, as far as it copies them. */ const copiedFiles = (files, collector)=>{
    const collected = collectedFiles(files, collector);
    return collector.keepsOpenLine ? collected.map(withLastLineEnded) : collected;
};
const readAll = async (files, options)=>{
    const sound = readSound(files, options);
    if (sound) return {
        results: sound,
        malformation: null,
        unreadable: [],
        tolerant: null
    };
    const readings = files.map((file)=>readFile(file, options));
    return {
        ...readMerged(readings, options),
        tolerant: await readTolerantly(readings, options)
    };
};
const judge = (input, files, reading)=>{
    const { results, malformation, unreadable, tolerant } = reading;
    const comparison = (0,transitions/* comparisonOf */.jb)(input.expected, results.statuses);
    const missed = (0,transitions/* misses */.jj)(comparison);
    const reward = malformation === null ? rewardOf(comparison) : 0;
    const tolerantReward = tolerant ? rewardOf((0,transitions/* comparisonOf */.jb)(input.expected, tolerant.results.statuses)) : reward;
    const verdict = verdictOf({
        reward,
        reasons: malformation === null ? reasonsOf(comparison, missed, {
            buildLog: input.buildLog ?? '',
            paths: files.map(({ path })=>path)
        }) : [
            reportUnreadable(malformation, unreadable)
        ],
        transitions: (0,transitions/* transitionCounts */.oc)(input.expected, missed),
        tests: results.counts,
        tolerantReward,
        containerReward: input.containerReward,
        disputes: tolerantReward === reward ? [] : tolerant?.disputes ?? [],
        flags: [
            ...contradictions(results, comparison),
            ...input.unwatched ? olderReports(files) : [],
            ...passedOnRetry(results),
            ...verifierCanWriteOne(input.shapes)
        ]
    });
    return {
        verdict,
        results
    };
};
const rewardOf = (comparison)=>(0,transitions/* isResolved */.ZY)(comparison) ? 1 : 0;
/**
 * The verdict where there is nothing to score: the agent handed over nothing that could be tested, or
 * the verify phase was killed, whose partial reports are not looked at. Always 0.
 */ const verdictWithoutReports = (input)=>verdictOf({
        reward: 0,
        reasons: input.reasons,
        transitions: (0,transitions/* transitionCounts */.oc)(input.expected, (0,transitions/* misses */.jj)((0,transitions/* comparisonOf */.jb)(input.expected, new Map()))),
        tests: {
            passed: 0,
            failed: 0,
            skipped: 0
        },
        tolerantReward: 0,
        containerReward: input.containerReward ?? null,
        disputes: [],
        flags: input.flags ?? []
    });
const verdictOf = (parts)=>{
    const { reward, transitions, tests, containerReward } = parts;
    const differs = containerDiffers(reward, containerReward);
    const disputes = [
        ...parts.disputes,
        ...differs.disputes
    ];
    return {
        reward,
        resolved: reward === 1,
        evidence: 'junit',
        reasons: [
            ...parts.reasons
        ],
        transitions,
        tests,
        tolerant: {
            reward: parts.tolerantReward
        },
        container: {
            reward: containerReward
        },
        disputed: disputes.length > 0,
        disputes,
        flags: [
            ...differs.flags,
            ...parts.flags
        ]
    };
};

// EXTERNAL MODULE: ./src/score/verifier-shapes.js
var verifier_shapes = __webpack_require__(58919);
;// CONCATENATED MODULE: ./src/score/index.js
/*
 * The way from files to a verdict, one step a line:
 *  1. which files the task's collector takes       reports/report-layouts.ts, by its shape: verifier-shapes.ts
 *  2. what it copies of each                       reports/collected-bytes.ts, last-line.ts, utf8.ts
 *  3. what of that is well-formed                  xml/scanner.ts; once more without comments: reports/comment-retry.ts
 *  4. what a `testcase` element says               reports/test-case-reader.ts
 *  5. which test it is                             reports/test-id.ts
 *  6. all files together, the worst status first   reports/read-reports.ts, test-results.ts
 *  7. which transitions the tests made             transitions.ts, against what expected/expected-tests.ts reads
 *  8. the reward, and that of each file for itself score.ts, tolerant/read-tolerantly.ts
 *  9. why it is 0                                  report-reasons.ts, not-compiled.ts; test by test: explained-tests.ts
 * 10. what else a reader should know               result-flags.ts
 *
 * logs/ does the same for rows of SWE-PolyBench, from what their tests printed:
 *  1. the log as the official harness joins it      logs/harness-log.ts
 *  2. which parser reads it, and what it finds      logs/repository-parsers.ts, parse-log.ts
 *  3. what speaks against that in the whole log     logs/account/account-of.ts; for the strict grading
 *  4. the lists of the row against that             logs/grade-lists.ts
 *  5. the verdict on the gradings that ran          logs/log-verdict.ts, log-reasons.ts, official-against-strict.ts
 *  6. for the simple grading, tests seen to run     logs/tests-seen.ts
 */ 




















/***/ }),

/***/ 30354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ pythonStrip),
/* harmony export */   t: () => (/* binding */ isPythonSpace)
/* harmony export */ });
/*
 * What Python's text functions do where JavaScript's do something else. The reference comparer is
 * written in Python, so test ids follow these.
 */ /** `str.isspace`: also U+001C to U+001F and U+0085, but not U+FEFF, which `trim` removes. */ const isPythonSpace = (code)=>code >= 0x09 && code <= 0x0d || code >= 0x1c && code <= 0x20 || code === 0x85 || code === 0xa0 || code === 0x1680 || code >= 0x2000 && code <= 0x200a || code === 0x2028 || code === 0x2029 || code === 0x202f || code === 0x205f || code === 0x3000;
/** `str.strip()`. */ const pythonStrip = (text)=>{
    let start = 0;
    let end = text.length;
    while(start < end && isPythonSpace(text.charCodeAt(start)))start++;
    while(end > start && isPythonSpace(text.charCodeAt(end - 1)))end--;
    return start === 0 && end === text.length ? text : text.slice(start, end);
};


/***/ }),

/***/ 10063:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ caseStatus),
/* harmony export */   _: () => (/* binding */ TestCaseReader)
/* harmony export */ });
/* harmony import */ var _xml_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41156);

/** How much of a failure message is kept. */ const MESSAGE_LENGTH = 2000;
/** Elements that Surefire and the retry plugin put beside a pass that came only on a retry. */ const RETRIES = new Set([
    'flakyFailure',
    'flakyError',
    'rerunFailure',
    'rerunError'
]);
/**
 * Reads test cases off the elements of a document: every `testcase` at any depth. Only direct children
 * give its status: `skipped` wins over `failure` and `error`; anything else is a pass.
 * Source: `status_of` in test/reference/reference.py.
 */ class TestCaseReader {
    /** Whether an element was in a namespace, where the reference does not find it. */ namespaced = false;
    /** Whether a name had a byte order mark at an end, which is no blank to the reference. */ bomInName = false;
    #emit;
    #open = [];
    /** The test case whose failure is being read, for its text. */ #failing = null;
    #failureDepth = 0;
    constructor(emit){
        this.#emit = emit;
    }
    open(name, attributes) {
        if (name === null) this.namespaced = true;
        const parent = this.#open.at(-1);
        if (parent && name !== null) this.#child(parent, name, attributes);
        this.#open.push(name === 'testcase' ? openCase(attributes) : null);
    }
    close() {
        const closed = this.#open.pop();
        if (closed) {
            if (hasBom(closed.name) || hasBom(closed.classname)) this.bomInName = true;
            this.#emit(finished(closed));
        }
        if (this.#failing && this.#open.length === this.#failureDepth) this.#failing = null;
    }
    text(text) {
        const failing = this.#failing;
        if (!failing) return;
        const readable = text.startsWith('&') ? (0,_xml_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .attributeValue */ .CW)(text) ?? text : text;
        failing.message = ((failing.message ?? '') + readable).slice(0, MESSAGE_LENGTH);
        if (failing.message.length === MESSAGE_LENGTH) this.#failing = null;
    }
    #child(parent, name, attributes) {
        if (name === 'skipped') parent.skipped = true;
        else if (RETRIES.has(name)) parent.retried = true;
        else if (name === 'failure' || name === 'error') {
            parent.failed = true;
            if (parent.message !== null) return;
            const message = attributeNamed(attributes, 'message');
            if (message) parent.message = message.slice(0, MESSAGE_LENGTH);
            else {
                this.#failing = parent;
                this.#failureDepth = this.#open.length;
            }
        }
    }
}
const hasBom = (name)=>name !== undefined && (name.startsWith('\ufeff') || name.endsWith('\ufeff'));
const openCase = (attributes)=>({
        classname: attributeNamed(attributes, 'classname'),
        name: attributeNamed(attributes, 'name'),
        skipped: false,
        failed: false,
        retried: false,
        message: null
    });
const finished = ({ classname, name, skipped, failed, retried, message })=>{
    const status = caseStatus(skipped, failed);
    return {
        classname,
        name,
        status,
        retried: retried && status === 'PASS',
        message: status === 'FAIL' ? message : null
    };
};
/** `skipped` wins over a failure beside it. */ const caseStatus = (skipped, failed)=>skipped ? 'SKIP' : failed ? 'FAIL' : 'PASS';
const attributeNamed = (attributes, name)=>attributes.find((attribute)=>attribute.name === name)?.value;


/***/ }),

/***/ 87370:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rj: () => (/* binding */ hasParameters),
/* harmony export */   ec: () => (/* binding */ testId)
/* harmony export */ });
/* unused harmony exports stripIdentityHash, stripPlatformSuffix */
/* harmony import */ var _python_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30354);

/**
 * Whether a name holds `[`, one or more characters of the same line, and `]`: the mark of a
 * parameterized test, which the reference drops. `map[]` has nothing between and survives.
 * Written as two searches a line, since the pattern `\[.+?\]` takes quadratic time on `[[[[…`.
 * Source: `is_parameterized` in test/reference/reference.py; Python's `.` excludes the line feed alone.
 */ const hasParameters = (name)=>{
    for(let start = name.indexOf('['); start >= 0;){
        const lineEnd = name.indexOf('\n', start);
        const end = lineEnd < 0 ? name.length : lineEnd;
        if (name.slice(start, end).lastIndexOf(']') >= 2) return true;
        start = lineEnd < 0 ? -1 : name.indexOf('[', lineEnd);
    }
    return false;
};
const isHexDigit = (code)=>code >= 0x30 && code <= 0x39 || code >= 0x41 && code <= 0x46 || code >= 0x61 && code <= 0x66;
/**
 * Strips blanks, then a trailing `@` with hexadecimal digits: what `Object.toString` leaves in names.
 * Blanks that come to the end by that stay. Legitimate endings such as `@Add` go too.
 */ const stripIdentityHash = (part)=>{
    const text = (0,_python_text_js__WEBPACK_IMPORTED_MODULE_0__/* .pythonStrip */ .p)(part ?? '');
    let at = text.length - 1;
    while(at >= 0 && isHexDigit(text.charCodeAt(at)))at--;
    return at >= 0 && at < text.length - 1 && text[at] === '@' ? text.slice(0, at) : text;
};
const PLATFORM_SUFFIXES = [
    '[desktop]',
    '[jvm]'
];
/**
 * Removes a trailing `[desktop]` or `[jvm]`, as the comparer of multiplatform tasks does. A final line
 * feed may follow and stays, since `$` in Python also matches before it. Other targets are kept.
 */ const stripPlatformSuffix = (name)=>{
    const lineFeed = name.endsWith('\n') ? '\n' : '';
    const text = lineFeed ? name.slice(0, -1) : name;
    const suffix = PLATFORM_SUFFIXES.find((candidate)=>text.endsWith(candidate));
    return suffix ? text.slice(0, -suffix.length) + lineFeed : name;
};
/**
 * The id of a test case, or null for a parameterized one, which takes no part. A platform's suffix is
 * taken off the name alone: in a class name it counts as a parameter.
 * Source: `statuses_of` and `identity` in test/reference/reference.py.
 */ const testId = ({ classname, name }, comparer)=>{
    const platform = comparer === 'platform-suffix' ? stripPlatformSuffix : (text)=>text;
    if (hasParameters(platform(name ?? '')) || hasParameters(classname ?? '')) return null;
    const owner = stripIdentityHash(classname);
    const method = platform(stripIdentityHash(name)) || '<unnamed>';
    return owner ? `${owner}.${method}` : method;
};


/***/ }),

/***/ 21685:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ TestResults),
/* harmony export */   l: () => (/* binding */ TooManyTests)
/* harmony export */ });
/* harmony import */ var _test_id_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87370);

const PRIORITY = {
    PASS: 1,
    SKIP: 2,
    FAIL: 3
};
const COUNTED = {
    PASS: 'passed',
    FAIL: 'failed',
    SKIP: 'skipped'
};
/** More test cases than any suite has; beyond it a report is hostile. */ class TooManyTests extends Error {
    name = 'TooManyTests';
}
/** The status of every test id, merged over test cases by FAIL over SKIP over PASS. */ class TestResults {
    statuses = new Map();
    /** Ids that came more than once with different results. */ contradicted = new Set();
    retried = new Set();
    messages = new Map();
    #limit;
    constructor(limit){
        this.#limit = limit;
    }
    /** How many ids have each status. */ get counts() {
        const counts = {
            passed: 0,
            failed: 0,
            skipped: 0
        };
        for (const status of this.statuses.values())counts[COUNTED[status]]++;
        return counts;
    }
    /** Takes a test case in, unless it is parameterized: those take no part. */ add(test, comparer) {
        const id = (0,_test_id_js__WEBPACK_IMPORTED_MODULE_0__/* .testId */ .ec)(test, comparer);
        if (id !== null) this.#set(id, test.status, test.retried, test.message);
    }
    /** Takes over everything of another set of results. */ merge(other) {
        for (const [id, status] of other.statuses)this.#set(id, status, other.retried.has(id), other.messages.get(id) ?? null);
        for (const id of other.contradicted)this.contradicted.add(id);
    }
    #set(id, status, retried, message) {
        const known = this.statuses.get(id);
        if (known === undefined && this.statuses.size >= this.#limit) throw new TooManyTests(`more than ${this.#limit} tests`);
        if (known !== undefined && known !== status) this.contradicted.add(id);
        if (known === undefined || PRIORITY[status] > PRIORITY[known]) this.statuses.set(id, status);
        if (retried) this.retried.add(id);
        if (message !== null && !this.messages.has(id)) this.messages.set(id, message);
    }
}


/***/ }),

/***/ 48121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ decoded)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);

/**
 * UTF-8 to text, each byte sequence that is none becoming U+FFFD, over chunks. A byte order mark is
 * kept: the reference drops one only at the very start of the merged document, where none can be.
 * Chunks that are valid for themselves, nearly all, take a way that is several times faster.
 */ function* decoded(chunks) {
    let decoder = null;
    for (const chunk of chunks){
        if (decoder === null && (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(chunk)) {
            yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString('utf8');
            continue;
        }
        decoder ??= new TextDecoder('utf-8', {
            ignoreBOM: true
        });
        yield decoder.decode(chunk, {
            stream: true
        });
    }
    const rest = decoder?.decode() ?? '';
    if (rest !== '') yield rest;
}


/***/ }),

/***/ 71052:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CL: () => (/* binding */ failedGuards),
/* harmony export */   Oh: () => (/* binding */ expectsNothing),
/* harmony export */   VT: () => (/* binding */ ranNothing),
/* harmony export */   Z0: () => (/* binding */ regressions),
/* harmony export */   ZY: () => (/* binding */ isResolved),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   jb: () => (/* binding */ comparisonOf),
/* harmony export */   jj: () => (/* binding */ misses),
/* harmony export */   l9: () => (/* binding */ transitionOf),
/* harmony export */   l_: () => (/* binding */ TRANSITION_NAMES),
/* harmony export */   oc: () => (/* binding */ transitionCounts),
/* harmony export */   uz: () => (/* binding */ fixedNothing)
/* harmony export */ });
/* unused harmony export statusIn */
/** In the order in which all that we print names them. */ const TRANSITION_NAMES = [
    'f2p',
    'p2p',
    's2p',
    'n2p'
];
/**
 * Looks a test's status up in one stage of building the dataset. As the Kotlin comparer, it checks neither
 * counts nor overlaps: an id in several lists has passed before it has failed, and failed before skipped.
 */ const statusIn = (stage)=>{
    const statuses = new Map();
    for (const id of stage.skipped_tests)statuses.set(id, 'SKIP');
    for (const id of stage.failed_tests)statuses.set(id, 'FAIL');
    for (const id of stage.passed_tests)statuses.set(id, 'PASS');
    return (id)=>statuses.get(id) ?? 'NONE';
};
/** Puts what the task expects beside what the tests gave now, by test id. */ const comparisonOf = (expected, now)=>({
        expected,
        atBase: statusIn(expected.run_result),
        beforeFix: statusIn(expected.test_patch_result),
        now
    });
/** The ids of one expected list. */ const listOf = (expected, name)=>expected[`${name}_tests`];
/** There has to be something to expect. */ const expectsNothing = (expected)=>TRANSITION_NAMES.every((name)=>listOf(expected, name).length === 0);
/** Rule 1: at least one test has a result. */ const ranNothing = ({ now })=>now.size === 0;
/** Rule 2: no test that passed before the fix fails now, expected or not. */ const regressions = ({ beforeFix, now })=>idsWith(now, 'FAIL').filter((id)=>beforeFix(id) === 'PASS');
/** Rule 3: some test passes now that did not pass before the fix. */ const fixedNothing = ({ beforeFix, now })=>{
    for (const [id, status] of now)if (status === 'PASS' && beforeFix(id) !== 'PASS') return false;
    return true;
};
/** Rule 4: no test fails now that passed at the base commit and was absent or skipped before the fix. */ const failedGuards = ({ atBase, beforeFix, now })=>idsWith(now, 'FAIL').filter((id)=>(beforeFix(id) === 'NONE' || beforeFix(id) === 'SKIP') && atBase(id) === 'PASS');
const TRANSITION_FROM = {
    PASS: 'p2p',
    FAIL: 'f2p',
    SKIP: 's2p',
    NONE: 'n2p'
};
/** The transition a test made, or null where it does not pass now. */ const transitionOf = (id, { beforeFix, now })=>now.get(id) === 'PASS' ? TRANSITION_FROM[beforeFix(id)] : null;
/** Every expected test made the transition of its list. */ const misses = (comparison)=>TRANSITION_NAMES.flatMap((list)=>listOf(comparison.expected, list).filter((id)=>transitionOf(id, comparison) !== list).map((id)=>({
                id,
                list,
                now: comparison.now.get(id) ?? 'NONE'
            })));
/** How many tests of each list made their transition. */ const transitionCounts = (expected, missed)=>{
    const count = (name)=>{
        const ids = listOf(expected, name);
        const missedHere = missed.filter(({ list })=>list === name);
        const absent = missedHere.filter(({ now })=>now === 'NONE').length;
        const passed = ids.length - missedHere.length;
        return {
            expected: ids.length,
            passed,
            ...absent > 0 && {
                absent
            }
        };
    };
    return {
        f2p: count('f2p'),
        p2p: count('p2p'),
        s2p: count('s2p'),
        n2p: count('n2p')
    };
};
/** The rules together: whether the reward is 1. */ const isResolved = (comparison)=>!expectsNothing(comparison.expected) && !ranNothing(comparison) && regressions(comparison).length === 0 && !fixedNothing(comparison) && failedGuards(comparison).length === 0 && misses(comparison).length === 0;
const idsWith = (now, wanted)=>{
    const ids = [];
    for (const [id, status] of now)if (status === wanted) ids.push(id);
    return ids;
};


/***/ }),

/***/ 58919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bs: () => (/* binding */ verifierShapes),
/* harmony export */   Mi: () => (/* binding */ rewardWrites),
/* harmony export */   Vh: () => (/* binding */ VERIFIER_FILES)
/* harmony export */ });
/* harmony import */ var _text_shell_comments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23394);

/** The files of a task's `tests/` folder that tell its shapes. */ const VERIFIER_FILES = {
    collector: 'kotlin_logs_collector.sh',
    comparer: 'junit_compare.py',
    testSh: 'test.sh'
};
/**
 * `while read line || [[ -n $line ]]` goes on after a line that no line break ends. What may repeat has an end
 * here and below: without one a script that says `read` or `printf` over and over takes quadratic time.
 */ const READS_OPEN_LINE = /\bread\b[^\n;]{0,300}?\|\|\s*\[\[?\s+-n\s/;
const collectorShape = (script)=>{
    const text = (0,_text_shell_comments_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutComments */ .f)(script ?? '');
    const surefireReports = text.includes('surefire-reports');
    return {
        gradleResults: !surefireReports || text.includes('build/test-results'),
        androidResults: text.includes('androidTest-results'),
        surefireReports,
        keepsOpenLine: READS_OPEN_LINE.test(text)
    };
};
/** Told by a line that knows both platforms, in a pattern or a list of endings. */ const comparerShape = (script)=>(0,_text_shell_comments_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutComments */ .f)(script ?? '').split('\n').some((line)=>line.includes('desktop') && line.includes('jvm')) ? 'platform-suffix' : 'common';
/** `REWARD=/logs/verifier/reward.txt`: a variable that names a file of rewards. */ const REWARD_VARIABLE = /\b(\w+)=["']?[^\s"';=]*reward/g;
/** Where echo or printf writes a 0 or a 1, in any quoting or as JSON, by `>` or `tee`. */ const WRITES_REWARD = /\b(?:echo|printf)\s+(?:-\w+\s+){0,5}["']?(?:([01])|\{\s*\\?["']?reward\\?["']?\s*:\s*([01])(?:\.0+)?\s*\})(?:\\n)?["']?\s*(?:>+|\|\s*tee\s(?:\s*-\w+\s){0,5})\s*(\S+)/g;
/** Where `test.sh` writes a reward by itself, in its order. */ const rewardWrites = (script)=>{
    const text = (0,_text_shell_comments_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutComments */ .f)(script);
    const variables = new Set([
        ...text.matchAll(REWARD_VARIABLE)
    ].map(([, name])=>name));
    return [
        ...text.matchAll(WRITES_REWARD)
    ].flatMap(({ index, 1: plain, 2: json, 3: target = '' })=>{
        const isReward = /reward/i.test(target) || variables.has(/\$\{?(\w+)/.exec(target)?.[1]);
        const value = (plain ?? json) === '1' ? 1 : 0;
        return isReward ? [
            {
                value,
                line: text.slice(0, index).split('\n').length
            }
        ] : [];
    });
};
/** The shapes of a task's verifier, told by the texts in its `tests/` folder. */ const verifierShapes = (texts)=>({
        collector: collectorShape(texts.collector),
        comparer: comparerShape(texts.comparer),
        canWriteOneWithoutReport: rewardWrites(texts.testSh ?? '').some(({ value })=>value === 1)
    });


/***/ }),

/***/ 41156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CW: () => (/* binding */ attributeValue),
/* harmony export */   DS: () => (/* binding */ dereference),
/* harmony export */   QD: () => (/* binding */ isCharacterData),
/* harmony export */   S2: () => (/* binding */ withoutForbidden),
/* harmony export */   i0: () => (/* binding */ isWhiteSpace)
/* harmony export */ });
/** Characters that XML 1.0 forbids anywhere, raw or by reference. Surrogates cannot come from UTF-8. */ const FORBIDDEN = /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/;
/** Whether all characters of decoded text may stand in XML 1.0. */ const isCharacterData = (text)=>!FORBIDDEN.test(text);
/** The text without the characters that may not stand in XML 1.0. */ const withoutForbidden = (text)=>isCharacterData(text) ? text : text.replace(new RegExp(FORBIDDEN, 'g'), '');
/** Blank, tab, line feed and carriage return: all that XML takes for white space. */ const isWhiteSpace = (code)=>code === 0x20 || code === 0x09 || code === 0x0a || code === 0x0d;
const ENTITIES = {
    '&lt;': '<',
    '&gt;': '>',
    '&amp;': '&',
    '&quot;': '"',
    '&apos;': "'"
};
/**
 * The character that `&…;` stands for, or null where it is no reference of a document without a
 * document type. Written as a loop, since a number may have any count of leading zeros.
 */ const dereference = (reference)=>{
    if (reference[1] !== '#') return Object.hasOwn(ENTITIES, reference) ? ENTITIES[reference] : null;
    const hex = reference[2] === 'x';
    let value = 0;
    const start = hex ? 3 : 2;
    const end = reference.length - 1;
    if (start >= end || reference[end] !== ';') return null;
    for(let at = start; at < end; at++){
        const digit = digitValue(reference.charCodeAt(at), hex);
        if (digit < 0) return null;
        value = value * (hex ? 16 : 10) + digit;
        if (value > 0x10ffff) return null;
    }
    const forbidden = value >= 0xd800 && value <= 0xdfff;
    const character = forbidden ? '' : String.fromCodePoint(value);
    return character !== '' && isCharacterData(character) ? character : null;
};
const digitValue = (code, hex)=>{
    if (code >= 0x30 && code <= 0x39) return code - 0x30;
    const lower = code | 0x20;
    return hex && lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : -1;
};
/**
 * The value of an attribute as it stands in the document: line breaks and tabs become blanks,
 * references their characters (so `&#10;` stays a line feed). Null when a reference is none.
 * Source: XML 1.0, 3.3.3 and 2.11.
 */ const attributeValue = (raw)=>{
    const blanked = BREAKS.test(raw) ? blanksForBreaks(raw) : raw;
    return blanked.includes('&') ? withoutReferences(blanked) : blanked;
};
const BREAKS = /[\t\r\n]/;
/** Longer values are worked on in slices: replacing takes hundreds of bytes for each match in a text. */ const SLICE = 1 << 16;
const blanksForBreaks = (raw)=>{
    if (raw.length <= SLICE) return raw.replace(/\r\n?|[\t\n]/g, ' ');
    const slices = [];
    for(let at = 0; at < raw.length;){
        let end = at + SLICE;
        if (raw[end - 1] === '\r' && raw[end] === '\n') end++;
        slices.push(blanksInSlice(raw.slice(at, end)));
        at = end;
    }
    return slices.join('');
};
/** The same, code unit by code unit. */ const blanksInSlice = (slice)=>{
    const units = new Uint16Array(slice.length);
    let length = 0;
    for(let at = 0; at < slice.length; at++){
        const unit = slice.charCodeAt(at);
        if (unit === 0x0a && at > 0 && slice.charCodeAt(at - 1) === 0x0d) continue;
        units[length++] = unit === 0x09 || unit === 0x0a || unit === 0x0d ? 0x20 : unit;
    }
    return Buffer.from(units.buffer, 0, length * 2).toString('utf16le');
};
/** The text with its references replaced, or null where one is none. */ const withoutReferences = (text)=>{
    const slices = [];
    let slice = '';
    let done = 0;
    for(let reference = text.indexOf('&'); reference >= 0; reference = text.indexOf('&', done)){
        const end = text.indexOf(';', reference);
        const character = end < 0 ? null : dereference(text.slice(reference, end + 1));
        if (character === null) return null;
        slice += text.slice(done, reference) + character;
        if (slice.length > SLICE) {
            slices.push(slice);
            slice = '';
        }
        done = end + 1;
    }
    return slices.join('') + slice + text.slice(done);
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

/***/ 81094:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ linesOf)
/* harmony export */ });
/** The lines of a text, without the line feeds that part them, one at a time. */ function* linesOf(text) {
    for(let start = 0; start <= text.length;){
        const end = text.indexOf('\n', start);
        if (end < 0) {
            yield text.slice(start);
            return;
        }
        yield text.slice(start, end);
        start = end + 1;
    }
}


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


/***/ }),

/***/ 23394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ withoutComments)
/* harmony export */ });
/** A shell or Python script with its lines that are wholly comments left empty. */ const withoutComments = (script)=>script.split('\n').map((line)=>/^\s*#/.test(line) ? '' : line).join('\n');


/***/ })

};
;