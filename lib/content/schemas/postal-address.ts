import { formed, group, line } from './text'

/** The states of the US, its capital, and its territories, as the mail abbreviates them. */
const states =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY AS GU MP PR VI'
const state = new RegExp(`^(?:${states.replaceAll(' ', '|')})$`)

/** The postal address of the agency. */
export const postalAddress = group('Postal address', {
  street: line('Street and number', 80, '120 Sample Avenue, Suite 400'),
  city: line('City', 40, 'Clayton'),
  region: formed('State, two letters', state, 'MO', () => 'is not a state; write its two capital letters, such as MO'),
  postalCode: formed('ZIP code', /^\d{5}$/, '63105', () => 'must be five digits'),
  country: formed(
    'Country, two letters',
    /^US$/,
    'US',
    () => 'must be US, since ZIP code, state, and phone number are American',
  ),
})
