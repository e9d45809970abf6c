import type { Metadata } from 'next'
import { fillTemplate } from '@/lib/fill-template'
import { tagPath } from '@/lib/routes'
import { pageMetadata } from '@/lib/seo/metadata'
import type { TagPage } from './tag-pages'

interface TagCopy {
  pageLabel: string
  tagPage: { title: string; description: string }
}

/** The metadata of a page of a topic; all pages of a topic have the social image of its first. */
export const tagMetadata = (
  { slug, name, page }: Pick<TagPage<never>, 'slug' | 'name' | 'page'>,
  { pageLabel, tagPage }: TagCopy,
  siteName: string,
): Metadata => {
  const part = page === 1 ? '' : `${pageLabel} ${page} | `
  return pageMetadata(
    {
      title: part + fillTemplate(tagPage.title, { tag: name }),
      description: part + fillTemplate(tagPage.description, { tag: name }),
    },
    { path: tagPath(slug, page), imageOf: tagPath(slug) },
    siteName,
  )
}
