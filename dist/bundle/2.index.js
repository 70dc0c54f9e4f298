export const id = 2;
export const ids = [2];
export const modules = {

/***/ 37924:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ cleanup)
/* harmony export */ });
/* harmony import */ var _engine_docker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65363);
/* harmony import */ var _engine_reap_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89014);


/** Removes every container, network and volume that the jobs with these ids started. */ const cleanup = async ({ jobs })=>{
    const docker = (0,_engine_docker_js__WEBPACK_IMPORTED_MODULE_0__/* .createDocker */ .h)();
    for (const job of jobs)await (0,_engine_reap_js__WEBPACK_IMPORTED_MODULE_1__/* .reapJob */ .Q5)(docker, job);
};


/***/ }),

/***/ 29866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VD: () => (/* binding */ FaultError),
/* harmony export */   gJ: () => (/* binding */ errorMessage),
/* harmony export */   yo: () => (/* binding */ UserError)
/* harmony export */ });
/**
 * The user's mistake: nothing could start. The message names the thing, its value, the valid values
 * and the next step; it is printed alone, without a stack. Exit code 2.
 */ class UserError extends Error {
    name = 'UserError';
}
/**
 * Why a trial has no verdict. Thrown anywhere inside a trial and recorded on that trial alone;
 * it never ends the job.
 */ class FaultError extends Error {
    name = 'FaultError';
    kind;
    code;
    constructor(kind, code, message, options){
        super(message, options);
        this.kind = kind;
        this.code = code;
    }
    /** A fault that a record tells of, to be thrown again; a kept record may bear a code of another version. */ static of({ kind, code, message }) {
        return new FaultError(kind, code, message);
    }
}
/** The message of anything that was thrown. */ const errorMessage = (thrown)=>thrown instanceof Error ? thrown.message : String(thrown);


/***/ }),

/***/ 33951:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ EXIT)
/* harmony export */ });
/** What a process ends with. Where several apply, `noVerdict` wins over `gate`. */ const EXIT = {
    /** Done. Unresolved trials alone never change the code. */ done: 0,
    /** The gate or a check said no, or a fault of a task; `--fail-on never` makes it `done`. */ gate: 1,
    /** Nothing could start through the user's mistake; the message names it and the next step. */ mistake: 2,
    /** A trial has no verdict through a fault of the infrastructure or the model, or was not run. */ noVerdict: 3,
    /** Stopped by the signal, as shells expect it. */ sighup: 129,
    sigint: 130,
    sigterm: 143
};


/***/ }),

/***/ 84761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ cappedOutput)
/* harmony export */ });
/** What was written to it, up to a limit; the rest is dropped. */ /** Keeps the first `maxBytes` of an output. */ const cappedOutput = (maxBytes)=>{
    const chunks = [];
    let kept = 0;
    let truncated = false;
    return {
        add (chunk) {
            const room = maxBytes - kept;
            if (chunk.length > room) truncated = true;
            if (room <= 0) return;
            const part = chunk.length > room ? chunk.subarray(0, room) : chunk;
            chunks.push(part);
            kept += part.length;
        },
        get truncated () {
            return truncated;
        },
        buffer: ()=>Buffer.concat(chunks)
    };
};


/***/ }),

/***/ 65363:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ createDocker)
});

