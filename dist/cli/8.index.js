"use strict";
exports.id = 8;
exports.ids = [8];
exports.modules = {

/***/ 13308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ readNamedFile)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


const statOf = (path)=>(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).catch((error)=>{
        throw error.code === 'ENOENT' ? new Error('there is no such file') : error;
    });
/**
 * The text of a file that the user named, links followed; of a folder, that of its file `inFolder`. Pipes
 * and devices are refused: opening one can wait for ever, and reading one need not end.
 * @throws Error that says what is wrong with it
 */ const readNamedFile = async (path, { maxBytes, inFolder })=>{
    const given = await statOf(path);
    const file = given.isDirectory() && inFolder !== undefined ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, inFolder) : path;
    const found = file === path ? given : await statOf(file);
    if (!found.isFile()) throw new Error(`it is no ${found.isDirectory() ? '' : 'regular '}file`);
    if (found.size > maxBytes) throw new Error(`it has more than ${maxBytes} bytes`);
    return {
        text: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(file, 'utf8'),
        path: file
    };
};


/***/ }),

/***/ 89317:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iv: () => (/* binding */ faultSchema),
/* harmony export */   Ws: () => (/* binding */ outcomeSchema)
/* harmony export */ });
/* unused harmony exports FAULT_KINDS, faultKindSchema, phaseSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43045);

/** `resolved` and `unresolved` follow a verdict; `error` means there is none and a fault says whose. */ const outcomeSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
    'resolved',
    'unresolved',
    'error'
]);
/** Whose fault the lack of a verdict is: the engine's or host's, the model provider's, the task's. */ const FAULT_KINDS = [
    'infrastructure',
    'model',
    'task'
];
const faultKindSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(FAULT_KINDS);
/** The four phases of a trial, in order. */ const phaseSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
    'environment',
    'agent',
    'verify',
    'score'
]);
/** A fault as it stands in results: whose, what happened, in which phase. */ const faultSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    kind: faultKindSchema,
    /** A short stable word for grouping, such as `image-build-failed`. */ code: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    message: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    phase: phaseSchema
});


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
/* harmony export */   X: () => (/* binding */ formatSeconds),
/* harmony export */   o: () => (/* binding */ sumSeconds)
/* harmony export */ });
/** Times added up, to the millisecond that they are measured to: binary fractions add a little of their own. */ const sumSeconds = (seconds)=>Math.round(seconds.reduce((sum, value)=>sum + value, 0) * 1000) / 1000;
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
/* harmony export */   RK: () => (/* reexport safe */ _text_visible_js__WEBPACK_IMPORTED_MODULE_0__.R),
/* harmony export */   ml: () => (/* binding */ shorten),
/* harmony export */   zQ: () => (/* binding */ markdownLines)
/* harmony export */ });
/* harmony import */ var _text_visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24031);

// Text in one line, which every way out begins with.

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
 */ const escapeMarkdown = (text)=>(0,_text_visible_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .R)(text).replace(ENTITIES, (character)=>`&#${character.charCodeAt(0)};`).replace(/@/g, '@<!-- -->').replace(/:(?=\/\/)/g, ':<!-- -->').replace(/\bwww\./gi, (match)=>`${match.slice(0, -1)}<!-- -->.`);
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

/***/ 7886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   Mf: () => (/* binding */ unpricedCount),
/* harmony export */   Q_: () => (/* binding */ ratePhrase),
/* harmony export */   S1: () => (/* binding */ withoutRates),
/* harmony export */   WR: () => (/* binding */ points),
/* harmony export */   YH: () => (/* binding */ errorCount),
/* harmony export */   Yw: () => (/* binding */ scoredCount),
/* harmony export */   __: () => (/* binding */ countsPhrase),
/* harmony export */   e: () => (/* binding */ rateRange),
/* harmony export */   n$: () => (/* binding */ isPlainRate),
/* harmony export */   oW: () => (/* binding */ caveats),
/* harmony export */   rT: () => (/* binding */ costPhrase)
/* harmony export */ });
/* harmony import */ var _text_plural_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53239);
/* harmony import */ var _amounts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59533);


