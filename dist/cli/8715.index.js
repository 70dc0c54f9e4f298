"use strict";
exports.id = 8715;
exports.ids = [8715];
exports.modules = {

/***/ 94373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ writeFiles)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _dataset_make_folders_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17138);



/** Writes files by their path below a folder (absolute), with the folders that they need. */ const writeFiles = async (folder, files)=>{
    for (const [path, { text, mode }] of files){
        const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, path);
        await (0,_dataset_make_folders_js__WEBPACK_IMPORTED_MODULE_2__/* .makeFolders */ .w)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file));
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(file, text);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.chmod)(file, mode);
    }
};


/***/ }),

/***/ 17138:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ makeFolder),
/* harmony export */   w: () => (/* binding */ makeFolders)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);



/** Makes the folder; false where it is there already, so that two runs never share one. */ const makeFolder = async (dir, mode)=>{
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(dir, {
            mode
        });
        return true;
    } catch (error) {
        if (error.code === 'EEXIST') return false;
        throw error;
    }
};
/**
 * Makes a folder and those above it. Not by mkdir's own recursion, which never ends where a folder is
 * there and can hold none, as `/proc`, and says of a full disk that there is no such folder.
 */ const makeFolders = async (dir, mode)=>{
    try {
        // Of what is there already it says whether it is a folder, and makes nothing.
        if (!await makeFolder(dir, mode)) await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(dir, {
            recursive: true
        });
    } catch (error) {
        if (error.code !== 'ENOENT') throw error;
        // Another run may have made the one above meanwhile; where it was there all along, this fails again.
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(dir))) await makeFolders((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(dir), mode);
        await makeFolder(dir, mode);
    }
};


/***/ }),

/***/ 41969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  importVerb: () => (/* binding */ importVerb)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ../../node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(43045);
;// CONCATENATED MODULE: ./src/making/multi-swe-bench/row.js

/** Other benchmarks that were brought into this format say the same in other words. */ const STATUS_WORDS = {
    PASS: 'passed',
    PASSED: 'passed',
    XFAIL: 'passed',
    FAIL: 'failed',
    FAILED: 'failed',
    ERROR: 'failed',
    SKIP: 'skipped',
    SKIPPED: 'skipped',
    NONE: 'none'
};
const needs = (what)=>({
        error: ({ input })=>input === undefined ? 'is missing' : `is not ${what}`
    });
/** GitHub's own: they stand in scripts and in names of images. */ const repositoryName = schemas/* string */.YjP(needs('a text')).regex(/^(?!\.+$)[\w.-]{1,100}$/, 'is no name on GitHub');
const owner = schemas/* string */.YjP(needs('a text')).regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,38}$/, 'is no name on GitHub');
const number = schemas/* union */.KCZ([
    schemas/* number */.aig().int().nonnegative(),
    schemas/* string */.YjP().regex(/^\d{1,9}$/).transform(Number)
], needs("a pull request's number"));
const row_text = schemas/* string */.YjP(needs('a text'));
const optionalText = row_text.nullish().transform((value)=>value ?? '');
const ids = schemas/* array */.YOg(row_text, needs('a list of tests'));
const row_status = schemas/* enum */.k5n(Object.keys(STATUS_WORDS), needs('PASS, FAIL, SKIP or NONE')).transform((word)=>STATUS_WORDS[word]);
const testRuns = schemas/* object */.Ikc({
    run: row_status,
    test: row_status,
    fix: row_status
}, needs('a table of run, test and fix'));
/** A list of ids, or a map from each to what became of it in the three runs. */ const tests = schemas/* union */.KCZ([
    ids,
    schemas/* record */.g1P(schemas/* string */.YjP(), testRuns)
], needs('a list of tests, or a map from each to its runs')).transform((value)=>Array.isArray(value) ? {
        ids: value,
        runs: null
    } : {
        ids: Object.keys(value).sort(),
        runs: value
    });
