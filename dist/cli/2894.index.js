"use strict";
exports.id = 2894;
exports.ids = [2894];
exports.modules = {

/***/ 8242:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f4: () => (/* binding */ INSTRUCTION_PATH),
  nL: () => (/* binding */ instructionEntry),
  dx: () => (/* binding */ readInstruction)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(29866);
// EXTERNAL MODULE: ./src/engine/tar.js
var tar = __webpack_require__(8103);
// EXTERNAL MODULE: ./src/text/quote.js
var quote = __webpack_require__(98461);
;// CONCATENATED MODULE: ./src/agent/command-instruction.js
/** `# canary …` or `<!-- canary … -->`. */ const isCanary = (line)=>/canary/i.test(line) && (line.startsWith('#') || line.startsWith('<!--') && line.endsWith('-->'));
/**
 * An instruction without the comment lines at its start that mark a benchmark's files for those who
 * gather training data, and without the blank lines after them. They are none of the task, and Harbor
 * shows them to no agent either.
 */ const withoutCanary = (text)=>{
    const lines = text.split('\n');
    let start = 0;
    while(start < lines.length && isCanary(lines[start].trim()))start++;
    while(start < lines.length && lines[start].trim() === '')start++;
    return lines.slice(start).join('\n');
};

;// CONCATENATED MODULE: ./src/agent/instruction.js






/** Where the instruction stands in the container; the work tree is not the place for it. */ const INSTRUCTION_PATH = '/kotlin-bench/instruction.md';
/** A task's instruction, as agents are shown it. */ const readInstruction = async (dir)=>{
    try {
        return withoutCanary(await (0,promises_.readFile)((0,external_node_path_.join)(dir, 'instruction.md'), 'utf8'));
    } catch (error) {
        throw new errors/* FaultError */.VD('task', 'instruction-missing', `${(0,quote/* quote */.h)((0,external_node_path_.join)(dir, 'instruction.md'))} cannot be read.`, {
            cause: error
        });
    }
};
/** The instruction as a file of the container. */ const instructionEntry = (instruction)=>(0,tar/* fileEntry */.nV)(INSTRUCTION_PATH.slice(1), instruction);


/***/ }),

/***/ 98988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PO: () => (/* binding */ startShell),
/* harmony export */   R8: () => (/* binding */ filesOf),
/* harmony export */   Sr: () => (/* binding */ ERRORS),
/* harmony export */   yZ: () => (/* binding */ HOME)
/* harmony export */ });
/* harmony import */ var _engine_tar_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8103);
/* harmony import */ var _instruction_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8242);


/** Its HOME, of this trial alone: neither the work tree nor the image's own gets anything of it. */ const HOME = '/kotlin-bench/home';
/** Where its settings lie until it starts, and are copied to its HOME. */ const SETTINGS = '/kotlin-bench/settings';
/** A file in HOME: what it says beside its output. */ const ERRORS = 'stderr.txt';
/** What is copied into the container before the agent starts: HOME, its settings, the instruction. */ const filesOf = (launch, instruction)=>[
        {
            path: HOME.slice(1),
            type: 'directory',
            mode: 0o777
        },
        {
            path: SETTINGS.slice(1),
            type: 'directory'
        },
        (0,_instruction_js__WEBPACK_IMPORTED_MODULE_1__/* .instructionEntry */ .nL)(instruction),
        ...Object.entries(launch.files ?? {}).map(([path, text])=>(0,_engine_tar_js__WEBPACK_IMPORTED_MODULE_0__/* .fileEntry */ .nV)(`${SETTINGS.slice(1)}/${path}`, text))
    ];
const INPUT = {
    stdin: `exec "$@" < ${_instruction_js__WEBPACK_IMPORTED_MODULE_1__/* .INSTRUCTION_PATH */ .f4}`,
    'last-word': `exec "$@" "$(cat ${_instruction_js__WEBPACK_IMPORTED_MODULE_1__/* .INSTRUCTION_PATH */ .f4})" < /dev/null`,
    'in-words': 'exec "$@" < /dev/null'
};
/** The settings become the agent's own files, which it may change; git keeps the image's configuration. */ const startShell = (launch, exportVariables)=>`
umask 022
if [ -z "\${GIT_CONFIG_GLOBAL+set}" ] && [ -e "$HOME/.gitconfig" ]; then export GIT_CONFIG_GLOBAL="$HOME/.gitconfig"; fi
unset XDG_CONFIG_HOME XDG_DATA_HOME XDG_CACHE_HOME XDG_STATE_HOME
export HOME=${HOME}
${exportVariables}
cp -R ${SETTINGS}/. "$HOME/"
exec 2> "$HOME/${ERRORS}"
${INPUT[launch.instruction]}
`;


