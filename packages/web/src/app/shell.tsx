import { useState } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { NavigationProvider } from '../platform/navigation.ts'
import { PathLink } from '../platform/path-link.tsx'
import { useMergeViews } from '../platform/viewed-here.ts'
import { UiLinkProvider } from '../ui/link.tsx'
import { ApiFeedback } from './api-feedback.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { PageMemory } from './page-memory.tsx'
import { PageStack } from './page-stack.tsx'
import { firstStack, nextStack, type Stack } from './stack.ts'
import { TabBar } from './tab-bar.tsx'
import { useAppNavigation } from './use-navigation.ts'
import { historyIndex } from './ways.ts'

/** The page stack follows the router's location: derived while rendering, so that no frame shows the old page. */
function useStack(): Stack {
  const location = useLocation()
  const action = useNavigationType()
  const [stack, setStack] = useState(() => firstStack({ location, action, index: historyIndex() }))
  if (stack.location === location) return stack
  const next = nextStack(stack, { location, action, index: historyIndex() })
  setStack(next)
  return next
}

/** Everything inside the router: the pages, the tab bar below them, and what floats above. */
export function Shell() {
  const stack = useStack()
  const navigation = useAppNavigation(stack)
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
