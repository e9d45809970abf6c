import type { Fields } from '@/lib/content/collections'

/** The copy of the blog's pages. */
export type BlogCopy = Fields<'blogPage'>
