// @ts-check

/** Node's arguments for each program of the project, relative to its root: neither a shell nor npm is needed. */
export const programs = {
  biome: ['node_modules/@biomejs/biome/bin/biome'],
  build: ['--import', 'tsx', 'tools/build.ts'],
  contentlayer: ['node_modules/contentlayer2/bin/cli.cjs'],
  contentCheck: ['tools/run-bundled.mjs', 'tools/content-check.ts'],
  drawSocialImages: ['tools/run-bundled.mjs', 'tools/build/draw-social-images.ts'],
  generate: ['tools/generate.mjs'],
  knip: ['node_modules/knip/bin/knip.js'],
  next: ['node_modules/next/dist/bin/next'],
  playwright: ['node_modules/@playwright/test/cli.js'],
  readContent: ['tools/run-bundled.mjs', 'tools/build/read-content.ts'],
  readEdits: ['tools/run-bundled.mjs', 'tools/dev/read-edits.ts'],
  tsc: ['node_modules/typescript/bin/tsc'],
  vitest: ['node_modules/vitest/vitest.mjs'],
}
