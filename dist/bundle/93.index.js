export const id = 93;
export const ids = [93];
export const modules = {

/***/ 84093:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runVerb: () => (/* binding */ runVerb)
/* harmony export */ });
/* harmony import */ var _commands_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94253);
/* harmony import */ var _report_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19447);
/* harmony import */ var _run_options_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14580);
/* harmony import */ var _terminal_progress_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7736);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14910);





/** `kotlin-bench run`: the table or `rewards.json` on standard output, everything else on standard error. */ const runVerb = async (values, { signal, watchJobs, stdout, stderr })=>{
    const options = (0,_run_options_js__WEBPACK_IMPORTED_MODULE_2__/* .toRunOptions */ .p)(values, 'flags');
    const progress = (0,_terminal_progress_js__WEBPACK_IMPORTED_MODULE_3__/* .terminalProgress */ .e)(stderr, {
        quiet: values.quiet
    });
    const listener = (event)=>{
        watchJobs(event);
        progress.listener(event);
    };
    try {
        const result = await (0,_commands_run_js__WEBPACK_IMPORTED_MODULE_0__/* .run */ .e)(options, {
            listener,
            signal,
            toolVersion: _version_js__WEBPACK_IMPORTED_MODULE_4__/* .VERSION */ .x
        });
        progress.end();
        const width = stdout.isTTY ? {
            width: stdout.columns
        } : {};
        const text = values.json ? JSON.stringify(result.rewards, null, 2) : (0,_report_table_js__WEBPACK_IMPORTED_MODULE_1__/* .renderTable */ .b)(result.rewards, width);
        stdout.write(`${text.trimEnd()}\n`);
        stderr.write(`Results: ${result.jobDir}\n`);
        return result.exitCode;
    } finally{
        progress.end();
    }
};


/***/ }),

/***/ 7736:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ terminalProgress)
});

// EXTERNAL MODULE: ./src/entry/line-progress.js
var line_progress = __webpack_require__(21100);
// EXTERNAL MODULE: ./src/entry/progress-text.js
var progress_text = __webpack_require__(27299);
;// CONCATENATED MODULE: ./src/entry/live-progress.js


const CLEAR_LINE = '\r\u001b[2K';
/** What goes on above the status line for good: how trials end, and what went wrong. */ const isLasting = (event)=>[
        'job-started',
        'trial-finished',
        'image-finished',
        'notice',
        'warning'
    ].includes(event.type);
/** One status line, redrawn each second, below the lines that stay. */ const liveProgress = ({ write, columns, now = Date.now })=>{
    const active = new Map();
    let total = 0;
    let done = 0;
    const status = ()=>{
        const parts = [
            ...active.values()
        ].map(({ label, since })=>`${label} ${(0,progress_text/* duration */.p0)((now() - since) / 1000)}`);
        const counter = total === 0 ? [] : [
            `[${done}/${total}]`
        ];
        return [
            ...counter,
            parts.join(' | ')
        ].join(' ');
    };
    const redraw = ()=>write(`${CLEAR_LINE}${[
            ...status()
        ].slice(0, Math.max(10, columns() - 1)).join('')}`);
    const note = (event)=>{
        if (event.type === 'job-started') total = event.trials;
        if (event.type === 'trial-finished') done += 1;
        if (event.type === 'phase-started') {
            active.set(event.trial, {
                label: `${(0,progress_text/* oneLine */.TN)(event.task)} ${event.phase}`,
                since: now()
            });
        }
        if (event.type === 'phase-finished' || event.type === 'trial-finished') active.delete(event.trial);
        if (event.type === 'image-started') {
            active.set(event.image, {
                label: `${event.action} ${(0,progress_text/* oneLine */.TN)(event.image)}`,
                since: now()
            });
        }
        if (event.type === 'image-finished') active.delete(event.image);
    };
    const timer = setInterval(redraw, 1000);
    timer.unref();
    return {
        listener: (event)=>{
            note(event);
            const line = isLasting(event) ? (0,line_progress/* progressLine */.o)(event) : undefined;
            if (line !== undefined) write(`${CLEAR_LINE}${line}\n`);
            redraw();
        },
        end: ()=>{
            clearInterval(timer);
            write(CLEAR_LINE);
        }
    };
};

;// CONCATENATED MODULE: ./src/entry/terminal-progress.js


/** Progress on standard error: live on a terminal, a line a phase elsewhere, none when quiet. */ const terminalProgress = (stream, { quiet })=>{
    const write = (text)=>{
        stream.write(text);
    };
    if (quiet) return {
        listener: ()=>{},
        end: ()=>{}
    };
    if (!stream.isTTY) return {
        listener: (0,line_progress/* lineProgress */.Q)(write),
        end: ()=>{}
    };
    return liveProgress({
        write,
        columns: ()=>stream.columns ?? 80
    });
};


/***/ })

};
