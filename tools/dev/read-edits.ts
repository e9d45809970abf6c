// Run again by `npm run dev` after every edit. Pages keep their old text while a file is broken, so its mistakes are shown here.
import { styleText } from 'node:util'
import { readContent } from '../content/read-content'

if (!(await readContent(process.cwd(), { inBuild: false }))) {
  const warning = '━━━ THE CONTENT HAS MISTAKES: pages keep their old text until they are mended, see above ━━━'
  console.log(`\n${styleText(['bold', 'red'], warning)}\n`)
  process.exitCode = 1
}
