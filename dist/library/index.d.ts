declare const ROW_LANGUAGES: readonly [
	"java",
	"javascript",
	"typescript",
	"python"
];
declare const ROW_TASK_TYPES: readonly [
	"bug_fix",
	"feature",
	"refactor"
];
declare const ROW_SPLITS: readonly [
	"pb500",
	"verified",
	"full"
];
declare const LOG_PARSERS: readonly [
	"JavaGenericParser",
	"JavascriptGenericParser",
	"JavascriptJestPR",
	"JavascriptMocha",
	"TypescriptBazelAngular",
	"TypescriptJest",
	"TypescriptJestTW",
	"TypescriptMocha",
	"TypescriptMochaFileName",
	"PythonPyUnit"
];
declare const GRADINGS: readonly [
	"official",
	"strict",
	"simple"
];
export type SWEPolyBenchLanguage = (typeof ROW_LANGUAGES)[number];
export type SWEPolyBenchTaskType = (typeof ROW_TASK_TYPES)[number];
export type SWEPolyBenchSplit = (typeof ROW_SPLITS)[number];
export type SWEPolyBenchLogParser = (typeof LOG_PARSERS)[number];
/**
 * One row of SWE-PolyBench, whatever file it came from. Its answer stands in it (`patch`, `test_patch`):
 * agents get a {@link SWEPolyBenchTask} instead.
 */
export interface SWEPolyBenchInstance {
	/** `owner__repo-PR`. */
	readonly instance_id: string;
	/** `owner/name`. */
	readonly repo: string;
	readonly base_commit: string;
	readonly problem_statement: string;
	readonly language: SWEPolyBenchLanguage;
	readonly task_type: SWEPolyBenchTaskType;
	/** The gold change; `''` where the row has none. */
	readonly patch: string;
	/** The hidden tests. */
	readonly test_patch: string;
	/** Files that the gold change touches. */
	readonly modified_files: readonly string[];
	/** Nodes of the syntax tree that the gold change touches, as `file->module->function_definition:f`. */
	readonly cst_nodes: readonly string[];
	readonly hints_text: string;
	readonly created_at?: string | undefined;
	/** The recipe of the row's image; its context is the repository at `base_commit`. */
	readonly Dockerfile: string;
	/** An image to take as it is. */
	readonly image?: string | undefined;
	/** Tests that fail before the change and pass after it. */
	readonly F2P: readonly string[];
	/** Tests that pass before and after. */
	readonly P2P: readonly string[];
	readonly test_command: string;
	/** What reads the tests' output, in rows of one's own; else the repository says it. */
	readonly log_parser?: SWEPolyBenchLogParser | undefined;
	/** A record's own; only rows that have one are told apart by it. */
	readonly split?: string | undefined;
}
/** An instance in code: what it is and what is asked has to be there, the rest is empty where it is missing. */
export type SWEPolyBenchInstanceInput = Pick<SWEPolyBenchInstance, "instance_id" | "repo" | "base_commit" | "problem_statement" | "language" | "task_type"> & Partial<SWEPolyBenchInstance>;
/** What a benchmark hands to an agent; benchmarks add to it. */
export interface BenchmarkTask {
	/** Names the task, and no other of its benchmark. */
	readonly id: string;
	/** What the agent is asked to do, in Markdown. */
	readonly instruction: string;
}
/** What an agent makes of a task: a patch in git's format, `''` for no change. */
export type AgentOutput = string | {
	readonly patch: string;
};
/** What the tests say of an agent's output. */
export interface Evaluation {
	/** The tests' runner ended with 0, and at least one test was seen to run. */
	readonly passed: boolean;
	/** Of the tests' runner; null where it did not come to an end of its own. */
	readonly exitCode: number | null;
	/** How many tests were seen to run. */
	readonly testsRun: number;
	/** What the runner printed, the last of it where that is much. */
	readonly output: string;
	/** Why it is no pass, with a code as `nothing-ran`; absent where it is one, or where nothing more is known. */
	readonly reason?: {
		readonly code: string;
		readonly message: string;
	} | undefined;
}
/** How a call is cut short. */
export interface CallOptions {
	/** Ends what goes on, removes what was started, and rejects with the signal's reason. */
	readonly signal?: AbortSignal | undefined;
}
/** What the line of a result says beside the result itself, so that lines of several runs can be compared. */
export interface ResultFacts {
	/** Where the tasks are from, and what tells its versions apart; null where they stand in code. */
	readonly dataset: {
		readonly source: string;
		readonly commit: string | null;
	} | null;
	/** Of what was asked for; null for all. */
	readonly split: SWEPolyBenchSplit | null;
	readonly onlyLanguage: SWEPolyBenchLanguage | null;
	/** Whether agents are given hints. */
	readonly hints: boolean;
	/** Of the task itself. */
	readonly language: SWEPolyBenchLanguage;
	readonly taskType: SWEPolyBenchTaskType;
}
/** Tasks, and what tells whether they are solved. */
export interface Benchmark<Task extends BenchmarkTask = BenchmarkTask> {
	/** As `swe-polybench`; names the file of results. */
	name(): string;
	tasks(options?: CallOptions): Promise<readonly Task[]>;
	/** Rejects with an {@link EvaluationFault} where there is no saying whether the task is solved, such as without a container engine. */
	evaluate(task: Task, agentOutput: AgentOutput, options?: CallOptions): Promise<Evaluation>;
	/** For the files of results alone; agents are not told. */
	facts?(task: Task): ResultFacts | Promise<ResultFacts>;
}
/** What solves tasks. */
export interface Agent<Task extends BenchmarkTask = BenchmarkTask> {
	readonly name: string;
	/** The model that it asks, where it asks one; names the file of results. */
	readonly model?: string | undefined;
	/** Gives its patch. An agent that throws has not solved the task. */
	solve(task: Task, options: {
		readonly signal: AbortSignal;
	}): AgentOutput | Promise<AgentOutput>;
}
/** One agent and model on the instances of one language, or on all. */
export interface ComparedResults {
	readonly agent: string;
	readonly model: string | null;
	readonly benchmark: string;
	/** null is all. */
	readonly language: SWEPolyBenchLanguage | null;
	readonly instances: number;
	/** Instances of which there is no saying; they are in no count. */
	readonly errors: number;
	/** How many of those that were graded so are resolved. A harness grades by `simple` alone. */
	readonly gradings: Readonly<Record<(typeof GRADINGS)[number], {
		readonly resolved: number;
		readonly graded: number;
	}>>;
}
export interface ResultsComparison {
	/** A table for a terminal, notes and all. */
	readonly text: string;
	readonly results: readonly ComparedResults[];
	/** What a reader should know before comparing, a sentence each. */
	readonly notes: readonly string[];
}
/**
 * Compares agents and models by files that runs have appended to, those of `kotlin-bench bench` as well.
 * Rejects for a file that is not there or has no results.
 */
