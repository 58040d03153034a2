import { renderHook } from '@testing-library/react'
import type { NotificationCategory } from '@zhujia/contract/notifications/kinds.ts'
import type { Role } from '@zhujia/contract/core/roles.ts'
import { expect, test } from 'vitest'
import { loadArea } from '#platform/i18n/areas.ts'
import { startLocale } from '#platform/i18n/locale.ts'
import { signIn } from '#platform/session.ts'
import { useEmptyHint } from './use-empty-hint.ts'

const CASES: [Role, NotificationCategory | undefined, string][] = [
  ['owner', undefined, '订单有进展时会在这里通知你'],
  ['administrator', undefined, '有人邀请你，或你的成员身份有变动时会在这里通知你'],
  ['owner', 'account', '密码或手机号有变动时会在这里通知你'],
  ['merchant', 'shop', '店铺的订单或保证金有进展时会在这里通知你'],
]

test.each(CASES)(
  'an empty list of a %s, of the category %s, promises what can come',
  async (roleCode, category, words) => {
    await startLocale()
    await loadArea('zh-Hans', 'notifications')
    signIn({ token: 'a token', currentRoles: [{ roleCode }], availableRoles: [] })
    expect(renderHook(() => useEmptyHint(category)).result.current).toBe(words)
  },
)
