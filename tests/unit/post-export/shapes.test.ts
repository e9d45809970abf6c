import { describe, expect, it } from 'vitest'
import { insertShapes } from '@/tools/post-export/shapes'

const icon = '<svg viewBox="0 0 24 24"><use href="#shape:check"></use></svg>'

describe('putting shapes into a page', () => {
  it('puts in each drawing once, however often it is shown', () => {
    const html = insertShapes(`<html><body class="a"><main>${icon}${icon}</main></body></html>`)
    expect(html).toMatch(
      /^<html><body class="a"><svg[^>]*><g id="shape:check"><path d="[^"]*"><\/path><\/g><\/svg><main>/,
    )
    expect(html.match(/id="shape:/g)).toHaveLength(1)
  })

  it('lets the framework find the place for its metadata first', () => {
    const html = insertShapes(`<body><div hidden=""><!--$--><!--/$--></div><main>${icon}</main></body>`)
    expect(html).toMatch(/^<body><div hidden=""><!--\$--><!--\/\$--><\/div><svg/)
  })

  it('has those too that the page will show later', () => {
    expect(insertShapes(`<body>${icon}<script>push("{\\"href\\":\\"#shape:close\\"}")</script></body>`)).toMatch(
      /id="shape:check".*id="shape:close"/,
    )
  })

  it('leaves a page without shapes as it is', () => {
    expect(insertShapes('<body><p>Words</p></body>')).toBe('<body><p>Words</p></body>')
  })
})
