"use strict";
exports.id = 816;
exports.ids = [816];
exports.modules = {

/***/ 8658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ createDocker)
/* harmony export */ });
/* harmony import */ var execa__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3230);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9866);
/* harmony import */ var _engine_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6275);



const DEFAULT_MAX_BYTES = 16 * 1024 * 1024;
const KILL_GRACE_MS = 2000;
const collector = (maxBytes)=>{
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
const isReadable = (input)=>typeof input === 'object' && input !== null && 'pipe' in input;
/**
 * A process group of its own: Ctrl-C on a terminal must reach us alone, and ending a build must end
 * the builder's plugin as well, not just its parent.
 */ const start = (binary, args, options, readsStdout)=>{
    const input = options.input;
    const child = (0,execa__WEBPACK_IMPORTED_MODULE_2__/* .execa */ .Ho)(binary, [
        ...args
    ], {
        reject: false,
        buffer: false,
        detached: true,
        stripFinalNewline: false,
        stdin: input === undefined ? 'ignore' : 'pipe',
        stdout: 'pipe',
        stderr: 'pipe',
        env: {
            ...options.env
        }
    });
    const endGroup = (signal)=>{
        if (child.pid === undefined) return;
        try {
            process.kill(-child.pid, signal);
        } catch  {
        // It has ended meanwhile.
        }
    };
    let timedOut = false;
    let graceTimer;
    const stop = ()=>{
        endGroup('SIGTERM');
        graceTimer ??= setTimeout(()=>endGroup('SIGKILL'), KILL_GRACE_MS);
    };
    const deadline = options.timeoutMs === undefined ? undefined : setTimeout(()=>{
        timedOut = true;
        stop();
    }, // setTimeout overflows to "at once" beyond 2^31 - 1 ms.
    Math.min(options.timeoutMs, 2 ** 31 - 1));
    if (options.signal?.aborted) stop();
    options.signal?.addEventListener('abort', stop, {
        once: true
    });
    if (child.stdin) {
        // The call may end before it has read its input; its exit code says why.
        child.stdin.on('error', ()=>{});
        if (isReadable(input)) {
            input.on('error', ()=>child.stdin?.destroy());
            input.pipe(child.stdin);
        } else child.stdin.end(input);
    }
    const maxBytes = options.maxBytes ?? DEFAULT_MAX_BYTES;
    const out = collector(maxBytes);
    const err = collector(Math.min(maxBytes, 1024 * 1024));
    if (!readsStdout) {
        child.stdout?.on('data', (chunk)=>{
            out.add(chunk);
            options.onOutput?.(chunk);
        });
    }
    child.stderr?.on('data', (chunk)=>{
        err.add(chunk);
        options.onOutput?.(chunk);
    });
    const done = (async ()=>{
        const result = await child;
        clearTimeout(deadline);
        clearTimeout(graceTimer);
        options.signal?.removeEventListener('abort', stop);
        if (result.code === 'ENOENT') {
            throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FaultError */ .VD('infrastructure', 'engine-missing', `No container engine: the command "${binary}" is not on PATH. Install Docker (or podman with its docker command) and try again.`);
        }
        return {
            exitCode: result.exitCode ?? (result.isTerminated ? 137 : 1),
            stdout: out.buffer(),
            stderr: err.buffer().toString('utf8'),
            timedOut,
            truncated: out.truncated
        };
    })();
    return {
        child,
        done,
        stop
    };
};
/** The command line named `binary`, looked up on PATH at each call. */ const createDocker = (binary = 'docker')=>{
    const call = async (args, options = {})=>{
        options.signal?.throwIfAborted();
        const result = await start(binary, args, options, false).done;
        options.signal?.throwIfAborted();
        return result;
    };
    return {
        call,
        async text (args, options = {}) {
            const result = await call(args, options);
            if (result.exitCode !== 0) throw (0,_engine_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .engineFailure */ .FR)(args, result);
            return result.stdout.toString('utf8').trim();
        },
        stream (args, options = {}) {
            const { child, done, stop } = start(binary, args, options, true);
            return {
                stdout: child.stdout,
                done,
                stop
            };
        }
    };
};


/***/ }),

/***/ 6275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FR: () => (/* binding */ engineFailure),
/* harmony export */   vH: () => (/* binding */ failureSignature),
/* harmony export */   w$: () => (/* binding */ lastLines)
/* harmony export */ });
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9866);

