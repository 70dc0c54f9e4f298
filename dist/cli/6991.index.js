"use strict";
exports.id = 6991;
exports.ids = [6991];
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

/***/ 24534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publishVerb: () => (/* binding */ publishVerb)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(29866);
// EXTERNAL MODULE: ./src/contracts/exit-code.js
var exit_code = __webpack_require__(33951);
// EXTERNAL MODULE: ../../node_modules/p-retry/index.js + 1 modules
var p_retry = __webpack_require__(58367);
// EXTERNAL MODULE: ./src/github/api-failure.js
var api_failure = __webpack_require__(27514);
// EXTERNAL MODULE: ../../node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(43045);
// EXTERNAL MODULE: ./src/github/encode-path.js
var encode_path = __webpack_require__(53451);
;// CONCATENATED MODULE: ./src/github/branch-objects.js



/** Smaller ones go with the tree, since GitHub wants a second between two that write. */ const BLOB_LENGTH = 500_000;
const shaSchema = schemas/* object */.Ikc({
    sha: schemas/* string */.YjP()
});
const refSchema = schemas/* object */.Ikc({
    object: shaSchema
});
const commitSchema = schemas/* object */.Ikc({
    tree: shaSchema
});
/** Those of one branch. What was sent once is there, and is not sent again by the next try. */ const createBranchObjects = (api, repository, branch)=>{
    const purpose = {
        what: `to write branch ${branch}`,
        permission: 'contents: write'
    };
    const reading = {
        what: `to read branch ${branch}`,
        permission: 'contents: read'
    };
    const blobs = new Map();
    const blobOf = async (content)=>{
        const known = blobs.get(content);
        if (known !== undefined) return known;
        const { sha } = await api.call('POST /repos/{owner}/{repo}/git/blobs', {
            purpose,
            parameters: {
                ...repository,
                content: Buffer.from(content).toString('base64'),
                encoding: 'base64'
            },
            schema: shaSchema
        });
        blobs.set(content, sha);
        return sha;
    };
    const contentOf = async (content)=>{
        if (content === null) return {
            sha: null
        };
        return content.length < BLOB_LENGTH ? {
            content
        } : {
            sha: await blobOf(content)
        };
    };
    const treeOf = async (commit)=>{
        const { tree } = await api.call('GET /repos/{owner}/{repo}/git/commits/{commit_sha}', {
            purpose: reading,
            parameters: {
                ...repository,
                commit_sha: commit
            },
            schema: commitSchema
        });
        return tree.sha;
    };
    return {
        async head () {
            try {
                const { object } = await api.call('GET /repos/{owner}/{repo}/git/ref/{+ref}', {
                    purpose: reading,
                    parameters: {
                        ...repository,
                        ref: `heads/${(0,encode_path/* encodePath */.O)(branch)}`
                    },
                    schema: refSchema
                });
                return object.sha;
            } catch (thrown) {
                if (thrown instanceof api_failure/* ApiFailure */.F9 && thrown.code === 'github-absent') return undefined;
                throw thrown;
            }
        },
        async commit ({ head, message, files }) {
            const entries = [];
            for (const [path, content] of Object.entries(files)){
                entries.push({
                    path,
                    mode: '100644',
                    type: 'blob',
                    ...await contentOf(content)
                });
            }
            const base = head === undefined ? {} : {
                base_tree: await treeOf(head)
            };
            const { sha: tree } = await api.call('POST /repos/{owner}/{repo}/git/trees', {
                purpose,
                parameters: {
                    ...repository,
                    tree: entries,
                    ...base
                },
                schema: shaSchema
            });
            const { sha } = await api.call('POST /repos/{owner}/{repo}/git/commits', {
                purpose,
                parameters: {
                    ...repository,
                    message,
                    tree,
                    parents: head === undefined ? [] : [
                        head
                    ]
                },
                schema: shaSchema
            });
            return sha;
        },
        async move (head, sha) {
            if (head === undefined) {
                await api.call('POST /repos/{owner}/{repo}/git/refs', {
                    purpose,
                    parameters: {
                        ...repository,
                        ref: `refs/heads/${branch}`,
                        sha
                    },
                    schema: refSchema
                });
            } else {
                await api.call('PATCH /repos/{owner}/{repo}/git/refs/{+ref}', {
                    purpose,
                    parameters: {
                        ...repository,
                        ref: `heads/${(0,encode_path/* encodePath */.O)(branch)}`,
                        sha,
                        force: false
                    },
                    schema: refSchema
                });
            }
        }
    };
};

// EXTERNAL MODULE: ./src/github/contents.js
var contents = __webpack_require__(65115);
;// CONCATENATED MODULE: ./src/github/branch-commit.js




/** Another writer is done in a second or two; a dozen of them take their turns. */ const RETRIES = 12;
/** Someone else has moved the branch, or made it, since it was read. */ const isRace = (thrown)=>thrown instanceof api_failure/* ApiFailure */.F9 && (thrown.code === 'github-conflict' || thrown.status === 422 && /fast[- ]forward|reference already exists|is at .* but expected/i.test(thrown.message));
/**
 * Commits to a branch, which is made where there is none, without a work tree. Where someone else commits in
 * the meantime, the change is worked out again from what the branch has then, so that nothing is lost.
 * @returns what `work` gave for the commit that got in
 * @throws ApiFailure, and whatever `work` throws
 */ const commitToBranch = async (api, repository, { branch, work, signal })=>{
    const objects = createBranchObjects(api, repository, branch);
    const attempt = async ()=>{
        const head = await objects.head();
        const worked = await work({
            read: async (path, maxBytes)=>{
                if (head === undefined) return undefined;
                const bytes = await (0,contents/* readRepositoryFile */.t)(api, repository, {
                    ref: head,
                    path,
                    maxBytes
                });
                return bytes?.toString('utf8');
            }
        });
        const { change } = worked;
        if (change === null) return worked;
        await objects.move(head, await objects.commit({
            head,
            ...change
        }));
        return worked;
    };
    return (0,p_retry/* default */.Ay)(attempt, {
        retries: RETRIES,
        minTimeout: 500,
        maxTimeout: 8000,
        randomize: true,
        signal,
        shouldRetry: ({ error })=>isRace(error)
    });
};

// EXTERNAL MODULE: ./src/github/repository.js
var github_repository = __webpack_require__(3529);
// EXTERNAL MODULE: ./src/text/quote.js
var quote = __webpack_require__(98461);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./src/contracts/comparison.js