/***/ }),

/***/ 64583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DL: () => (/* binding */ readKept),
/* harmony export */   as: () => (/* binding */ keepSession),
/* harmony export */   fW: () => (/* binding */ SESSION)
/* harmony export */ });
/* harmony import */ var _named_said_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36648);
/* harmony import */ var _named_launch_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98988);


/** More of a session than anybody reads. */ const MAX_KEPT = {
    bytes: 32 * 1024 * 1024,
    entries: 2000
};
/** Where files of its session lie in an agent's output folder, beside what it printed. */ const SESSION = 'session/';
/** A path below HOME as one in the trial's folder; the agent may have chosen any name. */ const keptName = (path)=>`${SESSION}${path.split('/').map((part)=>part.replaceAll(/[^A-Za-z0-9._-]+/g, '_').replace(/^\.+/, '').slice(-100) || '_').join('/')}`;
/** Copies out what the agent left of its session: into its output folder, and as texts by path below HOME. */ const keepSession = async (container, paths, log)=>{
    const texts = new Map();
    let left = MAX_KEPT.bytes;
    for (const path of paths){
        const depth = path.lastIndexOf('/') + 1;
        const copied = await container.copyOut(`${_named_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .HOME */ .yZ}/${path}`, {
            maxBytes: left,
            maxEntries: MAX_KEPT.entries,
            linksOut: 'drop',
            rename: (inTar)=>`${path.slice(0, depth)}${inTar}`
        });
        for (const entry of copied?.entries ?? []){
            if (entry.type !== 'file' || entry.content.length === 0) continue;
            left -= entry.content.length;
            texts.set(entry.path, entry.content.toString('utf8'));
            log(entry.path === _named_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .ERRORS */ .Sr ? _named_launch_js__WEBPACK_IMPORTED_MODULE_1__/* .ERRORS */ .Sr : keptName(entry.path))(entry.content);
        }
    }
    return texts;
};
/** What the agent's own files say; a file that was cut short, or that the agent wrote over, says nothing. */ const readKept = (declaration, files)=>{
    try {
        return declaration.readKept?.(files) ?? _named_said_js__WEBPACK_IMPORTED_MODULE_0__/* .NOTHING_SAID */ .SV;
    } catch  {
        return _named_said_js__WEBPACK_IMPORTED_MODULE_0__/* .NOTHING_SAID */ .SV;
    }
};


/***/ }),

/***/ 36648:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ dollars),
/* harmony export */   SV: () => (/* binding */ NOTHING_SAID),
/* harmony export */   Se: () => (/* binding */ readLines),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   jT: () => (/* binding */ withError),
/* harmony export */   v0: () => (/* binding */ foldEvents),
/* harmony export */   vk: () => (/* binding */ addUsage)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43045);
/* harmony import */ var _text_parse_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56593);


/** Where an agent prints nothing that we read: whether it cost anything is not known. */ const NOTHING_SAID = {
    usage: null,
    costUsd: null,
    errors: []
};
/** A count of tokens in what an agent prints; anything else there counts nothing. */ const count = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().catch(0);
/** US dollars in what an agent prints. */ const dollars = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().nullable().catch(null);
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
/** What a reader makes of a file with a JSON value a line; it may have been cut short. */ const readLines = (text, reader)=>{
    for (const line of text.split('\n'))if (line.startsWith('{')) reader.take((0,_text_parse_json_js__WEBPACK_IMPORTED_MODULE_1__/* .parseJson */ .q)(line));
    return reader.said();
};


/***/ }),

/***/ 87642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ nop)
/* harmony export */ });
/** Does nothing. A sound task gives it reward 0. */ const nop = {
    name: 'nop',
    version: null,
    model: null,
    offline: true,
    needs: [],
    run: async ()=>({
            exitCode: null,
            timedOut: false
        })
};


/***/ }),

/***/ 87641:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ oracle)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _engine_read_tree_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80259);


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
        const solution = await (0,_engine_read_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .readTree */ .Z)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(task.dir, 'solution'));
        // A clone on a file system without modes loses the bit; Harbor sets it as well.
        const runnable = solution.map((entry)=>entry.type === 'file' && entry.path === 'solve.sh' ? {
                ...entry,
                executable: true
            } : entry);
        await container.copyIn((0,_engine_read_tree_js__WEBPACK_IMPORTED_MODULE_1__/* .below */ .G)('solution', runnable));
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


