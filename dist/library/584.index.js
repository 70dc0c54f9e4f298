"use strict";
exports.id = 584;
exports.ids = [584];
exports.modules = {

/***/ 944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ markUse)
/* harmony export */ });
/* unused harmony export usersOf */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _engine_labels_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8385);




/** The folder of a cache in which each process has a file that works with its rows and clones. */ const USERS = 'in-use';
const marked = new Set();
/** Says, for as long as this process lives, that it uses what a cache (absolute) keeps of rows. */ const markUse = async (cacheDir)=>{
    if (marked.has(cacheDir)) return;
    marked.add(cacheDir);
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(cacheDir, USERS);
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(folder, {
            recursive: true,
            mode: 0o700
        });
        for (const name of (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder))){
            const owner = (0,_engine_labels_js__WEBPACK_IMPORTED_MODULE_3__/* .parseOwner */ .pZ)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), 'utf8').catch(()=>''));
            if (owner && await (0,_engine_labels_js__WEBPACK_IMPORTED_MODULE_3__/* .ownerIsGone */ .BP)(owner)) await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), {
                force: true
            });
        }
        const name = `${process.pid}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(4).toString('hex')}`;
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), (0,_engine_labels_js__WEBPACK_IMPORTED_MODULE_3__/* .formatOwner */ .Vu)(await (0,_engine_labels_js__WEBPACK_IMPORTED_MODULE_3__/* .thisOwner */ .GS)()));
    } catch  {
    // Whoever then writes to the cache says what is wrong with it.
    }
};
/** Ids of this machine's processes that use it. */ const usersOf = async (cacheDir)=>{
    const folder = join(cacheDir, USERS);
    const users = new Set();
    for (const name of (await readdir(folder).catch(()=>[]))){
        const owner = parseOwner(await readFile(join(folder, name), 'utf8').catch(()=>''));
        if (owner && await ownerIsRunning(owner)) users.add(owner.pid);
    }
    return [
        ...users
    ].sort((a, b)=>a - b);
};


/***/ }),

/***/ 9927:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $g: () => (/* binding */ defaultCacheDir),
/* harmony export */   HM: () => (/* binding */ fileCache),
/* harmony export */   YF: () => (/* binding */ rowFolders)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);



/** `$XDG_CACHE_HOME/kotlin-bench`, by default `~/.cache/kotlin-bench`. */ const defaultCacheDir = (env = process.env)=>(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(env.XDG_CACHE_HOME || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)(), '.cache'), 'kotlin-bench');
/** Where a cache (absolute) keeps what evaluates rows: their tasks, clones of their repositories, checkouts. */ const rowFolders = (cacheDir)=>({
        tasks: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(cacheDir, 'rows'),
        clones: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(cacheDir, 'repositories'),
        checkouts: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(cacheDir, 'contexts')
    });
/**
 * Small JSON values in a folder, one file each. A value that cannot be read or written is as good as
 * none: the cache only saves asking again.
 */ const fileCache = (dir)=>({
        async read (name) {
            try {
                return JSON.parse(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, `${name}.json`), 'utf8'));
            } catch  {
                return undefined;
            }
        },
        async write (name, value) {
            try {
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdir)(dir, {
                    recursive: true
                });
                // Whole or not at all: another run may be reading.
                const draft = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, `.${name}.${process.pid}`);
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.writeFile)(draft, JSON.stringify(value));
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.rename)(draft, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, `${name}.json`));
            } catch  {
            // See above.
            }
        }
    });


/***/ }),

/***/ 3584:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ openClones),
  sha256Of: () => (/* binding */ sha256Of)
});

// UNUSED EXPORTS: openRows

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:stream/promises"
var promises_ = __webpack_require__(6466);
// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(9866);
// EXTERNAL MODULE: ./src/dataset/read-file.js
var read_file = __webpack_require__(863);
// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./src/engine/engine-failure.js + 1 modules
var engine_failure = __webpack_require__(5315);
// EXTERNAL MODULE: ./src/text/quote.js
var text_quote = __webpack_require__(8461);
// EXTERNAL MODULE: ./src/dataset/git.js
var git = __webpack_require__(3634);
;// CONCATENATED MODULE: ./src/dataset/must-git.js




/** Of a large repository, all its history. */ const TIMEOUT_MS = 30 * 60_000;
/** A clone that cleans up in the background would outlive us. */ const NO_UPKEEP = [
    '-c',
    'gc.auto=0',
    '-c',
    'maintenance.auto=false'
];
/**
 * A call of git in a repository of our own making, which nobody but the machine can make fail.
 * @throws FaultError `infrastructure` with git's last lines
 */ const mustGit = async (args, options)=>{
    const result = await (0,git/* git */.$)(args, {
        timeoutMs: TIMEOUT_MS,
        ...options
    });
    if (result.ok) return;
    throw new errors/* FaultError */.VD('infrastructure', (0,engine_failure/* failureSignature */.vH)(result.stderr)?.code ?? 'checkout-failed', `\`git ${args.find((arg)=>!arg.startsWith('-'))}\` failed in ${(0,text_quote/* quote */.h)(options.dir ?? '.')}: ${(0,engine_failure/* lastLines */.w$)(result.stderr) || `exit code ${result.exitCode}`}`);
};

;// CONCATENATED MODULE: ./src/dataset/check-out-row.js



/** Gives a commit by its id, and of a clone that is another user's: who named it wants it read. */ const UPLOAD_PACK = "git -c uploadpack.allowAnySHA1InWant=true -c 'safe.directory=*' upload-pack";
const BRANCH = 'task-base';
/**
 * Makes an empty folder a repository on branch `task-base` at the clone's commit, with no other history and
 * no remote.
 */ const checkOutRow = async (dir, { gitDir, commit }, signal)=>{
    const settings = {
        dir,
        signal,
        env: {
            GIT_ALLOW_PROTOCOL: 'file'
        }
    };
    await mustGit([
        'init',
        '--quiet',
        '--template=',
        `--initial-branch=${BRANCH}`
    ], settings);
    // Bytes as they are in the repository, and no word of when it was made.
    await (0,external_node_fs_promises_.appendFile)((0,external_node_path_.join)(dir, '.git/config'), '[core]\n\tautocrlf = false\n\tlogAllRefUpdates = false\n');
    // Into an empty repository comes what the commit is made of, its tags among that, and nothing else.
    const what = [
        'fetch',
        '--quiet',
        '--update-shallow',
        '--no-recurse-submodules',
        '--no-write-fetch-head'
    ];
    const refspec = `+${commit}:refs/remotes/base`;
    await mustGit([
        ...NO_UPKEEP,
        ...what,
        `--upload-pack=${UPLOAD_PACK}`,
        gitDir,
        refspec
    ], settings);
    await mustGit([
        'checkout',
        '--quiet',
        '-B',
        BRANCH,
        '--no-track',
        commit
    ], settings);
    await mustGit([
        'update-ref',
        '-d',
        'refs/remotes/base'
    ], settings);
};

// EXTERNAL MODULE: ./src/dataset/drafts.js
var drafts = __webpack_require__(4316);
// EXTERNAL MODULE: ./src/dataset/git-source.js
var git_source = __webpack_require__(8394);
;// CONCATENATED MODULE: ./src/dataset/find-clone.js




/** The folder in which a clone of ours stands. */ const ownClone = (clonesDir, repo)=>(0,external_node_path_.join)(clonesDir, repo.replace('/', '__'));
/** Where people keep clones: as we do, a folder an owner, and as the official harness does. */ const places = (clonesDir, repo)=>[
        ownClone(clonesDir, repo),
        (0,external_node_path_.join)(clonesDir, repo),
        (0,external_node_path_.join)(clonesDir, repo.slice(repo.indexOf('/') + 1))
    ];
