import { Icon } from '@/components/ui/icon'
import type { Job } from '@/lib/content/types'
import { noBreakWords } from '@/lib/typography/no-break-words'

interface JobQualificationsProps {
  heading: string
  columns: Job['qualifications']
}

/** Required qualifications in one or two columns. */
export const JobQualifications = ({ heading, columns }: JobQualificationsProps) => (
  <section>
    <h3>{heading}</h3>
    <div className="mt-6 grid gap-x-12 gap-y-9 sm:grid-cols-2">
      {columns.map(({ title, items }) => (
        <div key={title} className="break-inside-avoid">
          <h4 className="border-b-[1.5px] border-ink pb-3 font-semibold">{title}</h4>
          <ul className="text-small *:text-balance">
            {items.map((item) => (
              <li key={item} className="flex gap-3 border-b border-rule py-2.5">
                <Icon name="check" size={16} className="mt-1 shrink-0 text-teal" />
                {noBreakWords(item)}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  </section>
)
