import { arch, halves, heightAt, part, path, sag, slackChain } from '@/lib/catenary'
import { type Glyph, ring } from './glyph'

const span = arch(4.2, 19.8, 20.5, 16.4)
const cable = sag(5, 19, 4.5, 8.6)

/** The three services and the parts of the product. */
export const services = {
  // A hanging chain: finding the shape.
  advise: { body: 'M2.5 4h19', curve: path(sag(4.6, 19.4, 4, 14.8), 2), node: { x: 12, y: 18.8 } },
  // Two legs joined by a chain, with the keystone above them.
  build: {
    body: `M2.5 20.5h19${part(span, 4.2, 9.2, 2)}${part(span, 19.8, 14.8, 2)}`,
    curve: path(sag(9.2, 14.8, heightAt(span, 9.2), 4), 2),
    node: { x: 12, y: 3.4 },
  },
  // Arch over chain with an eye.
  manage: {
    body: path(arch(2.4, 21.6, 12, 6.8), 2),
    curve: path(sag(2.4, 21.6, 12, 6.8), 2),
    node: { x: 12, y: 12 },
  },
  reports: {
    body: 'M4 3.5V20h16.5',
    curve: path(slackChain({ x: 7.5, y: 15 }, { x: 19.2, y: 5.5 }, 1.12), 2),
    node: { x: 19.2, y: 5.5 },
  },
  automate: {
    body: `${ring(5.6, 7, 2.6)}${ring(18.4, 7, 2.6)}M5.6 4.4h12.8`,
    curve: path(sag(3.4, 20.6, 8.4, 10), 2),
    node: { x: 12, y: 18.4 },
  },
  assist: {
    body: 'M6 4h12a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3h-6.5L7 20.8V17H6a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z',
    curve: path(sag(7.6, 16.4, 8.6, 3.6), 2),
    node: { x: 12, y: 12.2 },
  },
  connect: {
    body: 'M5 3.5v17M19 3.5v17M2 17.5h20M12 13v4.5M8.6 11.6v5.9M15.4 11.6v5.9',
    curve: path(cable, 2),
    node: { x: 12, y: 13.1 },
  },
  schedule: {
    body: 'M4 5.5h16v15H4zM8 3v4.6M16 3v4.6',
    curve: path(sag(4, 20, 10.4, 4.2), 2),
    node: { x: 12, y: 14.6 },
  },
  protect: {
    body: `M4 4h16v6${path(sag(20, 4, 10, 11), 2).replace(/^M[^c]*/, '')}V4`,
    curve: halves(arch(8.4, 15.6, 15.4, 7.2), 2),
    node: { x: 12, y: 14.2 },
  },
} satisfies Record<string, Glyph>
