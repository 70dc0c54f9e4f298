"use strict";
exports.id = 4729;
exports.ids = [4729];
exports.modules = {

/***/ 84761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ cappedOutput)
/* harmony export */ });
/** What was written to it, up to a limit; the rest is dropped. */ /** Keeps the first `maxBytes` of an output. */ const cappedOutput = (maxBytes)=>{
    const chunks = [];
    let kept = 0;
    let truncated = false;
    return {
        add (chunk) {
            const room = maxBytes - kept;
            if (chunk.length > room) truncated = true;
            if (room <= 0) return;
            const part = chunk.length > room ? chunk.subarray(0, room) : chunk;
            chunks.push(part);
            kept += part.length;
        },
        get truncated () {
            return truncated;
        },
        buffer: ()=>Buffer.concat(chunks)
    };
};


/***/ }),

/***/ 65363:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ createDocker)
});

// EXTERNAL MODULE: ../../node_modules/execa/index.js + 132 modules
var execa = __webpack_require__(63230);
// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(29866);
// EXTERNAL MODULE: ./src/text/quote.js
var quote = __webpack_require__(98461);
// EXTERNAL MODULE: ./src/engine/capped-output.js
var capped_output = __webpack_require__(84761);
// EXTERNAL MODULE: ./src/engine/engine-failure.js
var engine_failure = __webpack_require__(66275);
;// CONCATENATED MODULE: ./src/engine/process-group.js
/** How long a process group has between being asked to end and being killed. */ const KILL_GRACE_MS = 2000;
/** setTimeout overflows to "at once" beyond it. */ const LONGEST_TIMER_MS = 2 ** 31 - 1;
/**
 * Ends a whole process group, so that ending a build ends the builder's plugin as well and not just its
 * parent: by SIGTERM, and by SIGKILL where that is not enough.
 * @param pid of the group's leader; undefined where it did not start
 */ const endGroupOn = (pid, { signal, timeoutMs })=>{
    const kill = (name)=>{
        if (pid === undefined) return;
        try {
            process.kill(-pid, name);
        } catch  {
        // It has ended meanwhile.
        }
    };
    let timedOut = false;
    let grace;
    const stop = ()=>{
        kill('SIGTERM');
        grace ??= setTimeout(()=>kill('SIGKILL'), KILL_GRACE_MS);
    };
    const expire = ()=>{
        timedOut = true;
        stop();
    };
    const deadline = timeoutMs === undefined ? undefined : setTimeout(expire, Math.min(timeoutMs, LONGEST_TIMER_MS));
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop, {
        once: true
    });
    return {
        stop,
        get timedOut () {
            return timedOut;
        },
        release () {
            clearTimeout(deadline);
            clearTimeout(grace);
            signal?.removeEventListener('abort', stop);
        }
    };
};

;// CONCATENATED MODULE: ./src/engine/docker.js






const DEFAULT_MAX_BYTES = 16 * 1024 * 1024;
/** Of the error output, where less than that of the other. */ const MAX_STDERR_BYTES = 1024 * 1024;
const isReadable = (input)=>typeof input === 'object' && input !== null && 'pipe' in input;
const feed = (stdin, input)=>{
    // The call may end before it has read its input; its exit code says why.
    stdin.on('error', ()=>{});
    if (isReadable(input)) {
        input.on('error', ()=>stdin.destroy());
        input.pipe(stdin);
    } else stdin.end(input);
};
const engineMissing = (binary)=>new errors/* FaultError */.VD('infrastructure', 'engine-missing', `No container engine: the command ${(0,quote/* quote */.h)(binary)} is not on PATH. Install Docker (or podman with its docker command) and try again.`);
/** Starts a call as a process group of its own: Ctrl-C on a terminal must reach us alone. */ const start = (binary, args, options)=>{
    const child = (0,execa/* execa */.Ho)(binary, [
        ...args
    ], {
        reject: false,
        buffer: false,
        detached: true,
        stripFinalNewline: false,
        stdin: options.input === undefined ? 'ignore' : 'pipe',
        stdout: 'pipe',
        stderr: 'pipe',
        env: {
            ...options.env
        }
    });
    const group = endGroupOn(child.pid, options);
    if (child.stdin) feed(child.stdin, options.input);
    const maxBytes = options.maxBytes ?? DEFAULT_MAX_BYTES;
    const out = (0,capped_output/* cappedOutput */.d)(maxBytes);
    const err = (0,capped_output/* cappedOutput */.d)(Math.min(maxBytes, MAX_STDERR_BYTES));
    const keep = (from, output)=>child[from]?.on('data', (chunk)=>{
            output.add(chunk);
            options.onOutput?.(chunk, from);
        });
    if (options.keepsStdout) keep('stdout', out);
    keep('stderr', err);
    const done = (async ()=>{
        const result = await child;
        group.release();
        if (result.code === 'ENOENT') throw engineMissing(binary);
        return {
            exitCode: result.exitCode ?? (result.isTerminated ? 137 : 1),
            stdout: out.buffer(),
            stderr: err.buffer().toString('utf8'),
            timedOut: group.timedOut,
            truncated: out.truncated
        };
    })();
    return {
        child,
        done,
        stop: group.stop
    };
};
/** The command line named `binary`, looked up on PATH at each call. */ const createDocker = (binary = 'docker')=>{
    const call = async (args, options = {})=>{
        options.signal?.throwIfAborted();
        const result = await start(binary, args, {
            ...options,
            keepsStdout: true
        }).done;
        options.signal?.throwIfAborted();
        return result;
    };
    return {
        call,
        async text (args, options = {}) {
            const result = await call(args, options);
            if (result.exitCode !== 0) throw (0,engine_failure/* engineFailure */.FR)(args, result);
            return result.stdout.toString('utf8').trim();
        },
        stream (args, options = {}) {
            const { child, done, stop } = start(binary, args, {
                ...options,
                keepsStdout: false
            });
            return {
                stdout: child.stdout,
                done,
                stop
            };
        }
    };
};


/***/ }),

