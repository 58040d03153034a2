import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { loadArea } from '#platform/i18n/areas.ts'
import { startLocale } from '#platform/i18n/locale.ts'
import { renderUi } from '#ui/testing.tsx'
import { SmartPaste } from './smart-paste.tsx'

const below = vi.fn<(parent: string | undefined) => Promise<readonly { code: string; name: string }[]>>()
vi.mock('#features/addresses/use-regions.ts', () => ({ useRegions: () => ({ below }) }))

test('a pasted address whose district is not known keeps no old one', async () => {
  await startLocale()
  await loadArea('zh-Hans', 'addresses')
  below.mockResolvedValue([])
  const set = vi.fn<(name: string, value: unknown) => void>()
  renderUi(<SmartPaste form={{ set }} />)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '林晓雯 13800000001 云栖路 8 号 3 幢' } })
  fireEvent.click(screen.getByRole('button', { name: '识别并填写' }))
  await vi.waitFor(() => expect(set).toHaveBeenCalledWith('detail', expect.stringContaining('云栖路')))
  expect(set).toHaveBeenCalledWith('districtCode', '')
  expect(set).toHaveBeenCalledWith('regionNames', '')
})