export declare const compareResults: (files: readonly string[]) => Promise<ResultsComparison>;
declare const FAULT_KINDS: readonly [
	"infrastructure",
	"model",
	"task"
];
/** Why there is no saying whether a task is solved. Benchmarks throw it from `evaluate`. */
export declare class EvaluationFault extends Error {
	readonly name = "EvaluationFault";
	/** Whose it is: the engine's or host's, the model provider's, the task's. */
	readonly kind: (typeof FAULT_KINDS)[number];
	/** A short stable word for grouping, such as `image-build-failed`. */
	readonly code: string;
	constructor(kind: (typeof FAULT_KINDS)[number], code: string, message: string, options?: {
		readonly cause?: unknown;
	});
}
/** What came of one task. */
export interface TaskResult {
	readonly task: string;
	/** `error` where there is no saying whether the task is solved; `fault` then says why. */
	readonly outcome: "resolved" | "unresolved" | "error";
	/** As {@link Evaluation.passed}; null where nothing was evaluated. */
	readonly passed: boolean | null;
	readonly exitCode: number | null;
	readonly testsRun: number | null;
	/** Why it is not resolved, with a code as `agent-failed` or `nothing-ran`; null where it is, or where nothing more is known. */
	readonly reason: {
		readonly code: string;
		readonly message: string;
	} | null;
	/** Whose fault it is that there is no verdict; null where there is one. */
	readonly fault: Pick<EvaluationFault, "kind" | "code" | "message"> | null;
	readonly seconds: {
		readonly agent: number;
		readonly evaluate: number;
	};
}
/** What came of a run. `tasks = resolved + unresolved + errors`, always. */
export interface HarnessSummary {
	readonly benchmark: string;
	readonly agent: string;
	readonly model: string | null;
	readonly tasks: number;
	readonly resolved: number;
	readonly unresolved: number;
	/** Tasks of which there is no saying; each result's `fault` says why. */
	readonly errors: number;
	/** Resolved of those that are either resolved or not, from 0 to 1; null where there are none. */
	readonly rate: number | null;
	/** Resolved of all tasks; null where there are none. */
	readonly rateAll: number | null;
	readonly seconds: number;
	/** In the order of the benchmark's tasks. */
	readonly results: readonly TaskResult[];
	/** Absolute path of the file that the results were appended to; null where that was not wanted. */
	readonly resultsFile: string | null;
}
/** What happens while a harness runs. */
export type HarnessEvent = {
	readonly type: "run-started";
	readonly benchmark: string;
	readonly agent: string;
	readonly tasks: number;
} | {
	readonly type: "task-started";
	readonly task: string;
} | {
	readonly type: "task-finished";
	readonly result: TaskResult;
};
export interface HarnessOptions {
	/** How many tasks are solved and evaluated at a time; 1 by default. */
	readonly concurrency?: number | undefined;
	/** Seconds that an agent has for a task; without a limit by default. */
	readonly agentTimeoutSec?: number | undefined;
	/** Ends the run. */
	readonly signal?: AbortSignal | undefined;
	/** Where results are appended, `data` by default; null for nowhere. */
	readonly resultsFolder?: string | null | undefined;
	/** Is told what happens; nothing else is printed. What it throws ends the run. */
	readonly onEvent?: ((event: HarnessEvent) => void) | undefined;
}
/** Runs benchmarks with agents. One failing task is one bad result; the others go on. */
export declare class Harness {
	#private;
	/** @throws RangeError for a bad value; TypeError for what is no such option */
	constructor(options?: HarnessOptions);
	/**
	 * Has an agent solve every task of a benchmark, evaluates what it gives, and appends each result to
	 * `<resultsFolder>/<benchmark>-<model>-results.jsonl`, under the agent's name where it has no model.
	 * Rejects with the signal's reason once that is aborted, and where results cannot be written; either
	 * way nothing goes on afterwards; and with a `TypeError` for what is no benchmark or no agent.
	 */
	run<Task extends BenchmarkTask>(benchmark: Benchmark<Task>, agent: Agent<Task>): Promise<HarnessSummary>;
}
/** What keeps a record of the file from being an instance. */
export interface LeftOutRow {
	/** Counted from 1, a header not counted. */
	readonly row: number;
	/** Its `instance_id`, where it has one that can be shown. */
	readonly instance: string | null;
	/** As the file names it; null where it is the record as a whole. */
	readonly field: string | null;
	readonly message: string;
}
/** What happens while instances are read and evaluated. */
export type SWEPolyBenchEvent = 
/** A record of the file that is no instance, once for each thing that is wrong with it. */
({
	readonly type: "row-left-out";
} & LeftOutRow) | {
	readonly type: "image-started";
	readonly image: string;
	readonly action: string;
} | {
	readonly type: "image-finished";
	readonly image: string;
	readonly action: string;
	readonly seconds: number;
	/** Where the image is not where the action was to bring it, such as a name that no registry has. */
	readonly failed?: true;
} | {
	readonly type: "notice" | "warning";
	readonly message: string;
};
export interface SWEPolyBenchOptions {
	/** CSV as published, JSON, or JSON Lines, each also compressed by gzip. Without one there are no tasks but `instances`. */
	readonly datasetPath?: string | undefined;
	/** Only instances of this split, by the `split` that they name; those that name none are of any. */
	readonly split?: SWEPolyBenchSplit | undefined;
	readonly language?: SWEPolyBenchLanguage | undefined;
	/** At most so many tasks. */
	readonly limit?: number | undefined;
	/** Instances in code; they come before those of the file. */
	readonly instances?: readonly SWEPolyBenchInstanceInput[] | undefined;
	/** Whether the instruction goes on with `hints_text`; not how SWE-PolyBench is run, and false by default. */
	readonly hints?: boolean | undefined;
	/** Where clones of the instances' repositories are found and kept; in the user's cache by default. */
	readonly repoPath?: string | undefined;
	/** What published images begin with, before the instance's name; null asks for none and builds them. */
	readonly publishedImages?: string | null | undefined;
	/** Seconds that an instance's tests have; by default as the official harness: 1800 for Java, else 1200. */
	readonly timeoutSec?: number | undefined;
	/** Is told what happens; nothing else is printed. */
	readonly onEvent?: ((event: SWEPolyBenchEvent) => void) | undefined;
}
/** What an agent gets to see of an instance: not its answer. */
export interface SWEPolyBenchTask extends BenchmarkTask, Pick<SWEPolyBenchInstance, "instance_id" | "repo" | "base_commit" | "problem_statement" | "language" | "task_type" | "split"> {
}
/**
 * SWE-PolyBench, graded the simple way: the agent's patch, then the files of the hidden tests, then the
 * language's own test runner, in a fresh container of the instance's image.
 */