/** What two results have to share for their rates to be compared without a word of warning. */ const differenceSchema = schemas/* object */.Ikc({
    what: schemas/* enum */.k5n([
        'dataset',
        'rules',
        'limits',
        'images',
        'verifier-mode',
        'hints',
        'sealing',
        'network',
        'tool'
    ]),
    /** A sentence with both values. */ message: schemas/* string */.YjP()
});
/**
 * What a comparison comes to. `cannot-tell`: fewer than five pairs differ, or so few that no test would
 * say anything even if all of them fell to one side; `no-difference`: a test was made and found none.
 */ const conclusionSchema = schemas/* enum */.k5n([
    'better',
    'worse',
    'no-difference',
    'cannot-tell'
]);
/** One agent and model against the baseline, over the tasks that were scored on both sides. */ const groupComparisonSchema = schemas/* object */.Ikc({
    agent: schemas/* string */.YjP(),
    model: schemas/* string */.YjP().nullable(),
    /** Who it is compared with: the same agent and model, or the only one on the other side. */ baseline: schemas/* object */.Ikc({
        agent: schemas/* string */.YjP(),
        model: schemas/* string */.YjP().nullable()
    }),
    /** Tasks scored on both sides, by the same kind of evidence. */ pairs: schemas/* number */.aig().int().nonnegative(),
    /** Means over the pairs of each task's mean; null without pairs. */ rate: schemas/* number */.aig().nullable(),
    baselineRate: schemas/* number */.aig().nullable(),
    /** rate minus baselineRate over the pairs, and its 95 % interval. */ change: schemas/* number */.aig().nullable(),
    interval95: schemas/* tuple */.PVZ([
        schemas/* number */.aig(),
        schemas/* number */.aig()
    ]).nullable(),
    /** Tasks whose mean went up, and down: the discordant pairs. */ gained: schemas/* number */.aig().int().nonnegative(),
    lost: schemas/* number */.aig().int().nonnegative(),
    /** `mcnemar` where every pair has one scored trial a side. */ test: schemas/* enum */.k5n([
        'mcnemar',
        'sign-flip'
    ]),
    /** Two-sided; null where nothing differs. */ p: schemas/* number */.aig().nullable(),
    /** The same after Holm's correction over the agents that were compared. */ pHolm: schemas/* number */.aig().nullable(),
    conclusion: conclusionSchema,
    /**
   * The smallest fall of the rate that so many pairs would have shown at the given alpha: by so many
   * tasks lost and none gained, where Holm's correction is the hardest. Null where not even the loss
   * of all pairs would have been seen.
   */ smallestLoss: schemas/* number */.aig().nullable(),
    /** Tasks that none of the baseline's trials resolved and one of these did, and the other way round. */ newlySolved: schemas/* array */.YOg(schemas/* string */.YjP()),
    newlyLost: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** Sums over the pairs of each task's mean per trial; of pairs where both sides know it, null without any. */ costChangeUsd: schemas/* number */.aig().nullable(),
    tokensChange: schemas/* number */.aig().nullable()
});
/** Results beside those of an earlier run. */ const comparisonSchema = schemas/* object */.Ikc({
    /** Where the baseline comes from, in words, and the page that shows it. */ source: schemas/* string */.YjP(),
    url: schemas/* string */.YjP().nullable(),
    /** The baseline's job. */ job: schemas/* string */.YjP(),
    alpha: schemas/* number */.aig(),
    differences: schemas/* array */.YOg(differenceSchema),
    groups: schemas/* array */.YOg(groupComparisonSchema),
    /** Agents of either side that the other does not have. */ unmatched: schemas/* array */.YOg(schemas/* string */.YjP())
});

// EXTERNAL MODULE: ./src/contracts/rewards.js
var rewards = __webpack_require__(87665);
;// CONCATENATED MODULE: ./src/contracts/published.js



const PUBLISHED_SCHEMA = 'kotlin-bench/published@1';
/** An agent and model in a published result: as much of its group as a trend shows. */ const publishedGroupSchema = rewards/* groupSchema */.NL.pick({
    agent: true,
    model: true,
    tasks: true,
    resolved: true,
    unresolved: true,
    notRun: true,
    rate: true,
    interval95: true,
    costUsd: true,
    seconds: true
}).extend({
    /** Trials without a verdict, whosever fault. */ errors: schemas/* number */.aig().int().nonnegative()
});
/** A result among those that `publish` keeps on a branch. */ const publishedResultSchema = schemas/* object */.Ikc({
    /** `<run id>-<run attempt>` with `-<job>` where the job has a name of its own; off GitHub made of job and content. */ id: schemas/* string */.YjP(),
    /** Its trimmed `rewards.json`, a path on the branch. */ file: schemas/* string */.YjP().regex(/^results\/[\w.-]+\.json$/),
    /** SHA-256 of that file, hex. */ digest: schemas/* string */.YjP(),
    /** When its last trial ended; ISO. */ date: schemas/* string */.YjP(),
    job: schemas/* string */.YjP(),
    /** The workflow run that made it. */ run: schemas/* object */.Ikc({
        id: schemas/* string */.YjP(),
        attempt: schemas/* number */.aig().int().positive(),
        url: schemas/* string */.YjP(),
        commit: schemas/* string */.YjP().nullable()
    }).nullable(),
    dataset: schemas/* object */.Ikc({
        source: schemas/* string */.YjP(),
        commit: schemas/* string */.YjP().nullable()
    }),
    rulesVersion: schemas/* string */.YjP(),
    groups: schemas/* array */.YOg(publishedGroupSchema),
    /** What it does not share with the result before it that has an agent and model in common. */ changes: schemas/* array */.YOg(differenceSchema)
});
/** `index.json`: what a branch of results holds, oldest first. */ const publishedIndexSchema = schemas/* object */.Ikc({
    schema: schemas/* literal */.euz(PUBLISHED_SCHEMA),
    results: schemas/* array */.YOg(publishedResultSchema)
});

// EXTERNAL MODULE: ../../node_modules/preact/dist/preact.mjs
var preact = __webpack_require__(87581);
// EXTERNAL MODULE: ../../node_modules/preact-render-to-string/dist/index.mjs
var dist = __webpack_require__(11791);
// EXTERNAL MODULE: ../../node_modules/preact/jsx-runtime/dist/jsxRuntime.mjs
var jsxRuntime = __webpack_require__(81844);
// EXTERNAL MODULE: ./src/report/escape.js
var report_escape = __webpack_require__(40261);
// EXTERNAL MODULE: ./src/report/phrases.js
var phrases = __webpack_require__(7886);
// EXTERNAL MODULE: ./src/report/group-by.js
var group_by = __webpack_require__(59389);
// EXTERNAL MODULE: ./src/report/trial-facts.js
var trial_facts = __webpack_require__(85094);
;// CONCATENATED MODULE: ./src/report/trend/series.js


