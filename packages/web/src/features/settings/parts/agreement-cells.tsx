import FileText from 'lucide-react/icons/file-text'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Cell } from '#ui/list/cell.tsx'
import { type AgreementDocument, AgreementSheet } from '#widgets/agreement-sheet.tsx'

/** A row for each of the two texts that the login asks for, in a CellGroup. */
export function AgreementCells() {
  const t = useTexts('auth')
  const [document, setDocument] = useState<AgreementDocument>('terms')
  const [open, setOpen] = useState(false)
  const read = (one: AgreementDocument) => {
    setDocument(one)
    setOpen(true)
  }
  return (
    <>
      {/* First: between two rows it would part them, which then have no line between them. */}
      <AgreementSheet document={document} open={open} onClose={() => setOpen(false)} />
      <Cell icon={FileText} title={t('agreement.of.terms')} onClick={() => read('terms')} />
      <Cell icon={ShieldCheck} title={t('agreement.of.privacy')} onClick={() => read('privacy')} />
    </>
  )
}
