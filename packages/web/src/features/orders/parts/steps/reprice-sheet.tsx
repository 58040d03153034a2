import type { Fen } from '@zhujia/contract/core/money.ts'
import { useState } from 'react'
import { useFormats } from '#platform/format.ts'
import { type Form, useForm } from '#platform/form.ts'
import { checkThat } from '#platform/form-checks.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Field } from '#ui/form/field.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { showToast } from '#ui/feedback/toast.tsx'
import { PriceText } from '#widgets/price-text.tsx'
import {
  AMOUNT_LENGTH,
  fenOf,
  newTotal,
  repriceChecks,
  repriceFault,
  type RepriceValues,
  yuanOf,
} from '#features/orders/forms.ts'
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
  /** What it is before the change. */
  presentFen: Fen
  /** What is wrong with it as it is typed. */
  error?: string | undefined
}

function AmountField({ form, name, presentFen, error = form.errors[name] }: AmountFieldProps) {
  const t = useTexts('orders')
  const { money, symbol } = useFormats()
  const typed = form.values[name]
  const [left, setLeft] = useState<string>()
  const change = (text: string) => {
    form.set(name, text)
    // What is wrong may be both together: correcting one also takes back what was said of the other.
    const other = name === 'discount' ? 'freight' : 'discount'
    form.set(other, form.values[other])
  }
  const isWrong = left === typed && fenOf(typed) === undefined
  return (
    <Field
      label={t(`reprice.${name}`)}
      hint={t('reprice.now', { money: money(presentFen) })}
      error={error ?? (isWrong ? t('reprice.invalid') : undefined)}
      layout="row"
    >
      {(control) => (
        <TextInput
          {...control}
          name={name}
          value={typed}
          onChange={change}
          onBlur={() => setLeft(typed)}
          {...symbol}
          placeholder="0"
          inputMode="decimal"
          autoComplete="off"
          maxLength={AMOUNT_LENGTH}
        />
      )}
    </Field>
  )
}

function Sums({ values, detail }: { values: RepriceValues; detail: OrderDetail }) {
  const t = useTexts('orders')
  const { money } = useFormats()
  const total = newTotal(values, detail)
  const more = (total ?? detail.totalFen) - detail.totalFen
  const sum = (
    <span className={styles.sum}>
      {more !== 0 && (
        <span className={styles.change}>
          {t(more > 0 ? 'reprice.more' : 'reprice.less', { money: money(Math.abs(more)) })}
        </span>
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
    own: (values) => {
      const fault = repriceFault(values, detail)
      // What was sent before may be what the order costs now: the answer says so.
      const words = fault && !(fault === 'same' && form.isUnanswered) ? t(`reprice.${fault}`) : undefined
      const amount = checkThat((value) => fenOf(String(value)) !== undefined, t('reprice.invalid'))
      return { discount: words === undefined ? amount : checkThat(() => false, words), freight: amount }
    },
    messages: { note: t('reprice.reasonNeeded') },
    refusals: { PRICE_OUT_OF_RANGE: 'discount' },
    // By the present amounts: over a price that somebody else has set meanwhile, what was typed before would undo it.
    draft: {
      key: `reprice ${detail.id} ${detail.discountFen} ${detail.freightFen}`,
      fields: ['discount', 'freight', 'note'],
    },
    submit: async ({ discount, freight, note }) => {
      const [discountFen = 0, freightFen = 0] = [fenOf(discount), fenOf(freight)]
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
        presentFen={detail.discountFen}
        error={repriceFault(form.values, detail) === 'tooMuch' ? t('reprice.tooMuch') : form.errors.discount}
      />
      <AmountField form={form} name="freight" presentFen={detail.freightFen} />
      <NoteField
        label={t('reprice.reason')}
        placeholder={t('reprice.reasonPlaceholder')}
        value={form.values.note}
        onChange={(note) => form.set('note', note)}
        error={form.errors.note}
        required
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
