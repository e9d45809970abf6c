import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Held } from './loader/start'

/** Bundles one of the programs in `loader/` into the text of an inline script. */
async function bundle(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`loader/${entry}.ts`, import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2020',
  })
  return outputFiles[0]?.text.trim() ?? ''
}

/** Makes the inline script of one page. */
export type Loader = (held: Held) => string

/** Bundles the loader of one kind of page. */
export async function buildLoader(runtime: 'on-demand' | 'at-once'): Promise<Loader> {
  const code = await bundle(runtime)
  return (held) => `<script>(HELD=>{${code}})(${JSON.stringify(held)})</script>`
}
