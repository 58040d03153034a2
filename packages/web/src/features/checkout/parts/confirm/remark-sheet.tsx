import { REMARK_MAX } from '@zhujia/contract/core/limits.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { TextArea } from '#ui/form/text-area.tsx'

export interface RemarkSheetProps {
  open: boolean
  shop: string
  text: string
  onChange: (text: string) => void
  onClose: () => void
}

/** The form of the buyer's remark to a shop. The text stays when the sheet is closed. */
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
