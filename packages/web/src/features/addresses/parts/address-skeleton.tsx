import { Card } from '#ui/layout/card.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'

/** Stands in for addresses, or for the rows of their form, on the first load. */
export function AddressSkeleton({ cards, lines }: { cards: number; lines: number }) {
  return Array.from({ length: cards }, (_, key) => (
    <Card key={key}>
      <Skeleton kind="line" count={lines} />
    </Card>
  ))
}
