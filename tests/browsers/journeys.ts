import { planTools } from '@/lib/content'
import { questions } from '@/lib/roi/wizard'
import { routes } from '@/lib/routes'
import type { WebDriver } from './web-driver'

/** What a visitor does. It throws when the site does not follow. */
export type Journey = (browser: WebDriver, base: string) => Promise<void>

const running = 'document.documentElement.dataset.js === "running"'

/** Journeys of visitors, by name, which find elements by their markup, so that no change of the content breaks them. */
export const journeys: Record<string, Journey> = {
  'the home page shows Before, then After': async (browser, base) => {
    await browser.goTo(base)
    await browser.until('document.querySelector("h1").checkVisibility()')
    await browser.click('label[for=show-after]')
    await browser.until('document.querySelector("#show-after").checked')
  },
  'a job opens, and Back closes it': async (browser, base) => {
    await browser.goTo(base + routes.careers.path)
    await browser.until(running)
    await browser.click('main button[commandfor]')
    await browser.until('document.querySelector("dialog[open]")')
    await browser.back()
    await browser.until('!document.querySelector("dialog[open]")')
  },
  'the calculator shows a result': async (browser, base) => {
    await browser.goTo(base + routes.roiCalculator.path)
    await browser.until(running)
    await browser.type('#roi-calculator input[name=name]', 'Dana')
    await browser.type('#roi-calculator input[name=email]', 'dana@keller.example')
    for (let step = 1; step < questions.length; step++) {
      await browser.click('#roi-calculator form button[type=submit]')
      await browser.until('document.querySelector("#roi-calculator form :is([type=radio], [type=checkbox])")')
      await browser.click('#roi-calculator form label:has(:is([type=radio], [type=checkbox]))')
      await browser.until('!document.querySelector("#roi-calculator form button[type=submit]").disabled')
    }
    await browser.click('#roi-calculator form button[type=submit]')
    await browser.until('document.querySelector("#roi-calculator article")')
  },
  'a tool goes into the plan and to the lead form': async (browser, base) => {
    await browser.goTo(`${base}${routes.plan.path}`)
    await browser.until(running)
    await browser.click('main form button')
    await browser.until('document.querySelector("[role=status] p")')
    await browser.goTo(`${base}${routes.leadForm.path}#plan=${planTools[0]?.id}`)
    await browser.until('document.querySelector("main").innerText.includes(arguments[0])', planTools[0]?.name)
  },
  'the menu opens on a phone and leads on': async (browser, base) => {
    await browser.resize(400, 800)
    await browser.goTo(base + routes.faq.path)
    await browser.click('header button[popovertarget]')
    await browser.until('document.querySelector("header [popover]").matches(":popover-open")')
    await browser.click('header [popover] nav a')
    await browser.until('location.pathname === "/"')
    await browser.resize(1280, 800)
  },
  'a chosen theme stays': async (browser, base) => {
    await browser.goTo(base + routes.about.path)
    await browser.until(running)
    await browser.click('footer button[aria-pressed="false"]')
    const theme = await browser.evaluate<string>('return document.documentElement.dataset.theme')
    await browser.goTo(base + routes.faq.path)
    await browser.until('document.documentElement.dataset.theme === arguments[0]', theme)
  },
}
