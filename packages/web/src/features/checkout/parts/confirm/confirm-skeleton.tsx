import { Skeleton } from '#ui/feedback/skeleton.tsx'

/** The goods and their sums while the first quote is loading. */
export function ConfirmSkeleton() {
  return <Skeleton kind="list" count={3} />
}
