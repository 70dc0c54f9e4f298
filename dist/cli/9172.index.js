"use strict";
exports.id = 9172;
exports.ids = [9172];
exports.modules = {

/***/ 64831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ defaultCacheDir),
/* harmony export */   H: () => (/* binding */ fileCache)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);



/** `$XDG_CACHE_HOME/kotlin-bench`, by default `~/.cache/kotlin-bench`. */ const defaultCacheDir = (env = process.env)=>(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(env.XDG_CACHE_HOME || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)(), '.cache'), 'kotlin-bench');
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

/***/ 19774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d3: () => (/* binding */ openRemote),
  qE: () => (/* binding */ resolveRef)
});

// UNUSED EXPORTS: isCommit

// EXTERNAL MODULE: ../../node_modules/p-retry/index.js + 1 modules
var p_retry = __webpack_require__(58367);
// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(29866);
;// CONCATENATED MODULE: ./src/dataset/credentials.js

const VARIABLE = 'KOTLIN_BENCH_GIT_PASSWORD';
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
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
    if (protocol === 'http:' && !LOOPBACK.test(hostname)) {
        throw new errors/* UserError */.yo(`The dataset's URL ${origin} is not encrypted, so dataset-token is not sent to it. Use https.`);
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
;// CONCATENATED MODULE: ./src/dataset/git-failure.js

/** How git and the servers say what is wrong, most telling first; git's words are asked for in English. */ const SIGNATURES = [
    [
        'disk',
        /no space left on device|disk quota exceeded/i
    ],
    [
        'certificate',
        /SSL certificate problem|server certificate verification failed|CERT_/i
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
const causeOf = ({ stderr })=>SIGNATURES.find(([, pattern])=>pattern.test(stderr))?.[0] ?? 'network';
const fault = (code, message)=>new errors/* FaultError */.VD('infrastructure', code, message);
/** Whether trying again may help. */ const isPassing = (thrown)=>thrown instanceof errors/* FaultError */.VD && (thrown.code === 'dataset-unreachable' || thrown.code === 'dataset-limited');
/** What is thrown for a call that had to reach a repository and did not get what it asked for. */ const gitFailure = (result, asked)=>{
    const { label, url, hasToken, loginAdvice } = asked;
    if (result.isMissing) {
        return fault('git-missing', `${label} is fetched by git, and there is no git on PATH. Install it.`);
    }
    const said = saidBy(result);
    if (result.timedOut) return fault('dataset-unreachable', `${label}: ${url} did not answer in time (${said}).`);
    switch(causeOf(result)){
        case 'disk':
            return fault('disk-full', `${label}: there is no space left for it (${said}).`);
        case 'certificate':
            return fault('dataset-certificate', `${label}: the certificate of ${url} is not trusted (${said}). Where a proxy of yours signs it, name the proxy's certificates in GIT_SSL_CAINFO.`);
        case 'limited':
            return fault('dataset-limited', `${label}: ${url} answers that there were too many requests (${said}).`);
        case 'denied':
            return new errors/* UserError */.yo(`${label}: ${url} denies access (${said}). ${hasToken ? 'dataset-token needs to read the contents of that repository; where its organisation has single sign-on, authorise the token for it.' : loginAdvice}`);
        case 'login':
            return new errors/* UserError */.yo(hasToken ? `${label}: ${url} does not take dataset-token (${said}). Check that the token is whole, has not expired, and may read the contents of that repository.` : `${label}: ${url} asks for a login (${said}). ${loginAdvice}`);
        case 'absent':
            return new errors/* UserError */.yo(hasToken ? `${label}: there is no repository ${url} that dataset-token may read (${said}). Check its name, and what the token may read.` : `${label}: there is no repository ${url} (${said}). ${loginAdvice}`);
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
 */ const openRemote = ({ token, signal, retries = RETRIES, ...asked })=>{
    const { config, env } = credentials(asked.url, token);
    const failure = (result)=>gitFailure(result, {
            ...asked,
            hasToken: token !== undefined
        });
    const attempt = (args, options = {})=>(0,git/* git */.$)(args, {
            ...options,
            config: [
                ...STALLED,
                ...config
            ],
            env: {
                ...env,
                GIT_ALLOW_PROTOCOL: PROTOCOLS
            },
            signal,
            timeoutMs: TIMEOUT_MS
        });
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

/***/ 74202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K1: () => (/* binding */ ending),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   p0: () => (/* binding */ duration)
/* harmony export */ });
/** Text from a task or an agent on one line: what could move the cursor or forge a line is gone. */ const oneLine = (text)=>text.replace(/\u001b\[[0-9;?]*[ -/]*[@-~]/g, '').replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
/** `9 s`, `2 min 05 s`, `1 h 02 min`. */ const duration = (seconds)=>{
    const whole = Math.round(seconds);
    const two = (value)=>String(value).padStart(2, '0');
    if (whole < 60) return `${whole} s`;
    if (whole < 3600) return `${Math.floor(whole / 60)} min ${two(whole % 60)} s`;
    return `${Math.floor(whole / 3600)} h ${two(Math.floor(whole % 3600 / 60))} min`;
};
/** How a trial ended, in a few words: its outcome, and the fault or first reason. */ const ending = (record)=>{
    if (record.fault !== null) return `error (${record.fault.kind}): ${oneLine(record.fault.message)}`;
    const reason = record.reasons[0];
    return reason === undefined ? record.outcome : `${record.outcome}: ${oneLine(reason.message)}`;
};


/***/ }),

/***/ 81479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ terminalProgress)
});

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
            return `job ${(0,progress_text/* oneLine */.TN)(event.job)}: ${event.trials} ${event.trials === 1 ? 'trial' : 'trials'}`;
        case 'phase-finished':
            return `${(0,progress_text/* oneLine */.TN)(event.task)}  ${event.phase}  ${(0,progress_text/* duration */.p0)(event.seconds)}`;
        case 'trial-finished':
            return `${(0,progress_text/* oneLine */.TN)(event.task)}  ${(0,progress_text/* ending */.K1)(event.record)}`;
        case 'image-finished':
            return `image ${(0,progress_text/* oneLine */.TN)(event.image)}  ${DONE[event.action]}  ${(0,progress_text/* duration */.p0)(event.seconds)}`;
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


