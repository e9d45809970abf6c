import { part, sag } from '@/lib/catenary'

export const dynamic = 'force-static'

/** From post to post, and how deep the chain hangs between them, in px. */
const [span, depth] = [108, 5]
const chain = sag(1, 1 + span, 1, depth)

/**
 * The left half of the line under a text link: a chain that hangs from its post and, under longer words, rests on the
 * ground, so that no curve is stretched to a link's width. The style sheet mirrors it for the right half.
 */
export function GET() {
  const line = `${part(chain, chain.x1, chain.x0, 2)}H1000`
  return new Response(
    `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="7"><path d="${line}" fill="none" stroke="#000" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"/></svg>`,
    { headers: { 'Content-Type': 'image/svg+xml' } },
  )
}