const exists = async (path)=>await (0,external_node_fs_promises_.stat)(path).catch(()=>null) !== null;
/** The repository of a folder, with a work tree or bare; null where it is neither. */ const gitDirOf = async (path)=>{
    const inner = (0,external_node_path_.join)(path, '.git');
    if (await exists(inner)) return inner;
    return await exists((0,external_node_path_.join)(path, 'HEAD')) && await exists((0,external_node_path_.join)(path, 'objects')) ? path : null;
};
/** The whole id of a commit that the repository has; null where it has none of these digits. */ const commitIn = async (gitDir, digits)=>{
    const name = `${digits}^{commit}`;
    const found = await (0,git/* git */.$)([
        '--git-dir',
        gitDir,
        'rev-parse',
        '--verify',
        '--quiet',
        '--end-of-options',
        name
    ]);
    if (!found.ok) return null;
    // A whole id is taken at its word, so it is looked for as well.
    return (await (0,git/* git */.$)([
        '--git-dir',
        gitDir,
        'cat-file',
        '-e',
        found.stdout
    ])).ok ? found.stdout : null;
};
/** Whether a repository says of itself that it is a clone of `owner/name`. */ const isCloneOf = async (gitDir, repo)=>{
    const { stdout } = await (0,git/* git */.$)([
        '--git-dir',
        gitDir,
        'config',
        '--get',
        'remote.origin.url'
    ]);
    return (0,git_source/* repositoryOfRemote */.G)(stdout)?.toLowerCase() === repo.toLowerCase();
};
/** So many digits of a commit's id say what it is; fewer are found by trying in whatever clone is at hand. */ const TELLING_DIGITS = 12;
/**
 * The clone of a row's repository in a folder of clones: whichever has the commit, since its id says what
 * it is; else one that is of this repository, which it also has to be where the id is cut to a few digits.
 * null where there is none.
 */ const findClone = async (clonesDir, { repo, commit })=>{
    let lacking = null;
    for (const place of places(clonesDir, repo)){
        const gitDir = await gitDirOf(place);
        if (gitDir === null) continue;
        const whole = await commitIn(gitDir, commit);
        if (whole !== null && (commit.length >= TELLING_DIGITS || await isCloneOf(gitDir, repo))) return {
            gitDir,
            commit: whole
        };
        if (lacking === null && await isCloneOf(gitDir, repo)) lacking = {
            gitDir,
            commit: null
        };
    }
    return lacking;
};

// EXTERNAL MODULE: ./src/dataset/remote.js + 3 modules
var dataset_remote = __webpack_require__(5863);
;// CONCATENATED MODULE: ./src/dataset/row-clone.js








const urlOf = ({ repo }, { serverUrl })=>`${serverUrl.replace(/\/+$/, '')}/${repo}.git`;
/** Kept by a ref of its own, so that it stays, and the next commit need not bring its history again. */ const fetchInto = async (gitDir, row, context)=>{
    const { repo, commit } = row;
    const { clonesDir, token, certificates, signal, retries } = context;
    const url = urlOf(row, context);
    const remote = (0,dataset_remote/* openRemote */.d)({
        url,
        token,
        certificates,
        signal,
        label: `base_commit ${commit} of ${repo}`,
        loginAdvice: `Check the row's repo and base_commit. Where the repository is private, give input \`dataset-token\`, or put a clone of it into ${ownClone(clonesDir, repo)} (\`--repo-path\`).`,
        ...retries === undefined ? {} : {
            retries
        }
    });
    context.told(`Fetching ${repo} at ${commit} for its images; it is kept in ${clonesDir}.`);
    const what = [
        'fetch',
        '--quiet',
        '--no-recurse-submodules',
        '--no-write-fetch-head'
    ];
    try {
        await remote.call([
            ...[
                ...NO_UPKEEP,
                '--git-dir',
                gitDir,
                ...what,
                url
            ],
            `+${commit}:refs/kotlin-bench/${commit}`
        ]);
    } catch (error) {
        // Which repository and commit it is says the row, and not the user.
        if (error instanceof errors/* UserError */.yo) throw new errors/* FaultError */.VD('task', 'base-commit-missing', error.message, {
            cause: error
        });
        throw error;
    }
};
const newClone = async (draft, row, context)=>{
    const settings = {
        signal: context.signal,
        dir: draft
    };
    await mustGit([
        'init',
        '--quiet',
        '--bare',
        '--template=',
        draft
    ], settings);
    await mustGit([
        '--git-dir',
        draft,
        'remote',
        'add',
        'origin',
        urlOf(row, context)
    ], settings);
    await fetchInto(draft, row, context);
};
/** Makes the clone or brings it up to the commit, unless somebody else has done so meanwhile. */ const fetchClone = async (row, context)=>{
    const { clonesDir } = context;
    const found = await findClone(clonesDir, row);
    if (found?.commit) return {
        gitDir: found.gitDir,
        commit: found.commit
    };
    const gitDir = found?.gitDir ?? ownClone(clonesDir, row.repo);
    if (found === null) await (0,drafts/* fillFolder */.qM)(gitDir, (draft)=>newClone(draft, row, context));
    else await fetchInto(gitDir, row, context);
    const commit = await commitIn(gitDir, row.commit);
    if (commit !== null) return {
        gitDir,
        commit
    };
    throw new errors/* FaultError */.VD('task', 'base-commit-missing', `base_commit ${row.commit} of ${row.repo} is not in its clone ${(0,text_quote/* quote */.h)(gitDir)}. Check the row, or remove that folder; the repository is then fetched anew.`);
};
/**
 * The clone with a row's commit, made or brought up to it where need be.
 * @throws FaultError `task` where there is no such repository or commit, `infrastructure` where it cannot be reached
 */ const rowClone = async (row, context)=>{
    const { clonesDir, signal } = context;
    const known = await findClone(clonesDir, row);
    if (known?.commit) return {
        gitDir: known.gitDir,
        commit: known.commit
    };
    const key = `clone-${(0,external_node_crypto_.createHash)('sha256').update((0,external_node_path_.join)(clonesDir, row.repo)).digest('hex').slice(0, 24)}`;
    const waiting = ()=>context.told(`Another run fetches ${row.repo}; this one waits for it.`);
    return context.lock(key, ()=>fetchClone(row, context), {
        signal,
        waiting
    });
};

;// CONCATENATED MODULE: ./src/dataset/row-repository.js



/** Opens the repositories of a file's rows. */ const openRowRepositories = (context)=>({
        async withCheckout (row, work) {
            const clone = await rowClone(row, context);
            return (0,drafts/* inDraft */.XX)(context.draftsDir, async (dir)=>{
                await checkOutRow(dir, clone, context.signal);
                return work(dir);
            });
        }
    });

// EXTERNAL MODULE: ./src/dataset/rows/open-rows-file.js + 1 modules
var open_rows_file = __webpack_require__(6332);
// EXTERNAL MODULE: ./src/dataset/rows/read-rows.js + 7 modules
var read_rows = __webpack_require__(8370);
// EXTERNAL MODULE: ./src/image/key-lock.js
var key_lock = __webpack_require__(4342);
// EXTERNAL MODULE: ./src/making/swe-polybench/row-task.js
var row_task = __webpack_require__(7416);
// EXTERNAL MODULE: ./src/task/parse-task.js + 7 modules
var parse_task = __webpack_require__(2234);
// EXTERNAL MODULE: ./src/commands/shared/files/cache-use.js
var cache_use = __webpack_require__(944);
// EXTERNAL MODULE: ./src/commands/shared/files/file-cache.js
var file_cache = __webpack_require__(9927);
// EXTERNAL MODULE: ./src/commands/shared/rows/row-folders.js + 1 modules
var row_folders = __webpack_require__(3526);
;// CONCATENATED MODULE: ./src/commands/shared/rows/open-rows.js

















