import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { ApiError } from '#platform/api-client/api-error.ts'
import { useStore } from '#platform/store.ts'
import { showToast } from '#ui/toast.tsx'
import { EditQueue, type EditPorts } from './edit-queue.ts'
import { type Cart, type Edit, linesOf, withEdits } from './edits.ts'
import { cartQuery, keepCart, keepCount, readCart, useRemoveLines, useSelectLines, useUpdateLine } from './queries.ts'
import { useRefusalWords } from './use-refusal-words.ts'

function useSend(): EditPorts['send'] {
  const client = useQueryClient()
  const update = useUpdateLine()
  const select = useSelectLines()
  const remove = useRemoveLines()
  const change = async (edit: Edit): Promise<null> => {
    if (edit.kind === 'quantity')
      return update.mutateAsync({ params: { id: edit.lineId }, body: { quantity: edit.quantity } })
    const lineIds = [...edit.lineIds]
    if (edit.kind === 'remove') return remove.mutateAsync({ body: { lineIds } })
    return select.mutateAsync({ body: { lineIds, isSelected: edit.isSelected } })
  }
  return async (edit) => {
    await change(edit)
    return readCart(client)
  }
}

/** The line that an edit was about, when it was about one. */
const lineOf = (cart: Cart | undefined, edit: Edit) =>
  cart && edit.kind === 'quantity' ? linesOf(cart).find(({ id }) => id === edit.lineId) : undefined

/** Keeps the latest ports for a queue that outlives any one render. */
function useQueue(ports: EditPorts): EditQueue {
  const latest = useRef(ports)
  useEffect(() => {
    latest.current = ports
  })
  const [queue] = useState(() => new EditQueue(() => latest.current))
  // What still rests when the page is left is sent then.
  useEffect(() => () => void queue.flush(), [queue])
  return queue
}

/** The cart as it is shown: the server's, with what is being done to it already in place, and the ways to do it. */
export function useCart() {
  const client = useQueryClient()
  const query = useQuery(cartQuery())
  const send = useSend()
  const wordsFor = useRefusalWords()
  const { data, refetch } = query
  const queue = useQueue({
    send,
    keep: (cart, then) => keepCart(client, cart, then),
    refused: (error, edit) => {
      if (!(error instanceof ApiError)) throw error
      showToast(wordsFor(error, lineOf(data, edit)?.unit), { kind: 'error' })
      void refetch()
    },
  })
  const edits = useStore(queue.pending)
  const cart = useMemo(() => data && withEdits(data, edits), [data, edits])
  useEffect(() => {
    if (data) keepCount(client, data)
  }, [client, data])
  return { ...query, cart, edit: (one: Edit) => queue.add(one), settle: async () => queue.flush() }
}

export type CartState = ReturnType<typeof useCart>
