import ShieldCheck from 'lucide-react/icons/shield-check'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { useNavigation, usePageQuery } from '#platform/navigation.ts'
import { Button } from '#ui/action/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { DemoNotice } from '#widgets/demo-notice.tsx'
import { ScreenPage } from '#widgets/screen-page.tsx'
import { CodeField } from '../parts/code-field.tsx'
import { NewPasswordFields } from '../parts/new-password-fields.tsx'
import { PhoneField } from '../parts/phone-field.tsx'
import { useResetForm } from '../parts/use-reset-form.ts'
import styles from './login-page.module.css'

/** What happened and what comes next: everybody is signed out, the new password opens the account. */
function Done({ phone }: { phone: string }) {
  const t = useTexts('auth')
  const { redirect } = usePageQuery('reset')
  const { redirectTo } = useNavigation()
  const toLogin = () => redirectTo('login', { phone, way: 'password', ...(redirect === undefined ? {} : { redirect }) })
  return (
    <div role="status">
      <EmptyState
        art={ShieldCheck}
        title={t('reset.done')}
        hint={t('reset.doneHint')}
        action={<Button onClick={toLogin}>{t('reset.toLogin')}</Button>}
      />
    </div>
  )
}

function ResetForm({ onDone }: { onDone: (phone: string) => void }) {
  const t = useTexts('auth')
  const form = useResetForm(onDone)
  return (
    <>
      <div className={styles.welcome}>
        <p className={styles.title}>{t('reset.title')}</p>
        <p className={styles.intro}>{t('reset.intro')}</p>
      </div>
      <form {...form.props} className={styles.card}>
        <div className={styles.fields}>
          <PhoneField
            value={form.values.phone}
            error={form.errors.phone}
            onChange={(phone) => form.set('phone', phone)}
          />
          <CodeField form={form} purpose="reset" />
          <NewPasswordFields form={form} />
        </div>
        {form.failure && (
          <p role="alert" className={styles.failure}>
            {form.failure}
          </p>
        )}
        <Button type="submit" size="large" block loading={form.submitting}>
          {t('reset.submit')}
        </Button>
      </form>
      <DemoNotice withMessages />
    </>
  )
}

/** A new password by text message. It ends every session of the account and leads to the login, the phone filled in. */
export default function ResetPage() {
  const [phone, setPhone] = useState<string>()
  return <ScreenPage>{phone === undefined ? <ResetForm onDone={setPhone} /> : <Done phone={phone} />}</ScreenPage>
}
