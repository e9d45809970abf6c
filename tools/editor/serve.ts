import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { writeEditor } from '@site/editor-page'
import { createSiteServer } from '../serve/serve'
import { readEditorPage } from './add-editor'

const folder = join(import.meta.dirname, '..', '..', '.cache', 'editor')

const explain = (error: unknown) =>
  `The editor page needs valid content. npm run content:check lists its mistakes.\n\n${error}\n`

/**
 * Serves the editor page to `npm run dev`, for practice on the files as they are. Nothing is bundled before the page is opened.
 * @returns The address of the server.
 */
export async function serveEditor(): Promise<string> {
  rmSync(folder, { recursive: true, force: true })
  const files = createSiteServer(folder)
  let written: Promise<void> | undefined
  const server = createServer(async (request, response) => {
    try {
      const { page } = await readEditorPage()
      if (request.url === '/admin/practice.json')
        return response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(page.practice))
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
