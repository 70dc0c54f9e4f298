"use strict";
exports.id = 4734;
exports.ids = [4734];
exports.modules = {

/***/ 83854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ createSender)
/* harmony export */ });
/* harmony import */ var undici__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61684);
/* harmony import */ var _network_gateway_proxy_upstream_proxy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96560);
/* harmony import */ var _network_upstream_proxy_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95278);
/* harmony import */ var _text_loopback_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63940);
/* harmony import */ var _text_url_place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46674);





/** Carries requests as the machine's own settings say: its proxy, and the certificates to trust. */ const createSender = (environment, ca)=>{
    const proxy = (0,_network_upstream_proxy_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .upstreamProxyOf */ .z)(environment);
    const roots = (0,_network_gateway_proxy_upstream_proxy_js__WEBPACK_IMPORTED_MODULE_1__/* .trusted */ .IZ)(ca);
    const tls = roots === undefined ? {} : {
        ca: roots
    };
    const direct = new undici__WEBPACK_IMPORTED_MODULE_0__.Agent({
        connect: {
            ...tls,
            timeout: 10_000
        }
    });
    const indirect = proxy && new undici__WEBPACK_IMPORTED_MODULE_0__.ProxyAgent({
        uri: proxy.url,
        requestTls: tls,
        proxyTls: tls
    });
    return (url)=>{
        const place = (0,_text_url_place_js__WEBPACK_IMPORTED_MODULE_3__/* .placeOf */ .$)(url);
        const exempt = (0,_network_gateway_proxy_upstream_proxy_js__WEBPACK_IMPORTED_MODULE_1__/* .isExempt */ .U4)(proxy?.noProxy ?? '', place);
        return indirect === null || exempt || (0,_text_loopback_js__WEBPACK_IMPORTED_MODULE_4__/* .isLoopbackHost */ .c)(place.host) ? direct : indirect;
    };
};


/***/ }),

/***/ 25222:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ CERTIFICATE_VARIABLES)
/* harmony export */ });
/** Variables by which programs of this machine are told of more certificates to trust; the first that is set counts. */ const CERTIFICATE_VARIABLES = [
    'SSL_CERT_FILE',
    'NODE_EXTRA_CA_CERTS'
];


/***/ }),

/***/ 32774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ CHANGE_LIMITS)
/* harmony export */ });
/** Beyond these a change is no fix of a task but a way to fill the disk, whether an agent or a prediction makes it. */ const CHANGE_LIMITS = {
    /** Of all files together, as they are copied out. */ bytes: 256 * 1024 * 1024,
    files: 50_000,
    patchBytes: 64 * 1024 * 1024
};


/***/ }),

/***/ 91554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ modelFailureSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43045);

/** Why a model request did not succeed. */ const modelFailureSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
    'unauthorized',
    'rate-limited',
    'overloaded',
    'server-error',
    'bad-request',
    'redirected',
    'unreachable',
    'tls',
    'timeout',
    /** Nothing came before the agent gave up or the gateway was stopped. */ 'no-answer',
    'ended-early',
    /** A status of success with something else than the protocol's answer. */ 'bad-answer',
    /** The stream or the body says that the model failed. */ 'error-event'
]);


/***/ }),

/***/ 79848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ gatewayTokensSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43045);

/**
 * `input` is all that the model read, also what was cached (`cached`) and what was written to the cache
 * (`cacheWrite`), whatever the provider's own count leaves out.
 */ const gatewayTokensSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    input: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    cached: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    cacheWrite: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    output: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()
});


/***/ }),

/***/ 99303:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ trajectorySchema)
/* harmony export */ });
/* unused harmony export trajectoryStepSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43045);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91554);
/* harmony import */ var _tokens_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79848);



/** One model request and its answer, shortened. */ const trajectoryStepSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    n: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int(),
    at: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    provider: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    model: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    status: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().nullable(),
    outcome: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n([
        'succeeded',
        'failed',
        'left',
        'open'
    ]),
    cause: _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .modelFailureSchema */ .B.nullable(),
    seconds: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nullable(),
    tokens: _tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .gatewayTokensSchema */ .M.nullable(),
    request: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        bytes: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int(),
        messages: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int(),
        first: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
        last: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable()
    }),
    answer: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        bytes: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int(),
        text: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        calls: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
            name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
            arguments: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
        }))
    })
});
const trajectorySchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    steps: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(trajectoryStepSchema),
    /** Steps in the middle that no longer fit. */ dropped: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int()
});


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

/***/ 73634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ git)
/* harmony export */ });
/* harmony import */ var execa__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63230);

const LOCAL_TIMEOUT_MS = 30_000;
const KILL_GRACE_MS = 2000;
/** Settings under which a folder that someone else wrote cannot make git start a program. */ const SAFE = [
    [
        'core.fsmonitor',
        'false'
    ],
    [
        'core.hooksPath',
        '/dev/null'
    ],
    [
        'safe.bareRepository',
        'explicit'
    ]
];
/** What would make a call act on another repository than it is told to, as within a hook of git's. */ const OTHER_REPOSITORY = [
    'GIT_DIR',
    'GIT_WORK_TREE',
    'GIT_COMMON_DIR',
    'GIT_INDEX_FILE',
    'GIT_OBJECT_DIRECTORY',
    'GIT_ALTERNATE_OBJECT_DIRECTORIES',
    'GIT_SHALLOW_FILE',
    'GIT_NAMESPACE',
    'GIT_PREFIX',
    'GIT_CEILING_DIRECTORIES'
];
const environment = (added)=>({
        ...Object.fromEntries(OTHER_REPOSITORY.map((name)=>[
                name,
                undefined
            ])),
        // Never asks: neither on a terminal nor in a window.
        GIT_TERMINAL_PROMPT: '0',
        GIT_ASKPASS: '',
        SSH_ASKPASS: '',
        SSH_ASKPASS_REQUIRE: 'never',
        GCM_INTERACTIVE: 'never',
        GIT_OPTIONAL_LOCKS: '0',
        // Its words are read, in English.
        LC_ALL: 'C',
        LANGUAGE: '',
        ...added
    });
