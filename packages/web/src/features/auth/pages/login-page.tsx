import { href } from '@zhujia/contract/screens.ts'
import { useId } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { usePageQuery } from '#platform/navigation.ts'
import { Button } from '#ui/action/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { UiLink } from '#ui/action/link.tsx'
import { PasswordInput } from '#ui/form/password-input.tsx'
import { TabPanel, Tabs } from '#ui/layout/tabs.tsx'
import { DemoNotice } from '#widgets/demo-notice.tsx'
import { ScreenPage } from '#widgets/screen-page.tsx'
import { Agreement } from '../parts/agreement.tsx'
import { CodeField } from '../parts/code-field.tsx'
import { PhoneField } from '../parts/phone-field.tsx'
import { type LoginForm, useLoginForm } from '../parts/use-login-form.ts'
import styles from './login-page.module.css'

/** A link to the reset page, with the phone and the page to return to. */
function Forgotten({ phone }: { phone: string }) {
  const t = useTexts('auth')
  const { redirect } = usePageQuery('login')
  const query = { ...(phone && { phone }), ...(redirect !== undefined && { redirect }) }
  return (
    <UiLink href={href('reset', query)} className={styles.forgotten}>
      {t('password.forgotten')}
    </UiLink>
  )
}

function PasswordField({ form }: { form: LoginForm }) {
  const t = useTexts('auth')
  return (
    <Field label={t('password.label')} error={form.errors.password} aside={<Forgotten phone={form.values.phone} />}>
      {(control) => (
        <PasswordInput
          {...control}
          name="password"
          value={form.values.password}
          onChange={(password) => form.set('password', password)}
          autoComplete="current-password"
          placeholder={t('password.placeholder')}
        />
      )}
    </Field>
  )
}

function Welcome() {
  const t = useTexts('auth')
  return (
    <div className={styles.welcome}>
      <p className={styles.title}>{t('welcome')}</p>
      <p className={styles.intro}>{t('intro')}</p>
    </div>
  )
}

/** Login by code or password; a first login by code opens an account. It leads back to the page that requested it. */
export default function LoginPage() {
  const form = useLoginForm()
  const t = useTexts('auth')
  const panel = useId()
  return (
    <ScreenPage>
      <Welcome />
      <form {...form.props} className={styles.card}>
        <Tabs
          label={t('method.label')}
          items={[
            { key: 'code', label: t('method.code') },
            { key: 'password', label: t('method.password') },
          ]}
          value={form.method}
          onChange={form.setMethod}
          panelId={panel}
        />
        <TabPanel id={panel} label={t(`method.${form.method}`)}>
          <div className={styles.fields}>
            <PhoneField
              value={form.values.phone}
              error={form.errors.phone}
              onChange={(phone) => form.set('phone', phone)}
            />
            {form.method === 'code' ? (
              <CodeField form={form} purpose="login" hint={t('code.hint')} />
            ) : (
              <PasswordField form={form} />
            )}
          </div>
        </TabPanel>
        <Agreement
          agreed={form.values.agreed}
          error={form.errors.agreed}
          onChange={(agreed) => form.set('agreed', agreed)}
        />
        {form.failure && (
          <p role="alert" className={styles.failure}>
            {form.failure}
          </p>
        )}
        <Button type="submit" size="large" block loading={form.submitting}>
          {t('submit')}
        </Button>
      </form>
      <DemoNotice withMessages />
    </ScreenPage>
  )
}
