import { z } from 'zod'
import { day, icon, id, line, paragraph, sample } from './text'

/** Color roles of bullets and groups; the theme defines the colors. */
export const colorRoles = ['primary', 'accent', 'neutral'] as const

const coloredText = z.strictObject({
  text: line('Reason', 160),
  color: z.enum(colorRoles).describe('Color role of the bullet'),
})

export const jobSchema = z.strictObject({
  id: id('Id of the job, the same as the file name'),
  title: line('Job title', 90),
  location: line('Where the work is done', 60),
  type: line('Employment type, such as Full-time', 60),
  employment: z
    .array(z.enum(['FULL_TIME', 'PART_TIME', 'CONTRACTOR']))
    .min(1)
    .describe('Employment types for search engines'),
  remote: z.boolean().describe('true when the work can be done from home'),
  experience: line('Required experience', 60),
  preview: paragraph('One sentence for the card', 200),
  summary: z.array(paragraph('Paragraph', 700)).min(1).max(5).describe('Position summary, one item a paragraph'),
  responsibilitiesHeading: line('Heading above the responsibilities', 40),
  responsibilities: z
    .array(
      z.strictObject({
        title: line('Group', 50),
        icon,
        color: z.enum(colorRoles).describe('Color role of the group'),
        items: z.array(line('Responsibility', 160)).min(2).max(8),
      }),
    )
    .min(1)
    .max(6),
  qualifications: z
    .array(z.strictObject({ title: line('Column', 50), items: z.array(line('Qualification', 160)).min(2).max(10) }))
    .min(1)
    .max(2)
    .describe('One or two columns'),
  whyJoinHeading: line('Heading above the reasons', 40).optional(),
  whyJoin: z.array(coloredText).min(1).max(8).optional().describe('Reasons to join'),
  posted: day('Day the job was posted'),
  validThrough: day('Last day to apply').optional(),
  order: z.int().min(0).describe('Position on the page; smaller comes first'),
  sample,
})
