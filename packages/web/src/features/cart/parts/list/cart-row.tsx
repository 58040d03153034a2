import ChevronDown from 'lucide-react/icons/chevron-down'
import { href } from '@zhujia/contract/screens.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { SwipeAction } from '#ui/list/swipe-action.tsx'
import { showToast } from '#ui/feedback/toast.tsx'
import { LineItem } from '#widgets/line-item.tsx'
import { inAddress } from '#widgets/measure-draft.ts'
import { specLine, SpecText, useSpecParts } from '#widgets/spec-text.tsx'
import { type CartLine, canTick, type Edit, isTaken } from '#features/cart/edits.ts'
import type { Marks } from '#features/cart/use-marks.ts'
import styles from './cart-row.module.css'
import { LineNotes } from './line-notes.tsx'
import { MeasureButton } from './measure-line.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'

export interface CartRowProps {
  line: CartLine
  edit: (edit: Edit) => void
  marks: Marks | undefined
  onSpec: () => void
  onMeasure: () => void
}

function SpecButton({ line, onSpec }: Pick<CartRowProps, 'line' | 'onSpec'>) {
  const t = useTexts('cart')
  const parts = useSpecParts()(line)
  if (parts.length === 0) return null
  return (
    <button
      type="button"
      className={styles.spec}
      aria-label={t('line.spec', { spec: specLine(parts) })}
      onClick={onSpec}
    >
      <span className={styles.specText}>
        <SpecText line={line} />
      </span>
      <Icon of={ChevronDown} size={14} className={styles.arrow} />
    </button>
  )
}

function Tick({ line, edit, marks }: Omit<CartRowProps, 'onSpec' | 'onMeasure'>) {
  const t = useTexts('cart')
  const name = t('line.select', { title: line.title })
  if (marks)
    return <Checkbox aria-label={name} checked={marks.ids.has(line.id)} onChange={(on) => marks.mark([line.id], on)} />
  return (
    <Checkbox
      aria-label={name}
      checked={isTaken(line)}
      disabled={!canTick(line)}
      onChange={(isSelected) => edit({ kind: 'select', lineIds: [line.id], isSelected })}
    />
  )
}

/** One line of the cart: checkbox, product, spec, notes, price and quantity. A swipe to the left deletes it. */
export function CartRow(props: CartRowProps) {
  const { line, edit, onSpec, onMeasure } = props
  const t = useTexts('cart')
  const remove = () => {
    edit({ kind: 'remove', lineIds: [line.id] })
    showToast(t('remove.done'))
  }
  return (
    <li>
      {/* The page's edit mode deletes without a drag. */}
      <SwipeAction
        moreButton={false}
        actions={[{ key: 'remove', label: t('line.remove'), danger: true, onPress: remove }]}
      >
        <div className={styles.row}>
          <Tick {...props} />
          <LineItem
            line={line}
            href={href('productDetail', {
              id: line.productId,
              sku: line.skuId,
              ...inAddress(line.measures),
            })}
            spec={<SpecButton line={line} onSpec={onSpec} />}
            notes={
              <>
                <LineNotes line={line} edit={edit} />
                <MeasureButton line={line} onMeasure={onMeasure} />
              </>
            }
            quantity={<QuantityStepper line={line} edit={edit} />}
          />
        </div>
      </SwipeAction>
    </li>
  )
}
