"use strict";
exports.id = 7632;
exports.ids = [7632];
exports.modules = {

/***/ 17632:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  newVerb: () => (/* binding */ newVerb)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(29866);
// EXTERNAL MODULE: ./src/contracts/exit-code.js
var exit_code = __webpack_require__(33951);
// EXTERNAL MODULE: ./src/contracts/stages.js
var stages = __webpack_require__(71346);
// EXTERNAL MODULE: ./src/dataset/make-folders.js
var make_folders = __webpack_require__(17138);
// EXTERNAL MODULE: ./src/dataset/read-file.js
var read_file = __webpack_require__(30863);
// EXTERNAL MODULE: ./src/image/bases.js
var image_bases = __webpack_require__(35969);
// EXTERNAL MODULE: ./src/making/draft-instruction.js
var draft_instruction = __webpack_require__(92617);
// EXTERNAL MODULE: ./src/making/new-task.js
var new_task = __webpack_require__(46447);
;// CONCATENATED MODULE: ./src/making/change-task.js


/** Digits of a commit's id in a task's name, where no pull request has a number. */ const SHORT = 12;
/** `<owner>_<name>-<number of the pull request>`, or the start of the commit's id. */ const changeTaskName = ({ repository: { owner, name }, message, fix })=>`${owner}_${name}-${message.pullRequest ?? fix.slice(0, SHORT)}`;
/** The task that a change makes, whose expected tests are still to be found. */ const changeTask = (change, { baseImage, workdir, issue })=>{
    const { repository, message, buildTool, fix } = change;
    const { pullRequest } = message;
    return {
        repository,
        license: change.license,
        change: {
            ...pullRequest === null ? {
                type: 'commit',
                id: fix,
                url: `${repository.url}/commit/${fix}`
            } : {
                type: 'pr',
                id: pullRequest,
                url: `${repository.url}/pull/${pullRequest}`
            },
            issueUrl: message.issue === null ? null : `${repository.url}/issues/${message.issue}`
        },
        authorName: `${repository.name} contributors`,
        difficulty: null,
        tags: [
            'kotlin',
            buildTool
        ],
        baseImage,
        workdir,
        baseSha: change.before,
        buildTool,
        testCommand: new_task/* DEFAULT_TEST_COMMANDS */.A[buildTool],
        testEnvironment: [],
        testsFailAtBase: false,
        environmentFiles: [],
        resources: new_task/* DEFAULT_RESOURCES */.W,
        instruction: (0,draft_instruction/* draftInstruction */.w)({
            workdir,
            repositoryName: repository.name,
            buildTool,
            ...issue ?? message
        }),
        fixPatch: change.fixPatch,
        testPatch: change.testPatch,
        expectedTests: null
    };
};

// EXTERNAL MODULE: ./src/making/environment-files.js
var environment_files = __webpack_require__(55544);
// EXTERNAL MODULE: ./src/making/task-files.js + 2 modules
var task_files = __webpack_require__(78900);
// EXTERNAL MODULE: ./src/text/quote.js
var quote = __webpack_require__(98461);
// EXTERNAL MODULE: ./src/commands/calibrate/calibrate-task.js + 2 modules
var calibrate_task = __webpack_require__(55635);
// EXTERNAL MODULE: ./src/image/manifest.js
var manifest = __webpack_require__(41538);
// EXTERNAL MODULE: ./src/text/nearest-names.js
var nearest_names = __webpack_require__(63974);
;// CONCATENATED MODULE: ./src/commands/new/find-base.js




/**
 * The one base that the manifest has of a repository, `<owner>_<repo>`.
 * @throws UserError where it has none or several, and one has to be named
 */ const onlyBaseOf = (repository, { dir, recipes })=>{
    const wanted = repository.toLowerCase();
    const found = recipes.filter(({ repo })=>repo.toLowerCase() === wanted);
    const [only] = found;
    if (only !== undefined && found.length === 1) return only;
    const names = (found.length > 0 ? found : recipes).map(manifest/* baseName */.Fl).join(', ');
    throw new errors/* UserError */.yo(names === '' ? `\`--base\` is missing, and ${(0,quote/* quote */.h)(dir)} has no manifest of bases. Name its folder with \`--bases\`.` : `\`--base\` is missing, and ${(0,quote/* quote */.h)(`${dir}/manifest`)} has ${found.length === 0 ? 'no base' : 'several'} of ${repository}. Name one: ${names}.`);
};
/**
 * The base of the manifest that is meant by `<repo>:<tag>`.
 * @throws UserError for one that it does not have
 */ const findBase = (name, { dir, recipes })=>{
    const wanted = name.replace(/^kotlin-bench\//, '').toLowerCase();
    const found = recipes.find((recipe)=>(0,manifest/* baseName */.Fl)(recipe).toLowerCase() === wanted);
    if (found) return found;
    const names = recipes.map(manifest/* baseName */.Fl);
    const [near] = (0,nearest_names/* nearestNames */.L)(wanted, names);
    const meant = (0,nearest_names/* didYouMean */.a)(near);
    throw new errors/* UserError */.yo(names.length === 0 ? `${(0,quote/* quote */.h)(`--base ${name}`)}: ${(0,quote/* quote */.h)(dir)} has no manifest of bases. Name its folder with \`--bases\`.` : `${(0,quote/* quote */.h)(`--base ${name}`)} is not in ${(0,quote/* quote */.h)(`${dir}/manifest`)}.${meant} It has: ${names.join(', ')}.`);
};

// EXTERNAL MODULE: ./src/engine/container.js + 1 modules
var engine_container = __webpack_require__(59155);
// EXTERNAL MODULE: ./src/engine/engine-failure.js
var engine_failure = __webpack_require__(66275);
// EXTERNAL MODULE: ./src/engine/git-in-container.js
var git_in_container = __webpack_require__(98296);
// EXTERNAL MODULE: ./src/engine/labels.js
var labels = __webpack_require__(28385);
;// CONCATENATED MODULE: ./src/commands/new/look-in-base.js





const SCRIPT = `
${git_in_container/* TRUST_WORK_TREES */.R}
git rev-parse --show-toplevel || exit 3
git cat-file -e "$1^{commit}" || exit 4
`;
/**
 * Where a base has the repository, made sure that it has a commit of it.
 * @throws UserError where it has no repository at its working directory, or not that commit
 */ const lookInBase = async ({ name, id, workdir }, commit, { docker, jobId, signal })=>{
    const container = await (0,engine_container/* startContainer */.Y)(docker, {
        ...{
            image: id,
            jobId,
            role: 'image',
            network: 'none',
            env: {},
            cpus: null,
            memoryMb: null
        },
        expiresAt: (0,labels/* expiresAfter */.Pe)(labels/* TRIAL_LIFE_SEC */.Gk)
    });
    try {
        const command = [
            'sh',
            '-c',
            SCRIPT,
            'sh',
            commit
        ];
        const result = await container.exec({
            command,
            workdir,
            user: 0,
            signal
        });
        signal.throwIfAborted();
        if (result.exitCode === 0) return result.stdout.toString('utf8').trim();
        if (result.exitCode === 3) {
            throw new errors/* UserError */.yo(`${name} has no git repository in ${workdir}, its working directory. Let its Dockerfile clone one and end with WORKDIR.`);
        }
        if (result.exitCode === 4) {
            throw new errors/* UserError */.yo(`The repository in ${name} does not have the commit ${commit}. Let its Dockerfile clone a later state with the whole history, and build it again with \`kotlin-bench bases --rebuild\`.`);
        }
        throw (0,engine_failure/* engineFailure */.FR)([
            'exec'
        ], result);
    } finally{
        await container.remove();
    }
};

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./src/dataset/git.js
var git = __webpack_require__(73634);
// EXTERNAL MODULE: ./src/dataset/remote.js + 2 modules
var dataset_remote = __webpack_require__(19774);
;// CONCATENATED MODULE: ./src/commands/new/open-repository.js







const SCHEME = /^(?:https?|ssh|file):\/\//i;
const SCP = /^[\w.-]+@[\w.-]+:(?!\/\/)./;
const clone = async (url, { certificates, signal })=>{
    if (/^[a-z]+:\/\/[^/@]*:[^/@]*@/i.test(url)) {
        throw new errors/* UserError */.yo(`${(0,quote/* quote */.h)(`--repo ${url.replace(/\/\/[^/]*@/, '//')}`)} had a password in its URL. Give it to a credential helper of git, or clone the repository and name its folder.`);
    }
    const parent = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'kotlin-bench-new-'));
    const close = ()=>(0,promises_.rm)(parent, {
            recursive: true,
            force: true
        });
    const dir = (0,external_node_path_.join)(parent, 'repository');
    try {
        const remote = (0,dataset_remote/* openRemote */.d)({
            url,
            token: undefined,
            certificates,
            signal,
            label: `--repo ${JSON.stringify(url)}`,
            loginAdvice: 'Clone it yourself, and name the folder.'
        });
        await remote.call([
            'clone',
            '--quiet',
            '--no-checkout',
            '--',
            url,
            dir
        ]);
        return {
            dir,
            address: url,
            close
        };
    } catch (error) {
        await close();
        throw error;
    }
};
/**
 * Opens the repository that a task is made from: a folder's as it is, one elsewhere as a clone that goes
 * away again.
 * @throws UserError for what is no repository
 * @throws FaultError `infrastructure` where it cannot be reached
 */ const openRepository = async (repo, context)=>{
    if (SCHEME.test(repo) || SCP.test(repo)) return clone(repo, context);
    const { signal } = context;
    const path = (0,external_node_path_.resolve)(context.folder, repo);
    const top = await (0,git/* git */.$)([
        'rev-parse',
        '--show-toplevel'
    ], {
        dir: path,
        signal
    });
    if (!top.ok) {
        throw new errors/* UserError */.yo(`${(0,quote/* quote */.h)(`--repo ${repo}`)} is no git repository (${(0,quote/* quote */.h)(path)}). Give the folder of a clone, or a URL.`);
    }
    const origin = await (0,git/* git */.$)([
        'remote',
        'get-url',
        'origin'
    ], {
        dir: path,
        signal
    });
    return {
        dir: top.stdout,
        address: origin.ok ? origin.stdout : null,
        async close () {}
    };
};

