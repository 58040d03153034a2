import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Area } from './area.ts'
import { rename } from './template.ts'

/** Lines that join a file which others share. */
interface Registration {
  file: string
  /**
   * The lines that the areas have there, each with its area's name as the first group: the new ones stand among them by the alphabet.
   * With `last` it is what the new lines come right behind.
   */
  among: RegExp
  last?: true
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
    among: /^import \* as (\w+) from .*\n/gm,
    lines: "import * as gadgets from './gadgets/endpoints.ts'\n",
  },
  { file: `${CONTRACT}/endpoints.ts`, among: /^ {2}(\w+),\n/gm, lines: '  gadgets,\n' },
  {
    file: `${CONTRACT}/errors.ts`,
    among: /^import \{ \w+_ERRORS \} from '\.\/(\w+)\/.*\n/gm,
    lines: "import { GADGETS_ERRORS } from './gadgets/errors.ts'\n",
  },
  { file: `${CONTRACT}/errors.ts`, among: /^ {2}\.\.\.(?!CORE)(\w+)_ERRORS,\n/gm, lines: '  ...GADGETS_ERRORS,\n' },
  {
    file: `${SERVER}/areas.ts`,
    among: /^import \{ \w+Area \} from '\.\/modules\/(\w+)\/.*\n/gm,
    lines: "import { gadgetsArea } from './modules/gadgets/index.ts'\n",
  },
  { file: `${SERVER}/areas.ts`, among: /^ {2}(\w+): \w+Area\b.*\n/gm, lines: '  gadgets: gadgetsArea,\n' },
  {
    file: `${DEMO}/index.ts`,
    among: /^import \{ [^}]* \} from '\.\/(\w+)\/.*\n/gm,
    lines: "import { seedGadgets } from './gadgets/seed.ts'\n",
  },
  {
    file: `${DEMO}/index.ts`,
    among: /^ {4}const userIds = await seedAccounts\(ctx\)\n/gm,
    last: true,
    lines: '    await seedGadgets(ctx, userIds)\n',
  },
  {
    file: `${SERVER}/testing/sweeps/sweeps.ts`,
    among: /^import \{ \w+Sweep \} from '#modules\/(\w+)\/.*\n/gm,
    lines: "import { gadgetsSweep } from '#modules/gadgets/sweep.ts'\n",
  },
  {
    file: `${SERVER}/testing/sweeps/sweeps.ts`,
    among: /^ {2}(\w+): \w+Sweep,\n/gm,
    lines: '  gadgets: gadgetsSweep,\n',
  },
  {
    file: `${WEB}/entities/stale-after.ts`,
    among: /^import \{ \w+Stale \} from '\.\/(\w+)\/.*\n/gm,
    lines: "import { gadgetsStale } from './gadgets/stale-after.ts'\n",
  },
  { file: `${WEB}/entities/stale-after.ts`, among: /^ {2}\.\.\.(\w+)Stale,\n/gm, lines: '  ...gadgetsStale,\n' },
  ...Object.entries(REFUSALS).map(([file, [limit, closed]]) => ({
    file: `${SERVER}/locales/${file}.ts`,
    among: /^ {2}errors: \{\n[^]*?(?=^ {2}\},)/gm,
    last: true as const,
    lines: `    GADGET_LIMIT: '${limit}',\n    GADGET_CLOSED: '${closed}',\n`,
  })),
]

const WEB_SIDE: readonly Registration[] = [
  {
    file: `${CONTRACT}/screens.ts`,
    among: /^import \{ \w+Screens \} from '\.\/(\w+)\/.*\n/gm,
    lines: "import { gadgetsScreens } from './gadgets/screens.ts'\n",
  },
  { file: `${CONTRACT}/screens.ts`, among: /^ {2}\.\.\.(\w+)Screens,\n/gm, lines: '  ...gadgetsScreens,\n' },
  {
    file: `${WEB}/app/screen-loaders.ts`,
    among: /^import \{ \w+Pages \} from '\.\.\/features\/(\w+)\/.*\n/gm,
    lines: "import { gadgetsPages } from '../features/gadgets/screens.ts'\n",
  },
  { file: `${WEB}/app/screen-loaders.ts`, among: /^ {2}\.\.\.(\w+)Pages,\n/gm, lines: '  ...gadgetsPages,\n' },
  ...Object.entries(TITLES).map(([locale, title]) => ({
    file: `${WEB}/locales/${locale}/core.ts`,
    among: /^ {2}screens: \{\n[^]*?(?=^ {2}\})/gm,
    last: true as const,
    lines: `    gadgets: '${title}',\n`,
  })),
]

function insert(text: string, { file, among, last, lines }: Registration): string {
  const rows = [...text.matchAll(among)]
  const end = rows.at(-1)
  if (!end)
    throw new Error(
      `${file} has no ${among.source}: its shape has changed, and so must tools/new-area/registrations.ts`,
    )
  const [own = ''] = [...lines.matchAll(among)].map(([, name = '']) => name.toLowerCase())
  const next = last ? undefined : rows.find(([, name = '']) => name.toLowerCase() > own)
  const index = next ? next.index : end.index + end[0].length
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
