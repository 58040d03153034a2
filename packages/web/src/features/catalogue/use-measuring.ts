import { useState } from 'react'
import type { ProductDetail } from '#entities/catalogue/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { showToast } from '#ui/feedback/toast.tsx'
import { groupName } from '#widgets/spec-groups.tsx'
import { measuredOf } from './measured.ts'
import type { ChosenSku } from './use-choice.ts'

interface Chooser {
  chosen: ChosenSku
  /** Opens the chooser. */
  choose: () => void
}

/** The calculator of the chosen SKU, which sets the quantity; without a choice the chooser opens first. */
export function useMeasuring(product: ProductDetail, { chosen, choose }: Chooser) {
  const t = useTexts('goods')
  const [isOpen, setOpen] = useState(false)
  const goods = measuredOf(product, chosen.sku)
  return {
    goods,
    isOpen: isOpen && goods !== undefined,
    open: () => {
      if (goods) return setOpen(true)
      const group = product.specGroups.find((_, place) => chosen.choice[place] === undefined)
      if (group) showToast(t('sku.missing', { group: groupName(group) }))
      choose()
    },
    close: () => setOpen(false),
    apply: (steps: number) => {
      setOpen(false)
      chosen.setSteps(steps)
      choose()
    },
  }
}
