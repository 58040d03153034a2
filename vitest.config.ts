import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: ['tools', 'packages/contract', 'packages/server', 'packages/demo', 'packages/web', 'packages/e2e'],
    maxWorkers: 2,
  },
})
