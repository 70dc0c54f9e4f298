"use strict";
exports.id = 6282;
exports.ids = [6282];
exports.modules = {

/***/ 33377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ logged)
/* harmony export */ });
const logLine = (event)=>{
    switch(event.type){
        case 'notice':
        case 'warning':
            return `${event.type}${event.task === undefined ? '' : ` (${event.task})`}: ${event.message}`;
        case 'image-finished':
            return `image ${event.image}: ${event.action} ${event.failed ? 'failed after' : 'in'} ${event.seconds.toFixed(1)} s`;
        case 'trial-finished':
            return `${event.trial}: ${event.record.outcome} after ${event.seconds.toFixed(1)} s`;
        default:
            return undefined;
    }
};
/** Passes events on, and keeps those in `job.log` that somebody may look for later. */ const logged = (folder, listener)=>{
    return (event)=>{
        const line = logLine(event);
        if (line !== undefined) folder.log(line);
        listener(event);
    };
};


/***/ }),

/***/ 65425:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ requireOutsideTasks)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29866);
/* harmony import */ var _dataset_is_within_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(26638);
/* harmony import */ var _text_quote_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98461);






/** A path with its links resolved, whose end need not be there yet. */ const realPath = (path)=>(0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.realpath)(path).catch(async (error)=>{
        if (path === (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path)) throw error;
        return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(await realPath((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path)), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(path));
    });
const isTask = (dir)=>(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, 'task.toml'));
/**
 * Results may not lie in a task, whose files they would become, nor in a folder of tasks, where they are
 * looked at as tasks and make it differ from its commit. Whoever works in that folder has `jobs` there by
 * default, and may.
 * @param path the folder of tasks, or the one task; both paths absolute
 * @throws UserError that names both, and where results can go
 */ const requireOutsideTasks = async (jobsDir, path, workingDir = process.cwd())=>{
    const [jobs, folder, here] = await Promise.all([
        jobsDir,
        path,
        workingDir
    ].map(realPath));
    if (jobs === undefined || folder === undefined || !(0,_dataset_is_within_js__WEBPACK_IMPORTED_MODULE_4__/* .isWithin */ .U)(folder, jobs)) return;
    if (!isTask(folder) && here === folder && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(jobs) === folder && !isTask(jobs)) return;
    const what = isTask(folder) ? `the task ${path}, and results there would be files of it` : `${path}, where the tasks are, and results there would be looked at as tasks`;
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(folder);
    const isInTasks = isTask(folder) && (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(parent) === 'tasks';
    const outside = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(isInTasks ? (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(parent) : parent, 'jobs');
    throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .h)(`--jobs-dir ${jobsDir}`)} is in ${what}. Name a folder elsewhere, such as ${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .h)(`--jobs-dir ${outside}`)}.`);
};


/***/ }),

/***/ 41934:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $: () => (/* binding */ openTrialParts)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./src/engine/labels.js
var engine_labels = __webpack_require__(28385);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(29866);
// EXTERNAL MODULE: ./src/engine/tar.js
var tar = __webpack_require__(8103);
// EXTERNAL MODULE: ./src/text/single-flight.js
var single_flight = __webpack_require__(51260);
// EXTERNAL MODULE: ./src/image/build.js
var image_build = __webpack_require__(2283);
// EXTERNAL MODULE: ./src/image/builder.js
var image_builder = __webpack_require__(63056);
// EXTERNAL MODULE: ./src/image/content-key.js
var content_key = __webpack_require__(77216);
// EXTERNAL MODULE: ./src/image/debian.js
var debian = __webpack_require__(6598);
// EXTERNAL MODULE: ./src/image/ensure-image.js
var ensure_image = __webpack_require__(81213);
// EXTERNAL MODULE: ./src/image/image-labels.js
var image_labels = __webpack_require__(75584);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ../../node_modules/execa/index.js + 132 modules
var execa = __webpack_require__(63230);
// EXTERNAL MODULE: ./src/engine/engine-failure.js
var engine_failure = __webpack_require__(66275);
;// CONCATENATED MODULE: ./src/image/node-binary.js









/** The one that is fetched where the running one does not fit. */ const PINNED = '24.22.1';
const PLATFORMS = {
    'linux/amd64': 'linux-x64',
    'linux/arm64': 'linux-arm64'
};
/** The Node that runs us, where it is made for the engine's platform. */ const runningNode = async (platform)=>{
    if (PLATFORMS[platform] !== `${process.platform}-${process.arch}`) return undefined;
    const { size } = await (0,promises_.stat)(process.execPath);
    return {
        identity: `node ${process.version} ${process.platform}-${process.arch} ${size}`,
        read: ()=>(0,promises_.readFile)(process.execPath)
    };
};
const MAX_BYTES = 256 * 1024 * 1024;
/** `package/bin/node` of an archive that npm wrote. */ const nodeOf = async (archive)=>{
    const { entries } = await (0,tar/* readTar */.sB)((0,external_node_fs_.createReadStream)(archive).pipe((0,external_node_zlib_.createGunzip)()), {
        maxBytes: MAX_BYTES,
        maxEntries: 10_000,
        linksOut: 'drop',
        rename: (path)=>path === 'package/bin/node' ? 'node' : undefined
    });
    const [node] = entries;
    if (node?.type === 'file') return node.content;
    throw new errors/* FaultError */.VD('infrastructure', 'gateway-image-failed', `${archive} has no package/bin/node.`);
};
/**
 * The Node that npm has as a package for the engine's platform, fetched with the user's own npm and settings.
 * @throws FaultError `infrastructure` for a platform that has none; `read` also where npm gets nothing
 */ const packagedNode = (platform)=>{
    const name = PLATFORMS[platform];
    if (name === undefined) {
        throw new errors/* FaultError */.VD('infrastructure', 'sandbox-unsupported', `The engine runs ${platform}, for which there is no gateway; there is one for ${Object.keys(PLATFORMS).join(' and ')}.`);
    }
    const wanted = `node-${name}@${PINNED}`;
    return {
        identity: `node v${PINNED} ${name} by npm`,
        async read () {
            const folder = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'kotlin-bench-node-'));
            try {
                const packed = await (0,execa/* execa */.Ho)('npm', [
                    'pack',
                    wanted,
                    '--silent',
                    '--pack-destination',
                    folder
                ], {
                    reject: false,
                    cwd: folder
                });
                const [archive] = await (0,promises_.readdir)(folder);
                if (packed.exitCode === 0 && archive !== undefined) return await nodeOf((0,external_node_path_.join)(folder, archive));
                const said = (0,engine_failure/* lastLines */.w$)(packed.stderr || packed.message || '');
                throw new errors/* FaultError */.VD('infrastructure', 'gateway-image-failed', `npm did not get ${wanted}, which the gateway needs for this engine: ${said}`);
            } finally{
                await (0,promises_.rm)(folder, {
                    recursive: true,
                    force: true
                });
            }
        }
    };
};

// EXTERNAL MODULE: ./src/image/prune.js
var prune = __webpack_require__(74987);
;// CONCATENATED MODULE: ./src/image/gateway-image.js













/** What a gateway and the holder of a network need: `ip`, Node, and the program. That Node starts is tried at once. */ const DOCKERFILE = `FROM ${debian/* DEBIAN */.M}
RUN apt-get update \\
 && apt-get install --yes --no-install-recommends iproute2 \\
 && rm -rf /var/lib/apt/lists/* /var/cache/apt/* /var/log/*
COPY node /usr/local/bin/node
RUN ["node", "--version"]
COPY index.js /gateway/index.js
ENTRYPOINT ["node", "/gateway/index.js"]
`;
const NAME = 'kotlin-bench/gateway';
/** The program's; what Debian and Node bring has its own. */ const LICENCE = 'Apache-2.0';
/**
 * Gives the id of the gateway's image, which is fetched or built once a machine: all that ask at the same time
 * wait for one build.
 * @returns a function that throws FaultError `infrastructure` where the image cannot be built
 */ const createGatewayImage = (context)=>{
    const { docker, host } = context;
    const ensureWith = async (node)=>{
        const program = await (0,promises_.readFile)(context.program);
        const recipe = {
            dockerfile: DOCKERFILE,
            platform: host.platform,
            parents: {
                [debian/* DEBIAN */.M]: debian/* DEBIAN */.M
            }
        };
        const key = (0,content_key/* contentKey */.l)({
            ...recipe,
            context: [
                (0,tar/* fileEntry */.nV)('index.js', program),
                (0,tar/* fileEntry */.nV)('node', Buffer.from(node.identity))
            ]
        });
        const image = `${NAME}:${key.slice(0, 12)}`;
        const source = context.source ?? ensure_image/* BUILD_ONLY */.O;
        const request = {
            image,
            key,
            rebuild: false
        };
        const { id, origin } = await (0,ensure_image/* ensureImage */.Y)({
            ...context,
            ...source
        }, request, async ()=>(0,image_build/* buildImage */._)(docker, await (0,image_builder/* detectBuilder */.h4)(docker), {
                image,
                key,
                labels: (0,image_labels/* imageLabels */.J)(context.provenance ?? image_labels/* NO_PROVENANCE */.G, LICENCE),
                dockerfile: 'Dockerfile',
                context: [
                    (0,tar/* fileEntry */.nV)('Dockerfile', Buffer.from(DOCKERFILE)),
                    (0,tar/* fileEntry */.nV)('index.js', program),
                    (0,tar/* fileEntry */.nV)('node', await node.read(), {
                        executable: true
                    })
                ],
                logPath: (0,external_node_path_.join)(context.logDir, 'gateway.log'),
                timeoutMs: undefined,
                signal: context.signal
            }));
        // Each version of ours leaves some hundred megabytes; those that stay do no harm.
        if (origin === 'built') await (0,prune/* removeSuperseded */.fx)(docker, image).catch(()=>{});
        return id;
    };
    const ensure = async ()=>{
        const running = await runningNode(host.platform);
        if (running !== undefined) {
            try {
                return await ensureWith(running);
            } catch (thrown) {
                // A Node that is made for another system than Debian, such as Alpine's, does not start there.
                if (!(thrown instanceof errors/* FaultError */.VD && thrown.code === 'image-build-failed')) throw thrown;
            }
        }
        try {
            return await ensureWith(packagedNode(host.platform));
        } catch (thrown) {
            if (!(thrown instanceof errors/* FaultError */.VD && thrown.kind === 'task')) throw thrown;
            // The recipe is ours, not a task's.
            throw new errors/* FaultError */.VD('infrastructure', 'gateway-image-failed', thrown.message, {
                cause: thrown
            });
        }
    };
    return (0,single_flight/* once */.O)(ensure);
};

// EXTERNAL MODULE: ./src/image/images.js + 1 modules
var image_images = __webpack_require__(61985);
// EXTERNAL MODULE: ./src/image/local-image.js
var local_image = __webpack_require__(19488);
// EXTERNAL MODULE: ./src/image/image-work.js
var image_work = __webpack_require__(61754);
// EXTERNAL MODULE: ./src/image/registry/retry.js
var retry = __webpack_require__(36121);
;// CONCATENATED MODULE: ./src/image/published-image.js





/** How registries and engines say that an image is not there, or not for everybody. */ const ABSENT = /manifest unknown|not found|does not exist|name unknown|\bdenied\b|unauthorized|forbidden|no such image/i;
/** What is the machine's own fault stays that, whichever registry was asked. */ const OWN = new Set([
    'disk-full',
    'engine-unreachable',
    'engine-denied',
    'host-out-of-memory',
    'engine-timeout'
]);
/**
 * Finds images that somebody else publishes. A registry that does not answer is told of once, and no longer
 * asked.
 */ const createPublished = (context)=>{
    const { docker, listener, signal, patience } = context;
    let isLeftOut = false;
    /** Undefined where it is not there to be pulled. */ const pull = async (name, timeoutMs)=>{
        const args = [
            'pull',
            '--quiet',
            name
        ];
        const result = await docker.call(args, {
            signal,
            timeoutMs
        });
        if (result.exitCode === 0) return (0,local_image/* findLocalImage */.e9)(docker, name);
        const failure = (0,engine_failure/* engineFailure */.FR)(args, result);
        if (failure.code === 'image-missing' || ABSENT.test(result.stderr)) return undefined;
        throw failure;
    };
    const tryPull = async (name, timeoutMs)=>{
        try {
            const patiently = ()=>(0,retry/* withRetries */.LH)(()=>pull(name, timeoutMs), {
                    signal,
                    patience
                });
            return await (0,image_work/* tellOfWork */.a)(listener, {
                image: name,
                action: 'pull'
            }, patiently);
        } catch (error) {
            signal.throwIfAborted();
            if (!(error instanceof errors/* FaultError */.VD) || OWN.has(error.code)) throw error;
            if (!isLeftOut) {
                isLeftOut = true;
                listener({
                    type: 'notice',
                    message: `Published images are left out from here on, and images are built: ${error.message}`
                });
            }
            return undefined;
        }
    };
    return async (names, { timeoutMs })=>{
        for (const name of names){
            const here = await (0,local_image/* findLocalImage */.e9)(docker, name);
            if (here) return {
                ...here,
                name
            };
        }
        for (const name of names){
            const pulled = isLeftOut ? undefined : await tryPull(name, timeoutMs);
            if (pulled) return {
                ...pulled,
                name
            };
        }
        return undefined;
    };
};

// EXTERNAL MODULE: ./src/image/dockerfile.js
var dockerfile = __webpack_require__(3969);
;// CONCATENATED MODULE: ./src/image/row-recipe.js








/** What the official harness builds and its images are published for, whatever the engine's own platform. */ const ROW_PLATFORM = 'linux/amd64';
/** Raised when the context is made another way of the same row. */ const CONTEXT_VERSION = '1';
/** Names that the engine takes; an instance's id may have what no image has. */ const IMAGE_NAME = /^[a-z0-9]+(?:(?:\.|_{1,2}|-+)[a-z0-9]+)*$/;
/** What the official harness calls the image that it builds of a row; null where no image can be called so. */ const officialImage = ({ language, instance_id: id })=>{
    const name = `polybench_${language}_${id.toLowerCase()}`;
    return IMAGE_NAME.test(name) ? `${name}:latest` : null;
};
/** What ours is called in the engine. */ const rowImage = ({ instance_id: id })=>{
    const name = `row-${id.toLowerCase()}`;
    const digest = (0,external_node_crypto_.createHash)('sha256').update(id.toLowerCase()).digest('hex').slice(0, 16);
    return `kotlin-bench/${IMAGE_NAME.test(name) ? name : `row-${digest}`}:local`;
};
const PUBLISHED_TAGS = [
    'latest',
    'v1.1'
];
/** What a row's image may be published as, in the order in which it is looked for. */ const publishedImages = (prefix, { instance_id: id })=>{
    const name = `${prefix}${id.toLowerCase()}`;
    const [last = ''] = name.split('/').slice(-1);
    return IMAGE_NAME.test(last) ? PUBLISHED_TAGS.map((tag)=>`${name}:${tag}`) : [];
};
/** Bases that the official harness builds itself; no registry has them. */ const OFFICIAL_BASE = /^polybench_\w+_base(?::|$)/;
/**
 * The key of the image that a row's Dockerfile makes. A commit's id stands for its files and its history, so
 * nothing has to be checked out for it.
 */ const rowKey = async (docker, row)=>{
    const parents = {};
    for (const name of (0,dockerfile/* parentImages */.b)(row.Dockerfile)){
        const local = await (0,local_image/* findLocalImage */.e9)(docker, name);
        // What a registry has goes in by name; what was made here can change at any time.
        parents[name] = local !== undefined && local.digests.length === 0 ? local.id : name;
    }
    const commit = [
        CONTEXT_VERSION,
        row.repo.toLowerCase(),
        row.base_commit.toLowerCase()
    ].join('\n');
    return (0,content_key/* contentKey */.l)({
        dockerfile: row.Dockerfile,
        context: [
            (0,tar/* fileEntry */.nV)('base_commit', commit)
        ],
        platform: ROW_PLATFORM,
        parents
    });
};
/** @throws FaultError `task` for a row without a recipe, and for one on a base that has to be built first */ const requireRecipe = async (docker, row)=>{
    if (row.Dockerfile.trim() === '') {
        throw new errors/* FaultError */.VD('task', 'dockerfile-missing', `The row ${row.instance_id} has no Dockerfile, and there is no image of it here or published. Build one and name it in the row's field image, or take the published file of rows.`);
    }
    for (const name of (0,dockerfile/* parentImages */.b)(row.Dockerfile)){
        if (!OFFICIAL_BASE.test(name) || await (0,local_image/* findLocalImage */.e9)(docker, name) !== undefined) continue;
        throw new errors/* FaultError */.VD('task', 'base-missing', `The Dockerfile of ${row.instance_id} builds on ${name}, which only the official harness makes and the engine does not have. Let that harness build it on this machine, tag an image of yours ${name}, or take the published images (\`--published-images\`).`);
    }
};
/** Removed before it is made, since in a foreign repository it may be a link out of it. */ const replace = async (path, text)=>{
    await (0,promises_.rm)(path, {
        recursive: true,
        force: true
    });
    await (0,promises_.writeFile)(path, text, {
        flag: 'wx'
    });
};
/**
 * Makes a checkout (absolute) the context of a row's image, as the official harness does: its Dockerfile is
 * the row's, and no file is left out.
 */ const makeContext = async (dir, { Dockerfile })=>{
    await replace((0,external_node_path_.join)(dir, 'Dockerfile'), Dockerfile);
    for (const name of [
        '.dockerignore',
        'Dockerfile.dockerignore'
    ])await (0,promises_.rm)((0,external_node_path_.join)(dir, name), {
        recursive: true,
        force: true
    });
};

// EXTERNAL MODULE: ./src/image/shared-layers.js
var shared_layers = __webpack_require__(98833);
;// CONCATENATED MODULE: ./src/image/row-images.js










/**
 * Opens the store of images for one job on rows. An image is, in this order: the one that the row names; the
 * one that the official harness has built here; ours by its key, here or in a registry; the published one;
 * built from the row's Dockerfile on the repository at `base_commit`. Two trials that need one wait for it together.
 */ const createRowImages = (context)=>{
    const { docker, host, source, listener, signal } = context;
    const builder = (0,single_flight/* once */.O)(()=>(0,image_builder/* detectBuilder */.h4)(docker));
    const published = createPublished(context);
    const images = (0,single_flight/* oncePerKey */.G)();
    const rebuilt = new Set();
    const asFound = (name, image)=>{
        source.ledger.note(name, image);
        return {
            ...image,
            name,
            base: null
        };
    };
    const build = async (row, { image, key, timeoutMs })=>{
        const found = await builder();
        return context.withCheckout({
            repo: row.repo,
            commit: row.base_commit
        }, async (dir)=>{
            await makeContext(dir, row);
            return (0,image_build/* buildImage */._)(docker, found, {
                ...{
                    image,
                    key,
                    timeoutMs,
                    signal
                },
                sharing: (0,shared_layers/* sharingOf */.g)(image, {
                    lock: source.lock,
                    listener
                }),
                labels: (0,image_labels/* imageLabels */.J)(context.provenance ?? image_labels/* NO_PROVENANCE */.G, null),
                dockerfile: 'Dockerfile',
                context: {
                    dir
                },
                platform: host.platform === ROW_PLATFORM ? undefined : ROW_PLATFORM,
                secrets: context.secrets,
                logFilter: context.logFilter,
                logPath: (0,external_node_path_.join)(context.logDir, `${row.instance_id}.log`)
            });
        });
    };
    /** What others have made of the row, or we on another machine. */ const find = async (row, { image, key, timeoutMs })=>{
        const official = officialImage(row);
        const made = official === null ? undefined : await (0,local_image/* findLocalImage */.e9)(docker, official);
        if (official !== null && made) return asFound(official, made);
        const isOurs = (await (0,local_image/* findLocalImage */.e9)(docker, image))?.key === key;
        if (isOurs || await source.registries.pull(image, key)) return undefined;
        if (context.publishedImages === null) return undefined;
        const pulled = await published(publishedImages(context.publishedImages, row), {
            timeoutMs
        });
        return pulled && asFound(pulled.name, pulled);
    };
    const imageOf = async (row, timeoutMs)=>{
        const image = rowImage(row);
        const key = await rowKey(docker, row);
        const rebuild = context.rebuild === true && !rebuilt.has(image);
        const found = rebuild ? undefined : await find(row, {
            image,
            key,
            timeoutMs
        });
        if (found) return found;
        if ((await (0,local_image/* findLocalImage */.e9)(docker, image))?.key !== key || rebuild) await requireRecipe(docker, row);
        const ensured = await (0,ensure_image/* ensureImage */.Y)({
            ...source,
            docker,
            host,
            listener,
            signal
        }, {
            image,
            key,
            rebuild
        }, ()=>build(row, {
                image,
                key,
                timeoutMs
            }));
        rebuilt.add(image);
        return {
            ...ensured,
            name: image,
            base: null
        };
    };
    return {
        base: (recipe)=>context.others.base(recipe),
        forget () {
            context.others.forget();
            images.forget();
        },
        async task (task, { timeoutMs }) {
            const row = task.environment.dockerImage === null ? await context.rowOf(task) : null;
            if (row === null) return context.others.task(task, {
                timeoutMs
            });
            return images.get(task.name, ()=>imageOf(row, timeoutMs));
        }
    };
};

// EXTERNAL MODULE: ../../node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(43045);
;// CONCATENATED MODULE: ./src/engine/network.js






/** The first engine that knows a bridge without an address of its own by this name. */ const FIRST_ENGINE_WITH_ISOLATED = 28;
const options = (...pairs)=>pairs.flatMap((pair)=>[
            '--opt',
            `com.docker.network.bridge.${pair}`
        ]);
/**
 * The arguments that keep a kind of network in bounds. Which of the two ways to leave the host out goes by the
 * engine's version, since each engine takes the other's option without a word and without effect.
 * @param serverVersion as the engine tells it, such as `28.2.2`
 */ const kindArguments = (kind, serverVersion)=>{
    if (kind === 'outward') return options('enable_icc=false');
    const isOld = Number.parseInt(serverVersion, 10) < FIRST_ENGINE_WITH_ISOLATED;
    return [
        '--internal',
        ...options(isOld ? 'inhibit_ipv4=true' : 'gateway_mode_ipv4=isolated')
    ];
};
/** All blocks that the engine may take by itself are taken: by default that is after some thirty networks. */ const POOL_IS_EMPTY = /non-overlapping ipv4 address pool|predefined address pools have been fully subnetted|no available (network|subnet|address pool)/i;
const OVERLAPS = /overlaps/i;
const POOL_TRIES = 8;
/** A trial's own network has two containers, the one that leads out has some of every trial. */ const PREFIX = {
    internal: 28,
    outward: 24
};
/** A block within 198.18.0.0/15, which is for tests of network devices and so in no real network. */ const randomBlock = (kind, random = external_node_crypto_.randomInt)=>{
    const prefix = PREFIX[kind];
    const offset = random(2 ** (prefix - 15)) * 2 ** (32 - prefix);
    return `198.${18 + (offset >> 16)}.${offset >> 8 & 255}.${offset & 255}/${prefix}`;
};
const serverVersions = (0,single_flight/* oncePerKey */.G)();
/** The version of the engine behind a command line, asked once. */ const serverVersion = (docker)=>serverVersions.get(docker, ()=>docker.text([
            'version',
            '--format',
            '{{.Server.Version}}'
        ]));
const inspectSchema = schemas/* array */.YOg(schemas/* object */.Ikc({
    Subnet: schemas/* string */.YjP()
}));
const blockOf = async (docker, id)=>{
    const text = await docker.text([
        'network',
        'inspect',
        '--format',
        '{{json .IPAM.Config}}',
        id
    ]);
    const block = inspectSchema.parse(JSON.parse(text)).find(({ Subnet })=>!Subnet.includes(':'));
    if (block) return block.Subnet;
    throw new errors/* FaultError */.VD('infrastructure', 'engine-network', `The engine gave a network no IPv4 block: ${text}`);
};
const failure = (kind, args, result)=>{
    if (!/unsupported|not supported|unknown|invalid/i.test(result.stderr)) return (0,engine_failure/* engineFailure */.FR)(args, result);
    return new errors/* FaultError */.VD('infrastructure', 'sandbox-unsupported', `The engine cannot make an ${kind} network: ${(0,engine_failure/* lastLines */.w$)(result.stderr)}. Run with an engine that has Docker's bridge networks, version 20.10 or later.`);
};
/**
 * Makes a network. Where the engine has no block of addresses left it is given one.
 * @throws FaultError `infrastructure`: `network-pool-exhausted`, or `sandbox-unsupported` where the
 *   engine does not know such networks
 */ const createNetwork = async (docker, spec)=>{
    const args = [
        ...[
            'network',
            'create',
            '--driver',
            'bridge',
            '--ipv6=false'
        ],
        ...kindArguments(spec.kind, await serverVersion(docker)),
        ...await (0,engine_labels/* labelArguments */.lp)(spec)
    ];
    const name = ()=>`kotlin-bench-${spec.role}-${(0,external_node_crypto_.randomInt)(2 ** 47).toString(36)}`;
    const create = (extra)=>docker.call([
            ...args,
            ...extra,
            name()
        ]);
    let result = await create([]);
    if (result.exitCode !== 0 && !POOL_IS_EMPTY.test(result.stderr)) throw failure(spec.kind, args, result);
    for(let tries = 0; result.exitCode !== 0 && tries < POOL_TRIES; tries += 1){
        result = await create([
            '--subnet',
            randomBlock(spec.kind)
        ]);
        if (result.exitCode !== 0 && !OVERLAPS.test(result.stderr)) throw failure(spec.kind, args, result);
    }
    if (result.exitCode !== 0) {
        throw new errors/* FaultError */.VD('infrastructure', 'network-pool-exhausted', 'The engine has no addresses left for another network. Remove networks that nobody uses (`docker network prune`), or give it more by `default-address-pools` in its daemon.json.');
    }
    const id = result.stdout.toString('utf8').trim();
    return {
        id,
        block: await blockOf(docker, id)
    };
};
/** Puts a container, running or not, on a network as well. */ const connectNetwork = async (docker, { network, container, alias })=>{
    const names = alias === undefined ? [] : [
        '--alias',
        alias
    ];
    await docker.text([
        'network',
        'connect',
        ...names,
        network,
        container
    ]);
};
/** Takes a container off a network, as if a cable were pulled. */ const disconnectNetwork = async (docker, network, container)=>{
    await docker.text([
        'network',
        'disconnect',
        '--force',
        network,
        container
    ]);
};
/** Removes networks. One that is gone already is as good as removed. */ const removeNetworks = async (docker, ids)=>{
    if (ids.length === 0) return;
    const args = [
        'network',
        'rm',
        ...ids
    ];
    const result = await docker.call(args);
    if (result.exitCode !== 0 && !/no such network|not found/i.test(result.stderr)) throw (0,engine_failure/* engineFailure */.FR)(args, result);
};

// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: ./src/text/parse-json.js
var parse_json = __webpack_require__(56593);
// EXTERNAL MODULE: ./src/contracts/gateway/model-failure.js
var model_failure = __webpack_require__(91554);
// EXTERNAL MODULE: ./src/contracts/gateway/tokens.js
var tokens = __webpack_require__(79848);
;// CONCATENATED MODULE: ./src/contracts/gateway/account.js



const GATEWAY_ACCOUNT_SCHEMA = 'kotlin-bench/gateway-account@1';
const countsSchema = schemas/* object */.Ikc({
    /** Those for a model's answer; lists of models and counts of tokens are `otherRequests`. */ requests: schemas/* number */.aig().int(),
    succeeded: schemas/* number */.aig().int(),
    failed: schemas/* number */.aig().int(),
    /** Ended by the agent in the middle of an answer. */ left: schemas/* number */.aig().int(),
    /** Not ended yet. */ open: schemas/* number */.aig().int(),
    /** Answered without the provider's own count, so that tokens and cost are too low. */ withoutUsage: schemas/* number */.aig().int(),
    /** By the provider's status. */ statuses: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* number */.aig().int()),
    failures: schemas/* partialRecord */.jgl(model_failure/* modelFailureSchema */.B, schemas/* number */.aig().int()),
    tokens: tokens/* gatewayTokensSchema */.M,
    /** Null where a model's price is not known. */ costUsd: schemas/* number */.aig().nullable(),
    /** From each request to the end of its answer. */ seconds: schemas/* number */.aig()
});
const failedRequestSchema = schemas/* object */.Ikc({
    /** ISO 8601. */ at: schemas/* string */.YjP(),
    provider: schemas/* string */.YjP(),
    model: schemas/* string */.YjP().nullable(),
    cause: model_failure/* modelFailureSchema */.B,
    status: schemas/* number */.aig().int().nullable(),
    /** What the provider or the network said; empty where only a status came. */ message: schemas/* string */.YjP()
});
const hostAccountSchema = schemas/* object */.Ikc({
    host: schemas/* string */.YjP(),
    port: schemas/* number */.aig().int(),
    requests: schemas/* number */.aig().int(),
    refused: schemas/* number */.aig().int(),
    /** Allowed, but nobody answered there. */ unreachable: schemas/* number */.aig().int(),
    reasons: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* number */.aig().int()),
    bytesUp: schemas/* number */.aig().int(),
    bytesDown: schemas/* number */.aig().int()
});
/** What the gateway has seen so far. */ const gatewayAccountSchema = schemas/* object */.Ikc({
    schema: schemas/* literal */.euz(GATEWAY_ACCOUNT_SCHEMA),
    status: schemas/* enum */.k5n([
        'ok',
        'limit-reached'
    ]),
    limit: schemas/* object */.Ikc({
        name: schemas/* enum */.k5n([
            'maxTokens',
            'maxCostUsd'
        ]),
        limit: schemas/* number */.aig(),
        reached: schemas/* number */.aig()
    }).nullable(),
    total: countsSchema,
    models: schemas/* array */.YOg(countsSchema.extend({
        provider: schemas/* string */.YjP(),
        model: schemas/* string */.YjP().nullable()
    })),
    /** Models that used tokens and whose price is not known. */ unpriced: schemas/* array */.YOg(schemas/* string */.YjP()),
    otherRequests: schemas/* number */.aig().int(),
    /** Requests on the model port that were not forwarded, by reason. */ refused: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* number */.aig().int()),
    firstFailure: failedRequestSchema.nullable(),
    lastFailure: failedRequestSchema.nullable(),
    /** Failures since the last success. */ failuresInARow: schemas/* number */.aig().int(),
    hosts: schemas/* array */.YOg(hostAccountSchema),
    /** Requests to hosts beyond the number that is kept by name. */ otherHosts: schemas/* object */.Ikc({
        requests: schemas/* number */.aig().int(),
        refused: schemas/* number */.aig().int()
    })
});

;// CONCATENATED MODULE: ./src/contracts/network.js


/** What a phase may reach, with the task's, the run's and the agent's wishes put together. */ const effectivePolicySchema = schemas/* object */.Ikc({
    mode: schemas/* enum */.k5n([
        'public',
        'no-network',
        'allowlist'
    ]),
    /** Host rules in Harbor's syntax. In `public` phases: private addresses that may be reached all the same. */ allow: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** Wins over `allow`. */ deny: schemas/* array */.YOg(schemas/* string */.YjP())
});
/** One thing that the probe tried from inside before the phase began. */ const probeFindingSchema = schemas/* object */.Ikc({
    /** What was tried, as `169.254.169.254:80`. */ target: schemas/* string */.YjP(),
    expected: schemas/* enum */.k5n([
        'refused',
        'answered'
    ]),
    held: schemas/* boolean */.zMY(),
    /** How it ended, as `ENETUNREACH`. */ how: schemas/* string */.YjP()
});
/** What a phase's network allowed and refused. */ const networkRecordSchema = schemas/* object */.Ikc({
    policy: effectivePolicySchema,
    probe: schemas/* array */.YOg(probeFindingSchema),
    /** Empty where nothing stands between the phase and the network (`public`), or there is none. */ hosts: schemas/* array */.YOg(hostAccountSchema)
});

;// CONCATENATED MODULE: ./src/network/holder/request.js


