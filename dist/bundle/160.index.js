export const id = 160;
export const ids = [160];
export const modules = {

/***/ 59160:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  preflight: () => (/* binding */ preflight)
});

// EXTERNAL MODULE: ../../node_modules/undici/index.js
var undici = __webpack_require__(61684);
// EXTERNAL MODULE: ./src/agent/choose-model.js
var choose_model = __webpack_require__(94526);
// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(29866);
// EXTERNAL MODULE: ./src/contracts/model-fault.js
var model_fault = __webpack_require__(97249);
;// CONCATENATED MODULE: ./src/network/gateway/models/model-failure.js

/** Why a status is no success; undefined where it is one. */ const failureOfStatus = (status)=>{
    if (status >= 200 && status < 300) return undefined;
    if (status < 400) return 'redirected';
    if (status === 401 || status === 403) return 'unauthorized';
    if (status === 429) return 'rate-limited';
    if (status === 503 || status === 529) return 'overloaded';
    if (status === 408) return 'timeout';
    return status >= 500 ? 'server-error' : 'bad-request';
};
const TIMEOUTS = [
    undici.errors.HeadersTimeoutError,
    undici.errors.BodyTimeoutError,
    undici.errors.ConnectTimeoutError
];
const UNREACHABLE = new Set([
    'EAI_AGAIN',
    'ECONNREFUSED',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOTFOUND',
    'ERELAY',
    'ETIMEDOUT'
]);
const TLS = /^(?:ERR_TLS_|ERR_SSL_|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|EPROTO$|HOSTNAME_MISMATCH)/;
/** Every address of a name was tried; the first one's reason stands for all. */ const single = (thrown)=>thrown instanceof AggregateError && thrown.errors.length > 0 ? thrown.errors[0] : thrown;
/** Why a connection did not give a whole answer. */ const failureOfError = (thrown)=>{
    const error = single(thrown);
    const code = typeof error?.code === 'string' ? error.code : '';
    const message = error instanceof Error ? error.message || code : String(thrown);
    if (TIMEOUTS.some((kind)=>error instanceof kind)) return {
        cause: 'timeout',
        message
    };
    if (UNREACHABLE.has(code) || error?.name === 'RequestAbortedError') return {
        cause: 'unreachable',
        message
    };
    if (TLS.test(code)) return {
        cause: 'tls',
        message
    };
    return {
        cause: 'ended-early',
        message
    };
};

// EXTERNAL MODULE: ./src/network/gateway/proxy/upstream-proxy.js
var upstream_proxy = __webpack_require__(96560);
// EXTERNAL MODULE: ./src/report/escape.js
var report_escape = __webpack_require__(40261);
// EXTERNAL MODULE: ./src/text/parse-json.js
var parse_json = __webpack_require__(56593);
// EXTERNAL MODULE: ./src/text/url-place.js
var url_place = __webpack_require__(46674);
// EXTERNAL MODULE: ./src/trial/redact.js
var redact = __webpack_require__(76421);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./src/network/gateway/models/credentials.js

/** All headers in which any of the protocols has a key; none of them goes on as it came. */ const CREDENTIAL_HEADERS = new Set([
    'authorization',
    'x-api-key',
    'x-goog-api-key',
    'api-key',
    'cookie'
]);
const first = (value)=>Array.isArray(value) ? value[0] : value;
/** Everything in a request that could be the trial's token. */ const presented = (headers, query)=>{
    const bearer = /^bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
    const found = [
        bearer,
        first(headers['x-api-key']),
        first(headers['x-goog-api-key']),
        first(headers['api-key']),
        query.get('key') ?? undefined
    ];
    return found.filter((value)=>value !== undefined);
};
const digest = (text)=>createHash('sha256').update(text).digest();
/** Checks for the trial's token; `expiresAt` is in milliseconds since the epoch. */ const createTokenCheck = (token)=>{
    const expected = digest(token.value);
    let revoked = false;
    return {
        refuse (headers, query) {
            const values = presented(headers, query);
            if (values.length === 0) return 'no-token';
            if (!values.some((value)=>timingSafeEqual(digest(value), expected))) return 'wrong-token';
            const isOver = revoked || token.expiresAt !== null && Date.now() >= token.expiresAt;
            return isOver ? 'expired' : undefined;
        },
        revoke () {
            revoked = true;
        }
    };
};
const USUAL = {
    anthropic: 'x-api-key',
    openai: 'bearer',
    gemini: 'x-goog-api-key'
};
/** Puts the provider's key where the provider wants it: a header to add, or the URL's query. */ const addKey = (provider, url)=>{
    const { key } = provider;
    url.searchParams.delete('key');
    const place = provider.keyPlace ?? USUAL[provider.api];
    if (key === null || place === 'none') return [];
    if (place === 'query') {
        url.searchParams.set('key', key);
        return [];
    }
    return place === 'bearer' ? [
        [
            'authorization',
            `Bearer ${key}`
        ]
    ] : [
        [
            place,
            key
        ]
    ];
};

