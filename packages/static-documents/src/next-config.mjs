// @ts-check
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * The folder with the installed packages. Otherwise Next takes the outermost folder with a lock file, and the names of modules, which
 * are in scripts, depend on where the project is.
 */
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
