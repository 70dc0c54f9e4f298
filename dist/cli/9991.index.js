"use strict";
exports.id = 9991;
exports.ids = [9991];
exports.modules = {

/***/ 9123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ replaceFile)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);


/**
 * Writes a file at once, with the mode of the one it takes the place of: an interrupted run leaves the
 * old one or the new.
 */ const replaceFile = async (path, text)=>{
    const mode = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(path).then((stats)=>stats.mode, ()=>0o644);
    const draft = `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`;
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(draft, text, {
            mode,
            flag: 'wx'
        });
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(draft, path);
    } finally{
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(draft, {
            force: true
        });
    }
};


/***/ }),

/***/ 57532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ loadFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29866);
/* harmony import */ var _text_quote_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98461);
/* harmony import */ var _git_source_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88394);
/* harmony import */ var _read_task_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86976);






const isFile = async (path)=>{
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).catch(()=>null);
    return stats?.isFile() ?? false;
};
const isTask = (dir)=>isFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'task.toml'));
const load = async (dir)=>({
        ...await (0,_read_task_js__WEBPACK_IMPORTED_MODULE_5__/* .readTask */ .g)(dir),
        name: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(dir),
        dir
    });
/** Why a child of the dataset's folder is no task; null when it is one; undefined when it is not worth a word. */ const reasonToSkip = async (root, name)=>{
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name);
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).catch(()=>null);
    if (stats === null) return 'is a link to nothing';
    if (!stats.isDirectory()) return undefined;
    if (!(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(path)).startsWith(root + node_path__WEBPACK_IMPORTED_MODULE_1__.sep)) return 'is a link out of the dataset';
    if (await isTask(path)) return null;
    return name.startsWith('.') ? undefined : 'has no task.toml';
};
const scan = async (root)=>{
    const entries = [];
    const skipped = [];
    for (const name of (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(root)).sort()){
        const reason = await reasonToSkip(root, name);
        if (reason === null) entries.push(await load((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, name)));
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
        const inner = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name)).catch(()=>[]);
        for (const child of inner.slice(0, SEARCHED_FOLDERS))if (await isTask((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name, child))) return name;
    }
    return undefined;
};
const noTasks = async (path, skipped)=>{
    const first = await firstWithTasks(path, skipped);
    if (first !== undefined) {
        return new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .h)(path)} has no tasks, but its folder ${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .h)(first)} has: name ${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .h)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, first))}.`);
    }
    const seen = skipped.slice(0, NAMED_FOLDERS).map(({ name, reason })=>`${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .h)(name)} ${reason}`);
    const more = skipped.length > NAMED_FOLDERS ? `, and ${skipped.length - NAMED_FOLDERS} more` : '';
    const found = seen.length > 0 ? ` (${seen.join(', ')}${more})` : '';
    return new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .h)(path)} has no tasks${found}. Give a folder of tasks, or one task: a folder with \`task.toml\` in it.`);
};
/** The folder that a user's path means, with links resolved. */ const resolveFolder = async (path)=>{
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).catch((error)=>{
        if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') {
            throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .h)(path)} cannot be read (${error.code}). Check its permissions.`);
        }
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .h)(path)} does not exist. Give a folder of tasks, or one task; in a workflow, check out the dataset first.`);
    });
    if (stats.isDirectory()) return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(path);
    const hint = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path) === 'task.toml' ? ` Name ${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .h)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path))}.` : '';
    throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .h)(path)} is a file. Give a folder of tasks, or one task.${hint}`);
};
/**
 * Loads the tasks at a path (absolute): one task, or the immediate folders of a dataset. A task that
 * cannot run is an entry with its fault; a folder that is none is in `skipped`.
 *
 * @throws UserError when there is no such folder, or no task in it
 */ const loadFolder = async (path)=>{
    const root = await resolveFolder(path);
    const dataset = (0,_git_source_js__WEBPACK_IMPORTED_MODULE_4__/* .gitSource */ .Y)(root);
    if (await isTask(root)) {
        return {
            entries: [
                await load(root)
            ],
            skipped: [],
            dataset: await dataset,
            tasksDir: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(root)
        };
    }
    const { entries, skipped } = await scan(root);
    if (entries.length === 0) throw await noTasks(path, skipped);
    return {
        entries,
        skipped,
        dataset: await dataset,
        tasksDir: root
    };
};


/***/ }),

/***/ 88394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ repositoryOfRemote),
/* harmony export */   Y: () => (/* binding */ gitSource)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73634);



/** What git says of a folder; null where it refuses. */ const ask = async (dir, args)=>{
    const { ok, stdout } = await (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .git */ .$)(args, {
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
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(top, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(dir)).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
    const source = repository === null ? dir : [
        repository,
        folder
    ].filter((part)=>part !== '').join('/');
    return {
        source,
        commit: changes === '' && tracked !== '' ? head : null
    };
};


/***/ }),

/***/ 9991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  hardenVerb: () => (/* binding */ hardenVerb)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ../../node_modules/diff/libesm/patch/create.js + 2 modules
var create = __webpack_require__(35415);
// EXTERNAL MODULE: ./src/dataset/folder.js
var folder = __webpack_require__(57532);
// EXTERNAL MODULE: ./src/dataset/read-file.js
var read_file = __webpack_require__(30863);
// EXTERNAL MODULE: ./src/making/verifier-script.js
var verifier_script = __webpack_require__(52105);
// EXTERNAL MODULE: ./src/text/shell-comments.js
var shell_comments = __webpack_require__(23394);
;// CONCATENATED MODULE: ./src/making/harden/shell-text.js
/** A script that is not read; the message goes on after its name: `leaves a block open`. */ class UnreadableScript extends Error {
    name = 'UnreadableScript';
    /** From 1. */ line;
    constructor(line, message){
        super(message);
        this.line = line;
    }
}
/** Each character of a line, and whether it stands within quotes or behind a backslash. */ const characters = (text)=>{
    let quote = null;
    let escaped = false;
    return [
        ...text
    ].map((char)=>{
        const opens = quote === null && !escaped && (char === "'" || char === '"');
        const closes = quote !== null && !escaped && char === quote;
        const result = {
            char,
            quoted: escaped || quote !== null || opens,
            quote
        };
        if (opens) quote = char;
        else if (closes) quote = null;
        escaped = !escaped && char === '\\' && quote !== "'";
        return {
            ...result,
            quote
        };
    });
};
/** Whether a quote of the text is closed only in a later line. */ const isOpen = (text)=>characters(text).at(-1)?.quote != null;
/** Cuts a text where a separator stands outside of quotes, without blanks around the parts. */ const splitOutsideQuotes = (text, separator)=>{
    const all = characters(text);
    const parts = [];
    let part = '';
    for(let index = 0; index < all.length; index++){
        const here = all.slice(index, index + separator.length);
        if (here.map(({ char })=>char).join('') === separator && here.every(({ quoted })=>!quoted)) {
            parts.push(part);
            part = '';
            index += separator.length - 1;
        } else part += all[index]?.char ?? '';
    }
    return [
        ...parts,
        part
    ].map((one)=>one.trim());
};
/** The text up to a comment. */ const withoutComment = (text)=>{
    const all = characters(text);
    const start = all.findIndex(({ char, quoted }, index)=>char === '#' && !quoted && /^\s?$/.test(all[index - 1]?.char ?? ''));
    return start < 0 ? text : all.slice(0, start).map(({ char })=>char).join('');
};
/** The text with what is quoted replaced, so that a pattern finds operators of the shell alone. */ const unquotedPart = (text)=>characters(text).map(({ char, quoted })=>quoted ? '_' : char).join('');
/** The words of a simple command, without their quotes. */ const shellWords = (text)=>{
    const words = [];
    let word = null;
    for (const { char, quoted, quote } of characters(text)){
        if (!quoted && /\s/.test(char)) {
            if (word !== null) words.push(word);
            word = null;
            continue;
        }
        const isMark = char === '"' && quote !== "'" || char === "'" && quote !== '"' || char === '\\';
        word = (word ?? '') + (isMark ? '' : char);
    }
    return word === null ? words : [
        ...words,
        word
    ];
};

;// CONCATENATED MODULE: ./src/making/harden/known-commands.js



/** Says something and changes nothing. */ const isMessage = (text)=>/^(?:echo|printf)\s/.test(text) && !/[`|&;<>]/.test(unquotedPart(text).replace(/\s*>\s?&\s?2\b/g, '')) && !/\$\(|`/.test(text);
/** `echo 0 > /logs/verifier/reward.txt`: the reward that a command writes, or undefined. */ const writtenReward = (text)=>{
    const [, value, file = ''] = /^(?:echo|printf)\s+["']?([01])(?:\\n)?["']?\s*>\s*(\S+)$/.exec(text) ?? [];
    if (value === undefined || shellWords(file)[0] !== verifier_script/* REWARD_FILE */.FU) return undefined;
    return value === '1' ? 1 : 0;
};
const isInLogs = (path)=>/^\/logs\/verifier(?:\/[\w.*-]*)?$/.test(path);
/** Empties or makes the folder of the reward, and no other. */ const isWipe = (text)=>{
    if (/[;&|<>`$]/.test(unquotedPart(text))) return false;
    const [command, ...words] = shellWords(text);
    const paths = words.filter((word)=>!word.startsWith('-'));
    if (command === 'find') {
        return isInLogs(words[0] ?? '') && words.at(-1) === '-delete' && !words.some((word)=>word.startsWith('-exec'));
    }
    return (command === 'mkdir' || command === 'rm') && paths.length > 0 && paths.every(isInLogs);
};
const RESTORES = /^(?:git\s+(?:restore|checkout|cat-file|rm)\s|rm\s+-r?f\s|[A-Za-z_]\w*\+?=|\[\[?\s|continue$|break$|true$|:$|exit\s+\d+$)/;
/** A step of putting files back as they were; all of a list of commands has to be one. */ const isRestoring = (text)=>splitOutsideQuotes(text.replace(/^!\s+/, ''), '&&').flatMap((part)=>splitOutsideQuotes(part, '||')).every((part)=>RESTORES.test(part) || isMessage(part));
/** Keeps what the loops of step 2 work with. */ const preparesRestore = (text)=>/^[A-Za-z_]\w*=(?:\(\)|\$\(mktemp\))$/.test(text) || /^git apply --numstat (?:-z )?\/tests\/test\.patch > "?\$\w+"?$/.test(text) || /^rm -f (?:-- )?"?\$\w+"?$/.test(text);
/** `git apply /tests/test.patch`, in the way of the seven steps or without an end. */ const appliesPatch = (text)=>{
    const [command = '', ...otherwise] = splitOutsideQuotes(text, '||');
    if (!/^git apply (?:(?:--whitespace=nowarn|--verbose|-v) )*["']?\/tests\/test\.patch["']?$/.test(command)) return undefined;
    if (otherwise.length === 0) return {
        orExits: false
    };
    const [only = ''] = otherwise;
    if (otherwise.length > 1 || !/^(?:exit [1-9]\d*|true|:)$/.test(only)) return undefined;
    return {
        orExits: only.startsWith('exit')
    };
};
const BUILD_TOOLS = /(?:^|\/)(?:gradlew?|mvnw?)$/;
const WRAPPERS = /^(?:xvfb-run|timeout|nice|ionice|env|stdbuf)$/;
const ASSIGNMENT = /^[A-Za-z_]\w*=/;
/** Where output goes, at the end of a command: it changes nothing about the tests. */ const OUTPUT = /(?:\s+(?:\d?>{1,2}\s?(?:&\d|[\w./-]+)|&>\s?[\w./-]+)|\s*\|\s*tee(?: -a)? [\w./-]+)+$/;
const IGNORED_FAILURE = /^(?:true|:|[A-Za-z_]\w*=\$\?)$/;
/** The command that runs the tests, without what happens where they fail; undefined for another. */ const testCommandOf = (text)=>{
    const [command = '', ...otherwise] = splitOutsideQuotes(text, '||');
    if (otherwise.length > 1 || otherwise.some((part)=>!IGNORED_FAILURE.test(part))) return undefined;
    const words = shellWords(command);
    const begin = words.findIndex((word)=>!ASSIGNMENT.test(word));
    const tool = words.findIndex((word)=>BUILD_TOOLS.test(word));
    if (tool < begin || tool < 0) return undefined;
    if (tool > begin && !WRAPPERS.test(words[begin] ?? '')) return undefined;
    const isSimple = !/[;&|<>`()]/.test(unquotedPart(command.replace(OUTPUT, ''))) && !/\$\(|`/.test(command);
    return isSimple ? command : undefined;
};
/** `bash /tests/kotlin_logs_collector.sh …`, by its root and its output; undefined for another. */ const collectorCall = (text)=>{
    const [command = '', ...otherwise] = splitOutsideQuotes(text.replace(/^!\s+/, ''), '||');
    if (otherwise.some((part)=>!/^(?:true|:|exit \d+)$/.test(part))) return undefined;
    const simple = command.replace(/(?:\s+\d?>\s?(?:\/dev\/null|&[12]))+$/, '');
    if (/[;&|<>`$]/.test(simple)) return undefined;
    const words = shellWords(simple).filter((word, index)=>index > 0 || !/^(?:ba)?sh$/.test(word));
    if (words.shift() !== '/tests/kotlin_logs_collector.sh') return undefined;
    const found = {
        root: '.',
        output: 'reports/junit/all-testsuites.xml'
    };
    for(let index = 0; index < words.length; index += 2){
        const [flag, value] = [
            words[index],
            words[index + 1]
        ];
        if (value === undefined) return undefined;
        if (flag === '--root' || flag === '-r') found.root = value;
        else if (flag === '--output' || flag === '-o') found.output = value;
        else return undefined;
    }
    return found;
};
/** `python3 /tests/junit_compare.py …`: the words behind it; undefined for another command. */ const comparerArguments = (text)=>{
    const [command = '', ...otherwise] = splitOutsideQuotes(text, '||');
    if (otherwise.some((part)=>!/^(?:true|:)$/.test(part)) || /[;&|<>`$]/.test(command)) return undefined;
    const [interpreter = '', script, ...words] = shellWords(command);
    return /^python3?$/.test(interpreter) && script === '/tests/junit_compare.py' ? words : undefined;
};
/** `find … TEST*.xml -delete`: its patterns; undefined for another command. */ const deletedReports = (text)=>{
    if (!/^find (?:\.|\/home\/[\w.-]+) .*-delete$/.test(text) || /[;&|<>`$]/.test(unquotedPart(text))) return undefined;
    const words = shellWords(text);
    if (words.some((word)=>word.startsWith('-exec'))) return undefined;
    const patterns = words.filter((_, index)=>words[index - 1] === '-path');
    return patterns.length > 0 && patterns.every((pattern)=>pattern.includes('TEST')) ? patterns : undefined;
};
/** What the paths of a collector's `find` are, as its text has them. */ const collectedReports = (collector)=>{
    const paths = (0,shell_comments/* withoutComments */.f)(collector).matchAll(/-path\s+(['"])([\w.*/-]{1,300})\1/g);
    return [
        ...new Set([
            ...paths
        ].flatMap(([, , path = ''])=>path.includes('TEST') ? path : []))
    ];
};

;// CONCATENATED MODULE: ./src/making/harden/fallback.js

const EXIT_CODE_TEST = /^(?:\[\[?|test) "?\$(?:\{?\w+\}?|\?)"? (?:-eq|-ne|==?|!=) "?\d+"?(?: \]\]?)?$/;
/** `[ $exit_code -eq 0 ]`, in every branch. */ const isExitCodeTest = ({ branches })=>branches.every(({ condition })=>EXIT_CODE_TEST.test(condition));
const joined = (parts)=>({
        problems: parts.flatMap(({ problems })=>problems),
        canWriteOne: parts.some(({ canWriteOne })=>canWriteOne)
    });
/**
 * Reads what a verifier does where there is no report: a reward by the exit code, messages, an end. Anything
 * else is a problem. `resolve` puts in the values of variables.
 */ const readFallback = (statements, resolve)=>joined(statements.map((statement)=>{
        if (statement.kind === 'if' && isExitCodeTest(statement)) {
            const bodies = [
                ...statement.branches.map(({ body })=>body),
                statement.otherwise ?? []
            ];
            return joined(bodies.map((body)=>readFallback(body, resolve)));
        }
        const { line } = statement;
        if (statement.kind !== 'command') {
            return {
                problems: [
                    {
                        line,
                        message: 'does more than to write a reward where there is no report'
                    }
                ],
                canWriteOne: false
            };
        }
        const text = resolve(statement.text);
        const reward = writtenReward(text);
        const isKnown = reward !== undefined || isMessage(text) || /^exit (?:\d+|"?\$\w+"?)$/.test(text);
        const message = `does more than to write a reward where there is no report: ${statement.text}`;
        return {
            problems: isKnown ? [] : [
                {
                    line,
                    message
                }
            ],
            canWriteOne: reward === 1
        };
    }));

;// CONCATENATED MODULE: ./src/making/harden/patch-fails.js

/**
 * Reads what a verifier does where the patch does not apply: messages, a reward of 0, and the end. Anything
 * else is a problem. `resolve` puts in the values of variables.
 */ const readPatchFails = ({ line }, body, resolve)=>{
    const texts = body.map((statement)=>statement.kind === 'command' ? resolve(statement.text) : '');
    const last = texts.at(-1) ?? '';
    const isKnown = (text)=>isMessage(text) || writtenReward(text) === 0;
    const unknown = texts.filter((text, index)=>!isKnown(text) && !(index === texts.length - 1 && text.startsWith('exit ')));
    return {
        problems: unknown.map((text)=>({
                line,
                message: `does more than to end where the patch does not apply: ${text}`
            })),
        ends: /^exit [1-9]\d*$/.test(last)
    };
};

;// CONCATENATED MODULE: ./src/making/harden/restore-loop.js

/** Over the files of an array, or the lines of the patch or of a list made of it. */ const goesOverFiles = ({ head, tail })=>/^for \w+ in "?\$\{?\w+(?:\[@\])?\}?"?$/.test(head) || /^while .*\bread\b/.test(head) && /^< ("?)(?:\/tests\/test\.patch|\$\w+)\1$/.test(tail);
const SETS_BACK = /\bgit\s+(?:restore\b.*--source|checkout\s+HEAD\b)/;
const commandsIn = (statement)=>{
    const { line } = statement;
    if (statement.kind === 'loop') return {
        texts: [],
        problems: [
            {
                line,
                message: 'has a loop within a loop'
            }
        ]
    };
    const texts = statement.kind === 'command' ? [
        statement.text
    ] : statement.branches.map((one)=>one.condition);
    const bodies = statement.kind === 'command' ? [] : [
        ...statement.branches.flatMap(({ body })=>body),
        ...statement.otherwise ?? []
    ];
    const inner = bodies.map(commandsIn);
    const unknown = texts.filter((text)=>!isRestoring(text));
    return {
        texts: [
            ...texts,
            ...inner.flatMap((one)=>one.texts)
        ],
        problems: [
            ...unknown.map((text)=>({
                    line,
                    message: `does more in a loop than to put files back: ${text}`
                })),
            ...inner.flatMap((one)=>one.problems)
        ]
    };
};
/** Reads a loop that puts back what the test patch touches; one that does anything else is a problem. */ const readRestoreLoop = (loop)=>{
    if (!goesOverFiles(loop)) {
        const message = `has a loop over something else than the files of test.patch: ${loop.head}`;
        return {
            problems: [
                {
                    line: loop.line,
                    message
                }
            ],
            setsBack: false
        };
    }
    const commands = loop.body.map(commandsIn);
    return {
        problems: commands.flatMap(({ problems })=>problems),
        setsBack: commands.some(({ texts })=>texts.some((text)=>SETS_BACK.test(text)))
    };
};

;// CONCATENATED MODULE: ./src/making/harden/script-variables.js

/** A value that means the same in quotes and without. */ const PLAIN_VALUE = /^[\w./:@%+,=-]*$/;
/** The variables that a script sets, as far as they have been read. */ class ScriptVariables {
    #own = new Map();
    #exported = [];
    /** Takes a statement that sets a variable; false for any other. */ read(text) {
        // What a variable of this kind is for is the fallback, which goes.
        if (/^[A-Za-z_]\w*=\$\?$/.test(text)) return true;
        const [, exported, name = ''] = /^(export )?([A-Za-z_]\w*)=/.exec(text) ?? [];
        const words = shellWords(text);
        if (name === '' || words.length > (exported === undefined ? 1 : 2) || /\$\(|[`;&|<>]/.test(text)) return false;
        if (exported !== undefined) this.#exported.push(text);
        else {
            const value = words[0].slice(name.length + 1);
            this.#own.set(name, {
                value,
                statement: text,
                isUsed: false
            });
        }
        return true;
    }
    /** The text with the values of variables that the script itself has set. */ resolved(text) {
        return text.replace(/\$(?:(\w+)|\{(\w+)\})/g, (reference, plain, braced)=>{
            const known = this.#own.get(plain ?? braced ?? '');
            if (known === undefined || !PLAIN_VALUE.test(known.value)) return reference;
            known.isUsed = true;
            return known.value;
        });
    }
    /** The statements that are still needed, once the values that were put in stand where they are used. */ remaining() {
        const kept = [
            ...this.#own.values()
        ].filter(({ isUsed })=>!isUsed);
        return [
            ...kept.map(({ statement })=>statement),
            ...this.#exported
        ];
    }
}

;// CONCATENATED MODULE: ./src/making/harden/shell-statements.js

/** Longer than any that is written by hand; what reads commands takes quadratic time on some that are. */ const LONGEST = 4_000;
/** The script without comments, its continued lines joined and its lines cut at semicolons. */ const pieces = (script)=>{
    const found = [];
    let begun = null;
    for (const [index, raw] of script.split('\n').entries()){
        const line = begun?.line ?? index + 1;
        const text = begun === null ? raw.trim() : `${begun.text} ${raw.trim()}`;
        begun = null;
        if (text.length > LONGEST) throw new UnreadableScript(line, `has a command of more than ${LONGEST} characters`);
        if (/(?:^|[^\\])(?:\\\\)*\\$/.test(text)) {
            begun = {
                line,
                text: text.slice(0, -1).trimEnd()
            };
            continue;
        }
        const bare = withoutComment(text).trim();
        if (isOpen(bare)) throw new UnreadableScript(line, 'has a quote that goes on in the next line');
        if (/<<(?!<)/.test(unquotedPart(bare))) throw new UnreadableScript(line, 'begins a here-document');
        for (const part of splitOutsideQuotes(bare, ';')){
            // `then x` and `x` in the line below are the same.
            const [, keyword, rest = ''] = /^(then|do|else)\s+(.+)$/.exec(part) ?? [];
            const texts = keyword === undefined ? [
                part
            ] : [
                keyword,
                rest
            ];
            found.push(...texts.filter((one)=>one !== '').map((one)=>({
                    line,
                    text: one
                })));
        }
    }
    if (begun !== null) found.push(begun);
    return found;
};
/** Deeper than any that is written by hand. */ const DEEPEST = 50;
/** Reads statements until one of the words that end a block; a block within it is read whole. */ class Reader {
    #at = 0;
    #depth = 0;
    #all;
    constructor(all){
        this.#all = all;
    }
    /** The statements up to a piece that matches, which is left; up to the end without one. */ statements(end) {
        const found = [];
        for(;;){
            const piece = this.#all[this.#at];
            if (piece === undefined) {
                if (end !== null) throw new UnreadableScript(this.#lastLine(), 'leaves a block open');
                return found;
            }
            if (end?.test(piece.text)) return found;
            found.push(this.#statement(this.#take()));
        }
    }
    #statement(piece) {
        if (/^if\s/.test(piece.text)) return this.#block(piece, ()=>this.#condition(piece));
        if (/^(?:for|while|until)\s/.test(piece.text)) return this.#block(piece, ()=>this.#loop(piece));
        if (/^(?:then|do|else|elif|fi|done)(?:\s|$)/.test(piece.text)) throw new UnreadableScript(piece.line, 'ends a block that was not begun');
        return {
            kind: 'command',
            ...piece
        };
    }
    #block(begin, read) {
        if (this.#depth >= DEEPEST) throw new UnreadableScript(begin.line, 'nests its blocks too deep');
        this.#depth++;
        const found = read();
        this.#depth--;
        return found;
    }
    #condition({ line, text }) {
        const branches = [];
        let condition = text.replace(/^if\s+/, '');
        let otherwise = null;
        while(condition !== null){
            this.#expect(/^then$/);
            const body = this.statements(/^(?:elif\s.*|else|fi)$/);
            branches.push({
                condition,
                body
            });
            const next = this.#take().text;
            condition = next.startsWith('elif') ? next.replace(/^elif\s+/, '') : null;
            if (next === 'else') {
                otherwise = this.statements(/^fi$/);
                this.#expect(/^fi$/);
            }
        }
        return {
            kind: 'if',
            line,
            branches,
            otherwise
        };
    }
    #loop({ line, text }) {
        this.#expect(/^do$/);
        const body = this.statements(/^done(?:\s.*)?$/);
        const tail = this.#take().text.replace(/^done\s*/, '');
        return {
            kind: 'loop',
            line,
            head: text,
            body,
            tail
        };
    }
    #take() {
        const piece = this.#all[this.#at];
        if (piece === undefined) throw new UnreadableScript(this.#lastLine(), 'leaves a block open');
        this.#at++;
        return piece;
    }
    #expect(pattern) {
        const { line, text } = this.#take();
        if (!pattern.test(text)) throw new UnreadableScript(line, `has ${JSON.stringify(text)} where "then" or "do" belongs`);
    }
    #lastLine() {
        return this.#all.at(-1)?.line ?? 1;
    }
}
/**
 * Reads a script of simple commands, conditions and loops. Functions, `case` and the rest come out as
 * commands that nobody knows.
 * @throws UnreadableScript where a block or a quote is not closed, for here-documents and for endless commands
 */ const shellStatements = (script)=>new Reader(pieces(script)).statements(null);

