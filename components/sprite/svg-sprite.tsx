import type { ReactNode } from 'react'
import { toggle } from '@/components/home/before-after/dashboard'
import { DrawingParts } from '@/components/illustrations/drawing'
import { controls, type Glyph, services, things, trades } from '@/components/ui/glyphs'
import type { Drawing } from '@/lib/pictures/drawing'
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
const symbols: Record<Exclude<SymbolName, 'mark'>, ReactNode> = { ...icons, toggle }

interface SvgSpriteProps {
  names: readonly SymbolName[]
  /** The mark of the firm, of any size. */
  mark: Drawing | undefined
}

/**
 * The SVG sprite: symbols that elements of the page refer to, hidden. In development the layout puts all of them into every
 * page; the build inserts those that the page refers to (tools/build/documents.ts).
 */
export const SvgSprite = ({ names, mark }: SvgSpriteProps) => (
  <svg data-sprite="" aria-hidden="true" className="hidden">
    {names.map((name) =>
      name === 'mark' ? (
        <svg key={name} aria-hidden="true" id={symbolId(name)} viewBox={mark?.viewBox} width="32" height="32">
          {mark && <DrawingParts svg={mark} />}
        </svg>
      ) : (
        <g key={name} id={symbolId(name)}>
          {symbols[name]}
        </g>
      ),
    )}
  </svg>
)
