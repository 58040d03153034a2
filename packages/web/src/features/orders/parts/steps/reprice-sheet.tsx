import { useState } from 'react'
import { useFormats } from '#platform/format.ts'
import { type Form, useForm } from '#platform/form.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Field } from '#ui/form/field.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { showToast } from '#ui/feedback/toast.tsx'
import { PriceText } from '#widgets/price-text.tsx'
import { AMOUNT_LENGTH, fenOf, repriceChecks, repriceOwn, type RepriceValues, yuanOf } from '#features/orders/forms.ts'
import type { OrderDetail } from '#entities/orders/queries.ts'
import { useOrderStep } from '#features/orders/queries.ts'
import { NoteField } from './note-field.tsx'
import styles from './reprice-sheet.module.css'
import { Rows } from '../rows.tsx'
import { SheetForm } from './sheet-form.tsx'
import type { StepProps } from './step.ts'
import { WithDetail } from './with-detail.tsx'

interface AmountFieldProps {
  form: Form<RepriceValues>
  name: 'discount' | 'freight'
  /** What is wrong with it as it is typed. */
  error?: string | undefined
}

function AmountField({ form, name, error = form.errors[name] }: AmountFieldProps) {
  const t = useTexts('orders')
  const typed = form.values[name]
  const [left, setLeft] = useState<string>()
  const isWrong = left === typed && fenOf(typed) === undefined
  return (
    <Field label={t(`reprice.${name}`)} error={error ?? (isWrong ? t('reprice.invalid') : undefined)} layout="row">
      {(control) => (
        <TextInput
          {...control}
          name={name}
          value={typed}
          onChange={(text) => form.set(name, text)}
          onBlur={() => setLeft(typed)}
          before="¥"
          placeholder="0"
          inputMode="decimal"
          autoComplete="off"
          maxLength={AMOUNT_LENGTH}
        />
      )}
    </Field>
  )
}

/** The new total, if the typed texts are amounts and leave something to pay. */
function totalOf({ discount, freight }: RepriceValues, { goodsFen }: OrderDetail): number | undefined {
  const [off, extra] = [fenOf(discount), fenOf(freight)]
  if (off === undefined || extra === undefined || off > goodsFen) return undefined
  return goodsFen - off + extra
}

/** Whether both are amounts that take off more than there is. */
function isTooMuch(values: RepriceValues, detail: OrderDetail): boolean {
  const areAmounts = fenOf(values.discount) !== undefined && fenOf(values.freight) !== undefined
  return areAmounts && (totalOf(values, detail) ?? 0) < 1
}

function Sums({ values, detail }: { values: RepriceValues; detail: OrderDetail }) {
  const t = useTexts('orders')
  const { money } = useFormats()
  const total = totalOf(values, detail)
  // Struck through, a lower price would make the raised one look like a discount.
  const Was = total !== undefined && total < detail.totalFen ? 's' : 'span'
  const sum = (
    <span className={styles.sum}>
      {total !== undefined && total !== detail.totalFen && (
        <Was className={styles.was}>{t('reprice.was', { money: money(detail.totalFen) })}</Was>
      )}
      {total === undefined ? '—' : <PriceText fen={total} size="large" />}
    </span>
  )
  return (
    <div aria-live="polite">
      <Rows rows={[{ key: 'total', label: t('reprice.total'), value: sum, strong: true }]} />
    </div>
  )
}

function useRepriceForm({ view, onClose, detail }: StepProps & { detail: OrderDetail }) {
  const t = useTexts('orders')
  const { attempt } = useOrderStep('orders.repriceOrder', view)
  const form: Form<RepriceValues> = useForm<RepriceValues>({
    initial: {
      discount: detail.discountFen === 0 ? '' : yuanOf(detail.discountFen),
      freight: yuanOf(detail.freightFen),
      note: '',
    },
    checks: repriceChecks,
    own: repriceOwn,
    messages: { discount: t('reprice.invalid'), freight: t('reprice.invalid'), note: t('reprice.reasonNeeded') },
    refusals: { PRICE_OUT_OF_RANGE: 'discount' },
    submit: async ({ discount, freight, note }) => {
      const [discountFen = 0, freightFen = 0] = [fenOf(discount), fenOf(freight)]
      if (isTooMuch({ discount, freight, note }, detail)) return form.setErrors({ discount: t('reprice.tooMuch') })
      await attempt({ params: { id: detail.id }, body: { discountFen, freightFen, reason: note.trim() } })
      showToast(t('reprice.done'))
      onClose()
    },
  })
  return form
}

function RepriceForm(props: StepProps & { detail: OrderDetail }) {
  const { detail } = props
  const t = useTexts('orders')
  const form = useRepriceForm(props)
  return (
    <SheetForm form={form} hint={t('reprice.hint')} submit={t('reprice.submit')} note={form.values.note}>
      <Rows
        rows={[{ key: 'goods', label: t('reprice.goods'), value: <PriceText fen={detail.goodsFen} tone="text" /> }]}
      />
      <AmountField
        form={form}
        name="discount"
        error={isTooMuch(form.values, detail) ? t('reprice.tooMuch') : form.errors.discount}
      />
      <AmountField form={form} name="freight" />
      <NoteField
        label={t('reprice.reason')}
        placeholder={t('reprice.reasonPlaceholder')}
        value={form.values.note}
        onChange={(note) => form.set('note', note)}
        error={form.errors.note}
      />
      <Sums values={form.values} detail={detail} />
    </SheetForm>
  )
}

/** The seller changes the price of an unpaid order: a discount on the goods, another freight. The buyer sees both prices. */
export function RepriceSheet(props: StepProps) {
  const t = useTexts('orders')
  return (
    <Sheet open={props.open} onClose={props.onClose} title={t('reprice.title')} tall>
      <WithDetail view={props.view} id={props.order.id} draw={(detail) => <RepriceForm {...props} detail={detail} />} />
    </Sheet>
  )
}
