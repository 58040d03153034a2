import styles from './chapters.module.css'
import { GOODS_LANG } from './goods-lang.ts'

/** The description of a product, chapter by chapter with headings. */
export function Chapters({ chapters }: { chapters: readonly { heading: string; text: string }[] }) {
  return chapters.map(({ heading, text }) => (
    <div key={heading} className={styles.paragraph} lang={GOODS_LANG}>
      <h3 className={styles.heading}>{heading}</h3>
      <p className={styles.text}>{text}</p>
    </div>
  ))
}
