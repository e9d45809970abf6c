/**
 * `npm run content:fix -- [folder] [--all]`: makes the repairs that are safe, or all that the check offers, brings files without mistakes into
 * the form that the editor page writes, and says what it did. Exits with 1 when mistakes are left.
 */
import { join } from 'node:path'
import { count, printable } from '@site/content-check'
import { readTree } from '@site/content-check/node'
import { contentFolder, readFolder } from './check/content-tree'
import { fixTree } from './check/site-check'
import { Failure, runCommand } from './setup/command.mjs'
import { replaceFile } from './setup/replace-file.mjs'

await runCommand(async () => {
  const { folder: given, values } = readFolder({ all: { type: 'boolean' } })
  if (given === undefined && process.env['CONTENT_REPOSITORY'])
    throw new Failure(
      'The content is in another repository, whose files are corrected where it is cloned: npm run content:fix -- path/to/content',
    )
  const [folder, publicFolder, label] = contentFolder(given)
  const files = fixTree(readTree(folder, publicFolder, label), values.all)
  for (const { path, text, repaired, corrected, left } of files) {
    const file = printable(`${label}/${path}`)
    if (text !== undefined) replaceFile(join(folder, path), text)
    for (const { line, message, repair } of repaired)
      console.log(
        `${file}:${line}  repaired: ${printable(message)}\n${repair?.lines.map((each) => `    ${each}`).join('\n')}`,
      )
    if (corrected.length > 0) console.log(`${file}  corrected: ${corrected.join(', ')}`)
    if (left > 0) console.log(`${file}  ${count(left, 'mistake')} left`)
  }
  const changed = files.filter(({ text }) => text !== undefined).length
  const open = files.filter(({ left }) => left > 0).length
  console.log(`${count(changed, 'file')} corrected, ${open} with mistakes left`)
  if (open === 0) return
  console.log('npm run content:check lists the mistakes that have to be corrected by hand.')
  process.exitCode = 1
})
