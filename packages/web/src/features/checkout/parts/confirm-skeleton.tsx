import { Skeleton } from '#ui/skeleton.tsx'

/** The goods and their sums while the first quote is on its way. */
export function ConfirmSkeleton() {
  return <Skeleton kind="list" count={3} />
}
