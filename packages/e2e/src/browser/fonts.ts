import { mkdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { replaceFile } from './replace-file.ts'
import { runBounded } from './run-bounded.ts'

const require = createRequire(import.meta.url)

// The three weights that the interface uses; the package's other six would only slow the start.
const weights = ['400Regular', '500Medium', '700Bold']

/**
 * Variables that let a browser on Linux draw Chinese: none when a system font does, else
 * FONTCONFIG_FILE with Noto Sans SC from npm. TTF, because Chromium ignores WOFF fonts of the system.
 */
export async function fontEnvironment(folder: string): Promise<Record<string, string>> {
  // macOS and Windows come with Chinese fonts and do not use fontconfig.
  if (process.platform !== 'linux' || (await hasChineseFont())) return {}
  const file = join(folder, 'fonts.conf')
  const family = dirname(require.resolve('@expo-google-fonts/noto-sans-sc/package.json'))
  const text = fontConfig({
    base: process.env['FONTCONFIG_FILE'] ?? '/etc/fonts/fonts.conf',
    folders: weights.map((weight) => join(family, weight)),
    cache: join(folder, 'cache'),
  })
  await mkdir(folder, { recursive: true })
  // Left alone when unchanged: a newer file makes fontconfig throw its cache away.
  if ((await readFile(file, 'utf8').catch(() => undefined)) !== text) await replaceFile(file, text)
  return { FONTCONFIG_FILE: file }
}

/** The text of a fontconfig file that adds folders of fonts to what a base file names. */
export function fontConfig(parts: { base: string; folders: string[]; cache: string }): string {
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">',
    '<fontconfig>',
    `  <include ignore_missing="yes">${escapeXml(parts.base)}</include>`,
    ...parts.folders.map((folder) => `  <dir>${escapeXml(folder)}</dir>`),
    `  <cachedir>${escapeXml(parts.cache)}</cachedir>`,
    '</fontconfig>',
    '',
  ].join('\n')
}

async function hasChineseFont(): Promise<boolean> {
  try {
    // zh-cn, not zh: a font for traditional characters only lacks some simplified ones.
    const list = await runBounded('fc-list', [':lang=zh-cn', 'family'], { timeoutMs: 10_000 })
    return list.trim() !== ''
  } catch {
    // No fontconfig tools: the fonts of the machine are unknown, so use our own.
    return false
  }
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
