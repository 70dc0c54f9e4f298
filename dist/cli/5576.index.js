"use strict";
exports.id = 5576;
exports.ids = [5576];
exports.modules = {

/***/ 2075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  calibrateVerb: () => (/* binding */ calibrateVerb)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./src/contracts/errors.js
var errors = __webpack_require__(29866);
// EXTERNAL MODULE: ./src/contracts/exit-code.js
var exit_code = __webpack_require__(33951);
// EXTERNAL MODULE: ./src/contracts/stages.js
var stages = __webpack_require__(71346);
// EXTERNAL MODULE: ./src/text/quote.js
var quote = __webpack_require__(98461);
// EXTERNAL MODULE: ./src/commands/calibrate/calibrate-task.js + 2 modules
var calibrate_task = __webpack_require__(55635);
// EXTERNAL MODULE: ./src/commands/calibrate-text.js
var calibrate_text = __webpack_require__(30477);
// EXTERNAL MODULE: ./src/commands/shared/dataset/open-dataset.js + 32 modules
var open_dataset = __webpack_require__(62789);
// EXTERNAL MODULE: ./src/commands/shared/jobs/outside-tasks.js
var outside_tasks = __webpack_require__(65425);
// EXTERNAL MODULE: ./src/commands/shared/jobs/task-runs.js
var task_runs = __webpack_require__(99759);
;// CONCATENATED MODULE: ./src/commands/calibrate.js










/**
 * `calibrate`: finds a task's expected tests by running it at the base commit, with its tests, and with
 * its fix, and writes them.
 * @throws UserError for what is no single task
 * @throws FaultError where no engine answers, or a run came to nothing
 */ const calibrate = async (options, context)=>{
    const opened = await (0,open_dataset/* openDataset */.Jp)({
        path: options.task,
        dataset: undefined,
        bases: options.bases
    }, context);
    const { entries, tasksDir } = opened.loaded;
    const [entry] = entries;
    // The folder of tasks is its own: then another one was named, if only of one task.
    if (entry === undefined || tasksDir === await (0,promises_.realpath)(options.task)) {
        throw new errors/* UserError */.yo(`${(0,quote/* quote */.h)(options.task)} is a folder of tasks. Name one of them.`);
    }
    if (!entry.ok) throw new errors/* UserError */.yo(`${entry.name} cannot run: ${entry.fault.message}`);
    const { listener } = context;
    await (0,outside_tasks/* requireOutsideTasks */.L)(options.jobsDir, options.task);
    const runs = await (0,task_runs/* openTaskRuns */.W)(opened, options, context);
    const { job, jobDir } = runs.folder;
    const { repeat, concurrency, excludeFlaky } = options;
    try {
        listener({
            type: 'job-started',
            job,
            id: runs.context.jobId,
            jobDir,
            trials: stages/* STAGES */.a.length * repeat
        });
        const calibration = await (0,calibrate_task/* calibrateTask */.z)(entry.task, {
            repeat,
            concurrency,
            excludeFlaky,
            context: runs.context
        });
        return {
            calibration,
            text: (0,calibrate_text/* calibrationText */.A)(calibration),
            jobDir,
            exitCode: calibration.refusal === null ? exit_code/* EXIT */.d.done : exit_code/* EXIT */.d.gate
        };
    } finally{
        await runs.close();
    }
};

// EXTERNAL MODULE: ./src/entry/gateway-program.js
var gateway_program = __webpack_require__(42893);
// EXTERNAL MODULE: ./src/entry/read-options/registry-access.js
var registry_access = __webpack_require__(45804);
// EXTERNAL MODULE: ./src/entry/read-options/required.js
var required = __webpack_require__(68023);
// EXTERNAL MODULE: ./src/entry/read-options/to-calibration-options.js
var to_calibration_options = __webpack_require__(56721);
// EXTERNAL MODULE: ./src/entry/cli/terminal-progress.js + 2 modules
var terminal_progress = __webpack_require__(81479);
;// CONCATENATED MODULE: ./src/entry/cli/calibrate-verb.js






/** `kotlin-bench calibrate`: what was found and written on standard output, progress on standard error. */ const calibrateVerb = async (values, context)=>{
    const { signal, watchJobs, stdout, stderr, environment } = context;
    const task = (0,required/* required */.m)(values.task, {
        verb: 'calibrate',
        name: 'task'
    });
    const options = (0,to_calibration_options/* toCalibrationOptions */._)(values, {
        environment,
        folder: process.cwd()
    });
    const registryAccess = (0,registry_access/* verbAccess */.O)(options.registries, context);
    const { text, jobDir, exitCode } = await (0,terminal_progress/* withProgress */.E)(stderr, {
        quiet: values.quiet,
        watchJobs
    }, (listener)=>calibrate({
            ...options,
            task
        }, {
            environment,
            listener,
            signal,
            registryAccess,
            gatewayProgram: (0,gateway_program/* gatewayProgram */.n)()
        }));
    stdout.write(`${text}\n`);
    stderr.write(`What the tests printed: ${jobDir}\n`);
    return exitCode;
};


/***/ }),

/***/ 48630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ pLimit)
});

// UNUSED EXPORTS: limitFunction