/**
 * What the engine says when the fault is not the task's, most telling first. The texts are those of
 * Docker 20.10 to 28 and of podman's docker command.
 */ const SIGNATURES = [
    {
        kind: 'infrastructure',
        code: 'engine-unreachable',
        pattern: /cannot connect to the docker daemon|is the docker daemon running|error during connect|connection refused.*docker\.sock/i
    },
    {
        kind: 'infrastructure',
        code: 'engine-denied',
        pattern: /permission denied while trying to connect|dial unix .*permission denied/i
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
        pattern: /received unexpected http status: 5\d\d|50[0234] (bad gateway|service unavailable|gateway time-?out|internal server error)|dial tcp [^\n]*connection refused/i
    },
    {
        kind: 'infrastructure',
        code: 'network',
        pattern: /temporary failure (in name )?resol|no such host|i\/o timeout|tls handshake timeout|connection reset by peer|network is unreachable|no route to host/i
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
        pattern: /no such container|is not running|removal of container .* is already in progress/i
    }
];
/** The signature that the engine's words bear, if one does. */ const failureSignature = (text)=>SIGNATURES.find((signature)=>signature.pattern.test(text));
/** The last lines of what a command said, for the end of a message. */ const lastLines = (text, count = 5)=>text.split('\n').map((line)=>line.trimEnd()).filter((line)=>line !== '').slice(-count).join('\n');
/** The fault of an engine call that had to succeed and did not. */ const engineFailure = (args, result)=>{
    const verb = args[0] ?? '';
    const said = lastLines(result.stderr) || `exit code ${result.exitCode}`;
    if (result.timedOut) {
        return new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FaultError */ .VD('infrastructure', 'engine-timeout', `The engine did not finish "docker ${verb}" in time: ${said}`);
    }
    const code = failureSignature(result.stderr)?.code ?? 'engine-failed';
    return new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FaultError */ .VD('infrastructure', code, `The engine refused "docker ${verb}": ${said}`);
};


/***/ }),

/***/ 3064:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Df: () => (/* binding */ requireDisk)
/* harmony export */ });
/* unused harmony exports DISK_NEEDED, freeDisk */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9866);


const MIB = 1024 * 1024;
/** What has to be free before something starts, in bytes: a build writes whole layers, a trial its build output. */ const DISK_NEEDED = {
    build: 2048 * MIB,
    trial: 512 * MIB,
    running: 64 * MIB
};
/** Bytes that are free where the engine keeps its data; undefined where that is not on this machine. */ const freeDisk = async ({ rootDir })=>{
    try {
        const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.statfs)(rootDir);
        return stats.bavail * stats.bsize;
    } catch  {
        return undefined;
    }
};
/**
 * Makes sure that something can start.
 * @throws FaultError `infrastructure` that says how much is free and how to make room
 */ const requireDisk = async (host, need)=>{
    const free = await freeDisk(host);
    if (free === undefined || free >= DISK_NEEDED[need]) return;
    throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .FaultError */ .VD('infrastructure', 'disk-full', `Only ${Math.floor(free / MIB)} MiB are free in ${host.rootDir}; a ${need} needs ${DISK_NEEDED[need] / MIB} MiB. Remove images ("docker image prune") or run with --prune-images.`);
};


/***/ }),

/***/ 8794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ clampLimits),
/* harmony export */   n: () => (/* binding */ engineHost)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8476);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9866);


const infoSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    NCPU: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    MemTotal: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    DockerRootDir: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().default(''),
    OSType: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    Architecture: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
});
const ARCHITECTURES = {
    x86_64: 'amd64',
    aarch64: 'arm64'
};
const parseJson = (text)=>{
    try {
        return JSON.parse(text);
    } catch  {
        return undefined;
    }
};
/** Asks the engine what its host has; also the first sign that an engine answers at all. */ const engineHost = async (docker)=>{
    // Without a daemon `docker info` prints zeros and exits 0 in some versions, so MemTotal is looked at.
    const text = await docker.text([
        'info',
        '--format',
        '{{json .}}'
    ]);
    const parsed = infoSchema.safeParse(parseJson(text));
    if (!parsed.success || parsed.data.MemTotal === 0) {
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FaultError */ .VD('infrastructure', 'engine-unreachable', 'The container engine does not answer. Start it (for Docker: "systemctl start docker", or Docker Desktop) and check with "docker info".');
    }
    const info = parsed.data;
    return {
        cpus: info.NCPU,
        memoryMb: Math.floor(info.MemTotal / 1024 / 1024),
        rootDir: info.DockerRootDir,
        platform: `${info.OSType}/${ARCHITECTURES[info.Architecture] ?? info.Architecture}`
    };
};
/**
 * A task's wishes cut down to what the host has: an engine refuses more CPUs than there are, and more
 * memory than there is would be no limit.
 */ const clampLimits = (wish, host)=>{
    const clamped = [];
    if (wish.cpus !== null && wish.cpus > host.cpus) clamped.push('cpus');
    if (wish.memoryMb !== null && wish.memoryMb > host.memoryMb) clamped.push('memory_mb');
    return {
        cpus: wish.cpus === null ? null : Math.min(wish.cpus, host.cpus),
        memoryMb: wish.memoryMb === null ? null : Math.min(wish.memoryMb, host.memoryMb),
        clamped
    };
};


