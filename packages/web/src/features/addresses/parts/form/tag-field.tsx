import { useTexts } from '#platform/i18n/use-texts.ts'
import { Segmented } from '#ui/form/segmented.tsx'
import { TAGS } from '#features/addresses/forms.ts'
import type { AddressForm } from '#features/addresses/use-address-form.ts'
import styles from './address-form.module.css'

/** What the place is: found again by it in the list. */
export function TagField({ form }: { form: AddressForm }) {
  const t = useTexts('addresses')
  return (
    <div className={styles.tag}>
      <span className={styles.label}>{t('form.tag')}</span>
      <Segmented
        label={t('form.tag')}
        items={TAGS.map((tag) => ({ key: tag, label: t(`tag.${tag}`) }))}
        value={form.values.tag}
        onChange={(tag) => form.set('tag', tag)}
      />
    </div>
  )
}
