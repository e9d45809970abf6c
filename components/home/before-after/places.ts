import type { Stage } from '@/lib/before-after/stages'

/** Position of an element in one illustration of the Before/After panel, in the illustration's units. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly width: number
}

/** A position in each illustration, and the rotation in all of them: clockwise, in degrees. */
export type Places = Readonly<Record<Stage['name'], Place>> & { readonly turn?: number }

const place = (x: number, y: number, width: number): Place => ({ x, y, width })

/** The windows of the Before side: two groups that are not connected. The phone is partly outside the illustration. */
export const windowPlaces = {
  sheet: { phone: place(-10, 14, 362), tablet: place(0, 24, 400), desktop: place(0, 14, 400), turn: -3 },
  copy: { phone: place(-4, 160, 322), tablet: place(190, 162, 380), desktop: place(150, 152, 380), turn: 4 },
  customers: { phone: place(0, 440, 236), tablet: place(10, 264, 290), desktop: place(16, 252, 290), turn: -5 },
  inbox: { phone: place(84, 272, 236), tablet: place(390, 302, 270), desktop: place(690, 100, 270), turn: 3 },
  alert: { phone: place(162, 409, 156), tablet: place(136, 396, 190), desktop: place(136, 388, 190), turn: 6 },
  chat: { phone: place(186, 556, 166), tablet: place(494, -62, 180), desktop: place(812, -62, 184), turn: -6 },
  calls: { phone: place(0, 606, 190), tablet: place(350, 446, 250), desktop: place(724, 246, 250), turn: -4 },
  note: { phone: place(234, 504, 94), tablet: place(244, 466, 110), desktop: place(620, 256, 110), turn: 6 },
} satisfies Readonly<Record<string, Places>>

/** The tools of the After side: orders, customers, inbox, calls. */
export const toolPlaces: readonly Places[] = [
  { phone: place(0, 12, 77), tablet: place(0, 10, 130), desktop: place(0, 70, 104) },
  { phone: place(81, 12, 77), tablet: place(180, 10, 130), desktop: place(0, 300, 104) },
  { phone: place(162, 12, 77), tablet: place(360, 10, 130), desktop: place(936, 70, 104) },
  { phone: place(243, 12, 77), tablet: place(540, 10, 130), desktop: place(936, 300, 104) },
]

/** The dashboard, which is connected to the tools. */
export const dashboardPlaces: Places = {
  phone: place(0, 112, 320),
  tablet: place(0, 118, 670),
  desktop: place(165, 34, 710),
}