export declare class SWEPolyBench implements Benchmark<SWEPolyBenchTask> {
	#private;
	/** @throws RangeError for a bad value, with the valid ones; TypeError for what is no such option */
	constructor(options?: SWEPolyBenchOptions);
	name(): string;
	/**
	 * The tasks, read once. Rejects with what reading the file says: an error with code `ENOENT` and the
	 * path where there is none.
	 */
	tasks(options?: CallOptions): Promise<SWEPolyBenchTask[]>;
	/** The whole instance of a task, its answer included: no part of what an agent is told. */
	instance(task: Pick<SWEPolyBenchTask, "id">): Promise<SWEPolyBenchInstance>;
	/**
	 * Grades a patch. Rejects with an {@link EvaluationFault} where there is no saying: its `kind` is
	 * `infrastructure` where the engine, a registry or the network failed, `task` where the instance itself
	 * is broken; with a `RangeError` for a task that is not of this benchmark; with a `TypeError` for what is
	 * no patch.
	 */
	evaluate(task: Pick<SWEPolyBenchTask, "id">, agentOutput: AgentOutput, options?: CallOptions): Promise<Evaluation>;
	/** What the line of a task's result says beside the result; the dataset is known by its file's SHA-256. */
	facts(task: SWEPolyBenchTask): Promise<ResultFacts>;
}

export {};