;// CONCATENATED MODULE: ./src/network/gateway/models/endpoint.js
const GEMINI = /\/(?:models|tunedModels)\/([^/:]+):(generateContent|streamGenerateContent)$/;
const EMBEDDINGS = /\/(?:models\/([^/:]+):(?:embedContent|batchEmbedContents)|embeddings)$/;
/** Inference, by the end of its path. A batch is none: it is paid for where no account sees it. */ const POSTS = (/* unused pure expression or super */ null && ([
    [
        /\/messages$/,
        'messages'
    ],
    [
        /\/(?:chat\/)?completions$/,
        'chat'
    ],
    [
        /\/responses(?:\/compact)?$/,
        'responses'
    ],
    [
        /\/messages\/count_tokens$|\/responses\/input_tokens$|:countTokens$/,
        'other'
    ]
]));
const GETS = /\/models(?:\/[^?]+)?$|\/responses\/[^/]+$/;
/** What a request asks for; undefined where the gateway does not forward it. */ const endpointOf = (provider, method, path)=>{
    if (method === 'POST') {
        const gemini = GEMINI.exec(path);
        if (gemini) return {
            kind: 'gemini',
            model: decodeURIComponent(gemini[1])
        };
        const embeddings = EMBEDDINGS.exec(path);
        if (embeddings) return {
            kind: 'embeddings',
            model: embeddings[1] ?? null
        };
        const found = POSTS.find(([pattern])=>pattern.test(path));
        if (found) return {
            kind: found[1],
            model: null
        };
    }
    if ((method === 'GET' || method === 'HEAD') && GETS.test(path)) return {
        kind: 'other',
        model: null
    };
    if (provider.extraPaths.some((pattern)=>new RegExp(pattern).test(path))) return {
        kind: 'other',
        model: null
    };
    return undefined;
};
/**
 * The provider's URL for what stands after `/<id>`: joined to the base URL, which it cannot leave. A
 * version that both have (`…/v1` and `/v1/messages`) stands once, since agents differ in which they add.
 */ const upstreamUrl = (baseUrl, rest)=>{
    const base = new URL(baseUrl);
    const basePath = base.pathname.replace(/\/+$/, '');
    const version = /\/v\d+[a-z0-9]*$/.exec(basePath)?.[0];
    const once = version !== undefined && rest.startsWith(`${version}/`) ? rest.slice(version.length) : rest;
    let url;
    try {
        url = new URL(`${base.origin}${basePath}${once.startsWith('/') ? '' : '/'}${once}`);
    } catch  {
        return undefined;
    }
    // What a base URL says of each request, such as an API's version.
    for (const [name, value] of base.searchParams)if (!url.searchParams.has(name)) url.searchParams.set(name, value);
    const stays = url.origin === base.origin && url.pathname.startsWith(`${basePath}/`);
    // A server may take an encoded slash or dots for the real ones.
    return stays && !/%2f|%5c|%2e/i.test(url.pathname) ? url : undefined;
};

;// CONCATENATED MODULE: ./src/commands/run/preflight-request.js


