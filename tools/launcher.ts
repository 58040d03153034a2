import { exitCode } from './run.ts'

/** `npm run launcher`: every start of the embedded PostgreSQL and of the server; `npm test` tries some at each commit. */
process.exit(
  await exitCode(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      'packages/server/src/platform/embedded-postgres',
      'packages/server/src/main.test.ts',
    ],
    { ZHUJIA_WHOLE: '1' },
  ),
)
