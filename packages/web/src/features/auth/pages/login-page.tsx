import { useId } from 'react'
import { useTexts } from '../../../platform/i18n/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { PasswordInput } from '../../../ui/password-input.tsx'
import { TabPanel, Tabs } from '../../../ui/tabs.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { ScreenPage } from '../../../widgets/screen-page.tsx'
import { Agreement } from '../parts/agreement.tsx'
import { CodeField } from '../parts/code-field.tsx'
import { type LoginForm, useLoginForm } from '../parts/use-login-form.ts'
import styles from './login-page.module.css'

function PhoneField({ form }: { form: LoginForm }) {
  const t = useTexts('auth')
  return (
    <Field label={t('phone.label')} error={form.errors.phone}>
      {(control) => (
        <TextInput
          {...control}
          name="phone"
          type="tel"
          value={form.values.phone}
          onChange={(phone) => form.set('phone', phone.replaceAll(/\D/g, ''))}
          inputMode="numeric"
          autoComplete="username"
          maxLength={11}
          placeholder={t('phone.placeholder')}
          clearable
        />
      )}
    </Field>
  )
}

function PasswordField({ form }: { form: LoginForm }) {
  const t = useTexts('auth')
  return (
    <Field label={t('password.label')} error={form.errors.password}>
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

/** Login by code or password; a first login by code opens an account. It leads back to where it was asked for. */
export default function LoginPage() {
  const form = useLoginForm()
  const t = useTexts('auth')
  const panel = useId()
  return (
    <ScreenPage>
      <Welcome />
      <form {...form.props} className={styles.card}>
        <Tabs
          label={t('way.label')}
          items={[
            { key: 'code', label: t('way.code') },
            { key: 'password', label: t('way.password') },
          ]}
          value={form.way}
          onChange={form.setWay}
          panelId={panel}
        />
        <TabPanel id={panel} label={t(`way.${form.way}`)}>
          <div className={styles.fields}>
            <PhoneField form={form} />
            {form.way === 'code' ? <CodeField form={form} /> : <PasswordField form={form} />}
          </div>
        </TabPanel>
        <Agreement agreed={form.values.agreed} error={form.errors.agreed} onChange={(agreed) => form.set('agreed', agreed)} />
        {form.failure && (
          <p role="alert" className={styles.failure}>
            {form.failure}
          </p>
        )}
        <Button type="submit" size="large" block loading={form.submitting}>
          {t('submit')}
        </Button>
      </form>
    </ScreenPage>
  )
}
