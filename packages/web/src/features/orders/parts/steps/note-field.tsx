import { REMARK_MAX } from '@zhujia/contract/core/limits.ts'
import { Field } from '#ui/form/field.tsx'
import { TextArea } from '#ui/form/text-area.tsx'

export interface NoteFieldProps {
  label: string
  placeholder: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  required?: boolean | undefined
}

/** A text about an order with a counter: a reason, a remark. */
export function NoteField({ label, placeholder, value, onChange, error, required }: NoteFieldProps) {
  return (
    <Field label={label} error={error} required={required}>
      {(control) => (
        <TextArea
          {...control}
          name="note"
          value={value}
          onChange={onChange}
          maxLength={REMARK_MAX}
          placeholder={placeholder}
        />
      )}
    </Field>
  )
}
