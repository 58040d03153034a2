import {
  type MakingRule,
  type MeasureField,
  type OptionRule,
  SIZE_MM_MAX,
  type SizeRule,
} from '@zhujia/contract/catalogue/made-to-measure.ts'
import { useTexts } from '../platform/i18n/use-texts.ts'
import { Chip } from '../ui/form/chip.tsx'
import { Field } from '../ui/form/field.tsx'
import { TextInput } from '../ui/form/text-input.tsx'
import { type Draft, faultsOf } from './measure-draft.ts'
import styles from './measure-fields.module.css'
import { useFaultText, useRangeText } from './measure-texts.ts'

export interface MeasureFieldsProps {
  rule: MakingRule
  draft: Draft
  onChange: (draft: Draft) => void
  /** Empty fields are shown as faults too, after an attempt to continue. */
  isStrict: boolean
}

type ErrorOf = (field: MeasureField) => string | undefined

function SizeField({
  rule,
  value,
  error,
  onChange,
}: {
  rule: SizeRule
  value: string
  error: string | undefined
  onChange: (text: string) => void
}) {
  const t = useTexts('made')
  const range = useRangeText()
  return (
    <Field label={t(`field.${rule.size}`)} hint={range(rule)} error={error} required>
      {(control) => (
        <TextInput
          {...control}
          inputMode="numeric"
          autoComplete="off"
          // One digit more than the largest has, so that a slip is said to be one and not cut off.
          maxLength={String(SIZE_MM_MAX).length + 1}
          value={value}
          onChange={onChange}
          after={<span className={styles.unit}>mm</span>}
        />
      )}
    </Field>
  )
}

/** Which side is meant, and what inwards is. */
function useOptionHint({ handing }: MakingRule, option: OptionRule['option']): string | undefined {
  const t = useTexts('made')
  if (option === 'side') return handing ? t(`handing.${handing}`) : t('seenFrom')
  return option === 'opening' ? t('swing') : undefined
}

function OptionField({
  of,
  rule,
  value,
  error,
  onChange,
}: {
  of: MakingRule
  rule: OptionRule
  value: string | undefined
  error: string | undefined
  onChange: (value: string) => void
}) {
  const t = useTexts('made')
  const name = t(`field.${rule.option}`)
  const hint = useOptionHint(of, rule.option)
  return (
    <Field label={name} hint={hint} error={error} required>
      {(control) => (
        <div
          role="group"
          aria-label={name}
          id={control.id}
          aria-describedby={control['aria-describedby']}
          className={styles.values}
        >
          {rule.values.map((one) => (
            <Chip key={one.value} selected={one.value === value} onClick={() => onChange(one.value)}>
              {t(`value.${one.value}`)}
            </Chip>
          ))}
        </div>
      )}
    </Field>
  )
}

/** The fields for the sizes of a piece in millimetres, and for its options. Needs the `made` texts. */
export function MeasureFields({ rule, draft, onChange, isStrict }: MeasureFieldsProps) {
  const t = useTexts('made')
  const faultText = useFaultText()
  const faults = faultsOf(rule, draft, isStrict)
  const errorOf: ErrorOf = (field) => {
    const fault = faults.find((one) => one.field === field)
    return fault && faultText(rule, fault, draft[field] ?? '')
  }
  const change = (field: MeasureField) => (text: string) => onChange({ ...draft, [field]: text })
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{t('title')}</legend>
      {rule.measured && <p className={styles.meant}>{t(`measured.${rule.measured}`)}</p>}
      <div className={styles.sizes}>
        {rule.sizes.map((size) => (
          <SizeField
            key={size.size}
            rule={size}
            value={draft[size.size] ?? ''}
            error={errorOf(size.size)}
            onChange={change(size.size)}
          />
        ))}
      </div>
      {rule.options.map((option) => (
        <OptionField
          key={option.option}
          of={rule}
          rule={option}
          value={draft[option.option]}
          error={errorOf(option.option)}
          onChange={change(option.option)}
        />
      ))}
    </fieldset>
  )
}
