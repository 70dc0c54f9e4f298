"use strict";
exports.id = 793;
exports.ids = [793];
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

/***/ 87978:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: () => (/* binding */ report),
  f: () => (/* binding */ reportInPlace)
});

// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(29866);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
;// CONCATENATED MODULE: ./src/github/unpack-artifact.js




/** Far above a leg of ten thousand trials. */ const LIMITS = {
    maxBytes: 8 * 1024 ** 3,
    maxFiles: 1_000_000
};
const isBadPath = (path)=>/[\\\p{Cc}\uFFFD]/u.test(path) || path.split('/').some((part)=>part === '' || part === '.' || part === '..' || Buffer.byteLength(part) > 255);
/** What the file system says where two entries want the same place, or one is no folder for the other. */ const IN_THE_WAY = new Set([
    'EEXIST',
    'ENOTDIR',
    'EISDIR'
]);
/**
 * Unpacks a zip (absolute path) that anyone could have shaped into a folder, which is made. Every entry
 * becomes a plain new file below it; one that cannot is dropped and named.
 * @throws Error for what is no zip, or ends too early
 */ const unpack_artifact_unpackArtifact = async (zip, folder, { maxBytes, maxFiles } = LIMITS)=>{
    const { openPromise, getFileNameLowLevel } = await __webpack_require__.e(/* import() */ 171).then(__webpack_require__.t.bind(__webpack_require__, 40171, 19));
    // Names are decoded here: where the reader does it, one bad name ends the whole archive.
    const archive = await openPromise(zip, {
        decodeStrings: false,
        autoClose: false
    });
    const files = [];
    const dropped = [];
    let left = maxBytes;
    const write = async (entry, path)=>{
        if (isBadPath(path)) return 'bad-path';
        if (!entry.canDecodeFileData()) return 'unreadable';
        if (files.length >= maxFiles) return 'too-many';
        // The reader holds every entry to the size that it says.
        if (entry.uncompressedSize > left) return 'too-large';
        const target = join(folder, path);
        try {
            await mkdir(dirname(target), {
                recursive: true
            });
            await pipeline(await archive.openReadStreamPromise(entry), createWriteStream(target, {
                flags: 'wx'
            }));
        } catch (error) {
            if (IN_THE_WAY.has(error.code ?? '')) return 'twice';
            throw error;
        }
        left -= entry.uncompressedSize;
        files.push(path);
        return undefined;
    };
    try {
        await mkdir(folder, {
            recursive: true
        });
        for await (const entry of archive.eachEntry()){
            const { generalPurposeBitFlag, fileNameRaw, extraFields } = entry;
            const path = getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true);
            if (path.endsWith('/')) continue;
            const cause = await write(entry, path);
            if (cause !== undefined) dropped.push({
                path,
                cause
            });
        }
    } finally{
        archive.close();
    }
    return {
        files,
        dropped
    };
};

;// CONCATENATED MODULE: ./src/github/artifact.js






/** A job's name with what the service accepts in the name of an artifact. */ const safeJob = (job)=>job.replace(/[^\w.-]+/g, '-').slice(0, 150);
/** The artifact of a leg: a name that the service accepts, made of parts that it may not. */ const artifactName = (parts)=>`kotlin-bench-${safeJob(parts.job)}-shard-${parts.shard}-attempt-${parts.runAttempt}`;
/** The artifact of a plan, which holds `plan.json`. */ const planArtifactName = ({ job, id })=>`kotlin-bench-${safeJob(job)}-plan-${id}`;
/** The artifact of a job's report. */ const reportArtifactName = (job)=>`kotlin-bench-${safeJob(job)}`;
/** Two jobs that started in the same second, on two runners, come to the same name. */ const isTaken = (thrown)=>/already exists|\b409\b/i.test(errorMessage(thrown));
/** Why there can be no artifact here, or undefined where there can. */ const artifactObstacle = (platform)=>{
    if (platform.isEnterpriseServer) return 'GitHub Enterprise Server has no artifact service that this action can use';
    if (platform.resultsUrl === undefined || platform.runtimeToken === undefined) {
        return 'the runner offers no artifact service';
    }
    return undefined;
};
/** The client is large, so it is loaded at the first call. */ const newClient = async ()=>{
    const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(6474), __webpack_require__.e(6503), __webpack_require__.e(9924), __webpack_require__.e(1582), __webpack_require__.e(6398)]).then(__webpack_require__.bind(__webpack_require__, 26398));
    return new DefaultArtifactClient();
};
/** GitHub's artifact service. */ const artifactPort = (service)=>{
    let calls = 0;
    const withClient = async (action)=>{
        const client = await newClient();
        calls += 1;
        service.environment.ACTIONS_RUNTIME_TOKEN = service.runtimeToken;
        try {
            return await action(client);
        } finally{
            calls -= 1;
            // Others that run at the same time may not have read it yet.
            if (calls === 0) delete service.environment.ACTIONS_RUNTIME_TOKEN;
        }
    };
    const send = async (client, upload, name)=>{
        const days = upload.retentionDays === undefined ? {} : {
            retentionDays: upload.retentionDays
        };
        const { id } = await client.uploadArtifact(name, [
            ...upload.files
        ], upload.root, days);
        if (id === undefined) throw new Error(`the service gave no id for artifact ${name}`);
        const url = `${service.serverUrl}/${service.repository}/actions/runs/${service.runId}/artifacts/${id}`;
        return {
            name,
            id,
            url
        };
    };
    return {
        upload: (upload)=>withClient((client)=>send(client, upload, upload.name).catch((thrown)=>{
                    if (!isTaken(thrown)) throw thrown;
                    return send(client, upload, `${upload.name}-${randomBytes(3).toString('hex')}`);
                })),
        list: ()=>withClient(async (client)=>{
                const { artifacts } = await client.listArtifacts();
                return artifacts.map(({ name, id, size })=>({
                        name,
                        id,
                        bytes: size
                    }));
            }),
        async download ({ name, id }, folder) {
            const scratch = await mkdtemp(join(tmpdir(), 'kotlin-bench-artifact-'));
            try {
                // The client's own unpacking writes wherever an archive tells it to.
                await withClient((client)=>client.downloadArtifact(id, {
                        path: scratch,
                        skipDecompress: true
                    }));
                const [archive] = await readdir(scratch);
                if (archive === undefined) throw new Error(`the service gave nothing for artifact ${name}`);
                return await unpackArtifact(join(scratch, archive), folder);
            } finally{
                await rm(scratch, {
                    recursive: true,
                    force: true
                });
            }
        }
    };
};

// EXTERNAL MODULE: ./src/report/compare/index.js + 2 modules
var compare = __webpack_require__(79038);
// EXTERNAL MODULE: ./src/report/phrases.js
var phrases = __webpack_require__(7886);
// EXTERNAL MODULE: ./src/report/escape.js
var report_escape = __webpack_require__(40261);
;// CONCATENATED MODULE: ./src/report/files/xml.js

/** Code points that XML 1.0 allows in no form, and that are none of those `visible` spells out. */ const NO_CHARACTER = /[\ufffe\uffff]/g;
const ENTITIES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;'
};
/** Text as the value of an XML attribute, on one line. */ const xmlLine = (line)=>(0,report_escape/* visible */.RK)(line).replace(NO_CHARACTER, (character)=>`\\u${character.charCodeAt(0).toString(16)}`).replace(/[&<>"]/g, (character)=>ENTITIES[character]);
/** Text between XML tags, its lines kept; what cannot be seen, and XML could not hold, is spelled out. */ const xmlText = (text)=>text.split(/\r\n?|\n/).map(xmlLine).join('\n');
/** An element's start tag without its end: name and attributes, those that are undefined left out. */ const xmlTag = (name, attributes)=>{
    const parts = Object.entries(attributes).flatMap(([key, value])=>value === undefined ? [] : [
            ` ${key}="${xmlLine(String(value))}"`
        ]);
    return `<${name}${parts.join('')}`;
};

;// CONCATENATED MODULE: ./src/report/files/badge.js


const LABEL = 'Kotlin Benchmark';
const NO_RATE = '#9f9f9f';
/** From this rate on. All are light enough for dark letters. */ const COLORS = [
    [
        0.8,
        '#5cc85c'
    ],
    [
        0.5,
        '#a6cf4f'
    ],
    [
        0.2,
        '#e3c544'
    ],
    [
        0,
        '#f0a35e'
    ]
];
const colorOf = (rate)=>COLORS.find(([from])=>rate >= from)?.[1] ?? NO_RATE;
/** Rate, and resolved of scored; of several agents the best. */ const badgeOf = ({ groups, summary })=>{
    const rated = groups.filter((group)=>group.rate !== null);
    const [best] = rated.sort((a, b)=>b.rate - a.rate);
    if (best === undefined) return {
        label: LABEL,
        message: 'no verdict',
        color: NO_RATE
    };
    const message = groups.length === 1 ? `${(0,phrases/* percent */.KN)(best.rate)} (${summary.resolved}/${(0,phrases/* scoredCount */.Yw)(summary)})` : `best of ${groups.length} agents ${(0,phrases/* percent */.KN)(best.rate)}`;
    return {
        label: LABEL,
        message,
        color: colorOf(best.rate)
    };
};
/** `badge.json`, an endpoint of shields.io: https://shields.io/badges/endpoint-badge */ const badgeJson = (badge)=>`${JSON.stringify({
        schemaVersion: 1,
        ...badge
    }, null, 2)}\n`;
/** Wide enough for the usual sans-serif fonts; the text is fitted to it. */ const widthOf = (text)=>Math.round(text.length * 6.6);
const PADDING = 7;
/** `badge.svg`: the same, drawn; it loads nothing and its title says what it shows. */ const badgeSvg = ({ label, message, color })=>{
    const left = widthOf(label) + 2 * PADDING;
    const right = widthOf(message) + 2 * PADDING;
    const title = xmlText(`${label}: ${message}`);
    const text = (words, x, fill)=>`    <text x="${x}" y="14" fill="${fill}" textLength="${widthOf(words)}" lengthAdjust="spacingAndGlyphs">${xmlText(words)}</text>`;
    return [
        `<svg xmlns="http://www.w3.org/2000/svg" width="${left + right}" height="20" role="img" aria-label="${title}">`,
        `  <title>${title}</title>`,
        `  <clipPath id="round"><rect width="${left + right}" height="20" rx="3"/></clipPath>`,
        '  <g clip-path="url(#round)">',
        `    <rect width="${left}" height="20" fill="#3a3f47"/>`,
        `    <rect x="${left}" width="${right}" height="20" fill="${color}"/>`,
        '  </g>',
        '  <g font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">',
        text(label, PADDING, '#ffffff'),
        text(message, left + PADDING, '#1a1a1a'),
        '  </g>',
        '</svg>',
        ''
    ].join('\n');
};

// EXTERNAL MODULE: ./src/report/summarise.js + 1 modules
var summarise = __webpack_require__(11196);
;// CONCATENATED MODULE: ./src/report/files/csv.js


const column = (name, sentence, read)=>({
        name,
        sentence,
        read
    });
const countColumns = (kind)=>[
        column(`${kind}_passed`, `Tests of ${kind} that did as expected.`, (trial)=>trial.transitions?.[kind].passed),
        column(`${kind}_expected`, `Tests that ${kind} lists.`, (trial)=>trial.transitions?.[kind].expected)
    ];
const LEVELS = {
    file: 'files',
    node: 'nodes'
};
const RULES = {
    official: 'by the official rules',
    corrected: 'corrected'
};
const retrievalColumns = (rules, level)=>[
        'recall',
        'precision',
        'f1'
    ].map((measure)=>column(`${rules}_${level}_${measure}`, `${measure === 'f1' ? 'F1' : measure === 'recall' ? 'Recall' : 'Precision'} of the ${LEVELS[level]} that the change touches, ${RULES[rules]}.`, ({ row })=>row?.retrieval?.[rules][level]?.[measure]));
/** The columns of every `rewards.csv`, in order. What is not known is an empty cell. */ const csvColumns = [
    column('task', 'Name of the task.', (trial)=>trial.task),
    column('repository', 'Repository of the task, `owner/name`.', (trial)=>trial.repository),
    column('agent', 'Who tried to solve it.', (trial)=>trial.agent),
    column('agent_version', 'Its version, as it says.', (trial)=>trial.version),
    column('model', '`provider/name` of its model.', (trial)=>trial.model),
    column('attempt', 'Which attempt, from 1.', (trial)=>trial.attempt),
    column('shard', 'Which shard ran it, from 1.', (trial)=>trial.shard),
    column('trial', 'Name of the trial and of its folder.', (trial)=>trial.name),
    column('outcome', '`resolved`, `unresolved`, `error` or `not-run`.', (trial)=>trial.outcome),
    column('reward', '1 or 0; empty without a verdict.', (trial)=>trial.reward),
    column('tolerant_reward', 'What the tolerant reading of the reports gives.', (trial)=>trial.tolerant),
    column('evidence', 'What the verdict rests on: `junit`, `log` or `container`.', (trial)=>trial.evidence),
    column('disputed', 'Whether the readings of the reports differ.', (trial)=>trial.disputed),
    column('second_reward', 'Of a miss on p2p alone, what a second verification gave; the first counts.', (trial)=>trial.secondVerdict?.reward),
    column('fault_kind', 'Whose fault an error is: `infrastructure`, `model` or `task`.', ({ fault })=>fault?.kind),
    column('fault_code', 'What happened, in a word.', ({ fault })=>fault?.code),
    column('fault_phase', 'In which phase.', ({ fault })=>fault?.phase),
    column('message', 'Of the fault, else of the first reason; on one line.', ({ fault, reasons })=>(fault ?? reasons[0])?.message),
    column('reasons', 'Codes of all reasons for reward 0, with blanks between.', ({ reasons })=>reasons.map(({ code })=>code).join(' ')),
    column('suspect_flags', 'Codes of flags that `rateUnflagged` counts as 0.', ({ flags })=>flags.flatMap(({ level, code })=>level === 'suspect' ? [
                code
            ] : []).join(' ')),
    column('notes', 'Codes of the other flags.', ({ flags })=>flags.flatMap(({ level, code })=>level === 'note' ? [
                code
            ] : []).join(' ')),
    ...countColumns('f2p'),
    ...countColumns('p2p'),
    ...countColumns('s2p'),
    ...countColumns('n2p'),
    column('input_tokens', 'Tokens that the model read.', ({ tokens })=>tokens?.input),
    column('cached_tokens', 'Those of them that came from its cache.', ({ tokens })=>tokens?.cached),
    column('output_tokens', 'Tokens that it wrote.', ({ tokens })=>tokens?.output),
    column('cost_usd', 'US dollars for the model.', (trial)=>trial.costUsd),
    column('environment_sec', 'Seconds of the environment phase.', ({ seconds })=>seconds.environment),
    column('agent_sec', 'Of the agent phase.', ({ seconds })=>seconds.agent),
    column('verify_sec', 'Of the verify phase.', ({ seconds })=>seconds.verify),
    column('total_sec', 'Of all phases.', summarise/* trialSeconds */.eU),
    column('started_at', 'When the trial began, ISO 8601.', (trial)=>trial.startedAt),
    column('finished_at', 'When it ended.', (trial)=>trial.finishedAt),
    column('image', 'Id of the task’s image.', ({ images })=>images.task)
];
/** Those that follow where trials are on rows of SWE-PolyBench. */ const csvRowColumns = [
    column('language', 'Language of the row.', ({ row })=>row?.language),
    column('task_type', 'Its task type: `bug_fix`, `feature` or `refactor`.', ({ row })=>row?.taskType),
    column('official', '1 or 0, graded as the official harness does.', ({ row })=>row?.gradings.official),
    column('strict', 'Graded strictly.', ({ row })=>row?.gradings.strict),
    column('simple', 'By the language’s own test runner.', ({ row })=>row?.gradings.simple),
    ...retrievalColumns('official', 'file'),
    ...retrievalColumns('official', 'node'),
    ...retrievalColumns('corrected', 'file'),
    ...retrievalColumns('corrected', 'node')
];
/** What a spreadsheet would take for a formula, also after blanks that it trims. */ const FORMULA = /^[\s]*[=+\-@\t\r＝＋－＠]/;
/**
 * A cell of RFC 4180. Text is on one line, with what cannot be seen spelled out, and such that no
 * spreadsheet computes it: an apostrophe goes before what would be a formula.
 */ const csvCell = (value)=>{
    if (value === null || value === undefined) return '';
    if (typeof value !== 'string') return String(value);
    const line = (0,report_escape/* visible */.RK)(value);
    const safe = FORMULA.test(line) ? `'${line}` : line;
    return /[",]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
const notRunCells = (planned, columns)=>{
    const known = {
        ...{
            task: planned.task,
            agent: planned.agent,
            model: planned.model,
            attempt: planned.attempt
        },
        ...{
            trial: planned.name,
            outcome: 'not-run'
        }
    };
    return columns.map(({ name })=>csvCell(known[name]));
};
/** `rewards.csv`: a row a trial under the names of the columns, those that were not run last. */ const renderCsv = ({ trials, notRun = [] })=>{
    const hasRows = trials.some(({ row })=>row !== undefined);
    const columns = hasRows ? [
        ...csvColumns,
        ...csvRowColumns
    ] : csvColumns;
    return [
        columns.map(({ name })=>name),
        ...trials.map((trial)=>columns.map(({ read })=>csvCell(read(trial)))),
        ...notRun.map((planned)=>notRunCells(planned, columns))
    ].map((cells)=>`${cells.join(',')}\r\n`).join('');
};

// EXTERNAL MODULE: ./src/text/plural.js
var plural = __webpack_require__(53239);
// EXTERNAL MODULE: ./src/report/durations.js
var durations = __webpack_require__(59729);
// EXTERNAL MODULE: ./src/report/trial-facts.js
var trial_facts = __webpack_require__(85094);
;// CONCATENATED MODULE: ./src/report/files/junit.js






const SHOWN_TESTS = 50;
const MESSAGE_LENGTH = 300;
const TEXT_LENGTH = 20_000;
const countsOf = (trials, notRun)=>{
    const count = (outcome)=>trials.filter((trial)=>trial.outcome === outcome).length;
    const seconds = (0,durations/* sumSeconds */.o)(trials.map((trial)=>(0,summarise/* trialSeconds */.eU)(trial) ?? 0));
    return {
        tests: trials.length + notRun.length,
        failures: count('unresolved'),
        errors: count('error'),
        skipped: notRun.length,
        time: seconds.toFixed(3)
    };
};
/** The first line of a message, short enough for a viewer's list. */ const firstLine = (message)=>(0,report_escape/* shorten */.ml)(message.split('\n', 1)[0] ?? '', MESSAGE_LENGTH);
/** A reason with the tests it concerns, a line each. */ const reasonText = ({ code, message, tests = [], paths = [] })=>{
    const names = [
        ...tests,
        ...paths
    ];
    const shown = names.slice(0, SHOWN_TESTS).map((name)=>`  ${name.replaceAll('\n', '\\n')}`);
    const more = names.length - shown.length;
    return [
        `${code}: ${message}`,
        ...shown,
        ...more > 0 ? [
            `  and ${more} more`
        ] : []
    ].join('\n');
};
const junit_element = (name, { type, message, text })=>`      ${xmlTag(name, {
        type,
        message: firstLine(message)
    })}>${xmlText((0,report_escape/* shorten */.ml)(text, TEXT_LENGTH))}</${name}>`;
const outcomeLines = ({ outcome, reasons, fault })=>{
    if (outcome === 'resolved') return [];
    if (outcome === 'error' && fault !== null) {
        const text = `${fault.kind} fault in the ${fault.phase} phase\n${fault.message}`;
        return [
            junit_element('error', {
                type: `${fault.kind}:${fault.code}`,
                message: fault.message,
                text
            })
        ];
    }
    const [first] = reasons;
    const type = first?.code ?? 'unresolved';
    const message = first?.message ?? 'The tests did not do as expected.';
    return [
        junit_element('failure', {
            type,
            message,
            text: reasons.map(reasonText).join('\n')
        })
    ];
};
/** What else a viewer can show of a trial: its name, tests, tokens, cost and flags. */ const outputLine = (trial)=>{
    const { target, lost, tokens, cost } = (0,trial_facts/* trialFacts */.mR)(trial);
    const facts = [
        `trial ${trial.name}`
    ];
    if (trial.transitions !== null) facts.push(`target tests ${target}`, `p2p lost ${lost}`);
    if (trial.tokens !== null) facts.push(`${tokens} tokens`);
    if (trial.costUsd !== null) facts.push(cost);
    if (trial.disputed) facts.push('disputed');
    for (const { level, code } of trial.flags)facts.push(`${level} ${code}`);
    return `      <system-out>${xmlText(facts.join('; '))}</system-out>`;
};
const nameOf = ({ task, attempt }, attempts)=>attempts > 1 ? `${task} (attempt ${attempt})` : task;
const suite = (group, rewards)=>{
    const trials = (0,trial_facts/* trialsOf */.xY)(group, rewards.trials);
    const notRun = (rewards.notRun ?? []).filter(({ agent, model })=>agent === group.agent && model === group.model);
    const name = (0,trial_facts/* agentName */.Lp)(group);
    const attempts = [
        ...trials,
        ...notRun
    ].reduce((most, { attempt })=>Math.max(most, attempt), 1);
    const started = trials.flatMap(({ startedAt })=>startedAt === undefined ? [] : [
            startedAt
        ]).sort()[0];
    const classOf = (repository)=>repository === null ? name : `${name}.${repository}`;
    return [
        `  ${xmlTag('testsuite', {
            name,
            ...countsOf(trials, notRun),
            timestamp: started
        })}>`,
        ...trials.flatMap((trial)=>[
                `    ${xmlTag('testcase', {
                    name: nameOf(trial, attempts),
                    classname: classOf(trial.repository),
                    time: ((0,summarise/* trialSeconds */.eU)(trial) ?? 0).toFixed(3)
                })}>`,
                ...outcomeLines(trial),
                outputLine(trial),
                '    </testcase>'
            ]),
        ...notRun.flatMap((planned)=>[
                `    ${xmlTag('testcase', {
                    name: nameOf(planned, attempts),
                    classname: classOf(null),
                    time: '0.000'
                })}>`,
                `      ${xmlTag('skipped', {
                    message: 'not run'
                })}/>`,
                '    </testcase>'
            ]),
        '  </testsuite>'
    ];
};
/**
 * The trials as JUnit XML, so that any CI viewer shows them: a suite for each agent and model, a case for
 * each trial. Resolved passes, unresolved fails with its reasons, without a verdict is an error, and what
 * was not run is skipped.
 */ const renderJunit = (rewards)=>{
    const { tests, failures, errors, skipped, time } = countsOf(rewards.trials, rewards.notRun ?? []);
    const name = `kotlin-bench ${rewards.job}: ${(0,plural/* plural */.L)(rewards.summary.tasks, 'task')}`;
    return [
        '<?xml version="1.0" encoding="UTF-8"?>',
        `${xmlTag('testsuites', {
            name,
            tests,
            failures,
            errors,
            skipped,
            time
        })}>`,
        ...rewards.groups.flatMap((group)=>suite(group, rewards)),
        '</testsuites>',
        ''
    ].join('\n');
};

;// CONCATENATED MODULE: ./src/report/files/report-files.js



/** What other programs read of a report, by the names of the files. */ const reportFiles = (rewards)=>{
    const badge = badgeOf(rewards);
    return {
        'rewards.json': `${JSON.stringify(rewards, null, 2)}\n`,
        'rewards.csv': renderCsv(rewards),
        'junit.xml': renderJunit(rewards),
        'badge.json': badgeJson(badge),
        'badge.svg': badgeSvg(badge)
    };
};

// EXTERNAL MODULE: ./src/report/gate.js
var report_gate = __webpack_require__(85417);
// EXTERNAL MODULE: ../../node_modules/preact/dist/preact.mjs
var preact = __webpack_require__(87581);
// EXTERNAL MODULE: ../../node_modules/preact-render-to-string/dist/index.mjs
var dist = __webpack_require__(11791);
;// CONCATENATED MODULE: ./src/report/html/content-policy.js

const hashOf = (text)=>`'sha256-${(0,external_node_crypto_.createHash)('sha256').update(text).digest('base64')}'`;
/**
 * A Content-Security-Policy under which only our own program and style have any effect: nothing is
 * loaded or sent, and no other script runs, whatever a name or a patch might have smuggled in.
 */ const contentPolicy = ({ script, style })=>[
        "default-src 'none'",
        `script-src ${hashOf(script)}`,
        `style-src ${hashOf(style)}`,
        'img-src data:',
        "base-uri 'none'",
        "form-action 'none'"
    ].join('; ');

// EXTERNAL MODULE: ../../node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs
var jsxRuntime = __webpack_require__(81844);
// EXTERNAL MODULE: ./src/report/amounts.js
var amounts = __webpack_require__(59533);
;// CONCATENATED MODULE: ./src/report/html/charts/categories.js
/** Outcomes in the order in which charts stack them; their colours are classes of the style. */ const OUTCOMES = [
    'resolved',
    'unresolved',
    'error'
];
/** What legends call outcomes. */ const OUTCOME_NAMES = {
    resolved: 'Resolved',
    unresolved: 'Unresolved',
    error: 'No verdict'
};
/** Agents beyond this many share colours. */ const COLOURS = 6;
/** A class of the style that has an agent's colour, by its place among the groups. */ const agentClass = (index)=>`agent-${index % COLOURS}`;

;// CONCATENATED MODULE: ./src/report/html/charts/scale.js
/** A tick of an axis: where it is, as a share of the width, and its text. */ /** Numbers for SVG, short. */ const round = (value, digits = 2)=>Number(value.toFixed(digits));
/** A share as a length for SVG and CSS: `12.5%`. */ const asPercent = (share)=>`${round(share * 100)}%`;
const DURATIONS = [
    [
        0.1,
        '0.1s'
    ],
    [
        0.3,
        '0.3s'
    ],
    [
        1,
        '1s'
    ],
    [
        3,
        '3s'
    ],
    [
        10,
        '10s'
    ],
    [
        30,
        '30s'
    ],
    [
        60,
        '1m'
    ],
    [
        180,
        '3m'
    ],
    [
        600,
        '10m'
    ],
    [
        1800,
        '30m'
    ],
    [
        3600,
        '1h'
    ],
    [
        10_800,
        '3h'
    ],
    [
        36_000,
        '10h'
    ],
    [
        86_400,
        '1d'
    ],
    [
        259_200,
        '3d'
    ],
    [
        864_000,
        '10d'
    ]
];
const DOLLARS = [
    [
        0.0001,
        '$0.0001'
    ],
    [
        0.001,
        '$0.001'
    ],
    [
        0.01,
        '$0.01'
    ],
    [
        0.03,
        '$0.03'
    ],
    [
        0.1,
        '$0.10'
    ],
    [
        0.3,
        '$0.30'
    ],
    [
        1,
        '$1'
    ],
    [
        3,
        '$3'
    ],
    [
        10,
        '$10'
    ],
    [
        30,
        '$30'
    ],
    [
        100,
        '$100'
    ],
    [
        1000,
        '$1000'
    ],
    [
        10_000,
        '$10000'
    ]
];
const logScale = (values, marks)=>{
    const positive = values.filter((value)=>value > 0);
    if (positive.length === 0) return null;
    const least = positive.reduce((low, value)=>Math.min(low, value));
    const most = positive.reduce((high, value)=>Math.max(high, value));
    const first = Math.max(0, marks.findLastIndex(([value])=>value <= least));
    const last = marks.findIndex(([value])=>value >= most);
    // At least two marks, so that the axis has a length.
    const end = Math.max(first + 1, last < 0 ? marks.length - 1 : last);
    const shown = marks.slice(Math.min(first, marks.length - 2), end + 1);
    const low = Math.log(shown[0][0]);
    const high = Math.log(shown.at(-1)[0]);
    const at = (value)=>Math.min(1, Math.max(0, value <= 0 ? 0 : (Math.log(value) - low) / (high - low)));
    return {
        at,
        ticks: shown.map(([value, label])=>({
                at: at(value),
                label
            }))
    };
};
/** An axis of seconds; null where there is none above 0. */ const durationScale = (seconds)=>logScale(seconds, DURATIONS);
/** An axis of US dollars; null where there is none above 0. */ const dollarScale = (usd)=>logScale(usd, DOLLARS);
const STEPS = [
    1,
    2,
    5,
    10,
    15,
    30,
    60,
    120,
    300,
    600,
    900,
    1800,
    3600,
    7200,
    10_800,
    21_600,
    43_200,
    86_400
];
const MAX_TICKS = 8;
const elapsed = (seconds)=>{
    if (seconds < 60) return `${seconds}s`;
    const minutes = seconds / 60;
    if (minutes < 60) return `${round(minutes, 1)}m`;
    return `${round(minutes / 60, 1)}h`;
};
/** Ticks of the time that has passed, from 0 to a length in seconds. */ const elapsedTicks = (seconds)=>{
    const step = STEPS.find((one)=>seconds / one <= MAX_TICKS) ?? Math.ceil(seconds / MAX_TICKS / 86_400) * 86_400;
    const count = Math.floor(seconds / step);
    return Array.from({
        length: count + 1
    }, (_, index)=>({
            at: index * step / seconds,
            label: index === 0 ? '0' : elapsed(index * step)
        }));
};
/** The value below which a share of the sorted values lies; null of none. */ const quantile = (sorted, share)=>{
    if (sorted.length === 0) return null;
    const position = share * (sorted.length - 1);
    const below = sorted[Math.floor(position)];
    const above = sorted[Math.ceil(position)];
    return below + (above - below) * (position - Math.floor(position));
};

;// CONCATENATED MODULE: ./src/report/html/charts/interval.js


/** A rate between 0 and 1 as a bar, with its 95 % interval as a line across its end. */ const RateBar = ({ rate, interval, colour })=>/*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("svg", {
        class: `rate-bar ${colour}`,
        width: "100%",
        height: "18",
        "aria-hidden": "true",
        children: [
            /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("rect", {
                class: "track",
                x: "0",
                y: "4",
                width: "100%",
                height: "10",
                rx: "2"
            }),
            rate !== null && /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("rect", {
                class: "bar",
                x: "0",
                y: "4",
                width: asPercent(rate),
                height: "10",
                rx: "2"
            }),
            interval !== null && /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("g", {
                class: "whisker",
                children: [
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("line", {
                        x1: asPercent(interval[0]),
                        x2: asPercent(interval[1]),
                        y1: "9",
                        y2: "9"
                    }),
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("line", {
                        x1: asPercent(interval[0]),
                        x2: asPercent(interval[0]),
                        y1: "5",
                        y2: "13"
                    }),
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("line", {
                        x1: asPercent(interval[1]),
                        x2: asPercent(interval[1]),
                        y1: "5",
                        y2: "13"
                    })
                ]
            })
        ]
    });
/** A change of a rate, with its interval, around a line that says "no change". */ const ChangeBar = ({ change, interval, reach })=>{
    const at = (value)=>asPercent((value / reach + 1) / 2);
    return /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("svg", {
        class: "change-bar",
        width: "100%",
        height: "18",
        "aria-hidden": "true",
        children: [
            /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("rect", {
                class: "track",
                x: "0",
                y: "7",
                width: "100%",
                height: "4",
                rx: "2"
            }),
            /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("line", {
                class: "zero",
                x1: "50%",
                x2: "50%",
                y1: "0",
                y2: "18"
            }),
            interval !== null && /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("line", {
                class: "span",
                x1: at(interval[0]),
                x2: at(interval[1]),
                y1: "9",
                y2: "9"
            }),
            /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("circle", {
                class: change < 0 ? 'down' : 'up',
                cx: at(change),
                cy: "9",
                r: "4.5"
            })
        ]
    });
};

;// CONCATENATED MODULE: ./src/report/html/scroll.js

/** What may be wider or longer than its place, and can be scrolled with a keyboard as well. */ const Scroll = ({ label, kind, children })=>// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("section", {
        class: kind,
        tabIndex: 0,
        "aria-label": label,
        children: children
    });

// EXTERNAL MODULE: ./src/report/test-counts.js
var test_counts = __webpack_require__(96295);
;// CONCATENATED MODULE: ./src/report/html/trial-rows.js




const NAME_LENGTH = 200;
const trial_rows_MESSAGE_LENGTH = 300;
/** A name for people: in one line, nothing hidden, not endless. */ const shownName = (text, length = NAME_LENGTH)=>(0,report_escape/* shorten */.ml)((0,report_escape/* visible */.RK)(text), length);
const marksOf = (trial)=>{
    const marks = [];
    if ((0,summarise/* isSuspect */.W3)(trial)) marks.push('suspect');
    if (trial.disputed) marks.push('disputed');
    if (trial.secondVerdict !== undefined) marks.push('second-verdict');
    if ((0,summarise/* isUnverified */.sU)(trial)) marks.push('unverified');
    if (trial.flags.some(({ level })=>level === 'note')) marks.push('note');
    return marks;
};
const targetOf = ({ transitions })=>{
    if (transitions === null) return null;
    const { passed, expected } = (0,test_counts/* targetTests */.vl)(transitions);
    return [
        passed,
        expected
    ];
};
/** Agents with their model as the table names them: of the groups, then those that nothing ran of. */ const agentNames = (rewards, notRun)=>[
        ...new Set([
            ...rewards.groups,
            ...rewards.trials,
            ...notRun
        ].map((one)=>shownName((0,trial_facts/* agentName */.Lp)(one))))
    ];
/**
 * A trial as the table shows it, cut to what a page of ten thousand has room for.
 * @param agents what `agentNames` gave, to which the row points
 */ const rowOf = (trial, agents)=>{
    const { code, message } = trial.fault ?? trial.reasons[0] ?? {
        code: '',
        message: ''
    };
    return {
        task: shownName(trial.task),
        repository: trial.repository === null ? '' : shownName(trial.repository),
        agent: agents.indexOf(shownName((0,trial_facts/* agentName */.Lp)(trial))),
        attempt: trial.attempt,
        outcome: trial.outcome,
        code: shownName(code, 60),
        message: shownName(message, trial_rows_MESSAGE_LENGTH),
        target: targetOf(trial),
        lost: trial.transitions && (0,test_counts/* lostTests */.g5)(trial.transitions),
        seconds: (0,summarise/* trialSeconds */.eU)(trial),
        tokens: trial.tokens === null ? null : trial.tokens.input + trial.tokens.output,
        costUsd: trial.costUsd,
        marks: marksOf(trial),
        name: shownName(trial.name)
    };
};
/** A trial that was planned and did not run, as the table shows it. */ const rowOfPlanned = (planned, agents)=>({
        task: shownName(planned.task),
        repository: '',
        agent: agents.indexOf(shownName((0,trial_facts/* agentName */.Lp)(planned))),
        attempt: planned.attempt,
        outcome: 'not-run',
        code: 'not-run',
        message: 'planned, and not run',
        target: null,
        lost: null,
        seconds: null,
        tokens: null,
        costUsd: null,
        marks: [],
        name: shownName(planned.name)
    });

;// CONCATENATED MODULE: ./src/report/html/overview/section.js

/** A part of the overview under a heading of its own. */ const Section = ({ title, note, children })=>/*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("section", {
        class: "part",
        children: [
            /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("h2", {
                children: title
            }),
            note !== undefined && /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("p", {
                class: "note",
                children: note
            }),
            children
        ]
    });
/** A list of which the first items are seen, and the others on demand. */ const LongList = ({ items, shown = 12 })=>{
    const MOST = 500;
    const list = (some)=>/*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("ul", {
            class: "names",
            children: some.map((item)=>/*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("li", {
                    children: item
                }, item))
        });
    if (items.length <= shown) return list(items);
    return /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)(jsxRuntime/* Fragment */.FK, {
        children: [
            list(items.slice(0, shown)),
            /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("details", {
                class: "more",
                children: [
                    /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("summary", {
                        children: [
                            items.length - shown,
                            " more"
                        ]
                    }),
                    list(items.slice(shown, MOST)),
                    items.length > MOST && /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("p", {
                        class: "note",
                        children: [
                            "and ",
                            items.length - MOST,
                            " that are not listed here"
                        ]
                    })
                ]
            })
        ]
    });
};

;// CONCATENATED MODULE: ./src/report/html/overview/agents.js












const medianSeconds = (group, rewards)=>{
    const seconds = (0,trial_facts/* trialsOf */.xY)(group, rewards.trials).map(summarise/* trialSeconds */.eU);
    return quantile(seconds.filter((value)=>value !== null).sort((a, b)=>a - b), 0.5);
};
/** A dash where some prices are not known, too: the cost is then too low. */ const perResolved = (group, rewards)=>{
    const { costUsd, resolved } = group;
    const isKnown = costUsd !== null && (0,phrases/* unpricedCount */.Mf)((0,trial_facts/* trialsOf */.xY)(group, rewards.trials)) === 0;
    return isKnown && resolved > 0 ? (0,amounts/* formatUsd */.U)(costUsd / resolved) : '–';
};
const interval = ({ interval95 })=>interval95 === null ? '' : `${(0,phrases/* percent */.KN)(interval95[0])} – ${(0,phrases/* percent */.KN)(interval95[1])}`;
/** The most attempts that all agents have which tried tasks more than once; undefined where none did. */ const commonAttempts = (groups)=>{
    const tried = groups.map(({ passAtK })=>Object.keys(passAtK).filter((k)=>k !== '1')).filter((ks)=>ks.length > 0);
    return tried[0]?.filter((k)=>tried.every((ks)=>ks.includes(k))).reduce((most, k)=>Number(k) > Number(most ?? 0) ? k : most, undefined);
};
const number = (title, cell)=>({
        title,
        kind: 'number',
        cell
    });
/** What of several attempts, `k` of each task, can be said of all agents. */ const attemptColumns = (k)=>{
    const figure = (share)=>share === undefined ? '–' : (0,phrases/* percent */.KN)(share);
    return [
        number(`pass@${k}`, ({ passAtK })=>figure(passAtK[k])),
        number(`pass^${k}`, ({ passHatK })=>figure(passHatK?.[k]))
    ];
};
/** All but the agent, which heads a row. */ const columnsOf = (rewards)=>{
    const k = commonAttempts(rewards.groups);
    return [
        number('Rate', ({ rate })=>rate === null ? '–' : /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("span", {
                class: "strong",
                children: (0,phrases/* percent */.KN)(rate)
            })),
        {
            title: '95 % interval',
            kind: 'wide',
            cell: (group, index)=>/*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)(jsxRuntime/* Fragment */.FK, {
                    children: [
                        /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(RateBar, {
                            rate: group.rate,
                            interval: group.interval95,
                            colour: agentClass(index)
                        }),
                        /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("span", {
                            class: "under",
                            children: interval(group)
                        })
                    ]
                })
        },
        number('Resolved', (group)=>`${group.resolved}/${(0,phrases/* scoredCount */.Yw)(group)}`),
        number('No verdict', (group)=>group.notRun > 0 ? `${(0,phrases/* errorCount */.YH)(group)}, ${group.notRun} not run` : (0,phrases/* errorCount */.YH)(group)),
        ...k === undefined ? [] : attemptColumns(k),
        number('Cost', ({ costUsd })=>costUsd === null ? '–' : (0,amounts/* formatUsd */.U)(costUsd)),
        number('per resolved', (group)=>perResolved(group, rewards)),
        number('Median time', (group)=>(0,durations/* formatSeconds */.X)(medianSeconds(group, rewards)))
    ];
};
/** One row for each agent and model; nothing where there is but one. */ const Agents = ({ rewards })=>{
    const { groups } = rewards;
    if (groups.length < 2) return null;
    const columns = columnsOf(rewards);
    return /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(Section, {
        title: "Agents",
        children: /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(Scroll, {
            label: "Agents",
            kind: "scroll",
            children: /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("table", {
                class: "facts",
                children: [
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("thead", {
                        children: /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("tr", {
                            children: [
                                /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("th", {
                                    scope: "col",
                                    children: "Agent"
                                }),
                                columns.map(({ title, kind })=>/*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("th", {
                                        scope: "col",
                                        class: kind,
                                        children: title
                                    }, title))
                            ]
                        })
                    }),
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("tbody", {
                        children: groups.map((group, index)=>/*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("tr", {
                                children: [
                                    /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("th", {
                                        scope: "row",
                                        children: [
                                            /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("span", {
                                                class: `dot ${agentClass(index)}`,
                                                "aria-hidden": "true"
                                            }),
                                            shownName(group.agent),
                                            group.model !== null && /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("span", {
                                                class: "under",
                                                children: shownName(group.model)
                                            })
                                        ]
                                    }),
                                    columns.map(({ title, kind, cell })=>/*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("td", {
                                            class: kind,
                                            children: cell(group, index)
                                        }, title))
                                ]
                            }, (0,trial_facts/* agentName */.Lp)(group)))
                    })
                ]
            })
        })
    });
};

// EXTERNAL MODULE: ./src/report/rows/row-words.js
var row_words = __webpack_require__(53328);
;// CONCATENATED MODULE: ./src/report/html/fact-list.js

/** What is known of something: names, each with its value. */ const FactList = ({ facts })=>/*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("dl", {
        class: "circumstances",
        children: facts.map(([name, value])=>/*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("div", {
                children: [
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("dt", {
                        children: name
                    }),
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("dd", {
                        children: value
                    })
                ]
            }, name))
    });

;// CONCATENATED MODULE: ./src/report/html/links.js
/** An address that a page may link: one of the web; anything else, such as `javascript:`, is null. */ const webAddress = (url)=>url && /^https?:\/\/[^\s]+$/i.test(url) ? url : null;
/**
 * The address of a file below a trial's folder: the folder a path as seen from the page, or an https
 * address; the path is encoded, whatever is in it.
 */ const fileAddress = (folder, path)=>{
    const encode = (text)=>text.split('/').map(segment).join('/');
    const web = webAddress(folder);
    if (web !== null) return `${web.replace(/\/+$/, '')}/${encode(path)}`;
    const relative = encode(folder.replaceAll('\\', '/').replace(/\/+$/, ''));
    // A first segment with a colon would be a scheme, which the encoding rules out.
    return `${relative === '' ? '.' : relative}/${encode(path)}`;
};
const segment = (text)=>{
    try {
        return encodeURIComponent(text);
    } catch  {
        // A lone surrogate has no encoding; no file system gives it back either.
        return encodeURIComponent(text.replace(/[\ud800-\udfff]/g, '\ufffd'));
    }
};

;// CONCATENATED MODULE: ./src/report/html/overview/circumstances.js







const MODES = {
    fresh: 'in a container of their own',
    shared: 'in the agent’s container',
    both: 'of both kinds: in a container of their own, and in the agent’s'
};
const multipliers = ({ environment, agent, verifier })=>environment === 1 && agent === 1 && verifier === 1 ? 'the tasks’ own' : `the tasks’ own, times ${environment} (environment), ${agent} (agent), ${verifier} (verifier)`;
const rules = ({ allow, deny })=>{
    const parts = [
        ...allow.length > 0 ? [
            `allowed besides: ${allow.map((host)=>shownName(host)).join(', ')}`
        ] : [],
        ...deny.length > 0 ? [
            `denied: ${deny.map((host)=>shownName(host)).join(', ')}`
        ] : []
    ];
    return parts.length === 0 ? 'the tasks’ own rules' : parts.join('; ');
};
const WorkflowRun = ({ workflow })=>{
    const text = `${workflow.repository}, run ${workflow.runId}, attempt ${workflow.runAttempt}`;
    const address = webAddress(workflow.url);
    return /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)(jsxRuntime/* Fragment */.FK, {
        children: [
            address === null ? shownName(text) : /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("a", {
                href: address,
                children: shownName(text)
            }),
            workflow.commit !== null && /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)(jsxRuntime/* Fragment */.FK, {
                children: [
                    ' ',
                    "at ",
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("code", {
                        children: shownName(workflow.commit.slice(0, 12))
                    })
                ]
            })
        ]
    });
};
const Dataset = ({ dataset })=>/*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)(jsxRuntime/* Fragment */.FK, {
        children: [
            shownName(dataset.source),
            dataset.commit !== null && /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)(jsxRuntime/* Fragment */.FK, {
                children: [
                    ' ',
                    "at ",
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("code", {
                        children: shownName(dataset.commit)
                    })
                ]
            })
        ]
    });
/** How the results came to be: what has to be the same for rates to be compared. */ const Circumstances = ({ rewards })=>{
    const { comparability, dataset, tool, workflow } = rewards;
    const { rows, sealed } = comparability;
    const facts = [
        [
            'Dataset',
            /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(Dataset, {
                dataset: dataset
            }, "dataset")
        ],
        rows === undefined ? null : [
            'Rows',
            (0,row_words/* settingsPhrase */.x8)(rows)
        ],
        [
            'Tests run',
            MODES[comparability.verifierMode]
        ],
        [
            'History',
            sealed === null ? 'not known' : sealed ? 'sealed' : 'not sealed in all trials'
        ],
        [
            'Time limits',
            multipliers(comparability.multipliers)
        ],
        [
            'CPU and memory',
            comparability.clamped ? 'less than tasks ask for, in some trials' : 'as the tasks ask'
        ],
        [
            'Network of agents',
            rules(comparability.network)
        ],
        [
            'Images',
            `${(0,plural/* plural */.L)(Object.keys(comparability.images).length, 'digest')}, in rewards.json`
        ],
        [
            'Rules of scoring',
            `version ${rewards.rulesVersion}`
        ],
        [
            'Tool',
            `${tool.name} ${tool.version}`
        ],
        workflow ? [
            'Workflow',
            /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(WorkflowRun, {
                workflow: workflow
            }, "run")
        ] : null,
        rewards.plan === null ? null : [
            'Plan',
            /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("code", {
                children: shownName(rewards.plan)
            }, "plan")
        ]
    ];
    return /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(Section, {
        title: "How this was measured",
        children: /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(FactList, {
            facts: facts.filter((fact)=>fact !== null)
        })
    });
};

;// CONCATENATED MODULE: ./src/report/html/marked-text.js


/** A sentence of ours in which backticks mark code. */ const MarkedText = ({ text })=>/*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(jsxRuntime/* Fragment */.FK, {
        children: text.split(/(`[^`]*`)/).map((part)=>part.length > 1 && part.startsWith('`') ? /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("code", {
                children: part.slice(1, -1)
            }, part) : part)
    });
const MOST = 2_000;
const FIRST_LINES = 3;
const LAST_LINES = 8;
/** The lines of a text that are worth showing: of a long one the first and the last. */ const worthShowing = (text)=>{
    const lines = (text.length > MOST ? `${text.slice(0, MOST)}…` : text).split('\n').map((line)=>(0,report_escape/* visible */.RK)(line.trimEnd()));
    return lines.length <= FIRST_LINES + LAST_LINES + 1 ? lines : [
        ...lines.slice(0, FIRST_LINES),
        '…',
        ...lines.slice(-LAST_LINES)
    ];
};
/** Foreign text of several lines, which keep their breaks; whatever cannot be seen is spelled out. */ const Lines = ({ text })=>/*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(jsxRuntime/* Fragment */.FK, {
        children: worthShowing(text).flatMap((line, index)=>index === 0 ? [
                line
            ] : [
                /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("br", {}, index),
                line
            ])
    });

;// CONCATENATED MODULE: ./src/report/html/overview/comparison.js










const CONCLUSIONS = {
    better: 'Better',
    worse: 'Worse',
    'no-difference': 'No difference shown',
    'cannot-tell': 'Cannot tell'
};
const TESTS = {
    mcnemar: 'exact McNemar test',
    'sign-flip': 'sign-flip permutation test'
};
const signed = (value, format)=>value === 0 ? 'no change' : `${value > 0 ? '+' : '−'}${format(Math.abs(value))}`;
const pValue = (p)=>p < 0.001 ? '< 0.001' : `= ${p.toFixed(3)}`;
const evidence = (group)=>{
    const parts = [
        `${(0,plural/* plural */.L)(group.pairs, 'task')} scored on both sides, ${group.gained} gained, ${group.lost} lost`
    ];
    if (group.p !== null) parts.push(`${TESTS[group.test]}, p ${pValue(group.p)}`);
    if (group.pHolm !== null && group.pHolm !== group.p) parts.push(`after Holm p ${pValue(group.pHolm)}`);
    if (group.smallestLoss !== null && group.conclusion !== 'worse') {
        parts.push(`a loss of ${(group.smallestLoss * 100).toFixed(1)} points would have been seen`);
    }
    return `${parts.join('; ')}.`;
};
const spent = ({ costChangeUsd, tokensChange })=>{
    const parts = [
        ...costChangeUsd === null ? [] : [
            `cost ${signed(costChangeUsd, amounts/* formatUsd */.U)}`
        ],
        ...tokensChange === null ? [] : [
            `tokens ${signed(tokensChange, amounts/* formatTokens */._)}`
        ]
    ];
    return parts.length === 0 ? null : `Over these tasks: ${parts.join(', ')}.`;
};
const Tasks = ({ title, tasks })=>tasks.length === 0 ? null : /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("div", {
        children: [
            /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("h4", {
                children: [
                    title,
                    " ",
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("span", {
                        class: "of",
                        children: tasks.length
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(LongList, {
                items: tasks.map((task)=>shownName(task)),
                shown: 6
            })
        ]
    });
const GroupChange = ({ group, reach })=>{
    const { change, interval95, rate, baselineRate } = group;
    const other = (0,trial_facts/* agentName */.Lp)(group.baseline);
    return /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("article", {
        class: "change",
        children: [
            /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("header", {
                children: [
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("h3", {
                        children: shownName((0,trial_facts/* agentName */.Lp)(group))
                    }),
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("span", {
                        class: `badge ${group.conclusion}`,
                        children: CONCLUSIONS[group.conclusion]
                    })
                ]
            }),
            change === null || rate === null || baselineRate === null ? /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("p", {
                children: "No task was scored on both sides."
            }) : /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)(jsxRuntime/* Fragment */.FK, {
                children: [
                    /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("p", {
                        class: "change-value",
                        children: [
                            /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("b", {
                                children: [
                                    (0,phrases/* points */.WR)(change),
                                    " points"
                                ]
                            }),
                            ": ",
                            (0,phrases/* percent */.KN)(baselineRate),
                            " → ",
                            (0,phrases/* percent */.KN)(rate),
                            interval95 !== null && /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("span", {
                                class: "of",
                                children: [
                                    ' ',
                                    "95 % interval ",
                                    (0,phrases/* points */.WR)(interval95[0]),
                                    " to ",
                                    (0,phrases/* points */.WR)(interval95[1])
                                ]
                            })
                        ]
                    }),
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(ChangeBar, {
                        change: change,
                        interval: interval95,
                        reach: reach
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("p", {
                class: "note",
                children: evidence(group)
            }),
            spent(group) !== null && /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("p", {
                class: "note",
                children: spent(group)
            }),
            other !== (0,trial_facts/* agentName */.Lp)(group) && /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("p", {
                class: "note",
                children: [
                    "Compared with ",
                    shownName(other),
                    "."
                ]
            }),
            /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("div", {
                class: "tasks-changed",
                children: [
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(Tasks, {
                        title: "Newly solved",
                        tasks: group.newlySolved
                    }),
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(Tasks, {
                        title: "Newly lost",
                        tasks: group.newlyLost
                    })
                ]
            })
        ]
    });
};
/** The same for all agents, so that their changes compare by eye; in whole tenths. */ const reachOf = (groups)=>{
    const ends = groups.flatMap(({ change, interval95 })=>[
            change ?? 0,
            ...interval95 ?? []
        ]);
    return Math.max(0.1, Math.ceil(Math.max(0, ...ends.map(Math.abs)) * 10) / 10);
};
/** What changed against an earlier run, and how sure that is. */ const BaselineChange = ({ comparison })=>{
    const { source, url, job, differences, groups, unmatched } = comparison;
    const address = webAddress(url);
    const name = shownName(source);
    const reach = reachOf(groups);
    return /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)(Section, {
        title: "Change against the baseline",
        children: [
            /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("p", {
                class: "note",
                children: [
                    "Baseline: ",
                    address === null ? name : /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("a", {
                        href: address,
                        children: name
                    }),
                    ", job ",
                    shownName(job),
                    "."
                ]
            }),
            differences.length > 0 && /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("div", {
                class: "banner warning",
                children: [
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("strong", {
                        children: "Not measured in the same way"
                    }),
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("ul", {
                        children: differences.map(({ what, message })=>/*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("li", {
                                children: /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(Lines, {
                                    text: message
                                })
                            }, what + message))
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("div", {
                class: "changes",
                children: groups.map((group)=>/*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(GroupChange, {
                        group: group,
                        reach: reach
                    }, (0,trial_facts/* agentName */.Lp)(group)))
            }),
            unmatched.length > 0 && /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("p", {
                class: "note",
                children: [
                    "Only on one side: ",
                    unmatched.map((one)=>shownName(one)).join(', '),
                    "."
                ]
            })
        ]
    });
};

;// CONCATENATED MODULE: ./src/report/html/charts/axis.js


const anchorOf = (at)=>at < 0.03 ? 'start' : at > 0.97 ? 'end' : 'middle';
/** Grid lines over a plot of this height, and the text of the ticks below it. */ const Axis = ({ ticks, height })=>/*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("g", {
        class: "axis",
        children: ticks.map(({ at, label })=>/*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("g", {
                children: [
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("line", {
                        x1: asPercent(at),
                        x2: asPercent(at),
                        y1: 0,
                        y2: height
                    }),
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("text", {
                        x: asPercent(at),
                        y: height + 16,
                        "text-anchor": anchorOf(at),
                        children: label
                    })
                ]
            }, label))
    });

;// CONCATENATED MODULE: ./src/report/html/charts/histogram.js





const BINS = 32;
const HEIGHT = 64;
const binsOf = (values, scale)=>{
    const bins = Array.from({
        length: BINS
    }, ()=>({
            resolved: 0,
            unresolved: 0,
            error: 0
        }));
    for (const { value, outcome } of values){
        bins[Math.min(BINS - 1, Math.floor(scale.at(value) * BINS))][outcome] += 1;
    }
    return bins.map((counts)=>({
            counts,
            total: counts.resolved + counts.unresolved + counts.error
        }));
};
/** Trials by a value, each bar stacked by outcome; the median is a line. */ const Histogram = ({ title, values, scale, format, hasAxis })=>{
    const bins = binsOf(values, scale);
    const most = Math.max(1, ...bins.map(({ total })=>total));
    const sorted = values.map(({ value })=>value).sort((a, b)=>a - b);
    const [median, high, longest] = [
        0.5,
        0.9,
        1
    ].map((share)=>format(quantile(sorted, share) ?? 0));
    const text = `${title}, ${(0,plural/* plural */.L)(values.length, 'trial')}: median ${median}, 90 % at most ${high}, the most ${longest}`;
    return /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("figure", {
        class: "histogram",
        children: [
            /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("figcaption", {
                children: [
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("span", {
                        class: "name",
                        children: title
                    }),
                    /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("span", {
                        class: "numbers",
                        children: [
                            "median ",
                            /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("b", {
                                children: median
                            }),
                            ", 90 % ≤ ",
                            high,
                            ", max ",
                            longest
                        ]
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("svg", {
                width: "100%",
                height: HEIGHT + (hasAxis ? 22 : 4),
                role: "img",
                "aria-label": text,
                children: [
                    hasAxis ? /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(Axis, {
                        ticks: scale.ticks,
                        height: HEIGHT
                    }) : /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("line", {
                        class: "ground",
                        x1: "0",
                        x2: "100%",
                        y1: HEIGHT,
                        y2: HEIGHT
                    }),
                    bins.map(({ counts, total }, index)=>{
                        let below = HEIGHT;
                        return total === 0 ? null : /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("g", {
                            children: [
                                /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("title", {
                                    children: (0,plural/* plural */.L)(total, 'trial')
                                }),
                                OUTCOMES.map((outcome)=>{
                                    const height = counts[outcome] / most * (HEIGHT - 4);
                                    below -= height;
                                    return counts[outcome] === 0 ? null : /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("rect", {
                                        class: `fill-${outcome}`,
                                        x: asPercent((index + 0.06) / BINS),
                                        width: asPercent(0.88 / BINS),
                                        y: round(below),
                                        height: round(height)
                                    }, outcome);
                                })
                            ]
                        }, index);
                    }),
                    sorted.length > 0 && /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("line", {
                        class: "median",
                        x1: asPercent(scale.at(quantile(sorted, 0.5))),
                        x2: asPercent(scale.at(quantile(sorted, 0.5))),
                        y1: "0",
                        y2: HEIGHT
                    })
                ]
            })
        ]
    });
};

;// CONCATENATED MODULE: ./src/report/html/overview/distributions.js










/** Agents beyond these are not drawn one by one. */ const SHOWN_AGENTS = 6;
const panelsOf = ({ groups, trials })=>groups.length < 2 ? [
        {
            name: 'All trials',
            trials
        }
    ] : groups.slice(0, SHOWN_AGENTS).map((group)=>({
            name: shownName((0,trial_facts/* agentName */.Lp)(group)),
            trials: (0,trial_facts/* trialsOf */.xY)(group, trials)
        }));
const measured = (trials, measure)=>trials.flatMap((trial)=>{
        const value = measure(trial);
        return value === null ? [] : [
            {
                value,
                outcome: trial.outcome
            }
        ];
    });
const Distribution = ({ title, panels, measure, scaleOf, format })=>{
    const drawn = panels.map(({ name, trials })=>({
            name,
            values: measured(trials, measure)
        })).filter(({ values })=>values.length > 0);
    const scale = scaleOf(drawn.flatMap(({ values })=>values.map(({ value })=>value)));
    if (scale === null) return null;
    return /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("div", {
        class: "distribution",
        children: [
            /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("h3", {
                children: title
            }),
            drawn.map(({ name, values }, index)=>/*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(Histogram, {
                    title: name,
                    values: values,
                    scale: scale,
                    format: format,
                    hasAxis: index === drawn.length - 1
                }, name))
        ]
    });
};
/** Which colour is which outcome, for charts without a legend of their own. */ const OutcomeLegend = ()=>/*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("ul", {
        class: "legend",
        children: OUTCOMES.map((outcome)=>/*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("li", {
                children: [
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("span", {
                        class: `swatch back-${outcome}`,
                        "aria-hidden": "true"
                    }),
                    OUTCOME_NAMES[outcome]
                ]
            }, outcome))
    });
/** How time and money are spread over the trials; on logarithmic axes, since both have long tails. */ const Distributions = ({ rewards })=>{
    const panels = panelsOf(rewards);
    if (rewards.trials.every((trial)=>(0,summarise/* trialSeconds */.eU)(trial) === null)) return null;
    return /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)(Section, {
        title: "Time and cost of a trial",
        children: [
            /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(OutcomeLegend, {}),
            /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("div", {
                class: "distributions",
                children: [
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(Distribution, {
                        title: "Time, all phases",
                        panels: panels,
                        measure: summarise/* trialSeconds */.eU,
                        scaleOf: durationScale,
                        format: durations/* formatSeconds */.X
                    }),
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(Distribution, {
                        title: "Cost of the model",
                        panels: panels,
                        measure: (trial)=>trial.costUsd,
                        scaleOf: dollarScale,
                        format: amounts/* formatUsd */.U
                    })
                ]
            }),
            rewards.groups.length > SHOWN_AGENTS && /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("p", {
                class: "note",
                children: [
                    "The first ",
                    SHOWN_AGENTS,
                    " agents of ",
                    rewards.groups.length,
                    " are drawn."
                ]
            })
        ]
    });
};

// EXTERNAL MODULE: ./src/report/fault-advice.js
var fault_advice = __webpack_require__(90265);
// EXTERNAL MODULE: ./src/report/group-by.js
var group_by = __webpack_require__(59389);
;// CONCATENATED MODULE: ./src/report/html/overview/faults.js







const SHOWN_CAUSES = 30;
const SHOWN_MESSAGES = 3;
const faults_MESSAGE_LENGTH = 1_500;
const tasksOf = (trials)=>[
        ...new Set(trials.map(({ task })=>shownName(task)))
    ];
const messagesOf = (trials)=>[
        ...(0,group_by/* groupBy */.$)(trials, ({ fault })=>(fault?.message ?? '').slice(0, faults_MESSAGE_LENGTH)).keys()
    ];
/** Trials without a verdict, by cause, and what to do about each. */ const Faults = ({ rewards })=>{
    const faults = (0,fault_advice/* groupFaults */.X7)(rewards.trials);
    if (faults.length === 0) return null;
    return /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)(Section, {
        title: "Trials without a verdict",
        children: [
            faults.slice(0, SHOWN_CAUSES).map(({ fault, trials })=>{
                const messages = messagesOf(trials);
                return /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("article", {
                    class: "cause",
                    children: [
                        /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("h3", {
                            children: [
                                /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("code", {
                                    children: shownName(fault.code, 60)
                                }),
                                " ",
                                /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("span", {
                                    class: "badge error",
                                    children: fault.kind
                                }),
                                ' ',
                                /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("span", {
                                    class: "of",
                                    children: (0,plural/* plural */.L)(trials.length, 'trial')
                                })
                            ]
                        }),
                        /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("p", {
                            children: /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(MarkedText, {
                                text: (0,fault_advice/* adviceFor */.cp)(fault)
                            })
                        }),
                        messages.slice(0, SHOWN_MESSAGES).map((message)=>/*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("p", {
                                class: "message",
                                children: /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(Lines, {
                                    text: message
                                })
                            }, message)),
                        messages.length > SHOWN_MESSAGES && /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("p", {
                            class: "note",
                            children: [
                                "and ",
                                (0,plural/* plural */.L)(messages.length - SHOWN_MESSAGES, 'more message')
                            ]
                        }),
                        /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(LongList, {
                            items: tasksOf(trials),
                            shown: 6
                        })
                    ]
                }, `${fault.kind}/${fault.code}`);
            }),
            faults.length > SHOWN_CAUSES && /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("p", {
                class: "note",
                children: [
                    "and ",
                    faults.length - SHOWN_CAUSES,
                    " more causes"
                ]
            })
        ]
    });
};

;// CONCATENATED MODULE: ./src/report/html/overview/flags.js







const tasks = (trials)=>[
        ...new Set(trials.map(({ task })=>shownName(task)))
    ];
const Disputes = ({ rewards })=>{
    const disputed = rewards.trials.filter((trial)=>trial.disputed);
    return disputed.length === 0 ? null : /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("article", {
        class: "cause",
        children: [
            /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("h3", {
                children: [
                    "Disputed verdicts ",
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("span", {
                        class: "of",
                        children: (0,plural/* plural */.L)(disputed.length, 'trial')
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("p", {
                children: "The strict, the tolerant and the container’s verdict differ. The strict one stands; the view of each trial says which file makes the difference."
            }),
            /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(LongList, {
                items: tasks(disputed),
                shown: 6
            })
        ]
    });
};
/** What a reader should know of trials without it changing their reward: disputes, then flags, suspect ones first. */ const Flags = ({ rewards })=>{
    const raised = rewards.trials.flatMap((trial)=>trial.flags.map((flag)=>({
                flag,
                trial
            })));
    const rank = ({ level })=>level === 'suspect' ? 0 : 1;
    const groups = [
        ...(0,group_by/* groupBy */.$)(raised, ({ flag })=>flag.code).values()
    ].sort((a, b)=>rank(a[0].flag) - rank(b[0].flag) || b.length - a.length);
    if (groups.length === 0 && !rewards.trials.some(({ disputed })=>disputed)) return null;
    return /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)(Section, {
        title: "Flags and disputes",
        note: "A suspect flag changes no reward; it asks for a look at the diff.",
        children: [
            /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(Disputes, {
                rewards: rewards
            }),
            groups.map((group)=>{
                const { flag } = group[0];
                const flagged = [
                    ...new Set(group.map(({ trial })=>trial))
                ];
                return /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("article", {
                    class: "cause",
                    children: [
                        /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("h3", {
                            children: [
                                /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("code", {
                                    children: flag.code
                                }),
                                " ",
                                /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("span", {
                                    class: `badge ${flag.level}`,
                                    children: flag.level
                                }),
                                ' ',
                                /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("span", {
                                    class: "of",
                                    children: (0,plural/* plural */.L)(flagged.length, 'trial')
                                })
                            ]
                        }),
                        /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("p", {
                            class: "message",
                            children: /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(Lines, {
                                text: flag.message.slice(0, 600)
                            })
                        }),
                        /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(LongList, {
                            items: tasks(flagged),
                            shown: 6
                        })
                    ]
                }, flag.code);
            })
        ]
    });
};
const SHOWN_FLAKES = 200;
/** Tests that failed in some runs on the same change and passed in others. */ const Flakes = ({ rewards })=>{
    const flakes = rewards.flakes ?? [];
    if (flakes.length === 0) return null;
    return /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)(Section, {
        title: "Flaky tests",
        note: "They failed in some runs on the same change and passed in others; the first verdict stands.",
        children: [
            /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(Scroll, {
                label: "Flaky tests",
                kind: "scroll",
                children: /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("table", {
                    class: "facts",
                    children: [
                        /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("thead", {
                            children: /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("tr", {
                                children: [
                                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("th", {
                                        scope: "col",
                                        children: "Task"
                                    }),
                                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("th", {
                                        scope: "col",
                                        children: "Test"
                                    }),
                                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("th", {
                                        scope: "col",
                                        class: "number",
                                        children: "Failed"
                                    })
                                ]
                            })
                        }),
                        /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("tbody", {
                            children: flakes.slice(0, SHOWN_FLAKES).map(({ task, test, failed, runs })=>/*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("tr", {
                                    children: [
                                        /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("td", {
                                            children: shownName(task)
                                        }),
                                        /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("td", {
                                            class: "test",
                                            children: shownName(test, 300)
                                        }),
                                        /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("td", {
                                            class: "number",
                                            children: [
                                                failed,
                                                " of ",
                                                runs
                                            ]
                                        })
                                    ]
                                }, `${task} ${test}`))
                        })
                    ]
                })
            }),
            flakes.length > SHOWN_FLAKES && /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("p", {
                class: "note",
                children: [
                    "and ",
                    flakes.length - SHOWN_FLAKES,
                    " more"
                ]
            })
        ]
    });
};

;// CONCATENATED MODULE: ./src/report/html/overview/gate.js


const WORDS = {
    passed: 'Passed',
    failed: 'Failed',
    'not-judged': 'Not judged'
};
/** What the gate says; where it asks several things, each says for itself how it came out. */ const Gate = ({ gate: { passed, checks } })=>/*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("section", {
        class: passed ? 'banner passed' : 'banner failed',
        "aria-label": "Gate",
        children: [
            /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("strong", {
                children: passed ? 'Gate passed' : 'Gate failed'
            }),
            /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("ul", {
                children: checks.map(({ gate, outcome, sentence })=>/*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("li", {
                        children: [
                            checks.length > 1 && /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("b", {
                                children: [
                                    WORDS[outcome],
                                    ": "
                                ]
                            }),
                            /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(Lines, {
                                text: sentence
                            })
                        ]
                    }, gate))
            })
        ]
    });

// EXTERNAL MODULE: ./src/text/capital.js
var capital = __webpack_require__(16697);
// EXTERNAL MODULE: ./src/report/summary/pass-phrase.js
var pass_phrase = __webpack_require__(67938);
;// CONCATENATED MODULE: ./src/report/html/overview/headline.js








const Figure = ({ name, value, detail, tone })=>/*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("div", {
        class: tone === undefined ? 'figure' : `figure ${tone}`,
        children: [
            /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("dt", {
                children: name
            }),
            /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("dd", {
                children: [
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("span", {
                        class: "value",
                        children: value
                    }),
                    detail !== undefined && /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("span", {
                        class: "detail",
                        children: detail
                    })
                ]
            })
        ]
    });
const tokensOf = ({ rewards })=>rewards.trials.reduce((sum, { tokens })=>sum + (tokens === null ? 0 : tokens.input + tokens.output), 0);
/** The rate of one agent; of several how far apart theirs are, since a mean over them says nothing of any. */ const Rate = ({ rewards: { summary, groups } })=>{
    const { rate, interval95, resolved } = summary;
    if (rate === null || groups.length <= 1) {
        return /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("div", {
            class: "rate",
            children: [
                /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("p", {
                    class: "rate-value",
                    children: rate === null ? 'No rate' : (0,phrases/* percent */.KN)(rate)
                }),
                /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("p", {
                    class: "rate-text",
                    children: rate === null ? 'No trial has a verdict' : `${resolved} of ${(0,phrases/* scoredCount */.Yw)(summary)} resolved${(0,phrases/* isPlainRate */.n$)(summary) ? '' : ', mean over tasks'}`
                }),
                /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(RateBar, {
                    rate: rate,
                    interval: interval95,
                    colour: "colour-resolved"
                }),
                interval95 !== null && /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("p", {
                    class: "rate-interval",
                    children: [
                        "95 % interval ",
                        (0,phrases/* percent */.KN)(interval95[0]),
                        " to ",
                        (0,phrases/* percent */.KN)(interval95[1])
                    ]
                })
            ]
        });
    }
    return /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("div", {
        class: "rate",
        children: [
            /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("p", {
                class: "rate-value",
                children: (0,phrases/* rateRange */.e)(groups)
            }),
            /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("p", {
                class: "rate-text",
                children: [
                    "resolved by ",
                    groups.length,
                    " agents, which are told apart below"
                ]
            })
        ]
    });
};
/** What the model cost for each resolved trial; of one agent alone, and where every price is known. */ const costDetail = ({ rewards: { summary, groups, trials } })=>{
    const unpriced = (0,phrases/* unpricedCount */.Mf)(trials);
    if (unpriced > 0) {
        const word = summary.costUsd === null ? '' : 'without ';
        return `${word}${(0,plural/* plural */.L)(unpriced, 'trial')} of unknown price`;
    }
    const { costUsd, resolved } = summary;
    return groups.length > 1 || costUsd === null || resolved === 0 ? undefined : `${(0,amounts/* formatUsd */.U)(costUsd / resolved)} per resolved trial`;
};
/** The rate and what a reader has to know beside it. */ const Headline = ({ input })=>{
    const { summary, groups } = input.rewards;
    const { errors, notRun, costUsd, seconds } = summary;
    const isOne = groups.length <= 1;
    const tokens = tokensOf(input);
    const kinds = [
        'infrastructure',
        'model',
        'task'
    ].filter((kind)=>errors[kind] > 0);
    const notes = [
        ...(0,phrases/* caveats */.oW)(isOne ? summary : (0,phrases/* withoutRates */.S1)(summary)),
        ...isOne ? (0,pass_phrase/* passPhrase */.r)(summary) : []
    ];
    const cost = costDetail(input);
    return /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("section", {
        class: "headline",
        "aria-label": "Result",
        children: [
            /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(Rate, {
                rewards: input.rewards
            }),
            /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("dl", {
                class: "figures",
                children: [
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(Figure, {
                        name: "Tasks",
                        value: String(summary.tasks),
                        detail: (0,plural/* plural */.L)(summary.trials, 'trial')
                    }),
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(Figure, {
                        name: "No verdict",
                        value: String((0,phrases/* errorCount */.YH)(summary)),
                        ...kinds.length > 0 && {
                            detail: kinds.map((kind)=>`${errors[kind]} ${kind}`).join(', ')
                        },
                        ...(0,phrases/* errorCount */.YH)(summary) > 0 && {
                            tone: 'bad'
                        }
                    }),
                    notRun > 0 && /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(Figure, {
                        name: "Not run",
                        value: String(notRun),
                        detail: "planned",
                        tone: "bad"
                    }),
                    isOne && (0,pass_phrase/* passFigures */.$)(summary).map(([name, value])=>/*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(Figure, {
                            name: name,
                            value: value
                        }, name)),
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(Figure, {
                        name: "Model cost",
                        value: costUsd === null ? '–' : (0,amounts/* formatUsd */.U)(costUsd),
                        ...cost !== undefined && {
                            detail: cost
                        }
                    }),
                    tokens > 0 && /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(Figure, {
                        name: "Tokens",
                        value: (0,amounts/* formatTokens */._)(tokens),
                        detail: "read and written"
                    }),
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(Figure, {
                        name: "Time",
                        value: (0,durations/* formatSeconds */.X)(seconds),
                        detail: "in all phases"
                    })
                ]
            }),
            notes.length > 0 && /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("ul", {
                class: "caveats",
                children: notes.map((note)=>/*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("li", {
                        children: (0,capital/* sentence */.e)(note)
                    }, note))
            })
        ]
    });
};

;// CONCATENATED MODULE: ./src/report/html/overview/repositories.js










const SHOWN = 60;
const AgentRate = ({ name, colour, trials })=>{
    const summary = (0,summarise/* summarise */.fS)([], trials);
    return /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("div", {
        class: "repository-rate",
        children: [
            /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(RateBar, {
                rate: summary.rate,
                interval: summary.interval95,
                colour: colour
            }),
            /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("span", {
                class: "number",
                children: [
                    name !== null && /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("span", {
                        class: "visually-hidden",
                        children: [
                            name,
                            ": "
                        ]
                    }),
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("b", {
                        children: summary.rate === null ? '–' : (0,phrases/* percent */.KN)(summary.rate)
                    }),
                    ' ',
                    /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("span", {
                        class: "of",
                        children: [
                            summary.resolved,
                            "/",
                            (0,phrases/* scoredCount */.Yw)(summary)
                        ]
                    })
                ]
            })
        ]
    });
};
/** For the order alone, which needs no interval; below all others where nothing was scored. */ const resolvedShare = (trials)=>{
    const scored = trials.filter(({ outcome })=>outcome !== 'error');
    return scored.length === 0 ? -1 : scored.filter(({ outcome })=>outcome === 'resolved').length / scored.length;
};
/** Rates of each repository, the easiest first; of each agent where there are several. */ const Repositories = ({ rewards })=>{
    const { groups, trials } = rewards;
    const byRepository = (0,group_by/* groupBy */.$)(trials, ({ repository })=>repository ?? '');
    if (byRepository.size < 2) return null;
    const sorted = [
        ...byRepository
    ].map(([repository, own])=>({
            repository,
            own,
            share: resolvedShare(own)
        })).sort((a, b)=>b.share - a.share || a.repository.localeCompare(b.repository));
    return /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)(Section, {
        title: "Rate by repository",
        note: "The lines are 95 % intervals; where they are long, there is little to tell.",
        children: [
            groups.length > 1 && /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("ul", {
                class: "legend",
                children: groups.map((group, index)=>/*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("li", {
                        children: [
                            /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("span", {
                                class: `dot ${agentClass(index)}`,
                                "aria-hidden": "true"
                            }),
                            shownName((0,trial_facts/* agentName */.Lp)(group))
                        ]
                    }, (0,trial_facts/* agentName */.Lp)(group)))
            }),
            /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("table", {
                class: "repositories",
                children: [
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("thead", {
                        class: "visually-hidden",
                        children: /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("tr", {
                            children: [
                                /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("th", {
                                    scope: "col",
                                    children: "Repository"
                                }),
                                /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("th", {
                                    scope: "col",
                                    children: "Rate, and resolved of scored"
                                })
                            ]
                        })
                    }),
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("tbody", {
                        children: sorted.slice(0, SHOWN).map(({ repository, own })=>/*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("tr", {
                                children: [
                                    /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("th", {
                                        scope: "row",
                                        children: [
                                            repository === '' ? '(no repository)' : shownName(repository),
                                            /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("span", {
                                                class: "of",
                                                children: (0,plural/* plural */.L)(new Set(own.map(({ task })=>task)).size, 'task')
                                            })
                                        ]
                                    }),
                                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("td", {
                                        children: groups.length < 2 ? /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(AgentRate, {
                                            name: null,
                                            colour: "colour-resolved",
                                            trials: own
                                        }) : groups.map((group, index)=>/*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(AgentRate, {
                                                name: shownName((0,trial_facts/* agentName */.Lp)(group)),
                                                colour: agentClass(index),
                                                trials: (0,trial_facts/* trialsOf */.xY)(group, own)
                                            }, (0,trial_facts/* agentName */.Lp)(group)))
                                    })
                                ]
                            }, repository))
                    })
                ]
            }),
            sorted.length > SHOWN && /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("p", {
                class: "note",
                children: [
                    "and ",
                    sorted.length - SHOWN,
                    " more repositories"
                ]
            })
        ]
    });
};

// EXTERNAL MODULE: ./src/report/rows/rows-table.js
var rows_table = __webpack_require__(73214);
;// CONCATENATED MODULE: ./src/report/html/overview/rows.js










const NOTE = 'Official is how SWE-PolyBench’s own harness grades, and gives the reward; strict also asks for every test that passed before; simple is what the language’s own test runner says.';
const Share = ({ count, strong })=>/*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("td", {
        class: strong ? 'number strong' : 'number',
        children: [
            count.graded === 0 ? '–' : (0,phrases/* percent */.KN)(count.resolved / count.graded),
            count.graded > 0 && /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("span", {
                class: "under",
                children: (0,row_words/* countCell */.Iz)(count)
            })
        ]
    });
const Line = ({ line, table })=>{
    const { language, taskType, trials, errors, retrieval } = line;
    const isSum = language === null;
    return /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("tr", {
        children: [
            /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("th", {
                scope: "row",
                children: isSum ? 'All languages' : row_words/* LANGUAGE_NAMES */.G2[language]
            }),
            /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("td", {
                children: taskType === null ? 'all' : row_words/* TASK_TYPE_NAMES */.cO[taskType]
            }),
            /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("td", {
                class: "number",
                children: [
                    trials,
                    errors > 0 && /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("span", {
                        class: "under",
                        children: [
                            errors,
                            " no verdict"
                        ]
                    })
                ]
            }),
            table.gradings.map((grading)=>/*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(Share, {
                    count: line.gradings[grading],
                    strong: isSum
                }, grading)),
            table.hasRetrieval && row_words/* RETRIEVAL_COLUMNS */.Vb.map(({ title, rules, level })=>/*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("td", {
                    class: "number",
                    children: (0,row_words/* scoreCell */.t6)(retrieval[rules][level]).replace(/^-$/, '–')
                }, title))
        ]
    });
};
/** Rows by language and task type, with each way to grade them and what their changes touch; agent by agent. */ const Rows = ({ rewards })=>{
    const table = (0,rows_table/* rowsTable */.Y)(rewards);
    if (table === null) return null;
    const { gradings, hasAgents, hasRetrieval } = table;
    const numbers = [
        ...gradings,
        ...hasRetrieval ? row_words/* RETRIEVAL_COLUMNS */.Vb.map(({ title })=>title) : []
    ];
    return /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)(Section, {
        title: "By language and task type",
        note: NOTE,
        children: [
            /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(Scroll, {
                label: "By language and task type",
                kind: "scroll",
                children: /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("table", {
                    class: "facts",
                    children: [
                        /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("thead", {
                            children: /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("tr", {
                                children: [
                                    [
                                        'language',
                                        'task type'
                                    ].map((title)=>/*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("th", {
                                            scope: "col",
                                            children: (0,capital/* capital */.N)(title)
                                        }, title)),
                                    [
                                        'trials',
                                        ...numbers
                                    ].map((title)=>/*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("th", {
                                            scope: "col",
                                            class: "number",
                                            children: (0,capital/* capital */.N)(title)
                                        }, title))
                                ]
                            })
                        }),
                        [
                            ...(0,group_by/* groupBy */.$)(table.lines, ({ agent })=>agent)
                        ].map(([agent, lines], index)=>/*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("tbody", {
                                children: [
                                    hasAgents && /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("tr", {
                                        children: /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("th", {
                                            scope: "rowgroup",
                                            colSpan: 3 + numbers.length,
                                            children: [
                                                /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("span", {
                                                    class: `dot ${agentClass(index)}`,
                                                    "aria-hidden": "true"
                                                }),
                                                shownName(agent)
                                            ]
                                        })
                                    }),
                                    lines.map((line)=>/*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(Line, {
                                            line: line,
                                            table: table
                                        }, `${line.language} ${line.taskType}`))
                                ]
                            }, agent))
                    ]
                })
            }),
            hasRetrieval && /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("p", {
                class: "note",
                children: row_words/* RETRIEVAL_NOTE */.UF
            })
        ]
    });
};

;// CONCATENATED MODULE: ./src/report/html/charts/timeline.js







/** Units over the width; the plot is stretched, so that its text need not be. */ const WIDTH = 10_000;
const MAX_HEIGHT = 720;
const LANE = {
    least: 2,
    most: 14
};
/** With more trials each has no element of its own, and so no name to show. */ const MAX_NAMED = 1_500;
const layOut = (shards)=>{
    const lanes = shards.reduce((sum, shard)=>sum + shard.lanes, 0);
    const gap = shards.length > 60 ? 1 : 6;
    const space = (MAX_HEIGHT - gap * shards.length) / Math.max(1, lanes);
    const lane = Math.min(LANE.most, Math.max(LANE.least, Math.floor(space)));
    const tops = [];
    let top = 0;
    for (const shard of shards){
        tops.push(top);
        top += Math.max(shard.lanes * lane, lane) + gap;
    }
    return {
        lane,
        gap,
        height: top,
        tops
    };
};
const box = ({ from, to }, seconds)=>{
    const x = from / seconds * WIDTH;
    return {
        x: round(x, 1),
        width: round(Math.max(8, (to - from) / seconds * WIDTH - 4), 1)
    };
};
const Named = ({ span, top, timeline, lane })=>/*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("rect", {
        class: `fill-${span.trial.outcome}`,
        ...box(span, timeline.seconds),
        y: top + span.lane * lane,
        height: lane - 1,
        children: /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("title", {
            children: `${shownName(span.trial.task, 80)}: ${OUTCOME_NAMES[span.trial.outcome].toLowerCase()}, ${(0,durations/* formatSeconds */.X)(span.to - span.from)}`
        })
    });
const pathOf = (timeline, layout, outcome)=>timeline.shards.flatMap(({ spans }, index)=>spans.filter(({ trial })=>trial.outcome === outcome).map((span)=>{
            const { x, width } = box(span, timeline.seconds);
            const y = layout.tops[index] + span.lane * layout.lane;
            return `M${x} ${y}h${width}v${Math.max(1, layout.lane - 1)}h-${width}z`;
        })).join('');
/** When each trial ran, a group of rows for each shard. */ const TimelineChart = ({ timeline })=>{
    const layout = layOut(timeline.shards);
    const count = timeline.shards.reduce((sum, { spans })=>sum + spans.length, 0);
    const text = `${(0,plural/* plural */.L)(count, 'trial')} on ${(0,plural/* plural */.L)(timeline.shards.length, 'shard')} within ${(0,durations/* formatSeconds */.X)(timeline.seconds)}`;
    const hasNames = timeline.shards.length <= 60;
    return /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("figure", {
        class: "timeline",
        children: [
            /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("div", {
                class: "timeline-plot",
                children: [
                    hasNames && /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("svg", {
                        class: "shard-names",
                        width: "34",
                        height: layout.height + 22,
                        "aria-hidden": "true",
                        children: timeline.shards.map(({ shard }, index)=>/*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("text", {
                                x: "28",
                                y: layout.tops[index] + Math.max(9, layout.lane),
                                "text-anchor": "end",
                                children: shard
                            }, shard))
                    }),
                    /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("svg", {
                        class: "plot",
                        width: "100%",
                        height: layout.height + 22,
                        role: "img",
                        "aria-label": text,
                        children: [
                            /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(Axis, {
                                ticks: elapsedTicks(timeline.seconds),
                                height: layout.height
                            }),
                            /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("svg", {
                                width: "100%",
                                height: layout.height,
                                viewBox: `0 0 ${WIDTH} ${layout.height}`,
                                preserveAspectRatio: "none",
                                "aria-hidden": "true",
                                children: count <= MAX_NAMED ? timeline.shards.map(({ shard, spans }, index)=>spans.map((span)=>/*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(Named, {
                                            span: span,
                                            top: layout.tops[index],
                                            timeline: timeline,
                                            lane: layout.lane
                                        }, `${shard}/${span.trial.name}`))) : OUTCOMES.map((outcome)=>/*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("path", {
                                        class: `fill-${outcome}`,
                                        d: pathOf(timeline, layout, outcome)
                                    }, outcome))
                            })
                        ]
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("figcaption", {
                children: [
                    text,
                    timeline.withoutTimes > 0 && `; ${(0,plural/* plural */.L)(timeline.withoutTimes, 'trial')} do not say when they ran`,
                    "."
                ]
            })
        ]
    });
};

;// CONCATENATED MODULE: ./src/report/html/charts/timeline-lanes.js
const timed = (trial)=>{
    const begin = Date.parse(trial.startedAt ?? '');
    const end = Date.parse(trial.finishedAt ?? '');
    return Number.isFinite(begin) && Number.isFinite(end) && end >= begin ? [
        {
            trial,
            begin,
            end
        }
    ] : [];
};
/** The first lane that is free; the trials come by their begin. */ const lanesOf = (shard, trials, zero)=>{
    const free = [];
    const spans = trials.map(({ trial, begin, end })=>{
        const found = free.findIndex((until)=>until <= begin);
        const lane = found < 0 ? free.length : found;
        free[lane] = end;
        return {
            trial,
            from: (begin - zero) / 1000,
            to: (end - zero) / 1000,
            lane
        };
    });
    return {
        shard,
        spans,
        lanes: free.length
    };
};
/** When the trials of each shard ran; null where no trial says. */ const timelineOf = (trials)=>{
    const all = trials.flatMap(timed).sort((a, b)=>a.begin - b.begin);
    const [first] = all;
    if (first === undefined) return null;
    const shards = new Map();
    for (const one of all){
        const own = shards.get(one.trial.shard);
        if (own === undefined) shards.set(one.trial.shard, [
            one
        ]);
        else own.push(one);
    }
    const last = all.reduce((latest, { end })=>Math.max(latest, end), first.end);
    return {
        shards: [
            ...shards
        ].sort(([a], [b])=>a - b).map(([shard, own])=>lanesOf(shard, own, first.begin)),
        seconds: Math.max(0.001, (last - first.begin) / 1000),
        withoutTimes: trials.length - all.length
    };
};

;// CONCATENATED MODULE: ./src/report/html/overview/shards.js





/** When each trial ran on its shard; nothing where no trial says when it ran. */ const Shards = ({ rewards })=>{
    const timeline = timelineOf(rewards.trials);
    if (timeline === null) return null;
    return /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)(Section, {
        title: "Timeline of shards",
        children: [
            /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(OutcomeLegend, {}),
            /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(TimelineChart, {
                timeline: timeline
            })
        ]
    });
};

;// CONCATENATED MODULE: ./src/report/html/page-assets.js
// Made of page/ by npm run generate.
/** The page's program: a module. */ const PAGE_SCRIPT = '/*! With Preact (MIT) and highlight.js (BSD-3-Clause, (c) 2006 Ivan Sagalaev) */\nvar na=Object.create;var wn=Object.defineProperty;var ra=Object.getOwnPropertyDescriptor;var sa=Object.getOwnPropertyNames;var aa=Object.getPrototypeOf,oa=Object.prototype.hasOwnProperty;var ia=(e,t)=>()=>{try{return t||e((t={exports:{}}).exports,t),t.exports}catch(n){throw t=0,n}};var la=(e,t,n,r)=>{if(t&&typeof t=="object"||typeof t=="function")for(let a of sa(t))!oa.call(e,a)&&a!==n&&wn(e,a,{get:()=>t[a],enumerable:!(r=ra(t,a))||r.enumerable});return e};var ca=(e,t,n)=>(n=e!=null?na(aa(e)):{},la(t||!e||!e.__esModule?wn(n,"default",{value:e,enumerable:!0}):n,e));var $r=ia((Al,Dr)=>{function Sr(e){return e instanceof Map?e.clear=e.delete=e.set=function(){throw new Error("map is read-only")}:e instanceof Set&&(e.add=e.clear=e.delete=function(){throw new Error("set is read-only")}),Object.freeze(e),Object.getOwnPropertyNames(e).forEach(t=>{let n=e[t],r=typeof n;(r==="object"||r==="function")&&!Object.isFrozen(n)&&Sr(n)}),e}var ft=class{constructor(t){t.data===void 0&&(t.data={}),this.data=t.data,this.isMatchIgnored=!1}ignoreMatch(){this.isMatchIgnored=!0}};function wr(e){return e.replace(/&/g,"&amp;").replace(/</g,"&lt;").replace(/>/g,"&gt;").replace(/"/g,"&quot;").replace(/\'/g,"&#x27;")}function ge(e,...t){let n=Object.create(null);for(let r in e)n[r]=e[r];return t.forEach(function(r){for(let a in r)n[a]=r[a]}),n}var Fa="</span>",br=e=>!!e.scope,Ha=(e,{prefix:t})=>{if(e.startsWith("language:"))return e.replace("language:","language-");if(e.includes(".")){let n=e.split(".");return[`${t}${n.shift()}`,...n.map((r,a)=>`${r}${"_".repeat(a+1)}`)].join(" ")}return`${t}${e}`},sn=class{constructor(t,n){this.buffer="",this.classPrefix=n.classPrefix,t.walk(this)}addText(t){this.buffer+=wr(t)}openNode(t){if(!br(t))return;let n=Ha(t.scope,{prefix:this.classPrefix});this.span(n)}closeNode(t){br(t)&&(this.buffer+=Fa)}value(){return this.buffer}span(t){this.buffer+=`<span class="${t}">`}},yr=(e={})=>{let t={children:[]};return Object.assign(t,e),t},an=class e{constructor(){this.rootNode=yr(),this.stack=[this.rootNode]}get top(){return this.stack[this.stack.length-1]}get root(){return this.rootNode}add(t){this.top.children.push(t)}openNode(t){let n=yr({scope:t});this.add(n),this.stack.push(n)}closeNode(){if(this.stack.length>1)return this.stack.pop()}closeAllNodes(){for(;this.closeNode(););}toJSON(){return JSON.stringify(this.rootNode,null,4)}walk(t){return this.constructor._walk(t,this.rootNode)}static _walk(t,n){return typeof n=="string"?t.addText(n):n.children&&(t.openNode(n),n.children.forEach(r=>this._walk(t,r)),t.closeNode(n)),t}static _collapse(t){typeof t!="string"&&t.children&&(t.children.every(n=>typeof n=="string")?t.children=[t.children.join("")]:t.children.forEach(n=>{e._collapse(n)}))}},on=class extends an{constructor(t){super(),this.options=t}addText(t){t!==""&&this.add(t)}startScope(t){this.openNode(t)}endScope(){this.closeNode()}__addSublanguage(t,n){let r=t.root;n&&(r.scope=`language:${n}`),this.add(r)}toHTML(){return new sn(this,this.options).value()}finalize(){return this.closeAllNodes(),!0}};function Fe(e){return e?typeof e=="string"?e:e.source:null}function Rr(e){return Ee("(?=",e,")")}function Ga(e){return Ee("(?:",e,")*")}function Ka(e){return Ee("(?:",e,")?")}function Ee(...e){return e.map(n=>Fe(n)).join("")}function za(e){let t=e[e.length-1];return typeof t=="object"&&t.constructor===Object?(e.splice(e.length-1,1),t):{}}function mt(...e){return"("+(za(e).capture?"":"?:")+e.map(r=>Fe(r)).join("|")+")"}function kr(e){return new RegExp(e.toString()+"|").exec("").length-1}function Wa(e,t){let n=e&&e.exec(t);return n&&n.index===0}var Za=new RegExp(mt(/\\[(?:[^\\\\\\]]|\\\\.)*\\]/,/\\(\\?<(?![=!])[^>]+>/,/\\(\\?\'[^\']+\'/,/\\(\\??/,/\\\\([1-9][0-9]*)/,/\\\\./));function cn(e,{joinWith:t}){let n=0;return e.map(r=>{n+=1;let a=n,i=Fe(r),o="";for(;i.length>0;){let l=Za.exec(i);if(!l){o+=i;break}o+=i.substring(0,l.index),i=i.substring(l.index+l[0].length),l[0][0]==="\\\\"&&l[1]?o+="\\\\"+String(Number(l[1])+a):(o+=l[0],(l[0]==="("||/^\\(\\?[<\']/.test(l[0]))&&n++)}return o}).map(r=>`(${r})`).join(t)}var Ya=/\\b\\B/,Ar="[a-zA-Z]\\\\w*",un="[a-zA-Z_]\\\\w*",xr="\\\\b\\\\d+(\\\\.\\\\d+)?",Or="(-?)(\\\\b0[xX][a-fA-F0-9]+|(\\\\b\\\\d+(\\\\.\\\\d*)?|\\\\.\\\\d+)([eE][-+]?\\\\d+)?)",Mr="\\\\b(0b[01]+)",Va="!|!=|!==|%|%=|&|&&|&=|\\\\*|\\\\*=|\\\\+|\\\\+=|,|-|-=|/=|/|:|;|<<|<<=|<=|<|===|==|=|>>>=|>>=|>=|>>>|>>|>|\\\\?|\\\\[|\\\\{|\\\\(|\\\\^|\\\\^=|\\\\||\\\\|=|\\\\|\\\\||~",Qa=(e={})=>{let t=/^#![ ]*\\//;return e.binary&&(e.begin=Ee(t,/.*\\b/,e.binary,/\\b.*/)),ge({scope:"meta",begin:t,end:/$/,relevance:0,"on:begin":(n,r)=>{n.index!==0&&r.ignoreMatch()}},e)},He={begin:"\\\\\\\\[\\\\s\\\\S]",relevance:0},Xa={scope:"string",begin:"\'",end:"\'",illegal:"\\\\n",contains:[He]},ja={scope:"string",begin:\'"\',end:\'"\',illegal:"\\\\n",contains:[He]},Ja={begin:/\\b(a|an|the|are|I\'m|isn\'t|don\'t|doesn\'t|won\'t|but|just|should|pretty|simply|enough|gonna|going|wtf|so|such|will|you|your|they|like|more)\\b/},ht=function(e,t,n={}){let r=ge({scope:"comment",begin:e,end:t,contains:[]},n);r.contains.push({scope:"doctag",begin:"[ ]*(?=(TODO|FIXME|NOTE|BUG|OPTIMIZE|HACK|XXX):)",end:/(TODO|FIXME|NOTE|BUG|OPTIMIZE|HACK|XXX):/,excludeBegin:!0,relevance:0});let a=mt("I","a","is","so","us","to","at","if","in","it","on",/[A-Za-z]+[\'](d|ve|re|ll|t|s|n)/,/[A-Za-z]+[-][a-z]+/,/[A-Za-z][a-z]{2,}/);return r.contains.push({begin:Ee(/[ ]+/,"(",a,/[.]?[:]?([.][ ]|[ ])/,"){3}")}),r},qa=ht("//","$"),eo=ht("/\\\\*","\\\\*/"),to=ht("#","$"),no={scope:"number",begin:xr,relevance:0},ro={scope:"number",begin:Or,relevance:0},so={scope:"number",begin:Mr,relevance:0},ao={scope:"regexp",begin:/\\/(?=[^/\\n]*\\/)/,end:/\\/[gimuy]*/,contains:[He,{begin:/\\[/,end:/\\]/,relevance:0,contains:[He]}]},oo={scope:"title",begin:Ar,relevance:0},io={scope:"title",begin:un,relevance:0},lo={begin:"\\\\.\\\\s*"+un,relevance:0},co=function(e){return Object.assign(e,{"on:begin":(t,n)=>{n.data._beginMatch=t[1]},"on:end":(t,n)=>{n.data._beginMatch!==t[1]&&n.ignoreMatch()}})},gt=Object.freeze({__proto__:null,APOS_STRING_MODE:Xa,BACKSLASH_ESCAPE:He,BINARY_NUMBER_MODE:so,BINARY_NUMBER_RE:Mr,COMMENT:ht,C_BLOCK_COMMENT_MODE:eo,C_LINE_COMMENT_MODE:qa,C_NUMBER_MODE:ro,C_NUMBER_RE:Or,END_SAME_AS_BEGIN:co,HASH_COMMENT_MODE:to,IDENT_RE:Ar,MATCH_NOTHING_RE:Ya,METHOD_GUARD:lo,NUMBER_MODE:no,NUMBER_RE:xr,PHRASAL_WORDS_MODE:Ja,QUOTE_STRING_MODE:ja,REGEXP_MODE:ao,RE_STARTERS_RE:Va,SHEBANG:Qa,TITLE_MODE:oo,UNDERSCORE_IDENT_RE:un,UNDERSCORE_TITLE_MODE:io});function uo(e,t){e.input[e.index-1]==="."&&t.ignoreMatch()}function po(e,t){e.className!==void 0&&(e.scope=e.className,delete e.className)}function go(e,t){t&&e.beginKeywords&&(e.begin="\\\\b("+e.beginKeywords.split(" ").join("|")+")(?!\\\\.)(?=\\\\b|\\\\s)",e.__beforeBegin=uo,e.keywords=e.keywords||e.beginKeywords,delete e.beginKeywords,e.relevance===void 0&&(e.relevance=0))}function fo(e,t){Array.isArray(e.illegal)&&(e.illegal=mt(...e.illegal))}function _o(e,t){if(e.match){if(e.begin||e.end)throw new Error("begin & end are not supported with match");e.begin=e.match,delete e.match}}function mo(e,t){e.relevance===void 0&&(e.relevance=1)}var ho=(e,t)=>{if(!e.beforeMatch)return;if(e.starts)throw new Error("beforeMatch cannot be used with starts");let n=Object.assign({},e);Object.keys(e).forEach(r=>{delete e[r]}),e.keywords=n.keywords,e.begin=Ee(n.beforeMatch,Rr(n.begin)),e.starts={relevance:0,contains:[Object.assign(n,{endsParent:!0})]},e.relevance=0,delete n.beforeMatch},bo=["of","and","for","in","not","or","if","then","parent","list","value"],yo="keyword";function Cr(e,t,n=yo){let r=Object.create(null);return typeof e=="string"?a(n,e.split(" ")):Array.isArray(e)?a(n,e):Object.keys(e).forEach(function(i){Object.assign(r,Cr(e[i],t,i))}),r;function a(i,o){t&&(o=o.map(l=>l.toLowerCase())),o.forEach(function(l){let c=l.split("|");r[c[0]]=[i,Eo(c[0],c[1])]})}}function Eo(e,t){return t?Number(t):To(e)?0:1}function To(e){return bo.includes(e.toLowerCase())}var Er={},ye=e=>{console.error(e)},Tr=(e,...t)=>{console.log(`WARN: ${e}`,...t)},ke=(e,t)=>{Er[`${e}/${t}`]||(console.log(`Deprecated as of ${e}. ${t}`),Er[`${e}/${t}`]=!0)},_t=new Error;function Ir(e,t,{key:n}){let r=0,a=e[n],i={},o={};for(let l=1;l<=t.length;l++)o[l+r]=a[l],i[l+r]=!0,r+=kr(t[l-1]);e[n]=o,e[n]._emit=i,e[n]._multi=!0}function vo(e){if(Array.isArray(e.begin)){if(e.skip||e.excludeBegin||e.returnBegin)throw ye("skip, excludeBegin, returnBegin not compatible with beginScope: {}"),_t;if(typeof e.beginScope!="object"||e.beginScope===null)throw ye("beginScope must be object"),_t;Ir(e,e.begin,{key:"beginScope"}),e.begin=cn(e.begin,{joinWith:""})}}function No(e){if(Array.isArray(e.end)){if(e.skip||e.excludeEnd||e.returnEnd)throw ye("skip, excludeEnd, returnEnd not compatible with endScope: {}"),_t;if(typeof e.endScope!="object"||e.endScope===null)throw ye("endScope must be object"),_t;Ir(e,e.end,{key:"endScope"}),e.end=cn(e.end,{joinWith:""})}}function So(e){e.scope&&typeof e.scope=="object"&&e.scope!==null&&(e.beginScope=e.scope,delete e.scope)}function wo(e){So(e),typeof e.beginScope=="string"&&(e.beginScope={_wrap:e.beginScope}),typeof e.endScope=="string"&&(e.endScope={_wrap:e.endScope}),vo(e),No(e)}function Ro(e){function t(o,l){return new RegExp(Fe(o),"m"+(e.case_insensitive?"i":"")+(e.unicodeRegex?"u":"")+(l?"g":""))}class n{constructor(){this.matchIndexes={},this.regexes=[],this.matchAt=1,this.position=0}addRule(l,c){c.position=this.position++,this.matchIndexes[this.matchAt]=c,this.regexes.push([c,l]),this.matchAt+=kr(l)+1}compile(){this.regexes.length===0&&(this.exec=()=>null);let l=this.regexes.map(c=>c[1]);this.matcherRe=t(cn(l,{joinWith:"|"}),!0),this.lastIndex=0}exec(l){this.matcherRe.lastIndex=this.lastIndex;let c=this.matcherRe.exec(l);if(!c)return null;let p=c.findIndex((m,f)=>f>0&&m!==void 0),u=this.matchIndexes[p];return c.splice(0,p),Object.assign(c,u)}}class r{constructor(){this.rules=[],this.multiRegexes=[],this.count=0,this.lastIndex=0,this.regexIndex=0}getMatcher(l){if(this.multiRegexes[l])return this.multiRegexes[l];let c=new n;return this.rules.slice(l).forEach(([p,u])=>c.addRule(p,u)),c.compile(),this.multiRegexes[l]=c,c}resumingScanAtSamePosition(){return this.regexIndex!==0}considerAll(){this.regexIndex=0}addRule(l,c){this.rules.push([l,c]),c.type==="begin"&&this.count++}exec(l){let c=this.getMatcher(this.regexIndex);c.lastIndex=this.lastIndex;let p=c.exec(l);if(this.resumingScanAtSamePosition()&&!(p&&p.index===this.lastIndex)){let u=this.getMatcher(0);u.lastIndex=this.lastIndex+1,p=u.exec(l)}return p&&(this.regexIndex+=p.position+1,this.regexIndex===this.count&&this.considerAll()),p}}function a(o){let l=new r;return o.contains.forEach(c=>l.addRule(c.begin,{rule:c,type:"begin"})),o.terminatorEnd&&l.addRule(o.terminatorEnd,{type:"end"}),o.illegal&&l.addRule(o.illegal,{type:"illegal"}),l}function i(o,l){let c=o;if(o.isCompiled)return c;[po,_o,wo,ho].forEach(u=>u(o,l)),e.compilerExtensions.forEach(u=>u(o,l)),o.__beforeBegin=null,[go,fo,mo].forEach(u=>u(o,l)),o.isCompiled=!0;let p=null;return typeof o.keywords=="object"&&o.keywords.$pattern&&(o.keywords=Object.assign({},o.keywords),p=o.keywords.$pattern,delete o.keywords.$pattern),p=p||/\\w+/,o.keywords&&(o.keywords=Cr(o.keywords,e.case_insensitive)),c.keywordPatternRe=t(p,!0),l&&(o.begin||(o.begin=/\\B|\\b/),c.beginRe=t(c.begin),!o.end&&!o.endsWithParent&&(o.end=/\\B|\\b/),o.end&&(c.endRe=t(c.end)),c.terminatorEnd=Fe(c.end)||"",o.endsWithParent&&l.terminatorEnd&&(c.terminatorEnd+=(o.end?"|":"")+l.terminatorEnd)),o.illegal&&(c.illegalRe=t(o.illegal)),o.contains||(o.contains=[]),o.contains=[].concat(...o.contains.map(function(u){return ko(u==="self"?o:u)})),o.contains.forEach(function(u){i(u,c)}),o.starts&&i(o.starts,l),c.matcher=a(c),c}if(e.compilerExtensions||(e.compilerExtensions=[]),e.contains&&e.contains.includes("self"))throw new Error("ERR: contains `self` is not supported at the top-level of a language.  See documentation.");return e.classNameAliases=ge(e.classNameAliases||{}),i(e)}function Lr(e){return e?e.endsWithParent||Lr(e.starts):!1}function ko(e){return e.variants&&!e.cachedVariants&&(e.cachedVariants=e.variants.map(function(t){return ge(e,{variants:null},t)})),e.cachedVariants?e.cachedVariants:Lr(e)?ge(e,{starts:e.starts?ge(e.starts):null}):Object.isFrozen(e)?ge(e):e}var Ao="11.12.0",ln=class extends Error{constructor(t,n){super(t),this.name="HTMLInjectionError",this.html=n}},rn=wr,vr=ge,Nr=Symbol("nomatch"),xo=7,Pr=function(e){let t=Object.create(null),n=Object.create(null),r=[],a=!0,i="Could not find the language \'{}\', did you forget to load/include a language module?",o={disableAutodetect:!0,name:"Plain text",contains:[]},l={ignoreUnescapedHTML:!1,throwUnescapedHTML:!1,noHighlightRe:/^(no-?highlight)$/i,languageDetectRe:/\\blang(?:uage)?-([\\w-]+)\\b/i,classPrefix:"hljs-",cssSelector:"pre code",languages:null,__emitter:on};function c(g){return l.noHighlightRe.test(g)}function p(g){let b=g.className+" ";b+=g.parentNode?g.parentNode.className:"";let h=l.languageDetectRe.exec(b);if(h){let R=P(h[1]);return R||(Tr(i.replace("{}",h[1])),Tr("Falling back to no-highlight mode for this block.",g)),R?h[1]:"no-highlight"}return b.split(/\\s+/).find(R=>c(R)||P(R))}function u(g,b,h){let R="",O="";typeof b=="object"?(R=g,h=b.ignoreIllegals,O=b.language):(ke("10.7.0","highlight(lang, code, ...args) has been deprecated."),ke("10.7.0",`Please use highlight(code, options) instead.\nhttps://github.com/highlightjs/highlight.js/issues/2277`),O=g,R=b),h===void 0&&(h=!0);let D={code:R,language:O};le("before:highlight",D);let G=D.result?D.result:m(D.language,D.code,h);return G.code=D.code,le("after:highlight",G),G}function m(g,b,h,R){let O=Object.create(null);function D(_,y){return _.keywords[y]}function G(){if(!S.keywords){F.addText(I);return}let _=0;S.keywordPatternRe.lastIndex=0;let y=S.keywordPatternRe.exec(I),k="";for(;y;){k+=I.substring(_,y.index);let M=ne.case_insensitive?y[0].toLowerCase():y[0],K=D(S,M);if(K){let[ae,ea]=K;if(F.addText(k),k="",O[M]=(O[M]||0)+1,O[M]<=xo&&(ze+=ea),ae.startsWith("_"))k+=y[0];else{let ta=ne.classNameAliases[ae]||ae;te(y[0],ta)}}else k+=y[0];_=S.keywordPatternRe.lastIndex,y=S.keywordPatternRe.exec(I)}k+=I.substring(_),F.addText(k)}function ee(){if(I==="")return;let _=null;if(typeof S.subLanguage=="string"){if(!t[S.subLanguage]){F.addText(I);return}_=m(S.subLanguage,I,!0,Sn[S.subLanguage]),Sn[S.subLanguage]=_._top}else _=d(I,S.subLanguage.length?S.subLanguage:null);S.relevance>0&&(ze+=_.relevance),F.__addSublanguage(_._emitter,_.language)}function Q(){S.subLanguage!=null?ee():G(),I=""}function te(_,y){_!==""&&(F.startScope(y),F.addText(_),F.endScope())}function En(_,y){let k=1,M=y.length-1;for(;k<=M;){if(!_._emit[k]){k++;continue}let K=ne.classNameAliases[_[k]]||_[k],ae=y[k];K?te(ae,K):(I=ae,G(),I=""),k++}}function Tn(_,y){return _.scope&&typeof _.scope=="string"&&F.openNode(ne.classNameAliases[_.scope]||_.scope),_.beginScope&&(_.beginScope._wrap?(te(I,ne.classNameAliases[_.beginScope._wrap]||_.beginScope._wrap),I=""):_.beginScope._multi&&(En(_.beginScope,y),I="")),S=Object.create(_,{parent:{value:S}}),S}function vn(_,y,k){let M=Wa(_.endRe,k);if(M){if(_["on:end"]){let K=new ft(_);_["on:end"](y,K),K.isMatchIgnored&&(M=!1)}if(M){for(;_.endsParent&&_.parent;)_=_.parent;return _}}if(_.endsWithParent)return vn(_.parent,y,k)}function Qs(_){return S.matcher.regexIndex===0?(I+=_[0],1):(Ot=!0,0)}function Xs(_){let y=_[0],k=_.rule,M=new ft(k),K=[k.__beforeBegin,k["on:begin"]];for(let ae of K)if(ae&&(ae(_,M),M.isMatchIgnored))return Qs(y);return k.skip?I+=y:(k.excludeBegin&&(I+=y),Q(),!k.returnBegin&&!k.excludeBegin&&(I=y)),Tn(k,_),k.returnBegin?0:y.length}function js(_){let y=_[0],k=b.substring(_.index),M=vn(S,_,k);if(!M)return Nr;let K=S;S.endScope&&S.endScope._wrap?(Q(),te(y,S.endScope._wrap)):S.endScope&&S.endScope._multi?(Q(),En(S.endScope,_)):K.skip?I+=y:(K.returnEnd||K.excludeEnd||(I+=y),Q(),K.excludeEnd&&(I=y));do S.scope&&F.closeNode(),!S.skip&&!S.subLanguage&&(ze+=S.relevance),S=S.parent;while(S!==M.parent);return M.starts&&Tn(M.starts,_),K.returnEnd?0:y.length}function Js(){let _=[];for(let y=S;y!==ne;y=y.parent)y.scope&&_.unshift(y.scope);_.forEach(y=>F.openNode(y))}let Ke={};function Nn(_,y){let k=y&&y[0];if(I+=_,k==null)return Q(),0;if(Ke.type==="begin"&&y.type==="end"&&Ke.index===y.index&&k===""){if(I+=b.slice(y.index,y.index+1),!a){let M=new Error(`0 width match regex (${g})`);throw M.languageName=g,M.badRule=Ke.rule,M}return 1}if(Ke=y,y.type==="begin")return Xs(y);if(y.type==="illegal"&&!h){let M=new Error(\'Illegal lexeme "\'+k+\'" for mode "\'+(S.scope||"<unnamed>")+\'"\');throw M.mode=S,M}else if(y.type==="end"){let M=js(y);if(M!==Nr)return M}if(y.type==="illegal"&&k==="")return y.index===b.length||(I+=`\n`),1;if(xt>1e5&&xt>y.index*3)throw new Error("potential infinite loop, way more iterations than matches");return I+=k,k.length}let ne=P(g);if(!ne)throw ye(i.replace("{}",g)),new Error(\'Unknown language: "\'+g+\'"\');let qs=Ro(ne),At="",S=R||qs,Sn={},F=new l.__emitter(l);Js();let I="",ze=0,me=0,xt=0,Ot=!1;try{if(ne.__emitTokens)ne.__emitTokens(b,F);else{for(S.matcher.considerAll();;){xt++,Ot?Ot=!1:S.matcher.considerAll(),S.matcher.lastIndex=me;let _=S.matcher.exec(b);if(!_)break;let y=b.substring(me,_.index),k=Nn(y,_);me=_.index+k}Nn(b.substring(me))}return F.finalize(),At=F.toHTML(),{language:g,value:At,relevance:ze,illegal:!1,_emitter:F,_top:S}}catch(_){if(_.message&&_.message.includes("Illegal"))return{language:g,value:rn(b),illegal:!0,relevance:0,_illegalBy:{message:_.message,index:me,context:b.slice(me-100,me+100),mode:_.mode,resultSoFar:At},_emitter:F};if(a)return{language:g,value:rn(b),illegal:!1,relevance:0,errorRaised:_,_emitter:F,_top:S};throw _}}function f(g){let b={value:rn(g),illegal:!1,relevance:0,_top:o,_emitter:new l.__emitter(l)};return b._emitter.addText(g),b}function d(g,b){b=b||l.languages||Object.keys(t);let h=f(g),R=b.filter(P).filter(W).map(Q=>m(Q,g,!1));R.unshift(h);let O=R.sort((Q,te)=>{if(Q.relevance!==te.relevance)return te.relevance-Q.relevance;if(Q.language&&te.language){if(P(Q.language).supersetOf===te.language)return 1;if(P(te.language).supersetOf===Q.language)return-1}return 0}),[D,G]=O,ee=D;return ee.secondBest=G,ee}function E(g,b,h){let R=b&&n[b]||h;g.classList.add("hljs"),g.classList.add(`language-${R}`)}function N(g){let b=null,h=p(g);if(c(h))return;if(le("before:highlightElement",{el:g,language:h}),g.dataset.highlighted){console.log("Element previously highlighted. To highlight again, first unset `dataset.highlighted`.",g);return}if(g.children.length>0&&(l.ignoreUnescapedHTML||(console.warn("One of your code blocks includes unescaped HTML. This is a potentially serious security risk."),console.warn("https://github.com/highlightjs/highlight.js/wiki/security"),console.warn("The element with unescaped HTML:"),console.warn(g)),l.throwUnescapedHTML))throw new ln("One of your code blocks includes unescaped HTML.",g.innerHTML);b=g;let R=b.textContent,O=h?u(R,{language:h,ignoreIllegals:!0}):d(R);g.innerHTML=O.value,g.dataset.highlighted="yes",E(g,h,O.language),g.result={language:O.language,re:O.relevance,relevance:O.relevance},O.secondBest&&(g.secondBest={language:O.secondBest.language,relevance:O.secondBest.relevance}),le("after:highlightElement",{el:g,result:O,text:R})}function T(g){l=vr(l,g)}let w=()=>{A(),ke("10.6.0","initHighlighting() deprecated.  Use highlightAll() now.")};function v(){A(),ke("10.6.0","initHighlightingOnLoad() deprecated.  Use highlightAll() now.")}let x=!1;function A(){function g(){A()}if(document.readyState==="loading"){x||window.addEventListener("DOMContentLoaded",g,!1),x=!0;return}document.querySelectorAll(l.cssSelector).forEach(N)}function z(g,b){let h=null;try{h=b(e)}catch(R){if(ye("Language definition for \'{}\' could not be registered.".replace("{}",g)),a)ye(R);else throw R;h=o}h.name||(h.name=g),t[g]=h,h.rawDefinition=b.bind(null,e),h.aliases&&se(h.aliases,{languageName:g})}function H(g){delete t[g];for(let b of Object.keys(n))n[b]===g&&delete n[b]}function q(){return Object.keys(t)}function P(g){return g=(g||"").toLowerCase(),t[g]||t[n[g]]}function se(g,{languageName:b}){typeof g=="string"&&(g=[g]),g.forEach(h=>{n[h.toLowerCase()]=b})}function W(g){let b=P(g);return b&&!b.disableAutodetect}function V(g){g["before:highlightBlock"]&&!g["before:highlightElement"]&&(g["before:highlightElement"]=b=>{g["before:highlightBlock"](Object.assign({block:b.el},b))}),g["after:highlightBlock"]&&!g["after:highlightElement"]&&(g["after:highlightElement"]=b=>{g["after:highlightBlock"](Object.assign({block:b.el},b))})}function Z(g){V(g),r.push(g)}function U(g){let b=r.indexOf(g);b!==-1&&r.splice(b,1)}function le(g,b){let h=g;r.forEach(function(R){R[h]&&R[h](b)})}function Pe(g){return ke("10.7.0","highlightBlock will be removed entirely in v12.0"),ke("10.7.0","Please use highlightElement now."),N(g)}Object.assign(e,{highlight:u,highlightAuto:d,highlightAll:A,highlightElement:N,highlightBlock:Pe,configure:T,initHighlighting:w,initHighlightingOnLoad:v,registerLanguage:z,unregisterLanguage:H,listLanguages:q,getLanguage:P,registerAliases:se,autoDetection:W,inherit:vr,addPlugin:Z,removePlugin:U}),e.debugMode=function(){a=!1},e.safeMode=function(){a=!0},e.versionString=Ao,e.regex={concat:Ee,lookahead:Rr,either:mt,optional:Ka,anyNumberOfTimes:Ga};for(let g in gt)typeof gt[g]=="object"&&Sr(gt[g]);return Object.assign(e,gt),e},Ae=Pr({});Ae.newInstance=()=>Pr({});Dr.exports=Ae;Ae.HighlightJS=Ae;Ae.default=Ae});var C,An,ua,ce,Mt,Xe,xn,Ze,On,It,Ct,da,De=Symbol.for("pv"),je={},Je=[],pa=/^m(i|n|o|s|text|space)$/,Lt=Array.isArray,Mn=Je.slice,be=Object.assign;function he(e){e&&e.parentNode&&e.remove()}function Ye(e,t,n,r,a){var i={type:e,props:t,key:n,ref:r,__k:null,__:null,__b:0,__e:null,__c:null,constructor:De,__v:a||++An,__i:-1,__u:0};return!a&&C.vnode&&C.vnode(i),i}function L(e){return e.children}function Ve(e,t){this.props=e,this.context=t,this.__g=0}function ue(e,t){if(t==null)return e.__&&ue(e.__,e.__i+1);for(var n;t<e.__k.length;t++)if((n=e.__k[t])&&n.__e)return n.__e;return typeof e.type!="function"||e.props.__P?null:ue(e)}function ga(e){var t,n=e.__v,r=n.__e,a=[],i=[],o=e.__P;o&&((t=be({constructor:De},n)).__v=n.__v+1,C.vnode&&C.vnode(t),Pt(o,t,n,e.__n,o.namespaceURI,32&n.__u?[r]:null,a,r||ue(n),32&n.__u,i),t.__v=n.__v,t.__.__k[t.__i]=t,$n(a,t,i),n.__=n.__e=null,t.__e!=r&&Cn(t))}function Cn(e){if((e=e.__)&&e.__c&&!e.props.__P)return e.__e=null,e.__k.some(function(t){return t&&(e.__e=t.__e)}),Cn(e)}function Rn(e){(8&e.__g||(e.__g|=8,ce.push(e),Xe++))&&Mt==C.debounceRendering||((Mt=C.debounceRendering)||queueMicrotask)(In)}function In(){try{for(var e,t=1;ce.length;)ce.length>t&&ce.sort(xn),e=ce.shift(),t=ce.length,8&e.__g&&ga(e)}finally{(Xe=ce.length)&&(Mt||queueMicrotask)(In)}}function Ln(e,t,n,r,a,i,o,l,c,p,u){var m,f,d,E,N,T,w=r.__k||Je,v=t.length;for(c=fa(n,t,w,c,v),m=0;m<v;m++)(d=n.__k[m])!=null&&(f=~d.__i&&w[d.__i]||je,d.__i=m,T=Pt(e,d,f,a,i,o,l,c,p,u),E=d.__e,(f.ref!=d.ref||8&f.__u)&&(f.ref&&Dt(f.ref,null,d,f),d.ref&&u.push(d.ref,d.__c||E,d)),N=N||E,4&d.__u?(c=Pn(d,c,e,!f.__v),f.__e&&(f.__e=null)):typeof d.type=="function"&&T!==void 0?c=T:E&&(c=E.nextSibling),d.__u&=-21);return n.__e=N,c}function fa(e,t,n,r,a){var i,o,l,c,p,u,m,f,d,E=n.length,N=E,T=0,w=0,v=e.__k=Array(a);for(i=0;i<a;i++)(o=t[i])!=null&&typeof o!="boolean"&&typeof o!="function"?(typeof o!="object"||o.constructor===String?o=v[i]=Ye(null,o):Lt(o)?o=v[i]=Ye(L,{children:o}):o.constructor===De&&o.__b?o=v[i]=Ye(o.type,o.props,o.key,o.ref,o.__v):v[i]=o,c=i+T,o.__=e,o.__b=e.__b+1,l=null,~(p=o.__i=_a(o,n,c,N))&&(N--,(l=n[p])&&(l.__u|=2)),l&&l.__v?(o.__u|=16,p==c-1?T--:p==c+1?T++:p!=c&&(p>c?T--:T++,w=1)):(~p||(a>E?T--:a<E&&T++),typeof o.type!="function"&&(o.__u|=4))):v[i]=null;if(w){for(u=[],m=[],i=0;i<a;i++)if((o=v[i])&&16&o.__u){for(T=0,f=u.length;T<f;)u[d=T+f>>1]<o.__i?T=d+1:f=d;u[T]=o.__i,m[i]=T+1}for(T=u.length;i--;)m[i]&&(m[i]==T?T--:v[i].__u|=4)}if(N)for(i=0;i<E;i++)!(l=n[i])||2&l.__u||(l.__e==r&&(r=ue(l)),$t(l,l));return r}function Pn(e,t,n,r){var a,i,o,l;if(typeof e.type=="function"){if(e.props.__P)return t;if(a=e.__k)for(i=0;i<a.length;i++)a[i]&&(a[i].__=e,t=Pn(a[i],t,n,!1));return t}for(t&&!t.parentNode&&(t=ue(e))&&!t.parentNode&&(t=null),o=e.__e,l=t;l&&l.nodeType==8;)l=l.nextSibling;for(o!=l&&(!r&&n.moveBefore&&o.parentNode?n.moveBefore(o,t):n.insertBefore(o,t||null)),t=o;(t=t&&t.nextSibling)&&t.nodeType==8&&!t.data.startsWith("$s"););return t}function _a(e,t,n,r){var a,i=e.key,o=e.type,l=t[n],c=l&&!(2&l.__u);if(l===null&&i==null||c&&i==l.key&&o==l.type)return n;if(r>(c?1:0)){for(a=n-1;a>=0;a--)if((l=t[a])&&!(2&l.__u)&&i==l.key&&o==l.type)return a;for(a=n+1;a<t.length;a++)if((l=t[a])&&!(2&l.__u)&&i==l.key&&o==l.type)return a}return-1}function kn(e,t,n){n==null&&(n=""),t[0]=="-"?e.setProperty(t,n):e[t]=n}function We(e,t,n,r,a){var i,o;if(t=="style")if(typeof n=="string")e.style.cssText=n;else{if(typeof r=="string"&&(e.style.cssText=r=""),r)for(t in r)n&&t in n||kn(e.style,t);if(n)for(t in n)r&&n[t]==r[t]||kn(e.style,t,n[t])}else if(t[0]=="o"&&t[1]=="n")typeof n!="function"&&(n=null),typeof r!="function"&&(r=null),(e.__e||(e.__e={}))[t]=n,n&&r||(o=Ct[t]||(Ct[t]=ma(t)),(e.__a||(e.__a={}))[t]=It,i=t!=(t=t.replace(On,"$1")),(t=t.slice(2))[0]<"a"&&(t=t.toLowerCase()),n?e.addEventListener(t,o,i):e.removeEventListener(t,o,i));else{if(a=="http://www.w3.org/2000/svg")t=t.replace(/xlink(H|:h)/,"h").replace(/sName$/,"s");else if(t!="width"&&t!="height"&&t!="href"&&t!="list"&&t!="form"&&t!="tabIndex"&&t!="download"&&t!="rowSpan"&&t!="colSpan"&&t!="role"&&t!="popover"&&t in e)try{return void(e[t]=n??"")}catch{}if(typeof n=="function")return;n==null||n===!1&&t[4]!="-"?e.removeAttribute(t):e.setAttribute(t,t=="popover"&&n==1?"":n)}}function ma(e){return function(t){var n=this.__e;if(n){if(n=n[e],t[Ze]==null)t[Ze]=It++;else if(t[Ze]<this.__a[e])return;return n(C.event?C.event(t):t)}}}function Pt(e,t,n,r,a,i,o,l,c,p){var u,m,f,d,E,N,T,w,v,x,A,z,H,q,P,se,W,V,Z=t.type;if(t.constructor!==De)return null;128&n.__u&&(c=32&n.__u,u=n.__c.__z)&&(t.__u|=c,m=i=[],u.nodeType==8?l=Qe(u,i):i.push(u),l=i[0]||l),(u=C.__b)&&u(t);e:if(typeof Z=="function"){f=o.length;try{if(w=t.props,v=(u=Z.prototype)&&u.render,x=(u=Z.contextType)&&r[u.__c],A=u?x?x.props.value:u.__:r,(d=n.__c)?(t.__c=d,2&d.__g&&(d.__g|=1)):(v?t.__c=d=new Z(w,A):(t.__c=d=new Ve(w,A),d.constructor=Z,d.render=ba),x&&x.sub(d),d.state||(d.state={}),d.__n=r,d.__g|=8,d.__h=[],d.__k=[]),v&&(d.__s||(d.__s=d.state),Z.getDerivedStateFromProps&&(d.__s==d.state&&(d.__s=be({},d.__s)),be(d.__s,Z.getDerivedStateFromProps(w,d.__s)))),E=d.props,N=d.state,d.__v=t,n.__c){if(w!==E&&v&&!Z.getDerivedStateFromProps&&d.componentWillReceiveProps&&d.componentWillReceiveProps(w,A),t.__v==n.__v&&!(8&d.__g)||!(4&d.__g)&&d.shouldComponentUpdate&&d.shouldComponentUpdate(w,d.__s,A)===!1){t.__v!=n.__v&&(d.props=w,d.state=d.__s,d.__g&=-9),t.__e=n.__e,t.__k=n.__k,t.__k.some(function(U){U&&(U.__=t)}),Je.push.apply(d.__h,d.__k),d.__k=[],d.__h.length&&o.push(d),l=ue(n);break e}d.componentWillUpdate&&d.componentWillUpdate(w,d.__s,A),v&&d.componentDidUpdate&&d.__h.push(function(){d.componentDidUpdate(E,N,T)})}else v&&!Z.getDerivedStateFromProps&&d.componentWillMount&&d.componentWillMount(),v&&d.componentDidMount&&d.__h.push(d.componentDidMount);d.context=A,d.props=w,d.__P=e,d.__g&=-5,z=C.__r,H=v?25:0;do d.__g&=-9,z&&z(t),u=d.render(d.props,d.state=d.__s,d.context);while(8&d.__g&&++H<25);v&&(Je.push.apply(d.__h,d.__k),d.__k=[]),d.state=d.__s,d.getChildContext&&(r=be({},r,d.getChildContext())),v&&n.__c&&d.getSnapshotBeforeUpdate&&(T=d.getSnapshotBeforeUpdate(E,N)),q=u&&u.type===L&&u.key==null?u.props.children:u,w.__P&&(u=l,a=(e=w.__P).namespaceURI,c=i=null,n.props&&n.props.__P!=e&&(n.__k.some(function(U){U&&$t(U,U)}),n.__k=null),l=n.__k?ue(n,0):null),l=Ln(e,Lt(q)?q:[q],t,n,r,a,i,o,l,c,p),w.__P&&(t.__e=null,l=u),t.__u&=-161,m&&m.some(he),d.__h.length&&o.push(d),1&d.__g&&(d.__g&=-4)}catch(U){if(o.length=f,t.__v=null,c||i)if(U&&U.then){if(t.__u|=128|c,i){for(~(W=i.indexOf(l||void 0))||(W=i.length);(V=i[W-1])&&V.nodeType==8;)W--;for(;W<i.length;W++)if(V=i[W])if(i[W]=null,P){if(V==se)break}else{if(V.nodeType!=8)break;V.data.startsWith("$s")&&(se=Qe(P=V))}}if(!P){for(;l&&l.nodeType==8&&l.nextSibling;)l=l.nextSibling;P=l}(u=Qe(P=t.__c.__z||(t.__c.__z=P)))?(t.__e=P,l=u):t.__e=l,l=l&&l.nextSibling}else i&&i.some(he);else t.__e=n.__e;t.__k||(t.__k=n.__k||[]),U&&U.then||Dn(t),C.__e(U,t,n)}}else l=t.__e=ha(n.__e,t,n,r,a,i,o,c,p,e);return(u=C.diffed)&&u(t),l}function Qe(e,t){if(e&&e.nodeType==8&&e.data.startsWith("$s"))for(var n=1;e=e.nextSibling;){if(e.nodeType==8){if(e.data.startsWith("$s"))n++;else if(e.data.startsWith("/$s")&&!--n)return e}t&&t.push(e)}}function Dn(e){e&&(e.__c&&(e.__c.__g|=4),e.__k&&e.__k.some(Dn))}function $n(e,t,n){for(var r=0;r<n.length;)Dt(n[r++],n[r++],n[r++]);C.__c&&C.__c(t,e),e.some(function(a){try{e=a.__h,a.__h=[],e.some(function(i){i.call(a)})}catch(i){C.__e(i,a.__v)}})}function ha(e,t,n,r,a,i,o,l,c,p){var u,m,f,d,E,N,T,w,v=n.props||je,x=t.props,A=t.type;if(A=="svg"?a="http://www.w3.org/2000/svg":A=="math"?a="http://www.w3.org/1998/Math/MathML":a||(a="http://www.w3.org/1999/xhtml"),i){for(u=0;u<i.length;u++)if((E=i[u])&&(A?E.localName==A:E.nodeType==3)){e=E,i[u]=null;break}}if(!e){if(w=p.ownerDocument||document,!A)return w.createTextNode(x);e=w.createElementNS(a,A,x.is?x:p),l&&(C.__m&&C.__m(t,i),l=!1),i=null}if(A){if(p=A=="template"&&e.content||e,i=A=="textarea"&&x.defaultValue!=null?null:i&&Mn.call(p.childNodes),!l&&i)for(v={},u=0;u<e.attributes.length;u++)v[(E=e.attributes[u]).name]=E.value;for(u in v)E=v[u],u=="dangerouslySetInnerHTML"?f=E:u=="children"||u in x||u=="value"&&"defaultValue"in x||u=="checked"&&"defaultChecked"in x||We(e,u,null,E,a);for(u in x)E=x[u],u=="children"?d=E:u=="dangerouslySetInnerHTML"?m=E:u=="value"?N=E:u=="checked"?T=E:l&&typeof E!="function"||v[u]===E||We(e,u,E,v[u],a);m?(l||f&&(m.__html==f.__html||m.__html==e.innerHTML)||(e.innerHTML=m.__html),t.__k=[]):(f&&(e.textContent=""),(A=="foreignObject"||a=="http://www.w3.org/1998/Math/MathML"&&pa.test(A))&&(a="http://www.w3.org/1999/xhtml"),Ln(p,Lt(d)?d:[d],t,n,r,a,i,o,i?i[0]:n.__k&&ue(n,0),l,c),i&&i.some(he)),l&&A!="textarea"||(u="value",A=="progress"&&N==null?e.removeAttribute(u):N==null||N===e[u]&&(A!="progress"||N)||We(e,u,N,v[u],a),u="checked",T!=null&&T!=e[u]&&We(e,u,T,v[u],a))}else v===x||l&&e.data==x||(e.data=x);return e}function Dt(e,t,n,r){try{typeof e=="function"?t?t.__x=e(t)||1:r&&(r=r.__c||r.__e)&&(t=r.__x)&&(r.__x=null,typeof t=="function"?t():e(null)):e.current=t}catch(a){C.__e(a,n)}}function $t(e,t,n){var r,a,i,o;if(C.unmount&&C.unmount(e),!(r=e.ref)||r.current&&r.current!=e.__e||Dt(r,null,t,e),r=e.__c){if(r.componentWillUnmount)try{r.componentWillUnmount()}catch(l){C.__e(l,t)}r.__P=r.__n=null}if(r=e.__k)for(o=0;o<r.length;o++)r[o]&&$t(r[o],t,typeof e.type!="function"||n&&!e.props.__P);!n&&(r=e.__c)&&(r=r.__z)&&(a=Qe(r,i=[]))&&(r==e.__e&&i.some(he),he(a),he(r)),n||he(e.__e),e.__e=e.__c=e.__=null}function ba(e,t,n){return this.constructor(e,n)}function Bt(e,t){var n,r,a,i;C.__&&C.__(e,t),t.nodeType==9&&(t=t.documentElement),r=(n=e&&32&e.__u)?null:t.__k,t.__k=Ye(L,{children:[e]}),a=[],i=[],Pt(t,t.__k,r||je,je,t.namespaceURI,r?null:t.firstChild?Mn.call(t.childNodes):null,a,r?r.__e:t.firstChild,n,i),$n(a,t.__k,i),t.__k.props.children=null}C={__e:function(e,t,n,r){for(var a,i,o;t=t.__;)if((a=t.__c)&&!(1&a.__g)){a.__g|=4;try{if((o=(i=a.constructor)&&i.getDerivedStateFromError)&&a.setState(i.getDerivedStateFromError(e)),a.componentDidCatch&&(a.componentDidCatch(e,r||{}),o=1),o&&8&a.__g)return void(a.__g|=2)}catch(l){e=l}}throw Xe=0,e}},An=0,ua=function(e){return e!=null&&e.constructor===De},Ve.prototype.setState=function(e,t){var n=this.__s;n&&n!=this.state||(n=this.__s=be({},this.state)),typeof e=="function"&&(e=e(be({},n),this.props)),e&&(be(n,e),this.__v&&(t&&this.__k.push(t),Rn(this)))},Ve.prototype.forceUpdate=function(e){this.__v&&(this.__g|=4,e&&this.__h.push(e),Rn(this))},Ve.prototype.render=L,ce=[],Xe=0,xn=function(e,t){return e.__v.__b-t.__v.__b},Ze=Symbol(),On=/(PointerCapture)$|Capture$/i,It=0,Ct={},da=0;var Te,B,Ut,Bn,Ft=Object.is,qe=0,Yn=[],Ht=[],$=C,Un=$.__b,Fn=$.__r,Hn=$.diffed,Gn=$.__c,Kn=$.unmount,zn=$.__;function et(e,t){$.__h&&$.__h(B,e,qe||t),qe=0;var n=B.__H||(B.__H={__:[],__h:[]});return e>=n.__.length&&n.__.push({}),n.__[e]}function de(e){return qe=1,ya(Xn,e)}function ya(e,t,n){var r=et(Te++,2);if(r.t=e,!r.__c&&(r.__=[n?n(t):Xn(void 0,t),function(i){var o=(r.__N||r.__)[0],l=r.t(o,i);Ft(o,l)||(r.__N=[l,r.__[1]],r.__c.setState({}))}],r.__c=B,!B.__f)){B.__f=!0;var a=B.shouldComponentUpdate;B.shouldComponentUpdate=function(i,o,l){var c=this.__H;if(!c)return!0;var p=!1,u=this.props!=i;if(c.__.some(function(f){f.__N&&(p=!0,Ft(f.__[0],f.__N[0])||(u=!0))}),a){var m=a.call(this,i,o,l);return p?m||u:m}return!p||u}}return r.__}function ve(e,t){var n=et(Te++,3);!$.__s&&Kt(n.__H,t)&&(n.__P=!0,n.__=e,n.u=t,B.__H.__h.push(n))}function Vn(e,t){var n=et(Te++,4);!$.__s&&Kt(n.__H,t)&&(n.__P=!1,n.__=e,n.u=t,B.__h.push(n))}function Qn(e){return qe=5,Y(function(){return{current:e}},[])}function Y(e,t){var n=et(Te++,7);return Kt(n.__H,t)&&(n.__=e(),n.__H=t),n.__}function Ea(){var e;do{for(;e=Ht.shift();)try{$e(e)}catch(n){$.__e(n,{__:(e=e.__P)&&e.__v})}for(;e=Yn.shift();){var t=e.__H;if(e.__P&&t)try{t.__h.some($e),t.__h.some(Gt),t.__h=[]}catch(n){t.__h=[],$.__e(n,e.__v)}}}while(Ht.length)}$.__b=function(e){B=null,Un&&Un(e)},$.__=function(e,t){e&&t.__k&&t.__k.__m&&(e.__m=t.__k.__m),zn&&zn(e,t)},$.__r=function(e){Fn&&Fn(e),Te=0;var t=(B=e.__c).__H;t&&(Ut==B?B.__h=[]:(t.__h.some($e),t.__h.some(Gt),Te=0),t.__h=[],t.__.some(function(n){n.__N&&(n.__=n.__N),n.u=n.__N=void 0})),Ut=B},$.diffed=function(e){Hn&&Hn(e);var t=e.__c;t&&t.__H&&(t.__H.__h.length&&Zn(Yn.push(t)),t.__H.__.some(function(n){n.u&&(n.__H=n.u)})),Ut=B=null},$.__c=function(e,t){t.some(function(n){try{n.__h.some($e),n.__h=n.__h.filter(function(r){return!r.__||Gt(r)})}catch(r){n.__h=[function(){throw r}]}}),Gn&&Gn(e,t)},$.unmount=function(e){Kn&&Kn(e);var t,n,r=e.__c;r&&r.__H&&(r.__H.__.some(function(a){try{if(a.__P&&a.__c){if(n===void 0){for(n=e.__;n&&(!n.__c||!n.__c.__P);)n=n.__;n=n&&n.__c}a.__P=n,Zn(Ht.push(a))}else $e(a)}catch(i){t=i}}),r.__H=void 0,t&&$.__e(t,r.__v))};var Wn=typeof requestAnimationFrame=="function";function Ta(e){var t,n=function(){clearTimeout(r),Wn&&cancelAnimationFrame(t),setTimeout(e)},r=setTimeout(n,35);Wn&&(t=requestAnimationFrame(n))}function Zn(e){e!=1&&Bn==$.requestAnimationFrame||((Bn=$.requestAnimationFrame)||Ta)(Ea)}function $e(e){var t=B,n=e.__c;typeof n=="function"&&(e.__c=void 0,n()),B=t}function Gt(e){var t=B;e.__c=e.__(),B=t}function Kt(e,t){return!e||e.length!=t.length||t.some(function(n,r){return!Ft(n,e[r])})}function Xn(e,t){return typeof t=="function"?t(e):t}var va=["task","agent","attempt","outcome","code","target","lost","seconds","tokens","costUsd"],pe={text:"",outcome:null,agent:null,repository:null,code:null,mark:null,sort:null,isDescending:!1,page:1},tt=["resolved","unresolved","error","not-run"],Na=["suspect","note","disputed","unverified","second-verdict"],zt=(e,t)=>e.find(n=>n===t)??null,jn=e=>e!==null&&/^\\d{1,9}$/.test(e)?Number(e):null,Jn=e=>{let t=new URLSearchParams(e);return{text:t.get("q")??"",outcome:zt(tt,t.get("outcome")),agent:jn(t.get("agent")),repository:t.get("repository"),code:t.get("code"),mark:zt(Na,t.get("mark")),sort:zt(va,t.get("sort")),isDescending:t.get("order")==="down",page:Math.max(1,jn(t.get("page"))??1)}},Ne=e=>{let t=new URLSearchParams;return e.text!==""&&t.set("q",e.text),e.outcome!==null&&t.set("outcome",e.outcome),e.agent!==null&&t.set("agent",String(e.agent)),e.repository!==null&&t.set("repository",e.repository),e.code!==null&&t.set("code",e.code),e.mark!==null&&t.set("mark",e.mark),e.sort!==null&&t.set("sort",e.sort),e.isDescending&&t.set("order","down"),e.page>1&&t.set("page",String(e.page)),t.toString()},Sa=new Intl.Collator("en",{numeric:!0}),wa=(e,t)=>{switch(t){case"outcome":return tt.indexOf(e.outcome);case"target":return e.target===null||e.target[1]===0?null:e.target[0]/e.target[1];case"lost":return e.lost?.[0]??null;case"code":return e.code===""?null:e.code;default:return e[t]}},Ra=(e,t)=>typeof e=="number"&&typeof t=="number"?e-t:Sa.compare(String(e),String(t)),qn=e=>({data:e,texts:e.rows.map(t=>[t.task,e.agents[t.agent],t.repository,t.code,t.message,t.name,t.outcome].join(`\n`).toLowerCase())}),Wt=({text:e})=>e.toLowerCase().split(/\\s+/).filter(Boolean),nt=({data:e,texts:t},n)=>{let{rows:r}=e,a=Wt(n),i=r.flatMap((c,p)=>(n.outcome===null||c.outcome===n.outcome)&&(n.agent===null||c.agent===n.agent)&&(n.repository===null||c.repository===n.repository)&&(n.code===null||c.code===n.code)&&(n.mark===null||c.marks.includes(n.mark))&&a.every(m=>t[p].includes(m))?[p]:[]),{sort:o}=n;if(o===null)return i;let l=n.isDescending?-1:1;return i.map(c=>({index:c,value:wa(r[c],o)})).sort((c,p)=>c.value===null||p.value===null?c.value===p.value?c.index-p.index:c.value===null?1:-1:l*Ra(c.value,p.value)||c.index-p.index).map(({index:c})=>c)},er=(e,t)=>e.sort!==t?{...e,sort:t,isDescending:!1,page:1}:e.isDescending?{...e,sort:null,isDescending:!1,page:1}:{...e,isDescending:!0,page:1};var Zt={view:"overview",trial:-1,query:pe},tr=e=>{if(e===""||e==="#"||e==="#/")return Zt;let t=/^#\\/(tasks|trials|trial\\/(\\d{1,9}))(?:\\?(.*))?$/s.exec(e);if(t===null)return null;let[,n="",r,a=""]=t,i=Jn(a);return r!==void 0?{view:"trial",trial:Number(r),query:i}:{view:n==="tasks"?"tasks":"trials",trial:-1,query:i}},J=({view:e,trial:t,query:n})=>{if(e==="overview")return"#/";let r=Ne(n),a=e==="trial"?`trial/${t}`:e;return r===""?`#/${a}`:`#/${a}?${r}`};var rt=Zt,Yt=new Set,Vt=()=>{let e=tr(location.hash);if(e!==null){rt=e;for(let t of Yt)t(e)}};addEventListener("hashchange",Vt);Vt();var st=()=>rt,at=(e,{replaces:t=!1}={})=>{let n=J(e);t?history.replaceState(null,"",n):history.pushState(null,"",n),Vt()},ot=(e,t)=>at({view:e,trial:-1,query:t},{replaces:!0}),Qt=()=>{let[e,t]=de(rt);return ve(()=>(Yt.add(t),t(rt),()=>{Yt.delete(t)}),[]),e};var j=(e,t,n=`${t}s`)=>`${e} ${e===1?t:n}`;var ka=Symbol.for("pv"),Aa=0;function s(e,t,n,r,a,i){t||(t={});var o,l,c=t;if("ref"in c&&typeof e!="function")for(l in c={},t)l=="ref"?o=t[l]:c[l]=t[l];var p={type:e,props:c,key:n,ref:o,__k:null,__:null,__b:0,__e:null,__c:null,constructor:ka,__v:--Aa,__i:-1,__u:0};return(a||i)&&(p.__source=a,p.__self=i),C.vnode&&C.vnode(p),p}var oe=({label:e,kind:t,children:n})=>s("section",{class:t,tabIndex:0,"aria-label":e,children:n});var Xt=e=>{let t=new Map;for(let n of e)t.set(n,(t.get(n)??0)+1);return[...t].sort(([,n],[,r])=>r-n)},nr=e=>{let t=n=>Xt(n.filter(r=>r!=="")).slice(0,300);return{outcomes:new Map(Xt(e.map(({outcome:n})=>n))),repositories:t(e.map(({repository:n})=>n)),codes:t(e.filter(({code:n})=>n!=="not-run").map(({code:n})=>n)),marks:Xt(e.flatMap(({marks:n})=>n))}};var Be={resolved:"resolved",unresolved:"unresolved",error:"no verdict","not-run":"not run"},jt={suspect:"suspect",disputed:"disputed","second-verdict":"verified twice",unverified:"unverified",note:"note"},xa=({outcome:e})=>{switch(e){case"resolved":return s("path",{class:"shape",d:"M2.5 8.5l3.5 3.5 7-8"});case"unresolved":return s("path",{class:"shape",d:"M3.5 3.5l9 9m0-9l-9 9"});case"error":return s("path",{class:"shape",d:"M8 2.5v7M8 12.5v.6"});case"not-run":return s("path",{class:"shape",d:"M4 8h8"})}},Ue=({outcome:e})=>s("svg",{class:`outcome-icon ${e}`,width:"12",height:"12",viewBox:"0 0 16 16","aria-hidden":"true",children:s(xa,{outcome:e})}),Se=({outcome:e})=>s("span",{class:`outcome ${e}`,children:[s(Ue,{outcome:e}),Be[e]]}),it=({marks:e})=>s(L,{children:e.map(t=>s("span",{class:`badge ${t}`,children:jt[t]},t))});var lt=({label:e,value:t,choices:n,onChange:r})=>s("label",{class:"select",children:[s("span",{children:e}),s("select",{value:t,onChange:a=>r(a.currentTarget.value),children:n.map(a=>s("option",{value:a.value,children:a.text},a.value))})]});var qt="kb-search",ct=({label:e,value:t,choices:n,onChange:r})=>s(lt,{label:e,value:t??"",choices:[{value:"",text:"all"},...n],onChange:a=>r(a===""?null:a)}),Jt=(e,t=n=>n)=>e.map(([n,r])=>({value:n,text:`${t(n)} (${r})`})),Oa=({facets:e,query:t,set:n})=>s("fieldset",{class:"chips",children:[s("legend",{class:"visually-hidden",children:"Outcome"}),tt.filter(r=>e.outcomes.has(r)).map(r=>s("button",{type:"button",class:`chip ${r}`,"aria-pressed":t.outcome===r,onClick:()=>n({outcome:t.outcome===r?null:r}),children:[s(Ue,{outcome:r}),Be[r]," ",s("span",{class:"count",children:e.outcomes.get(r)})]},r))]}),rr=({data:{rows:e,agents:t},query:n,only:r,onQuery:a,children:i})=>{let o=Y(()=>nr(e),[e]),l=u=>a({...n,page:1,...u}),c=r==="trials",p=Ne({...n,sort:null,isDescending:!1,page:1})!=="";return s("search",{class:"filters",children:[s("label",{class:"search",children:[s("span",{class:"visually-hidden",children:"Search"}),s("input",{id:qt,type:"search",placeholder:c?"Search task, reason, message…":"Search task…",value:n.text,onInput:u=>l({text:u.currentTarget.value})}),s("kbd",{children:"/"})]}),c&&s(Oa,{facets:o,query:n,set:l}),c&&t.length>1&&s(ct,{label:"Agent",value:n.agent===null?null:String(n.agent),choices:t.map((u,m)=>({value:String(m),text:u})),onChange:u=>l({agent:u===null?null:Number(u)})}),o.repositories.length>1&&s(ct,{label:"Repository",value:n.repository,choices:Jt(o.repositories),onChange:u=>l({repository:u})}),c&&o.codes.length>1&&s(ct,{label:"Reason",value:n.code,choices:Jt(o.codes),onChange:u=>l({code:u})}),c&&o.marks.length>0&&s(ct,{label:"Marked",value:n.mark,choices:Jt(o.marks,u=>jt[u]),onChange:u=>l({mark:u})}),i,p&&s("button",{type:"button",class:"plain",onClick:()=>a({...pe,sort:n.sort,isDescending:n.isDescending}),children:"Clear"})]})};var sr=e=>Math.max(1,Math.ceil(e/100)),ar=({count:e,page:t,isPrinted:n,onPage:r})=>{let a=sr(e);if(a===1||n)return null;let i=o=>{r(o),scrollTo(0,0)};return s("nav",{class:"pager","aria-label":"Pages",children:[s("button",{type:"button",disabled:t<=1,onClick:()=>i(1),children:"First"}),s("button",{type:"button",disabled:t<=1,onClick:()=>i(t-1),children:"Previous"}),s("span",{children:["Page ",t," of ",a]}),s("button",{type:"button",disabled:t>=a,onClick:()=>i(t+1),children:"Next"}),s("button",{type:"button",disabled:t>=a,onClick:()=>i(a),children:"Last"})]})},or=(e,{page:t,isPrinted:n})=>{if(n)return{shown:e.slice(0,2e3),page:1};let r=Math.min(t,sr(e.length));return{shown:e.slice((r-1)*100,r*100),page:r}};var Ma={trials:{title:"Trials",one:"trial"},tasks:{title:"Tasks",one:"task"}},ut=({view:e,data:t,query:n,isPrinted:r,total:a,selected:i,controls:o,table:l})=>{let{title:c,one:p}=Ma[e],{shown:u,page:m}=or(i,{page:n.page,isPrinted:r}),f=d=>ot(e,d);return s("section",{class:"list",children:[s("h2",{tabIndex:-1,children:c}),s(rr,{data:t,query:n,only:e,onQuery:f,children:o}),s("p",{class:"status",role:"status",children:[i.length===a?j(a,p):`${i.length} of ${j(a,p)}`,r&&u.length<i.length&&`, the first ${u.length} printed`]}),s(oe,{label:c,kind:"scroll",children:l(u)}),i.length===0&&s("p",{class:"empty",children:["No ",p," matches."]}),s(ar,{count:i.length,page:m,isPrinted:r,onPage:d=>f({...n,page:d})})]})};var en={task:"by name",hardest:"hardest first",easiest:"easiest first",divided:"where agents differ most"},lr=(e,t)=>{let n=new Map;return e.forEach(({task:r,agent:a},i)=>{let o=n.get(r);o===void 0&&(o=Array.from({length:t},()=>[]),n.set(r,o)),o[a]?.push(i)}),[...n].map(([r,a])=>{for(let c of a)c.sort((p,u)=>e[p].attempt-e[u].attempt);let i=a.flat().map(c=>e[c]),o=i.filter(({outcome:c})=>c==="resolved").length,l=i.filter(({outcome:c})=>c==="unresolved").length;return{task:r,repository:i.find(({repository:c})=>c!=="")?.repository??"",byAgent:a,resolved:o,scored:o+l}})},we=({resolved:e,scored:t})=>t===0?0:e/t,ir=e=>we(e)*(1-we(e)),Ca=new Intl.Collator("en",{numeric:!0}),cr=(e,t)=>{let n=Wt(t);return e.filter(({task:r,repository:a})=>{let i=`${r}\n${a}`.toLowerCase();return(t.repository===null||a===t.repository)&&n.every(o=>i.includes(o))})},ur=(e,t)=>{let n=(a,i)=>Ca.compare(a.task,i.task),r={task:n,hardest:(a,i)=>we(a)-we(i)||n(a,i),easiest:(a,i)=>we(i)-we(a)||n(a,i),divided:(a,i)=>ir(i)-ir(a)||n(a,i)};return[...e].sort(r[t])};var Ia=Object.keys(en).map(e=>({value:e,text:en[e]})),dr=({outcome:e,attempt:t,code:n})=>`attempt ${t}: ${Be[e]}${n===""||e==="not-run"?"":`, ${n}`}`,La=({row:e,trial:t})=>s("a",{class:`mark ${e.outcome}`,href:J({view:"trial",trial:t,query:{...pe,text:e.task}}),title:dr(e),"aria-label":dr(e),children:s(Ue,{outcome:e.outcome})}),Pa=({task:e,rows:t})=>s("tr",{children:[s("th",{scope:"row",children:e.task||"(no name)"}),e.byAgent.map((n,r)=>s("td",{children:s("span",{class:"marks",children:n.map(a=>s(La,{row:t[a],trial:a},a))})},r)),s("td",{class:"number",children:[e.resolved,"/",e.scored]})]}),pr=({index:{data:e},query:t,isPrinted:n})=>{let{rows:r,agents:a}=e,[i,o]=de("task"),l=Y(()=>lr(r,a.length),[r,a]),c=Y(()=>ur(cr(l,t),i),[l,t,i]);return s(ut,{view:"tasks",data:e,query:t,isPrinted:n,selected:c,total:l.length,controls:s(lt,{label:"Order",value:i,choices:Ia,onChange:p=>o(p)}),table:p=>s("table",{class:"matrix",children:[s("thead",{children:s("tr",{children:[s("th",{scope:"col",children:"Task"}),a.map(u=>s("th",{scope:"col",children:u},u)),s("th",{scope:"col",class:"number",children:"Resolved"})]})}),s("tbody",{children:p.map(u=>s(Pa,{task:u,rows:r},u.task))})]})})};var dt=["auto","light","dark"],gr="kotlin-bench-theme",Da=()=>{try{return dt.find(e=>e===localStorage.getItem(gr))??"auto"}catch{return"auto"}},$a=e=>{try{localStorage.setItem(gr,e)}catch{}},tn={auto:"Auto",light:"Light",dark:"Dark"},fr=()=>{let[e,t]=de(Da);Vn(()=>{document.documentElement.dataset.theme=e,$a(e)},[e]);let n=dt[(dt.indexOf(e)+1)%dt.length];return s("button",{type:"button",class:"theme","aria-label":`Colours: ${tn[e]}. Change to ${tn[n]}`,onClick:()=>t(n),children:[s("svg",{width:"14",height:"14",viewBox:"0 0 16 16","aria-hidden":"true",children:[s("circle",{cx:"8",cy:"8",r:"6.5",class:"ring"}),s("path",{d:"M8 1.5a6.5 6.5 0 0 1 0 13z",class:"half"})]}),tn[e]]})};var pt={rows:"kb-rows",places:"kb-places",block:e=>`kb-block-${e}`};var Ba=e=>{let t=atob(e),n=new Uint8Array(t.length);for(let r=0;r<t.length;r++)n[r]=t.charCodeAt(r);return n},nn=async e=>{let t=document.getElementById(e)?.textContent??"",n=new Blob([Ba(t)]).stream().pipeThrough(new DecompressionStream("gzip"));return JSON.parse(await new Response(n).text())},_r=async()=>await nn(pt.rows),mr=async()=>await nn(pt.places),Ua=8,Re=new Map,hr=async([e,t])=>{let n=Re.get(e)??nn(pt.block(e));return Re.delete(e),Re.set(e,n),Re.size>Ua&&Re.delete(Re.keys().next().value),(await n)[t]};var Br=ca($r(),1);var dn=Br.default;function Ur(e){let t=e.regex,n={},r={begin:/\\$\\{/,end:/\\}/,contains:["self",{begin:/:-/,contains:[n]}]};Object.assign(n,{className:"variable",variants:[{begin:t.concat(/\\$[\\w\\d#@][\\w\\d_]*/,"(?![\\\\w\\\\d])(?![$])")},r]});let a={className:"subst",begin:/\\$\\(/,end:/\\)/,contains:[e.BACKSLASH_ESCAPE]},i=e.inherit(e.COMMENT(),{match:[/(^|\\s)/,/#.*$/],scope:{2:"comment"}}),o={begin:/<<-?\\s*(?=\\w+)/,starts:{contains:[e.END_SAME_AS_BEGIN({begin:/(\\w+)/,end:/(\\w+)/,className:"string"})]}},l={className:"string",begin:/"/,end:/"/,contains:[e.BACKSLASH_ESCAPE,n,a]};a.contains.push(l);let c={match:/\\\\"/},p={className:"string",begin:/\'/,end:/\'/},u={match:/\\\\\'/},m={begin:/\\$?\\(\\(/,end:/\\)\\)/,contains:[{begin:/\\d+#[0-9a-f]+/,className:"number"},e.NUMBER_MODE,n]},f=["fish","bash","zsh","sh","csh","ksh","tcsh","dash","scsh"],d=e.SHEBANG({binary:`(${f.join("|")})`,relevance:10}),E={className:"function",begin:/\\w[\\w\\d_]*\\s*\\(\\s*\\)\\s*\\{/,returnBegin:!0,contains:[e.inherit(e.TITLE_MODE,{begin:/\\w[\\w\\d_]*/})],relevance:0},N=["if","then","else","elif","fi","time","for","while","until","in","do","done","case","esac","coproc","function","select"],T=["true","false"],w={match:/(\\/[a-z._-]+)+/},v=["break","cd","continue","eval","exec","exit","export","getopts","hash","pwd","readonly","return","shift","test","times","trap","umask","unset"],x=["alias","bind","builtin","caller","command","declare","echo","enable","help","let","local","logout","mapfile","printf","read","readarray","source","sudo","type","typeset","ulimit","unalias"],A=["autoload","bg","bindkey","bye","cap","chdir","clone","comparguments","compcall","compctl","compdescribe","compfiles","compgroups","compquote","comptags","comptry","compvalues","dirs","disable","disown","echotc","echoti","emulate","fc","fg","float","functions","getcap","getln","history","integer","jobs","kill","limit","log","noglob","popd","print","pushd","pushln","rehash","sched","setcap","setopt","stat","suspend","ttyctl","unfunction","unhash","unlimit","unsetopt","vared","wait","whence","where","which","zcompile","zformat","zftp","zle","zmodload","zparseopts","zprof","zpty","zregexparse","zsocket","zstyle","ztcp"],z=["chcon","chgrp","chown","chmod","cp","dd","df","dir","dircolors","ln","ls","mkdir","mkfifo","mknod","mktemp","mv","realpath","rm","rmdir","shred","sync","touch","truncate","vdir","b2sum","base32","base64","cat","cksum","comm","csplit","cut","expand","fmt","fold","head","join","md5sum","nl","numfmt","od","paste","ptx","pr","sha1sum","sha224sum","sha256sum","sha384sum","sha512sum","shuf","sort","split","sum","tac","tail","tr","tsort","unexpand","uniq","wc","arch","basename","chroot","date","dirname","du","echo","env","expr","factor","groups","hostid","id","link","logname","nice","nohup","nproc","pathchk","pinky","printenv","printf","pwd","readlink","runcon","seq","sleep","stat","stdbuf","stty","tee","test","timeout","tty","uname","unlink","uptime","users","who","whoami","yes"];return{name:"Bash",aliases:["sh","zsh"],keywords:{$pattern:/\\b[a-z][a-z0-9._-]+\\b/,keyword:N,literal:T,built_in:[...v,...x,"set","shopt",...A,...z]},contains:[d,e.SHEBANG(),E,m,i,o,w,l,c,p,u,n]}}function Fr(e){return{name:"Gradle",case_insensitive:!0,keywords:["task","project","allprojects","subprojects","artifacts","buildscript","configurations","dependencies","repositories","sourceSets","description","delete","from","into","include","exclude","source","classpath","destinationDir","includes","options","sourceCompatibility","targetCompatibility","group","flatDir","doLast","doFirst","flatten","todir","fromdir","ant","def","abstract","break","case","catch","continue","default","do","else","extends","final","finally","for","if","implements","instanceof","native","new","private","protected","public","return","static","switch","synchronized","throw","throws","transient","try","volatile","while","strictfp","package","import","false","null","super","this","true","antlrtask","checkstyle","codenarc","copy","boolean","byte","char","class","double","float","int","interface","long","short","void","compile","runTime","file","fileTree","abs","any","append","asList","asWritable","call","collect","compareTo","count","div","dump","each","eachByte","eachFile","eachLine","every","find","findAll","flatten","getAt","getErr","getIn","getOut","getText","grep","immutable","inject","inspect","intersect","invokeMethods","isCase","join","leftShift","minus","multiply","newInputStream","newOutputStream","newPrintWriter","newReader","newWriter","next","plus","pop","power","previous","print","println","push","putAt","read","readBytes","readLines","reverse","reverseEach","round","size","sort","splitEachLine","step","subMap","times","toInteger","toList","tokenize","upto","waitForOrKill","withPrintWriter","withReader","withStream","withWriter","withWriterAppend","write","writeLine"],contains:[e.C_LINE_COMMENT_MODE,e.C_BLOCK_COMMENT_MODE,e.APOS_STRING_MODE,e.QUOTE_STRING_MODE,e.NUMBER_MODE,e.REGEXP_MODE]}}var xe="[0-9](_*[0-9])*",bt=`\\\\.(${xe})`,yt="[0-9a-fA-F](_*[0-9a-fA-F])*",Oo={className:"number",variants:[{begin:`(\\\\b(${xe})((${bt})|\\\\.)?|(${bt}))[eE][+-]?(${xe})[fFdD]?\\\\b`},{begin:`\\\\b(${xe})((${bt})[fFdD]?\\\\b|\\\\.([fFdD]\\\\b)?)`},{begin:`(${bt})[fFdD]?\\\\b`},{begin:`\\\\b(${xe})[fFdD]\\\\b`},{begin:`\\\\b0[xX]((${yt})\\\\.?|(${yt})?\\\\.(${yt}))[pP][+-]?(${xe})[fFdD]?\\\\b`},{begin:"\\\\b(0|[1-9](_*[0-9])*)[lL]?\\\\b"},{begin:`\\\\b0[xX](${yt})[lL]?\\\\b`},{begin:"\\\\b0(_*[0-7])*[lL]?\\\\b"},{begin:"\\\\b0[bB][01](_*[01])*[lL]?\\\\b"}],relevance:0};function Hr(e,t={}){return t.variants=e,t}function Gr(e){let t=e.regex,n="[A-Za-z0-9_$]+",r=Hr([e.C_LINE_COMMENT_MODE,e.C_BLOCK_COMMENT_MODE,e.COMMENT("/\\\\*\\\\*","\\\\*/",{relevance:0,contains:[{begin:/\\w+@/,relevance:0},{className:"doctag",begin:"@[A-Za-z]+"}]})]),a={className:"regexp",begin:/~?\\/[^\\/\\n]+\\//,contains:[e.BACKSLASH_ESCAPE]},i=Oo,o=Hr([{begin:/"""/,end:/"""/},{begin:/\'\'\'/,end:/\'\'\'/},{begin:"\\\\$/",end:"/\\\\$",relevance:10},e.APOS_STRING_MODE,e.QUOTE_STRING_MODE],{className:"string"}),l={match:[/(class|interface|trait|enum|record|extends|implements)/,/\\s+/,e.UNDERSCORE_IDENT_RE],scope:{1:"keyword",3:"title.class"}};return{name:"Groovy",keywords:{"variable.language":"this super",literal:"true false null",type:["byte","short","char","int","long","boolean","float","double","void"],keyword:["def","as","in","assert","trait","abstract","static","volatile","transient","public","private","protected","synchronized","final","class","interface","enum","if","else","for","while","switch","case","break","default","continue","throw","throws","try","catch","finally","implements","extends","new","import","package","return","instanceof","var"]},contains:[e.SHEBANG({binary:"groovy",relevance:10}),r,o,a,i,l,{className:"meta",begin:"@[A-Za-z]+",relevance:0},{className:"attr",begin:n+"[ 	]*:",relevance:0},{begin:/\\?/,end:/:/,relevance:0,contains:[r,o,a,i,"self"]},{className:"symbol",begin:"^[ 	]*"+t.lookahead(n+":"),excludeBegin:!0,end:n+":",relevance:0}],illegal:/#|<\\//}}function Kr(e){let t=e.regex,n={className:"number",relevance:0,variants:[{begin:/([+-]+)?[\\d]+_[\\d_]+/},{begin:e.NUMBER_RE}]},r=e.COMMENT();r.variants=[{begin:/;/,end:/$/},{begin:/#/,end:/$/}];let a={className:"variable",variants:[{begin:/\\$[\\w\\d"][\\w\\d_]*/},{begin:/\\$\\{(.*?)\\}/}]},i={className:"literal",begin:/\\bon|off|true|false|yes|no\\b/},o={className:"string",contains:[e.BACKSLASH_ESCAPE],variants:[{begin:"\'\'\'",end:"\'\'\'",relevance:10},{begin:\'"""\',end:\'"""\',relevance:10},{begin:\'"\',end:\'"\'},{begin:"\'",end:"\'"}]},l={begin:/\\[/,end:/\\]/,contains:[r,i,a,o,n,"self"],relevance:0},c=/[A-Za-z0-9_-]+/,p=/"(\\\\"|[^"])*"/,u=/\'[^\']*\'/,m=t.either(c,p,u),f=t.concat(m,"(\\\\s*\\\\.\\\\s*",m,")*",t.lookahead(/\\s*=\\s*[^#\\s]/));return{name:"TOML, also INI",aliases:["toml"],case_insensitive:!0,illegal:/\\S/,contains:[r,{className:"section",begin:/\\[+/,end:/\\]+/},{begin:f,className:"attr",starts:{end:/$/,contains:[r,l,i,a,o,n]}}]}}var Oe="[0-9](_*[0-9])*",Et=`\\\\.(${Oe})`,Tt="[0-9a-fA-F](_*[0-9a-fA-F])*",zr={className:"number",variants:[{begin:`(\\\\b(${Oe})((${Et})|\\\\.)?|(${Et}))[eE][+-]?(${Oe})[fFdD]?\\\\b`},{begin:`\\\\b(${Oe})((${Et})[fFdD]?\\\\b|\\\\.([fFdD]\\\\b)?)`},{begin:`(${Et})[fFdD]?\\\\b`},{begin:`\\\\b(${Oe})[fFdD]\\\\b`},{begin:`\\\\b0[xX]((${Tt})\\\\.?|(${Tt})?\\\\.(${Tt}))[pP][+-]?(${Oe})[fFdD]?\\\\b`},{begin:"\\\\b(0|[1-9](_*[0-9])*)[lL]?\\\\b"},{begin:`\\\\b0[xX](${Tt})[lL]?\\\\b`},{begin:"\\\\b0(_*[0-7])*[lL]?\\\\b"},{begin:"\\\\b0[bB][01](_*[01])*[lL]?\\\\b"}],relevance:0};function Wr(e,t,n){return n===-1?"":e.replace(t,r=>Wr(e,t,n-1))}function Zr(e){let t=e.regex,n="[À-ʸa-zA-Z_$][À-ʸa-zA-Z_$0-9]*",r="(?:(?:\\\\s*\\\\[\\\\s*])+)?",a=n+"<@@@>"+r,o="(?:"+("\\\\?(?:\\\\s+(?:extends|super)\\\\s+"+a+")?")+"|"+a+")",l=Wr("(?:\\\\s*<\\\\s*"+o+"(?:\\\\s*,\\\\s*"+o+")*\\\\s*>)?",/<@@@>/g,2),f={keyword:["synchronized","abstract","private","var","static","if","const ","for","while","strictfp","finally","protected","import","native","final","void","enum","else","break","transient","catch","instanceof","volatile","case","assert","package","default","public","try","switch","continue","throws","protected","public","private","module","requires","exports","do","sealed","yield","permits","goto","when"],literal:["false","true","null"],type:["char","boolean","long","float","int","byte","short","double"],built_in:["super","this"]},d={className:"meta",begin:"@"+n,contains:[{begin:/\\(/,end:/\\)/,contains:["self"]}]},E={className:"params",begin:/\\(/,end:/\\)/,keywords:f,relevance:0,contains:[e.C_BLOCK_COMMENT_MODE],endsParent:!0};return{name:"Java",aliases:["jsp"],keywords:f,illegal:/<\\/|#/,contains:[e.COMMENT("/\\\\*\\\\*","\\\\*/",{relevance:0,contains:[{begin:/\\w+@/,relevance:0},{className:"doctag",begin:"@[A-Za-z]+"}]}),{begin:/import java\\.[a-z]+\\./,keywords:"import",relevance:2},e.C_LINE_COMMENT_MODE,e.C_BLOCK_COMMENT_MODE,{begin:/"""/,end:/"""/,className:"string",contains:[e.BACKSLASH_ESCAPE]},e.APOS_STRING_MODE,e.QUOTE_STRING_MODE,{match:[/\\b(?:class|interface|enum|extends|implements|new)/,/\\s+/,n],className:{1:"keyword",3:"title.class"}},{match:/non-sealed/,scope:"keyword"},{beginKeywords:"new throw return else yield assert",relevance:0},{begin:[n,t.concat(l,r,/\\s+/),n,r,/\\s*/,/=(?!=)/],className:{1:"type",3:"variable",6:"operator"}},{begin:[/record/,/\\s+/,n],className:{1:"keyword",3:"title.class"},contains:[E,e.C_LINE_COMMENT_MODE,e.C_BLOCK_COMMENT_MODE]},{begin:[n,t.concat(l,r,/\\s+/),n,/\\s*(?=\\()/],className:{1:"type",3:"title.function"},keywords:f,contains:[{className:"params",begin:/\\(/,end:/\\)/,keywords:f,relevance:0,contains:[d,e.APOS_STRING_MODE,e.QUOTE_STRING_MODE,zr,e.C_BLOCK_COMMENT_MODE]},e.C_LINE_COMMENT_MODE,e.C_BLOCK_COMMENT_MODE]},zr,d]}}var Yr="[A-Za-z$_][0-9A-Za-z$_]*",Mo=["as","in","of","if","for","while","finally","var","new","function","do","return","void","else","break","catch","instanceof","with","throw","case","default","try","switch","continue","typeof","delete","let","yield","const","class","debugger","async","await","static","import","from","export","extends","using"],Co=["true","false","null","undefined","NaN","Infinity"],Vr=["Object","Function","Boolean","Symbol","Math","Date","Number","BigInt","String","RegExp","Array","Float32Array","Float64Array","Int8Array","Uint8Array","Uint8ClampedArray","Int16Array","Int32Array","Uint16Array","Uint32Array","BigInt64Array","BigUint64Array","Set","Map","WeakSet","WeakMap","ArrayBuffer","SharedArrayBuffer","Atomics","DataView","JSON","Promise","Generator","GeneratorFunction","AsyncFunction","Reflect","Proxy","Intl","WebAssembly"],Qr=["Error","EvalError","InternalError","RangeError","ReferenceError","SyntaxError","TypeError","URIError"],Xr=["setInterval","setTimeout","clearInterval","clearTimeout","require","exports","eval","isFinite","isNaN","parseFloat","parseInt","decodeURI","decodeURIComponent","encodeURI","encodeURIComponent","escape","unescape"],Io=["arguments","this","super","console","window","document","localStorage","sessionStorage","module","self","global"],Lo=[].concat(Xr,Vr,Qr);function jr(e){let t=e.regex,n=(h,{after:R})=>{let O="</"+h[0].slice(1);return h.input.indexOf(O,R)!==-1},r=Yr,a={begin:"<>",end:"</>"},i=/<[A-Za-z0-9\\\\._:-]+\\s*\\/>/,o={begin:/<[A-Za-z0-9\\\\._:-]+/,end:/\\/[A-Za-z0-9\\\\._:-]+>|\\/>/,isTrulyOpeningTag:(h,R)=>{let O=h[0].length+h.index,D=h.input[O];if(D==="<"||D===","){R.ignoreMatch();return}D===">"&&(n(h,{after:O})||R.ignoreMatch());let G,ee=h.input.substring(O);if(G=ee.match(/^\\s*=/)){R.ignoreMatch();return}if((G=ee.match(/^\\s+extends\\s+/))&&G.index===0){R.ignoreMatch();return}}},l={$pattern:Yr,keyword:Mo,literal:Co,built_in:Lo,"variable.language":Io},c="[0-9](_?[0-9])*",p=`\\\\.(${c})`,u="0|[1-9](_?[0-9])*|0[0-7]*[89][0-9]*",m={className:"number",variants:[{begin:`(\\\\b(${u})((${p})|\\\\.)?|(${p}))[eE][+-]?(${c})\\\\b`},{begin:`\\\\b(${u})\\\\b((${p})\\\\b|\\\\.)?|(${p})\\\\b`},{begin:"\\\\b(0|[1-9](_?[0-9])*)n\\\\b"},{begin:"\\\\b0[xX][0-9a-fA-F](_?[0-9a-fA-F])*n?\\\\b"},{begin:"\\\\b0[bB][0-1](_?[0-1])*n?\\\\b"},{begin:"\\\\b0[oO][0-7](_?[0-7])*n?\\\\b"},{begin:"\\\\b0[0-7]+n?\\\\b"}],relevance:0},f={className:"subst",begin:"\\\\$\\\\{",end:"\\\\}",keywords:l,contains:[]},d={begin:".?html`",end:"",starts:{end:"`",returnEnd:!1,contains:[e.BACKSLASH_ESCAPE,f],subLanguage:"xml"}},E={begin:".?css`",end:"",starts:{end:"`",returnEnd:!1,contains:[e.BACKSLASH_ESCAPE,f],subLanguage:"css"}},N={begin:".?gql`",end:"",starts:{end:"`",returnEnd:!1,contains:[e.BACKSLASH_ESCAPE,f],subLanguage:"graphql"}},T={className:"string",begin:"`",end:"`",contains:[e.BACKSLASH_ESCAPE,f]},v={className:"comment",variants:[e.COMMENT(/\\/\\*\\*(?!\\/)/,"\\\\*/",{relevance:0,contains:[{begin:"(?=@[A-Za-z]+)",relevance:0,contains:[{className:"doctag",begin:"@[A-Za-z]+"},{className:"type",begin:"\\\\{",end:"\\\\}",excludeEnd:!0,excludeBegin:!0,relevance:0},{className:"variable",begin:r+"(?=\\\\s*(-)|$)",endsParent:!0,relevance:0},{begin:/(?=[^\\n])\\s/,relevance:0}]}]}),e.C_BLOCK_COMMENT_MODE,e.C_LINE_COMMENT_MODE]},x=[e.APOS_STRING_MODE,e.QUOTE_STRING_MODE,d,E,N,T,{match:/\\$\\d+/},m];f.contains=x.concat({begin:/\\{/,end:/\\}/,keywords:l,contains:["self"].concat(x)});let A=[].concat(v,f.contains),z=A.concat([{begin:/(\\s*)\\(/,end:/\\)/,keywords:l,contains:["self"].concat(A)}]),H={className:"params",begin:/(\\s*)\\(/,end:/\\)/,excludeBegin:!0,excludeEnd:!0,keywords:l,contains:z},q={variants:[{match:[/class/,/\\s+/,r,/\\s+/,/extends/,/\\s+/,t.concat(r,"(",t.concat(/\\./,r),")*")],scope:{1:"keyword",3:"title.class",5:"keyword",7:"title.class.inherited"}},{match:[/class/,/\\s+/,r],scope:{1:"keyword",3:"title.class"}}]},P={relevance:0,match:t.either(/\\bJSON/,/\\b[A-Z][a-z]+([A-Z][a-z]*|\\d)*/,/\\b[A-Z]{2,}([A-Z][a-z]+|\\d)+([A-Z][a-z]*)*/,/\\b[A-Z]{2,}[a-z]+([A-Z][a-z]+|\\d)*([A-Z][a-z]*)*/),className:"title.class",keywords:{_:[...Vr,...Qr]}},se={label:"use_strict",className:"meta",relevance:10,begin:/^\\s*[\'"]use (strict|asm)[\'"]/},W={variants:[{match:[/function/,/\\s+/,r,/(?=\\s*\\()/]},{match:[/function/,/\\s*(?=\\()/]}],className:{1:"keyword",3:"title.function"},label:"func.def",contains:[H],illegal:/%/},V={relevance:0,match:/\\b[A-Z][A-Z_0-9]+\\b/,className:"variable.constant"};function Z(h){return t.concat("(?!",h.join("|"),")")}let U={match:t.concat(/\\b/,Z([...Xr,"super","import","await"].map(h=>`${h}\\\\s*\\\\(`)),r,t.lookahead(/\\s*\\(/)),className:"title.function",relevance:0},le={begin:t.concat(/\\./,t.lookahead(t.concat(r,/(?![0-9A-Za-z$_(])/))),end:r,excludeBegin:!0,keywords:"prototype",className:"property",relevance:0},Pe={match:[/get|set/,/\\s+/,r,/(?=\\()/],className:{1:"keyword",3:"title.function"},contains:[{begin:/\\(\\)/},H]},g="(\\\\([^()]*(\\\\([^()]*(\\\\([^()]*\\\\)[^()]*)*\\\\)[^()]*)*\\\\)|"+e.UNDERSCORE_IDENT_RE+")\\\\s*=>",b={match:[/const|var|let/,/\\s+/,r,/\\s*/,/=\\s*/,/(async\\s*)?/,t.lookahead(g)],keywords:"async",className:{1:"keyword",3:"title.function"},contains:[H]};return{name:"JavaScript",aliases:["js","jsx","mjs","cjs"],keywords:l,exports:{PARAMS_CONTAINS:z,CLASS_REFERENCE:P},illegal:/#(?![$_A-Za-z])/,contains:[e.SHEBANG({label:"shebang",binary:"node",relevance:5}),se,e.APOS_STRING_MODE,e.QUOTE_STRING_MODE,d,E,N,T,v,{match:/\\$\\d+/},m,P,{scope:"attr",match:r+t.lookahead(":"),relevance:0},b,{begin:"("+e.RE_STARTERS_RE+"|\\\\b(case|return|throw)\\\\b)\\\\s*",keywords:"return throw case",relevance:0,contains:[v,e.REGEXP_MODE,{className:"function",begin:g,returnBegin:!0,end:"\\\\s*=>",contains:[{className:"params",variants:[{begin:e.UNDERSCORE_IDENT_RE,relevance:0},{className:null,begin:/\\(\\s*\\)/,skip:!0},{begin:/(\\s*)\\(/,end:/\\)/,excludeBegin:!0,excludeEnd:!0,keywords:l,contains:z}]}]},{begin:/,/,relevance:0},{match:/\\s+/,relevance:0},{variants:[{begin:a.begin,end:a.end},{match:i},{begin:o.begin,"on:begin":o.isTrulyOpeningTag,end:o.end}],subLanguage:"xml",contains:[{begin:o.begin,end:o.end,skip:!0,contains:["self"]}]}]},W,{beginKeywords:"while if switch catch for"},{begin:"\\\\b(?!function)"+e.UNDERSCORE_IDENT_RE+"\\\\([^()]*(\\\\([^()]*(\\\\([^()]*\\\\)[^()]*)*\\\\)[^()]*)*\\\\)\\\\s*\\\\{",returnBegin:!0,label:"func.def",contains:[H,e.inherit(e.TITLE_MODE,{begin:r,className:"title.function"})]},{match:/\\.\\.\\./,relevance:0},le,{match:"\\\\$"+r,relevance:0},{match:[/\\bconstructor(?=\\s*\\()/],className:{1:"title.function"},contains:[H]},U,V,q,Pe,{match:/\\$[(.]/}]}}var Po="([-+]?)(\\\\b0[xX][a-fA-F0-9]+|(\\\\b\\\\d+(\\\\.\\\\d*)?|\\\\.\\\\d+)([eE][-+]?\\\\d+)?)|NaN|[-+]?Infinity",Do={scope:"number",match:Po,relevance:0};function Jr(e){let t={className:"attr",begin:/(("(\\\\.|[^\\\\"\\r\\n])*")|(\'(\\\\.|[^\\\\\'\\r\\n])*\'))(?=\\s*:)/,relevance:1.01},n={match:/[{}[\\],:]/,className:"punctuation",relevance:0},r=["true","false","null"],a={scope:"literal",beginKeywords:r.join(" ")};return{name:"JSON",aliases:["jsonc","json5"],keywords:{literal:r},contains:[t,n,e.APOS_STRING_MODE,e.QUOTE_STRING_MODE,a,Do,e.C_LINE_COMMENT_MODE,e.C_BLOCK_COMMENT_MODE],illegal:"\\\\S"}}var Me="[0-9](_*[0-9])*",vt=`\\\\.(${Me})`,Nt="[0-9a-fA-F](_*[0-9a-fA-F])*",$o={className:"number",variants:[{begin:`(\\\\b(${Me})((${vt})|\\\\.)?|(${vt}))[eE][+-]?(${Me})[fFdD]?\\\\b`},{begin:`\\\\b(${Me})((${vt})[fFdD]?\\\\b|\\\\.([fFdD]\\\\b)?)`},{begin:`(${vt})[fFdD]?\\\\b`},{begin:`\\\\b(${Me})[fFdD]\\\\b`},{begin:`\\\\b0[xX]((${Nt})\\\\.?|(${Nt})?\\\\.(${Nt}))[pP][+-]?(${Me})[fFdD]?\\\\b`},{begin:"\\\\b(0|[1-9](_*[0-9])*)[lL]?\\\\b"},{begin:`\\\\b0[xX](${Nt})[lL]?\\\\b`},{begin:"\\\\b0(_*[0-7])*[lL]?\\\\b"},{begin:"\\\\b0[bB][01](_*[01])*[lL]?\\\\b"}],relevance:0};function qr(e){let t={keyword:"abstract as val var vararg get set class object open private protected public noinline crossinline dynamic final enum if else do while for when throw try catch finally import package is in fun override companion reified inline lateinit init interface annotation data sealed internal infix operator out by constructor super tailrec where const inner suspend typealias external expect actual",built_in:"Byte Short Char Int Long Boolean Float Double Void Unit Nothing",literal:"true false null"},n={className:"keyword",begin:/\\b(break|continue|return|this)\\b/,starts:{contains:[{className:"symbol",begin:/@\\w+/}]}},r={className:"symbol",begin:e.UNDERSCORE_IDENT_RE+"@"},a={className:"subst",begin:/\\$\\{/,end:/\\}/,contains:[e.C_NUMBER_MODE]},i={className:"variable",begin:"\\\\$"+e.UNDERSCORE_IDENT_RE},o={className:"string",variants:[{begin:\'"""\',end:\'"""(?=[^"])\',contains:[i,a]},{begin:"\'",end:"\'",illegal:/\\n/,contains:[e.BACKSLASH_ESCAPE]},{begin:\'"\',end:\'"\',illegal:/\\n/,contains:[e.BACKSLASH_ESCAPE,i,a]}]};a.contains.push(o);let l={className:"meta",begin:"@(?:file|property|field|get|set|receiver|param|setparam|delegate)\\\\s*:(?:\\\\s*"+e.UNDERSCORE_IDENT_RE+")?"},c={className:"meta",begin:"@"+e.UNDERSCORE_IDENT_RE,contains:[{begin:/\\(/,end:/\\)/,contains:[e.inherit(o,{className:"string"}),"self"]}]},p=$o,u=e.COMMENT("/\\\\*","\\\\*/",{contains:[e.C_BLOCK_COMMENT_MODE]}),m={variants:[{className:"type",begin:e.UNDERSCORE_IDENT_RE},{begin:/\\(/,end:/\\)/,contains:[]}]},f=m;return f.variants[1].contains=[m],m.variants[1].contains=[f],{name:"Kotlin",aliases:["kt","kts","ktm","ktx"],keywords:t,contains:[e.COMMENT("/\\\\*\\\\*","\\\\*/",{relevance:0,contains:[{className:"doctag",begin:"@[A-Za-z]+"}]}),e.C_LINE_COMMENT_MODE,u,n,r,l,c,{className:"function",beginKeywords:"fun",end:"[(]|$",returnBegin:!0,excludeEnd:!0,keywords:t,relevance:5,contains:[{begin:e.UNDERSCORE_IDENT_RE+"\\\\s*\\\\(",returnBegin:!0,relevance:0,contains:[e.UNDERSCORE_TITLE_MODE]},{className:"type",begin:/</,end:/>/,keywords:"reified",relevance:0},{className:"params",begin:/\\(/,end:/\\)/,endsParent:!0,keywords:t,relevance:0,contains:[{begin:/:/,end:/[=,\\/]/,endsWithParent:!0,contains:[m,e.C_LINE_COMMENT_MODE,u],relevance:0},e.C_LINE_COMMENT_MODE,u,l,c,o,e.C_NUMBER_MODE]},u]},{begin:[/class|interface|trait/,/\\s+/,e.UNDERSCORE_IDENT_RE],beginScope:{3:"title.class"},keywords:"class interface trait",end:/[:\\{(]|$/,excludeEnd:!0,illegal:"extends implements",contains:[{beginKeywords:"public protected internal private constructor"},e.UNDERSCORE_TITLE_MODE,{className:"type",begin:/</,end:/>/,excludeBegin:!0,excludeEnd:!0,relevance:0},{className:"type",begin:/[,:]\\s*/,end:/[<\\(,){\\s]|$/,excludeBegin:!0,returnEnd:!0},l,c]},o,{className:"meta",begin:"^#!/usr/bin/env",end:"$",illegal:`\n`},p]}}function es(e){let t=e.regex,n={begin:/<\\/?[A-Za-z_]/,end:">",subLanguage:"xml",relevance:0},r={match:/^ {0,3}([-*_])[ \\t]*(?:\\1[ \\t]*){2,}$/},a={className:"code",variants:[{begin:"(`{3,})[^`](.|\\\\n)*?\\\\1`*[ ]*"},{begin:"(~{3,})[^~](.|\\\\n)*?\\\\1~*[ ]*"},{begin:"```",end:"```+[ ]*$"},{begin:"~~~",end:"~~~+[ ]*$"},{begin:"`.+?`"},{begin:"(?=^( {4}|\\\\t))",contains:[{begin:"^( {4}|\\\\t)",end:"(\\\\n)$"}],relevance:0}]},i={className:"bullet",begin:"^[ 	]*([*+-]|(\\\\d+\\\\.))(?=\\\\s+)",end:"\\\\s+",excludeEnd:!0},o={begin:/^\\[[^\\n]+\\]:/,returnBegin:!0,contains:[{className:"symbol",begin:/\\[/,end:/\\]/,excludeBegin:!0,excludeEnd:!0},{className:"link",begin:/:\\s*/,end:/$/,excludeBegin:!0}]},l=/[A-Za-z][A-Za-z0-9+.-]*/,c={variants:[{begin:/\\[.+?\\]\\[.*?\\]/,relevance:0},{begin:/\\[.+?\\]\\(((data|javascript|mailto):|(?:http|ftp)s?:\\/\\/).*?\\)/,relevance:2},{begin:t.concat(/\\[.+?\\]\\(/,l,/:\\/\\/.*?\\)/),relevance:2},{begin:/\\[.+?\\]\\([./?&#].*?\\)/,relevance:1},{begin:/\\[.*?\\]\\(.*?\\)/,relevance:0}],returnBegin:!0,contains:[{match:/\\[(?=\\])/},{className:"string",relevance:0,begin:"\\\\[",end:"\\\\]",excludeBegin:!0,returnEnd:!0},{className:"link",relevance:0,begin:"\\\\]\\\\(",end:"\\\\)",excludeBegin:!0,excludeEnd:!0},{className:"symbol",relevance:0,begin:"\\\\]\\\\[",end:"\\\\]",excludeBegin:!0,excludeEnd:!0}]},p={className:"strong",contains:[],variants:[{begin:/_{2}(?!\\s)/,end:/_{2}/},{begin:/\\*{2}(?!\\s)/,end:/\\*{2}/}]},u={className:"emphasis",contains:[],variants:[{begin:/\\*(?![*\\s])/,end:/\\*/},{begin:/_(?![_\\s])/,end:/_/,relevance:0}]},m=e.inherit(p,{contains:[]}),f=e.inherit(u,{contains:[]});p.contains.push(f),u.contains.push(m);let d=[n,c];return[p,u,m,f].forEach(w=>{w.contains=w.contains.concat(d)}),d=d.concat(p,u),{name:"Markdown",aliases:["md","mkdown","mkd"],contains:[{className:"section",variants:[{begin:"^#{1,6}",end:"$",contains:d},{begin:"(?=^.+?\\\\n[=-]{2,}$)",contains:[{begin:"^[=-]*$"},{begin:"^",end:"\\\\n",contains:d}]}]},n,i,r,p,u,{className:"quote",begin:"^>\\\\s+",contains:d,end:"$"},a,c,o,{scope:"literal",match:/&([a-zA-Z0-9]+|#[0-9]{1,7}|#[Xx][0-9a-fA-F]{1,6});/}]}}function ts(e){let t="[ \\\\t\\\\f]*",n="[ \\\\t\\\\f]+",r=t+"[:=]"+t,a=n,i="("+r+"|"+a+")",o="([^\\\\\\\\:= \\\\t\\\\f\\\\n]|\\\\\\\\.)+",l={end:i,relevance:0,starts:{className:"string",end:/$/,relevance:0,contains:[{begin:"\\\\\\\\\\\\\\\\"},{begin:"\\\\\\\\\\\\n"}]}};return{name:".properties",disableAutodetect:!0,case_insensitive:!0,illegal:/\\S/,contains:[e.COMMENT("^\\\\s*[!#]","$"),{returnBegin:!0,variants:[{begin:o+r},{begin:o+a}],contains:[{className:"attr",begin:o,endsParent:!0}],starts:l},{className:"attr",begin:o+t+"$"}]}}function ns(e){let t=e.regex,n=new RegExp("[\\\\p{XID_Start}_]\\\\p{XID_Continue}*","u"),r=["and","as","assert","async","await","break","case","class","continue","def","del","elif","else","except","finally","for","from","global","if","import","in","is","lambda","lazy","match","nonlocal|10","not","or","pass","raise","return","try","while","with","yield"],l={$pattern:/[A-Za-z]\\w+|__\\w+__/,keyword:r,built_in:["__import__","abs","aiter","all","anext","any","ascii","bin","bool","breakpoint","bytearray","bytes","callable","chr","classmethod","compile","complex","delattr","dict","dir","divmod","enumerate","eval","exec","filter","float","format","frozendict","frozenset","getattr","globals","hasattr","hash","help","hex","id","input","int","isinstance","issubclass","iter","len","list","locals","map","max","memoryview","min","next","object","oct","open","ord","pow","print","property","range","repr","reversed","round","sentinel","set","setattr","slice","sorted","staticmethod","str","sum","super","tuple","type","vars","zip"],literal:["__debug__","Ellipsis","False","None","NotImplemented","True"],type:["Any","Callable","Coroutine","Dict","List","Literal","Generic","Optional","Sequence","Set","Tuple","Type","Union"]},c={className:"meta",begin:/^(>>>|\\.\\.\\.) /},p={className:"subst",begin:/\\{/,end:/\\}/,keywords:l,illegal:/#/},u={begin:/\\{\\{/,relevance:0},m={className:"string",contains:[e.BACKSLASH_ESCAPE],variants:[{begin:/([uU]|[bB]|[rR]|[bB][rR]|[rR][bB])?\'\'\'/,end:/\'\'\'/,contains:[e.BACKSLASH_ESCAPE,c],relevance:10},{begin:/([uU]|[bB]|[rR]|[bB][rR]|[rR][bB])?"""/,end:/"""/,contains:[e.BACKSLASH_ESCAPE,c],relevance:10},{begin:/([fFtT][rR]|[rR][fFtT]|[fFtT])\'\'\'/,end:/\'\'\'/,contains:[e.BACKSLASH_ESCAPE,c,u,p]},{begin:/([fFtT][rR]|[rR][fFtT]|[fFtT])"""/,end:/"""/,contains:[e.BACKSLASH_ESCAPE,c,u,p]},{begin:/([uU]|[rR])\'/,end:/\'/,relevance:10},{begin:/([uU]|[rR])"/,end:/"/,relevance:10},{begin:/([bB]|[bB][rR]|[rR][bB])\'/,end:/\'/},{begin:/([bB]|[bB][rR]|[rR][bB])"/,end:/"/},{begin:/([fFtT][rR]|[rR][fFtT]|[fFtT])\'/,end:/\'/,contains:[e.BACKSLASH_ESCAPE,u,p]},{begin:/([fFtT][rR]|[rR][fFtT]|[fFtT])"/,end:/"/,contains:[e.BACKSLASH_ESCAPE,u,p]},e.APOS_STRING_MODE,e.QUOTE_STRING_MODE]},f="[0-9](_?[0-9])*",d=`(\\\\b(${f}))?\\\\.(${f})|\\\\b(${f})\\\\.`,E=`\\\\b|${r.join("|")}`,N={className:"number",relevance:0,variants:[{begin:`(\\\\b(${f})|(${d}))[eE][+-]?(${f})[jJ]?(?=${E})`},{begin:`(${d})[jJ]?`},{begin:`\\\\b([1-9](_?[0-9])*|0+(_?0)*)[lLjJ]?(?=${E})`},{begin:`\\\\b0[bB](_?[01])+[lL]?(?=${E})`},{begin:`\\\\b0[oO](_?[0-7])+[lL]?(?=${E})`},{begin:`\\\\b0[xX](_?[0-9a-fA-F])+[lL]?(?=${E})`},{begin:`\\\\b(${f})[jJ](?=${E})`}]},T={className:"comment",begin:t.lookahead(/# type:/),end:/$/,keywords:l,contains:[{begin:/# type:/},{begin:/#/,end:/\\b\\B/,endsWithParent:!0}]},w={className:"params",variants:[{className:"",begin:/\\(\\s*\\)/,skip:!0},{begin:/\\(/,end:/\\)/,excludeBegin:!0,excludeEnd:!0,keywords:l,contains:["self",c,N,m,e.HASH_COMMENT_MODE]}]};return p.contains=[m,N,c],{name:"Python",aliases:["py","gyp","ipython"],unicodeRegex:!0,keywords:l,illegal:/(<\\/|\\?)|=>/,contains:[c,N,{scope:"variable.language",match:/\\bself\\b/},{beginKeywords:"if",relevance:0},{match:/\\bor\\b/,scope:"keyword"},m,T,e.HASH_COMMENT_MODE,{match:[/\\bdef/,/\\s+/,n],scope:{1:"keyword",3:"title.function"},contains:[w]},{variants:[{match:[/\\bclass/,/\\s+/,n,/\\s*/,/\\(\\s*/,n,/\\s*\\)/]},{match:[/\\bclass/,/\\s+/,n]}],scope:{1:"keyword",3:"title.class",6:"title.class.inherited"}},{className:"meta",begin:/^[\\t ]*@/,end:/(?=#)|$/,contains:[N,w,m]}]}}var St="[A-Za-z$_][0-9A-Za-z$_]*",rs=["as","in","of","if","for","while","finally","var","new","function","do","return","void","else","break","catch","instanceof","with","throw","case","default","try","switch","continue","typeof","delete","let","yield","const","class","debugger","async","await","static","import","from","export","extends","using"],ss=["true","false","null","undefined","NaN","Infinity"],as=["Object","Function","Boolean","Symbol","Math","Date","Number","BigInt","String","RegExp","Array","Float32Array","Float64Array","Int8Array","Uint8Array","Uint8ClampedArray","Int16Array","Int32Array","Uint16Array","Uint32Array","BigInt64Array","BigUint64Array","Set","Map","WeakSet","WeakMap","ArrayBuffer","SharedArrayBuffer","Atomics","DataView","JSON","Promise","Generator","GeneratorFunction","AsyncFunction","Reflect","Proxy","Intl","WebAssembly"],os=["Error","EvalError","InternalError","RangeError","ReferenceError","SyntaxError","TypeError","URIError"],is=["setInterval","setTimeout","clearInterval","clearTimeout","require","exports","eval","isFinite","isNaN","parseFloat","parseInt","decodeURI","decodeURIComponent","encodeURI","encodeURIComponent","escape","unescape"],ls=["arguments","this","super","console","window","document","localStorage","sessionStorage","module","self","global"],cs=[].concat(is,as,os);function Bo(e){let t=e.regex,n=(h,{after:R})=>{let O="</"+h[0].slice(1);return h.input.indexOf(O,R)!==-1},r=St,a={begin:"<>",end:"</>"},i=/<[A-Za-z0-9\\\\._:-]+\\s*\\/>/,o={begin:/<[A-Za-z0-9\\\\._:-]+/,end:/\\/[A-Za-z0-9\\\\._:-]+>|\\/>/,isTrulyOpeningTag:(h,R)=>{let O=h[0].length+h.index,D=h.input[O];if(D==="<"||D===","){R.ignoreMatch();return}D===">"&&(n(h,{after:O})||R.ignoreMatch());let G,ee=h.input.substring(O);if(G=ee.match(/^\\s*=/)){R.ignoreMatch();return}if((G=ee.match(/^\\s+extends\\s+/))&&G.index===0){R.ignoreMatch();return}}},l={$pattern:St,keyword:rs,literal:ss,built_in:cs,"variable.language":ls},c="[0-9](_?[0-9])*",p=`\\\\.(${c})`,u="0|[1-9](_?[0-9])*|0[0-7]*[89][0-9]*",m={className:"number",variants:[{begin:`(\\\\b(${u})((${p})|\\\\.)?|(${p}))[eE][+-]?(${c})\\\\b`},{begin:`\\\\b(${u})\\\\b((${p})\\\\b|\\\\.)?|(${p})\\\\b`},{begin:"\\\\b(0|[1-9](_?[0-9])*)n\\\\b"},{begin:"\\\\b0[xX][0-9a-fA-F](_?[0-9a-fA-F])*n?\\\\b"},{begin:"\\\\b0[bB][0-1](_?[0-1])*n?\\\\b"},{begin:"\\\\b0[oO][0-7](_?[0-7])*n?\\\\b"},{begin:"\\\\b0[0-7]+n?\\\\b"}],relevance:0},f={className:"subst",begin:"\\\\$\\\\{",end:"\\\\}",keywords:l,contains:[]},d={begin:".?html`",end:"",starts:{end:"`",returnEnd:!1,contains:[e.BACKSLASH_ESCAPE,f],subLanguage:"xml"}},E={begin:".?css`",end:"",starts:{end:"`",returnEnd:!1,contains:[e.BACKSLASH_ESCAPE,f],subLanguage:"css"}},N={begin:".?gql`",end:"",starts:{end:"`",returnEnd:!1,contains:[e.BACKSLASH_ESCAPE,f],subLanguage:"graphql"}},T={className:"string",begin:"`",end:"`",contains:[e.BACKSLASH_ESCAPE,f]},v={className:"comment",variants:[e.COMMENT(/\\/\\*\\*(?!\\/)/,"\\\\*/",{relevance:0,contains:[{begin:"(?=@[A-Za-z]+)",relevance:0,contains:[{className:"doctag",begin:"@[A-Za-z]+"},{className:"type",begin:"\\\\{",end:"\\\\}",excludeEnd:!0,excludeBegin:!0,relevance:0},{className:"variable",begin:r+"(?=\\\\s*(-)|$)",endsParent:!0,relevance:0},{begin:/(?=[^\\n])\\s/,relevance:0}]}]}),e.C_BLOCK_COMMENT_MODE,e.C_LINE_COMMENT_MODE]},x=[e.APOS_STRING_MODE,e.QUOTE_STRING_MODE,d,E,N,T,{match:/\\$\\d+/},m];f.contains=x.concat({begin:/\\{/,end:/\\}/,keywords:l,contains:["self"].concat(x)});let A=[].concat(v,f.contains),z=A.concat([{begin:/(\\s*)\\(/,end:/\\)/,keywords:l,contains:["self"].concat(A)}]),H={className:"params",begin:/(\\s*)\\(/,end:/\\)/,excludeBegin:!0,excludeEnd:!0,keywords:l,contains:z},q={variants:[{match:[/class/,/\\s+/,r,/\\s+/,/extends/,/\\s+/,t.concat(r,"(",t.concat(/\\./,r),")*")],scope:{1:"keyword",3:"title.class",5:"keyword",7:"title.class.inherited"}},{match:[/class/,/\\s+/,r],scope:{1:"keyword",3:"title.class"}}]},P={relevance:0,match:t.either(/\\bJSON/,/\\b[A-Z][a-z]+([A-Z][a-z]*|\\d)*/,/\\b[A-Z]{2,}([A-Z][a-z]+|\\d)+([A-Z][a-z]*)*/,/\\b[A-Z]{2,}[a-z]+([A-Z][a-z]+|\\d)*([A-Z][a-z]*)*/),className:"title.class",keywords:{_:[...as,...os]}},se={label:"use_strict",className:"meta",relevance:10,begin:/^\\s*[\'"]use (strict|asm)[\'"]/},W={variants:[{match:[/function/,/\\s+/,r,/(?=\\s*\\()/]},{match:[/function/,/\\s*(?=\\()/]}],className:{1:"keyword",3:"title.function"},label:"func.def",contains:[H],illegal:/%/},V={relevance:0,match:/\\b[A-Z][A-Z_0-9]+\\b/,className:"variable.constant"};function Z(h){return t.concat("(?!",h.join("|"),")")}let U={match:t.concat(/\\b/,Z([...is,"super","import","await"].map(h=>`${h}\\\\s*\\\\(`)),r,t.lookahead(/\\s*\\(/)),className:"title.function",relevance:0},le={begin:t.concat(/\\./,t.lookahead(t.concat(r,/(?![0-9A-Za-z$_(])/))),end:r,excludeBegin:!0,keywords:"prototype",className:"property",relevance:0},Pe={match:[/get|set/,/\\s+/,r,/(?=\\()/],className:{1:"keyword",3:"title.function"},contains:[{begin:/\\(\\)/},H]},g="(\\\\([^()]*(\\\\([^()]*(\\\\([^()]*\\\\)[^()]*)*\\\\)[^()]*)*\\\\)|"+e.UNDERSCORE_IDENT_RE+")\\\\s*=>",b={match:[/const|var|let/,/\\s+/,r,/\\s*/,/=\\s*/,/(async\\s*)?/,t.lookahead(g)],keywords:"async",className:{1:"keyword",3:"title.function"},contains:[H]};return{name:"JavaScript",aliases:["js","jsx","mjs","cjs"],keywords:l,exports:{PARAMS_CONTAINS:z,CLASS_REFERENCE:P},illegal:/#(?![$_A-Za-z])/,contains:[e.SHEBANG({label:"shebang",binary:"node",relevance:5}),se,e.APOS_STRING_MODE,e.QUOTE_STRING_MODE,d,E,N,T,v,{match:/\\$\\d+/},m,P,{scope:"attr",match:r+t.lookahead(":"),relevance:0},b,{begin:"("+e.RE_STARTERS_RE+"|\\\\b(case|return|throw)\\\\b)\\\\s*",keywords:"return throw case",relevance:0,contains:[v,e.REGEXP_MODE,{className:"function",begin:g,returnBegin:!0,end:"\\\\s*=>",contains:[{className:"params",variants:[{begin:e.UNDERSCORE_IDENT_RE,relevance:0},{className:null,begin:/\\(\\s*\\)/,skip:!0},{begin:/(\\s*)\\(/,end:/\\)/,excludeBegin:!0,excludeEnd:!0,keywords:l,contains:z}]}]},{begin:/,/,relevance:0},{match:/\\s+/,relevance:0},{variants:[{begin:a.begin,end:a.end},{match:i},{begin:o.begin,"on:begin":o.isTrulyOpeningTag,end:o.end}],subLanguage:"xml",contains:[{begin:o.begin,end:o.end,skip:!0,contains:["self"]}]}]},W,{beginKeywords:"while if switch catch for"},{begin:"\\\\b(?!function)"+e.UNDERSCORE_IDENT_RE+"\\\\([^()]*(\\\\([^()]*(\\\\([^()]*\\\\)[^()]*)*\\\\)[^()]*)*\\\\)\\\\s*\\\\{",returnBegin:!0,label:"func.def",contains:[H,e.inherit(e.TITLE_MODE,{begin:r,className:"title.function"})]},{match:/\\.\\.\\./,relevance:0},le,{match:"\\\\$"+r,relevance:0},{match:[/\\bconstructor(?=\\s*\\()/],className:{1:"title.function"},contains:[H]},U,V,q,Pe,{match:/\\$[(.]/}]}}function us(e){let t=e.regex,n=Bo(e),r=St,a=["any","void","number","boolean","string","object","never","symbol","bigint","unknown"],i={begin:[/namespace/,/\\s+/,e.IDENT_RE],beginScope:{1:"keyword",3:"title.class"}},o={beginKeywords:"interface",end:/\\{/,excludeEnd:!0,keywords:{keyword:"interface extends",built_in:a},contains:[n.exports.CLASS_REFERENCE]},l={className:"meta",relevance:10,begin:/^\\s*[\'"]use strict[\'"]/},c=["type","interface","public","private","protected","implements","declare","abstract","readonly","enum","override","satisfies"],p={$pattern:St,keyword:rs.concat(c),literal:ss,built_in:cs.concat(a),"variable.language":ls},u={className:"meta",begin:"@"+r},m=(N,T,w)=>{let v=N.contains.findIndex(x=>x.label===T);if(v===-1)throw new Error("can not find mode to replace");N.contains.splice(v,1,w)};Object.assign(n.keywords,p),n.exports.PARAMS_CONTAINS.push(u);let f=n.contains.find(N=>N.scope==="attr"),d=Object.assign({},f,{match:t.concat(r,t.lookahead(/\\s*\\?:/))});n.exports.PARAMS_CONTAINS.push([n.exports.CLASS_REFERENCE,f,d]),n.contains=n.contains.concat([u,i,o,d]),m(n,"shebang",e.SHEBANG()),m(n,"use_strict",l);let E=n.contains.find(N=>N.label==="func.def");return E.relevance=0,Object.assign(n,{name:"TypeScript",aliases:["ts","tsx","mts","cts"]}),n}function ds(e){let t=e.regex,n=t.concat(/[\\p{L}_]/u,t.optional(/[\\p{L}0-9_.-]*:/u),/[\\p{L}0-9_.-]*/u),r=/[\\p{L}0-9._:-]+/u,a={className:"symbol",begin:/&[a-z]+;|&#[0-9]+;|&#x[a-f0-9]+;/},i={begin:/\\s/,contains:[{className:"keyword",begin:/#?[a-z_][a-z1-9_-]+/,illegal:/\\n/}]},o=e.inherit(i,{begin:/\\(/,end:/\\)/}),l=e.inherit(e.APOS_STRING_MODE,{className:"string"}),c=e.inherit(e.QUOTE_STRING_MODE,{className:"string"}),p={endsWithParent:!0,illegal:/</,relevance:0,contains:[{className:"attr",begin:r,relevance:0},{begin:/=\\s*/,relevance:0,contains:[{className:"string",endsParent:!0,variants:[{begin:/"/,end:/"/,contains:[a]},{begin:/\'/,end:/\'/,contains:[a]},{begin:/[^\\s"\'=<>`]+/}]}]}]};return{name:"HTML, XML",aliases:["html","xhtml","rss","atom","xjb","xsd","xsl","plist","wsf","svg"],case_insensitive:!0,unicodeRegex:!0,contains:[{className:"meta",begin:/<![a-z]/,end:/>/,relevance:10,contains:[i,c,l,o,{begin:/\\[/,end:/\\]/,contains:[{className:"meta",begin:/<![a-z]/,end:/>/,contains:[i,o,c,l]}]}]},e.COMMENT(/<!--/,/-->/,{relevance:10}),{begin:/<!\\[CDATA\\[/,end:/\\]\\]>/,relevance:10},a,{className:"meta",end:/\\?>/,variants:[{begin:/<\\?xml/,relevance:10,contains:[c]},{begin:/<\\?[a-z][a-z0-9]+/}]},{className:"tag",begin:/<style(?=\\s|>)/,end:/>/,keywords:{name:"style"},contains:[p],starts:{end:/<\\/style>/,returnEnd:!0,subLanguage:"css"}},{className:"tag",begin:/<script(?=\\s|>)/,end:/>/,keywords:{name:"script"},contains:[p],starts:{end:/<\\/script>/,returnEnd:!0,subLanguage:"javascript"}},{className:"tag",begin:/<>|<\\/>/},{className:"tag",begin:t.concat(/</,t.lookahead(t.concat(n,t.either(/\\/>/,/>/,/\\s/)))),end:/\\/?>/,contains:[{className:"name",begin:n,relevance:0,starts:p}]},{className:"tag",begin:t.concat(/<\\//,t.lookahead(t.concat(n,/>/))),contains:[{className:"name",begin:n,relevance:0},{begin:/>/,relevance:0,endsParent:!0}]}]}}function ps(e){let t="true false yes no null",n="[\\\\w#;/?:@&=+$,.~*\'()[\\\\]]+",r={className:"attr",variants:[{begin:/[\\w*@][\\w*@ :()\\./-]*:(?=[ \\t]|$)/},{begin:/"[\\w*@][\\w*@ :()\\./-]*":(?=[ \\t]|$)/},{begin:/\'[\\w*@][\\w*@ :()\\./-]*\':(?=[ \\t]|$)/}]},a={className:"template-variable",variants:[{begin:/\\{\\{/,end:/\\}\\}/},{begin:/%\\{/,end:/\\}/}]},i={className:"string",relevance:0,begin:/\'/,end:/\'/,contains:[{match:/\'\'/,scope:"char.escape",relevance:0}]},o={className:"string",relevance:0,variants:[{begin:/"/,end:/"/},{begin:/\\S+/}],contains:[e.BACKSLASH_ESCAPE,a]},l=e.inherit(o,{variants:[{begin:/\'/,end:/\'/,contains:[{begin:/\'\'/,relevance:0}]},{begin:/"/,end:/"/},{begin:/[^\\s,{}[\\]]+/}]}),f={className:"number",begin:"\\\\b"+"[0-9]{4}(-[0-9][0-9]){0,2}"+"([Tt \\\\t][0-9][0-9]?(:[0-9][0-9]){2})?"+"(\\\\.[0-9]*)?"+"([ \\\\t])*(Z|[-+][0-9][0-9]?(:[0-9][0-9])?)?"+"\\\\b"},d={end:",",endsWithParent:!0,excludeEnd:!0,keywords:t,relevance:0},E={begin:/\\{/,end:/\\}/,contains:[d],illegal:"\\\\n",relevance:0},N={begin:"\\\\[",end:"\\\\]",contains:[d],illegal:"\\\\n",relevance:0},T=[r,{className:"meta",begin:"^---\\\\s*$",relevance:10},{className:"string",begin:"[\\\\|>]([1-9]?[+-])?[ ]*\\\\n( +)[^ ][^\\\\n]*\\\\n(\\\\2[^\\\\n]+\\\\n?)*"},{begin:"<%[%=-]?",end:"[%-]?%>",subLanguage:"ruby",excludeBegin:!0,excludeEnd:!0,relevance:0},{className:"type",begin:"!\\\\w+!"+n},{className:"type",begin:"!<"+n+">"},{className:"type",begin:"!"+n},{className:"type",begin:"!!"+n},{className:"meta",begin:"&"+e.UNDERSCORE_IDENT_RE+"$"},{className:"meta",begin:"\\\\*"+e.UNDERSCORE_IDENT_RE+"$"},{className:"bullet",begin:"-(?=[ ]|$)",relevance:0},e.HASH_COMMENT_MODE,{beginKeywords:t,keywords:{literal:t}},f,{className:"number",begin:e.C_NUMBER_RE+"\\\\b",relevance:0},E,N,i,o],w=[...T];return w.pop(),w.push(l),d.contains=w,{name:"YAML",case_insensitive:!0,aliases:["yml"],contains:T}}var Uo={bash:Ur,gradle:Fr,groovy:Gr,ini:Kr,java:Zr,javascript:jr,json:Jr,kotlin:qr,markdown:es,properties:ts,python:ns,typescript:us,xml:ds,yaml:ps};for(let[e,t]of Object.entries(Uo))dn.registerLanguage(e,t);var gs={kt:"kotlin",kts:"kotlin",java:"java",gradle:"gradle",groovy:"groovy",xml:"xml",html:"xml",fxml:"xml",yml:"yaml",yaml:"yaml",json:"json",md:"markdown",properties:"properties",toml:"ini",ini:"ini",sh:"bash",py:"python",js:"javascript",mjs:"javascript",jsx:"javascript",ts:"typescript",tsx:"typescript"},_s=e=>{let t=/\\.([A-Za-z0-9]+)$/.exec(e)?.[1]?.toLowerCase();return t!==void 0&&Object.hasOwn(gs,t)?gs[t]:null},Fo={"&amp;":"&","&lt;":"<","&gt;":">","&quot;":\'"\',"&#x27;":"\'"},Ho=12e4,fs=e=>e.map(t=>[{scope:"",text:t}]),Go=(e,t)=>{let n=e.join(`\n`);if(t===null||n.length>Ho)return fs(e);let{value:r}=dn.highlight(n,{language:t,ignoreIllegals:!0}),a=[[]],i=[];for(let[o,l]of r.matchAll(/<span class="([^"]*)">|<\\/span>|[^<]+/g))l!==void 0?i.push(l):o==="</span>"?i.pop():o.replace(/&(?:amp|lt|gt|quot|#x27);/g,p=>Fo[p]??p).split(`\n`).forEach((p,u)=>{u>0&&a.push([]),p!==""&&a.at(-1).push({scope:i.at(-1)??"",text:p})});return a.length===e.length?a:fs(e)},ms=({lines:e},t)=>{let n=l=>Go(e.filter(({kind:c})=>c!==l&&c!=="note").map(({text:c})=>c),t),r=n("added"),a=n("removed"),i=0,o=0;return e.map(({kind:l,text:c})=>{if(l==="note")return[{scope:"",text:c}];let p=l==="added"?void 0:r[i++];return(l==="removed"?void 0:a[o++])??p??[{scope:"",text:c}]})};var Ko=/^@@ -(\\d+)(?:,(\\d+))? \\+(\\d+)(?:,(\\d+))? @@ ?(.*)$/s,hs=e=>{let t=Ko.exec(e);if(t===null)return null;let[,n,r="1",a,i="1",o=""]=t;return{oldStart:Number(n),oldCount:Number(r),newStart:Number(a),newCount:Number(i),heading:o}};var zo={a:7,b:8,t:9,n:10,v:11,f:12,r:13,\'"\':34,"\\\\":92},bs=e=>{if(!e.startsWith(\'"\'))return null;let t=[],n=new TextEncoder,r=1;for(;r<e.length;){let a=String.fromCodePoint(e.codePointAt(r));if(a===\'"\')return{name:new TextDecoder().decode(Uint8Array.from(t)),end:r+1};if(a!=="\\\\"){t.push(...n.encode(a)),r+=a.length;continue}let i=/^[0-3][0-7]{2}/.exec(e.slice(r+1,r+4))?.[0],o=zo[e[r+1]??""];if(i===void 0&&o===void 0)return null;t.push(i===void 0?o:Number.parseInt(i,8)),r+=i===void 0?2:4}return null},pn=e=>{let t=e.indexOf("/");return t<0||t===e.length-1?null:e.slice(t+1)},Ce=e=>{if(e.startsWith(\'"\'))return bs(e)?.name??null;let t=e.indexOf("	");return t<0?e:e.slice(0,t)},Wo=8*4096,ys=e=>{let t=(i,o)=>{let l=pn(i??""),c=pn(o??"");return l===null||c===null?null:{oldPath:l,newPath:c}};if(e.length>Wo)return null;let n=bs(e);if(n)return e[n.end]===" "?t(n.name,Ce(e.slice(n.end+1))):null;let r=e.indexOf(\' "\');return r>=0&&e.endsWith(\'"\')?t(e.slice(0,r),Ce(e.slice(r+1))):e.split(" ").length-1===1?t(...e.split(" ")):Zo(e)},Zo=e=>{let t=e.indexOf("/");for(let n=e.indexOf(" ",t);t>=0&&n>=0;n=e.indexOf(" ",n+1)){let r=e.slice(t+1,n);if(r===""||!e.endsWith(`/${r}`))continue;let a=e.slice(n+1);if(pn(a)===r)return{oldPath:r,newPath:r}}return null};var gn=e=>{let t=Ce(e.trimEnd())??e;return t==="/dev/null"?"":t.replace(/^[ab]\\//,"")},Es=e=>({path:e,oldPath:e,change:"changed",added:0,removed:0,hunks:[]}),Yo=(e,t)=>{if(t.startsWith("--- ")){let n=gn(t.slice(4));n!==""&&(e.oldPath=n)}else if(t.startsWith("+++ ")){let n=gn(t.slice(4));e.path=n===""?e.oldPath:n}else t.startsWith("new file")?e.change="added":t.startsWith("deleted file")?e.change="deleted":t.startsWith("rename from ")?(e.change="moved",e.oldPath=Ce(t.slice(12))??""):t.startsWith("rename to ")?e.path=Ce(t.slice(10))??"":/^(Binary files |GIT binary patch)/.test(t)&&(e.change="binary")},Ts=e=>{let t=[],n,r,a=0,i=0,o=0,l=0,c=e.split(`\n`);c.at(-1)===""&&c.pop();for(let p of c){if((o>0||l>0)&&/^(?:[ +\\-\\\\]|$)/.test(p)&&r!==void 0&&n!==void 0){let f=p.slice(1);p.startsWith("+")?(r.push({kind:"added",text:f,oldLine:null,newLine:i++}),n.added+=1,l-=1):p.startsWith("-")?(r.push({kind:"removed",text:f,oldLine:a++,newLine:null}),n.removed+=1,o-=1):p.startsWith("\\\\")?r.push({kind:"note",text:p,oldLine:null,newLine:null}):(r.push({kind:"context",text:f,oldLine:a++,newLine:i++}),o-=1,l-=1);continue}if(o=0,l=0,p.startsWith("diff --git ")){n=Es(ys(p.slice(11))?.newPath??p.slice(11)),t.push(n),r=void 0;continue}let m=hs(p);m!==null&&n!==void 0?(a=m.oldStart,i=m.newStart,o=m.oldCount,l=m.newCount,r=[],n.hunks.push({heading:m.heading,lines:r})):p.startsWith("\\\\")&&r!==void 0?r.push({kind:"note",text:p,oldLine:null,newLine:null}):n!==void 0&&r===void 0?Yo(n,p):p.startsWith("--- ")&&n===void 0&&(n=Es(gn(p.slice(4))),t.push(n))}return t};var Vo=/\\u001b(?:\\[[0-9;:?]*[ -/]*[@-~]|\\][^\\u0007\\u001b]*(?:\\u0007|\\u001b\\\\)|[@-Z\\\\-_])/g,vs=e=>e.replace(Vo,"");var Qo=/[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\p{Cs}]/gu,Xo={"\\n":"\\\\n","\\r":"\\\\r","	":"\\\\t"},fn=e=>e.replace(Qo,t=>{let n=t.codePointAt(0).toString(16);return Xo[t]??(n.length>4?`\\\\u{${n}}`:`\\\\u${n.padStart(4,"0")}`)});var jo=e=>{let t=e.length;for(;e[t-1]==="\\r";)t--;let n=e.slice(0,t).trimEnd().lastIndexOf("\\r")+1;return e.slice(n,t)},fe=e=>vs(e).split(`\n`).map(t=>re(jo(t))),re=e=>e.split("	").map(fn).join("	"),Ge=e=>e<1e3?`${e} bytes`:e<999950?`${(e/1e3).toFixed(1)} kB`:`${(e/1e6).toFixed(1)} MB`;var Jo=e=>e&&/^https?:\\/\\/[^\\s]+$/i.test(e)?e:null,wt=(e,t)=>{let n=i=>i.split("/").map(qo).join("/"),r=Jo(e);if(r!==null)return`${r.replace(/\\/+$/,"")}/${n(t)}`;let a=n(e.replaceAll("\\\\","/").replace(/\\/+$/,""));return`${a===""?".":a}/${n(t)}`},qo=e=>{try{return encodeURIComponent(e)}catch{return encodeURIComponent(e.replace(/[\\ud800-\\udfff]/g,"�"))}};var Ie=({page:e,path:t,children:n})=>e.folder===null||!e.files.includes(t)?null:s("a",{href:wt(e.folder,t),children:n}),X=({title:e,note:t,children:n})=>s("section",{class:"part",children:[s("h3",{children:e}),t!==void 0&&s("p",{class:"note",children:t}),n]});var ei=800,Ns={changed:"",added:"new",deleted:"deleted",moved:"moved",binary:"binary"},ti={context:" ",added:"+",removed:"-",note:""},ni=({hunk:e,language:t})=>{let n=Y(()=>ms(e,t),[e,t]);return s(L,{children:e.lines.map((r,a)=>s("span",{class:`line ${r.kind}`,children:[s("span",{class:"no","data-line":r.oldLine??""}),s("span",{class:"no","data-line":r.newLine??""}),s("span",{class:"code",children:[ti[r.kind],n[a].map(({scope:i,text:o},l)=>i===""?re(o):s("span",{class:i,children:re(o)},l)),`\n`]})]},a))})},ri=({file:e,isOpen:t})=>{let n=re(e.path),r=_s(e.path);return s("details",{class:"file",open:t,children:[s("summary",{children:[s("span",{class:"path",children:[e.change==="moved"&&`${re(e.oldPath)} → `,n]}),Ns[e.change]!==""&&s("span",{class:"badge note",children:Ns[e.change]}),s("span",{class:"plus",children:["+",e.added]})," ",s("span",{class:"minus",children:["−",e.removed]})]}),e.hunks.length>0&&s(oe,{label:`Changes of ${n}`,kind:"diff",children:s("pre",{children:e.hunks.map((a,i)=>s("span",{class:"hunk",children:[s("span",{class:"hunk-heading",children:`⋯ ${re(a.heading)}\n`}),s(ni,{hunk:a,language:r})]},i))})})]})},Ss=({page:e})=>{let{patch:t}=e,n=Y(()=>Ts(t?.text??""),[t]);if(t===null)return null;let r=n.reduce((o,l)=>o+l.added,0),a=n.reduce((o,l)=>o+l.removed,0),i=0;return s(X,{title:"Diff",children:[s("p",{class:"note",children:[n.length===0?"The agent changed nothing.":`${j(n.length,"file")}, +${r} −${a}`,t.isCut&&`; the first part of ${Ge(t.bytes)}`," ",s(Ie,{page:e,path:"artifacts/model.patch",children:"model.patch"})]}),n.map(o=>{let l=i;return i+=o.added+o.removed,s(ri,{file:o,isOpen:l<ei},o.path+o.oldPath)})]})};var ie=e=>e<1e3?String(Math.round(e)):e<999950?`${(e/1e3).toFixed(1)}k`:`${(e/1e6).toFixed(2)}M`,Rt=e=>e>=1||e===0?`$${e.toFixed(2)}`:e<1e-4?"<$0.0001":`$${e.toFixed(4)}`;var ws=e=>String(e).padStart(2,"0"),_e=e=>{if(e===null||!Number.isFinite(e)||e<0)return"-";if(e<9.95)return`${e.toFixed(1)}s`;let t=Math.round(e);if(t<60)return`${t}s`;if(t<3600)return`${Math.floor(t/60)}m ${ws(t%60)}s`;let n=Math.round(t/60);return`${Math.floor(n/60)}h ${ws(n%60)}m`};var Rs=({facts:e})=>s("dl",{class:"circumstances",children:e.map(([t,n])=>s("div",{children:[s("dt",{children:t}),s("dd",{children:n})]},t))});var _n=["environment","agent","verify"],si=({page:e})=>{let t=_n.reduce((r,a)=>r+(e.seconds[a]??0),0);if(t===0)return null;let n=0;return s("div",{class:"phases",children:[s("svg",{width:"100%",height:"10","aria-hidden":"true",children:_n.map(r=>{let a=(e.seconds[r]??0)/t*100;return n+=a,s("rect",{class:`phase-${r}`,x:`${n-a}%`,width:`${a}%`,height:"10"},r)})}),s("ul",{class:"legend",children:_n.map(r=>s("li",{children:[s("span",{class:`swatch phase-${r}`,"aria-hidden":"true"}),r," ",s("b",{children:_e(e.seconds[r]).replace("-","–")})]},r))})]})},ai=({limits:e})=>{let{cpus:t,memoryMb:n,clamped:r,timeoutsSec:a}=e;return[...t===null?[]:[j(t,"CPU")],...n===null?[]:[`${n} MB`],...a.agent===null?[]:[`agent ${_e(a.agent)}`],...a.verify===null?[]:[`verify ${_e(a.verify)}`],...r.length>0?[`less than the task asks for: ${r.join(", ")}`]:[]].join(", ")},ks=({row:e,page:t})=>{let{tokens:n}=t,r=[...t.version===null?[]:[["Agent’s version",t.version]],...n===null?[]:[["Tokens",`${ie(n.input)} read (${ie(n.cached)} from cache), ${ie(n.output)} written`]],...e.costUsd===null?[]:[["Cost",Rt(e.costUsd)]],["Shard",String(t.shard)],...t.startedAt===null?[]:[["Started",t.startedAt.replace("T"," ").replace(/\\.\\d+Z$/," UTC")]],["Limits",ai(t)],...t.images.task===null?[]:[["Image",t.images.task]],["Folder",e.name]];return s(X,{title:"Time and resources",children:[s(si,{page:t}),s(Rs,{facts:r.filter(([,a])=>a!=="")})]})};var oi=3,As=({page:e})=>e.failures.length===0?null:s(X,{title:"Failures",children:[e.failures.map(({test:t,message:n},r)=>s("details",{class:"file",open:r<oi,children:[s("summary",{children:s("span",{class:"path",children:t})}),s(oe,{label:`Failure of ${t}`,kind:"log",children:s("pre",{children:fe(n).join(`\n`)})})]},t)),e.failuresMore>0&&s("p",{class:"note",children:["and ",e.failuresMore," more"]})]}),xs=({page:e})=>e.logs.length===0?null:s(X,{title:"Ends of logs",children:e.logs.map(({path:t,text:n,bytes:r,isCut:a},i)=>s("details",{class:"file",open:i===0,children:[s("summary",{children:[s("span",{class:"path",children:t}),s("span",{class:"of",children:a?`the end of ${Ge(r)}`:Ge(r)})]}),a&&s("p",{class:"note beside",children:s(Ie,{page:e,path:t,children:"The whole of it"})}),s(oe,{label:`End of ${t}`,kind:"log",children:s("pre",{children:fe(n).join(`\n`)})})]},t))}),Os=({page:e})=>{let{folder:t,files:n}=e;return t===null||n.length===0?null:s(X,{title:"Files",children:s("ul",{class:"names",children:n.map(r=>s("li",{children:s("a",{href:wt(t,r),children:r})},r))})})};var ii=160,Ms=e=>e.trim().split(`\n`,1)[0]??"",li=e=>{let t=(()=>{try{return Object.values(JSON.parse(e.arguments)).find(r=>typeof r=="string")??e.arguments}catch{return e.arguments}})();return`${e.name} ${Ms(String(t))}`},ci=({answer:e,outcome:t,cause:n})=>{if(t==="failed")return`failed: ${n??"no cause is known"}`;let[r]=e.calls;return r===void 0?Ms(e.text):li(r)},ui=e=>{try{return JSON.stringify(JSON.parse(e),null,2).replaceAll("\\\\n",`\n`).replaceAll("\\\\t","	").replaceAll(\'\\\\"\',\'"\')}catch{return e}},kt=({title:e,text:t})=>t.trim()===""?null:s(L,{children:[s("h4",{children:e}),s(oe,{label:e,kind:"log",children:s("pre",{children:fe(t).join(`\n`)})})]}),di=({step:e,isFirst:t})=>{let{n,model:r,tokens:a,seconds:i,request:o,answer:l,outcome:c}=e;return s("details",{class:c==="failed"?"file step failed":"file step",children:[s("summary",{children:[s("span",{class:"step-number",children:n}),s("span",{class:"path",children:re(ci(e)).slice(0,ii)}),s("span",{class:"of",children:[a!==null&&`${ie(a.input)} → ${ie(a.output)} tokens`,i!==null&&`, ${_e(i)}`]})]}),s("div",{class:"step-body",children:[s("p",{class:"note",children:[r??"no model",", ",j(o.messages,"message")]}),t&&o.first!==null&&s(kt,{title:`Step ${n}: asked`,text:o.first}),o.last!==null&&o.last!==o.first&&s(kt,{title:`Step ${n}: last message`,text:o.last}),s(kt,{title:`Step ${n}: answer`,text:l.text}),l.calls.map((p,u)=>s(kt,{title:`Step ${n}: calls ${re(p.name)}`,text:ui(p.arguments)},u))]})]})},pi=({steps:e,dropped:t})=>{let n=`${j(e.length,"request")} to the model`;return t>0?`${n}; ${t} in the middle are left out.`:`${n}.`},Cs=({page:e})=>e.trajectory===null?null:s(X,{title:"Trajectory",note:s(L,{children:[pi(e.trajectory)," ",s(Ie,{page:e,path:"agent/model-requests.json",children:"model-requests.json"})]}),children:e.trajectory.steps.map((t,n)=>s(di,{step:t,isFirst:n===0},t.n))});var gi=8,Is=({text:e})=>s("p",{class:"message",children:fe(e).join(`\n`)}),fi=({finding:e})=>{let{items:t,more:n}=e;if(t.length===0)return null;let r=s("ul",{class:"names",children:[t.map(a=>s("li",{children:a},a)),n>0&&s("li",{class:"note",children:["and ",n," more"]})]});return t.length<=gi?r:s("details",{class:"more",children:[s("summary",{children:[t.length+n," names"]}),r]})},mn=({findings:e})=>s("ul",{class:"findings",children:e.map(t=>s("li",{children:[s("code",{children:t.code})," ",t.level!==null&&s("span",{class:`badge ${t.level}`,children:t.level}),s(Is,{text:t.message}),s(fi,{finding:t})]},t.code+t.message))}),_i={f2p:"failed before, have to pass",s2p:"were skipped, have to pass",n2p:"are new, have to pass",p2p:"passed before, have to pass still"},mi=({page:e})=>{let{transitions:t,tests:n}=e;if(t===null)return null;let r=["f2p","s2p","n2p","p2p"].filter(a=>t[a].expected>0);return s(L,{children:[s("table",{class:"transitions",children:[s("thead",{children:s("tr",{children:[s("th",{scope:"col",children:"Tests"}),s("th",{scope:"col",class:"number",children:"Passed"}),s("th",{scope:"col",class:"wide",children:s("span",{class:"visually-hidden",children:"Share"})})]})}),s("tbody",{children:r.map(a=>{let{passed:i,expected:o}=t[a];return s("tr",{children:[s("th",{scope:"row",children:[s("code",{children:a})," ",s("span",{class:"of",children:_i[a]})]}),s("td",{class:"number",children:[i,"/",o]}),s("td",{class:"wide",children:s("svg",{class:"meter",width:"100%",height:"8","aria-hidden":"true",children:[s("rect",{class:"track",width:"100%",height:"8",rx:"2"}),s("rect",{class:i>=o?"fill-resolved":"fill-error",width:`${Math.min(100,i/o*100)}%`,height:"8",rx:"2"})]})})]},a)})})]}),n!==null&&s("p",{class:"note",children:["Of all tests in the reports ",n.passed," passed, ",n.failed," failed, ",n.skipped," were skipped."]})]})},hi={junit:"the run’s own JUnit reports",log:"what the tests printed",container:"only what test.sh wrote: unverified"},bi=({page:e})=>{let{reward:t,tolerant:n,container:r,evidence:a,disputes:i}=e;if(t===null)return null;let o=[["strict",t],["tolerant",n],...r===void 0?[]:[["container",r]]];return s(L,{children:[s("p",{class:"rewards",children:[o.map(([l,c])=>s("span",{children:[l," ",s("b",{children:c??"–"})]},l)),a!==null&&s("span",{class:"of",children:["from ",hi[a]]})]}),i.length>0&&s("div",{class:"banner warning",children:[s("strong",{children:"Disputed"}),s("ul",{children:i.map(({path:l,cause:c})=>s("li",{children:[l!==void 0&&s("code",{children:l})," ",fe(c).join(" ")]},c))})]})]})},Ls=({page:e})=>s(X,{title:e.fault===null?"Verdict":"Fault",children:[e.fault!==null&&s("div",{class:"banner failed",children:[s("strong",{children:[e.fault.kind,": ",e.fault.code]}),s(Is,{text:e.fault.message})]}),s(bi,{page:e}),s(mn,{findings:e.reasons}),e.second!==null&&s("div",{class:"banner warning",children:[s("strong",{children:["Verified once more: reward ",e.second.reward]}),s("p",{children:"The first verdict stands; a second one that differs shows tests that are flaky."}),s(mn,{findings:e.second.reasons})]}),s(mi,{page:e})]}),Ps=({page:e})=>e.flags.length===0?null:s(X,{title:"Flags",children:s(mn,{findings:e.flags})});var yi=e=>{let[t,n]=de("loading");return ve(()=>{let r=!0,a=i=>{r&&n(i)};return e===null?a("none"):(a("loading"),hr(e).then(i=>a(i??"none"),()=>a("failed"))),()=>{r=!1}},[e]),t},Ei={loading:"…",none:"There is no more to show of this trial.",failed:"This part of the page cannot be read; the browser may be too old."},Ds=(e,t,n,r)=>{let a=e.indexOf(t),i=a<0?void 0:e[a+n];return i===void 0?null:J({view:"trial",trial:i,query:r})},$s=({index:e,places:t,trial:n,query:r,selected:a})=>{let i=e.data.rows[n],o=yi(t[n]??null),l=J({view:"trials",trial:-1,query:r});if(i===void 0)return s("section",{class:"trial",children:[s("h2",{tabIndex:-1,children:"There is no such trial"}),s("a",{href:l,children:"Back to the trials"})]});let c=Ds(a,n,-1,r),p=Ds(a,n,1,r),u=a.indexOf(n);return s("section",{class:"trial",children:[s("nav",{class:"steps","aria-label":"Trials",children:[s("a",{href:l,children:["← ",Ne(r)===""?"All trials":"Found trials"]}),s("span",{class:"spread",children:[u>=0&&s("span",{class:"of",children:[u+1," of ",a.length]}),c!==null&&s("a",{href:c,id:"kb-before",rel:"prev",children:"Previous"}),p!==null&&s("a",{href:p,id:"kb-after",rel:"next",children:"Next"})]})]}),s("header",{class:"trial-head",children:[s("h2",{tabIndex:-1,children:i.task||"(no name)"}),s("p",{children:[s(Se,{outcome:i.outcome})," ",s(it,{marks:i.marks}),s("span",{class:"of",children:[e.data.agents[i.agent],", attempt ",i.attempt,i.repository!==""&&`, ${i.repository}`]})]})]}),typeof o=="string"?s("p",{class:"note",role:"status",children:i.outcome==="not-run"?"It was planned, and did not run.":Ei[o]}):s(L,{children:[o.isShortened&&s("p",{class:"note",children:"Shown shortened, since many trials share this page; the trial’s folder has all of it."}),s("div",{class:"columns",children:[s(Ls,{page:o}),s(ks,{row:i,page:o})]}),s(Ps,{page:o}),s(As,{page:o}),s(Ss,{page:o}),s(xs,{page:o}),s(Cs,{page:o}),s(Os,{page:o})]})]})};var Bs=([e,t])=>t===0?String(e):`${e} (${t} not run)`;var bn=({row:e})=>e.code===""?null:s("span",{class:"why",children:[s("code",{children:e.code})," ",e.message]}),Ti=({name:e})=>{let[t,...n]=e.split(" ");return s(L,{children:[t,s("span",{class:"under",children:n.join(" ")})]})},vi=([e,t])=>`${e}/${t}`,hn={isNumber:!1,isMain:!1},Le={isNumber:!0,isMain:!1},Us={column:"task",title:"Task",isNumber:!1,isMain:!0},Fs=[{column:"agent",title:"Agent",...hn,cell:(e,{agents:t})=>s(Ti,{name:t[e.agent]??""}),isUseful:({agents:e})=>e.length>1},{column:"attempt",title:"Attempt",...Le,cell:e=>e.attempt,isUseful:({rows:e})=>e.some(({attempt:t})=>t>1)},{column:"outcome",title:"Outcome",...hn,cell:e=>s(L,{children:[s(Se,{outcome:e.outcome}),e.marks.some(t=>t!=="note")&&s("br",{}),s(it,{marks:e.marks.filter(t=>t!=="note")})]})},{column:"code",title:"Why",...hn,cell:e=>s(bn,{row:e})},{column:"target",title:"Target",...Le,cell:e=>e.target===null?"–":vi(e.target)},{column:"lost",title:"p2p lost",...Le,cell:e=>e.lost===null?"–":Bs(e.lost)},{column:"seconds",title:"Time",...Le,isMain:!0,cell:e=>_e(e.seconds).replace("-","–")},{column:"tokens",title:"Tokens",...Le,cell:e=>e.tokens===null?"–":ie(e.tokens),isUseful:({rows:e})=>e.some(({tokens:t})=>t!==null)},{column:"costUsd",title:"Cost",...Le,cell:e=>e.costUsd===null?"–":Rt(e.costUsd),isUseful:({rows:e})=>e.some(({costUsd:t})=>t!==null)}];var Gs=({column:e,isNumber:t,isMain:n})=>[`column-${e}`,t?"number":"",n?"":"minor"].filter(Boolean).join(" "),Hs=({head:e,query:t})=>{let r=t.sort===e.column?t.isDescending?"descending":"ascending":"none";return s("th",{scope:"col",class:Gs(e),"aria-sort":r,children:s("button",{type:"button",onClick:()=>ot("trials",er(t,e.column)),children:[e.title,s("span",{class:"arrow","aria-hidden":"true",children:r==="ascending"?"▲":r==="descending"?"▼":""})]})})},Ks=({index:e,query:t,isPrinted:n})=>{let{data:r}=e,a=Y(()=>nt(e,t),[e,t]),i=Y(()=>Fs.filter(({isUseful:l})=>l?.(r)??!0),[r]),o=l=>{let c=r.rows[l];return s("tr",{children:[s("th",{scope:"row",class:"column-task",children:[s("a",{href:J({view:"trial",trial:l,query:t}),title:c.task,children:c.task||"(no name)"}),s("span",{class:"under narrow-only",children:[s(Se,{outcome:c.outcome})," ",r.agents.length>1&&`${r.agents[c.agent]} `,c.attempt>1&&`attempt ${c.attempt} `,s(bn,{row:c})]})]}),i.map(p=>s("td",{class:Gs(p),children:p.cell(c,r)},p.column))]},l)};return s(L,{children:[s(ut,{view:"trials",data:r,query:t,isPrinted:n,selected:a,total:r.rows.length,table:l=>s("table",{class:"trials",children:[s("thead",{children:s("tr",{children:[s(Hs,{head:Us,query:t}),i.map(c=>s(Hs,{head:c,query:t},c.column))]})}),s("tbody",{children:l.map(o)})]})}),r.rowsLeftOut>0&&s("p",{class:"note",children:[j(r.rowsLeftOut,"trial")," had no room here; rewards.json has them all."]})]})};var Ni=[{view:"overview",title:"Overview"},{view:"tasks",title:"Tasks"},{view:"trials",title:"Trials"}],Ws=({isTasksUseful:e})=>{let{view:t}=Qt(),n=t==="trial"?"trials":t;return s(L,{children:[s("ul",{children:Ni.filter(r=>r.view!=="tasks"||e).map(r=>s("li",{children:s("a",{href:J({view:r.view,trial:-1,query:pe}),...r.view===n&&{"aria-current":"page"},children:r.title})},r.view))}),s(fr,{})]})},zs=new Map,Si=e=>{let t=Qn(null),{view:n,trial:r}=e;ve(()=>{let a=`${n}/${r}`,i=t.current===null;if(t.current=a,document.getElementById("kb-overview").hidden=n!=="overview",!i){let l=document.querySelector("#kb-view h2");(n==="overview"?document.getElementById("main"):l)?.focus({preventScroll:!0}),scrollTo(0,zs.get(a)??0)}let o=()=>{zs.set(a,scrollY)};return addEventListener("scroll",o,{passive:!0}),()=>removeEventListener("scroll",o)},[n,r])},Zs=({index:e,places:t,isPrinted:n})=>{let r=Qt(),{view:a,trial:i,query:o}=r;Si(r);let l=Y(()=>a==="trial"?nt(e,o):[],[e,a,o]);switch(a){case"overview":return null;case"tasks":return s(pr,{index:e,query:o,isPrinted:n});case"trials":return s(Ks,{index:e,query:o,isPrinted:n});case"trial":return s($s,{index:e,places:t,trial:i,query:o,selected:l})}},yn=(e=st())=>({view:"trials",trial:-1,query:e.query});var wi=e=>e instanceof HTMLElement&&e.matches("input, select, textarea, [contenteditable]"),Ys=e=>document.getElementById(e)?.click(),Vs=()=>{addEventListener("keydown",e=>{if(e.ctrlKey||e.metaKey||e.altKey||wi(e.target))return;let{view:t}=st();e.key==="/"?(e.preventDefault(),(t==="overview"||t==="trial")&&at(yn()),setTimeout(()=>document.getElementById(qt)?.focus(),50)):t==="trial"&&(e.key==="j"?Ys("kb-after"):e.key==="k"?Ys("kb-before"):e.key==="Escape"&&at(yn()))})};var Ri=e=>{let t=[];addEventListener("beforeprint",()=>{e(!0),t=[...document.querySelectorAll("details:not([open])")];for(let n of t)n.open=!0}),addEventListener("afterprint",()=>{for(let n of t)n.open=!1;e(!1)})},ki=(e,t)=>{let{rows:n,agents:r}=e.data,a=r.length>1||n.some(({attempt:o})=>o>1),i=o=>Bt(s(Zs,{index:e,places:t,isPrinted:o}),document.getElementById("kb-view"));history.scrollRestoration="manual",Bt(s(Ws,{isTasksUseful:a}),document.getElementById("kb-views")),i(!1),Vs(),Ri(i)};try{ki(qn(await _r()),await mr())}catch(e){let t=document.getElementById("kb-view");t.textContent=`The trials of this page cannot be read: ${e instanceof Error?e.message:String(e)}`}';
const PAGE_STYLE = ':root{color-scheme:light dark;--background: light-dark(#f7f7f8, #111216);--surface: light-dark(#ffffff, #191b20);--sunken: light-dark(#f1f1f4, #14161a);--line: light-dark(#e2e2e7, #2b2e36);--line-strong: light-dark(#c6c7d0, #434753);--text: light-dark(#1b1c22, #e7e8ec);--muted: light-dark(#5c5f6b, #a0a4b0);--accent: light-dark(#4f3fc6, #a99dff);--accent-soft: light-dark(#eeecfb, #262245);--resolved: light-dark(#17824f, #45c08a);--resolved-soft: light-dark(#e2f4ea, #14301f);--resolved-text: light-dark(#0d6b3d, #6ed6a4);--unresolved: light-dark(#9b9fac, #6d7280);--unresolved-soft: light-dark(#ececf0, #262931);--unresolved-text: light-dark(#4f525d, #b4b8c4);--error: light-dark(#cf4b1b, #f08650);--error-soft: light-dark(#fdebe3, #3a1f13);--error-text: light-dark(#a5370e, #ffa277);--warning-soft: light-dark(#fdf3d8, #33290f);--warning-text: light-dark(#775400, #f0c75e);--agent-0: light-dark(#5b4bd6, #9d90ff);--agent-1: light-dark(#0f8a8a, #3fc4c0);--agent-2: light-dark(#c2620c, #f0a04b);--agent-3: light-dark(#b8387f, #ef7fb9);--agent-4: light-dark(#2f6fc4, #6fabf5);--agent-5: light-dark(#6a7a1c, #b5c754);--sans: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "DejaVu Sans", sans-serif;--mono: ui-monospace, "SF Mono", "Cascadia Code", "JetBrains Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace}:root[data-theme=light]{color-scheme:light}:root[data-theme=dark]{color-scheme:dark}*{box-sizing:border-box}html{-webkit-text-size-adjust:100%}body{margin:0;background:var(--background);color:var(--text);font:15px / 1.5 var(--sans);font-variant-numeric:tabular-nums}h1,h2,h3,h4,p,ul,dl,dd,figure,fieldset{margin:0;padding:0}ul{list-style:none}fieldset{border:0;min-width:0}h1,h2,h3,h4{line-height:1.25;font-weight:650;letter-spacing:-.01em;overflow-wrap:anywhere}h2{font-size:1.2rem}h3{font-size:1rem}h4{font-size:.87rem}a{color:var(--accent);text-underline-offset:2px;text-decoration-thickness:1px}code,pre,kbd{font-family:var(--mono);font-size:.87em}b,strong{font-weight:650}:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:3px}main:focus-visible,h2:focus-visible{outline:none}.visually-hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}.skip{position:absolute;left:-999px}.skip:focus{left:8px;top:8px;z-index:3;padding:6px 12px;background:var(--surface)}.of,.note,.detail,.under{color:var(--muted);font-weight:400}.note{font-size:.87rem}.number{text-align:right;white-space:nowrap}.strong{font-weight:650}.top{position:sticky;top:0;z-index:2;background:var(--surface);border-bottom:1px solid var(--line)}.top-inner{display:flex;align-items:center;gap:8px 24px;max-width:1320px;margin:0 auto;padding:10px 24px}.title{flex:1;min-width:0}.title h1{font-size:1.02rem}.title h1,.title p{overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.title p{color:var(--muted);font-size:.83rem}#kb-views{display:flex;align-items:center;gap:12px;min-height:34px}#kb-views ul{display:flex;gap:2px}#kb-views a{display:block;padding:5px 11px;border-radius:7px;color:var(--muted);text-decoration:none;font-weight:550}#kb-views a:hover{color:var(--text);background:var(--sunken)}#kb-views a[aria-current]{color:var(--accent);background:var(--accent-soft)}button,select,input{font:inherit;color:inherit}button{cursor:pointer}.theme,.pager button,.plain{display:inline-flex;align-items:center;gap:6px;padding:4px 10px;border:1px solid var(--line);border-radius:7px;background:var(--surface);font-size:.87rem}.theme:hover,.pager button:hover:not(:disabled),.plain:hover{border-color:var(--line-strong)}.theme .ring{fill:none;stroke:currentColor;stroke-width:1.6}.theme .half{fill:currentColor}main{max-width:1320px;margin:0 auto;padding:24px 24px 80px}.part{margin-top:16px;padding:18px 20px 20px;background:var(--surface);border:1px solid var(--line);border-radius:12px}.part>h2,.part>h3{margin-bottom:4px}.part>.note{margin-bottom:10px}.part>h2+:not(.note),.part>h3+:not(.note){margin-top:12px}.headline{display:grid;grid-template-columns:minmax(240px,340px) 1fr;gap:20px 40px;padding:22px 24px;background:var(--surface);border:1px solid var(--line);border-radius:12px}.rate-value{font-size:3.1rem;font-weight:700;line-height:1;letter-spacing:-.035em}.rate-text{margin:8px 0 10px;font-weight:550}.rate-interval{margin-top:2px;color:var(--muted);font-size:.87rem}.figures{display:grid;grid-template-columns:repeat(auto-fill,minmax(130px,1fr));gap:16px 20px;align-content:center}.figure dt{color:var(--muted);font-size:.83rem}.figure .value{display:block;font-size:1.4rem;font-weight:650;line-height:1.25;letter-spacing:-.02em}.figure .detail{display:block;font-size:.83rem;line-height:1.35}.figure.bad .value{color:var(--error-text)}.caveats{grid-column:1 / -1;padding-top:14px;border-top:1px solid var(--line);color:var(--muted);font-size:.9rem}.omitted{margin:12px 4px 0}.banner{margin-bottom:16px;padding:12px 16px;border-radius:10px;overflow-wrap:anywhere}.part .banner{margin:10px 0}.banner.passed{background:var(--resolved-soft);color:var(--resolved-text)}.banner.failed{background:var(--error-soft);color:var(--error-text)}.banner.warning{background:var(--warning-soft);color:var(--warning-text)}.banner .note,.banner .of{color:inherit}table{border-collapse:collapse;width:100%}th{text-align:left;font-weight:550}.scroll{overflow-x:auto}.facts th,.facts td,.transitions th,.transitions td{padding:7px 12px 7px 0;border-bottom:1px solid var(--line);vertical-align:middle}.facts tr:last-child>*,.transitions tbody tr:last-child>*{border-bottom:0}.facts th:last-child,.facts td:last-child{padding-right:0}.facts thead th,.transitions thead th{color:var(--muted);font-size:.83rem;font-weight:500;white-space:nowrap}.facts .number{text-align:right}.facts .wide{min-width:170px}.facts .under{display:block;font-size:.8rem;line-height:1.2}.facts th .under{padding-left:18px}.facts .test{font-family:var(--mono);font-size:.83rem;overflow-wrap:anywhere}.dot{display:inline-block;width:10px;height:10px;margin-right:8px;border-radius:50%}.repositories th{width:30%;padding:7px 16px 7px 0;vertical-align:top;overflow-wrap:anywhere}.repositories th .of{display:block;font-size:.8rem}.repositories td{padding:7px 0}.repositories tr+tr>*{border-top:1px solid var(--line)}.repository-rate{display:grid;grid-template-columns:1fr 118px;gap:14px;align-items:center;font-size:.87rem;line-height:1.35}svg{display:block;overflow:visible}.track{fill:var(--sunken)}.rate-bar .bar{fill:currentColor;opacity:.85}.rate-bar .whisker line{stroke:var(--text);stroke-width:1.4}.colour-resolved{color:var(--resolved)}.fill-resolved{fill:var(--resolved)}.fill-unresolved{fill:var(--unresolved)}.fill-error{fill:var(--error)}.back-resolved{background:var(--resolved)}.back-unresolved{background:var(--unresolved)}.back-error{background:var(--error)}.agent-0{color:var(--agent-0)}.agent-1{color:var(--agent-1)}.agent-2{color:var(--agent-2)}.agent-3{color:var(--agent-3)}.agent-4{color:var(--agent-4)}.agent-5{color:var(--agent-5)}.dot{background:currentColor}.axis line,.ground{stroke:var(--line);stroke-width:1}.axis text,.shard-names text{fill:var(--muted);font-size:11px}.legend{display:flex;flex-wrap:wrap;gap:4px 18px;color:var(--muted);font-size:.87rem}.swatch{display:inline-block;width:11px;height:11px;margin-right:6px;border-radius:3px}.distributions{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,400px),1fr));gap:24px 48px;margin-top:14px}.distribution h3{margin-bottom:6px}.histogram{margin-top:10px}.histogram figcaption{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 12px;margin-bottom:2px;font-size:.83rem}.histogram .numbers{color:var(--muted)}.histogram .numbers b{color:var(--text)}.median{stroke:var(--text);stroke-width:1.4;stroke-dasharray:3 2}.timeline{margin-top:14px}.timeline-plot{display:flex}.timeline-plot .plot{flex:1;min-width:0}.shard-names{flex:none}.timeline figcaption{margin-top:4px;color:var(--muted);font-size:.87rem}.change-bar .zero{stroke:var(--line-strong)}.change-bar .span{stroke:var(--muted);stroke-width:2}.change-bar .up{fill:var(--resolved)}.change-bar .down{fill:var(--error)}.changes{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,330px),1fr));gap:20px 32px}.change header{display:flex;align-items:center;gap:10px;margin-bottom:4px}.change-value{margin:2px 0 4px}.tasks-changed{display:grid;gap:10px;margin-top:10px}.cause+.cause{margin-top:16px;padding-top:16px;border-top:1px solid var(--line)}.cause>p{max-width:80ch}.message{margin:4px 0;color:var(--muted);font-size:.9rem;overflow-wrap:anywhere;white-space:pre-wrap}.banner .message{color:inherit}.names{display:flex;flex-wrap:wrap;gap:4px 6px;margin-top:6px}.names li{max-width:100%;padding:1px 7px;border:1px solid var(--line);border-radius:6px;font-family:var(--mono);font-size:.8rem;overflow-wrap:anywhere}summary{cursor:pointer}.more{margin-top:6px;font-size:.87rem}.more summary{color:var(--accent)}.badge{display:inline-block;padding:0 7px;border-radius:20px;background:var(--unresolved-soft);color:var(--unresolved-text);font:550 .78rem / 1.6 var(--sans);white-space:nowrap}.badge.better{background:var(--resolved-soft);color:var(--resolved-text)}.badge.worse,.badge.error{background:var(--error-soft);color:var(--error-text)}.badge.suspect,.badge.disputed,.badge.second-verdict,.badge.unverified{background:var(--warning-soft);color:var(--warning-text)}.circumstances{display:grid;gap:6px;font-size:.9rem}.circumstances>div{display:grid;grid-template-columns:170px 1fr;gap:12px}.circumstances dt{color:var(--muted)}.circumstances dd{overflow-wrap:anywhere}.list>h2{margin-bottom:12px}.filters{display:flex;flex-wrap:wrap;align-items:center;gap:8px 12px}.search{position:relative;flex:1 1 240px;max-width:380px}.search input{width:100%;padding:6px 30px 6px 11px;border:1px solid var(--line-strong);border-radius:8px;background:var(--surface)}.search input::placeholder{color:var(--muted);opacity:1}.search kbd{position:absolute;right:9px;top:7px;padding:0 5px;border:1px solid var(--line);border-radius:4px;color:var(--muted);font-size:.75rem}.search input:focus+kbd{display:none}.chips{display:flex;flex-wrap:wrap;gap:6px}.chip{display:inline-flex;align-items:center;gap:6px;padding:4px 11px;border:1px solid var(--line);border-radius:20px;background:var(--surface);font-size:.87rem}.chip .count{color:var(--muted)}.chip:hover{border-color:var(--line-strong)}.chip[aria-pressed=true]{border-color:var(--accent);background:var(--accent-soft);color:var(--accent)}.chip[aria-pressed=true] .count{color:inherit}.select{display:inline-flex;align-items:center;gap:6px;max-width:100%;font-size:.87rem}.select span{color:var(--muted)}.select select{min-width:0;max-width:220px;padding:4px 6px;border:1px solid var(--line);border-radius:7px;background:var(--surface);text-overflow:ellipsis}.status{margin:12px 0 8px;color:var(--muted);font-size:.87rem}.trials,.matrix{background:var(--surface);font-size:.9rem}.list .scroll{border:1px solid var(--line);border-radius:12px}.trials th,.trials td,.matrix th,.matrix td{padding:7px 10px;border-bottom:1px solid var(--line);vertical-align:top}.trials tbody tr:last-child>*,.matrix tbody tr:last-child>*{border-bottom:0}.trials tbody tr:hover,.matrix tbody tr:hover{background:var(--sunken)}.trials thead th,.matrix thead th{padding-top:8px;padding-bottom:8px;vertical-align:middle;color:var(--muted);font-size:.83rem;white-space:nowrap}.trials thead button{display:inline-flex;align-items:center;gap:4px;padding:0;border:0;background:none;vertical-align:middle;line-height:1.4;color:inherit;font-weight:550}.trials thead button:hover,.trials thead [aria-sort=ascending],.trials thead [aria-sort=descending]{color:var(--accent)}.trials .arrow{width:1em;font-size:.7em;line-height:1}.trials .number .arrow{order:-1}.trials tbody th,.matrix tbody th{max-width:300px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.trials tbody th a{color:inherit;text-decoration-color:var(--line-strong)}.trials tbody th a:hover{color:var(--accent);text-decoration-color:currentColor}.trials .under{display:block;font-size:.83rem}.trials .narrow-only{display:none}.column-agent{max-width:170px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}.trials .column-agent .under{overflow:hidden;text-overflow:ellipsis;font-size:.8rem;line-height:1.2}.column-code{min-width:180px}.trials .column-outcome .badge{margin-right:3px}.why{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden;max-width:52ch;color:var(--muted);font-size:.83rem;line-height:1.4;overflow-wrap:anywhere;white-space:normal}.why code{color:var(--text)}.outcome{display:inline-flex;align-items:center;gap:6px;font-weight:550}.outcome-icon .shape{fill:none;stroke:currentColor;stroke-width:2.4;stroke-linecap:round;stroke-linejoin:round}.outcome.resolved,.outcome-icon.resolved{color:var(--resolved-text)}.outcome.unresolved,.outcome-icon.unresolved{color:var(--unresolved-text)}.outcome.error,.outcome-icon.error{color:var(--error-text)}.outcome.not-run,.outcome-icon.not-run{color:var(--muted)}.marks{display:inline-flex;flex-wrap:wrap;gap:4px}.mark{display:grid;place-items:center;width:24px;height:24px;border-radius:6px}.mark.resolved{background:var(--resolved-soft)}.mark.unresolved{background:var(--unresolved-soft)}.mark.error{background:var(--error-soft)}.mark.not-run{border:1px dashed var(--line-strong)}.mark:hover{outline:2px solid var(--line-strong)}.empty{padding:32px;color:var(--muted);text-align:center}.pager{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:8px;margin-top:16px;font-size:.87rem}.pager span{padding:0 8px}.pager button:disabled{color:var(--muted);opacity:.6;cursor:default}.steps{display:flex;flex-wrap:wrap;justify-content:space-between;gap:8px 16px;font-size:.9rem}.spread{display:inline-flex;gap:14px}.trial-head{margin:14px 0 4px}.trial-head h2{font-size:1.6rem}.trial-head p{display:flex;flex-wrap:wrap;align-items:center;gap:4px 8px;margin-top:6px}.columns{display:grid;grid-template-columns:minmax(0,3fr) minmax(0,2fr);gap:0 16px;align-items:start}.rewards{display:flex;flex-wrap:wrap;gap:2px 16px;margin-bottom:10px;font-size:.9rem}.findings>li+li{margin-top:12px}.findings>li{padding-left:12px;border-left:3px solid var(--line-strong)}.transitions{margin:14px 0 8px;font-size:.9rem}.transitions .wide{width:30%}.phases{margin-bottom:16px}.phases svg{margin-bottom:8px;border-radius:3px;overflow:hidden}.phase-environment{fill:var(--unresolved)}.phase-agent{fill:var(--agent-0)}.phase-verify{fill:var(--agent-1)}.swatch.phase-environment{background:var(--unresolved)}.swatch.phase-agent{background:var(--agent-0)}.swatch.phase-verify{background:var(--agent-1)}.trial .circumstances>div{grid-template-columns:120px 1fr}.file{margin-top:8px;border:1px solid var(--line);border-radius:8px;overflow:hidden}.file>summary{display:flex;align-items:baseline;gap:8px;padding:6px 12px;background:var(--sunken);font-size:.87rem}.file>summary:before{content:"▸";flex:none;width:.8em;color:var(--muted)}.file[open]>summary:before{content:"▾"}.file>summary::-webkit-details-marker{display:none}.file .path{flex:1;min-width:0;font-family:var(--mono);font-size:.83rem;overflow-wrap:anywhere}.file>summary:focus-visible{outline-offset:-2px}.plus{color:var(--resolved-text)}.minus{color:var(--error-text)}pre{margin:0;tab-size:4}.diff,.log{overflow:auto;font-size:12.5px;line-height:1.55}.log{max-height:70vh;padding:10px 14px;white-space:pre-wrap;overflow-wrap:anywhere}.log pre{font-size:inherit;white-space:inherit}.diff pre{font-size:inherit}.diff:focus-visible,.log:focus-visible,.beside a:focus-visible{outline-offset:-2px}.hunk{display:block;width:max-content;min-width:100%}.hunk-heading{display:block;padding:2px 12px;background:var(--sunken);color:var(--muted)}.line{display:flex}.line .no{flex:none;width:4.2em;padding-right:10px;color:var(--muted);text-align:right;-webkit-user-select:none;user-select:none}.line .no:before{content:attr(data-line)}.line .no+.no{width:3.6em}.line .code{padding-right:14px}.line.added{background:light-dark(#e6f6ec,#13291d)}.line.removed{background:light-dark(#fdebe8,#351a18)}.line.note{color:var(--muted)}.beside{padding:6px 14px 0}.beside:empty{display:none}.step-number{flex:none;min-width:2.2em;color:var(--muted);text-align:right}.step.failed>summary{background:var(--error-soft)}.step.failed>summary .of,.step.failed>summary .step-number{color:var(--error-text)}.step>summary .of{flex:none;font-size:.8rem}.step-body{padding:8px 0}.step-body>.note,.step-body>h4{padding:4px 14px 0}.hljs-keyword,.hljs-literal,.hljs-tag,.hljs-name,.hljs-selector-tag{color:light-dark(#6b32b8,#c99cff)}.hljs-string,.hljs-regexp,.hljs-char,.hljs-quote{color:light-dark(#0f6b4a,#8fd6a8)}.hljs-comment,.hljs-doctag{color:light-dark(#5f6470,#9aa0ad);font-style:italic}.hljs-number,.hljs-symbol,.hljs-bullet{color:light-dark(#9a4a00,#f0b072)}.hljs-title,.hljs-section,.hljs-function{color:light-dark(#1a56a8,#8fbcff)}.hljs-built_in,.hljs-type,.hljs-class{color:light-dark(#0a6673,#6fd0d8)}.hljs-attr,.hljs-attribute,.hljs-property,.hljs-variable,.hljs-params{color:light-dark(#7a4208,#e6bf8a)}.hljs-meta,.hljs-subst{color:light-dark(#8a2f62,#f2a3cc)}@media screen and (max-width:760px){body{font-size:14.5px}.top-inner{flex-wrap:wrap;padding:8px 14px}.title{flex-basis:100%}#kb-views{flex:1;justify-content:space-between}main{padding:14px 12px 60px}.part,.headline{padding:14px}.headline,.columns{grid-template-columns:minmax(0,1fr)}.rate-value{font-size:2.6rem}.figures{grid-template-columns:repeat(auto-fill,minmax(110px,1fr))}.circumstances>div,.trial .circumstances>div{grid-template-columns:1fr;gap:0}.repositories,.repositories tbody,.repositories tr,.repositories th,.repositories td{display:block;width:auto}.repositories th{padding-bottom:0}.repositories tr+tr>td{border-top:0}.repositories th .of{display:inline;margin-left:8px}.repository-rate{grid-template-columns:1fr 104px}.minor{display:none}.trials .narrow-only{display:block;margin-top:2px}.trials th,.trials td{padding:7px 8px}.trials tbody th{max-width:none;white-space:normal;overflow-wrap:anywhere}.filters{display:grid;grid-template-columns:repeat(2,minmax(0,1fr))}.search,.chips{grid-column:1 / -1;max-width:none}.select{display:grid;gap:1px}.select select{width:100%;max-width:none}.search kbd{display:none}.file>summary{flex-wrap:wrap}.file .path{flex-basis:70%}}@media print{:root,:root[data-theme]{color-scheme:light}:root{font-size:9.5pt}@page{margin:14mm 12mm}body{background:none;font-size:10pt;-webkit-print-color-adjust:exact;print-color-adjust:exact}.top{position:static}.top-inner{padding:0 0 8px}.trials,.matrix,.facts{font-size:8pt}.trials .column-tokens,.trials .column-lost{display:none}.trials th,.trials td,.matrix th,.matrix td,.facts th,.facts td{padding:3px 6px 3px 0}.facts thead th,.trials tbody th,.matrix tbody th{white-space:normal;overflow-wrap:break-word}.column-code{min-width:120px}.facts .wide{min-width:110px}.columns{grid-template-columns:minmax(0,1fr)}.trials .arrow,#kb-views,.filters,.skip,.steps,.pager{display:none}main{max-width:none;padding:12px 0 0}.part,.headline{padding:12px 0;border:0;border-top:1px solid var(--line);border-radius:0}.headline{grid-template-columns:220px 1fr;gap:20px}h2,h3,h4,summary{break-after:avoid}tr,.figure,.histogram,.change,.cause{break-inside:avoid}.scroll,.diff,.log{overflow:visible;max-height:none;border:0}.diff .code{white-space:pre-wrap;overflow-wrap:anywhere}.hunk{width:auto}.file{overflow:visible}}';

;// CONCATENATED MODULE: ./src/report/html/document.js















/** Where the note on what did not fit goes, which is known last. */ const OMISSIONS_PLACE = '<div id="kb-omitted"></div>';
/** What did not fit, in words. */ const OmissionNote = ({ shortened, views, rows })=>{
    const sentences = [
        ...shortened > 0 ? [
            `To keep this page small, logs and diffs of ${(0,plural/* plural */.L)(shortened, 'trial')} are shown shortened.`
        ] : [],
        ...views > 0 ? [
            `${(0,plural/* plural */.L)(views, 'trial')} had no room for a view of their own.`
        ] : [],
        ...rows > 0 ? [
            `${(0,plural/* plural */.L)(rows, 'trial')} had no room in the table.`
        ] : []
    ];
    if (sentences.length === 0) return null;
    return /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("p", {
        class: "note omitted",
        children: [
            sentences.join(' '),
            " All of it is in the jobs folder and the artifacts."
        ]
    });
};
const ICON = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' height='16' rx='4' fill='%235b4bd6'/%3E%3Cpath d='M4 8.5l2.6 2.6L12 5.4' fill='none' stroke='white' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'/%3E%3C/svg%3E";
/** What of the job is known beside its name, in a line. */ const origin = ({ rewards }, agents)=>{
    const { dataset } = rewards;
    const commit = dataset.commit === null ? '' : ` at ${dataset.commit.slice(0, 12)}`;
    const [only] = agents;
    const agent = agents.length === 1 && only !== undefined ? only : (0,plural/* plural */.L)(agents.length, 'agent');
    return `${agent} on ${(0,report_escape/* shorten */.ml)((0,report_escape/* visible */.RK)(dataset.source), 120)}${commit}`;
};
/**
 * The whole page: the overview as it is read without JavaScript, and places for what the page's program
 * shows. `policy` is its Content-Security-Policy.
 */ const Document = ({ input, agents, policy })=>{
    const { rewards, comparison, gate } = input;
    const job = (0,report_escape/* shorten */.ml)((0,report_escape/* visible */.RK)(rewards.job), 120);
    return /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("html", {
        lang: "en",
        children: [
            /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("head", {
                children: [
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("meta", {
                        charset: "utf-8"
                    }),
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("meta", {
                        "http-equiv": "Content-Security-Policy",
                        content: policy
                    }),
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("meta", {
                        name: "viewport",
                        content: "width=device-width, initial-scale=1"
                    }),
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("meta", {
                        name: "color-scheme",
                        content: "light dark"
                    }),
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("meta", {
                        name: "referrer",
                        content: "no-referrer"
                    }),
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("title", {
                        children: `${job} · Kotlin Benchmark`
                    }),
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("link", {
                        rel: "icon",
                        href: ICON
                    }),
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("style", {
                        dangerouslySetInnerHTML: {
                            __html: PAGE_STYLE
                        }
                    }),
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("script", {
                        type: "module",
                        dangerouslySetInnerHTML: {
                            __html: PAGE_SCRIPT
                        }
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("body", {
                children: [
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("a", {
                        class: "skip",
                        href: "#main",
                        children: "Skip to the content"
                    }),
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("header", {
                        class: "top",
                        children: /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("div", {
                            class: "top-inner",
                            children: [
                                /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("div", {
                                    class: "title",
                                    children: [
                                        /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("h1", {
                                            children: job
                                        }),
                                        /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("p", {
                                            children: origin(input, agents)
                                        })
                                    ]
                                }),
                                /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("nav", {
                                    id: "kb-views",
                                    "aria-label": "Views"
                                })
                            ]
                        })
                    }),
                    /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("main", {
                        id: "main",
                        tabIndex: -1,
                        children: [
                            /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("noscript", {
                                children: /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("p", {
                                    class: "banner warning",
                                    children: "The table of trials and the views of each need JavaScript; the overview does not."
                                })
                            }),
                            /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("div", {
                                id: "kb-overview",
                                children: [
                                    gate !== null && /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(Gate, {
                                        gate: gate
                                    }),
                                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(Headline, {
                                        input: input
                                    }),
                                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("div", {
                                        id: "kb-omitted"
                                    }),
                                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(Agents, {
                                        rewards: rewards
                                    }),
                                    comparison !== null && /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(BaselineChange, {
                                        comparison: comparison
                                    }),
                                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(Rows, {
                                        rewards: rewards
                                    }),
                                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(Repositories, {
                                        rewards: rewards
                                    }),
                                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(Distributions, {
                                        rewards: rewards
                                    }),
                                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(Shards, {
                                        rewards: rewards
                                    }),
                                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(Faults, {
                                        rewards: rewards
                                    }),
                                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(Flags, {
                                        rewards: rewards
                                    }),
                                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(Flakes, {
                                        rewards: rewards
                                    }),
                                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(Circumstances, {
                                        rewards: rewards
                                    })
                                ]
                            }),
                            /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("div", {
                                id: "kb-view"
                            })
                        ]
                    })
                ]
            })
        ]
    });
};

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./src/report/html/input.js
/** Most that is worth reading of a trial's files; the page shows less where many trials share its size. */ const DETAIL_LIMITS = {
    /** Characters from the start of a patch. */ patch: 200_000,
    /** Characters from the end of a log. */ log: 32_000,
    /** Tests with a message, and the characters of each. */ failures: 100,
    failureMessage: 4_000
};

;// CONCATENATED MODULE: ./src/report/html/trial-extents.js

/** All that is read. */ const ALL = {
    ...DETAIL_LIMITS,
    steps: 400,
    stepText: 6_000,
    items: 500,
    message: 4_000,
    files: 300
};
/** What has to stand there, whatever the size of the page. */ const LEAST = {
    patch: 0,
    log: 0,
    failures: 0,
    failureMessage: 0,
    steps: 0,
    stepText: 0,
    items: 5,
    message: 300,
    files: 0
};
/** A share of all: fewer of everything, and of that which is there a bit less each. */ const part = (share)=>{
    const fewer = (count, least)=>Math.max(least, Math.round(count * share));
    const shorter = (length, least)=>Math.max(least, Math.round(length * Math.sqrt(share)));
    return {
        patch: fewer(ALL.patch, 0),
        log: fewer(ALL.log, 1_000),
        failures: fewer(ALL.failures, 3),
        failureMessage: shorter(ALL.failureMessage, 400),
        steps: fewer(ALL.steps, 8),
        stepText: shorter(ALL.stepText, 300),
        items: fewer(ALL.items, 10),
        message: shorter(ALL.message, 400),
        files: fewer(ALL.files, 10)
    };
};
/** From all that is read to what has to stand there; a page of many trials goes down this ladder. */ const EXTENTS = [
    ALL,
    ...[
        0.6,
        0.4,
        0.25,
        0.16,
        0.1,
        0.06,
        0.04,
        0.025,
        0.015
    ].map(part),
    LEAST
];

;// CONCATENATED MODULE: ./src/report/html/trial-page.js


/** Cuts text, of which there may be much, without counting its code points. */ const cut = (text, length)=>{
    if (text.length <= length) return text;
    const splits = /[\ud800-\udbff]/.test(text.charAt(length - 1));
    return `${text.slice(0, splits ? length - 1 : length)}…`;
};
const findingOf = (found, extent)=>{
    const items = [
        ...found.tests ?? [],
        ...found.paths ?? []
    ];
    return {
        code: found.code,
        level: 'level' in found ? found.level : null,
        message: cut(found.message, extent.message),
        items: items.slice(0, extent.items).map((item)=>shownName(item, 400)),
        more: Math.max(0, items.length - extent.items)
    };
};
/** The start of a patch, cut at the end of a line where there is one. */ const start = ({ text, bytes }, length)=>{
    if (text.length <= length) return {
        text,
        bytes,
        isCut: Buffer.byteLength(text) < bytes
    };
    const end = text.lastIndexOf('\n', length);
    return {
        text: text.slice(0, end > 0 ? end + 1 : length),
        bytes,
        isCut: true
    };
};
/** The end of a log, cut at the start of a line where there is one. */ const end = ({ text, bytes }, length)=>{
    if (text.length <= length) return {
        text,
        bytes,
        isCut: Buffer.byteLength(text) < bytes
    };
    const from = text.length - length;
    const line = text.indexOf('\n', from);
    return {
        text: text.slice(line >= 0 && line < text.length - 1 ? line + 1 : from),
        bytes,
        isCut: true
    };
};
const stepOf = (step, length)=>({
        ...step,
        request: {
            ...step.request,
            first: step.request.first === null ? null : cut(step.request.first, length),
            last: step.request.last === null ? null : cut(step.request.last, length)
        },
        answer: {
            ...step.answer,
            text: cut(step.answer.text, length),
            calls: step.answer.calls.map((call)=>({
                    name: shownName(call.name),
                    arguments: cut(call.arguments, length)
                }))
        }
    });
/** The first steps, which say what was asked, and most of the last ones, which say how it ended. */ const trajectoryOf = (trajectory, { steps, stepText })=>{
    if (trajectory === null || trajectory.steps.length === 0 || steps === 0) return null;
    const all = trajectory.steps;
    const first = Math.ceil(steps / 4);
    const kept = all.length <= steps ? all : [
        ...all.slice(0, first),
        ...all.slice(first - steps)
    ];
    return {
        steps: kept.map((step)=>stepOf(step, stepText)),
        dropped: trajectory.dropped + all.length - kept.length
    };
};
const emptyDetails = {
    verdict: null,
    patch: null,
    failures: [],
    logs: [],
    trajectory: null,
    folder: null,
    files: []
};
const pageWithin = (trial, details, extent)=>{
    const { verdict, patch, failures, logs, trajectory, folder, files } = details;
    const findings = (found)=>found.slice(0, 50).map((one)=>findingOf(one, extent));
    return {
        version: trial.version,
        shard: trial.shard,
        fault: trial.fault && {
            ...trial.fault,
            message: cut(trial.fault.message, extent.message)
        },
        evidence: trial.evidence,
        reward: trial.reward,
        tolerant: trial.tolerant,
        ...verdict === null ? {} : {
            container: verdict.container.reward
        },
        disputes: (verdict?.disputes ?? []).slice(0, 20).map(({ path, cause })=>({
                ...path === undefined ? {} : {
                    path: shownName(path, 400)
                },
                cause: cut(cause, extent.message)
            })),
        reasons: findings(trial.reasons),
        flags: findings(trial.flags),
        second: trial.secondVerdict ? {
            reward: trial.secondVerdict.reward,
            reasons: findings(trial.secondVerdict.reasons)
        } : null,
        transitions: trial.transitions,
        tests: verdict?.tests ?? null,
        tokens: trial.tokens,
        seconds: trial.seconds,
        startedAt: trial.startedAt ?? null,
        finishedAt: trial.finishedAt ?? null,
        limits: trial.limits,
        images: {
            task: trial.images.task,
            base: trial.images.base
        },
        patch: patch === null || extent.patch === 0 ? null : start(patch, extent.patch),
        failures: failures.slice(0, extent.failures).map(({ test, message })=>({
                test: shownName(test, 400),
                message: cut(message, extent.failureMessage)
            })),
        failuresMore: Math.max(0, failures.length - extent.failures),
        logs: extent.log === 0 ? [] : logs.map((log)=>({
                path: shownName(log.path, 400),
                ...end(log, extent.log)
            })),
        trajectory: trajectoryOf(trajectory, extent),
        folder,
        files: files.slice(0, extent.files),
        isShortened: extent !== ALL
    };
};
/** Characters that are in the JSON in any case. */ const atLeast = ({ patch, logs, failures }, extent)=>Math.min(patch?.text.length ?? 0, extent.patch) + logs.reduce((sum, { text })=>sum + Math.min(text.length, extent.log), 0) + failures.slice(0, extent.failures).reduce((sum, { message })=>sum + Math.min(message.length, extent.failureMessage), 0);
/** The most of a trial that fits into so many characters of JSON; the least there is where none does. */ const packTrial = (trial, details, maxLength)=>{
    const known = details ?? emptyDetails;
    let json = '';
    for (const extent of EXTENTS){
        // Cut texts lose up to a line each, so this only spares attempts that cannot succeed.
        if (extent !== LEAST && atLeast(known, extent) > 1.5 * maxLength) continue;
        json = JSON.stringify(pageWithin(trial, known, extent));
        if (json.length <= maxLength) return {
            json,
            isShortened: extent !== ALL
        };
    }
    return {
        json,
        isShortened: true
    };
};

;// CONCATENATED MODULE: ./src/report/html/pack-trials.js



const compress = (0,external_node_util_.promisify)(external_node_zlib_.gzip);
/** A value as the page carries it: JSON, gzip, base64. */ const packed = async (json)=>(await compress(Buffer.from(json), {
        level: 6
    })).toString('base64');
/** Trials of one block are unpacked together, which has to be quicker than a reader notices. */ const BLOCK_CHARACTERS = 400_000;
const BLOCK_TRIALS = 50;
/** More than this before compression takes longer to make than a page is worth. */ const MAX_CHARACTERS = 90_000_000;
/** A trial that a reader will want to look into gets more room than one that was resolved. */ const WEIGHT = {
    resolved: 1,
    unresolved: 3,
    error: 3
};
/**
 * Packs what the views of the trials show into blocks. Room is shared out as the trials go by, those
 * without success first: what one does not need is left to those after it.
 */ const packTrials = async ({ trials, detailsOf, maxBytes })=>{
    const order = trials.map((trial, index)=>({
            trial,
            index,
            weight: WEIGHT[trial.outcome]
        })).sort((a, b)=>b.weight - a.weight);
    const places = trials.map(()=>null);
    const blocks = [];
    let weightLeft = order.reduce((sum, { weight })=>sum + weight, 0);
    let bytesLeft = maxBytes;
    let charactersLeft = MAX_CHARACTERS;
    /** What is known of how much smaller packing makes it. */ let measured = {
        characters: 0,
        bytes: 0
    };
    let shortened = 0;
    let open = [];
    let openCharacters = 0;
    let compressingCharacters = 0;
    /** The block before, which is compressed while the next one is read. */ let compressing = Promise.resolve();
    const measure = (characters, bytes)=>{
        measured = {
            characters: measured.characters + characters,
            bytes: measured.bytes + bytes
        };
    };
    const addBlock = async (trialsOfBlock)=>{
        const json = `[${trialsOfBlock.map((trial)=>trial.json).join(',')}]`;
        const block = await packed(json);
        measure(json.length, block.length);
        if (block.length > bytesLeft) {
            if (trialsOfBlock.length === 1) return;
            const half = Math.ceil(trialsOfBlock.length / 2);
            await addBlock(trialsOfBlock.slice(0, half));
            await addBlock(trialsOfBlock.slice(half));
            return;
        }
        bytesLeft -= block.length;
        trialsOfBlock.forEach(({ index }, position)=>{
            places[index] = [
                blocks.length,
                position
            ];
        });
        blocks.push(block);
    };
    const closeBlock = async ()=>{
        await compressing;
        compressing = addBlock(open);
        compressingCharacters = openCharacters;
        open = [];
        openCharacters = 0;
    };
    for (const { trial, index, weight } of order){
        const details = await detailsOf(trial);
        if (measured.bytes === 0) {
            const { json } = packTrial(trial, details, Number.POSITIVE_INFINITY);
            measure(json.length, (await packed(json)).length);
        }
        const ratio = measured.characters / measured.bytes;
        const unpacked = openCharacters + compressingCharacters;
        // What comes may be harder to pack than what was: a tenth stays free.
        const room = Math.min(0.9 * bytesLeft * ratio - unpacked, charactersLeft);
        const { json, isShortened } = packTrial(trial, details, room * weight / weightLeft);
        weightLeft -= weight;
        charactersLeft -= json.length;
        if (isShortened) shortened += 1;
        open.push({
            index,
            json
        });
        openCharacters += json.length;
        if (openCharacters >= BLOCK_CHARACTERS || open.length >= BLOCK_TRIALS) await closeBlock();
    }
    if (open.length > 0) await closeBlock();
    await compressing;
    return {
        blocks,
        places,
        shortened,
        leftOut: places.filter((place)=>place === null).length
    };
};

;// CONCATENATED MODULE: ./src/report/html/page-data.js
/** Ids of the elements that hold the data, each gzip in base64. */ const ELEMENT = {
    rows: 'kb-rows',
    places: 'kb-places',
    block: (index)=>`kb-block-${index}`
};

;// CONCATENATED MODULE: ./src/report/html/index.js









const MAX_BYTES = 25_000_000;
/** At most this share of the page is the table; the rest is for the views of trials. */ const TABLE_SHARE = 0.4;
/** For the note on what did not fit, and what surrounds the data. */ const NOTE_BYTES = 2_000;
/** The table's rows, fewer where not all fit. */ const packRows = async (agents, rows, maxBytes)=>{
    for(let shown = rows.length;; shown = Math.floor(shown / 2)){
        const data = {
            agents,
            rows: rows.slice(0, shown),
            rowsLeftOut: rows.length - shown
        };
        const text = await packed(JSON.stringify(data));
        if (text.length <= maxBytes || shown === 0) return {
            text,
            shown
        };
    }
};
const dataElement = (id, base64)=>`<script type="application/gzip" id="${id}">${base64}</script>\n`;
/**
 * The report as one HTML page that needs nothing beside it: an overview, a table of the trials, and a
 * view of each. Never more than `maxBytes` as UTF-8, as long as the overview alone is not; what did not
 * fit is said on the page.
 */ const renderHtml = async (input)=>{
    const { rewards, notRun, detailsOf, maxBytes = MAX_BYTES } = input;
    const agents = agentNames(rewards, notRun);
    const rows = [
        ...rewards.trials.map((trial)=>rowOf(trial, agents)),
        ...notRun.map((planned)=>rowOfPlanned(planned, agents))
    ];
    const policy = contentPolicy({
        script: PAGE_SCRIPT,
        style: PAGE_STYLE
    });
    const document = (0,dist/* renderToString */.F0)((0,preact.h)(Document, {
        input,
        agents,
        policy
    }));
    const room = maxBytes - Buffer.byteLength(document) - NOTE_BYTES;
    const table = await packRows(agents, rows, room * TABLE_SHARE);
    const trials = await packTrials({
        trials: rewards.trials.slice(0, table.shown),
        detailsOf,
        // Of each trial its place and, where trials are large, an element of its own.
        maxBytes: room - table.text.length - 80 * Math.min(rows.length, table.shown)
    });
    const note = (0,dist/* renderToString */.F0)((0,preact.h)(OmissionNote, {
        shortened: trials.shortened,
        views: trials.leftOut,
        rows: rows.length - table.shown
    }));
    const data = [
        dataElement(ELEMENT.rows, table.text),
        dataElement(ELEMENT.places, await packed(JSON.stringify(trials.places))),
        ...trials.blocks.map((block, index)=>dataElement(ELEMENT.block(index), block))
    ].join('');
    // No text of the page can hold these tags, since all is escaped.
    const page = document.replace(OMISSIONS_PLACE, ()=>note);
    const end = page.lastIndexOf('</body>');
    // The data lies behind all that a reader sees first.
    return `<!doctype html>\n${page.slice(0, end)}${data}${page.slice(end)}\n`;
};

// EXTERNAL MODULE: ./src/report/build-rewards.js + 1 modules
var build_rewards = __webpack_require__(52960);
;// CONCATENATED MODULE: ./src/report/merge/choose-trials.js
const hasVerdict = ({ outcome })=>outcome !== 'error';
/** Whether a record counts before another of the same trial: one with a verdict, then the later attempt. */ const isBetter = (one, other)=>hasVerdict(one.record) === hasVerdict(other.record) ? one.part.runAttempt > other.part.runAttempt : hasVerdict(one.record);
/**
 * One record for each trial, by its name. Attempts of a workflow run are told apart by their number
 * alone: the ids and times of artifacts may say otherwise. Where two parts of one attempt have the same
 * trial, the first of them counts.
 */ const chooseTrials = (parts)=>{
    const chosen = new Map();
    for (const part of parts){
        for (const record of part.trials){
            const candidate = {
                record,
                part
            };
            const before = chosen.get(record.name);
            if (before === undefined || isBetter(candidate, before)) chosen.set(record.name, candidate);
        }
    }
    return [
        ...chosen.values()
    ];
};

// EXTERNAL MODULE: ./src/contracts/swe-polybench.js
var swe_polybench = __webpack_require__(92161);
;// CONCATENATED MODULE: ./src/report/merge/contradictions.js

const REWARD = {
    resolved: 1,
    unresolved: 0,
    error: null
};
/** What in a record contradicts itself; undefined where outcome, reward, fault and gradings agree. */ const contradictionOf = ({ outcome, reward, fault, row })=>{
    if (reward !== REWARD[outcome]) return `it is ${outcome} with reward ${reward}`;
    if (outcome === 'error' && fault === null) return 'it is an error without a fault';
    const deciding = swe_polybench/* GRADINGS */.e.find((name)=>row?.gradings[name] !== undefined);
    if (deciding !== undefined && row?.gradings[deciding] !== reward) return `it has reward ${reward} where its ${deciding} grading says ${row?.gradings[deciding]}`;
    return undefined;
};

// EXTERNAL MODULE: ./src/text/first-few.js
var first_few = __webpack_require__(69176);
;// CONCATENATED MODULE: ./src/report/merge/differences.js



const differences_SHOWN = 3;
const distinct = (values)=>[
        ...new Set(values)
    ];
const listed = (values)=>(0,first_few/* firstFew */.D)(values, {
        most: differences_SHOWN,
        show: report_escape/* visible */.RK
    });
const READ = {
    'datasets or commits': ({ dataset })=>dataset.commit === null ? dataset.source : `${dataset.source} at ${dataset.commit.slice(0, 12)}`,
    'rules of the verdict': ({ rulesVersion })=>rulesVersion,
    'verifier modes': ({ settings })=>settings.verifierMode,
    'time limits': ({ settings: { multipliers: m } })=>`${m.environment}/${m.agent}/${m.verifier} times the task’s`,
    'hosts for agents': ({ settings: { network } })=>network.allow.length + network.deny.length === 0 ? 'none added' : [
            ...network.allow,
            ...network.deny.map((host)=>`not ${host}`)
        ].join(' '),
    'choices of rows': ({ settings: { rows } })=>rows === undefined ? 'none' : (0,row_words/* settingsPhrase */.x8)(rows),
    'sealing of the history': ({ settings })=>settings.sealed === null ? 'unknown' : settings.sealed ? 'sealed' : 'not sealed'
};
/** A sentence for each thing in which parts of one report differ, and that their rates depend on. */ const differencesOf = (parts)=>Object.entries(READ).flatMap(([what, read])=>{
        const values = distinct(parts.map(read));
        return values.length <= 1 ? [] : [
            `The results are of different ${what} (${listed(values)}): read their rates with care.`
        ];
    });

;// CONCATENATED MODULE: ./src/report/merge/merge-notices.js



/* What a reader should know of results that were joined, a sentence each; none where there is nothing to say. */ const SHOWN_SHARDS = 10;
/** A sentence on the shards of a plan that lack trials, so that it is clear which to run. */ const missingShards = ({ shards }, records)=>{
    const known = new Set(records.map(({ name })=>name));
    const gaps = shards.flatMap(({ shard, trials })=>{
        const missing = trials.filter(({ name })=>!known.has(name)).length;
        if (missing === 0) return [];
        const share = missing === trials.length ? `all ${missing}` : `${missing} of ${trials.length}`;
        return [
            `shard ${shard} lacks ${share}`
        ];
    });
    if (gaps.length === 0) return [];
    const more = gaps.length - SHOWN_SHARDS;
    const shown = gaps.slice(0, SHOWN_SHARDS).join(', ');
    const rest = more > 0 ? ` and ${(0,plural/* plural */.L)(more, 'shard')} more` : '';
    return [
        `Trials of the plan have no result here: ${shown}${rest}. They count as not run.`
    ];
};
/** A sentence on trials that were run twice and came to different verdicts, of which but one counts. */ const secondVerdicts = (parts, chosen)=>{
    const counted = new Map(chosen.map(({ record, part })=>[
            record.name,
            {
                record,
                part
            }
        ]));
    const differing = parts.flatMap((part)=>part.trials.filter(({ name, reward })=>{
            const other = counted.get(name)?.record.reward;
            return reward !== null && other !== reward;
        }));
    const [first] = differing;
    if (first === undefined) return [];
    const from = counted.get(first.name)?.part.from ?? '';
    return [
        `${(0,plural/* plural */.L)(differing.length, 'trial')} (first: ${(0,report_escape/* visible */.RK)(first.name)}) with another verdict in a second place; that of ${(0,report_escape/* visible */.RK)(from)} counts.`
    ];
};
const SHOWN_PLANS = 3;
/** Several plans without a word on which counts. */ const severalPlans = (parts)=>{
    const ids = [
        ...new Set(parts.flatMap(({ plan })=>plan === null ? [] : [
                (0,report_escape/* visible */.RK)(plan)
            ]))
    ];
    return ids.length <= 1 ? [] : [
        `The results are of ${ids.length} plans (${ids.slice(0, SHOWN_PLANS).join(', ')}); --plan says which counts.`
    ];
};
/** Trials of different jobs on the same task by the same agent: more attempts, which is worth a word. */ const sharedTasks = (chosen)=>{
    const byAttempt = (0,group_by/* groupBy */.$)(chosen, ({ record: { agent, model, task, attempt } })=>JSON.stringify([
            agent,
            model,
            task,
            attempt
        ]));
    const shared = [
        ...byAttempt.values()
    ].filter((group)=>group.length > 1);
    if (shared.length === 0) return [];
    const [{ record }] = shared[0];
    return [
        `${(0,plural/* plural */.L)(shared.length, 'attempt')} of one agent on one task (first: ${(0,report_escape/* visible */.RK)(record.agent)} on ${(0,report_escape/* visible */.RK)(record.task)}) come from several jobs; each counts as an attempt of its own.`
    ];
};

;// CONCATENATED MODULE: ./src/report/merge/merge-results.js








/** The parts that are of the plan, and a sentence on those that are not. */ const ofPlan = (parts, plan)=>{
    const others = parts.filter((part)=>part.plan !== plan.id);
    const notices = [
        ...(0,group_by/* groupBy */.$)(others, (part)=>part.plan)
    ].map(([id, group])=>{
        const verb = group.length === 1 ? 'is' : 'are';
        const whose = id === null ? `${verb} of no plan` : `${verb} of plan ${(0,report_escape/* visible */.RK)(id)}`;
        const where = (0,report_escape/* visible */.RK)(group[0].from);
        return `${(0,plural/* plural */.L)(group.length, 'result')} (first: ${where}) ${whose} and not of ${(0,report_escape/* visible */.RK)(plan.id)}; left out.`;
    });
    return {
        parts: parts.filter((part)=>part.plan === plan.id),
        notices
    };
};
const isPlanned = (record, planned)=>{
    const plan = planned.get(record.name);
    return plan !== undefined && plan.task === record.task && plan.agent === record.agent && plan.attempt === record.attempt;
};
/** The part without records that contradict themselves or what was planned, and a sentence on each kind. */ const withoutUnsound = (part, planned)=>{
    const whyNot = (record)=>contradictionOf(record) ?? (planned === undefined || isPlanned(record, planned) ? undefined : 'the plan has no such trial');
    const byCause = (0,group_by/* groupBy */.$)(part.trials, whyNot);
    const notices = [
        ...byCause
    ].flatMap(([why, [first, ...others]])=>{
        if (why === undefined || first === undefined) return [];
        const more = others.length === 0 ? '' : ` and ${(0,plural/* plural */.L)(others.length, 'other')}`;
        return [
            `${(0,report_escape/* visible */.RK)(part.from)}: the record of trial ${(0,report_escape/* visible */.RK)(first.name)}${more} is left out, since ${why}.`
        ];
    });
    return {
        part: {
            ...part,
            trials: byCause.get(undefined) ?? []
        },
        notices
    };
};
const plannedBy = (parts)=>{
    const planned = new Map();
    for (const part of parts)for (const trial of part.planned)planned.set(trial.name, trial);
    return [
        ...planned.values()
    ];
};
const SHOWN_JOBS = 3;
const jobsOf = (parts)=>{
    const jobs = [
        ...new Set(parts.map(({ job })=>job))
    ];
    const more = jobs.length - SHOWN_JOBS;
    return more > 0 ? `${jobs.slice(0, SHOWN_JOBS).join(' + ')} and ${more} more` : jobs.join(' + ');
};
/** The one value that all have, else null. */ const common = (values)=>{
    const [first] = values;
    return first !== undefined && values.every((value)=>JSON.stringify(value) === JSON.stringify(first)) ? first : null;
};
/** A plan's dataset says more than results do. */ const datasetOf = (dataset)=>({
        source: dataset?.source ?? '',
        commit: dataset?.commit ?? null
    });
const UNKNOWN_SETTINGS = {
    verifierMode: 'fresh',
    sealed: null,
    multipliers: {
        environment: 1,
        agent: 1,
        verifier: 1
    },
    network: {
        allow: [],
        deny: []
    }
};
/**
 * Results of several places as one document. Of the same trial, by its name, the record with a verdict
 * of the highest attempt counts; what was planned and has no record is not run. With a plan, whatever is
 * not of it is left out. Jobs of different agents become groups of their own.
 */ const mergeResults = (request)=>{
    const { plan } = request;
    const fitting = plan === null ? {
        parts: request.parts,
        notices: []
    } : ofPlan(request.parts, plan);
    const planned = plan?.shards.flatMap(({ trials })=>trials);
    const byName = planned && new Map(planned.map((trial)=>[
            trial.name,
            trial
        ]));
    const checked = fitting.parts.map((part)=>withoutUnsound(part, byName));
    const parts = checked.map(({ part })=>part);
    const chosen = chooseTrials(parts);
    const records = chosen.map(({ record })=>record);
    const [first] = parts;
    const settings = first?.settings ?? UNKNOWN_SETTINGS;
    const rules = [
        ...new Set(parts.map(({ rulesVersion })=>rulesVersion))
    ].sort();
    const newest = parts.reduce((latest, part)=>latest === undefined || part.runAttempt > latest.runAttempt ? part : latest, undefined);
    const rewards = (0,build_rewards/* buildRewards */.X)({
        ...settings,
        toolVersion: request.toolVersion,
        ...rules.length > 0 && {
            rulesVersion: rules.join(', ')
        },
        job: plan?.job ?? jobsOf(parts),
        dataset: datasetOf(plan?.dataset ?? first?.dataset),
        plan: plan?.id ?? common(parts.map((part)=>part.plan)),
        workflow: newest?.workflow ?? null,
        planned: planned ?? withRecords(plannedBy(parts), records),
        trials: records,
        leftOut: leftOutOf(parts)
    });
    const notices = [
        ...fitting.notices,
        ...checked.flatMap((one)=>one.notices),
        ...plan === null ? severalPlans(parts) : missingShards(plan, records),
        ...secondVerdicts(parts, chosen),
        ...differencesOf(parts),
        ...sharedTasks(chosen)
    ];
    return {
        rewards,
        partOf: new Map(chosen.map(({ record, part })=>[
                record.name,
                part
            ])),
        notices
    };
};
/** Why trials were not started, as the newest attempt says that says so. */ const leftOutOf = (parts)=>{
    const oldestFirst = [
        ...parts
    ].sort((a, b)=>a.runAttempt - b.runAttempt);
    return new Map(oldestFirst.flatMap(({ leftOut })=>[
            ...leftOut
        ]));
};
/** A record that no plan names was planned all the same. */ const withRecords = (planned, records)=>{
    const names = new Set(planned.map(({ name })=>name));
    const others = records.filter(({ name })=>!names.has(name));
    return [
        ...planned,
        ...others.map(({ task, agent, model, attempt, name })=>({
                task,
                agent,
                model,
                attempt,
                name
            }))
    ];
};

;// CONCATENATED MODULE: ./src/report/markdown/lists.js


const SHOWN_TASKS = 5;
/** The tasks of these trials, the first few by name. */ const taskList = (trials)=>{
    const tasks = [
        ...new Set(trials.map(({ task })=>task))
    ];
    return (0,first_few/* firstFew */.D)(tasks, {
        most: SHOWN_TASKS,
        show: (task)=>(0,report_escape/* markdownCode */.D9)(task, {
                maxLength: 100
            })
    });
};
/** At most `length` items of a list, and a last one that counts the others. */ const cutList = (lines, length, what)=>lines.length <= length ? [
        ...lines
    ] : [
        ...lines.slice(0, length),
        `- and ${lines.length - length} more ${what}`
    ];

;// CONCATENATED MODULE: ./src/report/flag-lines.js




const disputeLine = (disputed)=>`- **disputed** on ${(0,plural/* plural */.L)(disputed.length, 'trial')} (${taskList(disputed)}): the strict, the tolerant and the container’s verdict differ; \`verifier/report.json\` of each says where.`;
/** Disputed verdicts, then flags by code, suspect ones first, as a Markdown list. */ const flagLines = (trials)=>{
    const disputed = trials.filter((trial)=>trial.disputed);
    const raised = trials.flatMap((trial)=>trial.flags.map((flag)=>({
                flag,
                trial
            })));
    const groups = [
        ...(0,group_by/* groupBy */.$)(raised, ({ flag })=>flag.code).values()
    ];
    const rank = (group)=>group.some(({ flag })=>flag.level === 'suspect') ? 0 : 1;
    const lines = groups.sort((a, b)=>rank(a) - rank(b)).map((group)=>{
        const { flag } = group[0];
        const flagged = [
            ...new Set(group.map(({ trial })=>trial))
        ];
        const example = (0,report_escape/* markdownCode */.D9)(flag.message, {
            maxLength: 300
        });
        return `- **${flag.level}** ${(0,report_escape/* markdownCode */.D9)(flag.code)} on ${(0,plural/* plural */.L)(flagged.length, 'trial')} (${taskList(flagged)}): ${example}`;
    });
    return disputed.length === 0 ? lines : [
        disputeLine(disputed),
        ...lines
    ];
};

;// CONCATENATED MODULE: ./src/report/markdown/link.js
/** What would end a link's target, or hide where it leads. */ const NOT_IN_TARGET = /[\s<>()[\]\\"'`|\p{Cc}\p{Cf}]/gu;
/** Escapes that a single character of a well-formed text gives; a lone surrogate has none. */ const encode = (character)=>[
        ...new TextEncoder().encode(character)
    ].map((byte)=>`%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
/** A link in Markdown; `text` is Markdown already. Only what leads to the web or is relative becomes one. */ const markdownLink = (text, target)=>{
    const isWeb = /^https?:\/\//i.test(target);
    const isOther = /^[a-z][a-z0-9+.-]*:|^\/\//i.test(target) && !isWeb;
    return isOther ? text : `[${text}](${target.replace(NOT_IN_TARGET, encode)})`;
};

;// CONCATENATED MODULE: ./src/report/markdown/table.js
/** A column of a Markdown table. What `cell` and `title` give is Markdown already, on one line. */ const line = (cells)=>`| ${cells.join(' | ')} |`;
/** The lines of a Markdown table; none without rows. */ const markdownTable = (columns, rows)=>rows.length === 0 ? [] : [
        line(columns.map(({ title })=>title)),
        line(columns.map(({ align })=>align === 'right' ? '---:' : '---')),
        ...rows.map((row)=>line(columns.map(({ cell })=>cell(row))))
    ];

;// CONCATENATED MODULE: ./src/report/summary/agents.js







const agents_SHOWN = 50;
const agents_number = (title, cell)=>({
        title,
        align: 'right',
        cell
    });
const rateCell = ({ rate, interval95: interval })=>rate === null ? '-' : interval === null ? (0,phrases/* percent */.KN)(rate) : `${(0,phrases/* percent */.KN)(rate)} (${(0,phrases/* percent */.KN)(interval[0])} to ${(0,phrases/* percent */.KN)(interval[1])})`;
/** A table of the agents, the best first; nothing for one alone, of which the headline tells. */ const agentsTable = ({ groups })=>{
    if (groups.length <= 1) return [];
    const sorted = [
        ...groups
    ].sort((a, b)=>(b.rate ?? -1) - (a.rate ?? -1));
    const figures = new Map(sorted.map((group)=>[
            group,
            new Map((0,pass_phrase/* passFigures */.$)(group))
        ]));
    const names = [
        ...new Set([
            ...figures.values()
        ].flatMap((one)=>[
                ...one.keys()
            ]))
    ];
    const columns = [
        {
            title: 'agent',
            cell: (group)=>(0,report_escape/* markdownCode */.D9)((0,trial_facts/* agentName */.Lp)(group), {
                    maxLength: 80
                })
        },
        agents_number('rate (95% interval)', rateCell),
        agents_number('resolved', (group)=>`${group.resolved} of ${(0,phrases/* scoredCount */.Yw)(group)}`),
        agents_number('errors', (group)=>String((0,phrases/* errorCount */.YH)(group))),
        ...groups.some(({ notRun })=>notRun > 0) ? [
            agents_number('not run', ({ notRun })=>String(notRun))
        ] : [],
        ...groups.some(({ flagged })=>flagged > 0) ? [
            agents_number('rate without suspect', ({ rateUnflagged })=>rateUnflagged === null ? '-' : (0,phrases/* percent */.KN)(rateUnflagged))
        ] : [],
        ...names.map((name)=>agents_number((0,report_escape/* escapeMarkdown */.FV)(name), (group)=>figures.get(group)?.get(name) ?? '-')),
        ...groups.some(({ costUsd })=>costUsd !== null) ? [
            agents_number('cost', ({ costUsd })=>costUsd === null ? '-' : (0,report_escape/* escapeMarkdown */.FV)((0,amounts/* formatUsd */.U)(costUsd)))
        ] : [],
        agents_number('time', ({ seconds })=>(0,durations/* formatSeconds */.X)(seconds))
    ];
    const shown = sorted.slice(0, agents_SHOWN);
    const more = sorted.length - shown.length;
    const rest = more > 0 ? [
        '',
        `And ${more} more agents.`
    ] : [];
    return [
        ...markdownTable(columns, shown),
        ...rest
    ];
};

;// CONCATENATED MODULE: ./src/report/summary/change.js








const change_SHOWN_TASKS = 10;
const SHOWN_DIFFERENCES = 10;
const change_CONCLUSIONS = {
    better: '✅ better',
    worse: '❌ worse',
    'no-difference': 'no difference shown',
    'cannot-tell': 'cannot tell'
};
const orDash = (value, format)=>value === null ? '-' : format(value);
const change_pValue = (p)=>p < 0.001 ? '&lt;0.001' : p.toFixed(3);
const change_name = (group)=>(0,report_escape/* markdownCode */.D9)((0,trial_facts/* agentName */.Lp)(group), {
        maxLength: 80
    });
const change_number = (title, cell)=>({
        title,
        align: 'right',
        cell
    });
const COLUMNS = [
    {
        title: 'agent',
        cell: (group)=>(0,trial_facts/* agentName */.Lp)(group) === (0,trial_facts/* agentName */.Lp)(group.baseline) ? change_name(group) : `${change_name(group)}, before: ${change_name(group.baseline)}`
    },
    change_number('tasks compared', ({ pairs })=>String(pairs)),
    change_number('before', ({ baselineRate })=>orDash(baselineRate, phrases/* percent */.KN)),
    change_number('now', ({ rate })=>orDash(rate, phrases/* percent */.KN)),
    change_number('change in points (95% interval)', ({ change, interval95 })=>{
        const interval = orDash(interval95, ([low, high])=>` (${(0,phrases/* points */.WR)(low)} to ${(0,phrases/* points */.WR)(high)})`);
        return orDash(change, (value)=>(0,phrases/* points */.WR)(value) + (interval95 === null ? '' : interval));
    }),
    change_number('up', ({ gained })=>String(gained)),
    change_number('down', ({ lost })=>String(lost)),
    change_number('p', ({ pHolm, p })=>orDash(pHolm ?? p, change_pValue)),
    {
        title: 'conclusion',
        cell: ({ conclusion })=>change_CONCLUSIONS[conclusion]
    }
];
const change_tasks = (names)=>(0,first_few/* firstFew */.D)(names, {
        most: change_SHOWN_TASKS,
        show: (task)=>(0,report_escape/* markdownCode */.D9)(task, {
                maxLength: 100
            })
    });
const moreOrLess = (value, format)=>value === 0 ? 'no change' : `${format(Math.abs(value))} ${value > 0 ? 'more' : 'less'}`;
const groupLines = (group, { isOnly })=>{
    const who = isOnly ? '' : ` by ${change_name(group)}`;
    const { newlySolved, newlyLost, costChangeUsd, tokensChange, conclusion, smallestLoss, pairs } = group;
    const spent = [
        ...costChangeUsd === null ? [] : [
            `cost ${moreOrLess(costChangeUsd, amounts/* formatUsd */.U)}`
        ],
        ...tokensChange === null ? [] : [
            `tokens ${moreOrLess(tokensChange, amounts/* formatTokens */._)}`
        ]
    ];
    const unseen = smallestLoss === null ? `not even the loss of ${pairs === 1 ? 'that task' : `all ${pairs} tasks`} would have been seen` : `the smallest loss that would have been seen is ${(smallestLoss * 100).toFixed(1)} points`;
    return [
        ...newlySolved.length === 0 ? [] : [
            `- Newly solved${who} (${newlySolved.length}): ${change_tasks(newlySolved)}`
        ],
        ...newlyLost.length === 0 ? [] : [
            `- Newly lost${who} (${newlyLost.length}): ${change_tasks(newlyLost)}`
        ],
        ...conclusion === 'cannot-tell' ? [
            `- Too few tasks differ${who} to tell; ${unseen}.`
        ] : [],
        ...spent.length === 0 ? [] : [
            `- On the tasks compared${who}, per trial of each: ${(0,report_escape/* escapeMarkdown */.FV)(spent.join(', '))}`
        ]
    ];
};
/** The change against the baseline: a table of the agents, tasks that changed sides, and what is not alike. */ const changeLines = (comparison)=>{
    if (comparison === null) return [];
    const { source, url, job, groups, differences, unmatched } = comparison;
    const place = (0,report_escape/* markdownCode */.D9)(source);
    const isOnly = groups.length === 1;
    const warnings = differences.map(({ message })=>`- ⚠️ Not alike: ${(0,report_escape/* escapeMarkdown */.FV)(message)}`);
    const table = markdownTable(COLUMNS, groups);
    return [
        `The baseline is ${url === null ? place : markdownLink(place, url)}, job ${(0,report_escape/* markdownCode */.D9)(job)}.`,
        ...table.length === 0 ? [] : [
            '',
            ...table
        ],
        '',
        ...groups.length === 0 ? [
            '- No agent of the baseline is here, so nothing is compared.'
        ] : [],
        ...groups.flatMap((group)=>groupLines(group, {
                isOnly
            })),
        ...cutList(warnings, SHOWN_DIFFERENCES, 'differences'),
        ...unmatched.length === 0 ? [] : [
            `- Only on one side, and not compared: ${unmatched.map(report_escape/* escapeMarkdown */.FV).join(', ')}`
        ]
    ];
};

;// CONCATENATED MODULE: ./src/report/summary/faults.js





const faults_SHOWN_CAUSES = 20;
const faults_SHOWN_MESSAGES = 3;
/** Faults that a control has shown: the task itself is not sound here. */ const CONTROLS = [
    'gold-fails',
    'nop-passes'
];
const isControls = ({ fault })=>fault !== null && CONTROLS.includes(fault.code);
/** The different messages of one cause; with the task where there are several. */ const faultMessages = ({ trials })=>{
    const byMessage = (0,group_by/* groupBy */.$)(trials, ({ fault })=>fault?.message ?? '');
    const shown = [
        ...byMessage
    ].slice(0, faults_SHOWN_MESSAGES);
    const more = byMessage.size - shown.length;
    return [
        ...shown.map(([message, [first]])=>{
            const task = byMessage.size > 1 && first !== undefined ? `${(0,report_escape/* markdownCode */.D9)(first.task, {
                maxLength: 100
            })}: ` : '';
            return task + (0,report_escape/* markdownLines */.zQ)(message);
        }),
        ...more > 0 ? [
            `and ${more} more messages`
        ] : []
    ];
};
const causes = (trials)=>{
    const lines = (0,fault_advice/* groupFaults */.X7)(trials).map((group)=>{
        const { kind, code } = group.fault;
        const cause = `**${kind}** ${(0,report_escape/* markdownCode */.D9)(code, {
            maxLength: 60
        })} on ${(0,plural/* plural */.L)(group.trials.length, 'trial')}`;
        return [
            `- ${cause} (${taskList(group.trials)}). ${(0,fault_advice/* adviceFor */.cp)(group.fault)}`,
            ...faultMessages(group)
        ].join('<br>');
    });
    return cutList(lines, faults_SHOWN_CAUSES, 'causes');
};
/** Faults by cause with what to do, but for those that controls have shown. */ const faultLines = ({ trials })=>causes(trials.filter((trial)=>!isControls(trial)));
/** Tasks whose controls failed, so that no agent was tried on them. */ const controlLines = ({ trials })=>causes(trials.filter(isControls));
/** Why trials were not run, and what to do then; a re-run of a workflow keeps its inputs. */ const NOT_RUN = {
    model: 'since trials in a row got no answer from the model. Mend that, then re-run what has failed, or resume the job: only these are run.',
    'max-cost': 'since model requests had cost what `max-cost` allows. Start the workflow anew with a higher one, or resume the job with it: a re-run has the same.',
    deadline: 'since their limits reach beyond `deadline`. Re-run what has failed, or resume the job: only these are run.',
    unknown: 'since their shard did not start, or was stopped: its log says which. Re-run what has failed, or resume the job: only these are run.'
};
/** How many trials were not run, by cause, and what to do about it. */ const notRunLines = ({ summary, notRun })=>{
    // Results of before single trials were kept have their number alone.
    const causes = notRun?.map(({ cause })=>cause) ?? Array(summary.notRun).fill(undefined);
    const byCause = (0,group_by/* groupBy */.$)(causes, (cause)=>cause ?? 'unknown');
    return [
        ...byCause
    ].map(([cause, trials])=>`- **not run**: ${(0,plural/* plural */.L)(trials.length, 'trial')}, ${NOT_RUN[cause]}`);
};

;// CONCATENATED MODULE: ./src/report/summary/flakes.js



const flakes_SHOWN = 20;
/** Tests that failed on one run of a change and passed on another, and what second verifications gave. */ const flakeLines = ({ flakes = [], trials })=>{
    const again = trials.flatMap(({ secondVerdict })=>secondVerdict === undefined ? [] : [
            secondVerdict
        ]);
    const passed = again.filter(({ reward })=>reward === 1).length;
    const second = again.length === 0 ? [] : [
        `- ${(0,plural/* plural */.L)(again.length, 'trial')} missed on p2p alone and ${again.length === 1 ? 'was' : 'were'} verified once more: ${passed} passed then. The first verdict stands.`
    ];
    const tests = flakes.map(({ task, test, failed, runs })=>`- ${(0,report_escape/* markdownCode */.D9)(test, {
            maxLength: 200
        })} of ${(0,report_escape/* markdownCode */.D9)(task, {
            maxLength: 100
        })} failed in ${failed} of ${(0,plural/* plural */.L)(runs, 'run')}`);
    return [
        ...second,
        ...cutList(tests, flakes_SHOWN, 'tests')
    ];
};

;// CONCATENATED MODULE: ./src/report/summary/gate.js


const MARKS = {
    passed: '✅',
    failed: '❌',
    'not-judged': '➖'
};
/** What makes the exit code 3, whatever the gate says. */ const withoutVerdict = ({ rewards })=>{
    const { notRun, errors } = rewards.summary;
    const count = notRun + errors.infrastructure + errors.model;
    if (count === 0) return [];
    const has = count === 1 ? 'has' : 'have';
    return [
        '',
        `⚠️ **${(0,plural/* plural */.L)(count, 'trial')} ${has} no verdict**, so that the exit code is 3, whatever the gate says.`
    ];
};
const judgement = ({ gate })=>{
    if (gate === null || gate.checks.length === 0) return [];
    const word = gate.passed ? '✅ **Gate passed.**' : '❌ **Gate failed.**';
    const [first, ...others] = gate.checks;
    return first !== undefined && others.length === 0 ? [
        '',
        `${word} ${(0,report_escape/* escapeMarkdown */.FV)(first.sentence)}`
    ] : [
        '',
        word,
        '',
        ...gate.checks.map(({ outcome, sentence })=>`- ${MARKS[outcome]} ${(0,report_escape/* escapeMarkdown */.FV)(sentence)}`)
    ];
};
/** What the gate says; where it asks several things, each has a line and a mark of its own. */ const gateLines = (input)=>{
    const lines = judgement(input);
    return lines.length === 0 ? [] : [
        ...lines,
        ...withoutVerdict(input)
    ];
};

;// CONCATENATED MODULE: ./src/report/summary/headline.js








const severalAgents = (groups, tasks)=>{
    return `## ${(0,plural/* plural */.L)(groups.length, 'agent')} on ${(0,plural/* plural */.L)(tasks, 'task')}: ${(0,phrases/* rateRange */.e)(groups)} resolved`;
};
/** The first line: what most readers look for. */ const headline = ({ summary, groups, planned, trials })=>{
    if (planned === 0 && trials.length === 0) return '## No task was selected';
    if (summary.rate === null) return '## No trial has a verdict';
    if (groups.length > 1) return severalAgents(groups, summary.tasks);
    const rate = (0,phrases/* percent */.KN)(summary.rate);
    const share = (0,phrases/* isPlainRate */.n$)(summary) ? ` (${rate})` : `, rate ${rate}`;
    return `## ${summary.resolved} of ${(0,phrases/* scoredCount */.Yw)(summary)} resolved${share}`;
};
/** Seconds from the first trial's start to the last one's end; null where a trial does not say. */ const elapsedSeconds = ({ trials })=>{
    const starts = trials.map(({ startedAt })=>Date.parse(startedAt ?? ''));
    const ends = trials.map(({ finishedAt })=>Date.parse(finishedAt ?? ''));
    const least = starts.reduce((a, b)=>Math.min(a, b), Number.POSITIVE_INFINITY);
    const most = ends.reduce((a, b)=>Math.max(a, b), Number.NEGATIVE_INFINITY);
    const seconds = (most - least) / 1000;
    return Number.isFinite(seconds) && seconds >= 0 ? seconds : null;
};
/** Counts, the rate with its interval, what to know besides it, cost, time, and what was evaluated. */ const overview = ({ rewards, links })=>{
    const { summary, dataset, job, groups, trials } = rewards;
    const [only] = groups;
    const one = groups.length === 1 && only !== undefined;
    const agent = one ? `agent ${(0,report_escape/* markdownCode */.D9)((0,trial_facts/* agentName */.Lp)(only))}, ` : '';
    const commit = dataset.commit === null ? '' : ` at ${(0,report_escape/* markdownCode */.D9)(dataset.commit.slice(0, 12))}`;
    const elapsed = elapsedSeconds(rewards);
    const spent = [
        ...elapsed === null ? [] : [
            `${(0,durations/* formatSeconds */.X)(elapsed)} from start to end`
        ],
        `${(0,durations/* formatSeconds */.X)(summary.seconds)} in phases`,
        ...(0,phrases/* costPhrase */.rT)(summary, trials)
    ].join(', ');
    const rate = groups.length > 1 ? '' : `; ${(0,phrases/* ratePhrase */.Q_)(summary)}`;
    const pass = one ? (0,pass_phrase/* passPhrase */.r)(only).map(report_escape/* escapeMarkdown */.FV) : [];
    // A rate over several agents says nothing of any of them; the table of agents has theirs.
    const told = one ? summary : (0,phrases/* withoutRates */.S1)(summary);
    const more = links.report === undefined ? [] : [
        '',
        markdownLink('All trials, diffs and logs', links.report)
    ];
    return [
        `${(0,plural/* plural */.L)(summary.tasks, 'task')}, ${(0,plural/* plural */.L)(summary.trials, 'trial')}: ${(0,phrases/* countsPhrase */.__)(summary)}${rate}.`,
        ...[
            ...pass,
            ...(0,phrases/* caveats */.oW)(told)
        ].map(capital/* sentence */.e),
        '',
        `Job ${(0,report_escape/* markdownCode */.D9)(job)}, ${agent}dataset ${(0,report_escape/* markdownCode */.D9)(dataset.source)}${commit}; ${(0,report_escape/* escapeMarkdown */.FV)(spent)}.`,
        ...more
    ];
};

;// CONCATENATED MODULE: ./src/report/summary/reasons.js




const reasons_SHOWN = 20;
/** `attempt 2`, `attempts 1, 3`; empty for a first and only one. */ const attemptsOf = (trials)=>{
    const numbers = trials.map(({ attempt })=>attempt);
    if (numbers.length > 1) return [
        `attempts ${numbers.join(', ')}`
    ];
    return numbers[0] === 1 ? [] : [
        `attempt ${numbers[0]}`
    ];
};
/** The first reason of each trial that is not resolved, told once for trials of a task that share it. */ const reasonLines = ({ trials, groups })=>{
    const unresolved = trials.filter(({ outcome, reasons })=>outcome === 'unresolved' && reasons.length > 0);
    const alike = (0,group_by/* groupBy */.$)(unresolved, ({ task, agent, model, reasons: [reason] })=>JSON.stringify([
            task,
            agent,
            model,
            reason?.message
        ]));
    const lines = [
        ...alike.values()
    ].map((group)=>{
        const { task, reasons } = group[0];
        const who = groups.length > 1 ? [
            (0,report_escape/* markdownCode */.D9)((0,trial_facts/* agentName */.Lp)(group[0]), {
                maxLength: 60
            })
        ] : [];
        const which = [
            ...who,
            ...attemptsOf(group)
        ];
        const note = which.length === 0 ? '' : ` (${which.join(', ')})`;
        return `- ${(0,report_escape/* markdownCode */.D9)(task, {
            maxLength: 100
        })}${note}: ${(0,report_escape/* markdownCode */.D9)(reasons[0].message, {
            maxLength: 300
        })}`;
    });
    return cutList(lines, reasons_SHOWN, 'reasons');
};

;// CONCATENATED MODULE: ./src/report/summary/section.js
/** A heading and what is below it; nothing where there is nothing below it. */ const section = (title, lines)=>lines.length === 0 ? [] : [
        '',
        `### ${title}`,
        '',
        ...lines
    ];
/** More rows than this are folded away. */ const LONGEST_OPEN = 40;
/** A long table folded away under a line that says what it is; a short one as it is. */ const foldedTable = (table, what)=>{
    const rows = Math.max(0, table.length - 2);
    return rows <= LONGEST_OPEN ? [
        ...table
    ] : [
        `<details><summary>${rows} ${what}</summary>`,
        '',
        ...table,
        '',
        '</details>'
    ];
};

;// CONCATENATED MODULE: ./src/report/summary/repositories.js







const repositories_SHOWN_AGENTS = 12;
/** `66.7% (4/6)`, and errors where there are any. */ const share = (trials)=>{
    const scored = trials.filter(({ outcome })=>outcome !== 'error');
    const resolved = scored.filter(({ outcome })=>outcome === 'resolved').length;
    const errors = trials.length - scored.length;
    const rate = (0,summarise/* rateOf */.MK)(trials);
    const figure = rate === null ? '-' : `${(0,phrases/* percent */.KN)(rate)} (${resolved}/${scored.length})`;
    return errors === 0 ? figure : `${figure}, ${errors} ⚠️`;
};
/** A table of the repositories, a column for each agent; nothing where all tasks are of one. */ const repositoriesTable = ({ trials, groups })=>{
    const rows = [
        ...(0,group_by/* groupBy */.$)(trials, ({ repository })=>repository)
    ].map(([repository, ofRepository])=>({
            repository,
            trials: ofRepository
        }));
    if (rows.length <= 1) return [];
    const columns = [
        {
            title: 'repository',
            cell: ({ repository })=>repository === null ? '(none named)' : (0,report_escape/* markdownCode */.D9)(repository)
        },
        {
            title: 'tasks',
            align: 'right',
            cell: ({ trials })=>String(new Set(trials.map(({ task })=>task)).size)
        },
        ...groups.slice(0, repositories_SHOWN_AGENTS).map((group)=>({
                title: groups.length === 1 ? 'resolved' : (0,report_escape/* markdownCode */.D9)((0,trial_facts/* agentName */.Lp)(group), {
                    maxLength: 60
                }),
                align: 'right',
                cell: ({ trials })=>share((0,trial_facts/* trialsOf */.xY)(group, trials))
            }))
    ];
    return foldedTable(markdownTable(columns, rows), 'repositories');
};

;// CONCATENATED MODULE: ./src/report/summary/rows.js





const rows_number = (title, cell)=>({
        title,
        align: 'right',
        cell
    });
/** Sums stand out from what they are of. */ const strong = (text, isSum)=>isSum ? `**${text}**` : text;
/** A table of rows by language and task type, with each way to grade them; nothing for other tasks. */ const rowsLines = (rewards)=>{
    const table = (0,rows_table/* rowsTable */.Y)(rewards);
    if (table === null) return [];
    const { gradings, hasAgents, hasRetrieval } = table;
    const columns = [
        ...hasAgents ? [
            {
                title: 'agent',
                cell: ({ agent })=>(0,report_escape/* markdownCode */.D9)(agent, {
                        maxLength: 60
                    })
            }
        ] : [],
        {
            title: 'language',
            cell: ({ language })=>language === null ? '**all**' : row_words/* LANGUAGE_NAMES */.G2[language]
        },
        {
            title: 'task type',
            cell: ({ taskType, language })=>taskType === null ? strong('all', language === null) : row_words/* TASK_TYPE_NAMES */.cO[taskType]
        },
        rows_number('trials', row_words/* errorCell */.fX),
        ...gradings.map((grading)=>rows_number(grading, (line)=>(0,row_words/* shareCell */.wj)(line.gradings[grading]))),
        ...hasRetrieval ? row_words/* RETRIEVAL_COLUMNS */.Vb.map(({ title, rules, level })=>rows_number(title, ({ retrieval })=>(0,row_words/* scoreCell */.t6)(retrieval[rules][level]))) : []
    ];
    return [
        ...foldedTable(markdownTable(columns, table.lines), 'languages and task types'),
        ...hasRetrieval ? [
            '',
            row_words/* RETRIEVAL_NOTE */.UF
        ] : []
    ];
};

;// CONCATENATED MODULE: ./src/report/summary/task-rows.js


/** Tasks in the order of the plan. */ const taskRows = ({ trials, notRun = [] })=>{
    const attempts = [
        ...trials.map((record)=>({
                planned: record,
                record
            })),
        ...notRun.map((planned)=>({
                planned,
                record: null
            }))
    ];
    return [
        ...(0,group_by/* groupBy */.$)(attempts, ({ planned })=>planned.task)
    ].map(([task, ofTask])=>({
            task,
            repository: ofTask.find(({ record })=>record?.repository != null)?.record?.repository ?? null,
            attempts: ofTask.sort((a, b)=>a.planned.attempt - b.planned.attempt)
        }));
};
/** Whether a trial of the task has not been resolved. */ const hasMiss = ({ attempts })=>attempts.some(({ record })=>record?.outcome !== 'resolved');
/** Outcomes as Markdown shows them in a cell. */ const task_rows_MARKS = {
    resolved: '✅',
    unresolved: '❌',
    error: '⚠️'
};
const NOT_RUN_MARK = '➖';
const SUSPECT_MARK = '🚩';
/** A sign for how a trial ended; a suspect flag gives it another. */ const markOf = ({ record })=>record === null ? NOT_RUN_MARK : `${task_rows_MARKS[record.outcome]}${(0,summarise/* isSuspect */.W3)(record) ? SUSPECT_MARK : ''}`;
const MEANINGS = [
    [
        task_rows_MARKS.resolved,
        'resolved'
    ],
    [
        task_rows_MARKS.unresolved,
        'unresolved'
    ],
    [
        task_rows_MARKS.error,
        'no verdict'
    ],
    [
        NOT_RUN_MARK,
        'not run'
    ],
    [
        SUSPECT_MARK,
        'suspect flag'
    ]
];
/** What the signs mean that these rows have. */ const legendOf = (rows)=>{
    const used = rows.flatMap(({ attempts })=>attempts.map(markOf)).join('');
    return MEANINGS.filter(([mark])=>used.includes(mark)).map(([mark, meaning])=>`${mark} ${meaning}`).join(', ');
};

;// CONCATENATED MODULE: ./src/report/summary/tasks.js









/** Beyond so many agents a row is too wide to read. */ const tasks_SHOWN_AGENTS = 12;
const SHOWN_CODES = 2;
const recordsOf = (attempts)=>attempts.flatMap(({ record })=>record === null ? [] : [
            record
        ]);
const taskColumn = {
    title: 'task',
    cell: ({ task })=>(0,report_escape/* markdownCode */.D9)(task, {
            maxLength: 100
        })
};
const linked = (text, { planned }, links)=>{
    const target = links.trial?.(planned.name);
    return target === undefined ? text : markdownLink(text, target);
};
const sumOf = (values)=>{
    const known = values.filter((value)=>value !== null);
    return known.length === 0 ? null : known.reduce((sum, value)=>sum + value, 0);
};
const codesOf = (records)=>{
    const codes = [
        ...new Set(records.map((record)=>(0,trial_facts/* trialFacts */.mR)(record).code))
    ].filter((code)=>code !== '');
    const shown = codes.slice(0, SHOWN_CODES).map((code)=>(0,report_escape/* markdownCode */.D9)(code, {
            maxLength: 60
        }));
    return codes.length > shown.length ? `${shown.join(' ')} …` : shown.join(' ');
};
/** Of one agent: what its trials of the task cost and took together. */ const spentColumns = (rows)=>{
    const all = rows.flatMap(({ attempts })=>recordsOf(attempts));
    const columns = [
        {
            title: 'time',
            align: 'right',
            cell: ({ attempts })=>(0,durations/* formatSeconds */.X)(sumOf(recordsOf(attempts).map(summarise/* trialSeconds */.eU)))
        }
    ];
    if (all.some(({ tokens })=>tokens !== null)) {
        const tokensOf = ({ tokens })=>tokens === null ? null : tokens.input + tokens.output;
        columns.push({
            title: 'tokens',
            align: 'right',
            cell: ({ attempts })=>{
                const tokens = sumOf(recordsOf(attempts).map(tokensOf));
                return tokens === null ? '-' : (0,amounts/* formatTokens */._)(tokens);
            }
        });
    }
    if (all.some(({ costUsd })=>costUsd !== null)) {
        columns.push({
            title: 'cost',
            align: 'right',
            cell: ({ attempts })=>{
                const cost = sumOf(recordsOf(attempts).map(({ costUsd })=>costUsd));
                return cost === null ? '-' : (0,report_escape/* escapeMarkdown */.FV)((0,amounts/* formatUsd */.U)(cost));
            }
        });
    }
    return columns;
};
const tasks_OUTCOMES = {
    resolved: `${task_rows_MARKS.resolved} resolved`,
    unresolved: `${task_rows_MARKS.unresolved} unresolved`,
    error: `${task_rows_MARKS.error} error`
};
/** One agent, one trial a task: all that is worth knowing of the trial. */ const singleColumns = (rows, links)=>{
    const trialOf = (row)=>row.attempts[0];
    const fact = (title, key)=>({
            title,
            align: 'right',
            cell: (row)=>{
                const { record } = trialOf(row);
                return record === null ? '-' : (0,trial_facts/* trialFacts */.mR)(record)[key];
            }
        });
    return [
        taskColumn,
        {
            title: 'outcome',
            cell: (row)=>{
                const trial = trialOf(row);
                const { record } = trial;
                return linked(record === null ? `${NOT_RUN_MARK} not run` : tasks_OUTCOMES[record.outcome], trial, links);
            }
        },
        {
            title: 'why',
            cell: (row)=>codesOf(recordsOf(row.attempts))
        },
        fact('reward', 'reward'),
        fact('target tests passed', 'target'),
        fact('p2p lost', 'lost'),
        ...spentColumns(rows)
    ];
};
const tasks_marksOf = (attempts, links)=>attempts.map((attempt)=>linked(markOf(attempt), attempt, links)).join(' ');
const shareOf = (attempts)=>{
    const records = recordsOf(attempts);
    const scored = records.filter(({ outcome })=>outcome !== 'error');
    return `${scored.filter(({ outcome })=>outcome === 'resolved').length}/${scored.length}`;
};
/** One agent, several trials a task: the trials as marks. */ const severalColumns = (rows, links)=>[
        taskColumn,
        {
            title: 'attempts',
            cell: ({ attempts })=>tasks_marksOf(attempts, links)
        },
        {
            title: 'resolved',
            align: 'right',
            cell: ({ attempts })=>shareOf(attempts)
        },
        {
            title: 'why',
            cell: ({ attempts })=>codesOf(recordsOf(attempts))
        },
        ...spentColumns(rows)
    ];
/** Several agents: a column for each, with its trials as marks. */ const agentColumns = (groups, links)=>[
        taskColumn,
        ...groups.slice(0, tasks_SHOWN_AGENTS).map((group)=>{
            const ofAgent = ({ attempts })=>attempts.filter(({ planned: { agent, model } })=>agent === group.agent && model === group.model);
            return {
                title: (0,report_escape/* markdownCode */.D9)((0,trial_facts/* agentName */.Lp)(group), {
                    maxLength: 60
                }),
                cell: (row)=>{
                    const attempts = ofAgent(row);
                    return attempts.length > 1 ? `${tasks_marksOf(attempts, links)} ${shareOf(attempts)}` : tasks_marksOf(attempts, links);
                }
            };
        })
    ];
/** A table of the tasks, and what its signs mean. */ const tasksTable = ({ rewards, links }, rows)=>{
    if (rows.length === 0) return [];
    const { groups } = rewards;
    const isSingle = groups.length <= 1 && rows.every(({ attempts })=>attempts.length === 1);
    const columns = isSingle ? singleColumns(rows, links) : groups.length <= 1 ? severalColumns(rows, links) : agentColumns(groups, links);
    const left = groups.length - tasks_SHOWN_AGENTS;
    const legend = isSingle ? [] : [
        '',
        `${legendOf(rows)}.`
    ];
    const agents = left > 0 && !isSingle ? [
        '',
        `The columns of ${left} more agents are left out.`
    ] : [];
    return [
        ...foldedTable(markdownTable(columns, rows), 'tasks'),
        ...legend,
        ...agents
    ];
};

;// CONCATENATED MODULE: ./src/report/summary.js














/** GitHub drops a summary whole above 1 MiB; other parts of the step may write to the same one. */ const summary_MAX_BYTES = 950_000;
/** A comment has at most 65,536 characters, which no text of as many bytes exceeds; the marker needs some. */ const MAX_COMMENT_BYTES = 65_000;
const LEFT_OUT = {
    all: null,
    failures: 'Tasks that were resolved in every trial are left out here',
    counts: 'Tasks and reasons are left out here for want of room'
};
const leftOutLine = (detail, { links })=>{
    const what = LEFT_OUT[detail];
    if (what === null) return [];
    const where = links.report === undefined ? '`rewards.json` has' : `${markdownLink('the report', links.report)} has`;
    return [
        '',
        `_${what}; ${where} every trial._`
    ];
};
const render = (input, detail)=>{
    const { rewards, comparison } = input;
    const all = taskRows(rewards);
    const rows = detail === 'counts' ? [] : all;
    const shown = detail === 'all' ? rows : rows.filter(hasMiss);
    return [
        headline(rewards),
        '',
        ...overview(input),
        ...gateLines(input),
        ...shown.length < all.length ? leftOutLine(detail, input) : [],
        ...section('Agents', agentsTable(rewards)),
        ...section('Change against the baseline', changeLines(comparison)),
        ...section('Trials without a verdict', [
            ...faultLines(rewards),
            ...notRunLines(rewards)
        ]),
        ...section('Tasks whose controls failed', controlLines(rewards)),
        ...section('By language and task type', rowsLines(rewards)),
        ...section('By repository', repositoriesTable(rewards)),
        ...section('By task', tasksTable(input, shown)),
        ...section('Why unresolved', detail === 'counts' ? [] : reasonLines(rewards)),
        ...section('Disputes and flags', flagLines(rewards.trials)),
        ...section('Flaky tests', flakeLines(rewards)),
        ''
    ].join('\n');
};
const bytes = (text)=>new TextEncoder().encode(text).length;
/** Whole lines from the start, as many as fit. */ const cutLines = (text, maxBytes)=>{
    let size = 0;
    const kept = [];
    for (const line of text.split('\n')){
        size += bytes(line) + 1;
        if (size > maxBytes) break;
        kept.push(line);
    }
    return kept.length === 0 ? '' : `${kept.join('\n')}\n`;
};
const withinBytes = (input, details, maxBytes)=>{
    for (const detail of details){
        const text = render(input, detail);
        if (bytes(text) <= maxBytes) return text;
    }
    return cutLines(render(input, 'counts'), maxBytes);
};
const inputOf = (rewards, options)=>({
        rewards,
        comparison: options.comparison ?? null,
        gate: options.gate ?? null,
        links: options.links ?? {}
    });
/**
 * A result as Markdown for GitHub's step summary: rate, change against the baseline, the gate, faults by
 * cause with what to do, tables by repository and by task, flags and disputes. Whatever comes from outside
 * is escaped. At most `maxBytes` of UTF-8 (default 950 000): all tasks, else those not resolved in every
 * trial, else counts; it says what is left out and where it is.
 */ const renderSummary = (rewards, options = {})=>withinBytes(inputOf(rewards, options), [
        'all',
        'failures',
        'counts'
    ], options.maxBytes ?? summary_MAX_BYTES);
/** The same for a comment on a pull request: tasks that were resolved in every trial are not in it. */ const renderComment = (rewards, options = {})=>withinBytes(inputOf(rewards, options), [
        'failures',
        'counts'
    ], options.maxBytes ?? MAX_COMMENT_BYTES);

// EXTERNAL MODULE: ./src/text/quote.js
var quote = __webpack_require__(98461);
;// CONCATENATED MODULE: ./src/commands/report/earlier-report.js





/** How a `rewards.json` of any version begins, which has all that a report needs to know of it. */ const OUR_REWARDS = /^\s*\{\s*"schema":\s*"kotlin-bench\/rewards@/;
const HEAD_BYTES = 1024;
const isOurRewards = async (path)=>{
    const found = await (0,promises_.lstat)(path).catch(()=>undefined);
    if (!found?.isFile()) return false;
    const file = await (0,promises_.open)(path);
    try {
        const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
        return OUR_REWARDS.test(buffer.toString('utf8', 0, bytesRead));
    } finally{
        await file.close();
    }
};
/** A `rewards.json` alone may have been copied there; with the page beside it, it is a report's. */ const hasEarlierReport = async (out)=>(0,external_node_fs_.existsSync)((0,external_node_path_.join)(out, 'report.html')) && await isOurRewards((0,external_node_path_.join)(out, 'rewards.json'));
/** Whether the folder is that of a job among those that are reported on, which may have no report yet. */ const isJobFolder = (out, parts)=>parts.some(({ jobDir })=>jobDir === out) && (0,external_node_fs_.existsSync)((0,external_node_path_.join)(out, 'config.json'));
/**
 * A report takes the place of an earlier one, and of nothing else: what is in its folder by the names that
 * it is going to write has to be an earlier report's, or of the job that it is on.
 * @throws UserError that names what is not
 */ const requireReplaceable = async ({ out, parts }, names)=>{
    if (isJobFolder(out, parts)) return;
    const taken = [];
    for (const name of names){
        if (await (0,promises_.lstat)((0,external_node_path_.join)(out, name)).catch(()=>undefined)) taken.push(name);
    }
    if (taken.length === 0 || await hasEarlierReport(out)) return;
    throw new errors/* UserError */.yo(`${(0,quote/* quote */.h)(`--out ${out}`)} has ${taken.join(', ')}, which no earlier report has left there, and this one would replace. Name another folder, or move ${taken.length === 1 ? 'that' : 'those'} away.`);
};

// EXTERNAL MODULE: ./src/contracts/plan.js
var plan = __webpack_require__(86182);
// EXTERNAL MODULE: ./src/commands/shared/baseline/parse-rewards.js
var parse_rewards = __webpack_require__(21392);
;// CONCATENATED MODULE: ./src/commands/report/safe-files.js


/** What a report reads in all, so that no artifact can fill the memory. */ const TOTAL_BYTES = 1024 ** 3;
/** What one report may read. */ const readBudget = ()=>({
        left: TOTAL_BYTES
    });
/** Why a file was not read; a missing one is no problem of the reader's. */ class UnreadableError extends Error {
    name = 'UnreadableError';
}
/**
 * A regular file's bytes, no links followed; undefined where there is none.
 * @throws UnreadableError where it is something else, or too large
 */ const readRegularFile = async (path, { maxBytes, budget })=>{
    // O_NONBLOCK: opening a pipe must not wait for someone to write to it.
    const flags = external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK;
    const file = await (0,promises_.open)(path, flags).catch((error)=>{
        if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
        throw new UnreadableError(error.code === 'ELOOP' ? 'it is a link' : `it cannot be opened (${error.code})`);
    });
    if (file === undefined) return undefined;
    try {
        const found = await file.stat();
        if (!found.isFile()) throw new UnreadableError('it is no regular file');
        if (found.size > maxBytes) throw new UnreadableError(`it has ${found.size} bytes, more than ${maxBytes}`);
        if (found.size > budget.left) throw new UnreadableError('more was read already than a report can hold');
        budget.left -= found.size;
        return await file.readFile();
    } finally{
        await file.close();
    }
};
/**
 * A JSON file's value, no links followed; undefined where there is none.
 * @throws UnreadableError
 */ const readJsonFile = async (path, limits)=>{
    const bytes = await readRegularFile(path, limits);
    if (bytes === undefined) return undefined;
    try {
        return JSON.parse(bytes.toString('utf8'));
    } catch  {
        throw new UnreadableError('it is no JSON');
    }
};

// EXTERNAL MODULE: ../../node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(43045);
// EXTERNAL MODULE: ./src/contracts/rewards.js
var rewards = __webpack_require__(87665);
;// CONCATENATED MODULE: ./src/commands/report/stored-results.js





const datasetSchema = schemas/* object */.Ikc({
    source: schemas/* string */.YjP(),
    commit: schemas/* string */.YjP().nullable()
});
/** Counts and rates are left aside: a report makes its own. Each trial is read for itself. */ const rewardsFileSchema = schemas/* object */.Ikc({
    schema: schemas/* literal */.euz(rewards/* REWARDS_SCHEMA */.$4),
    rulesVersion: schemas/* string */.YjP(),
    job: schemas/* string */.YjP(),
    dataset: datasetSchema,
    plan: schemas/* string */.YjP().nullable(),
    comparability: rewards/* comparabilitySchema */.m9,
    workflow: rewards/* workflowRunSchema */.QO.nullable().catch(null).default(null),
    trials: schemas/* array */.YOg(schemas/* unknown */.L5J()),
    notRun: schemas/* array */.YOg(rewards/* notRunSchema */.Se).catch([]).default([])
});
const explain = (error, what)=>{
    const [issue] = error.issues;
    const where = issue === undefined || issue.path.length === 0 ? '' : `${issue.path.join('.')}: `;
    return new UnreadableError(`it is no ${what} (${where}${issue?.message ?? 'unknown'})`);
};
/** Records one by one, so that a bad one is not the end of the others. */ const readRecords = (values)=>{
    const trials = values.flatMap((value)=>{
        const record = rewards/* trialRecordSchema */.Hz.safeParse(value);
        return record.success ? [
            record.data
        ] : [];
    });
    return {
        trials,
        unreadable: values.length - trials.length
    };
};
const withoutImages = ({ verifierMode, sealed, multipliers, network, rows })=>({
        verifierMode,
        sealed,
        multipliers,
        network,
        ...rows && {
            rows
        }
    });
/**
 * A `rewards.json` as a part of a report.
 * @throws UnreadableError
 */ const readRewardsFile = (value)=>{
    const file = rewardsFileSchema.safeParse(value);
    if (!file.success) throw explain(file.error, 'rewards.json of kotlin-bench');
    const { job, dataset, plan, rulesVersion, workflow, notRun } = file.data;
    const { trials, unreadable } = readRecords(file.data.trials);
    const settings = withoutImages(file.data.comparability);
    const leftOut = new Map(notRun.flatMap(({ name, cause })=>cause === undefined ? [] : [
            [
                name,
                cause
            ]
        ]));
    const planned = notRun.map(({ cause: _, ...trial })=>trial);
    const results = {
        job,
        dataset,
        plan,
        rulesVersion,
        workflow,
        settings,
        planned,
        trials,
        leftOut
    };
    return {
        results,
        unreadable
    };
};
/** As `run` stores what it was told; what was not is not there. */ const rowsSchema = schemas/* object */.Ikc({
    split: swe_polybench/* rowSettingsSchema */.rl.shape.split.default(null),
    language: swe_polybench/* rowSettingsSchema */.rl.shape.language.default(null),
    hints: schemas/* boolean */.zMY()
});
const jobConfigSchema = schemas/* object */.Ikc({
    job: schemas/* string */.YjP(),
    dataset: datasetSchema,
    plan: schemas/* string */.YjP().nullable().catch(null).default(null),
    workflow: rewards/* workflowRunSchema */.QO.nullable().catch(null).default(null),
    options: schemas/* object */.Ikc({
        verifierMode: rewards/* comparabilitySchema */.m9.shape.verifierMode.catch('fresh'),
        seal: schemas/* enum */.k5n([
            'auto',
            'never'
        ]).catch('auto'),
        multipliers: rewards/* comparabilitySchema */.m9.shape.multipliers.catch({
            environment: 1,
            agent: 1,
            verifier: 1
        }),
        agentHosts: rewards/* comparabilitySchema */.m9.shape.network.catch({
            allow: [],
            deny: []
        }),
        rows: rowsSchema.optional().catch(undefined),
        ofRows: schemas/* object */.Ikc({
            gradings: swe_polybench/* rowSettingsSchema */.rl.shape.gradings
        }).optional().catch(undefined)
    }).catch({
        verifierMode: 'fresh',
        seal: 'auto',
        multipliers: {
            environment: 1,
            agent: 1,
            verifier: 1
        },
        agentHosts: {
            allow: [],
            deny: []
        }
    }),
    planned: schemas/* array */.YOg(plan/* plannedTrialSchema */.c3)
});
/** The `config.json` of a job, which is there from its start; undefined where it is that of something else. */ const readJobConfig = (value)=>{
    const config = jobConfigSchema.safeParse(value);
    if (!config.success) return undefined;
    const { job, dataset, plan, workflow, options, planned } = config.data;
    return {
        ...{
            job,
            dataset,
            plan,
            workflow,
            planned
        },
        rulesVersion: rewards/* RULES_VERSION */.rI,
        settings: {
            verifierMode: options.verifierMode,
            sealed: options.seal === 'auto',
            multipliers: options.multipliers,
            network: options.agentHosts,
            ...options.rows && {
                rows: {
                    ...options.rows,
                    gradings: options.ofRows?.gradings ?? []
                }
            }
        },
        trials: [],
        leftOut: new Map()
    };
};
const trialResultSchema = schemas/* object */.Ikc({
    kotlin_bench: rewards/* trialRecordSchema */.Hz
});
/**
 * The record in a trial's `result.json`.
 * @throws UnreadableError
 */ const readTrialResult = (value)=>{
    const result = trialResultSchema.safeParse(value);
    if (!result.success) throw explain(result.error, 'result of a trial');
    return result.data.kotlin_bench;
};

;// CONCATENATED MODULE: ./src/commands/report/read-job-folder.js








const MAX_CONFIG_BYTES = 64 * 1024 ** 2;
const MAX_RESULT_BYTES = 16 * 1024 ** 2;
/** What reading a file gives; one that cannot be read is told and passed over. */ const attempt = async (path, { notice }, read)=>{
    try {
        return await read();
    } catch (thrown) {
        notice(`${(0,report_escape/* visible */.RK)(path)} is left out: ${(0,errors/* errorMessage */.gJ)(thrown)}.`);
        return undefined;
    }
};
const tellUnreadable = (path, { unreadable }, { notice })=>{
    if (unreadable === 0) return;
    notice(`${(0,report_escape/* visible */.RK)(path)}: ${(0,plural/* plural */.L)(unreadable, 'trial')} left out that cannot be read.`);
};
/** A `rewards.json`; undefined where there is none or it cannot be read, which is told. */ const readRewards = async (path, reading)=>attempt(path, reading, async ()=>{
        const value = await readJsonFile(path, {
            maxBytes: parse_rewards/* REWARDS_MAX_BYTES */.G,
            budget: reading.budget
        });
        if (value === undefined) return undefined;
        const stored = readRewardsFile(value);
        tellUnreadable(path, stored, reading);
        return stored.results;
    });
const readConfig = async (path, reading)=>attempt(path, reading, async ()=>readJobConfig(await readJsonFile(path, {
            maxBytes: MAX_CONFIG_BYTES,
            budget: reading.budget
        })));
/** The record of one trial in its own folder, which is there as soon as the trial has ended. */ const readTrial = async (jobDir, planned, reading)=>{
    if (!(0,plan/* isTrialName */.Mt)(planned.name)) {
        reading.notice(`${(0,report_escape/* visible */.RK)(jobDir)}: ${(0,report_escape/* visible */.RK)(planned.name)} is no name of a trial.`);
        return [];
    }
    const path = (0,external_node_path_.join)(jobDir, planned.name, 'result.json');
    const record = await attempt(path, reading, async ()=>{
        const value = await readJsonFile(path, {
            maxBytes: MAX_RESULT_BYTES,
            budget: reading.budget
        });
        return value === undefined ? undefined : readTrialResult(value);
    });
    return record === undefined || record.name !== planned.name ? [] : [
        record
    ];
};
/**
 * What the folder of one job says: its `rewards.json`, and of the trials that have no verdict there, or
 * where the job was stopped before it was written, what each trial's own folder says. Undefined where the
 * folder is no job's.
 */ const readJobFolder = async (jobDir, reading)=>{
    const config = await readConfig((0,external_node_path_.join)(jobDir, 'config.json'), reading);
    const rewards = await readRewards((0,external_node_path_.join)(jobDir, 'rewards.json'), reading);
    if (config === undefined) return rewards;
    const known = new Map((rewards?.trials ?? []).map((record)=>[
            record.name,
            record
        ]));
    for (const planned of config.planned){
        const record = known.get(planned.name);
        if (record !== undefined && record.outcome !== 'error') continue;
        for (const found of (await readTrial(jobDir, planned, reading)))known.set(found.name, found);
    }
    return {
        ...config,
        ...rewards,
        planned: config.planned,
        trials: [
            ...known.values()
        ]
    };
};

;// CONCATENATED MODULE: ./src/commands/report/run-attempt.js
/** A leg's artifact, also where its name was taken and six letters were added. */ const ARTIFACT = /-attempt-(\d{1,6})(?:-[0-9a-f]{6})?$/;
/** The attempt of the workflow run that a leg's artifact is of, by its name; undefined in any other name. */ const attemptInName = (name)=>{
    const digits = ARTIFACT.exec(name)?.[1];
    return digits === undefined ? undefined : Number(digits);
};

;// CONCATENATED MODULE: ./src/commands/report/find-results.js






/** A folder of artifacts has jobs folders below it, and they have jobs. */ const MAX_DEPTH = 4;
const MAX_FOLDERS = 20_000;
const partOf = (results, place)=>{
    const { from, jobDir, names } = place;
    // The outermost: what is inside of an artifact cannot say that it is of a later attempt.
    const named = names.map(attemptInName).find((number)=>number !== undefined);
    return {
        ...results,
        from,
        jobDir,
        runAttempt: named ?? results.workflow?.runAttempt ?? 1
    };
};
const searchFolder = async (dir, names, walk)=>{
    walk.folders += 1;
    if (walk.folders > MAX_FOLDERS) return [];
    const entries = await (0,promises_.readdir)(dir, {
        withFileTypes: true
    });
    const files = new Set(entries.filter((entry)=>entry.isFile()).map(({ name })=>name));
    if (files.has('config.json') || files.has('rewards.json')) {
        const results = await readJobFolder(dir, walk);
        if (results !== undefined) return [
            partOf(results, {
                from: dir,
                jobDir: dir,
                names
            })
        ];
    }
    if (names.length > MAX_DEPTH) return [];
    const folders = entries.filter((entry)=>entry.isDirectory()).map(({ name })=>name);
    const parts = [];
    for (const name of folders.sort()){
        parts.push(...await searchFolder((0,external_node_path_.join)(dir, name), [
            ...names,
            name
        ], walk));
    }
    return parts;
};
/**
 * The results below these paths: each a job's folder, a folder of such folders at any of a few levels, as
 * of artifacts, or a `rewards.json`. What cannot be read is told and left out.
 * @throws UserError where there is nothing at a path
 */ const findResults = async (paths, reading)=>{
    const walk = {
        ...reading,
        folders: 0
    };
    const parts = [];
    for (const path of paths){
        const found = await (0,promises_.stat)(path).catch(()=>undefined);
        if (found === undefined) {
            throw new errors/* UserError */.yo(`There is nothing at ${(0,quote/* quote */.h)(path)}. Give a job's folder, a folder of artifacts, or a \`rewards.json\`.`);
        }
        if (found.isDirectory()) {
            parts.push(...await searchFolder(path, [
                (0,external_node_path_.basename)(path)
            ], walk));
            continue;
        }
        // A link that the user names is followed, unlike those in folders that others may have made.
        const results = await readRewards(await (0,promises_.realpath)(path), reading);
        if (results !== undefined) {
            const names = path.split(/[\\/]/);
            parts.push(partOf(results, {
                from: path,
                jobDir: null,
                names
            }));
        }
    }
    if (walk.folders > MAX_FOLDERS) reading.notice(`Only the first ${MAX_FOLDERS} folders were looked at.`);
    return parts;
};

// EXTERNAL MODULE: ./src/contracts/sound-plan.js
var sound_plan = __webpack_require__(86608);
;// CONCATENATED MODULE: ./src/commands/report/read-plan.js







/**
 * The plan in a file.
 * @throws UserError where there is none
 */ const readPlan = async (path, budget)=>{
    // The path is the user's own, and may well be a link; what lies in artifacts may not.
    const value = await (0,promises_.realpath)(path).then((file)=>readJsonFile(file, {
            maxBytes: plan/* PLAN_MAX_BYTES */.ri,
            budget
        })).catch(()=>undefined);
    try {
        return (0,sound_plan/* readSoundPlan */.d)(value);
    } catch (error) {
        throw new errors/* UserError */.yo(`${(0,quote/* quote */.h)(`--plan ${path}`)} is no plan: ${(0,report_escape/* visible */.RK)((0,errors/* errorMessage */.gJ)(error))}. Give the file that \`kotlin-bench plan\` wrote, or leave it out to report on what is there.`);
    }
};

// EXTERNAL MODULE: ./src/contracts/change-limits.js
var change_limits = __webpack_require__(32774);
// EXTERNAL MODULE: ./src/contracts/verdict.js
var verdict = __webpack_require__(97620);
// EXTERNAL MODULE: ../../node_modules/yaml/dist/index.js
var yaml_dist = __webpack_require__(33483);
// EXTERNAL MODULE: ./src/report/rows/mean-retrieval.js
var mean_retrieval = __webpack_require__(7774);
;// CONCATENATED MODULE: ./src/report/rows/official-files.js


const NOT_GRADED = {
    ...{
        patchApplied: false,
        withLogs: false,
        allF2pPassed: false,
        noP2pFailed: false,
        resolved: false
    },
    ...{
        passedTests: [],
        failedTests: []
    }
};
/** What the official harness would say of an instance; of one that nothing was run for, that nothing passed. */ const instanceResult = (instance, { gradings }, patch)=>{
    const grading = gradings?.official ?? NOT_GRADED;
    return {
        instance_id: instance,
        patch_applied: grading.patchApplied,
        generation: patch.trim() !== '',
        with_logs: grading.withLogs,
        all_f2p_passed: grading.allF2pPassed,
        no_p2p_failed: grading.noP2pFailed,
        resolved: grading.resolved,
        passed_tests: grading.passedTests,
        failed_tests: grading.failedTests
    };
};
/** An instance's metrics by the official rules; undefined where none were measured. */ const instanceMetrics = (instance, { row })=>{
    const official = row?.retrieval?.official;
    return official && {
        instance_id: instance,
        file_retrieval_metrics: official.file,
        node_retrieval_metrics: official.node,
        reference_nodes: null,
        predicted_nodes: null
    };
};
const scoresOf = (level, records)=>{
    const mean = (0,mean_retrieval/* meanRetrieval */.K)(records.map(({ row })=>row?.retrieval)).official[level];
    return mean && [
        {
            [`${level}_recall`]: mean.recall,
            [`${level}_precision`]: mean.precision,
            [`${level}_f1`]: mean.f1
        }
    ];
};
/** `result.json` of the official harness. Instances without a verdict are among those that are not resolved. */ const aggregateResult = (instances, results, records)=>{
    const those = (holds)=>results.filter(holds).map(({ instance_id })=>instance_id);
    const resolved = those((result)=>result.resolved);
    const isResolved = new Set(resolved);
    const empty = those(({ generation })=>!generation);
    return {
        no_generation: empty,
        generation: those(({ generation })=>generation),
        patch_applied: those(({ patch_applied })=>patch_applied),
        with_logs: those(({ with_logs })=>with_logs),
        resolved,
        not_resolved: instances.filter((instance)=>!isResolved.has(instance)),
        total_empty_patch_instances: empty.length,
        total_instances: instances.length,
        total_resolved: resolved.length,
        total_unresolved: instances.length - resolved.length,
        file_retrieval: scoresOf('file', records) ?? [],
        node_retrieval: scoresOf('node', records)
    };
};
/** Where a leaderboard has the submissions of a split. */ const SPLIT_FOLDERS = {
    full: 'PB',
    pb500: 'PB500',
    verified: 'PBVerified'
};
/** `40.00% (4/10)`. */ const passRate = (resolved, instances)=>`${(instances === 0 ? 0 : 100 * resolved / instances).toFixed(2)}% (${resolved}/${instances})`;
/** `metadata.yaml` of a submission; what only its author knows is left to fill in. */ const submissionMetadata = ({ name, rate })=>[
        '# Say whether the agent is open source, and where its page is, before you submit this.',
        (0,yaml_dist/* stringify */.As)({
            name,
            oss: false,
            site: '',
            pass_rate: rate
        })
    ].join('\n');

// EXTERNAL MODULE: ./src/text/parse-json.js
var parse_json = __webpack_require__(56593);
;// CONCATENATED MODULE: ./src/commands/report/read-part.js

/**
 * The start or the end of a regular file as text, at most so many bytes; no links are followed. Null where
 * there is none, or it cannot be read. Synchronous: of ten thousand trials that saves half a minute.
 */ const readPart = (path, { from, maxBytes })=>{
    let file;
    try {
        file = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
    } catch  {
        return null;
    }
    try {
        const found = (0,external_node_fs_.fstatSync)(file);
        if (!found.isFile()) return null;
        const length = Math.min(found.size, maxBytes);
        const buffer = Buffer.alloc(length);
        const read = (0,external_node_fs_.readSync)(file, buffer, 0, length, from === 'start' ? 0 : found.size - length);
        // A cut inside of a character shows as a replacement character at most.
        return {
            text: buffer.toString('utf8', 0, read),
            bytes: found.size
        };
    } catch  {
        return null;
    } finally{
        (0,external_node_fs_.closeSync)(file);
    }
};

;// CONCATENATED MODULE: ./src/commands/report/read-json-part.js


/** A file's JSON; null where there is none, it is larger than `maxBytes`, or is not as the schema says. */ const readJsonPart = (path, { schema, maxBytes })=>{
    const part = readPart(path, {
        from: 'start',
        maxBytes
    });
    if (part === null || part.bytes > maxBytes) return null;
    return schema.safeParse((0,parse_json/* parseJson */.q)(part.text)).data ?? null;
};

;// CONCATENATED MODULE: ./src/commands/report/rows/graded-instance.js






/** Lists of tens of thousands of tests. */ const MAX_VERDICT_BYTES = 64 * 1024 ** 2;
const readVerdict = (dir)=>readJsonPart((0,external_node_path_.join)(dir, 'verifier/report.json'), {
        schema: verdict/* verdictSchema */.$D,
        maxBytes: MAX_VERDICT_BYTES
    });
const readPatch = (dir)=>readPart((0,external_node_path_.join)(dir, 'artifacts/model.patch'), {
        from: 'start',
        maxBytes: change_limits/* CHANGE_LIMITS */.M.patchBytes
    })?.text ?? '';
/** Whether a trial is of a row of SWE-PolyBench, and not of a Harbor task. */ const isOfRow = (record)=>record.row !== undefined;
/** What a trial's folder says of its instance; undefined where the folder is not here. */ const gradedInstance = (record, dirs)=>{
    const dir = dirs.get(record.name);
    const verdict = dir === undefined ? null : readVerdict(dir);
    if (dir === undefined || verdict === null) return undefined;
    const patch = readPatch(dir);
    return {
        record,
        dir,
        patch,
        result: instanceResult(record.task, verdict, patch)
    };
};

// EXTERNAL MODULE: ./src/text/safe-name.js
var safe_name = __webpack_require__(94602);
;// CONCATENATED MODULE: ./src/commands/report/rows/official-runs.js



/** What of a result the official harness takes for a run, each with a folder of its own. */ const officialRuns = ({ trials, notRun = [], groups })=>{
    const planned = [
        ...trials,
        ...notRun
    ];
    const attempts = [
        ...new Set(planned.map(({ attempt })=>attempt))
    ].sort((a, b)=>a - b);
    return groups.flatMap((group)=>attempts.map((attempt)=>({
                path: (0,external_node_path_.join)(groups.length > 1 ? (0,safe_name/* safeName */.j)((0,trial_facts/* agentName */.Lp)(group)) : '', attempts.length > 1 ? `attempt-${attempt}` : ''),
                planned: planned.filter((one)=>one.agent === group.agent && one.model === group.model && one.attempt === attempt)
            })));
};

;// CONCATENATED MODULE: ./src/commands/report/copy-regular-files.js



/** Opening a pipe must not wait for someone to write to it, and no link is followed. */ const FLAGS = external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK;
const openRegular = async (path)=>{
    const file = await (0,promises_.open)(path, FLAGS).catch(()=>undefined);
    if (file === undefined || (await file.stat()).isFile()) return file;
    await file.close();
    return undefined;
};
async function* contentsOf(paths) {
    for (const path of paths){
        const file = await openRegular(path);
        if (file !== undefined) yield* file.createReadStream();
    }
}
/** Copies regular files one after the other into a new one; what is none, or not there, is passed over. */ const copyRegularFiles = (sources, target)=>(0,external_node_stream_promises_.pipeline)(contentsOf(sources), (0,external_node_fs_.createWriteStream)(target, {
        flags: 'wx'
    }));

;// CONCATENATED MODULE: ./src/commands/report/rows/write-official-results.js




const json = (value)=>`${JSON.stringify(value, null, 2)}\n`;
/** Writes what the official harness leaves of each instance, and of all, into a folder. */ const writeOfficialResults = async (dir, instances, graded)=>{
    for (const { record, dir: trialDir, result } of graded){
        const { task } = record;
        await (0,promises_.writeFile)((0,external_node_path_.join)(dir, `${task}_result.json`), json(result));
        const metrics = instanceMetrics(task, record);
        if (metrics !== undefined) await (0,promises_.writeFile)((0,external_node_path_.join)(dir, `${task}_metrics.json`), json(metrics));
        const logs = (0,external_node_path_.join)(dir, `run_logs_${record.row.language}`);
        await (0,promises_.mkdir)(logs, {
            recursive: true
        });
        // In the order in which the parsers had them.
        const output = [
            'stderr.txt',
            'stdout.txt'
        ].map((name)=>(0,external_node_path_.join)(trialDir, 'verifier/official', name));
        await copyRegularFiles(output, (0,external_node_path_.join)(logs, `${task}_run.log`));
    }
    const results = graded.map(({ result })=>result);
    const records = graded.map(({ record })=>record);
    await (0,promises_.writeFile)((0,external_node_path_.join)(dir, 'result.json'), json(aggregateResult(instances, results, records)));
};

;// CONCATENATED MODULE: ./src/report/rows/submission-readme.js



/** The README of a submission: how it was made, and what is to be filled in. */ const submissionReadme = ({ dataset, comparability, tool, rulesVersion }, { name, rate, instances, unscored })=>{
    const commit = dataset.commit === null ? '' : `, sha256 ${(0,report_escape/* markdownCode */.D9)(dataset.commit)}`;
    const facts = [
        `Dataset: ${(0,report_escape/* markdownCode */.D9)(dataset.source)}${commit}`,
        ...comparability.rows === undefined ? [] : [
            `Rows: ${(0,row_words/* settingsPhrase */.x8)(comparability.rows)}`
        ],
        `Resolved by the official rules: ${rate}, one attempt an instance`,
        ...unscored === 0 ? [] : [
            `${(0,plural/* plural */.L)(unscored, 'instance')} of ${instances} without a verdict, counted as not resolved and without a result in \`logs/\``
        ],
        `Made with ${tool.name} ${tool.version}, rules of scoring version ${rulesVersion}`
    ];
    return [
        `# ${(0,report_escape/* markdownCode */.D9)(name)} on SWE-PolyBench`,
        '',
        ...facts.map((fact)=>`- ${fact}`),
        '',
        '`all_preds.jsonl` has the patches, `logs/` the results of the tests, `trajs/` what was kept of the agent: a',
        'folder an instance. Before you submit this, fill in `metadata.yaml` and read `trajs/` for what is not to be',
        'published.',
        ''
    ].join('\n');
};

;// CONCATENATED MODULE: ./src/commands/report/rows/write-submission.js







/** Of an agent's files in one trial. */ const MAX_FILES = 50;
const FILE_NAME = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,199}$/;
const copyAgentFiles = async (from, to)=>{
    const entries = await (0,promises_.readdir)(from, {
        withFileTypes: true
    }).catch(()=>[]);
    const names = entries.filter((entry)=>entry.isFile() && FILE_NAME.test(entry.name)).map(({ name })=>name);
    if (names.length === 0) return;
    await (0,promises_.mkdir)(to, {
        recursive: true
    });
    for (const name of names.sort().slice(0, MAX_FILES))await copyRegularFiles([
        (0,external_node_path_.join)(from, name)
    ], (0,external_node_path_.join)(to, name));
};
/** Agent `patch` applies what another has made: the predictions say by what name. */ const submittedName = (record)=>record.agent === 'patch' && record.model !== null ? record.model : (0,trial_facts/* agentName */.Lp)(record);
/** Writes the folder that a leaderboard takes, up to what only the author knows. */ const writeSubmission = async (dir, { rewards, instances, graded })=>{
    const [first] = graded;
    const name = first === undefined ? 'unnamed' : submittedName(first.record);
    const split = SPLIT_FOLDERS[rewards.comparability.rows?.split ?? 'full'];
    const ends = graded.map(({ record })=>record.finishedAt ?? '').sort();
    const day = (ends.at(-1) ?? '').slice(0, 10).replaceAll('-', '');
    const folder = (0,external_node_path_.join)(dir, 'evaluation', split, (0,safe_name/* safeName */.j)([
        day,
        name
    ].filter(Boolean).join('_')));
    await (0,promises_.mkdir)((0,external_node_path_.join)(folder, 'logs'), {
        recursive: true
    });
    await (0,promises_.mkdir)((0,external_node_path_.join)(folder, 'trajs'), {
        recursive: true
    });
    const predictions = graded.map(({ record, patch })=>JSON.stringify({
            instance_id: record.task,
            model_name_or_path: name,
            model_patch: patch
        }));
    await (0,promises_.writeFile)((0,external_node_path_.join)(folder, 'all_preds.jsonl'), predictions.map((line)=>`${line}\n`).join(''));
    for (const { record, result, dir: trialDir } of graded){
        await (0,promises_.writeFile)((0,external_node_path_.join)(folder, 'logs', `${record.task}_result.json`), `${JSON.stringify(result, null, 2)}\n`);
        await copyAgentFiles((0,external_node_path_.join)(trialDir, 'agent'), (0,external_node_path_.join)(folder, 'trajs', record.task));
    }
    const rate = passRate(graded.filter(({ result })=>result.resolved).length, instances.length);
    const unscored = instances.length - graded.length;
    const readme = submissionReadme(rewards, {
        name,
        rate,
        instances: instances.length,
        unscored
    });
    await (0,promises_.writeFile)((0,external_node_path_.join)(folder, 'metadata.yaml'), submissionMetadata({
        name,
        rate
    }));
    await (0,promises_.writeFile)((0,external_node_path_.join)(folder, 'README.md'), readme);
};

;// CONCATENATED MODULE: ./src/commands/report/rows/write-row-layout.js










const FOLDER = 'swe-polybench';
/** What can be the name of a file: an instance comes from others' records. */ const INSTANCE = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,199}$/;
/** Writes into a new folder; gives how many trials have a verdict and no folder here. */ const writeRuns = async (draft, { rewards, dirs })=>{
    const byName = new Map(rewards.trials.filter(isOfRow).map((record)=>[
            record.name,
            record
        ]));
    let missing = 0;
    for (const { path, planned } of officialRuns(rewards)){
        // Jobs that were joined may each have an attempt at the same instance: the first counts.
        const sound = [
            ...(0,group_by/* groupBy */.$)(planned, ({ task })=>task)
        ].flatMap(([task, [first]])=>first !== undefined && INSTANCE.test(task) ? [
                first
            ] : []);
        const instances = sound.map(({ task })=>task);
        const scored = sound.flatMap(({ name })=>{
            const record = byName.get(name);
            return record === undefined || record.outcome === 'error' ? [] : [
                record
            ];
        });
        const graded = scored.flatMap((record)=>gradedInstance(record, dirs) ?? []);
        missing += scored.length - graded.length;
        if (graded.length === 0) continue;
        const dir = (0,external_node_path_.join)(draft, path);
        await (0,promises_.mkdir)(dir, {
            recursive: true
        });
        await writeOfficialResults(dir, instances, graded);
        await writeSubmission((0,external_node_path_.join)(dir, 'submission'), {
            rewards,
            instances,
            graded
        });
    }
    return missing;
};
/**
 * What {@link writeRowLayout} makes in a report's folder: nothing where no trial on a row was graded
 * officially, or none has its folder here.
 */ const rowLayoutNames = ({ rewards, dirs })=>{
    const isOfficial = rewards.trials.some(({ row })=>row?.gradings.official !== undefined);
    return isOfficial && rewards.trials.some(({ name })=>dirs.has(name)) ? [
        FOLDER
    ] : [];
};
/**
 * Writes the results on rows as the official harness does, and the folder of a submission, below
 * `swe-polybench` of a report's folder: of every agent and attempt apart where there are several. What cannot
 * be written is told: the report itself stands.
 */ const writeRowLayout = async (request)=>{
    const { out, notice } = request;
    if (rowLayoutNames(request).length === 0) return;
    const draft = (0,external_node_path_.join)(out, `${FOLDER}.${(0,external_node_crypto_.randomUUID)()}`);
    try {
        const missing = await writeRuns(draft, request);
        await (0,promises_.rm)((0,external_node_path_.join)(out, FOLDER), {
            recursive: true,
            force: true
        });
        await (0,promises_.rename)(draft, (0,external_node_path_.join)(out, FOLDER));
        if (missing === 0) return;
        notice(`${FOLDER}/ lacks ${(0,plural/* plural */.L)(missing, 'trial')}, whose folders are not here: its pass rate counts them as not resolved.`);
    } catch (error) {
        notice(`${FOLDER}/ could not be written: ${(0,errors/* errorMessage */.gJ)(error)}.`);
    } finally{
        await (0,promises_.rm)(draft, {
            recursive: true,
            force: true
        });
    }
};

// EXTERNAL MODULE: ./src/contracts/gateway/trajectory.js
var trajectory = __webpack_require__(99303);
// EXTERNAL MODULE: ./src/trial/list-report-files.js
var list_report_files = __webpack_require__(73757);
// EXTERNAL MODULE: ./src/commands/explain.js
var commands_explain = __webpack_require__(95839);
;// CONCATENATED MODULE: ./src/commands/report/trial-details.js










const MAX_JSON_BYTES = 4 * 1024 ** 2;
/** Of one trial: beyond, its folder is the better place to look. */ const trial_details_MAX_FILES = 200;
const trial_details_MAX_DEPTH = 6;
/** Test reports that are parsed once more for their messages, in all. */ const REPORT_BYTES = 512 * 1024 ** 2;
/** What one report may parse. */ const reportBudget = ()=>({
        left: REPORT_BYTES
    });
/** The regular files below a trial's folder, as paths with `/`, so many at most; no links are followed. */ const filesBelow = (dir)=>{
    const files = [];
    const visit = (folder, depth)=>{
        for (const entry of (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(dir, folder), {
            withFileTypes: true
        })){
            if (files.length >= trial_details_MAX_FILES) return;
            const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
            if (entry.isFile()) files.push(path);
            else if (entry.isDirectory() && depth < trial_details_MAX_DEPTH) visit(path, depth + 1);
        }
    };
    visit('', 0);
    return files.sort();
};
/** Those worth reading first: what the tests printed, what the agent did, what the trial noted. */ const logPaths = (files)=>{
    const agent = files.filter((path)=>/^agent\/[^/]+\.(?:txt|log|jsonl)$/.test(path));
    return [
        'verifier/test-stdout.txt',
        ...agent,
        'trial.log'
    ].filter((path)=>files.includes(path));
};
const logEnds = (dir, files)=>logPaths(files).flatMap((path)=>{
        const part = readPart((0,external_node_path_.join)(dir, path), {
            from: 'end',
            maxBytes: DETAIL_LIMITS.log
        });
        return part === null || part.bytes === 0 ? [] : [
            {
                path,
                ...part
            }
        ];
    });
/** What the tests that a reason names said as they failed; none where the reports are too large. */ const readFailures = async (dir, budget)=>{
    try {
        budget.left -= (0,list_report_files/* reportTree */.T)((0,external_node_path_.join)(dir, 'verifier', 'junit')).reduce((sum, { bytes })=>sum + bytes, 0);
        if (budget.left < 0) return [];
        const { tests } = await (0,commands_explain/* explain */.W)({
            trialDir: dir
        });
        return tests.flatMap(({ id, message })=>message === null ? [] : [
                {
                    test: id,
                    message
                }
            ]).slice(0, DETAIL_LIMITS.failures);
    } catch  {
        // A folder that is damaged, or has no reports: the verdict's reasons say as much as can be said.
        return [];
    }
};
/** `agent/model-requests.json`, as far as it is shown. */ const modelRequestsSchema = schemas/* object */.Ikc({
    trajectory: trajectory/* trajectorySchema */.h.nullable()
});
/** What lies in the folder of a trial, for the view of it; null where the folder is gone. */ const readTrialDetails = async (trial, { dir, folder, budget })=>{
    let files;
    try {
        files = filesBelow(dir);
    } catch  {
        return null;
    }
    const requests = readJsonPart((0,external_node_path_.join)(dir, 'agent/model-requests.json'), {
        schema: modelRequestsSchema,
        maxBytes: MAX_JSON_BYTES
    });
    return {
        verdict: readJsonPart((0,external_node_path_.join)(dir, 'verifier/report.json'), {
            schema: verdict/* verdictSchema */.$D,
            maxBytes: MAX_JSON_BYTES
        }),
        patch: readPart((0,external_node_path_.join)(dir, 'artifacts/model.patch'), {
            from: 'start',
            maxBytes: DETAIL_LIMITS.patch
        }),
        failures: trial.outcome === 'unresolved' ? await readFailures(dir, budget) : [],
        logs: logEnds(dir, files),
        trajectory: requests?.trajectory ?? null,
        folder,
        files: folder === null ? [] : files
    };
};

;// CONCATENATED MODULE: ./src/commands/report/trial-dirs.js


/** The folders of trials that were found, absolute, by the trials' names. */ const trialDirs = (partOf)=>new Map([
        ...partOf
    ].flatMap(([name, { jobDir }])=>// A record may have any name; only one that stays below the job's folder is a place to read from.
        jobDir === null || !(0,plan/* isTrialName */.Mt)(name) ? [] : [
            [
                name,
                (0,external_node_path_.join)(jobDir, name)
            ]
        ]));
/** A folder as seen from another, with `/`. */ const seenFrom = (from, dir)=>(0,external_node_path_.relative)(from, dir).replaceAll('\\', '/');

// EXTERNAL MODULE: ./src/dataset/make-folders.js
var make_folders = __webpack_require__(17138);
;// CONCATENATED MODULE: ./src/commands/report/write-report.js







/**
 * A job's folder has the job's own `rewards.json`, which a report on more than that job would replace.
 * @throws UserError where the report would go there
 */ const checkOut = (out, results)=>{
    const isOwnReport = results.length === 1 && results[0] === out;
    if (isOwnReport || !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(out, 'config.json'))) return;
    throw new errors/* UserError */.yo(`${(0,quote/* quote */.h)(`--out ${out}`)} is the folder of a job, whose own \`rewards.json\` the report would replace. Name another folder.`);
};
/**
 * Writes a report's files into a folder, which is made where it is missing. An interruption or a full disk
 * leaves the earlier report as it was: files get their names once all are written.
 * @throws UserError where the folder cannot be written
 */ const writeReport = async (out, files)=>{
    const drafts = Object.entries(files).map(([name, text])=>{
        const path = (0,external_node_path_.join)(out, name);
        return {
            path,
            text,
            draft: `${path}.${(0,external_node_crypto_.randomUUID)()}`
        };
    });
    try {
        await (0,make_folders/* makeFolders */.w)(out);
        for (const { draft, text } of drafts)await (0,promises_.writeFile)(draft, text, {
            flag: 'wx'
        });
        for (const { draft, path } of drafts)await (0,promises_.rename)(draft, path);
    } catch (error) {
        const found = await (0,promises_.stat)(out).catch(()=>undefined);
        if (found?.isFile()) throw new errors/* UserError */.yo(`${(0,quote/* quote */.h)(`--out ${out}`)} is a file. Name a folder, which is made where it is missing.`);
        throw new errors/* UserError */.yo(`${(0,quote/* quote */.h)(`--out ${out}`)} cannot hold the report: ${(0,errors/* errorMessage */.gJ)(error)}. Name a folder that can be written to.`);
    } finally{
        for (const { draft } of drafts)await (0,promises_.rm)(draft, {
            force: true
        }).catch(()=>undefined);
    }
};

;// CONCATENATED MODULE: ./src/commands/report.js

















const report_compare = async (rewards, failOn, { readBaseline, notice })=>{
    const baseline = await readBaseline?.(reportArtifactName(rewards.job));
    if (baseline === undefined) return null;
    if ('none' in baseline) {
        notice(`Not compared with a baseline. ${baseline.none}`);
        return null;
    }
    return (0,compare/* compareResults */.e)(rewards, baseline, {
        alpha: (0,report_gate/* alphaOf */.Qq)(failOn)
    });
};
/** What is left out can be as much as whoever made an artifact likes. */ const MAX_NOTICES = 20;
/** Passes so many notices on; the last says how many more there were. */ const limitNotices = (notice)=>{
    let count = 0;
    return {
        notice: (message)=>{
            count += 1;
            if (count <= MAX_NOTICES) notice(message);
        },
        end: ()=>{
            if (count > MAX_NOTICES) notice(`${count - MAX_NOTICES} more like these.`);
        }
    };
};
/** The page of a report, with what lies in the trials' folders. */ const renderPage = async ({ rewards, comparison, gate }, dirs, { out, linkTrials })=>{
    const budget = reportBudget();
    return renderHtml({
        ...{
            rewards,
            comparison,
            gate,
            notRun: rewards.notRun ?? []
        },
        detailsOf: async (trial)=>{
            const dir = dirs.get(trial.name);
            if (dir === undefined) return null;
            return readTrialDetails(trial, {
                dir,
                folder: linkTrials ? seenFrom(out, dir) : null,
                budget
            });
        }
    });
};
/** The report of a job that has been run, in the job's own folder. */ const reportInPlace = ({ jobDir }, failOn, context)=>report({
        results: [
            jobDir
        ],
        plan: undefined,
        out: jobDir,
        linkTrials: true,
        failOn
    }, context);
/**
 * Joins the results of any number of places, compares and judges them, and writes what people and other
 * programs read.
 * @throws UserError where there is nothing to report on, or files of others stand where it is to be written
 */ const report = async (options, context)=>{
    const { toolVersion } = context;
    const { failOn, out } = options;
    checkOut(out, options.results);
    const { notice, end } = limitNotices(context.notice);
    const budget = readBudget();
    const plan = options.plan === undefined ? null : await readPlan(options.plan, budget);
    const parts = await findResults(options.results, {
        budget,
        notice
    });
    if (parts.length === 0 && plan === null) {
        throw new errors/* UserError */.yo(`There are no results in ${options.results.map(quote/* quote */.h).join(', ')}. Give a job's folder, a folder of artifacts, or a \`rewards.json\`.`);
    }
    const { rewards, partOf, notices } = mergeResults({
        parts,
        plan,
        toolVersion
    });
    for (const message of notices)notice(message);
    end();
    const dirs = trialDirs(partOf);
    const layout = {
        rewards,
        dirs,
        out,
        notice: context.notice
    };
    const files = reportFiles(rewards);
    const names = [
        ...Object.keys(files),
        'report.md',
        'report.html',
        ...rowLayoutNames(layout)
    ];
    await requireReplaceable({
        out,
        parts
    }, names);
    const comparison = await report_compare(rewards, failOn, context);
    const gate = (0,report_gate/* judge */.S4)(failOn, {
        rewards,
        comparison
    });
    const trial = (name)=>{
        const dir = options.linkTrials ? dirs.get(name) : undefined;
        return dir === undefined ? undefined : seenFrom(out, dir);
    };
    await writeReport(out, {
        ...files,
        'report.md': renderSummary(rewards, {
            comparison,
            gate,
            links: {
                trial
            }
        }),
        'report.html': await renderPage({
            rewards,
            comparison,
            gate
        }, dirs, options)
    });
    await writeRowLayout(layout);
    return {
        rewards,
        comparison,
        gate,
        out,
        exitCode: (0,report_gate/* resultExitCode */.Fg)(rewards, gate)
    };
};


/***/ }),

/***/ 86581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ readBaseline),
  n: () => (/* binding */ requireBaseline)
});

// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(29866);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
;// CONCATENATED MODULE: ./src/github/artifact-file.js





/** Far above a report on ten thousand trials with all that lies beside it. */ const ZIP_MAX_BYTES = 2 * 1024 ** 3;
const readEntry = async (zip, path, maxBytes)=>{
    const { openPromise } = await __webpack_require__.e(/* import() */ 171).then(__webpack_require__.t.bind(__webpack_require__, 40171, 19));
    const archive = await openPromise(zip, {
        autoClose: false
    });
    try {
        for await (const entry of archive.eachEntry()){
            if (entry.fileName !== path) continue;
            // The reader holds every entry to the size that it says.
            if (entry.uncompressedSize > maxBytes) throw new Error(`its ${path} has more than ${maxBytes} bytes`);
            const chunks = [];
            for await (const chunk of (await archive.openReadStreamPromise(entry)))chunks.push(chunk);
            return Buffer.concat(chunks);
        }
        return undefined;
    } finally{
        archive.close();
    }
};
/**
 * One file of an artifact of any run, by its path in the zip; undefined where the artifact has no such.
 * @throws ApiFailure where the artifact cannot be had, Error where it is no zip or the file too large
 */ const readArtifactFile = async (api, repository, { artifact, path, maxBytes })=>{
    const scratch = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'kotlin-bench-artifact-'));
    try {
        const zip = (0,external_node_path_.join)(scratch, 'artifact.zip');
        const body = await api.stream('GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/zip', {
            purpose: {
                what: `to download artifact ${artifact.name}`,
                permission: 'actions: read'
            },
            parameters: {
                ...repository,
                artifact_id: artifact.id
            },
            maxBytes: ZIP_MAX_BYTES
        });
        await (0,external_node_stream_promises_.pipeline)(body, (0,external_node_fs_.createWriteStream)(zip));
        return await readEntry(zip, path, maxBytes);
    } finally{
        await (0,promises_.rm)(scratch, {
            recursive: true,
            force: true
        });
    }
};

// EXTERNAL MODULE: ./src/github/contents.js
var contents = __webpack_require__(65115);
// EXTERNAL MODULE: ./src/github/repository.js
var github_repository = __webpack_require__(3529);
// EXTERNAL MODULE: ../../node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(43045);
;// CONCATENATED MODULE: ./src/github/runs.js

const READS_ACTIONS = 'actions: read';
const runSchema = schemas/* object */.Ikc({
    id: schemas/* number */.aig().int(),
    workflow_id: schemas/* number */.aig().int(),
    html_url: schemas/* string */.YjP()
});
const runListSchema = schemas/* object */.Ikc({
    workflow_runs: schemas/* array */.YOg(runSchema)
});
const runOf = ({ id, workflow_id, html_url })=>({
        id,
        workflow: workflow_id,
        url: html_url
    });
/** A workflow run by its number. */ const getRun = async (api, repository, id)=>runOf(await api.call('GET /repos/{owner}/{repo}/actions/runs/{run_id}', {
        purpose: {
            what: `to read workflow run ${id}`,
            permission: READS_ACTIONS
        },
        parameters: {
            ...repository,
            run_id: id
        },
        schema: runSchema
    }));
/** The newest successful runs of a workflow on a branch, newest first. */ const successfulRuns = async (api, repository, { workflow, branch, most })=>{
    const { workflow_runs } = await api.call('GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs', {
        purpose: {
            what: `to list the runs of this workflow on ${branch}`,
            permission: READS_ACTIONS
        },
        parameters: {
            ...repository,
            workflow_id: workflow,
            branch,
            status: 'success',
            per_page: most
        },
        schema: runListSchema
    });
    return workflow_runs.map(runOf);
};
const artifactSchema = schemas/* object */.Ikc({
    id: schemas/* number */.aig().int(),
    name: schemas/* string */.YjP(),
    size_in_bytes: schemas/* number */.aig(),
    expired: schemas/* boolean */.zMY(),
    created_at: schemas/* string */.YjP().nullish()
});
/** All artifacts of a workflow run. */ const runArtifacts = async (api, repository, run)=>{
    const pages = api.pages('GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts', {
        purpose: {
            what: `to list the artifacts of workflow run ${run}`,
            permission: READS_ACTIONS
        },
        parameters: {
            ...repository,
            run_id: run
        },
        schema: artifactSchema
    });
    const artifacts = [];
    for await (const page of pages){
        for (const { id, name, size_in_bytes, expired, created_at } of page){
            artifacts.push({
                id,
                name,
                bytes: size_in_bytes,
                isExpired: expired,
                createdAt: created_at ?? ''
            });
        }
    }
    return artifacts;
};

// EXTERNAL MODULE: ./src/text/quote.js
var quote = __webpack_require__(98461);
// EXTERNAL MODULE: ./src/commands/shared/files/named-file.js
var named_file = __webpack_require__(13308);
;// CONCATENATED MODULE: ./src/commands/shared/baseline/baseline-artifact.js
const PREFIX = 'kotlin-bench-';
/** What an upload adds to a name that is taken, as in a run that is run again. */ const AGAIN = /-[0-9a-f]{6}$/;
const LEG = /^(.+)-shard-(\d+)-attempt-(\d+)$/;
const PLAN = /-plan-\d+-\d+$/;
const newest = (artifacts)=>[
        ...artifacts
    ].sort((a, b)=>a.createdAt < b.createdAt ? 1 : a.createdAt > b.createdAt ? -1 : b.id - a.id)[0];
/**
 * The artifact of a run that holds the results of a whole evaluation: the report's, or that of a run of
 * one shard alone. `expected` is the name that it should have; where a run has reports on several jobs
 * and none has that name, their names are given instead.
 */ const chooseArtifact = (artifacts, expected)=>{
    const kept = artifacts.filter(({ isExpired })=>!isExpired);
    const named = kept.filter(({ name })=>name === expected || name.replace(AGAIN, '') === expected);
    if (named.length > 0) return newest(named);
    const ours = kept.filter(({ name })=>name.startsWith(PREFIX) && !PLAN.test(name));
    const reports = ours.filter(({ name })=>!LEG.test(name.replace(AGAIN, '')));
    const legs = ours.filter(({ name })=>LEG.test(name.replace(AGAIN, '')));
    const shards = new Set(legs.map(({ name })=>LEG.exec(name.replace(AGAIN, ''))?.[2]));
    const whole = reports.length > 0 ? reports : shards.size === 1 ? legs : [];
    const jobOf = ({ name })=>LEG.exec(name.replace(AGAIN, ''))?.[1] ?? name.replace(AGAIN, '');
    const jobs = new Set(whole.map(jobOf));
    return jobs.size > 1 ? {
        several: [
            ...jobs
        ].sort()
    } : newest(whole);
};

;// CONCATENATED MODULE: ./src/commands/shared/baseline/baseline-source.js




const FORMS = 'a file, `run:ID`, or `branch:NAME` with `:PATH` after it where the file is not `rewards.json`; another repository is named as in `run:owner/repo/ID` and `branch:owner/repo@NAME`';
const wrong = (text, why)=>new errors/* UserError */.yo(`\`--baseline\` is ${(0,quote/* quote */.h)(text)}, ${why}. It has to be ${FORMS}.`);
const ADDRESS = /^https:\/\/[^/]+\/([^/]+\/[^/]+)\/actions\/runs\/(\d+)\/?(?:attempts\/\d+\/?)?$/;
const readRun = (text, rest)=>{
    const [, page, pageId] = ADDRESS.exec(rest) ?? [];
    const [, named, id, artifact] = page ? [
        rest,
        page,
        pageId,
        undefined
    ] : /^(?:([^/]+\/[^/]+)\/)?(\d+)(?::(.+))?$/.exec(rest) ?? [];
    const repository = named === undefined ? undefined : (0,github_repository/* parseRepository */.S)(named);
    const run = Number(id);
    if (!Number.isSafeInteger(run) || run < 1) throw wrong(text, 'whose run is no number of a workflow run');
    if (named !== undefined && repository === undefined) throw wrong(text, 'whose repository is none');
    return {
        kind: 'run',
        repository,
        run,
        artifact
    };
};
/** As git has it, and no more of that than is needed to tell a name from a mistake. */ const isBranch = (name)=>/^[^\s:~^?*[\\\p{Cc}]+$/u.test(name) && !/\.\.|@\{|^[-/]|\/$/.test(name);
const readBranch = (text, rest)=>{
    const [, names = '', path = 'rewards.json'] = /^([^:]*)(?::(.+))?$/s.exec(rest) ?? [];
    const [, other = '', there] = /^([^/@]+\/[^/@]+)@(.+)$/.exec(names) ?? [];
    const repository = there === undefined ? undefined : (0,github_repository/* parseRepository */.S)(other);
    const branch = repository === undefined ? names : there ?? '';
    if (!isBranch(branch)) throw wrong(text, 'whose branch is no name of one');
    if (path.split('/').some((part)=>part === '' || part === '.' || part === '..')) {
        throw wrong(text, 'whose path is no path within a branch');
    }
    return {
        kind: 'branch',
        repository,
        branch,
        path
    };
};
/**
 * Reads what `--baseline` says; paths start at `folder`.
 * @throws UserError for what names nothing
 */ const parseBaseline = (text, folder)=>{
    const [, kind, rest = ''] = /^(run|branch):(.*)$/s.exec(text) ?? [];
    if (kind === 'run') return readRun(text, rest);
    if (kind === 'branch') return readBranch(text, rest);
    return {
        kind: 'file',
        path: (0,external_node_path_.resolve)(folder, text)
    };
};

// EXTERNAL MODULE: ./src/commands/shared/baseline/parse-rewards.js
var parse_rewards = __webpack_require__(21392);
;// CONCATENATED MODULE: ./src/commands/shared/baseline/baseline.js










const FILE = 'rewards.json';
/** Runs whose artifacts have expired are passed over, so many at most. */ const LOOK_BACK = 30;
const readFromFile = async (given)=>{
    const advice = 'Name a `rewards.json`, or the folder of the job that has it.';
    try {
        const { text, path } = await (0,named_file/* readNamedFile */.w)(given, {
            maxBytes: parse_rewards/* REWARDS_MAX_BYTES */.G,
            inFolder: FILE
        });
        return {
            rewards: (0,parse_rewards/* parseRewards */.S)(text),
            source: path,
            url: null
        };
    } catch (thrown) {
        throw new errors/* UserError */.yo(`${(0,quote/* quote */.h)(`--baseline ${given}`)} cannot be read: ${(0,errors/* errorMessage */.gJ)(thrown)}. ${advice}`);
    }
};
/** Why there is nothing to compare with. */ class NoBaseline extends Error {
}
const rewardsOf = (bytes, where)=>{
    try {
        return (0,parse_rewards/* parseRewards */.S)(bytes.toString('utf8'));
    } catch (thrown) {
        throw new NoBaseline(`${where} holds no result: ${(0,errors/* errorMessage */.gJ)(thrown)}.`);
    }
};
/** The results of a run; undefined where it has none any more, or never had. */ const readRunResults = async ({ api, repository }, run, artifactName)=>{
    const source = `run ${run.id} of ${(0,github_repository/* repositoryName */.a)(repository)}`;
    const chosen = chooseArtifact(await runArtifacts(api, repository, run.id), artifactName);
    if (chosen === undefined) return undefined;
    if ('several' in chosen) {
        throw new NoBaseline(`${source} has reports of several jobs. Name one: ${chosen.several.map((name)=>`\`run:${run.id}:${name}\``).join(', ')}.`);
    }
    const bytes = await readArtifactFile(api, repository, {
        artifact: chosen,
        path: FILE,
        maxBytes: parse_rewards/* REWARDS_MAX_BYTES */.G
    });
    if (bytes === undefined) return undefined;
    return {
        rewards: rewardsOf(bytes, `${FILE} of ${source}`),
        source,
        url: run.url
    };
};
const baseline_readRun = async (place, { run: id, artifact })=>{
    const run = await getRun(place.api, place.repository, id);
    const baseline = await readRunResults(place, run, artifact);
    if (baseline !== undefined) return baseline;
    throw new NoBaseline(`Run ${id} of ${(0,github_repository/* repositoryName */.a)(place.repository)} has no artifact${artifact === undefined ? ' of a whole evaluation' : ` \`${artifact}\``} that holds ${FILE}; GitHub keeps artifacts for a number of days.`);
};
const baseline_readBranch = async ({ api, repository }, { branch, path }, serverUrl)=>{
    const name = (0,github_repository/* repositoryName */.a)(repository);
    const bytes = await (0,contents/* readRepositoryFile */.t)(api, repository, {
        ref: branch,
        path,
        maxBytes: parse_rewards/* REWARDS_MAX_BYTES */.G
    });
    if (bytes === undefined) {
        throw new NoBaseline(`There is no ${path} on branch ${branch} of ${name}; \`publish\` makes it with the first result.`);
    }
    const source = `${path} on branch ${branch} of ${name}`;
    return {
        rewards: rewardsOf(bytes, source),
        source,
        url: `${serverUrl}/${name}/blob/${branch}/${path}`
    };
};
/** The newest successful run of this workflow on the default branch that still has its results. */ const readPrevious = async (place, { github, artifact })=>{
    const { api, repository } = place;
    const { runId, event } = github;
    if (runId === undefined) throw new NoBaseline('No baseline was named.');
    const branch = event.defaultBranch ?? await (0,contents/* defaultBranch */.O)(api, repository);
    const { workflow } = await getRun(api, repository, runId);
    const runs = await successfulRuns(api, repository, {
        workflow,
        branch,
        most: LOOK_BACK
    });
    for (const run of runs){
        if (run.id === runId) continue;
        // A job that is not named is called by its run.
        const name = artifact?.replaceAll(String(runId), String(run.id));
        const baseline = await readRunResults(place, run, name);
        if (baseline !== undefined) return baseline;
    }
    throw new NoBaseline(`No successful run of this workflow on ${branch} has results yet.`);
};
const read = async (source, place)=>{
    if (source?.kind === 'file') return readFromFile(source.path);
    if (source === undefined && place.github.runId === undefined) throw new NoBaseline('No baseline was named.');
    const elsewhere = {
        repository: source?.repository ?? await place.github.repository(),
        api: await place.github.api()
    };
    switch(source?.kind){
        case 'run':
            return baseline_readRun(elsewhere, source);
        case 'branch':
            return baseline_readBranch(elsewhere, source, place.github.serverUrl);
        default:
            return readPrevious(elsewhere, place);
    }
};
/**
 * Looks at what `--baseline` names before anything is run: a mistyped name would otherwise cost a whole
 * evaluation its report. What is on GitHub may come to be there meanwhile, and is none of that.
 * @throws UserError for what names nothing, and for a file that cannot be read
 */ const requireBaseline = async (spec, folder)=>{
    if (spec === undefined) return;
    const source = parseBaseline(spec, folder);
    if (source.kind === 'file') await readFromFile(source.path);
};
/**
 * The result to compare with: as `--baseline` says, or that of the newest successful run of this workflow on
 * the default branch. Whatever is not there, or GitHub does not give, is `none` with a sentence or two why:
 * worth a notice, since the results themselves stand.
 * @throws UserError for what names nothing, and for a file that cannot be read
 */ const readBaseline = async (spec, place)=>{
    const source = spec === undefined ? undefined : parseBaseline(spec, place.folder);
    try {
        return await read(source, place);
    } catch (thrown) {
        if (thrown instanceof NoBaseline || thrown instanceof errors/* FaultError */.VD) return {
            none: thrown.message
        };
        // What is no error is the signal that ended it.
        if (thrown instanceof errors/* UserError */.yo || !(thrown instanceof Error)) throw thrown;
        return {
            none: `The baseline cannot be read: ${(0,errors/* errorMessage */.gJ)(thrown)}.`
        };
    }
};


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

/***/ 86608:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ readSoundPlan)
/* harmony export */ });
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86182);

/** A plan's id and its job's name: both are shown, and the job's names folders. */ const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;
/** What separates a trial's task from its letters, so that no trial is called as a file of the job's. */ const MARK = '__';
const firstTwice = (values)=>values.find((value, index)=>values.indexOf(value) !== index);
/** What of a plan no run could go by, however well it is formed; null where there is nothing. */ const unsound = ({ id, job, attempts, shards })=>{
    if (!NAME.test(id) || !NAME.test(job)) return 'its id or its job is no name of a folder';
    const shardTwice = firstTwice(shards.map(({ shard })=>shard));
    if (shardTwice !== undefined) return `shard ${shardTwice} is there twice`;
    const names = new Set();
    for (const { shard, agent, model, trials } of shards){
        for (const trial of trials){
            const where = `shard ${shard} has a trial of ${JSON.stringify(trial.task.slice(0, 100))}`;
            if (!(0,_plan_js__WEBPACK_IMPORTED_MODULE_0__/* .isTrialName */ .Mt)(trial.name) || !trial.name.includes(MARK)) return `${where} with no name of a trial`;
            if (names.has(trial.name.toLowerCase())) return `${where} whose name another trial has`;
            names.add(trial.name.toLowerCase());
            if (trial.agent !== agent || trial.model !== model) return `${where} by another agent or model`;
            if (trial.attempt > attempts) return `${where} with attempt ${trial.attempt} of ${attempts}`;
        }
    }
    return null;
};
/**
 * A plan as `plan` makes it, from any value.
 * @throws Error that says what it is instead, to follow a name: `it is of another form, at "attempts"`
 */ const readSoundPlan = (value)=>{
    const { success, data, error } = _plan_js__WEBPACK_IMPORTED_MODULE_0__/* .planSchema */ .Fu.safeParse(value);
    if (!success) {
        const [issue] = error.issues;
        const at = issue?.path.join('.') ?? '';
        throw new Error(at === '' ? 'it is no object' : `it is of another form, at ${JSON.stringify(at)}`);
    }
    const problem = unsound(data);
    if (problem !== null) throw new Error(problem);
    return data;
};


/***/ }),

/***/ 5211:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ reportContext)
/* harmony export */ });
/* harmony import */ var _commands_shared_access_github_access_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58446);
/* harmony import */ var _commands_shared_baseline_baseline_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86581);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14910);
/* harmony import */ var _progress_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74202);




/** What a report on the command line is given: notices on standard error, and the baseline that was named. */ const reportContext = ({ baseline }, { stderr, environment, githubToken, signal })=>{
    const folder = process.cwd();
    const notice = (message)=>{
        stderr.write(`notice: ${(0,_progress_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(message)}\n`);
    };
    const github = (0,_commands_shared_access_github_access_js__WEBPACK_IMPORTED_MODULE_0__/* .gitHubAccess */ .g)({
        environment,
        token: githubToken,
        folder,
        signal,
        onWait: notice
    });
    return {
        notice,
        toolVersion: _version_js__WEBPACK_IMPORTED_MODULE_3__/* .VERSION */ .x,
        readBaseline: baseline === undefined ? undefined : (artifact)=>(0,_commands_shared_baseline_baseline_js__WEBPACK_IMPORTED_MODULE_1__/* .readBaseline */ .m)(baseline, {
                folder,
                github,
                artifact
            })
    };
};


/***/ }),

/***/ 89780:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ showResults)
});

// EXTERNAL MODULE: ./src/report/rows/rows-table.js
var rows_table = __webpack_require__(73214);
// EXTERNAL MODULE: ./src/report/rows/terminal-tables.js
var terminal_tables = __webpack_require__(54014);
// EXTERNAL MODULE: ./src/text/first-few.js
var first_few = __webpack_require__(69176);
// EXTERNAL MODULE: ./src/text/plural.js
var plural = __webpack_require__(53239);
// EXTERNAL MODULE: ./src/report/escape.js
var report_escape = __webpack_require__(40261);
// EXTERNAL MODULE: ./src/report/phrases.js
var phrases = __webpack_require__(7886);
// EXTERNAL MODULE: ./src/report/trial-facts.js
var trial_facts = __webpack_require__(85094);
;// CONCATENATED MODULE: ./src/report/terminal/change.js





const SHOWN_TASKS = 10;
const SHOWN_DIFFERENCES = 3;
const CONCLUSIONS = {
    better: 'better',
    worse: 'worse',
    'no-difference': 'no difference shown',
    'cannot-tell': 'too few tasks differ to tell'
};
const change = (group)=>{
    const { rate, baselineRate, interval95, gained, lost, pairs } = group;
    const who = (0,report_escape/* visible */.RK)((0,trial_facts/* agentName */.Lp)(group));
    const before = (0,report_escape/* visible */.RK)((0,trial_facts/* agentName */.Lp)(group.baseline));
    const name = who === before ? who : `${who} (before: ${before})`;
    if (rate === null || baselineRate === null || group.change === null) {
        return `${name}: no task was scored on both sides`;
    }
    const interval = interval95 === null ? '' : ` (95% interval ${(0,phrases/* points */.WR)(interval95[0])} to ${(0,phrases/* points */.WR)(interval95[1])})`;
    const p = group.pHolm ?? group.p;
    return [
        `${name}: ${(0,phrases/* percent */.KN)(baselineRate)} before, ${(0,phrases/* percent */.KN)(rate)} now on ${(0,plural/* plural */.L)(pairs, 'task')}`,
        `${(0,phrases/* points */.WR)(group.change)} points${interval}`,
        `${gained} up`,
        `${lost} down`,
        ...p === null ? [] : [
            p < 0.001 ? 'p < 0.001' : `p = ${p.toFixed(3)}`
        ]
    ].join(', ').concat(`: ${CONCLUSIONS[group.conclusion]}`);
};
const tasks = (what, names)=>{
    if (names.length === 0) return [];
    return [
        `  ${what} (${names.length}): ${(0,first_few/* firstFew */.D)(names, {
            most: SHOWN_TASKS,
            show: report_escape/* visible */.RK
        })}`
    ];
};
/** The change against the baseline for a terminal: a line an agent, what changed sides, what is not alike. */ const renderChange = ({ source, job, groups, differences, unmatched })=>{
    const left = differences.length - SHOWN_DIFFERENCES;
    return [
        `Against ${(0,report_escape/* visible */.RK)(source)}, job ${(0,report_escape/* visible */.RK)(job)}:`,
        ...groups.length === 0 ? [
            'no agent of it is here, so nothing is compared'
        ] : [],
        ...groups.flatMap((group)=>[
                change(group),
                ...tasks('newly solved', group.newlySolved),
                ...tasks('newly lost', group.newlyLost)
            ]),
        ...unmatched.length === 0 ? [] : [
            `only on one side: ${unmatched.map(report_escape/* visible */.RK).join(', ')}`
        ],
        ...differences.slice(0, SHOWN_DIFFERENCES).map(({ message })=>`not alike: ${(0,report_escape/* visible */.RK)(message)}`),
        ...left > 0 ? [
            `not alike in ${(0,plural/* plural */.L)(left, 'more thing')}, which the report has`
        ] : []
    ].join('\n');
};

// EXTERNAL MODULE: ./src/report/durations.js
var durations = __webpack_require__(59729);
// EXTERNAL MODULE: ./src/report/summary/pass-phrase.js
var pass_phrase = __webpack_require__(67938);
// EXTERNAL MODULE: ./src/report/fault-advice.js
var fault_advice = __webpack_require__(90265);
;// CONCATENATED MODULE: ./src/report/terminal/faults.js




const SHOWN_CAUSES = 5;
const SHOWN_LINES = 6;
const faults_SHOWN_TASKS = 3;
const LONGEST_LINE = 300;
/** As it stands in a terminal: on one line, with nothing in it that moves the cursor. */ const plain = (text)=>(0,report_escape/* shorten */.ml)((0,report_escape/* visible */.RK)(text), LONGEST_LINE);
/** The first line of a message and the last ones, which are the end of a log. */ const messageLines = (message)=>{
    const [first = '', ...rest] = message.split('\n').filter((line)=>line.trim() !== '');
    return [
        first,
        ...rest.slice(1 - SHOWN_LINES)
    ].filter((line)=>line !== '').map((line)=>`  ${plain(line)}`);
};
const causeLines = ({ fault, trials })=>{
    const tasks = [
        ...new Set(trials.map(({ task })=>plain(task)))
    ];
    const named = (0,first_few/* firstFew */.D)(tasks, {
        most: faults_SHOWN_TASKS
    });
    return [
        `fault of the ${fault.kind}: ${plain(fault.code)} on ${(0,plural/* plural */.L)(trials.length, 'trial')} (${named})`,
        ...messageLines(fault.message),
        `  To do: ${(0,fault_advice/* adviceFor */.cp)(fault)}`
    ];
};
/** Trials without a verdict by cause: whose fault, what was said, and what to do about it. */ const terminalFaults = ({ trials })=>{
    const groups = (0,fault_advice/* groupFaults */.X7)(trials);
    const more = groups.length - SHOWN_CAUSES;
    return [
        ...groups.slice(0, SHOWN_CAUSES).flatMap(causeLines),
        ...more > 0 ? [
            `and ${(0,plural/* plural */.L)(more, 'more cause')}, which the report has`
        ] : []
    ];
};

// EXTERNAL MODULE: ./src/report/terminal/lay-out-columns.js
var lay_out_columns = __webpack_require__(25256);
;// CONCATENATED MODULE: ./src/report/terminal/table.js








const WIDTH = 120;
const NARROWEST_WHY = 20;
/** The first line of a message; what follows it is a log, for other places. */ const whyOf = ({ code, message })=>{
    const [first = ''] = message.split('\n', 1);
    return first === '' ? code : `${code}: ${first}`;
};
const columnsOf = (rewards, width)=>{
    const { trials, groups } = rewards;
    const facts = trials.map(trial_facts/* trialFacts */.mR);
    const cells = (read)=>trials.map(read);
    const hasTokens = trials.some(({ tokens })=>tokens !== null);
    const hasCost = trials.some(({ costUsd })=>costUsd !== null);
    const narrower = hasTokens || hasCost ? Math.max(0, WIDTH - width) : 0;
    const columns = [
        {
            title: 'task',
            cells: cells(({ task })=>task),
            width: Math.max(16, 32 - narrower)
        }
    ];
    if (groups.length > 1) columns.push({
        title: 'agent',
        cells: cells(trial_facts/* agentName */.Lp),
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
        cells: facts.map(({ lost })=>lost),
        width: 20,
        align: 'right'
    }, {
        title: 'time',
        cells: facts.map(({ time })=>time),
        width: 7,
        align: 'right'
    });
    if (hasTokens) {
        columns.push({
            title: 'tokens',
            cells: facts.map(({ tokens })=>tokens),
            width: 8,
            align: 'right'
        });
    }
    if (hasCost) {
        columns.push({
            title: 'cost',
            cells: facts.map(({ cost })=>cost),
            width: 10,
            align: 'right'
        });
    }
    const used = (0,lay_out_columns/* layOutColumns */.w)(columns)[0]?.length ?? 0;
    const why = Math.max(NARROWEST_WHY, width - used - 2);
    return facts.some(({ code })=>code !== '') ? [
        ...columns,
        {
            title: 'why',
            cells: facts.map(whyOf),
            width: why
        }
    ] : columns;
};
const totals = ({ groups, summary, trials })=>{
    const isOne = groups.length <= 1;
    const lines = [
        `${(0,plural/* plural */.L)(summary.tasks, 'task')}, ${(0,plural/* plural */.L)(summary.trials, 'trial')}: ${(0,phrases/* countsPhrase */.__)(summary)}`,
        [
            ...isOne ? [
                (0,phrases/* ratePhrase */.Q_)(summary)
            ] : [],
            `${(0,durations/* formatSeconds */.X)(summary.seconds)} in phases`,
            ...(0,phrases/* costPhrase */.rT)(summary, trials)
        ].join(', '),
        ...(0,phrases/* caveats */.oW)(isOne ? summary : (0,phrases/* withoutRates */.S1)(summary)),
        ...isOne ? (0,pass_phrase/* passPhrase */.r)(summary) : []
    ];
    if (isOne) return lines;
    const perGroup = groups.map((group)=>`${(0,report_escape/* visible */.RK)((0,trial_facts/* agentName */.Lp)(group))}: ${(0,phrases/* countsPhrase */.__)(group)}; ${[
            (0,phrases/* ratePhrase */.Q_)(group),
            ...(0,pass_phrase/* passFigures */.$)(group).map((figure)=>figure.join(' ')),
            ...(0,phrases/* costPhrase */.rT)(group, (0,trial_facts/* trialsOf */.xY)(group, trials))
        ].join(', ')}`);
    return [
        ...perGroup,
        ...lines
    ];
};
/**
 * The result of a job for a terminal: a row a trial, totals, then faults by cause. Plain text without colours; names
 * from outside cannot move the cursor or break a row. `width` is in terminal columns (default 120,
 * not below 100).
 */ const renderTable = (rewards, { width = WIDTH } = {})=>{
    const rows = rewards.trials.length === 0 ? [] : (0,lay_out_columns/* layOutColumns */.w)(columnsOf(rewards, Math.max(100, width)));
    const faults = terminalFaults(rewards);
    return [
        ...rows,
        ...rows.length > 0 ? [
            ''
        ] : [],
        ...totals(rewards),
        ...faults.length > 0 ? [
            '',
            ...faults
        ] : []
    ].join('\n');
};

;// CONCATENATED MODULE: ./src/entry/cli/show-results.js




/** The tables of results, and their change against a baseline on standard output, or `rewards.json` instead. */ const showResults = ({ rewards, comparison }, { stdout, json })=>{
    const width = stdout.isTTY ? {
        width: stdout.columns
    } : {};
    const text = json ? JSON.stringify(rewards, null, 2) : renderTable(rewards, width);
    stdout.write(`${text.trimEnd()}\n`);
    const rows = json ? null : (0,rows_table/* rowsTable */.Y)(rewards);
    if (rows !== null) stdout.write(`\n${(0,terminal_tables/* renderRowsTable */.U)(rows)}\n`);
    if (!json && comparison !== null) stdout.write(`\n${renderChange(comparison)}\n`);
};


/***/ }),

/***/ 38035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ readGates)
/* harmony export */ });
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29866);
/* harmony import */ var _report_parse_gate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47439);
/* harmony import */ var _text_nearest_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63974);
/* harmony import */ var _text_quote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98461);




const readGate = (text)=>{
    const parsed = (0,_report_parse_gate_js__WEBPACK_IMPORTED_MODULE_1__/* .parseGate */ .X)(text);
    if (parsed.ok) return parsed.gate;
    const hint = (0,_text_nearest_names_js__WEBPACK_IMPORTED_MODULE_2__/* .didYouMean */ .a)(parsed.near);
    throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`\`fail-on\` is ${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .h)(text)}; ${parsed.why}.${hint} Correct it, or leave it out for \`error\`.`);
};
/**
 * The gates of `fail-on`: its entries, and those that commas part in one.
 * @throws UserError where one is none, or `never` stands beside others
 */ const readGates = (texts)=>{
    const entries = texts.flatMap((text)=>text.split(',').map((entry)=>entry.trim()));
    const read = entries.filter((entry)=>entry !== '').map(readGate);
    const gates = [
        ...new Map(read.map((gate)=>[
                (0,_report_parse_gate_js__WEBPACK_IMPORTED_MODULE_1__/* .gateText */ .b)(gate),
                gate
            ])).values()
    ];
    if (gates.length > 1 && gates.some(({ kind })=>kind === 'never')) {
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`\`fail-on\` is ${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .h)(entries.join(','))}; \`never\` stands alone. Leave out \`never\`, or all else.`);
    }
    return gates;
};


/***/ }),

/***/ 52960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ buildRewards)
});

// EXTERNAL MODULE: ./src/contracts/rewards.js
var rewards = __webpack_require__(87665);
// EXTERNAL MODULE: ./src/report/group-by.js
var group_by = __webpack_require__(59389);
;// CONCATENATED MODULE: ./src/report/flakes.js

/** Reasons that name every test which did not do what was expected of it. */ const NAMES_TESTS = new Set([
    'test-failed',
    'test-missing',
    'test-skipped',
    'wrong-category',
    'guard-test-failed',
    'regression'
]);
/** The tests that did not pass; null where the reasons do not tell, as of tests that were cut short. */ const missedTests = ({ reward, reasons })=>{
    if (reward === 1) return new Set();
    const tests = reasons.flatMap((reason)=>NAMES_TESTS.has(reason.code) ? reason.tests ?? [] : []);
    return tests.length === 0 ? null : new Set(tests);
};
/** What each of a task's verifications missed, two of the same change for each trial that was verified twice. */ const runsOf = ({ reward, reasons, secondVerdict })=>{
    if (reward === null || secondVerdict === undefined) return [];
    const runs = [
        missedTests({
            reward,
            reasons
        }),
        missedTests(secondVerdict)
    ].filter((run)=>run !== null);
    return runs.length === 2 ? runs : [];
};
/**
 * Tests that failed in one verification of a change and passed in another of the same, with how often
 * they failed in all verifications of such pairs of their task; by task, then by name.
 */ const flakesOf = (trials)=>{
    const byTask = (0,group_by/* groupBy */.$)(trials, ({ task })=>task);
    const flakes = [
        ...byTask
    ].flatMap(([task, mine])=>{
        const pairs = mine.map(runsOf).filter((runs)=>runs.length > 0);
        const runs = pairs.flat();
        const tests = new Set(runs.flatMap((missed)=>[
                ...missed
            ]));
        return [
            ...tests
        ].flatMap((test)=>pairs.some((pair)=>new Set(pair.map((missed)=>missed.has(test))).size > 1) ? [
                {
                    task,
                    test,
                    failed: runs.filter((missed)=>missed.has(test)).length,
                    runs: runs.length
                }
            ] : []);
    });
    const order = ({ task, test })=>JSON.stringify([
            task,
            test
        ]);
    return flakes.sort((a, b)=>order(a) < order(b) ? -1 : 1);
};

// EXTERNAL MODULE: ./src/report/summarise.js + 1 modules
var summarise = __webpack_require__(11196);
;// CONCATENATED MODULE: ./src/report/build-rewards.js



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
            ...(0,summarise/* summarise */.fS)(planned.filter(mine), trials.filter(mine))
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
/** The plan with the models of the trials that ran: patches of others say only then whose they are. */ const withModels = (planned, trials)=>{
    const models = new Map(trials.map(({ name, model })=>[
            name,
            model
        ]));
    return planned.map((trial)=>({
            ...trial,
            model: models.get(trial.name) ?? trial.model
        }));
};
const withCause = (trial, leftOut)=>{
    const cause = leftOut?.get(trial.name);
    return cause === undefined ? trial : {
        ...trial,
        cause
    };
};
/** The image of each task, by task: two results with the same ids ran in the same environments. */ const taskImages = (trials)=>Object.fromEntries(trials.flatMap(({ task, images })=>images.task === null ? [] : [
            [
                task,
                images.task
            ]
        ]).sort());
const sorted = (rules)=>[
        ...new Set(rules)
    ].sort();
/** `rewards.json` of a job. Equal trials in another order give an equal document. */ const buildRewards = (request)=>{
    const { job, dataset, plan } = request;
    const planned = withModels(request.planned, request.trials);
    const trials = inPlannedOrder(planned, request.trials);
    const ran = new Set(trials.map(({ name })=>name));
    return {
        schema: rewards/* REWARDS_SCHEMA */.$4,
        tool: {
            name: 'kotlin-bench',
            version: request.toolVersion
        },
        rulesVersion: request.rulesVersion ?? rewards/* RULES_VERSION */.rI,
        job,
        dataset,
        plan,
        comparability: {
            datasetCommit: dataset.commit,
            verifierMode: request.verifierMode,
            sealed: request.sealed,
            clamped: trials.some(({ limits })=>limits.clamped.length > 0),
            multipliers: request.multipliers,
            network: {
                allow: sorted(request.network.allow),
                deny: sorted(request.network.deny)
            },
            ...request.rows && {
                rows: request.rows
            },
            images: taskImages(trials)
        },
        ...request.workflow !== undefined && {
            workflow: request.workflow
        },
        flakes: flakesOf(trials),
        planned: planned.length,
        trials,
        notRun: planned.filter(({ name })=>!ran.has(name)).map((trial)=>withCause(trial, request.leftOut)),
        groups: buildGroups(planned, trials),
        summary: (0,summarise/* summarise */.fS)(planned, trials)
    };
};


/***/ }),

/***/ 32842:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ep: () => (/* binding */ conclude),
  IG: () => (/* binding */ smallestLossOf),
  w9: () => (/* binding */ testGroup)
});

;// CONCATENATED MODULE: ./src/report/statistics/mcnemar.js
/** C(n, k) / 2^n: halved on the way wherever it grows, so that it neither overflows nor underflows early. */ const binomialChance = (n, k)=>{
    let chance = 1;
    let halvings = n;
    for(let factor = 1; factor <= k; factor++){
        chance = chance * (n - factor + 1) / factor;
        for(; chance > 1 && halvings > 0; halvings--)chance /= 2;
    }
    return chance * 2 ** -halvings;
};
/**
 * Exact two-sided McNemar test: how likely so uneven a split of the discordant pairs is when each falls
 * to either side like a coin. Null where no pair is discordant.
 */ const mcnemarP = (gained, lost)=>{
    const discordant = gained + lost;
    if (discordant === 0) return null;
    const smaller = Math.min(gained, lost);
    // The tail as multiples of its largest term, which is the last to underflow.
    let multiples = 1;
    let term = 1;
    for(let count = smaller; count >= 1; count--){
        term *= count / (discordant - count + 1);
        multiples += term;
    }
    return Math.min(1, 2 * binomialChance(discordant, smaller) * multiples);
};

// EXTERNAL MODULE: ./src/report/statistics/bootstrap.js
var bootstrap = __webpack_require__(41644);
// EXTERNAL MODULE: ./src/report/statistics/rate.js
var rate = __webpack_require__(24378);
// EXTERNAL MODULE: ./src/report/statistics/wilson.js
var wilson = __webpack_require__(39852);
;// CONCATENATED MODULE: ./src/report/statistics/paired-interval.js



/** Correlation of the two results, with Newcombe's continuity correction; 0 where a margin is empty. */ const phi = ({ both, gained, lost, neither })=>{
    const margins = (both + gained) * (lost + neither) * (both + lost) * (gained + neither);
    if (margins === 0) return 0;
    const product = both * neither - gained * lost;
    const corrected = product > 0 ? Math.max(0, product - (both + gained + lost + neither) / 2) : product;
    return corrected / Math.sqrt(margins);
};
/** The interval of `rate - baseline`, each a mean over `tasks`, from their Wilson intervals. */ const hybridScore = (rate, baseline, { tasks, correlation })=>{
    const own = (0,wilson/* wilsonInterval */.Y)(rate * tasks, tasks);
    const other = (0,wilson/* wilsonInterval */.Y)(baseline * tasks, tasks);
    if (own === null || other === null) return null;
    const spread = (a, b)=>Math.sqrt(Math.max(0, a ** 2 - 2 * correlation * a * b + b ** 2));
    const change = rate - baseline;
    return [
        Math.max(-1, change - spread(rate - own[0], other[1] - baseline)),
        Math.min(1, change + spread(own[1] - rate, baseline - other[0]))
    ];
};
/**
 * 95 % interval of the difference of two shares over the same tasks: hybrid score with a
 * continuity-corrected correlation (method 10 in Newcombe, Statistics in Medicine 17, 1998,
 * 2635-2650). Null without pairs.
 */ const pairedSharesInterval = (counts)=>{
    const { both, gained, lost, neither } = counts;
    const tasks = both + gained + lost + neither;
    if (tasks === 0) return null;
    return hybridScore((both + gained) / tasks, (both + lost) / tasks, {
        tasks,
        correlation: phi(counts)
    });
};
/**
 * 95 % interval of the mean difference of task means: bootstrap over tasks; where all differences are
 * equal and resampling could only claim certainty, as of two independent shares. Null without pairs.
 */ const pairedMeansInterval = (pairs)=>{
    if (pairs.length === 0) return null;
    const differences = pairs.map((pair)=>pair.mean - pair.baselineMean);
    if (differences.some((difference)=>Math.abs(difference - differences[0]) > 1e-12)) {
        return (0,bootstrap/* bootstrapInterval */.k)(differences);
    }
    return hybridScore((0,rate/* mean */.i2)(pairs.map((pair)=>pair.mean)), (0,rate/* mean */.i2)(pairs.map((pair)=>pair.baselineMean)), {
        tasks: pairs.length,
        correlation: 0
    });
};

// EXTERNAL MODULE: ./src/text/seeded-random.js
var seeded_random = __webpack_require__(7121);
// EXTERNAL MODULE: ./src/report/statistics/seed.js
var seed = __webpack_require__(73257);
;// CONCATENATED MODULE: ./src/report/statistics/sign-flip.js


/** Additions that the exact distribution may take; more are sampled. */ const EXACT_WORK = 50_000_000;
/**
 * The share of all 2^n ways to sign the steps whose sum is as far from 0 as the observed one, from the
 * distribution of the sum of the steps that got a minus.
 */ const exactP = (steps, observed)=>{
    const total = steps.reduce((sum, step)=>sum + step, 0);
    let chances = Float64Array.of(1);
    for (const step of steps){
        const next = new Float64Array(chances.length + step);
        for(let sum = 0; sum < chances.length; sum++){
            const half = chances[sum] / 2;
            next[sum] += half;
            next[sum + step] += half;
        }
        chances = next;
    }
    return chances.reduce((share, chance, flipped)=>Math.abs(total - 2 * flipped) >= observed ? share + chance : share, 0);
};
/** With the observed one, 10 000. */ const SAMPLES = 9_999;
/** Sums of floating-point differences that are equal but for their rounding count as equal. */ const ROUNDING = 1e-9;
/** The observed signs count as one of the samples, so that the estimate is never 0 (Phipson and Smyth 2010). */ const sampledP = (sizes, observed)=>{
    const random = (0,seeded_random/* seededRandom */.I)(seed/* SEED */.G);
    let asFar = 1;
    for(let sample = 0; sample < SAMPLES; sample++){
        let sum = 0;
        for (const size of sizes)sum += random() < 0.5 ? size : -size;
        if (Math.abs(sum) >= observed - ROUNDING) asFar++;
    }
    return asFar / (SAMPLES + 1);
};
/**
 * Two-sided sign-flip permutation test of paired differences: how likely so large a mean is when each
 * difference could as well have had the other sign. Exact where the differences are whole numbers of
 * `1 / denominator` and few enough, else sampled with `SEED`. Null where nothing differs.
 */ const signFlipP = (differences, { denominator })=>{
    const nonzero = differences.filter((difference)=>difference !== 0);
    if (nonzero.length === 0) return null;
    // In this order whatever the tasks' order is, so that samples do not depend on it.
    const sizes = nonzero.map(Math.abs).sort((a, b)=>a - b);
    const steps = sizes.map((size)=>Math.round(size * denominator));
    const span = steps.reduce((sum, step)=>sum + step, 0);
    if (steps.length * span <= EXACT_WORK) {
        const sum = nonzero.reduce((total, difference)=>total + Math.round(difference * denominator), 0);
        return Math.min(1, exactP(steps, Math.abs(sum)));
    }
    return sampledP(sizes, Math.abs(nonzero.reduce((total, difference)=>total + difference, 0)));
};

// EXTERNAL MODULE: ./src/report/trial-facts.js
var trial_facts = __webpack_require__(85094);
// EXTERNAL MODULE: ./src/report/group-by.js
var group_by = __webpack_require__(59389);
// EXTERNAL MODULE: ./src/report/summarise.js + 1 modules
var summarise = __webpack_require__(11196);
;// CONCATENATED MODULE: ./src/report/compare/pair-tasks.js


const sideOf = (trials)=>({
        trials,
        mean: trials.filter(({ outcome })=>outcome === 'resolved').length / trials.length
    });
/**
 * The tasks that both sides scored, by name. Rewards that only test.sh wrote are compared where neither
 * side has others, never with those that reports confirm.
 */ const pairTasks = (current, baseline)=>{
    const scored = (trials)=>trials.filter(({ outcome })=>outcome !== 'error');
    const unverifiedOnly = ![
        ...scored(current),
        ...scored(baseline)
    ].some((trial)=>!(0,summarise/* isUnverified */.sU)(trial));
    const byTask = (trials)=>(0,group_by/* groupBy */.$)(scored(trials).filter((trial)=>(0,summarise/* isUnverified */.sU)(trial) === unverifiedOnly), ({ task })=>task);
    const others = byTask(baseline);
    return [
        ...byTask(current)
    ].flatMap(([task, trials])=>{
        const before = others.get(task);
        return before === undefined ? [] : [
            {
                task,
                current: sideOf(trials),
                baseline: sideOf(before)
            }
        ];
    }).sort((a, b)=>a.task < b.task ? -1 : 1);
};

;// CONCATENATED MODULE: ./src/report/compare/compare-group.js






const rise = ({ current, baseline })=>current.mean - baseline.mean;
const greatestCommonDivisor = (a, b)=>b === 0 ? a : greatestCommonDivisor(b, a % b);
/** The smallest number of which every task's mean is a whole number of parts. */ const commonDenominator = (pairs)=>pairs.flatMap(({ current, baseline })=>[
            current.trials.length,
            baseline.trials.length
        ]).reduce((common, count)=>common / greatestCommonDivisor(common, count) * count, 1);
const testOf = (pairs)=>{
    const gained = pairs.filter((pair)=>rise(pair) > 0).length;
    const lost = pairs.filter((pair)=>rise(pair) < 0).length;
    if (pairs.every(({ current, baseline })=>current.trials.length + baseline.trials.length === 2)) {
        const both = pairs.filter(({ current, baseline })=>current.mean === 1 && baseline.mean === 1).length;
        const counts = {
            both,
            gained,
            lost,
            neither: pairs.length - both - gained - lost
        };
        return {
            test: 'mcnemar',
            p: mcnemarP(gained, lost),
            interval: pairedSharesInterval(counts)
        };
    }
    const means = pairs.map(({ current, baseline })=>({
            mean: current.mean,
            baselineMean: baseline.mean
        }));
    const p = signFlipP(pairs.map(rise), {
        denominator: commonDenominator(pairs)
    });
    return {
        test: 'sign-flip',
        p,
        interval: pairedMeansInterval(means)
    };
};
const meanOf = (trials, read)=>{
    const known = trials.map(read).filter((value)=>value !== null);
    return known.length === 0 ? null : (0,rate/* mean */.i2)(known);
};
/** The sum of the differences of what a trial of each task used, where both sides know it. */ const changeOf = (pairs, read)=>{
    const changes = pairs.flatMap(({ current, baseline })=>{
        const now = meanOf(current.trials, read);
        const before = meanOf(baseline.trials, read);
        return now === null || before === null ? [] : [
            now - before
        ];
    });
    return changes.length === 0 ? null : changes.reduce((sum, change)=>sum + change, 0);
};
const tokensOf = ({ tokens })=>tokens === null ? null : tokens.input + tokens.output;
/** Compares the trials of one agent and model with those of its counterpart. */ const testGroup = ({ current, baseline }, { rewards, baselineRewards })=>{
    const pairs = pairTasks((0,trial_facts/* trialsOf */.xY)(current, rewards.trials), (0,trial_facts/* trialsOf */.xY)(baseline, baselineRewards.trials));
    const { test, p, interval } = testOf(pairs);
    const isEmpty = pairs.length === 0;
    const tasksWhere = (holds)=>pairs.filter(holds).map(({ task })=>task);
    return {
        ...current,
        baseline: {
            agent: baseline.agent,
            model: baseline.model
        },
        pairs: pairs.length,
        rate: isEmpty ? null : (0,rate/* mean */.i2)(pairs.map((pair)=>pair.current.mean)),
        baselineRate: isEmpty ? null : (0,rate/* mean */.i2)(pairs.map((pair)=>pair.baseline.mean)),
        change: isEmpty ? null : (0,rate/* mean */.i2)(pairs.map(rise)),
        interval95: interval === null ? null : [
            ...interval
        ],
        gained: pairs.filter((pair)=>rise(pair) > 0).length,
        lost: pairs.filter((pair)=>rise(pair) < 0).length,
        test,
        p,
        newlySolved: tasksWhere((pair)=>pair.baseline.mean === 0 && pair.current.mean > 0),
        newlyLost: tasksWhere((pair)=>pair.baseline.mean > 0 && pair.current.mean === 0),
        costChangeUsd: changeOf(pairs, ({ costUsd })=>costUsd),
        tokensChange: changeOf(pairs, tokensOf)
    };
};
/** Below this, a p-value says more of the luck of a few tasks than of an agent. */ const FEWEST_DISCORDANT = 5;
/** p where all discordant pairs fall to one side, the smallest that either test can give. */ const smallestP = (discordant)=>2 ** (1 - discordant);
/** What a change says at `alpha`; `p` after correction, null where nothing differs. */ const conclude = ({ change, gained, lost }, { p, alpha })=>{
    const discordant = gained + lost;
    if (discordant < FEWEST_DISCORDANT || change === null || p === null) return 'cannot-tell';
    if (p <= alpha) return change < 0 ? 'worse' : 'better';
    return smallestP(discordant) > alpha ? 'cannot-tell' : 'no-difference';
};
/** The smallest fall of the rate over so many pairs that would be told from chance; null where none would. */ const smallestLossOf = (pairs, alpha)=>{
    const tasks = Math.max(FEWEST_DISCORDANT, Math.ceil(1 - Math.log2(alpha)));
    return tasks > pairs ? null : tasks / pairs;
};


/***/ }),

/***/ 79038:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ DEFAULT_ALPHA),
  e: () => (/* binding */ compareResults)
});

;// CONCATENATED MODULE: ./src/report/statistics/holm.js
/** Holm's step-down correction: p-values adjusted for how many there are, in the order given, at most 1. */ const holm = (pValues)=>{
    const order = pValues.map((_, place)=>place).sort((a, b)=>pValues[a] - pValues[b]);
    const adjusted = pValues.map(()=>1);
    let largest = 0;
    order.forEach((place, rank)=>{
        largest = Math.max(largest, Math.min(1, (pValues.length - rank) * pValues[place]));
        adjusted[place] = largest;
    });
    return adjusted;
};

// EXTERNAL MODULE: ./src/report/compare/compare-group.js + 4 modules
var compare_group = __webpack_require__(32842);
// EXTERNAL MODULE: ./src/report/compare/differences.js
var differences = __webpack_require__(70464);
// EXTERNAL MODULE: ./src/report/trial-facts.js
var trial_facts = __webpack_require__(85094);
;// CONCATENATED MODULE: ./src/report/compare/match-groups.js

const isSame = (a, b)=>a.agent === b.agent && a.model === b.model;
const keysOf = ({ groups })=>groups.map(({ agent, model })=>({
            agent,
            model
        }));
/** Groups by agent and model; where each side has one alone, these two whatever their names are. */ const matchGroups = (rewards, baselineRewards)=>{
    const currents = keysOf(rewards);
    const baselines = keysOf(baselineRewards);
    const [current] = currents;
    const [baseline] = baselines;
    if (currents.length === 1 && baselines.length === 1 && current !== undefined && baseline !== undefined) {
        return {
            matched: [
                {
                    current,
                    baseline
                }
            ],
            unmatched: []
        };
    }
    const isIn = (groups, one)=>groups.some((other)=>isSame(one, other));
    return {
        matched: currents.filter((one)=>isIn(baselines, one)).map((one)=>({
                current: one,
                baseline: one
            })),
        unmatched: [
            ...currents.filter((one)=>!isIn(baselines, one)).map((one)=>`${(0,trial_facts/* agentName */.Lp)(one)} (not in the baseline)`),
            ...baselines.filter((one)=>!isIn(currents, one)).map((one)=>`${(0,trial_facts/* agentName */.Lp)(one)} (only in the baseline)`)
        ]
    };
};

;// CONCATENATED MODULE: ./src/report/compare/index.js




/** Where nothing else is asked for. */ const DEFAULT_ALPHA = 0.05;
/**
 * Compares results with earlier ones, agent by agent over the tasks that both scored: an exact McNemar
 * test for one attempt a task, a sign-flip permutation test on the tasks' means for more, corrected
 * with Holm over the agents. `alpha` is between 0 and 1. What the two do not share is said, not hidden.
 */ const compareResults = (rewards, baseline, { alpha = DEFAULT_ALPHA } = {})=>{
    const { matched, unmatched } = matchGroups(rewards, baseline.rewards);
    const tested = matched.map((group)=>(0,compare_group/* testGroup */.w9)(group, {
            rewards,
            baselineRewards: baseline.rewards
        }));
    // A group in which nothing differs was tested too; one without pairs was not.
    const compared = tested.filter(({ pairs })=>pairs > 0);
    const corrected = holm(compared.map(({ p })=>p ?? 1));
    const pHolms = new Map(compared.map((group, place)=>[
            group,
            corrected[place]
        ]));
    return {
        source: baseline.source,
        url: baseline.url,
        job: baseline.rewards.job,
        alpha,
        differences: (0,differences/* differencesOf */.g)(rewards, baseline.rewards),
        groups: tested.map((group)=>{
            const pHolm = group.p === null ? null : pHolms.get(group);
            return {
                ...group,
                pHolm,
                conclusion: (0,compare_group/* conclude */.Ep)(group, {
                    p: pHolm,
                    alpha
                }),
                smallestLoss: (0,compare_group/* smallestLossOf */.IG)(group.pairs, alpha / compared.length)
            };
        }),
        unmatched: [
            ...unmatched
        ]
    };
};


/***/ }),

/***/ 85417:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fg: () => (/* binding */ resultExitCode),
/* harmony export */   HN: () => (/* binding */ gateLines),
/* harmony export */   Qq: () => (/* binding */ alphaOf),
/* harmony export */   S4: () => (/* binding */ judge)
/* harmony export */ });
/* harmony import */ var _contracts_exit_code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33951);
/* harmony import */ var _text_first_few_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(69176);
/* harmony import */ var _text_plural_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53239);
/* harmony import */ var _amounts_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(59533);
/* harmony import */ var _compare_compare_group_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(32842);
/* harmony import */ var _compare_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79038);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40261);
/* harmony import */ var _parse_gate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47439);
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7886);
/* harmony import */ var _trial_facts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85094);










/** The level to compare at: the strictest that a `regression` gate asks for, else the usual one. */ const alphaOf = (gates)=>{
    const levels = gates.flatMap((gate)=>gate.kind === 'regression' ? [
            gate.alpha
        ] : []);
    return levels.length === 0 ? _compare_index_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_ALPHA */ .p : Math.min(...levels);
};
const passed = (sentence)=>({
        outcome: 'passed',
        sentence
    });
const failed = (sentence)=>({
        outcome: 'failed',
        sentence
    });
const notJudged = (sentence)=>({
        outcome: 'not-judged',
        sentence
    });
const nameOf = (group)=>(0,_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK)((0,_trial_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .agentName */ .Lp)(group));
const judgeError = ({ summary })=>summary.errors.task === 0 ? passed('No trial is without a verdict through a fault of its task.') : failed(`${(0,_text_plural_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .L)(summary.errors.task, 'trial')} without a verdict through a fault of the task; see the faults by cause.`);
const judgeBelow = ({ groups, planned }, least)=>{
    if (planned === 0) return passed('Nothing was planned, so there is no rate to be too low.');
    const low = groups.filter(({ rate })=>rate === null || rate < least);
    if (low.length === 0) return passed(`The rate is not below ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_6__/* .percent */ .KN)(least)}.`);
    const rates = low.map((group)=>group.rate === null ? `${nameOf(group)} has no rate, since no trial of it has a verdict` : `${nameOf(group)} has ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_6__/* .percent */ .KN)(group.rate)}`);
    return failed(`The rate is below ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_6__/* .percent */ .KN)(least)}: ${rates.join(', ')}.`);
};
const NO_BASELINE = 'there is no earlier result to compare with. The first run of a workflow has none; `baseline` names another.';
const NO_PAIR = 'no task was scored both here and in the baseline.';
const regressionSentence = (group)=>{
    const { pairs, rate, baselineRate, lost, gained, pHolm } = group;
    const rates = `${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_6__/* .percent */ .KN)(baselineRate ?? 0)} to ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_6__/* .percent */ .KN)(rate ?? 0)} over ${(0,_text_plural_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .L)(pairs, 'task')}`;
    return `${nameOf(group)} fell from ${rates} (${lost} down, ${gained} up, p = ${(pHolm ?? 1).toPrecision(2)})`;
};
const judgeRegression = (groups, alpha)=>{
    const worse = groups.filter((group)=>(0,_compare_compare_group_js__WEBPACK_IMPORTED_MODULE_7__/* .conclude */ .Ep)(group, {
            p: group.pHolm,
            alpha
        }) === 'worse');
    if (worse.length > 0) return failed(`Worse than the baseline: ${worse.map(regressionSentence).join('; ')}.`);
    const unsure = groups.filter((group)=>(0,_compare_compare_group_js__WEBPACK_IMPORTED_MODULE_7__/* .conclude */ .Ep)(group, {
            p: group.pHolm,
            alpha
        }) === 'cannot-tell');
    return passed(unsure.length === 0 ? `No agent is worse than the baseline at the level of ${alpha}.` : `No regression is shown, but too few tasks differ to tell for ${unsure.map(nameOf).join(', ')}.`);
};
const SHOWN_TASKS = 5;
const judgeLost = (groups, most)=>{
    const over = groups.filter(({ newlyLost })=>newlyLost.length >= most);
    if (over.length === 0) return passed(`Fewer than ${(0,_text_plural_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .L)(most, 'task')} of the baseline's are lost.`);
    const losses = over.map((group)=>{
        const { newlyLost } = group;
        const shown = (0,_text_first_few_js__WEBPACK_IMPORTED_MODULE_8__/* .firstFew */ .D)(newlyLost, {
            most: SHOWN_TASKS,
            show: _escape_js__WEBPACK_IMPORTED_MODULE_2__/* .visible */ .RK
        });
        return `${nameOf(group)} lost ${(0,_text_plural_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .L)(newlyLost.length, 'task')} (${shown})`;
    });
    return failed(`Tasks that the baseline solved are lost: ${losses.join('; ')}.`);
};
const againstBaseline = ({ comparison }, what, judgeGroups)=>{
    if (comparison === null) return notJudged(`Whether ${what} is not judged: ${NO_BASELINE}`);
    const groups = comparison.groups.filter(({ pairs })=>pairs > 0);
    return groups.length === 0 ? notJudged(`Whether ${what} is not judged: ${NO_PAIR}`) : judgeGroups(groups);
};
const judgeFlagged = ({ summary })=>summary.flagged === 0 ? passed('No trial has a suspect flag.') : failed(`${(0,_text_plural_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .L)(summary.flagged, 'trial')} with suspect flags.`);
const judgeCost = ({ summary, trials }, most)=>{
    const unknown = (0,_phrases_js__WEBPACK_IMPORTED_MODULE_6__/* .unpricedCount */ .Mf)(trials);
    const besides = unknown === 0 ? '' : `, without ${(0,_text_plural_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .L)(unknown, 'trial')} of unknown price`;
    if (summary.costUsd === null && unknown === 0) return passed('No model was asked, so nothing was spent.');
    const cost = summary.costUsd ?? 0;
    if (cost > most) return failed(`The model cost ${(0,_amounts_js__WEBPACK_IMPORTED_MODULE_9__/* .formatUsd */ .U)(cost)}, more than ${(0,_amounts_js__WEBPACK_IMPORTED_MODULE_9__/* .formatUsd */ .U)(most)}${besides}.`);
    return unknown === 0 ? passed(`The model cost ${(0,_amounts_js__WEBPACK_IMPORTED_MODULE_9__/* .formatUsd */ .U)(cost)}, not more than ${(0,_amounts_js__WEBPACK_IMPORTED_MODULE_9__/* .formatUsd */ .U)(most)}.`) : notJudged(`Whether the model cost more than ${(0,_amounts_js__WEBPACK_IMPORTED_MODULE_9__/* .formatUsd */ .U)(most)} is not judged: it cost ${(0,_amounts_js__WEBPACK_IMPORTED_MODULE_9__/* .formatUsd */ .U)(cost)}${besides}; name the prices with \`--prices\` when trials are run.`);
};
const judgeOne = (gate, judged)=>{
    const { rewards } = judged;
    switch(gate.kind){
        case 'never':
            return passed('Nothing makes this run fail but trials that others kept from a verdict.');
        case 'error':
            return judgeError(rewards);
        case 'below':
            return judgeBelow(rewards, gate.rate);
        case 'regression':
            return againstBaseline(judged, 'an agent got worse', (groups)=>judgeRegression(groups, gate.alpha));
        case 'lost':
            return againstBaseline(judged, 'tasks are lost', (groups)=>judgeLost(groups, gate.tasks));
        case 'flagged':
            return judgeFlagged(rewards);
        case 'cost':
            return judgeCost(rewards, gate.usd);
    }
};
const ORDER = [
    'failed',
    'not-judged',
    'passed'
];
/**
 * Whether results pass what `--fail-on` asks, with the reasons in words. A gate that needs a baseline
 * fails nothing where there is none, and says so. Each agent is judged for itself.
 */ const judge = (gates, judged)=>{
    const checks = gates.map((gate)=>({
            gate: (0,_parse_gate_js__WEBPACK_IMPORTED_MODULE_3__/* .gateText */ .b)(gate),
            ...judgeOne(gate, judged)
        })).sort((a, b)=>ORDER.indexOf(a.outcome) - ORDER.indexOf(b.outcome));
    return {
        passed: checks.every(({ outcome })=>outcome !== 'failed'),
        checks
    };
};
/** What a reader of the exit code needs to know: the gates that failed, and those that could not be judged. */ const gateLines = ({ checks })=>checks.filter(({ outcome })=>outcome !== 'passed').map(({ gate, outcome, sentence })=>outcome === 'failed' ? `Failed by --fail-on ${gate}: ${sentence}` : `--fail-on ${gate}: ${sentence}`);
/**
 * What a command that has results ends with. A trial that something outside kept from a verdict wins
 * over the gate: whoever reruns has to see that first, and no gate makes it good.
 */ const resultExitCode = ({ summary }, gate)=>{
    const { infrastructure, model } = summary.errors;
    if (infrastructure + model + summary.notRun > 0) return _contracts_exit_code_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .d.noVerdict;
    return gate.passed ? _contracts_exit_code_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .d.done : _contracts_exit_code_js__WEBPACK_IMPORTED_MODULE_0__/* .EXIT */ .d.gate;
};


/***/ }),

/***/ 47439:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ parseGate),
/* harmony export */   b: () => (/* binding */ gateText)
/* harmony export */ });
/* harmony import */ var _text_nearest_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63974);
/* harmony import */ var _compare_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79038);


/** How the values of `--fail-on` are written. */ const GATE_FORMS = [
    'never',
    'error',
    'below=R',
    'regression[=alpha]',
    'lost=N',
    'flagged',
    'cost=USD'
];
const GATE_WORDS = GATE_FORMS.map((form)=>/^[a-z]+/.exec(form)[0]);
const NUMBER = /^(?:[0-9]+\.?[0-9]*|\.[0-9]+)$/;
/** A share from 0 to 1, also as a percentage; undefined where the text is none. */ const readShare = (text)=>{
    const isPercentage = text.endsWith('%');
    const digits = isPercentage ? text.slice(0, -1) : text;
    const share = NUMBER.test(digits) ? Number(digits) / (isPercentage ? 100 : 1) : Number.NaN;
    return share >= 0 && share <= 1 ? share : undefined;
};
const parsed = (gate)=>({
        ok: true,
        gate
    });
const refused = (why, near)=>({
        ok: false,
        why,
        near
    });
const VALUE_READERS = {
    below: (value)=>{
        const rate = readShare(value);
        return rate === undefined ? refused('`below` needs a rate from 0 to 1, such as `below=0.4` or `below=40%`') : parsed({
            kind: 'below',
            rate
        });
    },
    regression: (value)=>{
        const alpha = readShare(value);
        return alpha === undefined || alpha === 0 || alpha === 1 ? refused('`regression` takes a level between 0 and 1, such as `regression=0.01`') : parsed({
            kind: 'regression',
            alpha
        });
    },
    lost: (value)=>/^[1-9][0-9]{0,8}$/.test(value) ? parsed({
            kind: 'lost',
            tasks: Number(value)
        }) : refused('`lost` needs a number of tasks from 1, such as `lost=2`'),
    cost: (value)=>{
        const usd = value.replace(/^\$/, '');
        return NUMBER.test(usd) ? parsed({
            kind: 'cost',
            usd: Number(usd)
        }) : refused('`cost` needs US dollars, such as `cost=12.50`');
    }
};
/** What a text that is no gate was most likely meant to be, such as a comparison, which begins with any word. */ const meant = (text)=>{
    const [, word = '', sign = '', value = ''] = /^([a-z]+)\s*([=<>:]?)=?\s*([\w.$%]*)$/i.exec(text) ?? [];
    const near = sign === '<' ? 'below' : (0,_text_nearest_names_js__WEBPACK_IMPORTED_MODULE_0__/* .nearestNames */ .L)(word, GATE_WORDS, {
        count: 1
    })[0];
    const isBare = value === '' || near === undefined || !Object.hasOwn(VALUE_READERS, near);
    return isBare ? near : `${near}=${value}`;
};
/** One entry of `--fail-on`, such as `below=0.4`, without blanks around it, its word in any case. */ const parseGate = (text)=>{
    const word = text.toLowerCase();
    if (word === 'never' || word === 'error' || word === 'flagged') return parsed({
        kind: word
    });
    if (word === 'regression') return parsed({
        kind: word,
        alpha: _compare_index_js__WEBPACK_IMPORTED_MODULE_1__/* .DEFAULT_ALPHA */ .p
    });
    const [name = '', value = ''] = word.split(/=(.*)/s, 2).map((part)=>part.trim());
    const read = Object.hasOwn(VALUE_READERS, name) ? VALUE_READERS[name] : undefined;
    if (read !== undefined) return read(value);
    return refused(`it has to be one of ${GATE_FORMS.map((form)=>`\`${form}\``).join(', ')}`, meant(text));
};
/** A gate as it is written in `--fail-on`. */ const gateText = (gate)=>{
    switch(gate.kind){
        case 'below':
            return `below=${gate.rate}`;
        case 'regression':
            return `regression=${gate.alpha}`;
        case 'lost':
            return `lost=${gate.tasks}`;
        case 'cost':
            return `cost=${gate.usd}`;
        default:
            return gate.kind;
    }
};


/***/ }),

/***/ 485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ countGradings)
/* harmony export */ });
/* harmony import */ var _contracts_swe_polybench_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92161);

/** The counts of each grading over trials. */ const countGradings = (trials)=>{
    const count = (grading)=>{
        const rewards = trials.map((one)=>one[grading]).filter((reward)=>reward !== undefined);
        return {
            resolved: rewards.filter((reward)=>reward === 1).length,
            graded: rewards.length
        };
    };
    return Object.fromEntries(_contracts_swe_polybench_js__WEBPACK_IMPORTED_MODULE_0__/* .GRADINGS */ .e.map((grading)=>[
            grading,
            count(grading)
        ]));
};


/***/ }),

/***/ 7774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ meanRetrieval)
/* harmony export */ });
/* harmony import */ var _statistics_rate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24378);

const meanScore = (scores)=>{
    const known = scores.filter((score)=>score !== null);
    if (known.length === 0) return null;
    return {
        recall: (0,_statistics_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(known.map(({ recall })=>recall)),
        precision: (0,_statistics_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(known.map(({ precision })=>precision)),
        f1: (0,_statistics_rate_js__WEBPACK_IMPORTED_MODULE_0__/* .mean */ .i2)(known.map(({ f1 })=>f1)),
        changes: known.length
    };
};
/** The means over changes; one without a truth to compare with is left out, as the official harness does. */ const meanRetrieval = (measured)=>{
    const known = measured.filter((one)=>one !== null && one !== undefined);
    const of = (rules)=>({
            file: meanScore(known.map((one)=>one[rules].file)),
            node: meanScore(known.map((one)=>one[rules].node))
        });
    return {
        official: of('official'),
        corrected: of('corrected')
    };
};


/***/ }),

/***/ 53328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G2: () => (/* binding */ LANGUAGE_NAMES),
/* harmony export */   Iz: () => (/* binding */ countCell),
/* harmony export */   UF: () => (/* binding */ RETRIEVAL_NOTE),
/* harmony export */   Vb: () => (/* binding */ RETRIEVAL_COLUMNS),
/* harmony export */   cO: () => (/* binding */ TASK_TYPE_NAMES),
/* harmony export */   fX: () => (/* binding */ errorCell),
/* harmony export */   t6: () => (/* binding */ scoreCell),
/* harmony export */   wj: () => (/* binding */ shareCell),
/* harmony export */   x8: () => (/* binding */ settingsPhrase)
/* harmony export */ });
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7886);

/** What people call the languages of rows. */ const LANGUAGE_NAMES = {
    java: 'Java',
    javascript: 'JavaScript',
    typescript: 'TypeScript',
    python: 'Python'
};
/** What people call the types of rows, which the data names `bug_fix` and so on. */ const TASK_TYPE_NAMES = {
    bug_fix: 'bug fix',
    feature: 'feature',
    refactor: 'refactoring'
};
/** The columns of retrieval, as tables of any kind have them. */ const RETRIEVAL_COLUMNS = [
    {
        title: 'files',
        rules: 'official',
        level: 'file'
    },
    {
        title: 'files corrected',
        rules: 'corrected',
        level: 'file'
    },
    {
        title: 'nodes',
        rules: 'official',
        level: 'node'
    },
    {
        title: 'nodes corrected',
        rules: 'corrected',
        level: 'node'
    }
];
/** What those columns hold, for a note beside the table. */ const RETRIEVAL_NOTE = 'Files and nodes are the mean recall / precision of what the changes touch, held against what the gold ones do; by the official rules, and corrected.';
/** `3/4`; nothing where none was graded. */ const countCell = ({ resolved, graded })=>graded === 0 ? '-' : `${resolved}/${graded}`;
/** `3/4, 75.0%`. */ const shareCell = (count)=>count.graded === 0 ? '-' : `${countCell(count)}, ${(0,_phrases_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(count.resolved / count.graded)}`;
/** `4`, and how many of these have no verdict: `4, 1 ⚠️`. */ const errorCell = ({ trials, errors })=>errors === 0 ? String(trials) : `${trials}, ${errors} ⚠️`;
/** `0.80 / 0.67`, recall and precision. */ const scoreCell = (score)=>score === null ? '-' : `${score.recall.toFixed(2)} / ${score.precision.toFixed(2)}`;
/** Which rows a result is of and how they were graded, in words. */ const settingsPhrase = ({ split, language, hints, gradings })=>[
        split ?? 'no split named',
        language === null ? 'all languages' : LANGUAGE_NAMES[language],
        `${hints ? 'with' : 'without'} hints`,
        `graded ${gradings.join(', ')}`
    ].join('; ');


/***/ }),

/***/ 73214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ rowsTable)
/* harmony export */ });
/* harmony import */ var _contracts_swe_polybench_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92161);
/* harmony import */ var _trial_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85094);
/* harmony import */ var _count_gradings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(485);
/* harmony import */ var _mean_retrieval_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7774);




const isOfRow = (trial)=>trial.row !== undefined;
const lineOf = (trials, names)=>({
        ...names,
        trials: trials.length,
        errors: trials.filter(({ outcome })=>outcome === 'error').length,
        gradings: (0,_count_gradings_js__WEBPACK_IMPORTED_MODULE_1__/* .countGradings */ .H)(trials.map(({ row })=>row.gradings)),
        retrieval: (0,_mean_retrieval_js__WEBPACK_IMPORTED_MODULE_2__/* .meanRetrieval */ .K)(trials.map(({ row })=>row.retrieval))
    });
/** The lines of one agent: each language's task types, that language, and all of them where there are several. */ const linesOf = (agent, trials)=>{
    const lines = _contracts_swe_polybench_js__WEBPACK_IMPORTED_MODULE_0__/* .ROW_LANGUAGES */ .ZF.flatMap((language)=>{
        const inLanguage = trials.filter(({ row })=>row.language === language);
        const types = _contracts_swe_polybench_js__WEBPACK_IMPORTED_MODULE_0__/* .ROW_TASK_TYPES */ .F$.flatMap((taskType)=>{
            const ofType = inLanguage.filter(({ row })=>row.taskType === taskType);
            return ofType.length === 0 ? [] : [
                lineOf(ofType, {
                    agent,
                    language,
                    taskType
                })
            ];
        });
        return types.length > 1 ? [
            ...types,
            lineOf(inLanguage, {
                agent,
                language,
                taskType: null
            })
        ] : types;
    });
    const languages = new Set(trials.map(({ row })=>row.language));
    return languages.size > 1 ? [
        ...lines,
        lineOf(trials, {
            agent,
            language: null,
            taskType: null
        })
    ] : lines;
};
/** Trials on rows by agent, language and task type; null where there are none. */ const rowsTable = ({ trials, groups })=>{
    const ofRows = trials.filter(isOfRow);
    if (ofRows.length === 0) return null;
    return {
        gradings: _contracts_swe_polybench_js__WEBPACK_IMPORTED_MODULE_0__/* .GRADINGS */ .e.filter((grading)=>ofRows.some(({ row })=>row.gradings[grading] !== undefined)),
        hasRetrieval: ofRows.some(({ row })=>row.retrieval !== null),
        hasAgents: groups.length > 1,
        lines: groups.flatMap((group)=>linesOf((0,_trial_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .agentName */ .Lp)(group), (0,_trial_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .trialsOf */ .xY)(group, ofRows).filter(isOfRow)))
    };
};


/***/ }),

/***/ 54014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ renderRowsTable),
/* harmony export */   W: () => (/* binding */ renderComparison)
/* harmony export */ });
/* harmony import */ var _contracts_swe_polybench_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92161);
/* harmony import */ var _amounts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59533);
/* harmony import */ var _terminal_lay_out_columns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25256);
/* harmony import */ var _trial_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85094);
/* harmony import */ var _row_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53328);





const WIDEST_NAME = 48;
const WIDEST_NUMBER = 16;
const number = (title, cells)=>({
        title,
        cells,
        width: WIDEST_NUMBER,
        align: 'right'
    });
const gradingColumns = (lines, gradings)=>gradings.map((grading)=>number(grading, lines.map((line)=>(0,_row_words_js__WEBPACK_IMPORTED_MODULE_2__/* .shareCell */ .wj)(line.gradings[grading]))));
const retrievalColumns = (lines)=>_row_words_js__WEBPACK_IMPORTED_MODULE_2__/* .RETRIEVAL_COLUMNS */ .Vb.map(({ title, rules, level })=>number(title, lines.map(({ retrieval })=>(0,_row_words_js__WEBPACK_IMPORTED_MODULE_2__/* .scoreCell */ .t6)(retrieval[rules][level]))));
/** The table of a result's rows for a terminal. */ const renderRowsTable = ({ lines, gradings, hasAgents, hasRetrieval })=>[
        ...(0,_terminal_lay_out_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .layOutColumns */ .w)([
            ...hasAgents ? [
                {
                    title: 'agent',
                    cells: lines.map(({ agent })=>agent),
                    width: WIDEST_NAME
                }
            ] : [],
            {
                title: 'language',
                cells: lines.map(({ language })=>language === null ? 'all' : _row_words_js__WEBPACK_IMPORTED_MODULE_2__/* .LANGUAGE_NAMES */ .G2[language]),
                width: WIDEST_NAME
            },
            {
                title: 'task type',
                cells: lines.map(({ taskType })=>taskType === null ? 'all' : _row_words_js__WEBPACK_IMPORTED_MODULE_2__/* .TASK_TYPE_NAMES */ .cO[taskType]),
                width: WIDEST_NAME
            },
            number('trials', lines.map(({ trials })=>String(trials))),
            ...gradingColumns(lines, gradings),
            ...hasRetrieval ? retrievalColumns(lines) : []
        ]),
        ...hasRetrieval ? [
            '',
            _row_words_js__WEBPACK_IMPORTED_MODULE_2__/* .RETRIEVAL_NOTE */ .UF
        ] : []
    ].join('\n');
const isMeasured = ({ retrieval })=>retrieval.official.file !== null;
/** The comparison of models for a terminal. */ const renderComparison = ({ lines, notes })=>{
    const graded = _contracts_swe_polybench_js__WEBPACK_IMPORTED_MODULE_0__/* .GRADINGS */ .e.filter((grading)=>lines.some(({ gradings })=>gradings[grading].graded > 0));
    const hasRetrieval = lines.some(isMeasured);
    const hasCost = lines.some(({ costUsd })=>costUsd !== null);
    const several = new Set(lines.map(({ benchmark })=>benchmark)).size > 1;
    const table = (0,_terminal_lay_out_columns_js__WEBPACK_IMPORTED_MODULE_1__/* .layOutColumns */ .w)([
        {
            title: 'agent and model',
            cells: lines.map(_trial_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .agentName */ .Lp),
            width: WIDEST_NAME
        },
        ...several ? [
            {
                title: 'benchmark',
                cells: lines.map(({ benchmark })=>benchmark),
                width: WIDEST_NAME
            }
        ] : [],
        {
            title: 'language',
            cells: lines.map(({ language })=>language === null ? 'all' : _row_words_js__WEBPACK_IMPORTED_MODULE_2__/* .LANGUAGE_NAMES */ .G2[language]),
            width: WIDEST_NAME
        },
        number('instances', lines.map(({ instances })=>String(instances))),
        number('errors', lines.map(({ errors })=>String(errors))),
        ...gradingColumns(lines, graded),
        ...hasRetrieval ? retrievalColumns(lines) : [],
        ...hasCost ? [
            number('cost', lines.map(({ costUsd })=>costUsd === null ? '-' : (0,_amounts_js__WEBPACK_IMPORTED_MODULE_4__/* .formatUsd */ .U)(costUsd)))
        ] : []
    ]);
    const after = [
        ...hasRetrieval ? [
            _row_words_js__WEBPACK_IMPORTED_MODULE_2__/* .RETRIEVAL_NOTE */ .UF
        ] : [],
        ...notes
    ];
    return [
        ...table,
        ...after.length > 0 ? [
            '',
            ...after
        ] : []
    ].join('\n');
};


/***/ }),

/***/ 67938:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ passFigures),
/* harmony export */   r: () => (/* binding */ passPhrase)
/* harmony export */ });
/* harmony import */ var _text_plural_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53239);
/* harmony import */ var _phrases_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7886);


/** The most trials that a task has a verdict of, where they are several. */ const mostAttempts = ({ passAtK })=>{
    const most = Object.keys(passAtK).reduce((a, b)=>Number(b) > Number(a) ? b : a, '1');
    return most === '1' ? undefined : most;
};
/** pass@k and pass^k for the largest k, each with its name; empty where each task was tried once. */ const passFigures = (summary)=>{
    const k = mostAttempts(summary);
    if (k === undefined) return [];
    const atLeastOne = summary.passAtK[k];
    const all = summary.passHatK?.[k];
    return [
        ...atLeastOne === undefined ? [] : [
            [
                `pass@${k}`,
                (0,_phrases_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(atLeastOne)
            ]
        ],
        ...all === undefined ? [] : [
            [
                `pass^${k}`,
                (0,_phrases_js__WEBPACK_IMPORTED_MODULE_0__/* .percent */ .KN)(all)
            ]
        ]
    ];
};
/** `over the attempts, pass@3 is 72.2%, pass^3 is 33.3%`, what is left out of them, and how the rate's interval came about. */ const passPhrase = (summary)=>{
    const figures = passFigures(summary);
    const k = mostAttempts(summary);
    const left = k === undefined ? 0 : summary.tooFewAttempts?.[k] ?? 0;
    const without = left === 0 ? '' : `, without ${(0,_text_plural_js__WEBPACK_IMPORTED_MODULE_1__/* .plural */ .L)(left, 'task')} that ${left === 1 ? 'has' : 'have'} fewer verdicts`;
    const method = summary.intervalMethod;
    return [
        ...figures.length === 0 ? [] : [
            `over the attempts, ${figures.map(([name, figure])=>`${name} is ${figure}`).join(', ')}${without}`
        ],
        ...typeof method === 'object' && method !== null ? [
            `the interval is a bootstrap over tasks (${method.bootstrap.resamples} resamples, seed ${method.bootstrap.seed})`
        ] : []
    ];
};


/***/ }),

/***/ 94602:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ safeName)
/* harmony export */ });
const LONGEST = 100;
/** A text as the name of a file, or of a folder, that every system takes; what it cannot hold is a line. */ const safeName = (text)=>text.replace(/[^A-Za-z0-9._-]+/g, '_').replace(/^[.-]+/, '').slice(0, LONGEST) || 'unnamed';


/***/ })

};
;