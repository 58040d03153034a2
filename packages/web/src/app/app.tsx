import { QueryClientProvider } from '@tanstack/react-query'
import type { BrowserHistory } from './browser-history.ts'
import { queryClient } from './query-client.ts'
import { Shell } from './shell.tsx'
import { UiWords } from './ui-words.tsx'

/** The application. */
export function App({ history }: { history: BrowserHistory }) {
  return (
    <QueryClientProvider client={queryClient}>
      <UiWords>
        <Shell history={history} />
      </UiWords>
    </QueryClientProvider>
  )
}