/** The points of all results, oldest first. */ const trendPoints = (results)=>results.flatMap((result)=>result.groups.map((group)=>({
                result,
                group
            })));
/** A series for each agent and model, in the order in which they first appear. */ const trendSeries = (results)=>[
        ...(0,group_by/* groupBy */.$)(trendPoints(results), ({ group })=>(0,trial_facts/* agentName */.Lp)(group))
    ].map(([name, points])=>({
            name,
            points
        }));
/** `dataset, images`: what is not as it was before. */ const changedWords = ({ changes })=>[
        ...new Set(changes.map(({ what })=>what))
    ].join(', ');

;// CONCATENATED MODULE: ./src/report/trend/trend-chart.js




const WIDTH = 960;
const PLOT = {
    left: 48,
    right: 944,
    top: 12,
    bottom: 332
};
const LEGEND_TOP = 372;
const LEGEND_LINE = 20;
const LEGEND_COLUMNS = 3;
const NAME_LENGTH = 42;
/** Agents beyond this many share a colour and have another dash. */ const COLOURS = 6;
const DASHES = [
    undefined,
    '6 3',
    '2 3',
    '8 3 2 3'
];
const DAY_MS = 86_400_000;
const TICKS = 6;
/** No character of it means anything in HTML or XML. */ const CHART_STYLE = [
    '.trend-chart { font: 12px system-ui, sans-serif; --ink: #1f2328; --faint: #d1d9e0; --paper: #fff }',
    '.trend-chart text { fill: var(--ink) }',
    '.trend-chart .grid { stroke: var(--faint) }',
    '.trend-chart .change { stroke: var(--ink); stroke-dasharray: 2 4; opacity: .55 }',
    '.trend-chart .line { fill: none; stroke: var(--colour); stroke-width: 2 }',
    '.trend-chart .interval { stroke: var(--colour); opacity: .45 }',
    '.trend-chart circle { fill: var(--colour) }',
    '.trend-chart circle.changed { fill: var(--paper); stroke: var(--colour); stroke-width: 2 }',
    ...[
        '#5b4bd6',
        '#b35900',
        '#00796b',
        '#c2185b',
        '#0067b8',
        '#6b7000'
    ].map((colour, index)=>`.trend-chart .agent-${index} { --colour: ${colour} }`),
    '@media (prefers-color-scheme: dark) {',
    '.trend-chart { --ink: #e6edf3; --faint: #3d444d; --paper: #0d1117 }',
    ...[
        '#a99cff',
        '#ffa657',
        '#4fd1b5',
        '#ff8fb8',
        '#6cb6ff',
        '#d4d85a'
    ].map((colour, index)=>`.trend-chart .agent-${index} { --colour: ${colour} }`),
    '}'
].join('\n');
const round = (value)=>Number(value.toFixed(1));
const yOf = (rate)=>round(PLOT.bottom - rate * (PLOT.bottom - PLOT.top));
/** Times from the left to the right; a single one, or none, in the middle. */ const timeScale = (dates)=>{
    const times = dates.map((date)=>Date.parse(date));
    const first = times.reduce((low, time)=>Math.min(low, time), Number.POSITIVE_INFINITY);
    const last = times.reduce((high, time)=>Math.max(high, time), Number.NEGATIVE_INFINITY);
    const span = Math.max(0, last - first);
    const share = (date)=>span === 0 ? 0.5 : (Date.parse(date) - first) / span;
    // Half a point stays clear at either end.
    return {
        xOf: (date)=>round(PLOT.left + 8 + share(date) * (PLOT.right - PLOT.left - 16)),
        first,
        span
    };
};
const TimeAxis = ({ scale })=>{
    const { xOf, first, span } = scale;
    const count = span === 0 ? 1 : TICKS;
    const dates = Array.from({
        length: count
    }, (_, index)=>new Date(first + (count === 1 ? 0 : span * index / (count - 1))).toISOString());
    return /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("g", {
        children: dates.map((date, index)=>/*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("text", {
                x: xOf(date),
                y: PLOT.bottom + 20,
                "text-anchor": count === 1 ? 'middle' : index === 0 ? 'start' : index === count - 1 ? 'end' : 'middle',
                children: span < 2 * DAY_MS && span > 0 ? date.slice(5, 16).replace('T', ' ') : date.slice(0, 10)
            }, date))
    });
};
const RateAxis = ()=>/*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("g", {
        children: [
            0,
            0.2,
            0.4,
            0.6,
            0.8,
            1
        ].map((rate)=>/*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("g", {
                children: [
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("line", {
                        class: "grid",
                        x1: PLOT.left,
                        x2: PLOT.right,
                        y1: yOf(rate),
                        y2: yOf(rate)
                    }),
                    /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("text", {
                        x: PLOT.left - 6,
                        y: yOf(rate) + 4,
                        "text-anchor": "end",
                        children: [
                            rate * 100,
                            "%"
                        ]
                    })
                ]
            }, rate))
    });
/** Where something else than the agents has changed: a line through all of them. */ const Changes = ({ results, xOf })=>/*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("g", {
        children: results.filter(({ changes })=>changes.length > 0).map((result)=>/*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("line", {
                class: "change",
                x1: xOf(result.date),
                x2: xOf(result.date),
                y1: PLOT.top,
                y2: PLOT.bottom,
                children: /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("title", {
                    children: `${result.date.slice(0, 10)}: ${changedWords(result)} changed`
                })
            }, result.id))
    });
const pointTitle = ({ result, group }, name)=>{
    const interval = group.interval95 ? ` (${(0,phrases/* percent */.KN)(group.interval95[0])} to ${(0,phrases/* percent */.KN)(group.interval95[1])})` : '';
    const rate = group.rate === null ? 'no verdict' : (0,phrases/* percent */.KN)(group.rate);
    return `${name}, ${result.date.slice(0, 10)}: ${rate}${interval}, ${group.resolved} of ${group.resolved + group.unresolved} resolved`;
};
const colourClass = (index)=>`agent-${index % COLOURS}`;
const dashOf = (index)=>DASHES[Math.floor(index / COLOURS) % DASHES.length];
const nameOf = ({ name })=>(0,report_escape/* shorten */.ml)((0,report_escape/* visible */.RK)(name), NAME_LENGTH);
const Series = ({ series, index, xOf })=>{
    const scored = series.points.filter(({ group })=>group.rate !== null);
    const path = scored.map(({ result, group })=>`${xOf(result.date)},${yOf(group.rate ?? 0)}`).join(' ');
    return /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("g", {
        class: colourClass(index),
        children: [
            scored.length > 1 && /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("polyline", {
                class: "line",
                points: path,
                "stroke-dasharray": dashOf(index)
            }),
            scored.map((point)=>{
                const { result, group } = point;
                const x = xOf(result.date);
                return /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("g", {
                    children: [
                        group.interval95 && /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("line", {
                            class: "interval",
                            x1: x,
                            x2: x,
                            y1: yOf(group.interval95[0]),
                            y2: yOf(group.interval95[1])
                        }),
                        /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("circle", {
                            class: result.changes.length > 0 ? 'changed' : undefined,
                            cx: x,
                            cy: yOf(group.rate ?? 0),
                            r: 4,
                            children: /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("title", {
                                children: pointTitle(point, nameOf(series))
                            })
                        })
                    ]
                }, result.id);
            })
        ]
    });
};
const Legend = ({ all })=>/*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("g", {
        children: all.map((series, index)=>{
            const x = PLOT.left + index % LEGEND_COLUMNS * ((PLOT.right - PLOT.left) / LEGEND_COLUMNS);
            const y = LEGEND_TOP + Math.floor(index / LEGEND_COLUMNS) * LEGEND_LINE;
            return /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("g", {
                class: colourClass(index),
                children: [
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("line", {
                        class: "line",
                        x1: x,
                        x2: x + 22,
                        y1: y,
                        y2: y,
                        "stroke-dasharray": dashOf(index)
                    }),
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("circle", {
                        cx: x + 11,
                        cy: y,
                        r: 4
                    }),
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("text", {
                        x: x + 28,
                        y: y + 4,
                        children: nameOf(series)
                    })
                ]
            }, series.name);
        })
    });
/**
 * The rate of each agent over time with its 95 % interval, as an SVG that stands alone. A hollow point, and
 * a dashed line through it, is a result that differs from the one before in more than the agent.
 */ const TrendChart = ({ results, hasStyle })=>{
    const all = trendSeries(results);
    const scale = timeScale(results.map(({ date })=>date));
    const height = LEGEND_TOP + Math.ceil(all.length / LEGEND_COLUMNS) * LEGEND_LINE;
    return /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("svg", {
        xmlns: "http://www.w3.org/2000/svg",
        class: "trend-chart",
        viewBox: `0 0 ${WIDTH} ${height}`,
        role: "img",
        "aria-label": "Rate of each agent over time, with its 95 % interval",
        children: [
            hasStyle && /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("style", {
                children: CHART_STYLE
            }),
            /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(RateAxis, {}),
            results.length > 0 && /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(TimeAxis, {
                scale: scale
            }),
            /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(Changes, {
                results: results,
                xOf: scale.xOf
            }),
            all.map((series, index)=>/*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(Series, {
                    series: series,
                    index: index,
                    xOf: scale.xOf
                }, series.name)),
            /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(Legend, {
                all: all
            })
        ]
    });
};

// EXTERNAL MODULE: ./src/report/amounts.js
var amounts = __webpack_require__(59533);
// EXTERNAL MODULE: ./src/report/durations.js
var durations = __webpack_require__(59729);
;// CONCATENATED MODULE: ./src/report/trend/safe-url.js
/** A link to where results may send a reader: a page, and nothing that runs. */ const safeUrl = (text)=>{
    if (text === undefined || !URL.canParse(text)) return undefined;
    const { protocol, href } = new URL(text);
    return protocol === 'https:' || protocol === 'http:' ? href : undefined;
};

;// CONCATENATED MODULE: ./src/report/trend/trend-document.js










/** As the style of the chart, it has no character that means anything in HTML. */ const STYLE = `${CHART_STYLE}
:root { color-scheme: light dark; background: #fff; color: #1f2328 }
a { color: #0550ae }
@media (prefers-color-scheme: dark) {
:root { background: #0d1117; color: #e6edf3 }
a { color: #79c0ff }
}
body { font: 15px system-ui, sans-serif; margin: 0 auto; max-width: 72rem; padding: 1rem }
h1 { font-size: 1.4rem }
.scroll { overflow-x: auto }
table { border-collapse: collapse; width: 100% }
th, td { border-bottom: 1px solid #8884; padding: .3rem .6rem; text-align: left; vertical-align: top }
td.number { font-variant-numeric: tabular-nums; text-align: right; white-space: nowrap }
td.date { white-space: nowrap }
details ul { margin: .3rem 0; padding-left: 1.2rem }`;
const POLICY = [
    "default-src 'none'",
    `style-src 'sha256-${(0,external_node_crypto_.createHash)('sha256').update(STYLE).digest('base64')}'`,
    "base-uri 'none'",
    "form-action 'none'"
].join('; ');
const shown = (text)=>(0,report_escape/* shorten */.ml)((0,report_escape/* visible */.RK)(text), 120);
const trend_document_Changes = ({ result })=>result.changes.length === 0 ? null : /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("details", {
        children: [
            /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("summary", {
                children: changedWords(result)
            }),
            /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("ul", {
                children: result.changes.map(({ message })=>/*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("li", {
                        children: (0,report_escape/* shorten */.ml)((0,report_escape/* visible */.RK)(message), 400)
                    }, message))
            })
        ]
    });
const Row = ({ result, group })=>{
    const url = safeUrl(result.run?.url);
    const interval = group.interval95 && `${(0,phrases/* percent */.KN)(group.interval95[0])} to ${(0,phrases/* percent */.KN)(group.interval95[1])}`;
    return /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("tr", {
        children: [
            /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("td", {
                class: "date",
                children: /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("a", {
                    href: result.file,
                    children: result.date.slice(0, 10)
                })
            }),
            /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("td", {
                children: shown((0,trial_facts/* agentName */.Lp)(group))
            }),
            /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("td", {
                class: "number",
                children: group.rate === null ? 'no verdict' : (0,phrases/* percent */.KN)(group.rate)
            }),
            /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("td", {
                class: "number",
                children: interval
            }),
            /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("td", {
                class: "number",
                children: `${group.resolved} of ${group.resolved + group.unresolved}`
            }),
            /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("td", {
                class: "number",
                children: group.errors + group.notRun
            }),
            /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("td", {
                class: "number",
                children: group.costUsd === null ? '-' : (0,amounts/* formatUsd */.U)(group.costUsd)
            }),
            /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("td", {
                class: "number",
                children: (0,durations/* formatSeconds */.X)(group.seconds)
            }),
            /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("td", {
                children: /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(trend_document_Changes, {
                    result: result
                })
            }),
            /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("td", {
                children: url === undefined ? shown(result.job) : /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("a", {
                    href: url,
                    children: shown(result.job)
                })
            })
        ]
    });
};
/** The trend as one page that loads nothing. */ const TrendDocument = ({ results })=>/*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("html", {
        lang: "en",
        children: [
            /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("head", {
                children: [
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("meta", {
                        charset: "utf-8"
                    }),
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("meta", {
                        "http-equiv": "Content-Security-Policy",
                        content: POLICY
                    }),
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("meta", {
                        name: "viewport",
                        content: "width=device-width, initial-scale=1"
                    }),
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("title", {
                        children: "Trend · Kotlin Benchmark"
                    }),
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("style", {
                        children: STYLE
                    })
                ]
            }),
            /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("body", {
                children: [
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("h1", {
                        children: "Trend"
                    }),
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("p", {
                        children: "The rate of each agent and its 95 % interval. A hollow point with a dashed line marks a result that differs from the one before in more than the agent."
                    }),
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("div", {
                        class: "scroll",
                        children: /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(TrendChart, {
                            results: results,
                            hasStyle: false
                        })
                    }),
                    /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("div", {
                        class: "scroll",
                        children: /*#__PURE__*/ (0,jsxRuntime/* jsxs */.FD)("table", {
                            children: [
                                /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("thead", {
                                    children: /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("tr", {
                                        children: [
                                            'Date',
                                            'Agent',
                                            'Rate',
                                            '95 % interval',
                                            'Resolved',
                                            'No verdict',
                                            'Cost',
                                            'Time',
                                            'Changed',
                                            'Job'
                                        ].map((title)=>/*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("th", {
                                                scope: "col",
                                                children: title
                                            }, title))
                                    })
                                }),
                                /*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)("tbody", {
                                    children: trendPoints(results).reverse().map((point)=>/*#__PURE__*/ (0,jsxRuntime/* jsx */.Y)(Row, {
                                            ...point
                                        }, `${point.result.id} ${(0,trial_facts/* agentName */.Lp)(point.group)}`))
                                })
                            ]
                        })
                    })
                ]
            })
        ]
    });

// EXTERNAL MODULE: ./src/text/plural.js
var plural = __webpack_require__(53239);
;// CONCATENATED MODULE: ./src/report/trend/trend-markdown.js







const SHOWN_POINTS = 100;
const SHOWN_CHANGES = 20;
/** An address in a link: what would end the link is spelled out. */ const target = (url)=>url.replace(/[()<>\s|]/g, (character)=>`%${character.charCodeAt(0).toString(16)}`);
const rateCell = ({ rate, interval95 })=>{
    if (rate === null) return 'no verdict';
    return interval95 === null ? (0,phrases/* percent */.KN)(rate) : `${(0,phrases/* percent */.KN)(rate)} (${(0,phrases/* percent */.KN)(interval95[0])} to ${(0,phrases/* percent */.KN)(interval95[1])})`;
};
const row = ({ result, group })=>{
    const url = safeUrl(result.run?.url);
    const job = (0,report_escape/* markdownCode */.D9)(result.job, {
        maxLength: 60
    });
    const cells = [
        `[${result.date.slice(0, 10)}](${result.file})`,
        (0,report_escape/* markdownCode */.D9)((0,trial_facts/* agentName */.Lp)(group), {
            maxLength: 80
        }),
        rateCell(group),
        `${group.resolved} of ${group.resolved + group.unresolved}`,
        String(group.errors + group.notRun),
        group.costUsd === null ? '-' : (0,amounts/* formatUsd */.U)(group.costUsd),
        changedWords(result),
        url === undefined ? job : `[${job}](${target(url)})`
    ];
    return `| ${cells.join(' | ')} |`;
};
const changeLines = (results)=>{
    const changed = results.filter(({ changes })=>changes.length > 0).reverse();
    const lines = changed.slice(0, SHOWN_CHANGES).flatMap(({ date, changes })=>changes.map(({ message })=>`- ${date.slice(0, 10)}: ${(0,report_escape/* markdownCode */.D9)(message, {
                maxLength: 400
            })}`));
    return lines.length === 0 ? [] : [
        '',
        '## What changed besides the agents',
        '',
        ...lines
    ];
};
/** The trend as GitHub shows it on the branch: the chart beside it, and the newest results. */ const trendMarkdown = (results)=>{
    const points = trendPoints(results).reverse();
    const more = points.length - SHOWN_POINTS;
    return [
        '# Trend',
        '',
        '![Rate of each agent over time](trend.svg)',
        '',
        'The rate of each agent and its 95 % interval. A hollow point with a dashed line marks a result that differs from the one before in more than the agent.',
        '',
        '| Date | Agent | Rate (95 % interval) | Resolved | No verdict | Cost | Changed | Job |',
        '|---|---|---|---|---|---|---|---|',
        ...points.slice(0, SHOWN_POINTS).map(row),
        ...more > 0 ? [
            '',
            `And ${(0,plural/* plural */.L)(more, 'older one')} in \`index.json\`.`
        ] : [],
        ...changeLines(results),
        ''
    ].join('\n');
};

;// CONCATENATED MODULE: ./src/report/trend/index.js





/** The pages that show published results over time, by the name of their file. */ const trendPages = (results)=>({
        'trend.md': trendMarkdown(results),
        'trend.svg': `${(0,dist/* render */.XX)((0,preact.h)(TrendChart, {
            results,
            hasStyle: true
        }))}\n`,
        'trend.html': `<!doctype html>\n${(0,dist/* render */.XX)((0,preact.h)(TrendDocument, {
            results
        }))}\n`
    });

// EXTERNAL MODULE: ./src/report/compare/differences.js
var differences = __webpack_require__(70464);
;// CONCATENATED MODULE: ./src/report/trend/published-result.js

const groupOf = (group)=>{
    const { agent, model, tasks, resolved, unresolved, errors, notRun, rate, interval95, costUsd, seconds } = group;
    return {
        ...{
            agent,
            model,
            tasks,
            resolved,
            unresolved,
            notRun,
            rate,
            interval95,
            costUsd,
            seconds
        },
        errors: errors.infrastructure + errors.model + errors.task
    };
};
/** When the last trial ended, where any says. */ const endOf = ({ trials })=>trials.map(({ finishedAt })=>finishedAt ?? '').filter((time)=>!Number.isNaN(Date.parse(time))).map((time)=>new Date(time).toISOString()).sort().at(-1);
const forFile = (name)=>name.replace(/[^\w.-]+/g, '-').replace(/^[.-]+/, '').slice(0, 100) || 'job';
/** The same result has the same id whenever it is published, and so has the same run's when it was made again. */ const idOf = ({ workflow, job }, digest)=>{
    if (!workflow) return `${forFile(job)}-${digest.slice(0, 8)}`;
    const run = `${forFile(workflow.runId)}-${workflow.runAttempt}`;
    return job === workflow.runId ? run : `${run}-${forFile(job)}`;
};
/** A result as the index of published ones has it. `date` counts where no trial says when it ended. */ const publishedResult = (rewards, { digest, date, previous })=>{
    const { workflow, job, dataset, rulesVersion, groups } = rewards;
    const id = idOf(rewards, digest);
    const ended = endOf(rewards) ?? date;
    return {
        id,
        file: `results/${ended.slice(0, 10)}-${id}.json`,
        digest,
        date: ended,
        job,
        run: workflow ? {
            id: workflow.runId,
            attempt: workflow.runAttempt,
            url: workflow.url,
            commit: workflow.commit
        } : null,
        dataset,
        rulesVersion,
        groups: groups.map(groupOf),
        changes: previous === undefined ? [] : changesSince(rewards, previous)
    };
};
/** What makes a step in a trend that is none of the agent's doing. */ const changesSince = (rewards, previous)=>(0,differences/* differencesOf */.g)(rewards, previous).filter(({ what })=>{
        if (what === 'tool') return false;
        // Of a folder no commit is known; as long as it is the same one, that is no news.
        const isSameFolder = rewards.dataset.commit === null && previous.dataset.commit === null && rewards.dataset.source === previous.dataset.source;
        return what !== 'dataset' || !isSameFolder;
    });
const key = ({ agent, model })=>JSON.stringify([
        agent,
        model
    ]);
/** The newest result before a time that has an agent and model in common with these groups. */ const resultBefore = (results, { date, groups })=>{
    const wanted = new Set(groups.map(key));
    return results.findLast((result)=>result.date < date && result.groups.some((group)=>wanted.has(key(group))));
};

;// CONCATENATED MODULE: ./src/report/trend/trim-rewards.js

const MESSAGE_LENGTH = 200;
const trimmed = ({ tests: _tests, paths: _paths, ...rest })=>({
        ...rest,
        message: (0,report_escape/* shorten */.ml)(rest.message, MESSAGE_LENGTH)
    });
const trimTrial = (trial)=>{
    const { fault, reasons, flags, images, secondVerdict, ...rest } = trial;
    return {
        ...rest,
        fault: fault && {
            ...fault,
            message: (0,report_escape/* shorten */.ml)(fault.message, MESSAGE_LENGTH)
        },
        reasons: reasons.map(trimmed),
        flags: flags.map(trimmed),
        images: {
            task: images.task,
            base: images.base
        },
        ...secondVerdict && {
            secondVerdict: {
                reward: secondVerdict.reward,
                reasons: secondVerdict.reasons.map(trimmed)
            }
        }
    };
};
/**
 * Results as they are kept for years: all that a comparison needs. The names of tests and paths, which can
 * be thousands a trial, stay in the artifact.
 */ const trimRewards = (rewards)=>({
        ...rewards,
        trials: rewards.trials.map(trimTrial)
    });
/** A `rewards.json` with a line for each trial, so that a change of one is a change of one line. */ const rewardsText = ({ trials, ...rest })=>{
    const head = JSON.stringify(rest, null, 2).replace(/\n\}$/, '');
    const lines = trials.map((trial)=>`    ${JSON.stringify(trial)}`).join(',\n');
    return `${head},\n  "trials": [\n${lines}\n  ]\n}\n`;
};

// EXTERNAL MODULE: ./src/commands/shared/baseline/parse-rewards.js
var parse_rewards = __webpack_require__(21392);
;// CONCATENATED MODULE: ./src/commands/publish/add-result.js







const INDEX = 'index.json';
const INDEX_MAX_BYTES = 64 * 1024 * 1024;
const NEWEST = 'rewards.json';
const readIndex = async (view, branch)=>{
    const text = await view.read(INDEX, INDEX_MAX_BYTES);
    if (text === undefined) return {
        schema: PUBLISHED_SCHEMA,
        results: []
    };
    try {
        return publishedIndexSchema.parse(JSON.parse(text));
    } catch (thrown) {
        throw new errors/* UserError */.yo(`${INDEX} on branch ${branch} is not one that \`publish\` wrote: ${(0,errors/* errorMessage */.gJ)(thrown)}. Name another branch with \`--branch\`, or mend it.`);
    }
};
/** A result that was published; undefined where someone has taken its file away, or spoilt it. */ const readResult = async (view, file)=>{
    const text = await view.read(file, parse_rewards/* REWARDS_MAX_BYTES */.G);
    try {
        return text === undefined ? undefined : (0,parse_rewards/* parseRewards */.S)(text);
    } catch  {
        return undefined;
    }
};
const isSameRun = (one, other)=>one.run !== null && other.run !== null && one.run.id === other.run.id && one.job === other.job;
const byDate = (one, other)=>one.date < other.date ? -1 : one.date > other.date ? 1 : one.id < other.id ? -1 : one.id > other.id ? 1 : 0;
/** The files of results that go; GitHub refuses to remove what is not there. */ const removals = async (view, replaced)=>{
    const files = {};
    for (const { file } of replaced){
        if (await view.read(file, parse_rewards/* REWARDS_MAX_BYTES */.G) !== undefined) files[file] = null;
    }
    return files;
};
/**
 * Works out what adding a result to a branch changes. A later attempt of the same run takes the place of an
 * earlier one, of which it has all that was good.
 */ const addResult = async (rewards, { view, branch, now })=>{
    const text = rewardsText(trimRewards(rewards));
    const digest = (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex');
    const index = await readIndex(view, branch);
    const draft = publishedResult(rewards, {
        digest,
        date: now,
        previous: undefined
    });
    const known = index.results.find(({ id })=>id === draft.id);
    const later = index.results.find((one)=>isSameRun(one, draft) && (one.run?.attempt ?? 0) > (draft.run?.attempt ?? 0));
    if (later !== undefined) return {
        result: later,
        change: null
    };
    if (known?.digest === digest) return {
        result: known,
        change: null
    };
    const replaced = index.results.filter((one)=>one.id === draft.id || isSameRun(one, draft));
    const others = index.results.filter((one)=>!replaced.includes(one));
    const before = resultBefore(others, {
        date: draft.date,
        groups: draft.groups
    });
    const previous = before && await readResult(view, before.file);
    const result = publishedResult(rewards, {
        digest,
        date: draft.date,
        previous
    });
    const results = [
        ...others,
        result
    ].sort(byDate);
    const files = {
        ...await removals(view, replaced),
        [result.file]: text,
        [INDEX]: `${JSON.stringify({
            schema: PUBLISHED_SCHEMA,
            results
        }, null, 1)}\n`,
        ...trendPages(results),
        ...results.at(-1) === result ? {
            [NEWEST]: text
        } : {}
    };
    return {
        result,
        change: {
            message: `Publish ${result.id}`,
            files
        }
    };
};

// EXTERNAL MODULE: ./src/commands/shared/files/named-file.js
var named_file = __webpack_require__(13308);
;// CONCATENATED MODULE: ./src/commands/publish.js








const publish_readResult = async (given)=>{
    try {
        const { text } = await (0,named_file/* readNamedFile */.w)(given, {
            maxBytes: parse_rewards/* REWARDS_MAX_BYTES */.G,
            inFolder: 'rewards.json'
        });
        return (0,parse_rewards/* parseRewards */.S)(text);
    } catch (thrown) {
        throw new errors/* UserError */.yo(`The result ${(0,quote/* quote */.h)(given)} cannot be read: ${(0,errors/* errorMessage */.gJ)(thrown)}. Name a \`rewards.json\`, or the folder that has it.`);
    }
};
/**
 * Adds a result to a branch of results and makes its trend pages anew, in one commit. The same result twice
 * changes nothing; of several that publish at a time none is lost.
 * @throws UserError where the result cannot be read, or nothing says which repository
 * @throws ApiFailure where GitHub does not let it
 */ const publish = async ({ result, branch }, { github, signal })=>{
    const rewards = await publish_readResult(result);
    const repository = await github.repository();
    const now = new Date().toISOString();
    const { result: added, change } = await commitToBranch(await github.api(), repository, {
        branch,
        signal,
        work: (view)=>addResult(rewards, {
                view,
                branch,
                now
            })
    });
    return {
        state: change === null ? 'unchanged' : 'published',
        file: added.file,
        branch,
        trendUrl: `${github.serverUrl}/${(0,github_repository/* repositoryName */.a)(repository)}/blob/${branch}/trend.md`,
        exitCode: exit_code/* EXIT */.d.done
    };
};

// EXTERNAL MODULE: ./src/commands/shared/access/github-access.js + 5 modules
var github_access = __webpack_require__(58446);
// EXTERNAL MODULE: ./src/entry/read-options/required.js
var required = __webpack_require__(68023);
// EXTERNAL MODULE: ./src/entry/cli/progress-text.js
var progress_text = __webpack_require__(74202);
;// CONCATENATED MODULE: ./src/entry/cli/publish-verb.js





/** `kotlin-bench publish`: where the result now is, on standard output. */ const publishVerb = async (values, context)=>{
    const { stdout, stderr, environment, githubToken, signal } = context;
    const result = (0,external_node_path_.resolve)((0,required/* required */.m)(values.result, {
        verb: 'publish',
        name: 'result'
    }));
    const onWait = (text)=>{
        if (!values.quiet) stderr.write(`${(0,progress_text/* oneLine */.TN)(text)}\n`);
    };
    const github = (0,github_access/* gitHubAccess */.g)({
        environment,
        token: githubToken,
        folder: process.cwd(),
        signal,
        onWait
    });
    const { exitCode, ...published } = await publish({
        result,
        branch: values.branch
    }, {
        github,
        signal
    });
    const { state, file, branch, trendUrl } = published;
    const done = state === 'published' ? 'Published' : 'Nothing to publish: it is there,';
    const text = values.json ? JSON.stringify(published, null, 2) : `${done} as ${file} on branch ${branch}\nTrend: ${trendUrl}`;
    stdout.write(`${text}\n`);
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

/***/ 53239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ plural)
/* harmony export */ });
/** A count with its noun: `1 task`, `2 tasks`; `many` for a noun whose plural is not made by an `s`. */ const plural = (count, one, many = `${one}s`)=>`${count} ${count === 1 ? one : many}`;


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

/***/ 58367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ay: () => (/* binding */ pRetry)
});

