import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeTestApp, systemOf, type TestApp } from '#testing/test-app.ts'
import { addDrawings, picturesOf } from './index.ts'

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200"><rect width="1200" height="1200" fill="#4080c0"/></svg>'

let at: TestApp
let drawn: unknown[] = []
beforeAll(async () => {
  const drawings = (drawing: unknown) => {
    drawn.push(drawing)
    return JSON.stringify(drawing).includes('broken') ? '<svg' : SVG
  }
  at = await makeTestApp({}, { drawings })
})
afterAll(() => at.close())
beforeEach(() => {
  drawn = []
})

const get = (url: string) => at.app.inject({ method: 'GET', url })

test('equal drawings are one file; the first request for a size draws it, later ones read', async () => {
  const ids = await addDrawings(systemOf(at), [{ subject: 'toilet' }, { subject: 'window' }, { subject: 'toilet' }])
  expect(ids[0]).toBe(ids[2])
  expect(new Set(ids).size).toBe(2)
  expect(await addDrawings(systemOf(at), [{ subject: 'window' }, { subject: 'toilet' }])).toEqual([ids[1], ids[0]])
  const { small, large } = picturesOf(ids[0] ?? '')
  expect(drawn).toEqual([])
  const { width, height, format } = await sharp((await get(large)).rawPayload).metadata()
  expect({ width, height, format }).toEqual({ width: 1200, height: 1200, format: 'webp' })
  expect((await sharp((await get(small)).rawPayload).metadata()).width).toBe(240)
  expect((await sharp((await get(small)).rawPayload).metadata()).width).toBe(240)
  expect(drawn).toEqual([{ subject: 'toilet' }, { subject: 'toilet' }])
})

test('a drawing that fails is tried again by the next request, and nothing of it is stored', async () => {
  const [id = ''] = await addDrawings(systemOf(at), [{ subject: 'broken' }])
  const { small } = picturesOf(id)
  expect((await get(small)).statusCode).toBe(500)
  expect((await get(small)).statusCode).toBe(500)
  expect(drawn).toHaveLength(2)
})

test('twenty first requests at once draw each size once', async () => {
  const [id = ''] = await addDrawings(systemOf(at), [{ subject: 'basin' }])
  const { small, medium } = picturesOf(id)
  const replies = await Promise.all(Array.from({ length: 20 }, (_, index) => get(index % 2 === 0 ? small : medium)))
  expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([200]))
  expect(drawn).toHaveLength(2)
})
