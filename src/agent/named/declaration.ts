import type { Provider } from '../providers.js'

/** As npm's packages name a platform. */
export type NpmPlatform = 'linux-x64' | 'linux-arm64'

/** Programs from npm's registry. */
export interface NpmInstallation {
  kind: 'npm'
  /** Exact, as `@scope/name@1.2.3`. */
  packages: (platform: NpmPlatform) => readonly string[]
  /** An executable that needs no Node, with its path below `node_modules`; null is run by a Node of ours. */
  native: ((platform: NpmPlatform) => string) | null
  /** Patterns below `node_modules` of programs that a script of the package's own, which is not run, would make executable. */
  executables?: readonly string[]
  /**
   * How a native one runs on an image with another C library than it was made for: `static` needs none,
   * `carried` is pointed at one beside it, `layer` cannot be changed and has one put on the image.
   */
  libc: 'static' | 'carried' | 'layer'
}

/** Programs from PyPI, run by a Python of their own. */
export interface PythonInstallation {
  kind: 'python'
  /** Exact, as `name==1.2.3`. */
  packages: readonly string[]
  /** Whether `packages` is all there is to install, so that nothing is resolved. */
  complete: boolean
}

/** An installer of its maker's, which no package registry carries. */
export interface ScriptInstallation {
  kind: 'script'
  /** Bash; leaves its programs below `$PREFIX`. */
  script: string
}

export type Installation = NpmInstallation | PythonInstallation | ScriptInstallation

/** What a command line is made of. */
export interface LaunchRequest {
  /** The agent's HOME, of this trial alone. */
  home: string
  workdir: string
  /** The file that holds the instruction. */
  instructionPath: string
  /** null where it asks no provider through the gateway. */
  model: LaunchModel | null
  /** As `--model` has it, for agents that ask their maker's service. */
  modelText: string | null
}

export interface LaunchModel {
  provider: Provider
  /** As the provider calls it; null is the agent's own choice. */
  name: string | null
  /** The gateway's, with the protocol's version where programs expect it. */
  baseUrl: string
  token: string
}

export interface Launch {
  /** What follows the program on its command line. */
  words: readonly string[]
  /** How it gets the instruction; `in-words` have the path of its file. */
  instruction: 'stdin' | 'last-word' | 'in-words'
  env: Readonly<Record<string, string>>
  /** Text files below HOME, by path. */
  files?: Readonly<Record<string, string>>
}

/** What an agent says that it used; what it does not say is null. */
export interface Said {
  /** `input` includes what was cached. */
  usage: { input: number; cached: number; output: number } | null
  costUsd: number | null
  /** What went wrong, in its own words. */
  errors: readonly string[]
}

/** Takes the JSON values that an agent prints, a line each. */
export interface EventReader {
  take(event: unknown): void
  said(): Said
}

/** A coding agent that people know by name. */
export interface AgentDeclaration {
  name: string
  /** Pinned; null where the installer gives what is newest. */
  version: string | null
  installation: Installation
  /** The words that start it, from its folder. */
  program: (prefix: string, platform: NpmPlatform) => readonly string[]
  /** What makes it tell its version and end; it is run so at the end of an installation. */
  check: readonly string[]
  /** Ids of providers it can ask through the gateway; the first is for models that name none. */
  providers: readonly string[]
  /** Whether it has a model of its own where `--model` is not given. */
  hasOwnModel: boolean
  /**
   * Variables with its maker's key, for a model that no provider's name stands before: that key is in
   * its container, since it cannot be pointed at the gateway.
   */
  ownKeys: readonly string[]
  /** What it cannot work without where it asks its maker's service. */
  hosts: readonly string[]
  /** Whether it was run here; else it is written from its documentation. */
  shown: boolean
  note?: string
  launch(request: LaunchRequest): Launch
  /** Name of the file that keeps its standard output. */
  output: string
  /** For those that print JSON values. */
  events?: () => EventReader
  /** Below HOME, files or folders: its session. */
  keeps: readonly string[]
  /** What it says in the files that are kept, by path below HOME. */
  readKept?: (files: ReadonlyMap<string, string>) => Said
  /** Below the work tree: what it leaves there and what is no part of its change. */
  leavings?: readonly string[]
}