/** The repositories of rows, whose clones are the user's or the cache's. */ const openClones = ({ repoPath }, { cacheDir, serverUrl, token, certificates, listener, signal })=>{
    const { clones, checkouts } = (0,file_cache/* rowFolders */.YF)(cacheDir);
    return openRowRepositories({
        clonesDir: repoPath ?? clones,
        draftsDir: checkouts,
        ...{
            serverUrl,
            token,
            certificates,
            signal
        },
        lock: (0,key_lock/* fileLock */.y)((0,external_node_path_.join)(cacheDir, 'locks')),
        told: (message)=>listener({
                type: 'notice',
                message
            })
    });
};
const cannotRead = (file, error)=>new UserError(`${quote(`--dataset ${file}`)} cannot be read: ${errorMessage(error)}. Name a file of rows: CSV as published, JSON, or JSON Lines, each also compressed by gzip.`);
/**
 * What tells two files of rows apart, in hex.
 * @throws what {@link requireRegular} does; the reason of `signal`
 */ const sha256Of = async (file, signal)=>{
    await (0,open_rows_file/* requireRegular */.O4)(file);
    const hash = (0,external_node_crypto_.createHash)('sha256');
    await (0,promises_.pipeline)((0,external_node_fs_.createReadStream)(file), hash, {
        signal
    });
    return hash.digest('hex');
};
/** A row as a task of the dataset, whether its folder is there or not. */ const entryOf = ({ instance_id: name }, { files, dir })=>{
    const toml = files.get('task.toml')?.text ?? '';
    return {
        ...parseTask({
            dir,
            name,
            toml,
            files: new Set(files.keys())
        }),
        name,
        dir
    };
};
const byName = ({ name }, other)=>name < other.name ? -1 : 1;
/**
 * The rows of a file as a dataset of tasks in the cache. Rows are not kept in memory, and no folder is
 * written yet. A row that is wrong is told of, and the others go on.
 * @throws UserError for a file that cannot be read
 */ const openRows = async (choice, context)=>{
    const { file, split, language, hints } = choice;
    const { cacheDir, listener, signal } = context;
    const taskOf = (row)=>{
        const files = rowTaskFiles(row, {
            hints
        });
        return {
            files,
            dir: rowFolder(cacheDir, row.instance_id, files)
        };
    };
    const write = async (entries)=>{
        const wanted = new Set();
        for (const { dir } of entries)if (!await isWholeRow(dir)) wanted.add(dir);
        if (file === null || wanted.size === 0) return;
        for await (const read of readRows(file, {
            split,
            language,
            signal
        })){
            if (!read.ok) continue;
            const { files, dir } = taskOf(read.row);
            if (!wanted.delete(dir)) continue;
            await ensureRowFolder(dir, files);
            if (wanted.size === 0) return;
        }
        throw new UserError(`${quote(`--dataset ${file}`)} was changed while it was read. Start again.`);
    };
    await markUse(cacheDir);
    const entries = [];
    let sha256 = null;
    if (file !== null) {
        const problems = problemTeller(file, listener);
        try {
            sha256 = await sha256Of(file, signal);
            for await (const read of readRows(file, {
                split,
                language,
                signal
            })){
                if (read.ok) entries.push(entryOf(read.row, taskOf(read.row)));
                else problems.add(read.problems);
            }
        } catch (error) {
            signal.throwIfAborted();
            const isOfFile = error instanceof RefusedFile || error.code !== undefined;
            throw isOfFile ? cannotRead(file, error) : error;
        }
        problems.end();
    }
    return {
        loaded: {
            entries: entries.sort(byName),
            skipped: [],
            dataset: {
                source: file === null ? 'no rows' : basename(file),
                commit: sha256
            },
            tasksDir: file ?? rowFolders(cacheDir).tasks
        },
        rows: {
            publishedImages: choice.publishedImages,
            repositories: openClones(choice, context),
            write
        }
    };
};


/***/ }),

/***/ 3526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N4: () => (/* binding */ ensureRowFolder),
  dx: () => (/* binding */ rowFolder)
});

// UNUSED EXPORTS: isWholeRow

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(9866);
// EXTERNAL MODULE: ./src/dataset/drafts.js
var drafts = __webpack_require__(4316);
// EXTERNAL MODULE: ./src/dataset/task-files.js + 1 modules
var task_files = __webpack_require__(1128);
// EXTERNAL MODULE: ./src/text/quote.js
var quote = __webpack_require__(8461);
// EXTERNAL MODULE: ./src/commands/shared/files/file-cache.js
var file_cache = __webpack_require__(9927);
// EXTERNAL MODULE: ./src/dataset/make-folders.js
var make_folders = __webpack_require__(7138);
;// CONCATENATED MODULE: ./src/commands/shared/files/write-files.js



/** Writes files by their path below a folder (absolute), with the folders that they need. */ const writeFiles = async (folder, files)=>{
    for (const [path, { text, mode }] of files){
        const file = (0,external_node_path_.join)(folder, path);
        await (0,make_folders/* makeFolders */.w)((0,external_node_path_.dirname)(file));
        await (0,promises_.writeFile)(file, text);
        await (0,promises_.chmod)(file, mode);
    }
};

;// CONCATENATED MODULE: ./src/commands/shared/rows/row-folders.js









/** Every part goes in with its length, so that no two folders run together into the same bytes. */ const add = (hash, part)=>{
    const bytes = typeof part === 'string' ? Buffer.from(part) : part;
    hash.update(`${bytes.length}:`);
    hash.update(bytes);
};
/** What a folder is known by: SHA-256, in hex, over its files. */ const digestOf = (files)=>{
    const hash = (0,external_node_crypto_.createHash)('sha256');
    for (const path of [
        ...files.keys()
    ].sort()){
        add(hash, path);
        add(hash, files.get(path)?.text ?? '');
    }
    return hash.digest('hex');
};
const digestOnDisk = async (folder)=>{
    const hash = (0,external_node_crypto_.createHash)('sha256');
    for (const path of [
        ...await (0,task_files/* listTaskFiles */.L)(folder)
    ].sort()){
        add(hash, path);
        add(hash, await (0,promises_.readFile)((0,external_node_path_.join)(folder, path)));
    }
    return hash.digest('hex');
};
const DIGEST_DIGITS = 24;
/** Where a task of these files stands in the cache (absolute): by what it is, so that nobody's run changes another's. */ const rowFolder = (cacheDir, name, files)=>(0,external_node_path_.join)((0,file_cache/* rowFolders */.YF)(cacheDir).tasks, digestOf(files).slice(0, DIGEST_DIGITS), name);
/** Whether a folder of the cache is there as it was written: one in which somebody has changed something is none. */ const isWholeRow = async (folder)=>{
    const digest = await digestOnDisk(folder).catch(()=>'');
    return digest.slice(0, DIGEST_DIGITS) === (0,external_node_path_.basename)((0,external_node_path_.dirname)(folder));
};
/**
 * Has a task's folder stand in the cache whole, as its files say.
 * @throws UserError where the cache cannot be written
 */ const ensureRowFolder = async (folder, files)=>{
    if (await isWholeRow(folder)) return;
    try {
        if (await (0,promises_.stat)(folder).catch(()=>null) !== null) await (0,drafts/* moveAway */.yh)(folder);
        await (0,drafts/* fillFolder */.qM)(folder, (draft)=>writeFiles(draft, files));
    } catch (error) {
        if (error.code === undefined) throw error;
        const said = (0,errors/* errorMessage */.gJ)(error instanceof errors/* FaultError */.VD ? error.cause : error);
        throw new errors/* UserError */.yo(`The task of a row cannot be written to ${(0,quote/* quote */.h)(folder)}: ${said}. Make room there, or name another cache by XDG_CACHE_HOME.`);
    }
};


/***/ }),

