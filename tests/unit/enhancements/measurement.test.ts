// @vitest-environment happy-dom
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { measurementBundle } from '@/app/enhancements/bundle'
import { startMeasurement } from '@/components/enhancements/measurement'
import { fathomMessage, ownMessage, plausibleMessage, umamiMessage } from '@/lib/measurement/message'
import { ManualObserver } from '../../support/manual-observer'

const settings = {
  provider: 'endpoint',
  address: 'https://count.test/events',
  site: 'agency.test',
} as const

const visit = { origin: 'https://agency.test', path: '/plan', referrer: '' }

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
      cid: expect.stringMatching(/^\d+$/),
    })
    const view = fathomMessage(settings, 'pageview', { ...visit, referrer: 'https://agency.test/about' })
    expect(view.method).toBe('GET')
    expect(Object.fromEntries(new URL(view.address).searchParams)).toEqual({ ...common, cid: expect.any(String) })
  })
})

describe('the module', () => {
  const beacon = vi.fn<(address: string, body?: string) => boolean>(() => true)
  const sent = () => beacon.mock.calls.map(([, body]) => JSON.parse(body ?? '{}').event)

  beforeEach(() => {
    beacon.mockClear()
    vi.stubGlobal('navigator', { sendBeacon: beacon, doNotTrack: null })
  })
  afterEach(() => {
    document.body.replaceChildren()
  })

  it('reports what a pressed link or button names, and mail and phone links', () => {
    document.body.innerHTML = `<a href="#a" data-event="Booking link"><b>Book</b></a>
      <button data-event="Plan item added"></button><button></button><a href="#c"></a><section data-event="ROI completed"></section>
      <a href="mailto:desk@agency.test"></a><a href="mailto:desk@agency.test" data-event="Plan sent"></a><a href="tel:+1314"></a>`
    startMeasurement(settings, ownMessage)
    document.querySelector('b')?.click()
    for (const element of document.querySelectorAll<HTMLElement>('button, section, a:not(:has(b))')) element.click()
    expect(sent()).toEqual(['pageview', 'Booking link', 'Plan item added', 'Mail link', 'Plan sent', 'Phone link'])
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

  it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])('sends nothing with the signal %o', (signal) => {
    vi.stubGlobal('navigator', { sendBeacon: beacon, ...signal })
    const listen = vi.spyOn(document, 'addEventListener')
    startMeasurement(settings, ownMessage)
    expect(beacon).not.toHaveBeenCalled()
    expect(listen).not.toHaveBeenCalled()
  })

  it('sends nothing from a frame', () => {
    vi.stubGlobal('parent', {})
    startMeasurement(settings, ownMessage)
    expect(beacon).not.toHaveBeenCalled()
  })

  it('reports once what any other element names when it is seen, also one that is added later', async () => {
    ManualObserver.all = []
    vi.stubGlobal('IntersectionObserver', ManualObserver)
    document.body.innerHTML = '<div data-event="Lead form reached"></div>'
    startMeasurement(settings, ownMessage)
    const [observer] = ManualObserver.all
    const [form] = document.body.children
    expect([...(observer?.watched ?? [])]).toEqual([form])
    const result = document.createElement('article')
    result.dataset['event'] = 'ROI completed'
    document.body.append(result)
    await vi.waitFor(() => expect(observer?.watched).toContain(result))
    observer?.report({ isIntersecting: false, target: result })
    for (const target of [form, form, result]) observer?.report({ isIntersecting: true, target })
    expect(sent()).toEqual(['pageview', 'Lead form reached', 'ROI completed'])
    vi.unstubAllGlobals()
  })

  it('sends addresses without their queries, that of the page before included', () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://agency.test/faq?email=dana@client.test')
    startMeasurement(settings, ownMessage)
    const [[, body = ''] = []] = beacon.mock.calls
    expect(JSON.parse(body).referrer).toBe('https://agency.test/faq')
  })
})

it.each(['plausible', 'umami', 'fathom', 'endpoint'] as const)(
  'is one file of at most 1,024 bytes for %s, without the other providers and without cookies',
  (provider) => {
    // As long as real ones: Fathom's ids have eight letters.
    const id = provider === 'fathom' ? 'ABCDEFGH' : crypto.randomUUID()
    const { entries, files } = measurementBundle({ ...settings, site: id, provider })
    const [text = '', ...others] = files.values()
    expect([entries.length, others.length]).toEqual([1, 0])
    expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(1024)
    expect(text).toContain(settings.address)
    expect(text.includes('URLSearchParams')).toBe(provider === 'fathom')
    expect(text).not.toMatch(/cookie|localStorage|sessionStorage/)
  },
)