// UNUSED EXPORTS: AbortError, makeRetriable

;// CONCATENATED MODULE: ../../node_modules/is-network-error/index.js
const objectToString = Object.prototype.toString;

const isError = value => objectToString.call(value) === '[object Error]';

const errorMessages = new Set([
	'network error', // Chrome
	'NetworkError when attempting to fetch resource.', // Firefox
	'The Internet connection appears to be offline.', // Safari 16
	'Network request failed', // `cross-fetch`
	'fetch failed', // Undici (Node.js)
	'terminated', // Undici (Node.js)
	' A network error occurred.', // Bun (WebKit)
	'Network connection lost', // Cloudflare Workers (fetch)
]);

function isNetworkError(error) {
	const isValid = error
		&& isError(error)
		&& error.name === 'TypeError'
		&& typeof error.message === 'string';

	if (!isValid) {
		return false;
	}

	const {message, stack} = error;

	// Safari 17+ has generic message but no stack for network errors
	if (message === 'Load failed' || (message.startsWith('Load failed (') && message.endsWith(')'))) {
		return stack === undefined
			// Sentry adds its own stack trace to the fetch error, so also check for that
			|| '__sentry_captured__' in error;
	}

	// Deno network errors start with specific text
	if (message.startsWith('error sending request for url')) {
		return true;
	}

	// Chrome: exact "Failed to fetch" or with hostname: "Failed to fetch (example.com)"
	if (message === 'Failed to fetch' || (message.startsWith('Failed to fetch (') && message.endsWith(')'))) {
		return true;
	}

	// Standard network error messages
	return errorMessages.has(message);
}

