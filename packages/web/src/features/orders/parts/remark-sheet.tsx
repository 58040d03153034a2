import { useQuery } from '@tanstack/react-query'
import { useForm } from '../../../platform/form.ts'
import { useTexts } from '../../../platform/i18n/use-texts.ts'
import { FailedState } from '../../../ui/failed-state.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { showToast } from '../../../ui/toast.tsx'
import { type NoteValues, remarkChecks } from '../forms.ts'
import { orderQuery, useOrderStep } from '../queries.ts'
import { NoteField } from './note-field.tsx'
import { SheetForm } from './sheet-form.tsx'
import type { StepProps } from './step.ts'

function RemarkForm({ view, order, onClose, remark }: StepProps & { remark: string }) {
  const t = useTexts('orders')
  const { take } = useOrderStep('orders.remarkOrder', view)
  const form = useForm<NoteValues>({
    initial: { note: remark },
    checks: remarkChecks,
    submit: async ({ note }) => {
      if (await take({ params: { id: order.id }, body: { text: note.trim() } })) showToast(t('remark.done'))
      onClose()
    },
  })
  return (
    <SheetForm form={form} hint={t('remark.hint')} submit={t('remark.submit')}>
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

/** From a list only the summary is here: the note to be edited comes with the order itself. */
function Content(props: StepProps) {
  const t = useTexts('orders')
  const core = useTexts('core')
  const { data, error, isFetching, refetch } = useQuery(orderQuery(props.view, props.order.id))
  if (data) return <RemarkForm {...props} remark={data.sellerRemark ?? ''} />
  if (error) return <FailedState title={t('detail.failed')} hint={error.message} onRetry={() => void refetch()} retryText={core('ui.retry')} retrying={isFetching} />
  return <Skeleton kind="line" count={4} />
}

/** The shop's own note on an order, which the buyer never sees. */
export function RemarkSheet(props: StepProps) {
  const t = useTexts('orders')
  return (
    <Sheet open={props.open} onClose={props.onClose} title={t('remark.title')}>
      <Content {...props} />
    </Sheet>
  )
}
