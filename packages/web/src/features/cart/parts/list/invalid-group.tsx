import { href } from '@zhujia/contract/screens.ts'
import { useId, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { cx } from '#ui/cx.ts'
import { SwipeAction } from '#ui/list/swipe-action.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { inAddress } from '#widgets/measure-draft.ts'
import { LineItem } from '#widgets/line-item.tsx'
import type { CartLine, Edit } from '#features/cart/edits.ts'
import type { Marks } from '#features/cart/use-marks.ts'
import groupStyles from './cart-group.module.css'
import styles from './invalid-group.module.css'

export interface InvalidGroupProps {
  lines: readonly CartLine[]
  edit: (edit: Edit) => void
  marks: Marks | undefined
}

function InvalidRow({ line, edit, marks }: Omit<InvalidGroupProps, 'lines'> & { line: CartLine }) {
  const t = useTexts('cart')
  const made = useTexts('made')
  const remove = () => edit({ kind: 'remove', lineIds: [line.id] })
  return (
    <li>
      <SwipeAction
        moreButton={false}
        actions={[{ key: 'remove', label: t('line.remove'), danger: true, onPress: remove }]}
      >
        <div className={cx(styles.row, marks && styles.marked)}>
          {marks && (
            <Checkbox
              aria-label={t('line.select', { title: line.title })}
              checked={marks.ids.has(line.id)}
              onChange={(on) => marks.mark([line.id], on)}
            />
          )}
          <LineItem
            line={line}
            href={href('productDetail', { id: line.productId, ...inAddress(line.measures) })}
            faded
            quantity={
              <Tag>
                {line.state === 'unmakeable'
                  ? made('unmakeable')
                  : t(line.state === 'offSale' ? 'line.offSale' : 'line.soldOut')}
              </Tag>
            }
          />
        </div>
      </SwipeAction>
    </li>
  )
}

/** The lines that can no longer be bought, at the end, with a button that removes them. */
export function InvalidGroup({ lines, edit, marks }: InvalidGroupProps) {
  const t = useTexts('cart')
  const [confirming, setConfirming] = useState(false)
  const id = useId()
  const count = lines.length
  const clear = () => {
    edit({ kind: 'remove', lineIds: lines.map((line) => line.id) })
    setConfirming(false)
  }
  return (
    <section className={groupStyles.group} aria-labelledby={id}>
      <div className={cx(groupStyles.head, groupStyles.invalid)}>
        <h2 id={id} className={groupStyles.title}>
          {t('invalid.title', { count })}
        </h2>
        <Button kind="plain" size="small" onClick={() => setConfirming(true)}>
          {t('invalid.clear')}
        </Button>
      </div>
      <ul>
        {lines.map((line) => (
          <InvalidRow key={line.id} line={line} edit={edit} marks={marks} />
        ))}
      </ul>
      <ConfirmDialog
        open={confirming}
        danger
        title={t('invalid.clearTitle')}
        body={t('invalid.clearBody', { count })}
        confirmText={t('invalid.clearConfirm')}
        cancelText={t('remove.cancel')}
        onConfirm={clear}
        onCancel={() => setConfirming(false)}
      />
    </section>
  )
}
