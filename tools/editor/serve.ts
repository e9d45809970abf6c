import { existsSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { bundleEditMode, writeEditor } from '@site/editor-page'
import { parse } from 'yaml'
import { checkedFolder } from '../../lib/build/from-disk'
import { createSiteServer } from '../serve/serve'
import { readEditorPage } from './add-editor'
import { textsFile } from './edit-mode'

const folder = join(import.meta.dirname, '..', '..', '.cache', 'editor')

/** The advice alone while no valid content has been read: the error is only that a file does not exist. */
const explain = (error: unknown) =>
  `Editing needs valid content. npm run content:check lists its mistakes.\n${existsSync(textsFile(true)) ? `\n${error}\n` : ''}`

const readPage = () => readEditorPage(parse(readFileSync(join(checkedFolder, 'site.yaml'), 'utf8'))).page

/** Files that are made at each request: the type of each, and its text. */
const made: Readonly<Record<string, readonly [type: string, make: () => string | Promise<string>]>> = {
  '/admin/practice.json': ['application/json', () => JSON.stringify(readPage().practice)],
  '/edit/start.js': ['text/javascript', bundleEditMode],
  '/edit/texts.json': ['application/json', () => readFileSync(textsFile(true), 'utf8')],
}

/**
 * Serves the editor page, for practice on the files as they are, and the edit mode of pages to `npm run dev`. Nothing is bundled before it is
 * opened.
 * @returns The address of the server.
 */
export async function serveEditor(): Promise<string> {
  rmSync(folder, { recursive: true, force: true })
  const files = createSiteServer(folder)
  let written: Promise<void> | undefined
  const server = createServer(async (request, response) => {
    try {
      const [type, make] = made[request.url ?? ''] ?? []
      if (make) return response.setHeader('Content-Type', `${type};charset=utf-8`).end(await make())
      const page = readPage()
      const { brand, origin } = page.settings
      written ??= writeEditor(folder, { ...page, settings: { brand, origin } })
      await written
      files.emit('request', request, response)
    } catch (error) {
      response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end(explain(error))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  return `http://localhost:${typeof address === 'object' ? address?.port : ''}`
}
