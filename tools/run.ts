import { spawn } from 'node:child_process'
import { ROOT } from './root.ts'

export class CommandFailed extends Error {
  override name = 'CommandFailed'
}

/** Runs a script on this Node in the project's folder and waits for it. @throws CommandFailed when it exits otherwise than 0 */
export async function run(args: readonly string[], env: Record<string, string> = {}): Promise<void> {
  const code = await exitCode(args, env)
  if (code !== 0) throw new CommandFailed(`${args.join(' ')} exited with ${code}`)
}

/** The same, answering the exit code. */
export function exitCode(args: readonly string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    })
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
}
