"use strict";
exports.id = 3456;
exports.ids = [3456];
exports.modules = {

/***/ 58446:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ gitHubAccess)
});

// UNUSED EXPORTS: repositoryOfRemote

// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(29866);
// EXTERNAL MODULE: ./src/dataset/git.js
var git = __webpack_require__(73634);
// EXTERNAL MODULE: ./src/engine/known-certificates.js
var known_certificates = __webpack_require__(47820);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: ./src/github/api-failure.js
var api_failure = __webpack_require__(27514);
;// CONCATENATED MODULE: ./src/github/attempt.js


const rejectedOnAbort = (signal)=>{
    let forget = ()=>{};
    const promise = new Promise((_, reject)=>{
        const onAbort = ()=>reject(signal?.reason);
        signal?.addEventListener('abort', onAbort, {
            once: true
        });
        forget = ()=>signal?.removeEventListener('abort', onAbort);
    });
    // Nobody may be waiting any more.
    promise.catch(()=>{});
    return {
        promise,
        forget
    };
};
const failure = (thrown, { purpose, hasToken, signal })=>{
    if (signal?.aborted) return signal.reason;
    if ((0,api_failure/* isHttpError */.d)(thrown)) return (0,api_failure/* apiFailure */.tF)(thrown, {
        purpose,
        hasToken
    });
    const message = `GitHub could not be reached ${purpose.what} (${(0,errors/* errorMessage */.gJ)(thrown)}).`;
    return new api_failure/* ApiFailure */.F9('github-unreachable', message, {
        status: null,
        cause: thrown
    });
};
/**
 * Does what asks GitHub. Ends with the signal also while the library waits.
 * @throws ApiFailure for whatever fails; the signal's reason where that has been aborted
 */ const attempt = async (options, action)=>{
    const { signal } = options;
    signal?.throwIfAborted();
    const aborted = rejectedOnAbort(signal);
    try {
        return await Promise.race([
            action(),
            aborted.promise
        ]);
    } catch (thrown) {
        throw failure(thrown, options);
    } finally{
        aborted.forget();
    }
};

// EXTERNAL MODULE: ../../node_modules/undici/index.js
var undici = __webpack_require__(61684);
;// CONCATENATED MODULE: ./src/github/capped-fetch.js

async function* capped(body, maxBytes) {
    let size = 0;
    for await (const chunk of body){
        size += chunk.length;
        if (size > maxBytes) throw new Error(`the answer has more than ${maxBytes} bytes`);
        yield chunk;
    }
}
/** A fetch whose answers end in an error where they pass a number of bytes. */ const cappedFetch = ({ maxBytes, sender })=>async (url, init)=>{
        const response = await (0,undici.fetch)(url, {
            ...init,
            dispatcher: sender(new URL(url))
        });
        const { body, status, statusText, headers, url: from } = response;
        if (body === null) return response;
        const chunks = body;
        const limited = new undici.Response(capped(chunks, maxBytes), {
            status,
            statusText,
            headers
        });
        // Who follows the pages of a list reads it.
        return Object.defineProperty(limited, 'url', {
            value: from
        });
    };

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./src/github/octokit.js



const JSON_MAX_BYTES = 32 * 1024 * 1024;
/** A longer wait is not worth a runner's time; what GitHub asks for after a burst is a minute. */ const LONGEST_WAIT_SECONDS = 300;
const LIMIT_RETRIES = 3;
const SERVER_RETRIES = 3;
const RETRY_BASE_MS = 1000;
/** Waits here and not in the library, whose timer the signal would not end. */ const waitsFor = ({ signal, onWait })=>async (seconds, _options, _octokit, retryCount)=>{
        if (retryCount >= LIMIT_RETRIES || seconds > LONGEST_WAIT_SECONDS) return false;
        onWait?.(`GitHub asks to wait ${seconds} s: too many requests.`);
        await (0,promises_.setTimeout)(seconds * 1000, undefined, signal && {
            signal
        });
        return true;
    };
