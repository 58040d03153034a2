// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Tabs } from './tabs.tsx'
import { renderUi } from '../testing.tsx'

afterEach(cleanup)

const items = [
  { key: 'all', label: 'All' },
  { key: 'pay', label: 'To pay', count: 2 },
  { key: 'ship', label: 'To ship', count: 120 },
] as const

function Owner() {
  const [value, setValue] = useState<(typeof items)[number]['key']>('all')
  return <Tabs label="Orders" items={items} value={value} onChange={setValue} />
}

const chosen = () => screen.getByRole('tab', { selected: true })
const press = (key: string) => fireEvent.keyDown(chosen(), { key })

test('arrow keys move the choice and the focus, and go round', () => {
  renderUi(<Owner />)
  press('ArrowRight')
  expect(chosen().textContent).toContain('To pay')
  expect(document.activeElement).toBe(chosen())
  press('End')
  expect(chosen().textContent).toContain('To ship')
  press('ArrowRight')
  expect(chosen().textContent).toBe('All')
  press('ArrowLeft')
  press('Home')
  expect(chosen().textContent).toBe('All')
})

test('only the chosen tab is a stop of the Tab key', () => {
  renderUi(<Owner />)
  fireEvent.click(screen.getByRole('tab', { name: /To ship/ }))
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, -1, 0])
})

test('a badge reads 99+ and is heard in words', () => {
  renderUi(<Owner />)
  expect(screen.getByText('99+')).not.toBe(null)
  expect(screen.getByRole('tab', { name: /To ship.*120 unread/ })).not.toBe(null)
  expect(screen.getByRole('tab', { name: 'All' })).not.toBe(null)
})

test('a quiet note belongs to the tab’s name', () => {
  renderUi(
    <Tabs label="Orders" items={[{ key: 'all', label: 'All', note: '14' }]} value="all" onChange={() => undefined} />,
  )
  expect(screen.getByRole('tab', { name: /^All\s*14$/ })).toBeTruthy()
})

test('tabs whose counts are still loading say so', () => {
  const tabs = (busy: boolean) => (
    <Tabs label="Orders" items={items} value="all" onChange={() => undefined} busy={busy} />
  )
  renderUi(tabs(true))
  expect(screen.getByRole('tablist').getAttribute('aria-busy')).toBe('true')
  cleanup()
  renderUi(tabs(false))
  expect(screen.getByRole('tablist').getAttribute('aria-busy')).toBeNull()
})
