import type { Role } from '@zhujia/contract/core/roles.ts'
import { type ScreenKey, SCREENS } from '@zhujia/contract/screens.ts'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { leastAnswer } from '#testing/least-answer.ts'
import { startTinyServer, type TinyServer } from '#testing/tiny-server.ts'
import { startLocale } from '../platform/i18n/locale.ts'
import { signIn, signOut } from '../platform/session.ts'
import { App } from './app.tsx'
import { startBrowserHistory } from './browser-history.ts'
import { loadPage } from './page-loader.ts'
import { queryClient } from './query-client.ts'

const ID = '01920000-0000-7000-8000-000000000000'
const RETRY = { name: '重试' }
/** Screens that fetch nothing from the server when they open: they cannot fail. */
const STATIC: readonly ScreenKey[] = ['login', 'reset', 'settings', 'about']
/** What a screen's address needs beside its required ids to show anything. */
const QUERIES: Partial<Record<ScreenKey, string>> = {
  search: 'q=瓷砖',
  orderPlay: `sku=${ID}&quantity=1`,
  viewComments: `productId=${ID}`,
}

/** jsdom has no layout, so nothing ever comes into view. */
class NothingInView {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** A busy machine takes longer. */
const PATIENT = { timeout: 10_000 }
const KEYS = Object.keys(SCREENS) as ScreenKey[]
let server: TinyServer

beforeAll(async () => {
  server = await startTinyServer()
  const networkFetch = globalThis.fetch
  // The app calls its own origin; in this test that is a local server.
  vi.stubGlobal('fetch', (address: string, options: RequestInit) => networkFetch(server.base + address, options))
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal('IntersectionObserver', NothingInView)
  await startLocale()
})
afterAll(() => server.close())
afterEach(() => {
  cleanup()
  queryClient.clear()
  signOut()
})

function addressOf(key: ScreenKey): string {
  const required = Object.entries(SCREENS[key].query).flatMap(([name, kind]) =>
    kind === 'required' ? [`${name}=${ID}`] : [],
  )
  return `${SCREENS[key].path}?${[...required, QUERIES[key] ?? ''].join('&')}`
}

/** Somebody who may open the screen. */
function roleFor(key: ScreenKey): Role {
  const { access } = SCREENS[key]
  return typeof access === 'string' ? 'owner' : (access[0] ?? 'owner')
}

async function open(key: ScreenKey): Promise<void> {
  const roleCode = roleFor(key)
  signIn({
    token: 'a token',
    currentRoles: [{ roleCode }],
    availableRoles: [{ roleCode, roleName: roleCode, isPrimary: true }],
  })
  await loadPage(key)
  window.history.replaceState(null, '', addressOf(key))
  render(<App history={startBrowserHistory()} />)
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1), PATIENT)
}

/** What axe-core finds without a layout: names, roles, order, labels. Contrast and sizes are measured in the browser. */
async function violations(): Promise<string[]> {
  const found = await axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    rules: { 'color-contrast': { enabled: false } },
  })
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 120)}`))
}

vi.setConfig({ testTimeout: 20_000 })

test.each(KEYS.filter((key) => !STATIC.includes(key)))(
  '%s says when its data cannot be fetched, and fetches them anew',
  async (key) => {
    server.answerJson(500, { success: false, code: 500, message: 'broken' })
    await open(key)
    await screen.findAllByRole('button', RETRY, PATIENT)
    expect(await violations()).toEqual([])
    server.answer(({ method, url }, response) =>
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(leastAnswer(method, url))),
    )
    // Each part of a page that failed has its own retry button, and parts may fail one after another.
    await waitFor(() => {
      for (const button of screen.queryAllByRole('button', RETRY)) fireEvent.click(button)
      expect(screen.queryAllByRole('button', RETRY)).toEqual([])
    }, PATIENT)
  },
)

test.each(
  KEYS.filter((key) => !STATIC.includes(key)).flatMap((key) => [
    [key, 403, 'FORBIDDEN'] as const,
    [key, 404, 'NOT_FOUND'] as const,
  ]),
)('%s answers %i with a way on, and with no retry that could not help', async (key, status, errorCode) => {
  const already = server.received.length
  server.answerJson(status, { success: false, code: status, errorCode, message: 'refused' })
  await open(key)
  await waitFor(() => {
    expect(server.received.length).toBeGreaterThan(already)
    expect(screen.getByRole('main').getAttribute('aria-busy')).not.toBe('true')
  }, PATIENT)
  expect(screen.queryAllByRole('button', RETRY)).toEqual([])
  const page = screen.getByRole('main').parentElement ?? document.body
  expect(within(page).queryAllByRole('button').length + within(page).queryAllByRole('link').length).toBeGreaterThan(0)
  expect(await violations()).toEqual([])
})

test.each(KEYS)(
  '%s stands on the least that the contract lets the server answer, and offers a next step',
  async (key) => {
    server.answer(({ method, url }, response) =>
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(leastAnswer(method, url))),
    )
    await open(key)
    await waitFor(() => expect(screen.getByRole('main').getAttribute('aria-busy')).not.toBe('true'), PATIENT)
    expect(screen.queryAllByRole('button', RETRY)).toEqual([])
    const page = screen.getByRole('main').parentElement ?? document.body
    expect(within(page).queryAllByRole('button').length + within(page).queryAllByRole('link').length).toBeGreaterThan(0)
    expect(await violations()).toEqual([])
  },
)
