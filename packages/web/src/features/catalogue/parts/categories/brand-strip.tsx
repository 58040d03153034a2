import type { ReactNode } from 'react'
import type { Facets } from '#entities/catalogue/queries.ts'
import { Strip } from '#ui/layout/strip.tsx'
import styles from './brand-strip.module.css'

type Brand = Facets['groups'][number]['values'][number]

/** How many brands the strip shows; the filter sheet has all. */
const SHOWN = 12

/** The brands of a filter's answer, those with the most goods first. */
export const brandsOf = (facets: Facets | undefined): readonly Brand[] =>
  facets?.groups.find(({ kind }) => kind === 'brand')?.values ?? []

interface BrandStripProps {
  /** The label for screen readers. */
  label: string
  /** Undefined while they load: their space is reserved. */
  brands: readonly Brand[] | undefined
  /** A link or a chip. */
  children: (brand: Brand) => ReactNode
}

/** The brands of a category in a row that scrolls sideways. */
export function BrandStrip({ label, brands, children }: BrandStripProps) {
  return (
    <Strip>
      <ul className={styles.strip} aria-label={label} aria-busy={brands === undefined}>
        {(brands ?? []).slice(0, SHOWN).map((brand) => (
          <li key={brand.code}>{children(brand)}</li>
        ))}
      </ul>
    </Strip>
  )
}
