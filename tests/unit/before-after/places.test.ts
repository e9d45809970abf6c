import { describe, expect, it } from 'vitest'
import { dashboardPlaces, type Places, toolPlaces } from '@/lib/before-after/places'
import { stages } from '@/lib/before-after/stages'

const shares = (list: readonly Places[]) =>
  stages.map(({ name, width }) => ({
    left: Math.min(...list.map((places) => places[name].x)),
    right: width - Math.max(...list.map((places) => places[name].x + places[name].width)),
  }))

describe('the positions of the After side', () => {
  it('begin and end at the edges of the page in every illustration', () => {
    expect(shares([...toolPlaces, dashboardPlaces])).toEqual(stages.map(() => ({ left: 0, right: 0 })))
  })

  it('let every chain run from a tool to the dashboard', () => {
    for (const { name, moves } of stages) {
      expect(moves, name).toHaveLength(toolPlaces.length)
      moves.forEach(({ tight }, i) => {
        const tool = toolPlaces[i]?.[name]
        const { x, width } = dashboardPlaces[name]
        expect(tool && tight.from.x - tool.x, name).toBe(tool && tool.width / 2)
        expect(tight.to.x >= x && tight.to.x <= x + width, name).toBe(true)
      })
    }
  })
})
