/** A phone, for `test.use`. One pixel for each CSS pixel, of which phones have more, saves most of the painting. */
export const phone = { viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true }
