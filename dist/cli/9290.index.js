"use strict";
exports.id = 9290;
exports.ids = [9290];
exports.modules = {

/***/ 71979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L8: () => (/* binding */ CA_VARIABLES),
  gb: () => (/* binding */ containerCertificates),
  Jm: () => (/* binding */ pemWithPublicRoots)
});

// UNUSED EXPORTS: CA_PATH

// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(41692);
// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(29866);
// EXTERNAL MODULE: ./src/text/single-flight.js
var single_flight = __webpack_require__(51260);
// EXTERNAL MODULE: ./src/engine/engine-failure.js
var engine_failure = __webpack_require__(66275);
// EXTERNAL MODULE: ./src/engine/pem.js
var engine_pem = __webpack_require__(64502);
// EXTERNAL MODULE: ./src/engine/tar.js
var tar = __webpack_require__(8103);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
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
        return found.map(engine_pem/* readDer */.SU).filter((der)=>der !== undefined);
    } catch (error) {
        if (error instanceof RangeError) return [];
        throw error;
    }
};

;// CONCATENATED MODULE: ./src/engine/certificates.js







/** Where the bundle stands in a container. */ const CA_PATH = '/kotlin-bench/ca.pem';
/**
 * What tells programs of a bundle: OpenSSL, Node, Python, curl, git, pip, cargo, the AWS tools. All but
 * Node's replace what a program trusts, so the file they name has to hold the public certificates too.
 */ const CA_VARIABLES = [
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
/** What to write into containers of an image that has these. */ const filesFor = (found, ours)=>{
    const bundles = found.filter(({ kind })=>kind === 'bundle');
    const images = bundles.flatMap(({ content })=>(0,engine_pem/* readPem */.Je)(content.toString('latin1')).certificates);
    const stores = found.filter(({ kind })=>kind === 'store');
    return [
        (0,tar/* fileEntry */.nV)(CA_PATH.slice(1), (0,engine_pem/* writePem */.I6)((0,engine_pem/* unique */.Am)([
            ...ours,
            ...images
        ]))),
        ...stores.map(({ path, content })=>(0,tar/* fileEntry */.nV)(path.slice(1), writeTrustStore((0,engine_pem/* unique */.Am)([
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
    throw new errors/* FaultError */.VD('infrastructure', 'certificates-not-placed', `What the container trusts could not be looked up, so the bundle of \`--ca-bundle\` cannot be added: ${(0,engine_failure/* lastLines */.w$)(result.stderr) || `exit code ${result.exitCode}`}`);
};
/** Certificates, and the public ones that Node knows; a bundle that a network's operator hands out often lacks them. */ const withPublicRoots = (certificates)=>(0,engine_pem/* unique */.Am)([
        ...certificates,
        ...(0,engine_pem/* readPem */.Je)(external_node_tls_.rootCertificates.join('\n')).certificates
    ]);
/** The bundle in PEM that `CA_VARIABLES` may name: the certificates of one, and the public ones. */ const pemWithPublicRoots = (pem)=>(0,engine_pem/* writePem */.I6)(withPublicRoots((0,engine_pem/* readPem */.Je)(pem).certificates));
/** What makes containers trust the certificates of a bundle, and the public ones. */ const containerCertificates = (bundle)=>{
    const ours = withPublicRoots(bundle);
    const files = (0,single_flight/* oncePerKey */.G)();
    return {
        env: Object.fromEntries(CA_VARIABLES.map((name)=>[
                name,
                CA_PATH
            ])),
        async putInto (container, image) {
            const entries = await files.get(image, async ()=>filesFor(await lookInto(container), ours));
            await container.copyIn(entries);
            return entries.map(({ path })=>`/${path}`);
        }
    };
};


/***/ }),

/***/ 63064:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ requireDisk)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29866);


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
    throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .FaultError */ .VD('infrastructure', 'disk-full', `Only ${Math.floor(free / MIB)} MiB are free in ${host.rootDir}; a ${need} needs ${DISK_NEEDED[need] / MIB} MiB. Remove images (\`docker image prune\`) or run with \`--prune-images\`.`);
};


/***/ }),

/***/ 80259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ below),
/* harmony export */   Z: () => (/* binding */ readTree)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29866);



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
/* harmony export */   nV: () => (/* binding */ fileEntry),
/* harmony export */   sB: () => (/* binding */ readTar)
/* harmony export */ });
/* unused harmony export linkStaysInside */
/* harmony import */ var tar_stream__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36474);

/** A file as an entry of a tree; text is written as UTF-8. */ const fileEntry = (path, content, { executable = false } = {})=>({
        path,
        type: 'file',
        executable,
        content: typeof content === 'string' ? Buffer.from(content) : content
    });
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

