"use strict";
exports.id = 8594;
exports.ids = [8594];
exports.modules = {

/***/ 43331:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ resultLineSchema),
/* harmony export */   n: () => (/* binding */ RESULT_LINE_SCHEMA)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43045);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89317);
/* harmony import */ var _swe_polybench_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92161);
/* harmony import */ var _verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97620);




const RESULT_LINE_SCHEMA = 'kotlin-bench/result-line@1';
/** One line of `data/<benchmark>-<model>-results.jsonl`: what one run says of one instance. */ const resultLineSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    schema: zod__WEBPACK_IMPORTED_MODULE_3__/* .literal */ .euz(RESULT_LINE_SCHEMA),
    /** ISO time at which the run's results were appended. */ date: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    toolVersion: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    rulesVersion: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    /** `swe-polybench`, or what the library was given. */ benchmark: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    /** Tells runs apart: a job's name, or an id. */ run: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    /** null where it was seeded in code. */ dataset: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
        source: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
        commit: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable()
    }).nullable(),
    settings: _swe_polybench_js__WEBPACK_IMPORTED_MODULE_1__/* .rowSettingsSchema */ .rl.nullable(),
    instance: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    language: _swe_polybench_js__WEBPACK_IMPORTED_MODULE_1__/* .rowLanguageSchema */ ._r.nullable(),
    taskType: _swe_polybench_js__WEBPACK_IMPORTED_MODULE_1__/* .rowTaskTypeSchema */ .Lx.nullable(),
    agent: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    agentVersion: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    model: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullable(),
    attempt: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().int().positive(),
    outcome: _outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .outcomeSchema */ .Ws,
    /** What was not asked for is absent, and nothing is there without a verdict. */ gradings: zod__WEBPACK_IMPORTED_MODULE_3__/* .partialRecord */ .jgl(_swe_polybench_js__WEBPACK_IMPORTED_MODULE_1__/* .gradingNameSchema */ .dh, _verdict_js__WEBPACK_IMPORTED_MODULE_2__/* .rewardSchema */ .NS),
    retrieval: _swe_polybench_js__WEBPACK_IMPORTED_MODULE_1__/* .retrievalSchema */ .is.nullable(),
    costUsd: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nonnegative().nullable(),
    /** Of all phases; null where none has begun. */ seconds: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig().nonnegative().nullable()
});


/***/ }),

/***/ 98594:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runVerb: () => (/* binding */ runVerb)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/commands/report.js + 82 modules
var report = __webpack_require__(87978);
// EXTERNAL MODULE: ./src/engine/docker.js + 1 modules
var engine_docker = __webpack_require__(65363);
// EXTERNAL MODULE: ./src/engine/limits.js
var limits = __webpack_require__(28794);
// EXTERNAL MODULE: ./src/engine/reap.js
var reap = __webpack_require__(89014);
// EXTERNAL MODULE: ./src/github/context.js
var github_context = __webpack_require__(85298);
// EXTERNAL MODULE: ./src/report/gate.js
var report_gate = __webpack_require__(85417);
// EXTERNAL MODULE: ./src/trial/agent-secrets.js
var agent_secrets = __webpack_require__(91191);
// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(29866);
// EXTERNAL MODULE: ./src/contracts/result-line.js
var result_line = __webpack_require__(43331);
// EXTERNAL MODULE: ./src/report/summarise.js + 1 modules
var summarise = __webpack_require__(11196);
;// CONCATENATED MODULE: ./src/commands/bench/result-lines.js


/** What a job's results say of each instance, a line a trial; none of trials that did not run. */ const resultLines = (rewards, date)=>rewards.trials.map((trial)=>({
            schema: result_line/* RESULT_LINE_SCHEMA */.n,
            date: date.toISOString(),
            toolVersion: rewards.tool.version,
            rulesVersion: rewards.rulesVersion,
            benchmark: 'swe-polybench',
            run: rewards.job,
            dataset: rewards.dataset,
            settings: rewards.comparability.rows ?? null,
            instance: trial.task,
            language: trial.row?.language ?? null,
            taskType: trial.row?.taskType ?? null,
            agent: trial.agent,
            agentVersion: trial.version,
            model: trial.model,
            attempt: trial.attempt,
            outcome: trial.outcome,
            gradings: trial.row?.gradings ?? {},
            retrieval: trial.row?.retrieval ?? null,
            costUsd: trial.costUsd,
            seconds: (0,summarise/* trialSeconds */.eU)(trial)
        }));

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./src/dataset/make-folders.js
var make_folders = __webpack_require__(17138);
// EXTERNAL MODULE: ./src/report/group-by.js
var group_by = __webpack_require__(59389);
// EXTERNAL MODULE: ./src/text/quote.js
var quote = __webpack_require__(98461);
// EXTERNAL MODULE: ./src/text/safe-name.js
var safe_name = __webpack_require__(94602);
;// CONCATENATED MODULE: ./src/commands/bench/results-file.js









/** The file of a model's results; of an agent's where it asks no model. */ const resultsPath = (folder, { benchmark, agent, model })=>(0,external_node_path_.join)(folder, `${(0,safe_name/* safeName */.j)(benchmark)}-${(0,safe_name/* safeName */.j)(model ?? agent)}-results.jsonl`);
/** Far longer than the one write of a line takes. */ const WRITING_MS = 200;
/** Whether a line can begin at the file's end: not where an earlier writer was cut off in the middle of one. */ const endsLine = async (file)=>{
    for(let before = -1;;){
        const { size } = await file.stat();
        if (size === 0) return true;
        const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1);
        if (buffer[0] === 0x0a) return true;
        if (size === before) return false;
        // Another run may be in the midst of writing: a file grows page by page.
        before = size;
        await (0,external_node_timers_promises_.setTimeout)(WRITING_MS);
    }
};
/**
 * Appends lines to a file, made with its folder where there is none. Each line is one write at the file's
 * end, so that runs that append at the same time do not tear each other's lines.
 * @throws UserError where the file cannot be written
 */ const appendLines = async (path, lines)=>{
    try {
        await (0,make_folders/* makeFolders */.w)((0,external_node_path_.dirname)(path));
        const file = await (0,promises_.open)(path, external_node_fs_.constants.O_RDWR | external_node_fs_.constants.O_APPEND | external_node_fs_.constants.O_CREAT);
        try {
            let start = await endsLine(file) ? '' : '\n';
            for (const line of lines){
                const bytes = Buffer.from(`${start}${JSON.stringify(line)}\n`);
                const { bytesWritten } = await file.write(bytes);
                if (bytesWritten < bytes.length) throw new Error('the disk took only a part of a line');
                start = '';
            }
        } finally{
            await file.close();
        }
    } catch (error) {
        throw new errors/* UserError */.yo(`Results cannot be appended to ${(0,quote/* quote */.h)(path)}: ${(0,errors/* errorMessage */.gJ)(error)}. Name one that can be written to with \`--data-dir\`.`);
    }
};
/** A line as text, whenever it was appended. */ const undated = (line)=>JSON.stringify({
        ...line,
        date: null
    });
/** The lines that a file has; none where there is no such file, or it cannot be read. */ const linesThere = async (path)=>{
    const content = await (0,promises_.readFile)(path, 'utf8').catch(()=>'');
    const records = content.split('\n').flatMap((text)=>{
        try {
            const record = JSON.parse(text);
            return typeof record === 'object' && record !== null ? [
                undated(record)
            ] : [];
        } catch  {
            return [];
        }
    });
    return new Set(records);
};
/**
 * Appends each line to the file of its model below `folder` (absolute), but for those that stand there but
 * for their date: a job that is gone on with has its earlier results again. Gives the files' paths.
 */ const appendResults = async (folder, lines)=>{
    const byFile = (0,group_by/* groupBy */.$)(lines, (line)=>resultsPath(folder, line));
    for (const [path, own] of byFile){
        const there = await linesThere(path);
        const missing = own.filter((line)=>!there.has(undated(line)));
        if (missing.length > 0) await appendLines(path, missing);
    }
    return [
        ...byFile.keys()
    ];
};

;// CONCATENATED MODULE: ./src/commands/bench/keep-row-results.js



/**
 * Appends what a run on rows came to, to the files of its models. Where that cannot be, a warning says so:
 * the job's own results are out.
 */ const keepRowResults = async ({ rows, ofRows }, rewards, listener)=>{
    if (rows === undefined) return;
    await appendResults(ofRows.dataDir, resultLines(rewards, new Date())).catch((error)=>{
        listener({
            type: 'warning',
            message: (0,errors/* errorMessage */.gJ)(error)
        });
    });
};

// EXTERNAL MODULE: ../../node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(48630);
// EXTERNAL MODULE: ../../node_modules/zod/v4/classic/schemas.js + 11 modules
var classic_schemas = __webpack_require__(43045);
// EXTERNAL MODULE: ./src/image/image-ledger.js
var image_ledger = __webpack_require__(12294);
// EXTERNAL MODULE: ./src/commands/shared/baseline/parse-rewards.js
var parse_rewards = __webpack_require__(21392);
// EXTERNAL MODULE: ./src/commands/shared/files/named-file.js
var named_file = __webpack_require__(13308);
;// CONCATENATED MODULE: ./src/commands/run/expect-images.js







const AT_A_TIME = 4;
/** As much of `rewards.json` as tells which images there were. */ const recordedSchema = classic_schemas/* object */.Ikc({
    comparability: classic_schemas/* object */.Ikc({
        images: classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), classic_schemas/* string */.YjP())
    }),
    trials: classic_schemas/* array */.YOg(classic_schemas/* object */.Ikc({
        task: classic_schemas/* string */.YjP(),
        images: classic_schemas/* object */.Ikc({
            digests: classic_schemas/* record */.g1P(classic_schemas/* string */.YjP(), classic_schemas/* string */.YjP()).default({})
        })
    }))
});
const MANIFEST_DIGEST = /@(sha256:[0-9a-f]{64})$/;
/** As digests are compared: without the registry, since all have the same for an image. */ const bareDigest = (digest)=>MANIFEST_DIGEST.exec(digest)?.[1] ?? digest;
const namesOf = ({ id, digests })=>[
        id,
        ...digests.map(bareDigest)
    ];
/**
 * The images that `--expect-images` names.
 * @throws UserError where the file is no `rewards.json`
 */ const readExpectedImages = async (path)=>{
    let parsed;
    try {
        const { text } = await (0,named_file/* readNamedFile */.w)(path, {
            maxBytes: parse_rewards/* REWARDS_MAX_BYTES */.G
        });
        parsed = recordedSchema.parse(JSON.parse(text));
    } catch (error) {
        throw new errors/* UserError */.yo(`${(0,quote/* quote */.h)(`--expect-images ${path}`)} is no \`rewards.json\`: ${(0,errors/* errorMessage */.gJ)(error)}. Name the one of the run whose images are to be used again.`);
    }
    const tasks = new Map(Object.entries(parsed.comparability.images).map(([task, id])=>[
            task,
            new Set([
                id
            ])
        ]));
    const names = new Map();
    for (const { task, images } of parsed.trials){
        for (const [name, digest] of Object.entries(images.digests)){
            const known = names.get(name) ?? new Set();
            names.set(name, known.add(bareDigest(digest)));
            // A trial's images are its task's own, that one's base, and what all trials share.
            if (!(0,image_ledger/* isShared */.yM)(name)) tasks.get(task)?.add(bareDigest(digest));
        }
    }
    return {
        tasks,
        names
    };
};
const repositoryOf = (name)=>name.slice(0, name.lastIndexOf(':'));
/** What of the images in use is another than recorded: bases by name, gateway and agents by what they are. */ const sharedDifferences = (recorded, used, isTaskImage)=>[
        ...used
    ].flatMap(([name, image])=>{
        if (isTaskImage(name)) return [];
        const same = [
            ...recorded.names.keys()
        ].filter((other)=>(0,image_ledger/* isShared */.yM)(name) ? repositoryOf(other) === repositoryOf(name) : other === name);
        const expected = same.flatMap((other)=>[
                ...recorded.names.get(other) ?? []
            ]);
        if (expected.length === 0 || namesOf(image).some((one)=>expected.includes(one))) return [];
        return [
            `${name}: ${image.id}, recorded ${expected.join(' or ')}`
        ];
    });
/**
 * Gets the image of every task before any trial starts, and gateway's and agent's where such are recorded,
 * and compares each with the recorded one.
 * @throws UserError where one differs, or a task's was not recorded
 */ const requireExpectedImages = async (path, entries, { images, gatewayImage, installed, ledger, multiplier })=>{
    const recorded = await readExpectedImages(path);
    const limit = (0,p_limit/* default */.A)(AT_A_TIME);
    const taskImages = new Set();
    const differences = await Promise.all(entries.map((entry)=>limit(async ()=>{
            if (!entry.ok) return [];
            const expected = recorded.tasks.get(entry.name);
            if (expected === undefined) return [
                `${entry.name}: not recorded`
            ];
            const timeoutMs = entry.task.environment.buildTimeoutSec * 1000 * multiplier;
            const image = await images.task(entry.task, {
                timeoutMs
            });
            taskImages.add(image.name);
            const isSame = namesOf(image).some((name)=>expected.has(name));
            return isSame ? [] : [
                `${entry.name}: ${image.id}, recorded ${[
                    ...expected
                ][0]}`
            ];
        })));
    const shared = [
        ...recorded.names.keys()
    ].filter(image_ledger/* isShared */.yM);
    if (shared.some((name)=>name.startsWith('kotlin-bench/gateway:'))) await gatewayImage();
    if (shared.some((name)=>name.startsWith('kotlin-bench/agent-'))) await installed();
    const others = sharedDifferences(recorded, ledger.used(), (name)=>taskImages.has(name));
    const found = [
        ...differences.flat(),
        ...others
    ];
    if (found.length === 0) return;
    throw new errors/* UserError */.yo(`${(0,quote/* quote */.h)(`--expect-images ${path}`)}: ${found.length} of the images of this run are not those recorded there:\n${found.join('\n')}\nGet the recorded ones from the registry that has them, by \`--registry\` and \`--pull-only\`, or leave \`--expect-images\` out.`);
};

