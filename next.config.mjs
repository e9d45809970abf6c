import { availableParallelism } from 'node:os'
import { withStaticDocuments } from '@site/static-documents/next-config.mjs'
import { fingerprint, packageSources } from './tools/setup/fingerprint.mjs'

/** The inputs of the site’s scripts. */
const code = [
  'app',
  'components',
  'lib',
  'next.config.mjs',
  'package-lock.json',
  'postcss.config.mjs',
  // Previews and forms are no part of the site's pages.
  ...packageSources(import.meta.dirname).filter((folder) => !folder.includes('editor-page')),
]

export default withStaticDocuments({
  // Set by tools/build: the export is written into another folder, which replaces out/ after every stage has succeeded.
  distDir: process.env.EXPORT_FOLDER,
  reactStrictMode: true,
  poweredByHeader: false,
  experimental: {
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
  ...(process.env.EDITOR_ADDRESS && {
    output: undefined,
    rewrites: async () => [
      { source: '/:folder(admin|edit)/:path*', destination: `${process.env.EDITOR_ADDRESS}/:folder/:path*` },
    ],
  }),
})