/***/ 28794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ clampLimits),
/* harmony export */   n: () => (/* binding */ engineHost)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43045);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29866);
/* harmony import */ var _text_parse_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56593);



const infoSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    NCPU: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    MemTotal: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    DockerRootDir: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().default(''),
    OSType: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    Architecture: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
});
const ARCHITECTURES = {
    x86_64: 'amd64',
    aarch64: 'arm64'
};
/** Asks the engine what its host has; also the first sign that an engine answers at all. */ const engineHost = async (docker)=>{
    // Without a daemon `docker info` prints zeros and exits 0 in some versions, so MemTotal is looked at.
    const text = await docker.text([
        'info',
        '--format',
        '{{json .}}'
    ]);
    const parsed = infoSchema.safeParse((0,_text_parse_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parseJson */ .q)(text));
    if (!parsed.success || parsed.data.MemTotal === 0) {
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FaultError */ .VD('infrastructure', 'engine-unreachable', 'The container engine does not answer. Start it (for Docker: `systemctl start docker`, or Docker Desktop) and check with `docker info`.');
    }
    const info = parsed.data;
    return {
        cpus: info.NCPU,
        memoryMb: Math.floor(info.MemTotal / 1024 / 1024),
        rootDir: info.DockerRootDir,
        platform: `${info.OSType}/${ARCHITECTURES[info.Architecture] ?? info.Architecture}`
    };
};
/**
 * A task's wishes cut down to what the host has: an engine refuses more CPUs than there are, and more
 * memory than there is would be no limit.
 */ const clampLimits = (wish, host)=>{
    const clamped = [];
    if (wish.cpus !== null && wish.cpus > host.cpus) clamped.push('cpus');
    if (wish.memoryMb !== null && wish.memoryMb > host.memoryMb) clamped.push('memory_mb');
    return {
        cpus: wish.cpus === null ? null : Math.min(wish.cpus, host.cpus),
        memoryMb: wish.memoryMb === null ? null : Math.min(wish.memoryMb, host.memoryMb),
        clamped
    };
};


/***/ }),

/***/ 27171:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pruneVerb: () => (/* binding */ pruneVerb)
});

// EXTERNAL MODULE: ./src/engine/docker.js + 1 modules
var engine_docker = __webpack_require__(65363);
// EXTERNAL MODULE: ./src/engine/limits.js
var limits = __webpack_require__(28794);
// EXTERNAL MODULE: ./src/image/image-recipes.js + 2 modules
var image_recipes = __webpack_require__(38057);
// EXTERNAL MODULE: ./src/image/prune.js
var prune = __webpack_require__(74987);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/dataset/drafts.js
var drafts = __webpack_require__(34316);
// EXTERNAL MODULE: ./src/commands/shared/files/cache-use.js
var cache_use = __webpack_require__(944);
// EXTERNAL MODULE: ./src/commands/shared/files/file-cache.js
var file_cache = __webpack_require__(9927);
;// CONCATENATED MODULE: ./src/commands/prune/cached-rows.js






const entriesOf = (folder)=>(0,promises_.readdir)(folder, {
        withFileTypes: true
    }).catch(()=>[]);
/** What the files below a folder take; of what goes away meanwhile nothing. */ const bytesBelow = async (folder)=>{
    let bytes = 0;
    for (const entry of (await entriesOf(folder))){
        const path = (0,external_node_path_.join)(folder, entry.name);
        bytes += entry.isDirectory() ? await bytesBelow(path) : (await (0,promises_.lstat)(path).catch(()=>null))?.size ?? 0;
    }
    return bytes;
};
/**
 * The tasks made of rows, as one, and each clone of their repositories in a cache (absolute): no dataset
 * of tasks needs them, and what evaluates rows makes them again. Clones of the user's own are elsewhere.
 */ const cachedRows = async (cacheDir)=>{
    const { tasks, clones } = (0,file_cache/* rowFolders */.YF)(cacheDir);
    const found = [
        ...(await entriesOf(tasks)).length > 0 ? [
            tasks
        ] : [],
        ...(await entriesOf(clones)).filter(({ name })=>!name.startsWith('.')).map(({ name })=>(0,external_node_path_.join)(clones, name))
    ];
    const folders = [];
    for (const path of found.sort())folders.push({
        path,
        bytes: await bytesBelow(path)
    });
    return {
        folders,
        users: await (0,cache_use/* usersOf */.e)(cacheDir)
    };
};
/** Removes them, and what killed processes have left beside them; one that goes meanwhile is gone as well. */ const removeCached = async (cacheDir, { folders })=>{
    for (const { path } of folders){
        await (0,drafts/* moveAway */.yh)(path).catch((error)=>{
            if (error.code !== 'ENOENT') throw error;
        });
    }
    const { clones, checkouts } = (0,file_cache/* rowFolders */.YF)(cacheDir);
    // What is moved away lies beside where it was: the tasks in the cache itself.
    for (const folder of [
        cacheDir,
        clones,
        checkouts
    ])if ((0,external_node_fs_.existsSync)(folder)) await (0,drafts/* removeAbandoned */.jU)(folder);
};

// EXTERNAL MODULE: ./src/commands/shared/dataset/open-dataset.js + 32 modules
var open_dataset = __webpack_require__(62789);
;// CONCATENATED MODULE: ./src/commands/prune.js