// EXTERNAL MODULE: ../../node_modules/execa/index.js + 132 modules
var execa = __webpack_require__(63230);
// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(29866);
// EXTERNAL MODULE: ./src/text/quote.js
var quote = __webpack_require__(98461);
// EXTERNAL MODULE: ./src/engine/capped-output.js
var capped_output = __webpack_require__(84761);
// EXTERNAL MODULE: ./src/engine/engine-failure.js
var engine_failure = __webpack_require__(66275);
;// CONCATENATED MODULE: ./src/engine/process-group.js
/** How long a process group has between being asked to end and being killed. */ const KILL_GRACE_MS = 2000;
/** setTimeout overflows to "at once" beyond it. */ const LONGEST_TIMER_MS = 2 ** 31 - 1;
/**
 * Ends a whole process group, so that ending a build ends the builder's plugin as well and not just its
 * parent: by SIGTERM, and by SIGKILL where that is not enough.
 * @param pid of the group's leader; undefined where it did not start
 */ const endGroupOn = (pid, { signal, timeoutMs })=>{
    const kill = (name)=>{
        if (pid === undefined) return;
        try {
            process.kill(-pid, name);
        } catch  {
        // It has ended meanwhile.
        }
    };
    let timedOut = false;
    let grace;
    const stop = ()=>{
        kill('SIGTERM');
        grace ??= setTimeout(()=>kill('SIGKILL'), KILL_GRACE_MS);
    };
    const expire = ()=>{
        timedOut = true;
        stop();
    };
    const deadline = timeoutMs === undefined ? undefined : setTimeout(expire, Math.min(timeoutMs, LONGEST_TIMER_MS));
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop, {
        once: true
    });
    return {
        stop,
        get timedOut () {
            return timedOut;
        },
        release () {
            clearTimeout(deadline);
            clearTimeout(grace);
            signal?.removeEventListener('abort', stop);
        }
    };
};

;// CONCATENATED MODULE: ./src/engine/docker.js






const DEFAULT_MAX_BYTES = 16 * 1024 * 1024;
/** Of the error output, where less than that of the other. */ const MAX_STDERR_BYTES = 1024 * 1024;
const isReadable = (input)=>typeof input === 'object' && input !== null && 'pipe' in input;
const feed = (stdin, input)=>{
    // The call may end before it has read its input; its exit code says why.
    stdin.on('error', ()=>{});
    if (isReadable(input)) {
        input.on('error', ()=>stdin.destroy());
        input.pipe(stdin);
    } else stdin.end(input);
};
const engineMissing = (binary)=>new errors/* FaultError */.VD('infrastructure', 'engine-missing', `No container engine: the command ${(0,quote/* quote */.h)(binary)} is not on PATH. Install Docker (or podman with its docker command) and try again.`);
/** Starts a call as a process group of its own: Ctrl-C on a terminal must reach us alone. */ const start = (binary, args, options)=>{
    const child = (0,execa/* execa */.Ho)(binary, [
        ...args
    ], {
        reject: false,
        buffer: false,
        detached: true,
        stripFinalNewline: false,
        stdin: options.input === undefined ? 'ignore' : 'pipe',
        stdout: 'pipe',
        stderr: 'pipe',
        env: {
            ...options.env
        }
    });
    const group = endGroupOn(child.pid, options);
    if (child.stdin) feed(child.stdin, options.input);
    const maxBytes = options.maxBytes ?? DEFAULT_MAX_BYTES;
    const out = (0,capped_output/* cappedOutput */.d)(maxBytes);
    const err = (0,capped_output/* cappedOutput */.d)(Math.min(maxBytes, MAX_STDERR_BYTES));
    const keep = (from, output)=>child[from]?.on('data', (chunk)=>{
            output.add(chunk);
            options.onOutput?.(chunk, from);
        });
    if (options.keepsStdout) keep('stdout', out);
    keep('stderr', err);
    const done = (async ()=>{
        const result = await child;
        group.release();
        if (result.code === 'ENOENT') throw engineMissing(binary);
        return {
            exitCode: result.exitCode ?? (result.isTerminated ? 137 : 1),
            stdout: out.buffer(),
            stderr: err.buffer().toString('utf8'),
            timedOut: group.timedOut,
            truncated: out.truncated
        };
    })();
    return {
        child,
        done,
        stop: group.stop
    };
};
/** The command line named `binary`, looked up on PATH at each call. */ const createDocker = (binary = 'docker')=>{
    const call = async (args, options = {})=>{
        options.signal?.throwIfAborted();
        const result = await start(binary, args, {
            ...options,
            keepsStdout: true
        }).done;
        options.signal?.throwIfAborted();
        return result;
    };
    return {
        call,
        async text (args, options = {}) {
            const result = await call(args, options);
            if (result.exitCode !== 0) throw (0,engine_failure/* engineFailure */.FR)(args, result);
            return result.stdout.toString('utf8').trim();
        },
        stream (args, options = {}) {
            const { child, done, stop } = start(binary, args, {
                ...options,
                keepsStdout: false
            });
            return {
                stdout: child.stdout,
                done,
                stop
            };
        }
    };
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

/***/ 89014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I2: () => (/* binding */ reapStale),
/* harmony export */   Q5: () => (/* binding */ reapJob)
/* harmony export */ });
/* unused harmony export KINDS */
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _labels_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28385);


