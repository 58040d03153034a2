import { join, resolve } from 'node:path'
import { provision } from '../packages/server/src/platform/db/provision.ts'
import { launchEmbedded } from '../packages/server/src/platform/embedded-postgres/launch.ts'
import { ROOT } from './root.ts'

/** The data folder that the server would use. */
export const dataFolder = (): string => resolve(process.env.DATA_DIR ?? join(ROOT, '.data'))

/** Works on the database that the server would use: the named one, or the embedded one in the data folder. */
export async function withDatabase<T>(work: (url: string) => Promise<T>): Promise<T> {
  if (process.env.DATABASE_URL) return work(process.env.DATABASE_URL)
  const embedded = await launchEmbedded({
    dataDir: join(dataFolder(), 'postgres'),
    explicit: process.env.DATA_DIR !== undefined,
  })
  try {
    return await work(await provision(embedded.url))
  } finally {
    await embedded.stop()
  }
}
