import styles from './chapters.module.css'
import { GOODS_LANG } from './goods-lang.ts'

/** What a shop says about its goods, chapter by chapter, each with its heading. */
export function Chapters({ chapters }: { chapters: readonly { heading: string; text: string }[] }) {
  return chapters.map(({ heading, text }) => (
    <div key={heading} className={styles.paragraph} lang={GOODS_LANG}>
      <h3 className={styles.heading}>{heading}</h3>
      <p className={styles.text}>{text}</p>
    </div>
  ))
}