;// CONCATENATED MODULE: ./src/making/harden/steps.js
/** The seven steps, in their order. */ const STEPS = [
    'zero',
    'restore',
    'apply',
    'delete',
    'run',
    'collect',
    'compare'
];
/** Whether a verifier that took these steps, some of them more than once, takes each first after the one before it. */ const goesThroughSteps = (taken)=>{
    const firsts = STEPS.map((step)=>taken.indexOf(step));
    return firsts.every((at, index)=>at >= 0 && (index === 0 || at > (firsts[index - 1] ?? 0)));
};

;// CONCATENATED MODULE: ./src/making/harden/read-verifier.js









const SET_OPTIONS = /^set (?:[-+][euo]+(?: (?:pipefail|errexit|nounset))? ?)+$/;
/** What is known after each statement; one for each script. */ class VerifierReader {
    problems = [];
    #steps = [];
    #variables = new ScriptVariables();
    #deleted = [];
    #workdir;
    #testCommand;
    #report;
    #compare;
    #stopsOnFailure = false;
    #isCareless = false;
    read(statements) {
        for (const statement of statements){
            if (statement.kind === 'command') this.#readCommand(statement);
            else if (statement.kind === 'loop') this.#readLoop(statement);
            else this.#readCondition(statement);
        }
    }
    #refuse({ line }, message) {
        this.problems.push({
            line,
            message
        });
    }
    #take(step) {
        this.#steps.push(step);
    }
    #readCommand(command) {
        const whole = this.#variables.resolved(command.text);
        const hasAlternative = splitOutsideQuotes(whole, '||').length > 1;
        for (const text of hasAlternative ? [
            whole
        ] : splitOutsideQuotes(whole, '&&')){
            if (!this.#readSimple(command, text)) {
                this.#refuse(command, `has a command that is not known, so nothing says whether it is needed: ${command.text}`);
            }
        }
    }
    /** false for a command that is not known. */ #readSimple(command, text) {
        if (isMessage(text) || isWipe(text) || preparesRestore(text) || text === 'exit 0') return true;
        return this.#readSetting(text) || this.#variables.read(text) || this.#readWorkdir(command, text) || this.#readStep(command, text);
    }
    #readSetting(text) {
        if (!SET_OPTIONS.test(text)) return false;
        if (/-\w*e|-o errexit/.test(text)) this.#stopsOnFailure = true;
        if (/\+\w*e|\+o errexit/.test(text)) this.#stopsOnFailure = false;
        return true;
    }
    #readWorkdir(command, text) {
        const [, quoted] = /^cd ((?:"|')?\/[\w./-]+(?:"|')?)(?: \|\| exit \d+)?$/.exec(text) ?? [];
        if (quoted === undefined) return false;
        const [dir = ''] = shellWords(quoted);
        if (this.#workdir !== undefined && this.#workdir !== dir) {
            this.#refuse(command, `changes to ${dir}, but the tests run in ${this.#workdir}`);
        }
        this.#workdir ??= dir;
        return true;
    }
    #readStep(command, text) {
        if (writtenReward(text) === 0) {
            this.#take('zero');
            return true;
        }
        const applied = appliesPatch(text);
        if (applied !== undefined) {
            this.#take('apply');
            if (!applied.orExits && !this.#stopsOnFailure) this.#isCareless = true;
            return true;
        }
        const deleted = deletedReports(text);
        if (deleted !== undefined) {
            this.#take('delete');
            this.#deleted.push(...deleted);
            return true;
        }
        return this.#readRun(command, text) || this.#readCollector(command, text) || this.#readComparer(command, text);
    }
    #readRun(command, text) {
        const run = testCommandOf(text);
        if (run === undefined) return false;
        if (this.#testCommand !== undefined) this.#refuse(command, `runs tests a second time: ${run}`);
        this.#testCommand = run;
        this.#take('run');
        return true;
    }
    #readCollector(statement, text) {
        const call = collectorCall(text);
        if (call === undefined) return false;
        if (call.root !== '.' && call.root !== this.#workdir) {
            this.#refuse(statement, `collects reports below ${call.root}; known is the repository's folder`);
        }
        if (!/^\/logs\/verifier\/[\w.-]+$/.test(call.output)) {
            this.#refuse(statement, `collects reports into ${call.output}; known is a file in /logs/verifier`);
        }
        this.#report = call.output;
        this.#take('collect');
        return true;
    }
    #readComparer(command, text) {
        const words = comparerArguments(text);
        if (words === undefined) return false;
        const needed = [
            this.#report ?? '(no report was collected yet)',
            verifier_script/* REWARD_FILE */.FU
        ];
        const missing = needed.filter((path)=>!words.includes(path));
        if (missing.length > 0) this.#refuse(command, `compares without ${missing.join(' and ')}`);
        if (words.some((word)=>!PLAIN_VALUE.test(word))) this.#refuse(command, 'has an argument that is not plain');
        this.#compare = `python3 /tests/junit_compare.py ${words.join(' ')}`;
        this.#take('compare');
        return true;
    }
    /** The seven steps have their own loop. */ #readLoop(loop) {
        const { problems, setsBack } = readRestoreLoop(loop);
        this.problems.push(...problems);
        if (setsBack) this.#take('restore');
    }
    #readCondition(condition) {
        const [first, ...others] = condition.branches;
        const test = this.#variables.resolved(first?.condition ?? '');
        const body = first?.body ?? [];
        const otherwise = condition.otherwise ?? [];
        if (others.length === 0 && /^! git apply /.test(test) && appliesPatch(test.slice(2)) !== undefined) {
            this.#take('apply');
            this.#readPatchFails(condition, body);
            if (condition.otherwise !== null) this.read(otherwise);
        } else if (others.length === 0 && collectorCall(test) !== undefined) {
            this.#readCollector(condition, test);
            const isNegated = test.startsWith('!');
            this.#readFallback(isNegated ? body : otherwise);
            this.read(isNegated ? otherwise : body);
        } else if (isExitCodeTest(condition)) this.#readFallback([
            condition
        ]);
        else this.#refuse(condition, `has a condition that is not known: ${test}`);
    }
    #readPatchFails(condition, body) {
        const { problems, ends } = readPatchFails(condition, body, (text)=>this.#variables.resolved(text));
        this.problems.push(...problems);
        if (!ends) this.#isCareless = true;
    }
    /** What happens without a report: it is dropped. */ #readFallback(statements) {
        const { problems, canWriteOne } = readFallback(statements, (text)=>this.#variables.resolved(text));
        this.problems.push(...problems);
        if (canWriteOne) this.#isCareless = true;
    }
    finish(collector) {
        const parts = {
            'does not change to the repository (cd /home/…)': this.#workdir,
            'does not apply /tests/test.patch': this.#steps.includes('apply') || undefined,
            'runs no tests with Gradle or Maven': this.#testCommand,
            'does not call /tests/kotlin_logs_collector.sh': this.#report,
            'does not call /tests/junit_compare.py': this.#compare
        };
        const missing = Object.entries(parts).filter(([, part])=>part === undefined);
        const problems = [
            ...this.problems,
            ...missing.map(([message])=>({
                    line: null,
                    message
                }))
        ];
        const [workdir, testCommand] = [
            this.#workdir,
            this.#testCommand
        ];
        const [report, compare] = [
            this.#report,
            this.#compare
        ];
        if (problems.length > 0 || !workdir || !testCommand || !report || !compare) return {
            ok: false,
            problems
        };
        const tool = /\bmvnw?\b/.test(testCommand) ? 'maven' : 'gradle';
        const collected = [
            ...new Set([
                ...collectedReports(collector),
                ...this.#deleted
            ])
        ];
        return {
            ok: true,
            verifier: {
                workdir,
                environment: this.#variables.remaining(),
                reportPaths: collected.length > 0 ? collected : [
                    verifier_script/* REPORT_PATHS */.aK[tool]
                ],
                testCommand,
                collect: `bash /tests/kotlin_logs_collector.sh --root . --output ${report}`,
                compare
            },
            isHardened: !this.#isCareless && goesThroughSteps(this.#steps)
        };
    }
}
/**
 * Reads what a task's `test.sh` does in its own way, by its structure. What nobody knows is a problem
 * with its line: it is never left out.
 */ const readVerifier = (testSh, collector)=>{
    const reader = new VerifierReader();
    try {
        reader.read(shellStatements(testSh));
    } catch (error) {
        if (!(error instanceof UnreadableScript)) throw error;
        return {
            ok: false,
            problems: [
                {
                    line: error.line,
                    message: error.message
                }
            ]
        };
    }
    return reader.finish(collector);
};

