import { type SymbolName, symbolId } from '@/lib/sprite'
import { symbols } from './symbols'

/**
 * The illustrations that places of the page refer to, each once and nowhere seen. While developing the layout puts all of them into
 * every page; a build puts in those that the page refers to (tools/post-export).
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
