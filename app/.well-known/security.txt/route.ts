import { site } from '@/lib/build/content'
import { today } from '@/lib/build/today'
import { securityText } from '@/lib/seo/security-text'

export const dynamic = 'force-static'

export const GET = () =>
  new Response(securityText(site, today()), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
