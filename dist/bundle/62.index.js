export const id = 62;
export const ids = [62];
export const modules = {

/***/ 95062:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _commands_cleanup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37924);
/* harmony import */ var _contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29866);
/* harmony import */ var _contracts_exit_code_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33951);
/* harmony import */ var _github_context_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(85298);
/* harmony import */ var _github_core_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12458);
/* harmony import */ var _action_state_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40796);
/* harmony import */ var _action_upload_job_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41065);
/* harmony import */ var _agent_environment_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(86415);
/* harmony import */ var _guard_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(77319);
/* harmony import */ var _take_tokens_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(42838);










const warn = (what, thrown)=>_github_core_js__WEBPACK_IMPORTED_MODULE_3__/* .runnerPort */ .Q.warning(`${what}: ${(0,_contracts_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .errorMessage */ .gJ)(thrown)}`);
/** Post must never fail a job for a fault of its own. */ const attempt = async (what, action)=>{
    try {
        await action();
    } catch (thrown) {
        warn(what, thrown);
    }
};
const main = async ()=>{
    const tokens = (0,_take_tokens_js__WEBPACK_IMPORTED_MODULE_7__/* .takeTokens */ .W)(process.env);
    // Nothing here needs the agents' keys, and nothing that is started may see them.
    delete process.env[_agent_environment_js__WEBPACK_IMPORTED_MODULE_6__/* .AGENT_ENVIRONMENT */ .u];
    const state = (0,_action_state_js__WEBPACK_IMPORTED_MODULE_4__/* .readActionState */ .s)(_github_core_js__WEBPACK_IMPORTED_MODULE_3__/* .runnerPort */ .Q.getState);
    if (state === undefined) return;
    await attempt('Not everything of this job could be removed', ()=>(0,_commands_cleanup_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanup */ .t)({
            jobs: [
                state.id
            ]
        }));
    if (state.uploaded) return;
    const context = (0,_github_context_js__WEBPACK_IMPORTED_MODULE_8__/* .runnerContext */ .c)(process.env, process.cwd());
    await attempt('The artifact could not be uploaded', async ()=>{
        const parts = {
            runner: _github_core_js__WEBPACK_IMPORTED_MODULE_3__/* .runnerPort */ .Q,
            context,
            environment: process.env,
            runtimeToken: tokens.runtime
        };
        const uploaded = await (0,_action_upload_job_js__WEBPACK_IMPORTED_MODULE_5__/* .uploadJob */ .N)(state, parts);
        if (uploaded !== undefined) _github_core_js__WEBPACK_IMPORTED_MODULE_3__/* .runnerPort */ .Q.info(`Uploaded artifact ${uploaded.name}: ${uploaded.url}`);
    });
};
(0,_guard_js__WEBPACK_IMPORTED_MODULE_9__/* .guard */ .a)({
    tell: (thrown)=>warn('The post step stopped', thrown),
    exitCode: _contracts_exit_code_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.done
});
await attempt('The post step stopped', main);

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ })

};