/***/ }),

/***/ 259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ below),
/* harmony export */   Z: () => (/* binding */ readTree)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9866);



const DEFAULT_MAX_BYTES = 1024 * 1024 * 1024;
/**
 * A folder of the host as entries sorted by path: modes reduced to the executable bit, links kept as
 * links, so that neither a clone's umask nor its times change anything.
 * @throws FaultError `task` for what is neither file, folder nor link, or too large
 */ const readTree = async (dir, options = {})=>{
    const { leaveOut = new Set(), isIgnored = ()=>false, maxBytes = DEFAULT_MAX_BYTES } = options;
    const entries = [];
    let bytes = 0;
    const walk = async (relative)=>{
        const names = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, relative))).sort();
        for (const name of names){
            const path = relative === '' ? name : `${relative}/${name}`;
            if (leaveOut.has(path)) continue;
            const full = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, path);
            const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(full);
            if (stats.isDirectory()) {
                if (!isIgnored(path)) entries.push({
                    path,
                    type: 'directory'
                });
                // A file below an ignored folder may be let in again.
                await walk(path);
            } else if (isIgnored(path)) continue;
            else if (stats.isSymbolicLink()) entries.push({
                path,
                type: 'symlink',
                target: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readlink)(full)
            });
            else if (stats.isFile()) {
                bytes += stats.size;
                if (bytes > maxBytes) {
                    throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .FaultError */ .VD('task', 'tree-too-large', `${dir} holds more than ${maxBytes} bytes; the limit is met at ${path}.`);
                }
                entries.push({
                    path,
                    type: 'file',
                    executable: (stats.mode & 0o100) !== 0,
                    content: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(full)
                });
            } else throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .FaultError */ .VD('task', 'tree-unreadable', `${full} is neither file, folder nor link.`);
        }
    };
    await walk('');
    return entries;
};
/** The same entries below another folder. */ const below = (folder, entries)=>entries.map((entry)=>({
            ...entry,
            path: `${folder}/${entry.path}`
        }));


/***/ }),

/***/ 8103:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FJ: () => (/* binding */ writeTar),
/* harmony export */   sB: () => (/* binding */ readTar)
/* harmony export */ });
/* unused harmony export linkStaysInside */
/* harmony import */ var tar_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6474);

/** Fixed, so that the same files make the same bytes on every machine: 2024-01-01. */ const FIXED_TIME = new Date(Date.UTC(2024, 0, 1));
const hasBadPart = (path)=>path === '' || path.includes('\0') || // What is no UTF-8 comes out of the reader with this mark, and could not be written back as it was.
    path.includes('\uFFFD') || path.split('/').some((part)=>part === '..' || part === '.' || part === '');
