"use strict";
exports.id = 2789;
exports.ids = [2789];
exports.modules = {

/***/ 62789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Jp: () => (/* binding */ openDataset),
  JU: () => (/* binding */ selectFrom)
});

// UNUSED EXPORTS: serverUrlOf

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(29866);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./src/text/quote.js
var quote = __webpack_require__(98461);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./src/dataset/drafts.js
var drafts = __webpack_require__(34316);
// EXTERNAL MODULE: ./src/dataset/git.js
var git = __webpack_require__(73634);
;// CONCATENATED MODULE: ./src/dataset/dataset-cache.js







const digest = (text)=>(0,external_node_crypto_.createHash)('sha256').update(text).digest('hex').slice(0, 12);
/** Where a dataset stands in the cache (absolute), once it is whole. */ const cachedFolder = (cacheDir, { url, repository, commit, path })=>{
    const readable = repository.replaceAll(/[^A-Za-z0-9.-]+/g, '_').slice(-60);
    const folder = path === '' ? commit : `${commit}-${digest(path)}`;
    return (0,external_node_path_.join)(cacheDir, 'datasets', `${readable}-${digest(url)}`, folder);
};
/** Whether every file is as the commit has it, with none beside them. */ const isClean = async (folder)=>{
    const { ok, stdout } = await (0,git/* git */.$)([
        'status',
        '--porcelain',
        '--ignored',
        '--untracked-files=all'
    ], {
        dir: folder
    });
    return ok && stdout === '';
};
/**
 * Whether a folder of the cache can be used as it is. One in which somebody has changed files is
 * restored from its own repository; one that is no repository of that commit is removed.
 *
 * @throws FaultError where it can neither be restored nor removed
 */ const isWhole = async (folder, commit)=>{
    if (await (0,promises_.stat)(folder).catch(()=>null) === null) return false;
    const head = await (0,git/* git */.$)([
        'rev-parse',
        '--verify',
        'HEAD^{commit}'
    ], {
        dir: folder
    });
    const top = await (0,git/* git */.$)([
        'rev-parse',
        '--show-cdup'
    ], {
        dir: folder
    });
    if (!head.ok || head.stdout !== commit || top.stdout !== '') {
        await (0,drafts/* moveAway */.yh)(folder);
        return false;
    }
    if (await isClean(folder)) return true;
    await (0,git/* git */.$)([
        'reset',
        '--hard',
        '--quiet',
        commit
    ], {
        dir: folder
    });
    await (0,git/* git */.$)([
        'clean',
        '-ffdxq'
    ], {
        dir: folder
    });
    if (await isClean(folder)) return true;
    throw new errors/* FaultError */.VD('infrastructure', 'dataset-cache', `The fetched dataset in ${(0,quote/* quote */.h)(folder)} was changed and cannot be restored. Remove that folder; it is then fetched again.`);
};

;// CONCATENATED MODULE: ./src/dataset/layout.js
/** Where the parts of a dataset are within its repository; empty for the top. */ const within = (folder, name)=>folder === '' ? name : `${folder}/${name}`;
const parentOf = (path)=>path.slice(0, Math.max(0, path.lastIndexOf('/')));
/**
 * Finds a dataset among the files of a repository, at the folder that the user named: a dataset's
 * (with `tasks` in it), one of tasks, or one task. null where there is no task.
 */ const findLayout = (files, path)=>{
    const owners = files.filter((file)=>file === 'task.toml' || file.endsWith('/task.toml')).map((file)=>parentOf(file));
    const tasks = new Set(owners.filter((owner)=>owner !== ''));
    const hasTasks = (folder)=>[
            ...tasks
        ].some((task)=>parentOf(task) === folder);
    const beside = (folder, needed)=>{
        const top = parentOf(folder);
        const bases = within(top, 'bases');
        const folders = needed === '' ? [
            ''
        ] : [
            needed,
            bases,
            within(top, 'scripts')
        ];
        return {
            tasks: needed,
            bases,
            folders
        };
    };
    const inner = within(path, 'tasks');
    if (hasTasks(inner)) return beside(inner, inner);
    if (path !== '' && tasks.has(path)) return beside(parentOf(path), path);
    return hasTasks(path) ? beside(path, path) : null;
};

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./src/dataset/git-source.js
var git_source = __webpack_require__(88394);
;// CONCATENATED MODULE: ./src/dataset/reference.js





