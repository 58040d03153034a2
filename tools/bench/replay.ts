import { newId, newNumber } from '../../packages/server/src/platform/ids.ts'
import type { Recorded, Recording } from './record.ts'

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-([0-9a-f])[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g
/** An order's number, as `newNumber` makes it; it must be new like the ids. */
const NUMBER = /^\d{16}$/

const instantOf = (uuid: string): number => Number.parseInt(uuid.replaceAll('-', '').slice(0, 12), 16)

/** The ids that were made while this was recorded: version 7, and younger than the request. */
function madeIds({ statements, at }: Pick<Recording, 'statements' | 'at'>): Set<string> {
  const text = JSON.stringify(statements.map(({ values }) => values))
  return new Set(
    [...text.matchAll(UUID)]
      .filter(([uuid, version]) => version === '7' && instantOf(uuid) >= at)
      .map(([uuid]) => uuid),
  )
}

export type Value = string | number | boolean | null | Buffer | Value[]

/** What the request at hand brings along in the place of the recorded one's. */
export interface Live {
  /** Of the session's token: the only bytes among the values. */
  tokenHash: Buffer
  idempotencyKey: string | undefined
}

/** Prepares a recording for being run again and again: every time with ids, numbers and a key of its own. */
export function replayable(
  recording: Pick<Recording, 'statements' | 'at' | 'idempotencyKey'>,
): (live: Live) => Value[][] {
  const { statements, idempotencyKey } = recording
  const made = madeIds(recording)
  return (live) => {
    const fresh = new Map<string, string>()
    const idFor = (uuid: string): string => {
      if (uuid === idempotencyKey) return live.idempotencyKey ?? uuid
      if (!made.has(uuid)) return uuid
      const id = fresh.get(uuid) ?? newId()
      fresh.set(uuid, id)
      return id
    }
    const again = (value: Recorded): Value => {
      if (typeof value === 'string')
        return idempotencyKey === undefined
          ? value
          : NUMBER.test(value)
            ? newNumber(new Date())
            : value.replaceAll(UUID, idFor)
      if (typeof value !== 'object' || value === null) return value
      return 'bytes' in value ? live.tokenHash : value.map(again)
    }
    return statements.map(({ values }) => values.map(again))
  }
}
