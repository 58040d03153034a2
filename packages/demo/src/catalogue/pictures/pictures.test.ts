import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { drawAvatar, initialsOf } from './brand/avatar.ts'
import { drawBanner } from './brand/banners.ts'
import { drawLogo } from './brand/logos.ts'
import { drawPicture } from './draw-picture.ts'
import { BANNER_KEYS, HUE_KEYS, LOGO_KEYS, PICTURE_SUBJECTS, SCENE_SUBJECTS, viewsOf } from './subjects.ts'
import type { PictureSubject, PictureView } from './subjects.ts'

const ALL = PICTURE_SUBJECTS.flatMap((subject) => viewsOf(subject).map((view) => [subject, view] as const))
/** 14.4 dots an inch instead of 72: a fifth of the size, 240 dots wide, a twenty-fifth of the time. */
const raster = (svg: string) => sharp(Buffer.from(svg), { density: 14.4 })
const rasters = new Map<string, ReturnType<typeof rasterise>>()
const rasterise = async (subject: PictureSubject, view: PictureView) =>
  raster(drawPicture(subject, { view, seed: 7 }))
    .raw()
    .toBuffer({ resolveWithObject: true })

/** A view's dots; each view is rasterised once for all that is asked of it. */
function dotsOf(subject: PictureSubject, view: PictureView): ReturnType<typeof rasterise> {
  const known = rasters.get(`${subject} ${view}`) ?? rasterise(subject, view)
  rasters.set(`${subject} ${view}`, known)
  return known
}

/** A view as 32 × 32 dots, enough to tell one from another. */
async function thumbOf(subject: PictureSubject, view: PictureView): Promise<Buffer> {
  const { data, info } = await dotsOf(subject, view)
  return sharp(data, { raw: info }).resize(32, 32).removeAlpha().raw().toBuffer()
}

const distance = (a: Buffer, b: Buffer): number =>
  a.reduce((sum, one, index) => sum + Math.abs(one - (b[index] ?? 0)), 0) / a.length

/** Faults that a rasteriser would pass over in silence. */
function faultsOf(svg: string): string[] {
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? '')
  const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1] ?? '')
  return [
    ...(/NaN|undefined|Infinity|null/.test(svg) ? ['a number is missing'] : []),
    ...(/<text|href|<script|<style/.test(svg) ? ['needs something from outside'] : []),
    ...(new Set(ids).size === ids.length ? [] : ['an id twice']),
    ...used.filter((id) => !ids.includes(id)).map((id) => `no definition ${id}`),
  ]
}

describe.each(ALL)('%s, %s', (subject, view) => {
  const svg = drawPicture(subject, { view, seed: 7 })

  it('is a sound SVG of 1200 × 1200, the same each time', () => {
    expect(faultsOf(svg)).toEqual([])
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1200" height="1200" viewBox="0 0 1200 1200">/,
    )
    expect(drawPicture(subject, { view, seed: 7 })).toBe(svg)
  })

  it('rasterises to a full, varied picture', async () => {
    const { data, info } = await dotsOf(subject, view)
    expect([info.width, info.height]).toEqual([240, 240])
    const { channels } = await sharp(data, { raw: info }).stats()
    expect(Math.max(...channels.slice(0, 3).map((one) => one.stdev))).toBeGreaterThan(4)
    expect(channels[3]?.min ?? 255).toBe(255)
  })
})

describe('the pictures together', () => {
  const thumbs = new Map<PictureSubject, Buffer>()
  beforeAll(async () => {
    for (const subject of PICTURE_SUBJECTS) thumbs.set(subject, await thumbOf(subject, 'front'))
  }, 60_000)

  it('no two subjects give the same picture', () => {
    const alike = PICTURE_SUBJECTS.flatMap((a, index) =>
      PICTURE_SUBJECTS.slice(index + 1)
        .filter((b) => distance(thumbs.get(a) ?? Buffer.alloc(0), thumbs.get(b) ?? Buffer.alloc(0)) < 1.5)
        .map((b) => `${a} = ${b}`),
    )
    expect(alike).toEqual([])
  })

  it.each(PICTURE_SUBJECTS)('the views of %s differ from one another', async (subject) => {
    const own = await Promise.all(viewsOf(subject).map((view) => thumbOf(subject, view)))
    const distances = own.flatMap((a, index) => own.slice(index + 1).map((b) => distance(a, b)))
    expect(Math.min(...distances)).toBeGreaterThan(1.5)
  })

  it('at least six subjects can be shown in a room, and only those', () => {
    expect(SCENE_SUBJECTS.length).toBeGreaterThanOrEqual(6)
    const withScene = PICTURE_SUBJECTS.filter(
      (subject) => drawPicture(subject, { seed: 7, view: 'scene' }) !== drawPicture(subject, { seed: 7 }),
    )
    expect(withScene.toSorted()).toEqual([...SCENE_SUBJECTS].toSorted())
  })

  it('every colour can be drawn and changes the picture', () => {
    const all = HUE_KEYS.map((hue) => drawPicture('paint-bucket', { hue, seed: 7 }))
    expect(new Set(all).size).toBe(HUE_KEYS.length)
    expect(all.flatMap(faultsOf)).toEqual([])
  })

  it('a seed moves the veins of stone', () => {
    expect(drawPicture('floor-tile', { seed: 1 })).not.toBe(drawPicture('floor-tile', { seed: 2 }))
  })
})

describe('shops, banners, avatars', () => {
  it.each(LOGO_KEYS)('logo %s is square and sound', async (key) => {
    expect(faultsOf(drawLogo(key))).toEqual([])
    const { width, height } = await sharp(Buffer.from(drawLogo(key))).metadata()
    expect([width, height]).toEqual([512, 512])
  })

  it.each(BANNER_KEYS)('banner %s is 2.35 : 1', async (key) => {
    expect(faultsOf(drawBanner(key))).toEqual([])
    const { info } = await raster(drawBanner(key)).raw().toBuffer({ resolveWithObject: true })
    expect(info.width / info.height).toBeCloseTo(2.35, 1)
  })

  it.each([
    ['张建国', '建国'],
    ['李雷', '李雷'],
    ['欧阳 文静', '文静'],
    ['Jane Doe', 'JD'],
    ['小王 (工长)', '工长'],
    ['amélie', 'A'],
    ['', ''],
  ])('initials of %s are %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })

  it('a hostile name stays text', () => {
    expect(drawAvatar('<b &x', 3)).not.toContain('<b')
    expect(drawAvatar('李雷', -4)).toContain('李雷')
  })
})
