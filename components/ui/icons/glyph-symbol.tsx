import type { ReactNode } from 'react'
import type { Glyph } from './glyph'

/** The content of an icon: body in the text's color, catenary in teal, one copper node. */
export const glyphSymbol = ({ body, curve, accent, node }: Glyph): ReactNode => (
  <>
    {body && <path d={body} />}
    {curve && <path className="stroke-teal-line" d={curve} />}
    {accent && <path className="stroke-copper-line" d={accent} />}
    {node && <circle className="fill-copper-line" stroke="none" cx={node.x} cy={node.y} r="1.7" />}
  </>
)
