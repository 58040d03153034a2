import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type Cart, cartQuery, useRemoveLines, useSelectLines, useUpdateLine } from '#entities/cart/queries.ts'
import { ApiError } from '#platform/api-client/api-error.ts'
import { fetchAfterChange } from '#platform/fetch-for-step.ts'
import { useStore } from '#platform/store.ts'
import { showToast } from '#ui/feedback/toast.tsx'
import { EditQueue, type EditPorts } from './edit-queue.ts'
import { type Edit, linesOf, withEdits } from './edits.ts'
import { storeCart, storeCount } from './store-cart.ts'
import { useRefusalWords } from './use-refusal-words.ts'

// Edits show before the server has answered, so there is no mask, and the cart shows refusals itself.
const QUIET = { mask: false, toast: false } as const

function useSend(): EditPorts['send'] {
  const client = useQueryClient()
  const update = useUpdateLine(QUIET)
  const select = useSelectLines(QUIET)
  const remove = useRemoveLines(QUIET)
  const change = async (edit: Edit): Promise<null> => {
    if (edit.kind === 'quantity')
      return update.mutateAsync({ params: { id: edit.lineId }, body: { quantity: edit.quantity } })
    const lineIds = [...edit.lineIds]
    if (edit.kind === 'remove') return remove.mutateAsync({ body: { lineIds } })
    return select.mutateAsync({ body: { lineIds, isSelected: edit.isSelected } })
  }
  return async (edit) => {
    await change(edit)
    return fetchAfterChange(client, cartQuery())
  }
}

/** The line of an edit, if it concerns one. */
const lineOf = (cart: Cart | undefined, edit: Edit) =>
  cart && edit.kind === 'quantity' ? linesOf(cart).find(({ id }) => id === edit.lineId) : undefined

/** The latest callbacks, for a queue that lives longer than one render. */
function useQueue(ports: EditPorts): EditQueue {
  const latest = useRef(ports)
  useEffect(() => {
    latest.current = ports
  })
  const [queue] = useState(() => new EditQueue(() => latest.current))
  // Pending edits are sent when the page is left.
  useEffect(() => () => void queue.flush(), [queue])
  return queue
}

/** The cart as it is shown: the server's cart with the pending edits applied, and the functions that edit it. */
export function useCart() {
  const client = useQueryClient()
  const query = useQuery(cartQuery())
  const send = useSend()
  const wordsFor = useRefusalWords()
  const { data, refetch } = query
  const queue = useQueue({
    send,
    onCart: (cart, then) => storeCart(client, cart, then),
    refused: (error, edit) => {
      if (!(error instanceof ApiError)) throw error
      showToast(wordsFor(error, lineOf(data, edit)?.unit), { kind: 'error' })
      void refetch()
    },
  })
  const edits = useStore(queue.pending)
  const cart = useMemo(() => data && withEdits(data, edits), [data, edits])
  useEffect(() => {
    if (data) storeCount(client, data)
  }, [client, data])
  return { ...query, cart, edit: (one: Edit) => queue.add(one), settle: async () => queue.flush() }
}

export type CartState = ReturnType<typeof useCart>