/** A share as a percentage with one decimal, never rounded up to 100 or down to 0. */ const percent = (share)=>{
    const tenths = Math.round(share * 1000);
    const honest = share < 1 && tenths === 1000 ? 999 : share > 0 && tenths === 0 ? 1 : tenths;
    return `${(honest / 10).toFixed(1)}%`;
};
/** A difference of two rates in percentage points, with its sign: `+4.2`. */ const points = (change)=>{
    const tenths = (change * 100).toFixed(1);
    if (Number(tenths) === 0) return '0.0';
    return change > 0 ? `+${tenths}` : tenths.replace('-', '−');
};
/** Trials without a verdict, whosever fault that is. */ const errorCount = ({ errors })=>errors.infrastructure + errors.model + errors.task;
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
    if (kinds.length > 0) parts.push(`${(0,_text_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(errorCount(summary), 'error')} (${kinds.join(', ')})`);
    if (notRun > 0) parts.push(`${notRun} not run`);
    return parts.join(', ');
};
/** `rate 75.0% (95% interval 30.1% to 95.4%)`; says so where nothing was scored. */ const ratePhrase = ({ rate, interval95 })=>{
    if (rate === null) return 'no rate, since no trial has a verdict';
    const interval = interval95 === null ? '' : ` (95% interval ${percent(interval95[0])} to ${percent(interval95[1])})`;
    return `rate ${percent(rate)}${interval}`;
};
/** How many trials asked a model for a price that nobody knows. */ const unpricedCount = (trials)=>trials.filter(({ tokens, costUsd })=>tokens !== null && costUsd === null).length;
/** `$1.20 for the model`, and how many trials are not in it; empty where no cost is known. */ const costPhrase = ({ costUsd }, trials)=>{
    const unknown = unpricedCount(trials);
    if (costUsd === null) return [];
    const without = unknown === 0 ? '' : ` without ${(0,_text_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(unknown, 'trial')} of unknown price`;
    return [
        `${(0,_amounts_js__WEBPACK_IMPORTED_MODULE_1__/* .formatUsd */ .U)(costUsd)} for the model${without}`
    ];
};
/** Trials with a verdict. */ const scoredCount = ({ resolved, unresolved })=>resolved + unresolved;
/** Whether the rate is resolved over scored too, and not only the mean over tasks. */ const isPlainRate = (summary)=>summary.rate !== null && Math.abs(summary.rate - summary.resolved / scoredCount(summary)) < 1e-9;
/** From the lowest rate of several agents to the highest: `0.0% to 61.9%`; empty where none has one. */ const rateRange = (groups)=>{
    const rates = groups.flatMap(({ rate })=>rate === null ? [] : [
            rate
        ]).sort((a, b)=>a - b);
    const [lowest = '', highest = ''] = [
        ...rates.slice(0, 1),
        ...rates.slice(-1)
    ].map(percent);
    return lowest === highest ? lowest : `${lowest} to ${highest}`;
};
/** A summary of several agents without what is a mean over them, which says nothing of any. */ const withoutRates = (summary)=>({
        ...summary,
        rate: null,
        bounds: null,
        rateUnflagged: null
    });
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
        notes.push(`${(0,_text_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(unverified, 'reward')} unverified: only what test.sh itself wrote${scope}`);
    }
    if (disputed > 0) notes.push(`${(0,_text_plural_js__WEBPACK_IMPORTED_MODULE_0__/* .plural */ .L)(disputed, 'verdict')} disputed`);
    return notes;
};


/***/ }),

/***/ 41644:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ resamplesOf),
/* harmony export */   k: () => (/* binding */ bootstrapInterval)
/* harmony export */ });
/* harmony import */ var _text_seeded_random_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7121);
/* harmony import */ var _seed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73257);


const MOST = 10_000;
const LEAST = 2_000;
const DRAWS = 5_000_000;
/** How many resamples of so many values are drawn: 10 000, of more than 500 values fewer, 2 000 at least. */ const resamplesOf = (values)=>Math.max(LEAST, Math.min(MOST, Math.floor(DRAWS / Math.max(1, values))));
/**
 * Percentile bootstrap of a mean over tasks, 95 %: trials of one task are not independent, tasks are
 * taken to be. Seeded with `SEED`, and the order of the values does not matter. Null without values.
 */ const bootstrapInterval = (taskMeans)=>{
    if (taskMeans.length === 0) return null;
    const values = [
        ...taskMeans
    ].sort((a, b)=>a - b);
    const random = (0,_text_seeded_random_js__WEBPACK_IMPORTED_MODULE_0__/* .seededRandom */ .I)(_seed_js__WEBPACK_IMPORTED_MODULE_1__/* .SEED */ .G);
    const resamples = resamplesOf(values.length);
    const means = new Float64Array(resamples);
    for(let resample = 0; resample < resamples; resample++){
        let sum = 0;
        for(let drawn = 0; drawn < values.length; drawn++)sum += values[Math.floor(random() * values.length)];
        means[resample] = sum / values.length;
    }
    means.sort();
    return [
        means[Math.floor(resamples * 0.025)],
        means[Math.ceil(resamples * 0.975) - 1]
    ];
};


