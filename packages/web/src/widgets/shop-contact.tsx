import type { ResponseOf } from '@zhujia/contract/core/endpoint.ts'
import type { EndpointOf } from '@zhujia/contract/endpoints.ts'
import Clock from 'lucide-react/icons/clock'
import Phone from 'lucide-react/icons/phone'
import { useTexts } from '../platform/i18n/use-texts.ts'
import { PhoneLink } from '../ui/action/phone-link.tsx'
import { Icon } from '../ui/display/icon.tsx'
import { useHoursText } from './hours-text.ts'
import styles from './shop-contact.module.css'

interface ShopContactProps {
  shop: string
  contact: ResponseOf<EndpointOf<'catalogue.getShop'>>['contact']
}

/** The phone and opening hours of a shop, as far as entered. */
export function ShopContact({ shop, contact: { phone, hours } }: ShopContactProps) {
  const t = useTexts('shop')
  const hoursText = useHoursText()
  if (phone === '' && hours === '') return null
  return (
    <dl className={styles.contact}>
      {phone !== '' && (
        <div className={styles.row}>
          <dt>
            <Icon of={Phone} size={16} />
            {t('contact.phone')}
          </dt>
          <dd>
            <PhoneLink phone={phone} label={t('contact.call', { shop, phone })} />
          </dd>
        </div>
      )}
      {hours !== '' && (
        <div className={styles.row}>
          <dt>
            <Icon of={Clock} size={16} />
            {t('contact.hours')}
          </dt>
          <dd>{hoursText(hours)}</dd>
        </div>
      )}
    </dl>
  )
}
