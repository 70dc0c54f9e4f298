"use strict";
exports.id = 3620;
exports.ids = [3620];
exports.modules = {

/***/ 76448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ readTrust)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29866);
/* harmony import */ var _engine_certificates_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71979);
/* harmony import */ var _engine_pem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64502);
/* harmony import */ var _image_certificate_failure_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(23719);
/* harmony import */ var _text_plural_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(53239);
/* harmony import */ var _text_quote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98461);







const MAX_BYTES = 8 * 1024 * 1024;
/** The certificates of a file, or what is wrong with it. */ const readBundle = async (path)=>{
    try {
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path);
        if (!found.isFile()) return 'is no file';
        if (found.size > MAX_BYTES) return 'is larger than 8 MiB, which no bundle of certificates is';
        const bundle = (0,_engine_pem_js__WEBPACK_IMPORTED_MODULE_3__/* .readPem */ .Je)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'latin1'));
        if (bundle.holdsPrivateKey) return 'holds a private key, which nothing else may see';
        return bundle.certificates.length === 0 ? 'holds no certificate in PEM' : bundle;
    } catch (error) {
        return `cannot be read: ${(0,_contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .errorMessage */ .gJ)(error)}`;
    }
};
/**
 * Reads the bundle that the options name. One that only a variable of the environment names is passed
 * over with a warning where it cannot be used, as other programs do.
 * @throws UserError where `--ca-bundle` itself cannot be used
 */ const readTrust = async (given, listener)=>{
    if (given === undefined) return undefined;
    const { path, from } = given;
    const bundle = await readBundle(path);
    const isAsked = from === '--ca-bundle';
    const wrong = typeof bundle === 'string' ? bundle : isAsked && bundle.unreadable > 0 ? `has ${(0,_text_plural_js__WEBPACK_IMPORTED_MODULE_5__/* .plural */ .L)(bundle.unreadable, 'block')} that should be a certificate and cannot be read` : undefined;
    if (wrong !== undefined) {
        const next = 'Name a file of certificates in PEM, "-----BEGIN CERTIFICATE-----" and so on, or leave it out.';
        if (isAsked) throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .h)(`--ca-bundle ${path}`)} ${wrong}. ${next}`);
        listener({
            type: 'warning',
            message: `${from} names ${path}, which ${wrong}. Containers get no certificates; --ca-bundle names others.`
        });
    }
    if (typeof bundle === 'string') return undefined;
    return {
        pem: (0,_engine_pem_js__WEBPACK_IMPORTED_MODULE_3__/* .writePem */ .I6)(bundle.certificates),
        containers: (0,_engine_certificates_js__WEBPACK_IMPORTED_MODULE_2__/* .containerCertificates */ .gb)(bundle.certificates),
        secrets: [
            {
                id: _image_certificate_failure_js__WEBPACK_IMPORTED_MODULE_6__/* .CA_SECRET */ .k6,
                path
            }
        ]
    };
};


/***/ }),

/***/ 29621:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lk: () => (/* binding */ NO_ACCESS),
  cP: () => (/* binding */ licencesOf),
  Xe: () => (/* binding */ openImageSource),
  Jj: () => (/* binding */ provenanceOf),
  U4: () => (/* binding */ saveBases)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ../../node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(48630);
// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(29866);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./src/engine/engine-failure.js
var engine_failure = __webpack_require__(66275);
;// CONCATENATED MODULE: ./src/image/image-archive.js






/** What a file of zstd begins with. */ const ZSTD = Buffer.from([
    0x28,
    0xb5,
    0x2f,
    0xfd
]);
/**
 * Node has zstd from 22.15 on; an archive is as good without, and GitHub's cache presses it once more.
 * One thread, since Node's stream breaks where zstd has workers of its own.
 */ const compressor = ()=>typeof external_node_zlib_.createZstdCompress === 'function' ? external_node_zlib_.createZstdCompress() : new external_node_stream_.PassThrough();
const isZstd = async (path)=>{
    const file = await (0,promises_.open)(path);
    try {
        const { buffer } = await file.read(Buffer.alloc(ZSTD.length), 0, ZSTD.length, 0);
        return buffer.equals(ZSTD);
    } finally{
        await file.close();
    }
};
/** An archive would take more room than there is for it. */ class ArchiveTooLarge extends Error {
}
const atMost = (limit)=>{
    let bytes = 0;
    return new external_node_stream_.Transform({
        transform (chunk, _encoding, done) {
            bytes += chunk.length;
            if (bytes > limit) done(new ArchiveTooLarge(`more than ${limit} bytes`));
            else done(null, chunk);
        }
    });
};
/**
 * Writes an image to a file, pressed where this Node can. The archive holds the image by its id alone:
 * who loads it gives it a name.
 * @throws ArchiveTooLarge where the file would have more than `limit` bytes
 * @throws FaultError where the engine fails
 */ const saveImage = async (docker, { id, path, limit, signal })=>{
    const args = [
        'save',
        id
    ];
    const saving = docker.stream(args, {
        signal
    });
    try {
        await (0,external_node_stream_promises_.pipeline)(saving.stdout, compressor(), atMost(limit), (0,external_node_fs_.createWriteStream)(path));
    } catch (error) {
        saving.stop();
        await saving.done;
        throw error;
    }
    const result = await saving.done;
    if (result.exitCode !== 0) throw (0,engine_failure/* engineFailure */.FR)(args, result);
};
const LOADED = /^Loaded image(?: ID)?: *(sha256:[0-9a-f]{64})$/m;
/**
 * Loads an archive of `saveImage`; no name is given to what comes.
 * @returns the image's id; undefined where the archive holds something else
 * @throws FaultError where the engine cannot read or keep it
 */ const loadImage = async (docker, path, signal)=>{
    const file = (0,external_node_fs_.createReadStream)(path);
    let input = file;
    if (await isZstd(path) && typeof external_node_zlib_.createZstdDecompress === 'function') {
        input = external_node_zlib_.createZstdDecompress();
        // A file that ends too soon, or holds something else, ends the engine's input; the engine says so.
        (0,external_node_stream_promises_.pipeline)(file, input).catch(()=>{});
    }
    const said = await docker.text([
        'load',
        '--quiet'
    ], {
        input,
        signal
    });
    return LOADED.exec(said)?.[1];
};

// EXTERNAL MODULE: ./src/image/local-image.js
var local_image = __webpack_require__(19488);
;// CONCATENATED MODULE: ./src/image/base-archive.js




const MIB = 1024 ** 2;
const entryOf = (port, key)=>{
    const path = (0,external_node_path_.join)(port.folder, 'bases', `${key}.tar`);
    return {
        entry: {
            key: `kotlin-bench-base-1-${key}`,
            paths: [
                path
            ]
        },
        path
    };
};
/** Whether the cache has an entry for a base with this key; what is in it is not looked at. */ const hasArchive = (port, key)=>port.has(entryOf(port, key).entry);
/** The good name is given when all of it is in the engine and its key is the right one. */ const load = async ({ docker, signal, notice }, { image, key, path })=>{
    const id = await loadImage(docker, path, signal);
    const loaded = id === undefined ? undefined : await (0,local_image/* findLocalImage */.e9)(docker, id);
    if (loaded?.key === key) {
        await docker.text([
            'tag',
            loaded.id,
            image
        ]);
        return loaded;
    }
    if (loaded) await docker.call([
        'image',
        'rm',
        loaded.id
    ]);
    notice(`What GitHub's cache keeps for ${image} is not that: its key is ${loaded?.key ?? 'missing'}. It is not used.`);
    return undefined;
};
/**
 * Takes a base from the cache into the engine; its file goes again.
 * @param sized hears of the bytes that the entry takes in the cache, also where it is of no use
 * @returns undefined where the entry is gone, or holds something else, which `notice` hears of
 * @throws Error where the cache or the engine fails
 */ const restoreArchive = async (place, { image, key, sized })=>{
    const { entry, path } = entryOf(place.port, key);
    try {
        if (await place.port.restore(entry) === undefined) return undefined;
        sized((await (0,promises_.stat)(path)).size);
        return await load(place, {
            image,
            key,
            path
        });
    } finally{
        await (0,promises_.rm)(path, {
            force: true
        });
    }
};
/**
 * Puts a base of the engine into the cache; the file on the way there goes again.
 * @param limit bytes that its archive may have
 * @returns the bytes it takes there; undefined where the cache refused it, the engine has another base under this
 *   name, or the disk has no room for the file, which `notice` hears of
 * @throws ArchiveTooLarge where it would take more than `limit`; Error where the cache or the engine fails
 */ const keepArchive = async ({ docker, port, signal, notice }, { image, key, limit })=>{
    const { entry, path } = entryOf(port, key);
    const local = await (0,local_image/* findLocalImage */.e9)(docker, image);
    if (local?.key !== key) return undefined;
    const folder = (0,external_node_path_.dirname)(path);
    await (0,promises_.mkdir)(folder, {
        recursive: true
    });
    const { bavail, bsize } = await (0,promises_.statfs)(folder);
    if (bavail * bsize < local.bytes) {
        notice(`${image} is not kept in GitHub's cache: its archive may need ${Math.ceil(local.bytes / MIB)} MiB of disk.`);
        return undefined;
    }
    try {
        await saveImage(docker, {
            id: local.id,
            path,
            limit,
            signal
        });
        return await port.save(entry) ? (await (0,promises_.stat)(path)).size : undefined;
    } finally{
        await (0,promises_.rm)(path, {
            force: true
        });
    }
};