/**
 * Makes a call of git and gives what came of it, whatever its exit code. It never asks for a login.
 * @throws the signal's reason where that has been aborted
 */ const git = async (args, options = {})=>{
    const { dir, config = [], env = {}, signal, timeoutMs = LOCAL_TIMEOUT_MS } = options;
    const { keepsLastLineBreak = false } = options;
    signal?.throwIfAborted();
    const settings = [
        ...SAFE,
        ...config
    ].flatMap(([key, value])=>[
            '-c',
            `${key}=${value}`
        ]);
    const place = dir === undefined ? [] : [
        '-C',
        dir
    ];
    const child = (0,execa__WEBPACK_IMPORTED_MODULE_0__/* .execa */ .Ho)('git', [
        ...settings,
        ...place,
        ...args
    ], {
        reject: false,
        timeout: timeoutMs,
        // A session of its own has no terminal to ask on, and is ended as one.
        detached: true,
        stdin: 'ignore',
        stripFinalNewline: !keepsLastLineBreak,
        env: environment(env)
    });
    const end = (name)=>{
        try {
            if (child.pid !== undefined) process.kill(-child.pid, name);
        } catch  {
        // It has ended meanwhile.
        }
    };
    let grace;
    const stop = ()=>{
        end('SIGTERM');
        grace ??= setTimeout(()=>end('SIGKILL'), KILL_GRACE_MS);
    };
    signal?.addEventListener('abort', stop, {
        once: true
    });
    try {
        const result = await child;
        // Its helpers may still hold the connection.
        if (result.timedOut) end('SIGKILL');
        signal?.throwIfAborted();
        return {
            ok: !result.failed,
            exitCode: result.exitCode,
            stdout: result.stdout,
            stderr: result.stderr,
            timedOut: result.timedOut,
            isMissing: result.code === 'ENOENT'
        };
    } finally{
        clearTimeout(grace);
        signal?.removeEventListener('abort', stop);
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

/***/ 47820:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ readKnownCertificates),
/* harmony export */   a: () => (/* binding */ knownCertificates)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _contracts_certificate_variables_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(25222);
/* harmony import */ var _pem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64502);





/** The file of certificates that this machine's programs are told of, absolute; undefined where there is none. */ const knownCertificates = (environment)=>_contracts_certificate_variables_js__WEBPACK_IMPORTED_MODULE_4__/* .CERTIFICATE_VARIABLES */ .a.flatMap((name)=>environment[name] || []).map((path)=>(0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(path)).find(node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync);
/** Its certificates in PEM; null where there are none to be read. */ const readKnownCertificates = async (environment)=>{
    const path = knownCertificates(environment);
    if (path === undefined) return null;
    const { certificates } = (0,_pem_js__WEBPACK_IMPORTED_MODULE_3__/* .readPem */ .Je)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path, 'latin1').catch(()=>''));
    return certificates.length === 0 ? null : (0,_pem_js__WEBPACK_IMPORTED_MODULE_3__/* .writePem */ .I6)(certificates);
};


/***/ }),

/***/ 64502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Am: () => (/* binding */ unique),
/* harmony export */   I6: () => (/* binding */ writePem),
/* harmony export */   Je: () => (/* binding */ readPem),
/* harmony export */   SU: () => (/* binding */ readDer)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

const BLOCK = /-----BEGIN (TRUSTED |X509 )?CERTIFICATE-----([^-]*)-----END \1?CERTIFICATE-----/g;
/** The certificate as DER, where it is one; what follows it, as in a trusted certificate, is left. */ const readDer = (bytes)=>{
    try {
        return new node_crypto__WEBPACK_IMPORTED_MODULE_0__.X509Certificate(bytes).raw;
    } catch  {
        return undefined;
    }
};
/** Reads every certificate of a bundle; text between them is comment. */ const readPem = (text)=>{
    const blocks = [
        ...text.matchAll(BLOCK)
    ].map(([, , body = ''])=>readDer(Buffer.from(body, 'base64')));
    const certificates = unique(blocks.filter((block)=>block !== undefined));
    return {
        certificates,
        unreadable: blocks.filter((block)=>block === undefined).length,
        holdsPrivateKey: /-----BEGIN [A-Z0-9 ]*PRIVATE KEY-----/.test(text)
    };
};
/** Each certificate once, in the order in which they first appear. */ const unique = (certificates)=>[
        ...new Map(certificates.map((der)=>[
                (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(der).digest('hex'),
                der
            ])).values()
    ];
/** Writes certificates one after the other, as PEM in lines of 64 characters. */ const writePem = (certificates)=>certificates.map((der)=>{
        const lines = Buffer.from(der).toString('base64').match(/.{1,64}/g) ?? [];
        return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
    }).join('');


/***/ }),

/***/ 74202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K1: () => (/* binding */ ending),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   nH: () => (/* binding */ runEnding),
/* harmony export */   p0: () => (/* binding */ duration)
/* harmony export */ });
/* harmony import */ var _text_terminal_codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7082);

