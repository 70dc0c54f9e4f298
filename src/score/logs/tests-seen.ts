import type { RowLanguage } from '../../contracts/swe-polybench.js'

/** How many tests a language's runner says that it ran, passed or not, by what it printed. */
export const testsSeen = (_language: RowLanguage, _output: string): number => 0
