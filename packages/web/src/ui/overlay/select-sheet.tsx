import { OptionList, type Option } from './option-list.tsx'
import { Sheet } from './sheet.tsx'

export interface SelectSheetProps {
  open: boolean
  onClose: () => void
  title: string
  options: readonly Option[]
  value: string | undefined
  onChange: (value: string) => void
}

/** A choice of one of a list, in a sheet: a tap chooses and closes. For two to four options use RadioGroup. */
export function SelectSheet({ open, onClose, title, options, value, onChange }: SelectSheetProps) {
  return (
    <Sheet open={open} onClose={onClose} title={title} flush>
      <OptionList
        label={title}
        options={options}
        value={value}
        onChoose={(option) => {
          onChange(option.value)
          onClose()
        }}
      />
    </Sheet>
  )
}
