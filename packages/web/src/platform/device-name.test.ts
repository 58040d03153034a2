import { expect, test } from 'vitest'
import { deviceName, isHandheld } from './device-name.ts'

const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)'

test.each([
  [`Mozilla/5.0 (Linux; Android 14; Pixel 8) ${KIT} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome · Android', true],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`,
    'Edge · Windows',
    false,
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    'Safari · Mac',
    false,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 MicroMessenger/8.0.50',
    'WeChat · iPhone',
    true,
  ],
  [`Mozilla/5.0 (Phone; OpenHarmony 5.0) ${KIT} Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1`, 'Chrome · HarmonyOS', true],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux', false],
  ['curl/8.0', '', false],
])('%s is %j', (agent, name, handheld) => {
  expect([deviceName(agent), isHandheld(deviceName(agent))]).toEqual([name, handheld])
})
