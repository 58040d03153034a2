import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { WORDS_MAX } from '../forms.ts'

export interface NoteFieldProps {
  label: string
  placeholder: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
}

/** Some words about an order, counted: a reason, a remark. */
export function NoteField({ label, placeholder, value, onChange, error }: NoteFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <TextArea
          {...control}
          name="note"
          value={value}
          onChange={onChange}
          maxLength={WORDS_MAX}
          placeholder={placeholder}
        />
      )}
    </Field>
  )
}
