"use strict";
exports.id = 313;
exports.ids = [313];
exports.modules = {

/***/ 73634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ git)
/* harmony export */ });
/* harmony import */ var execa__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63230);

const LOCAL_TIMEOUT_MS = 30_000;
const KILL_GRACE_MS = 2000;
/** Settings under which a folder that someone else wrote cannot make git start a program. */ const SAFE = [
    [
        'core.fsmonitor',
        'false'
    ],
    [
        'core.hooksPath',
        '/dev/null'
    ],
    [
        'safe.bareRepository',
        'explicit'
    ]
];
/** What would make a call act on another repository than it is told to, as within a hook of git's. */ const OTHER_REPOSITORY = [
    'GIT_DIR',
    'GIT_WORK_TREE',
    'GIT_COMMON_DIR',
    'GIT_INDEX_FILE',
    'GIT_OBJECT_DIRECTORY',
    'GIT_ALTERNATE_OBJECT_DIRECTORIES',
    'GIT_SHALLOW_FILE',
    'GIT_NAMESPACE',
    'GIT_PREFIX',
    'GIT_CEILING_DIRECTORIES'
];
const environment = (added)=>({
        ...Object.fromEntries(OTHER_REPOSITORY.map((name)=>[
                name,
                undefined
            ])),
        // Never asks: neither on a terminal nor in a window.
        GIT_TERMINAL_PROMPT: '0',
        GIT_ASKPASS: '',
        SSH_ASKPASS: '',
        SSH_ASKPASS_REQUIRE: 'never',
        GCM_INTERACTIVE: 'never',
        GIT_OPTIONAL_LOCKS: '0',
        // Its words are read, in English.
        LC_ALL: 'C',
        LANGUAGE: '',
        ...added
    });
/**
 * Makes a call of git and gives what came of it, whatever its exit code. It never asks for a login.
 * @throws the signal's reason where that has been aborted
 */ const git = async (args, options = {})=>{
    const { dir, config = [], env = {}, signal, timeoutMs = LOCAL_TIMEOUT_MS } = options;
    const { keepsLastLineBreak = false } = options;
    signal?.throwIfAborted();
    const settings = [
        ...SAFE,
        ...config
    ].flatMap(([key, value])=>[
            '-c',
            `${key}=${value}`
        ]);
    const place = dir === undefined ? [] : [
        '-C',
        dir
    ];
    const child = (0,execa__WEBPACK_IMPORTED_MODULE_0__/* .execa */ .Ho)('git', [
        ...settings,
        ...place,
        ...args
    ], {
        reject: false,
        timeout: timeoutMs,
        // A session of its own has no terminal to ask on, and is ended as one.
        detached: true,
        stdin: 'ignore',
        stripFinalNewline: !keepsLastLineBreak,
        env: environment(env)
    });
    const end = (name)=>{
        try {
            if (child.pid !== undefined) process.kill(-child.pid, name);
        } catch  {
        // It has ended meanwhile.
        }
    };
    let grace;
    const stop = ()=>{
        end('SIGTERM');
        grace ??= setTimeout(()=>end('SIGKILL'), KILL_GRACE_MS);
    };
    signal?.addEventListener('abort', stop, {
        once: true
    });
    try {
        const result = await child;
        // Its helpers may still hold the connection.
        if (result.timedOut) end('SIGKILL');
        signal?.throwIfAborted();
        return {
            ok: !result.failed,
            exitCode: result.exitCode,
            stdout: result.stdout,
            stderr: result.stderr,
            timedOut: result.timedOut,
            isMissing: result.code === 'ENOENT'
        };
    } finally{
        clearTimeout(grace);
        signal?.removeEventListener('abort', stop);
    }
};


/***/ }),

/***/ 26638:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ isWithin)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** Whether a path is a folder itself or lies below it; both absolute, with their links resolved. */ const isWithin = (folder, path)=>path === folder || path.startsWith(folder + node_path__WEBPACK_IMPORTED_MODULE_0__.sep);


/***/ }),

/***/ 30863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D6: () => (/* binding */ MIB),
/* harmony export */   EF: () => (/* binding */ readCapped),
/* harmony export */   g7: () => (/* binding */ decodeText),
/* harmony export */   tg: () => (/* binding */ RefusedFile),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);


/** Bytes of a mebibyte. */ const MIB = 1024 * 1024;
/** A file of a dataset that is not read, with a message that names it. */ class RefusedFile extends Error {
    name = 'RefusedFile';
}
/**
 * Reads a regular file of at most `maxBytes`. A link is not followed and a pipe is not waited for,
 * whatever the path was a moment ago. `label` names the file in messages.
 */ const readCapped = async (path, { maxBytes, label })=>{
    const flags = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK;
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(path, flags).catch((error)=>{
        if (error.code === 'ELOOP') throw new RefusedFile(`${label} is a link`);
        throw new RefusedFile(`${label} cannot be read (${error.code ?? error.message})`);
    });
    try {
        const { size, ...stats } = await file.stat().then((found)=>({
                size: found.size,
                regular: found.isFile()
            }));
        if (!stats.regular) throw new RefusedFile(`${label} is not a regular file`);
        const tooLarge = `${label} is larger than ${Math.floor(maxBytes / 1024)} KiB`;
        if (size > maxBytes) throw new RefusedFile(tooLarge);
        const buffer = Buffer.alloc(size + 1);
        let length = 0;
        while(length < buffer.length){
            const { bytesRead } = await file.read(buffer, length, buffer.length - length, null);
            if (bytesRead === 0) break;
            length += bytesRead;
        }
        if (length > size) throw new RefusedFile(`${label} grew while it was read`);
        return buffer.subarray(0, length);
    } finally{
        await file.close();
    }
};
/** Text in UTF-8, without a byte order mark; anything else is refused with a message that names `label`. */ const decodeText = (bytes, label)=>{
    try {
        return new TextDecoder('utf-8', {
            fatal: true
        }).decode(bytes);
    } catch  {
        throw new RefusedFile(`${label} is not UTF-8`);
    }
};
/** As {@link readCapped}, decoded by {@link decodeText}. */ const readText = async (path, options)=>decodeText(await readCapped(path, options), options.label);


/***/ }),

