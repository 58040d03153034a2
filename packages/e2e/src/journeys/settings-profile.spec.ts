import { uploadImage } from '@zhujia/contract/files/endpoints.ts'
import { href } from '@zhujia/contract/screens.ts'
import type { Page } from '@playwright/test'
import { axe, expect, test } from '../fixtures.ts'
import { freshPhone, takeSession } from '../people.ts'
import { signInByCode } from '../person.ts'
import { settle } from '../settle.ts'

/** A picture that the browser itself draws: wide, red on the left and blue on the right. */
async function picture(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 640
    canvas.height = 320
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('no canvas')
    pen.fillStyle = 'red'
    pen.fillRect(0, 0, 320, 320)
    pen.fillStyle = 'blue'
    pen.fillRect(320, 0, 320, 320)
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

/** The side of the first picture of the page's content, and the colour in its middle: red, green, blue. */
const shownAvatar = (page: Page): Promise<{ isSquare: boolean; colour: number[] }> =>
  page
    .locator('main img[src^="/files/"]')
    .first()
    .evaluate((image: HTMLImageElement) => {
      const canvas = document.createElement('canvas')
      canvas.width = image.naturalWidth
      canvas.height = image.naturalHeight
      const pen = canvas.getContext('2d')
      if (!pen) throw new Error('no canvas')
      pen.drawImage(image, 0, 0)
      const middle = pen.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data
      return { isSquare: canvas.width === canvas.height && canvas.width > 0, colour: Array.from(middle) }
    })

test('a person crops an avatar by keyboard, writes a nickname and saves both; what is not saved is asked about', async ({
  page,
}) => {
  await takeSession(page, (await signInByCode(freshPhone())).session)
  await page.goto(href('user'))
  await page.getByRole('button', { name: '编辑资料' }).click()
  await page.getByRole('textbox', { name: '昵称' }).fill(' ')
  await page.getByRole('button', { name: '保存资料' }).click()
  await expect(page.getByText('请填写昵称，最多 50 个字')).toBeVisible()
  expect(await axe(page)).toEqual([])

  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await picture(page) })
  const sheet = page.getByRole('dialog', { name: '裁剪头像' })
  const area = sheet.getByRole('group', { name: '裁剪范围，用方向键移动图片' })
  await expect(area).toBeVisible()
  expect(await axe(page)).toEqual([])
  // To the picture's left half.
  await area.focus()
  for (let step = 0; step < 40; step += 1) await page.keyboard.press('ArrowRight')
  await sheet.getByRole('slider', { name: '缩放' }).fill('2')
  await sheet.getByRole('button', { name: '使用这个头像' }).click()
  await expect(page.locator('main img[src^="/files/"]')).toBeVisible()

  await page.getByRole('textbox', { name: '昵称' }).fill('砖瓦匠老李')
  await page.goBack()
  const question = page.getByRole('alertdialog', { name: '放弃修改？' })
  await question.getByRole('button', { name: '继续编辑' }).click()
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: '保存资料' }).click()
  await expect(page).toHaveURL(href('user'))
  await expect(page.getByText('资料已保存')).toBeVisible()
  await expect(page.getByRole('heading', { name: '砖瓦匠老李' })).toBeVisible()
  const { isSquare, colour } = await shownAvatar(page)
  expect(isSquare).toBe(true)
  expect(colour[0]).toBeGreaterThan(200)
  expect(colour[2]).toBeLessThan(60)

  await page.reload()
  await page.getByRole('button', { name: '编辑资料' }).click()
  await page.getByRole('button', { name: '恢复默认头像' }).click()
  await page.getByRole('button', { name: '返回' }).click()
  await question.getByRole('button', { name: '放弃修改' }).click()
  await expect(page.locator('main img[src^="/files/"]')).toBeVisible()
})

test('a file that no browser can draw is refused with advice, a failed upload is repeated, and the old avatar stays meanwhile', async ({
  page,
  tolerate,
}) => {
  tolerate(/ERR_FAILED/)
  await takeSession(page, (await signInByCode(freshPhone())).session)
  await page.goto(href('editUser'))
  await settle(page)
  const input = page.locator('input[type=file]')
  await input.setInputFiles({ name: 'a.heic', mimeType: 'image/heic', buffer: Buffer.from('no picture') })
  await expect(page.getByRole('status').filter({ hasText: 'HEIC' })).toBeVisible()
  await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
  await expect(page.getByText('这张图片打不开')).toBeVisible()

  await page.route(`**/api${uploadImage.path}`, (route) => route.abort())
  await input.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await picture(page) })
  await page.getByRole('button', { name: '使用这个头像' }).click()
  await expect(page.getByText('上传失败')).toBeVisible()
  await expect(page.locator('main img')).toBeHidden()
  expect(await axe(page)).toEqual([])
  await page.unroute(`**/api${uploadImage.path}`)
  await page.getByRole('button', { name: '重新上传' }).click()
  await expect(page.locator('main img[src^="/files/"]')).toBeVisible()
  await expect(page.getByRole('button', { name: '重新上传' })).toBeHidden()
})
