import { availableParallelism } from 'node:os'
import { waitForContent } from './tools/build/wait-for-content.mjs'
import { fingerprint } from './tools/setup/fingerprint.mjs'

/** What the scripts of the site are made from. */
const code = ['app', 'components', 'lib', 'next.config.mjs', 'package-lock.json', 'postcss.config.mjs']

/**
 * Set by tools/build, which starts Next beside Contentlayer: the code is compiled without the content, and only then do
 * the pages need it.
 *
 * @type {import('next').NextConfig}
 */
const besideContentlayer = {
  turbopack: {
    resolveAlias: {
      'contentlayer/generated': './lib/content/generated-at-build.cjs',
      './collect-segment-data': './tools/build/no-prefetch-data.mjs',
    },
  },
  compiler: { runAfterProductionCompile: () => waitForContent() },
}

/** @type {import('next').NextConfig} */
const config = {
  ...(process.env.EXPORT_FOLDER ? besideContentlayer : {}),
  output: 'export',
  // Set by tools/build: the export grows in a folder of its own and replaces out/ only when everything has succeeded.
  distDir: process.env.EXPORT_FOLDER,
  reactStrictMode: true,
  poweredByHeader: false,
  images: { unoptimized: true },
  experimental: {
    // Otherwise every page carries the whole not-found page, header and footer included, in its payload.
    globalNotFound: true,
    // What runs only while building is not sent to anybody, and as it is not minified, it needs no maps either.
    serverMinification: false,
    turbopackSourceMaps: false,
    // Left alone, Next leaves one processor idle, which on two is half of them.
    cpus: Math.max(2, availableParallelism() - 1),
  },
  // The same code gives the same id, so that after an edit of the content only the pages it is on change.
  generateBuildId: () => fingerprint(import.meta.dirname, code).slice(0, 20),
  // app/site.js bundles the site script with it.
  serverExternalPackages: ['esbuild'],
  // tools/build checks the types beside the export.
  typescript: { ignoreBuildErrors: true },
}

export default config
