"use strict";
exports.id = 644;
exports.ids = [644];
exports.modules = {

/***/ 25826:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {



var scan = __webpack_require__(28525)
var parse = __webpack_require__(24225)

module.exports = function (source) {
  return parse(scan(source))
}


/***/ }),

/***/ 24225:
/***/ ((module) => {



// The ABNF grammar in the spec is totally ambiguous.
//
// This parser follows the operator precedence defined in the
// `Order of Precedence and Parentheses` section.

module.exports = function (tokens) {
  var index = 0

  function hasMore () {
    return index < tokens.length
  }

  function token () {
    return hasMore() ? tokens[index] : null
  }

  function next () {
    if (!hasMore()) {
      throw new Error()
    }
    index++
  }

  function parseOperator (operator) {
    var t = token()
    if (t && t.type === 'OPERATOR' && operator === t.string) {
      next()
      return t.string
    }
  }

  function parseWith () {
    if (parseOperator('WITH')) {
      var t = token()
      if (t && t.type === 'EXCEPTION') {
        next()
        return t.string
      }
      throw new Error('Expected exception after `WITH`')
    }
  }

  function parseLicenseRef () {
    // TODO: Actually, everything is concatenated into one string
    // for backward-compatibility but it could be better to return
    // a nice structure.
    var begin = index
    var string = ''
    var t = token()
    if (t.type === 'DOCUMENTREF') {
      next()
      string += 'DocumentRef-' + t.string + ':'
      if (!parseOperator(':')) {
        throw new Error('Expected `:` after `DocumentRef-...`')
      }
    }
    t = token()
    if (t === null) {
      throw new Error('Unexpected end of input')
    }
    if (t.type === 'LICENSEREF') {
      next()
      string += 'LicenseRef-' + t.string
      var node = { license: string }
      var exception = parseWith()
      if (exception) {
        node.exception = exception
      }
      return node
    }
    index = begin
  }

  function parseLicense () {
    var t = token()
    if (t && t.type === 'LICENSE') {
      next()
      var node = { license: t.string }
      if (parseOperator('+')) {
        node.plus = true
      }
      var exception = parseWith()
      if (exception) {
        node.exception = exception
      }
      return node
    }
  }

  function parseParenthesizedExpression () {
    var left = parseOperator('(')
    if (!left) {
      return
    }

    var expr = parseExpression()

    if (!parseOperator(')')) {
      throw new Error('Expected `)`')
    }

    return expr
  }

  function parseAtom () {
    return (
      parseParenthesizedExpression() ||
      parseLicenseRef() ||
      parseLicense()
    )
  }

  function makeBinaryOpParser (operator, nextParser) {
    return function parseBinaryOp () {
      var left = nextParser()
      if (!left) {
        return
      }

      if (!parseOperator(operator)) {
        return left
      }

      var right = parseBinaryOp()
      if (!right) {
        throw new Error('Expected expression')
      }
      return {
        left: left,
        conjunction: operator.toLowerCase(),
        right: right
      }
    }
  }

  var parseAnd = makeBinaryOpParser('AND', parseAtom)
  var parseExpression = makeBinaryOpParser('OR', parseAnd)

  var node = parseExpression()
  if (!node || hasMore()) {
    throw new Error('Syntax error')
  }
  return node
}


/***/ }),

/***/ 28525:
/***/ ((module, __unused_webpack_exports, __webpack_require__) => {



var licenses = []
  .concat(__webpack_require__(21819))
  .concat(__webpack_require__(56652))
var exceptions = __webpack_require__(45001)

module.exports = function (source) {
  var index = 0

  function hasMore () {
    return index < source.length
  }

  // `value` can be a regexp or a string.
  // If it is recognized, the matching source string is returned and
  // the index is incremented. Otherwise `undefined` is returned.
  function read (value) {
    if (value instanceof RegExp) {
      var chars = source.slice(index)
      var match = chars.match(value)
      if (match) {
        index += match[0].length
        return match[0]
      }
    } else {
      if (source.indexOf(value, index) === index) {
        index += value.length
        return value
      }
    }
  }

  function skipWhitespace () {
    read(/[ ]*/)
  }

  function operator () {
    var string
    var possibilities = [/^WITH/i, /^AND/i, /^OR/i, '(', ')', ':', '+']
    for (var i = 0; i < possibilities.length; i++) {
      string = read(possibilities[i])
      if (string) {
        break
      }
    }

    if (string === '+' && index > 1 && source[index - 2] === ' ') {
      throw new Error('Space before `+`')
    }

    return string && {
      type: 'OPERATOR',
      string: string.toUpperCase()
    }
  }

  function idstring () {
    return read(/[A-Za-z0-9-.]+/)
  }

  function expectIdstring () {
    var string = idstring()
    if (!string) {
      throw new Error('Expected idstring at offset ' + index)
    }
    return string
  }

  function documentRef () {
    if (read('DocumentRef-')) {
      var string = expectIdstring()
      return { type: 'DOCUMENTREF', string: string }
    }
  }

  function licenseRef () {
    if (read('LicenseRef-')) {
      var string = expectIdstring()
      return { type: 'LICENSEREF', string: string }
    }
  }

  function identifier () {
    var begin = index
    var string = idstring()

    if (licenses.indexOf(string) !== -1) {
      return {
        type: 'LICENSE',
        string: string
      }
    } else if (exceptions.indexOf(string) !== -1) {
      return {
        type: 'EXCEPTION',
        string: string
      }
    }

    index = begin
  }

  // Tries to read the next token. Returns `undefined` if no token is
  // recognized.
  function parseToken () {
    // Ordering matters
    return (
      operator() ||
      documentRef() ||
      licenseRef() ||
      identifier()
    )
  }

  var tokens = []
  while (hasMore()) {
    skipWhitespace()
    if (!hasMore()) {
      break
    }

    var token = parseToken()
    if (!token) {
      throw new Error('Unexpected `' + source[index] +
                      '` at offset ' + index)
    }

    tokens.push(token)
  }
  return tokens
}


/***/ }),

