import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { JobStones } from '@/components/illustrations/job-stones'
import { layStones } from '@/components/illustrations/job-stones-layout'

const measures = { length: 1200, gap: 250, stone: 46, least: 30 }

describe.each([0, 1, 3, 8])('stones of an arch with %i open jobs', (jobs) => {
  const pieces = layStones(jobs, measures)
  const gaps = pieces.filter(({ job }) => job !== undefined)

  it('fill its whole length, one after another', () => {
    expect(pieces[0]?.stretch[0]).toBe(0)
    expect(pieces.at(-1)?.stretch[1]).toBeCloseTo(1)
    for (const [i, { stretch }] of pieces.slice(1).entries()) {
      expect(stretch[0]).toBeCloseTo(pieces[i]?.stretch[1] ?? Number.NaN)
      expect(stretch[1]).toBeGreaterThan(stretch[0])
    }
  })

  it('leave a gap of one size for each job, in the order of the jobs, between stones', () => {
    expect(gaps.map(({ job }) => job)).toEqual(Array.from({ length: jobs }, (_, job) => job))
    const sizes = gaps.map(({ stretch }) => stretch[1] - stretch[0])
    for (const size of sizes) expect(size).toBeCloseTo(sizes[0] ?? Number.NaN)
    for (const [i, piece] of pieces.entries()) {
      if (piece.job === undefined) continue
      expect([pieces[i - 1], pieces[i + 1]].map((stone) => stone?.job)).toEqual([undefined, undefined])
      expect(pieces[i + 1]).toBeDefined()
    }
  })

  it('are drawn with the title of each job in its gap: from left to right where wide, from the top where narrow', () => {
    const titles = Array.from({ length: jobs }, (_, job) => `Title ${job}`)
    const markup = renderToStaticMarkup(<JobStones titles={titles} />)
    const drawn = [...markup.matchAll(/<foreignObject[^>]* width="(-?\d+)" height="(-?\d+)"[^>]*><div[^>]*>([^<]*)/g)]
    expect(drawn.map(([, , , title]) => title)).toEqual([...titles, ...titles.toReversed()])
    for (const [, width, height] of drawn) {
      expect(Number(width)).toBeGreaterThan(60)
      expect(Number(height)).toBeGreaterThan(30)
    }
    expect(markup).not.toMatch(/NaN|undefined|Infinity/)
  })
})
