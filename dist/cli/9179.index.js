"use strict";
exports.id = 9179;
exports.ids = [9179];
exports.modules = {

/***/ 9927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $g: () => (/* binding */ defaultCacheDir),
/* harmony export */   HM: () => (/* binding */ fileCache),
/* harmony export */   YF: () => (/* binding */ rowFolders)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);



/** `$XDG_CACHE_HOME/kotlin-bench`, by default `~/.cache/kotlin-bench`. */ const defaultCacheDir = (env = process.env)=>(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(env.XDG_CACHE_HOME || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)(), '.cache'), 'kotlin-bench');
/** Where a cache (absolute) keeps what evaluates rows: their tasks, clones of their repositories, checkouts. */ const rowFolders = (cacheDir)=>({
        tasks: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(cacheDir, 'rows'),
        clones: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(cacheDir, 'repositories'),
        checkouts: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(cacheDir, 'contexts')
    });
/**
 * Small JSON values in a folder, one file each. A value that cannot be read or written is as good as
 * none: the cache only saves asking again.
 */ const fileCache = (dir)=>({
        async read (name) {
            try {
                return JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, `${name}.json`), 'utf8'));
            } catch  {
                return undefined;
            }
        },
        async write (name, value) {
            try {
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(dir, {
                    recursive: true
                });
                // Whole or not at all: another run may be reading.
                const draft = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, `.${name}.${process.pid}`);
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(draft, JSON.stringify(value));
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(draft, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, `${name}.json`));
            } catch  {
            // See above.
            }
        }
    });


/***/ }),

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

/***/ 19774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ openRemote),
  q: () => (/* binding */ resolveRef)
});

// EXTERNAL MODULE: ../../node_modules/p-retry/index.js + 1 modules
var p_retry = __webpack_require__(58367);
// EXTERNAL MODULE: ./src/engine/known-certificates.js
var known_certificates = __webpack_require__(47820);
// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(29866);
// EXTERNAL MODULE: ./src/text/loopback.js
var loopback = __webpack_require__(63940);
// EXTERNAL MODULE: ./src/text/quote.js
var quote = __webpack_require__(98461);
;// CONCATENATED MODULE: ./src/dataset/credentials.js



const VARIABLE = 'KOTLIN_BENCH_GIT_PASSWORD';
/** GitHub takes this user name with every kind of token, other hosts take any. */ const USER = 'x-access-token';
/**
 * How git gets a token when a server asks for it: by a credential helper that holds for the URL's host
 * alone, in place of the user's own, and that reads the token from the environment of the call. The
 * token stands on no command line, in no URL and in no file. Without a token git asks the user's own
 * helpers.
 *
 * @throws UserError where the token would cross a network in the clear
 */ const credentials = (url, token)=>{
    if (token === undefined || !/^https?:/.test(url)) return {
        config: [],
        env: {}
    };
    const { origin, protocol, hostname, username } = new URL(url);
    if (protocol === 'http:' && !(0,loopback/* isLoopbackHost */.c)(hostname)) {
        throw new errors/* UserError */.yo(`The dataset's URL ${(0,quote/* quote */.h)(origin)} is not encrypted, so \`dataset-token\` is not sent to it. Use https.`);
    }
    const user = decodeURIComponent(username) || USER;
    const helper = `!f() { test "$1" = get && printf 'username=%s\\npassword=%s\\n' "$${VARIABLE}_USER" "$${VARIABLE}"; }; f`;
    return {
        config: [
            [
                'credential.helper',
                ''
            ],
            [
                `credential.${origin}.helper`,
                helper
            ]
        ],
        env: {
            [VARIABLE]: token,
            [`${VARIABLE}_USER`]: user
        }
    };
};

// EXTERNAL MODULE: ./src/dataset/git.js
var git = __webpack_require__(73634);
// EXTERNAL MODULE: ./src/text/untrusted-certificate.js
var untrusted_certificate = __webpack_require__(45085);
;// CONCATENATED MODULE: ./src/dataset/git-failure.js


