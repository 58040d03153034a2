import { spawnSync } from 'node:child_process'

const EVERY_MS = 1000

/** The resident memory of a process in MB; undefined where the system does not say (no `ps`). */
export function residentMb(pid: number): number | undefined {
  const { status, stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  return status === 0 && stdout.trim() !== '' ? Number(stdout) / 1024 : undefined
}

/** Samples the memory of a process; `stop` returns the largest sample. */
export function watchMemory(pid: number): { stop(): number | undefined } {
  let most = residentMb(pid)
  const timer = setInterval(() => {
    const now = residentMb(pid)
    if (now !== undefined) most = Math.max(most ?? 0, now)
  }, EVERY_MS)
  return {
    stop() {
      clearInterval(timer)
      return most
    },
  }
}
