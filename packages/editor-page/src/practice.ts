import type { EditorSite } from './site'
import type { EditorPage } from './write-editor'

/** The folder of the browser's private file system that Sveltia CMS edits without a repository, and where the tab keeps what is in it. */
const [folderName, filled] = ['sveltia-cms-test', 'practice']

async function write(root: FileSystemDirectoryHandle, path: string, file: Response) {
  const folders = path.split('/')
  const name = folders.pop() ?? ''
  let folder = root
  for (const each of folders) folder = await folder.getDirectoryHandle(each, { create: true })
  const handle = await folder.getFileHandle(name, { create: true })
  await file.body?.pipeTo(await handle.createWritable())
}

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
    ...Object.entries(texts).map(([path, text]) => write(root, path, new Response(text))),
    ...pictures.map(async (address) => {
      const response = await fetch(address)
      // The live site has pictures in other forms, and originals only where a page needs one.
      if (response.ok) await write(root, folder + address.slice(base.length), response)
    }),
  ])
  sessionStorage.setItem(filled, id)
  // There is nothing to sign in to.
  localStorage.setItem('sveltia-cms.user', JSON.stringify({ backendName: 'test-repo' }))
}
