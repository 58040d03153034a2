import { href, screenAt } from '@zhujia/contract/screens.ts'
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react'
import { type NavigateFunction, useNavigate } from 'react-router'
import { type Navigation, screenAddress } from '../platform/navigation.ts'
import { prefetchPage } from './page-loader.ts'
import { safePath } from './safe-path.ts'
import type { Move, Stack } from './stack.ts'
import { isTabPath, parentPath } from './tabs.ts'

/** A second tap on "back" within this time is the same tap: the first one is still under way. */
const BACK_LOCK_MS = 400

type Go = (path: string, move?: Move) => void

/** This document's place in the browser's history of this app: 0 where it was entered. */
export function historyIndex(): number {
  const state: unknown = window.history.state
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0
  return typeof index === 'number' ? index : 0
}

const currentPath = (): string => window.location.pathname + window.location.search
const pathOf = ({ pathname, search }: { pathname: string; search: string }): string => pathname + search

interface Ways {
  /** On top of this page; a second tap on the same link finds itself there already. */
  push: (path: string) => void
  replace: Go
  back: (delta: number) => void
}

function waysOf(navigate: RefObject<NavigateFunction>): Ways {
  let backing = false
  const replace: Go = (path, move) => void navigate.current(path, { replace: true, state: move && { move } })
  return {
    push: (path) => {
      if (path !== currentPath()) void navigate.current(path)
    },
    replace,
    back: (delta) => {
      const index = historyIndex()
      if (index === 0) {
        const path = parentPath(window.location.pathname)
        return replace(path, isTabPath(path) ? 'tab' : undefined)
      }
      if (backing) return
      backing = true
      setTimeout(() => {
        backing = false
      }, BACK_LOCK_MS)
      void navigate.current(-Math.min(delta, index))
    },
  }
}

/** Whether the page right below the top one stands at this address. */
function liesBelow({ entries, activeId }: Stack, path: string): boolean {
  const below = historyIndex() - 1
  return entries.some(({ id, index, location }) => id !== activeId && index === below && pathOf(location) === path)
}

function navigationOf({ push, replace, back }: Ways, stack: RefObject<Stack>): Navigation {
  const open = (path: string, onto: (path: string) => void) => (isTabPath(path) ? replace(path, 'tab') : onto(path))
  return {
    navigateTo: (key, ...query) => push(screenAddress(key, query)),
    redirectTo: (key, ...query) => replace(screenAddress(key, query)),
    switchTab: (key, ...query) => replace(screenAddress(key, query), 'tab'),
    reLaunch: (key, ...query) => replace(screenAddress(key, query), 'relaunch'),
    navigateBack: (delta = 1) => back(delta),
    setQuery: (query) => {
      const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined)
      const search = new URLSearchParams(given).toString()
      replace(window.location.pathname + (search && `?${search}`), 'query')
    },
    openPath: (path) => open(path, push),
    returnTo: (path) => {
      const target = safePath(path) ?? href('user')
      if (liesBelow(stack.current, target)) back(1)
      else open(target, replace)
    },
    prefetchPath: (path) => {
      const screen = screenAt(new URL(path, window.location.origin).pathname)
      if (screen) prefetchPage(screen)
    },
  }
}

/** The app's implementation of Navigation, the same object for its whole life. */
export function useAppNavigation(stack: Stack): Navigation {
  const navigate = useNavigate()
  const latest = useRef(navigate)
  const latestStack = useRef(stack)
  useLayoutEffect(() => {
    latest.current = navigate
    latestStack.current = stack
  })
  return useMemo(() => navigationOf(waysOf(latest), latestStack), [])
}
