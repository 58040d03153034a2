import { writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Reporter, TestModule } from 'vitest/node'
import { ROOT } from '../root.ts'
import type { Span } from './pace.ts'

/** How long the tests of a file took, with what runs before and after them; milliseconds. */
export interface FileTime extends Span {
  /** From the root, with forward slashes. */
  path: string
  /** How long each test took. */
  tests: number[]
}

export const MODULE_TIMES = join(ROOT, '.cache/unit-times.json')

/** Writes the time of each test file: the times in Vitest's own JSON do not include what runs before the first test. */
export default class ModuleTimes implements Reporter {
  readonly #times: FileTime[] = []

  onTestModuleEnd(module: TestModule): void {
    const ms = Math.round(module.diagnostic().duration)
    this.#times.push({
      path: relative(ROOT, module.moduleId).replaceAll('\\', '/'),
      begunAt: Date.now() - ms,
      ms,
      tests: [...module.children.allTests('passed')].map((test) => Math.round(test.diagnostic()?.duration ?? 0)),
    })
  }

  onTestRunEnd(): void {
    writeFileSync(MODULE_TIMES, JSON.stringify(this.#times))
  }
}
