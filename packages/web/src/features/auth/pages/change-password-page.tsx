import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { securityQuery } from '#entities/auth/queries.ts'
import type { ResponseFor } from '#platform/api-client/types.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { TabPanel, Tabs } from '#ui/layout/tabs.tsx'
import { DemoNotice } from '#widgets/demo-notice.tsx'
import { LoadFailed } from '#widgets/load-failed.tsx'
import { ScreenPage } from '#widgets/screen-page.tsx'
import { Changed } from '../parts/changed.tsx'
import { NewPasswordFields } from '../parts/new-password-fields.tsx'
import { OldPasswordField } from '../parts/old-password-field.tsx'
import { OwnCodeField } from '../parts/own-code-field.tsx'
import { useChangePasswordForm } from '../parts/use-change-password-form.ts'
import { useProof } from '../parts/use-proof.ts'
import styles from './login-page.module.css'

type Security = ResponseFor<'auth.getSecurity'>

function ChangeForm({ phoneMasked, hasPassword, onDone }: Security & { onDone: () => void }) {
  const t = useTexts('security')
  const chosen = useProof('changePassword', 'password')
  // Without a password only a code can prove who it is.
  const proof = hasPassword ? chosen.proof : 'code'
  const form = useChangePasswordForm(proof, onDone)
  const panel = useId()
  const { values, errors } = form
  const proofField =
    proof === 'code' ? (
      <OwnCodeField
        name="code"
        purpose="changePassword"
        phoneMasked={phoneMasked}
        value={values.code}
        error={errors.code}
        onChange={(code) => form.set('code', code)}
        onSent={() => form.focus('code')}
        onRefused={form.setErrors}
      />
    ) : (
      <OldPasswordField
        name="oldPassword"
        value={values.oldPassword}
        error={errors.oldPassword}
        onChange={(password) => form.set('oldPassword', password)}
      />
    )
  const choose = (next: typeof proof) => {
    chosen.setProof(next)
    form.setErrors({})
  }
  return (
    <>
      <p className={styles.lead}>{t(hasPassword ? 'password.intro' : 'password.introFirst')}</p>
      <form {...form.props} className={styles.card}>
        {hasPassword && (
          <Tabs
            label={t('proof.label')}
            items={[
              { key: 'password', label: t('password.byOld') },
              { key: 'code', label: t('password.byCode') },
            ]}
            value={proof}
            onChange={choose}
            panelId={panel}
          />
        )}
        <TabPanel id={panel} label={t(proof === 'code' ? 'password.byCode' : 'password.byOld')}>
          <div className={styles.fields}>
            {proofField}
            <NewPasswordFields form={form} />
          </div>
        </TabPanel>
        {form.failure && (
          <p role="alert" className={styles.failure}>
            {form.failure}
          </p>
        )}
        <Button type="submit" size="large" block loading={form.submitting}>
          {t(hasPassword ? 'password.submit' : 'password.submitFirst')}
        </Button>
      </form>
      {proof === 'code' && <DemoNotice withMessages />}
    </>
  )
}

/** A new password, by the old one or by a code. This device stays logged in, all others are logged out. */
export default function ChangePasswordPage() {
  const t = useTexts('security')
  const [isDone, setIsDone] = useState(false)
  const { data, error, isFetching, refetch } = useQuery(securityQuery())
  return (
    <ScreenPage busy={!data && !error}>
      {isDone ? (
        <Changed title={t('password.done')} hint={t('password.doneHint')} />
      ) : data ? (
        <ChangeForm {...data} onDone={() => setIsDone(true)} />
      ) : error ? (
        <LoadFailed title={t('failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeleton kind="list" count={3} />
      )}
    </ScreenPage>
  )
}
