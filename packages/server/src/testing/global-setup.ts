import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { launchEmbedded } from '../platform/embedded-postgres/launch.ts'
import { makeTemplate } from './test-database.ts'

/** Each project of a run loads this file anew; what they share is stored beside them. */
const run = globalThis as { zhujiaTemplateUrl?: string | undefined }

/**
 * One PostgreSQL for the whole run (given by the runner, or our own) and one migrated template to clone from, made by the
 * first project that asks and stopped with it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (run.zhujiaTemplateUrl !== undefined) {
    project.provide('templateUrl', run.zhujiaTemplateUrl)
    return async () => {}
  }
  const given = process.env.ZHUJIA_TEST_POSTGRES
  const dataDir = fileURLToPath(new URL('../../../../.cache/test-postgres', import.meta.url))
  const embedded = given ? undefined : await launchEmbedded({ dataDir, disposable: true })
  run.zhujiaTemplateUrl = await makeTemplate(given ?? embedded?.url ?? '')
  project.provide('templateUrl', run.zhujiaTemplateUrl)
  return async () => {
    delete run.zhujiaTemplateUrl
    await embedded?.stop()
  }
}