/** Text from a task or an agent on one line: what could move the cursor or forge a line is gone. */ const oneLine = (text)=>(0,_text_terminal_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutTerminalCodes */ .z)(text).replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
/** `9 s`, `2 min 05 s`, `1 h 02 min`. */ const duration = (seconds)=>{
    const whole = Math.round(seconds);
    const two = (value)=>String(value).padStart(2, '0');
    if (whole < 60) return `${whole} s`;
    if (whole < 3600) return `${Math.floor(whole / 60)} min ${two(whole % 60)} s`;
    return `${Math.floor(whole / 3600)} h ${two(Math.floor(whole % 3600 / 60))} min`;
};
const faultText = ({ kind, message })=>`error (${kind}): ${oneLine(message)}`;
/** What a run of a task's tests came to; it has no outcome, since it is what outcomes are held against. */ const runEnding = ({ fault, tests })=>{
    if (fault !== null) return faultText(fault);
    const { passed = 0, failed = 0, skipped = 0 } = tests ?? {};
    if (passed + failed + skipped === 0) return 'no test ran';
    return `tests: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
};
/** How a trial ended, in a few words: its outcome, and the fault or first reason. */ const ending = (record)=>{
    if (record.fault !== null) return faultText(record.fault);
    const reason = record.reasons[0];
    return reason === undefined ? record.outcome : `${record.outcome}: ${oneLine(reason.message)}`;
};


/***/ }),

/***/ 61975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reportVerb: () => (/* binding */ reportVerb)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _commands_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87978);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29866);
/* harmony import */ var _report_gate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(85417);
/* harmony import */ var _read_options_read_gates_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38035);
/* harmony import */ var _report_context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5211);
/* harmony import */ var _show_results_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89780);







/** `kotlin-bench report`: the table or `rewards.json` on standard output, the files in the folder `--out`. */ const reportVerb = async (values, context)=>{
    const { stdout, stderr } = context;
    if (values.results.length === 0) {
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo('`kotlin-bench report` needs results: job folders, folders of artifacts, or `rewards.json` files, such as `kotlin-bench report jobs/nightly`.');
    }
    const result = await (0,_commands_report_js__WEBPACK_IMPORTED_MODULE_1__/* .report */ .z)({
        results: values.results.map((path)=>(0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(path)),
        plan: values.plan === undefined ? undefined : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(values.plan),
        out: values.out ?? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)('report'),
        linkTrials: true,
        failOn: (0,_read_options_read_gates_js__WEBPACK_IMPORTED_MODULE_4__/* .readGates */ .D)(values['fail-on'])
    }, (0,_report_context_js__WEBPACK_IMPORTED_MODULE_5__/* .reportContext */ .g)(values, context));
    (0,_show_results_js__WEBPACK_IMPORTED_MODULE_6__/* .showResults */ .G)(result, {
        stdout,
        json: values.json
    });
    if (!values.quiet) stderr.write(`Report: ${result.out}\n`);
    for (const line of (0,_report_gate_js__WEBPACK_IMPORTED_MODULE_3__/* .gateLines */ .HN)(result.gate))stderr.write(`${line}\n`);
    return result.exitCode;
};


/***/ }),

/***/ 84217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gR: () => (/* binding */ contains),
/* harmony export */   or: () => (/* binding */ parseAddress),
/* harmony export */   rT: () => (/* binding */ parseBlock)
/* harmony export */ });
/* unused harmony exports isSpecial, isLoopback, isUnspecified */
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77030);
/* harmony import */ var _text_ip_bits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52953);


const WIDTH = {
    4: 32,
    6: 128
};
const LOW_32 = 0xffffffffn;
const ipv4Text = (bits)=>[
        24n,
        16n,
        8n,
        0n
    ].map((shift)=>String(bits >> shift & 0xffn)).join('.');
/** Reads an address in its usual spelling; undefined for anything else, also for `127.1` and zones. */ const parseAddress = (text)=>{
    if ((0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv4)(text)) return {
        family: 4,
        bits: (0,_text_ip_bits_js__WEBPACK_IMPORTED_MODULE_1__/* .ipv4Bits */ .C)(text),
        text
    };
    if (!(0,node_net__WEBPACK_IMPORTED_MODULE_0__.isIPv6)(text) || text.includes('%')) return undefined;
    const bits = (0,_text_ip_bits_js__WEBPACK_IMPORTED_MODULE_1__/* .ipv6Bits */ .m)(text);
    if (bits >> 32n === 0xffffn) return {
        family: 4,
        bits: bits & LOW_32,
        text: ipv4Text(bits & LOW_32)
    };
    return {
        family: 6,
        bits,
        text: text.toLowerCase()
    };
};
/** Reads a CIDR block, or an address as the block of itself alone. */ const parseBlock = (text)=>{
    const [written = '', prefixText, ...more] = text.split('/');
    const address = parseAddress(written);
    if (address === undefined || more.length > 0) return undefined;
    const isMapped = address.family === 4 && written.includes(':');
    const width = WIDTH[address.family];
    if (prefixText === undefined) return {
        family: address.family,
        bits: address.bits,
        prefix: width
    };
    if (!/^\d{1,3}$/.test(prefixText)) return undefined;
    const prefix = Number(prefixText) - (isMapped ? 96 : 0);
    if (prefix < 0 || prefix > width) return undefined;
    const hostBits = address.bits & (1n << BigInt(width - prefix)) - 1n;
    return hostBits === 0n ? {
        family: address.family,
        bits: address.bits,
        prefix
    } : undefined;
};
/** Whether a block has an address in it; never one of the other family. */ const contains = (block, address)=>{
    const rest = BigInt(WIDTH[block.family] - block.prefix);
    return block.family === address.family && address.bits >> rest === block.bits >> rest;
};
const blocks = (texts)=>texts.map((text)=>parseBlock(text));
/** IPv4 that is not the public internet, or is a cloud's own: metadata, wire server. */ const SPECIAL_IPV4 = blocks([
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '168.63.129.16/32',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.0.2.0/24',
    '192.88.99.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
    '224.0.0.0/4',
    '240.0.0.0/4'
]);
const GLOBAL_IPV6 = parseBlock('2000::/3');
/** Translated to IPv4 on the way, so that the IPv4 address within decides. */ const NAT64 = parseBlock('64:ff9b::/96');
/** Within the global block: Teredo and other protocols' own, documentation, 6to4. */ const SPECIAL_IPV6 = blocks([
    '2001::/23',
    '2001:db8::/32',
    '2002::/16',
    '3fff::/20'
]);
/** The IPv4 address that a translated IPv6 address stands for. */ const translated = (address)=>{
    if (!contains(NAT64, address)) return undefined;
    const bits = address.bits & LOW_32;
    return {
        family: 4,
        bits,
        text: ipv4Text(bits)
    };
};
/**
 * True for what no name may lead to unless its address is listed: private, link-local, loopback,
 * carrier-grade, multicast, reserved, and the clouds' metadata services.
 */ const isSpecial = (address)=>{
    if (address.family === 4) return SPECIAL_IPV4.some((block)=>contains(block, address));
    const ipv4 = translated(address);
    if (ipv4 !== undefined) return isSpecial(ipv4);
    return !contains(GLOBAL_IPV6, address) || SPECIAL_IPV6.some((block)=>contains(block, address));
};
const LOOPBACK = blocks([
    '127.0.0.0/8',
    '::1/128'
]);
/** Whether an address is of the loopback of the machine that is asked. */ const isLoopback = (address)=>LOOPBACK.some((block)=>contains(block, address));
/** Whether an address stands for no host, as 0.0.0.0 does; connecting to it leads to loopback. */ const isUnspecified = (address)=>address.family === 4 ? address.bits >> 24n === 0n : address.bits === 0n;


/***/ }),

/***/ 96560:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IZ: () => (/* binding */ trusted),
/* harmony export */   U4: () => (/* binding */ isExempt)
/* harmony export */ });
/* unused harmony export createUpstreamProxy */
/* harmony import */ var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37067);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77030);
/* harmony import */ var node_tls__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41692);
/* harmony import */ var _addresses_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84217);





/** Certificates to trust: Node's own, and the user's for a network that inspects TLS. */ const trusted = (ca)=>ca === null ? undefined : [
        ...node_tls__WEBPACK_IMPORTED_MODULE_2__.rootCertificates,
        ca
    ];
const exempts = (entry, host, port)=>{
    if (entry === '*') return true;
    const block = (0,_addresses_js__WEBPACK_IMPORTED_MODULE_3__/* .parseBlock */ .rT)(entry);
    const address = (0,_addresses_js__WEBPACK_IMPORTED_MODULE_3__/* .parseAddress */ .or)(host);
    if (block !== undefined) return address !== undefined && (0,_addresses_js__WEBPACK_IMPORTED_MODULE_3__/* .contains */ .gR)(block, address);
    const [, name = '', portText] = /^(.*?)(?::(\d+))?$/.exec(entry) ?? [];
    if (portText !== undefined && Number(portText) !== port) return false;
    const suffix = name.replace(/^\*?\./, '');
    return suffix !== '' && (host === suffix || host.endsWith(`.${suffix}`));
};
/** Does NO_PROXY say that this host is reached directly? Names mean their subdomains as well, as curl has it. */ const isExempt = (noProxy, { host, port })=>noProxy.toLowerCase().split(/[\s,]+/).filter((entry)=>entry !== '').some((entry)=>exempts(entry, host, port));
const TIMEOUT_MS = 15_000;
/** The proxy of HTTPS_PROXY, which may ask for a password and may itself speak TLS. */ const createUpstreamProxy = (settings, ca)=>{
    const url = new URL(settings.url);
    const isTls = url.protocol === 'https:';
    const { host, port } = placeOf(url);
    const user = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
    const headers = user === ':' ? {} : {
        'proxy-authorization': `Basic ${Buffer.from(user).toString('base64')}`
    };
    const open = ()=>new Promise((resolve, reject)=>{
            const roots = trusted(ca);
            const socket = isTls ? tlsConnect({
                host,
                port,
                servername: host,
                ...roots && {
                    ca: roots
                }
            }) : connect({
                host,
                port,
                allowHalfOpen: true
            });
            socket.setTimeout(TIMEOUT_MS, ()=>socket.destroy(new Error('the network proxy does not answer')));
            socket.once('error', reject);
            socket.once(isTls ? 'secureConnect' : 'connect', ()=>{
                socket.off('error', reject);
                socket.setTimeout(0);
                resolve(socket);
            });
        });
    const tunnel = async (authority)=>{
        const socket = await open();
        return new Promise((resolve, reject)=>{
            const asked = request({
                method: 'CONNECT',
                path: authority,
                headers: {
                    host: authority,
                    ...headers
                },
                createConnection: ()=>socket,
                timeout: TIMEOUT_MS
            });
            asked.once('timeout', ()=>asked.destroy(new Error('the network proxy does not answer')));
            asked.once('error', reject);
            asked.once('response', (answer)=>{
                asked.destroy();
                reject(new Error(`the network proxy answers ${answer.statusCode}`));
            });
            asked.once('connect', (answer, tunnelled, head)=>{
                if (answer.statusCode !== 200) {
                    tunnelled.destroy();
                    reject(new Error(`the network proxy answers ${answer.statusCode}`));
                    return;
                }
                socket.setTimeout(0);
                if (head.length > 0) tunnelled.unshift(head);
                resolve(socket);
            });
            asked.end();
        });
    };
    return {
        isFor: (name, at)=>!isExempt(settings.noProxy, {
                host: name,
                port: at
            }),
        open,
        tunnel,
        headers
    };
};


/***/ }),

/***/ 95278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ warnOfLoopbackProxy),
/* harmony export */   z: () => (/* binding */ upstreamProxyOf)
/* harmony export */ });
/* harmony import */ var _text_loopback_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63940);

/** The machine's own proxy, as the usual variables name it; what goes to the outside passes it. */ const upstreamProxyOf = (environment)=>{
    const first = (...names)=>names.map((name)=>environment[name]).find((value)=>value);
    const url = first('HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy', 'ALL_PROXY', 'all_proxy');
    if (url === undefined || !/^https?:\/\//.test(url)) return null;
    return {
        url,
        noProxy: first('NO_PROXY', 'no_proxy') ?? ''
    };
};
/** Says where containers, those of builds among them, do not reach the machine's own proxy. */ const warnOfLoopbackProxy = (environment, listener)=>{
    const proxy = upstreamProxyOf(environment);
    if (proxy === null || !URL.canParse(proxy.url)) return;
    const { hostname, host } = new URL(proxy.url);
    if (!(0,_text_loopback_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopbackHost */ .c)(hostname)) return;
    const message = `The proxy ${host} of this environment is on this machine alone: to a container that address is the container itself, so that none reaches it. Let the proxy listen on the engine's bridge as well, and name it by that address, as a rule 172.17.0.1.`;
    listener({
        type: 'warning',
        message
    });
};


