import { parse } from 'yaml'
import { roi as collection, type Roi } from '@/lib/content/collections/roi'
import { validFiles } from '../../content/fixture'

/** Questions and constants of the tests, independent of what content/ says; the other copy is generated from the schema. */
export const roi: Roi = collection.schema.parse(parse(validFiles()['roi.yaml'] ?? ''))