/***/ 13648:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ openBuildLog)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var node_stream_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46466);




const unfiltered = (write)=>({
        write,
        end: ()=>{}
    });
const TAIL_LENGTH = 16_384;
/** How much of a log is kept: more than any honest build writes, too little to fill a disk. */ const MAX_LOG_BYTES = 64 * 1024 * 1024;
/** A file that takes the output of what builds or installs, capped with a mark; its folder is made. */ const openBuildLog = async (path, filter = unfiltered)=>{
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), {
        recursive: true
    });
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.createWriteStream)(path);
    let left = MAX_LOG_BYTES;
    const filtered = filter((chunk)=>{
        if (left <= 0) return;
        file.write(chunk.length > left ? chunk.subarray(0, left) : chunk);
        left -= chunk.length;
        if (left <= 0) file.write(`\n[cut here: more than ${MAX_LOG_BYTES} bytes]\n`);
    });
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

/***/ 77216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ contentKey)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

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

/***/ 81213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ BUILD_ONLY),
/* harmony export */   Y: () => (/* binding */ ensureImage)
/* harmony export */ });
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29866);
/* harmony import */ var _engine_free_disk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63064);
/* harmony import */ var _image_ledger_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12294);
/* harmony import */ var _image_work_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(61754);
/* harmony import */ var _key_lock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64342);
/* harmony import */ var _local_image_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19488);
/* harmony import */ var _registry_registries_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(66906);







/** Every image is made here, and nobody else makes any. */ const BUILD_ONLY = {
    registries: _registry_registries_js__WEBPACK_IMPORTED_MODULE_5__/* .noRegistries */ .N,
    baseCache: null,
    lock: _key_lock_js__WEBPACK_IMPORTED_MODULE_3__/* .noLock */ .T,
    pullOnly: false,
    ledger: _image_ledger_js__WEBPACK_IMPORTED_MODULE_2__/* .noLedger */ .Dw
};
/**
 * The image with a key under its name: local, else from a registry, else from the cache, else made. Of several processes
 * that want the same one, one fetches or makes it. What is made or was here is pushed where that is wanted.
 * @throws FaultError what `make` throws; `infrastructure` `image-not-pulled` with `pullOnly`
 */ const ensureImage = async (context, { image, key, rebuild, cache }, make)=>{
    const { docker, registries, listener, signal } = context;
    const local = async ()=>{
        const found = await (0,_local_image_js__WEBPACK_IMPORTED_MODULE_4__/* .findLocalImage */ .e9)(docker, image);
        return found?.key === key ? {
            ...found,
            origin: 'local'
        } : undefined;
    };
    const obtain = async ()=>{
        if (!rebuild) {
            const found = await local();
            if (found) return found;
            const pulled = await registries.pull(image, key);
            if (pulled) return {
                ...pulled,
                origin: 'pulled'
            };
            const restored = await cache?.restore(image, key);
            if (restored) return {
                ...restored,
                origin: 'restored'
            };
        }
        if (context.pullOnly) {
            const asked = registries.names.join(', ') || 'no registry, since none is named by `--registry`';
            throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FaultError */ .VD('infrastructure', 'image-not-pulled', `${image} with the key ${key} is neither in the engine nor in a registry that answers (asked: ${asked}), and \`--pull-only\` builds nothing. Push it with \`kotlin-bench bases --push\` or \`run --push\`, or leave \`--pull-only\` out.`);
        }
        await (0,_engine_free_disk_js__WEBPACK_IMPORTED_MODULE_1__/* .requireDisk */ .D)(context.host, 'build');
        const started = Date.now();
        const made = await (0,_image_work_js__WEBPACK_IMPORTED_MODULE_6__/* .tellOfWork */ .a)(listener, {
            image,
            action: 'build'
        }, make);
        cache?.built({
            image,
            key,
            seconds: (Date.now() - started) / 1000
        });
        return {
            ...made,
            origin: 'built'
        };
    };
    const found = rebuild ? undefined : await local();
    const waiting = ()=>listener({
            type: 'notice',
            message: `Another run fetches or builds ${image}; this one waits for it.`
        });
    const got = found ?? await context.lock(key, obtain, {
        signal,
        waiting
    });
    // What came from another registry than the first may be missing there.
    if (got.origin !== 'pulled' || registries.names.length > 1) await registries.push(image, {
        ...got,
        key
    });
    // What was pushed has a digest since.
    const kept = registries.names.length > 0 && await (0,_local_image_js__WEBPACK_IMPORTED_MODULE_4__/* .findLocalImage */ .e9)(docker, image) || got;
    context.ledger.note(image, kept);
    return {
        ...got,
        digests: kept.digests
    };
};


