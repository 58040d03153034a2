import { existsSync, readFileSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { EmbeddedPostgresError, launchEmbedded } from './launch.ts'
import { sharedBuffersMb } from './settings.ts'
import { launched, postmasterPid, preparedData, query, sampleStarts, temporaryFolder } from './test-support.ts'

sampleStarts()

describe('memory for pages', () => {
  it('is an eighth of the machine, never less than PostgreSQL takes by itself nor more than helps', () => {
    expect([0.5, 1, 2, 3, 24].map((gib) => sharedBuffersMb(gib * 2 ** 30))).toEqual([128, 128, 256, 384, 512])
  })
})

describe('a first launch', () => {
  it('creates a private, durable, checksummed UTF8 database and answers queries', async () => {
    const dataDir = join(temporaryFolder(), 'data')
    const lines: string[] = []
    const database = await launched({ dataDir, log: (line) => lines.push(line) })
    const { port, password } = new URL(database.url)

    expect(database).toMatchObject({ dataDir, reused: false })
    expect(database.url).toBe(`postgres://zhujia_owner:${password}@127.0.0.1:${port}/postgres`)
    expect(lines).toEqual([`PostgreSQL is running on 127.0.0.1:${port}; its data is in ${dataDir}`])
    const settings = [
      'server_version',
      'listen_addresses',
      'unix_socket_directories',
      'fsync',
      'data_checksums',
      'max_connections',
      'server_encoding',
    ]
    const columns = settings.map((name) => `current_setting('${name}') as ${name}`).join(', ')
    expect(await query(database.url, `select ${columns}, session_user`)).toEqual([
      {
        server_version: '18.4',
        listen_addresses: '127.0.0.1',
        unix_socket_directories: '',
        fsync: 'on',
        data_checksums: 'on',
        max_connections: '200',
        server_encoding: 'UTF8',
        session_user: 'zhujia_owner',
      },
    ])
  })

  it('does not wait for the disk when the data may be lost', async () => {
    const { url } = await launched({ dataDir: await preparedData(), disposable: true })
    const columns = ['fsync', 'full_page_writes', 'synchronous_commit']
      .map((name) => `current_setting('${name}') as ${name}`)
      .join(', ')
    expect(await query(url, `select ${columns}`)).toEqual([
      { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' },
    ])
  })

  it('lets nobody in without the password, which only the owner can read', async () => {
    const dataDir = await preparedData()
    const database = await launched({ dataDir })
    const passwordFile = join(dataDir, 'password')

    expect(await query(database.url, 'select distinct auth_method from pg_hba_file_rules')).toEqual([
      { auth_method: 'scram-sha-256' },
    ])
    await expect(query(database.url.replace(/:[^:@]+@/u, ':wrong@'), 'select 1')).rejects.toMatchObject({
      code: '28P01',
    })
    expect(readFileSync(passwordFile, 'utf8')).toBe(new URL(database.url).password)
    expect(statSync(passwordFile).mode & 0o777).toBe(0o600)
    expect(statSync(join(dataDir, 'cluster')).mode & 0o777).toBe(0o700)
  })

  it('sees letters in Chinese text, sorts by code point and counts statements', async () => {
    const { url } = await launched({ dataDir: await preparedData() })

    expect(
      await query(
        url,
        "select to_tsvector('simple', '瓷砖 Tile')::text as words, 'É' = upper('é') as upper, 'a' < 'B' as mixed",
      ),
    ).toEqual([{ words: "'tile':2 '瓷砖':1", upper: true, mixed: false }])
    await query(url, 'create extension pg_stat_statements')
    expect(await query(url, "select calls::int from pg_stat_statements where query like 'create extension%'")).toEqual([
      { calls: 1 },
    ])
  })
})

describe('a later launch', () => {
  it('finds the data again after a stop, which leaves no process and no lock', async () => {
    const dataDir = await preparedData()
    const first = await launched({ dataDir })
    const pid = postmasterPid(dataDir)
    await Promise.all([first.stop(), first.stop()])

    expect(() => process.kill(pid, 0)).toThrow('ESRCH')
    expect(existsSync(join(dataDir, 'owner.json'))).toBe(false)
    expect(existsSync(join(dataDir, 'cluster', 'postmaster.pid'))).toBe(false)
    const second = await launched({ dataDir })
    expect(second.reused).toBe(false)
    expect(await query(second.url, 'select text from note')).toEqual([{ text: 'kept' }])
  })

  it('is refused while the first owner lives, and leaves that one alone', async () => {
    const dataDir = await preparedData()
    const first = await launched({ dataDir })

    await expect(launchEmbedded({ dataDir })).rejects.toEqual(
      new EmbeddedPostgresError(
        `Another process (${process.pid}) already uses the database in ${dataDir}. Stop it first, or choose another folder with DATA_DIR.`,
      ),
    )
    expect(await query(first.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('is refused when the password is lost, instead of starting an empty database', async () => {
    const dataDir = await preparedData()
    const first = await launchEmbedded({ dataDir })
    await first.stop()
    renameSync(join(dataDir, 'password'), join(dataDir, 'elsewhere'))

    await expect(launchEmbedded({ dataDir })).rejects.toEqual(
      new EmbeddedPostgresError(
        `The password of the database in ${dataDir} is missing. Put the file ${join(dataDir, 'password')} back from a backup.`,
      ),
    )
  })
})

describe('settings', () => {
  it('of the caller reach the server', async () => {
    const { url } = await launched({
      dataDir: await preparedData(),
      settings: { max_connections: '33', work_mem: '5MB' },
    })

    expect(
      await query(url, "select current_setting('max_connections') as c, current_setting('work_mem') as w"),
    ).toEqual([{ c: '33', w: '5MB' }])
  })

  it('that would endanger the data are refused', async () => {
    await expect(
      launchEmbedded({ dataDir: join(temporaryFolder(), 'data'), settings: { fsync: 'off' } }),
    ).rejects.toEqual(
      new EmbeddedPostgresError(
        'The PostgreSQL setting fsync is fixed in the embedded database. Remove it, or set DATABASE_URL to a server of your own.',
      ),
    )
  })

  it('that the server rejects are named in the error, and the folder stays usable', async () => {
    const dataDir = await preparedData()

    await expect(launchEmbedded({ dataDir, settings: { no_such_setting: '1' } })).rejects.toThrow(
      /^PostgreSQL did not start on .*: .*unrecognized configuration parameter "no_such_setting"/su,
    )
    const { url } = await launched({ dataDir })
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})
