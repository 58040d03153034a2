import UserRound from 'lucide-react/icons/user-round'
import type { TabKey } from '../platform/navigation.ts'
import type { DrawnIcon } from '../ui/icon.tsx'

/** Each tab's icon; selected it is drawn filled. */
export const TAB_ICONS: Readonly<Record<TabKey, DrawnIcon>> = {
  user: UserRound,
}
