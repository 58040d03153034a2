import type { ReactNode } from 'react'
import { useTexts } from '../platform/i18n/use-texts.ts'
import { useDocumentTitle, useNavigation, usePage } from '../platform/navigation.ts'
import { NavBar } from '../ui/layout/nav-bar.tsx'
import { Page } from '../ui/layout/page.tsx'

export interface ScreenPageProps {
  /** In place of the screen's own title, when the page knows a better one (a product's name). */
  title?: string | undefined
  /** Replaces the step back when leaving needs a confirmation. */
  onBack?: (() => void) | undefined
  /** At the right end of the bar. */
  right?: ReactNode
  /** In place of the whole bar, with the page's h1 in it: a search box, a bar over a picture. */
  bar?: ReactNode
  /** A BottomBar. */
  bottomBar?: ReactNode
  /** `card` for pages that are one white sheet. */
  ground?: 'page' | 'card' | undefined
  /** The content begins at the very top: a picture under the bar. */
  flush?: boolean | undefined
  /** While its first data load. */
  busy?: boolean | undefined
  children: ReactNode
}

/** A screen: the page of the ui kit with the bar, a title that is also the document's, and a back button unless it is a tab. */
export function ScreenPage({ title, onBack, right, bar, children, ...frame }: ScreenPageProps) {
  const { screen, isTab } = usePage()
  const { navigateBack } = useNavigation()
  const t = useTexts('core')
  const shown = title ?? (screen ? t(`screens.${screen}`) : t('app.name'))
  useDocumentTitle(shown)
  const back = isTab ? undefined : (onBack ?? (() => navigateBack()))
  return (
    <Page {...frame} tabbed={isTab} nav={bar ?? <NavBar title={shown} onBack={back} right={right} />}>
      {children}
    </Page>
  )
}
