import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { checkTree } from '@/lib/content/check'
import { placeFiles } from '@/lib/content/check/placement'
import { today } from '@/lib/content/today'
import { checkLaunch } from '@/lib/launch'
import { readTree } from '@/tools/check/read-tree'
import { readSitePictures } from '@/tools/check/site-pictures'

const root = join(import.meta.dirname, '../../..')

const facts: [path: string[], value: string][] = [
  [['brand'], 'Riverbend Advisers'],
  [['legalName'], 'Riverbend Advisers LLC'],
  [['origin'], 'https://www.riverbend-advisers.com'],
  [['email'], 'desk@riverbend-advisers.com'],
  [['phone'], '(314) 222-0134'],
  [['address', 'street'], '12 Main Street'],
  [['companyProfile', 'href'], 'https://www.linkedin.com/company/riverbend-advisers'],
  [['booking', 'href'], 'https://cal.com/riverbend/call'],
  [['leadForm', 'address'], 'https://forms.provider.com/riverbend'],
  [['copyright'], `© ${today().slice(0, 4)} {brand}. All rights reserved.`],
]

/** A text as an owner leaves it: no sample, no example address. */
const cleaned = (path: string, text: string): string => {
  const real = text.replace(/^sample: true\n/m, '').replace(/\bexample\.(?:com|net|org)\b/g, 'riverbend-advisers.com')
  if (path !== 'site.yaml') return real
  const site = parseDocument(real)
  for (const [field, value] of facts) site.setIn(field, value)
  if (site.getIn(['editor', 'enabled']) === true) site.setIn(['editor', 'repository'], 'riverbend/website')
  return site.toString({ lineWidth: 0 })
}

test('the content of this repository, cleaned as the launch check says, is valid and ready to go live', () => {
  const tree = readTree(join(root, 'content'), join(root, 'public'))
  const files = new Map(
    Array.from(tree.files, ([path, bytes]) => [path, Buffer.from(cleaned(path, Buffer.from(bytes).toString()))]),
  )
  const clean = { ...tree, files }
  const icons = readSitePictures(root).map(({ file }) => ({ file, digest: 'of another picture' }))
  expect(placeFiles(clean).placed.length).toBeGreaterThan(10)
  expect(checkTree(clean).problems).toEqual([])
  expect(checkLaunch(clean, icons)).toEqual([])
})
