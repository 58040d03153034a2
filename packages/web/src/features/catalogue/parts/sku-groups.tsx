import { SpecGroups } from '../../../widgets/spec-groups.tsx'
import type { ProductDetail } from '../queries.ts'
import type { ChosenSku } from '../use-choice.ts'

/** The spec groups of the product, with what is chosen of them. */
export function SkuGroups({ product: { specGroups, skus, unit }, chosen }: { product: ProductDetail; chosen: ChosenSku }) {
  return <SpecGroups groups={specGroups} skus={skus} choice={chosen.choice} minSteps={unit.minSteps} onChoose={chosen.choose} />
}
