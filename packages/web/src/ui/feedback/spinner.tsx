import LoaderCircle from 'lucide-react/icons/loader-circle'
import { Icon } from '../display/icon.tsx'
import styles from './spinner.module.css'

/** The spinner. Use it beside a text or inside an element with aria-busy. */
export function Spinner({ size = 20 }: { size?: number | undefined }) {
  return <Icon of={LoaderCircle} size={size} className={styles.spinner} />
}