/***/ 86976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ readTask),
/* harmony export */   w: () => (/* binding */ readTaskFile)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _task_compose_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55671);
/* harmony import */ var _task_parse_task_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54906);
/* harmony import */ var _read_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30863);
/* harmony import */ var _task_files_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15263);





const MAX_TOML = _read_file_js__WEBPACK_IMPORTED_MODULE_3__/* .MIB */ .D6;
const MAX_COMPOSE = _read_file_js__WEBPACK_IMPORTED_MODULE_3__/* .MIB */ .D6;
/** The largest file of the real dataset that is read as a whole has 2.2 MB. */ const MAX_TASK_FILE = 32 * _read_file_js__WEBPACK_IMPORTED_MODULE_3__/* .MIB */ .D6;
const attempt = async (dir, name)=>{
    const files = await (0,_task_files_js__WEBPACK_IMPORTED_MODULE_4__/* .listTaskFiles */ .L)(dir);
    const read = (label, maxBytes)=>(0,_read_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readText */ .yR)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(dir, label), {
            maxBytes,
            label
        });
    const toml = await read('task.toml', MAX_TOML);
    const compose = files.has(_task_compose_js__WEBPACK_IMPORTED_MODULE_1__/* .COMPOSE_FILE */ .U) ? await read(_task_compose_js__WEBPACK_IMPORTED_MODULE_1__/* .COMPOSE_FILE */ .U, MAX_COMPOSE) : undefined;
    return (0,_task_parse_task_js__WEBPACK_IMPORTED_MODULE_2__/* .parseTask */ .X)({
        dir,
        name,
        toml,
        files,
        compose
    });
};
/**
 * Reads one task's folder (absolute) as far as planning and building need it: never throws for what
 * is in it, since one bad task is one bad row.
 */ const readTask = async (dir, name = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(dir))=>{
    try {
        return await attempt(dir, name);
    } catch (thrown) {
        const code = thrown.code;
        if (!(thrown instanceof _read_file_js__WEBPACK_IMPORTED_MODULE_3__/* .RefusedFile */ .tg) && typeof code !== 'string') throw thrown;
        const message = thrown instanceof Error ? thrown.message : String(thrown);
        return {
            ok: false,
            fault: {
                code: 'task-file-refused',
                message
            },
            warnings: []
        };
    }
};
/**
 * Bytes of one file of a task, such as `tests/test.patch`, when they are needed; null where there is
 * no such file.
 *
 * @throws RefusedFile when it is a link, not a regular file, or larger than `maxBytes` (default 32 MiB)
 */ const readTaskFile = async (task, path, { maxBytes = MAX_TASK_FILE } = {})=>{
    try {
        return await (0,_read_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readCapped */ .EF)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(task.dir, path), {
            maxBytes,
            label: path
        });
    } catch (thrown) {
        if (thrown instanceof _read_file_js__WEBPACK_IMPORTED_MODULE_3__/* .RefusedFile */ .tg && thrown.message.includes('(ENOENT)')) return null;
        throw thrown;
    }
};


/***/ }),

/***/ 15263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ listTaskFiles)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _is_within_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26638);
/* harmony import */ var _read_file_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30863);




/** More than any real task has by far; a folder beyond it is no task but a mistake. */ const MAX_FILES = 20_000;
const MAX_DEPTH = 40;
const checkLink = async (root, path, name)=>{
    const target = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(path).catch(()=>null);
    if (target === null) throw new _read_file_js__WEBPACK_IMPORTED_MODULE_3__/* .RefusedFile */ .tg(`${name} is a link to ${await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readlink)(path)}, which does not exist`);
    if (!(0,_is_within_js__WEBPACK_IMPORTED_MODULE_2__/* .isWithin */ .U)(root, target)) {
        throw new _read_file_js__WEBPACK_IMPORTED_MODULE_3__/* .RefusedFile */ .tg(`${name} is a link to ${await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readlink)(path)}, outside of the task's folder`);
    }
};
/**
 * The files of a task's folder, relative and with forward slashes; links that stay inside are named
 * but not followed. Links that lead out, pipes, sockets and devices are refused by name.
 */ const listTaskFiles = async (dir)=>{
    const root = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(dir);
    const files = new Set();
    const visit = async (folder, depth)=>{
        if (depth > MAX_DEPTH) throw new _read_file_js__WEBPACK_IMPORTED_MODULE_3__/* .RefusedFile */ .tg(`folders are nested deeper than ${MAX_DEPTH}`);
        const entries = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readdir)(folder, {
            withFileTypes: true
        });
        entries.sort((a, b)=>a.name < b.name ? -1 : 1);
        for (const entry of entries){
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, entry.name);
            const name = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join('/');
            if (entry.isDirectory()) {
                await visit(path, depth + 1);
                continue;
            }
            if (entry.isSymbolicLink()) await checkLink(root, path, name);
            else if (!entry.isFile()) throw new _read_file_js__WEBPACK_IMPORTED_MODULE_3__/* .RefusedFile */ .tg(`${name} is neither a file nor a folder`);
            files.add(name);
            if (files.size > MAX_FILES) throw new _read_file_js__WEBPACK_IMPORTED_MODULE_3__/* .RefusedFile */ .tg(`the folder has more than ${MAX_FILES} files`);
        }
    };
    await visit(root, 0);
    return files;
};


/***/ }),

/***/ 55671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ COMPOSE_FILE),
/* harmony export */   g: () => (/* binding */ parseCompose)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33483);
/* harmony import */ var _toml_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68025);


/** Harbor's optional file of services, of which the name of the task's image is read. */ const COMPOSE_FILE = 'environment/docker-compose.yaml';
/** As the engine spells an image: lower-case path, optional host and port, optional tag. */ const IMAGE_NAME = /^(?:[a-zA-Z0-9.-]+(?::\d+)?\/)?[a-z0-9]+(?:(?:[._]|__|-+|\/)[a-z0-9]+)*(?::[A-Za-z0-9_][A-Za-z0-9_.-]{0,127})?$/;
/** Names that Harbor fills in for the image it builds or was given: no name of the task's own. */ const RUNNER_IMAGE = /^\$\{(?:MAIN_IMAGE_NAME|PREBUILT_IMAGE_NAME)\}$/;
// biome-ignore lint/suspicious/noTemplateCurlyInString: Harbor's variable, as tasks write it
const OWN_CONTEXTS = new Set([
    '.',
    './',
    '${CONTEXT_DIR}'
]);
const invalid = (what, line = null)=>{
    const message = `${COMPOSE_FILE}${what}`;
    return {
        ok: false,
        fault: {
            code: 'task-compose-invalid',
            message,
            problems: [
                {
                    key: null,
                    line,
                    message
                }
            ]
        }
    };
};
const unsupported = (key, why = '')=>({
        ok: false,
        fault: {
            code: 'task-unsupported',
            message: `${COMPOSE_FILE}: ${key} is not supported yet${why}; services.main.image and services.main.build are`
        }
    });