const count = schemas/* number */.aig(needs('a count')).int('is not a count');
const result = schemas/* object */.Ikc({
    passed_count: count,
    failed_count: count,
    skipped_count: count,
    passed_tests: ids,
    failed_tests: ids,
    skipped_tests: ids
}, needs('a result of a run'));
const patch = row_text.refine((value)=>value.trim() !== '', 'is empty');
const rowSchema = schemas/* object */.Ikc({
    org: owner,
    repo: repositoryName,
    number,
    title: row_text,
    body: optionalText,
    base: schemas/* object */.Ikc({
        sha: row_text.regex(/^[0-9a-f]{40}$/i, 'is no sha of a commit, which has 40 hexadecimal digits')
    }, needs('a table')),
    resolved_issues: schemas/* array */.YOg(schemas/* object */.Ikc({
        number,
        title: optionalText,
        body: optionalText
    }, needs('an issue')), needs('a list of issues')).nullish().transform((value)=>value ?? []),
    fix_patch: patch,
    test_patch: patch,
    f2p_tests: tests,
    p2p_tests: tests,
    s2p_tests: tests,
    n2p_tests: tests,
    run_result: result,
    test_patch_result: result,
    /** Left out where a dataset keeps only what a scorer needs. */ fix_patch_result: result.nullish().transform((value)=>value ?? null)
});
/** The lists of a row that say what has to pass, as it names them. */ const LISTS = [
    'f2p_tests',
    'p2p_tests',
    's2p_tests',
    'n2p_tests'
];
const MOST_PROBLEMS = 10;
/** Reads a line of a file of rows; what is wrong is told by field. */ const readRow = (line)=>{
    let value;
    try {
        value = JSON.parse(line);
    } catch  {
        return {
            ok: false,
            problems: [
                {
                    field: null,
                    message: 'is no JSON'
                }
            ]
        };
    }
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        return {
            ok: false,
            problems: [
                {
                    field: null,
                    message: 'is no JSON object'
                }
            ]
        };
    }
    const parsed = rowSchema.safeParse(value);
    if (parsed.success) return {
        ok: true,
        row: parsed.data
    };
    const problems = parsed.error.issues.map(({ path, message })=>({
            field: path.join('.'),
            message
        }));
    return {
        ok: false,
        problems: problems.slice(0, MOST_PROBLEMS)
    };
};

;// CONCATENATED MODULE: ./src/making/multi-swe-bench/consistency.js

const STATUSES = [
    'passed',
    'failed',
    'skipped'
];
/** What a test was once the tests were put in and the fix was not. */ const BEFORE = {
    f2p_tests: 'failed',
    p2p_tests: 'passed',
    s2p_tests: 'skipped',
    n2p_tests: 'none'
};
/** The runs by the name that a map of tests has for each. */ const RUNS = {
    run: 'run_result',
    test: 'test_patch_result',
    fix: 'fix_patch_result'
};
/** So many characters of an id; some are whole texts. */ const LONGEST_ID = 120;
const example = (ids)=>{
    const [first = ''] = ids;
    const shown = JSON.stringify(first.length > LONGEST_ID ? `${first.slice(0, LONGEST_ID)}…` : first);
    return ids.length > 1 ? `${shown} and ${ids.length - 1} more` : shown;
};
const statusesOf = (result)=>new Map(STATUSES.flatMap((status)=>result[`${status}_tests`].map((id)=>[
                id,
                status
            ])));
