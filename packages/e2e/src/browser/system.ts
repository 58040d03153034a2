import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import type { Candidate } from './types.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/** Every Chromium or Chrome that stands in the usual places or on PATH; throws when there is none. */
export async function* systemBrowsers(): AsyncGenerator<Candidate> {
  const paths = [...new Set([...usualPlaces(), ...onPath()])]
  const usable = await Promise.all(paths.map(isExecutable))
  const found = paths.filter((_, index) => usable[index])
  if (found.length === 0) {
    throw new Error(`none of ${paths.length} usual places, PATH included, holds one`)
  }
  for (const executablePath of found) yield { executablePath, env: {} }
}

function usualPlaces(): string[] {
  if (process.platform === 'darwin') {
    return ['Google Chrome', 'Chromium'].flatMap((app) =>
      ['/', homedir()].map((base) => join(base, 'Applications', `${app}.app`, 'Contents/MacOS', app)),
    )
  }
  if (process.platform === 'win32') {
    return ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((variable) => {
      const base = process.env[variable]
      if (base === undefined) return []
      return ['Google\\Chrome', 'Chromium'].map((app) => join(base, app, 'Application', 'chrome.exe'))
    })
  }
  return [
    ...names.map((name) => join('/usr/bin', name)),
    '/usr/local/bin/chromium',
    '/usr/lib/chromium/chromium',
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
  ]
}

function onPath(): string[] {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => names.map((name) => join(folder, name + suffix)))
}

async function isExecutable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  )
}