// EXTERNAL MODULE: ./src/image/image-work.js
var image_work = __webpack_require__(61754);
;// CONCATENATED MODULE: ./src/image/base-cache.js





/**
 * What the bases of one run may take. GitHub keeps 10 GB for a repository and then throws away what was
 * used longest ago; the rest is left to the repository's own caches, which go with it.
 */ const LIMIT_BYTES = 7 * 1024 ** 3;
const inMib = (bytes)=>`${Math.round(bytes / 1024 ** 2)} MiB`;
/** Each takes the disk twice, as the archive and in the engine. */ const AT_A_TIME = 2;
/** Opens the bases that a cache keeps. No failure of it is one of the run: a notice, and the base is built. */ const createBaseCache = ({ docker, port, listener, signal, limitBytes = LIMIT_BYTES })=>{
    const restoring = (0,p_limit/* default */.A)(AT_A_TIME);
    const builtHere = new Map();
    let taken = 0;
    const notice = (message)=>listener({
            type: 'notice',
            message
        });
    const place = {
        docker,
        port,
        signal,
        notice
    };
    const sized = (bytes)=>{
        taken += bytes;
    };
    const restore = async (image, key)=>{
        if (!await hasArchive(port, key)) return undefined;
        try {
            return await (0,image_work/* tellOfWork */.a)(listener, {
                image,
                action: 'restore'
            }, ()=>restoreArchive(place, {
                    image,
                    key,
                    sized
                }));
        } catch (error) {
            signal.throwIfAborted();
            notice(`${image} could not be taken from GitHub's cache: ${(0,errors/* errorMessage */.gJ)(error)}`);
            return undefined;
        }
    };
    const saveOne = async ({ image, key })=>{
        if (await hasArchive(port, key)) return;
        const limit = limitBytes - taken;
        try {
            const bytes = await (0,image_work/* tellOfWork */.a)(listener, {
                image,
                action: 'save'
            }, ()=>keepArchive(place, {
                    image,
                    key,
                    limit
                }));
            sized(bytes ?? 0);
        } catch (error) {
            if (!(error instanceof ArchiveTooLarge)) throw error;
            throw new Error(`this run may keep ${inMib(limitBytes)} of bases there, and ${inMib(limit)} are left of that`, {
                cause: error
            });
        }
    };
    return {
        restore: (image, key)=>restoring(restore, image, key),
        built: (base)=>void builtHere.set(base.key, base),
        async save () {
            const longestFirst = [
                ...builtHere.values()
            ].sort((a, b)=>b.seconds - a.seconds);
            for (const base of longestFirst){
                signal.throwIfAborted();
                if (!port.isWritable) return;
                try {
                    await saveOne(base);
                    builtHere.delete(base.key);
                } catch (error) {
                    signal.throwIfAborted();
                    notice(`${base.image} is not kept in GitHub's cache: ${(0,errors/* errorMessage */.gJ)(error)}.`);
                }
            }
        }
    };
};

