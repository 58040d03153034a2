import { createAddress, listAddresses } from '@zhujia/contract/addresses/endpoints.ts'
import { type Person, signInAs } from './person.ts'

/** A demo account that shops in one journey alone, with an address in Guangzhou. */
export async function settledBuyer(phone: string): Promise<Person> {
  const buyer = await signInAs(phone)
  const addresses = await buyer.call(listAddresses, {})
  if (addresses.length > 0) return buyer
  const where = { districtCode: '440106', detail: '体育西路 88 号 601', floor: 6, hasElevator: false }
  await buyer.call(createAddress, { body: { ...where, name: '安居装饰', phone, tag: 'company', isDefault: true } })
  return buyer
}
