import { expect, test } from 'vitest'
import { drawingFault, readDrawing } from '@/lib/pictures/drawing'

const path = '<path class="fill-ink floating" d="M0 0h9"/>'
const svg = (inner: string, attributes = 'viewBox="0 0 9 9"') => `<svg ${attributes}>${inner}</svg>`

test('a drawing is its view box and its markup, without comments and line breaks', () => {
  const text = `<?xml version="1.0"?>\n<!-- Sample: a line. -->\n${svg(`\n  <g>\n    ${path}\n  </g>\n`, 'xmlns="x" viewBox="-1 0 9.5 9"')}\n`
  expect(drawingFault(text)).toBeUndefined()
  expect(readDrawing(text)).toEqual({ viewBox: '-1 0 9.5 9', markup: `<g>${path}</g>` })
})

test.each([
  [svg('<script>alert(1)</script>'), 'alert(1)'],
  [svg('<script/>'), '<script>'],
  [svg('<a href="https://example.com"/>'), '<a>'],
  [svg('<image href="https://example.com/a.png"/>'), '<image>'],
  [svg('<path onload="alert(1)"/>'), 'onload="alert(1)"'],
  [svg('<path style="fill:red"/>'), 'style="fill:red"'],
  [svg('<path fill="url(https://example.com)"/>'), 'fill="url(https://example.com)"'],
  [svg('<path class="fixed inset-0"/>'), 'class="fixed inset-0"'],
  [svg('<path d=M0/>'), '<path d=M0/>'],
  [svg("<path d='M0'/>"), "<path d='M0'/>"],
  [svg('a word'), 'a word'],
  [svg('<![CDATA[<script>]]>'), '<![CDATA[]]>'],
  [svg('<path d="M0"//onload="x">'), '<path d="M0"//onload="x">'],
  [svg(path, 'width="9"'), 'an <svg> without viewBox'],
  ['', 'an <svg> without viewBox'],
])('names what a drawing must not have: %s', (text, fault) => {
  expect(drawingFault(text)).toBe(fault)
})
