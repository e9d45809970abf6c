interface BarProps {
  amount: number
  /** The amount at the end of the scale, which begins at zero. */
  most: number
  /** Emphasized: a copper node at its end. */
  point?: boolean
}

/** An amount as a bar on a hairline that is as long as the scale. Without a `viewBox` nothing is stretched: places are in percent, sizes in px. */
export const Bar = ({ amount, most, point }: BarProps) => {
  const end = Number(((100 * amount) / most).toFixed(2))
  return (
    <svg aria-hidden="true" className="bar">
      <line x2="100%" y1="50%" y2="50%" />
      <line x2={`${end}%`} y1="50%" y2="50%" />
      {point && <circle cx={`${end}%`} cy="50%" r="6" />}
    </svg>
  )
}