// EXTERNAL MODULE: ./src/image/image-ledger.js
var image_ledger = __webpack_require__(12294);
// EXTERNAL MODULE: ./src/image/key-lock.js
var key_lock = __webpack_require__(64342);
// EXTERNAL MODULE: ./src/image/registry/registries.js + 5 modules
var registry_registries = __webpack_require__(66906);
// EXTERNAL MODULE: ./src/commands/shared/files/file-cache.js
var file_cache = __webpack_require__(9927);
// EXTERNAL MODULE: ./src/commands/shared/access/sender.js
var sender = __webpack_require__(83854);
;// CONCATENATED MODULE: ./src/commands/shared/access/image-source.js







/** A desk without a login to any registry, outside of any workflow. */ const NO_ACCESS = {
    logins: new Map(),
    place: {
        repository: null,
        isFork: false,
        source: null,
        revision: null
    }
};
/** Opens what a run takes its images from. */ const openImageSource = ({ registries, push, pullOnly }, context)=>({
        registries: (0,registry_registries/* createRegistries */.I)({
            docker: context.docker,
            registries,
            push,
            logins: context.access.logins,
            place: context.access.place,
            sender: (0,sender/* createSender */.a)(context.environment, context.ca),
            listener: context.listener,
            signal: context.signal
        }),
        baseCache: context.cache ? createBaseCache({
            ...context,
            port: context.cache
        }) : null,
        lock: (0,key_lock/* fileLock */.y)((0,external_node_path_.join)((0,file_cache/* defaultCacheDir */.$g)(), 'locks')),
        pullOnly,
        ledger: (0,image_ledger/* createLedger */.M5)()
    });
/** Keeps the bases that were built in GitHub's cache, unless a registry has taken them. */ const saveBases = async ({ baseCache, registries })=>{
    if (!registries.areWritten()) await baseCache?.save();
};
/**
 * What images say of where they come from: the repository whose workflow runs, else the dataset's, else
 * the one that a registry of GitHub's keeps them for.
 */ const provenanceOf = ({ place }, registries, dataset)=>{
    if (place.source !== null) return {
        source: place.source,
        revision: place.revision
    };
    if (dataset !== null && /^https:\/\//.test(dataset.source)) return {
        source: dataset.source,
        revision: dataset.commit
    };
    const revision = dataset?.commit ?? null;
    const [owner, repository] = registries.find(({ host })=>host === 'ghcr.io')?.path.split('/') ?? [];
    const source = owner && repository ? `https://github.com/${owner}/${repository}` : null;
    return {
        source,
        revision
    };
};
/** SPDX ids of the repositories that tasks are from, by the name that bases call them: `owner_repo`. */ const licencesOf = (entries)=>new Map(entries.flatMap((entry)=>{
        const { repository = null, license = null } = entry.ok ? entry.task : {};
        return repository === null || license === null ? [] : [
            [
                repository.toLowerCase().replace('/', '_'),
                license
            ]
        ];
    }));


/***/ }),

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

/***/ 28794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ clampLimits),
/* harmony export */   n: () => (/* binding */ engineHost)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43045);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29866);
/* harmony import */ var _text_parse_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56593);



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
/** Asks the engine what its host has; also the first sign that an engine answers at all. */ const engineHost = async (docker)=>{
    // Without a daemon `docker info` prints zeros and exits 0 in some versions, so MemTotal is looked at.
    const text = await docker.text([
        'info',
        '--format',
        '{{json .}}'
    ]);
    const parsed = infoSchema.safeParse((0,_text_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(text));
    if (!parsed.success || parsed.data.MemTotal === 0) {
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FaultError */ .VD('infrastructure', 'engine-unreachable', 'The container engine does not answer. Start it (for Docker: `systemctl start docker`, or Docker Desktop) and check with `docker info`.');
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

/***/ 72177:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ caBundleOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _contracts_certificate_variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25222);


/** The file of certificates: as given, else as programs of this environment are told; `folder` is where paths start. */ const caBundleOf = (given, environment, folder)=>{
    if (given !== undefined) return {
        path: given,
        from: '--ca-bundle'
    };
    for (const from of _contracts_certificate_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .CERTIFICATE_VARIABLES */ .a){
        const path = environment[from];
        if (path) return {
            path: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder, path),
            from
        };
    }
    return undefined;
};


/***/ }),

