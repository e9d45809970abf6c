import { enhancementsBundle } from '../bundle'

export const dynamic = 'force-static'

/** Names of the bundled files. */
export function generateStaticParams() {
  const { files } = enhancementsBundle()
  return Array.from(files.keys(), (file) => ({ file }))
}

/** One file of the bundled enhancements. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const text = enhancementsBundle().files.get((await params).file)
  if (text === undefined) return new Response('Not found', { status: 404 })
  return new Response(text, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } })
}
