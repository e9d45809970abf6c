import { Section } from '@/components/layout/section'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import type { PlanTool, Service } from '@/lib/content/types'
import { groupByService } from '@/lib/plan/groups'
import { chainIllustration } from './chain-illustration'
import type { NoticeCopy, PanelCopy } from './copy'
import { PlanDock } from './plan-dock'
import { PlanPanel } from './plan-panel'
import { ToolList } from './tool-list'

interface PlanBuilderProps {
  services: readonly Service[]
  tools: readonly PlanTool[]
  copy: { addLabel: string; addedLabel: string; panel: PanelCopy; notices: NoticeCopy; noScript: string }
  email: string
}

/** Every tool on offer and, beside it or in a sheet, the visitor's plan. */
export const PlanBuilder = ({ services, tools, copy, email }: PlanBuilderProps) => {
  const { addLabel, addedLabel, panel, notices } = copy
  const plan = {
    copy: panel,
    notices,
    illustration: chainIllustration(tools.length),
    removeIcon: <Icon name="close" size={16} />,
  }
  const icons = {
    success: <Icon name="check" size={20} />,
    info: <Icon name="minus" size={20} />,
    dismiss: <Icon name="close" size={16} />,
  }
  return (
    <Section first>
      <Card as="p" look="copper" corner="plate" className="mb-12 max-w-[40rem] p-5 [[data-js]_&]:hidden">
        {copy.noScript}{' '}
        <a href={`mailto:${email}`} className="text-link">
          {email}
        </a>
      </Card>
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:items-start lg:gap-16">
        <ToolList
          groups={groupByService(services, tools)}
          priceUnit={panel.priceUnit}
          addLabel={addLabel}
          addedLabel={addedLabel}
          notices={notices}
        />
        <Card
          data-needs-js
          className="sticky top-25 max-h-[calc(100dvh-12rem)] max-lg:hidden print:mt-10 print:block! print:max-h-none print:border-0 print:shadow-none"
        >
          <PlanPanel {...plan} />
        </Card>
      </div>
      <PlanDock {...plan} closeIcon={<Icon name="close" size={20} />} icons={icons} />
    </Section>
  )
}