/***/ 45804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ verbAccess)
/* harmony export */ });
/* unused harmony export actionAccess */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29866);


/** GitHub's own registry takes the token of a workflow. */ const GITHUB_REGISTRY = 'ghcr.io';
/** Whether what runs is a pull request from another repository. */ const isFromFork = (environment)=>{
    try {
        const event = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(environment.GITHUB_EVENT_PATH ?? '', 'utf8'));
        const head = event.pull_request?.head;
        return head !== undefined && head.repo?.full_name !== environment.GITHUB_REPOSITORY;
    } catch  {
        // No event, no pull request.
        return false;
    }
};
const placeOf = (environment)=>{
    const repository = environment.GITHUB_REPOSITORY || null;
    const server = environment.GITHUB_SERVER_URL || 'https://github.com';
    return {
        repository,
        isFork: isFromFork(environment),
        source: repository && `${server}/${repository}`,
        revision: environment.GITHUB_SHA || null
    };
};
/**
 * What registries are shown: a given login at the host of the first, GitHub's token at GitHub's own. For
 * the others the engine's own logins count.
 * @throws UserError where only half of a login is given
 */ const registryAccess = (registries, { environment, username, password, githubToken })=>{
    const logins = new Map();
    if (githubToken !== undefined) {
        logins.set(GITHUB_REGISTRY, {
            username: environment.GITHUB_ACTOR || 'github',
            password: githubToken
        });
    }
    if (username === undefined !== (password === undefined)) {
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`A registry's ${username === undefined ? 'password is given without a username' : 'username is given without a password'}: give both, as inputs \`registry-username\` and \`registry-password\` or in KOTLIN_BENCH_REGISTRY_USERNAME and KOTLIN_BENCH_REGISTRY_PASSWORD, or neither.`);
    }
    const [first] = registries;
    if (first && username !== undefined && password !== undefined) logins.set(first.host, {
        username,
        password
    });
    return {
        logins,
        place: placeOf(environment)
    };
};
/** The same on the command line, where a login comes by variables. */ const verbAccess = (registries, { environment, registryPassword })=>registryAccess(registries, {
        environment,
        username: environment.KOTLIN_BENCH_REGISTRY_USERNAME || undefined,
        password: registryPassword,
        githubToken: undefined
    });
/** The same in a workflow, where it comes by inputs, or is the workflow's own token. */ const actionAccess = (registries, values, { environment, registryPassword, githubToken })=>registryAccess(registries, {
        environment,
        username: values['registry-username'] ?? (environment.KOTLIN_BENCH_REGISTRY_USERNAME || undefined),
        password: registryPassword,
        githubToken
    });


/***/ }),

/***/ 23277:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ registryChoice)
/* harmony export */ });
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29866);
/* harmony import */ var _image_registry_registry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79704);


/** Stands for no registry where a workflow has one by default. */ const NONE = 'none';
/**
 * The registries in the order given, each once.
 * @throws UserError for what names none
 */ const readRegistries = (texts)=>{
    const byName = new Map(texts.map(_image_registry_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRegistry */ .l).map((registry)=>[
            registry.name,
            registry
        ]));
    return [
        ...byName.values()
    ];
};
/**
 * Where images come from and go to, as the commands take it.
 * @throws UserError for what names no registry, or wants what cannot be together
 */ const registryChoice = (values)=>{
    const { rebuild, 'pull-only': pullOnly } = values;
    const isNone = values.registry.length === 1 && values.registry[0] === NONE;
    const registries = isNone ? [] : readRegistries(values.registry);
    const push = values.push && !isNone;
    if (push && registries.length === 0) {
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('`push` needs a registry to push to: name one by `registry`, such as `ghcr.io/owner/repo`.');
    }
    if (pullOnly && rebuild) {
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo('`pull-only` builds nothing and `rebuild` builds everything: leave one of them out.');
    }
    return {
        registries,
        push,
        pullOnly,
        rebuild
    };
};


/***/ }),

/***/ 2283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ buildImage)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29866);
/* harmony import */ var _engine_engine_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66275);
/* harmony import */ var _engine_tar_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8103);
/* harmony import */ var _text_untrusted_certificate_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(45085);
/* harmony import */ var _build_log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13648);
/* harmony import */ var _builder_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(63056);
/* harmony import */ var _certificate_failure_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(23719);
/* harmony import */ var _local_image_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(19488);
/* harmony import */ var _shared_layers_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(98833);











