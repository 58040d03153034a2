import { lt, sql } from 'drizzle-orm'
import { personRates } from '#tables/platform.ts'
import { addSeconds, DAY, MINUTE, type Clock } from '../clock.ts'
import { preparedOn } from '../db/prepared.ts'
import { PRUNE_BATCH } from '../db/prune.ts'
import type { Db } from '../db/types.ts'

/** How often one signed-in person may call, over all processes; 0 is without a limit. */
export interface PersonLimits {
  readsPerMinute: number
  mutationsPerMinute: number
  mutationsPerDay: number
}

const given = {
  userId: sql.placeholder('userId'),
  kind: sql.placeholder('kind'),
  windowStart: sql.placeholder('windowStart'),
  next: sql.placeholder('next'),
  share: sql.placeholder('share'),
  limit: sql.placeholder('limit'),
}

// Clocks of processes differ. A process whose clock is behind counts in the window that another has begun; going back to the older
// window would reset the count each time. A row from further in the future comes from a wrong clock and is reset.
const isOver = sql`(${personRates.windowStart} < excluded.window_start or ${personRates.windowStart} > ${given.next}::timestamptz)`

/** Takes a share of a window in one statement, under the row's lock; returns no row if that would exceed the limit. */
const takeShare = preparedOn((db) =>
  db
    .insert(personRates)
    .values({ userId: given.userId, kind: given.kind, windowStart: given.windowStart, taken: given.share })
    .onConflictDoUpdate({
      target: [personRates.userId, personRates.kind],
      set: {
        windowStart: sql`case when ${isOver} then excluded.window_start else ${personRates.windowStart} end`,
        taken: sql`excluded.taken + case when ${isOver} then 0 else ${personRates.taken} end`,
      },
      setWhere: sql`${isOver} or ${personRates.taken} + excluded.taken <= ${given.limit}::int`,
    })
    .returning({ taken: personRates.taken })
    .prepare(''),
)

/** A process takes a twentieth of a window at a time, at most this much; what it has not used when the window ends is lost. */
const SHARES = 20
const SHARE_MAX = 50

/** What a process still has of a person's window. */
interface Left {
  count: number
  isSpent: boolean
  taking: Promise<void> | undefined
}

/** Counts one kind of calls in fixed windows. The database is asked once for each share, and not again once a window is spent. */
class Meter {
  readonly #kind: string
  readonly #limit: number
  readonly #seconds: number
  #windowStart = 0
  #left = new Map<string, Left>()

  constructor(kind: string, limit: number, seconds: number) {
    this.#kind = kind
    this.#limit = limit
    this.#seconds = seconds
  }

  /** @returns for how many seconds this person must wait; 0 when the call may go on */
  async take(db: Db, userId: string, now: Date): Promise<number> {
    if (this.#limit === 0) return 0
    const windowMs = this.#seconds * 1000
    const start = Math.floor(now.getTime() / windowMs) * windowMs
    if (start !== this.#windowStart) {
      this.#windowStart = start
      this.#left = new Map()
    }
    const left = this.#leftOf(userId)
    while (left.count === 0 && !left.isSpent) {
      left.taking ??= this.#fill(db, userId, { left, start })
      await left.taking
    }
    if (left.count === 0) return Math.ceil((start + windowMs - now.getTime()) / 1000)
    left.count--
    return 0
  }

  #leftOf(userId: string): Left {
    const left = this.#left.get(userId) ?? { count: 0, isSpent: false, taking: undefined }
    this.#left.set(userId, left)
    return left
  }

  async #fill(db: Db, userId: string, { left, start }: { left: Left; start: number }): Promise<void> {
    try {
      const share = Math.min(Math.max(Math.floor(this.#limit / SHARES), 1), SHARE_MAX)
      const window = { windowStart: new Date(start), next: new Date(start + this.#seconds * 1000) }
      const values = { userId, kind: this.#kind, ...window, share, limit: this.#limit }
      const [taken] = await takeShare(db).execute(values)
      if (taken) left.count += share
      else left.isSpent = true
    } finally {
      left.taking = undefined
    }
  }
}

export interface PersonRate {
  /** @returns for how many seconds this person must wait; 0 when the call may go on */
  take(call: { userId: string; isMutation: boolean; now: Date }): Promise<number>
}

/** The limits of a signed-in person's calls, over all processes that share the database. */
export function personRate(db: Db, limits: PersonLimits): PersonRate {
  const reads = new Meter('read', limits.readsPerMinute, MINUTE)
  const mutations = new Meter('mutation', limits.mutationsPerMinute, MINUTE)
  const mutationsOfDay = new Meter('mutationDay', limits.mutationsPerDay, DAY)
  return {
    async take({ userId, isMutation, now }) {
      if (!isMutation) return reads.take(db, userId, now)
      return (await mutations.take(db, userId, now)) || mutationsOfDay.take(db, userId, now)
    },
  }
}

/** Removes the counts of people who have not called for two days. @returns whether the batch was full */
export async function pruneRates({ db, clock }: { db: Db; clock: Clock }): Promise<boolean> {
  const old = db
    .select({ userId: personRates.userId, kind: personRates.kind })
    .from(personRates)
    .where(lt(personRates.windowStart, addSeconds(clock.now(), -2 * DAY)))
    .limit(PRUNE_BATCH)
  const pruned = await db.delete(personRates).where(sql`(${personRates.userId}, ${personRates.kind}) in ${old}`)
  return pruned.rowCount === PRUNE_BATCH
}