/** A result whose counts are not those of its lists, or that has a test under two of them. */ const contradictions = (field, result)=>{
    const sets = STATUSES.map((status)=>[
            status,
            new Set(result[`${status}_tests`])
        ]);
    const counts = sets.flatMap(([status, ids])=>{
        const said = result[`${status}_count`];
        if (said === ids.size) return [];
        return [
            {
                field: `${field}.${status}_count`,
                message: `is ${said}, but ${status}_tests has ${ids.size}`
            }
        ];
    });
    const overlaps = sets.flatMap(([status, ids], index)=>sets.slice(index + 1).flatMap(([other, others])=>{
            const both = [
                ...ids
            ].filter((id)=>others.has(id));
            return both.length === 0 ? [] : [
                {
                    field,
                    message: `has as ${status} and as ${other}: ${example(both)}`
                }
            ];
        }));
    return [
        ...counts,
        ...overlaps
    ];
};
/** A list with tests that by the results do not belong there. */ const misplaced = (row, list, known)=>{
    const { ids, runs } = row[list];
    const statusIn = (run, id)=>known[run]?.get(id) ?? 'none';
    const problem = (message, wrong)=>wrong.length === 0 ? [] : [
            {
                field: list,
                message: `${message}: ${example(wrong)}`
            }
        ];
    const disagree = Object.keys(RUNS).flatMap((run)=>runs === null || known[run] === null ? [] : problem(`says of ${run} something else than ${RUNS[run]}`, ids.filter((id)=>runs[id]?.[run] !== statusIn(run, id))));
    return [
        ...problem(`has tests that are not ${BEFORE[list]} in test_patch_result`, ids.filter((id)=>statusIn('test', id) !== BEFORE[list])),
        ...known.fix === null ? [] : problem('has tests that do not pass in fix_patch_result', ids.filter((id)=>statusIn('fix', id) !== 'passed')),
        ...disagree
    ];
};
/** What in a row contradicts itself, as the reference scorer looks at it and at its lists. */ const inconsistencies = (row)=>{
    const { run_result, test_patch_result, fix_patch_result } = row;
    const known = {
        run: statusesOf(run_result),
        test: statusesOf(test_patch_result),
        fix: fix_patch_result === null ? null : statusesOf(fix_patch_result)
    };
    const seen = new Set();
    const repeated = LISTS.flatMap((list)=>row[list].ids.filter((id)=>seen.has(id) || !seen.add(id)));
    const hasTarget = LISTS.some((list)=>list !== 'p2p_tests' && row[list].ids.length > 0);
    return [
        ...contradictions('run_result', run_result),
        ...contradictions('test_patch_result', test_patch_result),
        ...fix_patch_result === null ? [] : contradictions('fix_patch_result', fix_patch_result),
        ...LISTS.flatMap((list)=>misplaced(row, list, known)),
        ...repeated.length === 0 ? [] : [
            {
                field: null,
                message: `has tests twice in its lists: ${example(repeated)}`
            }
        ],
        ...hasTarget ? [] : [
            {
                field: null,
                message: 'has no test in f2p_tests, s2p_tests or n2p_tests: nothing tells its fix'
            }
        ]
    ];
};

// EXTERNAL MODULE: ./src/making/draft-instruction.js
var draft_instruction = __webpack_require__(92617);
// EXTERNAL MODULE: ./src/making/new-task.js
var new_task = __webpack_require__(46447);
;// CONCATENATED MODULE: ./src/making/multi-swe-bench/row-task.js


/** The folder's name: `<owner>_<repo>-<number>`. */ const rowTaskName = ({ org, repo, number })=>`${org}_${repo}-${number}`;
/** The repository in names of images: `<owner>_<repo>` in lower case. */ const rowRepository = ({ org, repo })=>`${org}_${repo}`.toLowerCase();
/** The issues that the change resolves; where there are none, what the change says of itself. */ const asked = ({ title, body, resolved_issues: issues })=>{
    const [first, ...others] = issues.filter((issue)=>`${issue.title}${issue.body}`.trim() !== '');
    if (first === undefined) return {
        title,
        body
    };
    const more = others.map((issue)=>`## ${issue.title}\n\n${issue.body}`);
    return {
        title: first.title || title,
        body: [
            first.body,
            ...more
        ].join('\n\n')
    };
};
const plainLines = (text)=>text.replace(/\r\n?/g, '\n').trim();
/** git takes no patch whose last line is open. */ const row_task_closed = (patch)=>patch.endsWith('\n') ? patch : `${patch}\n`;
/** Each test once, as its counts have it. */ const once = ({ passed_tests, failed_tests, skipped_tests })=>({
        passed_tests: [
            ...new Set(passed_tests)
        ],
        failed_tests: [
            ...new Set(failed_tests)
        ],
        skipped_tests: [
            ...new Set(skipped_tests)
        ]
    });
