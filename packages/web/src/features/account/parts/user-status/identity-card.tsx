import Building2 from 'lucide-react/icons/building-2'
import Check from 'lucide-react/icons/check'
import ClipboardCheck from 'lucide-react/icons/clipboard-check'
import HardHat from 'lucide-react/icons/hard-hat'
import House from 'lucide-react/icons/house'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Store from 'lucide-react/icons/store'
import Truck from 'lucide-react/icons/truck'
import UserRound from 'lucide-react/icons/user-round'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Icon, type DrawnIcon } from '#ui/display/icon.tsx'
import { Tag } from '#ui/display/tag.tsx'
import type { Identity, Standing } from '#features/account/identities.ts'
import styles from './identity-card.module.css'

const ICONS: Readonly<Record<Identity, DrawnIcon>> = {
  owner: House,
  merchant: Store,
  company: Building2,
  driver: Truck,
  worker: HardHat,
  supervisor: ClipboardCheck,
  user: UserRound,
  platform: ShieldCheck,
}

/** The roles inside an identity that has several, such as a company's. */
function Roles({ roles }: Pick<Standing, 'roles'>) {
  const core = useTexts('core')
  return roles.map((role) => <Tag key={role}>{core(`roles.${role}`)}</Tag>)
}

interface ChoiceProps {
  standing: Standing
  chosen: boolean
  onChoose: () => void
}

/** A granted identity: one radio of the page's group; the whole card is clickable. */
export function IdentityChoice({ standing: { identity, roles }, chosen, onChoose }: ChoiceProps) {
  const t = useTexts('account')
  return (
    <label className={styles.choice}>
      <input
        type="radio"
        name="identity"
        value={identity}
        className={styles.input}
        checked={chosen}
        onChange={onChoose}
      />
      <span className={styles.art}>
        <Icon of={ICONS[identity]} />
      </span>
      <span className={styles.words}>
        <span className={styles.head}>
          <span className={styles.name}>{t(`identity.of.${identity}.name`)}</span>
          {identity === 'company' && <Roles roles={roles} />}
        </span>
        <span className={styles.about}>{t(`identity.of.${identity}.about`)}</span>
      </span>
      <span className={styles.mark}>
        <Icon of={Check} size={14} />
      </span>
    </label>
  )
}

/** An identity that is not granted, and what it is for. Not clickable. */
export function IdentityNotYet({ identity }: Pick<Standing, 'identity'>) {
  const t = useTexts('account')
  return (
    <li className={styles.notYet}>
      <Icon of={ICONS[identity]} size={20} />
      <div>
        <p>{t(`identity.of.${identity}.name`)}</p>
        <p className={styles.purpose}>{t(`identity.of.${identity}.about`)}</p>
      </div>
    </li>
  )
}
