export const id = 59;
export const ids = [59];
export const modules = {

/***/ 44486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ bases)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29866);
/* harmony import */ var _engine_docker_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18658);
/* harmony import */ var _engine_limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28794);
/* harmony import */ var _image_bases_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56027);
/* harmony import */ var _image_images_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(85476);








/**
 * Builds every base of the manifest, in its order; one that is there under the right key is kept.
 * @throws UserError where there is no manifest
 */ const bases = async (options, context)=>{
    const loaded = await (0,_image_bases_js__WEBPACK_IMPORTED_MODULE_6__/* .loadBases */ .P)(options.bases);
    if (loaded.recipes.length === 0) {
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`--bases "${options.bases}": ${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(options.bases, 'manifest')} names no base. Name the folder that holds the manifest.`);
    }
    const docker = (0,_engine_docker_js__WEBPACK_IMPORTED_MODULE_4__/* .createDocker */ .h)();
    const host = await (0,_engine_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .engineHost */ .n)(docker);
    const images = (0,_image_images_js__WEBPACK_IMPORTED_MODULE_7__/* .createImages */ .r)({
        docker,
        bases: loaded,
        host,
        logDir: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'kotlin-bench-bases-')),
        listener: context.listener,
        signal: context.signal
    });
    const built = [];
    for (const recipe of loaded.recipes)built.push(await images.base(recipe, {
        rebuild: options.rebuild
    }));
    return built;
};


/***/ }),

/***/ 37924:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   cleanup: () => (/* binding */ cleanup)
/* harmony export */ });
/* harmony import */ var _engine_docker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18658);
/* harmony import */ var _engine_reap_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89014);


/** Removes every container, network and volume that the jobs with these ids started. */ const cleanup = async ({ jobs })=>{
    const docker = (0,_engine_docker_js__WEBPACK_IMPORTED_MODULE_0__/* .createDocker */ .h)();
    for (const job of jobs)await (0,_engine_reap_js__WEBPACK_IMPORTED_MODULE_1__/* .reapJob */ .Q)(docker, job);
};


/***/ }),

/***/ 41378:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ saveActionState),
/* harmony export */   s: () => (/* binding */ readActionState)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98476);

const NAME = 'job';
/** What main tells post: which job it started, and what of it is still to be uploaded. */ const stateSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    /** What the job's containers are labelled with. */ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    jobDir: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** Undefined where the user wants none. */ artifact: zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        retentionDays: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().optional()
    }).optional(),
    uploaded: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()
});
/** Keeps the state; the last one saved counts. */ const saveActionState = (save, state)=>save(NAME, JSON.stringify(state));
/** The state that main saved, or undefined when it got to no job. */ const readActionState = (get)=>{
    const text = get(NAME);
    return text === '' ? undefined : stateSchema.parse(JSON.parse(text));
};


/***/ }),