const isRecord = (value)=>typeof value === 'object' && value !== null && !Array.isArray(value);
/** The build that happens anyway: the task's own Dockerfile in its own folder. */ const isOwnBuild = (build)=>{
    if (typeof build === 'string') return OWN_CONTEXTS.has(build);
    if (!isRecord(build)) return false;
    const { context = '.', dockerfile = 'Dockerfile', ...others } = build;
    return OWN_CONTEXTS.has(String(context)) && dockerfile === 'Dockerfile' && Object.keys(others).length === 0;
};
const readMain = (main)=>{
    if (!isRecord(main)) return invalid(': services.main is not a mapping');
    const { image, build, ...others } = main;
    const [other] = Object.keys(others);
    if (other !== undefined) return unsupported((0,_toml_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .dottedPath */ .w)([
        'services',
        'main',
        other
    ]));
    if (build !== undefined && !isOwnBuild(build)) {
        return unsupported('services.main.build', ' with anything but the context . and its Dockerfile');
    }
    if (image === undefined) return {
        ok: true,
        localImage: null
    };
    if (typeof image !== 'string') return invalid(': services.main.image is not a string');
    if (RUNNER_IMAGE.test(image)) return {
        ok: true,
        localImage: null
    };
    return IMAGE_NAME.test(image) ? {
        ok: true,
        localImage: image
    } : invalid(`: services.main.image = ${JSON.stringify(image.slice(0, 80))} is not an image name such as owner/name:tag`);
};
/** A file that says the same key twice is a mistake, and aliases can make a small file a huge one. */ const parseYaml = (text)=>{
    const lines = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, {
        lineCounter: lines,
        prettyErrors: false,
        uniqueKeys: true
    });
    const [error] = document.errors;
    if (error) {
        const { line } = lines.linePos(error.pos[0]);
        return {
            problem: ` line ${line}: ${error.message.split('\n')[0]}`,
            line
        };
    }
    if (document.contents !== null && !(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(document.contents) && !(0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(document.contents)) {
        return {
            problem: ': the document is not a mapping'
        };
    }
    try {
        return {
            data: document.toJS({
                maxAliasCount: 50
            })
        };
    } catch (thrown) {
        return {
            problem: `: ${thrown instanceof Error ? thrown.message : String(thrown)}`
        };
    }
};
/**
 * Reads a task's compose file: what the image of service `main` is to be called. Sidecar services and
 * every other setting are refused by name, since a task that loses them is another task. Comments,
 * `version`, `name` and `x-…` extensions change nothing.
 */ const parseCompose = (text)=>{
    const parsed = parseYaml(text);
    if ('problem' in parsed) return invalid(parsed.problem, parsed.line);
    if (!isRecord(parsed.data)) return invalid(': the document is not a mapping');
    const { services, version: _version, name: _name, ...others } = parsed.data;
    const [other] = Object.keys(others).filter((key)=>!key.startsWith('x-'));
    if (other !== undefined) return unsupported((0,_toml_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .dottedPath */ .w)([
        other
    ]));
    if (!isRecord(services)) return invalid(': services is missing or not a mapping');
    const [sidecar] = Object.keys(services).filter((service)=>service !== 'main');
    if (sidecar !== undefined) return unsupported((0,_toml_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .dottedPath */ .w)([
        'services',
        sidecar
    ]), ' (a sidecar service)');
    if (services.main === undefined) return invalid(': services.main is missing');
    return readMain(services.main);
};


/***/ }),

/***/ 88705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ describeProblem),
  o: () => (/* binding */ parseConfig)
});

// EXTERNAL MODULE: ../../node_modules/smol-toml/dist/index.js + 8 modules
var dist = __webpack_require__(20528);
// EXTERNAL MODULE: ./src/text/nearest-names.js
var nearest_names = __webpack_require__(63974);
// EXTERNAL MODULE: ../../node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(43045);
;// CONCATENATED MODULE: ./src/task/coercions.js

/**
 * The readings that the Harbor format allows beyond TOML's own types (its loader is lenient in the
 * same ways): `"2"` and `2.0` are 2, `"yes"` is true. Each field carries the sentence that says what
 * is valid; it becomes the end of the message when the value is not.
 */ const NUMBER_TEXT = /^[+-]?\d+(?:_\d+)*(?:\.\d*)?(?:[eE][+-]?\d+)?$/;
const toNumber = (value)=>{
    if (typeof value === 'bigint') return Number(value);
    if (typeof value === 'boolean') return value ? 1 : 0;
    if (typeof value === 'string' && NUMBER_TEXT.test(value.trim())) return Number(value.trim().replaceAll('_', ''));
    return value;
};
const TRUE_WORDS = new Set([
    '1',
    't',
    'true',
    'y',
    'yes',
    'on'
]);
const FALSE_WORDS = new Set([
    '0',
    'f',
    'false',
    'n',
    'no',
    'off'
]);
const toBoolean = (value)=>{
    const word = typeof value === 'string' || typeof value === 'number' ? String(value).toLowerCase() : '';
    if (TRUE_WORDS.has(word)) return true;
    return FALSE_WORDS.has(word) ? false : value;
};
/** A whole number of at least `min`; of at least 1 where nothing is said. */ const wholeNumber = (valid, { min = 1 } = {})=>schemas/* preprocess */.vkY(toNumber, schemas/* number */.aig({
        error: valid
    }).int({
        error: valid
    }).min(min, {
        error: valid
    }));
