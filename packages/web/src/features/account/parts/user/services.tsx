import { useQuery } from '@tanstack/react-query'
import { href, mayOpen, type ScreenKey } from '@zhujia/contract/screens.ts'
import Heart from 'lucide-react/icons/heart'
import MapPin from 'lucide-react/icons/map-pin'
import ShieldCheck from 'lucide-react/icons/shield-check'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import UsersRound from 'lucide-react/icons/users-round'
import type { Role } from '@zhujia/contract/core/roles.ts'
import { favouriteCountsQuery } from '#entities/favourites/queries.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { CellGroup } from '#ui/list/cell-group.tsx'
import { Cell } from '#ui/list/cell.tsx'

const ENTRIES = [
  { screen: 'subAccount', icon: UsersRound },
  { screen: 'myCollection', icon: Heart },
  { screen: 'address', icon: MapPin },
  { screen: 'cart', icon: ShoppingCart },
  { screen: 'shopDeposit', icon: ShieldCheck },
] as const satisfies readonly { screen: ScreenKey; icon: unknown }[]

/** The number of favourites, shown beside the link to them. */
function FavouriteCount() {
  const { number } = useFormats()
  const { data } = useQuery(favouriteCountsQuery())
  return data && data.product + data.shop > 0 ? number(data.product + data.shop) : null
}

/** The other links of the account page; only those that the active roles may open. */
export function Services({ roles }: { roles: readonly Role[] }) {
  const core = useTexts('core')
  const open = ENTRIES.filter(({ screen }) => mayOpen(screen, roles))
  if (open.length === 0) return null
  return (
    <CellGroup>
      {open.map(({ screen, icon }) => (
        <Cell
          key={screen}
          icon={icon}
          title={core(`screens.${screen}`)}
          value={screen === 'myCollection' ? <FavouriteCount /> : undefined}
          href={href(screen)}
        />
      ))}
    </CellGroup>
  )
}
