import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { regionsQuery } from '#entities/addresses/queries.ts'
import { fetchForStep } from '#platform/fetch-for-step.ts'
import type { Option } from '#ui/overlay/option-list.tsx'
import { optionOf } from './forms.ts'
import { REGION_LEVELS, type RegionsBelow } from './match-region.ts'

const NOTHING_BELOW: readonly Option[] = []

/** The regions of the country, each level fetched when it is first needed, and cached. */
export function useRegions() {
  const client = useQueryClient()
  const below: RegionsBelow = useCallback(async (parent) => fetchForStep(client, regionsQuery(parent)), [client])
  const optionsOf = useCallback(
    (path: readonly Option[]) =>
      path.length === REGION_LEVELS
        ? NOTHING_BELOW
        : below(path.at(-1)?.value).then((regions) => regions.map(optionOf)),
    [below],
  )
  return { below, optionsOf }
}
