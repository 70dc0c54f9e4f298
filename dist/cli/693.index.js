"use strict";
exports.id = 693;
exports.ids = [693];
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

/***/ 11198:
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

/***/ 45852:
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
/* harmony import */ var _harbor_job_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(11198);






const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;
/** As Harbor names a job: the time it starts. */ const nameByTime = (now)=>now.toISOString().slice(0, 19).replace('T', '__').replaceAll(':', '-');
const makeUnder = async (jobsDir, jobName, shard)=>{
    if (jobName !== undefined) {
        if (!NAME.test(jobName)) {
            throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`--job-name "${jobName}" cannot name a folder. Use letters, digits, ".", "_" and "-", beginning with a letter or digit, 100 at most.`);
        }
        const name = shard === undefined ? jobName : `${jobName}-shard-${shard}`;
        if (await (0,_dataset_make_folders_js__WEBPACK_IMPORTED_MODULE_4__/* .makeFolder */ .f)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(jobsDir, name))) return {
            job: jobName,
            name
        };
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(shard === undefined ? `--job-name "${name}": ${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(jobsDir, name)} exists. Choose another name, go on with that job by --resume ${name}, or remove its folder.` : `--shard ${shard}: ${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(jobsDir, name)} exists. Go on with that shard by --resume ${name}, remove its folder, name another --jobs-dir, or make a plan with another --job-name.`);
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
            await writeJson('result.json', (0,_harbor_job_js__WEBPACK_IMPORTED_MODULE_5__/* .harborJobResult */ .B)(rewards, {
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
        if (found?.isFile()) throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`--jobs-dir ${jobsDir} is a file. Name a folder, which is made where it is missing.`);
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`--jobs-dir ${jobsDir} cannot hold the results: ${(0,_contracts_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorMessage */ .gJ)(error)}. Name a folder that can be written to.`);
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

/***/ 69681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ parseChanges),
/* harmony export */   v: () => (/* binding */ hasLookalikes)
/* harmony export */ });
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


/***/ }),

/***/ 59155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ copyBetween),
  Y: () => (/* binding */ startContainer)
});

// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(29866);
// EXTERNAL MODULE: ./src/engine/changes.js
var changes = __webpack_require__(69681);
;// CONCATENATED MODULE: ./src/engine/container-arguments.js
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

// EXTERNAL MODULE: ./src/engine/engine-failure.js
var engine_failure = __webpack_require__(66275);
// EXTERNAL MODULE: ./src/engine/labels.js
var engine_labels = __webpack_require__(28385);
// EXTERNAL MODULE: ./src/engine/tar.js
var tar = __webpack_require__(8103);
;// CONCATENATED MODULE: ./src/engine/container.js






/** A listing beyond this is no work of an honest agent. */ const MAX_CHANGES_BYTES = 64 * 1024 * 1024;
/** A path that is a link to itself, or leads through one, leads nowhere. */ const NOT_THERE = /no such container:path|could not find the file|no such file or directory|too many (links|levels of symbolic links)/i;
const copyOut = async (docker, { id, path }, options)=>{
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
    if (cutShort || result.exitCode === 0 && read) return read;
    if (NOT_THERE.test(result.stderr)) return undefined;
    if (result.stderr !== '' || !broken) throw (0,engine_failure/* engineFailure */.FR)([
        'cp'
    ], result);
    throw new errors/* FaultError */.VD('infrastructure', 'copy-failed', `What the engine copied out of ${path} is no tar: ${String(broken)}`);
};
/** Starts a container. The call is never cut short, so that whoever reaps afterwards finds what it made. */ const startContainer = async (docker, spec)=>{
    const labels = await (0,engine_labels/* labelArguments */.lp)(spec);
    const id = await docker.text(runArguments(spec, labels), {
        env: spec.env
    });
    let isRemoved = false;
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
                changes: (0,changes/* parseChanges */.p)(result.stdout.toString('utf8')),
                truncated: result.truncated
            };
        },
        copyOut: (path, options)=>copyOut(docker, {
                id,
                path
            }, options),
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
            if (isRemoved) return;
            // It is gone already where somebody reaped meanwhile.
            const { exitCode } = await docker.call([
                'rm',
                '--force',
                '--volumes',
                id
            ]);
            isRemoved = exitCode === 0;
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


/***/ }),

/***/ 7811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ passVariables)
/* harmony export */ });
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

/***/ 6598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ DEBIAN)
/* harmony export */ });
/** What images of ours that hold programs are made from. */ const DEBIAN = 'debian:bookworm-slim';


/***/ }),

/***/ 34678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ runInstallScript)
/* harmony export */ });
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29866);
/* harmony import */ var _engine_certificates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71979);
/* harmony import */ var _engine_engine_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66275);
/* harmony import */ var _engine_pass_variables_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7811);
/* harmony import */ var _engine_tar_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8103);
/* harmony import */ var _text_untrusted_certificate_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(45085);
/* harmony import */ var _build_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(13648);







