/** The font files that every page shows at once; layouts preload them. Written by tools/fonts/subset.ts. */
export const preloadedFonts = ['/fonts/besley-02e43883.woff2', '/fonts/instrument-sans-e46e172d.woff2']
