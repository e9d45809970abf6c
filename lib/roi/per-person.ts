/** A number of people as a visitor types it, such as “1,200”; undefined unless it is one from 1 to 999,999. */
export const readPeople = (text: string): number | undefined =>
  /^\s*[1-9]\d{0,2}(?:,?\d{3})?\s*$/.test(text) ? Number(text.replace(',', '')) : undefined
