/** Chain, joints, the ends at the tools, and the loose ends, which are open rings until they are connected. */
const lines = [
  [2, 'stroke-current'],
  [4, 'stroke-current'],
  [9, 'stroke-current'],
  [10.5, 'stroke-copper-line'],
  [7.5, 'stroke-stone'],
] as const

/** The chains between the two states, hidden except while components/enhancements/chain-tightener.ts moves them. */
export const MovingChains = () => (
  <svg
    aria-hidden="true"
    fill="none"
    strokeLinecap="round"
    className="ba-live pointer-events-none absolute inset-x-0 top-11 w-full overflow-visible"
  >
    {lines.map(([width, look]) => (
      <path key={width} strokeWidth={width} className={look} />
    ))}
  </svg>
)