/**
 * GitHub's own library: it waits as `Retry-After` says, spaces out what it writes, and tries again what a
 * server failed. Its code is loaded here, not before.
 */ const loadOctokit = async (access)=>{
    const [{ Octokit }, { throttling }, { retry }, { paginateRest }] = await Promise.all([
        __webpack_require__.e(/* import() */ 1582).then(__webpack_require__.bind(__webpack_require__, 51582)),
        Promise.all(/* import() */[__webpack_require__.e(6503), __webpack_require__.e(2812)]).then(__webpack_require__.bind(__webpack_require__, 22812)),
        Promise.all(/* import() */[__webpack_require__.e(6503), __webpack_require__.e(4491)]).then(__webpack_require__.bind(__webpack_require__, 54491)),
        __webpack_require__.e(/* import() */ 2847).then(__webpack_require__.bind(__webpack_require__, 42847))
    ]);
    const { apiUrl, token, sender, signal, retryBaseMs = RETRY_BASE_MS } = access;
    const waits = waitsFor(access);
    return new (Octokit.plugin(retry, throttling, paginateRest))({
        baseUrl: apiUrl.replace(/\/+$/, ''),
        ...token === undefined ? {} : {
            auth: token
        },
        userAgent: 'kotlin-bench',
        request: {
            fetch: cappedFetch({
                maxBytes: JSON_MAX_BYTES,
                sender
            }),
            ...signal && {
                signal
            }
        },
        // What a limit refuses is for the other plugin, which knows how long to wait.
        retry: {
            retries: SERVER_RETRIES,
            retryAfterBaseValue: retryBaseMs,
            doNotRetry: [
                400,
                401,
                403,
                404,
                409,
                410,
                422,
                429,
                451
            ]
        },
        throttle: {
            ...{
                onRateLimit: waits,
                onSecondaryRateLimit: waits,
                retryAfterBaseValue: 0
            },
            // Paced by itself: another token's requests are no burst of this one's.
            id: (0,external_node_crypto_.randomUUID)()
        },
        // What it would say there, it says again in what it throws.
        log: {
            debug: ()=>{},
            info: ()=>{},
            warn: ()=>{},
            error: ()=>{}
        }
    });
};

;// CONCATENATED MODULE: ./src/github/api.js





const readAnswer = (schema, data, purpose)=>{
    const result = schema.safeParse(data);
    if (result.success) return result.data;
    const [issue] = result.error.issues;
    const message = `GitHub's answer ${purpose.what} is not what it should be: ${issue?.path.join('.')}: ${issue?.message}.`;
    throw new api_failure/* ApiFailure */.F9('github-unreachable', message, {
        status: null,
        cause: result.error
    });
};
/** A client of GitHub's API, by its own library. */ const openGitHub = async (access)=>{
    const client = await loadOctokit(access);
    const { sender, signal, token } = access;
    const tried = (purpose, action)=>attempt({
            purpose,
            signal,
            hasToken: token !== undefined
        }, action);
    return {
        call: async (route, { purpose, parameters = {}, schema })=>{
            const { data } = await tried(purpose, ()=>client.request(route, parameters));
            return readAnswer(schema, data, purpose);
        },
        pages: async function*(route, { purpose, parameters = {}, schema }) {
            const iterator = client.paginate.iterator(route, {
                per_page: 100,
                ...parameters
            })[Symbol.asyncIterator]();
            for(;;){
                const next = await tried(purpose, ()=>iterator.next());
                if (next.done) return;
                yield readAnswer(schema.array(), [
                    ...next.value.data
                ], purpose);
            }
        },
        stream: async (route, { purpose, parameters = {}, maxBytes, accept })=>{
            const { data } = await tried(purpose, ()=>client.request(route, {
                    ...parameters,
                    ...accept === undefined ? {} : {
                        headers: {
                            accept
                        }
                    },
                    request: {
                        fetch: cappedFetch({
                            maxBytes,
                            sender
                        }),
                        parseSuccessResponseBody: false
                    }
                }));
            return external_node_stream_.Readable.fromWeb(data).on('error', ()=>{});
        }
    };
};

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ../../node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(43045);
;// CONCATENATED MODULE: ./src/github/event.js


const repositorySchema = schemas/* object */.Ikc({
    full_name: schemas/* string */.YjP()
});
const eventSchema = schemas/* object */.Ikc({
    pull_request: schemas/* object */.Ikc({
        number: schemas/* number */.aig().int().positive(),
        head: schemas/* object */.Ikc({
            repo: repositorySchema.nullish()
        }).nullish()
    }).nullish(),
    // What is said to a pull request comes as said to an issue.
    issue: schemas/* object */.Ikc({
        number: schemas/* number */.aig().int().positive(),
        pull_request: schemas/* object */.Ikc({}).nullish()
    }).nullish(),
    repository: repositorySchema.extend({
        default_branch: schemas/* string */.YjP().nullish()
    }).nullish()
});
const readPayload = (path)=>{
    try {
        return eventSchema.parse(JSON.parse((0,external_node_fs_.readFileSync)(path ?? '', 'utf8')));
    } catch  {
        // No event that says anything of a pull request.
        return {};
    }
};
/** Reads the event that the runner has left in a file. */ const workflowEvent = (environment)=>{
    const { pull_request, issue, repository } = readPayload(environment.GITHUB_EVENT_PATH);
    const ofIssue = issue?.pull_request ? issue.number : null;
    const head = pull_request?.head?.repo?.full_name;
    const here = environment.GITHUB_REPOSITORY || repository?.full_name;
    return {
        name: environment.GITHUB_EVENT_NAME ?? '',
        pullRequest: pull_request?.number ?? ofIssue,
        isFork: Boolean(pull_request) && head !== here,
        defaultBranch: repository?.default_branch ?? null
    };
};

