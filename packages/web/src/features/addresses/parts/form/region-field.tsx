import ChevronRight from 'lucide-react/icons/chevron-right'
import { type KeyboardEvent, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Field } from '#ui/form/field.tsx'
import { Icon } from '#ui/display/icon.tsx'
import type { Option } from '#ui/overlay/option-list.tsx'
import { PickerSheet } from '#ui/overlay/picker-sheet.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { regionText } from '#widgets/address-text.ts'
import { type AddressValues, pathOf } from '#features/addresses/forms.ts'
import type { AddressForm } from '#features/addresses/use-address-form.ts'
import { REGION_LEVELS } from '#features/addresses/match-region.ts'
import { useRegions } from '#features/addresses/use-regions.ts'
import styles from './address-form.module.css'

function shown(values: AddressValues): string {
  const [province = '', city = '', district = ''] = pathOf(values).map(({ label }) => label)
  return regionText({ province, city, district })
}

/** Takes a path over into the form; one without a district is refused by its checks. */
export function setRegion(form: Pick<AddressForm, 'set'>, path: readonly Option[]): void {
  form.set('regionNames', path.map(({ label }) => label).join('/'))
  form.set('districtCode', path.at(-1)?.value ?? '')
}

/** Province, city and district, chosen level by level. */
export function RegionField({ form }: { form: AddressForm }) {
  const t = useTexts('addresses')
  const [open, setOpen] = useState(false)
  const { optionsOf } = useRegions()
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <>
      <Field layout="row" label={t('form.region.label')} error={form.errors.districtCode} required>
        {(control) => (
          <TextInput
            {...control}
            variant="bare"
            name="districtCode"
            readOnly
            // A text field for screen readers and errors; it opens the sheet and never a keyboard.
            inputMode="none"
            aria-haspopup="dialog"
            value={shown(form.values)}
            onChange={() => undefined}
            onClick={() => setOpen(true)}
            onKeyDown={openByKey}
            placeholder={t('form.region.placeholder')}
            after={<Icon of={ChevronRight} size={18} className={styles.arrow} />}
          />
        )}
      </Field>
      <PickerSheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('form.region.title')}
        value={pathOf(form.values)}
        isComplete={pathOf(form.values).length === REGION_LEVELS}
        optionsOf={optionsOf}
        onDone={(path) => setRegion(form, path)}
      />
    </>
  )
}
