/** Characters that show nothing and turn the direction of what follows. */
const controls = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/**
 * A name as it may stand in a sentence: letters that run from right to left keep their direction to themselves, and a character
 * that would turn the rest of the sentence is left out.
 */
export const isolateName = (name: string): string => {
  const plain = name.replace(controls, '').trim()
  return /[\p{Script=Hebrew}\p{Script=Arabic}]/u.test(plain) ? `\u2068${plain}\u2069` : plain
}
