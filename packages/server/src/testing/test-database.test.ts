import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { provisionTests } from './test-database.ts'

async function passwordOf(role: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: inject('superuserUrl') })
  await client.connect()
  const { rows } = await client.query<{ password: string }>(
    'select rolpassword as password from pg_authid where rolname = $1',
    [role],
  )
  await client.end()
  return rows[0]?.password
}

test('tests on the server of an application that runs leave its role alone, and those of others too', async () => {
  const before = await passwordOf('zhujia')
  const url = await provisionTests(inject('superuserUrl'))
  expect(await passwordOf('zhujia')).toBe(before)
  // Another run that begins meanwhile.
  expect(await provisionTests(inject('superuserUrl'))).toBe(url)
  const client = new pg.Client({
    connectionString: inject('templateUrl').replace(/[^/]*$/, new URL(url).pathname.slice(1)),
  })
  await client.connect()
  await client.end()
})