/** How git and the servers say what is wrong, most telling first; git's words are asked for in English. */ const SIGNATURES = [
    [
        'disk',
        /no space left on device|disk quota exceeded/i
    ],
    [
        'certificate',
        /error (?:setting|adding) (?:certificate|trust)|CERT_/i
    ],
    [
        'limited',
        /returned error: 429|rate limit/i
    ],
    [
        'server',
        /returned error: 5\d\d|internal server error|service unavailable/i
    ],
    [
        'denied',
        /returned error: 403|permission denied|host key verification failed/i
    ],
    [
        'login',
        /authentication failed|could not read (?:username|password)|terminal prompts disabled|returned error: 401|invalid credentials/i
    ],
    [
        'absent',
        /repository (?:'[^']*' )?not found|returned error: 404|does not appear to be a git repository|not a valid repository/i
    ],
    [
        'commit',
        /not our ref|unadvertised object|couldn't find remote ref|no such remote ref/i
    ]
];
const SHOWN_LINES = 3;
/** The last lines in which git says what went wrong, in one. */ const saidBy = ({ stderr, exitCode })=>{
    const lines = stderr.split(/[\r\n]+/).map((line)=>line.replace(/^(?:fatal|error|remote): ?/, '').trim()).filter((line)=>line !== '');
    return lines.slice(-SHOWN_LINES).join(' / ') || `git ended with exit code ${exitCode ?? 'none'}`;
};
const causeOf = ({ stderr })=>(0,untrusted_certificate/* isUntrustedCertificate */.Y)(stderr) ? 'certificate' : SIGNATURES.find(([, pattern])=>pattern.test(stderr))?.[0] ?? 'network';
const fault = (code, message)=>new errors/* FaultError */.VD('infrastructure', code, message);
/** Whether git does not trust the server's certificate. */ const isUntrusted = (result)=>!result.ok && causeOf(result) === 'certificate';
/** Whether trying again may help. */ const isPassing = (thrown)=>thrown instanceof errors/* FaultError */.VD && (thrown.code === 'dataset-unreachable' || thrown.code === 'dataset-limited');
/** What is thrown for a call that had to reach a repository and did not get what it asked for. */ const gitFailure = (result, asked)=>{
    const { label, url, hasToken, loginAdvice, certificates } = asked;
    if (result.isMissing) {
        return fault('git-missing', `${label} is fetched by git, and there is no git on PATH. Install it.`);
    }
    const said = saidBy(result);
    if (result.timedOut) return fault('dataset-unreachable', `${label}: ${url} did not answer in time (${said}).`);
    switch(causeOf(result)){
        case 'disk':
            return fault('disk-full', `${label}: there is no space left for it (${said}).`);
        case 'certificate':
            return fault('dataset-certificate', `${label}: the certificate of ${url} is not trusted (${said})${certificates === undefined ? '' : `, with those of ${certificates} neither`}. Where your network inspects TLS, name a file with its certificates in SSL_CERT_FILE; containers trust them then as well.`);
        case 'limited':
            return fault('dataset-limited', `${label}: ${url} answers that there were too many requests (${said}).`);
        case 'denied':
            return new errors/* UserError */.yo(`${label}: ${url} denies access (${said}). ${hasToken ? '`dataset-token` needs to read the contents of that repository; where its organisation has single sign-on, authorise the token for it.' : loginAdvice}`);
        case 'login':
            return new errors/* UserError */.yo(hasToken ? `${label}: ${url} does not take \`dataset-token\` (${said}). Check that the token is whole, has not expired, and may read the contents of that repository.` : `${label}: ${url} asks for a login (${said}). ${loginAdvice}`);
        case 'absent':
            return new errors/* UserError */.yo(hasToken ? `${label}: there is no repository ${url} that \`dataset-token\` may read (${said}). Check its name, and what the token may read.` : `${label}: there is no repository ${url} (${said}). ${loginAdvice}`);
        case 'commit':
            return new errors/* UserError */.yo(`${label}: ${url} has no such commit (${said}). Give a branch, a tag, or all digits of a commit that is on one.`);
        default:
            return fault('dataset-unreachable', `${label}: ${url} cannot be fetched from (${said}).`);
    }
};

;// CONCATENATED MODULE: ./src/dataset/remote.js





