import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compareExports, formatChanges } from '@/tools/changes/compare-exports'
import { temporaryFolder } from '../../support/temporary-folder'

test('lists pages that were added, changed, and removed, by address', async () => {
  const root = temporaryFolder({
    'before/index.html': 'home',
    'before/faq.html': 'old',
    'before/blog/gone.html': 'x',
    'before/style.css': 'old',
    'after/index.html': 'home',
    'after/faq.html': 'new',
    'after/blog/new.html': 'x',
    'after/style.css': 'new',
  })
  const changes = await compareExports(join(root, 'before'), join(root, 'after'))
  expect(changes).toEqual([
    { address: '/blog/gone', change: 'removed' },
    { address: '/blog/new', change: 'added' },
    { address: '/faq', change: 'changed' },
  ])
  expect(formatChanges(changes)).toContain('| /faq | changed |\n')
  expect(formatChanges([])).toBe('### Changed pages\n\nNo page changes.\n')
})
