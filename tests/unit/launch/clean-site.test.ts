import { join } from 'node:path'
import type { Problem } from '@site/content-check'
import { readTree } from '@site/content-check/node'
import { expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { checkTree } from '@/lib/content/check'
import { checkLaunch, formatLaunch } from '@/lib/launch'
import { readSitePictures } from '@/tools/check/site-pictures'

const root = join(import.meta.dirname, '../../..')

/** What an owner writes into the fields of site.yaml that the launch check names. */
const facts: Readonly<Record<string, string>> = {
  brand: 'Riverbend Advisers',
  legalName: 'Riverbend Advisers LLC',
  origin: 'https://www.riverbend-advisers.com',
  email: 'desk@riverbend-advisers.com',
  phone: '(314) 222-0134',
  location: 'Boise, Idaho',
  'address.street': '12 Main Street',
  'address.city': 'Boise',
  'companyProfile.href': 'https://www.linkedin.com/company/riverbend-advisers',
  'booking.href': 'https://cal.com/riverbend/call',
  'leadForm.address': 'https://forms.provider.com/riverbend',
  'editor.repository': 'riverbend/website',
}

const withFact = (text: string, path: string): string => {
  const site = parseDocument(text)
  site.setIn(path.split('.'), facts[path])
  return site.toString({ lineWidth: 0 })
}

/** A text after its owner has done what a finding says. */
function follow({ file, line, column, path, message }: Problem, text: string): string {
  const lines = text.split('\n')
  const at = lines[line - 1] ?? ''
  const write = (found: string, instead: string) => {
    const edited = at.slice(0, column - 1) + at.slice(column - 1).replace(found, instead)
    // Text that starts with a brace must be quoted.
    const quoted = edited.replace(/^( *(?:- )?\w+: )(\{.*)$/, (_, name, value) => name + JSON.stringify(value))
    return lines.with(line - 1, quoted).join('\n')
  }
  if (message.endsWith('then delete this line')) {
    const rest = lines.toSpliced(line - 1, 1).join('\n')
    const isSite = file.endsWith('/site.yaml')
    return isSite ? ['brand', 'legalName', 'location', 'address.city'].reduce(withFact, rest) : rest
  }
  if (path in facts) return withFact(text, path)
  const [, old, year = ''] = /^the year (\d+) is not the current one; write (\d+)$/.exec(message) ?? []
  if (old) return write(old, year)
  const [, address] = /^"(.+)" is an example address/.exec(message) ?? []
  if (address) return write(address, 'riverbend-advisers.com')
  const [, fact, placeholder] = /^"(.+)" is sample data; write (\{(?!location)\w+\})?/.exec(message) ?? []
  if (!fact) throw new Error(`This test does not know what to do: ${message}`)
  return write(fact, placeholder ?? 'Boise')
}

test('an owner who does what the launch check says has a valid site that is ready to go live', () => {
  const tree = readTree(join(root, 'content'), join(root, 'public'))
  let pictures = readSitePictures(root)
  const files = new Map(Array.from(tree.files, ([path, bytes]) => [path, Buffer.from(bytes)]))
  const clean = { ...tree, files }
  let rounds = 0
  const findLeft = () => checkLaunch(checkTree(clean).entries, pictures)
  for (let left = findLeft(); left.length > 0; left = findLeft()) {
    // Facts that the owner has replaced are looked for in the texts only then.
    rounds += 1
    expect(rounds, formatLaunch(left)).toBeLessThan(4)
    // From the last line to the first, so that the places of the others stay.
    for (const finding of left.reverse()) {
      const path = finding.file.replace('content/', '')
      const bytes = files.get(path)
      if (bytes) files.set(path, Buffer.from(follow(finding, bytes.toString())))
      else
        pictures = pictures.map((each) => (each.file === finding.file ? { ...each, digest: 'of another one' } : each))
    }
  }
  const { problems, entries } = checkTree(clean)
  expect(entries.length).toBeGreaterThan(10)
  expect(problems).toEqual([])
})
