import { expect, it } from 'vitest'
import { insertMarkdown, mark, readAsMarkdown, tidyHtml } from '../src/paste'

it.each([
  ['tabs', 'A\tB|\r\n1\t2\r\n', '| A | B\\| |\n| --- | --- |\n| 1 | 2 |'],
  ['bullets of Word', '·\tOne\n\to\tTwo', '- One\n  - Two'],
  ['bullets', '· One\n• Two\n', '- One\n- Two'],
  ['Markdown, all of it', '## A\n**b**\n', '## A\n**b**'],
  ['a slanted word', 'So *that* is', 'So *that* is'],
  ['a fence', '~~~\na\n~~~', '~~~\na\n~~~'],
  ['words', 'One.\n\nhttps://a.example', undefined],
  ['signs of a calculation', '5*4*3 and a_b_c', undefined],
  ['uneven tabs', 'A\tB\n1', undefined],
])('a copied text is Markdown, or as it stands: %s', (_, copied, markdown) => {
  expect(readAsMarkdown(copied)).toBe(markdown)
})

it('Markdown is inserted within a paragraph, or between two', () => {
  expect(insertMarkdown(`A ${mark} b`, '**c**')).toBe('A **c** b')
  expect(insertMarkdown(`A\n\n## ${mark}\n\nB`, '## C\n\n- d')).toBe('A\n\n## C\n\n- d\n\nB')
  expect(insertMarkdown(`A ${mark}b`, '- c')).toBe('A\n\n- c\n\nb')
  expect(insertMarkdown(mark, '| A |\n| --- |')).toBe('| A |\n| --- |')
})

it('the first row of a table is its heading, and each cell one line', () => {
  const { html } = tidyHtml(
    '<table><tr><td colspan="2" style="color:red">A</td></tr><tr><td rowspan="2"><p>1</p><p>2|</p></td><td>3</td></tr><tr><td>4</td></tr></table>',
  )
  expect(html.replace(/<\/?tbody>| \w+span="1"/g, '')).toBe(
    '<table><tr><th>A</th><th></th></tr><tr><td> 1 2\\|</td><td>3</td></tr><tr><td></td><td>4</td></tr></table>',
  )
})

it('pictures leave a space, headings have one line, paragraphs of quotations stay apart, and those of Word are lists', () => {
  expect(tidyHtml('<h2>A<br>B</h2><blockquote><p>C</p><ul><li>D</li></ul></blockquote>').html).toBe(
    '<h2>A B</h2><blockquote>C<br><br>D</blockquote>',
  )
  expect(tidyHtml('<p>Be<img src="a.png">fore</p>')).toEqual({ html: '<p>Be fore</p>', hasPictures: true })
  const item = (sign: string, level: number, words: string) =>
    `<p style="mso-list:l0 level${level} lfo1"><span style="mso-list:Ignore">${sign} </span>${words}</p>`
  expect(tidyHtml(`${item('·', 1, 'A')}${item('1.', 2, 'B')}${item('·', 1, 'C')}<p>· D</p><p>E</p>`).html).toBe(
    '<ul><li>A<ol><li>B</li></ol></li><li>C</li><li>D</li></ul><p>E</p>',
  )
})
