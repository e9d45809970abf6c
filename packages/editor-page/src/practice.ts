import type { EditorSite } from './site'
import type { EditorPage } from './write-editor'

/** The folder of the browser's private file system that Sveltia CMS edits without a repository. */
const folderName = 'sveltia-cms-test'

async function write(root: FileSystemDirectoryHandle, path: string, data: string | Blob) {
  const parts = path.split('/')
  const name = parts.pop() ?? ''
  let folder = root
  for (const part of parts) folder = await folder.getDirectoryHandle(part, { create: true })
  const writable = await (await folder.getFileHandle(name, { create: true })).createWritable()
  await writable.write(data)
  await writable.close()
}

/** Where the tab keeps which files it practices on. */
const filled = 'practice'

/** Puts the site's files where Sveltia CMS edits them without a repository. What was saved in this tab stays until a reload, or a change of them. */
export async function fillPractice({ folder, address: base }: EditorSite['pictures']): Promise<void> {
  const answer = await fetch('/admin/practice.json')
  // The server says why it has no files.
  if (!answer.ok) throw new Error(await answer.text())
  const json = await answer.arrayBuffer()
  const id = new Uint8Array(await crypto.subtle.digest('SHA-256', json)).join()
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type !== 'reload' && sessionStorage.getItem(filled) === id) return
  const { texts, pictures }: EditorPage['practice'] = JSON.parse(new TextDecoder().decode(json))
  const storage = await navigator.storage.getDirectory()
  await storage.removeEntry(folderName, { recursive: true }).catch(() => undefined)
  const root = await storage.getDirectoryHandle(folderName, { create: true })
  await Promise.all([
    ...Object.entries(texts).map(([path, text]) => write(root, path, text)),
    ...pictures.map(async (address) => {
      const response = await fetch(address)
      // The live site has pictures in other forms, and originals only where a page needs one.
      if (response.ok) await write(root, folder + address.slice(base.length), await response.blob())
    }),
  ])
  sessionStorage.setItem(filled, id)
  // There is nothing to sign in to.
  localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }))
}
