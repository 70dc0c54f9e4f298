"use strict";
exports.id = 38;
exports.ids = [38];
exports.modules = {

/***/ 2768:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  agentsVerb: () => (/* binding */ agentsVerb)
});

// EXTERNAL MODULE: ./src/agent/named/all.js + 13 modules
var named_all = __webpack_require__(772);
// EXTERNAL MODULE: ./src/agent/providers.js
var agent_providers = __webpack_require__(3718);
;// CONCATENATED MODULE: ./src/agent/agent-facts.js


const SOURCES = {
    npm: 'npm',
    python: 'PyPI',
    script: 'its maker'
};
/** All agents that are installed by name. */ const agentFacts = ()=>named_all/* NAMED_AGENTS */.X.map((agent)=>({
            name: agent.name,
            version: agent.version,
            from: SOURCES[agent.installation.kind],
            providers: agent.providers,
            ownKeys: agent.ownKeys,
            hosts: agent.hosts,
            needsModel: !agent.hasOwnModel,
            shown: agent.shown,
            note: agent.note ?? null
        }));
/** All providers that `--model` and `--provider` know. */ const providerFacts = ()=>agent_providers/* PROVIDERS */.xq.map(({ id, aliases, keys, urls, baseUrl })=>({
            id,
            aliases,
            keys: keys.map(({ name })=>name),
            baseUrls: urls,
            defaultBaseUrl: baseUrl
        }));
/** Whom an agent asks, the usual one first. */ const askedOf = ({ providers, ownKeys })=>ownKeys.length > 0 ? [
        'its maker',
        ...providers
    ] : providers;
/** The variables that the key for the usual one can be in. */ const keyVariables = ({ providers, ownKeys })=>ownKeys.length > 0 ? ownKeys : (0,agent_providers/* findProvider */.lh)(providers[0] ?? '')?.keys.map(({ name })=>name) ?? [];

// EXTERNAL MODULE: ./src/report/lay-out-columns.js + 7 modules
var lay_out_columns = __webpack_require__(3212);
;// CONCATENATED MODULE: ./src/commands/agents.js


const WIDE = 200;
const agentTable = (agents)=>{
    const column = (title, cell)=>({
            title,
            cells: agents.map(cell),
            width: WIDE
        });
    return (0,lay_out_columns/* layOutColumns */.w)([
        column('agent', ({ name })=>name),
        column('version', ({ version })=>version ?? 'newest'),
        column('from', ({ from })=>from),
        column('key', (agent)=>keyVariables(agent).join(' or ')),
        column('model', ({ needsModel })=>needsModel ? 'has to be named' : 'its own, or named'),
        column('run by us', ({ shown })=>shown ? 'yes' : 'no'),
        column('asks', (agent)=>askedOf(agent).join(', ')),
        column('other hosts', ({ hosts })=>hosts.join(', '))
    ]);
};
const providerTable = (providers)=>{
    const column = (title, cell)=>({
            title,
            cells: providers.map(cell),
            width: WIDE
        });
    return (0,lay_out_columns/* layOutColumns */.w)([
        column('provider', ({ id, aliases })=>[
                id,
                ...aliases
            ].join(', ')),
        column('key', ({ keys })=>keys.join(' or ')),
        column('base URL from', ({ baseUrls })=>baseUrls.join(' or ')),
        column('else', ({ defaultBaseUrl })=>defaultBaseUrl)
    ]);
};
const NOTES = [
    'Beside these: oracle, nop, patch, and command, which runs a command of yours.',
    'Keys stay with the gateway; where an agent asks its maker with a key of its own, that one is in its container, and it needs the other hosts.'
];
/** The agents that are installed by name, and the providers they ask, as text and as values. */ const agents = ()=>{
    const list = {
        agents: agentFacts(),
        providers: providerFacts()
    };
    const lines = [
        ...agentTable(list.agents),
        '',
        ...providerTable(list.providers),
        '',
        ...NOTES
    ];
    return {
        list,
        text: lines.map((line)=>line.trimEnd()).join('\n')
    };
};

;// CONCATENATED MODULE: ./src/entry/cli/agents-verb.js

/** `kotlin-bench agents`: the agents there are, their keys and hosts, on standard output. */ const agentsVerb = async (values, { stdout })=>{
    const { list, text } = agents();
    stdout.write(`${values.json ? JSON.stringify(list, null, 2) : text}\n`);
    return 0;
};


/***/ }),

/***/ 261:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   ml: () => (/* binding */ shorten)
/* harmony export */ });
/* unused harmony exports escapeMarkdown, markdownCode, markdownLines */
/** Controls, formats (bidirectional marks, zero widths), line and paragraph separators, lone surrogates. */ const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;
const SHORT = {
    '\n': '\\n',
    '\r': '\\r',
    '\t': '\\t'
};
/**
 * Text in one line in which every character can be seen: whatever could move a cursor, end a line,
 * reverse or hide text is spelled out, such as `\n` or `\u001b`.
 */ const visible = (text)=>text.replace(INVISIBLE, (character)=>{
        const code = character.codePointAt(0).toString(16);
        return SHORT[character] ?? (code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`);
    });
/** Cuts text to so many code points, the last of them an ellipsis. */ const shorten = (text, length)=>{
    // A code point has at most two units, so nothing longer needs to be looked at.
    const points = [
        ...text.slice(0, 2 * length + 2)
    ];
    return points.length <= length && text.length <= 2 * length + 2 ? text : `${points.slice(0, Math.max(0, length - 1)).join('')}…`;
};
const ENTITIES = /[&<>"'`*~|\\$[\]]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g;
/**
 * Text as Markdown that shows it as it is, also in a cell of a table: no markup, HTML, formula, link
 * or mention comes of it. A comment that shows nothing keeps apart what GitHub would make a link.
 */ const escapeMarkdown = (text)=>visible(text).replace(ENTITIES, (character)=>`&#${character.charCodeAt(0)};`).replace(/@/g, '@<!-- -->').replace(/:(?=\/\/)/g, ':<!-- -->').replace(/\bwww\./gi, (match)=>`${match.slice(0, -1)}<!-- -->.`);
/** Foreign text as code in Markdown: an element, since no run of backticks is safe for every text. */ const markdownCode = (text, { maxLength = 200 } = {})=>text === '' ? '<code>(empty)</code>' : `<code>${escapeMarkdown(shorten(text, maxLength))}</code>`;
const FIRST_LINES = 2;
const LAST_LINES = 8;
/**
 * A message of several lines, such as one that ends in the last lines of a log, as code that keeps
 * its lines: the first two and the last eight.
 */ const markdownLines = (text)=>{
    const lines = text.split('\n').filter((line)=>line.trim() !== '');
    const isLong = lines.length > FIRST_LINES + LAST_LINES + 1;
    const shown = isLong ? [
        ...lines.slice(0, FIRST_LINES),
        '…',
        ...lines.slice(-LAST_LINES)
    ] : lines;
    return shown.length === 0 ? markdownCode('') : shown.map((line)=>markdownCode(line.trimEnd(), {
            maxLength: 400
        })).join('<br>');
};


/***/ })

};
;