/***/ }),

/***/ 25256:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ layOutColumns)
/* harmony export */ });
/* unused harmony export fitColumns */
/* harmony import */ var string_width__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13160);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40261);


/** Combining marks add no width, so width alone would not bound a cell. */ const POINTS_PER_COLUMN = 4;
/** As many of the letters, from the first, as have room. */ const fitting = (letters, width)=>{
    let used = 0;
    const excess = letters.findIndex((letter)=>{
        used += (0,string_width__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)(letter);
        return used > width;
    });
    return excess < 0 ? [
        ...letters
    ] : letters.slice(0, excess);
};
/** One line of at most `width` columns as a terminal counts them, wide letters as two. */ const fitColumns = (text, width, keep = 'beginning')=>{
    const points = POINTS_PER_COLUMN * width;
    const near = (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(keep === 'end' ? text.slice(-points) : text.slice(0, points));
    const safe = keep === 'end' ? near : (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(near, points);
    if (text.length <= points && (0,string_width__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)(safe) <= width) return safe;
    const letters = Array.from(new Intl.Segmenter().segment(safe), ({ segment })=>segment);
    return keep === 'end' ? `…${fitting(letters.reverse(), width - 1).reverse().join('')}` : `${fitting(letters, width - 1).join('')}…`;
};
const GAP = '  ';
/** Columns side by side under their titles, each as wide as its widest cell needs. */ const layOutColumns = (columns)=>{
    const fitted = columns.map(({ title, cells, width, align, keep })=>{
        const lines = [
            fitColumns(title, width),
            ...cells.map((cell)=>fitColumns(cell, width, keep))
        ];
        const widest = lines.reduce((most, line)=>Math.max(most, (0,string_width__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)(line)), 0);
        return lines.map((line)=>{
            const blanks = ' '.repeat(widest - (0,string_width__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)(line));
            return align === 'right' ? blanks + line : line + blanks;
        });
    });
    const rows = fitted[0]?.length ?? 0;
    return Array.from({
        length: rows
    }, (_, row)=>fitted.map((lines)=>lines[row]).join(GAP).trimEnd());
};


/***/ }),

