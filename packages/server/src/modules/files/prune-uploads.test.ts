import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DAY } from '#platform/clock.ts'
import { systemCtx } from '#platform/make-ctx.ts'
import { NO_SUBJECT, setTimer } from '#platform/timers/timers.ts'
import { files } from '#tables/files.ts'
import { listenToStatements } from '#testing/count-statements.ts'
import { holdStatements } from '#testing/hold-statements.ts'
import { TINY_PNG } from '#testing/multipart.ts'
import { addPerson, mintSession, type Person } from '#testing/sessions.ts'
import { planOf, unbounded } from '#testing/plans.ts'
import { deliverOrders, makeTradeFixture } from '#testing/trade-fixture.ts'
import { makeTestApp, systemOf, type TestApp } from '#testing/test-app.ts'
import { storedIds, uploadImage } from '#testing/upload.ts'
import { removeFiles } from './commands/prune-uploads.ts'
import { addDrawings } from './index.ts'
import { LOOSE_BATCH } from './policy.ts'
import { deleteLoose } from './repository.ts'

let at: TestApp
let person: Person
beforeEach(async () => {
  at = await makeTestApp()
  person = await addPerson(at, ['owner'])
})
afterEach(() => at.close())

async function upload(purpose: 'avatar' | 'review' = 'avatar', of: { token: string } = person): Promise<string> {
  const answer = await uploadImage(at, { bytes: TINY_PNG, fields: { purpose, currentPage: 'user' } }, of)
  if (!answer.success) throw new Error(answer.message)
  return answer.data.id
}
const wear = (avatarFileId: string) =>
  at.call('account.updateProfile', { body: { nickname: '林晓雯', avatarFileId } }, { token: person.token })

/** A day goes by, without the sessions ending. */
async function passDay(): Promise<void> {
  at.clock.advance(DAY + 1)
  person.token = await mintSession(at, person.userId, { activeRoles: ['owner'] })
}
async function upkeep(): Promise<void> {
  await setTimer(systemOf(at), { kind: 'files.upkeep', subjectId: NO_SUBJECT, dueAt: at.clock.now() })
  await at.runTimers()
}
const idsOf = async () => (await at.db.select({ id: files.id }).from(files).orderBy(files.id)).map(({ id }) => id)
const thrice = (...ids: string[]) => ids.flatMap((id) => [id, id, id]).toSorted()

test('a day after its upload, what was attached to nothing is removed with its pictures; all else stays', async () => {
  const fixture = await makeTradeFixture(at)
  const lines = [{ skuId: fixture.skuIds[0][0] ?? '', quantity: 1 }]
  const [orderId = ''] = await deliverOrders(at, fixture, lines)
  const drawings = await addDrawings(systemOf(at), [{ subject: 'toilet' }])
  const before = await idsOf()
  const [loose, replaced, worn] = [await upload(), await upload(), await upload()]
  const [photo, unsent] = [await upload('review', fixture.buyer), await upload('review', fixture.buyer)]
  const order = await at.call('orders.getOrder', { params: { id: orderId }, query: { view: 'buyer' } }, fixture.buyer)
  const lineId = order.success ? (order.data.lines[0]?.id ?? '') : ''
  const scores = { goods: 5, logistics: 5, service: 5 }
  const review = { lineId, scores, text: '瓷砖很平整', tags: [], photoIds: [photo], isAnonymous: false }
  const written = await at.call('reviews.writeReview', { params: { id: orderId }, body: review }, fixture.buyer)
  expect(written).toMatchObject({ success: true })
  await wear(replaced)
  await wear(worn)
  await upkeep()
  expect(await idsOf()).toEqual([...before, loose, replaced, worn, photo, unsent].toSorted())
  await passDay()
  const young = await upload()
  await upkeep()
  expect(await idsOf()).toEqual([...before, worn, photo, young].toSorted())
  expect(before).toEqual(expect.arrayContaining(drawings))
  await at.runJobs()
  expect(storedIds(at)).toEqual(thrice(worn, photo, young))
})

