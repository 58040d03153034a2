import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { refuseOtherData } from './other-data.ts'
import { ConfigError } from './platform/config.ts'
import { launched, temporaryFolder } from './platform/embedded-postgres/test-support.ts'
import { cloneDatabase } from './testing/test-database.ts'

test('production takes no superuser, whom no rule of the database binds; a demo does, and an ordinary role is taken by both', async () => {
  const { url } = await launched({ dataDir: join(temporaryFolder(), 'data'), disposable: true })
  const refused = await refuseOtherData(url, 'production').catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ConfigError)
  expect(refused).toHaveProperty('message', expect.stringMatching(/^The role of DATABASE_URL is a superuser, [^\n]*$/))
  await refuseOtherData(url, 'demo')
  const owned = await cloneDatabase(inject('templateUrl'))
  await refuseOtherData(owned.url, 'production')
  await owned.drop()
})
