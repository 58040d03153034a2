import { useTexts } from '#platform/i18n/use-texts.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { TextArea } from '#ui/text-area.tsx'

/** As in the contract, which would bring its schemas along. */
const REMARK_MAX = 200

export interface RemarkSheetProps {
  open: boolean
  shop: string
  text: string
  onChange: (text: string) => void
  onClose: () => void
}

/** Where the buyer writes what a shop should know of the order. What is written stays when the sheet is closed. */
export function RemarkSheet({ open, shop, text, onChange, onClose }: RemarkSheetProps) {
  const t = useTexts('checkout')
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('remark.title')}
      footer={
        <Button block size="large" onClick={onClose}>
          {t('remark.done')}
        </Button>
      }
    >
      <TextArea
        aria-label={t('remark.to', { shop })}
        rows={4}
        maxLength={REMARK_MAX}
        value={text}
        onChange={onChange}
        placeholder={t('remark.placeholder')}
      />
    </Sheet>
  )
}
