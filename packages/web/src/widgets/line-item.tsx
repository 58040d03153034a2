import type { orderLine } from '@zhujia/contract/orders/schemas.ts'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { cx } from '../ui/cx.ts'
import { Image } from '../ui/media/image.tsx'
import { UiLink } from '../ui/action/link.tsx'
import styles from './line-item.module.css'
import { sourcesOf } from './picture-sources.ts'
import { SalePrice } from './price-text.tsx'
import { SpecText } from './spec-text.tsx'
import { useUnitTexts } from './unit-text.ts'
import { GOODS_LANG } from './goods-lang.ts'

export interface LineItemProps {
  line: Pick<z.output<typeof orderLine>, 'title' | 'spec' | 'measures' | 'picture' | 'unit' | 'quantity' | 'priceFen'>
  /** The link of picture and title, usually to the product. */
  href?: string | undefined
  /** In place of the spec as text: a button that changes it. */
  spec?: ReactNode
  /** In place of × quantity: a stepper. */
  quantity?: ReactNode
  /** Notes on this line, between spec and price. */
  notes?: ReactNode
  /** The price in the text's colour; on pages about money only the sums are red. */
  calm?: boolean | undefined
  /** It can no longer be bought. */
  faded?: boolean | undefined
}

function Picture({ line, href }: Pick<LineItemProps, 'line' | 'href'>) {
  const image = <Image src={sourcesOf(line.picture)} alt="" sizes="80px" rounded />
  if (href === undefined) return <div className={styles.picture}>{image}</div>
  return (
    // Hidden from keyboard and screen readers: the title beside it is the same link.
    <UiLink href={href} className={styles.picture} tabIndex={-1} aria-hidden="true">
      {image}
    </UiLink>
  )
}

function Title({ line, href }: Pick<LineItemProps, 'line' | 'href'>) {
  if (href === undefined)
    return (
      <p className={styles.title} lang={GOODS_LANG}>
        {line.title}
      </p>
    )
  return (
    <UiLink href={href} className={styles.link}>
      <span className={styles.title} lang={GOODS_LANG}>
        {line.title}
      </span>
    </UiLink>
  )
}

function Quantity({ line }: Pick<LineItemProps, 'line'>) {
  return <span className={styles.count}>×{useUnitTexts().amount(line.unit, line.quantity)}</span>
}

/**
 * One line of goods with its spec and quantity: in the cart, at checkout and in orders. The price is that of one unit.
 * Needs the `units` and `made` texts.
 */
export function LineItem({ line, href, spec, quantity, notes, calm = false, faded = false }: LineItemProps) {
  return (
    <div className={cx(styles.line, faded && styles.faded)}>
      <div className={styles.parts}>
        <Picture line={line} href={href} />
        <div className={styles.words}>
          <Title line={line} href={href} />
          {spec ?? <SpecText line={line} />}
          {notes}
        </div>
        <div className={styles.foot}>
          <SalePrice fen={line.priceFen} unit={line.unit} size="medium" tone={calm || faded ? 'text' : 'price'} />
          <div className={styles.quantity}>{quantity ?? <Quantity line={line} />}</div>
        </div>
      </div>
    </div>
  )
}