/**
 * Finds, and removes where wanted, what is ours in the engine and not needed by the dataset: images of
 * other keys than its bases and tasks have now, and of gateway and agents all but the newest. What a
 * container uses stays; so does what the cache keeps of rows while a process uses it.
 * @throws UserError where there is no dataset
 */ const prune_prune = async (options, context)=>{
    const { loaded, bases } = await (0,open_dataset/* openDataset */.Jp)(options, context);
    const docker = (0,engine_docker/* createDocker */.h)();
    const { platform } = await (0,limits/* engineHost */.n)(docker);
    const recipes = (0,image_recipes/* createRecipes */.M1)({
        docker,
        bases,
        platform
    });
    const keys = new Set();
    const names = new Set();
    for (const recipe of bases.recipes)keys.add((await recipes.base(recipe)).key);
    for (const entry of loaded.entries){
        if (!entry.ok || entry.task.environment.dockerImage !== null) continue;
        const plan = await recipes.task(entry.task).catch(()=>undefined);
        // Of a task that cannot be read nothing is thrown away.
        if (plan) keys.add(plan.key);
        else names.add((0,image_recipes/* taskImageName */.mF)(entry.task));
    }
    const all = await (0,prune/* keyedImages */.Vx)(docker);
    const images = (0,prune/* notNeeded */.tD)(all, {
        keys,
        names
    });
    const staying = all.filter((image)=>!images.includes(image));
    const volumes = await (0,prune/* agentVolumesWithout */.bQ)(docker, new Set(staying.map(({ key })=>key)));
    const cacheDir = context.cacheDir ?? (0,file_cache/* defaultCacheDir */.$g)();
    const cached = await cachedRows(cacheDir);
    if (!options.apply) return {
        images,
        volumes,
        kept: [],
        cached
    };
    if (cached.users.length === 0) await removeCached(cacheDir, cached);
    const kept = [];
    for (const image of images)if (!await (0,prune/* removeImage */.aH)(docker, image)) kept.push(image);
    const gone = [];
    for (const volume of volumes){
        if ((await docker.call([
            'volume',
            'rm',
            volume
        ])).exitCode === 0) gone.push(volume);
    }
    return {
        images: images.filter((image)=>!kept.includes(image)),
        volumes: gone,
        kept,
        cached
    };
};

// EXTERNAL MODULE: ./src/contracts/exit-code.js
var exit_code = __webpack_require__(33951);
// EXTERNAL MODULE: ./src/text/plural.js
var plural = __webpack_require__(53239);
// EXTERNAL MODULE: ./src/entry/read-options/dataset-choice.js
var dataset_choice = __webpack_require__(81906);
// EXTERNAL MODULE: ./src/entry/cli/terminal-progress.js + 2 modules
var terminal_progress = __webpack_require__(81479);
;// CONCATENATED MODULE: ./src/entry/cli/prune-verb.js





const MIB = 1024 * 1024;
/** `kotlin-bench prune`: names on standard output what is ours and not needed, and with `--apply` removes it. */ const pruneVerb = async (values, { signal, stdout, stderr, environment })=>{
    const choice = (0,dataset_choice/* datasetChoice */.o)(values);
    (0,dataset_choice/* requireDataset */.I)(choice, 'flags');
    const { images, volumes, kept, cached } = await (0,terminal_progress/* withProgress */.E)(stderr, {
        quiet: values.quiet
    }, (listener)=>prune_prune({
            ...choice,
            apply: values.apply
        }, {
            environment,
            listener,
            signal
        }));
    for (const { names, id, bytes } of images){
        stdout.write(`${names[0] ?? id}  ${Math.round(bytes / MIB)} MiB with shared layers\n`);
    }
    for (const volume of volumes)stdout.write(`${volume}  volume\n`);
    const isInUse = cached.users.length > 0;
    const folders = isInUse ? [] : cached.folders;
    for (const { path, bytes } of folders)stdout.write(`${path}  ${Math.round(bytes / MIB)} MiB in the cache\n`);
    const counts = [
        (0,plural/* plural */.L)(images.length, 'image'),
        (0,plural/* plural */.L)(volumes.length, 'volume')
    ];
    const what = `${counts.join(', ')} and ${(0,plural/* plural */.L)(folders.length, 'folder')} of the cache`;
    stderr.write(values.apply ? `Removed ${what}.\n` : `${what} would be removed; --apply does it.\n`);
    if (kept.length > 0) stderr.write(`${(0,plural/* plural */.L)(kept.length, 'image')} stayed, since others stand on them.\n`);
    if (isInUse && cached.folders.length > 0) {
        const who = cached.users.length === 1 ? 'process' : 'processes';
        stderr.write(`What the cache keeps of rows stays: ${who} ${cached.users.join(', ')} may use it.\n`);
    }
    return exit_code/* EXIT */.d.done;
};


/***/ }),

/***/ 81906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ requireDataset),
/* harmony export */   o: () => (/* binding */ datasetChoice)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29866);
/* harmony import */ var _text_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98461);



const noTasks = (path, place)=>place === 'inputs' ? new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`No dataset: input \`path\` is ${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(path)}, and nothing is there. Set \`path\` to the folder that ` + 'holds the tasks, and check the repository out with `actions/checkout` in a step before this one; ' + 'or set `dataset` to a repository that has them.') : new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`No dataset: \`--path\` is ${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(path)}, and nothing is there. ` + 'Name the folder that holds the tasks, or one task, with `-p`, or a repository that has them with `-d`.');
/** Which tasks of which dataset, as the commands take it; `dataset` names the file of rows where there are some. */ const datasetChoice = (values, rows)=>({
        path: values.path,
        dataset: rows === undefined ? values.dataset : undefined,
        rows,
        bases: values.bases,
        include: values.include,
        exclude: values.exclude,
        repository: values.repository,
        limit: values.limit,
        sample: values.sample,
        seed: values.seed,
        changedSince: values['changed-since']
    });
/** @throws UserError where neither a folder nor a repository of tasks is named; rows may be none */ const requireDataset = ({ path, dataset, rows }, place)=>{
    if (rows === undefined && dataset === undefined && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)) throw noTasks(path, place);
};


/***/ }),

/***/ 38057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M1: () => (/* binding */ createRecipes),
  MU: () => (/* binding */ isOurs),
  mF: () => (/* binding */ taskImageName)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(29866);
// EXTERNAL MODULE: ./src/text/quote.js
var quote = __webpack_require__(98461);
// EXTERNAL MODULE: ./src/image/bases.js
var image_bases = __webpack_require__(35969);
// EXTERNAL MODULE: ./src/engine/read-tree.js
var read_tree = __webpack_require__(80259);
// EXTERNAL MODULE: ../../node_modules/picomatch/index.js
var picomatch = __webpack_require__(71026);
;// CONCATENATED MODULE: ./src/image/docker-ignore.js


