import type { Roi } from '@/lib/content/collections/roi'
import { fillTemplate } from '@/lib/text/fill-template'
import { formatDollars } from '@/lib/text/money'
import type { Estimate } from './calculate'

const wholeNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const factorNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 })

/** 23400 → "23,400" */
export const formatNumber = (value: number): string => wholeNumber.format(value)

/** 1.1833333 → "1.1833" */
export const formatFactor = (value: number): string => factorNumber.format(value)

/** A result as the page shows it. */
export interface RoiResult {
  /** US dollars a year, whole. */
  estimatedSavings: number
  /** "450+ hours saved monthly" */
  timeSaved: string
  /** "$315,315 annually" */
  costSavings: string
  /** "31% efficiency improvement" */
  efficiencyGain: string
}

/** The result with the copy of content/roi.yaml. */
export const formatResult = (
  estimate: Pick<Estimate, 'estimatedSavings' | 'hoursSaved' | 'efficiencyPercent'>,
  copy: Pick<Roi['result'], 'timeSaved' | 'costSavings' | 'efficiencyGain'>,
): RoiResult => ({
  estimatedSavings: estimate.estimatedSavings,
  timeSaved: fillTemplate(copy.timeSaved, { amount: formatNumber(estimate.hoursSaved) }),
  costSavings: fillTemplate(copy.costSavings, { amount: formatDollars(estimate.estimatedSavings) }),
  efficiencyGain: fillTemplate(copy.efficiencyGain, { amount: formatNumber(estimate.efficiencyPercent) }),
})

/**
 * Splits a result text after its figure, so that the figure can be shown in large type: "450+ hours saved" → "450+", "hours saved". What
 * stands before the digits is part of the figure: "US$ 1,200 annually" → "US$ 1,200", "annually".
 * @param behind What all amounts of money have behind their digits, which is part of the figure too.
 */
export function splitFigure(text: string, behind = formatDollars(0).replace(/.*\d/, '')) {
  const [word = text] = /^\D*[^ ]*/.exec(text) ?? []
  const figure = text.startsWith(`${word}${behind}`) ? `${word}${behind}` : word
  return { figure, unit: text.slice(figure.length + 1) }
}