/***/ 69176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ firstFew)
/* harmony export */ });
/**
 * The first of some names as a phrase, and how many more there are: `a, b and 3 more`.
 * @param show how a name is written; only those that are shown are
 */ const firstFew = (names, { most, show = (name)=>name })=>{
    const shown = names.slice(0, most).map((name)=>show(name)).join(', ');
    return names.length > most ? `${shown} and ${names.length - most} more` : shown;
};


/***/ }),

/***/ 63940:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ isLoopbackHost)
/* harmony export */ });
const NAME = /^(?:localhost|.+\.localhost)\.?$/i;
const IPV4 = /^127(?:\.\d{1,3}){3}$/;
/** `::1`, and 127.0.0.0/8 as IPv6 writes it. */ const IPV6 = /^\[?(?:::1|::ffff:7f[0-9a-f]{2}:[0-9a-f]{1,4})\]?$/i;
/**
 * Whether a host is this machine's own loopback, which no container reaches and to which engines speak
 * plain HTTP. It is written as a URL's `hostname` is: without a port, an IPv6 address with or without brackets.
 */ const isLoopbackHost = (host)=>NAME.test(host) || IPV4.test(host) || IPV6.test(host);


/***/ }),

/***/ 7082:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ withoutTerminalCodes)
/* harmony export */ });
/** Colours and cursor movements of terminals, titles of windows, and links. */ const CODES = /\u001b(?:\[[0-9;:?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[@-Z\\-_])/g;
/** Output of a program without what only a terminal understands, in time that grows with its length. */ const withoutTerminalCodes = (text)=>text.replace(CODES, '');


/***/ }),

/***/ 45085:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ isUntrustedCertificate),
/* harmony export */   j: () => (/* binding */ CERTIFICATE_ADVICE)
/* harmony export */ });
/** What programs of the usual kinds say of a server whose certificate they cannot trace to one they trust. */ const UNTRUSTED = /certificate[ _]verif(?:y|ication)[ _]failed|certificate verification failed|ssl certificate problem|self[- ]signed certificate|self_signed_cert_in_chain|unable to get (?:local )?issuer certificate|unable to verify the first certificate|unable_to_(?:get_issuer_cert|verify_leaf_signature)|certificate signed by unknown authority|pkix path building failed|the certificate is not trusted|invalid peer certificate: ?unknownissuer/i;
/** What to do about it where a program of ours met it, or one in a container. */ const CERTIFICATE_ADVICE = 'Where the network inspects TLS, name its certificates by --ca-bundle or in SSL_CERT_FILE.';
/** Whether what a program said was that a network inspects TLS, or that a server has a certificate of its own. */ const isUntrustedCertificate = (said)=>UNTRUSTED.test(said);


/***/ }),

/***/ 46674:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ placeOf)
/* harmony export */ });
/**
 * Where a URL of HTTP leads: the host as a socket takes it, which is an IPv6 address without its brackets,
 * and the port, the scheme's own where the URL names none.
 */ const placeOf = ({ hostname, port, protocol })=>({
        host: hostname.replace(/^\[|\]$/g, ''),
        port: Number(port) || (protocol === 'https:' ? 443 : 80)
    });


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


/***/ }),

/***/ 13160:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ stringWidth)
});

;// CONCATENATED MODULE: ../../node_modules/ansi-regex/index.js
// Valid string terminator sequences are ESC\ and 0x9c; OSC also accepts BEL.
const ST = String.raw`(?:\u001B\u005C|\u009C)`;

// OSC sequences only: ESC ] ... BEL/ST (or the C1 introducer 0x9d ... BEL/ST).
// Payloads stop at terminators, cancellations, and C1 controls. An unterminated string cannot swallow the next sequence or repeatedly scan its payload from later introducers. Terminals likewise abort a control string on an unexpected ESC.
const stringControls = String.raw`\u0018\u001A\u001B\u0080-\u009F`;
const osc = String.raw`(?:\u001B\]|\u009D)[^\u0007${stringControls}]*(?:\u0007|${ST})`;

// DCS, SOS, PM, APC, and screen window titles have opaque payloads terminated by ST. Nested ESC payloads, such as tmux passthrough, require a parser.
const controlString = String.raw`(?:\u001B[PX^_k]|[\u0090\u0098\u009E\u009F])[^${stringControls}]*${ST}`;

// Linux console palette controls have fixed lengths and no string terminator; iTerm2 terminates its palette assignments. Consume an immediately adjacent OSC terminator, but match these controls before OSC so a later BEL cannot consume visible text.
const linuxPalette = String.raw`\u001B\](?:P[\dA-Fa-f]{7}|R)(?:\u0007|${ST})?`;

// CSI: ESC [ or C1 CSI, parameter bytes (0x30–0x3f), intermediate bytes (0x20–0x2f), then a final byte (0x40–0x7e).
// `= < >` are final bytes in two-byte VT52 escapes (`ESC >`) but parameter bytes in a CSI (`ESC [ > 0 ; 276 ; 0 c`, the device attributes reply). Match CSI first to consume the whole sequence, where its introducer makes the two unambiguous.
const csi = String.raw`(?:\u001B\[|\u009B)[\u0030-\u003F]*[\u0020-\u002F]*[\u0040-\u007E]`;

// Related escapes: ESC, intermediate bytes (0x20–0x2f), then a final byte (0x30–0x7e), or a supported two-byte escape.
// The two-byte final class stays narrow so that ESC followed by an arbitrary character is not read as a sequence. CSI parameters belong only to the CSI form, preventing partial matches and avoiding a second scan with nested repetition.
// Escapes whose final byte is a digit include `ESC 7` and `ESC 8` (save and restore cursor), `ESC ( 0` (line drawing character set), and `ESC # 8` (screen alignment).
// A digit is never a CSI final byte. These escapes end immediately at their final byte, so `ESC 7 l` is read as the escape followed by text rather than a sequence with parameter 7 and final byte `l`.
const ansi_regex_escape = String.raw`\u001B(?:[\u0020-\u002F]+[\u0030-\u007E]|[\dA-PR-TZcf-oq-uy=><~|}])`;

const pattern = `${linuxPalette}|${osc}|${controlString}|${csi}|${ansi_regex_escape}`;