;// CONCATENATED MODULE: ./src/making/harden/harden.js


/** The seven-step form of a task's `test.sh`, with what it does in its own way and nothing else. */ const harden = (testSh, collector)=>{
    const read = readVerifier(testSh, collector);
    if (!read.ok) return {
        outcome: 'refused',
        problems: read.problems
    };
    return read.isHardened ? {
        outcome: 'already'
    } : {
        outcome: 'changed',
        text: (0,verifier_script/* verifierScript */.MH)(read.verifier)
    };
};

// EXTERNAL MODULE: ./src/score/index.js + 60 modules
var score = __webpack_require__(57098);
// EXTERNAL MODULE: ./src/commands/shared/files/replace-file.js
var replace_file = __webpack_require__(9123);
;// CONCATENATED MODULE: ./src/commands/harden.js







const TEST_SH = `tests/${score/* VERIFIER_FILES */.Vh.testSh}`;
const COLLECTOR = `tests/${score/* VERIFIER_FILES */.Vh.collector}`;
const refused = (task, message)=>({
        outcome: 'refused',
        task,
        problems: [
            {
                line: null,
                message
            }
        ]
    });
const hardenTask = async ({ name, dir, ...result }, options, context)=>{
    const tell = (task)=>{
        context.told(task);
        return task;
    };
    // A link among its files could lead what is written out of the folder.
    if (!result.ok && result.fault.code === 'task-file-refused') {
        return tell(refused(name, `is not read: ${result.fault.message}`));
    }
    const read = (label)=>(0,read_file/* readText */.yR)((0,external_node_path_.join)(dir, label), {
            maxBytes: read_file/* MIB */.D6,
            label
        });
    let script;
    try {
        script = await read(TEST_SH);
    } catch (error) {
        if (!(error instanceof read_file/* RefusedFile */.tg)) throw error;
        return tell(refused(name, `is not read: ${error.message}`));
    }
    // Without one of its own, its test.sh calls none that could be asked what it looks for.
    const collector = await read(COLLECTOR).catch(()=>'');
    const hardened = harden(script, collector);
    if (hardened.outcome !== 'changed') return tell({
        ...hardened,
        task: name
    });
    const [before, after] = [
        'a',
        'b'
    ].map((side)=>`${side}/${name}/${TEST_SH}`);
    const difference = (0,create/* createTwoFilesPatch */.ss)(before ?? '', after ?? '', script, hardened.text, undefined, undefined, {
        headerOptions: create/* FILE_HEADERS_ONLY */.jr
    });
    const told = tell({
        outcome: 'changed',
        task: name,
        difference
    });
    if (!options.dryRun) await (0,replace_file/* replaceFile */.f)((0,external_node_path_.join)(dir, TEST_SH), hardened.text);
    return told;
};
/**
 * `harden`: gives verifiers of tasks the seven steps that leave no way to a reward but the comparison of
 * this run's reports. What a verifier does in its own way stays; one that does something unknown is left as
 * it is, and so is one that has the steps.
 * @throws UserError for a path without tasks
 */ const hardenTasks = async (options, context)=>{
    const tasks = [];
    for (const path of options.paths){
        const { entries } = await (0,folder/* loadFolder */.j)(path);
        for (const entry of entries){
            context.signal.throwIfAborted();
            tasks.push(await hardenTask(entry, options, context));
        }
    }
    return tasks;
};

