import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'

/** The time limit of a child process, and the variables that it gets besides ours. */
export interface Bounds {
  timeoutMs: number
  env?: Record<string, string>
}

// A process group of its own, so that the children of a download or a package manager end with it.
const hasGroups = process.platform !== 'win32'

/**
 * Runs a program to its end and returns what it wrote. Throws with the first error line of its
 * output when it fails, and ends it with all its children when the time is up.
 */
export async function runBounded(
  command: string,
  args: readonly string[],
  { timeoutMs, env = {} }: Bounds,
): Promise<string> {
  const name = [command.split(/[\\/]/).at(-1), ...args].join(' ')
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: hasGroups,
  })
  let output = ''
  const collect = (chunk: Buffer): void => {
    output += chunk.toString('utf8')
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  const closed = once(child, 'close').catch(() => undefined)
  let isLate = false
  const onTime = setTimeout(() => {
    isLate = true
    signalGroup(child, 'SIGTERM')
  }, timeoutMs)
  const onPatience = setTimeout(() => signalGroup(child, 'SIGKILL'), timeoutMs + 10_000)
  try {
    const [code] = await once(child, 'exit')
    // A service that an installation started may keep the pipes open for ever: do not wait for it.
    await Promise.race([closed, delay(1_000, undefined, { ref: false })])
    if (isLate) throw new Error(`${name} took longer than ${timeoutMs / 1000} s and was ended`)
    if (code !== 0) throw new Error(`${name} failed (exit ${code}): ${firstError(output)}`)
    return output
  } finally {
    clearTimeout(onTime)
    clearTimeout(onPatience)
    child.stdout.destroy()
    child.stderr.destroy()
  }
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (hasGroups && child.pid !== undefined) process.kill(-child.pid, signal)
    else child.kill(signal)
  } catch {
    // It ended by itself in the meantime.
  }
}

function firstError(output: string): string {
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return lines.find((line) => /^(E:|Error:)/.test(line)) ?? lines.at(-1) ?? 'no output'
}
