"use strict";
exports.id = 803;
exports.ids = [803];
exports.modules = {

/***/ 1992:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b: () => (/* binding */ readTrust)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(9866);
// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(1692);
// EXTERNAL MODULE: ./src/engine/engine-failure.js
var engine_failure = __webpack_require__(6275);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./src/engine/pem.js

const BLOCK = /-----BEGIN (TRUSTED |X509 )?CERTIFICATE-----([^-]*)-----END \1?CERTIFICATE-----/g;
/** The certificate as DER, where it is one; what follows it, as in a trusted certificate, is left. */ const readDer = (bytes)=>{
    try {
        return new external_node_crypto_.X509Certificate(bytes).raw;
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
                (0,external_node_crypto_.createHash)('sha256').update(der).digest('hex'),
                der
            ])).values()
    ];
const writePem = (certificates)=>certificates.map((der)=>{
        const lines = Buffer.from(der).toString('base64').match(/.{1,64}/g) ?? [];
        return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
    }).join('');

;// CONCATENATED MODULE: ./src/engine/trust-store.js


/*
 * The JVM's own format of a key store ("JKS"), which every JDK reads as its `cacerts` whatever its default
 * type is: a magic number, a version, the entries, and a digest over all of it that a password keys.
 */ const MAGIC = 0xfeedfeed;
const VERSION = 2;
const TRUSTED_CERTIFICATE = 2;
/** What JDKs ship their `cacerts` with, and tools expect. */ const PASSWORD = 'changeit';
const WHITENER = 'Mighty Aphrodite';
/** Fixed, so that the same certificates make the same bytes: 2024-01-01. */ const CREATED = BigInt(Date.UTC(2024, 0, 1));
const uint32 = (value)=>{
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return bytes;
};
const utf = (text)=>{
    const bytes = Buffer.from(text, 'ascii');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(bytes.length);
    return Buffer.concat([
        length,
        bytes
    ]);
};
const created = ()=>{
    const bytes = Buffer.alloc(8);
    bytes.writeBigUInt64BE(CREATED);
    return bytes;
};
/** UTF-16 with the high byte first, as the JVM has characters. */ const passwordBytes = ()=>Buffer.from(PASSWORD, 'utf16le').swap16();
/** A trust store that holds these certificates. */ const writeTrustStore = (certificates)=>{
    const entries = certificates.flatMap((der, index)=>[
            uint32(TRUSTED_CERTIFICATE),
            utf(`kotlin-bench-${index}`),
            created(),
            utf('X.509'),
            uint32(der.length),
            der
        ]);
    const store = Buffer.concat([
        uint32(MAGIC),
        uint32(VERSION),
        uint32(certificates.length),
        ...entries
    ]);
    const digest = (0,external_node_crypto_.createHash)('sha1').update(passwordBytes()).update(WHITENER).update(store).digest();
    return Buffer.concat([
        store,
        digest
    ]);
};
const DIGEST_LENGTH = 20;
const readJks = (store)=>{
    const found = [];
    const version = store.readUInt32BE(4);
    let at = 12;
    const take = (length)=>{
        if (at + length > store.length - DIGEST_LENGTH) throw new RangeError('the store ends early');
        at += length;
        return store.subarray(at - length, at);
    };
    const takeUtf = ()=>take(take(2).readUInt16BE());
    for(let left = store.readUInt32BE(8); left > 0; left--){
        if (take(4).readUInt32BE() !== TRUSTED_CERTIFICATE) break;
        takeUtf();
        take(8);
        if (version > 1) takeUtf();
        found.push(take(take(4).readUInt32BE()));
    }
    return found;
};
/** The object identifier of a certificate in PKCS #12, as DER has it: 1.2.840.113549.1.9.22.1. */ const X509_IN_PKCS12 = Buffer.from('060a2a864886f70d01091601', 'hex');
/** The content of the DER value at a place, where its tag is the one expected. */ const derContent = (bytes, at, tag)=>{
    if (bytes[at] !== tag) return undefined;
    const first = bytes[at + 1] ?? 0;
    const width = first < 0x80 ? 0 : first & 0x7f;
    const begin = at + 2 + width;
    if (width > 4 || begin > bytes.length) return undefined;
    const length = width === 0 ? first : bytes.readUIntBE(at + 2, width);
    return begin + length > bytes.length ? undefined : {
        begin,
        end: begin + length
    };
};
/** Since version 18 JDKs ship a PKCS #12 without a password, in which certificates stand as they are. */ const scanPkcs12 = (store)=>{
    const found = [];
    for(let at = store.indexOf(X509_IN_PKCS12); at >= 0; at = store.indexOf(X509_IN_PKCS12, at + 1)){
        const tagged = derContent(store, at + X509_IN_PKCS12.length, 0xa0);
        const octets = tagged === undefined ? undefined : derContent(store, tagged.begin, 0x04);
        if (octets !== undefined) found.push(store.subarray(octets.begin, octets.end));
    }
    return found;
};
/** The certificates that a JVM's trust store holds, as far as they can be read without a password. */ const readTrustStore = (bytes)=>{
    const store = Buffer.from(bytes);
    try {
        const isJks = store.length > 12 + DIGEST_LENGTH && store.readUInt32BE() === MAGIC;
        const found = isJks ? readJks(store) : scanPkcs12(store);
        return found.map(readDer).filter((der)=>der !== undefined);
    } catch (error) {
        if (error instanceof RangeError) return [];
        throw error;
    }
};

