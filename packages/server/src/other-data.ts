import { ConfigError, type Config } from './platform/config.ts'
import { reach } from './platform/db/reach.ts'

/** The key in `facts` that marks a database with the demo world. */
export const DEMO_LOADED = 'demo-world'

const HOLDS_DEMO = 'This database holds the demo world, whose password is public. Use an empty database in production.'
export const HOLDS_PEOPLE =
  'This database holds real accounts: demo accounts with a public password would join them, and everybody could read their text messages. Set MODE=production, or use an empty database.'
const IS_SUPERUSER =
  'The role of DATABASE_URL is a superuser, to whom no rule of the database applies: money, stock and history could be changed afterwards. Use an ordinary role that owns the database and its tables.'

/**
 * Refuses a database that is not for this mode, before it is changed: production never runs with the demo accounts, whose password
 * is public, nor as a superuser; the demo world is never loaded beside real people. Works on the schema of any earlier version.
 */
export async function refuseOtherData(url: string, mode: Config['mode']): Promise<void> {
  const client = await reach(url)
  try {
    const asked = async (table: string, condition: string): Promise<boolean> => {
      const { rows } = await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [table])
      return (
        rows[0]?.found === true && ((await client.query(`select from ${table} ${condition} limit 1`)).rowCount ?? 0) > 0
      )
    }
    const { rows } = await client.query<{ is: string }>(`select current_setting('is_superuser') as is`)
    if (mode === 'production' && rows[0]?.is === 'on') throw new ConfigError(IS_SUPERUSER)
    const isDemo = await asked('facts', `where key = '${DEMO_LOADED}'`)
    if (mode === 'production' && isDemo) throw new ConfigError(HOLDS_DEMO)
    if (mode !== 'production' && !isDemo && (await asked('users', ''))) throw new ConfigError(HOLDS_PEOPLE)
  } finally {
    await client.end()
  }
}
