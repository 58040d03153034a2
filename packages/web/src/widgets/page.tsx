import type { ReactNode } from 'react'
import { useTexts } from '../platform/i18n/use-texts.ts'
import { useDocumentTitle, useNavigation, usePage } from '../platform/navigation.ts'
import { NavBar } from '../ui/nav-bar.tsx'
import styles from './page.module.css'

export interface PageProps {
  /** In place of the screen's own title, when the page knows a better one (a product's name). */
  title?: string | undefined
  /** In place of the step back, when leaving needs a question first. */
  onBack?: (() => void) | undefined
  /** At the right end of the bar. */
  right?: ReactNode
  /** While what the page is about is being fetched. */
  busy?: boolean | undefined
  children: ReactNode
}

/** The frame of every page: the bar with its one h1, the document's title, and the way back unless it is a tab. */
export function Page({ title, onBack, right, busy = false, children }: PageProps) {
  const { screen, isTab } = usePage()
  const { navigateBack } = useNavigation()
  const t = useTexts('core')
  const shown = title ?? (screen ? t(`screens.${screen}`) : t('app.name'))
  useDocumentTitle(shown)
  return (
    <>
      <NavBar title={shown} onBack={isTab ? undefined : (onBack ?? (() => navigateBack()))} right={right} />
      <main className={styles.main} aria-busy={busy || undefined}>
        {children}
      </main>
    </>
  )
}