/** Shells' braces, groups and extended patterns are plain letters to Docker. */ const OPTIONS = {
    dot: true,
    nonegate: true,
    nobrace: true,
    noextglob: true,
    literalBrackets: false
};
const escapeGroups = (pattern)=>pattern.replace(/[(){}|]/g, '\\$&');
/** A pattern as Docker reads it: cleaned as a path, relative to the context. */ const clean = (pattern)=>external_node_path_.posix.normalize(pattern).replace(/^\/+|\/+$/g, '');
/**
 * Whether a path is left out by a `.dockerignore` text, by Docker's rules: the last line that matches
 * decides, `!` lets in again, a matched folder takes what is below it along.
 * Source: https://docs.docker.com/build/concepts/context/#dockerignore-files
 */ const ignoredBy = (text)=>{
    const rules = text.replace(/^\uFEFF/, '').split(/\r?\n/).filter((line)=>!line.startsWith('#')).map((line)=>line.trim()).filter((line)=>line !== '' && line !== '!').map((line)=>{
        const negated = line.startsWith('!');
        const pattern = escapeGroups(clean(line.replace(/^!/, '').trim()));
        // As expressions: picomatch's own matcher also takes a name that is spelt like the pattern.
        const shapes = [
            pattern,
            `${pattern}/**`
        ].map((glob)=>picomatch.makeRe(glob, OPTIONS));
        return {
            negated,
            matches: (path)=>shapes.some((shape)=>shape.test(path))
        };
    });
    return (path)=>rules.reduce((ignored, rule)=>rule.matches(path) ? !rule.negated : ignored, false);
};

;// CONCATENATED MODULE: ./src/image/build-context.js




const IGNORE_FILE = '.dockerignore';
/**
 * The files of a build context, as they go to the builder and into the content key. The recipe and
 * `.dockerignore` itself go along even where they are ignored, as Docker sends them.
 * @param leaveOut paths relative to `dir` that are no part of it
 * @param dockerfile the recipe, relative to `dir`
 */ const readContext = async (dir, leaveOut = new Set(), dockerfile = 'Dockerfile')=>{
    const rules = await (0,promises_.readFile)((0,external_node_path_.join)(dir, IGNORE_FILE), 'utf8').catch(()=>'');
    const isIgnored = ignoredBy(rules);
    return (0,read_tree/* readTree */.Z)(dir, {
        leaveOut,
        isIgnored: (path)=>path !== dockerfile && path !== IGNORE_FILE && isIgnored(path)
    });
};

// EXTERNAL MODULE: ./src/image/content-key.js
var content_key = __webpack_require__(77216);
// EXTERNAL MODULE: ./src/image/dockerfile.js
var image_dockerfile = __webpack_require__(3969);
// EXTERNAL MODULE: ./src/image/local-image.js
var local_image = __webpack_require__(19488);
;// CONCATENATED MODULE: ./src/image/image-recipes.js









const OURS = 'kotlin-bench/';
const readDockerfile = async (path)=>{
    try {
        return await (0,promises_.readFile)(path, 'utf8');
    } catch (error) {
        throw new errors/* FaultError */.VD('task', 'dockerfile-missing', `There is no recipe at ${(0,quote/* quote */.h)(path)}: ${(0,errors/* errorMessage */.gJ)(error)}`);
    }
};
/** What the image of a task is called in the engine: as its compose file says, else by its name. */ const taskImageName = (task)=>task.environment.localImage ?? `${OURS}task-${task.name.toLowerCase().replaceAll(/[^a-z0-9._-]+/g, '-')}:local`;
/** Reads what images are made from, and gives each its key. Nothing is built for that. */ const createRecipes = ({ docker, bases, platform })=>{
    const recipeOf = (name)=>bases.recipes.find(({ image })=>image === name);
    const base = async (recipe)=>{
        const { contextDir, dockerfile, leaveOut } = (0,image_bases/* baseContext */.R)(bases, recipe);
        const text = await readDockerfile((0,external_node_path_.join)(contextDir, dockerfile));
        const context = await readContext(contextDir, leaveOut, dockerfile);
        const below = [];
        const parents = {};
        for (const name of (0,image_dockerfile/* parentImages */.b)(text)){
            const other = recipeOf(name);
            // A public parent goes in by name: which of its builds a machine has must not change our key.
            parents[name] = other && other !== recipe ? (await base(other)).key : name;
            if (other && other !== recipe) below.push(other);
        }
        const key = (0,content_key/* contentKey */.l)({
            dockerfile: text,
            context,
            platform,
            parents
        });
        return {
            image: recipe.image,
            key,
            dockerfile,
            context,
            bases: below,
            foreignBases: []
        };
    };
    /** The key of what stands in a task's FROM line, where the manifest does not name it. */ const foreign = async (name)=>{
        const local = await (0,local_image/* findLocalImage */.e9)(docker, name);
        if (name.startsWith(OURS)) {
            if (local) return {
                key: local.id,
                id: local.id
            };
            throw new errors/* FaultError */.VD('task', 'base-missing', `The base ${name} is neither in ${(0,quote/* quote */.h)((0,external_node_path_.join)(bases.dir, 'manifest'))} nor in the engine. Add it to the manifest, or name its folder by \`--bases\`.`);
        }
        // What a registry has goes in by name, as for bases; what was made here can change at any time.
        const isMadeHere = local !== undefined && local.digests.length === 0;
        return {
            key: isMadeHere ? local.id : name,
            id: local?.id ?? null
        };
    };
    return {
        base,
        async task (task) {
            const contextDir = (0,external_node_path_.join)(task.dir, 'environment');
            const text = await readDockerfile((0,external_node_path_.join)(contextDir, 'Dockerfile'));
            const found = [];
            const foreignBases = [];
            const parents = {};
            for (const name of (0,image_dockerfile/* parentImages */.b)(text)){
                const recipe = recipeOf(name);
                if (recipe) {
                    parents[name] = (await base(recipe)).key;
                    found.push(recipe);
                    continue;
                }
                const { key, id } = await foreign(name);
                parents[name] = key;
                if (id !== null) foreignBases.push({
                    name,
                    id
                });
            }
            const context = await readContext(contextDir);
            const key = (0,content_key/* contentKey */.l)({
                dockerfile: text,
                context,
                platform,
                parents
            });
            const image = taskImageName(task);
            return {
                image,
                key,
                dockerfile: 'Dockerfile',
                context,
                bases: found,
                foreignBases
            };
        }
    };
};
/** Whether an image's name is one of ours. */ const isOurs = (image)=>image.startsWith(OURS);


