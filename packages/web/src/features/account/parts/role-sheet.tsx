import type { Role } from '@zhujia/contract/core/roles.ts'
import { useState } from 'react'
import { ApiError } from '../../../platform/api-client/api-error.ts'
import { useTexts } from '../../../platform/i18n/use-texts.ts'
import { useSession } from '../../../platform/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { Tag } from '../../../ui/tag.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { useSelectRoles } from '../queries.ts'
import styles from './role-sheet.module.css'

function RoleChoice({ onDone }: { onDone: () => void }) {
  const t = useTexts('account')
  const core = useTexts('core')
  const { availableRoles, currentRoles } = useSession()
  const [chosen, setChosen] = useState<readonly Role[]>(currentRoles)
  const { select, isPending } = useSelectRoles()

  const toggle = (role: Role, on: boolean) => setChosen(on ? [...chosen, role] : chosen.filter((one) => one !== role))
  const save = async () => {
    if (chosen.length === 0) return showToast(t('role.needed'))
    try {
      await select([...chosen])
      showToast(t('role.saved'))
      onDone()
    } catch (error) {
      // The client has already said what went wrong; the choice stays as it is for another try.
      if (!(error instanceof ApiError)) throw error
    }
  }

  return (
    <div className={styles.choice}>
      <p className={styles.hint}>{t('role.hint')}</p>
      <ul>
        {availableRoles.map(({ roleCode, isPrimary }) => (
          <li key={roleCode} className={styles.row}>
            <Checkbox checked={chosen.includes(roleCode)} onChange={(on) => toggle(roleCode, on)}>
              {core(`roles.${roleCode}`)}
            </Checkbox>
            {isPrimary && <Tag>{t('role.primary')}</Tag>}
          </li>
        ))}
      </ul>
      <Button block size="large" loading={isPending} onClick={() => void save()}>
        {t('role.save')}
      </Button>
    </div>
  )
}

/** Chooses the active ones among the granted roles. */
export function RoleSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts('account')
  return (
    <Sheet open={open} onClose={onClose} title={t('role.title')}>
      <RoleChoice onDone={onClose} />
    </Sheet>
  )
}
