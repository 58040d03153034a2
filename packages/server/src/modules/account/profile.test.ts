import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Person } from '#testing/sessions.ts'
import { signIn } from '#testing/sign-in.ts'
import { sharedTestApp } from '#testing/shared-test-app.ts'
import { systemOf } from '#testing/test-app.ts'
import { uploadImage } from '#testing/upload.ts'
import { addDrawings, picturesOf } from '../files/index.ts'

const at = sharedTestApp({ emptied: 'once' })

async function avatarOf(person: Person): Promise<string> {
  const bytes = await sharp({ create: { width: 30, height: 30, channels: 3, background: '#123456' } })
    .png()
    .toBuffer()
  const answer = await uploadImage(at, { bytes, filename: 'me.png' }, person)
  if (!answer.success) throw new Error(answer.message)
  return answer.data.id
}

const update = (person: Person, body: { nickname: string; avatarFileId?: string | null }) =>
  at.call('account.updateProfile', { body }, person)
const profile = (person: Person) => at.call('account.getProfile', {}, person)

test('nickname and avatar change; an avatar that is not named stays, null takes it away', async () => {
  const person = await signIn(at, 'owner')
  const id = await avatarOf(person)
  expect(await update(person, { nickname: ' 新昵称 ', avatarFileId: id })).toMatchObject({
    success: true,
    data: null,
  })
  expect(await profile(person)).toMatchObject({ data: { nickname: '新昵称', avatar: picturesOf(id) } })
  await update(person, { nickname: '再改' })
  expect(await profile(person)).toMatchObject({ data: { nickname: '再改', avatar: picturesOf(id) } })
  await update(person, { nickname: '再改', avatarFileId: null })
  expect(await profile(person)).toMatchObject({ data: { avatar: null } })
})

test("somebody else's upload, a drawing and a file that is not there are not found, and nothing changes", async () => {
  const [person, other] = [await signIn(at, 'owner'), await signIn(at, 'owner')]
  const before = await profile(person)
  const [drawing = ''] = await addDrawings(systemOf(at), [{ subject: 'toilet' }])
  for (const avatarFileId of [await avatarOf(other), drawing, '0199a2b4-0000-7000-8000-000000000000']) {
    expect(await update(person, { nickname: '不该变', avatarFileId })).toMatchObject({ status: 404 })
  }
  expect(await update(person, { nickname: '' })).toMatchObject({
    status: 400,
    data: { fields: { nickname: '请填写' } },
  })
  expect(await profile(person)).toEqual(before)
})

test('a nickname that is hidden, turned round or poses as the platform is refused, and nothing changes', async () => {
  const person = await signIn(at, 'owner')
  const before = await profile(person)
  for (const nickname of ['\u3164', 'a\u202Egpj.exe', '筑家官方客服']) {
    expect(await update(person, { nickname, avatarFileId: null })).toMatchObject({
      status: 200,
      code: 41010,
      errorCode: 'NICKNAME_REFUSED',
      message: '请换一个昵称：只能用可见字符，不能像平台或客服',
    })
  }
  expect(await profile(person)).toEqual(before)
  const administrator = await signIn(at, 'administrator')
  expect(await update(administrator, { nickname: '平台管理员' })).toMatchObject({ success: true })
  expect(await update(administrator, { nickname: '平台\u200B管理员' })).toMatchObject({ errorCode: 'NICKNAME_REFUSED' })
})