/** The task that a row makes, in the container at `/home/<repo>`. */ const rowTask = (row, { baseImage, buildTool })=>{
    const url = `https://github.com/${row.org}/${row.repo}`;
    const workdir = `/home/${row.repo}`;
    const { title, body } = asked(row);
    const [issue] = row.resolved_issues;
    const { run_result: atBase } = row;
    return {
        repository: {
            owner: row.org,
            name: row.repo,
            url
        },
        license: null,
        change: {
            type: 'pr',
            id: String(row.number),
            url: `${url}/pull/${row.number}`,
            issueUrl: issue === undefined ? null : `${url}/issues/${issue.number}`
        },
        authorName: `${row.repo} contributors`,
        difficulty: null,
        tags: [
            'kotlin',
            buildTool
        ],
        baseImage,
        workdir,
        baseSha: row.base.sha.toLowerCase(),
        buildTool,
        testCommand: new_task/* DEFAULT_TEST_COMMANDS */.A[buildTool],
        testEnvironment: [],
        testsFailAtBase: atBase.failed_tests.length > 0 || atBase.passed_tests.length === 0,
        environmentFiles: [],
        resources: new_task/* DEFAULT_RESOURCES */.W,
        instruction: (0,draft_instruction/* draftInstruction */.w)({
            ...{
                workdir,
                repositoryName: row.repo,
                buildTool
            },
            title: plainLines(title).replaceAll('\n', ' '),
            body: plainLines(body)
        }),
        fixPatch: row_task_closed(row.fix_patch),
        testPatch: row_task_closed(row.test_patch),
        expectedTests: {
            f2p_tests: row.f2p_tests.ids,
            p2p_tests: row.p2p_tests.ids,
            s2p_tests: row.s2p_tests.ids,
            n2p_tests: row.n2p_tests.ids,
            run_result: once(row.run_result),
            test_patch_result: once(row.test_patch_result)
        }
    };
};

// EXTERNAL MODULE: ./src/making/task-files.js + 2 modules
var task_files = __webpack_require__(78900);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(29866);
// EXTERNAL MODULE: ./src/text/quote.js
var quote = __webpack_require__(98461);
;// CONCATENATED MODULE: ./src/commands/import/json-lines.js



/** Lists of tests take up to some megabytes. */ const LONGEST = 64 * 1024 * 1024;
const BYTE_ORDER_MARK = /^\uFEFF/;
const unreadable = (path, { code, message })=>new errors/* UserError */.yo(code === 'ENOENT' || code === 'ENOTDIR' ? `${(0,quote/* quote */.h)(path)} does not exist. Give a file of rows, one in JSON a line.` : `${(0,quote/* quote */.h)(path)} cannot be read (${code ?? message}). Give a file of rows, one in JSON a line.`);
/**
 * The lines of a file (absolute), one after another, so that a large file never is in memory as a whole. Blank ones
 * are left out. Only a line feed ends a line: others may stand in a text of JSON.
 * @throws UserError where the file is not there or is no file
 */ async function* jsonLines(path) {
    let number = 0;
    let parts = [];
    let length = 0;
    const add = (part)=>{
        length += part.length;
        if (length <= LONGEST) parts.push(part);
        else parts = [];
    };
    const end = ()=>{
        number++;
        const text = length > LONGEST ? null : parts.join('');
        parts = [];
        length = 0;
        return text === null || text.trim() !== '' ? [
            {
                number,
                text
            }
        ] : [];
    };
    try {
        for await (const chunk of (0,external_node_fs_.createReadStream)(path, {
            encoding: 'utf8'
        })){
            const isStart = number === 0 && length === 0;
            const text = isStart ? chunk.replace(BYTE_ORDER_MARK, '') : chunk;
            const [first = '', ...others] = text.split('\n');
            add(first);
            for (const other of others){
                yield* end();
                add(other);
            }
        }
    } catch (error) {
        if (typeof error.code !== 'string') throw error;
        throw unreadable(path, error);
    }
    yield* end();
}