/** True where a link at `path` with this target stays inside the tree that `path` is relative to. */ const linkStaysInside = (path, target)=>{
    if (target === '' || target.startsWith('/')) return false;
    let depth = path.split('/').length - 1;
    for (const part of target.split('/')){
        if (part === '..') depth -= 1;
        else if (part !== '.' && part !== '') depth += 1;
        if (depth < 0) return false;
    }
    return true;
};
const SPECIAL = {
    'character-device': 'device',
    'block-device': 'device',
    fifo: 'fifo'
};
/**
 * Reads a tar that a container's owner could have shaped at will. Regular files, directories and
 * symbolic links are kept, hard links become the file they name; the rest is dropped and named.
 */ const readTar = async (stream, options)=>{
    const entries = [];
    const dropped = [];
    const files = new Map();
    let bytes = 0;
    let overflow = false;
    let stopped = false;
    const extract = tar_stream__WEBPACK_IMPORTED_MODULE_0__.extract();
    stream.on('error', (error)=>extract.destroy(error));
    stream.pipe(extract);
    for await (const entry of extract){
        const header = entry.header;
        if (options.stopAtFolder && header.type === 'directory') {
            stopped = true;
            break;
        }
        const raw = header.name.replace(/^(\.\/)+/, '').replace(/\/+$/, '');
        const path = options.rename ? options.rename(raw) : raw;
        const skip = ()=>entry.resume();
        if (path === undefined) {
            skip();
            continue;
        }
        const drop = (cause)=>{
            dropped.push({
                path,
                cause
            });
            skip();
        };
        if (hasBadPart(path)) drop('bad-path');
        else if (entries.length >= options.maxEntries) {
            overflow = true;
            drop('too-many');
            break;
        } else if (header.type === 'directory') {
            entries.push({
                path,
                type: 'directory'
            });
            skip();
        } else if (header.type === 'symlink') {
            const target = header.linkname ?? '';
            if (target === '' || target.includes('\uFFFD')) drop('bad-path');
            else if (options.linksOut === 'drop' && !linkStaysInside(path, target)) drop('link-out-of-tree');
            else {
                entries.push({
                    path,
                    type: 'symlink',
                    target
                });
                skip();
            }
        } else if (header.type === 'link') {
            const known = options.rename ? options.rename(header.linkname ?? '') : header.linkname;
            const original = known === undefined ? undefined : files.get(known);
            if (!original) drop('hard-link-out');
            else if (bytes + original.content.length > options.maxBytes) {
                // Every name is written out by itself: a thousand names of one file are a thousand files.
                overflow = true;
                drop('too-large');
                break;
            } else {
                bytes += original.content.length;
                entries.push({
                    ...original,
                    path
                });
                skip();
            }
        } else if (header.type === 'file' || header.type === 'contiguous-file') {
            if (bytes + (header.size ?? 0) > options.maxBytes) {
                overflow = true;
                drop('too-large');
                break;
            }
            const chunks = [];
            for await (const chunk of entry)chunks.push(chunk);
            const content = Buffer.concat(chunks);
            bytes += content.length;
            const file = {
                path,
                type: 'file',
                executable: ((header.mode ?? 0) & 0o100) !== 0,
                content
            };
            files.set(path, file);
            entries.push(file);
        } else drop(SPECIAL[header.type ?? ''] ?? 'bad-path');
    }
    return {
        entries,
        dropped,
        overflow,
        stopped
    };
};
/** Writes entries as a tar with fixed owner, times and modes, in the order given. */ const writeTar = (entries)=>{
    const pack = tar_stream__WEBPACK_IMPORTED_MODULE_0__.pack();
    const common = {
        uid: 0,
        gid: 0,
        mtime: FIXED_TIME
    };
    const write = async ()=>{
        for (const entry of entries){
            const header = entry.type === 'file' ? {
                ...common,
                name: entry.path,
                mode: entry.executable ? 0o755 : 0o644,
                size: entry.content.length
            } : entry.type === 'directory' ? {
                ...common,
                name: entry.path,
                mode: entry.mode ?? 0o755,
                type: 'directory'
            } : {
                ...common,
                name: entry.path,
                mode: 0o777,
                type: 'symlink',
                linkname: entry.target
            };
            await new Promise((resolve, reject)=>{
                const written = (error)=>error ? reject(error) : resolve();
                if (entry.type === 'file') pack.entry(header, entry.content, written);
                else pack.entry(header, written);
            });
        }
        pack.finalize();
    };
    write().catch((error)=>pack.destroy(error));
    return pack;
};


/***/ }),

/***/ 8355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ terminalProgress)
});

;// CONCATENATED MODULE: ./src/entry/progress-text.js
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

;// CONCATENATED MODULE: ./src/entry/line-progress.js

/** The line for an event, or undefined for one that is too small to tell of. */ const progressLine = (event)=>{
    switch(event.type){
        case 'job-started':
            return `job ${oneLine(event.job)}: ${event.trials} ${event.trials === 1 ? 'trial' : 'trials'}`;
        case 'phase-finished':
            return `${oneLine(event.task)}  ${event.phase}  ${duration(event.seconds)}`;
        case 'trial-finished':
            return `${oneLine(event.task)}  ${ending(event.record)}`;
        case 'image-finished':
            return `image ${oneLine(event.image)}  ${event.action === 'build' ? 'built' : 'pulled'}  ${duration(event.seconds)}`;
        case 'notice':
        case 'warning':
            {
                const about = event.task === undefined ? '' : `${oneLine(event.task)}  `;
                return `${about}${event.type}: ${oneLine(event.message)}`;
            }
        default:
            return undefined;
    }
};
/** A quiet line for each phase that ends: for logs and pipes. */ const lineProgress = (write)=>(event)=>{
        const line = progressLine(event);
        if (line !== undefined) write(`${line}\n`);
    };

