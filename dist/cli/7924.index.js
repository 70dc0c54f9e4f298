"use strict";
exports.id = 7924;
exports.ids = [7924];
exports.modules = {

/***/ 37924:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cleanup: () => (/* binding */ cleanup)
/* harmony export */ });
/* harmony import */ var _engine_docker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65363);
/* harmony import */ var _engine_reap_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89014);


/** Removes every container, network and volume that the jobs with these ids started. */ const cleanup = async ({ jobs })=>{
    const docker = (0,_engine_docker_js__WEBPACK_IMPORTED_MODULE_0__/* .createDocker */ .h)();
    for (const job of jobs)await (0,_engine_reap_js__WEBPACK_IMPORTED_MODULE_1__/* .reapJob */ .Q5)(docker, job);
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

/***/ 7082:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ withoutTerminalCodes)
/* harmony export */ });
/** Colours and cursor movements of terminals, titles of windows, and links. */ const CODES = /\u001b(?:\[[0-9;:?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[@-Z\\-_])/g;
/** Output of a program without what only a terminal understands, in time that grows with its length. */ const withoutTerminalCodes = (text)=>text.replace(CODES, '');


/***/ })

};
;