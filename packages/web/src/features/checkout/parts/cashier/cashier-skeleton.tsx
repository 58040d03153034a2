import { useTexts } from '#platform/i18n/use-texts.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ScreenPage } from '#widgets/screen-page.tsx'

/** A payment before it is there. */
export function CashierSkeleton() {
  const t = useTexts('checkout')
  return (
    <ScreenPage title={t('pay.title')} busy>
      {[6, 3].map((lines) => (
        <Card key={lines}>
          <Skeleton kind="line" count={lines} />
        </Card>
      ))}
    </ScreenPage>
  )
}