// EXTERNAL MODULE: ./src/github/repository.js
var github_repository = __webpack_require__(3529);
// EXTERNAL MODULE: ./src/text/quote.js
var quote = __webpack_require__(98461);
// EXTERNAL MODULE: ./src/commands/shared/access/sender.js
var access_sender = __webpack_require__(83854);
;// CONCATENATED MODULE: ./src/commands/shared/access/github-access.js








/** `owner/repo` of a clone's address on a server: https, ssh, or `git@host:owner/repo`. */ const repositoryOfRemote = (remote, serverUrl)=>{
    const { hostname } = new URL(serverUrl);
    const [, host, path] = /^(?:[a-z+]+:\/\/)?(?:[^@/]+@)?([^/:]+)(?::\d+)?[/:](.+?)(?:\.git)?\/?$/.exec(remote) ?? [];
    return host === hostname && path !== undefined ? (0,github_repository/* parseRepository */.S)(path) : undefined;
};
const findRepository = async ({ environment, folder }, serverUrl)=>{
    const named = environment.GITHUB_REPOSITORY;
    if (named) {
        const repository = (0,github_repository/* parseRepository */.S)(named);
        if (repository !== undefined) return repository;
        throw new errors/* UserError */.yo(`GITHUB_REPOSITORY is ${(0,quote/* quote */.h)(named)}; it has to be \`owner/repo\`, such as \`acme/agent\`.`);
    }
    const origin = await (0,git/* git */.$)([
        'remote',
        'get-url',
        'origin'
    ], {
        dir: folder
    });
    const repository = origin.ok ? repositoryOfRemote(origin.stdout, serverUrl) : undefined;
    if (repository !== undefined) return repository;
    throw new errors/* UserError */.yo(`Nothing says which repository of GitHub's is meant: ${(0,quote/* quote */.h)(folder)} is no clone of one. Run in a clone, or set GITHUB_REPOSITORY to \`owner/repo\`.`);
};
/** Once, and again only where it failed. */ const once = (make)=>{
    let made;
    return ()=>{
        made ??= make().catch((thrown)=>{
            made = undefined;
            throw thrown;
        });
        return made;
    };
};
/** Reads where GitHub is and who we are there. Asks nothing yet. */ const gitHubAccess = (place)=>{
    const { environment, token, signal, onWait } = place;
    const serverUrl = environment.GITHUB_SERVER_URL || 'https://github.com';
    const apiUrl = environment.GITHUB_API_URL || 'https://api.github.com';
    const runId = Number(environment.GITHUB_RUN_ID);
    return {
        api: once(async ()=>{
            const sender = (0,access_sender/* createSender */.a)(environment, await (0,known_certificates/* readKnownCertificates */._)(environment));
            return openGitHub({
                apiUrl,
                token,
                sender,
                signal,
                onWait
            });
        }),
        repository: once(()=>findRepository(place, serverUrl)),
        serverUrl,
        runId: Number.isSafeInteger(runId) && runId > 0 ? runId : undefined,
        event: workflowEvent(environment)
    };
};


/***/ }),

/***/ 21392:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ REWARDS_MAX_BYTES),
/* harmony export */   S: () => (/* binding */ parseRewards)
/* harmony export */ });
/* harmony import */ var _contracts_rewards_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87665);

/** Far above the results of ten thousand trials. */ const REWARDS_MAX_BYTES = 256 * 1024 * 1024;
/**
 * The text of a `rewards.json`, read.
 * @throws Error that says what it is instead
 */ const parseRewards = (text)=>{
    let value;
    try {
        value = JSON.parse(text);
    } catch  {
        throw new Error('it is no JSON');
    }
    const result = _contracts_rewards_js__WEBPACK_IMPORTED_MODULE_0__/* .rewardsSchema */ .CC.safeParse(value);
    if (result.success) return result.data;
    const schema = typeof value === 'object' && value !== null && 'schema' in value ? value.schema : undefined;
    if (schema !== _contracts_rewards_js__WEBPACK_IMPORTED_MODULE_0__/* .REWARDS_SCHEMA */ .$4) {
        const said = typeof schema === 'string' ? `, but ${schema.slice(0, 100)}` : '';
        throw new Error(`its schema is not ${_contracts_rewards_js__WEBPACK_IMPORTED_MODULE_0__/* .REWARDS_SCHEMA */ .$4}${said}`);
    }
    const [issue] = result.error.issues;
    throw new Error(`at ${issue?.path.join('.')} it is not as ${_contracts_rewards_js__WEBPACK_IMPORTED_MODULE_0__/* .REWARDS_SCHEMA */ .$4} has it (${issue?.message})`);
};


/***/ }),

