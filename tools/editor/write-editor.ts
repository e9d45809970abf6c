import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import type { EditorSettings } from '../../lib/editor/config'
import type { PracticeFiles } from './page/practice'
import { pageHtml } from './page-html'
import { patchCms } from './patch-cms'

const root = join(import.meta.dirname, '..', '..')
const cms = join(root, 'node_modules', '@sveltia', 'cms')

/**
 * Writes the editor page: `admin.html`, and the folder `admin` with its scripts and fonts.
 * @param folder Where the page is written.
 * @param practice The files to practice on; used where no repository is named.
 */
export async function writeEditor(folder: string, settings: EditorSettings, practice: PracticeFiles): Promise<void> {
  const target = join(folder, 'admin')
  await mkdir(target, { recursive: true })
  await Promise.all([
    build({
      entryPoints: ['start.ts', 'starting.ts'].map((file) => join(import.meta.dirname, 'page', file)),
      bundle: true,
      splitting: true,
      minify: true,
      format: 'esm',
      target: ['chrome123', 'firefox128', 'safari17.5'],
      outdir: target,
      plugins: [patchCms],
      // Colors for fields with source code, which the site does not have.
      external: ['@shikijs/langs/*', '@shikijs/themes/*'],
    }),
    // Sveltia CMS looks for its fonts and workers beside its scripts, and on the Internet where they are missing.
    cp(join(cms, 'npm', 'assets'), join(target, 'assets'), {
      recursive: true,
      filter: (file) => !file.endsWith('.map'),
    }),
    cp(join(cms, 'LICENSE.txt'), join(target, 'LICENSE.txt')),
    writeFile(join(folder, 'admin.html'), pageHtml(settings)),
    ...(settings.repository ? [] : [writeFile(join(target, 'practice.json'), JSON.stringify(practice))]),
  ])
}
