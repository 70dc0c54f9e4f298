"use strict";
exports.id = 1323;
exports.ids = [1323];
exports.modules = {

/***/ 91254:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ aptInstall)
/* harmony export */ });
/** Shell lines that install packages of Debian, `packages` with blanks between, and ask nothing. */ const aptInstall = (packages)=>`
export DEBIAN_FRONTEND=noninteractive
apt-get update -q
apt-get install -q -y --no-install-recommends ${packages}
`;


/***/ }),

/***/ 30772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ NAMED_AGENTS)
});

// EXTERNAL MODULE: ../../node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(43045);
;// CONCATENATED MODULE: ./src/agent/named/lite-llm.js
/** A model as LiteLLM is told of it, by the protocol that its provider speaks. */ const liteLlmModel = ({ provider, name })=>`${provider.api === 'anthropic' ? 'anthropic' : 'openai'}/${name ?? ''}`;
/** Points LiteLLM at the gateway. */ const liteLlmVariables = ({ provider, baseUrl, token })=>({
        ...provider.api === 'anthropic' ? {
            ANTHROPIC_API_KEY: token,
            ANTHROPIC_API_BASE: baseUrl,
            ANTHROPIC_BASE_URL: baseUrl
        } : {
            OPENAI_API_KEY: token,
            OPENAI_API_BASE: baseUrl,
            OPENAI_BASE_URL: baseUrl
        },
        // Else it fetches a list of prices first.
        LITELLM_LOCAL_MODEL_COST_MAP: 'True'
    });

// EXTERNAL MODULE: ./src/agent/named/said.js
var named_said = __webpack_require__(36648);
;// CONCATENATED MODULE: ./src/agent/named/aider.js



const VERSION = '0.86.2';
const ANALYTICS = 'aider/analytics.jsonl';
const HISTORY = 'aider/chat.md';
const sentSchema = schemas/* object */.Ikc({
    event: schemas/* literal */.euz('message_send'),
    properties: schemas/* object */.Ikc({
        prompt_tokens: named_said/* count */.U9,
        completion_tokens: named_said/* count */.U9,
        cost: named_said/* dollars */.E9
    })
});
/** Its log of events has each message that it sent. */ const aiderEvents = ()=>(0,named_said/* foldEvents */.v0)(sentSchema, (said, { properties: { prompt_tokens: input, completion_tokens: output, cost } })=>({
            ...said,
            usage: (0,named_said/* addUsage */.vk)(said.usage, {
                input,
                cached: 0,
                output
            }),
            // It counts 0 for a model whose price it does not know.
            costUsd: cost ? (said.costUsd ?? 0) + cost : said.costUsd
        }));
const QUIET = [
    '--no-analytics',
    '--analytics-disable',
    '--no-check-update',
    '--no-show-model-warnings',
    '--no-show-release-notes',
    '--no-pretty',
    '--no-fancy-input',
    '--no-stream'
];
const aider = {
    name: 'aider',
    version: VERSION,
    installation: {
        kind: 'python',
        packages: [
            `aider-chat==${VERSION}`
        ],
        complete: false
    },
    program: (prefix)=>[
            `${prefix}/bin/python3`,
            '-I',
            '-m',
            'aider'
        ],
    check: [
        '--version'
    ],
    providers: [
        'openai',
        'anthropic',
        'openrouter',
        'deepseek',
        'mistral',
        'xai',
        'groq',
        'qwen'
    ],
    hasOwnModel: false,
    ownKeys: [],
    hosts: [],
    shown: true,
    note: 'It edits by answers in text and runs no commands.',
    launch: ({ model, home, instructionPath })=>({
            words: [
                ...model ? [
                    '--model',
                    liteLlmModel(model),
                    '--weak-model',
                    liteLlmModel(model)
                ] : [],
                ...[
                    '--yes-always',
                    '--no-gitignore',
                    '--no-auto-commits',
                    '--no-detect-urls'
                ],
                ...[
                    '--no-suggest-shell-commands',
                    ...QUIET
                ],
                ...[
                    '--analytics-log',
                    `${home}/${ANALYTICS}`,
                    '--chat-history-file',
                    `${home}/${HISTORY}`
                ],
                ...[
                    '--input-history-file',
                    '/dev/null',
                    '--message-file',
                    instructionPath
                ]
            ],
            instruction: 'in-words',
            env: {
                ...model && liteLlmVariables(model)
            },
            files: {
                [ANALYTICS]: ''
            }
        }),
    output: 'aider.txt',
    keeps: [
        'aider'
    ],
    readKept: (files)=>(0,named_said/* readLines */.Se)(files.get(ANALYTICS) ?? '', aiderEvents()),
    // Its map of the repository, which it puts nowhere else.
    leavings: [
        '.aider.tags.cache.v4'
    ]
};

;// CONCATENATED MODULE: ./src/agent/named/claude-code.js


const claude_code_VERSION = '2.1.332';
const resultSchema = schemas/* object */.Ikc({
    type: schemas/* literal */.euz('result'),
    is_error: schemas/* boolean */.zMY().catch(false),
    result: schemas/* string */.YjP().optional().catch(undefined),
    total_cost_usd: named_said/* dollars */.E9,
    modelUsage: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* object */.Ikc({
        costBasis: schemas/* string */.YjP().optional()
    })).catch({}),
    usage: schemas/* object */.Ikc({
        input_tokens: named_said/* count */.U9,
        cache_creation_input_tokens: named_said/* count */.U9,
        cache_read_input_tokens: named_said/* count */.U9,
        output_tokens: named_said/* count */.U9
    })
});
/** The last line of its output is the result of the whole session. */ const claudeEvents = ()=>(0,named_said/* foldEvents */.v0)(resultSchema, (said, { usage, total_cost_usd, modelUsage, is_error, result })=>({
            usage: {
                // Its protocol counts what came from the cache, or went there, beside the input.
                input: usage.input_tokens + usage.cache_creation_input_tokens + usage.cache_read_input_tokens,
                cached: usage.cache_read_input_tokens,
                output: usage.output_tokens
            },
            // For a model that it does not know it takes another's price.
            costUsd: Object.values(modelUsage).some(({ costBasis })=>costBasis === 'unknown') ? null : total_cost_usd,
            errors: (0,named_said/* withError */.jT)(said.errors, is_error ? result : undefined)
        }));
