/** A illustration as an address that holds all of it, with no character that addresses may not have. */
export const svgAddress = (svg: string): string =>
  `data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[ %#<>&{}]/g, encodeURIComponent)}`
