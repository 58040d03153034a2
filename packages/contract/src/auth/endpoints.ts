import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import {
  availableRoles,
  codeBody,
  codeResult,
  currentRoles,
  loginBody,
  loginResult,
  primaryRoleBody,
  resetBody,
  selectRolesBody,
} from './schemas.ts'

const done = z.null()

export const login = endpoint({
  method: 'POST',
  path: '/v1/auth/login',
  access: 'public',
  ignoresSession: true,
  summary: 'Logs in by password or by SMS code; a first login by code opens the account as an owner.',
  body: loginBody,
  response: loginResult,
  errors: ['LOGIN_FAILED', 'LOGIN_THROTTLED', 'LOGIN_PAUSED', 'CODE_WRONG', 'TRIES_THROTTLED', 'ACCOUNT_DISABLED'],
})

export const sendCode = endpoint({
  method: 'POST',
  path: '/v1/auth/codes',
  access: 'public',
  ignoresSession: true,
  summary: 'Sends a six-digit code by SMS; the answer is the same whether or not the phone has an account.',
  body: codeBody,
  response: codeResult,
  errors: ['CODE_TOO_SOON', 'CODE_LIMIT_HOUR', 'CODE_LIMIT', 'SMS_UNAVAILABLE'],
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/v1/auth/reset',
  access: 'public',
  ignoresSession: true,
  summary: 'Sets a new password by SMS code and ends every session of the account.',
  body: resetBody,
  response: done,
  errors: ['CODE_WRONG', 'TRIES_THROTTLED', 'PASSWORD_WEAK', 'ACCOUNT_DISABLED'],
})

export const logout = endpoint({
  method: 'POST',
  path: '/v1/auth/logout',
  access: 'session',
  summary: 'Ends this session.',
  response: done,
  errors: [],
})

export const selectRoles = endpoint({
  method: 'POST',
  path: '/v1/users/select-roles',
  access: 'session',
  summary: 'Replaces the active roles of this session by some of the granted ones.',
  body: selectRolesBody,
  response: currentRoles,
  errors: ['ROLE_NOT_GRANTED'],
})

export const setPrimaryRole = endpoint({
  method: 'PUT',
  path: '/v1/users/primary-role',
  access: 'session',
  summary: 'Chooses which granted role a new session starts with.',
  body: primaryRoleBody,
  response: availableRoles,
  errors: ['ROLE_NOT_GRANTED'],
})
