// Writes the table "screen × who may open it" into its decision page, between the two markers.
// `--check` writes nothing and exits 1 when the page is stale.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { BUYERS } from '../../packages/contract/src/core/roles.ts'
import { type Screen, SCREENS } from '../../packages/contract/src/screens.ts'

const TARGET = fileURLToPath(new URL('../../docs/decisions/001-who-may-open-what.md', import.meta.url))
const BETWEEN = /(<!-- screens -->\n)[\s\S]*?(<!-- \/screens -->)/

function whoOpens(access: Screen['access']): string {
  if (access === 'public') return 'everybody'
  if (access === 'session') return 'whoever is signed in'
  return access === BUYERS ? 'BUYERS' : access.join(', ')
}

function render(): string {
  const rows = Object.entries<Screen>(SCREENS).map(([key, { path, tab, access }]) => `| \`${key}\` | \`${path}\` | ${tab ?? ''} | ${whoOpens(access)} |`)
  return ['| screen | path | tab | open to |', '| --- | --- | --- | --- |', ...rows, ''].join('\n')
}

const current = readFileSync(TARGET, 'utf8')
const wanted = current.replace(BETWEEN, (_all, open: string, close: string) => `${open}${render()}${close}`)
if (!BETWEEN.test(current)) throw new Error(`${TARGET} has lost its markers`)
if (process.argv.includes('--check')) {
  if (current !== wanted) {
    console.error('docs/decisions/001-who-may-open-what.md is stale: run tools/generators/access-table.ts')
    process.exit(1)
  }
} else if (current !== wanted) {
  writeFileSync(TARGET, wanted)
}