/***/ 86182:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fu: () => (/* binding */ planSchema),
/* harmony export */   G0: () => (/* binding */ PLAN_SCHEMA),
/* harmony export */   Mt: () => (/* binding */ isTrialName),
/* harmony export */   c3: () => (/* binding */ plannedTrialSchema),
/* harmony export */   ri: () => (/* binding */ PLAN_MAX_BYTES)
/* harmony export */ });
/* unused harmony exports plannedRowsSchema, plannedShardSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43045);
/* harmony import */ var _swe_polybench_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92161);


/** One attempt of one agent on one task, before it runs. */ const plannedTrialSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    task: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    agent: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    model: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    attempt: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().positive(),
    /** `<task[:32]>__<7 chars>`, unique within the job; also the name of its folder. */ name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
});
/** Whether a name, from wherever it comes, is that of one folder right below a job's. */ const isTrialName = (name)=>/^[A-Za-z0-9_][A-Za-z0-9._-]{0,99}$/.test(name);
/** Far above a plan of ten thousand trials. */ const PLAN_MAX_BYTES = 64 * 1024 ** 2;
/** Which rows of SWE-PolyBench a plan is of. */ const plannedRowsSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    /** As seen from where shards run, the folder of the workspace or the working directory; else absolute. */ file: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    split: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(_swe_polybench_js__WEBPACK_IMPORTED_MODULE_0__/* .ROW_SPLITS */ .$3).nullable(),
    language: _swe_polybench_js__WEBPACK_IMPORTED_MODULE_0__/* .rowLanguageSchema */ ._r.nullable(),
    hints: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()
});
const PLAN_SCHEMA = 'kotlin-bench/plan@1';
/** The trials of one leg of the matrix: of one agent and model, so that it is installed once. */ const plannedShardSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    shard: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().positive(),
    /** What the matrix shows, such as `3 of 12: codex, 9 trials`. */ title: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    agent: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    model: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
    trials: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(plannedTrialSchema).min(1),
    /** How long its trials are expected to take together, images not counted. */ seconds: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nonnegative(),
    /** Its part of the job's `--max-cost`, US dollars; null without one. */ maxCostUsd: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().positive().nullable()
});
/** What `plan` makes and every shard runs by. */ const planSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    schema: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(PLAN_SCHEMA),
    tool: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        name: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz('kotlin-bench'),
        version: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
    }),
    /** Travels with every result: on GitHub `<run id>-<run attempt>`, elsewhere made of what is planned. */ id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    job: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    dataset: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        source: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
        commit: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
        /** What `--dataset` has to be to get this very commit; null for a folder. */ pinned: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(),
        /** Absent where the tasks are folders. */ rows: plannedRowsSchema.optional()
    }),
    attempts: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().positive(),
    /** No shard where nothing was selected. */ shards: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(plannedShardSchema)
});


/***/ }),

/***/ 87665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ REWARDS_SCHEMA),
/* harmony export */   CC: () => (/* binding */ rewardsSchema),
/* harmony export */   Hz: () => (/* binding */ trialRecordSchema),
/* harmony export */   NL: () => (/* binding */ groupSchema),
/* harmony export */   QO: () => (/* binding */ workflowRunSchema),
/* harmony export */   Se: () => (/* binding */ notRunSchema),
/* harmony export */   m9: () => (/* binding */ comparabilitySchema),
/* harmony export */   rI: () => (/* binding */ RULES_VERSION)
/* harmony export */ });
/* unused harmony exports limitsSchema, intervalMethodSchema, summarySchema, flakeSchema, obstacleSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43045);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89317);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86182);
/* harmony import */ var _swe_polybench_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92161);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97620);





