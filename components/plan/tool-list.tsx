import { Icon } from '@/components/ui/icon'
import type { PlanTool, Service } from '@/lib/content/types'
import type { ToolGroup } from '@/lib/plan/tools'
import { ToolRow, type ToolRowProps } from './tool-row'

interface ToolListProps extends Omit<ToolRowProps, 'tool'> {
  groups: readonly ToolGroup<Service, PlanTool>[]
}

/** Every tool with its price, under the service it belongs to. */
export const ToolList = ({ groups, ...copy }: ToolListProps) => (
  <div className="@container space-y-14 lg:space-y-18">
    {groups.map(({ service, tools }) => (
      <section key={service.slug} id={service.anchor} aria-labelledby={`Tools-${service.slug}`}>
        <div className="flex items-center gap-3 border-b-[1.5px] border-ink pb-4 @lg:gap-5">
          <Icon name={service.icon} size={32} className="shrink-0" />
          <h2 id={`Tools-${service.slug}`} className="text-h3">
            {service.shortTitle}
          </h2>
        </div>
        <ul>
          {tools.map((tool) => (
            <ToolRow key={tool.id} tool={tool} {...copy} />
          ))}
        </ul>
      </section>
    ))}
  </div>
)