const TIMEOUT_MS = 30 * 60_000;
const RETRIES = 2;
/** Ends a transfer that stands still, which no deadline of ours could tell from a slow one. */ const STALLED = [
    [
        'http.lowSpeedLimit',
        '1000'
    ],
    [
        'http.lowSpeedTime',
        '60'
    ]
];
/** Not `ext`, which starts programs; nor `git`, which proves nothing of whom it speaks with. */ const PROTOCOLS = 'https:http:ssh:file';
/**
 * A repository by its address, with the token for it.
 * @throws UserError where the token would be sent in the clear
 */ const openRemote = (options)=>{
    const { token, signal, retries = RETRIES, certificates = (0,known_certificates/* knownCertificates */.a)(process.env), ...asked } = options;
    const { config, env } = credentials(asked.url, token);
    let trust = {};
    const failure = (result)=>gitFailure(result, {
            ...asked,
            hasToken: token !== undefined,
            certificates
        });
    const ask = (args, place = {})=>(0,git/* git */.$)(args, {
            ...place,
            config: [
                ...STALLED,
                ...config
            ],
            env: {
                ...env,
                ...trust,
                GIT_ALLOW_PROTOCOL: PROTOCOLS
            },
            signal,
            timeoutMs: TIMEOUT_MS
        });
    const attempt = async (args, place)=>{
        const result = await ask(args, place);
        if (certificates === undefined || trust.GIT_SSL_CAINFO || !isUntrusted(result)) return result;
        // For git they stand in place of what it trusts, so that its own come first.
        trust = {
            GIT_SSL_CAINFO: certificates
        };
        return ask(args, place);
    };
    const once = async (args, options)=>{
        const result = await attempt(args, options);
        if (!result.ok) throw failure(result);
        return result.stdout;
    };
    return {
        attempt,
        failure,
        call: (args, options)=>(0,p_retry/* default */.Ay)(()=>once(args, options), {
                retries,
                minTimeout: 500,
                randomize: true,
                shouldRetry: ({ error })=>isPassing(error)
            })
    };
};
const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i;
/** Whether a ref is a commit in full, which no server has to be asked for. */ const isCommit = (ref)=>COMMIT.test(ref);
/**
 * The commit that a branch, a tag or a full name such as `refs/pull/1/head` stands for at a repository
 * (a URL, or a remote of the work tree `dir`); null where it has none. A tag wins over a branch of the same name, as
 * in git. HEAD is what the repository calls so.
 */ const resolveRef = async (remote, { repository, ref, dir })=>{
    if (isCommit(ref)) return ref.toLowerCase();
    const names = [
        `refs/tags/${ref}^{}`,
        `refs/tags/${ref}`,
        `refs/heads/${ref}`,
        `${ref}^{}`,
        ref
    ];
    const place = dir === undefined ? {} : {
        dir
    };
    const listed = await remote.call([
        'ls-remote',
        '--quiet',
        repository,
        ...names
    ], place);
    const commits = new Map(listed.split('\n').map((line)=>{
        const [commit = '', name = ''] = line.split('\t');
        return [
            name,
            commit
        ];
    }));
    return names.map((name)=>commits.get(name)).find((commit)=>commit !== undefined) ?? null;
};


/***/ }),

/***/ 66275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FR: () => (/* binding */ engineFailure),
/* harmony export */   vH: () => (/* binding */ failureSignature),
/* harmony export */   w$: () => (/* binding */ lastLines)
/* harmony export */ });
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29866);
/* harmony import */ var _text_terminal_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7082);


/**
 * What the engine says when the fault is not the task's, most telling first. The texts are those of
 * Docker 20.10 to 28 and of podman's docker command. What stands between two words of one is short: without an
 * end to it a long text takes quadratic time.
 */ const SIGNATURES = [
    {
        kind: 'infrastructure',
        code: 'engine-unreachable',
        pattern: /cannot connect to the docker daemon|is the docker daemon running|error during connect|connection refused.{0,300}?docker\.sock/i
    },
    {
        kind: 'infrastructure',
        code: 'engine-denied',
        pattern: /permission denied while trying to connect|dial unix .{0,300}?permission denied/i
    },
    {
        kind: 'infrastructure',
        code: 'path-too-long',
        pattern: /file name too long/i
    },
    {
        kind: 'infrastructure',
        code: 'disk-full',
        pattern: /no space left on device|disk quota exceeded/i
    },
    {
        kind: 'infrastructure',
        code: 'registry-limited',
        pattern: /toomanyrequests|429 too many requests|rate limit/i
    },
    {
        kind: 'infrastructure',
        code: 'registry-unavailable',
        pattern: /received unexpected http status: 5\d\d|50[0234] (bad gateway|service unavailable|gateway time-?out|internal server error)|dial tcp [^\n]{0,300}?connection refused/i
    },
    {
        kind: 'infrastructure',
        code: 'network',
        pattern: /temporary failure (in name )?resol|no such host|i\/o timeout|tls handshake timeout|connection reset by peer|unexpected eof|network is unreachable|no route to host/i
    },
    {
        kind: 'infrastructure',
        code: 'engine-network',
        pattern: /failed to create endpoint|could not find bridge|failed to set up container networking/i
    },
    {
        kind: 'infrastructure',
        code: 'host-out-of-memory',
        pattern: /cannot allocate memory/i
    },
    {
        kind: 'infrastructure',
        code: 'image-missing',
        pattern: /no such image|manifest unknown|pull access denied|unable to find image/i
    },
    {
        kind: 'infrastructure',
        code: 'container-gone',
        pattern: /no such container|is not running|removal of container .{0,100}? is already in progress/i
    }
];
/** The signature that the engine's words bear, if one does. */ const failureSignature = (text)=>SIGNATURES.find((signature)=>signature.pattern.test(text));
/** The last lines of what a command said, for the end of a message: without colours and what else steers a terminal. */ const lastLines = (text, count = 5)=>(0,_text_terminal_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutTerminalCodes */ .z)(text).split('\n').map((line)=>line.trimEnd()).filter((line)=>line !== '').slice(-count).join('\n');
/** The fault of an engine call that had to succeed and did not. */ const engineFailure = (args, result)=>{
    const verb = args[0] ?? '';
    const said = lastLines(result.stderr) || `exit code ${result.exitCode}`;
    if (result.timedOut) {
        return new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FaultError */ .VD('infrastructure', 'engine-timeout', `The engine did not finish \`docker ${verb}\` in time: ${said}`);
    }
    const code = failureSignature(result.stderr)?.code ?? 'engine-failed';
    return new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FaultError */ .VD('infrastructure', code, `\`docker ${verb}\` failed: ${said}`);
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

/***/ 28385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BP: () => (/* binding */ ownerIsGone),
/* harmony export */   GS: () => (/* binding */ thisOwner),
/* harmony export */   Gk: () => (/* binding */ TRIAL_LIFE_SEC),
/* harmony export */   Iw: () => (/* binding */ EXPIRES_LABEL),
/* harmony export */   N3: () => (/* binding */ ownerIsRunning),
/* harmony export */   Pe: () => (/* binding */ expiresAfter),
/* harmony export */   Tp: () => (/* binding */ INSTALL_LIFE_SEC),
/* harmony export */   Vu: () => (/* binding */ formatOwner),
/* harmony export */   lp: () => (/* binding */ labelArguments),
/* harmony export */   pM: () => (/* binding */ JOB_LABEL),
/* harmony export */   pZ: () => (/* binding */ parseOwner),
/* harmony export */   pk: () => (/* binding */ OWNER_LABEL)
/* harmony export */ });
/* unused harmony export processStart */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var execa__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63230);



