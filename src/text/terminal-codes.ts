/** Colours and cursor movements of terminals, titles of windows, and links. */
const CODES = /\u001b(?:\[[0-9;:?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[@-Z\\-_])/g

/** Output of a program without what only a terminal understands, in time that grows with its length. */
export const withoutTerminalCodes = (text: string): string => text.replace(CODES, '')
