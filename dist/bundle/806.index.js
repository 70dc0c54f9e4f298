export const id = 806;
export const ids = [806];
export const modules = {

/***/ 45806:
/***/ ((__unused_webpack___webpack_module__, __unused_webpack___webpack_exports__, __webpack_require__) => {


// EXTERNAL MODULE: ./src/entry/describe-error.js
var describe_error = __webpack_require__(7558);
// EXTERNAL MODULE: ./src/entry/exit-code.js
var exit_code = __webpack_require__(70164);
// EXTERNAL MODULE: ../../node_modules/commander/esm.mjs
var esm = __webpack_require__(13735);
// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(29866);
// EXTERNAL MODULE: ./src/task/nearest-names.js
var nearest_names = __webpack_require__(90168);
// EXTERNAL MODULE: ./src/entry/options.js
var options = __webpack_require__(70116);
// EXTERNAL MODULE: ./src/entry/quote.js
var quote = __webpack_require__(22726);
// EXTERNAL MODULE: ./src/entry/usage.js
var usage = __webpack_require__(26637);
;// CONCATENATED MODULE: ./src/entry/verbs.js
/** What each verb does, as help shows it. */ const verbSentences = {
    run: 'Run an agent on tasks, verify, score, and write the results.',
    bases: 'Build the base images that tasks share.',
    score: 'Give the verdict on test reports that are there already.',
    explain: 'Tell why a trial got its reward.'
};
/** All verbs, in the order of help. */ const verbs = Object.keys(verbSentences);
/** Loads the code of one verb alone, so that help and mistakes answer at once. */ const loadVerb = {
    run: async ()=>(await Promise.all(/* import() */[__webpack_require__.e(476), __webpack_require__.e(230), __webpack_require__.e(543), __webpack_require__.e(474), __webpack_require__.e(26), __webpack_require__.e(616), __webpack_require__.e(767), __webpack_require__.e(101), __webpack_require__.e(636), __webpack_require__.e(93)]).then(__webpack_require__.bind(__webpack_require__, 84093))).runVerb,
    bases: async ()=>(await Promise.all(/* import() */[__webpack_require__.e(476), __webpack_require__.e(230), __webpack_require__.e(474), __webpack_require__.e(26), __webpack_require__.e(101), __webpack_require__.e(860)]).then(__webpack_require__.bind(__webpack_require__, 4860))).basesVerb,
    score: async ()=>(await Promise.all(/* import() */[__webpack_require__.e(543), __webpack_require__.e(767), __webpack_require__.e(384)]).then(__webpack_require__.bind(__webpack_require__, 56384))).scoreVerb,
    explain: async ()=>(await Promise.all(/* import() */[__webpack_require__.e(476), __webpack_require__.e(543), __webpack_require__.e(767), __webpack_require__.e(962)]).then(__webpack_require__.bind(__webpack_require__, 24962))).explainVerb
};

// EXTERNAL MODULE: ./src/entry/version.js
var version = __webpack_require__(14910);
;// CONCATENATED MODULE: ./src/entry/read-flags.js








const describe = (row)=>{
    const valid = row.values === undefined ? [] : [
        `one of ${row.values.join(', ')}`
    ];
    const usual = row.default === undefined || row.type === 'switch' ? [] : [
        `default: ${row.default}`
    ];
    const also = row.aliases === undefined ? [] : [
        `also ${row.aliases.map((name)=>`--${name}`).join(', ')}`
    ];
    const details = [
        ...valid,
        ...usual,
        ...also
    ];
    return details.length === 0 ? row.sentence : `${row.sentence} (${details.join('; ')})`;
};
/** The flags of a row: its own with the short form, then its other names, which help does not list. */ const flagsOfRow = (row, raws)=>(0,options/* namesOf */.eZ)(row).map((name, index)=>{
        const short = index === 0 && row.short !== undefined ? `-${row.short}, ` : '';
        const value = row.type === 'switch' ? '' : ` <${row.placeholder ?? 'value'}>`;
        const add = (text)=>{
            raws.set(row.name, {
                label: `\`--${name}\``,
                texts: [
                    ...raws.get(row.name)?.texts ?? [],
                    text
                ]
            });
        };
        const option = new esm/* Option */.c$(`${short}--${name}${value}`, describe(row)).hideHelp(index > 0);
        if (row.type !== 'switch') return option.argParser(add);
        // Commander parses no value of a flag without one, but tells of it as an event.
        return option;
    });
const addFlags = (command, verb, raws)=>{
    for (const row of (0,options/* flagsOf */.Zo)(verb)){
        if (row.isBare) {
            command.argument(`[${row.placeholder ?? row.name}]`, row.sentence);
            continue;
        }
        for (const option of flagsOfRow(row, raws)){
            command.addOption(option);
            if (row.type === 'switch') {
                command.on(`option:${option.name()}`, ()=>{
                    raws.set(row.name, {
                        label: `\`--${option.name()}\``,
                        texts: [
                            'true'
                        ]
                    });
                });
            }
        }
    }
};
const flagName = (flag)=>flag.replace(/^-+/, '').replace(/=.*$/s, '');
const unknownFlag = (flag, verb)=>{
    const elsewhere = options/* options */.fF.find((row)=>row.only !== 'input' && (0,options/* namesOf */.eZ)(row).includes(flagName(flag)));
    const near = (0,nearest_names/* nearestNames */.L)(flagName(flag), (0,options/* flagsOf */.Zo)(verb).flatMap(options/* namesOf */.eZ))[0];
    const hint = elsewhere !== undefined ? ` It belongs to ${elsewhere.verbs.map((one)=>`\`${one}\``).join(', ')}.` : near === undefined ? '' : ` Did you mean \`--${near}\`?`;
    return new errors/* UserError */.yo(`\`kotlin-bench ${verb}\` has no flag ${(0,quote/* quote */.h)(flag)}.${hint} ` + `\`kotlin-bench ${verb} --help\` lists its flags.`);
};
const unknownVerb = (typed)=>{
    const near = (0,nearest_names/* nearestNames */.L)(typed, verbs)[0];
    const hint = near === undefined ? '' : ` Did you mean \`${near}\`?`;
    return new errors/* UserError */.yo(`There is no command ${(0,quote/* quote */.h)(typed)}.${hint} The commands are: ${verbs.join(', ')}.`);
};
/** Commander's own complaint, told in our form. */ const translate = (error, verb)=>{
    const flag = /unknown option '(.*)'/s.exec(error.message)?.[1];
    if (flag !== undefined) return unknownFlag(flag, verb);
    const sentence = error.message.replace(/^error: /, '');
    return new errors/* UserError */.yo(`\`kotlin-bench ${verb}\`: ${sentence}. \`kotlin-bench ${verb} --help\` says how.`);
};
const verbCommand = (verb, print)=>new esm/* Command */.uB(`kotlin-bench ${verb}`).description(verbSentences[verb]).helpOption('-h, --help', 'Show this help.').showSuggestionAfterError(false).allowExcessArguments(true).exitOverride().configureOutput({
        writeOut: print,
        writeErr: ()=>{}
    });
const overview = ()=>{
    const width = Math.max(...verbs.map((verb)=>verb.length));
    const lines = verbs.map((verb)=>`  ${verb.padEnd(width)}  ${verbSentences[verb]}`);
    return [
        'Usage: kotlin-bench <command> [flags]',
        '',
        'Evaluates coding agents on Kotlin software-engineering tasks.',
        '',
        'Commands:',
        ...lines,
        '',
        '`kotlin-bench <command> --help` lists the flags of a command.',
        ''
    ].join('\n');
};
/** The bare words of a command line: the one that the verb takes, and none too many. */ const takeBareWords = (verb, words, raws)=>{
    const row = (0,options/* flagsOf */.Zo)(verb).find((one)=>one.isBare);
    const first = words[0];
    if (row !== undefined && first !== undefined) raws.set(row.name, {
        label: (0,usage/* usageOf */.F)(row),
        texts: [
            first
        ]
    });
    const excess = words[row === undefined ? 0 : 1];
    if (excess === undefined) return;
    const example = (0,options/* flagsOf */.Zo)(verb).find((one)=>!one.isBare);
    const such = example === undefined ? '' : `, such as \`${(0,usage/* usageOf */.F)(example)}\``;
    throw new errors/* UserError */.yo(`\`kotlin-bench ${verb}\` has no place for ${(0,quote/* quote */.h)(excess)}; everything ` + `${row === undefined ? '' : `but ${(0,usage/* usageOf */.F)(row)} `}is a flag${such}. ` + `\`kotlin-bench ${verb} --help\` lists them.`);
};
const readVerb = (verb, args)=>{
    const raws = new Map();
    let help = '';
    const command = verbCommand(verb, (text)=>{
        help += text;
    });
    addFlags(command, verb, raws);
    try {
        command.parse([
            ...args
        ], {
            from: 'user'
        });
    } catch (error) {
        if (!(error instanceof esm/* CommanderError */.b7)) throw error;
        if (error.code === 'commander.helpDisplayed') return {
            kind: 'text',
            text: help,
            isMistake: false
        };
        throw translate(error, verb);
    }
    takeBareWords(verb, command.args, raws);
    return {
        kind: 'verb',
        verb,
        raws
    };
};
/** Reads a command line (without node and script). Mistakes are thrown as `UserError`. */ const readFlags = (args)=>{
    const [first, ...rest] = args;
    if (first === undefined) return {
        kind: 'text',
        text: overview(),
        isMistake: true
    };
    if (first === '--help' || first === '-h' || first === 'help') {
        return {
            kind: 'text',
            text: overview(),
            isMistake: false
        };
    }
    if (first === '--version' || first === '-V') return {
        kind: 'text',
        text: `${version/* VERSION */.x}\n`,
        isMistake: false
    };
    const verb = verbs.find((one)=>one === first);
    if (verb === undefined) throw unknownVerb(first);
    return readVerb(verb, rest);
};

// EXTERNAL MODULE: ./src/entry/read-values.js
var read_values = __webpack_require__(5475);
// EXTERNAL MODULE: ./src/entry/signals.js
var signals = __webpack_require__(79415);
// EXTERNAL MODULE: ./src/entry/take-tokens.js
var take_tokens = __webpack_require__(42838);
;// CONCATENATED MODULE: ./src/entry/cli.js







const say = (message)=>{
    process.stderr.write(`kotlin-bench: ${message}\n`);
};
const main = async (args)=>{
    (0,take_tokens/* takeTokens */.W)(process.env);
    const request = readFlags(args);
    if (request.kind === 'text') {
        const stream = request.isMistake ? process.stderr : process.stdout;
        stream.write(request.text);
        return request.isMistake ? 2 : 0;
    }
    const values = (0,read_values/* readValues */.N)(request.raws, process.cwd());
    const handler = await loadVerb[request.verb]();
    const reap = async (jobs)=>(await Promise.all(/* import() */[__webpack_require__.e(230), __webpack_require__.e(924)]).then(__webpack_require__.bind(__webpack_require__, 37924))).cleanup({
            jobs: [
                ...jobs
            ]
        });
    const { signal, watchJobs } = (0,signals/* listenForSignals */.s)({
        reap,
        say,
        exit: (code)=>process.exit(code)
    });
    try {
        const code = await handler(values, {
            signal,
            watchJobs,
            stdout: process.stdout,
            stderr: process.stderr
        });
        return (0,exit_code/* abortedCode */.nd)(signal) ?? code;
    } catch (thrown) {
        if (!signal.aborted) throw thrown;
        return (0,exit_code/* abortedCode */.nd)(signal) ?? 3;
    }
};
const fail = (thrown)=>{
    say((0,describe_error/* describeError */.U)(thrown, {
        debug: (0,describe_error/* isDebug */._)(process.env)
    }));
    process.exitCode = (0,exit_code/* thrownCode */.md)(thrown);
};
process.stdout.on('error', ()=>{}); // A reader such as `head` that left early is no fault.
main(process.argv.slice(2)).then((code)=>{
    process.exitCode = code;
}, fail);


/***/ }),

/***/ 26637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ usageOf)
/* harmony export */ });
/** How a row is written on a command line, with a word that stands for its value. */ const usageOf = (row)=>{
    const value = (row.placeholder ?? 'value').toUpperCase();
    if (row.isBare) return value;
    return row.type === 'switch' ? `--${row.name}` : `--${row.name} ${value}`;
};


/***/ })

};