const claudeCode = {
    name: 'claude-code',
    version: claude_code_VERSION,
    installation: {
        kind: 'npm',
        packages: (platform)=>[
                `@anthropic-ai/claude-code-${platform}@${claude_code_VERSION}`
            ],
        native: (platform)=>`@anthropic-ai/claude-code-${platform}/claude`,
        // It carries its own code behind the executable's, and no longer finds it once that is changed.
        libc: 'layer'
    },
    program: (prefix, platform)=>[
            `${prefix}/node_modules/@anthropic-ai/claude-code-${platform}/claude`
        ],
    check: [
        '--version'
    ],
    providers: [
        'anthropic'
    ],
    hasOwnModel: true,
    ownKeys: [],
    hosts: [],
    shown: true,
    launch: ({ model })=>({
            words: [
                ...[
                    '-p',
                    '--output-format',
                    'stream-json',
                    '--verbose',
                    '--dangerously-skip-permissions'
                ],
                ...model?.name ? [
                    '--model',
                    model.name
                ] : []
            ],
            instruction: 'stdin',
            env: {
                ...model && {
                    ANTHROPIC_BASE_URL: model.baseUrl,
                    ANTHROPIC_API_KEY: model.token
                },
                // What it asks small questions of is the same model: no other need be there.
                ...model?.name && {
                    ANTHROPIC_SMALL_FAST_MODEL: model.name,
                    ANTHROPIC_DEFAULT_HAIKU_MODEL: model.name
                },
                // Else it refuses to work without permissions as root.
                IS_SANDBOX: '1',
                CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
                DISABLE_AUTOUPDATER: '1',
                DISABLE_TELEMETRY: '1',
                DISABLE_ERROR_REPORTING: '1'
            }
        }),
    output: 'claude-code.jsonl',
    events: claudeEvents,
    keeps: [
        '.claude/projects'
    ]
};

;// CONCATENATED MODULE: ./src/agent/named/codex.js


const codex_VERSION = '0.171.0';
const eventSchema = schemas/* discriminatedUnion */.gMt('type', [
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('turn.completed'),
        usage: schemas/* object */.Ikc({
            input_tokens: named_said/* count */.U9,
            cached_input_tokens: named_said/* count */.U9,
            output_tokens: named_said/* count */.U9
        })
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('turn.failed'),
        error: schemas/* object */.Ikc({
            message: schemas/* string */.YjP()
        })
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('error'),
        message: schemas/* string */.YjP()
    })
]);
/** A turn says what it used when it is over; there is one for each instruction. */ const codexEvents = ()=>(0,named_said/* foldEvents */.v0)(eventSchema, (said, event)=>{
        switch(event.type){
            case 'turn.completed':
                {
                    const { input_tokens: input, cached_input_tokens: cached, output_tokens: output } = event.usage;
                    return {
                        ...said,
                        usage: (0,named_said/* addUsage */.vk)(said.usage, {
                            input,
                            cached,
                            output
                        })
                    };
                }
            case 'turn.failed':
                return {
                    ...said,
                    errors: (0,named_said/* withError */.jT)(said.errors, event.error.message)
                };
            case 'error':
                return {
                    ...said,
                    errors: (0,named_said/* withError */.jT)(said.errors, event.message)
                };
        }
    });
/** TOML has JSON's strings. */ const codex_text = (value)=>JSON.stringify(value);
/**
 * Its own settings for a provider try a WebSocket first, and wait without end for a server that is
 * gone; so ours has settings of its own. A login shell would put the system's PATH in the image's place.
 */ const config = (baseUrl)=>`
model_provider = "gateway"
check_for_update_on_startup = false
allow_login_shell = false

[model_providers.gateway]
name = "gateway"
base_url = ${codex_text(baseUrl)}
env_key = "OPENAI_API_KEY"
wire_api = "responses"
request_max_retries = 4
stream_max_retries = 4

[analytics]
enabled = false

[feedback]
enabled = false

[otel]
exporter = "none"

[features]
plugins = false
remote_plugin = false
apps = false
unbounded_connection_retries = false
`;
const vendored = {
    'linux-x64': 'x86_64-unknown-linux-musl',
    'linux-arm64': 'aarch64-unknown-linux-musl'
};
const codex = {
    name: 'codex',
    version: codex_VERSION,
    installation: {
        kind: 'npm',
        packages: (platform)=>[
                `@openai/codex@${codex_VERSION}-${platform}`
            ],
        native: (platform)=>`@openai/codex/vendor/${vendored[platform]}/bin/codex`,
        libc: 'static'
    },
    program: (prefix, platform)=>[
            `${prefix}/node_modules/@openai/codex/vendor/${vendored[platform]}/bin/codex`
        ],
    check: [
        '--version'
    ],
    // It asks by the Responses protocol, which the others do not answer.
    providers: [
        'openai',
        'openrouter',
        'xai',
        'groq'
    ],
    hasOwnModel: true,
    ownKeys: [],
    hosts: [],
    shown: true,
    launch: ({ model, workdir })=>({
            words: [
                ...[
                    'exec',
                    '--json',
                    '--skip-git-repo-check',
                    '--dangerously-bypass-approvals-and-sandbox'
                ],
                ...[
                    '-C',
                    workdir,
                    ...model?.name ? [
                        '--model',
                        model.name
                    ] : [],
                    '-'
                ]
            ],
            instruction: 'stdin',
            env: {
                ...model && {
                    OPENAI_API_KEY: model.token
                }
            },
            files: {
                ...model && {
                    '.codex/config.toml': config(model.baseUrl)
                }
            }
        }),
    output: 'codex.jsonl',
    events: codexEvents,
    keeps: [
        '.codex/sessions'
    ]
};

