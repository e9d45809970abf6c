import { noBreakWords } from '@/lib/typography/no-break-words'
import { wholeParts } from '@/lib/typography/whole-parts'
import { keepWhole } from './keep-whole'

/** A text that breaks where a reader does not stumble: not in a sum, in a short compound, or between a number and its unit. */
export const NoBreakText = ({ text }: { text: string }) => keepWhole(noBreakWords(text), wholeParts)
