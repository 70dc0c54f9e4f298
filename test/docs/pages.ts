import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

export const root = join(import.meta.dirname, '..', '..')

export interface CodeBlock {
  language: string
  text: string
}

/** A page of the documentation, taken apart. */
export interface Page {
  /** Relative to the repository's top. */
  path: string
  /** What links to it can name after `#`. */
  anchors: ReadonlySet<string>
  /** As written: relative ones, with their `#part`. */
  links: readonly string[]
  blocks: readonly CodeBlock[]
}

/** As GitHub makes them of headings. */
const anchorOf = (heading: string): string =>
  heading
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-')

export const readPage = (path: string): Page => {
  const blocks: CodeBlock[] = []
  const prose: string[] = []
  let open: { language: string; lines: string[] } | undefined
  for (const line of readFileSync(join(root, path), 'utf8').split('\n')) {
    const fence = /^\s*```(\S*)/.exec(line)
    if (open === undefined) {
      if (fence) open = { language: fence[1] ?? '', lines: [] }
      else prose.push(line)
    } else if (fence) {
      blocks.push({ language: open.language, text: open.lines.join('\n') })
      open = undefined
    } else open.lines.push(line)
  }
  const headings = prose.flatMap(line => /^#+ (.*)$/.exec(line)?.[1] ?? [])
  const links = [...prose.join('\n').matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link]) => link ?? [])
  return {
    path,
    anchors: new Set(headings.map(anchorOf)),
    links: links.filter(link => !/^[a-z]+:/.test(link)),
    blocks
  }
}

const FOLDERS = [
  '.',
  'docs',
  'docs/contributing',
  'examples',
  'bases',
  'samples/swe-polybench',
  'test/e2e/attacks',
  'test/e2e/network'
]

/** Every page that people read. */
export const pages: readonly Page[] = FOLDERS.filter(folder => existsSync(join(root, folder))).flatMap(
  folder =>
    readdirSync(join(root, folder))
      .filter(name => name.endsWith('.md'))
      .map(name => readPage(join(folder, name)))
)

/** The file that a link of a page means, relative to the repository's top, and the part of it. */
export const targetOf = (page: Page, link: string): { path: string; part: string | undefined } => {
  const [path = '', part] = link.split('#')
  return { path: path === '' ? page.path : relative(root, join(root, dirname(page.path), path)), part }
}