/** Seconds, positive and finite. */ const secondsNumber = (valid = 'a number of seconds above 0, such as 900')=>schemas/* preprocess */.vkY(toNumber, schemas/* number */.aig({
        error: valid
    }).positive({
        error: valid
    }));
/** Any finite number. */ const anyNumber = (valid)=>schemas/* preprocess */.vkY(toNumber, schemas/* number */.aig({
        error: valid
    }));
/** True or false, also as a word or a number. */ const truth = ()=>schemas/* preprocess */.vkY(toBoolean, schemas/* boolean */.zMY({
        error: 'true or false'
    }));
/** No argument or environment variable can hold a NUL. */ const WITHOUT_NUL = /^[^\0]*$/;
const ENV_NAME = /^[A-Za-z_][A-Za-z0-9_.-]*$/;
/** Any text that can become an argument or a variable. */ const coercions_text = (valid = 'a string')=>schemas/* string */.YjP({
        error: valid
    }).regex(WITHOUT_NUL, {
        error: `${valid}, without NUL`
    });
/** Text that is not empty. */ const filledText = (valid = 'a string that is not empty')=>coercions_text(valid).min(1, {
        error: valid
    });
/** An image that the engine can be asked for; never something that it would read as an option. */ const imageReference = ()=>{
    const valid = 'an image such as owner/name:tag or owner/name@sha256:…';
    return coercions_text(valid).regex(/^[A-Za-z0-9][A-Za-z0-9._:/@+-]*$/, {
        error: valid
    });
};
/** A list of such texts. */ const textList = ()=>schemas/* array */.YOg(coercions_text(), {
        error: 'a list of strings'
    });
/** Environment variables: a table whose values are all strings. */ const envTable = ()=>schemas/* record */.g1P(schemas/* string */.YjP().regex(ENV_NAME, {
        error: 'names of letters, digits and underscores'
    }), coercions_text('a string (quote numbers)'), {
        error: (issue)=>issue.code === 'invalid_key' ? 'names of letters, digits and underscores' : 'a table of strings'
    });
/** A user of the container, by name or number; kept as text. */ const userName = ()=>schemas/* preprocess */.vkY((value)=>typeof value === 'number' && Number.isInteger(value) && value >= 0 ? String(value) : value, filledText('a user name or a user id'));
/** One of a closed set of words, in any case. */ const oneOf = (words)=>schemas/* preprocess */.vkY((value)=>typeof value === 'string' ? value.toLowerCase() : value, schemas/* enum */.k5n(words, {
        error: `one of ${words.map((word)=>`"${word}"`).join(', ')}`
    }));

;// CONCATENATED MODULE: ./src/task/task.js
/** Harbor's words for what a phase may reach. */ const NETWORK_MODES = [
    'public',
    'no-network',
    'allowlist'
];
const TASK_FAULT_CODES = (/* unused pure expression or super */ null && ([
    'task-toml-invalid',
    'task-compose-invalid',
    'task-file-missing',
    'task-file-refused',
    'task-unsupported'
]));

;// CONCATENATED MODULE: ./src/task/task-config.js



/**
 * `task.toml` of the Harbor task format, schema 1.4. Every table is strict, so that a key nobody
 * knows is found at any level; `parse-config.ts` turns those into warnings. The error text of a field
 * says what is valid.
 */ const table = (shape)=>schemas/* strictObject */.rej(shape, {
        error: 'a table'
    });
const tableList = (item)=>schemas/* array */.YOg(item, {
        error: 'a list of tables'
    });
const networkKeys = {
    network_mode: oneOf(NETWORK_MODES).optional(),
    allowed_hosts: textList().optional()
};
const healthcheckSchema = table({
    command: filledText(),
    interval_sec: secondsNumber().optional(),
    timeout_sec: secondsNumber().optional(),
    start_period_sec: anyNumber('a number of seconds').optional(),
    start_interval_sec: secondsNumber().optional(),
    retries: wholeNumber('a whole number', {
        min: 0
    }).optional()
});
const mcpServerSchema = table({
    name: filledText(),
    transport: oneOf([
        'stdio',
        'sse',
        'streamable-http',
        'http'
    ]).optional(),
    url: coercions_text().optional(),
    command: coercions_text().optional(),
    args: textList().optional()
});
const environmentSchema = table({
    ...networkKeys,
    build_timeout_sec: secondsNumber().optional(),
    docker_image: imageReference().optional(),
    os: oneOf([
        'linux',
        'windows'
    ]).optional(),
    cpus: wholeNumber('a whole number of at least 1, such as 4').optional(),
    memory_mb: wholeNumber('a whole number of MiB, such as 8192').optional(),
    storage_mb: wholeNumber('a whole number of MiB, such as 20480').optional(),
    gpus: wholeNumber('a whole number', {
        min: 0
    }).optional(),
    gpu_types: textList().optional(),
    tpu: schemas/* unknown */.L5J().optional(),
    mcp_servers: tableList(mcpServerSchema).optional(),
    env: envTable().optional(),
    skills_dir: filledText().optional(),
    healthcheck: healthcheckSchema.optional(),
    workdir: filledText().optional(),
    /** Deprecated; a value that is no string is dropped, as Harbor does. */ memory: schemas/* unknown */.L5J().optional(),
    storage: schemas/* unknown */.L5J().optional(),
    allow_internet: truth().optional()
});
const agentSchema = table({
    timeout_sec: secondsNumber().optional(),
    user: userName().optional(),
    ...networkKeys
});
const collectSchema = table({
    command: filledText(),
    service: coercions_text().optional(),
    timeout_sec: secondsNumber().optional(),
    user: userName().optional()
});
const verifierSchema = table({
    timeout_sec: secondsNumber().optional(),
    env: envTable().optional(),
    user: userName().optional(),
    environment_mode: oneOf([
        'shared',
        'separate'
    ]).optional(),
    environment: environmentSchema.optional(),
    collect: tableList(collectSchema).optional(),
    ...networkKeys
});
const artifactSchema = schemas/* preprocess */.vkY((value)=>typeof value === 'string' ? {
        source: value
    } : value, schemas/* strictObject */.rej({
    source: filledText(),
    destination: filledText().optional(),
    exclude: textList().optional(),
    service: coercions_text().optional()
}, {
    error: 'a path, or a table with source'
}));
const artifactsSchema = schemas/* array */.YOg(artifactSchema, {
    error: 'a list of paths or tables'
});
const minRewardValid = 'a number, or a table of numbers by reward name';
const stepSchema = table({
    name: filledText(),
    agent: agentSchema.optional(),
    verifier: verifierSchema.optional(),
    min_reward: schemas/* union */.KCZ([
        schemas/* number */.aig(),
        schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* number */.aig())
    ], {
        error: minRewardValid
    }).optional(),
    healthcheck: healthcheckSchema.optional(),
    artifacts: artifactsSchema.optional()
});
const TASK_NAME = /^[A-Za-z0-9][\w.-]*\/[A-Za-z0-9][\w.-]*$/;
const taskNameValid = 'organisation/name of letters, digits, dots, hyphens and underscores';
const taskSchema = table({
    name: coercions_text(taskNameValid).regex(TASK_NAME, {
        error: taskNameValid
    }).refine((name)=>!name.includes('..'), {
        error: taskNameValid
    }),
    version: filledText().optional(),
    description: coercions_text().optional(),
    authors: tableList(table({
        name: coercions_text(),
        email: coercions_text().optional()
    })).optional(),
    keywords: textList().optional()
});
/** The whole of `task.toml`. `[metadata]` is free; nothing in it is unknown. */ const taskConfigSchema = table({
    schema_version: coercions_text('a string such as "1.4"').optional(),
    /** Alias of `schema_version`. */ version: coercions_text('a string such as "1.4"').optional(),
    source: coercions_text().optional(),
    multi_step_reward_strategy: oneOf([
        'mean',
        'final'
    ]).optional(),
    artifacts: artifactsSchema.optional(),
    task: taskSchema.optional(),
    metadata: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J(), {
        error: 'a table'
    }).optional(),
    environment: environmentSchema.optional(),
    agent: agentSchema.optional(),
    verifier: verifierSchema.optional(),
    solution: table({
        env: envTable().optional()
    }).optional(),
    steps: tableList(stepSchema).optional()
});

