import Store from 'lucide-react/icons/store'
import type { ReactNode } from 'react'
import { Icon } from '../ui/display/icon.tsx'
import styles from './shop-header.module.css'
import { GOODS_LANG } from './goods-lang.ts'

export interface ShopHeaderProps {
  name: string
  /** The checkbox for all its lines, in front of the logo. */
  before?: ReactNode
  /** At the far end: an order's state. */
  aside?: ReactNode
}

/** The head of a shop's group in the cart, at checkout and in lists of orders. */
export function ShopHeader({ name, before, aside }: ShopHeaderProps) {
  return (
    <div className={styles.head}>
      {before}
      <h2 className={styles.shop}>
        <Icon of={Store} size={18} className={styles.mark} />
        <span className={styles.name} lang={GOODS_LANG}>
          {name}
        </span>
      </h2>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  )
}
