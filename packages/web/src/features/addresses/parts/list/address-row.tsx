import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Address, useDeleteAddress, useUpdateAddress } from '#entities/addresses/queries.ts'
import type { MutationKey } from '#entities/stale.ts'
import { refreshAfter } from '#entities/stale-after.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { showToast } from '#ui/feedback/toast.tsx'
import { AddressCard } from '#widgets/address-card.tsx'
import { defaultBodyOf } from '#features/addresses/forms.ts'
import styles from './address-row.module.css'

export interface AddressRowProps {
  address: Address
  onEdit: () => void
}

function useAddressActions(address: Address) {
  const t = useTexts('addresses')
  const client = useQueryClient()
  const change = useUpdateAddress()
  const remove = useDeleteAddress()
  const afterwards = (mutation: MutationKey, words: string) => {
    void refreshAfter(client, mutation)
    showToast(words)
  }
  const params = { id: address.id }
  return {
    isRemoving: remove.isPending,
    makeDefault: () =>
      change.mutate(
        { params, body: defaultBodyOf(address) },
        { onSuccess: () => afterwards('addresses.updateAddress', t('list.madeDefault')) },
      ),
    // The client shows the failure; the address stays.
    remove: () =>
      remove.mutate({ params }, { onSuccess: () => afterwards('addresses.deleteAddress', t('remove.done')) }),
  }
}

/** An address with what can be done with it: make it the default, edit, delete. */
export function AddressRow({ address, onEdit }: AddressRowProps) {
  const t = useTexts('addresses')
  const [confirming, setConfirming] = useState(false)
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
            onClick={() => setConfirming(true)}
          >
            {t('list.remove')}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        open={confirming}
        danger
        title={t('remove.title')}
        body={t('remove.body')}
        confirmText={t('remove.confirm')}
        cancelText={t('remove.cancel')}
        loading={actions.isRemoving}
        onConfirm={() => {
          setConfirming(false)
          actions.remove()
        }}
        onCancel={() => setConfirming(false)}
      />
    </li>
  )
}
