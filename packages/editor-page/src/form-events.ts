/** What forms do besides what Sveltia CMS lets them do: among others they offer pages to links. */
export function addFormEvents(pages: () => readonly (readonly [title: string, address: string])[]): void {
  // A text opens at its start: Sveltia CMS moves the focus to each of its blocks. Those that an editor inserts still get it. Nor does the focus leave
  // a box for a menu, to which Sveltia CMS moves it when the dialog of a refused save has faded out: the next words would be lost.
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function (options) {
    const text = this.matches('[data-key-path-prefix]') ? this.closest('.field') : this
    const isTyping = document.activeElement?.matches('.content-editor :is(input, textarea, [contenteditable])')
    if (isTyping && this.matches('[aria-haspopup]')) return
    if (text === this || text?.contains(document.activeElement)) focus.call(this, options)
  }
  // Enter and the space bar press a button without a menu: of “New”, Sveltia CMS opens an empty one.
  const plain = 'button:is([role="button"], :not([role])):not([aria-haspopup])'
  const keep = (event: KeyboardEvent) => {
    const isPress = event.key === 'Enter' || event.key === ' '
    if (isPress && event.target instanceof Element && event.target.matches(plain)) event.stopImmediatePropagation()
  }
  document.addEventListener('keydown', keep, true)
  // A block in a cell of a table would be lost: the menus leave the table for the place below it.
  const leave = ({ target }: Event) => {
    const table = window.getSelection()?.anchorNode?.parentElement?.closest('.lexical-root > :has(td)')
    if (!table || !(target instanceof Element && target.closest('.text-editor [aria-haspopup]'))) return
    const range = document.createRange()
    range.setStartAfter(table)
    window.getSelection()?.removeAllRanges()
    window.getSelection()?.addRange(range)
  }
  for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, leave, true)
  // The window of a link offers pages in place of the marked words, which Sveltia CMS takes for the address.
  const list = Object.assign(document.createElement('datalist'), { id: 'pages-of-the-site' })
  document.body.append(list)
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLInputElement && target.id.endsWith('-url'))) return
    list.replaceChildren(...pages().map((page) => new Option(...page)))
    target.setAttribute('list', list.id)
    if (/[/:#@]/.test(target.value)) return
    target.value = ''
    target.dispatchEvent(new Event('input', { bubbles: true }))
  })
}