/** The smallest question there is. Providers refuse less than sixteen tokens for an answer. */ const QUESTION = 'Answer with one word: ready';
const TOKENS = 16;
const messages = [
    {
        role: 'user',
        content: QUESTION
    }
];
/** By protocol, the most lenient last: what it answers stands where none succeeds. */ const QUESTIONS = {
    anthropic: (model)=>[
            {
                path: '/v1/messages',
                body: {
                    model,
                    max_tokens: TOKENS,
                    messages
                }
            }
        ],
    // Some models speak Responses alone, servers of one's own often Chat Completions alone, and newer
    // models want the limit under another name that older servers do not know.
    openai: (model)=>[
            {
                path: '/v1/chat/completions',
                body: {
                    model,
                    messages,
                    max_tokens: TOKENS
                }
            },
            {
                path: '/v1/responses',
                body: {
                    model,
                    input: QUESTION,
                    max_output_tokens: TOKENS
                }
            },
            {
                path: '/v1/chat/completions',
                body: {
                    model,
                    messages
                }
            }
        ],
    gemini: (model)=>[
            {
                path: `/v1beta/models/${encodeURIComponent(model)}:generateContent`,
                body: {
                    contents: [
                        {
                            parts: [
                                {
                                    text: QUESTION
                                }
                            ]
                        }
                    ],
                    generationConfig: {
                        maxOutputTokens: TOKENS
                    }
                }
            }
        ]
};
const LISTS = {
    anthropic: '/v1/models',
    openai: '/v1/models',
    gemini: '/v1beta/models'
};
/**
 * What to ask a provider, one after the other until one is answered: a word from the model, or where none
 * is known its list of models.
 */ const preflightRequests = (provider, model)=>{
    const questions = model === null ? [
        {
            path: LISTS[provider.api],
            body: null
        }
    ] : QUESTIONS[provider.api](model);
    return questions.flatMap(({ path, body })=>{
        const url = upstreamUrl(provider.baseUrl, path);
        if (url === undefined) return [];
        const headers = {
            ...body && {
                'content-type': 'application/json'
            },
            ...provider.api === 'anthropic' && {
                'anthropic-version': '2023-06-01'
            },
            ...Object.fromEntries(addKey(provider, url))
        };
        return [
            {
                method: body ? 'POST' : 'GET',
                url,
                headers,
                body: body && JSON.stringify(body)
            }
        ];
    });
};

// EXTERNAL MODULE: ./src/agent/providers.js
var providers = __webpack_require__(93718);
;// CONCATENATED MODULE: ./src/commands/run/preflight-words.js

/** What an answer says in words: the message of its error, else its beginning. */ const messageOf = (text)=>{
    try {
        const { error } = JSON.parse(text);
        const message = typeof error === 'string' ? error : error?.message;
        if (typeof message === 'string') return message;
    } catch  {
    // No JSON: a page of a proxy, as a rule.
    }
    return text.trim() || 'an empty answer';
};
const keyNames = ({ id })=>(0,providers/* findProvider */.lh)(id)?.keys.map(({ name })=>name).join(' or ') ?? 'its key';
const nextStep = ({ code, provider, model })=>{
    switch(code){
        case 'model-unauthorized':
            return `Check ${keyNames(provider)}: that it is whole, valid, and allowed to use ${model ?? 'its models'}.`;
        case 'model-not-found':
            return `Check the model's name in --model, and the base URL ${new URL(provider.baseUrl).origin}.`;
        case 'model-rate-limited':
            return 'Wait, or raise the limit or credit of the account.';
        case 'model-unreachable':
            return `Check the base URL ${new URL(provider.baseUrl).origin}, and this network's proxy and certificates (--ca-bundle).`;
        case 'model-refused':
            return "Check the model's name, and what the provider says.";
        default:
            return 'Try again later; the status page of the provider may say more.';
    }
};
/** The failure with the next step, as `--preflight` says it. */ const sentenceOf = (failed)=>{
    const { provider, model, status, said } = failed;
    const asked = model === null ? provider.id : `${provider.id}/${model}`;
    const how = status === null ? 'was not reached' : `answered ${status}`;
    return `--preflight: ${asked} ${how}: ${said.replace(/[.\s]+$/, '')}. ${nextStep(failed)}`;
};

;// CONCATENATED MODULE: ./src/commands/run/preflight.js












