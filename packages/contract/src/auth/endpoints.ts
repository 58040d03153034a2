import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import {
  availableRoles,
  changePasswordBody,
  changePhoneBody,
  codeBody,
  codeResult,
  currentRoles,
  loginBody,
  loginResult,
  ownCodeBody,
  pendingPhone,
  primaryRoleBody,
  renewedSession,
  requestPhoneBody,
  resetBody,
  security,
  selectRolesBody,
  sessionParams,
  sessionsOfMine,
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

export const listSessions = endpoint({
  method: 'GET',
  path: '/v1/users/sessions',
  access: 'session',
  summary: 'Where the caller is logged in: this session first, then the others, the last used first.',
  response: sessionsOfMine,
  errors: [],
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/v1/users/sessions/:id',
  access: 'session',
  summary: "Ends another session of the caller, from its next request on; the caller's own is ended by logging out.",
  params: sessionParams,
  response: done,
  errors: [],
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/v1/users/sessions',
  access: 'session',
  summary: 'Ends all sessions of the caller but this one.',
  response: done,
  errors: [],
})

export const getSecurity = endpoint({
  method: 'GET',
  path: '/v1/users/security',
  access: 'session',
  summary: "How the caller's account is protected: phone, password, sessions.",
  response: security,
  errors: [],
})

export const sendOwnCode = endpoint({
  method: 'POST',
  path: '/v1/users/codes',
  access: 'session',
  summary:
    "Sends a code to the caller's own phone or to a new one; it is good for this caller and purpose alone, and the answer is the same whoever has the phone.",
  body: ownCodeBody,
  response: codeResult,
  errors: ['CODE_TOO_SOON', 'CODE_LIMIT_HOUR', 'CODE_LIMIT', 'SMS_UNAVAILABLE'],
})

export const changePassword = endpoint({
  method: 'PUT',
  path: '/v1/users/password',
  access: 'session',
  summary: 'Sets a new password and ends every session of the caller; this one goes on under the token of the answer.',
  body: changePasswordBody,
  response: renewedSession,
  errors: ['OLD_PASSWORD_WRONG', 'OLD_PASSWORD_THROTTLED', 'CODE_WRONG', 'TRIES_THROTTLED', 'PASSWORD_WEAK'],
})

export const changePhone = endpoint({
  method: 'PUT',
  path: '/v1/users/phone',
  access: 'session',
  summary:
    'Sets a new phone by codes to the old and the new one, and ends every session of the caller; this one goes on under the token of the answer.',
  body: changePhoneBody,
  response: renewedSession,
  errors: ['CODE_WRONG', 'OLD_CODE_WRONG', 'TRIES_THROTTLED', 'PHONE_TAKEN'],
})

export const requestPhoneChange = endpoint({
  method: 'POST',
  path: '/v1/users/phone/request',
  access: 'session',
  summary:
    'Requests a new phone without the old one, by the password and a code to the new phone. It takes effect after 72 hours unless it is cancelled; the old phone is told at once.',
  body: requestPhoneBody,
  response: pendingPhone,
  errors: [
    'OLD_PASSWORD_WRONG',
    'OLD_PASSWORD_THROTTLED',
    'CODE_WRONG',
    'TRIES_THROTTLED',
    'PHONE_TAKEN',
    'PHONE_CHANGE_PENDING',
  ],
})

export const cancelPhoneChange = endpoint({
  method: 'DELETE',
  path: '/v1/users/phone/request',
  access: 'session',
  summary: 'Cancels the request for a new phone, if there is one.',
  response: done,
  errors: [],
})