;// CONCATENATED MODULE: ../../node_modules/p-retry/index.js


function validateRetries(retries) {
	if (typeof retries === 'number') {
		if (retries < 0) {
			throw new TypeError('Expected `retries` to be a non-negative number.');
		}

		if (Number.isNaN(retries)) {
			throw new TypeError('Expected `retries` to be a valid number or Infinity, got NaN.');
		}
	} else if (retries !== undefined) {
		throw new TypeError('Expected `retries` to be a number or Infinity.');
	}
}

function validateNumberOption(name, value, {min = 0, allowInfinity = false} = {}) {
	if (value === undefined) {
		return;
	}

	if (typeof value !== 'number' || Number.isNaN(value)) {
		throw new TypeError(`Expected \`${name}\` to be a number${allowInfinity ? ' or Infinity' : ''}.`);
	}

	if (!allowInfinity && !Number.isFinite(value)) {
		throw new TypeError(`Expected \`${name}\` to be a finite number.`);
	}

	if (value < min) {
		throw new TypeError(`Expected \`${name}\` to be \u2265 ${min}.`);
	}
}

class AbortError extends Error {
	constructor(message) {
		super();

		if (message instanceof Error) {
			this.originalError = message;
			({message} = message);
		} else {
			this.originalError = new Error(message);
			this.originalError.stack = this.stack;
		}

		this.name = 'AbortError';
		this.message = message;
	}
}

