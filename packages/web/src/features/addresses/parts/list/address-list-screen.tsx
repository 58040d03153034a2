import { ADDRESS_MAX } from '@zhujia/contract/core/limits.ts'
import MapPinned from 'lucide-react/icons/map-pinned'
import { useQuery } from '@tanstack/react-query'
import { type Address, addressesQuery } from '#entities/addresses/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useNavigation } from '#platform/navigation.ts'
import { leaveChoice } from '#platform/choice.ts'
import { BottomBar } from '#ui/layout/bottom-bar.tsx'
import { Button } from '#ui/action/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { LoadFailed } from '#widgets/load-failed.tsx'
import { ScreenPage } from '#widgets/screen-page.tsx'
import { NEW } from '#features/addresses/new-address.ts'
import styles from './address-list-screen.module.css'
import { AddressRow } from './address-row.tsx'
import { AddressSkeleton } from '../address-skeleton.tsx'
import { PickRow } from './pick-row.tsx'

/** Opens the forms; in a list to choose from, the order is one page further down the stack. */
function useForms(pick: number | undefined) {
  const { navigateTo } = useNavigation()
  const deeper = pick === undefined ? {} : { pick: String(pick + 1) }
  return {
    add: () => navigateTo('address', { id: NEW, ...deeper }),
    edit: (id: string) => navigateTo('address', { id, ...deeper }),
  }
}

function AddBar({ count, onAdd }: { count: number; onAdd: () => void }) {
  const t = useTexts('addresses')
  if (count >= ADDRESS_MAX) {
    return (
      <BottomBar>
        <p className={styles.full}>{t('list.full', { max: ADDRESS_MAX })}</p>
      </BottomBar>
    )
  }
  return (
    <BottomBar>
      <Button block size="large" onClick={onAdd}>
        {t('list.add')}
      </Button>
    </BottomBar>
  )
}

interface ListProps {
  addresses: readonly Address[]
  pick: number | undefined
  /** The one that the order has now. */
  used: string | undefined
  onEdit: (id: string) => void
}

function List({ addresses, pick, used, onEdit }: ListProps) {
  const { navigateBack } = useNavigation()
  const choose = (id: string, depth: number) => {
    leaveChoice('address', id)
    navigateBack(depth)
  }
  return (
    <ul>
      {addresses.map((address) =>
        pick === undefined ? (
          <AddressRow key={address.id} address={address} onEdit={() => onEdit(address.id)} />
        ) : (
          <PickRow
            key={address.id}
            address={address}
            isUsed={address.id === used}
            onPick={() => choose(address.id, pick)}
            onEdit={() => onEdit(address.id)}
          />
        ),
      )}
    </ul>
  )
}

/** The delivery addresses: to manage, or to choose one for an order. */
export function AddressListScreen({ pick, used }: { pick: number | undefined; used: string | undefined }) {
  const t = useTexts('addresses')
  const { data, error, isFetching, isPending, refetch } = useQuery(addressesQuery())
  const { add, edit } = useForms(pick)
  return (
    <ScreenPage
      title={pick === undefined ? undefined : t('list.pick')}
      busy={isPending}
      bottomBar={data && <AddBar count={data.length} onAdd={add} />}
    >
      {data && data.length > 0 && <List addresses={data} pick={pick} used={used} onEdit={edit} />}
      {data?.length === 0 && <EmptyState art={MapPinned} title={t('list.empty')} hint={t('list.emptyHint')} />}
      {!data && error && (
        <LoadFailed title={t('list.failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {isPending && <AddressSkeleton cards={3} lines={4} />}
    </ScreenPage>
  )
}