const recipeText = async ({ context, dockerfile })=>{
    if ('dir' in context) return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(context.dir, dockerfile), 'utf8');
    const recipe = context.find(({ path })=>path === dockerfile);
    return recipe?.type === 'file' ? recipe.content.toString('utf8') : '';
};
const remedyFor = async (request, builder)=>(0,_certificate_failure_js__WEBPACK_IMPORTED_MODULE_9__/* .certificateRemedy */ .cZ)({
        builder,
        hasBundle: (request.secrets ?? []).some(({ id })=>id === _certificate_failure_js__WEBPACK_IMPORTED_MODULE_9__/* .CA_SECRET */ .k6),
        mountsBundle: (0,_certificate_failure_js__WEBPACK_IMPORTED_MODULE_9__/* .mountsBundle */ .n_)(await recipeText(request))
    });
/** What the classic builder says of `RUN --mount`. */ const NEEDS_BUILDKIT = /the --\w+ option requires BuildKit/i;
/** Milliseconds that it took of the time that the build has. */ const shareLayers = async (docker, request, onOutput)=>{
    const { sharing, platform, timeoutMs, signal } = request;
    if (sharing === undefined) return 0;
    const recipe = await recipeText(request);
    return (0,_shared_layers_js__WEBPACK_IMPORTED_MODULE_8__/* .buildSharedLayers */ .i)(docker, {
        ...sharing,
        recipe,
        platform,
        timeoutMs,
        signal,
        onOutput
    });
};
/**
 * Builds an image under its name, with its key as a label. The name is given by the engine at the very
 * end, so a build that is cut short leaves nothing under it.
 * @throws FaultError `task` where the recipe failed, `infrastructure` where engine, disk or network did
 */ const buildImage = async (docker, builder, request)=>{
    const { context } = request;
    const contextDir = 'dir' in context ? context.dir : undefined;
    const log = await (0,_build_log_js__WEBPACK_IMPORTED_MODULE_5__/* .openBuildLog */ .L)(request.logPath, request.logFilter);
    const { args, env } = (0,_builder_js__WEBPACK_IMPORTED_MODULE_6__/* .buildCall */ .dX)(builder, {
        image: request.image,
        labels: {
            ...request.labels,
            [_local_image_js__WEBPACK_IMPORTED_MODULE_7__/* .KEY_LABEL */ .bt]: request.key
        },
        dockerfile: request.dockerfile,
        contextDir,
        platform: request.platform,
        secrets: request.secrets
    });
    const run = async ()=>{
        const spentMs = builder === 'classic' ? await shareLayers(docker, request, log.write) : 0;
        return docker.call(args, {
            env,
            ...'dir' in context ? {} : {
                input: (0,_engine_tar_js__WEBPACK_IMPORTED_MODULE_4__/* .writeTar */ .FJ)(context)
            },
            signal: request.signal,
            // 0 would be no deadline.
            timeoutMs: request.timeoutMs && Math.max(1, request.timeoutMs - spentMs),
            maxBytes: 0,
            onOutput: log.write
        });
    };
    const result = await run().finally(log.close);
    const tail = log.tail();
    if (result.timedOut) {
        const limit = Math.round((request.timeoutMs ?? 0) / 1000);
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .FaultError */ .VD('task', 'image-build-timed-out', `Building ${request.image} took longer than its limit of ${limit} s ([environment] build_timeout_sec). Last lines:\n${(0,_engine_engine_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .lastLines */ .w$)(tail)}`);
    }
    if (result.exitCode !== 0) {
        const known = (0,_engine_engine_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .failureSignature */ .vH)(tail);
        // Where the engine has ended, the builder says no more than that its stream did.
        if (!known) await docker.text([
            'version',
            '--format',
            '{{.Server.Version}}'
        ]);
        if ((0,_text_untrusted_certificate_js__WEBPACK_IMPORTED_MODULE_10__/* .isUntrustedCertificate */ .Y)(tail)) {
            throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .FaultError */ .VD('infrastructure', 'certificate-untrusted', `Building ${request.image} failed. ${await remedyFor(request, builder)} The whole log is in ${request.logPath}; its last lines:\n${(0,_engine_engine_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .lastLines */ .w$)(tail, 8)}`);
        }
        if (builder === 'classic' && NEEDS_BUILDKIT.test(tail)) {
            throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .FaultError */ .VD('infrastructure', 'builder-too-old', `${request.image} is built by a recipe with \`RUN --mount\`, for which this docker command line lacks its buildx plugin. Install docker-buildx (Docker's own packages call it docker-buildx-plugin) and see that \`docker buildx version\` answers.`);
        }
        const isOutside = known !== undefined && known.code !== 'image-missing';
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .FaultError */ .VD(isOutside ? 'infrastructure' : 'task', isOutside ? known.code : 'image-build-failed', `Building ${request.image} failed. The whole log is in ${request.logPath}; its last lines:\n${(0,_engine_engine_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .lastLines */ .w$)(tail, 8)}`);
    }
    return (0,_local_image_js__WEBPACK_IMPORTED_MODULE_7__/* .requireLocalImage */ .ue)(docker, request.image, 'built');
};


/***/ }),

/***/ 63056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dX: () => (/* binding */ buildCall),
/* harmony export */   h4: () => (/* binding */ detectBuilder),
/* harmony export */   rZ: () => (/* binding */ buildLayersCall)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29866);


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
const CLASSIC = {
    DOCKER_BUILDKIT: '0'
};
/** A field of the option's list, which is read as a line of CSV. */ const csvField = (text)=>/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
const secretArguments = (secrets = [])=>secrets.flatMap(({ id, path })=>[
            '--secret',
            [
                `id=${id}`,
                csvField(`src=${path}`)
            ].join(',')
        ]);
