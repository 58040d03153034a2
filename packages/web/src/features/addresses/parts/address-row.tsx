import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { showToast } from '#ui/toast.tsx'
import { AddressCard } from '#widgets/address-card.tsx'
import { defaultBodyOf } from '../forms.ts'
import { type Address, addressesQuery, useChangeDefault, useDeleteAddress } from '../queries.ts'
import styles from './address-row.module.css'

export interface AddressRowProps {
  address: Address
  onEdit: () => void
}

function useAddressActions(address: Address) {
  const t = useTexts('addresses')
  const client = useQueryClient()
  const change = useChangeDefault()
  const remove = useDeleteAddress()
  const afterwards = (words: string) => {
    void client.invalidateQueries({ queryKey: addressesQuery().queryKey })
    showToast(words)
  }
  const params = { id: address.id }
  return {
    isRemoving: remove.isPending,
    makeDefault: () =>
      change.mutate({ params, body: defaultBodyOf(address) }, { onSuccess: () => afterwards(t('list.madeDefault')) }),
    // What failed is said by the client; the address stays.
    remove: () => remove.mutate({ params }, { onSuccess: () => afterwards(t('remove.done')) }),
  }
}

/** An address with what can be done with it: make it the default, edit, delete. */
export function AddressRow({ address, onEdit }: AddressRowProps) {
  const t = useTexts('addresses')
  const [asking, setAsking] = useState(false)
  const actions = useAddressActions(address)
  const { detail } = address
  return (
    <li className={styles.row}>
      <AddressCard address={address} />
      <div className={styles.actions}>
        {address.isDefault ? (
          <span className={styles.isDefault}>{t('list.isDefault')}</span>
        ) : (
          <Checkbox checked={false} onChange={actions.makeDefault}>
            {t('list.makeDefault')}
          </Checkbox>
        )}
        <div className={styles.right}>
          <Button kind="secondary" size="small" aria-label={t('list.editOf', { detail })} onClick={onEdit}>
            {t('list.edit')}
          </Button>
          <Button
            kind="secondary"
            size="small"
            aria-label={t('list.removeOf', { detail })}
            onClick={() => setAsking(true)}
          >
            {t('list.remove')}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={asking}
        danger
        title={t('remove.title')}
        body={t('remove.body')}
        confirmText={t('remove.confirm')}
        cancelText={t('remove.cancel')}
        loading={actions.isRemoving}
        onConfirm={() => {
          setAsking(false)
          actions.remove()
        }}
        onCancel={() => setAsking(false)}
      />
    </li>
  )
}