/** What may be reached from a network namespace, by routes. Blocks are IPv4, as in `10.0.0.0/8`. */ const fenceSchema = schemas/* object */.Ikc({
    /** Wins over `open`. */ closed: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** Reached although it lies in a block of `shut`. */ open: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** Name servers: reached on port 53 alone, although they lie in a block of `shut`. */ nameServers: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** Not reached; all else is. */ shut: schemas/* array */.YOg(schemas/* string */.YjP())
});
const port = schemas/* number */.aig().int().min(1).max(65535);
/** One thing to be tried from inside. What is `refused` must not answer, what is `answered` has to. */ const attemptSchema = schemas/* discriminatedUnion */.gMt('kind', [
    schemas/* object */.Ikc({
        kind: schemas/* literal */.euz('tcp'),
        host: schemas/* string */.YjP(),
        port,
        expected: schemas/* literal */.euz('refused')
    }),
    /** By the resolver that the container's programs use. */ schemas/* object */.Ikc({
        kind: schemas/* literal */.euz('name'),
        name: schemas/* string */.YjP(),
        expected: schemas/* literal */.euz('refused')
    }),
    /** A question over UDP. A server that says it cannot find out has asked nobody. */ schemas/* object */.Ikc({
        kind: schemas/* literal */.euz('dns'),
        server: schemas/* string */.YjP(),
        name: schemas/* string */.YjP(),
        expected: schemas/* literal */.euz('refused')
    }),
    /** An answer of success. */ schemas/* object */.Ikc({
        kind: schemas/* literal */.euz('http'),
        host: schemas/* string */.YjP(),
        port,
        path: schemas/* string */.YjP(),
        expected: schemas/* literal */.euz('answered')
    })
]);
/** One JSON line on the standard input of `fence`. */ const holderRequestSchema = schemas/* object */.Ikc({
    fence: fenceSchema,
    /** Whether programs are to ask the engine's resolver; else each look-up fails at once. */ resolvesNames: schemas/* boolean */.zMY(),
    attempts: schemas/* array */.YOg(attemptSchema)
});
/** Its answer, one JSON line; `unsupported` where the kernel or the engine does not let the routes be set. */ const holderAnswerSchema = schemas/* discriminatedUnion */.gMt('event', [
    schemas/* object */.Ikc({
        event: schemas/* literal */.euz('fenced'),
        findings: schemas/* array */.YOg(probeFindingSchema)
    }),
    schemas/* object */.Ikc({
        event: schemas/* literal */.euz('unsupported'),
        message: schemas/* string */.YjP()
    })
]);
/** What `survey` tells of the machine that the engine runs on, asked in its own network. */ const surveySchema = schemas/* object */.Ikc({
    /** The addresses of its interfaces, IPv4 and IPv6, without loopback. */ addresses: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** Whether a listener of the run on 127.0.0.1 answers there: the engine is on this machine. */ isLocal: schemas/* boolean */.zMY()
});

;// CONCATENATED MODULE: ./src/network/holder-container.js






/** An address for documentation; the engine's resolver gets no answer from it, whatever it is asked. */ const NO_NAME_SERVER = '192.0.2.1';
/**
 * The container that holds a network does nothing. It may set routes, and no other container in the
 * same network can: rights are by container, and its processes are not seen from there.
 */ const CONFINED = [
    ...[
        '--cap-drop',
        'ALL',
        '--cap-add',
        'NET_ADMIN',
        '--security-opt',
        'no-new-privileges'
    ],
    ...[
        '--memory',
        '256m',
        '--pids-limit',
        '64',
        '--log-driver',
        'none'
    ]
];
/** Starts the container that holds a phase's network; gives its id. */ const startHolder = async (docker, spec)=>{
    const labels = await (0,engine_labels/* labelArguments */.lp)({
        ...spec,
        role: `${spec.role}-network`
    });
    return docker.text([
        ...[
            'run',
            '--detach',
            ...labels,
            '--network',
            spec.network
        ],
        ...spec.withoutNames ? [
            '--dns',
            NO_NAME_SERVER
        ] : [],
        ...CONFINED,
        ...[
            '--entrypoint',
            'sleep',
            spec.image,
            'infinity'
        ]
    ]);
};
/** Why a phase's network is no more: nobody in it can end what holds it. Null while it stands. */ const holderFault = async (docker, holder)=>{
    const result = await docker.call([
        'inspect',
        '--format',
        '{{.State.Running}}',
        holder
    ]);
    if (result.exitCode === 0 && result.stdout.toString('utf8').trim() === 'true') return null;
    return new errors/* FaultError */.VD('infrastructure', 'network-gone', "The container that holds the phase's network was ended from outside while it was in use.");
};
const FENCE_MS = 60_000;
async function* oneOf(text) {
    yield await text;
}
/**
 * Sets the routes of a held network and tries them from inside.
 * @param request asked while the program that obeys it starts
 * @throws FaultError `infrastructure` `sandbox-unsupported` where they cannot be set
 */ const fenceHolder = async (docker, holder, request)=>{
    const args = [
        'exec',
        '--interactive',
        holder,
        'node',
        '/gateway/index.js',
        'fence'
    ];
    const asked = request().then((value)=>JSON.stringify(value));
    // Told below, once the program has ended.
    asked.catch(()=>{});
    const result = await docker.call(args, {
        input: external_node_stream_.Readable.from(oneOf(asked)),
        timeoutMs: FENCE_MS
    });
    await asked;
    const answer = holderAnswerSchema.safeParse((0,parse_json/* parseJson */.q)(result.stdout.toString('utf8')));
    if (result.exitCode !== 0 || !answer.success) throw (0,engine_failure/* engineFailure */.FR)(args, result);
    if (answer.data.event === 'fenced') return answer.data.findings;
    throw new errors/* FaultError */.VD('infrastructure', 'sandbox-unsupported', `The engine cannot hold the phase's network policy, since its routes cannot be set: ${answer.data.message.trim()}. It takes a Linux kernel 4.17 or later with policy routing, and a container that may have NET_ADMIN.`);
};
/**
 * Makes sure that a network is as its policy has it.
 * @throws FaultError `infrastructure`: `sandbox-leaks` or `gateway-failed`, with target and ending
 */ const requireHeld = (role, findings)=>{
    const broken = findings.filter(({ held })=>!held);
    const leaks = broken.filter(({ expected })=>expected === 'refused');
    const text = (found)=>found.map(({ target, how })=>`${target} (${how})`).join(', ');
    if (leaks.length > 0) {
        throw new errors/* FaultError */.VD('infrastructure', 'sandbox-leaks', `The network of the ${role}'s container is open where it must not be: it reaches ${text(leaks)}. Nothing was run in it.`);
    }
    if (broken.length > 0) {
        throw new errors/* FaultError */.VD('infrastructure', 'gateway-failed', `The gateway does not answer from within the network of the ${role}'s container: ${text(broken)}.`);
    }
};

// EXTERNAL MODULE: ./src/text/loopback.js
var loopback = __webpack_require__(63940);
// EXTERNAL MODULE: ./src/network/gateway/addresses.js
var addresses = __webpack_require__(84217);
;// CONCATENATED MODULE: ./src/network/gateway/health.js
/** Where the run asks whether a server of the gateway answers; it is nothing that a phase was refused. */ const HEALTH_PATH = '/healthz';
/** Says that it does. */ const answerHealth = (response)=>{
    response.writeHead(200, {
        'content-type': 'application/json'
    }).end('{"ok":true}');
};

;// CONCATENATED MODULE: ./src/network/attempts.js


/** The clouds' services for machines, which give away keys and more. */ const METADATA = [
    '169.254.169.254',
    '168.63.129.16'
];
/** Well-known, always on, and nobody's secret. */ const PUBLIC_ADDRESS = {
    host: '1.1.1.1',
    port: 443
};
const PUBLIC_NAME_SERVER = '8.8.8.8';
const PUBLIC_IPV6 = {
    host: '2606:4700:4700::1111',
    port: 443
};
const PUBLIC_NAME = 'example.com';
/** The engine's resolver in every network that it makes. */ const ENGINE_RESOLVER = '127.0.0.11';
/** Where home and office networks have their routers. */ const PRIVATE = [
    '10.0.0.1',
    '172.16.0.1',
    '192.168.0.1',
    '192.168.1.1'
];
const MAX_HOST_ADDRESSES = 32;
/** First and second address of a block: the engine's own, as a rule, and that of the first container. */ const firstOf = (block)=>{
    const [, head = '', tail = ''] = /^(\d+\.\d+\.\d+\.)(\d+)\//.exec(block) ?? [];
    return head === '' ? [] : [
        1,
        2
    ].map((step)=>`${head}${Number(tail) + step}`);
};
const isListed = (allow, host)=>{
    const address = (0,addresses/* parseAddress */.or)(host);
    if (address === undefined) return false;
    return allow.some((rule)=>{
        const block = (0,addresses/* parseBlock */.rT)(rule);
        return block !== undefined && (0,addresses/* contains */.gR)(block, address);
    });
};
const refused = (host, port)=>({
        kind: 'tcp',
        host,
        port,
        expected: 'refused'
    });
const dns = (server)=>({
        kind: 'dns',
        server,
        name: PUBLIC_NAME,
        expected: 'refused'
    });
/**
 * What has to be tried of a policy. Nothing of the outside answers where the policy leaves no way out; the
 * host, its neighbours, other trials and the clouds' metadata answer in none, unless they are listed.
 */ const attemptsOf = (policy, around)=>{
    const { gateway, listenerPort } = around;
    const hosts = [
        ...new Set([
            ...around.blocks.flatMap((block)=>firstOf(block).slice(0, 1)),
            ...around.hostAddresses
        ])
    ];
    const inside = [
        ...METADATA.map((host)=>refused(host, 80)),
        ...PRIVATE.map((host)=>refused(host, 80)),
        // The job's network that leads out has the gateways and containers of other trials.
        ...around.blocks.flatMap(firstOf).filter((host)=>host !== gateway?.address).map((host)=>refused(host, 3128)),
        ...listenerPort === null ? [] : hosts.slice(0, MAX_HOST_ADDRESSES).map((host)=>refused(host, listenerPort)),
        refused(PUBLIC_IPV6.host, PUBLIC_IPV6.port)
    ];
    const outside = [
        refused(PUBLIC_ADDRESS.host, PUBLIC_ADDRESS.port),
        {
            kind: 'name',
            name: PUBLIC_NAME,
            expected: 'refused'
        },
        dns(ENGINE_RESOLVER),
        dns(PUBLIC_NAME_SERVER)
    ];
    // Through the gateway listed addresses are reached; directly they are in public phases alone.
    const closed = inside.filter((attempt)=>policy.mode !== 'public' || attempt.kind !== 'tcp' || !isListed(policy.allow, attempt.host));
    const answers = gateway === null ? [] : [
        gateway.proxyPort,
        gateway.modelPort
    ].map((port)=>({
            kind: 'http',
            host: gateway.address,
            port,
            path: HEALTH_PATH,
            expected: 'answered'
        }));
    return [
        ...policy.mode === 'public' ? [] : outside,
        ...closed,
        ...answers
    ];
};

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
;// CONCATENATED MODULE: ./src/network/fence.js


/** IPv4 that is not the internet: this network, private, carrier-grade, link-local, a cloud's own, benchmarks, multicast, reserved. */ const NOT_PUBLIC = [
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '168.63.129.16/32',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '224.0.0.0/4',
    '240.0.0.0/4'
];
const ipv4Blocks = (rules)=>rules.filter((rule)=>(0,addresses/* parseBlock */.rT)(rule)?.family === 4);
const unique = (texts)=>[
        ...new Set(texts)
    ];
/** The routes that hold a policy. */ const fenceOf = (policy, facts)=>{
    const gateway = facts.gatewayAddress === null ? [] : [
        facts.gatewayAddress
    ];
    // Beside the network itself, which has no way out: whatever it lets through has the gateway as its end.
    if (policy.mode !== 'public') return {
        closed: [],
        open: gateway,
        nameServers: [],
        shut: [
            '0.0.0.0/0'
        ]
    };
    return {
        closed: unique(ipv4Blocks(policy.deny)),
        open: unique([
            ...gateway,
            ...ipv4Blocks(policy.allow)
        ]),
        nameServers: facts.nameServers.filter((server)=>(0,external_node_net_.isIPv4)(server)),
        shut: unique([
            ...NOT_PUBLIC,
            ...facts.hostAddresses.filter((address)=>(0,external_node_net_.isIPv4)(address)),
            ...facts.blocks
        ])
    };
};

// EXTERNAL MODULE: external "node:readline"
var external_node_readline_ = __webpack_require__(80481);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./src/contracts/gateway/rules.js
var rules = __webpack_require__(50207);
// EXTERNAL MODULE: ./src/contracts/gateway/trajectory.js
var trajectory = __webpack_require__(99303);
;// CONCATENATED MODULE: ./src/contracts/gateway/control.js




/** The first line on standard output. */ const gatewayReadySchema = schemas/* object */.Ikc({
    event: schemas/* literal */.euz('ready'),
    /** The address on which both ports listen. */ address: schemas/* string */.YjP(),
    proxyPort: rules/* portSchema */.lu,
    modelPort: rules/* portSchema */.lu,
    /** For each provider the path that its base URL becomes: `/<id>`. */ paths: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP())
});
/** Why nothing started; exit code 2 where the configuration is at fault, else 1. */ const gatewayFailedSchema = schemas/* object */.Ikc({
    event: schemas/* literal */.euz('failed'),
    message: schemas/* string */.YjP()
});
/** One JSON line each on standard input, after the configuration; `id` comes back in the answer. */ const controlRequestSchema = schemas/* discriminatedUnion */.gMt('op', [
    schemas/* object */.Ikc({
        op: schemas/* literal */.euz('account'),
        id: schemas/* number */.aig()
    }),
    schemas/* object */.Ikc({
        op: schemas/* literal */.euz('trajectory'),
        id: schemas/* number */.aig()
    }),
    /** Another phase, other rules: open connections end. */ rules/* gatewayRulesSchema */.H6.extend({
        op: schemas/* literal */.euz('rules'),
        id: schemas/* number */.aig()
    }),
    /** The trial's token is good no longer; open model requests end. */ schemas/* object */.Ikc({
        op: schemas/* literal */.euz('revoke'),
        id: schemas/* number */.aig()
    }),
    /** Ends everything, answers with the last account, exits 0. So does the end of standard input. */ schemas/* object */.Ikc({
        op: schemas/* literal */.euz('stop'),
        id: schemas/* number */.aig()
    })
]);
/** Answers on standard output, one JSON line each. */ const controlAnswerSchema = schemas/* object */.Ikc({
    event: schemas/* literal */.euz('answer'),
    id: schemas/* number */.aig().nullable(),
    ok: schemas/* boolean */.zMY(),
    message: schemas/* string */.YjP().optional(),
    account: gatewayAccountSchema.optional(),
    trajectory: trajectory/* trajectorySchema */.h.optional()
});
/** Said once, unasked, as soon as a limit is passed. */ const limitReachedSchema = schemas/* object */.Ikc({
    event: schemas/* literal */.euz('limit-reached'),
    limit: gatewayAccountSchema.shape.limit.unwrap()
});
/** Every line that the gateway writes. */ const gatewayLineSchema = schemas/* discriminatedUnion */.gMt('event', [
    gatewayReadySchema,
    gatewayFailedSchema,
    controlAnswerSchema,
    limitReachedSchema
]);

// EXTERNAL MODULE: ./src/text/url-place.js
var url_place = __webpack_require__(46674);
;// CONCATENATED MODULE: ./src/network/gateway/connect-socket.js

/** A connection to one host and port that sends at once what is written. Rejects where there is no answer in time. */ const connectSocket = (to, timeoutMs)=>new Promise((resolve, reject)=>{
        const socket = (0,external_node_net_.connect)({
            ...to,
            allowHalfOpen: true
        });
        const timer = setTimeout(()=>socket.destroy(new Error('no answer')), timeoutMs);
        socket.once('close', ()=>clearTimeout(timer));
        socket.once('error', reject);
        socket.once('connect', ()=>{
            clearTimeout(timer);
            socket.off('error', reject);
            socket.setNoDelay(true);
            resolve(socket);
        });
    });

;// CONCATENATED MODULE: ./src/network/gateway/join-streams.js
/** Both ways, each end by itself, until both have ended or one breaks. */ const joinStreams = (one, other)=>{
    const watch = (side, far)=>{
        side.on('error', ()=>far.destroy());
        // A side that ended in good order may leave bytes behind that are still on their way to the other.
        side.on('close', ()=>{
            if (!side.readableEnded || !side.writableFinished) far.destroy();
        });
    };
    watch(one, other);
    watch(other, one);
    one.pipe(other);
    other.pipe(one);
};

;// CONCATENATED MODULE: ./src/network/gateway/relay/relay-frames.js
/** What two ends of a relay say to each other over one pair of streams. */ const FRAME = {
    /** Asks for a connection under a new number. */ open: 1,
    /** The connection is made. */ opened: 2,
    data: 3,
    /** Nothing more comes this way; the other way goes on. */ end: 4,
    /** The connection is over, or could not be made; the payload says why. */ reset: 5,
    /** So many more bytes (32 bits) may be sent on this connection. */ window: 6
};
/** Type, channel and length of the payload. */ const HEADER = 9;
/** Bytes of a frame; a length beyond it is no frame of ours. */ const MAX_PAYLOAD = 64 * 1024;
/** A frame as bytes: header, then payload. */ const encodeFrame = ({ type, channel, payload })=>{
    const header = Buffer.alloc(HEADER);
    header.writeUInt8(type, 0);
    header.writeUInt32BE(channel, 1);
    header.writeUInt32BE(payload.length, 5);
    return payload.length === 0 ? header : Buffer.concat([
        header,
        payload
    ]);
};
/** Takes bytes as they come and gives whole frames. Throws where they are no frames. */ const frameDecoder = ()=>{
    let pieces = [];
    let length = 0;
    const next = ()=>{
        if (length < HEADER) return undefined;
        if (pieces.length > 1) pieces = [
            Buffer.concat(pieces)
        ];
        const bytes = pieces[0];
        const size = bytes.readUInt32BE(5);
        if (size > MAX_PAYLOAD) throw new Error('a frame of the relay is too long');
        if (length < HEADER + size) return undefined;
        const payload = bytes.subarray(HEADER, HEADER + size);
        length -= HEADER + size;
        pieces = length === 0 ? [] : [
            bytes.subarray(HEADER + size)
        ];
        return {
            type: bytes.readUInt8(0),
            channel: bytes.readUInt32BE(1),
            payload
        };
    };
    return (chunk)=>{
        pieces.push(chunk);
        length += chunk.length;
        const frames = [];
        for(let frame = next(); frame !== undefined; frame = next())frames.push(frame);
        return frames;
    };
};

;// CONCATENATED MODULE: ./src/network/gateway/relay/relay-channel.js


/** How much one connection may have on its way before the other end has taken it. */ const WINDOW = 256 * 1024;
/** The payload of frames that have none. */ const NOTHING = Buffer.alloc(0);
/** A connection over the relay could not be made, or broke. */ class RelayError extends Error {
    name = 'RelayError';
    code = 'ERELAY';
}
/** One connection of many; an end of it ends by itself. */ class Channel extends external_node_stream_.Duplex {
    number;
    #send;
    #credit = WINDOW;
    #waiting;
    /** What has come and was not asked for yet. */ #inbox = [];
    #isAskedFor = false;
    /** Given to our reader and not yet given back as credit. */ #given = 0;
    #received = 0;
    #ends = {
        ours: false,
        theirs: false,
        told: false,
        reset: false
    };
    constructor(number, send){
        super({
            allowHalfOpen: true
        });
        this.number = number;
        this.#send = send;
    }
    receive(payload) {
        this.#received += payload.length;
        if (this.#received > WINDOW) throw new Error('a connection of the relay sent more than it may');
        this.#inbox.push(payload);
        this.#give();
    }
    receiveEnd() {
        this.#ends.theirs = true;
        this.#give();
    }
    receiveReset(why) {
        this.#ends.reset = true;
        this.destroy(new RelayError(why || 'the connection was reset'));
    }
    receiveWindow(bytes) {
        this.#credit += bytes;
        const waiting = this.#waiting;
        this.#waiting = undefined;
        waiting?.();
    }
    _read() {
        this.#isAskedFor = true;
        this.#give();
    }
    #give() {
        while(this.#isAskedFor && this.#inbox.length > 0){
            const payload = this.#inbox.shift();
            this.#isAskedFor = this.push(payload);
            this.#giveBack(payload.length);
        }
        if (this.#inbox.length === 0 && this.#ends.theirs && !this.#ends.told) {
            this.#ends.told = true;
            this.push(null);
        }
    }
    /** As many more bytes may come; said once for many. */ #giveBack(bytes) {
        this.#given += bytes;
        if (this.#given < WINDOW / 4 || this.#ends.theirs) return;
        const payload = Buffer.alloc(4);
        payload.writeUInt32BE(this.#given);
        this.#received -= this.#given;
        this.#given = 0;
        this.#send(FRAME.window, this.number, payload);
    }
    _write(chunk, encoding, done) {
        if (this.#credit === 0) {
            this.#waiting = ()=>this._write(chunk, encoding, done);
            return;
        }
        const size = Math.min(chunk.length, this.#credit, MAX_PAYLOAD);
        this.#credit -= size;
        const rest = chunk.subarray(size);
        this.#send(FRAME.data, this.number, chunk.subarray(0, size), (error)=>{
            if (error || rest.length === 0) done(error);
            else if (!this.destroyed) this._write(rest, encoding, done);
        });
    }
    _final(done) {
        this.#ends.ours = true;
        this.#send(FRAME.end, this.number, NOTHING, done);
    }
    _destroy(error, done) {
        const { ours, theirs, reset } = this.#ends;
        if (!reset && !(ours && theirs)) this.#send(FRAME.reset, this.number, Buffer.from(error?.message ?? ''));
        this.#waiting = undefined;
        done(error);
    }
}

;// CONCATENATED MODULE: ./src/network/gateway/relay/relay-mux.js



const MAX_CHANNELS = 10_000;
/** Hands a channel what the other end says of it. Throws where that is no frame of ours. */ const deliver = ({ type, payload }, channel, asked)=>{
    if (type === FRAME.opened) asked?.resolve(channel);
    else if (type === FRAME.data) channel.receive(payload);
    else if (type === FRAME.end) channel.receiveEnd();
    else if (type === FRAME.window && payload.length === 4) channel.receiveWindow(payload.readUInt32BE(0));
    else if (type === FRAME.reset) {
        const why = payload.toString('utf8').slice(0, 500);
        asked?.reject(new RelayError(why));
        channel.receiveReset(why);
    } else throw new Error('the relay sent something else than frames');
};
/**
 * Many connections over one pair of streams, such as those of a child process. Each has a window of its
 * own, so that a slow one holds up no other. Whoever is asked decides what is connected to: the one who
 * asks names nothing.
 */ const createRelayMux = ({ input, output, connect })=>{
    const channels = new Map();
    const opening = new Map();
    const decode = frameDecoder();
    // Only one end asks, so that numbers cannot meet.
    let lastNumber = 0;
    let isClosed = false;
    let settle;
    const closed = new Promise((resolve)=>{
        settle = resolve;
    });
    const send = (type, channel, payload = NOTHING, done)=>{
        if (isClosed) return done?.(new RelayError('the relay has ended'));
        output.write(encodeFrame({
            type,
            channel,
            payload
        }), done);
    };
    const close = ()=>{
        if (isClosed) return;
        isClosed = true;
        const error = new RelayError('the relay has ended');
        for (const { reject } of opening.values())reject(error);
        for (const channel of channels.values())channel.receiveReset(error.message);
        output.end();
        input.destroy();
        settle();
    };
    const add = (number)=>{
        const channel = new Channel(number, send);
        channels.set(number, channel);
        channel.on('error', ()=>{});
        channel.on('close', ()=>channels.delete(number));
        return channel;
    };
    const accept = async (number)=>{
        if (connect === undefined || channels.has(number) || channels.size >= MAX_CHANNELS) {
            return send(FRAME.reset, number, Buffer.from('no connection is offered'));
        }
        const channel = add(number);
        try {
            const other = await connect();
            if (channel.destroyed) return void other.destroy();
            send(FRAME.opened, number);
            joinStreams(channel, other);
        } catch (thrown) {
            channel.destroy(thrown instanceof Error ? thrown : new Error(String(thrown)));
        }
    };
    const take = ({ type, channel: number, payload })=>{
        const channel = channels.get(number);
        if (type === FRAME.open) return void accept(number);
        // What comes late for a connection that is over means nothing.
        if (channel === undefined) return;
        const asked = opening.get(number);
        opening.delete(number);
        deliver({
            type,
            payload
        }, channel, asked);
    };
    input.on('data', (chunk)=>{
        try {
            for (const frame of decode(chunk))take(frame);
        } catch  {
            close();
        }
    });
    for (const event of [
        'end',
        'error',
        'close'
    ])input.on(event, close);
    for (const event of [
        'error',
        'close'
    ])output.on(event, close);
    return {
        async open () {
            if (isClosed) throw new RelayError('the relay has ended');
            if (connect !== undefined) throw new RelayError('this end makes connections and asks for none');
            lastNumber += 1;
            const number = lastNumber;
            add(number);
            return new Promise((resolve, reject)=>{
                opening.set(number, {
                    resolve,
                    reject
                });
                send(FRAME.open, number);
            });
        },
        close,
        closed
    };
};

;// CONCATENATED MODULE: ./src/network/gateway/relay/relay-host.js




const CONNECT_TIMEOUT_MS = 10_000;
const connectTo = async (host, port)=>{
    try {
        return await connectSocket({
            host,
            port,
            autoSelectFamily: true
        }, CONNECT_TIMEOUT_MS);
    } catch (thrown) {
        const { code, message } = thrown;
        throw new Error(`${host}:${port} cannot be reached (${code ?? message})`);
    }
};
/** The host's end of a relay: what the gateway asks for is connected to one address and port, whatever it sends. */ const relayToHost = ({ input, output, baseUrl })=>{
    const { host, port } = (0,url_place/* placeOf */.$)(new URL(baseUrl));
    if (!(0,loopback/* isLoopbackHost */.c)(host)) throw new Error(`${baseUrl} is not on this machine's loopback`);
    return createRelayMux({
        input,
        output,
        connect: ()=>connectTo(host, port)
    });
};

;// CONCATENATED MODULE: ./src/network/gateway-questions.js

/** How long a gateway may take for an answer, and for its end. */ const ANSWER_MS = 15_000;
/** No question yet; `send` gets each as one line of JSON. */ const createGatewayQuestions = (send)=>{
    const waiting = new Map();
    let lastId = 0;
    return {
        ask: (question)=>new Promise((resolve, reject)=>{
                lastId += 1;
                const id = lastId;
                const timer = setTimeout(()=>{
                    waiting.delete(id);
                    reject(new errors/* FaultError */.VD('infrastructure', 'gateway-gone', 'The gateway does not answer any more.'));
                }, ANSWER_MS);
                const settled = ()=>{
                    clearTimeout(timer);
                    waiting.delete(id);
                };
                waiting.set(id, {
                    answer (answer) {
                        settled();
                        resolve(answer);
                    },
                    fail (fault) {
                        settled();
                        reject(fault);
                    }
                });
                send(JSON.stringify({
                    ...question,
                    id
                }));
            }),
        answer (answer) {
            if (answer.id !== null) waiting.get(answer.id)?.answer(answer);
        },
        failAll (fault) {
            for (const { fail } of [
                ...waiting.values()
            ])fail(fault);
        }
    };
};

;// CONCATENATED MODULE: ./src/network/one-time-event.js
/** Something that happens once, and is heard of also by who listens later. */ /** It has not happened yet. */ const oneTimeEvent = ()=>{
    let value;
    const listeners = [];
    return {
        happen (of) {
            if (value) return;
            value = {
                of
            };
            for (const listener of listeners)listener(of);
        },
        on (listener) {
            if (value) listener(value.of);
            else listeners.push(listener);
        },
        get value () {
            return value?.of;
        }
    };
};

;// CONCATENATED MODULE: ./src/network/gateway-container.js












const READY_MS = 30_000;
/** No rights, no files, no more memory than a gateway needs; its output is read and not logged. */ const gateway_container_CONFINED = [
    ...[
        '--cap-drop',
        'ALL',
        '--security-opt',
        'no-new-privileges',
        '--user',
        '65534:65534'
    ],
    ...[
        '--read-only',
        '--tmpfs',
        '/tmp',
        '--memory',
        '1g',
        '--pids-limit',
        '256',
        '--log-driver',
        'none'
    ]
];
const createArguments = (spec, labels)=>[
        'create',
        '--interactive',
        ...labels,
        ...[
            '--network',
            spec.outward
        ],
        ...gateway_container_CONFINED,
        spec.image
    ];
const RELAY_PAUSE_MS = 500;
/** What a gateway that starts comes to: it listens, or there is a reason why not, such as the time. */ const gateway_container_firstOf = (ready, gone)=>new Promise((resolve)=>{
        const timer = setTimeout(()=>{
            resolve(new errors/* FaultError */.VD('infrastructure', 'gateway-failed', "The gateway's container does not start in time."));
        }, READY_MS);
        const settle = (outcome)=>{
            clearTimeout(timer);
            resolve(outcome);
        };
        ready.on(settle);
        gone.on(settle);
    });
/** Carries model requests to this machine's loopback for as long as the gateway runs. */ const carryRelay = async (docker, way)=>{
    const { id, baseUrl } = way.provider;
    while(!way.isOver()){
        const output = new external_node_stream_.PassThrough();
        const attached = docker.stream([
            'exec',
            '--interactive',
            way.container,
            'node',
            '/gateway/index.js',
            'relay',
            id
        ], {
            input: output
        });
        const mux = relayToHost({
            input: attached.stdout,
            output,
            baseUrl
        });
        await attached.done;
        mux.close();
        if (!way.isOver()) await (0,external_node_timers_promises_.setTimeout)(RELAY_PAUSE_MS);
    }
};
/**
 * Starts a gateway between two networks and waits until it listens.
 * @param onCreated gets the container's id as soon as there is one, for whoever has to remove it
 * @throws FaultError `infrastructure` `gateway-failed` with what it says
 */ const startGatewayContainer = async (docker, spec, onCreated)=>{
    const labels = await (0,engine_labels/* labelArguments */.lp)({
        ...spec,
        role: `${spec.role}-gateway`
    });
    const id = await docker.text(createArguments(spec, labels));
    onCreated(id);
    await connectNetwork(docker, {
        network: spec.internal,
        container: id,
        alias: 'gateway'
    });
    const input = new external_node_stream_.PassThrough();
    const started = docker.stream([
        'start',
        '--attach',
        '--interactive',
        id
    ], {
        input
    });
    const ready = oneTimeEvent();
    const gone = oneTimeEvent();
    const limit = oneTimeEvent();
    const questions = createGatewayQuestions((line)=>input.write(`${line}\n`));
    let failure = '';
    let isStopping = false;
    const stopped = ()=>new errors/* FaultError */.VD('infrastructure', 'gateway-gone', 'The gateway has ended.');
    const lines = (0,external_node_readline_.createInterface)({
        input: started.stdout
    });
    lines.on('line', (line)=>{
        const parsed = gatewayLineSchema.safeParse((0,parse_json/* parseJson */.q)(line));
        if (!parsed.success) return;
        switch(parsed.data.event){
            case 'ready':
                return ready.happen(parsed.data);
            case 'failed':
                failure = parsed.data.message;
                return;
            case 'limit-reached':
                return limit.happen(parsed.data.limit);
            case 'answer':
                return questions.answer(parsed.data);
        }
    });
    const ended = started.done.then(({ exitCode, stderr })=>{
        questions.failAll(stopped());
        if (isStopping) return;
        const said = failure || (0,engine_failure/* lastLines */.w$)(stderr) || `exit code ${exitCode}`;
        const [code, how] = ready.value ? [
            'gateway-gone',
            'ended while it was in use'
        ] : [
            'gateway-failed',
            'did not start'
        ];
        gone.happen(new errors/* FaultError */.VD('infrastructure', code, `The gateway's container ${how}: ${said}`));
    });
    ended.catch(()=>{});
    input.write(`${JSON.stringify(spec.config)}\n`);
    const waited = await gateway_container_firstOf(ready, gone);
    if (waited instanceof errors/* FaultError */.VD) {
        isStopping = true;
        started.stop();
        throw waited;
    }
    // What cannot be carried is told to whoever asks, by the gateway.
    const isOver = ()=>isStopping || gone.value !== undefined;
    for (const provider of spec.relayed)carryRelay(docker, {
        container: id,
        provider,
        isOver
    }).catch(()=>{});
    const ask = async (question)=>{
        if (gone.value || isStopping) throw gone.value ?? stopped();
        if (question.op === 'stop') isStopping = true;
        return questions.ask(question);
    };
    return {
        id,
        ready: waited,
        fault: ()=>gone.value ?? null,
        onLimit: limit.on,
        onGone: gone.on,
        ask,
        async stop () {
            isStopping = true;
            // Nobody's gateway serves nobody: the end of its input ends it.
            input.end();
            const timer = setTimeout(()=>started.stop(), ANSWER_MS);
            await ended.catch(()=>{});
            clearTimeout(timer);
        }
    };
};

