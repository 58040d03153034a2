import { typedPhone } from '../platform/typed-phone.ts'
import { Field, type FieldProps } from '../ui/form/field.tsx'
import { TextInput, type TextInputProps } from '../ui/form/text-input.tsx'

export interface PhoneFieldProps
  extends
    Pick<FieldProps, 'label' | 'error' | 'required' | 'layout'>,
    Pick<TextInputProps, 'value' | 'onChange' | 'autoComplete' | 'placeholder' | 'variant' | 'clearable'> {
  name: string
}

/** A mainland mobile number, digits only, as it is typed or pasted. */
export function PhoneField({ label, error, required, layout, onChange, ...input }: PhoneFieldProps) {
  return (
    <Field label={label} error={error} required={required} layout={layout}>
      {(control) => (
        <TextInput
          {...control}
          {...input}
          type="tel"
          // Shortened here and not by the field, because a pasted number with blanks has more than eleven characters.
          onChange={(typed) => onChange(typedPhone(typed))}
          inputMode="numeric"
        />
      )}
    </Field>
  )
}
