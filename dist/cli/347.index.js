"use strict";
exports.id = 347;
exports.ids = [347];
exports.modules = {

/***/ 1883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YI: () => (/* binding */ startContainer),
/* harmony export */   _W: () => (/* binding */ copyBetween),
/* harmony export */   vr: () => (/* binding */ hasLookalikes)
/* harmony export */ });
/* unused harmony exports runArguments, execArguments, parseChanges */
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9866);
/* harmony import */ var _engine_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6275);
/* harmony import */ var _labels_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8385);
/* harmony import */ var _tar_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8103);





/** More than any honest build needs, few enough that a fork bomb leaves the host alive. */ const PIDS_LIMIT = 16384;
/** Goes on whatever is killed inside: an agent that ends every `sleep` must not end its container. */ const IDLE = 'while :; do sleep 86400; done';
/** The argument list of `docker run` for a phase's container; no value of `env` stands in it. */ const runArguments = (spec, labels)=>[
        'run',
        '--detach',
        ...labels,
        ...[
            '--network',
            spec.network
        ],
        ...(spec.mounts ?? []).flatMap(({ volume, at })=>[
                '--mount',
                `type=volume,source=${volume},destination=${at},readonly,volume-nocopy`
            ]),
        ...spec.noNewPrivileges ? [
            '--security-opt',
            'no-new-privileges'
        ] : [],
        ...spec.cpus === null ? [] : [
            '--cpus',
            String(spec.cpus)
        ],
        // Swap as large as the memory would make running out of it a matter of the host's settings.
        ...spec.memoryMb === null ? [] : [
            '--memory',
            `${spec.memoryMb}m`,
            '--memory-swap',
            `${spec.memoryMb}m`
        ],
        ...[
            '--pids-limit',
            String(PIDS_LIMIT)
        ],
        ...[
            '--cap-drop',
            'NET_RAW',
            '--cap-drop',
            'NET_ADMIN'
        ],
        ...Object.keys(spec.env).flatMap((name)=>[
                '--env',
                name
            ]),
        spec.image,
        // The image's entrypoint is kept, as Harbor keeps it.
        ...[
            'sh',
            '-c',
            IDLE
        ]
    ];
/** The argument list of `docker exec`; no value of `env` stands in it. */ const execArguments = (id, spec)=>[
        'exec',
        ...spec.input === undefined ? [] : [
            '--interactive'
        ],
        ...spec.workdir === undefined ? [] : [
            '--workdir',
            spec.workdir
        ],
        ...spec.user === undefined || spec.user === null ? [] : [
            '--user',
            String(spec.user)
        ],
        ...Object.entries(spec.settings ?? {}).filter(([name])=>spec.env?.[name] === undefined).flatMap(([name, value])=>[
                '--env',
                `${name}=${value}`
            ]),
        ...Object.keys(spec.env ?? {}).flatMap((name)=>[
                '--env',
                name
            ]),
        id,
        ...spec.command
    ];
const CHANGE_KINDS = {
    A: 'added',
    C: 'changed',
    D: 'deleted'
};
/**
 * Reads the lines of `docker diff`. The engine writes names as they are, so a line that is no entry
 * goes on with the name of the entry before it: that name held a line break. Such a name may also
 * have been made to look like entries of its own, see {@link hasLookalikes}; whoever copies what is
 * listed has to expect paths that are not there.
 */ const parseChanges = (text)=>{
    const changes = [];
    const lines = text.split('\n');
    if (lines.at(-1) === '') lines.pop();
    for (const line of lines){
        const match = /^([ACD]) (\/.*)$/s.exec(line);
        const last = changes.at(-1);
        if (match) changes.push({
            kind: CHANGE_KINDS[match[1]],
            path: match[2]
        });
        else if (last) last.path += `\n${line}`;
    }
    return changes;
};
/**
 * Whether a listed entry may be none, but the rest of a name. Only a folder can have been made for that,
 * one whose own name ends like the start of an entry, and it is listed as well.
 */ const hasLookalikes = (changes)=>changes.some((change)=>/\n[ACD] $/.test(change.path));
/** A listing beyond this is no work of an honest agent. */ const MAX_CHANGES_BYTES = 64 * 1024 * 1024;
/** A path through a link to itself leads nowhere either. */ const NOT_THERE = /no such container:path|could not find the file|no such file or directory|too many (links|levels of symbolic links)/i;
const LINK_LOOPS = /too many (links|levels of symbolic links)/i;
/** Of a folder's tar, the one entry of this name, called as if it had been asked for itself. */ const onlyEntry = (folder, name, rename)=>(path)=>{
        if (node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path) !== name || node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path) !== node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(folder)) return undefined;
        return rename ? rename(name) : name;
    };