const PREFIX = 'io.kotlin-bench';
/** Which job something belongs to: what the post step and Ctrl-C remove. */ const JOB_LABEL = `${PREFIX}.job`;
/** An `Owner`, as `formatOwner` writes it. */ const OWNER_LABEL = `${PREFIX}.owner`;
/** Seconds since the epoch after which any later run may remove it. */ const EXPIRES_LABEL = `${PREFIX}.expires`;
const ROLE_LABEL = `${PREFIX}.role`;
const read = async (path)=>{
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8')).trim();
    } catch  {
        return '';
    }
};
const hostIdentity = async ()=>{
    const boot = (await read('/proc/sys/kernel/random/boot_id')).slice(0, 8);
    const namespace = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readlink)('/proc/self/ns/pid').catch(()=>'');
    return [
        (0,node_os__WEBPACK_IMPORTED_MODULE_1__.hostname)(),
        boot,
        /\d+/.exec(namespace)?.[0] ?? ''
    ].join('/');
};
/** When process `pid` started, or undefined where there is none. */ const processStart = async (pid)=>{
    if (process.platform === 'linux') {
        const stat = await read(`/proc/${pid}/stat`);
        // State and start time, fields 3 and 22; counted after the command's name, which may hold blanks.
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        // What has ended stays listed until its parent asks, which an init process of a container may never do.
        const hasEnded = stat === '' || fields[0] === 'Z' || fields[0] === 'X';
        return hasEnded ? undefined : fields[19];
    }
    const listed = await (0,execa__WEBPACK_IMPORTED_MODULE_2__/* .execa */ .Ho)('ps', [
        '-o',
        'lstart=',
        '-p',
        String(pid)
    ], {
        reject: false
    });
    return listed.stdout.trim() || undefined;
};
let self;
/** This process as an owner; asked of the system once. */ const thisOwner = ()=>{
    self ??= (async ()=>({
            host: await hostIdentity(),
            pid: process.pid,
            started: await processStart(process.pid) ?? ''
        }))();
    return self;
};
/** An owner as a label's value. */ const formatOwner = (owner)=>`${owner.host} ${owner.pid} ${owner.started}`;
/** Reads a label's value; undefined where it is none of ours. */ const parseOwner = (text)=>{
    const match = /^(\S+) (\d+) (.*)$/.exec(text);
    return match ? {
        host: match[1],
        pid: Number(match[2]),
        started: match[3]
    } : undefined;
};
const livesHere = async (owner)=>await processStart(owner.pid) === owner.started;
const isOfThisHost = async (owner)=>owner.host === (await thisOwner()).host;
/** True where the owner lived on this host and lives no more. */ const ownerIsGone = async (owner)=>await isOfThisHost(owner) && !await livesHere(owner);
/** True where the owner lives, on this host; of another host nothing is known. */ const ownerIsRunning = async (owner)=>await isOfThisHost(owner) && await livesHere(owner);
/** A day: longer than any trial, short enough that a forgotten machine cleans itself. */ const TRIAL_LIFE_SEC = 24 * 3600;
/** An hour: longer than an agent takes to be installed. */ const INSTALL_LIFE_SEC = 3600;
/** Seconds since the epoch after which anyone may remove what is made now. */ const expiresAfter = (seconds)=>Date.now() / 1000 + seconds;
/**
 * The labels that every container, network, volume and temporary image bears.
 * @param expiresAt seconds since the epoch after which anyone may reap it
 */ const labelArguments = async (labels)=>[
        ...[
            '--label',
            `${JOB_LABEL}=${labels.jobId}`
        ],
        ...[
            '--label',
            `${OWNER_LABEL}=${formatOwner(await thisOwner())}`
        ],
        ...[
            '--label',
            `${EXPIRES_LABEL}=${Math.round(labels.expiresAt)}`
        ],
        ...[
            '--label',
            `${ROLE_LABEL}=${labels.role}`
        ]
    ];


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

