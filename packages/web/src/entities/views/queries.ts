import { useApiPages } from '#platform/pages.ts'
import { apiQuery, useApiMutation } from '#platform/queries.ts'

/** The products viewed last. Always stale: a visit changes them. */
export const historyQuery = (size: number) => ({
  ...apiQuery('views.listHistory', { query: { size } }),
  staleTime: 0,
})
/** All products viewed, page by page. */
export const useHistoryPages = () => useApiPages('views.listHistory', {}, { idOf: ({ product }) => product.id })

// Recording a view shows neither mask nor failure, because it is no action of the user.
const SILENT = { mask: false, toast: false } as const
/** Records that someone viewed a product. */
export const useRecordView = () => useApiMutation('views.recordView', SILENT)
/** Merges the views of this device into the account. */
export const useMergeViewed = () => useApiMutation('views.mergeViews', SILENT)

export const useForgetViews = () => useApiMutation('views.forgetViews')
export const useClearHistory = () => useApiMutation('views.clearHistory')