;// CONCATENATED MODULE: ./src/engine/certificates.js





/** Where the bundle stands in a container. */ const CA_PATH = '/kotlin-bench/ca.pem';
/** What tells programs of the bundle: OpenSSL, Node, Python, curl, git, pip, cargo, the AWS tools. */ const VARIABLES = [
    'SSL_CERT_FILE',
    'NODE_EXTRA_CA_CERTS',
    'REQUESTS_CA_BUNDLE',
    'CURL_CA_BUNDLE',
    'GIT_SSL_CAINFO',
    'PIP_CERT',
    'CARGO_HTTP_CAINFO',
    'AWS_CA_BUNDLE'
];
/** More than all trust stores of an image together. */ const MAX_FOUND_BYTES = 64 * 1024 * 1024;
/*
 * Writes each file as a line with its kind, size and real path, and then its bytes. JDKs are where
 * JAVA_HOME, distributions, the usual images, SDKMAN and Gradle's toolchains have them, and where the
 * `java` on PATH leads. A file is named once, however many links lead to it.
 */ const FIND = `
stores() {
  java=$(command -v java 2>/dev/null) && java=$(readlink -f "$java") && set -- "\${java%/bin/java}"
  for jdk in "$@" "$JAVA_HOME" /usr/lib/jvm/* /opt/* /opt/*/* /usr/local/* \\
    "$HOME"/.sdkman/candidates/java/* "$HOME"/.gradle/jdks/* "$HOME"/.gradle/jdks/*/* /home/*/.gradle/jdks/*
  do
    for store in "$jdk"/lib/security/cacerts "$jdk"/jre/lib/security/cacerts
    do
      [ -f "$store" ] && readlink -f "$store"
    done
  done
  [ -f /etc/ssl/certs/java/cacerts ] && readlink -f /etc/ssl/certs/java/cacerts
}
bundles() {
  for bundle in /etc/ssl/certs/ca-certificates.crt /etc/pki/tls/certs/ca-bundle.crt /etc/ssl/cert.pem
  do
    [ -f "$bundle" ] && readlink -f "$bundle"
  done
}
show() {
  sort -u | while IFS= read -r path
  do
    size=$(wc -c < "$path") && echo "$1 $((size)) $path" && cat "$path"
  done
}
bundles | show bundle
stores | show store
exit 0`;
const parseFound = (bytes)=>{
    const found = [];
    let at = 0;
    while(at < bytes.length){
        const end = bytes.indexOf('\n', at);
        const line = bytes.subarray(at, end < 0 ? bytes.length : end).toString('utf8');
        const [, kind, size, path] = /^(bundle|store) (\d+) (\/.*)$/.exec(line) ?? [];
        if (end < 0 || kind === undefined || path === undefined) break;
        at = end + 1 + Number(size);
        found.push({
            kind: kind,
            path,
            content: bytes.subarray(end + 1, at)
        });
    }
    return found;
};
const file = (path, content)=>({
        path: path.slice(1),
        type: 'file',
        executable: false,
        content
    });
