import { defineConfig } from 'vitest/config'

const root = import.meta.dirname

export default defineConfig({
  resolve: {
    alias: {
      '@': root,
    },
  },
  test: {
    globalSetup: 'tests/generated.setup.ts',
    // Test files share modules and the simulated document, which takes less processor time.
    isolate: false,
    setupFiles: 'tests/reset.setup.ts',
    // So long that a busy machine fails no test: no test is about time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: 'unit', environment: 'node', include: ['{tests/unit,packages/*/tests}/**/*.test.{ts,tsx}'] },
      },
      { extends: true, test: { name: 'content', environment: 'node', include: ['tests/content/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'happy-dom',
          include: ['tests/components/**/*.test.{ts,tsx}'],
          setupFiles: 'tests/components.setup.ts',
        },
      },
      // Needs an export in out/.
      { extends: true, test: { name: 'build', environment: 'node', include: ['tests/build/**/*.test.ts'] } },
    ],
  },
})