const FORMAT = `{{.ID}}\t{{.Label "${_labels_js__WEBPACK_IMPORTED_MODULE_1__/* .OWNER_LABEL */ .pk}"}}\t{{.Label "${_labels_js__WEBPACK_IMPORTED_MODULE_1__/* .EXPIRES_LABEL */ .Iw}"}}`;
const parseLines = (text)=>text.split('\n').filter((line)=>line !== '').map((line)=>{
        const [id = '', owner = '', expires = ''] = line.split('\t');
        return {
            id,
            owner,
            expires: Number(expires)
        };
    });
/** What bears labels, in the order in which it can go: a network or volume only after the containers on it. */ const KINDS = [
    {
        list: [
            'ps',
            '--all',
            '--no-trunc'
        ],
        remove: [
            'rm',
            '--force',
            '--volumes'
        ]
    },
    {
        list: [
            'network',
            'ls',
            '--no-trunc'
        ],
        remove: [
            'network',
            'rm'
        ]
    },
    {
        list: [
            'volume',
            'ls'
        ],
        remove: [
            'volume',
            'rm',
            '--force'
        ],
        id: '{{.Name}}'
    }
];
const TRIES = 5;
const PAUSE_MS = 300;
/** Removes what is listed. A network whose last container is only just going is asked for again. */ const removeAll = async (docker, remove, ids)=>{
    for(let tries = 0; tries < TRIES; tries += 1){
        // A second reaper may be quicker: what is gone is as good as removed.
        const { stderr } = await docker.call([
            ...remove,
            ...ids
        ]);
        if (!/active endpoints/i.test(stderr)) return;
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(PAUSE_MS);
    }
};
const reap = async (docker, filter, isDue)=>{
    let reaped = 0;
    for (const kind of KINDS){
        const format = 'id' in kind ? FORMAT.replace('{{.ID}}', kind.id) : FORMAT;
        const listed = parseLines(await docker.text([
            ...kind.list,
            '--filter',
            `label=${filter}`,
            '--format',
            format
        ]));
        const due = [];
        for (const found of listed)if (await isDue(found)) due.push(found.id);
        if (due.length === 0) continue;
        await removeAll(docker, kind.remove, due);
        reaped += due.length;
    }
    return reaped;
};
/** Removes everything that bears the job's label. Gives how many things went. */ const reapJob = (docker, jobId)=>reap(docker, `${_labels_js__WEBPACK_IMPORTED_MODULE_1__/* .JOB_LABEL */ .pM}=${jobId}`, async ()=>true);
/** Removes what any job left behind: expired, or its owner on this host is gone. Gives how many things went. */ const reapStale = (docker, now = Date.now() / 1000)=>reap(docker, _labels_js__WEBPACK_IMPORTED_MODULE_1__/* .JOB_LABEL */ .pM, async (found)=>{
        if (found.expires < now) return true;
        const owner = (0,_labels_js__WEBPACK_IMPORTED_MODULE_1__/* .parseOwner */ .pZ)(found.owner);
        return owner !== undefined && await (0,_labels_js__WEBPACK_IMPORTED_MODULE_1__/* .ownerIsGone */ .BP)(owner);
    });


/***/ }),

/***/ 80789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ artifactService),
/* harmony export */   w: () => (/* binding */ listArtifacts)
/* harmony export */ });
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29866);
/* harmony import */ var _github_artifact_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7311);


