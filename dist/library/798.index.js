"use strict";
exports.id = 798;
exports.ids = [798];
exports.modules = {

/***/ 2798:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  benchCompare: () => (/* binding */ benchCompare)
});

// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(9866);
// EXTERNAL MODULE: ./src/contracts/result-line.js
var result_line = __webpack_require__(3331);
// EXTERNAL MODULE: ./src/contracts/swe-polybench.js
var swe_polybench = __webpack_require__(2161);
// EXTERNAL MODULE: ./src/text/plural.js
var text_plural = __webpack_require__(3239);
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

;// CONCATENATED MODULE: ./src/report/trial-facts.js




/** Formats what tables say of a trial. */ const trialFacts = (trial)=>{
    const { transitions, reward, fault, reasons, tokens, costUsd } = trial;
    const { code, message } = fault ?? reasons[0] ?? {
        code: '',
        message: ''
    };
    const facts = {
        reward: reward === null ? '-' : String(reward),
        time: formatSeconds(trialSeconds(trial)),
        tokens: tokens === null ? '-' : formatTokens(tokens.input + tokens.output),
        cost: costUsd === null ? '-' : formatUsd(costUsd),
        code,
        message
    };
    if (transitions === null) return {
        ...facts,
        target: '-',
        lost: '-'
    };
    const { passed, expected } = targetTests(transitions);
    return {
        ...facts,
        target: `${passed}/${expected}`,
        lost: lostPhrase(lostTests(transitions))
    };
};
/** An agent and its model as people read them: `claude-code anthropic/claude-sonnet-4-5`. */ const agentName = ({ agent, model })=>model === null ? agent : `${agent} ${model}`;
/** The trials of one agent and model. */ const trialsOf = (group, trials)=>trials.filter(({ agent, model })=>agent === group.agent && model === group.model);

;// CONCATENATED MODULE: ./src/report/rows/count-gradings.js

/** The counts of each grading over trials. */ const countGradings = (trials)=>{
    const count = (grading)=>{
        const rewards = trials.map((one)=>one[grading]).filter((reward)=>reward !== undefined);
        return {
            resolved: rewards.filter((reward)=>reward === 1).length,
            graded: rewards.length
        };
    };
    return Object.fromEntries(swe_polybench/* GRADINGS */.e.map((grading)=>[
            grading,
            count(grading)
        ]));
};

;// CONCATENATED MODULE: ./src/report/statistics/rate.js



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
            interval95: wilsonInterval(rate * means.length, means.length),
            method: 'wilson'
        };
    }
    const bootstrap = {
        resamples: resamplesOf(means.length),
        seed: SEED
    };
    return {
        rate,
        interval95: bootstrapInterval(means),
        method: {
            bootstrap
        }
    };
};

;// CONCATENATED MODULE: ./src/report/rows/mean-retrieval.js

const meanScore = (scores)=>{
    const known = scores.filter((score)=>score !== null);
    if (known.length === 0) return null;
    return {
        recall: mean(known.map(({ recall })=>recall)),
        precision: mean(known.map(({ precision })=>precision)),
        f1: mean(known.map(({ f1 })=>f1)),
        changes: known.length
    };
};
/** The means over changes; one without a truth to compare with is left out, as the official harness does. */ const meanRetrieval = (measured)=>{
    const known = measured.filter((one)=>one !== null && one !== undefined);
    const of = (rules)=>({
            file: meanScore(known.map((one)=>one[rules].file)),
            node: meanScore(known.map((one)=>one[rules].node))
        });
    return {
        official: of('official'),
        corrected: of('corrected')
    };
};

;// CONCATENATED MODULE: ./src/report/rows/compare-models.js






const newestFirst = (a, b)=>a.date < b.date ? 1 : a.date > b.date ? -1 : 0;
/** Of each instance the results of the run that was appended last, an attempt once. */ const newestRuns = (lines)=>[
        ...groupBy(lines, ({ instance })=>instance).values()
    ].flatMap((ofInstance)=>{
        const sorted = [
            ...ofInstance
        ].sort(newestFirst);
        const run = sorted[0]?.run;
        const ofRun = groupBy(sorted.filter((line)=>line.run === run), ({ attempt })=>attempt);
        return [
            ...ofRun.values()
        ].flatMap(([newest])=>newest === undefined ? [] : [
                newest
            ]);
    });
