/** A build of a small site with the machinery of tools/build.ts: `small-build.ts <root> <version> [write, to hang half done, or full disk]`. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compressFiles } from '@/tools/build/compress'
import { buildSite, type Stage } from '@/tools/build/safe-build'
import { runCommand } from '@/tools/setup/command.mjs'

const [root = '', version = '', fault] = process.argv.slice(2)
process.chdir(root)
const staging = join(root, 'out.next')
const page = (name: string) => join(staging, `${name}.html`)
const text = `<p>version ${version}</p>`.repeat(100)

const stages: readonly Stage[] = [
  [
    'write',
    async () => {
      mkdirSync(staging)
      writeFileSync(page('first'), text)
      if (fault === 'write') {
        console.log('half done')
        await new Promise(() => process.stdin.resume())
      }
      writeFileSync(page('second'), text)
      // A device that is always full.
      if (fault === 'full disk') symlinkSync('/dev/full', `${page('first')}.br`)
    },
  ],
  ['compress', () => compressFiles(staging)],
]

await runCommand(() => buildSite(stages))
