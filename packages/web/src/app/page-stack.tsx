import { hasWholeQuery, mayOpen, type ScreenKey, widthOf } from '@zhujia/contract/screens.ts'
import { Activity, Suspense, useMemo } from 'react'
import { PageProvider } from '../platform/navigation.ts'
import { activeRoles, useSession } from '../platform/session.ts'
import { ForbiddenPage, NotFoundPage, ToFirstTab, ToLogin } from './dead-ends.tsx'
import { LazyPage } from './lazy-page.tsx'
import { PageBoundary } from './page-boundary.tsx'
import styles from './page-stack.module.css'
import type { Entry, Stack } from './stack.ts'

/** What a screen shows to a person who may not open it. */
function Guarded({ screen, query }: { screen: ScreenKey; query: URLSearchParams }) {
  const roles = activeRoles(useSession())
  if (!hasWholeQuery(screen, query)) return <NotFoundPage />
  if (mayOpen(screen, roles)) return <LazyPage screen={screen} />
  return roles ? <ForbiddenPage screen={screen} /> : <ToLogin />
}

function Content({ screen, location }: Pick<Entry, 'screen' | 'location'>) {
  if (screen) return <Guarded screen={screen} query={new URLSearchParams(location.search)} />
  return location.pathname === '/' ? <ToFirstTab /> : <NotFoundPage />
}

function StackedPage({ entry, active, direction }: { entry: Entry; active: boolean; direction: Stack['direction'] }) {
  const { id, screen, isTab, location } = entry
  const roles = activeRoles(useSession()) ?? []
  const place = useMemo(
    () => ({ screen, isTab, query: Object.fromEntries(new URLSearchParams(location.search)) }),
    [screen, isTab, location.search],
  )
  return (
    <Activity mode={active ? 'visible' : 'hidden'}>
      <div
        id={`page-${id}`}
        tabIndex={-1}
        className={styles.page}
        data-direction={direction}
        data-width={widthOf(screen, { roles, query: place.query })}
      >
        <PageProvider value={place}>
          <PageBoundary>
            <Suspense>
              <Content screen={screen} location={location} />
            </Suspense>
          </PageBoundary>
        </PageProvider>
      </div>
    </Activity>
  )
}

/** All living pages; only the active one is shown, the others keep their state and DOM without effects. */
export function PageStack({ stack }: { stack: Stack }) {
  // A fixed order: otherwise React would move the DOM of a page that changes places, which reloads its media.
  const entries = stack.entries.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  return entries.map((entry) => (
    <StackedPage key={entry.id} entry={entry} active={entry.id === stack.activeId} direction={stack.direction} />
  ))
}