/** What to write into containers of an image that has these. */ const filesFor = (found, ours)=>{
    const bundles = found.filter(({ kind })=>kind === 'bundle');
    const images = bundles.flatMap(({ content })=>readPem(content.toString('latin1')).certificates);
    const stores = found.filter(({ kind })=>kind === 'store');
    return [
        file(CA_PATH, Buffer.from(writePem(unique([
            ...ours,
            ...images
        ])))),
        ...stores.map(({ path, content })=>file(path, writeTrustStore(unique([
                ...ours,
                ...readTrustStore(content)
            ]))))
    ];
};
const lookInto = async (container)=>{
    const result = await container.exec({
        command: [
            'sh',
            '-c',
            FIND
        ],
        user: 0,
        maxBytes: MAX_FOUND_BYTES,
        timeoutMs: 60_000
    });
    if (result.exitCode === 0) return parseFound(result.stdout);
    throw new errors/* FaultError */.VD('infrastructure', 'certificates-not-placed', `What the container trusts could not be looked up, so the bundle of --ca-bundle cannot be added: ${(0,engine_failure/* lastLines */.w$)(result.stderr) || `exit code ${result.exitCode}`}`);
};
/**
 * What makes containers trust the certificates of a bundle. Node's own list of public ones is added:
 * the variables that name the bundle replace what programs trust, and a bundle that a network's operator
 * hands out often holds only their own.
 */ const containerCertificates = (bundle)=>{
    const ours = unique([
        ...bundle,
        ...readPem(external_node_tls_.rootCertificates.join('\n')).certificates
    ]);
    const files = new Map();
    const filesOf = (container, image)=>{
        let made = files.get(image);
        if (made === undefined) {
            made = lookInto(container).then((found)=>filesFor(found, ours));
            files.set(image, made);
            // Another trial may meet a working engine again.
            made.catch(()=>files.delete(image));
        }
        return made;
    };
    return {
        env: Object.fromEntries(VARIABLES.map((name)=>[
                name,
                CA_PATH
            ])),
        async putInto (container, image) {
            const entries = await filesOf(container, image);
            await container.copyIn(entries);
            return entries.map(({ path })=>`/${path}`);
        }
    };
};

// EXTERNAL MODULE: ./src/image/certificate-failure.js
var certificate_failure = __webpack_require__(3719);
// EXTERNAL MODULE: ./src/report/phrases.js
var phrases = __webpack_require__(7886);
;// CONCATENATED MODULE: ./src/commands/ca-bundle.js