const costOf = (lines)=>{
    const known = lines.flatMap(({ costUsd })=>costUsd === null ? [] : [
            costUsd
        ]);
    return known.length === 0 ? null : known.reduce((sum, cost)=>sum + cost, 0);
};
const lineOf = (lines, language)=>{
    const [first] = lines;
    if (first === undefined) return [];
    const { agent, model, benchmark } = first;
    return [
        {
            ...{
                agent,
                model,
                benchmark,
                language
            },
            instances: new Set(lines.map(({ instance })=>instance)).size,
            errors: lines.filter(({ outcome })=>outcome === 'error').length,
            gradings: countGradings(lines.map(({ gradings })=>gradings)),
            retrieval: meanRetrieval(lines.map(({ retrieval })=>retrieval)),
            costUsd: costOf(lines)
        }
    ];
};
const linesOfModel = (lines)=>{
    const byLanguage = swe_polybench/* ROW_LANGUAGES */.ZF.flatMap((language)=>lineOf(lines.filter((line)=>line.language === language), language));
    return byLanguage.length === 1 && byLanguage[0]?.instances === instancesOf(lines).size ? byLanguage : [
        ...byLanguage,
        ...lineOf(lines, null)
    ];
};
const instancesOf = (lines)=>new Set(lines.map(({ benchmark, instance })=>`${benchmark} ${instance}`));
/** A sentence where models were not run on the same instances. */ const instancesNote = (models)=>{
    const sets = models.map(instancesOf);
    const all = new Set(sets.flatMap((set)=>[
            ...set
        ]));
    const common = [
        ...all
    ].filter((one)=>sets.every((set)=>set.has(one))).length;
    return common === all.size ? [] : [
        `Not all were run on the same instances: ${common} of ${all.size} are common to all. Read the rates with care.`
    ];
};
/** A sentence for each thing that decides over a rate and differs between the results. */ const differenceNotes = (lines)=>{
    const differing = (read)=>new Set(lines.map(read)).size > 1;
    const found = [
        [
            'datasets',
            ({ dataset })=>dataset?.commit ?? dataset?.source ?? ''
        ],
        [
            'rules of scoring',
            ({ rulesVersion })=>rulesVersion
        ],
        [
            'hints',
            ({ settings })=>String(settings?.hints ?? false)
        ]
    ];
    return found.flatMap(([what, read])=>differing(read) ? [
            `The results are of different ${what}: read their rates with care.`
        ] : []);
};
/**
 * Models by language, from the lines that runs have appended. Of an instance that a model was run on more
 * than once, the run that was appended last counts.
 */ const compareModels = (lines)=>{
    const models = [
        ...groupBy(lines, (line)=>JSON.stringify([
                line.benchmark,
                agentName(line)
            ])).values()
    ].map(newestRuns);
    const counted = models.flat();
    const older = lines.length - counted.length;
    return {
        schema: 'kotlin-bench/bench-compare@1',
        lines: models.flatMap(linesOfModel),
        notes: [
            ...instancesNote(models),
            ...differenceNotes(counted),
            ...older > 0 ? [
                `Not counted: ${(0,text_plural/* plural */.L)(older, 'result')} of earlier runs on the same instances.`
            ] : []
        ]
    };
};

;// CONCATENATED MODULE: ./src/report/amounts.js
/** Tokens for people: `950`, `12.3k`, `4.57M`. */ const amounts_formatTokens = (tokens)=>{
    if (tokens < 1_000) return String(Math.round(tokens));
    if (tokens < 999_950) return `${(tokens / 1_000).toFixed(1)}k`;
    return `${(tokens / 1_000_000).toFixed(2)}M`;
};
/** US dollars for people: `$12.40`, and below one dollar `$0.0312`; what is less than shown says so. */ const amounts_formatUsd = (usd)=>{
    if (usd >= 1 || usd === 0) return `$${usd.toFixed(2)}`;
    return usd < 0.0001 ? '<$0.0001' : `$${usd.toFixed(4)}`;
};

;// CONCATENATED MODULE: ../../node_modules/ansi-regex/index.js
// Valid string terminator sequences are ESC\ and 0x9c; OSC also accepts BEL.
const ST = String.raw`(?:\u001B\u005C|\u009C)`;

// OSC sequences only: ESC ] ... BEL/ST (or the C1 introducer 0x9d ... BEL/ST).
// Payloads stop at terminators, cancellations, and C1 controls. An unterminated string cannot swallow the next sequence or repeatedly scan its payload from later introducers. Terminals likewise abort a control string on an unexpected ESC.
const stringControls = String.raw`\u0018\u001A\u001B\u0080-\u009F`;
const osc = String.raw`(?:\u001B\]|\u009D)[^\u0007${stringControls}]*(?:\u0007|${ST})`;

// DCS, SOS, PM, APC, and screen window titles have opaque payloads terminated by ST. Nested ESC payloads, such as tmux passthrough, require a parser.
const controlString = String.raw`(?:\u001B[PX^_k]|[\u0090\u0098\u009E\u009F])[^${stringControls}]*${ST}`;

// Linux console palette controls have fixed lengths and no string terminator; iTerm2 terminates its palette assignments. Consume an immediately adjacent OSC terminator, but match these controls before OSC so a later BEL cannot consume visible text.
const linuxPalette = String.raw`\u001B\](?:P[\dA-Fa-f]{7}|R)(?:\u0007|${ST})?`;

// CSI: ESC [ or C1 CSI, parameter bytes (0x30–0x3f), intermediate bytes (0x20–0x2f), then a final byte (0x40–0x7e).
// `= < >` are final bytes in two-byte VT52 escapes (`ESC >`) but parameter bytes in a CSI (`ESC [ > 0 ; 276 ; 0 c`, the device attributes reply). Match CSI first to consume the whole sequence, where its introducer makes the two unambiguous.
const csi = String.raw`(?:\u001B\[|\u009B)[\u0030-\u003F]*[\u0020-\u002F]*[\u0040-\u007E]`;

// Related escapes: ESC, intermediate bytes (0x20–0x2f), then a final byte (0x30–0x7e), or a supported two-byte escape.
// The two-byte final class stays narrow so that ESC followed by an arbitrary character is not read as a sequence. CSI parameters belong only to the CSI form, preventing partial matches and avoiding a second scan with nested repetition.
// Escapes whose final byte is a digit include `ESC 7` and `ESC 8` (save and restore cursor), `ESC ( 0` (line drawing character set), and `ESC # 8` (screen alignment).
// A digit is never a CSI final byte. These escapes end immediately at their final byte, so `ESC 7 l` is read as the escape followed by text rather than a sequence with parameter 7 and final byte `l`.
const ansi_regex_escape = String.raw`\u001B(?:[\u0020-\u002F]+[\u0030-\u007E]|[\dA-PR-TZcf-oq-uy=><~|}])`;

