/** `npm run content:import -- <folder or file> [--dry-run]`: writes articles of another system, with their pictures, and says what became of each. */
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { count, printable } from '@site/content-check'
import { contentFolder, contentTree } from './check/content-tree'
import { importArticles } from './import'
import { readSources } from './import/read-sources'
import { Failure, runCommand } from './setup/command.mjs'
import { replaceFile } from './setup/replace-file.mjs'

await runCommand(async () => {
  const { positionals, values } = parseArgs({ options: { 'dry-run': { type: 'boolean' } }, allowPositionals: true })
  if (!positionals[0]) throw new Failure('Name a folder or file with articles: npm run content:import -- ../old-site')
  const [folder, publicFolder] = contentFolder()
  const { imported, skipped } = await importArticles(readSources(resolve(positionals[0])), contentTree(), publicFolder)
  for (const { path, from, text, notes, pictures } of imported) {
    console.log(['', `${path}  from ${printable(from)}`, ...notes.map((note) => `  ${printable(note)}`)].join('\n'))
    if (values['dry-run']) continue
    for (const [address, bytes] of pictures) replaceFile(join(publicFolder, address), bytes)
    replaceFile(join(folder, path), text)
  }
  for (const each of skipped) console.log(printable(each))
  const drafts = imported.filter(({ isDraft }) => isDraft).length
  const done = `${count(imported.length, 'article')} ${values['dry-run'] ? 'would be imported' : 'imported'}`
  console.log(`\n${done}, of which ${drafts} as drafts; ${skipped.length} left as they are`)
})