/** What makes the classic builder build what is on standard input, and give it no name. */ const buildLayersCall = (platform)=>({
        args: [
            'build',
            '--force-rm',
            ...platform === undefined ? [] : [
                '--platform',
                platform
            ],
            '-'
        ],
        env: CLASSIC
    });
/** The call that builds from a context: arguments and environment. */ const buildCall = (builder, spec)=>{
    const common = [
        ...[
            '--tag',
            spec.image
        ],
        ...Object.entries(spec.labels).flatMap(([name, value])=>[
                '--label',
                `${name}=${value}`
            ]),
        ...spec.platform === undefined ? [] : [
            '--platform',
            spec.platform
        ],
        ...[
            '--file',
            spec.contextDir === undefined ? spec.dockerfile : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(spec.contextDir, spec.dockerfile)
        ],
        spec.contextDir ?? '-'
    ];
    switch(builder){
        case 'buildx':
            // Attestations would turn the image into an index, which the engine's own store cannot load.
            return {
                args: [
                    ...[
                        'buildx',
                        'build',
                        '--load',
                        '--progress',
                        'plain',
                        '--provenance=false'
                    ],
                    ...secretArguments(spec.secrets),
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
                    ...secretArguments(spec.secrets),
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
                env: CLASSIC
            };
        default:
            throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .FaultError */ .VD('infrastructure', 'no-builder', `No builder is called ${String(builder)}.`);
    }
};


/***/ }),

/***/ 23719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cZ: () => (/* binding */ certificateRemedy),
/* harmony export */   k6: () => (/* binding */ CA_SECRET),
/* harmony export */   n_: () => (/* binding */ mountsBundle)
/* harmony export */ });
/** The id under which recipes mount the bundle of `--ca-bundle`. */ const CA_SECRET = 'ca';
const MOUNT = `RUN --mount=type=secret,id=${CA_SECRET},target=/run/secrets/${CA_SECRET}`;
/** What to do about a recipe whose build met a certificate that it does not trust. */ const certificateRemedy = ({ builder, hasBundle, mountsBundle })=>{
    if (!hasBundle) {
        return `A server's certificate is not trusted there. Where the network inspects TLS, name its certificates by --ca-bundle, and let the Dockerfile mount them: \`${MOUNT} …\`.`;
    }
    if (builder === 'classic') {
        return "A server's certificate is not trusted there, and this engine's classic builder cannot hand a Dockerfile the certificates of --ca-bundle: install the buildx plugin, or put them into the base image.";
    }
    if (mountsBundle) {
        return `A server's certificate is not trusted there, although the Dockerfile mounts those of --ca-bundle: see whether the command that failed is told of them (as by \`SSL_CERT_FILE=/run/secrets/${CA_SECRET}\`), and whether the bundle holds the right ones.`;
    }
    return `A server's certificate is not trusted there. The Dockerfile does not mount the certificates of --ca-bundle, so it was built without: begin the command with \`${MOUNT} SSL_CERT_FILE=/run/secrets/${CA_SECRET} …\` (curl: CURL_CA_BUNDLE, Node: NODE_EXTRA_CA_CERTS, pip: PIP_CERT, git: GIT_SSL_CAINFO).`;
};
/** Whether a recipe mounts the bundle in one of its commands. */ const mountsBundle = (dockerfile)=>dockerfile.split('\n').some((line)=>!/^\s*#/.test(line) && /--mount=\S{0,300}?type=secret/.test(line) && /\bid=ca\b/.test(line));


/***/ }),

/***/ 38057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M1: () => (/* binding */ createRecipes),
  MU: () => (/* binding */ isOurs),
  mF: () => (/* binding */ taskImageName)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(29866);
// EXTERNAL MODULE: ./src/text/quote.js
var quote = __webpack_require__(98461);
// EXTERNAL MODULE: ./src/image/bases.js
var image_bases = __webpack_require__(35969);
// EXTERNAL MODULE: ./src/engine/read-tree.js
var read_tree = __webpack_require__(80259);
// EXTERNAL MODULE: ../../node_modules/picomatch/index.js
var picomatch = __webpack_require__(71026);
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

// EXTERNAL MODULE: ./src/image/content-key.js
var content_key = __webpack_require__(77216);
// EXTERNAL MODULE: ./src/image/dockerfile.js
var image_dockerfile = __webpack_require__(3969);
// EXTERNAL MODULE: ./src/image/local-image.js
var local_image = __webpack_require__(19488);
;// CONCATENATED MODULE: ./src/image/image-recipes.js









