import { SpriteSymbol } from '@/components/sprite/sprite-symbol'
import { dots, joints, path, sag } from '@/lib/catenary'
import { Illustration } from './parts'

const width = 1264
const chain = sag(0, width, 0, 32)
const links = joints(chain, 26).filter(({ x }) => Math.abs(x - chain.x0) > 1)

/** Hangs between the upper corners of a section, at the two lines of the grid. Strokes have the same width at every size. */
export const SectionChain = () => (
  <div aria-hidden="true" className="absolute inset-x-[max(0.5rem,50%-39.5rem)] top-0">
    <Illustration size={[width, 36]} className="w-full">
      <path vectorEffect="non-scaling-stroke" className="stroke-teal-line" strokeWidth="1.5" d={path(chain)} />
      <path vectorEffect="non-scaling-stroke" className="stroke-teal-line" strokeWidth="4" d={dots(links)} />
      <path
        vectorEffect="non-scaling-stroke"
        className="stroke-copper-line"
        strokeWidth="9"
        d={dots([{ x: chain.x0, y: chain.y0 }])}
      />
    </Illustration>
  </div>
)

const line = sag(1.6, 34.4, 2, 8)

export const sectionSag = (
  <>
    <path d={path(line)} />
    <path strokeWidth="3.2" d="M1.6 2h0M34.4 2h0" />
    <path className="stroke-copper-line" strokeWidth="4.6" d="M18 10h0" />
  </>
)

/** The small copper chain before an eyebrow. */
export const SectionSag = () => (
  <svg aria-hidden="true" viewBox="0 0 36 13" width="36" height="13" className="illustration shrink-0 stroke-current">
    <SpriteSymbol name="section-sag" />
  </svg>
)