/***/ 4316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XX: () => (/* binding */ inDraft),
/* harmony export */   qM: () => (/* binding */ fillFolder),
/* harmony export */   yh: () => (/* binding */ moveAway)
/* harmony export */ });
/* unused harmony export removeAbandoned */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9866);
/* harmony import */ var _engine_labels_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8385);
/* harmony import */ var _make_folders_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7138);






const DRAFT = '.draft-';
/** A file beside a draft that says whose it is: the draft itself becomes what is kept. */ const OWNER = '.owner';
/** After so long one goes that names nobody, or whose process is another machine's. */ const ABANDONED_MS = 24 * 3600_000;
/** A draft's name in a folder (absolute), under which nothing is yet but whose it is. */ const newDraft = async (parent)=>{
    const draft = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(parent, `${DRAFT}${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}`);
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(`${draft}${OWNER}`, (0,_engine_labels_js__WEBPACK_IMPORTED_MODULE_4__/* .formatOwner */ .Vu)(await (0,_engine_labels_js__WEBPACK_IMPORTED_MODULE_4__/* .thisOwner */ .GS)()));
    return draft;
};
const removeDraft = async (draft)=>{
    // A call that was ended may write its last file meanwhile.
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(draft, {
        recursive: true,
        force: true,
        maxRetries: 3
    });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(`${draft}${OWNER}`, {
        force: true
    });
};
const isAbandoned = async (draft)=>{
    const ownerFile = `${draft}${OWNER}`;
    const owner = (0,_engine_labels_js__WEBPACK_IMPORTED_MODULE_4__/* .parseOwner */ .pZ)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(ownerFile, 'utf8').catch(()=>''));
    if (owner && await (0,_engine_labels_js__WEBPACK_IMPORTED_MODULE_4__/* .ownerIsGone */ .BP)(owner)) return true;
    // What was moved there is as old as it was before.
    if (owner && await (0,_engine_labels_js__WEBPACK_IMPORTED_MODULE_4__/* .ownerIsRunning */ .N3)(owner)) return false;
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(draft).catch(()=>(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.stat)(ownerFile).catch(()=>null));
    return stats !== null && Date.now() - stats.mtimeMs > ABANDONED_MS;
};
/** Removes what runs that were killed have left half done in a folder (absolute); one at work keeps its own. */ const removeAbandoned = async (folder)=>{
    const names = (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder)).filter((name)=>name.startsWith(DRAFT));
    const drafts = new Set(names.map((name)=>(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name.replace(/\.owner$/, ''))));
    for (const draft of drafts)if (await isAbandoned(draft)) await removeDraft(draft);
};
/** Takes a folder of the cache away at once, whoever is at work beside us. */ const moveAway = async (folder)=>{
    const draft = await newDraft((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder));
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(folder, draft);
    } finally{
        await removeDraft(draft);
    }
};
const isTaken = (error)=>[
        'ENOTEMPTY',
        'EEXIST'
    ].includes(error.code ?? '');
const FULL = [
    'ENOSPC',
    'EDQUOT'
];
/** What became of work in a folder (absolute), where that was the folder's own fault. */ const folderFault = (folder, error)=>{
    const { code = '', path = '' } = error ?? {};
    const isFull = FULL.includes(code);
    // A folder that cannot be made is named by the one above it.
    const isOfFolder = path !== '' && (path.startsWith(folder) || folder.startsWith(path));
    if (!isFull && !isOfFolder) return error;
    const message = `${folder} cannot be written: ${(0,_contracts_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .errorMessage */ .gJ)(error)}`;
    return new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .FaultError */ .VD('infrastructure', isFull ? 'disk-full' : 'dataset-cache', message, {
        cause: error
    });
};
/**
 * Works in a new folder within `parent` (both absolute), which is there no longer afterwards.
 * @throws FaultError `infrastructure` where the folder cannot be written; what the work throws
 */ const inDraft = async (parent, work)=>{
    let draft;
    try {
        // What is private elsewhere is not for the other users of this machine.
        await (0,_make_folders_js__WEBPACK_IMPORTED_MODULE_5__/* .makeFolders */ .w)(parent, 0o700);
        await removeAbandoned(parent);
        draft = await newDraft(parent);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(draft);
    } catch (error) {
        throw folderFault(parent, error);
    }
    try {
        return await work(draft);
    } catch (error) {
        throw folderFault(parent, error);
    } finally{
        await removeDraft(draft);
    }
};
/**
 * Has a folder made elsewhere and gives it its name when it is whole, so that what was cut short is
 * never taken for a dataset. Where another run was quicker, its folder stays.
 */ const fillFolder = (folder, make)=>inDraft((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder), async (draft)=>{
        await make(draft);
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(draft, folder).catch((error)=>{
            if (!isTaken(error)) throw error;
        });
    });


/***/ }),

/***/ 8394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ repositoryOfRemote)
/* harmony export */ });
/* unused harmony export gitSource */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);



/** What git says of a folder; null where it refuses. */ const ask = async (dir, args)=>{
    const { ok, stdout } = await git(args, {
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
    const folder = relative(top, await realpath(dir)).split(sep).join('/');
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

/***/ 3634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ git)
/* harmony export */ });
/* harmony import */ var execa__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9281);

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

/***/ 5863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ openRemote)
});

// UNUSED EXPORTS: resolveRef

// EXTERNAL MODULE: ../../node_modules/p-retry/index.js + 1 modules
var p_retry = __webpack_require__(8367);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/contracts/certificate-variables.js
var certificate_variables = __webpack_require__(5222);
// EXTERNAL MODULE: ./src/engine/pem.js
var pem = __webpack_require__(4502);
;// CONCATENATED MODULE: ./src/engine/known-certificates.js





/** The file of certificates that this machine's programs are told of, absolute; undefined where there is none. */ const knownCertificates = (environment)=>certificate_variables/* CERTIFICATE_VARIABLES */.a.flatMap((name)=>environment[name] || []).map((path)=>(0,external_node_path_.resolve)(path)).find(external_node_fs_.existsSync);
/** Its certificates in PEM; null where there are none to be read. */ const readKnownCertificates = async (environment)=>{
    const path = knownCertificates(environment);
    if (path === undefined) return null;
    const { certificates } = readPem(await readFile(path, 'latin1').catch(()=>''));
    return certificates.length === 0 ? null : writePem(certificates);
};

// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(9866);
// EXTERNAL MODULE: ./src/text/loopback.js
var loopback = __webpack_require__(3940);
// EXTERNAL MODULE: ./src/text/quote.js
var quote = __webpack_require__(8461);
;// CONCATENATED MODULE: ./src/dataset/credentials.js



const VARIABLE = 'KOTLIN_BENCH_GIT_PASSWORD';
/** GitHub takes this user name with every kind of token, other hosts take any. */ const USER = 'x-access-token';
/**
 * How git gets a token when a server asks for it: by a credential helper that holds for the URL's host
 * alone, in place of the user's own, and that reads the token from the environment of the call. The
 * token stands on no command line, in no URL and in no file. Without a token git asks the user's own
 * helpers.
 *
 * @throws UserError where the token would cross a network in the clear
 */ const credentials = (url, token)=>{
    if (token === undefined || !/^https?:/.test(url)) return {
        config: [],
        env: {}
    };
    const { origin, protocol, hostname, username } = new URL(url);
    if (protocol === 'http:' && !(0,loopback/* isLoopbackHost */.c)(hostname)) {
        throw new errors/* UserError */.yo(`The dataset's URL ${(0,quote/* quote */.h)(origin)} is not encrypted, so \`dataset-token\` is not sent to it. Use https.`);
    }
    const user = decodeURIComponent(username) || USER;
    const helper = `!f() { test "$1" = get && printf 'username=%s\\npassword=%s\\n' "$${VARIABLE}_USER" "$${VARIABLE}"; }; f`;
    return {
        config: [
            [
                'credential.helper',
                ''
            ],
            [
                `credential.${origin}.helper`,
                helper
            ]
        ],
        env: {
            [VARIABLE]: token,
            [`${VARIABLE}_USER`]: user
        }
    };
};