;// CONCATENATED MODULE: ./src/entry/live-progress.js


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
        ].map(({ label, since })=>`${label} ${duration((now() - since) / 1000)}`);
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
                label: `${oneLine(event.task)} ${event.phase}`,
                since: now()
            });
        }
        if (event.type === 'phase-finished' || event.type === 'trial-finished') active.delete(event.trial);
        if (event.type === 'image-started') {
            active.set(event.image, {
                label: `${event.action} ${oneLine(event.image)}`,
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

;// CONCATENATED MODULE: ./src/entry/terminal-progress.js


/** Progress on standard error: live on a terminal, a line a phase elsewhere, none when quiet. */ const terminalProgress = (stream, { quiet })=>{
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


/***/ }),

/***/ 6027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  R: () => (/* binding */ baseContext),
  P: () => (/* binding */ loadBases)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(9866);
;// CONCATENATED MODULE: ./src/image/manifest.js

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
            throw new errors/* UserError */.yo(`${path}:${index + 1}: "${line.trim()}" is no base. A line is "repo tag dockerfile", the dockerfile relative to the manifest's folder and inside it.`);
        }
        const image = baseImageName(repo, tag);
        if (recipes.some((recipe)=>recipe.image === image)) {
            throw new errors/* UserError */.yo(`${path}:${index + 1}: the base ${image} is named twice. Remove one of the lines.`);
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

;// CONCATENATED MODULE: ./src/image/bases.js



/**
 * Reads `<dir>/manifest`. A folder without one has no bases: the tasks' own images are then used as
 * the engine has them.
 * @throws UserError for a line that is no base
 */ const loadBases = async (dir)=>{
    const path = (0,external_node_path_.join)(dir, 'manifest');
    let text;
    try {
        text = await (0,promises_.readFile)(path, 'utf8');
    } catch (error) {
        if (error.code === 'ENOENT') return {
            dir,
            recipes: []
        };
        throw error;
    }
    return {
        dir,
        recipes: parseManifest(text, path)
    };
};
/** Where a base's recipe and its build context stand: the recipe's own folder is the context. */ const baseContext = (bases, recipe)=>{
    const folder = (0,external_node_path_.dirname)(recipe.dockerfile);
    const within = (path)=>folder === '.' ? path : path.slice(folder.length + 1);
    // Another base's recipe in the same folder is no part of this one: changing it must not rebuild this.
    const others = bases.recipes.filter((other)=>other.dockerfile !== recipe.dockerfile && (0,external_node_path_.dirname)(other.dockerfile) === folder).map((other)=>within(other.dockerfile));
    return {
        contextDir: (0,external_node_path_.join)(bases.dir, folder),
        dockerfile: within(recipe.dockerfile),
        leaveOut: new Set(others)
    };
};


/***/ }),

/***/ 5476:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ createImages)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(9866);
// EXTERNAL MODULE: ./src/engine/engine-failure.js
var engine_failure = __webpack_require__(6275);
// EXTERNAL MODULE: ./src/engine/free-disk.js
var free_disk = __webpack_require__(3064);
// EXTERNAL MODULE: ./src/image/bases.js + 1 modules
var image_bases = __webpack_require__(6027);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(6466);
// EXTERNAL MODULE: ./src/engine/tar.js
var tar = __webpack_require__(8103);
;// CONCATENATED MODULE: ./src/image/builder.js

/** From this client on, `docker build` with DOCKER_BUILDKIT=1 is an error where buildx is missing. */ const FIRST_CLIENT_THAT_NEEDS_BUILDX = 23;
const clientMajor = (versionText)=>Number(/^v?(\d+)\./.exec(versionText)?.[1] ?? Number.NaN);
/**
 * Finds out which builder answers: the buildx plugin; else BuildKit by an environment variable, which
 * clients before 23 know by themselves; else the classic builder, all that a newer client has left.
 */ const detectBuilder = async (docker)=>{
    const buildx = await docker.call([
        'buildx',
        'version'
    ]);
    if (buildx.exitCode === 0) return 'buildx';
    const version = await docker.call([
        'version',
        '--format',
        '{{.Client.Version}}'
    ]);
    const text = version.stdout.toString('utf8').trim();
    const isPodman = /podman/i.test((await docker.call([
        '--version'
    ])).stdout.toString('utf8'));
    if (!isPodman && clientMajor(text) < FIRST_CLIENT_THAT_NEEDS_BUILDX) return 'buildkit-by-environment';
    return 'classic';
};
/** The call that builds from a context on standard input: arguments and environment. */ const buildCall = (builder, spec)=>{
    const common = [
        ...[
            '--tag',
            spec.image
        ],
        ...Object.entries(spec.labels).flatMap(([name, value])=>[
                '--label',
                `${name}=${value}`
            ]),
        ...[
            '--file',
            spec.dockerfile
        ],
        '-'
    ];
    switch(builder){
        case 'buildx':
            // Attestations would turn the image into an index, which the engine's own store cannot load.
            return {
                args: [
                    'buildx',
                    'build',
                    '--load',
                    '--progress',
                    'plain',
                    '--provenance=false',
                    ...common
                ],
                env: {}
            };
        case 'buildkit-by-environment':
            return {
                args: [
                    'build',
                    '--progress',
                    'plain',
                    ...common
                ],
                env: {
                    DOCKER_BUILDKIT: '1'
                }
            };
        case 'classic':
            return {
                args: [
                    'build',
                    '--force-rm',
                    ...common
                ],
                env: {
                    DOCKER_BUILDKIT: '0'
                }
            };
        default:
            throw new errors/* FaultError */.VD('infrastructure', 'no-builder', `No builder is called ${String(builder)}.`);
    }
};