const TIMEOUT_MS = 30_000;
const MAX_ANSWER_BYTES = 256 * 1024;
const MAX_SAID = 300;
const senderFor = (provider, { ca, proxy, timeoutMs })=>{
    const roots = (0,upstream_proxy/* trusted */.IZ)(ca);
    const tls = roots === undefined ? {} : {
        ca: roots
    };
    const isDirect = provider.relay || proxy === null || (0,upstream_proxy/* isExempt */.U4)(proxy.noProxy, (0,url_place/* placeOf */.$)(new URL(provider.baseUrl)));
    const timeout = timeoutMs ?? TIMEOUT_MS;
    const timeouts = {
        headersTimeout: timeout,
        bodyTimeout: timeout
    };
    return isDirect ? new undici.Agent({
        ...timeouts,
        connect: {
            ...tls,
            timeout
        }
    }) : new undici.ProxyAgent({
        ...timeouts,
        uri: proxy.url,
        requestTls: {
            ...tls,
            timeout
        },
        proxyTls: tls
    });
};
const readCapped = async (body)=>{
    const chunks = [];
    let size = 0;
    for await (const chunk of body){
        chunks.push(chunk);
        size += chunk.length;
        if (size > MAX_ANSWER_BYTES) break;
    }
    return Buffer.concat(chunks).toString('utf8');
};
const isJsonObject = (text)=>{
    const value = (0,parse_json/* parseJson */.q)(text);
    return typeof value === 'object' && value !== null;
};
const ask = async ({ url, method, headers, body }, dispatcher, signal)=>{
    try {
        const answer = await (0,undici.request)(url, {
            method,
            headers,
            body,
            dispatcher,
            signal
        });
        const text = await readCapped(answer.body);
        // A page that some proxy answers with is no model's answer, whatever its status.
        const cause = failureOfStatus(answer.statusCode) ?? (isJsonObject(text) ? undefined : 'bad-answer');
        return cause === undefined ? {
            ok: true
        } : {
            ok: false,
            cause,
            status: answer.statusCode,
            text
        };
    } catch (error) {
        signal.throwIfAborted();
        const { cause, message } = failureOfError(error);
        return {
            ok: false,
            cause,
            status: null,
            text: message
        };
    }
};
/** Not the wrong key or limit, but perhaps the wrong way to ask: then another one is tried. */ const isWrongDoor = ({ status })=>status !== null && [
        400,
        404,
        405,
        422,
        501
    ].includes(status);
/** Asks one provider; undefined where it answered. */ const askProvider = async (provider, model, context)=>{
    const dispatcher = senderFor(provider, context);
    const redactor = (0,redact/* createRedactor */.l)(provider.key === null ? [] : [
        provider.key
    ]);
    const clean = (text)=>(0,report_escape/* shorten */.ml)((0,report_escape/* visible */.RK)(redactor.whole(Buffer.from(messageOf(text))).toString('utf8')), MAX_SAID);
    let failed;
    try {
        for (const one of preflightRequests(provider, model)){
            const answer = await ask(one, dispatcher, context.signal);
            if (answer.ok) return undefined;
            const said = clean(answer.text);
            const { cause, status } = answer;
            const code = (0,model_fault/* modelFaultCode */.vY)({
                cause,
                status,
                message: said
            });
            failed = {
                provider,
                model,
                status,
                said,
                code
            };
            if (!isWrongDoor(answer)) return failed;
        }
        // Servers of one's own need not list their models.
        return model === null && failed?.code === 'model-not-found' ? undefined : failed;
    } finally{
        await dispatcher.destroy();
    }
};
/** What the user alone can mend. */ const MISTAKES = new Set([
    'model-unauthorized',
    'model-not-found',
    'model-refused'
]);
/** Which model each of the agent's providers is asked for; the others are asked for their list. */ const modelOf = (agent, provider)=>{
    if (agent.model === null) return null;
    const { provider: named, name } = (0,choose_model/* splitModel */.IL)(agent.model);
    const id = named?.id ?? agent.providers?.[0]?.id;
    return provider.id === id ? name : null;
};
/**
 * Asks every provider of an agent for one short answer, before anything is built for it.
 * @throws UserError where a provider takes neither the key nor the model's name
 * @throws FaultError `model` where it limits requests, fails, or is not reached
 */ const preflight = async (agent, context)=>{
    const { providers = [] } = agent;
    const begun = Date.now();
    const ends = await Promise.all(providers.map((provider)=>askProvider(provider, modelOf(agent, provider), context)));
    const failed = ends.filter((end)=>end !== undefined);
    const first = failed.find(({ code })=>MISTAKES.has(code)) ?? failed[0];
    if (first !== undefined) {
        const message = [
            first,
            ...failed.filter((one)=>one !== first)
        ].map(sentenceOf).join('\n');
        if (MISTAKES.has(first.code)) throw new errors/* UserError */.yo(message);
        throw new errors/* FaultError */.VD('model', first.code, message);
    }
    const names = providers.map(({ id })=>id).join(', ');
    const message = providers.length === 0 ? `--preflight: agent ${agent.name} asks no model through the gateway, so there is nothing to try.` : `--preflight: ${names} answered after ${((Date.now() - begun) / 1000).toFixed(1)} s.`;
    context.listener({
        type: 'notice',
        message
    });
};


/***/ })

};
