import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { BUYERS } from '../core/roles.ts'
import { address, addressBody, addressParams, region, regionCode, savedAddress } from './schemas.ts'

export const listAddresses = endpoint({
  method: 'GET',
  path: '/v1/addresses',
  access: BUYERS,
  summary: "The caller's delivery addresses, the default one first; 20 at most.",
  response: z.array(address),
  errors: [],
})

export const createAddress = endpoint({
  method: 'POST',
  path: '/v1/addresses',
  access: BUYERS,
  summary: 'Adds an address; the first one becomes the default.',
  body: addressBody,
  response: savedAddress,
  errors: ['REGION_UNKNOWN', 'ADDRESS_LIMIT'],
  idempotent: true,
})

export const updateAddress = endpoint({
  method: 'PUT',
  path: '/v1/addresses/:id',
  access: BUYERS,
  summary: 'Replaces an address. Orders placed before still have the old one.',
  params: addressParams,
  body: addressBody,
  response: savedAddress,
  errors: ['REGION_UNKNOWN'],
})

export const deleteAddress = endpoint({
  method: 'DELETE',
  path: '/v1/addresses/:id',
  access: BUYERS,
  summary: 'Removes an address; when it was the default, the newest of the others becomes it.',
  params: addressParams,
  response: z.null(),
  errors: [],
})

export const listRegions = endpoint({
  method: 'GET',
  path: '/v1/regions',
  access: 'public',
  summary: 'Provinces, or the cities or districts below one region.',
  query: z.strictObject({ parent: regionCode.optional() }),
  response: z.array(region),
  errors: [],
})