function calculateDelay(retriesConsumed, options) {
	const attempt = Math.max(1, retriesConsumed + 1);
	const random = options.randomize ? (Math.random() + 1) : 1;

	let timeout = Math.round(random * options.minTimeout * (options.factor ** (attempt - 1)));
	timeout = Math.min(timeout, options.maxTimeout);

	return timeout;
}

function calculateRemainingTime(start, max) {
	if (!Number.isFinite(max)) {
		return max;
	}

	return max - (performance.now() - start);
}

async function onAttemptFailure({error, attemptNumber, retriesConsumed, startTime, options}) {
	const normalizedError = error instanceof Error
		? error
		: new TypeError(`Non-error was thrown: "${error}". You should only throw errors.`);

	if (normalizedError instanceof AbortError) {
		throw normalizedError.originalError;
	}

	const retriesLeft = Number.isFinite(options.retries)
		? Math.max(0, options.retries - retriesConsumed)
		: options.retries;

	const maxRetryTime = options.maxRetryTime ?? Number.POSITIVE_INFINITY;

	const context = Object.freeze({
		error: normalizedError,
		attemptNumber,
		retriesLeft,
		retriesConsumed,
	});

	await options.onFailedAttempt(context);

	if (calculateRemainingTime(startTime, maxRetryTime) <= 0) {
		throw normalizedError;
	}

	const consumeRetry = await options.shouldConsumeRetry(context);

	const remainingTime = calculateRemainingTime(startTime, maxRetryTime);

	if (remainingTime <= 0 || retriesLeft <= 0) {
		throw normalizedError;
	}

	if (normalizedError instanceof TypeError && !isNetworkError(normalizedError)) {
		if (consumeRetry) {
			throw normalizedError;
		}

		options.signal?.throwIfAborted();
		return false;
	}

	if (!await options.shouldRetry(context)) {
		throw normalizedError;
	}

	if (!consumeRetry) {
		options.signal?.throwIfAborted();
		return false;
	}

	const delayTime = calculateDelay(retriesConsumed, options);
	const finalDelay = Math.min(delayTime, remainingTime);

	options.signal?.throwIfAborted();

	if (finalDelay > 0) {
		await new Promise((resolve, reject) => {
			const onAbort = () => {
				clearTimeout(timeoutToken);
				options.signal?.removeEventListener('abort', onAbort);
				reject(options.signal.reason);
			};

			const timeoutToken = setTimeout(() => {
				options.signal?.removeEventListener('abort', onAbort);
				resolve();
			}, finalDelay);

			if (options.unref) {
				timeoutToken.unref?.();
			}

			options.signal?.addEventListener('abort', onAbort, {once: true});
		});
	}

	options.signal?.throwIfAborted();

	return true;
}

