import { describe, expect, it } from 'vitest'
import { parseCss, splitOutside } from '@/tools/post-export/css-tree'
import { PageCss } from '@/tools/post-export/page-css'
import { namesOn, needsOf } from '@/tools/post-export/selector'

const cut = (css: string, html: string) => new PageCss(css).cutTo(html)

describe('reading a style sheet', () => {
  it('keeps groups, blocks, rules and statements apart', () => {
    expect(parseCss('@layer a,b;@media print{p{color:red}}@font-face{src:url(";}")}a,b:is(c,d){e:f}')).toEqual([
      { kind: 'statement', text: '@layer a,b' },
      { kind: 'group', prelude: '@media print', children: [{ kind: 'rule', selectors: ['p'], body: 'color:red' }] },
      { kind: 'block', prelude: '@font-face', body: 'src:url(";}")' },
      { kind: 'rule', selectors: ['a', 'b:is(c,d)'], body: 'e:f' },
    ])
  })

  it('is not deceived by brackets in strings, comments and escapes', () => {
    expect(parseCss('/*{*/.a\\{:before{content:"}"}b{c:d}')).toHaveLength(2)
    expect(splitOutside('a:"x;y";b:c(d;e)', ';')).toEqual(['a:"x;y"', 'b:c(d;e)'])
  })
})

describe('printing rules', () => {
  it('moves no variable that nothing uses', () => {
    const moves = 'p{transition-property:color,--a, --b}'
    expect(cut(moves, '<p>')).toBe('p{transition-property:color}')
    expect(cut(`${moves}p{--a:1px;width:var(--a)}`, '<p>')).toContain('transition-property:color,--a}')
  })
})

describe('reading a selector', () => {
  it('names what must occur and leaves states and attributes out', () => {
    expect(needsOf('.sm\\:p-2\\.5>LI:hover::before')).toEqual([['.sm:p-2.5', 'li']])
    expect(needsOf('#a[data-x="b c"]:not(.d) .e')).toEqual([['#a', '.e']])
    expect(needsOf('*')).toEqual([[]])
    expect(needsOf(':where(.space-y-2\\.5>:not(:last-child))')).toEqual([['.space-y-2.5']])
    expect(needsOf('.a:is(:where(.group):hover *)')).toEqual([['.a', '.group']])
    expect(needsOf('.a:not(:has(.b)):has(>.c:not(.d))')).toEqual([['.a', '.c']])
    expect(needsOf('.\\31 0')).toEqual([['.10']])
  })

  it('takes each of a list for a way to match', () => {
    expect(needsOf('.a:is(h2,.x:where(h3,h4)) .b:not(:is(.c))')).toEqual([
      ['.a', 'h2', '.b'],
      ['.a', '.x', 'h3', '.b'],
      ['.a', '.x', 'h4', '.b'],
    ])
  })

  it('finds the same names on a page', () => {
    expect([...namesOn('<Main id="a" class="sm:p-2.5 [&amp;_p]:m-1"><li title="<b>">')]).toEqual([
      'main',
      '#a',
      '.sm:p-2.5',
      '.[&_p]:m-1',
      'li',
    ])
  })
})

describe('cutting a style sheet to a page', () => {
  it('keeps what can match in any state', () => {
    const css = '.a:hover{b:c}.z{b:c}.a[data-on] p,:root:not(table){b:c}dialog:open{b:c}'
    expect(cut(css, '<p class="a">')).toBe('.a:hover{b:c}.a[data-on] p,:root:not(table){b:c}')
  })

  it('takes out of a list what cannot match', () => {
    expect(cut('.a,.z:hover,:has(.z){b:c}', '<p class="a">')).toBe('.a{b:c}')
  })

  it('drops groups that are left empty and keeps the order of layers', () => {
    expect(cut('@layer a,b;@media print{.z{c:d}}@layer b{p{c:d}}', '<p>')).toBe('@layer a,b;@layer b{p{c:d}}')
  })

  it('keeps variables that are used, through others, or by the page itself', () => {
    const css = ':root{--a:var(--b);--b:1;--c:2;--d:3}p{--b:4;x:var(--a)}'
    expect(cut(css, '<html><p style="y:var(--d)">')).toBe(css.replace('--c:2;', ''))
  })

  it('keeps animations and registered properties that are used', () => {
    const css = '@property --x{inherits:false}@property --y{inherits:false}@keyframes f{to{a:b}}@keyframes g{to{a:b}}'
    const rule = 'p{animation:1s f;--x:1;z:var(--x)}'
    expect(cut(css + rule, '<p>')).toBe(`@property --x{inherits:false}@keyframes f{to{a:b}}${rule}`)
  })

  it('keeps what scripts may add', () => {
    expect(new PageCss('.a{b:c}.d{b:c}output{b:c}').cutTo('<p>', 'n("output",{className:"x a y"})')).toBe(
      '.a{b:c}.d{b:c}output{b:c}'.replace('.d{b:c}', ''),
    )
  })

  it('gives two pages with the same names the same result', () => {
    const css = new PageCss('.a{b:c}')
    expect(css.cutTo('<p class="a x">')).toBe(css.cutTo('<i class="a y">'))
  })
})