const SCHEMES = new Set([
    'https:',
    'http:',
    'ssh:',
    'file:'
]);
const mistake = (text, why)=>new errors/* UserError */.yo(`${(0,quote/* quote */.h)(`--dataset ${text}`)} ${why} It takes \`owner/repo@ref\`, with \`:folder\` after it where the dataset is not at the top; in place of \`owner/repo\` also a URL (https, ssh or file) or the path of a local repository, such as \`./repo\`.`);
const AT_AND_FOLDER = /^(?:@([^:]*))?(?::(.*))?$/s;
/** Of git's rules for a ref's name those that a slip breaks; `..` and `:` would also mean something else. */ const isRef = (ref)=>/^[^-\s~^:?*[\\][^\s~^:?*[\\]*$/.test(ref) && !ref.includes('..');
const checkRef = (text, ref)=>{
    if (ref === undefined) return null;
    if (isRef(ref)) return ref;
    throw mistake(text, `has ${JSON.stringify(ref)} for a ref, which is no branch, tag or commit.`);
};
const checkPath = (text, path)=>{
    const trimmed = (path ?? '').replace(/^\/+|\/+$/g, '');
    const isClean = trimmed.split('/').every((part)=>part !== '' && part !== '.' && part !== '..');
    if (trimmed === '' || isClean && !/\p{Cc}/u.test(trimmed)) return trimmed;
    throw mistake(text, `has ${JSON.stringify(path)} for a folder, which is none within the repository.`);
};
const split = (text, rest, repository)=>{
    const found = AT_AND_FOLDER.exec(rest);
    if (found === null) throw mistake(text, 'cannot be read.');
    return {
        text,
        ...repository,
        written: text.slice(0, text.length - rest.length),
        ref: checkRef(text, found[1]),
        path: checkPath(text, found[2])
    };
};
const fromUrl = (text)=>{
    const [, start = '', way = '', rest = ''] = /^([a-z][a-z0-9+.-]*:\/\/[^/]*)(\/[^@:]*)(.*)$/is.exec(text) ?? [];
    const address = start + way;
    if (!URL.canParse(address)) throw mistake(text.replace(/\/\/[^/]*@/, '//'), 'is no URL of a repository.');
    const url = new URL(address);
    if (url.password !== '') {
        const without = text.replace(/\/\/[^/]*@/, '//');
        throw mistake(without, 'had a password in its URL, where logs and other programs can read it. Take it out, and give it as input `dataset-token`, or to a credential helper of git.');
    }
    if (!SCHEMES.has(url.protocol)) throw mistake(text, `has the scheme ${url.protocol}, which is not used.`);
    return split(text, rest, {
        url: address,
        repository: (0,git_source/* repositoryOfRemote */.G)(address) ?? address
    });
};
/** The longest beginning that is a folder, since `@` and `:` may also stand in its name. */ const fromPath = (text, { folder, isFolder })=>{
    const ends = [
        ...text.matchAll(/[@:]|$/g)
    ].map(({ index })=>index).reverse();
    const end = ends.find((index)=>isFolder((0,external_node_path_.resolve)(folder, text.slice(0, index))));
    if (end === undefined) {
        const first = (0,external_node_path_.resolve)(folder, text.slice(0, ends.at(-1)));
        throw mistake(text, `names a local repository, and there is no folder ${first}.`);
    }
    const path = (0,external_node_path_.resolve)(folder, text.slice(0, end));
    const url = (0,external_node_url_.pathToFileURL)(path).href;
    return {
        ...split(text, text.slice(end), {
            url,
            repository: path
        }),
        written: path
    };
};
const SCP = /^(\w[\w.-]*@[\w.-]+:(?!\/\/)[^@:]+)(.*)$/s;
const SHORT = /^(\w[\w.-]*\/[\w.-]+)((?:@|:).*)?$/s;
/**
 * Reads what `--dataset` was given.
 * @throws UserError with the forms that are taken
 */ const parseReference = (text, context)=>{
    if (/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return fromUrl(text);
    if (/^[./]/.test(text)) return fromPath(text, context);
    const [, address, rest = ''] = SCP.exec(text) ?? [];
    if (address !== undefined) {
        return split(text, rest, {
            url: address,
            repository: (0,git_source/* repositoryOfRemote */.G)(address) ?? address
        });
    }
    const [, short, after = ''] = SHORT.exec(text) ?? [];
    if (short === undefined) throw mistake(text, 'names no repository.');
    const repository = short.replace(/\.git$/, '');
    return split(text, after, {
        url: `${context.serverUrl.replace(/\/+$/, '')}/${repository}.git`,
        repository
    });
};
/** The same dataset, at a commit. */ const pinnedText = ({ written, path }, commit)=>`${written}@${commit}${path === '' ? '' : `:${path}`}`;

// EXTERNAL MODULE: ./src/dataset/remote.js + 2 modules
var dataset_remote = __webpack_require__(19774);
;// CONCATENATED MODULE: ./src/dataset/fetch-dataset.js










const HEAD = 'HEAD';
const labelOf = (reference)=>(0,quote/* quote */.h)(`--dataset ${reference.text}`);
const noSuchRef = (reference)=>new errors/* UserError */.yo(`${labelOf(reference)}: ${reference.repository} has no branch or tag ${(0,quote/* quote */.h)(reference.ref ?? HEAD)}. ` + 'Correct the ref; a commit is given with all its digits.');
const noTasks = (reference, files)=>{
    const { path, repository } = reference;
    const start = path === '' ? '' : `${path}/`;
    const inside = files.filter((file)=>file.startsWith(start));
    if (path !== '' && inside.length === 0) {
        return new errors/* UserError */.yo(`${labelOf(reference)}: ${repository} has no folder ${(0,quote/* quote */.h)(path)} there. Correct the part after \`:\`.`);
    }
    const owners = new Set(inside.filter((file)=>file.endsWith('/task.toml')).map((file)=>file.split('/').slice(0, -2).join('/')));
    const [first] = [
        ...owners
    ].filter((owner)=>owner !== '').sort();
    const hint = first === undefined ? 'A dataset has a folder tasks, with a folder for each task, and task.toml in it.' : `There are tasks in ${first}: put :${first} after the ref.`;
    return new errors/* UserError */.yo(`${labelOf(reference)}: there are no tasks ${path === '' ? 'at the top' : `in ${(0,quote/* quote */.h)(path)}`}. ${hint}`);
};
/** The files of a commit that is in `dir`, whether their bytes are there or not. */ const filesOf = async (dir, commit)=>{
    const listed = await (0,git/* git */.$)([
        'ls-tree',
        '-r',
        '-z',
        '--name-only',
        '--full-tree',
        commit
    ], {
        dir
    });
    if (!listed.ok) throw new Error(`git ls-tree of the fetched ${commit} failed: ${listed.stderr}`);
    return listed.stdout.split('\0').filter((name)=>name !== '');
};
const layoutOf = async (dir, commit, reference)=>{
    const files = await filesOf(dir, commit);
    const layout = findLayout(files, reference.path);
    if (layout === null) throw noTasks(reference, files);
    return layout;
};
const escapePattern = (path)=>path.replaceAll(/[\\*?[]/g, '\\$&');
/** The folder and all above it, without the top. */ const upwards = (folder)=>folder === '' ? [] : folder.split('/').map((_, index, parts)=>parts.slice(0, index + 1).join('/'));
/** The lines of git's sparse-checkout file, which are patterns. */ const sparseLines = (folders)=>{
    if (folders.includes('')) return [
        '/*'
    ];
    const above = [
        '',
        ...new Set(folders.flatMap((folder)=>upwards(folder).slice(0, -1)))
    ];
    // git reads the first two wherever it meets the folders below them, and would ask the server for them each
    // time; the third says how the dataset takes the checks of its tasks.
    const rules = above.flatMap((folder)=>[
            '.gitattributes',
            '.gitignore',
            'kotlin-bench.toml'
        ].map((name)=>`/${folder === '' ? '' : `${escapePattern(folder)}/`}${name}`));
    return [
        ...folders.map((folder)=>`/${escapePattern(folder)}/`),
        ...rules
    ];
};
/** As git reads them; each by a call of its own would take as long as all else does before the fetch. */ const SETTINGS = `\
# Bytes as they are in the repository, on every machine and under every user's settings.
[core]
	autocrlf = false
	sparseCheckout = true
	sparseCheckoutCone = false
# A fetch that cleans up in the background would outlive us.
[gc]
	auto = 0
[maintenance]
	auto = false
`;
const configure = async (dir, url)=>{
    const calls = [
        [
            'init',
            '--quiet',
            '--template='
        ],
        [
            'remote',
            'add',
            'origin',
            url
        ]
    ];
    for (const args of calls){
        const { ok, stderr } = await (0,git/* git */.$)(args, {
            dir
        });
        if (!ok) throw new Error(`git ${args.join(' ')} failed: ${stderr}`);
    }
    await (0,promises_.appendFile)((0,external_node_path_.join)(dir, '.git/config'), SETTINGS);
};
/** Fetches the commit without the bytes of files, then those of the files that are needed. */ const fetchInto = async (dir, { reference, commit, remote })=>{
    await configure(dir, reference.url);
    const what = [
        '--quiet',
        '--depth=1',
        '--no-tags',
        '--no-recurse-submodules',
        '--filter=blob:none'
    ];
    await remote.call([
        'fetch',
        ...what,
        'origin',
        commit
    ], {
        dir
    });
    // A tag, too, has an object, and no other run would know the folder by its name.
    const kind = await (0,git/* git */.$)([
        'cat-file',
        '-t',
        commit
    ], {
        dir
    });
    if (kind.stdout !== 'commit') throw noSuchRef(reference);
    const { folders } = await layoutOf(dir, commit, reference);
    await (0,promises_.mkdir)((0,external_node_path_.join)(dir, '.git/info'), {
        recursive: true
    });
    await (0,promises_.writeFile)((0,external_node_path_.join)(dir, '.git/info/sparse-checkout'), `${sparseLines(folders).join('\n')}\n`);
    await remote.call([
        'checkout',
        '--quiet',
        '--detach',
        commit
    ], {
        dir
    });
};
/**
 * Gets a dataset by git, with no more than its folders at one commit, into the cache; what is there
 * already is not fetched again. A commit in full needs no network then.
 *
 * @throws UserError for what is not there or may not be read
 * @throws FaultError `infrastructure` where the repository cannot be reached
 */ const fetchDataset = async (reference, { cacheDir, token, signal, certificates, retries })=>{
    const { url, repository, path } = reference;
    const remote = (0,dataset_remote/* openRemote */.d)({
        url,
        token,
        signal,
        certificates,
        label: labelOf(reference),
        loginAdvice: "Check the repository's name. Where it is private, give input `dataset-token`; at a desk, log in with a credential helper of git.",
        ...retries === undefined ? {} : {
            retries
        }
    });
    const commit = await (0,dataset_remote/* resolveRef */.q)(remote, {
        repository: url,
        ref: reference.ref ?? HEAD
    });
    if (commit === null) throw noSuchRef(reference);
    const folder = cachedFolder(cacheDir, {
        url,
        repository,
        commit,
        path
    });
    const wasCached = await isWhole(folder, commit);
    if (!wasCached) await (0,drafts/* fillFolder */.qM)(folder, (draft)=>fetchInto(draft, {
            reference,
            commit,
            remote
        }));
    const layout = await layoutOf(folder, commit, reference);
    return {
        path: (0,external_node_path_.join)(folder, layout.tasks),
        bases: (0,external_node_path_.join)(folder, layout.bases),
        source: {
            source: [
                repository,
                layout.tasks
            ].filter((part)=>part !== '').join('/'),
            commit
        },
        pinned: pinnedText(reference, commit),
        wasCached
    };
};

// EXTERNAL MODULE: ./src/dataset/folder.js
var dataset_folder = __webpack_require__(57532);
;// CONCATENATED MODULE: ./src/dataset/known-datasets.js
/** What a dataset that everybody knows by its name consists of. */ const KNOWN = new Map([
    [
        'kotlin/kotlin-swe-bench',
        {
            tasks: 106,
            repositories: 9,
            bases: 13
        }
    ]
]);
const NOUNS = {
    tasks: [
        'task',
        'tasks'
    ],
    repositories: [
        'repository',
        'repositories'
    ],
    bases: [
        'base',
        'bases'
    ]
};
const counted = (kind, count)=>`${count} ${NOUNS[kind][count === 1 ? 0 : 1]}`;
/**
 * A sentence where the whole of a known dataset (`source` as results name it, `owner/repo/tasks`) does not
 * have what it is known to have: rates over it do not compare with others'.
 */ const countWarning = (source, found)=>{
    const name = source.replace(/\/tasks$/, '');
    const expected = KNOWN.get(name.toLowerCase());
    if (expected === undefined) return undefined;
    const kinds = Object.keys(NOUNS);
    const different = kinds.filter((kind)=>found[kind] !== expected[kind]);
    if (different.length === 0) return undefined;
    const what = different.map((kind)=>`${counted(kind, found[kind])} instead of ${expected[kind]}`).join(', ');
    return `${name} has ${what}: rates over all of it are not those of the Kotlin Benchmark. Compare the commit with that of the results you compare with.`;
};

// EXTERNAL MODULE: ../../node_modules/picomatch/index.js
var picomatch = __webpack_require__(71026);
// EXTERNAL MODULE: ./src/text/nearest-names.js
var nearest_names = __webpack_require__(63974);
;// CONCATENATED MODULE: ./src/dataset/sample.js

const rankOf = (name, seed)=>(0,external_node_crypto_.createHash)('sha256').update(`${seed}\n${name}`).digest('hex');
/**
 * So many entries, in their order, drawn by the seed. Each name has its rank alone, so the same are drawn
 * on every machine, a larger sample contains a smaller one, and a new task displaces one at the most.
 */ const sampleOf = (entries, { size, seed })=>{
    const ranked = entries.map((entry)=>({
            entry,
            rank: rankOf(entry.name, seed)
        }));
    ranked.sort((one, other)=>one.rank < other.rank ? -1 : 1);
    const drawn = new Set(ranked.slice(0, size).map(({ entry })=>entry));
    return entries.filter((entry)=>drawn.has(entry));
};

;// CONCATENATED MODULE: ./src/dataset/select.js





const namesOf = (entry)=>{
    const declared = entry.ok ? entry.task.declaredName : null;
    return declared === null ? [
        entry.name
    ] : [
        entry.name,
        declared
    ];
};
/** As Harbor's fnmatch: `*` spans slashes and leading dots, `!` only means itself. */ const GLOB_OPTIONS = {
    bash: true,
    dot: true,
    nonegate: true
};
const matcherOf = (option, glob, options = GLOB_OPTIONS)=>{
    try {
        const matches = picomatch(glob, options);
        return (name)=>name === glob || matches(name);
    } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        throw new errors/* UserError */.yo(`${(0,quote/* quote */.h)(`${option} ${glob}`)} is not a pattern that can be used: ${why}`);
    }
};
const nothingMatches = (option, glob, entries)=>{
    const names = entries.flatMap(namesOf);
    const near = (0,nearest_names/* nearestNames */.L)(glob.replaceAll('*', ''), names);
    const [first = ''] = names;
    const hint = near.length > 0 ? `Nearest: ${near.join(', ')}.` : `There ${entries.length === 1 ? 'is 1 task' : `are ${entries.length} tasks`}, such as ${first}; patterns match whole names, so try ${(0,quote/* quote */.h)(`*${glob.replaceAll('*', '')}*`)}.`;
    return new errors/* UserError */.yo(`${(0,quote/* quote */.h)(`${option} ${glob}`)} matches no task. ${hint}`);
};
const matching = (option, globs, entries)=>{
    const matched = new Set();
    for (const glob of globs){
        const matches = matcherOf(option, glob);
        const found = entries.filter((entry)=>namesOf(entry).some(matches));
        if (found.length === 0) throw nothingMatches(option, glob, entries);
        for (const entry of found)matched.add(entry);
    }
    return matched;
};
/**
 * The repository of a task; of one that says none, or cannot be read, the one that its name begins with as
 * the tasks of the others do, so that a broken task is among its own.
 */ const repositoriesOf = (entries)=>{
    const declared = new Map();
    for (const entry of entries){
        if (entry.ok && entry.task.repository !== null) declared.set(entry, entry.task.repository);
    }
    const known = [
        ...new Set(declared.values())
    ];
    for (const entry of entries){
        if (declared.has(entry)) continue;
        const name = entry.name.toLowerCase();
        const found = known.find((repository)=>name.startsWith(`${repository.replace('/', '_').toLowerCase()}-`));
        if (found !== undefined) declared.set(entry, found);
    }
    return declared;
};
const ofRepositories = (globs, entries)=>{
    const repositories = repositoriesOf(entries);
    const matched = new Set();
    for (const glob of globs){
        const matches = matcherOf('--repository', glob, {
            ...GLOB_OPTIONS,
            nocase: true
        });
        const found = entries.filter((entry)=>matches(repositories.get(entry) ?? ''));
        if (found.length === 0) {
            const known = [
                ...new Set(repositories.values())
            ].sort();
            const near = (0,nearest_names/* nearestNames */.L)(glob, known);
            const some = known.length === 0 ? 'No task here names its repository.' : `There are: ${known.join(', ')}.`;
            const hint = near.length > 0 ? `Nearest: ${near.join(', ')}.` : some;
            throw new errors/* UserError */.yo(`${(0,quote/* quote */.h)(`--repository ${glob}`)} matches no task's repository. ${hint}`);
        }
        for (const entry of found)matched.add(entry);
    }
    return matched;
};
const shown = (globs)=>globs.map((glob)=>JSON.stringify(glob)).join(' ');
/**
 * The entries to run, in their order. A glob is held against the folder's name and the declared name.
 * Nothing is left without a word but where nothing has changed.
 *
 * @throws UserError for a glob that matches nothing, with the nearest names, and when none is left
 */ const selectTasks = (entries, selection)=>{
    const { include, exclude, repository = [], changed, sample, seed = 1, limit } = selection;
    const every = new Set(entries);
    const included = include.length === 0 ? every : matching('--include', include, entries);
    const excluded = matching('--exclude', exclude, entries);
    const theirs = repository.length === 0 ? every : ofRepositories(repository, entries);
    const named = entries.filter((entry)=>included.has(entry) && theirs.has(entry));
    if (named.length === 0) {
        throw new errors/* UserError */.yo(`No task is left: none that ${(0,quote/* quote */.h)(`--include ${shown(include)}`)} selects is from ${(0,quote/* quote */.h)(`--repository ${shown(repository)}`)}. Leave one of them out.`);
    }
    const left = named.filter((entry)=>!excluded.has(entry));
    if (left.length === 0) {
        throw new errors/* UserError */.yo(`No task is left: ${(0,quote/* quote */.h)(`--exclude ${shown(exclude)}`)} excludes every selected task. Exclude fewer.`);
    }
    const wanted = changed === undefined ? left : left.filter(({ name })=>changed.has(name));
    const drawn = sample === undefined ? wanted : sampleOf(wanted, {
        size: sample,
        seed
    });
    return drawn.slice(0, limit);
};

// EXTERNAL MODULE: ./src/image/bases.js
var image_bases = __webpack_require__(35969);
// EXTERNAL MODULE: ./src/commands/shared/files/file-cache.js
var file_cache = __webpack_require__(9927);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: ./src/dataset/read-file.js
var read_file = __webpack_require__(30863);
// EXTERNAL MODULE: ./src/engine/engine-failure.js
var engine_failure = __webpack_require__(66275);
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
    throw new errors/* FaultError */.VD('infrastructure', (0,engine_failure/* failureSignature */.vH)(result.stderr)?.code ?? 'checkout-failed', `\`git ${args.find((arg)=>!arg.startsWith('-'))}\` failed in ${(0,quote/* quote */.h)(options.dir ?? '.')}: ${(0,engine_failure/* lastLines */.w$)(result.stderr) || `exit code ${result.exitCode}`}`);
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
    await (0,promises_.appendFile)((0,external_node_path_.join)(dir, '.git/config'), '[core]\n\tautocrlf = false\n\tlogAllRefUpdates = false\n');
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

;// CONCATENATED MODULE: ./src/dataset/find-clone.js




/** The folder in which a clone of ours stands. */ const ownClone = (clonesDir, repo)=>(0,external_node_path_.join)(clonesDir, repo.replace('/', '__'));
/** Where people keep clones: as we do, a folder an owner, and as the official harness does. */ const places = (clonesDir, repo)=>[
        ownClone(clonesDir, repo),
        (0,external_node_path_.join)(clonesDir, repo),
        (0,external_node_path_.join)(clonesDir, repo.slice(repo.indexOf('/') + 1))
    ];
const exists = async (path)=>await (0,promises_.stat)(path).catch(()=>null) !== null;
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

;// CONCATENATED MODULE: ./src/dataset/row-clone.js








const urlOf = ({ repo }, { serverUrl })=>`${serverUrl.replace(/\/+$/, '')}/${repo}.git`;
/** Kept by a ref of its own, so that it stays, and the next commit need not bring its history again. */ const row_clone_fetchInto = async (gitDir, row, context)=>{
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
    await row_clone_fetchInto(draft, row, context);
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
    else await row_clone_fetchInto(gitDir, row, context);
    const commit = await commitIn(gitDir, row.commit);
    if (commit !== null) return {
        gitDir,
        commit
    };
    throw new errors/* FaultError */.VD('task', 'base-commit-missing', `base_commit ${row.commit} of ${row.repo} is not in its clone ${(0,quote/* quote */.h)(gitDir)}. Check the row, or remove that folder; the repository is then fetched anew.`);
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

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./src/dataset/rows/file-format.js
/** How the records of a file stand in it. */ /** As many of its first bytes as tell a file's format. */ const FIRST_BYTES = 512;
const TAR_MAGIC_AT = 257;
const OTHERS = [
    {
        bytes: 'PAR1',
        seems: 'Parquet'
    },
    {
        bytes: 'ARROW1',
        seems: 'an Arrow file'
    },
    {
        bytes: 'PK\x03\x04',
        seems: 'a zip archive'
    },
    {
        bytes: '\x28\xb5\x2f\xfd',
        seems: 'compressed with Zstandard'
    },
    {
        bytes: '\xfd7zXZ\x00',
        seems: 'compressed with xz'
    },
    {
        bytes: 'BZh',
        seems: 'compressed with bzip2'
    },
    {
        bytes: '\x1f\x8b',
        seems: 'gzip within gzip'
    },
    {
        bytes: 'ustar',
        at: TAR_MAGIC_AT,
        seems: 'a tar archive'
    },
    {
        bytes: 'SQLite format 3\x00',
        seems: 'an SQLite database'
    },
    {
        bytes: '\xff\xfe',
        seems: 'text in UTF-16'
    },
    {
        bytes: '\xfe\xff',
        seems: 'text in UTF-16'
    },
    {
        bytes: 'version https://git-lfs',
        seems: 'a pointer of Git LFS to the file (git lfs pull gets that)'
    }
];
/**
 * Tells the format of a file by its first bytes (at least {@link FIRST_BYTES}, or all there are), without a
 * byte order mark; never by its name.
 */ const formatOf = (first)=>{
    const bytes = first.toString('latin1');
    const other = OTHERS.find((magic)=>bytes.startsWith(magic.bytes, magic.at ?? 0));
    if (other !== undefined) return {
        ok: false,
        seems: other.seems
    };
    const text = bytes.trimStart();
    if (text === '') return {
        ok: false,
        seems: 'empty'
    };
    if (bytes.includes('\0')) return {
        ok: false,
        seems: 'no text'
    };
    if (text.startsWith('<')) return {
        ok: false,
        seems: 'HTML or XML, perhaps a page about the file'
    };
    if (text.startsWith('[')) return {
        ok: true,
        format: 'json'
    };
    if (!text.startsWith('{')) return {
        ok: true,
        format: 'csv'
    };
    // A brace that is alone in its line opens an object that goes on over others.
    const [firstLine = ''] = text.split('\n', 1);
    return {
        ok: true,
        format: firstLine.trim() === '{' ? 'json' : 'json-lines'
    };
};

;// CONCATENATED MODULE: ./src/dataset/rows/open-rows-file.js






const CHUNK_BYTES = 256 * 1024;
const GZIP = Buffer.from([
    0x1f,
    0x8b
]);
const BYTE_ORDER_MARK = Buffer.from([
    0xef,
    0xbb,
    0xbf
]);
/** Compressed data that break off; what came before is as it was. */ class CutOffFile extends Error {
    name = 'CutOffFile';
}
const startsWith = (bytes, start)=>bytes.subarray(0, start.length).equals(start);
/** Looks at the first bytes of a stream, which may come in small pieces. */ const peek = async (stream)=>{
    const iterator = stream[Symbol.asyncIterator]();
    const parts = [];
    let length = 0;
    while(length < FIRST_BYTES){
        const { value, done } = await iterator.next();
        if (done) break;
        parts.push(value);
        length += value.length;
    }
    const first = Buffer.concat(parts);
    const all = async function*() {
        try {
            if (first.length > 0) yield first;
            for(;;){
                const { value, done } = await iterator.next();
                if (done) return;
                yield value;
            }
        } finally{
            await iterator.return?.();
        }
    };
    return {
        first,
        chunks: all()
    };
};
async function* gunzipped(chunks) {
    const gunzip = (0,external_node_zlib_.createGunzip)({
        chunkSize: CHUNK_BYTES
    });
    (0,external_node_stream_.pipeline)(external_node_stream_.Readable.from(chunks), gunzip, ()=>{
    // Whoever reads from `gunzip` gets the error.
    });
    try {
        yield* gunzip;
    } catch (error) {
        const { code, message } = error;
        if (code === 'Z_BUF_ERROR') throw new CutOffFile('the file breaks off: its gzip data have no end');
        if (code?.startsWith('Z_')) throw new read_file/* RefusedFile */.tg(`its gzip data are broken (${message})`);
        throw error;
    }
}
async function* without(mark, chunks) {
    let isFirst = true;
    for await (const chunk of chunks){
        yield isFirst && startsWith(chunk, mark) ? chunk.subarray(mark.length) : chunk;
        isFirst = false;
    }
}
/**
 * A file of rows is read more than once, which a pipe cannot be, and to its end, which a device does not have.
 * @throws RefusedFile for what is no regular file; what the system says of one that is not there, such as ENOENT
 */ const requireRegular = async (path)=>{
    const found = await (0,promises_.stat)(path);
    if (found.isDirectory()) throw new read_file/* RefusedFile */.tg('it is a folder');
    if (!found.isFile()) throw new read_file/* RefusedFile */.tg('it is a pipe or a device, and has to be a file; write what comes from it to one');
};
/**
 * Opens a file of rows, packed with gzip or not, and tells what it holds by its content.
 *
 * @throws RefusedFile for what is no file, and for one that is neither CSV nor JSON; what the system says of a file that cannot be opened, such as ENOENT. `chunks` throw RefusedFile and CutOffFile as well.
 */ const openRowsFile = async (path, signal)=>{
    await requireRegular(path);
    const stream = (0,external_node_fs_.createReadStream)(path, {
        highWaterMark: CHUNK_BYTES,
        signal
    });
    const packed = await peek(stream);
    const unpacked = startsWith(packed.first, GZIP) ? await peek(gunzipped(packed.chunks)) : packed;
    const chunks = without(BYTE_ORDER_MARK, unpacked.chunks);
    const isMarked = startsWith(unpacked.first, BYTE_ORDER_MARK);
    const known = formatOf(unpacked.first.subarray(isMarked ? BYTE_ORDER_MARK.length : 0));
    if (known.ok) return {
        format: known.format,
        chunks
    };
    stream.destroy();
    throw new read_file/* RefusedFile */.tg(`it is ${known.seems}`);
};

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./src/dataset/rows/pending-bytes.js
/**
 * Bytes that come behind and go in front. Room is made twice as large whenever it runs out, so that a cell
 * of megabytes is not copied once more for each piece of it that arrives.
 */ class PendingBytes {
    /** All that came and did not go. A view: what is taken of it stays as it is. */ rest = Buffer.alloc(0);
    /** Holds `rest`, and room behind it. */ #store = this.rest;
    #end = 0;
    append(chunk) {
        if (this.rest.length === 0) {
            // Nothing is copied; there is no room behind a chunk, since it is somebody else's.
            this.rest = chunk;
            this.#store = chunk;
            this.#end = chunk.length;
            return;
        }
        const { length } = this.rest;
        if (this.#store.length - this.#end < chunk.length) {
            const store = Buffer.allocUnsafeSlow(2 * (length + chunk.length));
            this.rest.copy(store);
            this.#store = store;
            this.#end = length;
        }
        chunk.copy(this.#store, this.#end);
        this.#end += chunk.length;
        this.rest = this.#store.subarray(this.#end - length - chunk.length, this.#end);
    }
    drop(bytes) {
        this.rest = this.rest.subarray(bytes);
    }
}

;// CONCATENATED MODULE: ./src/dataset/rows/csv-scanner.js

const QUOTE = 0x22;
const COMMA = 0x2c;
const LF = 0x0a;
const CR = 0x0d;
const EMPTY = {
    bytes: Buffer.alloc(0),
    isQuoted: false,
    mistake: null
};
const LONE_QUOTE = 'a quote in it is not doubled, or the quote that ends it is missing';
const OPEN_QUOTE = 'its quote is never closed: all that follows in the file was taken for this cell';
/** Far above the columns of any file of rows; each cell costs memory, even one that is empty. */ const MAX_CELLS = 10_000;
/**
 * Takes the bytes of a CSV file (RFC 4180; a line ends in LF or CRLF) apart into records of cells, as they
 * come.
 *
 * It stands in for a library for three things together: cells are found by search and not byte by byte,
 * which 100 MB in a second need; they stay bytes until somebody asks for their text; and a quote out of
 * place costs the record that it is in, not the file. Of a record with absurdly many cells only the first
 * {@link MAX_CELLS} are given, and one more.
 */ class CsvScanner {
    /** From the start of the current cell, past its quote. */ #pending = new PendingBytes();
    /** Up to here in it no end of the cell is left to find. */ #at = 0;
    #isInCell = false;
    #isQuoted = false;
    #mistake = null;
    #cells = [];
    #cellBytes = 0;
    /** Bytes of the record whose end did not come yet. */ get pendingBytes() {
        return this.#cellBytes + this.#pending.rest.length;
    }
    /** The records that end in the bytes that came so far. */ *push(chunk) {
        this.#pending.append(chunk);
        yield* this.#scan({
            isEnd: false
        });
    }
    /** The last record, where no line end follows it. */ *end() {
        yield* this.#scan({
            isEnd: true
        });
        // Behind a last comma stands one more cell.
        if (this.#cells.length > 0) yield [
            ...this.#cells,
            EMPTY
        ];
    }
    *#scan({ isEnd }) {
        while(this.#isInCell || this.#pending.rest.length > 0){
            if (!this.#isInCell) this.#beginCell();
            const end = this.#isQuoted ? this.#endOfQuoted(isEnd) : this.#endOfPlain(isEnd);
            if (end === null) return;
            this.#endCell(end);
            if (!end.isRecord) continue;
            const cells = this.#cells;
            this.#cells = [];
            this.#cellBytes = 0;
            yield cells;
        }
    }
    #beginCell() {
        this.#isInCell = true;
        this.#mistake = null;
        this.#isQuoted = this.#pending.rest[0] === QUOTE;
        if (this.#isQuoted) this.#pending.drop(1);
        this.#at = 0;
    }
    #endCell({ cell, next }) {
        if (this.#cells.length <= MAX_CELLS) this.#cells.push({
            bytes: this.#pending.rest.subarray(0, cell),
            isQuoted: this.#isQuoted,
            mistake: this.#mistake
        });
        this.#cellBytes += cell;
        this.#pending.drop(next);
        this.#isInCell = false;
    }
    #endOfPlain(isEnd) {
        const { rest } = this.#pending;
        const lineEnd = (at)=>({
                cell: at > 0 && rest[at - 1] === CR ? at - 1 : at,
                next: at + 1,
                isRecord: true
            });
        for(; this.#at < rest.length; this.#at++){
            const byte = rest[this.#at];
            if (byte === COMMA) return {
                cell: this.#at,
                next: this.#at + 1,
                isRecord: false
            };
            if (byte === LF) return lineEnd(this.#at);
        }
        return isEnd ? lineEnd(rest.length) : null;
    }
    #endOfQuoted(isEnd) {
        const { rest } = this.#pending;
        for(;;){
            const quote = rest.indexOf(QUOTE, this.#at);
            if (quote === -1) {
                this.#at = rest.length;
                if (!isEnd) return null;
                this.#mistake ??= OPEN_QUOTE;
                return {
                    cell: rest.length,
                    next: rest.length,
                    isRecord: true
                };
            }
            this.#at = quote;
            // What the quote means, the two bytes after it say.
            if (!isEnd && quote + 2 >= rest.length) return null;
            const next = rest[quote + 1];
            if (next === COMMA) return {
                cell: quote,
                next: quote + 2,
                isRecord: false
            };
            if (next === LF || next === undefined) return {
                cell: quote,
                next: quote + 2,
                isRecord: true
            };
            if (next === CR && (rest[quote + 2] ?? LF) === LF) return {
                cell: quote,
                next: quote + 3,
                isRecord: true
            };
            if (next !== QUOTE) this.#mistake ??= LONE_QUOTE;
            this.#at += next === QUOTE ? 2 : 1;
        }
    }
}

