import type { ADDRESS_TAGS } from '@zhujia/contract/addresses/schemas.ts'
import type { Address, Region } from '#entities/addresses/queries.ts'
import type { RequestFor } from '#platform/api-client/types.ts'
import { type Checks, checkThat, type Schema } from '#platform/form-checks.ts'
import type { DraftSpec } from '#platform/form-draft.ts'
import type { Option } from '#ui/overlay/option-list.tsx'

export type AddressTag = (typeof ADDRESS_TAGS)[number]
export const TAGS = ['home', 'site', 'company', 'other'] as const satisfies readonly AddressTag[]
export const ELEVATORS = ['yes', 'no', 'unknown'] as const
export type Elevator = (typeof ELEVATORS)[number]

/** All values are strings, so that a stored draft can be validated. */
export interface AddressValues {
  name: string
  phone: string
  /** Of a region that is not complete yet the code of its city or province, which the checks refuse. */
  districtCode: string
  /** Province, city and district, with slashes between; the upper ones only while it is not complete. */
  regionNames: string
  detail: string
  tag: AddressTag
  floor: string
  elevator: Elevator
  isDefault: boolean
}

export const EMPTY: AddressValues = {
  name: '',
  phone: '',
  districtCode: '',
  regionNames: '',
  detail: '',
  tag: 'home',
  floor: '',
  elevator: 'unknown',
  isDefault: false,
}

/** The fields of a new address that a draft stores. */
export const NEW_ADDRESS_DRAFT: DraftSpec<AddressValues> = {
  key: 'address',
  fields: ['name', 'phone', 'districtCode', 'regionNames', 'detail', 'tag', 'floor', 'elevator'],
}

const elevatorOf = (has: boolean | null): Elevator => (has === null ? 'unknown' : has ? 'yes' : 'no')

/** An address as the form shows it. */
export const valuesOf = (address: Address): AddressValues => ({
  name: address.name,
  phone: address.phone,
  districtCode: address.districtCode,
  regionNames: [address.province, address.city, address.district].join('/'),
  detail: address.detail,
  tag: address.tag,
  floor: address.floor === null ? '' : String(address.floor),
  elevator: elevatorOf(address.hasElevator),
  isDefault: address.isDefault,
})

/** The body of the request. */
export const bodyOf = ({
  regionNames: _shown,
  floor,
  elevator,
  ...rest
}: AddressValues): RequestFor<'addresses.createAddress'>['body'] => ({
  ...rest,
  floor: floor === '' ? null : Number(floor),
  hasElevator: elevator === 'unknown' ? null : elevator === 'yes',
})

/** The same address as the default one. */
export function defaultBodyOf(address: Address): RequestFor<'addresses.updateAddress'>['body'] {
  return { ...bodyOf(valuesOf(address)), isDefault: true }
}

/** A floor that is no number would be sent as none. */
export const addressOwn = (): Checks => ({ floor: checkThat((text) => /^(-?\d+)?$/.test(String(text))) })

/** The contract's schemas; a floor is typed as text and may be left out. */
export async function addressChecks(): Promise<Checks> {
  const { addressBody } = await import('@zhujia/contract/addresses/schemas.ts')
  const { name, phone, districtCode, detail, floor } = addressBody.shape
  const optionalFloor: Schema = {
    safeParse: (text) => (text === '' ? { success: true } : floor.safeParse(Number(text))),
  }
  return { name, phone, districtCode, detail, floor: optionalFloor }
}

/** A code of six or nine digits holds those of its city (four) and province (two). */
const levelsOf = (code: string): string[] => [code.slice(0, 2), code.slice(0, 4), code]

/** The chosen region as the picker's path, empty while nothing is chosen. */
export function pathOf({ districtCode, regionNames }: AddressValues): Option[] {
  const names = regionNames.split('/')
  if (districtCode === '') return []
  return names.map((label, level) => ({ value: levelsOf(districtCode)[level] ?? districtCode, label }))
}

export const optionOf = ({ code, name }: Region): Option => ({ value: code, label: name })
