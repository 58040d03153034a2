import type { SaleUnit } from '@zhujia/contract/catalogue/units.ts'
import { unitPriceFen } from '@zhujia/contract/catalogue/sale.ts'
import type { ReactNode } from 'react'
import type { Difference } from '#entities/orders/queries.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Image } from '#ui/media/image.tsx'
import { sourcesOf } from '#widgets/picture-sources.ts'
import { useWarranty } from '#widgets/promise-list.tsx'
import { useChangeWords } from './change-words.ts'
import styles from './snapshot.module.css'

interface ChangeProps {
  difference: Difference
  /** The unit in which the line was bought: prices are shown for one whole unit. */
  unit: SaleUnit
}

function Sides({ name, was, now }: { name: string; was: ReactNode; now: ReactNode }) {
  const t = useTexts('snapshot')
  return (
    <>
      <h3 className={styles.field}>{name}</h3>
      <dl className={styles.sides}>
        <dt>{t('today.was')}</dt>
        <dd>{was}</dd>
        <dt>{t('today.now')}</dt>
        <dd className={styles.now}>{now}</dd>
      </dl>
    </>
  )
}

type Of<Kind extends Difference['kind']> = Extract<Difference, { kind: Kind }>

function Thumbs({ pictures }: { pictures: Of<'pictures'>['was'] }) {
  return (
    <span className={styles.thumbs}>
      {pictures.map((picture) => (
        <span key={picture.small} className={styles.thumb}>
          <Image src={sourcesOf(picture)} alt="" sizes="48px" rounded />
        </span>
      ))}
    </span>
  )
}

function Warranty({ warranty }: { warranty: Of<'warranty'>['was'] }) {
  const years = useWarranty(warranty)
  return <>{[years, warranty.text].filter((words) => words !== '').join(' · ')}</>
}

/** One difference: the value then, and the value today. */
export function Change({ difference, unit }: ChangeProps) {
  const t = useTexts('snapshot')
  const { money } = useFormats()
  const words = useChangeWords()
  const nothing = t('today.nothing')
  const price = (fen: number | null) => (fen === null ? nothing : money(unitPriceFen(unit, fen)))
  if (difference.kind === 'price')
    return <Sides name={t('field.price')} was={price(difference.was)} now={price(difference.now)} />
  if (difference.kind === 'pictures')
    return (
      <Sides
        name={t('field.pictures')}
        was={<Thumbs pictures={difference.was} />}
        now={<Thumbs pictures={difference.now} />}
      />
    )
  if (difference.kind === 'warranty')
    return (
      <Sides
        name={t('field.warranty')}
        was={<Warranty warranty={difference.was} />}
        now={<Warranty warranty={difference.now} />}
      />
    )
  if (difference.kind !== 'video') return <Sides {...words(difference)} />
  return (
    <>
      <h3 className={styles.field}>{t('field.video')}</h3>
      <p className={styles.plain}>{t(`video.${difference.now}`)}</p>
    </>
  )
}
