"use strict";
exports.id = 963;
exports.ids = [963];
exports.modules = {

/***/ 40963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   benchVerb: () => (/* binding */ benchVerb)
/* harmony export */ });
/* harmony import */ var _read_options_required_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68023);
/* harmony import */ var _run_verb_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98594);


/** `kotlin-bench bench swe-polybench`: `run` on rows, with its options and its output. */ const benchVerb = async (values, context)=>{
    (0,_read_options_required_js__WEBPACK_IMPORTED_MODULE_0__/* .required */ .m)(values.bench, {
        verb: 'bench',
        name: 'bench'
    });
    return (0,_run_verb_js__WEBPACK_IMPORTED_MODULE_1__.runVerb)(values, context);
};


/***/ }),

/***/ 68023:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ required)
/* harmony export */ });
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29866);
/* harmony import */ var _options_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29921);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27711);



/** An option that a verb cannot do without. */ const required = (value, { verb, name })=>{
    if (value !== undefined) return value;
    const row = (0,_options_js__WEBPACK_IMPORTED_MODULE_1__/* .flagsOf */ .Zo)(verb).find((one)=>one.name === name);
    const usage = row === undefined ? name : (0,_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .usageOf */ .F)(row);
    const sentence = row === undefined ? '' : ` ${row.sentence.replace(' Required.', '')}`;
    throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo(`\`kotlin-bench ${verb}\` needs \`${usage}\`:${sentence}`);
};


/***/ })

};
;