import type { ReactNode } from 'react'
import { toggle } from '@/components/home/before-after/dashboard'
import { logoMark } from '@/components/layout/logo-mark'
import { controls, type Glyph, services, things, trades } from '@/components/ui/glyphs'
import { type IconName, iconNames } from '@/lib/sprite/icons'
import type { SymbolName } from '@/lib/sprite/symbols'

/** The content of an icon: body in the text's color, catenary in teal, one copper node. */
const glyphSymbol = ({ body, curve, accent, node }: Glyph): ReactNode => (
  <>
    {body && <path d={body} />}
    {curve && <path className="stroke-teal-line" d={curve} />}
    {accent && <path className="stroke-copper-line" d={accent} />}
    {node && <circle className="fill-copper-line" stroke="none" cx={node.x} cy={node.y} r="1.7" />}
  </>
)

const glyphs = { ...services, ...trades, ...things, ...controls }

const icons = Object.fromEntries(iconNames.map((name) => [name, glyphSymbol(glyphs[name])])) as Record<
  IconName,
  ReactNode
>

/** The content of each symbol. */
export const symbols: Record<SymbolName, ReactNode> = {
  ...icons,
  mark: logoMark,
  toggle,
}
