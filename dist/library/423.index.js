"use strict";
exports.id = 423;
exports.ids = [423];
exports.modules = {

/***/ 7423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createRowEvaluator: () => (/* binding */ createRowEvaluator)
});

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(7030);
// EXTERNAL MODULE: ./src/text/ip-bits.js
var ip_bits = __webpack_require__(2953);
;// CONCATENATED MODULE: ./src/network/gateway/addresses.js


const WIDTH = {
    4: 32,
    6: 128
};
const LOW_32 = 0xffffffffn;
const ipv4Text = (bits)=>[
        24n,
        16n,
        8n,
        0n
    ].map((shift)=>String(bits >> shift & 0xffn)).join('.');
/** Reads an address in its usual spelling; undefined for anything else, also for `127.1` and zones. */ const parseAddress = (text)=>{
    if ((0,external_node_net_.isIPv4)(text)) return {
        family: 4,
        bits: (0,ip_bits/* ipv4Bits */.C)(text),
        text
    };
    if (!(0,external_node_net_.isIPv6)(text) || text.includes('%')) return undefined;
    const bits = (0,ip_bits/* ipv6Bits */.m)(text);
    if (bits >> 32n === 0xffffn) return {
        family: 4,
        bits: bits & LOW_32,
        text: ipv4Text(bits & LOW_32)
    };
    return {
        family: 6,
        bits,
        text: text.toLowerCase()
    };
};
/** Reads a CIDR block, or an address as the block of itself alone. */ const addresses_parseBlock = (text)=>{
    const [written = '', prefixText, ...more] = text.split('/');
    const address = parseAddress(written);
    if (address === undefined || more.length > 0) return undefined;
    const isMapped = address.family === 4 && written.includes(':');
    const width = WIDTH[address.family];
    if (prefixText === undefined) return {
        family: address.family,
        bits: address.bits,
        prefix: width
    };
    if (!/^\d{1,3}$/.test(prefixText)) return undefined;
    const prefix = Number(prefixText) - (isMapped ? 96 : 0);
    if (prefix < 0 || prefix > width) return undefined;
    const hostBits = address.bits & (1n << BigInt(width - prefix)) - 1n;
    return hostBits === 0n ? {
        family: address.family,
        bits: address.bits,
        prefix
    } : undefined;
};
/** Whether a block has an address in it; never one of the other family. */ const addresses_contains = (block, address)=>{
    const rest = BigInt(WIDTH[block.family] - block.prefix);
    return block.family === address.family && address.bits >> rest === block.bits >> rest;
};
const blocks = (texts)=>texts.map((text)=>addresses_parseBlock(text));
/** IPv4 that is not the public internet, or is a cloud's own: metadata, wire server. */ const SPECIAL_IPV4 = blocks([
    '0.0.0.0/8',
    '10.0.0.0/8',
    '100.64.0.0/10',
    '127.0.0.0/8',
    '168.63.129.16/32',
    '169.254.0.0/16',
    '172.16.0.0/12',
    '192.0.0.0/24',
    '192.0.2.0/24',
    '192.88.99.0/24',
    '192.168.0.0/16',
    '198.18.0.0/15',
    '198.51.100.0/24',
    '203.0.113.0/24',
    '224.0.0.0/4',
    '240.0.0.0/4'
]);
const GLOBAL_IPV6 = addresses_parseBlock('2000::/3');
/** Translated to IPv4 on the way, so that the IPv4 address within decides. */ const NAT64 = addresses_parseBlock('64:ff9b::/96');
/** Within the global block: Teredo and other protocols' own, documentation, 6to4. */ const SPECIAL_IPV6 = blocks([
    '2001::/23',
    '2001:db8::/32',
    '2002::/16',
    '3fff::/20'
]);
/** The IPv4 address that a translated IPv6 address stands for. */ const translated = (address)=>{
    if (!addresses_contains(NAT64, address)) return undefined;
    const bits = address.bits & LOW_32;
    return {
        family: 4,
        bits,
        text: ipv4Text(bits)
    };
};
/**
 * True for what no name may lead to unless its address is listed: private, link-local, loopback,
 * carrier-grade, multicast, reserved, and the clouds' metadata services.
 */ const addresses_isSpecial = (address)=>{
    if (address.family === 4) return SPECIAL_IPV4.some((block)=>addresses_contains(block, address));
    const ipv4 = translated(address);
    if (ipv4 !== undefined) return addresses_isSpecial(ipv4);
    return !addresses_contains(GLOBAL_IPV6, address) || SPECIAL_IPV6.some((block)=>addresses_contains(block, address));
};
const LOOPBACK = blocks([
    '127.0.0.0/8',
    '::1/128'
]);
/** Whether an address is of the loopback of the machine that is asked. */ const isLoopback = (address)=>LOOPBACK.some((block)=>addresses_contains(block, address));
/** Whether an address stands for no host, as 0.0.0.0 does; connecting to it leads to loopback. */ const isUnspecified = (address)=>address.family === 4 ? address.bits >> 24n === 0n : address.bits === 0n;

// EXTERNAL MODULE: ../../node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(8476);
;// CONCATENATED MODULE: ./src/contracts/gateway/rules.js

/** Reached unless a rule says otherwise: what package registries, git and model providers listen on. */ const rules_WEB_PORTS = (/* unused pure expression or super */ null && ([
    80,
    443
]));
/** A port of a host. */ const portSchema = schemas/* number */.aig().int().min(1).max(65535);
/**
 * One host rule in Harbor's syntax: an exact name, `*.suffix`, an address, or a CIDR block with its
 * network address. `ports` are those of a provider's base URL, where they are others than the web's.
 */ const gatewayRuleSchema = schemas/* union */.KCZ([
    schemas/* string */.YjP(),
    schemas/* object */.Ikc({
        host: schemas/* string */.YjP(),
        ports: schemas/* array */.YOg(portSchema).min(1)
    })
]);
/** What a phase may reach. */ const gatewayRulesSchema = schemas/* object */.Ikc({
    allow: schemas/* array */.YOg(gatewayRuleSchema).default([]),
    /** Wins over `allow`. */ deny: schemas/* array */.YOg(gatewayRuleSchema).default([])
});

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
    const block = addresses_parseBlock(rule);
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
    if (denyHosts.every((rule)=>addresses_parseBlock(rule) !== undefined)) {
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
 */ const policy_effectivePolicy = (phase, wishes)=>{
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

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(9866);
;// CONCATENATED MODULE: ./src/score/expected/json-place.js
/** The value at a path of keys and indices, or what breaks the text before it is reached. */ /** Deeper than any file of ours; below it the place of the outermost value must do. */ const MAX_DEPTH = 100;
/**
 * Finds the line of a value in JSON text, or of the first error, for messages: the built-in parser
 * tells neither reliably.
 */ const placeInJson = (text, path)=>{
    const walker = new Walker(text, path);
    try {
        walker.value(path.length === 0 ? true : 0, 0);
        walker.end();
    } catch (stop) {
        if (!(stop instanceof Stop)) throw stop;
        return {
            line: lineAt(text, stop.offset),
            broken: stop.broken
        };
    }
    return {
        line: 1,
        broken: false
    };
};
class Stop extends Error {
    offset;
    broken;
    constructor(offset, broken){
        super('stop');
        this.offset = offset;
        this.broken = broken;
    }
}
const lineAt = (text, offset)=>text.slice(0, offset).split('\n').length;
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const SCALAR = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
class Walker {
    #text;
    #path;
    #at = 0;
    constructor(text, path){
        this.#text = text;
        this.#path = path;
    }
    /** Reads a value. `matched` is how much of the path leads here, `true` where it is the value sought, `null` off it. */ value(matched, depth) {
        this.#blanks();
        if (matched === true && this.#path.length > 0) throw new Stop(this.#at, false);
        if (depth > MAX_DEPTH) throw new Stop(this.#at, false);
        const open = this.#text[this.#at];
        if (open === '{') this.#members('}', matched, depth);
        else if (open === '[') this.#members(']', matched, depth);
        else if (open === '"') this.#take(STRING);
        else this.#take(SCALAR);
    }
    end() {
        this.#blanks();
        if (this.#at < this.#text.length) throw new Stop(this.#at, true);
    }
    #members(close, matched, depth) {
        this.#at++;
        this.#blanks();
        if (this.#text[this.#at] === close) {
            this.#at++;
            return;
        }
        for(let index = 0;; index++){
            this.#blanks();
            const key = close === '}' ? this.#key() : index;
            this.value(this.#next(matched, key), depth + 1);
            this.#blanks();
            const separator = this.#text[this.#at];
            if (separator !== ',' && separator !== close) throw new Stop(this.#at, true);
            this.#at++;
            if (separator === close) return;
        }
    }
    #next(matched, key) {
        if (typeof matched !== 'number' || this.#path[matched] !== key) return null;
        return matched + 1 === this.#path.length ? true : matched + 1;
    }
    #key() {
        const key = JSON.parse(this.#take(STRING));
        this.#blanks();
        if (this.#text[this.#at] !== ':') throw new Stop(this.#at, true);
        this.#at++;
        return String(key);
    }
    #take(pattern) {
        pattern.lastIndex = this.#at;
        const found = pattern.exec(this.#text)?.[0];
        if (!found) throw new Stop(this.#at, true);
        this.#at += found.length;
        return found;
    }
    #blanks() {
        while(' \t\n\r'.includes(this.#text[this.#at] ?? 'end'))this.#at++;
    }
}

;// CONCATENATED MODULE: ./src/score/expected/expected-tests.js



/** What stands where something else has to. */ class Misfit extends Error {
    path;
    constructor(path, wanted){
        super(`has to be ${wanted}`);
        this.path = path;
    }
}
/**
 * Reads `expected_tests.json`. What the reference would stumble over is refused here, with line and
 * field, since a task with a broken list cannot be scored. It accepts what the contract's schema
 * accepts, without that schema's library, which takes longer to load than most reports to score.
 */ const readExpectedTests = (content, source)=>{
    const text = decode(content, source);
    const value = parse(text, source);
    try {
        return expectedTests(value);
    } catch (error) {
        if (!(error instanceof Misfit)) throw error;
        const { line } = placeInJson(text, error.path);
        throw new errors/* UserError */.yo(`${source}:${line}: ${fieldName(error.path)} ${error.message}. Expected are lists of test ids: f2p_tests, p2p_tests, s2p_tests, n2p_tests, and run_result and test_patch_result with passed_tests, failed_tests, skipped_tests.`);
    }
};
const expectedTests = (value)=>{
    const root = record(value, []);
    return {
        f2p_tests: list(root, 'f2p_tests', []),
        p2p_tests: list(root, 'p2p_tests', []),
        s2p_tests: list(root, 's2p_tests', []),
        n2p_tests: list(root, 'n2p_tests', []),
        run_result: stageResult(root, 'run_result'),
        test_patch_result: stageResult(root, 'test_patch_result')
    };
};
const record = (value, path)=>{
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Misfit(path, 'an object');
    return value;
};
const stageResult = (root, key)=>{
    const stage = record(root[key] ?? absent(root, key, {}), [
        key
    ]);
    return {
        passed_tests: list(stage, 'passed_tests', [
            key
        ]),
        failed_tests: list(stage, 'failed_tests', [
            key
        ]),
        skipped_tests: list(stage, 'skipped_tests', [
            key
        ])
    };
};
const list = (fields, key, path)=>{
    const value = fields[key] ?? absent(fields, key, []);
    if (!Array.isArray(value)) throw new Misfit([
        ...path,
        key
    ], 'a list');
    const wrong = value.findIndex((id)=>typeof id !== 'string');
    if (wrong >= 0) throw new Misfit([
        ...path,
        key,
        wrong
    ], 'text');
    return value;
};
/** A field that is left out is empty; one that is null is a mistake, over which the reference falls. */ const absent = (fields, key, empty)=>Object.hasOwn(fields, key) ? null : empty;
const decode = (content, source)=>{
    const text = Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString('utf8');
    if ((0,external_node_buffer_.isUtf8)(content)) return text;
    const line = text.slice(0, text.indexOf('\ufffd')).split('\n').length;
    throw new errors/* UserError */.yo(`${source}:${line}: is not UTF-8. Save the expected tests as UTF-8.`);
};
const parse = (text, source)=>{
    try {
        return JSON.parse(text);
    } catch  {
        const { line } = placeInJson(text, []);
        const mark = text.startsWith('\ufeff') ? ' It starts with a byte order mark.' : '';
        throw new errors/* UserError */.yo(`${source}:${line}: is not JSON.${mark} Compare the line with those around it.`);
    }
};
/** `f2p_tests[3]`, `run_result.passed_tests`; the whole file where the path is empty. */ const fieldName = (path)=>path.reduce((name, key)=>typeof key === 'number' ? `${name}[${key}]` : name ? `${name}.${key}` : key, '') || 'the file';

;// CONCATENATED MODULE: ./src/score/transitions.js
/** In the order in which all that we print names them. */ const transitions_TRANSITION_NAMES = (/* unused pure expression or super */ null && ([
    'f2p',
    'p2p',
    's2p',
    'n2p'
]));
/**
 * Looks a test's status up in one stage of building the dataset. As the Kotlin comparer, it checks neither
 * counts nor overlaps: an id in several lists has passed before it has failed, and failed before skipped.
 */ const statusIn = (stage)=>{
    const statuses = new Map();
    for (const id of stage.skipped_tests)statuses.set(id, 'SKIP');
    for (const id of stage.failed_tests)statuses.set(id, 'FAIL');
    for (const id of stage.passed_tests)statuses.set(id, 'PASS');
    return (id)=>statuses.get(id) ?? 'NONE';
};
/** Puts what the task expects beside what the tests gave now, by test id. */ const transitions_comparisonOf = (expected, now)=>({
        expected,
        atBase: statusIn(expected.run_result),
        beforeFix: statusIn(expected.test_patch_result),
        now
    });
/** The ids of one expected list. */ const transitions_listOf = (expected, name)=>expected[`${name}_tests`];
/** There has to be something to expect. */ const transitions_expectsNothing = (expected)=>transitions_TRANSITION_NAMES.every((name)=>transitions_listOf(expected, name).length === 0);
/** Rule 1: at least one test has a result. */ const transitions_ranNothing = ({ now })=>now.size === 0;
/** Rule 2: no test that passed before the fix fails now, expected or not. */ const transitions_regressions = ({ beforeFix, now })=>idsWith(now, 'FAIL').filter((id)=>beforeFix(id) === 'PASS');
/** Rule 3: some test passes now that did not pass before the fix. */ const transitions_fixedNothing = ({ beforeFix, now })=>{
    for (const [id, status] of now)if (status === 'PASS' && beforeFix(id) !== 'PASS') return false;
    return true;
};
/** Rule 4: no test fails now that passed at the base commit and was absent or skipped before the fix. */ const transitions_failedGuards = ({ atBase, beforeFix, now })=>idsWith(now, 'FAIL').filter((id)=>(beforeFix(id) === 'NONE' || beforeFix(id) === 'SKIP') && atBase(id) === 'PASS');
const TRANSITION_FROM = {
    PASS: 'p2p',
    FAIL: 'f2p',
    SKIP: 's2p',
    NONE: 'n2p'
};
/** The transition a test made, or null where it does not pass now. */ const transitionOf = (id, { beforeFix, now })=>now.get(id) === 'PASS' ? TRANSITION_FROM[beforeFix(id)] : null;
/** Every expected test made the transition of its list. */ const transitions_misses = (comparison)=>transitions_TRANSITION_NAMES.flatMap((list)=>transitions_listOf(comparison.expected, list).filter((id)=>transitionOf(id, comparison) !== list).map((id)=>({
                id,
                list,
                now: comparison.now.get(id) ?? 'NONE'
            })));
/** How many tests of each list made their transition. */ const transitions_transitionCounts = (expected, missed)=>{
    const count = (name)=>{
        const ids = transitions_listOf(expected, name);
        const missedHere = missed.filter(({ list })=>list === name);
        const absent = missedHere.filter(({ now })=>now === 'NONE').length;
        const passed = ids.length - missedHere.length;
        return {
            expected: ids.length,
            passed,
            ...absent > 0 && {
                absent
            }
        };
    };
    return {
        f2p: count('f2p'),
        p2p: count('p2p'),
        s2p: count('s2p'),
        n2p: count('n2p')
    };
};
/** The rules together: whether the reward is 1. */ const transitions_isResolved = (comparison)=>!transitions_expectsNothing(comparison.expected) && !transitions_ranNothing(comparison) && transitions_regressions(comparison).length === 0 && !transitions_fixedNothing(comparison) && transitions_failedGuards(comparison).length === 0 && transitions_misses(comparison).length === 0;
const idsWith = (now, wanted)=>{
    const ids = [];
    for (const [id, status] of now)if (status === wanted) ids.push(id);
    return ids;
};

;// CONCATENATED MODULE: ./src/score/explained-tests.js

/** The tests that made a verdict 0, in the order of its reasons. */ const explainTests = (input)=>{
    const { verdict, expected, results } = input;
    const { atBase, beforeFix, now } = comparisonOf(expected, results?.statuses ?? new Map());
    const lists = new Map(TRANSITION_NAMES.flatMap((name)=>listOf(expected, name).map((id)=>[
                id,
                name
            ])));
    const ids = new Set(verdict.reasons.flatMap((reason)=>reason.tests ?? []));
    return [
        ...ids
    ].map((id)=>({
            id,
            list: lists.get(id) ?? null,
            atBase: atBase(id),
            beforeFix: beforeFix(id),
            now: results ? now.get(id) ?? 'NONE' : null,
            message: results?.messages.get(id) ?? null
        }));
};

;// CONCATENATED MODULE: ./src/score/limits.js
const limits_MIB = 1024 * 1024;
/** What is read of the reports of one trial. */ const limits_DEFAULT_LIMITS = {
    fileBytes: 100 * limits_MIB,
    files: 5000,
    totalBytes: 1024 * limits_MIB,
    tests: 1_000_000,
    recoverBytes: 32 * limits_MIB
};
const mebibytes = (bytes)=>`${Math.ceil(bytes / limits_MIB)} MiB`;
/**
 * The limit that the files exceed, as a sentence, with the files that do; null where all is within. It is
 * told before any is opened.
 */ const limits_exceededLimit = (files, limits)=>{
    if (files.length > limits.files) return {
        message: `There are ${files.length} report files; the limit is ${limits.files}.`,
        paths: []
    };
    const large = files.filter((file)=>file.bytes > limits.fileBytes);
    if (large.length > 0) return {
        message: `A report file has ${mebibytes(Math.max(...large.map((file)=>file.bytes)))}; the limit is ${mebibytes(limits.fileBytes)}.`,
        paths: large.map((file)=>file.path)
    };
    const total = files.reduce((sum, file)=>sum + file.bytes, 0);
    return total > limits.totalBytes ? {
        message: `The report files have ${mebibytes(total)}; the limit is ${mebibytes(limits.totalBytes)}.`,
        paths: []
    } : null;
};

// EXTERNAL MODULE: ./src/text/parse-json.js
var parse_json = __webpack_require__(6593);
// EXTERNAL MODULE: ./src/score/reports/python-text.js
var python_text = __webpack_require__(354);
;// CONCATENATED MODULE: ./src/score/logs/json-reports.js


/** What ends the output in a log. */ const END_OF_OUTPUT = 'Container exited';
/** Where objects start whose first key is `key`, with nothing but blanks before it. */ function* objectStarts(log, key) {
    const quoted = `"${key}"`;
    for(let at = log.indexOf(quoted); at >= 0; at = log.indexOf(quoted, at + 1)){
        let before = at - 1;
        while(before >= 0 && (0,python_text/* isPythonSpace */.t)(log.charCodeAt(before)))before--;
        if (log[before] === '{') yield before;
    }
}
/** Where the first of them starts; -1 where there is none. */ const objectStart = (log, key)=>objectStarts(log, key).next().value ?? -1;
/**
 * The first JSON object whose first key is `key`, up to the last brace of the output; undefined where that
 * is no JSON. Whatever is printed after a report with a brace in it so spoils the report.
 */ const reportToLastBrace = (log, key)=>{
    const start = objectStart(log, key);
    if (start < 0) return undefined;
    const end = log.indexOf(END_OF_OUTPUT, start);
    const brace = log.lastIndexOf('}', end < 0 ? log.length - 2 : end - 1);
    return brace < start ? undefined : (0,parse_json/* parseJson */.q)(log.slice(start, brace + 1));
};
/** The keys that Jest writes last, with a value each, as its reports end. */ const ENDS_OF_JEST = [
    '"wasInterrupted":true}',
    '"wasInterrupted":false}'
];
/** The same up to the first end of a report of Jest's, so that what follows does no harm. */ const reportToJestEnd = (log, key)=>{
    const start = objectStart(log, key);
    if (start < 0) return undefined;
    const ends = ENDS_OF_JEST.map((end)=>({
            at: log.indexOf(end, start),
            length: end.length
        })).filter(({ at })=>at >= 0).sort((one, other)=>one.at - other.at);
    return ends[0] ? (0,parse_json/* parseJson */.q)(log.slice(start, ends[0].at + ends[0].length)) : undefined;
};

;// CONCATENATED MODULE: ./src/score/logs/log-results.js
/** The tests that a log names as passed and as failed, in its order; a test that it names twice is there twice. */ /** Tests were looked for and none was found, which counts as logs that name none. */ const NO_TESTS = {
    passed: [],
    failed: []
};

;// CONCATENATED MODULE: ./src/score/logs/titles.js

/** A value as Python's `str` writes it, which is what ids are made of: `None` for null. */ const asPythonText = (value)=>{
    if (typeof value === 'string') return value;
    if (value === null) return 'None';
    if (typeof value === 'boolean') return value ? 'True' : 'False';
    return typeof value === 'number' ? String(value) : JSON.stringify(value);
};
/** A key of a report that must be there, of any type, as the part of an id. */ const titleSchema = schemas/* unknown */.L5J().refine((value)=>value !== undefined).transform(asPythonText);

;// CONCATENATED MODULE: ./src/score/logs/jest.js




/** The first key of Jest's reports. */ const JEST_KEY = 'numFailedTestSuites';
const reportOf = (assertion)=>schemas/* object */.Ikc({
        testResults: schemas/* array */.YOg(schemas/* object */.Ikc({
            name: titleSchema,
            assertionResults: schemas/* array */.YOg(assertion)
        }))
    });
const byFullName = schemas/* object */.Ikc({
    status: titleSchema,
    fullName: titleSchema
});
const byTitle = schemas/* object */.Ikc({
    status: titleSchema,
    title: titleSchema
});
const byEither = schemas/* union */.KCZ([
    byFullName,
    byTitle
]);
/** Only `passed` and `failed` count: not `pending`, `skipped`, `todo`. */ const read = (report, assertion, titleOf)=>{
    const { success, data } = reportOf(assertion).safeParse(report);
    if (!success) return null;
    const named = (status)=>data.testResults.flatMap(({ name, assertionResults })=>assertionResults.filter((assertion)=>assertion.status === status).map((assertion)=>`${name}->${titleOf(assertion)}`));
    return {
        passed: named('passed'),
        failed: named('failed')
    };
};
/** The tests of a report by their full names; null where it is none. */ const jestResults = (report)=>read(report, byFullName, ({ fullName })=>fullName);
/** The same by their titles, where an old Jest writes no full names. */ const jestResultsByEither = (report)=>read(report, byEither, (test)=>'fullName' in test ? test.fullName : test.title);
/** The same by their titles alone. */ const jestResultsByTitle = (report)=>read(report, byTitle, ({ title })=>title);
/** Jest's report in prettier: the full name, or the title where an old Jest writes no full name. */ const parseJestWithTitles = (log)=>jestResultsByEither(reportToJestEnd(log, JEST_KEY)) ?? NO_TESTS;
/** Jest's report in tailwindcss: titles alone, so that tests of one title in one file are one. */ const parseJestTitles = (log)=>jestResultsByTitle(reportToJestEnd(log, JEST_KEY)) ?? NO_TESTS;
/** Jest's report up to the end of the output; an unreadable one, or none, counts as no logs. */ const parseJest = (log)=>jestResults(reportToLastBrace(log, JEST_KEY));

;// CONCATENATED MODULE: ./src/score/logs/mocha.js




const testsSchema = schemas/* array */.YOg(schemas/* object */.Ikc({
    fullTitle: titleSchema
}));
const reportSchema = schemas/* object */.Ikc({
    passes: testsSchema,
    failures: testsSchema
});
const fileNameReportSchema = schemas/* object */.Ikc({
    tests: schemas/* array */.YOg(schemas/* object */.Ikc({
        file: titleSchema,
        fullTitle: titleSchema,
        status: titleSchema
    }))
});
/** The first key of Mocha's reports. */ const MOCHA_KEY = 'stats';
/** The tests of a report by Mocha's reporter `json`; null where it is none. */ const mochaResults = (report)=>{
    const { success, data } = reportSchema.safeParse(report);
    if (!success) return null;
    const { passes, failures } = data;
    return {
        passed: passes.map(({ fullTitle })=>fullTitle),
        failed: failures.map(({ fullTitle })=>fullTitle)
    };
};
const mocha_read = (log)=>mochaResults(reportToLastBrace(log, MOCHA_KEY));
/** Mocha's JSON report, each test by its full title; pending ones are in neither list. */ const parseMocha = (log)=>mocha_read(log) ?? NO_TESTS;
/** The same, but an unreadable report, or none, counts as no logs. */ const parseTypescriptMocha = (log)=>mocha_read(log);
/** The tests of a report by material-ui's own reporter; null where it is none. */ const mochaFileNameResults = (report)=>{
    const { success, data } = fileNameReportSchema.safeParse(report);
    if (!success) return null;
    const named = (status)=>data.tests.filter((test)=>test.status === status).map(({ file, fullTitle })=>`${file}->${fullTitle}`);
    return {
        passed: named('passed'),
        failed: named('failed')
    };
};
/** The report of material-ui's own reporter, which tells files apart and gives each test a status. */ const parseMochaFileName = (log)=>mochaFileNameResults(reportToLastBrace(log, MOCHA_KEY));
/** How many tests ran by the report of Mocha's reporter `json` that an output ends with; 0 without one. */ const testsInMochaReport = (output)=>{
    const results = output.includes('"stats"') ? mocha_read(`${output}\n`) : null;
    return results ? results.passed.length + results.failed.length : 0;
};

// EXTERNAL MODULE: ./src/text/lines.js
var lines = __webpack_require__(1094);
;// CONCATENATED MODULE: ./src/score/logs/tap.js

const OK = 'ok ';
const NOT_OK = 'not ok ';
/**
 * TAP: every line at the left margin that starts with `ok` or `not ok`, by the rest of the line with its
 * number and any directive. A skipped test is so a passed one, and one to be done may be a failed one.
 */ const parseTap = (log)=>{
    const passed = [];
    const failed = [];
    for (const line of (0,lines/* linesOf */.D)(log)){
        if (line.startsWith(OK)) passed.push(line.slice(OK.length));
        else if (line.startsWith(NOT_OK)) failed.push(line.slice(NOT_OK.length));
    }
    return {
        passed,
        failed
    };
};

;// CONCATENATED MODULE: ./src/score/logs/mocha-or-tap.js




const REPORTER = '--reporter json';
const DIGIT = /^\p{Nd}$/u;
/** Whether the first line that starts with `>` and names the JSON reporter has `mocha` before that. */ const startsMocha = (log)=>{
    for(let at = log.indexOf(REPORTER); at >= 0;){
        const start = log.lastIndexOf('\n', at) + 1;
        const lineFeed = log.indexOf('\n', at);
        const line = log.slice(start, lineFeed < 0 ? log.length : lineFeed);
        const end = line.lastIndexOf(REPORTER) + REPORTER.length;
        if (line.startsWith('>')) return line.slice(0, end).includes('mocha');
        at = log.indexOf(REPORTER, start + end);
    }
    return false;
};
/** Whether a line starts with `TAP version` and a number. */ const startsTap = (log)=>{
    for(let at = log.indexOf('version'); at >= 0; at = log.indexOf('version', at + 1)){
        const start = at - 'TAP '.length;
        const number = at + 'version '.length;
        if (log.startsWith('TAP', start) && (start === 0 || log[start - 1] === '\n') && (0,python_text/* isPythonSpace */.t)(log.charCodeAt(at - 1)) && (0,python_text/* isPythonSpace */.t)(log.charCodeAt(number - 1)) && DIGIT.test(String.fromCodePoint(log.codePointAt(number) ?? 0))) return true;
    }
    return false;
};
/**
 * three.js and svelte: Mocha's JSON report where npm's line `> ... mocha ... --reporter json` says that it
 * was run, else TAP where its head is there, else no tests. A report without that line is not looked at.
 */ const parseMochaOrTap = (log)=>{
    if (startsMocha(log)) return parseMocha(log);
    return startsTap(log) ? parseTap(log) : NO_TESTS;
};

;// CONCATENATED MODULE: ./src/score/logs/pytest-session.js

const SESSION = '===== test session starts =====';
const COLLECTING = 'collecting ...';
const WARNINGS = '===== warnings summary =====';
const SUMMARY = '===== short test summary info =====';
/** Whether a log is pytest's; any other is taken for unittest's. */ const isPytest = (log)=>log.includes('= test session starts =') || log.includes('= short test summary info =');
/**
 * The part of a log that is looked at: from the start of the session to its warnings or its summary,
 * whichever stands first; or the summary, where nothing tells of a start. So errors and failures that
 * pytest repeats at the end are not looked at, and a head of fewer than five `=` starts no session.
 */ const pytestSession = (log)=>{
    const warnings = log.indexOf(WARNINGS);
    const summary = log.indexOf(SUMMARY);
    const starts = [
        log.indexOf(SESSION),
        log.indexOf(COLLECTING)
    ].filter((at)=>at >= 0);
    if (starts.length === 0) return summary < 0 ? '' : (0,python_text/* pythonStrip */.p)(log.slice(summary, warnings > summary ? warnings : undefined));
    const ends = [
        warnings,
        summary
    ].filter((at)=>at >= 0);
    return (0,python_text/* pythonStrip */.p)(log.slice(Math.min(...starts), ends.length === 0 ? undefined : Math.min(...ends)));
};

;// CONCATENATED MODULE: ./src/score/logs/account/account.js
/**
 * What a whole log says of its tests, beside what the official parser takes of it. Code that runs among
 * the tests can add to a log and cannot take away from it: so whatever names a test as failed counts, and
 * results count only where their runner came to its own end.
 */ /** Nothing is known that speaks against a log. */ const account_NO_OBJECTION = {
    failed: [],
    problem: null
};
/** An account of no test, which says what is wrong. */ const objection = (problem)=>({
        failed: [],
        problem
    });

// EXTERNAL MODULE: ./src/score/xml/characters.js
var characters = __webpack_require__(1156);
;// CONCATENATED MODULE: ./src/score/xml/mark.js
/** Where the next mark of one kind stands in a chunk, so that no stretch is searched twice. */ class Mark {
    #mark;
    #place = -1;
    constructor(mark){
        this.#mark = mark;
    }
    /** For a new chunk. */ reset() {
        this.#place = -1;
    }
    /** The first place at or after `at`, or the length of the text. */ next(text, at) {
        if (this.#place >= at) return this.#place;
        const found = text.indexOf(this.#mark, at);
        this.#place = found < 0 ? text.length : found;
        return this.#place;
    }
}

;// CONCATENATED MODULE: ./src/score/xml/names.js
/*
 * Which characters a name may hold by XML 1.0, fourth edition: expat, and with it the reference
 * comparer, still reads names by that edition. The fifth, which most parsers follow, allows more.
 */ const NAME_START = 1;
const NAME = 2;
/** Productions Letter and `_` beyond ASCII, as ranges of hexadecimal code points. */ const LETTERS = 'c0-d6 d8-f6 f8-131 134-13e 141-148 14a-17e 180-1c3 1cd-1f0 1f4-1f5 1fa-217 250-2a8 2bb-2c1 ' + '386 388-38a 38c 38e-3a1 3a3-3ce 3d0-3d6 3da 3dc 3de 3e0 3e2-3f3 401-40c 40e-44f 451-45c ' + '45e-481 490-4c4 4c7-4c8 4cb-4cc 4d0-4eb 4ee-4f5 4f8-4f9 531-556 559 561-586 5d0-5ea 5f0-5f2 ' + '621-63a 641-64a 671-6b7 6ba-6be 6c0-6ce 6d0-6d3 6d5 6e5-6e6 905-939 93d 958-961 985-98c ' + '98f-990 993-9a8 9aa-9b0 9b2 9b6-9b9 9dc-9dd 9df-9e1 9f0-9f1 a05-a0a a0f-a10 a13-a28 a2a-a30 ' + 'a32-a33 a35-a36 a38-a39 a59-a5c a5e a72-a74 a85-a8b a8d a8f-a91 a93-aa8 aaa-ab0 ab2-ab3 ' + 'ab5-ab9 abd ae0 b05-b0c b0f-b10 b13-b28 b2a-b30 b32-b33 b36-b39 b3d b5c-b5d b5f-b61 b85-b8a ' + 'b8e-b90 b92-b95 b99-b9a b9c b9e-b9f ba3-ba4 ba8-baa bae-bb5 bb7-bb9 c05-c0c c0e-c10 c12-c28 ' + 'c2a-c33 c35-c39 c60-c61 c85-c8c c8e-c90 c92-ca8 caa-cb3 cb5-cb9 cde ce0-ce1 d05-d0c d0e-d10 ' + 'd12-d28 d2a-d39 d60-d61 e01-e2e e30 e32-e33 e40-e45 e81-e82 e84 e87-e88 e8a e8d e94-e97 ' + 'e99-e9f ea1-ea3 ea5 ea7 eaa-eab ead-eae eb0 eb2-eb3 ebd ec0-ec4 f40-f47 f49-f69 10a0-10c5 ' + '10d0-10f6 1100 1102-1103 1105-1107 1109 110b-110c 110e-1112 113c 113e 1140 114c 114e 1150 ' + '1154-1155 1159 115f-1161 1163 1165 1167 1169 116d-116e 1172-1173 1175 119e 11a8 11ab ' + '11ae-11af 11b7-11b8 11ba 11bc-11c2 11eb 11f0 11f9 1e00-1e9b 1ea0-1ef9 1f00-1f15 1f18-1f1d ' + '1f20-1f45 1f48-1f4d 1f50-1f57 1f59 1f5b 1f5d 1f5f-1f7d 1f80-1fb4 1fb6-1fbc 1fbe 1fc2-1fc4 ' + '1fc6-1fcc 1fd0-1fd3 1fd6-1fdb 1fe0-1fec 1ff2-1ff4 1ff6-1ffc 2126 212a-212b 212e 2180-2182 ' + '3007 3021-3029 3041-3094 30a1-30fa 3105-312c 4e00-9fa5 ac00-d7a3';
/** Productions Digit, CombiningChar and Extender beyond ASCII. */ const OTHER_NAME_CHARS = 'b7 2d0-2d1 300-345 360-361 387 483-486 591-5a1 5a3-5b9 5bb-5bd 5bf 5c1-5c2 5c4 640 64b-652 ' + '660-669 670 6d6-6e4 6e7-6e8 6ea-6ed 6f0-6f9 901-903 93c 93e-94d 951-954 962-963 966-96f ' + '981-983 9bc 9be-9c4 9c7-9c8 9cb-9cd 9d7 9e2-9e3 9e6-9ef a02 a3c a3e-a42 a47-a48 a4b-a4d ' + 'a66-a71 a81-a83 abc abe-ac5 ac7-ac9 acb-acd ae6-aef b01-b03 b3c b3e-b43 b47-b48 b4b-b4d ' + 'b56-b57 b66-b6f b82-b83 bbe-bc2 bc6-bc8 bca-bcd bd7 be7-bef c01-c03 c3e-c44 c46-c48 c4a-c4d ' + 'c55-c56 c66-c6f c82-c83 cbe-cc4 cc6-cc8 cca-ccd cd5-cd6 ce6-cef d02-d03 d3e-d43 d46-d48 ' + 'd4a-d4d d57 d66-d6f e31 e34-e3a e46-e4e e50-e59 eb1 eb4-eb9 ebb-ebc ec6 ec8-ecd ed0-ed9 ' + 'f18-f19 f20-f29 f35 f37 f39 f3e-f3f f71-f84 f86-f8b f90-f95 f97 f99-fad fb1-fb7 fb9 ' + '20d0-20dc 20e1 3005 302a-302f 3031-3035 3099-309a 309d-309e 30fc-30fe';
const buildTable = ()=>{
    const table = new Uint8Array(0x10000);
    const mark = (ranges, value)=>{
        for (const range of ranges.split(' ')){
            const [first, last] = range.split('-');
            table.fill(value, Number.parseInt(first, 16), Number.parseInt(last ?? first, 16) + 1);
        }
    };
    mark('41-5a 5f 61-7a', NAME_START | NAME);
    mark('2d 2e 30-39', NAME);
    mark(LETTERS, NAME_START | NAME);
    mark(OTHER_NAME_CHARS, NAME);
    return table;
};
const table = buildTable();
/** Whether a UTF-16 code unit may start a name; a colon may not, since names are read with namespaces. */ const isNameStart = (code)=>(table[code] & NAME_START) !== 0;
/** Whether a UTF-16 code unit may go on in a name. */ const isNameChar = (code)=>(table[code] & NAME) !== 0;

;// CONCATENATED MODULE: ./src/score/xml/namespaces.js
const XML = 'http://www.w3.org/XML/1998/namespace';
const XMLNS = 'http://www.w3.org/2000/xmlns/';
/** The namespaces in scope. Each prefix has a stack, so that depth and number of prefixes cost nothing. */ class NamespaceScope {
    #bound = new Map([
        [
            'xml',
            [
                XML
            ]
        ]
    ]);
    /** The prefixes that each open element binds; null for the many that bind none. */ #declared = [];
    /**
   * Enters an element. Returns its name where it is in no namespace, null where it is in one, and
   * undefined where the document is malformed: an attribute twice, a prefix that is not bound or one
   * that may not be bound so.
   * Source: XML 1.0 3.1, Namespaces in XML 1.0; expat's separator `}` may not occur in a name either.
   */ enter({ name, attributes }) {
        if (attributes.length > 0 && hasDuplicates(attributes)) return undefined;
        if (attributes.some(namespaces_isSpecial)) {
            if (!this.#declare(attributes) || this.#hasDuplicatesByNamespace(attributes)) return undefined;
        } else this.#declared.push(null);
        const colon = name.indexOf(':');
        if (colon >= 0) return this.#uri(name.slice(0, colon)) === undefined ? undefined : null;
        return this.#uri('') ? null : name;
    }
    leave() {
        for (const prefix of this.#declared.pop() ?? [])this.#bound.get(prefix)?.pop();
    }
    #uri(prefix) {
        return this.#bound.get(prefix)?.at(-1);
    }
    #declare(attributes) {
        const prefixes = [];
        this.#declared.push(prefixes);
        for (const { name, value } of attributes.filter(isDeclaration)){
            const prefix = name.slice('xmlns:'.length);
            if (!mayBind(prefix, value)) return false;
            const stack = this.#bound.get(prefix);
            if (stack) stack.push(value);
            else this.#bound.set(prefix, [
                value
            ]);
            prefixes.push(prefix);
        }
        return true;
    }
    /** Whether a prefixed name comes twice by its namespace, or its prefix is not bound. */ #hasDuplicatesByNamespace(attributes) {
        const prefixed = attributes.filter((attribute)=>attribute.name.includes(':') && !isDeclaration(attribute));
        const expanded = prefixed.map(({ name })=>this.#expand(name));
        return expanded.includes(null) || new Set(expanded).size < expanded.length;
    }
    /** `{uri}local` for a prefixed name; null for an unbound prefix. */ #expand(name) {
        const colon = name.indexOf(':');
        const uri = this.#uri(name.slice(0, colon));
        return uri === undefined ? null : `{${uri}}${name.slice(colon + 1)}`;
    }
}
/** Whether namespaces have to do with an attribute. */ const namespaces_isSpecial = ({ name })=>name.includes(':') || name === 'xmlns';
const isDeclaration = ({ name })=>name === 'xmlns' || name.startsWith('xmlns:');
const mayBind = (prefix, uri)=>{
    if (prefix === 'xmlns' || uri === XMLNS || uri.includes('}')) return false;
    if (prefix !== '' && uri === '') return false;
    return prefix === 'xml' === (uri === XML);
};
/** Up to so many attributes, comparing all with all takes less time than a set. */ const FEW = 8;
const hasDuplicates = (attributes)=>{
    if (attributes.length > FEW) return new Set(attributes.map(({ name })=>name)).size < attributes.length;
    for(let one = 0; one < attributes.length; one++)for(let other = 0; other < one; other++)if (attributes[one].name === attributes[other].name) return true;
    return false;
};

;// CONCATENATED MODULE: ./src/score/xml/tag.js


const COLON = 0x3a;
/** The end of a name, or of `prefix:name`, that starts at `at`; `at` itself where there is none. */ const qualifiedNameEnd = (text, at)=>{
    const end = nameEnd(text, at);
    if (end === at || text.charCodeAt(end) !== COLON) return end;
    const local = nameEnd(text, end + 1);
    return local === end + 1 ? at : local;
};
const nameEnd = (text, at)=>{
    if (at >= text.length || !isNameStart(text.charCodeAt(at))) return at;
    let end = at + 1;
    while(end < text.length && isNameChar(text.charCodeAt(end)))end++;
    return end;
};
const spaceEnd = (text, at)=>{
    let end = at;
    while(end < text.length && (0,characters/* isWhiteSpace */.i0)(text.charCodeAt(end)))end++;
    return end;
};
/**
 * The usual case of an element's name, and of an attribute up to its value: names in ASCII, which need
 * no table. They are tested for where they end, which makes no list of matches. With WHOLE_TAG, which
 * takes a tag within one chunk at once, this saves 6 to 8 % of a verdict's CPU time.
 */ const PLAIN_NAME = /<[A-Za-z_][-.\w]*(?=[ \t\r\n/>])/y;
const PLAIN_ATTRIBUTE = /[A-Za-z_][-.\w]*[ \t\r\n]*=[ \t\r\n]*["']/y;
/** Where a match that starts at `at` ends; -1 where there is none. */ const matchEnd = (pattern, text, at)=>{
    pattern.lastIndex = at;
    return pattern.test(text) ? pattern.lastIndex : -1;
};
/** Takes `<name attribute="value" …>` apart; a phrase where it is malformed. */ const parseStartTag = (tag)=>{
    const plain = matchEnd(PLAIN_NAME, tag, 0);
    let at = plain > 0 ? plain : qualifiedNameEnd(tag, 1);
    if (at === 1) return 'a malformed start tag';
    const name = tag.slice(1, at);
    const selfClosing = tag[tag.length - 2] === '/';
    const end = tag.length - (selfClosing ? 2 : 1);
    const attributes = [];
    for(let start = spaceEnd(tag, at); start < end; start = spaceEnd(tag, at)){
        if (start === at) return `attributes that are not set apart in <${name.slice(0, 100)}>`;
        const next = plainAttribute(tag, start) ?? anyAttribute(tag, start);
        if (typeof next === 'string') return `${next} in <${name.slice(0, 100)}>`;
        const value = (0,characters/* attributeValue */.CW)(tag.slice(next.open, next.close));
        if (value === null) return `a reference to no character in <${name.slice(0, 100)}>`;
        attributes.push({
            name: next.name,
            value
        });
        at = next.close + 1;
    }
    return {
        name,
        attributes,
        selfClosing
    };
};
const plainAttribute = (tag, start)=>{
    const open = matchEnd(PLAIN_ATTRIBUTE, tag, start);
    const close = open < 0 ? -1 : tag.indexOf(tag[open - 1], open);
    return close < 0 ? null : {
        name: tag.slice(start, tag.indexOf('=', start)).trimEnd(),
        open,
        close
    };
};
/** An attribute with whatever name, read step by step; a phrase where it is malformed. */ const anyAttribute = (tag, start)=>{
    const end = qualifiedNameEnd(tag, start);
    if (end === start) return 'a malformed attribute name';
    const equals = spaceEnd(tag, end);
    const opening = spaceEnd(tag, equals + 1);
    const quote = tag[opening];
    if (tag[equals] !== '=' || quote !== '"' && quote !== "'") return 'an attribute without value';
    const close = tag.indexOf(quote, opening + 1);
    if (close < 0) return 'an attribute without end';
    return {
        name: tag.slice(start, end),
        open: opening + 1,
        close
    };
};
/** The name in `</name >`, or null. It is compared as written, so its form needs no check. */ const parseEndTag = (tag)=>{
    let end = 2;
    while(end < tag.length && (tag.charCodeAt(end) === COLON || isNameChar(tag.charCodeAt(end))))end++;
    return end > 2 && spaceEnd(tag, end) === tag.length - 1 ? tag.slice(2, end) : null;
};

;// CONCATENATED MODULE: ./src/score/xml/tag-collector.js
const GREATER_THAN = 0x3e;
const DOUBLE_QUOTE = 0x22;
const SINGLE_QUOTE = 0x27;
/** A tag up to the `>` outside quotes, where it has no `<`. Taking it at once saves a loop over its characters. */ const WHOLE_TAG = /<[^"'<>]*(?:"[^"<]*"[^"'<>]*|'[^'<]*'[^"'<>]*)*>/y;
/** Where the tag that starts at `at` ends within this text; -1 where it does not, or holds a `<`. */ const wholeTagEnd = (text, at)=>{
    WHOLE_TAG.lastIndex = at;
    return WHOLE_TAG.test(text) ? WHOLE_TAG.lastIndex : -1;
};
/** Collects a tag over chunks, up to the `>` outside quotes. `<` is allowed in no tag, so nothing runs on for long. */ class TagCollector {
    #pieces = [];
    /** The quote that the tag is in at the end of what was read. */ #quote = '';
    /** Whether a tag was begun that has not ended. */ get isOpen() {
        return this.#pieces.length > 0;
    }
    /** Reads on from `at`. Returns where the tag ends, or -1 where it goes on in the next chunk. */ read(text, at) {
        let from = at + (this.isOpen ? 0 : 1);
        for(;;){
            if (this.#quote !== '') {
                const close = text.indexOf(this.#quote, from);
                if (close < 0) break;
                this.#quote = '';
                from = close + 1;
            }
            while(from < text.length && !isTagMark(text.charCodeAt(from)))from++;
            if (from >= text.length) break;
            const mark = text[from];
            from++;
            if (mark === '>') {
                this.#pieces.push(text.slice(at, from));
                return from;
            }
            this.#quote = mark;
        }
        this.#pieces.push(text.slice(at));
        return -1;
    }
    /** Whether what was read last holds a `<` beyond the tag's own. */ get hasLessThan() {
        return this.#pieces.at(-1).indexOf('<', this.#pieces.length === 1 ? 1 : 0) >= 0;
    }
    /** The whole tag, once its end was read. */ take() {
        const tag = this.#pieces.join('');
        this.#pieces = [];
        return tag;
    }
}
const isTagMark = (code)=>code === GREATER_THAN || code === DOUBLE_QUOTE || code === SINGLE_QUOTE;

;// CONCATENATED MODULE: ./src/score/xml/scanner.js






const CDATA_OPEN = '<![CDATA[';
const COMMENT_OPEN = '<!--';
/**
 * A streaming scanner of XML content: what may stand between a root's tags. It accepts exactly what
 * expat accepts there with namespaces on and no document type: the parser of the reference comparer,
 * whose input always starts with the collector's own declaration and root. Takes linear time and,
 * beyond one tag, no memory that grows with its input.
 *
 * It is ours because no streaming parser for Node reads names by XML 1.0's fourth edition with namespaces
 * on, as expat does: each takes documents that the comparer refuses, or the other way round, and a reward
 * depends on that.
 */ class scanner_XmlScanner {
    #handler;
    #scope = new NamespaceScope();
    #open = [];
    #state = 'text';
    /** The few characters at the end of a chunk that cannot be told without the next. */ #carry = '';
    /** The pieces so far of a reference or a target that spans chunks. */ #pieces = [];
    #longTags = new TagCollector();
    #malformation = null;
    #tags = new Mark('<');
    #references = new Mark('&');
    #ends = new Mark(']]>');
    constructor(handler){
        this.#handler = handler;
    }
    /** What is wrong with the content so far, as a phrase; null while it is well-formed. */ get malformation() {
        return this.#malformation;
    }
    /** Reads on; returns false, and ignores the rest, once the content is malformed. */ push(chunk) {
        if (this.#malformation !== null) return false;
        if (!(0,characters/* isCharacterData */.QD)(chunk)) this.#fail('a character that XML does not allow');
        const text = this.#carry + chunk;
        this.#carry = '';
        let at = 0;
        this.#tags.reset();
        this.#references.reset();
        this.#ends.reset();
        while(at < text.length && this.#malformation === null)at = this.#step(text, at);
        return this.#malformation === null;
    }
    /** Whether the content read so far is complete: every element closed and nothing begun. */ end() {
        if (this.#malformation !== null) return false;
        if (this.#state !== 'text') this.#fail(`an end inside a ${ENDS_INSIDE[this.#state]}`);
        else if (this.#carry.startsWith('<')) this.#fail('an end inside a tag');
        else if (this.#open.length > 0) this.#fail(`an end before </${this.#open.at(-1).slice(0, 100)}>`);
        return this.#malformation === null;
    }
    #step(text, at) {
        switch(this.#state){
            case 'text':
                return this.#text(text, at);
            case 'tag':
                return this.#tag(text, at);
            case 'reference':
                return this.#reference(text, at);
            case 'comment':
                return this.#comment(text, at);
            case 'cdata':
                return this.#cdata(text, at);
            case 'pi-target':
                return this.#piTarget(text, at);
            case 'pi-body':
                return this.#piBody(text, at);
        }
    }
    #text(text, at) {
        const markup = this.#tags.next(text, at);
        const reference = this.#references.next(text, at);
        const end = Math.min(markup, reference);
        if (this.#ends.next(text, at) < end) return this.#fail(']]> outside CDATA');
        if (end > at) {
            if (end === text.length) return this.#holdBrackets(text, at);
            this.#handler.text?.(text.slice(at, end));
        }
        if (reference < markup) return this.#reference(text, reference);
        return this.#markup(text, markup);
    }
    /** Text or CDATA up to the end of a chunk: `]]` there may become `]]>` with the next. */ #holdBrackets(text, at) {
        const held = text.endsWith(']]') ? 2 : text.endsWith(']') ? 1 : 0;
        const end = Math.max(at, text.length - held);
        if (end > at) this.#handler.text?.(text.slice(at, end));
        return this.#hold(text, end);
    }
    #markup(text, at) {
        const next = text[at + 1];
        if (next === undefined) return this.#hold(text, at);
        if (next === '/' || isNameStart(next.charCodeAt(0))) return this.#tag(text, at);
        if (next === '?') return this.#enter('pi-target', at + 2, text);
        if (next !== '!') return this.#fail('< that starts no tag');
        if (text.startsWith(COMMENT_OPEN, at)) return this.#enter('comment', at + COMMENT_OPEN.length, text);
        if (text.startsWith(CDATA_OPEN, at)) return this.#enter('cdata', at + CDATA_OPEN.length, text);
        const begun = text.slice(at, at + CDATA_OPEN.length);
        if (at + begun.length === text.length && (CDATA_OPEN.startsWith(begun) || COMMENT_OPEN.startsWith(begun))) return this.#hold(text, at);
        return this.#fail(begun.startsWith('<!DOCTYPE') ? 'a document type' : '<! that starts nothing');
    }
    /** Changes state; what the new state needs may lie in the next chunk. */ #enter(state, at, text) {
        this.#state = state;
        return Math.min(at, text.length);
    }
    #hold(text, at) {
        this.#carry = text.slice(at);
        return text.length;
    }
    /** A tag within one chunk at once, any other piece by piece. */ #tag(text, at) {
        const end = this.#longTags.isOpen ? -1 : wholeTagEnd(text, at);
        return end < 0 ? this.#longTag(text, at) : this.#endTag(text.slice(at, end), end);
    }
    #longTag(text, at) {
        this.#state = 'tag';
        const end = this.#longTags.read(text, at);
        if (this.#longTags.hasLessThan) return this.#fail('< inside a tag');
        return end < 0 ? text.length : this.#endTag(this.#longTags.take(), end);
    }
    #endTag(tag, next) {
        this.#state = 'text';
        return tag[1] === '/' ? this.#close(tag, next) : this.#start(tag, next);
    }
    #start(tag, next) {
        const parsed = parseStartTag(tag);
        if (typeof parsed === 'string') return this.#fail(parsed);
        const name = this.#scope.enter(parsed);
        if (name === undefined) return this.#fail(`a namespace error in <${parsed.name.slice(0, 100)}>`);
        this.#handler.open(name, parsed.attributes);
        if (parsed.selfClosing) {
            this.#scope.leave();
            this.#handler.close();
        } else this.#open.push(parsed.name);
        return next;
    }
    #close(tag, next) {
        const name = parseEndTag(tag);
        if (name === null || this.#open.at(-1) !== name) return this.#fail('an end tag that matches no start');
        this.#open.pop();
        this.#scope.leave();
        this.#handler.close();
        return next;
    }
    #reference(text, at) {
        const from = this.#state === 'reference' ? at : at + 1;
        let end = from;
        while(end < text.length && isReferenceChar(text.charCodeAt(end)))end++;
        if (end === text.length) {
            this.#pieces.push(text.slice(at));
            this.#state = 'reference';
            return end;
        }
        const reference = this.#collected(text.slice(at, end + 1));
        if ((0,characters/* dereference */.DS)(reference) === null) return this.#fail('a reference to no character');
        this.#state = 'text';
        this.#handler.text?.(reference);
        return end + 1;
    }
    #comment(text, at) {
        const dashes = text.indexOf('--', at);
        if (dashes < 0) return this.#holdTail(text, at, '-');
        if (dashes + 2 === text.length) return this.#hold(text, dashes);
        if (text[dashes + 2] !== '>') return this.#fail('-- inside a comment');
        return this.#enter('text', dashes + 3, text);
    }
    #cdata(text, at) {
        const close = text.indexOf(']]>', at);
        if (close < 0) return this.#holdBrackets(text, at);
        if (close > at) this.#handler.text?.(text.slice(at, close));
        return this.#enter('text', close + 3, text);
    }
    #piTarget(text, at) {
        let end = at;
        while(end < text.length && isNameChar(text.charCodeAt(end)))end++;
        if (end === text.length || text[end] === '?' && end + 1 === text.length) {
            this.#pieces.push(text.slice(at, end));
            return this.#hold(text, end);
        }
        const target = this.#collected(text.slice(at, end));
        if (target === '' || !isNameStart(target.charCodeAt(0)) || /^xml$/i.test(target)) return this.#fail(/^xml$/i.test(target) ? 'an XML declaration that is not at the start' : '<? that starts nothing');
        if ((0,characters/* isWhiteSpace */.i0)(text.charCodeAt(end))) return this.#enter('pi-body', end + 1, text);
        if (text.startsWith('?>', end)) return this.#enter('text', end + 2, text);
        return this.#fail('a malformed processing instruction');
    }
    #piBody(text, at) {
        const close = text.indexOf('?>', at);
        return close < 0 ? this.#holdTail(text, at, '?') : this.#enter('text', close + 2, text);
    }
    #holdTail(text, at, first) {
        return this.#hold(text, text.endsWith(first) ? Math.max(at, text.length - 1) : text.length);
    }
    #collected(last) {
        if (this.#pieces.length === 0) return last;
        const whole = this.#pieces.join('') + last;
        this.#pieces = [];
        return whole;
    }
    /** Notes what is wrong; the place returned ends the reading. */ #fail(malformation) {
        this.#malformation ??= malformation;
        this.#pieces = [];
        return Number.POSITIVE_INFINITY;
    }
}
const ENDS_INSIDE = {
    tag: 'tag',
    reference: 'reference',
    comment: 'comment',
    cdata: 'CDATA section',
    'pi-target': 'processing instruction',
    'pi-body': 'processing instruction'
};
const isReferenceChar = (code)=>code === 0x23 || code >= 0x30 && code <= 0x39 || code >= 0x41 && code <= 0x5a || code >= 0x61 && code <= 0x7a;

;// CONCATENATED MODULE: ./src/score/logs/java-suites.js



/** What a shell with `-x` says while it prints the report files, and may say in the middle of one. */ const TRACE = '+ read -r file';
/** So many are taken out: the official harness passes a flag where the number of replacements goes. */ const TRACES_TAKEN_OUT = 16;
/** A log without them. */ const withoutTraces = (log)=>{
    const parts = [];
    let from = 0;
    while(parts.length < TRACES_TAKEN_OUT){
        const at = log.indexOf(TRACE, from);
        if (at < 0) break;
        parts.push(log.slice(from, at));
        from = at + TRACE.length;
        while((0,python_text/* isPythonSpace */.t)(log.charCodeAt(from)))from++;
    }
    return parts.length === 0 ? log : parts.join('') + log.slice(from);
};
/** A build that broke, other than by tests that failed. */ const isBroken = (log)=>(/build failure/i.test(log) || /compilation error/i.test(log)) && !/there are test failures/i.test(log);
const OPENING = '<testsuite';
const CLOSING = '</testsuite>';
/**
 * The texts from `<testsuite` to the next `</testsuite>`. As the pattern of the official harness, this
 * takes `<testsuites>` for a beginning and ends a suite at the end of the first one within it.
 */ function* suitesOf(log) {
    for(let start = log.indexOf(OPENING); start >= 0;){
        const tagEnd = log.indexOf('>', start + OPENING.length);
        const closing = tagEnd < 0 ? -1 : log.indexOf(CLOSING, tagEnd + 1);
        if (closing < 0) return;
        const end = closing + CLOSING.length;
        yield log.slice(start, end);
        start = log.indexOf(OPENING, end);
    }
}
/** Test cases at any depth below the root. A failure or error wins over `skipped`, and a retry's is none. */ class SuiteReader {
    cases = [];
    roots = 0;
    #open = [];
    open(name, attributes) {
        if (this.#open.length === 0) this.roots++;
        const parent = this.#open.at(-1);
        if (parent && (name === 'failure' || name === 'error')) parent.failed = true;
        if (parent && name === 'skipped') parent.skipped = true;
        if (parent && (name === 'flakyFailure' || name === 'flakyError')) parent.flaky = true;
        const test = name === 'testcase' ? {
            id: idOf(attributes),
            failed: false,
            skipped: false,
            flaky: false
        } : null;
        if (test) this.cases.push(test);
        this.#open.push(test);
    }
    close() {
        this.#open.pop();
    }
    /** Whether the first root has been closed. */ get isWhole() {
        return this.roots > 0 && this.#open.length === 0;
    }
}
/** `classname.name`; a missing name is `None`, and a missing class is left out. */ const idOf = (attributes)=>{
    const attribute = (name)=>attributes.find((one)=>one.name === name)?.value;
    const classname = attribute('classname');
    return `${classname === undefined ? '' : `${classname}.`}${attribute('name') ?? 'None'}`;
};
/** The test cases of one suite; none where it is no document for itself. */ const casesOf = (suite)=>{
    const reader = new SuiteReader();
    const scanner = new scanner_XmlScanner(reader);
    return scanner.push(suite) && scanner.end() && reader.roots === 1 ? reader.cases : [];
};
/**
 * Surefire's reports as the log prints them. A build that broke names no tests; a suite that is no document
 * for itself is passed over; skipped tests are in neither list.
 */ const parseJavaSuites = (log)=>{
    const text = withoutTraces(log);
    if (isBroken(text)) return NO_TESTS;
    const cases = [];
    for (const suite of suitesOf(text))for (const test of casesOf(suite))cases.push(test);
    return {
        passed: cases.filter(({ failed, skipped })=>!failed && !skipped).map(({ id })=>id),
        failed: cases.filter(({ failed })=>failed).map(({ id })=>id)
    };
};

;// CONCATENATED MODULE: ./src/score/logs/plain-line.js
/** No line that tells of a test is longer. */ const LONGEST_LINE = 4096;
const COLOUR = /\u001b\[[\d;]{0,20}m/g;
/** A line without colours and without blanks at its end; of one that is too long, its beginning. */ const plainLine = (raw, longest = LONGEST_LINE)=>{
    const line = raw.length > longest ? raw.slice(0, longest) : raw;
    return (line.includes('\u001b') ? line.replace(COLOUR, '') : line).trimEnd();
};

;// CONCATENATED MODULE: ./src/score/logs/account/budget.js
/** How many times the length of a log may be read in looking for what stands within something else. */ const TIMES = 8;
const AT_LEAST = 1024 * 1024;
/** Counts characters that are read, so that a log of beginnings without an end costs no quadratic time. */ class ReadingBudget {
    #left;
    constructor(log){
        this.#left = Math.max(log.length * TIMES, AT_LEAST);
    }
    /** Takes so many characters off; false once there are none left. */ take(characters) {
        this.#left -= characters;
        return this.#left >= 0;
    }
}

;// CONCATENATED MODULE: ./src/score/logs/account/java.js






const BEGIN = /^\[INFO\] Scanning for projects\.\.\.$/;
const END = /^\[\w{4,7}\] BUILD (SUCCESS|FAILURE)$/;
const CRASHED = /The forked VM terminated without|Crashed tests:|ExecutionException There was an error in the forked/;
/** Surefire's totals of a module. That of a class goes on with its time. */ const TOTALS = /^(?:\[\w{4,7}\] )?Tests run: \d{1,9}, Failures: (\d{1,9}), Errors: (\d{1,9}), Skipped: \d{1,9}(?:, Flakes: \d{1,9})?$/;
/**
 * A test that Surefire names with its failure as it happens: `name(class)`, and in newer ones `class.name`;
 * old ones put no level before it.
 */ const NAMED = /^(?:\[ERROR\] )?(?:(\S.*)\(([\w.$]+)\) {1,3}|(\S.*?) -- )Time elapsed: .{1,40} <<< (?:FAILURE|ERROR)!$/;
const CHUNK = 16 * 1024;
/** How a report ends, whether its root is `testsuite` or `testsuites`; no honest tag of it is longer. */ const ENDING = '</testsuite';
const LONGEST_ENDING = 64;
/** The end of the next piece to read: nothing follows an ending tag in it, for that need not be XML. */ const pieceEnd = (log, at)=>{
    const ahead = log.slice(at, at + CHUNK + LONGEST_ENDING);
    const ending = ahead.indexOf(ENDING);
    const close = ending < 0 || ending >= CHUNK ? -1 : ahead.indexOf('>', ending);
    return Math.min(at + (close < 0 ? CHUNK : close + 1), log.length);
};
/** The tests of the report that starts at a place, read as the XML that it is; null where that is too much. */ const casesFrom = (log, start, budget)=>{
    const reader = new SuiteReader();
    const scanner = new scanner_XmlScanner(reader);
    for(let at = start; at < log.length;){
        const end = pieceEnd(log, at);
        if (!budget.take(end - at)) return null;
        const isWellFormed = scanner.push(log.slice(at, end));
        if (reader.isWhole) return reader.cases;
        if (!isWellFormed) break;
        at = end;
    }
    return [];
};
/** What Maven itself says of its tests. */ const consoleOf = (log)=>{
    const named = new Set();
    const seen = {
        begun: 0,
        ended: 0,
        broken: false,
        crashed: false,
        failures: 0
    };
    for (const raw of (0,lines/* linesOf */.D)(log)){
        const line = plainLine(raw);
        const totals = TOTALS.exec(line);
        const end = END.exec(line);
        const [, name, owner, whole] = NAMED.exec(line) ?? [];
        if (totals) seen.failures += Number(totals[1]) + Number(totals[2]);
        else if (end) {
            seen.ended++;
            seen.broken ||= end[1] === 'FAILURE';
        } else if (BEGIN.test(line)) seen.begun++;
        else if (CRASHED.test(line)) seen.crashed = true;
        else if (whole !== undefined) named.add(whole);
        else if (name !== undefined) named.add(`${owner}.${name}`);
    }
    return {
        ...seen,
        named
    };
};
/**
 * Surefire's reports, and what Maven says of them where it is not told to be quiet: reports are files, which
 * whatever runs among the tests can write.
 */ const javaAccount = (log)=>{
    const text = withoutTraces(log);
    const budget = new ReadingBudget(text);
    const failed = new Set();
    const flaky = new Set();
    let failures = 0;
    for(let at = text.indexOf(OPENING); at >= 0; at = text.indexOf(OPENING, at + OPENING.length)){
        const cases = casesFrom(text, at, budget);
        if (cases === null) return objection('more reports begin in the log than any runner prints');
        for (const test of cases){
            if (test.failed) {
                // Tests of one name, such as those of one method with parameters, each count.
                failures++;
                failed.add(test.id);
            }
            if (test.flaky) flaky.add(test.id);
        }
    }
    const seen = consoleOf(text);
    const problem = problemOf(seen, failures);
    for (const id of seen.named)if (!flaky.has(id)) failed.add(id);
    return {
        failed: [
            ...failed
        ],
        problem
    };
};
const problemOf = (seen, failed)=>{
    if (seen.crashed) return 'Surefire says that the process of the tests ended too early';
    if (seen.begun > seen.ended) return 'Maven began and did not come to its end';
    if (seen.failures > failed) return `Surefire counts ${seen.failures} tests that failed, of which the reports name ${failed}`;
    if (seen.broken && seen.failures === 0) return 'Maven says that the build failed, and of no test that failed';
    return null;
};

;// CONCATENATED MODULE: ./src/score/logs/account/json-reports.js




const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const json_reports_OPENING = 0x7b;
const json_reports_CLOSING = 0x7d;
/** The end of the object that starts at a place, its braces in strings passed over; the log's where it has none. */ const objectEnd = (log, start)=>{
    let depth = 0;
    let inString = false;
    for(let at = start; at < log.length; at++){
        const code = log.charCodeAt(at);
        if (inString) {
            if (code === BACKSLASH) at++;
            else if (code === QUOTE) inString = false;
        } else if (code === QUOTE) inString = true;
        else if (code === json_reports_OPENING) depth++;
        else if (code === json_reports_CLOSING && --depth === 0) return at + 1;
    }
    return log.length;
};
/**
 * A runner that prints one report of JSON. Each is read for itself, wherever it stands: also where one
 * before it is all that the parser looks at, or where it was made a part of another.
 */ const reportsAccount = (log, { key, read })=>{
    const budget = new ReadingBudget(log);
    const failed = [];
    let readable = 0;
    for (const start of objectStarts(log, key)){
        const end = objectEnd(log, start);
        if (!budget.take(end - start)) return objection('more reports begin in the log than any runner prints');
        const report = (0,parse_json/* parseJson */.q)(log.slice(start, end));
        if (report === undefined) return objection('a report begins in the log that cannot be read');
        const results = read(report);
        if (results === null) continue;
        readable++;
        failed.push(...results.failed);
    }
    const problem = readable > 0 ? null : 'no report in the log can be read for itself';
    return {
        failed,
        problem
    };
};

;// CONCATENATED MODULE: ./src/score/logs/seen/summary-reader.js
/** Reads a runner's output line by line and counts the tests that its summaries say ran, passed or not. */ /** The sum of the numbers before some words: `1 failed, 2 passed` is 3 for `passed` and `failed`. */ const sumOf = (text, words)=>{
    let sum = 0;
    for (const [, number, word] of text.matchAll(/(\d{1,9}) ([a-z]+)/g))if (words.includes(word)) sum += Number(number);
    return sum;
};
/**
 * Reads blocks of lines that follow each other without a gap: each line must match the pattern at its
 * place, and some may be left out. A block counts when its last line is there.
 */ class BlockReader {
    seen = 0;
    #steps;
    #next = 0;
    #sum = 0;
    constructor(steps){
        this.#steps = steps;
    }
    line(text) {
        const step = this.#stepFor(text);
        if (step < 0) {
            this.#next = 0;
            return;
        }
        if (step === 0) this.#sum = 0;
        this.#sum += this.#steps[step].count?.(text) ?? 0;
        this.#next = step + 1;
        if (this.#next < this.#steps.length) return;
        this.seen += this.#sum;
        this.#next = 0;
    }
    /** The step that a line fits: the next one, or one after steps that may be absent; else the first. */ #stepFor(text) {
        for(let index = this.#next; index < this.#steps.length; index++){
            const { pattern, optional } = this.#steps[index];
            if (pattern.test(text)) return index;
            if (!optional) break;
        }
        return this.#steps[0].pattern.test(text) ? 0 : -1;
    }
}

;// CONCATENATED MODULE: ./src/score/logs/seen/pytest.js

/** The line that begins a session. */ const HEAD = /^=+ test session starts =+$/;
const DURATION = ' in [\\d.]{1,15} ?s(?:econds)?(?: \\([\\d:]{1,15}\\))?';
/** The line that ends one, and with `-q` the line of counts. */ const pytest_SUMMARY = new RegExp(`^=+ .+${DURATION} =+$`);
const QUIET_SUMMARY = new RegExp(`^\\d.*${DURATION}$`);
const PROGRESS = /^[.,FEsxXRu]+ +\[ *\d+%\]$/;
const RAN = [
    'passed',
    'failed',
    'xfailed',
    'xpassed'
];
/**
 * pytest: the line between `=` that ends a session, where a session has started; with `-q`, which prints
 * neither head nor `=`, the line of counts after a line of progress. Errors of collection ran no test.
 */ class PytestReader {
    seen = 0;
    #inSession = false;
    #progressed = false;
    line(text) {
        if (HEAD.test(text)) this.#inSession = true;
        else if (PROGRESS.test(text)) this.#progressed = true;
        else if (this.#inSession && pytest_SUMMARY.test(text)) this.#end(text);
        else if (!this.#inSession && this.#progressed && QUIET_SUMMARY.test(text)) this.#end(text);
    }
    #end(text) {
        this.seen += sumOf(text, RAN);
        this.#inSession = false;
        this.#progressed = false;
    }
}

;// CONCATENATED MODULE: ./src/score/logs/account/pytest.js




/** What a worker of xdist puts before a result. */ const WORKER = /^\[gw\d+\] \[ *\d+%\] /;
const pytest_NAMED = /^\S+::/;
const STATUS = / (PASSED|FAILED|SUBFAIL(?:ED)?)(?: |[[(]|$)/;
/** A status first; that of a test's part has what it is called behind it. */ const AFTER_STATUS = /^(PASSED|FAILED|SUBFAIL(?:ED)?)(?:[[(].{0,300}?[\])])? (\S.*)$/;
/**
 * A test as the official pattern reads it: of the file what is of these characters, and parameters of
 * other ones are left out.
 */ const pytest_NAME = /^\S*?(?<![\p{L}\p{N}_/])([\p{L}\p{N}_/]+\.py)::(?:([\p{L}\p{N}_]+)::)?([\p{L}\p{N}_]+(?:\[[\p{L}\p{N}_-]+\])?)/u;
/** unittest's own last line. */ const UNITTEST_FAILED = /^FAILED \((?:failures|errors)=\d/;
const pytest_idOf = (name)=>{
    const [, file, owner, test] = pytest_NAME.exec(name) ?? [];
    return file === undefined ? null : `${file}:${owner ?? 'None'}:${test}`;
};
/** Tests of pytest by name, as lists and summaries of sessions each have them. */ class Named {
    #byPlace = {
        listed: new Set(),
        summed: new Set()
    };
    #lines = {
        listed: 0,
        summed: 0
    };
    add(place, name) {
        this.#byPlace[place].add(name);
        this.#lines[place]++;
    }
    get names() {
        return Object.values(this.#byPlace).flatMap((names)=>[
                ...names
            ]);
    }
    /** How many there are at least, whatever is named twice. */ get atLeast() {
        return Math.max(...Object.values(this.#byPlace).map(({ size })=>size));
    }
    /** How many there are at most: a test that failed twice, or in parts, is counted as often. */ get atMost() {
        return Math.max(...Object.values(this.#lines));
    }
}
/** pytest: each session has its last line, which counts no fewer tests than are named, and no more failures. */ const pytestAccount = (log, reading)=>{
    const passed = new Named();
    const failed = new Named();
    let heads = 0;
    let summaries = 0;
    let quiet = 0;
    let counted = 0;
    let failures = 0;
    let unittest = false;
    const add = (place, status, name)=>{
        if (status !== 'PASSED') failed.add(place, name);
        else if (pytest_idOf(name) !== null) passed.add(place, name);
    };
    for (const raw of (0,lines/* linesOf */.D)(log)){
        const line = plainLine(raw).replace(WORKER, '');
        const listed = pytest_NAMED.test(line) ? STATUS.exec(line) : null;
        const [, statusFirst, nameAfter = ''] = AFTER_STATUS.exec(line) ?? [];
        if (HEAD.test(line)) heads++;
        else if (listed) add('listed', listed[1], line.slice(0, listed.index));
        else if (UNITTEST_FAILED.test(line)) unittest = true;
        else if (statusFirst !== undefined) add('summed', statusFirst, nameAfter.split(' - ')[0]);
        else if (pytest_SUMMARY.test(line) || QUIET_SUMMARY.test(line)) {
            if (line.startsWith('=')) summaries++;
            else quiet++;
            counted += sumOf(line, [
                'passed'
            ]);
            failures += sumOf(line, [
                'failed'
            ]);
        }
    }
    return {
        failed: failed.names.map(pytest_idOf).filter((id)=>id !== null),
        problem: pytest_problemOf({
            heads,
            summaries,
            quiet,
            counted,
            failures,
            unittest,
            passed: Math.max(passed.atLeast, new Set(reading.passed).size),
            failed: failed.atMost
        })
    };
};
const pytest_problemOf = (seen)=>{
    if (seen.unittest) return 'unittest says that tests failed, where the results are taken for those of pytest';
    if (seen.heads > 0 && seen.summaries !== seen.heads) return `pytest began ${seen.heads} times and has ${seen.summaries} last lines`;
    if (seen.heads === 0 && seen.quiet + seen.summaries === 0) return 'the last line of pytest is not there';
    if (seen.passed > seen.counted) return `${seen.passed} tests are named as passed, of which pytest counts ${seen.counted}`;
    if (seen.failures > seen.failed) return `pytest counts ${seen.failures} tests that failed, of which ${seen.failed} are named`;
    return null;
};

;// CONCATENATED MODULE: ./src/score/logs/account/tap.js


const PLAN = /^1\.\.(\d{1,9})(?: |$)/;
/** One with a name, since no other is taken for a result: a bare `ok` is often no more than printed. */ const POINT = /^(?:not )?ok \S/;
const BAILED = /^Bail out!/;
/** TAP: its plan covers all points; those that failed are named wherever they stand. */ const tapAccount = (log)=>{
    let planned = 0;
    let points = 0;
    for (const raw of (0,lines/* linesOf */.D)(log)){
        const line = raw.trimEnd();
        if (POINT.test(line)) points++;
        else if (BAILED.test(line)) return objection('the tests were bailed out of');
        else planned += Number(PLAN.exec(line)?.[1] ?? 0);
    }
    return points > planned ? objection(`${points} tests are named, and the plan is of ${planned}`) : account_NO_OBJECTION;
};

;// CONCATENATED MODULE: ./src/score/logs/account/unittest.js


const HEADING = /^FAIL: ([\p{L}\p{N}_]+)(?: \(([\p{L}\p{N}_.]+)\))?/u;
const ANY_HEADING = /^FAIL: /;
const unittest_RAN = /^Ran (\d{1,9}) tests? in [\d.]{1,15}s$/;
/** Not `expected failures`, which are none; nose names what was skipped first. */ const FAILED = /^FAILED \((?:.*?, )?failures=(\d{1,9})/;
/** By the last word of its docstring a test is named in a list, see `unittest.ts`. */ const LAST_WORD = /([\p{L}\p{N}_]{1,200})$/u;
/** unittest: it says how many tests ran and failed, and lists each that failed once more. */ const unittestAccount = (log, { passed })=>{
    const failed = [];
    let headings = 0;
    let ended = false;
    let ran = 0;
    let failures = 0;
    let afterHeading = false;
    for (const raw of (0,lines/* linesOf */.D)(log)){
        const line = plainLine(raw);
        const word = afterHeading ? LAST_WORD.exec(line)?.[1] : undefined;
        if (word !== undefined) failed.push(`:${word}:`);
        afterHeading = ANY_HEADING.test(line);
        if (afterHeading) {
            headings++;
            const [, name, owner = ''] = HEADING.exec(line) ?? [];
            if (name !== undefined) failed.push(`${owner}:${name}:`);
        }
        const count = unittest_RAN.exec(line);
        if (count) {
            ended = true;
            ran += Number(count[1]);
        }
        failures += Number(FAILED.exec(line)?.[1] ?? 0);
    }
    return {
        failed,
        problem: unittest_problemOf({
            ended,
            ran,
            passed: new Set(passed).size,
            failures,
            headings
        })
    };
};
const unittest_problemOf = (seen)=>{
    if (!seen.ended) return 'the last lines of unittest are not there';
    if (seen.passed > seen.ran) return `${seen.passed} tests are named as passed, and unittest ran ${seen.ran}`;
    if (seen.failures > seen.headings) return `unittest counts ${seen.failures} tests that failed, of which ${seen.headings} are named`;
    return null;
};

;// CONCATENATED MODULE: ./src/score/logs/account/account-of.js










const jest = (read)=>(log)=>reportsAccount(log, {
            key: JEST_KEY,
            read
        });
const mocha = (read)=>(log)=>reportsAccount(log, {
            key: MOCHA_KEY,
            read
        });
/** Bazel ends by saying how many tests it ran, on a terminal after colours and movements of the cursor. */ const BAZEL_END = /^(?:\u001b\[[\d;]{0,20}[A-Za-z])*Executed \d{1,9} out of \d{1,9} tests?: /m;
/** Which of two runners it was is told by lines that the tests can print, so a log that has both is neither's. */ const mochaOrTapAccount = (log)=>{
    const report = reportsAccount(log, {
        key: MOCHA_KEY,
        read: mochaResults
    });
    if (!startsTap(log)) return report;
    return startsMocha(log) || report.problem === null ? objection("the log has a report of Mocha's and results of TAP") : tapAccount(log);
};
const ACCOUNTS = {
    JavaGenericParser: javaAccount,
    JavascriptGenericParser: mochaOrTapAccount,
    JavascriptJestPR: jest(jestResultsByEither),
    JavascriptMocha: mocha(mochaResults),
    TypescriptBazelAngular: (log)=>BAZEL_END.test(log) ? account_NO_OBJECTION : objection('the last line of Bazel is not there'),
    TypescriptJest: jest(jestResults),
    TypescriptJestTW: jest(jestResultsByTitle),
    TypescriptMocha: mocha(mochaResults),
    TypescriptMochaFileName: mocha(mochaFileNameResults),
    PythonPyUnit: (log, reading)=>isPytest(log) ? pytestAccount(log, reading) : unittestAccount(log, reading)
};
/**
 * What a row's whole log says of its tests beside the reading of the parser, which is the official one's.
 * A reading that names no test as passed needs no account.
 */ const accountOf = (name, log, reading)=>reading === null || reading.passed.length === 0 ? NO_OBJECTION : ACCOUNTS[name](log, reading);

;// CONCATENATED MODULE: ./src/score/logs/grade-lists.js

/** How many characters the names of stored tests may have together; the largest real lists have a tenth. */ const STORED_CHARACTERS = (/* unused pure expression or super */ null && (32 * 1024 * 1024));
const NOTHING = {
    withLogs: false,
    allF2pPassed: false,
    noP2pFailed: false,
    allP2pPassed: false,
    resolved: false,
    passedTests: [],
    failedTests: []
};
/**
 * Grades a reading by the lists of a row.
 *
 * `official` is the official harness's rule: every test of F2P passed, and none of P2P failed. A test that
 * the log names both as passed and as failed is both, a test of P2P that did not run is no failure, and an
 * empty F2P is all passed as soon as there are logs.
 *
 * `strict` has no such gaps: there is a test of F2P, a test passes only where nothing in the log says that
 * it failed, every test of both lists passes, and the log does not contradict itself.
 *
 * A run that was stopped resolves nothing by either rule.
 */ const gradeLists = (input)=>{
    const { rule, row, reading, timedOut } = input;
    if (reading === null) return NOTHING;
    const { F2P: f2p, P2P: p2p } = row;
    const passed = new Set(reading.passed);
    const account = rule === 'strict' ? input.account ?? NO_OBJECTION : NO_OBJECTION;
    const failed = new Set([
        ...reading.failed,
        ...account.failed
    ]);
    const passes = rule === 'official' ? (test)=>passed.has(test) : (test)=>passed.has(test) && !failed.has(test);
    const allF2pPassed = f2p.every(passes);
    const noP2pFailed = !p2p.some((test)=>failed.has(test));
    const allP2pPassed = p2p.every(passes);
    const resolved = {
        official: allF2pPassed && noP2pFailed,
        strict: f2p.length > 0 && allF2pPassed && allP2pPassed && account.problem === null
    };
    const expected = new Set([
        ...f2p,
        ...p2p
    ]);
    return {
        withLogs: true,
        allF2pPassed,
        noP2pFailed,
        allP2pPassed,
        resolved: resolved[rule] && !timedOut,
        passedTests: stored(reading.passed, expected),
        failedTests: stored([
            ...reading.failed,
            ...besides(account, reading)
        ], expected),
        ...account.problem !== null && {
            contradiction: account.problem
        }
    };
};
/** The tests that only the whole log names as failed. */ const besides = ({ failed }, reading)=>{
    const known = new Set(reading.failed);
    return [
        ...new Set(failed)
    ].filter((test)=>!known.has(test));
};
/** All tests; of a log that names absurdly many the expected ones alone, once each. */ const stored = (tests, expected)=>{
    const length = tests.reduce((sum, test)=>sum + test.length, 0);
    if (length <= STORED_CHARACTERS) return [
        ...tests
    ];
    return [
        ...new Set(tests.filter((test)=>expected.has(test)))
    ];
};

// EXTERNAL MODULE: ./src/contracts/swe-polybench.js
var swe_polybench = __webpack_require__(2161);
;// CONCATENATED MODULE: ./src/score/logs/log-reasons.js
/** Why a grading says 0: one reason that explains all, or what became of the tests, the most first. */ const gradingReasons = (row, gradings, name)=>{
    if (name === 'simple') return gradings.simple ? [
        simpleReason(gradings.simple)
    ] : [];
    const grading = gradings[name];
    return grading ? listReasons(row, grading, name) : [];
};
const listReasons = (row, grading, rule)=>{
    if (!grading.patchApplied) return [
        doesNotApply(grading)
    ];
    if (grading.timedOut) return [
        TIMED_OUT
    ];
    if (rule === 'strict' && row.F2P.length === 0) return [
        NO_LIST
    ];
    if (!grading.withLogs || grading.passedTests.length + grading.failedTests.length === 0) return [
        NOTHING_NAMED
    ];
    const passed = new Set(grading.passedTests);
    const failed = new Set(grading.failedTests);
    const f2pSet = new Set(row.F2P);
    const f2p = [
        ...f2pSet
    ];
    const p2p = [
        ...new Set(row.P2P)
    ].filter((test)=>!f2pSet.has(test));
    const isMissing = (test)=>!passed.has(test) && !failed.has(test);
    const countsAsFailed = (test)=>failed.has(test) && (rule === 'strict' || !passed.has(test));
    const missing = [
        ...f2p,
        ...rule === 'strict' ? p2p : []
    ].filter(isMissing);
    const tests = [
        about('test-failed', f2p.filter(countsAsFailed), (tests)=>`${tests} expected to pass after the fix failed.`),
        about('test-missing', missing, (tests)=>`The log names no result of ${tests} expected to pass: not run, renamed, or left out.`),
        about('regression', p2p.filter((test)=>failed.has(test)), (tests)=>`${tests} that passed without the fix failed.`)
    ].filter((reason)=>reason !== null).sort((one, other)=>other.tests.length - one.tests.length);
    return grading.contradiction === undefined ? tests : [
        contradicts(grading.contradiction),
        ...tests
    ];
};
const contradicts = (how)=>({
        code: 'log-contradicts-itself',
        message: `The results that the log names are not to be believed: ${how}.`
    });
const about = (code, tests, sentence)=>tests.length === 0 ? null : {
        code,
        message: sentence(`${tests.length} test${tests.length === 1 ? '' : 's'}`),
        tests
    };
const doesNotApply = ({ steps })=>{
    const step = steps.find(({ rung })=>rung === null);
    const said = step && step.said !== '' ? `: ${step.said}` : '.';
    return {
        code: 'patch-does-not-apply',
        message: `The ${step?.patch === 'test' ? "row's test" : "agent's"} patch does not apply by any rung of the ladder${said}`
    };
};
const TIMED_OUT = {
    code: 'tests-timed-out',
    message: 'The tests ran out of time; what they had printed by then is not graded.'
};
const NO_LIST = {
    code: 'expected-lists-empty',
    message: 'The row expects no test to go from failing to passing, so nothing can show a fix; its F2P needs filling.'
};
const NOTHING_NAMED = {
    code: 'nothing-ran',
    message: "The row's parser finds no result of a test in the log. Most often the build broke before any test ran; the log's end shows why."
};
const SIMPLE = {
    'nothing-ran': "No test was seen to run by the language's runner.",
    'test-failed': "The language's runner says that tests failed, or failed itself.",
    'tests-timed-out': "The language's runner ran out of time.",
    'patch-does-not-apply': "The agent's patch does not apply."
};
const simpleReason = ({ reason, exitCode })=>{
    const code = reason ?? 'test-failed';
    const exit = exitCode === null || exitCode === 0 ? '' : ` It exited with ${exitCode}.`;
    return {
        code,
        message: `${SIMPLE[code]}${exit}`
    };
};

;// CONCATENATED MODULE: ./src/score/logs/official-against-strict.js
/** Where the official grading and the strict one differ, and why. */ const officialAgainstStrict = (row, { official, strict })=>{
    if (!official || !strict || official.resolved === strict.resolved) return [];
    const differ = `official says ${official.resolved ? 1 : 0}, strict ${strict.resolved ? 1 : 0}`;
    const causes = official.resolved ? whyOnlyOfficial(row, official, strict) : whyOnlyStrict(official);
    return [
        {
            cause: `${differ}: ${causes.join('; ')}`
        }
    ];
};
const counted = (tests)=>`${tests.length} test${tests.length === 1 ? '' : 's'}`;
const halfApplied = ({ steps })=>steps.some((step)=>step.halfApplied);
const whyOnlyOfficial = (row, official, strict)=>{
    const causes = [];
    if (halfApplied(official)) causes.push('officially a patch went in on top of what an earlier try had left');
    if (row.F2P.length === 0) causes.push('F2P is empty, which is officially all passed');
    if (!strict.patchApplied) return [
        ...causes,
        'a patch does not apply to a clean tree'
    ];
    if (strict.timedOut) return [
        ...causes,
        'only the strict run ran out of time'
    ];
    const named = {
        passed: new Set(strict.passedTests),
        failed: new Set(strict.failedTests)
    };
    const tests = [
        ...new Set([
            ...row.F2P,
            ...row.P2P
        ])
    ];
    const both = tests.filter((test)=>named.passed.has(test) && named.failed.has(test));
    const failed = tests.filter((test)=>named.failed.has(test) && !named.passed.has(test));
    const missing = tests.filter((test)=>!named.failed.has(test) && !named.passed.has(test));
    if (both.length > 0) causes.push(`${counted(both)} both passed and failed`);
    if (failed.length > 0) causes.push(`${counted(failed)} failed once the hidden tests went in last`);
    if (missing.length > 0) causes.push(`${counted(missing)} expected to pass did not run`);
    if (strict.contradiction !== undefined) causes.push(strict.contradiction);
    return causes.length > 0 ? causes : [
        'the two runs ended differently'
    ];
};
const whyOnlyStrict = (official)=>{
    if (!official.patchApplied) return [
        'a patch does not apply in the official order'
    ];
    if (official.timedOut) return [
        'only the official run ran out of time'
    ];
    return [
        halfApplied(official) ? 'officially a patch went in on top of what an earlier try had left' : "tests failed where the agent's patch went in over the hidden tests"
    ];
};

;// CONCATENATED MODULE: ./src/score/logs/log-verdict.js



/** The grading that gives the reward: the official one, else the first of the others that ran. */ const decidingGrading = (gradings)=>swe_polybench/* GRADINGS */.e.find((name)=>gradings[name] !== undefined) ?? null;
/** Whether a grading says that its row is resolved; null where it did not run. */ const gradingReward = (gradings, name)=>{
    const isResolved = name === 'simple' ? gradings.simple?.passed : gradings[name]?.resolved;
    return isResolved === undefined ? null : isResolved ? 1 : 0;
};
/** The verdict on a row of SWE-PolyBench, whose evidence is what its tests printed. */ const logVerdict = (input)=>{
    const { row, gradings } = input;
    const deciding = decidingGrading(gradings);
    const reward = deciding === null ? 0 : gradingReward(gradings, deciding);
    const lists = gradings.official ?? gradings.strict;
    const disputes = officialAgainstStrict(row, gradings);
    return {
        reward,
        resolved: reward === 1,
        evidence: 'log',
        reasons: reward === 1 ? [] : [
            ...input.reasons ?? [],
            ...deciding === null ? [] : gradingReasons(row, gradings, deciding)
        ],
        transitions: transitionsOf(row, lists),
        tests: testCounts(lists, gradings.simple),
        tolerant: {
            reward
        },
        container: {
            reward: null
        },
        disputed: disputes.length > 0,
        disputes,
        flags: [
            ...input.flags ?? []
        ],
        gradings,
        ...input.retrieval ? {
            retrieval: input.retrieval
        } : {}
    };
};
/** How many tests of each list were seen to pass, and not to fail as well. */ const transitionsOf = (row, grading)=>{
    const passed = new Set(grading?.passedTests);
    const failed = new Set(grading?.failedTests);
    const count = (list)=>{
        const tests = [
            ...new Set(list)
        ];
        const absent = tests.filter((test)=>!passed.has(test) && !failed.has(test)).length;
        return {
            expected: tests.length,
            passed: tests.filter((test)=>passed.has(test) && !failed.has(test)).length,
            ...absent > 0 && {
                absent
            }
        };
    };
    const none = {
        expected: 0,
        passed: 0
    };
    return {
        f2p: count(row.F2P),
        p2p: count(row.P2P),
        s2p: none,
        n2p: none
    };
};
const testCounts = (lists, simple)=>{
    if (lists === undefined) return {
        passed: simple?.passed ? simple.testsRun : 0,
        failed: 0,
        skipped: 0
    };
    const failed = new Set(lists.failedTests);
    const passed = new Set(lists.passedTests.filter((test)=>!failed.has(test)));
    return {
        passed: passed.size,
        failed: failed.size,
        skipped: 0
    };
};

;// CONCATENATED MODULE: ./src/score/logs/bazel.js


/** The colours that are taken off; others stay in the ids. */ const COLOURS = [
    '\u001b[0m',
    '\u001b[32m',
    '\u001b[31m',
    '\u001b[1m'
];
const PASSED = 'PASSED';
const bazel_FAILED = 'FAILED';
/**
 * Bazel's summary in angular, and any other line that has PASSED or FAILED in it: the test is what stands
 * before the word, such as `(cached)`, without the first of two slashes. A line with both has passed.
 */ const parseBazel = (log)=>{
    const passed = [];
    const failed = [];
    for (const line of (0,lines/* linesOf */.D)(log)){
        const isPassed = line.includes(PASSED);
        if (!isPassed && !line.includes(bazel_FAILED)) continue;
        const clean = COLOURS.reduce((text, colour)=>text.replaceAll(colour, ''), line);
        const name = clean.slice(0, clean.indexOf(clean.includes(PASSED) ? PASSED : bazel_FAILED));
        const test = (0,python_text/* pythonStrip */.p)(name.startsWith('//') ? name.slice(1) : name);
        if (isPassed) passed.push(test);
        else failed.push(test);
    }
    return {
        passed,
        failed
    };
};

;// CONCATENATED MODULE: ./src/score/logs/next-of.js
/**
 * Finds the next of several words in a text. Where a word is next is remembered, so that searches that go
 * on forwards read the text about once a word, all together, and one that steps back reads only the step.
 */ class NextOf {
    #text;
    #words;
    /** Of each word, from where it was last looked for, and where it is next from there. */ #from;
    #next;
    /** The same of all words together. */ #lastFrom = Number.POSITIVE_INFINITY;
    #last = -1;
    constructor(text, words){
        this.#text = text;
        this.#words = words;
        this.#from = words.map(()=>0);
        this.#next = words.map((word)=>text.indexOf(word));
    }
    /** The first place at or after `from` where one of the words starts; -1 where there is none. */ at(from) {
        if (from >= this.#lastFrom && (from <= this.#last || this.#last === -1)) return this.#last;
        let first = -1;
        for(let index = 0; index < this.#words.length; index++){
            const next = this.#nextOf(index, this.#words[index], from);
            if (next >= 0 && (first < 0 || next < first)) first = next;
        }
        this.#lastFrom = from;
        this.#last = first;
        return first;
    }
    /** The word that starts at a place; where several do, the first in their order. */ wordAt(at) {
        return this.#words.find((word)=>this.#text.startsWith(word, at));
    }
    #nextOf(index, word, from) {
        const known = this.#next[index];
        const knownFrom = this.#from[index];
        if (from >= knownFrom && (known < 0 || known >= from)) return known;
        const next = from > knownFrom ? this.#text.indexOf(word, from) : this.#back(word, from, knownFrom, known);
        this.#from[index] = from;
        this.#next[index] = next;
        return next;
    }
    /** Looks for a word that starts before the place it was last looked for from. */ #back(word, from, knownFrom, known) {
        const next = this.#text.slice(from, knownFrom + word.length - 1).indexOf(word);
        return next < 0 ? known : from + next;
    }
}

;// CONCATENATED MODULE: ./src/score/logs/python-characters.js
/*
 * What Python's patterns take for a blank and for a word, where JavaScript's take something else: `\s`
 * is `str.isspace`, and `\w` a letter or number of any alphabet, or an underscore.
 */ 
const WORD = /^[\p{L}\p{N}_]$/u;
const isAsciiWord = (code)=>code >= 0x61 && code <= 0x7a || code >= 0x41 && code <= 0x5a || code >= 0x30 && code <= 0x39 || code === 0x5f;
/** How many code units the word character has that starts at a place; 0 where there is none. */ const wordCharacterAt = (text, at)=>{
    const code = text.codePointAt(at);
    if (code === undefined) return 0;
    if (code < 0x80) return isAsciiWord(code) ? 1 : 0;
    const character = String.fromCodePoint(code);
    return WORD.test(character) ? character.length : 0;
};
/** How many code units the word character has that ends at a place; 0 where there is none. */ const wordCharacterBefore = (text, at)=>{
    if (at <= 0) return 0;
    const code = text.charCodeAt(at - 1);
    if (code < 0x80) return isAsciiWord(code) ? 1 : 0;
    const isTail = code >= 0xdc00 && code <= 0xdfff;
    if (isTail && wordCharacterAt(text, at - 2) === 2) return 2;
    return wordCharacterAt(text, at - 1) === 1 ? 1 : 0;
};
/** Where the characters end that are words' or one of `others`, from a place on. */ const wordEnd = (text, from, others = '')=>{
    let at = from;
    for(;;){
        const length = wordCharacterAt(text, at) || (isOneOf(others, text[at]) ? 1 : 0);
        if (length === 0) return at;
        at += length;
    }
};
/** Where the characters start that are words' or one of `others` and end at a place, not before `from`. */ const wordStart = (text, end, { from = 0, others = '' } = {})=>{
    let at = end;
    for(;;){
        const length = wordCharacterBefore(text, at) || (isOneOf(others, text[at - 1]) ? 1 : 0);
        if (length === 0 || at - length < from) return at;
        at -= length;
    }
};
const isOneOf = (characters, character)=>character !== undefined && characters.includes(character);

;// CONCATENATED MODULE: ./src/score/logs/pytest.js



/*
 * Names and statuses of pytest as the official harness finds them, by two patterns that it tries in turn:
 *
 *   name, then the next status wherever it stands    tests/test_a.py::TestA::test_b[x] PASSED
 *   status, then name                                PASSED tests/test_a.py::TestA::test_b[x]
 *
 * The second is tried only where the first finds nothing at all. In a summary of two lines it does find
 * something: the name of each line with the status of the next.
 *
 * Both are written as searches that only go forwards, because a name without a status makes the patterns
 * read the rest of the log, once for each.
 */ const STATUSES = [
    'PASSED',
    'FAILED',
    'SKIPPED',
    'ERROR',
    'XFAIL',
    'XPASS'
];
const AFTER_FILE = '.py::';
const BESIDE_WORDS_IN_FILES = '/';
const BESIDE_WORDS_IN_PARAMETERS = '-';
/** What pytest's output says of its tests. */ const parsePytest = (log)=>{
    const session = pytestSession(log);
    const beforeStatus = [
        ...testsBeforeStatus(session)
    ];
    const tests = beforeStatus.length > 0 ? beforeStatus : [
        ...testsAfterStatus(session)
    ];
    const idsOf = (wanted)=>tests.filter(({ status })=>status === wanted).map(({ file, owner, test })=>`${file}:${owner || 'None'}:${test}`);
    return {
        passed: idsOf('PASSED'),
        failed: idsOf('FAILED')
    };
};
function* testsBeforeStatus(text) {
    const statuses = new NextOf(text, STATUSES);
    const lastStatus = Math.max(...STATUSES.map((status)=>text.lastIndexOf(status)));
    let from = 0;
    let fileEnd = text.indexOf(AFTER_FILE);
    while(fileEnd >= 0 && fileEnd < lastStatus){
        const fileStart = wordStart(text, fileEnd, {
            from,
            others: BESIDE_WORDS_IN_FILES
        });
        const name = fileStart < fileEnd ? nameBefore(text, fileEnd + AFTER_FILE.length, lastStatus) : null;
        if (name === null) {
            fileEnd = text.indexOf(AFTER_FILE, fileEnd + 1);
            continue;
        }
        const nameEnd = endBefore(text, name, lastStatus);
        const at = statuses.at(nameEnd);
        const status = statuses.wordAt(at);
        yield {
            status,
            file: `${text.slice(fileStart, fileEnd)}.py`,
            owner: name.owner,
            test: text.slice(name.start, Math.min(nameEnd, name.parametersEnd))
        };
        from = at + status.length;
        fileEnd = text.indexOf(AFTER_FILE, from);
    }
}
function* testsAfterStatus(text) {
    const statuses = new NextOf(text, STATUSES);
    for(let at = statuses.at(0); at >= 0;){
        const status = statuses.wordAt(at);
        const blank = at + status.length;
        const fileEnd = wordEnd(text, blank + 1, BESIDE_WORDS_IN_FILES);
        const isFile = (0,python_text/* isPythonSpace */.t)(text.charCodeAt(blank)) && fileEnd > blank + 1 && text.startsWith(AFTER_FILE, fileEnd);
        const name = isFile ? namesAt(text, fileEnd + AFTER_FILE.length).next().value : undefined;
        if (name) {
            yield {
                status,
                file: `${text.slice(blank + 1, fileEnd)}.py`,
                owner: name.owner,
                test: text.slice(name.start, name.parametersEnd)
            };
        }
        at = statuses.at(name ? sourceEnd(text, name.parametersEnd) : at + 1);
    }
}
/** The ways to read a name, the first to be tried first: with a class, then without. */ function* namesAt(text, at) {
    const wordsEnd = wordEnd(text, at);
    if (wordsEnd === at) return;
    if (text.startsWith('::', wordsEnd)) {
        const start = wordsEnd + '::'.length;
        const end = wordEnd(text, start);
        if (end > start) yield {
            owner: text.slice(at, wordsEnd),
            start,
            wordsEnd: end,
            parametersEnd: parametersEnd(text, end)
        };
    }
    yield {
        owner: '',
        start: at,
        wordsEnd,
        parametersEnd: parametersEnd(text, wordsEnd)
    };
}
/** The first way to read a name after whose first letter a status can still come. */ const nameBefore = (text, at, lastStatus)=>{
    for (const name of namesAt(text, at))if (name.start < lastStatus) return name;
    return null;
};
/**
 * Where a name ends so that a status still follows: with all that belongs to it, else without what stands
 * behind it, at last within its own word. Only the last name of an output can be so cut.
 */ const endBefore = (text, name, lastStatus)=>[
        sourceEnd(text, name.parametersEnd),
        name.parametersEnd,
        name.wordsEnd
    ].find((end)=>end <= lastStatus) ?? lastStatus;
const parametersEnd = (text, from)=>{
    if (text[from] !== '[') return from;
    const end = wordEnd(text, from + 1, BESIDE_WORDS_IN_PARAMETERS);
    return end > from + 1 && text[end] === ']' ? end + 1 : from;
};
/** The end of ` <- other/file.py`, by which pytest says where a test was inherited from. */ const sourceEnd = (text, from)=>{
    const file = from + ' <- '.length;
    const isArrow = (0,python_text/* isPythonSpace */.t)(text.charCodeAt(from)) && text.startsWith('<-', from + 1) && (0,python_text/* isPythonSpace */.t)(text.charCodeAt(file - 1));
    const end = isArrow ? wordEnd(text, file, BESIDE_WORDS_IN_FILES) : from;
    return isArrow && end > file && text.startsWith('.py', end) ? end + '.py'.length : from;
};

;// CONCATENATED MODULE: ./src/score/logs/unittest-anchors.js

/** How unittest says that a test has ended, or what its lines start with. */ const unittest_anchors_STATUSES = [
    'ok',
    'FAIL',
    'ERROR',
    'skipped',
    'expected failure',
    'unexpected success'
];
/** What stands between a test and its status. */ const DOTS = ' ... ';
const CLOSED_DOTS = `)${DOTS}`;
/**
 * The places where a test is parted from its status by dots. The status follows at once, or stands at
 * the start of the first later line that starts with one: whatever the test prints may come between.
 */ class UnittestAnchors {
    #dots;
    #dotsAndStatus;
    #closed;
    #closedAndStatus;
    #statusLines;
    /** Before this any dots have a status, for a line further on starts with one. */ #lastStatusLine;
    constructor(text){
        const statusLines = unittest_anchors_STATUSES.map((status)=>`\n${status}`);
        this.#dots = new NextOf(text, [
            DOTS
        ]);
        this.#dotsAndStatus = new NextOf(text, unittest_anchors_STATUSES.map((status)=>DOTS + status));
        this.#closed = new NextOf(text, [
            CLOSED_DOTS
        ]);
        this.#closedAndStatus = new NextOf(text, unittest_anchors_STATUSES.map((status)=>CLOSED_DOTS + status));
        this.#statusLines = new NextOf(text, statusLines);
        this.#lastStatusLine = Math.max(...statusLines.map((line)=>text.lastIndexOf(line)));
    }
    /** The first dots with a status at or after a place; -1 where there are none. */ dots(from) {
        const at = this.#dots.at(from);
        return at < 0 || at + DOTS.length <= this.#lastStatusLine ? at : this.#dotsAndStatus.at(from);
    }
    /** The first bracket that such dots follow. */ closedDots(from) {
        const at = this.#closed.at(from);
        return at < 0 || at + CLOSED_DOTS.length <= this.#lastStatusLine ? at : this.#closedAndStatus.at(from);
    }
    /** The status that belongs to dots which have one. */ statusAfter(dots) {
        const after = dots + DOTS.length;
        const atOnce = this.#dotsAndStatus.wordAt(dots);
        if (atOnce !== undefined) return {
            status: atOnce.slice(DOTS.length),
            end: dots + atOnce.length
        };
        const line = this.#statusLines.at(after);
        const status = this.#statusLines.wordAt(line);
        return {
            status: status.slice(1),
            end: line + status.length
        };
    }
}

;// CONCATENATED MODULE: ./src/score/logs/unittest.js



/** What unittest's output says of its tests. */ const parseUnittest = (log)=>{
    const passed = [];
    const failed = [];
    for (const { id, status } of new UnittestReader(log).tests()){
        if (status === 'ok') passed.push(id);
        else if (status === 'FAIL') failed.push(id);
    }
    return {
        passed,
        failed
    };
};
/** What follows the word that a heading starts with. */ const AFTER_HEADING = ': ';
class UnittestReader {
    #text;
    #anchors;
    #headings;
    #brackets;
    constructor(text){
        this.#text = text;
        this.#anchors = new UnittestAnchors(text);
        this.#headings = new NextOf(text, unittest_anchors_STATUSES.filter((status)=>status !== 'ok').map((status)=>status + AFTER_HEADING));
        this.#brackets = new NextOf(text, [
            ')'
        ]);
    }
    *tests() {
        let at = 0;
        while(this.#anchors.dots(at) >= 0){
            const lineFeed = this.#text.indexOf('\n', at);
            const lineEnd = lineFeed < 0 ? this.#text.length : lineFeed;
            at = Math.max((yield* this.#testsOfLine(at, lineEnd)), lineEnd + 1);
        }
    }
    /** The tests that start in a line from a place on; returns where the last of them ends. */ *#testsOfLine(start, lineEnd) {
        let at = start;
        let single = this.#testIn(at, lineEnd);
        const threeLines = this.#threeLineTest(at, lineEnd);
        for(;;){
            if (single !== null && single.wordEnd <= at) single = this.#testIn(at, lineEnd);
            const test = firstFrom(at, threeLines, single);
            if (test === null) return at;
            const heading = this.#headingBetween(at, test.start);
            if (heading >= 0) {
                at = this.#headingEnd(heading, lineEnd);
                continue;
            }
            const { status, end } = this.#anchors.statusAfter(test.dots);
            const name = this.#text.slice(test.start, test.wordEnd);
            yield {
                id: `${test.owner}:${name}:${test.parameters}`,
                status
            };
            if (end > lineEnd) return end;
            at = end;
        }
    }
    /** The first test whose dots are in the same line, from a place on. */ #testIn(from, lineEnd) {
        for(let at = from;;){
            const dots = this.#anchors.dots(at);
            if (dots < 0 || dots >= lineEnd) return null;
            const length = wordCharacterAt(this.#text, at);
            const end = length === 0 ? at + 1 : wordEnd(this.#text, at);
            const test = length === 0 ? null : this.#testAt(this.#nameAt(at, end), lineEnd);
            if (test) return test;
            at = end;
        }
    }
    /** The test that a name starts, where dots follow it or its parameters. */ #testAt(name, lineEnd) {
        const { start, wordEnd, owner, end } = name;
        if (this.#text[end] === '(') {
            const bracket = this.#anchors.closedDots(end + 2);
            if (bracket >= 0 && bracket < lineEnd) return {
                start,
                wordEnd,
                owner,
                parameters: this.#text.slice(end + 1, bracket),
                dots: bracket + 1
            };
        }
        return this.#text.startsWith(DOTS, end) && this.#anchors.dots(end) === end ? {
            start,
            wordEnd,
            owner,
            parameters: '',
            dots: end
        } : null;
    }
    /** The test that a line names at its end, where the line after the next starts with a test as well. */ #threeLineTest(from, lineEnd) {
        if (this.#text[lineEnd] !== '\n' || this.#text[lineEnd - 1] !== ')') return null;
        const ownerStart = wordStart(this.#text, lineEnd - 1, {
            from,
            others: '.'
        });
        const end = ownerStart - ' ('.length;
        if (ownerStart === lineEnd - 1 || end <= from || !this.#text.startsWith(' (', end)) return null;
        const start = wordStart(this.#text, end, {
            from
        });
        const third = this.#text.indexOf('\n', lineEnd + 1) + 1;
        if (start === end || third === 0) return null;
        const nameEnd = wordEnd(this.#text, third);
        const lineFeed = this.#text.indexOf('\n', third);
        const test = nameEnd === third ? null : this.#testAt(this.#nameAt(third, nameEnd), lineFeed < 0 ? this.#text.length : lineFeed);
        return test && {
            ...test,
            start,
            wordEnd: end,
            owner: this.#text.slice(ownerStart, lineEnd - 1)
        };
    }
    /** A name of whole words, with the class that follows it in brackets, where one does. */ #nameAt(start, end) {
        const owner = end + ' ('.length;
        const ownerEnd = this.#text.startsWith(' (', end) ? wordEnd(this.#text, owner, '.') : owner;
        return ownerEnd > owner && this.#text[ownerEnd] === ')' ? {
            start,
            wordEnd: end,
            owner: this.#text.slice(owner, ownerEnd),
            end: ownerEnd + 1
        } : {
            start,
            wordEnd: end,
            owner: '',
            end
        };
    }
    /** The first heading from one place to before another; -1 where there is none. */ #headingBetween(from, before) {
        for(let at = this.#headings.at(from); at >= 0 && at < before; at = this.#headings.at(at + 1))if (wordCharacterAt(this.#text, at + this.#headings.wordAt(at).length) > 0) return at;
        return -1;
    }
    #headingEnd(heading, lineEnd) {
        const start = heading + this.#headings.wordAt(heading).length;
        const { end } = this.#nameAt(start, wordEnd(this.#text, start));
        const bracket = this.#text[end] === '(' ? this.#brackets.at(end + 2) : -1;
        return bracket >= 0 && bracket < lineEnd ? bracket + 1 : end;
    }
}
/** The one of two tests that starts first from a place on, without what of its name lies before that. */ const firstFrom = (at, one, other)=>{
    const [first = null] = [
        one,
        other
    ].filter((test)=>test !== null).filter((test)=>test.wordEnd > at).sort((left, right)=>left.start - right.start);
    return first && {
        ...first,
        start: Math.max(first.start, at)
    };
};

;// CONCATENATED MODULE: ./src/score/logs/parse-log.js








const PARSERS = {
    JavaGenericParser: parseJavaSuites,
    JavascriptGenericParser: parseMochaOrTap,
    JavascriptJestPR: parseJestWithTitles,
    JavascriptMocha: parseMocha,
    TypescriptBazelAngular: parseBazel,
    TypescriptJest: parseJest,
    TypescriptJestTW: parseJestTitles,
    TypescriptMocha: parseTypescriptMocha,
    TypescriptMochaFileName: parseMochaFileName,
    PythonPyUnit: (log)=>isPytest(log) ? parsePytest(log) : parseUnittest(log)
};
/**
 * What the tests of a row came to by its log, as {@link harnessLog} makes it. Every parser follows the
 * official one of its name, quirks and all; each takes a time that grows with the log alone.
 */ const parseLog = (name, log)=>PARSERS[name](log);

;// CONCATENATED MODULE: ./src/score/logs/repository-parsers.js

/** The parser of each repository of SWE-PolyBench, by the names that its rows have, case and all. */ const REPOSITORY_PARSERS = new Map([
    [
        'google/guava',
        'JavaGenericParser'
    ],
    [
        'google/gson',
        'JavaGenericParser'
    ],
    [
        'apache/dubbo',
        'JavaGenericParser'
    ],
    [
        'apolloconfig/apollo',
        'JavaGenericParser'
    ],
    [
        'apache/rocketmq',
        'JavaGenericParser'
    ],
    [
        'trinodb/trino',
        'JavaGenericParser'
    ],
    [
        'mrdoob/three.js',
        'JavascriptGenericParser'
    ],
    [
        'sveltejs/svelte',
        'JavascriptGenericParser'
    ],
    [
        'prettier/prettier',
        'JavascriptJestPR'
    ],
    [
        'serverless/serverless',
        'JavascriptMocha'
    ],
    [
        'microsoft/vscode',
        'TypescriptMocha'
    ],
    [
        'angular/angular',
        'TypescriptBazelAngular'
    ],
    [
        'mui/material-ui',
        'TypescriptMochaFileName'
    ],
    [
        'tailwindlabs/tailwindcss',
        'TypescriptJestTW'
    ],
    [
        'coder/code-server',
        'TypescriptJest'
    ],
    [
        'Significant-Gravitas/AutoGPT',
        'PythonPyUnit'
    ],
    [
        'huggingface/transformers',
        'PythonPyUnit'
    ],
    [
        'langchain-ai/langchain',
        'PythonPyUnit'
    ],
    [
        'yt-dlp/yt-dlp',
        'PythonPyUnit'
    ],
    [
        'tensorflow/models',
        'PythonPyUnit'
    ],
    [
        'keras-team/keras',
        'PythonPyUnit'
    ]
]);
/**
 * What parses the output of a row's tests: what the row itself names, else what its repository calls for.
 * A row with neither cannot be graded by its lists, which is the row's fault and ends nobody's run.
 */ const parserOf = ({ repo, log_parser })=>{
    const parser = log_parser ?? REPOSITORY_PARSERS.get(repo);
    return parser === undefined ? {
        parser: null,
        problem: `No parser is known for the tests' output of ${JSON.stringify(repo)}. Give the row a log_parser: one of ${LOG_PARSERS.join(', ')}.`
    } : {
        parser,
        problem: null
    };
};

// EXTERNAL MODULE: ./src/text/patch-paths.js + 2 modules
var patch_paths = __webpack_require__(3151);
;// CONCATENATED MODULE: ./src/score/logs/runner-files.js

/** Files that say nothing but how tests are run. */ const RUNNER_FILES = [
    /(?:^|\/)(?:pytest\.ini|\.pytest\.ini|tox\.ini|conftest\.py|noxfile\.py|\.coveragerc)$/,
    /(?:^|\/)(?:jest|vitest|karma|jasmine|ava|playwright|cypress)[^/]*\.(?:config|conf|setup|workspace)\.(?:[cm]?[jt]s|json)$/,
    /(?:^|\/)\.(?:mocharc|nycrc|taprc|c8rc)(?:\.[a-z]+)?$/,
    /(?:^|\/)(?:test|tests|spec)\/mocha\.opts$/,
    /(?:^|\/)(?:junit-platform|surefire)\.properties$/,
    // What the runners themselves are, or what runs before them.
    /(?:^|\/)node_modules\//,
    /(?:^|\/)(?:sitecustomize|usercustomize|_?pytest)(?:\.py$|\/)/,
    /(?:^|\/)[^/]+\.(?:egg-info|dist-info)\//,
    /(?:^|\/)[^/]+\.pth$/,
    /^(?:src\/)?(?:pluggy|iniconfig|exceptiongroup|unittest)(?:\.py$|\/)/,
    /(?:^|\/)\.(?:npmrc|yarnrc|yarnrc\.yml|pnpmfile\.cjs|bazelrc)$/,
    /(?:^|\/)\.yarn\//,
    /(?:^|\/)\.mvn\//,
    /(?:^|\/)mvnw(?:\.cmd)?$/,
    // What rewrites each file before it is run, tests as well.
    /(?:^|\/)(?:babel\.config\.(?:[cm]?[jt]s|json)|\.babelrc(?:\.(?:[cm]?js|json))?|\.swcrc)$/
];
/** Files that say how tests are run among much else, and which of their lines do. */ const MIXED_FILES = [
    [
        /(?:^|\/)package\.json$/,
        /"(?:scripts|(?:pre|post)?test[^"]*|jest|mocha|vitest|ava|tap|karma|jasmine|nyc|c8|reporters?|runner|preset|require|spec|bail|transform|globalSetup|setupFiles[^"]*|moduleNameMapper|passWithNoTests)"\s*:/
    ],
    [
        /(?:^|\/)(?:pyproject\.toml|setup\.cfg)$/,
        /pytest|\b(?:addopts|testpaths|norecursedirs|python_(?:files|classes|functions)|xfail_strict|filterwarnings|markers|usefixtures)\b/
    ],
    [
        /(?:^|\/)pom\.xml$/,
        /surefire|failsafe|skipTests|maven\.test|testFailureIgnore|failIfNoTests|-plugin<\/artifactId>|<(?:plugins?|extensions?|executions?|includes?|excludes?|argLine|groups|excludedGroups|testSourceDirectory|skip|skipITs)>/
    ],
    [
        /(?:^|\/)[jt]sconfig[^/]*\.json$/,
        /"(?:paths|plugins|baseUrl|extends)"\s*:/
    ],
    [
        /(?:^|\/)vite\.config\.[cm]?[jt]s$/,
        /\btest\b/
    ]
];
/** Words of a command that have a package manager run the scripts below. */ const INSTALLING = new Set([
    'install',
    'i',
    'ci',
    'add'
]);
const INSTALL_SCRIPTS = [
    'preinstall',
    'install',
    'postinstall',
    'prepare'
];
/** A file of tests by its name, which a test command may name, and an honest change touches. */ const runner_files_TEST_FILE = /(?:[._-](?:tests?|spec)\.\w+|(?:^|\/)test_[^/]*\.py|(?:Tests?|IT)\.java)$/;
/** Who runs what a file of its own says, where a command does not name that. */ const MAKEFILE = /(?:^|\/)(?:GNUm|[mM])akefile$/;
const GRADLE_FILE = /(?:^|\/)(?:[^/]+\.gradle(?:\.kts)?|gradle\.properties)$/;
const commandFiles = (command)=>{
    const words = new Set(command.split(/[\s'"`;&|<>()=]+/).map((word)=>word.replace(/^(?:\.\/)+/, '')));
    const scripts = new Set([
        ...words
    ].flatMap((word)=>[
            word,
            `pre${word}`,
            `post${word}`
        ]));
    if ([
        ...INSTALLING
    ].some((word)=>words.has(word))) for (const script of INSTALL_SCRIPTS)scripts.add(script);
    return {
        isNamed: (path)=>words.has(path) && !runner_files_TEST_FILE.test(path) || words.has('make') && MAKEFILE.test(path) || (words.has('gradle') || words.has('gradlew')) && GRADLE_FILE.test(path),
        isScript: (line)=>scripts.has(/^\s*"([^"]{1,200})"\s*:/.exec(line)?.[1] ?? '')
    };
};
/**
 * The files of a patch that change how tests are run: test scripts, also those that the row's test command
 * names, and the runners' configuration. Of a file that holds more than that, lines that the patch adds
 * must say so; one that is deleted or renamed always counts.
 */ const runner_files_runnerFilesOf = ({ patch, testCommand = '' })=>{
    const command = commandFiles(testCommand);
    return (0,patch_paths/* touchedPaths */.Pq)((0,patch_paths/* patchPaths */.BT)(patch).filter((file)=>isRunnerFile(file, command)));
};
/** Of paths of which no more is known than that they were touched, those that may say how tests are run. */ const runner_files_runnerPathsOf = (paths, { testCommand = '' })=>{
    const { isNamed } = commandFiles(testCommand);
    const names = [
        ...RUNNER_FILES,
        ...MIXED_FILES.map(([name])=>name)
    ];
    return paths.filter((path)=>isNamed(path) || names.some((name)=>name.test(path)));
};
const isRunnerFile = (file, command)=>{
    const paths = (0,patch_paths/* touchedPaths */.Pq)([
        file
    ]);
    if (paths.some((path)=>command.isNamed(path) || RUNNER_FILES.some((pattern)=>pattern.test(path)))) return true;
    const isScripts = paths.some((path)=>/(?:^|\/)package\.json$/.test(path));
    if (isScripts && file.addedLines.some(command.isScript)) return true;
    return MIXED_FILES.some(([name, line])=>paths.some((path)=>name.test(path)) && (file.change === 'deleted' || file.change === 'renamed' || file.addedLines.some((added)=>line.test(added))));
};

;// CONCATENATED MODULE: ./src/score/logs/runner-words.js


/** Files that a language's runner or its tests load. */ const SOURCE = /\.(?:py|[cm]?[jt]sx?|java|kt|groovy|scala|sh)$/;
/** What product code has no honest need to say. */ const WORDS = (/* unused pure expression or super */ null && ([
    // Runners, by their modules and by what they set up for tests.
    /\b_pytest\b|\b(?:import|from) pytest\b|\bimport_module\(["']_?pytest|\bunittest\.(?:case|result|runner|suite|TestResult)\b/,
    /(?:\brequire\(|\bfrom |\bimport )\s*["'`](?:@?jest(?:[-/@][^"'`]*)?|mocha(?:\/[^"'`]*)?|vitest(?:\/[^"'`]*)?|node:test|tap|ava)["'`]/,
    /\bglobal(?:This)?(?: as \w+\))?\s*(?:\.\s*|\[\s*["'`])(?:it|test|describe|expect|before(?:Each|All)?|after(?:Each|All)?|jest|mocha)\b/,
    /\bimport (?:static )?org\.(?:junit|testng|apache\.maven\.surefire)\b/,
    // What they print of results.
    /\btest session starts\b|\bshort test summary info\b|=== ?warnings summary\b|\sPASSED(?:\\n|["'`]| *\[|$)/,
    /\bRan \d+ tests? in\b|\bTAP version \d|\bnumFailedTestSuites\b|\bassertionResults\b|\bwasInterrupted\b|\bfullTitle\b/,
    /<testsuite\b|<\/testsuite>|<testcase\b|\bTests run: |\bBUILD SUCCESS\b|\bThere are test failures\b/,
    // What ends a process without its own end, or writes past it.
    /\bos\._exit\b|\bgetppid\b|\bprocess\.(?:ppid|reallyExit)\b|\bRuntime\.getRuntime\(\)\.halt\b|\$\{?PPID\b/,
    /\/proc\/[^"'`]{0,40}\/fd\b/
]));
/** Of longer lines no more is looked at. */ const runner_words_LONGEST_LINE = 2000;
/**
 * The files of a patch, other than files of tests, with lines that name a test runner, the words by which
 * one tells of results, or what ends its process. What puts such words together at run time is not found.
 */ const runner_words_runnerWordsIn = (files)=>touchedPaths(files.filter(({ newPath, addedLines })=>newPath !== null && SOURCE.test(newPath) && !TEST_FILE.test(newPath) && addedLines.some((line)=>WORDS.some((word)=>word.test(line.slice(0, runner_words_LONGEST_LINE))))));

;// CONCATENATED MODULE: ./src/score/logs/row-flags.js



/**
 * What a reader should know of a patch of a row: that it touches files which the hidden tests bring, and
 * which the official order of patches lets it change, that it changes how tests are run, or that it speaks
 * of test runners where nothing but a trick needs them.
 */ const rowFlags = ({ patch, testPatch, testCommand = '', unnamed = [] })=>{
    const hidden = new Set(touchedPaths(patchPaths(testPatch)));
    const files = patchPaths(patch);
    const named = touchedPaths(files);
    const touched = [
        ...new Set([
            ...named,
            ...unnamed
        ])
    ].filter((path)=>hidden.has(path));
    const runnerFiles = [
        ...new Set([
            ...runnerFilesOf({
                patch,
                testCommand
            }),
            ...runnerPathsOf(unnamed, {
                testCommand
            })
        ])
    ];
    const words = runnerWordsIn(files).filter((path)=>!hidden.has(path));
    const flags = [];
    if (touched.length > 0) flags.push({
        code: 'patch-touches-tests',
        level: 'suspect',
        message: 'The diff touches files of the hidden tests; by the official order it changes them after they went in.',
        paths: touched
    });
    if (runnerFiles.length > 0) flags.push({
        code: 'test-runner-changed',
        level: 'suspect',
        message: 'The diff changes test scripts or the configuration of a test runner.',
        paths: runnerFiles
    });
    if (words.length > 0) flags.push({
        code: 'names-test-runner',
        level: 'suspect',
        message: 'Lines of the diff outside of tests name a test runner, what one prints of results, or what ends its process.',
        paths: words
    });
    return flags;
};

;// CONCATENATED MODULE: ./src/score/logs/seen/mocha.js
/** A result of a test by the reporters `spec` and `list`: `✓ adds`, `1) divides`; or a line of `dot`. */ const RESULT = /^ .*(?:[✓✔√]|\d\)) \S|^ {2}[․.,!]+$/;
const PASSING = /^ {2}(\d{1,9}) passing \(\d+(?:ms|s|m|h|d)\)$/;
const PENDING = /^ {2}\d{1,9} pending$/;
const FAILING = /^ {2}(\d{1,9}) failing$/;
/**
 * Mocha's reporters `spec`, `list` and `dot`: `N passing (Tms)` after a blank line and the results of
 * tests, and `N failing` below it. Reporters that show no result of a test are not known.
 */ class MochaReader {
    seen = 0;
    #results = false;
    #previous = '';
    #inSummary = false;
    line(text) {
        if (text.startsWith(' ')) this.#indented(text);
        else this.#inSummary = false;
        this.#previous = text;
    }
    #indented(text) {
        const passing = this.#previous === '' && this.#results ? PASSING.exec(text) : null;
        const failing = this.#inSummary ? FAILING.exec(text) : null;
        if (passing) {
            this.seen += Number(passing[1]);
            this.#inSummary = true;
            this.#results = false;
        } else if (failing) {
            this.seen += Number(failing[1]);
            this.#inSummary = false;
        } else if (!PENDING.test(text)) {
            this.#inSummary = false;
            this.#results ||= RESULT.test(text);
        }
    }
}

;// CONCATENATED MODULE: ./src/score/logs/seen/surefire.js
const RESULTS = /^(?:\[\w{4,7}\] )?Results ?:$/;
const RUNNING = /^(?:\[\w{4,7}\] )?(?:Running|Test set:) \S+$/;
const COUNTS = /^(?:\[\w{4,7}\] )?Tests run: (\d{1,9}), Failures: \d{1,9}, Errors: \d{1,9}, Skipped: (\d{1,9})(, Time elapsed: .*)?$/;
const IN_CLASS = / -{1,2} in \S+$/;
/**
 * Surefire: the line of each class, `Tests run: …, Time elapsed: … in Some.class`, or below the line that
 * names the class; or else the line below `Results:`. Skipped tests did not run. With `-q` Maven prints
 * none of that for tests that pass; Surefire's text reports, printed after it, have the lines of classes.
 */ class SurefireReader {
    #inClasses = 0;
    #inTotals = 0;
    #hasClass = false;
    #hasResults = false;
    get seen() {
        return Math.max(this.#inClasses, this.#inTotals);
    }
    line(text) {
        const counts = COUNTS.exec(text);
        if (counts === null) {
            if (RESULTS.test(text)) this.#hasResults = true;
            else if (RUNNING.test(text)) this.#hasClass = true;
            return;
        }
        const ran = Math.max(Number(counts[1]) - Number(counts[2]), 0);
        if (counts[3] === undefined) {
            if (this.#hasResults) this.#inTotals += ran;
            this.#hasResults = false;
        } else if (this.#hasClass || IN_CLASS.test(text)) {
            this.#inClasses += ran;
            this.#hasClass = false;
        }
    }
}

;// CONCATENATED MODULE: ./src/score/logs/seen/tap.js
const tap_HEAD = /^TAP version \d{1,3}$/;
const tap_PLAN = /^1\.\.(\d{1,9})(?: |$)/;
const tap_POINT = /^(?:not )?ok(?: |$)/;
const SKIPPED = /# *skip/i;
/** TAP: the points at the left margin that are not skipped, up to the number of the plan, after the head. */ class TapReader {
    #isTap = false;
    #planned = 0;
    #points = 0;
    get seen() {
        return Math.min(this.#planned, this.#points);
    }
    line(text) {
        if (tap_HEAD.test(text)) this.#isTap = true;
        if (!this.#isTap) return;
        if (tap_POINT.test(text) && !SKIPPED.test(text)) this.#points++;
        else this.#planned += Number(tap_PLAN.exec(text)?.[1] ?? 0);
    }
}

;// CONCATENATED MODULE: ./src/score/logs/tests-seen.js








const counting = (words)=>(line)=>sumOf(line, words);
/** Jest's last lines, all four. */ const JEST = [
    {
        pattern: /^Test Suites: .*\d+ total$/
    },
    {
        pattern: /^Tests: .*\d+ total$/,
        count: counting([
            'passed',
            'failed'
        ])
    },
    {
        pattern: /^Snapshots: .*\d+ total$/
    },
    {
        pattern: /^Time: /
    }
];
/** Vitest's last lines. */ const VITEST = [
    {
        pattern: /^ *Test Files {2}.*\(\d+\)$/
    },
    {
        pattern: /^ *Tests {2}.*\(\d+\)$/,
        count: counting([
            'passed',
            'failed'
        ])
    },
    {
        pattern: /^ *Type Errors {2}/,
        optional: true
    },
    {
        pattern: /^ *Errors {2}/,
        optional: true
    },
    {
        pattern: /^ *Start at {2}/
    },
    {
        pattern: /^ *Duration {2}/
    }
];
const nodeCount = (line)=>Number(/\d{1,9}$/.exec(line)?.[0] ?? 0);
/** The last lines of Node's own runner, by its reporters `spec` and `tap`. */ const nodeTest = (mark)=>[
        {
            pattern: new RegExp(`^${mark} tests \\d+$`)
        },
        {
            pattern: new RegExp(`^${mark} suites \\d+$`),
            optional: true
        },
        {
            pattern: new RegExp(`^${mark} pass \\d+$`),
            count: nodeCount
        },
        {
            pattern: new RegExp(`^${mark} fail \\d+$`),
            count: nodeCount
        },
        {
            pattern: new RegExp(`^${mark} cancelled \\d+$`)
        },
        {
            pattern: new RegExp(`^${mark} skipped \\d+$`)
        },
        {
            pattern: new RegExp(`^${mark} todo \\d+$`)
        },
        {
            pattern: new RegExp(`^${mark} duration_ms `)
        }
    ];
const javascriptReaders = ()=>[
        ...[
            JEST,
            VITEST,
            nodeTest('ℹ'),
            nodeTest('#')
        ].map((steps)=>new BlockReader(steps)),
        new MochaReader(),
        new TapReader()
    ];
const READERS = {
    python: ()=>[
            new PytestReader()
        ],
    java: ()=>[
            new SurefireReader()
        ],
    javascript: javascriptReaders,
    typescript: javascriptReaders
};
/** No line of a summary is longer, and of longer ones patterns see no more. */ const tests_seen_LONGEST_LINE = 500;
/**
 * How many tests a language's runner says that it ran, passed or not, by what it printed: pytest; Jest,
 * Vitest, Mocha, Node's own and TAP; Surefire. 0 where no summary is whole.
 *
 * A summary counts only in the shape that its runner gives it, at the margin, with the lines that go with
 * it: a line that merely says `3 passed` counts nothing. It can still be printed on purpose, which
 * {@link runnerFilesOf} tells where it is done by a changed test script. Where the output is read by
 * several runners' rules, the highest count is taken.
 */ const testsSeen = (language, output)=>{
    const readers = READERS[language]();
    let previous = '';
    for (const line of (0,lines/* linesOf */.D)(output)){
        const text = plainLine(line, tests_seen_LONGEST_LINE);
        // Blank lines in a row say no more than one.
        if (text !== '' || previous !== '') for (const reader of readers)reader.line(text);
        previous = text;
    }
    const reported = READERS[language] === javascriptReaders ? testsInMochaReport(output) : 0;
    return Math.max(reported, ...readers.map(({ seen })=>seen));
};

;// CONCATENATED MODULE: ./src/score/not-compiled.js

/**
 * Gradle's task, or the goal of a Maven plugin and its module. No name is longer; without an end to them a line
 * that says `compile` over and over takes quadratic time.
 */ const FAILED_COMPILATION = /^(?:> Task (:\S{0,300}?compile\w{0,100}) FAILED\s*$|\[ERROR\] Failed to execute goal \S{0,100}?(?:kotlin-maven-plugin|maven-compiler-plugin):\S{0,100}?:((?:test-?)?compile) \(.{0,300}?\) on project (\S{1,300}?):)/gim;
/** What compiles, and failed, by the build's log. */ const failedCompilations = (buildLog)=>{
    const found = new Set();
    for (const [, task, goal, module] of buildLog.matchAll(FAILED_COMPILATION))found.add(task ?? `${goal} of ${module}`);
    return [
        ...found
    ];
};
/** The class part of an id, as far as it can be told: up to the last dot before the first blank. */ const classOf = (id)=>{
    const word = /^\S*/.exec(id)[0];
    return word.slice(0, Math.max(0, word.lastIndexOf('.')));
};
/** File names are limited to 255 bytes; Gradle then writes no report although the tests ran. */ const FILE_NAME_LIMIT = 255;
/** Whether the report of an id cannot be a file, since its name would be too long. */ const not_compiled_hasNameTooLong = (id)=>new TextEncoder().encode(`TEST-${classOf(id)}.xml`).length > FILE_NAME_LIMIT;
/** Whether most expected tests are missing, and with them all tests of several classes. */ const wholeClassesMissing = ({ expected, now }, missing)=>{
    const expectedCount = TRANSITION_NAMES.reduce((sum, name)=>sum + listOf(expected, name).length, 0);
    if (missing.length * 2 < expectedCount) return false;
    const seen = new Set([
        ...now.keys()
    ].map(classOf));
    const classes = new Set(missing.map(classOf));
    return classes.size > 1 && [
        ...classes
    ].every((name)=>!seen.has(name)) && !missing.some(not_compiled_hasNameTooLong);
};
/**
 * That tests never compiled: said by the build's log where there is one, else told from whole classes
 * of expected tests that left no trace.
 */ const not_compiled_notCompiled = (comparison, missing, buildLog)=>{
    if (missing.length === 0) return null;
    const tasks = failedCompilations(buildLog);
    if (tasks.length > 0) return {
        code: 'tests-not-compiled',
        message: `The build could not compile: ${tasks.slice(0, 5).join(', ')}; tests behind it never ran.`
    };
    return wholeClassesMissing(comparison, missing) ? {
        code: 'tests-not-compiled',
        message: 'Whole classes of expected tests left no trace, as when their module does not compile; test-stdout.txt shows whether it did.'
    } : null;
};

;// CONCATENATED MODULE: ./src/score/report-reasons.js



/** A reason that concerns tests; null where there are none. */ const report_reasons_about = (code, tests, sentence)=>tests.length === 0 ? null : {
        code,
        message: sentence(plural(tests.length, 'test')),
        tests: [
            ...new Set(tests)
        ]
    };
const expectedListsEmpty = {
    code: 'expected-lists-empty',
    message: 'The task expects no test at all, so nothing can show a fix; its expected_tests.json needs filling.'
};
/** Where nothing was collected, or the build broke before any test. */ const report_reasons_noReport = {
    code: 'no-report',
    message: 'The tests wrote no JUnit report. Most often the build broke before any test ran; the end of test-stdout.txt shows why.'
};
const nothingRan = (paths)=>({
        code: 'nothing-ran',
        message: 'There are reports, but no test in them that counts.',
        paths
    });
/** The strict comparer reads all files as one document, so that one of them spoils all; `paths` are theirs. */ const report_reasons_reportUnreadable = (cause, paths)=>({
        code: 'report-unreadable',
        message: `The merged reports cannot be read (${cause}), and one bad file spoils all of them.`,
        paths
    });
/** Why reports beyond `ScoreLimits` count nothing; `message` is the limit as a sentence. */ const report_reasons_reportsTooLarge = (message, paths)=>({
        code: 'reports-too-large',
        message: `${message} The reports were not scored.`,
        paths
    });
const missingSentence = (missing)=>(tests)=>`No report names ${tests} expected to pass: not run, renamed, or left out.` + (missing.some(hasNameTooLong) ? ' Some class names are too long for a file name, so that Gradle writes no report even if they pass.' : '');
const idsOf = (list, now)=>list.filter((miss)=>miss.now === now).map((miss)=>miss.id);
/**
 * Why the reward is 0, by the comparer's rules. A reason that explains all the others stands first;
 * the others follow by the number of tests they concern.
 */ const report_reasons_reasonsOf = (comparison, missed, context)=>{
    if (expectsNothing(comparison.expected)) return [
        expectedListsEmpty
    ];
    if (ranNothing(comparison)) return [
        nothingRan(context.paths)
    ];
    const regressed = regressions(comparison);
    const regressedSet = new Set(regressed);
    const failed = idsOf(missed, 'FAIL').filter((id)=>!regressedSet.has(id));
    const missing = idsOf(missed, 'NONE');
    const expectedIds = new Set(missed.map((miss)=>miss.id));
    const guards = failedGuards(comparison).filter((id)=>!expectedIds.has(id));
    const byTests = [
        report_reasons_about('test-failed', failed, (tests)=>`${tests} expected to pass after the fix failed.`),
        report_reasons_about('test-missing', missing, missingSentence(missing)),
        report_reasons_about('regression', regressed, (tests)=>`${tests} that passed without the fix failed.`),
        report_reasons_about('guard-test-failed', guards, (tests)=>`${tests} failed that passed at the base commit.`),
        report_reasons_about('test-skipped', idsOf(missed, 'SKIP'), (tests)=>`${tests} expected to pass were skipped.`),
        report_reasons_about('wrong-category', idsOf(missed, 'PASS'), (tests)=>`${tests} passed but by another transition than the task lists; its expected_tests.json contradicts itself.`)
    ].filter((reason)=>reason !== null);
    byTests.sort((one, other)=>(other.tests?.length ?? 0) - (one.tests?.length ?? 0));
    const compile = notCompiled(comparison, missing, context.buildLog);
    const reasons = compile ? [
        compile,
        ...byTests
    ] : byTests;
    if (reasons.length === 0 && fixedNothing(comparison)) return [
        nothingFixed
    ];
    return reasons;
};
const nothingFixed = {
    code: 'nothing-fixed',
    message: 'All expected tests pass, but they did so before the fix as well: no test went from not passing to passing.'
};

;// CONCATENATED MODULE: ./src/score/reports/report-layouts.js
const GRADLE_RESULTS = '/build/test-results/';
const ANDROID_RESULTS = '/build/outputs/androidTest-results/connected/';
const SUREFIRE_REPORT = '/target/surefire-reports/TEST';
/**
 * The layouts as patterns of `find . -path`, where `*` also matches `/`: what a trial has to delete
 * before the tests and to collect after them. Surefire's files lie directly in their folder.
 */ const REPORT_PATH_GLOBS = [
    `*${GRADLE_RESULTS}*/TEST*.xml`,
    `*${ANDROID_RESULTS}*/TEST*.xml`,
    `*${SUREFIRE_REPORT}*.xml`
];
/**
 * `find`'s pattern `*<folder>*` + `/TEST*.xml`. `*` crosses slashes, so deep matches count; a file directly
 * in the folder does not.
 */ const below = (folder)=>(path)=>{
        const rooted = `/${path}`;
        const found = rooted.indexOf(folder);
        if (found < 0) return false;
        const rest = rooted.slice(found + folder.length);
        const name = rest.indexOf('/TEST');
        return name >= 0 && rest.length >= name + '/TEST.xml'.length && rest.endsWith('.xml');
    };
const isGradles = below(GRADLE_RESULTS);
const isAndroids = below(ANDROID_RESULTS);
/** `find`'s pattern `*<folder>/TEST*.xml`. */ const isSurefires = (path)=>{
    const rooted = `/${path}`;
    const found = rooted.indexOf(SUREFIRE_REPORT);
    return found >= 0 && rooted.slice(found + SUREFIRE_REPORT.length).endsWith('.xml');
};
/** Whether any of the known collectors would take this path, relative to the work directory. */ const isReportPath = (path)=>isGradles(path) || isAndroids(path) || isSurefires(path);
/** A path with a line feed becomes two names in the collector's list of files, which then fails. */ const report_layouts_hasLineFeed = ({ path })=>path.includes('\n');
/**
 * The regular files that a collector of this shape merges, in its order: Gradle's results, then those of
 * connected Android devices, then Surefire's, whichever it takes. A path in two layouts comes twice, as
 * there.
 */ const report_layouts_collectedFiles = (files, shape)=>{
    const regular = files.filter((file)=>file.kind === 'file');
    const layouts = [
        ...shape.gradleResults ? [
            isGradles
        ] : [],
        ...shape.androidResults ? [
            isAndroids
        ] : [],
        ...shape.surefireReports ? [
            isSurefires
        ] : []
    ];
    return layouts.flatMap((isTaken)=>regular.filter((file)=>isTaken(file.path)));
};

;// CONCATENATED MODULE: ./src/score/reports/collected-bytes.js
const LINE_FEED = 0x0a;
const DECLARATION = (/* unused pure expression or super */ null && ([
    0x3c,
    0x3f,
    0x78,
    0x6d,
    0x6c
]));
/** How much of a line without end is kept in memory before its end is looked up. */ const HOLD_BYTES = (/* unused pure expression or super */ null && (1 << 20));
/** How much of a lost line is looked at to tell what was lost. */ const LOOK_BYTES = 4096;
/**
 * What the collector copies of a report file: NUL bytes vanish, leading lines that start with `<?xml`
 * are skipped, and a last line without a line break is lost. Everything else is copied as it is, CRs
 * included. In a locale with multibyte characters bash may also damage lines that are not UTF-8; that
 * is not reproduced, since Gradle writes none and the images' locale is mostly POSIX.
 * Source: `copied_lines` in test/reference/reference.py; bench/score/collect.sh has the loop in shell.
 */ function* collected_bytes_collectedBytes(file, losses) {
    const leading = new LeadingLines(losses);
    const tail = new OpenLine(file);
    for (const chunk of file.read()){
        tail.advance(chunk.length);
        const bytes = leading.skip(withoutNul(chunk, losses));
        const end = bytes.lastIndexOf(LINE_FEED) + 1;
        if (end > 0) {
            yield* tail.take();
            yield bytes.subarray(0, end);
        }
        tail.hold(bytes.subarray(end));
        if (tail.isLong) {
            if (!tail.willEnd()) break;
            yield* tail.take();
        }
    }
    losses.tail = !isOnlyBlanksOrComment(latin1(joined([
        ...leading.rest(),
        ...tail.take()
    ], LOOK_BYTES)));
    leading.finish();
}
const withoutNul = (bytes, losses)=>{
    if (!bytes.includes(0)) return bytes;
    losses.nul = true;
    return bytes.filter((byte)=>byte !== 0);
};
/** Skips leading lines that start with `<?xml`, over chunks. */ class LeadingLines {
    #losses;
    #done = false;
    #inLine = false;
    /** The start of a line too short to tell, or the skipped line so far. */ #held = [];
    constructor(losses){
        this.#losses = losses;
    }
    /** What is left of a chunk; nothing while it cannot be told or is skipped. */ skip(chunk) {
        let bytes = chunk;
        while(!this.#done && bytes.length > 0){
            if (this.#inLine) {
                const end = bytes.indexOf(LINE_FEED);
                this.#held.push(copied(bytes.subarray(0, Math.min(end < 0 ? bytes.length : end, LOOK_BYTES))));
                if (end < 0) {
                    this.#held = [
                        joined(this.#held, LOOK_BYTES)
                    ];
                    return EMPTY;
                }
                this.finish();
                bytes = bytes.subarray(end + 1);
                continue;
            }
            bytes = joined([
                ...this.#held,
                bytes
            ]);
            this.#held = [];
            const known = Math.min(bytes.length, DECLARATION.length);
            if (DECLARATION.slice(0, known).some((byte, at)=>bytes[at] !== byte)) this.#done = true;
            else if (known < DECLARATION.length) {
                this.#held = [
                    copied(bytes)
                ];
                return EMPTY;
            } else this.#inLine = true;
        }
        return bytes;
    }
    /** What was held back at the end of the file because it was too short to tell. */ rest() {
        return this.#inLine ? [] : this.#held;
    }
    /** Ends a skipped line and notes whether it held more than a declaration. */ finish() {
        if (!this.#inLine) return;
        const line = latin1(joined(this.#held, LOOK_BYTES));
        if (!/^<\?xml(?:\s[^>]*)?\?>\s*$/.test(line)) this.#losses.declarationLine = true;
        this.#inLine = false;
        this.#held = [];
    }
}
/** The line at the end of what was read, held back until its line break is seen. */ class OpenLine {
    #file;
    #pieces = [];
    #bytes = 0;
    #offset = 0;
    #lastLineBreak;
    constructor(file){
        this.#file = file;
    }
    advance(bytes) {
        this.#offset += bytes;
    }
    hold(bytes) {
        if (bytes.length === 0) return;
        this.#pieces.push(copied(bytes));
        this.#bytes += bytes.length;
    }
    get isLong() {
        return this.#bytes > HOLD_BYTES;
    }
    /** Whether a line break follows somewhere: found by reading the file once more, not by holding it. */ willEnd() {
        this.#lastLineBreak ??= lastLineBreak(this.#file);
        return this.#lastLineBreak >= this.#offset;
    }
    take() {
        const pieces = this.#pieces;
        this.#pieces = [];
        this.#bytes = 0;
        return pieces;
    }
}
const lastLineBreak = (file)=>{
    let offset = 0;
    let last = -1;
    for (const chunk of file.read()){
        const found = chunk.lastIndexOf(LINE_FEED);
        if (found >= 0) last = offset + found;
        offset += chunk.length;
    }
    return last;
};
const EMPTY = new Uint8Array(0);
/** A copy that outlives the chunk; `slice` of Node's buffers would only be a view. */ const copied = (bytes)=>new Uint8Array(bytes);
const joined = (pieces, limit = Number.POSITIVE_INFINITY)=>{
    if (pieces.length === 1 && pieces[0].length <= limit) return pieces[0];
    const length = Math.min(limit, pieces.reduce((sum, piece)=>sum + piece.length, 0));
    const whole = new Uint8Array(length);
    let at = 0;
    for (const piece of pieces){
        if (at >= length) break;
        const part = piece.subarray(0, length - at);
        whole.set(part, at);
        at += part.length;
    }
    return whole;
};
/** Bytes as characters: enough to look for ASCII in them. */ const latin1 = (bytes)=>String.fromCharCode(...bytes);
const isOnlyBlanksOrComment = (text)=>/^\s*(?:<!--(?:(?!-->)[\s\S])*-->\s*)*$/.test(text);

// EXTERNAL MODULE: ./src/score/reports/test-case-reader.js
var test_case_reader = __webpack_require__(63);
// EXTERNAL MODULE: ./src/score/reports/test-results.js + 1 modules
var test_results = __webpack_require__(8477);
// EXTERNAL MODULE: ./src/score/reports/utf8.js
var utf8 = __webpack_require__(8121);
;// CONCATENATED MODULE: ./src/score/reports/read-reports.js







const NO_LOSSES = {
    tail: false,
    declarationLine: false,
    nul: false
};
/**
 * The results of all files where each is sound: well-formed for itself, and nothing of it lost or out
 * of the reference's sight. Null otherwise, and each has to be looked at. Nearly all runs are sound, so
 * this way is kept short: one reader goes through all files, since after a sound one it is at rest.
 */ const read_reports_readSound = (files, { comparer, limits })=>{
    if (files.some(hasLineFeed)) return null;
    const results = new TestResults(limits.tests);
    const reader = new TestCaseReader((test)=>results.add(test, comparer));
    const scanner = new XmlScanner(reader);
    for (const file of files){
        const losses = {
            ...NO_LOSSES
        };
        for (const text of decoded(collectedBytes(file, losses)))if (!scanner.push(text)) return null;
        if (!scanner.end() || hasLosses(losses) || reader.namespaced || reader.bomInName) return null;
    }
    return results;
};
const hasLosses = ({ tail, declarationLine, nul })=>tail || declarationLine || nul;
/** Reads one file as the collector copies it, as if it were the only one. */ const read_reports_readFile = (file, options)=>{
    const losses = {
        ...NO_LOSSES
    };
    return {
        file,
        losses,
        ...scan(decoded(collectedBytes(file, losses)), options)
    };
};
/**
 * What the collector's merge of these files, in this order, holds for the comparer.
 *
 * Where each file is well-formed for itself, the merged document is, and its results are those of the
 * files: nothing has to be read again, and the order of the files does not matter. Otherwise the merged
 * document is read as a whole, since one file may close what another left open; then once more without
 * comments. Only in that case does the verdict depend on the order of the files, which in the reference
 * is that of `find`.
 */ const read_reports_readMerged = (readings, options)=>{
    const unread = (malformation, files)=>({
            results: new TestResults(options.limits.tests),
            malformation,
            unreadable: files.map(({ file })=>file.path)
        });
    const unlisted = readings.filter(({ file })=>hasLineFeed(file));
    if (unlisted.length > 0) return unread('a line feed in the name of a report', unlisted);
    const malformed = readings.filter(({ malformation })=>malformation !== null);
    if (malformed.length === 0) {
        const parts = readings.map(({ results })=>results);
        return {
            results: read_reports_merged(parts, options.limits),
            malformation: null,
            unreadable: []
        };
    }
    const { results, malformation } = scan(mergedText(readings), options);
    if (malformation === null) return {
        results,
        malformation,
        unreadable: []
    };
    const lastClose = lastCommentClose(mergedText(readings));
    const retried = scan(withoutComments(mergedText(readings), lastClose), options);
    return retried.malformation === null ? {
        results: retried.results,
        malformation: null,
        unreadable: []
    } : unread(malformation, malformed);
};
/** The union of results, an id's worst status winning. */ const read_reports_merged = (parts, limits)=>{
    const whole = new TestResults(limits.tests);
    for (const part of parts)whole.merge(part);
    return whole;
};
function* mergedText(readings) {
    for (const { file } of readings)yield* decoded(collectedBytes(file, {
        ...NO_LOSSES
    }));
}
const scan = (chunks, { comparer, limits })=>{
    const results = new TestResults(limits.tests);
    const reader = new TestCaseReader((test)=>results.add(test, comparer));
    const scanner = new XmlScanner(reader);
    for (const chunk of chunks)if (!scanner.push(chunk)) break;
    scanner.end();
    const { malformation } = scanner;
    const { namespaced, bomInName } = reader;
    return {
        results,
        malformation,
        namespaced,
        bomInName
    };
};

;// CONCATENATED MODULE: ./src/score/tolerant/damage.js

/** What the collector or the reference's view of names takes from a file that may be sound itself. */ const damage_damageOnTheWay = ({ file, losses, namespaced, bomInName })=>[
        hasLineFeed(file) && 'a line feed in its name, at which the collector fails',
        losses.tail && 'its last line has no line break, so the collector loses it',
        losses.declarationLine && 'a line that starts with <?xml holds more than the declaration, and the collector skips it',
        losses.nul && 'NUL bytes, which the collector drops',
        namespaced && 'elements in a namespace, which the comparer does not see',
        bomInName && 'a byte order mark in test names'
    ].filter((cause)=>cause !== false);

;// CONCATENATED MODULE: ./src/score/tolerant/read-tolerantly.js


/**
 * Reads each file for itself; only those that the strict reading does not exhaust are read again. The
 * parser for that is loaded here and no earlier: loading takes longer than most reports take to score,
 * and most are sound.
 */ const read_tolerantly_readTolerantly = async (readings, options)=>{
    const { recover } = await Promise.all(/* import() */[__webpack_require__.e(957), __webpack_require__.e(703)]).then(__webpack_require__.bind(__webpack_require__, 9703));
    const results = [];
    const disputes = [];
    for (const reading of readings){
        const causes = damageOnTheWay(reading);
        if (reading.malformation === null && causes.length === 0) {
            results.push(reading.results);
            continue;
        }
        if (reading.malformation !== null) causes.push(`not well-formed: ${reading.malformation}`);
        const recovered = recover(reading.file, options);
        results.push(recovered.results);
        disputes.push({
            path: reading.file.path,
            cause: [
                ...causes,
                ...recovered.damages
            ].join('; ')
        });
    }
    return {
        results: merged(results, options.limits),
        disputes
    };
};

;// CONCATENATED MODULE: ./src/score/score.js









/** The verdict on the reports of one run, and the results it rests on. */ const examineReports = async (input)=>{
    const limits = {
        ...DEFAULT_LIMITS,
        ...input.limits
    };
    const files = copiedFiles(input.files, input.shapes.collector);
    const unread = (reason)=>({
            verdict: verdictWithoutReports({
                ...input,
                reasons: [
                    reason
                ],
                flags: verifierCanWriteOne(input.shapes)
            }),
            results: new TestResults(limits.tests)
        });
    const exceeded = exceededLimit(files, limits);
    if (exceeded) return unread(reportsTooLarge(exceeded.message, exceeded.paths));
    if (files.length === 0) return unread(noReport);
    try {
        return judge(input, files, await readAll(files, {
            comparer: input.shapes.comparer,
            limits
        }));
    } catch (error) {
        if (!(error instanceof TooManyTests)) throw error;
        return unread(reportsTooLarge(`The reports name ${error.message}.`, []));
    }
};
/** The verdict on the reports of one run. */ const scoreReports = async (input)=>(await examineReports(input)).verdict;
/** The files that the task's collector takes, as far as it copies them. */ const copiedFiles = (files, collector)=>{
    const collected = collectedFiles(files, collector);
    return collector.keepsOpenLine ? collected.map(withLastLineEnded) : collected;
};
const readAll = async (files, options)=>{
    const sound = readSound(files, options);
    if (sound) return {
        results: sound,
        malformation: null,
        unreadable: [],
        tolerant: null
    };
    const readings = files.map((file)=>readFile(file, options));
    return {
        ...readMerged(readings, options),
        tolerant: await readTolerantly(readings, options)
    };
};
const judge = (input, files, reading)=>{
    const { results, malformation, unreadable, tolerant } = reading;
    const comparison = comparisonOf(input.expected, results.statuses);
    const missed = misses(comparison);
    const reward = malformation === null ? rewardOf(comparison) : 0;
    const tolerantReward = tolerant ? rewardOf(comparisonOf(input.expected, tolerant.results.statuses)) : reward;
    const verdict = verdictOf({
        reward,
        reasons: malformation === null ? reasonsOf(comparison, missed, {
            buildLog: input.buildLog ?? '',
            paths: files.map(({ path })=>path)
        }) : [
            reportUnreadable(malformation, unreadable)
        ],
        transitions: transitionCounts(input.expected, missed),
        tests: results.counts,
        tolerantReward,
        containerReward: input.containerReward,
        disputes: tolerantReward === reward ? [] : tolerant?.disputes ?? [],
        flags: [
            ...contradictions(results, comparison),
            ...input.unwatched ? olderReports(files) : [],
            ...passedOnRetry(results),
            ...verifierCanWriteOne(input.shapes)
        ]
    });
    return {
        verdict,
        results
    };
};
const rewardOf = (comparison)=>isResolved(comparison) ? 1 : 0;
/**
 * The verdict where there is nothing to score: the agent handed over nothing that could be tested, or
 * the verify phase was killed, whose partial reports are not looked at. Always 0.
 */ const verdictWithoutReports = (input)=>verdictOf({
        reward: 0,
        reasons: input.reasons,
        transitions: transitionCounts(input.expected, misses(comparisonOf(input.expected, new Map()))),
        tests: {
            passed: 0,
            failed: 0,
            skipped: 0
        },
        tolerantReward: 0,
        containerReward: input.containerReward ?? null,
        disputes: [],
        flags: input.flags ?? []
    });
const verdictOf = (parts)=>{
    const { reward, transitions, tests, containerReward } = parts;
    const differs = containerDiffers(reward, containerReward);
    const disputes = [
        ...parts.disputes,
        ...differs.disputes
    ];
    return {
        reward,
        resolved: reward === 1,
        evidence: 'junit',
        reasons: [
            ...parts.reasons
        ],
        transitions,
        tests,
        tolerant: {
            reward: parts.tolerantReward
        },
        container: {
            reward: containerReward
        },
        disputed: disputes.length > 0,
        disputes,
        flags: [
            ...differs.flags,
            ...parts.flags
        ]
    };
};

;// CONCATENATED MODULE: ./src/text/shell-comments.js
/** A shell or Python script with its lines that are wholly comments left empty. */ const shell_comments_withoutComments = (script)=>script.split('\n').map((line)=>/^\s*#/.test(line) ? '' : line).join('\n');

;// CONCATENATED MODULE: ./src/score/verifier-shapes.js

/** The files of a task's `tests/` folder that tell its shapes. */ const VERIFIER_FILES = {
    collector: 'kotlin_logs_collector.sh',
    comparer: 'junit_compare.py',
    testSh: 'test.sh'
};
/**
 * `while read line || [[ -n $line ]]` goes on after a line that no line break ends. What may repeat has an end
 * here and below: without one a script that says `read` or `printf` over and over takes quadratic time.
 */ const READS_OPEN_LINE = /\bread\b[^\n;]{0,300}?\|\|\s*\[\[?\s+-n\s/;
const collectorShape = (script)=>{
    const text = shell_comments_withoutComments(script ?? '');
    const surefireReports = text.includes('surefire-reports');
    return {
        gradleResults: !surefireReports || text.includes('build/test-results'),
        androidResults: text.includes('androidTest-results'),
        surefireReports,
        keepsOpenLine: READS_OPEN_LINE.test(text)
    };
};
/** Told by a line that knows both platforms, in a pattern or a list of endings. */ const comparerShape = (script)=>shell_comments_withoutComments(script ?? '').split('\n').some((line)=>line.includes('desktop') && line.includes('jvm')) ? 'platform-suffix' : 'common';
/** `REWARD=/logs/verifier/reward.txt`: a variable that names a file of rewards. */ const REWARD_VARIABLE = /\b(\w+)=["']?[^\s"';=]*reward/g;
/** Where echo or printf writes a 0 or a 1, in any quoting or as JSON, by `>` or `tee`. */ const WRITES_REWARD = /\b(?:echo|printf)\s+(?:-\w+\s+){0,5}["']?(?:([01])|\{\s*\\?["']?reward\\?["']?\s*:\s*([01])(?:\.0+)?\s*\})(?:\\n)?["']?\s*(?:>+|\|\s*tee\s(?:\s*-\w+\s){0,5})\s*(\S+)/g;
/** Where `test.sh` writes a reward by itself, in its order. */ const rewardWrites = (script)=>{
    const text = shell_comments_withoutComments(script);
    const variables = new Set([
        ...text.matchAll(REWARD_VARIABLE)
    ].map(([, name])=>name));
    return [
        ...text.matchAll(WRITES_REWARD)
    ].flatMap(({ index, 1: plain, 2: json, 3: target = '' })=>{
        const isReward = /reward/i.test(target) || variables.has(/\$\{?(\w+)/.exec(target)?.[1]);
        const value = (plain ?? json) === '1' ? 1 : 0;
        return isReward ? [
            {
                value,
                line: text.slice(0, index).split('\n').length
            }
        ] : [];
    });
};
/** The shapes of a task's verifier, told by the texts in its `tests/` folder. */ const verifierShapes = (texts)=>({
        collector: collectorShape(texts.collector),
        comparer: comparerShape(texts.comparer),
        canWriteOneWithoutReport: rewardWrites(texts.testSh ?? '').some(({ value })=>value === 1)
    });

;// CONCATENATED MODULE: ./src/score/index.js
/*
 * The way from files to a verdict, one step a line:
 *  1. which files the task's collector takes       reports/report-layouts.ts, by its shape: verifier-shapes.ts
 *  2. what it copies of each                       reports/collected-bytes.ts, last-line.ts, utf8.ts
 *  3. what of that is well-formed                  xml/scanner.ts; once more without comments: reports/comment-retry.ts
 *  4. what a `testcase` element says               reports/test-case-reader.ts
 *  5. which test it is                             reports/test-id.ts
 *  6. all files together, the worst status first   reports/read-reports.ts, test-results.ts
 *  7. which transitions the tests made             transitions.ts, against what expected/expected-tests.ts reads
 *  8. the reward, and that of each file for itself score.ts, tolerant/read-tolerantly.ts
 *  9. why it is 0                                  report-reasons.ts, not-compiled.ts; test by test: explained-tests.ts
 * 10. what else a reader should know               result-flags.ts
 *
 * logs/ does the same for rows of SWE-PolyBench, from what their tests printed:
 *  1. the log as the official harness joins it      logs/harness-log.ts
 *  2. which parser reads it, and what it finds      logs/repository-parsers.ts, parse-log.ts
 *  3. what speaks against that in the whole log     logs/account/account-of.ts; for the strict grading
 *  4. the lists of the row against that             logs/grade-lists.ts
 *  5. the verdict on the gradings that ran          logs/log-verdict.ts, log-reasons.ts, official-against-strict.ts
 *  6. for the simple grading, tests seen to run     logs/tests-seen.ts
 */ 



















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

;// CONCATENATED MODULE: ./src/contracts/change-limits.js
/** Beyond these a change is no fix of a task but a way to fill the disk, whether an agent or a prediction makes it. */ const CHANGE_LIMITS = {
    /** Of all files together, as they are copied out. */ bytes: 256 * 1024 * 1024,
    files: 50_000,
    patchBytes: 64 * 1024 * 1024
};

// EXTERNAL MODULE: ./src/engine/engine-failure.js + 1 modules
var engine_failure = __webpack_require__(5315);
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
        maxBytes: 2 * CHANGE_LIMITS.patchBytes,
        ...call.input === undefined ? {} : {
            input: call.input
        }
    });
    if (result.truncated) throw tooLarge(`its patch is larger than ${CHANGE_LIMITS.patchBytes} bytes`);
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

;// CONCATENATED MODULE: ./src/trial/hand-over/git-scripts.js


/** Where a hand-over's files stand in the fresh container; not in the work tree, not on any path of a task. */ const STAGING = '/.kotlin-bench';
/** Takes away the tests and what a verifier left, and makes the folders that `test.sh` writes to. */ const EMPTY_FOLDERS = (/* unused pure expression or super */ null && (`rm -rf /tests /logs/verifier
mkdir -p /logs/verifier /logs/agent /logs/artifacts
chmod 777 /logs/verifier /logs/agent /logs/artifacts`));
/** `find`'s words for the paths of reports. */ const REPORT_WORDS = REPORT_PATH_GLOBS.flatMap((glob)=>[
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
 */ const ASK_SCRIPT = (/* unused pure expression or super */ null && (`
set -eu
cd "$1"
s=${STAGING}/ask
mkdir -p "$s"
cat > "$s/in"
head -c "$2" "$s/in" > "$s/paths"
tail -c "+$(($2 + 1))" "$s/in" > "$s/folders"
${TRUST_WORK_TREES}
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
`));
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
 */ const APPLY_SCRIPT = (/* unused pure expression or super */ null && (`
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
`));
/**
 * Gets a container in which an agent has worked ready for the tests: no tests, no output of them, no
 * report in the work tree. Arguments: work tree, then `find`'s words for the paths of reports.
 */ const EMPTY_SCRIPT = (/* unused pure expression or super */ null && (`
set -eu
root=$1
shift
${EMPTY_FOLDERS}
cd "$root"
${REMOVE_REPORTS}
echo
`));

;// CONCATENATED MODULE: ./src/engine/paths.js
/** The folders above a relative path, nearest first. */ const foldersAbove = (path)=>{
    const found = [];
    for(let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1))found.push(path.slice(0, end));
    return found;
};
/** Whether a path lies below one of the folders. */ const isBelowAny = (folders)=>{
    const known = new Set(folders);
    return (path)=>foldersAbove(path).some((folder)=>known.has(folder));
};
/** Names as our scripts read them: each ended by NUL, since a name may hold anything else. */ const nulList = (paths)=>Buffer.from([
        ...paths
    ].map((path)=>`${path}\0`).join(''));
/** Reads names that each end in NUL. */ const splitNul = (bytes)=>bytes.toString('utf8').split('\0').slice(0, -1);

// EXTERNAL MODULE: ../../node_modules/tar-stream/index.js
var tar_stream = __webpack_require__(6474);
;// CONCATENATED MODULE: ./src/engine/tar.js

/** A file as an entry of a tree; text is written as UTF-8. */ const tar_fileEntry = (path, content, { executable = false } = {})=>({
        path,
        type: 'file',
        executable,
        content: typeof content === 'string' ? Buffer.from(content) : content
    });
/** Fixed, so that the same files make the same bytes on every machine: 2024-01-01. */ const FIXED_TIME = new Date(Date.UTC(2024, 0, 1));
const hasBadPart = (path)=>path === '' || path.includes('\0') || // What is no UTF-8 comes out of the reader with this mark, and could not be written back as it was.
    path.includes('\uFFFD') || path.split('/').some((part)=>part === '..' || part === '.' || part === '');
/** True where a link at `path` with this target stays inside the tree that `path` is relative to. */ const linkStaysInside = (path, target)=>{
    if (target === '' || target.startsWith('/')) return false;
    let depth = path.split('/').length - 1;
    for (const part of target.split('/')){
        if (part === '..') depth -= 1;
        else if (part !== '.' && part !== '') depth += 1;
        if (depth < 0) return false;
    }
    return true;
};
const SPECIAL = {
    'character-device': 'device',
    'block-device': 'device',
    fifo: 'fifo'
};
/**
 * Reads a tar that a container's owner could have shaped at will. Regular files, directories and
 * symbolic links are kept, hard links become the file they name; the rest is dropped and named.
 */ const readTar = async (stream, options)=>{
    const entries = [];
    const dropped = [];
    const files = new Map();
    let bytes = 0;
    let overflow = false;
    let stopped = false;
    const extract = tar_stream.extract();
    stream.on('error', (error)=>extract.destroy(error));
    stream.pipe(extract);
    for await (const entry of extract){
        const header = entry.header;
        if (options.stopAtFolder && header.type === 'directory') {
            stopped = true;
            break;
        }
        const raw = header.name.replace(/^(\.\/)+/, '').replace(/\/+$/, '');
        const path = options.rename ? options.rename(raw) : raw;
        const skip = ()=>entry.resume();
        if (path === undefined) {
            skip();
            continue;
        }
        const drop = (cause)=>{
            dropped.push({
                path,
                cause
            });
            skip();
        };
        if (hasBadPart(path)) drop('bad-path');
        else if (entries.length >= options.maxEntries) {
            overflow = true;
            drop('too-many');
            break;
        } else if (header.type === 'directory') {
            entries.push({
                path,
                type: 'directory'
            });
            skip();
        } else if (header.type === 'symlink') {
            const target = header.linkname ?? '';
            if (target === '' || target.includes('\uFFFD')) drop('bad-path');
            else if (options.linksOut === 'drop' && !linkStaysInside(path, target)) drop('link-out-of-tree');
            else {
                entries.push({
                    path,
                    type: 'symlink',
                    target
                });
                skip();
            }
        } else if (header.type === 'link') {
            const known = options.rename ? options.rename(header.linkname ?? '') : header.linkname;
            const original = known === undefined ? undefined : files.get(known);
            if (!original) drop('hard-link-out');
            else if (bytes + original.content.length > options.maxBytes) {
                // Every name is written out by itself: a thousand names of one file are a thousand files.
                overflow = true;
                drop('too-large');
                break;
            } else {
                bytes += original.content.length;
                entries.push({
                    ...original,
                    path
                });
                skip();
            }
        } else if (header.type === 'file' || header.type === 'contiguous-file') {
            if (bytes + (header.size ?? 0) > options.maxBytes) {
                overflow = true;
                drop('too-large');
                break;
            }
            const chunks = [];
            for await (const chunk of entry)chunks.push(chunk);
            const content = Buffer.concat(chunks);
            bytes += content.length;
            const file = {
                path,
                type: 'file',
                executable: ((header.mode ?? 0) & 0o100) !== 0,
                content
            };
            files.set(path, file);
            entries.push(file);
        } else drop(SPECIAL[header.type ?? ''] ?? 'bad-path');
    }
    return {
        entries,
        dropped,
        overflow,
        stopped
    };
};
/** Writes entries as a tar with fixed owner, times and modes, in the order given. */ const writeTar = (entries)=>{
    const pack = tar_stream.pack();
    const common = {
        uid: 0,
        gid: 0,
        mtime: FIXED_TIME
    };
    const write = async ()=>{
        for (const entry of entries){
            const header = entry.type === 'file' ? {
                ...common,
                name: entry.path,
                mode: entry.executable ? 0o755 : 0o644,
                size: entry.content.length
            } : entry.type === 'directory' ? {
                ...common,
                name: entry.path,
                mode: entry.mode ?? 0o755,
                type: 'directory'
            } : {
                ...common,
                name: entry.path,
                mode: 0o777,
                type: 'symlink',
                linkname: entry.target
            };
            await new Promise((resolve, reject)=>{
                const written = (error)=>error ? reject(error) : resolve();
                if (entry.type === 'file') pack.entry(header, entry.content, written);
                else pack.entry(header, written);
            });
        }
        pack.finalize();
    };
    write().catch((error)=>pack.destroy(error));
    return pack;
};

;// CONCATENATED MODULE: ./src/trial/rows/row-scripts.js

/** Where a grading's patches and script stand in its container: outside the work tree, writable for all. */ const ROW_FOLDER = `${STAGING}/row`;
/** Paths that test_patch touches, relative to the work tree, each ended by NUL. */ const TEST_PATHS = `${ROW_FOLDER}/test-paths`;
/** How much of what the rungs of a ladder say is kept. */ const row_scripts_SAID_BYTES = 8192;
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
  head -c ${row_scripts_SAID_BYTES} "$s/said"
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
${REMOVE_REPORTS}
echo
`;

;// CONCATENATED MODULE: ./src/trial/rows/unnamed-paths.js

/** What git and `patch` say of each file that they turn to. */ const TURNED_TO = /^(?:patching file (?:'(.+)'|(.+?))(?: \(.*\))?(?: using Plan .*)?|Checking patch (.+)\.\.\.)$/;
/** Longer than any with a path of a file; on some that are the pattern takes quadratic time. */ const unnamed_paths_LONGEST_LINE = 5000;
/** More such paths are not kept. */ const MOST_UNNAMED = 1000;
/**
 * The paths that a rung touched and the patch's own headers do not name: `patch` reads other formats than
 * git's, and has ways of its own to tell which file is meant.
 */ const unnamed_paths_unnamedPaths = (said, patch)=>{
    const named = new Set((0,patch_paths/* touchedPaths */.Pq)((0,patch_paths/* patchPaths */.BT)(patch)));
    const touched = said.split(/[\r\n]+/).flatMap((line)=>{
        const [, quoted, plain, git] = line.length <= unnamed_paths_LONGEST_LINE && TURNED_TO.exec(line) || [];
        return quoted ?? plain ?? git ?? [];
    });
    return [
        ...new Set(touched.map((path)=>path.replace(/^(?:\.\/)+/, '')))
    ].filter((path)=>!named.has(path)).slice(0, MOST_UNNAMED);
};

;// CONCATENATED MODULE: ./src/trial/rows/apply-patch.js





/** No honest patch takes a program that long. */ const LADDER_MS = 5 * 60 * 1000;
/** How much of one rung's output is looked at. */ const apply_patch_LOOK_BYTES = 1024 * 1024;
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
        tar_fileEntry(place(fileOf('test')), row.test_patch),
        tar_fileEntry(place(fileOf('model')), patch),
        tar_fileEntry(place(TEST_PATHS), nulList(testPathsOf(row))),
        tar_fileEntry(place(`${ROW_FOLDER}/eval.sh`), `#!/bin/bash\nset -uxo pipefail\n${row.test_command}\n`)
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
        maxBytes: apply_patch_LOOK_BYTES
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
        for (const path of unnamedPaths(result.said, textOf(request, patch)))unnamed.add(path);
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

;// CONCATENATED MODULE: ./src/trial/rows/grading-request.js
/** Whether there is nothing to apply. */ const isEmptyPatch = (patch)=>patch.toString().trim() === '';

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./src/trial/rows/surefire.js

/** `find`'s words for what Surefire writes beside its XML: a few lines of text for each class of tests. */ const SUREFIRE_WORDS = [
    '-o',
    '-path',
    '*/surefire-reports/*.txt'
];
const surefire_SUMMARY = /\/surefire-reports\/[^/]+\.txt$/;
const MAX_BYTES = 16 * 1024 * 1024;
const MAX_ENTRIES = 20_000;
/**
 * The summaries that Surefire wrote in this run, since `mvn -q` prints none of tests that pass.
 * @param container killed
 */ const surefireSummaries = async (container, root)=>{
    const { changes } = await container.changes();
    const written = changes.filter(({ kind, path })=>kind !== 'deleted' && path.startsWith(`${root}/`) && surefire_SUMMARY.test(path));
    const texts = [];
    for (const folder of new Set(written.map(({ path })=>external_node_path_.posix.dirname(path)))){
        const read = await container.copyOut(folder, {
            maxBytes: MAX_BYTES,
            maxEntries: MAX_ENTRIES,
            linksOut: 'drop',
            rename: (name)=>surefire_SUMMARY.test(`/${name}`) ? name : undefined
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
    said: `It is larger than ${CHANGE_LIMITS.patchBytes} bytes.`
};
/**
 * Makes the tree that `strict` and `simple` test: the change, then the files of the hidden tests as the
 * image ships them, then test_patch.
 * @returns the steps; the last one's rung is null where it went no further
 */ const prepareCleanly = async (container, request)=>{
    const { row, patch, workdir, user = null, signal } = request;
    if (patch.length > CHANGE_LIMITS.patchBytes) return [
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
        ...REPORT_WORDS,
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

;// CONCATENATED MODULE: ./src/engine/capped-output.js
/** What was written to it, up to a limit; the rest is dropped. */ /** Keeps the first `maxBytes` of an output. */ const cappedOutput = (maxBytes)=>{
    const chunks = [];
    let kept = 0;
    let truncated = false;
    return {
        add (chunk) {
            const room = maxBytes - kept;
            if (chunk.length > room) truncated = true;
            if (room <= 0) return;
            const part = chunk.length > room ? chunk.subarray(0, room) : chunk;
            chunks.push(part);
            kept += part.length;
        },
        get truncated () {
            return truncated;
        },
        buffer: ()=>Buffer.concat(chunks)
    };
};

;// CONCATENATED MODULE: ./src/trial/container-gone.js

/** Nothing inside a container can end its first process, so somebody outside did. */ const containerGone = (role)=>new errors/* FaultError */.VD('infrastructure', 'container-gone', `The ${role}'s container was ended from outside while it was in use.`);

;// CONCATENATED MODULE: ./src/trial/rows/run-tests.js


/** How much of each output is graded, and kept; no honest row's tests print more. */ const GRADED_BYTES = 64 * 1024 * 1024;
/**
 * Runs a row's tests to their end or their limit, and ends whatever they left running: the container is
 * spent then.
 * @throws FaultError `infrastructure` where something outside ended the container
 */ const runTests = async (container, request, command)=>{
    const stdout = cappedOutput(GRADED_BYTES);
    const stderr = cappedOutput(GRADED_BYTES);
    const both = cappedOutput(GRADED_BYTES);
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
    const seen = testsSeen(language, tests.output);
    if (language !== 'java') return seen;
    return Math.max(seen, testsSeen(language, await surefireSummaries(container, request.workdir)));
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
    const runnerFiles = runner_files_runnerFilesOf({
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

;// CONCATENATED MODULE: ./src/trial/sandboxed.js

/** What the agent may reach: what the task lets it, and what the run adds and denies; nothing where it goes nowhere. */ const agentPolicy = ({ state, context })=>{
    const { agent, agentHosts } = context;
    if (agent.offline) return {
        mode: 'no-network',
        allow: [],
        deny: []
    };
    return effectivePolicy(state.task.agent, {
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
        policy: effectivePolicy(state.task.verifier, {
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

;// CONCATENATED MODULE: ./src/commands/bench-library/evaluate-row.js




/** What comes of the work, or the signal's reason as soon as it is aborted: nobody waits for a build any longer. */ const unlessAborted = (signal, work)=>{
    signal.throwIfAborted();
    const done = new AbortController();
    const aborted = new Promise((_, reject)=>{
        signal.addEventListener('abort', ()=>reject(signal.reason), {
            once: true,
            signal: done.signal
        });
    });
    return Promise.race([
        work(),
        aborted
    ]).finally(()=>done.abort());
};
const openSandbox = (session, task, image)=>session.sandboxes.open({
        role: 'verifier',
        policy: policy_effectivePolicy(task.verifier, {
            allowHosts: [],
            denyHosts: [],
            agentHosts: []
        }).policy,
        providers: [],
        limits: {
            maxTokens: null,
            maxCostUsd: null
        },
        prices: {},
        imageEnv: image.env
    });
/** The container as the tests are to meet it: with its network's settings, and the certificates to trust there. */ const settled = async ({ certificates }, { container, sandbox, imageId })=>{
    if (certificates === null || sandbox.network === 'none') return inSandbox({
        container,
        sandbox,
        certificates: {},
        writtenByUs: []
    });
    const writtenByUs = await certificates.putInto(container, imageId);
    return inSandbox({
        container,
        sandbox,
        certificates: certificates.env,
        writtenByUs
    });
};
/**
 * Grades a change to a row in a fresh container of the row's image, by the language's own test runner.
 * @throws FaultError where there is no saying; the signal's reason
 */ const evaluateRow = async (session, row, { patch, timeoutSec, signal })=>{
    const { task, image } = await unlessAborted(signal, ()=>session.prepare(row));
    // One that is opened for nobody any more closes with the session.
    const sandbox = await unlessAborted(signal, ()=>openSandbox(session, task, image));
    try {
        const imageId = image.startImageId;
        const container = await session.start({
            role: 'verifier',
            image: imageId,
            network: sandbox.network
        }, task);
        try {
            const { grading, output, tests } = await gradeSimply(await settled(session, {
                container,
                sandbox,
                imageId
            }), {
                ...{
                    row,
                    patch,
                    signal
                },
                workdir: image.facts?.root ?? image.workdir,
                user: task.verifier.user,
                timeoutMs: (timeoutSec ?? task.verifier.timeoutSec) * 1000
            });
            // Tests that failed in a network that was no more did not fail by themselves.
            const fault = tests === null || tests.exitCode === 0 ? null : await sandbox.fault();
            if (fault !== null) throw fault;
            const [reason] = logVerdict({
                row,
                gradings: {
                    simple: grading
                }
            }).reasons;
            return {
                grading,
                reason,
                output
            };
        } finally{
            await container.remove();
        }
    } finally{
        await sandbox.close();
    }
};

;// CONCATENATED MODULE: ./src/engine/changes.js
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

// EXTERNAL MODULE: ./src/engine/labels.js
var engine_labels = __webpack_require__(8385);
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
        read = await readTar(copy.stdout, options);
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
/** Starts a container. The call is never cut short, so that whoever reaps afterwards finds what it made. */ const container_startContainer = async (docker, spec)=>{
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
                changes: parseChanges(result.stdout.toString('utf8')),
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
                input: writeTar(entries)
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
 */ const container_copyBetween = async (docker, { from, path, to, folder })=>{
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
    if (result.exitCode !== 0) throw engineFailure([
        'cp'
    ], result);
};

// EXTERNAL MODULE: ../../node_modules/execa/index.js + 130 modules
var execa = __webpack_require__(9281);
// EXTERNAL MODULE: ./src/text/quote.js
var text_quote = __webpack_require__(8461);
;// CONCATENATED MODULE: ./src/engine/process-group.js
/** How long a process group has between being asked to end and being killed. */ const KILL_GRACE_MS = 2000;
/** setTimeout overflows to "at once" beyond it. */ const LONGEST_TIMER_MS = 2 ** 31 - 1;
/**
 * Ends a whole process group, so that ending a build ends the builder's plugin as well and not just its
 * parent: by SIGTERM, and by SIGKILL where that is not enough.
 * @param pid of the group's leader; undefined where it did not start
 */ const endGroupOn = (pid, { signal, timeoutMs })=>{
    const kill = (name)=>{
        if (pid === undefined) return;
        try {
            process.kill(-pid, name);
        } catch  {
        // It has ended meanwhile.
        }
    };
    let timedOut = false;
    let grace;
    const stop = ()=>{
        kill('SIGTERM');
        grace ??= setTimeout(()=>kill('SIGKILL'), KILL_GRACE_MS);
    };
    const expire = ()=>{
        timedOut = true;
        stop();
    };
    const deadline = timeoutMs === undefined ? undefined : setTimeout(expire, Math.min(timeoutMs, LONGEST_TIMER_MS));
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop, {
        once: true
    });
    return {
        stop,
        get timedOut () {
            return timedOut;
        },
        release () {
            clearTimeout(deadline);
            clearTimeout(grace);
            signal?.removeEventListener('abort', stop);
        }
    };
};

;// CONCATENATED MODULE: ./src/engine/docker.js






const DEFAULT_MAX_BYTES = 16 * 1024 * 1024;
/** Of the error output, where less than that of the other. */ const MAX_STDERR_BYTES = 1024 * 1024;
const isReadable = (input)=>typeof input === 'object' && input !== null && 'pipe' in input;
const feed = (stdin, input)=>{
    // The call may end before it has read its input; its exit code says why.
    stdin.on('error', ()=>{});
    if (isReadable(input)) {
        input.on('error', ()=>stdin.destroy());
        input.pipe(stdin);
    } else stdin.end(input);
};
const engineMissing = (binary)=>new errors/* FaultError */.VD('infrastructure', 'engine-missing', `No container engine: the command ${(0,text_quote/* quote */.h)(binary)} is not on PATH. Install Docker (or podman with its docker command) and try again.`);
/** Starts a call as a process group of its own: Ctrl-C on a terminal must reach us alone. */ const start = (binary, args, options)=>{
    const child = (0,execa/* execa */.Ho)(binary, [
        ...args
    ], {
        reject: false,
        buffer: false,
        detached: true,
        stripFinalNewline: false,
        stdin: options.input === undefined ? 'ignore' : 'pipe',
        stdout: 'pipe',
        stderr: 'pipe',
        env: {
            ...options.env
        }
    });
    const group = endGroupOn(child.pid, options);
    if (child.stdin) feed(child.stdin, options.input);
    const maxBytes = options.maxBytes ?? DEFAULT_MAX_BYTES;
    const out = cappedOutput(maxBytes);
    const err = cappedOutput(Math.min(maxBytes, MAX_STDERR_BYTES));
    const keep = (from, output)=>child[from]?.on('data', (chunk)=>{
            output.add(chunk);
            options.onOutput?.(chunk, from);
        });
    if (options.keepsStdout) keep('stdout', out);
    keep('stderr', err);
    const done = (async ()=>{
        const result = await child;
        group.release();
        if (result.code === 'ENOENT') throw engineMissing(binary);
        return {
            exitCode: result.exitCode ?? (result.isTerminated ? 137 : 1),
            stdout: out.buffer(),
            stderr: err.buffer().toString('utf8'),
            timedOut: group.timedOut,
            truncated: out.truncated
        };
    })();
    return {
        child,
        done,
        stop: group.stop
    };
};
/** The command line named `binary`, looked up on PATH at each call. */ const createDocker = (binary = 'docker')=>{
    const call = async (args, options = {})=>{
        options.signal?.throwIfAborted();
        const result = await start(binary, args, {
            ...options,
            keepsStdout: true
        }).done;
        options.signal?.throwIfAborted();
        return result;
    };
    return {
        call,
        async text (args, options = {}) {
            const result = await call(args, options);
            if (result.exitCode !== 0) throw (0,engine_failure/* engineFailure */.FR)(args, result);
            return result.stdout.toString('utf8').trim();
        },
        stream (args, options = {}) {
            const { child, done, stop } = start(binary, args, {
                ...options,
                keepsStdout: false
            });
            return {
                stdout: child.stdout,
                done,
                stop
            };
        }
    };
};

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
;// CONCATENATED MODULE: ./src/engine/free-disk.js


const free_disk_MIB = 1024 * 1024;
/** What has to be free before something starts, in bytes: a build writes whole layers, a trial its build output. */ const DISK_NEEDED = {
    build: 2048 * free_disk_MIB,
    trial: 512 * free_disk_MIB,
    running: 64 * free_disk_MIB
};
/** Bytes that are free where the engine keeps its data; undefined where that is not on this machine. */ const freeDisk = async ({ rootDir })=>{
    try {
        const stats = await (0,promises_.statfs)(rootDir);
        return stats.bavail * stats.bsize;
    } catch  {
        return undefined;
    }
};
/**
 * Makes sure that something can start.
 * @throws FaultError `infrastructure` that says how much is free and how to make room
 */ const requireDisk = async (host, need)=>{
    const free = await freeDisk(host);
    if (free === undefined || free >= DISK_NEEDED[need]) return;
    throw new errors/* FaultError */.VD('infrastructure', 'disk-full', `Only ${Math.floor(free / free_disk_MIB)} MiB are free in ${host.rootDir}; a ${need} needs ${DISK_NEEDED[need] / free_disk_MIB} MiB. Remove images (\`docker image prune\`) or run with \`--prune-images\`.`);
};

;// CONCATENATED MODULE: ./src/engine/limits.js



const infoSchema = schemas/* object */.Ikc({
    NCPU: schemas/* number */.aig(),
    MemTotal: schemas/* number */.aig(),
    DockerRootDir: schemas/* string */.YjP().default(''),
    OSType: schemas/* string */.YjP(),
    Architecture: schemas/* string */.YjP()
});
const ARCHITECTURES = {
    x86_64: 'amd64',
    aarch64: 'arm64'
};
/** Asks the engine what its host has; also the first sign that an engine answers at all. */ const engineHost = async (docker)=>{
    // Without a daemon `docker info` prints zeros and exits 0 in some versions, so MemTotal is looked at.
    const text = await docker.text([
        'info',
        '--format',
        '{{json .}}'
    ]);
    const parsed = infoSchema.safeParse((0,parse_json/* parseJson */.q)(text));
    if (!parsed.success || parsed.data.MemTotal === 0) {
        throw new errors/* FaultError */.VD('infrastructure', 'engine-unreachable', 'The container engine does not answer. Start it (for Docker: `systemctl start docker`, or Docker Desktop) and check with `docker info`.');
    }
    const info = parsed.data;
    return {
        cpus: info.NCPU,
        memoryMb: Math.floor(info.MemTotal / 1024 / 1024),
        rootDir: info.DockerRootDir,
        platform: `${info.OSType}/${ARCHITECTURES[info.Architecture] ?? info.Architecture}`
    };
};
/**
 * A task's wishes cut down to what the host has: an engine refuses more CPUs than there are, and more
 * memory than there is would be no limit.
 */ const clampLimits = (wish, host)=>{
    const clamped = [];
    if (wish.cpus !== null && wish.cpus > host.cpus) clamped.push('cpus');
    if (wish.memoryMb !== null && wish.memoryMb > host.memoryMb) clamped.push('memory_mb');
    return {
        cpus: wish.cpus === null ? null : Math.min(wish.cpus, host.cpus),
        memoryMb: wish.memoryMb === null ? null : Math.min(wish.memoryMb, host.memoryMb),
        clamped
    };
};

// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(8500);
;// CONCATENATED MODULE: ./src/engine/reap.js


const FORMAT = `{{.ID}}\t{{.Label "${engine_labels/* OWNER_LABEL */.pk}"}}\t{{.Label "${engine_labels/* EXPIRES_LABEL */.Iw}"}}`;
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
        await (0,external_node_timers_promises_.setTimeout)(PAUSE_MS);
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
/** Removes everything that bears the job's label. Gives how many things went. */ const reapJob = (docker, jobId)=>reap(docker, `${engine_labels/* JOB_LABEL */.pM}=${jobId}`, async ()=>true);
/** Removes what any job left behind: expired, or its owner on this host is gone. Gives how many things went. */ const reapStale = (docker, now = Date.now() / 1000)=>reap(docker, engine_labels/* JOB_LABEL */.pM, async (found)=>{
        if (found.expires < now) return true;
        const owner = (0,engine_labels/* parseOwner */.pZ)(found.owner);
        return owner !== undefined && await (0,engine_labels/* ownerIsGone */.BP)(owner);
    });

;// CONCATENATED MODULE: ./src/image/manifest.js


/** What a base is called where only bases are spoken of: `<owner>_<repo>:<tag>`, as the manifest has it. */ const baseName = ({ repo, tag })=>`${repo}:${tag}`;
/** The name that tasks' FROM lines use for a base. */ const baseImageName = (repo, tag)=>`kotlin-bench/${repo.toLowerCase()}:${tag}`;
/** What the engine takes as the last part of an image's name, in small letters, and as its tag. */ const REPO = /^[A-Za-z0-9]+(?:(?:\.|_{1,2}|-+)[A-Za-z0-9]+)*$/;
const TAG = /^\w[\w.-]{0,127}$/;
const isInside = (path)=>!path.startsWith('/') && !path.split('/').includes('..');
/**
 * Reads `bases/manifest`: a line a base, `repo tag dockerfile`, blanks between, `#` to the end of the
 * line is a comment.
 * @throws UserError that names the line
 */ const manifest_parseManifest = (text, path)=>{
    const recipes = [];
    const images = new Set();
    text.split(/\r?\n/).forEach((line, index)=>{
        const words = line.split('#', 1).join().trim().split(/\s+/).filter(Boolean);
        if (words.length === 0) return;
        const [repo, tag, dockerfile] = words;
        if (words.length !== 3 || !repo || !tag || !dockerfile || !isInside(dockerfile)) {
            throw new errors/* UserError */.yo(`${path}:${index + 1}: ${(0,text_quote/* quote */.h)(line.trim())} is no base. A line is \`repo tag dockerfile\`, the dockerfile relative to the manifest's folder and inside it.`);
        }
        if (!REPO.test(repo) || !TAG.test(tag)) {
            throw new errors/* UserError */.yo(`${path}:${index + 1}: ${(0,text_quote/* quote */.h)(`${repo}:${tag}`)} is no name of an image. Letters, digits, \`.\`, \`_\` and \`-\` make one, such as \`ktlint base-17\`.`);
        }
        const image = baseImageName(repo, tag);
        if (images.has(image)) {
            throw new errors/* UserError */.yo(`${path}:${index + 1}: the base ${image} is named twice. Remove one of the lines.`);
        }
        images.add(image);
        recipes.push({
            repo,
            tag,
            dockerfile,
            image
        });
    });
    return recipes;
};

;// CONCATENATED MODULE: ./src/image/bases.js



/**
 * Reads `<dir>/manifest`. A folder without one has no bases: the tasks' own images are then used as
 * the engine has them.
 * @throws UserError for a line that is no base
 */ const bases_loadBases = async (dir)=>{
    const path = (0,external_node_path_.join)(dir, 'manifest');
    let text;
    try {
        text = await (0,promises_.readFile)(path, 'utf8');
    } catch (error) {
        if (error.code === 'ENOENT') return {
            dir,
            recipes: []
        };
        throw error;
    }
    return {
        dir,
        recipes: manifest_parseManifest(text, path)
    };
};
/** Where a base's recipe and its build context stand: the recipe's own folder is the context. */ const bases_baseContext = (bases, recipe)=>{
    const folder = (0,external_node_path_.dirname)(recipe.dockerfile);
    const within = (path)=>folder === '.' ? path : path.slice(folder.length + 1);
    // Another base's recipe in the same folder is no part of this one: changing it must not rebuild this.
    const others = bases.recipes.filter((other)=>other.dockerfile !== recipe.dockerfile && (0,external_node_path_.dirname)(other.dockerfile) === folder).map((other)=>within(other.dockerfile));
    return {
        contextDir: (0,external_node_path_.join)(bases.dir, folder),
        dockerfile: within(recipe.dockerfile),
        leaveOut: new Set(others)
    };
};

;// CONCATENATED MODULE: ./src/image/local-image.js



/** The label with the content key that an image was made under; one without it was not made here. */ const local_image_KEY_LABEL = 'io.kotlin-bench.key';
const inspectSchema = schemas/* object */.Ikc({
    Id: schemas/* string */.YjP(),
    Size: schemas/* number */.aig().nullish(),
    RepoDigests: schemas/* array */.YOg(schemas/* string */.YjP()).nullish(),
    Config: schemas/* object */.Ikc({
        Labels: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).nullish(),
        WorkingDir: schemas/* string */.YjP().nullish(),
        User: schemas/* string */.YjP().nullish(),
        Env: schemas/* array */.YOg(schemas/* string */.YjP()).nullish()
    }).nullish()
});
/** `NAME=VALUE` texts as a record; a value may hold further `=`. */ const variables = (texts)=>Object.fromEntries(texts.map((text)=>[
            text.slice(0, text.indexOf('=')),
            text.slice(text.indexOf('=') + 1)
        ]));
/** The id of an image without `sha256:`, as a part of other names. */ const bareId = (id)=>id.replace(/^sha256:/, '');
/** Looks an image up in the engine's store; undefined where it is not there. */ const findLocalImage = async (docker, name)=>{
    const args = [
        'image',
        'inspect',
        '--format',
        '{{json .}}',
        name
    ];
    const result = await docker.call(args);
    if (result.exitCode !== 0) {
        if (/no such (image|object)|image not known/i.test(result.stderr)) return undefined;
        throw (0,engine_failure/* engineFailure */.FR)(args, result);
    }
    const found = inspectSchema.parse(JSON.parse(result.stdout.toString('utf8')));
    const config = found.Config;
    return {
        id: found.Id,
        key: config?.Labels?.[local_image_KEY_LABEL],
        bytes: found.Size ?? 0,
        digests: found.RepoDigests ?? [],
        workdir: config?.WorkingDir || '/',
        user: config?.User || null,
        env: variables(config?.Env ?? [])
    };
};
/**
 * The image that was just brought under its name.
 * @param how the verb for a message, such as `built`
 * @throws FaultError `infrastructure` `image-missing` where somebody has removed it meanwhile
 */ const local_image_requireLocalImage = async (docker, name, how)=>{
    const image = await findLocalImage(docker, name);
    if (image) return image;
    throw new errors/* FaultError */.VD('infrastructure', 'image-missing', `${name} was ${how} but is not in the engine.`);
};

;// CONCATENATED MODULE: ./src/engine/git-in-container.js
/**
 * A line of sh for scripts that use an image's own git as root: it reads a work tree that belongs to
 * somebody else, and starts no monitor that the repository names.
 */ const git_in_container_TRUST_WORK_TREES = "export GIT_CONFIG_COUNT=2 GIT_CONFIG_KEY_0=safe.directory GIT_CONFIG_VALUE_0='*' GIT_CONFIG_KEY_1=core.fsmonitor GIT_CONFIG_VALUE_1=false";

;// CONCATENATED MODULE: ./src/image/seal.js




/**
 * Takes out of a repository whatever HEAD does not reach: refs, reflogs, stash, what is left of
 * fetches and merges, and every object that only those held. Tags and branches that HEAD reaches stay,
 * as do the index and the work tree.
 */ const SEAL_SCRIPT = `
set -eu
cd "$1"
${git_in_container_TRUST_WORK_TREES}
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
/** Where the sealed copy of an image stands in the engine. */ const sealedName = (imageId)=>`kotlin-bench/sealed:${bareId(imageId).slice(0, 40)}`;
/**
 * A copy of the image without the history that HEAD does not reach; made once, found again by name.
 * @returns the copy's id
 * @throws FaultError `task` where the repository cannot be sealed
 */ const sealImage = async (request)=>{
    const { docker, imageId, root, signal } = request;
    const name = sealedName(imageId);
    const known = await findLocalImage(docker, name);
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
            throw new errors/* FaultError */.VD('task', 'seal-failed', `The history in the task image cannot be sealed: ${(0,engine_failure/* lastLines */.w$)(result.stderr)}. Seal it in the Dockerfile, or run with \`--seal never\`.`);
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
${git_in_container_TRUST_WORK_TREES}
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
        throw new errors/* FaultError */.VD('task', 'workdir-missing', `The task image has no folder ${(0,text_quote/* quote */.h)(workdir)}. Set WORKDIR in its Dockerfile, or [environment] workdir.`);
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
    const name = `image-facts-1-${bareId(image.id)}-${Buffer.from(workdir).toString('base64url')}`;
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
    const startImageId = await sealImage({
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

// EXTERNAL MODULE: external "node:tls"
var external_node_tls_ = __webpack_require__(1692);
// EXTERNAL MODULE: ./src/text/single-flight.js
var single_flight = __webpack_require__(1260);
// EXTERNAL MODULE: ./src/engine/pem.js
var pem = __webpack_require__(4502);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./src/engine/trust-store.js


/*
 * The JVM's own format of a key store ("JKS"), which every JDK reads as its `cacerts` whatever its default
 * type is: a magic number, a version, the entries, and a digest over all of it that a password keys.
 */ const MAGIC = 0xfeedfeed;
const VERSION = 2;
const TRUSTED_CERTIFICATE = 2;
/** What JDKs ship their `cacerts` with, and tools expect. */ const PASSWORD = 'changeit';
const WHITENER = 'Mighty Aphrodite';
/** Fixed, so that the same certificates make the same bytes: 2024-01-01. */ const CREATED = BigInt(Date.UTC(2024, 0, 1));
const uint32 = (value)=>{
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return bytes;
};
const utf = (text)=>{
    const bytes = Buffer.from(text, 'ascii');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(bytes.length);
    return Buffer.concat([
        length,
        bytes
    ]);
};
const created = ()=>{
    const bytes = Buffer.alloc(8);
    bytes.writeBigUInt64BE(CREATED);
    return bytes;
};
/** UTF-16 with the high byte first, as the JVM has characters. */ const passwordBytes = ()=>Buffer.from(PASSWORD, 'utf16le').swap16();
/** A trust store that holds these certificates. */ const writeTrustStore = (certificates)=>{
    const entries = certificates.flatMap((der, index)=>[
            uint32(TRUSTED_CERTIFICATE),
            utf(`kotlin-bench-${index}`),
            created(),
            utf('X.509'),
            uint32(der.length),
            der
        ]);
    const store = Buffer.concat([
        uint32(MAGIC),
        uint32(VERSION),
        uint32(certificates.length),
        ...entries
    ]);
    const digest = (0,external_node_crypto_.createHash)('sha1').update(passwordBytes()).update(WHITENER).update(store).digest();
    return Buffer.concat([
        store,
        digest
    ]);
};
const DIGEST_LENGTH = 20;
const readJks = (store)=>{
    const found = [];
    const version = store.readUInt32BE(4);
    let at = 12;
    const take = (length)=>{
        if (at + length > store.length - DIGEST_LENGTH) throw new RangeError('the store ends early');
        at += length;
        return store.subarray(at - length, at);
    };
    const takeUtf = ()=>take(take(2).readUInt16BE());
    for(let left = store.readUInt32BE(8); left > 0; left--){
        if (take(4).readUInt32BE() !== TRUSTED_CERTIFICATE) break;
        takeUtf();
        take(8);
        if (version > 1) takeUtf();
        found.push(take(take(4).readUInt32BE()));
    }
    return found;
};
/** The object identifier of a certificate in PKCS #12, as DER has it: 1.2.840.113549.1.9.22.1. */ const X509_IN_PKCS12 = Buffer.from('060a2a864886f70d01091601', 'hex');
/** The content of the DER value at a place, where its tag is the one expected. */ const derContent = (bytes, at, tag)=>{
    if (bytes[at] !== tag) return undefined;
    const first = bytes[at + 1] ?? 0;
    const width = first < 0x80 ? 0 : first & 0x7f;
    const begin = at + 2 + width;
    if (width > 4 || begin > bytes.length) return undefined;
    const length = width === 0 ? first : bytes.readUIntBE(at + 2, width);
    return begin + length > bytes.length ? undefined : {
        begin,
        end: begin + length
    };
};
/** Since version 18 JDKs ship a PKCS #12 without a password, in which certificates stand as they are. */ const scanPkcs12 = (store)=>{
    const found = [];
    for(let at = store.indexOf(X509_IN_PKCS12); at >= 0; at = store.indexOf(X509_IN_PKCS12, at + 1)){
        const tagged = derContent(store, at + X509_IN_PKCS12.length, 0xa0);
        const octets = tagged === undefined ? undefined : derContent(store, tagged.begin, 0x04);
        if (octets !== undefined) found.push(store.subarray(octets.begin, octets.end));
    }
    return found;
};
/** The certificates that a JVM's trust store holds, as far as they can be read without a password. */ const readTrustStore = (bytes)=>{
    const store = Buffer.from(bytes);
    try {
        const isJks = store.length > 12 + DIGEST_LENGTH && store.readUInt32BE() === MAGIC;
        const found = isJks ? readJks(store) : scanPkcs12(store);
        return found.map(pem/* readDer */.SU).filter((der)=>der !== undefined);
    } catch (error) {
        if (error instanceof RangeError) return [];
        throw error;
    }
};

;// CONCATENATED MODULE: ./src/engine/certificates.js







/** Where the bundle stands in a container. */ const CA_PATH = '/kotlin-bench/ca.pem';
/**
 * What tells programs of a bundle: OpenSSL, Node, Python, curl, git, pip, cargo, the AWS tools. All but
 * Node's replace what a program trusts, so the file they name has to hold the public certificates too.
 */ const certificates_CA_VARIABLES = [
    'SSL_CERT_FILE',
    'NODE_EXTRA_CA_CERTS',
    'REQUESTS_CA_BUNDLE',
    'CURL_CA_BUNDLE',
    'GIT_SSL_CAINFO',
    'PIP_CERT',
    'CARGO_HTTP_CAINFO',
    'AWS_CA_BUNDLE'
];
/** More than all trust stores of an image together. */ const MAX_FOUND_BYTES = 64 * 1024 * 1024;
/*
 * Writes each file as a line with its kind, size and real path, and then its bytes. JDKs are where
 * JAVA_HOME, distributions, the usual images, SDKMAN and Gradle's toolchains have them, and where the
 * `java` on PATH leads. A file is named once, however many links lead to it.
 */ const FIND = `
stores() {
  java=$(command -v java 2>/dev/null) && java=$(readlink -f "$java") && set -- "\${java%/bin/java}"
  for jdk in "$@" "$JAVA_HOME" /usr/lib/jvm/* /opt/* /opt/*/* /usr/local/* \\
    "$HOME"/.sdkman/candidates/java/* "$HOME"/.gradle/jdks/* "$HOME"/.gradle/jdks/*/* /home/*/.gradle/jdks/*
  do
    for store in "$jdk"/lib/security/cacerts "$jdk"/jre/lib/security/cacerts
    do
      [ -f "$store" ] && readlink -f "$store"
    done
  done
  [ -f /etc/ssl/certs/java/cacerts ] && readlink -f /etc/ssl/certs/java/cacerts
}
bundles() {
  for bundle in /etc/ssl/certs/ca-certificates.crt /etc/pki/tls/certs/ca-bundle.crt /etc/ssl/cert.pem
  do
    [ -f "$bundle" ] && readlink -f "$bundle"
  done
}
show() {
  sort -u | while IFS= read -r path
  do
    size=$(wc -c < "$path") && echo "$1 $((size)) $path" && cat "$path"
  done
}
bundles | show bundle
stores | show store
exit 0`;
const parseFound = (bytes)=>{
    const found = [];
    let at = 0;
    while(at < bytes.length){
        const end = bytes.indexOf('\n', at);
        const line = bytes.subarray(at, end < 0 ? bytes.length : end).toString('utf8');
        const [, kind, size, path] = /^(bundle|store) (\d+) (\/.*)$/.exec(line) ?? [];
        if (end < 0 || kind === undefined || path === undefined) break;
        at = end + 1 + Number(size);
        found.push({
            kind: kind,
            path,
            content: bytes.subarray(end + 1, at)
        });
    }
    return found;
};
/** What to write into containers of an image that has these. */ const filesFor = (found, ours)=>{
    const bundles = found.filter(({ kind })=>kind === 'bundle');
    const images = bundles.flatMap(({ content })=>(0,pem/* readPem */.Je)(content.toString('latin1')).certificates);
    const stores = found.filter(({ kind })=>kind === 'store');
    return [
        tar_fileEntry(CA_PATH.slice(1), (0,pem/* writePem */.I6)((0,pem/* unique */.Am)([
            ...ours,
            ...images
        ]))),
        ...stores.map(({ path, content })=>tar_fileEntry(path.slice(1), writeTrustStore((0,pem/* unique */.Am)([
                ...ours,
                ...readTrustStore(content)
            ]))))
    ];
};
const lookInto = async (container)=>{
    const result = await container.exec({
        command: [
            'sh',
            '-c',
            FIND
        ],
        user: 0,
        maxBytes: MAX_FOUND_BYTES,
        timeoutMs: 60_000
    });
    if (result.exitCode === 0) return parseFound(result.stdout);
    throw new errors/* FaultError */.VD('infrastructure', 'certificates-not-placed', `What the container trusts could not be looked up, so the bundle of \`--ca-bundle\` cannot be added: ${(0,engine_failure/* lastLines */.w$)(result.stderr) || `exit code ${result.exitCode}`}`);
};
/** Certificates, and the public ones that Node knows; a bundle that a network's operator hands out often lacks them. */ const withPublicRoots = (certificates)=>(0,pem/* unique */.Am)([
        ...certificates,
        ...(0,pem/* readPem */.Je)(external_node_tls_.rootCertificates.join('\n')).certificates
    ]);
/** The bundle in PEM that `CA_VARIABLES` may name: the certificates of one, and the public ones. */ const certificates_pemWithPublicRoots = (pem)=>writePem(withPublicRoots(readPem(pem).certificates));
/** What makes containers trust the certificates of a bundle, and the public ones. */ const containerCertificates = (bundle)=>{
    const ours = withPublicRoots(bundle);
    const files = (0,single_flight/* oncePerKey */.G)();
    return {
        env: Object.fromEntries(certificates_CA_VARIABLES.map((name)=>[
                name,
                CA_PATH
            ])),
        async putInto (container, image) {
            const entries = await files.get(image, async ()=>filesFor(await lookInto(container), ours));
            await container.copyIn(entries);
            return entries.map(({ path })=>`/${path}`);
        }
    };
};

;// CONCATENATED MODULE: ./src/image/certificate-failure.js
/** The id under which recipes mount the bundle of `--ca-bundle`. */ const CA_SECRET = 'ca';
const MOUNT = `RUN --mount=type=secret,id=${CA_SECRET},target=/run/secrets/${CA_SECRET}`;
/** What to do about a recipe whose build met a certificate that it does not trust. */ const certificateRemedy = ({ builder, hasBundle, mountsBundle })=>{
    if (!hasBundle) {
        return `A server's certificate is not trusted there. Where the network inspects TLS, name its certificates by --ca-bundle, and let the Dockerfile mount them: \`${MOUNT} …\`.`;
    }
    if (builder === 'classic') {
        return "A server's certificate is not trusted there, and this engine's classic builder cannot hand a Dockerfile the certificates of --ca-bundle: install the buildx plugin, or put them into the base image.";
    }
    if (mountsBundle) {
        return `A server's certificate is not trusted there, although the Dockerfile mounts those of --ca-bundle: see whether the command that failed is told of them (as by \`SSL_CERT_FILE=/run/secrets/${CA_SECRET}\`), and whether the bundle holds the right ones.`;
    }
    return `A server's certificate is not trusted there. The Dockerfile does not mount the certificates of --ca-bundle, so it was built without: begin the command with \`${MOUNT} SSL_CERT_FILE=/run/secrets/${CA_SECRET} …\` (curl: CURL_CA_BUNDLE, Node: NODE_EXTRA_CA_CERTS, pip: PIP_CERT, git: GIT_SSL_CAINFO).`;
};
/** Whether a recipe mounts the bundle in one of its commands. */ const mountsBundle = (dockerfile)=>dockerfile.split('\n').some((line)=>!/^\s*#/.test(line) && /--mount=\S{0,300}?type=secret/.test(line) && /\bid=ca\b/.test(line));

// EXTERNAL MODULE: ./src/text/plural.js
var text_plural = __webpack_require__(3239);
;// CONCATENATED MODULE: ./src/commands/shared/access/ca-bundle.js







const ca_bundle_MAX_BYTES = 8 * 1024 * 1024;
/** The certificates of a file, or what is wrong with it. */ const readBundle = async (path)=>{
    try {
        const found = await (0,promises_.stat)(path);
        if (!found.isFile()) return 'is no file';
        if (found.size > ca_bundle_MAX_BYTES) return 'is larger than 8 MiB, which no bundle of certificates is';
        const bundle = (0,pem/* readPem */.Je)(await (0,promises_.readFile)(path, 'latin1'));
        if (bundle.holdsPrivateKey) return 'holds a private key, which nothing else may see';
        return bundle.certificates.length === 0 ? 'holds no certificate in PEM' : bundle;
    } catch (error) {
        return `cannot be read: ${(0,errors/* errorMessage */.gJ)(error)}`;
    }
};
/**
 * Reads the bundle that the options name. One that only a variable of the environment names is passed
 * over with a warning where it cannot be used, as other programs do.
 * @throws UserError where `--ca-bundle` itself cannot be used
 */ const readTrust = async (given, listener)=>{
    if (given === undefined) return undefined;
    const { path, from } = given;
    const bundle = await readBundle(path);
    const isAsked = from === '--ca-bundle';
    const wrong = typeof bundle === 'string' ? bundle : isAsked && bundle.unreadable > 0 ? `has ${(0,text_plural/* plural */.L)(bundle.unreadable, 'block')} that should be a certificate and cannot be read` : undefined;
    if (wrong !== undefined) {
        const next = 'Name a file of certificates in PEM, "-----BEGIN CERTIFICATE-----" and so on, or leave it out.';
        if (isAsked) throw new errors/* UserError */.yo(`${(0,text_quote/* quote */.h)(`--ca-bundle ${path}`)} ${wrong}. ${next}`);
        listener({
            type: 'warning',
            message: `${from} names ${path}, which ${wrong}. Containers get no certificates; --ca-bundle names others.`
        });
    }
    if (typeof bundle === 'string') return undefined;
    return {
        pem: (0,pem/* writePem */.I6)(bundle.certificates),
        containers: containerCertificates(bundle.certificates),
        secrets: [
            {
                id: CA_SECRET,
                path
            }
        ]
    };
};

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./src/dataset/drafts.js
var drafts = __webpack_require__(4316);
;// CONCATENATED MODULE: ./src/dataset/dataset-cache.js







const digest = (text)=>createHash('sha256').update(text).digest('hex').slice(0, 12);
/** Where a dataset stands in the cache (absolute), once it is whole. */ const dataset_cache_cachedFolder = (cacheDir, { url, repository, commit, path })=>{
    const readable = repository.replaceAll(/[^A-Za-z0-9.-]+/g, '_').slice(-60);
    const folder = path === '' ? commit : `${commit}-${digest(path)}`;
    return join(cacheDir, 'datasets', `${readable}-${digest(url)}`, folder);
};
/** Whether every file is as the commit has it, with none beside them. */ const isClean = async (folder)=>{
    const { ok, stdout } = await git([
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
 */ const dataset_cache_isWhole = async (folder, commit)=>{
    if (await stat(folder).catch(()=>null) === null) return false;
    const head = await git([
        'rev-parse',
        '--verify',
        'HEAD^{commit}'
    ], {
        dir: folder
    });
    const top = await git([
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
    await git([
        'reset',
        '--hard',
        '--quiet',
        commit
    ], {
        dir: folder
    });
    await git([
        'clean',
        '-ffdxq'
    ], {
        dir: folder
    });
    if (await isClean(folder)) return true;
    throw new FaultError('infrastructure', 'dataset-cache', `The fetched dataset in ${quote(folder)} was changed and cannot be restored. Remove that folder; it is then fetched again.`);
};

// EXTERNAL MODULE: external "node:url"
var external_node_url_ = __webpack_require__(3136);
// EXTERNAL MODULE: ./src/dataset/git-source.js
var git_source = __webpack_require__(8394);
;// CONCATENATED MODULE: ./src/dataset/reference.js





const SCHEMES = new Set([
    'https:',
    'http:',
    'ssh:',
    'file:'
]);
const mistake = (text, why)=>new UserError(`${quote(`--dataset ${text}`)} ${why} It takes \`owner/repo@ref\`, with \`:folder\` after it where the dataset is not at the top; in place of \`owner/repo\` also a URL (https, ssh or file) or the path of a local repository, such as \`./repo\`.`);
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
        repository: repositoryOfRemote(address) ?? address
    });
};
/** The longest beginning that is a folder, since `@` and `:` may also stand in its name. */ const fromPath = (text, { folder, isFolder })=>{
    const ends = [
        ...text.matchAll(/[@:]|$/g)
    ].map(({ index })=>index).reverse();
    const end = ends.find((index)=>isFolder(resolve(folder, text.slice(0, index))));
    if (end === undefined) {
        const first = resolve(folder, text.slice(0, ends.at(-1)));
        throw mistake(text, `names a local repository, and there is no folder ${first}.`);
    }
    const path = resolve(folder, text.slice(0, end));
    const url = pathToFileURL(path).href;
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
 */ const reference_parseReference = (text, context)=>{
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
/** The same dataset, at a commit. */ const reference_pinnedText = ({ written, path }, commit)=>`${written}@${commit}${path === '' ? '' : `:${path}`}`;

// EXTERNAL MODULE: ./src/dataset/remote.js + 3 modules
var remote = __webpack_require__(5863);
;// CONCATENATED MODULE: ./src/dataset/fetch-dataset.js










const fetch_dataset_HEAD = 'HEAD';
const labelOf = (reference)=>quote(`--dataset ${reference.text}`);
const noSuchRef = (reference)=>new UserError(`${labelOf(reference)}: ${reference.repository} has no branch or tag ${quote(reference.ref ?? fetch_dataset_HEAD)}. ` + 'Correct the ref; a commit is given with all its digits.');
const noTasks = (reference, files)=>{
    const { path, repository } = reference;
    const start = path === '' ? '' : `${path}/`;
    const inside = files.filter((file)=>file.startsWith(start));
    if (path !== '' && inside.length === 0) {
        return new UserError(`${labelOf(reference)}: ${repository} has no folder ${quote(path)} there. Correct the part after \`:\`.`);
    }
    const owners = new Set(inside.filter((file)=>file.endsWith('/task.toml')).map((file)=>file.split('/').slice(0, -2).join('/')));
    const [first] = [
        ...owners
    ].filter((owner)=>owner !== '').sort();
    const hint = first === undefined ? 'A dataset has a folder tasks, with a folder for each task, and task.toml in it.' : `There are tasks in ${first}: put :${first} after the ref.`;
    return new UserError(`${labelOf(reference)}: there are no tasks ${path === '' ? 'at the top' : `in ${quote(path)}`}. ${hint}`);
};
/** The files of a commit that is in `dir`, whether their bytes are there or not. */ const filesOf = async (dir, commit)=>{
    const listed = await git([
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
/** As git reads them; each by a call of its own would take as long as all else does before the fetch. */ const SETTINGS = (/* unused pure expression or super */ null && (`\
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
`));
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
        const { ok, stderr } = await git(args, {
            dir
        });
        if (!ok) throw new Error(`git ${args.join(' ')} failed: ${stderr}`);
    }
    await appendFile(join(dir, '.git/config'), SETTINGS);
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
    const kind = await git([
        'cat-file',
        '-t',
        commit
    ], {
        dir
    });
    if (kind.stdout !== 'commit') throw noSuchRef(reference);
    const { folders } = await layoutOf(dir, commit, reference);
    await mkdir(join(dir, '.git/info'), {
        recursive: true
    });
    await writeFile(join(dir, '.git/info/sparse-checkout'), `${sparseLines(folders).join('\n')}\n`);
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
 */ const fetch_dataset_fetchDataset = async (reference, { cacheDir, token, signal, certificates, retries })=>{
    const { url, repository, path } = reference;
    const remote = openRemote({
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
    const commit = await resolveRef(remote, {
        repository: url,
        ref: reference.ref ?? fetch_dataset_HEAD
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
        path: join(folder, layout.tasks),
        bases: join(folder, layout.bases),
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

// EXTERNAL MODULE: ./src/task/compose.js
var compose = __webpack_require__(5671);
// EXTERNAL MODULE: ./src/task/parse-task.js + 7 modules
var parse_task = __webpack_require__(2234);
// EXTERNAL MODULE: ./src/dataset/read-file.js
var read_file = __webpack_require__(863);
// EXTERNAL MODULE: ./src/dataset/task-files.js + 1 modules
var task_files = __webpack_require__(1128);
;// CONCATENATED MODULE: ./src/dataset/read-task.js





const MAX_TOML = (/* unused pure expression or super */ null && (MIB));
const MAX_COMPOSE = (/* unused pure expression or super */ null && (MIB));
/** The largest file of the real dataset that is read as a whole has 2.2 MB. */ const MAX_TASK_FILE = 32 * read_file/* MIB */.D6;
const attempt = async (dir, name)=>{
    const files = await listTaskFiles(dir);
    const read = (label, maxBytes)=>readText(join(dir, label), {
            maxBytes,
            label
        });
    const toml = await read('task.toml', MAX_TOML);
    const compose = files.has(COMPOSE_FILE) ? await read(COMPOSE_FILE, MAX_COMPOSE) : undefined;
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
 */ const read_task_readTask = async (dir, name = basename(dir))=>{
    try {
        return await attempt(dir, name);
    } catch (thrown) {
        const code = thrown.code;
        if (!(thrown instanceof RefusedFile) && typeof code !== 'string') throw thrown;
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
 */ const read_task_readTaskFile = async (task, path, { maxBytes = MAX_TASK_FILE } = {})=>{
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

;// CONCATENATED MODULE: ./src/dataset/folder.js






const isFile = async (path)=>{
    const stats = await stat(path).catch(()=>null);
    return stats?.isFile() ?? false;
};
const isTask = (dir)=>isFile(join(dir, 'task.toml'));
const load = async (dir)=>({
        ...await readTask(dir),
        name: basename(dir),
        dir
    });
/** Why a child of the dataset's folder is no task; null when it is one; undefined when it is not worth a word. */ const reasonToSkip = async (root, name)=>{
    const path = join(root, name);
    const stats = await stat(path).catch(()=>null);
    if (stats === null) return 'is a link to nothing';
    if (!stats.isDirectory()) return undefined;
    if (!(await realpath(path)).startsWith(root + sep)) return 'is a link out of the dataset';
    if (await isTask(path)) return null;
    return name.startsWith('.') ? undefined : 'has no task.toml';
};
const folder_scan = async (root)=>{
    const entries = [];
    const skipped = [];
    for (const name of (await readdir(root)).sort()){
        const reason = await reasonToSkip(root, name);
        if (reason === null) entries.push(await load(join(root, name)));
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
        const inner = await readdir(join(path, name)).catch(()=>[]);
        for (const child of inner.slice(0, SEARCHED_FOLDERS))if (await isTask(join(path, name, child))) return name;
    }
    return undefined;
};
const folder_noTasks = async (path, skipped)=>{
    const first = await firstWithTasks(path, skipped);
    if (first !== undefined) {
        return new UserError(`${quote(path)} has no tasks, but its folder ${quote(first)} has: name ${quote(join(path, first))}.`);
    }
    const seen = skipped.slice(0, NAMED_FOLDERS).map(({ name, reason })=>`${quote(name)} ${reason}`);
    const more = skipped.length > NAMED_FOLDERS ? `, and ${skipped.length - NAMED_FOLDERS} more` : '';
    const found = seen.length > 0 ? ` (${seen.join(', ')}${more})` : '';
    return new UserError(`${quote(path)} has no tasks${found}. Give a folder of tasks, or one task: a folder with \`task.toml\` in it.`);
};
/** The folder that a user's path means, with links resolved. */ const resolveFolder = async (path)=>{
    const stats = await stat(path).catch((error)=>{
        if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') {
            throw new UserError(`${quote(path)} cannot be read (${error.code}). Check its permissions.`);
        }
        throw new UserError(`${quote(path)} does not exist. Give a folder of tasks, or one task; in a workflow, check out the dataset first.`);
    });
    if (stats.isDirectory()) return realpath(path);
    const hint = basename(path) === 'task.toml' ? ` Name ${quote(dirname(path))}.` : '';
    throw new UserError(`${quote(path)} is a file. Give a folder of tasks, or one task.${hint}`);
};
/**
 * Loads the tasks at a path (absolute): one task, or the immediate folders of a dataset. A task that
 * cannot run is an entry with its fault; a folder that is none is in `skipped`.
 *
 * @throws UserError when there is no such folder, or no task in it
 */ const folder_loadFolder = async (path)=>{
    const root = await resolveFolder(path);
    const dataset = gitSource(root);
    if (await isTask(root)) {
        return {
            entries: [
                await load(root)
            ],
            skipped: [],
            dataset: await dataset,
            tasksDir: dirname(root)
        };
    }
    const { entries, skipped } = await folder_scan(root);
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
const known_datasets_counted = (kind, count)=>`${count} ${NOUNS[kind][count === 1 ? 0 : 1]}`;
/**
 * A sentence where the whole of a known dataset (`source` as results name it, `owner/repo/tasks`) does not
 * have what it is known to have: rates over it do not compare with others'.
 */ const known_datasets_countWarning = (source, found)=>{
    const name = source.replace(/\/tasks$/, '');
    const expected = KNOWN.get(name.toLowerCase());
    if (expected === undefined) return undefined;
    const kinds = Object.keys(NOUNS);
    const different = kinds.filter((kind)=>found[kind] !== expected[kind]);
    if (different.length === 0) return undefined;
    const what = different.map((kind)=>`${known_datasets_counted(kind, found[kind])} instead of ${expected[kind]}`).join(', ');
    return `${name} has ${what}: rates over all of it are not those of the Kotlin Benchmark. Compare the commit with that of the results you compare with.`;
};

// EXTERNAL MODULE: ./src/text/nearest-names.js
var nearest_names = __webpack_require__(3974);
;// CONCATENATED MODULE: ./src/dataset/sample.js

const rankOf = (name, seed)=>createHash('sha256').update(`${seed}\n${name}`).digest('hex');
/**
 * So many entries, in their order, drawn by the seed. Each name has its rank alone, so the same are drawn
 * on every machine, a larger sample contains a smaller one, and a new task displaces one at the most.
 */ const sample_sampleOf = (entries, { size, seed })=>{
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
        throw new UserError(`${quote(`${option} ${glob}`)} is not a pattern that can be used: ${why}`);
    }
};
const nothingMatches = (option, glob, entries)=>{
    const names = entries.flatMap(namesOf);
    const near = nearestNames(glob.replaceAll('*', ''), names);
    const [first = ''] = names;
    const hint = near.length > 0 ? `Nearest: ${near.join(', ')}.` : `There ${entries.length === 1 ? 'is 1 task' : `are ${entries.length} tasks`}, such as ${first}; patterns match whole names, so try ${quote(`*${glob.replaceAll('*', '')}*`)}.`;
    return new UserError(`${quote(`${option} ${glob}`)} matches no task. ${hint}`);
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
            const near = nearestNames(glob, known);
            const some = known.length === 0 ? 'No task here names its repository.' : `There are: ${known.join(', ')}.`;
            const hint = near.length > 0 ? `Nearest: ${near.join(', ')}.` : some;
            throw new UserError(`${quote(`--repository ${glob}`)} matches no task's repository. ${hint}`);
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
 */ const select_selectTasks = (entries, selection)=>{
    const { include, exclude, repository = [], changed, sample, seed = 1, limit } = selection;
    const every = new Set(entries);
    const included = include.length === 0 ? every : matching('--include', include, entries);
    const excluded = matching('--exclude', exclude, entries);
    const theirs = repository.length === 0 ? every : ofRepositories(repository, entries);
    const named = entries.filter((entry)=>included.has(entry) && theirs.has(entry));
    if (named.length === 0) {
        throw new UserError(`No task is left: none that ${quote(`--include ${shown(include)}`)} selects is from ${quote(`--repository ${shown(repository)}`)}. Leave one of them out.`);
    }
    const left = named.filter((entry)=>!excluded.has(entry));
    if (left.length === 0) {
        throw new UserError(`No task is left: ${quote(`--exclude ${shown(exclude)}`)} excludes every selected task. Exclude fewer.`);
    }
    const wanted = changed === undefined ? left : left.filter(({ name })=>changed.has(name));
    const drawn = sample === undefined ? wanted : sampleOf(wanted, {
        size: sample,
        seed
    });
    return drawn.slice(0, limit);
};

// EXTERNAL MODULE: ./src/commands/shared/files/file-cache.js
var file_cache = __webpack_require__(9927);
// EXTERNAL MODULE: ./src/commands/shared/rows/open-rows.js + 5 modules
var open_rows = __webpack_require__(3584);
;// CONCATENATED MODULE: ./src/dataset/changed-paths.js






const changed_paths_labelOf = (ref)=>quote(`--changed-since ${ref}`);
/** Whether a call that answers by its exit code says yes; its output then. */ const said = ({ ok, stdout })=>ok && stdout !== '' ? stdout : null;
const topOf = async (dir, ref)=>{
    const top = said(await git([
        'rev-parse',
        '--show-toplevel'
    ], {
        dir
    }));
    if (top !== null) return top;
    throw new UserError(`${changed_paths_labelOf(ref)}: ${quote(dir)} is in no work tree of git, so nothing tells what changed. Name a dataset in a clone.`);
};
/** Where the clone came from: the remote that the ref begins with, `origin`, or the only one there is. */ const upstreamOf = async (top, ref, { token, certificates, signal })=>{
    const names = (await git([
        'remote'
    ], {
        dir: top
    })).stdout.split('\n').filter((name)=>name !== '');
    const name = names.find((one)=>ref.startsWith(`${one}/`)) ?? names.find((one)=>one === 'origin') ?? names[0];
    if (name === undefined) return null;
    const { stdout } = await git([
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
const isShallow = async (top)=>(await git([
        'rev-parse',
        '--is-shallow-repository'
    ], {
        dir: top
    })).stdout === 'true';
const FETCH = (/* unused pure expression or super */ null && ([
    'fetch',
    '--quiet',
    '--no-tags',
    '--no-recurse-submodules',
    '--no-write-fetch-head'
]));
/** The commit that a ref means: to this clone, or else to where it came from, from where it then is fetched. */ const commitOf = async (top, ref, context)=>{
    if (ref.startsWith('-')) throw new UserError(`${changed_paths_labelOf(ref)} is no branch, tag or commit.`);
    const local = said(await git([
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
    const unknown = (where)=>new UserError(`${changed_paths_labelOf(ref)} is no branch, tag or commit of ${where}. Correct it, or fetch it first.`);
    if (upstream === null) throw unknown(`${quote(top)}, which has no remote`);
    const { remote, name } = upstream;
    const short = ref.startsWith(`${name}/`) ? ref.slice(name.length + 1) : ref;
    const commit = await resolveRef(remote, {
        repository: name,
        ref: short,
        dir: top
    });
    if (commit === null) throw unknown(`${quote(top)}, nor of its remote ${name}`);
    const isThere = await git([
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
const commonCommit = async (top, commit)=>said(await git([
        'merge-base',
        'HEAD',
        commit
    ], {
        dir: top
    }));
/** Most branches are short; the last step gets all there is. */ const DEEPER = (/* unused pure expression or super */ null && ([
    '--deepen=50',
    '--deepen=250',
    '--unshallow'
]));
const MOST_ENDS = 100;
/** The commits at which a shallow clone ends; the server has them all, unlike a HEAD that was made here. */ const endsOf = async (top)=>{
    const { stdout } = await git([
        'rev-parse',
        '--git-path',
        'shallow'
    ], {
        dir: top
    });
    const text = await readFile(resolve(top, stdout), 'utf8').catch(()=>'');
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
    throw new UserError(`${changed_paths_labelOf(ref)}: HEAD and ${commit} have no commit in common. Name a ref that HEAD was made from.`);
};
const namesIn = async (top, args)=>{
    const { ok, stdout, stderr } = await git(args, {
        dir: top
    });
    if (!ok) throw new Error(`git ${args[0]} failed in ${top}: ${stderr}`);
    return stdout.split('\0').filter((name)=>name !== '').map((name)=>join(top, name));
};
/**
 * What changed in the repository of a folder (absolute) since its history parted from a ref: by commits
 * and in the work tree. A ref that the clone lacks is asked of its remote; a shallow clone is deepened until both
 * histories meet.
 *
 * @throws UserError for a folder outside of git, an unknown ref, and histories that never meet
 * @throws FaultError `infrastructure` where the remote cannot be reached
 */ const changed_paths_changedSince = async (dir, ref, context)=>{
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
            const shown = await (upstream?.remote.attempt ?? git)(args, {
                dir: top
            });
            return shown.ok ? shown.stdout : null;
        }
    };
};

;// CONCATENATED MODULE: ./src/commands/shared/dataset/task-parents.js



/** The images that a task's own image builds on, as its recipe names them; none where it has no recipe to read. */ const task_parents_taskParents = async (task)=>{
    if (task.environment.dockerImage !== null) return [];
    try {
        const recipe = await readTaskFile(task, 'environment/Dockerfile');
        return recipe === null ? [] : parentImages(recipe.toString('utf8'));
    } catch (error) {
        if (error instanceof RefusedFile) return [];
        throw error;
    }
};

;// CONCATENATED MODULE: ./src/commands/shared/dataset/changed-tasks.js







const isIn = (folder, path)=>path.startsWith(folder + sep);
/** The bases of the manifest as it was; none where there was no manifest, or none that can be read. */ const recipesBefore = async (manifest, changed)=>{
    const text = await changed.textBefore(manifest);
    try {
        return text === null ? [] : parseManifest(text, manifest);
    } catch  {
        return [];
    }
};
/** Names of the base images that a change makes others: by their files, the manifest, or a base below them. */ const changedBases = async (bases, changed)=>{
    const manifest = join(bases.dir, 'manifest');
    const before = changed.paths.includes(manifest) ? await recipesBefore(manifest, changed) : bases.recipes;
    const parents = new Map();
    const found = new Set();
    for (const recipe of bases.recipes){
        const { contextDir, dockerfile, leaveOut } = baseContext(bases, recipe);
        const text = await readFile(join(contextDir, dockerfile), 'utf8').catch(()=>'');
        parents.set(recipe.image, parentImages(text));
        const hasFile = changed.paths.some((path)=>isIn(contextDir, path) && !leaveOut.has(relative(contextDir, path)));
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
 */ const changed_tasks_changedTasks = async ({ loaded, bases }, ref, { datasetToken: token, certificates, signal })=>{
    const changed = await changedSince(loaded.tasksDir, ref, {
        token,
        certificates,
        signal
    });
    // The paths of git's are those behind every link.
    const dir = await realpath(bases.dir).catch(()=>bases.dir);
    const images = await changedBases({
        ...bases,
        dir
    }, changed);
    const names = new Set();
    for (const entry of loaded.entries){
        const isOnChanged = async ()=>entry.ok && (await taskParents(entry.task)).some((parent)=>images.has(parent));
        if (changed.paths.some((path)=>isIn(entry.dir, path)) || await isOnChanged()) names.add(entry.name);
    }
    return names;
};

;// CONCATENATED MODULE: ./src/commands/shared/dataset/open-dataset.js













const GITHUB = 'https://github.com';
const isFolder = (path)=>statSync(path, {
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
        cacheDir: context.cacheDir ?? defaultCacheDir(),
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
    const cacheDir = context.cacheDir ?? defaultCacheDir();
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
    } : await loadBases(bases);
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
    if (bases !== undefined && !existsSync(bases)) {
        throw new UserError(`${quote(`--bases ${bases}`)} does not exist. Name the folder that holds the manifest, or leave it out.`);
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
    const folder = await loadFolder(fetched?.path ?? path);
    const loaded = fetched === undefined ? folder : {
        ...folder,
        dataset: fetched.source
    };
    const beside = fetched?.bases ?? join(dirname(loaded.tasksDir), 'bases');
    const opened = {
        loaded,
        bases: await loadBases(bases ?? beside),
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
        throw new UserError(`${quote(`--changed-since ${changedSince}`)} goes by the history of a folder of tasks, and rows have none. Leave it out, and name rows by \`--include\`.`);
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

// EXTERNAL MODULE: ./src/commands/shared/files/cache-use.js
var cache_use = __webpack_require__(944);
// EXTERNAL MODULE: ./src/dataset/make-folders.js
var make_folders = __webpack_require__(7138);
;// CONCATENATED MODULE: ./src/trial/harbor/harbor-names.js


/**
 * The id of a job or trial as Harbor's readers want it, a UUID: made of the absolute path of its folder,
 * so that it stays the same when the folder is written again. Version 8 of RFC 9562 is for ids such as this.
 */ const harborId = (dir)=>{
    const hex = (0,external_node_crypto_.createHash)('sha256').update(dir).digest('hex');
    const variant = '89ab'[Number.parseInt(hex[16], 16) % 4];
    return [
        hex.slice(0, 8),
        hex.slice(8, 12),
        `8${hex.slice(13, 16)}`,
        `${variant}${hex.slice(17, 20)}`,
        hex.slice(20, 32)
    ].join('-');
};
/** What Harbor calls the dataset of a trial: the last part of the folder or repository it is from. */ const harborDataset = (source)=>(0,external_node_path_.basename)(source) || 'adhoc';
/** `provider/name` in Harbor's two fields; null without a model. */ const harborModel = (model)=>{
    if (model === null) return null;
    const slash = model.indexOf('/');
    return slash === -1 ? {
        name: model,
        provider: null
    } : {
        name: model.slice(slash + 1),
        provider: model.slice(0, slash)
    };
};
/** Under what Harbor counts the trials of one agent, model and dataset. */ const harborEvalKey = ({ agent, model }, dataset)=>[
        agent,
        ...model === null ? [] : [
            harborModel(model).name
        ],
        harborDataset(dataset)
    ].join('__');
/** Harbor's names for how far each time limit is stretched. */ const harbor_names_harborMultipliers = (multipliers)=>({
        environment_build_timeout_multiplier: multipliers.environment,
        agent_timeout_multiplier: multipliers.agent,
        verifier_timeout_multiplier: multipliers.verifier
    });

;// CONCATENATED MODULE: ./src/commands/shared/jobs/harbor-job.js

/** Names of trials by a word of each. */ const namesBy = (trials, wordOf)=>{
    const names = {};
    for (const trial of trials){
        const word = wordOf(trial);
        if (word !== null) names[word] = [
            ...names[word] ?? [],
            trial.name
        ];
    }
    return names;
};
/** As Harbor writes the number of a reward: 1 is `1.0`. */ const harborReward = ({ reward })=>reward === null ? null : reward.toFixed(1);
const evalOf = (group, trials)=>{
    const own = trials.filter((trial)=>trial.agent === group.agent && trial.model === group.model);
    return {
        n_trials: own.filter((trial)=>trial.reward !== null).length,
        n_errors: own.filter((trial)=>trial.outcome === 'error').length,
        metrics: [
            {
                mean: group.rateAll
            }
        ],
        pass_at_k: group.passAtK,
        reward_stats: {
            reward: namesBy(own, harborReward)
        },
        exception_stats: namesBy(own, ({ fault })=>fault && `${fault.kind}-fault:${fault.code}`)
    };
};
const harbor_job_sumOf = (trials, kind)=>{
    const counted = trials.flatMap(({ tokens })=>tokens === null ? [] : [
            tokens[kind]
        ]);
    return counted.length === 0 ? null : counted.reduce((sum, count)=>sum + count, 0);
};
/** Harbor's `result.json` of a job, as far as we have what it holds. */ const harborJobResult = (rewards, { jobDir, startedAt })=>{
    const { dataset, groups, summary, trials } = rewards;
    const now = new Date().toISOString();
    return {
        id: harborId(jobDir),
        started_at: startedAt.toISOString(),
        updated_at: now,
        finished_at: now,
        n_total_trials: rewards.planned,
        stats: {
            n_completed_trials: trials.length,
            n_errored_trials: trials.filter((trial)=>trial.outcome === 'error').length,
            n_running_trials: 0,
            n_pending_trials: 0,
            n_cancelled_trials: summary.notRun,
            n_retries: 0,
            n_input_tokens: harbor_job_sumOf(trials, 'input'),
            n_cache_tokens: harbor_job_sumOf(trials, 'cached'),
            n_output_tokens: harbor_job_sumOf(trials, 'output'),
            cost_usd: summary.costUsd,
            evals: Object.fromEntries(groups.map((group)=>[
                    harborEvalKey(group, dataset.source),
                    evalOf(group, trials)
                ]))
        }
    };
};
/** What a job was started with, in the fields of Harbor's `config.json`, which stand beside ours. */ const harborJobConfig = ({ name, agent, options, source })=>({
        job_name: name,
        jobs_dir: options.jobsDir,
        n_attempts: options.attempts,
        n_concurrent_trials: options.concurrency,
        ...harborMultipliers(options.multipliers),
        environment: {
            type: 'docker'
        },
        agents: [
            {
                name: agent.name,
                model_name: agent.model
            }
        ],
        datasets: [
            {
                path: source
            }
        ]
    });

;// CONCATENATED MODULE: ./src/commands/shared/jobs/job-folder.js







const job_folder_NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;
/** As Harbor names a job: the time it starts. */ const nameByTime = (now)=>now.toISOString().slice(0, 19).replace('T', '__').replaceAll(':', '-');
const makeUnder = async (jobsDir, jobName, shard)=>{
    if (jobName !== undefined) {
        if (!job_folder_NAME.test(jobName)) {
            throw new UserError(`${quote(`--job-name ${jobName}`)} cannot name a folder. Use letters, digits, \`.\`, \`_\` and \`-\`, beginning with a letter or digit, 100 at most.`);
        }
        const name = shard === undefined ? jobName : `${jobName}-shard-${shard}`;
        if (await makeFolder(join(jobsDir, name))) return {
            job: jobName,
            name
        };
        throw new UserError(shard === undefined ? `${quote(`--job-name ${name}`)}: ${quote(join(jobsDir, name))} exists. Choose another name, go on with that job by ${quote(`--resume ${name}`)}, or remove its folder.` : `${quote(`--shard ${shard}`)}: ${quote(join(jobsDir, name))} exists. Go on with that shard by ${quote(`--resume ${name}`)}, remove its folder, name another \`--jobs-dir\`, or make a plan with another \`--job-name\`.`);
    }
    const name = nameByTime(new Date());
    for(let count = 1;; count++){
        const numbered = count === 1 ? name : `${name}-${count}`;
        if (await makeFolder(join(jobsDir, numbered))) return {
            job: numbered,
            name: numbered
        };
    }
};
const jobFolder = (job, jobDir, { isParentNew, startedAt = new Date() })=>{
    const writeJson = (name, value)=>(0,promises_.writeFile)((0,external_node_path_.join)(jobDir, name), `${JSON.stringify(value, null, 2)}\n`);
    return {
        job,
        jobDir,
        startedAt,
        log: (line)=>(0,external_node_fs_.appendFileSync)((0,external_node_path_.join)(jobDir, 'job.log'), `${new Date().toISOString()} ${line}\n`),
        writeJson,
        async writeResults (rewards) {
            await writeJson('result.json', harborJobResult(rewards, {
                jobDir,
                startedAt
            }));
            await writeJson('rewards.json', rewards);
            return (0,external_node_path_.join)(jobDir, 'rewards.json');
        },
        async discard () {
            await (0,promises_.rm)(jobDir, {
                recursive: true,
                force: true
            });
            // Another job may have begun in it meanwhile.
            if (isParentNew) await (0,promises_.rmdir)((0,external_node_path_.dirname)(jobDir)).catch(()=>{});
        }
    };
};
/**
 * Makes `<jobsDir>/<job>`, for a shard of a plan `<jobsDir>/<job>-shard-<n>`.
 * @throws UserError where the name is taken or cannot be one, or no folder can be made there
 */ const openJobFolder = async (jobsDir, jobName, shard)=>{
    try {
        const isParentNew = !existsSync(jobsDir);
        await makeFolders(jobsDir);
        const { job, name } = await makeUnder(jobsDir, jobName, shard);
        return jobFolder(job, join(jobsDir, name), {
            isParentNew
        });
    } catch (error) {
        if (error instanceof UserError) throw error;
        const found = await stat(jobsDir).catch(()=>undefined);
        if (found?.isFile()) throw new UserError(`${quote(`--jobs-dir ${jobsDir}`)} is a file. Name a folder, which is made where it is missing.`);
        throw new UserError(`${quote(`--jobs-dir ${jobsDir}`)} cannot hold the results: ${errorMessage(error)}. Name a folder that can be written to.`);
    }
};
/** The folder of a job that goes on. */ const reopenJobFolder = (jobDir, job, startedAt = new Date())=>jobFolder(job, jobDir, {
        isParentNew: false,
        startedAt
    });

// EXTERNAL MODULE: ./src/text/untrusted-certificate.js
var untrusted_certificate = __webpack_require__(5085);
// EXTERNAL MODULE: external "node:stream/promises"
var external_node_stream_promises_ = __webpack_require__(6466);
;// CONCATENATED MODULE: ./src/image/build-log.js




const unfiltered = (write)=>({
        write,
        end: ()=>{}
    });
const TAIL_LENGTH = 16_384;
/** How much of a log is kept: more than any honest build writes, too little to fill a disk. */ const MAX_LOG_BYTES = 64 * 1024 * 1024;
/** A file that takes the output of what builds or installs, capped with a mark; its folder is made. */ const build_log_openBuildLog = async (path, filter = unfiltered)=>{
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(path), {
        recursive: true
    });
    const file = (0,external_node_fs_.createWriteStream)(path);
    let left = MAX_LOG_BYTES;
    const filtered = filter((chunk)=>{
        if (left <= 0) return;
        file.write(chunk.length > left ? chunk.subarray(0, left) : chunk);
        left -= chunk.length;
        if (left <= 0) file.write(`\n[cut here: more than ${MAX_LOG_BYTES} bytes]\n`);
    });
    let tail = '';
    return {
        write (chunk) {
            filtered.write(chunk);
            tail = (tail + Buffer.from(chunk).toString('utf8')).slice(-TAIL_LENGTH);
        },
        tail: ()=>tail,
        async close () {
            filtered.end();
            file.end();
            await (0,external_node_stream_promises_.finished)(file).catch(()=>{});
        }
    };
};

;// CONCATENATED MODULE: ./src/image/builder.js


/** From this client on, `docker build` with DOCKER_BUILDKIT=1 is an error where buildx is missing. */ const FIRST_CLIENT_THAT_NEEDS_BUILDX = 23;
const clientMajor = (versionText)=>Number(/^v?(\d+)\./.exec(versionText)?.[1] ?? Number.NaN);
/**
 * Finds out which builder answers: the buildx plugin; else BuildKit by an environment variable, which
 * clients before 23 know by themselves; else the classic builder, all that a newer client has left.
 */ const detectBuilder = async (docker)=>{
    const buildx = await docker.call([
        'buildx',
        'version'
    ]);
    if (buildx.exitCode === 0) return 'buildx';
    const version = await docker.call([
        'version',
        '--format',
        '{{.Client.Version}}'
    ]);
    const text = version.stdout.toString('utf8').trim();
    const isPodman = /podman/i.test((await docker.call([
        '--version'
    ])).stdout.toString('utf8'));
    if (!isPodman && clientMajor(text) < FIRST_CLIENT_THAT_NEEDS_BUILDX) return 'buildkit-by-environment';
    return 'classic';
};
const CLASSIC = {
    DOCKER_BUILDKIT: '0'
};
/** A field of the option's list, which is read as a line of CSV. */ const csvField = (text)=>/[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
const secretArguments = (secrets = [])=>secrets.flatMap(({ id, path })=>[
            '--secret',
            [
                `id=${id}`,
                csvField(`src=${path}`)
            ].join(',')
        ]);
/** What makes the classic builder build what is on standard input, and give it no name. */ const buildLayersCall = (platform)=>({
        args: [
            'build',
            '--force-rm',
            ...platform === undefined ? [] : [
                '--platform',
                platform
            ],
            '-'
        ],
        env: CLASSIC
    });
/** The call that builds from a context: arguments and environment. */ const buildCall = (builder, spec)=>{
    const common = [
        ...[
            '--tag',
            spec.image
        ],
        ...Object.entries(spec.labels).flatMap(([name, value])=>[
                '--label',
                `${name}=${value}`
            ]),
        ...spec.platform === undefined ? [] : [
            '--platform',
            spec.platform
        ],
        ...[
            '--file',
            spec.contextDir === undefined ? spec.dockerfile : (0,external_node_path_.join)(spec.contextDir, spec.dockerfile)
        ],
        spec.contextDir ?? '-'
    ];
    switch(builder){
        case 'buildx':
            // Attestations would turn the image into an index, which the engine's own store cannot load.
            return {
                args: [
                    ...[
                        'buildx',
                        'build',
                        '--load',
                        '--progress',
                        'plain',
                        '--provenance=false'
                    ],
                    ...secretArguments(spec.secrets),
                    ...common
                ],
                env: {}
            };
        case 'buildkit-by-environment':
            return {
                args: [
                    'build',
                    '--progress',
                    'plain',
                    ...secretArguments(spec.secrets),
                    ...common
                ],
                env: {
                    DOCKER_BUILDKIT: '1'
                }
            };
        case 'classic':
            return {
                args: [
                    'build',
                    '--force-rm',
                    ...common
                ],
                env: CLASSIC
            };
        default:
            throw new errors/* FaultError */.VD('infrastructure', 'no-builder', `No builder is called ${String(builder)}.`);
    }
};

;// CONCATENATED MODULE: ./src/image/dockerfile.js
/**
 * The instructions of a Dockerfile, each on one line: a backslash at the end of a line joins it with
 * the next, comment lines between do not count, and here-documents are left out.
 */ const instructions = (dockerfile)=>{
    const found = [];
    let joined = '';
    let begin = 0;
    const ends = [];
    for (const [number, line] of dockerfile.replace(/\r/g, '').split('\n').entries()){
        if (joined === '') begin = number;
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
        found.push({
            text: joined,
            line: begin
        });
        joined = '';
    }
    return [
        ...found,
        {
            text: joined,
            line: begin
        }
    ];
};
const FROM = /^\s*FROM\s+(?:--\S+\s+)*(\S+)(?:\s+AS\s+(\S+))?/i;
const ARG = /^\s*ARG\s+(\w+)(?:=(?:"([^"]*)"|'([^']*)'|(\S*)))?/i;
const COPY = /^\s*(?:COPY|ADD)\s+(?:--\S+\s+)*?--from=(\S+)/i;
const dockerfile_MOUNT = /--mount=(\S+)/gi;
const MOUNT_FROM = /^from=(.+)/i;
/** No image's name is longer; of a recipe that doubles its arguments again and again nothing longer is kept. */ const LONGEST_NAME = 1000;
/** What may be an image's name: the engine is asked about nothing else, least of all about an option of its own. */ const dockerfile_NAME = /^[A-Za-z0-9][\w./:@-]*$/;
/** No recipe builds on more, and about each the engine is asked. */ const MOST_PARENTS = 100;
/** Of what a mount's options name, the image that it is from. */ const mountedImage = (options)=>options.split(',').map((option)=>MOUNT_FROM.exec(option)?.[1]).findLast((image)=>image !== undefined);
/** What a Dockerfile builds on: images from outside, not its own earlier stages. */ const dockerfile_parentImages = (dockerfile)=>{
    const args = new Map();
    const stages = new Set();
    const parents = new Set();
    const expand = (text)=>text.length > LONGEST_NAME ? text : text.replace(/\$(?:\{(\w+)(?::?-([^}]*))?\}|(\w+))/g, (whole, braced, fallback, bare)=>args.get(braced ?? bare) || (fallback ?? whole));
    const isOutside = (image)=>parents.size < MOST_PARENTS && image.length <= LONGEST_NAME && dockerfile_NAME.test(image) && image !== 'scratch' && !/^\d+$/.test(image) && !stages.has(image.toLowerCase());
    let seenFrom = false;
    for (const { text: line } of instructions(dockerfile)){
        const arg = ARG.exec(line);
        const from = FROM.exec(line);
        const copied = COPY.exec(line);
        if (arg && !seenFrom) {
            const value = expand(arg[2] ?? arg[3] ?? arg[4] ?? '');
            args.set(arg[1], value.length > LONGEST_NAME ? '' : value);
        } else if (from) {
            seenFrom = true;
            const image = expand(from[1]);
            if (isOutside(image)) parents.add(image);
            if (from[2]) stages.add(from[2].toLowerCase());
        } else if (copied) {
            if (isOutside(copied[1])) parents.add(copied[1]);
        } else if (/^\s*RUN\s/i.test(line)) {
            for (const [, options = ''] of line.matchAll(dockerfile_MOUNT)){
                const image = mountedImage(options);
                if (image !== undefined && isOutside(image)) parents.add(image);
            }
        }
    }
    return [
        ...parents
    ];
};
/**
 * What a Dockerfile does before anything of the context goes in, which it may share with others; null
 * where it runs nothing by then.
 */ const sharedPart = (dockerfile)=>{
    const all = instructions(dockerfile);
    const first = all.find(({ text })=>/^\s*(?:COPY|ADD)\s/i.test(text));
    if (first === undefined) return null;
    const runs = all.some(({ text, line })=>line < first.line && /^\s*RUN\s/i.test(text));
    return runs ? `${dockerfile.split('\n').slice(0, first.line).join('\n')}\n` : null;
};

;// CONCATENATED MODULE: ./src/image/shared-layers.js




const sharingOf = (image, { lock, listener })=>({
        lock,
        waiting: ()=>listener({
                type: 'notice',
                message: `Another build makes layers that ${image} has as well; this one waits for it.`
            })
    });
/**
 * Makes the layers that recipes have in common whose images are built at once, for the classic builder:
 * it takes from another build only what that has finished. BuildKit joins such builds by itself. Where
 * they cannot be made nothing is said: the image's own build meets the same.
 * @returns milliseconds that it took, without the wait for another build
 */ const buildSharedLayers = async (docker, layers)=>{
    const { platform, lock, timeoutMs, signal, onOutput, waiting } = layers;
    const shared = sharedPart(layers.recipe);
    if (shared === null) return 0;
    const key = (0,external_node_crypto_.createHash)('sha256').update(`${platform ?? ''}\n${shared}`).digest('hex');
    const { args, env } = buildLayersCall(platform);
    const input = writeTar([
        tar_fileEntry('Dockerfile', shared)
    ]);
    return lock(`layers-${key.slice(0, 24)}`, async ()=>{
        const begun = Date.now();
        await docker.call(args, {
            env,
            input,
            signal,
            timeoutMs,
            maxBytes: 0,
            onOutput
        });
        return Date.now() - begun;
    }, {
        signal,
        waiting
    });
};

;// CONCATENATED MODULE: ./src/image/build.js











const recipeText = async ({ context, dockerfile })=>{
    if ('dir' in context) return (0,promises_.readFile)((0,external_node_path_.join)(context.dir, dockerfile), 'utf8');
    const recipe = context.find(({ path })=>path === dockerfile);
    return recipe?.type === 'file' ? recipe.content.toString('utf8') : '';
};
const remedyFor = async (request, builder)=>certificateRemedy({
        builder,
        hasBundle: (request.secrets ?? []).some(({ id })=>id === CA_SECRET),
        mountsBundle: mountsBundle(await recipeText(request))
    });
/** What the classic builder says of `RUN --mount`. */ const NEEDS_BUILDKIT = /the --\w+ option requires BuildKit/i;
/** Milliseconds that it took of the time that the build has. */ const shareLayers = async (docker, request, onOutput)=>{
    const { sharing, platform, timeoutMs, signal } = request;
    if (sharing === undefined) return 0;
    const recipe = await recipeText(request);
    return buildSharedLayers(docker, {
        ...sharing,
        recipe,
        platform,
        timeoutMs,
        signal,
        onOutput
    });
};
/**
 * Builds an image under its name, with its key as a label. The name is given by the engine at the very
 * end, so a build that is cut short leaves nothing under it.
 * @throws FaultError `task` where the recipe failed, `infrastructure` where engine, disk or network did
 */ const buildImage = async (docker, builder, request)=>{
    const { context } = request;
    const contextDir = 'dir' in context ? context.dir : undefined;
    const log = await build_log_openBuildLog(request.logPath, request.logFilter);
    const { args, env } = buildCall(builder, {
        image: request.image,
        labels: {
            ...request.labels,
            [local_image_KEY_LABEL]: request.key
        },
        dockerfile: request.dockerfile,
        contextDir,
        platform: request.platform,
        secrets: request.secrets
    });
    const run = async ()=>{
        const spentMs = builder === 'classic' ? await shareLayers(docker, request, log.write) : 0;
        return docker.call(args, {
            env,
            ...'dir' in context ? {} : {
                input: writeTar(context)
            },
            signal: request.signal,
            // 0 would be no deadline.
            timeoutMs: request.timeoutMs && Math.max(1, request.timeoutMs - spentMs),
            maxBytes: 0,
            onOutput: log.write
        });
    };
    const result = await run().finally(log.close);
    const tail = log.tail();
    if (result.timedOut) {
        const limit = Math.round((request.timeoutMs ?? 0) / 1000);
        throw new errors/* FaultError */.VD('task', 'image-build-timed-out', `Building ${request.image} took longer than its limit of ${limit} s ([environment] build_timeout_sec). Last lines:\n${(0,engine_failure/* lastLines */.w$)(tail)}`);
    }
    if (result.exitCode !== 0) {
        const known = (0,engine_failure/* failureSignature */.vH)(tail);
        // Where the engine has ended, the builder says no more than that its stream did.
        if (!known) await docker.text([
            'version',
            '--format',
            '{{.Server.Version}}'
        ]);
        if ((0,untrusted_certificate/* isUntrustedCertificate */.Y)(tail)) {
            throw new errors/* FaultError */.VD('infrastructure', 'certificate-untrusted', `Building ${request.image} failed. ${await remedyFor(request, builder)} The whole log is in ${request.logPath}; its last lines:\n${(0,engine_failure/* lastLines */.w$)(tail, 8)}`);
        }
        if (builder === 'classic' && NEEDS_BUILDKIT.test(tail)) {
            throw new errors/* FaultError */.VD('infrastructure', 'builder-too-old', `${request.image} is built by a recipe with \`RUN --mount\`, for which this docker command line lacks its buildx plugin. Install docker-buildx (Docker's own packages call it docker-buildx-plugin) and see that \`docker buildx version\` answers.`);
        }
        const isOutside = known !== undefined && known.code !== 'image-missing';
        throw new errors/* FaultError */.VD(isOutside ? 'infrastructure' : 'task', isOutside ? known.code : 'image-build-failed', `Building ${request.image} failed. The whole log is in ${request.logPath}; its last lines:\n${(0,engine_failure/* lastLines */.w$)(tail, 8)}`);
    }
    return local_image_requireLocalImage(docker, request.image, 'built');
};

;// CONCATENATED MODULE: ./src/image/content-key.js

/** Raised when the way a build is run changes what comes out of it. */ const KEY_VERSION = '1';
/**
 * SHA-256, in hex, over recipe, build context (paths, executable bits, bytes), platform and the keys
 * of the parents: equal exactly when a build would be given the same things.
 */ const content_key_contentKey = (recipe)=>{
    const hash = (0,external_node_crypto_.createHash)('sha256');
    // Every part goes in with its length, so that no two recipes run together into the same bytes.
    const add = (part)=>{
        const bytes = typeof part === 'string' ? Buffer.from(part) : part;
        hash.update(`${bytes.length}:`);
        hash.update(bytes);
    };
    add(KEY_VERSION);
    add(recipe.platform);
    add(recipe.dockerfile);
    for (const name of Object.keys(recipe.parents).sort()){
        add(name);
        add(recipe.parents[name]);
    }
    for (const entry of recipe.context){
        add(entry.path);
        if (entry.type === 'file') {
            add(entry.executable ? 'executable' : 'file');
            add(entry.content);
        } else if (entry.type === 'symlink') {
            add('symlink');
            add(entry.target);
        } else add('directory');
    }
    return hash.digest('hex');
};

;// CONCATENATED MODULE: ./src/image/debian.js
/** What images of ours that hold programs are made from. */ const debian_DEBIAN = 'debian:bookworm-slim';

;// CONCATENATED MODULE: ./src/image/image-ledger.js
/** An empty ledger. */ const createLedger = ()=>{
    const used = new Map();
    return {
        note: (name, { id, digests })=>void used.set(name, {
                id,
                digests
            }),
        used: ()=>used,
        digests: (wanted)=>Object.fromEntries([
                ...used
            ].filter(([name])=>wanted(name)).map(([name, { id, digests }])=>[
                    name,
                    digests[0] ?? id
                ]).sort())
    };
};
/** Whether an image is no task's own, but what every trial of a run uses: the gateway's and the agent's. */ const isShared = (name)=>/^kotlin-bench\/(gateway|agent-[^/]*):/.test(name);
/** Keeps nothing. */ const noLedger = {
    note: ()=>{},
    used: ()=>new Map(),
    digests: ()=>({})
};

;// CONCATENATED MODULE: ./src/image/image-work.js
/**
 * Does what is to be done to an image, and tells of its start and of its end.
 * @param work gives undefined where nothing came of it, which is told as a failure is
 * @throws what `work` throws
 */ const tellOfWork = async (listener, { image, action }, work)=>{
    const started = Date.now();
    let result;
    listener({
        type: 'image-started',
        image,
        action
    });
    try {
        result = await work();
        return result;
    } finally{
        const seconds = (Date.now() - started) / 1000;
        const failed = result === undefined;
        listener({
            type: 'image-finished',
            image,
            action,
            seconds,
            ...failed && {
                failed
            }
        });
    }
};

// EXTERNAL MODULE: ./src/image/key-lock.js
var key_lock = __webpack_require__(4342);
// EXTERNAL MODULE: ../../node_modules/p-limit/index.js + 1 modules
var p_limit = __webpack_require__(8630);
;// CONCATENATED MODULE: ./src/image/registry/denied.js
/** What becomes of images that a registry does not show, and the setting to change where it has them. */ const hiddenRemedy = ({ host })=>[
        'What it does not show is taken for missing there.',
        ...host === 'ghcr.io' ? [
            "GitHub's says so of what it does not have, too; what is private there needs `packages: read`."
        ] : []
    ].join(' ');
/** Why a registry refuses a push, and the setting to change. */ const deniedRemedy = (registry, { repository, isFork })=>{
    if (registry.host !== 'ghcr.io') {
        return `See whether the login may write to ${registry.name}: \`docker login ${registry.host}\`, or KOTLIN_BENCH_REGISTRY_USERNAME and KOTLIN_BENCH_REGISTRY_PASSWORD.`;
    }
    if (isFork) {
        return "A workflow that runs for a pull request from a fork has a token that may only read; GitHub gives it no other. Push from the repository's own branches.";
    }
    if (repository === null) {
        return 'Log in with a classic personal access token that has the scope `write:packages`: `docker login ghcr.io`.';
    }
    const owner = registry.path.split('/')[0] ?? '';
    const isOwn = repository.toLowerCase().startsWith(`${owner}/`);
    return [
        'One of these is in the way:',
        "the job's permissions need `packages: write`, in the workflow that calls a reusable one as well;",
        `a package that exists already needs ${repository} under "Package settings > Manage Actions access" with the role Write;`,
        `the organisation ${owner} has to allow packages under "Settings > Packages"${isOwn ? '' : `, and GITHUB_TOKEN of ${repository} may write to packages of its own owner alone`}.`
    ].join(' ');
};

;// CONCATENATED MODULE: ./src/image/registry/registry.js



const SHAPE = /^((?:[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:]+\])(?::[0-9]{1,5})?)((?:\/[a-z0-9]+(?:(?:[._]|__|-+)[a-z0-9]+)*)*)$/;
/** What Docker Hub answers at is not what it is called. */ const ORIGINS = {
    'docker.io': 'https://registry-1.docker.io'
};
/** @throws UserError for what names no registry */ const parseRegistry = (text)=>{
    const name = text.trim().toLowerCase().replace(/\/+$/, '');
    const [, host = '', path = ''] = SHAPE.exec(name) ?? [];
    if (host === '' || !(/[.:]/.test(host) || host === 'localhost')) {
        throw new UserError(`${quote(`--registry ${text}`)} names no registry. Write a host, with a path after it where images are kept below one: \`ghcr.io/owner/repo\`, \`localhost:5000\`; or \`none\` alone.`);
    }
    const origin = ORIGINS[host] ?? `${isLoopbackHost(host.replace(/:[0-9]+$/, '')) ? 'http' : 'https'}://${host}`;
    return {
        name,
        host,
        path: path.slice(1),
        origin
    };
};
/** The part of an image's local name that tells repositories apart: `tiny` of `kotlin-bench/tiny:base`. */ const repositoryOf = (image)=>image.toLowerCase().replace(/@.*$/, '').replace(/:[^:/]*$/, '').replace(/^kotlin-bench\//, '');
/** Where an image stands in a registry: its repository as the registry's own interface calls it, and the whole. */ const remoteName = (registry, image)=>{
    const repository = [
        registry.path,
        repositoryOf(image)
    ].filter((part)=>part !== '').join('/');
    return {
        repository,
        whole: `${registry.host}/${repository}`
    };
};

;// CONCATENATED MODULE: ./src/image/registry/registry-notices.js


/** Nothing told yet. */ const createRegistryNotices = (listener)=>{
    const told = new Set();
    const hides = new Set();
    const notice = (message, { ofWorkflow = false } = {})=>{
        if (told.has(message)) return;
        told.add(message);
        listener({
            type: 'notice',
            message,
            ofWorkflow
        });
    };
    return {
        notice,
        tellHidden (registry, image, status) {
            if (hides.has(registry)) return;
            hides.add(registry);
            notice(`The registry ${registry.name} shows ${remoteName(registry, image).whole} to no one or not to this login (status ${status}). ${hiddenRemedy(registry)}`);
        }
    };
};

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
;// CONCATENATED MODULE: ./src/image/registry/client-config.js





const configSchema = schemas/* looseObject */._H3({
    auths: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* looseObject */._H3({
        auth: schemas/* string */.YjP().optional()
    })).nullish(),
    credHelpers: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).nullish(),
    credsStore: schemas/* string */.YjP().nullish()
});
/** Docker Hub's logins stand under an address from another age. */ const HUB = 'https://index.docker.io/v1/';
const keyOf = (host)=>host === 'docker.io' ? HUB : host;
const configDir = ()=>process.env.DOCKER_CONFIG || (0,external_node_path_.join)((0,external_node_os_.homedir)(), '.docker');
const readConfig = async (dir)=>{
    try {
        return configSchema.parse(JSON.parse(await (0,promises_.readFile)((0,external_node_path_.join)(dir, 'config.json'), 'utf8')));
    } catch  {
        // The engine's command line says so where it cannot read its own.
        return {};
    }
};
const fromHelper = async (helper, key)=>{
    const result = await (0,execa/* execa */.Ho)(`docker-credential-${helper}`, [
        'get'
    ], {
        input: key,
        reject: false
    });
    const answer = schemas/* object */.Ikc({
        Username: schemas/* string */.YjP(),
        Secret: schemas/* string */.YjP()
    }).safeParse(result.exitCode === 0 ? JSON.parse(result.stdout) : null);
    return answer.success ? {
        username: answer.data.Username,
        password: answer.data.Secret
    } : undefined;
};
/** What the user has logged in to a registry with, by `docker login`; undefined where there is nothing. */ const userLogin = async (host)=>{
    const { auths, credHelpers, credsStore } = await readConfig(configDir());
    const key = keyOf(host);
    const helper = credHelpers?.[key] ?? credsStore;
    if (helper) return fromHelper(helper, key).catch(()=>undefined);
    const auth = (auths?.[key] ?? auths?.[`https://${key}`])?.auth;
    const text = Buffer.from(auth ?? '', 'base64').toString('utf8');
    const colon = text.indexOf(':');
    return colon < 1 ? undefined : {
        username: text.slice(0, colon),
        password: text.slice(colon + 1)
    };
};
/**
 * Runs something with a private copy of the engine's client configuration in which one more login
 * stands. What the user has logged in stays usable, and the copy is gone when it ends, so that the
 * login is on the disk no longer than a transfer takes.
 * @param work gets the environment for the engine's calls
 */ const withLogin = async (host, login, work)=>{
    if (login === undefined) return work({});
    const theirs = configDir();
    const ours = await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'kotlin-bench-login-'));
    try {
        // Contexts and plugins are theirs as they are.
        for (const name of (await (0,promises_.readdir)(theirs).catch(()=>[]))){
            if (name !== 'config.json') await (0,promises_.symlink)((0,external_node_path_.join)(theirs, name), (0,external_node_path_.join)(ours, name));
        }
        const config = await readConfig(theirs);
        const auth = Buffer.from(`${login.username}:${login.password}`).toString('base64');
        const withOurs = {
            ...config,
            auths: {
                ...config.auths,
                [keyOf(host)]: {
                    auth
                }
            },
            // An empty helper is the file itself, where a keychain is asked for everything else.
            credHelpers: {
                ...config.credHelpers,
                [keyOf(host)]: ''
            }
        };
        await (0,promises_.writeFile)((0,external_node_path_.join)(ours, 'config.json'), JSON.stringify(withOurs), {
            mode: 0o600
        });
        return await work({
            DOCKER_CONFIG: ours
        });
    } finally{
        await (0,promises_.rm)(ours, {
            recursive: true,
            force: true
        });
    }
};

// EXTERNAL MODULE: ../../node_modules/undici/index.js
var undici = __webpack_require__(1684);
// EXTERNAL MODULE: ./src/text/loopback.js
var loopback = __webpack_require__(3940);
// EXTERNAL MODULE: ../../node_modules/p-retry/index.js + 1 modules
var p_retry = __webpack_require__(8367);
;// CONCATENATED MODULE: ./src/image/registry/retry.js



/** What may be over a moment later. */ const retry_PASSING = new Set([
    'registry-limited',
    'registry-unavailable',
    'network'
]);
/** A registry's answer that says when to come back. */ class ComeBack extends errors/* FaultError */.VD {
    /** Milliseconds; undefined where it did not say. */ afterMs;
    constructor(code, message, afterMs){
        super('infrastructure', code, message);
        this.afterMs = afterMs;
    }
}
/** Who refuses may let us in later; who does not answer at all is given up sooner. */ const RETRIES_WITHOUT_ANSWER = 2;
/** A registry that wants more patience than this is as good as none. */ const LONGEST_WAIT_MS = 60_000;
const PATIENCE = {
    retries: 6,
    firstPauseMs: 500
};
/** Does something again that failed in a way that passes: with growing pauses of random length, or as long as was asked for. */ const withRetries = (work, { signal, patience = PATIENCE, withoutAnswer = RETRIES_WITHOUT_ANSWER })=>(0,p_retry/* default */.Ay)(work, {
        retries: patience.retries,
        minTimeout: patience.firstPauseMs,
        maxTimeout: 20_000,
        factor: 2,
        randomize: true,
        signal,
        shouldRetry: ({ error, attemptNumber })=>error instanceof errors/* FaultError */.VD && retry_PASSING.has(error.code) && (error.code === 'registry-limited' || attemptNumber <= withoutAnswer) && !(error instanceof ComeBack && (error.afterMs ?? 0) > LONGEST_WAIT_MS),
        onFailedAttempt: async ({ error })=>{
            if (!(error instanceof ComeBack) || error.afterMs === undefined) return;
            if (error.afterMs <= LONGEST_WAIT_MS) await (0,external_node_timers_promises_.setTimeout)(error.afterMs, undefined, {
                signal
            });
        }
    });
/** Milliseconds of a `Retry-After`: seconds, or a date. */ const retryAfterMs = (header, now = Date.now())=>{
    if (header === undefined || header.trim() === '') return undefined;
    const ms = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
    return Number.isNaN(ms) ? undefined : Math.max(0, ms);
};

;// CONCATENATED MODULE: ./src/image/registry/manifest.js





const ACCEPT = [
    'application/vnd.oci.image.manifest.v1+json',
    'application/vnd.oci.image.index.v1+json',
    'application/vnd.docker.distribution.manifest.v2+json',
    'application/vnd.docker.distribution.manifest.list.v2+json'
].join(', ');
const TIMEOUT_MS = 20_000;
const send = async (registry, url, { sender, signal }, method, headers)=>{
    try {
        const limits = {
            headersTimeout: TIMEOUT_MS,
            bodyTimeout: TIMEOUT_MS
        };
        return await (0,undici/* request */.Em)(url, {
            method,
            headers,
            dispatcher: sender(url),
            signal,
            ...limits
        });
    } catch (error) {
        signal.throwIfAborted();
        throw new errors/* FaultError */.VD('infrastructure', 'registry-unavailable', `The registry ${registry.name} does not answer: ${(0,errors/* errorMessage */.gJ)(error)}`, {
            cause: error
        });
    }
};
const basic = ({ username, password })=>`Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`;
const tokenSchema = schemas/* object */.Ikc({
    token: schemas/* string */.YjP().optional(),
    access_token: schemas/* string */.YjP().optional()
});
const parameters = (challenge)=>Object.fromEntries([
        ...challenge.matchAll(/(\w+)="([^"]*)"/g)
    ].map(([, name, value])=>[
            name,
            value
        ]));
/** What to show next, after the registry has said how it wants to be asked; undefined where it lets nobody in. */ const authorization = async (registry, repository, challenge, asker)=>{
    if (/^basic/i.test(challenge)) return asker.login && basic(asker.login);
    const { realm, service } = parameters(challenge);
    if (!/^bearer/i.test(challenge) || realm === undefined || !URL.canParse(realm)) return undefined;
    const url = new URL(realm);
    // A login goes to whom the registry names, and in the clear to this machine alone.
    if (url.protocol !== 'https:' && !(0,loopback/* isLoopbackHost */.c)(url.hostname)) return undefined;
    if (service !== undefined) url.searchParams.set('service', service);
    url.searchParams.set('scope', `repository:${repository}:pull`);
    const answer = await send(registry, url, asker, 'GET', asker.login ? {
        authorization: basic(asker.login)
    } : {});
    const said = await answer.body.json().catch(()=>null);
    refusePassing(registry, answer);
    const body = tokenSchema.safeParse(said);
    const token = body.success ? body.data.token ?? body.data.access_token : undefined;
    return answer.statusCode === 200 && token !== undefined ? `Bearer ${token}` : undefined;
};
const headerOf = (value)=>Array.isArray(value) ? value[0] : value;
/** @throws FaultError for an answer that says to come back */ const refusePassing = (registry, { statusCode, headers })=>{
    if (statusCode !== 429 && statusCode < 500) return;
    throw new ComeBack(statusCode === 429 ? 'registry-limited' : 'registry-unavailable', `The registry ${registry.name} answers with status ${statusCode}.`, retryAfterMs(headerOf(headers['retry-after'])));
};
/**
 * Asks a registry for what stands under a tag, without fetching it.
 * @throws FaultError `registry-unavailable` or `registry-limited`
 */ const findManifest = async (registry, { repository, tag }, asker)=>{
    const url = new URL(`/v2/${repository}/manifests/${tag}`, registry.origin);
    const ask = async (headers)=>{
        const answer = await send(registry, url, asker, 'HEAD', {
            accept: ACCEPT,
            ...headers
        });
        // A body that nobody reads holds its connection.
        await answer.body.dump();
        return answer;
    };
    let answer = await ask({});
    if (answer.statusCode === 401) {
        const challenge = headerOf(answer.headers['www-authenticate']) ?? '';
        const shown = await authorization(registry, repository, challenge, asker);
        if (shown === undefined) return {
            kind: 'denied',
            status: 401
        };
        answer = await ask({
            authorization: shown
        });
    }
    refusePassing(registry, answer);
    const { statusCode, headers } = answer;
    if (statusCode === 404) return {
        kind: 'absent'
    };
    if (statusCode === 401 || statusCode === 403) return {
        kind: 'denied',
        status: statusCode
    };
    const digest = headerOf(headers['docker-content-digest']);
    if (statusCode === 200 && digest !== undefined && /^sha256:[0-9a-f]{64}$/.test(digest)) {
        return {
            kind: 'found',
            digest
        };
    }
    throw new errors/* FaultError */.VD('infrastructure', 'registry-unavailable', `The registry ${registry.name} answers what no registry does: status ${statusCode}${statusCode === 200 ? ', without a digest' : ''}.`);
};

;// CONCATENATED MODULE: ./src/image/registry/transfers.js






/** Talks to registries: their manifests directly, their layers by the engine. What fails in a way that passes is tried again. */ const createTransfers = (context)=>{
    const { docker, listener, signal, patience } = context;
    const users = new Map();
    const loginFor = (host)=>{
        const known = users.get(host) ?? userLogin(host);
        users.set(host, known);
        return known;
    };
    const manifest = async (registry, image, key)=>{
        const login = context.logins.get(registry.host) ?? await loginFor(registry.host);
        const asker = {
            sender: context.sender,
            login,
            signal
        };
        const { repository } = remoteName(registry, image);
        return withRetries(()=>findManifest(registry, {
                repository,
                tag: key
            }, asker), {
            signal,
            patience
        });
    };
    const transfer = async (registry, { image, action, args })=>{
        const login = context.logins.get(registry.host);
        const attempt = ()=>withLogin(registry.host, login, (env)=>docker.text(args, {
                    env,
                    signal
                }));
        // The engine tries a layer five times by itself, but takes the first word of who refuses.
        const patiently = ()=>withRetries(attempt, {
                signal,
                patience,
                withoutAnswer: 0
            });
        await tellOfWork(listener, {
            image,
            action
        }, patiently);
    };
    return {
        manifest,
        async pull ({ registry, image, key, digest }, notice) {
            const exact = `${remoteName(registry, image).whole}@${digest}`;
            await transfer(registry, {
                image,
                action: 'pull',
                args: [
                    'pull',
                    '--quiet',
                    exact
                ]
            });
            const pulled = await findLocalImage(docker, exact);
            if (pulled?.key !== key) {
                await docker.call([
                    'image',
                    'rm',
                    exact
                ]);
                notice(`${exact} is not what it is kept as: its key is ${pulled?.key ?? 'missing'}. It is not used. Remove it from the registry.`);
                return undefined;
            }
            await docker.text([
                'tag',
                pulled.id,
                image
            ]);
            return findLocalImage(docker, image);
        },
        async push (registry, image, { id, key }) {
            const found = await manifest(registry, image, key);
            if (found.kind === 'found') return;
            const tagged = `${remoteName(registry, image).whole}:${key}`;
            await docker.text([
                'tag',
                id,
                tagged
            ]);
            await transfer(registry, {
                image,
                action: 'push',
                args: [
                    'push',
                    '--quiet',
                    tagged
                ]
            });
        }
    };
};

;// CONCATENATED MODULE: ./src/image/registry/registries.js






/** Pulls and pushes at a time; the engine carries several layers of each at once. */ const TRANSFERS = 4;
const isDenied = (said)=>/denied|unauthorized|forbidden|authentication required|no basic auth|insufficient_scope|\b40[13]\b/i.test(said);
/** What is the machine's own fault stays that, whichever registry was asked. */ const OWN = new Set([
    'disk-full',
    'engine-unreachable',
    'engine-denied',
    'host-out-of-memory'
]);
/** Opens the registries of one run. */ const createRegistries = (context)=>{
    const { signal } = context;
    const { notice, tellHidden } = createRegistryNotices(context.listener);
    const transfers = createTransfers(context);
    const limit = (0,p_limit/* default */.A)(TRANSFERS);
    const leftOut = new Set();
    const first = context.push ? context.registries[0] : undefined;
    let mayPush = first !== undefined;
    /** One notice a registry, however many ask it at the same time. */ const leaveOut = (registry, why)=>{
        if (leftOut.has(registry)) return;
        leftOut.add(registry);
        notice(`The registry ${registry.name} is left out from here on: ${why}`, {
            ofWorkflow: true
        });
    };
    const tryPull = async (registry, image, key)=>{
        try {
            const manifest = await transfers.manifest(registry, image, key);
            if (manifest.kind === 'denied') tellHidden(registry, image, manifest.status);
            if (manifest.kind !== 'found') return undefined;
            return await transfers.pull({
                registry,
                image,
                key,
                digest: manifest.digest
            }, notice);
        } catch (thrown) {
            signal.throwIfAborted();
            if (!(thrown instanceof errors/* FaultError */.VD) || OWN.has(thrown.code)) throw thrown;
            leaveOut(registry, thrown.message);
            return undefined;
        }
    };
    return {
        names: context.registries.map(({ name })=>name),
        areWritten: ()=>first !== undefined && mayPush && !leftOut.has(first),
        async pull (image, key) {
            for (const registry of context.registries){
                if (leftOut.has(registry)) continue;
                const pulled = await limit(()=>tryPull(registry, image, key));
                if (pulled) return {
                    ...pulled,
                    registry: registry.name
                };
            }
            return undefined;
        },
        async push (image, local) {
            if (first === undefined) return;
            await limit(async ()=>{
                if (!mayPush || leftOut.has(first)) return;
                try {
                    await transfers.push(first, image, local);
                } catch (thrown) {
                    signal.throwIfAborted();
                    mayPush = false;
                    const said = (0,engine_failure/* lastLines */.w$)((0,errors/* errorMessage */.gJ)(thrown), 2);
                    const remedy = isDenied(said) ? ` ${deniedRemedy(first, context.place)}` : '';
                    notice(`Nothing more is pushed to ${first.name}, the run goes on without: ${said}${remedy}`, {
                        ofWorkflow: true
                    });
                }
            });
        }
    };
};
/** No registry at all: everything is built here. */ const noRegistries = {
    names: [],
    pull: async ()=>undefined,
    areWritten: ()=>false,
    push: async ()=>{}
};

;// CONCATENATED MODULE: ./src/image/ensure-image.js







/** Every image is made here, and nobody else makes any. */ const ensure_image_BUILD_ONLY = {
    registries: noRegistries,
    baseCache: null,
    lock: key_lock/* noLock */.T,
    pullOnly: false,
    ledger: noLedger
};
/**
 * The image with a key under its name: local, else from a registry, else from the cache, else made. Of several processes
 * that want the same one, one fetches or makes it. What is made or was here is pushed where that is wanted.
 * @throws FaultError what `make` throws; `infrastructure` `image-not-pulled` with `pullOnly`
 */ const ensure_image_ensureImage = async (context, { image, key, rebuild, cache }, make)=>{
    const { docker, registries, listener, signal } = context;
    const local = async ()=>{
        const found = await findLocalImage(docker, image);
        return found?.key === key ? {
            ...found,
            origin: 'local'
        } : undefined;
    };
    const obtain = async ()=>{
        if (!rebuild) {
            const found = await local();
            if (found) return found;
            const pulled = await registries.pull(image, key);
            if (pulled) return {
                ...pulled,
                origin: 'pulled'
            };
            const restored = await cache?.restore(image, key);
            if (restored) return {
                ...restored,
                origin: 'restored'
            };
        }
        if (context.pullOnly) {
            const asked = registries.names.join(', ') || 'no registry, since none is named by `--registry`';
            throw new errors/* FaultError */.VD('infrastructure', 'image-not-pulled', `${image} with the key ${key} is neither in the engine nor in a registry that answers (asked: ${asked}), and \`--pull-only\` builds nothing. Push it with \`kotlin-bench bases --push\` or \`run --push\`, or leave \`--pull-only\` out.`);
        }
        await requireDisk(context.host, 'build');
        const started = Date.now();
        const made = await tellOfWork(listener, {
            image,
            action: 'build'
        }, make);
        cache?.built({
            image,
            key,
            seconds: (Date.now() - started) / 1000
        });
        return {
            ...made,
            origin: 'built'
        };
    };
    const found = rebuild ? undefined : await local();
    const waiting = ()=>listener({
            type: 'notice',
            message: `Another run fetches or builds ${image}; this one waits for it.`
        });
    const got = found ?? await context.lock(key, obtain, {
        signal,
        waiting
    });
    // What came from another registry than the first may be missing there.
    if (got.origin !== 'pulled' || registries.names.length > 1) await registries.push(image, {
        ...got,
        key
    });
    // What was pushed has a digest since.
    const kept = registries.names.length > 0 && await findLocalImage(docker, image) || got;
    context.ledger.note(image, kept);
    return {
        ...got,
        digests: kept.digests
    };
};

;// CONCATENATED MODULE: ./src/image/image-labels.js
/** What can be said of where an image comes from, for whoever finds it in a registry. */ /** Where nobody says where an image comes from: its labels then say nothing of that. */ const image_labels_NO_PROVENANCE = {
    source: null,
    revision: null
};
const PREFIX = 'org.opencontainers.image';
/**
 * The labels of the Open Container Initiative; they are no part of a key, since they say nothing of what is inside.
 * Source: https://github.com/opencontainers/image-spec/blob/main/annotations.md
 */ const image_labels_imageLabels = ({ source, revision }, licence)=>({
        ...source !== null && {
            [`${PREFIX}.source`]: source
        },
        ...revision !== null && {
            [`${PREFIX}.revision`]: revision
        },
        ...licence !== null && {
            [`${PREFIX}.licenses`]: licence
        }
    });

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
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
const node_binary_MAX_BYTES = 256 * 1024 * 1024;
/** `package/bin/node` of an archive that npm wrote. */ const nodeOf = async (archive)=>{
    const { entries } = await readTar((0,external_node_fs_.createReadStream)(archive).pipe((0,external_node_zlib_.createGunzip)()), {
        maxBytes: node_binary_MAX_BYTES,
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

;// CONCATENATED MODULE: ./src/image/left-secrets.js


/** Longer than most that would stand in a file by chance. */ const TELLING_LENGTH = 8;
/** How many files are named. */ const SHOWN = 3;
/**
 * Of the paths on standard input the regular files that have the value, by what most images have. No path is a
 * folder's content or a link's end; what is listed and not there is a name with a line break, or gone.
 */ const SEARCH = (/* unused pure expression or super */ null && (`
for program in xargs find grep; do
  command -v "$program" > /dev/null || { echo "the image has no $program" >&2; exit 3; }
done
xargs -0 sh -c 'value=$0; find "$@" -prune -type f -exec grep -lFe "$value" {} +' "$value" 2> /dev/null
exit 0`));
const fault = (message)=>new FaultError('infrastructure', 'agent-install-failed', message);
/**
 * Looks for secrets in all that a container's image would get by a commit: by the engine's record of what was
 * added or changed, since what is unpacked or moved keeps an older time.
 * @throws FaultError `infrastructure` that names the variable and the files, or says why nobody could look
 */ const left_secrets_requireNoSecret = async (container, { of, secrets, signal })=>{
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
        const passed = passVariables({
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








/** Certificates that downloads trust, while a script runs. */ const install_script_CA_PATH = '/kotlin-bench-ca.pem';
/** By bash where the image has it; a step that fails ends the script. */ const RUN = 'if command -v bash > /dev/null; then bash -e -c "$0"; else sh -e -c "$0"; fi';
/** Twice what the largest agent takes on a slow line; one that waits for something must not wait for ever. */ const INSTALL_TIMEOUT_MS = (/* unused pure expression or super */ null && (20 * 60_000));
/** What to do about a server that the script's programs did not trust. */ const certificateAdvice = (hasBundle)=>hasBundle ? `A server's certificate is not trusted there, although ${CA_VARIABLES.join(', ')} name those of --ca-bundle: see whether the bundle holds the right ones, and whether the program that failed looks at one of these.` : `A server's certificate is not trusted there. ${CERTIFICATE_ADVICE}`;
/** What shells end with where a command cannot be run, or is not there, which no second try changes. */ const UNRUNNABLE = {
    126: ': a command of it cannot be run',
    127: ': a command of it is not there'
};
/** Of a script that failed, by its exit code and what it said last. */ const codeOf = (exitCode, tail)=>{
    const known = failureSignature(tail);
    if (known?.code === 'disk-full') return known.code;
    // Without a network a command may be missing that the script should have fetched.
    return exitCode in UNRUNNABLE && known === undefined ? 'agent-install-unrunnable' : 'agent-install-failed';
};
/**
 * Runs a script that installs something, as root.
 * @throws FaultError `infrastructure` with the script's last lines, where it fails
 */ const install_script_runInstallScript = async (container, request)=>{
    const { of, ca, logPath, signal } = request;
    if (ca !== null) {
        await container.copyIn([
            fileEntry(install_script_CA_PATH.slice(1), pemWithPublicRoots(ca))
        ]);
    }
    const trust = ca === null ? {} : Object.fromEntries(CA_VARIABLES.map((name)=>[
            name,
            install_script_CA_PATH
        ]));
    const { env, variables = {}, secrets = {} } = request;
    const passed = passVariables({
        ...trust,
        ...env,
        ...variables,
        ...secrets
    });
    const log = await openBuildLog(logPath, request.logFilter);
    const result = await container.exec({
        command: [
            'sh',
            '-c',
            `${passed.shell}\n${RUN}\ncode=$?; rm -f ${install_script_CA_PATH}; exit $code`,
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
    const advice = isUntrustedCertificate(tail) ? `\n${certificateAdvice(ca !== null)}` : '';
    // Neither the task's nor the model's: `--resume` runs its trials again once it is mended.
    throw new FaultError('infrastructure', codeOf(result.exitCode, tail), `Installing ${of} ${how}. The log is in ${logPath}; its last lines:\n${lastLines(tail, 8)}${advice}`);
};

;// CONCATENATED MODULE: ./src/image/tool-image.js









/** Below it each agent's programs have a folder, in images and in containers. */ const TOOLS_FOLDER = '/opt/kotlin-bench';
/** Names volumes of ours that outlive jobs; no job's label is on them. */ const tool_image_TOOL_LABEL = 'io.kotlin-bench.agent';
const installImage = async ({ name, script }, image, key, context)=>{
    const { docker } = context;
    const spec = {
        jobId: context.jobId,
        expiresAt: expiresAfter(INSTALL_LIFE_SEC)
    };
    const common = {
        ...spec,
        image: DEBIAN,
        cpus: null,
        memoryMb: null,
        env: {}
    };
    const workshop = await startContainer(docker, {
        ...common,
        role: 'install',
        network: 'bridge'
    });
    let clean;
    try {
        await runInstallScript(workshop, {
            of: `agent ${name}`,
            script: `set -euo pipefail\nexport PREFIX=${TOOLS_FOLDER}/${name}\nmkdir -p "$PREFIX"\n${script}`,
            env: context.env,
            ca: context.ca,
            logPath: join(context.logDir, `agent-${name}.log`),
            logFilter: context.logFilter,
            signal: context.signal
        });
        // The image gets what was made and not what it was made with.
        clean = await startContainer(docker, {
            ...common,
            role: 'install',
            network: 'none'
        });
        await copyBetween(docker, {
            from: workshop,
            path: TOOLS_FOLDER,
            to: clean,
            folder: '/opt'
        });
        const labels = {
            ...imageLabels(context.provenance ?? NO_PROVENANCE, null),
            [tool_image_TOOL_LABEL]: name,
            [KEY_LABEL]: key
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
    return requireLocalImage(docker, image, 'made');
};
/**
 * Fills a volume once, whoever asks. A second run waits at the lock, which the kernel takes from a run
 * that dies; what it left is made again, since the mark is written last.
 */ const FILL = (/* unused pure expression or super */ null && (`
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
`));
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
    const key = contentKey({
        dockerfile: tools.script,
        context: [],
        platform: context.host.platform,
        parents: {
            [DEBIAN]: DEBIAN
        }
    });
    const image = `kotlin-bench/agent-${tools.name}:${key.slice(0, 20)}`;
    const volume = `kotlin-bench-agent-${tools.name}-${key.slice(0, 20)}`;
    const source = context.source ?? BUILD_ONLY;
    await ensureImage({
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
            `${tool_image_TOOL_LABEL}=${tools.name}`,
            '--label',
            `${KEY_LABEL}=${key}`
        ],
        volume
    ]);
    const labels = await labelArguments({
        jobId: context.jobId,
        role: 'install',
        expiresAt: expiresAfter(INSTALL_LIFE_SEC)
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

;// CONCATENATED MODULE: ./src/image/prune.js



const prune_inspectSchema = schemas/* object */.Ikc({
    Id: schemas/* string */.YjP(),
    RepoTags: schemas/* array */.YOg(schemas/* string */.YjP()).nullish(),
    RepoDigests: schemas/* array */.YOg(schemas/* string */.YjP()).nullish(),
    Size: schemas/* number */.aig().default(0),
    Created: schemas/* string */.YjP().default(''),
    Metadata: schemas/* object */.Ikc({
        LastTagTime: schemas/* string */.YjP().nullish()
    }).nullish(),
    Config: schemas/* object */.Ikc({
        Labels: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP()).nullish()
    }).nullish()
});
const prune_lines = (text)=>[
        ...new Set(text.split('\n').filter((line)=>line !== ''))
    ];
/** The engine writes the year 1 for what never happened. */ const timeOf = (text)=>text && !text.startsWith('0001-') ? text : undefined;
/** Every image with a key, also those that others have built on ours and that took the label over. */ const keyedImages = async (docker)=>{
    const ids = prune_lines(await docker.text([
        'images',
        '--quiet',
        '--no-trunc',
        '--filter',
        `label=${local_image_KEY_LABEL}`
    ]));
    if (ids.length === 0) return [];
    const containers = prune_lines(await docker.text([
        'ps',
        '--all',
        '--quiet',
        '--no-trunc'
    ]));
    const used = containers.length === 0 ? [] : prune_lines((await docker.call([
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
    return prune_lines(inspected.stdout.toString()).map((line)=>{
        const found = prune_inspectSchema.parse(JSON.parse(line));
        return {
            id: found.Id,
            key: found.Config?.Labels?.[local_image_KEY_LABEL] ?? '',
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
    const format = `{{.Name}}\t{{.Label "${KEY_LABEL}"}}`;
    const listed = await docker.text([
        ...[
            'volume',
            'ls',
            '--filter',
            `label=${TOOL_LABEL}`,
            '--format',
            format
        ]
    ]);
    return prune_lines(listed).map((line)=>line.split('\t')).filter(([, key = ''])=>!keys.has(key)).map(([name = ''])=>name);
};

;// CONCATENATED MODULE: ./src/image/gateway-image.js













/** What a gateway and the holder of a network need: `ip`, Node, and the program. That Node starts is tried at once. */ const DOCKERFILE = `FROM ${debian_DEBIAN}
RUN apt-get update \\
 && apt-get install --yes --no-install-recommends iproute2 \\
 && rm -rf /var/lib/apt/lists/* /var/cache/apt/* /var/log/*
COPY node /usr/local/bin/node
RUN ["node", "--version"]
COPY index.js /gateway/index.js
ENTRYPOINT ["node", "/gateway/index.js"]
`;
const gateway_image_NAME = 'kotlin-bench/gateway';
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
                [debian_DEBIAN]: debian_DEBIAN
            }
        };
        const key = content_key_contentKey({
            ...recipe,
            context: [
                tar_fileEntry('index.js', program),
                tar_fileEntry('node', Buffer.from(node.identity))
            ]
        });
        const image = `${gateway_image_NAME}:${key.slice(0, 12)}`;
        const source = context.source ?? ensure_image_BUILD_ONLY;
        const request = {
            image,
            key,
            rebuild: false
        };
        const { id, origin } = await ensure_image_ensureImage({
            ...context,
            ...source
        }, request, async ()=>buildImage(docker, await detectBuilder(docker), {
                image,
                key,
                labels: image_labels_imageLabels(context.provenance ?? image_labels_NO_PROVENANCE, LICENCE),
                dockerfile: 'Dockerfile',
                context: [
                    tar_fileEntry('Dockerfile', Buffer.from(DOCKERFILE)),
                    tar_fileEntry('index.js', program),
                    tar_fileEntry('node', await node.read(), {
                        executable: true
                    })
                ],
                logPath: (0,external_node_path_.join)(context.logDir, 'gateway.log'),
                timeoutMs: undefined,
                signal: context.signal
            }));
        // Each version of ours leaves some hundred megabytes; those that stay do no harm.
        if (origin === 'built') await removeSuperseded(docker, image).catch(()=>{});
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

;// CONCATENATED MODULE: ./src/engine/read-tree.js



const read_tree_DEFAULT_MAX_BYTES = 1024 * 1024 * 1024;
/**
 * A folder of the host as entries sorted by path: modes reduced to the executable bit, links kept as
 * links, so that neither a clone's umask nor its times change anything.
 * @throws FaultError `task` for what is neither file, folder nor link, or too large
 */ const readTree = async (dir, options = {})=>{
    const { leaveOut = new Set(), isIgnored = ()=>false, maxBytes = read_tree_DEFAULT_MAX_BYTES } = options;
    const entries = [];
    let bytes = 0;
    const walk = async (relative)=>{
        const names = (await (0,promises_.readdir)((0,external_node_path_.join)(dir, relative))).sort();
        for (const name of names){
            const path = relative === '' ? name : `${relative}/${name}`;
            if (leaveOut.has(path)) continue;
            const full = (0,external_node_path_.join)(dir, path);
            const stats = await (0,promises_.lstat)(full);
            if (stats.isDirectory()) {
                if (!isIgnored(path)) entries.push({
                    path,
                    type: 'directory'
                });
                // A file below an ignored folder may be let in again.
                await walk(path);
            } else if (isIgnored(path)) continue;
            else if (stats.isSymbolicLink()) entries.push({
                path,
                type: 'symlink',
                target: await (0,promises_.readlink)(full)
            });
            else if (stats.isFile()) {
                bytes += stats.size;
                if (bytes > maxBytes) {
                    throw new errors/* FaultError */.VD('task', 'tree-too-large', `${dir} holds more than ${maxBytes} bytes; the limit is met at ${path}.`);
                }
                entries.push({
                    path,
                    type: 'file',
                    executable: (stats.mode & 0o100) !== 0,
                    content: await (0,promises_.readFile)(full)
                });
            } else throw new errors/* FaultError */.VD('task', 'tree-unreadable', `${full} is neither file, folder nor link.`);
        }
    };
    await walk('');
    return entries;
};
/** The same entries below another folder. */ const read_tree_below = (folder, entries)=>entries.map((entry)=>({
            ...entry,
            path: `${folder}/${entry.path}`
        }));

// EXTERNAL MODULE: ../../node_modules/picomatch/index.js
var node_modules_picomatch = __webpack_require__(1026);
;// CONCATENATED MODULE: ./src/image/docker-ignore.js


/** Shells' braces, groups and extended patterns are plain letters to Docker. */ const OPTIONS = {
    dot: true,
    nonegate: true,
    nobrace: true,
    noextglob: true,
    literalBrackets: false
};
const escapeGroups = (pattern)=>pattern.replace(/[(){}|]/g, '\\$&');
/** A pattern as Docker reads it: cleaned as a path, relative to the context. */ const clean = (pattern)=>external_node_path_.posix.normalize(pattern).replace(/^\/+|\/+$/g, '');
/**
 * Whether a path is left out by a `.dockerignore` text, by Docker's rules: the last line that matches
 * decides, `!` lets in again, a matched folder takes what is below it along.
 * Source: https://docs.docker.com/build/concepts/context/#dockerignore-files
 */ const ignoredBy = (text)=>{
    const rules = text.replace(/^\uFEFF/, '').split(/\r?\n/).filter((line)=>!line.startsWith('#')).map((line)=>line.trim()).filter((line)=>line !== '' && line !== '!').map((line)=>{
        const negated = line.startsWith('!');
        const pattern = escapeGroups(clean(line.replace(/^!/, '').trim()));
        // As expressions: picomatch's own matcher also takes a name that is spelt like the pattern.
        const shapes = [
            pattern,
            `${pattern}/**`
        ].map((glob)=>node_modules_picomatch.makeRe(glob, OPTIONS));
        return {
            negated,
            matches: (path)=>shapes.some((shape)=>shape.test(path))
        };
    });
    return (path)=>rules.reduce((ignored, rule)=>rule.matches(path) ? !rule.negated : ignored, false);
};

;// CONCATENATED MODULE: ./src/image/build-context.js




const IGNORE_FILE = '.dockerignore';
/**
 * The files of a build context, as they go to the builder and into the content key. The recipe and
 * `.dockerignore` itself go along even where they are ignored, as Docker sends them.
 * @param leaveOut paths relative to `dir` that are no part of it
 * @param dockerfile the recipe, relative to `dir`
 */ const readContext = async (dir, leaveOut = new Set(), dockerfile = 'Dockerfile')=>{
    const rules = await (0,promises_.readFile)((0,external_node_path_.join)(dir, IGNORE_FILE), 'utf8').catch(()=>'');
    const isIgnored = ignoredBy(rules);
    return readTree(dir, {
        leaveOut,
        isIgnored: (path)=>path !== dockerfile && path !== IGNORE_FILE && isIgnored(path)
    });
};

;// CONCATENATED MODULE: ./src/image/image-recipes.js









const image_recipes_OURS = 'kotlin-bench/';
const readDockerfile = async (path)=>{
    try {
        return await (0,promises_.readFile)(path, 'utf8');
    } catch (error) {
        throw new errors/* FaultError */.VD('task', 'dockerfile-missing', `There is no recipe at ${(0,text_quote/* quote */.h)(path)}: ${(0,errors/* errorMessage */.gJ)(error)}`);
    }
};
/** What the image of a task is called in the engine: as its compose file says, else by its name. */ const taskImageName = (task)=>task.environment.localImage ?? `${image_recipes_OURS}task-${task.name.toLowerCase().replaceAll(/[^a-z0-9._-]+/g, '-')}:local`;
/** Reads what images are made from, and gives each its key. Nothing is built for that. */ const createRecipes = ({ docker, bases, platform })=>{
    const recipeOf = (name)=>bases.recipes.find(({ image })=>image === name);
    const base = async (recipe)=>{
        const { contextDir, dockerfile, leaveOut } = bases_baseContext(bases, recipe);
        const text = await readDockerfile((0,external_node_path_.join)(contextDir, dockerfile));
        const context = await readContext(contextDir, leaveOut, dockerfile);
        const below = [];
        const parents = {};
        for (const name of dockerfile_parentImages(text)){
            const other = recipeOf(name);
            // A public parent goes in by name: which of its builds a machine has must not change our key.
            parents[name] = other && other !== recipe ? (await base(other)).key : name;
            if (other && other !== recipe) below.push(other);
        }
        const key = content_key_contentKey({
            dockerfile: text,
            context,
            platform,
            parents
        });
        return {
            image: recipe.image,
            key,
            dockerfile,
            context,
            bases: below,
            foreignBases: []
        };
    };
    /** The key of what stands in a task's FROM line, where the manifest does not name it. */ const foreign = async (name)=>{
        const local = await findLocalImage(docker, name);
        if (name.startsWith(image_recipes_OURS)) {
            if (local) return {
                key: local.id,
                id: local.id
            };
            throw new errors/* FaultError */.VD('task', 'base-missing', `The base ${name} is neither in ${(0,text_quote/* quote */.h)((0,external_node_path_.join)(bases.dir, 'manifest'))} nor in the engine. Add it to the manifest, or name its folder by \`--bases\`.`);
        }
        // What a registry has goes in by name, as for bases; what was made here can change at any time.
        const isMadeHere = local !== undefined && local.digests.length === 0;
        return {
            key: isMadeHere ? local.id : name,
            id: local?.id ?? null
        };
    };
    return {
        base,
        async task (task) {
            const contextDir = (0,external_node_path_.join)(task.dir, 'environment');
            const text = await readDockerfile((0,external_node_path_.join)(contextDir, 'Dockerfile'));
            const found = [];
            const foreignBases = [];
            const parents = {};
            for (const name of dockerfile_parentImages(text)){
                const recipe = recipeOf(name);
                if (recipe) {
                    parents[name] = (await base(recipe)).key;
                    found.push(recipe);
                    continue;
                }
                const { key, id } = await foreign(name);
                parents[name] = key;
                if (id !== null) foreignBases.push({
                    name,
                    id
                });
            }
            const context = await readContext(contextDir);
            const key = content_key_contentKey({
                dockerfile: text,
                context,
                platform,
                parents
            });
            const image = taskImageName(task);
            return {
                image,
                key,
                dockerfile: 'Dockerfile',
                context,
                bases: found,
                foreignBases
            };
        }
    };
};
/** Whether an image's name is one of ours. */ const isOurs = (image)=>image.startsWith(image_recipes_OURS);

;// CONCATENATED MODULE: ./src/image/named-image.js



/**
 * The image that a task names instead of a recipe: the engine's own, else pulled.
 * @throws FaultError `infrastructure` where it cannot be pulled
 */ const namedImage = async ({ docker, listener, signal }, { name, timeoutMs })=>{
    const local = await findLocalImage(docker, name);
    if (local) return local;
    const args = [
        'pull',
        '--quiet',
        name
    ];
    return tellOfWork(listener, {
        image: name,
        action: 'pull'
    }, async ()=>{
        const pulled = await docker.call(args, {
            signal,
            timeoutMs
        });
        if (pulled.exitCode !== 0) throw (0,engine_failure/* engineFailure */.FR)(args, pulled);
        return local_image_requireLocalImage(docker, name, 'pulled');
    });
};

;// CONCATENATED MODULE: ./src/image/images.js











/** One content of one image. */ const slotOf = ({ image, key })=>`${image} ${key}`;
const fileNameOf = (image)=>image.replaceAll(/[^a-zA-Z0-9._-]+/g, '_');
/** Opens the store of images for one job. */ const createImages = (context)=>{
    const { docker, bases, listener, host, signal } = context;
    const source = context.source ?? ensure_image_BUILD_ONLY;
    const recipes = createRecipes({
        docker,
        bases,
        platform: host.platform
    });
    // Where one fails, another trial may meet the next attempt with a working engine again.
    const obtained = (0,single_flight/* oncePerKey */.G)();
    const building = (0,p_limit/* default */.A)(context.buildsAtOnce ?? Number.POSITIVE_INFINITY);
    const rebuilt = new Set();
    const builder = (0,single_flight/* once */.O)(()=>detectBuilder(docker));
    const noticed = new Set();
    const notice = (message)=>{
        if (noticed.has(message)) return;
        noticed.add(message);
        listener({
            type: 'notice',
            message
        });
    };
    const build = async (plan, { timeoutMs, licence })=>{
        for (const recipe of plan.bases)await base(recipe);
        const found = await builder();
        const built = await building(()=>buildImage(docker, found, {
                ...plan,
                sharing: sharingOf(plan.image, {
                    lock: source.lock,
                    listener
                }),
                labels: image_labels_imageLabels(context.provenance ?? image_labels_NO_PROVENANCE, licence),
                timeoutMs,
                secrets: context.secrets,
                logFilter: context.logFilter,
                logPath: (0,external_node_path_.join)(context.logDir, `${fileNameOf(plan.image)}.log`),
                signal
            }));
        rebuilt.add(slotOf(plan));
        return built;
    };
    const ensure = (plan, options)=>obtained.get(slotOf(plan), ()=>ensure_image_ensureImage({
                ...source,
                docker,
                host,
                listener,
                signal
            }, {
                ...plan,
                cache: options.cache,
                rebuild: context.rebuild === true && !rebuilt.has(slotOf(plan))
            }, ()=>build(plan, options)));
    const base = async (recipe)=>{
        const plan = await recipes.base(recipe);
        const licence = context.licences?.get(recipe.repo) ?? null;
        const image = await ensure(plan, {
            timeoutMs: undefined,
            licence,
            cache: source.baseCache
        });
        return {
            ...image,
            name: recipe.image
        };
    };
    /** The base that an image stands on, where the engine has it as it was then. */ const baseOf = async (plan)=>{
        const recipe = plan.bases.at(-1);
        if (recipe === undefined) return plan.foreignBases.at(-1) ?? null;
        const local = await findLocalImage(docker, recipe.image);
        if (local?.key !== (await recipes.base(recipe)).key) return null;
        source.ledger.note(recipe.image, local);
        return {
            name: recipe.image,
            id: local.id
        };
    };
    return {
        base,
        forget: ()=>obtained.forget(),
        async task (task, { timeoutMs }) {
            const name = task.environment.dockerImage;
            if (name) {
                const image = await namedImage(context, {
                    name,
                    timeoutMs
                });
                source.ledger.note(name, image);
                return {
                    ...image,
                    name,
                    base: null
                };
            }
            const plan = await recipes.task(task);
            for (const { name } of plan.foreignBases.filter(({ name })=>isOurs(name))){
                notice(`The base ${name} is not in ${(0,external_node_path_.join)(bases.dir, 'manifest')}; it is used as the engine has it.`);
            }
            const image = await ensure(plan, {
                timeoutMs,
                licence: task.license,
                cache: null
            });
            return {
                ...image,
                name: plan.image,
                base: await baseOf(plan)
            };
        }
    };
};

;// CONCATENATED MODULE: ./src/image/published-image.js





/** How registries and engines say that an image is not there, or not for everybody. */ const ABSENT = /manifest unknown|not found|does not exist|name unknown|\bdenied\b|unauthorized|forbidden|no such image/i;
/** What is the machine's own fault stays that, whichever registry was asked. */ const published_image_OWN = new Set([
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
        if (result.exitCode === 0) return findLocalImage(docker, name);
        const failure = (0,engine_failure/* engineFailure */.FR)(args, result);
        if (failure.code === 'image-missing' || ABSENT.test(result.stderr)) return undefined;
        throw failure;
    };
    const tryPull = async (name, timeoutMs)=>{
        try {
            const patiently = ()=>withRetries(()=>pull(name, timeoutMs), {
                    signal,
                    patience
                });
            return await tellOfWork(listener, {
                image: name,
                action: 'pull'
            }, patiently);
        } catch (error) {
            signal.throwIfAborted();
            if (!(error instanceof errors/* FaultError */.VD) || published_image_OWN.has(error.code)) throw error;
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
            const here = await findLocalImage(docker, name);
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
    for (const name of dockerfile_parentImages(row.Dockerfile)){
        const local = await findLocalImage(docker, name);
        // What a registry has goes in by name; what was made here can change at any time.
        parents[name] = local !== undefined && local.digests.length === 0 ? local.id : name;
    }
    const commit = [
        CONTEXT_VERSION,
        row.repo.toLowerCase(),
        row.base_commit.toLowerCase()
    ].join('\n');
    return content_key_contentKey({
        dockerfile: row.Dockerfile,
        context: [
            tar_fileEntry('base_commit', commit)
        ],
        platform: ROW_PLATFORM,
        parents
    });
};
/** @throws FaultError `task` for a row without a recipe, and for one on a base that has to be built first */ const requireRecipe = async (docker, row)=>{
    if (row.Dockerfile.trim() === '') {
        throw new errors/* FaultError */.VD('task', 'dockerfile-missing', `The row ${row.instance_id} has no Dockerfile, and there is no image of it here or published. Build one and name it in the row's field image, or take the published file of rows.`);
    }
    for (const name of dockerfile_parentImages(row.Dockerfile)){
        if (!OFFICIAL_BASE.test(name) || await findLocalImage(docker, name) !== undefined) continue;
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

;// CONCATENATED MODULE: ./src/image/row-images.js










/**
 * Opens the store of images for one job on rows. An image is, in this order: the one that the row names; the
 * one that the official harness has built here; ours by its key, here or in a registry; the published one;
 * built from the row's Dockerfile on the repository at `base_commit`. Two trials that need one wait for it together.
 */ const createRowImages = (context)=>{
    const { docker, host, source, listener, signal } = context;
    const builder = (0,single_flight/* once */.O)(()=>detectBuilder(docker));
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
            return buildImage(docker, found, {
                ...{
                    image,
                    key,
                    timeoutMs,
                    signal
                },
                sharing: sharingOf(image, {
                    lock: source.lock,
                    listener
                }),
                labels: image_labels_imageLabels(context.provenance ?? image_labels_NO_PROVENANCE, null),
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
        const made = official === null ? undefined : await findLocalImage(docker, official);
        if (official !== null && made) return asFound(official, made);
        const isOurs = (await findLocalImage(docker, image))?.key === key;
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
        if ((await findLocalImage(docker, image))?.key !== key || rebuild) await requireRecipe(docker, row);
        const ensured = await ensure_image_ensureImage({
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
/** A trial's own network has two containers, the one that leads out has some of every trial. */ const network_PREFIX = {
    internal: 28,
    outward: 24
};
/** A block within 198.18.0.0/15, which is for tests of network devices and so in no real network. */ const randomBlock = (kind, random = external_node_crypto_.randomInt)=>{
    const prefix = network_PREFIX[kind];
    const offset = random(2 ** (prefix - 15)) * 2 ** (32 - prefix);
    return `198.${18 + (offset >> 16)}.${offset >> 8 & 255}.${offset & 255}/${prefix}`;
};
const serverVersions = (0,single_flight/* oncePerKey */.G)();
/** The version of the engine behind a command line, asked once. */ const serverVersion = (docker)=>serverVersions.get(docker, ()=>docker.text([
            'version',
            '--format',
            '{{.Server.Version}}'
        ]));
const network_inspectSchema = schemas/* array */.YOg(schemas/* object */.Ikc({
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
    const block = network_inspectSchema.parse(JSON.parse(text)).find(({ Subnet })=>!Subnet.includes(':'));
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
var external_node_stream_ = __webpack_require__(7075);
;// CONCATENATED MODULE: ./src/contracts/gateway/model-failure.js

/** Why a model request did not succeed. */ const modelFailureSchema = schemas/* enum */.k5n([
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

;// CONCATENATED MODULE: ./src/contracts/gateway/tokens.js

/**
 * `input` is all that the model read, also what was cached (`cached`) and what was written to the cache
 * (`cacheWrite`), whatever the provider's own count leaves out.
 */ const gatewayTokensSchema = schemas/* object */.Ikc({
    input: schemas/* number */.aig(),
    cached: schemas/* number */.aig(),
    cacheWrite: schemas/* number */.aig(),
    output: schemas/* number */.aig()
});

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
    failures: schemas/* partialRecord */.jgl(modelFailureSchema, schemas/* number */.aig().int()),
    tokens: gatewayTokensSchema,
    /** Null where a model's price is not known. */ costUsd: schemas/* number */.aig().nullable(),
    /** From each request to the end of its answer. */ seconds: schemas/* number */.aig()
});
const failedRequestSchema = schemas/* object */.Ikc({
    /** ISO 8601. */ at: schemas/* string */.YjP(),
    provider: schemas/* string */.YjP(),
    model: schemas/* string */.YjP().nullable(),
    cause: modelFailureSchema,
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
    const address = parseAddress(host);
    if (address === undefined) return false;
    return allow.some((rule)=>{
        const block = addresses_parseBlock(rule);
        return block !== undefined && addresses_contains(block, address);
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
const ipv4Blocks = (rules)=>rules.filter((rule)=>addresses_parseBlock(rule)?.family === 4);
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
var external_node_readline_ = __webpack_require__(481);
;// CONCATENATED MODULE: ./src/contracts/gateway/trajectory.js



/** One model request and its answer, shortened. */ const trajectoryStepSchema = schemas/* object */.Ikc({
    n: schemas/* number */.aig().int(),
    at: schemas/* string */.YjP(),
    provider: schemas/* string */.YjP(),
    model: schemas/* string */.YjP().nullable(),
    path: schemas/* string */.YjP(),
    status: schemas/* number */.aig().int().nullable(),
    outcome: schemas/* enum */.k5n([
        'succeeded',
        'failed',
        'left',
        'open'
    ]),
    cause: modelFailureSchema.nullable(),
    seconds: schemas/* number */.aig().nullable(),
    tokens: gatewayTokensSchema.nullable(),
    request: schemas/* object */.Ikc({
        bytes: schemas/* number */.aig().int(),
        messages: schemas/* number */.aig().int(),
        first: schemas/* string */.YjP().nullable(),
        last: schemas/* string */.YjP().nullable()
    }),
    answer: schemas/* object */.Ikc({
        bytes: schemas/* number */.aig().int(),
        text: schemas/* string */.YjP(),
        calls: schemas/* array */.YOg(schemas/* object */.Ikc({
            name: schemas/* string */.YjP(),
            arguments: schemas/* string */.YjP()
        }))
    })
});
const trajectorySchema = schemas/* object */.Ikc({
    steps: schemas/* array */.YOg(trajectoryStepSchema),
    /** Steps in the middle that no longer fit. */ dropped: schemas/* number */.aig().int()
});

;// CONCATENATED MODULE: ./src/contracts/gateway/control.js




/** The first line on standard output. */ const gatewayReadySchema = schemas/* object */.Ikc({
    event: schemas/* literal */.euz('ready'),
    /** The address on which both ports listen. */ address: schemas/* string */.YjP(),
    proxyPort: portSchema,
    modelPort: portSchema,
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
    /** Another phase, other rules: open connections end. */ gatewayRulesSchema.extend({
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
    trajectory: trajectorySchema.optional()
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

;// CONCATENATED MODULE: ./src/text/url-place.js
/**
 * Where a URL of HTTP leads: the host as a socket takes it, which is an IPv6 address without its brackets,
 * and the port, the scheme's own where the URL names none.
 */ const url_place_placeOf = ({ hostname, port, protocol })=>({
        host: hostname.replace(/^\[|\]$/g, ''),
        port: Number(port) || (protocol === 'https:' ? 443 : 80)
    });

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
/** The payload of frames that have none. */ const relay_channel_NOTHING = Buffer.alloc(0);
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
        this.#send(FRAME.end, this.number, relay_channel_NOTHING, done);
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
    const send = (type, channel, payload = relay_channel_NOTHING, done)=>{
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
    const { host, port } = url_place_placeOf(new URL(baseUrl));
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

;// CONCATENATED MODULE: ./src/network/upstream-proxy-settings.js

/** The machine's own proxy, as the usual variables name it; what goes to the outside passes it. */ const upstreamProxyOf = (environment)=>{
    const first = (...names)=>names.map((name)=>environment[name]).find((value)=>value);
    const url = first('HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy', 'ALL_PROXY', 'all_proxy');
    if (url === undefined || !/^https?:\/\//.test(url)) return null;
    return {
        url,
        noProxy: first('NO_PROXY', 'no_proxy') ?? ''
    };
};
/** Says where containers, those of builds among them, do not reach the machine's own proxy. */ const warnOfLoopbackProxy = (environment, listener)=>{
    const proxy = upstreamProxyOf(environment);
    if (proxy === null || !URL.canParse(proxy.url)) return;
    const { hostname, host } = new URL(proxy.url);
    if (!(0,loopback/* isLoopbackHost */.c)(hostname)) return;
    const message = `The proxy ${host} of this environment is on this machine alone: to a container that address is the container itself, so that none reaches it. Let the proxy listen on the engine's bridge as well, and name it by that address, as a rule 172.17.0.1.`;
    listener({
        type: 'warning',
        message
    });
};

;// CONCATENATED MODULE: ./src/image/image-archive.js






/** What a file of zstd begins with. */ const ZSTD = Buffer.from([
    0x28,
    0xb5,
    0x2f,
    0xfd
]);
/**
 * Node has zstd from 22.15 on; an archive is as good without, and GitHub's cache presses it once more.
 * One thread, since Node's stream breaks where zstd has workers of its own.
 */ const compressor = ()=>typeof external_node_zlib_.createZstdCompress === 'function' ? external_node_zlib_.createZstdCompress() : new external_node_stream_.PassThrough();
const isZstd = async (path)=>{
    const file = await (0,promises_.open)(path);
    try {
        const { buffer } = await file.read(Buffer.alloc(ZSTD.length), 0, ZSTD.length, 0);
        return buffer.equals(ZSTD);
    } finally{
        await file.close();
    }
};
/** An archive would take more room than there is for it. */ class ArchiveTooLarge extends Error {
}
const atMost = (limit)=>{
    let bytes = 0;
    return new external_node_stream_.Transform({
        transform (chunk, _encoding, done) {
            bytes += chunk.length;
            if (bytes > limit) done(new ArchiveTooLarge(`more than ${limit} bytes`));
            else done(null, chunk);
        }
    });
};
/**
 * Writes an image to a file, pressed where this Node can. The archive holds the image by its id alone:
 * who loads it gives it a name.
 * @throws ArchiveTooLarge where the file would have more than `limit` bytes
 * @throws FaultError where the engine fails
 */ const saveImage = async (docker, { id, path, limit, signal })=>{
    const args = [
        'save',
        id
    ];
    const saving = docker.stream(args, {
        signal
    });
    try {
        await (0,external_node_stream_promises_.pipeline)(saving.stdout, compressor(), atMost(limit), (0,external_node_fs_.createWriteStream)(path));
    } catch (error) {
        saving.stop();
        await saving.done;
        throw error;
    }
    const result = await saving.done;
    if (result.exitCode !== 0) throw (0,engine_failure/* engineFailure */.FR)(args, result);
};
const LOADED = /^Loaded image(?: ID)?: *(sha256:[0-9a-f]{64})$/m;
/**
 * Loads an archive of `saveImage`; no name is given to what comes.
 * @returns the image's id; undefined where the archive holds something else
 * @throws FaultError where the engine cannot read or keep it
 */ const loadImage = async (docker, path, signal)=>{
    const file = (0,external_node_fs_.createReadStream)(path);
    let input = file;
    if (await isZstd(path) && typeof external_node_zlib_.createZstdDecompress === 'function') {
        input = external_node_zlib_.createZstdDecompress();
        // A file that ends too soon, or holds something else, ends the engine's input; the engine says so.
        (0,external_node_stream_promises_.pipeline)(file, input).catch(()=>{});
    }
    const said = await docker.text([
        'load',
        '--quiet'
    ], {
        input,
        signal
    });
    return LOADED.exec(said)?.[1];
};

;// CONCATENATED MODULE: ./src/image/base-archive.js




const base_archive_MIB = 1024 ** 2;
const entryOf = (port, key)=>{
    const path = (0,external_node_path_.join)(port.folder, 'bases', `${key}.tar`);
    return {
        entry: {
            key: `kotlin-bench-base-1-${key}`,
            paths: [
                path
            ]
        },
        path
    };
};
/** Whether the cache has an entry for a base with this key; what is in it is not looked at. */ const hasArchive = (port, key)=>port.has(entryOf(port, key).entry);
/** The good name is given when all of it is in the engine and its key is the right one. */ const base_archive_load = async ({ docker, signal, notice }, { image, key, path })=>{
    const id = await loadImage(docker, path, signal);
    const loaded = id === undefined ? undefined : await findLocalImage(docker, id);
    if (loaded?.key === key) {
        await docker.text([
            'tag',
            loaded.id,
            image
        ]);
        return loaded;
    }
    if (loaded) await docker.call([
        'image',
        'rm',
        loaded.id
    ]);
    notice(`What GitHub's cache keeps for ${image} is not that: its key is ${loaded?.key ?? 'missing'}. It is not used.`);
    return undefined;
};
/**
 * Takes a base from the cache into the engine; its file goes again.
 * @param sized hears of the bytes that the entry takes in the cache, also where it is of no use
 * @returns undefined where the entry is gone, or holds something else, which `notice` hears of
 * @throws Error where the cache or the engine fails
 */ const restoreArchive = async (place, { image, key, sized })=>{
    const { entry, path } = entryOf(place.port, key);
    try {
        if (await place.port.restore(entry) === undefined) return undefined;
        sized((await (0,promises_.stat)(path)).size);
        return await base_archive_load(place, {
            image,
            key,
            path
        });
    } finally{
        await (0,promises_.rm)(path, {
            force: true
        });
    }
};
/**
 * Puts a base of the engine into the cache; the file on the way there goes again.
 * @param limit bytes that its archive may have
 * @returns the bytes it takes there; undefined where the cache refused it, the engine has another base under this
 *   name, or the disk has no room for the file, which `notice` hears of
 * @throws ArchiveTooLarge where it would take more than `limit`; Error where the cache or the engine fails
 */ const keepArchive = async ({ docker, port, signal, notice }, { image, key, limit })=>{
    const { entry, path } = entryOf(port, key);
    const local = await findLocalImage(docker, image);
    if (local?.key !== key) return undefined;
    const folder = (0,external_node_path_.dirname)(path);
    await (0,promises_.mkdir)(folder, {
        recursive: true
    });
    const { bavail, bsize } = await (0,promises_.statfs)(folder);
    if (bavail * bsize < local.bytes) {
        notice(`${image} is not kept in GitHub's cache: its archive may need ${Math.ceil(local.bytes / base_archive_MIB)} MiB of disk.`);
        return undefined;
    }
    try {
        await saveImage(docker, {
            id: local.id,
            path,
            limit,
            signal
        });
        return await port.save(entry) ? (await (0,promises_.stat)(path)).size : undefined;
    } finally{
        await (0,promises_.rm)(path, {
            force: true
        });
    }
};

;// CONCATENATED MODULE: ./src/image/base-cache.js





/**
 * What the bases of one run may take. GitHub keeps 10 GB for a repository and then throws away what was
 * used longest ago; the rest is left to the repository's own caches, which go with it.
 */ const LIMIT_BYTES = 7 * 1024 ** 3;
const inMib = (bytes)=>`${Math.round(bytes / 1024 ** 2)} MiB`;
/** Each takes the disk twice, as the archive and in the engine. */ const AT_A_TIME = 2;
/** Opens the bases that a cache keeps. No failure of it is one of the run: a notice, and the base is built. */ const createBaseCache = ({ docker, port, listener, signal, limitBytes = LIMIT_BYTES })=>{
    const restoring = (0,p_limit/* default */.A)(AT_A_TIME);
    const builtHere = new Map();
    let taken = 0;
    const notice = (message)=>listener({
            type: 'notice',
            message
        });
    const place = {
        docker,
        port,
        signal,
        notice
    };
    const sized = (bytes)=>{
        taken += bytes;
    };
    const restore = async (image, key)=>{
        if (!await hasArchive(port, key)) return undefined;
        try {
            return await tellOfWork(listener, {
                image,
                action: 'restore'
            }, ()=>restoreArchive(place, {
                    image,
                    key,
                    sized
                }));
        } catch (error) {
            signal.throwIfAborted();
            notice(`${image} could not be taken from GitHub's cache: ${(0,errors/* errorMessage */.gJ)(error)}`);
            return undefined;
        }
    };
    const saveOne = async ({ image, key })=>{
        if (await hasArchive(port, key)) return;
        const limit = limitBytes - taken;
        try {
            const bytes = await tellOfWork(listener, {
                image,
                action: 'save'
            }, ()=>keepArchive(place, {
                    image,
                    key,
                    limit
                }));
            sized(bytes ?? 0);
        } catch (error) {
            if (!(error instanceof ArchiveTooLarge)) throw error;
            throw new Error(`this run may keep ${inMib(limitBytes)} of bases there, and ${inMib(limit)} are left of that`, {
                cause: error
            });
        }
    };
    return {
        restore: (image, key)=>restoring(restore, image, key),
        built: (base)=>void builtHere.set(base.key, base),
        async save () {
            const longestFirst = [
                ...builtHere.values()
            ].sort((a, b)=>b.seconds - a.seconds);
            for (const base of longestFirst){
                signal.throwIfAborted();
                if (!port.isWritable) return;
                try {
                    await saveOne(base);
                    builtHere.delete(base.key);
                } catch (error) {
                    signal.throwIfAborted();
                    notice(`${base.image} is not kept in GitHub's cache: ${(0,errors/* errorMessage */.gJ)(error)}.`);
                }
            }
        }
    };
};

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
;// CONCATENATED MODULE: ./src/network/gateway/proxy/upstream-proxy.js





/** Certificates to trust: Node's own, and the user's for a network that inspects TLS. */ const trusted = (ca)=>ca === null ? undefined : [
        ...external_node_tls_.rootCertificates,
        ca
    ];
const exempts = (entry, host, port)=>{
    if (entry === '*') return true;
    const block = addresses_parseBlock(entry);
    const address = parseAddress(host);
    if (block !== undefined) return address !== undefined && addresses_contains(block, address);
    const [, name = '', portText] = /^(.*?)(?::(\d+))?$/.exec(entry) ?? [];
    if (portText !== undefined && Number(portText) !== port) return false;
    const suffix = name.replace(/^\*?\./, '');
    return suffix !== '' && (host === suffix || host.endsWith(`.${suffix}`));
};
/** Does NO_PROXY say that this host is reached directly? Names mean their subdomains as well, as curl has it. */ const isExempt = (noProxy, { host, port })=>noProxy.toLowerCase().split(/[\s,]+/).filter((entry)=>entry !== '').some((entry)=>exempts(entry, host, port));
const upstream_proxy_TIMEOUT_MS = 15_000;
/** The proxy of HTTPS_PROXY, which may ask for a password and may itself speak TLS. */ const createUpstreamProxy = (settings, ca)=>{
    const url = new URL(settings.url);
    const isTls = url.protocol === 'https:';
    const { host, port } = placeOf(url);
    const user = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
    const headers = user === ':' ? {} : {
        'proxy-authorization': `Basic ${Buffer.from(user).toString('base64')}`
    };
    const open = ()=>new Promise((resolve, reject)=>{
            const roots = trusted(ca);
            const socket = isTls ? tlsConnect({
                host,
                port,
                servername: host,
                ...roots && {
                    ca: roots
                }
            }) : connect({
                host,
                port,
                allowHalfOpen: true
            });
            socket.setTimeout(upstream_proxy_TIMEOUT_MS, ()=>socket.destroy(new Error('the network proxy does not answer')));
            socket.once('error', reject);
            socket.once(isTls ? 'secureConnect' : 'connect', ()=>{
                socket.off('error', reject);
                socket.setTimeout(0);
                resolve(socket);
            });
        });
    const tunnel = async (authority)=>{
        const socket = await open();
        return new Promise((resolve, reject)=>{
            const asked = request({
                method: 'CONNECT',
                path: authority,
                headers: {
                    host: authority,
                    ...headers
                },
                createConnection: ()=>socket,
                timeout: upstream_proxy_TIMEOUT_MS
            });
            asked.once('timeout', ()=>asked.destroy(new Error('the network proxy does not answer')));
            asked.once('error', reject);
            asked.once('response', (answer)=>{
                asked.destroy();
                reject(new Error(`the network proxy answers ${answer.statusCode}`));
            });
            asked.once('connect', (answer, tunnelled, head)=>{
                if (answer.statusCode !== 200) {
                    tunnelled.destroy();
                    reject(new Error(`the network proxy answers ${answer.statusCode}`));
                    return;
                }
                socket.setTimeout(0);
                if (head.length > 0) tunnelled.unshift(head);
                resolve(socket);
            });
            asked.end();
        });
    };
    return {
        isFor: (name, at)=>!isExempt(settings.noProxy, {
                host: name,
                port: at
            }),
        open,
        tunnel,
        headers
    };
};

;// CONCATENATED MODULE: ./src/commands/shared/access/sender.js





/** Carries requests as the machine's own settings say: its proxy, and the certificates to trust. */ const createSender = (environment, ca)=>{
    const proxy = upstreamProxyOf(environment);
    const roots = trusted(ca);
    const tls = roots === undefined ? {} : {
        ca: roots
    };
    const direct = new undici/* Agent */.g6({
        connect: {
            ...tls,
            timeout: 10_000
        }
    });
    const indirect = proxy && new undici/* ProxyAgent */.kT({
        uri: proxy.url,
        requestTls: tls,
        proxyTls: tls
    });
    return (url)=>{
        const place = url_place_placeOf(url);
        const exempt = isExempt(proxy?.noProxy ?? '', place);
        return indirect === null || exempt || (0,loopback/* isLoopbackHost */.c)(place.host) ? direct : indirect;
    };
};

;// CONCATENATED MODULE: ./src/commands/shared/access/image-source.js







/** A desk without a login to any registry, outside of any workflow. */ const NO_ACCESS = {
    logins: new Map(),
    place: {
        repository: null,
        isFork: false,
        source: null,
        revision: null
    }
};
/** Opens what a run takes its images from. */ const openImageSource = ({ registries, push, pullOnly }, context)=>({
        registries: createRegistries({
            docker: context.docker,
            registries,
            push,
            logins: context.access.logins,
            place: context.access.place,
            sender: createSender(context.environment, context.ca),
            listener: context.listener,
            signal: context.signal
        }),
        baseCache: context.cache ? createBaseCache({
            ...context,
            port: context.cache
        }) : null,
        lock: (0,key_lock/* fileLock */.y)((0,external_node_path_.join)((0,file_cache/* defaultCacheDir */.$g)(), 'locks')),
        pullOnly,
        ledger: createLedger()
    });
/** Keeps the bases that were built in GitHub's cache, unless a registry has taken them. */ const saveBases = async ({ baseCache, registries })=>{
    if (!registries.areWritten()) await baseCache?.save();
};
/**
 * What images say of where they come from: the repository whose workflow runs, else the dataset's, else
 * the one that a registry of GitHub's keeps them for.
 */ const provenanceOf = ({ place }, registries, dataset)=>{
    if (place.source !== null) return {
        source: place.source,
        revision: place.revision
    };
    if (dataset !== null && /^https:\/\//.test(dataset.source)) return {
        source: dataset.source,
        revision: dataset.commit
    };
    const revision = dataset?.commit ?? null;
    const [owner, repository] = registries.find(({ host })=>host === 'ghcr.io')?.path.split('/') ?? [];
    const source = owner && repository ? `https://github.com/${owner}/${repository}` : null;
    return {
        source,
        revision
    };
};
/** SPDX ids of the repositories that tasks are from, by the name that bases call them: `owner_repo`. */ const licencesOf = (entries)=>new Map(entries.flatMap((entry)=>{
        const { repository = null, license = null } = entry.ok ? entry.task : {};
        return repository === null || license === null ? [] : [
            [
                repository.toLowerCase().replace('/', '_'),
                license
            ]
        ];
    }));

// EXTERNAL MODULE: ./src/making/swe-polybench/row-task.js
var row_task = __webpack_require__(7416);
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

;// CONCATENATED MODULE: ./src/commands/shared/jobs/read-test-material.js











/** null where the task has no such file. */ const readFileOf = async (task, path)=>{
    try {
        return await read_task_readTaskFile(task, path);
    } catch (error) {
        if (error instanceof read_file/* RefusedFile */.tg) throw new errors/* FaultError */.VD('task', 'task-file-refused', error.message, {
            cause: error
        });
        throw error;
    }
};
const readTestFile = (task, name)=>readFileOf(task, `tests/${name}`);
const read_test_material_readText = async (task, name)=>(await readTestFile(task, name))?.toString('utf8');
const EXPECTED = 'expected_tests.json';
const readExpected = async (task)=>{
    const content = await readTestFile(task, EXPECTED);
    try {
        return content && readExpectedTests(content, (0,external_node_path_.join)(task.dir, 'tests', EXPECTED));
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
        throw new errors/* FaultError */.VD('task', 'row-invalid', `${(0,text_quote/* quote */.h)(path)} is no row: ${(0,errors/* errorMessage */.gJ)(error)}. Remove the folder; it is made again from the file of rows.`, {
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
        read_test_material_readText(task, 'test.patch'),
        read_test_material_readText(task, VERIFIER_FILES.collector),
        read_test_material_readText(task, VERIFIER_FILES.comparer),
        read_test_material_readText(task, VERIFIER_FILES.testSh)
    ]);
    return {
        tests: runnable(await readTree((0,external_node_path_.join)(task.dir, 'tests'))),
        testPaths: [
            ...new Set([
                ...(0,patch_paths/* touchedPaths */.Pq)((0,patch_paths/* patchPaths */.BT)(testPatch)),
                ...(0,patch_paths/* verifierLoopPaths */.$A)(testPatch)
            ])
        ],
        testPatch,
        expected,
        shapes: verifierShapes({
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
    const { registryAccess: access = NO_ACCESS, registries, cache, rebuild, logFilter } = request;
    const jobId = `${folder.job}-${(0,external_node_crypto_.randomUUID)().slice(0, 8)}`;
    const ca = trust?.pem ?? null;
    warnOfLoopbackProxy(environment, listener);
    const source = openImageSource(registries, {
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
        provenance: provenanceOf(access, registries.registries, loaded.dataset)
    };
    const images = createImages({
        ...building,
        bases,
        rebuild,
        secrets: trust?.secrets,
        licences: licencesOf(loaded.entries)
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
                upstreamProxy: upstreamProxyOf(environment),
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

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: ../../node_modules/signal-exit/dist/mjs/index.js + 1 modules
var mjs = __webpack_require__(9189);
;// CONCATENATED MODULE: ./src/commands/bench-library/reap-on-exit.js




/** An engine that does not answer must not keep the process from ending. */ const CALL_MS = 10_000;
const docker = (args)=>(0,external_node_child_process_.spawnSync)('docker', args, {
        encoding: 'utf8',
        timeout: CALL_MS,
        stdio: [
            'ignore',
            'pipe',
            'ignore'
        ]
    }).stdout ?? '';
/** Removes what the job has before it returns: a process that exits waits for nothing else. */ const reapNow = (jobId)=>{
    for (const { list, remove } of KINDS){
        const listed = docker([
            ...list,
            '--quiet',
            '--filter',
            `label=${engine_labels/* JOB_LABEL */.pM}=${jobId}`
        ]);
        const ids = listed.split('\n').filter((id)=>id !== '');
        if (ids.length > 0) docker([
            ...remove,
            ...ids
        ]);
    }
};
/**
 * Removes what a job has in the engine also where the process ends in its midst: by `process.exit`, by an
 * error that nobody catches, or by a signal that nobody else listens for, which ends it afterwards as it
 * would have without us. Gives what ends the watch; where no job is watched, nothing is listened for.
 * @param abort ends the engine's calls that are under way
 */ const reapOnExit = (jobId, abort)=>(0,mjs/* onExit */.cf)(()=>{
        abort();
        reapNow(jobId);
    });

// EXTERNAL MODULE: ./src/commands/shared/rows/row-folders.js + 1 modules
var row_folders = __webpack_require__(3526);
;// CONCATENATED MODULE: ./src/commands/bench-library/row-task.js




/**
 * A row as a task, with its folder in the cache.
 * @throws FaultError `task` for a row that makes none, UserError where the cache cannot be written
 */ const rowTask = async (row, cacheDir)=>{
    const name = row.instance_id;
    const files = (0,row_task/* rowTaskFiles */.vB)(row, {
        hints: false
    });
    const dir = (0,row_folders/* rowFolder */.dx)(cacheDir, name, files);
    const toml = files.get('task.toml')?.text ?? '';
    const parsed = (0,parse_task/* parseTask */.X)({
        dir,
        name,
        toml,
        files: new Set(files.keys())
    });
    if (!parsed.ok) throw new errors/* FaultError */.VD('task', parsed.fault.code, parsed.fault.message);
    await (0,row_folders/* ensureRowFolder */.N4)(dir, files);
    return parsed.task;
};

;// CONCATENATED MODULE: ./src/commands/bench-library/row-session.js


















/** What the job's label says, before what tells one session from another. */ const JOB = 'library';
/**
 * Opens what rows are evaluated in.
 * @throws FaultError where no engine answers
 */ const openRowSession = async (options)=>{
    const { environment, gatewayProgram, listener, publishedImages } = options;
    const stop = new AbortController();
    const { signal } = stop;
    const docker = createDocker();
    const host = await engineHost(docker);
    const trust = await readTrust(options.caBundle, listener);
    const cacheDir = (0,file_cache/* defaultCacheDir */.$g)();
    await (0,cache_use/* markUse */.F)(cacheDir);
    const folder = reopenJobFolder((0,external_node_path_.join)(cacheDir, JOB), JOB);
    const serverUrl = serverUrlOf(options);
    const repositories = (0,open_rows/* openClones */.f)(options, {
        ...{
            cacheDir,
            serverUrl,
            token: undefined,
            certificates: options.caBundle?.path,
            listener,
            signal
        }
    });
    const background = new Set();
    const { context } = openTrialParts({
        ...{
            docker,
            host,
            folder,
            trust,
            environment,
            gatewayProgram,
            background,
            listener,
            signal
        },
        loaded: {
            entries: [],
            skipped: [],
            dataset: {
                source: JOB,
                commit: null
            },
            tasksDir: cacheDir
        },
        bases: await bases_loadBases((0,external_node_path_.join)((0,file_cache/* rowFolders */.YF)(cacheDir).tasks, 'bases')),
        rows: {
            publishedImages,
            repositories,
            write: async ()=>{}
        },
        registries: {
            registries: [],
            push: false,
            pullOnly: false
        }
    });
    const { jobId, sandboxes, images, certificates } = context;
    await reapStale(docker);
    const forget = reapOnExit(jobId, ()=>stop.abort());
    const start = (spec, { environment: { cpus, memoryMb } })=>container_startContainer(docker, {
            ...{
                ...spec,
                jobId,
                cpus,
                memoryMb,
                env: {}
            },
            expiresAt: (0,engine_labels/* expiresAfter */.Pe)(engine_labels/* TRIAL_LIFE_SEC */.Gk)
        });
    const prepare = async (row)=>{
        await requireDisk(host, 'trial');
        const task = await rowTask(row, cacheDir);
        const built = await images.task(task, {
            timeoutMs: task.environment.buildTimeoutSec * 1000
        });
        const workdir = task.environment.workdir ?? built.workdir;
        const image = await context.prepared.get(`${built.id} ${workdir}`, ()=>prepareImage(built, workdir, {
                ...{
                    docker,
                    signal,
                    seal: 'never',
                    cache: (0,file_cache/* fileCache */.HM)(cacheDir)
                },
                start: (id)=>start({
                        role: 'image',
                        image: id,
                        network: 'none'
                    }, task)
            }));
        return {
            task,
            image
        };
    };
    return {
        sandboxes,
        certificates,
        start,
        abort: ()=>stop.abort(),
        prepare (row) {
            const preparing = prepare(row);
            // Whoever asked may be gone before it has ended.
            background.add(preparing);
            return preparing;
        },
        async close () {
            try {
                await Promise.allSettled(background);
                await sandboxes.close();
                if (signal.aborted) await reapJob(docker, jobId);
            } finally{
                forget();
            }
        }
    };
};

;// CONCATENATED MODULE: ./src/commands/bench-library/row-evaluator.js


/** Calls that go on at the same time share a session: one image is built once for all of them. */ const createRowEvaluator = (options)=>{
    let current;
    const enter = ()=>{
        current ??= {
            session: openRowSession(options),
            users: 0,
            isCut: false
        };
        current.users += 1;
        return current;
    };
    /** The last one out closes. */ const leave = async (shared)=>{
        shared.users -= 1;
        if (shared.users > 0) return;
        if (current === shared) current = undefined;
        const session = await shared.session.catch(()=>undefined);
        if (shared.isCut) session?.abort();
        await session?.close();
    };
    return {
        async evaluate (row, change) {
            change.signal.throwIfAborted();
            const shared = enter();
            try {
                return await evaluateRow(await shared.session, row, change);
            } finally{
                shared.isCut ||= change.signal.aborted;
                await leave(shared);
            }
        }
    };
};


/***/ }),

/***/ 354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ pythonStrip),
/* harmony export */   t: () => (/* binding */ isPythonSpace)
/* harmony export */ });
/*
 * What Python's text functions do where JavaScript's do something else. The reference comparer is
 * written in Python, so test ids follow these.
 */ /** `str.isspace`: also U+001C to U+001F and U+0085, but not U+FEFF, which `trim` removes. */ const isPythonSpace = (code)=>code >= 0x09 && code <= 0x0d || code >= 0x1c && code <= 0x20 || code === 0x85 || code === 0xa0 || code === 0x1680 || code >= 0x2000 && code <= 0x200a || code === 0x2028 || code === 0x2029 || code === 0x202f || code === 0x205f || code === 0x3000;
/** `str.strip()`. */ const pythonStrip = (text)=>{
    let start = 0;
    let end = text.length;
    while(start < end && isPythonSpace(text.charCodeAt(start)))start++;
    while(end > start && isPythonSpace(text.charCodeAt(end - 1)))end--;
    return start === 0 && end === text.length ? text : text.slice(start, end);
};


/***/ }),

/***/ 63:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ caseStatus)
/* harmony export */ });
/* unused harmony export TestCaseReader */
/* harmony import */ var _xml_characters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1156);

/** How much of a failure message is kept. */ const MESSAGE_LENGTH = 2000;
/** Elements that Surefire and the retry plugin put beside a pass that came only on a retry. */ const RETRIES = new Set([
    'flakyFailure',
    'flakyError',
    'rerunFailure',
    'rerunError'
]);
/**
 * Reads test cases off the elements of a document: every `testcase` at any depth. Only direct children
 * give its status: `skipped` wins over `failure` and `error`; anything else is a pass.
 * Source: `status_of` in test/reference/reference.py.
 */ class TestCaseReader {
    /** Whether an element was in a namespace, where the reference does not find it. */ namespaced = false;
    /** Whether a name had a byte order mark at an end, which is no blank to the reference. */ bomInName = false;
    #emit;
    #open = [];
    /** The test case whose failure is being read, for its text. */ #failing = null;
    #failureDepth = 0;
    constructor(emit){
        this.#emit = emit;
    }
    open(name, attributes) {
        if (name === null) this.namespaced = true;
        const parent = this.#open.at(-1);
        if (parent && name !== null) this.#child(parent, name, attributes);
        this.#open.push(name === 'testcase' ? openCase(attributes) : null);
    }
    close() {
        const closed = this.#open.pop();
        if (closed) {
            if (hasBom(closed.name) || hasBom(closed.classname)) this.bomInName = true;
            this.#emit(finished(closed));
        }
        if (this.#failing && this.#open.length === this.#failureDepth) this.#failing = null;
    }
    text(text) {
        const failing = this.#failing;
        if (!failing) return;
        const readable = text.startsWith('&') ? attributeValue(text) ?? text : text;
        failing.message = ((failing.message ?? '') + readable).slice(0, MESSAGE_LENGTH);
        if (failing.message.length === MESSAGE_LENGTH) this.#failing = null;
    }
    #child(parent, name, attributes) {
        if (name === 'skipped') parent.skipped = true;
        else if (RETRIES.has(name)) parent.retried = true;
        else if (name === 'failure' || name === 'error') {
            parent.failed = true;
            if (parent.message !== null) return;
            const message = attributeNamed(attributes, 'message');
            if (message) parent.message = message.slice(0, MESSAGE_LENGTH);
            else {
                this.#failing = parent;
                this.#failureDepth = this.#open.length;
            }
        }
    }
}
const hasBom = (name)=>name !== undefined && (name.startsWith('\ufeff') || name.endsWith('\ufeff'));
const openCase = (attributes)=>({
        classname: attributeNamed(attributes, 'classname'),
        name: attributeNamed(attributes, 'name'),
        skipped: false,
        failed: false,
        retried: false,
        message: null
    });
const finished = ({ classname, name, skipped, failed, retried, message })=>{
    const status = caseStatus(skipped, failed);
    return {
        classname,
        name,
        status,
        retried: retried && status === 'PASS',
        message: status === 'FAIL' ? message : null
    };
};
/** `skipped` wins over a failure beside it. */ const caseStatus = (skipped, failed)=>skipped ? 'SKIP' : failed ? 'FAIL' : 'PASS';
const attributeNamed = (attributes, name)=>attributes.find((attribute)=>attribute.name === name)?.value;


/***/ }),

/***/ 8477:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ TestResults)
});

// UNUSED EXPORTS: TooManyTests

// EXTERNAL MODULE: ./src/score/reports/python-text.js
var python_text = __webpack_require__(354);
;// CONCATENATED MODULE: ./src/score/reports/test-id.js

/**
 * Whether a name holds `[`, one or more characters of the same line, and `]`: the mark of a
 * parameterized test, which the reference drops. `map[]` has nothing between and survives.
 * Written as two searches a line, since the pattern `\[.+?\]` takes quadratic time on `[[[[…`.
 * Source: `is_parameterized` in test/reference/reference.py; Python's `.` excludes the line feed alone.
 */ const hasParameters = (name)=>{
    for(let start = name.indexOf('['); start >= 0;){
        const lineEnd = name.indexOf('\n', start);
        const end = lineEnd < 0 ? name.length : lineEnd;
        if (name.slice(start, end).lastIndexOf(']') >= 2) return true;
        start = lineEnd < 0 ? -1 : name.indexOf('[', lineEnd);
    }
    return false;
};
const isHexDigit = (code)=>code >= 0x30 && code <= 0x39 || code >= 0x41 && code <= 0x46 || code >= 0x61 && code <= 0x66;
/**
 * Strips blanks, then a trailing `@` with hexadecimal digits: what `Object.toString` leaves in names.
 * Blanks that come to the end by that stay. Legitimate endings such as `@Add` go too.
 */ const stripIdentityHash = (part)=>{
    const text = (0,python_text/* pythonStrip */.p)(part ?? '');
    let at = text.length - 1;
    while(at >= 0 && isHexDigit(text.charCodeAt(at)))at--;
    return at >= 0 && at < text.length - 1 && text[at] === '@' ? text.slice(0, at) : text;
};
const PLATFORM_SUFFIXES = [
    '[desktop]',
    '[jvm]'
];
/**
 * Removes a trailing `[desktop]` or `[jvm]`, as the comparer of multiplatform tasks does. A final line
 * feed may follow and stays, since `$` in Python also matches before it. Other targets are kept.
 */ const stripPlatformSuffix = (name)=>{
    const lineFeed = name.endsWith('\n') ? '\n' : '';
    const text = lineFeed ? name.slice(0, -1) : name;
    const suffix = PLATFORM_SUFFIXES.find((candidate)=>text.endsWith(candidate));
    return suffix ? text.slice(0, -suffix.length) + lineFeed : name;
};
/**
 * The id of a test case, or null for a parameterized one, which takes no part. A platform's suffix is
 * taken off the name alone: in a class name it counts as a parameter.
 * Source: `statuses_of` and `identity` in test/reference/reference.py.
 */ const testId = ({ classname, name }, comparer)=>{
    const platform = comparer === 'platform-suffix' ? stripPlatformSuffix : (text)=>text;
    if (hasParameters(platform(name ?? '')) || hasParameters(classname ?? '')) return null;
    const owner = stripIdentityHash(classname);
    const method = platform(stripIdentityHash(name)) || '<unnamed>';
    return owner ? `${owner}.${method}` : method;
};

;// CONCATENATED MODULE: ./src/score/reports/test-results.js

const PRIORITY = {
    PASS: 1,
    SKIP: 2,
    FAIL: 3
};
const COUNTED = {
    PASS: 'passed',
    FAIL: 'failed',
    SKIP: 'skipped'
};
/** More test cases than any suite has; beyond it a report is hostile. */ class TooManyTests extends Error {
    name = 'TooManyTests';
}
/** The status of every test id, merged over test cases by FAIL over SKIP over PASS. */ class TestResults {
    statuses = new Map();
    /** Ids that came more than once with different results. */ contradicted = new Set();
    retried = new Set();
    messages = new Map();
    #limit;
    constructor(limit){
        this.#limit = limit;
    }
    /** How many ids have each status. */ get counts() {
        const counts = {
            passed: 0,
            failed: 0,
            skipped: 0
        };
        for (const status of this.statuses.values())counts[COUNTED[status]]++;
        return counts;
    }
    /** Takes a test case in, unless it is parameterized: those take no part. */ add(test, comparer) {
        const id = testId(test, comparer);
        if (id !== null) this.#set(id, test.status, test.retried, test.message);
    }
    /** Takes over everything of another set of results. */ merge(other) {
        for (const [id, status] of other.statuses)this.#set(id, status, other.retried.has(id), other.messages.get(id) ?? null);
        for (const id of other.contradicted)this.contradicted.add(id);
    }
    #set(id, status, retried, message) {
        const known = this.statuses.get(id);
        if (known === undefined && this.statuses.size >= this.#limit) throw new TooManyTests(`more than ${this.#limit} tests`);
        if (known !== undefined && known !== status) this.contradicted.add(id);
        if (known === undefined || PRIORITY[status] > PRIORITY[known]) this.statuses.set(id, status);
        if (retried) this.retried.add(id);
        if (message !== null && !this.messages.has(id)) this.messages.set(id, message);
    }
}


/***/ }),

/***/ 8121:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ decoded)
/* harmony export */ });
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);

/**
 * UTF-8 to text, each byte sequence that is none becoming U+FFFD, over chunks. A byte order mark is
 * kept: the reference drops one only at the very start of the merged document, where none can be.
 * Chunks that are valid for themselves, nearly all, take a way that is several times faster.
 */ function* decoded(chunks) {
    let decoder = null;
    for (const chunk of chunks){
        if (decoder === null && (0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(chunk)) {
            yield Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength).toString('utf8');
            continue;
        }
        decoder ??= new TextDecoder('utf-8', {
            ignoreBOM: true
        });
        yield decoder.decode(chunk, {
            stream: true
        });
    }
    const rest = decoder?.decode() ?? '';
    if (rest !== '') yield rest;
}


/***/ }),

/***/ 1156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CW: () => (/* binding */ attributeValue),
/* harmony export */   DS: () => (/* binding */ dereference),
/* harmony export */   QD: () => (/* binding */ isCharacterData),
/* harmony export */   S2: () => (/* binding */ withoutForbidden),
/* harmony export */   i0: () => (/* binding */ isWhiteSpace)
/* harmony export */ });
/** Characters that XML 1.0 forbids anywhere, raw or by reference. Surrogates cannot come from UTF-8. */ const FORBIDDEN = /[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/;
/** Whether all characters of decoded text may stand in XML 1.0. */ const isCharacterData = (text)=>!FORBIDDEN.test(text);
/** The text without the characters that may not stand in XML 1.0. */ const withoutForbidden = (text)=>isCharacterData(text) ? text : text.replace(new RegExp(FORBIDDEN, 'g'), '');
/** Blank, tab, line feed and carriage return: all that XML takes for white space. */ const isWhiteSpace = (code)=>code === 0x20 || code === 0x09 || code === 0x0a || code === 0x0d;
const ENTITIES = {
    '&lt;': '<',
    '&gt;': '>',
    '&amp;': '&',
    '&quot;': '"',
    '&apos;': "'"
};
/**
 * The character that `&…;` stands for, or null where it is no reference of a document without a
 * document type. Written as a loop, since a number may have any count of leading zeros.
 */ const dereference = (reference)=>{
    if (reference[1] !== '#') return Object.hasOwn(ENTITIES, reference) ? ENTITIES[reference] : null;
    const hex = reference[2] === 'x';
    let value = 0;
    const start = hex ? 3 : 2;
    const end = reference.length - 1;
    if (start >= end || reference[end] !== ';') return null;
    for(let at = start; at < end; at++){
        const digit = digitValue(reference.charCodeAt(at), hex);
        if (digit < 0) return null;
        value = value * (hex ? 16 : 10) + digit;
        if (value > 0x10ffff) return null;
    }
    const forbidden = value >= 0xd800 && value <= 0xdfff;
    const character = forbidden ? '' : String.fromCodePoint(value);
    return character !== '' && isCharacterData(character) ? character : null;
};
const digitValue = (code, hex)=>{
    if (code >= 0x30 && code <= 0x39) return code - 0x30;
    const lower = code | 0x20;
    return hex && lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : -1;
};
/**
 * The value of an attribute as it stands in the document: line breaks and tabs become blanks,
 * references their characters (so `&#10;` stays a line feed). Null when a reference is none.
 * Source: XML 1.0, 3.3.3 and 2.11.
 */ const attributeValue = (raw)=>{
    const blanked = BREAKS.test(raw) ? blanksForBreaks(raw) : raw;
    return blanked.includes('&') ? withoutReferences(blanked) : blanked;
};
const BREAKS = /[\t\r\n]/;
/** Longer values are worked on in slices: replacing takes hundreds of bytes for each match in a text. */ const SLICE = 1 << 16;
const blanksForBreaks = (raw)=>{
    if (raw.length <= SLICE) return raw.replace(/\r\n?|[\t\n]/g, ' ');
    const slices = [];
    for(let at = 0; at < raw.length;){
        let end = at + SLICE;
        if (raw[end - 1] === '\r' && raw[end] === '\n') end++;
        slices.push(blanksInSlice(raw.slice(at, end)));
        at = end;
    }
    return slices.join('');
};
/** The same, code unit by code unit. */ const blanksInSlice = (slice)=>{
    const units = new Uint16Array(slice.length);
    let length = 0;
    for(let at = 0; at < slice.length; at++){
        const unit = slice.charCodeAt(at);
        if (unit === 0x0a && at > 0 && slice.charCodeAt(at - 1) === 0x0d) continue;
        units[length++] = unit === 0x09 || unit === 0x0a || unit === 0x0d ? 0x20 : unit;
    }
    return Buffer.from(units.buffer, 0, length * 2).toString('utf16le');
};
/** The text with its references replaced, or null where one is none. */ const withoutReferences = (text)=>{
    const slices = [];
    let slice = '';
    let done = 0;
    for(let reference = text.indexOf('&'); reference >= 0; reference = text.indexOf('&', done)){
        const end = text.indexOf(';', reference);
        const character = end < 0 ? null : dereference(text.slice(reference, end + 1));
        if (character === null) return null;
        slice += text.slice(done, reference) + character;
        if (slice.length > SLICE) {
            slices.push(slice);
            slice = '';
        }
        done = end + 1;
    }
    return slices.join('') + slice + text.slice(done);
};


/***/ }),

/***/ 1094:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ linesOf)
/* harmony export */ });
/** The lines of a text, without the line feeds that part them, one at a time. */ function* linesOf(text) {
    for(let start = 0; start <= text.length;){
        const end = text.indexOf('\n', start);
        if (end < 0) {
            yield text.slice(start);
            return;
        }
        yield text.slice(start, end);
        start = end + 1;
    }
}


/***/ }),

/***/ 3239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ plural)
/* harmony export */ });
/** A count with its noun: `1 task`, `2 tasks`; `many` for a noun whose plural is not made by an `s`. */ const plural = (count, one, many = `${one}s`)=>`${count} ${count === 1 ? one : many}`;


/***/ })

};
;