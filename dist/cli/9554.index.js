"use strict";
exports.id = 9554;
exports.ids = [9554];
exports.modules = {

/***/ 89554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ openDataset),
  a: () => (/* binding */ selectFrom)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(29866);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./src/dataset/git.js
var git = __webpack_require__(73634);
;// CONCATENATED MODULE: ./src/dataset/dataset-cache.js





const digest = (text)=>(0,external_node_crypto_.createHash)('sha256').update(text).digest('hex').slice(0, 12);
/** Where a dataset stands in the cache (absolute), once it is whole. */ const cachedFolder = (cacheDir, { url, repository, commit, path })=>{
    const readable = repository.replaceAll(/[^A-Za-z0-9.-]+/g, '_').slice(-60);
    const folder = path === '' ? commit : `${commit}-${digest(path)}`;
    return (0,external_node_path_.join)(cacheDir, 'datasets', `${readable}-${digest(url)}`, folder);
};
const DRAFT = '.draft-';
const ABANDONED_MS = 24 * 3600_000;
/** Removes what runs that were killed have left half done; a younger one may still be at work. */ const removeAbandoned = async (folder)=>{
    for (const name of (await (0,promises_.readdir)(folder))){
        if (!name.startsWith(DRAFT)) continue;
        const path = (0,external_node_path_.join)(folder, name);
        const stats = await (0,promises_.stat)(path).catch(()=>null);
        if (stats !== null && Date.now() - stats.mtimeMs > ABANDONED_MS) await (0,promises_.rm)(path, {
            recursive: true,
            force: true
        });
    }
};
const moveAway = async (folder)=>{
    const draft = (0,external_node_path_.join)((0,external_node_path_.dirname)(folder), `${DRAFT}${(0,external_node_crypto_.randomBytes)(6).toString('hex')}`);
    await (0,promises_.rename)(folder, draft);
    await (0,promises_.rm)(draft, {
        recursive: true,
        force: true
    });
};
const isTaken = (error)=>[
        'ENOTEMPTY',
        'EEXIST'
    ].includes(error.code ?? '');
