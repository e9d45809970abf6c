import { expect } from '@playwright/test'
import { fromFile } from '../support/editor-edits'
import { test } from '../support/editor-site'
import { articles } from '../support/markdown-examples'
import { isNightly } from '../support/sample'

test('a text keeps its characters when the title is changed, and all other lines when a word is added', async ({
  form,
}) => {
  for (const [index, { slug, title, text }] of articles.entries()) {
    const file = `content/articles/${slug}.mdx`
    const titled = text.replace(title, `${title} anew`)
    await form.openForm('articles', slug)
    await form.write({ title: `${title} anew` })
    if (index === 0 || isNightly) {
      await form.saveAndClose()
      expect.soft(await form.practiceFile(file), slug).toBe(titled)
      await form.openForm('articles', slug)
    }
    // A text that cannot be drawn, such as one with a code of no sign, is edited as Markdown.
    const boxes = form.labeled('Text').locator('textarea, [contenteditable="true"]')
    await form.moveToEnd(boxes.filter({ visible: true }))
    await form.page.keyboard.type(' Really')
    await form.saveAndClose()
    expect.soft(await form.practiceFile(file), slug).toBe(titled.replace(/\n$/, ' Really\n'))
  }
})

const sheets = `<google-sheets-html-origin><table border="1"><tbody><tr><td style="font-weight:bold">Name</td><td>Price</td></tr>
  <tr><td>A|B</td><td><p>1</p><p>2</p></td></tr><tr><td colspan="2">Both</td></tr></tbody></table>`
const markdown = '## Costs\n\n**Bold** and `code`, not *plain*.\n\n| A | B |\n| --: | :-- |\n| 1 | 2 |\n\n* Star'

/** What is pasted, by its types, and the Markdown that it becomes; other forms are in the tests of the package. */
const pastes: [Record<string, string>, string][] = [
  [{ 'text/html': sheets }, '| Name | Price |\n| --- | --- |\n| A\\|B | 1 2 |\n| Both |  |'],
  [{ 'text/plain': markdown }, markdown],
  [{ 'text/html': '<p>Before<img src="/a.png">after</p>' }, 'Before after'],
  [{ 'text/plain': 'No 2 * 3 * 4, a_b_c, &lt;, or **.' }, 'No 2 \\* 3 \\* 4, a_b_c, \\&lt;, or \\*\\*.'],
  [{ 'text/html': '<p>Run __init__.py<br>in a_b</p>' }, 'Run \\_\\_init\\_\\_.py\\\nin a_b'],
]

test('what is pasted or typed arrives, and stays as it is with the next save', async ({ form }) => {
  const { page } = form
  const [{ slug } = { slug: '' }] = articles
  const file = `content/articles/${slug}.mdx`
  const said: string[] = []
  page.on('dialog', (dialog) => {
    said.push(dialog.message())
    void dialog.accept()
  })
  let text = await form.practiceFile(file)
  const box = form.box('Text')
  const paste = (types: Record<string, string>) =>
    box.evaluate((target, data) => {
      const clipboardData = new DataTransfer()
      for (const [type, content] of Object.entries(data)) clipboardData.setData(type, content)
      target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, types)
  await form.openForm('articles', slug)
  for (const [index, [types, result]] of pastes.entries()) {
    await form.typeBelow(`End ${index}.`)
    await form.moveCaret('Home')
    await form.moveCaret('Enter')
    await form.moveCaret('ArrowUp')
    await paste(types)
    text += `\n${result}\n\nEnd ${index}.\n`
    await expect.poll(() => form.markdown('Text')).toBe(String(fromFile('articles', text)['body']).trimEnd())
    const placeOfCursor = () =>
      page.evaluate(() => [getSelection()?.anchorNode?.nodeValue, getSelection()?.anchorOffset])
    if (types['text/plain'] === markdown) await expect.poll(placeOfCursor).toEqual(['Star', 4])
  }
  expect(said).toEqual([expect.stringContaining('“Insert”, then “Picture”')])
  await form.typeBelow('5*4*3, `npm start`, ~~off~~, my_file_name')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('C:\\_new')
  // Below a table at the end stands a line, and a block from one of its cells.
  await form.typeBelow('')
  await paste({ 'text/html': sheets })
  await page.keyboard.type('End.')
  await box.locator('td').last().click()
  await form.insert('Callout')
  for (const [index, words] of ['A', 'One.'].entries()) await form.window.getByRole('textbox').nth(index).fill(words)
  await form.window.getByRole('button', { name: 'Insert' }).click()
  await form.saveAndClose()
  text += `\n5\\*4\\*3, \`npm start\`, ~~off~~, my_file_name\\\nC:\\\\\\_new\n\n${pastes[0]?.[1]}\n\n<Callout title="A">\n\nOne.\n\n</Callout>\n\nEnd.\n`
  expect(await form.practiceFile(file)).toBe(text)
  await form.openForm('articles', slug)
  await form.write({ title: 'Pasted and typed' })
  await form.saveAndClose()
  expect(await form.practiceFile(file)).toBe(text.replace(/(?<=title: ")[^"]*/, 'Pasted and typed'))
})
