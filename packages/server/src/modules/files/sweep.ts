import { asSomebody, type AreaSweep } from '#testing/sweeps/sweep.ts'

export const filesSweep: AreaSweep<'files'> = {
  endpoints: { uploadImage: asSomebody({ body: { purpose: 'avatar', currentPage: 'user' } }) },
}
