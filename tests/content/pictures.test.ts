import { join } from 'node:path'
import type { PictureFile } from '@site/content-check'
import { expect, test } from 'vitest'
import { found } from '@/lib/content/sentences'
import { contentTree, openedTree } from '@/tools/check/content-tree'
import { checkTree } from '@/tools/check/site-check'
import { temporaryFolder } from '../support/temporary-folder'
import { cachedEntries } from './cached-entries'
import { samplePicture, toTree, validFiles } from './fixture'

const valid = validFiles()
const read = cachedEntries()
const article = 'articles/one.mdx'

const file = (name: string, more: Partial<PictureFile> = {}): PictureFile => ({
  address: `/images/${name}`,
  file: `public/images/${name}`,
  bytes: 1000,
  facts: { format: name.slice(name.lastIndexOf('.') + 1).toLowerCase(), width: 800, height: 600 },
  ...more,
})

const as = (format: string, width = 8, height = 6): Partial<PictureFile> => ({ facts: { format, width, height } })

const findingsIn = (pictures: readonly PictureFile[], body = '') => {
  const files = { ...valid, [article]: `${valid[article]}\n${body}\n` }
  const tree = toTree(
    files,
    pictures.map(({ address }) => address),
  )
  const { errors, warnings } = checkTree({ ...tree, pictures }, read)
  return [...errors, ...warnings]
}

const check = (pictures: readonly PictureFile[], body?: string) =>
  findingsIn(pictures, body).map(({ file: place, line, severity = 'error', message }) => {
    const short = place === `content/${article}` ? 'article' : `${place}:${line}`
    return `${severity}  ${short}  ${message}`
  })

const figure = (attributes: string, end = ' />') => `<Figure ${attributes}${end}`
const whole = 'src="/images/shelf.jpg" alt="A shelf" caption="The shelf"'

test('a used picture in a figure, in Markdown, and in a field is valid', () => {
  const shelf = [file('shelf.jpg')]
  expect(check(shelf, figure(whole))).toEqual([])
  expect(check(shelf, '![A shelf](/images/shelf.jpg)')).toEqual([])
})

const letters = 'the name of a picture has letters, digits, and hyphens only'
const lowerCase = 'the ending of a picture is in lower case'
const accepted = '.avif, .jpeg, .jpg, .png, or .webp'
const renamed = (why: string, name: string) => `${why}; rename it to "${name}", also where it is used`
const folderNamed = (odd: string, name: string) =>
  `the name of a folder has letters, digits, and hyphens only; rename "${odd}" to "${name}", also where it is used`

const faults: [name: string, more: Partial<PictureFile>, message: string][] = [
  ['a.heic', {}, `pictures here are ${accepted}; save it in one of these formats, or move it out of public/images`],
  ['My Photo (1).JPG', as('jpg'), renamed(`${letters} and ${lowerCase}`, 'my-photo-1.jpg')],
  ['a.png', as('jpg'), renamed('the file is in the format jpg', 'a.jpg')],
  ['team,2026/a.png', {}, folderNamed('team,2026', 'team-2026')],
  ["old/it's 50%/a.png", {}, folderNamed("it's 50%", 'its-50')],
  ['a.png', as('gif'), `the file is in the format gif; save the picture as one of ${accepted}`],
  [
    'a.png',
    { facts: undefined },
    'the file is not a picture, or it is damaged or ends too early; export or upload it again',
  ],
  [
    'a.svg',
    { fault: '<script>' },
    'a drawing must not have <script>; docs/editing.md says what it may have, so remove that, or save it as a picture',
  ],
  [
    'a.png',
    { bytes: 5 << 20 },
    'the picture has 5.0 MB; save it with at most 4 MB, the build makes the small copies for the pages',
  ],
  [
    'a.png',
    as('png', 600, 6001),
    'the picture is 600 × 6001 pixels; save it with at most 6000 pixels on its longer side',
  ],
]