// EXTERNAL MODULE: ./src/contracts/swe-polybench.js
var swe_polybench = __webpack_require__(92161);
;// CONCATENATED MODULE: ./src/dataset/rows/field-names.js

/** Fields that the published dataset calls otherwise than its adapters. */ const OTHER_NAMES = {
    task_type: 'task_category',
    cst_nodes: 'modified_nodes'
};
const field_names_namesOf = (field)=>{
    const other = OTHER_NAMES[field];
    return other === undefined ? [
        field
    ] : [
        field,
        other
    ];
};
/** By which names a record may have each field of a row; the first that it has counts. */ const FIELD_NAMES = Object.fromEntries(swe_polybench/* sweRowSchema */.fB.keyof().options.map((field)=>[
        field,
        field_names_namesOf(field)
    ]));
/** Without one of these a record is no row. */ const NEEDED_FIELDS = [
    'instance_id',
    'repo',
    'base_commit',
    'problem_statement',
    'language',
    'task_type'
];

;// CONCATENATED MODULE: ./src/dataset/rows/raw-record.js

/**
 * The largest of the published rows has a few million bytes. What is parsed of a record may take fifty times
 * its bytes of memory, as JSON that is nothing but brackets does.
 */ const MAX_RECORD_BYTES = 16 * read_file/* MIB */.D6;
