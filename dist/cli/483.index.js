"use strict";
exports.id = 483;
exports.ids = [483];
exports.modules = {

/***/ 64831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ defaultCacheDir),
/* harmony export */   H: () => (/* binding */ fileCache)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);



/** `$XDG_CACHE_HOME/kotlin-bench`, by default `~/.cache/kotlin-bench`. */ const defaultCacheDir = (env = process.env)=>(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(env.XDG_CACHE_HOME || (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.homedir)(), '.cache'), 'kotlin-bench');
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

/***/ 67801:
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
;// CONCATENATED MODULE: ./src/dataset/git-source.js



/** What git says of a folder; null where it refuses. */ const ask = async (dir, args)=>{
    const { ok, stdout } = await (0,git/* git */.$)(args, {
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
    const folder = (0,external_node_path_.relative)(top, await (0,promises_.realpath)(dir)).split(external_node_path_.sep).join('/');
    const source = repository === null ? dir : [
        repository,
        folder
    ].filter((part)=>part !== '').join('/');
    return {
        source,
        commit: changes === '' && tracked !== '' ? head : null
    };
};

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
        repository: repositoryOfRemote(address) ?? address
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
            repository: repositoryOfRemote(address) ?? address
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

// EXTERNAL MODULE: ../../node_modules/p-retry/index.js + 1 modules
var p_retry = __webpack_require__(58367);
;// CONCATENATED MODULE: ./src/dataset/credentials.js

const VARIABLE = 'KOTLIN_BENCH_GIT_PASSWORD';
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
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
    if (protocol === 'http:' && !LOOPBACK.test(hostname)) {
        throw new errors/* UserError */.yo(`The dataset's URL ${origin} is not encrypted, so dataset-token is not sent to it. Use https.`);
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

;// CONCATENATED MODULE: ./src/dataset/git-failure.js

/** How git and the servers say what is wrong, most telling first; git's words are asked for in English. */ const SIGNATURES = [
    [
        'disk',
        /no space left on device|disk quota exceeded/i
    ],
    [
        'certificate',
        /SSL certificate problem|server certificate verification failed|CERT_/i
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
const causeOf = ({ stderr })=>SIGNATURES.find(([, pattern])=>pattern.test(stderr))?.[0] ?? 'network';
const fault = (code, message)=>new errors/* FaultError */.VD('infrastructure', code, message);
/** Whether trying again may help. */ const isPassing = (thrown)=>thrown instanceof errors/* FaultError */.VD && (thrown.code === 'dataset-unreachable' || thrown.code === 'dataset-limited');
/** What is thrown for a call that had to reach a repository and did not get what it asked for. */ const gitFailure = (result, asked)=>{
    const { label, url, hasToken, loginAdvice } = asked;
    if (result.isMissing) {
        return fault('git-missing', `${label} is fetched by git, and there is no git on PATH. Install it.`);
    }
    const said = saidBy(result);
    if (result.timedOut) return fault('dataset-unreachable', `${label}: ${url} did not answer in time (${said}).`);
    switch(causeOf(result)){
        case 'disk':
            return fault('disk-full', `${label}: there is no space left for it (${said}).`);
        case 'certificate':
            return fault('dataset-certificate', `${label}: the certificate of ${url} is not trusted (${said}). Where a proxy of yours signs it, name the proxy's certificates in GIT_SSL_CAINFO.`);
        case 'limited':
            return fault('dataset-limited', `${label}: ${url} answers that there were too many requests (${said}).`);
        case 'denied':
            return new errors/* UserError */.yo(`${label}: ${url} denies access (${said}). ${hasToken ? 'dataset-token needs to read the contents of that repository; where its organisation has single sign-on, authorise the token for it.' : loginAdvice}`);
        case 'login':
            return new errors/* UserError */.yo(hasToken ? `${label}: ${url} does not take dataset-token (${said}). Check that the token is whole, has not expired, and may read the contents of that repository.` : `${label}: ${url} asks for a login (${said}). ${loginAdvice}`);
        case 'absent':
            return new errors/* UserError */.yo(hasToken ? `${label}: there is no repository ${url} that dataset-token may read (${said}). Check its name, and what the token may read.` : `${label}: there is no repository ${url} (${said}). ${loginAdvice}`);
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
 */ const openRemote = ({ token, signal, retries = RETRIES, ...asked })=>{
    const { config, env } = credentials(asked.url, token);
    const failure = (result)=>gitFailure(result, {
            ...asked,
            hasToken: token !== undefined
        });
    const attempt = (args, options = {})=>(0,git/* git */.$)(args, {
            ...options,
            config: [
                ...STALLED,
                ...config
            ],
            env: {
                ...env,
                GIT_ALLOW_PROTOCOL: PROTOCOLS
            },
            signal,
            timeoutMs: TIMEOUT_MS
        });
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
    const remote = openRemote({
        url,
        token,
        signal,
        label: labelOf(reference),
        loginAdvice: "Check the repository's name. Where it is private, give input dataset-token; at a desk, log in with a credential helper of git.",
        ...retries === undefined ? {} : {
            retries
        }
    });
    const commit = await resolveRef(remote, {
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

// EXTERNAL MODULE: ./src/dataset/read-task.js + 3 modules
var read_task = __webpack_require__(10336);
;// CONCATENATED MODULE: ./src/dataset/folder.js





const isFile = async (path)=>{
    const stats = await (0,promises_.stat)(path).catch(()=>null);
    return stats?.isFile() ?? false;
};
const isTask = (dir)=>isFile((0,external_node_path_.join)(dir, 'task.toml'));
const load = async (dir)=>({
        ...await (0,read_task/* readTask */.g)(dir),
        name: (0,external_node_path_.basename)(dir),
        dir
    });
/** Why a child of the dataset's folder is no task; null when it is one; undefined when it is not worth a word. */ const reasonToSkip = async (root, name)=>{
    const path = (0,external_node_path_.join)(root, name);
    const stats = await (0,promises_.stat)(path).catch(()=>null);
    if (stats === null) return 'is a link to nothing';
    if (!stats.isDirectory()) return undefined;
    if (!(await (0,promises_.realpath)(path)).startsWith(root + external_node_path_.sep)) return 'is a link out of the dataset';
    if (await isTask(path)) return null;
    return name.startsWith('.') ? undefined : 'has no task.toml';
};
const scan = async (root)=>{
    const entries = [];
    const skipped = [];
    for (const name of (await (0,promises_.readdir)(root)).sort()){
        const reason = await reasonToSkip(root, name);
        if (reason === null) entries.push(await load((0,external_node_path_.join)(root, name)));
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
        const inner = await (0,promises_.readdir)((0,external_node_path_.join)(path, name)).catch(()=>[]);
        for (const child of inner.slice(0, SEARCHED_FOLDERS))if (await isTask((0,external_node_path_.join)(path, name, child))) return name;
    }
    return undefined;
};
const folder_noTasks = async (path, skipped)=>{
    const first = await firstWithTasks(path, skipped);
    if (first !== undefined) {
        return new errors/* UserError */.yo(`${path} has no tasks, but its folder ${first} has: use --path ${(0,external_node_path_.join)(path, first)}`);
    }
    const seen = skipped.slice(0, NAMED_FOLDERS).map(({ name, reason })=>`${JSON.stringify(name)} ${reason}`);
    const more = skipped.length > NAMED_FOLDERS ? `, and ${skipped.length - NAMED_FOLDERS} more` : '';
    const found = seen.length > 0 ? ` (${seen.join(', ')}${more})` : '';
    return new errors/* UserError */.yo(`${path} has no tasks${found}. --path takes a folder of tasks, or one task: a folder with task.toml in it.`);
};
/** The folder that a user's path means, with links resolved. */ const resolveFolder = async (path)=>{
    const stats = await (0,promises_.stat)(path).catch((error)=>{
        if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') {
            throw new errors/* UserError */.yo(`--path ${path} cannot be read (${error.code}). Check its permissions.`);
        }
        throw new errors/* UserError */.yo(`--path ${path} does not exist. Give a folder of tasks, or one task; in a workflow, check out the dataset first.`);
    });
    if (stats.isDirectory()) return (0,promises_.realpath)(path);
    const hint = (0,external_node_path_.basename)(path) === 'task.toml' ? ` Use --path ${(0,external_node_path_.dirname)(path)}.` : '';
    throw new errors/* UserError */.yo(`--path ${path} is a file. Give a folder of tasks, or one task.${hint}`);
};
/**
 * Loads the tasks at a path (absolute): one task, or the immediate folders of a dataset. A task that
 * cannot run is an entry with its fault; a folder that is none is in `skipped`.
 *
 * @throws UserError when there is no such folder, or no task in it
 */ const loadFolder = async (path)=>{
    const root = await resolveFolder(path);
    const dataset = gitSource(root);
    if (await isTask(root)) {
        return {
            entries: [
                await load(root)
            ],
            skipped: [],
            dataset: await dataset,
            tasksDir: (0,external_node_path_.dirname)(root)
        };
    }
    const { entries, skipped } = await scan(root);
    if (entries.length === 0) throw await folder_noTasks(path, skipped);
    return {
        entries,
        skipped,
        dataset: await dataset,
        tasksDir: root
    };
};

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
    const remote = openRemote({
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
    const commit = await resolveRef(remote, {
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
    const folder = await loadFolder(fetched?.path ?? path);
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
        stripFinalNewline: true,
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

/***/ 30863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D6: () => (/* binding */ MIB),
/* harmony export */   EF: () => (/* binding */ readCapped),
/* harmony export */   tg: () => (/* binding */ RefusedFile),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);


const MIB = 1024 * 1024;
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
/** As {@link readCapped}, decoded; a byte order mark is dropped and anything but UTF-8 refused. */ const readText = async (path, options)=>{
    const bytes = await readCapped(path, options);
    try {
        return new TextDecoder('utf-8', {
            fatal: true
        }).decode(bytes);
    } catch  {
        throw new RefusedFile(`${options.label} is not UTF-8`);
    }
};


/***/ }),

/***/ 10336:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  g: () => (/* binding */ readTask),
  w: () => (/* binding */ readTaskFile)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
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

// EXTERNAL MODULE: ./src/dataset/read-file.js
var read_file = __webpack_require__(30863);
// EXTERNAL MODULE: ./src/dataset/task-files.js
var task_files = __webpack_require__(15263);
;// CONCATENATED MODULE: ./src/dataset/read-task.js





const MAX_TOML = read_file/* MIB */.D6;
const MAX_COMPOSE = read_file/* MIB */.D6;
/** The largest file of the real dataset that is read as a whole has 2.2 MB. */ const MAX_TASK_FILE = 32 * read_file/* MIB */.D6;
const attempt = async (dir, name)=>{
    const files = await (0,task_files/* listTaskFiles */.L)(dir);
    const read = (label, maxBytes)=>(0,read_file/* readText */.yR)((0,external_node_path_.join)(dir, label), {
            maxBytes,
            label
        });
    const toml = await read('task.toml', MAX_TOML);
    const compose = files.has(task_compose/* COMPOSE_FILE */.U) ? await read(task_compose/* COMPOSE_FILE */.U, MAX_COMPOSE) : undefined;
    return parseTask({
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
 */ const readTask = async (dir, name = (0,external_node_path_.basename)(dir))=>{
    try {
        return await attempt(dir, name);
    } catch (thrown) {
        const code = thrown.code;
        if (!(thrown instanceof read_file/* RefusedFile */.tg) && typeof code !== 'string') throw thrown;
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
        return await (0,read_file/* readCapped */.EF)((0,external_node_path_.join)(task.dir, path), {
            maxBytes,
            label: path
        });
    } catch (thrown) {
        if (thrown instanceof read_file/* RefusedFile */.tg && thrown.message.includes('(ENOENT)')) return null;
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
/* harmony import */ var _read_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(30863);



/** More than any real task has by far; a folder beyond it is no task but a mistake. */ const MAX_FILES = 20_000;
const MAX_DEPTH = 40;
const isWithin = (folder, path)=>path === folder || path.startsWith(folder + node_path__WEBPACK_IMPORTED_MODULE_1__.sep);
const checkLink = async (root, path, name)=>{
    const target = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(path).catch(()=>null);
    if (target === null) throw new _read_file_js__WEBPACK_IMPORTED_MODULE_2__/* .RefusedFile */ .tg(`${name} is a link to ${await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readlink)(path)}, which does not exist`);
    if (!isWithin(root, target)) {
        throw new _read_file_js__WEBPACK_IMPORTED_MODULE_2__/* .RefusedFile */ .tg(`${name} is a link to ${await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readlink)(path)}, outside of the task's folder`);
    }
};
/**
 * The files of a task's folder, relative and with forward slashes; links that stay inside are named
 * but not followed. Links that lead out, pipes, sockets and devices are refused by name.
 */ const listTaskFiles = async (dir)=>{
    const root = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.realpath)(dir);
    const files = new Set();
    const visit = async (folder, depth)=>{
        if (depth > MAX_DEPTH) throw new _read_file_js__WEBPACK_IMPORTED_MODULE_2__/* .RefusedFile */ .tg(`folders are nested deeper than ${MAX_DEPTH}`);
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
            else if (!entry.isFile()) throw new _read_file_js__WEBPACK_IMPORTED_MODULE_2__/* .RefusedFile */ .tg(`${name} is neither a file nor a folder`);
            files.add(name);
            if (files.size > MAX_FILES) throw new _read_file_js__WEBPACK_IMPORTED_MODULE_2__/* .RefusedFile */ .tg(`the folder has more than ${MAX_FILES} files`);
        }
    };
    await visit(root, 0);
    return files;
};


/***/ }),

/***/ 74202:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K1: () => (/* binding */ ending),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   p0: () => (/* binding */ duration)
/* harmony export */ });
/** Text from a task or an agent on one line: what could move the cursor or forge a line is gone. */ const oneLine = (text)=>text.replace(/\u001b\[[0-9;?]*[ -/]*[@-~]/g, '').replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
/** `9 s`, `2 min 05 s`, `1 h 02 min`. */ const duration = (seconds)=>{
    const whole = Math.round(seconds);
    const two = (value)=>String(value).padStart(2, '0');
    if (whole < 60) return `${whole} s`;
    if (whole < 3600) return `${Math.floor(whole / 60)} min ${two(whole % 60)} s`;
    return `${Math.floor(whole / 3600)} h ${two(Math.floor(whole % 3600 / 60))} min`;
};
/** How a trial ended, in a few words: its outcome, and the fault or first reason. */ const ending = (record)=>{
    if (record.fault !== null) return `error (${record.fault.kind}): ${oneLine(record.fault.message)}`;
    const reason = record.reasons[0];
    return reason === undefined ? record.outcome : `${record.outcome}: ${oneLine(reason.message)}`;
};


/***/ }),

/***/ 81479:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ terminalProgress)
});

// EXTERNAL MODULE: ./src/entry/cli/progress-text.js
var progress_text = __webpack_require__(74202);
;// CONCATENATED MODULE: ./src/entry/cli/line-progress.js

const DONE = {
    build: 'built',
    pull: 'pulled',
    push: 'pushed',
    restore: 'restored',
    save: 'saved'
};
/** The line for an event, or undefined for one that is too small to tell of. */ const progressLine = (event)=>{
    switch(event.type){
        case 'job-started':
            return `job ${(0,progress_text/* oneLine */.TN)(event.job)}: ${event.trials} ${event.trials === 1 ? 'trial' : 'trials'}`;
        case 'phase-finished':
            return `${(0,progress_text/* oneLine */.TN)(event.task)}  ${event.phase}  ${(0,progress_text/* duration */.p0)(event.seconds)}`;
        case 'trial-finished':
            return `${(0,progress_text/* oneLine */.TN)(event.task)}  ${(0,progress_text/* ending */.K1)(event.record)}`;
        case 'image-finished':
            return `image ${(0,progress_text/* oneLine */.TN)(event.image)}  ${DONE[event.action]}  ${(0,progress_text/* duration */.p0)(event.seconds)}`;
        case 'notice':
        case 'warning':
            {
                const about = event.task === undefined ? '' : `${(0,progress_text/* oneLine */.TN)(event.task)}  `;
                return `${about}${event.type}: ${(0,progress_text/* oneLine */.TN)(event.message)}`;
            }
        default:
            return undefined;
    }
};
/** A quiet line for each phase that ends: for logs and pipes. */ const lineProgress = (write)=>(event)=>{
        const line = progressLine(event);
        if (line !== undefined) write(`${line}\n`);
    };

;// CONCATENATED MODULE: ./src/entry/cli/live-progress.js


const CLEAR_LINE = '\r\u001b[2K';
/** What goes on above the status line for good: how trials end, and what went wrong. */ const isLasting = (event)=>[
        'job-started',
        'trial-finished',
        'image-finished',
        'notice',
        'warning'
    ].includes(event.type);
/** One status line, redrawn each second, below the lines that stay. */ const liveProgress = ({ write, columns, now = Date.now })=>{
    const active = new Map();
    let total = 0;
    let done = 0;
    const status = ()=>{
        const parts = [
            ...active.values()
        ].map(({ label, since })=>`${label} ${(0,progress_text/* duration */.p0)((now() - since) / 1000)}`);
        const counter = total === 0 ? [] : [
            `[${done}/${total}]`
        ];
        return [
            ...counter,
            parts.join(' | ')
        ].join(' ');
    };
    const redraw = ()=>write(`${CLEAR_LINE}${[
            ...status()
        ].slice(0, Math.max(10, columns() - 1)).join('')}`);
    const note = (event)=>{
        if (event.type === 'job-started') total = event.trials;
        if (event.type === 'trial-finished') done += 1;
        if (event.type === 'phase-started') {
            active.set(event.trial, {
                label: `${(0,progress_text/* oneLine */.TN)(event.task)} ${event.phase}`,
                since: now()
            });
        }
        if (event.type === 'phase-finished' || event.type === 'trial-finished') active.delete(event.trial);
        if (event.type === 'image-started') {
            active.set(event.image, {
                label: `${event.action} ${(0,progress_text/* oneLine */.TN)(event.image)}`,
                since: now()
            });
        }
        if (event.type === 'image-finished') active.delete(event.image);
    };
    const timer = setInterval(redraw, 1000);
    timer.unref();
    return {
        listener: (event)=>{
            note(event);
            const line = isLasting(event) ? progressLine(event) : undefined;
            if (line !== undefined) write(`${CLEAR_LINE}${line}\n`);
            redraw();
        },
        end: ()=>{
            clearInterval(timer);
            write(CLEAR_LINE);
        }
    };
};

;// CONCATENATED MODULE: ./src/entry/cli/terminal-progress.js


/** Progress on standard error: live on a terminal, a line a phase elsewhere, none when quiet. */ const terminalProgress = (stream, { quiet })=>{
    const write = (text)=>{
        stream.write(text);
    };
    if (quiet) return {
        listener: ()=>{},
        end: ()=>{}
    };
    if (!stream.isTTY) return {
        listener: lineProgress(write),
        end: ()=>{}
    };
    return liveProgress({
        write,
        columns: ()=>stream.columns ?? 80
    });
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
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31300);



const noTasks = (path, place)=>place === 'inputs' ? new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`No dataset: input \`path\` is ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(path)}, and nothing is there. Set \`path\` to the folder that ` + 'holds the tasks, and check the repository out with `actions/checkout` in a step before this one; ' + 'or set `dataset` to a repository that has them.') : new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .yo(`No dataset: \`--path\` is ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(path)}, and nothing is there. ` + 'Name the folder that holds the tasks, or one task, with `-p`, or a repository that has them with `-d`.');
/** Which tasks of which dataset, as the commands take it. */ const datasetChoice = (values)=>({
        path: values.path,
        dataset: values.dataset,
        bases: values.bases,
        include: values.include,
        exclude: values.exclude,
        repository: values.repository,
        limit: values.limit,
        sample: values.sample,
        seed: values.seed,
        changedSince: values['changed-since']
    });
/** @throws UserError where neither a folder nor a repository of tasks is named */ const requireDataset = ({ path, dataset }, place)=>{
    if (dataset === undefined && !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)) throw noTasks(path, place);
};


/***/ }),

/***/ 35969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ loadBases),
/* harmony export */   R: () => (/* binding */ baseContext)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _manifest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(41538);