/***/ 64059:
/***/ ((__unused_webpack___webpack_module__, __unused_webpack___webpack_exports__, __webpack_require__) => {


// EXTERNAL MODULE: ./src/commands/cleanup.js
var cleanup = __webpack_require__(37924);
// EXTERNAL MODULE: ./src/github/context.js
var github_context = __webpack_require__(85298);
// EXTERNAL MODULE: ./src/github/core.js
var core = __webpack_require__(12458);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/commands/bases.js
var bases = __webpack_require__(44486);
// EXTERNAL MODULE: ./src/entry/line-progress.js
var line_progress = __webpack_require__(21100);
// EXTERNAL MODULE: ./src/entry/version.js
var version = __webpack_require__(14910);
;// CONCATENATED MODULE: ./src/entry/action-bases.js




/** `command: bases`: builds every base of the manifest. Gives the exit code. */ const actionBases = async (values, parts)=>{
    const folder = values.bases ?? (0,external_node_path_.join)((0,external_node_path_.dirname)(values.path), 'bases');
    const { signal } = parts.interruption;
    const listener = (0,line_progress/* lineProgress */.Q)((text)=>parts.runner.info(text.trimEnd()));
    await (0,bases/* bases */.F)({
        bases: folder,
        rebuild: values.rebuild
    }, {
        listener,
        signal,
        toolVersion: version/* VERSION */.x
    });
    return 0;
};

// EXTERNAL MODULE: ./src/commands/run.js + 60 modules
var run = __webpack_require__(94253);
// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(29866);
// EXTERNAL MODULE: ./src/github/artifact.js
var github_artifact = __webpack_require__(95451);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
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
;// CONCATENATED MODULE: ./src/report/group-by.js
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

;// CONCATENATED MODULE: ./src/report/fault-advice.js

/** Codes of a kind that a reader can do something more particular about. */ const BY_CODE = {
    'task-toml-invalid': 'Correct `task.toml` where the message says.',
    'task-compose-invalid': 'Correct `environment/docker-compose.yaml` where the message says.',
    'task-file-missing': 'Add the file to the task, or exclude the task.',
    'task-file-refused': 'Make it a regular file within the task’s folder, of usual size.',
    'task-unsupported': 'Exclude the task; what it asks for is not run yet.',
    'base-missing': 'Add the base to `bases/manifest`, or name the folder of bases with `--bases`.',
    'image-build-failed': 'Read the build’s log in the jobs folder; the same Dockerfile fails again until it is changed.',
    'image-build-timed-out': 'Raise `build_timeout_sec` of the task, or build on a faster machine.',
    'disk-full': 'Free disk space (`docker system df` says what takes it), then run these trials again.',
    'registry-limited': 'The registry limits pulls: sign in to it, or wait, then run these trials again.',
    'engine-unreachable': 'Start the container engine, then run these trials again.',
    'engine-denied': 'Let this user use the container engine (its group, or its socket), then run these trials again.',
    'host-out-of-memory': 'Run fewer trials at a time, or on a machine with more memory.'
};
const BY_KIND = {
    infrastructure: 'Not the agent’s doing: look at disk, memory, network and the container engine of this machine, then run these trials again.',
    model: 'No request to the model succeeded: check key, quota and model name, then run these trials again.',
    task: 'Correct the task, or exclude it; running it again changes nothing.'
};
/** What to do about a fault, as one sentence of Markdown. */ const adviceFor = ({ kind, code })=>(Object.hasOwn(BY_CODE, code) ? BY_CODE[code] : undefined) ?? BY_KIND[kind];
/** Faults by cause, the most frequent first. */ const groupFaults = (trials)=>{
    const failed = trials.flatMap((trial)=>trial.fault === null ? [] : [
            {
                fault: trial.fault,
                trial
            }
        ]);
    return [
        ...groupBy(failed, ({ fault })=>JSON.stringify([
                fault.kind,
                fault.code
            ])).values()
    ].map((group)=>({
            fault: group[0].fault,
            trials: group.map(({ trial })=>trial)
        })).sort((a, b)=>b.trials.length - a.trials.length);
};

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
        ...groupBy(raised, ({ flag })=>flag.code).values()
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

// EXTERNAL MODULE: ./src/report/trial-facts.js
var trial_facts = __webpack_require__(85094);
;// CONCATENATED MODULE: ./src/report/summary-table.js


const MARKS = {
    resolved: '✅ resolved',
    unresolved: '❌ unresolved',
    error: '⚠️ error'
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
            cell: (trial)=>(0,report_escape/* markdownCode */.D9)((0,trial_facts/* agentName */.L)(trial), {
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
        const { code } = (0,trial_facts/* trialFacts */.m)(trial);
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
            cell: (trial)=>(0,trial_facts/* trialFacts */.m)(trial).reward
        },
        {
            title: 'target tests passed',
            rule: '---:',
            cell: (trial)=>(0,trial_facts/* trialFacts */.m)(trial).target
        },
        {
            title: 'p2p regressions',
            rule: '---:',
            cell: (trial)=>(0,trial_facts/* trialFacts */.m)(trial).regressions
        },
        {
            title: 'time',
            rule: '---:',
            cell: (trial)=>(0,trial_facts/* trialFacts */.m)(trial).time
        }
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









/** GitHub drops a summary whole above 1 MiB; other parts of the step may write to the same one. */ const MAX_BYTES = 950_000;
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
const overview = ({ summary, dataset, job, groups })=>{
    const [only] = groups;
    const agent = groups.length === 1 && only !== undefined ? `agent ${(0,report_escape/* markdownCode */.D9)((0,trial_facts/* agentName */.L)(only))}, ` : '';
    const commit = dataset.commit === null ? '' : ` at ${(0,report_escape/* markdownCode */.D9)(dataset.commit.slice(0, 12))}`;
    const cost = summary.costUsd === null ? '' : `, $${summary.costUsd.toFixed(2)}`;
    return [
        `${(0,phrases/* plural */.LS)(summary.tasks, 'task')}, ${(0,phrases/* plural */.LS)(summary.trials, 'trial')}: ${(0,phrases/* countsPhrase */.__)(summary)}; ${(0,phrases/* ratePhrase */.Q_)(summary)}.`,
        ...(0,phrases/* caveats */.oW)(summary).map((note)=>`${note[0]?.toUpperCase()}${note.slice(1)}.`),
        '',
        `Job ${(0,report_escape/* markdownCode */.D9)(job)}, ${agent}dataset ${(0,report_escape/* markdownCode */.D9)(dataset.source)}${commit}; ${(0,durations/* formatSeconds */.X)(summary.seconds)} in phases${cost.replace('$', '&#36;')}.`
    ];
};
const groupLines = ({ groups })=>groups.length <= 1 ? [] : cutList(groups.map((group)=>`- ${(0,report_escape/* markdownCode */.D9)((0,trial_facts/* agentName */.L)(group))}: ${(0,phrases/* countsPhrase */.__)(group)}; ${(0,phrases/* ratePhrase */.Q_)(group)}`), SHOWN_GROUPS, 'agents');
/** The different messages of one cause; with the task where there are several. */ const faultMessages = ({ trials })=>{
    const byMessage = groupBy(trials, ({ fault })=>fault?.message ?? '');
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
    const lines = groupFaults(trials).map((group)=>{
        const { kind, code } = group.fault;
        const cause = `**${kind}** ${(0,report_escape/* markdownCode */.D9)(code, {
            maxLength: 60
        })} on ${(0,phrases/* plural */.LS)(group.trials.length, 'trial')}`;
        return [
            `- ${cause} (${taskList(group.trials)}). ${adviceFor(group.fault)}`,
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
const LEFT_OUT = {
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
    const leftOut = LEFT_OUT[detail] === '' ? [] : [
        '',
        `_${LEFT_OUT[detail]}_`
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
 */ const renderSummary = (rewards, { maxBytes = MAX_BYTES } = {})=>{
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

// EXTERNAL MODULE: ./src/report/table.js + 1 modules
var table = __webpack_require__(19447);
;// CONCATENATED MODULE: ./src/entry/action-outputs.js
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

// EXTERNAL MODULE: ./src/entry/action-state.js
var action_state = __webpack_require__(41378);
// EXTERNAL MODULE: ./src/entry/progress-text.js
var progress_text = __webpack_require__(27299);
;// CONCATENATED MODULE: ./src/entry/fault-annotations.js

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

;// CONCATENATED MODULE: ./src/entry/log-groups.js


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

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./src/entry/phase-output.js


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

// EXTERNAL MODULE: ./src/entry/run-options.js
var run_options = __webpack_require__(14580);
// EXTERNAL MODULE: ./src/entry/upload-job.js + 1 modules
var upload_job = __webpack_require__(88996);
;// CONCATENATED MODULE: ./src/entry/action-run.js














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
/** A report that cannot be given is worth a warning, not the others or the exit code. */ const attempt = async (what, runner, action)=>{
    try {
        await action();
    } catch (thrown) {
        runner.warning(`${what}: ${(0,errors/* errorMessage */.gJ)(thrown)}`);
    }
};
const report = async (result, values, parts)=>{
    const { runner, environment } = parts;
    runner.info((0,table/* renderTable */.b)(result.rewards));
    for (const [name, value] of Object.entries(runOutputs(result)))runner.setOutput(name, value);
    for (const annotation of faultAnnotations(result.rewards))runner.fault(annotation);
    if (!values.summary) return;
    await attempt('The step summary could not be written', runner, async ()=>{
        const written = await writeSummary(renderSummary(result.rewards), environment);
        if (!written) runner.notice('No step summary: the runner offers none.');
    });
};
const upload = async (state, parts)=>{
    const { runner } = parts;
    await attempt('The artifact could not be uploaded; the post step tries again', runner, async ()=>{
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
    const { runner, interruption } = parts;
    const options = (0,run_options/* toRunOptions */.p)(values, 'inputs');
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
    const result = await (0,run/* run */.e)(options, {
        listener,
        signal: interruption.signal,
        toolVersion: version/* VERSION */.x
    });
    await report(result, values, parts);
    // A cancelled step has seconds left; post has minutes.
    if (state !== undefined && !interruption.signal.aborted) await upload(state, parts);
    return result.exitCode;
};

// EXTERNAL MODULE: ./src/entry/describe-error.js
var describe_error = __webpack_require__(7558);
// EXTERNAL MODULE: ./src/entry/exit-code.js
var exit_code = __webpack_require__(70164);
// EXTERNAL MODULE: ./src/task/nearest-names.js
var nearest_names = __webpack_require__(90168);
// EXTERNAL MODULE: ./src/entry/options.js
var options = __webpack_require__(70116);
// EXTERNAL MODULE: ./src/entry/quote.js
var quote = __webpack_require__(22726);
;// CONCATENATED MODULE: ./src/entry/read-inputs.js




const PREFIX = 'INPUT_';
const unknown = (name)=>{
    const known = (0,options/* inputRows */.k8)().flatMap(options/* namesOf */.eZ);
    const near = (0,nearest_names/* nearestNames */.L)(name, known)[0];
    const hint = near === undefined ? '' : ` Did you mean \`${near}\`?`;
    return new errors/* UserError */.yo(`There is no input ${(0,quote/* quote */.h)(name)}.${hint} Correct or remove it in the step's \`with\`; the inputs are: ` + `${(0,options/* inputRows */.k8)().map((row)=>row.name).join(', ')}.`);
};
const misplaced = (row, verb)=>new errors/* UserError */.yo(`Input \`${row.name}\` does not belong to \`command: ${verb}\`, only to ${row.verbs.map((one)=>`\`${one}\``).join(', ')}. Remove it, or change \`command\`.`);
const textsOf = (row, value)=>row.type === 'list' ? value.split(/\r?\n/) : [
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
        const row = (0,options/* inputRows */.k8)().find((one)=>(0,options/* namesOf */.eZ)(one).includes(name));
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
    for (const row of (0,options/* inputRows */.k8)()){
        const given = raws.get(row.name)?.texts.join('\n').trim();
        // The runner fills in action.yml's defaults, so only another value was surely typed by someone.
        if (given === undefined || given === row.default || row.name === 'command') continue;
        if (isVerb(verb) && !row.verbs.includes(verb)) throw misplaced(row, verb);
    }
    return raws;
};
const isVerb = (text)=>(0,options/* inputRows */.k8)().some((row)=>row.name === 'command' && row.values?.includes(text));

// EXTERNAL MODULE: ./src/entry/read-values.js
var read_values = __webpack_require__(5475);
// EXTERNAL MODULE: ./src/entry/signals.js
var signals = __webpack_require__(79415);
// EXTERNAL MODULE: ./src/entry/take-tokens.js
var take_tokens = __webpack_require__(42838);
;// CONCATENATED MODULE: ./src/entry/action.js











const tokens = (0,take_tokens/* takeTokens */.W)(process.env);
for (const token of tokens.all)core/* runnerPort */.Q.mask(token);
const interruption = (0,signals/* listenForSignals */.s)({
    reap: (jobs)=>(0,cleanup.cleanup)({
            jobs: [
                ...jobs
            ]
        }),
    say: core/* runnerPort */.Q.info,
    exit: (code)=>process.exit(code)
});
const main = async ()=>{
    const context = (0,github_context/* runnerContext */.c)(process.env, process.cwd());
    const values = (0,read_values/* readValues */.N)(readInputs(process.env), context.workspace);
    const parts = {
        runner: core/* runnerPort */.Q,
        context,
        interruption,
        environment: process.env,
        runtimeToken: tokens.runtime
    };
    return values.command === 'bases' ? actionBases(values, parts) : actionRun(values, parts);
};
main().then((code)=>{
    process.exitCode = (0,exit_code/* abortedCode */.nd)(interruption.signal) ?? code;
}, (thrown)=>{
    process.exitCode = (0,exit_code/* abortedCode */.nd)(interruption.signal) ?? (0,exit_code/* thrownCode */.md)(thrown);
    if (interruption.signal.aborted) return;
    core/* runnerPort */.Q.fault({
        title: 'kotlin-bench',
        message: (0,describe_error/* describeError */.U)(thrown, {
            debug: (0,describe_error/* isDebug */._)(process.env)
        })
    });
});


/***/ }),

/***/ 88996:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ uploadJob)
});

// EXTERNAL MODULE: ./src/github/artifact.js
var artifact = __webpack_require__(95451);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./src/github/artifact-files.js


/** What the service refuses in a path, and with it the whole upload. */ const REFUSED = /["<>|*?:\r\n]/;
/**
 * The regular files under a job's folder, which the run made new, so that all in it is its own.
 * Links are left out: what they point to is not ours to publish.
 */ const artifactFiles = async (folder)=>{
    if (!(await (0,promises_.lstat)(folder)).isDirectory()) return {
        files: [],
        refused: []
    };
    const entries = await (0,promises_.readdir)(folder, {
        recursive: true,
        withFileTypes: true
    });
    const files = [];
    const refused = [];
    for (const entry of entries){
        if (!entry.isFile()) continue;
        const path = (0,external_node_path_.join)(entry.parentPath, entry.name);
        const name = (0,external_node_path_.relative)(folder, path);
        if (REFUSED.test(name)) refused.push(name);
        else files.push(path);
    }
    return {
        files: files.sort(),
        refused: refused.sort()
    };
};

// EXTERNAL MODULE: ./src/entry/quote.js
var quote = __webpack_require__(22726);
;// CONCATENATED MODULE: ./src/entry/upload-job.js



const portFor = ({ environment, runtimeToken })=>(0,artifact/* artifactPort */.A$)({
        environment,
        runtimeToken: runtimeToken ?? '',
        serverUrl: environment.GITHUB_SERVER_URL || 'https://github.com',
        repository: environment.GITHUB_REPOSITORY ?? '',
        runId: environment.GITHUB_RUN_ID ?? ''
    });
/** Uploads a job's folder as the state says, or says why not. Throws what the service answers. */ const uploadJob = async (state, parts)=>{
    const { runner, context, runtimeToken } = parts;
    if (state.artifact === undefined) return undefined;
    const obstacle = (0,artifact/* artifactObstacle */.aP)({
        ...context,
        runtimeToken
    });
    if (obstacle !== undefined) {
        runner.notice(`No artifact was uploaded: ${obstacle}. The results are in ${state.jobDir}`);
        return undefined;
    }
    const { files, refused } = await artifactFiles(state.jobDir);
    if (refused.length > 0) {
        const first = refused.slice(0, 5).map(quote/* quote */.h).join(', ');
        runner.warning(`The artifact lacks ${refused.length} files whose names it cannot hold: ${first}`);
    }
    if (files.length === 0) return undefined;
    const { name, retentionDays } = state.artifact;
    return portFor(parts).upload({
        name,
        root: state.jobDir,
        files,
        retentionDays
    });
};


/***/ }),

/***/ 95451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A$: () => (/* binding */ artifactPort),
/* harmony export */   Cs: () => (/* binding */ artifactName),
/* harmony export */   aP: () => (/* binding */ artifactObstacle)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29866);


/** A name that the service accepts, made of parts that it may not. */ const artifactName = (parts)=>{
    const job = parts.job.replace(/[^\w.-]+/g, '-').slice(0, 150);
    return `kotlin-bench-${job}-shard-${parts.shard}-attempt-${parts.runAttempt}`;
};
/** Two jobs that started in the same second, on two runners, come to the same name. */ const isTaken = (thrown)=>/already exists|\b409\b/i.test((0,_contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .errorMessage */ .gJ)(thrown));
/** Why there can be no artifact here, or undefined where there can. */ const artifactObstacle = (platform)=>{
    if (platform.isEnterpriseServer) return 'GitHub Enterprise Server has no artifact service that this action can use';
    if (platform.resultsUrl === undefined || platform.runtimeToken === undefined) {
        return 'the runner offers no artifact service';
    }
    return undefined;
};
/** GitHub's artifact service. The client is large, so it is loaded at the first upload. */ const artifactPort = (service)=>({
        upload: async (upload)=>{
            const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(543), __webpack_require__.e(474), __webpack_require__.e(281)]).then(__webpack_require__.bind(__webpack_require__, 70281));
            const client = new DefaultArtifactClient();
            const days = upload.retentionDays === undefined ? {} : {
                retentionDays: upload.retentionDays
            };
            const send = async (name)=>{
                const { id } = await client.uploadArtifact(name, [
                    ...upload.files
                ], upload.root, days);
                if (id === undefined) throw new Error(`the service gave no id for artifact ${name}`);
                const url = `${service.serverUrl}/${service.repository}/actions/runs/${service.runId}/artifacts/${id}`;
                return {
                    name,
                    id,
                    url
                };
            };
            service.environment.ACTIONS_RUNTIME_TOKEN = service.runtimeToken;
            try {
                return await send(upload.name).catch((thrown)=>{
                    if (!isTaken(thrown)) throw thrown;
                    return send(`${upload.name}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(3).toString('hex')}`);
                });
            } finally{
                delete service.environment.ACTIONS_RUNTIME_TOKEN;
            }
        }
    });


/***/ }),

