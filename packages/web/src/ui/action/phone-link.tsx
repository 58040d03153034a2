import styles from './phone-link.module.css'

export interface PhoneLinkProps {
  phone: string
  /** Whom it calls, with the number: it is read aloud. */
  label: string
}

/** A number that is called by a tap. */
export function PhoneLink({ phone, label }: PhoneLinkProps) {
  return (
    <a href={`tel:${phone.replaceAll(' ', '')}`} className={styles.phone} aria-label={label}>
      {phone}
    </a>
  )
}
