import { endpoint } from '../core/endpoint.ts'
import { profile } from './schemas.ts'

export const getProfile = endpoint({
  method: 'GET',
  path: '/v1/users/profile',
  access: 'session',
  summary: 'The person who is signed in.',
  response: profile,
  errors: [],
})