// EXTERNAL MODULE: ./src/image/bases.js
var image_bases = __webpack_require__(35969);
// EXTERNAL MODULE: ./src/text/nearest-names.js
var nearest_names = __webpack_require__(63974);
;// CONCATENATED MODULE: ./src/commands/import/row-bases.js




const NAME = /^(?:kotlin-bench\/)?([a-z0-9][\w.-]*):([\w][\w.-]{0,127})$/;
/**
 * Reads the bases that were named, each `<repo>:<tag>`.
 * @throws UserError where none is named and each repository has several, for a name that is none, for two of one repository, and for one that
 *   the manifest in `folder` does not have
 */ const readRowBases = async (names, folder)=>{
    const { recipes } = await (0,image_bases/* loadBases */.P)(folder);
    const known = recipes.map(({ image })=>image);
    const only = new Map(recipes.flatMap(({ repo, image })=>{
        const isOnly = recipes.filter((other)=>other.repo.toLowerCase() === repo.toLowerCase()).length === 1;
        return isOnly ? [
            [
                repo.toLowerCase(),
                image
            ]
        ] : [];
    }));
    const valid = known.length > 0 ? ` ${folder}/manifest has ${known.join(', ')}.` : '';
    if (names.length === 0 && only.size === 0) {
        throw new errors/* UserError */.yo(`\`--base\` is missing: give the base of each repository, as \`<owner>_<repo>:<tag>\`.${valid}`);
    }
    const bases = new Map();
    for (const name of names){
        const [, repository, tag] = NAME.exec(name) ?? [];
        if (repository === undefined || tag === undefined) {
            throw new errors/* UserError */.yo(`\`--base\` is ${(0,quote/* quote */.h)(name)}; it has to be \`<owner>_<repo>:<tag>\`.${valid}`);
        }
        const image = `kotlin-bench/${repository}:${tag}`;
        if (known.length > 0 && !known.includes(image)) {
            const [near] = (0,nearest_names/* nearestNames */.L)(image, known);
            const meant = (0,nearest_names/* didYouMean */.a)(near);
            throw new errors/* UserError */.yo(`${(0,quote/* quote */.h)(`--base ${name}`)} is not in ${(0,quote/* quote */.h)(`${folder}/manifest`)}.${meant}${valid}`);
        }
        const other = bases.get(repository);
        if (other !== undefined && other !== image) {
            throw new errors/* UserError */.yo(`\`--base\` names two bases of ${repository}: ${other} and ${image}. Part the rows into a file for each.`);
        }
        bases.set(repository, image);
    }
    return {
        named: bases,
        only
    };
};

// EXTERNAL MODULE: ./src/commands/shared/files/write-task.js
var write_task = __webpack_require__(885);
;// CONCATENATED MODULE: ./src/commands/import.js








const wrong = (field, message)=>[
        {
            field,
            message
        }
    ];
