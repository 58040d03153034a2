import { href, mayOpen, type ScreenKey } from '@zhujia/contract/screens.ts'
import MapPin from 'lucide-react/icons/map-pin'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import type { Role } from '@zhujia/contract/core/roles.ts'
import { useTexts } from '../../../platform/i18n/use-texts.ts'
import { CellGroup } from '../../../ui/cell-group.tsx'
import { Cell } from '../../../ui/cell.tsx'

const ENTRIES = [
  { screen: 'address', icon: MapPin },
  { screen: 'cart', icon: ShoppingCart },
] as const satisfies readonly { screen: ScreenKey; icon: unknown }[]

/** What one comes to the account page for beside orders; only what the active roles may open. */
export function Services({ roles }: { roles: readonly Role[] }) {
  const core = useTexts('core')
  const open = ENTRIES.filter(({ screen }) => mayOpen(screen, roles))
  if (open.length === 0) return null
  return (
    <CellGroup>
      {open.map(({ screen, icon }) => (
        <Cell key={screen} icon={icon} title={core(`screens.${screen}`)} href={href(screen)} />
      ))}
    </CellGroup>
  )
}