/***/ }),

/***/ 79313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ harborJobConfig),
/* harmony export */   B: () => (/* binding */ harborJobResult)
/* harmony export */ });
/* harmony import */ var _trial_harbor_harbor_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32574);

/** Names of trials by a word of each. */ const namesBy = (trials, wordOf)=>{
    const names = {};
    for (const trial of trials){
        const word = wordOf(trial);
        if (word !== null) names[word] = [
            ...names[word] ?? [],
            trial.name
        ];
    }
    return names;
};
/** As Harbor writes the number of a reward: 1 is `1.0`. */ const harborReward = ({ reward })=>reward === null ? null : reward.toFixed(1);
const evalOf = (group, trials)=>{
    const own = trials.filter((trial)=>trial.agent === group.agent && trial.model === group.model);
    return {
        n_trials: own.filter((trial)=>trial.reward !== null).length,
        n_errors: own.filter((trial)=>trial.outcome === 'error').length,
        metrics: [
            {
                mean: group.rateAll
            }
        ],
        pass_at_k: group.passAtK,
        reward_stats: {
            reward: namesBy(own, harborReward)
        },
        exception_stats: namesBy(own, ({ fault })=>fault && `${fault.kind}-fault:${fault.code}`)
    };
};
const sumOf = (trials, kind)=>{
    const counted = trials.flatMap(({ tokens })=>tokens === null ? [] : [
            tokens[kind]
        ]);
    return counted.length === 0 ? null : counted.reduce((sum, count)=>sum + count, 0);
};
/** Harbor's `result.json` of a job, as far as we have what it holds. */ const harborJobResult = (rewards, { jobDir, startedAt })=>{
    const { dataset, groups, summary, trials } = rewards;
    const now = new Date().toISOString();
    return {
        id: (0,_trial_harbor_harbor_names_js__WEBPACK_IMPORTED_MODULE_0__/* .harborId */ .cq)(jobDir),
        started_at: startedAt.toISOString(),
        updated_at: now,
        finished_at: now,
        n_total_trials: rewards.planned,
        stats: {
            n_completed_trials: trials.length,
            n_errored_trials: trials.filter((trial)=>trial.outcome === 'error').length,
            n_running_trials: 0,
            n_pending_trials: 0,
            n_cancelled_trials: summary.notRun,
            n_retries: 0,
            n_input_tokens: sumOf(trials, 'input'),
            n_cache_tokens: sumOf(trials, 'cached'),
            n_output_tokens: sumOf(trials, 'output'),
            cost_usd: summary.costUsd,
            evals: Object.fromEntries(groups.map((group)=>[
                    (0,_trial_harbor_harbor_names_js__WEBPACK_IMPORTED_MODULE_0__/* .harborEvalKey */ .QH)(group, dataset.source),
                    evalOf(group, trials)
                ]))
        }
    };
};
/** What a job was started with, in the fields of Harbor's `config.json`, which stand beside ours. */ const harborJobConfig = ({ name, agent, options, source })=>({
        job_name: name,
        jobs_dir: options.jobsDir,
        n_attempts: options.attempts,
        n_concurrent_trials: options.concurrency,
        ...(0,_trial_harbor_harbor_names_js__WEBPACK_IMPORTED_MODULE_0__/* .harborMultipliers */ .zl)(options.multipliers),
        environment: {
            type: 'docker'
        },
        agents: [
            {
                name: agent.name,
                model_name: agent.model
            }
        ],
        datasets: [
            {
                path: source
            }
        ]
    });


/***/ }),

/***/ 58855:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vf: () => (/* binding */ reopenJobFolder),
/* harmony export */   Y$: () => (/* binding */ openJobFolder),
/* harmony export */   cC: () => (/* binding */ nameByTime)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29866);
/* harmony import */ var _dataset_make_folders_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17138);
/* harmony import */ var _text_quote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98461);
/* harmony import */ var _harbor_job_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(79313);







