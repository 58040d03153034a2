import { readdirSync, readFileSync } from 'node:fs'
import type pg from 'pg'

/** Linux reports the processor time of processes in hundredths of a second. */
const TICKS = 100

interface Stat {
  parent: number
  /** Seconds of processor time: its own, and that of its children which have ended. */
  own: number
  ended: number
}

/** Reads a line of `/proc/<pid>/stat`. The name in parentheses may contain anything. */
export function statOf(line: string): Stat {
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  const seconds = (place: number): number => Number(fields[place]) / TICKS
  return { parent: Number(fields[1]), own: seconds(11) + seconds(12), ended: seconds(13) + seconds(14) }
}

/** Undefined for a process that does not exist, and on systems without `/proc`. */
function readStat(pid: number | string): Stat | undefined {
  try {
    return statOf(readFileSync(`/proc/${pid}/stat`, 'latin1'))
  } catch {
    return undefined
  }
}

/** Seconds of processor time that a process has taken; undefined on systems without `/proc`. */
export const secondsOf = (pid: number): number | undefined => readStat(pid)?.own

/**
 * The same for a PostgreSQL: its first process, all its running children (backends, writers, autovacuum) and the children
 * that have ended.
 */
export function secondsOfAll(postmaster: number): number | undefined {
  const first = readStat(postmaster)
  if (!first) return undefined
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => readStat(pid) ?? [])
    .filter(({ parent }) => parent === postmaster)
  return children.reduce((sum, { own }) => sum + own, first.own + first.ended)
}

/** The id of the first process of a PostgreSQL on this machine. */
export async function postmasterOf(superuser: pg.Client): Promise<number> {
  const { rows } = await superuser.query<{ pid: number }>(
    String.raw`select split_part(pg_read_file('postmaster.pid'), E'\n', 1)::int as pid`,
  )
  return rows[0]?.pid ?? 0
}