;// CONCATENATED MODULE: ./src/network/proxy-env.js
/** Where the gateway is on a phase's own network. */ /** What is never asked of the proxy: the container itself, and the gateway's own way to the models. */ const direct = (address)=>[
        'localhost',
        '127.0.0.1',
        '::1',
        address
    ];
const append = (own, more)=>own === undefined || own.trim() === '' ? more : `${own} ${more}`;
/**
 * The settings by which programs find the proxy. curl, git, pip, npm, Go and Python go by the usual
 * variables in either spelling, Node since 24 when it is told to. JVMs do not: Gradle and Maven take
 * properties, after those that the image sets. ALL_PROXY is left out, as the proxy speaks HTTP alone, and
 * JAVA_TOOL_OPTIONS, which every JVM answers with a line on standard error.
 * @param imageEnv the image's own variables
 */ const proxyEnv = ({ address, proxyPort }, imageEnv)=>{
    const proxy = `http://${address}:${proxyPort}`;
    const noProxy = direct(address).join(',');
    // A JVM leaves loopback out by itself.
    const jvm = [
        'http',
        'https'
    ].flatMap((scheme)=>[
            `-D${scheme}.proxyHost=${address}`,
            `-D${scheme}.proxyPort=${proxyPort}`
        ]).join(' ');
    return {
        HTTP_PROXY: proxy,
        HTTPS_PROXY: proxy,
        http_proxy: proxy,
        https_proxy: proxy,
        NO_PROXY: noProxy,
        no_proxy: noProxy,
        NODE_USE_ENV_PROXY: '1',
        GRADLE_OPTS: append(imageEnv.GRADLE_OPTS, jvm),
        MAVEN_OPTS: append(imageEnv.MAVEN_OPTS, jvm)
    };
};

;// CONCATENATED MODULE: ./src/network/survey.js





/** Listens on every address of this machine, for the moment that a probe tries to get there. */ const listenOnHost = ()=>new Promise((resolve, reject)=>{
        const server = (0,external_node_net_.createServer)((socket)=>socket.destroy());
        server.once('error', reject);
        server.listen(0, '0.0.0.0', ()=>{
            const { port } = server.address();
            resolve({
                port,
                close: ()=>void server.close()
            });
        });
    });
const nameServersIn = (text)=>[
        ...text.matchAll(/^\s*nameserver\s+(\S+)/gm)
    ].map(([, address = ''])=>address).filter((address)=>(0,external_node_net_.isIP)(address) !== 0);
/**
 * Asks two short-lived containers. On the host's own network: its addresses. On the engine's default
 * network: its name servers, since there a container is given them as they are. In networks that the engine
 * makes a container sees its resolver alone, which asks these from within the container's network,
 * except those on the host's loopback, which it asks from the host and for which no route is needed.
 */ const surveyEngine = async (docker, { image, jobId, expiresAt })=>{
    const labels = await (0,engine_labels/* labelArguments */.lp)({
        jobId,
        role: 'survey',
        expiresAt
    });
    const run = (network, entrypoint, ...args)=>docker.call([
            ...[
                'run',
                '--rm',
                ...labels,
                '--network',
                network,
                '--cap-drop',
                'ALL',
                '--read-only'
            ],
            ...[
                '--entrypoint',
                entrypoint,
                image,
                ...args
            ]
        ]);
    const listener = await listenOnHost();
    try {
        const [host, names] = await Promise.all([
            run('host', 'node', '/gateway/index.js', 'survey', String(listener.port)),
            run('bridge', 'cat', '/etc/resolv.conf')
        ]);
        if (host.exitCode !== 0) throw (0,engine_failure/* engineFailure */.FR)([
            'run'
        ], host);
        const survey = surveySchema.safeParse(JSON.parse(host.stdout.toString('utf8')));
        if (!survey.success) throw new errors/* FaultError */.VD('infrastructure', 'internal', `The survey of the host says ${host.stdout.toString('utf8')}`);
        // An engine without a default network has no names to give either, unless they are on its host.
        const nameServers = names.exitCode === 0 ? nameServersIn(names.stdout.toString('utf8')) : [];
        return {
            ...survey.data,
            nameServers
        };
    } finally{
        listener.close();
    }
};

;// CONCATENATED MODULE: ./src/network/together.js
/** All at the same time; where one fails, its error comes only once the others have ended as well. */ const together = async (...work)=>{
    await Promise.allSettled(work);
    return Promise.all(work);
};

;// CONCATENATED MODULE: ./src/network/phase-network.js










/** Good for one phase; as long as agents that look at a key's length would have it. */ const newToken = ()=>`kotlin-bench-${(0,external_node_crypto_.randomBytes)(24).toString('base64url')}`;
const startGateway = async (shared, spec, { image, internal, debris })=>{
    const token = newToken();
    const providers = spec.providers.map((provider)=>({
            ...provider,
            relay: (0,loopback/* isLoopbackHost */.c)(new URL(provider.baseUrl).hostname)
        }));
    const { mode, allow, deny } = spec.policy;
    const gateway = await startGatewayContainer(shared.docker, {
        image,
        jobId: shared.jobId,
        role: spec.role,
        expiresAt: shared.expiresAt(),
        outward: (await shared.outward()).id,
        internal: internal.id,
        relayed: providers.filter(({ relay })=>relay),
        config: {
            listen: {
                on: internal.block
            },
            // A public phase has its own way out, so that its gateway is for the model alone.
            rules: mode === 'allowlist' ? {
                allow,
                deny
            } : {},
            token: {
                value: token
            },
            providers,
            upstreamProxy: shared.upstreamProxy,
            ca: shared.ca,
            limits: spec.limits,
            prices: spec.prices
        }
    }, (id)=>debris.containers.push(id));
    const { address, modelPort, paths } = gateway.ready;
    const urls = Object.entries(paths).map(([id, path])=>[
            id,
            `http://${address}:${modelPort}${path}`
        ]);
    return {
        gateway,
        model: providers.length === 0 ? null : {
            token,
            baseUrls: Object.fromEntries(urls)
        }
    };
};
/** Sets a held network's routes and tries them, with a listener on this machine for as long as that takes. */ const fence = async (shared, spec, around)=>{
    const known = await shared.survey();
    const { addresses: hostAddresses, nameServers, isLocal } = known;
    const out = spec.policy.mode === 'no-network' && spec.providers.length === 0 ? [] : [
        await shared.outward()
    ];
    const blocks = around.networks.map(({ block })=>block);
    const listener = isLocal ? await listenOnHost() : undefined;
    try {
        const findings = await fenceHolder(shared.docker, around.holder, async ()=>{
            const place = (await around.gateway)?.ready ?? null;
            return {
                fence: fenceOf(spec.policy, {
                    hostAddresses,
                    nameServers,
                    blocks,
                    gatewayAddress: place?.address ?? null
                }),
                resolvesNames: spec.policy.mode === 'public',
                attempts: attemptsOf(spec.policy, {
                    hostAddresses,
                    blocks: [
                        ...new Set([
                            ...blocks,
                            ...out.map(({ block })=>block)
                        ])
                    ],
                    listenerPort: listener?.port ?? null,
                    gateway: place
                })
            };
        });
        requireHeld(spec.role, findings);
        return findings;
    } finally{
        listener?.close();
    }
};
/** Puts a held network, that of a phase which is over, where the next phase wants it. */ const move = async (docker, holder, { from, to })=>{
    for (const network of from)await disconnectNetwork(docker, network, holder);
    for (const network of to)await connectNetwork(docker, {
        network,
        container: holder
    });
};
/** Makes a phase's network. */ const establish = async (shared, spec, { before, willChange, debris })=>{
    const { docker, signal } = shared;
    const isPublic = spec.policy.mode === 'public';
    const hasGateway = spec.policy.mode === 'allowlist' || spec.providers.length > 0;
    const newInternal = async ()=>{
        if (isPublic && !hasGateway) return null;
        const labels = {
            jobId: shared.jobId,
            role: spec.role,
            expiresAt: shared.expiresAt()
        };
        const network = await createNetwork(docker, {
            kind: 'internal',
            ...labels
        });
        debris.networks.push(network.id);
        return network;
    };
    signal.throwIfAborted();
    // Needed only later, where it fails as well.
    shared.survey().catch(()=>{});
    const image = await shared.gatewayImage();
    const [internal, out] = await together(newInternal(), isPublic ? shared.outward() : Promise.resolve(null));
    signal.throwIfAborted();
    const networks = [
        out,
        internal
    ].filter((network)=>network !== null);
    const joined = networks.map(({ id })=>id);
    const hold = async ()=>{
        if (before) {
            await move(docker, before.holder, {
                from: before.joined,
                to: joined
            });
            return before.holder;
        }
        const [network = 'none', ...more] = joined;
        const id = await startHolder(docker, {
            image,
            jobId: shared.jobId,
            role: spec.role,
            expiresAt: shared.expiresAt(),
            network,
            withoutNames: !isPublic && !willChange
        });
        debris.containers.push(id);
        await move(docker, id, {
            from: [],
            to: more
        });
        return id;
    };
    const serving = hasGateway && internal ? startGateway(shared, spec, {
        image,
        internal,
        debris
    }) : null;
    const holding = (async ()=>{
        const holder = await hold();
        signal.throwIfAborted();
        // What tries the network starts while the gateway does.
        const gateway = serving === null ? Promise.resolve(null) : serving.then((served)=>served.gateway);
        gateway.catch(()=>{});
        return {
            holder,
            probe: await fence(shared, spec, {
                holder,
                networks,
                gateway
            })
        };
    })();
    const [served, { holder, probe }] = await together(serving ?? Promise.resolve(null), holding);
    signal.throwIfAborted();
    return {
        spec,
        holder,
        joined,
        gateway: served?.gateway ?? null,
        probe,
        env: served && !isPublic ? proxyEnv(served.gateway.ready, spec.imageEnv) : {},
        model: served?.model ?? null,
        end: null
    };
};
/** Ends a phase's network, with what came of it; a second time it says the same. */ const endOf = async (phase)=>{
    if (phase.end) return phase.end;
    const { spec, gateway, probe } = phase;
    let account = null;
    let trajectory = null;
    if (gateway?.fault() === null) {
        try {
            await gateway.ask({
                op: 'revoke'
            });
            trajectory = (await gateway.ask({
                op: 'trajectory'
            })).trajectory ?? null;
            account = (await gateway.ask({
                op: 'stop'
            })).account ?? null;
        } catch  {
        // It has ended by itself meanwhile, which its fault says.
        }
        await gateway.stop();
    }
    const network = {
        policy: spec.policy,
        probe: [
            ...probe
        ],
        hosts: account?.hosts ?? []
    };
    phase.end = {
        network,
        account,
        trajectory
    };
    return phase.end;
};

;// CONCATENATED MODULE: ./src/network/open-phase.js



/** Removes what a phase's network was made of. A network that cannot be removed now is reaped at the job's end. */ const removeDebris = async (docker, { containers, networks })=>{
    if (containers.length > 0) await docker.call([
        'rm',
        '--force',
        '--volumes',
        ...containers
    ]);
    await removeNetworks(docker, networks).catch(()=>{});
};
/**
 * Opens the network of one phase, and of those that come after it for the same container.
 * @param discard gets all that was made, once the last phase is over
 * @throws FaultError as {@link establish} does; nothing of it is left then
 */ const openPhase = async (jobNetwork, spec, { willChange, discard, onClose })=>{
    const { docker } = jobNetwork;
    const debris = {
        containers: [],
        networks: []
    };
    let phase = await establish(jobNetwork, spec, {
        before: null,
        willChange,
        debris
    }).catch(async (thrown)=>{
        await removeDebris(docker, debris).catch(()=>{});
        throw thrown;
    });
    let closing;
    return {
        network: `container:${phase.holder}`,
        get env () {
            return phase.env;
        },
        get model () {
            return phase.model;
        },
        get probe () {
            return phase.probe;
        },
        onLimit: (listener)=>phase.gateway?.onLimit(listener),
        onGone: (listener)=>phase.gateway?.onGone(listener),
        fault: async ()=>phase.gateway?.fault() ?? await holderFault(docker, phase.holder),
        async account () {
            if (phase.gateway === null || phase.gateway.fault()) return null;
            const answer = await phase.gateway.ask({
                op: 'account'
            }).catch(()=>null);
            return answer?.account ?? null;
        },
        async changeTo (next) {
            const end = await endOf(phase);
            phase = await establish(jobNetwork, next, {
                before: phase,
                willChange,
                debris
            });
            return end;
        },
        close () {
            onClose();
            closing ??= endOf(phase).finally(()=>discard(debris));
            return closing;
        }
    };
};

;// CONCATENATED MODULE: ./src/network/sandboxes.js




/** A phase that may reach nothing and nobody needs no more than the engine's own `none`. */ const nothing = ({ policy })=>{
    const end = {
        network: {
            policy,
            probe: [],
            hosts: []
        },
        account: null,
        trajectory: null
    };
    return {
        network: 'none',
        env: {},
        model: null,
        probe: [],
        onLimit: ()=>{},
        onGone: ()=>{},
        fault: async ()=>null,
        account: async ()=>null,
        changeTo: ()=>Promise.reject(new Error('a network that will change has to be opened as such')),
        close: async ()=>end
    };
};
/** Opens the networks of one job. */ const createSandboxes = (context)=>{
    const { docker, jobId } = context;
    const opening = new Set();
    const opened = new Set();
    const removals = new Set();
    const surveys = new Set();
    const outwardIds = [];
    const jobNetwork = {
        ...context,
        outward: (0,single_flight/* once */.O)(async ()=>{
            const labels = {
                jobId,
                role: 'outward',
                expiresAt: context.expiresAt()
            };
            const network = await createNetwork(docker, {
                kind: 'outward',
                ...labels
            });
            outwardIds.push(network.id);
            return network;
        }),
        survey: (0,single_flight/* once */.O)(()=>{
            const survey = context.gatewayImage().then((image)=>surveyEngine(docker, {
                    image,
                    jobId,
                    expiresAt: context.expiresAt()
                }));
            surveys.add(survey);
            return survey;
        })
    };
    /** Nobody has to wait for it before the job's end. */ const removeInBackground = (debris)=>{
        const removal = removeDebris(docker, debris).catch(()=>{}).finally(()=>removals.delete(removal));
        removals.add(removal);
    };
    const start = async (spec, willChange)=>{
        const sandbox = await openPhase(jobNetwork, spec, {
            willChange,
            discard: removeInBackground,
            onClose: ()=>opened.delete(sandbox)
        });
        opened.add(sandbox);
        return sandbox;
    };
    return {
        async open (spec, { willChange = false } = {}) {
            const isNothing = spec.policy.mode === 'no-network' && spec.providers.length === 0;
            if (isNothing && !willChange) return nothing(spec);
            const started = start(spec, willChange);
            opening.add(started);
            return started.finally(()=>opening.delete(started));
        },
        async close () {
            await Promise.allSettled(opening);
            // A phase that was interrupted has not waited for it, and its containers would outlive the job.
            await Promise.allSettled(surveys);
            await Promise.allSettled([
                ...opened
            ].map((sandbox)=>sandbox.close()));
            await Promise.all(removals);
            await removeNetworks(docker, outwardIds);
        }
    };
};

// EXTERNAL MODULE: ./src/network/upstream-proxy-settings.js
var upstream_proxy_settings = __webpack_require__(95278);
// EXTERNAL MODULE: ./src/commands/shared/access/image-source.js + 3 modules
var image_source = __webpack_require__(29621);
// EXTERNAL MODULE: ./src/contracts/swe-polybench.js
var swe_polybench = __webpack_require__(92161);
// EXTERNAL MODULE: ./src/dataset/read-file.js
var read_file = __webpack_require__(30863);
// EXTERNAL MODULE: ./src/dataset/read-task.js
var read_task = __webpack_require__(86976);
// EXTERNAL MODULE: ./src/engine/read-tree.js
var read_tree = __webpack_require__(80259);
// EXTERNAL MODULE: ./src/making/swe-polybench/row-task.js
var row_task = __webpack_require__(67416);
// EXTERNAL MODULE: ./src/score/index.js + 60 modules
var score = __webpack_require__(57098);
;// CONCATENATED MODULE: ./src/task/env-templates.js
/** Only a whole value is a template, as in Harbor; `${VAR}` inside other text stays as it is. */ const TEMPLATE = /^\$\{([A-Za-z_][A-Za-z0-9_]*)(?::-([\s\S]*))?\}$/;
/**
 * Fills `${VAR}` and `${VAR:-default}` from `host`. A variable that is unset and has no default is
 * reported, never replaced by nothing. As in a shell, `:-` also stands in for an empty value.
 *
 * A task names the variables it wants, so `host` is what the caller lets a task see, not everything
 * that this process has.
 */ const resolveEnvTemplates = (templates, host)=>{
    const env = {};
    const missing = [];
    for (const [key, value] of Object.entries(templates)){
        const [, variable, fallback] = TEMPLATE.exec(value) ?? [];
        if (variable === undefined) {
            env[key] = value;
            continue;
        }
        const found = Object.hasOwn(host, variable) ? host[variable] : undefined;
        if (found !== undefined && !(found === '' && fallback !== undefined)) env[key] = found;
        else if (fallback !== undefined) env[key] = fallback;
        else missing.push({
            key,
            variable
        });
    }
    return missing.length > 0 ? {
        ok: false,
        missing
    } : {
        ok: true,
        env
    };
};

// EXTERNAL MODULE: ./src/text/patch-paths.js
var patch_paths = __webpack_require__(83198);
// EXTERNAL MODULE: ./src/text/quote.js
var quote = __webpack_require__(98461);
;// CONCATENATED MODULE: ./src/commands/shared/jobs/read-test-material.js











/** null where the task has no such file. */ const readFileOf = async (task, path)=>{
    try {
        return await (0,read_task/* readTaskFile */.w)(task, path);
    } catch (error) {
        if (error instanceof read_file/* RefusedFile */.tg) throw new errors/* FaultError */.VD('task', 'task-file-refused', error.message, {
            cause: error
        });
        throw error;
    }
};
const readTestFile = (task, name)=>readFileOf(task, `tests/${name}`);
const readText = async (task, name)=>(await readTestFile(task, name))?.toString('utf8');
const EXPECTED = 'expected_tests.json';
const readExpected = async (task)=>{
    const content = await readTestFile(task, EXPECTED);
    try {
        return content && (0,score/* readExpectedTests */._v)(content, (0,external_node_path_.join)(task.dir, 'tests', EXPECTED));
    } catch (error) {
        if (error instanceof errors/* UserError */.yo) throw new errors/* FaultError */.VD('task', 'expected-tests-invalid', error.message, {
            cause: error
        });
        throw error;
    }
};
/**
 * The row that a task is made from; null for a task that is made from none.
 * @throws FaultError `task` where it cannot be read
 */ const readRowOf = async (task)=>{
    const content = await readFileOf(task, row_task/* ROW_FILE */.ko);
    if (content === null) return null;
    try {
        return swe_polybench/* sweRowSchema */.fB.parse(JSON.parse(content.toString('utf8')));
    } catch (error) {
        const path = (0,external_node_path_.join)(task.dir, row_task/* ROW_FILE */.ko);
        throw new errors/* FaultError */.VD('task', 'row-invalid', `${(0,quote/* quote */.h)(path)} is no row: ${(0,errors/* errorMessage */.gJ)(error)}. Remove the folder; it is made again from the file of rows.`, {
            cause: error
        });
    }
};
/** A task of a pull request must not read this machine's variables by naming them. */ const resolveEnv = (where, templates)=>{
    const resolved = resolveEnvTemplates(templates, {});
    if (resolved.ok) return resolved.env;
    const names = resolved.missing.map(({ key, variable })=>`${key} = "\${${variable}}"`).join(', ');
    throw new errors/* FaultError */.VD('task', 'env-missing', `[${where}] env asks for variables of the host, which a task does not get: ${names}.`);
};
/** A clone on a file system without modes loses the bit; Harbor sets it as well. */ const runnable = (entries)=>entries.map((entry)=>entry.type === 'file' && entry.path === 'test.sh' ? {
            ...entry,
            executable: true
        } : entry);
/**
 * Reads what a trial takes from the task's folder.
 * @throws FaultError `task`, naming the file
 */ const readTestMaterial = async (task)=>{
    const [row, expected, testPatch = '', collector, comparer, testSh] = await Promise.all([
        readRowOf(task),
        readExpected(task),
        readText(task, 'test.patch'),
        readText(task, score/* VERIFIER_FILES */.Vh.collector),
        readText(task, score/* VERIFIER_FILES */.Vh.comparer),
        readText(task, score/* VERIFIER_FILES */.Vh.testSh)
    ]);
    return {
        tests: runnable(await (0,read_tree/* readTree */.Z)((0,external_node_path_.join)(task.dir, 'tests'))),
        testPaths: [
            ...new Set([
                ...(0,patch_paths/* touchedPaths */.Pq)((0,patch_paths/* patchPaths */.BT)(testPatch)),
                ...(0,patch_paths/* verifierLoopPaths */.$A)(testPatch)
            ])
        ],
        testPatch,
        expected,
        shapes: (0,score/* verifierShapes */.Bs)({
            collector,
            comparer,
            testSh
        }),
        row,
        env: {
            environment: resolveEnv('environment', task.environment.env),
            solution: resolveEnv('solution', task.solution.env),
            verifier: resolveEnv('verifier', task.verifier.env)
        }
    };
};

;// CONCATENATED MODULE: ./src/commands/shared/jobs/trial-parts.js











/**
 * Opens what all trials share that run under one folder, whoever they are of: images, networks, and an id
 * of their own, since names of jobs may be the same in two folders and what is reaped goes by the id.
 */ const openTrialParts = (request)=>{
    const { docker, host, folder, loaded, bases, rows, trust, environment, listener, signal } = request;
    const { registryAccess: access = image_source/* NO_ACCESS */.lk, registries, cache, rebuild, logFilter } = request;
    const jobId = `${folder.job}-${(0,external_node_crypto_.randomUUID)().slice(0, 8)}`;
    const ca = trust?.pem ?? null;
    (0,upstream_proxy_settings/* warnOfLoopbackProxy */.j)(environment, listener);
    const source = (0,image_source/* openImageSource */.Xe)(registries, {
        docker,
        access,
        environment,
        ca,
        cache,
        listener,
        signal
    });
    const building = {
        ...{
            docker,
            host,
            listener,
            signal,
            source,
            logFilter
        },
        logDir: (0,external_node_path_.join)(folder.jobDir, 'images'),
        provenance: (0,image_source/* provenanceOf */.Jj)(access, registries.registries, loaded.dataset)
    };
    const images = (0,image_images/* createImages */.r)({
        ...building,
        bases,
        rebuild,
        secrets: trust?.secrets,
        licences: (0,image_source/* licencesOf */.cP)(loaded.entries)
    });
    const gatewayImage = createGatewayImage({
        ...building,
        program: request.gatewayProgram
    });
    return {
        source,
        /** What an agent's programs are built with as well. */ building,
        gatewayImage,
        context: {
            ...{
                docker,
                host,
                jobId,
                listener,
                signal,
                readTestMaterial: readTestMaterial
            },
            images: rows === undefined ? images : createRowImages({
                ...{
                    ...building,
                    rebuild,
                    secrets: trust?.secrets,
                    others: images,
                    rowOf: readRowOf
                },
                ...{
                    publishedImages: rows.publishedImages,
                    withCheckout: rows.repositories.withCheckout
                }
            }),
            sandboxes: createSandboxes({
                docker,
                jobId,
                gatewayImage,
                expiresAt: ()=>(0,engine_labels/* expiresAfter */.Pe)(engine_labels/* TRIAL_LIFE_SEC */.Gk),
                signal,
                upstreamProxy: (0,upstream_proxy_settings/* upstreamProxyOf */.z)(environment),
                ca
            }),
            dataset: loaded.dataset,
            certificates: trust?.containers ?? null,
            jobName: folder.job,
            jobDir: folder.jobDir,
            ledger: source.ledger,
            inBackground: (work)=>void request.background.add(work),
            prepared: (0,single_flight/* oncePerKey */.G)()
        }
    };
};


/***/ }),

/***/ 32774:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ CHANGE_LIMITS)
/* harmony export */ });
/** Beyond these a change is no fix of a task but a way to fill the disk, whether an agent or a prediction makes it. */ const CHANGE_LIMITS = {
    /** Of all files together, as they are copied out. */ bytes: 256 * 1024 * 1024,
    files: 50_000,
    patchBytes: 64 * 1024 * 1024
};


/***/ }),

/***/ 1309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $v: () => (/* binding */ expectedTestsSchema),
/* harmony export */   oh: () => (/* binding */ EXPECTED_RESULTS),
/* harmony export */   pz: () => (/* binding */ EXPECTED_LISTS)
/* harmony export */ });
/* unused harmony export stageResultSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43045);

/**
 * Test ids by status, from one stage of building the dataset. Its counts are left out, since the lists
 * decide and nothing reads them.
 */ const stageResultSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    passed_tests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).default([]),
    failed_tests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).default([]),
    skipped_tests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).default([])
});
/**
 * `tests/expected_tests.json` of a task: which tests must pass after the fix, by the transition they
 * make (fail, pass, skipped, none to pass), and how the stages without the fix went.
 */ const expectedTestsSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    f2p_tests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).default([]),
    p2p_tests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).default([]),
    s2p_tests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).default([]),
    n2p_tests: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).default([]),
    run_result: stageResultSchema.prefault({}),
    test_patch_result: stageResultSchema.prefault({})
});
/** Its lists of tests that must pass, one a transition. */ const EXPECTED_LISTS = [
    'f2p_tests',
    'p2p_tests',
    's2p_tests',
    'n2p_tests'
];
/** Its results of the stages without the fix. */ const EXPECTED_RESULTS = [
    'run_result',
    'test_patch_result'
];


/***/ }),

/***/ 91554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ modelFailureSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43045);

/** Why a model request did not succeed. */ const modelFailureSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
    'unauthorized',
    'rate-limited',
    'overloaded',
    'server-error',
    'bad-request',
    'redirected',
    'unreachable',
    'tls',
    'timeout',
    /** Nothing came before the agent gave up or the gateway was stopped. */ 'no-answer',
    'ended-early',
    /** A status of success with something else than the protocol's answer. */ 'bad-answer',
    /** The stream or the body says that the model failed. */ 'error-event'
]);


/***/ }),

/***/ 50207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H6: () => (/* binding */ gatewayRulesSchema),
/* harmony export */   lu: () => (/* binding */ portSchema)
/* harmony export */ });
/* unused harmony exports WEB_PORTS, gatewayRuleSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43045);

/** Reached unless a rule says otherwise: what package registries, git and model providers listen on. */ const WEB_PORTS = (/* unused pure expression or super */ null && ([
    80,
    443
]));
/** A port of a host. */ const portSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().min(1).max(65535);
/**
 * One host rule in Harbor's syntax: an exact name, `*.suffix`, an address, or a CIDR block with its
 * network address. `ports` are those of a provider's base URL, where they are others than the web's.
 */ const gatewayRuleSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([
    zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
        host: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        ports: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(portSchema).min(1)
    })
]);
/** What a phase may reach. */ const gatewayRulesSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    allow: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(gatewayRuleSchema).default([]),
    /** Wins over `allow`. */ deny: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(gatewayRuleSchema).default([])
});


/***/ }),

/***/ 79848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ gatewayTokensSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43045);

/**
 * `input` is all that the model read, also what was cached (`cached`) and what was written to the cache
 * (`cacheWrite`), whatever the provider's own count leaves out.
 */ const gatewayTokensSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    input: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    cached: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    cacheWrite: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    output: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()
});


/***/ }),

/***/ 99303:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ trajectorySchema)
/* harmony export */ });
/* unused harmony export trajectoryStepSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43045);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91554);
/* harmony import */ var _tokens_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79848);



/** One model request and its answer, shortened. */ const trajectoryStepSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    n: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int(),
    at: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    provider: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    model: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    path: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    status: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int().nullable(),
    outcome: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n([
        'succeeded',
        'failed',
        'left',
        'open'
    ]),
    cause: _model_failure_js__WEBPACK_IMPORTED_MODULE_0__/* .modelFailureSchema */ .B.nullable(),
    seconds: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().nullable(),
    tokens: _tokens_js__WEBPACK_IMPORTED_MODULE_1__/* .gatewayTokensSchema */ .M.nullable(),
    request: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        bytes: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int(),
        messages: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int(),
        first: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
        last: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable()
    }),
    answer: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
        bytes: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int(),
        text: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
        calls: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
            name: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
            arguments: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
        }))
    })
});
const trajectorySchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    steps: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(trajectoryStepSchema),
    /** Steps in the middle that no longer fit. */ dropped: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig().int()
});


/***/ }),

/***/ 97249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ON: () => (/* binding */ isMalformed),
/* harmony export */   vY: () => (/* binding */ modelFaultCode)
/* harmony export */ });
/* unused harmony export modelFaultCodeSchema */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43045);

/** Codes of faults of kind `model`: why no request to the model succeeded. */ const modelFaultCodeSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n([
    /** 401 or 403: no key, a wrong one, or one without rights. */ 'model-unauthorized',
    /** 404, or another answer that says there is no such model. */ 'model-not-found',
    /** 429: too many requests, or no money left. */ 'model-rate-limited',
    'model-overloaded',
    /** No answer: name, connection, TLS, time. */ 'model-unreachable',
    /** The provider refuses what is asked of it. */ 'model-refused',
    'model-failed'
]);
const CODES = {
    unauthorized: 'model-unauthorized',
    'rate-limited': 'model-rate-limited',
    overloaded: 'model-overloaded',
    'server-error': 'model-failed',
    'bad-request': 'model-refused',
    redirected: 'model-unreachable',
    unreachable: 'model-unreachable',
    tls: 'model-unreachable',
    timeout: 'model-unreachable',
    'no-answer': 'model-unreachable',
    'ended-early': 'model-failed',
    'bad-answer': 'model-failed',
    'error-event': 'model-failed'
};
/**
 * How providers say with 400 what others have a status for: Gemini of a key, Anthropic of the credit, OpenRouter
 * of a name. Only so near to the word is anything said of a model, and looking further would take quadratic time.
 */ const SAID = [
    [
        /api[ _-]?key/i,
        'model-unauthorized'
    ],
    [
        /credit balance|billing|insufficient (?:balance|credits?|funds|quota)/i,
        'model-rate-limited'
    ],
    [
        /model.{0,200}?(?:not (?:found|exist)|unknown|invalid|no such)|(?:unknown|invalid|no such|not a valid) model/i,
        'model-not-found'
    ]
];
/** The code of a fault for a model request that failed so. */ const modelFaultCode = ({ cause, status, message })=>{
    const said = status === 400 ? SAID.find(([words])=>words.test(message))?.[1] : undefined;
    return status === 404 ? 'model-not-found' : said ?? CODES[cause];
};
/** Statuses of a request that is malformed, whoever's key it bears: not so long, of this type, of these fields. */ const MALFORMED = new Set([
    411,
    413,
    415,
    422
]);
/**
 * Whether a request was refused for what the agent itself had put into it. 400 alone does not say so, since
 * providers answer with it for a wrong key as well: what they say with it does.
 */ const isMalformed = (failed)=>{
    const { status, message } = failed;
    if (status === 400) return message.trim() !== '' && modelFaultCode(failed) === 'model-refused';
    return status !== null && MALFORMED.has(status);
};


/***/ }),

