import { roi } from '@/lib/build/content'

export const dynamic = 'force-static'

/** The calculator's content, for pages that show an estimate only when a link brings one. */
export const GET = () => Response.json(roi)
