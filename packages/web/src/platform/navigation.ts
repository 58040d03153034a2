import { href, type ScreenKey, type SCREENS } from '@zhujia/contract/screens.ts'
import { createContext, use, useEffect } from 'react'

/** The screens of the tab bar. */
export type TabKey = { [Key in ScreenKey]: (typeof SCREENS)[Key] extends { tab: number } ? Key : never }[ScreenKey]
/** All others: those that open on top of a page. */
export type PageKey = Exclude<ScreenKey, TabKey>

type AfterFirst<All extends readonly unknown[]> = All extends readonly [unknown, ...infer Rest] ? Rest : []
/** The query of a screen as an argument: absent, optional or required, as the screen declares it. */
export type QueryArgs<Key extends ScreenKey> = AfterFirst<Parameters<typeof href<Key>>>

/**
 * The address of a screen from a key and a query whose pairing was checked where the caller wrote them: `href` for
 * code that handles any screen.
 */
export const screenAddress: (key: ScreenKey, query: readonly unknown[]) => string = (key, query) =>
  (href as (key: ScreenKey, ...query: readonly unknown[]) => string)(key, ...query)

/**
 * Navigation between screens, by their keys. Pages below the top one stay mounted, hidden, with their state and
 * scroll; tab pages stay until a relaunch.
 */
export interface Navigation {
  /** A new page on top of this one. */
  navigateTo: <Key extends PageKey>(key: Key, ...query: QueryArgs<Key>) => void
  /** A new page in place of this one. */
  redirectTo: <Key extends PageKey>(key: Key, ...query: QueryArgs<Key>) => void
  /** To a tab: every page that is not a tab is dropped, the tab comes back as it was left. */
  switchTab: <Key extends TabKey>(key: Key, ...query: QueryArgs<Key>) => void
  /** Everything is dropped, tabs too, and one page begins anew. */
  reLaunch: <Key extends ScreenKey>(key: Key, ...query: QueryArgs<Key>) => void
  /** Back by so many pages; where there is no history, to the screen's parent. */
  navigateBack: (delta?: number) => void
  /** Runs `handler` in place of a step back of the browser, so that a page can ask before somebody leaves it. Undefined removes it. */
  setBackHandler: (handler: (() => void) | undefined) => void
  /** New query parameters of this page: its state stays, reload and back keep them. */
  setQuery: (query: Readonly<Record<string, string | undefined>>) => void
  /** An address of this app (from `href`): a tab is switched to, any other page opens on top. */
  openPath: (path: string) => void
  /**
   * Returns from a screen such as the login to the given address of this app, else to the account page. When
   * that address is the page below, this is a step back; anything that is not a path of this origin is ignored.
   */
  returnTo: (path: string | undefined) => void
  /** Fetches a screen's code ahead of time. */
  prefetchPath: (path: string) => void
}

const NavigationContext = createContext<Navigation | undefined>(undefined)
/** Provides the app's implementation. */
export const NavigationProvider = NavigationContext

/** The navigation between screens. */
export function useNavigation(): Navigation {
  const navigation = use(NavigationContext)
  if (!navigation) throw new Error('NavigationProvider is missing above this component')
  return navigation
}

/** The place of a page in the stack. */
export interface PagePlace {
  /** Undefined on the page for unknown addresses. */
  screen: ScreenKey | undefined
  isTab: boolean
  query: Readonly<Record<string, string>>
}

const PageContext = createContext<PagePlace | undefined>(undefined)
/** The page stack provides each page with its place. */
export const PageProvider = PageContext

/** This page's place: its screen and query. */
export function usePage(): PagePlace {
  const page = use(PageContext)
  if (!page) throw new Error('PageProvider is missing above this component')
  return page
}

type QueryOf<Key extends ScreenKey> = NonNullable<Parameters<typeof href<Key>>[1]>

/** This page's query parameters; the screen's name gives their types. An address may lack even a required one. */
export function usePageQuery<Key extends ScreenKey>(_screen: Key): Partial<QueryOf<Key>> {
  // An address can hold anything: only the screen's own names are read, and each may be missing.
  return usePage().query as Partial<QueryOf<Key>>
}

/** The document's title while this page is shown, also after coming back to it. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}