// EXTERNAL MODULE: ./src/image/local-image.js
var local_image = __webpack_require__(9488);
;// CONCATENATED MODULE: ./src/image/build.js









/**
 * Builds an image under its name, with its key as a label. The name is given by the engine at the very
 * end, so a build that is cut short leaves nothing under it.
 * @throws FaultError `task` where the recipe failed, `infrastructure` where engine, disk or network did
 */ const buildImage = async (docker, builder, request)=>{
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(request.logPath), {
        recursive: true
    });
    const log = (0,external_node_fs_.createWriteStream)(request.logPath);
    const { args, env } = buildCall(builder, {
        image: request.image,
        labels: {
            [local_image/* KEY_LABEL */.b]: request.key
        },
        dockerfile: request.dockerfile
    });
    let tail = '';
    const result = await docker.call(args, {
        env,
        input: (0,tar/* writeTar */.FJ)(request.context),
        signal: request.signal,
        timeoutMs: request.timeoutMs,
        maxBytes: 0,
        onOutput: (chunk)=>{
            log.write(chunk);
            tail = (tail + Buffer.from(chunk).toString('utf8')).slice(-16_384);
        }
    }).finally(async ()=>{
        log.end();
        await (0,external_node_stream_promises_.finished)(log).catch(()=>{});
    });
    if (result.timedOut) {
        const limit = Math.round((request.timeoutMs ?? 0) / 1000);
        throw new errors/* FaultError */.VD('task', 'image-build-timed-out', `Building ${request.image} took longer than its limit of ${limit} s ([environment] build_timeout_sec). Last lines:\n${(0,engine_failure/* lastLines */.w$)(tail)}`);
    }
    if (result.exitCode !== 0) {
        const known = (0,engine_failure/* failureSignature */.vH)(tail);
        // Where the engine has ended, the builder says no more than that its stream did.
        if (!known) await docker.text([
            'version',
            '--format',
            '{{.Server.Version}}'
        ]);
        const isOutside = known !== undefined && known.code !== 'image-missing';
        throw new errors/* FaultError */.VD(isOutside ? 'infrastructure' : 'task', isOutside ? known.code : 'image-build-failed', `Building ${request.image} failed. The whole log is in ${request.logPath}; its last lines:\n${(0,engine_failure/* lastLines */.w$)(tail, 8)}`);
    }
    const built = await (0,local_image/* findLocalImage */.e)(docker, request.image);
    if (!built) throw new errors/* FaultError */.VD('infrastructure', 'image-missing', `${request.image} was built but is not in the engine.`);
    return built;
};

// EXTERNAL MODULE: ./src/engine/read-tree.js
var read_tree = __webpack_require__(259);
// EXTERNAL MODULE: ../../node_modules/picomatch/index.js
var picomatch = __webpack_require__(1026);
;// CONCATENATED MODULE: ./src/image/docker-ignore.js


/** Shells' braces, groups and extended patterns are plain letters to Docker. */ const OPTIONS = {
    dot: true,
    nonegate: true,
    nobrace: true,
    noextglob: true,
    literalBrackets: false
};
const escapeGroups = (pattern)=>pattern.replace(/[(){}|]/g, '\\$&');
/** A pattern as Docker reads it: cleaned as a path, relative to the context. */ const clean = (pattern)=>external_node_path_.posix.normalize(pattern).replace(/^\/+|\/+$/g, '');
/**
 * Whether a path is left out by a `.dockerignore` text, by Docker's rules: the last line that matches
 * decides, `!` lets in again, a matched folder takes what is below it along.
 * Source: https://docs.docker.com/build/concepts/context/#dockerignore-files
 */ const ignoredBy = (text)=>{
    const rules = text.replace(/^\uFEFF/, '').split(/\r?\n/).filter((line)=>!line.startsWith('#')).map((line)=>line.trim()).filter((line)=>line !== '' && line !== '!').map((line)=>{
        const negated = line.startsWith('!');
        const pattern = escapeGroups(clean(line.replace(/^!/, '').trim()));
        // As expressions: picomatch's own matcher also takes a name that is spelt like the pattern.
        const shapes = [
            pattern,
            `${pattern}/**`
        ].map((glob)=>picomatch.makeRe(glob, OPTIONS));
        return {
            negated,
            matches: (path)=>shapes.some((shape)=>shape.test(path))
        };
    });
    return (path)=>rules.reduce((ignored, rule)=>rule.matches(path) ? !rule.negated : ignored, false);
};

