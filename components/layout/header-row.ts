/** Widths of a letter, and of the space around a link and around a button of the header, in rem. */
const [letter, space, buttonSpace] = [0.5, 1.875, 4]

/** Up to these widths the links, and the links with the buttons, fit in one row: of a header wider than a tablet in portrait, and of the widest. */
const [compact, most] = [26, 64]

/** From which width of the header on its links are shown: a tablet's, a desktop's, or never. Where they are not shown, it has the menu. */
export const headerRow = (links: readonly string[], buttons: readonly string[]): 'tablet' | 'desktop' | 'never' => {
  const width = links.join('').length * letter + links.length * space
  if (width <= compact) return 'tablet'
  const rest = buttons.join('').length * letter + buttons.length * buttonSpace
  return width + rest <= most ? 'desktop' : 'never'
}