/***/ }),

/***/ 74987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vx: () => (/* binding */ keyedImages),
/* harmony export */   aH: () => (/* binding */ removeImage),
/* harmony export */   bQ: () => (/* binding */ agentVolumesWithout),
/* harmony export */   fx: () => (/* binding */ removeSuperseded),
/* harmony export */   tD: () => (/* binding */ notNeeded)
/* harmony export */ });
/* unused harmony export superseded */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43045);
/* harmony import */ var _local_image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19488);
/* harmony import */ var _tool_image_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95785);



const inspectSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    Id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    RepoTags: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).nullish(),
    RepoDigests: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).nullish(),
    Size: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().default(0),
    Created: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().default(''),
    Metadata: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        LastTagTime: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish()
    }).nullish(),
    Config: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        Labels: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()).nullish()
    }).nullish()
});
const lines = (text)=>[
        ...new Set(text.split('\n').filter((line)=>line !== ''))
    ];
/** The engine writes the year 1 for what never happened. */ const timeOf = (text)=>text && !text.startsWith('0001-') ? text : undefined;
/** Every image with a key, also those that others have built on ours and that took the label over. */ const keyedImages = async (docker)=>{
    const ids = lines(await docker.text([
        'images',
        '--quiet',
        '--no-trunc',
        '--filter',
        `label=${_local_image_js__WEBPACK_IMPORTED_MODULE_0__/* .KEY_LABEL */ .bt}`
    ]));
    if (ids.length === 0) return [];
    const containers = lines(await docker.text([
        'ps',
        '--all',
        '--quiet',
        '--no-trunc'
    ]));
    const used = containers.length === 0 ? [] : lines((await docker.call([
        'inspect',
        '--format',
        '{{.Image}}',
        ...containers
    ])).stdout.toString());
    const inspected = await docker.call([
        'image',
        'inspect',
        '--format',
        '{{json .}}',
        ...ids
    ]);
    return lines(inspected.stdout.toString()).map((line)=>{
        const found = inspectSchema.parse(JSON.parse(line));
        return {
            id: found.Id,
            key: found.Config?.Labels?.[_local_image_js__WEBPACK_IMPORTED_MODULE_0__/* .KEY_LABEL */ .bt] ?? '',
            names: [
                ...found.RepoTags ?? [],
                ...found.RepoDigests ?? []
            ],
            bytes: found.Size,
            created: found.Created,
            named: timeOf(found.Metadata?.LastTagTime) ?? found.Created,
            inUse: used.includes(found.Id)
        };
    });
};
const OURS = /^kotlin-bench\/[^/]+$/;
const SHARED = /^kotlin-bench\/(gateway|agent-[^/:]+):/;
const LAYER = 'kotlin-bench/agent-layer';
/** Ours are our own names, a registry's with the key for a tag or a digest, and those that lost their name. */ const isNameOfOurs = (name, key)=>OURS.test(name) || name.endsWith(`:${key}`) || name.includes('@sha256:');
/** Gateway or agent: no dataset's, so the newest of each stays. */ const sharedKind = ({ names })=>names.map((name)=>SHARED.exec(name)?.[0]).find((kind)=>kind !== undefined && !kind.startsWith(LAYER));
/** Longer than any run that may still start containers from an image that it has found. */ const SUPERSEDED_AFTER_MS = 7 * 24 * 3_600_000;
/** Those of the same kind as a gateway's or agent's image that have been replaced long ago. */ const superseded = (images, { image, now })=>{
    const kind = SHARED.exec(image)?.[0];
    return images.filter((other)=>sharedKind(other) === kind && kind !== undefined && !other.inUse && !other.names.includes(image) && other.names.every((name)=>isNameOfOurs(name, other.key)) && now - Date.parse(other.named) > SUPERSEDED_AFTER_MS);
};
/**
 * Which of them nobody needs: ours, in no container, with a key that no image of the dataset has. Those
 * made last come first, since others may stand on what was made before.
 */ const notNeeded = (images, needed)=>{
    const newestFirst = [
        ...images
    ].sort((a, b)=>a.created < b.created ? 1 : a.created > b.created ? -1 : 0);
    const kinds = new Set();
    return newestFirst.filter((image)=>{
        const kind = sharedKind(image);
        const isNewest = kind !== undefined && !kinds.has(kind);
        if (kind !== undefined) kinds.add(kind);
        return !isNewest && !image.inUse && !needed.keys.has(image.key) && !image.names.some((name)=>needed.names.has(name)) && image.names.every((name)=>isNameOfOurs(name, image.key));
    });
};
/** Removes an image by all its names; false where the engine keeps it, since something stands on it. */ const removeImage = async (docker, { id, names })=>{
    const { exitCode } = await docker.call([
        'image',
        'rm',
        ...names.length > 0 ? names : [
            id
        ]
    ]);
    return exitCode === 0 || (await docker.call([
        'image',
        'inspect',
        id
    ])).exitCode !== 0;
};
/** Makes room once a new gateway's or agent's image was built: what it replaces is needed by no run. */ const removeSuperseded = async (docker, image)=>{
    for (const old of superseded(await keyedImages(docker), {
        image,
        now: Date.now()
    }))await removeImage(docker, old);
};
/** Volumes with an agent's programs whose image is not among those that stay. */ const agentVolumesWithout = async (docker, keys)=>{
    const format = `{{.Name}}\t{{.Label "${_local_image_js__WEBPACK_IMPORTED_MODULE_0__/* .KEY_LABEL */ .bt}"}}`;
    const listed = await docker.text([
        ...[
            'volume',
            'ls',
            '--filter',
            `label=${_tool_image_js__WEBPACK_IMPORTED_MODULE_1__/* .TOOL_LABEL */ .GB}`,
            '--format',
            format
        ]
    ]);
    return lines(listed).map((line)=>line.split('\t')).filter(([, key = ''])=>!keys.has(key)).map(([name = ''])=>name);
};


