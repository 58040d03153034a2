import { pathToFileURL } from 'node:url'
import { type Cruise, cruise } from './cruise.ts'
import { listSourceFiles } from './source-files.ts'

/**
 * What is wrong with a cruise, one line each: breaches of rules, files that git lists and the cruiser
 * did not read, imports that led nowhere. A cruiser that reads nothing reports no breach, which is
 * why the last two are faults as well.
 */
export function complaints(seen: Cruise, listed: string[]): string[] {
  const cruised = new Set(seen.cruised)
  const missed = listed.filter((path) => !cruised.has(path))
  const guard = `cruised ${listed.length - missed.length} of the ${listed.length} TypeScript files that git lists; not seen: ${missed.join(', ')}`
  return [
    ...seen.breaches.map(({ rule, from, to }) => (from === to ? `${rule}: ${from}` : `${rule}: ${from} → ${to}`)),
    ...(missed.length > 0 ? [guard] : []),
    ...seen.unresolved.map((line) => `cannot resolve: ${line}`),
  ]
}

function main(root: string): void {
  const seen = cruise(root)
  const lines = complaints(seen, listSourceFiles(root))
  console.log([...lines, `${seen.cruised.length} modules cruised`].join('\n'))
  process.exitCode = lines.length > 0 ? 1 : 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main(process.cwd())
