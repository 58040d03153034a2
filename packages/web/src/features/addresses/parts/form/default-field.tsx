import { useTexts } from '#platform/i18n/use-texts.ts'
import { Cell } from '#ui/list/cell.tsx'
import { CellGroup } from '#ui/list/cell-group.tsx'
import { Switch } from '#ui/form/switch.tsx'
import type { AddressForm } from '#features/addresses/use-address-form.ts'

export interface DefaultFieldProps {
  form: AddressForm
  /** It is the default one now: that changes only by choosing another. */
  isAlready: boolean
}

/** Whether the address is the default for orders. */
export function DefaultField({ form, isAlready }: DefaultFieldProps) {
  const t = useTexts('addresses')
  return (
    <CellGroup>
      <Cell
        title={t('form.isDefault')}
        note={t(isAlready ? 'form.alreadyDefault' : 'form.isDefaultHint')}
        value={
          <Switch
            label={t('form.isDefault')}
            checked={form.values.isDefault}
            disabled={isAlready}
            onChange={(isDefault) => form.set('isDefault', isDefault)}
          />
        }
      />
    </CellGroup>
  )
}
