"use strict";
exports.id = 5785;
exports.ids = [5785];
exports.modules = {

/***/ 69681:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ parseChanges),
/* harmony export */   v: () => (/* binding */ hasLookalikes)
/* harmony export */ });
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


/***/ }),

/***/ 59155:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ copyBetween),
  Y: () => (/* binding */ startContainer)
});

// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(29866);
// EXTERNAL MODULE: ./src/engine/changes.js
var changes = __webpack_require__(69681);
;// CONCATENATED MODULE: ./src/engine/container-arguments.js
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

// EXTERNAL MODULE: ./src/engine/engine-failure.js
var engine_failure = __webpack_require__(66275);
// EXTERNAL MODULE: ./src/engine/labels.js
var engine_labels = __webpack_require__(28385);
// EXTERNAL MODULE: ./src/engine/tar.js
var tar = __webpack_require__(8103);
;// CONCATENATED MODULE: ./src/engine/container.js






/** A listing beyond this is no work of an honest agent. */ const MAX_CHANGES_BYTES = 64 * 1024 * 1024;
/** A path that is a link to itself, or leads through one, leads nowhere. */ const NOT_THERE = /no such container:path|could not find the file|no such file or directory|too many (links|levels of symbolic links)/i;
const copyOut = async (docker, { id, path }, options)=>{
    const copy = docker.stream([
        'cp',
        `${id}:${path}`,
        '-'
    ]);
    let read;
    let broken;
    try {
        read = await (0,tar/* readTar */.sB)(copy.stdout, options);
    } catch (error) {
        broken = error;
    }
    const cutShort = read !== undefined && (read.overflow || read.stopped);
    if (cutShort || broken) copy.stop();
    const result = await copy.done;
    if (cutShort || result.exitCode === 0 && read) return read;
    if (NOT_THERE.test(result.stderr)) return undefined;
    if (result.stderr !== '' || !broken) throw (0,engine_failure/* engineFailure */.FR)([
        'cp'
    ], result);
    throw new errors/* FaultError */.VD('infrastructure', 'copy-failed', `What the engine copied out of ${path} is no tar: ${String(broken)}`);
};
/** Starts a container. The call is never cut short, so that whoever reaps afterwards finds what it made. */ const startContainer = async (docker, spec)=>{
    const labels = await (0,engine_labels/* labelArguments */.lp)(spec);
    const id = await docker.text(runArguments(spec, labels), {
        env: spec.env
    });
    let isRemoved = false;
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
            throw (0,engine_failure/* engineFailure */.FR)([
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
            if (result.exitCode !== 0) throw (0,engine_failure/* engineFailure */.FR)([
                'diff'
            ], result);
            return {
                changes: (0,changes/* parseChanges */.p)(result.stdout.toString('utf8')),
                truncated: result.truncated
            };
        },
        copyOut: (path, options)=>copyOut(docker, {
                id,
                path
            }, options),
        async copyIn (entries) {
            await docker.text([
                'cp',
                '-',
                `${id}:/`
            ], {
                input: (0,tar/* writeTar */.FJ)(entries)
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
            if (isRemoved) return;
            // It is gone already where somebody reaped meanwhile.
            const { exitCode } = await docker.call([
                'rm',
                '--force',
                '--volumes',
                id
            ]);
            isRemoved = exitCode === 0;
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
    if (result.exitCode !== 0) throw (0,engine_failure/* engineFailure */.FR)([
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

/***/ 6598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ DEBIAN)
/* harmony export */ });
/** What images of ours that hold programs are made from. */ const DEBIAN = 'debian:bookworm-slim';


/***/ }),

/***/ 55142:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ runInstallScript)
});

// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(29866);
// EXTERNAL MODULE: ./src/engine/certificates.js + 1 modules
var certificates = __webpack_require__(71979);
// EXTERNAL MODULE: ./src/engine/engine-failure.js
var engine_failure = __webpack_require__(66275);
// EXTERNAL MODULE: ./src/engine/pass-variables.js
var pass_variables = __webpack_require__(7811);
// EXTERNAL MODULE: ./src/engine/tar.js
var tar = __webpack_require__(8103);
// EXTERNAL MODULE: ./src/text/untrusted-certificate.js
var untrusted_certificate = __webpack_require__(45085);
// EXTERNAL MODULE: ./src/image/build-log.js
var build_log = __webpack_require__(13648);
;// CONCATENATED MODULE: ./src/image/left-secrets.js


