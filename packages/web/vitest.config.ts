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
      // Libraries that import React must go through the resolver above, not straight through Node.
      server: { deps: { inline: [/react-router/, /@tanstack\/react-query/, /lucide-react/, /@testing-library\/react/] } },
    },
  }),
)
