import { Icon } from '@/components/ui/icon'
import type { Service } from '@/lib/content/types'

/** The three services side by side; each one leads to its section below. */
export const ServiceOverview = ({ services, label }: { services: readonly Service[]; label: string }) => (
  <nav aria-label={label} className="grid-lines relative border-t border-rule">
    <ul className="page-width ruled-columns grid lg:grid-cols-3">
      {services.map(({ slug, anchor, icon, shortTitle, summary, linkLabel }) => (
        <li
          key={slug}
          className="group relative flex flex-col max-lg:not-first:border-t max-lg:not-first:border-t-rule-2"
        >
          <div className="flex grow flex-col py-7 max-lg:grid max-lg:grid-cols-[auto_minmax(0,1fr)] max-lg:gap-x-4 max-[15rem]:grid-cols-1 lg:py-9">
            <Icon name={icon} size={40} />
            <div className="flex grow flex-col sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-6">
              <h2 className="font-display text-h3 font-medium leading-tight tracking-title transition-colors group-hover:text-teal lg:mt-6">
                {shortTitle}
              </h2>
              <p className="mt-2.5 mb-5 max-w-[24rem] text-ink-2 sm:max-lg:mt-0.5 sm:max-lg:mb-2">{summary}</p>
              <a
                href={`#${anchor}`}
                className="mt-auto inline-flex min-h-11 items-center self-start text-small font-semibold transition-colors group-hover:text-teal after:absolute after:inset-0 sm:max-lg:col-start-2"
              >
                <span className="hanging-underline">{linkLabel}</span>
              </a>
            </div>
          </div>
        </li>
      ))}
    </ul>
  </nav>
)
