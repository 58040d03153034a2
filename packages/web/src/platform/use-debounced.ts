import { useEffect, useState } from 'react'

/** A value that changes only once the input has not changed for so many milliseconds, so that typing does not send a request for each letter. */
export function useDebounced<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