/** A record that could not be read at all. */ const brokenRecord = (place, message)=>({
        ...place,
        fields: {},
        problems: [
            {
                field: null,
                message
            }
        ]
    });
/** A record whose end is nowhere near, `perhaps` for the reason given; the reading ends with it. */ const tooLongRecord = (place, perhaps)=>brokenRecord(place, `has more than the ${MAX_RECORD_BYTES / read_file/* MIB */.D6} MiB that a record may have, perhaps ${perhaps}; nothing after it was read`);

;// CONCATENATED MODULE: ./src/dataset/rows/csv-records.js





const NAMED_COLUMNS = 40;
const LONGEST_COLUMN = 60;
const csv_records_KNOWN = new Set(Object.values(FIELD_NAMES).flat());
/** Bytes that are not UTF-8 stay bytes, which no field takes. */ const textOf = ({ bytes, isQuoted })=>{
    if (!(0,external_node_buffer_.isUtf8)(bytes)) return bytes;
    const text = bytes.toString('utf8');
    return isQuoted ? text.replaceAll('""', '"') : text;
};
const readHeader = (cells)=>{
    if (cells.length > MAX_CELLS) throw new read_file/* RefusedFile */.tg(`its first line has more than ${MAX_CELLS} columns`);
    const columns = cells.map((cell)=>cell.bytes.toString('utf8').trim());
    const missing = NEEDED_FIELDS.filter((field)=>!FIELD_NAMES[field].some((name)=>columns.includes(name)));
    if (missing.length === 0) return columns;
    const shown = columns.slice(0, NAMED_COLUMNS).map((name)=>JSON.stringify(name.slice(0, LONGEST_COLUMN)));
    const more = columns.length > NAMED_COLUMNS ? ' and more' : '';
    const lacking = missing.map((field)=>FIELD_NAMES[field].join(' or ')).join(', ');
    if (missing.length < NEEDED_FIELDS.length) throw new read_file/* RefusedFile */.tg(`it has no column ${lacking}; its columns are ${shown.join(', ')}${more}`);
    throw new read_file/* RefusedFile */.tg(`it is neither JSON nor a CSV file of rows: its first line has no column ${lacking}, but ${shown.join(', ')}${more}`);
};
const isBlank = (cells)=>cells.length === 1 && cells[0]?.bytes.length === 0 && !cells[0].isQuoted;
const recordOf = (columns, cells, row)=>{
    const fields = {};
    const problems = [];
    for (const [index, cell] of cells.entries()){
        const field = columns[index] ?? null;
        if (cell.mistake !== null) problems.push({
            field,
            message: cell.mistake
        });
        if (field !== null && csv_records_KNOWN.has(field)) fields[field] = textOf(cell);
    }
    if (cells.length !== columns.length) {
        const count = cells.length > MAX_CELLS ? `more than ${MAX_CELLS}` : cells.length;
        problems.push({
            field: null,
            message: `has ${count} cells, but the header has ${columns.length}`
        });
    }
    return {
        row,
        line: null,
        fields,
        problems
    };
};
async function* recordsOf(chunks) {
    const scanner = new CsvScanner();
    for await (const chunk of chunks){
        yield* scanner.push(chunk);
        if (scanner.pendingBytes > MAX_RECORD_BYTES) {
            yield 'too long';
            return;
        }
    }
    yield* scanner.end();
}
/**
 * The records of a CSV file whose first line names the columns; only columns that a row has a use for are read.
 *
 * @throws RefusedFile where the first line lacks columns that each row needs
 */ async function* csvRecords(chunks) {
    let columns = null;
    let row = 0;
    for await (const cells of recordsOf(chunks)){
        if (cells === 'too long') {
            yield tooLongRecord({
                row: row + 1,
                line: null
            }, 'for want of a closing quote');
        } else if (columns === null) columns = readHeader(cells);
        else if (!isBlank(cells)) yield recordOf(columns, cells, ++row);
    }
}

;// CONCATENATED MODULE: ./src/dataset/rows/json-scanner.js

