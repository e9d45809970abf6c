import { cut, halves, sag } from '@/lib/catenary'
import { Dots, Drawing, Keystone } from './parts'

const chain = sag(3, 417, 4, 15)
const short = sag(3, 157, 4, 13)
const looks = {
  teal: ['stroke-teal-line stroke-[1.5]', 'stroke-teal-line stroke-[4]'],
  copper: ['stroke-copper-line stroke-[1.5]', 'stroke-copper-line stroke-[4]'],
} as const

interface DividerProps {
  tone?: keyof typeof looks
  /** wide fills up to 420 px, short is a closing mark. */
  span?: 'wide' | 'short'
}

/** A hanging chain between two parts of a text, its lowest link copper. */
export const Divider = ({ tone = 'teal', span = 'wide' }: DividerProps) => {
  const [line, links] = looks[tone]
  const curve = span === 'wide' ? chain : short
  const width = span === 'wide' ? 420 : 160
  return (
    <Drawing size={[width, 26]} className={span === 'wide' ? 'w-full max-w-[26.25rem]' : 'w-40'}>
      <path data-draw="" pathLength={2} className={line} d={halves(curve)} />
      <Dots at={cut(curve, span === 'wide' ? 12 : 6)} className={links} />
      <Keystone at={{ x: width / 2, y: curve.y0 }} r={4} />
    </Drawing>
  )
}