/***/ }),

/***/ 75584:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ NO_PROVENANCE),
/* harmony export */   J: () => (/* binding */ imageLabels)
/* harmony export */ });
/** What can be said of where an image comes from, for whoever finds it in a registry. */ /** Where nobody says where an image comes from: its labels then say nothing of that. */ const NO_PROVENANCE = {
    source: null,
    revision: null
};
const PREFIX = 'org.opencontainers.image';
/**
 * The labels of the Open Container Initiative; they are no part of a key, since they say nothing of what is inside.
 * Source: https://github.com/opencontainers/image-spec/blob/main/annotations.md
 */ const imageLabels = ({ source, revision }, licence)=>({
        ...source !== null && {
            [`${PREFIX}.source`]: source
        },
        ...revision !== null && {
            [`${PREFIX}.revision`]: revision
        },
        ...licence !== null && {
            [`${PREFIX}.licenses`]: licence
        }
    });


/***/ }),

/***/ 12294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dw: () => (/* binding */ noLedger),
/* harmony export */   M5: () => (/* binding */ createLedger),
/* harmony export */   yM: () => (/* binding */ isShared)
/* harmony export */ });
/** An empty ledger. */ const createLedger = ()=>{
    const used = new Map();
    return {
        note: (name, { id, digests })=>void used.set(name, {
                id,
                digests
            }),
        used: ()=>used,
        digests: (wanted)=>Object.fromEntries([
                ...used
            ].filter(([name])=>wanted(name)).map(([name, { id, digests }])=>[
                    name,
                    digests[0] ?? id
                ]).sort())
    };
};
/** Whether an image is no task's own, but what every trial of a run uses: the gateway's and the agent's. */ const isShared = (name)=>/^kotlin-bench\/(gateway|agent-[^/]*):/.test(name);
/** Keeps nothing. */ const noLedger = {
    note: ()=>{},
    used: ()=>new Map(),
    digests: ()=>({})
};


/***/ }),

/***/ 61754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ tellOfWork)
/* harmony export */ });
/**
 * Does what is to be done to an image, and tells of its start and of its end.
 * @param work gives undefined where nothing came of it, which is told as a failure is
 * @throws what `work` throws
 */ const tellOfWork = async (listener, { image, action }, work)=>{
    const started = Date.now();
    let result;
    listener({
        type: 'image-started',
        image,
        action
    });
    try {
        result = await work();
        return result;
    } finally{
        const seconds = (Date.now() - started) / 1000;
        const failed = result === undefined;
        listener({
            type: 'image-finished',
            image,
            action,
            seconds,
            ...failed && {
                failed
            }
        });
    }
};


/***/ }),

/***/ 19488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bt: () => (/* binding */ KEY_LABEL),
/* harmony export */   e9: () => (/* binding */ findLocalImage),
/* harmony export */   ue: () => (/* binding */ requireLocalImage),
/* harmony export */   yW: () => (/* binding */ bareId)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43045);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29866);
/* harmony import */ var _engine_engine_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66275);



/** The label with the content key that an image was made under; one without it was not made here. */ const KEY_LABEL = 'io.kotlin-bench.key';
const inspectSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    Id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    Size: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nullish(),
    RepoDigests: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).nullish(),
    Config: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        Labels: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).nullish(),
        WorkingDir: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
        User: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
        Env: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).nullish()
    }).nullish()
});
/** `NAME=VALUE` texts as a record; a value may hold further `=`. */ const variables = (texts)=>Object.fromEntries(texts.map((text)=>[
            text.slice(0, text.indexOf('=')),
            text.slice(text.indexOf('=') + 1)
        ]));
/** The id of an image without `sha256:`, as a part of other names. */ const bareId = (id)=>id.replace(/^sha256:/, '');
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
        throw (0,_engine_engine_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .engineFailure */ .FR)(args, result);
    }
    const found = inspectSchema.parse(JSON.parse(result.stdout.toString('utf8')));
    const config = found.Config;
    return {
        id: found.Id,
        key: config?.Labels?.[KEY_LABEL],
        bytes: found.Size ?? 0,
        digests: found.RepoDigests ?? [],
        workdir: config?.WorkingDir || '/',
        user: config?.User || null,
        env: variables(config?.Env ?? [])
    };
};
/**
 * The image that was just brought under its name.
 * @param how the verb for a message, such as `built`
 * @throws FaultError `infrastructure` `image-missing` where somebody has removed it meanwhile
 */ const requireLocalImage = async (docker, name, how)=>{
    const image = await findLocalImage(docker, name);
    if (image) return image;
    throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FaultError */ .VD('infrastructure', 'image-missing', `${name} was ${how} but is not in the engine.`);
};


