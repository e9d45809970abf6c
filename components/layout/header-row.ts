/** Widths of a letter and of the space around a link in the header, in rem. */
const letter = 0.5
const space = 1.875

/** Up to this width the links fit in one row of every header wider than a tablet in portrait. */
const compact = 26

/** Whether the links of the header are shown on desktops only, where they may fill several rows; narrower headers then have the menu. */
export const needsWideHeader = (labels: readonly string[]): boolean =>
  labels.join('').length * letter + labels.length * space > compact
