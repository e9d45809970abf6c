// Reads the content in a process of its own: in a build while the social images are drawn, and with `--edited` again after every edit
// during `npm run dev`.
import { styleText } from 'node:util'
import { keepGoodCopy } from './fetch-content'
import { readContent } from './read-content'

const root = process.cwd()
const inBuild = !process.argv.includes('--edited')
if (await readContent(root, { inBuild })) keepGoodCopy(root)
else {
  process.exitCode = 1
  // Pages keep their old text while a file is broken.
  const warning = '━━━ THE CONTENT HAS MISTAKES: pages keep their old text until they are corrected, see above ━━━'
  if (!inBuild) console.log(`\n${styleText(['bold', 'red'], warning)}\n`)
}
