// Rewrites `uses: $/…` for tools that do not know it yet, the local runner and actionlint. On GitHub
// `$/` is the repository of the workflow that says it, at the very commit that runs.
// usage: node scripts/localise-workflows.mjs FOLDER [OWNER/REPO@REF]
// The workflows in FOLDER are changed in place. Without a name `./` takes the place of `$/`, which is
// right where FOLDER's own repository is meant, as for lint.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const SELF = /^(\s*(?:- )?uses: )\$\/([^\s#]*)/gm

/** The text with `$/path` as `owner/repo/path@ref`, or as `./path` where no name is given. */
const localise = (text, name) => {
  if (name === undefined) return text.replace(SELF, '$1./$2')
  const [repository, ref] = name.split('@')
  return text.replace(
    SELF,
    (_, start, path) => `${start}${[repository, path].filter(Boolean).join('/')}@${ref}`
  )
}

const [folder, name] = process.argv.slice(2)
if (folder === undefined || (name !== undefined && !/^[\w.-]+\/[\w.-]+@\S+$/.test(name))) {
  console.error('usage: node scripts/localise-workflows.mjs FOLDER [OWNER/REPO@REF]')
  process.exit(2)
}
for (const file of readdirSync(folder).filter(one => /\.ya?ml$/.test(one))) {
  const path = join(folder, file)
  writeFileSync(path, localise(readFileSync(path, 'utf8'), name))
}
