import { mailDraft } from '../mail-draft'

/** The address of a mail draft for an application: to the agency, with the subject `{job title} Application`. */
export const applicationLink = (email: string, jobTitle: string): string => mailDraft(email, `${jobTitle} Application`)