/** Starts a container. The call is never cut short, so that whoever reaps afterwards finds what it made. */ const startContainer = async (docker, spec)=>{
    const labels = await (0,_labels_js__WEBPACK_IMPORTED_MODULE_3__/* .labelArguments */ .lp)(spec);
    const id = await docker.text(runArguments(spec, labels), {
        env: spec.env
    });
    const copyOut = async (path, options)=>{
        const copy = docker.stream([
            'cp',
            `${id}:${path}`,
            '-'
        ]);
        let read;
        let broken;
        try {
            read = await (0,_tar_js__WEBPACK_IMPORTED_MODULE_4__/* .readTar */ .sB)(copy.stdout, options);
        } catch (error) {
            broken = error;
        }
        const cutShort = read !== undefined && (read.overflow || read.stopped);
        if (cutShort || broken) copy.stop();
        const result = await copy.done;
        if (cutShort) return read;
        if (result.exitCode === 0 && read) return read;
        if (NOT_THERE.test(result.stderr)) return undefined;
        if (LINK_LOOPS.test(result.stderr) && node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path) !== '/') {
            // The engine cannot even look at a link that leads back to itself, but it copies one along.
            const folder = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.dirname(path);
            const rename = onlyEntry(folder, node_path__WEBPACK_IMPORTED_MODULE_0__.posix.basename(path), options.rename);
            const inFolder = await copyOut(folder, {
                ...options,
                rename,
                stopAtFolder: false
            });
            return inFolder?.entries.length === 0 ? undefined : inFolder;
        }
        throw result.stderr === '' && broken ? new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .FaultError */ .VD('infrastructure', 'copy-failed', `What the engine copied out of ${path} is no tar: ${String(broken)}`) : (0,_engine_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .engineFailure */ .FR)([
            'cp'
        ], result);
    };
    return {
        id,
        exec: (execSpec)=>docker.call(execArguments(id, execSpec), {
                ...execSpec.input === undefined ? {} : {
                    input: execSpec.input
                },
                ...execSpec.env === undefined ? {} : {
                    env: execSpec.env
                },
                ...execSpec.onOutput === undefined ? {} : {
                    onOutput: execSpec.onOutput
                },
                ...execSpec.maxBytes === undefined ? {} : {
                    maxBytes: execSpec.maxBytes
                },
                signal: execSpec.signal,
                timeoutMs: execSpec.timeoutMs
            }),
        async kill () {
            const result = await docker.call([
                'kill',
                id
            ]);
            if (result.exitCode === 0) return true;
            if (/is not running/i.test(result.stderr)) return false;
            throw (0,_engine_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .engineFailure */ .FR)([
                'kill'
            ], result);
        },
        async restart () {
            await docker.text([
                'restart',
                '--time',
                '0',
                id
            ]);
        },
        async changes () {
            const result = await docker.call([
                'diff',
                id
            ], {
                maxBytes: MAX_CHANGES_BYTES
            });
            if (result.exitCode !== 0) throw (0,_engine_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .engineFailure */ .FR)([
                'diff'
            ], result);
            return {
                changes: parseChanges(result.stdout.toString('utf8')),
                truncated: result.truncated
            };
        },
        copyOut,
        async copyIn (entries) {
            await docker.text([
                'cp',
                '-',
                `${id}:/`
            ], {
                input: (0,_tar_js__WEBPACK_IMPORTED_MODULE_4__/* .writeTar */ .FJ)(entries)
            });
        },
        async outOfMemory () {
            return await docker.text([
                'inspect',
                '--format',
                '{{.State.OOMKilled}}',
                id
            ]) === 'true';
        },
        async bytesWritten () {
            return Number(await docker.text([
                'inspect',
                '--size',
                '--format',
                '{{.SizeRw}}',
                id
            ]));
        },
        async remove () {
            // It is gone already where somebody reaped meanwhile.
            await docker.call([
                'rm',
                '--force',
                '--volumes',
                id
            ]);
        }
    };
};
/**
 * Copies a path of one container into a folder of another, which has to be there.
 * @throws FaultError where either end of the copy fails
 */ const copyBetween = async (docker, { from, path, to, folder })=>{
    const copy = docker.stream([
        'cp',
        `${from.id}:${path}`,
        '-'
    ]);
    await docker.text([
        'cp',
        '-',
        `${to.id}:${folder}`
    ], {
        input: copy.stdout
    });
    const result = await copy.done;
    if (result.exitCode !== 0) throw (0,_engine_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .engineFailure */ .FR)([
        'cp'
    ], result);
};


