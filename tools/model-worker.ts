import { runModel } from '../packages/server/src/testing/model/run.ts'
import { makeTestApp } from '../packages/server/src/testing/test-app.ts'
import type { Block } from './model/blocks.ts'

/** A worker process of `npm run model`: runs the blocks that it is sent, one after the other, and sends a report for each. */
process.on('message', ({ runs, seed, templateUrl }: Block & { templateUrl: string }) => {
  void runModel(() => makeTestApp({}, { templateUrl }), { n: runs, seed }).then((report) => process.send?.(report))
})