const pattern = `${linuxPalette}|${osc}|${controlString}|${csi}|${ansi_regex_escape}`;

function ansiRegex({onlyFirst = false} = {}) {
	return new RegExp(pattern, onlyFirst ? undefined : 'g');
}

;// CONCATENATED MODULE: ../../node_modules/strip-ansi/index.js


const regex = ansiRegex();

function stripAnsi(string) {
	if (typeof string !== 'string') {
		throw new TypeError(`Expected a \`string\`, got \`${typeof string}\``);
	}

	// Fast path: ANSI codes require ESC (7-bit) or CSI (8-bit) introducer
	if (!string.includes('\u001B') && !string.includes('\u009B')) {
		return string;
	}

	// Even though the regex is global, we don't need to reset the `.lastIndex`
	// because unlike `.exec()` and `.test()`, `.replace()` does it automatically
	// and doing it manually has a performance penalty.
	return string.replace(regex, '');
}

;// CONCATENATED MODULE: ../../node_modules/get-east-asian-width/lookup-data.js
// Generated by scripts/build.js

const ambiguousMinimalCodePoint = 161;
const ambiguousMaximumCodePoint = 1114109;
const ambiguousRanges = [161, 161, 164, 164, 167, 168, 170, 170, 173, 174, 176, 180, 182, 186, 188, 191, 198, 198, 208, 208, 215, 216, 222, 225, 230, 230, 232, 234, 236, 237, 240, 240, 242, 243, 247, 250, 252, 252, 254, 254, 257, 257, 273, 273, 275, 275, 283, 283, 294, 295, 299, 299, 305, 307, 312, 312, 319, 322, 324, 324, 328, 331, 333, 333, 338, 339, 358, 359, 363, 363, 462, 462, 464, 464, 466, 466, 468, 468, 470, 470, 472, 472, 474, 474, 476, 476, 593, 593, 609, 609, 708, 708, 711, 711, 713, 715, 717, 717, 720, 720, 728, 731, 733, 733, 735, 735, 768, 879, 913, 929, 931, 937, 945, 961, 963, 969, 1025, 1025, 1040, 1103, 1105, 1105, 8208, 8208, 8211, 8214, 8216, 8217, 8220, 8221, 8224, 8226, 8228, 8231, 8240, 8240, 8242, 8243, 8245, 8245, 8251, 8251, 8254, 8254, 8308, 8308, 8319, 8319, 8321, 8324, 8364, 8364, 8451, 8451, 8453, 8453, 8457, 8457, 8467, 8467, 8470, 8470, 8481, 8482, 8486, 8486, 8491, 8491, 8531, 8532, 8539, 8542, 8544, 8555, 8560, 8569, 8585, 8585, 8592, 8601, 8632, 8633, 8658, 8658, 8660, 8660, 8679, 8679, 8704, 8704, 8706, 8707, 8711, 8712, 8715, 8715, 8719, 8719, 8721, 8721, 8725, 8725, 8730, 8730, 8733, 8736, 8739, 8739, 8741, 8741, 8743, 8748, 8750, 8750, 8756, 8759, 8764, 8765, 8776, 8776, 8780, 8780, 8786, 8786, 8800, 8801, 8804, 8807, 8810, 8811, 8814, 8815, 8834, 8835, 8838, 8839, 8853, 8853, 8857, 8857, 8869, 8869, 8895, 8895, 8978, 8978, 9312, 9449, 9451, 9547, 9552, 9587, 9600, 9615, 9618, 9621, 9632, 9633, 9635, 9641, 9650, 9651, 9654, 9655, 9660, 9661, 9664, 9665, 9670, 9672, 9675, 9675, 9678, 9681, 9698, 9701, 9711, 9711, 9733, 9734, 9737, 9737, 9742, 9743, 9756, 9756, 9758, 9758, 9792, 9792, 9794, 9794, 9824, 9825, 9827, 9829, 9831, 9834, 9836, 9837, 9839, 9839, 9886, 9887, 9919, 9919, 9926, 9933, 9935, 9939, 9941, 9953, 9955, 9955, 9960, 9961, 9963, 9969, 9972, 9972, 9974, 9977, 9979, 9980, 9982, 9983, 10045, 10045, 10102, 10111, 11094, 11097, 12872, 12879, 57344, 63743, 65024, 65039, 65533, 65533, 127232, 127242, 127248, 127277, 127280, 127337, 127344, 127373, 127375, 127376, 127387, 127404, 917760, 917999, 983040, 1048573, 1048576, 1114109];

const fullwidthMinimalCodePoint = 12288;
const fullwidthMaximumCodePoint = 65510;
const fullwidthRanges = [12288, 12288, 65281, 65376, 65504, 65510];

const lookup_data_halfwidthMinimalCodePoint = 8361;
const lookup_data_halfwidthMaximumCodePoint = 65518;
const lookup_data_halfwidthRanges = (/* unused pure expression or super */ null && ([8361, 8361, 65377, 65470, 65474, 65479, 65482, 65487, 65490, 65495, 65498, 65500, 65512, 65518]));

