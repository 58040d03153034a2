import { useQuery } from '@tanstack/react-query'
import { href } from '@zhujia/contract/screens.ts'
import Trash2 from 'lucide-react/icons/trash-2'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { treeQuery } from '#entities/catalogue/queries.ts'
import { hotWordsQuery } from '#entities/search/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Card } from '#ui/layout/card.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { UiLink } from '#ui/action/link.tsx'
import { forgetAllSearches, forgetSearch, useSearchHistory } from '#entities/search/search-history.ts'
import styles from './search-start.module.css'

function History({ onSearch }: { onSearch: (words: string) => void }) {
  const t = useTexts('goods')
  const words = useSearchHistory()
  const [confirming, setConfirming] = useState(false)
  if (words.length === 0) return null
  const clear = (
    <IconButton
      label={t('history.clear')}
      icon={Trash2}
      iconSize={18}
      tone="hint"
      onClick={() => setConfirming(true)}
    />
  )
  return (
    <>
      <Card title={t('history.title')} aside={clear}>
        <ul className={styles.words}>
          {words.map((word) => (
            <li key={word} className={styles.word}>
              <button type="button" className={styles.again} onClick={() => onSearch(word)}>
                {word}
              </button>
              <IconButton
                label={t('history.remove', { word })}
                icon={X}
                iconSize={14}
                tone="hint"
                onClick={() => forgetSearch(word)}
              />
            </li>
          ))}
        </ul>
      </Card>
      <ConfirmDialog
        open={confirming}
        title={t('history.clearTitle')}
        body={t('history.clearBody')}
        confirmText={t('history.clearConfirm')}
        cancelText={t('history.keep')}
        danger
        onConfirm={() => {
          forgetAllSearches()
          setConfirming(false)
        }}
        onCancel={() => setConfirming(false)}
      />
    </>
  )
}

/** Hot words; left out when they cannot be loaded, like the entry points. */
export function HotWords({ onSearch }: { onSearch: (words: string) => void }) {
  const t = useTexts('goods')
  const { data = [] } = useQuery(hotWordsQuery())
  if (data.length === 0) return null
  return (
    <Card title={t('start.hot')}>
      <ol className={styles.links}>
        {data.map((word) => (
          <li key={word}>
            <button type="button" className={styles.link} onClick={() => onSearch(word)}>
              {word}
            </button>
          </li>
        ))}
      </ol>
    </Card>
  )
}

/** Entry points to the catalogue; left out when they cannot be loaded. */
function EntryPoints() {
  const t = useTexts('goods')
  const { data } = useQuery(treeQuery())
  if (!data) return null
  const roots = data.categories.filter(({ parent }) => parent === null)
  return (
    <>
      <Card title={t('start.stages')}>
        <ul className={styles.links}>
          {data.stages.map(({ code, name }) => (
            <li key={code}>
              <UiLink href={href('search', { stage: code })} className={styles.link}>
                {name}
              </UiLink>
            </li>
          ))}
        </ul>
      </Card>
      <Card title={t('start.categories')}>
        <ul className={styles.links}>
          {roots.map(({ code, name }) => (
            <li key={code}>
              <UiLink href={href('search', { category: code })} className={styles.link}>
                {name}
              </UiLink>
            </li>
          ))}
        </ul>
      </Card>
    </>
  )
}

/** The search page before anything is searched for: what this device searched before, and entry points to the catalogue. */
export function SearchStart({ onSearch }: { onSearch: (words: string) => void }) {
  return (
    <>
      <History onSearch={onSearch} />
      <HotWords onSearch={onSearch} />
      <EntryPoints />
    </>
  )
}
