import type { Environment } from 'vitest/runtime'
import { endWorker } from './worker-end.ts'

/** Node, as without an environment, and an end: what files of a worker share is closed after its last file. */
export default {
  name: 'worker',
  viteEnvironment: 'ssr',
  setup: () => ({ teardown: endWorker }),
} satisfies Environment
