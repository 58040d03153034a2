import { LOCALES } from '@zhujia/contract/core/locales.ts'
import en from '../locales/en/core.ts'
import es from '../locales/es/core.ts'
import fr from '../locales/fr/core.ts'
import zhHans from '../locales/zh-Hans/core.ts'
import zhHant from '../locales/zh-Hant/core.ts'

const CORE = { 'zh-Hans': zhHans, 'zh-Hant': zhHant, en, fr, es }

const words = LOCALES.map((locale) => {
  const { page, ui } = CORE[locale]
  const titles = `<p class="first-failed">${page.broken}</p><p class="first-offline">${ui.offline}</p>`
  const retry = `<span class="first-slow">${page.timeout}</span><span class="first-offline">${ui.retry}</span>`
  return `<div class="first-words" lang="${locale}">${titles}<a href="">${retry}</a></div>`
}).join('')

/**
 * Puts the first screen into the document while it is built: nothing for 200 ms, then a spinner, and a link that loads the
 * document again when the start fails or takes long. It needs no script; base.css shows the words of the document's
 * language.
 */
export const withFirstScreen = (html: string): string =>
  html.replace(
    '<div id="root">',
    `<div id="root"><div class="first" role="status"><span class="first-ring" aria-hidden="true"></span>${words}</div>`,
  )