// EXTERNAL MODULE: ./src/task/toml-lines.js
var toml_lines = __webpack_require__(68025);
;// CONCATENATED MODULE: ./src/task/parse-config.js




const SHOWN_VALUE = 80;
const SHOWN_PROBLEMS = 3;
/** Each is looked up in the text, so their number is bounded. */ const SHOWN_WARNINGS = 50;
const valueAt = (value, path)=>path.reduce((inner, part)=>typeof inner === 'object' && inner !== null ? Reflect.get(inner, part) : undefined, value);
const showValue = (value)=>{
    const shown = typeof value === 'number' || typeof value === 'bigint' ? String(value) : JSON.stringify(value, (_, inner)=>typeof inner === 'bigint' ? String(inner) : inner) ?? 'nothing';
    return shown.length > SHOWN_VALUE ? `${shown.slice(0, SHOWN_VALUE)}…` : shown;
};
const place = (toml, path)=>{
    const line = (0,toml_lines/* lineOfPath */.Z)(toml, path);
    return line === null ? 'task.toml' : `task.toml line ${line}`;
};
/** Names the key, its value and what is valid instead; used for rules over several keys too. */ const describeProblem = (toml, data, path, valid)=>{
    const value = valueAt(data, path);
    const key = path.length === 0 ? 'the document' : (0,toml_lines/* dottedPath */.w)(path);
    return value === undefined ? `${place(toml, path)}: ${key} is missing; valid: ${valid}` : `${place(toml, path)}: ${key} = ${showValue(value)}; valid: ${valid}`;
};
const isUnknownKeys = (issue)=>issue.code === 'unrecognized_keys';
/** Where each known key lives, to point at the right table when one stands in another. */ const keysOf = (path)=>{
    let schema = taskConfigSchema;
    for (const part of path)schema = typeof part === 'number' ? inside(schema) : shapeOf(schema)[String(part)];
    return Object.keys(shapeOf(schema));
};
const unwrap = (schema)=>{
    const wrapper = schema ?? {};
    const inner = wrapper.def?.innerType ?? wrapper.def?.out;
    return inner === undefined ? wrapper : unwrap(inner);
};
const shapeOf = (schema)=>unwrap(schema).shape ?? {};
const inside = (schema)=>unwrap(schema).def?.element;
const homesOf = (key)=>[
        [],
        [
            'environment'
        ],
        [
            'agent'
        ],
        [
            'verifier'
        ],
        [
            'solution'
        ],
        [
            'task'
        ]
    ].filter((path)=>keysOf(path).includes(key)).map((path)=>path.length === 0 ? 'at the top, before any table' : `under [${path[0]}]`);