/***/ }),

/***/ 24378:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bk: () => (/* binding */ estimateRate),
/* harmony export */   Ss: () => (/* binding */ meanOverTasks),
/* harmony export */   i2: () => (/* binding */ mean)
/* harmony export */ });
/* harmony import */ var _bootstrap_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41644);
/* harmony import */ var _seed_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73257);
/* harmony import */ var _wilson_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39852);



/** NaN of nothing. */ const mean = (values)=>values.reduce((sum, value)=>sum + value, 0) / values.length;
/** Mean over tasks of each task's mean; null without tasks. */ const meanOverTasks = (tasks)=>tasks.length === 0 ? null : mean(tasks.map(mean));
/**
 * Rate and its 95 % interval over tasks. One scored trial a task gives Wilson's interval; more give the
 * bootstrap over tasks, or Wilson's over tasks where all task means are equal and resampling could
 * only claim certainty.
 */ const estimateRate = (tasks)=>{
    const rate = meanOverTasks(tasks);
    if (rate === null) return {
        rate: null,
        interval95: null,
        method: null
    };
    const means = tasks.map(mean);
    const single = tasks.every((scores)=>scores.length === 1);
    const equal = means.every((value)=>value === means[0]);
    if (single || equal) {
        return {
            rate,
            interval95: (0,_wilson_js__WEBPACK_IMPORTED_MODULE_0__/* .wilsonInterval */ .Y)(rate * means.length, means.length),
            method: 'wilson'
        };
    }
    const bootstrap = {
        resamples: (0,_bootstrap_js__WEBPACK_IMPORTED_MODULE_1__/* .resamplesOf */ .U)(means.length),
        seed: _seed_js__WEBPACK_IMPORTED_MODULE_2__/* .SEED */ .G
    };
    return {
        rate,
        interval95: (0,_bootstrap_js__WEBPACK_IMPORTED_MODULE_1__/* .bootstrapInterval */ .k)(means),
        method: {
            bootstrap
        }
    };
};


/***/ }),

/***/ 73257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ SEED)
/* harmony export */ });
/** Of every resampling here, so that the same results give the same figures; reports print it. */ const SEED = 20_261_130;


/***/ }),

/***/ 39852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ wilsonInterval)
/* harmony export */ });
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


/***/ }),

/***/ 11196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W3: () => (/* binding */ isSuspect),
  sU: () => (/* binding */ isUnverified),
  MK: () => (/* binding */ rateOf),
  fS: () => (/* binding */ summarise),
  eU: () => (/* binding */ trialSeconds)
});

// EXTERNAL MODULE: ./src/report/durations.js
var durations = __webpack_require__(59729);
// EXTERNAL MODULE: ./src/report/statistics/rate.js
var statistics_rate = __webpack_require__(24378);
;// CONCATENATED MODULE: ./src/report/statistics/pass-at-k.js

/**
 * Chance that at least one of `k` trials drawn from `trials` is resolved: 1 - C(n-c, k) / C(n, k)
 * (Chen et al. 2021), as a product that neither overflows nor cancels. Null where `k > trials`.
 */ const passAtK = (trials, resolved, k)=>{
    const noneResolved = passHatK(trials, trials - resolved, k);
    return noneResolved === null ? null : 1 - noneResolved;
};
/**
 * pass^k, the chance that all of `k` trials drawn from `trials` are resolved: C(c, k) / C(n, k)
 * (Yao et al. 2024), as a product. Null where `k > trials`.
 */ const passHatK = (trials, resolved, k)=>{
    if (k < 1 || k > trials) return null;
    let allResolved = 1;
    for(let drawn = 0; drawn < k; drawn++){
        allResolved *= Math.max(0, resolved - drawn) / (trials - drawn);
    }
    return allResolved;
};
/** Beyond this many trials a task, only some k are worth a number. */ const EVERY_K_UP_TO = 10;
/**
 * pass@k and pass^k for k from 1 to the most scored trials of a task (beyond 10 only the powers of two,
 * and the most), each the mean over the tasks that have k scored trials. `allTasks` counts those
 * without any, too.
 */ const passTables = (tasks, { allTasks })=>{
    const most = tasks.reduce((longest, scores)=>Math.max(longest, scores.length), 0);
    const tables = {
        passAtK: {},
        passHatK: {},
        tooFewAttempts: {}
    };
    const counts = tasks.map((scores)=>({
            trials: scores.length,
            resolved: scores.filter((reward)=>reward === 1).length
        }));
    for(let k = 1; k <= most; k++){
        if (k > EVERY_K_UP_TO && k !== most && !Number.isInteger(Math.log2(k))) continue;
        const enough = counts.filter(({ trials })=>trials >= k);
        tables.passAtK[k] = (0,statistics_rate/* mean */.i2)(enough.map(({ trials, resolved })=>passAtK(trials, resolved, k)));
        tables.passHatK[k] = (0,statistics_rate/* mean */.i2)(enough.map(({ trials, resolved })=>passHatK(trials, resolved, k)));
        tables.tooFewAttempts[k] = allTasks - enough.length;
    }
    return tables;
};