/** The artifacts of this workflow run, or why there are none here. */ const artifactService = ({ context, environment, runtimeToken })=>{
    const obstacle = (0,_github_artifact_js__WEBPACK_IMPORTED_MODULE_1__/* .artifactObstacle */ .aP)({
        ...context,
        runtimeToken
    });
    if (obstacle !== undefined) return {
        obstacle
    };
    const port = (0,_github_artifact_js__WEBPACK_IMPORTED_MODULE_1__/* .artifactPort */ .A$)({
        environment,
        runtimeToken: runtimeToken ?? '',
        serverUrl: environment.GITHUB_SERVER_URL || 'https://github.com',
        repository: environment.GITHUB_REPOSITORY ?? '',
        runId: environment.GITHUB_RUN_ID ?? ''
    });
    return {
        port
    };
};
/**
 * All artifacts of this workflow run.
 * @throws FaultError where the service does not answer
 */ const listArtifacts = async (port)=>{
    try {
        return await port.list();
    } catch (thrown) {
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FaultError */ .VD('infrastructure', 'artifacts-unavailable', `The artifacts of this workflow run cannot be listed: ${(0,_contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .errorMessage */ .gJ)(thrown)}`, {
            cause: thrown
        });
    }
};


/***/ }),

/***/ 40796:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ saveActionState),
/* harmony export */   s: () => (/* binding */ readActionState)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43045);

const NAME = 'job';
/** What main tells post: which job it started, and what of it is still to be uploaded. */ const stateSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    /** What the job's containers are labelled with. */ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    jobDir: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** Undefined where the user wants none. */ artifact: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        retentionDays: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional()
    }).optional(),
    uploaded: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()
});
/** Keeps the state; the last one saved counts. */ const saveActionState = (save, state)=>save(NAME, JSON.stringify(state));
/** The state that main saved, or undefined when it got to no job. */ const readActionState = (get)=>{
    const text = get(NAME);
    return text === '' ? undefined : stateSchema.parse(JSON.parse(text));
};


/***/ }),

/***/ 41065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ uploadJob)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./src/github/artifact-files.js


/** What the service refuses in a path, and with it the whole upload. */ const REFUSED = /["<>|*?:\r\n]/;
/**
 * The regular files under a job's folder, which the run made new, so that all in it is its own.
 * Links are left out: what they point to is not ours to publish.
 */ const artifactFiles = async (folder)=>{
    if (!(await (0,promises_.lstat)(folder)).isDirectory()) return {
        files: [],
        refused: []
    };
    const entries = await (0,promises_.readdir)(folder, {
        recursive: true,
        withFileTypes: true
    });
    const files = [];
    const refused = [];
    for (const entry of entries){
        if (!entry.isFile()) continue;
        const path = (0,external_node_path_.join)(entry.parentPath, entry.name);
        const name = (0,external_node_path_.relative)(folder, path);
        if (REFUSED.test(name)) refused.push(name);
        else files.push(path);
    }
    return {
        files: files.sort(),
        refused: refused.sort()
    };
};

// EXTERNAL MODULE: ./src/text/quote.js
var quote = __webpack_require__(98461);
// EXTERNAL MODULE: ./src/entry/action/artifact-service.js
var artifact_service = __webpack_require__(80789);
;// CONCATENATED MODULE: ./src/entry/action/upload-job.js



/** Uploads a job's folder, or a report's, as the state says, or says why not. Throws what the service answers. */ const uploadJob = async (state, parts)=>{
    const { runner } = parts;
    if (state.artifact === undefined) return undefined;
    const service = (0,artifact_service/* artifactService */.G)(parts);
    if ('obstacle' in service) {
        runner.notice(`No artifact was uploaded: ${service.obstacle}. The results are in ${state.jobDir}`);
        return undefined;
    }
    const { files, refused } = await artifactFiles(state.jobDir);
    if (refused.length > 0) {
        const first = refused.slice(0, 5).map(quote/* quote */.h).join(', ');
        runner.warning(`The artifact lacks ${refused.length} files whose names it cannot hold: ${first}`);
    }
    if (files.length === 0) return undefined;
    const { name, retentionDays } = state.artifact;
    return service.port.upload({
        name,
        root: state.jobDir,
        files,
        retentionDays
    });
};


/***/ }),

/***/ 86415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ takeAgentEnvironment),
/* harmony export */   u: () => (/* binding */ AGENT_ENVIRONMENT)
/* harmony export */ });
/* harmony import */ var dotenv__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67290);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29866);


