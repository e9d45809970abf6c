import { line, list, whole } from '../text'

/** The fields of one system in the pictures of a status board. */
export const systemDays = (name: number, uptime: number) => ({
  name: line('System', name, 'Invoices'),
  uptime: line('Uptime in percent', uptime, '99.9%'),
  incidents: list('Incidents', whole('Day', 0, 29, 21), 0, 3).describe(
    'Days of the last 30 with an incident; 0 is the oldest',
  ),
})
