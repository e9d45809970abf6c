// @ts-check

/**
 * Arguments for Node that start each program of the project, relative to its root. Started this way, a program needs
 * neither a shell nor npm around it.
 */
export const programs = {
  biome: ['node_modules/@biomejs/biome/bin/biome'],
  contentCheck: ['--import', 'tsx', 'tools/content-check.ts'],
  build: ['--import', 'tsx', 'tools/build.ts'],
  readContent: ['--import', 'tsx', 'tools/build/read-content.ts'],
  contentlayer: ['node_modules/contentlayer2/bin/cli.cjs'],
  knip: ['node_modules/knip/bin/knip.js'],
  next: ['node_modules/next/dist/bin/next'],
  playwright: ['node_modules/@playwright/test/cli.js'],
  tsc: ['node_modules/typescript/bin/tsc'],
  vitest: ['node_modules/vitest/vitest.mjs'],
}