;// CONCATENATED MODULE: ./src/agent/named/copilot-cli.js


const copilot_cli_VERSION = '1.0.102';
const copilot_cli_eventSchema = schemas/* discriminatedUnion */.gMt('type', [
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('session.usage_record'),
        data: schemas/* object */.Ikc({
            usage: schemas/* object */.Ikc({
                inputTokens: named_said/* count */.U9,
                outputTokens: named_said/* count */.U9,
                cacheReadTokens: named_said/* count */.U9
            })
        })
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('session.error'),
        data: schemas/* object */.Ikc({
            message: schemas/* string */.YjP()
        })
    })
]);
/** Its session has a record of each answer; what it prints has none. */ const copilotEvents = ()=>(0,named_said/* foldEvents */.v0)(copilot_cli_eventSchema, (said, event)=>{
        if (event.type === 'session.error') return {
            ...said,
            errors: (0,named_said/* withError */.jT)(said.errors, event.data.message)
        };
        const { inputTokens: input, cacheReadTokens: cached, outputTokens: output } = event.data.usage;
        return {
            ...said,
            usage: (0,named_said/* addUsage */.vk)(said.usage, {
                input,
                cached,
                output
            })
        };
    });
const EVENTS = /^\.copilot\/session-state\/[^/]+\/events\.jsonl$/;
const ownProvider = ({ provider, name, baseUrl, token })=>({
        COPILOT_PROVIDER_TYPE: provider.api === 'anthropic' ? 'anthropic' : 'openai',
        COPILOT_PROVIDER_BASE_URL: baseUrl,
        COPILOT_PROVIDER_API_KEY: token,
        COPILOT_MODEL: name ?? '',
        // Nothing of GitHub is asked then.
        COPILOT_OFFLINE: 'true'
    });
const copilotCli = {
    name: 'copilot-cli',
    version: copilot_cli_VERSION,
    installation: {
        kind: 'npm',
        packages: (platform)=>[
                `@github/copilot-${platform}@${copilot_cli_VERSION}`
            ],
        native: (platform)=>`@github/copilot-${platform}/copilot`,
        libc: 'carried'
    },
    program: (prefix, platform)=>[
            `${prefix}/node_modules/@github/copilot-${platform}/copilot`
        ],
    check: [
        '--version'
    ],
    providers: [
        'openai',
        'anthropic',
        'openrouter',
        'deepseek',
        'mistral',
        'xai',
        'groq',
        'qwen'
    ],
    hasOwnModel: true,
    ownKeys: [
        'COPILOT_GITHUB_TOKEN'
    ],
    hosts: [
        'github.com',
        'api.github.com',
        '*.githubcopilot.com'
    ],
    shown: true,
    launch: ({ model, modelText })=>({
            words: [
                ...model === null && modelText !== null ? [
                    '--model',
                    modelText
                ] : [],
                ...[
                    '--allow-all-tools',
                    '--allow-all-paths',
                    '--disable-builtin-mcps',
                    '--disable-client-telemetry'
                ],
                ...[
                    '--output-format',
                    'json',
                    '--prompt'
                ]
            ],
            instruction: 'last-word',
            env: {
                ...model && ownProvider(model),
                COPILOT_AUTO_UPDATE: 'false'
            }
        }),
    output: 'copilot-cli.jsonl',
    keeps: [
        '.copilot/session-state'
    ],
    readKept: (files)=>(0,named_said/* readLines */.Se)([
            ...files
        ].flatMap(([path, text])=>EVENTS.test(path) ? [
                text
            ] : []).join('\n'), copilotEvents())
};

// EXTERNAL MODULE: ./src/agent/install/apt-install.js
var apt_install = __webpack_require__(91254);
;// CONCATENATED MODULE: ./src/agent/named/cursor-cli.js



const cursor_cli_resultSchema = schemas/* object */.Ikc({
    type: schemas/* literal */.euz('result'),
    is_error: schemas/* boolean */.zMY().catch(false),
    result: schemas/* string */.YjP().optional().catch(undefined),
    usage: schemas/* object */.Ikc({
        inputTokens: named_said/* count */.U9,
        outputTokens: named_said/* count */.U9,
        cacheReadTokens: named_said/* count */.U9,
        cacheWriteTokens: named_said/* count */.U9
    }).optional().catch(undefined)
});
/** Folds the lines of `--output-format stream-json` into what the agent said of its run. */ const cursorEvents = ()=>(0,named_said/* foldEvents */.v0)(cursor_cli_resultSchema, (said, { usage, is_error, result })=>({
            ...said,
            ...usage && {
                usage: {
                    input: usage.inputTokens + usage.cacheReadTokens + usage.cacheWriteTokens,
                    cached: usage.cacheReadTokens,
                    output: usage.outputTokens
                }
            },
            errors: (0,named_said/* withError */.jT)(said.errors, is_error ? result : undefined)
        }));
const cursorCli = {
    name: 'cursor-cli',
    version: null,
    installation: {
        kind: 'script',
        script: `${(0,apt_install/* aptInstall */.v)('ca-certificates curl')}
export HOME="$PREFIX"
curl -fsSL https://cursor.com/install | bash
"$PREFIX/.local/bin/cursor-agent" --version > "$PREFIX/version"
`
    },
    program: (prefix)=>[
            `${prefix}/.local/bin/cursor-agent`
        ],
    check: [
        '--version'
    ],
    providers: [],
    hasOwnModel: true,
    ownKeys: [
        'CURSOR_API_KEY'
    ],
    hosts: [
        'cursor.com',
        '*.cursor.com',
        '*.cursor.sh'
    ],
    shown: false,
    note: 'It asks its maker’s service alone; written from its documentation.',
    launch: ({ modelText })=>({
            words: [
                ...[
                    '--print',
                    '--force',
                    '--trust',
                    '--output-format',
                    'stream-json'
                ],
                ...modelText === null ? [] : [
                    '--model',
                    modelText
                ],
                '--'
            ],
            instruction: 'last-word',
            env: {}
        }),
    output: 'cursor-cli.jsonl',
    events: cursorEvents,
    keeps: [
        '.cursor/projects',
        '.cursor/chats'
    ]
};

