import { describe, expect, it } from 'vitest'
import { median } from '@/tools/bench/median'
import { readBenchOptions } from '@/tools/bench/options'
import { missingPath } from '@/tools/bench/site-routes'
import { table } from '@/tools/bench/table'
import { readScreenshotOptions } from '@/tools/screenshots/options'

const known = ['/', '/about', '/careers']

describe('options of the benchmark', () => {
  it('measures everything unless told otherwise', () => {
    expect(readBenchOptions([], known)).toEqual({ routes: known, audited: known, runs: 3, articles: [0, 1000] })
  })

  it('has Lighthouse leave out the page that is answered with 404', () => {
    const { routes, audited } = readBenchOptions([], [...known, missingPath])
    expect([routes.length, audited]).toEqual([known.length + 1, known])
  })

  it('is quick on one page of each kind and builds nothing', () => {
    expect(readBenchOptions(['--quick'], known)).toEqual({
      routes: known,
      audited: ['/', '/careers'],
      runs: 1,
      articles: [],
    })
  })

  it('takes runs, routes and numbers of articles', () => {
    const args = ['--runs', '5', '--routes', '/about', '--articles', '1000,10000']
    expect(readBenchOptions(args, known)).toMatchObject({ runs: 5, audited: ['/about'], articles: [1000, 10000] })
  })

  it('says what makes no sense', () => {
    expect(() => readBenchOptions(['--routes', '/none'], known)).toThrow('there is no page at /none')
    expect(() => readBenchOptions(['--runs', 'x'], known)).toThrow('--runs takes whole numbers')
  })
})

describe('options of the screenshots', () => {
  it('photographs everything unless told otherwise', () => {
    expect(readScreenshotOptions([], known)).toEqual({
      routes: known,
      widths: [375, 768, 1440],
      themes: ['light', 'dark'],
      folder: 'screenshots',
    })
  })

  it('takes filters and says what makes no sense', () => {
    const args = ['--base', 'http://localhost:3100/', '--width', '375', '--theme', 'dark', '--routes', '/about']
    expect(readScreenshotOptions(args, known)).toMatchObject({
      base: 'http://localhost:3100',
      widths: [375],
      themes: ['dark'],
      routes: ['/about'],
    })
    expect(() => readScreenshotOptions(['--width', 'wide'], known)).toThrow('--width')
    expect(() => readScreenshotOptions(['--theme', 'blue'], known)).toThrow('--theme')
  })
})

describe('reporting', () => {
  it('takes the middle value', () => {
    expect(median([3, 1, 2])).toBe(2)
    expect(() => median([])).toThrow('no median')
  })

  it('lays out text to the left and numbers to the right', () => {
    expect(
      table([
        { route: '/', bytes: 5 },
        { route: '/faq', bytes: 12 },
      ]),
    ).toBe(['route  bytes', '------------', '/          5', '/faq      12'].join('\n'))
  })
})
