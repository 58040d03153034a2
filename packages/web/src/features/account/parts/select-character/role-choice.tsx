import type { Role } from '@zhujia/contract/core/roles.ts'
import { href } from '@zhujia/contract/screens.ts'
import { useId } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import type { AvailableRole } from '#platform/session.ts'
import { Card } from '#ui/layout/card.tsx'
import { CellGroup } from '#ui/list/cell-group.tsx'
import { Cell } from '#ui/list/cell.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { RadioGroup } from '#ui/form/radio-group.tsx'
import { identityOf } from '#features/account/identities.ts'
import styles from './role-choice.module.css'
import type { useRoleChoice } from './use-role-choice.ts'

interface RoleChoiceProps {
  available: readonly AvailableRole[]
  choice: ReturnType<typeof useRoleChoice>
}

interface RowProps {
  role: Role
  checked: boolean
  onChange: (on: boolean) => void
  errorId: string | undefined
}

function RoleRow({ role, checked, onChange, errorId }: RowProps) {
  const t = useTexts('account')
  const core = useTexts('core')
  return (
    <li className={styles.row}>
      <Checkbox
        checked={checked}
        onChange={onChange}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
      >
        <span className={styles.words}>
          <span className={styles.name}>{core(`roles.${role}`)}</span>
          <span className={styles.note}>{t(`identity.of.${identityOf(role)}.about`)}</span>
        </span>
      </Checkbox>
    </li>
  )
}

/** The granted roles to tick, and the one to start with. */
export function RoleChoice({ available, choice }: RoleChoiceProps) {
  const t = useTexts('account')
  const core = useTexts('core')
  const errorId = useId()
  return (
    <>
      <Card title={t('role.active')}>
        <p className={styles.hint}>{t('role.hint')}</p>
        <ul>
          {available.map(({ roleCode }) => (
            <RoleRow
              key={roleCode}
              role={roleCode}
              checked={choice.chosen.includes(roleCode)}
              onChange={(on) => choice.toggle(roleCode, on)}
              errorId={choice.missing ? errorId : undefined}
            />
          ))}
        </ul>
        {choice.missing && (
          <p id={errorId} role="alert" className={styles.error}>
            {t('role.needed')}
          </p>
        )}
      </Card>
      {available.length > 1 && (
        <Card title={t('role.primary')}>
          <p className={styles.hint}>{t('role.primaryHint')}</p>
          <RadioGroup
            label={t('role.primary')}
            hideLabel
            options={available.map(({ roleCode }) => ({ value: roleCode, label: core(`roles.${roleCode}`) }))}
            value={choice.primary}
            onChange={choice.choosePrimary}
          />
        </Card>
      )}
      <CellGroup note={available.length === 1 ? t('role.onlyOne') : undefined}>
        <Cell title={t('role.identities')} href={href('userStatus')} />
      </CellGroup>
    </>
  )
}
