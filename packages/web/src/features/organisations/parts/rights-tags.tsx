import type { Rights } from '@zhujia/contract/organisations/kinds.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Tag } from '#ui/display/tag.tsx'
import styles from './organisations.module.css'

/** What somebody may do, in short. */
export function RightsTags({ isOwner, permissions }: Rights) {
  const t = useTexts('organisations')
  if (isOwner) return <Tag tone="warning">{t('owner.name')}</Tag>
  if (permissions.length === 0) return <Tag>{t('nothing')}</Tag>
  return (
    <span className={styles.tags}>
      {permissions.map((one) => (
        <Tag key={one} tone="primary">
          {t(`permissions.${one}.name`)}
        </Tag>
      ))}
    </span>
  )
}

/** The same as words in a line. */
export function useRightsWords() {
  const t = useTexts('organisations')
  return ({ isOwner, permissions }: Rights): string[] =>
    isOwner
      ? [t('owner.name')]
      : permissions.length === 0
        ? [t('nothing')]
        : permissions.map((one) => t(`permissions.${one}.name`))
}