/** Holds the lines of a dotenv file, in a workflow from the secret `agent-env`. */ const AGENT_ENVIRONMENT = 'KOTLIN_BENCH_AGENT_ENV';
/** Shorter values are no secrets, and masking them would blot out half the log. */ const SHORTEST_SECRET = 8;
const ASSIGNMENT = /^\s*(?:export\s+)?[\w.-]+\s*[=:]/;
/** The number of the first line that says nothing; what it holds may be a key, so it is not shown. */ const idleLine = (text, values)=>{
    const lines = text.split(/\r\n?|\n/);
    const index = lines.findIndex((line)=>{
        const trimmed = line.trim();
        if (trimmed === '' || trimmed.startsWith('#') || ASSIGNMENT.test(line)) return false;
        // It may go on with a quoted value of several lines, of which the last ends in the quote.
        const part = trimmed.replace(/["'`]\s*(?:#.*)?$/, '');
        return !values.some((value)=>value.includes('\n') && value.includes(part));
    });
    return index < 0 ? undefined : index + 1;
};
const secretsIn = (text, values)=>{
    const lines = [
        ...values,
        text
    ].flatMap((value)=>value.split(/\r\n?|\n/));
    // The right-hand sides as they are typed too: an unquoted value ends at a `#`.
    const parts = lines.flatMap((line)=>[
            line,
            line.replace(ASSIGNMENT, '')
        ]).map((part)=>part.trim());
    return [
        ...new Set([
            ...values,
            ...parts
        ])
    ].filter((part)=>part.length >= SHORTEST_SECRET);
};
/**
 * Takes the variable out of an environment, so that nothing we start inherits it, and reads its lines.
 * `mask` hears of every secret before anything can be said of a mistake.
 * @throws UserError for a line that is no `NAME=VALUE`
 */ const takeAgentEnvironment = (environment, mask = ()=>{})=>{
    const text = environment[AGENT_ENVIRONMENT] ?? '';
    delete environment[AGENT_ENVIRONMENT];
    const added = (0,dotenv__WEBPACK_IMPORTED_MODULE_0__.parse)(text);
    const values = Object.values(added);
    const secrets = secretsIn(text, values);
    for (const secret of secrets)mask(secret);
    const line = idleLine(text, values);
    if (line !== undefined) {
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`Line ${line} of ${AGENT_ENVIRONMENT} is no \`NAME=VALUE\`, such as \`ANTHROPIC_API_KEY=...\`. Give each variable a line of its own, values of several lines in quotes; in a workflow they stand in the secret \`agent-env\`.`);
    }
    return {
        variables: {
            ...environment,
            ...added
        },
        secrets
    };
};


/***/ }),

/***/ 77319:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ guard)
/* harmony export */ });
/**
 * Last resort for what nothing caught: told like every other fault, with an exit code that means
 * what ours mean, where Node's own would be that of a gate that said no. What is left in the engine is
 * removed by the post step or the next run.
 */ const guard = ({ tell, exitCode })=>{
    process.on('uncaughtException', (thrown)=>{
        tell(thrown);
        process.exit(exitCode);
    });
};


/***/ }),

/***/ 42838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ takeTokens)
/* harmony export */ });
/** What the runner, or the user, gives us and nothing that we start may see. */ const TOKEN_VARIABLES = [
    'INPUT_GITHUB-TOKEN',
    'INPUT_DATASET-TOKEN',
    'INPUT_REGISTRY-PASSWORD',
    'KOTLIN_BENCH_REGISTRY_PASSWORD',
    'GITHUB_TOKEN',
    'GH_TOKEN',
    'ACTIONS_RUNTIME_TOKEN',
    'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
    'ACTIONS_ID_TOKEN_REQUEST_URL'
];
/** Takes GitHub's tokens out of an environment before anything that could leak them runs. */ const takeTokens = (environment)=>{
    const taken = new Map();
    for (const variable of TOKEN_VARIABLES){
        const value = environment[variable];
        delete environment[variable];
        if (value !== undefined && value.trim() !== '') taken.set(variable, value);
    }
    return {
        github: taken.get('INPUT_GITHUB-TOKEN') ?? taken.get('GITHUB_TOKEN') ?? taken.get('GH_TOKEN'),
        dataset: taken.get('INPUT_DATASET-TOKEN'),
        registry: taken.get('INPUT_REGISTRY-PASSWORD') ?? taken.get('KOTLIN_BENCH_REGISTRY_PASSWORD'),
        runtime: taken.get('ACTIONS_RUNTIME_TOKEN'),
        all: [
            ...new Set(taken.values())
        ]
    };
};


