import { join } from 'node:path'
import { generateDtsBundle } from 'dts-bundle-generator'
import { root } from './transpile.mjs'

/**
 * The types of what a file exports, with all that they refer to, as one text. Throws where they refer to
 * a package: whoever uses the types has none of ours.
 */
export const declarationsOf = entry => {
  const [text] = generateDtsBundle(
    [{ filePath: join(root, entry), output: { noBanner: true, exportReferencedTypes: false } }],
    { preferredConfigPath: join(root, 'tsconfig.json') }
  )
  const [imported] = text.match(/^import .*/m) ?? []
  if (imported !== undefined) throw new Error(`The types of ${entry} need a package: ${imported}`)
  return text
}
