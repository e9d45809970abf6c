'use client'

import { useEffect, useRef } from 'react'
import { chainFrame } from '@/lib/before-after/chain-frame'
import { type Stage, stages } from '@/lib/before-after/stages'
import { heightAt, path } from '@/lib/catenary'

/** Seconds that the chains take. */
const duration = 0.7

/** A movement that could not start this soon after the tap, in ms, is left out: the picture has already changed. */
const patience = 250

const stillness = '(prefers-reduced-motion: reduce)'

const loadMotion = () => import('framer-motion/dom').then(({ animate }) => animate)

/** Draws one frame: the chains of the picture that is on show. */
function draw(drawing: SVGSVGElement, stage: Stage, tightness: number): void {
  const chains = stage.moves.map((move) => chainFrame(move, tightness))
  drawing.setAttribute('viewBox', `0 0 ${stage.width} ${stage.height}`)
  drawing.querySelector('path')?.setAttribute('d', chains.map((curve) => path(curve)).join(''))
  drawing.querySelectorAll('circle').forEach((circle, i) => {
    const curve = chains[i]
    if (!curve) return
    circle.setAttribute('cx', String(curve.x2))
    circle.setAttribute('cy', String(heightAt(curve, curve.x2)))
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
    const drawing = ref.current
    const room = drawing?.parentElement
    const group = drawing?.closest('fieldset')
    if (!drawing || !room || !group) return
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
      draw(drawing, stage, tightness)
      group.setAttribute('data-tightening', '')
      moving = animate(tightness, goal, {
        duration,
        ease: [0.2, 0.7, 0.1, 1],
        onUpdate: (now) => {
          tightness = now
          draw(drawing, stage, now)
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
      className="ba-live"
    >
      <path className="stroke-teal-line" strokeWidth="2" />
      {stages[0]?.moves.map((move) => (
        <circle key={move.loose.from.x} r="4.5" className="fill-card stroke-copper-line" strokeWidth="1.75" />
      ))}
    </svg>
  )
}
