import type { ChoiceQuestion } from './wizard'

/** The names of the questions in links. Those of links that were shared must stay as they are. */
export const linkNames: Readonly<Record<ChoiceQuestion, string>> = {
  industry: 'industry',
  teamSize: 'size',
  timeSpent: 'time',
  primaryGoal: 'goal',
  areas: 'areas',
}

/** The name of all answers in links of an earlier form: `estimate=retail.upTo50.high.costs.documents+mix`. */
export const earlierName = 'estimate'

const names = [...Object.values(linkNames), earlierName]

/** A fragment with the estimate that an address carries; a damaged one too, so that the next page can say so. */
export function withEstimate(fragment: string, address: string): string {
  const estimate = address
    .slice(1)
    .split('&')
    .filter((part) => names.some((name) => part.startsWith(`${name}=`)))
  const parts = [fragment.slice(1), ...estimate].filter((part) => part !== '')
  return parts.length === 0 ? '' : `#${parts.join('&')}`
}
