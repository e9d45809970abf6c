import { arch, halves, heightAt, type Point, part, path, sag, slackChain } from '@/lib/catenary'

/** The parts of one icon on a 24 by 24 grid, as path data except for the node. */
export interface Glyph {
  /** Strokes in the color of the text. */
  readonly body?: string
  /** The catenary, in teal. */
  readonly curve?: string
  /** A catenary in copper, where the icon means the next step. */
  readonly accent?: string
  /** The one copper node. */
  readonly node?: Point
}

/** A full circle as path data. */
function ring(x: number, y: number, radius: number): string {
  const across = 2 * radius
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${across} 0a${radius} ${radius} 0 1 1-${across} 0`
}

const standing = arch(4.2, 19.8, 20.5, 16.4)
const cable = sag(5, 19, 4.5, 8.6)

/** The three services and the parts of the product. */
export const services = {
  // A hanging chain: finding the shape.
  advise: { body: 'M2.5 4h19', curve: path(sag(4.6, 19.4, 4, 14.8), 2), node: { x: 12, y: 18.8 } },
  // Two legs joined by a chain, with the keystone above them.
  build: {
    body: `M2.5 20.5h19${part(standing, 4.2, 9.2, 2)}${part(standing, 19.8, 14.8, 2)}`,
    curve: path(sag(9.2, 14.8, heightAt(standing, 9.2), 4), 2),
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

/** Icons on buttons and links. */
export const controls = {
  check: { body: 'M4.5 12.6l5 5L19.5 7' },
  arrow: { body: 'M4 12h15.5M13.5 6l6 6-6 6' },
  'arrow-left': { body: 'M20 12H4.5M10.5 6l-6 6 6 6' },
  chevron: { body: 'M6 9.5l6 6 6-6' },
  external: { body: 'M10 5H4.5v14.5H19V14M14 4h6v6M20 4l-9.5 9.5' },
  close: { body: 'M5.5 5.5l13 13M18.5 5.5l-13 13' },
  menu: { body: 'M3.5 6h17M3.5 12h17M3.5 18h17' },
  sun: {
    body: `${ring(12, 12, 4.2)}M12 2.5v2.6M12 18.9v2.6M2.5 12h2.6M18.9 12h2.6M5.3 5.3l1.8 1.8M16.9 16.9l1.8 1.8M5.3 18.7l1.8-1.8M16.9 7.1l1.8-1.8`,
  },
  moon: { body: 'M20 14.2A8.6 8.6 0 0 1 9.8 4 8.6 8.6 0 1 0 20 14.2z' },
  system: { body: `M3 4.5h18v12H3zM12 16.5v4${path(arch(8, 16, 21, 0.9), 2)}` },
  plus: { body: 'M12 5v14M5 12h14' },
  minus: { body: 'M5 12h14' },
  pause: { body: 'M8.5 5v14M15.5 5v14' },
  play: { body: 'M7.5 4.5v15L19.5 12z' },
  print: { body: 'M7 8.5V3.5h10v5M7 17H3.5V8.5h17V17H17M7 13.5h10v7H7z' },
  link: {
    body: 'M10 13.8a4.2 4.2 0 0 0 6.2.4l3.2-3.2a4.2 4.2 0 0 0-6-6l-1.5 1.5M14 10.2a4.2 4.2 0 0 0-6.2-.4L4.6 13a4.2 4.2 0 0 0 6 6l1.5-1.5',
  },
  search: { body: `${ring(10.5, 10.5, 6.5)}M15.4 15.4l5.1 5.1` },
  download: { body: 'M12 3.5v10M7.5 9.5l4.5 4.5 4.5-4.5', curve: path(sag(4, 20, 15.5, 4.6), 2) },
  warning: { body: 'M12 3.6l9.4 16.4H2.6zM12 9.6v4', node: { x: 12, y: 16.6 } },
} satisfies Record<string, Glyph>
