import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { type Roi, roiSchema } from '@/lib/content/schemas/roi'

/** The calculator's content as the site ships it. */
export const roi: Roi = roiSchema.parse(parse(readFileSync('content/roi.yaml', 'utf8')))
