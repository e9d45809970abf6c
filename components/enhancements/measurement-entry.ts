import {
  type BundledSettings,
  fathomMessage,
  type MeasurementSettings,
  ownMessage,
  plausibleMessage,
  umamiMessage,
} from '@/lib/measurement/message'
import { startMeasurement } from './measurement'

// Both are replaced when the file is bundled, which happens only when the owner has named a provider.
declare const measurementSettings: BundledSettings
declare const measurementProvider: MeasurementSettings['provider']

// Written so that the bundle has only the provider that is chosen.
let write = ownMessage
if (measurementProvider === 'plausible') write = plausibleMessage
if (measurementProvider === 'umami') write = umamiMessage
if (measurementProvider === 'fathom') write = fathomMessage

startMeasurement(measurementSettings, write)
