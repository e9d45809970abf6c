import type { IconName } from '@/lib/icons'
import { Icon } from './icon'

interface IconEntryProps {
  icon: IconName
  title: string
  text: string
}

/** An entry of a list between rules: an icon, a title, and a text. */
export const IconEntry = ({ icon, title, text }: IconEntryProps) => (
  <li className="flex flex-wrap gap-x-4 border-b border-rule py-5">
    <Icon name={icon} size={28} />
    <div className="min-w-0 grow basis-48">
      <h3 className="heading-plain text-body">{title}</h3>
      <p className="mt-1 max-w-[34rem] text-balance text-ink-2">{text}</p>
    </div>
  </li>
)