/***/ }),

/***/ 7811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ passVariables)
/* harmony export */ });
/** What the engine's own command line is given to pass on, under a name that means nothing to it. */ const PASSED = 'KOTLIN_BENCH_PASSED_';
/**
 * A variable reaches the engine's command line in that program's own environment, where a PATH or a
 * DOCKER_HOST would be taken for its own: so each goes under another name and is renamed inside.
 */ const passVariables = (variables)=>({
        env: Object.fromEntries(Object.entries(variables).map(([name, value])=>[
                `${PASSED}${name}`,
                value
            ])),
        /** Lines of sh that give each its own name. */ shell: Object.keys(variables).map((name)=>`export ${name}="$${PASSED}${name}"; unset ${PASSED}${name}`).join('\n')
    });


/***/ }),

/***/ 347:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pruneVerb: () => (/* binding */ pruneVerb)
});

// EXTERNAL MODULE: ./src/engine/docker.js + 2 modules
var engine_docker = __webpack_require__(308);
// EXTERNAL MODULE: ./src/engine/limits.js
var limits = __webpack_require__(8794);
// EXTERNAL MODULE: ./src/image/image-recipes.js + 2 modules
var image_recipes = __webpack_require__(8057);
// EXTERNAL MODULE: ../../node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(8476);
// EXTERNAL MODULE: ./src/image/local-image.js
var local_image = __webpack_require__(9488);
// EXTERNAL MODULE: ./src/image/tool-image.js
var tool_image = __webpack_require__(5785);
;// CONCATENATED MODULE: ./src/image/prune.js



const inspectSchema = schemas/* object */.Ikc({
    Id: schemas/* string */.YjP(),
    RepoTags: schemas/* array */.YOg(schemas/* string */.YjP()).nullish(),
    RepoDigests: schemas/* array */.YOg(schemas/* string */.YjP()).nullish(),
    Size: schemas/* number */.aig().default(0),
    Created: schemas/* string */.YjP().default(''),
    Config: schemas/* object */.Ikc({
        Labels: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).nullish()
    }).nullish()
});
const lines = (text)=>[
        ...new Set(text.split('\n').filter((line)=>line !== ''))
    ];
/** Every image with a key, also those that others have built on ours and that took the label over. */ const keyedImages = async (docker)=>{
    const ids = lines(await docker.text([
        'images',
        '--quiet',
        '--no-trunc',
        '--filter',
        `label=${local_image/* KEY_LABEL */.bt}`
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
            key: found.Config?.Labels?.[local_image/* KEY_LABEL */.bt] ?? '',
            names: [
                ...found.RepoTags ?? [],
                ...found.RepoDigests ?? []
            ],
            bytes: found.Size,
            created: found.Created,
            inUse: used.includes(found.Id)
        };
    });
};
const OURS = /^kotlin-bench\/[^/]+$/;
const SHARED = /^kotlin-bench\/(gateway|agent-[^/:]+):/;
const LAYER = 'kotlin-bench/agent-layer';
/** Ours are our own names, a registry's with the key for a tag or a digest, and those that lost their name. */ const isNameOfOurs = (name, key)=>OURS.test(name) || name.endsWith(`:${key}`) || name.includes('@sha256:');
/** Gateway or agent: no dataset's, so the newest of each stays. */ const sharedKind = ({ names })=>names.map((name)=>SHARED.exec(name)?.[0]).find((kind)=>kind !== undefined && !kind.startsWith(LAYER));
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
/** Volumes with an agent's programs whose image is not among those that stay. */ const agentVolumesWithout = async (docker, keys)=>{
    const format = `{{.Name}}\t{{.Label "${local_image/* KEY_LABEL */.bt}"}}`;
    const listed = await docker.text([
        ...[
            'volume',
            'ls',
            '--filter',
            `label=${tool_image/* TOOL_LABEL */.GB}`,
            '--format',
            format
        ]
    ]);
    return lines(listed).map((line)=>line.split('\t')).filter(([, key = ''])=>!keys.has(key)).map(([name = ''])=>name);
};

