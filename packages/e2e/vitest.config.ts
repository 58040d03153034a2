import { defineConfig } from 'vitest/config'

/** Unit tests only: the journeys are Playwright's and end in `.spec.ts`. */
export default defineConfig({
  test: { include: ['src/**/*.test.ts'] },
})
