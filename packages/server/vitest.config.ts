import { defineConfig } from 'vitest/config'

const ISOLATED = 'src/**/*.isolated.test.ts'
const MODULES = 'src/modules/**/*.test.ts'

const shared = {
  environment: './src/testing/worker-environment.ts',
  globalSetup: ['src/testing/global-setup.ts'],
  // Each file clones a database of its own; more workers than cores only wait for each other.
  maxWorkers: 2,
  // Generous: a busy machine must not fail what it only slows down.
  testTimeout: 60_000,
  hookTimeout: 120_000,
}

/**
 * The tests of modules start the whole application, so a worker keeps what it has loaded from file to file: they take two thirds
 * of the time. A test that replaces a module is named `*.isolated.test.ts` and loads everything itself, as those of the platform do.
 */
export default defineConfig({
  test: {
    projects: [
      { test: { ...shared, name: 'isolated', include: ['src/**/*.test.ts'], exclude: [MODULES] } },
      { test: { ...shared, name: 'isolated modules', include: [ISOLATED] } },
      { test: { ...shared, name: 'modules', include: [MODULES], exclude: [ISOLATED], isolate: false } },
    ],
  },
})
