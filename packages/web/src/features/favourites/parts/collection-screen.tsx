import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { favouriteCountsQuery, type FavouriteKind, refreshFavourites } from '#entities/favourites/queries.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useNavigation } from '#platform/navigation.ts'
import type { Selection } from '#platform/selection.ts'
import { useShownAgain } from '#platform/shown-again.ts'
import { Button } from '#ui/action/button.tsx'
import { type TabItem, TabPanel, Tabs } from '#ui/layout/tabs.tsx'
import { ScreenPage } from '#widgets/screen-page.tsx'
import styles from './collection.module.css'
import { RemoveFavourites } from './remove-favourites.tsx'

const KINDS: readonly FavouriteKind[] = ['product', 'shop']

export interface CollectionScreenProps {
  kind: FavouriteKind
  /** The bar of the edit mode; absent while there are no rows. */
  selection: Selection | undefined
  isBusy: boolean
  children: (isEditing: boolean) => ReactNode
}

function useTabs(): TabItem<FavouriteKind>[] {
  const t = useTexts('favourites')
  const { number } = useFormats()
  const { data } = useQuery(favouriteCountsQuery())
  return KINDS.map((key) => ({
    key,
    label: t(`kinds.${key}`),
    note: data && data[key] > 0 ? number(data[key]) : undefined,
  }))
}

/** The frame of a list: tabs with counts, the edit mode, and its bar. */
export function CollectionScreen({ kind, selection, isBusy, children }: CollectionScreenProps) {
  const t = useTexts('favourites')
  const items = useTabs()
  const panel = useId()
  const client = useQueryClient()
  const { setQuery } = useNavigation()
  const [wantsEdit, setWantsEdit] = useState(false)
  useShownAgain(() => void refreshFavourites(client))
  const isEditing = wantsEdit && selection !== undefined
  const edit = (
    <Button kind="plain" size="small" onClick={() => setWantsEdit(!isEditing)}>
      {t(isEditing ? 'done' : 'manage')}
    </Button>
  )
  return (
    <ScreenPage
      busy={isBusy}
      right={selection && edit}
      bottomBar={isEditing ? <RemoveFavourites kind={kind} selection={selection} /> : undefined}
    >
      <div className={styles.tabs}>
        <Tabs
          label={t('kinds.label')}
          items={items}
          value={kind}
          onChange={(next) => setQuery({ kind: next === 'product' ? undefined : next })}
          panelId={panel}
        />
      </div>
      <TabPanel id={panel} label={t(`kinds.${kind}`)}>
        {children(isEditing)}
      </TabPanel>
    </ScreenPage>
  )
}
