import { fieldFrame, type HeroField, narrowField, wideField } from '@/lib/hero-field/hero-field'
import { paintField, readColors } from './paint-field'
import { allParts, type HeroParts } from './parts'

/** The most canvas pixels per CSS pixel: more cost time and show no difference. */
const finest = 2

/** The illustration beside which the field is drawn: the larger visible one. */
function illustrationOnShow(section: Element): DOMRect | undefined {
  return allParts<HeroParts, 'hero-picture'>(section, 'hero-picture')
    .map((illustration) => illustration.getBoundingClientRect())
    .reduce<DOMRect | undefined>((best, box) => (box.width > (best?.width ?? 120) ? box : best), undefined)
}

/** Fits the canvas to the part of the section where the chains hang, and its units to those of the illustration. */
function fitCanvas(
  canvas: HTMLCanvasElement,
  context: CanvasRenderingContext2D,
  section: Element,
): HeroField | undefined {
  const illustration = illustrationOnShow(section)
  if (!illustration) return undefined
  const box = section.getBoundingClientRect()
  const field = illustration.width > 520 ? wideField : narrowField
  const scale = illustration.width / field.width
  const origin = { x: illustration.left - box.left, y: illustration.top - box.top }
  const left = Math.max(0, Math.floor(origin.x + field.left * scale))
  const top = Math.max(0, Math.floor(origin.y - 24))
  const right = Math.min(box.width, origin.x + field.right * scale)
  const size = { width: Math.max(0, right - left), height: origin.y + field.ground * scale - top }
  const density = Math.min(finest, devicePixelRatio)
  canvas.width = Math.round(size.width * density)
  canvas.height = Math.round(size.height * density)
  Object.assign(canvas.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${size.width}px`,
    height: `${size.height}px`,
  })
  const [x, y] = [(origin.x - left) * density, (origin.y - top) * density]
  context.setTransform(scale * density, 0, 0, scale * density, x, y)
  return field
}

/**
 * Moves the chains beside the hero's arch on a canvas, in place of the static ones of the illustration. Under reduced motion and
 * while the section's motion switch is on, one frame is drawn; nothing is drawn while the canvas is off screen or the tab hidden.
 */
export const enhance = (canvas: HTMLElement): void => {
  const section = canvas.closest('[data-part="hero"]')
  const context = canvas instanceof HTMLCanvasElement ? canvas.getContext('2d') : null
  if (!section || !context) return
  const reduced = matchMedia('(prefers-reduced-motion: reduce)')
  const narrow = matchMedia('(width <= 48rem)')
  const dark = matchMedia('(prefers-color-scheme: dark)')
  let field: HeroField = wideField
  let colors = readColors(section)
  let seconds = 0
  let last = 0
  let request = 0
  let visible = false

  const draw = () => {
    context.save()
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.clearRect(0, 0, context.canvas.width, context.canvas.height)
    context.restore()
    const frame = fieldFrame(field, seconds)
    paintField(context, narrow.matches ? { ...frame, curves: [], hangers: [] } : frame, colors)
  }
  const tick = (now: number) => {
    seconds += Math.min(0.1, (now - last) / 1000)
    last = now
    draw()
    request = requestAnimationFrame(tick)
  }
  const run = () => {
    cancelAnimationFrame(request)
    if (!visible || document.hidden) return
    if (reduced.matches || section.querySelector('[data-motion-switch]:checked')) return draw()
    last = performance.now()
    request = requestAnimationFrame(tick)
  }
  const recolor = () => {
    colors = readColors(section)
    draw()
  }
  const resize = () => {
    const fitted = fitCanvas(context.canvas, context, section)
    if (!fitted) return
    field = fitted
    recolor()
    section.setAttribute('data-field', 'live')
  }
  const begin = () => {
    new ResizeObserver(resize).observe(section)
    new IntersectionObserver(([entry]) => {
      visible = entry?.isIntersecting ?? false
      run()
    }).observe(canvas)
    new MutationObserver(recolor).observe(document.documentElement, { attributeFilter: ['data-theme'] })
    dark.addEventListener('change', recolor)
    reduced.addEventListener('change', run)
    section.addEventListener('change', run)
    document.addEventListener('visibilitychange', run)
  }
  // When the visitor acts early, the static chains are still being animated.
  const entrance = allParts<HeroParts, 'hero-net'>(section, 'hero-net').flatMap((net) =>
    net.getAnimations({ subtree: true }),
  )
  void Promise.allSettled(entrance.map(({ finished }) => finished)).then(begin)
}
