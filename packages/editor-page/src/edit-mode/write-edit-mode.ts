import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { browsers } from '../write-editor'
import type { PublishedIndex } from './text-index'

const scriptElement = '<script type="module" src="/edit/start.js"></script>'

/** Bundles the script of the edit mode. */
export const bundleEditMode = async (): Promise<string> => {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'overlay.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: browsers,
  })
  return outputFiles[0]?.text ?? ''
}

/** Turns an export into a preview: adds the folder of the edit mode, and one script element to each page. */
export async function addEditMode(out: string, index: PublishedIndex): Promise<void> {
  const folder = join(out, 'edit')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'start.js'), await bundleEditMode())
  await writeFile(join(folder, 'texts.json'), JSON.stringify(index))
  for (const file of await readdir(out, { recursive: true })) {
    if (!file.endsWith('.html')) continue
    const page = await readFile(join(out, file), 'utf8')
    // The forms, and pages that lead to another address.
    if (file === 'admin.html' || page.includes('http-equiv="refresh"')) continue
    // React would take a script in the head for one of its own.
    await writeFile(join(out, file), page.replace(/(?=<\/body>(?!.*<\/body>))/s, scriptElement))
  }
}
