import pg from 'pg'
import { StatementNames } from './statement-names.ts'

const NAMES = new StatementNames()

interface Config {
  text: string
  name?: string | undefined
}

const isConfig = (value: unknown): value is Config =>
  typeof value === 'object' && value !== null && 'text' in value && !('submit' in value)

/** A connection that prepares what is asked with parameters again and again (decision 029). */
export class PreparingClient extends pg.Client {
  // One implementation behind the many signatures of pg, which all come through here.
  override query(...args: unknown[]): never {
    const [config, values, ...rest] = args
    const isAskedWithValues = isConfig(config) && !config.name && Array.isArray(values) && values.length > 0
    const name = isAskedWithValues ? NAMES.nameOf(config.text) : undefined
    const asked = name === undefined ? args : [{ ...(config as Config), name }, values, ...rest]
    const query = Reflect.get(pg.Client.prototype, 'query') as (...args: unknown[]) => never
    return Reflect.apply(query, this, asked)
  }
}
