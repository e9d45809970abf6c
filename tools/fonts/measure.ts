/**
 * Prints the width of a system font for `families.ts`: `npx tsx tools/fonts/measure.ts <family> <file>`. The file is TrueType or
 * OpenType; one with the same metrics will do, such as Gelasio for Georgia and Liberation Sans for Arial.
 */
import { readFile } from 'node:fs/promises'
import { Failure, runCommand } from '../setup/command.mjs'
import { families } from './families'
import { averageWidth, openFont } from './web-font'

await runCommand(async () => {
  const [name, file] = process.argv.slice(2)
  const family = families.find((each) => each.file === name)
  if (!family || !file)
    throw new Failure(`Give a family (${families.map((each) => each.file).join(' or ')}) and a file.`)
  console.log(`width: ${averageWidth(openFont(await readFile(file)), family.sample).toFixed(4)}`)
})
