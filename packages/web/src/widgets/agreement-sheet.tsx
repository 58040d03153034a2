import type { ReactNode } from 'react'
import { useTexts } from '../platform/i18n/use-texts.ts'
import { Sheet } from '../ui/overlay/sheet.tsx'
import styles from './agreement-sheet.module.css'

/** What the agreement of the login says, by the document that it belongs to. */
const POINTS = { terms: ['account', 'trade'], privacy: ['privacy', 'control'] } as const

export type AgreementDocument = keyof typeof POINTS

export interface AgreementSheetProps {
  /** One of the documents, or both as the login has them. */
  document?: AgreementDocument | undefined
  open: boolean
  onClose: () => void
  footer?: ReactNode
}

/** The user agreement and the privacy notice, to read. */
export function AgreementSheet({ document, open, onClose, footer }: AgreementSheetProps) {
  const t = useTexts('auth')
  const points = document ? POINTS[document] : [...POINTS.terms, ...POINTS.privacy]
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={document ? t(`agreement.of.${document}`) : t('agreement.title')}
      footer={footer}
    >
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>{t(`agreement.points.${point}`)}</li>
        ))}
      </ul>
    </Sheet>
  )
}
