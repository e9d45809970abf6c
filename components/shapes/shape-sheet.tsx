import { type ShapeName, shapeId } from '@/lib/shapes'
import { shapes } from './registry'

/**
 * The drawings that places of the page refer to, each once and nowhere seen. While developing the layout puts all of them into
 * every page; a build puts in those that the page refers to (tools/post-export).
 */
export const ShapeSheet = ({ names }: { names: readonly ShapeName[] }) => (
  <svg data-shapes="" aria-hidden="true" className="hidden">
    {names.map((name) => (
      <g key={name} id={shapeId(name)}>
        {shapes[name]}
      </g>
    ))}
  </svg>
)