/***/ }),

/***/ 7311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Cs: () => (/* binding */ artifactName),
  aP: () => (/* binding */ artifactObstacle),
  A$: () => (/* binding */ artifactPort),
  nU: () => (/* binding */ planArtifactName),
  m5: () => (/* binding */ reportArtifactName)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(29866);
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
 */ const unpackArtifact = async (zip, folder, { maxBytes, maxFiles } = LIMITS)=>{
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
        const target = (0,external_node_path_.join)(folder, path);
        try {
            await (0,promises_.mkdir)((0,external_node_path_.dirname)(target), {
                recursive: true
            });
            await (0,external_node_stream_promises_.pipeline)(await archive.openReadStreamPromise(entry), (0,external_node_fs_.createWriteStream)(target, {
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
        await (0,promises_.mkdir)(folder, {
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
/** Two jobs that started in the same second, on two runners, come to the same name. */ const isTaken = (thrown)=>/already exists|\b409\b/i.test((0,errors/* errorMessage */.gJ)(thrown));
/** Why there can be no artifact here, or undefined where there can. */ const artifactObstacle = (platform)=>{
    if (platform.isEnterpriseServer) return 'GitHub Enterprise Server has no artifact service that this action can use';
    if (platform.resultsUrl === undefined || platform.runtimeToken === undefined) {
        return 'the runner offers no artifact service';
    }
    return undefined;
};
/** The client is large, so it is loaded at the first call. */ const newClient = async ()=>{
    const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(924), __webpack_require__.e(503), __webpack_require__.e(876), __webpack_require__.e(474), __webpack_require__.e(582), __webpack_require__.e(926)]).then(__webpack_require__.bind(__webpack_require__, 21926));
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
                    return send(client, upload, `${upload.name}-${(0,external_node_crypto_.randomBytes)(3).toString('hex')}`);
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
            const scratch = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'kotlin-bench-artifact-'));
            try {
                // The client's own unpacking writes wherever an archive tells it to.
                await withClient((client)=>client.downloadArtifact(id, {
                        path: scratch,
                        skipDecompress: true
                    }));
                const [archive] = await (0,promises_.readdir)(scratch);
                if (archive === undefined) throw new Error(`the service gave nothing for artifact ${name}`);
                return await unpackArtifact((0,external_node_path_.join)(scratch, archive), folder);
            } finally{
                await (0,promises_.rm)(scratch, {
                    recursive: true,
                    force: true
                });
            }
        }
    };
};


/***/ }),

/***/ 85298:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ runnerContext),
/* harmony export */   t: () => (/* binding */ workflowRun)
/* harmony export */ });
const isEnterpriseServer = (serverUrl)=>{
    const host = URL.canParse(serverUrl ?? '') ? new URL(serverUrl ?? '').hostname.toLowerCase() : 'github.com';
    return host !== 'github.com' && !host.endsWith('.ghe.com') && !host.endsWith('.localhost');
};
/** Reads the runner's variables into one value. */ const runnerContext = (environment, workingDirectory)=>({
        workspace: environment.GITHUB_WORKSPACE || workingDirectory,
        runAttempt: Number(environment.GITHUB_RUN_ATTEMPT) || 1,
        isEnterpriseServer: isEnterpriseServer(environment.GITHUB_SERVER_URL),
        resultsUrl: environment.ACTIONS_RESULTS_URL || undefined
    });
/** The workflow run that this is a step of; null elsewhere. */ const workflowRun = (environment)=>{
    const { GITHUB_ACTIONS, GITHUB_REPOSITORY, GITHUB_RUN_ID, GITHUB_SHA, GITHUB_REF } = environment;
    if (GITHUB_ACTIONS !== 'true' || !GITHUB_REPOSITORY || !GITHUB_RUN_ID) return null;
    const server = environment.GITHUB_SERVER_URL || 'https://github.com';
    return {
        repository: GITHUB_REPOSITORY,
        runId: GITHUB_RUN_ID,
        runAttempt: Math.max(1, Math.floor(Number(environment.GITHUB_RUN_ATTEMPT) || 1)),
        commit: GITHUB_SHA || null,
        ref: GITHUB_REF || null,
        url: `${server}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`
    };
};


