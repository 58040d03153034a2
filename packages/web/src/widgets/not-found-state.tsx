import { href } from '@zhujia/contract/screens.ts'
import MapPinOff from 'lucide-react/icons/map-pin-off'
import { useTexts } from '../platform/i18n/use-texts.ts'
import { LinkButton } from '../ui/action/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'

/** Shown when the object of a URL does not exist: a link home instead of a retry button. */
export function NotFoundState() {
  const t = useTexts('core')
  return (
    <EmptyState
      art={MapPinOff}
      title={t('page.notFound')}
      hint={t('page.notFoundHint')}
      action={<LinkButton href={href('home')}>{t('page.home')}</LinkButton>}
    />
  )
}
