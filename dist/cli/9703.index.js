"use strict";
exports.id = 9703;
exports.ids = [9703];
exports.modules = {

/***/ 9703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  recover: () => (/* binding */ recover)
});

// EXTERNAL MODULE: ../../node_modules/fast-xml-parser/src/xmlparser/XMLParser.js + 23 modules
var XMLParser = __webpack_require__(82019);
// EXTERNAL MODULE: ../../node_modules/fast-xml-parser/src/fxp.js
var fxp = __webpack_require__(71884);
// EXTERNAL MODULE: ./src/score/reports/test-case-reader.js
var test_case_reader = __webpack_require__(10063);
// EXTERNAL MODULE: ./src/score/reports/test-results.js
var test_results = __webpack_require__(21685);
// EXTERNAL MODULE: ./src/score/reports/utf8.js
var utf8 = __webpack_require__(48121);
// EXTERNAL MODULE: ./src/score/xml/characters.js
var characters = __webpack_require__(41156);
;// CONCATENATED MODULE: ./src/score/tolerant/repair.js

/** Mends what can be mended without guessing: nothing is added, only what XML does not allow is dropped. */ const repair = (text)=>{
    const damages = [];
    let repaired = text;
    for (const { damage, mend } of MENDERS){
        const mended = mend(repaired);
        if (mended !== repaired) damages.push(damage);
        repaired = mended;
    }
    return {
        text: repaired,
        damages
    };
};
const dropForbiddenReferences = (text)=>text.replace(/&#(?:x[0-9a-fA-F]+|[0-9]+);/g, (reference)=>(0,characters/* dereference */.DS)(reference) === null ? '' : reference);
const COMMENT_OR_CDATA = /<!--|<!\[CDATA\[/g;
/**
 * Cuts comments out wherever they are not in CDATA; one that nothing closes is left. They are no damage
 * unless the document does not parse with them.
 */ const withoutComments = (text)=>{
    const kept = [];
    let at = 0;
    let from = 0;
    for(;;){
        COMMENT_OR_CDATA.lastIndex = from;
        const open = COMMENT_OR_CDATA.exec(text);
        if (!open) break;
        const isComment = open[0] === '<!--';
        const close = text.indexOf(isComment ? '-->' : ']]>', open.index + open[0].length);
        if (close < 0) break;
        from = close + 3;
        if (!isComment) continue;
        kept.push(text.slice(at, open.index));
        at = from;
    }
    kept.push(text.slice(at));
    return kept.join('');
};
/** Cuts out a document type with its internal subset, and so every entity it declares. */ const dropDocumentType = (text)=>{
    const start = text.indexOf('<!DOCTYPE');
    if (start < 0) return text;
    const bracket = text.indexOf('[', start);
    const close = text.indexOf('>', start);
    if (close < 0) return text;
    if (bracket < 0 || bracket > close) return text.slice(0, start) + text.slice(close + 1);
    const subset = text.indexOf(']', bracket);
    const end = subset < 0 ? -1 : text.indexOf('>', subset);
    return end < 0 ? text : text.slice(0, start) + text.slice(end + 1);
};
const dropLeadingText = (text)=>{
    const start = text.indexOf('<');
    return start > 0 && text.slice(0, start).trim() !== '' ? text.slice(start) : text;
};
const MENDERS = [
    {
        damage: 'a byte order mark',
        mend: (text)=>text.startsWith('\ufeff') ? text.slice(1) : text
    },
    {
        damage: 'characters that XML does not allow',
        mend: characters/* withoutForbidden */.S2
    },
    {
        damage: 'references to characters that XML does not allow',
        mend: dropForbiddenReferences
    },
    {
        damage: 'a document type',
        mend: dropDocumentType
    },
    {
        damage: 'text before the first tag',
        mend: dropLeadingText
    }
];

;// CONCATENATED MODULE: ./src/score/tolerant/recover.js






/**
 * Reads a damaged file for itself and recovers what can be recovered. A file that was cut off, or whose
 * tags do not match, is not recovered: what is missing in it might have been a failure.
 */ const recover = (file, { comparer, limits })=>{
    const results = new test_results/* TestResults */.H(limits.tests);
    if (file.bytes > limits.recoverBytes) return {
        results,
        damages: [
            'too large to recover'
        ]
    };
    const { text, damages } = repair([
        ...(0,utf8/* decoded */.D)(file.read())
    ].join(''));
    const parsed = parse(text) ?? parse(withoutComments(text));
    if (parsed === null) return {
        results,
        damages: [
            ...damages,
            'not recoverable'
        ]
    };
    for (const test of testCases(parsed))results.add(test, comparer);
    return {
        results,
        damages
    };
};
const ATTRIBUTE = '@';
/**
 * Values are left as they stand in the document: the parser neither blanks line breaks nor decodes
 * numeric references the way XML does, so the strict reader's own function does both.
 */ const parser = new XMLParser/* default */.A({
    ignoreAttributes: false,
    attributeNamePrefix: ATTRIBUTE,
    ignoreDeclaration: true,
    ignorePiTags: true,
    parseTagValue: false,
    parseAttributeValue: false,
    trimValues: false,
    processEntities: false,
    removeNSPrefix: true
});
const DECLARATION = /^\s*<\?xml\s[^>]*\?>/;
/** The document, which may have several roots, as plain objects, or null where its tags do not match or the parser refuses it. */ const parse = (text)=>{
    try {
        const wrapped = `<reports>${text.replace(DECLARATION, '')}</reports>`;
        if (fxp/* XMLValidator */.iI.validate(wrapped) !== true) return null;
        const parsed = parser.parse(wrapped);
        return isNode(parsed) ? parsed : null;
    } catch  {
        return null;
    }
};
const isNode = (value)=>typeof value === 'object' && value !== null && !Array.isArray(value);
/** Every `testcase` at any depth. */ function* testCases(root) {
    const open = [
        root
    ];
    for(let node = open.pop(); node !== undefined; node = open.pop()){
        for (const [name, value] of Object.entries(node)){
            if (name.startsWith(ATTRIBUTE)) continue;
            for (const child of Array.isArray(value) ? value : [
                value
            ]){
                if (name === 'testcase') yield testCase(isNode(child) ? child : {});
                if (isNode(child)) open.push(child);
            }
        }
    }
}
/** Retries and messages are told of the strict reading alone. */ const testCase = (node)=>({
        classname: attribute(node, 'classname'),
        name: attribute(node, 'name'),
        status: (0,test_case_reader/* caseStatus */.T)('skipped' in node, 'failure' in node || 'error' in node),
        retried: false,
        message: null
    });
/** Without byte order marks at its ends. A pattern takes quadratic time where many stand in the middle. */ const withoutMarks = (text)=>{
    let [start, end] = [
        0,
        text.length
    ];
    while(text[start] === '\ufeff')start++;
    while(end > start && text[end - 1] === '\ufeff')end--;
    return text.slice(start, end);
};
const attribute = (node, name)=>{
    const raw = node[ATTRIBUTE + name];
    if (typeof raw !== 'string') return undefined;
    return withoutMarks((0,characters/* attributeValue */.CW)(raw) ?? raw);
};


/***/ })

};
;