function ansiRegex({onlyFirst = false} = {}) {
	return new RegExp(pattern, onlyFirst ? undefined : 'g');
}

;// CONCATENATED MODULE: ../../node_modules/strip-ansi/index.js


const regex = ansiRegex();

function stripAnsi(string) {
	if (typeof string !== 'string') {
		throw new TypeError(`Expected a \`string\`, got \`${typeof string}\``);
	}

	// Fast path: ANSI codes require ESC (7-bit) or CSI (8-bit) introducer
	if (!string.includes('\u001B') && !string.includes('\u009B')) {
		return string;
	}

	// Even though the regex is global, we don't need to reset the `.lastIndex`
	// because unlike `.exec()` and `.test()`, `.replace()` does it automatically
	// and doing it manually has a performance penalty.
	return string.replace(regex, '');
}

;// CONCATENATED MODULE: ../../node_modules/get-east-asian-width/lookup-data.js
// Generated by scripts/build.js

const ambiguousMinimalCodePoint = 161;
const ambiguousMaximumCodePoint = 1114109;
const ambiguousRanges = [161, 161, 164, 164, 167, 168, 170, 170, 173, 174, 176, 180, 182, 186, 188, 191, 198, 198, 208, 208, 215, 216, 222, 225, 230, 230, 232, 234, 236, 237, 240, 240, 242, 243, 247, 250, 252, 252, 254, 254, 257, 257, 273, 273, 275, 275, 283, 283, 294, 295, 299, 299, 305, 307, 312, 312, 319, 322, 324, 324, 328, 331, 333, 333, 338, 339, 358, 359, 363, 363, 462, 462, 464, 464, 466, 466, 468, 468, 470, 470, 472, 472, 474, 474, 476, 476, 593, 593, 609, 609, 708, 708, 711, 711, 713, 715, 717, 717, 720, 720, 728, 731, 733, 733, 735, 735, 768, 879, 913, 929, 931, 937, 945, 961, 963, 969, 1025, 1025, 1040, 1103, 1105, 1105, 8208, 8208, 8211, 8214, 8216, 8217, 8220, 8221, 8224, 8226, 8228, 8231, 8240, 8240, 8242, 8243, 8245, 8245, 8251, 8251, 8254, 8254, 8308, 8308, 8319, 8319, 8321, 8324, 8364, 8364, 8451, 8451, 8453, 8453, 8457, 8457, 8467, 8467, 8470, 8470, 8481, 8482, 8486, 8486, 8491, 8491, 8531, 8532, 8539, 8542, 8544, 8555, 8560, 8569, 8585, 8585, 8592, 8601, 8632, 8633, 8658, 8658, 8660, 8660, 8679, 8679, 8704, 8704, 8706, 8707, 8711, 8712, 8715, 8715, 8719, 8719, 8721, 8721, 8725, 8725, 8730, 8730, 8733, 8736, 8739, 8739, 8741, 8741, 8743, 8748, 8750, 8750, 8756, 8759, 8764, 8765, 8776, 8776, 8780, 8780, 8786, 8786, 8800, 8801, 8804, 8807, 8810, 8811, 8814, 8815, 8834, 8835, 8838, 8839, 8853, 8853, 8857, 8857, 8869, 8869, 8895, 8895, 8978, 8978, 9312, 9449, 9451, 9547, 9552, 9587, 9600, 9615, 9618, 9621, 9632, 9633, 9635, 9641, 9650, 9651, 9654, 9655, 9660, 9661, 9664, 9665, 9670, 9672, 9675, 9675, 9678, 9681, 9698, 9701, 9711, 9711, 9733, 9734, 9737, 9737, 9742, 9743, 9756, 9756, 9758, 9758, 9792, 9792, 9794, 9794, 9824, 9825, 9827, 9829, 9831, 9834, 9836, 9837, 9839, 9839, 9886, 9887, 9919, 9919, 9926, 9933, 9935, 9939, 9941, 9953, 9955, 9955, 9960, 9961, 9963, 9969, 9972, 9972, 9974, 9977, 9979, 9980, 9982, 9983, 10045, 10045, 10102, 10111, 11094, 11097, 12872, 12879, 57344, 63743, 65024, 65039, 65533, 65533, 127232, 127242, 127248, 127277, 127280, 127337, 127344, 127373, 127375, 127376, 127387, 127404, 917760, 917999, 983040, 1048573, 1048576, 1114109];

const fullwidthMinimalCodePoint = 12288;
const fullwidthMaximumCodePoint = 65510;
const fullwidthRanges = [12288, 12288, 65281, 65376, 65504, 65510];

const lookup_data_halfwidthMinimalCodePoint = 8361;
const lookup_data_halfwidthMaximumCodePoint = 65518;
const lookup_data_halfwidthRanges = (/* unused pure expression or super */ null && ([8361, 8361, 65377, 65470, 65474, 65479, 65482, 65487, 65490, 65495, 65498, 65500, 65512, 65518]));

const lookup_data_narrowMinimalCodePoint = 32;
const lookup_data_narrowMaximumCodePoint = 10630;
const lookup_data_narrowRanges = (/* unused pure expression or super */ null && ([32, 126, 162, 163, 165, 166, 172, 172, 175, 175, 10214, 10221, 10629, 10630]));

