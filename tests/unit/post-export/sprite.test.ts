import { describe, expect, it } from 'vitest'
import { insertSprite } from '@/tools/post-export/sprite'

const icon = '<svg viewBox="0 0 24 24"><use href="#symbol:check"></use></svg>'

describe('putting the sprite into a page', () => {
  it('puts in each illustration once, however often it is shown', () => {
    const html = insertSprite(`<html><body class="a"><main>${icon}${icon}</main></body></html>`)
    expect(html).toMatch(
      /^<html><body class="a"><svg[^>]*><g id="symbol:check"><path d="[^"]*"><\/path><\/g><\/svg><main>/,
    )
    expect(html.match(/id="symbol:/g)).toHaveLength(1)
  })

  it('lets the framework find the place for its metadata first', () => {
    const html = insertSprite(`<body><div hidden=""><!--$--><!--/$--></div><main>${icon}</main></body>`)
    expect(html).toMatch(/^<body><div hidden=""><!--\$--><!--\/\$--><\/div><svg/)
  })

  it('has those too that the page will show later', () => {
    expect(insertSprite(`<body>${icon}<script>push("{\\"href\\":\\"#symbol:close\\"}")</script></body>`)).toMatch(
      /id="symbol:check".*id="symbol:close"/,
    )
  })

  it('leaves a page without shapes as it is', () => {
    expect(insertSprite('<body><p>Words</p></body>')).toBe('<body><p>Words</p></body>')
  })
})