const MAX_BYTES = 8 * 1024 * 1024;
/** The certificates of a file, or what is wrong with it. */ const readBundle = async (path)=>{
    try {
        const found = await (0,promises_.stat)(path);
        if (!found.isFile()) return 'is no file';
        if (found.size > MAX_BYTES) return 'is larger than 8 MiB, which no bundle of certificates is';
        const bundle = readPem(await (0,promises_.readFile)(path, 'latin1'));
        if (bundle.holdsPrivateKey) return 'holds a private key, which nothing else may see';
        return bundle.certificates.length === 0 ? 'holds no certificate in PEM' : bundle;
    } catch (error) {
        return `cannot be read: ${(0,errors/* errorMessage */.gJ)(error)}`;
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
    const wrong = typeof bundle === 'string' ? bundle : isAsked && bundle.unreadable > 0 ? `has ${(0,phrases/* plural */.LS)(bundle.unreadable, 'block')} that should be a certificate and cannot be read` : undefined;
    if (wrong !== undefined) {
        const next = 'Name a file of certificates in PEM, "-----BEGIN CERTIFICATE-----" and so on, or leave it out.';
        if (isAsked) throw new errors/* UserError */.yo(`--ca-bundle ${path} ${wrong}. ${next}`);
        listener({
            type: 'warning',
            message: `${from} names ${path}, which ${wrong}. Containers get no certificates; --ca-bundle names others.`
        });
    }
    if (typeof bundle === 'string') return undefined;
    return {
        pem: writePem(bundle.certificates),
        containers: containerCertificates(bundle.certificates),
        secrets: [
            {
                id: certificate_failure/* CA_SECRET */.k6,
                path
            }
        ]
    };
};


/***/ }),

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

/***/ 3935:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ caBundleOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);

/** The file of certificates: as given, else as programs of this environment are told; `folder` is where paths start. */ const caBundleOf = (given, environment, folder)=>{
    if (given !== undefined) return {
        path: given,
        from: '--ca-bundle'
    };
    for (const from of [
        'SSL_CERT_FILE',
        'NODE_EXTRA_CA_CERTS'
    ]){
        const path = environment[from];
        if (path) return {
            path: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder, path),
            from
        };
    }
    return undefined;
};


/***/ }),

/***/ 3648:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ openBuildLog)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6466);




const unfiltered = (write)=>({
        write,
        end: ()=>{}
    });
const TAIL_LENGTH = 16_384;
/** A file that takes the whole output of what builds or installs; its folder is made. */ const openBuildLog = async (path, filter = unfiltered)=>{
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), {
        recursive: true
    });
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createWriteStream)(path);
    const filtered = filter((chunk)=>file.write(chunk));
    let tail = '';
    return {
        write (chunk) {
            filtered.write(chunk);
            tail = (tail + Buffer.from(chunk).toString('utf8')).slice(-TAIL_LENGTH);
        },
        tail: ()=>tail,
        async close () {
            filtered.end();
            file.end();
            await (0,node_stream_promises__WEBPACK_IMPORTED_MODULE_3__.finished)(file).catch(()=>{});
        }
    };
};


/***/ }),

/***/ 2283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ buildImage)
/* harmony export */ });
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9866);
/* harmony import */ var _engine_engine_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6275);
/* harmony import */ var _engine_tar_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8103);
/* harmony import */ var _build_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3648);
/* harmony import */ var _builder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3056);
/* harmony import */ var _certificate_failure_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3719);
/* harmony import */ var _local_image_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9488);







