/** Lines that begin a heading, a list, a quotation, code, or a definition, or are part of a table. */
const blocks = /^ {0,3}(?:#{1,6} |[-*+] |\d+[.)] |> ?|```|~~~|\[[^\]]+\]: |\|.+\|$|(?=.*[-=])[-=:| ]{3,}$)/m

/** What makes a text Markdown: neither signs within words, and the `_` of names such as `__init__`, nor addresses and lines that are further in. */
const marks = [
  blocks,
  /(\*\*|~~|`)(?=\S).*?\S\1/,
  /\[[^\]\n]*\]\([^)\n]+\)/,
  /(?<![\p{L}\p{N}])\*(?=\S)[^*\n]*\S\*(?![\p{L}\p{N}])/u,
]

const row = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.trim().replaceAll('|', '\\|')).join(' | ')} |`

/**
 * A text that was copied without its form as Markdown: a table with tabs between its columns, a list with the bullets of Word, or Markdown as it
 * is written; undefined for other texts.
 */
export function readAsMarkdown(copied: string): string | undefined {
  const text = copied.replace(/\r\n?/g, '\n').replace(/^\n+|\s+$/g, '')
  const rows = text.split('\n').map((line) => line.split('\t'))
  const [head = []] = rows
  const isTable = rows.length > 1 && head.length > 1 && rows.every((cells) => cells.length === head.length)
  const bullets = text.replace(
    /^([ \t]*)(?:[·•▪◦]|o(?=\t))\s+/gm,
    (_, indent: string) => `${indent.replaceAll('\t', '  ')}- `,
  )
  if (isTable && bullets === text) return [row(head), row(head.map(() => '---')), ...rows.slice(1).map(row)].join('\n')
  return marks.some((mark) => mark.test(bullets)) ? bullets : undefined
}

function makeLists(body: Element): void {
  let lists: Element[] = []
  for (const paragraph of body.querySelectorAll('p')) {
    const [, level = '1'] = /mso-list:\s*l\d+ level(\d+)/.exec(paragraph.getAttribute('style') ?? '') ?? []
    const bullet = paragraph.querySelector('[style*="mso-list"]')
    const sign = bullet?.textContent ?? /^[·•▪◦]\s+/.exec(paragraph.textContent ?? '')?.[0]
    if (sign === undefined) continue
    bullet?.remove()
    if (paragraph.previousElementSibling !== lists[0]) lists = []
    lists.length = Math.min(lists.length, Number(level))
    while (lists.length < Number(level)) {
      const list = document.createElement(/^\s*\w+[.)]/.test(sign) ? 'ol' : 'ul')
      if (lists.length === 0) paragraph.before(list)
      else (lists.at(-1)?.lastElementChild ?? lists.at(-1))?.append(list)
      lists.push(list)
    }
    const words = paragraph.innerHTML.replace(/^(?:\s|&nbsp;|<!--.*?-->)*[·•▪◦]?(?:\s|&nbsp;|<!--.*?-->)*/s, '')
    lists.at(-1)?.insertAdjacentHTML('beforeend', `<li>${words}</li>`)
    paragraph.remove()
  }
}

/** Makes the first row of a table its heading; what spans several cells has its words in the first of them. */
function tidyTable({ rows }: HTMLTableElement): void {
  for (const row of rows)
    for (const cell of row.cells) {
      cell.innerHTML = cell.innerHTML.replaceAll('|', '\\|')
      for (; cell.colSpan > 1; cell.colSpan -= 1) row.insertCell(cell.cellIndex + 1).rowSpan = cell.rowSpan
    }
  for (const [at, { cells }] of [...rows].entries())
    for (const cell of cells)
      for (; cell.rowSpan > 1; cell.rowSpan -= 1) {
        const below = rows[at + cell.rowSpan - 1]
        below?.insertCell(Math.min(cell.cellIndex, below.cells.length))
      }
  for (const cell of [...(rows[0]?.cells ?? [])])
    cell.replaceWith(Object.assign(document.createElement('th'), { innerHTML: cell.innerHTML }))
}

/** HTML from other programs as a text can show it, cells, headings, and links on one line, and whether it had pictures, which do not come along. */
export function tidyHtml(html: string): { html: string; hasPictures: boolean } {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const pictures = body.querySelectorAll('img, picture, svg')
  for (const picture of pictures) picture.replaceWith(' ')
  for (const part of [...body.querySelectorAll('blockquote :is(p, div, li, ul, ol)')].reverse())
    part.outerHTML = `${part.innerHTML}<br><br>`
  for (const part of body.querySelectorAll(':is(td, th, h1, h2, h3, h4, h5, h6, a) :is(br, p, div, li)'))
    part.replaceWith(' ', ...part.childNodes)
  makeLists(body)
  for (const table of body.querySelectorAll('table')) tidyTable(table)
  return { html: body.innerHTML.replace(/(<br>\s*)+(?=<.blockquote>)/g, ''), hasPictures: pictures.length > 0 }
}

/** Stands in a text where Markdown is being inserted, which is kept by the text. */
export const mark = '\uE000'
export const waiting = new WeakMap<Element, string>()

/** A text with Markdown in the place of the mark: within its paragraph, or where it has more than words, as paragraphs of their own. */
export function insertMarkdown(text: string, markdown: string): string {
  const [before = '', after = ''] = text.split(mark)
  if (!/\n\n/.test(markdown) && !blocks.test(markdown)) return before + markdown + after
  // Without the sign of a line that has nothing else.
  const above = before.trimEnd().replace(/(?<=^|\n)[ \t]*(?:#{1,6}|[-*+>]|\d+\.)$/, '')
  return [above.trimEnd(), markdown, after.trimStart()].filter(Boolean).join('\n\n')
}

/** Makes of what is pasted into a text what the text can show. */
export function preparePastes(): void {
  let prepared: ClipboardEvent | undefined
  const prepare = (event: ClipboardEvent) => {
    const { target, clipboardData: data } = event
    const text = target instanceof Element && target.closest('.lexical-root')
    // What comes from a text of the editor is as it should be.
    if (event === prepared || !text || !data || data.types.includes('application/x-lexical-editor')) return
    const html = data.getData('text/html')
    // Editors of code copy their colors as well.
    const isPlain = html === '' || /<(?:div|pre)[^>]*white-space:\s*pre\s*[;"]/.test(html.slice(0, 1000))
    const markdown = isPlain ? readAsMarkdown(data.getData('text/plain')) : undefined
    const tidy = isPlain ? { html: '', hasPictures: data.files.length > 0 } : tidyHtml(html)
    if (isPlain && markdown === undefined && !tidy.hasPictures) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (markdown !== undefined) waiting.set(text, markdown)
    const clipboardData = new DataTransfer()
    // Below a table at the end of a text there would be no place to write.
    const isLast = text.lastElementChild?.contains(window.getSelection()?.anchorNode ?? null)
    const below = isLast && tidy.html.includes('</table>') ? '<p><br></p>' : ''
    if (markdown === undefined) clipboardData.setData('text/html', tidy.html + below)
    else clipboardData.setData('text/plain', mark)
    prepared = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    if (markdown !== undefined || tidy.html !== '') target.dispatchEvent(prepared)
    if (tidy.hasPictures)
      window.alert('Pictures do not come along with a paste. Press “Insert”, then “Picture”, and upload them.')
  }
  document.addEventListener('paste', prepare, true)
}
