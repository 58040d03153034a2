import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { holdStatements } from '#testing/hold-statements.ts'
import { addPerson, type Person } from '#testing/sessions.ts'
import { type Answer, makeTestApp, type TestApp } from '#testing/test-app.ts'
import { ADDRESS } from '#testing/trade-fixture.ts'

let at: TestApp
let busy: Person
let other: Person
beforeAll(async () => {
  at = await makeTestApp()
  busy = await addPerson(at, ['owner'])
  other = await addPerson(at, ['owner'])
})
afterAll(() => at.close())

/** More than a process has connections. */
const MANY = 30

const addAddress = (n: number) =>
  at.call('addresses.createAddress', { body: { ...ADDRESS, detail: `文三路 ${n} 号` } }, { token: busy.token })
const askForCode = () => at.call('auth.sendCode', { body: { phone: '13600000001', purpose: 'login' } })

test.each([
  ['addresses of one person, for which there is room', addAddress, 20],
  ['codes for one phone, of which there is one a minute,', askForCode, 1],
])('%s, asked for many at a time, wait for each other, and nobody else does', async (_what, ask, possible) => {
  const answers: string[] = []
  const commits = holdStatements(/^commit$/)
  onTestFinished(commits.letGo)
  const asked = Array.from({ length: MANY }, async (_, n) => {
    const answer = await ask(n)
    answers.push(answer.success ? 'done' : answer.errorCode)
  })
  await commits.reached
  // Had they all connections, the other one would wait until those that wait for the lock have given up.
  const { success } = await at.call('addresses.listAddresses', {}, { token: other.token })
  answers.push(`another person: ${success}`)
  commits.letGo()
  await Promise.all(asked)
  expect(answers.slice(0, 2)).toEqual(['another person: true', 'done'])
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(possible)
  expect(answers).not.toContain('BUSY')
})

const isBusy = (answer: Answer<unknown>): boolean => !answer.success && answer.errorCode === 'BUSY'
const cart = async () => isBusy(await at.call('cart.getCart', {}, { token: busy.token }))
const product = async () => isBusy(await at.call('catalogue.getProduct', { params: { id: busy.userId }, query: {} }))

test.each([
  ['one person', cart, /from "cart_lines"/],
  ['one address without a session', product, /from "products"/],
])('of the reads of %s eight run at a time and a hundred wait, and others go on', async (_whose, read, statement) => {
  const reads = holdStatements(statement)
  onTestFinished(reads.letGo)
  const asked = Array.from({ length: 110 }, () => read())
  await expect.poll(() => reads.count()).toBe(8)
  expect(await at.call('addresses.listAddresses', {}, { token: other.token })).toMatchObject({ success: true })
  expect(reads.count()).toBe(8)
  reads.letGo()
  expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(2)
})

test('however many people change something at a time, half of the connections are left to reads', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => addPerson(at, ['owner'])))
  const commits = holdStatements(/^commit$/)
  onTestFinished(commits.letGo)
  const asked = people.map(({ token }) => at.call('addresses.createAddress', { body: ADDRESS }, { token }))
  await expect.poll(() => commits.count()).toBe(5)
  expect(await at.call('addresses.listAddresses', {}, { token: other.token })).toMatchObject({ success: true })
  expect(commits.count()).toBe(5)
  commits.letGo()
  expect((await Promise.all(asked)).map(({ success }) => success)).toEqual(Array(12).fill(true))
})
