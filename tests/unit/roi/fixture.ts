import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { type Roi, roiSchema } from '@/lib/content/schemas/roi'

/** Questions and constants of the tests, independent of what content/ says. */
export const roi: Roi = roiSchema.parse(parse(readFileSync(join(import.meta.dirname, 'roi.yaml'), 'utf8')))
