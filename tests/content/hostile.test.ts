import { expect, test } from 'vitest'
import { checkTree } from '@/lib/content/check'
import { cachedEntries } from './cached-entries'
import { toTree, validFiles, withFields } from './fixture'

const read = cachedEntries()
const valid = validFiles()

test.each(['Acme AI', 'Nova', 'Orbit AI', 'AI Works', 'O2', '3M & Co', 'Ütz', 'A Better Company', 'A+ (B'])(
  'a firm may be called %s',
  (name) => {
    const site = withFields(valid['site.yaml'] ?? '', { brand: `"${name}"`, legalName: `"${name} LLC"` })
    expect(checkTree(toTree({ ...valid, 'site.yaml': site }), read).problems).toEqual([])
  },
)
