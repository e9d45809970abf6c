import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'

interface ExplainedProps {
  id: string
  /** Said after the words, so that the button's name tells what it opens. */
  label: string
  text: string
  children: string
}

/**
 * Words that explain themselves: a button with a native popover, which opens on click, tap, Enter and Space and closes on
 * Escape or beside it without any script.
 */
export const Explained = ({ id, label, text, children }: ExplainedProps) => (
  <div data-explained>
    <button type="button" popoverTarget={id} className="explained-button">
      <span>
        {children}
        <span className="sr-only">, {label}</span>
      </span>
      <Icon name="plus" size={18} className="explained-sign" />
    </button>
    <Card id={id} popover="auto" corner="plate" className="explanation">
      <p>{text}</p>
    </Card>
  </div>
)
