import { useState } from 'react'
import type { Membership } from '#entities/organisations/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { SelectSheet } from '#ui/overlay/select-sheet.tsx'
import styles from '../organisations.module.css'

export interface ActingForProps {
  own: Membership
  /** All that the person manages. */
  managed: readonly Membership[]
  onSwitch: (id: string) => void
}

/** For which organisation the person acts on this page; those who manage several switch here. */
export function ActingFor({ own, managed, onSwitch }: ActingForProps) {
  const t = useTexts('organisations')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <section className={styles.acting} aria-label={t('acting.label')}>
      <Avatar name={own.name} src={own.picture?.small} size="medium" decorative />
      <div className={styles.words}>
        <h2 className={styles.name}>{own.name}</h2>
        <p className={styles.note}>{t(own.isOwner ? 'acting.owner' : 'acting.manager')}</p>
      </div>
      {managed.length > 1 && (
        <>
          <Button kind="secondary" size="small" onClick={() => setIsOpen(true)}>
            {t('acting.switch')}
          </Button>
          <SelectSheet
            open={isOpen}
            onClose={() => setIsOpen(false)}
            title={t('acting.choose')}
            options={managed.map(({ id, name }) => ({ value: id, label: name }))}
            value={own.id}
            onChange={onSwitch}
          />
        </>
      )}
    </section>
  )
}