// EXTERNAL MODULE: ./src/contracts/exit-code.js
var exit_code = __webpack_require__(33951);
// EXTERNAL MODULE: ./src/report/escape.js
var report_escape = __webpack_require__(40261);
// EXTERNAL MODULE: ./src/text/plural.js
var plural = __webpack_require__(53239);
;// CONCATENATED MODULE: ./src/entry/cli/harden-verb.js





/** Lines of foreign text, in which nothing can move a cursor. */ const visibleLines = (text)=>text.split('\n').map(report_escape/* visible */.RK).join('\n');
const sentences = (task)=>{
    if (task.outcome === 'already') return [
        `${task.task}: has the seven steps already`
    ];
    if (task.outcome === 'changed') return [];
    return task.problems.map(({ line, message })=>{
        const place = line === null ? 'test.sh' : `test.sh, line ${line},`;
        return `${task.task}: ${place} ${message}`;
    });
};
/** `kotlin-bench harden`: the differences on standard output, what is not hardened and why on standard error. */ const hardenVerb = async (values, { signal, stdout, stderr })=>{
    const dryRun = values['dry-run'];
    const tasks = await hardenTasks({
        paths: values.tasks.length > 0 ? values.tasks.map((path)=>(0,external_node_path_.resolve)(path)) : [
            values.path
        ],
        dryRun
    }, {
        signal,
        told: (task)=>{
            if (task.outcome === 'changed') stdout.write(visibleLines(task.difference));
            for (const sentence of sentences(task))stderr.write(`${(0,report_escape/* visible */.RK)(sentence)}\n`);
        }
    });
    const count = (outcome)=>tasks.filter((task)=>task.outcome === outcome).length;
    const [changed, already, refused] = [
        count('changed'),
        count('already'),
        count('refused')
    ];
    stderr.write(`${(0,plural/* plural */.L)(changed, 'task')} ${dryRun ? 'would be hardened' : 'hardened'}, ${already} hardened already, ${refused} refused.\n`);
    if (refused > 0) {
        stderr.write('A refused task stays as it is. Take the line out of its test.sh, or write the seven steps by hand.\n');
    }
    return refused > 0 ? exit_code/* EXIT */.d.gate : exit_code/* EXIT */.d.done;
};


