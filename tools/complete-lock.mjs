// @ts-check
// `npm run lock:complete`: adds the packages for other systems that npm left out of package-lock.json.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillGaps, findGaps } from './setup/lock-file.mjs'

const file = join(import.meta.dirname, '..', 'package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8'))
const gaps = findGaps(lock.packages)
for (const { name, version } of gaps) console.log(`${name} ${version}`)
if (gaps.length > 0) writeFileSync(file, `${JSON.stringify({ ...lock, packages: fillGaps(lock.packages) }, null, 2)}\n`)
console.log(`${gaps.length} packages were missing from package-lock.json.`)
