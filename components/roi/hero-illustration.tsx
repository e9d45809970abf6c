import { arch, cut, hangers, joints, path, sag } from '@/lib/catenary'

const width = 400
const ground = 250
const rise = 226
const curveLeft = 24
const curveRight = width - 24

const standing = arch(curveLeft, curveRight, ground, rise)
const echo = arch(curveLeft + 34, curveRight - 34, ground, rise - 62)
const hanging = sag(curveLeft, curveRight, ground, 96)
const answers = joints(hanging, 7)
const keystone = { x: width / 2, y: ground - rise }

/** Answers hang below the line as a chain, and the result stands on it as an arch. */
export const HeroIllustration = ({ className = '' }: { className?: string }) => (
  <svg
    viewBox={`0 0 ${width} 370`}
    fill="none"
    aria-hidden="true"
    className={`mx-auto w-full max-w-[26rem] short:max-w-[18rem] lg:max-w-none overflow-visible ${className}`}
  >
    <path d={`M0 ${ground}H${width + 900}`} className="stroke-rule-2" strokeWidth="1.1" />
    <path d={hangers(answers, ground)} className="stroke-rule-2" strokeWidth="1.1" />
    <path d={path(echo)} className="stroke-rule-2" strokeWidth="1.1" strokeDasharray="3 4" />
    <path d={path(standing)} className="stroke-ink" strokeWidth="2.4" strokeLinecap="round" />
    <path d={path(hanging)} className="stroke-teal-line" strokeWidth="1.75" />
    {cut(standing, 1).map(({ x, y }) => (
      <circle key={x} cx={x} cy={y} r="4" className="fill-ink" />
    ))}
    {answers.map(({ x, y }) => (
      <circle key={x} cx={x} cy={y} r="4" className="fill-teal-line" />
    ))}
    <circle cx={keystone.x} cy={keystone.y} r="13" className="fill-copper-line opacity-15" />
    <circle cx={keystone.x} cy={keystone.y} r="6" className="fill-copper-line" />
  </svg>
)
