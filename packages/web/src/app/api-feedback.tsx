import { useEffect, useState } from 'react'
import type { ApiError } from '../platform/api-client/api-error.ts'
import { apiEvents } from '../platform/api-client/api.ts'
import { useTexts } from '../platform/i18n/use-texts.ts'
import { useNavigation } from '../platform/navigation.ts'
import { signOut } from '../platform/session.ts'
import { LoadingMask } from '../ui/feedback/loading-mask.tsx'
import { showToast, ToastHost } from '../ui/feedback/toast.tsx'
import { screenAt } from '@zhujia/contract/screens.ts'

/** An expired session opens the login, once, and the login returns to the page of the expired session (spec §4). */
function useLogoutOnDeadSession(): void {
  const { reLaunch } = useNavigation()
  useEffect(
    () =>
      apiEvents.on('unauthorised', () => {
        signOut()
        const { pathname, search } = window.location
        if (screenAt(pathname) !== 'login') reLaunch('login', { redirect: pathname + search })
      }),
    [reLaunch],
  )
}

/** Whether pending calls cover the screen with the mask. A page change removes the mask; the next call shows it again. */
function useLoading(pageId: string): boolean {
  const [loading, setLoading] = useState<{ count: number; pageId: string }>({ count: 0, pageId })
  useEffect(
    () =>
      apiEvents.on('loading', (count) =>
        setLoading((before) => ({ count, pageId: count > before.count ? pageId : before.pageId })),
      ),
    [pageId],
  )
  return loading.count > 0 && loading.pageId === pageId
}

/** A toast for a failure, after the caller has had the error: a form may show it at its field instead. */
function showUnlessShown(error: ApiError): void {
  setTimeout(() => {
    if (!error.isShown) showToast(error.message, { kind: 'error' })
  })
}

/** Shows what the client reports: the loading mask (counted), failures as toasts that outlive the page, the login. */
export function ApiFeedback({ pageId }: { pageId: string }) {
  const t = useTexts('core')
  const loading = useLoading(pageId)
  useLogoutOnDeadSession()
  useEffect(() => apiEvents.on('failure', showUnlessShown), [])
  return (
    <>
      <LoadingMask visible={loading} text={t('ui.loading')} />
      <ToastHost />
    </>
  )
}
