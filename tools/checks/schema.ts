// A step of the check: the migrations make exactly the tables that packages/server/src/tables declares.
import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import settings from '../../packages/server/drizzle.config.ts'
import { ROOT } from '../root.ts'

/** Runs drizzle-kit as a developer does, but into `out`, which it understands only as a relative path. @returns what it says */
export function generate(root: string, out: string): string {
  const cwd = join(root, 'packages/server')
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [
      join(ROOT, 'node_modules/drizzle-kit/bin.cjs'),
      'generate',
      `--dialect=${settings.dialect}`,
      `--schema=${String(settings.schema)}`,
      `--out=${relative(cwd, out).replaceAll('\\', '/')}`,
    ],
    { cwd, encoding: 'utf8' },
  )
  return stdout + stderr
}

/** What a new migration would say; undefined when there is nothing to migrate. The tree stays as it is. */
export function missingMigration(root: string): string | undefined {
  const scratch = mkdtempSync(join(tmpdir(), 'zhujia-schema-'))
  try {
    cpSync(join(root, 'packages/server/src/tables/migrations/meta'), join(scratch, 'meta'), { recursive: true })
    const output = generate(root, scratch)
    // Its word, not its exit code or the lack of a file: where it would ask whether a column was renamed it ends with 0 and writes nothing.
    if (output.includes('No schema changes')) return undefined
    const written = globSync('*.sql', { cwd: scratch }).map((name) => readFileSync(join(scratch, name), 'utf8'))
    return written.join('\n') || output
  } finally {
    rmSync(scratch, { recursive: true })
  }
}

if (import.meta.main) {
  const missing = missingMigration(ROOT)
  if (missing !== undefined) {
    console.error(`packages/server/src/tables differs from the last migration; a new one would say:\n${missing}`)
    console.error('Run `npx drizzle-kit generate --name <what>` in packages/server.')
    process.exitCode = 1
  }
}
