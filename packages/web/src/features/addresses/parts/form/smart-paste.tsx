import ClipboardPaste from 'lucide-react/icons/clipboard-paste'
import { useId, useState } from 'react'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { runAction } from '#platform/run-action.ts'
import { Button } from '#ui/action/button.tsx'
import { Icon } from '#ui/display/icon.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { showToast } from '#ui/feedback/toast.tsx'
import { optionOf } from '#features/addresses/forms.ts'
import { matchRegion, type MatchedRegion, REGION_LEVELS } from '#features/addresses/match-region.ts'
import { parseAddress } from '#features/addresses/parse-address.ts'
import type { AddressForm } from '#features/addresses/use-address-form.ts'
import { useRegions } from '#features/addresses/use-regions.ts'
import styles from './address-form.module.css'
import { setRegion } from './region-field.tsx'

type Fillable = Pick<AddressForm, 'set'>

/** What was recognised goes into the form; what was not leaves its field as it is. */
function fillIn(form: Fillable, parsed: ReturnType<typeof parseAddress>, match: MatchedRegion): void {
  if (parsed.name) form.set('name', parsed.name)
  if (parsed.phone) form.set('phone', parsed.phone)
  // An address whose district is not known must not keep that of another address.
  if (parsed.address) setRegion(form, match.path.map(optionOf))
  if (match.detail) form.set('detail', match.detail)
}

function useSmartPaste(form: Fillable) {
  const t = useTexts('addresses')
  const { below } = useRegions()
  const [text, setText] = useState('')
  const [reading, setReading] = useState(false)
  const match = async (address: string): Promise<MatchedRegion> => {
    // Without the regions the rest is still worth filling in.
    let matched: MatchedRegion = { path: [], detail: address }
    await runAction(async () => {
      matched = await matchRegion(address, below)
    })
    return matched
  }
  const apply = async () => {
    const parsed = parseAddress(text)
    if (!parsed.name && !parsed.phone && !parsed.address) return showToast(t('paste.nothing'))
    setReading(true)
    const found = await match(parsed.address)
    setReading(false)
    fillIn(form, parsed, found)
    setText('')
    showToast(t(parsed.address && found.path.length < REGION_LEVELS ? 'paste.noRegion' : 'paste.filled'))
  }
  return { text, setText, reading, apply }
}

/** A field for a whole address from a message: one tap spreads it over the form. */
export function SmartPaste({ form }: { form: Fillable }) {
  const t = useTexts('addresses')
  const { text, setText, reading, apply } = useSmartPaste(form)
  const id = useId()
  return (
    <div className={styles.paste}>
      <label htmlFor={id} className={styles.pasteLabel}>
        <Icon of={ClipboardPaste} size={16} />
        {t('paste.label')}
      </label>
      <TextArea
        id={id}
        variant="bare"
        rows={2}
        value={text}
        onChange={setText}
        autoComplete="off"
        placeholder={t('paste.placeholder')}
      />
      {text.trim() !== '' && (
        <div className={styles.apply}>
          <Button size="small" loading={reading} onClick={() => void apply()}>
            {t('paste.apply')}
          </Button>
        </div>
      )}
    </div>
  )
}
