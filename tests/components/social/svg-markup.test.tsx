import { Fragment } from 'react'
import { expect, test } from 'vitest'
import { Drawing } from '@/components/illustrations/drawing'
import { svgMarkup } from '@/components/social/svg-markup'

const palette = new Map([
  ['ink', '#10242c'],
  ['deep', '#0a5157'],
])

const Part = ({ at }: { at: number }) => <path className="stroke-ink" strokeLinecap="round" d={`M0 ${at}`} />

test('writes an illustration as SVG that needs no style sheet', () => {
  const illustration = (
    <svg aria-hidden="true" viewBox="0 0 8 8" className="bg-deep">
      {[1, 2].map((at) => (
        <Fragment key={at}>
          <Part at={at} />
        </Fragment>
      ))}
      {false}
      <g className="illustration fill-ink" />
      <Drawing svg={{ viewBox: '0 0 1 1', markup: '<path class="fill-deep" d="M1 1"/>' }} />
      <text>{'a < b & "c"'}</text>
    </svg>
  )
  expect(svgMarkup(illustration, palette)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" color="#10242c" aria-hidden="true" viewBox="0 0 8 8">' +
      '<rect width="100%" height="100%" fill="#0a5157"/>' +
      '<path stroke="#10242c" stroke-linecap="round" d="M0 1"></path>' +
      '<path stroke="#10242c" stroke-linecap="round" d="M0 2"></path>' +
      '<g fill="#10242c" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round"></g>' +
      '<svg xmlns="http://www.w3.org/2000/svg" color="#10242c" fill="none" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" viewBox="0 0 1 1"><path fill="#0a5157" d="M1 1"/></svg>' +
      '<text>a &lt; b &amp; &quot;c&quot;</text></svg>',
  )
})
