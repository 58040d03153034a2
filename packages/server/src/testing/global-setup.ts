import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { launchEmbedded } from '../platform/embedded-postgres/launch.ts'
import { makeTemplate } from './test-database.ts'

/** One PostgreSQL for the whole run (given by the runner, or our own) and one migrated template to clone from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.ZHUJIA_TEST_POSTGRES
  const dataDir = fileURLToPath(new URL('../../../../.cache/test-postgres', import.meta.url))
  const embedded = given ? undefined : await launchEmbedded({ dataDir, disposable: true })
  project.provide('templateUrl', await makeTemplate(given ?? embedded?.url ?? ''))
  return async () => embedded?.stop()
}
