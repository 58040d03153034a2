import { queryOptions } from '@tanstack/react-query'
import { readOwnFile } from '#platform/api-client/own-file.ts'
import type { ApiError } from '#platform/api-client/api-error.ts'
import licencesUrl from './licences.generated.json?url'

/** As tools/generators/licences.ts writes it. */
export interface Licences {
  /** The project's own. */
  own: string
  packages: readonly LicencedPackage[]
  texts: readonly string[]
}

export interface LicencedPackage {
  name: string
  version: string
  licence: string
  places: readonly ('browser' | 'server')[]
  text: number | null
}

/** The licences of what is shipped: a file of the build, fetched by those who want to read it. */
export const licencesQuery = () =>
  queryOptions<Licences, ApiError>({
    queryKey: ['licences'],
    queryFn: ({ signal }) => readOwnFile(licencesUrl, signal) as Promise<Licences>,
    staleTime: Infinity,
  })
