import { useForm } from '#platform/form.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { showToast } from '#ui/feedback/toast.tsx'
import { type NoteValues, remarkChecks } from '#features/orders/forms.ts'
import { useOrderStep } from '#features/orders/queries.ts'
import { NoteField } from './note-field.tsx'
import { SheetForm } from './sheet-form.tsx'
import type { StepProps } from './step.ts'
import { WithDetail } from './with-detail.tsx'

function RemarkForm({ view, order, onClose, remark }: StepProps & { remark: string }) {
  const t = useTexts('orders')
  const { attempt } = useOrderStep('orders.remarkOrder', view)
  const form = useForm<NoteValues>({
    initial: { note: remark },
    checks: remarkChecks,
    submit: async ({ note }) => {
      await attempt({ params: { id: order.id }, body: { text: note.trim() } })
      showToast(t('remark.done'))
      onClose()
    },
  })
  return (
    <SheetForm form={form} hint={t('remark.hint')} submit={t('remark.submit')} note={form.values.note}>
      <NoteField
        label={t('remark.label')}
        placeholder={t('remark.placeholder')}
        value={form.values.note}
        onChange={(note) => form.set('note', note)}
        error={form.errors.note}
      />
    </SheetForm>
  )
}

/** The shop's own note on an order, which the buyer never sees. */
export function RemarkSheet(props: StepProps) {
  const t = useTexts('orders')
  return (
    <Sheet open={props.open} onClose={props.onClose} title={t('remark.title')}>
      <WithDetail
        view={props.view}
        id={props.order.id}
        draw={({ sellerRemark }) => <RemarkForm {...props} remark={sellerRemark ?? ''} />}
      />
    </Sheet>
  )
}
