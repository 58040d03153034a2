import { useQuery } from '@tanstack/react-query'
import { href } from '@zhujia/contract/screens.ts'
import { addressesQuery } from '#entities/addresses/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { leaveChoice } from '#platform/choice.ts'
import { useNavigation } from '#platform/navigation.ts'
import { LinkButton } from '#ui/action/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { LoadFailed } from '#widgets/load-failed.tsx'
import { ScreenPage } from '#widgets/screen-page.tsx'
import { NEW } from '#features/addresses/new-address.ts'
import { AddressSkeleton } from '../address-skeleton.tsx'
import { AddressForm } from './address-form.tsx'

export interface AddressFormScreenProps {
  /** Of an address, or NEW. */
  id: string
  pick: number | undefined
}

/** Saving leads back: to the list, or, when an order waits, with this address down to it. */
function useOnSaved(pick: number | undefined) {
  const { navigateBack } = useNavigation()
  return (id: string) => {
    if (pick === undefined) return navigateBack()
    leaveChoice('address', id)
    navigateBack(pick)
  }
}

function Existing({ id, pick }: AddressFormScreenProps) {
  const t = useTexts('addresses')
  const { data, error, isFetching, refetch } = useQuery(addressesQuery())
  const onSaved = useOnSaved(pick)
  const address = data?.find((one) => one.id === id)
  if (address) return <AddressForm key={id} address={address} isPicking={pick !== undefined} onSaved={onSaved} />
  const title = t('form.edit')
  if (data) {
    return (
      <ScreenPage title={title}>
        <EmptyState
          title={t('form.gone')}
          hint={t('form.goneHint')}
          action={<LinkButton href={href('address')}>{t('form.toList')}</LinkButton>}
        />
      </ScreenPage>
    )
  }
  return (
    <ScreenPage title={title} busy={!error}>
      {error ? (
        <LoadFailed title={t('list.failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <AddressSkeleton cards={1} lines={9} />
      )}
    </ScreenPage>
  )
}

/** The page of the form: a new address at once, an existing one when the book has it. */
export function AddressFormScreen({ id, pick }: AddressFormScreenProps) {
  const onSaved = useOnSaved(pick)
  if (id !== NEW) return <Existing id={id} pick={pick} />
  return <AddressForm isPicking={pick !== undefined} onSaved={onSaved} />
}
