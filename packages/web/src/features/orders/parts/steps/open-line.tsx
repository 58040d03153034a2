import { openOf } from '@zhujia/contract/orders/open-parts.ts'
import type { ReactNode } from 'react'
import type { OrderDetail } from '#entities/orders/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Image } from '#ui/media/image.tsx'
import { sourcesOf } from '#widgets/picture-sources.ts'
import { specLine, useSpecParts } from '#widgets/spec-text.tsx'
import { useUnitTexts } from '#widgets/unit-text.ts'
import styles from './open-line.module.css'

interface OpenLineProps {
  line: OrderDetail['lines'][number]
  /** What is not paid is not to be shipped yet. */
  isUnpaid?: boolean
  /** At the end: how much of it. */
  children?: ReactNode
}

/** The unshipped part of a line. The SKU comes first, because staff identify the goods by it. */
export function OpenLine({ line, isUnpaid = false, children }: OpenLineProps) {
  const t = useTexts('orders')
  const { amount } = useUnitTexts()
  const lot = line.lotCode === null ? [] : [t('goods.lot', { code: line.lotCode })]
  const open = amount(line.unit, openOf(line))
  const facts = specLine([...useSpecParts()(line), ...lot])
  return (
    <li className={styles.line}>
      <span className={styles.picture}>
        <Image src={sourcesOf(line.picture)} alt="" sizes="48px" rounded />
      </span>
      <div className={styles.words}>
        {facts !== '' && <p className={styles.spec}>{facts}</p>}
        <p className={styles.title}>{line.title}</p>
        <p className={styles.open}>{isUnpaid ? open : t('goods.open', { amount: open })}</p>
      </div>
      {children}
    </li>
  )
}
