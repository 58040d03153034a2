import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { runBounded } from './run-bounded.ts'
import type { Candidate } from './types.ts'

const require = createRequire(import.meta.url)

/**
 * The Chromium inside the npm package, unpacked below `folder` (210 MB, under 2 s, once per version):
 * first as it is, then with the package's own libraries for hosts without libnss3. They come second,
 * because where the system has its own those are newer and match its other libraries.
 *
 * The package's `executablePath()` is not used: it unpacks to fixed names in the shared temporary
 * folder, where a killed run leaves an incomplete browser that every later run takes for a complete one.
 */
export async function* sparticuzBrowsers(folder: string): AsyncGenerator<Candidate> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(`the package holds a build for linux-x64 only, this is ${process.platform}-${process.arch}`)
  }
  const packageFolder = join(dirname(require.resolve('@sparticuz/chromium')), '..')
  const home = join(folder, await versionOf(packageFolder))
  const archives = join(packageFolder, 'bin')

  const browser = join(home, 'browser')
  await makeOnce(browser, (target) => unbrotli(join(archives, 'chromium.br'), join(target, 'chromium')))
  const executablePath = join(browser, 'chromium')
  yield { executablePath, env: {} }

  const libraries = join(home, 'libraries')
  await makeOnce(libraries, async (target) => {
    const archive = join(target, 'libraries.tar')
    await unbrotli(join(archives, 'al2023.tar.br'), archive)
    await runBounded('tar', ['-xf', archive, '-C', target], { timeoutMs: 30_000 })
    await rm(archive)
  })
  const path = [join(libraries, 'lib'), process.env['LD_LIBRARY_PATH'] ?? ''].filter((part) => part !== '')
  yield { executablePath, env: { LD_LIBRARY_PATH: path.join(':') } }
}

async function versionOf(packageFolder: string): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(join(packageFolder, 'package.json'), 'utf8'))
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest) {
    return String(manifest.version)
  }
  throw new Error('the package has no version')
}

/** Fills a folder beside the final one and renames it, so that a folder with the final name is complete. */
async function makeOnce(folder: string, fill: (target: string) => Promise<unknown>): Promise<void> {
  if (existsSync(folder)) return
  await mkdir(dirname(folder), { recursive: true })
  const temporary = await mkdtemp(`${folder}.`)
  try {
    await fill(temporary)
    await rename(temporary, folder)
  } catch (error) {
    await rm(temporary, { recursive: true, force: true })
    // Another process may have been quicker; its folder is the same as ours.
    if (!existsSync(folder)) throw error
  }
}

async function unbrotli(source: string, target: string): Promise<void> {
  const decompress = createBrotliDecompress({ chunkSize: 2 ** 21 })
  await pipeline(createReadStream(source), decompress, createWriteStream(target, { mode: 0o755 }))
}