/**
 * Reads `<dir>/manifest`. A folder without one has no bases: the tasks' own images are then used as
 * the engine has them.
 * @throws UserError for a line that is no base
 */ const loadBases = async (dir)=>{
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'manifest');
    let text;
    try {
        text = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(path, 'utf8');
    } catch (error) {
        if (error.code === 'ENOENT') return {
            dir,
            recipes: []
        };
        throw error;
    }
    return {
        dir,
        recipes: (0,_manifest_js__WEBPACK_IMPORTED_MODULE_2__/* .parseManifest */ .Ng)(text, path)
    };
};
/** Where a base's recipe and its build context stand: the recipe's own folder is the context. */ const baseContext = (bases, recipe)=>{
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(recipe.dockerfile);
    const within = (path)=>folder === '.' ? path : path.slice(folder.length + 1);
    // Another base's recipe in the same folder is no part of this one: changing it must not rebuild this.
    const others = bases.recipes.filter((other)=>other.dockerfile !== recipe.dockerfile && (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(other.dockerfile) === folder).map((other)=>within(other.dockerfile));
    return {
        contextDir: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(bases.dir, folder),
        dockerfile: within(recipe.dockerfile),
        leaveOut: new Set(others)
    };
};


/***/ }),

/***/ 3969:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ parentImages)
/* harmony export */ });
/**
 * The instructions of a Dockerfile, each on one line: a backslash at the end of a line joins it with
 * the next, comment lines between do not count, and here-documents are left out.
 */ const instructions = (dockerfile)=>{
    const found = [];
    let joined = '';
    const ends = [];
    for (const line of dockerfile.replace(/\r/g, '').split('\n')){
        if (ends.length > 0) {
            if (line.replace(/^\t+/, '') === ends[0]) ends.shift();
            continue;
        }
        if (/^\s*#/.test(line)) continue;
        const goesOn = /^(.*)\\[ \t]*$/.exec(line);
        joined += goesOn ? `${goesOn[1]} ` : line;
        if (goesOn) continue;
        if (/^\s*(?:RUN|COPY|ADD)\s/i.test(joined)) {
            for (const match of joined.matchAll(/<<-?(["']?)(\w+)\1/g))ends.push(match[2]);
        }
        found.push(joined);
        joined = '';
    }
    return [
        ...found,
        joined
    ];
};
const FROM = /^\s*FROM\s+(?:--\S+\s+)*(\S+)(?:\s+AS\s+(\S+))?/i;
const ARG = /^\s*ARG\s+(\w+)(?:=(?:"([^"]*)"|'([^']*)'|(\S*)))?/i;
const COPY = /^\s*(?:COPY|ADD)\s+(?:--\S+\s+)*?--from=(\S+)/i;
const MOUNT = /--mount=(?:\S*,)?from=([^,\s]+)/gi;
/** What a Dockerfile builds on: images from outside, not its own earlier stages. */ const parentImages = (dockerfile)=>{
    const args = new Map();
    const stages = new Set();
    const parents = new Set();
    const expand = (text)=>text.replace(/\$(?:\{(\w+)(?::?-([^}]*))?\}|(\w+))/g, (whole, braced, fallback, bare)=>args.get(braced ?? bare) || (fallback ?? whole));
    const isOutside = (image)=>image !== 'scratch' && !/^\d+$/.test(image) && !stages.has(image.toLowerCase());
    let seenFrom = false;
    for (const line of instructions(dockerfile)){
        const arg = ARG.exec(line);
        const from = FROM.exec(line);
        const copied = COPY.exec(line);
        if (arg && !seenFrom) {
            args.set(arg[1], expand(arg[2] ?? arg[3] ?? arg[4] ?? ''));
        } else if (from) {
            seenFrom = true;
            const image = expand(from[1]);
            if (isOutside(image)) parents.add(image);
            if (from[2]) stages.add(from[2].toLowerCase());
        } else if (copied) {
            if (isOutside(copied[1])) parents.add(copied[1]);
        } else if (/^\s*RUN\s/i.test(line)) {
            for (const [, image = ''] of line.matchAll(MOUNT))if (isOutside(image)) parents.add(image);
        }
    }
    return [
        ...parents
    ];
};


/***/ }),

/***/ 41538:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fl: () => (/* binding */ baseName),
/* harmony export */   Ng: () => (/* binding */ parseManifest)
/* harmony export */ });
/* unused harmony export baseImageName */
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29866);