describe('variables with one value', () => {
  it('give way to it when it is short or used once', () => {
    const long = 'cubic-bezier(.4, 0, .2, 1)'
    const css = `:root,:host{--a:6px;--b:${long};--c:${long}}p{x:var(--a) var(--b) var(--c);y:var(--a);z:var(--c)}`
    expect(cut(css, '<p>')).toBe(`:root,:host{--c:${long}}p{x:6px ${long} var(--c);y:6px;z:var(--c)}`)
  })

  it('stay when something can set them anew', () => {
    for (const other of ['p{--a:7px}', '@media print{:root{--a:7px}}', '@keyframes f{to{b:var(--a)}}p{animation:f}'])
      expect(cut(`:root{--a:6px}p{x:var(--a)}${other}`, '<p>')).toContain('x:var(--a)')
    expect(cut(':root{--a:6px}p{x:var(--a)}', '<p style="--a:7px">')).toContain('x:var(--a)')
    expect(new PageCss(':root{--a:6px}p{x:var(--a)}').cutTo('<p>', 'set("--a",1)')).toContain('x:var(--a)')
    expect(cut('.b{--a:6px}p{x:var(--a)}', '<p class="b">')).toContain('x:var(--a)')
    expect(cut('@media print{:root{--a:6px}}p{x:var(--a)}', '<p>')).toContain('x:var(--a)')
  })

  it('fall back when they are registered and never set', () => {
    const css = '@property --a{inherits:false;initial-value:solid}@property --b{inherits:false}'
    expect(cut(`${css}p{x:var(--a,dashed);y:var(--b,calc(1px + 2px)) var(--b, );z:var(--b)}`, '<p>')).toBe(
      '@property --b{inherits:false}p{x:solid;y:calc(1px + 2px)  ;z:var(--b)}',
    )
  })

  it('are multiplied where they are a measure', () => {
    const css = ':root{--s:.25rem}p{x:calc(var(--s) * 18) calc(var(--s) * -.5);y:calc(var(--s) + 1px)}'
    expect(cut(css, '<p>')).toBe('p{x:4.5rem -.125rem;y:calc(.25rem + 1px)}')
  })
})

it('leaves out what stands in for registered properties where browsers do not know them', () => {
  expect(cut('@layer properties{@supports (x:y){*{--a:0}}}p{x:y}', '<p>')).toBe('p{x:y}')
})

describe('font files', () => {
  const latin = '@font-face{font-family:A;src:url(a);unicode-range:U+20-3B,U+3F-7A,U+2019}'
  const rest = '@font-face{font-family:A;src:url(b);unicode-range:U+3C-3E,U+7B-7E,U+C0-FF,U+4??}'
  const local = '@font-face{font-family:B;src:local(c)}'
  const alone = (font: string) => font.replace(/;unicode-range:[^}]*/, '')

  it('stay when the page has one of their characters, and need no ranges when they are alone', () => {
    expect(cut(latin + rest + local, '<p>Jos’e')).toBe(alone(latin) + local)
    expect(cut(latin + rest + local, '<p>José')).toBe(latin + rest + local)
    expect(cut(rest, '<p>Ж')).toBe(alone(rest))
  })

  it('stay when no later one of their family covers the same characters', () => {
    const whole = '@font-face{font-family:A;src:url(b);unicode-range:U+20-FF}'
    expect(cut(whole + latin, '<p>Jose')).toBe(alone(latin))
    expect(cut(whole + latin, '<p>José')).toBe(whole + latin)
  })

  it('stay for what a reader sees, not for markup and scripts', () => {
    expect(cut(latin + rest, '<p data-a="{}">a</p><script>if (a > b) { c() }</script><title>a | b</title>')).toBe(
      alone(latin),
    )
    expect(cut(latin + rest, '<p>a &gt; b</p>')).toBe(latin + rest)
    expect(cut(latin + rest, '<img alt="José">a')).toBe(latin + rest)
  })

  it('stay where a visitor can type', () => {
    expect(cut(latin + rest, '<p>a<input type="email">')).toBe(latin + rest)
    expect(cut(latin + rest, '<p>a<textarea></textarea>')).toBe(latin + rest)
    expect(cut(latin + rest, '<p>a<input type="checkbox">')).toBe(alone(latin))
  })
})
