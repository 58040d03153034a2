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

/** What the document passes to the app about this installation. */
export type PageSettings = Pick<Config, 'mode' | 'pageMax'>

function readPreloads(folder: string): Preloads {
  const file = join(folder, '.vite/preloads.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Preloads) : {}
}

/**
 * The app's document for a path. It is always the same page, with links to the scripts, styles and texts of the requested screen,
 * so that the browser fetches them in parallel with the entry. The root element has the mode (a demo is marked as one), the
 * column's maximum width, and the caller's language for the first screen.
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