const json_scanner_QUOTE = 0x22;
const BACKSLASH = 0x5c;
const json_scanner_COMMA = 0x2c;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const isBetween = (byte)=>byte === 0x20 || byte >= 0x09 && byte <= 0x0d || byte === json_scanner_COMMA;
/**
 * Takes the bytes of a JSON file apart, as they come, into the items of its array; or into its values one
 * after another, where it has no array. Each is given as its bytes: what is wrong within it is found when
 * it is parsed, and costs that one alone.
 */ class JsonScanner {
    /** From the start of the current value. */ #pending = new PendingBytes();
    /** Up to here in it everything was looked at. */ #at = 0;
    #isInArray = false;
    #isInValue = false;
    #isInString = false;
    /** Brackets of the current value that are open. */ #depth = 0;
    /** Bytes of the value whose end did not come yet. */ get pendingBytes() {
        return this.#pending.rest.length;
    }
    /** What is wrong where no more bytes come; null where nothing is. */ get mistakeAtEnd() {
        if (this.#isInValue) return 'the file ends within it';
        return this.#isInArray ? 'the file ends before its array does' : null;
    }
    *push(chunk) {
        this.#pending.append(chunk);
        for(;;){
            if (!this.#isInValue && !this.#findStart()) return;
            const end = this.#findEnd();
            if (end === null) return;
            yield this.#pending.rest.subarray(0, end);
            this.#drop(end);
            this.#isInValue = false;
        }
    }
    #drop(bytes) {
        this.#pending.drop(bytes);
        this.#at = 0;
    }
    #findStart() {
        const { rest } = this.#pending;
        for(let at = 0; at < rest.length; at++){
            const byte = rest[at];
            if (isBetween(byte)) continue;
            if (byte === CLOSE_ARRAY) this.#isInArray = false;
            else if (byte === OPEN_ARRAY && !this.#isInArray) this.#isInArray = true;
            else {
                this.#drop(at);
                this.#isInValue = true;
                this.#depth = 0;
                return true;
            }
        }
        this.#drop(rest.length);
        return false;
    }
    /** Behind the last byte of the value; null where that did not come yet. */ #findEnd() {
        const { rest } = this.#pending;
        while(this.#at < rest.length){
            const byte = rest[this.#at];
            if (this.#isInString) {
                // What a backslash escapes may be in the next chunk: `at` then points into that.
                this.#at += byte === BACKSLASH ? 2 : 1;
                if (byte !== json_scanner_QUOTE) continue;
                this.#isInString = false;
                if (this.#depth === 0) return this.#at;
                continue;
            }
            if (this.#depth === 0 && (isBetween(byte) || byte === CLOSE_ARRAY)) return this.#at;
            this.#at++;
            if (byte === json_scanner_QUOTE) this.#isInString = true;
            else if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) this.#depth++;
            else if (byte === CLOSE_OBJECT || byte === CLOSE_ARRAY) {
                this.#depth--;
                if (this.#depth <= 0) return this.#at;
            }
        }
        return null;
    }
}

;// CONCATENATED MODULE: ./src/dataset/rows/json-records.js




const isObject = (value)=>typeof value === 'object' && value !== null && !Array.isArray(value);
/** The record that the text of one JSON value says. */ const jsonRecord = (bytes, place)=>{
    if (!(0,external_node_buffer_.isUtf8)(bytes)) return brokenRecord(place, 'is not UTF-8');
    try {
        const value = JSON.parse(bytes.toString('utf8'));
        return isObject(value) ? {
            ...place,
            fields: value,
            problems: []
        } : brokenRecord(place, 'is no JSON object');
    } catch (error) {
        return brokenRecord(place, `is no JSON: ${(0,errors/* errorMessage */.gJ)(error)}`);
    }
};
/** The records of a JSON array, or of one object or several over as many lines as they like. */ async function* jsonRecords(chunks) {
    const scanner = new JsonScanner();
    let row = 0;
    for await (const chunk of chunks){
        for (const value of scanner.push(chunk))yield jsonRecord(value, {
            row: ++row,
            line: null
        });
        if (scanner.pendingBytes > MAX_RECORD_BYTES) {
            yield tooLongRecord({
                row: row + 1,
                line: null
            }, 'for want of a closing quote or brace');
            return;
        }
    }
    const mistake = scanner.mistakeAtEnd;
    if (mistake !== null) yield brokenRecord({
        row: row + 1,
        line: null
    }, mistake);
}

;// CONCATENATED MODULE: ./src/dataset/rows/json-lines.js



const NEWLINE = 10;
const json_lines_isBlank = (bytes)=>bytes.every((byte)=>byte === 32 || byte === 9 || byte === 13);
/** The lines of a stream, none kept longer than a record may be. */ async function* linesOf(chunks) {
    let parts = [];
    let length = 0;
    let number = 0;
    const add = (part)=>{
        length += part.length;
        if (length <= MAX_RECORD_BYTES) parts.push(part);
        else parts = [];
    };
    const finish = ()=>{
        const line = {
            number: ++number,
            bytes: length > MAX_RECORD_BYTES ? null : Buffer.concat(parts, length)
        };
        parts = [];
        length = 0;
        return line;
    };
    for await (const chunk of chunks){
        let from = 0;
        for(;;){
            const end = chunk.indexOf(NEWLINE, from);
            if (end === -1) break;
            add(chunk.subarray(from, end));
            yield finish();
            from = end + 1;
        }
        if (from < chunk.length) add(chunk.subarray(from));
    }
    if (length > 0) yield finish();
}
/** The records of JSON Lines. A line that is none is a broken record; blank lines are passed over. */ async function* jsonLines(chunks) {
    let row = 0;
    for await (const { number, bytes } of linesOf(chunks)){
        if (bytes !== null && json_lines_isBlank(bytes)) continue;
        const place = {
            row: ++row,
            line: number
        };
        yield bytes === null ? brokenRecord(place, `has more than the ${MAX_RECORD_BYTES / read_file/* MIB */.D6} MiB that a record may have`) : jsonRecord(bytes, place);
    }
}

// EXTERNAL MODULE: ./src/text/patch-paths.js
var patch_paths = __webpack_require__(83198);
// EXTERNAL MODULE: ./src/dataset/predictions-parse.js
var predictions_parse = __webpack_require__(29830);
// EXTERNAL MODULE: ./src/text/parse-json.js
var parse_json = __webpack_require__(56593);
;// CONCATENATED MODULE: ./src/dataset/rows/python-list.js
/** The strings of a list, or where and why the text is none. */ /** Escapes of one character; a backslash before a line end joins the lines. */ const SIMPLE = {
    '\n': '',
    '\\': '\\',
    "'": "'",
    '"': '"',
    a: '\x07',
    b: '\b',
    f: '\f',
    n: '\n',
    r: '\r',
    t: '\t',
    v: '\v'
};
/** How many hexadecimal digits follow. */ const HEX_DIGITS = {
    x: 2,
    u: 4,
    U: 8
};
const LAST_CODE_POINT = 0x10ffff;
class NoList extends Error {
    at;
    constructor(at, message){
        super(message);
        this.at = at;
    }
}
/** Reads forward through a text; every `take…` begins at `at` and leaves it behind what it took. */ class Reader {
    at = 0;
    text;
    constructor(text){
        this.text = text;
    }
    skipBlanks() {
        while(' \t\r\n'.includes(this.text[this.at] ?? '.'))this.at++;
    }
    takeIf(character) {
        if (this.text[this.at] !== character) return false;
        this.at++;
        return true;
    }
    /** An escape, whose backslash was taken. */ #takeEscape() {
        const start = this.at - 1;
        const kind = this.text[this.at] ?? '';
        const simple = SIMPLE[kind];
        if (simple !== undefined) {
            this.at++;
            return simple;
        }
        const digits = HEX_DIGITS[kind];
        if (digits !== undefined) {
            const hex = this.text.slice(this.at + 1, this.at + 1 + digits);
            if (hex.length < digits || /[^0-9a-fA-F]/.test(hex)) throw new NoList(start, `\\${kind} takes ${digits} hexadecimal digits`);
            const code = Number.parseInt(hex, 16);
            if (code > LAST_CODE_POINT) throw new NoList(start, `\\U${hex} is above the last character there is`);
            this.at += 1 + digits;
            return String.fromCodePoint(code);
        }
        const octal = /^[0-7]{1,3}/.exec(this.text.slice(this.at, this.at + 3))?.[0];
        if (octal !== undefined) {
            this.at += octal.length;
            return String.fromCharCode(Number.parseInt(octal, 8));
        }
        if (kind === 'N' && this.text[this.at + 1] === '{') throw new NoList(start, 'characters by name (\\N{…}) are not read');
        // Python keeps the backslash of an escape that it does not know.
        return '\\';
    }
    takeString() {
        const start = this.at;
        const quote = this.text[start];
        if (quote !== "'" && quote !== '"') throw new NoList(start, 'is no string: the list holds strings only');
        // Scans to what ends a plain stretch by the engine's own search: a list may hold megabytes.
        const special = quote === "'" ? /['\\\n]/g : /["\\\n]/g;
        let value = '';
        let from = start + 1;
        for(;;){
            special.lastIndex = from;
            const found = special.exec(this.text);
            if (found === null || found[0] === '\n') throw new NoList(start, 'the string is not closed');
            value += this.text.slice(from, found.index);
            this.at = found.index + 1;
            if (found[0] === quote) return value;
            value += this.#takeEscape();
            from = this.at;
        }
    }
}
/**
 * The strings of a Python list literal as `repr()` writes it and `ast.literal_eval` reads it: either quote,
 * every escape but characters by name, a comma at the end. A list of anything but strings is none.
 */ const parsePythonList = (text)=>{
    const reader = new Reader(text);
    const items = [];
    try {
        reader.skipBlanks();
        if (!reader.takeIf('[')) throw new NoList(reader.at, 'does not begin with [');
        for(;;){
            reader.skipBlanks();
            if (reader.takeIf(']')) break;
            items.push(reader.takeString());
            reader.skipBlanks();
            if (reader.takeIf(',')) continue;
            if (reader.takeIf(']')) break;
            throw new NoList(reader.at, reader.at === text.length ? 'the list is not closed' : 'expected , or ]');
        }
        reader.skipBlanks();
        if (reader.at < text.length) throw new NoList(reader.at, 'there is more after the list');
        return {
            ok: true,
            items
        };
    } catch (error) {
        if (!(error instanceof NoList)) throw error;
        return {
            ok: false,
            at: error.at,
            message: error.message
        };
    }
};

;// CONCATENATED MODULE: ./src/dataset/rows/field-reader.js




const EXCERPT_BEFORE = 20;
const EXCERPT = 60;
const kindOf = (value)=>{
    if (value instanceof Uint8Array) return 'bytes that are not UTF-8';
    if (Array.isArray(value)) return 'a list';
    return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
};
const isMissing = (value)=>value === undefined || value === null;
const excerpt = (text, at)=>{
    const start = Math.max(0, at - EXCERPT_BEFORE);
    return (0,predictions_parse/* quoted */.T)(text.slice(start, start + EXCERPT));
};
const isTexts = (value)=>Array.isArray(value) && value.every((item)=>typeof item === 'string');
/** Reads the fields of one record and gathers all that is wrong with them. */ class FieldReader {
    problems = [];
    #record;
    constructor(record){
        this.#record = record;
    }
    /** A text; missing is `''`. */ optionalText(field) {
        return this.#textOf(field) ?? '';
    }
    /** A text that has to be there. */ text(field) {
        return this.#needed(field) ?? '';
    }
    /** A text that has to be there and match. */ match(field, pattern, valid) {
        const text = this.#needed(field) ?? '';
        if (text !== '' && !pattern.test(text)) this.#refuse(field, `${(0,predictions_parse/* quoted */.T)(text)} is not ${valid}`);
        return text;
    }
    optionalMatch(field, pattern, valid) {
        const text = this.optionalText(field);
        if (text !== '' && !pattern.test(text)) this.#refuse(field, `${(0,predictions_parse/* quoted */.T)(text)} is not ${valid}`);
        return text;
    }
    /** A text that has to be there and that `find` knows, under the first of the names that the record has. */ mapped(names, find, valid) {
        const field = this.#present(names);
        const text = this.#needed(field);
        const value = text === undefined ? undefined : find(text);
        if (text !== undefined && value === undefined) this.#refuse(field, `${(0,predictions_parse/* quoted */.T)(text)} is not one of ${valid.join(', ')}`);
        return value;
    }
    optionalChoice(field, values) {
        const text = this.optionalText(field);
        if (text === '') return undefined;
        const value = values.find((one)=>one === text);
        if (value !== undefined) return value;
        const [near] = (0,nearest_names/* nearestNames */.L)(text, values, {
            count: 1
        });
        const hint = near === undefined ? '' : `; the nearest is ${near}`;
        this.#refuse(field, `${(0,predictions_parse/* quoted */.T)(text)} is not one of ${values.join(', ')}${hint}`);
        return undefined;
    }
    /** A list of texts: as it is, or as a text in JSON or as a Python literal. Missing and empty are `[]`. */ list(names) {
        const field = this.#present(names);
        const value = this.#record[field];
        if (isMissing(value)) return [];
        if (isTexts(value)) return value;
        if (typeof value !== 'string') {
            this.#refuse(field, `is ${kindOf(value)}${Array.isArray(value) ? ' of more than texts' : ' and no list'}`);
            return [];
        }
        if (value.trim() === '') return [];
        // `repr()` escapes so that what JSON takes as well says the same there.
        const json = (0,parse_json/* parseJson */.q)(value);
        if (isTexts(json)) return json;
        const parsed = parsePythonList(value);
        if (parsed.ok) return [
            ...parsed.items
        ];
        this.#refuse(field, `is no list of texts, neither in JSON nor in Python: ${parsed.message}, at character ${parsed.at + 1}: ${excerpt(value, parsed.at)}`);
        return [];
    }
    /** Undefined where it is no text, which is then told. */ #textOf(field) {
        const value = this.#record[field] ?? '';
        if (typeof value === 'string') return value;
        this.#refuse(field, `is ${kindOf(value)} and not a text`);
        return undefined;
    }
    /** Undefined where it is no text or none is there, which is then told. */ #needed(field) {
        const text = this.#textOf(field);
        if (text === undefined || text.trim() !== '') return text;
        this.#refuse(field, isMissing(this.#record[field]) ? 'is missing' : 'is empty');
        return undefined;
    }
    #present([first, ...others]) {
        const has = (name)=>!isMissing(this.#record[name]) && this.#record[name] !== '';
        return [
            first,
            ...others
        ].find(has) ?? first;
    }
    #refuse(field, message) {
        this.problems.push({
            field,
            message
        });
    }
}

