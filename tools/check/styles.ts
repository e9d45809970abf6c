import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../setup/command.mjs'

/**
 * Compares the style sheets beside components with those that app/globals.css imports.
 * @throws Failure naming every one that it leaves out, whose rules no page would have.
 */
export function checkStyles(root: string): void {
  const imports = readFileSync(join(root, 'app/globals.css'), 'utf8')
  const sheets = readdirSync(join(root, 'components'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => `components/${file.replaceAll('\\', '/')}`)
  const missing = sheets.filter((sheet) => !imports.includes(`"../${sheet}"`))
  const sentences = missing.map(
    (sheet) => `${sheet} is in no page; add @import "../${sheet}" layer(components); to app/globals.css.`,
  )
  if (sentences.length > 0) throw new Failure(sentences.join('\n'))
}
