import { type SymbolName, symbolId } from '@/lib/sprite/symbols'
import { symbols } from './symbols'

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