;// CONCATENATED MODULE: ./src/image/build-context.js




const IGNORE_FILE = '.dockerignore';
/**
 * The files of a build context, as they go to the builder and into the content key. The recipe and
 * `.dockerignore` itself go along even where they are ignored, as Docker sends them.
 * @param leaveOut paths relative to `dir` that are no part of it
 * @param dockerfile the recipe, relative to `dir`
 */ const readContext = async (dir, leaveOut = new Set(), dockerfile = 'Dockerfile')=>{
    const rules = await (0,promises_.readFile)((0,external_node_path_.join)(dir, IGNORE_FILE), 'utf8').catch(()=>'');
    const isIgnored = ignoredBy(rules);
    return (0,read_tree/* readTree */.Z)(dir, {
        leaveOut,
        isIgnored: (path)=>path !== dockerfile && path !== IGNORE_FILE && isIgnored(path)
    });
};

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./src/image/content-key.js

/** Raised when the way a build is run changes what comes out of it. */ const KEY_VERSION = '1';
/**
 * SHA-256, in hex, over recipe, build context (paths, executable bits, bytes), platform and the keys
 * of the parents: equal exactly when a build would be given the same things.
 */ const contentKey = (recipe)=>{
    const hash = (0,external_node_crypto_.createHash)('sha256');
    // Every part goes in with its length, so that no two recipes run together into the same bytes.
    const add = (part)=>{
        const bytes = typeof part === 'string' ? Buffer.from(part) : part;
        hash.update(`${bytes.length}:`);
        hash.update(bytes);
    };
    add(KEY_VERSION);
    add(recipe.platform);
    add(recipe.dockerfile);
    for (const name of Object.keys(recipe.parents).sort()){
        add(name);
        add(recipe.parents[name]);
    }
    for (const entry of recipe.context){
        add(entry.path);
        if (entry.type === 'file') {
            add(entry.executable ? 'executable' : 'file');
            add(entry.content);
        } else if (entry.type === 'symlink') {
            add('symlink');
            add(entry.target);
        } else add('directory');
    }
    return hash.digest('hex');
};

;// CONCATENATED MODULE: ./src/image/dockerfile.js
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

;// CONCATENATED MODULE: ./src/image/images.js












