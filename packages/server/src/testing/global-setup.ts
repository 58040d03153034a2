import { fileURLToPath } from 'node:url'
import type { ProvidedContext } from 'vitest'
import type { TestProject } from 'vitest/node'
import { launchEmbedded } from '../platform/embedded-postgres/launch.ts'
import { makeTemplate } from './test-database.ts'

type Urls = Pick<ProvidedContext, 'templateUrl' | 'superuserUrl'>

/** Each project of a run loads this file anew; what they share is stored beside them. */
const run = globalThis as { zhujiaUrls?: Urls | undefined }

function provide(project: TestProject, { templateUrl, superuserUrl }: Urls): void {
  project.provide('templateUrl', templateUrl)
  project.provide('superuserUrl', superuserUrl)
}

/**
 * One PostgreSQL for the whole run (given by the runner, or our own) and one migrated template to clone from, made by the
 * first project that asks and stopped with it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (run.zhujiaUrls !== undefined) {
    provide(project, run.zhujiaUrls)
    return async () => {}
  }
  const given = process.env.ZHUJIA_TEST_POSTGRES
  const dataDir = fileURLToPath(new URL('../../../../.cache/test-postgres', import.meta.url))
  const embedded = given ? undefined : await launchEmbedded({ dataDir, disposable: true })
  const superuserUrl = given ?? embedded?.url ?? ''
  run.zhujiaUrls = { templateUrl: await makeTemplate(superuserUrl), superuserUrl }
  provide(project, run.zhujiaUrls)
  return async () => {
    delete run.zhujiaUrls
    await embedded?.stop()
  }
}
