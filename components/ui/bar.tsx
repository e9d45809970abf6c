interface BarProps {
  amount: number
  /** The amount at the end of the scale, which begins at zero. */
  most: number
  /** Emphasized: a copper node at its end. */
  point?: boolean
}

/** An amount as a bar on a hairline that is as long as the scale. The strokes have the same width in every column. */
export const Bar = ({ amount, most, point }: BarProps) => {
  const end = Number(((100 * amount) / most).toFixed(2))
  return (
    <svg aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none" className="bar">
      <path d="M0 .5H100" />
      <path d={`M0 .5H${end}`} />
      {point && <path d={`M${end} .5h0`} />}
    </svg>
  )
}
