export const id = 860;
export const ids = [860];
export const modules = {

/***/ 44486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ bases)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29866);
/* harmony import */ var _engine_docker_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(18658);
/* harmony import */ var _engine_limits_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(28794);
/* harmony import */ var _image_bases_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(56027);
/* harmony import */ var _image_images_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(85476);








/**
 * Builds every base of the manifest, in its order; one that is there under the right key is kept.
 * @throws UserError where there is no manifest
 */ const bases = async (options, context)=>{
    const loaded = await (0,_image_bases_js__WEBPACK_IMPORTED_MODULE_6__/* .loadBases */ .P)(options.bases);
    if (loaded.recipes.length === 0) {
        throw new _contracts_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .UserError */ .yo(`--bases "${options.bases}": ${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(options.bases, 'manifest')} names no base. Name the folder that holds the manifest.`);
    }
    const docker = (0,_engine_docker_js__WEBPACK_IMPORTED_MODULE_4__/* .createDocker */ .h)();
    const host = await (0,_engine_limits_js__WEBPACK_IMPORTED_MODULE_5__/* .engineHost */ .n)(docker);
    const images = (0,_image_images_js__WEBPACK_IMPORTED_MODULE_7__/* .createImages */ .r)({
        docker,
        bases: loaded,
        host,
        logDir: await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.mkdtemp)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), 'kotlin-bench-bases-')),
        listener: context.listener,
        signal: context.signal
    });
    const built = [];
    for (const recipe of loaded.recipes)built.push(await images.base(recipe, {
        rebuild: options.rebuild
    }));
    return built;
};


/***/ }),

/***/ 4860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   basesVerb: () => (/* binding */ basesVerb)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _commands_bases_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44486);
/* harmony import */ var _terminal_progress_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7736);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14910);




/** `kotlin-bench bases`: builds every base of the manifest. */ const basesVerb = async (values, { signal, watchJobs, stderr })=>{
    const progress = (0,_terminal_progress_js__WEBPACK_IMPORTED_MODULE_2__/* .terminalProgress */ .e)(stderr, {
        quiet: values.quiet
    });
    const listener = (event)=>{
        watchJobs(event);
        progress.listener(event);
    };
    try {
        const folder = values.bases ?? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(values.path), 'bases');
        await (0,_commands_bases_js__WEBPACK_IMPORTED_MODULE_1__/* .bases */ .F)({
            bases: folder,
            rebuild: values.rebuild
        }, {
            listener,
            signal,
            toolVersion: _version_js__WEBPACK_IMPORTED_MODULE_3__/* .VERSION */ .x
        });
        return 0;
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
