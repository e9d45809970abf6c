const blocks = '[data-key-path-prefix]'

/**
 * Lets a text open at its start: Sveltia CMS moves the focus to each of its blocks, and so scrolls to the last one. Blocks that an
 * editor inserts still get the focus, since it is then in the text already.
 */
export function keepPlace(): void {
  const { focus } = HTMLElement.prototype
  HTMLElement.prototype.focus = function (options) {
    const isOpening = this.matches(blocks) && !this.closest('.field')?.contains(document.activeElement)
    if (!isOpening) focus.call(this, options)
  }
}
