import { availableParallelism } from 'node:os'
import { fingerprint } from './tools/setup/fingerprint.mjs'

/** The inputs of the site’s scripts. */
const code = ['app', 'components', 'lib', 'next.config.mjs', 'package-lock.json', 'packages', 'postcss.config.mjs']

/** @type {import('next').NextConfig} */
const config = {
  // Set by tools/build: the export is written into another folder, which replaces out/ after every stage has succeeded.
  distDir: process.env.EXPORT_FOLDER,
  turbopack: {
    // Otherwise Next takes the outermost folder with a lock file, and the names of modules depend on where the project is.
    root: import.meta.dirname,
    // See tools/build/no-prefetch-data.mjs.
    ...(process.env.EXPORT_FOLDER && {
      resolveAlias: { './collect-segment-data': './tools/build/no-prefetch-data.mjs' },
    }),
  },
  reactStrictMode: true,
  poweredByHeader: false,
  images: { unoptimized: true },
  experimental: {
    // Otherwise every page has the whole not-found page in its payload.
    globalNotFound: true,
    // Code that runs only while building needs neither minification nor source maps.
    serverMinification: false,
    turbopackSourceMaps: false,
    // Writing Turbopack's cache to the disk takes a first build 3.5 s longer, which is what a later build gains at most.
    turbopackFileSystemCacheForBuild: false,
    // Next leaves one processor idle by default, which would be half of a machine with two.
    cpus: Math.max(2, availableParallelism() - 1),
  },
  // A fingerprint of the code, so that the same code gives the same export.
  generateBuildId: () => fingerprint(import.meta.dirname, code).slice(0, 20),
  // app/enhancements/bundle.ts bundles the enhancements with it.
  serverExternalPackages: ['esbuild'],
  // `npm test` checks the types of the whole project, tests and tools included.
  typescript: { ignoreBuildErrors: true },
  // Set by tools/dev.mjs. Next warns about rewrites in an export.
  ...(process.env.EDITOR_ADDRESS
    ? {
        rewrites: async () => [{ source: '/admin/:path*', destination: `${process.env.EDITOR_ADDRESS}/admin/:path*` }],
      }
    : { output: 'export' }),
}

export default config