// EXTERNAL MODULE: ./src/commands/shared/open-dataset.js + 15 modules
var open_dataset = __webpack_require__(3768);
;// CONCATENATED MODULE: ./src/commands/prune.js





/**
 * Finds, and removes where wanted, what is ours in the engine and not needed by the dataset: images of
 * other keys than its bases and tasks have now, and of gateway and agents all but the newest. What a
 * container uses stays.
 * @throws UserError where there is no dataset
 */ const prune = async (options, context)=>{
    const { loaded, bases } = await (0,open_dataset/* openDataset */.J)(options, context);
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
    const all = await keyedImages(docker);
    const images = notNeeded(all, {
        keys,
        names
    });
    const staying = all.filter((image)=>!images.includes(image));
    const volumes = await agentVolumesWithout(docker, new Set(staying.map(({ key })=>key)));
    if (!options.apply) return {
        images,
        volumes,
        kept: []
    };
    const kept = [];
    for (const image of images)if (!await removeImage(docker, image)) kept.push(image);
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
        kept
    };
};

// EXTERNAL MODULE: ./src/report/phrases.js
var phrases = __webpack_require__(7886);
// EXTERNAL MODULE: ./src/entry/read-options/dataset-choice.js
var dataset_choice = __webpack_require__(1906);
// EXTERNAL MODULE: ./src/entry/cli/terminal-progress.js + 3 modules
var terminal_progress = __webpack_require__(3652);
;// CONCATENATED MODULE: ./src/entry/cli/prune-verb.js




const MIB = 1024 * 1024;
/** `kotlin-bench prune`: names on standard output what is ours and not needed, and with `--apply` removes it. */ const pruneVerb = async (values, { signal, stdout, stderr, environment })=>{
    const choice = (0,dataset_choice/* datasetChoice */.o)(values);
    (0,dataset_choice/* requireDataset */.I)(choice, 'flags');
    const { listener, end } = (0,terminal_progress/* terminalProgress */.e)(stderr, {
        quiet: values.quiet
    });
    try {
        const { images, volumes, kept } = await prune({
            ...choice,
            apply: values.apply
        }, {
            environment,
            listener,
            signal
        });
        end();
        for (const { names, id, bytes } of images){
            stdout.write(`${names[0] ?? id}  ${Math.round(bytes / MIB)} MiB with shared layers\n`);
        }
        for (const volume of volumes)stdout.write(`${volume}  volume\n`);
        const what = `${(0,phrases/* plural */.LS)(images.length, 'image')} and ${(0,phrases/* plural */.LS)(volumes.length, 'volume')}`;
        stderr.write(values.apply ? `Removed ${what}.\n` : `${what} would be removed; --apply does it.\n`);
        if (kept.length > 0) stderr.write(`${(0,phrases/* plural */.LS)(kept.length, 'image')} stayed, since others stand on them.\n`);
        return 0;
    } finally{
        end();
    }
};


/***/ }),

/***/ 6598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ DEBIAN)
/* harmony export */ });
/** What images of ours that hold programs are made from. */ const DEBIAN = 'debian:bookworm-slim';


/***/ }),

/***/ 4678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ runInstallScript)
/* harmony export */ });
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9866);
/* harmony import */ var _engine_certificates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1979);
/* harmony import */ var _engine_engine_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6275);
/* harmony import */ var _engine_pass_variables_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7811);
/* harmony import */ var _engine_tar_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8103);
/* harmony import */ var _build_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3648);