const OURS = 'kotlin-bench/';
const readDockerfile = async (path)=>{
    try {
        return await (0,promises_.readFile)(path, 'utf8');
    } catch (error) {
        throw new errors/* FaultError */.VD('task', 'dockerfile-missing', `There is no recipe at ${path}: ${(0,errors/* errorMessage */.gJ)(error)}`);
    }
};
const fileNameOf = (image)=>image.replaceAll(/[^a-zA-Z0-9._-]+/g, '_');
/** Opens the store of images for one job. */ const createImages = (context)=>{
    const { docker, bases, listener } = context;
    const underWay = new Map();
    let builder;
    const noticed = new Set();
    const notice = (message)=>{
        if (noticed.has(message)) return;
        noticed.add(message);
        listener({
            type: 'notice',
            message
        });
    };
    /** Local with the right key, else built; one build for all that ask at the same time. */ const ensure = (request)=>{
        const slot = `${request.image} ${request.key}`;
        const running = underWay.get(slot);
        if (running) return running;
        const made = (async ()=>{
            const local = await (0,local_image/* findLocalImage */.e)(docker, request.image);
            if (local?.key === request.key && !request.rebuild) return {
                ...local,
                origin: 'local'
            };
            await (0,free_disk/* requireDisk */.Df)(context.host, 'build');
            builder ??= detectBuilder(docker);
            const started = Date.now();
            listener({
                type: 'image-started',
                image: request.image,
                action: 'build'
            });
            const built = await buildImage(docker, await builder, {
                ...request,
                logPath: (0,external_node_path_.join)(context.logDir, `${fileNameOf(request.image)}.log`),
                signal: context.signal
            });
            listener({
                type: 'image-finished',
                image: request.image,
                action: 'build',
                seconds: (Date.now() - started) / 1000
            });
            return {
                ...built,
                origin: 'built'
            };
        })();
        underWay.set(slot, made);
        // Another trial may meet the next attempt with a working engine again.
        made.catch(()=>underWay.delete(slot));
        return made;
    };
    const base = async (recipe, options = {
        rebuild: false
    })=>{
        const { contextDir, dockerfile, leaveOut } = (0,image_bases/* baseContext */.R)(bases, recipe);
        const text = await readDockerfile((0,external_node_path_.join)(contextDir, dockerfile));
        const files = await readContext(contextDir, leaveOut, dockerfile);
        const parents = {};
        for (const name of parentImages(text)){
            const other = bases.recipes.find((candidate)=>candidate.image === name && candidate !== recipe);
            // A public parent goes in by name: which of its builds a machine has must not change our key.
            parents[name] = other ? (await base(other)).key ?? name : name;
        }
        const key = contentKey({
            dockerfile: text,
            context: files,
            platform: context.host.platform,
            parents
        });
        const image = await ensure({
            image: recipe.image,
            key,
            dockerfile,
            context: files,
            timeoutMs: undefined,
            ...options
        });
        return {
            ...image,
            name: recipe.image
        };
    };
    /** What stands in a task's FROM line: one of our bases, or an image as the engine has it. */ const parent = async (name)=>{
        const recipe = bases.recipes.find((candidate)=>candidate.image === name);
        if (recipe) {
            const image = await base(recipe);
            return {
                name,
                id: image.id,
                key: image.key ?? image.id
            };
        }
        const local = await (0,local_image/* findLocalImage */.e)(docker, name);
        if (local) {
            if (name.startsWith(OURS)) {
                notice(`The base ${name} is not in ${(0,external_node_path_.join)(bases.dir, 'manifest')}; it is used as the engine has it.`);
            }
            return {
                name,
                id: local.id,
                key: local.id
            };
        }
        if (name.startsWith(OURS)) {
            throw new errors/* FaultError */.VD('task', 'base-missing', `The base ${name} is neither in ${(0,external_node_path_.join)(bases.dir, 'manifest')} nor in the engine. Add it to the manifest, or name its folder by --bases.`);
        }
        return undefined;
    };
    const prebuilt = async (name, timeoutMs)=>{
        let local = await (0,local_image/* findLocalImage */.e)(docker, name);
        if (!local) {
            listener({
                type: 'image-started',
                image: name,
                action: 'pull'
            });
            const started = Date.now();
            const pulled = await docker.call([
                'pull',
                '--quiet',
                name
            ], {
                signal: context.signal,
                timeoutMs
            });
            if (pulled.exitCode !== 0) throw (0,engine_failure/* engineFailure */.FR)([
                'pull'
            ], pulled);
            listener({
                type: 'image-finished',
                image: name,
                action: 'pull',
                seconds: (Date.now() - started) / 1000
            });
            local = await (0,local_image/* findLocalImage */.e)(docker, name);
        }
        if (!local) throw new errors/* FaultError */.VD('infrastructure', 'image-missing', `${name} was pulled but is not in the engine.`);
        return {
            ...local,
            name,
            base: null
        };
    };
    return {
        base,
        forget: ()=>underWay.clear(),
        async task (task, { timeoutMs }) {
            if (task.environment.dockerImage) return prebuilt(task.environment.dockerImage, timeoutMs);
            const contextDir = (0,external_node_path_.join)(task.dir, 'environment');
            const text = await readDockerfile((0,external_node_path_.join)(contextDir, 'Dockerfile'));
            const found = [];
            const parents = {};
            for (const name of parentImages(text)){
                const image = await parent(name);
                parents[name] = image?.key ?? name;
                if (image) found.push(image);
            }
            const files = await readContext(contextDir);
            const key = contentKey({
                dockerfile: text,
                context: files,
                platform: context.host.platform,
                parents
            });
            const name = task.environment.localImage ?? `${OURS}task-${task.name.toLowerCase().replaceAll(/[^a-z0-9._-]+/g, '-')}:local`;
            const image = await ensure({
                image: name,
                key,
                dockerfile: 'Dockerfile',
                context: files,
                timeoutMs,
                rebuild: false
            });
            const last = found.at(-1);
            return {
                ...image,
                name,
                base: last ? {
                    name: last.name,
                    id: last.id
                } : null
            };
        }
    };
};


/***/ }),

/***/ 9488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ KEY_LABEL),
/* harmony export */   e: () => (/* binding */ findLocalImage)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8476);
/* harmony import */ var _engine_engine_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6275);


const KEY_LABEL = 'io.kotlin-bench.key';
const inspectSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    Id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    Config: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        Labels: zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).nullish(),
        WorkingDir: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish()
    }).nullish()
});
/** Looks an image up in the engine's store; undefined where it is not there. */ const findLocalImage = async (docker, name)=>{
    const args = [
        'image',
        'inspect',
        '--format',
        '{{json .}}',
        name
    ];
    const result = await docker.call(args);
    if (result.exitCode !== 0) {
        if (/no such (image|object)|image not known/i.test(result.stderr)) return undefined;
        throw (0,_engine_engine_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .engineFailure */ .FR)(args, result);
    }
    const found = inspectSchema.parse(JSON.parse(result.stdout.toString('utf8')));
    return {
        id: found.Id,
        key: found.Config?.Labels?.[KEY_LABEL],
        workdir: found.Config?.WorkingDir || '/'
    };
};


/***/ })

};
;