const REWARDS_SCHEMA = 'kotlin-bench/rewards@1';
/** Raised whenever the same reports could get another reward. */ const RULES_VERSION = '1';
const seconds = zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().nonnegative().nullable();
/** What a container was given, after clamping to the host. */ const limitsSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    cpus: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().positive().nullable(),
    memoryMb: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().positive().nullable(),
    /** Which of the task's wishes exceed the host; empty when none does. */ clamped: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n([
        'cpus',
        'memory_mb'
    ])),
    timeoutsSec: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        environment: seconds,
        agent: seconds,
        verify: seconds
    })
});
/** One trial in `rewards.json`. */ const trialRecordSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    task: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    repository: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
    agent: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    version: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
    model: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
    attempt: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().positive(),
    shard: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().positive(),
    name: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    outcome: _outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeSchema */ .Ws,
    fault: _outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .faultSchema */ .Iv.nullable(),
    /** What the verdict rests on; trials of different evidence never go into one rate. */ evidence: _verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .evidenceSchema */ .jU.nullable(),
    reward: _verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .rewardSchema */ .NS.nullable(),
    tolerant: _verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .rewardSchema */ .NS.nullable(),
    disputed: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
    reasons: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonSchema */ .ex),
    flags: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .flagSchema */ .W8),
    transitions: _verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .transitionsSchema */ .qQ.nullable(),
    tokens: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        input: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(),
        cached: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(),
        output: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig()
    }).nullable(),
    costUsd: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().nullable(),
    seconds: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        environment: seconds,
        agent: seconds,
        verify: seconds
    }),
    /** ISO times; absent in results of before they were kept. */ startedAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    finishedAt: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().optional(),
    /** Of a miss on p2p alone, verified once more: the first verdict stands, this one shows what is flaky. */ secondVerdict: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        reward: _verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .rewardSchema */ .NS,
        reasons: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(_verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonSchema */ .ex)
    }).optional(),
    /** Only of SWE-PolyBench: what its row is, and what each way to grade it says. */ row: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        language: _swe_polybench_js__WEBPACK_IMPORTED_MODULE_2__/* .rowLanguageSchema */ ._r,
        taskType: _swe_polybench_js__WEBPACK_IMPORTED_MODULE_2__/* .rowTaskTypeSchema */ .Lx,
        gradings: zod__WEBPACK_IMPORTED_MODULE_4__/* .partialRecord */ .jgl(_swe_polybench_js__WEBPACK_IMPORTED_MODULE_2__/* .gradingNameSchema */ .dh, _verdict_js__WEBPACK_IMPORTED_MODULE_3__/* .rewardSchema */ .NS),
        retrieval: _swe_polybench_js__WEBPACK_IMPORTED_MODULE_2__/* .retrievalSchema */ .is.nullable()
    }).optional(),
    images: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        task: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
        base: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
        /** By name, also those of gateway and agent: as a registry knows it where one does, else the engine's id. */ digests: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()).optional()
    }),
    limits: limitsSchema
});
const intervalMethodSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('wilson'),
    zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        bootstrap: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
            resamples: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int(),
            seed: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int()
        })
    })
]);
/** Counts and rates over a set of trials. `trials = resolved + unresolved + errors`, always. */ const summarySchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    tasks: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int(),
    trials: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int(),
    resolved: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int(),
    unresolved: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int(),
    errors: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        infrastructure: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int(),
        model: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int(),
        task: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int()
    }),
    notRun: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int(),
    /** Trials whose reward is only what test.sh wrote; in no rate where others have better evidence. */ unverified: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int(),
    /** resolved / (resolved + unresolved); null when nothing was scored. */ rate: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().nullable(),
    interval95: zod__WEBPACK_IMPORTED_MODULE_4__/* .tuple */ .PVZ([
        zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(),
        zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig()
    ]).nullable(),
    /** How the interval came about; a bootstrap over tasks can be repeated from its seed. */ intervalMethod: intervalMethodSchema.nullable().optional(),
    /** As Harbor counts: a trial without a verdict is 0. */ rateAll: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().nullable(),
    /** The rate if every trial without a verdict had failed, and if every one had passed. */ bounds: zod__WEBPACK_IMPORTED_MODULE_4__/* .tuple */ .PVZ([
        zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(),
        zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig()
    ]).nullable(),
    rateUnflagged: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().nullable(),
    disputed: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int(),
    flagged: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int(),
    /** By k, pass@k: the chance that one of k trials of a task is resolved, over tasks with k scored trials. */ passAtK: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig()),
    /** By k, pass^k: the chance that all of k trials of a task are resolved, over the same tasks. */ passHatK: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig()).optional(),
    /** By k, how many tasks have fewer than k scored trials and are in neither figure. */ tooFewAttempts: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().nonnegative()).optional(),
    costUsd: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().nullable(),
    seconds: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig()
});
const groupSchema = summarySchema.extend({
    agent: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    model: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable()
});
const comparabilitySchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    datasetCommit: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
    verifierMode: zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n([
        'fresh',
        'shared',
        'both'
    ]),
    sealed: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY().nullable(),
    clamped: zod__WEBPACK_IMPORTED_MODULE_4__/* .boolean */ .zMY(),
    multipliers: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        environment: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(),
        agent: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig(),
        verifier: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig()
    }),
    /** Host rules for agents that the run added to the tasks' own. */ network: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        allow: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()),
        deny: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP())
    }),
    /** Only of SWE-PolyBench. */ rows: _swe_polybench_js__WEBPACK_IMPORTED_MODULE_2__/* .rowSettingsSchema */ .rl.optional(),
    images: zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP())
});
/** The workflow run that made a result. */ const workflowRunSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    repository: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    runId: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    runAttempt: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().positive(),
    commit: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
    ref: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
    url: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
});
/** A test that failed in some of a task's runs on the same change and passed in others. */ const flakeSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    task: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    test: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    failed: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().positive(),
    runs: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int().positive()
});
/** Why a run left a planned trial out: the model had stopped answering, or money or time was at an end. */ const obstacleSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* ["enum"] */ .k5n([
    'model',
    'max-cost',
    'deadline'
]);
/** A planned trial without a record; the cause is absent where its shard did not start, or was cancelled. */ const notRunSchema = _plan_js__WEBPACK_IMPORTED_MODULE_1__/* .plannedTrialSchema */ .c3.extend({
    cause: obstacleSchema.optional()
});
/** `rewards.json`, also what `run --json` prints. */ const rewardsSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
    schema: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz(REWARDS_SCHEMA),
    tool: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        name: zod__WEBPACK_IMPORTED_MODULE_4__/* .literal */ .euz('kotlin-bench'),
        version: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP()
    }),
    rulesVersion: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    job: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
    dataset: zod__WEBPACK_IMPORTED_MODULE_4__/* .object */ .Ikc({
        source: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(),
        commit: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable()
    }),
    plan: zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP().nullable(),
    comparability: comparabilitySchema,
    workflow: workflowRunSchema.nullable().optional(),
    flakes: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(flakeSchema).optional(),
    planned: zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig().int(),
    trials: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(trialRecordSchema),
    /** What was planned and has no record; absent in results of before it was kept. */ notRun: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(notRunSchema).optional(),
    groups: zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(groupSchema),
    summary: summarySchema
});