test.each(faults)('%s with %j is named', (name, more, message) => {
  expect(check([file(name, more)])).toEqual([`error  public/images/${name}:1  ${message}`])
})

test('every finding of pictures has a case', () => {
  const cases = [...faults.map(([name, more]) => file(name, more)), file('unused.jpg')]
  const ids = [...found.listed.keys()].filter((id) => id.startsWith('picture/'))
  expect([...new Set(cases.flatMap((each) => findingsIn([each])).map(({ id }) => id))].sort()).toEqual(ids.sort())
})

test('the new name of a picture is not that of another one', () => {
  const office = file('office.JPG')
  expect(check([file('office.jpg'), office], '![An office](/images/office.jpg)')).toEqual([
    `error  public/images/office.JPG:1  ${renamed(lowerCase, 'office-2.jpg')}`,
  ])
})

test('a picture beside the folder of pictures is refused with where to put it', () => {
  const tree = toTree({ ...valid, [article]: `${valid[article]}\n![A shelf](/loose.jpg)\n` }, ['/loose.jpg'])
  expect(checkTree(tree, read).errors.map(({ message }) => message)).toEqual([
    'the picture "/loose.jpg" is not in public/images; move the file there, then write "/images/loose.jpg"',
  ])
})

test('an unused picture is a warning', () => {
  expect(check([file('shelf.jpg')])).toEqual([
    'warning  public/images/shelf.jpg:1  no text uses this picture; use it, or delete it',
  ])
})

test('a picture whose address is written wrongly is not called unused', () => {
  expect(check([file('Shelf.jpg')], '![A shelf](shelf.jpg)')).toEqual([
    'error  article  the picture "shelf.jpg" is not in public/; did you mean "/images/Shelf.jpg"?',
  ])
})

const example = '<Figure src="/images/shelf.webp" alt="What the picture shows" caption="What the figure shows" />'

test('a figure with text and a picture, with a description alone, or with a missing picture', () => {
  expect(check([file('shelf.jpg')], `${figure(whole, '>')}\n\nText.\n\n</Figure>`)).toEqual([
    `error  article  <Figure> has no text inside; write ${example}`,
  ])
  expect(check([], `${figure('alt="A" caption="C"', '>')}\n\nText.\n\n</Figure>`)).toEqual([
    `error  article  <Figure> has no text inside; write ${example}`,
    `error  article  <Figure> needs the attribute "src"; write ${example}`,
  ])
  expect(check([file('shelf.jpg')], figure(whole.replace('shelf', 'shelv')))).toContain(
    'error  article  the picture "/images/shelv.jpg" is not in public/; did you mean "/images/shelf.jpg"?',
  )
})

test('the check reads format and size from the files', () => {
  const root = temporaryFolder({
    'public/images/one.png': samplePicture.bytes,
    'public/images/two.png': 'no picture',
  })
  const [one, two] = contentTree(join(root, 'content')).pictures ?? []
  expect(one).toMatchObject({ address: '/images/one.png', bytes: samplePicture.bytes.length, facts: { width: 1 } })
  expect([two?.bytes, two?.facts]).toEqual([10, undefined])
})

test('a picture that ends too early is no picture, though its first bytes are right', async () => {
  const root = temporaryFolder({ 'public/images/one.png': samplePicture.bytes.subarray(0, -20) })
  expect((await openedTree(join(root, 'content'))).pictures?.map(({ facts }) => facts)).toEqual([undefined])
})

test.each([
  ['shelf.JPG', as('jpg'), '/images/shelf.jpg', lowerCase],
  ['shelf.png', as('jpg'), '/images/shelf.jpg', 'the file is in the format jpg'],
])('%s under a name to come is one mistake', (name, more, address, why) => {
  const shelf = [file(name, more)]
  expect(check(shelf, `![A shelf](${address})`)).toEqual([
    `error  public/images/${name}:1  ${renamed(why, 'shelf.jpg')}`,
  ])
})