/***/ }),

/***/ 66906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ createRegistries),
  N: () => (/* binding */ noRegistries)
});

// EXTERNAL MODULE: ../../node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(48630);
// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(29866);
// EXTERNAL MODULE: ./src/engine/engine-failure.js
var engine_failure = __webpack_require__(66275);
;// CONCATENATED MODULE: ./src/image/registry/denied.js
/** What becomes of images that a registry does not show, and the setting to change where it has them. */ const hiddenRemedy = ({ host })=>[
        'What it does not show is taken for missing there.',
        ...host === 'ghcr.io' ? [
            "GitHub's says so of what it does not have, too; what is private there needs `packages: read`."
        ] : []
    ].join(' ');
/** Why a registry refuses a push, and the setting to change. */ const deniedRemedy = (registry, { repository, isFork })=>{
    if (registry.host !== 'ghcr.io') {
        return `See whether the login may write to ${registry.name}: \`docker login ${registry.host}\`, or KOTLIN_BENCH_REGISTRY_USERNAME and KOTLIN_BENCH_REGISTRY_PASSWORD.`;
    }
    if (isFork) {
        return "A workflow that runs for a pull request from a fork has a token that may only read; GitHub gives it no other. Push from the repository's own branches.";
    }
    if (repository === null) {
        return 'Log in with a classic personal access token that has the scope `write:packages`: `docker login ghcr.io`.';
    }
    const owner = registry.path.split('/')[0] ?? '';
    const isOwn = repository.toLowerCase().startsWith(`${owner}/`);
    return [
        'One of these is in the way:',
        "the job's permissions need `packages: write`, in the workflow that calls a reusable one as well;",
        `a package that exists already needs ${repository} under "Package settings > Manage Actions access" with the role Write;`,
        `the organisation ${owner} has to allow packages under "Settings > Packages"${isOwn ? '' : `, and GITHUB_TOKEN of ${repository} may write to packages of its own owner alone`}.`
    ].join(' ');
};

// EXTERNAL MODULE: ./src/image/registry/registry.js
var registry_registry = __webpack_require__(79704);
;// CONCATENATED MODULE: ./src/image/registry/registry-notices.js


/** Nothing told yet. */ const createRegistryNotices = (listener)=>{
    const told = new Set();
    const hides = new Set();
    const notice = (message, { ofWorkflow = false } = {})=>{
        if (told.has(message)) return;
        told.add(message);
        listener({
            type: 'notice',
            message,
            ofWorkflow
        });
    };
    return {
        notice,
        tellHidden (registry, image, status) {
            if (hides.has(registry)) return;
            hides.add(registry);
            notice(`The registry ${registry.name} shows ${(0,registry_registry/* remoteName */.i)(registry, image).whole} to no one or not to this login (status ${status}). ${hiddenRemedy(registry)}`);
        }
    };
};

// EXTERNAL MODULE: ./src/image/image-work.js
var image_work = __webpack_require__(61754);
// EXTERNAL MODULE: ./src/image/local-image.js
var local_image = __webpack_require__(19488);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ../../node_modules/execa/index.js + 132 modules
var execa = __webpack_require__(63230);
// EXTERNAL MODULE: ../../node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(43045);
;// CONCATENATED MODULE: ./src/image/registry/client-config.js





