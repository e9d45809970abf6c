import { chainFrame } from '@/lib/before-after/chain-frame'
import { type Stage, stages } from '@/lib/before-after/stages'
import { dots, joints, path, pointAt } from '@/lib/catenary'
import { type ChainParts, movingLines, partsOf } from './parts'

/** Milliseconds after the switch at which the chains start to move, are tight, and are replaced by the static picture. */
const [setOff, tight, duration] = [150, 600, 900]

const bezier = (a: number, b: number, t: number): number => 3 * a * t * (1 - t) ** 2 + 3 * b * t ** 2 * (1 - t) + t ** 3

/** The share of the movement that is completed after a share of the time, as by the CSS function `cubic-bezier(0.5, 0, 0.2, 1)`. */
const ease = (time: number): number => {
  if (time <= 0) return 0
  if (time >= 1) return 1
  let [low, high] = [0, 1]
  // The time grows with the parameter, so bisection finds it; 20 steps are exact to a millionth.
  for (let i = 0; i < 20; i += 1) {
    const middle = (low + high) / 2
    if (bezier(0.5, 0.2, middle) < time) low = middle
    else high = middle
  }
  return bezier(0, 1, high)
}

/** Draws one frame: the chains, their joints, and their ends, which are open rings until the chains hold. */
function draw(illustration: SVGSVGElement, stage: Stage, tightness: number): void {
  const chains = stage.moves.map((move) => chainFrame(move, tightness))
  const starts = chains.map((curve) => pointAt(curve, 0))
  const ends = chains.map((curve) => pointAt(curve, 1))
  const held = tightness === 1
  const loose = held ? '' : dots(ends)
  const drawn = {
    chain: chains.map((curve) => path(curve)).join(''),
    joints: dots(chains.flatMap((curve) => joints(curve, 5))),
    'held-ends': dots(held ? [...starts, ...ends] : starts),
    'loose-ends': loose,
    'loose-centers': loose,
  }
  const part = partsOf<ChainParts>(illustration)
  illustration.setAttribute('viewBox', `0 0 ${stage.width} ${stage.height}`)
  illustration.style.color = `color-mix(in srgb, var(--color-teal-line) ${tightness * 100}%, var(--color-ink))`
  for (const line of movingLines) part(line).setAttribute('d', drawn[line])
}

/** The picture that the style sheet shows at this width. */
const stageOnShow = (group: Element): Stage | undefined =>
  stages.find(({ name }) => group.querySelector(`[data-stage="${name}"]`)?.getClientRects().length)

/**
 * Tightens the loose chains when the visitor switches from before to after, and loosens them on the way back. Without
 * it, and under reduced motion, the style sheet changes the panels alone.
 */
export const enhance = (group: HTMLElement): void => {
  const illustration = partsOf<ChainParts>(group)('moving-chains')
  let tightness = group.querySelector('[value=after]:checked') ? 1 : 0
  let request = 0
  const finish = () => group.removeAttribute('data-tightening')

  group.addEventListener('change', ({ target }) => {
    const goal = target instanceof HTMLInputElement && target.value === 'after' ? 1 : 0
    const stage = stageOnShow(group)
    cancelAnimationFrame(request)
    if (!stage || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      tightness = goal
      finish()
      return
    }
    const from = tightness
    const start = performance.now()
    const step = (now: number) => {
      const passed = now - start
      tightness = from + (goal - from) * ease((passed - setOff) / (tight - setOff))
      draw(illustration, stage, tightness)
      if (passed < duration) request = requestAnimationFrame(step)
      else finish()
    }
    step(start)
    group.setAttribute('data-tightening', '')
  })
}
