const forms = [
  String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?`, // 1,320.50
  String.raw`\d{1,3}(?:\.\d{3})+,\d{1,2}`, // 1.320,50
  String.raw`\d{1,3}(?:\.\d{3}){2,}`, // 1.320.000
  String.raw`\d{1,3}(?:[\s'’_]\d{3})+(?:[.,]\d{1,2})?`, // 1 320
  String.raw`\d+,\d{1,2}`, // 2,40
  String.raw`\d+(?:\.\d+)?`, // 2.40
]
const oneNumber = new RegExp(
  `^\\D*?(?<digits>-?(?:${forms.join('|')}))(?![\\d.,]*\\d)\\s*(?:(?<unit>k|thousand|million)\\b)?\\D*$`,
  'i',
)
const units: Readonly<Record<string, number>> = { k: 1000, thousand: 1000, million: 1_000_000 }

/** `1 320` → `1320`, `2,40` → `2.40`, `1.320.000` → `1320000` */
const toDigits = (written: string): string => {
  const text = written.replace(/[\s'’_]/g, '')
  if (/,\d{1,2}$/.test(text)) return text.replaceAll('.', '').replace(',', '.')
  return /(?:\.\d{3}){2,}$/.test(text) ? text.replaceAll('.', '') : text.replaceAll(',', '')
}

/** The number that a text means, as YAML writes it: `$1,320` → `1320`, `2.5k` → `2500`. Undefined when it has none or several. */
export const numberIn = (text: string): string | undefined => {
  const { digits, unit } = oneNumber.exec(text.trim())?.groups ?? {}
  if (digits === undefined) return undefined
  const factor = units[unit?.toLowerCase() ?? '']
  return factor === undefined ? toDigits(digits) : String(Number(toDigits(digits)) * factor)
}

/** The first of two numbers, such as a range: `320-400`, `3 to 5`. */
export const firstOfTwo = (text: string): string | undefined => /^\D*(\d+)\D*[^\d.,]\D*\d+\D*$/.exec(text)?.[1]

/** The digits of a number that contains a letter like a digit: `32O` → `320`. */
export const digitsFromLetters = (text: string): string | undefined =>
  /^\$?(?=.*\d)(?=.*[OolI])[\dOolI]+$/.test(text)
    ? text.replace('$', '').replace(/[Oo]/g, '0').replace(/[lI]/g, '1')
    : undefined

/** The message for a number with three decimals, whose author may have meant thousands. `help` is what to write. */
export const decimalsMessage = (written: string, help: string): string =>
  `the point in ${written} starts decimals, so this is the number ${Number(written)}; write ${help}`

/** The number without its point where that may separate thousands: `1.320` → `1320`. */
export const thousandsIn = (written: string): string | undefined =>
  /^[1-9]\d{0,2}\.\d{3}$/.test(written) ? written.replace('.', '') : undefined
