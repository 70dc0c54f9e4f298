"use strict";
exports.id = 797;
exports.ids = [797];
exports.modules = {

/***/ 5435:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ createSender)
/* harmony export */ });
/* harmony import */ var undici__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61684);
/* harmony import */ var _network_gateway_upstream_proxy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15681);
/* harmony import */ var _network_upstream_proxy_settings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95278);
/* harmony import */ var _text_loopback_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63940);




/** Carries requests as the machine's own settings say: its proxy, and the certificates to trust. */ const createSender = (environment, ca)=>{
    const proxy = (0,_network_upstream_proxy_settings_js__WEBPACK_IMPORTED_MODULE_2__/* .upstreamProxyOf */ .z)(environment);
    const roots = (0,_network_gateway_upstream_proxy_js__WEBPACK_IMPORTED_MODULE_1__/* .trusted */ .IZ)(ca);
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
        const { hostname, port, protocol } = url;
        const host = hostname.replace(/^\[|\]$/g, '');
        const exempt = (0,_network_gateway_upstream_proxy_js__WEBPACK_IMPORTED_MODULE_1__/* .isExempt */ .U4)(proxy?.noProxy ?? '', host, Number(port) || (protocol === 'https:' ? 443 : 80));
        return indirect === null || exempt || (0,_text_loopback_js__WEBPACK_IMPORTED_MODULE_3__/* .isLoopbackHost */ .c)(host) ? direct : indirect;
    };
};


/***/ }),

/***/ 28347:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  basesVerb: () => (/* binding */ basesVerb)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(29866);
// EXTERNAL MODULE: ./src/engine/docker.js + 2 modules
var engine_docker = __webpack_require__(60308);
// EXTERNAL MODULE: ./src/engine/limits.js
var limits = __webpack_require__(28794);
// EXTERNAL MODULE: ./src/image/bases.js
var bases = __webpack_require__(35969);
// EXTERNAL MODULE: ./src/image/images.js
var image_images = __webpack_require__(23913);
// EXTERNAL MODULE: ./src/image/manifest.js
var manifest = __webpack_require__(41538);
// EXTERNAL MODULE: ./src/text/nearest-names.js
var nearest_names = __webpack_require__(63974);
// EXTERNAL MODULE: ./src/commands/shared/ca-bundle.js
var ca_bundle = __webpack_require__(33467);
// EXTERNAL MODULE: ./src/commands/shared/image-source.js + 2 modules
var image_source = __webpack_require__(43658);
;// CONCATENATED MODULE: ./src/commands/bases.js












/** Adds up what was done for each image. */ const timing = (listener)=>{
    const seconds = new Map();
    return {
        secondsOf: (image)=>seconds.get(image) ?? 0,
        listener: (event)=>{
            if (event.type === 'image-finished') seconds.set(event.image, (seconds.get(event.image) ?? 0) + event.seconds);
            listener(event);
        }
    };
};
/** @throws UserError for a name that the manifest does not have */ const choose = ({ recipes }, only)=>{
    const names = recipes.map(manifest/* baseName */.Fl);
    const unknown = only.find((name)=>!names.includes(name));
    if (unknown !== undefined) {
        const near = (0,nearest_names/* nearestNames */.L)(unknown, names)[0];
        const hint = near === undefined ? '' : ` Did you mean "${near}"?`;
        throw new errors/* UserError */.yo(`--base "${unknown}" is not in the manifest.${hint} It has: ${names.join(', ')}.`);
    }
    return only.length === 0 ? recipes : recipes.filter((recipe)=>only.includes((0,manifest/* baseName */.Fl)(recipe)));
};
/**
 * Makes sure of the bases of the manifest, all or those that were named: one that is there under the right key is kept, others are
 * pulled, or taken from GitHub's cache, several at a time, or built, one after the other.
 * @throws UserError where there is no manifest, or it has no such base
 */ const bases_bases = async (options, context)=>{
    const loaded = await (0,bases/* loadBases */.P)(options.bases);
    if (loaded.recipes.length === 0) {
        throw new errors/* UserError */.yo(`--bases "${options.bases}": ${(0,external_node_path_.join)(options.bases, 'manifest')} names no base. Name the folder that holds the manifest.`);
    }
    const chosen = choose(loaded, options.only);
    const { signal, environment, registryAccess: access = image_source/* NO_ACCESS */.lk } = context;
    const { listener, secondsOf } = timing(context.listener);
    const trust = await (0,ca_bundle/* readTrust */.b)(options.caBundle, listener);
    const docker = (0,engine_docker/* createDocker */.h)();
    const host = await (0,limits/* engineHost */.n)(docker);
    const ca = trust?.pem ?? null;
    const { cache } = context;
    const source = (0,image_source/* openImageSource */.Xe)(options, {
        docker,
        access,
        environment,
        ca,
        cache,
        listener,
        signal
    });
    const images = (0,image_images/* createImages */.r)({
        docker,
        bases: loaded,
        host,
        source,
        provenance: (0,image_source/* provenanceOf */.Jj)(access, options.registries, null),
        rebuild: options.rebuild,
        buildsAtOnce: 1,
        secrets: trust?.secrets,
        logDir: await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'kotlin-bench-bases-')),
        listener,
        signal
    });
    const ended = await Promise.allSettled(chosen.map((recipe)=>images.base(recipe)));
    // Also where one of them has failed: the next run has the others then.
    await (0,image_source/* saveBases */.U4)(source);
    return ended.map((base)=>{
        if (base.status === 'rejected') throw base.reason;
        return {
            ...base.value,
            seconds: secondsOf(base.value.name)
        };
    });
};

