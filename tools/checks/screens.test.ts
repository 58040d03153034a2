import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { SCREENS } from '../../packages/contract/src/screens.ts'
import { ROOT } from '../root.ts'

/** The keys of the screens in every file of a side that an area has them in. */
async function keysIn(folder: string): Promise<string[]> {
  const files = globSync('*/screens.ts', { cwd: join(ROOT, folder) })
  const areas: Record<string, object>[] = await Promise.all(
    files.map((file) => import(pathToFileURL(join(ROOT, folder, file)).href)),
  )
  return areas.flatMap((area) => Object.values(area)).flatMap((screens) => Object.keys(screens))
}

// Spread together one of two with the same key would be lost.
test.each(['packages/contract/src', 'packages/web/src/features'])(
  'every screen in %s is gathered, and no two areas have the same one',
  async (folder) => {
    expect((await keysIn(folder)).toSorted()).toEqual(Object.keys(SCREENS).toSorted())
  },
)
