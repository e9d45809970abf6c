// @vitest-environment happy-dom
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { measurementBundle } from '@/app/enhancements/bundle'
import { startMeasurement } from '@/components/enhancements/measurement'
import { applicationLink } from '@/lib/careers/application-link'
import { conversionOf } from '@/lib/measurement/conversion-of'
import { writeMessage } from '@/lib/measurement/message'
import { planDraft } from '@/lib/plan/plan-text'

const settings = {
  provider: 'endpoint',
  address: 'https://count.test/events',
  site: 'agency.test',
  booking: 'https://calendar.test/call',
  leadForm: '/lead-form',
} as const

const visit = { origin: 'https://agency.test', path: '/plan', referrer: '' }

describe('a message', () => {
  it.each([
    ['plausible', { name: 'pageview', url: 'https://agency.test/plan', domain: 'agency.test', referrer: '' }],
    [
      'umami',
      { type: 'event', payload: { website: 'agency.test', hostname: 'agency.test', url: '/plan', referrer: '' } },
    ],
    ['endpoint', { site: 'agency.test', event: 'pageview', url: 'https://agency.test/plan', referrer: '' }],
  ] as const)('has the form of %s', (provider, body) => {
    const message = writeMessage({ ...settings, provider }, 'pageview', visit)
    expect([message.address, JSON.parse(message.body ?? '')]).toEqual([settings.address, body])
  })

  it('names a conversion', () => {
    const bodies = (['plausible', 'umami', 'endpoint'] as const).map(
      (provider) => writeMessage({ ...settings, provider }, 'ROI completed', visit).body,
    )
    for (const body of bodies) expect(body).toContain('"ROI completed"')
    const { address, body } = writeMessage({ ...settings, provider: 'fathom' }, 'ROI completed', visit)
    expect(body).toBeUndefined()
    expect(Object.fromEntries(new URL(address).searchParams)).toEqual({
      h: 'https://agency.test',
      p: '/plan',
      r: '',
      sid: 'agency.test',
      name: 'ROI completed',
    })
  })
})

const plan = [{ id: 'a', name: 'A', price: 1 }]
const copy = { subject: 'Plan', intro: 'Here', priceUnit: 'a month', totalLabel: 'Total' }

it.each([
  ['https://calendar.test/call?month=1', 'Booking link'],
  ['tel:+13145550134', 'Phone link'],
  ['mailto:desk@agency.test', 'Mail link'],
  [applicationLink('desk@agency.test', 'Guide (Arch)'), 'Application started'],
  [planDraft('desk@agency.test', plan, 'https://agency.test/plan#plan=a', copy), 'Plan sent'],
  ['https://agency.test/lead-form#plan=a', 'Plan sent'],
  ['https://agency.test/lead-form', undefined],
  ['https://agency.test/about', undefined],
])('the link %s is the conversion %s', (href, conversion) => {
  expect(conversionOf(href, settings)).toBe(conversion)
})

describe('the module', () => {
  const beacon = vi.fn<(address: string, body?: string) => boolean>(() => true)
  const sent = () => beacon.mock.calls.map(([, body]) => JSON.parse(body ?? '{}').event)

  beforeEach(() => {
    beacon.mockClear()
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { sendBeacon: beacon, doNotTrack: null }))
  })
  afterEach(() => document.body.replaceChildren())

  it('sends a page view, then conversions', () => {
    document.body.innerHTML = '<a href="tel:+1"><b>Call</b></a><form><button name="tool" value="a">Add</button></form>'
    startMeasurement(settings)
    document.querySelector('b')?.click()
    document.querySelector('button')?.click()
    expect(sent()).toEqual(['pageview', 'Phone link', 'Plan item added'])
    expect(beacon.mock.calls.every(([address]) => address === settings.address)).toBe(true)
  })

  it('reports a calculated result once', async () => {
    document.body.innerHTML = '<section id="roi-calculator"></section>'
    startMeasurement(settings)
    for (let times = 0; times < 2; times += 1) {
      document.body.append(Object.assign(document.createElement('article'), { className: 'roi-report' }))
      await vi.waitFor(() => expect(sent()).toEqual(['pageview', 'ROI completed']))
    }
  })

  it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
    'sends nothing when the visitor refuses: %j',
    (signal) => {
      vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { sendBeacon: beacon, ...signal }))
      document.body.innerHTML = '<a href="tel:+1">Call</a>'
      startMeasurement(settings)
      document.querySelector('a')?.click()
      expect(beacon).not.toHaveBeenCalled()
    },
  )
})

it('is one file of at most 1,024 bytes, which names its provider and sets no cookie', async () => {
  const { entries, files } = await measurementBundle(settings)
  const texts = [...files.values()]
  expect([entries.length, texts.length]).toEqual([1, 1])
  expect(gzipSync(texts[0] ?? '', { level: 9 }).length).toBeLessThanOrEqual(1024)
  expect(texts[0]).toContain(settings.address)
  expect(texts[0]).not.toMatch(/cookie|localStorage|sessionStorage/)
})
