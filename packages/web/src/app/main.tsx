import './trusted-types.ts'
import '../ui/tokens.css'
import '../ui/base.css'
import { screenAt } from '@zhujia/contract/screens.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startLocale } from '../platform/i18n/locale.ts'
import { returnToLeftPage, takeReturn } from '../platform/leave-app.ts'
import { followOtherTabs } from '../platform/session.ts'
import { startPageWidth } from '../platform/page-width.ts'
import { startTextSize } from '../platform/text-size.ts'
import { startTheme } from '../platform/theme.ts'
import { App } from './app.tsx'
import { startBrowserHistory } from './browser-history.ts'
import { showFailedStart } from './first-screen.ts'
import { loadPage, prefetchPage } from './page-loader.ts'
import { startCacheRules } from './query-client.ts'
import { forbidCodeFromText } from './strict-zod.ts'
import { TABS } from './tabs.ts'

async function start(): Promise<void> {
  forbidCodeFromText()
  startTheme()
  startTextSize()
  startPageWidth()
  followOtherTabs()
  startCacheRules()
  const returned = takeReturn()
  if (returned !== undefined) window.history.replaceState(window.history.state, '', returned)
  const history = startBrowserHistory()
  // The document may also be restored as it was left.
  window.addEventListener('pageshow', ({ persisted }) => {
    const address = persisted ? takeReturn() : undefined
    if (address !== undefined) history.replace(address)
  })
  const screen = screenAt(window.location.pathname)
  // The page's code and the texts load in parallel; a page that fails shows its own retry button.
  await Promise.all([startLocale(), screen && loadPage(screen).catch(() => undefined)])
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html lacks #root')
  createRoot(root).render(
    <StrictMode>
      <App history={history} />
    </StrictMode>,
  )
  // Without them, what others change is read every half minute.
  void import('./hints.ts').then(
    ({ startHints }) => startHints(),
    () => undefined,
  )
  setTimeout(() => TABS.forEach(prefetchPage), 3000)
}

if (!returnToLeftPage())
  start().catch((error: unknown) => {
    showFailedStart()
    throw error
  })
