/** How long an estimate takes to pay for a project: with the lowest and with the highest price of one. */
export interface Payback {
  /** The part of the estimate that pays for it within a year, in percent, rounded up. */
  share: Bounds
  /** The months until it is paid, where only a part of the estimate comes true, rounded up. */
  parts: readonly { percent: number; months: Bounds }[]
}

/** A least and a most. */
export interface Bounds {
  from: number
  to: number
}

/** The parts of an estimate of which nobody needs to be an optimist, in percent. */
const percents = [10, 25, 50] as const

/** @param savings US dollars a year. @param price US dollars, once. */
export function paybackOf(savings: number, { from, to }: Bounds): Payback {
  const inMonths = (price: number, percent: number) => Math.ceil((price * 12 * 100) / (savings * percent))
  return {
    share: { from: Math.ceil((100 * from) / savings), to: Math.ceil((100 * to) / savings) },
    parts: percents.map((percent) => ({
      percent,
      months: { from: inMonths(from, percent), to: inMonths(to, percent) },
    })),
  }
}
