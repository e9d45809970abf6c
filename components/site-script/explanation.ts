/** Up to here, in CSS pixels, an explanation stays a sheet at the foot of the screen: the theme's `sm`. */
const phone = 640

/**
 * Puts an explanation that opens at its words, in browsers without anchor positioning (before Chrome 131, Firefox 147,
 * Safari 26): below them, or above them where they stand low on the screen. It then moves with the page.
 */
export const placeExplanation = ({ target }: Event): void => {
  if (!(target instanceof HTMLElement) || !target.matches('.explanation')) return
  const words = target.previousElementSibling?.getBoundingClientRect()
  if (!words) return
  const vertical =
    words.bottom > innerHeight * 0.6
      ? `top:auto;bottom:${document.documentElement.clientHeight - words.top - scrollY}px`
      : `top:${words.bottom + scrollY}px;bottom:auto`
  target.style.cssText =
    innerWidth < phone
      ? ''
      : `position:absolute;${vertical};right:auto;left:${words.left}px;width:26rem;margin:.375rem 0`
}
