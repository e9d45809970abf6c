/** Types of the content for components, which take content as props and never read it. */
export type * from './index'