const wideMinimalCodePoint = 4352;
const wideMaximumCodePoint = 262141;
const wideRanges = [4352, 4447, 8986, 8987, 9001, 9002, 9193, 9196, 9200, 9200, 9203, 9203, 9725, 9726, 9748, 9749, 9776, 9783, 9800, 9811, 9855, 9855, 9866, 9871, 9875, 9875, 9889, 9889, 9898, 9899, 9917, 9918, 9924, 9925, 9934, 9934, 9940, 9940, 9962, 9962, 9970, 9971, 9973, 9973, 9978, 9978, 9981, 9981, 9989, 9989, 9994, 9995, 10024, 10024, 10060, 10060, 10062, 10062, 10067, 10069, 10071, 10071, 10133, 10135, 10160, 10160, 10175, 10175, 11035, 11036, 11088, 11088, 11093, 11093, 11904, 11929, 11931, 12019, 12032, 12245, 12272, 12287, 12289, 12350, 12353, 12438, 12441, 12543, 12549, 12591, 12593, 12686, 12688, 12773, 12783, 12830, 12832, 12871, 12880, 42124, 42128, 42182, 43360, 43388, 44032, 55203, 63744, 64255, 65040, 65049, 65072, 65106, 65108, 65126, 65128, 65131, 94176, 94180, 94192, 94198, 94208, 101594, 101631, 101664, 101760, 101874, 101888, 102801, 102816, 102866, 110576, 110579, 110581, 110587, 110589, 110590, 110592, 110888, 110898, 110898, 110928, 110930, 110933, 110933, 110948, 110952, 110960, 111355, 119552, 119638, 119648, 119670, 126980, 126980, 127183, 127183, 127374, 127374, 127377, 127386, 127406, 127406, 127488, 127490, 127504, 127547, 127552, 127560, 127568, 127569, 127584, 127589, 127744, 127776, 127789, 127797, 127799, 127868, 127870, 127891, 127904, 127946, 127951, 127955, 127968, 127984, 127988, 127988, 127992, 128062, 128064, 128064, 128066, 128252, 128255, 128317, 128331, 128334, 128336, 128359, 128378, 128378, 128405, 128406, 128420, 128420, 128507, 128591, 128640, 128709, 128716, 128716, 128720, 128722, 128725, 128729, 128732, 128735, 128747, 128748, 128756, 128764, 128986, 128986, 128992, 129003, 129008, 129008, 129292, 129338, 129340, 129349, 129351, 129535, 129648, 129660, 129664, 129734, 129736, 129736, 129740, 129757, 129759, 129771, 129775, 129786, 131072, 196605, 196608, 262141];

;// CONCATENATED MODULE: ../../node_modules/get-east-asian-width/utilities.js
/**
Binary search on a sorted flat array of [start, end] pairs.

@param {number[]} ranges - Flat array of inclusive [start, end] range pairs, e.g. [0, 5, 10, 20].
@param {number} codePoint - The value to search for.
@returns {boolean} Whether the value falls within any of the ranges.
*/
const utilities_isInRange = (ranges, codePoint) => {
	let low = 0;
	let high = Math.floor(ranges.length / 2) - 1;
	while (low <= high) {
		const mid = Math.floor((low + high) / 2);
		const i = mid * 2;
		if (codePoint < ranges[i]) {
			high = mid - 1;
		} else if (codePoint > ranges[i + 1]) {
			low = mid + 1;
		} else {
			return true;
		}
	}

	return false;
};

;// CONCATENATED MODULE: ../../node_modules/get-east-asian-width/lookup.js



const commonCjkCodePoint = 0x4E_00;
const [wideFastPathStart, wideFastPathEnd] = /* #__PURE__ */ findWideFastPathRange(wideRanges);

// Use a hot-path range so common `isWide` calls can skip binary search.
// The range containing U+4E00 covers common CJK ideographs;
// fallback to the largest range for resilience to Unicode table changes.
function findWideFastPathRange(ranges) {
	let fastPathStart = ranges[0];
	let fastPathEnd = ranges[1];

	for (let index = 0; index < ranges.length; index += 2) {
		const start = ranges[index];
		const end = ranges[index + 1];

		if (
			commonCjkCodePoint >= start
			&& commonCjkCodePoint <= end
		) {
			return [start, end];
		}

		if ((end - start) > (fastPathEnd - fastPathStart)) {
			fastPathStart = start;
			fastPathEnd = end;
		}
	}

	return [fastPathStart, fastPathEnd];
}

