import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Licences } from '#entities/settings/queries.ts'
import { readOwnFile } from '#platform/api-client/own-file.ts'
import { ApiError } from '#platform/api-client/api-error.ts'
import { loadArea } from '#platform/i18n/areas.ts'
import { startLocale } from '#platform/i18n/locale.ts'
import { testTexts } from '#ui/testing.tsx'
import { UiTextsProvider } from '#ui/texts.tsx'
import { LicenceSheet, type LicenceKind } from './licence-sheet.tsx'

vi.mock('#platform/api-client/own-file.ts', () => ({ readOwnFile: vi.fn<typeof readOwnFile>() }))
const read = vi.mocked(readOwnFile)

const LICENCES: Licences = {
  own: 'MIT License of Zhujia',
  packages: [
    { name: 'fastify', version: '5.0.0', licence: 'MIT', places: ['server'], text: 0 },
    { name: 'libvips', version: '1.3.4', licence: 'LGPL-3.0-or-later', places: ['server'], text: null },
    { name: 'zod', version: '4.6.7', licence: 'MIT', places: ['browser', 'server'], text: 0 },
  ],
  texts: ['Permission is granted\nto everybody.\n\n1. First\n2. Second'],
}

beforeEach(async () => {
  read.mockReset()
  await startLocale()
  await loadArea('zh-Hans', 'settings')
})

const show = (kind: LicenceKind) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <UiTextsProvider texts={testTexts}>
        <LicenceSheet kind={kind} open onClose={() => undefined} />
      </UiTextsProvider>
    </QueryClientProvider>,
  )

test('each package stands once, where people have it, and its text is there when it is asked for', async () => {
  read.mockResolvedValue(LICENCES)
  show('licences')
  expect(await screen.findByText('浏览器中运行 · 1 个软件包')).toBeTruthy()
  expect(screen.getByText('服务器上运行 · 2 个软件包')).toBeTruthy()
  expect(screen.queryByText(/Permission/)).toBeNull()
  const [zod, , libvips] = screen.getAllByRole('listitem').map((row) => row.querySelector('details'))
  if (!zod || !libvips) throw new Error('no packages')
  zod.open = true
  fireEvent(zod, new Event('toggle'))
  // The author's lines are one paragraph; what they listed stays a list.
  expect(zod.textContent).toContain('Permission is granted to everybody.\n\n1. First\n2. Second')
  libvips.open = true
  fireEvent(libvips, new Event('toggle'))
  expect(libvips.textContent).toContain('没有附带许可全文，许可为 LGPL-3.0-or-later')
})

test('a search without a find says so', async () => {
  read.mockResolvedValue(LICENCES)
  show('licences')
  fireEvent.change(await screen.findByRole('searchbox', { name: '搜索软件包' }), { target: { value: 'ZO' } })
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'leftpad' } })
  expect(screen.queryAllByRole('listitem')).toEqual([])
  expect(screen.getByText('没有找到这个软件包')).toBeTruthy()
})

test('a list that cannot be read says why, and may be read again', async () => {
  read.mockRejectedValueOnce(new ApiError({ kind: 'network', text: { key: 'offline' } }, '网络已断开'))
  read.mockResolvedValueOnce(LICENCES)
  show('own')
  expect(await screen.findByText('许可没能加载')).toBeTruthy()
  expect(screen.getByText('网络已断开')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByText('MIT License of Zhujia')).toBeTruthy()
})
