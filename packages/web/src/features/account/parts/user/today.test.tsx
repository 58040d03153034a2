// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { ROLES } from '@zhujia/contract/core/roles.ts'
import { mayOpen } from '@zhujia/contract/screens.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadArea } from '#platform/i18n/areas.ts'
import { startLocale } from '#platform/i18n/locale.ts'
import { NavigationProvider, PageProvider } from '#platform/navigation.ts'
import { signIn } from '#platform/session.ts'
import { testTexts } from '#ui/testing.tsx'
import { UiTextsProvider } from '#ui/texts.tsx'
import UserPage from '#features/account/pages/user-page.tsx'
import { navigationOf } from '#testing/navigation.ts'

vi.mock('./profile-card.tsx', () => ({ ProfileCard: () => null }))
vi.mock('./order-card.tsx', () => ({ OrderCard: ({ view }: { view: string }) => <p>{`orders ${view}`}</p> }))
vi.mock('./history-strip.tsx', () => ({ HistoryStrip: () => null }))
vi.mock('./account-rows.tsx', () => ({ AccountRows: () => null }))
vi.mock('./services.tsx', () => ({ Services: () => null }))
vi.mock('#widgets/demo-notice.tsx', () => ({ DemoNotice: () => null }))

beforeEach(async () => {
  await startLocale()
  await loadArea('zh-Hans', 'account')
})

/** Those whose work has screens: they find it on the page. */
const AT_WORK = ['owner', 'merchant']

test.each(ROLES)('%s reads on the account page what they can do today, and nothing that does not hold', (role) => {
  signIn({
    token: 'a token',
    currentRoles: [{ roleCode: role }],
    availableRoles: [{ roleCode: role, roleName: '', isPrimary: true }],
  })
  render(
    <NavigationProvider value={navigationOf()}>
      <PageProvider value={{ screen: 'user', isTab: true, query: {} }}>
        <UiTextsProvider texts={testTexts}>
          <UserPage />
        </UiTextsProvider>
      </PageProvider>
    </NavigationProvider>,
  )
  const words = screen.queryByText(/还没有建成/)?.textContent
  expect(words === undefined).toBe(AT_WORK.includes(role))
  // A sentence that speaks of ordering stands only where the role may order.
  expect(words?.includes('下单') ?? true).toBe(mayOpen('cart', [role]))
})
