import { Icon } from '@/components/ui/icon'
import { Price } from '@/components/ui/price'
import type { PlanTool, Service } from '@/lib/content/types'
import type { ToolGroup } from '@/lib/plan/tools'
import { AddTool, type AddToolProps } from './add-tool'

interface ToolListProps extends Omit<ToolRowProps, 'tool' | 'isLast'> {
  groups: readonly ToolGroup<Service, PlanTool>[]
}

/** Every tool with its price, under the service it belongs to. */
export const ToolList = ({ groups, ...copy }: ToolListProps) => (
  <div className="@container space-y-14 lg:space-y-18">
    {groups.map(({ service, tools }) => (
      <section key={service.slug} id={service.anchor} aria-labelledby={`Tools-${service.slug}`}>
        <div className="flex items-center gap-3 border-b-[1.5px] border-ink pb-4 @lg:gap-5">
          <Icon name={service.icon} size={32} className="shrink-0" />
          <h2 id={`Tools-${service.slug}`} className="text-title">
            {service.shortTitle}
          </h2>
        </div>
        <ul>
          {tools.map((tool, index) => (
            <ToolRow key={tool.id} tool={tool} isLast={index === tools.length - 1} {...copy} />
          ))}
        </ul>
      </section>
    ))}
  </div>
)

interface ToolRowProps extends Pick<AddToolProps, 'isLast' | 'addLabel' | 'addedLabel' | 'totalLabel'> {
  tool: PlanTool
  priceTemplate: string
}

/** One tool: its name, description and price, and the button that adds it. */
const ToolRow = ({ tool, priceTemplate, ...copy }: ToolRowProps) => (
  <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 border-b border-rule py-6 @lg:grid-cols-[auto_minmax(0,1fr)_10rem] @lg:gap-x-6">
    <Icon name={tool.icon} size={28} className="mt-0.5" />
    <div className="min-w-0">
      <h3 className="text-h3">{tool.name}</h3>
      <p className="mt-1.5 max-w-[30rem] text-balance text-small text-ink-2">{tool.description}</p>
    </div>
    <div className="col-start-2 mt-4 flex flex-wrap items-center justify-between gap-x-2 gap-y-3 @lg:col-start-3 @lg:mt-0 @lg:flex-col @lg:items-stretch @lg:justify-start @lg:text-right">
      <p className="text-small text-ink-2">
        <Price form={priceTemplate} amount={tool.price} size="xs" className="mr-0.5" />
      </p>
      <div className="whitespace-nowrap">
        <AddTool
          id={tool.id}
          name={tool.name}
          {...copy}
          addIcon={<Icon name="plus" size={18} />}
          addedIcon={<Icon name="check" size={18} />}
        />
      </div>
    </div>
  </li>
)
