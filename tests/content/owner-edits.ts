import {
  addCopy,
  addItem,
  editFields,
  type Files,
  firstIn,
  pathsIn,
  redirectLinks,
  removeLast,
  set,
} from './edit-files'

/** Edits that an owner makes as README.md describes, by name. Each changes the files in place and works on any valid content. */
export const ownerEdits: Readonly<Record<string, (files: Files) => void>> = {
  'a new copyright year': (files) => set(files, 'site.yaml', ['copyright'], '© 2031 {brand}'),
  'another brand, phone number, and e-mail address': (files) => {
    set(files, 'site.yaml', ['brand'], 'Quillmark Advisers')
    set(files, 'site.yaml', ['phone'], '(212) 555-0147')
    set(files, 'site.yaml', ['email'], 'desk@quillmark.example')
  },
  'a navigation link more in the header and one less in the footer': (files) =>
    editFields(files, 'site.yaml', (site) => {
      if (site.hasIn(['footerNavigation', 0, 'links', 1])) site.deleteIn(['footerNavigation', 0, 'links', 0])
      site.deleteIn(['headerNavigation', 1])
      site.addIn(['headerNavigation'], { label: 'Contact us', href: '/contact' })
    }),
  'a headline': (files) => set(files, 'pages/home.yaml', ['head', 'heading'], 'Café Work, Less Paper'),
  'a price': (files) => set(files, firstIn(files, 'plan-tools'), ['price'], 1234.5),
  'factors, texts, and rules of the calculator': (files) =>
    editFields(files, 'roi.yaml', (roi) => {
      roi.setIn(['areas', 'options', 'mix', 'factor'], 1.45)
      roi.setIn(['primaryGoal', 'options', 'costs', 'factor'], 0.8)
      roi.setIn(['timeSpent', 'options', 'minimal', 'hint'], 'An hour here and there')
      roi.setIn(['teamSize', 'options', 'upTo10', 'label'], 'Up to ten')
      roi.setIn(['assumptions', 'baseFigures', 'default'], 60)
      roi.setIn(['assumptions', 'weeksPerYear'], 48)
    }),
  'an article more': (files) =>
    addCopy(files, 'articles', 'a-new-article', {
      title: 'A new article about plain answers',
      preview: 'What a plain answer needs, and what it can do without.',
      published: '2031-02-03',
    }),
  'headings that are named like parts of the page': (files) => {
    for (const path of [firstIn(files, 'articles'), 'legal/privacy.md'])
      if (files.has(path))
        files.set(
          path,
          `${files.get(path)}\n## Main\n\nSome text.\n\n## Contents\n\nSome text.\n\n## Menu\n\nSome text.\n`,
        )
  },
  'a draft': (files) => {
    const path = firstIn(files, 'articles')
    set(files, path, ['draft'], true)
    redirectLinks(files, path)
  },
  'a question more': (files) =>
    addCopy(files, 'faq', 'do-you-travel', { question: 'Do you travel to clients?', order: 970 }),
  'a job more, with an id of its own': (files) => {
    if (pathsIn(files, 'jobs').length > 0)
      addCopy(files, 'jobs', 'office-manager', {
        id: 'office-manager',
        title: 'Office Manager',
        preview: 'Keep the office running, and the people in it.',
        order: 970,
      })
  },
  'a testimonial more, with an accented letter': (files) =>
    addCopy(files, 'testimonials', 'bakery', { name: 'Zoë Mäki', quote: 'They answer the phone.', order: 970 }),
  'a statistic less': (files) => removeLast(files, 'stats'),
  'a fourth service, with a tool and a link in the footer': (files) => {
    const names = {
      title: 'AI Training for Teams',
      shortTitle: 'AI training',
      anchor: 'training',
      address: 'train',
      order: 970,
    }
    addCopy(files, 'services', 'team-training', names)
    const tool = { id: 'training-day', name: 'Training Day', service: 'team-training', order: 960 }
    addCopy(files, 'plan-tools', 'training-day', tool)
    const link = { label: 'Team Training', href: '/services#training' }
    addItem(files, 'site.yaml', ['footerNavigation', 0, 'links'], 8, link)
  },
  'as many links in the header and the footer as they may have, with long labels': (files) => {
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
  'more and fewer of what the home page lists': (files) => {
    const item = { title: 'Nobody knows who decides', text: 'A question goes around the office and comes back.' }
    addItem(files, 'pages/home.yaml', ['problem', 'painPoints'], 12, item)
    addItem(files, 'pages/home.yaml', ['process', 'steps'], 8, { ...item, result: 'a name beside each task' })
    addItem(files, 'pages/home.yaml', ['booking', 'bullets'], 8, { ...item, icon: 'people' })
    addItem(files, 'pages/home.yaml', ['booking', 'timeline'], 4, 'We write')
    editFields(files, 'pages/home.yaml', (home) => {
      if (home.hasIn(['head', 'chips', 0])) home.deleteIn(['head', 'chips', 0])
    })
  },
  'more values and steps on other pages': (files) => {
    const item = { title: 'Plain words', text: 'If a sentence needs a glossary, we write it again.' }
    addItem(files, 'pages/about.yaml', ['values', 'items'], 12, item)
    addItem(files, 'pages/about.yaml', ['approach', 'steps'], 8, item)
    addItem(files, 'pages/lead-form.yaml', ['steps'], 5, item)
  },
  'a category of questions more, in the first place, and another one without questions': (files) => {
    editFields(files, 'pages/faq.yaml', (page) => {
      const categories = page.toJS()['categories'] as string[]
      page.set('categories', [...new Set(['Travel and visits', ...categories, 'Nothing yet'])].slice(0, 20))
    })
    const values = { question: 'Do you come to Springfield?', category: 'Travel and visits', order: 970 }
    addCopy(files, 'faq', 'do-you-come-to-springfield', values)
  },
  'a section of the privacy policy more': (files) =>
    files.set('legal/privacy.md', `${files.get('legal/privacy.md')}\n## Naïve questions\n\nAsk us.\n`),
  'no sample left': (files) => {
    for (const [path, text] of files) files.set(path, text.replace(/^sample: true\n/m, ''))
  },
}