const configSchema = schemas/* looseObject */._H3({
    auths: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* looseObject */._H3({
        auth: schemas/* string */.YjP().optional()
    })).nullish(),
    credHelpers: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).nullish(),
    credsStore: schemas/* string */.YjP().nullish()
});
/** Docker Hub's logins stand under an address from another age. */ const HUB = 'https://index.docker.io/v1/';
const keyOf = (host)=>host === 'docker.io' ? HUB : host;
const configDir = ()=>process.env.DOCKER_CONFIG || (0,external_node_path_.join)((0,external_node_os_.homedir)(), '.docker');
const readConfig = async (dir)=>{
    try {
        return configSchema.parse(JSON.parse(await (0,promises_.readFile)((0,external_node_path_.join)(dir, 'config.json'), 'utf8')));
    } catch  {
        // The engine's command line says so where it cannot read its own.
        return {};
    }
};
const fromHelper = async (helper, key)=>{
    const result = await (0,execa/* execa */.Ho)(`docker-credential-${helper}`, [
        'get'
    ], {
        input: key,
        reject: false
    });
    const answer = schemas/* object */.Ikc({
        Username: schemas/* string */.YjP(),
        Secret: schemas/* string */.YjP()
    }).safeParse(result.exitCode === 0 ? JSON.parse(result.stdout) : null);
    return answer.success ? {
        username: answer.data.Username,
        password: answer.data.Secret
    } : undefined;
};
/** What the user has logged in to a registry with, by `docker login`; undefined where there is nothing. */ const userLogin = async (host)=>{
    const { auths, credHelpers, credsStore } = await readConfig(configDir());
    const key = keyOf(host);
    const helper = credHelpers?.[key] ?? credsStore;
    if (helper) return fromHelper(helper, key).catch(()=>undefined);
    const auth = (auths?.[key] ?? auths?.[`https://${key}`])?.auth;
    const text = Buffer.from(auth ?? '', 'base64').toString('utf8');
    const colon = text.indexOf(':');
    return colon < 1 ? undefined : {
        username: text.slice(0, colon),
        password: text.slice(colon + 1)
    };
};
/**
 * Runs something with a private copy of the engine's client configuration in which one more login
 * stands. What the user has logged in stays usable, and the copy is gone when it ends, so that the
 * login is on the disk no longer than a transfer takes.
 * @param work gets the environment for the engine's calls
 */ const withLogin = async (host, login, work)=>{
    if (login === undefined) return work({});
    const theirs = configDir();
    const ours = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'kotlin-bench-login-'));
    try {
        // Contexts and plugins are theirs as they are.
        for (const name of (await (0,promises_.readdir)(theirs).catch(()=>[]))){
            if (name !== 'config.json') await (0,promises_.symlink)((0,external_node_path_.join)(theirs, name), (0,external_node_path_.join)(ours, name));
        }
        const config = await readConfig(theirs);
        const auth = Buffer.from(`${login.username}:${login.password}`).toString('base64');
        const withOurs = {
            ...config,
            auths: {
                ...config.auths,
                [keyOf(host)]: {
                    auth
                }
            },
            // An empty helper is the file itself, where a keychain is asked for everything else.
            credHelpers: {
                ...config.credHelpers,
                [keyOf(host)]: ''
            }
        };
        await (0,promises_.writeFile)((0,external_node_path_.join)(ours, 'config.json'), JSON.stringify(withOurs), {
            mode: 0o600
        });
        return await work({
            DOCKER_CONFIG: ours
        });
    } finally{
        await (0,promises_.rm)(ours, {
            recursive: true,
            force: true
        });
    }
};

// EXTERNAL MODULE: ../../node_modules/undici/index.js
var undici = __webpack_require__(61684);
// EXTERNAL MODULE: ./src/text/loopback.js
var loopback = __webpack_require__(63940);
// EXTERNAL MODULE: ./src/image/registry/retry.js
var retry = __webpack_require__(36121);
;// CONCATENATED MODULE: ./src/image/registry/manifest.js