async function pRetry(input, options = {}) {
	options = {...options};

	validateRetries(options.retries);

	if (Object.hasOwn(options, 'forever')) {
		throw new Error('The `forever` option is no longer supported. For many use-cases, you can set `retries: Infinity` instead.');
	}

	options.retries ??= 10;
	options.factor ??= 2;
	options.minTimeout ??= 1000;
	options.maxTimeout ??= Number.POSITIVE_INFINITY;
	options.maxRetryTime ??= Number.POSITIVE_INFINITY;
	options.randomize ??= false;
	options.onFailedAttempt ??= () => {};
	options.shouldRetry ??= () => true;
	options.shouldConsumeRetry ??= () => true;

	// Validate numeric options and normalize edge cases
	validateNumberOption('factor', options.factor, {min: 0, allowInfinity: false});
	validateNumberOption('minTimeout', options.minTimeout, {min: 0, allowInfinity: false});
	validateNumberOption('maxTimeout', options.maxTimeout, {min: 0, allowInfinity: true});
	validateNumberOption('maxRetryTime', options.maxRetryTime, {min: 0, allowInfinity: true});

	// Treat non-positive factor as 1 to avoid zero backoff or negative behavior
	if (!(options.factor > 0)) {
		options.factor = 1;
	}

	options.signal?.throwIfAborted();

	let attemptNumber = 0;
	let retriesConsumed = 0;
	const startTime = performance.now();

	while (Number.isFinite(options.retries) ? retriesConsumed <= options.retries : true) {
		attemptNumber++;

		try {
			options.signal?.throwIfAborted();

			const result = await input(attemptNumber);

			options.signal?.throwIfAborted();

			return result;
		} catch (error) {
			if (await onAttemptFailure({
				error,
				attemptNumber,
				retriesConsumed,
				startTime,
				options,
			})) {
				retriesConsumed++;
			}
		}
	}

	// Should not reach here, but in case it does, throw an error
	throw new Error('Retry attempts exhausted without throwing an error.');
}

function makeRetriable(function_, options) {
	return function (...arguments_) {
		return pRetry(() => function_.apply(this, arguments_), options);
	};
}


/***/ })

};
;