/** Takes a row that scrolls on phones out of the order of the Tab key where all of it is in view. */
export const enhance = (row: HTMLElement): void => {
  new ResizeObserver(() => {
    row.tabIndex = row.scrollWidth > row.clientWidth ? 0 : -1
  }).observe(row)
}
