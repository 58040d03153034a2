import { deepStrictEqual } from 'node:assert/strict'
import { listViolations } from '../invariants.ts'
import type { TestApp } from './test-app.ts'

/** For use after each test. @throws with the invariants that the test's database violates */
export async function assertInvariants({ db }: TestApp): Promise<void> {
  deepStrictEqual(await listViolations(db), [])
}
