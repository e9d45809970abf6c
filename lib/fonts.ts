/** The font files that every page shows at once; layouts preload them. Written by tools/fonts/subset.ts. */
export const preloadedFonts = ['/fonts/besley-7db30951.woff2', '/fonts/instrument-sans-c04ca4a1.woff2']
