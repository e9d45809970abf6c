import { expect, test } from 'vitest'
import { extractHeadings } from '@/lib/content/headings'

test('finds second- and third-level headings in order, without the markup inside them', () => {
  const html =
    '<h1 id="no">No</h1><h2 id="first"><a class="heading-anchor" href="#first">First &amp; last</a></h2><p>x</p><h3 id="sub">A <em>sub</em> &lt; B</h3><h4 id="no">No</h4>'
  expect(extractHeadings(html)).toEqual([
    { level: 2, id: 'first', text: 'First & last' },
    { level: 3, id: 'sub', text: 'A sub < B' },
  ])
})
