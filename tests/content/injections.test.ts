import { readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { readTree } from '@site/content-check/node'
import { expect, it } from 'vitest'
import { renderBody } from '@/components/mdx/render-body'
import { checkTree } from '@/tools/check/site-check'
import { temporaryFolder } from '../support/temporary-folder'

/** Code and HTML of which broken/injections.txt has what the check says, in case it said nothing. */
const injections = Array.from(
  readFileSync(join(import.meta.dirname, 'broken/injections.txt'), 'utf8').matchAll(
    /^The first → (.*)\\n\\nThe first$/gm,
  ),
  ([, text = '']) => text.replaceAll('\\n', '\n'),
)

it('there is something to try', () => expect(injections.length).toBeGreaterThan(20))

it.each(injections)('an article with %s is not rendered, and no other text shows it', (injected) => {
  expect(() => renderBody(injected, 'mdx')).toThrow()
  expect(renderBody(injected, 'md')).not.toMatch(/<(?!\/?(?:p|a|br)\b)/)
})

it('symbolic links are not followed, in the content and in public/', () => {
  const root = temporaryFolder({ 'content/site.yaml': 'brand: A', 'public/images/a.webp': 'RIFF' })
  symlinkSync('/etc/hosts', join(root, 'content/secret.yaml'))
  symlinkSync('/etc', join(root, 'content/articles'))
  symlinkSync('/etc/hosts', join(root, 'public/images/secret.webp'))
  symlinkSync('..', join(root, 'public/images/.up'))
  symlinkSync('/etc/hosts', join(root, 'content/.#lock.yaml'))
  const tree = readTree(join(root, 'content'), join(root, 'public'))
  const links = ['content/articles', 'content/secret.yaml', 'public/images/.up', 'public/images/secret.webp']
  expect(tree.symbolicLinks?.toSorted()).toEqual(links)
  const message = 'a link to another file (symbolic link) cannot be published; put the file itself here'
  expect(checkTree(tree).errors).toEqual(
    expect.arrayContaining(links.map((file) => expect.objectContaining({ file, line: 1, column: 1, message }))),
  )
  expect([...tree.files.keys(), ...tree.publicFiles]).toEqual(['site.yaml', '/images/a.webp'])
})