/***/ }),

/***/ 52105:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $0: () => (/* binding */ DEFAULT_COLLECT),
/* harmony export */   FU: () => (/* binding */ REWARD_FILE),
/* harmony export */   MH: () => (/* binding */ verifierScript),
/* harmony export */   Ue: () => (/* binding */ DEFAULT_COMPARE),
/* harmony export */   aK: () => (/* binding */ REPORT_PATHS)
/* harmony export */ });
/** What the collector of each build tool looks for. */ const REPORT_PATHS = {
    gradle: '*/build/test-results/*/TEST*.xml',
    maven: '*/target/surefire-reports/TEST*.xml'
};
const REPORT = '/logs/verifier/all-testsuites.xml';
/** The reward's place, where the first step writes the 0. */ const REWARD_FILE = '/logs/verifier/reward.txt';
const DEFAULT_COLLECT = `bash /tests/kotlin_logs_collector.sh --root . --output ${REPORT}`;
const DEFAULT_COMPARE = `python3 /tests/junit_compare.py ${REPORT} /tests/expected_tests.json ${REWARD_FILE}`;
/** `find` over one pattern or several. */ const deleteReports = (paths)=>{
    const tests = paths.map((path)=>`-path '${path}'`).join(' -o ');
    return `find . -type f ${paths.length > 1 ? `\\( ${tests} \\)` : tests} -delete`;
};
/** A task's `test.sh`, in the seven steps that leave no way to a reward but the comparison. */ const verifierScript = (verifier)=>`#!/bin/bash
# Tests the work tree in ${verifier.workdir} and writes 1 or 0 to ${REWARD_FILE}. Whatever goes
# wrong on the way leaves the 0 of the first step.
set -euo pipefail

# 1. Nothing is earned yet. (test-stdout.txt is what this script prints: the harness keeps it open.)
mkdir -p /logs/verifier
find /logs/verifier -mindepth 1 ! -name test-stdout.txt -delete
echo 0 > ${REWARD_FILE}

cd ${verifier.workdir}

# 2. What the test patch is about to touch becomes what it was, or goes away.
patched=$(mktemp)
git apply --numstat -z /tests/test.patch > "$patched"
while IFS=$'\\t' read -r -d '' _ _ path; do
  if git cat-file -e "HEAD:$path" 2>/dev/null; then
    git restore --source=HEAD --staged --worktree -- "$path"
  else
    git rm --quiet --cached --ignore-unmatch -- "$path"
    rm -rf -- "$path"
  fi
done < "$patched"
rm -f "$patched"

# 3. The new tests, or nothing.
git apply --whitespace=nowarn /tests/test.patch || exit 1

# 4. Only what this run reports counts.
${deleteReports(verifier.reportPaths)}

# 5. A failing test is no reason to stop here: the comparison decides.
${[
        ...verifier.environment,
        `${verifier.testCommand} || true`
    ].join('\n')}

# 6. One report out of many; without any it stops here.
${verifier.collect}

# 7. The reward.
${verifier.compare}
`;


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


/***/ })

};
;