const CLEAR_LINE = '\r\u001b[2K';
/** What goes on above the status line for good: how trials end, and what went wrong. */ const isLasting = (event)=>[
        'job-started',
        'trial-finished',
        'image-finished',
        'notice',
        'warning'
    ].includes(event.type);
/** One status line, redrawn each second, below the lines that stay. */ const liveProgress = ({ write, columns, now = Date.now })=>{
    const active = new Map();
    let total = 0;
    let done = 0;
    const status = ()=>{
        const parts = [
            ...active.values()
        ].map(({ label, since })=>`${label} ${(0,progress_text/* duration */.p0)((now() - since) / 1000)}`);
        const counter = total === 0 ? [] : [
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
        if (event.type === 'trial-finished') done += 1;
        if (event.type === 'phase-started') {
            active.set(event.trial, {
                label: `${(0,progress_text/* oneLine */.TN)(event.task)} ${event.phase}`,
                since: now()
            });
        }
        if (event.type === 'phase-finished' || event.type === 'trial-finished') active.delete(event.trial);
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
/** Progress on standard error; a verb that starts jobs has them watched as well, quiet or not. */ const terminalProgress = (stream, { quiet, watchJobs })=>{
    const { listener, end } = shownOn(stream, {
        quiet
    });
    if (watchJobs === undefined) return {
        listener,
        end
    };
    return {
        end,
        listener: (event)=>{
            watchJobs(event);
            listener(event);
        }
    };
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
/* harmony export */   b: () => (/* binding */ parentImages)
/* harmony export */ });
/**
 * The instructions of a Dockerfile, each on one line: a backslash at the end of a line joins it with
 * the next, comment lines between do not count, and here-documents are left out.
 */ const instructions = (dockerfile)=>{
    const found = [];
    let joined = '';
    const ends = [];
    for (const line of dockerfile.replace(/\r/g, '').split('\n')){
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
        found.push(joined);
        joined = '';
    }
    return [
        ...found,
        joined
    ];
};
const FROM = /^\s*FROM\s+(?:--\S+\s+)*(\S+)(?:\s+AS\s+(\S+))?/i;
const ARG = /^\s*ARG\s+(\w+)(?:=(?:"([^"]*)"|'([^']*)'|(\S*)))?/i;
const COPY = /^\s*(?:COPY|ADD)\s+(?:--\S+\s+)*?--from=(\S+)/i;
const MOUNT = /--mount=(?:\S*,)?from=([^,\s]+)/gi;
/** What a Dockerfile builds on: images from outside, not its own earlier stages. */ const parentImages = (dockerfile)=>{
    const args = new Map();
    const stages = new Set();
    const parents = new Set();
    const expand = (text)=>text.replace(/\$(?:\{(\w+)(?::?-([^}]*))?\}|(\w+))/g, (whole, braced, fallback, bare)=>args.get(braced ?? bare) || (fallback ?? whole));
    const isOutside = (image)=>image !== 'scratch' && !/^\d+$/.test(image) && !stages.has(image.toLowerCase());
    let seenFrom = false;
    for (const line of instructions(dockerfile)){
        const arg = ARG.exec(line);
        const from = FROM.exec(line);
        const copied = COPY.exec(line);
        if (arg && !seenFrom) {
            args.set(arg[1], expand(arg[2] ?? arg[3] ?? arg[4] ?? ''));
        } else if (from) {
            seenFrom = true;
            const image = expand(from[1]);
            if (isOutside(image)) parents.add(image);
            if (from[2]) stages.add(from[2].toLowerCase());
        } else if (copied) {
            if (isOutside(copied[1])) parents.add(copied[1]);
        } else if (/^\s*RUN\s/i.test(line)) {
            for (const [, image = ''] of line.matchAll(MOUNT))if (isOutside(image)) parents.add(image);
        }
    }
    return [
        ...parents
    ];
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

/** What a base is called where only bases are spoken of: `<owner>_<repo>:<tag>`, as the manifest has it. */ const baseName = ({ repo, tag })=>`${repo}:${tag}`;
/** The name that tasks' FROM lines use for a base. */ const baseImageName = (repo, tag)=>`kotlin-bench/${repo.toLowerCase()}:${tag}`;
const isInside = (path)=>!path.startsWith('/') && !path.split('/').includes('..');
/**
 * Reads `bases/manifest`: a line a base, `repo tag dockerfile`, blanks between, `#` to the end of the
 * line is a comment.
 * @throws UserError that names the line
 */ const parseManifest = (text, path)=>{
    const recipes = [];
    text.split(/\r?\n/).forEach((line, index)=>{
        const words = line.replace(/#.*$/, '').trim().split(/\s+/).filter(Boolean);
        if (words.length === 0) return;
        const [repo, tag, dockerfile] = words;
        if (words.length !== 3 || !repo || !tag || !dockerfile || !isInside(dockerfile)) {
            throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${path}:${index + 1}: "${line.trim()}" is no base. A line is "repo tag dockerfile", the dockerfile relative to the manifest's folder and inside it.`);
        }
        const image = baseImageName(repo, tag);
        if (recipes.some((recipe)=>recipe.image === image)) {
            throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${path}:${index + 1}: the base ${image} is named twice. Remove one of the lines.`);
        }
        recipes.push({
            repo,
            tag,
            dockerfile,
            image
        });
    });
    return recipes;
};


/***/ })

};
;