const ACCEPT = [
    'application/vnd.oci.image.manifest.v1+json',
    'application/vnd.oci.image.index.v1+json',
    'application/vnd.docker.distribution.manifest.v2+json',
    'application/vnd.docker.distribution.manifest.list.v2+json'
].join(', ');
const TIMEOUT_MS = 20_000;
const send = async (registry, url, { sender, signal }, method, headers)=>{
    try {
        const limits = {
            headersTimeout: TIMEOUT_MS,
            bodyTimeout: TIMEOUT_MS
        };
        return await (0,undici.request)(url, {
            method,
            headers,
            dispatcher: sender(url),
            signal,
            ...limits
        });
    } catch (error) {
        signal.throwIfAborted();
        throw new errors/* FaultError */.VD('infrastructure', 'registry-unavailable', `The registry ${registry.name} does not answer: ${(0,errors/* errorMessage */.gJ)(error)}`, {
            cause: error
        });
    }
};
const basic = ({ username, password })=>`Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
const tokenSchema = schemas/* object */.Ikc({
    token: schemas/* string */.YjP().optional(),
    access_token: schemas/* string */.YjP().optional()
});
const parameters = (challenge)=>Object.fromEntries([
        ...challenge.matchAll(/(\w+)="([^"]*)"/g)
    ].map(([, name, value])=>[
            name,
            value
        ]));
/** What to show next, after the registry has said how it wants to be asked; undefined where it lets nobody in. */ const authorization = async (registry, repository, challenge, asker)=>{
    if (/^basic/i.test(challenge)) return asker.login && basic(asker.login);
    const { realm, service } = parameters(challenge);
    if (!/^bearer/i.test(challenge) || realm === undefined || !URL.canParse(realm)) return undefined;
    const url = new URL(realm);
    // A login goes to whom the registry names, and in the clear to this machine alone.
    if (url.protocol !== 'https:' && !(0,loopback/* isLoopbackHost */.c)(url.hostname)) return undefined;
    if (service !== undefined) url.searchParams.set('service', service);
    url.searchParams.set('scope', `repository:${repository}:pull`);
    const answer = await send(registry, url, asker, 'GET', asker.login ? {
        authorization: basic(asker.login)
    } : {});
    const said = await answer.body.json().catch(()=>null);
    refusePassing(registry, answer);
    const body = tokenSchema.safeParse(said);
    const token = body.success ? body.data.token ?? body.data.access_token : undefined;
    return answer.statusCode === 200 && token !== undefined ? `Bearer ${token}` : undefined;
};
const headerOf = (value)=>Array.isArray(value) ? value[0] : value;
/** @throws FaultError for an answer that says to come back */ const refusePassing = (registry, { statusCode, headers })=>{
    if (statusCode !== 429 && statusCode < 500) return;
    throw new retry/* ComeBack */.OR(statusCode === 429 ? 'registry-limited' : 'registry-unavailable', `The registry ${registry.name} answers with status ${statusCode}.`, (0,retry/* retryAfterMs */.Vs)(headerOf(headers['retry-after'])));
};
/**
 * Asks a registry for what stands under a tag, without fetching it.
 * @throws FaultError `registry-unavailable` or `registry-limited`
 */ const findManifest = async (registry, { repository, tag }, asker)=>{
    const url = new URL(`/v2/${repository}/manifests/${tag}`, registry.origin);
    const ask = async (headers)=>{
        const answer = await send(registry, url, asker, 'HEAD', {
            accept: ACCEPT,
            ...headers
        });
        // A body that nobody reads holds its connection.
        await answer.body.dump();
        return answer;
    };
    let answer = await ask({});
    if (answer.statusCode === 401) {
        const challenge = headerOf(answer.headers['www-authenticate']) ?? '';
        const shown = await authorization(registry, repository, challenge, asker);
        if (shown === undefined) return {
            kind: 'denied',
            status: 401
        };
        answer = await ask({
            authorization: shown
        });
    }
    refusePassing(registry, answer);
    const { statusCode, headers } = answer;
    if (statusCode === 404) return {
        kind: 'absent'
    };
    if (statusCode === 401 || statusCode === 403) return {
        kind: 'denied',
        status: statusCode
    };
    const digest = headerOf(headers['docker-content-digest']);
    if (statusCode === 200 && digest !== undefined && /^sha256:[0-9a-f]{64}$/.test(digest)) {
        return {
            kind: 'found',
            digest
        };
    }
    throw new errors/* FaultError */.VD('infrastructure', 'registry-unavailable', `The registry ${registry.name} answers what no registry does: status ${statusCode}${statusCode === 200 ? ', without a digest' : ''}.`);
};

;// CONCATENATED MODULE: ./src/image/registry/transfers.js






/** Talks to registries: their manifests directly, their layers by the engine. What fails in a way that passes is tried again. */ const createTransfers = (context)=>{
    const { docker, listener, signal, patience } = context;
    const users = new Map();
    const loginFor = (host)=>{
        const known = users.get(host) ?? userLogin(host);
        users.set(host, known);
        return known;
    };
    const manifest = async (registry, image, key)=>{
        const login = context.logins.get(registry.host) ?? await loginFor(registry.host);
        const asker = {
            sender: context.sender,
            login,
            signal
        };
        const { repository } = (0,registry_registry/* remoteName */.i)(registry, image);
        return (0,retry/* withRetries */.LH)(()=>findManifest(registry, {
                repository,
                tag: key
            }, asker), {
            signal,
            patience
        });
    };
    const transfer = async (registry, { image, action, args })=>{
        const login = context.logins.get(registry.host);
        const attempt = ()=>withLogin(registry.host, login, (env)=>docker.text(args, {
                    env,
                    signal
                }));
        // The engine tries a layer five times by itself, but takes the first word of who refuses.
        const patiently = ()=>(0,retry/* withRetries */.LH)(attempt, {
                signal,
                patience,
                withoutAnswer: 0
            });
        await (0,image_work/* tellOfWork */.a)(listener, {
            image,
            action
        }, patiently);
    };
    return {
        manifest,
        async pull ({ registry, image, key, digest }, notice) {
            const exact = `${(0,registry_registry/* remoteName */.i)(registry, image).whole}@${digest}`;
            await transfer(registry, {
                image,
                action: 'pull',
                args: [
                    'pull',
                    '--quiet',
                    exact
                ]
            });
            const pulled = await (0,local_image/* findLocalImage */.e9)(docker, exact);
            if (pulled?.key !== key) {
                await docker.call([
                    'image',
                    'rm',
                    exact
                ]);
                notice(`${exact} is not what it is kept as: its key is ${pulled?.key ?? 'missing'}. It is not used. Remove it from the registry.`);
                return undefined;
            }
            await docker.text([
                'tag',
                pulled.id,
                image
            ]);
            return (0,local_image/* findLocalImage */.e9)(docker, image);
        },
        async push (registry, image, { id, key }) {
            const found = await manifest(registry, image, key);
            if (found.kind === 'found') return;
            const tagged = `${(0,registry_registry/* remoteName */.i)(registry, image).whole}:${key}`;
            await docker.text([
                'tag',
                id,
                tagged
            ]);
            await transfer(registry, {
                image,
                action: 'push',
                args: [
                    'push',
                    '--quiet',
                    tagged
                ]
            });
        }
    };
};

;// CONCATENATED MODULE: ./src/image/registry/registries.js






/** Pulls and pushes at a time; the engine carries several layers of each at once. */ const TRANSFERS = 4;
const isDenied = (said)=>/denied|unauthorized|forbidden|authentication required|no basic auth|insufficient_scope|\b40[13]\b/i.test(said);
/** What is the machine's own fault stays that, whichever registry was asked. */ const OWN = new Set([
    'disk-full',
    'engine-unreachable',
    'engine-denied',
    'host-out-of-memory'
]);
/** Opens the registries of one run. */ const createRegistries = (context)=>{
    const { signal } = context;
    const { notice, tellHidden } = createRegistryNotices(context.listener);
    const transfers = createTransfers(context);
    const limit = (0,p_limit/* default */.A)(TRANSFERS);
    const leftOut = new Set();
    const first = context.push ? context.registries[0] : undefined;
    let mayPush = first !== undefined;
    /** One notice a registry, however many ask it at the same time. */ const leaveOut = (registry, why)=>{
        if (leftOut.has(registry)) return;
        leftOut.add(registry);
        notice(`The registry ${registry.name} is left out from here on: ${why}`, {
            ofWorkflow: true
        });
    };
    const tryPull = async (registry, image, key)=>{
        try {
            const manifest = await transfers.manifest(registry, image, key);
            if (manifest.kind === 'denied') tellHidden(registry, image, manifest.status);
            if (manifest.kind !== 'found') return undefined;
            return await transfers.pull({
                registry,
                image,
                key,
                digest: manifest.digest
            }, notice);
        } catch (thrown) {
            signal.throwIfAborted();
            if (!(thrown instanceof errors/* FaultError */.VD) || OWN.has(thrown.code)) throw thrown;
            leaveOut(registry, thrown.message);
            return undefined;
        }
    };
    return {
        names: context.registries.map(({ name })=>name),
        areWritten: ()=>first !== undefined && mayPush && !leftOut.has(first),
        async pull (image, key) {
            for (const registry of context.registries){
                if (leftOut.has(registry)) continue;
                const pulled = await limit(()=>tryPull(registry, image, key));
                if (pulled) return {
                    ...pulled,
                    registry: registry.name
                };
            }
            return undefined;
        },
        async push (image, local) {
            if (first === undefined) return;
            await limit(async ()=>{
                if (!mayPush || leftOut.has(first)) return;
                try {
                    await transfers.push(first, image, local);
                } catch (thrown) {
                    signal.throwIfAborted();
                    mayPush = false;
                    const said = (0,engine_failure/* lastLines */.w$)((0,errors/* errorMessage */.gJ)(thrown), 2);
                    const remedy = isDenied(said) ? ` ${deniedRemedy(first, context.place)}` : '';
                    notice(`Nothing more is pushed to ${first.name}, the run goes on without: ${said}${remedy}`, {
                        ofWorkflow: true
                    });
                }
            });
        }
    };
};
/** No registry at all: everything is built here. */ const noRegistries = {
    names: [],
    pull: async ()=>undefined,
    areWritten: ()=>false,
    push: async ()=>{}
};


/***/ }),

/***/ 79704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ remoteName),
/* harmony export */   l: () => (/* binding */ parseRegistry)
/* harmony export */ });
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29866);
/* harmony import */ var _text_loopback_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63940);
/* harmony import */ var _text_quote_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98461);



const SHAPE = /^((?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])(?::[0-9]{1,5})?)((?:\/[a-z0-9]+(?:(?:[._]|__|-+)[a-z0-9]+)*)*)$/;
/** What Docker Hub answers at is not what it is called. */ const ORIGINS = {
    'docker.io': 'https://registry-1.docker.io'
};
/** @throws UserError for what names no registry */ const parseRegistry = (text)=>{
    const name = text.trim().toLowerCase().replace(/\/+$/, '');
    const [, host = '', path = ''] = SHAPE.exec(name) ?? [];
    if (host === '' || !(/[.:]/.test(host) || host === 'localhost')) {
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .h)(`--registry ${text}`)} names no registry. Write a host, with a path after it where images are kept below one: \`ghcr.io/owner/repo\`, \`localhost:5000\`; or \`none\` alone.`);
    }
    const origin = ORIGINS[host] ?? `${(0,_text_loopback_js__WEBPACK_IMPORTED_MODULE_2__/* .isLoopbackHost */ .c)(host.replace(/:[0-9]+$/, '')) ? 'http' : 'https'}://${host}`;
    return {
        name,
        host,
        path: path.slice(1),
        origin
    };
};
/** The part of an image's local name that tells repositories apart: `tiny` of `kotlin-bench/tiny:base`. */ const repositoryOf = (image)=>image.toLowerCase().replace(/@.*$/, '').replace(/:[^:/]*$/, '').replace(/^kotlin-bench\//, '');
/** Where an image stands in a registry: its repository as the registry's own interface calls it, and the whole. */ const remoteName = (registry, image)=>{
    const repository = [
        registry.path,
        repositoryOf(image)
    ].filter((part)=>part !== '').join('/');
    return {
        repository,
        whole: `${registry.host}/${repository}`
    };
};


/***/ }),

