import { href } from '@zhujia/contract/screens.ts'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { LinkButton } from '#ui/action/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'

/** What was changed, and where it leaves this device. */
export function Changed({ title, hint }: { title: string; hint: string }) {
  const t = useTexts('security')
  return (
    <div role="status">
      <EmptyState
        art={ShieldCheck}
        title={title}
        hint={hint}
        action={<LinkButton href={href('accountSettings')}>{t('back')}</LinkButton>}
      />
    </div>
  )
}
