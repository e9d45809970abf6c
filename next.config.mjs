import { availableParallelism } from 'node:os'
import { withStaticDocuments } from '@site/static-documents/next-config.mjs'

export default withStaticDocuments({
  // Set by tools/build: the export is written into another folder, which replaces out/ after every stage has succeeded.
  distDir: process.env.EXPORT_FOLDER,
  reactStrictMode: true,
  poweredByHeader: false,
  experimental: {
    // Code that runs only while building needs neither minification nor source maps.
    serverMinification: false,
    turbopackSourceMaps: false,
    // Writing Turbopack's cache to the disk takes a first build longer than a later one gains (docs/performance.md).
    turbopackFileSystemCacheForBuild: false,
    // Next leaves one processor idle by default, which would be half of a machine with two.
    cpus: Math.max(2, availableParallelism() - 1),
  },
  // Set by tools/build too.
  generateBuildId: () => process.env.BUILD_ID ?? null,
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