/***/ }),

/***/ 27514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F9: () => (/* binding */ ApiFailure),
/* harmony export */   d: () => (/* binding */ isHttpError),
/* harmony export */   tF: () => (/* binding */ apiFailure)
/* harmony export */ });
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29866);
/* harmony import */ var _text_untrusted_certificate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45085);


/** Whether GitHub's library threw it for an answer, or the lack of one. */ const isHttpError = (thrown)=>thrown instanceof Error && thrown.name === 'HttpError';
/** A call that failed after what could pass has been tried again. */ class ApiFailure extends _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FaultError */ .VD {
    /** The HTTP status of the last answer, null where there was none. */ status;
    constructor(code, message, { status, cause }){
        super('infrastructure', code, message, {
            cause
        });
        this.status = status;
    }
}
const codeOf = (status, said)=>{
    if (status === 429 || /rate limit|abuse detection/i.test(said)) return 'github-limited';
    switch(status){
        case 401:
            return 'github-login';
        case 403:
        case 451:
            return 'github-denied';
        case 404:
        case 410:
            return 'github-absent';
        case 409:
            return 'github-conflict';
        case 400:
        case 422:
            return 'github-invalid';
        default:
            return 'github-unreachable';
    }
};
/** GitHub's word for a token that lacks a permission: a workflow's or an app's, and a person's. */ const LACKS_PERMISSION = /resource not accessible by (integration|personal access token)/i;
const SINGLE_SIGN_ON = /SAML|single sign-on/i;
const FORKS = 'On a pull request from a fork the token of a workflow only reads, whatever the workflow grants: what it may not do has to run in a workflow of `workflow_run`.';
/** What to do about a failure, a sentence or two. */ const remedyOf = (code, said, { permission }, hasToken)=>{
    switch(code){
        case 'github-denied':
            if (/personal access token/i.test(said)) return `Give the token the permission \`${permission}\`.`;
            if (LACKS_PERMISSION.test(said)) {
                return `Grant it in the workflow job's \`permissions\`, and in those of every job that calls it: \`${permission}\`. ${FORKS}`;
            }
            if (SINGLE_SIGN_ON.test(said)) return 'Authorise the token for the single sign-on of the organisation.';
            return `It takes a token with the permission \`${permission}\`.`;
        case 'github-login':
            return hasToken ? 'Check that the token is whole and has not expired.' : 'Give a token: `github-token` in a workflow, GITHUB_TOKEN or GH_TOKEN on the command line.';
        case 'github-absent':
            return hasToken ? `Check the name; a token without \`${permission}\` sees it as absent too.` : `Check the name; what is private takes a token with \`${permission}\`.`;
        case 'github-limited':
            return 'Try again later.';
        default:
            return (0,_text_untrusted_certificate_js__WEBPACK_IMPORTED_MODULE_1__/* .isUntrustedCertificate */ .Y)(said) ? 'Where the network inspects TLS, name its certificates in SSL_CERT_FILE.' : '';
    }
};
const VERBS = {
    'github-denied': 'GitHub does not allow this token',
    'github-absent': 'GitHub found nothing when it was asked',
    'github-login': 'GitHub asks for a login',
    'github-invalid': 'GitHub refused',
    'github-conflict': 'GitHub was not ready when it was asked',
    'github-limited': 'GitHub had too many requests when it was asked',
    'github-unreachable': 'GitHub could not be reached'
};
const MAX_SAID = 300;
/** One line of what the server said, as it may be a page of a proxy. */ const tidy = (said)=>{
    const line = said.replace(/ - https:\/\/docs\.github\.com\S*$/, '').replace(/\s+/g, ' ').trim();
    return line.length > MAX_SAID ? `${line.slice(0, MAX_SAID)}…` : line;
};
/** What is thrown for a request that failed. */ const apiFailure = (error, { purpose, hasToken })=>{
    const status = error.response?.status ?? null;
    const said = tidy(error.message);
    const code = status === null ? 'github-unreachable' : codeOf(status, said);
    const answer = status === null ? said : `${status}: ${said}`;
    const remedy = remedyOf(code, said, purpose, hasToken);
    return new ApiFailure(code, `${VERBS[code]} ${purpose.what} (${answer}). ${remedy}`.trimEnd(), {
        status,
        cause: error
    });
};


