import { useQuery } from '@tanstack/react-query'
import { href } from '@zhujia/contract/screens.ts'
import { useState } from 'react'
import { type Membership, membershipsQuery, useStep } from '#entities/organisations/queries.ts'
import { useFormats } from '#platform/format.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { runAction } from '#platform/run-action.ts'
import { useShownAgain } from '#platform/shown-again.ts'
import { Button, LinkButton } from '#ui/action/button.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { showToast } from '#ui/feedback/toast.tsx'
import { RowList } from '#ui/list/row-list.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { LoadFailed } from '#widgets/load-failed.tsx'
import styles from '../organisations.module.css'
import { RightsTags } from '../rights-tags.tsx'

function Row({ membership, onLeave }: { membership: Membership; onLeave: () => void }) {
  const t = useTexts('organisations')
  const { date } = useFormats()
  const { id, name, picture, joinedAt, mayManage, mayLeave } = membership
  return (
    <li className={styles.row}>
      <Avatar name={name} src={picture?.small} decorative />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.note}>{t('mine.since', { at: date(joinedAt) })}</span>
        <RightsTags {...membership} />
        {!mayLeave && <span className={styles.note}>{t('mine.lastOwner')}</span>}
      </span>
      <span className={styles.buttons}>
        {mayManage && (
          <LinkButton kind="secondary" size="small" href={href('subAccount', { organisationId: id })}>
            {t('mine.manage')}
          </LinkButton>
        )}
        {mayLeave && (
          <Button kind="secondary" size="small" aria-label={t('mine.leaveOf', { name })} onClick={onLeave}>
            {t('mine.leave')}
          </Button>
        )}
      </span>
    </li>
  )
}

function LeaveDialog({ membership, onClose }: { membership: Membership | undefined; onClose: () => void }) {
  const t = useTexts('organisations')
  const { run, isPending } = useStep('organisations.leaveOrganisation')
  const leave = async () => {
    if (!membership) return
    const isDone = await runAction(() => run({ params: { id: membership.id } }))
    if (isDone) showToast(t('mine.left'))
    onClose()
  }
  return (
    <ConfirmDialog
      open={membership !== undefined}
      title={t('mine.leaveTitle', { name: membership?.name ?? '' })}
      body={t('mine.leaveBody')}
      confirmText={t('mine.leave')}
      cancelText={t('keep')}
      loading={isPending}
      danger
      onConfirm={() => void leave()}
      onCancel={onClose}
    />
  )
}

/** What the person belongs to, with what they may do there. */
export function Mine() {
  const t = useTexts('organisations')
  const { data, error, isFetching, refetch } = useQuery(membershipsQuery())
  const [asked, setAsked] = useState<Membership>()
  useShownAgain(() => void refetch())
  return (
    <section aria-label={t('mine.title')}>
      <h2 className={styles.heading}>{t('mine.title')}</h2>
      {data ? (
        data.records.length === 0 ? (
          <p className={styles.none}>{t('mine.none')}</p>
        ) : (
          <RowList label={t('mine.title')}>
            {data.records.map((one) => (
              <Row key={one.id} membership={one} onLeave={() => setAsked(one)} />
            ))}
          </RowList>
        )
      ) : error ? (
        <LoadFailed title={t('mine.failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeleton kind="list" count={1} />
      )}
      <LeaveDialog membership={asked} onClose={() => setAsked(undefined)} />
    </section>
  )
}
