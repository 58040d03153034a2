import { useQuery } from '@tanstack/react-query'
import { href } from '@zhujia/contract/screens.ts'
import UsersRound from 'lucide-react/icons/users-round'
import { useId, useState } from 'react'
import { type Membership, membershipsQuery } from '#entities/organisations/queries.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Button, LinkButton } from '#ui/action/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { BottomBar } from '#ui/layout/bottom-bar.tsx'
import { TabPanel, Tabs } from '#ui/layout/tabs.tsx'
import { LoadFailed } from '#widgets/load-failed.tsx'
import { ScreenPage } from '#widgets/screen-page.tsx'
import styles from '../parts/organisations.module.css'
import { ActingFor } from '../parts/managing/acting-for.tsx'
import { Invitations } from '../parts/managing/invitations.tsx'
import { InviteSheet } from '../parts/managing/invite-sheet.tsx'
import { Log } from '../parts/managing/log.tsx'
import { Members } from '../parts/managing/members.tsx'
import { MANAGING_TABS, useManagingPlace } from '../parts/managing/use-managing-place.ts'

/** The people of one organisation: members, invitations, log. */
function Managing({ own, managed }: { own: Membership; managed: readonly Membership[] }) {
  const t = useTexts('organisations')
  const { tab, state, q, go } = useManagingPlace()
  const panel = useId()
  return (
    <>
      <ActingFor
        own={own}
        managed={managed}
        onSwitch={(organisationId) => go({ organisationId, q: '', state: undefined })}
      />
      <div className={styles.tabs}>
        <Tabs
          label={t('tabs.label')}
          items={MANAGING_TABS.map((key) => ({ key, label: t(`tabs.${key}`) }))}
          value={tab}
          onChange={(next) => go({ tab: next, q: '', state: undefined })}
          panelId={panel}
        />
      </div>
      <TabPanel id={panel} label={t(`tabs.${tab}`)}>
        {tab === 'members' && <Members key={own.id} own={own} q={q} onSearch={(text) => go({ q: text })} />}
        {tab === 'invitations' && (
          <Invitations key={own.id} own={own} state={state} onState={(next) => go({ state: next })} />
        )}
        {tab === 'log' && <Log key={own.id} own={own} />}
      </TabPanel>
    </>
  )
}

/** For those who manage nobody: their own memberships are elsewhere. */
function NothingToManage({ hasOthers }: { hasOthers: boolean }) {
  const t = useTexts('organisations')
  return (
    <EmptyState
      art={UsersRound}
      title={t(hasOthers ? 'acting.gone' : 'acting.none')}
      hint={t(hasOthers ? 'acting.goneHint' : 'acting.noneHint')}
      action={
        hasOthers ? (
          <LinkButton href={href('subAccount')}>{t('acting.others')}</LinkButton>
        ) : (
          <LinkButton href={href('memberships')}>{t('acting.mine')}</LinkButton>
        )
      }
    />
  )
}

/** A shop's people: who works there and may do what, who is invited, and what was done. The organisation is in the address. */
export default function SubAccountPage() {
  const t = useTexts('organisations')
  const { organisationId } = useManagingPlace()
  const { data, error, isFetching, refetch } = useQuery(membershipsQuery('1'))
  const [isInviting, setIsInviting] = useState(false)
  const managed = data?.records ?? []
  const own = organisationId === undefined ? managed[0] : managed.find(({ id }) => id === organisationId)
  return (
    <ScreenPage
      busy={!data && !error}
      bottomBar={
        own && (
          <BottomBar>
            <Button block size="large" onClick={() => setIsInviting(true)}>
              {t('invite.title')}
            </Button>
          </BottomBar>
        )
      }
    >
      {own ? (
        <>
          <Managing own={own} managed={managed} />
          <InviteSheet own={own} open={isInviting} onClose={() => setIsInviting(false)} />
        </>
      ) : data ? (
        <NothingToManage hasOthers={managed.length > 0} />
      ) : error ? (
        <LoadFailed title={t('acting.failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeleton kind="list" count={5} />
      )}
    </ScreenPage>
  )
}