const importRow = async (text, bases, { out, buildTool })=>{
    const read = readRow(text);
    if (!read.ok) return read;
    const { row } = read;
    const problems = inconsistencies(row);
    if (problems.length > 0) return {
        problems
    };
    const repository = rowRepository(row);
    const baseImage = bases.named.get(repository) ?? bases.only.get(repository);
    if (baseImage === undefined) {
        const advice = `give \`--base ${repository}:<tag>\``;
        return {
            problems: wrong('repo', `is ${row.org}/${row.repo}, and no base of it was named: ${advice}`)
        };
    }
    const task = rowTaskName(row);
    try {
        await (0,write_task/* writeTask */.b)(out, task, (0,task_files/* taskFiles */.p)(rowTask(row, {
            baseImage,
            buildTool
        })));
    } catch (error) {
        if (!(error instanceof write_task/* TaskExists */.o)) throw error;
        return {
            problems: wrong('number', `makes ${task}, but ${error.message}`)
        };
    }
    return bases.named.has(repository) ? {
        task
    } : {
        task,
        unnamedBase: baseImage
    };
};
const importLine = async ({ number, text }, bases, options)=>{
    if (text === null) return {
        ok: false,
        line: number,
        problems: wrong(null, 'is longer than 64 MiB')
    };
    const result = await importRow(text, bases, options);
    return 'task' in result ? {
        ok: true,
        line: number,
        ...result
    } : {
        ok: false,
        line: number,
        ...result
    };
};
/**
 * `import`: a task's folder for each row of a Multi-SWE-bench dataset. A row that is wrong makes none, and is
 * told of by its line and field; a task that is there already stays as it is.
 * @throws UserError where the file or a base is not there
 */ const importRows = async (options, { told, notice, signal })=>{
    const bases = await readRowBases(options.base, options.bases ?? (0,external_node_path_.join)((0,external_node_path_.dirname)(options.out), 'bases'));
    const rows = [];
    const taken = new Set();
    for await (const line of jsonLines(options.rows)){
        signal.throwIfAborted();
        const row = await importLine(line, bases, options);
        if (row.ok && row.unnamedBase !== undefined && !taken.has(row.unnamedBase)) {
            taken.add(row.unnamedBase);
            notice(`${row.unnamedBase} is taken, the only base of its repository in the manifest; \`--base\` names another.`);
        }
        told(row);
        rows.push(row);
    }
    return rows;
};

// EXTERNAL MODULE: ./src/contracts/exit-code.js
var exit_code = __webpack_require__(33951);
// EXTERNAL MODULE: ./src/report/escape.js
var report_escape = __webpack_require__(40261);
// EXTERNAL MODULE: ./src/text/plural.js
var plural = __webpack_require__(53239);
// EXTERNAL MODULE: ./src/entry/read-options/required.js
var required = __webpack_require__(68023);
;// CONCATENATED MODULE: ./src/entry/cli/import-verb.js








const problemLines = (row)=>row.ok ? [] : row.problems.map(({ field, message })=>`line ${row.line}${field === null ? '' : `, ${field}`} ${message}`);
/** `kotlin-bench import`: the names of new tasks on standard output, rows that are wrong on standard error. */ const importVerb = async (values, { signal, stdout, stderr })=>{
    const rows = (0,required/* required */.m)(values.rows, {
        verb: 'import',
        name: 'rows'
    });
    const out = values.out ?? (0,external_node_path_.resolve)('tasks');
    const imported = await importRows({
        rows,
        out,
        base: values.base,
        bases: values.bases,
        buildTool: values['build-tool']
    }, {
        signal,
        notice: (message)=>void stderr.write(`${(0,report_escape/* visible */.RK)(message)}\n`),
        told: (row)=>{
            if (row.ok) stdout.write(`${row.task}\n`);
            for (const line of problemLines(row))stderr.write(`${(0,report_escape/* visible */.RK)(line)}\n`);
        }
    });
    if (imported.length === 0) throw new errors/* UserError */.yo(`${(0,quote/* quote */.h)(rows)} has no row. Give a file of rows, one in JSON a line.`);
    const bad = imported.filter((row)=>!row.ok).length;
    stderr.write(`${(0,plural/* plural */.L)(imported.length - bad, 'task')} in ${out}, ${(0,plural/* plural */.L)(bad, 'row')} not imported.\n`);
    return bad > 0 ? exit_code/* EXIT */.d.gate : exit_code/* EXIT */.d.done;
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

/***/ 35969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ loadBases),
/* harmony export */   R: () => (/* binding */ baseContext)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41538);



