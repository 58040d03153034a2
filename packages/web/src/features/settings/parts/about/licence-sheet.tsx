import { useQuery } from '@tanstack/react-query'
import PackageSearch from 'lucide-react/icons/package-search'
import { useState } from 'react'
import { type LicencedPackage, type Licences, licencesQuery } from '#entities/settings/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { SearchField } from '#ui/form/search-field.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { LoadFailed } from '#widgets/load-failed.tsx'
import styles from './licence-sheet.module.css'
import { LicenceText } from './licence-text.tsx'

const PLACES = ['browser', 'server'] as const
const TITLES = { browser: 'about.inBrowser', server: 'about.onServer' } as const

/** A package with its licence, whose text is there once it is asked for. */
function PackageRow({ name, version, licence, text }: Omit<LicencedPackage, 'text'> & { text: string | undefined }) {
  const t = useTexts('settings')
  const [open, setOpen] = useState(false)
  return (
    <li>
      <details className={styles.package} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={styles.summary}>
          <span className={styles.name}>
            {name} <span className={styles.version}>{version}</span>
          </span>
          <span className={styles.licence}>{licence}</span>
        </summary>
        {open && <LicenceText text={text ?? t('about.noText', { licence })} />}
      </details>
    </li>
  )
}

/** Everything that is shipped, by where it runs; a package that runs at both places stands where people have it. */
function Packages({ packages, texts }: Licences) {
  const t = useTexts('settings')
  const [wanted, setWanted] = useState('')
  const found = packages.filter(({ name }) => name.toLowerCase().includes(wanted.trim().toLowerCase()))
  const groups = PLACES.map((place) => ({ place, list: found.filter(({ places }) => places[0] === place) }))
  return (
    <>
      <SearchField
        label={t('about.search')}
        placeholder={t('about.search')}
        value={wanted}
        onChange={setWanted}
        onSubmit={setWanted}
      />
      {found.length === 0 && <EmptyState art={PackageSearch} title={t('about.none')} hint={t('about.noneHint')} />}
      {groups
        .filter(({ list }) => list.length > 0)
        .map(({ place, list }) => (
          <section key={place}>
            <h3 className={styles.title}>
              {t(TITLES[place])} · {t('about.count', { count: list.length })}
            </h3>
            <ul>
              {list.map((one) => (
                <PackageRow
                  key={`${one.name} ${one.version} ${one.licence}`}
                  {...one}
                  text={one.text === null ? undefined : texts[one.text]}
                />
              ))}
            </ul>
          </section>
        ))}
    </>
  )
}

/** Which licences: the project's own, or those of what it is made of. */
export type LicenceKind = 'own' | 'licences'

function Content({ kind }: { kind: LicenceKind }) {
  const t = useTexts('settings')
  const { data, error, isFetching, refetch } = useQuery(licencesQuery())
  if (data) return kind === 'own' ? <LicenceText text={data.own} /> : <Packages {...data} />
  if (!error) return <Skeleton kind="list" count={6} />
  return <LoadFailed title={t('about.failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
}

/** The licences, fetched when the sheet is first opened. */
export function LicenceSheet({ kind, open, onClose }: { kind: LicenceKind; open: boolean; onClose: () => void }) {
  const t = useTexts('settings')
  return (
    <Sheet open={open} onClose={onClose} title={t(`about.${kind}`)} tall>
      <Content kind={kind} />
    </Sheet>
  )
}
