import { samplePicture, validFiles, withFields } from './fixture'

const figure = `<Figure src="${samplePicture.address}" alt="Nobody" caption="Nobody sees this picture" />`

/** Valid entries that no visitor may see, by path, for any valid content folder: none of their values is likely to be taken. */
export function hiddenEntries(): Record<string, string> {
  const { 'articles/financial-strategy-ai.mdx': article = '', 'jobs/analyst.yaml': job = '' } = validFiles()
  const hiddenJob = (id: string, order: number, fields: Record<string, string>) =>
    withFields(job, {
      id,
      title: `Nobody sees ${id}`,
      preview: `Nobody reads ${id}.`,
      order: String(order),
      posted: '2020-01-01',
      ...fields,
    })
  return {
    'articles/hidden-draft.mdx': `${withFields(article, { title: 'Nobody sees this draft', preview: 'Nobody reads this draft.', draft: 'true' })}\n${figure}\n`,
    'articles/hidden-until-later.mdx': withFields(article, {
      title: 'Nobody sees this yet',
      preview: 'Nobody reads this yet.',
      published: '2999-12-31',
    }),
    'jobs/hidden-closed.yaml': hiddenJob('hidden-closed', 98_001, { validThrough: '2020-02-01' }),
    'jobs/hidden-draft.yaml': hiddenJob('hidden-draft', 98_002, { draft: 'true' }),
    'jobs/hidden-until-later.yaml': hiddenJob('hidden-until-later', 98_003, { posted: '2999-12-31' }),
  }
}