;// CONCATENATED MODULE: ./src/dataset/rows/parse-instance.js





/** It names folders and images, so it is kept to what both take. */ const INSTANCE_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/;
/** No name ends in `.git`, which is what a work tree's own repository is called. */ const REPO = /^[A-Za-z0-9][\w.-]{0,99}\/(?!.*\.git$)[\w.-]{0,99}[\w-]$/i;
const COMMIT = /^[0-9a-f]{4,64}$/i;
const IMAGE = /^[a-z0-9][\w./:@-]{0,999}$/i;
const TASK_TYPES = new Map([
    ...swe_polybench/* ROW_TASK_TYPES */.F$.map((type)=>[
            type,
            type
        ]),
    [
        'refactoring',
        'refactor'
    ]
]);
/** A language as files spell it: `Java`, `TypeScript`; undefined for any other text. */ const languageOf = (text)=>swe_polybench/* ROW_LANGUAGES */.ZF.find((language)=>language === text.trim().toLowerCase());
/** `Bug Fix` as well as `bug_fix`. */ const taskTypeOf = (text)=>TASK_TYPES.get(text.trim().toLowerCase().replace(/[\s-]+/g, '_'));
const parse_instance_filesOf = (patch)=>(0,patch_paths/* touchedPaths */.Pq)((0,patch_paths/* patchPaths */.BT)(patch));
/**
 * Makes a row of one record: of a file (CSV's cells are texts, JSON's values are not) or of an instance
 * written in code. Takes the field names of the published dataset and those of adapters. Of what may be
 * missing a text is `''` and a list `[]`; `modified_files` then follow from `patch`.
 */ const parseInstance = (record)=>{
    const read = new FieldReader(record);
    const patch = read.optionalText('patch');
    const modifiedFiles = read.list(FIELD_NAMES.modified_files);
    const image = read.optionalMatch('image', IMAGE, 'the name of an image');
    const split = read.optionalText('split');
    const logParser = read.optionalChoice('log_parser', swe_polybench/* LOG_PARSERS */._3);
    const row = {
        instance_id: read.match('instance_id', INSTANCE_ID, 'letters, digits, dots, hyphens and underscores, as in owner__repo-123'),
        repo: read.match('repo', REPO, 'owner/name'),
        base_commit: read.match('base_commit', COMMIT, 'the hexadecimal digits of a commit'),
        problem_statement: read.text('problem_statement'),
        language: read.mapped(FIELD_NAMES.language, languageOf, swe_polybench/* ROW_LANGUAGES */.ZF),
        task_type: read.mapped(FIELD_NAMES.task_type, taskTypeOf, swe_polybench/* ROW_TASK_TYPES */.F$),
        patch,
        test_patch: read.optionalText('test_patch'),
        modified_files: modifiedFiles.length > 0 ? modifiedFiles : parse_instance_filesOf(patch),
        cst_nodes: read.list(FIELD_NAMES.cst_nodes),
        hints_text: read.optionalText('hints_text'),
        // Some write it as a number; nothing depends on it.
        ...typeof record.created_at === 'string' && {
            created_at: record.created_at
        },
        Dockerfile: read.optionalText('Dockerfile'),
        ...image !== '' && {
            image
        },
        F2P: read.list(FIELD_NAMES.F2P),
        P2P: read.list(FIELD_NAMES.P2P),
        test_command: read.optionalText('test_command'),
        ...logParser !== undefined && {
            log_parser: logParser
        },
        ...split !== '' && {
            split
        }
    };
    const { language, task_type } = row;
    if (read.problems.length > 0 || language === undefined || task_type === undefined) return {
        ok: false,
        problems: read.problems
    };
    return {
        ok: true,
        row: {
            ...row,
            language,
            task_type
        }
    };
};
/** A record's id for messages; null where it has none that names anything. */ const idOf = (record)=>{
    const id = record.instance_id;
    return typeof id === 'string' && id.trim() !== '' ? INSTANCE_ID.test(id) ? id : (0,predictions_parse/* quoted */.T)(id) : null;
};

;// CONCATENATED MODULE: ./src/dataset/rows/read-rows.js









const located = ({ row, line, fields }, problems)=>problems.map((problem)=>({
            row,
            line,
            id: idOf(fields),
            ...problem
        }));
const lowered = (value)=>typeof value === 'string' ? value.trim().toLowerCase() : '';
/** Whether a record says of itself that it is not asked for; one that says nothing readable is kept. */ const isOther = (fields, { split, language })=>{
    const own = {
        split: lowered(fields.split),
        language: lowered(fields.language)
    };
    if (split !== undefined && own.split !== '' && own.split !== split) return true;
    const known = languageOf(own.language);
    return language !== undefined && known !== undefined && known !== language;
};
const READERS = {
    csv: csvRecords,
    json: jsonRecords,
    'json-lines': jsonLines
};
/** The records of a file; where its packed data break off, a last one that says so. */ async function* read_rows_recordsOf(path, signal) {
    let row = 0;
    try {
        const { format, chunks } = await openRowsFile(path, signal);
        for await (const record of READERS[format](chunks)){
            row = record.row;
            yield record;
        }
    } catch (error) {
        signal?.throwIfAborted();
        if (error instanceof read_file/* RefusedFile */.tg) throw new errors/* UserError */.yo(`${(0,quote/* quote */.h)(path)} cannot be used: ${error.message}. Rows come as CSV, JSON or JSON Lines, each as it is or packed with gzip.`);
        if (!(error instanceof CutOffFile)) throw error;
        yield brokenRecord({
            row: row + 1,
            line: null
        }, error.message);
    }
}
/** Finds an id that came before; images have it in small letters, so two that differ in case alone would share one. */ const duplicateFinder = ()=>{
    const rowOfId = new Map();
    return (id, row)=>{
        const key = id.toLowerCase();
        const first = rowOfId.get(key);
        if (first !== undefined) return [
            {
                field: 'instance_id',
                message: `stands in row ${first} already`
            }
        ];
        rowOfId.set(key, row);
        return [];
    };
};
/**
 * Reads the rows of a file one by one, in its order: those asked for, and every record that is none. What a
 * file is its content says, not its name. Nothing is kept, so a file may be larger than memory.
 *
 * @throws UserError for a file that holds no rows; what the system says of one that cannot be opened, such
 * as ENOENT; the reason of `signal`
 */ async function* readRows(path, wanted = {}) {
    const duplicates = duplicateFinder();
    for await (const record of read_rows_recordsOf(path, wanted.signal)){
        wanted.signal?.throwIfAborted();
        const { row: number, fields } = record;
        if (record.problems.length > 0) {
            yield {
                ok: false,
                number,
                problems: located(record, record.problems)
            };
            continue;
        }
        if (isOther(fields, wanted)) continue;
        const parsed = parseInstance(fields);
        const problems = parsed.ok ? duplicates(parsed.row.instance_id, number) : parsed.problems;
        if (parsed.ok && problems.length === 0) yield {
            ok: true,
            number,
            row: parsed.row
        };
        else yield {
            ok: false,
            number,
            problems: located(record, problems)
        };
    }
}

// EXTERNAL MODULE: ./src/image/key-lock.js
var key_lock = __webpack_require__(64342);
// EXTERNAL MODULE: ./src/making/swe-polybench/row-task.js
var row_task = __webpack_require__(67416);
// EXTERNAL MODULE: ./src/task/parse-task.js + 2 modules
var parse_task = __webpack_require__(54906);
// EXTERNAL MODULE: ./src/commands/shared/files/cache-use.js
var cache_use = __webpack_require__(944);
// EXTERNAL MODULE: ./src/dataset/task-files.js
var task_files = __webpack_require__(15263);
// EXTERNAL MODULE: ./src/commands/shared/files/write-files.js
var write_files = __webpack_require__(94373);
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
        await (0,drafts/* fillFolder */.qM)(folder, (draft)=>(0,write_files/* writeFiles */.h)(draft, files));
    } catch (error) {
        if (error.code === undefined) throw error;
        const said = (0,errors/* errorMessage */.gJ)(error instanceof errors/* FaultError */.VD ? error.cause : error);
        throw new errors/* UserError */.yo(`The task of a row cannot be written to ${(0,quote/* quote */.h)(folder)}: ${said}. Make room there, or name another cache by XDG_CACHE_HOME.`);
    }
};

;// CONCATENATED MODULE: ./src/dataset/rows/row-problem.js
/** What is wrong with one field of a record. */ /** One problem as a line for people: `row 3 (line 41, acme__larder-14), F2P: …`. */ const describeProblem = ({ row, line, id, field, message })=>{
    const where = [
        ...line === null ? [] : [
            `line ${line}`
        ],
        ...id === null ? [] : [
            id
        ]
    ].join(', ');
    return `row ${row}${where === '' ? '' : ` (${where})`}${field === null ? '' : `, ${field}`}: ${message}`;
};

;// CONCATENATED MODULE: ./src/commands/shared/rows/row-problems.js