// EXTERNAL MODULE: ./src/dataset/git.js
var git = __webpack_require__(3634);
// EXTERNAL MODULE: ./src/text/untrusted-certificate.js
var untrusted_certificate = __webpack_require__(5085);
;// CONCATENATED MODULE: ./src/dataset/git-failure.js


/** How git and the servers say what is wrong, most telling first; git's words are asked for in English. */ const SIGNATURES = [
    [
        'disk',
        /no space left on device|disk quota exceeded/i
    ],
    [
        'certificate',
        /error (?:setting|adding) (?:certificate|trust)|CERT_/i
    ],
    [
        'limited',
        /returned error: 429|rate limit/i
    ],
    [
        'server',
        /returned error: 5\d\d|internal server error|service unavailable/i
    ],
    [
        'denied',
        /returned error: 403|permission denied|host key verification failed/i
    ],
    [
        'login',
        /authentication failed|could not read (?:username|password)|terminal prompts disabled|returned error: 401|invalid credentials/i
    ],
    [
        'absent',
        /repository (?:'[^']*' )?not found|returned error: 404|does not appear to be a git repository|not a valid repository/i
    ],
    [
        'commit',
        /not our ref|unadvertised object|couldn't find remote ref|no such remote ref/i
    ]
];
const SHOWN_LINES = 3;
/** The last lines in which git says what went wrong, in one. */ const saidBy = ({ stderr, exitCode })=>{
    const lines = stderr.split(/[\r\n]+/).map((line)=>line.replace(/^(?:fatal|error|remote): ?/, '').trim()).filter((line)=>line !== '');
    return lines.slice(-SHOWN_LINES).join(' / ') || `git ended with exit code ${exitCode ?? 'none'}`;
};
const causeOf = ({ stderr })=>(0,untrusted_certificate/* isUntrustedCertificate */.Y)(stderr) ? 'certificate' : SIGNATURES.find(([, pattern])=>pattern.test(stderr))?.[0] ?? 'network';
const fault = (code, message)=>new errors/* FaultError */.VD('infrastructure', code, message);
/** Whether git does not trust the server's certificate. */ const isUntrusted = (result)=>!result.ok && causeOf(result) === 'certificate';
/** Whether trying again may help. */ const isPassing = (thrown)=>thrown instanceof errors/* FaultError */.VD && (thrown.code === 'dataset-unreachable' || thrown.code === 'dataset-limited');
/** What is thrown for a call that had to reach a repository and did not get what it asked for. */ const gitFailure = (result, asked)=>{
    const { label, url, hasToken, loginAdvice, certificates } = asked;
    if (result.isMissing) {
        return fault('git-missing', `${label} is fetched by git, and there is no git on PATH. Install it.`);
    }
    const said = saidBy(result);
    if (result.timedOut) return fault('dataset-unreachable', `${label}: ${url} did not answer in time (${said}).`);
    switch(causeOf(result)){
        case 'disk':
            return fault('disk-full', `${label}: there is no space left for it (${said}).`);
        case 'certificate':
            return fault('dataset-certificate', `${label}: the certificate of ${url} is not trusted (${said})${certificates === undefined ? '' : `, with those of ${certificates} neither`}. Where your network inspects TLS, name a file with its certificates in SSL_CERT_FILE; containers trust them then as well.`);
        case 'limited':
            return fault('dataset-limited', `${label}: ${url} answers that there were too many requests (${said}).`);
        case 'denied':
            return new errors/* UserError */.yo(`${label}: ${url} denies access (${said}). ${hasToken ? '`dataset-token` needs to read the contents of that repository; where its organisation has single sign-on, authorise the token for it.' : loginAdvice}`);
        case 'login':
            return new errors/* UserError */.yo(hasToken ? `${label}: ${url} does not take \`dataset-token\` (${said}). Check that the token is whole, has not expired, and may read the contents of that repository.` : `${label}: ${url} asks for a login (${said}). ${loginAdvice}`);
        case 'absent':
            return new errors/* UserError */.yo(hasToken ? `${label}: there is no repository ${url} that \`dataset-token\` may read (${said}). Check its name, and what the token may read.` : `${label}: there is no repository ${url} (${said}). ${loginAdvice}`);
        case 'commit':
            return new errors/* UserError */.yo(`${label}: ${url} has no such commit (${said}). Give a branch, a tag, or all digits of a commit that is on one.`);
        default:
            return fault('dataset-unreachable', `${label}: ${url} cannot be fetched from (${said}).`);
    }
};

;// CONCATENATED MODULE: ./src/dataset/remote.js





const TIMEOUT_MS = 30 * 60_000;
const RETRIES = 2;
/** Ends a transfer that stands still, which no deadline of ours could tell from a slow one. */ const STALLED = [
    [
        'http.lowSpeedLimit',
        '1000'
    ],
    [
        'http.lowSpeedTime',
        '60'
    ]
];
/** Not `ext`, which starts programs; nor `git`, which proves nothing of whom it speaks with. */ const PROTOCOLS = 'https:http:ssh:file';
/**
 * A repository by its address, with the token for it.
 * @throws UserError where the token would be sent in the clear
 */ const openRemote = (options)=>{
    const { token, signal, retries = RETRIES, certificates = knownCertificates(process.env), ...asked } = options;
    const { config, env } = credentials(asked.url, token);
    let trust = {};
    const failure = (result)=>gitFailure(result, {
            ...asked,
            hasToken: token !== undefined,
            certificates
        });
    const ask = (args, place = {})=>(0,git/* git */.$)(args, {
            ...place,
            config: [
                ...STALLED,
                ...config
            ],
            env: {
                ...env,
                ...trust,
                GIT_ALLOW_PROTOCOL: PROTOCOLS
            },
            signal,
            timeoutMs: TIMEOUT_MS
        });
    const attempt = async (args, place)=>{
        const result = await ask(args, place);
        if (certificates === undefined || trust.GIT_SSL_CAINFO || !isUntrusted(result)) return result;
        // For git they stand in place of what it trusts, so that its own come first.
        trust = {
            GIT_SSL_CAINFO: certificates
        };
        return ask(args, place);
    };
    const once = async (args, options)=>{
        const result = await attempt(args, options);
        if (!result.ok) throw failure(result);
        return result.stdout;
    };
    return {
        attempt,
        failure,
        call: (args, options)=>(0,p_retry/* default */.Ay)(()=>once(args, options), {
                retries,
                minTimeout: 500,
                randomize: true,
                shouldRetry: ({ error })=>isPassing(error)
            })
    };
};
const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i;
/** Whether a ref is a commit in full, which no server has to be asked for. */ const isCommit = (ref)=>COMMIT.test(ref);
/**
 * The commit that a branch, a tag or a full name such as `refs/pull/1/head` stands for at a repository
 * (a URL, or a remote of the work tree `dir`); null where it has none. A tag wins over a branch of the same name, as
 * in git. HEAD is what the repository calls so.
 */ const resolveRef = async (remote, { repository, ref, dir })=>{
    if (isCommit(ref)) return ref.toLowerCase();
    const names = [
        `refs/tags/${ref}^{}`,
        `refs/tags/${ref}`,
        `refs/heads/${ref}`,
        `${ref}^{}`,
        ref
    ];
    const place = dir === undefined ? {} : {
        dir
    };
    const listed = await remote.call([
        'ls-remote',
        '--quiet',
        repository,
        ...names
    ], place);
    const commits = new Map(listed.split('\n').map((line)=>{
        const [commit = '', name = ''] = line.split('\t');
        return [
            name,
            commit
        ];
    }));
    return names.map((name)=>commits.get(name)).find((commit)=>commit !== undefined) ?? null;
};


