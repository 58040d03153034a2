import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { listPages, listSourceFiles } from '../checks/source-files.ts'
import { type Finding, type ProjectRule, parse } from './rule.ts'
import { RULES } from './rules.ts'

/** The tests of the rules contain planted faults. */
const PLANTED = /^tools\/project-rules\/.*\.test\.ts$/

/** All breaches of all project rules under `root`, one line each: `path:line rule: what (why)`. */
export function breaches(root: string): string[] {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8')
  return [
    ...listSourceFiles(root).flatMap((path) => {
      if (PLANTED.test(path)) return []
      const file = parse(path, read(path))
      return RULES.flatMap((rule) => linesFor(path, rule, rule.check(file, path)))
    }),
    ...listPages(root).flatMap((path) =>
      RULES.flatMap((rule) => linesFor(path, rule, rule.checkPage?.(read(path), path) ?? [])),
    ),
  ]
}

const linesFor = (path: string, { name, why }: ProjectRule, findings: readonly Finding[]): string[] =>
  findings.map(({ line, message }) => `${path}:${line} ${name}: ${message} (${why})`)

function main(root: string): void {
  const lines = breaches(root)
  console.log([...lines, `${RULES.length} rules, ${lines.length} breaches`].join('\n'))
  process.exitCode = lines.length > 0 ? 1 : 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main(process.cwd())
