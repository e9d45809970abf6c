import type { Fields } from '@/lib/content/collections'

/** The copy of the page. */
export type UseCasesCopy = Fields<'useCasesPage'>