/***/ 85298:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ runnerContext)
/* harmony export */ });
/** Where in GitHub this step runs. */ const isEnterpriseServer = (serverUrl)=>{
    const host = URL.canParse(serverUrl ?? '') ? new URL(serverUrl ?? '').hostname.toLowerCase() : 'github.com';
    return host !== 'github.com' && !host.endsWith('.ghe.com') && !host.endsWith('.localhost');
};
/** Reads the runner's variables into one value. */ const runnerContext = (environment, workingDirectory)=>({
        workspace: environment.GITHUB_WORKSPACE || workingDirectory,
        runAttempt: Number(environment.GITHUB_RUN_ATTEMPT) || 1,
        isEnterpriseServer: isEnterpriseServer(environment.GITHUB_SERVER_URL),
        resultsUrl: environment.ACTIONS_RESULTS_URL || undefined
    });


/***/ }),

/***/ 12458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ runnerPort)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40927);
/* harmony import */ var _safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6202);


/** The runner that started this step. */ const runnerPort = {
    info: (text)=>_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .info */ .pq((0,_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safeText */ .H)(text)),
    notice: (text)=>_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .notice */ .lm(text),
    warning: (text)=>_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .warning */ .$e(text),
    fault: ({ title, message })=>_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .error */ .z3(message, {
            title
        }),
    startGroup: (title)=>_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .startGroup */ .Oh((0,_safe_text_js__WEBPACK_IMPORTED_MODULE_1__/* .safeText */ .H)(title).replaceAll('\n', ' ')),
    endGroup: ()=>_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .endGroup */ .N4(),
    mask: (secret)=>_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setSecret */ .Pq(secret),
    setOutput: (name, value)=>_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .setOutput */ .uH(name, value),
    saveState: (name, value)=>_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .saveState */ .LZ(name, value),
    getState: (name)=>_actions_core__WEBPACK_IMPORTED_MODULE_0__/* .getState */ .Gu(name)
};


/***/ }),

/***/ 6202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ safeText),
/* harmony export */   z: () => (/* binding */ cutToBytes)
/* harmony export */ });
/**
 * Text for the step's log. A line that the runner would obey is told apart by a blank, and control
 * characters are dropped: names, reports and agents' output can hold either.
 */ const safeText = (text)=>text.replace(/\r\n?/g, '\n').replace(/\u001b\[[0-9;?]*[ -/]*[@-~]/g, '').replace(/[^\P{Cc}\n\t]/gu, '').replace(/^(\s*):(?=:)/gm, '$1: ').replaceAll('##[', '## [');
/** Cuts text to a number of UTF-8 bytes, at a line's end where there is one. */ const cutToBytes = (text, limit)=>{
    const bytes = Buffer.from(text);
    if (bytes.length <= limit) return text;
    const lineEnd = bytes.lastIndexOf('\n', limit);
    // A cut inside a character would decode to a replacement character.
    return new TextDecoder().decode(bytes.subarray(0, lineEnd > 0 ? lineEnd + 1 : limit), {
        stream: true
    });
};


/***/ })

};
