/**
 * `npm run content:fix [folder]`: brings all content files into the form that the editor page writes, corrects what has one right answer,
 * and says what it did. Exits with 1 when a file was left alone because of other mistakes.
 */

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { count } from '@site/content-check'
import { readTree } from '@site/content-check/node'
import { fixEntry, placeFiles } from '../lib/content/check'
import { contentFolder } from './check/content-tree'
import { Failure, runCommand } from './setup/command.mjs'
import { readFolder } from './setup/options'

/**
 * Corrects the files of a content folder, and says what was done with each that was not in order.
 * @returns How many were left alone.
 */
function fixContent(given: string | undefined): number {
  const [folder, publicFolder, label] = contentFolder(given)
  const tree = readTree(folder, publicFolder, label)
  const { placed } = placeFiles(tree)
  let changed = 0
  let left = 0
  for (const file of placed) {
    const bytes = tree.files.get(file.path) ?? new Uint8Array()
    const fix = fixEntry(file, bytes)
    if ('reason' in fix) {
      left += 1
      console.log(`${label}/${file.path}  left as it is: ${fix.reason}`)
    } else if (fix.corrected.length > 0) {
      changed += 1
      writeFileSync(join(folder, file.path), fix.text)
      console.log(`${label}/${file.path}  corrected: ${fix.corrected.join(', ')}`)
    }
  }
  const untouched = placed.length - changed - left
  console.log(`${count(changed, 'file')} corrected, ${left} left as they are, ${untouched} in order already`)
  return left
}

await runCommand(async () => {
  const { folder } = readFolder('content:fix')
  if (folder === undefined && process.env['CONTENT_REPOSITORY'])
    throw new Failure(
      'The content is in another repository, whose files are corrected where it is cloned: npm run content:fix -- path/to/content',
    )
  if (fixContent(folder) === 0) return
  console.log('npm run content:check lists the mistakes that have to be corrected by hand.')
  process.exitCode = 1
})
