import { completed, samplePicture } from './fixture'

const figure = `<Figure src="${samplePicture.address}" alt="Nobody" caption="Nobody sees this picture" />`

/** Valid entries that no visitor may see, by path, for any valid content folder: none of their values is likely to be taken. */
export const hiddenEntries = (): Record<string, string> => {
  const files = {
    'articles/hidden-draft.mdx': `---\ndraft: true\n---\n\nNobody reads this.\n\n${figure}\n`,
    'articles/hidden-until-later.mdx': '---\npublished: 2999-12-31\n---\n\nNobody reads this yet.\n',
    'jobs/hidden-closed.yaml': 'posted: 2020-01-01\nvalidThrough: 2020-02-01\n',
    'jobs/hidden-draft.yaml': 'draft: true\n',
    'jobs/hidden-until-later.yaml': 'posted: 2999-12-31\n',
  }
  return Object.fromEntries(Object.entries(files).map(([path, text]) => [path, completed(path, text)]))
}
