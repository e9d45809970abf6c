/**
 * `npm run content:fix [folder]`: brings all content files into the form that the editor page writes, mends what has one right answer,
 * and says what it did. Exits with 1 when a file was left alone because of other mistakes.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fixFile } from '../lib/content/canonical/fix'
import { placeFiles } from '../lib/content/check/placement'
import { count } from '../lib/content/check/words'
import { contentFolder } from './check/content-folder'
import { readTree } from './check/read-tree'

const [folder, publicFolder, label] = contentFolder(process.argv[2])
const tree = readTree(folder, publicFolder, label)
const { placed } = placeFiles(tree)
let changed = 0
let left = 0

for (const file of placed) {
  const bytes = tree.files.get(file.path) ?? new Uint8Array()
  const fix = fixFile(file, bytes)
  if ('reason' in fix) {
    left += 1
    console.log(`${label}/${file.path}  left as it is: ${fix.reason}`)
  } else if (fix.mended.length > 0) {
    changed += 1
    writeFileSync(join(folder, file.path), fix.text)
    console.log(`${label}/${file.path}  mended: ${fix.mended.join(', ')}`)
  }
}

const untouched = placed.length - changed - left
console.log(`${count(changed, 'file')} mended, ${left} left as they are, ${untouched} in order already`)
if (left > 0) {
  console.log('npm run content:check lists the mistakes that have to be corrected by hand.')
  process.exitCode = 1
}
