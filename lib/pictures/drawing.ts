/** A drawing of the firm as a page shows it: line art that takes the colors of the theme. */
export interface Drawing {
  /** `left top width height` in its units. */
  viewBox: string
  /** What is inside of the `<svg>`. */
  markup: string
}

const elements = new Set('svg g path circle ellipse rect line polyline polygon'.split(' '))

const attributes = new Set(
  'class cx cy d data-draw data-node height opacity pathLength points r rx ry stroke-dasharray stroke-linecap stroke-width transform viewBox width x x1 x2 xmlns y y1 y2'.split(
    ' ',
  ),
)

/** The classes of drawings: colors of the theme, and what moves. app/globals.css has them generated. */
const classes =
  /^(?:(?:(?:fill|stroke)-(?:current|none|ink|ink-2|teal-line|teal-wash|copper-line|rule|rule-2|paper|stone|field)|floating|late|halo-live|traveler|traveler-(?:slow|quick))(?: |$))+$/

const tag = /<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"<&]*")*)\s*\/?>/g

const comments = /<!--[\s\S]*?-->/g

/** What a drawing must not have, of the text of an SVG file: the first such part. Undefined where there is none. */
export function drawingFault(text: string): string | undefined {
  const svg = text.replace(/^\s*<\?xml[^>]*\?>/, '').replace(comments, '')
  const rest = svg.replace(tag, '').trim()
  if (rest !== '') return rest.split('\n')[0]?.slice(0, 60)
  const tags = Array.from(svg.matchAll(tag), ([, end, name = '', list = '']) => ({ end, name, list }))
  if (tags[0]?.name !== 'svg' || !/\sviewBox="[-\d. ]+"/.test(tags[0].list)) return 'an <svg> without viewBox'
  const element = tags.find(({ name }) => !elements.has(name))
  if (element) return `<${element.name}>`
  const given = tags.flatMap(({ list }) => Array.from(list.matchAll(/([\w:-]+)="([^"]*)"/g), ([, ...pair]) => pair))
  const [name, value] =
    given.find(([key = '', word = '']) => !attributes.has(key) || (key === 'class' && !classes.test(word))) ?? []
  return name && `${name}="${value?.slice(0, 40)}"`
}

/** Reads a drawing in which {@link drawingFault} finds nothing. */
export const readDrawing = (text: string): Drawing => {
  const [, viewBox = '', markup = ''] = /<svg[^>]*\sviewBox="([^"]*)"[^>]*>([\s\S]*)<\/svg>/.exec(text) ?? []
  return { viewBox, markup: markup.replace(comments, '').replace(/\n\s*/g, '') }
}

/** Reads the drawing at an address. */
export type DrawingAt = (address: string) => Drawing