/***/ 81479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E: () => (/* binding */ withProgress)
});

// EXTERNAL MODULE: ./src/text/plural.js
var plural = __webpack_require__(53239);
// EXTERNAL MODULE: ./src/entry/cli/progress-text.js
var progress_text = __webpack_require__(74202);
;// CONCATENATED MODULE: ./src/entry/cli/line-progress.js


const DONE = {
    build: 'built',
    pull: 'pulled',
    push: 'pushed',
    restore: 'restored',
    save: 'saved'
};
/** The line for an event, or undefined for one that is too small to tell of. */ const progressLine = (event)=>{
    switch(event.type){
        case 'job-started':
            return `job ${(0,progress_text/* oneLine */.TN)(event.job)}: ${(0,plural/* plural */.L)(event.trials, 'trial')}`;
        case 'phase-finished':
            return `${(0,progress_text/* oneLine */.TN)(event.task)}  ${event.phase}  ${(0,progress_text/* duration */.p0)(event.seconds)}`;
        case 'trial-finished':
            return `${(0,progress_text/* oneLine */.TN)(event.task)}  ${(0,progress_text/* ending */.K1)(event.record)}`;
        case 'task-run-finished':
            return `${(0,progress_text/* oneLine */.TN)(event.task)}  ${(0,progress_text/* oneLine */.TN)(event.trial)}  ${(0,progress_text/* runEnding */.nH)(event)}  ${(0,progress_text/* duration */.p0)(event.seconds)}`;
        case 'image-finished':
            return `image ${(0,progress_text/* oneLine */.TN)(event.image)}  ${event.failed ? 'not ' : ''}${DONE[event.action]}  ${(0,progress_text/* duration */.p0)(event.seconds)}`;
        case 'notice':
        case 'warning':
            {
                const about = event.task === undefined ? '' : `${(0,progress_text/* oneLine */.TN)(event.task)}  `;
                return `${about}${event.type}: ${(0,progress_text/* oneLine */.TN)(event.message)}`;
            }
        default:
            return undefined;
    }
};
/** A quiet line for each phase that ends: for logs and pipes. */ const lineProgress = (write)=>(event)=>{
        const line = progressLine(event);
        if (line !== undefined) write(`${line}\n`);
    };

;// CONCATENATED MODULE: ./src/entry/cli/live-progress.js


/** Runs of several tasks bear the same names. */ const trialKey = ({ task, trial })=>`${task}\n${trial}`;
const CLEAR_LINE = '\r\u001b[2K';
const isTrialEnd = ({ type })=>type === 'trial-finished' || type === 'task-run-finished';
/** What goes on above the status line for good: how trials end, and what went wrong. */ const isLasting = (event)=>[
        'job-started',
        'image-finished',
        'notice',
        'warning'
    ].includes(event.type) || isTrialEnd(event);