/** Longer than most that would stand in a file by chance. */ const TELLING_LENGTH = 8;
/** How many files are named. */ const SHOWN = 3;
/**
 * Of the paths on standard input the regular files that have the value, by what most images have. No path is a
 * folder's content or a link's end; what is listed and not there is a name with a line break, or gone.
 */ const SEARCH = `
for program in xargs find grep; do
  command -v "$program" > /dev/null || { echo "the image has no $program" >&2; exit 3; }
done
xargs -0 sh -c 'value=$0; find "$@" -prune -type f -exec grep -lFe "$value" {} +' "$value" 2> /dev/null
exit 0`;
const fault = (message)=>new errors/* FaultError */.VD('infrastructure', 'agent-install-failed', message);
/**
 * Looks for secrets in all that a container's image would get by a commit: by the engine's record of what was
 * added or changed, since what is unpacked or moved keeps an older time.
 * @throws FaultError `infrastructure` that names the variable and the files, or says why nobody could look
 */ const requireNoSecret = async (container, { of, secrets, signal })=>{
    const telling = Object.entries(secrets).flatMap(([name, secret])=>{
        // Of several lines, as a key has them, the longest tells.
        const [value = ''] = secret.split('\n').sort((one, other)=>other.length - one.length);
        return value.length < TELLING_LENGTH ? [] : [
            {
                name,
                value
            }
        ];
    });
    if (telling.length === 0) return;
    const { changes, truncated } = await container.changes();
    if (truncated) throw fault(`Installing ${of} left more files than are looked through for secrets. Let the script remove what the agent does not need, or install without --agent-env.`);
    const paths = changes.flatMap(({ kind, path })=>kind === 'deleted' ? [] : [
            `${path}\0`
        ]);
    for (const { name, value } of telling){
        const passed = (0,pass_variables/* passVariables */.r)({
            value
        });
        const { exitCode, stdout, stderr } = await container.exec({
            command: [
                'sh',
                '-c',
                `${passed.shell}\n${SEARCH}`
            ],
            user: 0,
            env: passed.env,
            input: Buffer.from(paths.join('')),
            signal
        });
        if (exitCode !== 0) throw fault(`What installing ${of} left cannot be looked through for the value of ${name}, and an image is kept of it: ${stderr.trim() || `exit code ${exitCode}`}. Let the script install what is missing, or install without --agent-env.`);
        const files = stdout.toString('utf8').split('\n').slice(0, -1);
        if (files.length === 0) continue;
        throw fault(`Installing ${of} left the value of ${name} in ${files.slice(0, SHOWN).join(', ')}, and an image is kept of it. Let the script remove that before it ends; what git clones by a URL with a login keeps that in .git/config.`);
    }
};

;// CONCATENATED MODULE: ./src/image/install-script.js








/** Certificates that downloads trust, while a script runs. */ const CA_PATH = '/kotlin-bench-ca.pem';
/** By bash where the image has it; a step that fails ends the script. */ const RUN = 'if command -v bash > /dev/null; then bash -e -c "$0"; else sh -e -c "$0"; fi';
/** Twice what the largest agent takes on a slow line; one that waits for something must not wait for ever. */ const INSTALL_TIMEOUT_MS = 20 * 60_000;
/** What to do about a server that the script's programs did not trust. */ const certificateAdvice = (hasBundle)=>hasBundle ? `A server's certificate is not trusted there, although ${certificates/* CA_VARIABLES */.L8.join(', ')} name those of --ca-bundle: see whether the bundle holds the right ones, and whether the program that failed looks at one of these.` : `A server's certificate is not trusted there. ${untrusted_certificate/* CERTIFICATE_ADVICE */.j}`;
/** What shells end with where a command cannot be run, or is not there, which no second try changes. */ const UNRUNNABLE = {
    126: ': a command of it cannot be run',
    127: ': a command of it is not there'
};
/** Of a script that failed, by its exit code and what it said last. */ const codeOf = (exitCode, tail)=>{
    const known = (0,engine_failure/* failureSignature */.vH)(tail);
    if (known?.code === 'disk-full') return known.code;
    // Without a network a command may be missing that the script should have fetched.
    return exitCode in UNRUNNABLE && known === undefined ? 'agent-install-unrunnable' : 'agent-install-failed';
};
/**
 * Runs a script that installs something, as root.
 * @throws FaultError `infrastructure` with the script's last lines, where it fails
 */ const runInstallScript = async (container, request)=>{
    const { of, ca, logPath, signal } = request;
    if (ca !== null) {
        await container.copyIn([
            (0,tar/* fileEntry */.nV)(CA_PATH.slice(1), (0,certificates/* pemWithPublicRoots */.Jm)(ca))
        ]);
    }
    const trust = ca === null ? {} : Object.fromEntries(certificates/* CA_VARIABLES */.L8.map((name)=>[
            name,
            CA_PATH
        ]));
    const { env, variables = {}, secrets = {} } = request;
    const passed = (0,pass_variables/* passVariables */.r)({
        ...trust,
        ...env,
        ...variables,
        ...secrets
    });
    const log = await (0,build_log/* openBuildLog */.L)(logPath, request.logFilter);
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
    if (result.exitCode === 0 && !result.timedOut) return requireNoSecret(container, {
        of,
        secrets,
        signal
    });
    const how = result.timedOut ? `did not end within ${INSTALL_TIMEOUT_MS / 60_000} minutes` : `failed with exit code ${result.exitCode}${UNRUNNABLE[result.exitCode] ?? ''}`;
    const tail = log.tail();
    const advice = (0,untrusted_certificate/* isUntrustedCertificate */.Y)(tail) ? `\n${certificateAdvice(ca !== null)}` : '';
    // Neither the task's nor the model's: `--resume` runs its trials again once it is mended.
    throw new errors/* FaultError */.VD('infrastructure', codeOf(result.exitCode, tail), `Installing ${of} ${how}. The log is in ${logPath}; its last lines:\n${(0,engine_failure/* lastLines */.w$)(tail, 8)}${advice}`);
};


