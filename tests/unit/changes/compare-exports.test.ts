import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compareExports, formatChanges } from '@/tools/changes/compare-exports'
import { temporaryFolder } from '../../support/temporary-folder'

/** A page with a script of a name and an inline script that its policy allows. */
const page = (chunk: string, build: string) => {
  const inline = `start("${build}")`
  const other = createHash('sha256').update('other').digest('base64')
  const hashes = [createHash('sha256').update(inline).digest('base64'), other].sort()
  const policy = hashes.map((hash) => `'sha256-${hash}'`).join(' ')
  return `<meta content="script-src ${policy}"><script src="/_next/static/chunks/${chunk}.js"></script><script>${inline}</script>`
}

const compare = (before: Record<string, string | Buffer>, after: Record<string, string | Buffer>) => {
  const under = (folder: string, files: Record<string, string | Buffer>) =>
    Object.fromEntries(Object.entries(files).map(([path, content]) => [`${folder}/${path}`, content]))
  const root = temporaryFolder({ ...under('before', before), ...under('after', after) })
  return compareExports(join(root, 'before'), join(root, 'after'))
}

test('takes no other build id and no other hash in a name for a change', async () => {
  const [first, second] = ['0123456789abcdef0123', 'fedcba9876543210fedc']
  const changes = await compare(
    {
      'plan.html': page('aaaaaaaaaaaaa', first),
      '_next/static/chunks/aaaaaaaaaaaaa.js': `import("/enhancements/menu-AAAAAAAA.js")`,
      [`_next/static/${first}/_buildManifest.js`]: '1',
      'enhancements/menu-AAAAAAAA.js': '2',
    },
    {
      'plan.html': page('bbbbbbbbbbbbb', second),
      '_next/static/chunks/bbbbbbbbbbbbb.js': `import("/enhancements/menu-BBBBBBBB.js")`,
      [`_next/static/${second}/_buildManifest.js`]: '1',
      'enhancements/menu-BBBBBBBB.js': '2',
    },
  )
  expect(formatChanges(changes)).toBe('### Changed pages\n\nNothing changes.\n')
})

test('names a changed script, and the page that has another inline script, but no page that refers to the first', async () => {
  const changes = await compare(
    {
      'plan.html': page('aaaaaaaaaaaaa', 'same'),
      'faq.html': page('aaaaaaaaaaaaa', 'one'),
      '_next/static/chunks/aaaaaaaaaaaaa.js': '1',
    },
    {
      'plan.html': page('bbbbbbbbbbbbb', 'same'),
      'faq.html': page('bbbbbbbbbbbbb', 'two'),
      '_next/static/chunks/bbbbbbbbbbbbb.js': '2',
    },
  )
  expect(changes).toEqual({
    pages: [['/faq', 'changed']],
    files: [['_next/static/chunks/*.js', 'changed']],
  })
})
