import type { ReactNode } from 'react'
import { toggle } from '@/components/home/before-after/dashboard'
import { logoMark } from '@/components/layout/logo-mark'
import { controls, type Glyph, services, things, trades } from '@/components/ui/glyphs'
import { type IconName, iconNames } from '@/lib/sprite/icons'
import { type SymbolName, symbolId } from '@/lib/sprite/symbols'

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
const symbols: Record<SymbolName, ReactNode> = {
  ...icons,
  mark: logoMark,
  toggle,
}

/**
 * The SVG sprite: symbols that elements of the page refer to, hidden. In development the layout puts all of them into every
 * page; the build inserts those that the page refers to (tools/build/documents.ts).
 */
export const SvgSprite = ({ names }: { names: readonly SymbolName[] }) => (
  <svg data-sprite="" aria-hidden="true" className="hidden">
    {names.map((name) => (
      <g key={name} id={symbolId(name)}>
        {symbols[name]}
      </g>
    ))}
  </svg>
)
