import type { MeasurementSettings } from '@/lib/measurement/settings'
import { startMeasurement } from './measurement'

/** Replaced by the settings when the file is bundled; it is bundled only when the owner has named a provider. */
declare const measurementSettings: MeasurementSettings

startMeasurement(measurementSettings)
