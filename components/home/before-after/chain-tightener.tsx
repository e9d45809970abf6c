'use client'

import { useEffect, useRef } from 'react'
import { chainFrame } from '@/lib/before-after/chain-frame'
import { type Stage, stages } from '@/lib/before-after/stages'
import { dots, heightAt, joints, path } from '@/lib/catenary'

/** Seconds until all has settled, and the shares of it at which the chains set off and are tight. */
const duration = 0.9
const [setOff, tight] = [1 / 6, 2 / 3]

/** A movement that could not start this soon after the tap, in ms, is left out: the picture has already changed. */
const patience = 250

const stillness = '(prefers-reduced-motion: reduce)'

/** Chain, links, the ends at the tools, and the loose ends: open rings until they hold. */
const lines = [
  [2, 'stroke-current'],
  [4, 'stroke-current'],
  [9, 'stroke-current'],
  [10.5, 'stroke-copper-line'],
  [7.5, 'stroke-stone'],
] as const

const loadMotion = () => import('framer-motion/dom').then(({ animate }) => animate)

/** Draws one frame: the chains of the picture that is on show. */
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
function stageOnShow(room: Element): Stage | undefined {
  return stages.find(({ name }) => room.querySelector(`.ba-${name}`)?.getClientRects().length)
}

/**
 * Draws the loose chains tight when the visitor switches from before to after, and lets them go on the way back.
 * Until it has loaded, and under reduced motion, the style sheet changes the panels alone.
 */
export function ChainTightener() {
  const ref = useRef<SVGSVGElement>(null)

  useEffect(() => {
    const illustration = ref.current
    const room = illustration?.parentElement
    const group = illustration?.closest('fieldset')
    if (!illustration || !room || !group) return
    let turn = 0
    let moving: { stop: () => void } | undefined
    let tightness = group.querySelector<HTMLInputElement>('.ba-input-after')?.checked ? 1 : 0
    const finish = () => group.removeAttribute('data-tightening')

    const change = async (event: Event) => {
      const goal = (event.target as HTMLInputElement).value === 'after' ? 1 : 0
      const stage = stageOnShow(room)
      const asked = performance.now()
      const mine = ++turn
      moving?.stop()
      if (!stage || matchMedia(stillness).matches) {
        tightness = goal
        return finish()
      }
      const animate = await loadMotion()
      if (mine !== turn) return
      if (performance.now() - asked > patience) {
        tightness = goal
        return finish()
      }
      draw(illustration, stage, tightness)
      group.setAttribute('data-tightening', '')
      moving = animate(tightness, [tightness, tightness, goal, goal], {
        duration,
        times: [0, setOff, tight, 1],
        ease: [0.5, 0, 0.2, 1],
        onUpdate: (now) => {
          tightness = now
          draw(illustration, stage, now)
        },
        onComplete: finish,
      })
    }

    const prepare = () => void loadMotion()
    group.addEventListener('change', change)
    group.addEventListener('pointerenter', prepare, { once: true })
    group.addEventListener('focusin', prepare, { once: true })
    return () => {
      moving?.stop()
      group.removeEventListener('change', change)
      group.removeEventListener('pointerenter', prepare)
      group.removeEventListener('focusin', prepare)
    }
  }, [])

  return (
    <svg
      ref={ref}
      data-island="chain-tightener"
      aria-hidden="true"
      fill="none"
      strokeLinecap="round"
      className="ba-live pointer-events-none absolute inset-x-0 top-11 w-full overflow-visible"
    >
      {lines.map(([width, look]) => (
        <path key={width} strokeWidth={width} className={look} />
      ))}
    </svg>
  )
}
