import { z } from 'zod'
import { line, paragraph, scriptNotice, sectionHead, seo } from '../text'

const panel = z
  .strictObject({
    heading: line('Heading of the plan', 40),
    count: z
      .strictObject({
        one: line('Count when it is 1', 30),
        other: line('Count for any other number. {count} is the number', 30),
      })
      .describe('How many tools are in the plan'),
    priceUnit: line('Unit after every price', 20),
    totalLabel: line('Label of the total', 30),
    emptyTitle: line('Title of the plan while it is empty', 60),
    emptyText: paragraph('What to do while the plan is empty', 160),
    removeLabel: line('Name of the buttons that remove a tool. {tool name} is the name of the tool', 60),
    clearLabel: line('Button that empties the plan', 30),
    startLabel: line('Link to the lead form', 30),
    email: z
      .strictObject({
        label: line('Link that opens the draft', 30),
        subject: line('Subject', 60),
        intro: paragraph('First line of the draft; the tools, the total, and a link to the plan follow it', 160),
      })
      .describe('Mail draft with the plan, to the e-mail address of site.yaml'),
    printLabel: line('Button that prints the plan', 20),
    copyLabel: line('Button that copies a link to the plan', 30),
    openLabel: line('Button that opens the plan on phones', 30),
    closeLabel: line('Name of the button that closes the plan on phones', 40),
  })
  .describe('The plan beside the tools')

const notices = z
  .strictObject({
    added: line('After adding a tool. {tool name} is the name of the tool', 80),
    removed: line('After removing a tool', 80),
    copied: line('After copying the link to the plan', 80),
    copyFailed: line('When the browser does not allow to copy the link', 120),
    dismissLabel: line('Name of the button that dismisses a notice', 40),
  })
  .describe('Short messages after a change of the plan')

export const planPageSchema = z.strictObject({
  seo,
  head: sectionHead.extend({ lead: paragraph('Text below the heading', 320) }),
  addLabel: line('Button that adds a tool', 30),
  addedLabel: line('Text on that button while the tool is in the plan', 30),
  panel,
  notices,
  scriptNotice,
})
