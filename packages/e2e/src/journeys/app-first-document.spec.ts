import { href } from '@zhujia/contract/screens.ts'
import { expect, test } from '../fixtures.ts'

test.use({ locale: 'fr-FR' })

test('the first screen offers a retry in the person’s language when the texts cannot be fetched', async ({
  page,
  tolerate,
}) => {
  tolerate(/ERR_FAILED|Failed to fetch dynamically imported module/)
  const texts = /\/assets\/core-[^/]+\.js$/
  await page.route(texts, (route) => route.abort())
  await page.goto(href('categories'))
  await expect(page.getByRole('alert').getByText('La page ne s’est pas ouverte')).toBeVisible()
  await page.unroute(texts)
  await page.getByRole('link', { name: 'Délai dépassé, touchez pour réessayer' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the first screen offers a retry after ten seconds when the script never comes, and the retry loads the page', async ({
  page,
  tolerate,
}) => {
  tolerate(/ERR_FAILED/)
  const script = /\/assets\/index-[^/]+\.js$/
  await page.route(script, (route) => route.abort())
  await page.goto(href('categories'))
  const retry = page.getByRole('link', { name: 'Délai dépassé, touchez pour réessayer' })
  /** Sets the clock of the styles, which nothing else on this page turns. */
  const turnTo = (ms: number) =>
    page.evaluate((time) => {
      for (const animation of document.getAnimations()) {
        animation.pause()
        animation.currentTime = time
      }
    }, ms)
  await turnTo(9999)
  await expect(retry).toBeHidden()
  await turnTo(10_000)
  await expect(retry).toBeVisible()
  await expect(page).toHaveTitle('筑家')
  await page.unroute(script)
  await retry.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a ring turns after 200 ms while the script is on its way', async ({ page }) => {
  const script = /\/assets\/index-[^/]+\.js$/
  let send: () => void = () => undefined
  const held = new Promise<void>((resolve) => (send = resolve))
  await page.route(script, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(href('categories'), { waitUntil: 'commit' })
  await expect(page.locator('.first-ring')).toBeVisible()
  send()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.first-ring')).toHaveCount(0)
})
