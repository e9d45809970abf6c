/**
 * Session storage key of a plan on its way from one document to the next. It is a type, since a value that both the entry of the
 * enhancements and a later one import would cost every page a second file.
 */
export type PlanKey = 'plan'