;// CONCATENATED MODULE: ./src/report/summarise.js



/** Whether a flag is on a trial that counts it out of `rateUnflagged`; a note does not. */ const isSuspect = ({ flags })=>flags.some(({ level })=>level === 'suspect');
/** Seconds of all phases of a trial; null where none has begun. */ const trialSeconds = ({ seconds })=>{
    const known = [
        seconds.environment,
        seconds.agent,
        seconds.verify
    ].filter((value)=>value !== null);
    return known.length === 0 ? null : (0,durations/* sumSeconds */.o)(known);
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
const rewardOf = ({ outcome })=>outcome === 'resolved' ? 1 : 0;
const count = (items, holds)=>items.filter(holds).length;
/** To the billionth of a dollar, less than any token costs: binary fractions add a little of their own. */ const totalCost = (trials)=>{
    const costs = trials.map(({ costUsd })=>costUsd).filter((cost)=>cost !== null);
    if (costs.length === 0) return null;
    return Math.round(costs.reduce((sum, cost)=>sum + cost, 0) * 1e9) / 1e9;
};
/** A reward that test.sh in the container wrote and no report here confirms. */ const isUnverified = ({ evidence })=>evidence === 'container';
/**
 * The trials that make the rates: those whose reward rests on reports or logs. Unverified rewards make
 * rates only where there are no others, never one with them.
 */ const ratedTrials = (trials)=>{
    const verified = trials.filter((trial)=>!isUnverified(trial));
    return verified.some(({ outcome })=>outcome !== 'error') ? verified : trials;
};
/** The mean over tasks of each task's mean, as in a summary; null where nothing was scored. */ const rateOf = (trials)=>(0,statistics_rate/* meanOverTasks */.Ss)(scoresByTask(ratedTrials(trials), rewardOf));
/**
 * Counts and rates over trials that ran and those that were planned. `trials = resolved + unresolved +
 * errors`; trials not run count like those without a verdict in `rateAll` and `bounds`. `flagged` and
 * `rateUnflagged` go by suspect flags alone. `seconds` is the sum over phases, not the time that
 * passed. pass@k and pass^k are only given where all trials are of one agent and model.
 */ const summarise = (planned, trials)=>{
    const resolved = count(trials, ({ outcome })=>outcome === 'resolved');
    const unresolved = count(trials, ({ outcome })=>outcome === 'unresolved');
    const errorsOf = (kind)=>count(trials, ({ outcome, fault })=>outcome === 'error' && fault?.kind === kind);
    const ran = new Set(trials.map(({ name })=>name));
    const notRun = count(planned, ({ name })=>!ran.has(name));
    const rated = ratedTrials(trials);
    const all = rated.length + notRun;
    const ratedResolved = count(rated, ({ outcome })=>outcome === 'resolved');
    const ratedUnresolved = count(rated, ({ outcome })=>outcome === 'unresolved');
    const scores = scoresByTask(rated, rewardOf);
    const unflagged = scoresByTask(rated, (trial)=>isSuspect(trial) ? 0 : rewardOf(trial));
    const { rate, interval95, method } = (0,statistics_rate/* estimateRate */.Bk)(scores);
    const tasks = new Set([
        ...planned,
        ...trials
    ].map(({ task })=>task)).size;
    const oneAgent = new Set(trials.map(({ agent, model })=>JSON.stringify([
            agent,
            model
        ]))).size <= 1;
    return {
        tasks,
        trials: trials.length,
        resolved,
        unresolved,
        errors: {
            infrastructure: trials.length - resolved - unresolved - errorsOf('model') - errorsOf('task'),
            model: errorsOf('model'),
            task: errorsOf('task')
        },
        notRun,
        unverified: count(trials, isUnverified),
        rate,
        interval95: interval95 === null ? null : [
            ...interval95
        ],
        intervalMethod: method,
        rateAll: all === 0 ? null : ratedResolved / all,
        bounds: all === 0 ? null : [
            ratedResolved / all,
            (all - ratedUnresolved) / all
        ],
        rateUnflagged: (0,statistics_rate/* meanOverTasks */.Ss)(unflagged),
        disputed: count(trials, ({ disputed })=>disputed),
        flagged: count(trials, isSuspect),
        ...passTables(oneAgent ? scores : [], {
            allTasks: tasks
        }),
        costUsd: totalCost(trials),
        seconds: (0,durations/* sumSeconds */.o)(trials.map((trial)=>trialSeconds(trial) ?? 0))
    };
};


/***/ }),

