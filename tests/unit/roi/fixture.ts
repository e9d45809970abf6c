import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { roi as collection, type Roi } from '@/lib/content/collections/roi'
import { completed } from '../../content/fixture'

const written = readFileSync(join(import.meta.dirname, 'roi.yaml'), 'utf8')

/** Questions and constants of the tests, independent of what content/ says; the other copy is generated from the schema. */
export const roi: Roi = collection.schema.parse(parse(completed('roi', written)))
