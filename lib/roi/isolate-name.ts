/** Invisible characters that change the direction of the text. */
const controls = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * Prepares a name for use in a sentence: control characters are removed, and a right-to-left name is isolated so that it does not
 * change the direction of the rest.
 */
export const isolateName = (name: string): string => {
  const plain = name.replace(controls, '').trim()
  return /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(plain)
    ? `\u2068${plain}\u2069`
    : plain
}