const remedyFor = ({ context, dockerfile, secrets = [] }, builder)=>{
    const recipe = context.find(({ path })=>path === dockerfile);
    return (0,_certificate_failure_js__WEBPACK_IMPORTED_MODULE_6__/* .certificateRemedy */ .cZ)({
        builder,
        hasBundle: secrets.some(({ id })=>id === _certificate_failure_js__WEBPACK_IMPORTED_MODULE_6__/* .CA_SECRET */ .k6),
        mountsBundle: recipe?.type === 'file' && (0,_certificate_failure_js__WEBPACK_IMPORTED_MODULE_6__/* .mountsBundle */ .n_)(recipe.content.toString('utf8'))
    });
};
/** What the classic builder says of `RUN --mount`. */ const NEEDS_BUILDKIT = /the --\w+ option requires BuildKit/i;
/**
 * Builds an image under its name, with its key as a label. The name is given by the engine at the very
 * end, so a build that is cut short leaves nothing under it.
 * @throws FaultError `task` where the recipe failed, `infrastructure` where engine, disk or network did
 */ const buildImage = async (docker, builder, request)=>{
    const log = await (0,_build_log_js__WEBPACK_IMPORTED_MODULE_3__/* .openBuildLog */ .L)(request.logPath, request.logFilter);
    const { args, env } = (0,_builder_js__WEBPACK_IMPORTED_MODULE_4__/* .buildCall */ .d)(builder, {
        image: request.image,
        labels: {
            [_local_image_js__WEBPACK_IMPORTED_MODULE_5__/* .KEY_LABEL */ .b]: request.key
        },
        dockerfile: request.dockerfile,
        secrets: request.secrets
    });
    const result = await docker.call(args, {
        env,
        input: (0,_engine_tar_js__WEBPACK_IMPORTED_MODULE_2__/* .writeTar */ .FJ)(request.context),
        signal: request.signal,
        timeoutMs: request.timeoutMs,
        maxBytes: 0,
        onOutput: log.write
    }).finally(log.close);
    const tail = log.tail();
    if (result.timedOut) {
        const limit = Math.round((request.timeoutMs ?? 0) / 1000);
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FaultError */ .VD('task', 'image-build-timed-out', `Building ${request.image} took longer than its limit of ${limit} s ([environment] build_timeout_sec). Last lines:\n${(0,_engine_engine_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .lastLines */ .w$)(tail)}`);
    }
    if (result.exitCode !== 0) {
        const known = (0,_engine_engine_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .failureSignature */ .vH)(tail);
        // Where the engine has ended, the builder says no more than that its stream did.
        if (!known) await docker.text([
            'version',
            '--format',
            '{{.Server.Version}}'
        ]);
        if ((0,_certificate_failure_js__WEBPACK_IMPORTED_MODULE_6__/* .isUntrustedCertificate */ .Y$)(tail)) {
            throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FaultError */ .VD('infrastructure', 'certificate-untrusted', `Building ${request.image} failed. ${remedyFor(request, builder)} The whole log is in ${request.logPath}; its last lines:\n${(0,_engine_engine_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .lastLines */ .w$)(tail, 8)}`);
        }
        if (builder === 'classic' && NEEDS_BUILDKIT.test(tail)) {
            throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FaultError */ .VD('infrastructure', 'builder-too-old', `${request.image} is built by a recipe with RUN --mount, for which this docker command line lacks its buildx plugin. Install docker-buildx (Docker's own packages call it docker-buildx-plugin) and see that "docker buildx version" answers.`);
        }
        const isOutside = known !== undefined && known.code !== 'image-missing';
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FaultError */ .VD(isOutside ? 'infrastructure' : 'task', isOutside ? known.code : 'image-build-failed', `Building ${request.image} failed. The whole log is in ${request.logPath}; its last lines:\n${(0,_engine_engine_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .lastLines */ .w$)(tail, 8)}`);
    }
    const built = await (0,_local_image_js__WEBPACK_IMPORTED_MODULE_5__/* .findLocalImage */ .e)(docker, request.image);
    if (!built) throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FaultError */ .VD('infrastructure', 'image-missing', `${request.image} was built but is not in the engine.`);
    return built;
};


/***/ }),

/***/ 3056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ buildCall),
/* harmony export */   h: () => (/* binding */ detectBuilder)
/* harmony export */ });
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9866);

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
/** A field of the option's list, which is read as a line of CSV. */ const csvField = (text)=>/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
const secretArguments = (secrets = [])=>secrets.flatMap(({ id, path })=>[
            '--secret',
            [
                `id=${id}`,
                csvField(`src=${path}`)
            ].join(',')
        ]);
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
                env: {
                    DOCKER_BUILDKIT: '0'
                }
            };
        default:
            throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FaultError */ .VD('infrastructure', 'no-builder', `No builder is called ${String(builder)}.`);
    }
};


/***/ }),

