import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pickLocale } from '@zhujia/contract/core/locales.ts'
import { href } from '@zhujia/contract/screens.ts'
import type { Config } from '../config.ts'

/** Files by a screen's path and a language, as the build wrote them down. */
type Preloads = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

const linkTo = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`

/** What the document says to the app about this installation. */
export type PageSettings = Pick<Config, 'mode' | 'pageMax'>

function readPreloads(folder: string): Preloads {
  const file = join(folder, '.vite/preloads.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Preloads) : {}
}

/**
 * The app's document for an address. It is one and the same page, but it names the scripts, styles and texts of the
 * screen that is asked for: the browser fetches them beside the entry and not after it has run. Its root element carries
 * the mode, so that a demo says that it is one, the column's maximum, and the caller's language, in which the first screen speaks.
 */
export function readDocuments(
  folder: string,
  { mode, pageMax }: PageSettings,
): (url: string, acceptLanguage: string | undefined) => string {
  const preloads = readPreloads(folder)
  const page = readFileSync(join(folder, 'index.html'), 'utf8').replace(
    '<html ',
    `<html data-mode="${mode}" data-page-max="${pageMax}" `,
  )
  return (url, acceptLanguage) => {
    const path = url.split('?', 1)[0] ?? ''
    // The bare address leads to the first tab.
    const locale = pickLocale(acceptLanguage)
    const files = preloads[path === '/' ? href('home') : path]?.[locale] ?? []
    return page.replace(/ lang="[^"]*"/, ` lang="${locale}"`).replace('</head>', `${files.map(linkTo).join('')}</head>`)
  }
}
