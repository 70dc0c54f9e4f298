/** What a process ends with. Where several apply, `noVerdict` wins over `gate`. */
export const EXIT = {
  /** Done. Unresolved trials alone never change the code. */
  done: 0,
  /** The gate or a check said no, or a fault of a task; `--fail-on never` makes it `done`. */
  gate: 1,
  /** Nothing could start through the user's mistake; the message names it and the next step. */
  mistake: 2,
  /** A trial has no verdict through a fault of the infrastructure or the model, or was not run. */
  noVerdict: 3,
  /** Stopped by the signal, as shells expect it. */
  sighup: 129,
  sigint: 130,
  sigterm: 143
} as const
