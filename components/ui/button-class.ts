type Look = 'primary' | 'outline' | 'text'

const shared =
  'inline-flex min-h-11 justify-center gap-2.5 font-semibold text-balance transition-colors text-center leading-tight wrap-anywhere [&>svg]:shrink-0'
const boxed = 'items-center rounded-control border px-[min(1.25rem,6.25vw)] py-2.5'

const looks: Record<Look, string> = {
  primary: `${shared} ${boxed} border-teal bg-teal text-on-teal hover:border-teal-hover hover:bg-teal-hover active:[translate:0_1px]`,
  outline: `${shared} ${boxed} border-ink text-ink hover:bg-ink hover:text-paper active:[translate:0_1px]`,
  text: `${shared} items-center plain-link hover:text-teal`,
}

export interface ButtonLook {
  look?: Look
  /** Larger, for the main action of a screen. */
  large?: boolean
  className?: string
}

/** The classes of a button, for elements that cannot be a button (a summary, a link). */
export const buttonClass = ({ look = 'primary', large = false, className = '' }: ButtonLook = {}): string =>
  [looks[look], large && look !== 'text' ? 'min-h-14 px-[min(1.625rem,8.125vw)] text-body' : 'text-small', className]
    .filter(Boolean)
    .join(' ')
