import { href } from '@zhujia/contract/screens.ts'
import type { ReviewLine } from '#entities/reviews/queries.ts'
import { Image } from '#ui/media/image.tsx'
import { UiLink } from '#ui/action/link.tsx'
import { sourcesOf } from '#widgets/picture-sources.ts'
import { SpecText } from '#widgets/spec-text.tsx'
import styles from './sheets.module.css'

/** The reviewed product, as it was bought. */
export function LineHead({ line, linked = false }: { line: ReviewLine; linked?: boolean }) {
  const words = (
    <span className={styles.words}>
      <span className={styles.title}>{line.title}</span>
      <SpecText line={line} />
    </span>
  )
  return (
    <div className={styles.line}>
      <span className={styles.picture}>
        <Image src={sourcesOf(line.picture)} alt="" sizes="56px" rounded />
      </span>
      {linked ? (
        <UiLink href={href('productDetail', { id: line.productId, sku: line.skuId })} className={styles.open}>
          {words}
        </UiLink>
      ) : (
        words
      )}
    </div>
  )
}
