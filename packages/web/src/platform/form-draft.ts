import { now } from './clock.ts'
import { readStored, removeStored, writeStored } from './storage.ts'

const KEEP_MS = 30 * 24 * 3600 * 1000

/** Which fields of a form survive a reload. Never secrets, identity numbers or pictures: the browser keeps them in plain text. */
export interface DraftSpec<Values> {
  key: string
  fields: readonly (keyof Values & string)[]
}

const storeKey = (key: string): string => `draft:${key}`

/** What a stored draft holds, unless it is damaged or too old. */
function freshValues(stored: unknown): object | undefined {
  if (typeof stored !== 'object' || stored === null || !('at' in stored) || !('values' in stored)) return undefined
  const { at, values } = stored
  if (typeof at !== 'number' || now() - at > KEEP_MS) return undefined
  return typeof values === 'object' && values !== null ? values : undefined
}

/** The kept values, as far as they are of the same kind as the form's own. */
export function readDraft<Values extends object>(draft: DraftSpec<Values>, initial: Values): Partial<Values> {
  const values = freshValues(readStored(storeKey(draft.key)))
  if (!values) return {}
  const kept: Partial<Values> = {}
  for (const name of draft.fields) {
    const value: unknown = Reflect.get(values, name)
    if (typeof value === typeof initial[name]) Reflect.set(kept, name, value)
  }
  return kept
}

/** Keeps the draft's fields. */
export function writeDraft<Values extends object>(draft: DraftSpec<Values>, values: Values): void {
  const kept = Object.fromEntries(draft.fields.map((name) => [name, values[name]]))
  writeStored(storeKey(draft.key), { at: now(), values: kept })
}

/** Forgets it: what was sent is no draft any more. */
export const dropDraft = <Values extends object>(draft: DraftSpec<Values>): void => removeStored(storeKey(draft.key))
