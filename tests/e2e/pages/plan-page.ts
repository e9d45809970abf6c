import { expect, type Locator, type Page } from '@playwright/test'
import { noticeDuration } from '@/components/ui/notice'
import { page as copyOf, planTools } from '@/lib/build/content'
import type { PlanTool } from '@/lib/content/types'
import { totalPrice } from '@/lib/plan/plan'
import { nameCount, nameTool } from '@/lib/plan/text'
import { routes } from '@/lib/routes'
import { formatDollars } from '@/lib/text/money'
import { whenRunning } from '../support/running'

const planPage = copyOf('plan')

const { panel, notices } = planPage
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const [firstTool, ...otherTools] = planTools
if (!firstTool) throw new Error('content/plan-tools has no tool; run npm run content:check')

/** The first tools on offer, up to three. */
export const someTools: readonly [PlanTool, ...PlanTool[]] = [firstTool, ...otherTools.slice(0, 2)]

/** The count and the total of some tools, as the page shows them. */
export const sumOf = (tools: readonly PlanTool[]) => ({
  count: nameCount(tools.length, panel.count),
  total: formatDollars(totalPrice(tools)),
})

/** The notice after a tool has been added. */
export const addedNotice = ({ name }: PlanTool): string => nameTool(notices.added, name)

/** The plan page as a visitor uses it. */
export class PlanPage {
  /** The plan beside the tools; on phones the one in the sheet. */
  readonly panel: Locator
  readonly items: Locator
  readonly notices: Locator
  /** The plan's sheet on phones. */
  readonly sheet: Locator
  readonly clear: Locator
  readonly start: Locator

  constructor(readonly page: Page) {
    this.panel = page.getByRole('region', { name: panel.heading, exact: true })
    this.items = this.panel.getByRole('listitem')
    this.notices = page.getByRole('status').locator('p')
    this.sheet = page.getByRole('dialog', { name: panel.heading, exact: true })
    this.clear = this.panel.getByRole('button', { name: panel.clearLabel })
    this.start = this.panel.getByRole('link', { name: panel.startLabel })
  }

  /** Opens the page, on which notices stay until they are dismissed or replaced. */
  async open() {
    await this.page.addInitScript((duration) => {
      window.setTimeout = new Proxy(setTimeout, {
        apply: (call, self, args) => (args[1] === duration ? 0 : Reflect.apply(call, self, args)),
      })
    }, noticeDuration)
    await this.page.goto(routes.plan.path)
  }

  addButton({ name }: PlanTool): Locator {
    const labels = [planPage.addLabel, planPage.addedLabel].map(escaped).join('|')
    return this.page.getByRole('button', { name: new RegExp(`^(${labels}) ${escaped(name)}$`) })
  }

  removeButton({ name }: PlanTool): Locator {
    return this.panel.getByRole('button', { name: nameTool(panel.removeLabel, name), exact: true })
  }

  async add(...tools: readonly PlanTool[]) {
    for (const tool of tools) await this.addButton(tool).click()
  }

  /**
   * Adds tools to an empty plan, in this order, and waits until they are in it. It waits for hydration first, since React replays an
   * earlier submission after one that is made in the moment between hydration and the replay.
   */
  async fill(...tools: readonly PlanTool[]) {
    await whenRunning(this.page)
    await this.add(...tools)
    await expect(this.items).toHaveCount(tools.length)
  }

  /** Opens the sheet on phones. */
  async openSheet() {
    await whenRunning(this.page)
    await this.page.getByRole('button', { name: panel.openLabel }).click()
  }
}
