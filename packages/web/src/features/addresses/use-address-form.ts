import { ADDRESS_DETAIL_MIN, FLOOR_MAX, FLOOR_MIN } from '@zhujia/contract/core/limits.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type Address, useCreateAddress, useUpdateAddress } from '#entities/addresses/queries.ts'
import { refreshAfter } from '#entities/stale-after.ts'
import { type Form, useForm } from '#platform/form.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { showToast } from '#ui/feedback/toast.tsx'
import { addressChecks, addressOwn, type AddressValues, bodyOf, EMPTY, NEW_ADDRESS_DRAFT, valuesOf } from './forms.ts'

export type AddressForm = Form<AddressValues>

/** The form of a new address (with a saved draft) or of an existing one; `onSaved` runs after it is saved. */
export function useAddressForm(address: Address | undefined, onSaved: (id: string) => void): AddressForm {
  const t = useTexts('addresses')
  const client = useQueryClient()
  const create = useCreateAddress()
  const update = useUpdateAddress({ toast: false })
  return useForm<AddressValues>({
    initial: address ? valuesOf(address) : EMPTY,
    checks: addressChecks,
    own: addressOwn,
    messages: {
      name: t('form.name.invalid'),
      phone: t('form.phone.invalid'),
      districtCode: t('form.region.invalid'),
      detail: t('form.detail.invalid', { min: ADDRESS_DETAIL_MIN }),
      floor: t('form.floor.invalid', { min: FLOOR_MIN, max: FLOOR_MAX }),
    },
    refusals: { REGION_UNKNOWN: 'districtCode' },
    draft: address ? undefined : NEW_ADDRESS_DRAFT,
    submit: async (values) => {
      const body = bodyOf(values)
      const { id } = address
        ? await update.mutateAsync({ params: { id: address.id }, body })
        : await create.mutateAsync({ body })
      await refreshAfter(client, address ? 'addresses.updateAddress' : 'addresses.createAddress')
      showToast(t('form.saved'))
      onSaved(id)
    },
  })
}
