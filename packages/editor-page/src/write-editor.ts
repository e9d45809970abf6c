import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type BuildOptions, build, type Plugin } from 'esbuild'
import type { PublishedIndex } from './edit-mode/text-index'
import { pageHtml } from './page-html'
import { patchCode, patches } from './patch-cms'
import type { EditorSettings } from './site'

const target = ['chrome123', 'firefox128', 'safari17.5']
const shared: BuildOptions = { bundle: true, minify: true, format: 'esm', target }
const cms = createRequire(import.meta.url).resolve('@sveltia/cms')

/** Loads the patched code of Sveltia CMS, without the colors of code: where a language is missing, it draws it without end, and a save waits. */
const patched = (code: string): Plugin => ({
  name: 'patched',
  setup: ({ onLoad }) => {
    onLoad({ filter: /shiki-engine/ }, () => ({ contents: "throw new Error('Code has no colors.')" }))
    onLoad({ filter: /@sveltia[\\/]cms[\\/]/ }, ({ path }) => (path === cms ? { contents: code } : undefined))
  },
})

/** What an editor page is made of. */
export interface EditorPage {
  /** The file that calls `startEditor` with the site. */
  entry: string
  settings: EditorSettings
  /** The files to practice on where no repository is named: texts by their paths in the repository, and addresses of pictures. */
  practice: { texts: Record<string, string>; pictures: string[] }
}

/** Writes the editor page: `admin.html`, and the folder `admin` with its scripts and fonts. Warns of patches that cannot be made, as the page does. */
export async function writeEditor(folder: string, { entry, settings, practice }: EditorPage): Promise<void> {
  const admin = join(folder, 'admin')
  const assets = join(dirname(cms), 'assets')
  const { code, missing } = patchCode(await readFile(cms, 'utf8'))
  for (const name of missing)
    console.warn(
      `Sveltia CMS has changed where packages/editor-page/src/patch-cms.ts patches it, so this is not mended: ${name}. The editor page says what to do until the patch fits again, or is not needed.`,
    )
  await mkdir(admin, { recursive: true })
  await Promise.all([
    build({
      ...shared,
      entryPoints: { start: entry },
      splitting: true,
      outdir: admin,
      plugins: [patched(code)],
      external: ['@shikijs/langs/*', '@shikijs/themes/*'],
    }),
    // Sveltia CMS looks for its fonts and workers beside its scripts, and on the Internet where they are missing.
    ...(existsSync(assets)
      ? [cp(assets, join(admin, 'assets'), { recursive: true, filter: (file) => !file.endsWith('.map') })]
      : []),
    cp(join(dirname(cms), '..', 'LICENSE.txt'), join(admin, 'LICENSE.txt')),
    ...(settings.repository ? [] : [writeFile(join(admin, 'practice.json'), JSON.stringify(practice))]),
  ])
  const cares = new Set(missing.map((name) => patches[name]?.care))
  await writeFile(join(folder, 'admin.html'), pageHtml(settings, [...cares].join(' ')))
}

export const bundleEditMode = async (): Promise<string> => {
  const entryPoints = [join(import.meta.dirname, 'edit-mode/overlay.ts')]
  const { outputFiles } = await build({ ...shared, entryPoints, write: false })
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
    const script = '<script type="module" src="/edit/start.js"></script>'
    await writeFile(join(out, file), page.replace(/(?=<\/body>(?!.*<\/body>))/s, script))
  }
}
