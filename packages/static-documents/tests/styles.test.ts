import { describe, expect, it } from 'vitest'
import { moveStyleAttributes, namesIn, namesInScripts } from '../src/markup'
import { StyleSheet } from '../src/styles'

const cut = (css: string, page: string, scripts = '') =>
  new StyleSheet(css).cutTo(moveStyleAttributes(page), namesInScripts(scripts)).css

it('finds the names that selectors can contain', () => {
  const html = '<Main id="a" class="sm:p-2.5 [&amp;_p]:m-1"><li class="m-1"> class="z"'
  expect(namesIn(html)).toEqual(new Set(['main', 'li', '#a', '.sm:p-2.5', '.[&_p]:m-1', '.m-1', '.z']))
})

describe('a style sheet reduced to a page', () => {
  it.each([
    ['keeps what can match in any state', '.a:hover{b:c}.a[data-on] p{b:c}:root:not(table){b:c}', '<p class="a">', ''],
    ['keeps escaped names', '.sm\\:p-2\\.5{b:c}', '<p class="sm:p-2.5">', ''],
    ['keeps one of several ways to match', '.a:is(h2,p):where(.z,.b){b:c}', '<p class="a b">', ''],
    ['keeps nested rules', '.a{&:hover{b:c}@media print{d:e}}', '<p class="a">', ''],
    ['keeps what scripts may add', '.d{b:c}output{b:c}', '<p>', 'n("output",{className:`x d`})'],
    ['keeps the order of layers', '@layer a,b;@layer b{p{c:d}}', '<p>', ''],
    ['keeps variables that the page uses', ':root{--a:1}', '<html><p style="x:var(--a)">', ''],
    ['keeps variables that others use', ':root{--a:var(--b);--b:1}p{x:var(--a)}', '<html><p>', ''],
    ['keeps properties that are used', '@property --a{initial-value:1}p{b:var(--a)}', '<p>', ''],
    ['keeps animations that are used', '@keyframes f{to{a:b}}p{animation:1s f}', '<p>', ''],
  ])('%s', (_, css, html, scripts) => {
    expect(cut(css, html, scripts)).toBe(css)
  })

  it.each([
    ['a rule for another class', '.z{b:c}', '<p class="a">'],
    ['a rule for another place', '.a .z p{b:c}', '<p class="a">'],
    ['a rule for what it does not contain', 'p:has(.z){b:c}', '<p>'],
    ['a group that is left empty', '@media print{@supports (a:b){@media (c){.z{d:e}}}}', '<p>'],
    ['a variable that nothing uses', 'p{--a:1}', '<p>'],
    ['an animation that nothing uses', '@keyframes f{to{a:b}}', '<p>'],
    ['a property that nothing uses', '@property --a{inherits:false}', '<p>'],
  ])('loses %s', (_, css, html) => {
    expect(cut(css, html)).toBe('')
  })

  it('takes Tailwind’s stand-in for a registered property, which older browsers do not know', () => {
    const css = '@layer properties{@supports (x:y){*{--a:1;--z:2}}}p{b:var(--a)}@property --a{initial-value:1}'
    expect(cut(css, '<p>')).toBe('@layer properties{*{--a:1}}p{b:var(--a)}')
  })

  it('is the same for pages with the same names', () => {
    const sheet = new StyleSheet('.a{b:c}.d{e:f}')
    const rulesOf = (html: string) => sheet.cutTo({ html, css: '' }).css
    expect(rulesOf('<p class="a x">')).toBe(rulesOf('<i class="a y">'))
    expect(rulesOf('<p class="d">')).toBe('.d{e:f}')
  })

  it('has short names for utility classes, wherever they stand, but not for those that scripts use', () => {
    const css = '@layer utilities{.sm\\:p-2{b:c}.on .m-1,.m-1 .own{b:c}}.m-1:not(.sm\\:p-2){d:e}.own{f:g}'
    const html = '<p title="class=m-1" class="own sm:p-2 on"><b class="m-1"> class="m-1"'
    expect(new StyleSheet(css).cutTo({ html, css: '' }, [], new Set(['.on']))).toEqual({
      css: '@layer utilities{.b{b:c}.on .c,.c .d{b:c}}.c:not(.b){d:e}.d{f:g}',
      html: '<p title="class=m-1" class="d b on"><b class="c"> class="m-1"',
    })
  })
})