/**
 * Has a folder made elsewhere and gives it its name when it is whole, so that what was cut short is
 * never taken for a dataset. Where another run was quicker, its folder stays.
 */ const fillFolder = async (folder, make)=>{
    const parent = (0,external_node_path_.dirname)(folder);
    // What is private elsewhere is not for the other users of this machine.
    await (0,promises_.mkdir)(parent, {
        recursive: true,
        mode: 0o700
    });
    await removeAbandoned(parent);
    const draft = (0,external_node_path_.join)(parent, `${DRAFT}${(0,external_node_crypto_.randomBytes)(6).toString('hex')}`);
    try {
        await (0,promises_.mkdir)(draft);
        await make(draft);
        await (0,promises_.rename)(draft, folder).catch((error)=>{
            if (!isTaken(error)) throw error;
        });
    } finally{
        // A call that was ended may write its last file meanwhile.
        await (0,promises_.rm)(draft, {
            recursive: true,
            force: true,
            maxRetries: 3
        });
    }
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
        await moveAway(folder);
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
    throw new errors/* FaultError */.VD('infrastructure', 'dataset-cache', `The fetched dataset in ${folder} was changed and cannot be restored. Remove that folder; it is then fetched again.`);
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
const mistake = (text, why)=>new errors/* UserError */.yo(`--dataset ${JSON.stringify(text)} ${why} It takes owner/repo@ref, with :folder after it where the dataset is not at the top; in place of owner/repo also a URL (https, ssh or file) or the path of a local repository, such as ./repo.`);
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
        throw mistake(without, 'had a password in its URL, where logs and other programs can read it. Take it out, and give it as input dataset-token, or to a credential helper of git.');
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
const labelOf = (reference)=>`--dataset ${JSON.stringify(reference.text)}`;
const noSuchRef = (reference)=>new errors/* UserError */.yo(`${labelOf(reference)}: ${reference.repository} has no branch or tag ${JSON.stringify(reference.ref ?? HEAD)}. ` + 'Correct the ref; a commit is given with all its digits.');
const noTasks = (reference, files)=>{
    const { path, repository } = reference;
    const start = path === '' ? '' : `${path}/`;
    const inside = files.filter((file)=>file.startsWith(start));
    if (path !== '' && inside.length === 0) {
        return new errors/* UserError */.yo(`${labelOf(reference)}: ${repository} has no folder ${path} there. Correct the part after ":".`);
    }
    const owners = new Set(inside.filter((file)=>file.endsWith('/task.toml')).map((file)=>file.split('/').slice(0, -2).join('/')));
    const [first] = [
        ...owners
    ].filter((owner)=>owner !== '').sort();
    const hint = first === undefined ? 'A dataset has a folder tasks, with a folder for each task, and task.toml in it.' : `There are tasks in ${first}: put :${first} after the ref.`;
    return new errors/* UserError */.yo(`${labelOf(reference)}: there are no tasks ${path === '' ? 'at the top' : `in ${path}`}. ${hint}`);
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
        ],
        // Bytes as they are in the repository, on every machine and under every user's settings.
        [
            'config',
            'core.autocrlf',
            'false'
        ],
        [
            'config',
            'core.sparseCheckout',
            'true'
        ],
        [
            'config',
            'core.sparseCheckoutCone',
            'false'
        ],
        // A fetch that cleans up in the background would outlive us.
        [
            'config',
            'gc.auto',
            '0'
        ],
        [
            'config',
            'maintenance.auto',
            'false'
        ]
    ];
    for (const args of calls){
        const { ok, stderr } = await (0,git/* git */.$)(args, {
            dir
        });
        if (!ok) throw new Error(`git ${args.join(' ')} failed: ${stderr}`);
    }
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
 */ const fetchDataset = async (reference, { cacheDir, token, signal, retries })=>{
    const { url, repository, path } = reference;
    const remote = (0,dataset_remote/* openRemote */.d3)({
        url,
        token,
        signal,
        label: labelOf(reference),
        loginAdvice: "Check the repository's name. Where it is private, give input dataset-token; at a desk, log in with a credential helper of git.",
        ...retries === undefined ? {} : {
            retries
        }
    });
    const commit = await (0,dataset_remote/* resolveRef */.qE)(remote, {
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
    if (!wasCached) await fillFolder(folder, (draft)=>fetchInto(draft, {
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
        throw new errors/* UserError */.yo(`${option} ${JSON.stringify(glob)} is not a pattern that can be used: ${why}`);
    }
};
const nothingMatches = (option, glob, entries)=>{
    const names = entries.flatMap(namesOf);
    const near = (0,nearest_names/* nearestNames */.L)(glob.replaceAll('*', ''), names);
    const [first = ''] = names;
    const hint = near.length > 0 ? `Nearest: ${near.join(', ')}.` : `There ${entries.length === 1 ? 'is 1 task' : `are ${entries.length} tasks`}, such as ${first}; patterns match whole names, so try ${JSON.stringify(`*${glob.replaceAll('*', '')}*`)}.`;
    return new errors/* UserError */.yo(`${option} ${JSON.stringify(glob)} matches no task. ${hint}`);
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
            throw new errors/* UserError */.yo(`--repository ${JSON.stringify(glob)} matches no task's repository. ${hint}`);
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
        throw new errors/* UserError */.yo(`No task is left: none that --include ${shown(include)} selects is from --repository ${shown(repository)}. Leave one of them out.`);
    }
    const left = named.filter((entry)=>!excluded.has(entry));
    if (left.length === 0) {
        throw new errors/* UserError */.yo(`No task is left: --exclude ${shown(exclude)} excludes every selected task. Exclude fewer.`);
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
;// CONCATENATED MODULE: ./src/dataset/changed-paths.js





const changed_paths_labelOf = (ref)=>`--changed-since ${JSON.stringify(ref)}`;
/** Whether a call that answers by its exit code says yes; its output then. */ const said = ({ ok, stdout })=>ok && stdout !== '' ? stdout : null;
const topOf = async (dir, ref)=>{
    const top = said(await (0,git/* git */.$)([
        'rev-parse',
        '--show-toplevel'
    ], {
        dir
    }));
    if (top !== null) return top;
    throw new errors/* UserError */.yo(`${changed_paths_labelOf(ref)}: ${dir} is in no work tree of git, so nothing tells what changed. Name a dataset in a clone.`);
};
/** Where the clone came from: the remote that the ref begins with, `origin`, or the only one there is. */ const upstreamOf = async (top, ref, { token, signal })=>{
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
    const remote = (0,dataset_remote/* openRemote */.d3)({
        url,
        token,
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
    if (upstream === null) throw unknown(`${top}, which has no remote`);
    const { remote, name } = upstream;
    const short = ref.startsWith(`${name}/`) ? ref.slice(name.length + 1) : ref;
    const commit = await (0,dataset_remote/* resolveRef */.qE)(remote, {
        repository: name,
        ref: short,
        dir: top
    });
    if (commit === null) throw unknown(`${top}, nor of its remote ${name}`);
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
// EXTERNAL MODULE: ./src/commands/shared/task-parents.js
var task_parents = __webpack_require__(73695);
;// CONCATENATED MODULE: ./src/commands/shared/changed-tasks.js







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
 */ const changedTasks = async ({ loaded, bases }, ref, { datasetToken, signal })=>{
    const changed = await changedSince(loaded.tasksDir, ref, {
        token: datasetToken,
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

// EXTERNAL MODULE: ./src/commands/shared/file-cache.js
var file_cache = __webpack_require__(64831);
;// CONCATENATED MODULE: ./src/commands/shared/open-dataset.js











const GITHUB = 'https://github.com';
const isFolder = (path)=>(0,external_node_fs_.statSync)(path, {
        throwIfNoEntry: false
    })?.isDirectory() ?? false;
const fetchNamed = (text, context)=>{
    const reference = parseReference(text, {
        serverUrl: context.environment.GITHUB_SERVER_URL || GITHUB,
        folder: process.cwd(),
        isFolder
    });
    return fetchDataset(reference, {
        cacheDir: context.cacheDir ?? (0,file_cache/* defaultCacheDir */.$)(),
        token: context.datasetToken,
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
/**
 * The dataset that was named: fetched where that has to be, and loaded.
 * @throws UserError for one that is not there, may not be read, or has no tasks
 * @throws FaultError `infrastructure` where its repository cannot be reached
 */ const openDataset = async ({ path, dataset, bases }, context)=>{
    if (bases !== undefined && !(0,external_node_fs_.existsSync)(bases)) {
        throw new errors/* UserError */.yo(`--bases ${bases} does not exist. Name the folder that holds the manifest, or leave it out.`);
    }
    const fetched = dataset === undefined ? undefined : await fetchNamed(dataset, context);
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
 * The tasks of an opened dataset that are wanted, sorted by name; none only where none has changed.
 * @throws UserError for a glob, repository or ref that nothing bears
 */ const selectFrom = async ({ loaded, bases }, choice, context)=>{
    const { changedSince } = choice;
    const changed = changedSince === undefined ? undefined : await changedTasks({
        loaded,
        bases
    }, changedSince, context);
    return selectTasks(loaded.entries, {
        ...choice,
        changed
    });
};


/***/ }),

/***/ 73695:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ taskParents)
/* harmony export */ });
/* harmony import */ var _dataset_read_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30863);
/* harmony import */ var _dataset_read_task_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10336);
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

/***/ 57532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ loadFolder)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29866);
/* harmony import */ var _git_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88394);
/* harmony import */ var _read_task_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10336);





const isFile = async (path)=>{
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).catch(()=>null);
    return stats?.isFile() ?? false;
};
const isTask = (dir)=>isFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'task.toml'));
const load = async (dir)=>({
        ...await (0,_read_task_js__WEBPACK_IMPORTED_MODULE_4__/* .readTask */ .g)(dir),
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
        return new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${path} has no tasks, but its folder ${first} has: use --path ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, first)}`);
    }
    const seen = skipped.slice(0, NAMED_FOLDERS).map(({ name, reason })=>`${JSON.stringify(name)} ${reason}`);
    const more = skipped.length > NAMED_FOLDERS ? `, and ${skipped.length - NAMED_FOLDERS} more` : '';
    const found = seen.length > 0 ? ` (${seen.join(', ')}${more})` : '';
    return new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${path} has no tasks${found}. --path takes a folder of tasks, or one task: a folder with task.toml in it.`);
};
/** The folder that a user's path means, with links resolved. */ const resolveFolder = async (path)=>{
    const stats = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.stat)(path).catch((error)=>{
        if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') {
            throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`--path ${path} cannot be read (${error.code}). Check its permissions.`);
        }
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`--path ${path} does not exist. Give a folder of tasks, or one task; in a workflow, check out the dataset first.`);
    });
    if (stats.isDirectory()) return (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(path);
    const hint = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path) === 'task.toml' ? ` Use --path ${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path)}.` : '';
    throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`--path ${path} is a file. Give a folder of tasks, or one task.${hint}`);
};
/**
 * Loads the tasks at a path (absolute): one task, or the immediate folders of a dataset. A task that
 * cannot run is an entry with its fault; a folder that is none is in `skipped`.
 *
 * @throws UserError when there is no such folder, or no task in it
 */ const loadFolder = async (path)=>{
    const root = await resolveFolder(path);
    const dataset = (0,_git_source_js__WEBPACK_IMPORTED_MODULE_3__/* .gitSource */ .Y)(root);
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


/***/ })

};
;