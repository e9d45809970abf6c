import { SocialCard } from '@/components/social/social-card'
import { site } from '@/lib/content'
import { cards } from '../cards'
import { readColors, renderCard } from '../render'

export const dynamic = 'force-static'
export const dynamicParams = false

export const generateStaticParams = () => Array.from(cards.keys(), (name) => ({ name }))

/** The social image of one page, 1200 by 630. */
export async function GET(_: Request, { params }: { params: Promise<{ name: string }> }) {
  const copy = cards.get((await params).name)
  if (!copy) return new Response(null, { status: 404 })
  const colors = await readColors()
  // Calling the component computes its illustrations once for the cache key and the picture.
  const card = SocialCard({ ...copy, brand: site.brand, host: new URL(site.origin).host, colors })
  return new Response(await renderCard(card, colors), { headers: { 'Content-Type': 'image/png' } })
}
