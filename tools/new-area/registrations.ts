import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Area } from './area.ts'
import { rename } from './template.ts'

/** Lines that join a file which others share. */
interface Registration {
  file: string
  /** What must be there; the lines come right behind it, or right before it where `before` is set. */
  at: RegExp
  before?: true
  lines: string
}

const CONTRACT = 'packages/contract/src'
const SERVER = 'packages/server/src'
const DEMO = 'packages/demo/src'
const WEB = 'packages/web/src'

/** What the server says when it refuses; the words are to be made the area's own. */
const REFUSALS: Readonly<Record<string, readonly [limit: string, closed: string]>> = {
  'zh-hans': ['进行中的太多了，请先关闭一些', '这一项已经关闭'],
  'zh-hant': ['進行中的太多了，請先關閉一些', '這一項已經關閉'],
  en: ['Too many are open; close some first', 'This one is closed already'],
  fr: ['Trop sont en cours ; clôturez-en d’abord', 'C’est déjà clos'],
  es: ['Hay demasiados abiertos; cierre alguno primero', 'Ya está cerrado'],
}

/** The page's title. */
const TITLES: Readonly<Record<string, string>> = {
  'zh-Hans': '我的记录',
  'zh-Hant': '我的記錄',
  en: 'My records',
  fr: 'Mes fiches',
  es: 'Mis registros',
}

const EVERY_SIDE: readonly Registration[] = [
  {
    file: `${CONTRACT}/endpoints.ts`,
    at: /import \* as /,
    before: true,
    lines: "import * as gadgets from './gadgets/endpoints.ts'\n",
  },
  { file: `${CONTRACT}/endpoints.ts`, at: /export const ENDPOINTS = \{/, lines: ' gadgets,' },
  {
    file: `${CONTRACT}/errors.ts`,
    at: /import \{ \w+_ERRORS \}/,
    before: true,
    lines: "import { GADGETS_ERRORS } from './gadgets/errors.ts'\n",
  },
  { file: `${CONTRACT}/errors.ts`, at: / {2}\.\.\.CORE_ERRORS,\n/, lines: '  ...GADGETS_ERRORS,\n' },
  {
    file: `${SERVER}/areas.ts`,
    at: /import \{[^}]*\} from '\.\/modules\//,
    before: true,
    lines: "import { gadgetsArea } from './modules/gadgets/index.ts'\n",
  },
  { file: `${SERVER}/areas.ts`, at: /const BY_NAME = \{\n/, lines: '  gadgets: gadgetsArea,\n' },
  {
    file: `${DEMO}/index.ts`,
    at: /import \{[^}]*\} from '\.\/addresses\//,
    before: true,
    lines: "import { seedGadgets } from './gadgets/seed.ts'\n",
  },
  {
    file: `${DEMO}/index.ts`,
    at: / {4}const userIds = await seedAccounts\(ctx\)\n/,
    lines: '    await seedGadgets(ctx, userIds)\n',
  },
  {
    file: `${SERVER}/testing/sweeps/sweeps.ts`,
    at: /import \{ \w+Sweep \}/,
    before: true,
    lines: "import { gadgetsSweep } from '#modules/gadgets/sweep.ts'\n",
  },
  {
    file: `${SERVER}/testing/sweeps/sweeps.ts`,
    at: /export const SWEEPS: [^\n]*\{\n/,
    lines: '  gadgets: gadgetsSweep,\n',
  },
  {
    file: `${WEB}/entities/stale-after.ts`,
    at: /import \{ \w+Stale \}/,
    before: true,
    lines: "import { gadgetsStale } from './gadgets/stale-after.ts'\n",
  },
  { file: `${WEB}/entities/stale-after.ts`, at: /export const STALE_AFTER: [^\n]*\{\n/, lines: '  ...gadgetsStale,\n' },
  ...Object.entries(REFUSALS).map(([file, [limit, closed]]) => ({
    file: `${SERVER}/locales/${file}.ts`,
    at: / {2}errors: \{\n/,
    lines: `    GADGET_LIMIT: '${limit}',\n    GADGET_CLOSED: '${closed}',\n`,
  })),
]

const WEB_SIDE: readonly Registration[] = [
  {
    file: `${CONTRACT}/screens.ts`,
    at: /import \{ \w+Screens \}/,
    before: true,
    lines: "import { gadgetsScreens } from './gadgets/screens.ts'\n",
  },
  { file: `${CONTRACT}/screens.ts`, at: /export const SCREENS = \{\n/, lines: '  ...gadgetsScreens,\n' },
  {
    file: `${WEB}/app/screen-loaders.ts`,
    at: /import \{ \w+Pages \}/,
    before: true,
    lines: "import { gadgetsPages } from '../features/gadgets/screens.ts'\n",
  },
  { file: `${WEB}/app/screen-loaders.ts`, at: /SCREEN_LOADERS: [^\n]*\{\n/, lines: '  ...gadgetsPages,\n' },
  ...Object.entries(TITLES).map(([locale, title]) => ({
    file: `${WEB}/locales/${locale}/core.ts`,
    at: / {2}screens: \{\n/,
    lines: `    gadgets: '${title}',\n`,
  })),
]

function insert(text: string, { file, at, before, lines }: Registration): string {
  const found = at.exec(text)
  if (!found)
    throw new Error(`${file} has no ${at.source}: its shape has changed, and so must tools/new-area/registrations.ts`)
  const index = found.index + (before ? 0 : found[0].length)
  return text.slice(0, index) + lines + text.slice(index)
}

const withoutLine = (text: string, beginning: string): string =>
  text
    .split('\n')
    .filter((line) => !line.startsWith(beginning))
    .join('\n')

/** The shared files as they are with the area in them, by path from the root. Nothing is written. */
export function registered(root: string, area: Area): Record<string, string> {
  const files: Record<string, string> = {}
  const textOf = (file: string): string => files[file] ?? readFileSync(join(root, file), 'utf8')
  for (const one of [...EVERY_SIDE, ...(area.screen === undefined ? [] : WEB_SIDE)])
    files[one.file] = insert(textOf(one.file), { ...one, lines: rename(one.lines, area) })
  const later = 'docs/spec/later.md'
  if (area.screen !== undefined) files[later] = withoutLine(textOf(later), `- \`${area.screen}\`: `)
  return files
}

/** The first thousand of error numbers that no area has. */
export function nextThousand(errorTexts: readonly string[]): number {
  const used = errorTexts.flatMap((text) =>
    [...text.matchAll(/code: (\d{2})\d{3}\b/g)].map(([, thousand]) => Number(thousand)),
  )
  return Math.max(...used) + 1
}