/***/ }),

/***/ 89947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ readHunkHeader)
/* harmony export */ });
const HUNK = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@ ?(.*)$/s;
/** Reads a line such as `@@ -12,7 +12,9 @@ fun total()`; a count that is left out is 1. Null for any other line. */ const readHunkHeader = (line)=>{
    const match = HUNK.exec(line);
    if (match === null) return null;
    const [, oldStart, oldCount = '1', newStart, newCount = '1', heading = ''] = match;
    return {
        oldStart: Number(oldStart),
        oldCount: Number(oldCount),
        newStart: Number(newStart),
        newCount: Number(newCount),
        heading
    };
};


/***/ }),

/***/ 56593:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ parseJson)
/* harmony export */ });
/** Parses JSON; undefined where it is none, which no JSON stands for. */ const parseJson = (text)=>{
    try {
        return JSON.parse(text);
    } catch  {
        return undefined;
    }
};


/***/ }),

/***/ 92834:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qr: () => (/* binding */ readHeaderNames),
/* harmony export */   Z7: () => (/* binding */ withoutPrefix),
/* harmony export */   qb: () => (/* binding */ readLoneName)
/* harmony export */ });
const ESCAPES = {
    a: 7,
    b: 8,
    t: 9,
    n: 10,
    v: 11,
    f: 12,
    r: 13,
    '"': 34,
    '\\': 92
};
/**
 * Reads a name that git quoted as in C (`"a/caf\303\251.kt"`), from the quote at the start of the text;
 * null when it is not closed. Bytes that are no UTF-8 become U+FFFD.
 */ const readQuotedName = (text)=>{
    if (!text.startsWith('"')) return null;
    const bytes = [];
    const encoder = new TextEncoder();
    let index = 1;
    while(index < text.length){
        const character = String.fromCodePoint(text.codePointAt(index));
        if (character === '"') return {
            name: new TextDecoder().decode(Uint8Array.from(bytes)),
            end: index + 1
        };
        if (character !== '\\') {
            bytes.push(...encoder.encode(character));
            index += character.length;
            continue;
        }
        const octal = /^[0-3][0-7]{2}/.exec(text.slice(index + 1, index + 4))?.[0];
        const escaped = ESCAPES[text[index + 1] ?? ''];
        if (octal === undefined && escaped === undefined) return null;
        bytes.push(octal === undefined ? escaped : Number.parseInt(octal, 8));
        index += octal === undefined ? 2 : 4;
    }
    return null;
};
/** Without the first folder (`a/`, `b/`), as `git apply -p1` reads names; null when there is none. */ const withoutPrefix = (name)=>{
    const slash = name.indexOf('/');
    return slash < 0 || slash === name.length - 1 ? null : name.slice(slash + 1);
};
/** A name that stands alone on a line, quoted or not; a tab ends it where the line has one. */ const readLoneName = (text)=>{
    if (text.startsWith('"')) return readQuotedName(text)?.name ?? null;
    const tab = text.indexOf('\t');
    return tab < 0 ? text : text.slice(0, tab);
};
/** Two of Linux's longest paths, each byte quoted; the search below is quadratic. */ const LONGEST_HEADER = 2 * 4 * 4096;
/**
 * The names after `diff --git `. Two names that are not quoted and hold blanks can only be told apart
 * when they are the same, which is what git relies on too; null otherwise, and the lines that follow
 * say the names.
 */ const readHeaderNames = (text)=>{
    const pair = (left, right)=>{
        const oldPath = withoutPrefix(left ?? '');
        const newPath = withoutPrefix(right ?? '');
        return oldPath === null || newPath === null ? null : {
            oldPath,
            newPath
        };
    };
    if (text.length > LONGEST_HEADER) return null;
    const first = readQuotedName(text);
    if (first) return text[first.end] === ' ' ? pair(first.name, readLoneName(text.slice(first.end + 1))) : null;
    const quote = text.indexOf(' "');
    if (quote >= 0 && text.endsWith('"')) return pair(text.slice(0, quote), readLoneName(text.slice(quote + 1)));
    const blanks = text.split(' ').length - 1;
    if (blanks === 1) return pair(...text.split(' '));
    return sameNames(text);
};
/** Of equal names the split lies at one blank: their lengths differ by their prefixes alone. */ const sameNames = (text)=>{
    const slash = text.indexOf('/');
    for(let blank = text.indexOf(' ', slash); slash >= 0 && blank >= 0; blank = text.indexOf(' ', blank + 1)){
        const name = text.slice(slash + 1, blank);
        if (name === '' || !text.endsWith(`/${name}`)) continue;
        const right = text.slice(blank + 1);
        if (withoutPrefix(right) === name) return {
            oldPath: name,
            newPath: name
        };
    }
    return null;
};


/***/ }),

/***/ 83198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $A: () => (/* binding */ verifierLoopPaths),
/* harmony export */   BT: () => (/* binding */ patchPaths),
/* harmony export */   Pq: () => (/* binding */ touchedPaths)
/* harmony export */ });
/* harmony import */ var _hunk_header_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89947);
/* harmony import */ var _patch_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92834);


const draft = (names)=>({
        change: 'modified',
        oldPath: names?.oldPath ?? null,
        newPath: names?.newPath ?? null,
        mode: null,
        binary: false,
        addedLines: [],
        addedAt: [],
        removedAt: []
    });
