/** A build of a small site with the machinery of tools/build.ts: `tsx small-build.ts <root> <version> [stage to hang in]`. */
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSite, type Stage } from '@/tools/build/safe-build'
import { compressFiles } from '@/tools/finish/compress'

const [root = '', version = '', fault] = process.argv.slice(2)
const staging = join(root, 'out.next')
const lock = join(root, 'build.lock')
const page = (name: string) => join(staging, `${name}.html`)
const text = `<p>version ${version}</p>`.repeat(100)

/** Does half of its work, says so, and never ends. */
const hang = async () => {
  console.log('half done')
  await new Promise((resolve) => setTimeout(resolve, 60_000))
}

const stages: readonly Stage[] = [
  [
    'write',
    async () => {
      mkdirSync(staging)
      writeFileSync(page('first'), text)
      if (fault === 'write') await hang()
      writeFileSync(page('second'), text)
      // A device that is always full.
      if (fault === 'full disk') symlinkSync('/dev/full', `${page('first')}.br`)
    },
  ],
  ['compress', () => compressFiles(staging)],
  [
    'check',
    async () => {
      if (fault === 'check') await hang()
    },
  ],
]

const problem = await buildSite({ out: join(root, 'out'), staging, previous: join(root, 'previous'), lock, stages })
if (problem !== undefined) {
  console.error(problem)
  process.exitCode = 1
}
