import { type Document, isSeq, parseDocument } from 'yaml'

/** Text of every content file by path, such as `site.yaml`. */
export type Files = Map<string, string>

/** An edit that an owner makes as README.md describes. It works on any valid content. */
export interface OwnerEdit {
  name: string
  /** Changes the files in place. */
  apply(files: Files): void
}

const yamlStyle = { lineWidth: 0 }

/** Paths of the files of a folder, in alphabetical order. */
export const pathsIn = (files: Files, folder: string): string[] =>
  [...files.keys()].filter((path) => path.startsWith(`${folder}/`)).sort()

const firstIn = (files: Files, folder: string): string => pathsIn(files, folder)[0] ?? ''

/** Edits the fields of a file, if it is there: all of a YAML file, or the front matter above a body. */
export const editFields = (files: Files, path: string, change: (fields: Document) => void): void => {
  const text = files.get(path)
  if (text === undefined) return
  const [whole, yaml] = /^---\n(.*?)\n---\n/s.exec(text) ?? []
  const fields = parseDocument(yaml ?? text)
  change(fields)
  const edited = fields.toString(yamlStyle)
  files.set(path, whole ? `---\n${edited}---\n${text.slice(whole.length)}` : edited)
}

const set = (files: Files, path: string, field: (string | number)[], value: unknown): void =>
  editFields(files, path, (fields) => fields.setIn(field, value))

/** Adds a document: a copy of the first one of a folder with other values. */
const addCopy = (files: Files, folder: string, name: string, values: Record<string, unknown>): void => {
  const source = firstIn(files, folder)
  if (source === '') return
  const path = `${folder}/${name}${source.slice(source.lastIndexOf('.'))}`
  files.set(path, files.get(source) ?? '')
  for (const [field, value] of Object.entries(values)) set(files, path, [field], value)
}

const slugOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.'))

/** Replaces the links to a document, as the content check demands when it is removed or becomes a draft. */
const redirectLinks = (files: Files, path: string): void => {
  const address = { articles: '/blog/', faq: '/faq#', jobs: '/careers#' }[path.split('/')[0] ?? '']
  if (!address) return
  const link = new RegExp(`${address}${slugOf(path)}\\b(#[\\w-]+)?`, 'g')
  for (const [other, text] of files) files.set(other, text.replace(link, '/about'))
}

/** Removes a document and the links to it. */
export const removeDocument = (files: Files, path: string): void => {
  files.delete(path)
  redirectLinks(files, path)
}

/** Removes the last document of a folder, if enough of them remain. */
const removeLast = (files: Files, folder: string, remaining = 1): void => {
  const path = pathsIn(files, folder).at(-1)
  if (!path || pathsIn(files, folder).length <= remaining) return
  removeDocument(files, path)
}

/** Adds an item to a list of a file, if the list has room. */
const addItem = (files: Files, path: string, list: (string | number)[], most: number, item: unknown): void =>
  editFields(files, path, (fields) => {
    const items = fields.getIn(list)
    if (isSeq(items) && items.items.length < most) fields.addIn(list, item)
  })

const longParagraph = 'One more sentence says in other words what the sentences before it say. '.repeat(6).trim()

