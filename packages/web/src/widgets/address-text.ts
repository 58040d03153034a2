import { CITY_STAND_INS } from '../locales/address-words.ts'
import type { TranslateArea } from '../platform/i18n/use-texts.ts'

interface Regions {
  province: string
  city: string
  district: string
}

/** Province, city and district in one line, as far as they are there. A municipality's middle level is a placeholder and left out. */
export function regionText({ province, city, district }: Regions): string {
  return [province, CITY_STAND_INS.includes(city) ? '' : city, district].filter(Boolean).join(' ')
}

/** The floor and whether there is a lift, as far as entered. */
export function carryText(
  t: TranslateArea<'addresses'>,
  { floor, hasElevator }: { floor: number | null; hasElevator: boolean | null },
): string {
  const parts = [
    floor === null ? undefined : t('floorOf', { floor }),
    hasElevator === null ? undefined : t(hasElevator ? 'elevator.yes' : 'elevator.no'),
  ]
  return parts.filter(Boolean).join(' · ')
}
