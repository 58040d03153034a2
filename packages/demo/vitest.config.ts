import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: ['../server/src/testing/global-setup.ts'],
    // Each file clones a database of its own; more workers than cores only wait for each other.
    maxWorkers: 2,
    // Generous: a busy machine must not fail what it only slows down.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
