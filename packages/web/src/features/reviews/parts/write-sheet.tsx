import { REVIEW_TAGS_MAX, REVIEW_TEXT_MAX, REVIEW_TEXT_MIN, tagsFor } from '@zhujia/contract/reviews/states.ts'
import type { ReviewTag } from '@zhujia/contract/reviews/states.ts'
import type { ReviewLine } from '#entities/reviews/queries.ts'
import { type Form, useForm } from '#platform/form.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Chip } from '#ui/form/chip.tsx'
import { Field } from '#ui/form/field.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { SheetFoot } from '#ui/overlay/sheet-foot.tsx'
import { StarInput } from '#ui/display/stars.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { showToast } from '#ui/feedback/toast.tsx'
import { NEW_REVIEW, PARTS, reviewChecks, type ReviewValues } from '../forms.ts'
import { useWriting } from '../use-writing.ts'
import { usePhotos } from '../use-photos.ts'
import { LineHead } from './line-head.tsx'
import { PhotoField } from './photo-field.tsx'
import styles from './sheets.module.css'

export interface SheetProps {
  orderId: string
  line: ReviewLine
  open: boolean
  onClose: () => void
}

/** The chosen tags that still fit the score. */
const fitting = ({ goods, tags }: ReviewValues): ReviewTag[] => {
  const offered = goods === 0 ? [] : tagsFor(goods)
  return tags.filter((tag) => offered.includes(tag))
}

function Scores({ form }: { form: Form<ReviewValues> }) {
  const t = useTexts('reviews')
  const names = [t('score.1'), t('score.2'), t('score.3'), t('score.4'), t('score.5')] as const
  return (
    <div>
      {PARTS.map((part) => (
        <StarInput
          key={part}
          label={t(`score.${part}`)}
          value={form.values[part]}
          onChange={(score) => form.set(part, score)}
          names={names}
          error={form.errors[part]}
        />
      ))}
    </div>
  )
}

function Tags({ form }: { form: Form<ReviewValues> }) {
  const t = useTexts('reviews')
  const { goods } = form.values
  if (goods === 0) return null
  const chosen = fitting(form.values)
  const toggle = (tag: ReviewTag) => {
    if (chosen.includes(tag))
      return form.set(
        'tags',
        chosen.filter((one) => one !== tag),
      )
    if (chosen.length === REVIEW_TAGS_MAX) return showToast(t('write.tagsMax', { max: REVIEW_TAGS_MAX }))
    return form.set('tags', [...chosen, tag])
  }
  return (
    <div role="group" aria-label={t('write.tags')} className={styles.chips}>
      {tagsFor(goods).map((tag) => (
        <Chip key={tag} selected={chosen.includes(tag)} onClick={() => toggle(tag)}>
          {t(`tags.${tag}`)}
        </Chip>
      ))}
    </div>
  )
}

function useReview({ orderId, line, onClose }: SheetProps) {
  const t = useTexts('reviews')
  const write = useWriting('reviews.writeReview', 'buyer')
  const photos = usePhotos()
  const form = useForm<ReviewValues>({
    initial: NEW_REVIEW,
    checks: reviewChecks,
    messages: {
      goods: t('write.scoreNeeded'),
      logistics: t('write.scoreNeeded'),
      service: t('write.scoreNeeded'),
      text: t('write.textNeeded', { min: REVIEW_TEXT_MIN, max: REVIEW_TEXT_MAX }),
    },
    draft: {
      key: `review ${line.lineId}`,
      fields: ['goods', 'logistics', 'service', 'tags', 'text', 'isAnonymous'],
    },
    submit: async (values) => {
      const { goods, logistics, service, text, isAnonymous } = values
      const body = {
        lineId: line.lineId,
        scores: { goods, logistics, service },
        tags: fitting(values),
        text: text.trim(),
        photoIds: photos.ids(),
        isAnonymous,
      }
      if (await write({ params: { id: orderId }, body })) showToast(t('write.done'))
      onClose()
    },
  })
  return { form, photos }
}

function WriteForm(props: SheetProps) {
  const t = useTexts('reviews')
  const { form, photos } = useReview(props)
  const { values, errors } = form
  return (
    <form {...form.props} className={styles.form}>
      <LineHead line={props.line} />
      <Scores form={form} />
      <Tags form={form} />
      <Field label={t('write.text')} error={errors.text}>
        {(control) => (
          <TextArea
            {...control}
            name="text"
            rows={5}
            value={values.text}
            onChange={(text) => form.set('text', text)}
            maxLength={REVIEW_TEXT_MAX}
            placeholder={t('write.placeholder')}
          />
        )}
      </Field>
      <PhotoField photos={photos} />
      <Checkbox checked={values.isAnonymous} onChange={(on) => form.set('isAnonymous', on)}>
        {t('write.anonymous')}
      </Checkbox>
      <SheetFoot failure={form.failure}>
        <Button type="submit" block size="large" loading={form.submitting} disabled={!photos.isReady}>
          {t(photos.isSending ? 'photos.wait' : 'write.submit')}
        </Button>
      </SheetFoot>
    </form>
  )
}

/** The form of a review of a line: scores, tags, text, photos. The draft is saved on this device until it is sent. */
export function WriteSheet(props: SheetProps) {
  const t = useTexts('reviews')
  return (
    <Sheet open={props.open} onClose={props.onClose} title={t('write.title')} tall>
      <WriteForm {...props} />
    </Sheet>
  )
}
