import { join, resolve } from 'node:path'
import { withoutEmpty } from '../packages/server/src/platform/config.ts'
import { provision } from '../packages/server/src/platform/db/provision.ts'
import { launchEmbedded } from '../packages/server/src/platform/embedded-postgres/launch.ts'
import { ROOT } from './root.ts'

const env = withoutEmpty(process.env)

/** The data folder that the server would use. */
export const dataFolder = (): string => resolve(env.DATA_DIR ?? join(ROOT, '.data'))

/** Works on the database that the server would use: the named one, or the embedded one in the data folder. */
export async function withDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  if (env.DATABASE_URL) return work(env.DATABASE_URL)
  const embedded = await launchEmbedded({
    dataDir: join(dataFolder(), 'postgres'),
    explicit: env.DATA_DIR !== undefined,
  })
  try {
    return await work(await provision(embedded.url))
  } finally {
    await embedded.stop()
  }
}