const lookup_data_narrowMinimalCodePoint = 32;
const lookup_data_narrowMaximumCodePoint = 10630;
const lookup_data_narrowRanges = (/* unused pure expression or super */ null && ([32, 126, 162, 163, 165, 166, 172, 172, 175, 175, 10214, 10221, 10629, 10630]));

const wideMinimalCodePoint = 4352;
const wideMaximumCodePoint = 262141;
const wideRanges = [4352, 4447, 8986, 8987, 9001, 9002, 9193, 9196, 9200, 9200, 9203, 9203, 9725, 9726, 9748, 9749, 9776, 9783, 9800, 9811, 9855, 9855, 9866, 9871, 9875, 9875, 9889, 9889, 9898, 9899, 9917, 9918, 9924, 9925, 9934, 9934, 9940, 9940, 9962, 9962, 9970, 9971, 9973, 9973, 9978, 9978, 9981, 9981, 9989, 9989, 9994, 9995, 10024, 10024, 10060, 10060, 10062, 10062, 10067, 10069, 10071, 10071, 10133, 10135, 10160, 10160, 10175, 10175, 11035, 11036, 11088, 11088, 11093, 11093, 11904, 11929, 11931, 12019, 12032, 12245, 12272, 12287, 12289, 12350, 12353, 12438, 12441, 12543, 12549, 12591, 12593, 12686, 12688, 12773, 12783, 12830, 12832, 12871, 12880, 42124, 42128, 42182, 43360, 43388, 44032, 55203, 63744, 64255, 65040, 65049, 65072, 65106, 65108, 65126, 65128, 65131, 94176, 94180, 94192, 94198, 94208, 101594, 101631, 101664, 101760, 101874, 101888, 102801, 102816, 102866, 110576, 110579, 110581, 110587, 110589, 110590, 110592, 110888, 110898, 110898, 110928, 110930, 110933, 110933, 110948, 110952, 110960, 111355, 119552, 119638, 119648, 119670, 126980, 126980, 127183, 127183, 127374, 127374, 127377, 127386, 127406, 127406, 127488, 127490, 127504, 127547, 127552, 127560, 127568, 127569, 127584, 127589, 127744, 127776, 127789, 127797, 127799, 127868, 127870, 127891, 127904, 127946, 127951, 127955, 127968, 127984, 127988, 127988, 127992, 128062, 128064, 128064, 128066, 128252, 128255, 128317, 128331, 128334, 128336, 128359, 128378, 128378, 128405, 128406, 128420, 128420, 128507, 128591, 128640, 128709, 128716, 128716, 128720, 128722, 128725, 128729, 128732, 128735, 128747, 128748, 128756, 128764, 128986, 128986, 128992, 129003, 129008, 129008, 129292, 129338, 129340, 129349, 129351, 129535, 129648, 129660, 129664, 129734, 129736, 129736, 129740, 129757, 129759, 129771, 129775, 129786, 131072, 196605, 196608, 262141];

;// CONCATENATED MODULE: ../../node_modules/get-east-asian-width/utilities.js
/**
Binary search on a sorted flat array of [start, end] pairs.

@param {number[]} ranges - Flat array of inclusive [start, end] range pairs, e.g. [0, 5, 10, 20].
@param {number} codePoint - The value to search for.
@returns {boolean} Whether the value falls within any of the ranges.
*/
const utilities_isInRange = (ranges, codePoint) => {
	let low = 0;
	let high = Math.floor(ranges.length / 2) - 1;
	while (low <= high) {
		const mid = Math.floor((low + high) / 2);
		const i = mid * 2;
		if (codePoint < ranges[i]) {
			high = mid - 1;
		} else if (codePoint > ranges[i + 1]) {
			low = mid + 1;
		} else {
			return true;
		}
	}

	return false;
};

;// CONCATENATED MODULE: ../../node_modules/get-east-asian-width/lookup.js



const commonCjkCodePoint = 0x4E_00;
const [wideFastPathStart, wideFastPathEnd] = /* #__PURE__ */ findWideFastPathRange(wideRanges);

// Use a hot-path range so common `isWide` calls can skip binary search.
// The range containing U+4E00 covers common CJK ideographs;
// fallback to the largest range for resilience to Unicode table changes.
function findWideFastPathRange(ranges) {
	let fastPathStart = ranges[0];
	let fastPathEnd = ranges[1];

	for (let index = 0; index < ranges.length; index += 2) {
		const start = ranges[index];
		const end = ranges[index + 1];

		if (
			commonCjkCodePoint >= start
			&& commonCjkCodePoint <= end
		) {
			return [start, end];
		}

		if ((end - start) > (fastPathEnd - fastPathStart)) {
			fastPathStart = start;
			fastPathEnd = end;
		}
	}

	return [fastPathStart, fastPathEnd];
}

