import type { Area } from '@zhujia/contract/endpoints.ts'
import { HEARTBEAT_SECONDS, type Hint } from '@zhujia/contract/core/event-stream.ts'
import { Gauge, Registry } from 'prom-client'
import { listLiveSessions } from '../access/session.ts'
import type { UserActor } from '../context.ts'
import type { Db } from '../db/types.ts'
import type { Services } from '../make-ctx.ts'
import { SourceCounts } from '../networks.ts'
import { Refusal } from '../refusal.ts'

/**
 * The mark of each of these people: a text that differs once something of theirs has changed. One statement, whose cost does not grow
 * with what they have.
 */
export type ListMarks = (db: Db, userIds: readonly string[]) => Promise<readonly { userId: string; mark: string }[]>
export type Marks = Readonly<Partial<Record<Area, ListMarks>>>

/** Less than a second, so that what has happened is in sight within one, and an ended session hears nothing more after one. */
const LOOK_EVERY_MS = 800

/** How many streams one session, one person and one address may have, and one process. */
const LIMITS = { session: 4, person: 12, address: 256, process: 2000 }

/** The open answer of one browser. */
export interface Line {
  write: (text: string) => void
  end: () => void
}

interface Stream extends Line {
  actor: UserActor
  address: string
  /** The marks of the person, as this stream last knew them. */
  known: Map<Area, string>
}

interface HubOptions {
  marks: Marks
  lookEveryMs?: number | undefined
  limits?: typeof LIMITS
}

/**
 * The open streams of this process. It looks up once in `LOOK_EVERY_MS` what has changed for their people, and which of their sessions
 * have ended, for all together; without streams it does nothing (decision 108).
 */
export class EventHub {
  readonly #services: Pick<Services, 'db' | 'clock' | 'log'>
  readonly #marks: readonly [Area, ListMarks][]
  readonly #lookEveryMs: number
  readonly #limits: typeof LIMITS
  readonly #perAddress: SourceCounts
  readonly #streams = new Set<Stream>()
  readonly #beat: NodeJS.Timeout
  #next: NodeJS.Timeout | undefined
  #looking: Promise<void> | undefined
  #isFailing = false
  #isClosed = false

  constructor(
    services: Pick<Services, 'db' | 'clock' | 'log'>,
    { marks, lookEveryMs = LOOK_EVERY_MS, limits = LIMITS }: HubOptions,
  ) {
    this.#services = services
    this.#marks = Object.entries(marks) as [Area, ListMarks][]
    this.#lookEveryMs = lookEveryMs
    this.#limits = limits
    this.#perAddress = new SourceCounts(limits.address)
    this.#beat = setInterval(() => this.#say(':\n\n'), HEARTBEAT_SECONDS * 1000).unref()
  }

  /** Adds a stream. @returns what to call when its connection has closed @throws BUSY beyond a limit */
  open(actor: UserActor, address: string, line: Line): () => void {
    this.#admit(actor, address)
    const stream: Stream = { ...line, actor, address, known: new Map() }
    this.#streams.add(stream)
    this.#plan()
    return () => {
      if (this.#streams.delete(stream)) this.#perAddress.giveBack(address)
    }
  }

  /** Ends all streams; none is opened any more. */
  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#beat)
    clearTimeout(this.#next)
    for (const { end } of this.#streams) end()
    await this.#looking
  }

  async metrics(): Promise<Registry> {
    const registry = new Registry()
    new Gauge({ name: 'event_streams', help: 'Open event streams of this process', registers: [registry] }).set(
      this.#streams.size,
    )
    return registry
  }

  #admit({ sessionId, userId }: UserActor, address: string): void {
    const countOf = (isSame: (actor: UserActor) => boolean) =>
      [...this.#streams].reduce((sum, { actor }) => sum + (isSame(actor) ? 1 : 0), 0)
    const { session, person, process } = this.#limits
    const isFull =
      this.#isClosed ||
      this.#streams.size >= process ||
      countOf((actor) => actor.sessionId === sessionId) >= session ||
      countOf((actor) => actor.userId === userId) >= person
    if (isFull || !this.#perAddress.take(address)) throw new Refusal('BUSY')
  }

  #say(text: string): void {
    for (const { write } of this.#streams) write(text)
  }

  #plan(): void {
    if (this.#isClosed || this.#streams.size === 0) return
    this.#next ??= setTimeout(() => {
      this.#looking = this.#look().finally(() => {
        this.#next = undefined
        this.#plan()
      })
    }, this.#lookEveryMs)
  }

  /** Streams outlast a database that is away: the marks are compared again once it is back, so nothing is missed. */
  async #look(): Promise<void> {
    try {
      const streams = await this.#endDead([...this.#streams])
      for (const [area, listMarks] of this.#marks) await this.#compare(streams, area, listMarks)
      this.#isFailing = false
    } catch (error) {
      if (!this.#isFailing) this.#services.log.warn({ err: error }, 'event streams cannot see what has changed')
      this.#isFailing = true
    }
  }

  /** Ends the streams of sessions that have ended. @returns the others */
  async #endDead(streams: readonly Stream[]): Promise<Stream[]> {
    const { db, clock } = this.#services
    const ids = new Set(streams.map(({ actor }) => actor.sessionId))
    const live = await listLiveSessions(db, [...ids], clock.now())
    for (const { actor, end } of streams) if (!live.has(actor.sessionId)) end()
    return streams.filter(({ actor }) => live.has(actor.sessionId))
  }

  /** Hints to the streams whose person's mark is another one than they knew; a new stream knows none, and is hinted at everything. */
  async #compare(streams: readonly Stream[], area: Area, listMarks: ListMarks): Promise<void> {
    const userIds = new Set(streams.map(({ actor }) => actor.userId))
    const marks = new Map((await listMarks(this.#services.db, [...userIds])).map(({ userId, mark }) => [userId, mark]))
    for (const { actor, known, write } of streams) {
      const mark = marks.get(actor.userId)
      if (mark === undefined || mark === known.get(area)) continue
      known.set(area, mark)
      write(`data: ${JSON.stringify({ area } satisfies Hint)}\n\n`)
    }
  }
}
