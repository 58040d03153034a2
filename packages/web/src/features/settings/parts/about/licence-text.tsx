import styles from './licence-text.module.css'

/** The end of a line within a paragraph: what follows is neither empty nor the item of a list. */
const WRAPPED = /(?<!\n)\n(?!\s*(?:\n|[*•-]|\(?\w{1,2}[.)]\s|Copyright))/g

/** The text of a licence. Its authors broke the lines for a wide screen; here they are as long as there is room. */
export const LicenceText = ({ text }: { text: string }) => (
  <p className={styles.text} lang="en">
    {text.replaceAll(WRAPPED, ' ')}
  </p>
)
