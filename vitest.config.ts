import { defineConfig } from 'vitest/config'
import { timeLimit } from './tests/support/time-limit.mjs'

const root = import.meta.dirname

/** Tests that need a document, those of components apart. */
const inDocument = '{tests/unit,packages/*/tests}/**/*.dom.test.ts'

export default defineConfig({
  // Vitest would start Node with the condition `development`, for which packages such as micromark have other, slower code than the one
  // that the site runs.
  plugins: [
    {
      name: 'without-development',
      configResolved: ({ ssr }) => {
        if (ssr.resolve) ssr.resolve.conditions = ['node']
      },
    },
  ],
  resolve: {
    alias: {
      '@': root,
      'contentlayer/generated': `${root}/.contentlayer/generated/index.mjs`,
    },
  },
  test: {
    globalSetup: 'tests/generated.setup.ts',
    // Test files share one thread, its modules, and the simulated document, which takes less processor time: browser tests use the other.
    isolate: false,
    pool: 'threads',
    maxWorkers: 1,
    setupFiles: 'tests/reset.setup.ts',
    testTimeout: timeLimit,
    hookTimeout: timeLimit,
    teardownTimeout: timeLimit,
    expect: { poll: { timeout: timeLimit } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{tests/unit,tests/content,packages/*/tests}/**/*.test.{ts,tsx}'],
          exclude: [inDocument],
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'happy-dom',
          include: ['tests/components/**/*.test.{ts,tsx}', inDocument],
          setupFiles: ['tests/reset.setup.ts', 'tests/components.setup.ts'],
        },
      },
      // Needs an export in out/.
      { extends: true, test: { name: 'build', environment: 'node', include: ['tests/build/**/*.test.ts'] } },
      // Needs one too, and takes as long as the build.
      { extends: true, test: { name: 'nightly', environment: 'node', include: ['tests/nightly/**/*.test.ts'] } },
    ],
  },
})
