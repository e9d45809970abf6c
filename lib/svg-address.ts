/** An SVG as a data URL, with all characters escaped that a URL must not contain. */
export const svgAddress = (svg: string): string =>
  `data:image/svg+xml,${svg.replaceAll('"', "'").replace(/[ %#<>&{}]/g, encodeURIComponent)}`
