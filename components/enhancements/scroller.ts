/** Puts a row that scrolls on phones into the order of the Tab key (WCAG 2.1.1) while a part of it is out of view. */
export const enhance = (row: HTMLElement): void => {
  new ResizeObserver(() => {
    if (row.scrollWidth > row.clientWidth) row.tabIndex = 0
    else row.removeAttribute('tabindex')
  }).observe(row)
}
