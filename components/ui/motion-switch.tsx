/**
 * Pauses all animated illustrations of the page: a checkbox that looks like a pause button. The style sheet pauses them, so it
 * works without JavaScript; an enhancement stores the choice. It is placed in the lower right corner of its block and, like
 * the illustration, does not grow with the text size.
 */
export const MotionSwitch = ({ label }: { label: string }) => (
  <div data-no-print="" className="motion-switch absolute hidden motion-safe:block right-3 bottom-2 text-ink-2">
    <input
      type="checkbox"
      aria-label={label}
      data-motion-switch
      className="block size-[44px] cursor-pointer appearance-none rounded-full"
    />
    <svg
      aria-hidden="true"
      viewBox="0 0 44 44"
      width="44"
      height="44"
      className="illustration pointer-events-none absolute top-0 stroke-current"
    >
      <circle cx="22" cy="22" r="13.4" />
      <path d="M19.2 17.5v9M24.8 17.5v9" strokeWidth="1.9" />
      <path d="M19.5 17v10l8-5z" className="fill-current" />
    </svg>
  </div>
)