test('what an upload left whose process ended while it was stored is not served, and is removed a day later', async () => {
  const { storage } = at.services.providers
  const write = storage.write.bind(storage)
  const gone = () => Promise.reject(new Error('the process is gone'))
  vi.spyOn(storage, 'write').mockImplementationOnce(write).mockImplementation(gone)
  vi.spyOn(storage, 'remove').mockImplementation(gone)
  await expect(upload()).rejects.toThrow('服务器内部错误')
  vi.restoreAllMocks()
  const [id = ''] = storedIds(at)
  const statusOf = async (size: string) => (await at.app.inject({ url: `/files/${id}/${size}` })).statusCode
  expect([await statusOf('large'), storedIds(at), await idsOf()]).toEqual([404, [id], [id]])
  await passDay()
  await upkeep()
  await at.runJobs()
  expect([storedIds(at), await idsOf()]).toEqual([[], []])
})

test('an upload that is being attached at that moment is left', async () => {
  const id = await upload()
  await passDay()
  const held = holdStatements(/^update "users"/)
  const wearing = wear(id)
  await held.reached
  await upkeep()
  held.letGo()
  expect([await wearing, await idsOf()]).toEqual([expect.objectContaining({ success: true }), [id]])
})

test('one that is being removed is not found by who would attach it', async () => {
  const id = await upload()
  await passDay()
  const held = holdStatements(/^delete from "files"/)
  const upkeeping = upkeep()
  await held.reached
  const wearing = wear(id)
  held.letGo()
  await upkeeping
  expect(await wearing).toMatchObject({ status: 404 })
  expect(await idsOf()).toEqual([])
})

test('what was attached after it was found loose is not removed', async () => {
  const id = await upload()
  await wear(id)
  expect([await deleteLoose(at.db, [id]), await idsOf()]).toEqual([[], [id]])
})

test('however many there are, one sweep removes them, a batch at a time, and jobs the pictures of ten each', async () => {
  await at.db.execute(sql`
    insert into files (id, purpose, owner_id, created_at, loose_since)
    select gen_random_uuid(), 'review', ${person.userId}, ${at.clock.now().toISOString()}, ${at.clock.now().toISOString()}
    from generate_series(1, ${2 * LOOSE_BATCH + 1})`)
  await passDay()
  await upkeep()
  expect(await idsOf()).toEqual([])
  expect(await at.runJobs()).toBe(10 + 10 + 1)
})

test('a sweep reads what is loose and no other file, however many there are', async () => {
  await upload()
  await passDay()
  const { statements } = await listenToStatements(upkeep)
  const reads = statements.filter(({ text }) => /^select .* from "files"/.test(text))
  expect(reads).toHaveLength(1)
  for (const read of reads) expect(unbounded(await planOf(at.db, read), ['files'])).toEqual([])
})

test('past its deadline a job removes no more pictures; tried again it removes the rest', async () => {
  const [first, second] = [await upload(), await upload()]
  const deadline = new AbortController()
  const late = systemCtx(at.services, 'test', deadline.signal)
  const { storage } = at.services.providers
  const remove = storage.remove.bind(storage)
  const removing = vi.spyOn(storage, 'remove').mockImplementation(async (key) => {
    deadline.abort(new Error('late'))
    await remove(key)
  })
  await expect(removeFiles(late, { fileIds: [first, second] })).rejects.toThrow('late')
  expect(storedIds(at)).toEqual(thrice(second))
  removing.mockRestore()
  await removeFiles(systemOf(at), { fileIds: [first, second] })
  expect(storedIds(at)).toEqual([])
})

/** Where an upload may be shown: these are asked before one is removed. */
const SHOWING_UPLOADS = ['review_photos.file_id', 'users.avatar_file_id']
/** Where only drawings and the files of products are: no upload by a person comes here. */
const OTHERS = [
  'banners.picture_file_id',
  'categories.picture_file_id',
  'order_lines.picture_file_id',
  'product_pictures.file_id',
  'products.video_file_id',
  'shops.logo_file_id',
  'skus.picture_file_id',
]

test('every column that names a file is one of these: a new one decides whether uploads are shown by it', async () => {
  const { rows } = await at.db.execute<{ name: string }>(sql`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and column_name like '%file_id'
    union
    select c.conrelid::regclass || '.' || a.attname from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'files'::regclass`)
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...SHOWING_UPLOADS, ...OTHERS].toSorted())
})
