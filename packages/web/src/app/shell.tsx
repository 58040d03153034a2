import { useState } from 'react'
import { NavigationProvider } from '../platform/navigation.ts'
import { PathLink } from '../platform/path-link.tsx'
import { useStore } from '../platform/store.ts'
import { useMergeViews } from '../entities/views/viewed-here.ts'
import { UiLinkProvider } from '../ui/action/link.tsx'
import { ApiFeedback } from './api-feedback.tsx'
import type { BrowserHistory } from './browser-history.ts'
import { OfflineNotice } from './offline-notice.tsx'
import { PageMemory } from './page-memory.tsx'
import { PageStack } from './page-stack.tsx'
import { firstStack, nextStack, type Stack } from './stack.ts'
import { TabBar } from './tab-bar.tsx'
import { useAppNavigation } from './use-navigation.ts'

/** The page stack for the browser's present place. It is derived while rendering, so that no frame shows the old page. */
function useStack(history: BrowserHistory): Stack {
  const arrival = useStore(history.arrivals)
  const [stack, setStack] = useState(() => firstStack(arrival))
  if (stack.location === arrival.location) return stack
  const next = nextStack(stack, arrival)
  setStack(next)
  return next
}

/** The app's frame: the pages, the tab bar below them, and what floats above. */
export function Shell({ history }: { history: BrowserHistory }) {
  const stack = useStack(history)
  const navigation = useAppNavigation(history, stack)
  useMergeViews()
  const active = stack.entries.find(({ id }) => id === stack.activeId)
  return (
    <NavigationProvider value={navigation}>
      <UiLinkProvider value={PathLink}>
        <OfflineNotice />
        <PageStack stack={stack} />
        {active && <PageMemory active={active} epoch={stack.epoch} />}
        <TabBar current={active?.screen} />
        <ApiFeedback pageId={stack.activeId} />
      </UiLinkProvider>
    </NavigationProvider>
  )
}