;// CONCATENATED MODULE: ./src/agent/named/gemini-cli.js


const gemini_cli_VERSION = '0.61.0';
const gemini_cli_eventSchema = schemas/* discriminatedUnion */.gMt('type', [
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('result'),
        status: schemas/* string */.YjP().optional(),
        error: schemas/* object */.Ikc({
            message: schemas/* string */.YjP()
        }).optional().catch(undefined),
        stats: schemas/* object */.Ikc({
            input_tokens: named_said/* count */.U9,
            output_tokens: named_said/* count */.U9,
            cached: named_said/* count */.U9
        }).optional().catch(undefined)
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('error'),
        message: schemas/* string */.YjP()
    })
]);
/** The last line of its output is the result of the whole session. */ const geminiEvents = ()=>(0,named_said/* foldEvents */.v0)(gemini_cli_eventSchema, (said, event)=>{
        if (event.type === 'error') return {
            ...said,
            errors: (0,named_said/* withError */.jT)(said.errors, event.message)
        };
        const { stats, error } = event;
        return {
            ...said,
            ...stats && {
                usage: {
                    input: stats.input_tokens,
                    cached: stats.cached,
                    output: stats.output_tokens
                }
            },
            errors: (0,named_said/* withError */.jT)(said.errors, error?.message)
        };
    });
const SETTINGS = {
    security: {
        auth: {
            selectedType: 'gemini-api-key'
        }
    },
    general: {
        disableAutoUpdate: true,
        enableAutoUpdate: false
    },
    privacy: {
        usageStatisticsEnabled: false
    },
    telemetry: {
        enabled: false
    }
};
const geminiCli = {
    name: 'gemini-cli',
    version: gemini_cli_VERSION,
    installation: {
        kind: 'npm',
        packages: ()=>[
                `@google/gemini-cli@${gemini_cli_VERSION}`
            ],
        native: null,
        libc: 'carried'
    },
    program: (prefix)=>[
            `${prefix}/bin/node`,
            `${prefix}/node_modules/@google/gemini-cli/bundle/gemini.js`
        ],
    check: [
        '--version'
    ],
    providers: [
        'gemini'
    ],
    hasOwnModel: true,
    ownKeys: [],
    hosts: [],
    shown: true,
    launch: ({ model })=>({
            words: [
                '--yolo',
                '--output-format',
                'stream-json',
                ...model?.name ? [
                    '--model',
                    model.name
                ] : []
            ],
            instruction: 'stdin',
            env: {
                ...model && {
                    GEMINI_API_KEY: model.token,
                    GOOGLE_GEMINI_BASE_URL: model.baseUrl
                },
                GEMINI_CLI_TRUST_WORKSPACE: 'true'
            },
            files: {
                '.gemini/settings.json': JSON.stringify(SETTINGS)
            }
        }),
    output: 'gemini-cli.jsonl',
    events: geminiEvents,
    keeps: [
        '.gemini/tmp'
    ]
};

;// CONCATENATED MODULE: ./src/agent/named/goose.js

const goose_VERSION = '1.9.3';
const provider = ({ provider: { api }, name, baseUrl, token })=>({
        GOOSE_MODEL: name ?? '',
        ...api === 'anthropic' ? {
            GOOSE_PROVIDER: 'anthropic',
            ANTHROPIC_HOST: baseUrl,
            ANTHROPIC_API_KEY: token
        } : {
            GOOSE_PROVIDER: 'openai',
            // It wants host and path apart.
            OPENAI_HOST: new URL(baseUrl).origin,
            OPENAI_BASE_PATH: `${new URL(baseUrl).pathname.slice(1)}/chat/completions`,
            OPENAI_API_KEY: token
        }
    });
const goose = {
    name: 'goose',
    version: goose_VERSION,
    installation: {
        kind: 'script',
        script: `${(0,apt_install/* aptInstall */.v)('ca-certificates curl bzip2')}
export GOOSE_VERSION=v${goose_VERSION} GOOSE_BIN_DIR="$PREFIX/bin" CONFIGURE=false
curl -fsSL https://github.com/block/goose/releases/download/stable/download_cli.sh | bash
`
    },
    program: (prefix)=>[
            `${prefix}/bin/goose`
        ],
    check: [
        '--version'
    ],
    providers: [
        'anthropic',
        'openai',
        'openrouter',
        'deepseek',
        'mistral',
        'xai',
        'groq',
        'qwen'
    ],
    hasOwnModel: false,
    ownKeys: [],
    hosts: [],
    shown: false,
    note: 'Written from its documentation.',
    launch: ({ model, instructionPath })=>({
            words: [
                'run',
                '--no-session',
                '--output-format',
                'stream-json',
                '--instructions',
                instructionPath
            ],
            instruction: 'in-words',
            env: {
                ...model && provider(model),
                GOOSE_MODE: 'auto',
                GOOSE_DISABLE_KEYRING: '1'
            }
        }),
    output: 'goose.jsonl',
    keeps: [
        '.local/state/goose/logs'
    ]
};

;// CONCATENATED MODULE: ./src/agent/named/junie.js

const junie_VERSION = '3110.7';
const TOKEN = 'KOTLIN_BENCH_TOKEN';
/** A profile of its own for a model; the address in it is that of the one endpoint which it asks. */ const profile = ({ provider, name, baseUrl })=>JSON.stringify({
        id: name,
        ...provider.api === 'anthropic' ? {
            apiType: 'Anthropic',
            baseUrl: `${baseUrl}/v1/messages`
        } : {
            apiType: 'OpenAIResponses',
            baseUrl: `${baseUrl}/responses`
        },
        apiKey: `\${${TOKEN}}`
    });
