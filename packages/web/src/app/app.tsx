import { QueryClientProvider } from '@tanstack/react-query'
import { BrowserRouter } from 'react-router'
import { queryClient } from './query-client.ts'
import { Shell } from './shell.tsx'
import { UiWords } from './ui-words.tsx'

/** The application. Addresses change outside transitions: a page must answer a tap at once, loaded or not. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <UiWords>
        <BrowserRouter useTransitions={false}>
          <Shell />
        </BrowserRouter>
      </UiWords>
    </QueryClientProvider>
  )
}
