import { cx } from '../cx.ts'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  /** The shape of what is coming: a picture, a line of text, a product card, rows with a thumbnail. */
  kind?: 'block' | 'line' | 'card' | 'list' | undefined
  /** How many lines, cards or rows. */
  count?: number | undefined
  /** A block's width to height: 1, 4 / 3, 2.35. */
  ratio?: number | undefined
}

function Row() {
  return (
    <div className={styles.row}>
      <div className={cx(styles.bone, styles.thumb)} />
      <div className={styles.lines}>
        <div className={cx(styles.bone, styles.line)} />
        <div className={cx(styles.bone, styles.line, styles.short)} />
        <div className={cx(styles.bone, styles.line, styles.shorter)} />
      </div>
    </div>
  )
}

function Card() {
  return (
    <div className={styles.card}>
      <div className={cx(styles.bone, styles.picture)} />
      <div className={styles.lines}>
        <div className={cx(styles.bone, styles.line)} />
        <div className={cx(styles.bone, styles.line, styles.shorter)} />
      </div>
    </div>
  )
}

function bones({ kind, ratio = 1 }: SkeletonProps, key: number) {
  if (kind === 'card') return <Card key={key} />
  if (kind === 'list') return <Row key={key} />
  if (kind === 'line') return <div key={key} className={cx(styles.bone, styles.line)} />
  return <div key={key} className={cx(styles.bone, styles.block)} style={{ aspectRatio: String(ratio) }} />
}

/** A placeholder in the shape of the content during the first load; the page around it sets aria-busy. */
export function Skeleton({ kind = 'block', count = 1, ratio }: SkeletonProps) {
  return (
    <div aria-hidden="true" className={cx(styles.group, styles[`of-${kind}`])}>
      {Array.from({ length: count }, (_, key) => bones({ kind, ratio }, key))}
    </div>
  )
}
