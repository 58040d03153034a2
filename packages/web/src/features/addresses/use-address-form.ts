import { useQueryClient } from '@tanstack/react-query'
import { type Form, useForm } from '#platform/form.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { showToast } from '#ui/toast.tsx'
import { addressChecks, type AddressValues, bodyOf, EMPTY, NEW_ADDRESS_DRAFT, valuesOf } from './forms.ts'
import { type Address, addressesQuery, useCreateAddress, useUpdateAddress } from './queries.ts'

export type AddressForm = Form<AddressValues>

/** The form of a new address (its draft is kept) or of one that is changed; `onSaved` leads on. */
export function useAddressForm(address: Address | undefined, onSaved: (id: string) => void): AddressForm {
  const t = useTexts('addresses')
  const client = useQueryClient()
  const create = useCreateAddress()
  const update = useUpdateAddress()
  return useForm<AddressValues>({
    initial: address ? valuesOf(address) : EMPTY,
    checks: addressChecks,
    messages: {
      name: t('form.name.invalid'),
      phone: t('form.phone.invalid'),
      districtCode: t('form.region.invalid'),
      detail: t('form.detail.invalid'),
      floor: t('form.floor.invalid'),
    },
    refusals: { REGION_UNKNOWN: 'districtCode' },
    draft: address ? undefined : NEW_ADDRESS_DRAFT,
    submit: async (values) => {
      const body = bodyOf(values)
      const { id } = address
        ? await update.mutateAsync({ params: { id: address.id }, body })
        : await create.mutateAsync({ body })
      await client.invalidateQueries({ queryKey: addressesQuery().queryKey })
      showToast(t('form.saved'))
      onSaved(id)
    },
  })
}