/***/ 98296:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ TRUST_WORK_TREES)
/* harmony export */ });
/**
 * A line of sh for scripts that use an image's own git as root: it reads a work tree that belongs to
 * somebody else, and starts no monitor that the repository names.
 */ const TRUST_WORK_TREES = "export GIT_CONFIG_COUNT=2 GIT_CONFIG_KEY_0=safe.directory GIT_CONFIG_VALUE_0='*' GIT_CONFIG_KEY_1=core.fsmonitor GIT_CONFIG_VALUE_1=false";


/***/ }),

/***/ 89014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I2: () => (/* binding */ reapStale),
/* harmony export */   Q5: () => (/* binding */ reapJob)
/* harmony export */ });
/* unused harmony export KINDS */
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
/* harmony import */ var _labels_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28385);


const FORMAT = `{{.ID}}\t{{.Label "${_labels_js__WEBPACK_IMPORTED_MODULE_1__/* .OWNER_LABEL */ .pk}"}}\t{{.Label "${_labels_js__WEBPACK_IMPORTED_MODULE_1__/* .EXPIRES_LABEL */ .Iw}"}}`;
const parseLines = (text)=>text.split('\n').filter((line)=>line !== '').map((line)=>{
        const [id = '', owner = '', expires = ''] = line.split('\t');
        return {
            id,
            owner,
            expires: Number(expires)
        };
    });
/** What bears labels, in the order in which it can go: a network or volume only after the containers on it. */ const KINDS = [
    {
        list: [
            'ps',
            '--all',
            '--no-trunc'
        ],
        remove: [
            'rm',
            '--force',
            '--volumes'
        ]
    },
    {
        list: [
            'network',
            'ls',
            '--no-trunc'
        ],
        remove: [
            'network',
            'rm'
        ]
    },
    {
        list: [
            'volume',
            'ls'
        ],
        remove: [
            'volume',
            'rm',
            '--force'
        ],
        id: '{{.Name}}'
    }
];
const TRIES = 5;
const PAUSE_MS = 300;
/** Removes what is listed. A network whose last container is only just going is asked for again. */ const removeAll = async (docker, remove, ids)=>{
    for(let tries = 0; tries < TRIES; tries += 1){
        // A second reaper may be quicker: what is gone is as good as removed.
        const { stderr } = await docker.call([
            ...remove,
            ...ids
        ]);
        if (!/active endpoints/i.test(stderr)) return;
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(PAUSE_MS);
    }
};
const reap = async (docker, filter, isDue)=>{
    let reaped = 0;
    for (const kind of KINDS){
        const format = 'id' in kind ? FORMAT.replace('{{.ID}}', kind.id) : FORMAT;
        const listed = parseLines(await docker.text([
            ...kind.list,
            '--filter',
            `label=${filter}`,
            '--format',
            format
        ]));
        const due = [];
        for (const found of listed)if (await isDue(found)) due.push(found.id);
        if (due.length === 0) continue;
        await removeAll(docker, kind.remove, due);
        reaped += due.length;
    }
    return reaped;
};
/** Removes everything that bears the job's label. Gives how many things went. */ const reapJob = (docker, jobId)=>reap(docker, `${_labels_js__WEBPACK_IMPORTED_MODULE_1__/* .JOB_LABEL */ .pM}=${jobId}`, async ()=>true);
/** Removes what any job left behind: expired, or its owner on this host is gone. Gives how many things went. */ const reapStale = (docker, now = Date.now() / 1000)=>reap(docker, _labels_js__WEBPACK_IMPORTED_MODULE_1__/* .JOB_LABEL */ .pM, async (found)=>{
        if (found.expires < now) return true;
        const owner = (0,_labels_js__WEBPACK_IMPORTED_MODULE_1__/* .parseOwner */ .pZ)(found.owner);
        return owner !== undefined && await (0,_labels_js__WEBPACK_IMPORTED_MODULE_1__/* .ownerIsGone */ .BP)(owner);
    });


/***/ }),

/***/ 42893:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ gatewayProgram)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


/**
 * The gateway's program, which is bundled beside whatever was started: the command line (by a link on
 * PATH, most often) or the action's steps.
 */ const gatewayProgram = ()=>(0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(process.argv[1] ?? '.'), '../../gateway/index.js');


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

/***/ 39518:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ sealImage),
/* harmony export */   y: () => (/* binding */ sealedName)
/* harmony export */ });
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29866);
/* harmony import */ var _engine_engine_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66275);
/* harmony import */ var _engine_git_in_container_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98296);
/* harmony import */ var _local_image_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19488);




/**
 * Takes out of a repository whatever HEAD does not reach: refs, reflogs, stash, what is left of
 * fetches and merges, and every object that only those held. Tags and branches that HEAD reaches stay,
 * as do the index and the work tree.
 */ const SEAL_SCRIPT = `
set -eu
cd "$1"
${_engine_git_in_container_js__WEBPACK_IMPORTED_MODULE_3__/* .TRUST_WORK_TREES */ .R}
s=$(mktemp -d)
git for-each-ref --format='%(refname)' | sort > "$s/all"
git for-each-ref --format='%(refname)' --merged HEAD | sort > "$s/reached"
# A clone's refs/remotes/origin/HEAD names another ref, and is not to be followed.
comm -23 "$s/all" "$s/reached" | sed 's/^/delete /' | git update-ref --no-deref --stdin
rm -r "$s"
dir=$(git rev-parse --git-common-dir)
for name in FETCH_HEAD ORIG_HEAD MERGE_HEAD CHERRY_PICK_HEAD REVERT_HEAD AUTO_MERGE; do rm -f "$dir/$name"; done
git reflog expire --expire=now --expire-unreachable=now --all
git repack -a -d -q
git prune --expire=now
git prune-packed -q
`;
/** Where the sealed copy of an image stands in the engine. */ const sealedName = (imageId)=>`kotlin-bench/sealed:${(0,_local_image_js__WEBPACK_IMPORTED_MODULE_2__/* .bareId */ .yW)(imageId).slice(0, 40)}`;
/**
 * A copy of the image without the history that HEAD does not reach; made once, found again by name.
 * @returns the copy's id
 * @throws FaultError `task` where the repository cannot be sealed
 */ const sealImage = async (request)=>{
    const { docker, imageId, root, signal } = request;
    const name = sealedName(imageId);
    const known = await (0,_local_image_js__WEBPACK_IMPORTED_MODULE_2__/* .findLocalImage */ .e9)(docker, name);
    if (known) return known.id;
    const container = await request.start(imageId);
    try {
        const result = await container.exec({
            command: [
                'sh',
                '-c',
                SEAL_SCRIPT,
                'sh',
                root
            ],
            user: 0,
            signal
        });
        if (result.exitCode !== 0) {
            throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FaultError */ .VD('task', 'seal-failed', `The history in the task image cannot be sealed: ${(0,_engine_engine_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .lastLines */ .w$)(result.stderr)}. Seal it in the Dockerfile, or run with \`--seal never\`.`);
        }
        return await docker.text([
            'commit',
            '--pause=false',
            container.id,
            name
        ]);
    } finally{
        await container.remove();
    }
};


/***/ }),

/***/ 55907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ effectivePolicy)
});

// EXTERNAL MODULE: ./src/network/gateway/addresses.js
var addresses = __webpack_require__(84217);
// EXTERNAL MODULE: ./src/contracts/gateway/rules.js
var rules = __webpack_require__(50207);
;// CONCATENATED MODULE: ./src/network/gateway/proxy/host-rules.js


/** The rule for every name and for no address, of ours: no task and no option can say it. */ const ANY_NAME = '*';
/** A host name in lower case: labels of at most 63 letters, digits and hyphens (RFC 1035 and 1123). */ const HOST_NAME = /^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63})*$/;
/** Characters of the longest host name (RFC 1035, without the final dot). */ const MAX_HOST = 253;
/** Reads a rule in Harbor's syntax. Throws an error that names it: whoever configures us has checked it. */ const parseRule = (written)=>{
    const { host, ports } = typeof written === 'string' ? {
        host: written,
        ports: WEB_PORTS
    } : written;
    if (host === ANY_NAME) return {
        kind: 'any-name',
        ports
    };
    const text = host.toLowerCase().replace(/\.$/, '');
    const block = parseBlock(text);
    if (block !== undefined) return {
        kind: 'block',
        block,
        ports
    };
    const isSuffix = text.startsWith('*.');
    const name = isSuffix ? text.slice(2) : text;
    if (!HOST_NAME.test(name) || name.length > MAX_HOST || endsInNumber(name)) {
        throw new Error(`"${host}" is no host rule: a host name, *.suffix, an address or a CIDR block`);
    }
    return isSuffix ? {
        kind: 'suffix',
        suffix: name,
        ports
    } : {
        kind: 'host',
        host: name,
        ports
    };
};
/** What a resolver may take for an address, such as `127.1`, `2130706433` and `0x7f.0.0.1`. */ const endsInNumber = (name)=>/(?:^|\.)(?:\d+|0x[0-9a-f]*)$/.test(name);
const matchesName = (rule, name)=>rule.kind === 'any-name' || rule.kind === 'host' && rule.host === name || rule.kind === 'suffix' && name.endsWith(`.${rule.suffix}`);
const matchesAddress = (rule, address)=>rule.kind === 'block' && contains(rule.block, address);
/** What a phase may reach through the proxy. A name is never looked up to see whether its address is listed. */ const createPolicy = (rules)=>{
    const allow = rules.allow.map(parseRule);
    const deny = rules.deny.map(parseRule);
    const refuse = (matches, port)=>{
        if (deny.some(matches)) return 'denied';
        const matching = allow.filter(matches);
        if (matching.length === 0) return 'not-allowed';
        return matching.some((rule)=>rule.ports.includes(port)) ? undefined : 'port';
    };
    const refuseAddress = (address, port)=>refuse((rule)=>matchesAddress(rule, address), port);
    return {
        refuseName: (name, port)=>refuse((rule)=>matchesName(rule, name), port),
        refuseAddress,
        refuseResolved (address, port) {
            if (deny.some((rule)=>matchesAddress(rule, address))) return 'denied';
            if (!isSpecial(address)) return undefined;
            return refuseAddress(address, port) === undefined ? undefined : 'private-address';
        }
    };
};

;// CONCATENATED MODULE: ./src/network/policy.js


/** A wider block would list the whole internet, and the host and its private neighbours along with it. */ const WIDEST_LISTED = 8;
/** Can routes open or close it? Names they do not know, and IPv6 no phase has. */ const isRoutable = (rule)=>{
    const block = (0,addresses/* parseBlock */.rT)(rule);
    return block !== undefined && block.family === 4 && block.prefix >= WIDEST_LISTED;
};
const union = (...lists)=>[
        ...new Set(lists.flat())
    ];
const publicPolicy = ({ allowHosts, denyHosts, agentHosts })=>{
    const warnings = [];
    const allow = union(allowHosts, agentHosts).filter(isRoutable);
    const idle = allowHosts.filter((rule)=>!isRoutable(rule));
    if (idle.length > 0) {
        warnings.push(`Allowing ${idle.join(', ')} changes nothing where the phase's network is public: only private IPv4 addresses and blocks have to be listed there.`);
    }
    if (denyHosts.every((rule)=>(0,addresses/* parseBlock */.rT)(rule) !== undefined)) {
        return {
            policy: {
                mode: 'public',
                allow,
                deny: [
                    ...denyHosts
                ]
            },
            warnings
        };
    }
    warnings.push(`Denying ${denyHosts.join(', ')} in a public network sends the phase through the gateway: all other hosts are reached by name, over HTTP and HTTPS, and nothing else is.`);
    return {
        policy: {
            mode: 'allowlist',
            allow: [
                ANY_NAME,
                ...allow
            ],
            deny: [
                ...denyHosts
            ]
        },
        warnings
    };
};
/**
 * Puts together what a phase may reach, with Harbor's precedence: the phase's own mode, or its
 * environment's where it has none, is in `phase` already; hosts that the run adds turn `no-network`
 * into `allowlist` and are ignored in `public`. Beyond Harbor: in `public` phases a listed private
 * address is reached, which else is out of reach, and what is denied wins over everything. Names cannot
 * be denied by routes (an address serves many names, and a name has many addresses), so denying one
 * makes of `public` an allowlist of every other name, held by the gateway.
 */ const effectivePolicy = (phase, wishes)=>{
    if (phase.networkMode === 'public') return publicPolicy(wishes);
    const { allowHosts, denyHosts, agentHosts } = wishes;
    const own = phase.networkMode === 'allowlist' ? phase.allowedHosts : [];
    const allow = union(own, allowHosts, agentHosts);
    // An allowlist of the task's own stays one even where it is empty; it then denies all, as in Harbor.
    const mode = phase.networkMode === 'no-network' && allow.length === 0 ? 'no-network' : 'allowlist';
    return {
        policy: {
            mode,
            allow,
            deny: [
                ...denyHosts
            ]
        },
        warnings: []
    };
};


/***/ }),

/***/ 86937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ fitsBefore)
/* harmony export */ });
/**
 * Whether what takes so many seconds at most is through before the deadline if it starts now.
 * @param deadline milliseconds since the epoch; without one everything fits
 * @param seconds Infinity for what has no end of its own
 */ const fitsBefore = (deadline, seconds, now = Date.now())=>deadline === undefined || now + seconds * 1000 <= deadline;


/***/ }),

/***/ 72296:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MQ: () => (/* binding */ isTestPath),
/* harmony export */   Tq: () => (/* binding */ isTestSupportPath),
/* harmony export */   fN: () => (/* binding */ LONGEST_PATH)
/* harmony export */ });
/** Source sets of tests, folders of tests, and classes named as tests are. */ const TESTS = [
    /(?:^|\/)src\/(?:[^/]*[tT]est|test[A-Z][^/]*|[^/]*TestFixtures|testFixtures|it|e2e)\//,
    /(?:^|\/)(?:test|tests|testing|testData|test-data|androidTest|integrationTest|functionalTest|e2e)\//,
    /(?:^|\/)[^/]*(?:Test|Tests|TestCase|Spec|IT)\.(?:kt|kts|java|groovy)$/
];
/** A module of test support, such as `ktlint-test` or `core_test-utils`. */ const TEST_MODULE = /(?:^|\/)(?:[^/]*[-_.])?(?:test|tests|testing|test-?utils?|testUtils?)(?:[-_.][^/]*)?\//;
const PRODUCT = /(?:^|\/)src\/(?:main|[a-z]\w*Main)\//;
/** No file has a longer path; patterns such as these take quadratic time on some that are. */ const LONGEST_PATH = 4_096;
/** A path that only tests use. */ const isTestPath = (path)=>path.length <= LONGEST_PATH && !PRODUCT.test(path) && TESTS.some((pattern)=>pattern.test(path));
/** A path that tests or their support modules use. */ const isTestSupportPath = (path)=>isTestPath(path) || path.length <= LONGEST_PATH && TEST_MODULE.test(path);


/***/ }),

/***/ 51783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LR: () => (/* binding */ badEnd),
/* harmony export */   QD: () => (/* binding */ exitPhrase),
/* harmony export */   iJ: () => (/* binding */ withAgentsPart),
/* harmony export */   vG: () => (/* binding */ limitFlags)
/* harmony export */ });
const usd = (amount)=>`$${amount.toFixed(2)}`;
const LIMITS = {
    maxTokens: ({ limit, reached })=>`it used ${reached} tokens, and --max-tokens is ${limit}`,
    maxCostUsd: ({ limit, reached })=>`its model requests cost ${usd(reached)}, and --max-cost had left ${usd(limit)} for it`
};
const limitMessage = (limit)=>`The agent was ended: ${LIMITS[limit.name](limit)}; what it had changed until then was verified.`;
/** Told of resolved trials too: with more of the model the agent might have gone on. */ const limitFlags = (limit)=>limit === null ? [] : [
        {
            code: 'limit-reached',
            level: 'note',
            message: limitMessage(limit)
        }
    ];
const EMPTY_PATCH = {
    code: 'empty-patch',
    message: 'The agent left no change in the work tree.'
};
/** What an exit code of an agent most often means, to follow it in a sentence; empty where it says nothing. */ const exitCodeHint = (code)=>code === 127 ? ', most often since the task image has no such program' : '';
/** An exit code in words, and what the agent said last. */ const exitPhrase = (code, lastLine)=>({
        code: `The agent ended with exit code ${code}${exitCodeHint(code)}`,
        said: lastLine === undefined ? '' : ` It said last: ${lastLine.replace(/[.\s]+$/, '')}.`
    });
/** How the agent ended, where that was badly; what it had changed until then was verified all the same. */ const badEnd = (run, limits, limitReached)=>{
    if (limitReached) return [
        {
            code: 'limit-reached',
            message: limitMessage(limitReached)
        }
    ];
    if (run?.timedOut) {
        return [
            {
                code: 'agent-timed-out',
                message: `The agent was stopped at its limit of ${limits.timeoutsSec.agent} s; what it had changed until then was verified.`
            }
        ];
    }
    if (!run?.exitCode) return [];
    const { code, said } = exitPhrase(run.exitCode, run.lastLine);
    const message = `${code}; what it had changed until then was verified.${said} Its output is in agent/.`;
    return [
        {
            code: 'agent-failed',
            message
        }
    ];
};
/** Why the reward is 0, with what is known of the agent's end and its diff. */ const withAgentsPart = (reasons, agentReason, leftNothing)=>// An agent that ended badly and left nothing explains it all; one that left work only adds to it.
    leftNothing ? [
        ...agentReason,
        EMPTY_PATCH,
        ...reasons
    ] : [
        ...reasons,
        ...agentReason
    ];


/***/ }),

/***/ 91191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ secretsOf)
/* harmony export */ });
/** Every value that nothing stored may show: what the agent's container gets, and what the gateway alone does. */ const secretsOf = ({ secrets = [], providers = [] })=>[
        ...secrets,
        ...providers.flatMap(({ key })=>key === null ? [] : [
                key
            ])
    ];


/***/ }),

/***/ 73246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cj: () => (/* binding */ STAGING),
/* harmony export */   P6: () => (/* binding */ APPLY_SCRIPT),
/* harmony export */   bn: () => (/* binding */ REMOVE_REPORTS),
/* harmony export */   cN: () => (/* binding */ EMPTY_SCRIPT),
/* harmony export */   rT: () => (/* binding */ REPORT_WORDS),
/* harmony export */   wV: () => (/* binding */ ASK_SCRIPT)
/* harmony export */ });
/* harmony import */ var _engine_git_in_container_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98296);
/* harmony import */ var _score_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57098);


/** Where a hand-over's files stand in the fresh container; not in the work tree, not on any path of a task. */ const STAGING = '/.kotlin-bench';
/** Takes away the tests and what a verifier left, and makes the folders that `test.sh` writes to. */ const EMPTY_FOLDERS = `rm -rf /tests /logs/verifier
mkdir -p /logs/verifier /logs/agent /logs/artifacts
chmod 777 /logs/verifier /logs/agent /logs/artifacts`;
/** `find`'s words for the paths of reports. */ const REPORT_WORDS = _score_index_js__WEBPACK_IMPORTED_MODULE_0__/* .REPORT_PATH_GLOBS */ .T8.flatMap((glob)=>[
        '-o',
        '-path',
        glob
    ]).slice(1);
/** In the work tree, with `REPORT_WORDS` as arguments. */ const REMOVE_REPORTS = `find . -name .git -prune -o '(' "$@" ')' -prune -exec rm -rf -- {} +`;
/**
 * Asks the image's own git, in a fresh container, about paths that the agent changed.
 *
 * Standard input: the paths whose fate is asked, then the folders that have changes below, each name
 * ended by NUL. Arguments: work tree, bytes of the first list.
 * Standard output: a line with the byte counts of three lists, then the lists, names ended by NUL:
 * 1. those that the image's ignore rules leave out;
 * 2. the files that the image ships at or below the paths (tracked, or untracked and not ignored);
 * 3. the folders that the image ships as something else than a folder.
 *
 * A rule that hides `.gitattributes` is not honoured: those files change how others are read.
 */ const ASK_SCRIPT = `
set -eu
cd "$1"
s=${STAGING}/ask
mkdir -p "$s"
cat > "$s/in"
head -c "$2" "$s/in" > "$s/paths"
tail -c "+$(($2 + 1))" "$s/in" > "$s/folders"
${_engine_git_in_container_js__WEBPACK_IMPORTED_MODULE_1__/* .TRUST_WORK_TREES */ .R}
code=0
git check-ignore -z --stdin < "$s/paths" > "$s/ignored" || code=$?
[ "$code" -le 1 ]
if [ -s "$s/paths" ]; then
  xargs -0 git --literal-pathspecs ls-files -z --cached --others --exclude-standard --exclude='!.gitattributes' -- < "$s/paths" > "$s/shipped"
else
  : > "$s/shipped"
fi
if [ -s "$s/folders" ]; then
  xargs -0 sh -c 'for p do if [ -L "$p" ] || [ ! -d "$p" ]; then printf "%s\\0" "$p"; fi; done' sh < "$s/folders" > "$s/turned"
else
  : > "$s/turned"
fi
echo "$(wc -c < "$s/ignored") $(wc -c < "$s/shipped") $(wc -c < "$s/turned")"
cat "$s/ignored" "$s/shipped" "$s/turned"
`;
/**
 * Makes the difference, applies it, and gets the container ready for the tests.
 *
 * What the host put under the staging folder: `b/` the agent's files; `lists/shipped` the image's
 * files that the agent touched; `lists/turned` files and links that became folders; `lists/deleted`
 * and `lists/written` what is to be applied; `tests/` the task's tests. Arguments: work tree, then
 * `find`'s words for the paths of reports.
 *
 * The two trees are made in a repository of their own, so that no configuration and no attributes,
 * neither the image's nor the agent's, change a byte. The image's HEAD, refs and index stay as they are.
 *
 * Standard output: a line with the two tree ids and the byte count of a list, the list of paths that
 * are not as they should be (names ended by NUL), and the patch.
 */ const APPLY_SCRIPT = `
set -eu
root=$1
shift
s=${STAGING}
mkdir -p "$s/a" "$s/b" "$s/lists"

${EMPTY_FOLDERS}
if [ -d "$s/tests" ]; then mv "$s/tests" /tests; fi

cd "$root"
each() {
  list=$1
  shift
  if [ -s "$s/lists/$list" ]; then xargs -0 sh -c "$@" < "$s/lists/$list"; fi
}

each shipped '
  for p do
    if [ -L "$p" ] || [ -f "$p" ]; then
      case $p in */*) d=$0/\${p%/*}; [ -d "$d" ] || mkdir -p "$d" ;; esac
      cp -P -p -- "$p" "$0/$p"
    fi
  done' "$s/a"

export GIT_CONFIG_NOSYSTEM=1 GIT_CONFIG_GLOBAL=/dev/null GIT_DIR="$s/git"
git init -q --bare --template= "$s/git"
mkdir -p "$s/git/info"
echo '* -text -ident -filter -working-tree-encoding !eol !diff !binary' > "$s/git/info/attributes"
tree() {
  (
    cd "$s/$1"
    export GIT_WORK_TREE="$s/$1" GIT_INDEX_FILE="$s/index-$1"
    git -c core.bare=false -c core.fileMode=true -c core.symlinks=true -c core.autocrlf=false -c core.safecrlf=false \\
      -c core.ignoreCase=false -c core.excludesFile=/dev/null -c core.attributesFile=/dev/null -c advice.addEmbeddedRepo=false \\
      add --all --force . && git write-tree
  )
}
before=$(tree a)
after=$(tree b)
git -c core.quotePath=true -c core.attributesFile=/dev/null diff-tree -r -p -U3 --binary --full-index --no-renames --no-ext-diff \\
  --no-textconv --no-color --src-prefix=a/ --dst-prefix=b/ "$before" "$after" > "$s/patch"
unset GIT_DIR

each turned 'for p do if [ -L "$p" ] || [ ! -d "$p" ]; then rm -f -- "$p"; fi; done' sh
each deleted 'for p do if [ -d "$p" ] && [ ! -L "$p" ]; then rmdir -- "$p" 2>/dev/null || :; else rm -f -- "$p"; fi; done' sh
each deleted '
  for p do
    while case $p in */*) p=\${p%/*} ;; *) false ;; esac; do rmdir -- "$p" 2>/dev/null || break; done
  done' sh
each written '
  for p do
    case $p in */*) [ -d "\${p%/*}" ] || mkdir -p -- "\${p%/*}" ;; esac
    if [ -d "$p" ] && [ ! -L "$p" ]; then rm -rf -- "$p"; else rm -f -- "$p"; fi
    cp -P -p -- "$0/$p" "$p"
  done' "$s/b"
owner=$(stat -c %u:%g .)
if [ "$owner" != 0:0 ]; then
  each written '
    for p do
      chown -h "$0" "./$p"
      while case $p in */*) p=\${p%/*} ;; *) false ;; esac; do chown "$0" "./$p"; done
    done' "$owner"
fi

{
  each deleted '
    for p do
      q=$p
      while case $q in */*) q=\${q%/*} ;; *) false ;; esac; do
        # What is seen behind a link is another file.
        [ ! -L "$q" ] || continue 2
      done
      if [ -L "$p" ] || { [ -e "$p" ] && [ ! -d "$p" ]; }; then printf "%s\\0" "$p"; fi
    done' sh
  each written '
    for p do
      s=$0/$p
      if [ -L "$s" ]; then [ -L "$p" ] && [ "$(readlink -- "$p")" = "$(readlink -- "$s")" ]
      else
        [ ! -L "$p" ] && [ -f "$p" ] && cmp -s -- "$s" "$p" &&
          if [ -x "$s" ]; then [ -x "$p" ]; else [ ! -x "$p" ]; fi
      fi || printf "%s\\0" "$p"
    done' "$s/b"
} > "$s/wrong"

${REMOVE_REPORTS}

echo "$before $after $(wc -c < "$s/wrong")"
cat "$s/wrong" "$s/patch"
rm -rf "$s"
`;
/**
 * Gets a container in which an agent has worked ready for the tests: no tests, no output of them, no
 * report in the work tree. Arguments: work tree, then `find`'s words for the paths of reports.
 */ const EMPTY_SCRIPT = `
set -eu
root=$1
shift
${EMPTY_FOLDERS}
cd "$root"
${REMOVE_REPORTS}
echo
`;


/***/ }),

/***/ 39019:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ trialConfig),
  _: () => (/* binding */ trialResult)
});

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(73136);
// EXTERNAL MODULE: ./src/trial/record.js + 1 modules
var trial_record = __webpack_require__(2290);
// EXTERNAL MODULE: ./src/trial/harbor/harbor-names.js
var harbor_names = __webpack_require__(32574);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./src/trial/harbor/task-checksum.js



/** Beyond it a file counts by its size: a task folder is text and a patch or two. */ const LARGEST_FILE = 16 * 1024 * 1024;
const MOST_FILES = 5000;
/**
 * SHA-256, in hex, over the names and bytes of the regular files in a task's folder: equal for equal
 * tasks. Not the number that Harbor has for it. Of a folder that is not there, that of nothing.
 */ const taskChecksum = (dir)=>{
    const hash = (0,external_node_crypto_.createHash)('sha256');
    let files = 0;
    const add = (folder, prefix)=>{
        for (const name of (0,external_node_fs_.readdirSync)(folder).sort()){
            const path = (0,external_node_path_.join)(folder, name);
            const found = (0,external_node_fs_.lstatSync)(path);
            if (found.isDirectory()) add(path, `${prefix}${name}/`);
            else if (found.isFile() && files++ < MOST_FILES) {
                hash.update(`${JSON.stringify(prefix + name)} ${found.size}\n`);
                if (found.size <= LARGEST_FILE) hash.update((0,external_node_fs_.readFileSync)(path));
            }
        }
    };
    try {
        add(dir, '');
    } catch  {
    // A folder that cannot be read has been told of by its trial.
    }
    return hash.digest('hex');
};

;// CONCATENATED MODULE: ./src/trial/harbor/harbor-result.js




/** What Harbor calls the faults of ours and the ends that it treats as exceptions. */ const exceptionOf = (state)=>{
    const info = (exception_type, exception_message)=>({
            exception_type,
            exception_message,
            exception_traceback: '',
            occurred_at: new Date().toISOString()
        });
    if (state.fault) return info(`${state.fault.kind}-fault:${state.fault.code}`, state.fault.message);
    if (state.limitReached) {
        const { name, limit } = state.limitReached;
        return info('AgentLimitReachedError', `Model requests passed ${name} of ${limit}`);
    }
    if (state.agentRun?.timedOut) {
        return info('AgentTimeoutError', `Agent execution timed out after ${state.limits.timeoutsSec.agent} seconds`);
    }
    if (state.agentRun?.exitCode && state.planned.agent !== 'oracle') {
        return info('NonZeroAgentExitCodeError', `The agent ended with exit code ${state.agentRun.exitCode}`);
    }
    return null;
};
/** What a trial was started with, in Harbor's fields. */ const harborConfig = ({ planned, taskDir }, { dataset, jobDir, multipliers })=>({
        task: {
            path: taskDir,
            source: (0,harbor_names/* harborDataset */.xk)(dataset.source)
        },
        trial_name: planned.name,
        trials_dir: jobDir,
        ...(0,harbor_names/* harborMultipliers */.zl)(multipliers),
        agent: {
            name: planned.agent,
            model_name: planned.model
        },
        environment: {
            type: 'docker'
        },
        job_id: (0,harbor_names/* harborId */.cq)(jobDir)
    });
/** `config.json` of a trial: what it was started with, in Harbor's fields, and ours under `kotlin_bench`. */ const trialConfig = (trial, context)=>({
        ...harborConfig(trial, context),
        kotlin_bench: {
            trial: trial.planned,
            verifierMode: context.verifierMode,
            multipliers: context.multipliers
        }
    });
/** `result.json` of a trial: Harbor's fields, so that its users' tools read it, and ours under `kotlin_bench`. */ const trialResult = (state, context, record)=>{
    const { planned, task, clock, verdict } = state;
    return {
        id: (0,harbor_names/* harborId */.cq)(`${context.jobDir}/${planned.name}`),
        task_name: task?.declaredName ?? planned.task,
        trial_name: planned.name,
        trial_uri: (0,external_node_url_.pathToFileURL)(`${context.jobDir}/${planned.name}`).href,
        task_id: {
            path: state.taskDir
        },
        source: (0,harbor_names/* harborDataset */.xk)(context.dataset.source),
        task_checksum: taskChecksum(state.taskDir),
        config: harborConfig(state, context),
        agent_info: {
            name: planned.agent,
            version: (0,trial_record/* versionOf */.E)(state, context) ?? 'unknown',
            model_info: (0,harbor_names/* harborModel */._E)(planned.model)
        },
        agent_result: state.agentRun ? {
            n_input_tokens: record.tokens?.input ?? null,
            n_cache_tokens: record.tokens?.cached ?? null,
            n_output_tokens: record.tokens?.output ?? null,
            cost_usd: record.costUsd,
            metadata: {
                exit_code: state.agentRun.exitCode,
                ...state.agentRun.lastLine !== undefined && {
                    last_line: state.agentRun.lastLine
                },
                // As the agent says, which may differ from what the gateway has counted.
                ...state.agentRun.usage ? {
                    usage: state.agentRun.usage
                } : {},
                ...typeof state.agentRun.costUsd === 'number' ? {
                    cost_usd: state.agentRun.costUsd
                } : {},
                ...state.agentRun.notes
            }
        } : null,
        verifier_result: verdict ? {
            rewards: {
                reward: verdict.reward
            }
        } : null,
        exception_info: exceptionOf(state),
        started_at: clock.startedAt.toISOString(),
        finished_at: record.finishedAt,
        environment_setup: clock.times('environment_setup'),
        agent_setup: clock.times('agent_setup'),
        agent_execution: clock.times('agent_execution'),
        verifier: clock.times('verifier'),
        kotlin_bench: {
            ...record,
            dataset: context.dataset,
            image: state.image ? {
                name: state.image.name,
                id: state.image.id,
                key: state.image.key,
                base: state.image.base
            } : null,
            head: state.image?.facts?.head ?? null,
            history: state.image?.history ?? null,
            tries: state.tryNumber,
            network: state.networks,
            modelUse: state.account ? {
                ...state.account.total,
                unpriced: state.account.unpriced
            } : null,
            dropped: state.handOver?.dropped ?? [],
            notHandedOver: state.handOver?.notHandedOver ?? {
                outside: [],
                ignored: []
            }
        }
    };
};


