import { beforeEach, describe, expect, it, vi } from 'vitest'
import { measurementBundle } from '@/app/enhancements/bundle'
import budgets from '@/budgets.json'
import { startMeasurement } from '@/components/enhancements/measurement'
import { fathomMessage, ownMessage, plausibleMessage, umamiMessage } from '@/lib/measurement/message'
import { gzipSize } from '@/tools/build/budgets'

const settings = {
  provider: 'endpoint',
  address: 'https://count.test/events',
  site: 'agency.test',
} as const

const visit = { origin: 'https://agency.test', path: '/plan', campaign: '', referrer: '', time: 1_700_000_000_001 }
const campaign = 'utm_source=letter&ref=a'

describe('a message', () => {
  it.each([
    [plausibleMessage, { name: 'pageview', url: 'https://agency.test/plan', domain: 'agency.test', referrer: '' }],
    [
      umamiMessage,
      { type: 'event', payload: { website: 'agency.test', hostname: 'agency.test', url: '/plan', referrer: '' } },
    ],
    [ownMessage, { site: 'agency.test', event: 'pageview', url: 'https://agency.test/plan', referrer: '' }],
  ] as const)('has the form that its provider expects', (write, body) => {
    const message = write(settings, 'pageview', visit)
    expect([message.address, JSON.parse(message.body ?? '')]).toEqual([settings.address, body])
    expect(write(settings, 'ROI completed', { ...visit, campaign }).body).toContain(`/plan?${campaign}"`)
    expect(write(settings, 'ROI completed', visit).body).toContain('"ROI completed"')
  })

  it('is an address for Fathom, which takes page views by GET and events by beacon', () => {
    const { address, body, method } = fathomMessage(settings, 'ROI completed', visit)
    expect([body, method]).toEqual([undefined, undefined])
    const common = { h: 'https://agency.test', p: '/plan', r: '', sid: 'agency.test', qs: '{}' }
    expect(Object.fromEntries(new URL(address).searchParams)).toEqual({
      ...common,
      name: 'ROI completed',
      payload: '{}',
      cid: '1',
    })
    const sought = new URL(fathomMessage(settings, 'pageview', { ...visit, campaign }).address).searchParams
    expect(JSON.parse(sought.get('qs') ?? '')).toEqual({ utm_source: 'letter', ref: 'a' })
    const view = fathomMessage(settings, 'pageview', { ...visit, referrer: 'https://agency.test/about' })
    expect(view.method).toBe('GET')
    expect(Object.fromEntries(new URL(view.address).searchParams)).toEqual({ ...common, cid: '1' })
  })
})

describe('the module', () => {
  const beacon = vi.fn<(address: string, body?: string) => boolean>(() => true)

  beforeEach(() => {
    beacon.mockClear()
    vi.stubGlobal('navigator', { sendBeacon: beacon, doNotTrack: null })
  })

  it('sends a page view by GET where the provider takes no other, and survives that it is blocked', async () => {
    const get = vi.fn(() => Promise.reject(new TypeError('blocked')))
    vi.stubGlobal('fetch', get)
    startMeasurement(settings, fathomMessage)
    expect(get).toHaveBeenCalledWith(
      expect.stringMatching(/^https:\/\/count\.test\/events\?h=/),
      expect.objectContaining({ keepalive: true }),
    )
    expect(beacon).not.toHaveBeenCalled()
  })

  it.each([
    ['with Do Not Track', () => vi.stubGlobal('navigator', { sendBeacon: beacon, doNotTrack: '1' })],
    [
      'with Global Privacy Control',
      () => vi.stubGlobal('navigator', { sendBeacon: beacon, globalPrivacyControl: true }),
    ],
    ['from a frame', () => vi.stubGlobal('parent', {})],
  ])('sends nothing %s', (_, refuse) => {
    refuse()
    const listen = vi.spyOn(document, 'addEventListener')
    startMeasurement(settings, ownMessage)
    expect(beacon).not.toHaveBeenCalled()
    expect(listen).not.toHaveBeenCalled()
  })

  it('passes the campaign, and nothing else of its address, on to the form and the booking page', () => {
    history.replaceState(null, '', `/?email=dana@client.test&${campaign}&refund=1#plan=a`)
    document.body.innerHTML =
      '<iframe data-part="frame" src="https://form.test/1?a=1#b"></iframe><a data-event="Booking link" href="https://call.test/30">Book</a><a data-part="frame-link" href="https://form.test/1">Open</a>'
    startMeasurement(settings, ownMessage)
    const links = [...document.querySelectorAll('a')]
    for (const link of [...links, ...links]) {
      link.addEventListener('click', (event) => event.preventDefault())
      link.click()
    }
    expect(links.map(({ href }) => href)).toEqual([
      `https://call.test/30?${campaign}`,
      `https://form.test/1?${campaign}`,
    ])
    expect(document.querySelector('iframe')?.src).toBe(`https://form.test/1?a=1&${campaign}#b`)
    const sent = beacon.mock.calls.flatMap(([, body]) => (body ? new URL(JSON.parse(body).url).search : []))
    expect(new Set(sent)).toEqual(new Set([`?${campaign}`]))
    history.replaceState(null, '', '/')
  })

  it('sends addresses without their queries, that of the page before included', () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://agency.test/faq?email=dana@client.test')
    startMeasurement(settings, ownMessage)
    const [[, body = ''] = []] = beacon.mock.calls
    expect(JSON.parse(body).referrer).toBe('https://agency.test/faq')
  })
})

it.each(['plausible', 'umami', 'fathom', 'endpoint'] as const)(
  'is one file within its budget for %s, without the other providers and without cookies',
  (provider) => {
    // As long as real ones: Fathom's ids have eight letters.
    const id = provider === 'fathom' ? 'ABCDEFGH' : crypto.randomUUID()
    const { entries, files } = measurementBundle({ ...settings, site: id, provider })
    const [text = '', ...others] = files.values()
    expect([entries.length, others.length]).toEqual([1, 0])
    expect(gzipSize(text)).toBeLessThanOrEqual(budgets.measurement.bytes)
    expect(text).toContain(settings.address)
    expect(text.includes('URLSearchParams')).toBe(provider === 'fathom')
    expect(text).not.toMatch(/cookie|localStorage|sessionStorage/)
  },
)
