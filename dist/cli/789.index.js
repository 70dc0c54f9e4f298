"use strict";
exports.id = 789;
exports.ids = [789];
exports.modules = {

/***/ 3789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  basesVerb: () => (/* binding */ basesVerb)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(9866);
// EXTERNAL MODULE: ./src/engine/docker.js
var engine_docker = __webpack_require__(8658);
// EXTERNAL MODULE: ./src/engine/limits.js
var limits = __webpack_require__(8794);
// EXTERNAL MODULE: ./src/image/bases.js + 1 modules
var bases = __webpack_require__(6027);
// EXTERNAL MODULE: ./src/image/images.js + 6 modules
var image_images = __webpack_require__(5476);
;// CONCATENATED MODULE: ./src/commands/bases.js








/**
 * Builds every base of the manifest, in its order; one that is there under the right key is kept.
 * @throws UserError where there is no manifest
 */ const bases_bases = async (options, context)=>{
    const loaded = await (0,bases/* loadBases */.P)(options.bases);
    if (loaded.recipes.length === 0) {
        throw new errors/* UserError */.yo(`--bases "${options.bases}": ${(0,external_node_path_.join)(options.bases, 'manifest')} names no base. Name the folder that holds the manifest.`);
    }
    const docker = (0,engine_docker/* createDocker */.h)();
    const host = await (0,limits/* engineHost */.n)(docker);
    const images = (0,image_images/* createImages */.r)({
        docker,
        bases: loaded,
        host,
        logDir: await (0,promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'kotlin-bench-bases-')),
        listener: context.listener,
        signal: context.signal
    });
    const built = [];
    for (const recipe of loaded.recipes)built.push(await images.base(recipe, {
        rebuild: options.rebuild
    }));
    return built;
};

// EXTERNAL MODULE: ./src/entry/terminal-progress.js + 3 modules
var terminal_progress = __webpack_require__(8355);
;// CONCATENATED MODULE: ./src/entry/bases-verb.js



/** `kotlin-bench bases`: builds every base of the manifest, and names each on standard output. */ const basesVerb = async (values, { signal, watchJobs, stdout, stderr })=>{
    const progress = (0,terminal_progress/* terminalProgress */.e)(stderr, {
        quiet: values.quiet
    });
    const listener = (event)=>{
        watchJobs(event);
        progress.listener(event);
    };
    try {
        const folder = values.bases ?? (0,external_node_path_.join)((0,external_node_path_.dirname)(values.path), 'bases');
        const images = await bases_bases({
            bases: folder,
            rebuild: values.rebuild
        }, {
            listener,
            signal
        });
        progress.end();
        for (const { name, origin } of images)stdout.write(`${name}  ${origin === 'built' ? 'built' : 'is there'}\n`);
        return 0;
    } finally{
        progress.end();
    }
};


/***/ })

};
;