/***/ }),

/***/ 12458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ runnerPort)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32322);
/* harmony import */ var _safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6202);


/** The runner that started this step. */ const runnerPort = {
    info: (text)=>_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq((0,_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safeText */ .H)(text)),
    notice: (text)=>_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm(text),
    warning: (text)=>_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e(text),
    fault: ({ title, message })=>_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3(message, {
            title
        }),
    annotate: ({ level, title, message, file, line })=>{
        const place = {
            ...file !== null && {
                file
            },
            ...file !== null && line !== null && {
                startLine: line
            }
        };
        const tell = level === 'error' ? _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3 : _actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e;
        tell(message, {
            title,
            ...place
        });
    },
    startGroup: (title)=>_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .startGroup */ .Oh((0,_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safeText */ .H)(title).replaceAll('\n', ' ')),
    endGroup: ()=>_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .endGroup */ .N4(),
    mask: (secret)=>_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setSecret */ .Pq(secret),
    setOutput: (name, value)=>_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH(name, value),
    saveState: (name, value)=>_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .saveState */ .LZ(name, value),
    getState: (name)=>_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu(name)
};


/***/ }),

/***/ 6202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ safeText),
/* harmony export */   z: () => (/* binding */ cutToBytes)
/* harmony export */ });
/* harmony import */ var _text_terminal_codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7082);

/**
 * Text for the step's log. A line that the runner would obey is told apart by a blank, and control
 * characters are dropped: names, reports and agents' output can hold either.
 */ const safeText = (text)=>(0,_text_terminal_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutTerminalCodes */ .z)(text).replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '').replace(/^([^\S\n\u2028\u2029]*):(?=:)/gm, '$1: ').replaceAll('##[', '## [');
/** Cuts text to a number of UTF-8 bytes, at a line's end where there is one. */ const cutToBytes = (text, limit)=>{
    const bytes = Buffer.from(text);
    if (bytes.length <= limit) return text;
    const lineEnd = bytes.lastIndexOf('\n', limit);
    // A cut inside a character would decode to a replacement character.
    return new TextDecoder().decode(bytes.subarray(0, lineEnd > 0 ? lineEnd + 1 : limit), {
        stream: true
    });
};


/***/ }),

/***/ 98461:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ quote)
/* harmony export */ });
/* harmony import */ var _visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24031);

/** Longer than paths are; what is longer is no slip that a reader could find. */ const LONGEST = 240;
/** What was typed, or is to be, as a message shows it: in backticks, in one line, not too long. */ const quote = (value)=>{
    const spelled = (0,_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(value);
    return `\`${spelled.length > LONGEST ? `${spelled.slice(0, LONGEST)}…` : spelled}\``;
};


/***/ }),

/***/ 7082:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ withoutTerminalCodes)
/* harmony export */ });
/** Colours and cursor movements of terminals, titles of windows, and links. */ const CODES = /\u001b(?:\[[0-9;:?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[@-Z\\-_])/g;
/** Output of a program without what only a terminal understands, in time that grows with its length. */ const withoutTerminalCodes = (text)=>text.replace(CODES, '');


/***/ }),

/***/ 24031:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ visible)
/* harmony export */ });
/** Controls, formats (bidirectional marks, zero widths), line and paragraph separators, lone surrogates. */ const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
const SHORT = {
    '\n': '\\n',
    '\r': '\\r',
    '\t': '\\t'
};
/**
 * Text in one line in which every character can be seen: whatever could move a cursor, end a line,
 * reverse or hide text is spelled out, such as `\n` or `\u001b`.
 */ const visible = (text)=>text.replace(INVISIBLE, (character)=>{
        const code = character.codePointAt(0).toString(16);
        return SHORT[character] ?? (code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`);
    });


/***/ })

};