/** `--- a/x` and `+++ b/x`; `/dev/null` says that the file is new or gone. */ const readSide = (file, side, text)=>{
    const name = (0,_patch_names_js__WEBPACK_IMPORTED_MODULE_0__/* .readLoneName */ .qb)(text);
    if (name === '/dev/null') {
        file.change = side === 'oldPath' ? 'added' : 'deleted';
        return;
    }
    file[side] = (name === null ? null : (0,_patch_names_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutPrefix */ .Z7)(name)) ?? file[side];
};
/** The lines between a file's header and its first hunk, by how they start. */ const EXTENDED = [
    [
        'new file mode ',
        (file, mode)=>Object.assign(file, {
                change: 'added',
                mode
            })
    ],
    [
        'deleted file mode ',
        (file)=>Object.assign(file, {
                change: 'deleted'
            })
    ],
    [
        'new mode ',
        (file, mode)=>Object.assign(file, {
                mode
            })
    ],
    [
        'rename from ',
        (file, name)=>Object.assign(file, {
                change: 'renamed',
                oldPath: (0,_patch_names_js__WEBPACK_IMPORTED_MODULE_0__/* .readLoneName */ .qb)(name)
            })
    ],
    [
        'rename to ',
        (file, name)=>Object.assign(file, {
                change: 'renamed',
                newPath: (0,_patch_names_js__WEBPACK_IMPORTED_MODULE_0__/* .readLoneName */ .qb)(name)
            })
    ],
    [
        'copy from ',
        (file, name)=>Object.assign(file, {
                change: 'copied',
                oldPath: (0,_patch_names_js__WEBPACK_IMPORTED_MODULE_0__/* .readLoneName */ .qb)(name)
            })
    ],
    [
        'copy to ',
        (file, name)=>Object.assign(file, {
                change: 'copied',
                newPath: (0,_patch_names_js__WEBPACK_IMPORTED_MODULE_0__/* .readLoneName */ .qb)(name)
            })
    ],
    [
        'index ',
        (file, rest)=>Object.assign(file, {
                mode: / (\d{6})$/.exec(rest)?.[1] ?? file.mode
            })
    ],
    [
        'GIT binary patch',
        (file)=>Object.assign(file, {
                binary: true
            })
    ],
    [
        'Binary files ',
        (file)=>Object.assign(file, {
                binary: true
            })
    ]
];
/** What is left of a hunk, so that a removed line `-- a/x` is not taken for a header. */ class HunkLines {
    #removed = 0;
    #added = 0;
    /** Numbers of the next line before and after. */ #oldLine = 0;
    #newLine = 0;
    start(line) {
        const header = (0,_hunk_header_js__WEBPACK_IMPORTED_MODULE_1__/* .readHunkHeader */ .k)(line);
        if (header === null) return false;
        this.#oldLine = header.oldStart;
        this.#removed = header.oldCount;
        this.#newLine = header.newStart;
        this.#added = header.newCount;
        return true;
    }
    /** Whether a line belongs to the hunk; what it adds or removes goes to the file. */ takes(line, file) {
        if (this.#removed <= 0 && this.#added <= 0) return false;
        const [kind = ' '] = line;
        if (kind === '\\') return true;
        if (!' +-\r'.includes(kind)) {
            this.#removed = 0;
            this.#added = 0;
            return false;
        }
        if (kind === '+') {
            file?.addedLines.push(line.slice(1));
            file?.addedAt.push(this.#newLine);
        }
        if (kind === '-') file?.removedAt.push(this.#oldLine);
        if (kind !== '+') {
            this.#removed--;
            this.#oldLine++;
        }
        if (kind !== '-') {
            this.#added--;
            this.#newLine++;
        }
        return true;
    }
}
const finished = ({ change, oldPath, newPath, ...rest })=>({
        change,
        oldPath: change === 'added' ? null : oldPath ?? newPath,
        newPath: change === 'deleted' ? null : newPath ?? oldPath,
        ...rest
    });
/**
 * The files that a git patch changes, in its order: from `diff --git` headers and the lines below them,
 * and from plain `---`/`+++` pairs where there is no such header. Quoted names are decoded. Text
 * before, between and after is passed over, as `git apply` does.
 */ const patchPaths = (text)=>{
    const files = [];
    const hunk = new HunkLines();
    const lines = text.split('\n');
    let current;
    let inGitHeader = false;
    for (const [index, raw] of lines.entries()){
        if (hunk.takes(raw, current)) continue;
        const line = raw.replace(/\r$/, '');
        if (line.startsWith('diff --git ')) {
            current = draft((0,_patch_names_js__WEBPACK_IMPORTED_MODULE_0__/* .readHeaderNames */ .Qr)(line.slice('diff --git '.length)));
            inGitHeader = true;
            files.push(current);
        } else if (hunk.start(line)) {
            inGitHeader = false;
        } else if (line.startsWith('--- ') && (inGitHeader || lines[index + 1]?.startsWith('+++ '))) {
            if (!inGitHeader || current === undefined) {
                current = draft(null);
                files.push(current);
            }
            readSide(current, 'oldPath', line.slice(4));
        } else if (line.startsWith('+++ ') && current !== undefined) {
            readSide(current, 'newPath', line.slice(4));
        } else if (inGitHeader && current !== undefined) {
            const [start, read] = EXTENDED.find(([prefix])=>line.startsWith(prefix)) ?? [];
            if (start !== undefined) read?.(current, line.slice(start.length));
        }
    }
    return files.map(finished).filter(({ oldPath, newPath })=>oldPath !== null || newPath !== null);
};
/** Every path that a patch reads or writes, once each, in its order. */ const touchedPaths = (files)=>[
        ...new Set(files.flatMap(({ oldPath, newPath })=>[
                oldPath,
                newPath
            ].filter((path)=>path !== null)))
    ];
/**
 * The paths that the reference `test.sh` restores or removes before it applies `test.patch`, once each:
 * every line that starts `diff --git a/`, split at the first ` b/`. It passes over quoted names and
 * splits a name that holds ` b/` wrongly; a checker compares this with {@link patchPaths}.
 */ const verifierLoopPaths = (text)=>{
    const paths = new Set();
    for (const line of text.split('\n')){
        if (!line.startsWith('diff --git a/')) continue;
        const rest = line.slice('diff --git a/'.length);
        const split = rest.indexOf(' b/');
        paths.add(split < 0 ? rest : rest.slice(0, split));
        paths.add(split < 0 ? rest : rest.slice(split + ' b/'.length));
    }
    return [
        ...paths
    ];
};


/***/ }),

/***/ 53239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ plural)
/* harmony export */ });
/** A count with its noun: `1 task`, `2 tasks`; `many` for a noun whose plural is not made by an `s`. */ const plural = (count, one, many = `${one}s`)=>`${count} ${count === 1 ? one : many}`;


