import type { ReactNode } from 'react'
import { REVIEW_TEXT_MAX, REVIEW_TEXT_MIN } from '@zhujia/contract/reviews/states.ts'
import { type Form, useForm } from '#platform/form.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { SheetFoot } from '#ui/overlay/sheet-foot.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { showToast } from '#ui/feedback/toast.tsx'
import { appendChecks, replyChecks, type WordsValues } from '../forms.ts'
import { useWriting } from '../use-writing.ts'
import { usePhotos } from '../use-photos.ts'
import { PhotoField } from './photo-field.tsx'
import styles from './sheets.module.css'
import type { SheetProps } from './write-sheet.tsx'

interface FrameProps {
  form: Form<WordsValues>
  label: string
  placeholder: string
  submit: string
  disabled?: boolean
  /** The review to which the text belongs. */
  quote: string
  children?: ReactNode
}

/** A text on a review: the quoted review, a field, one button. */
function WordsForm({ form, label, placeholder, submit, disabled = false, quote, children }: FrameProps) {
  return (
    <form {...form.props} className={styles.form}>
      <p className={styles.quote}>{quote}</p>
      <Field label={label} error={form.errors.text}>
        {(control) => (
          <TextArea
            {...control}
            name="text"
            rows={4}
            value={form.values.text}
            onChange={(text) => form.set('text', text)}
            maxLength={REVIEW_TEXT_MAX}
            placeholder={placeholder}
          />
        )}
      </Field>
      {children}
      <SheetFoot failure={form.failure}>
        <Button type="submit" block size="large" loading={form.submitting} disabled={disabled}>
          {submit}
        </Button>
      </SheetFoot>
    </form>
  )
}

function AppendForm({ line, onClose }: SheetProps) {
  const t = useTexts('reviews')
  const write = useWriting('reviews.appendReview', 'buyer')
  const photos = usePhotos()
  const id = line.review?.id ?? ''
  const form = useForm<WordsValues>({
    initial: { text: '' },
    checks: appendChecks,
    messages: { text: t('write.textNeeded', { min: REVIEW_TEXT_MIN, max: REVIEW_TEXT_MAX }) },
    draft: { key: `append ${id}`, fields: ['text'] },
    submit: async ({ text }) => {
      if (await write({ params: { id }, body: { text: text.trim(), photoIds: photos.ids() } }))
        showToast(t('append.done'))
      onClose()
    },
  })
  return (
    <WordsForm
      form={form}
      label={t('append.text')}
      placeholder={t('append.placeholder')}
      submit={t(photos.isSending ? 'photos.wait' : 'append.submit')}
      disabled={!photos.isReady}
      quote={line.review?.text ?? ''}
    >
      <PhotoField photos={photos} />
    </WordsForm>
  )
}

/** The buyer's follow-up review. */
export function AppendSheet(props: SheetProps) {
  const t = useTexts('reviews')
  return (
    <Sheet open={props.open} onClose={props.onClose} title={t('append.title')} tall>
      <AppendForm {...props} />
    </Sheet>
  )
}

function ReplyForm({ line, onClose, to }: SheetProps & { to: 'review' | 'append' }) {
  const t = useTexts('reviews')
  const write = useWriting('reviews.replyReview', 'seller')
  const id = line.review?.id ?? ''
  const form = useForm<WordsValues>({
    initial: { text: '' },
    checks: replyChecks,
    messages: { text: t('reply.textNeeded', { max: REVIEW_TEXT_MAX }) },
    draft: { key: `reply ${to} ${id}`, fields: ['text'] },
    submit: async ({ text }) => {
      if (await write({ params: { id }, body: { to, text: text.trim() } })) showToast(t('reply.done'))
      onClose()
    },
  })
  const quote = (to === 'review' ? line.review?.text : line.review?.append?.text) ?? ''
  return (
    <WordsForm
      form={form}
      label={t('reply.text')}
      placeholder={t('reply.placeholder')}
      submit={t('reply.submit')}
      quote={quote}
    />
  )
}

/** The shop's reply to a review or to its follow-up. */
export function ReplySheet({ to, ...props }: SheetProps & { to: 'review' | 'append' }) {
  const t = useTexts('reviews')
  return (
    <Sheet open={props.open} onClose={props.onClose} title={t(to === 'review' ? 'reply.title' : 'reply.appendTitle')}>
      <ReplyForm {...props} to={to} />
    </Sheet>
  )
}
