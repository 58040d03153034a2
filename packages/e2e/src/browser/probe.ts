import { chromium } from '@playwright/test'
import { browserArgs, launchOptions } from './launch-options.ts'
import type { Candidate } from './types.ts'

// Without a Chinese font every character is the same empty box, so two of them compare equal.
const page = `<!doctype html><meta charset="utf-8"><title>筑家</title><body>筑家<script>
const draw = (character) => {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 32
  const context = canvas.getContext('2d')
  context.font = '24px sans-serif'
  context.fillText(character, 2, 26)
  return canvas.toDataURL()
}
document.title += draw('筑') === draw('家') ? ' boxes' : ' glyphs'
</script>`

/**
 * Launches a browser, draws Chinese text in it and throws unless the glyphs differ.
 * `candidate.env` contains the font variables too; the time limit applies to each step.
 */
export async function probeBrowser(candidate: Candidate, timeoutMs: number): Promise<void> {
  const options = launchOptions({ ...candidate, args: browserArgs() })
  const browser = await chromium.launch({ ...options, timeout: timeoutMs })
  try {
    const tab = await browser.newPage()
    await tab.goto(`data:text/html;charset=utf-8,${encodeURIComponent(page)}`, { timeout: timeoutMs })
    const title = await tab.title()
    if (title === '筑家 boxes') {
      throw new Error(`${browser.version()} runs but draws Chinese text as boxes: it finds no font`)
    }
    if (title !== '筑家 glyphs') throw new Error(`the test page is titled "${title}"`)
  } finally {
    await browser.close()
  }
}