/** What a base is called where only bases are spoken of: `<owner>_<repo>:<tag>`, as the manifest has it. */ const baseName = ({ repo, tag })=>`${repo}:${tag}`;
/** The name that tasks' FROM lines use for a base. */ const baseImageName = (repo, tag)=>`kotlin-bench/${repo.toLowerCase()}:${tag}`;
const isInside = (path)=>!path.startsWith('/') && !path.split('/').includes('..');
/**
 * Reads `bases/manifest`: a line a base, `repo tag dockerfile`, blanks between, `#` to the end of the
 * line is a comment.
 * @throws UserError that names the line
 */ const parseManifest = (text, path)=>{
    const recipes = [];
    text.split(/\r?\n/).forEach((line, index)=>{
        const words = line.replace(/#.*$/, '').trim().split(/\s+/).filter(Boolean);
        if (words.length === 0) return;
        const [repo, tag, dockerfile] = words;
        if (words.length !== 3 || !repo || !tag || !dockerfile || !isInside(dockerfile)) {
            throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${path}:${index + 1}: "${line.trim()}" is no base. A line is "repo tag dockerfile", the dockerfile relative to the manifest's folder and inside it.`);
        }
        const image = baseImageName(repo, tag);
        if (recipes.some((recipe)=>recipe.image === image)) {
            throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${path}:${index + 1}: the base ${image} is named twice. Remove one of the lines.`);
        }
        recipes.push({
            repo,
            tag,
            dockerfile,
            image
        });
    });
    return recipes;
};


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

/***/ 7886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KN: () => (/* binding */ percent),
/* harmony export */   LS: () => (/* binding */ plural),
/* harmony export */   Q_: () => (/* binding */ ratePhrase),
/* harmony export */   YH: () => (/* binding */ errorCount),
/* harmony export */   Yw: () => (/* binding */ scoredCount),
/* harmony export */   __: () => (/* binding */ countsPhrase),
/* harmony export */   n$: () => (/* binding */ isPlainRate),
/* harmony export */   oW: () => (/* binding */ caveats),
/* harmony export */   rT: () => (/* binding */ costPhrase)
/* harmony export */ });
/* harmony import */ var _amounts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59533);

/** `1 task`, `2 tasks`. */ const plural = (count, word)=>`${count} ${word}${count === 1 ? '' : 's'}`;
/** A share as a percentage with one decimal, never rounded up to 100 or down to 0. */ const percent = (share)=>{
    const tenths = Math.round(share * 1000);
    const honest = share < 1 && tenths === 1000 ? 999 : share > 0 && tenths === 0 ? 1 : tenths;
    return `${(honest / 10).toFixed(1)}%`;
};
const errorCount = ({ errors })=>errors.infrastructure + errors.model + errors.task;
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
/** `$1.20 for the model`, and how many trials are not in it; empty where no cost is known. */ const costPhrase = ({ costUsd }, trials)=>{
    const unknown = trials.filter((trial)=>trial.tokens !== null && trial.costUsd === null).length;
    if (costUsd === null) return [];
    const without = unknown === 0 ? '' : ` without ${plural(unknown, 'trial')} of unknown price`;
    return [
        `${(0,_amounts_js__WEBPACK_IMPORTED_MODULE_0__/* .formatUsd */ .U)(costUsd)} for the model${without}`
    ];
};
/** Trials with a verdict. */ const scoredCount = ({ resolved, unresolved })=>resolved + unresolved;
/** Whether the rate is resolved over scored too, and not only the mean over tasks. */ const isPlainRate = (summary)=>summary.rate !== null && Math.abs(summary.rate - summary.resolved / scoredCount(summary)) < 1e-9;
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


/***/ }),

/***/ 55671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ COMPOSE_FILE),
/* harmony export */   g: () => (/* binding */ parseCompose)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33483);
/* harmony import */ var _toml_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68025);


const COMPOSE_FILE = 'environment/docker-compose.yaml';
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
// EXTERNAL MODULE: ../../node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(98476);
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
const truth = ()=>schemas/* preprocess */.vkY(toBoolean, schemas/* boolean */.zMY({
        error: 'true or false'
    }));
/** No argument or environment variable can hold a NUL. */ const WITHOUT_NUL = /^[^\0]*$/;
const ENV_NAME = /^[A-Za-z_][A-Za-z0-9_.-]*$/;
const coercions_text = (valid = 'a string')=>schemas/* string */.YjP({
        error: valid
    }).regex(WITHOUT_NUL, {
        error: `${valid}, without NUL`
    });
const filledText = (valid = 'a string that is not empty')=>coercions_text(valid).min(1, {
        error: valid
    });
/** An image that the engine can be asked for; never something that it would read as an option. */ const imageReference = ()=>{
    const valid = 'an image such as owner/name:tag or owner/name@sha256:…';
    return coercions_text(valid).regex(/^[A-Za-z0-9][A-Za-z0-9._:/@+-]*$/, {
        error: valid
    });
};
const textList = ()=>schemas/* array */.YOg(coercions_text(), {
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
const NETWORK_MODES = [
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
    const [near] = (0,nearest_names/* nearestNames */.L)(key, keysOf(path), {
        count: 1
    });
    return near === undefined ? '' : ` Did you mean ${near}?`;
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
        const message = `task.toml line ${error.line}, column ${error.column}: ${what}`;
        const problems = [
            {
                key: null,
                line: error.line,
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
/**
 * The line (from 1) where a key or table is written, found by its headers and keys without a second
 * parse; the nearest enclosing one where the key stands inside an inline table; null if not found.
 * Indices in the path choose among `[[tables]]` of one name.
 */ const lineOfPath = (toml, path)=>{
    const names = path.filter((part)=>typeof part !== 'number').map(String);
    const wantedIndex = path.find((part)=>typeof part === 'number');
    const seen = new Map();
    let table = [];
    let inWantedItem = true;
    let best = null;
    for (const [index, raw] of toml.split('\n').entries()){
        const header = /^\s*(\[\[?)([^\]]+)\]/.exec(raw);
        if (header) {
            table = splitKey(header[2]);
            if (header[1] === '[[') {
                const name = table.join('\0');
                const item = (seen.get(name) ?? -1) + 1;
                seen.set(name, item);
                inWantedItem = wantedIndex === undefined || !isPrefix(table, names) || item === wantedIndex;
            } else if (!isPrefix(table.slice(0, 1), names)) inWantedItem = true;
        }
        const key = header ? null : keyOf(raw);
        if (!header && !key) continue;
        const full = key ? [
            ...table,
            ...splitKey(key)
        ] : table;
        const matches = isPrefix(full, names) || isPrefix(names, full);
        const depth = Math.min(full.length, names.length);
        if (inWantedItem && matches && depth > (best?.depth ?? 0)) best = {
            line: index + 1,
            depth
        };
    }
    return best?.line ?? null;
};


/***/ })

};
;