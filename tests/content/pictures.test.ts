import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentTree, openedTree } from '@/tools/check/content-tree'
import { checkTree } from '@/tools/check/site-check'
import { temporaryFolder } from '../support/temporary-folder'
import { cachedEntries } from './cached-entries'
import { samplePicture, toTree, validFiles } from './fixture'

const valid = validFiles()
const read = cachedEntries()
const article = 'articles/one.mdx'

// What the check says of others is in broken/pictures.txt.
test('a picture beside the folder of pictures is refused with where to put it', () => {
  const tree = toTree({ ...valid, [article]: `${valid[article]}\n![A shelf](/loose.jpg)\n` }, ['/loose.jpg'])
  expect(checkTree(tree, read).errors.map(({ message }) => message)).toEqual([
    'the picture "/loose.jpg" is not in public/images; move the file there, then write "/images/loose.jpg"',
  ])
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
