import { expect, test } from '../fixtures.ts'
import { withoutHover, withoutRing } from '../pointers.ts'
import { KEYS, visit } from '../visits.ts'

// A desktop: a mouse that can hover, a keyboard, no finger. Each test stands for itself.
test.describe.configure({ mode: 'parallel' })
test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false })

for (const key of KEYS) {
  test(`${key}: every control answers the mouse and shows where the keyboard is`, async ({ page }) => {
    await visit(page, key)
    expect(await withoutHover(page)).toEqual([])
    expect(await withoutRing(page)).toEqual([])
  })
}