const isAmbiguous = codePoint => {
	if (
		codePoint < ambiguousMinimalCodePoint
		|| codePoint > ambiguousMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(ambiguousRanges, codePoint);
};

const isFullwidth = codePoint => {
	if (
		codePoint < fullwidthMinimalCodePoint
		|| codePoint > fullwidthMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(fullwidthRanges, codePoint);
};

const isHalfwidth = codePoint => {
	if (
		codePoint < halfwidthMinimalCodePoint
		|| codePoint > halfwidthMaximumCodePoint
	) {
		return false;
	}

	return isInRange(halfwidthRanges, codePoint);
};

const isNarrow = codePoint => {
	if (
		codePoint < narrowMinimalCodePoint
		|| codePoint > narrowMaximumCodePoint
	) {
		return false;
	}

	return isInRange(narrowRanges, codePoint);
};

const isWide = codePoint => {
	if (
		codePoint >= wideFastPathStart
		&& codePoint <= wideFastPathEnd
	) {
		return true;
	}

	if (
		codePoint < wideMinimalCodePoint
		|| codePoint > wideMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(wideRanges, codePoint);
};

function lookup_getCategory(codePoint) {
	if (isAmbiguous(codePoint)) {
		return 'ambiguous';
	}

	if (isFullwidth(codePoint)) {
		return 'fullwidth';
	}

	if (isHalfwidth(codePoint)) {
		return 'halfwidth';
	}

	if (isNarrow(codePoint)) {
		return 'narrow';
	}

	if (isWide(codePoint)) {
		return 'wide';
	}

	return 'neutral';
}

;// CONCATENATED MODULE: ../../node_modules/get-east-asian-width/index.js


function validate(codePoint) {
	if (!Number.isSafeInteger(codePoint)) {
		throw new TypeError(`Expected a code point, got \`${typeof codePoint}\`.`);
	}
}

function eastAsianWidthType(codePoint) {
	validate(codePoint);

	return getCategory(codePoint);
}

function eastAsianWidth(codePoint, {ambiguousAsWide = false} = {}) {
	validate(codePoint);

	if (
		isFullwidth(codePoint)
		|| isWide(codePoint)
		|| (ambiguousAsWide && isAmbiguous(codePoint))
	) {
		return 2;
	}

	return 1;
}

// Private exports for https://github.com/sindresorhus/is-fullwidth-code-point


;// CONCATENATED MODULE: ../../node_modules/string-width/index.js



/**
Logic:
- Segment graphemes to match how terminals render clusters.
- Width rules:
	1. Skip non-printing clusters (Default_Ignorable, Control, pure nonspacing/enclosing Mark, lone Surrogates). Tabs are ignored by design.
	2. RGI emoji clusters (\p{RGI_Emoji}) are double-width.
	3. Minimally-qualified/unqualified emoji clusters (ZWJ sequences with 2+ Extended_Pictographic, or keycap sequences) are double-width.
	4. Hangul jamo collapse each standard modern Hangul L+V or L+V+T syllable piece to width 2.
	   Unmatched repeated leading/vowel/trailing jamo stay additive because that matches how the terminals we target render them.
	5. Otherwise use East Asian Width of the cluster's first visible code point, and add widths for trailing spacing marks and Halfwidth/Fullwidth Forms within the same cluster (e.g., dakuten/handakuten/prolonged sound mark).
*/

const segmenter = new Intl.Segmenter();

// Matches a visible (printing) character. Used to find the base scalar of a cluster (skipping leading Prepend/Format/Marks) and to detect whole-cluster zero-width.
// Intentionally a single negated class without a quantifier: a repeated pattern like `^(?:…|…)+$` backtracks exponentially on overlapping properties, and even `^[…]+$` overflows V8's backtrack stack (RangeError) on clusters with millions of marks.
const visibleCharacterRegex = /[^\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}\p{Nonspacing_Mark}\p{Enclosing_Mark}\p{Surrogate}]/v;
const spacingMarkRegex = /\p{Spacing_Mark}/v;

// RGI emoji sequences
const rgiEmojiRegex = /^\p{RGI_Emoji}$/v;

// Detect minimally-qualified/unqualified emoji sequences (missing VS16 but still render as double-width)
const unqualifiedKeycapRegex = /^[\d#*]\u20E3$/;
const extendedPictographicRegex = /\p{Extended_Pictographic}/gu;

function isDoubleWidthNonRgiEmojiSequence(segment) {
	// Real emoji clusters are < 30 chars; guard against pathological input
	if (segment.length > 50) {
		return false;
	}

	if (unqualifiedKeycapRegex.test(segment)) {
		return true;
	}

	// ZWJ sequences with 2+ Extended_Pictographic
	if (segment.includes('\u200D')) {
		const pictographics = segment.match(extendedPictographicRegex);
		return pictographics !== null && pictographics.length >= 2;
	}

	return false;
}

// Returns the cluster starting at its first visible character, or `undefined` if the whole cluster is zero-width.
function baseVisible(segment) {
	const index = segment.search(visibleCharacterRegex);
	return index === -1 ? undefined : segment.slice(index);
}

function isHangulLeadingJamo(codePoint) {
	return (codePoint >= 0x11_00 && codePoint <= 0x11_5F)
		|| (codePoint >= 0xA9_60 && codePoint <= 0xA9_7C);
}

function isHangulVowelJamo(codePoint) {
	return (codePoint >= 0x11_60 && codePoint <= 0x11_A7)
		|| (codePoint >= 0xD7_B0 && codePoint <= 0xD7_C6);
}

function isHangulTrailingJamo(codePoint) {
	return (codePoint >= 0x11_A8 && codePoint <= 0x11_FF)
		|| (codePoint >= 0xD7_CB && codePoint <= 0xD7_FB);
}

function isHangulJamo(codePoint) {
	return isHangulLeadingJamo(codePoint)
		|| isHangulVowelJamo(codePoint)
		|| isHangulTrailingJamo(codePoint);
}

function hangulClusterWidth(visibleSegment, eastAsianWidthOptions) {
	const codePoints = [];

	for (const character of visibleSegment) {
		if (!visibleCharacterRegex.test(character)) {
			continue;
		}

		codePoints.push(character.codePointAt(0));
	}

	if (codePoints.length === 0) {
		return undefined;
	}

	let width = 0;

	for (let index = 0; index < codePoints.length; index++) {
		const codePoint = codePoints[index];
		if (!isHangulJamo(codePoint)) {
			if (width === 0) {
				return undefined;
			}

			// Mixed cluster (e.g., L + precomposed syllable): use EAW for non-jamo remainder
			for (let remaining = index; remaining < codePoints.length; remaining++) {
				width += eastAsianWidth(codePoints[remaining], eastAsianWidthOptions);
			}

			return width;
		}

		// Modern Hangul L+V(+T) shapes as one syllable block. Unmatched jamo stay additive:
		// U+1100 U+1100 U+1161 => U+1100 + (U+1100 U+1161) => 2 + 2.
		if (
			isHangulLeadingJamo(codePoint)
			&& isHangulVowelJamo(codePoints[index + 1])
		) {
			width += 2;
			index += isHangulTrailingJamo(codePoints[index + 2]) ? 2 : 1;
			continue;
		}

		width += eastAsianWidth(codePoint, eastAsianWidthOptions);
	}

	return width;
}

function trailingWidth(visibleSegment, eastAsianWidthOptions) {
	let extra = 0;
	let first = true;

	for (const character of visibleSegment) {
		if (first) {
			first = false;
			continue;
		}

		if (
			spacingMarkRegex.test(character)
			|| (character >= '\uFF00' && character <= '\uFFEF')
		) {
			extra += eastAsianWidth(character.codePointAt(0), eastAsianWidthOptions);
		}
	}

	return extra;
}

function stringWidth(input, options = {}) {
	if (typeof input !== 'string' || input.length === 0) {
		return 0;
	}

	const {
		ambiguousIsNarrow = true,
		countAnsiEscapeCodes = false,
	} = options;

	let string = input;

	// Avoid calling stripAnsi when there are no ANSI escape sequences (ESC = 0x1B, CSI = 0x9B)
	if (!countAnsiEscapeCodes && (string.includes('\u001B') || string.includes('\u009B'))) {
		string = stripAnsi(string);
	}

	if (string.length === 0) {
		return 0;
	}

	// Fast path: printable ASCII (0x20–0x7E) needs no segmenter, regex, or EAW lookup — width equals length.
	if (/^[\u0020-\u007E]*$/.test(string)) {
		return string.length;
	}

	let width = 0;
	const eastAsianWidthOptions = {ambiguousAsWide: !ambiguousIsNarrow};

	for (const {segment} of segmenter.segment(string)) {
		// Zero-width / non-printing clusters
		const visibleSegment = baseVisible(segment);
		if (visibleSegment === undefined) {
			continue;
		}

		// Emoji width logic
		if (rgiEmojiRegex.test(segment) || isDoubleWidthNonRgiEmojiSequence(segment)) {
			width += 2;
			continue;
		}

		const hangulWidth = hangulClusterWidth(visibleSegment, eastAsianWidthOptions);
		if (hangulWidth !== undefined) {
			width += hangulWidth;
			continue;
		}

		// Everything else: EAW of the cluster’s first visible scalar
		const codePoint = visibleSegment.codePointAt(0);
		width += eastAsianWidth(codePoint, eastAsianWidthOptions);

		// Add width for trailing spacing marks and Halfwidth/Fullwidth Forms (e.g., ﾞ, ﾟ, ｰ)
		width += trailingWidth(visibleSegment, eastAsianWidthOptions);
	}

	return width;
}


/***/ })

};
;