import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { uploadImage } from '#entities/files/upload-image.ts'
import { call } from '#platform/api-client/api.ts'
import type { ResponseFor } from '#platform/api-client/types.ts'
import { ApiError } from '#platform/api-client/api-error.ts'
import { loadArea } from '#platform/i18n/areas.ts'
import { startLocale } from '#platform/i18n/locale.ts'
import { NavigationProvider, PageProvider } from '#platform/navigation.ts'
import type { CropSheetProps } from '#ui/media/crop-sheet.tsx'
import { testTexts } from '#ui/testing.tsx'
import { UiTextsProvider } from '#ui/texts.tsx'
import { navigationOf } from '#testing/navigation.ts'
import EditUserPage from '#features/settings/pages/edit-user-page.tsx'
import { cutSquare } from '#features/settings/square.ts'

vi.mock('#platform/api-client/api.ts', () => ({ call: vi.fn<typeof call>(), upload: vi.fn<() => void>() }))
vi.mock('#entities/files/upload-image.ts', () => ({ uploadImage: vi.fn<typeof uploadImage>() }))
vi.mock('#features/settings/square.ts', async (original) => ({
  ...(await original<object>()),
  cutSquare: vi.fn<typeof cutSquare>(),
}))
vi.mock('#ui/media/crop-sheet.tsx', () => ({
  CropSheet: ({ onUse }: CropSheetProps) => (
    <button type="button" onClick={() => onUse({ x: 1, y: 2, width: 3, height: 3 })}>
      crop
    </button>
  ),
}))

const PROFILE: ResponseFor<'account.getProfile'> = {
  id: 'p1',
  nickname: '老李',
  phoneMasked: '138****0001',
  avatar: { small: '/files/old.webp', medium: 'm', large: 'l' },
  currentRoles: [],
  availableRoles: [],
}
const refusal = (kind: 'network' | 'http') => new ApiError({ kind, text: { words: '' } }, '上传失败')

const navigateBack = vi.fn<(delta?: number) => void>()
const setBackHandler = vi.fn<(handler: (() => void) | undefined) => void>()
const closed = vi.fn<() => void>()

beforeEach(async () => {
  for (const mock of [call, uploadImage, cutSquare]) vi.mocked(mock).mockReset()
  for (const mock of [navigateBack, setBackHandler, closed]) mock.mockReset()
  vi.mocked(call).mockResolvedValue(PROFILE)
  vi.mocked(cutSquare).mockResolvedValue(new Blob(['square']))
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ close: closed }))
  Object.assign(URL, { createObjectURL: () => 'blob:chosen', revokeObjectURL: vi.fn<() => void>() })
  await startLocale()
  await loadArea('zh-Hans', 'settings')
})

const show = () =>
  render(
    <NavigationProvider value={navigationOf({ navigateBack, setBackHandler })}>
      <PageProvider value={{ screen: 'editUser', isTab: false, query: {} }}>
        <UiTextsProvider texts={testTexts}>
          <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
            <EditUserPage />
          </QueryClientProvider>
        </UiTextsProvider>
      </PageProvider>
    </NavigationProvider>,
  )

const picture = () => document.querySelector('main img')?.getAttribute('src')
async function choose(name: string) {
  await screen.findByRole('textbox', { name: '昵称' })
  const input = document.querySelector('input[type=file]')
  if (!input) throw new Error('no field for files')
  fireEvent.change(input, { target: { files: [new File(['x'], name)] } })
}
const back = () => fireEvent.click(screen.getByRole('button', { name: 'Back' }))

test('a profile that cannot be read says so, and may be read again', async () => {
  vi.mocked(call).mockRejectedValueOnce(new ApiError({ kind: 'network', text: { words: '' } }, '网络连接超时'))
  show()
  expect(await screen.findByText('资料没能加载')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '重试' }))
  expect(await screen.findByRole('textbox', { name: '昵称' })).toHaveProperty('value', '老李')
})

test.each([
  ['a.heic', /打不开 HEIC 图片/],
  ['a.png', /这张图片打不开/],
])('%s that the browser cannot draw is refused with advice, and nothing is uploaded', async (name, words) => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not a picture')))
  show()
  await choose(name)
  expect(await screen.findByText(words)).toBeTruthy()
  expect(uploadImage).not.toHaveBeenCalled()
  expect(picture()).toBe('/files/old.webp')
  back()
  expect(navigateBack).toHaveBeenCalledTimes(1)
})

test('an upload that fails keeps the old avatar and is repeated with the same square; what is cropped is what is sent', async () => {
  vi.mocked(uploadImage).mockRejectedValueOnce(refusal('network'))
  vi.mocked(uploadImage).mockResolvedValueOnce({
    id: 'f1',
    picture: { small: '/files/new.webp', medium: 'm', large: 'l' },
  })
  show()
  await choose('a.png')
  fireEvent.click(await screen.findByRole('button', { name: 'crop' }))
  expect(await screen.findByText('上传失败')).toBeTruthy()
  expect(picture()).toBe('/files/old.webp')
  expect(vi.mocked(cutSquare).mock.lastCall?.[1]).toEqual({ x: 1, y: 2, width: 3, height: 3 })
  expect(closed).toHaveBeenCalledTimes(1)
  fireEvent.click(screen.getByRole('button', { name: '重新上传' }))
  await vi.waitFor(() => expect(picture()).toBe('/files/new.webp'))
  const [first, second] = vi.mocked(uploadImage).mock.calls
  expect(second?.[1].file).toBe(first?.[1].file)
  expect(screen.queryByRole('button', { name: '重新上传' })).toBeNull()
})

test('leaving asks only about what has changed, by the page’s own button and the browser’s', async () => {
  show()
  const nickname = await screen.findByRole('textbox', { name: '昵称' })
  back()
  expect(navigateBack).toHaveBeenCalledTimes(1)
  expect(setBackHandler.mock.lastCall?.[0]).toBeUndefined()
  fireEvent.change(nickname, { target: { value: '老王' } })
  act(() => setBackHandler.mock.lastCall?.[0]?.())
  expect(screen.getByText('放弃修改？')).toBeTruthy()
  fireEvent.click(screen.getByText('继续编辑'))
  fireEvent.change(nickname, { target: { value: '老李' } })
  expect(setBackHandler.mock.lastCall?.[0]).toBeUndefined()
  fireEvent.change(nickname, { target: { value: '老王' } })
  back()
  expect(navigateBack).toHaveBeenCalledTimes(1)
  fireEvent.click(screen.getByText('放弃修改'))
  expect(navigateBack).toHaveBeenCalledTimes(2)
})