/***/ }),

/***/ 1128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  L: () => (/* binding */ listTaskFiles)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./src/dataset/is-within.js

/** Whether a path is a folder itself or lies below it; both absolute, with their links resolved. */ const isWithin = (folder, path)=>path === folder || path.startsWith(folder + external_node_path_.sep);

// EXTERNAL MODULE: ./src/dataset/read-file.js
var read_file = __webpack_require__(863);
;// CONCATENATED MODULE: ./src/dataset/task-files.js




/** More than any real task has by far; a folder beyond it is no task but a mistake. */ const MAX_FILES = 20_000;
const MAX_DEPTH = 40;
const checkLink = async (root, path, name)=>{
    const target = await (0,promises_.realpath)(path).catch(()=>null);
    if (target === null) throw new read_file/* RefusedFile */.tg(`${name} is a link to ${await (0,promises_.readlink)(path)}, which does not exist`);
    if (!isWithin(root, target)) {
        throw new read_file/* RefusedFile */.tg(`${name} is a link to ${await (0,promises_.readlink)(path)}, outside of the task's folder`);
    }
};
/**
 * The files of a task's folder, relative and with forward slashes; links that stay inside are named
 * but not followed. Links that lead out, pipes, sockets and devices are refused by name.
 */ const listTaskFiles = async (dir)=>{
    const root = await (0,promises_.realpath)(dir);
    const files = new Set();
    const visit = async (folder, depth)=>{
        if (depth > MAX_DEPTH) throw new read_file/* RefusedFile */.tg(`folders are nested deeper than ${MAX_DEPTH}`);
        const entries = await (0,promises_.readdir)(folder, {
            withFileTypes: true
        });
        entries.sort((a, b)=>a.name < b.name ? -1 : 1);
        for (const entry of entries){
            const path = (0,external_node_path_.join)(folder, entry.name);
            const name = (0,external_node_path_.relative)(root, path).split(external_node_path_.sep).join('/');
            if (entry.isDirectory()) {
                await visit(path, depth + 1);
                continue;
            }
            if (entry.isSymbolicLink()) await checkLink(root, path, name);
            else if (!entry.isFile()) throw new read_file/* RefusedFile */.tg(`${name} is neither a file nor a folder`);
            files.add(name);
            if (files.size > MAX_FILES) throw new read_file/* RefusedFile */.tg(`the folder has more than ${MAX_FILES} files`);
        }
    };
    await visit(root, 0);
    return files;
};


/***/ }),

/***/ 5315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  FR: () => (/* binding */ engineFailure),
  vH: () => (/* binding */ failureSignature),
  w$: () => (/* binding */ lastLines)
});

// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(9866);
;// CONCATENATED MODULE: ./src/text/terminal-codes.js
/** Colours and cursor movements of terminals, titles of windows, and links. */ const CODES = /\u001b(?:\[[0-9;:?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[@-Z\\-_])/g;
/** Output of a program without what only a terminal understands, in time that grows with its length. */ const withoutTerminalCodes = (text)=>text.replace(CODES, '');

;// CONCATENATED MODULE: ./src/engine/engine-failure.js


/**
 * What the engine says when the fault is not the task's, most telling first. The texts are those of
 * Docker 20.10 to 28 and of podman's docker command. What stands between two words of one is short: without an
 * end to it a long text takes quadratic time.
 */ const SIGNATURES = [
    {
        kind: 'infrastructure',
        code: 'engine-unreachable',
        pattern: /cannot connect to the docker daemon|is the docker daemon running|error during connect|connection refused.{0,300}?docker\.sock/i
    },
    {
        kind: 'infrastructure',
        code: 'engine-denied',
        pattern: /permission denied while trying to connect|dial unix .{0,300}?permission denied/i
    },
    {
        kind: 'infrastructure',
        code: 'path-too-long',
        pattern: /file name too long/i
    },
    {
        kind: 'infrastructure',
        code: 'disk-full',
        pattern: /no space left on device|disk quota exceeded/i
    },
    {
        kind: 'infrastructure',
        code: 'registry-limited',
        pattern: /toomanyrequests|429 too many requests|rate limit/i
    },
    {
        kind: 'infrastructure',
        code: 'registry-unavailable',
        pattern: /received unexpected http status: 5\d\d|50[0234] (bad gateway|service unavailable|gateway time-?out|internal server error)|dial tcp [^\n]{0,300}?connection refused/i
    },
    {
        kind: 'infrastructure',
        code: 'network',
        pattern: /temporary failure (in name )?resol|no such host|i\/o timeout|tls handshake timeout|connection reset by peer|unexpected eof|network is unreachable|no route to host/i
    },
    {
        kind: 'infrastructure',
        code: 'engine-network',
        pattern: /failed to create endpoint|could not find bridge|failed to set up container networking/i
    },
    {
        kind: 'infrastructure',
        code: 'host-out-of-memory',
        pattern: /cannot allocate memory/i
    },
    {
        kind: 'infrastructure',
        code: 'image-missing',
        pattern: /no such image|manifest unknown|pull access denied|unable to find image/i
    },
    {
        kind: 'infrastructure',
        code: 'container-gone',
        pattern: /no such container|is not running|removal of container .{0,100}? is already in progress/i
    }
];
/** The signature that the engine's words bear, if one does. */ const failureSignature = (text)=>SIGNATURES.find((signature)=>signature.pattern.test(text));
/** The last lines of what a command said, for the end of a message: without colours and what else steers a terminal. */ const lastLines = (text, count = 5)=>withoutTerminalCodes(text).split('\n').map((line)=>line.trimEnd()).filter((line)=>line !== '').slice(-count).join('\n');
/** The fault of an engine call that had to succeed and did not. */ const engineFailure = (args, result)=>{
    const verb = args[0] ?? '';
    const said = lastLines(result.stderr) || `exit code ${result.exitCode}`;
    if (result.timedOut) {
        return new errors/* FaultError */.VD('infrastructure', 'engine-timeout', `The engine did not finish \`docker ${verb}\` in time: ${said}`);
    }
    const code = failureSignature(result.stderr)?.code ?? 'engine-failed';
    return new errors/* FaultError */.VD('infrastructure', code, `\`docker ${verb}\` failed: ${said}`);
};


/***/ }),

/***/ 8385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BP: () => (/* binding */ ownerIsGone),
/* harmony export */   GS: () => (/* binding */ thisOwner),
/* harmony export */   Gk: () => (/* binding */ TRIAL_LIFE_SEC),
/* harmony export */   Iw: () => (/* binding */ EXPIRES_LABEL),
/* harmony export */   N3: () => (/* binding */ ownerIsRunning),
/* harmony export */   Pe: () => (/* binding */ expiresAfter),
/* harmony export */   Vu: () => (/* binding */ formatOwner),
/* harmony export */   lp: () => (/* binding */ labelArguments),
/* harmony export */   pM: () => (/* binding */ JOB_LABEL),
/* harmony export */   pZ: () => (/* binding */ parseOwner),
/* harmony export */   pk: () => (/* binding */ OWNER_LABEL)
/* harmony export */ });
/* unused harmony exports processStart, INSTALL_LIFE_SEC */
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var execa__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9281);



