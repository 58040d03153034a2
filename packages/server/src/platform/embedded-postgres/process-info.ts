import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { codeOf } from './error.ts'

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

function ask(program: string, args: string[]): string | undefined {
  try {
    const answer = execFileSync(program, args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      windowsHide: true,
    }).trim()
    return answer === '' ? undefined : answer
  } catch {
    return undefined
  }
}

/** State letter and start time (clock ticks since boot) from /proc; the program's name before them may hold spaces and brackets. */
function linuxStat(pid: number): { state: string; start: string } | undefined {
  const text = read(`/proc/${pid}/stat`)
  const fields = text?.slice(text.lastIndexOf(')') + 2).split(' ')
  const state = fields?.[0]
  const start = fields?.[19]
  return state === undefined || start === undefined ? undefined : { state, start }
}

/** Whether the process exists and is more than a zombie waiting for its parent. */
export function isAlive(pid: number): boolean {
  // Zero and below name groups of processes.
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it exists and belongs to someone else.
    if (codeOf(error) !== 'EPERM') return false
  }
  const state = process.platform === 'linux' ? linuxStat(pid)?.state : undefined
  return state !== 'Z' && state !== 'X'
}

/**
 * A mark that distinguishes a process from a later one with the same number, also after a reboot.
 * Undefined when the system does not say.
 */
export function startMark(pid: number): string | undefined {
  if (process.platform === 'linux') {
    const start = linuxStat(pid)?.start
    return start === undefined ? undefined : `${read('/proc/sys/kernel/random/boot_id')?.trim() ?? ''}:${start}`
  }
  if (process.platform === 'win32') {
    return ask('powershell.exe', ['-NoProfile', '-Command', `(Get-Process -Id ${pid}).StartTime.ToFileTimeUtc()`])
  }
  return ask('ps', ['-o', 'lstart=', '-p', String(pid)])
}

function isSameFolder(one: string, other: string): boolean | undefined {
  try {
    const [a, b] = [statSync(one), statSync(other)]
    return a.dev === b.dev && a.ino === b.ino
  } catch {
    return undefined
  }
}

function commandOf(pid: number): string | undefined {
  if (process.platform === 'linux') return read(`/proc/${pid}/cmdline`)
  if (process.platform !== 'win32') return ask('ps', ['-o', 'command=', '-p', String(pid)])
  return ask('powershell.exe', [
    '-NoProfile',
    '-Command',
    `(Get-CimInstance Win32_Process -Filter "ProcessId=${pid}").CommandLine`,
  ])
}

/**
 * Whether the process is a PostgreSQL server that works in this cluster folder; undefined when the system does not
 * say. A process number alone proves nothing: after a reboot or in a new container it is another program's.
 */
export function isPostmasterOf(pid: number, cluster: string): boolean | undefined {
  if (!isAlive(pid)) return false
  const command = commandOf(pid)
  if (command === undefined) return undefined
  if (process.platform !== 'linux') return command.includes('postgres') && command.includes(cluster)
  const words = command.split('\0')
  if (!basename(words[0] ?? '').startsWith('postgres')) return false
  // The working folder is right even when the cluster was moved after the start; reading it may be forbidden.
  return isSameFolder(`/proc/${pid}/cwd`, cluster) ?? words.includes(cluster)
}
