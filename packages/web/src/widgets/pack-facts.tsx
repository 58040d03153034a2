import type { Pack } from '@zhujia/contract/catalogue/schemas.ts'
import type { SaleUnit } from '@zhujia/contract/catalogue/units.ts'
import { useFormats } from '../platform/format.ts'
import { useTexts } from '../platform/i18n/use-texts.ts'
import { Fact } from './fact-table.tsx'
import { useUnitTexts } from './unit-text.ts'

/** cm² in a ㎡, cm³ in a m³. */
const CM2 = 10_000
const CM3 = 1_000_000

/** The contents of one sale step: pieces, area, weight, volume. Rows of a FactTable; needs the `goods` and `units` texts. */
export function PackFacts({ unit, pack }: { unit: SaleUnit; pack: Pack }) {
  const t = useTexts('goods')
  const units = useUnitTexts()
  const formats = useFormats()
  const { pieces, areaCm2, coverage, weightGrams, volumeCm3 } = pack
  return (
    <>
      <Fact name={t('packing.step')}>{units.amount(unit, 1)}</Fact>
      {pieces > 1 && <Fact name={t('packing.pieces')}>{units.count('piece', pieces)}</Fact>}
      {areaCm2 !== null && unit.step !== 'sqm' && (
        <Fact name={t('packing.area')}>{units.count('sqm', areaCm2 / CM2)}</Fact>
      )}
      {coverage && (
        <Fact name={t('packing.coverage')}>
          {t('packing.covers', { area: units.count('sqm', coverage.areaCm2 / CM2), basis: coverage.basis })}
        </Fact>
      )}
      <Fact name={t('packing.weight')}>{t('parameters.kilograms', { number: formats.kilograms(weightGrams) })}</Fact>
      <Fact name={t('packing.volume')}>
        {t('packing.cubicMetres', { number: formats.number(Math.round((volumeCm3 / CM3) * 10_000) / 10_000) })}
      </Fact>
    </>
  )
}
