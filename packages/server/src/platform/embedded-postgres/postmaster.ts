import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf } from './error.ts'
import { isPostmasterOf } from './process-info.ts'

/** A PostgreSQL server process, as its postmaster.pid names it. */
export interface Postmaster {
  pid: number
  port: number
}

/** Reads `postmaster.pid` (line 1: process, line 4: port); undefined when there is none or it says neither. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  try {
    const lines = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Number(lines[0])
    const port = Number(lines[3])
    return pid > 0 && port > 0 ? { pid, port } : undefined
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

/**
 * The server that works in the cluster; undefined when none does, and then a stale `postmaster.pid` is gone:
 * PostgreSQL would refuse to start when its number belongs to another program by now.
 * Server processes that outlived their postmaster still bar the start, through the cluster's shared memory.
 */
export function findPostmaster(cluster: string): Postmaster | undefined {
  const found = readPostmaster(cluster)
  if (found !== undefined && isPostmasterOf(found.pid, cluster) !== false) return found
  rmSync(join(cluster, 'postmaster.pid'), { force: true })
  return undefined
}