/***/ 36121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LH: () => (/* binding */ withRetries),
/* harmony export */   OR: () => (/* binding */ ComeBack),
/* harmony export */   Vs: () => (/* binding */ retryAfterMs)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var p_retry__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58367);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29866);



/** What may be over a moment later. */ const PASSING = new Set([
    'registry-limited',
    'registry-unavailable',
    'network'
]);
/** A registry's answer that says when to come back. */ class ComeBack extends _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .FaultError */ .VD {
    /** Milliseconds; undefined where it did not say. */ afterMs;
    constructor(code, message, afterMs){
        super('infrastructure', code, message);
        this.afterMs = afterMs;
    }
}
/** Who refuses may let us in later; who does not answer at all is given up sooner. */ const RETRIES_WITHOUT_ANSWER = 2;
/** A registry that wants more patience than this is as good as none. */ const LONGEST_WAIT_MS = 60_000;
const PATIENCE = {
    retries: 6,
    firstPauseMs: 500
};
/** Does something again that failed in a way that passes: with growing pauses of random length, or as long as was asked for. */ const withRetries = (work, { signal, patience = PATIENCE, withoutAnswer = RETRIES_WITHOUT_ANSWER })=>(0,p_retry__WEBPACK_IMPORTED_MODULE_2__/* ["default"] */ .Ay)(work, {
        retries: patience.retries,
        minTimeout: patience.firstPauseMs,
        maxTimeout: 20_000,
        factor: 2,
        randomize: true,
        signal,
        shouldRetry: ({ error, attemptNumber })=>error instanceof _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .FaultError */ .VD && PASSING.has(error.code) && (error.code === 'registry-limited' || attemptNumber <= withoutAnswer) && !(error instanceof ComeBack && (error.afterMs ?? 0) > LONGEST_WAIT_MS),
        onFailedAttempt: async ({ error })=>{
            if (!(error instanceof ComeBack) || error.afterMs === undefined) return;
            if (error.afterMs <= LONGEST_WAIT_MS) await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(error.afterMs, undefined, {
                signal
            });
        }
    });
/** Milliseconds of a `Retry-After`: seconds, or a date. */ const retryAfterMs = (header, now = Date.now())=>{
    if (header === undefined || header.trim() === '') return undefined;
    const ms = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
    return Number.isNaN(ms) ? undefined : Math.max(0, ms);
};


/***/ }),

/***/ 51260:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ oncePerKey),
/* harmony export */   O: () => (/* binding */ once)
/* harmony export */ });
/** One call for all that ask; a later one tries again where it failed. */ const once = (make)=>{
    const made = oncePerKey();
    return ()=>made.get(null, make);
};
/** Nothing is known at first. */ const oncePerKey = ()=>{
    const answers = new Map();
    return {
        get (key, make) {
            const known = answers.get(key);
            if (known) return known;
            const made = make();
            answers.set(key, made);
            made.catch(()=>{
                // It may have been forgotten, and be under way again.
                if (answers.get(key) === made) answers.delete(key);
            });
            return made;
        },
        forget: ()=>answers.clear()
    };
};


/***/ })

};
;