import { expect, test } from 'vitest'
import type { ProductDetail } from '#entities/catalogue/queries.ts'
import { galleryFor, pictureOf } from './chosen-picture.ts'

const picture = (name: string) => ({ small: `${name}/small`, medium: `${name}/medium`, large: `${name}/large` })
const [white, grey, room] = [picture('white'), picture('grey'), picture('room')]
const skus = [
  { id: 'w', spec: ['white', '60'], picture: white },
  { id: 'g', spec: ['grey', '60'], picture: grey },
] as ProductDetail['skus']

test('a chosen colour has its picture before the size is chosen', () => {
  expect(pictureOf({ skus, gallery: [white, room] }, { choice: ['grey', undefined], sku: undefined })).toBe(grey)
})

test('it takes the place of the other colour in the gallery, or comes before what belongs to none', () => {
  expect(galleryFor({ skus, gallery: [white, room] }, grey)).toEqual([grey, room])
  expect(galleryFor({ skus, gallery: [room] }, grey)).toEqual([grey, room])
  expect(galleryFor({ skus, gallery: [room, grey] }, grey)).toEqual([room, grey])
})
