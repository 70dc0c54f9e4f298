/** The tool's version, the same as package.json's; `npm run generate` writes it. */
export const VERSION = '0.1.0'
