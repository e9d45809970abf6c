import { Section } from '@/components/layout/section'
import { ScriptNotice } from '@/components/system/script-notice'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import type { Fields } from '@/lib/content/collections'
import type { PlanTool, Service } from '@/lib/content/types'
import { groupByService } from '@/lib/plan/tools'
import { routes } from '@/lib/routes'
import { PlanDock } from './plan-dock'
import { PlanPanel } from './plan-panel'
import { PlanSync } from './plan-sync'
import { ToolForm } from './tool-form'
import { ToolList } from './tool-list'

interface PlanBuilderProps {
  services: readonly Service[]
  tools: readonly PlanTool[]
  copy: Omit<Fields<'planPage'>, 'seo' | 'head'>
  booking: { href: string; label: string; newTabLabel: string }
  /** Text of the link to the price of a first project. */
  projectLabel: string
  email: string
  priceNote: string
  /** How to reach the agency, below a plan on paper. */
  printedContact: string
}

const besideTools = 'lg:sticky lg:top-25 lg:col-start-2 lg:row-start-1'

/** Every tool on offer and the visitor's plan: beside the tools on wide screens, in a sheet on phones. */
export const PlanBuilder = ({
  services,
  tools,
  copy,
  booking,
  projectLabel,
  email,
  priceNote,
  printedContact,
}: PlanBuilderProps) => {
  const { addLabel, addedLabel, panel, notices, scriptNotice } = copy
  const items = tools.map(({ id, name, price }) => ({ id, name, price }))
  const plan = {
    copy: panel,
    notices,
    priceNote,
    email,
    removeIcon: <Icon name="close" size={16} />,
  }
  const icons = {
    success: <Icon name="check" size={20} />,
    info: <Icon name="minus" size={20} />,
    dismiss: <Icon name="close" size={16} />,
  }
  return (
    <>
      <Section first className="max-lg:pb-12">
        <div className="lg:mb-22 lg:grid lg:grid-cols-[minmax(0,1fr)_min(22.5rem,45%)] lg:items-start lg:gap-16 print:block">
          <ScriptNotice
            copy={scriptNotice}
            booking={booking}
            email={email}
            look="copper"
            corner="plate"
            className={`mb-12 p-6 ${besideTools}`}
          />
          <ToolForm tools={items} notices={notices} className="lg:col-start-1 lg:row-start-1">
            <ToolList
              groups={groupByService(services, tools)}
              priceTemplate={panel.priceTemplate}
              addLabel={addLabel}
              addedLabel={addedLabel}
              totalLabel={panel.toTotalLabel}
            />
            {/* Shown where the plan, which has the same note, is in a sheet, or has no room for it. */}
            <p className="mt-8 max-w-[36rem] text-balance text-note text-ink-2 lg:[@media(min-height:42.01rem)]:hidden print:block!">
              {priceNote}
            </p>
            <p className="mt-8 max-w-[36rem] text-balance text-ink-2">
              {copy.quotedText}{' '}
              <a href={`${routes.services.path}#price`} className="scroll-mb-44 py-1 text-link">
                {projectLabel}
              </a>
            </p>
          </ToolForm>
          <Card
            data-needs-js
            className={`plan-card ${besideTools} max-h-[calc(100dvh-8.5rem)] max-lg:hidden print:block! print:max-h-none print:border-0`}
          >
            <PlanPanel {...plan} />
            <p className="mt-6 hidden text-note print:block">{printedContact}</p>
          </Card>
        </div>
      </Section>
      <PlanDock {...plan} closeIcon={<Icon name="close" size={20} />} icons={icons} />
      <PlanSync tools={items} notices={notices} />
    </>
  )
}
