import sharp from 'sharp'
import { favicon } from '@/lib/build/icons'

export const dynamic = 'force-static'

/** The favicon for search engines and browsers without SVG icons: an ICO file with one PNG of 32 by 32 pixels. */
export async function GET() {
  const png = await sharp(Buffer.from(favicon)).resize(32).png({ palette: true }).toBuffer()
  const header = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0])
  header.writeUInt32LE(png.length, 14)
  return new Response(Buffer.concat([header, png]), { headers: { 'Content-Type': 'image/x-icon' } })
}