const adviceFor = (path, key)=>{
    const homes = homesOf(key);
    if (homes.length > 0 && key.length > 3) return ` It belongs ${homes.join(' or ')}.`;
    return (0,nearest_names/* didYouMean */.a)((0,nearest_names/* nearestNames */.L)(key, keysOf(path), {
        count: 1
    })[0]);
};
const unknownKeyWarnings = (toml, issues)=>{
    const paths = issues.flatMap((issue)=>issue.keys.map((key)=>({
                table: issue.path,
                key
            })));
    const warnings = paths.slice(0, SHOWN_WARNINGS).map(({ table, key })=>{
        const path = [
            ...table,
            key
        ];
        const message = `${place(toml, path)}: ${(0,toml_lines/* dottedPath */.w)(path)} is not a key of the task format and has no effect.`;
        return {
            file: 'task.toml',
            key: (0,toml_lines/* dottedPath */.w)(path),
            line: (0,toml_lines/* lineOfPath */.Z)(toml, path),
            message: `${message}${adviceFor(table, key)}`
        };
    });
    const more = paths.length - warnings.length;
    if (more > 0) {
        const message = `task.toml: ${more} more keys are not of the task format and have no effect.`;
        warnings.push({
            file: 'task.toml',
            key: '',
            line: null,
            message
        });
    }
    return warnings;
};
/** A copy without the named keys. */ const without = (data, issues)=>{
    const copy = structuredClone(data);
    for (const issue of issues){
        const owner = valueAt(copy, issue.path);
        if (typeof owner === 'object' && owner !== null) for (const key of issue.keys)Reflect.deleteProperty(owner, key);
    }
    return copy;
};
/** Each is looked up in the text, so their number is bounded. */ const MOST_PROBLEMS = 50;
const invalidConfig = (toml, data, issues)=>{
    const problems = issues.slice(0, MOST_PROBLEMS).map(({ path, message })=>({
            key: (0,toml_lines/* dottedPath */.w)(path),
            line: (0,toml_lines/* lineOfPath */.Z)(toml, path),
            message: describeProblem(toml, data, path, message)
        }));
    const shown = problems.slice(0, SHOWN_PROBLEMS).map(({ message })=>message).join('. ');
    const more = issues.length - SHOWN_PROBLEMS;
    const message = more > 0 ? `${shown}. And ${more} more.` : shown;
    return {
        code: 'task-toml-invalid',
        message,
        problems
    };
};
/** The format has four levels; what is far deeper would exhaust the stack of whatever walks it. */ const MOST_NESTED = 32;
const isTooDeep = (data)=>{
    let level = [
        data
    ];
    for(let depth = 0; depth <= MOST_NESTED && level.length > 0; depth++){
        level = level.flatMap((value)=>typeof value === 'object' && value !== null ? Object.values(value) : []);
    }
    return level.length > 0;
};
const unparsable = (message, line)=>{
    const problems = [
        {
            key: null,
            line,
            message
        }
    ];
    return {
        ok: false,
        fault: {
            code: 'task-toml-invalid',
            message,
            problems
        },
        warnings: []
    };
};
/**
 * Reads `task.toml`. Keys that nobody knows become warnings with their dotted path and line; a wrong
 * type or value is a fault that names key, value and what is valid.
 */ const parseConfig = (toml)=>{
    let data;
    try {
        data = (0,dist/* parse */.qg)(toml);
    } catch (error) {
        if (!(error instanceof dist/* TomlError */.zx)) throw error;
        const [what = ''] = error.message.split('\n');
        return unparsable(`task.toml line ${error.line}, column ${error.column}: ${what}`, error.line);
    }
    if (isTooDeep(data)) {
        return unparsable(`task.toml: tables and lists are nested deeper than ${MOST_NESTED}`, null);
    }
    const strict = taskConfigSchema.safeParse(data);
    if (strict.success) return {
        ok: true,
        config: strict.data,
        warnings: []
    };
    const unknown = strict.error.issues.filter(isUnknownKeys);
    const wrong = strict.error.issues.filter((issue)=>!isUnknownKeys(issue));
    const warnings = unknownKeyWarnings(toml, unknown);
    const invalid = (issues)=>({
            ok: false,
            fault: invalidConfig(toml, data, issues),
            warnings
        });
    if (wrong.length > 0) return invalid(wrong);
    const known = taskConfigSchema.safeParse(without(data, unknown));
    return known.success ? {
        ok: true,
        config: known.data,
        warnings
    } : invalid(known.error.issues);
};


/***/ }),

/***/ 54906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ parseTask)
});

// EXTERNAL MODULE: ./src/task/compose.js
var task_compose = __webpack_require__(55671);
// EXTERNAL MODULE: ./src/task/network-rules.js
var network_rules = __webpack_require__(31271);
// EXTERNAL MODULE: ./src/task/parse-config.js + 3 modules
var parse_config = __webpack_require__(88705);
// EXTERNAL MODULE: ./src/task/toml-lines.js
var toml_lines = __webpack_require__(68025);
;// CONCATENATED MODULE: ./src/task/environment-config.js



/** A rule over several keys that a task breaks; caught in `parse-task.ts`, never seen outside. */ class ConfigProblem extends Error {
    path;
    valid;
    constructor(path, valid){
        super(valid);
        this.path = path;
        this.valid = valid;
    }
    /** The fault of a task whose `task.toml` breaks it. */ toFault(toml, config) {
        const message = (0,parse_config/* describeProblem */.B)(toml, config, this.path, this.valid);
        const problem = {
            key: (0,toml_lines/* dottedPath */.w)(this.path),
            line: (0,toml_lines/* lineOfPath */.Z)(toml, this.path),
            message
        };
        return {
            code: 'task-toml-invalid',
            message,
            problems: [
                problem
            ]
        };
    }
}
const SIZE = /^\s*(\d+(?:\.\d+)?)\s*([KMG])B?\s*$/i;
const MIB_PER_UNIT = {
    K: 1 / 1024,
    M: 1,
    G: 1024
};
/** MiB of a size such as `2G`, `512M` or `1.5g`, rounded down. */ const parseSize = (size, path)=>{
    const [, amount, unit] = SIZE.exec(size) ?? [];
    const mib = Math.floor(Number(amount) * (MIB_PER_UNIT[(unit ?? '').toUpperCase()] ?? Number.NaN));
    if (!(mib >= 1)) throw new ConfigProblem(path, 'a size of at least 1M, such as "2G" or "512M"');
    return mib;
};
/** `memory_mb`, or the deprecated `memory = "2G"`; a `memory` that is no string is dropped, as in Harbor. */ const memoryMbOf = ({ memory, memory_mb })=>{
    if (typeof memory !== 'string') return memory_mb ?? null;
    const path = [
        'environment',
        'memory'
    ];
    const size = parseSize(memory, path);
    if (memory_mb !== undefined && memory_mb !== size) {
        throw new ConfigProblem(path, `only one of memory and memory_mb (here ${memory_mb})`);
    }
    return size;
};
const hostsOf = (table, { network_mode, allowed_hosts })=>{
    if (allowed_hosts === undefined) return null;
    const path = [
        table,
        'allowed_hosts'
    ];
    if (network_mode !== 'allowlist') {
        throw new ConfigProblem(path, `allowed_hosts only where ${table}.network_mode = "allowlist"`);
    }
    const hosts = allowed_hosts.map((written, index)=>{
        const host = (0,network_rules/* parseAllowedHost */.K)(written);
        if (!host.ok) throw new ConfigProblem([
            ...path,
            index
        ], `a host name, *.suffix, IP address or CIDR block; this ${host.why}`);
        return host.text;
    });
    return [
        ...new Set(hosts)
    ];
};
/**
 * The environment's own policy, which every phase has that sets none. The deprecated
 * `allow_internet` counts only where neither `network_mode` nor `allowed_hosts` is set.
 */ const baselineNetwork = (environment)=>{
    const allowedHosts = hostsOf('environment', environment) ?? [];
    const fallback = environment.allow_internet === false ? 'no-network' : 'public';
    return {
        networkMode: environment.network_mode ?? fallback,
        allowedHosts
    };
};
/** A phase's policy: its own where it sets a mode, else the baseline. */ const phaseNetwork = (table, keys, baseline)=>{
    const allowedHosts = hostsOf(table, keys) ?? [];
    return keys.network_mode === undefined ? baseline : {
        networkMode: keys.network_mode,
        allowedHosts
    };
};

