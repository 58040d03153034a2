import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { takeOwnership } from './owner-lock.ts'
import { startMark } from './process-info.ts'
import { temporaryFolder } from './test-support.ts'

async function deadPid(): Promise<number> {
  const child = spawn('/bin/true', { stdio: 'ignore' })
  await once(child, 'exit')
  return child.pid ?? 0
}

function ownerPid(folder: string): unknown {
  const owner: unknown = JSON.parse(readFileSync(join(folder, 'owner.json'), 'utf8'))
  return owner !== null && typeof owner === 'object' && 'pid' in owner ? owner.pid : undefined
}

it('a lock is held until it is released', () => {
  const folder = temporaryFolder()
  const lock = takeOwnership(folder)
  expect(() => takeOwnership(folder)).toThrow(
    `Another process (${process.pid}) already uses the database in ${folder}.`,
  )
  expect(readdirSync(folder)).toEqual(['owner.json'])
  lock.release()
  expect(readdirSync(folder)).toEqual([])
})

it('a release after the lock went to another changes nothing', () => {
  const folder = temporaryFolder()
  const lock = takeOwnership(folder)
  lock.release()
  const next = takeOwnership(folder)
  lock.release()
  expect(ownerPid(folder)).toBe(process.pid)
  next.release()
})

it.each([
  ['of a process that is gone', async () => JSON.stringify({ pid: await deadPid(), start: null, id: 'a' })],
  [
    'whose number now belongs to another process',
    async () => Promise.resolve(JSON.stringify({ pid: process.ppid, start: 'before', id: 'a' })),
  ],
  ['torn by a power cut', async () => Promise.resolve('{"pid": 1')],
  ['that is empty', async () => Promise.resolve('')],
])('a lock %s is replaced', async (_what, content) => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'owner.json'), await content())
  const lock = takeOwnership(folder)
  expect(ownerPid(folder)).toBe(process.pid)
  expect(readdirSync(folder)).toEqual(['owner.json'])
  lock.release()
})

it('a takeover that was itself cut short is taken over', async () => {
  const folder = temporaryFolder()
  const dead = JSON.stringify({ pid: await deadPid(), start: null, id: 'a' })
  writeFileSync(join(folder, 'owner.json'), dead)
  writeFileSync(join(folder, 'owner.json.takeover'), dead)
  takeOwnership(folder)
  expect(ownerPid(folder)).toBe(process.pid)
  expect(readdirSync(folder)).toEqual(['owner.json'])
})

it('a lock with the same start time is alive', () => {
  const folder = temporaryFolder()
  writeFileSync(
    join(folder, 'owner.json'),
    JSON.stringify({ pid: process.ppid, start: startMark(process.ppid), id: 'a' }),
  )
  expect(() => takeOwnership(folder)).toThrow(`Another process (${process.ppid}) already uses`)
})

it('of many processes that find a stale lock at the same time exactly one gets it', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'owner.json'), JSON.stringify({ pid: await deadPid(), start: null, id: 'a' }))
  const start = performance.timeOrigin + performance.now() + 1000
  const code = `
    const { takeOwnership } = await import(${JSON.stringify(new URL('owner-lock.ts', import.meta.url).href)})
    // All wait for the same instant, or the first would be done before the last has started.
    while (performance.timeOrigin + performance.now() < ${start}) {}
    try { takeOwnership(${JSON.stringify(folder)}); console.log('mine') } catch { console.log('refused') }
    setInterval(() => {}, 1000)`
  const children = Array.from({ length: 6 }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] }),
  )
  const answers = await Promise.all(
    children.map(async (child) => {
      const [line] = await once(child.stdout, 'data')
      return String(line).trim()
    }),
  )
  const winner = children[answers.indexOf('mine')]?.pid
  expect(answers.toSorted()).toEqual(['mine', 'refused', 'refused', 'refused', 'refused', 'refused'])
  expect(ownerPid(folder)).toBe(winner)
  await Promise.all(children.map((child) => (child.kill('SIGKILL'), text(child.stdout))))
})
