import { mocksIsolated } from './mocks-isolated.ts'
import { prove } from './proving.ts'

const folder = 'packages/server/src/modules/search'
const text =
  "vi.mock(import('./pinyin.ts'))\nvi.mocked(saidBy).mockClear()\nvi.resetModules()\nvi.doMock('./pinyin.ts')"

prove(mocksIsolated, {
  'modules replaced in a shared worker': { path: `${folder}/edits.test.ts`, text, lines: [1, 3, 4] },
  'a worker to itself': { path: `${folder}/edits.isolated.test.ts`, text, lines: [] },
  'a test of the platform': { path: 'packages/server/src/platform/log.test.ts', text, lines: [] },
})
