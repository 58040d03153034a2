import { DAY_MS, now } from './clock.ts'
import { readStored, removeStored, writeStored } from './storage.ts'

const MAX_AGE_MS = 30 * DAY_MS

/** Which fields of a form survive a reload. Never secrets, identity numbers or pictures: the browser stores them in plain text. */
export interface DraftSpec<Values> {
  key: string
  fields: readonly (keyof Values & string)[]
  /** What still holds of the saved values, where what they are about has changed since. */
  fit?: ((saved: Partial<Values>) => Partial<Values>) | undefined
}

const storeKey = (key: string): string => `draft:${key}`

/** What a stored draft holds, unless it is damaged or too old. */
function freshValues(stored: unknown): object | undefined {
  if (typeof stored !== 'object' || stored === null || !('at' in stored) || !('values' in stored)) return undefined
  const { at, values } = stored
  if (typeof at !== 'number' || now() - at > MAX_AGE_MS) return undefined
  return typeof values === 'object' && values !== null ? values : undefined
}

/** The saved values whose types are those of the form's own. */
export function readDraft<Values extends object>(draft: DraftSpec<Values>, initial: Values): Partial<Values> {
  const values = freshValues(readStored(storeKey(draft.key)))
  if (!values) return {}
  const saved: Partial<Values> = {}
  for (const name of draft.fields) {
    const value: unknown = Reflect.get(values, name)
    // What is chosen from a list begins without a choice.
    const like = initial[name] ?? ''
    if (typeof value === typeof like && Array.isArray(value) === Array.isArray(like)) Reflect.set(saved, name, value)
  }
  return draft.fit?.(saved) ?? saved
}

/** Saves the draft's fields. */
export function writeDraft<Values extends object>(draft: DraftSpec<Values>, values: Values): void {
  const saved = Object.fromEntries(draft.fields.map((name) => [name, values[name]]))
  writeStored(storeKey(draft.key), { at: now(), values: saved })
}

/** Forgets it: what was sent is no longer a draft. */
export const dropDraft = <Values extends object>(draft: DraftSpec<Values>): void => removeStored(storeKey(draft.key))
