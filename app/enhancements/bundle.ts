import { build } from 'esbuild'

/** The bundled enhancements: the name of the entry, and the text of each file by name. */
interface Bundle {
  entry: string
  files: ReadonlyMap<string, string>
}

/** The browsers of package.json's browserslist, where they differ in syntax support. */
const target = ['chrome123', 'firefox128', 'safari17.5']

async function bundle(): Promise<Bundle> {
  const { outputFiles, metafile } = await build({
    entryPoints: ['components/enhancements/index.ts'],
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target,
    outdir: 'enhancements',
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    metafile: true,
    write: false,
  })
  const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)
  const [entry] = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint?.endsWith('/index.ts')) ?? []
  if (!entry) throw new Error('The bundle of components/enhancements has no entry.')
  return { entry: nameOf(entry), files: new Map(outputFiles.map(({ path, text }) => [nameOf(path), text])) }
}

let bundled: Promise<Bundle> | undefined

/** Bundles components/enhancements: once for an export, for each request in development, where the sources change. */
export function enhancementsBundle(): Promise<Bundle> {
  if (process.env.NODE_ENV === 'development') return bundle()
  bundled ??= bundle()
  return bundled
}

/** The address of the script that every page loads. */
export const enhancementsAddress = async (): Promise<string> => `/enhancements/${(await enhancementsBundle()).entry}`
