import { useEffect } from 'react'
import { entryKey } from '#platform/leave-app.ts'
import { useNavigation } from '#platform/navigation.ts'
import { readTabStored, writeTabStored } from '#platform/tab-storage.ts'

const KEY = 'result'

/**
 * The result of a payment stands where it was first seen. An older cashier of the same payment lies below it in the history when the
 * order was opened from there and paid anew: once paid, it would show the result again, so a step back passes it.
 */
export function useOldResult(paymentId: string): void {
  const { navigateBack } = useNavigation()
  useEffect(() => {
    const here = entryKey()
    if (here === undefined) return
    const seen = readTabStored(KEY)
    const isSeen = typeof seen === 'object' && seen !== null && 'paymentId' in seen && seen.paymentId === paymentId
    if (!isSeen) writeTabStored(KEY, { paymentId, entry: here })
    else if ('entry' in seen && seen.entry !== here) navigateBack()
  }, [paymentId, navigateBack])
}
