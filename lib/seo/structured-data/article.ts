import type { BlogPosting } from 'schema-dts'
import type { Article, Site } from '@/lib/content/types'
import { articlePath } from '@/lib/routes'
import { socialImage } from '../social-image'
import { agency } from './organization'

type ArticleFacts = Pick<Article, 'slug' | 'title' | 'preview' | 'tags' | 'published' | 'updated' | 'readMinutes'>

/** An article as the agency’s post. */
export const blogPosting = (article: ArticleFacts, site: Pick<Site, 'brand' | 'origin'>): BlogPosting => {
  const { slug, title, preview, tags, published, updated = published, readMinutes } = article
  const path = articlePath(slug)
  return {
    '@type': 'BlogPosting',
    headline: title,
    description: preview,
    image: site.origin + socialImage(path, title).url,
    datePublished: published,
    dateModified: updated,
    author: agency(site),
    publisher: { '@id': agency(site)['@id'] },
    mainEntityOfPage: site.origin + path,
    keywords: tags,
    timeRequired: `PT${readMinutes}M`,
    inLanguage: 'en-US',
  }
}
