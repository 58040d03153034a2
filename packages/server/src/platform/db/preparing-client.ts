import pg from 'pg'
import { StatementNames } from './statement-names.ts'

const NAMES = new StatementNames()

interface Config {
  text: string
  name?: string | undefined
}

const isConfig = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && 'text' in value && !('submit' in value)

/** The name under which to prepare; undefined: not prepared. An empty name marks a query that `preparedOn` has built. */
function nameFor(config: unknown, values: unknown): string | undefined {
  if (!isConfig(config) || config.name) return undefined
  if (config.name === '') return NAMES.builtNameOf(config.text)
  return Array.isArray(values) && values.length > 0 ? NAMES.nameOf(config.text) : undefined
}

/** A connection that prepares statements with parameters that come repeatedly (decision 029). */
export class PreparingClient extends pg.Client {
  // One implementation behind the many signatures of pg, which all come through here.
  override query(...args: unknown[]): never {
    const [config, values, ...rest] = args
    const name = nameFor(config, values)
    const asked = name === undefined ? args : [{ ...(config as Config), name }, values, ...rest]
    const query = Reflect.get(pg.Client.prototype, 'query') as (...args: unknown[]) => never
    return Reflect.apply(query, this, asked)
  }
}
