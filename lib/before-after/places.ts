import type { Stage } from './stages'

/** Where something lies in one picture of the Before/After panel, in the picture's own units. */
export interface Place {
  readonly x?: number
  readonly y?: number
  readonly width?: number
  /** Clockwise, in degrees. */
  readonly turn?: number
  /** How far it moves when its state is switched away. */
  readonly dx?: number
  readonly dy?: number
}

/** A place in each picture. What a wider picture does not state is as in the next narrower one. */
export type Places = Readonly<Record<Stage['name'], Place>>

/** The windows of the first state. */
export const windowPlaces = {
  sheet: {
    phone: { x: 10, y: 20, width: 322, turn: -2, dx: -60, dy: 0 },
    tablet: { x: 20, y: 30, width: 410 },
    desktop: { x: 40, y: 46, dx: -150, dy: 20 },
  },
  copy: {
    phone: { x: 36, y: 132, width: 316, turn: 2.2, dx: -110, dy: -100 },
    tablet: { x: 230, y: 140, width: 404 },
    desktop: { x: 280, y: 160, dx: -380, dy: -50 },
  },
  customers: {
    phone: { x: 4, y: 336, width: 238, turn: -2, dx: 20, dy: -300 },
    tablet: { x: 24, y: 322, width: 316 },
    desktop: { x: 90, y: 324, width: 320, dx: -160, dy: -40 },
  },
  inbox: {
    phone: { x: 120, y: 222, width: 234, turn: -1, dx: -20, dy: -220 },
    tablet: { x: 440, y: 284, width: 270, turn: 2 },
    desktop: { x: 800, y: 36, width: 310, dx: 130, dy: 50 },
  },
  alert: {
    phone: { x: 206, y: 322, width: 150, turn: 4, dx: -120, dy: -240 },
    tablet: { x: 50, y: 284, width: 210, turn: -4 },
    desktop: { x: 300, y: 296, width: 216, turn: 4 },
  },
  chat: {
    phone: { x: 14, y: 472, width: 190, turn: 3, dx: 120, dy: -380 },
    tablet: { x: 448, y: 408, width: 236, turn: -4 },
    desktop: { x: 930, y: 164, width: 232, dx: 80, dy: 40 },
  },
  calls: {
    phone: { x: 148, y: 552, width: 206, turn: -2, dx: 60, dy: -460 },
    tablet: { x: 132, y: 506, width: 250, turn: 2 },
    desktop: { x: 950, y: 340, dx: 70, dy: -30 },
  },
  note: {
    phone: { x: 254, y: 398, width: 100, turn: 6 },
    tablet: { x: 26, y: 474, width: 116, turn: -6 },
    desktop: { x: 838, y: 304, width: 122 },
  },
} satisfies Readonly<Record<string, Places>>

/** The tools of the second state: orders, customers, inbox, calls. */
export const toolPlaces: readonly Places[] = [
  {
    phone: { x: 12, y: 18, width: 78, dx: 40, dy: 30 },
    tablet: { x: 30, width: 140 },
    desktop: { x: 18, y: 128, dx: 120, dy: -60 },
  },
  {
    phone: { x: 98, y: 18, width: 78, dx: -40, dy: 260 },
    tablet: { x: 203, width: 140 },
    desktop: { x: 18, y: 328, dx: 160, dy: 30 },
  },
  {
    phone: { x: 184, y: 18, width: 78, dx: 30, dy: 170 },
    tablet: { x: 376, width: 140 },
    desktop: { x: 1042, y: 128, dx: -150, dy: -50 },
  },
  {
    phone: { x: 270, y: 18, width: 78, dx: -60, dy: 400 },
    tablet: { x: 549, width: 140 },
    desktop: { x: 1042, y: 328, dx: -120, dy: 40 },
  },
]