/***/ }),

/***/ 65115:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ defaultBranch),
/* harmony export */   t: () => (/* binding */ readRepositoryFile)
/* harmony export */ });
/* harmony import */ var node_stream_consumers__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38321);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43045);
/* harmony import */ var _api_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27514);
/* harmony import */ var _encode_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53451);




/** The branch that a repository shows first. */ const defaultBranch = async (api, repository)=>{
    const { default_branch } = await api.call('GET /repos/{owner}/{repo}', {
        purpose: {
            what: 'to learn the default branch',
            permission: 'metadata: read'
        },
        parameters: {
            ...repository
        },
        schema: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
            default_branch: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
        })
    });
    return default_branch;
};
/**
 * A file at a branch or commit, undefined where there is no such file, branch or commit.
 * @throws ApiFailure where it cannot be had, Error where it is larger than allowed
 */ const readRepositoryFile = async (api, repository, { ref, path, maxBytes })=>{
    try {
        const body = await api.stream('GET /repos/{owner}/{repo}/contents/{+path}', {
            purpose: {
                what: `to read ${path} at ${ref}`,
                permission: 'contents: read'
            },
            parameters: {
                ...repository,
                path: (0,_encode_path_js__WEBPACK_IMPORTED_MODULE_3__/* .encodePath */ .O)(path),
                ref
            },
            maxBytes,
            // As it is: in JSON GitHub gives no file of more than a megabyte.
            accept: 'application/vnd.github.raw+json'
        });
        return await (0,node_stream_consumers__WEBPACK_IMPORTED_MODULE_0__.buffer)(body);
    } catch (thrown) {
        if (thrown instanceof _api_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .ApiFailure */ .F9 && thrown.code === 'github-absent') return undefined;
        throw thrown;
    }
};


/***/ }),

/***/ 53451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ encodePath)
/* harmony export */ });
/** A path or a branch's name within an address: its slashes stay, all else is spelled out. */ const encodePath = (path)=>path.split('/').map(encodeURIComponent).join('/');


/***/ }),

/***/ 3529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ parseRepository),
/* harmony export */   a: () => (/* binding */ repositoryName)
/* harmony export */ });
/** A repository of GitHub's. */ /** `owner/repo`, by the letters that GitHub allows in either. */ const NAME = /^([A-Za-z0-9](?:[A-Za-z0-9-]{0,38})(?:_[A-Za-z0-9]+)?)\/([A-Za-z0-9._-]{1,100})$/;
/** Reads `owner/repo`; undefined where it is none. */ const parseRepository = (text)=>{
    const [, owner, repo] = NAME.exec(text) ?? [];
    return owner === undefined || repo === undefined || /^\.\.?$/.test(repo) ? undefined : {
        owner,
        repo
    };
};
/** As `owner/repo`. */ const repositoryName = ({ owner, repo })=>`${owner}/${repo}`;


/***/ }),

/***/ 70464:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ differencesOf)
/* harmony export */ });
/* harmony import */ var _text_capital_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16697);
/* harmony import */ var _text_first_few_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69176);
/* harmony import */ var _text_plural_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53239);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40261);




const LISTED = 3;
const listed = (tasks)=>(0,_text_first_few_js__WEBPACK_IMPORTED_MODULE_1__/* .firstFew */ .D)(tasks, {
        most: LISTED,
        show: _escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK
    });