/** Certificates that downloads trust, while a script runs. */ const CA_PATH = '/kotlin-bench-ca.pem';
/** By bash where the image has it; a step that fails ends the script. */ const RUN = 'if command -v bash > /dev/null; then bash -e -c "$0"; else sh -e -c "$0"; fi';
/** Twice what the largest agent takes on a slow line; one that waits for something must not wait for ever. */ const INSTALL_TIMEOUT_MS = 20 * 60_000;
/**
 * Runs a script that installs something, as root.
 * @throws FaultError `infrastructure` with the script's last lines, where it fails
 */ const runInstallScript = async (container, request)=>{
    const { of, ca, logPath, signal } = request;
    if (ca !== null) {
        await container.copyIn([
            (0,_engine_tar_js__WEBPACK_IMPORTED_MODULE_3__/* .fileEntry */ .nV)(CA_PATH.slice(1), (0,_engine_certificates_js__WEBPACK_IMPORTED_MODULE_1__/* .pemWithPublicRoots */ .Jm)(ca))
        ]);
    }
    const trust = ca === null ? {} : Object.fromEntries(_engine_certificates_js__WEBPACK_IMPORTED_MODULE_1__/* .CA_VARIABLES */ .L8.map((name)=>[
            name,
            CA_PATH
        ]));
    const passed = (0,_engine_pass_variables_js__WEBPACK_IMPORTED_MODULE_5__/* .passVariables */ .r)({
        ...trust,
        ...request.env
    });
    const log = await (0,_build_log_js__WEBPACK_IMPORTED_MODULE_4__/* .openBuildLog */ .L)(logPath, request.logFilter);
    const result = await container.exec({
        command: [
            'sh',
            '-c',
            `${passed.shell}\n${RUN}\ncode=$?; rm -f ${CA_PATH}; exit $code`,
            request.script
        ],
        user: 0,
        workdir: '/',
        env: passed.env,
        signal,
        timeoutMs: INSTALL_TIMEOUT_MS,
        maxBytes: 0,
        onOutput: log.write
    }).finally(log.close);
    if (result.exitCode === 0 && !result.timedOut) return;
    const how = result.timedOut ? `did not end within ${INSTALL_TIMEOUT_MS / 60_000} minutes` : `failed with exit code ${result.exitCode}`;
    const tail = log.tail();
    const known = (0,_engine_engine_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .failureSignature */ .vH)(tail);
    // Neither the task's nor the model's: `--resume` runs its trials again once it is mended.
    throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FaultError */ .VD('infrastructure', known?.code === 'disk-full' ? known.code : 'agent-install-failed', `Installing ${of} ${how}. The log is in ${logPath}; its last lines:\n${(0,_engine_engine_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .lastLines */ .w$)(tail, 8)}`);
};


/***/ }),

/***/ 5785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $X: () => (/* binding */ TOOLS_FOLDER),
/* harmony export */   GB: () => (/* binding */ TOOL_LABEL),
/* harmony export */   z3: () => (/* binding */ toolVolume)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9866);
/* harmony import */ var _engine_container_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1883);
/* harmony import */ var _engine_labels_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8385);
/* harmony import */ var _content_key_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7216);
/* harmony import */ var _debian_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6598);
/* harmony import */ var _ensure_image_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1213);
/* harmony import */ var _image_labels_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5584);
/* harmony import */ var _install_script_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4678);
/* harmony import */ var _local_image_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9488);