/***/ }),

/***/ 73757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ reportTree)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _score_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57098);


const CHUNK_BYTES = 256 * 1024;
/**
 * The files below a folder that a collector may take, with links, which it does not. Folders behind
 * links are not entered, as `find` does not. Sorted by path: the reference takes them in the order of
 * `find`, which matters only where one report leaves open what another closes.
 */ const reportTree = (dir)=>{
    const files = [];
    const open = [
        ''
    ];
    for(let folder = open.pop(); folder !== undefined; folder = open.pop()){
        for (const entry of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(below(dir, folder), {
            withFileTypes: true,
            encoding: 'latin1'
        })){
            const path = folder + entry.name;
            if (entry.isDirectory()) open.push(`${path}/`);
            else if ((0,_score_index_js__WEBPACK_IMPORTED_MODULE_1__/* .isReportPath */ .yk)(path) && (entry.isFile() || entry.isSymbolicLink())) files.push(reportFile(dir, path));
        }
    }
    return files.sort((one, other)=>one.path < other.path ? -1 : one.path > other.path ? 1 : 0);
};
const ASCII = /^[\x00-\x7f]*$/;
/** Where a path below a folder lies. A name need not be UTF-8, so it is kept as bytes, one a character. */ const below = (dir, path)=>ASCII.test(path) ? `${dir}/${path}` : Buffer.concat([
        Buffer.from(`${dir}/`),
        Buffer.from(path, 'latin1')
    ]);
const reportFile = (dir, path)=>{
    const location = below(dir, path);
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(location);
    return {
        path: ASCII.test(path) ? path : Buffer.from(path, 'latin1').toString('utf8'),
        kind: stat.isSymbolicLink() ? 'symlink' : 'file',
        bytes: stat.size,
        modifiedMs: stat.mtimeMs,
        read: ()=>chunksOf(location, stat.size)
    };
};
/** One buffer serves all chunks, so that a large file takes no more memory than a small one. */ function* chunksOf(location, size) {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(location, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOFOLLOW);
    try {
        const buffer = Buffer.allocUnsafe(Math.max(1, Math.min(CHUNK_BYTES, size)));
        let left = size;
        for(let read = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, buffer); read > 0; read = left > 0 ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(file, buffer) : 0){
            left -= read;
            yield buffer.subarray(0, read);
        }
    } finally{
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
    }
}


/***/ }),

/***/ 9941:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fs: () => (/* binding */ usageOf),
/* harmony export */   JA: () => (/* binding */ modelFlags),
/* harmony export */   op: () => (/* binding */ malformedRequests),
/* harmony export */   s: () => (/* binding */ modelFault),
/* harmony export */   vk: () => (/* binding */ addUsage),
/* harmony export */   yJ: () => (/* binding */ NO_USAGE)
/* harmony export */ });
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29866);
/* harmony import */ var _contracts_model_fault_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97249);
/* harmony import */ var _text_untrusted_certificate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45085);



const saidOf = ({ status, message, provider, model })=>{
    const asked = model === null ? provider : `${provider}/${model}`;
    return `${asked} answered ${status ?? 'nothing'}${message === '' ? '' : `: ${message}`}`;
};
const noneSucceeded = ({ total, lastFailure })=>total.requests === 0 || total.succeeded > 0 ? null : lastFailure;
/** Why a model never answered that was asked for what no model takes: that is the agent's own failure. */ const malformedRequests = (account)=>{
    const last = account && noneSucceeded(account);
    if (!last || !(0,_contracts_model_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .isMalformed */ .ON)(last)) return [];
    const { requests, failed, failures } = account.total;
    if (failures['bad-request'] !== failed) return [];
    return [
        {
            code: 'model-request-malformed',
            message: `The model refused what the agent sent, in ${requests === 1 ? 'its only request' : `all of its ${requests} requests`}; the last: ${saidOf(last)}`
        }
    ];
};
/**
 * The fault of a model that was asked and never answered, whatever the agent made of that: then its
 * change says nothing about it. Undefined where a request succeeded, none was made, or all were malformed.
 */ const modelFault = (account)=>{
    const last = noneSucceeded(account);
    if (last === null || malformedRequests(account).length > 0) return undefined;
    const { message } = last;
    const advice = (0,_text_untrusted_certificate_js__WEBPACK_IMPORTED_MODULE_2__/* .isUntrustedCertificate */ .Y)(message) ? `. ${_text_untrusted_certificate_js__WEBPACK_IMPORTED_MODULE_2__/* .CERTIFICATE_ADVICE */ .j}` : '';
    return new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .FaultError */ .VD('model', (0,_contracts_model_fault_js__WEBPACK_IMPORTED_MODULE_1__/* .modelFaultCode */ .vY)(last), `None of ${account.total.requests} requests to the model succeeded; the last: ${saidOf(last)}${advice}`);
};
const causes = (failures)=>Object.entries(failures).sort(([, one], [, other])=>other - one).map(([cause, count])=>`${count} ${cause}`).join(', ');
/** Says how many requests failed where others succeeded; the verdict stands. */ const modelFlags = (account)=>{
    if (account === null || account.total.failed === 0 || account.total.succeeded === 0) return [];
    const { failed, requests, failures } = account.total;
    return [
        {
            code: 'model-requests-failed',
            level: 'note',
            message: `${failed} of ${requests} requests to the model failed (${causes(failures)}); with a model that always answers the result may be another.`
        }
    ];
};
/** Where nobody knows, which is not the same as nothing. */ const NO_USAGE = {
    tokens: null,
    costUsd: null
};
const sum = (one, other)=>one === null && other === null ? null : (one ?? 0) + (other ?? 0);
/** What several tries at a trial used together. */ const addUsage = (one, other)=>({
        tokens: one.tokens && other.tokens ? {
            input: one.tokens.input + other.tokens.input,
            cached: one.tokens.cached + other.tokens.cached,
            output: one.tokens.output + other.tokens.output
        } : one.tokens ?? other.tokens,
        costUsd: sum(one.costUsd, other.costUsd)
    });
/** What the trial used, by the gateway's account, or where there is none by what the agent says. */ const usageOf = (account, said)=>{
    if (account === null || account.total.requests === 0) {
        return {
            tokens: said?.usage ?? null,
            costUsd: said?.costUsd ?? null
        };
    }
    const { input, cached, output } = account.total.tokens;
    return {
        tokens: {
            input,
            cached,
            output
        },
        costUsd: account.total.costUsd
    };
};


/***/ }),

/***/ 11086:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ PhaseClock)
/* harmony export */ });
/** Of a phase, as ISO times. */ /** When each phase of a trial began and ended, as ISO times for results and seconds for tables. */ class PhaseClock {
    startedAt = new Date();
    #times = new Map();
    start(phase) {
        this.#times.set(phase, {
            start: Date.now(),
            end: undefined
        });
    }
    finish(phase) {
        const time = this.#times.get(phase);
        if (!time) return 0;
        time.end = Date.now();
        return (time.end - time.start) / 1000;
    }
    /** Seconds that a phase took; null where it did not finish. */ seconds(phase) {
        const time = this.#times.get(phase);
        return time?.end === undefined ? null : (time.end - time.start) / 1000;
    }
    times(phase) {
        const time = this.#times.get(phase);
        if (time?.end === undefined) return null;
        return {
            started_at: new Date(time.start).toISOString(),
            finished_at: new Date(time.end).toISOString()
        };
    }
}


/***/ }),

/***/ 2290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ trialRecord),
  E: () => (/* binding */ versionOf)
});

// EXTERNAL MODULE: ./src/image/image-ledger.js
var image_ledger = __webpack_require__(12294);
// EXTERNAL MODULE: ./src/trial/model-use.js
var model_use = __webpack_require__(9941);
// EXTERNAL MODULE: ./src/trial/rows/row-grading.js
var row_grading = __webpack_require__(23447);
// EXTERNAL MODULE: ./src/score/index.js + 60 modules
var score = __webpack_require__(57098);
;// CONCATENATED MODULE: ./src/trial/rows/row-record.js

/** What a trial's record says of its row; nothing where it has none. */ const rowRecord = (material, verdict, { gradings })=>{
    if (!material?.row) return {};
    const rewards = {};
    // What was asked for and came to no grading, as for want of a change, is no success of the agent's.
    if (verdict) for (const name of gradings)rewards[name] = (0,score/* gradingReward */.El)(verdict.gradings ?? {}, name) ?? 0;
    return {
        row: {
            language: material.row.language,
            taskType: material.row.task_type,
            gradings: rewards,
            retrieval: verdict?.retrieval ?? null
        }
    };
};

;// CONCATENATED MODULE: ./src/trial/record.js




/** A trial's outcome follows its verdict whenever there is one. */ const outcomeOf = ({ verdict })=>verdict === undefined ? 'error' : verdict.resolved ? 'resolved' : 'unresolved';
/** The agent's version as it is pinned, else as its program has told; null where neither says. */ const versionOf = ({ agentVersion }, { agent })=>agent.version ?? agentVersion ?? null;
const secondOf = ({ secondVerdict })=>secondVerdict === undefined ? {} : {
        secondVerdict: {
            reward: secondVerdict.reward,
            reasons: secondVerdict.reasons
        }
    };
const imagesOf = ({ image }, { ledger })=>{
    const own = new Set([
        image?.name,
        image?.base?.name
    ]);
    const digests = ledger?.digests((name)=>own.has(name) || (0,image_ledger/* isShared */.yM)(name));
    return {
        task: image?.id ?? null,
        base: image?.base?.id ?? null,
        ...digests && {
            digests
        }
    };
};
/** The trial as it stands in `rewards.json`. */ const trialRecord = (state, context)=>{
    const { planned, task, verdict, clock } = state;
    return {
        task: planned.task,
        repository: task?.repository ?? null,
        agent: planned.agent,
        version: versionOf(state, context),
        model: planned.model,
        attempt: planned.attempt,
        shard: context.shard,
        name: planned.name,
        outcome: outcomeOf(state),
        fault: state.fault ?? null,
        evidence: verdict?.evidence ?? null,
        reward: verdict?.reward ?? null,
        tolerant: verdict?.tolerant.reward ?? null,
        disputed: verdict?.disputed ?? false,
        reasons: verdict?.reasons ?? [],
        flags: verdict?.flags ?? [],
        transitions: verdict?.transitions ?? null,
        ...(0,model_use/* addUsage */.vk)(state.usedBefore, (0,model_use/* usageOf */.Fs)(state.account ?? null, state.agentRun)),
        seconds: {
            environment: clock.seconds('environment_setup'),
            agent: clock.seconds('agent_execution'),
            verify: clock.seconds('verifier')
        },
        startedAt: clock.startedAt.toISOString(),
        finishedAt: new Date().toISOString(),
        ...secondOf(state),
        ...rowRecord(state.material, verdict, (0,row_grading/* rowGradingOf */.M)(context)),
        images: imagesOf(state, context),
        limits: state.limits
    };
};


/***/ }),

/***/ 76421:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ createRedactor)
/* harmony export */ });
/* unused harmony export secretForms */
/** What stands in place of a secret. */ const MASK = Buffer.from('***');
/** Shorter values, such as `1` or `no`, are in every text and hide nothing. */ const SHORTEST = 6;
/**
 * The part of a value's base64 that does not depend on what stands before and after it, for one of the
 * three places at which the value can begin within a group of three bytes.
 */ const base64Core = (value, offset)=>{
    const text = Buffer.concat([
        Buffer.alloc(offset),
        value
    ]).toString('base64').replace(/=+$/, '');
    const begin = offset === 0 ? 0 : offset + 1;
    const end = Math.floor((offset + value.length) * 8 / 6);
    return text.slice(begin, end);
};
const base64Forms = (value)=>[
        0,
        1,
        2
    ].flatMap((offset)=>{
        const standard = base64Core(value, offset);
        return [
            standard,
            standard.replaceAll('+', '-').replaceAll('/', '_')
        ];
    });