const junie = {
    name: 'junie',
    version: junie_VERSION,
    installation: {
        kind: 'script',
        // npm's package is a script that downloads the same.
        script: `${(0,apt_install/* aptInstall */.v)('ca-certificates curl unzip')}
export HOME="$PREFIX" JUNIE_DATA="$PREFIX/data" JUNIE_VERSION=${junie_VERSION}
curl -fsSL https://junie.jetbrains.com/install.sh | bash
`
    },
    program: (prefix)=>[
            'env',
            `JUNIE_DATA=${prefix}/data`,
            `${prefix}/.local/bin/junie`
        ],
    check: [
        '--version'
    ],
    providers: [
        'openai',
        'anthropic',
        'openrouter'
    ],
    hasOwnModel: true,
    ownKeys: [
        'JUNIE_API_KEY'
    ],
    hosts: [
        '*.jetbrains.com',
        '*.jetbrains.ai',
        '*.grazie.ai'
    ],
    shown: false,
    note: 'Written from its documentation.',
    launch: ({ model, modelText, workdir })=>({
            words: [
                ...model ? [
                    '--model',
                    'custom:gateway'
                ] : modelText === null ? [] : [
                    '--model',
                    modelText
                ],
                ...[
                    '--project',
                    workdir,
                    '--task'
                ]
            ],
            instruction: 'last-word',
            env: {
                ...model && {
                    [TOKEN]: model.token
                },
                JUNIE_SKIP_UPDATE_CHECK: '1'
            },
            files: {
                ...model && {
                    '.junie/models/gateway.json': profile(model)
                }
            }
        }),
    output: 'junie.txt',
    keeps: [
        '.junie/sessions',
        '.junie/logs'
    ]
};

;// CONCATENATED MODULE: ./src/agent/named/mini-swe-agent-packages.js
const MINI_SWE_AGENT_VERSION = '2.4.6';
/**
 * All that it is made of, since its own list of requirements leaves most versions open. Left out is what
 * only its runners of other benchmarks read data sets with: 400 MB.
 */ const MINI_SWE_AGENT_PACKAGES = [
    'aiohappyeyeballs==2.7.1',
    'aiohttp==3.14.5',
    'aiosignal==1.4.0',
    'annotated-doc==0.0.7',
    'annotated-types==0.8.0',
    'anyio==4.16.0',
    'attrs==26.1.0',
    'boto3==1.44.8',
    'botocore==1.44.8',
    'certifi==2026.10.19.post1',
    'charset-normalizer==3.5.3',
    'click==8.5.1',
    'fastuuid==0.14.0',
    'filelock==4.3.1',
    'frozenlist==1.8.0',
    'fsspec==2026.9.0',
    'h11==0.16.0',
    'h2==4.4.1',
    'hf-xet==1.8.0',
    'hpack==4.2.0',
    'httpcore==1.0.9',
    'httpcore2==2.16.2',
    'httpx==0.28.1',
    'httpx2==2.16.2',
    'huggingface_hub==2.4.0',
    'hyperframe==6.1.0',
    'idna==3.20',
    'importlib_metadata==8.9.0',
    'Jinja2==3.1.6',
    'jiter==0.19.0',
    'jmespath==1.1.0',
    'jsonschema==4.26.0',
    'jsonschema-specifications==2025.9.1',
    'linkify-it-py==2.2.0',
    'litellm==1.110.2',
    'markdown-it-py==4.3.0',
    'MarkupSafe==3.0.4',
    'mdit-py-plugins==0.7.0',
    'mdurl==0.1.2',
    `mini-swe-agent==${MINI_SWE_AGENT_VERSION}`,
    'multidict==7.2.1',
    'openai==3.57.0',
    'packaging==26.4',
    'platformdirs==4.14.9',
    'prompt_toolkit==3.0.53',
    'propcache==0.5.4',
    'pydantic==2.14.4',
    'pydantic-settings==2.16.3',
    'pydantic_core==2.50.5',
    'Pygments==2.21.0',
    'python-dateutil==2.9.0.post0',
    'python-dotenv==1.2.4',
    'PyYAML==6.0.4',
    'referencing==0.37.0',
    'regex==2026.11.19',
    'requests==2.34.2',
    'rich==15.0.0',
    'rpds-py==2026.9.1',
    's3transfer==0.19.3',
    'shellingham==1.5.4',
    'six==1.17.0',
    'sniffio==1.3.1',
    'tenacity==9.2.1',
    'textual==8.2.8',
    'tiktoken==0.14.0',
    'tokenizers==0.23.3',
    'tqdm==4.70.1',
    'truststore==0.10.5',
    'typer==0.29.2',
    'typing-inspection==0.4.5',
    'typing_extensions==4.16.0',
    'urllib3==2.8.0',
    'wcwidth==0.9.4',
    'yarl==1.25.1',
    'zipp==4.1.2'
];

;// CONCATENATED MODULE: ./src/agent/named/mini-swe-agent.js