/** Below it each agent's programs have a folder, in images and in containers. */ const TOOLS_FOLDER = '/opt/kotlin-bench';
/** Names volumes of ours that outlive jobs; no job's label is on them. */ const TOOL_LABEL = 'io.kotlin-bench.agent';
const installImage = async ({ name, script }, image, key, context)=>{
    const { docker } = context;
    const spec = {
        jobId: context.jobId,
        expiresAt: (0,_engine_labels_js__WEBPACK_IMPORTED_MODULE_3__/* .expiresAfter */ .Pe)(_engine_labels_js__WEBPACK_IMPORTED_MODULE_3__/* .INSTALL_LIFE_SEC */ .Tp)
    };
    const common = {
        ...spec,
        image: _debian_js__WEBPACK_IMPORTED_MODULE_9__/* .DEBIAN */ .M,
        cpus: null,
        memoryMb: null,
        env: {}
    };
    const workshop = await (0,_engine_container_js__WEBPACK_IMPORTED_MODULE_2__/* .startContainer */ .YI)(docker, {
        ...common,
        role: 'install',
        network: 'bridge'
    });
    let clean;
    try {
        await (0,_install_script_js__WEBPACK_IMPORTED_MODULE_7__/* .runInstallScript */ .Q)(workshop, {
            of: `agent ${name}`,
            script: `set -euo pipefail\nexport PREFIX=${TOOLS_FOLDER}/${name}\nmkdir -p "$PREFIX"\n${script}`,
            env: context.env,
            ca: context.ca,
            logPath: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(context.logDir, `agent-${name}.log`),
            logFilter: context.logFilter,
            signal: context.signal
        });
        // The image gets what was made and not what it was made with.
        clean = await (0,_engine_container_js__WEBPACK_IMPORTED_MODULE_2__/* .startContainer */ .YI)(docker, {
            ...common,
            role: 'install',
            network: 'none'
        });
        await (0,_engine_container_js__WEBPACK_IMPORTED_MODULE_2__/* .copyBetween */ ._W)(docker, {
            from: workshop,
            path: TOOLS_FOLDER,
            to: clean,
            folder: '/opt'
        });
        const labels = {
            ...(0,_image_labels_js__WEBPACK_IMPORTED_MODULE_6__/* .imageLabels */ .J)(context.provenance ?? _image_labels_js__WEBPACK_IMPORTED_MODULE_6__/* .NO_PROVENANCE */ .G, null),
            [TOOL_LABEL]: name,
            [_local_image_js__WEBPACK_IMPORTED_MODULE_8__/* .KEY_LABEL */ .bt]: key
        };
        await docker.text([
            'commit',
            ...Object.entries(labels).flatMap(([label, value])=>[
                    '--change',
                    `LABEL ${label}=${value}`
                ]),
            clean.id,
            image
        ]);
    } finally{
        await Promise.all([
            workshop.remove(),
            clean?.remove()
        ]);
    }
    const made = await (0,_local_image_js__WEBPACK_IMPORTED_MODULE_8__/* .findLocalImage */ .e9)(docker, image);
    if (made) return made;
    throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .FaultError */ .VD('infrastructure', 'image-missing', `${image} was made but is not in the engine.`);
};
/**
 * Fills a volume once, whoever asks. A second run waits at the lock, which the kernel takes from a run
 * that dies; what it left is made again, since the mark is written last.
 */ const FILL = `
set -eu
cd /volume
exec 9> .lock
flock 9
if [ ! -e .filled ]; then
  find . -mindepth 1 ! -name .lock -delete
  cp -a "$0/." .
  sync -f .
  : > .filled
fi
if [ -e version ]; then head -c 200 version; fi
`;
/**
 * A volume with the programs, and the image that it comes from: found, else made. Both are kept from
 * job to job under a key of all that they are made from.
 *
 * The image is made by a container and a commit, since this works the same with every builder: the
 * classic one could be handed neither certificates nor a registry's password without keeping them.
 * The downloads are the container's, not the host's, so that the host may be a Mac, or have no npm.
 * @throws FaultError `infrastructure`
 */ const toolVolume = async (tools, context)=>{
    const { docker } = context;
    const key = (0,_content_key_js__WEBPACK_IMPORTED_MODULE_4__/* .contentKey */ .l)({
        dockerfile: tools.script,
        context: [],
        platform: context.host.platform,
        parents: {
            [_debian_js__WEBPACK_IMPORTED_MODULE_9__/* .DEBIAN */ .M]: _debian_js__WEBPACK_IMPORTED_MODULE_9__/* .DEBIAN */ .M
        }
    });
    const image = `kotlin-bench/agent-${tools.name}:${key.slice(0, 20)}`;
    const volume = `kotlin-bench-agent-${tools.name}-${key.slice(0, 20)}`;
    const source = context.source ?? _ensure_image_js__WEBPACK_IMPORTED_MODULE_5__/* .BUILD_ONLY */ .O;
    await (0,_ensure_image_js__WEBPACK_IMPORTED_MODULE_5__/* .ensureImage */ .Y)({
        ...context,
        ...source
    }, {
        image,
        key,
        rebuild: false
    }, ()=>installImage(tools, image, key, context));
    // Gives the volume that is there, where one is.
    await docker.text([
        ...[
            'volume',
            'create',
            '--label',
            `${TOOL_LABEL}=${tools.name}`,
            '--label',
            `${_local_image_js__WEBPACK_IMPORTED_MODULE_8__/* .KEY_LABEL */ .bt}=${key}`
        ],
        volume
    ]);
    const labels = await (0,_engine_labels_js__WEBPACK_IMPORTED_MODULE_3__/* .labelArguments */ .lp)({
        jobId: context.jobId,
        role: 'install',
        expiresAt: (0,_engine_labels_js__WEBPACK_IMPORTED_MODULE_3__/* .expiresAfter */ .Pe)(_engine_labels_js__WEBPACK_IMPORTED_MODULE_3__/* .INSTALL_LIFE_SEC */ .Tp)
    });
    const version = await docker.text([
        ...[
            'run',
            '--rm',
            ...labels,
            '--network',
            'none'
        ],
        ...[
            '--mount',
            `type=volume,source=${volume},destination=/volume,volume-nocopy`
        ],
        ...[
            image,
            'bash',
            '-c',
            FILL,
            `${TOOLS_FOLDER}/${tools.name}`
        ]
    ], {
        signal: context.signal
    });
    return {
        volume,
        image,
        version: version || null
    };
};


/***/ })

};
;