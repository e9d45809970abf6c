import { z } from 'zod'
import { group, line } from './text'

/** The states of the US, its capital, and its territories, as the mail abbreviates them. */
const states =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY AS GU MP PR VI'
const state = new RegExp(`^(?:${states.replaceAll(' ', '|')})$`)

/** The postal address of the agency. */
export const postalAddress = group('Postal address', {
  street: line('Street and number', 80, '120 Sample Avenue, Suite 400'),
  city: line('City', 40, 'Clayton'),
  region: z
    .string()
    .regex(state, 'is not a state; write its two capital letters, such as MO')
    .meta({ title: 'State, two letters', examples: ['MO'] }),
  postalCode: z
    .string()
    .regex(/^\d{5}$/, 'must be five digits')
    .meta({ title: 'ZIP code', examples: ['63105'] }),
  country: z
    .string()
    .regex(/^US$/, 'must be US, since ZIP code, state, and phone number are American')
    .meta({ title: 'Country, two letters', examples: ['US'] }),
})