const TRAJECTORY = 'trajectory.json';
const trajectorySchema = schemas/* object */.Ikc({
    info: schemas/* object */.Ikc({
        model_stats: schemas/* object */.Ikc({
            instance_cost: named_said/* dollars */.E9
        }).catch({
            instance_cost: null
        })
    }).catch({
        model_stats: {
            instance_cost: null
        }
    }),
    messages: schemas/* array */.YOg(schemas/* object */.Ikc({
        extra: schemas/* object */.Ikc({
            response: schemas/* object */.Ikc({
                usage: schemas/* object */.Ikc({
                    prompt_tokens: named_said/* count */.U9,
                    completion_tokens: named_said/* count */.U9,
                    prompt_tokens_details: schemas/* object */.Ikc({
                        cached_tokens: named_said/* count */.U9
                    }).nullish().catch(undefined)
                })
            })
        }).optional().catch(undefined)
    }))
});
/** What the answers in its trajectory used. */ const readTrajectory = (text)=>{
    const parsed = trajectorySchema.safeParse(JSON.parse(text));
    if (!parsed.success) return named_said/* NOTHING_SAID */.SV;
    let usage = null;
    for (const { extra } of parsed.data.messages){
        if (!extra) continue;
        const { prompt_tokens: input, completion_tokens: output, prompt_tokens_details } = extra.response.usage;
        usage = (0,named_said/* addUsage */.vk)(usage, {
            input,
            cached: prompt_tokens_details?.cached_tokens ?? 0,
            output
        });
    }
    // It counts 0 for a model whose price it does not know.
    return {
        usage,
        costUsd: parsed.data.info.model_stats.instance_cost || null,
        errors: []
    };
};
const miniSweAgent = {
    name: 'mini-swe-agent',
    version: MINI_SWE_AGENT_VERSION,
    installation: {
        kind: 'python',
        packages: MINI_SWE_AGENT_PACKAGES,
        complete: true
    },
    program: (prefix)=>[
            `${prefix}/bin/python3`,
            '-I',
            '-m',
            'minisweagent.run.mini'
        ],
    check: [
        '--help'
    ],
    providers: [
        'openai',
        'anthropic',
        'openrouter',
        'deepseek',
        'mistral',
        'xai',
        'groq',
        'qwen'
    ],
    hasOwnModel: false,
    ownKeys: [],
    hosts: [],
    shown: true,
    launch: ({ model, home })=>({
            words: [
                ...model ? [
                    '--model',
                    liteLlmModel(model)
                ] : [],
                // Its own limit of a few dollars would end long tasks; the run has one of its own.
                ...[
                    '--yolo',
                    '--exit-immediately',
                    '--cost-limit',
                    '0',
                    '--output',
                    `${home}/${TRAJECTORY}`,
                    '--task'
                ]
            ],
            instruction: 'last-word',
            env: {
                ...model && liteLlmVariables(model),
                MSWEA_CONFIGURED: 'true',
                MSWEA_COST_TRACKING: 'ignore_errors',
                MSWEA_GLOBAL_CONFIG_DIR: `${home}/.mini-swe-agent`,
                MSWEA_SILENT_STARTUP: '1'
            }
        }),
    output: 'mini-swe-agent.txt',
    keeps: [
        TRAJECTORY
    ],
    readKept: (files)=>{
        const text = files.get(TRAJECTORY);
        return text === undefined ? named_said/* NOTHING_SAID */.SV : readTrajectory(text);
    }
};

// EXTERNAL MODULE: ./src/agent/providers.js
var providers = __webpack_require__(93718);
;// CONCATENATED MODULE: ./src/agent/named/opencode.js



const opencode_VERSION = '1.18.33';
const opencode_eventSchema = schemas/* discriminatedUnion */.gMt('type', [
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('step_finish'),
        part: schemas/* object */.Ikc({
            tokens: schemas/* object */.Ikc({
                input: named_said/* count */.U9,
                output: named_said/* count */.U9,
                reasoning: named_said/* count */.U9,
                cache: schemas/* object */.Ikc({
                    read: named_said/* count */.U9,
                    write: named_said/* count */.U9
                }).catch({
                    read: 0,
                    write: 0
                })
            })
        })
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('error'),
        error: schemas/* object */.Ikc({
            name: schemas/* string */.YjP().optional().catch(undefined),
            data: schemas/* object */.Ikc({
                message: schemas/* string */.YjP()
            }).optional().catch(undefined)
        })
    })
]);
/** Each step says what it used; what came from the cache stands beside the input. */ const opencodeEvents = ()=>(0,named_said/* foldEvents */.v0)(opencode_eventSchema, (said, event)=>{
        if (event.type === 'error') {
            const { data, name } = event.error;
            return {
                ...said,
                errors: (0,named_said/* withError */.jT)(said.errors, data?.message ?? name)
            };
        }
        const { tokens } = event.part;
        const { read, write } = tokens.cache;
        const used = {
            input: tokens.input + read + write,
            cached: read,
            output: tokens.output + tokens.reasoning
        };
        // For a provider of ours it has no prices: its cost of 0 says nothing.
        return {
            ...said,
            usage: (0,named_said/* addUsage */.vk)(said.usage, used)
        };
    });
/** Those that are part of the program: any other it would have to download. */ const CLIENTS = {
    anthropic: '@ai-sdk/anthropic',
    openai: '@ai-sdk/openai-compatible',
    gemini: '@ai-sdk/google'
};
/** What each protocol's client takes as the base URL, with the version that it does not add itself. */ const clientUrl = ({ provider, baseUrl })=>{
    switch(provider.api){
        case 'anthropic':
            return `${baseUrl}/v1`;
        case 'gemini':
            return `${baseUrl}/v1beta`;
        case 'openai':
            return baseUrl;
    }
};
const opencode_TOKEN = 'KOTLIN_BENCH_TOKEN';
const opencode_config = (model)=>{
    const { provider } = model;
    const npm = provider.id === 'openai' ? '@ai-sdk/openai' : CLIENTS[provider.api];
    const name = model.name ?? '';
    return JSON.stringify({
        provider: {
            gateway: {
                npm,
                name: 'gateway',
                options: {
                    baseURL: clientUrl(model),
                    apiKey: `{env:${opencode_TOKEN}}`
                },
                models: {
                    [name]: {
                        name
                    }
                }
            }
        },
        model: `gateway/${name}`,
        small_model: `gateway/${name}`,
        permission: {
            '*': 'allow'
        },
        autoupdate: false,
        share: 'disabled'
    });
};
const opencode = {
    name: 'opencode',
    version: opencode_VERSION,
    installation: {
        kind: 'npm',
        packages: (platform)=>[
                `opencode-${platform}@${opencode_VERSION}`
            ],
        native: (platform)=>`opencode-${platform}/bin/opencode`,
        // As with claude-code: its own code stands behind the executable's.
        libc: 'layer'
    },
    program: (prefix, platform)=>[
            `${prefix}/node_modules/opencode-${platform}/bin/opencode`
        ],
    check: [
        '--version'
    ],
    providers: [
        'anthropic',
        ...providers/* PROVIDERS */.xq.map(({ id })=>id).filter((id)=>id !== 'anthropic')
    ],
    hasOwnModel: false,
    ownKeys: [],
    hosts: [],
    shown: true,
    launch: ({ model })=>({
            words: [
                'run',
                '--title',
                'task',
                '--format',
                'json',
                ...model ? [
                    '--model',
                    `gateway/${model.name}`
                ] : []
            ],
            instruction: 'stdin',
            env: {
                ...model && {
                    [opencode_TOKEN]: model.token,
                    OPENCODE_CONFIG_CONTENT: opencode_config(model)
                },
                OPENCODE_DISABLE_AUTOUPDATE: '1',
                OPENCODE_DISABLE_MODELS_FETCH: '1',
                OPENCODE_DISABLE_LSP_DOWNLOAD: '1',
                OPENCODE_DISABLE_DEFAULT_PLUGINS: '1',
                OPENCODE_DISABLE_SHARE: '1'
            }
        }),
    output: 'opencode.jsonl',
    events: opencodeEvents,
    // Its session is a database; what it prints has all of it.
    keeps: []
};