const OURS = 'kotlin-bench/';
const readDockerfile = async (path)=>{
    try {
        return await (0,promises_.readFile)(path, 'utf8');
    } catch (error) {
        throw new errors/* FaultError */.VD('task', 'dockerfile-missing', `There is no recipe at ${(0,quote/* quote */.h)(path)}: ${(0,errors/* errorMessage */.gJ)(error)}`);
    }
};
/** What the image of a task is called in the engine: as its compose file says, else by its name. */ const taskImageName = (task)=>task.environment.localImage ?? `${OURS}task-${task.name.toLowerCase().replaceAll(/[^a-z0-9._-]+/g, '-')}:local`;
/** Reads what images are made from, and gives each its key. Nothing is built for that. */ const createRecipes = ({ docker, bases, platform })=>{
    const recipeOf = (name)=>bases.recipes.find(({ image })=>image === name);
    const base = async (recipe)=>{
        const { contextDir, dockerfile, leaveOut } = (0,image_bases/* baseContext */.R)(bases, recipe);
        const text = await readDockerfile((0,external_node_path_.join)(contextDir, dockerfile));
        const context = await readContext(contextDir, leaveOut, dockerfile);
        const below = [];
        const parents = {};
        for (const name of (0,image_dockerfile/* parentImages */.b)(text)){
            const other = recipeOf(name);
            // A public parent goes in by name: which of its builds a machine has must not change our key.
            parents[name] = other && other !== recipe ? (await base(other)).key : name;
            if (other && other !== recipe) below.push(other);
        }
        const key = (0,content_key/* contentKey */.l)({
            dockerfile: text,
            context,
            platform,
            parents
        });
        return {
            image: recipe.image,
            key,
            dockerfile,
            context,
            bases: below,
            foreignBases: []
        };
    };
    /** The key of what stands in a task's FROM line, where the manifest does not name it. */ const foreign = async (name)=>{
        const local = await (0,local_image/* findLocalImage */.e9)(docker, name);
        if (name.startsWith(OURS)) {
            if (local) return {
                key: local.id,
                id: local.id
            };
            throw new errors/* FaultError */.VD('task', 'base-missing', `The base ${name} is neither in ${(0,quote/* quote */.h)((0,external_node_path_.join)(bases.dir, 'manifest'))} nor in the engine. Add it to the manifest, or name its folder by \`--bases\`.`);
        }
        // What a registry has goes in by name, as for bases; what was made here can change at any time.
        const isMadeHere = local !== undefined && local.digests.length === 0;
        return {
            key: isMadeHere ? local.id : name,
            id: local?.id ?? null
        };
    };
    return {
        base,
        async task (task) {
            const contextDir = (0,external_node_path_.join)(task.dir, 'environment');
            const text = await readDockerfile((0,external_node_path_.join)(contextDir, 'Dockerfile'));
            const found = [];
            const foreignBases = [];
            const parents = {};
            for (const name of (0,image_dockerfile/* parentImages */.b)(text)){
                const recipe = recipeOf(name);
                if (recipe) {
                    parents[name] = (await base(recipe)).key;
                    found.push(recipe);
                    continue;
                }
                const { key, id } = await foreign(name);
                parents[name] = key;
                if (id !== null) foreignBases.push({
                    name,
                    id
                });
            }
            const context = await readContext(contextDir);
            const key = (0,content_key/* contentKey */.l)({
                dockerfile: text,
                context,
                platform,
                parents
            });
            const image = taskImageName(task);
            return {
                image,
                key,
                dockerfile: 'Dockerfile',
                context,
                bases: found,
                foreignBases
            };
        }
    };
};
/** Whether an image's name is one of ours. */ const isOurs = (image)=>image.startsWith(OURS);


/***/ }),

/***/ 61985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ createImages)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ../../node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(48630);
// EXTERNAL MODULE: ./src/text/single-flight.js
var single_flight = __webpack_require__(51260);
// EXTERNAL MODULE: ./src/image/build.js
var image_build = __webpack_require__(2283);
// EXTERNAL MODULE: ./src/image/builder.js
var image_builder = __webpack_require__(63056);
// EXTERNAL MODULE: ./src/image/ensure-image.js
var ensure_image = __webpack_require__(81213);
// EXTERNAL MODULE: ./src/image/image-labels.js
var image_labels = __webpack_require__(75584);
// EXTERNAL MODULE: ./src/image/image-recipes.js + 2 modules
var image_recipes = __webpack_require__(38057);
// EXTERNAL MODULE: ./src/image/local-image.js
var local_image = __webpack_require__(19488);
// EXTERNAL MODULE: ./src/engine/engine-failure.js
var engine_failure = __webpack_require__(66275);
// EXTERNAL MODULE: ./src/image/image-work.js
var image_work = __webpack_require__(61754);
;// CONCATENATED MODULE: ./src/image/named-image.js



/**
 * The image that a task names instead of a recipe: the engine's own, else pulled.
 * @throws FaultError `infrastructure` where it cannot be pulled
 */ const namedImage = async ({ docker, listener, signal }, { name, timeoutMs })=>{
    const local = await (0,local_image/* findLocalImage */.e9)(docker, name);
    if (local) return local;
    const args = [
        'pull',
        '--quiet',
        name
    ];
    return (0,image_work/* tellOfWork */.a)(listener, {
        image: name,
        action: 'pull'
    }, async ()=>{
        const pulled = await docker.call(args, {
            signal,
            timeoutMs
        });
        if (pulled.exitCode !== 0) throw (0,engine_failure/* engineFailure */.FR)(args, pulled);
        return (0,local_image/* requireLocalImage */.ue)(docker, name, 'pulled');
    });
};

// EXTERNAL MODULE: ./src/image/shared-layers.js
var shared_layers = __webpack_require__(98833);
;// CONCATENATED MODULE: ./src/image/images.js











