import { arch, path, sag, slackChain } from '@/lib/catenary'
import { type Glyph, ring } from './glyph'

const pinSide = (x: number) => path(slackChain({ x, y: 11 }, { x: 12, y: 21.4 }, 1.006), 2)
const page = (x: number, y: number) => path(slackChain({ x, y }, { x: 12, y: y + 2.6 }, 1.04), 2)

/** Documents, places, and other objects. */
export const things = {
  document: {
    body: 'M5.5 3h8.6L19 7.8V21H5.5zM14 3v5h5',
    curve: path(sag(8.6, 15.9, 12, 3.2), 2),
    node: { x: 12.25, y: 15.2 },
  },
  cart: {
    body: `M2.5 4H5l2.4 11.5h10.8L20.6 7.5H5.8${ring(9, 19, 1.5)}${ring(16.8, 19, 1.5)}`,
    curve: path(sag(8.4, 18.2, 7.5, 4), 2),
    node: { x: 13.3, y: 11.5 },
  },
  plan: {
    body: `${ring(5, 5.5, 1.7)}${ring(5, 18.5, 1.7)}M10.5 5.5h10M10.5 18.5h10`,
    curve: path(sag(10.5, 20.5, 10.8, 2.2), 2),
    node: { x: 5, y: 12 },
  },
  calculator: {
    body: 'M5 3h14v18H5zM8.5 14v.01M8.5 17.6v.01M12 17.6v.01M12 14v.01M15.5 14v.01',
    curve: path(sag(8, 16, 6.4, 2.6), 2),
    node: { x: 15.4, y: 17.4 },
  },
  mail: { body: 'M3 5.5h18v13.5H3z', curve: path(sag(3, 21, 5.5, 7.6), 2), node: { x: 12, y: 13.1 } },
  phone: {
    body: 'M6.3 3.5h3l1.7 4.3-2.3 1.8a12.2 12.2 0 0 0 5.7 5.7l1.8-2.3 4.3 1.7v3a2.1 2.1 0 0 1-2.3 2.1A15.7 15.7 0 0 1 4.2 5.8a2.1 2.1 0 0 1 2.1-2.3z',
    curve: path(sag(13.6, 20.6, 4.4, 3.8), 2),
    node: { x: 17.1, y: 8.2 },
  },
  place: {
    body: `${path(arch(4.8, 19.2, 11, 8), 2)}${pinSide(4.8)}${pinSide(19.2)}`,
    curve: path(sag(8.6, 15.4, 8, 2.6), 2),
    node: { x: 12, y: 10.6 },
  },
  clock: {
    body: `${ring(12, 12, 8.8)}M12 6.6V12`,
    curve: path(slackChain({ x: 12, y: 12 }, { x: 16.6, y: 13.6 }, 1.08), 2),
    node: { x: 12, y: 12 },
  },
  target: {
    body: `M2 20h20${path(arch(2.6, 21.4, 20, 15.6), 2)}`,
    curve: path(arch(7.2, 16.8, 20, 9.2), 2),
    node: { x: 12, y: 17 },
  },
  growth: {
    body: 'M4 20.5v-4M9.4 20.5v-6M14.8 20.5v-9M20.2 20.5V9.4',
    curve: path(slackChain({ x: 4, y: 11.6 }, { x: 20.2, y: 4 }, 1.06), 2),
    node: { x: 20.2, y: 4 },
  },
  code: { body: 'M8 6l-6 6 6 6M16 6l6 6-6 6', curve: path(sag(8.6, 15.4, 10.4, 3.2), 2), node: { x: 12, y: 13.6 } },
  learn: {
    body: `M2.5 4.5v13M21.5 4.5v13M12 7.1v13${page(2.5, 17.5)}${page(21.5, 17.5)}`,
    curve: page(2.5, 4.5) + page(21.5, 4.5),
    node: { x: 12, y: 7.1 },
  },
  star: {
    body: 'M12 2.4l2.9 6.2 6.7.8-5 4.6 1.4 6.7L12 17.3l-6 3.4 1.4-6.7-5-4.6 6.7-.8z',
    curve: path(sag(8.8, 15.2, 10.8, 2.8), 2),
    node: { x: 12, y: 13.6 },
  },
} satisfies Record<string, Glyph>
