import House from 'lucide-react/icons/house'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import MessageSquare from 'lucide-react/icons/message-square'
import ShoppingCart from 'lucide-react/icons/shopping-cart'
import UserRound from 'lucide-react/icons/user-round'
import type { TabKey } from '../platform/navigation.ts'
import type { DrawnIcon } from '../ui/display/icon.tsx'

/** Each tab's icon; selected it is drawn filled. */
export const TAB_ICONS: Readonly<Record<TabKey, DrawnIcon>> = {
  home: House,
  categories: LayoutGrid,
  messages: MessageSquare,
  cart: ShoppingCart,
  user: UserRound,
}