/** One status line, redrawn each second, below the lines that stay. */ const liveProgress = ({ write, columns, now = Date.now })=>{
    const active = new Map();
    let total = 0;
    let done = 0;
    const status = ()=>{
        const parts = [
            ...active.values()
        ].map(({ label, since })=>`${label} ${(0,progress_text/* duration */.p0)((now() - since) / 1000)}`);
        // Runs without the classes that are flaky come on top of those that were announced.
        const counter = total === 0 || done > total ? [] : [
            `[${done}/${total}]`
        ];
        return [
            ...counter,
            parts.join(' | ')
        ].join(' ');
    };
    const redraw = ()=>write(`${CLEAR_LINE}${[
            ...status()
        ].slice(0, Math.max(10, columns() - 1)).join('')}`);
    const note = (event)=>{
        if (event.type === 'job-started') total = event.trials;
        if (isTrialEnd(event)) done += 1;
        if (event.type === 'phase-started') {
            active.set(trialKey(event), {
                label: `${(0,progress_text/* oneLine */.TN)(event.task)} ${event.phase}`,
                since: now()
            });
        }
        if (event.type === 'phase-finished') active.delete(trialKey(event));
        if (event.type === 'image-started') {
            active.set(event.image, {
                label: `${event.action} ${(0,progress_text/* oneLine */.TN)(event.image)}`,
                since: now()
            });
        }
        if (event.type === 'image-finished') active.delete(event.image);
    };
    const timer = setInterval(redraw, 1000);
    timer.unref();
    return {
        listener: (event)=>{
            note(event);
            const line = isLasting(event) ? progressLine(event) : undefined;
            if (line !== undefined) write(`${CLEAR_LINE}${line}\n`);
            redraw();
        },
        end: ()=>{
            clearInterval(timer);
            write(CLEAR_LINE);
        }
    };
};

;// CONCATENATED MODULE: ./src/entry/cli/terminal-progress.js


/** Live on a terminal, a line a phase elsewhere, none when quiet. */ const shownOn = (stream, { quiet })=>{
    const write = (text)=>{
        stream.write(text);
    };
    if (quiet) return {
        listener: ()=>{},
        end: ()=>{}
    };
    if (!stream.isTTY) return {
        listener: lineProgress(write),
        end: ()=>{}
    };
    return liveProgress({
        write,
        columns: ()=>stream.columns ?? 80
    });
};
/**
 * Does work whose progress is shown on a stream, standard error, and cleared from it before anything else is
 * printed. A verb that starts jobs has them watched as well, quiet or not.
 */ const withProgress = async (stream, { quiet, watchJobs }, work)=>{
    const { listener, end } = shownOn(stream, {
        quiet
    });
    try {
        return await work((event)=>{
            watchJobs?.(event);
            listener(event);
        });
    } finally{
        end();
    }
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

/***/ 3969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ sharedPart),
/* harmony export */   b: () => (/* binding */ parentImages)
/* harmony export */ });
/**
 * The instructions of a Dockerfile, each on one line: a backslash at the end of a line joins it with
 * the next, comment lines between do not count, and here-documents are left out.
 */ const instructions = (dockerfile)=>{
    const found = [];
    let joined = '';
    let begin = 0;
    const ends = [];
    for (const [number, line] of dockerfile.replace(/\r/g, '').split('\n').entries()){
        if (joined === '') begin = number;
        if (ends.length > 0) {
            if (line.replace(/^\t+/, '') === ends[0]) ends.shift();
            continue;
        }
        if (/^\s*#/.test(line)) continue;
        const goesOn = /^(.*)\\[ \t]*$/.exec(line);
        joined += goesOn ? `${goesOn[1]} ` : line;
        if (goesOn) continue;
        if (/^\s*(?:RUN|COPY|ADD)\s/i.test(joined)) {
            for (const match of joined.matchAll(/<<-?(["']?)(\w+)\1/g))ends.push(match[2]);
        }
        found.push({
            text: joined,
            line: begin
        });
        joined = '';
    }
    return [
        ...found,
        {
            text: joined,
            line: begin
        }
    ];
};
const FROM = /^\s*FROM\s+(?:--\S+\s+)*(\S+)(?:\s+AS\s+(\S+))?/i;
const ARG = /^\s*ARG\s+(\w+)(?:=(?:"([^"]*)"|'([^']*)'|(\S*)))?/i;
const COPY = /^\s*(?:COPY|ADD)\s+(?:--\S+\s+)*?--from=(\S+)/i;
const MOUNT = /--mount=(\S+)/gi;
const MOUNT_FROM = /^from=(.+)/i;
/** No image's name is longer; of a recipe that doubles its arguments again and again nothing longer is kept. */ const LONGEST_NAME = 1000;
/** What may be an image's name: the engine is asked about nothing else, least of all about an option of its own. */ const NAME = /^[A-Za-z0-9][\w./:@-]*$/;
/** No recipe builds on more, and about each the engine is asked. */ const MOST_PARENTS = 100;
/** Of what a mount's options name, the image that it is from. */ const mountedImage = (options)=>options.split(',').map((option)=>MOUNT_FROM.exec(option)?.[1]).findLast((image)=>image !== undefined);
/** What a Dockerfile builds on: images from outside, not its own earlier stages. */ const parentImages = (dockerfile)=>{
    const args = new Map();
    const stages = new Set();
    const parents = new Set();
    const expand = (text)=>text.length > LONGEST_NAME ? text : text.replace(/\$(?:\{(\w+)(?::?-([^}]*))?\}|(\w+))/g, (whole, braced, fallback, bare)=>args.get(braced ?? bare) || (fallback ?? whole));
    const isOutside = (image)=>parents.size < MOST_PARENTS && image.length <= LONGEST_NAME && NAME.test(image) && image !== 'scratch' && !/^\d+$/.test(image) && !stages.has(image.toLowerCase());
    let seenFrom = false;
    for (const { text: line } of instructions(dockerfile)){
        const arg = ARG.exec(line);
        const from = FROM.exec(line);
        const copied = COPY.exec(line);
        if (arg && !seenFrom) {
            const value = expand(arg[2] ?? arg[3] ?? arg[4] ?? '');
            args.set(arg[1], value.length > LONGEST_NAME ? '' : value);
        } else if (from) {
            seenFrom = true;
            const image = expand(from[1]);
            if (isOutside(image)) parents.add(image);
            if (from[2]) stages.add(from[2].toLowerCase());
        } else if (copied) {
            if (isOutside(copied[1])) parents.add(copied[1]);
        } else if (/^\s*RUN\s/i.test(line)) {
            for (const [, options = ''] of line.matchAll(MOUNT)){
                const image = mountedImage(options);
                if (image !== undefined && isOutside(image)) parents.add(image);
            }
        }
    }
    return [
        ...parents
    ];
};
/**
 * What a Dockerfile does before anything of the context goes in, which it may share with others; null
 * where it runs nothing by then.
 */ const sharedPart = (dockerfile)=>{
    const all = instructions(dockerfile);
    const first = all.find(({ text })=>/^\s*(?:COPY|ADD)\s/i.test(text));
    if (first === undefined) return null;
    const runs = all.some(({ text, line })=>line < first.line && /^\s*RUN\s/i.test(text));
    return runs ? `${dockerfile.split('\n').slice(0, first.line).join('\n')}\n` : null;
};


/***/ }),

/***/ 64342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ noLock),
/* harmony export */   y: () => (/* binding */ fileLock)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58500);
/* harmony import */ var _engine_labels_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28385);





