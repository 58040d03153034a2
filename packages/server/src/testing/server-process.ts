import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'

const LISTENING = /listening at (http:\/\/[\w.:]+)/i

export interface Process {
  child: ChildProcess
  url: string
  /** Everything that it has written. */
  output(): string
  ended: Promise<number | null>
}

const OWN = join(import.meta.dirname, '..')

/** Starts the server of a source folder as a process; resolves once it listens or has ended. */
export function launch(env: Record<string, string>, folder = OWN): Promise<Process> {
  const child = spawn(process.execPath, [join(folder, 'main.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  return new Promise((resolve) => {
    const done = (url: string): void => resolve({ child, url, output: () => text, ended })
    const read = (chunk: Buffer): void => {
      text += chunk.toString()
      const url = LISTENING.exec(text)?.[1]
      if (url) done(url)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('exit', () => done(''))
  })
}

export async function waitUntilReady(url: string): Promise<void> {
  while ((await fetch(`${url}/readyz`)).status !== 200) await new Promise((resolve) => setImmediate(resolve))
}
