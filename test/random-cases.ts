/** `scripts/test.sh` without `--unit` asks for twenty times as many cases as a first look has time for. */
const TIMES = Number(process.env.KOTLIN_BENCH_CASES_TIMES ?? 1)

/** How many random cases a property is tried with, which are others each time: so many at a first look. */
export const randomCases = (atFirst: number): number => Math.ceil(atFirst * TIMES)
