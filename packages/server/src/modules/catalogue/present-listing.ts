import type { z } from 'zod'
import type { listingText, Pack } from '@zhujia/contract/catalogue/schemas.ts'
import type { Locale } from '@zhujia/contract/core/locales.ts'
import type { ProductContent } from '#tables/catalogue/versions.ts'
import { picturesOf, videoOf } from '../files/index.ts'
import type { Label, ProductRows } from './rows.ts'

/** The content of a listing; the platform's own names are in the reader's language. */
export type Said = { [Field in keyof typeof listingText]: z.output<(typeof listingText)[Field]> }

type Labels = Pick<ProductRows, 'categoryPath' | 'attributes'>

/** Presents a stored content. A code without a name is shown as the code. */
export function presentListing(content: ProductContent, labels: Labels, locale: Locale): Said {
  const named = (known: readonly Label[], code: string) => ({
    code,
    name: known.find((label) => label.code === code)?.names[locale] ?? code,
  })
  const order = labels.attributes.map(({ code }) => code)
  const place = (code: string): number => (order.includes(code) ? order.indexOf(code) : order.length)
  return {
    title: content.title,
    subtitle: content.subtitle,
    brand: content.brand.name,
    categoryPath: content.categoryPath.map((code) => named(labels.categoryPath, code)),
    gallery: content.gallery.map(picturesOf),
    video: videoOf(content.video, content.gallery),
    unit: content.unit,
    specGroups: content.specGroups,
    attributes: Object.entries(content.attributes)
      .toSorted(([a], [b]) => place(a) - place(b))
      .map(([code, values]) => ({
        ...named(labels.attributes, code),
        values: values.map((value) =>
          named(labels.attributes.find((label) => label.code === code)?.values ?? [], value),
        ),
      })),
    parameters: content.parameters,
    description: content.description,
    returnRule: content.returnRule,
    guarantees: content.guarantees,
    warranty: content.warranty,
    delivery: content.delivery,
    leadDays: content.leadDays ?? 0,
    madeToMeasure: content.madeToMeasure ?? null,
  }
}

/** What one sale step of the SKU with these values held; undefined when the listing has none. */
export const packIn = ({ skus }: ProductContent, spec: readonly string[]): Pack | undefined =>
  skus.find((sku) => sku.spec.length === spec.length && sku.spec.every((value, group) => value === spec[group]))?.pack
