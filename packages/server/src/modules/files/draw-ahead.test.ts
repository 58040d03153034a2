import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeTestApp, systemOf, type TestApp } from '#testing/test-app.ts'
import { drawingGate } from './encode.ts'
import { addDrawings, drawAhead, picturesOf, pictureFinder, type FindPicture } from './index.ts'

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200"><rect width="1200" height="1200" fill="#4080c0"/></svg>'

let at: TestApp
let ids: string[]
beforeAll(async () => {
  at = await makeTestApp({}, { drawings: () => SVG })
  ids = await addDrawings(
    systemOf(at),
    ['a', 'b', 'c'].map((subject) => ({ subject })),
  )
})
afterAll(() => at.close())

/** Says what it was asked for, and when all of it has been. */
function watched(find: FindPicture, count: number) {
  const asked: string[] = []
  const { promise: done, resolve } = Promise.withResolvers<void>()
  const watching: FindPicture = (id, size) => {
    asked.push(id)
    if (asked.length === count) resolve()
    return find(id, size)
  }
  return { asked, done, watching }
}

test('draws one after the other, goes on after one that fails, and the requests find what is drawn', async () => {
  let drawn = 0
  const storage = at.services.providers.storage
  const find = pictureFinder({ db: at.db, storage, drawings: () => (++drawn === 1 ? '<svg' : SVG) })
  const { asked, done, watching } = watched(find, 3)
  const stop = drawAhead(
    watching,
    ids.map((fileId) => ({ fileId, size: 'small' })),
    at.services.log,
  )
  await done
  await stop()
  expect(asked).toEqual(ids)
  expect(drawn).toBe(3)
  expect((await at.app.inject({ method: 'GET', url: picturesOf(ids[2] ?? '').small })).statusCode).toBe(200)
})

test('begins nothing while a visitor waits for a drawing, and nothing more once it is stopped', async () => {
  const held = Promise.withResolvers<void>()
  const visitor = drawingGate(() => held.promise)
  const { asked, watching } = watched(() => Promise.resolve(undefined), 1)
  const stop = drawAhead(
    watching,
    ids.map((fileId) => ({ fileId, size: 'medium' })),
    at.services.log,
  )
  await stop()
  expect(asked).toEqual([])
  held.resolve()
  await visitor
})