// EXTERNAL MODULE: ./src/report/build-rewards.js + 1 modules
var build_rewards = __webpack_require__(52960);
;// CONCATENATED MODULE: ./src/commands/shared/rows/row-settings.js
/** What of a choice of rows makes results comparable; undefined where the tasks are folders. */ const rowSettingsOf = (rows, gradings)=>rows && {
        split: rows.split ?? null,
        language: rows.language ?? null,
        hints: rows.hints,
        gradings: [
            ...gradings
        ]
    };

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
        flags: record.flags.map((flag)=>redactFinding(flag, redact)),
        ...record.secondVerdict && {
            secondVerdict: {
                ...record.secondVerdict,
                reasons: record.secondVerdict.reasons.map((reason)=>redactFinding(reason, redact))
            }
        }
    });
/** The results of a job with each of its records redacted, and the names of tests that were flaky. */ const redactRewards = (rewards, redact)=>({
        ...rewards,
        trials: rewards.trials.map((record)=>redactRecord(record, redact)),
        ...rewards.flakes && {
            flakes: rewards.flakes.map((flake)=>({
                    ...flake,
                    test: redact(flake.test)
                }))
        }
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
            message: `${flag} holds the value of a secret. It is stored without it, so \`--resume\` cannot run it again; name the variable by \`--agent-env\` and write \`$NAME\` there instead.`
        });
    }
    return {
        ...options,
        ...redacted
    };
};

;// CONCATENATED MODULE: ./src/commands/run/write-results.js



/**
 * Counts the trials of a job, earlier ones among them, and writes `rewards.json` and `result.json`
 * without secrets.
 * @returns what was written, and the absolute path of `rewards.json`
 */ const writeResults = async (job, { records: trials, leftOut }, { toolVersion, redact, workflow })=>{
    const { folder, loaded, options, planned, plan } = job;
    const built = (0,build_rewards/* buildRewards */.X)({
        toolVersion,
        job: folder.job,
        dataset: loaded.dataset,
        plan: plan?.id ?? null,
        workflow,
        planned,
        trials,
        leftOut,
        verifierMode: options.verifierMode,
        sealed: options.seal === 'auto',
        multipliers: options.multipliers,
        network: options.agentHosts,
        rows: rowSettingsOf(options.rows, options.ofRows.gradings)
    });
    const rewards = redactRewards(built, redact);
    return {
        rewards,
        rewardsPath: await folder.writeResults(rewards)
    };
};

;// CONCATENATED MODULE: ./src/commands/run/finish-empty.js



/** The results of a job of which nothing is to run, for which no engine is needed. */ const finishEmpty = async (job, { toolVersion, environment, listener })=>{
    const { jobDir, job: name } = job.folder;
    listener({
        type: 'job-started',
        job: name,
        id: name,
        jobDir,
        trials: 0
    });
    const workflow = (0,github_context/* workflowRun */.t)(environment);
    const { rewards, rewardsPath } = await writeResults(job, {
        records: [],
        leftOut: new Map()
    }, {
        toolVersion,
        redact: (text)=>text,
        workflow
    });
    const gate = (0,report_gate/* judge */.S4)(job.options.failOn, {
        rewards,
        comparison: null
    });
    const exitCode = (0,report_gate/* resultExitCode */.Fg)(rewards, gate);
    return {
        rewards,
        jobDir,
        rewardsPath,
        gate,
        exitCode,
        keepForNextRun: async ()=>{}
    };
};

// EXTERNAL MODULE: ./src/network/upstream-proxy-settings.js
var upstream_proxy_settings = __webpack_require__(95278);
;// CONCATENATED MODULE: ./src/plan/budget.js
/** A budget in US dollars, undefined for none, from which what trials have cost already is taken. */ const createBudget = (maxCostUsd, done)=>{
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

// EXTERNAL MODULE: ./src/plan/plan-trials.js
var plan_trials = __webpack_require__(75718);
// EXTERNAL MODULE: ./src/commands/shared/access/ca-bundle.js
var ca_bundle = __webpack_require__(76448);
// EXTERNAL MODULE: ./src/commands/shared/dataset/open-dataset.js + 32 modules
var open_dataset = __webpack_require__(62789);
// EXTERNAL MODULE: ./src/commands/shared/dataset/why-none.js
var why_none = __webpack_require__(62020);
// EXTERNAL MODULE: ./src/commands/shared/jobs/harbor-job.js
var harbor_job = __webpack_require__(79313);
// EXTERNAL MODULE: ./src/commands/shared/jobs/job-folder.js
var job_folder = __webpack_require__(58855);
// EXTERNAL MODULE: ./src/commands/shared/jobs/outside-tasks.js
var outside_tasks = __webpack_require__(65425);
;// CONCATENATED MODULE: ./src/agent/command-variables.js


const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;
/** Ours, as `KOTLIN_BENCH_INSTRUCTION`. */ const RESERVED = /^KOTLIN_BENCH_/;
const checkName = (flag, name)=>{
    if (!NAME.test(name)) {
        throw new errors/* UserError */.yo(`\`${flag}\`: ${(0,quote/* quote */.h)(name)} cannot name a variable. Letters, digits and \`_\` can, the first no digit.`);
    }
    if (RESERVED.test(name)) throw new errors/* UserError */.yo(`\`${flag}\`: ${name} is set by kotlin-bench itself. Choose another name.`);
};
/**
 * The variables that `--agent-env` names, with what they are in the host's environment.
 * @throws UserError for one that is not there, or a name that is none
 */ const takeAgentEnv = (names, environment)=>{
    const taken = {};
    for (const name of names){
        if (name.includes('=')) {
            throw new errors/* UserError */.yo(`\`--agent-env\` takes the name of a variable alone, such as ${(0,quote/* quote */.h)(name.slice(0, name.indexOf('=')))}; its value comes from the environment, so that it stands on no command line. For what is no secret there is \`--agent-variable NAME=VALUE\`.`);
        }
        checkName('--agent-env', name);
        const value = environment[name];
        if (value === undefined) {
            throw new errors/* UserError */.yo(`${(0,quote/* quote */.h)(`--agent-env ${name}`)}: this environment has no variable ${name}. Set it, or leave the option out. In a workflow it is a line \`${name}=…\` of the secret \`agent-env\` of evaluate.yml, or of \`KOTLIN_BENCH_AGENT_ENV\` under \`env\` of the step; pull requests from forks get no secrets.`);
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
            throw new errors/* UserError */.yo(`${(0,quote/* quote */.h)(`--agent-variable ${text}`)} has no value: it is \`NAME=VALUE\`. For the value of this environment's own variable there is ${(0,quote/* quote */.h)(`--agent-env ${text}`)}.`);
        }
        const name = text.slice(0, equals);
        checkName('--agent-variable', name);
        if (Object.hasOwn(variables, name) || Object.hasOwn(secrets, name)) throw new errors/* UserError */.yo(`\`--agent-variable\`: ${name} is given twice. Leave one of them out.`);
        variables[name] = text.slice(equals + 1);
    }
    return variables;
};

// EXTERNAL MODULE: ./src/agent/create-agent.js + 7 modules
var create_agent = __webpack_require__(91465);
// EXTERNAL MODULE: ./src/agent/flag-owners.js
var flag_owners = __webpack_require__(43466);
// EXTERNAL MODULE: ./src/contracts/change-limits.js
var change_limits = __webpack_require__(32774);
// EXTERNAL MODULE: ./src/text/first-few.js
var first_few = __webpack_require__(69176);
// EXTERNAL MODULE: ./src/text/nearest-names.js
var nearest_names = __webpack_require__(63974);
// EXTERNAL MODULE: ./src/dataset/predictions-parse.js
var predictions_parse = __webpack_require__(29830);
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
    const unknown = [];
    const repeated = [];
    for (const row of rows){
        const task = find(row.id);
        if (task === undefined) {
            const near = (0,nearest_names/* nearestNames */.L)(asFolderName(row.id), entries.map((entry)=>entry.name), {
                count: 1
            });
            const hint = near[0] === undefined ? '' : `; the nearest is ${near[0]}`;
            unknown.push({
                place: row.place,
                message: `no task of the dataset is ${(0,predictions_parse/* quoted */.T)(row.id)}${hint}`
            });
            continue;
        }
        const other = byTask.get(task);
        if (other) {
            const ofTwo = row.model !== null && other.model !== null && row.model !== other.model ? ` of ${(0,predictions_parse/* quoted */.T)(other.model)}, and this one is of ${(0,predictions_parse/* quoted */.T)(row.model)}` : '';
            repeated.push({
                place: row.place,
                message: `${(0,predictions_parse/* quoted */.T)(row.id)} is ${task}, which has a prediction already (${other.place})${ofTwo}`
            });
        } else byTask.set(task, row);
    }
    return {
        byTask,
        unknown,
        repeated
    };
};

;// CONCATENATED MODULE: ./src/dataset/predictions-mistakes.js


const NAMED_MISTAKES = 10;
/** What to do next, for each kind of mistake that was found. */ const nextSteps = ({ unread, unknown, repeated }, entries)=>{
    const [example] = entries;
    const such = example === undefined ? '' : ` There are ${entries.length} tasks, such as ${example.name}.`;
    return [
        ...unread.length > 0 ? [
            'A prediction is a JSON object with `instance_id`, `model_patch` and, where it is known, `model_name_or_path`; or with `org`, `repo`, `number` and `fix_patch`. One a line, all in an array, or in an object by id, where the patch alone is enough.'
        ] : [],
        ...unknown.length > 0 ? [
            `Each prediction names one task of the dataset: by its folder's name (<owner>_<repo>-<number>), as <owner>__<repo>-<number> (a row's instance_id) or <org>/<repo>:pr-<number>, or by its declared name.${such} Correct the names, or take out what is for other datasets.`
        ] : [],
        ...repeated.length > 0 ? [
            'A run takes one prediction of each task: keep one, and put those of each model or attempt into a file of its own, to be run by itself; `kotlin-bench report` compares the jobs.'
        ] : []
    ];
};
/** Says each mistake with its place, the first ten of them, and what to do about its kind. */ const mistakenPredictions = (path, found, entries)=>{
    const mistakes = [
        ...found.unread,
        ...found.unknown,
        ...found.repeated
    ];
    const lines = mistakes.slice(0, NAMED_MISTAKES).map(({ place, message })=>`  ${place}: ${message}`);
    const more = mistakes.length - NAMED_MISTAKES;
    if (more > 0) lines.push(`  and ${more} more`);
    return new errors/* UserError */.yo([
        `${(0,quote/* quote */.h)(`--predictions ${path}`)} cannot be used:`,
        ...lines,
        ...nextSteps(found, entries)
    ].join('\n'));
};

// EXTERNAL MODULE: ./src/text/hunk-header.js
var hunk_header = __webpack_require__(89947);
// EXTERNAL MODULE: ./src/text/patch-paths.js
var patch_paths = __webpack_require__(83198);
;// CONCATENATED MODULE: ./src/dataset/predictions-patch.js