// EXTERNAL MODULE: ./src/report/durations.js
var durations = __webpack_require__(59729);
// EXTERNAL MODULE: ./src/report/lay-out-columns.js
var lay_out_columns = __webpack_require__(89645);
;// CONCATENATED MODULE: ./src/commands/bases-text.js


const WIDEST = 80;
const MIB = 1024 * 1024;
const fromWhere = ({ origin, registry })=>{
    switch(origin){
        case 'local':
            return 'was here';
        case 'pulled':
            return registry ?? 'a registry';
        case 'restored':
            return "GitHub's cache";
        case 'built':
            return 'built';
    }
};
/** The bases as a table, one a line. */ const renderBases = (bases)=>(0,lay_out_columns/* layOutColumns */.w)([
        {
            title: 'base',
            cells: bases.map(({ name })=>name),
            width: WIDEST
        },
        {
            title: 'key',
            cells: bases.map(({ key })=>(key ?? '').slice(0, 12)),
            width: 12
        },
        {
            title: 'from',
            cells: bases.map(fromWhere),
            width: WIDEST
        },
        {
            title: 'size',
            cells: bases.map(({ bytes })=>`${Math.round(bytes / MIB)} MiB`),
            width: 10,
            align: 'right'
        },
        {
            title: 'time',
            cells: bases.map(({ seconds })=>(0,durations/* formatSeconds */.X)(seconds)),
            width: 8,
            align: 'right'
        }
    ]).join('\n');

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./src/commands/shared/open-dataset.js + 14 modules
var open_dataset = __webpack_require__(67801);
;// CONCATENATED MODULE: ./src/commands/shared/bases-folder.js



/**
 * The folder with the manifest of a dataset's bases: as it was named, else that of the fetched
 * dataset, else `bases` beside the tasks, of which there need be none yet. Absolute.
 * @throws UserError for a dataset that is not there or may not be read
 */ const basesFolder = async (choice, context)=>{
    if (choice.bases !== undefined) return choice.bases;
    if (choice.dataset !== undefined) return (await (0,open_dataset/* openDataset */.J)(choice, context)).bases.dir;
    const isOneTask = (0,external_node_fs_.existsSync)((0,external_node_path_.join)(choice.path, 'task.toml'));
    return (0,external_node_path_.join)((0,external_node_path_.dirname)(isOneTask ? (0,external_node_path_.dirname)(choice.path) : choice.path), 'bases');
};

// EXTERNAL MODULE: ./src/entry/read-options/ca-bundle-of.js
var ca_bundle_of = __webpack_require__(72177);
// EXTERNAL MODULE: ./src/entry/read-options/dataset-choice.js
var dataset_choice = __webpack_require__(81906);
// EXTERNAL MODULE: ./src/entry/read-options/registry-access.js
var registry_access = __webpack_require__(45804);
// EXTERNAL MODULE: ./src/entry/read-options/registry-choice.js
var registry_choice = __webpack_require__(23277);
// EXTERNAL MODULE: ./src/entry/cli/terminal-progress.js + 2 modules
var terminal_progress = __webpack_require__(81479);
;// CONCATENATED MODULE: ./src/entry/cli/bases-verb.js








/** `kotlin-bench bases`: makes sure of the bases of the manifest, and gives a table of them on standard output. */ const basesVerb = async (values, context)=>{
    const { signal, watchJobs, stdout, stderr, environment } = context;
    const choice = (0,registry_choice/* registryChoice */.L)(values);
    const registryAccess = (0,registry_access/* verbAccess */.O)(choice.registries, context);
    const progress = (0,terminal_progress/* terminalProgress */.e)(stderr, {
        quiet: values.quiet
    });
    const listener = (event)=>{
        watchJobs(event);
        progress.listener(event);
    };
    try {
        const folder = await basesFolder((0,dataset_choice/* datasetChoice */.o)(values), {
            environment,
            listener,
            signal
        });
        const caBundle = (0,ca_bundle_of/* caBundleOf */.i)(values['ca-bundle'], process.env, process.cwd());
        const images = await bases_bases({
            ...choice,
            bases: folder,
            only: values.base,
            caBundle
        }, {
            listener,
            signal,
            environment,
            registryAccess
        });
        progress.end();
        stdout.write(`${renderBases(images)}\n`);
        return 0;
    } finally{
        progress.end();
    }
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
const contains = (block, address)=>{
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
const isLoopback = (address)=>LOOPBACK.some((block)=>contains(block, address));
const isUnspecified = (address)=>address.family === 4 ? address.bits >> 24n === 0n : address.bits === 0n;


/***/ }),

