import { useTexts } from '#platform/i18n/use-texts.ts'
import { Field } from '#ui/form/field.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { useUnitTexts } from '../unit-text.ts'
import styles from './area-calculator.module.css'
import { hundredthsOf, type Measures } from './work-out.ts'

type SizeKey = 'area' | 'length' | 'width' | 'height' | 'openings'

interface SizeFieldsProps {
  measures: Measures
  onChange: (some: Partial<Measures>) => void
}

function Size({ of, measures, onChange }: SizeFieldsProps & { of: SizeKey }) {
  const t = useTexts('measure')
  const units = useUnitTexts()
  const isArea = of === 'area' || of === 'openings'
  const value = measures[of]
  const wrong = value.trim() !== '' && hundredthsOf(value) === undefined
  return (
    <Field
      label={t(`size.${of}`)}
      error={wrong ? t('size.wrong') : undefined}
      hint={of === 'openings' ? t('size.openingsHint') : undefined}
    >
      {(control) => (
        <TextInput
          {...control}
          inputMode="decimal"
          autoComplete="off"
          value={value}
          onChange={(text) => onChange({ [of]: text })}
          after={<span className={styles.unit}>{units.name(isArea ? 'sqm' : 'metre')}</span>}
        />
      )}
    </Field>
  )
}

/** The area as a number, or the sizes of the room. */
export function SizeFields(props: SizeFieldsProps) {
  const t = useTexts('measure')
  const { measures, onChange } = props
  const modes = (['area', 'room'] as const).map((key) => ({ key, label: t(`mode.${key}`) }))
  const surfaces = (['floor', 'walls'] as const).map((key) => ({ key, label: t(`surface.${key}`) }))
  return (
    <>
      <Segmented label={t('mode.label')} items={modes} value={measures.mode} onChange={(mode) => onChange({ mode })} />
      {measures.mode === 'area' ? (
        <Size {...props} of="area" />
      ) : (
        <>
          <Segmented
            label={t('surface.label')}
            items={surfaces}
            value={measures.surface}
            onChange={(surface) => onChange({ surface })}
          />
          <div className={styles.pair}>
            <Size {...props} of="length" />
            <Size {...props} of="width" />
          </div>
          {measures.surface === 'walls' && (
            <div className={styles.pair}>
              <Size {...props} of="height" />
              <Size {...props} of="openings" />
            </div>
          )}
        </>
      )}
    </>
  )
}
