/**
 * What markup and the scripts of this folder agree on: the elements that a script finds by `data-part`, so that neither styles nor order
 * matter, and the data that it reads as JSON.
 */
import type { PlanItem } from '@/lib/plan/plan'
import type { CountCopy, DraftCopy } from '@/lib/plan/text'

/** The plan and the estimate above the lead form (components/contact/lead-form-plan.tsx). */
export interface PlanParts {
  plan: HTMLElement
  status: HTMLElement
  rows: HTMLElement
  row: HTMLTemplateElement
  total: HTMLElement
  change: HTMLAnchorElement
  mail: HTMLAnchorElement
  /** In the template `row`. */
  name: HTMLElement
  price: HTMLElement
  remove: HTMLButtonElement
  estimate: HTMLTemplateElement
  /** In the template `estimate`. */
  line: HTMLElement
  note: HTMLElement
  add: HTMLButtonElement
}

/** The attribute `data-plan` of the plan, as JSON. */
export interface PlanData {
  /** All tools on offer. */
  offered: readonly PlanItem[]
  email: string
  draft: DraftCopy
  /** The status after removing a tool. */
  removed: string
  /** The status for tools of a link that are not on offer. */
  missing: CountCopy
}

/** An embedded form (components/embeds/lead-form.tsx). */
export interface FormParts {
  frame: HTMLIFrameElement
  'frame-link': HTMLAnchorElement
}

/** A text with an explanation (components/services/comparison.tsx). */
export interface ExplanationParts {
  explained: HTMLElement
  'explained-button': HTMLButtonElement
  explanation: HTMLElement
}

/** The lines of the chains that move between before and after, in the order in which they are drawn. */
export const movingLines = ['chain', 'joints', 'held-ends', 'loose-ends', 'loose-centers'] as const

/** The picture of these chains (components/home/before-after/before-after.tsx). */
export type ChainParts = { 'moving-chains': SVGSVGElement } & Record<(typeof movingLines)[number], SVGPathElement>

/** The hero of the home page, with its picture for each width (components/home/hero.tsx). */
export interface HeroParts {
  hero: HTMLElement
  'hero-picture': SVGSVGElement
  'hero-net': SVGGElement
  'net-chain': SVGPathElement
  'net-hanger': SVGPathElement
}

/** The names of all parts. */
export type PartName = keyof (PlanParts & FormParts & ExplanationParts & ChainParts & HeroParts)

/** All parts of a name inside an element. */
export const allParts = <Parts, Name extends keyof Parts & PartName>(root: ParentNode, name: Name) =>
  Array.from(root.querySelectorAll<Element & Parts[Name]>(`[data-part="${name}"]`))

/**
 * Returns a function that finds a part inside an element, the first of several.
 * @throws Error when there is none.
 */
export const partsOf =
  <Parts>(root: ParentNode) =>
  <Name extends keyof Parts & PartName>(name: Name): Parts[Name] => {
    const [found] = allParts<Parts, Name>(root, name)
    if (!found) throw new Error(`The page has no element with data-part="${name}".`)
    return found
  }
