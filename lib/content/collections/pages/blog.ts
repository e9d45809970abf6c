import { z } from 'zod'
import { blogPaths, routes } from '../../../routes'
import { id } from '../../schemas/addresses'
import { pageHead, seo } from '../../schemas/page-parts'
import { group, groups, line, paragraph, template } from '../../schemas/text'
import { page } from '../define'

const copy = page('blog', 'Blog', [routes.blog.path, ...blogPaths], {
  seo,
  head: pageHead,
  readTimeLabel: line('Unit after the minutes', 20, 'min read').describe('Unit after the minutes, such as min read'),
  updatedLabel: line('Word before the day of the last change', 20, 'Updated'),
  authorLabel: line('Word before the author', 20, 'By').describe('The author of every article is the agency'),
  tagsLabel: line('Name of the list of tags for screen readers', 30, 'Topics'),
  tagPage: group('Page of a topic', {
    heading: template('Heading', 60, 'Articles on {tag}'),
    title: template('Title in search results', 60, 'Articles on {tag} | {brand}'),
    description: template('Description in search results', 140, 'AI for {tag}, with the math shown, for owners.', 40),
  }),
  backLabel: line('Link back to the list', 30, 'Back to Blog'),
  emptyText: paragraph('Text when there is no article', 200, 'The first article is on its way.'),
  contentsLabel: line('Heading of the table of contents', 30, 'In this article'),
  previousLabel: line('Word above the older article', 30, 'Older'),
  nextLabel: line('Word above the newer article', 30, 'Newer'),
  aroundLabel: line('Name of the links to the articles before and after', 40, 'Articles before and after'),
  relatedHeading: line('Heading above related articles', 40, 'Read next'),
  pageLabel: line('Word before the number of a list page', 30, 'Page'),
  newerLabel: line('Link to the page with newer articles', 30, 'Newer articles'),
  olderLabel: line('Link to the page with older articles', 30, 'Older articles'),
  paginationLabel: line('Name of the links to other pages of the list', 40, 'Pages of the blog'),
  nextSteps: groups('Calls to action inside articles and the list', 1, 6, 'Call to action', {
    text: line('Sentence before the link', 120, 'Curious what a first tool would cost a month?'),
    label: line('Text of the link', 40, 'Build your AI plan'),
    target: z.enum(['booking', 'lead-form', 'roi-calculator', 'plan']).meta({ title: 'Where the link leads' }),
  }).describe('Quiet calls to action inside long articles and in the list, used in turn'),
  callToActionHeading: line('Heading above the buttons at the end of an article', 60, 'Where to go from here'),
  servicesLabel: line('Button to the services at the end of an article', 40, 'See our services'),
  removedArticles: z.array(id('Name in the address', 'smart-shelves')).optional().meta({
    title: 'Removed articles',
    description: 'Names of articles that were removed without a successor; their addresses lead to the list',
  }),
})

export const blogPage = { ...copy, earlier: { field: 'removedArticles', of: 'articles' } }
