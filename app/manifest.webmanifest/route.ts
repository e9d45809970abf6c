import { site } from '@/lib/build/content'
import { appIcons } from '@/lib/build/icons'
import { themeColors } from '@/lib/build/site-metadata'

export const dynamic = 'force-static'

const manifest = {
  name: site.brand,
  short_name: site.brand,
  description: site.blurb,
  id: '/',
  start_url: '/',
  display: 'browser',
  lang: 'en-US',
  background_color: themeColors.light,
  theme_color: themeColors.light,
  icons: appIcons.map(({ name, size, purpose }) => ({
    src: `/${name}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })),
}

export const GET = () =>
  new Response(JSON.stringify(manifest), { headers: { 'Content-Type': 'application/manifest+json; charset=utf-8' } })
