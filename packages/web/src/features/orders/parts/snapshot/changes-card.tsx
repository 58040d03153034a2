import { href } from '@zhujia/contract/screens.ts'
import type { Snapshot } from '#entities/orders/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { LinkButton } from '#ui/action/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { Change } from './change.tsx'
import styles from './snapshot.module.css'

function Summary({ snapshot: { today, differences } }: { snapshot: Snapshot }) {
  const t = useTexts('snapshot')
  if (today === 'gone') return <p className={styles.explain}>{t('today.gone')}</p>
  const count = differences.length
  return (
    <p className={styles.explain}>
      {today === 'offSale' && <Tag>{t('today.offSale')}</Tag>}{' '}
      {count === 0 ? t('today.same') : t('today.changed', { count })}
    </p>
  )
}

/** The differences of today's listing, and a link to it. */
export function ChangesCard({ snapshot }: { snapshot: Snapshot }) {
  const t = useTexts('snapshot')
  const { differences, line, today } = snapshot
  return (
    <Card title={t('today.title')}>
      <Summary snapshot={snapshot} />
      {differences.length > 0 && (
        <ul className={styles.changes}>
          {differences.map((difference) => (
            <li
              key={difference.kind === 'text' ? difference.field + difference.name : difference.kind}
              className={styles.change}
            >
              <Change difference={difference} unit={line.unit} />
            </li>
          ))}
        </ul>
      )}
      {today !== 'gone' && (
        <div className={styles.toToday}>
          <LinkButton
            kind="secondary"
            size="small"
            href={href('productDetail', { id: line.productId, sku: line.skuId })}
          >
            {t('today.link')}
          </LinkButton>
        </div>
      )}
    </Card>
  )
}
