import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Packages with code, styles, or fonts that visitors download. */
const delivered = [
  '@fontsource-variable/besley',
  '@fontsource-variable/instrument-sans',
  'framer-motion',
  'motion-dom',
  'motion-utils',
  'next',
  'react',
  'react-dom',
  'scheduler',
  'tailwindcss',
]

const modules = join(/* turbopackIgnore: true */ process.cwd(), 'node_modules')

async function noticeOf(name: string): Promise<string> {
  const folder = join(modules, name)
  const file = (await readdir(folder)).find((each) => /^licen[cs]e/i.test(each))
  if (file === undefined) throw new Error(`node_modules/${name} has no license file: adapt lib/licenses.ts.`)
  return `${name}\n\n${(await readFile(join(folder, file), 'utf8')).trim()}`
}

/** The license notices of all packages that visitors download. */
export const licenseNotices = async (): Promise<string> =>
  `${(await Promise.all(delivered.map(noticeOf))).join(`\n\n${'='.repeat(80)}\n\n`)}\n`
