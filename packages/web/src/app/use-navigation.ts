import { href, screenAt } from '@zhujia/contract/screens.ts'
import { useLayoutEffect, useState } from 'react'
import { type Navigation, screenAddress } from '../platform/navigation.ts'
import type { BrowserHistory } from './browser-history.ts'
import { setBackHandler } from '../ui/overlay/layers.ts'
import { prefetchPage } from './page-loader.ts'
import { safePath } from './safe-path.ts'
import type { Stack } from './stack.ts'
import { isTabPath } from './tabs.ts'
import { HistoryActions } from './history-actions.ts'

const pathOf = ({ pathname, search }: { pathname: string; search: string }): string => pathname + search

/** Whether the page right below the top one has this address. */
function liesBelow({ entries, activeId }: Stack, here: number, path: string): boolean {
  const below = here - 1
  return entries.some(({ id, index, location }) => id !== activeId && index === below && pathOf(location) === path)
}

function addressWith(query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
  const search = new URLSearchParams(given).toString()
  return window.location.pathname + (search && `?${search}`)
}

interface Implementation {
  navigation: Navigation
  follow: (stack: Stack) => void
}

function implement(history: BrowserHistory, first: Stack): Implementation {
  const actions = new HistoryActions(history)
  let stack = first
  const open = (path: string, otherwise: (path: string) => void) =>
    isTabPath(path) ? actions.replace(path, 'tab') : otherwise(path)
  const navigation: Navigation = {
    navigateTo: (key, ...query) => actions.push(screenAddress(key, query)),
    redirectTo: (key, ...query) => actions.replace(screenAddress(key, query)),
    switchTab: (key, ...query) => actions.replace(screenAddress(key, query), 'tab'),
    reLaunch: (key, ...query) => actions.replace(screenAddress(key, query), 'relaunch'),
    navigateBack: (delta = 1) => actions.back(delta),
    setBackHandler,
    setQuery: (query) => actions.replace(addressWith(query), 'query'),
    openPath: (path) => open(path, (page) => actions.push(page)),
    returnTo: (path) => {
      const target = safePath(path) ?? href('user')
      if (liesBelow(stack, history.arrivals.get().index, target)) actions.back(1)
      else open(target, (page) => actions.replace(page))
    },
    prefetchPath: (path) => {
      const screen = screenAt(new URL(path, window.location.origin).pathname)
      if (screen) prefetchPage(screen)
    },
  }
  return {
    navigation,
    follow: (latest) => {
      stack = latest
    },
  }
}

/** The app's implementation of Navigation, the same object for its whole life. */
export function useAppNavigation(history: BrowserHistory, stack: Stack): Navigation {
  const [{ navigation, follow }] = useState(() => implement(history, stack))
  useLayoutEffect(() => follow(stack))
  return navigation
}