/***/ }),

/***/ 95785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $X: () => (/* binding */ TOOLS_FOLDER),
/* harmony export */   GB: () => (/* binding */ TOOL_LABEL),
/* harmony export */   z3: () => (/* binding */ toolVolume)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _engine_container_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59155);
/* harmony import */ var _engine_labels_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28385);
/* harmony import */ var _content_key_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77216);
/* harmony import */ var _debian_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6598);
/* harmony import */ var _ensure_image_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81213);
/* harmony import */ var _image_labels_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75584);
/* harmony import */ var _install_script_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55142);
/* harmony import */ var _local_image_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(19488);









/** Below it each agent's programs have a folder, in images and in containers. */ const TOOLS_FOLDER = '/opt/kotlin-bench';
/** Names volumes of ours that outlive jobs; no job's label is on them. */ const TOOL_LABEL = 'io.kotlin-bench.agent';
const installImage = async ({ name, script }, image, key, context)=>{
    const { docker } = context;
    const spec = {
        jobId: context.jobId,
        expiresAt: (0,_engine_labels_js__WEBPACK_IMPORTED_MODULE_2__/* .expiresAfter */ .Pe)(_engine_labels_js__WEBPACK_IMPORTED_MODULE_2__/* .INSTALL_LIFE_SEC */ .Tp)
    };
    const common = {
        ...spec,
        image: _debian_js__WEBPACK_IMPORTED_MODULE_8__/* .DEBIAN */ .M,
        cpus: null,
        memoryMb: null,
        env: {}
    };
    const workshop = await (0,_engine_container_js__WEBPACK_IMPORTED_MODULE_1__/* .startContainer */ .Y)(docker, {
        ...common,
        role: 'install',
        network: 'bridge'
    });
    let clean;
    try {
        await (0,_install_script_js__WEBPACK_IMPORTED_MODULE_6__/* .runInstallScript */ .Q)(workshop, {
            of: `agent ${name}`,
            script: `set -euo pipefail\nexport PREFIX=${TOOLS_FOLDER}/${name}\nmkdir -p "$PREFIX"\n${script}`,
            env: context.env,
            ca: context.ca,
            logPath: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(context.logDir, `agent-${name}.log`),
            logFilter: context.logFilter,
            signal: context.signal
        });
        // The image gets what was made and not what it was made with.
        clean = await (0,_engine_container_js__WEBPACK_IMPORTED_MODULE_1__/* .startContainer */ .Y)(docker, {
            ...common,
            role: 'install',
            network: 'none'
        });
        await (0,_engine_container_js__WEBPACK_IMPORTED_MODULE_1__/* .copyBetween */ ._)(docker, {
            from: workshop,
            path: TOOLS_FOLDER,
            to: clean,
            folder: '/opt'
        });
        const labels = {
            ...(0,_image_labels_js__WEBPACK_IMPORTED_MODULE_5__/* .imageLabels */ .J)(context.provenance ?? _image_labels_js__WEBPACK_IMPORTED_MODULE_5__/* .NO_PROVENANCE */ .G, null),
            [TOOL_LABEL]: name,
            [_local_image_js__WEBPACK_IMPORTED_MODULE_7__/* .KEY_LABEL */ .bt]: key
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
    return (0,_local_image_js__WEBPACK_IMPORTED_MODULE_7__/* .requireLocalImage */ .ue)(docker, image, 'made');
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
    const key = (0,_content_key_js__WEBPACK_IMPORTED_MODULE_3__/* .contentKey */ .l)({
        dockerfile: tools.script,
        context: [],
        platform: context.host.platform,
        parents: {
            [_debian_js__WEBPACK_IMPORTED_MODULE_8__/* .DEBIAN */ .M]: _debian_js__WEBPACK_IMPORTED_MODULE_8__/* .DEBIAN */ .M
        }
    });
    const image = `kotlin-bench/agent-${tools.name}:${key.slice(0, 20)}`;
    const volume = `kotlin-bench-agent-${tools.name}-${key.slice(0, 20)}`;
    const source = context.source ?? _ensure_image_js__WEBPACK_IMPORTED_MODULE_4__/* .BUILD_ONLY */ .O;
    await (0,_ensure_image_js__WEBPACK_IMPORTED_MODULE_4__/* .ensureImage */ .Y)({
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
            `${_local_image_js__WEBPACK_IMPORTED_MODULE_7__/* .KEY_LABEL */ .bt}=${key}`
        ],
        volume
    ]);
    const labels = await (0,_engine_labels_js__WEBPACK_IMPORTED_MODULE_2__/* .labelArguments */ .lp)({
        jobId: context.jobId,
        role: 'install',
        expiresAt: (0,_engine_labels_js__WEBPACK_IMPORTED_MODULE_2__/* .expiresAfter */ .Pe)(_engine_labels_js__WEBPACK_IMPORTED_MODULE_2__/* .INSTALL_LIFE_SEC */ .Tp)
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