import { href } from '@zhujia/contract/screens.ts'
import PackageX from 'lucide-react/icons/package-x'
import { type ApiError, isMissing } from '#platform/api-client/api-error.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { LinkButton } from '#ui/action/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { LoadFailed } from '#widgets/load-failed.tsx'

/** Shown in place of a product that failed to load or does not exist. */
export function ProductFailed({ error, retry }: { error: ApiError; retry: { run: () => void; running: boolean } }) {
  const t = useTexts('goods')
  if (isMissing(error)) {
    const action = <LinkButton href={href('categories')}>{t('none.browse')}</LinkButton>
    return <EmptyState art={PackageX} title={t('missing.title')} hint={t('missing.hint')} action={action} />
  }
  return <LoadFailed title={t('product.failed')} error={error} onRetry={retry.run} retrying={retry.running} />
}
