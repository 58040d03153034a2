import type { NotificationCategory } from '@zhujia/contract/notifications/kinds.ts'
import ShieldCheck from 'lucide-react/icons/shield-check'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import UsersRound from 'lucide-react/icons/users-round'
import Store from 'lucide-react/icons/store'
import type { DrawnIcon } from '#ui/display/icon.tsx'

export const CATEGORY_ICONS: Readonly<Record<NotificationCategory, DrawnIcon>> = {
  orders: ShoppingBag,
  shop: Store,
  members: UsersRound,
  account: ShieldCheck,
}
