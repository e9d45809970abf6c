import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { splitApp } from '../finish/next-html'
import { programs } from '../setup/programs.mjs'
import { runNode } from '../setup/run.mjs'
import { gzipSize } from './script-bytes'

/** The smallest page that the framework can export. */
export interface EmptyPage {
  /** Bytes of its scripts after gzip, without those for browsers that the site does not support. */
  scriptBytes: number
}

const source: Record<string, string> = {
  'package.json': '{ "private": true, "type": "module" }\n',
  'next.config.mjs': "export default { output: 'export', turbopack: { root: process.cwd().split('/.cache/')[0] } }\n",
  'app/layout.js':
    'export default function Layout({ children }) {\n  return <html lang="en"><body>{children}</body></html>\n}\n',
  'app/page.js': 'export default function Page() {\n  return <main>Empty</main>\n}\n',
}

async function build(folder: string): Promise<void> {
  const draft = `${folder}.${process.pid}`
  await rm(draft, { recursive: true, force: true })
  for (const [file, text] of Object.entries(source)) {
    await mkdir(join(draft, file, '..'), { recursive: true })
    await writeFile(join(draft, file), text)
  }
  const next = programs.next.map((argument) => join(process.cwd(), argument))
  const { code, output } = await runNode([...next, 'build'], {
    cwd: draft,
    capture: true,
    env: { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  })
  if (code !== 0) throw new Error(`The empty page could not be built.\n${output}`)
  // In one step, since two test workers may build it at once: a reader sees a whole page or none.
  await rename(join(draft, 'out'), folder).catch((error: unknown) => {
    if (!existsSync(join(folder, 'index.html'))) throw error
  })
  await rm(draft, { recursive: true, force: true })
}

/** The empty page of the framework's installed version, built once and kept. */
export async function emptyPage(root = process.cwd()): Promise<EmptyPage> {
  const { version } = JSON.parse(await readFile(join(root, 'node_modules/next/package.json'), 'utf8'))
  const folder = join(root, '.cache', 'floor', version)
  if (!existsSync(join(folder, 'index.html'))) await build(folder)
  const { scripts } = splitApp(await readFile(join(folder, 'index.html'), 'utf8'))
  return { scriptBytes: scripts.reduce((sum, file) => sum + gzipSize(join(folder, file)), 0) }
}
