import { arch, part, path, sag, slackChain } from '@/lib/catenary'
import { type Glyph, ring } from './glyph'

const shoulders = arch(13.2, 23.4, 19.5, 6.6)
const tube = { x: 9, y: 17 }

/** The trades of clients. */
export const trades = {
  logistics: {
    body: `M2 5.5h12v11h-4.4M4.4 16.5H2v-11M14 9h4.2L22 12.6v3.9h-1.6M15.6 16.5H14${ring(7, 17.2, 2.4)}${ring(18, 17.2, 2.4)}`,
    curve: path(sag(2, 14, 5.5, 4.2), 2),
    node: { x: 8, y: 9.7 },
  },
  retail: {
    body: 'M4.5 11.5V20.5h15V11.5M3 4h18v4M3 4v4M14 20.5v-5.8h-4.4v5.8',
    curve: path(sag(3, 9, 8, 3), 2) + path(sag(9, 15, 8, 3), 2) + path(sag(15, 21, 8, 3), 2),
    node: { x: 12, y: 11 },
  },
  care: {
    body: `${path(arch(3, 12, 9, 4.8), 2)}${path(arch(12, 21, 9, 4.8), 2)}${path(slackChain({ x: 3, y: 9 }, { x: 12, y: 20.6 }, 1.05), 2)}${path(slackChain({ x: 21, y: 9 }, { x: 12, y: 20.6 }, 1.05), 2)}`,
    curve: path(sag(7.4, 16.6, 10, 3.6), 2),
    node: { x: 12, y: 13.6 },
  },
  people: {
    body: `${ring(8, 7.4, 3)}${path(arch(2.4, 13.6, 20, 7.2), 2)}`,
    curve: part(shoulders, 15.2, 22, 2),
    node: { x: 17.4, y: 9.2 },
  },
  professional: {
    body: 'M3 7.5h18v12.5H3zM8.5 7.5V4h7v3.5',
    curve: path(sag(3, 21, 9.8, 4.2), 2),
    node: { x: 12, y: 14 },
  },
  manufacturing: {
    body: 'M3 20.5V10.6l5.6-3.8v3.8l5.6-3.8v3.8H16V4h3.4l1.6 16.5z',
    curve: path(arch(6.6, 13.4, 20.5, 6.4), 2),
    node: { x: 17.4, y: 14.2 },
  },
  healthcare: {
    body: `M3.6 3.5H5M14.4 3.5H13M9 12.8V17${path(slackChain(tube, { x: 18.4, y: 13.4 }, 1.32), 2)}`,
    curve: path(sag(5, 13, 3.5, 9.3), 2),
    node: { x: 18.4, y: 11.7 },
  },
} satisfies Record<string, Glyph>