/** Certificates that downloads trust, while a script runs. */ const CA_PATH = '/kotlin-bench-ca.pem';
/** Made before the script begins, so that what it writes is newer. */ const BEGAN = '/kotlin-bench-began';
/** By bash where the image has it; a step that fails ends the script. */ const RUN = 'if command -v bash > /dev/null; then bash -e -c "$0"; else sh -e -c "$0"; fi';
/** Twice what the largest agent takes on a slow line; one that waits for something must not wait for ever. */ const INSTALL_TIMEOUT_MS = 20 * 60_000;
/** What to do about a server that the script's programs did not trust. */ const certificateAdvice = (hasBundle)=>hasBundle ? `A server's certificate is not trusted there, although ${_engine_certificates_js__WEBPACK_IMPORTED_MODULE_1__/* .CA_VARIABLES */ .L8.join(', ')} name those of --ca-bundle: see whether the bundle holds the right ones, and whether the program that failed looks at one of these.` : `A server's certificate is not trusted there. ${_text_untrusted_certificate_js__WEBPACK_IMPORTED_MODULE_5__/* .CERTIFICATE_ADVICE */ .j}`;
/** Longer than most that would stand in a file by chance. */ const TELLING_LENGTH = 8;
/** Files that the script has written and that have the value; found by what most images have. */ const SEARCH = `find / -xdev -type f -newer ${BEGAN} -exec grep -lFe "$value" {} + 2> /dev/null | head -n 3`;
/**
 * Looks for secrets in what the script has left, since all of that is kept as an image.
 * @throws FaultError `infrastructure` that names the variable and the files
 */ const requireNoSecret = async (container, { of, secrets = {}, signal })=>{
    for (const [name, secret] of Object.entries(secrets)){
        // Of several lines, as a key has them, the longest tells.
        const [value = ''] = secret.split('\n').sort((one, other)=>other.length - one.length);
        if (value.length < TELLING_LENGTH) continue;
        const passed = (0,_engine_pass_variables_js__WEBPACK_IMPORTED_MODULE_6__/* .passVariables */ .r)({
            value
        });
        const { stdout } = await container.exec({
            command: [
                'sh',
                '-c',
                `${passed.shell}\n${SEARCH}`
            ],
            user: 0,
            env: passed.env,
            signal
        });
        const files = stdout.toString('utf8').trim().split('\n');
        if (files[0] === '') continue;
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FaultError */ .VD('infrastructure', 'agent-install-failed', `Installing ${of} left the value of ${name} in ${files.join(', ')}, and an image is kept of it. Let the script remove that before it ends; what git clones by a URL with a login keeps that in .git/config.`);
    }
    await container.exec({
        command: [
            'rm',
            '-f',
            BEGAN
        ],
        user: 0,
        signal
    });
};
/**
 * Runs a script that installs something, as root.
 * @throws FaultError `infrastructure` with the script's last lines, where it fails
 */ const runInstallScript = async (container, request)=>{
    const { of, ca, logPath, signal } = request;
    if (ca !== null) {
        await container.copyIn([
            (0,_engine_tar_js__WEBPACK_IMPORTED_MODULE_3__/* .fileEntry */ .nV)(CA_PATH.slice(1), (0,_engine_certificates_js__WEBPACK_IMPORTED_MODULE_1__/* .pemWithPublicRoots */ .Jm)(ca))
        ]);
    }
    const trust = ca === null ? {} : Object.fromEntries(_engine_certificates_js__WEBPACK_IMPORTED_MODULE_1__/* .CA_VARIABLES */ .L8.map((name)=>[
            name,
            CA_PATH
        ]));
    const { env, variables = {}, secrets = {} } = request;
    const passed = (0,_engine_pass_variables_js__WEBPACK_IMPORTED_MODULE_6__/* .passVariables */ .r)({
        ...trust,
        ...env,
        ...variables,
        ...secrets
    });
    const log = await (0,_build_log_js__WEBPACK_IMPORTED_MODULE_4__/* .openBuildLog */ .L)(logPath, request.logFilter);
    const result = await container.exec({
        command: [
            'sh',
            '-c',
            `: > ${BEGAN}\n${passed.shell}\n${RUN}\ncode=$?; rm -f ${CA_PATH}; exit $code`,
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
    if (result.exitCode === 0 && !result.timedOut) return requireNoSecret(container, request);
    const how = result.timedOut ? `did not end within ${INSTALL_TIMEOUT_MS / 60_000} minutes` : `failed with exit code ${result.exitCode}`;
    const tail = log.tail();
    const known = (0,_engine_engine_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .failureSignature */ .vH)(tail);
    const advice = (0,_text_untrusted_certificate_js__WEBPACK_IMPORTED_MODULE_5__/* .isUntrustedCertificate */ .Y)(tail) ? `\n${certificateAdvice(ca !== null)}` : '';
    // Neither the task's nor the model's: `--resume` runs its trials again once it is mended.
    throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FaultError */ .VD('infrastructure', known?.code === 'disk-full' ? known.code : 'agent-install-failed', `Installing ${of} ${how}. The log is in ${logPath}; its last lines:\n${(0,_engine_engine_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .lastLines */ .w$)(tail, 8)}${advice}`);
};


/***/ }),

/***/ 95785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $X: () => (/* binding */ TOOLS_FOLDER),
/* harmony export */   GB: () => (/* binding */ TOOL_LABEL),
/* harmony export */   z3: () => (/* binding */ toolVolume)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _engine_container_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59155);
/* harmony import */ var _engine_labels_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28385);
/* harmony import */ var _content_key_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77216);
/* harmony import */ var _debian_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6598);
/* harmony import */ var _ensure_image_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81213);
/* harmony import */ var _image_labels_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75584);
/* harmony import */ var _install_script_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(34678);
/* harmony import */ var _local_image_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(19488);









