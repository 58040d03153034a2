import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { ROOT } from '../root.ts'

/** How long the tests of a file took, what stands before and after them included; milliseconds. */
export interface FileTime {
  /** From the root, with forward slashes. */
  path: string
  ms: number
}

export const MODULE_TIMES = join(ROOT, '.cache/unit-times.json')

/** Writes down the time of each test file: Vitest's own JSON leaves out what is done before the first test. */
export default class ModuleTimes implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const times = modules.map((module): FileTime => ({
      path: relative(ROOT, module.moduleId).replaceAll('\\', '/'),
      ms: Math.round(module.diagnostic().duration),
    }))
    writeFileSync(MODULE_TIMES, JSON.stringify(times))
  }
}
