import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screen } from '@testing-library/react'
import { LAZY_DELAY_MS } from '@zhujia/contract/core/constants.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { withFirstScreen } from './first-markup.ts'
import { showFailedStart } from './first-screen.ts'

const file = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

beforeEach(() => {
  const built = new DOMParser().parseFromString(withFirstScreen(file('../../index.html')), 'text/html')
  document.body.innerHTML = built.body.innerHTML
  const style = document.createElement('style')
  style.textContent = file('../ui/base.css')
  document.head.append(style)
})

const shown = () =>
  [...document.querySelectorAll('.first p, .first a span')].filter((one) => {
    for (let at: Element | null = one; at; at = at.parentElement)
      if (window.getComputedStyle(at).display === 'none') return false
    return true
  })

test.each([
  ['zh-Hans', true, ['页面没能打开', '连接超时，点击重试']],
  ['zh-Hant', false, ['網路已中斷', '重試']],
  ['fr', true, ['La page ne s’est pas ouverte', 'Délai dépassé, touchez pour réessayer']],
])('a start that fails in %s with the network %s says so, with a way to retry', (lang, online, words) => {
  document.documentElement.lang = lang
  expect(screen.getByRole('status')).not.toBeNull()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
  showFailedStart()
  expect(screen.getByRole('alert')).not.toBeNull()
  expect(shown().map((one) => one.textContent)).toEqual(words)
  expect(document.querySelector<HTMLAnchorElement>('.first a')?.href).toBe(window.location.href)
})

/** When each animation of an element of the first screen begins: its name, its length, its delay. */
const animationsOf = (selector: string): string[] => {
  const element = document.querySelector(selector)
  return element ? window.getComputedStyle(element).animation.split(/,\s*/) : []
}

test('the ring appears after the delay of the specification, the way to retry after ten seconds', () => {
  expect(animationsOf('.first-ring')).toContain(`first-appear 0s ${LAZY_DELAY_MS}ms backwards`)
  expect(animationsOf('.first-words')).toEqual(['first-appear 0s 10s backwards'])
})