/***/ }),

/***/ 48630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ pLimit)
});

// UNUSED EXPORTS: limitFunction

;// CONCATENATED MODULE: ../../node_modules/yocto-queue/index.js
/*
How it works:
`this.#head` is an instance of `Node` which keeps track of its current value and nests another instance of `Node` that keeps the value that comes after it. When a value is provided to `.enqueue()`, the code needs to iterate through `this.#head`, going deeper and deeper to find the last value. However, iterating through every single item is slow. This problem is solved by saving a reference to the last value as `this.#tail` so that it can reference it to add a new value.
*/

class Node {
	value;
	next;

	constructor(value) {
		this.value = value;
	}
}

class Queue {
	#head;
	#tail;
	#size;

	constructor() {
		this.clear();
	}

	enqueue(value) {
		const node = new Node(value);

		if (this.#head) {
			this.#tail.next = node;
			this.#tail = node;
		} else {
			this.#head = node;
			this.#tail = node;
		}

		this.#size++;
	}

	dequeue() {
		const current = this.#head;
		if (!current) {
			return;
		}

		this.#head = this.#head.next;
		this.#size--;

		// Clean up tail reference when queue becomes empty
		if (!this.#head) {
			this.#tail = undefined;
		}

		return current.value;
	}

	peek() {
		if (!this.#head) {
			return;
		}

		return this.#head.value;

		// TODO: Node.js 18.
		// return this.#head?.value;
	}

	clear() {
		this.#head = undefined;
		this.#tail = undefined;
		this.#size = 0;
	}

	get size() {
		return this.#size;
	}

	* [Symbol.iterator]() {
		let current = this.#head;

		while (current) {
			yield current.value;
			current = current.next;
		}
	}

	* drain() {
		while (this.#head) {
			yield this.dequeue();
		}
	}
}

;// CONCATENATED MODULE: ../../node_modules/p-limit/index.js


function pLimit(concurrency) {
	let rejectOnClear = false;

	if (typeof concurrency === 'object') {
		({concurrency, rejectOnClear = false} = concurrency);
	}

	validateConcurrency(concurrency);

	if (typeof rejectOnClear !== 'boolean') {
		throw new TypeError('Expected `rejectOnClear` to be a boolean');
	}

	const queue = new Queue();
	let activeCount = 0;

	const resumeNext = () => {
		// Process the next queued function if we're under the concurrency limit
		if (activeCount < concurrency && queue.size > 0) {
			activeCount++;
			queue.dequeue().run();
		}
	};

	const next = () => {
		activeCount--;
		resumeNext();
	};

	const run = async (function_, resolve, arguments_) => {
		// Execute the function and capture the result promise
		const result = (async () => function_(...arguments_))();

		// Resolve immediately with the promise (don't wait for completion)
		resolve(result);

		// Wait for the function to complete (success or failure)
		// We catch errors here to prevent unhandled rejections,
		// but the original promise rejection is preserved for the caller
		try {
			await result;
		} catch {}

		// Decrement active count and process next queued function
		next();
	};

	const enqueue = (function_, resolve, reject, arguments_) => {
		const queueItem = {reject};

		// Queue the internal resolve function instead of the run function
		// to preserve the asynchronous execution context.
		new Promise(internalResolve => { // eslint-disable-line promise/param-names
			queueItem.run = internalResolve;
			queue.enqueue(queueItem);
		}).then(run.bind(undefined, function_, resolve, arguments_)); // eslint-disable-line promise/prefer-await-to-then

		// Start processing immediately if we haven't reached the concurrency limit
		if (activeCount < concurrency) {
			resumeNext();
		}
	};

	const generator = (function_, ...arguments_) => new Promise((resolve, reject) => {
		enqueue(function_, resolve, reject, arguments_);
	});

	Object.defineProperties(generator, {
		activeCount: {
			get: () => activeCount,
		},
		pendingCount: {
			get: () => queue.size,
		},
		clearQueue: {
			value() {
				if (!rejectOnClear) {
					queue.clear();
					return;
				}

				const abortError = AbortSignal.abort().reason;

				while (queue.size > 0) {
					queue.dequeue().reject(abortError);
				}
			},
		},
		concurrency: {
			get: () => concurrency,

			set(newConcurrency) {
				validateConcurrency(newConcurrency);
				concurrency = newConcurrency;

				queueMicrotask(() => {
					// eslint-disable-next-line no-unmodified-loop-condition
					while (activeCount < concurrency && queue.size > 0) {
						resumeNext();
					}
				});
			},
		},
		map: {
			async value(iterable, function_) {
				const promises = [];

				try {
					Array.from(iterable, (value, index) => {
						const promise = generator(function_, value, index);
						promises.push(promise);
						return promise;
					});
				} catch (error) {
					// The iterable threw, so `Promise.all` never observes the already scheduled promises. Observe them here to avoid unhandled rejections.
					for (const promise of promises) {
						promise.catch(() => {}); // eslint-disable-line promise/prefer-await-to-then
					}

					throw error;
				}

				return Promise.all(promises);
			},
		},
	});

	return generator;
}

function limitFunction(function_, options) {
	const limit = pLimit(options);

	const limitedFunction = (...arguments_) => limit(() => function_(...arguments_));
	Object.defineProperty(limitedFunction, 'clearQueue', {
		value: limit.clearQueue,
	});

	return limitedFunction;
}

function validateConcurrency(concurrency) {
	if (!((Number.isInteger(concurrency) || concurrency === Number.POSITIVE_INFINITY) && concurrency > 0)) {
		throw new TypeError('Expected `concurrency` to be a number from 1 and up');
	}
}


/***/ })

};
;