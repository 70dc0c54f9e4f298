import { join } from 'node:path'
import { build } from 'esbuild'

const PAGE = 'src/report/html/page'

/** Browsers that unpack gzip and know `light-dark()`. */
const TARGET = ['chrome123', 'firefox120', 'safari17.5']

/** Whose code goes into the page with ours. */
const NOTICE = '/*! With Preact (MIT) and highlight.js (BSD-3-Clause, (c) 2006 Ivan Sagalaev) */'

const bundle = async (root: string, file: string): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [join(root, PAGE, file)],
    absWorkingDir: root,
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    charset: 'utf8',
    legalComments: 'none',
    jsx: 'automatic',
    jsxImportSource: 'preact',
    target: TARGET
  })
  return outputFiles[0]!.text.trim()
}

/** Text as a string of TypeScript, as biome writes it. */
const literal = (text: string): string => {
  const body = text
    .replaceAll('\\', '\\\\')
    .replaceAll("'", "\\'")
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
  return `'${body}'`
}

/** `page-assets.ts`: program and style of the HTML report as the page carries them. */
export const pageAssets = async (root: string): Promise<string> => {
  const [script, style] = [await bundle(root, 'main.tsx'), await bundle(root, 'style.css')]
  return `// Made of page/ by npm run generate.

/** The page's program: a module. */
export const PAGE_SCRIPT =
  ${literal(`${NOTICE}\n${script}`)}

export const PAGE_STYLE =
  ${literal(style)}
`
}
