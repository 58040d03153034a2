import type { listingText } from '@zhujia/contract/catalogue/schemas.ts'
import type { z } from 'zod'
import { Fact } from './fact-table.tsx'
import { GOODS_LANG } from './goods-lang.ts'

interface OwnFactsProps {
  attributes: readonly { code: string; name: string; values: readonly { name: string }[] }[]
  parameters: z.output<(typeof listingText)['parameters']>
}

/** The attributes of a product first, then the maker's parameters; of a name in both the maker's value is shown. Rows of a FactTable. */
export function OwnFacts({ attributes, parameters }: OwnFactsProps) {
  const own = new Set(parameters.map(({ name }) => name))
  return (
    <>
      {attributes
        .filter(({ name }) => !own.has(name))
        .map(({ code, name, values }) => (
          <Fact key={code} name={name}>
            {values.map((value) => value.name).join(' · ')}
          </Fact>
        ))}
      {parameters.map(({ name, value }) => (
        <Fact key={name} name={name} lang={GOODS_LANG}>
          {value}
        </Fact>
      ))}
    </>
  )
}