const jsonForms = (value)=>{
    const escaped = JSON.stringify(value).slice(1, -1);
    const ascii = escaped.replace(/[\u007f-\uffff]/g, (char)=>`\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
    return [
        escaped,
        escaped.replaceAll('/', '\\/'),
        ascii
    ];
};
const urlForms = (value)=>{
    const query = new URLSearchParams([
        [
            '',
            value
        ]
    ]).toString().slice(1);
    const forms = [
        encodeURIComponent(value),
        encodeURI(value),
        query,
        query.replaceAll('+', '%20')
    ];
    return forms.flatMap((form)=>[
            form,
            form.replace(/%[0-9A-F]{2}/g, (hex)=>hex.toLowerCase())
        ]);
};
/**
 * Every form in which a value is looked for: as it is, line by line, in base64 at all alignments,
 * URL-encoded, and escaped as in JSON.
 */ const secretForms = (values)=>{
    const plain = values.flatMap((value)=>[
            value,
            ...value.split('\n').map((line)=>line.trim())
        ]).filter((secret)=>Buffer.byteLength(secret) >= SHORTEST);
    const forms = plain.flatMap((secret)=>[
            secret,
            ...base64Forms(Buffer.from(secret)),
            ...urlForms(secret),
            ...jsonForms(secret)
        ]);
    return [
        ...new Set(forms)
    ].filter((form)=>form.length >= SHORTEST).map((form)=>Buffer.from(form)).sort((one, other)=>other.length - one.length);
};
/** Replaces values in every form of `secretForms`; of two that begin at one place, the longer. */ const createRedactor = (values)=>{
    const forms = secretForms(values);
    const longest = forms[0]?.length ?? 0;
    const firstIn = (bytes, from)=>{
        let first;
        for (const form of forms){
            const at = bytes.indexOf(form, from);
            if (at >= 0 && (first === undefined || at < first.at)) first = {
                at,
                length: form.length
            };
        }
        return first;
    };
    /** Writes as much as cannot belong to a secret that goes on after `safe`; returns the rest. */ const flush = (bytes, safe, write)=>{
        let from = 0;
        for(;;){
            const first = firstIn(bytes, from);
            if (first === undefined || first.at >= safe) break;
            if (first.at > from) write(bytes.subarray(from, first.at));
            write(MASK);
            from = first.at + first.length;
        }
        const end = Math.max(from, safe);
        if (end > from) write(bytes.subarray(from, end));
        return Buffer.from(bytes.subarray(end));
    };
    return {
        whole (bytes) {
            const parts = [];
            flush(Buffer.from(bytes), bytes.length, (chunk)=>parts.push(chunk));
            return Buffer.concat(parts);
        },
        finds: (bytes)=>firstIn(Buffer.from(bytes), 0) !== undefined,
        stream (write) {
            if (longest === 0) return {
                write,
                end: ()=>{}
            };
            let held = Buffer.alloc(0);
            return {
                write (chunk) {
                    const bytes = Buffer.concat([
                        held,
                        chunk
                    ]);
                    held = flush(bytes, Math.max(0, bytes.length - longest + 1), write);
                },
                end () {
                    flush(held, held.length, write);
                    held = Buffer.alloc(0);
                }
            };
        }
    };
};


/***/ }),

/***/ 23447:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ rowGradingOf)
/* harmony export */ });
const OFFICIAL_ALONE = {
    gradings: [
        'official'
    ],
    retrieval: null
};
/** As the run asks for it. */ const rowGradingOf = (context)=>context.rowGrading ?? OFFICIAL_ALONE;


/***/ }),

/***/ 54212:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  W: () => (/* binding */ runTrial)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(29866);
// EXTERNAL MODULE: ./src/trial/agent-secrets.js
var agent_secrets = __webpack_require__(91191);
// EXTERNAL MODULE: ./src/trial/harbor/harbor-result.js + 1 modules
var harbor_result = __webpack_require__(39019);
// EXTERNAL MODULE: ./src/trial/model-use.js
var model_use = __webpack_require__(9941);
// EXTERNAL MODULE: ./src/trial/record.js + 1 modules
var trial_record = __webpack_require__(2290);
// EXTERNAL MODULE: ./src/trial/redact.js
var redact = __webpack_require__(76421);
// EXTERNAL MODULE: ./src/engine/free-disk.js
var free_disk = __webpack_require__(63064);
;// CONCATENATED MODULE: ./src/trial/container-gone.js

/** Nothing inside a container can end its first process, so somebody outside did. */ const containerGone = (role)=>new errors/* FaultError */.VD('infrastructure', 'container-gone', `The ${role}'s container was ended from outside while it was in use.`);

// EXTERNAL MODULE: ./src/agent/named-session.js
var named_session = __webpack_require__(64583);
// EXTERNAL MODULE: ./src/engine/engine-failure.js
var engine_failure = __webpack_require__(66275);
;// CONCATENATED MODULE: ./src/trial/tail.js
/** Keeps the last bytes of a stream. */ const tail = (maxBytes)=>{
    let chunks = [];
    let bytes = 0;
    return {
        add (chunk) {
            chunks.push(Uint8Array.from(chunk));
            bytes += chunk.length;
            if (bytes < 2 * maxBytes) return;
            const kept = Buffer.concat(chunks).subarray(-maxBytes);
            chunks = [
                kept
            ];
            bytes = kept.length;
        },
        text: ()=>Buffer.concat(chunks).subarray(-maxBytes).toString('utf8')
    };
};

;// CONCATENATED MODULE: ./src/trial/last-said.js



/** A longer line is not told: cut at its start it could show a part of a secret. */ const MAX_BYTES = 64 * 1024;
const MAX_CHARACTERS = 200;
/** A line as it is told: without secrets first, since a cut could leave a part of one. */ const toldLine = (line, redact)=>{
    const characters = [
        ...redact(line).replaceAll(/\s+/g, ' ').trim()
    ];
    return characters.length > MAX_CHARACTERS ? `${characters.slice(0, MAX_CHARACTERS - 1).join('')}…` : characters.join('');
};
const lastSaid = ()=>{
    const end = tail(MAX_BYTES);
    let bytes = 0;
    return {
        add (chunk, file) {
            if (file.startsWith(named_session/* SESSION */.fW)) return;
            bytes += chunk.length;
            end.add(chunk);
        },
        line (redact) {
            const text = end.text();
            const whole = bytes > MAX_BYTES ? text.slice(text.indexOf('\n') + 1 || text.length) : text;
            // What a line with carriage returns shows is what stands behind the last one.
            const last = (0,engine_failure/* lastLines */.w$)(whole.replaceAll('\r', '\n'), 1);
            return last === '' ? undefined : toldLine(last, redact);
        }
    };
};

// EXTERNAL MODULE: ./src/network/policy.js + 1 modules
var policy = __webpack_require__(55907);
;// CONCATENATED MODULE: ./src/trial/sandboxed.js

/** What the agent may reach: what the task lets it, and what the run adds and denies; nothing where it goes nowhere. */ const agentPolicy = ({ state, context })=>{
    const { agent, agentHosts } = context;
    if (agent.offline) return {
        mode: 'no-network',
        allow: [],
        deny: []
    };
    return (0,policy/* effectivePolicy */.C)(state.task.agent, {
        allowHosts: agentHosts.allow,
        denyHosts: agentHosts.deny,
        agentHosts: agent.hosts ?? []
    }).policy;
};
/** What the agent's phase needs: what it may reach, and its model. */ const agentSpec = (tried, image)=>{
    const { agent, modelUse } = tried.context;
    return {
        role: 'agent',
        policy: agentPolicy(tried),
        providers: agent.providers ?? [],
        limits: {
            maxTokens: modelUse.maxTokens,
            maxCostUsd: modelUse.budget.left()
        },
        prices: modelUse.prices,
        imageEnv: image.env
    };
};
/** What the tests may reach: what the task lets them. */ const verifierSpec = ({ state, context }, image)=>({
        role: 'verifier',
        policy: (0,policy/* effectivePolicy */.C)(state.task.verifier, {
            allowHosts: [],
            denyHosts: [],
            agentHosts: []
        }).policy,
        providers: [],
        limits: {
            maxTokens: null,
            maxCostUsd: null
        },
        prices: context.modelUse.prices,
        imageEnv: image.env
    });
/** The network of the agent's container, which the tests' follows in the same container unless they get a fresh one. */ const agentSandbox = (tried, image)=>tried.openSandbox(agentSpec(tried, image), {
        willChange: tried.context.verifierMode !== 'fresh'
    });
/**
 * The container as the phase's programs are to meet it: with the network's settings in the environment
 * of each. They are not the container's own, since a shared one goes on into another network.
 */ const inSandbox = ({ container, sandbox, certificates })=>({
        ...container,
        exec: (spec)=>container.exec({
                ...spec,
                settings: {
                    ...certificates,
                    ...sandbox.env,
                    ...spec.settings
                }
            })
    });
/** Starts a phase's container in its network, with the certificates that whoever goes out has to trust. */ const startSandboxed = async (tried, sandbox, spec)=>{
    const container = await tried.startContainer({
        ...spec,
        network: sandbox.network
    });
    const { certificates } = tried.context;
    if (certificates === null || sandbox.network === 'none') {
        return {
            container,
            sandbox,
            certificates: {},
            writtenByUs: []
        };
    }
    const writtenByUs = await certificates.putInto(container, spec.image);
    return {
        container,
        sandbox,
        certificates: certificates.env,
        writtenByUs
    };
};
/**
 * Starts a fresh container for the tests, in their network.
 * @param role by which the result tells what it could reach
 */ const startVerifier = async (tried, { material, image }, role)=>{
    const sandbox = await tried.openSandbox({
        ...verifierSpec(tried, image),
        role
    });
    return startSandboxed(tried, sandbox, {
        role: 'verifier',
        image: image.startImageId,
        env: material.env.environment
    });
};

;// CONCATENATED MODULE: ./src/trial/unresolved.js
/** Why there is no change to verify; the trial is unresolved for it. */ class Unresolved extends Error {
    name = 'Unresolved';
    reason;
    constructor(reason){
        super(reason.message);
        this.reason = reason;
    }
}
/** The change is beyond `CHANGE_LIMITS`; `what` says which limit and by how much. */ const tooLarge = (what)=>new Unresolved({
        code: 'patch-too-large',
        message: `The agent's change is too large to be verified: ${what}.`
    });
/** There is no work tree left to take a change from. */ const notAWorkTree = (root)=>new Unresolved({
        code: 'not-a-work-tree',
        message: `The agent removed or replaced the work tree ${root} itself.`
    });
/** The engine cannot name such a path, so that the tree cannot be read. */ const buriedTooDeep = ()=>new Unresolved({
        code: 'patch-too-large',
        message: 'The agent, or its change when it was tested, left a file at a path that is longer than a path may be.'
    });
/** The disk was full while its containers held so many bytes of their own: no fault of the machine. */ const filledTheDisk = (bytes)=>new Unresolved({
        code: 'disk-filled',
        message: `The agent, or its change when it was tested, filled the disk: its containers held ${Math.floor(bytes / 2 ** 20)} MiB of their own.`
    });

;// CONCATENATED MODULE: ./src/trial/agent-phase.js





/** How often it is asked what the trial has cost so far, where a whole run's cost is limited. */ const COST_POLL_MS = 2000;
/** Ends the agent for good, so that nothing of it runs while its work is looked at. */ const endAgent = async (agent)=>{
    const wasRunning = await agent.kill();
    if (!wasRunning && !await agent.outOfMemory()) throw containerGone('agent');
};
/**
 * Cuts the agent short where it may not go on: its trial or the run has used up what it may, or its
 * gateway is gone.
 */ const watch = ({ state, context }, { agent: { sandbox } })=>{
    const cut = new AbortController();
    const reached = (limit)=>{
        state.limitReached = limit;
        cut.abort();
    };
    sandbox.onLimit(reached);
    sandbox.onGone(()=>cut.abort());
    const { budget } = context.modelUse;
    const poll = async ()=>{
        const spent = (await sandbox.account())?.total.costUsd;
        if (typeof spent !== 'number') return;
        budget.seen(state.planned.name, (state.usedBefore.costUsd ?? 0) + spent);
        const left = budget.left();
        if (left !== null && left <= 0) reached({
            name: 'maxCostUsd',
            limit: spent + left,
            reached: spent
        });
    };
    const isAsked = budget.left() !== null && sandbox.model !== null;
    // A gateway that cannot be asked has gone, which is noticed elsewhere.
    const timer = isAsked ? setInterval(()=>void poll().catch(()=>{}), COST_POLL_MS) : undefined;
    return {
        signal: cut.signal,
        isCut: ()=>cut.signal.aborted,
        stop: ()=>clearInterval(timer)
    };
};
/** What an agent that failed said of it: its own word for an error, else the last line of its output. */ const lastLineOf = ({ notes }, output, folder)=>{
    const errors = Array.isArray(notes?.agentErrors) ? notes.agentErrors : [];
    const error = errors.at(-1);
    return typeof error === 'string' ? toldLine(error, folder.redact) : output.line(folder.redact);
};
const runAgent = async (tried, environment, output)=>{
    const { state, context, folder } = tried;
    const { agent, image, material } = environment;
    const watched = watch(tried, environment);
    const timeoutSec = state.limits.timeoutsSec.agent;
    try {
        return await context.agent.run({
            task: state.task,
            container: inSandbox(agent),
            workdir: image.workdir,
            env: material.env,
            model: agent.sandbox.model,
            timeoutMs: timeoutSec === null ? undefined : timeoutSec * 1000,
            signal: AbortSignal.any([
                context.signal,
                watched.signal
            ]),
            log (name) {
                const write = folder.output(`agent/${name}`);
                return (chunk)=>{
                    write(chunk);
                    output.add(chunk, name);
                };
            }
        });
    } catch (thrown) {
        if (!watched.isCut() || context.signal.aborted) throw thrown;
        return {
            exitCode: null,
            timedOut: false
        };
    } finally{
        watched.stop();
    }
};
/**
 * Lets the agent work, and ends it. Its container is killed afterwards, whatever came of it.
 * @throws FaultError `model` where its model never answered, `infrastructure` where its gateway has gone
 */ const agentPhase = async (tried, environment)=>{
    const { state, folder } = tried;
    const { container, sandbox } = environment.agent;
    const output = lastSaid();
    const run = await runAgent(tried, environment, output);
    state.agentRun = run.exitCode ? {
        ...run,
        lastLine: lastLineOf(run, output, folder)
    } : run;
    await endAgent(container);
    if (run.exitCode) folder.write('agent/exit-code.txt', `${run.exitCode}\n`);
    const account = await sandbox.account();
    state.account = account;
    const fault = await sandbox.fault() ?? (account === null ? undefined : (0,model_use/* modelFault */.s)(account));
    if (fault) throw fault;
    // A row's own ladder may take a patch that ours does not.
    const hasOtherWay = environment.material.row !== null && run.verbatim !== undefined;
    if (run.ended && !hasOtherWay) throw new Unresolved(run.ended);
};

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./src/text/quote.js
var quote = __webpack_require__(98461);
// EXTERNAL MODULE: ../../node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(43045);
// EXTERNAL MODULE: ./src/image/local-image.js
var local_image = __webpack_require__(19488);
// EXTERNAL MODULE: ./src/image/seal.js
var seal = __webpack_require__(39518);
// EXTERNAL MODULE: ./src/engine/git-in-container.js
var git_in_container = __webpack_require__(98296);
;// CONCATENATED MODULE: ./src/trial/image-facts.js





/** What a trial needs to know of the work tree that an image ships. */ const imageFactsSchema = schemas/* object */.Ikc({
    /** Absolute path of the work tree in the container. */ root: schemas/* string */.YjP(),
    /** The commit that is checked out; null where there is none. */ head: schemas/* string */.YjP().nullable(),
    /** Paths of submodules, relative to the root. */ submodules: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** Symbolic links of the tree as shipped, relative to the root. */ links: schemas/* array */.YOg(schemas/* string */.YjP()),
    /** Objects that neither HEAD, nor what it reaches, nor the index holds: the fix may be among them. */ unreachable: schemas/* number */.aig().int()
});
/**
 * Asked of a container in which nothing of the agent's has run, with the image's own git. Names are
 * separated by NUL, since they may hold anything else.
 */ const SCRIPT = `
cd "$1" || exit 3
${git_in_container/* TRUST_WORK_TREES */.R}
root=$(git rev-parse --show-toplevel) || exit 4
cd "$root" || exit 3
head=$(git rev-parse --verify -q HEAD || :)
unreachable=0
if [ -n "$head" ]; then
  s=$(mktemp -d)
  git rev-list --objects --indexed-objects HEAD $(git for-each-ref --merged HEAD --format='%(refname)') | cut -d ' ' -f 1 | sort -u > "$s/reached"
  git cat-file --batch-all-objects --batch-check='%(objectname)' | cut -d ' ' -f 1 | sort -u > "$s/all"
  unreachable=$(comm -13 "$s/reached" "$s/all" | wc -l)
  rm -rf "$s"
fi
printf '%s\\0' "$root" "$head" "$unreachable"
git ls-files -s -z
printf '\\0'
find . -name .git -prune -o -type l -print0
`;
/** Reads the facts of the image that `pristine` was started from; null where it ships no work tree. */ const readImageFacts = async (pristine, workdir, signal)=>{
    const result = await pristine.exec({
        command: [
            'sh',
            '-c',
            SCRIPT,
            'sh',
            workdir
        ],
        user: 0,
        signal,
        maxBytes: 256 * 1024 * 1024
    });
    if (result.exitCode === 3) {
        throw new errors/* FaultError */.VD('task', 'workdir-missing', `The task image has no folder ${(0,quote/* quote */.h)(workdir)}. Set WORKDIR in its Dockerfile, or [environment] workdir.`);
    }
    if (result.exitCode === 4) return null;
    if (result.exitCode !== 0) {
        // Where the engine says nothing of itself, it is the image that lacks what looking takes.
        const fault = (0,engine_failure/* failureSignature */.vH)(result.stderr);
        throw new errors/* FaultError */.VD(fault?.kind ?? 'task', fault?.code ?? 'image-unreadable', `The task image could not be looked at: ${(0,engine_failure/* lastLines */.w$)(result.stderr, 3)}`);
    }
    const [root = '', head = '', unreachable = '', ...rest] = result.stdout.toString('utf8').split('\0');
    const middle = rest.indexOf('');
    const tracked = rest.slice(0, middle).map((line)=>({
            mode: line.slice(0, 6),
            path: line.slice(line.indexOf('\t') + 1)
        }));
    return {
        root,
        head: head === '' ? null : head,
        unreachable: Number(unreachable),
        submodules: tracked.filter((entry)=>entry.mode === '160000').map((entry)=>entry.path),
        links: rest.slice(middle + 1).filter((path)=>path !== '').map((path)=>path.replace(/^\.\//, ''))
    };
};

;// CONCATENATED MODULE: ./src/trial/prepare-image.js




const cachedSchema = schemas/* object */.Ikc({
    facts: imageFactsSchema.nullable()
});
/**
 * Asks a fresh container of the image what it ships, once an image: an image's id names its content,
 * so the answer is kept. Commits, refs, reflog entries and loose objects that HEAD does not reach are
 * taken out of a copy of the image, unless `seal` is `never`.
 */ const prepareImage = async (image, workdir, context)=>{
    const name = `image-facts-1-${(0,local_image/* bareId */.yW)(image.id)}-${Buffer.from(workdir).toString('base64url')}`;
    const kept = cachedSchema.safeParse(await context.cache.read(name));
    let facts;
    if (kept.success) facts = kept.data.facts;
    else {
        const pristine = await context.start(image.id);
        try {
            facts = await readImageFacts(pristine, workdir, context.signal);
        } finally{
            await pristine.remove();
        }
        await context.cache.write(name, {
            facts
        });
    }
    const prepared = {
        ...image,
        workdir,
        facts,
        startImageId: image.id
    };
    if (facts === null || facts.unreachable === 0) return {
        ...prepared,
        history: 'clean'
    };
    if (context.seal === 'never') return {
        ...prepared,
        history: 'open'
    };
    const startImageId = await (0,seal/* sealImage */.V)({
        docker: context.docker,
        imageId: image.id,
        root: facts.root,
        start: context.start,
        signal: context.signal
    });
    return {
        ...prepared,
        startImageId,
        history: 'sealed'
    };
};

// EXTERNAL MODULE: ./src/score/index.js + 60 modules
var score = __webpack_require__(57098);
;// CONCATENATED MODULE: ./src/trial/rows/require-gradable.js


const SIMPLE_ONLY = '`--grading simple` needs none of it.';
/** What a row lacks to be graded by its lists. */ const lacks = (row)=>{
    if (row.test_command.trim() === '') return 'has no test_command, which says how its tests are run';
    if (row.F2P.length === 0 && row.P2P.length === 0) return 'has neither F2P nor P2P, which name the tests that have to pass';
    return null;
};
/**
 * Asks whether a row has what its gradings go by, before anything is built for it.
 * @throws FaultError `task` where it has not
 */ const requireGradable = (row, { gradings })=>{
    if (!gradings.includes('official') && !gradings.includes('strict')) return;
    const lack = lacks(row);
    if (lack !== null) throw new errors/* FaultError */.VD('task', 'row-incomplete', `The row ${row.instance_id} ${lack}. ${SIMPLE_ONLY}`);
    const { problem } = (0,score/* parserOf */.BP)(row);
    if (problem !== null) throw new errors/* FaultError */.VD('task', 'no-log-parser', `${problem} ${SIMPLE_ONLY}`);
};

// EXTERNAL MODULE: ./src/trial/rows/row-grading.js
var row_grading = __webpack_require__(23447);
;// CONCATENATED MODULE: ./src/trial/soundness.js

/**
 * Asks whether the task is sound here, where the trial has controls to ask.
 * @throws FaultError `task` where the task's own controls fail on this image and machine
 */ const requireSound = async (state, context, image)=>{
    const fault = await context.controls?.check(state.task, image);
    if (fault) throw errors/* FaultError */.VD.of(fault);
};

;// CONCATENATED MODULE: ./src/trial/environment-phase.js











/** What can be said of a task before anything is built for it. */ const readTask = async ({ state, context })=>{
    const { task } = state;
    const material = await context.readTestMaterial(task);
    state.material = material;
    if (material.row) requireGradable(material.row, (0,row_grading/* rowGradingOf */.M)(context));
    for (const need of context.agent.needs){
        if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(task.dir, need))) continue;
        throw new errors/* FaultError */.VD('task', 'task-file-missing', `${(0,quote/* quote */.h)((0,external_node_path_.join)(task.dir, need))} is missing, which the agent \`${context.agent.name}\` needs. Add it, or run another agent on this task.`);
    }
    const refusal = context.agent.refuses?.(task);
    if (refusal) throw new Unresolved(refusal);
    return material;
};
/** The task's image, built and looked at once a job. */ const imageOf = async ({ state, context, startContainer })=>{
    const { task, limits } = state;
    const timeoutSec = limits.timeoutsSec.environment;
    const built = await context.images.task(task, {
        timeoutMs: timeoutSec === null ? undefined : timeoutSec * 1000
    });
    const workdir = task.environment.workdir ?? built.workdir;
    const slot = `${built.id} ${workdir}`;
    const prepared = await context.prepared.get(slot, ()=>prepareImage(built, workdir, {
            ...context,
            start: (image)=>startContainer({
                    role: 'image',
                    image,
                    network: 'none'
                })
        }));
    const image = {
        ...prepared,
        name: built.name
    };
    state.image = image;
    if (image.facts === null && context.verifierMode !== 'shared') {
        throw new errors/* FaultError */.VD('task', 'no-work-tree', `${workdir} in the task image is no git work tree, so the agent's change cannot be told from what the image ships. Run it with \`--verifier-mode shared\`.`);
    }
    return image;
};
/**
 * Whether the agent's container may be kept from gaining rights. Where the image names a user, older
 * engines take root's rights from what we execute as root there as well; and in a shared container the
 * tests run too.
 */ const mayBarPrivileges = (image, { verifierMode })=>verifierMode === 'fresh' && (image.user === null || image.user === 'root' || image.user === '0');
/** Makes ready what the agent is made of, on the task's image; this is what Harbor calls the agent's setup. */ const setUpAgent = async ({ state, context }, image)=>{
    state.clock.start('agent_setup');
    const installed = await context.installed();
    if (installed?.version) state.agentVersion = installed.version;
    const imageId = await installed?.imageOn?.(image.startImageId) ?? image.startImageId;
    state.clock.finish('agent_setup');
    return {
        imageId,
        mounts: installed?.mounts ?? []
    };
};
const startAgent = async (tried, material, image)=>{
    const [sandbox, { imageId, mounts }] = await Promise.all([
        agentSandbox(tried, image),
        setUpAgent(tried, image)
    ]);
    return startSandboxed(tried, sandbox, {
        role: 'agent',
        image: imageId,
        env: material.env.environment,
        mounts,
        noNewPrivileges: mayBarPrivileges(image, tried.context)
    });
};
/** Everything up to a started container in which the agent can begin. */ const environmentPhase = async (tried)=>{
    const { state, context } = tried;
    await (0,free_disk/* requireDisk */.D)(context.host, 'trial');
    const material = await readTask(tried);
    const image = await imageOf(tried);
    if (context.controls?.when === 'before-agent') await requireSound(state, context, image);
    const agent = await startAgent(tried, material, image);
    const fresh = context.verifierMode === 'shared' ? null : startVerifier(tried, {
        material,
        image
    }, 'verifier');
    // Where it could not be started, the verify phase says so.
    fresh?.catch(()=>{});
    return {
        material,
        image,
        agent,
        fresh
    };
};

// EXTERNAL MODULE: ./src/trial/agent-end.js
var agent_end = __webpack_require__(51783);
;// CONCATENATED MODULE: ./src/trial/beside-tests.js


const besideTests = ({ state, context }, { image })=>({
        agent: context.agent,
        agentRun: state.agentRun,
        limitReached: state.limitReached ?? null,
        account: state.account ?? null,
        history: image.history,
        limits: state.limits
    });
/** Why the agent itself may be to blame for a reward of 0. */ const agentReasons = ({ account, agentRun, limits, limitReached })=>[
        ...(0,model_use/* malformedRequests */.op)(account),
        ...(0,agent_end/* badEnd */.LR)(agentRun, limits, limitReached)
    ];

// EXTERNAL MODULE: ./src/text/patch-paths.js
var patch_paths = __webpack_require__(83198);
// EXTERNAL MODULE: ./src/text/test-paths.js
var test_paths = __webpack_require__(72296);
;// CONCATENATED MODULE: ./src/trial/diff-flags.js



const any = (...patterns)=>(path)=>patterns.some((pattern)=>pattern.test(path));
const PRODUCT = /(?:^|\/)src\/(?:main|[a-z]\w*Main)\//;
/** The same, but not for product code, whose packages may be named like tests. */ const outsideProduct = (...patterns)=>(path)=>!PRODUCT.test(path) && any(...patterns)(path);
/** Packages of libraries that tests are written with; a class there can stand in for the library's own. */ const TEST_LIBRARIES = 'org[./]junit|junit[./](?:framework|runner|textui|extensions)|org[./]opentest4j|org[./]apiguardian|kotlin[./]test|io[./]kotest|io[./]mockk|org[./]mockito|org[./]assertj|org[./]hamcrest|assertk|strikt|com[./]google[./]common[./]truth|org[./]spekframework|org[./]testng|org[./]robolectric|androidx[./]test';
const SOURCE_ROOT = '(?:^|/)src/[^/]+/(?:kotlin|java|groovy|scala)/';
/** A part `test`, `tests`, `testing` or `test-utils` of a module's name: `ktlint-test`, `core_test-utils`. */ const TEST_PART = '(?:[^/]*[-_.])?(?:test|tests|testing|test-?utils?|testUtils?)(?:[-_.][^/]*)?';
const RULES = [
    {
        code: 'wrapper-or-init-script',
        level: 'suspect',
        message: 'The diff touches a build wrapper or an init script, which run before everything else.',
        path: any(/(?:^|\/)(?:gradlew|mvnw)(?:\.bat|\.cmd)?$/, /(?:^|\/)gradle\/wrapper\//, /(?:^|\/)\.mvn\//, /(?:^|\/)\.gradle\//, /(?:^|\/)init\.d\//, /(?:^|[/.])init\.gradle(?:\.kts)?$/, /(?:^|\/)exclude-flaky-tests\.gradle(?:\.kts)?$/)
    },
    {
        code: 'test-framework-config',
        level: 'suspect',
        message: 'The diff configures the test framework or hooks into it.',
        path: any(/(?:^|\/)META-INF\/services\/[^/]*(?:junit|kotest|testng|spek|kotlin\.test\.)[^/]*$/i, /(?:^|\/)(?:junit-platform|kotest)\.properties$/, /(?:^|\/)io\/kotest\/provided\//),
        addedLine: /\bAbstractProjectConfig\b|\bpackage\s+io\.kotest\.provided\b/
    },
    {
        code: 'test-library-class',
        level: 'suspect',
        message: "The diff declares classes in a test library's package.",
        path: any(new RegExp(`${SOURCE_ROOT}(?:${TEST_LIBRARIES})/`)),
        addedLine: new RegExp(`(?:^|[\\s;/])package\\s+(?:${TEST_LIBRARIES})(?:[.;\\s]|$)`)
    },
    {
        code: 'test-support-module',
        level: 'suspect',
        message: 'The diff touches code that tests lean on: test fixtures or a test support module.',
        path: any(/(?:^|\/)src\/[^/]*[tT]estFixtures\//, new RegExp(`^(?:[^/]+/)*${TEST_PART}/(?:[^/]+/)*src/(?:main|[a-z]+Main)/`))
    },
    {
        code: 'report-shaped-path',
        level: 'suspect',
        message: 'The diff has files where test reports are collected.',
        path: (path)=>(0,score/* isReportPath */.yk)(path) || /(?:^|\/)(?:test-results|androidTest-results|surefire-reports)(?:\/|$)/.test(path)
    },
    {
        code: 'names-verifier-files',
        level: 'suspect',
        message: 'Lines of the diff name test reports or files of the verifier.',
        addedLine: /\/logs\/verifier\b|(?:^|[\s"'`=(,:<>|;&[{$])\/tests(?:\/|["'`\s)\]};&|]|$)|\bTEST[-*][^\s"']{0,200}?\.xml|\b(?:test-results|surefire-reports)\/|\ball-testsuites\.xml|\bjunit_compare\b|\bexpected_tests\.json|\breward\.(?:txt|json)\b|\bjunitXml\b/
    },
    {
        code: 'build-logic',
        level: 'note',
        message: 'The diff touches build logic.',
        path: any(/\.gradle(?:\.kts)?$/, /\.versions\.toml$/, /(?:^|\/)gradle\.properties$/, /(?:^|\/)pom\.xml$/, /(?:^|\/)(?:buildSrc|build-?[lL]ogic|build-(?:plugins|settings|conventions)|convention-plugins)\//, /^\.github\/(?:workflows|actions)\//, /^\.circleci\//, /(?:^|\/)(?:Jenkinsfile|\.gitlab-ci\.yml|\.travis\.yml|azure-pipelines\.yml|bitrise\.yml)$/)
    },
    {
        code: 'test-files',
        level: 'note',
        message: 'The diff touches tests that the hidden tests do not replace.',
        path: outsideProduct(/(?:^|\/)src\/(?:[^/]*[tT]est|test[A-Z][^/]*|it|e2e)\//, /(?:^|\/)(?:test|tests|androidTest|integrationTest|functionalTest|e2e)\//, /(?:^|\/)[^/]*(?:Test|Tests|Spec|IT)\.(?:kt|kts|java|groovy)$/)
    }
];
/** Prose and CI files: what they name is not executed in a trial. */ const NOT_EXECUTED = /\.(?:md|adoc|rst|txt|html)$|^\.(?:github|circleci)\//;
/** Files of test support are not taken for ordinary tests as well. */ const EXCLUDES = {
    'test-files': 'test-support-module'
};
/**
 * What a reader should know of an agent's diff. Files that the hidden tests bring are left out: they
 * are set back before the tests run.
 */ const diffFlags = (input)=>{
    const replaced = new Set((0,patch_paths/* touchedPaths */.Pq)((0,patch_paths/* patchPaths */.BT)(input.testPatch)));
    const files = (0,patch_paths/* patchPaths */.BT)(input.patch).map((file)=>({
            paths: (0,patch_paths/* touchedPaths */.Pq)([
                file
            ]).filter((path)=>!replaced.has(path) && path.length <= test_paths/* LONGEST_PATH */.fN),
            addedLines: file.addedLines
        }));
    const found = new Map();
    for (const rule of RULES){
        const excluded = new Set(found.get(EXCLUDES[rule.code] ?? rule.code) ?? []);
        const paths = files.flatMap((file)=>matchingPaths(rule, file)).filter((path)=>!excluded.has(path));
        if (paths.length > 0) found.set(rule.code, [
            ...new Set(paths)
        ]);
    }
    return RULES.filter((rule)=>found.has(rule.code)).map(({ code, level, message })=>({
            code,
            level,
            message,
            paths: found.get(code)
        }));
};
/** The paths of a file that earn a rule's flag. */ const matchingPaths = (rule, { paths, addedLines })=>{
    const byPath = rule.path ? paths.filter(rule.path) : [];
    if (byPath.length > 0 || !rule.addedLine) return byPath;
    const executed = paths.filter((path)=>!NOT_EXECUTED.test(path));
    const pattern = rule.addedLine;
    return executed.length > 0 && addedLines.some((line)=>pattern.test(line.replaceAll('`', ''))) ? executed.slice(-1) : [];
};

;// CONCATENATED MODULE: ./src/trial/trial-flags.js




const clampedFlag = (limits)=>limits.clamped.length === 0 ? [] : [
        {
            code: 'clamped',
            level: 'note',
            message: `This host has less than the task asks for (${limits.clamped.join(', ')}); slow or memory-hungry tests may fail here and pass elsewhere.`
        }
    ];
const historyFlag = (history)=>history === 'open' ? [
        {
            code: 'history-open',
            level: 'suspect',
            message: 'The task image holds history that HEAD does not reach; the fix may be read from it.'
        }
    ] : [];
const secretFlags = ({ secrets = [], providers = [] }, patch)=>{
    const all = (0,agent_secrets/* secretsOf */.F)({
        secrets,
        providers
    });
    const inContainer = {
        code: 'key-in-container',
        level: 'note',
        message: "The agent's container held secrets of the user in its environment (by --agent-env, or its maker's key)."
    };
    const inDiff = {
        code: 'secret-in-diff',
        level: 'note',
        message: 'The change holds a secret of the user; it is replaced in model.patch, the tests got the true one.'
    };
    return [
        ...secrets.length > 0 ? [
            inContainer
        ] : [],
        ...(0,redact/* createRedactor */.l)(all).finds(patch) ? [
            inDiff
        ] : []
    ];
};
/** What a reader should know of a trial's image, the agent's diff and its model, and this host. */ const trialFlags = (trial)=>[
        ...historyFlag(trial.history),
        ...diffFlags({
            patch: trial.patch.toString('utf8'),
            testPatch: trial.testPatch
        }),
        ...secretFlags(trial.agent, trial.patch),
        ...(0,model_use/* modelFlags */.JA)(trial.account),
        ...clampedFlag(trial.limits)
    ];

;// CONCATENATED MODULE: ./src/trial/verify-end.js

/** Exit code of a process that was ended by SIGKILL. */ const KILLED = 137;
const wasKilledForMemory = (end)=>end.outOfMemory && end.exitCode === KILLED;
/** Whether the tests came to an end that is theirs, not that of a limit. */ const endedByItself = (end)=>!end.timedOut && !wasKilledForMemory(end);
/** The verify phase ran into its deadline. */ const testsTimedOut = (seconds)=>({
        code: 'tests-timed-out',
        message: `The tests did not end within ${seconds} s. Partial reports are not scored; a test may hang, or the task needs a longer verifier timeout.`
    });
const inMebibytes = (memoryMb)=>memoryMb === null ? '' : ` (${memoryMb} MiB)`;
/** The verify phase ran out of memory. */ const testsOutOfMemory = (memoryMb)=>({
        code: 'tests-out-of-memory',
        message: `The tests ran out of memory${inMebibytes(memoryMb)}. Partial reports are not scored.`
    });
/** A process of the tests ran out of memory, but they came to their end. */ const processOutOfMemory = (memoryMb)=>({
        code: 'tests-out-of-memory',
        message: `A process of the tests was ended for want of memory${inMebibytes(memoryMb)}, which may explain the failures.`
    });
/** test.sh ended before it came to the tests or was killed. */ const verifierStopped = (exitCode)=>({
        code: 'verifier-stopped',
        message: `test.sh stopped before the tests were through (exit code ${exitCode}); the end of test-stdout.txt shows why.`
    });
/**
 * Why the phase was cut short, where it was. What reports there are then is a part, and a part may lack
 * just the failures, so they are not scored.
 */ const cutShort = (end, limits)=>{
    if (end.timedOut) return testsTimedOut(end.timeoutSec ?? 0);
    if (wasKilledForMemory(end)) return testsOutOfMemory(limits.memoryMb);
    return end.unusable === undefined ? undefined : (0,score/* reportsTooLarge */.JQ)(end.unusable, []);
};

;// CONCATENATED MODULE: ./src/trial/rows/grading-request.js
/** Whether there is nothing to apply. */ const isEmptyPatch = (patch)=>patch.toString().trim() === '';

;// CONCATENATED MODULE: ./src/trial/rows/grading-run.js
/** What the runs came to. */ const gradingsOf = ({ official, strict, simple })=>({
        ...official && {
            official: official.grading
        },
        ...strict && {
            strict: strict.grading
        },
        ...simple && {
            simple: simple.grading
        }
    });
/** What became of the patches, for people. */ const stepsText = (steps)=>steps.map(({ patch, rung, said })=>`${patch}_patch: ${rung ?? 'not applied'}\n${said.trim()}\n`).join('\n');

// EXTERNAL MODULE: ./src/engine/capped-output.js
var capped_output = __webpack_require__(84761);
;// CONCATENATED MODULE: ./src/trial/rows/run-tests.js


/** How much of each output is graded, and kept; no honest row's tests print more. */ const GRADED_BYTES = 64 * 1024 * 1024;
/**
 * Runs a row's tests to their end or their limit, and ends whatever they left running: the container is
 * spent then.
 * @throws FaultError `infrastructure` where something outside ended the container
 */ const runTests = async (container, request, command)=>{
    const stdout = (0,capped_output/* cappedOutput */.d)(GRADED_BYTES);
    const stderr = (0,capped_output/* cappedOutput */.d)(GRADED_BYTES);
    const both = (0,capped_output/* cappedOutput */.d)(GRADED_BYTES);
    const begin = Date.now();
    const result = await container.exec({
        command,
        workdir: request.workdir,
        user: request.user ?? null,
        env: request.env ?? {},
        timeoutMs: request.timeoutMs,
        signal: request.signal,
        maxBytes: 0,
        onOutput: (chunk, from)=>{
            const copy = Buffer.from(chunk);
            both.add(copy);
            if (from === 'stdout') stdout.add(copy);
            else stderr.add(copy);
            request.onOutput?.(chunk, from);
        }
    });
    const seconds = (Date.now() - begin) / 1000;
    const wasRunning = await container.kill();
    const outOfMemory = result.exitCode !== 0 && await container.outOfMemory();
    if (!wasRunning && !outOfMemory) throw containerGone('verifier');
    return {
        stdout: stdout.buffer().toString('utf8'),
        stderr: stderr.buffer().toString('utf8'),
        output: both.buffer().toString('utf8'),
        exitCode: result.timedOut ? null : result.exitCode,
        timedOut: result.timedOut,
        truncated: stdout.truncated || stderr.truncated,
        outOfMemory,
        seconds
    };
};

;// CONCATENATED MODULE: ./src/trial/rows/row-verdict.js








/** Exit code of a process that was ended by SIGKILL. */ const row_verdict_KILLED = 137;
const printedTooMuch = {
    code: 'reports-too-large',
    message: `The tests printed more than ${GRADED_BYTES} bytes on one output; what came after is not graded.`
};
/** The run of the grading that gives the reward. */ const decidingRun = (runs)=>{
    const name = (0,score/* decidingGrading */.Mw)(gradingsOf(runs));
    return name === null ? undefined : runs[name];
};
/** Paths that the change was applied to and does not name. */ const unnamedPaths = ({ official, strict, simple })=>[
        official,
        strict,
        simple
    ].flatMap((run)=>run?.steps ?? []).flatMap(({ patch, unnamed = [] })=>patch === 'model' ? unnamed : []);
/** What the log itself cannot say of how the tests ended. */ const reasonsBeside = (tests, { memoryMb })=>[
        ...tests?.outOfMemory ? [
            processOutOfMemory(memoryMb)
        ] : [],
        ...tests?.truncated ? [
            printedTooMuch
        ] : []
    ];
/** Whether a miss may be the row's own doing: its hidden tests did not go in, or its tests met a limit. */ const isDoubtful = (runs)=>{
    const { steps = [], tests } = decidingRun(runs) ?? {};
    return steps.some(({ patch, rung })=>patch === 'test' && rung === null) || tests?.timedOut === true || tests?.outOfMemory === true && tests.exitCode === row_verdict_KILLED;
};
/** The verdict on what the gradings of a row left, with what is known of its image, agent and diff. */ const rowVerdict = (trial)=>{
    const { row, runs, patch, limits, limitReached } = trial;
    const verdict = (0,score/* logVerdict */.up)({
        row,
        gradings: gradingsOf(runs),
        retrieval: trial.retrieval,
        reasons: reasonsBeside(decidingRun(runs)?.tests, limits),
        flags: [
            ...(0,score/* rowFlags */.eJ)({
                patch: patch.toString(),
                testPatch: row.test_patch,
                testCommand: row.test_command,
                unnamed: unnamedPaths(runs)
            }),
            ...trialFlags({
                ...trial,
                testPatch: row.test_patch
            }),
            ...(0,agent_end/* limitFlags */.vG)(limitReached)
        ]
    });
    if (verdict.resolved) return verdict;
    const leftNothing = isEmptyPatch(patch);
    // Of an empty patch there is nothing more to say than that it is empty.
    const reasons = verdict.reasons.filter(({ code })=>!leftNothing || code !== 'patch-does-not-apply');
    return {
        ...verdict,
        reasons: (0,agent_end/* withAgentsPart */.iJ)(reasons, agentReasons(trial), leftNothing)
    };
};

;// CONCATENATED MODULE: ./src/trial/rows/score-row.js






/** Costs nobody a verdict, whatever becomes of it. */ const measure = async ({ context, folder }, input)=>{
    try {
        return await (0,row_grading/* rowGradingOf */.M)(context).retrieval?.measure(input) ?? null;
    } catch (thrown) {
        if (context.signal.aborted) throw thrown;
        folder.log(`retrieval was not measured: ${(0,errors/* errorMessage */.gJ)(thrown)}`);
        return null;
    }
};
/**
 * The verdict on what the gradings of a row left.
 * @throws FaultError `task` where the row's own controls fail as the change does
 */ const scoreRow = async (tried, environment, { row, ends })=>{
    const { state, context } = tried;
    const { patch, runs, before, after } = ends;
    const verdict = rowVerdict({
        row,
        runs,
        patch,
        retrieval: await measure(tried, {
            row,
            patch: patch.toString(),
            before,
            after
        }),
        ...besideTests(tried, environment)
    });
    if (!verdict.resolved && isDoubtful(runs)) await requireSound(state, context, environment.image);
    return verdict;
};
/** The verdict on a row where there is no change to grade, which is one that touches nothing. */ const verdictOfUngraded = async (tried, { row, reason })=>(0,score/* logVerdict */.up)({
        row,
        gradings: {},
        reasons: [
            reason
        ],
        retrieval: await measure(tried, {
            row,
            patch: '',
            before: new Map(),
            after: null
        })
    });

// EXTERNAL MODULE: ./src/contracts/expected-tests.js
var expected_tests = __webpack_require__(1309);
// EXTERNAL MODULE: ./src/trial/list-report-files.js
var list_report_files = __webpack_require__(73757);
;// CONCATENATED MODULE: ./src/trial/score-phase.js










const NOTHING_EXPECTED = expected_tests/* expectedTestsSchema */.$v.parse({});
/** The verdict by the reports of one run of the tests, and by nothing else. */ const byReports = async (scored, expected)=>{
    const { end, files, material, limits } = scored;
    const { containerReward } = end;
    const cut = cutShort(end, limits);
    if (cut) return (0,score/* verdictWithoutReports */.he)({
        reasons: [
            cut
        ],
        expected,
        containerReward
    });
    const verdict = await (0,score/* scoreReports */.cX)({
        expected,
        files,
        shapes: material.shapes,
        containerReward,
        buildLog: end.log
    });
    const explained = [];
    if (verdict.reward === 0 && end.outOfMemory) explained.push(processOutOfMemory(limits.memoryMb));
    if (files.length === 0 && end.exitCode !== 0) explained.push(verifierStopped(end.exitCode));
    return {
        ...verdict,
        reasons: [
            ...explained,
            ...verdict.reasons
        ]
    };
};
const noContainerReward = {
    code: 'verifier-stopped',
    message: 'test.sh wrote no reward that is 0 or 1 to /logs/verifier.'
};
const containerSaysZero = {
    code: 'container-says-0',
    message: 'test.sh in the container wrote 0; the end of test-stdout.txt shows why.'
};
/** The reward as test.sh wrote it, which nothing here can confirm. */ const byContainer = async (scored)=>{
    const { end, material, limits } = scored;
    const cut = cutShort(end, limits);
    const reports = await byReports(scored, material.expected ?? NOTHING_EXPECTED);
    const reward = cut ? 0 : end.containerReward ?? 0;
    const known = cut ? [
        cut
    ] : material.expected ? reports.reasons : [];
    const unknown = end.containerReward === null ? noContainerReward : containerSaysZero;
    const { disputes } = material.expected ? (0,score/* containerDiffers */.py)(reports.reward, reward) : {
        disputes: []
    };
    return {
        ...reports,
        reward,
        resolved: reward === 1,
        evidence: 'container',
        reasons: reward === 1 ? [] : known.length > 0 ? known : [
            unknown
        ],
        disputed: disputes.length > 0,
        disputes,
        flags: material.expected ? reports.flags : []
    };
};
const SHARED_DIFFERS = 'files outside the work tree, ignored files or replaced programs of the agent take part there and not in a fresh container';
/** With both verifier modes, the fresh container decides, and each difference is named. */ const withShared = (verdict, shared, limits)=>{
    const cut = cutShort(shared, limits);
    const reward = cut ? 0 : shared.containerReward ?? 0;
    if (reward === verdict.reward) return verdict;
    const cause = `in the agent's own container test.sh gives ${reward}${cut ? ` (${cut.code})` : ''}, in a fresh one the verdict is ${verdict.reward}: ${SHARED_DIFFERS}`;
    return {
        ...verdict,
        disputed: true,
        disputes: [
            ...verdict.disputes,
            {
                cause
            }
        ]
    };
};
/** The verdict of a trial, with what is known of its image, of the agent's phase and of its diff. */ const scoreTrial = async (request)=>{
    const { material, files, ends, patch, limits } = request;
    const end = ends.fresh ?? ends.shared;
    if (!end) throw new Error('a trial is scored that was not verified');
    const scored = {
        end,
        files,
        material,
        limits
    };
    const decided = await (ends.fresh && material.expected ? byReports(scored, material.expected) : byContainer(scored));
    const verdict = ends.fresh && ends.shared ? withShared(decided, ends.shared, limits) : decided;
    const leftNothing = ends.fresh !== undefined && patch.length === 0;
    return {
        ...verdict,
        reasons: verdict.resolved ? [] : (0,agent_end/* withAgentsPart */.iJ)(verdict.reasons, agentReasons(request), leftNothing),
        flags: [
            ...verdict.flags,
            ...trialFlags({
                ...request,
                testPatch: material.testPatch
            }),
            ...(0,agent_end/* limitFlags */.vG)(request.limitReached)
        ]
    };
};
/** Scores what the verify phase left; the verdict stands in the trial's state. */ const scorePhase = async (tried, environment, ends)=>{
    const { state, context, folder } = tried;
    const { image, material } = environment;
    if (material.row && ends.row) {
        state.verdict = await scoreRow(tried, environment, {
            row: material.row,
            ends: ends.row
        });
        return;
    }
    const end = ends.fresh ?? ends.shared;
    if (end && !endedByItself(end)) await requireSound(state, context, image);
    state.verdict = await scoreTrial({
        material,
        files: (0,list_report_files/* reportTree */.T)((0,external_node_path_.join)(folder.dir, 'verifier/junit')),
        ends,
        patch: state.handOver?.patch ?? Buffer.alloc(0),
        ...besideTests(tried, environment)
    });
};
/** The verdict where there is no change of the agent to verify. */ const verdictOfUnresolved = (material, reason)=>(0,score/* verdictWithoutReports */.he)({
        reasons: [
            reason
        ],
        expected: material.expected ?? NOTHING_EXPECTED
    });

// EXTERNAL MODULE: ./src/text/deadline.js
var deadline = __webpack_require__(86937);
// EXTERNAL MODULE: ./src/contracts/change-limits.js
var change_limits = __webpack_require__(32774);
// EXTERNAL MODULE: ./src/engine/paths.js
var engine_paths = __webpack_require__(32496);
// EXTERNAL MODULE: ./src/engine/read-tree.js
var read_tree = __webpack_require__(80259);
// EXTERNAL MODULE: ./src/engine/tar.js
var tar = __webpack_require__(8103);
;// CONCATENATED MODULE: ./src/trial/container-script.js




/** Runs one of our scripts in the container that the tests get, where it has to succeed. */ const runScript = async (verifier, call)=>{
    const result = await verifier.exec({
        command: [
            'sh',
            '-c',
            call.script,
            'sh',
            ...call.args
        ],
        user: call.user === undefined ? 0 : call.user,
        signal: call.signal,
        maxBytes: 2 * change_limits/* CHANGE_LIMITS */.M.patchBytes,
        ...call.input === undefined ? {} : {
            input: call.input
        }
    });
    if (result.truncated) throw tooLarge(`its patch is larger than ${change_limits/* CHANGE_LIMITS */.M.patchBytes} bytes`);
    if (result.exitCode !== 0) {
        const code = (0,engine_failure/* failureSignature */.vH)(result.stderr)?.code ?? 'hand-over-failed';
        const said = (0,engine_failure/* lastLines */.w$)(result.stderr) || `exit code ${result.exitCode}`;
        throw new errors/* FaultError */.VD('infrastructure', code, `A script that prepares the tests failed in their container: ${said}`);
    }
    const end = result.stdout.indexOf('\n');
    return {
        words: result.stdout.subarray(0, end).toString('utf8').split(' '),
        rest: result.stdout.subarray(end + 1)
    };
};

// EXTERNAL MODULE: ./src/engine/changes.js
var engine_changes = __webpack_require__(69681);
;// CONCATENATED MODULE: ./src/trial/hand-over/ambiguous-changes.js



/** No honest work has names like these, so many there need not be. */ const MAX_QUESTIONS = 1000;
/** What stands at a path, without reading it; a link is a file. */ const lookAt = async (agent, path)=>{
    const read = await agent.copyOut(path, {
        maxBytes: 0,
        maxEntries: 1,
        linksOut: 'keep',
        stopAtFolder: true
    });
    return read === undefined ? 'nothing' : read.stopped ? 'folder' : 'file';
};
/**
 * The engine's list without deletions that are none. What is listed as added or changed is found or
 * not found when it is copied; what is listed as deleted would be taken at its word, so where the list
 * may hold names that only look like entries, the container itself is asked.
 */ const withoutLookalikes = async (agent, changes, root)=>{
    if (!(0,engine_changes/* hasLookalikes */.v)(changes)) return changes;
    const holding = new Set([
        root,
        ...(0,engine_paths/* foldersAbove */.Zv)(root)
    ]);
    const isOurs = (path)=>holding.has(path) || path.startsWith(root === '/' ? '/' : `${root}/`);
    const madeAnew = new Set(changes.filter((change)=>change.kind !== 'deleted').flatMap((change)=>(0,engine_paths/* foldersAbove */.Zv)(change.path)));
    const asked = changes.filter((change)=>change.kind === 'deleted' && isOurs(change.path));
    if (asked.length > MAX_QUESTIONS) throw tooLarge(`more than ${MAX_QUESTIONS} deletions among ambiguous names`);
    const refuted = new Set();
    for (const change of asked){
        const found = await lookAt(agent, change.path);
        // A folder that was deleted and made anew is listed as deleted, with what is in it now.
        const isAnew = found === 'folder' && madeAnew.has(change.path) && !holding.has(change.path);
        if (found !== 'nothing' && !isAnew) refuted.add(change);
    }
    return changes.filter((change)=>!refuted.has(change));
};

// EXTERNAL MODULE: ./src/trial/hand-over/git-scripts.js
var git_scripts = __webpack_require__(73246);
;// CONCATENATED MODULE: ./src/trial/hand-over/ask-image.js




/** Where nothing was asked: no path is ignored or shipped. */ const NO_ANSWER = {
    isIgnored: ()=>false,
    shipped: [],
    turned: []
};
/**
 * The path whose fate decides: a `.gitattributes` changes how other files are read, so it counts
 * unless the folder it is in is ignored.
 */ const deciding = (path)=>{
    if (external_node_path_.posix.basename(path) !== '.gitattributes') return path;
    return path.includes('/') ? `${external_node_path_.posix.dirname(path)}/` : undefined;
};
/**
 * Asks git in the image, which the agent has not touched, about paths that the agent changed.
 * @param request `verifier` is a container of the image; `folders` are those of the paths that had changes below them
 * @throws FaultError where the container cannot answer
 */ const askImage = async (request)=>{
    // git refuses a path behind a link of the shipped tree; what was not there can be named by no rule either.
    const isBehindLink = (0,engine_paths/* isBelowAny */.OU)(request.facts.links);
    const questions = new Set();
    for (const path of request.paths){
        if (isBehindLink(path)) continue;
        questions.add(path);
        const decider = deciding(path);
        if (decider !== undefined) questions.add(decider);
    }
    // With `./` in front no name looks like one of git's special path forms, which check-ignore cannot switch off.
    const first = (0,engine_paths/* nulList */.S6)([
        ...questions
    ].map((path)=>`./${path}`));
    const { words, rest } = await runScript(request.verifier, {
        script: git_scripts/* ASK_SCRIPT */.wV,
        args: [
            request.facts.root,
            String(first.length)
        ],
        input: Buffer.concat([
            first,
            (0,engine_paths/* nulList */.S6)(request.folders)
        ]),
        signal: request.signal
    });
    const ignoredEnd = Number(words[0]);
    const shippedEnd = ignoredEnd + Number(words[1]);
    const ignored = new Set((0,engine_paths/* splitNul */.K5)(rest.subarray(0, ignoredEnd)).map((path)=>path.slice(2)));
    const turned = (0,engine_paths/* splitNul */.K5)(rest.subarray(shippedEnd));
    return {
        isIgnored: (path)=>ignored.has(deciding(path) ?? ''),
        shipped: [
            ...new Set([
                ...(0,engine_paths/* splitNul */.K5)(rest.subarray(ignoredEnd, shippedEnd)),
                ...turned
            ])
        ],
        turned
    };
};

// EXTERNAL MODULE: ../../node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(48630);
;// CONCATENATED MODULE: ./src/trial/hand-over/collect-files.js




const OVER = `more than ${change_limits/* CHANGE_LIMITS */.M.bytes} bytes or ${change_limits/* CHANGE_LIMITS */.M.files} files`;
/** How many copies the engine makes at a time. */ const CONCURRENCY = 4;
/** Copies changed files out of the killed container, as tars that are read here. */ const collectFiles = async (request)=>{
    const entries = new Map();
    const dropped = [];
    let bytes = 0;
    /** False where nothing is there under that name. */ const copy = async ({ path, kind })=>{
        const folder = external_node_path_.posix.dirname(path);
        const read = await request.agent.copyOut(external_node_path_.posix.join(request.root, path), {
            maxBytes: Math.max(0, change_limits/* CHANGE_LIMITS */.M.bytes - bytes),
            maxEntries: change_limits/* CHANGE_LIMITS */.M.files,
            linksOut: 'keep',
            // A folder that is listed as changed with nothing below was only touched: none of it is read.
            stopAtFolder: kind === 'changed',
            rename: (name)=>{
                // The work tree itself comes under its folder's name, which is no part of a path in it.
                const renamed = path === '.' ? name.replace(/^[^/]*\/?/, '') : external_node_path_.posix.join(folder, name);
                return renamed === '' || renamed.split('/').includes('.git') ? undefined : renamed;
            }
        });
        if (!read) return false;
        if (read.overflow) throw tooLarge(OVER);
        dropped.push(...read.dropped);
        for (const entry of read.entries){
            if (entry.type === 'directory') continue;
            if (entry.type === 'file') bytes += entry.content.length;
            entries.set(entry.path, entry);
        }
        if (bytes > change_limits/* CHANGE_LIMITS */.M.bytes || entries.size > change_limits/* CHANGE_LIMITS */.M.files) throw tooLarge(OVER);
        return true;
    };
    const limit = (0,p_limit/* default */.A)(CONCURRENCY);
    const missed = new Set();
    await Promise.all(request.units.map((unit)=>limit(async ()=>{
            if (!await copy(unit)) missed.add(external_node_path_.posix.dirname(unit.path));
        })));
    // A name with a line break can look like other names in the engine's list. What is not there under
    // its listed name is found in its folder.
    for (const folder of missed)await copy({
        path: folder,
        kind: 'added'
    });
    return {
        entries,
        dropped
    };
};

;// CONCATENATED MODULE: ./src/trial/hand-over/protected-paths.js

/**
 * Whether a path belongs to the task's tests: equal to, under or above one of the paths that test.patch
 * touches. An agent's file above one (a file where the tests need a folder) would keep them from
 * being applied.
 */ const protects = (testPaths)=>{
    const exact = new Set(testPaths);
    const above = new Set(testPaths.flatMap(engine_paths/* foldersAbove */.Zv));
    return (path)=>exact.has(path) || above.has(path) || (0,engine_paths/* foldersAbove */.Zv)(path).some((folder)=>exact.has(folder));
};

;// CONCATENATED MODULE: ./src/trial/hand-over/work-tree-changes.js

/** The agent's own repository data has no effect, at the top or nested. */ const isRepositoryData = (path)=>path.split('/').includes('.git');
/** Sorts the engine's list of changes of a container by what they mean for the work tree at `root`. */ const workTreeChanges = (changes, root)=>{
    const prefix = root === '/' ? '/' : `${root}/`;
    const inside = changes.filter((change)=>change.path.startsWith(prefix)).map((change)=>({
            kind: change.kind,
            path: change.path.slice(prefix.length)
        })).filter((change)=>change.path !== '' && !isRepositoryData(change.path));
    const hasBelow = new Set();
    for (const change of inside)for (const parent of (0,engine_paths/* foldersAbove */.Zv)(change.path))hasBelow.add(parent);
    const result = {
        leaves: [],
        folders: new Map(),
        deleted: [],
        outside: [],
        treeDeleted: false,
        perhapsReplaced: []
    };
    for (const { kind, path } of inside){
        if (kind === 'deleted') result.deleted.push(path);
        else if (hasBelow.has(path)) result.folders.set(path, kind);
        else result.leaves.push({
            path,
            kind
        });
    }
    const above = new Set((0,engine_paths/* foldersAbove */.Zv)(root));
    for (const change of changes){
        const isOwn = change.path === root;
        if (change.kind === 'deleted' && (isOwn || above.has(change.path))) result.treeDeleted = true;
        else if ((isOwn || above.has(change.path)) && inside.length === 0) result.perhapsReplaced.push(change.path);
        if (!isOwn && !above.has(change.path) && !change.path.startsWith(prefix)) result.outside.push(change.path);
    }
    return result;
};
/**
 * The fewest paths to copy so that every wanted leaf comes along and nothing unwanted does: an added
 * folder goes as a whole where all below it is wanted.
 */ const copyUnits = (changes, isWanted)=>{
    const holdsUnwanted = new Set();
    for (const leaf of changes.leaves){
        if (!isWanted(leaf.path)) for (const parent of (0,engine_paths/* foldersAbove */.Zv)(leaf.path))holdsUnwanted.add(parent);
    }
    const units = new Map();
    for (const leaf of changes.leaves){
        if (!isWanted(leaf.path)) continue;
        const whole = (0,engine_paths/* foldersAbove */.Zv)(leaf.path).reverse().find((parent)=>changes.folders.get(parent) === 'added' && !holdsUnwanted.has(parent));
        if (whole === undefined) units.set(leaf.path, leaf.kind);
        else units.set(whole, 'added');
    }
    return [
        ...units
    ].map(([path, kind])=>({
            path,
            kind
        }));
};

;// CONCATENATED MODULE: ./src/trial/hand-over/hand-over.js














/** How many names of a list are kept in a result. */ const NAMED_PATHS = 100;
const takeChange = async (request)=>{
    const { facts, verifier, signal } = request;
    const { root } = facts;
    if (request.changes.truncated) throw tooLarge('the list of changed paths alone is too long');
    const listed = await withoutLookalikes(request.agent, request.changes.changes, root);
    const changes = workTreeChanges(listed, root);
    if (changes.treeDeleted) throw notAWorkTree(root);
    for (const folder of changes.perhapsReplaced)if (await lookAt(request.agent, folder) !== 'folder') throw notAWorkTree(root);
    const isInSubmodule = (0,engine_paths/* isBelowAny */.OU)(facts.submodules);
    const leaves = changes.leaves.filter((leaf)=>!isInSubmodule(leaf.path));
    const deleted = changes.deleted.filter((path)=>!isInSubmodule(path));
    const paths = [
        ...leaves.map((leaf)=>leaf.path),
        ...deleted
    ];
    const folders = [
        ...changes.folders.keys()
    ];
    const answer = paths.length === 0 ? NO_ANSWER : await askImage({
        verifier,
        facts,
        paths,
        folders,
        signal
    });
    const units = copyUnits({
        leaves,
        folders: changes.folders
    }, (path)=>!answer.isIgnored(path));
    const { entries, dropped } = await collectFiles({
        agent: request.agent,
        root,
        units
    });
    const asked = new Set(paths);
    const unasked = [
        ...entries.keys()
    ].filter((path)=>!asked.has(path));
    const more = unasked.length === 0 ? NO_ANSWER : await askImage({
        verifier,
        facts,
        paths: unasked,
        folders: [],
        signal
    });
    for (const path of unasked)if (more.isIgnored(path)) entries.delete(path);
    const isFolderNow = new Set([
        ...entries.keys()
    ].flatMap(engine_paths/* foldersAbove */.Zv));
    const goneFolders = deleted.filter((path)=>!answer.isIgnored(path));
    const isBelowGone = (0,engine_paths/* isBelowAny */.OU)(goneFolders);
    const isGone = (path)=>!entries.has(path) && !isFolderNow.has(path) && (goneFolders.includes(path) || isBelowGone(path) || (0,engine_paths/* foldersAbove */.Zv)(path).some((folder)=>entries.has(folder)));
    const known = [
        ...new Set([
            ...answer.shipped,
            ...more.shipped
        ])
    ];
    const gone = known.filter(isGone);
    const turned = known.filter((path)=>isFolderNow.has(path));
    return {
        entries,
        shipped: [
            ...gone,
            ...turned,
            ...known.filter((path)=>entries.has(path))
        ],
        gone,
        turned,
        dropped: [
            ...dropped,
            ...[
                ...changes.leaves.map((leaf)=>leaf.path),
                ...changes.deleted
            ].filter(isInSubmodule).map((path)=>({
                    path,
                    cause: 'submodule'
                }))
        ],
        notHandedOver: {
            outside: changes.outside.filter((path)=>!request.writtenByUs?.includes(path)).slice(0, NAMED_PATHS),
            ignored: paths.filter(answer.isIgnored).slice(0, NAMED_PATHS)
        }
    };
};
/**
 * Takes what the agent changed in the work tree, and nothing else, into the fresh container.
 *
 * What counts is the difference of the files, by the image's ignore rules: the agent's commits, index
 * and configuration have no effect. The task's own test files and report-shaped paths stay as shipped.
 * Afterwards `/tests` holds the task's tests, and no report is left in the tree.
 * @throws Unresolved where the change itself cannot be verified
 * @throws FaultError where the engine fails, or the container does not hold the change afterwards
 */ const handOver = async (request)=>applyChange(await takeChange(request), request);
/**
 * Puts a change into a fresh container once more, as `handOver` has put it into the first.
 * @throws what `handOver` throws
 */ const applyChange = async (change, request)=>{
    const isTestPath = protects(request.testPaths);
    const causeToDrop = (path)=>isTestPath(path) ? 'test-path' : (0,score/* isReportPath */.yk)(path) ? 'report-path' : undefined;
    const written = [
        ...change.entries.keys()
    ];
    const isApplied = (path)=>causeToDrop(path) === undefined;
    const lists = {
        shipped: change.shipped,
        turned: change.turned.filter(isApplied),
        deleted: change.gone.filter(isApplied),
        written: written.filter(isApplied)
    };
    const staging = git_scripts/* STAGING */.Cj.slice(1);
    await request.verifier.copyIn([
        {
            path: staging,
            type: 'directory'
        },
        ...(0,read_tree/* below */.G)(`${staging}/b`, [
            ...change.entries.values()
        ]),
        ...Object.entries(lists).map(([name, paths])=>(0,tar/* fileEntry */.nV)(`${staging}/lists/${name}`, (0,engine_paths/* nulList */.S6)(paths))),
        ...(0,read_tree/* below */.G)(`${staging}/tests`, request.tests)
    ]);
    const { words, rest } = await runScript(request.verifier, {
        script: git_scripts/* APPLY_SCRIPT */.P6,
        args: [
            request.facts.root,
            ...git_scripts/* REPORT_WORDS */.rT
        ],
        signal: request.signal
    });
    const wrongEnd = Number(words[2]);
    const wrong = (0,engine_paths/* splitNul */.K5)(rest.subarray(0, wrongEnd));
    if (wrong.length > 0) {
        throw new errors/* FaultError */.VD('infrastructure', 'hand-over-differs', `After the hand-over the fresh container does not hold the agent's change at ${wrong.slice(0, 5).join(', ')}. This is a fault of kotlin-bench: please report it.`);
    }
    const patch = rest.subarray(wrongEnd);
    if (patch.length > change_limits/* CHANGE_LIMITS */.M.patchBytes) {
        throw tooLarge(`its patch is larger than ${change_limits/* CHANGE_LIMITS */.M.patchBytes} bytes`);
    }
    const notApplied = [
        ...written,
        ...change.gone
    ].flatMap((path)=>{
        const cause = causeToDrop(path);
        return cause === undefined ? [] : [
            {
                path,
                cause
            }
        ];
    });
    return {
        change,
        patch,
        dropped: [
            ...change.dropped,
            ...notApplied
        ],
        notHandedOver: change.notHandedOver
    };
};

;// CONCATENATED MODULE: ./src/trial/rows/row-scripts.js

/** Where a grading's patches and script stand in its container: outside the work tree, writable for all. */ const ROW_FOLDER = `${git_scripts/* STAGING */.Cj}/row`;
/** Paths that test_patch touches, relative to the work tree, each ended by NUL. */ const TEST_PATHS = `${ROW_FOLDER}/test-paths`;
/** How much of what the rungs of a ladder say is kept. */ const SAID_BYTES = 8192;
/**
 * Applies a patch by the first rung that takes all of it, each on a clean tree: neither of git's writes
 * anything before it has found place for everything, and `patch` is asked before it is let.
 *
 * It is read as the bytes that it is, by an empty repository of ours: neither attributes nor filters,
 * hooks or monitors that the image or a change before have a part in it. Arguments: work tree, patch, and
 * `fuzz` where `patch` may be tried, which also writes what git refuses to.
 *
 * Standard output: a line with the rung, or `none`, and then what was said.
 */ const CLEAN_LADDER = `
cd "$1" || exit 3
s=${ROW_FOLDER}
file=$2
export LC_ALL=C HOME="$s" GIT_CONFIG_NOSYSTEM=1 GIT_CONFIG_GLOBAL=/dev/null GIT_DIR="$s/git" GIT_WORK_TREE="$1"
# git refuses to make a repository while it is told which one to work in.
if [ ! -d "$s/git" ] && env -u GIT_DIR -u GIT_WORK_TREE git init -q --bare --template= "$s/git"; then
  mkdir -p "$s/git/info"
  echo '* -text -ident -filter -working-tree-encoding !eol' > "$s/git/info/attributes"
fi
: > "$s/said"
end() {
  echo "$1"
  head -c ${SAID_BYTES} "$s/said"
  exit 0
}
try() {
  echo "$1:" >> "$s/said"
  rung=$1
  shift
  if "$@" >> "$s/said" 2>&1; then end "$rung"; fi
}
g() {
  git -c core.bare=false -c core.fsmonitor=false -c core.fileMode=true -c core.symlinks=true -c core.autocrlf=false \\
    -c core.ignoreCase=false apply --whitespace=nowarn "$@" "$file"
}
p() { patch --batch --fuzz=5 -p1 -f --no-backup-if-mismatch --reject-file=- "$@" -i "$file"; }
fuzz() { p --dry-run && p; }
try git-apply g --no-ignore-whitespace
try git-apply-whitespace g --ignore-whitespace
if [ "\${3:-}" = fuzz ]; then try patch-fuzz fuzz; fi
end none
`;
/** Puts the files that test_patch touches aside, as the image ships them. Argument: work tree. */ const SAVE_TESTS = `
set -eu
cd "$1"
mkdir -p ${ROW_FOLDER}/base
xargs -0 sh -c '
  set -e
  for p do
    if [ -L "./$p" ] || [ -f "./$p" ]; then
      case $p in */*) mkdir -p "$0/\${p%/*}" ;; esac
      cp -P -p "./$p" "$0/$p"
    fi
  done' ${ROW_FOLDER}/base < ${TEST_PATHS}
echo
`;
/**
 * Puts them back, whatever a change has made of them or of the folders above, and takes away the reports
 * that the image or the change has. Arguments: work tree, then `find`'s words for the paths of reports.
 */ const RESTORE_TESTS = `
set -eu
cd "$1"
shift
xargs -0 sh -c '
  set -e
  for p do
    at=. rest=$p
    while case $rest in */*) ;; *) false ;; esac; do
      at=$at/\${rest%%/*} rest=\${rest#*/}
      if [ -L "$at" ] || { [ -e "$at" ] && [ ! -d "$at" ]; }; then rm -f "$at"; fi
    done
    rm -rf "./$p"
    if [ -L "$0/$p" ] || [ -f "$0/$p" ]; then
      case $p in */*) mkdir -p "./\${p%/*}" ;; esac
      cp -P -p "$0/$p" "./$p"
    fi
  done' ${ROW_FOLDER}/base < ${TEST_PATHS}
${git_scripts/* REMOVE_REPORTS */.bn}
echo
`;

;// CONCATENATED MODULE: ./src/trial/rows/unnamed-paths.js

/** What git and `patch` say of each file that they turn to. */ const TURNED_TO = /^(?:patching file (?:'(.+)'|(.+?))(?: \(.*\))?(?: using Plan .*)?|Checking patch (.+)\.\.\.)$/;
/** Longer than any with a path of a file; on some that are the pattern takes quadratic time. */ const LONGEST_LINE = 5000;
/** More such paths are not kept. */ const MOST_UNNAMED = 1000;
/**
 * The paths that a rung touched and the patch's own headers do not name: `patch` reads other formats than
 * git's, and has ways of its own to tell which file is meant.
 */ const unnamed_paths_unnamedPaths = (said, patch)=>{
    const named = new Set((0,patch_paths/* touchedPaths */.Pq)((0,patch_paths/* patchPaths */.BT)(patch)));
    const touched = said.split(/[\r\n]+/).flatMap((line)=>{
        const [, quoted, plain, git] = line.length <= LONGEST_LINE && TURNED_TO.exec(line) || [];
        return quoted ?? plain ?? git ?? [];
    });
    return [
        ...new Set(touched.map((path)=>path.replace(/^(?:\.\/)+/, '')))
    ].filter((path)=>!named.has(path)).slice(0, MOST_UNNAMED);
};

;// CONCATENATED MODULE: ./src/trial/rows/apply-patch.js





/** No honest patch takes a program that long. */ const LADDER_MS = 5 * 60 * 1000;
/** How much of one rung's output is looked at. */ const LOOK_BYTES = 1024 * 1024;
const fileOf = (patch)=>`${ROW_FOLDER}/${patch}.patch`;
const hasPart = (path, ...parts)=>path.split('/').some((part)=>parts.includes(part.toLowerCase()));
/** The files that hold a row's hidden tests, by their path in the work tree. */ const testPathsOf = ({ test_patch })=>(0,patch_paths/* touchedPaths */.Pq)((0,patch_paths/* patchPaths */.BT)(test_patch)).filter((path)=>!hasPart(path, '', '..', '.git'));
/** Puts both patches and the row's test command into the grading's container. */ const putPatches = ({ copyIn }, { row, patch })=>{
    const place = (path)=>path.slice(1);
    return copyIn([
        {
            path: place(ROW_FOLDER),
            type: 'directory',
            mode: 0o777
        },
        (0,tar/* fileEntry */.nV)(place(fileOf('test')), row.test_patch),
        (0,tar/* fileEntry */.nV)(place(fileOf('model')), patch),
        (0,tar/* fileEntry */.nV)(place(TEST_PATHS), (0,engine_paths/* nulList */.S6)(testPathsOf(row))),
        (0,tar/* fileEntry */.nV)(place(`${ROW_FOLDER}/eval.sh`), `#!/bin/bash\nset -uxo pipefail\n${row.test_command}\n`)
    ]);
};
/** git as the official harness calls it, but without what the image's repository could make it run. */ const GIT = [
    'git',
    '-c',
    'safe.directory=*',
    '-c',
    'core.fsmonitor=false',
    '-c',
    'core.hooksPath=/dev/null'
];
/** The official ladder, in order. */ const OFFICIAL_RUNGS = [
    [
        'git-apply-whitespace',
        (file)=>[
                ...GIT,
                'apply',
                '-v',
                '--ignore-whitespace',
                '--reject',
                file
            ]
    ],
    [
        'patch-fuzz',
        (file)=>[
                'patch',
                '--batch',
                '--fuzz=5',
                '-p1',
                '-f',
                '-i',
                file
            ]
    ]
];
/** What git says of a part of a patch that it has written. */ const WROTE = /^(?:Hunk #\d+ applied cleanly\.|Applied patch .* cleanly\.)$/m;
const textOf = ({ row, patch }, name)=>name === 'test' ? row.test_patch : patch.toString();
const run = async ({ exec }, { workdir, user, signal }, command)=>{
    const result = await exec({
        command,
        workdir,
        user: user ?? null,
        settings: {
            LC_ALL: 'C'
        },
        signal,
        timeoutMs: LADDER_MS,
        maxBytes: LOOK_BYTES
    });
    const ended = result.timedOut ? `\nIt was given up after ${LADDER_MS / 1000} s.` : '';
    return {
        ...result,
        said: `${result.stdout.toString('utf8')}${result.stderr}${ended}`
    };
};
/**
 * Applies one of the two patches as the official harness does: what `git apply --reject` could not place
 * is tried once more, all of it, by `patch`, on a tree that holds the other part already.
 */ const applyOfficially = async (container, request, patch)=>{
    let said = '';
    let halfApplied = false;
    const unnamed = new Set();
    const step = (rung)=>({
            ...{
                patch,
                rung,
                halfApplied,
                said
            },
            ...unnamed.size > 0 && {
                unnamed: [
                    ...unnamed
                ]
            }
        });
    for (const [rung, commandOf] of OFFICIAL_RUNGS){
        const result = await run(container, request, commandOf(fileOf(patch)));
        said += `${rung}: exit code ${result.exitCode}\n${result.said.trim().slice(0, SAID_BYTES)}\n`;
        for (const path of unnamed_paths_unnamedPaths(result.said, textOf(request, patch)))unnamed.add(path);
        if (result.exitCode === 0) return step(rung);
        if (result.timedOut) break;
        halfApplied ||= WROTE.test(result.said);
    }
    return step(null);
};
const isRung = (word)=>word === 'git-apply' || word === 'git-apply-whitespace' || word === 'patch-fuzz';
/** Applies one of the two patches as a whole or not at all, see {@link CLEAN_LADDER}. */ const applyCleanly = async (container, request, patch)=>{
    const text = textOf(request, patch);
    const mayFuzz = !(0,patch_paths/* touchedPaths */.Pq)((0,patch_paths/* patchPaths */.BT)(text)).some((path)=>hasPart(path, '.git'));
    const result = await run(container, request, [
        ...[
            'sh',
            '-c',
            CLEAN_LADDER,
            'sh',
            request.workdir,
            fileOf(patch)
        ],
        ...mayFuzz ? [
            'fuzz'
        ] : []
    ]);
    const [rung = '', ...said] = result.said.split('\n');
    const unnamed = unnamed_paths_unnamedPaths(said.join('\n'), text);
    return {
        ...{
            patch,
            rung: isRung(rung) ? rung : null,
            halfApplied: false,
            said: said.join('\n').trim()
        },
        ...unnamed.length > 0 && {
            unnamed
        }
    };
};

;// CONCATENATED MODULE: ./src/trial/rows/surefire.js

/** `find`'s words for what Surefire writes beside its XML: a few lines of text for each class of tests. */ const SUREFIRE_WORDS = [
    '-o',
    '-path',
    '*/surefire-reports/*.txt'
];
const SUMMARY = /\/surefire-reports\/[^/]+\.txt$/;
const surefire_MAX_BYTES = 16 * 1024 * 1024;
const MAX_ENTRIES = 20_000;
/**
 * The summaries that Surefire wrote in this run, since `mvn -q` prints none of tests that pass.
 * @param container killed
 */ const surefireSummaries = async (container, root)=>{
    const { changes } = await container.changes();
    const written = changes.filter(({ kind, path })=>kind !== 'deleted' && path.startsWith(`${root}/`) && SUMMARY.test(path));
    const texts = [];
    for (const folder of new Set(written.map(({ path })=>external_node_path_.posix.dirname(path)))){
        const read = await container.copyOut(folder, {
            maxBytes: surefire_MAX_BYTES,
            maxEntries: MAX_ENTRIES,
            linksOut: 'drop',
            rename: (name)=>SUMMARY.test(`/${name}`) ? name : undefined
        });
        for (const entry of read?.entries ?? [])if (entry.type === 'file') texts.push(entry.content.toString('utf8'));
    }
    return texts.join('\n');
};

;// CONCATENATED MODULE: ./src/trial/rows/prepare-cleanly.js







const TOO_LARGE = {
    patch: 'model',
    rung: null,
    halfApplied: false,
    said: `It is larger than ${change_limits/* CHANGE_LIMITS */.M.patchBytes} bytes.`
};
/**
 * Makes the tree that `strict` and `simple` test: the change, then the files of the hidden tests as the
 * image ships them, then test_patch.
 * @returns the steps; the last one's rung is null where it went no further
 */ const prepareCleanly = async (container, request)=>{
    const { row, patch, workdir, user = null, signal } = request;
    if (patch.length > change_limits/* CHANGE_LIMITS */.M.patchBytes) return [
        TOO_LARGE
    ];
    const steps = [];
    await putPatches(container, request);
    await runScript(container, {
        script: SAVE_TESTS,
        args: [
            workdir
        ],
        user,
        signal
    });
    if (!isEmptyPatch(patch)) {
        const step = await applyCleanly(container, request, 'model');
        steps.push(step);
        if (step.rung === null) return steps;
    }
    const reports = [
        ...git_scripts/* REPORT_WORDS */.rT,
        ...SUREFIRE_WORDS
    ];
    await runScript(container, {
        script: RESTORE_TESTS,
        args: [
            workdir,
            ...reports
        ],
        user,
        signal
    });
    if (!isEmptyPatch(row.test_patch)) steps.push(await applyCleanly(container, request, 'test'));
    return steps;
};
/** Whether everything that there was to apply is in the tree. */ const isPrepared = (steps)=>steps.every(({ rung })=>rung !== null);

;// CONCATENATED MODULE: ./src/trial/rows/grade-by-lists.js







/** The script has to be bash's: it asks for `pipefail`. */ const TEST_COMMAND = [
    'bash',
    `${ROW_FOLDER}/eval.sh`
];
/** Holds what the tests printed against the lists of the row. */ const graded = ({ row }, rule, ran)=>{
    const { steps, patchApplied, tests } = ran;
    const { parser } = (0,score/* parserOf */.BP)(row);
    const log = tests === null ? null : (0,score/* harnessLog */.Jf)(tests);
    const reading = log === null || parser === null ? null : (0,score/* parseLog */.g_)(parser, log);
    const account = rule === 'strict' && log !== null && parser !== null ? (0,score/* accountOf */.XP)(parser, log, reading) : undefined;
    const timedOut = tests?.timedOut ?? false;
    return {
        grading: {
            ...(0,score/* gradeLists */.r5)({
                rule,
                row,
                reading,
                timedOut,
                ...account && {
                    account
                }
            }),
            patchApplied,
            steps,
            exitCode: tests?.exitCode ?? null,
            timedOut,
            seconds: tests?.seconds ?? 0
        },
        steps,
        output: tests?.output ?? stepsText(steps),
        tests
    };
};
/** What the official harness says of an empty patch, for which it runs nothing. */ const gradeNoChange = (request)=>graded(request, 'official', {
        steps: [],
        patchApplied: false,
        tests: null
    });
/**
 * Grades a change the official way: test_patch first, then the change, each by a ladder that leaves
 * behind what its first rung could place; then the row's test command, and its lists.
 * @param container fresh from the row's image; killed once tests have run
 * @throws FaultError `infrastructure` where the engine fails or something outside ended the container
 */ const gradeOfficially = async (container, request)=>{
    if (isEmptyPatch(request.patch)) return gradeNoChange(request);
    await putPatches(container, request);
    const steps = [];
    const { test_patch: testPatch } = request.row;
    const patches = isEmptyPatch(testPatch) ? [
        'model'
    ] : [
        'test',
        'model'
    ];
    // One that no rung takes ends it: what would come after is not even tried.
    for (const patch of patches){
        const step = await applyOfficially(container, request, patch);
        steps.push(step);
        if (step.rung === null) break;
    }
    const patchApplied = steps.every(({ rung })=>rung !== null);
    const tests = patchApplied ? await runTests(container, request, TEST_COMMAND) : null;
    return graded(request, 'official', {
        steps,
        patchApplied,
        tests
    });
};
/**
 * Grades a change the strict way: the change as a whole or not at all, the hidden tests last and as they
 * are, and every test of both lists has to pass.
 * @param container fresh from the row's image; killed once tests have run
 * @throws FaultError `infrastructure` where the engine fails or something outside ended the container
 */ const gradeStrictly = async (container, request)=>{
    const steps = await prepareCleanly(container, request);
    const patchApplied = isPrepared(steps);
    const tests = patchApplied ? await runTests(container, request, TEST_COMMAND) : null;
    return graded(request, 'strict', {
        steps,
        patchApplied,
        tests
    });
};

;// CONCATENATED MODULE: ./src/trial/rows/grade-simply.js





const NPM_TEST = [
    'npm',
    'test',
    '--silent'
];
const RUNNERS = {
    python: [
        'pytest',
        '-x'
    ],
    javascript: NPM_TEST,
    typescript: NPM_TEST,
    java: [
        'mvn',
        '-q',
        'test'
    ]
};
const reasonOf = ({ exitCode, timedOut }, testsRun)=>{
    if (timedOut) return 'tests-timed-out';
    if (testsRun === 0) return 'nothing-ran';
    return exitCode === 0 ? null : 'test-failed';
};
const countTests = async (container, request, tests)=>{
    const { language } = request.row;
    const seen = (0,score/* testsSeen */.pE)(language, tests.output);
    if (language !== 'java') return seen;
    return Math.max(seen, (0,score/* testsSeen */.pE)(language, await surefireSummaries(container, request.workdir)));
};
/**
 * Grades a change by what the language's own runner says: it passes where the runner ends with 0 and was
 * seen to run a test.
 * @param container fresh from the row's image; killed once tests have run
 * @throws FaultError `infrastructure` where the engine fails or something outside ended the container
 */ const gradeSimply = async (container, request)=>{
    const steps = await prepareCleanly(container, request);
    if (!isPrepared(steps)) {
        const reason = 'patch-does-not-apply';
        return {
            grading: {
                passed: false,
                exitCode: null,
                testsRun: 0,
                timedOut: false,
                reason,
                runnerFiles: [],
                seconds: 0
            },
            steps,
            output: stepsText(steps),
            tests: null
        };
    }
    const runnerFiles = (0,score/* runnerFilesOf */.nY)({
        patch: request.patch.toString()
    });
    const tests = await runTests(container, request, RUNNERS[request.row.language]);
    const testsRun = await countTests(container, request, tests);
    const reason = reasonOf(tests, testsRun);
    const { exitCode, timedOut, seconds, output } = tests;
    const grading = {
        passed: reason === null,
        exitCode,
        testsRun,
        timedOut,
        reason,
        runnerFiles,
        seconds
    };
    return {
        grading,
        steps,
        output,
        tests
    };
};

;// CONCATENATED MODULE: ./src/trial/rows/read-sources.js


/** Beyond these nothing is read: no honest change of sources comes near. */ const MAX_FILES = 1000;
const MAX_FILE_BYTES = 2 * 1024 * 1024;
/** How many copies the engine makes at a time. */ const read_sources_CONCURRENCY = 4;
/** The texts of files at paths of the work tree; what is no file there, or a larger one, is left out. */ const readSources = async (container, root, paths)=>{
    const limit = (0,p_limit/* default */.A)(read_sources_CONCURRENCY);
    const texts = new Map();
    const readOne = async (path)=>{
        const read = await container.copyOut(external_node_path_.posix.join(root, path), {
            maxBytes: MAX_FILE_BYTES,
            maxEntries: 1,
            linksOut: 'drop',
            stopAtFolder: true
        });
        const entry = read?.entries[0];
        if (entry?.type === 'file') texts.set(path, entry.content.toString('utf8'));
    };
    const inTree = paths.filter((path)=>!path.split('/').includes('..'));
    await Promise.all(inTree.slice(0, MAX_FILES).map((path)=>limit(()=>readOne(path))));
    return texts;
};

;// CONCATENATED MODULE: ./src/trial/rows/take-change.js

/**
 * Takes the agent's change out of its container, by way of a fresh one that holds the change then and
 * nothing else.
 * @throws what `handOver` throws
 */ const takeRowChange = async ({ state, context, folder }, { agent, image }, fresh)=>{
    if (image.facts === null) throw new Error('a row is verified whose image ships no work tree');
    const handedOver = await handOver({
        facts: image.facts,
        changes: await agent.container.changes(),
        agent: agent.container,
        writtenByUs: agent.writtenByUs,
        verifier: fresh.container,
        tests: [],
        testPaths: [],
        signal: context.signal
    });
    state.handOver = handedOver;
    const { verbatim, ended } = state.agentRun ?? {};
    const given = verbatim ?? handedOver.patch;
    const appliesCleanly = ended === undefined;
    folder.write('artifacts/model.patch', given);
    return {
        given,
        applied: appliesCleanly ? handedOver.patch : given,
        appliesCleanly
    };
};

;// CONCATENATED MODULE: ./src/trial/rows/verify-row.js








/** The files that a grading's output goes to, each made when there is some. */ const outputFiles = (folder, grading)=>{
    const writers = new Map();
    return (chunk, from)=>{
        const write = writers.get(from) ?? folder.output(`verifier/${grading}/${from}.txt`);
        writers.set(from, write);
        write(chunk);
    };
};
const requestOf = ({ tried, environment, row, change }, grading)=>{
    const { state, context, folder } = tried;
    const { image, material } = environment;
    const timeoutSec = state.limits.timeoutsSec.verify;
    return {
        row,
        patch: grading === 'official' ? change.given : change.applied,
        workdir: grading === 'official' ? image.workdir : image.facts?.root ?? image.workdir,
        user: state.task.verifier.user,
        env: material.env.verifier,
        timeoutMs: timeoutSec === null ? undefined : timeoutSec * 1000,
        signal: context.signal,
        onOutput: outputFiles(folder, grading)
    };
};
const howItEnded = ({ tests })=>{
    if (tests === null) return 'came to no tests';
    return tests.timedOut ? `tests ended at their limit after ${tests.seconds.toFixed(1)} s` : `tests ended with exit code ${tests.exitCode}`;
};
/** Grades once, in a fresh container of its own. */ const gradeFresh = async (grader, name, grade)=>{
    const { tried, environment } = grader;
    const sandboxed = await startVerifier(tried, environment, `verifier-${name}`);
    await grader.whenFresh(sandboxed.container);
    const run = await grade(inSandbox(sandboxed), requestOf(grader, name));
    tried.folder.write(`verifier/${name}/patches.txt`, stepsText(run.steps));
    tried.folder.log(`${name} grading: ${howItEnded(run)}`);
    // Tests that failed in a network that was no more did not fail by themselves.
    const networkFault = !run.tests || run.tests.exitCode === 0 ? null : await sandboxed.sandbox.fault();
    if (networkFault) throw networkFault;
    await endContainer(tried, sandboxed);
    return run;
};
/** A trial of a row takes up to four containers, so each goes as soon as it has done its part. */ const endContainer = async ({ context }, { container, sandbox })=>{
    await sandbox.close();
    context.inBackground(container.remove());
};
/**
 * Grades a row's change in each way that the run asks for, one after the other, each in a fresh container
 * of its own.
 */ const verifyRow = async (tried, environment, row)=>{
    const { gradings, retrieval } = (0,row_grading/* rowGradingOf */.M)(tried.context);
    const root = environment.image.facts?.root ?? environment.image.workdir;
    const fresh = await (environment.fresh ?? startVerifier(tried, environment, 'verifier'));
    const change = await takeRowChange(tried, environment, fresh);
    const paths = retrieval?.paths(change.given.toString(), row.patch) ?? [];
    const after = change.appliesCleanly ? await readSources(fresh.container, root, paths) : null;
    await endContainer(tried, fresh);
    let before;
    const grader = {
        ...{
            tried,
            environment,
            row,
            change
        },
        whenFresh: async (container)=>{
            before ??= await readSources(container, root, paths);
        }
    };
    const isAsked = (name)=>gradings.includes(name);
    const runs = {};
    if (isAsked('official')) {
        runs.official = isEmptyPatch(change.given) ? gradeNoChange({
            row
        }) : await gradeFresh(grader, 'official', gradeOfficially);
    }
    if (isAsked('strict')) runs.strict = await gradeFresh(grader, 'strict', gradeStrictly);
    if (isAsked('simple')) runs.simple = await gradeFresh(grader, 'simple', gradeSimply);
    return {
        patch: change.given,
        runs,
        before: before ?? new Map(),
        after
    };
};

;// CONCATENATED MODULE: ./src/trial/verifier-output.js


/** Of one folder of reports. */ const verifier_output_MAX_ENTRIES = 100_000;
const LOG_BYTES = 64 * 1024 * 1024;
/** `/logs/verifier/reward.json` first, then `reward.txt`, as Harbor reads them. */ const parseReward = (files)=>{
    const json = files.get('reward.json');
    const text = files.get('reward.txt');
    const value = json ? rewardOfJson(json.toString('utf8')) : Number((text?.toString('utf8') ?? '').trim() || Number.NaN);
    return value === 0 || value === 1 ? value : null;
};
const rewardOfJson = (text)=>{
    try {
        const value = JSON.parse(text);
        return typeof value === 'object' && value !== null && 'reward' in value ? value.reward : undefined;
    } catch  {
        return undefined;
    }
};
const copyLogs = async (container, folder, into)=>{
    const read = await container.copyOut('/logs/verifier', {
        maxBytes: LOG_BYTES,
        maxEntries: 1000,
        linksOut: 'drop',
        rename: (name)=>name.replace(/^verifier\/?/, '') || undefined
    });
    const files = new Map();
    for (const entry of read?.entries ?? [])if (entry.type === 'file') files.set(entry.path, entry.content);
    for (const [path, content] of files){
        if (path === 'reward.txt' || path === 'reward.json') folder.write(`${into}/${path.replace('.', '.container.')}`, content);
        else folder.write(`${into}/logs/${path}`, content);
    }
    for (const dropped of read?.dropped ?? [])folder.log(`left in /logs/verifier: ${JSON.stringify(dropped.path)} (${dropped.cause})`);
    return parseReward(files);
};
/** Copies reports to `<into>/junit/` by their paths in the work tree; says why they are unusable, where they are. */ const copyReports = async ({ container, root, folder, into }, reports)=>{
    let left = score/* DEFAULT_LIMITS */.dR.totalBytes;
    for (const dir of new Set(reports.map((path)=>external_node_path_.posix.dirname(path)))){
        const base = external_node_path_.posix.basename(dir);
        const read = await container.copyOut(external_node_path_.posix.join(root, dir), {
            maxBytes: left,
            maxEntries: verifier_output_MAX_ENTRIES,
            linksOut: 'drop',
            rename: (name)=>{
                const path = external_node_path_.posix.join(dir, name === base ? '' : name.slice(base.length + 1));
                // Only files directly in the folder: those below come with a folder of their own.
                return external_node_path_.posix.dirname(path) === dir && (0,score/* isReportPath */.yk)(path) ? path : undefined;
            }
        });
        if (!read) continue;
        if (read.overflow) return `The reports are larger than ${score/* DEFAULT_LIMITS */.dR.totalBytes} bytes in all.`;
        for (const dropped of read.dropped)folder.log(`report left out: ${JSON.stringify(dropped.path)} (${dropped.cause})`);
        for (const entry of read.entries){
            if (entry.type !== 'file') continue;
            left -= entry.content.length;
            try {
                folder.write(`${into}/junit/${entry.path}`, entry.content);
            } catch (error) {
                return `The report ${JSON.stringify(entry.path)} cannot be stored: ${String(error)}.`;
            }
        }
    }
    return undefined;
};
/**
 * Copies the reports that this run wrote, and test.sh's own reward beside them. Which files were written
 * is asked of the engine; the container is killed, so nothing changes them any more.
 */ const copyVerifierOutput = async (request)=>{
    const { container, root, folder, into } = request;
    const [{ changes, truncated }, containerReward] = await Promise.all([
        container.changes(),
        copyLogs(container, folder, into)
    ]);
    if (truncated) return {
        containerReward,
        unusable: 'The tests changed more files than can be listed.'
    };
    const prefix = root === '/' ? '/' : `${root}/`;
    const reports = changes.filter((change)=>change.kind !== 'deleted' && change.path.startsWith(prefix)).map((change)=>change.path.slice(prefix.length)).filter(score/* isReportPath */.yk);
    return {
        containerReward,
        unusable: await copyReports(request, reports)
    };
};

;// CONCATENATED MODULE: ./src/trial/verify-phase.js









/** As much of the tests' output as is looked at for what went wrong. */ const LOG_TAIL_BYTES = 1024 * 1024;
/**
 * Runs `/tests/test.sh` in a container, ends whatever it left running, and takes the reports out.
 * @param into folder within the trial's for output and reports
 * @throws FaultError where something outside ended the container
 */ const verify_phase_runTests = async (sandboxed, { tried: { state, context, folder }, environment: { image, material } }, into)=>{
    const { task } = state;
    const { container } = sandboxed;
    const log = tail(LOG_TAIL_BYTES);
    const write = folder.output(`${into}/test-stdout.txt`);
    const timeoutSec = state.limits.timeoutsSec.verify;
    const result = await inSandbox(sandboxed).exec({
        command: [
            'sh',
            '-c',
            'exec /tests/test.sh 2>&1'
        ],
        workdir: image.workdir,
        user: task.verifier.user,
        env: material.env.verifier,
        timeoutMs: timeoutSec === null ? undefined : timeoutSec * 1000,
        signal: context.signal,
        maxBytes: 0,
        onOutput: (chunk)=>{
            write(chunk);
            log.add(chunk);
        }
    });
    const wasRunning = await container.kill();
    const outOfMemory = result.exitCode !== 0 && await container.outOfMemory();
    folder.log(`test.sh ended with exit code ${result.exitCode}${result.timedOut ? ', at its time limit' : ''}`);
    if (!wasRunning && !outOfMemory) throw containerGone('verifier');
    // Tests that failed in a network that was no more did not fail by themselves.
    const networkFault = result.exitCode === 0 ? null : await sandboxed.sandbox.fault();
    if (networkFault) throw networkFault;
    return {
        ...await copyVerifierOutput({
            container,
            root: image.facts?.root ?? image.workdir,
            folder,
            into
        }),
        exitCode: result.exitCode,
        timedOut: result.timedOut,
        timeoutSec,
        outOfMemory,
        log: log.text()
    };
};
/** Verifies in a fresh container, which gets the agent's change and nothing else. */ const verifyFresh = async (fresh, facts, request)=>{
    const { state, context, folder } = request.tried;
    const { agent, material } = request.environment;
    const handedOver = await handOver({
        facts,
        changes: await agent.container.changes(),
        agent: agent.container,
        writtenByUs: agent.writtenByUs,
        verifier: fresh.container,
        tests: material.tests,
        testPaths: material.testPaths,
        signal: context.signal
    });
    folder.write('artifacts/model.patch', handedOver.patch);
    state.handOver = handedOver;
    const end = await verify_phase_runTests(fresh, request, 'verifier');
    await fresh.sandbox.close();
    return end;
};
/**
 * Verifies in the agent's own container, as Harbor does: its processes are ended, its network is made
 * the tests', `/tests` and `/logs/verifier` are emptied, but every file it replaced is what the tests
 * run on.
 * @param into folder within the trial's for output and reports
 */ const verifyShared = async (request, into)=>{
    const { tried, environment } = request;
    const { agent, material, image } = environment;
    const { container, sandbox } = agent;
    await sandbox.changeTo({
        ...verifierSpec(tried, image),
        role: into
    });
    await container.restart();
    await runScript(container, {
        script: git_scripts/* EMPTY_SCRIPT */.cN,
        args: [
            image.facts?.root ?? image.workdir,
            ...git_scripts/* REPORT_WORDS */.rT
        ],
        signal: tried.context.signal
    });
    await container.copyIn((0,read_tree/* below */.G)('tests', material.tests));
    return verify_phase_runTests(agent, request, into);
};
/** Runs the tests in the verifier mode or modes that the run asks for; the agent's container is killed by now. */ const verifyPhase = async (tried, environment)=>{
    const request = {
        tried,
        environment
    };
    const { agent, fresh, image, material } = environment;
    if (material.row !== null) {
        const [row] = await Promise.all([
            verifyRow(tried, environment, material.row),
            agent.sandbox.close()
        ]);
        return {
            row
        };
    }
    if (fresh === null || image.facts === null) return {
        shared: await verifyShared(request, 'verifier')
    };
    if (tried.context.verifierMode === 'both') {
        const end = await verifyFresh(await fresh, image.facts, request);
        return {
            fresh: end,
            shared: await verifyShared(request, 'verifier-shared')
        };
    }
    // The agent's network goes while its change is handed over.
    const [end] = await Promise.all([
        verifyFresh(await fresh, image.facts, request),
        agent.sandbox.close()
    ]);
    return {
        fresh: end
    };
};

;// CONCATENATED MODULE: ./src/trial/second-verification.js








const FOLDER = 'verifier/second';
/** What has to fit beside the tests' limit: starting a container, copying, scoring. */ const OVERHEAD_SEC = 60;
/** Reasons that name tests which did not pass. */ const ABOUT_TESTS = new Set([
    'test-failed',
    'test-missing',
    'test-skipped',
    'regression'
]);
/** Reasons that say how the agent or a process of the tests ended, and nothing of which test did not pass. */ const BESIDES = new Set([
    'agent-timed-out',
    'limit-reached',
    'agent-failed',
    'model-request-malformed',
    'tests-out-of-memory'
]);
/**
 * Whether all that is wrong is that tests did not pass which passed without the fix: all target tests
 * passed. Such a miss can be the fault of a test that fails now and then.
 */ const missesP2pOnly = ({ reward, reasons, transitions: { f2p, s2p, n2p } }, expected)=>{
    if (reward === 1 || [
        f2p,
        s2p,
        n2p
    ].some(({ expected: all, passed })=>passed < all)) return false;
    const p2p = new Set(expected.p2p_tests);
    const aboutTests = reasons.filter(({ code })=>!BESIDES.has(code));
    return aboutTests.length > 0 && aboutTests.every(({ code, tests = [] })=>ABOUT_TESTS.has(code) && (code === 'regression' || tests.every((test)=>p2p.has(test))));
};
/** Hands the same change to another fresh container and runs the tests there. */ const verifyInNewContainer = async (tried, environment, expected)=>{
    const { state, context, folder } = tried;
    const { material, image } = environment;
    if (!state.handOver || image.facts === null) throw new Error('nothing was handed over');
    const fresh = await startVerifier(tried, environment, 'verifier-second');
    await applyChange(state.handOver.change, {
        facts: image.facts,
        verifier: fresh.container,
        tests: material.tests,
        testPaths: material.testPaths,
        signal: context.signal
    });
    const end = await verify_phase_runTests(fresh, {
        tried,
        environment
    }, FOLDER);
    await fresh.sandbox.close();
    const files = (0,list_report_files/* reportTree */.T)((0,external_node_path_.join)(folder.dir, FOLDER, 'junit'));
    return byReports({
        end,
        files,
        material,
        limits: state.limits
    }, expected);
};
/**
 * Verifies a change that misses p2p tests alone once more, in a new container; below `verifier/second/`
 * stands what comes of it. The first verdict stands: where the two differ, a test is flaky, and a trial
 * that were given the better of two would be counted by luck. What goes wrong here costs nobody a verdict.
 */ const verifyAgain = async (tried, environment)=>{
    const { state, context, folder } = tried;
    const { expected } = environment.material;
    const { verdict } = state;
    // A row's P2P is seldom what decides: officially a test of it that did not run is no miss.
    const isFromFresh = context.verifierMode !== 'shared' && verdict?.evidence === 'junit';
    if (!verdict || !expected || !isFromFresh || !missesP2pOnly(verdict, expected)) return;
    const limit = state.limits.timeoutsSec.verify ?? Number.POSITIVE_INFINITY;
    if (!(0,deadline/* fitsBefore */.g)(context.deadline, limit + OVERHEAD_SEC)) {
        folder.log('only p2p tests are missed; not verified once more, since that may pass the deadline');
        return;
    }
    folder.log('only p2p tests are missed: verifying once more in a new container');
    context.listener({
        type: 'notice',
        task: state.planned.task,
        message: 'Only p2p tests are missed: verifying once more in a new container. The first verdict stands.'
    });
    try {
        const second = await verifyInNewContainer(tried, environment, expected);
        state.secondVerdict = second;
        folder.writeJson(`${FOLDER}/report.json`, second);
        folder.log(second.reward === 1 ? 'the second verification passes, so what the first one missed is flaky; the first verdict stands' : 'the second verification misses, too');
    } catch (thrown) {
        folder.log(`the second verification came to no verdict: ${(0,errors/* errorMessage */.gJ)(thrown)}`);
    }
};

// EXTERNAL MODULE: ./src/engine/container.js + 1 modules
var engine_container = __webpack_require__(59155);
// EXTERNAL MODULE: ./src/engine/labels.js
var labels = __webpack_require__(28385);
;// CONCATENATED MODULE: ./src/trial/try.js


const TIMED = {
    environment: 'environment_setup',
    agent: 'agent_execution',
    verify: 'verifier',
    score: undefined
};
const keep = (state, role, end)=>{
    state.networks[role] = end.network;
    if (end.account !== null) state.account = end.account;
    if (end.trajectory !== null) state.trajectory = end.trajectory;
};
/** The sandbox, with what comes of it kept in the state. */ const recorded = (state, spec, sandbox)=>{
    let { role } = spec;
    return {
        // What it says of itself changes with its phase.
        get network () {
            return sandbox.network;
        },
        get env () {
            return sandbox.env;
        },
        get model () {
            return sandbox.model;
        },
        get probe () {
            return sandbox.probe;
        },
        onLimit: sandbox.onLimit,
        onGone: sandbox.onGone,
        fault: sandbox.fault,
        account: sandbox.account,
        async changeTo (next) {
            const end = await sandbox.changeTo(next);
            keep(state, role, end);
            role = next.role;
            return end;
        },
        async close () {
            const end = await sandbox.close();
            keep(state, role, end);
            return end;
        }
    };
};
/** Begins a try. */ const newTry = (state, context, folder)=>{
    const { planned, clock } = state;
    const started = [];
    const opened = [];
    const starting = [];
    const kept = (making, list)=>{
        starting.push(making);
        making.then((one)=>list.push(one), ()=>{});
        return making;
    };
    return {
        state,
        context,
        folder,
        startContainer: (spec)=>{
            context.signal.throwIfAborted();
            const container = (0,engine_container/* startContainer */.Y)(context.docker, {
                env: {},
                ...spec,
                jobId: context.jobId,
                expiresAt: (0,labels/* expiresAfter */.Pe)(labels/* TRIAL_LIFE_SEC */.Gk),
                cpus: state.limits.cpus,
                memoryMb: state.limits.memoryMb
            });
            return kept(container, started);
        },
        openSandbox: (spec, options)=>{
            context.signal.throwIfAborted();
            const opening = context.sandboxes.open(spec, options);
            return kept(opening.then((sandbox)=>recorded(state, spec, sandbox)), opened);
        },
        async inPhase (phase, action) {
            context.signal.throwIfAborted();
            state.phase = phase;
            const timed = TIMED[phase];
            const begin = Date.now();
            context.listener({
                type: 'phase-started',
                trial: planned.name,
                task: planned.task,
                phase
            });
            folder.log(`${phase} started`);
            if (timed) clock.start(timed);
            try {
                return await action();
            } finally{
                if (timed) clock.finish(timed);
                const seconds = (Date.now() - begin) / 1000;
                folder.log(`${phase} finished after ${seconds.toFixed(1)} s`);
                context.listener({
                    type: 'phase-finished',
                    trial: planned.name,
                    task: planned.task,
                    phase,
                    seconds
                });
            }
        },
        containers: ()=>started,
        async end () {
            await Promise.allSettled(starting);
            await Promise.all(started.map((container)=>container.remove()));
            await Promise.all(opened.map((sandbox)=>sandbox.close()));
        }
    };
};

;// CONCATENATED MODULE: ./src/trial/run-phases.js










/** More than any honest build leaves in its containers. */ const FILLED_BYTES = 8 * 1024 * 1024 * 1024;
/**
 * Some faults of the engine are the doing of what ran in its containers: an agent that cannot solve a
 * task must not get rid of the trial by filling the disk, or by a file that the engine cannot name.
 */ const blame = async (thrown, containers)=>{
    if (!(thrown instanceof errors/* FaultError */.VD)) return thrown;
    if (thrown.code === 'path-too-long') return buriedTooDeep();
    if (thrown.code !== 'disk-full') return thrown;
    const sizes = await Promise.all(containers.map((container)=>container.bytesWritten().catch(()=>0)));
    const bytes = sizes.reduce((one, other)=>one + other, 0);
    return bytes > FILLED_BYTES ? filledTheDisk(bytes) : thrown;
};
/**
 * Tries a trial once: environment, agent, verify, score, each taking what it needs from those before.
 * What comes of it stands in `state`.
 * @throws whatever ended it early
 */ const runPhases = async (state, context, folder)=>{
    const tried = newTry(state, context, folder);
    let ending;
    const end = ()=>{
        ending ??= tried.end();
        return ending;
    };
    try {
        const environment = await tried.inPhase('environment', ()=>environmentPhase(tried));
        await tried.inPhase('agent', ()=>agentPhase(tried, environment));
        const ends = await tried.inPhase('verify', ()=>verifyPhase(tried, environment));
        await tried.inPhase('score', ()=>scorePhase(tried, environment, ends));
        await verifyAgain(tried, environment);
    } catch (thrown) {
        const containers = tried.containers();
        const cause = containers.length === 0 ? thrown : await blame(thrown, containers);
        // What its networks have seen belongs to the record of a trial that ends early as well.
        if (!context.signal.aborted) await end();
        if (!(cause instanceof Unresolved) || !state.material) throw cause;
        const { row } = state.material;
        state.verdict = row ? await verdictOfUngraded(tried, {
            row,
            reason: cause.reason
        }) : verdictOfUnresolved(state.material, cause.reason);
    } finally{
        context.inBackground(end());
    }
    if (state.verdict?.reward === 0) {
        // What the trial itself wrote is gone then, so a disk that is still full is nobody's but the host's.
        await end();
        await (0,free_disk/* requireDisk */.D)(context.host, 'running');
    }
};

// EXTERNAL MODULE: ./src/trial/trial-folder.js
var trial_folder = __webpack_require__(7699);
// EXTERNAL MODULE: ./src/engine/limits.js
var limits = __webpack_require__(28794);
// EXTERNAL MODULE: ./src/trial/phase-clock.js
var phase_clock = __webpack_require__(11086);
;// CONCATENATED MODULE: ./src/trial/trial-state.js



const scaled = (seconds, multiplier)=>seconds === null ? null : seconds * multiplier;
/** A trial before its first phase. */ const newTrialState = (planned, task, context)=>({
        planned,
        task,
        taskDir: task.dir,
        tryNumber: context.tryNumber,
        usedBefore: context.usedBefore ?? model_use/* NO_USAGE */.yJ,
        clock: new phase_clock/* PhaseClock */.w(),
        phase: 'environment',
        networks: {},
        limits: {
            ...(0,limits/* clampLimits */.c)(task.environment, context.host),
            timeoutsSec: {
                environment: scaled(task.environment.buildTimeoutSec, context.multipliers.environment),
                agent: scaled(task.agent.timeoutSec, context.multipliers.agent),
                verify: scaled(task.verifier.timeoutSec, context.multipliers.verifier)
            }
        }
    });

;// CONCATENATED MODULE: ./src/trial/run-trial.js











/** Faults of the infrastructure that stay however often one tries. */ const LASTING = new Set([
    'internal',
    'engine-missing',
    'engine-denied',
    'agent-install-unrunnable',
    'hand-over-differs',
    'certificate-untrusted',
    'builder-too-old',
    'sandbox-unsupported'
]);
const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;
/** Milliseconds before the next try: doubling, and spread so that trials that failed together do not come back together. */ const pauseBefore = (tryNumber, random = Math.random)=>Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tryNumber - 1)) * (0.5 + random() / 2);
const toFault = (thrown, phase)=>thrown instanceof errors/* FaultError */.VD ? {
        kind: thrown.kind,
        code: thrown.code,
        message: thrown.message,
        phase
    } : {
        kind: 'infrastructure',
        code: 'internal',
        message: `A fault of kotlin-bench itself: ${(0,errors/* errorMessage */.gJ)(thrown)}. Please report it with trial.log.`,
        phase
    };
const mayTryAgain = ({ fault, tryNumber }, maxRetries)=>fault?.kind === 'infrastructure' && !LASTING.has(fault.code) && tryNumber <= maxRetries;
const writeModelRequests = ({ account, trajectory }, folder)=>{
    if (account) folder.writeJson('agent/model-requests.json', {
        account,
        trajectory: trajectory ?? null
    });
};
const writeTrial = (state, context, folder)=>{
    const { verdict, material } = state;
    if (verdict) {
        // Beside the reports, so that the trial's folder alone is enough to score and explain it.
        if (material?.expected) folder.writeJson('verifier/expected_tests.json', material.expected);
        folder.writeJson('verifier/report.json', verdict);
        folder.write('verifier/reward.txt', `${verdict.reward}\n`);
    }
    const record = (0,trial_record/* trialRecord */.K)(state, context);
    folder.writeJson('result.json', (0,harbor_result/* trialResult */._)(state, context, record));
    return record;
};
/**
 * Runs one attempt of the agent on a task: environment, agent, verify, score; again where the
 * infrastructure failed. Gives its record and writes its folder, whatever happens; only an abort of
 * the whole job is thrown.
 */ const runTrial = async (planned, task, context)=>{
    const { signal } = context;
    const redactor = (0,redact/* createRedactor */.l)((0,agent_secrets/* secretsOf */.F)(context.agent));
    let usedBefore = model_use/* NO_USAGE */.yJ;
    for(let tryNumber = 1;; tryNumber++){
        const folder = (0,trial_folder/* openTrialFolder */.Z)((0,external_node_path_.join)(context.jobDir, planned.name), redactor);
        const state = newTrialState(planned, task, {
            ...context,
            tryNumber,
            usedBefore
        });
        folder.writeJson('config.json', (0,harbor_result/* trialConfig */.D)(state, context));
        try {
            await runPhases(state, context, folder);
        } catch (thrown) {
            if (signal.aborted) throw thrown;
            state.fault = toFault(thrown, state.phase);
            delete state.verdict;
            delete state.secondVerdict;
            folder.log(state.fault.message);
            if (thrown instanceof Error && state.fault.code === 'internal') folder.log(thrown.stack ?? '');
        } finally{
            if (signal.aborted) folder.close();
        }
        writeModelRequests(state, folder);
        if (!mayTryAgain(state, context.maxRetries)) {
            const record = writeTrial(state, context, folder);
            folder.close();
            return record;
        }
        if (state.fault?.code === 'image-missing') {
            // It was there when it was looked for: the next try has to look again, and build it if need be.
            context.images.forget();
            context.prepared.forget();
        }
        usedBefore = (0,model_use/* addUsage */.vk)(usedBefore, (0,model_use/* usageOf */.Fs)(state.account ?? null, state.agentRun));
        context.modelUse.budget.seen(planned.name, usedBefore.costUsd ?? 0);
        const pause = pauseBefore(tryNumber);
        folder.log(`trying again in ${(pause / 1000).toFixed(1)} s`);
        folder.close();
        context.listener({
            type: 'notice',
            task: planned.task,
            message: `${state.fault?.message} Trying again in ${(pause / 1000).toFixed(0)} s (${tryNumber} of ${context.maxRetries}).`
        });
        await (0,promises_.setTimeout)(pause, undefined, {
            signal
        });
    }
};


/***/ }),

/***/ 7699:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ openTrialFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _redact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76421);



/** How much of one output of a container is kept. */ const MAX_LOG_BYTES = 64 * 1024 * 1024;
/** Puts what an earlier try left aside, under `tries/<n>/`: the log of every try is kept. */ const setAside = (dir)=>{
    const left = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(dir) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(dir).filter((name)=>name !== 'tries') : [];
    if (left.length === 0) return;
    const tries = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, 'tries');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(tries, {
        recursive: true
    });
    const aside = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(tries, String((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(tries).length + 1));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(aside);
    for (const name of left)(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, name), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(aside, name));
};
/** Opens the folder for a try; what a try before left in it is set aside. */ const openTrialFolder = (dir, redactor = (0,_redact_js__WEBPACK_IMPORTED_MODULE_2__/* .createRedactor */ .l)([]))=>{
    setAside(dir);
    const open = new Set();
    const streams = [];
    const openFile = (path)=>{
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, path)), {
            recursive: true
        });
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, path), 'w');
        open.add(file);
        return file;
    };
    for (const folder of [
        'agent',
        'verifier/junit',
        'artifacts'
    ])(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, folder), {
        recursive: true
    });
    const log = openFile('trial.log');
    const redacted = (text)=>redactor.whole(Buffer.from(text)).toString('utf8');
    const write = (path, content)=>{
        const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, redacted(path));
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target), {
            recursive: true
        });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(target, redactor.whole(Buffer.from(content)));
    };
    return {
        dir,
        log: (line)=>{
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(log, `${new Date().toISOString()} ${redacted(line)}\n`);
        },
        output: (path)=>{
            const file = openFile(path);
            let left = MAX_LOG_BYTES;
            const stream = redactor.stream((chunk)=>{
                if (left <= 0) return;
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(file, chunk.length > left ? chunk.subarray(0, left) : chunk);
                left -= chunk.length;
                if (left <= 0) (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(file, `\n[cut here: more than ${MAX_LOG_BYTES} bytes]\n`);
            });
            streams.push(stream);
            return (chunk)=>stream.write(chunk);
        },
        redact: redacted,
        write,
        writeJson: (path, value)=>write(path, `${JSON.stringify(value, null, 2)}\n`),
        close: ()=>{
            for (const stream of streams.splice(0))stream.end();
            for (const file of open)(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
            open.clear();
        }
    };
};


/***/ })

};
;