/***/ 96295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g5: () => (/* binding */ lostTests),
/* harmony export */   gc: () => (/* binding */ lostPhrase),
/* harmony export */   vl: () => (/* binding */ targetTests)
/* harmony export */ });
/** Of the target tests, which are those of f2p, s2p and n2p together. */ const targetTests = ({ f2p, s2p, n2p })=>({
        passed: f2p.passed + s2p.passed + n2p.passed,
        expected: f2p.expected + s2p.expected + n2p.expected
    });
/** What was lost of p2p; older verdicts do not tell those that did not run from those that failed. */ const lostTests = ({ p2p })=>[
        Math.max(0, p2p.expected - p2p.passed),
        p2p.absent ?? 0
    ];
/** As tables say it: `7 (5 not run)`. */ const lostPhrase = ([lost, notRun])=>notRun === 0 ? String(lost) : `${lost} (${notRun} not run)`;


/***/ }),

/***/ 85094:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lp: () => (/* binding */ agentName),
/* harmony export */   mR: () => (/* binding */ trialFacts),
/* harmony export */   xY: () => (/* binding */ trialsOf)
/* harmony export */ });
/* harmony import */ var _amounts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59533);
/* harmony import */ var _durations_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59729);
/* harmony import */ var _summarise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(11196);
/* harmony import */ var _test_counts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96295);




/** Formats what tables say of a trial. */ const trialFacts = (trial)=>{
    const { transitions, reward, fault, reasons, tokens, costUsd } = trial;
    const { code, message } = fault ?? reasons[0] ?? {
        code: '',
        message: ''
    };
    const facts = {
        reward: reward === null ? '-' : String(reward),
        time: (0,_durations_js__WEBPACK_IMPORTED_MODULE_0__/* .formatSeconds */ .X)((0,_summarise_js__WEBPACK_IMPORTED_MODULE_1__/* .trialSeconds */ .eU)(trial)),
        tokens: tokens === null ? '-' : (0,_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .formatTokens */ ._)(tokens.input + tokens.output),
        cost: costUsd === null ? '-' : (0,_amounts_js__WEBPACK_IMPORTED_MODULE_2__/* .formatUsd */ .U)(costUsd),
        code,
        message
    };
    if (transitions === null) return {
        ...facts,
        target: '-',
        lost: '-'
    };
    const { passed, expected } = (0,_test_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .targetTests */ .vl)(transitions);
    return {
        ...facts,
        target: `${passed}/${expected}`,
        lost: (0,_test_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .lostPhrase */ .gc)((0,_test_counts_js__WEBPACK_IMPORTED_MODULE_3__/* .lostTests */ .g5)(transitions))
    };
};
/** An agent and its model as people read them: `claude-code anthropic/claude-sonnet-4-5`. */ const agentName = ({ agent, model })=>model === null ? agent : `${agent} ${model}`;
/** The trials of one agent and model. */ const trialsOf = (group, trials)=>trials.filter(({ agent, model })=>agent === group.agent && model === group.model);


/***/ }),

/***/ 7121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ seededRandom)
/* harmony export */ });
/** Numbers from 0 to below 1 that follow from a seed (mulberry32): few lines, and the same on every machine. */ const seededRandom = (seed)=>{
    let state = seed >>> 0;
    return ()=>{
        state = state + 0x6d2b79f5 >>> 0;
        let mixed = Math.imul(state ^ state >>> 15, state | 1);
        mixed ^= mixed + Math.imul(mixed ^ mixed >>> 7, mixed | 61);
        return ((mixed ^ mixed >>> 14) >>> 0) / 2 ** 32;
    };
};


/***/ })

};
;