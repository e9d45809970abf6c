import { chainFrame } from '@/lib/before-after/chain-frame'
import { type Stage, stages } from '@/lib/before-after/stages'
import { dots, heightAt, joints, path } from '@/lib/catenary'
import { cubicBezier } from '@/lib/easing'

/** Milliseconds after the switch at which the chains start to move, are tight, and are replaced by the static picture. */
const [setOff, tight, duration] = [150, 600, 900]

const ease = cubicBezier(0.5, 0, 0.2, 1)

/** Draws one frame: the chains, their joints, and their ends, which are open rings until the chains hold. */
function draw(illustration: SVGSVGElement, stage: Stage, tightness: number): void {
  const chains = stage.moves.map((move) => chainFrame(move, tightness))
  const starts = chains.map((curve) => ({ x: curve.x1, y: heightAt(curve, curve.x1) }))
  const ends = chains.map((curve) => ({ x: curve.x2, y: heightAt(curve, curve.x2) }))
  const held = tightness === 1
  const drawn = [
    chains.map((curve) => path(curve)).join(''),
    dots(chains.flatMap((curve) => joints(curve, 5))),
    dots(held ? [...starts, ...ends] : starts),
    held ? '' : dots(ends),
    held ? '' : dots(ends),
  ]
  illustration.setAttribute('viewBox', `0 0 ${stage.width} ${stage.height}`)
  illustration.style.color = `color-mix(in srgb, var(--color-teal-line) ${tightness * 100}%, var(--color-ink))`
  illustration.querySelectorAll('path').forEach((line, i) => {
    line.setAttribute('d', drawn[i] ?? '')
  })
}

/** The picture that the style sheet shows at this width. */
const stageOnShow = (group: Element): Stage | undefined =>
  stages.find(({ name }) => group.querySelector(`.ba-${name}`)?.getClientRects().length)

/**
 * Tightens the loose chains when the visitor switches from before to after, and loosens them on the way back. Without
 * it, and under reduced motion, the style sheet changes the panels alone.
 */
export const enhance = (group: HTMLElement): void => {
  const illustration = group.querySelector<SVGSVGElement>('.ba-live')
  if (!illustration) return
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