/** Edits of the table and the recipes in README.md. */
export const ownerEdits: readonly OwnerEdit[] = [
  { name: 'a new copyright year', apply: (files) => set(files, 'site.yaml', ['copyright'], '© 2031 {brand}') },
  {
    name: 'another brand, phone number, and e-mail address',
    apply: (files) => {
      set(files, 'site.yaml', ['brand'], 'Quillmark Advisers')
      set(files, 'site.yaml', ['phone'], '(212) 555-0147')
      set(files, 'site.yaml', ['email'], 'desk@quillmark.example')
    },
  },
  {
    name: 'a navigation link more in the header and one less in the footer',
    apply: (files) =>
      editFields(files, 'site.yaml', (site) => {
        if (site.hasIn(['footerNavigation', 0, 'links', 1])) site.deleteIn(['footerNavigation', 0, 'links', 0])
        site.deleteIn(['headerNavigation', 1])
        site.addIn(['headerNavigation'], { label: 'Contact us', href: '/contact' })
      }),
  },
  {
    name: 'a headline',
    apply: (files) => set(files, 'pages/home.yaml', ['hero', 'headline'], 'Café Work, Less Paper'),
  },
  {
    name: 'a search result',
    apply: (files) =>
      set(
        files,
        'pages/about.yaml',
        ['seo', 'description'],
        'Who we are, how we work, and why our clients stay with us.',
      ),
  },
  { name: 'a price', apply: (files) => set(files, firstIn(files, 'plan-tools'), ['price'], 1234.5) },
  {
    name: 'a plan tool more',
    apply: (files) =>
      addCopy(files, 'plan-tools', 'contract-desk', { id: 'contract-desk', name: 'Contract Desk', order: 970 }),
  },
  {
    name: 'factors, texts, and rules of the calculator',
    apply: (files) =>
      editFields(files, 'roi.yaml', (roi) => {
        roi.setIn(['useCases', 'options', 'mix', 'factor'], 1.45)
        roi.setIn(['primaryGoal', 'options', 'costs', 'factor'], 0.8)
        roi.setIn(['timeSpent', 'options', 'minimal', 'hint'], 'An hour here and there')
        roi.setIn(['teamSize', 'options', 'upTo10', 'label'], 'Up to ten')
        roi.setIn(['assumptions', 'hours', 'default'], 60)
        roi.setIn(['assumptions', 'weeksPerYear'], 48)
      }),
  },
  {
    name: 'an article more',
    apply: (files) =>
      addCopy(files, 'articles', 'a-new-article', {
        title: 'A new article about plain answers',
        preview: 'What a plain answer needs, and what it can do without.',
        published: '2031-02-03',
      }),
  },
  {
    name: 'headings that are named like parts of the page',
    apply: (files) => {
      for (const path of [firstIn(files, 'articles'), 'legal/privacy.md'])
        if (files.has(path))
          files.set(
            path,
            `${files.get(path)}\n## Main\n\nSome text.\n\n## Contents\n\nSome text.\n\n## Menu\n\nSome text.\n`,
          )
    },
  },
  { name: 'an article less', apply: (files) => removeLast(files, 'articles') },
  {
    name: 'a draft',
    apply: (files) => {
      const path = firstIn(files, 'articles')
      set(files, path, ['draft'], true)
      redirectLinks(files, path)
    },
  },
  {
    name: 'another day and other tags of an article',
    apply: (files) => {
      const path = firstIn(files, 'articles')
      set(files, path, ['published'], '2030-12-31')
      editFields(files, path, (article) => article.delete('updated'))
      set(files, path, ['tags'], ['Plain answers'])
    },
  },
  {
    name: 'a question more',
    apply: (files) => addCopy(files, 'faq', 'do-you-travel', { question: 'Do you travel to clients?', order: 970 }),
  },
  { name: 'a job less', apply: (files) => removeLast(files, 'jobs', 0) },
  {
    name: 'a job more, with an id of its own',
    apply: (files) => {
      if (pathsIn(files, 'jobs').length > 0)
        addCopy(files, 'jobs', 'office-manager', {
          id: 'office-manager',
          title: 'Office Manager',
          preview: 'Keep the office running, and the people in it.',
          order: 970,
        })
    },
  },
  { name: 'a testimonial less', apply: (files) => removeLast(files, 'testimonials') },
  {
    name: 'a testimonial more, with an accented letter',
    apply: (files) =>
      addCopy(files, 'testimonials', 'bakery', { name: 'Zoë Mäki', quote: 'They answer the phone.', order: 970 }),
  },
  { name: 'a statistic less', apply: (files) => removeLast(files, 'stats') },
  {
    name: 'a use case more',
    apply: (files) => {
      if (pathsIn(files, 'use-cases').length < 8)
        addCopy(files, 'use-cases', 'new-case', { title: 'Contracts read on arrival', order: 970 })
    },
  },
  {
    name: 'a quote more',
    apply: (files) => addCopy(files, 'quotes', 'new-quote', { text: 'It pays for itself.', order: 970 }),
  },
  {
    name: 'a fourth service, with a tool and a link in the footer',
    apply: (files) => {
      const names = { title: 'AI Training for Teams', shortTitle: 'AI training', anchor: 'training', order: 970 }
      addCopy(files, 'services', 'team-training', names)
      const tool = { id: 'training-day', name: 'Training Day', service: 'team-training', order: 960 }
      addCopy(files, 'plan-tools', 'training-day', tool)
      const link = { label: 'Team Training', href: '/services#training' }
      addItem(files, 'site.yaml', ['footerNavigation', 0, 'links'], 8, link)
    },
  },
  {
    name: 'as many links in the header and the footer as they may have, with long labels',
    apply: (files) => {
      const pages = ['/about', '/careers', '/plan', '/roi-calculator', '/use-cases', '/lead-form', '/services', '/faq']
      editFields(files, 'site.yaml', (site) => {
        const links = site.toJS()['headerNavigation'] as { label: string; href: string }[]
        const others = pages.filter((page) => links.every(({ href }) => href !== page))
        const more = others.map((href, index) => ({ label: `Everything about it ${index}`, href }))
        site.set('headerNavigation', [...links, ...more].slice(0, 7))
      })
      const links = pages.map((href, index) => ({ label: `Everything about our work ${index}`, href }))
      addItem(files, 'site.yaml', ['footerNavigation'], 4, { title: 'Everything else there is', links })
    },
  },
  {
    name: 'more and fewer of what the home page lists',
    apply: (files) => {
      const item = { title: 'Nobody knows who decides', text: 'A question goes around the office and comes back.' }
      addItem(files, 'pages/home.yaml', ['problem', 'painPoints'], 12, item)
      addItem(files, 'pages/home.yaml', ['process', 'steps'], 8, { ...item, result: 'a name beside each task' })
      addItem(files, 'pages/home.yaml', ['booking', 'bullets'], 8, { ...item, icon: 'people' })
      addItem(files, 'pages/home.yaml', ['booking', 'timeline'], 4, 'We write')
      editFields(files, 'pages/home.yaml', (home) => home.deleteIn(['hero', 'chips', 0]))
    },
  },
  {
    name: 'more values and steps on other pages',
    apply: (files) => {
      const item = { title: 'Plain words', text: 'If a sentence needs a glossary, we write it again.' }
      addItem(files, 'pages/about.yaml', ['values', 'items'], 12, item)
      addItem(files, 'pages/about.yaml', ['approach', 'steps'], 8, item)
      addItem(files, 'pages/lead-form.yaml', ['steps'], 5, { ...item, icon: 'document' })
    },
  },
  {
    name: 'a category of questions more, in the first place, and another one without questions',
    apply: (files) => {
      editFields(files, 'pages/faq.yaml', (page) => {
        const categories = page.toJS()['categories'] as string[]
        page.set('categories', [...new Set(['Travel and visits', ...categories, 'Nothing yet'])].slice(0, 20))
      })
      const values = { question: 'Do you come to Springfield?', category: 'Travel and visits', order: 970 }
      addCopy(files, 'faq', 'do-you-come-to-springfield', values)
    },
  },
  {
    name: 'a longer paragraph',
    apply: (files) => set(files, firstIn(files, 'services'), ['lead'], longParagraph),
  },
  {
    name: 'a section of the privacy policy more',
    apply: (files) =>
      files.set('legal/privacy.md', `${files.get('legal/privacy.md')}\n## Naïve questions\n\nAsk us.\n`),
  },
  {
    name: 'no sample left',
    apply: (files) => {
      for (const [path, text] of files) files.set(path, text.replace(/^sample: true\n/m, ''))
    },
  },
]
