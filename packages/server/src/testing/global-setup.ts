import { fileURLToPath } from 'node:url'
import type { ProvidedContext } from 'vitest'
import type { TestProject } from 'vitest/node'
import { launchEmbedded } from '../platform/embedded-postgres/launch.ts'
import { makeTemplate } from './test-database.ts'

type Urls = Pick<ProvidedContext, 'templateUrl' | 'superuserUrl'>

/** Each project of a run loads this file again; what they share is stored in the global object. */
const run = globalThis as { zhujiaUrls?: Urls | undefined }

function provide(project: TestProject, { templateUrl, superuserUrl }: Urls): void {
  project.provide('templateUrl', templateUrl)
  project.provide('superuserUrl', superuserUrl)
}

/**
 * One PostgreSQL for the whole run (given by the runner, or embedded) and one migrated template to clone. The first project
 * that runs starts them, and stops them at its end.
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