/** More problems than these are counted. */ const MOST_TOLD = 20;
/** Tells what is wrong in a file of rows, as it is found. */ const problemTeller = (file, listener)=>{
    let found = 0;
    const warn = (message)=>listener({
            type: 'warning',
            message
        });
    return {
        add (problems) {
            for (const problem of problems){
                found += 1;
                if (found <= MOST_TOLD) warn(`${file} ${describeProblem(problem)}. The row is left out.`);
            }
        },
        /** To be called once all were added. */ end () {
            const more = found - MOST_TOLD;
            if (more > 0) warn(`${file} has ${more} more problems in rows, which are left out as well.`);
        }
    };
};

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
const cannotRead = (file, error)=>new errors/* UserError */.yo(`${(0,quote/* quote */.h)(`--dataset ${file}`)} cannot be read: ${(0,errors/* errorMessage */.gJ)(error)}. Name a file of rows: CSV as published, JSON, or JSON Lines, each also compressed by gzip.`);
/**
 * What tells two files of rows apart, in hex.
 * @throws what {@link requireRegular} does; the reason of `signal`
 */ const sha256Of = async (file, signal)=>{
    await requireRegular(file);
    const hash = (0,external_node_crypto_.createHash)('sha256');
    await (0,external_node_stream_promises_.pipeline)((0,external_node_fs_.createReadStream)(file), hash, {
        signal
    });
    return hash.digest('hex');
};
/** A row as a task of the dataset, whether its folder is there or not. */ const entryOf = ({ instance_id: name }, { files, dir })=>{
    const toml = files.get('task.toml')?.text ?? '';
    return {
        ...(0,parse_task/* parseTask */.X)({
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
        const files = (0,row_task/* rowTaskFiles */.vB)(row, {
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
        throw new errors/* UserError */.yo(`${(0,quote/* quote */.h)(`--dataset ${file}`)} was changed while it was read. Start again.`);
    };
    await (0,cache_use/* markUse */.F)(cacheDir);
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
            const isOfFile = error instanceof read_file/* RefusedFile */.tg || error.code !== undefined;
            throw isOfFile ? cannotRead(file, error) : error;
        }
        problems.end();
    }
    return {
        loaded: {
            entries: entries.sort(byName),
            skipped: [],
            dataset: {
                source: file === null ? 'no rows' : (0,external_node_path_.basename)(file),
                commit: sha256
            },
            tasksDir: file ?? (0,file_cache/* rowFolders */.YF)(cacheDir).tasks
        },
        rows: {
            publishedImages: choice.publishedImages,
            repositories: openClones(choice, context),
            write
        }
    };
};

;// CONCATENATED MODULE: ./src/dataset/changed-paths.js






const changed_paths_labelOf = (ref)=>(0,quote/* quote */.h)(`--changed-since ${ref}`);
/** Whether a call that answers by its exit code says yes; its output then. */ const said = ({ ok, stdout })=>ok && stdout !== '' ? stdout : null;
const topOf = async (dir, ref)=>{
    const top = said(await (0,git/* git */.$)([
        'rev-parse',
        '--show-toplevel'
    ], {
        dir
    }));
    if (top !== null) return top;
    throw new errors/* UserError */.yo(`${changed_paths_labelOf(ref)}: ${(0,quote/* quote */.h)(dir)} is in no work tree of git, so nothing tells what changed. Name a dataset in a clone.`);
};
/** Where the clone came from: the remote that the ref begins with, `origin`, or the only one there is. */ const upstreamOf = async (top, ref, { token, certificates, signal })=>{
    const names = (await (0,git/* git */.$)([
        'remote'
    ], {
        dir: top
    })).stdout.split('\n').filter((name)=>name !== '');
    const name = names.find((one)=>ref.startsWith(`${one}/`)) ?? names.find((one)=>one === 'origin') ?? names[0];
    if (name === undefined) return null;
    const { stdout } = await (0,git/* git */.$)([
        'remote',
        'get-url',
        name
    ], {
        dir: top
    });
    const url = stdout.replace(/\/\/[^/@]*@/, '//');
    const remote = (0,dataset_remote/* openRemote */.d)({
        url,
        token,
        certificates,
        signal,
        label: changed_paths_labelOf(ref),
        loginAdvice: 'Let actions/checkout keep its login (persist-credentials), or check out the whole history (fetch-depth: 0).'
    });
    return {
        remote,
        name
    };
};
const isShallow = async (top)=>(await (0,git/* git */.$)([
        'rev-parse',
        '--is-shallow-repository'
    ], {
        dir: top
    })).stdout === 'true';
const FETCH = [
    'fetch',
    '--quiet',
    '--no-tags',
    '--no-recurse-submodules',
    '--no-write-fetch-head'
];
/** The commit that a ref means: to this clone, or else to where it came from, from where it then is fetched. */ const commitOf = async (top, ref, context)=>{
    if (ref.startsWith('-')) throw new errors/* UserError */.yo(`${changed_paths_labelOf(ref)} is no branch, tag or commit.`);
    const local = said(await (0,git/* git */.$)([
        'rev-parse',
        '--verify',
        '--quiet',
        '--end-of-options',
        `${ref}^{commit}`
    ], {
        dir: top
    }));
    if (local !== null) return local;
    const upstream = await upstreamOf(top, ref, context);
    const unknown = (where)=>new errors/* UserError */.yo(`${changed_paths_labelOf(ref)} is no branch, tag or commit of ${where}. Correct it, or fetch it first.`);
    if (upstream === null) throw unknown(`${(0,quote/* quote */.h)(top)}, which has no remote`);
    const { remote, name } = upstream;
    const short = ref.startsWith(`${name}/`) ? ref.slice(name.length + 1) : ref;
    const commit = await (0,dataset_remote/* resolveRef */.q)(remote, {
        repository: name,
        ref: short,
        dir: top
    });
    if (commit === null) throw unknown(`${(0,quote/* quote */.h)(top)}, nor of its remote ${name}`);
    const isThere = await (0,git/* git */.$)([
        'cat-file',
        '-e',
        `${commit}^{commit}`
    ], {
        dir: top
    });
    if (isThere.ok) return commit;
    const depth = await isShallow(top) ? [
        '--depth=1'
    ] : [];
    await remote.call([
        ...FETCH,
        ...depth,
        name,
        commit
    ], {
        dir: top
    });
    return commit;
};
const commonCommit = async (top, commit)=>said(await (0,git/* git */.$)([
        'merge-base',
        'HEAD',
        commit
    ], {
        dir: top
    }));
/** Most branches are short; the last step gets all there is. */ const DEEPER = [
    '--deepen=50',
    '--deepen=250',
    '--unshallow'
];
const MOST_ENDS = 100;
/** The commits at which a shallow clone ends; the server has them all, unlike a HEAD that was made here. */ const endsOf = async (top)=>{
    const { stdout } = await (0,git/* git */.$)([
        'rev-parse',
        '--git-path',
        'shallow'
    ], {
        dir: top
    });
    const text = await (0,promises_.readFile)((0,external_node_path_.resolve)(top, stdout), 'utf8').catch(()=>'');
    return text.split('\n').filter((line)=>line !== '');
};
const mergeBaseOf = async (top, ref, context)=>{
    const commit = await commitOf(top, ref, context);
    for (const step of DEEPER){
        const found = await commonCommit(top, commit);
        if (found !== null) return found;
        if (!await isShallow(top)) break;
        const upstream = await upstreamOf(top, ref, context);
        if (upstream === null) break;
        const ends = await endsOf(top);
        // Without names git would get every branch there is.
        const wanted = ends.length > MOST_ENDS ? [] : ends;
        await upstream.remote.call([
            ...FETCH,
            step,
            upstream.name,
            ...wanted
        ], {
            dir: top
        });
    }
    const found = await commonCommit(top, commit);
    if (found !== null) return found;
    throw new errors/* UserError */.yo(`${changed_paths_labelOf(ref)}: HEAD and ${commit} have no commit in common. Name a ref that HEAD was made from.`);
};
const namesIn = async (top, args)=>{
    const { ok, stdout, stderr } = await (0,git/* git */.$)(args, {
        dir: top
    });
    if (!ok) throw new Error(`git ${args[0]} failed in ${top}: ${stderr}`);
    return stdout.split('\0').filter((name)=>name !== '').map((name)=>(0,external_node_path_.join)(top, name));
};
/**
 * What changed in the repository of a folder (absolute) since its history parted from a ref: by commits
 * and in the work tree. A ref that the clone lacks is asked of its remote; a shallow clone is deepened until both
 * histories meet.
 *
 * @throws UserError for a folder outside of git, an unknown ref, and histories that never meet
 * @throws FaultError `infrastructure` where the remote cannot be reached
 */ const changedSince = async (dir, ref, context)=>{
    const top = await topOf(dir, ref);
    const mergeBase = await mergeBaseOf(top, ref, context);
    const different = await namesIn(top, [
        'diff',
        '--name-only',
        '-z',
        '--no-renames',
        '--no-ext-diff',
        mergeBase,
        '--'
    ]);
    const added = await namesIn(top, [
        'ls-files',
        '-z',
        '--others',
        '--exclude-standard'
    ]);
    return {
        mergeBase,
        paths: [
            ...different,
            ...added
        ],
        async textBefore (path) {
            const name = path.startsWith(`${top}/`) ? path.slice(top.length + 1) : path;
            const args = [
                'show',
                `${mergeBase}:${name}`
            ];
            // A clone without the bytes of files gets these from its remote.
            const upstream = await upstreamOf(top, ref, context);
            const shown = await (upstream?.remote.attempt ?? git/* git */.$)(args, {
                dir: top
            });
            return shown.ok ? shown.stdout : null;
        }
    };
};

// EXTERNAL MODULE: ./src/image/dockerfile.js
var image_dockerfile = __webpack_require__(3969);
// EXTERNAL MODULE: ./src/image/manifest.js
var image_manifest = __webpack_require__(41538);
// EXTERNAL MODULE: ./src/commands/shared/dataset/task-parents.js
var task_parents = __webpack_require__(7614);
;// CONCATENATED MODULE: ./src/commands/shared/dataset/changed-tasks.js







const isIn = (folder, path)=>path.startsWith(folder + external_node_path_.sep);
/** The bases of the manifest as it was; none where there was no manifest, or none that can be read. */ const recipesBefore = async (manifest, changed)=>{
    const text = await changed.textBefore(manifest);
    try {
        return text === null ? [] : (0,image_manifest/* parseManifest */.Ng)(text, manifest);
    } catch  {
        return [];
    }
};
/** Names of the base images that a change makes others: by their files, the manifest, or a base below them. */ const changedBases = async (bases, changed)=>{
    const manifest = (0,external_node_path_.join)(bases.dir, 'manifest');
    const before = changed.paths.includes(manifest) ? await recipesBefore(manifest, changed) : bases.recipes;
    const parents = new Map();
    const found = new Set();
    for (const recipe of bases.recipes){
        const { contextDir, dockerfile, leaveOut } = (0,image_bases/* baseContext */.R)(bases, recipe);
        const text = await (0,promises_.readFile)((0,external_node_path_.join)(contextDir, dockerfile), 'utf8').catch(()=>'');
        parents.set(recipe.image, (0,image_dockerfile/* parentImages */.b)(text));
        const hasFile = changed.paths.some((path)=>isIn(contextDir, path) && !leaveOut.has((0,external_node_path_.relative)(contextDir, path)));
        const wasThere = before.some((one)=>one.image === recipe.image && one.dockerfile === recipe.dockerfile);
        if (hasFile || !wasThere) found.add(recipe.image);
    }
    let size;
    do {
        size = found.size;
        for (const [image, below] of parents)if (below.some((parent)=>found.has(parent))) found.add(image);
    }while (found.size > size)
    return found;
};
/**
 * Names of the tasks that changed since the history parted from a ref, and of those on a changed base.
 * @throws UserError where nothing can tell
 * @throws FaultError `infrastructure` where a shallow clone cannot be deepened
 */ const changedTasks = async ({ loaded, bases }, ref, { datasetToken: token, certificates, signal })=>{
    const changed = await changedSince(loaded.tasksDir, ref, {
        token,
        certificates,
        signal
    });
    // The paths of git's are those behind every link.
    const dir = await (0,promises_.realpath)(bases.dir).catch(()=>bases.dir);
    const images = await changedBases({
        ...bases,
        dir
    }, changed);
    const names = new Set();
    for (const entry of loaded.entries){
        const isOnChanged = async ()=>entry.ok && (await (0,task_parents/* taskParents */.J)(entry.task)).some((parent)=>images.has(parent));
        if (changed.paths.some((path)=>isIn(entry.dir, path)) || await isOnChanged()) names.add(entry.name);
    }
    return names;
};

;// CONCATENATED MODULE: ./src/commands/shared/dataset/open-dataset.js













const GITHUB = 'https://github.com';
const isFolder = (path)=>(0,external_node_fs_.statSync)(path, {
        throwIfNoEntry: false
    })?.isDirectory() ?? false;
/** Where `owner/repo` lives. */ const serverUrlOf = ({ environment })=>environment.GITHUB_SERVER_URL || GITHUB;
const fetchNamed = (text, caBundle, context)=>{
    const reference = parseReference(text, {
        serverUrl: serverUrlOf(context),
        folder: process.cwd(),
        isFolder
    });
    return fetchDataset(reference, {
        cacheDir: context.cacheDir ?? (0,file_cache/* defaultCacheDir */.$g)(),
        token: context.datasetToken,
        certificates: caBundle?.path,
        signal: context.signal
    });
};
/** Tells when the whole of a dataset that everybody knows is not what everybody knows. */ const warnOfCounts = ({ loaded, bases }, listener)=>{
    const repositories = new Set(loaded.entries.flatMap((entry)=>entry.ok ? [
            entry.task.repository
        ] : []));
    repositories.delete(null);
    const message = countWarning(loaded.dataset.source, {
        tasks: loaded.entries.length,
        repositories: repositories.size,
        bases: bases.recipes.length
    });
    if (message !== undefined) listener({
        type: 'warning',
        message
    });
};
const openRowsAsDataset = async (choice, { bases, caBundle }, context)=>{
    const cacheDir = context.cacheDir ?? (0,file_cache/* defaultCacheDir */.$g)();
    const { listener, signal, datasetToken: token } = context;
    const opened = await openRows(choice, {
        serverUrl: serverUrlOf(context),
        ...{
            token,
            certificates: caBundle?.path,
            cacheDir,
            listener,
            signal
        }
    });
    const known = bases === undefined ? {
        dir: cacheDir,
        recipes: []
    } : await (0,image_bases/* loadBases */.P)(bases);
    return {
        ...opened,
        bases: known,
        pinned: undefined
    };
};
/**
 * The dataset that was named: fetched where that has to be, and loaded.
 * @throws UserError for one that is not there, may not be read, or has no tasks
 * @throws FaultError `infrastructure` where its repository cannot be reached
 */ const openDataset = async ({ path, dataset, rows, bases, caBundle }, context)=>{
    if (bases !== undefined && !(0,external_node_fs_.existsSync)(bases)) {
        throw new errors/* UserError */.yo(`${(0,quote/* quote */.h)(`--bases ${bases}`)} does not exist. Name the folder that holds the manifest, or leave it out.`);
    }
    if (rows !== undefined) return openRowsAsDataset(rows, {
        bases,
        caBundle
    }, context);
    const fetched = dataset === undefined ? undefined : await fetchNamed(dataset, caBundle, context);
    if (fetched !== undefined && !fetched.wasCached) {
        const { source, commit } = fetched.source;
        context.listener({
            type: 'notice',
            message: `Fetched ${source} at commit ${commit}.`
        });
    }
    const folder = await (0,dataset_folder/* loadFolder */.j)(fetched?.path ?? path);
    const loaded = fetched === undefined ? folder : {
        ...folder,
        dataset: fetched.source
    };
    const beside = fetched?.bases ?? (0,external_node_path_.join)((0,external_node_path_.dirname)(loaded.tasksDir), 'bases');
    const opened = {
        loaded,
        bases: await (0,image_bases/* loadBases */.P)(bases ?? beside),
        pinned: fetched?.pinned
    };
    warnOfCounts(opened, context.listener);
    return opened;
};
/**
 * The tasks of an opened dataset that are wanted, sorted by name; none only where none has changed, or
 * where there are no rows.
 * @throws UserError for a glob, repository or ref that nothing bears
 */ const selectFrom = async ({ loaded, bases, rows }, choice, context)=>{
    const { changedSince, caBundle } = choice;
    if (rows !== undefined && changedSince !== undefined) {
        throw new errors/* UserError */.yo(`${(0,quote/* quote */.h)(`--changed-since ${changedSince}`)} goes by the history of a folder of tasks, and rows have none. Leave it out, and name rows by \`--include\`.`);
    }
    if (rows !== undefined && loaded.entries.length === 0) return [];
    const certificates = caBundle?.path;
    const changed = changedSince === undefined ? undefined : await changedTasks({
        loaded,
        bases
    }, changedSince, {
        ...context,
        certificates
    });
    return selectTasks(loaded.entries, {
        ...choice,
        changed
    });
};


/***/ }),

