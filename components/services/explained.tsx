import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'

interface ExplainedProps {
  id: string
  /** Visually hidden after the text, so that the button's name says what it opens. */
  label: string
  text: string
  children: string
}

/**
 * Text with an explanation: a button with a native popover, which opens on click, tap, Enter, and Space and closes on Escape or
 * on a click outside without any script. An enhancement also opens it on hover and focus.
 */
export const Explained = ({ id, label, text, children }: ExplainedProps) => (
  <div data-explained>
    <button
      type="button"
      popoverTarget={id}
      className="explained-button inline-flex min-h-11 items-center gap-3 text-left font-display text-h4 font-medium tracking-lead transition-colors max-lg:w-full max-lg:justify-between"
    >
      <span>
        {children}
        <span className="sr-only">, {label}</span>
      </span>
      <Icon name="plus" size={18} className="flex-none transition-[rotate] duration-240 ease-settle print:hidden" />
    </button>
    <Card
      id={id}
      popover="auto"
      look="flat"
      corner="plate"
      className="explanation px-5 py-4.5 text-small leading-[1.55] font-normal text-ink print:border-0 print:p-0"
    >
      <p>{text}</p>
    </Card>
  </div>
)
