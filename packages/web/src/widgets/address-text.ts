import { CITY_STAND_INS } from '../locales/address-words.ts'
import type { TranslateArea } from '../platform/i18n/use-texts.ts'

interface Regions {
  province: string
  city: string
  district: string
}

/** Province, city and district in one line. A municipality's middle level is a stand-in that nobody writes. */
export function regionText({ province, city, district }: Regions): string {
  return (CITY_STAND_INS.includes(city) ? [province, district] : [province, city, district]).join(' ')
}

/** What those who carry large goods must know, as far as the buyer entered it: the floor, and whether there is a lift. */
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
