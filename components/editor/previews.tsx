import type { PreviewedEntry } from '@site/editor-page'
import type { ReactNode } from 'react'
import { renderBody } from '@/components/mdx/render-body'
import { SvgSprite } from '@/components/sprite/svg-sprite'
import { RichText } from '@/components/ui/rich-text'
import type { CollectionName, ListName, SiteCollection } from '@/lib/content/collections'
import { collectionNames, collections } from '@/lib/content/collections'
import { countEntries, expandPlaceholders, type Placeholders } from '@/lib/content/placeholders'
import type { Site } from '@/lib/content/types'
import { symbolNames } from '@/lib/sprite/symbols'
import { type Shown, views } from './views'

/** A body as the site renders it, with its pictures where they can be seen. */
function showBody(
  { body, format, addressOf }: PreviewedEntry<CollectionName>,
  facts: Placeholders | undefined,
): string {
  try {
    return format
      ? renderBody(body, format, facts).replace(
          /src="(\/images\/[^"]+)"/g,
          (all, path) => `src="${addressOf(path) ?? all.slice(5, -1)}"`,
        )
      : ''
  } catch {
    return '<p>The text cannot be shown until its mistakes are corrected.</p>'
  }
}

const withPicture = <Entry extends object>(entry: Entry, addressOf: PreviewedEntry['addressOf']): Entry => {
  const { picture } = entry as { picture?: { src: string } }
  return picture ? { ...entry, picture: { ...picture, src: addressOf(picture.src) ?? picture.src } } : entry
}

/** Shows an entry with the site's components; one that is not complete without them, so far as it has a text. */
function showEntry<Name extends ListName>(name: Name, previewed: PreviewedEntry<CollectionName>): ReactNode {
  const { slug, fields, body, format, addressOf, entriesOf } = previewed
  const site = entriesOf('site')[0] as Placeholders | undefined
  const facts = site && { ...site, counts: countEntries((each) => entriesOf(each).length) }
  const expand = <Value,>(value: Value): Value => (facts ? expandPlaceholders(value, facts) : value)
  const html = showBody(previewed, facts)
  const view = views[name]
  const { address }: SiteCollection = collections[name]
  if (!fields || !facts || !view)
    return (
      <main className="p-6">
        {format ? <RichText html={html} /> : <p>You see it here once all fields that need it are filled in.</p>}
      </main>
    )
  const all = <Other extends CollectionName>(other: Other) => expand(entriesOf(other)) as Shown<Other>[]
  return (
    <main>
      <SvgSprite names={symbolNames} mark={undefined} />
      {view({
        entry: withPicture({ ...expand(fields), slug, address: address?.(slug) ?? '' } as Shown<Name>, addressOf),
        text: { body, html },
        site: expand(facts) as Site,
        all,
        one: (other) => all(other)[0] as Shown<typeof other>,
      })}
    </main>
  )
}

const hasPreview = (name: CollectionName): name is ListName =>
  name in views || (!collections[name].isSingle && collections[name].format !== 'yaml')

/** What is shown beside the forms of entries. */
export const previews = Object.fromEntries(
  collectionNames
    .filter(hasPreview)
    .map((name) => [name, (entry: PreviewedEntry<CollectionName>) => showEntry(name, entry)]),
)