/** Below it each agent's programs have a folder, in images and in containers. */ const TOOLS_FOLDER = '/opt/kotlin-bench';
/** Names volumes of ours that outlive jobs; no job's label is on them. */ const TOOL_LABEL = 'io.kotlin-bench.agent';
const installImage = async ({ name, script }, image, key, context)=>{
    const { docker } = context;
    const spec = {
        jobId: context.jobId,
        expiresAt: (0,_engine_labels_js__WEBPACK_IMPORTED_MODULE_2__/* .expiresAfter */ .Pe)(_engine_labels_js__WEBPACK_IMPORTED_MODULE_2__/* .INSTALL_LIFE_SEC */ .Tp)
    };
    const common = {
        ...spec,
        image: _debian_js__WEBPACK_IMPORTED_MODULE_8__/* .DEBIAN */ .M,
        cpus: null,
        memoryMb: null,
        env: {}
    };
    const workshop = await (0,_engine_container_js__WEBPACK_IMPORTED_MODULE_1__/* .startContainer */ .Y)(docker, {
        ...common,
        role: 'install',
        network: 'bridge'
    });
    let clean;
    try {
        await (0,_install_script_js__WEBPACK_IMPORTED_MODULE_6__/* .runInstallScript */ .Q)(workshop, {
            of: `agent ${name}`,
            script: `set -euo pipefail\nexport PREFIX=${TOOLS_FOLDER}/${name}\nmkdir -p "$PREFIX"\n${script}`,
            env: context.env,
            ca: context.ca,
            logPath: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(context.logDir, `agent-${name}.log`),
            logFilter: context.logFilter,
            signal: context.signal
        });
        // The image gets what was made and not what it was made with.
        clean = await (0,_engine_container_js__WEBPACK_IMPORTED_MODULE_1__/* .startContainer */ .Y)(docker, {
            ...common,
            role: 'install',
            network: 'none'
        });
        await (0,_engine_container_js__WEBPACK_IMPORTED_MODULE_1__/* .copyBetween */ ._)(docker, {
            from: workshop,
            path: TOOLS_FOLDER,
            to: clean,
            folder: '/opt'
        });
        const labels = {
            ...(0,_image_labels_js__WEBPACK_IMPORTED_MODULE_5__/* .imageLabels */ .J)(context.provenance ?? _image_labels_js__WEBPACK_IMPORTED_MODULE_5__/* .NO_PROVENANCE */ .G, null),
            [TOOL_LABEL]: name,
            [_local_image_js__WEBPACK_IMPORTED_MODULE_7__/* .KEY_LABEL */ .bt]: key
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
    return (0,_local_image_js__WEBPACK_IMPORTED_MODULE_7__/* .requireLocalImage */ .ue)(docker, image, 'made');
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
    const key = (0,_content_key_js__WEBPACK_IMPORTED_MODULE_3__/* .contentKey */ .l)({
        dockerfile: tools.script,
        context: [],
        platform: context.host.platform,
        parents: {
            [_debian_js__WEBPACK_IMPORTED_MODULE_8__/* .DEBIAN */ .M]: _debian_js__WEBPACK_IMPORTED_MODULE_8__/* .DEBIAN */ .M
        }
    });
    const image = `kotlin-bench/agent-${tools.name}:${key.slice(0, 20)}`;
    const volume = `kotlin-bench-agent-${tools.name}-${key.slice(0, 20)}`;
    const source = context.source ?? _ensure_image_js__WEBPACK_IMPORTED_MODULE_4__/* .BUILD_ONLY */ .O;
    await (0,_ensure_image_js__WEBPACK_IMPORTED_MODULE_4__/* .ensureImage */ .Y)({
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
            `${_local_image_js__WEBPACK_IMPORTED_MODULE_7__/* .KEY_LABEL */ .bt}=${key}`
        ],
        volume
    ]);
    const labels = await (0,_engine_labels_js__WEBPACK_IMPORTED_MODULE_2__/* .labelArguments */ .lp)({
        jobId: context.jobId,
        role: 'install',
        expiresAt: (0,_engine_labels_js__WEBPACK_IMPORTED_MODULE_2__/* .expiresAfter */ .Pe)(_engine_labels_js__WEBPACK_IMPORTED_MODULE_2__/* .INSTALL_LIFE_SEC */ .Tp)
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