/**
 * Prints the widths of a system font for `families.ts`: `npx tsx tools/fonts/measure.ts <family> <weight> <file>`. The file is TrueType
 * or OpenType; one with the same metrics will do, such as Gelasio for Georgia and Liberation Sans for Arial.
 */
import { readFile } from 'node:fs/promises'
import { Failure, runCommand } from '../setup/command.mjs'
import { families } from './families'
import { deviatingCharacters, divide } from './groups'
import { kernedWidth, openFont } from './metrics'
import { singleWeight } from './sources'

await runCommand(async () => {
  const [name, weight, file] = process.argv.slice(2)
  const family = families.find((each) => each.file === name)
  if (!family || !weight || !file)
    throw new Failure(`Give a family (${families.map((each) => each.file).join(' or ')}), a weight, and a font file.`)
  const system = openFont(await readFile(file))
  const characters = deviatingCharacters(openFont(await singleWeight(family, Number(weight))), system, family.sample)
  const { inside, outside } = divide(family.sample, characters)
  const width = (parts: readonly string[]) => kernedWidth(system, parts).toFixed(4)
  console.log(`width: ${width(outside)}, group: { characters: '${characters}', width: ${width(inside)} },`)
})