const datasetOf = ({ dataset })=>(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(dataset.commit === null ? dataset.source : `${dataset.source} at ${dataset.commit.slice(0, 12)}`);
const datasetMessage = (rewards, baseline)=>{
    const { dataset } = rewards;
    const before = baseline.dataset;
    // A commit names its content wherever it was fetched from; a folder's path names none.
    if (dataset.commit !== null && dataset.commit === before.commit) return undefined;
    if (dataset.commit === null && before.commit === null) {
        return `no commit is known of the dataset (${datasetOf(rewards)}; the baseline's: ${datasetOf(baseline)}), so tasks may differ`;
    }
    return `the dataset is ${datasetOf(rewards)}, the baseline's was ${datasetOf(baseline)}`;
};
const multipliersOf = ({ comparability: { multipliers } })=>`environment ${multipliers.environment}, agent ${multipliers.agent}, verifier ${multipliers.verifier}`;
/** What each task's trials were given, by task; the first that got as far as having limits. */ const limitsByTask = ({ trials })=>{
    const limits = new Map();
    for (const { task, limits: given, outcome } of trials){
        if (outcome !== 'error' && !limits.has(task)) limits.set(task, limitsText(given));
    }
    return limits;
};
const limitsText = ({ cpus, memoryMb, timeoutsSec })=>`${cpus ?? 'all'} CPUs, ${memoryMb ?? 'all'} MB, ${timeoutsSec.agent ?? 'no'} s for the agent, ${timeoutsSec.verify ?? 'no'} s to verify`;
const differing = (now, before)=>{
    const common = [
        ...now.keys()
    ].filter((task)=>before.has(task)).sort();
    return {
        tasks: common.filter((task)=>now.get(task) !== before.get(task)),
        common: common.length
    };
};
const limitsMessages = (rewards, baseline)=>{
    const messages = [];
    const multipliers = multipliersOf(rewards);
    const before = multipliersOf(baseline);
    if (multipliers !== before) {
        messages.push(`the time limits are multiplied by ${multipliers}; the baseline's were by ${before}`);
    }
    const clamped = ({ comparability })=>comparability.clamped ? 'cut to what the host has' : 'as the tasks ask';
    if (rewards.comparability.clamped !== baseline.comparability.clamped) {
        messages.push(`CPUs and memory are ${clamped(rewards)}; the baseline's were ${clamped(baseline)}`);
    }
    const now = limitsByTask(rewards);
    const then = limitsByTask(baseline);
    const { tasks, common } = differing(now, then);
    const [first] = tasks;
    if (messages.length === 0 && first !== undefined) {
        messages.push(`${tasks.length} of ${(0,_text_plural_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .L)(common, 'common task')} had other limits: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(first)} ${now.get(first)}, in the baseline ${then.get(first)}`);
    }
    return messages;
};
const imagesMessage = (rewards, baseline)=>{
    const { tasks, common } = differing(new Map(Object.entries(rewards.comparability.images)), new Map(Object.entries(baseline.comparability.images)));
    return tasks.length === 0 ? undefined : `${tasks.length} of ${(0,_text_plural_js__WEBPACK_IMPORTED_MODULE_2__/* .plural */ .L)(common, 'common task')} ran in another image: ${listed(tasks)}`;
};
const networkOf = ({ comparability: { network } })=>{
    const rules = (hosts)=>hosts.length === 0 ? 'none' : (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(hosts.join(', '));
    return `allowed ${rules(network.allow)}, denied ${rules(network.deny)}`;
};
const hintsOf = ({ comparability: { rows } })=>rows?.hints ? 'given' : 'not given';
const sealingOf = ({ comparability: { sealed } })=>sealed === null ? 'unknown' : sealed ? 'taken out' : 'left in';
const unequal = (now, before, message)=>now === before ? [] : [
        message(now, before)
    ];
/** What two results do not share and should for their rates to be compared, each in a sentence. */ const differencesOf = (rewards, baseline)=>{
    const maybe = (message)=>message === undefined ? [] : [
            message
        ];
    const found = {
        dataset: maybe(datasetMessage(rewards, baseline)),
        rules: unequal((0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(rewards.rulesVersion), (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(baseline.rulesVersion), (now, before)=>`the scoring rules have version ${now}, the baseline's ${before}: the same reports may get another reward`),
        limits: limitsMessages(rewards, baseline),
        images: maybe(imagesMessage(rewards, baseline)),
        'verifier-mode': unequal(rewards.comparability.verifierMode, baseline.comparability.verifierMode, (now, before)=>`the verifier mode is ${now}, the baseline's was ${before}`),
        hints: unequal(hintsOf(rewards), hintsOf(baseline), (now, before)=>`agents are ${now} the rows' hints, in the baseline ${before}`),
        sealing: unequal(sealingOf(rewards), sealingOf(baseline), (now, before)=>`history that HEAD does not reach is ${now}, in the baseline ${before}`),
        network: unequal(networkOf(rewards), networkOf(baseline), (now, before)=>`hosts for agents beside the tasks' own: ${now}; in the baseline ${before}`),
        tool: unequal((0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(rewards.tool.version), (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(baseline.tool.version), (now, before)=>`kotlin-bench is ${now}, the baseline's was ${before}`)
    };
    return Object.keys(found).flatMap((what)=>found[what].map((message)=>({
                what,
                message: (0,_text_capital_js__WEBPACK_IMPORTED_MODULE_3__/* .sentence */ .e)(message)
            })));
};


/***/ }),

/***/ 16697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ capital),
/* harmony export */   e: () => (/* binding */ sentence)
/* harmony export */ });
/** A text with its first letter as a capital. */ const capital = (text)=>text.replace(/^./su, (letter)=>letter.toUpperCase());
/** A clause, such as `tests were edited`, as a sentence of its own. */ const sentence = (clause)=>`${capital(clause)}.`;


/***/ })

};
;