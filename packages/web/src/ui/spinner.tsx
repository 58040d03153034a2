import LoaderCircle from 'lucide-react/icons/loader-circle'
import { Icon } from './icon.tsx'
import styles from './spinner.module.css'

/** The turning ring. Always beside words or inside something that is aria-busy. */
export function Spinner({ size = 20 }: { size?: number | undefined }) {
  return <Icon of={LoaderCircle} size={size} className={styles.spinner} />
}