;// CONCATENATED MODULE: ./src/task/unsupported.js
const isSet = (value)=>value !== undefined && !(Array.isArray(value) && value.length === 0);
/** Every setting that a task can ask for and that is not run yet, by key. */ const requests = (config)=>{
    const { environment = {}, verifier = {}, artifacts = [] } = config;
    const sidecarArtifact = artifacts.findIndex(({ service = 'main' })=>service !== 'main');
    return [
        [
            'steps',
            isSet(config.steps) && config.steps?.length !== 0,
            'tasks of several steps'
        ],
        [
            'environment.os',
            environment.os === 'windows',
            'Windows containers'
        ],
        [
            'environment.gpus',
            (environment.gpus ?? 0) > 0,
            'GPUs'
        ],
        [
            'environment.gpu_types',
            isSet(environment.gpu_types),
            'GPUs'
        ],
        [
            'environment.tpu',
            isSet(environment.tpu),
            'TPUs'
        ],
        [
            'environment.mcp_servers',
            isSet(environment.mcp_servers),
            'MCP servers'
        ],
        [
            'environment.healthcheck',
            isSet(environment.healthcheck),
            'health checks'
        ],
        [
            'environment.skills_dir',
            isSet(environment.skills_dir),
            'skills'
        ],
        [
            'verifier.environment',
            isSet(verifier.environment),
            'a separate verifier environment'
        ],
        [
            'verifier.environment_mode',
            verifier.environment_mode === 'separate',
            'a separate verifier environment'
        ],
        [
            'verifier.collect',
            isSet(verifier.collect),
            'collect hooks'
        ],
        [
            `artifacts[${sidecarArtifact}].service`,
            sidecarArtifact >= 0,
            'artifacts of sidecar services'
        ]
    ];
};
/**
 * What a task asks for and we do not run yet, as a fault that names each key; null when it asks for
 * none. Such a task is never half-run.
 */ const unsupportedSettings = (config)=>{
    const asked = requests(config).filter(([, isAsked])=>isAsked);
    if (asked.length === 0) return null;
    const list = asked.map(([key, , what])=>`${key} (${what})`).join(', ');
    return {
        code: 'task-unsupported',
        message: `task.toml: not supported yet: ${list}`
    };
};

;// CONCATENATED MODULE: ./src/task/parse-task.js





/** Harbor's defaults. */ const BUILD_TIMEOUT_SEC = 600;
const VERIFIER_TIMEOUT_SEC = 600;
const isRecord = (value)=>typeof value === 'object' && value !== null && !Array.isArray(value);
const REPOSITORY_PART = /^[A-Za-z0-9_][\w.-]*$/;
/** `[metadata]` is free, so what is not as expected there is absent, not wrong. */ const sourceOf = ({ metadata })=>{
    const source = isRecord(metadata?.source) ? metadata.source : {};
    const { repository_owner: owner, repository_name: name, license } = source;
    const named = typeof owner === 'string' && typeof name === 'string' && REPOSITORY_PART.test(owner) && REPOSITORY_PART.test(name);
    return {
        repository: named ? `${owner}/${name}` : null,
        license: typeof license === 'string' && license !== '' ? license : null
    };
};
const missingFile = ({ files }, config)=>{
    const required = [
        [
            'instruction.md',
            'it is what the agent is asked'
        ],
        [
            'tests/test.sh',
            'it is what verifies the work'
        ]
    ];
    if (config.environment?.docker_image === undefined) {
        required.push([
            'environment/Dockerfile',
            'no environment.docker_image is set either'
        ]);
    }
    const missing = required.filter(([file])=>!files.has(file)).map(([file, why])=>`${file} is missing (${why})`);
    return missing.length > 0 ? {
        code: 'task-file-missing',
        message: missing.join(', ')
    } : null;
};
/** Files beside `task.toml` that change how a task runs and that we do not run yet. */ const unsupportedFiles = ({ files }, config)=>{
    if (files.has('trajectory.json')) {
        return {
            code: 'task-unsupported',
            message: 'trajectory.json (prior context for the agent) is not supported yet'
        };
    }
    const prebuilt = config.environment?.docker_image !== undefined;
    if (prebuilt && !files.has('environment/Dockerfile') && !files.has(task_compose/* COMPOSE_FILE */.U)) {
        const upload = [
            ...files
        ].find((file)=>file.startsWith('environment/'));
        if (upload !== undefined) {
            const message = `${upload}: files to put beside environment.docker_image are not supported yet`;
            return {
                code: 'task-unsupported',
                message
            };
        }
    }
    return null;
};
const quietSettings = ({ toml }, config)=>{
    const warn = (key, why)=>{
        const line = (0,toml_lines/* lineOfPath */.Z)(toml, key.split('.'));
        const place = line === null ? 'task.toml' : `task.toml line ${line}`;
        return {
            file: 'task.toml',
            key,
            line,
            message: `${place}: ${key} ${why}`
        };
    };
    const { environment = {}, artifacts = [] } = config;
    const warnings = [];
    if (artifacts.length > 0) warnings.push(warn('artifacts', 'is not collected yet; the verdict does not depend on it.'));
    if (environment.memory !== undefined && typeof environment.memory !== 'string') {
        warnings.push(warn('environment.memory', 'is no string and has no effect. Use memory_mb.'));
    }
    if (environment.allow_internet !== undefined && environment.network_mode !== undefined) {
        warnings.push(warn('environment.allow_internet', 'has no effect beside environment.network_mode.'));
    }
    return warnings;
};
const toTask = (source, config, localImage)=>{
    const { environment = {}, agent = {}, verifier = {} } = config;
    const baseline = baselineNetwork(environment);
    return {
        name: source.name,
        declaredName: config.task?.name ?? null,
        dir: source.dir,
        ...sourceOf(config),
        environment: {
            ...baseline,
            buildTimeoutSec: environment.build_timeout_sec ?? BUILD_TIMEOUT_SEC,
            dockerImage: environment.docker_image ?? null,
            localImage,
            cpus: environment.cpus ?? null,
            memoryMb: memoryMbOf(environment),
            env: environment.env ?? {},
            workdir: environment.workdir ?? null
        },
        agent: {
            ...phaseNetwork('agent', agent, baseline),
            timeoutSec: agent.timeout_sec ?? null,
            user: agent.user ?? null
        },
        verifier: {
            ...phaseNetwork('verifier', verifier, baseline),
            timeoutSec: verifier.timeout_sec ?? VERIFIER_TIMEOUT_SEC,
            env: verifier.env ?? {},
            user: verifier.user ?? null
        },
        solution: {
            env: config.solution?.env ?? {}
        },
        artifacts: (config.artifacts ?? []).map(({ source, destination, exclude })=>({
                source,
                destination: destination ?? null,
                exclude: exclude ?? []
            })),
        files: {
            dockerfile: source.files.has('environment/Dockerfile'),
            solution: source.files.has('solution/solve.sh'),
            expectedTests: source.files.has('tests/expected_tests.json')
        }
    };
};
/**
 * Makes a task of its files' text. A fault names the file and the key, with value and valid values
 * where one is wrong; warnings come with either result.
 */ const parseTask = (source)=>{
    const parsed = (0,parse_config/* parseConfig */.o)(source.toml);
    if (!parsed.ok) return parsed;
    const { config } = parsed;
    const warnings = [
        ...parsed.warnings,
        ...quietSettings(source, config)
    ];
    const failed = (fault)=>({
            ok: false,
            fault,
            warnings
        });
    const refused = unsupportedSettings(config) ?? unsupportedFiles(source, config);
    if (refused) return failed(refused);
    const compose = source.compose === undefined ? null : (0,task_compose/* parseCompose */.g)(source.compose);
    if (compose && !compose.ok) return failed(compose.fault);
    const missing = missingFile(source, config);
    if (missing) return failed(missing);
    try {
        return {
            ok: true,
            task: toTask(source, config, compose?.localImage ?? null),
            warnings
        };
    } catch (thrown) {
        if (!(thrown instanceof ConfigProblem)) throw thrown;
        return failed(thrown.toFault(source.toml, config));
    }
};