const PREFIX = 'io.kotlin-bench';
/** Which job something belongs to: what the post step and Ctrl-C remove. */ const JOB_LABEL = `${PREFIX}.job`;
/** An `Owner`, as `formatOwner` writes it. */ const OWNER_LABEL = `${PREFIX}.owner`;
/** Seconds since the epoch after which any later run may remove it. */ const EXPIRES_LABEL = `${PREFIX}.expires`;
const ROLE_LABEL = `${PREFIX}.role`;
const read = async (path)=>{
    try {
        return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8')).trim();
    } catch  {
        return '';
    }
};
const hostIdentity = async ()=>{
    const boot = (await read('/proc/sys/kernel/random/boot_id')).slice(0, 8);
    const namespace = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readlink)('/proc/self/ns/pid').catch(()=>'');
    return [
        (0,node_os__WEBPACK_IMPORTED_MODULE_1__.hostname)(),
        boot,
        /\d+/.exec(namespace)?.[0] ?? ''
    ].join('/');
};
/** When process `pid` started, or undefined where there is none. */ const processStart = async (pid)=>{
    if (process.platform === 'linux') {
        const stat = await read(`/proc/${pid}/stat`);
        // State and start time, fields 3 and 22; counted after the command's name, which may hold blanks.
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        // What has ended stays listed until its parent asks, which an init process of a container may never do.
        const hasEnded = stat === '' || fields[0] === 'Z' || fields[0] === 'X';
        return hasEnded ? undefined : fields[19];
    }
    const listed = await (0,execa__WEBPACK_IMPORTED_MODULE_2__/* .execa */ .Ho)('ps', [
        '-o',
        'lstart=',
        '-p',
        String(pid)
    ], {
        reject: false
    });
    return listed.stdout.trim() || undefined;
};
let self;
/** This process as an owner; asked of the system once. */ const thisOwner = ()=>{
    self ??= (async ()=>({
            host: await hostIdentity(),
            pid: process.pid,
            started: await processStart(process.pid) ?? ''
        }))();
    return self;
};
/** An owner as a label's value. */ const formatOwner = (owner)=>`${owner.host} ${owner.pid} ${owner.started}`;
/** Reads a label's value; undefined where it is none of ours. */ const parseOwner = (text)=>{
    const match = /^(\S+) (\d+) (.*)$/.exec(text);
    return match ? {
        host: match[1],
        pid: Number(match[2]),
        started: match[3]
    } : undefined;
};
const livesHere = async (owner)=>await processStart(owner.pid) === owner.started;
const isOfThisHost = async (owner)=>owner.host === (await thisOwner()).host;
/** True where the owner lived on this host and lives no more. */ const ownerIsGone = async (owner)=>await isOfThisHost(owner) && !await livesHere(owner);
/** True where the owner lives, on this host; of another host nothing is known. */ const ownerIsRunning = async (owner)=>await isOfThisHost(owner) && await livesHere(owner);
/** A day: longer than any trial, short enough that a forgotten machine cleans itself. */ const TRIAL_LIFE_SEC = 24 * 3600;
/** An hour: longer than an agent takes to be installed. */ const INSTALL_LIFE_SEC = 3600;
/** Seconds since the epoch after which anyone may remove what is made now. */ const expiresAfter = (seconds)=>Date.now() / 1000 + seconds;
/**
 * The labels that every container, network, volume and temporary image bears.
 * @param expiresAt seconds since the epoch after which anyone may reap it
 */ const labelArguments = async (labels)=>[
        ...[
            '--label',
            `${JOB_LABEL}=${labels.jobId}`
        ],
        ...[
            '--label',
            `${OWNER_LABEL}=${formatOwner(await thisOwner())}`
        ],
        ...[
            '--label',
            `${EXPIRES_LABEL}=${Math.round(labels.expiresAt)}`
        ],
        ...[
            '--label',
            `${ROLE_LABEL}=${labels.role}`
        ]
    ];


/***/ }),

/***/ 4502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Am: () => (/* binding */ unique),
/* harmony export */   I6: () => (/* binding */ writePem),
/* harmony export */   Je: () => (/* binding */ readPem),
/* harmony export */   SU: () => (/* binding */ readDer)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

const BLOCK = /-----BEGIN (TRUSTED |X509 )?CERTIFICATE-----([^-]*)-----END \1?CERTIFICATE-----/g;
/** The certificate as DER, where it is one; what follows it, as in a trusted certificate, is left. */ const readDer = (bytes)=>{
    try {
        return new node_crypto__WEBPACK_IMPORTED_MODULE_0__.X509Certificate(bytes).raw;
    } catch  {
        return undefined;
    }
};
/** Reads every certificate of a bundle; text between them is comment. */ const readPem = (text)=>{
    const blocks = [
        ...text.matchAll(BLOCK)
    ].map(([, , body = ''])=>readDer(Buffer.from(body, 'base64')));
    const certificates = unique(blocks.filter((block)=>block !== undefined));
    return {
        certificates,
        unreadable: blocks.filter((block)=>block === undefined).length,
        holdsPrivateKey: /-----BEGIN [A-Z0-9 ]*PRIVATE KEY-----/.test(text)
    };
};
/** Each certificate once, in the order in which they first appear. */ const unique = (certificates)=>[
        ...new Map(certificates.map((der)=>[
                (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(der).digest('hex'),
                der
            ])).values()
    ];
/** Writes certificates one after the other, as PEM in lines of 64 characters. */ const writePem = (certificates)=>certificates.map((der)=>{
        const lines = Buffer.from(der).toString('base64').match(/.{1,64}/g) ?? [];
        return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
    }).join('');


/***/ }),

/***/ 4342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ noLock),
/* harmony export */   y: () => (/* binding */ fileLock)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8500);
/* harmony import */ var _engine_labels_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8385);





const PAUSE_MS = 300;
/**
 * Locks are files that name their holder, in a folder that all runs of a user share. One whose holder
 * has died counts for nothing. Where no such file can be written, nobody waits: two builds of the same
 * image are a waste and no mistake.
 */ const fileLock = (dir)=>async (key, work, { signal, waiting })=>{
        const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, key);
        const draft = `${path}.${process.pid}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)().slice(0, 8)}`;
        try {
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(dir, {
                recursive: true
            });
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.writeFile)(draft, (0,_engine_labels_js__WEBPACK_IMPORTED_MODULE_4__/* .formatOwner */ .Vu)(await (0,_engine_labels_js__WEBPACK_IMPORTED_MODULE_4__/* .thisOwner */ .GS)()));
        } catch  {
            return work();
        }
        try {
            for(let told = false; !await takes(draft, path); await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout)(PAUSE_MS, undefined, {
                signal
            })){
                if (!told) waiting();
                told = true;
            }
            try {
                return await work();
            } finally{
                await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(path, {
                    force: true
                });
            }
        } finally{
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(draft, {
                force: true
            });
        }
    };
/** Whether a lock is of a process that still runs. */ const isHeld = async (holder)=>{
    // One that names nobody, as a machine leaves that lost its power, is nobody's.
    const owner = (0,_engine_labels_js__WEBPACK_IMPORTED_MODULE_4__/* .parseOwner */ .pZ)(holder);
    return owner !== undefined && await (0,_engine_labels_js__WEBPACK_IMPORTED_MODULE_4__/* .ownerIsRunning */ .N3)(owner);
};
/** Removes the drafts of the same lock that processes have left which were killed. */ const removeLeftDrafts = async (path)=>{
    for (const name of (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path)))){
        if (!name.startsWith(`${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path)}.`)) continue;
        const draft = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path), name);
        const owner = (0,_engine_labels_js__WEBPACK_IMPORTED_MODULE_4__/* .parseOwner */ .pZ)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(draft, 'utf8').catch(()=>''));
        // Of one that names nobody, the name may be written at this moment.
        if (owner && await (0,_engine_labels_js__WEBPACK_IMPORTED_MODULE_4__/* .ownerIsGone */ .BP)(owner)) await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(draft, {
            force: true
        });
    }
};
/** Whether the lock is ours now; one that is a dead process's is taken away, for the next try. */ const takes = async (draft, path)=>{
    try {
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.link)(draft, path);
        return true;
    } catch  {
        const holder = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(path, 'utf8').catch(()=>null);
        if (holder === null) return false;
        if (await isHeld(holder)) return false;
        const aside = `${draft}.aside`;
        try {
            // Another may have taken it over meanwhile, so it is looked at again once nobody else can move it.
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(path, aside);
            if (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(aside, 'utf8') !== holder) await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.link)(aside, path);
        } catch  {
        // Somebody else was quicker.
        }
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(aside, {
            force: true
        });
        await removeLeftDrafts(path).catch(()=>undefined);
        return false;
    }
};
/** For a single run that shares its engine with none. */ const noLock = (_key, work)=>work();