/** One content of one image. */ const slotOf = ({ image, key })=>`${image} ${key}`;
const fileNameOf = (image)=>image.replaceAll(/[^a-zA-Z0-9._-]+/g, '_');
/** Opens the store of images for one job. */ const createImages = (context)=>{
    const { docker, bases, listener, host, signal } = context;
    const source = context.source ?? ensure_image/* BUILD_ONLY */.O;
    const recipes = (0,image_recipes/* createRecipes */.M1)({
        docker,
        bases,
        platform: host.platform
    });
    // Where one fails, another trial may meet the next attempt with a working engine again.
    const obtained = (0,single_flight/* oncePerKey */.G)();
    const building = (0,p_limit/* default */.A)(context.buildsAtOnce ?? Number.POSITIVE_INFINITY);
    const rebuilt = new Set();
    const builder = (0,single_flight/* once */.O)(()=>(0,image_builder/* detectBuilder */.h4)(docker));
    const noticed = new Set();
    const notice = (message)=>{
        if (noticed.has(message)) return;
        noticed.add(message);
        listener({
            type: 'notice',
            message
        });
    };
    const build = async (plan, { timeoutMs, licence })=>{
        for (const recipe of plan.bases)await base(recipe);
        const found = await builder();
        const built = await building(()=>(0,image_build/* buildImage */._)(docker, found, {
                ...plan,
                sharing: (0,shared_layers/* sharingOf */.g)(plan.image, {
                    lock: source.lock,
                    listener
                }),
                labels: (0,image_labels/* imageLabels */.J)(context.provenance ?? image_labels/* NO_PROVENANCE */.G, licence),
                timeoutMs,
                secrets: context.secrets,
                logFilter: context.logFilter,
                logPath: (0,external_node_path_.join)(context.logDir, `${fileNameOf(plan.image)}.log`),
                signal
            }));
        rebuilt.add(slotOf(plan));
        return built;
    };
    const ensure = (plan, options)=>obtained.get(slotOf(plan), ()=>(0,ensure_image/* ensureImage */.Y)({
                ...source,
                docker,
                host,
                listener,
                signal
            }, {
                ...plan,
                cache: options.cache,
                rebuild: context.rebuild === true && !rebuilt.has(slotOf(plan))
            }, ()=>build(plan, options)));
    const base = async (recipe)=>{
        const plan = await recipes.base(recipe);
        const licence = context.licences?.get(recipe.repo) ?? null;
        const image = await ensure(plan, {
            timeoutMs: undefined,
            licence,
            cache: source.baseCache
        });
        return {
            ...image,
            name: recipe.image
        };
    };
    /** The base that an image stands on, where the engine has it as it was then. */ const baseOf = async (plan)=>{
        const recipe = plan.bases.at(-1);
        if (recipe === undefined) return plan.foreignBases.at(-1) ?? null;
        const local = await (0,local_image/* findLocalImage */.e9)(docker, recipe.image);
        if (local?.key !== (await recipes.base(recipe)).key) return null;
        source.ledger.note(recipe.image, local);
        return {
            name: recipe.image,
            id: local.id
        };
    };
    return {
        base,
        forget: ()=>obtained.forget(),
        async task (task, { timeoutMs }) {
            const name = task.environment.dockerImage;
            if (name) {
                const image = await namedImage(context, {
                    name,
                    timeoutMs
                });
                source.ledger.note(name, image);
                return {
                    ...image,
                    name,
                    base: null
                };
            }
            const plan = await recipes.task(task);
            for (const { name } of plan.foreignBases.filter(({ name })=>(0,image_recipes/* isOurs */.MU)(name))){
                notice(`The base ${name} is not in ${(0,external_node_path_.join)(bases.dir, 'manifest')}; it is used as the engine has it.`);
            }
            const image = await ensure(plan, {
                timeoutMs,
                licence: task.license,
                cache: null
            });
            return {
                ...image,
                name: plan.image,
                base: await baseOf(plan)
            };
        }
    };
};


/***/ }),

/***/ 98833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ sharingOf),
/* harmony export */   i: () => (/* binding */ buildSharedLayers)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _engine_tar_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8103);
/* harmony import */ var _builder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63056);
/* harmony import */ var _dockerfile_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3969);




const sharingOf = (image, { lock, listener })=>({
        lock,
        waiting: ()=>listener({
                type: 'notice',
                message: `Another build makes layers that ${image} has as well; this one waits for it.`
            })
    });
/**
 * Makes the layers that recipes have in common whose images are built at once, for the classic builder:
 * it takes from another build only what that has finished. BuildKit joins such builds by itself. Where
 * they cannot be made nothing is said: the image's own build meets the same.
 * @returns milliseconds that it took, without the wait for another build
 */ const buildSharedLayers = async (docker, layers)=>{
    const { platform, lock, timeoutMs, signal, onOutput, waiting } = layers;
    const shared = (0,_dockerfile_js__WEBPACK_IMPORTED_MODULE_3__/* .sharedPart */ .V)(layers.recipe);
    if (shared === null) return 0;
    const key = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(`${platform ?? ''}\n${shared}`).digest('hex');
    const { args, env } = (0,_builder_js__WEBPACK_IMPORTED_MODULE_2__/* .buildLayersCall */ .rZ)(platform);
    const input = (0,_engine_tar_js__WEBPACK_IMPORTED_MODULE_1__/* .writeTar */ .FJ)([
        (0,_engine_tar_js__WEBPACK_IMPORTED_MODULE_1__/* .fileEntry */ .nV)('Dockerfile', shared)
    ]);
    return lock(`layers-${key.slice(0, 24)}`, async ()=>{
        const begun = Date.now();
        await docker.call(args, {
            env,
            input,
            signal,
            timeoutMs,
            maxBytes: 0,
            onOutput
        });
        return Date.now() - begun;
    }, {
        signal,
        waiting
    });
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


/***/ })

};
;