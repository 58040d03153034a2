import { NAME_MAX } from '@zhujia/contract/core/constants.ts'
import ChevronRight from 'lucide-react/icons/chevron-right'
import UsersRound from 'lucide-react/icons/users-round'
import { useState } from 'react'
import { type Member, type Membership, useMemberPages } from '#entities/organisations/queries.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useShownAgain } from '#platform/shown-again.ts'
import { Icon } from '#ui/display/icon.tsx'
import { Tag } from '#ui/display/tag.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { SearchField } from '#ui/form/search-field.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { ListFrame } from '../list-frame.tsx'
import styles from '../organisations.module.css'
import { RightsTags } from '../rights-tags.tsx'
import { MemberSheet } from './member-sheet.tsx'

function Search({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const t = useTexts('organisations')
  const [draft, setDraft] = useState(q)
  const change = (text: string) => {
    setDraft(text)
    // Clearing the field ends the search at once, because nobody submits an empty field.
    if (text === '' && q !== '') onSearch('')
  }
  return (
    <div className={styles.search}>
      <SearchField
        label={t('members.search')}
        placeholder={t('members.searchHint')}
        value={draft}
        onChange={change}
        onSubmit={onSearch}
        maxLength={NAME_MAX}
      />
    </div>
  )
}

function Person({ member }: { member: Member }) {
  const t = useTexts('organisations')
  const { date } = useFormats()
  const { nickname, avatar, phoneMasked, joinedAt, isMe } = member
  return (
    <>
      <Avatar name={nickname} src={avatar?.small} decorative />
      <span className={styles.words}>
        <span className={styles.name}>
          {nickname} {isMe && <Tag tone="teal">{t('members.me')}</Tag>}
        </span>
        <span className={styles.note}>{t('members.since', { phone: phoneMasked, at: date(joinedAt) })}</span>
        <RightsTags {...member} />
      </span>
    </>
  )
}

/** A row that opens its sheet where the person who manages may change it. */
function MemberRow({ member, onOpen }: { member: Member; onOpen: () => void }) {
  return (
    <li>
      {member.actions.length > 0 ? (
        <button type="button" className={styles.row} onClick={onOpen}>
          <Person member={member} />
          <Icon of={ChevronRight} size={18} className={styles.arrow} />
        </button>
      ) : (
        <div className={styles.row}>
          <Person member={member} />
        </div>
      )}
    </li>
  )
}

export interface MembersProps {
  own: Membership
  q: string
  onSearch: (q: string) => void
}

/** The members, to be looked for, changed and removed. */
export function Members({ own, q, onSearch }: MembersProps) {
  const t = useTexts('organisations')
  const pages = useMemberPages(own.id, q)
  const [openId, setOpenId] = useState<string>()
  useShownAgain(() => void pages.reread())
  const opened = pages.records?.find(({ userId }) => userId === openId)
  return (
    <>
      <Search key={q} q={q} onSearch={onSearch} />
      <ListFrame
        pages={pages}
        label={t('tabs.members')}
        failed={t('members.failed')}
        empty={<EmptyState art={UsersRound} title={t('members.none')} hint={t('members.noneHint')} />}
        row={(member) => <MemberRow key={member.userId} member={member} onOpen={() => setOpenId(member.userId)} />}
      />
      <MemberSheet own={own} member={opened} onClose={() => setOpenId(undefined)} />
    </>
  )
}
