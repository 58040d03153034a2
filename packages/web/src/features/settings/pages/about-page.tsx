import { APP_VERSION, APP_VERSION_CODE } from '@zhujia/contract/core/constants.ts'
import Package from 'lucide-react/icons/package'
import Scale from 'lucide-react/icons/scale'
import { useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { CellGroup } from '#ui/list/cell-group.tsx'
import { Cell } from '#ui/list/cell.tsx'
import { ScreenPage } from '#widgets/screen-page.tsx'
import { type LicenceKind, LicenceSheet } from '../parts/about/licence-sheet.tsx'
import { AgreementCells } from '../parts/agreement-cells.tsx'
import styles from './about-page.module.css'

/** What this app is: name, version, the texts that people agreed to, licences. */
export default function AboutPage() {
  const t = useTexts('settings')
  const core = useTexts('core')
  const [kind, setKind] = useState<LicenceKind>('own')
  const [open, setOpen] = useState(false)
  const read = (which: LicenceKind) => {
    setKind(which)
    setOpen(true)
  }
  return (
    <ScreenPage>
      <div className={styles.head}>
        <img className={styles.logo} src="/favicon.svg" alt="" width={72} height={72} />
        <p className={styles.name}>{core('app.name')}</p>
        <p>{t('about.intro')}</p>
        <p className={styles.version}>{t('about.version', { version: APP_VERSION, code: String(APP_VERSION_CODE) })}</p>
      </div>
      <CellGroup title={t('about.terms')}>
        <AgreementCells />
      </CellGroup>
      <CellGroup title={t('about.software')}>
        <Cell icon={Scale} title={t('about.own')} value="MIT" onClick={() => read('own')} />
        <Cell icon={Package} title={t('about.licences')} onClick={() => read('licences')} />
      </CellGroup>
      <LicenceSheet kind={kind} open={open} onClose={() => setOpen(false)} />
    </ScreenPage>
  )
}
