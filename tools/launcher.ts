import { exitCode } from './run.ts'

/** `npm run launcher`: all tests of starting the embedded PostgreSQL and the server; `npm test` runs a part of them at each commit. */
process.exit(
  await exitCode(
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      'packages/server/src/platform/embedded-postgres',
      'packages/server/src/main.test.ts',
      'packages/server/src/without-demo.test.ts',
    ],
    { ZHUJIA_WHOLE: '1' },
  ),
)