// EXTERNAL MODULE: ./src/text/test-paths.js
var test_paths = __webpack_require__(72296);
;// CONCATENATED MODULE: ./src/making/changed-files.js

const SUBMODULE = '160000';
/** What `git diff --raw --numstat -z --no-renames` prints. */ const readChangedFiles = (text)=>{
    const parts = text.split('\0');
    const modes = new Map();
    const files = [];
    for(let index = 0; index < parts.length; index++){
        const part = parts[index] ?? '';
        const raw = /^:(\d{6}) (\d{6}) /.exec(part);
        if (raw) {
            index++;
            modes.set(parts[index] ?? '', [
                raw[1] ?? '',
                raw[2] ?? ''
            ]);
            continue;
        }
        const counted = /^(-|\d+)\t(?:-|\d+)\t(.+)$/s.exec(part);
        if (!counted) continue;
        const [, added, path = ''] = counted;
        const [oldMode = '', newMode = ''] = modes.get(path) ?? [];
        files.push({
            path,
            oldMode,
            newMode,
            binary: added === '-'
        });
    }
    return files;
};
/** Documentation: a change of it alone leaves the product as it was. */ const DOCUMENT = /(?:^|\/)(?:docs?\/.*|[^/]+\.(?:md|markdown|adoc|rst|txt)|(?:LICEN[CS]E|NOTICE|AUTHORS|CODEOWNERS)[^/]*)$/i;
/** Settings of tools that no build compiles or packages. */ const SETTING = /(?:^|\/)(?:\.editorconfig|\.gitattributes|\.gitignore|\.github\/.*|\.idea\/.*)$/;
const isProduct = (path)=>!DOCUMENT.test(path) && !SETTING.test(path);
/** A path that may stand in scripts and patches as it is. */ const isPlain = (path)=>!/[\p{Cc}"\\]/u.test(path) && !path.includes(' b/');
const pathsOf = (files)=>files.map(({ path })=>path);
/** Parts a change into fix and tests, or says why it makes no task. */ const splitChange = (files)=>{
    const refused = (why, found)=>found.length === 0 ? null : {
            why,
            paths: pathsOf(found)
        };
    const paths = pathsOf(files);
    const tests = paths.filter(test_paths/* isTestPath */.MQ);
    const fix = paths.filter((path)=>!(0,test_paths/* isTestPath */.MQ)(path));
    return refused('moves a submodule, which no patch of files can do', files.filter(({ oldMode, newMode })=>oldMode === SUBMODULE || newMode === SUBMODULE)) ?? refused('changes binary files, which the patches of a task cannot hold', files.filter(({ binary })=>binary)) ?? refused('has file names that scripts cannot take as they are', files.filter(({ path })=>!isPlain(path))) ?? (tests.length === 0 ? {
        why: 'changes no file of tests, so that nothing could tell the fix',
        paths: fix
    } : null) ?? (fix.filter(isProduct).length === 0 ? {
        why: 'changes no file of the product, so that there is nothing to fix',
        paths
    } : null) ?? {
        fix,
        tests
    };
};
/** Whether a change makes no task, with why. */ const isNoTask = (split)=>'why' in split;

;// CONCATENATED MODULE: ./src/making/commit-message.js
/** What a commit's message says that a task can use. */ /** `(#26)` at the end, as a squashed pull request has it. */ const SQUASHED = /\(#(\d+)\)$/;
/** The subject of a merge: the title is the first line of its body. */ const MERGED = /^Merge pull request #(\d+) from \S+$/;
const CLOSES = /^\s*(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?):?\s+#(\d+)\b(?:\s*(?:,|and)\s*#\d+)*\.?\s*$/i;
/** Trailers as `git interpret-trailers` knows them, and links that tools add. */ const TRAILER = /^(?:[A-Z][A-Za-z]*(?:-[A-Za-z]+)+|Change-Id|Reviewed|PiperOrigin-RevId|Bug|Issue|Ref(?:s|erences)?): \S/;
/** Reads a message as git has it, subject first. */ const readCommitMessage = (text)=>{
    const [subject = '', ...rest] = text.replace(/\r/g, '').trim().split('\n');
    const merged = MERGED.exec(subject);
    const lines = merged ? rest.join('\n').trim().split('\n') : [
        subject,
        ...rest
    ];
    const [written = '', ...below] = lines;
    const first = written.trimEnd();
    const squashed = SQUASHED.exec(first);
    const closing = below.map((line)=>CLOSES.exec(line)?.[1]).find((number)=>number !== undefined);
    const body = below.filter((line)=>!CLOSES.test(line) && !TRAILER.test(line)).join('\n').replace(/\n{3,}/g, '\n\n').trim();
    return {
        title: (first.replace(SQUASHED, '').trim() || subject.trim()).replace(/\.$/, ''),
        body,
        pullRequest: merged?.[1] ?? squashed?.[1] ?? null,
        issue: closing ?? null
    };
};

// EXTERNAL MODULE: ../../node_modules/spdx-expression-parse/index.js
var spdx_expression_parse = __webpack_require__(25826);
;// CONCATENATED MODULE: ./src/making/licence.js

/**
 * How licences begin or what only they say, the more telling first. The text of a GNU licence does not
 * tell whether later versions may be chosen: that stands in the sources, so it is read as not.
 */ const TEXTS = [
    [
        'Apache-2.0',
        /\bApache License,?\s+Version 2\.0\b/i
    ],
    [
        'AGPL-3.0-only',
        /\bGNU AFFERO GENERAL PUBLIC LICENSE\s+Version 3\b/i
    ],
    [
        'LGPL-3.0-only',
        /\bGNU LESSER GENERAL PUBLIC LICENSE\s+Version 3\b/i
    ],
    [
        'LGPL-2.1-only',
        /\bGNU LESSER GENERAL PUBLIC LICENSE\s+Version 2\.1\b/i
    ],
    [
        'GPL-3.0-only',
        /\bGNU GENERAL PUBLIC LICENSE\s+Version 3\b/i
    ],
    [
        'GPL-2.0-only',
        /\bGNU GENERAL PUBLIC LICENSE\s+Version 2\b/i
    ],
    [
        'MPL-2.0',
        /\bMozilla Public License,?\s+(?:Version|v\.?)\s*2\.0\b/i
    ],
    [
        'EPL-2.0',
        /\bEclipse Public License\s*(?:-\s*)?v(?:ersion)?\.?\s*2\.0\b/i
    ],
    [
        'EPL-1.0',
        /\bEclipse Public License\s*(?:-\s*)?v(?:ersion)?\.?\s*1\.0\b/i
    ],
    [
        'BSL-1.0',
        /\bBoost Software License - Version 1\.0\b/i
    ],
    [
        'CC0-1.0',
        /\bCC0 1\.0 Universal\b/i
    ],
    [
        'Unlicense',
        /\bThis is free and unencumbered software released into the public domain\b/i
    ],
    [
        'ISC',
        /\bPermission to use, copy, modify, and\/or distribute this software for any purpose\b/i
    ],
    [
        'MIT',
        /\bPermission is hereby granted, free of charge, to any person obtaining a copy\b/i
    ],
    [
        'BSD-3-Clause',
        /\bRedistribution and use in source and binary forms[\s\S]*\bNeither the name\b/i
    ],
    [
        'BSD-2-Clause',
        /\bRedistribution and use in source and binary forms\b/i
    ]
];
const isExpression = (text)=>{
    try {
        spdx_expression_parse(text);
        return true;
    } catch  {
        return false;
    }
};
/** `SPDX-License-Identifier: MIT`, or `Licence: Apache-2.0` in prose. */ const NAMED = /\b(?:SPDX-License-Identifier|Licen[cs]e):\s*([A-Za-z0-9.+-]{2,40})/gi;
/** The id that a text names; null where what it names is no id. */ const namedIn = (text)=>{
    for (const [, name = ''] of text.matchAll(NAMED)){
        const id = name.replace(/\.$/, '');
        if (isExpression(id)) return id;
    }
    return null;
};
/** Where repositories say their licence, the most binding first. */ const LICENCE_FILES = [
    /^(?:LICEN[CS]E|COPYING|UNLICENSE)(?:[.-].*)?$/i,
    /^README(?:\.[a-z]+)?$/i
];
const LONGEST = 100_000;
/** SPDX id of the licence in a licence's text or a README; null for one that is not known. */ const licenceIn = (text)=>{
    const start = text.slice(0, LONGEST);
    // Licences quote each other, and say their own name at the top.
    const head = start.slice(0, 600);
    const found = TEXTS.find(([, pattern])=>pattern.test(head)) ?? TEXTS.find(([, pattern])=>pattern.test(start));
    return namedIn(start) ?? found?.[0] ?? null;
};

;// CONCATENATED MODULE: ./src/making/source-address.js
/** Where a repository is from, as a forge names it. */ const URL_FORM = /^(?:https?|ssh|git):\/\/(?:[^/@]*@)?([^/:]+)(?::\d+)?\/(.+)$/;
const SCP_FORM = /^(?:[^/@:]+@)([^/:]+):(?!\/\/)(.+)$/;
/** Names stand in the names of images, folders and scripts. */ const PLAIN = /^[\w.-]{1,100}$/;
/**
 * Reads the address of a remote; null for one that is no `owner/name` at a host, such as a folder's path.
 * A login in it goes no further.
 */ const readSourceAddress = (address)=>{
    const [, host, path] = URL_FORM.exec(address.trim()) ?? SCP_FORM.exec(address.trim()) ?? [];
    const parts = path?.replace(/\/+$/, '').replace(/\.git$/, '').split('/') ?? [];
    const [owner, name, ...more] = parts;
    if (host === undefined || owner === undefined || name === undefined || more.length > 0) return null;
    if (!PLAIN.test(owner) || !PLAIN.test(name) || /^\.+$/.test(name)) return null;
    return {
        owner,
        name,
        url: `https://${host}/${owner}/${name}`
    };
};

// EXTERNAL MODULE: ./src/text/first-few.js
var first_few = __webpack_require__(69176);
;// CONCATENATED MODULE: ./src/commands/new/read-change.js








const SHOWN_PATHS = 5;
const named = (paths)=>(0,first_few/* firstFew */.D)(paths, {
        most: SHOWN_PATHS,
        show: JSON.stringify
    });
/** Git as it answers everywhere, whatever a user has set. */ const read_change_PLAIN = [
    [
        'core.quotePath',
        'false'
    ],
    [
        'core.attributesFile',
        '/dev/null'
    ],
    [
        'diff.algorithm',
        'myers'
    ]
];
const readerOf = (dir, signal)=>{
    const call = (args, options)=>(0,git/* git */.$)(args, {
            ...options,
            dir,
            signal,
            config: read_change_PLAIN
        });
    return {
        async ask (args, options) {
            const { ok, stdout, stderr } = await call(args, options);
            if (ok) return stdout;
            throw new errors/* UserError */.yo(`\`git ${args[0]}\` in ${(0,quote/* quote */.h)(dir)} failed: ${stderr.trim()}`);
        },
        holds: async (args)=>(await call(args)).ok
    };
};
const commitOf = async (reader, flag, name)=>{
    const args = [
        'rev-parse',
        '--verify',
        '--quiet',
        '--end-of-options',
        `${name}^{commit}`
    ];
    if (await reader.holds(args)) return reader.ask(args);
    throw new errors/* UserError */.yo(`${(0,quote/* quote */.h)(`--${flag} ${name}`)} is no commit of the repository. A shallow clone does not have all: \`git fetch --unshallow\`.`);
};
const DIFF = [
    'diff',
    '--no-color',
    '--no-ext-diff',
    '--no-textconv',
    '--no-renames',
    '--src-prefix=a/',
    '--dst-prefix=b/'
];
const patchOf = async (reader, { before, fix }, paths)=>{
    const files = paths.map((path)=>`:(top,literal)${path}`);
    const text = await reader.ask([
        ...DIFF,
        before,
        fix,
        '--',
        ...files
    ], {
        keepsLastLineBreak: true
    });
    const wrong = text.includes('\uFFFD') ? 'bytes that are no UTF-8' : text.includes('\r') ? 'Windows line ends' : null;
    if (wrong !== null) {
        throw new errors/* UserError */.yo(`The change from ${before} to ${fix} has ${wrong} in ${named(paths)}, which a patch of a task would not keep. Choose another change.`);
    }
    return text;
};
const buildToolOf = (files, before)=>{
    if (files.includes('gradlew')) return 'gradle';
    if (files.includes('pom.xml')) return 'maven';
    const isGradle = files.some((file)=>/^(?:build|settings)\.gradle(?:\.kts)?$/.test(file));
    throw new errors/* UserError */.yo(isGradle ? `The repository is built by Gradle at ${before}, but has no gradlew, which the tests are run with.` : `The repository has neither gradlew nor pom.xml at its top at ${before}. Tasks are built by Gradle or Maven.`);
};
const licenceOf = async (reader, files, commit)=>{
    for (const pattern of LICENCE_FILES){
        for (const file of files.filter((name)=>pattern.test(name))){
            const found = licenceIn(await reader.ask([
                'show',
                `${commit}:${file}`
            ]).catch(()=>''));
            if (found !== null) return found;
        }
    }
    return null;
};
const sourceOf = ({ address, dir })=>{
    const source = address === null ? null : readSourceAddress(address);
    if (source !== null) return source;
    const what = address === null ? 'has no remote `origin`' : `has the remote ${JSON.stringify(address)}`;
    throw new errors/* UserError */.yo(`${(0,quote/* quote */.h)(dir)} ${what}, and a task names its source as \`owner/name\` at a host. Set it: \`git remote add origin https://HOST/OWNER/NAME\`, or \`git remote set-url\`.`);
};
/** @throws UserError for commits with no change between them */ const requireOrder = async ({ holds }, given, { before, fix })=>{
    if (before === fix) {
        throw new errors/* UserError */.yo(`${(0,quote/* quote */.h)(`--before ${given.before}`)} and ${(0,quote/* quote */.h)(`--fix ${given.fix}`)} are one commit, ${fix}. The one before it is \`--before ${given.fix}^\`.`);
    }
    const isBefore = (one, other)=>holds([
            'merge-base',
            '--is-ancestor',
            one,
            other
        ]);
    if (await isBefore(before, fix)) return;
    throw new errors/* UserError */.yo(await isBefore(fix, before) ? `${(0,quote/* quote */.h)(`--before ${given.before}`)} comes after ${(0,quote/* quote */.h)(`--fix ${given.fix}`)}. Give them the other way round.` : `${(0,quote/* quote */.h)(`--fix ${given.fix}`)} does not descend from ${(0,quote/* quote */.h)(`--before ${given.before}`)}: they are on two branches. \`git merge-base ${given.before} ${given.fix}\` names the commit that both start from.`);
};
/**
 * Reads a change from a repository, parted into fix and tests.
 * @throws UserError for commits that are none, and for a change that makes no task
 */ const readChange = async (repository, choice, signal)=>{
    const source = sourceOf(repository);
    const reader = readerOf(repository.dir, signal);
    const before = await commitOf(reader, 'before', choice.before);
    const fix = await commitOf(reader, 'fix', choice.fix);
    await requireOrder(reader, choice, {
        before,
        fix
    });
    const raw = await reader.ask([
        ...DIFF,
        '--raw',
        '--numstat',
        '-z',
        before,
        fix
    ]);
    const split = splitChange(readChangedFiles(raw));
    if (isNoTask(split)) {
        const where = split.paths.length === 0 ? '' : `: ${named(split.paths)}`;
        throw new errors/* UserError */.yo(`The change from ${before} to ${fix} ${split.why}${where}. Choose another change.`);
    }
    const files = (await reader.ask([
        'ls-tree',
        '--name-only',
        '-z',
        before
    ])).split('\0');
    return {
        repository: source,
        before,
        fix,
        message: readCommitMessage(await reader.ask([
            'log',
            '-1',
            '--format=%B',
            fix
        ])),
        fixPatch: await patchOf(reader, {
            before,
            fix
        }, split.fix),
        testPatch: await patchOf(reader, {
            before,
            fix
        }, split.tests),
        buildTool: buildToolOf(files, before),
        license: await licenceOf(reader, files, before)
    };
};

// EXTERNAL MODULE: ./src/commands/calibrate-text.js
var calibrate_text = __webpack_require__(30477);
;// CONCATENATED MODULE: ./src/commands/new-text.js

/** What making a task came to, and what is left to do, as a person reads it. */ const newTaskText = (calibration, { task, change, hasIssue })=>{
    const found = (0,calibrate_text/* calibrationText */.A)({
        ...calibration,
        written: []
    });
    if (task === null) return found;
    const source = hasIssue ? 'the issue' : `the message of ${change.fix.slice(0, 12)}`;
    return [
        found,
        `Made: ${task}`,
        `To read and mend: instruction.md, which is drafted from ${source}.`,
        ...change.license === null ? [
            'To add: metadata.source.license in task.toml; the repository does not say its licence.'
        ] : [],
        `Next: kotlin-bench check -p ${task}`
    ].join('\n');
};

// EXTERNAL MODULE: ./src/commands/shared/files/replace-file.js
var replace_file = __webpack_require__(9123);
// EXTERNAL MODULE: ./src/commands/shared/files/write-task.js
var write_task = __webpack_require__(885);
// EXTERNAL MODULE: ./src/commands/shared/jobs/outside-tasks.js
var outside_tasks = __webpack_require__(65425);
// EXTERNAL MODULE: ./src/commands/shared/jobs/task-runs.js
var task_runs = __webpack_require__(99759);
;// CONCATENATED MODULE: ./src/commands/new.js
























const issueOf = async (path)=>{
    if (path === undefined) return null;
    try {
        return (0,draft_instruction/* readIssue */.O)(await (0,read_file/* readText */.yR)(path, {
            maxBytes: read_file/* MIB */.D6,
            label: `--issue ${path}`
        }));
    } catch (error) {
        if (!(error instanceof read_file/* RefusedFile */.tg)) throw error;
        throw new errors/* UserError */.yo(`${error.message}. Give a file with the issue's text.`);
    }
};
const runsOf = (change, { bases, options, context })=>(0,task_runs/* openTaskRuns */.W)({
        loaded: {
            entries: [],
            skipped: [],
            dataset: {
                source: change.repository.url,
                commit: change.before
            },
            tasksDir: options.out
        },
        bases,
        pinned: undefined
    }, options, context);
/** Writes a task's folder and finds its expected tests. */ const calibrateDraft = async ({ task, name, parent }, options, runs)=>{
    const dir = (0,external_node_path_.join)(parent, name);
    await (0,promises_.rm)(dir, {
        recursive: true,
        force: true
    });
    await (0,write_task/* writeTask */.b)(parent, name, (0,task_files/* taskFiles */.p)(task));
    const { repeat, concurrency, excludeFlaky } = options;
    const { context } = runs;
    return (0,calibrate_task/* calibrateTask */.z)(await (0,calibrate_task/* requireTask */.H)(dir, name), {
        repeat,
        concurrency,
        excludeFlaky,
        context
    });
};
/** The same, with an image that is built also where tests fail at the base commit. */ const calibrateNew = async (draft, options, runs)=>{
    try {
        const calibration = await calibrateDraft(draft, options, runs);
        const isShaky = calibration.flaky.some(({ stage })=>stage === 'base');
        if (isShaky && calibration.excluded.length === 0) {
            // The image would not be built every time.
            const path = (0,external_node_path_.join)(draft.parent, draft.name, 'environment/prepare.sh');
            await (0,replace_file/* replaceFile */.f)(path, (0,environment_files/* prepareScript */.p5)({
                ...draft.task,
                testsFailAtBase: true
            }));
        }
        return calibration;
    } catch (error) {
        if (!(error instanceof errors/* FaultError */.VD && error.code === 'image-build-failed')) throw error;
        runs.context.listener({
            type: 'notice',
            message: `${error.message} The image is built once more, whatever its tests say.`
        });
        return calibrateDraft({
            ...draft,
            task: {
                ...draft.task,
                testsFailAtBase: true
            }
        }, options, runs);
    }
};
/** Where none was named, which is said. */ const baseOf = ({ repository: { owner, name } }, { bases, context: { listener } })=>{
    const recipe = onlyBaseOf(`${owner}_${name}`, bases);
    const message = `The task builds on ${recipe.image}, the only base of ${owner}/${name} in the manifest; \`--base\` names another.`;
    listener({
        type: 'notice',
        message
    });
    return recipe;
};
/** Finds a task's expected tests beside its place, where a rename then puts it all at once. */ const calibrateIn = async (out, { task, name }, { change, hasIssue, options, runs })=>{
    // A folder that begins so is no task.
    const parent = await (0,promises_.mkdtemp)((0,external_node_path_.join)(out, '.new-'));
    try {
        const calibration = await calibrateNew({
            task,
            name,
            parent
        }, options, runs);
        const isMade = calibration.refusal === null;
        const target = (0,external_node_path_.join)(out, name);
        if (isMade) await (0,promises_.rename)((0,external_node_path_.join)(parent, name), target);
        const text = newTaskText(calibration, {
            task: isMade ? target : null,
            change,
            hasIssue
        });
        return {
            text,
            task: isMade ? target : null,
            exitCode: isMade ? exit_code/* EXIT */.d.done : exit_code/* EXIT */.d.gate
        };
    } finally{
        await (0,promises_.rm)(parent, {
            recursive: true,
            force: true
        });
    }
};
const makeTask = async (change, { name, recipe, issue, options, runs })=>{
    const { context, folder } = runs;
    const trials = stages/* STAGES */.a.length * options.repeat;
    context.listener({
        type: 'job-started',
        job: folder.job,
        id: context.jobId,
        jobDir: folder.jobDir,
        trials
    });
    const { out } = options;
    const isNew = !(0,external_node_fs_.existsSync)(out);
    await (0,make_folders/* makeFolders */.w)(out).catch((error)=>{
        throw new errors/* UserError */.yo(`${(0,quote/* quote */.h)(`--out ${out}`)} cannot hold a task: ${(0,errors/* errorMessage */.gJ)(error)}. Name a folder that can be written to.`);
    });
    try {
        const base = await context.images.base(recipe);
        const workdir = await lookInBase(base, change.before, context);
        const task = changeTask(change, {
            baseImage: recipe.image,
            workdir,
            issue
        });
        return await calibrateIn(out, {
            task,
            name
        }, {
            change,
            hasIssue: issue !== null,
            options,
            runs
        });
    } finally{
        // Another task may have come into it meanwhile.
        if (isNew) await (0,promises_.rmdir)(out).catch(()=>{});
    }
};
/**
 * `new`: a task's folder made of a change of a repository, and its expected tests by running it.
 * @throws UserError for a change that makes no task, and a base that does not have its repository
 * @throws FaultError where no engine answers, or a run came to nothing
 */ const newTask = async (options, context)=>{
    const bases = await (0,image_bases/* loadBases */.P)(options.bases ?? (0,external_node_path_.join)((0,external_node_path_.dirname)(options.out), 'bases'));
    const named = options.base === undefined ? undefined : findBase(options.base, bases);
    const issue = await issueOf(options.issue);
    const { folder, caBundle } = options;
    const { signal } = context;
    const repository = await openRepository(options.repo, {
        folder,
        certificates: caBundle?.path,
        signal
    });
    try {
        const change = await readChange(repository, options, signal);
        const recipe = named ?? baseOf(change, {
            bases,
            context
        });
        const name = changeTaskName(change);
        const target = (0,external_node_path_.join)(options.out, name);
        if (await (0,promises_.stat)(target).catch(()=>null) !== null) {
            throw new errors/* UserError */.yo(`${(0,quote/* quote */.h)(target)} is there already. Remove it, or name another folder with \`--out\`.`);
        }
        await (0,outside_tasks/* requireOutsideTasks */.L)(options.jobsDir, options.out);
        const runs = await runsOf(change, {
            bases,
            options,
            context
        });
        try {
            const made = await makeTask(change, {
                name,
                recipe,
                issue,
                options,
                runs
            });
            return {
                ...made,
                jobDir: runs.folder.jobDir
            };
        } finally{
            await runs.close();
        }
    } finally{
        await repository.close();
    }
};

// EXTERNAL MODULE: ./src/entry/gateway-program.js
var gateway_program = __webpack_require__(42893);
// EXTERNAL MODULE: ./src/entry/read-options/registry-access.js
var registry_access = __webpack_require__(45804);
// EXTERNAL MODULE: ./src/entry/read-options/required.js
var required = __webpack_require__(68023);
// EXTERNAL MODULE: ./src/entry/read-options/to-calibration-options.js
var to_calibration_options = __webpack_require__(56721);
// EXTERNAL MODULE: ./src/entry/cli/terminal-progress.js + 2 modules
var terminal_progress = __webpack_require__(81479);
;// CONCATENATED MODULE: ./src/entry/cli/new-verb.js








const oneBase = ({ base })=>{
    const [first, ...more] = base;
    if (more.length > 0) throw new errors/* UserError */.yo('A new task builds on one base: give `--base` once.');
    return first;
};
/** `kotlin-bench new`: what was made and is left to do on standard output, progress on standard error. */ const newVerb = async (values, context)=>{
    const { signal, watchJobs, stdout, stderr, environment } = context;
    const folder = process.cwd();
    const options = {
        ...(0,to_calibration_options/* toCalibrationOptions */._)(values, {
            environment,
            folder
        }),
        repo: (0,required/* required */.m)(values.repo, {
            verb: 'new',
            name: 'repo'
        }),
        before: (0,required/* required */.m)(values.before, {
            verb: 'new',
            name: 'before'
        }),
        fix: (0,required/* required */.m)(values.fix, {
            verb: 'new',
            name: 'fix'
        }),
        base: oneBase(values),
        issue: values.issue,
        out: values.out ?? (0,external_node_path_.resolve)('tasks'),
        folder
    };
    const registryAccess = (0,registry_access/* verbAccess */.O)(options.registries, context);
    const { text, jobDir, exitCode } = await (0,terminal_progress/* withProgress */.E)(stderr, {
        quiet: values.quiet,
        watchJobs
    }, (listener)=>newTask(options, {
            environment,
            listener,
            signal,
            registryAccess,
            gatewayProgram: (0,gateway_program/* gatewayProgram */.n)()
        }));
    stdout.write(`${text}\n`);
    stderr.write(`What the tests printed: ${jobDir}\n`);
    return exitCode;
};


/***/ })

};
;