/***/ 15681:
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
/** Does NO_PROXY say that this host is reached directly? Names mean their subdomains as well, as curl has it. */ const isExempt = (noProxy, host, port)=>noProxy.toLowerCase().split(/[\s,]+/).filter((entry)=>entry !== '').some((entry)=>exempts(entry, host, port));
const TIMEOUT_MS = 15_000;
const createUpstreamProxy = (settings, ca)=>{
    const url = new URL(settings.url);
    const isTls = url.protocol === 'https:';
    const host = url.hostname.replace(/^\[|\]$/g, '');
    const port = Number(url.port) || (isTls ? 443 : 80);
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
        isFor: (name, at)=>!isExempt(settings.noProxy, name, at),
        open,
        tunnel,
        headers
    };
};


/***/ }),

/***/ 95278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ upstreamProxyOf)
/* harmony export */ });
/** The machine's own proxy, as the usual variables name it; what goes to the outside passes it. */ const upstreamProxyOf = (environment)=>{
    const first = (...names)=>names.map((name)=>environment[name]).find((value)=>value);
    const url = first('HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy', 'ALL_PROXY', 'all_proxy');
    if (url === undefined || !/^https?:\/\//.test(url)) return null;
    return {
        url,
        noProxy: first('NO_PROXY', 'no_proxy') ?? ''
    };
};


/***/ }),

/***/ 59729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ formatSeconds)
/* harmony export */ });
const two = (value)=>String(value).padStart(2, '0');
/** A length of time for people: `0.4s`, `45s`, `3m 02s`, `1h 05m`; `-` where it is not known. */ const formatSeconds = (seconds)=>{
    if (seconds === null || !Number.isFinite(seconds) || seconds < 0) return '-';
    if (seconds < 9.95) return `${seconds.toFixed(1)}s`;
    const whole = Math.round(seconds);
    if (whole < 60) return `${whole}s`;
    if (whole < 3600) return `${Math.floor(whole / 60)}m ${two(whole % 60)}s`;
    const minutes = Math.round(whole / 60);
    return `${Math.floor(minutes / 60)}h ${two(minutes % 60)}m`;
};


/***/ }),

/***/ 40261:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D9: () => (/* binding */ markdownCode),
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   ml: () => (/* binding */ shorten),
/* harmony export */   zQ: () => (/* binding */ markdownLines)
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
/** Cuts text to so many code points, the last of them an ellipsis. */ const shorten = (text, length)=>{
    // A code point has at most two units, so nothing longer needs to be looked at.
    const points = [
        ...text.slice(0, 2 * length + 2)
    ];
    return points.length <= length && text.length <= 2 * length + 2 ? text : `${points.slice(0, Math.max(0, length - 1)).join('')}…`;
};
const ENTITIES = /[&<>"'`*~|\\$[\]]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g;
/**
 * Text as Markdown that shows it as it is, also in a cell of a table: no markup, HTML, formula, link
 * or mention comes of it. A comment that shows nothing keeps apart what GitHub would make a link.
 */ const escapeMarkdown = (text)=>visible(text).replace(ENTITIES, (character)=>`&#${character.charCodeAt(0)};`).replace(/@/g, '@<!-- -->').replace(/:(?=\/\/)/g, ':<!-- -->').replace(/\bwww\./gi, (match)=>`${match.slice(0, -1)}<!-- -->.`);
/** Foreign text as code in Markdown: an element, since no run of backticks is safe for every text. */ const markdownCode = (text, { maxLength = 200 } = {})=>text === '' ? '<code>(empty)</code>' : `<code>${escapeMarkdown(shorten(text, maxLength))}</code>`;
const FIRST_LINES = 2;
const LAST_LINES = 8;
/**
 * A message of several lines, such as one that ends in the last lines of a log, as code that keeps
 * its lines: the first two and the last eight.
 */ const markdownLines = (text)=>{
    const lines = text.split('\n').filter((line)=>line.trim() !== '');
    const isLong = lines.length > FIRST_LINES + LAST_LINES + 1;
    const shown = isLong ? [
        ...lines.slice(0, FIRST_LINES),
        '…',
        ...lines.slice(-LAST_LINES)
    ] : lines;
    return shown.length === 0 ? markdownCode('') : shown.map((line)=>markdownCode(line.trimEnd(), {
            maxLength: 400
        })).join('<br>');
};


/***/ }),

/***/ 89645:
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


/***/ })

};
;