/***/ 19644:
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
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./src/report/check-sarif.js

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

;// CONCATENATED MODULE: ./src/commands/check/write-check-report.js




const write = async (path, text)=>{
    try {
        await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), {
            recursive: true
        });
        await (0,promises_.writeFile)(path, text);
    } catch (error) {
        throw new errors/* UserError */.yo(`${path} cannot be written: ${(0,errors/* errorMessage */.gJ)(error)}. Name a file in a folder that may be written to.`);
    }
};
/**
 * Writes what `check` found.
 * @throws UserError where a file cannot be written
 */ const writeCheckReport = async (report, { json, sarif })=>{
    if (json !== undefined) await write(json, `${JSON.stringify(report, null, 2)}\n`);
    if (sarif !== undefined) await write(sarif, checkSarif(report));
};

// EXTERNAL MODULE: ../../node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(98476);
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

const checkInfos = (checks, levels)=>checks.map(({ id, stage, sentence, why, level })=>{
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

// EXTERNAL MODULE: ./src/score/index.js + 21 modules
var score = __webpack_require__(72559);
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
const taskFacts = (folder)=>{
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
const fingerprint_fingerprintOf = ({ name, files })=>({
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

;// CONCATENATED MODULE: ./src/check/static-check.js
/** As many as are told of one check in one task: a report has to be read. */ const SHOWN_PROBLEMS = 20;
/** A value from a file as it is shown within a sentence: in one line, not too long. */ const shown = (value, length = 120)=>JSON.stringify(value.length > length ? `${value.slice(0, length)}…` : value);

;// CONCATENATED MODULE: ./src/check/run-static-checks.js


/** The first problems of many; the last of those counts the others. */ const firstOf = (problems)=>{
    const shown = problems.slice(0, SHOWN_PROBLEMS);
    const more = problems.length - shown.length;
    return more === 0 ? shown : shown.map((problem, index)=>index < SHOWN_PROBLEMS - 1 ? problem : {
            ...problem,
            message: `${problem.message} There are ${more} more of the kind.`
        });
};
/** Makes some checks on one task. */ const runStaticChecks = (checks, { folder, path, dataset })=>{
    const facts = taskFacts(folder);
    const ran = [];
    const notRun = [];
    const problems = [];
    for (const { id, run } of checks){
        const found = run(facts, dataset);
        if ('notRun' in found) {
            notRun.push({
                check: id,
                reason: found.notRun
            });
            continue;
        }
        ran.push(id);
        problems.push(...firstOf(found).map((problem)=>({
                ...problem,
                check: id
            })));
    }
    return {
        task: folder.name,
        path,
        ran,
        notRun,
        problems
    };
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




const FROM = /^\s*FROM\s/i;
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
        if (lineMatching(dockerfile, FROM) === null) {
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
                line: lineOfText(dockerfile, parent) ?? lineMatching(dockerfile, FROM),
                message: `${DOCKERFILE} builds on ${shown(parent)}, which is no base of the manifest.`,
                advice: near === undefined ? 'Add it to bases/manifest with its recipe.' : `Did you mean ${near}? Else add it to bases/manifest.`
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
// EXTERNAL MODULE: ./src/score/reports/test-id.js + 1 modules
var test_id = __webpack_require__(75977);
;// CONCATENATED MODULE: ./src/check/checks/expected-ids.js




const LISTS = [
    'f2p_tests',
    'p2p_tests',
    's2p_tests',
    'n2p_tests'
];
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
        const impossible = LISTS.flatMap((list)=>expected[list].flatMap((id, index)=>NOT_IN_XML.test(id) || !canBeMade(id, shapes.comparer) ? [
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



const expected_lists_LISTS = [
    'f2p_tests',
    'p2p_tests',
    's2p_tests',
    'n2p_tests'
];
const advice = 'Each test belongs in one list, once: the one that says what became of it without the fix.';
/** Ids that stand in two lists, or twice in one. */ const repeated = (expected, text)=>{
    const seen = new Map();
    const problems = [];
    for (const list of expected_lists_LISTS){
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
const STAGES = [
    'run_result',
    'test_patch_result'
];
/** What became of a test of each list, once the tests were put in and the fix was not. */ const BEFORE = {
    f2p_tests: 'failed',
    p2p_tests: 'passed',
    s2p_tests: 'skipped',
    n2p_tests: null
};
const statusesOf = (stage)=>new Map(STATUSES.flatMap((status)=>stage[`${status}_tests`].map((id)=>[
                id,
                status
            ])));
/** A test that a stage's result has under two statuses. */ const torn = (expected)=>STAGES.flatMap((stage)=>{
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
    const before = statusesOf(expected.test_patch_result);
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

;// CONCATENATED MODULE: ./src/text/test-paths.js
/** Source sets of tests, folders of tests, and classes named as tests are. */ const TESTS = [
    /(?:^|\/)src\/(?:[^/]*[tT]est|test[A-Z][^/]*|[^/]*TestFixtures|testFixtures|it|e2e)\//,
    /(?:^|\/)(?:test|tests|testing|testData|test-data|androidTest|integrationTest|functionalTest|e2e)\//,
    /(?:^|\/)[^/]*(?:Test|Tests|TestCase|Spec|IT)\.(?:kt|kts|java|groovy)$/
];
/** A module of test support, such as `ktlint-test` or `core_test-utils`. */ const TEST_MODULE = /(?:^|\/)(?:[^/]*[-_.])?(?:test|tests|testing|test-?utils?|testUtils?)(?:[-_.][^/]*)?\//;
const PRODUCT = /(?:^|\/)src\/(?:main|[a-z]\w*Main)\//;
/** No file has a longer path; the patterns above take quadratic time on some that are. */ const LONGEST = 4_096;
/** A path that only tests use. */ const isTestPath = (path)=>path.length <= LONGEST && !PRODUCT.test(path) && TESTS.some((pattern)=>pattern.test(path));
/** A path that tests or their support modules use. */ const isTestSupportPath = (path)=>isTestPath(path) || path.length <= LONGEST && TEST_MODULE.test(path);

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
        return (0,patch_paths/* touchedPaths */.Pq)(fix.files).filter((path)=>tested.has(path) || isTestPath(path)).map((path, number)=>({
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
        const words = instruction.replace(/<!--[\s\S]*?(?:-->|$)/g, '').replace(/^\s*#+\s*$/gm, '');
        if (/[\p{L}\p{N}]/u.test(words)) return [];
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
/** Longer than any expression there is; the parser's time is not ours to bound otherwise. */ const licence_LONGEST = 500;
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
        if (license.length <= licence_LONGEST && isKnown(license)) return [];
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
            const more = tasks.length > SHOWN ? ` and ${tasks.length - SHOWN} more` : '';
            const names = `${tasks.slice(0, SHOWN).map((name)=>shown(name)).join(', ')}${more}`;
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

// EXTERNAL MODULE: ./src/text/patch-names.js
var patch_names = __webpack_require__(92834);
;// CONCATENATED MODULE: ./src/check/patch-format.js

const HUNK = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;
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
        else if (HUNK.test(line)) this.#startHunk(line, number);
        else if (line.startsWith('@@ ')) this.#tell(number, 'has a hunk header that cannot be read');
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
        const [, oldStart = '0', oldCount = '1', , newCount = '1'] = HUNK.exec(header) ?? [];
        const wanted = {
            old: Number(oldCount),
            new: Number(newCount)
        };
        const file = this.#file;
        if (file === null) this.#tell(number, 'has a hunk before any file is named');
        else {
            file.hunks++;
            if (Number(oldStart) < file.next) this.#tell(number, 'has a hunk that begins before the one above it ends');
            file.next = Number(oldStart) + wanted.old;
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
const withoutComments = (script)=>script.replace(/^[^\S\n]*#.*$/gm, '');
/** Named in a script and not there; those that are required anyway are told of once. */ const namedButMissing = ({ files, text })=>NAMED.flatMap(([script, pattern, folder])=>{
        const content = withoutComments(text(script) ?? '');
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
                    advice: 'Put a regular file in its place.'
                }
            ];
        }
        const isPrebuilt = config?.environment?.docker_image !== undefined;
        const missing = REQUIRED.filter(([file])=>!files.has(file) && !(file === DOCKERFILE && isPrebuilt));
        const unreadable = REQUIRED.filter(([file])=>files.has(file) && files.get(file)?.text === null);
        return [
            ...missing.map(([file, why])=>({
                    file,
                    line: null,
                    message: `${file} is missing: ${why}.`,
                    advice: 'Add it.'
                })),
            ...unreadable.map(([file])=>({
                    file,
                    line: null,
                    message: `${file} is not a regular file with text in UTF-8, or is too large.`,
                    advice: 'Put a text file in its place.'
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
        return (0,patch_paths/* touchedPaths */.Pq)(testPatch.files).filter((path)=>!isTestSupportPath(path)).map((path, number)=>({
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
                advice: 'Harden it: write 0 first, and let nothing but junit_compare.py write the reward.'
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




























/** Every check that reads files alone, in the order of the report and of the README's table. */ const staticChecks = [
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
// EXTERNAL MODULE: ./src/report/phrases.js
var phrases = __webpack_require__(7886);
;// CONCATENATED MODULE: ./src/report/check-text.js


/** `tests/test.sh:12`; the file alone where no line is known. */ const placeOf = ({ file, line })=>line === null ? file : `${file}:${line}`;
/** `28 static checks`, and those that build and run where there are any. */ const stagesPhrase = (checks)=>{
    const active = checks.filter(({ level })=>level !== 'off');
    const stages = [
        'static',
        'dynamic'
    ];
    return stages.map((stage)=>({
            stage,
            count: active.filter((check)=>check.stage === stage).length
        })).filter(({ count })=>count > 0).map(({ stage, count })=>(0,phrases/* plural */.LS)(count, `${stage} check`)).join(' and ');
};
/** `8 tasks, 7 of them sound: 1 error, 2 warnings by 28 static checks`. */ const checkTotals = ({ counts, checks })=>{
    const { tasks, sound, errors, warnings } = counts;
    if (tasks === 0) return 'No task to check.';
    const among = sound === tasks ? (0,phrases/* plural */.LS)(tasks, 'sound task') : `${(0,phrases/* plural */.LS)(tasks, 'task')}, ${sound} sound`;
    return `${among}: ${(0,phrases/* plural */.LS)(errors, 'error')}, ${(0,phrases/* plural */.LS)(warnings, 'warning')} by ${stagesPhrase(checks)}`;
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
        const near = (0,nearest_names/* nearestNames */.L)(id, known, {
            count: 1
        })[0];
        const hint = near === undefined ? '' : ` Did you mean ${near}?`;
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
const readFolderFile = async (dir, label, maxBytes)=>{
    const path = (0,external_node_path_.join)(dir, label);
    const text = await (0,read_file/* readText */.yR)(path, {
        maxBytes,
        label
    }).catch(orNull);
    const stats = await (0,promises_.lstat)(path).catch(orNull);
    return {
        text,
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

// EXTERNAL MODULE: ./src/commands/shared/open-dataset.js + 14 modules
var open_dataset = __webpack_require__(67801);
;// CONCATENATED MODULE: ./src/commands/check.js














/** Every check there is, in the order of the report. */ const CHECKS = staticChecks.map((check)=>({
        ...check,
        stage: 'static'
    }));
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
/**
 * `check`: what is wrong with the selected tasks, by checks that read their files.
 * @throws UserError and FaultError as opening and selecting do, and for a `kotlin-bench.toml` that is none
 */ const check = async (options, context)=>{
    if (!options.static) {
        throw new errors/* UserError */.yo('There are no checks yet that build and run a task. Give `--static` (input `static: true`) for those that read its files.');
    }
    const found = await (0,open_dataset/* openDataset */.J)(options, context);
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
    const selected = await (0,open_dataset/* selectFrom */.a)(opened, options, context);
    const root = repositoryRoot(opened.loaded.tasksDir);
    const pathOf = (dir)=>(0,external_node_path_.relative)(root, dir).split(external_node_path_.sep).join('/');
    const checks = staticChecks.filter(({ id })=>levels.get(id)?.level !== 'off');
    const statics = await checkStatically(selected, {
        checks,
        opened,
        pathOf,
        signal: context.signal
    });
    const report = buildCheckReport({
        toolVersion: context.toolVersion,
        dataset: opened.loaded.dataset,
        checks: CHECKS,
        levels,
        outcomes: joinOutcomes([
            statics
        ])
    });
    return {
        report,
        root,
        text: checkText(report),
        exitCode: report.counts.errors > 0 ? exit_code/* EXIT */.d.gate : exit_code/* EXIT */.d.done
    };
};

// EXTERNAL MODULE: ./src/entry/read-options/dataset-choice.js
var dataset_choice = __webpack_require__(81906);
// EXTERNAL MODULE: ./src/entry/version.js
var version = __webpack_require__(14910);
// EXTERNAL MODULE: ./src/entry/cli/terminal-progress.js + 2 modules
var terminal_progress = __webpack_require__(81479);
;// CONCATENATED MODULE: ./src/entry/cli/check-verb.js





/** `kotlin-bench check`: what is wrong with the tasks on standard output, as text or as JSON. */ const checkVerb = async (values, { signal, stdout, stderr, environment })=>{
    const choice = (0,dataset_choice/* datasetChoice */.o)(values);
    (0,dataset_choice/* requireDataset */.I)(choice, 'flags');
    const progress = (0,terminal_progress/* terminalProgress */.e)(stderr, {
        quiet: values.quiet
    });
    try {
        const found = await check({
            ...choice,
            static: values.static
        }, {
            environment,
            listener: progress.listener,
            signal,
            toolVersion: version/* VERSION */.x
        });
        progress.end();
        await writeCheckReport(found.report, {
            sarif: values.sarif
        });
        stdout.write(`${(values.json ? JSON.stringify(found.report, null, 2) : found.text).trimEnd()}\n`);
        return found.exitCode;
    } finally{
        progress.end();
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
/* unused harmony export readQuotedName */
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
/* harmony import */ var _patch_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92834);

const draft = (names)=>({
        change: 'modified',
        oldPath: names?.oldPath ?? null,
        newPath: names?.newPath ?? null,
        mode: null,
        binary: false,
        addedLines: []
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
const finished = ({ change, oldPath, newPath, mode, binary, addedLines })=>({
        change,
        oldPath: change === 'added' ? null : oldPath ?? newPath,
        newPath: change === 'deleted' ? null : newPath ?? oldPath,
        mode,
        binary,
        addedLines
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
        if (hunk.takes(raw)) {
            if (raw.startsWith('+')) current?.addedLines.push(raw.slice(1));
            continue;
        }
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

/***/ 45001:
/***/ ((module) => {

module.exports = /*#__PURE__*/JSON.parse('["389-exception","Asterisk-exception","Autoconf-exception-2.0","Autoconf-exception-3.0","Autoconf-exception-generic","Autoconf-exception-generic-3.0","Autoconf-exception-macro","Bison-exception-1.24","Bison-exception-2.2","Bootloader-exception","Classpath-exception-2.0","CLISP-exception-2.0","cryptsetup-OpenSSL-exception","DigiRule-FOSS-exception","eCos-exception-2.0","Fawkes-Runtime-exception","FLTK-exception","fmt-exception","Font-exception-2.0","freertos-exception-2.0","GCC-exception-2.0","GCC-exception-2.0-note","GCC-exception-3.1","Gmsh-exception","GNAT-exception","GNOME-examples-exception","GNU-compiler-exception","gnu-javamail-exception","GPL-3.0-interface-exception","GPL-3.0-linking-exception","GPL-3.0-linking-source-exception","GPL-CC-1.0","GStreamer-exception-2005","GStreamer-exception-2008","i2p-gpl-java-exception","KiCad-libraries-exception","LGPL-3.0-linking-exception","libpri-OpenH323-exception","Libtool-exception","Linux-syscall-note","LLGPL","LLVM-exception","LZMA-exception","mif-exception","OCaml-LGPL-linking-exception","OCCT-exception-1.0","OpenJDK-assembly-exception-1.0","openvpn-openssl-exception","PS-or-PDF-font-exception-20170817","QPL-1.0-INRIA-2004-exception","Qt-GPL-exception-1.0","Qt-LGPL-exception-1.1","Qwt-exception-1.0","SANE-exception","SHL-2.0","SHL-2.1","stunnel-exception","SWI-exception","Swift-exception","Texinfo-exception","u-boot-exception-2.0","UBDL-exception","Universal-FOSS-exception-1.0","vsftpd-openssl-exception","WxWindows-exception-3.1","x11vnc-openssl-exception"]');

/***/ }),

/***/ 56652:
/***/ ((module) => {

module.exports = /*#__PURE__*/JSON.parse('["AGPL-1.0","AGPL-3.0","BSD-2-Clause-FreeBSD","BSD-2-Clause-NetBSD","GFDL-1.1","GFDL-1.2","GFDL-1.3","GPL-1.0","GPL-2.0","GPL-2.0-with-GCC-exception","GPL-2.0-with-autoconf-exception","GPL-2.0-with-bison-exception","GPL-2.0-with-classpath-exception","GPL-2.0-with-font-exception","GPL-3.0","GPL-3.0-with-GCC-exception","GPL-3.0-with-autoconf-exception","LGPL-2.0","LGPL-2.1","LGPL-3.0","Net-SNMP","Nunit","StandardML-NJ","bzip2-1.0.5","eCos-2.0","wxWindows"]');

/***/ }),

/***/ 21819:
/***/ ((module) => {

module.exports = /*#__PURE__*/JSON.parse('["0BSD","3D-Slicer-1.0","AAL","ADSL","AFL-1.1","AFL-1.2","AFL-2.0","AFL-2.1","AFL-3.0","AGPL-1.0-only","AGPL-1.0-or-later","AGPL-3.0-only","AGPL-3.0-or-later","ALGLIB-Documentation","AMD-newlib","AMDPLPA","AML","AML-glslang","AMPAS","ANTLR-PD","ANTLR-PD-fallback","APAFML","APL-1.0","APSL-1.0","APSL-1.1","APSL-1.2","APSL-2.0","ASWF-Digital-Assets-1.0","ASWF-Digital-Assets-1.1","Abstyles","AdaCore-doc","Adobe-2006","Adobe-Display-PostScript","Adobe-Glyph","Adobe-Utopia","Advanced-Cryptics-Dictionary","Afmparse","Aladdin","Apache-1.0","Apache-1.1","Apache-2.0","App-s2p","Arphic-1999","Artistic-1.0","Artistic-1.0-Perl","Artistic-1.0-cl8","Artistic-2.0","Artistic-dist","Aspell-RU","BOLA-1.1","BSD-1-Clause","BSD-2-Clause","BSD-2-Clause-Darwin","BSD-2-Clause-Patent","BSD-2-Clause-Views","BSD-2-Clause-first-lines","BSD-2-Clause-pkgconf-disclaimer","BSD-2-Clause-pos-unchanged","BSD-3-Clause","BSD-3-Clause-Attribution","BSD-3-Clause-Clear","BSD-3-Clause-HP","BSD-3-Clause-LBNL","BSD-3-Clause-Modification","BSD-3-Clause-No-Military-License","BSD-3-Clause-No-Nuclear-License","BSD-3-Clause-No-Nuclear-License-2014","BSD-3-Clause-No-Nuclear-Warranty","BSD-3-Clause-Open-MPI","BSD-3-Clause-OpenWebUI","BSD-3-Clause-Sun","BSD-3-Clause-Tso","BSD-3-Clause-acpica","BSD-3-Clause-flex","BSD-4-Clause","BSD-4-Clause-Shortened","BSD-4-Clause-UC","BSD-4.3RENO","BSD-4.3TAHOE","BSD-Advertising-Acknowledgement","BSD-Attribution-HPND-disclaimer","BSD-Inferno-Nettverk","BSD-Mark-Modifications","BSD-Protection","BSD-Source-Code","BSD-Source-Code-no-disclaimer","BSD-Source-alt-GPL","BSD-Source-beginning-file","BSD-Systemics","BSD-Systemics-W3Works","BSD-ask-to-endorse","BSL-1.0","BUSL-1.1","Baekmuk","Bahyph","Barr","Beerware","BitTorrent-1.0","BitTorrent-1.1","Bitstream-Charter","Bitstream-Vera","BlueOak-1.0.0","Boehm-GC","Boehm-GC-without-fee","Borceux","Brian-Gladman-2-Clause","Brian-Gladman-3-Clause","Brian-Gladman-3-Clause-no-conversion","Buddy","Bugroff","C-UDA-1.0","CAL-1.0","CAL-1.0-Combined-Work-Exception","CAPEC-tou","CATOSL-1.1","CC-BY-1.0","CC-BY-2.0","CC-BY-2.5","CC-BY-2.5-AU","CC-BY-3.0","CC-BY-3.0-AT","CC-BY-3.0-AU","CC-BY-3.0-DE","CC-BY-3.0-IGO","CC-BY-3.0-NL","CC-BY-3.0-US","CC-BY-4.0","CC-BY-NC-1.0","CC-BY-NC-2.0","CC-BY-NC-2.5","CC-BY-NC-3.0","CC-BY-NC-3.0-DE","CC-BY-NC-3.0-IGO","CC-BY-NC-4.0","CC-BY-NC-ND-1.0","CC-BY-NC-ND-2.0","CC-BY-NC-ND-2.5","CC-BY-NC-ND-3.0","CC-BY-NC-ND-3.0-DE","CC-BY-NC-ND-3.0-IGO","CC-BY-NC-ND-4.0","CC-BY-NC-SA-1.0","CC-BY-NC-SA-2.0","CC-BY-NC-SA-2.0-DE","CC-BY-NC-SA-2.0-FR","CC-BY-NC-SA-2.0-UK","CC-BY-NC-SA-2.5","CC-BY-NC-SA-3.0","CC-BY-NC-SA-3.0-DE","CC-BY-NC-SA-3.0-IGO","CC-BY-NC-SA-4.0","CC-BY-ND-1.0","CC-BY-ND-2.0","CC-BY-ND-2.5","CC-BY-ND-3.0","CC-BY-ND-3.0-DE","CC-BY-ND-4.0","CC-BY-SA-1.0","CC-BY-SA-2.0","CC-BY-SA-2.0-UK","CC-BY-SA-2.1-JP","CC-BY-SA-2.5","CC-BY-SA-3.0","CC-BY-SA-3.0-AT","CC-BY-SA-3.0-DE","CC-BY-SA-3.0-IGO","CC-BY-SA-4.0","CC-PDDC","CC-PDM-1.0","CC-SA-1.0","CC0-1.0","CDDL-1.0","CDDL-1.1","CDL-1.0","CDLA-Permissive-1.0","CDLA-Permissive-2.0","CDLA-Sharing-1.0","CECILL-1.0","CECILL-1.1","CECILL-2.0","CECILL-2.1","CECILL-B","CECILL-C","CERN-OHL-1.1","CERN-OHL-1.2","CERN-OHL-P-2.0","CERN-OHL-S-2.0","CERN-OHL-W-2.0","CFITSIO","CMU-Mach","CMU-Mach-nodoc","CNRI-Jython","CNRI-Python","CNRI-Python-GPL-Compatible","COIL-1.0","CPAL-1.0","CPL-1.0","CPOL-1.02","CUA-OPL-1.0","Caldera","Caldera-no-preamble","Catharon","ClArtistic","Clips","Community-Spec-1.0","Condor-1.1","Cornell-Lossless-JPEG","Cronyx","Crossword","CryptoSwift","CrystalStacker","Cube","D-FSL-1.0","DEC-3-Clause","DL-DE-BY-2.0","DL-DE-ZERO-2.0","DOC","DRL-1.0","DRL-1.1","DSDP","DocBook-DTD","DocBook-Schema","DocBook-Stylesheet","DocBook-XML","Dotseqn","ECL-1.0","ECL-2.0","EFL-1.0","EFL-2.0","EPICS","EPL-1.0","EPL-2.0","ESA-PL-permissive-2.4","ESA-PL-strong-copyleft-2.4","ESA-PL-weak-copyleft-2.4","EUDatagrid","EUPL-1.0","EUPL-1.1","EUPL-1.2","Elastic-2.0","Entessa","ErlPL-1.1","Eurosym","FBM","FDK-AAC","FDK-MPEG-H","FSFAP","FSFAP-no-warranty-disclaimer","FSFUL","FSFULLR","FSFULLRSD","FSFULLRWD","FSL-1.1-ALv2","FSL-1.1-MIT","FTL","Fair","Ferguson-Twofish","Frameworx-1.0","FreeBSD-DOC","FreeImage","Furuseth","GCR-docs","GD","GFDL-1.1-invariants-only","GFDL-1.1-invariants-or-later","GFDL-1.1-no-invariants-only","GFDL-1.1-no-invariants-or-later","GFDL-1.1-only","GFDL-1.1-or-later","GFDL-1.2-invariants-only","GFDL-1.2-invariants-or-later","GFDL-1.2-no-invariants-only","GFDL-1.2-no-invariants-or-later","GFDL-1.2-only","GFDL-1.2-or-later","GFDL-1.3-invariants-only","GFDL-1.3-invariants-or-later","GFDL-1.3-no-invariants-only","GFDL-1.3-no-invariants-or-later","GFDL-1.3-only","GFDL-1.3-or-later","GL2PS","GLWTPL","GPL-1.0-only","GPL-1.0-or-later","GPL-2.0-only","GPL-2.0-or-later","GPL-3.0-only","GPL-3.0-or-later","Game-Programming-Gems","Giftware","Glide","Glulxe","Graphics-Gems","Gutmann","HDF5","HIDAPI","HP-1986","HP-1989","HPND","HPND-DEC","HPND-Fenneberg-Livingston","HPND-INRIA-IMAG","HPND-Intel","HPND-Kevlin-Henney","HPND-MIT-disclaimer","HPND-Markus-Kuhn","HPND-Netrek","HPND-Pbmplus","HPND-SMC","HPND-UC","HPND-UC-export-US","HPND-doc","HPND-doc-sell","HPND-export-US","HPND-export-US-acknowledgement","HPND-export-US-modify","HPND-export2-US","HPND-merchantability-variant","HPND-sell-MIT-disclaimer-xserver","HPND-sell-regexpr","HPND-sell-variant","HPND-sell-variant-MIT-disclaimer","HPND-sell-variant-MIT-disclaimer-rev","HPND-sell-variant-critical-systems","HTMLTIDY","HaskellReport","Hippocratic-2.1","Hippocratic-3.0-core","IBM-pibs","ICU","IEC-Code-Components-EULA","IJG","IJG-short","IPA","IPL-1.0","ISC","ISC-Veillard","ISO-permission","ImageMagick","Imlib2","Info-ZIP","Informatica","Inner-Net-2.0","InnoSetup","Intel","Intel-ACPI","Interbase-1.0","JPL-image","JPNIC","JSON","Jam","JasPer-2.0","Kastrup","Kazlib","Knuth-CTAN","LAL-1.2","LAL-1.3","LGPL-2.0-only","LGPL-2.0-or-later","LGPL-2.1-only","LGPL-2.1-or-later","LGPL-3.0-only","LGPL-3.0-or-later","LGPLLR","LOOP","LPD-document","LPL-1.0","LPL-1.02","LPPL-1.0","LPPL-1.1","LPPL-1.2","LPPL-1.3a","LPPL-1.3c","LZMA-SDK-9.11-to-9.20","LZMA-SDK-9.22","Latex2e","Latex2e-translated-notice","Leptonica","LiLiQ-P-1.1","LiLiQ-R-1.1","LiLiQ-Rplus-1.1","Libpng","Linux-OpenIB","Linux-man-pages-1-para","Linux-man-pages-copyleft","Linux-man-pages-copyleft-2-para","Linux-man-pages-copyleft-var","Lucida-Bitmap-Fonts","MIPS","MIT","MIT-0","MIT-CMU","MIT-Click","MIT-Festival","MIT-Khronos-old","MIT-Modern-Variant","MIT-STK","MIT-Wu","MIT-advertising","MIT-enna","MIT-feh","MIT-open-group","MIT-testregex","MITNFA","MMIXware","MMPL-1.0.1","MPEG-SSG","MPL-1.0","MPL-1.1","MPL-2.0","MPL-2.0-no-copyleft-exception","MS-LPL","MS-PL","MS-RL","MTLL","MVT-1.1","Mackerras-3-Clause","Mackerras-3-Clause-acknowledgment","MakeIndex","Martin-Birgmeier","McPhee-slideshow","Minpack","MirOS","Motosoto","MulanPSL-1.0","MulanPSL-2.0","Multics","Mup","NAIST-2003","NASA-1.3","NBPL-1.0","NCBI-PD","NCGL-UK-2.0","NCL","NCSA","NGPL","NICTA-1.0","NIST-PD","NIST-PD-TNT","NIST-PD-fallback","NIST-Software","NLOD-1.0","NLOD-2.0","NLPL","NOSL","NPL-1.0","NPL-1.1","NPOSL-3.0","NRL","NTIA-PD","NTP","NTP-0","Naumen","NetCDF","Newsletr","Nokia","Noweb","O-UDA-1.0","OAR","OCCT-PL","OCLC-2.0","ODC-By-1.0","ODbL-1.0","OFFIS","OFL-1.0","OFL-1.0-RFN","OFL-1.0-no-RFN","OFL-1.1","OFL-1.1-RFN","OFL-1.1-no-RFN","OGC-1.0","OGDL-Taiwan-1.0","OGL-Canada-2.0","OGL-UK-1.0","OGL-UK-2.0","OGL-UK-3.0","OGTSL","OLDAP-1.1","OLDAP-1.2","OLDAP-1.3","OLDAP-1.4","OLDAP-2.0","OLDAP-2.0.1","OLDAP-2.1","OLDAP-2.2","OLDAP-2.2.1","OLDAP-2.2.2","OLDAP-2.3","OLDAP-2.4","OLDAP-2.5","OLDAP-2.6","OLDAP-2.7","OLDAP-2.8","OLFL-1.3","OML","OPL-1.0","OPL-UK-3.0","OPUBL-1.0","OSC-1.0","OSET-PL-2.1","OSL-1.0","OSL-1.1","OSL-2.0","OSL-2.1","OSL-3.0","OSSP","OpenMDW-1.0","OpenPBS-2.3","OpenSSL","OpenSSL-standalone","OpenVision","PADL","PDDL-1.0","PHP-3.0","PHP-3.01","PPL","PSF-2.0","ParaType-Free-Font-1.3","Parity-6.0.0","Parity-7.0.0","Pixar","Plexus","PolyForm-Noncommercial-1.0.0","PolyForm-Small-Business-1.0.0","PostgreSQL","Python-2.0","Python-2.0.1","QPL-1.0","QPL-1.0-INRIA-2004","Qhull","RHeCos-1.1","RPL-1.1","RPL-1.5","RPSL-1.0","RSA-MD","RSCPL","Rdisc","Ruby","Ruby-pty","SAX-PD","SAX-PD-2.0","SCEA","SGI-B-1.0","SGI-B-1.1","SGI-B-2.0","SGI-OpenGL","SGMLUG-PM","SGP4","SHL-0.5","SHL-0.51","SISSL","SISSL-1.2","SL","SMAIL-GPL","SMLNJ","SMPPL","SNIA","SOFA","SPL-1.0","SSH-OpenSSH","SSH-short","SSLeay-standalone","SSPL-1.0","SUL-1.0","SWL","Saxpath","SchemeReport","Sendmail","Sendmail-8.23","Sendmail-Open-Source-1.1","SimPL-2.0","Sleepycat","Soundex","Spencer-86","Spencer-94","Spencer-99","SugarCRM-1.1.3","Sun-PPP","Sun-PPP-2000","SunPro","Symlinks","TAPR-OHL-1.0","TCL","TCP-wrappers","TGPPL-1.0","TMate","TORQUE-1.1","TOSL","TPDL","TPL-1.0","TTWL","TTYP0","TU-Berlin-1.0","TU-Berlin-2.0","TekHVC","TermReadKey","ThirdEye","TrustedQSL","UCAR","UCL-1.0","UMich-Merit","UPL-1.0","URT-RLE","Ubuntu-font-1.0","UnRAR","Unicode-3.0","Unicode-DFS-2015","Unicode-DFS-2016","Unicode-TOU","UnixCrypt","Unlicense","Unlicense-libtelnet","Unlicense-libwhirlpool","VOSTROM","VSL-1.0","Vim","Vixie-Cron","W3C","W3C-19980720","W3C-20150513","WTFNMFPL","WTFPL","Watcom-1.0","Widget-Workshop","WordNet","Wsuipa","X11","X11-distribute-modifications-variant","X11-no-permit-persons","X11-swapped","XFree86-1.1","XSkat","Xdebug-1.03","Xerox","Xfig","Xnet","YPL-1.0","YPL-1.1","ZPL-1.1","ZPL-2.0","ZPL-2.1","Zed","Zeeff","Zend-2.0","Zimbra-1.3","Zimbra-1.4","Zlib","any-OSI","any-OSI-perl-modules","atc-game","bcrypt-Solar-Designer","blessing","bzip2-1.0.6","check-cvs","checkmk","copyleft-next-0.3.0","copyleft-next-0.3.1","curl","cve-tou","diffmark","dtoa","dvipdfm","eGenix","etalab-2.0","fwlw","gSOAP-1.3b","generic-xts","gnuplot","gtkbook","hdparm","hyphen-bulgarian","iMatix","jove","libpng-1.6.35","libpng-2.0","libselinux-1.0","libtiff","libutil-David-Nugent","lsof","magaz","mailprio","man2html","metamail","mpi-permissive","mpich2","mplus","ngrep","pkgconf","pnmstitch","psfrag","psutils","python-ldap","radvd","snprintf","softSurfer","ssh-keyscan","swrule","threeparttable","ulem","w3m","wwl","xinetd","xkeyboard-config-Zinoviev","xlock","xpp","xzoom","zlib-acknowledgement"]');

/***/ })

};
;