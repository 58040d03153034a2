import type { InvitationState } from '@zhujia/contract/organisations/states.ts'
import { useTexts } from '#platform/i18n/use-texts.ts'
import { Tag, type TagTone } from '#ui/display/tag.tsx'

const TONES: Readonly<Record<InvitationState, TagTone>> = {
  pending: 'warning',
  accepted: 'success',
  declined: 'neutral',
  withdrawn: 'neutral',
  expired: 'neutral',
}

/** What has become of an invitation. */
export function StateTag({ state }: { state: InvitationState }) {
  const t = useTexts('organisations')
  return <Tag tone={TONES[state]}>{t(`states.${state}`)}</Tag>
}