;// CONCATENATED MODULE: ./src/agent/named/qwen-coder.js


const qwen_coder_VERSION = '0.24.4';
const qwen_coder_resultSchema = schemas/* object */.Ikc({
    type: schemas/* literal */.euz('result'),
    is_error: schemas/* boolean */.zMY().catch(false),
    result: schemas/* string */.YjP().optional().catch(undefined),
    error: schemas/* object */.Ikc({
        message: schemas/* string */.YjP()
    }).optional().catch(undefined),
    usage: schemas/* object */.Ikc({
        input_tokens: named_said/* count */.U9,
        cache_read_input_tokens: named_said/* count */.U9,
        output_tokens: named_said/* count */.U9
    }).optional().catch(undefined)
});
/** The last line of its output is the result of the whole session. */ const qwenEvents = ()=>(0,named_said/* foldEvents */.v0)(qwen_coder_resultSchema, (said, { usage, is_error, error, result })=>({
            ...said,
            ...usage && {
                usage: {
                    input: usage.input_tokens,
                    cached: usage.cache_read_input_tokens,
                    output: usage.output_tokens
                }
            },
            errors: (0,named_said/* withError */.jT)(said.errors, is_error ? error?.message ?? result : undefined)
        }));
const qwen_coder_SETTINGS = {
    security: {
        auth: {
            selectedType: 'openai'
        }
    },
    general: {
        disableAutoUpdate: true,
        enableAutoUpdate: false
    },
    privacy: {
        usageStatisticsEnabled: false
    },
    telemetry: {
        enabled: false
    }
};
const qwenCoder = {
    name: 'qwen-coder',
    version: qwen_coder_VERSION,
    installation: {
        kind: 'npm',
        packages: ()=>[
                `@qwen-code/qwen-code@${qwen_coder_VERSION}`
            ],
        native: null,
        executables: [
            '@qwen-code/qwen-code/vendor/ripgrep/*/rg'
        ],
        libc: 'carried'
    },
    program: (prefix)=>[
            `${prefix}/bin/node`,
            `${prefix}/node_modules/@qwen-code/qwen-code/cli.js`
        ],
    check: [
        '--version'
    ],
    providers: [
        'qwen',
        'openai',
        'openrouter',
        'deepseek',
        'mistral',
        'xai',
        'groq'
    ],
    hasOwnModel: false,
    ownKeys: [],
    hosts: [],
    shown: true,
    launch: ({ model })=>({
            words: [
                '--yolo',
                '--output-format',
                'stream-json'
            ],
            instruction: 'stdin',
            env: {
                ...model && {
                    OPENAI_API_KEY: model.token,
                    OPENAI_BASE_URL: model.baseUrl,
                    OPENAI_MODEL: model.name ?? ''
                }
            },
            files: {
                '.qwen/settings.json': JSON.stringify(qwen_coder_SETTINGS)
            }
        }),
    output: 'qwen-coder.jsonl',
    events: qwenEvents,
    keeps: [
        '.qwen/projects'
    ]
};

;// CONCATENATED MODULE: ./src/agent/named/all.js











/** The agents that people know by name, those that were run here first. */ const NAMED_AGENTS = [
    claudeCode,
    codex,
    geminiCli,
    opencode,
    qwenCoder,
    aider,
    miniSweAgent,
    copilotCli,
    goose,
    cursorCli,
    junie
];


/***/ }),

/***/ 93718:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   YV: () => (/* binding */ providerFrom),
/* harmony export */   lh: () => (/* binding */ findProvider),
/* harmony export */   tj: () => (/* binding */ apiBaseUrl),
/* harmony export */   xq: () => (/* binding */ PROVIDERS),
/* harmony export */   zF: () => (/* binding */ standardVariables)
/* harmony export */ });
/* harmony import */ var _text_loopback_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63940);

const openAiLike = (id, baseUrl, { prefix = id.toUpperCase(), aliases = [] } = {})=>({
        id,
        aliases,
        api: 'openai',
        baseUrl,
        keys: [
            {
                name: `${prefix}_API_KEY`
            }
        ],
        urls: [
            `${prefix}_BASE_URL`,
            `${prefix}_API_BASE`
        ]
    });