const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;
/** As Harbor names a job: the time it starts. */ const nameByTime = (now)=>now.toISOString().slice(0, 19).replace('T', '__').replaceAll(':', '-');
const makeUnder = async (jobsDir, jobName, shard)=>{
    if (jobName !== undefined) {
        if (!NAME.test(jobName)) {
            throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .h)(`--job-name ${jobName}`)} cannot name a folder. Use letters, digits, \`.\`, \`_\` and \`-\`, beginning with a letter or digit, 100 at most.`);
        }
        const name = shard === undefined ? jobName : `${jobName}-shard-${shard}`;
        if (await (0,_dataset_make_folders_js__WEBPACK_IMPORTED_MODULE_4__/* .makeFolder */ .f)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(jobsDir, name))) return {
            job: jobName,
            name
        };
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(shard === undefined ? `${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .h)(`--job-name ${name}`)}: ${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .h)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(jobsDir, name))} exists. Choose another name, go on with that job by ${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .h)(`--resume ${name}`)}, or remove its folder.` : `${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .h)(`--shard ${shard}`)}: ${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .h)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(jobsDir, name))} exists. Go on with that shard by ${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .h)(`--resume ${name}`)}, remove its folder, name another \`--jobs-dir\`, or make a plan with another \`--job-name\`.`);
    }
    const name = nameByTime(new Date());
    for(let count = 1;; count++){
        const numbered = count === 1 ? name : `${name}-${count}`;
        if (await (0,_dataset_make_folders_js__WEBPACK_IMPORTED_MODULE_4__/* .makeFolder */ .f)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(jobsDir, numbered))) return {
            job: numbered,
            name: numbered
        };
    }
};
const jobFolder = (job, jobDir, { isParentNew, startedAt = new Date() })=>{
    const writeJson = (name, value)=>(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(jobDir, name), `${JSON.stringify(value, null, 2)}\n`);
    return {
        job,
        jobDir,
        startedAt,
        log: (line)=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(jobDir, 'job.log'), `${new Date().toISOString()} ${line}\n`),
        writeJson,
        async writeResults (rewards) {
            await writeJson('result.json', (0,_harbor_job_js__WEBPACK_IMPORTED_MODULE_6__/* .harborJobResult */ .B)(rewards, {
                jobDir,
                startedAt
            }));
            await writeJson('rewards.json', rewards);
            return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(jobDir, 'rewards.json');
        },
        async discard () {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(jobDir, {
                recursive: true,
                force: true
            });
            // Another job may have begun in it meanwhile.
            if (isParentNew) await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rmdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(jobDir)).catch(()=>{});
        }
    };
};
/**
 * Makes `<jobsDir>/<job>`, for a shard of a plan `<jobsDir>/<job>-shard-<n>`.
 * @throws UserError where the name is taken or cannot be one, or no folder can be made there
 */ const openJobFolder = async (jobsDir, jobName, shard)=>{
    try {
        const isParentNew = !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(jobsDir);
        await (0,_dataset_make_folders_js__WEBPACK_IMPORTED_MODULE_4__/* .makeFolders */ .w)(jobsDir);
        const { job, name } = await makeUnder(jobsDir, jobName, shard);
        return jobFolder(job, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(jobsDir, name), {
            isParentNew
        });
    } catch (error) {
        if (error instanceof _contracts_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo) throw error;
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(jobsDir).catch(()=>undefined);
        if (found?.isFile()) throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .h)(`--jobs-dir ${jobsDir}`)} is a file. Name a folder, which is made where it is missing.`);
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .h)(`--jobs-dir ${jobsDir}`)} cannot hold the results: ${(0,_contracts_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorMessage */ .gJ)(error)}. Name a folder that can be written to.`);
    }
};
/** The folder of a job that goes on. */ const reopenJobFolder = (jobDir, job, startedAt = new Date())=>jobFolder(job, jobDir, {
        isParentNew: false,
        startedAt
    });


/***/ }),

/***/ 97620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $D: () => (/* binding */ verdictSchema),
/* harmony export */   NS: () => (/* binding */ rewardSchema),
/* harmony export */   W8: () => (/* binding */ flagSchema),
/* harmony export */   ex: () => (/* binding */ reasonSchema),
/* harmony export */   jU: () => (/* binding */ evidenceSchema),
/* harmony export */   qQ: () => (/* binding */ transitionsSchema)
/* harmony export */ });
/* unused harmony exports reasonCodeSchema, flagCodeSchema, disputeSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43045);
/* harmony import */ var _swe_polybench_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92161);