;// CONCATENATED MODULE: ../../node_modules/yocto-queue/index.js
/*
How it works:
`this.#head` is an instance of `Node` which keeps track of its current value and nests another instance of `Node` that keeps the value that comes after it. When a value is provided to `.enqueue()`, the code needs to iterate through `this.#head`, going deeper and deeper to find the last value. However, iterating through every single item is slow. This problem is solved by saving a reference to the last value as `this.#tail` so that it can reference it to add a new value.
*/

class Node {
	value;
	next;

	constructor(value) {
		this.value = value;
	}
}

class Queue {
	#head;
	#tail;
	#size;

	constructor() {
		this.clear();
	}

	enqueue(value) {
		const node = new Node(value);

		if (this.#head) {
			this.#tail.next = node;
			this.#tail = node;
		} else {
			this.#head = node;
			this.#tail = node;
		}

		this.#size++;
	}

	dequeue() {
		const current = this.#head;
		if (!current) {
			return;
		}

		this.#head = this.#head.next;
		this.#size--;

		// Clean up tail reference when queue becomes empty
		if (!this.#head) {
			this.#tail = undefined;
		}

		return current.value;
	}

	peek() {
		if (!this.#head) {
			return;
		}

		return this.#head.value;

		// TODO: Node.js 18.
		// return this.#head?.value;
	}

	clear() {
		this.#head = undefined;
		this.#tail = undefined;
		this.#size = 0;
	}

	get size() {
		return this.#size;
	}

	* [Symbol.iterator]() {
		let current = this.#head;

		while (current) {
			yield current.value;
			current = current.next;
		}
	}

	* drain() {
		while (this.#head) {
			yield this.dequeue();
		}
	}
}

;// CONCATENATED MODULE: ../../node_modules/p-limit/index.js


function pLimit(concurrency) {
	let rejectOnClear = false;

	if (typeof concurrency === 'object') {
		({concurrency, rejectOnClear = false} = concurrency);
	}

	validateConcurrency(concurrency);

	if (typeof rejectOnClear !== 'boolean') {
		throw new TypeError('Expected `rejectOnClear` to be a boolean');
	}

	const queue = new Queue();
	let activeCount = 0;

	const resumeNext = () => {
		// Process the next queued function if we're under the concurrency limit
		if (activeCount < concurrency && queue.size > 0) {
			activeCount++;
			queue.dequeue().run();
		}
	};

	const next = () => {
		activeCount--;
		resumeNext();
	};

	const run = async (function_, resolve, arguments_) => {
		// Execute the function and capture the result promise
		const result = (async () => function_(...arguments_))();

		// Resolve immediately with the promise (don't wait for completion)
		resolve(result);

		// Wait for the function to complete (success or failure)
		// We catch errors here to prevent unhandled rejections,
		// but the original promise rejection is preserved for the caller
		try {
			await result;
		} catch {}

		// Decrement active count and process next queued function
		next();
	};

	const enqueue = (function_, resolve, reject, arguments_) => {
		const queueItem = {reject};

		// Queue the internal resolve function instead of the run function
		// to preserve the asynchronous execution context.
		new Promise(internalResolve => { // eslint-disable-line promise/param-names
			queueItem.run = internalResolve;
			queue.enqueue(queueItem);
		}).then(run.bind(undefined, function_, resolve, arguments_)); // eslint-disable-line promise/prefer-await-to-then

		// Start processing immediately if we haven't reached the concurrency limit
		if (activeCount < concurrency) {
			resumeNext();
		}
	};

	const generator = (function_, ...arguments_) => new Promise((resolve, reject) => {
		enqueue(function_, resolve, reject, arguments_);
	});

	Object.defineProperties(generator, {
		activeCount: {
			get: () => activeCount,
		},
		pendingCount: {
			get: () => queue.size,
		},
		clearQueue: {
			value() {
				if (!rejectOnClear) {
					queue.clear();
					return;
				}

				const abortError = AbortSignal.abort().reason;

				while (queue.size > 0) {
					queue.dequeue().reject(abortError);
				}
			},
		},
		concurrency: {
			get: () => concurrency,

			set(newConcurrency) {
				validateConcurrency(newConcurrency);
				concurrency = newConcurrency;

				queueMicrotask(() => {
					// eslint-disable-next-line no-unmodified-loop-condition
					while (activeCount < concurrency && queue.size > 0) {
						resumeNext();
					}
				});
			},
		},
		map: {
			async value(iterable, function_) {
				const promises = [];

				try {
					Array.from(iterable, (value, index) => {
						const promise = generator(function_, value, index);
						promises.push(promise);
						return promise;
					});
				} catch (error) {
					// The iterable threw, so `Promise.all` never observes the already scheduled promises. Observe them here to avoid unhandled rejections.
					for (const promise of promises) {
						promise.catch(() => {}); // eslint-disable-line promise/prefer-await-to-then
					}

					throw error;
				}

				return Promise.all(promises);
			},
		},
	});

	return generator;
}

function limitFunction(function_, options) {
	const limit = pLimit(options);

	const limitedFunction = (...arguments_) => limit(() => function_(...arguments_));
	Object.defineProperty(limitedFunction, 'clearQueue', {
		value: limit.clearQueue,
	});

	return limitedFunction;
}

function validateConcurrency(concurrency) {
	if (!((Number.isInteger(concurrency) || concurrency === Number.POSITIVE_INFINITY) && concurrency > 0)) {
		throw new TypeError('Expected `concurrency` to be a number from 1 and up');
	}
}


/***/ })

};
;