/**
 * Reads `<dir>/manifest`. A folder without one has no bases: the tasks' own images are then used as
 * the engine has them.
 * @throws UserError for a line that is no base
 */ const loadBases = async (dir)=>{
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'manifest');
    let text;
    try {
        text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8');
    } catch (error) {
        if (error.code === 'ENOENT') return {
            dir,
            recipes: []
        };
        throw error;
    }
    return {
        dir,
        recipes: (0,_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .parseManifest */ .Ng)(text, path)
    };
};
/** Where a base's recipe and its build context stand: the recipe's own folder is the context. */ const baseContext = (bases, recipe)=>{
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(recipe.dockerfile);
    const within = (path)=>folder === '.' ? path : path.slice(folder.length + 1);
    // Another base's recipe in the same folder is no part of this one: changing it must not rebuild this.
    const others = bases.recipes.filter((other)=>other.dockerfile !== recipe.dockerfile && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(other.dockerfile) === folder).map((other)=>within(other.dockerfile));
    return {
        contextDir: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(bases.dir, folder),
        dockerfile: within(recipe.dockerfile),
        leaveOut: new Set(others)
    };
};


/***/ }),

/***/ 41538:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fl: () => (/* binding */ baseName),
/* harmony export */   Ng: () => (/* binding */ parseManifest)
/* harmony export */ });
/* unused harmony export baseImageName */
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29866);
/* harmony import */ var _text_quote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98461);


/** What a base is called where only bases are spoken of: `<owner>_<repo>:<tag>`, as the manifest has it. */ const baseName = ({ repo, tag })=>`${repo}:${tag}`;
/** The name that tasks' FROM lines use for a base. */ const baseImageName = (repo, tag)=>`kotlin-bench/${repo.toLowerCase()}:${tag}`;
/** What the engine takes as the last part of an image's name, in small letters, and as its tag. */ const REPO = /^[A-Za-z0-9]+(?:(?:\.|_{1,2}|-+)[A-Za-z0-9]+)*$/;
const TAG = /^\w[\w.-]{0,127}$/;
const isInside = (path)=>!path.startsWith('/') && !path.split('/').includes('..');
/**
 * Reads `bases/manifest`: a line a base, `repo tag dockerfile`, blanks between, `#` to the end of the
 * line is a comment.
 * @throws UserError that names the line
 */ const parseManifest = (text, path)=>{
    const recipes = [];
    const images = new Set();
    text.split(/\r?\n/).forEach((line, index)=>{
        const words = line.split('#', 1).join().trim().split(/\s+/).filter(Boolean);
        if (words.length === 0) return;
        const [repo, tag, dockerfile] = words;
        if (words.length !== 3 || !repo || !tag || !dockerfile || !isInside(dockerfile)) {
            throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${path}:${index + 1}: ${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .h)(line.trim())} is no base. A line is \`repo tag dockerfile\`, the dockerfile relative to the manifest's folder and inside it.`);
        }
        if (!REPO.test(repo) || !TAG.test(tag)) {
            throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${path}:${index + 1}: ${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .h)(`${repo}:${tag}`)} is no name of an image. Letters, digits, \`.\`, \`_\` and \`-\` make one, such as \`ktlint base-17\`.`);
        }
        const image = baseImageName(repo, tag);
        if (images.has(image)) {
            throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${path}:${index + 1}: the base ${image} is named twice. Remove one of the lines.`);
        }
        images.add(image);
        recipes.push({
            repo,
            tag,
            dockerfile,
            image
        });
    });
    return recipes;
};


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

/***/ 53239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ plural)
/* harmony export */ });
/** A count with its noun: `1 task`, `2 tasks`; `many` for a noun whose plural is not made by an `s`. */ const plural = (count, one, many = `${one}s`)=>`${count} ${count === 1 ? one : many}`;


/***/ })

};
;