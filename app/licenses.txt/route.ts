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
  if (file === undefined) throw new Error(`node_modules/${name} has no license file: adapt app/licenses.txt/route.ts.`)
  return `${name}\n\n${(await readFile(join(folder, file), 'utf8')).trim()}`
}

export const dynamic = 'force-static'

/** The license notices of all packages that visitors download. */
export async function GET(): Promise<Response> {
  const notices = await Promise.all(delivered.map(noticeOf))
  const text = `${notices.join(`\n\n${'='.repeat(80)}\n\n`)}\n`
  return new Response(text, { headers: { 'Content-Type': 'text/plain' } })
}
