import { mayOpen } from '@zhujia/contract/screens.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { activeRoles, useSession } from '#platform/session.ts'
import { clearMark, markOnce } from '#platform/storage.ts'
import { runAction } from '#platform/run-action.ts'
import { refreshAfter } from '../stale-after.ts'
import { type FavouriteKind, type Marked, marksQuery, useAddFavourites, useRemoveFavourites } from './queries.ts'

interface Thing extends Marked {
  kind: FavouriteKind
}

interface Events {
  /** The server has added or removed it. */
  onDone: (isFavourite: boolean) => void
  /** Nobody is signed in: after the login, back on this page, it becomes a favourite. */
  onLogin: () => void
}

export interface Favourite {
  isFavourite: boolean
  /** False for roles without favourites; guests are asked to sign in first. */
  isOffered: boolean
  toggle: () => void
}

/** Sets the mark at once and resets it when the server refuses. */
function useMark({ kind, productId, id }: Thing, onDone: Events['onDone']) {
  const client = useQueryClient()
  const add = useAddFavourites({ mask: false })
  const remove = useRemoveFavourites({ mask: false })
  const { queryKey } = marksQuery({ productId, id })
  const set = async (isFavourite: boolean): Promise<void> => {
    await client.cancelQueries({ queryKey })
    const before = client.getQueryData(queryKey)
    client.setQueryData(queryKey, { ...before, [kind]: isFavourite })
    let isDone = false
    try {
      isDone = await runAction(async () => {
        await (isFavourite ? add : remove).mutateAsync({ body: { kind, ids: [id] } })
        onDone(isFavourite)
      })
    } finally {
      // After any error the heart shows the server's state again.
      if (!isDone) client.setQueryData(queryKey, before)
      await refreshAfter(client, 'favourites.addFavourites')
    }
  }
  return { set, isPending: add.isPending || remove.isPending }
}

/** Whether a product or its shop is a favourite, and its toggle. What a guest added is saved after the login. */
export function useFavourite(thing: Thing, { onDone, onLogin }: Events): Favourite {
  const roles = activeRoles(useSession())
  const canFavourite = roles !== undefined && mayOpen('myCollection', roles)
  const { data } = useQuery({ ...marksQuery(thing), enabled: canFavourite })
  const { set, isPending } = useMark(thing, onDone)
  const mark = `favourite ${thing.kind} ${thing.id}`
  const addAfterLogin = useEffectEvent(() => {
    if (clearMark(mark)) void set(true)
  })
  useEffect(() => {
    if (canFavourite) addAfterLogin()
  }, [canFavourite])
  const isFavourite = data?.[thing.kind] ?? false
  return {
    isFavourite,
    isOffered: roles === undefined || canFavourite,
    toggle: () => {
      if (canFavourite) return isPending ? undefined : void set(!isFavourite)
      markOnce(mark)
      return onLogin()
    },
  }
}