/***/ 7614:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ taskParents)
/* harmony export */ });
/* harmony import */ var _dataset_read_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30863);
/* harmony import */ var _dataset_read_task_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86976);
/* harmony import */ var _image_dockerfile_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3969);



/** The images that a task's own image builds on, as its recipe names them; none where it has no recipe to read. */ const taskParents = async (task)=>{
    if (task.environment.dockerImage !== null) return [];
    try {
        const recipe = await (0,_dataset_read_task_js__WEBPACK_IMPORTED_MODULE_1__/* .readTaskFile */ .w)(task, 'environment/Dockerfile');
        return recipe === null ? [] : (0,_image_dockerfile_js__WEBPACK_IMPORTED_MODULE_2__/* .parentImages */ .b)(recipe.toString('utf8'));
    } catch (error) {
        if (error instanceof _dataset_read_file_js__WEBPACK_IMPORTED_MODULE_0__/* .RefusedFile */ .tg) return [];
        throw error;
    }
};


/***/ }),

/***/ 944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ markUse),
/* harmony export */   e: () => (/* binding */ usersOf)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _engine_labels_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28385);




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
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(cacheDir, USERS);
    const users = new Set();
    for (const name of (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(folder).catch(()=>[]))){
        const owner = (0,_engine_labels_js__WEBPACK_IMPORTED_MODULE_3__/* .parseOwner */ .pZ)(await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name), 'utf8').catch(()=>''));
        if (owner && await (0,_engine_labels_js__WEBPACK_IMPORTED_MODULE_3__/* .ownerIsRunning */ .N3)(owner)) users.add(owner.pid);
    }
    return [
        ...users
    ].sort((a, b)=>a - b);
};


/***/ }),

/***/ 34316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XX: () => (/* binding */ inDraft),
/* harmony export */   jU: () => (/* binding */ removeAbandoned),
/* harmony export */   qM: () => (/* binding */ fillFolder),
/* harmony export */   yh: () => (/* binding */ moveAway)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29866);
/* harmony import */ var _engine_labels_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28385);
/* harmony import */ var _make_folders_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(17138);






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

/***/ 29830:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ quoted),
/* harmony export */   Y: () => (/* binding */ parsePredictions)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43045);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29866);
/* harmony import */ var _text_first_few_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69176);



const rowSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    instance_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).nullish(),
    org: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).nullish(),
    repo: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).nullish(),
    number: zod__WEBPACK_IMPORTED_MODULE_1__/* .union */ .KCZ([
        zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().int().nonnegative(),
        zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(/^\d+$/)
    ]).nullish(),
    model_patch: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    fix_patch: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    model_name_or_path: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish()
});
/** `org/repo:pr-N` of a Multi-SWE-bench row, else SWE-bench's `instance_id`, else the key it stands under. */ const idOf = ({ instance_id, org, repo, number }, key)=>{
    if (org != null && repo != null && number != null) return `${org}/${repo}:pr-${Number(number)}`;
    return instance_id ?? key;
};
const LONGEST_QUOTE = 100;
/** A text of the user's file for a message: on one line, and not without end. */ const quoted = (text)=>JSON.stringify(text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text);
const NAMED_KEYS = 8;
/** What stands there instead of what was looked for. */ const keysOf = (row)=>{
    const keys = Object.keys(row);
    return keys.length === 0 ? 'it is empty' : `its keys are ${(0,_text_first_few_js__WEBPACK_IMPORTED_MODULE_2__/* .firstFew */ .D)(keys, {
        most: NAMED_KEYS,
        show: quoted
    })}`;
};
const readRow = (value, { place, key }, { missingIsEmpty })=>{
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return {
        place,
        message: 'is no JSON object'
    };
    const parsed = rowSchema.safeParse(value);
    if (!parsed.success) {
        const [issue] = parsed.error.issues;
        return {
            place,
            message: `${issue?.path.join('.')}: ${issue?.message}`
        };
    }
    const row = parsed.data;
    if (!missingIsEmpty && !('model_patch' in value) && !('fix_patch' in value)) return {
        place,
        message: `has neither \`model_patch\` nor \`fix_patch\`; ${keysOf(value)}`
    };
    if (row.model_patch != null && row.fix_patch != null && row.model_patch !== row.fix_patch) return {
        place,
        message: 'has a `model_patch` and another `fix_patch`'
    };
    const id = idOf(row, key);
    if (id === undefined) return {
        place,
        message: `names no task: it has neither \`instance_id\` nor \`org\`, \`repo\` and \`number\`; ${keysOf(value)}`
    };
    if (key !== undefined && row.instance_id != null && row.instance_id !== key) return {
        place,
        message: `stands under another name than its instance_id ${quoted(row.instance_id)}`
    };
    return {
        id,
        patch: row.model_patch ?? row.fix_patch ?? '',
        model: row.model_name_or_path?.trim() || null,
        place
    };
};
const sorted = (read)=>({
        rows: read.filter((one)=>'id' in one),
        mistakes: read.filter((one)=>'message' in one)
    });
const parseJson = (text)=>{
    try {
        return {
            value: JSON.parse(text)
        };
    } catch (error) {
        return {
            error: (0,_contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .errorMessage */ .gJ)(error)
        };
    }
};
/** Told from other text, so that a row under other keys is not taken for patches by id. */ const isPatch = (value)=>typeof value === 'string' && (value.trim() === '' || /^(diff --git |--- )/m.test(value));
/** An array of rows, an object of rows or of patches by id, or one row. */ const parseWhole = (value, rules)=>{
    if (Array.isArray(value)) return sorted(value.map((one, index)=>readRow(one, {
            place: `item ${index + 1}`
        }, rules)));
    if (typeof value !== 'object' || value === null) return {
        rows: [],
        mistakes: [
            {
                place: 'line 1',
                message: 'is neither object nor array'
            }
        ]
    };
    const entries = Object.entries(value);
    const isRow = [
        'instance_id',
        'model_patch',
        'fix_patch'
    ].some((key)=>key in value);
    if (!isRow && entries.every(([, one])=>isPatch(one))) return sorted(entries.map(([key, one])=>readRow({
            model_patch: one
        }, {
            place: `key ${quoted(key)}`,
            key
        }, rules)));
    // An object without objects is a row whose keys are of another harness.
    if (isRow || entries.every(([, one])=>typeof one !== 'object' || one === null)) return sorted([
        readRow(value, {
            place: 'line 1'
        }, rules)
    ]);
    return sorted(entries.map(([key, one])=>readRow(one, {
            place: `key ${quoted(key)}`,
            key
        }, rules)));
};
/**
 * Reads the text of a file of predictions: JSON Lines, or one JSON value (an array of rows, or an
 * object of rows or of patches by id). A row is SWE-bench's or Multi-SWE-bench's. What is wrong is named by line.
 */ const parsePredictions = (text, rules = {
    missingIsEmpty: false
})=>{
    if (text.trim() === '') return {
        rows: [],
        mistakes: [
            {
                place: 'line 1',
                message: 'is empty'
            }
        ]
    };
    const whole = parseJson(text);
    if ('value' in whole) return parseWhole(whole.value, rules);
    const read = [];
    let isLines = false;
    for (const [index, line] of text.split('\n').entries()){
        if (line.trim() === '') continue;
        const parsed = parseJson(line);
        const place = `line ${index + 1}`;
        if ('error' in parsed) read.push({
            place,
            message: `is no JSON: ${parsed.error}`
        });
        else {
            isLines ||= typeof parsed.value === 'object' && parsed.value !== null;
            read.push(readRow(parsed.value, {
                place
            }, rules));
        }
    }
    if (isLines) return sorted(read);
    // No line is a row: it was meant as one value, and its own error says where it breaks.
    return {
        rows: [],
        mistakes: [
            {
                place: 'the file',
                message: `is neither JSON nor JSON Lines: ${whole.error}`
            }
        ]
    };
};


/***/ })

};
;