const PAUSE_MS = 300;
/**
 * Locks are files that name their holder, in a folder that all runs of a user share. One whose holder
 * has died counts for nothing. Where no such file can be written, nobody waits: two builds of the same
 * image are a waste and no mistake.
 */ const fileLock = (dir)=>async (key, work, { signal, waiting })=>{
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, key);
        const draft = `${path}.${process.pid}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)().slice(0, 8)}`;
        try {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(dir, {
                recursive: true
            });
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(draft, (0,_engine_labels_js__WEBPACK_IMPORTED_MODULE_4__/* .formatOwner */ .Vu)(await (0,_engine_labels_js__WEBPACK_IMPORTED_MODULE_4__/* .thisOwner */ .GS)()));
        } catch  {
            return work();
        }
        try {
            for(let told = false; !await takes(draft, path); await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout)(PAUSE_MS, undefined, {
                signal
            })){
                if (!told) waiting();
                told = true;
            }
            try {
                return await work();
            } finally{
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, {
                    force: true
                });
            }
        } finally{
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(draft, {
                force: true
            });
        }
    };
/** Whether a lock is of a process that still runs. */ const isHeld = async (holder)=>{
    // One that names nobody, as a machine leaves that lost its power, is nobody's.
    const owner = (0,_engine_labels_js__WEBPACK_IMPORTED_MODULE_4__/* .parseOwner */ .pZ)(holder);
    return owner !== undefined && await (0,_engine_labels_js__WEBPACK_IMPORTED_MODULE_4__/* .ownerIsRunning */ .N3)(owner);
};
/** Removes the drafts of the same lock that processes have left which were killed. */ const removeLeftDrafts = async (path)=>{
    for (const name of (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path)))){
        if (!name.startsWith(`${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path)}.`)) continue;
        const draft = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), name);
        const owner = (0,_engine_labels_js__WEBPACK_IMPORTED_MODULE_4__/* .parseOwner */ .pZ)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(draft, 'utf8').catch(()=>''));
        // Of one that names nobody, the name may be written at this moment.
        if (owner && await (0,_engine_labels_js__WEBPACK_IMPORTED_MODULE_4__/* .ownerIsGone */ .BP)(owner)) await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(draft, {
            force: true
        });
    }
};
/** Whether the lock is ours now; one that is a dead process's is taken away, for the next try. */ const takes = async (draft, path)=>{
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.link)(draft, path);
        return true;
    } catch  {
        const holder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path, 'utf8').catch(()=>null);
        if (holder === null) return false;
        if (await isHeld(holder)) return false;
        const aside = `${draft}.aside`;
        try {
            // Another may have taken it over meanwhile, so it is looked at again once nobody else can move it.
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(path, aside);
            if (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(aside, 'utf8') !== holder) await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.link)(aside, path);
        } catch  {
        // Somebody else was quicker.
        }
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(aside, {
            force: true
        });
        await removeLeftDrafts(path).catch(()=>undefined);
        return false;
    }
};
/** For a single run that shares its engine with none. */ const noLock = (_key, work)=>work();


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