const isAmbiguous = codePoint => {
	if (
		codePoint < ambiguousMinimalCodePoint
		|| codePoint > ambiguousMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(ambiguousRanges, codePoint);
};

const isFullwidth = codePoint => {
	if (
		codePoint < fullwidthMinimalCodePoint
		|| codePoint > fullwidthMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(fullwidthRanges, codePoint);
};

const isHalfwidth = codePoint => {
	if (
		codePoint < halfwidthMinimalCodePoint
		|| codePoint > halfwidthMaximumCodePoint
	) {
		return false;
	}

	return isInRange(halfwidthRanges, codePoint);
};

const isNarrow = codePoint => {
	if (
		codePoint < narrowMinimalCodePoint
		|| codePoint > narrowMaximumCodePoint
	) {
		return false;
	}

	return isInRange(narrowRanges, codePoint);
};

const isWide = codePoint => {
	if (
		codePoint >= wideFastPathStart
		&& codePoint <= wideFastPathEnd
	) {
		return true;
	}

	if (
		codePoint < wideMinimalCodePoint
		|| codePoint > wideMaximumCodePoint
	) {
		return false;
	}

	return utilities_isInRange(wideRanges, codePoint);
};

function lookup_getCategory(codePoint) {
	if (isAmbiguous(codePoint)) {
		return 'ambiguous';
	}

	if (isFullwidth(codePoint)) {
		return 'fullwidth';
	}

	if (isHalfwidth(codePoint)) {
		return 'halfwidth';
	}

	if (isNarrow(codePoint)) {
		return 'narrow';
	}

	if (isWide(codePoint)) {
		return 'wide';
	}

	return 'neutral';
}

;// CONCATENATED MODULE: ../../node_modules/get-east-asian-width/index.js


function validate(codePoint) {
	if (!Number.isSafeInteger(codePoint)) {
		throw new TypeError(`Expected a code point, got \`${typeof codePoint}\`.`);
	}
}

function eastAsianWidthType(codePoint) {
	validate(codePoint);

	return getCategory(codePoint);
}

function eastAsianWidth(codePoint, {ambiguousAsWide = false} = {}) {
	validate(codePoint);

	if (
		isFullwidth(codePoint)
		|| isWide(codePoint)
		|| (ambiguousAsWide && isAmbiguous(codePoint))
	) {
		return 2;
	}

	return 1;
}

// Private exports for https://github.com/sindresorhus/is-fullwidth-code-point


;// CONCATENATED MODULE: ../../node_modules/string-width/index.js



/**
Logic:
- Segment graphemes to match how terminals render clusters.
- Width rules:
	1. Skip non-printing clusters (Default_Ignorable, Control, pure nonspacing/enclosing Mark, lone Surrogates). Tabs are ignored by design.
	2. RGI emoji clusters (\p{RGI_Emoji}) are double-width.
	3. Minimally-qualified/unqualified emoji clusters (ZWJ sequences with 2+ Extended_Pictographic, or keycap sequences) are double-width.
	4. Hangul jamo collapse each standard modern Hangul L+V or L+V+T syllable piece to width 2.
	   Unmatched repeated leading/vowel/trailing jamo stay additive because that matches how the terminals we target render them.
	5. Otherwise use East Asian Width of the cluster's first visible code point, and add widths for trailing spacing marks and Halfwidth/Fullwidth Forms within the same cluster (e.g., dakuten/handakuten/prolonged sound mark).
*/

const segmenter = new Intl.Segmenter();

// Matches a visible (printing) character. Used to find the base scalar of a cluster (skipping leading Prepend/Format/Marks) and to detect whole-cluster zero-width.
// Intentionally a single negated class without a quantifier: a repeated pattern like `^(?:…|…)+$` backtracks exponentially on overlapping properties, and even `^[…]+$` overflows V8's backtrack stack (RangeError) on clusters with millions of marks.
const visibleCharacterRegex = /[^\p{Default_Ignorable_Code_Point}\p{Control}\p{Format}\p{Nonspacing_Mark}\p{Enclosing_Mark}\p{Surrogate}]/v;
const spacingMarkRegex = /\p{Spacing_Mark}/v;

// RGI emoji sequences
const rgiEmojiRegex = /^\p{RGI_Emoji}$/v;

// Detect minimally-qualified/unqualified emoji sequences (missing VS16 but still render as double-width)
const unqualifiedKeycapRegex = /^[\d#*]\u20E3$/;
const extendedPictographicRegex = /\p{Extended_Pictographic}/gu;

function isDoubleWidthNonRgiEmojiSequence(segment) {
	// Real emoji clusters are < 30 chars; guard against pathological input
	if (segment.length > 50) {
		return false;
	}

	if (unqualifiedKeycapRegex.test(segment)) {
		return true;
	}

	// ZWJ sequences with 2+ Extended_Pictographic
	if (segment.includes('\u200D')) {
		const pictographics = segment.match(extendedPictographicRegex);
		return pictographics !== null && pictographics.length >= 2;
	}

	return false;
}

// Returns the cluster starting at its first visible character, or `undefined` if the whole cluster is zero-width.
function baseVisible(segment) {
	const index = segment.search(visibleCharacterRegex);
	return index === -1 ? undefined : segment.slice(index);
}

function isHangulLeadingJamo(codePoint) {
	return (codePoint >= 0x11_00 && codePoint <= 0x11_5F)
		|| (codePoint >= 0xA9_60 && codePoint <= 0xA9_7C);
}

function isHangulVowelJamo(codePoint) {
	return (codePoint >= 0x11_60 && codePoint <= 0x11_A7)
		|| (codePoint >= 0xD7_B0 && codePoint <= 0xD7_C6);
}

function isHangulTrailingJamo(codePoint) {
	return (codePoint >= 0x11_A8 && codePoint <= 0x11_FF)
		|| (codePoint >= 0xD7_CB && codePoint <= 0xD7_FB);
}

function isHangulJamo(codePoint) {
	return isHangulLeadingJamo(codePoint)
		|| isHangulVowelJamo(codePoint)
		|| isHangulTrailingJamo(codePoint);
}

function hangulClusterWidth(visibleSegment, eastAsianWidthOptions) {
	const codePoints = [];

	for (const character of visibleSegment) {
		if (!visibleCharacterRegex.test(character)) {
			continue;
		}

		codePoints.push(character.codePointAt(0));
	}

	if (codePoints.length === 0) {
		return undefined;
	}

	let width = 0;

	for (let index = 0; index < codePoints.length; index++) {
		const codePoint = codePoints[index];
		if (!isHangulJamo(codePoint)) {
			if (width === 0) {
				return undefined;
			}

			// Mixed cluster (e.g., L + precomposed syllable): use EAW for non-jamo remainder
			for (let remaining = index; remaining < codePoints.length; remaining++) {
				width += eastAsianWidth(codePoints[remaining], eastAsianWidthOptions);
			}

			return width;
		}

		// Modern Hangul L+V(+T) shapes as one syllable block. Unmatched jamo stay additive:
		// U+1100 U+1100 U+1161 => U+1100 + (U+1100 U+1161) => 2 + 2.
		if (
			isHangulLeadingJamo(codePoint)
			&& isHangulVowelJamo(codePoints[index + 1])
		) {
			width += 2;
			index += isHangulTrailingJamo(codePoints[index + 2]) ? 2 : 1;
			continue;
		}

		width += eastAsianWidth(codePoint, eastAsianWidthOptions);
	}

	return width;
}

function trailingWidth(visibleSegment, eastAsianWidthOptions) {
	let extra = 0;
	let first = true;

	for (const character of visibleSegment) {
		if (first) {
			first = false;
			continue;
		}

		if (
			spacingMarkRegex.test(character)
			|| (character >= '\uFF00' && character <= '\uFFEF')
		) {
			extra += eastAsianWidth(character.codePointAt(0), eastAsianWidthOptions);
		}
	}

	return extra;
}

function stringWidth(input, options = {}) {
	if (typeof input !== 'string' || input.length === 0) {
		return 0;
	}

	const {
		ambiguousIsNarrow = true,
		countAnsiEscapeCodes = false,
	} = options;

	let string = input;

	// Avoid calling stripAnsi when there are no ANSI escape sequences (ESC = 0x1B, CSI = 0x9B)
	if (!countAnsiEscapeCodes && (string.includes('\u001B') || string.includes('\u009B'))) {
		string = stripAnsi(string);
	}

	if (string.length === 0) {
		return 0;
	}

	// Fast path: printable ASCII (0x20–0x7E) needs no segmenter, regex, or EAW lookup — width equals length.
	if (/^[\u0020-\u007E]*$/.test(string)) {
		return string.length;
	}

	let width = 0;
	const eastAsianWidthOptions = {ambiguousAsWide: !ambiguousIsNarrow};

	for (const {segment} of segmenter.segment(string)) {
		// Zero-width / non-printing clusters
		const visibleSegment = baseVisible(segment);
		if (visibleSegment === undefined) {
			continue;
		}

		// Emoji width logic
		if (rgiEmojiRegex.test(segment) || isDoubleWidthNonRgiEmojiSequence(segment)) {
			width += 2;
			continue;
		}

		const hangulWidth = hangulClusterWidth(visibleSegment, eastAsianWidthOptions);
		if (hangulWidth !== undefined) {
			width += hangulWidth;
			continue;
		}

		// Everything else: EAW of the cluster’s first visible scalar
		const codePoint = visibleSegment.codePointAt(0);
		width += eastAsianWidth(codePoint, eastAsianWidthOptions);

		// Add width for trailing spacing marks and Halfwidth/Fullwidth Forms (e.g., ﾞ, ﾟ, ｰ)
		width += trailingWidth(visibleSegment, eastAsianWidthOptions);
	}

	return width;
}

// EXTERNAL MODULE: ./src/text/visible.js
var text_visible = __webpack_require__(4031);
;// CONCATENATED MODULE: ./src/report/escape.js

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

;// CONCATENATED MODULE: ./src/report/terminal/lay-out-columns.js


/** Combining marks add no width, so width alone would not bound a cell. */ const POINTS_PER_COLUMN = 4;
/** As many of the letters, from the first, as have room. */ const fitting = (letters, width)=>{
    let used = 0;
    const excess = letters.findIndex((letter)=>{
        used += stringWidth(letter);
        return used > width;
    });
    return excess < 0 ? [
        ...letters
    ] : letters.slice(0, excess);
};
/** One line of at most `width` columns as a terminal counts them, wide letters as two. */ const fitColumns = (text, width, keep = 'beginning')=>{
    const points = POINTS_PER_COLUMN * width;
    const near = (0,text_visible/* visible */.R)(keep === 'end' ? text.slice(-points) : text.slice(0, points));
    const safe = keep === 'end' ? near : shorten(near, points);
    if (text.length <= points && stringWidth(safe) <= width) return safe;
    const letters = Array.from(new Intl.Segmenter().segment(safe), ({ segment })=>segment);
    return keep === 'end' ? `…${fitting(letters.reverse(), width - 1).reverse().join('')}` : `${fitting(letters, width - 1).join('')}…`;
};
const GAP = '  ';
/** Columns side by side under their titles, each as wide as its widest cell needs. */ const lay_out_columns_layOutColumns = (columns)=>{
    const fitted = columns.map(({ title, cells, width, align, keep })=>{
        const lines = [
            fitColumns(title, width),
            ...cells.map((cell)=>fitColumns(cell, width, keep))
        ];
        const widest = lines.reduce((most, line)=>Math.max(most, stringWidth(line)), 0);
        return lines.map((line)=>{
            const blanks = ' '.repeat(widest - stringWidth(line));
            return align === 'right' ? blanks + line : line + blanks;
        });
    });
    const rows = fitted[0]?.length ?? 0;
    return Array.from({
        length: rows
    }, (_, row)=>fitted.map((lines)=>lines[row]).join(GAP).trimEnd());
};

;// CONCATENATED MODULE: ./src/report/phrases.js


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
    if (kinds.length > 0) parts.push(`${plural(errorCount(summary), 'error')} (${kinds.join(', ')})`);
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
    const without = unknown === 0 ? '' : ` without ${plural(unknown, 'trial')} of unknown price`;
    return [
        `${formatUsd(costUsd)} for the model${without}`
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
        notes.push(`${plural(unverified, 'reward')} unverified: only what test.sh itself wrote${scope}`);
    }
    if (disputed > 0) notes.push(`${plural(disputed, 'verdict')} disputed`);
    return notes;
};

;// CONCATENATED MODULE: ./src/report/rows/row-words.js

/** What people call the languages of rows. */ const row_words_LANGUAGE_NAMES = {
    java: 'Java',
    javascript: 'JavaScript',
    typescript: 'TypeScript',
    python: 'Python'
};
/** What people call the types of rows, which the data names `bug_fix` and so on. */ const row_words_TASK_TYPE_NAMES = {
    bug_fix: 'bug fix',
    feature: 'feature',
    refactor: 'refactoring'
};
/** The columns of retrieval, as tables of any kind have them. */ const RETRIEVAL_COLUMNS = [
    {
        title: 'files',
        rules: 'official',
        level: 'file'
    },
    {
        title: 'files corrected',
        rules: 'corrected',
        level: 'file'
    },
    {
        title: 'nodes',
        rules: 'official',
        level: 'node'
    },
    {
        title: 'nodes corrected',
        rules: 'corrected',
        level: 'node'
    }
];
/** What those columns hold, for a note beside the table. */ const row_words_RETRIEVAL_NOTE = 'Files and nodes are the mean recall / precision of what the changes touch, held against what the gold ones do; by the official rules, and corrected.';
/** `3/4`; nothing where none was graded. */ const countCell = ({ resolved, graded })=>graded === 0 ? '-' : `${resolved}/${graded}`;
/** `3/4, 75.0%`. */ const shareCell = (count)=>count.graded === 0 ? '-' : `${countCell(count)}, ${percent(count.resolved / count.graded)}`;
/** `4`, and how many of these have no verdict: `4, 1 ⚠️`. */ const errorCell = ({ trials, errors })=>errors === 0 ? String(trials) : `${trials}, ${errors} ⚠️`;
/** `0.80 / 0.67`, recall and precision. */ const scoreCell = (score)=>score === null ? '-' : `${score.recall.toFixed(2)} / ${score.precision.toFixed(2)}`;
/** Which rows a result is of and how they were graded, in words. */ const settingsPhrase = ({ split, language, hints, gradings })=>[
        split ?? 'no split named',
        language === null ? 'all languages' : row_words_LANGUAGE_NAMES[language],
        `${hints ? 'with' : 'without'} hints`,
        `graded ${gradings.join(', ')}`
    ].join('; ');

;// CONCATENATED MODULE: ./src/report/rows/terminal-tables.js





const WIDEST_NAME = 48;
const WIDEST_NUMBER = 16;
const number = (title, cells)=>({
        title,
        cells,
        width: WIDEST_NUMBER,
        align: 'right'
    });
const gradingColumns = (lines, gradings)=>gradings.map((grading)=>number(grading, lines.map((line)=>shareCell(line.gradings[grading]))));
const retrievalColumns = (lines)=>RETRIEVAL_COLUMNS.map(({ title, rules, level })=>number(title, lines.map(({ retrieval })=>scoreCell(retrieval[rules][level]))));
/** The table of a result's rows for a terminal. */ const renderRowsTable = ({ lines, gradings, hasAgents, hasRetrieval })=>[
        ...layOutColumns([
            ...hasAgents ? [
                {
                    title: 'agent',
                    cells: lines.map(({ agent })=>agent),
                    width: WIDEST_NAME
                }
            ] : [],
            {
                title: 'language',
                cells: lines.map(({ language })=>language === null ? 'all' : LANGUAGE_NAMES[language]),
                width: WIDEST_NAME
            },
            {
                title: 'task type',
                cells: lines.map(({ taskType })=>taskType === null ? 'all' : TASK_TYPE_NAMES[taskType]),
                width: WIDEST_NAME
            },
            number('trials', lines.map(({ trials })=>String(trials))),
            ...gradingColumns(lines, gradings),
            ...hasRetrieval ? retrievalColumns(lines) : []
        ]),
        ...hasRetrieval ? [
            '',
            RETRIEVAL_NOTE
        ] : []
    ].join('\n');
const isMeasured = ({ retrieval })=>retrieval.official.file !== null;
/** The comparison of models for a terminal. */ const renderComparison = ({ lines, notes })=>{
    const graded = swe_polybench/* GRADINGS */.e.filter((grading)=>lines.some(({ gradings })=>gradings[grading].graded > 0));
    const hasRetrieval = lines.some(isMeasured);
    const hasCost = lines.some(({ costUsd })=>costUsd !== null);
    const several = new Set(lines.map(({ benchmark })=>benchmark)).size > 1;
    const table = lay_out_columns_layOutColumns([
        {
            title: 'agent and model',
            cells: lines.map(agentName),
            width: WIDEST_NAME
        },
        ...several ? [
            {
                title: 'benchmark',
                cells: lines.map(({ benchmark })=>benchmark),
                width: WIDEST_NAME
            }
        ] : [],
        {
            title: 'language',
            cells: lines.map(({ language })=>language === null ? 'all' : row_words_LANGUAGE_NAMES[language]),
            width: WIDEST_NAME
        },
        number('instances', lines.map(({ instances })=>String(instances))),
        number('errors', lines.map(({ errors })=>String(errors))),
        ...gradingColumns(lines, graded),
        ...hasRetrieval ? retrievalColumns(lines) : [],
        ...hasCost ? [
            number('cost', lines.map(({ costUsd })=>costUsd === null ? '-' : amounts_formatUsd(costUsd)))
        ] : []
    ]);
    const after = [
        ...hasRetrieval ? [
            row_words_RETRIEVAL_NOTE
        ] : [],
        ...notes
    ];
    return [
        ...table,
        ...after.length > 0 ? [
            '',
            ...after
        ] : []
    ].join('\n');
};

// EXTERNAL MODULE: ./src/text/lines.js
var text_lines = __webpack_require__(1094);
// EXTERNAL MODULE: ./src/text/quote.js
var quote = __webpack_require__(8461);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./src/commands/shared/files/named-file.js


const statOf = (path)=>(0,promises_.stat)(path).catch((error)=>{
        throw error.code === 'ENOENT' ? new Error('there is no such file') : error;
    });
/**
 * The text of a file that the user named, links followed; of a folder, that of its file `inFolder`. Pipes
 * and devices are refused: opening one can wait for ever, and reading one need not end.
 * @throws Error that says what is wrong with it
 */ const readNamedFile = async (path, { maxBytes, inFolder })=>{
    const given = await statOf(path);
    const file = given.isDirectory() && inFolder !== undefined ? (0,external_node_path_.join)(path, inFolder) : path;
    const found = file === path ? given : await statOf(file);
    if (!found.isFile()) throw new Error(`it is no ${found.isDirectory() ? '' : 'regular '}file`);
    if (found.size > maxBytes) throw new Error(`it has more than ${maxBytes} bytes`);
    return {
        text: await (0,promises_.readFile)(file, 'utf8'),
        path: file
    };
};

;// CONCATENATED MODULE: ./src/commands/bench-compare.js








/** A hundred runs on all rows and more; a text may not have twice as much. */ const MAX_BYTES = 256 * 1024 ** 2;
/** A line's result; undefined for one that was torn or is something else. */ const readLine = (text)=>{
    try {
        const line = result_line/* resultLineSchema */.N.safeParse(JSON.parse(text));
        return line.success ? line.data : undefined;
    } catch  {
        return undefined;
    }
};
const readLines = async (path, notice)=>{
    const { text } = await readNamedFile(path, {
        maxBytes: MAX_BYTES
    }).catch((error)=>{
        throw new errors/* UserError */.yo(`${(0,quote/* quote */.h)(path)} cannot be read: ${(0,errors/* errorMessage */.gJ)(error)}. Name files that runs on rows have appended to, such as \`data/swe-polybench-<model>-results.jsonl\`.`);
    });
    const lines = [];
    let lost = 0;
    let firstLost = 0;
    let number = 0;
    for (const line of (0,text_lines/* linesOf */.D)(text)){
        number += 1;
        if (line.trim() === '') continue;
        const read = readLine(line);
        if (read !== undefined) lines.push(read);
        else if (lost++ === 0) firstLost = number;
    }
    if (lines.length === 0) {
        throw new errors/* UserError */.yo(`${(0,quote/* quote */.h)(path)} has no result of a run. Name files that runs on rows have appended to, such as \`data/swe-polybench-<model>-results.jsonl\`.`);
    }
    if (lost > 0) notice(`${path}: ${(0,text_plural/* plural */.L)(lost, 'line')} left out that cannot be read, first line ${firstLost}.`);
    return lines;
};
/**
 * Compares models by the results that runs have appended to files (absolute paths).
 * @throws UserError for a file that has none
 */ const benchCompare = async (files, { notice })=>{
    const lines = [];
    for (const path of new Set(files))lines.push(...await readLines(path, notice));
    const comparison = compareModels(lines);
    return {
        comparison,
        text: renderComparison(comparison)
    };
};


/***/ }),

/***/ 1094:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ linesOf)
/* harmony export */ });
/** The lines of a text, without the line feeds that part them, one at a time. */ function* linesOf(text) {
    for(let start = 0; start <= text.length;){
        const end = text.indexOf('\n', start);
        if (end < 0) {
            yield text.slice(start);
            return;
        }
        yield text.slice(start, end);
        start = end + 1;
    }
}


/***/ }),

/***/ 3239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ plural)
/* harmony export */ });
/** A count with its noun: `1 task`, `2 tasks`; `many` for a noun whose plural is not made by an `s`. */ const plural = (count, one, many = `${one}s`)=>`${count} ${count === 1 ? one : many}`;


/***/ })

};
;