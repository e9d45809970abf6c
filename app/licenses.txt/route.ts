import { licenseNotices } from '@/lib/licenses'

export const dynamic = 'force-static'

/** The license notices of what visitors download. */
export const GET = async () => new Response(await licenseNotices(), { headers: { 'Content-Type': 'text/plain' } })
