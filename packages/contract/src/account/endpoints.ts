import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { profile, profileBody } from './schemas.ts'

export const getProfile = endpoint({
  method: 'GET',
  path: '/v1/users/profile',
  access: 'session',
  summary: 'The person who is logged in.',
  response: profile,
  errors: [],
})

export const updateProfile = endpoint({
  method: 'PUT',
  path: '/v1/users/profile',
  access: 'session',
  summary: 'Sets the nickname and, if given, the avatar: an upload of the caller, or null for none.',
  body: profileBody,
  response: z.null(),
  errors: ['NICKNAME_REFUSED'],
})
