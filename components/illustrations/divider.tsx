import { SpriteSymbol } from '@/components/sprite/sprite-symbol'
import { cut, path, sag } from '@/lib/catenary'
import { Dots, Illustration, Keystone } from './parts'

const chain = sag(3, 417, 4, 15)

export const divider = (
  <>
    <path className="stroke-teal-line" strokeWidth="1.5" d={path(chain)} />
    <Dots at={cut(chain, 12)} className="stroke-teal-line" size={4} />
    <Keystone at={{ x: 210, y: chain.y0 }} r={4} />
  </>
)

/** A hanging chain between two parts of a text, with a copper link at its lowest point. */
export const Divider = () => (
  <Illustration size={[420, 26]} className="w-full max-w-[26.25rem]">
    <SpriteSymbol name="divider" />
  </Illustration>
)