/***/ }),

/***/ 68025:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ lineOfPath),
/* harmony export */   w: () => (/* binding */ dottedPath)
/* harmony export */ });
/** A path into a TOML document: table names, list indices, keys. */ /** `verifier.env.KEY`, `artifacts[2].source`; names that are not plain are quoted. */ const dottedPath = (path)=>path.map((part, index)=>{
        if (typeof part === 'number') return `[${part}]`;
        const name = String(part);
        const shown = /^[A-Za-z0-9_-]+$/.test(name) ? name : JSON.stringify(name);
        return index === 0 ? shown : `.${shown}`;
    }).join('');
const splitKey = (text)=>[
        ...text.matchAll(/"((?:[^"\\]|\\.)*)"|'([^']*)'|([A-Za-z0-9_-]+)/g)
    ].map((match)=>match[1] ?? match[2] ?? match[3] ?? '');
const KEY_PART = `(?:"(?:[^"\\\\]|\\\\.)*"|'[^']*'|[A-Za-z0-9_-]+)`;
const KEY = new RegExp(`^\\s*${KEY_PART}(?:\\s*\\.\\s*${KEY_PART})*\\s*$`);
/** The key that a line sets; none where a quoted key holds `=`, which is not worth a parser. */ const keyOf = (line)=>{
    const key = line.slice(0, Math.max(0, line.indexOf('=')));
    return KEY.test(key) ? key : null;
};
const isPrefix = (part, whole)=>part.length <= whole.length && part.every((name, index)=>name === whole[index]);
const readLines = (toml)=>{
    const lines = [];
    let table = [];
    for (const [index, raw] of toml.split('\n').entries()){
        const header = /^\s*(\[\[?)([^\]]{1,4000})\]/.exec(raw);
        if (header) {
            table = splitKey(header[2]);
            lines.push({
                line: index + 1,
                path: table,
                kind: header[1] === '[[' ? 'item' : 'table'
            });
            continue;
        }
        const key = keyOf(raw);
        if (key !== null) lines.push({
            line: index + 1,
            path: [
                ...table,
                ...splitKey(key)
            ],
            kind: 'key'
        });
    }
    return lines;
};
let last;
/** The lines of a text, which is read once however often it is asked about: problems come by the dozen. */ const linesOfToml = (toml)=>{
    if (last?.toml !== toml) last = {
        toml,
        lines: readLines(toml)
    };
    return last.lines;
};
/**
 * The line (from 1) where a key or table is written, found by its headers and keys without a second
 * parse; the nearest enclosing one where the key stands inside an inline table; null if not found.
 * Indices in the path choose among `[[tables]]` of one name.
 */ const lineOfPath = (toml, path)=>{
    const names = path.filter((part)=>typeof part !== 'number').map(String);
    const wantedIndex = path.find((part)=>typeof part === 'number');
    const seen = new Map();
    let inWantedItem = true;
    let best = null;
    for (const { line, path: full, kind } of linesOfToml(toml)){
        if (kind === 'item') {
            const name = full.join('\0');
            const item = (seen.get(name) ?? -1) + 1;
            seen.set(name, item);
            inWantedItem = wantedIndex === undefined || !isPrefix(full, names) || item === wantedIndex;
        } else if (kind === 'table' && !isPrefix(full.slice(0, 1), names)) inWantedItem = true;
        const matches = isPrefix(full, names) || isPrefix(names, full);
        const depth = Math.min(full.length, names.length);
        if (inWantedItem && matches && depth > (best?.depth ?? 0)) best = {
            line,
            depth
        };
    }
    return best?.line ?? null;
};


/***/ })

};
;