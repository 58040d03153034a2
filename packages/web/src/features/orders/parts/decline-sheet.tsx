import { useForm } from '#platform/form.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Sheet } from '#ui/sheet.tsx'
import { showToast } from '#ui/toast.tsx'
import { declineChecks, type NoteValues } from '../forms.ts'
import { useOrderStep } from '../queries.ts'
import { NoteField } from './note-field.tsx'
import { SheetForm } from './sheet-form.tsx'
import type { StepProps } from './step.ts'

function DeclineForm({ view, order, onClose }: StepProps) {
  const t = useTexts('orders')
  const { take } = useOrderStep('orders.declineCancel', view)
  const form = useForm<NoteValues>({
    initial: { note: '' },
    checks: declineChecks,
    messages: { note: t('decline.needed') },
    submit: async ({ note }) => {
      if (await take({ params: { id: order.id }, body: { note: note.trim() } })) showToast(t('decline.done'))
      onClose()
    },
  })
  return (
    <SheetForm form={form} hint={t('decline.hint')} submit={t('decline.submit')}>
      <NoteField
        label={t('decline.note')}
        placeholder={t('decline.placeholder')}
        value={form.values.note}
        onChange={(note) => form.set('note', note)}
        error={form.errors.note}
      />
    </SheetForm>
  )
}

/** The seller wants to deliver all the same, and says why. */
export function DeclineSheet(props: StepProps) {
  const t = useTexts('orders')
  return (
    <Sheet open={props.open} onClose={props.onClose} title={t('decline.title')}>
      <DeclineForm {...props} />
    </Sheet>
  )
}
