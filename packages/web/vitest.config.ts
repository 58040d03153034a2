import { defineConfig, mergeConfig } from 'vitest/config'
import app from './vite.config.ts'

export default mergeConfig(
  app,
  defineConfig({
    test: {
      environment: 'jsdom',
      include: ['src/**/*.test.{ts,tsx}'],
      setupFiles: ['src/testing/setup.ts'],
      restoreMocks: true,
      // More than what a test waits for in one place.
      testTimeout: 30_000,
    },
  }),
)