/** How many blank lines at the end of the last hunk may have been cut off by whoever trimmed the patch. */ const MOST_CUT_LINES = 20;
/** How many paths stand in a sentence. */ const NAMED_PATHS = 5;
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
            const hunk = (0,hunk_header/* readHunkHeader */.k)(line);
            if (hunk !== null) {
                removed = hunk.oldCount;
                added = hunk.newCount;
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
const pathsOf = (text)=>(0,patch_paths/* touchedPaths */.Pq)((0,patch_paths/* patchPaths */.BT)(decoded(text)));
/** What git itself refuses to write, whatever a patch says. */ const isUnsafe = (path)=>path.includes('\0') || path.split('/').some((part)=>part === '' || part === '.' || part === '..' || part.toLowerCase() === '.git');
const named = (paths)=>(0,first_few/* firstFew */.D)(paths, {
        most: NAMED_PATHS,
        show: JSON.stringify
    });
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
    if (text.length > change_limits/* CHANGE_LIMITS */.M.patchBytes) {
        return refused('patch-too-large', `The prediction is larger than ${change_limits/* CHANGE_LIMITS */.M.patchBytes} bytes.`);
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
    if (paths.length > change_limits/* CHANGE_LIMITS */.M.files) {
        return refused('patch-too-large', `The prediction touches more than ${change_limits/* CHANGE_LIMITS */.M.files} files.`, warnings);
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

// EXTERNAL MODULE: ./src/dataset/read-file.js
var read_file = __webpack_require__(30863);
;// CONCATENATED MODULE: ./src/dataset/predictions.js











/** Rows of a whole dataset, with the results of their tests, come to 168 MB. */ const MAX_FILE = 256 * read_file/* MIB */.D6;
const MAX_FILES = 20_000;
const EXTENSION = '.patch';
const wrong = (path, message)=>new errors/* UserError */.yo(`${(0,quote/* quote */.h)(`--predictions ${path}`)} ${message} It takes a file of SWE-bench, SWE-PolyBench or Multi-SWE-bench predictions (JSON Lines or JSON), or a folder of \`<task>.patch\` files.`);
/** As it stands in a file: a character for each byte. */ const bytesOf = (text)=>Buffer.from(text, 'utf8').toString('latin1');
const NAMED_FILES = 3;
/** What a folder has that was named for another. */ const heldBy = (names)=>names.length === 0 ? 'it is empty' : `it has ${(0,first_few/* firstFew */.D)(names, {
        most: NAMED_FILES,
        show: predictions_parse/* quoted */.T
    })}`;
const readFolder = async (dir)=>{
    const all = (await (0,promises_.readdir)(dir)).sort();
    const names = all.filter((name)=>name.endsWith(EXTENSION));
    if (names.length === 0) throw wrong(dir, `holds no ${EXTENSION} file; ${heldBy(all)}.`);
    if (names.length > MAX_FILES) throw wrong(dir, `holds more than ${MAX_FILES} files.`);
    const rows = [];
    const mistakes = [];
    for (const name of names){
        try {
            // One byte more than a patch may have: larger ones are told of by their trials.
            const bytes = await (0,read_file/* readCapped */.EF)((0,external_node_path_.join)(dir, name), {
                maxBytes: change_limits/* CHANGE_LIMITS */.M.patchBytes + read_file/* MIB */.D6,
                label: 'it'
            });
            rows.push({
                id: name.slice(0, -EXTENSION.length),
                patch: bytes.toString('latin1'),
                model: null,
                place: (0,predictions_parse/* quoted */.T)(name)
            });
        } catch (error) {
            if (!(error instanceof read_file/* RefusedFile */.tg)) throw error;
            mistakes.push({
                place: (0,predictions_parse/* quoted */.T)(name),
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
const readFile = async (path, given, rules)=>{
    try {
        const text = await (0,read_file/* readText */.yR)(path, {
            maxBytes: MAX_FILE,
            label: 'it'
        });
        return {
            ...(0,predictions_parse/* parsePredictions */.Y)(text, rules),
            patchOf: (row)=>bytesOf(row.patch)
        };
    } catch (error) {
        if (error instanceof read_file/* RefusedFile */.tg) throw wrong(given, `cannot be used: ${error.message}.`);
        throw error;
    }
};
const readSource = async (given, rules)=>{
    try {
        const path = await (0,promises_.realpath)(given);
        return (await (0,promises_.stat)(path)).isDirectory() ? await readFolder(path) : await readFile(path, given, rules);
    } catch (error) {
        const code = error.code;
        if (code === 'ENOENT' || code === 'ENOTDIR') throw wrong(given, 'does not exist.');
        if (typeof code === 'string') throw wrong(given, `cannot be read (${(0,errors/* errorMessage */.gJ)(error)}).`);
        throw error;
    }
};
/**
 * Reads what `--predictions` names (absolute) and gives each prediction to its task. `entries` are all
 * tasks of the dataset: a prediction for one that was not selected is no mistake. Of rows they are those of
 * one split and language, so that predictions for others are passed over; `ofRows` says so.
 *
 * @throws UserError for what cannot be read, for unknown and for repeated tasks, each with its line
 */ const loadPredictions = async (path, entries, { ofRows = false } = {})=>{
    const source = await readSource(path, {
        missingIsEmpty: ofRows
    });
    const matched = matchPredictions(source.rows, entries);
    // Where none is for any of the rows, it is the wrong file.
    const unknown = ofRows && matched.byTask.size > 0 ? [] : matched.unknown;
    const found = {
        unread: source.mistakes,
        unknown,
        repeated: matched.repeated
    };
    if (Object.values(found).some((mistakes)=>mistakes.length > 0)) throw mistakenPredictions(path, found, entries);
    const byTask = new Map();
    for (const [task, row] of matched.byTask){
        const text = source.patchOf(row);
        byTask.set(task, {
            place: `${(0,external_node_path_.basename)(path)}, ${row.place}`,
            model: row.model,
            text,
            patch: preparePatch(text)
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








/** One word with a slash or with the ending of scripts, which is meant as a file and seldom as a program of the image. */ const NAMES_FILE = /^[^\s]*(?:\/[^\s]*|\.(?:ba)?sh)$/;
/** A path where a script's text belongs would fail in the container, where the file is not. */ const checkScript = (script)=>{
    if (script.trim() === '') {
        throw new errors/* UserError */.yo('`--agent-install` is empty. Give it the text of a shell script, or leave it out.');
    }
    const path = script.trim();
    if (path.includes('\n')) return;
    if ((0,external_node_fs_.existsSync)(path)) {
        const [what, file] = (0,external_node_fs_.statSync)(path).isDirectory() ? [
            'folder',
            'SCRIPT'
        ] : [
            'file',
            path
        ];
        throw new errors/* UserError */.yo(`${(0,quote/* quote */.h)(`--agent-install ${path}`)} is a ${what}, and the option takes a script's text. Write ${(0,quote/* quote */.h)(`--agent-install "$(cat ${file})"`)}.`);
    }
    if (NAMES_FILE.test(path)) {
        throw new errors/* UserError */.yo(`${(0,quote/* quote */.h)(`--agent-install ${path}`)} names a file that is not there, and the option takes a script's text. Write \`--agent-install "$(cat SCRIPT)"\` with the path of the script, or ${(0,quote/* quote */.h)(`sh ${path}`)} where the task image has that file.`);
    }
};
/** What can be said of the choice alone, before anything that it names is read. */ const checkChoice = (choice)=>{
    const { agent } = choice;
    if (!create_agent/* AGENT_NAMES */.RO.includes(agent)) throw (0,create_agent/* noSuchAgent */.g4)(agent, (0,nearest_names/* nearestNames */.L)(agent, create_agent/* AGENT_NAMES */.RO));
    (0,flag_owners/* checkOwners */.Dc)(agent, {
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
    const predictions = choice.predictions === undefined ? undefined : await loadPredictions(choice.predictions, context.entries, {
        ofRows: context.ofRows ?? false
    });
    const agent = (0,create_agent/* createAgent */.Sn)(choice.agent, {
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

// EXTERNAL MODULE: ./src/contracts/plan.js
var plan = __webpack_require__(86182);
// EXTERNAL MODULE: ./src/contracts/sound-plan.js
var sound_plan = __webpack_require__(86608);
// EXTERNAL MODULE: ./src/text/parse-json.js
var parse_json = __webpack_require__(56593);
;// CONCATENATED MODULE: ./src/commands/run/planned-shard.js








const readPlan = async (path)=>{
    const { text } = await (0,named_file/* readNamedFile */.w)(path, {
        maxBytes: plan/* PLAN_MAX_BYTES */.ri
    }).catch((error)=>{
        throw new errors/* UserError */.yo(`${(0,quote/* quote */.h)(`--plan ${path}`)} cannot be read: ${(0,errors/* errorMessage */.gJ)(error)}. Name the file that \`kotlin-bench plan\` wrote.`);
    });
    try {
        const value = (0,parse_json/* parseJson */.q)(text);
        if (value === undefined) throw new Error('it is no JSON');
        return (0,sound_plan/* readSoundPlan */.d)(value);
    } catch (error) {
        throw new errors/* UserError */.yo(`${(0,quote/* quote */.h)(`--plan ${path}`)} is no plan: ${(0,errors/* errorMessage */.gJ)(error)}. Name the file that \`kotlin-bench plan\` wrote.`);
    }
};
const shardNumbers = ({ shards })=>shards.length === 0 ? 'none' : shards.length === 1 ? '1 alone' : `1 to ${shards.length}`;
/**
 * The shard of that number in a plan's file.
 * @throws UserError where there is no plan, or no such shard in it
 */ const readShard = async (path, number)=>{
    const plan = await readPlan(path);
    const shard = plan.shards.find((one)=>one.shard === number);
    if (shard !== undefined) return {
        plan,
        shard
    };
    throw new errors/* UserError */.yo(`${(0,quote/* quote */.h)(`--shard ${number}`)} is not in plan ${plan.id}, which has ${shardNumbers(plan)}. Name one of these, or make a new plan.`);
};
/**
 * What the call says of agents: all shards of a plan are started alike, so what is for an agent of
 * another shard is left out. What no agent of the plan takes stays, and is refused as a slip.
 */ const optionsOfAgent = (call, { plan, shard })=>{
    const isForOthers = (flag)=>!(0,flag_owners/* takesFlag */.z$)(shard.agent, flag) && plan.shards.some(({ agent })=>(0,flag_owners/* takesFlag */.z$)(agent, flag));
    return {
        predictions: isForOthers('--predictions') ? undefined : call.predictions,
        agentCommand: isForOthers('--agent-command') ? undefined : call.agentCommand,
        agentInstall: isForOthers('--agent-install') ? undefined : call.agentInstall,
        providers: isForOthers('--provider') ? [] : call.providers,
        agentEnv: isForOthers('--agent-env') ? [] : call.agentEnv,
        agentVariables: isForOthers('--agent-variable') ? [] : call.agentVariables
    };
};
/** The plan's rows, where it has some, with what of them is the call's. */ const rowsOfShard = ({ ofRows }, { dataset: { rows } })=>rows && {
        file: (0,external_node_path_.resolve)(rows.file),
        split: rows.split ?? undefined,
        language: rows.language ?? undefined,
        hints: rows.hints,
        repoPath: ofRows.repoPath,
        publishedImages: ofRows.publishedImages
    };
/** What to run is the plan's, how to run the call's. */ const shardOptions = (call, { plan, shard })=>({
        ...call,
        ...optionsOfAgent(call, {
            plan,
            shard
        }),
        dataset: plan.dataset.pinned ?? undefined,
        rows: rowsOfShard(call, plan),
        include: [],
        exclude: [],
        repository: [],
        limit: undefined,
        sample: undefined,
        changedSince: undefined,
        agent: shard.agent,
        model: shard.model ?? undefined,
        attempts: plan.attempts,
        maxCostUsd: shard.maxCostUsd ?? undefined,
        jobName: plan.job,
        // The other gates are about all shards together.
        failOn: call.failOn.some(({ kind })=>kind === 'never') ? call.failOn : [
            {
                kind: 'error'
            }
        ]
    });
/** A folder need not be what it was when the plan was made; a fetched dataset is. */ const checkCommit = ({ dataset, tasksDir }, plan, listener)=>{
    const planned = plan.dataset.commit;
    if (planned === null || planned === dataset.commit) return;
    if (plan.dataset.rows !== undefined) {
        throw new errors/* UserError */.yo(`The rows in ${(0,quote/* quote */.h)((0,external_node_path_.resolve)(plan.dataset.rows.file))} have sha256 ${dataset.commit}, and plan ${plan.id} is of ${planned}. Put the file there that the plan was made of, or make a new plan.`);
    }
    if (dataset.commit === null) {
        const message = `${tasksDir} is not as commit ${planned} has it, which the plan is of.`;
        listener({
            type: 'warning',
            message
        });
        return;
    }
    throw new errors/* UserError */.yo(`${(0,quote/* quote */.h)(tasksDir)} is at commit ${dataset.commit}, and plan ${plan.id} is of ${planned}. Check that one out, or make a new plan.`);
};
/**
 * The shard's tasks in the dataset that was opened.
 * @throws UserError where it is not the plan's
 */ const tasksOfShard = (loaded, { plan, shard }, listener)=>{
    checkCommit(loaded, plan, listener);
    const wanted = new Set(shard.trials.map(({ task })=>task));
    const found = loaded.entries.filter(({ name })=>wanted.delete(name));
    const [missing] = wanted;
    if (missing === undefined) return found;
    throw new errors/* UserError */.yo(`${(0,quote/* quote */.h)(loaded.tasksDir)} has no task ${missing}, which plan ${plan.id} names. Name the dataset that the plan was made of by \`--path\`, or make a new plan.`);
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
        ofRows: {
            ...started.ofRows,
            dataDir: call.ofRows.dataDir
        },
        registries: call.registries,
        push: call.push,
        pullOnly: call.pullOnly,
        rebuild: call.rebuild,
        expectImages: call.expectImages,
        pruneImages: call.pruneImages,
        failOn: call.failOn
    });

// EXTERNAL MODULE: ./src/contracts/swe-polybench.js
var swe_polybench = __webpack_require__(92161);
;// CONCATENATED MODULE: ./src/commands/run/shard-warnings.js

const pathMessage = (typedPath, { plan })=>{
    const { rows, pinned } = plan.dataset;
    if (typedPath === undefined || rows === undefined && pinned === null) return undefined;
    const what = rows === undefined ? `of ${pinned}` : `of the rows in ${rows.file}`;
    return `--path ${typedPath} has no effect: plan ${plan.id} is ${what}. Leave it out, or make a plan of that folder.`;
};
/** All of them, the default, may have been filled in by a runner. */ const gradingMessage = ({ gradings }, { plan })=>plan.dataset.rows !== undefined || gradings.length === swe_polybench/* GRADINGS */.e.length ? undefined : `--grading ${gradings.join(',')} has no effect: plan ${plan.id} is of tasks in folders, which their own tests grade. Leave it out.`;
/** Says of what is named beside a plan, and is about another kind of dataset than the plan's, that it has no effect. */ const warnOfUnused = ({ typedPath, ofRows }, ofPlan, listener)=>{
    for (const message of [
        pathMessage(typedPath, ofPlan),
        gradingMessage(ofRows, ofPlan)
    ])if (message !== undefined) listener({
        type: 'warning',
        message
    });
};

// EXTERNAL MODULE: ../../node_modules/zod/v4/core/api.js
var api = __webpack_require__(41299);
;// CONCATENATED MODULE: ../../node_modules/zod/v4/classic/coerce.js


function string(params) {
    return core._coercedString(schemas.ZodString, params);
}
function number(params) {
    return core._coercedNumber(schemas.ZodNumber, params);
}
function coerce_boolean(params) {
    return core._coercedBoolean(schemas.ZodBoolean, params);
}
function bigint(params) {
    return core._coercedBigint(schemas.ZodBigInt, params);
}
function date(params) {
    return api/* _coercedDate */.B4(classic_schemas/* ZodDate */.aPP, params);
}

// EXTERNAL MODULE: ./src/contracts/rewards.js
var rewards = __webpack_require__(87665);
;// CONCATENATED MODULE: ./src/commands/run/resumed-job.js








const configSchema = classic_schemas/* object */.Ikc({
    job: classic_schemas/* string */.YjP(),
    startedAt: date().optional().catch(undefined),
    options: classic_schemas/* looseObject */._H3({
        path: classic_schemas/* string */.YjP(),
        agent: classic_schemas/* string */.YjP(),
        attempts: classic_schemas/* number */.aig()
    }),
    dataset: classic_schemas/* object */.Ikc({
        commit: classic_schemas/* string */.YjP().nullable()
    }).catch({
        commit: null
    }),
    planned: classic_schemas/* array */.YOg(plan/* plannedTrialSchema */.c3),
    plan: classic_schemas/* string */.YjP().nullish(),
    shard: classic_schemas/* number */.aig().int().positive().nullish()
});
/** What jobs of before these options did. */ const BEFORE = {
    repository: [],
    providers: [],
    agentHosts: {
        allow: [],
        deny: []
    },
    preflight: false,
    prices: {},
    ofRows: {
        gradings: swe_polybench/* GRADINGS */.e,
        repoPath: undefined,
        publishedImages: null,
        dataDir: 'data'
    }
};
const readJson = async (path)=>{
    try {
        return JSON.parse(await (0,promises_.readFile)(path, 'utf8'));
    } catch  {
        return undefined;
    }
};
/** The record in a trial's folder where it came to a verdict. */ const verdictOf = async (dir)=>{
    const result = classic_schemas/* object */.Ikc({
        kotlin_bench: rewards/* trialRecordSchema */.Hz
    }).safeParse(await readJson((0,external_node_path_.join)(dir, 'result.json')));
    return result.success && result.data.kotlin_bench.outcome !== 'error' ? result.data.kotlin_bench : undefined;
};
const startedSchema = classic_schemas/* object */.Ikc({
    started_at: date()
});
/** The start of a job of before its configuration had it: undefined where it came to no result. */ const startOfResult = async (jobDir)=>startedSchema.safeParse(await readJson((0,external_node_path_.join)(jobDir, 'result.json'))).data?.started_at;
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
        const there = newest.length === 0 ? `There is no job in ${(0,quote/* quote */.h)(jobsDir)}; name the path of a job's folder, or another \`--jobs-dir\`.` : `Name a job in ${(0,quote/* quote */.h)(jobsDir)} (newest: ${newest.join(', ')}), or the path of a job's folder.`;
        throw new errors/* UserError */.yo(`${(0,quote/* quote */.h)(`--resume ${resume}`)}: ${(0,quote/* quote */.h)(path)} is no record of a job. ${there}`);
    }
    const { job, options, planned, plan, shard, dataset, startedAt } = config.data;
    const records = await Promise.all(planned.map((trial)=>verdictOf((0,external_node_path_.join)(jobDir, trial.name))));
    return {
        job,
        plan: plan && shard ? {
            id: plan,
            shard
        } : null,
        jobDir,
        startedAt: startedAt ?? await startOfResult(jobDir) ?? new Date(),
        // Written by `run` itself; what it does not know of is left alone.
        options: {
            ...BEFORE,
            ...options
        },
        commit: dataset.commit,
        planned,
        done: records.filter((record)=>record !== undefined)
    };
};

;// CONCATENATED MODULE: ./src/commands/run/take-over.js




const take_over_configSchema = classic_schemas/* object */.Ikc({
    plan: classic_schemas/* string */.YjP(),
    shard: classic_schemas/* number */.aig()
});
/** Whether a folder is what an earlier attempt left of this very shard. */ const isOfShard = async (dir, { plan, shard })=>{
    try {
        const config = take_over_configSchema.parse(JSON.parse(await (0,promises_.readFile)((0,external_node_path_.join)(dir, 'config.json'), 'utf8')));
        return config.plan === plan.id && config.shard === shard.shard;
    } catch  {
        return false;
    }
};
/**
 * Takes trials with a verdict over from what earlier attempts of a workflow run left of a shard: their
 * folders are copied into the job's, so that it is whole, and their records given. Of several the first
 * folder that has a verdict counts. A folder that is not of the shard is told and passed over.
 * @param earlier absolute paths of jobs' folders, the newest first
 */ const takeOver = async (earlier, ofPlan, { jobDir, listener })=>{
    const folders = [];
    for (const dir of earlier){
        if (await isOfShard(dir, ofPlan)) folders.push(dir);
        else {
            const message = `${dir} is passed over: it is not of shard ${ofPlan.shard.shard} of plan ${ofPlan.plan.id}.`;
            listener({
                type: 'warning',
                message
            });
        }
    }
    const done = [];
    for (const { name, task, agent, attempt } of ofPlan.shard.trials){
        for (const dir of folders){
            const record = await verdictOf((0,external_node_path_.join)(dir, name));
            const isSame = record?.name === name && record.task === task && record.agent === agent && record.attempt === attempt;
            if (record === undefined || !isSame) continue;
            await (0,promises_.cp)((0,external_node_path_.join)(dir, name), (0,external_node_path_.join)(jobDir, name), {
                recursive: true
            });
            done.push(record);
            break;
        }
    }
    if (done.length > 0) {
        const message = `${done.length} of ${ofPlan.shard.trials.length} trials have a verdict from an earlier attempt of this workflow run; the rest are run.`;
        listener({
            type: 'notice',
            message
        });
    }
    return done;
};

;// CONCATENATED MODULE: ./src/commands/run/job.js




















/** Asks the agent's model for a word where that is wanted. */ const askFirst = async (options, { agent }, trust, { environment, listener, signal })=>{
    if (!options.preflight) return;
    const { preflight } = await __webpack_require__.e(/* import() */ 9160).then(__webpack_require__.bind(__webpack_require__, 59160));
    const proxy = (0,upstream_proxy_settings/* upstreamProxyOf */.z)(environment);
    await preflight(agent, {
        ca: trust?.pem ?? null,
        proxy,
        listener,
        signal
    });
};
/** The tasks to run: those of the shard, or what the options select. */ const selectTasks = async (opened, options, { ofPlan, context })=>{
    const { listener } = context;
    if (ofPlan !== undefined) return tasksOfShard(opened.loaded, ofPlan, listener);
    const selected = await (0,open_dataset/* selectFrom */.JU)(opened, options, context);
    if (selected.length === 0) listener({
        type: 'notice',
        message: `${(0,why_none/* whyNone */.V)(options)} None is run.`
    });
    return selected;
};
/** Every trial, with the model whose answer it is. */ const planJob = (selected, { agent, attempts, job, ofPlan })=>{
    const tasks = selected.map((entry)=>entry.name);
    const planned = ofPlan?.shard.trials ?? (0,plan_trials/* planTrials */.l)({
        tasks,
        agent: agent.name,
        model: agent.model,
        attempts,
        job
    });
    return planned.map((trial)=>agent.modelOf ? {
            ...trial,
            model: agent.modelOf(trial.task)
        } : trial);
};
/**
 * Starts a job, or a shard of one. Its folder is made last, so that a mistake leaves none behind.
 * @throws UserError
 */ const startJob = async (call, context)=>{
    const { environment, listener } = context;
    const ofPlan = call.plan === undefined || call.shard === undefined ? undefined : await readShard(call.plan, call.shard);
    if (ofPlan !== undefined) warnOfUnused(call, ofPlan, listener);
    const options = ofPlan === undefined ? call : shardOptions(call, ofPlan);
    const opened = await (0,open_dataset/* openDataset */.Jp)(options, context);
    const { loaded, bases } = opened;
    if (opened.rows === undefined && options.dataset === undefined) await (0,outside_tasks/* requireOutsideTasks */.L)(options.jobsDir, options.path);
    const selected = await selectTasks(opened, options, {
        ofPlan,
        context
    });
    const ofRows = opened.rows !== undefined;
    const chosen = await chooseAgent(options, {
        entries: loaded.entries,
        ofRows,
        environment
    });
    const { agent } = chosen;
    const trust = await (0,ca_bundle/* readTrust */.b)(options.caBundle, listener);
    await askFirst(options, chosen, trust, context);
    await opened.rows?.write(selected);
    const folder = await (0,job_folder/* openJobFolder */.Y$)(options.jobsDir, options.jobName, ofPlan?.shard.shard);
    const { job, jobDir } = folder;
    const planned = planJob(selected, {
        agent,
        attempts: options.attempts,
        job,
        ofPlan
    });
    const plan = ofPlan === undefined ? null : {
        id: ofPlan.plan.id,
        shard: ofPlan.shard.shard
    };
    // What goes on later goes on with this very commit.
    const pinned = {
        ...options,
        dataset: opened.pinned
    };
    const stored = redactOptions(pinned, redactFor((0,agent_secrets/* secretsOf */.F)(agent)), listener);
    await folder.writeJson('config.json', {
        ...(0,harbor_job/* harborJobConfig */.A)({
            name: (0,external_node_path_.basename)(jobDir),
            agent,
            options: stored,
            source: loaded.dataset.source
        }),
        job,
        startedAt: folder.startedAt.toISOString(),
        ...plan && {
            plan: plan.id,
            shard: plan.shard
        },
        workflow: (0,github_context/* workflowRun */.t)(environment),
        dataset: loaded.dataset,
        options: stored,
        planned
    });
    const { earlier = [] } = context;
    const done = ofPlan === undefined ? [] : await takeOver(earlier, ofPlan, {
        jobDir,
        listener
    });
    const budget = createBudget(options.maxCostUsd, done);
    const { rows } = opened;
    return {
        ...chosen,
        folder,
        options,
        loaded,
        bases,
        rows,
        selected,
        planned,
        plan,
        done,
        budget,
        trust
    };
};
/** @throws UserError where the rows are no longer those that the job was started with */ const checkRows = ({ rows, resume }, { started, now })=>{
    if (rows === undefined || started === now) return;
    throw new errors/* UserError */.yo(`${(0,quote/* quote */.h)(`--resume ${resume}`)}: the rows${rows.file === null ? '' : ` in ${(0,quote/* quote */.h)(rows.file)}`} have sha256 ${now}, and the job was started with ${started}. Put that file back, or start a new job.`);
};
/**
 * Resumes a job: what has a verdict stays, the rest is run.
 * @throws UserError
 */ const resumeJob = async (options, resumed, context)=>{
    const { environment, listener } = context;
    const merged = resumedOptions(resumed.options, options);
    const { loaded, bases, rows } = await (0,open_dataset/* openDataset */.Jp)(merged, context);
    checkRows(merged, {
        started: resumed.commit,
        now: loaded.dataset.commit
    });
    const wanted = new Set(resumed.planned.map((trial)=>trial.task));
    const selected = loaded.entries.filter((entry)=>wanted.has(entry.name));
    const missing = [
        ...wanted
    ].filter((name)=>!selected.some((entry)=>entry.name === name));
    if (missing.length > 0) {
        throw new errors/* UserError */.yo(`${(0,quote/* quote */.h)(`--resume ${options.resume}`)}: ${(0,quote/* quote */.h)(loaded.tasksDir)} no longer has the task ${missing[0]}. Restore it, or start a new job.`);
    }
    const { planned, plan, done } = resumed;
    const ofRows = rows !== undefined;
    const chosen = await chooseAgent(merged, {
        entries: loaded.entries,
        ofRows,
        environment
    });
    const trust = await (0,ca_bundle/* readTrust */.b)(merged.caBundle, listener);
    await askFirst(merged, chosen, trust, context);
    await rows?.write(selected);
    const folder = (0,job_folder/* reopenJobFolder */.Vf)(resumed.jobDir, resumed.job, resumed.startedAt);
    const budget = createBudget(merged.maxCostUsd, done);
    const started = {
        planned,
        plan,
        done
    };
    return {
        ...chosen,
        ...started,
        folder,
        options: merged,
        loaded,
        bases,
        rows,
        selected,
        budget,
        trust
    };
};

// EXTERNAL MODULE: ./src/engine/labels.js
var labels = __webpack_require__(28385);
;// CONCATENATED MODULE: ./src/commands/run/job-lock.js





/** Names the process that runs the job; gone at its end, and without effect once that process is. */ const FILE = 'running';
/**
 * Marks a job's folder as in use, so that `--resume` does not run the same trials beside it.
 * @returns what takes the mark away
 * @throws UserError where another process of this machine runs the job
 */ const lockJob = async (jobDir)=>{
    const path = (0,external_node_path_.join)(jobDir, FILE);
    const owner = (0,labels/* parseOwner */.pZ)(await (0,promises_.readFile)(path, 'utf8').catch(()=>''));
    if (owner && await (0,labels/* ownerIsRunning */.N3)(owner)) {
        throw new errors/* UserError */.yo(`\`--resume\`: the job in ${(0,quote/* quote */.h)(jobDir)} is still running, as process ${owner.pid}. Wait for its end, or stop it.`);
    }
    await (0,promises_.writeFile)(path, (0,labels/* formatOwner */.Vu)(await (0,labels/* thisOwner */.GS)()));
    return ()=>(0,promises_.rm)(path, {
            force: true
        });
};

// EXTERNAL MODULE: ./src/agent/choose-model.js
var choose_model = __webpack_require__(94526);
// EXTERNAL MODULE: ./src/network/policy.js + 1 modules
var policy = __webpack_require__(55907);
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
        listener({
            type: 'notice',
            message: `${source} has no prediction for ${without.length} of ${selected.length} tasks, which count as unresolved: ${(0,first_few/* firstFew */.D)(without, {
                most: NAMED_TASKS
            })}.`
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
    const warnings = selected.flatMap((entry)=>entry.ok ? (0,policy/* effectivePolicy */.C)(entry.task.agent, wishes).warnings : []);
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

// EXTERNAL MODULE: ./src/text/single-flight.js
var single_flight = __webpack_require__(51260);
// EXTERNAL MODULE: ./src/agent/nop.js
var nop = __webpack_require__(87642);
// EXTERNAL MODULE: ./src/agent/oracle.js
var oracle = __webpack_require__(87641);
// EXTERNAL MODULE: ./src/engine/read-tree.js
var read_tree = __webpack_require__(80259);
// EXTERNAL MODULE: ./src/image/content-key.js
var content_key = __webpack_require__(77216);
;// CONCATENATED MODULE: ./src/trial/rows/control-grading.js

/** The grading that gives the reward. */ const decidingOf = ({ gradings })=>swe_polybench/* GRADINGS */.e.find((name)=>gradings.includes(name)) ?? 'official';
/**
 * How a row's controls are graded: gold as the trial is. The official harness runs nothing for an
 * untouched tree, which shows nothing of the row, so that is graded strictly.
 */ const controlGrading = (control, grading)=>{
    const deciding = decidingOf(grading);
    return {
        gradings: [
            control === 'nop' && deciding === 'official' ? 'strict' : deciding
        ],
        retrieval: null
    };
};

// EXTERNAL MODULE: ./src/trial/rows/row-grading.js
var row_grading = __webpack_require__(23447);
// EXTERNAL MODULE: ./src/trial/run-trial.js + 44 modules
var run_trial = __webpack_require__(54212);
;// CONCATENATED MODULE: ./src/trial/controls.js










const resultSchema = classic_schemas/* object */.Ikc({
    gold: classic_schemas/* number */.aig().nullable(),
    nop: classic_schemas/* number */.aig().nullable(),
    why: classic_schemas/* string */.YjP()
});
const whyOf = ({ fault, reasons, agent, reward, secondVerdict })=>{
    const why = fault?.message ?? reasons[0]?.message ?? `${agent} got ${reward}`;
    return secondVerdict?.reward === 1 ? `${why} Verified once more it gets 1, so a test of the task fails now and then.` : why;
};
const toFault = ({ gold, nop: untouched, why })=>{
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
/**
 * Results hold for a task as its files are, for an image, and for machines that give the containers the
 * same. An image of ours is known by its content key, so that one that is built anew is the same.
 */ const keyOf = async (task, image, { host, multipliers, rowGrading })=>{
    const machine = [
        host.platform,
        host.cpus,
        Math.round(host.memoryMb / 1024),
        multipliers.verifier
    ].join('-');
    const imageKey = task.environment.dockerImage === null ? image.key : undefined;
    const files = (0,content_key/* contentKey */.l)({
        dockerfile: '',
        context: await (0,read_tree/* readTree */.Z)(task.dir),
        platform: host.platform,
        parents: {
            image: imageKey ?? image.id
        }
    });
    const name = `${task.name}-${files.slice(0, 32)}-${machine}`;
    const grading = rowGrading ? `-${decidingOf(rowGrading)}` : '';
    return `controls-2-${name.replaceAll(/[^A-Za-z0-9._-]+/g, '_')}${grading}`;
};
/**
 * Runs gold and nop on a task, below `controls/` of the job's folder; once a task and job, and not at
 * all where the cache knows the answer and the mode lets it.
 */ const createControls = (mode, base)=>{
    const results = (0,single_flight/* oncePerKey */.G)();
    const runBoth = async (task)=>{
        const one = (agent, control)=>(0,run_trial/* runTrial */.W)({
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
                verifierMode: 'fresh',
                rowGrading: controlGrading(control, (0,row_grading/* rowGradingOf */.M)(base))
            });
        base.listener({
            type: 'notice',
            task: task.name,
            message: 'Running the controls (gold and nop) of the task.'
        });
        const gold = await one(oracle/* oracle */.b, 'gold');
        if (gold.reward !== 1) return {
            gold: gold.reward,
            nop: null,
            why: whyOf(gold)
        };
        const untouched = await one(nop/* nop */.m, 'nop');
        return {
            gold: 1,
            nop: untouched.reward,
            why: whyOf(untouched)
        };
    };
    return {
        when: mode === 'never' ? 'on-doubt' : 'before-agent',
        async check (task, image) {
            const key = await keyOf(task, image, base);
            const result = await results.get(key, async ()=>{
                const kept = resultSchema.safeParse(mode === 'always' ? undefined : await base.cache.read(key));
                if (kept.success) return kept.data;
                const run = await runBoth(task);
                // A fault of the infrastructure says nothing about the task.
                if (run.gold !== null && (run.gold === 0 || run.nop !== null)) await base.cache.write(key, run);
                return run;
            });
            return toFault(result);
        }
    };
};

// EXTERNAL MODULE: ./src/commands/shared/access/image-source.js + 3 modules
var image_source = __webpack_require__(29621);
// EXTERNAL MODULE: ./src/commands/shared/files/file-cache.js
var file_cache = __webpack_require__(9927);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./src/commands/shared/jobs/kept-values.js





/** What no run has asked for in that time is left out, so that an entry stays small. */ const FORGOTTEN_AFTER_MS = 30 * 24 * 3_600_000;
/**
 * What a run learns of a task by its key. What is known of an image by its id is asked again sooner than
 * kept: where images are built anew, each run would add an entry with ids that never come again.
 */ const KEPT = /^controls-/;
const classText = ({ platform, cpus, memoryMb }, runnerImage = 'own')=>[
        platform,
        cpus,
        Math.round(memoryMb / 1024),
        runnerImage
    ].join('-').replaceAll(/[^\w.-]+/g, '_');
/**
 * Values in GitHub's cache: one entry a shard, since it takes 200 uploads a minute from a repository. An
 * entry cannot be changed, so each run that learns something adds one with all it knows, and the next
 * begins with the newest of its shard, else of any.
 * @param others has the values that stay on this machine
 */ const keptValues = (port, { machine, shard, others })=>{
    const folder = (0,external_node_path_.join)(port.folder, 'values');
    const files = (0,file_cache/* fileCache */.HM)(folder);
    const ofClass = `kotlin-bench-values-1-${classText(machine, port.runnerImage)}-shard-`;
    const entry = {
        key: `${ofClass}${shard}-${(0,external_node_crypto_.randomBytes)(8).toString('hex')}`,
        paths: [
            folder
        ]
    };
    const restored = (0,single_flight/* once */.O)(()=>port.restore({
            ...entry,
            prefixes: [
                `${ofClass}${shard}-`,
                ofClass
            ]
        }));
    let isNew = false;
    const forgetOld = async ()=>{
        for (const name of (await (0,promises_.readdir)(folder))){
            const path = (0,external_node_path_.join)(folder, name);
            if (Date.now() - (await (0,promises_.stat)(path)).mtimeMs > FORGOTTEN_AFTER_MS) await (0,promises_.rm)(path);
        }
    };
    return {
        async read (name) {
            if (!KEPT.test(name)) return others.read(name);
            await restored();
            const value = await files.read(name);
            const now = new Date();
            if (value !== undefined) await (0,promises_.utimes)((0,external_node_path_.join)(folder, `${name}.json`), now, now).catch(()=>{});
            return value;
        },
        async write (name, value) {
            if (!KEPT.test(name)) return others.write(name, value);
            await restored();
            await (0,promises_.mkdir)(folder, {
                recursive: true
            });
            isNew = true;
            await files.write(name, value);
        },
        async save () {
            if (!isNew) return;
            await forgetOld();
            await port.save(entry);
            isNew = false;
        }
    };
};

// EXTERNAL MODULE: ./src/commands/shared/jobs/trial-parts.js + 31 modules
var trial_parts = __webpack_require__(41934);
;// CONCATENATED MODULE: ./src/retrieval/changed-sources.js
/**
 * The sources whose lines a patch changes: removed ones in the tree before, then added ones in the tree
 * after; a file that the patch names twice is one. Where a language is unknown there is no source.
 */ const changedSources = (files, { before, after }, grammarOf)=>{
    const sides = [
        {
            tree: before,
            parts: files.map(({ oldPath, removedAt })=>({
                    path: oldPath,
                    lines: removedAt
                }))
        },
        {
            tree: after,
            parts: files.map(({ newPath, addedAt })=>({
                    path: newPath,
                    lines: addedAt
                }))
        }
    ];
    return sides.flatMap(({ tree, parts })=>{
        const sources = new Map();
        for (const { path, lines } of parts){
            const grammar = path === null ? null : grammarOf(path);
            if (path === null || grammar === null || lines.length === 0) continue;
            const source = sources.get(path) ?? {
                path,
                grammar,
                text: tree.get(path),
                rows: []
            };
            for (const line of lines)source.rows.push(line - 1);
            sources.set(path, source);
        }
        return [
            ...sources.values()
        ];
    });
};

;// CONCATENATED MODULE: ./src/retrieval/unclaimed-rows.js
/**
 * Rows, in their order and each once, of which one after another is claimed; however often a range is, a
 * row costs something once.
 */ class UnclaimedRows {
    #rows;
    /** By index of a row: itself while it is unclaimed, else one that is further on. */ #next;
    constructor(rows){
        this.#rows = rows;
        this.#next = rows.map((_, index)=>index);
        this.#next.push(rows.length);
    }
    /** Whether one of all the rows, claimed or not, lies within. */ anyWithin(start, end) {
        return (this.#rows[this.#firstFrom(start)] ?? Number.POSITIVE_INFINITY) <= end;
    }
    claim(start, end, taken) {
        let index = this.#unclaimedFrom(this.#firstFrom(start));
        while(index < this.#rows.length && this.#rows[index] <= end){
            taken(this.#rows[index]);
            this.#next[index] = index + 1;
            index = this.#unclaimedFrom(index + 1);
        }
    }
    #firstFrom(row) {
        let [low, high] = [
            0,
            this.#rows.length
        ];
        while(low < high){
            const middle = low + high >>> 1;
            if (this.#rows[middle] < row) low = middle + 1;
            else high = middle;
        }
        return low;
    }
    #unclaimedFrom(index) {
        let at = index;
        while(this.#next[at] !== at){
            // Shortens the way for the next one who goes it.
            this.#next[at] = this.#next[this.#next[at]];
            at = this.#next[at];
        }
        return at;
    }
}

;// CONCATENATED MODULE: ./src/retrieval/definitions.js

/** Whether it is one at last: a `pair` is where it holds a function, which its children tell. */ const counts = ({ type, holdsFunction })=>type !== 'pair' || holdsFunction;
const IDENTIFIERS = new Set([
    'identifier',
    'property_identifier',
    'type_identifier'
]);
/**
 * The innermost definition at each of some rows, the root where there is none; of two that share a row,
 * the first. Walks only where rows are, and keeps its own stack, since sources may be hostile.
 */ const definitionsAt = (cursor, rows, { types, functions })=>{
    const sorted = [
        ...new Set(rows)
    ].sort((a, b)=>a - b);
    const unclaimed = new UnclaimedRows(sorted);
    const byRow = new Map();
    const draft = (parent)=>({
            type: cursor.nodeType,
            startRow: cursor.startPosition.row,
            endRow: cursor.endPosition.row,
            parent,
            identifiers: [],
            name: null,
            holdsFunction: false
        });
    const finish = (definition)=>{
        if (definition === root || !counts(definition)) return;
        unclaimed.claim(definition.startRow, definition.endRow, (row)=>byRow.set(row, definition));
    };
    const root = draft(null);
    /** What encloses the cursor: a definition where the node is one, and where it is none the last one out. */ const enclosing = [
        {
            definition: root,
            own: true
        }
    ];
    let entering = cursor.gotoFirstChild();
    while(entering){
        const around = enclosing.at(-1);
        const type = cursor.nodeType;
        if (around.own) {
            if (functions.has(type)) around.definition.holdsFunction = true;
            if (IDENTIFIERS.has(type)) around.definition.identifiers.push(cursor.nodeText);
            if ([
                'name',
                'key'
            ].includes(cursor.currentFieldName ?? '')) around.definition.name = cursor.nodeText;
        }
        const wanted = unclaimed.anyWithin(cursor.startPosition.row, cursor.endPosition.row);
        const own = wanted && types.has(type);
        const definition = own ? draft(around.definition) : around.definition;
        if (wanted && cursor.gotoFirstChild()) {
            enclosing.push({
                definition,
                own
            });
            continue;
        }
        if (own) finish(definition);
        entering = cursor.gotoNextSibling();
        while(!entering && cursor.gotoParent()){
            const left = enclosing.pop();
            if (left.own) finish(left.definition);
            entering = enclosing.length > 0 && cursor.gotoNextSibling();
        }
    }
    for (const row of sorted)if (!byRow.has(row)) byRow.set(row, root);
    return {
        root,
        byRow
    };
};

;// CONCATENATED MODULE: ./src/retrieval/languages.js
const OFFICIAL = {
    java: 'java',
    js: 'javascript',
    jsx: 'javascript',
    cjs: 'javascript',
    py: 'python',
    'py-tpl': 'python',
    pyi: 'python',
    ts: 'typescript'
};
const FORGOTTEN = {
    mjs: 'javascript',
    mts: 'typescript',
    cts: 'typescript',
    tsx: 'tsx'
};
const extension = (path)=>/[^/]\.([^./]+)$/.exec(path)?.[1] ?? '';
/** The grammar that the official harness parses a file with; null where it looks into none of its lines. */ const officialGrammar = (path)=>Object.hasOwn(OFFICIAL, extension(path)) ? OFFICIAL[extension(path)] : null;
/** The grammar of a file's language; null where there is none here, as for Kotlin, JSON or Markdown. */ const grammarOf = (path)=>officialGrammar(path) ?? (Object.hasOwn(FORGOTTEN, extension(path)) ? FORGOTTEN[extension(path)] : null);

;// CONCATENATED MODULE: ./src/retrieval/unscorable.js
/** Ends a node score: nobody can say what it is, which is not the same as 0. */ class Unscorable extends Error {
}
/** Definitions nested in each other without end have ids whose length is the square of the source's. */ const LONGEST_IDS = 8 * 1024 ** 2;
/** Counts the characters of one score's ids. */ class IdBudget {
    #left = LONGEST_IDS;
    spend(path, characters) {
        this.#left -= characters;
        if (this.#left < 0) {
            throw new Unscorable(`the nodes that ${path} changes have names of more than ${LONGEST_IDS} characters`);
        }
    }
}

;// CONCATENATED MODULE: ./src/retrieval/parse-source.js

/** Far above sources that people write; beyond it parsers take memory by the hundred megabytes. */ const LONGEST_SOURCE = 2 * 1024 ** 2;
/**
 * What `read` makes of the syntax tree of a source.
 * @param until milliseconds since the epoch by which it is to be parsed
 * @throws Unscorable where the source is too long, or takes too long
 */ const parseSource = ({ path, grammar, text }, { parsers, until }, read)=>{
    if (text.length > LONGEST_SOURCE) {
        throw new Unscorable(`${path} has ${text.length} characters; up to ${LONGEST_SOURCE} are parsed`);
    }
    const result = parsers.parse({
        grammar,
        text,
        until
    }, read);
    if (result === null) throw new Unscorable(`${path} takes too long to parse`);
    return result;
};

;// CONCATENATED MODULE: ./src/retrieval/corrected-nodes.js





/*
 * The nodes that a patch changes, as one would expect to find them. Against officialNodes():
 *  - new, deleted and renamed files count, each side under its own name;
 *  - so do the extensions that are missing there, of .tsx with its own grammar; files of languages without
 *    a grammar here (.kt, .json, .md) have no nodes and count at the level of files alone;
 *  - every changed line is looked up, the last one of a file too;
 *  - lines outside of every function and class are the module's: its node is the file's `module`;
 *  - generators, abstract classes, interfaces, enums, records and a pair's arrow function are nodes too;
 *  - a name is what the grammar calls the name; where there is none (`(anonymous)`) nothing fails;
 *  - all parents are named;
 *  - the truth is not the row's list, which has the gaps of the official rules, but what the same rules find
 *    in the gold patch.
 */ const RULES = {
    types: new Set([
        'pair',
        'function_definition',
        'class_definition',
        'function_declaration',
        'generator_function_declaration',
        'method_declaration',
        'method_definition',
        'class_declaration',
        'abstract_class_declaration',
        'interface_declaration',
        'enum_declaration',
        'record_declaration',
        'annotation_type_declaration',
        'constructor_declaration',
        'compact_constructor_declaration'
    ]),
    functions: new Set([
        'function_expression',
        'generator_function',
        'arrow_function'
    ])
};
const idOf = (path, definition, budget)=>{
    const parts = [];
    for(let at = definition; at !== null; at = at.parent){
        if (!counts(at)) continue;
        const part = at.parent === null ? 'module' : `${at.type}:${at.name ?? '(anonymous)'}`;
        budget.spend(path, part.length);
        parts.push(part);
    }
    return [
        path,
        ...parts.reverse()
    ].join('->');
};
const sourceIds = (source, parsers, until, budget)=>{
    const { path, grammar, text, rows } = source;
    if (text === undefined) throw new Unscorable(`${path} is not at hand`);
    return parseSource({
        path,
        grammar,
        text
    }, {
        parsers,
        until
    }, (cursor)=>[
            ...new Set(definitionsAt(cursor, rows, RULES).byRow.values())
        ].map((node)=>idOf(path, node, budget)));
};
/** The ids of the nodes that a patch changes; throws Unscorable where nobody can say. */ const correctedNodes = (files, trees, { parsers, until })=>{
    const budget = new IdBudget();
    return new Set(changedSources(files, trees, grammarOf).flatMap((source)=>sourceIds(source, parsers, until, budget)));
};
/** Whether a patch changes a node at all, which needs no parser: each line of a source is of some node. */ const changesNodes = (files)=>changedSources(files, {
        before: new Map(),
        after: new Map()
    }, grammarOf).length > 0;

;// CONCATENATED MODULE: ./src/retrieval/official-nodes.js





/*
 * The nodes that a patch changes, as the official harness finds them. What is odd about it, and kept:
 *  - only files that have the same name before and after count: not new, deleted and renamed ones;
 *  - only the extensions of officialGrammar(): no .tsx, .mjs or .kt;
 *  - lines of a file are looked up in their order, and none that lies within the rows of a node that an
 *    earlier one found: where a class's own line changes, the methods below it are not found. The rows
 *    are compared with line numbers, of which the first is 1, so that a node's last line is looked up;
 *  - a row at or past the row where the root ends has no node: the last line of a file that ends in none;
 *  - lines outside of every function and class are ignored;
 *  - a name is all of a node's children that are identifiers, joined with `_`: `Foo bar()` is `Foo_bar`
 *    in Java, but `int bar()` is `bar`. A pair whose key is no identifier is `[]`;
 *  - a node or a parent without a name (`#private() {}`, `[computed]() {}`) fails the whole score;
 *  - so does a file that is not there;
 *  - the names of parents end where one comes again: of A in B in A nothing above the inner A's B is left,
 *    not even `program`.
 */ /** What the official harness has as an exception; it scores 0. */ class NodesFailed extends Error {
}
const official_nodes_RULES = {
    types: new Set([
        'pair',
        'function_definition',
        'class_definition',
        'function_declaration',
        'method_declaration',
        'method_definition',
        'class_declaration',
        'constructor_declaration'
    ]),
    functions: new Set([
        'function_expression'
    ])
};
const ROOTS = new Set([
    'module',
    'program'
]);
const nameOf = ({ type, identifiers })=>{
    if (identifiers.length > 0) return identifiers.join('_');
    if (type === 'pair') return '[]';
    throw new NodesFailed(`${type} has no name`);
};
const ownId = (definition)=>ROOTS.has(definition.type) ? definition.type : `${definition.type}:${nameOf(definition)}`;
const official_nodes_idOf = (path, definition, budget)=>{
    const parents = [];
    const seen = new Set();
    for(let parent = definition.parent; parent !== null; parent = parent.parent){
        const id = ownId(parent);
        if (seen.has(id)) break;
        seen.add(id);
        parents.push(id);
        budget.spend(path, id.length);
    }
    const own = ownId(definition);
    budget.spend(path, own.length);
    return [
        path,
        ...parents.reverse(),
        own
    ].join('->');
};
/** The definitions that some rows are looked up to, in the order and with the gaps described above. */ const lookedUp = (cursor, rows)=>{
    const { root, byRow } = definitionsAt(cursor, rows, official_nodes_RULES);
    const found = new Set();
    let covered = -1;
    for (const [row, definition] of [
        ...byRow
    ].sort(([a], [b])=>a - b)){
        const line = row + 1;
        if (line <= covered || row >= root.endRow) continue;
        if (definition === root && ROOTS.has(root.type)) continue;
        if (definition !== root) found.add(definition);
        covered = Math.max(covered, definition.endRow);
    }
    return found;
};
const official_nodes_sourceIds = (source, parsers, until, budget)=>{
    const { path, grammar, text, rows } = source;
    if (text === undefined) throw new NodesFailed(`${path} is not there`);
    return parseSource({
        path,
        grammar,
        text
    }, {
        parsers,
        until
    }, (cursor)=>[
            ...lookedUp(cursor, rows)
        ].map((definition)=>official_nodes_idOf(path, definition, budget)));
};
/** The ids of the nodes that a patch changes; throws NodesFailed where the official harness fails. */ const officialNodes = (files, trees, { parsers, until })=>{
    const kept = files.filter(({ oldPath, newPath })=>oldPath !== null && oldPath === newPath);
    const budget = new IdBudget();
    return new Set(changedSources(kept, trees, officialGrammar).flatMap((source)=>official_nodes_sourceIds(source, parsers, until, budget)));
};

;// CONCATENATED MODULE: ./src/retrieval/patched-texts.js


const patchedText = (before, { newPath, removedAt, addedAt, addedLines })=>{
    const removed = new Set(removedAt);
    const kept = before.split('\n').filter((_, index)=>!removed.has(index + 1));
    const lines = [];
    let [nextKept, nextAdded] = [
        0,
        0
    ];
    while(nextKept < kept.length || nextAdded < addedLines.length){
        const isAdded = addedAt[nextAdded] === lines.length + 1;
        if (!isAdded && nextKept === kept.length) {
            throw new Unscorable(`the gold patch does not fit ${newPath}, which is shorter`);
        }
        lines.push(isAdded ? addedLines[nextAdded++] : kept[nextKept++]);
    }
    return lines.join('\n');
};
/**
 * The sources that a patch made for these very texts leaves behind, line by line where it says, without
 * looking at what it removes: the gold patch was made for its base.
 */ const patchedTexts = (files, before)=>{
    const after = new Map();
    for (const file of files){
        if (file.newPath === null || grammarOf(file.newPath) === null || file.addedLines.length === 0) continue;
        const text = file.oldPath === null ? '' : before.get(file.oldPath);
        if (text === undefined) throw new Unscorable(`${file.oldPath} is not at hand`);
        after.set(file.newPath, patchedText(text, file));
    }
    return after;
};

;// CONCATENATED MODULE: ./src/retrieval/score-sets.js
const ratio = (part, whole)=>whole === 0 ? 0 : part / whole;
/** Of a change that touches nothing, or whose nodes the official rules cannot name. */ const NO_SCORE = {
    recall: 0,
    precision: 0,
    f1: 0
};
/** Recall, precision and F1 of what was found against what was to be found, each 0 where it is undefined. */ const scoreSets = (truth, found)=>{
    const both = [
        ...found
    ].filter((item)=>truth.has(item)).length;
    return {
        recall: ratio(both, truth.size),
        precision: ratio(both, found.size),
        f1: ratio(2 * both, truth.size + found.size)
    };
};

;// CONCATENATED MODULE: ./src/retrieval/retrieval.js







/** Parsing holds up whatever else the process does; the sources of a patch take a tenth of a second. */ const DEFAULT_MILLISECONDS = 10_000;
/** The paths whose texts the retrieval of these patches looks at, before and after; a path may lack on one side. */ const retrievalPaths = (...patches)=>[
        ...new Set(patches.flatMap((patch)=>(0,patch_paths/* touchedPaths */.Pq)((0,patch_paths/* patchPaths */.BT)(patch))).filter((path)=>grammarOf(path) !== null))
    ];
/** New files are one and the same file, `/dev/null`, and renamed ones have their old names alone. */ const officialFiles = (files)=>new Set(files.map(({ change, oldPath })=>change === 'added' ? '/dev/null' : oldPath));
const correctedFiles = (files)=>new Set((0,patch_paths/* touchedPaths */.Pq)(files));
/**
 * How much of what the gold patch changes a patch changes too, and how much else: by file and by node of
 * the syntax tree. `official` is what the official harness says, with what is odd about it (officialFiles(),
 * officialNodes()): an empty patch, one that does not apply and the evaluation of the gold patch are all
 * zeros, nodes as well where the row has none; else nodes without a truth are null, and what the harness
 * fails at is 0. `corrected` has new files under their own names, renamed ones under both, nodes by
 * correctedNodes(), and evaluates the gold patch like every other. Where sources are too large or too slow
 * to parse, or not at hand, nodes are null and `unscored` says why.
 */ const retrievalOf = (input, parsers)=>{
    const { row, patch, before, after } = input;
    const parsing = {
        parsers,
        until: performance.now() + (input.milliseconds ?? DEFAULT_MILLISECONDS)
    };
    const gold = (0,patch_paths/* patchPaths */.BT)(row.patch);
    const found = (0,patch_paths/* patchPaths */.BT)(patch);
    const nothing = after === null || patch.trim() === '';
    const goldFiles = (names)=>row.patch === '' ? new Set(row.modified_files) : names(gold);
    let unscored;
    const unlessUnscorable = (score)=>{
        try {
            return score();
        } catch (error) {
            if (!(error instanceof Unscorable)) throw error;
            unscored ??= error.message;
            return null;
        }
    };
    const official = ()=>{
        if (nothing || input.gold === true) return {
            file: NO_SCORE,
            node: NO_SCORE
        };
        const node = ()=>{
            if (row.cst_nodes.length === 0) return null;
            try {
                return scoreSets(new Set(row.cst_nodes), officialNodes(found, {
                    before,
                    after
                }, parsing));
            } catch (error) {
                if (error instanceof NodesFailed) return NO_SCORE;
                throw error;
            }
        };
        return {
            file: scoreSets(goldFiles(officialFiles), officialFiles(found)),
            node: unlessUnscorable(node)
        };
    };
    const corrected = ()=>{
        const hasTruth = changesNodes(gold);
        if (nothing) return {
            file: NO_SCORE,
            node: hasTruth ? NO_SCORE : null
        };
        const node = ()=>{
            if (!hasTruth) return null;
            const truth = correctedNodes(gold, {
                before,
                after: patchedTexts(gold, before)
            }, parsing);
            return scoreSets(truth, correctedNodes(found, {
                before,
                after
            }, parsing));
        };
        return {
            file: scoreSets(goldFiles(correctedFiles), correctedFiles(found)),
            node: unlessUnscorable(node)
        };
    };
    const scores = {
        official: official(),
        corrected: corrected()
    };
    return unscored === undefined ? scores : {
        ...scores,
        unscored
    };
};

;// CONCATENATED MODULE: ./src/retrieval/syntax.js
/*
 * What this room asks of parsers, which are handed in: loading a grammar is an effect, and a megabyte.
 * A tree-sitter cursor is such a cursor as it is.
 */ const GRAMMARS = [
    'java',
    'javascript',
    'typescript',
    'tsx',
    'python'
];

;// CONCATENATED MODULE: ./src/retrieval/index.js
/*
 * Whether a patch of a row of SWE-PolyBench changes what the gold one changes.
 *  1. which texts that needs                      retrieval.ts: retrievalPaths()
 *  2. which lines of them the patches change      changed-sources.ts; the gold one's result: patched-texts.ts
 *  3. which definitions those lines are of        definitions.ts, on a tree of languages.ts' grammars
 *  4. what the definitions are called             official-nodes.ts, corrected-nodes.ts
 *  5. how the sets compare                        score-sets.ts
 * Sources are hostile: unscorable.ts says where it ends.
 */ 


// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
;// CONCATENATED MODULE: ./src/commands/shared/rows/load-grammars.js




/** Left out of the bundle: it lies beside the grammars, as a module wherever that folder is put. */ const loadRuntime = async (folder)=>{
    const address = (0,external_node_url_.pathToFileURL)((0,external_node_path_.join)(folder, 'web-tree-sitter.mjs')).href;
    const runtime = await import(/* webpackIgnore: true */ address);
    await runtime.Parser.init();
    return runtime;
};
const load = async (folder)=>{
    const { Parser, Language } = await loadRuntime(folder);
    const languages = new Map();
    for (const name of GRAMMARS){
        languages.set(name, await Language.load(await (0,promises_.readFile)((0,external_node_path_.join)(folder, `tree-sitter-${name}.wasm`))));
    }
    return {
        parse: ({ grammar, text, until }, read)=>{
            const parser = new Parser();
            try {
                parser.setLanguage(languages.get(grammar));
                const tree = parser.parse(text, null, {
                    progressCallback: ()=>performance.now() > until
                });
                if (tree === null) return null;
                const cursor = tree.walk();
                try {
                    return read(cursor);
                } finally{
                    cursor.delete();
                    tree.delete();
                }
            } finally{
                parser.delete();
            }
        }
    };
};
const loaded = new Map();
/**
 * The parsers of the languages of SWE-PolyBench, from the folder of grammars that is shipped (`dist/grammars`).
 * They are loaded at the first call, which takes a fifth of a second, and once.
 */ const loadGrammars = (folder)=>{
    const parsers = loaded.get(folder) ?? load(folder);
    loaded.set(folder, parsers);
    return parsers;
};

;// CONCATENATED MODULE: ./src/commands/run/make-row-grading.js


/** How a job grades its rows; undefined where it has none. */ const makeRowGrading = ({ rows, ofRows: { gradings } }, { agent, grammars })=>{
    if (rows === undefined) return undefined;
    if (grammars === undefined) return {
        gradings,
        retrieval: null
    };
    const gold = agent.name === 'oracle';
    return {
        gradings,
        retrieval: {
            paths: retrievalPaths,
            measure: async (input)=>retrievalOf({
                    ...input,
                    gold
                }, await loadGrammars(grammars))
        }
    };
};

;// CONCATENATED MODULE: ./src/commands/run/make-trial-context.js









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
/** Opens what all trials of the job share. */ const trialContextOf = (job, given)=>{
    const { options, agent, budget } = job;
    const { host, cache, environment } = given;
    const { source, building, gatewayImage, context } = (0,trial_parts/* openTrialParts */.$)({
        ...given,
        ...{
            folder: job.folder,
            loaded: job.loaded,
            bases: job.bases,
            rows: job.rows,
            trust: job.trust
        },
        registries: options,
        rebuild: options.rebuild,
        logFilter: (0,redact/* createRedactor */.l)((0,agent_secrets/* secretsOf */.F)(agent)).stream
    });
    const shard = job.plan?.shard ?? 1;
    const onMachine = (0,file_cache/* fileCache */.HM)((0,file_cache/* defaultCacheDir */.$g)());
    const values = cache && keptValues(cache, {
        machine: host,
        shard,
        others: onMachine
    });
    const base = {
        ...context,
        shard,
        verifierMode: options.verifierMode,
        rowGrading: makeRowGrading(options, {
            agent,
            grammars: given.grammars
        }),
        seal: options.seal,
        maxRetries: options.maxRetries,
        multipliers: options.multipliers,
        cache: values ?? onMachine
    };
    const isControl = agent.name === 'oracle' || agent.name === 'nop';
    const installation = {
        ...building,
        jobId: context.jobId,
        ca: job.trust?.pem ?? null,
        environment
    };
    return {
        ...base,
        agent,
        gatewayImage,
        installed: (0,single_flight/* once */.O)(()=>agent.install?.(installation) ?? Promise.resolve(null)),
        agentHosts: options.agentHosts,
        modelUse: {
            maxTokens: options.maxTokens ?? null,
            prices: options.prices,
            budget
        },
        controls: isControl ? null : createControls(options.controls, {
            ...base,
            ...WITHOUT_AGENT
        }),
        // The small one first: it tells whether the cache takes anything from this run.
        async keepForNextRun () {
            await values?.save();
            // A plan's legs get their bases from the job before them; else many would save the same ones.
            if (!job.plan) await (0,image_source/* saveBases */.U4)(source);
        }
    };
};

// EXTERNAL MODULE: ./src/image/layer.js
var image_layer = __webpack_require__(47010);
// EXTERNAL MODULE: ./src/image/local-image.js
var local_image = __webpack_require__(19488);
// EXTERNAL MODULE: ./src/image/seal.js
var seal = __webpack_require__(39518);
;// CONCATENATED MODULE: ./src/image/prune-task-images.js



const idsOf = async (docker, ...filter)=>(await docker.text([
        'images',
        '--quiet',
        '--no-trunc',
        ...filter
    ])).split('\n');
/** Ids of the images that are here and none of ours: the user's, whatever they are called. */ const strangers = async (docker)=>{
    const ours = new Set(await idsOf(docker, '--filter', `label=${local_image/* KEY_LABEL */.bt}`));
    return new Set((await idsOf(docker)).filter((id)=>!ours.has(id)));
};
/**
 * Removes a task's image, its sealed copy and what agents have put on either, once the last of its trials
 * is through. The base stays, since other tasks build on it; so does an image that something else still
 * uses, and one that was here before and that nobody built or pulled for us.
 */ const pruneAfterLastTrial = async (docker, planned)=>{
    const others = await strangers(docker);
    const left = new Map();
    for (const { task } of planned)left.set(task, (left.get(task) ?? 0) + 1);
    return async (record)=>{
        const count = (left.get(record.task) ?? 1) - 1;
        left.set(record.task, count);
        if (count > 0 || record.images.task === null) return;
        const sealed = await (0,local_image/* findLocalImage */.e9)(docker, (0,seal/* sealedName */.y)(record.images.task));
        for (const id of [
            record.images.task,
            ...sealed ? [
                sealed.id
            ] : []
        ])await (0,image_layer/* removeLayersOn */.e)(docker, id);
        await docker.call([
            'image',
            'rm',
            (0,seal/* sealedName */.y)(record.images.task)
        ]);
        if (!others.has(record.images.task)) await docker.call([
            'image',
            'rm',
            '--force',
            record.images.task
        ]);
    };
};

// EXTERNAL MODULE: ./src/text/capital.js
var capital = __webpack_require__(16697);
// EXTERNAL MODULE: ./src/text/deadline.js
var deadline = __webpack_require__(86937);
;// CONCATENATED MODULE: ./src/plan/start-gate.js

/** So many trials in a row without an answer from the model, and the next would have none either. */ const MODEL_FAULTS_IN_A_ROW = 3;
/** A gate that is open until time, money or the model's provider end. */ const createStartGate = (limits)=>{
    let inARow = 0;
    let lastFault;
    let closed = false;
    return {
        obstacleTo ({ seconds }) {
            if (closed) return 'model';
            const left = limits.budget.left();
            if (left !== null && left <= 0) return 'max-cost';
            return (0,deadline/* fitsBefore */.g)(limits.deadline, seconds) ? undefined : 'deadline';
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

;// CONCATENATED MODULE: ./src/plan/left-out-messages.js


/** The first line of a message, ended as a sentence; below it stand the last lines of a log. */ const firstLine = (message)=>{
    const [line = ''] = message.split('\n', 1);
    return /[.!?:]$/.test(line) ? line.replace(/:$/, '.') : `${line}.`;
};
/** What to do about each obstacle; what a workflow was started with stays the same when it is re-run. */ const nextStep = (obstacle, goesOn)=>{
    if (typeof goesOn === 'object') {
        const rest = `run the rest with --resume ${goesOn.resume}`;
        if (obstacle === 'model') return `Mend that, and ${rest}.`;
        return (0,capital/* sentence */.e)(obstacle === 'max-cost' ? `${rest} and a higher --max-cost` : rest);
    }
    if (obstacle === 'max-cost') return 'A re-run has the same max-cost: start the workflow anew with a higher one.';
    const isShard = goesOn === 'shard';
    const rerun = 're-run the failed jobs: only trials without a verdict are run';
    if (obstacle === 'model') return isShard ? `Mend that, and ${rerun}.` : 'Mend that, and start the workflow anew.';
    return isShard ? (0,capital/* sentence */.e)(rerun) : 'A re-run has the same deadline: start the workflow anew with a later one, or with fewer tasks.';
};
/** What to say of the trials that were left out, a sentence or two for each reason. */ const leftOutMessages = (leftOut, job)=>{
    const dashes = typeof job.goesOn === 'object' ? '--' : '';
    const why = {
        model: `${MODEL_FAULTS_IN_A_ROW} trials in a row got no answer from the model. The last fault: ${firstLine(job.modelFault?.message ?? 'none')}`,
        'max-cost': `model requests have cost what ${dashes}max-cost ${job.maxCostUsd} allows.`,
        deadline: `their limits reach beyond ${dashes}deadline ${job.deadlineMinutes}.`
    };
    return [
        'model',
        'max-cost',
        'deadline'
    ].flatMap((obstacle)=>{
        const count = leftOut.filter((one)=>one === obstacle).length;
        if (count === 0) return [];
        const what = `${count} of ${job.planned} trials were not started`;
        return [
            `${what}: ${why[obstacle]} ${nextStep(obstacle, job.goesOn)}`
        ];
    });
};

;// CONCATENATED MODULE: ./src/plan/longest-trial.js
/** What has to fit beside the limits: starting two containers, copying, scoring. */ const OVERHEAD_SEC = 60;
/**
 * Seconds that a trial takes at most, once its image is there. An agent without a limit counts as none.
 * @param verifications how often the tests run, each time up to their limit: once for every grading of a row
 */ const longestTrial = (task, { agent, verifier, verifications })=>(task.agent.timeoutSec ?? 0) * agent + task.verifier.timeoutSec * verifier * verifications + OVERHEAD_SEC;

// EXTERNAL MODULE: ./src/text/seeded-random.js
var seeded_random = __webpack_require__(7121);
;// CONCATENATED MODULE: ./src/plan/run-order.js

/**
 * The trials in the order to run them where not all may get their turn: tasks in a random order by the
 * seed, so that those that are left out are no selection; attempts on a task stay together.
 */ const runOrder = (planned, seed)=>{
    const random = (0,seeded_random/* seededRandom */.I)(seed);
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

// EXTERNAL MODULE: ./src/trial/harbor/harbor-result.js + 1 modules
var harbor_result = __webpack_require__(39019);
// EXTERNAL MODULE: ./src/trial/model-use.js
var model_use = __webpack_require__(9941);
// EXTERNAL MODULE: ./src/trial/phase-clock.js
var phase_clock = __webpack_require__(11086);
// EXTERNAL MODULE: ./src/trial/record.js + 1 modules
var trial_record = __webpack_require__(2290);
// EXTERNAL MODULE: ./src/trial/trial-folder.js
var trial_folder = __webpack_require__(7699);
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
        clock: new phase_clock/* PhaseClock */.w(),
        networks: {},
        usedBefore: model_use/* NO_USAGE */.yJ,
        limits: NO_LIMITS,
        fault: {
            kind: 'task',
            phase: 'environment',
            code,
            message
        }
    };
    const folder = (0,trial_folder/* openTrialFolder */.Z)((0,external_node_path_.join)(context.jobDir, planned.name), (0,redact/* createRedactor */.l)((0,agent_secrets/* secretsOf */.F)(context.agent)));
    folder.writeJson('config.json', (0,harbor_result/* trialConfig */.D)(trial, context));
    folder.log(message);
    const record = (0,trial_record/* trialRecord */.K)(trial, context);
    folder.writeJson('result.json', (0,harbor_result/* trialResult */._)(trial, context, record));
    folder.close();
    return record;
};

;// CONCATENATED MODULE: ./src/network/gateway/models/prices.js
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
/** `-20250929`, `-2025-08-07`, `-latest`, `-preview`, `-preview-05-06`: the same model at the same price. */ const VERSION = /^(?:-\d{8}|-\d{4}-\d{2}-\d{2}|-\d{3}|-latest|-preview(?:-\d{2}-\d{2,4})?)$/;
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
            if (name.startsWith(key) && VERSION.test(name.slice(key.length))) return price;
        }
        return undefined;
    };
    return (model)=>{
        const name = model.slice(model.lastIndexOf('/') + 1);
        return table.get(model) ?? table.get(name) ?? unversioned(name);
    };
};
/** US dollars for tokens; `input` has the cached ones in it. */ const costOf = (tokens, price)=>{
    const fresh = Math.max(0, tokens.input - tokens.cached - tokens.cacheWrite);
    const dollars = fresh * price.input + tokens.cached * (price.cached ?? price.input) + tokens.cacheWrite * (price.cacheWrite ?? price.input) + tokens.output * price.output;
    return dollars / 1_000_000;
};

;// CONCATENATED MODULE: ./src/commands/run/unpriced-models.js

/** Warns once for each model that `--max-cost` cannot count, since neither our list nor `--prices` has its price. */ const warnOfUnpricedModels = ({ maxCostUsd, prices }, listener)=>{
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










/** Runs the planned trials that are not done, as many at a time as wanted. */ const runTrials = async (job, context, { hasInputs = false, attempt = run_trial/* runTrial */.W } = {})=>{
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
    const prune = options.pruneImages ? await pruneAfterLastTrial(context.docker, order) : undefined;
    const gate = createStartGate({
        deadline,
        budget
    });
    const verifications = options.rows === undefined ? 1 : options.ofRows.gradings.length;
    const unpriced = warnOfUnpricedModels(options, listener);
    const leftOut = new Map();
    const runOne = async (trial)=>{
        signal.throwIfAborted();
        const entry = entries.get(trial.task);
        const obstacle = entry.ok ? gate.obstacleTo({
            seconds: longestTrial(entry.task, {
                ...options.multipliers,
                verifications
            })
        }) : undefined;
        if (obstacle !== undefined) {
            leftOut.set(trial.name, obstacle);
            return [];
        }
        const begin = Date.now();
        const record = entry.ok ? await attempt(trial, entry.task, {
            ...context,
            deadline
        }) : recordOfBrokenTask(trial, {
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
        const resume = (0,external_node_path_.basename)(job.folder.jobDir);
        const inWorkflow = job.plan === null ? 'alone' : 'shard';
        const messages = leftOutMessages([
            ...leftOut.values()
        ], {
            ...options,
            goesOn: hasInputs ? inWorkflow : {
                resume
            },
            planned: planned.length,
            modelFault: gate.modelFault()
        });
        for (const message of messages)listener({
            type: 'warning',
            message
        });
        return {
            records: [
                ...done,
                ...records
            ],
            leftOut
        };
    } finally{
        await Promise.allSettled(running);
    }
};

// EXTERNAL MODULE: ./src/commands/shared/jobs/job-log.js
var job_log = __webpack_require__(33377);
;// CONCATENATED MODULE: ./src/commands/run.js


















const checkImages = async ({ options, selected }, context)=>{
    if (options.expectImages === undefined) return;
    const multiplier = options.multipliers.environment;
    await requireExpectedImages(options.expectImages, selected, {
        ...context,
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
    if (job.planned.length === 0) return finishEmpty(job, context);
    const host = await (0,limits/* engineHost */.n)(docker).catch(async (error)=>{
        if (options.resume === undefined) await job.folder.discard();
        throw error;
    });
    const { jobDir } = job.folder;
    const redact = redactFor((0,agent_secrets/* secretsOf */.F)(job.agent));
    const listener = redactedListener((0,job_log/* logged */.J)(job.folder, context.listener), redact);
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
        await (0,reap/* reapStale */.I2)(docker);
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
        const ran = await runTrials(job, trialContext, {
            hasInputs: context.hasInputs
        });
        const { rewards, rewardsPath } = await writeResults(job, ran, {
            toolVersion: context.toolVersion,
            redact,
            workflow: (0,github_context/* workflowRun */.t)(context.environment)
        });
        await keepRowResults(job.options, rewards, listener);
        const { keepForNextRun } = trialContext;
        const gate = (0,report_gate/* judge */.S4)(job.options.failOn, {
            rewards,
            comparison: null
        });
        const exitCode = (0,report_gate/* resultExitCode */.Fg)(rewards, gate);
        return {
            rewards,
            jobDir,
            rewardsPath,
            gate,
            exitCode,
            keepForNextRun
        };
    } catch (thrown) {
        throw redactError(thrown, redact);
    } finally{
        await Promise.allSettled(background);
        await trialContext.sandboxes.close();
        // What a trial that was cut short could not remove itself; the others have left nothing.
        if (context.signal.aborted) await (0,reap/* reapJob */.Q5)(docker, trialContext.jobId);
        await unlock();
    }
};

// EXTERNAL MODULE: ./src/commands/shared/baseline/baseline.js + 4 modules
var baseline = __webpack_require__(86581);
// EXTERNAL MODULE: ./src/entry/gateway-program.js
var gateway_program = __webpack_require__(42893);
;// CONCATENATED MODULE: ./src/entry/grammars-folder.js


/** The parsers of SWE-PolyBench's languages, which lie beside whatever was started, as gatewayProgram() does. */ const grammarsFolder = ()=>(0,external_node_path_.join)((0,external_node_fs_.realpathSync)(process.argv[1] ?? '.'), '../../grammars');

// EXTERNAL MODULE: ./src/entry/read-options/registry-access.js
var registry_access = __webpack_require__(45804);
// EXTERNAL MODULE: ./src/agent/pair-agents.js
var pair_agents = __webpack_require__(78694);
// EXTERNAL MODULE: ./src/entry/options.js + 11 modules
var options = __webpack_require__(29921);
// EXTERNAL MODULE: ./src/entry/read-options/ca-bundle-of.js
var ca_bundle_of = __webpack_require__(72177);
// EXTERNAL MODULE: ./src/entry/read-options/dataset-choice.js
var dataset_choice = __webpack_require__(81906);
// EXTERNAL MODULE: ./src/entry/read-options/read-gates.js
var read_gates = __webpack_require__(38035);
;// CONCATENATED MODULE: ./src/contracts/gateway/prices.js

/** US dollars for a million tokens. */ const modelPriceSchema = classic_schemas/* object */.Ikc({
    input: classic_schemas/* number */.aig().nonnegative(),
    output: classic_schemas/* number */.aig().nonnegative(),
    /** Input that the provider had cached; as `input` where it is not given. */ cached: classic_schemas/* number */.aig().nonnegative().optional(),
    /** Input that the provider was told to cache; as `input` where it is not given. */ cacheWrite: classic_schemas/* number */.aig().nonnegative().optional()
});
/** By name of the model; a `--prices` file has this shape. */ const priceTableSchema = classic_schemas/* record */.g1P(classic_schemas/* string */.YjP().min(1), modelPriceSchema);

;// CONCATENATED MODULE: ./src/entry/read-options/read-prices.js




/** Far above a table of every model there is. */ const MAX_BYTES = 4 * 1024 * 1024;
const SHAPE = 'A file of prices holds US dollars for a million tokens by model: `{"<model>": {"input": 3, "output": 15, "cached": 0.3}}`.';
const read_prices_wrong = (path, what)=>new errors/* UserError */.yo(`${(0,quote/* quote */.h)(`--prices ${path}`)} ${what}. ${SHAPE} Correct it, or leave the option out.`);
const readText = (path)=>{
    const found = (0,external_node_fs_.statSync)(path, {
        throwIfNoEntry: false
    });
    if (found === undefined) throw read_prices_wrong(path, 'does not exist');
    if (!found.isFile()) throw read_prices_wrong(path, 'is no file');
    if (found.size > MAX_BYTES) throw read_prices_wrong(path, 'is larger than 4 MiB');
    return (0,external_node_fs_.readFileSync)(path, 'utf8');
};
const parseJson = (path, text)=>{
    try {
        return JSON.parse(text);
    } catch (error) {
        throw read_prices_wrong(path, `is no JSON (${(0,errors/* errorMessage */.gJ)(error)})`);
    }
};
const valueAt = (table, path)=>path.reduce((value, key)=>value[key], table);
/** What is wrong at a place of the table, and how it is written. */ const mistakeAt = (table, path)=>{
    if (path.length === 0) return 'is no table of models';
    const place = (0,quote/* quote */.h)(path.map(String).join(' > '));
    const value = valueAt(table, path);
    if (path.length === 1) return `has ${(0,quote/* quote */.h)(JSON.stringify(value))} at ${place}, where prices have to be`;
    if (value === undefined) return `lacks ${place}`;
    return `has ${(0,quote/* quote */.h)(JSON.stringify(value))} at ${place}; a price is a number of 0 or more without quotes, such as \`3\``;
};
/**
 * The table of a `--prices` file.
 * @throws UserError that names the place of the first thing that is wrong
 */ const readPrices = (path)=>{
    const parsed = parseJson(path, readText(path));
    const table = priceTableSchema.safeParse(parsed);
    if (table.success) return table.data;
    throw read_prices_wrong(path, mistakeAt(parsed, table.error.issues[0]?.path ?? []));
};

// EXTERNAL MODULE: ./src/entry/read-options/registry-choice.js
var registry_choice = __webpack_require__(23277);
// EXTERNAL MODULE: ./src/entry/read-options/rows-choice.js
var rows_choice = __webpack_require__(74011);
;// CONCATENATED MODULE: ./src/entry/read-options/to-run-options.js











const { default: TASKS } = options/* options */.fF.find((row)=>row.name === 'path');
/** @throws UserError for several agents or models, which only a plan can take */ const onePair = (values)=>{
    // The job that goes on has its own.
    if (values.resume !== undefined) return {
        agent: values.agent[0] ?? '',
        model: values.model[0] ?? null
    };
    const pairs = (0,pair_agents/* pairAgents */.B)(values.agent, values.model);
    const [first] = pairs;
    if (first !== undefined && pairs.length === 1) return first;
    const listed = pairs.map(({ agent, model })=>(0,quote/* quote */.h)(model === null ? agent : `${agent}=${model}`));
    throw new errors/* UserError */.yo(`\`run\` takes one agent and one model, and these are ${pairs.length}: ${listed.join(', ')}. Name one by \`agent\` and \`model\`, or make a plan of all with \`plan\` and run its shards.`);
};
/** @throws UserError for a plan without a shard, or a shard without a plan */ const checkShard = ({ plan, shard })=>{
    if (plan === undefined === (shard === undefined)) return;
    throw new errors/* UserError */.yo(plan === undefined ? `\`shard\` is ${shard}, and there is no \`plan\` that it could be of. Name the plan, or leave it out.` : `\`plan\` is ${(0,quote/* quote */.h)(plan)}, and no \`shard\` of it is named. Name the number of one.`);
};
/** The runner fills in the default; only another path was surely typed by someone. */ const typedPath = ({ path }, folder)=>path === (0,external_node_path_.resolve)(folder, TASKS) ? undefined : path;
/** The options of `run` as the command takes them. */ const toRunOptions = (values, place, { environment, folder })=>{
    const rows = (0,rows_choice/* rowsChoice */.j)(values, {
        place,
        folder
    });
    const choice = (0,dataset_choice/* datasetChoice */.o)(values, rows);
    if (values.resume === undefined) {
        checkShard(values);
        // A plan knows what it is of.
        if (values.plan === undefined) (0,dataset_choice/* requireDataset */.I)(choice, place);
    }
    const { agent, model } = onePair(values);
    const every = values['timeout-multiplier'];
    return {
        ...choice,
        ...(0,registry_choice/* registryChoice */.L)(values),
        expectImages: values['expect-images'],
        agent,
        predictions: values.predictions,
        agentCommand: values['agent-command'],
        agentEnv: values['agent-env'],
        agentVariables: values['agent-variable'],
        model: model ?? undefined,
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
        ofRows: (0,rows_choice/* rowHandling */.O)(values),
        seal: values.seal,
        controls: values.controls,
        maxRetries: values['max-retries'],
        deadlineMinutes: values.deadline,
        pruneImages: values['prune-images'],
        plan: values.plan === undefined ? undefined : (0,external_node_path_.resolve)(folder, values.plan),
        typedPath: typedPath(values, folder),
        shard: values.shard,
        resume: values.resume,
        failOn: (0,read_gates/* readGates */.D)(values['fail-on'])
    };
};

// EXTERNAL MODULE: ./src/entry/version.js
var version = __webpack_require__(14910);
// EXTERNAL MODULE: ./src/entry/cli/report-context.js
var report_context = __webpack_require__(5211);
// EXTERNAL MODULE: ./src/entry/cli/show-results.js + 3 modules
var show_results = __webpack_require__(89780);
// EXTERNAL MODULE: ./src/entry/cli/terminal-progress.js + 2 modules
var terminal_progress = __webpack_require__(81479);
;// CONCATENATED MODULE: ./src/entry/cli/run-verb.js













/** `kotlin-bench run`: the table or `rewards.json` on standard output, everything else on standard error. */ const runVerb = async (values, context)=>{
    const { signal, watchJobs, stdout, stderr, environment } = context;
    const options = toRunOptions(values, 'flags', {
        environment,
        folder: process.cwd()
    });
    await (0,baseline/* requireBaseline */.n)(values.baseline, process.cwd());
    let started;
    const noteStart = (event)=>{
        if (event.type === 'job-started') started = event.jobDir;
        watchJobs(event);
    };
    try {
        const result = await (0,terminal_progress/* withProgress */.E)(stderr, {
            quiet: values.quiet,
            watchJobs: noteStart
        }, (listener)=>run(options, {
                listener,
                signal,
                toolVersion: version/* VERSION */.x,
                environment,
                registryAccess: (0,registry_access/* verbAccess */.O)(options.registries, context),
                gatewayProgram: (0,gateway_program/* gatewayProgram */.n)(),
                grammars: grammarsFolder()
            }));
        // The shards of a plan are reported on together, by `report`.
        const reported = values.plan === undefined ? await (0,report/* reportInPlace */.f)(result, options.failOn, (0,report_context/* reportContext */.g)(values, context)) : undefined;
        const { gate, exitCode } = reported ?? result;
        const comparison = reported?.comparison ?? null;
        (0,show_results/* showResults */.G)({
            rewards: result.rewards,
            comparison
        }, {
            stdout,
            json: values.json
        });
        stderr.write(`Results: ${result.jobDir}\n`);
        if (reported !== undefined) stderr.write(`Report: ${(0,external_node_path_.join)(reported.out, 'report.html')}\n`);
        for (const line of (0,report_gate/* gateLines */.HN)(gate))stderr.write(`${line}\n`);
        return exitCode;
    } finally{
        if (signal.aborted && started !== undefined) stderr.write(`Stopped. What has no verdict yet: kotlin-bench run --resume ${started}\n`);
    }
};


/***/ })

};
;