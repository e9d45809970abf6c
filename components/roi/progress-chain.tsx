import { Progress } from '@/components/ui/progress'
import type { ProgressChain } from '@/lib/roi/illustrations'
import { progressOf } from '@/lib/roi/wizard'

export interface ProgressChains {
  narrow: ProgressChain
  wide: ProgressChain
}

interface StepProgressProps {
  step: number
  chains: ProgressChains
  label: string
  valueText: string
}

/** The progress as a chain of nodes: answered ones filled, the current one copper, the rest hollow. */
export const StepProgress = ({ step, chains, label, valueText }: StepProgressProps) => (
  <Progress value={progressOf(step)} label={label} valueText={valueText}>
    <Chain chain={chains.narrow} step={step} className="sm:hidden" />
    <Chain chain={chains.wide} step={step} className="max-sm:hidden" />
  </Progress>
)

interface ChainProps {
  chain: ProgressChain
  step: number
  className: string
}

const nodeClass = (index: number, step: number) => {
  if (index < step) return 'fill-teal stroke-teal'
  return index === step ? 'fill-copper-line stroke-copper-line' : 'fill-card stroke-field'
}

const Chain = ({ chain, step, className }: ChainProps) => {
  const current = chain.nodes[step]
  return (
    <svg
      viewBox={`0 0 ${chain.width} ${chain.height}`}
      fill="none"
      aria-hidden="true"
      className={`w-full ${className}`}
    >
      <path d={chain.line} className="stroke-field" strokeWidth="1.1" />
      <path
        d={chain.line}
        pathLength={100}
        strokeDasharray="100 200"
        strokeDashoffset={100 - progressOf(step)}
        strokeWidth="2.4"
        className={`stroke-teal-line transition-[stroke-dashoffset] duration-500 ease-settle ${step === 0 ? 'invisible' : ''}`}
      />
      {current && <circle cx={current.x} cy={current.y} r="9" className="fill-copper-line opacity-20" />}
      {chain.nodes.map(({ x, y }, index) => (
        <circle key={x} cx={x} cy={y} r={index === step ? 5 : 4} strokeWidth="1.4" className={nodeClass(index, step)} />
      ))}
    </svg>
  )
}
