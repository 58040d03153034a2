import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { serviceAccount } from './account.ts'
import { launchEmbedded } from './launch.ts'
import { isAlive } from './process-info.ts'
import {
  killHard,
  killOwner,
  launched,
  launchInProcess,
  postmasterPid,
  preparedData,
  query,
  sampleStarts,
  temporaryFolder,
} from './test-support.ts'

sampleStarts()

const ADD_NOTE = "insert into note values ('added')"

it('a killed owner leaves its server running: the next launch takes it over', async () => {
  const dataDir = await preparedData()
  const owner = await launchInProcess({ dataDir })
  await query(owner.url ?? '', ADD_NOTE)
  const pid = postmasterPid(dataDir)
  await killOwner(owner)

  const next = await launched({ dataDir })
  expect(next.reused).toBe(true)
  expect(next.url).toBe(owner.url)
  expect(postmasterPid(dataDir)).toBe(pid)
  expect(await query(next.url, 'select text from note')).toEqual([{ text: 'kept' }, { text: 'added' }])
  await next.stop()
  expect(isAlive(pid)).toBe(false)
})

it('a server left running with other settings is restarted with the wanted ones', async () => {
  const dataDir = await preparedData()
  const owner = await launchInProcess({ dataDir, settings: { work_mem: '5MB' } })
  await query(owner.url ?? '', ADD_NOTE)
  await killOwner(owner)

  const next = await launched({ dataDir, settings: { work_mem: '6MB' } })
  expect(next.reused).toBe(false)
  expect(await query(next.url, "select text, current_setting('work_mem') as w from note")).toEqual([
    { text: 'kept', w: '6MB' },
    { text: 'added', w: '6MB' },
  ])
})

it('a living owner in another process is named in the refusal', async () => {
  const dataDir = await preparedData()
  const owner = await launchInProcess({ dataDir })

  await expect(launchEmbedded({ dataDir })).rejects.toThrow(
    `Another process (${owner.process.pid}) already uses the database in ${dataDir}. Stop it first, or choose another folder with DATA_DIR.`,
  )
})

it('of two launches at the same time one wins', async () => {
  const dataDir = await preparedData()
  const outcomes = await Promise.all([launchInProcess({ dataDir }), launchInProcess({ dataDir })])
  const winner = outcomes.find((outcome) => outcome.url !== undefined)
  const loser = outcomes.find((outcome) => outcome.error !== undefined)

  expect(loser?.error).toBe(
    `EmbeddedPostgresError: Another process (${winner?.process.pid}) already uses the database in ${dataDir}. Stop it first, or choose another folder with DATA_DIR.`,
  )
  expect(await query(winner?.url ?? '', 'select 1 as one')).toEqual([{ one: 1 }])
})

it('a killed server recovers on the next launch and has lost nothing', async () => {
  const dataDir = await preparedData()
  const first = await launchEmbedded({ dataDir })
  await query(first.url, ADD_NOTE)
  killHard(postmasterPid(dataDir))
  await first.stop()

  const next = await launched({ dataDir })
  expect(next.reused).toBe(false)
  expect(await query(next.url, 'select text from note')).toEqual([{ text: 'kept' }, { text: 'added' }])
})

it('owner and server killed together with a statement running: the next launch waits for its end and recovers', async () => {
  const dataDir = await preparedData()
  const owner = await launchInProcess({ dataDir })
  await query(owner.url ?? '', ADD_NOTE)
  // Pure computing does not notice the death of the postmaster: this process keeps the shared memory to its end.
  const busy = query(owner.url ?? '', 'select sum(n) from generate_series(1, 3000000) n').catch(() => undefined)
  const findBusy = "select from pg_stat_activity where state = 'active' and query like 'select sum%'"
  await expect.poll(() => query(owner.url ?? '', findBusy)).toHaveLength(1)
  killHard(postmasterPid(dataDir))
  await killOwner(owner)

  const next = await launched({ dataDir })
  expect(next.reused).toBe(false)
  expect(await query(next.url, 'select text from note')).toEqual([{ text: 'kept' }, { text: 'added' }])
  await busy
})

it('a stale postmaster.pid, whose number is gone or another program has, bars nothing', async () => {
  const dataDir = await preparedData()
  const pidFile = join(dataDir, 'cluster', 'postmaster.pid')
  // Of the database's own account: that is the case in which PostgreSQL itself refuses to start.
  const other = spawn('/bin/sleep', ['60'], { ...serviceAccount(), cwd: '/', stdio: 'ignore' })
  onTestFinished(() => void other.kill('SIGKILL'))
  const gone = spawn('/bin/true', { stdio: 'ignore' })
  await once(gone, 'exit')

  for (const pid of [other.pid, gone.pid]) {
    writeFileSync(
      pidFile,
      `${pid}\n${join(dataDir, 'cluster')}\n1700000000\n5432\n\n127.0.0.1\n  5432001         0\nready   \n`,
    )
    const database = await launchEmbedded({ dataDir })
    expect(database.reused).toBe(false)
    expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect(readFileSync(pidFile, 'utf8').split('\n')[0]).not.toBe(String(pid))
    await database.stop()
  }
})

it('a creation that was cut short is thrown away and done again', async () => {
  const dataDir = join(temporaryFolder(), 'data')
  mkdirSync(join(dataDir, 'cluster.draft-of-a-killed-process', 'base'), { recursive: true })
  writeFileSync(join(dataDir, 'cluster.draft-of-a-killed-process.password'), 'secret')

  const { url } = await launched({ dataDir })
  expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }])
  expect(readdirSync(dataDir).toSorted()).toEqual(['cluster', 'owner.json', 'password', 'postgres.log'])
  expect(existsSync(join(dataDir, 'cluster', 'PG_VERSION'))).toBe(true)
})
