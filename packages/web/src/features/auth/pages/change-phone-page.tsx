import { useQuery } from '@tanstack/react-query'
import { PHONE_CHANGE_HOURS } from '@zhujia/contract/core/limits.ts'
import { useId, useState } from 'react'
import { securityQuery } from '#entities/auth/queries.ts'
import type { ResponseFor } from '#platform/api-client/types.ts'
import type { Form } from '#platform/form.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { TabPanel, Tabs } from '#ui/layout/tabs.tsx'
import { DemoNotice } from '#widgets/demo-notice.tsx'
import { LoadFailed } from '#widgets/load-failed.tsx'
import { ScreenPage } from '#widgets/screen-page.tsx'
import type { ChangePhoneValues } from '../forms.ts'
import { Changed } from '../parts/changed.tsx'
import { NewPhoneFields } from '../parts/new-phone-fields.tsx'
import { OldPasswordField } from '../parts/old-password-field.tsx'
import { OwnCodeField } from '../parts/own-code-field.tsx'
import { PendingPhone } from '../parts/pending-phone.tsx'
import { useChangePhoneForm } from '../parts/use-change-phone-form.ts'
import { useProof } from '../parts/use-proof.ts'
import styles from './login-page.module.css'

type Security = ResponseFor<'auth.getSecurity'>

/** By the password, which an account may not have. */
function ByPassword({ form, hasPassword }: { form: Form<ChangePhoneValues>; hasPassword: boolean }) {
  const t = useTexts('security')
  if (!hasPassword) return <p className={styles.notice}>{t('phone.noPassword')}</p>
  return (
    <>
      <p className={styles.notice}>{t('phone.waits', { hours: PHONE_CHANGE_HOURS })}</p>
      <OldPasswordField
        name="password"
        value={form.values.password}
        error={form.errors.password}
        onChange={(password) => form.set('password', password)}
      />
    </>
  )
}

function ChangeForm({ phoneMasked, hasPassword, onDone }: Security & { onDone: () => void }) {
  const t = useTexts('security')
  const { proof, setProof } = useProof('changePhone', 'code')
  const form = useChangePhoneForm(proof, onDone)
  const panel = useId()
  const { values, errors } = form
  const choose = (next: typeof proof) => {
    setProof(next)
    form.setErrors({})
  }
  const canChange = proof === 'code' || hasPassword
  return (
    <>
      <p className={styles.lead}>{t('phone.now', { phone: phoneMasked })}</p>
      <form {...form.props} className={styles.card}>
        <Tabs
          label={t('proof.label')}
          items={[
            { key: 'code', label: t('phone.byOld') },
            { key: 'password', label: t('phone.without') },
          ]}
          value={proof}
          onChange={choose}
          panelId={panel}
        />
        <TabPanel id={panel} label={t(proof === 'code' ? 'phone.byOld' : 'phone.without')}>
          <div className={styles.fields}>
            {proof === 'code' ? (
              <OwnCodeField
                name="oldCode"
                purpose="leavePhone"
                phoneMasked={phoneMasked}
                value={values.oldCode}
                error={errors.oldCode}
                onChange={(code) => form.set('oldCode', code)}
                onSent={() => form.focus('oldCode')}
                onRefused={form.setErrors}
              />
            ) : (
              <ByPassword form={form} hasPassword={hasPassword} />
            )}
            {canChange && <NewPhoneFields form={form} />}
          </div>
        </TabPanel>
        {form.failure && (
          <p role="alert" className={styles.failure}>
            {form.failure}
          </p>
        )}
        {canChange && (
          <Button type="submit" size="large" block loading={form.submitting}>
            {t(proof === 'code' ? 'phone.submit' : 'phone.request')}
          </Button>
        )}
      </form>
      <DemoNotice withMessages />
    </>
  )
}

function Content({ security, onDone }: { security: Security; onDone: () => void }) {
  return security.phoneChange ? (
    <PendingPhone {...security.phoneChange} />
  ) : (
    <ChangeForm {...security} onDone={onDone} />
  )
}

/** A new phone: at once by the old one, or without it after some days, in which the request can be cancelled. */
export default function ChangePhonePage() {
  const t = useTexts('security')
  const [isDone, setIsDone] = useState(false)
  const { data, error, isFetching, refetch } = useQuery(securityQuery())
  return (
    <ScreenPage busy={!data && !error}>
      {isDone ? (
        <Changed title={t('phone.done')} hint={t('phone.doneHint')} />
      ) : data ? (
        <Content security={data} onDone={() => setIsDone(true)} />
      ) : error ? (
        <LoadFailed title={t('failed')} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Skeleton kind="list" count={3} />
      )}
    </ScreenPage>
  )
}
