import type { Fields } from '@/lib/content/collections'

/** The words of the page. */
export type UseCasesCopy = Fields<'useCasesPage'>