/** Those that agents have names for; any other is `openai` with a base URL of its own. */ const PROVIDERS = [
    {
        id: 'anthropic',
        aliases: [
            'claude'
        ],
        api: 'anthropic',
        baseUrl: 'https://api.anthropic.com',
        keys: [
            {
                name: 'ANTHROPIC_API_KEY'
            },
            {
                name: 'ANTHROPIC_AUTH_TOKEN',
                place: 'bearer'
            }
        ],
        urls: [
            'ANTHROPIC_BASE_URL'
        ]
    },
    openAiLike('openai', 'https://api.openai.com/v1'),
    {
        id: 'gemini',
        aliases: [
            'google'
        ],
        api: 'gemini',
        baseUrl: 'https://generativelanguage.googleapis.com',
        keys: [
            {
                name: 'GEMINI_API_KEY'
            },
            {
                name: 'GOOGLE_API_KEY'
            }
        ],
        urls: [
            'GOOGLE_GEMINI_BASE_URL',
            'GEMINI_BASE_URL'
        ]
    },
    openAiLike('openrouter', 'https://openrouter.ai/api/v1'),
    openAiLike('deepseek', 'https://api.deepseek.com/v1'),
    openAiLike('mistral', 'https://api.mistral.ai/v1'),
    openAiLike('xai', 'https://api.x.ai/v1', {
        aliases: [
            'x-ai'
        ]
    }),
    openAiLike('groq', 'https://api.groq.com/openai/v1'),
    openAiLike('qwen', 'https://dashscope-intl.aliyuncs.com/compatible-mode/v1', {
        prefix: 'DASHSCOPE',
        aliases: [
            'dashscope',
            'alibaba'
        ]
    })
];
/** The provider of that id or alias. */ const findProvider = (name)=>PROVIDERS.find(({ id, aliases })=>id === name || aliases.includes(name));
const firstSet = (variables, environment)=>{
    for (const variable of variables){
        const value = environment[variable.name]?.trim();
        if (value) return {
            variable,
            value
        };
    }
    return undefined;
};
/** What can stand in a header, where keys are sent. */ const KEY = /^[\x21-\x7e]+$/;
/** A provider as the gateway takes it, with key and base URL from the host's environment. */ const providerFrom = (provider, environment)=>{
    const { id, api } = provider;
    const given = firstSet(provider.urls.map((name)=>({
            name
        })), environment);
    if (given && !/^https?:\/\/[^/]/i.test(given.value)) return {
        ok: false,
        cause: 'bad-url',
        variable: given.variable.name
    };
    const baseUrl = given?.value ?? provider.baseUrl;
    if (!URL.canParse(baseUrl)) return {
        ok: false,
        cause: 'bad-url',
        variable: given?.variable.name ?? id
    };
    const key = firstSet(provider.keys, environment);
    // A server of one's own may want no key.
    if (!key && !given) return {
        ok: false,
        cause: 'no-key'
    };
    if (key && !KEY.test(key.value)) return {
        ok: false,
        cause: 'bad-key',
        variable: key.variable.name
    };
    const place = key?.variable.place;
    return {
        ok: true,
        provider: {
            id,
            api,
            baseUrl,
            key: key?.value ?? null,
            ...place && {
                keyPlace: place
            },
            // No container reaches this machine's own loopback; the gateway is handed its connections.
            relay: (0,_text_loopback_js__WEBPACK_IMPORTED_MODULE_0__/* .isLoopbackHost */ .c)(new URL(baseUrl).hostname),
            extraPaths: [],
            askForUsage: true,
            timeoutMs: 600_000
        }
    };
};
/** The base URL that programs expect of this protocol: those for OpenAI's want the version in it. */ const apiBaseUrl = ({ api }, gatewayUrl)=>api === 'openai' ? `${gatewayUrl}/v1` : gatewayUrl;
/** The usual variables of a provider, pointed at the gateway; `token` stands where the key would. */ const standardVariables = (provider, { gatewayUrl, token })=>{
    const url = apiBaseUrl(provider, gatewayUrl);
    return {
        [provider.keys[0].name]: token,
        ...Object.fromEntries(provider.urls.map((name)=>[
                name,
                url
            ]))
    };
};


/***/ }),

/***/ 25256:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ layOutColumns)
/* harmony export */ });
/* unused harmony export fitColumns */
/* harmony import */ var string_width__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13160);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40261);


/** Combining marks add no width, so width alone would not bound a cell. */ const POINTS_PER_COLUMN = 4;
/** As many of the letters, from the first, as have room. */ const fitting = (letters, width)=>{
    let used = 0;
    const excess = letters.findIndex((letter)=>{
        used += (0,string_width__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)(letter);
        return used > width;
    });
    return excess < 0 ? [
        ...letters
    ] : letters.slice(0, excess);
};
/** One line of at most `width` columns as a terminal counts them, wide letters as two. */ const fitColumns = (text, width, keep = 'beginning')=>{
    const points = POINTS_PER_COLUMN * width;
    const near = (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(keep === 'end' ? text.slice(-points) : text.slice(0, points));
    const safe = keep === 'end' ? near : (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(near, points);
    if (text.length <= points && (0,string_width__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)(safe) <= width) return safe;
    const letters = Array.from(new Intl.Segmenter().segment(safe), ({ segment })=>segment);
    return keep === 'end' ? `…${fitting(letters.reverse(), width - 1).reverse().join('')}` : `${fitting(letters, width - 1).join('')}…`;
};
const GAP = '  ';
/** Columns side by side under their titles, each as wide as its widest cell needs. */ const layOutColumns = (columns)=>{
    const fitted = columns.map(({ title, cells, width, align, keep })=>{
        const lines = [
            fitColumns(title, width),
            ...cells.map((cell)=>fitColumns(cell, width, keep))
        ];
        const widest = lines.reduce((most, line)=>Math.max(most, (0,string_width__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)(line)), 0);
        return lines.map((line)=>{
            const blanks = ' '.repeat(widest - (0,string_width__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A)(line));
            return align === 'right' ? blanks + line : line + blanks;
        });
    });
    const rows = fitted[0]?.length ?? 0;
    return Array.from({
        length: rows
    }, (_, row)=>fitted.map((lines)=>lines[row]).join(GAP).trimEnd());
};


/***/ })

};
;