import { expect, test } from 'vitest'
import { today } from '@/lib/build/today'
import { checkLaunch, formatLaunch } from '@/tools/launch'

// What it says of content is in tests/content/broken/launch.txt.
test('drawings in code that a comment marks as samples are reported with their number, or that nothing is left', () => {
  const code = new Map([
    ['components/mark.tsx', "import { a } from 'b'\n// Sample: the logo. Draw your own.\n// A Sample: none\n"],
    ['public/images/arch.svg', '<!-- Sample: the Arch. Draw your own. -->\n<svg></svg>\n'],
  ])
  expect(formatLaunch(checkLaunch([], today(), code)).split('\n')).toEqual([
    'components/mark.tsx:2:1  drawing of the sample site: the logo. Draw your own.',
    'public/images/arch.svg:1:1  drawing of the sample site: the Arch. Draw your own.',
    '',
    '2 things to replace in 2 files before the site goes live',
  ])
  expect(formatLaunch([])).toBe('Nothing is left to replace: the content is ready to go live.')
})
