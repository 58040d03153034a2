import { grantable, type OrganisationKind, type Rights, withMarked } from '@zhujia/contract/organisations/kinds.ts'
import { useId } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import type { RightsValues } from '../forms.ts'
import styles from './organisations.module.css'

export interface RightsFieldsProps {
  kind: OrganisationKind
  /** What the person who grants holds themselves. */
  own: Rights
  values: RightsValues
  error: string | undefined
  onChange: (values: RightsValues) => void
}

/** The permissions that somebody may grant, to be marked; and ownership, for owners. */
export function RightsFields({ kind, own, values, error, onChange }: RightsFieldsProps) {
  const t = useTexts('organisations')
  const id = useId()
  const { isOwner, permissions } = values
  return (
    <fieldset
      className={styles.rights}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
      tabIndex={-1}
    >
      <legend className={styles.legend}>{t('permissions.label')}</legend>
      {grantable(kind, own).map((one) => (
        <Checkbox
          key={one}
          checked={isOwner || permissions.includes(one)}
          disabled={isOwner}
          onChange={(on) => onChange({ isOwner, permissions: withMarked(permissions, one, on) })}
        >
          <span className={styles.right}>
            {t(`permissions.${one}.name`)}
            <small className={styles.hint}>{t(`permissions.${one}.hint`)}</small>
          </span>
        </Checkbox>
      ))}
      {own.isOwner && (
        <Checkbox checked={isOwner} onChange={(on) => onChange({ isOwner: on, permissions: on ? [] : permissions })}>
          <span className={styles.right}>
            {t('owner.grant')}
            <small className={styles.hint}>{t('owner.hint')}</small>
          </span>
        </Checkbox>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