/** Why a reward is 0. What explains most comes first in a verdict. */ const reasonCodeSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n([
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
    'log-contradicts-itself',
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
    'agent-failed',
    'model-request-malformed'
]);
/** A reason of a verdict: a sentence a person can act on, and what it concerns. */ const reasonSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    code: reasonCodeSchema,
    message: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    tests: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional(),
    paths: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional()
});
/** What a reader should know of a trial without it changing the reward. */ const flagCodeSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n([
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
    'patch-touches-tests',
    'test-runner-changed',
    'names-test-runner',
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
const flagSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    code: flagCodeSchema,
    level: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n([
        'note',
        'suspect'
    ]),
    message: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    tests: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional(),
    paths: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).optional()
});
const rewardSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(0),
    zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(1)
]);
const transitionCountSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    expected: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().nonnegative(),
    passed: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().nonnegative(),
    /** Of those that did not pass, how many no report names: they did not run. Left out where none. */ absent: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().positive().optional()
});
const transitionsSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    f2p: transitionCountSchema,
    p2p: transitionCountSchema,
    s2p: transitionCountSchema,
    n2p: transitionCountSchema
});
/**
 * Which records the verdict rests on; each kind of dataset names its own: `junit` the Kotlin Benchmark,
 * `log` SWE-PolyBench, whose tests are told from what they print, `container` other Harbor tasks.
 */ const evidenceSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n([
    'junit',
    'log',
    'container'
]);
/** Where two of the verdicts differ: which file, and why. */ const disputeSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    path: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().optional(),
    cause: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
});
/** `verifier/report.json`. Reward 1 comes only from this run's own reports, parsed on the host. */ const verdictSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    reward: rewardSchema,
    resolved: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    evidence: evidenceSchema,
    reasons: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(reasonSchema),
    transitions: transitionsSchema,
    tests: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        passed: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().nonnegative(),
        failed: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().nonnegative(),
        skipped: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().nonnegative()
    }),
    /** The verdict when each report file is parsed for itself and recoverable damage is recovered. */ tolerant: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        reward: rewardSchema
    }),
    /** What test.sh itself wrote; null where it wrote nothing that can be read as 0 or 1. */ container: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        reward: rewardSchema.nullable()
    }),
    disputed: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    disputes: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(disputeSchema),
    flags: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(flagSchema),
    /** Only of `log`: each way to grade it, of which `official` gives the reward. */ gradings: _swe_polybench_js__WEBPACK_IMPORTED_MODULE_0__/* .gradingsSchema */ .h9.optional(),
    retrieval: _swe_polybench_js__WEBPACK_IMPORTED_MODULE_0__/* .retrievalSchema */ .is.optional()
});


/***/ }),

/***/ 32496:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K5: () => (/* binding */ splitNul),
/* harmony export */   OU: () => (/* binding */ isBelowAny),
/* harmony export */   S6: () => (/* binding */ nulList),
/* harmony export */   Zv: () => (/* binding */ foldersAbove)
/* harmony export */ });
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
/** Reads names that each end in NUL. */ const splitNul = (bytes)=>bytes.toString('utf8').split('\0').slice(0, -1);


/***/ }),

/***/ 32574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QH: () => (/* binding */ harborEvalKey),
/* harmony export */   _E: () => (/* binding */ harborModel),
/* harmony export */   cq: () => (/* binding */ harborId),
/* harmony export */   xk: () => (/* binding */ harborDataset),
/* harmony export */   zl: () => (/* binding */ harborMultipliers)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/**
 * The id of a job or trial as Harbor's readers want it, a UUID: made of the absolute path of its folder,
 * so that it stays the same when the folder is written again. Version 8 of RFC 9562 is for ids such as this.
 */ const harborId = (dir)=>{
    const hex = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(dir).digest('hex');
    const variant = '89ab'[Number.parseInt(hex[16], 16) % 4];
    return [
        hex.slice(0, 8),
        hex.slice(8, 12),
        `8${hex.slice(13, 16)}`,
        `${variant}${hex.slice(17, 20)}`,
        hex.slice(20, 32)
    ].join('-');
};
/** What Harbor calls the dataset of a trial: the last part of the folder or repository it is from. */ const harborDataset = (source)=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(source) || 'adhoc';
/** `provider/name` in Harbor's two fields; null without a model. */ const harborModel = (model)=>{
    if (model === null) return null;
    const slash = model.indexOf('/');
    return slash === -1 ? {
        name: model,
        provider: null
    } : {
        name: model.slice(slash + 1),
        provider: model.slice(0, slash)
    };
};
/** Under what Harbor counts the trials of one agent, model and dataset. */ const harborEvalKey = ({ agent, model }, dataset)=>[
        agent,
        ...model === null ? [] : [
            harborModel(model).name
        ],
        harborDataset(dataset)
    ].join('__');
/** Harbor's names for how far each time limit is stretched. */ const harborMultipliers = (multipliers)=>({
        environment_build_timeout_multiplier: multipliers.environment,
        agent_timeout_multiplier: multipliers.agent,
        verifier_timeout_multiplier: multipliers.verifier
    });


/***/ })

};
;