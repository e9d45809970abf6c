/** Invisible characters that change the direction of the text. */
const controls = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** A name for use in a sentence: without control characters, and isolated where it is right-to-left, so that the rest keeps its direction. */
export const isolateName = (name: string): string => {
  const plain = name.replace(controls, '').trim()
  return /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(plain)
    ? `\u2068${plain}\u2069`
    : plain
}