/***/ 3719:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y$: () => (/* binding */ isUntrustedCertificate),
/* harmony export */   cZ: () => (/* binding */ certificateRemedy),
/* harmony export */   k6: () => (/* binding */ CA_SECRET),
/* harmony export */   n_: () => (/* binding */ mountsBundle)
/* harmony export */ });
/** What programs say of a server whose certificate they cannot trace to one they trust. */ const UNTRUSTED = /certificate[ _]verif(?:y|ication)[ _]failed|certificate verification failed|ssl certificate problem|self[- ]signed certificate|self_signed_cert_in_chain|unable to get local issuer certificate|unable_to_(?:get_issuer_cert|verify_leaf_signature)|certificate signed by unknown authority|pkix path building failed|the certificate is not trusted|invalid peer certificate: ?unknownissuer/i;
/** Whether a build failed because a network inspects TLS, or a mirror has a certificate of its own. */ const isUntrustedCertificate = (log)=>UNTRUSTED.test(log);
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
/** Whether a recipe mounts the bundle in one of its commands. */ const mountsBundle = (dockerfile)=>dockerfile.split('\n').some((line)=>!/^\s*#/.test(line) && /--mount=\S*type=secret/.test(line) && /\bid=ca\b/.test(line));


/***/ }),

/***/ 7216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ contentKey)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

/** Raised when the way a build is run changes what comes out of it. */ const KEY_VERSION = '1';
/**
 * SHA-256, in hex, over recipe, build context (paths, executable bits, bytes), platform and the keys
 * of the parents: equal exactly when a build would be given the same things.
 */ const contentKey = (recipe)=>{
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
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


/***/ }),

/***/ 5600:
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
// EXTERNAL MODULE: ./src/image/bases.js
var image_bases = __webpack_require__(5969);
// EXTERNAL MODULE: ./src/image/build.js
var build = __webpack_require__(2283);
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

// EXTERNAL MODULE: ./src/image/builder.js
var image_builder = __webpack_require__(3056);
// EXTERNAL MODULE: ./src/image/content-key.js
var content_key = __webpack_require__(7216);
// EXTERNAL MODULE: ./src/image/dockerfile.js
var image_dockerfile = __webpack_require__(3969);
// EXTERNAL MODULE: ./src/image/local-image.js
var local_image = __webpack_require__(9488);
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
            builder ??= (0,image_builder/* detectBuilder */.h)(docker);
            const started = Date.now();
            listener({
                type: 'image-started',
                image: request.image,
                action: 'build'
            });
            const built = await (0,build/* buildImage */._)(docker, await builder, {
                ...request,
                secrets: context.secrets,
                logFilter: context.logFilter,
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
        for (const name of (0,image_dockerfile/* parentImages */.b)(text)){
            const other = bases.recipes.find((candidate)=>candidate.image === name && candidate !== recipe);
            // A public parent goes in by name: which of its builds a machine has must not change our key.
            parents[name] = other ? (await base(other)).key ?? name : name;
        }
        const key = (0,content_key/* contentKey */.l)({
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
            for (const name of (0,image_dockerfile/* parentImages */.b)(text)){
                const image = await parent(name);
                parents[name] = image?.key ?? name;
                if (image) found.push(image);
            }
            const files = await readContext(contextDir);
            const key = (0,content_key/* contentKey */.l)({
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
        WorkingDir: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
        User: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
        Env: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).nullish()
    }).nullish()
});
/** `NAME=VALUE` texts as a record; a value may hold further `=`. */ const variables = (texts)=>Object.fromEntries(texts.map((text)=>[
            text.slice(0, text.indexOf('=')),
            text.slice(text.indexOf('=') + 1)
        ]));
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
    const config = found.Config;
    return {
        id: found.Id,
        key: config?.Labels?.[KEY_LABEL],
        workdir: config?.WorkingDir || '/',
        user: config?.User || null,
        env: variables(config?.Env ?? [])
    };
};


/***/ })

};
;