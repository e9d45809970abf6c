import type { Fields } from '@/lib/content/collections'

/** The words of the page. */
export type UseCasesWords = Fields<'useCasesPage'>
