import { createCatalogue } from '@site/content-check'

const error = {
  'launch/sample': '{task}, then delete this line',
  'launch/example': '{what}; {task}',
  'launch/missing': 'missing; {task}',
  'launch/repository':
    'unset; the editor page keeps its changes in the browser until this names your repository on GitHub, such as acme/website',
  'launch/address': '"{address}" is only an example; write a real one',
  'launch/data': '"{piece}" is sample data; {task}',
  'launch/copyright': 'the year {last} is not the current one; write {year}',
  'launch/drawing': 'drawing of the sample site: {what}',
} as const

/** What is to be done before the site goes live, without its place. No form says it. */
export const found = createCatalogue(
  { fatal: {}, error, warning: {} },
  { 'launch/*': 'this is an example; write your own before the site goes live' },
)
