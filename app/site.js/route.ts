import { build } from 'esbuild'

export const dynamic = 'force-static'

/** The one script of every page, bundled from components/enhancements. */
export async function GET() {
  const { outputFiles } = await build({
    entryPoints: ['components/enhancements/index.ts'],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2020',
    define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV) },
  })
  return new Response(outputFiles[0]?.text, { headers: { 'Content-Type': 'text/javascript; charset=utf-8' } })
}
