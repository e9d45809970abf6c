import type { Rule } from './rule'

/** Reports symbolic links: they would publish whatever file of the building machine they lead to. */
export const checkSymbolicLinks: Rule = ({ tree }) =>
  (tree.symbolicLinks ?? []).map((file) => ({
    file,
    line: 1,
    column: 1,
    path: '',
    message: 'a link to another file (symbolic link) cannot be published; put the file itself here',
  }))
