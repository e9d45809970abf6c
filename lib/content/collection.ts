import { collection } from '@site/content-check'
import type { z } from 'zod'
import { routes } from '../routes'

/** Declares the collection of one page's copy. */
export const page = <Schema extends z.ZodObject>(
  name: string,
  schema: Schema,
  label: string,
  ...shownOn: readonly string[]
) =>
  collection(`pages/${name}.yaml`, schema, {
    label,
    summary: `The copy of ${shownOn.length > 1 ? 'the pages' : 'the page'}, section by section.`,
    shownOn,
  })

/** Every page of the site. */
export const everyPage: readonly string[] = Object.values(routes).map(({ path }) => path)
