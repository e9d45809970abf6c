// @ts-check
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder with the installed packages. Next takes the outermost one with a lock file, and names modules in scripts by their paths below it. */
const root = dirname(dirname(dirname(fileURLToPath(import.meta.resolve('next/package.json')))))

/**
 * The configuration of a Next site whose export `makeDocuments` takes, in JavaScript, since Node 20 reads no TypeScript.
 * @param {import('next').NextConfig} config The site's own settings, which win. Two builds are alike if its `generateBuildId` says so.
 * @returns {import('next').NextConfig}
 */
export const withStaticDocuments = (config) => ({
  output: 'export',
  turbopack: {
    root,
    // In a build, not in the server for development.
    ...(process.env.NODE_ENV === 'production' && {
      resolveAlias: { './collect-segment-data': '@site/static-documents/no-prefetch-data' },
    }),
  },
  ...config,
  // Otherwise every page has the whole not-found page in its payload.
  experimental: { globalNotFound: true, ...config.experimental },
})
