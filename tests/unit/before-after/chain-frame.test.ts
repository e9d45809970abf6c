import { expect, it } from 'vitest'
import { chainFrame } from '@/lib/before-after/chain-frame'
import { stages } from '@/lib/before-after/stages'
import { heightAt, lengthOf } from '@/lib/catenary'

const moves = stages.flatMap(({ name, moves }) => moves.map((move, i) => ({ name: `${name} ${i + 1}`, move })))

it.each(moves)('hangs loose at 0 and taut at 1: $name', ({ move }) => {
  const loose = chainFrame(move, 0)
  const tight = chainFrame(move, 1)
  expect(loose.x1).toBe(move.loose.from.x)
  expect(heightAt(loose, loose.x2)).toBeCloseTo(move.loose.to.y, 6)
  expect(heightAt(tight, tight.x2)).toBeCloseTo(move.tight.to.y, 6)
  expect([chainFrame(move, -1), chainFrame(move, 2)]).toEqual([loose, tight])
  const straight = Math.hypot(move.tight.to.x - move.tight.from.x, move.tight.to.y - move.tight.from.y)
  expect(lengthOf(tight) / straight).toBeLessThan(1.01)
})