/***/ }),

/***/ 5671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ COMPOSE_FILE),
/* harmony export */   g: () => (/* binding */ parseCompose)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3483);
/* harmony import */ var _toml_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8025);


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

/***/ 2234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ parseTask)
});

// EXTERNAL MODULE: ./src/task/compose.js
var task_compose = __webpack_require__(5671);
// EXTERNAL MODULE: ../../node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(8476);
// EXTERNAL MODULE: ./src/text/ip-bits.js
var ip_bits = __webpack_require__(2953);
;// CONCATENATED MODULE: ./src/task/network-rules.js


const HOST_NAME = /^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})*$/;
const MAX_HOST = 253;
const isIpv4 = (text)=>schemas/* ipv4 */.uXy().safeParse(text).success;
const isIpv6 = (text)=>schemas/* ipv6 */.ugL().safeParse(text).success;
const parseBlock = (text)=>{
    const [address = '', prefixText = '', ...more] = text.split('/');
    const v4 = isIpv4(address);
    if (more.length > 0 || !v4 && !isIpv6(address) || !/^\d{1,3}$/.test(prefixText)) {
        return {
            ok: false,
            why: 'has a slash but is no CIDR block such as 10.0.0.0/8; paths and URLs cannot be allowed'
        };
    }
    const width = v4 ? 32 : 128;
    const prefix = Number(prefixText);
    if (prefix > width) return {
        ok: false,
        why: `has a prefix longer than ${width} bits`
    };
    const bits = v4 ? (0,ip_bits/* ipv4Bits */.C)(address) : (0,ip_bits/* ipv6Bits */.m)(address);
    const hostBits = bits & (1n << BigInt(width - prefix)) - 1n;
    if (hostBits !== 0n) return {
        ok: false,
        why: 'is an address within a block; write the network address itself'
    };
    return {
        ok: true,
        rule: {
            kind: 'block',
            address,
            prefix
        },
        text
    };
};
/**
 * Reads one allowed host: lower-cased, one trailing dot dropped. An exact host name, `*.suffix`, an
 * IPv4 or IPv6 address, or a CIDR block with a strict network address; no URL, port, path, brackets,
 * zone or wildcard elsewhere.
 */ const parseAllowedHost = (written)=>{
    const text = written.toLowerCase().replace(/\.$/, '');
    if (text === '') return {
        ok: false,
        why: 'is empty'
    };
    if (text.includes('://')) return {
        ok: false,
        why: 'is a URL; write the host name alone'
    };
    if (text.includes('%')) return {
        ok: false,
        why: 'has a zone; write the address alone'
    };
    if (/[[\]]/.test(text)) return {
        ok: false,
        why: 'has brackets; write the address without them'
    };
    if (text.includes('/')) return parseBlock(text);
    if (isIpv4(text) || isIpv6(text)) return {
        ok: true,
        rule: {
            kind: 'address',
            address: text
        },
        text
    };
    if (text.includes(':')) return {
        ok: false,
        why: 'has a port; hosts are allowed on all ports'
    };
    if (text.startsWith('*.')) {
        const suffix = text.slice(2);
        return HOST_NAME.test(suffix) && suffix.length <= MAX_HOST ? {
            ok: true,
            rule: {
                kind: 'suffix',
                suffix
            },
            text
        } : {
            ok: false,
            why: 'has a wildcard that is not followed by a host name'
        };
    }
    if (text.includes('*')) return {
        ok: false,
        why: 'has a wildcard that is not a leading *.'
    };
    if (!HOST_NAME.test(text) || text.length > MAX_HOST) {
        return {
            ok: false,
            why: 'is no host name (letters, digits, hyphens and dots)'
        };
    }
    return {
        ok: true,
        rule: {
            kind: 'host',
            host: text
        },
        text
    };
};

// EXTERNAL MODULE: ../../node_modules/smol-toml/dist/index.js + 8 modules
var dist = __webpack_require__(528);
// EXTERNAL MODULE: ./src/text/nearest-names.js
var nearest_names = __webpack_require__(3974);
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
var toml_lines = __webpack_require__(8025);
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
        const message = describeProblem(toml, config, this.path, this.valid);
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
        const host = parseAllowedHost(written);
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
    const parsed = parseConfig(source.toml);
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

/***/ 8025:
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


/***/ }),

/***/ 2953:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ ipv4Bits),
/* harmony export */   m: () => (/* binding */ ipv6Bits)
/* harmony export */ });
/** An IPv4 address in its usual spelling as a number of 32 bits. */ const ipv4Bits = (text)=>text.split('.').reduce((bits, part)=>bits << 8n | BigInt(part), 0n);
/** An IPv6 address without zone, in any of its spellings, as a number of 128 bits. */ const ipv6Bits = (text)=>{
    const embedded = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(text);
    let hex = text;
    if (embedded) {
        const low = ipv4Bits(embedded[2]);
        hex = `${embedded[1]}${(low >> 16n).toString(16)}:${(low & 0xffffn).toString(16)}`;
    }
    const [head = '', tail] = hex.split('::');
    const groups = (part)=>part === '' ? [] : part.split(':');
    const left = groups(head);
    const right = tail === undefined ? [] : groups(tail);
    const zeros = Array.from({
        length: 8 - left.length - right.length
    }, ()=>'0');
    return [
        ...left,
        ...zeros,
        ...right
    ].reduce((bits, group)=>bits << 16n | BigInt(`0x${group}`), 0n);
};


/***/ }),

/***/ 3940:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ isLoopbackHost)
/* harmony export */ });
const NAME = /^(?:localhost|.+\.localhost)\.?$/i;
const IPV4 = /^127(?:\.\d{1,3}){3}$/;
/** `::1`, and 127.0.0.0/8 as IPv6 writes it. */ const IPV6 = /^\[?(?:::1|::ffff:7f[0-9a-f]{2}:[0-9a-f]{1,4})\]?$/i;
/**
 * Whether a host is this machine's own loopback, which no container reaches and to which engines speak
 * plain HTTP. It is written as a URL's `hostname` is: without a port, an IPv6 address with or without brackets.
 */ const isLoopbackHost = (host)=>NAME.test(host) || IPV4.test(host) || IPV6.test(host);


/***/ }),

/***/ 5085:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ isUntrustedCertificate)
/* harmony export */ });
/* unused harmony export CERTIFICATE_ADVICE */
/** What programs of the usual kinds say of a server whose certificate they cannot trace to one they trust. */ const UNTRUSTED = /certificate[ _]verif(?:y|ication)[ _]failed|certificate verification failed|ssl certificate problem|self[- ]signed certificate|self_signed_cert_in_chain|unable to get (?:local )?issuer certificate|unable to verify the first certificate|unable_to_(?:get_issuer_cert|verify_leaf_signature)|certificate signed by unknown authority|pkix path building failed|the certificate is not trusted|invalid peer certificate: ?unknownissuer/i;
/** What to do about it where a program of ours met it, or one in a container. */ const CERTIFICATE_ADVICE = 'Where the network inspects TLS, name its certificates by --ca-bundle or in SSL_CERT_FILE.';
/** Whether what a program said was that a network inspects TLS, or that a server has a certificate of its own. */ const isUntrustedCertificate = (said)=>UNTRUSTED.test(said);


/***/ })

};
;