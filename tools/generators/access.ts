import type { Screen } from '../../packages/contract/src/core/screen.ts'
import { SCREENS } from '../../packages/contract/src/screens.ts'
import { hasAccess, LISTED, PRINCIPALS } from './endpoints.ts'
import { page, table } from './markdown.ts'

const YES = '✓'
const HEAD = PRINCIPALS.map((principal) => `\`${principal}\``)
const cells = (access: Screen['access']): string[] =>
  PRINCIPALS.map((principal) => (hasAccess(access, principal) ? YES : ''))

/** docs/access.md: a table of every role and every screen and endpoint. */
export function accessPage(): string {
  const screens = Object.entries<Screen>(SCREENS).map(([key, { path, tab, access }]) => [
    `\`${key}\``,
    `\`${path}\``,
    String(tab ?? ''),
    ...cells(access),
  ])
  const endpoints = LISTED.map(({ key, spec }) => [
    `\`${key}\``,
    `\`${spec.method} ${spec.path}\``,
    ...cells(spec.access),
  ])
  return page('Who may come in', 'the areas’ `screens.ts` and `endpoints.ts` in the contract', [
    'The first of the three questions of [decision 001](decisions/001-who-may-open-what.md): may this active role come in at all? Several active roles may what one of them may. Whose row it is and what may happen to it now is asked after that.',
    '## Screens',
    table(['screen', 'path', 'tab', ...HEAD], screens),
    '## Endpoints',
    table(['endpoint', 'call', ...HEAD], endpoints),
  ])
}
