import { dataOf } from '#testing/sweeps/world.ts'
import { asSomebody, type AreaSweep } from '#testing/sweeps/sweep.ts'
import { TINY_PNG } from '#testing/multipart.ts'
import { uploadImage } from '#testing/upload.ts'

export const accountSweep: AreaSweep<'account'> = {
  endpoints: {
    getProfile: asSomebody({}),
    updateProfile: {
      ...asSomebody({ body: { nickname: '晓雯' } }),
      names: {
        'a picture to show as oneself': {
          make: async ({ at }, owner) => (await dataOf(uploadImage(at, { bytes: TINY_PNG }, owner))).id,
          request: (_world, { id }) => ({ body: { nickname: '晓雯', avatarFileId: id } }),
        },
      },
    },
  },
}
