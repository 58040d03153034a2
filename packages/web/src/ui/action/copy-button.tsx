import Copy from 'lucide-react/icons/copy'
import { copyText } from './copy-text.ts'
import styles from './copy-button.module.css'
import { Icon } from '../display/icon.tsx'
import { useUiTexts } from '../texts.tsx'
import { showToast } from '../feedback/toast.tsx'

export interface CopyButtonProps {
  text: string
  /** What is copied, for screen readers: "order number". */
  label: string
}

/** Copies a number or an address and says so. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const texts = useUiTexts()
  const copy = async () => {
    const done = await copyText(text)
    showToast(done ? texts.copied : texts.copyFailed, { kind: done ? 'plain' : 'error' })
  }
  return (
    <button type="button" className={styles.button} onClick={() => void copy()}>
      <Icon of={Copy} size={14} />
      {texts.copy}
      <span className="visually-hidden">{label}</span>
    </button>
  )
}
