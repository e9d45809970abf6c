import { type BuildOptions, buildSync } from 'esbuild'
import { isPreview, site } from '@/lib/build/content'
import type { MeasurementSettings } from '@/lib/measurement/message'

/** The bundled enhancements: the names of the files that every page loads, and the text of each file by name. */
interface Bundle {
  entries: string[]
  files: ReadonlyMap<string, string>
}

const options = {
  bundle: true,
  minify: true,
  format: 'esm',
  // The browsers of package.json's browserslist, where they differ in syntax support.
  target: ['chrome100', 'firefox100', 'safari15.4'],
  outdir: 'enhancements',
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  metafile: true,
  write: false,
} as const satisfies BuildOptions

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

function bundleEntry(entry: string, more: BuildOptions): Bundle {
  const { outputFiles = [], metafile } = buildSync({ ...options, ...more, entryPoints: [entry] })
  const outputs = Object.entries(metafile?.outputs ?? {})
  const entries = outputs.flatMap(([path, { entryPoint }]) => (entryPoint === entry ? [nameOf(path)] : []))
  return { entries, files: new Map(outputFiles.map(({ path, text }) => [nameOf(path), text])) }
}

/** Previews are not counted. */
const measurement = isPreview ? undefined : site.measurement

/** The measurement module with its settings, in a bundle of its own, so that it adds nothing to the others. */
export const measurementBundle = ({ provider, ...settings }: MeasurementSettings): Bundle =>
  bundleEntry('components/enhancements/measurement-entry.ts', {
    define: {
      measurementSettings: JSON.stringify(settings),
      measurementProvider: JSON.stringify(provider),
    },
  })

function bundle(): Bundle {
  const parts = [
    bundleEntry('components/enhancements/index.ts', { splitting: true }),
    ...(measurement ? [measurementBundle(measurement)] : []),
  ]
  return { entries: parts.flatMap(({ entries }) => entries), files: new Map(parts.flatMap(({ files }) => [...files])) }
}

let bundled: Bundle | undefined

/**
 * Bundles components/enhancements: once for an export, for each request in development, where the sources change. Synchronous, since
 * a layout that waits makes React write the data of the apps in an order that depends on the time, so that two builds differ.
 */
export function enhancementsBundle(): Bundle {
  if (process.env.NODE_ENV === 'development') return bundle()
  bundled ??= bundle()
  return bundled
}

/** The addresses of the scripts that every page loads. */
export const enhancementsAddresses = (): string[] => [
  ...enhancementsBundle().entries.map((name) => `/enhancements/${name}`),
  // Served by `npm run dev`; builds add it to previews only.
  ...(process.env.NODE_ENV === 'development' ? ['/edit/start.js'] : []),
]