/***/ 67416:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ko: () => (/* binding */ ROW_FILE),
/* harmony export */   vB: () => (/* binding */ rowTaskFiles)
/* harmony export */ });
/* unused harmony export rowInstruction */
/* harmony import */ var smol_toml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20528);

/** The row itself, beside `task.toml`: it has the gold patch, so no phase copies it into a container. */ const ROW_FILE = 'swe-polybench.json';
/** Of the official harness, for one run of the row's tests. */ const JAVA_TESTS_SEC = 1800;
const TESTS_SEC = 1200;
/** The benchmark says nothing of agents; an hour is what most of its agents are run with. */ const AGENT_SEC = 3600;
/** From a bare base with every dependency, on two cores. */ const BUILD_SEC = 3600;
/** Seconds after which the official harness ends the tests of a row. */ const testsLimitSec = (language)=>language === 'java' ? JAVA_TESTS_SEC : TESTS_SEC;
/** `owner__repo-PR` ends with the number of the pull request that the row was made of. */ const pullRequestOf = (instanceId)=>/-(\d+)$/.exec(instanceId)?.[1] ?? null;
const toml = (row)=>{
    const [owner = '', name = ''] = row.repo.split('/');
    const url = `https://github.com/${row.repo}`;
    const number = pullRequestOf(row.instance_id);
    return (0,smol_toml__WEBPACK_IMPORTED_MODULE_0__/* .stringify */ .As)({
        schema_version: '1.4',
        metadata: {
            author_name: `${name} contributors`,
            category: 'software-engineering',
            tags: [
                'swe-polybench',
                row.language,
                row.task_type
            ],
            source: {
                repository_owner: owner,
                repository_name: name,
                repository_url: url,
                ...number !== null && {
                    code_change_type: 'pr',
                    code_change_id: number,
                    code_change_url: `${url}/pull/${number}`
                }
            }
        },
        environment: {
            network_mode: 'public',
            build_timeout_sec: BUILD_SEC,
            ...row.image !== undefined && {
                docker_image: row.image
            }
        },
        agent: {
            timeout_sec: AGENT_SEC
        },
        verifier: {
            timeout_sec: testsLimitSec(row.language)
        }
    });
};
const plainLines = (text)=>text.replace(/\r\n?/g, '\n').trim();
/** What the agent is asked: the problem as it stands, and the hints only where they are wanted. */ const rowInstruction = (row, { hints })=>{
    const said = hints ? plainLines(row.hints_text) : '';
    return [
        `The current directory holds the repository ${row.repo}. Resolve the issue below in it: change its source files so that the tests of the change pass. Those tests are not shown; they are put in once you are done.`,
        plainLines(row.problem_statement),
        ...said === '' ? [] : [
            `## Hints\n\n${said}`
        ]
    ].join('\n\n').concat('\n');
};
/** In the directory that the phase starts in, which only the image says. */ const SOLVE = `#!/bin/sh
set -eu
cd "$(git rev-parse --show-toplevel)"
git apply --whitespace=nowarn /solution/fix.patch
`;
/** What the official harness writes to `eval.sh`. */ const tests = ({ test_command: command })=>`#!/bin/bash
set -uxo pipefail
${command}
`;
/** git takes no patch whose last line is open. */ const closed = (patch)=>patch === '' || patch.endsWith('\n') ? patch : `${patch}\n`;
const script = (text)=>({
        text,
        mode: 0o755
    });
const plain = (text)=>({
        text,
        mode: 0o644
    });
/**
 * All files of the task that a row makes, by their path in its folder. Its name is the row's
 * `instance_id`; a row without a gold patch has no solution.
 */ const rowTaskFiles = (row, options)=>new Map([
        [
            'task.toml',
            plain(toml(row))
        ],
        [
            'instruction.md',
            plain(rowInstruction(row, options))
        ],
        [
            'environment/Dockerfile',
            plain(row.Dockerfile)
        ],
        ...row.patch.trim() === '' ? [] : [
            [
                'solution/fix.patch',
                plain(closed(row.patch))
            ],
            [
                'solution/solve.sh',
                script(SOLVE)
            ]
        ],
        [
            'tests/test.patch',
            plain(closed(row.test_patch))
        ],
        [
            'tests/test.sh',
            script(tests(row))
        ],
        [
            ROW_FILE,
            plain(`${JSON.stringify(row)}\n`)
        ]
    ]);


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


/***/ })

};
;