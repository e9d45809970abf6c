import type { Fields } from '@/lib/content/collections'

/** The words of the blog's pages. */
export type BlogCopy = Fields<'blogPage'>
