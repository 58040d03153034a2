import type { Role } from './roles.ts'

export interface Screen {
  /** The specification's spelling (§2), kept to the letter. */
  path: `/${string}`
  /** Its place in the tab bar, 1 to 7 (spec §2). A tab appears when its screen does. */
  tab?: number
  /** Who may open it (decision 001): anyone, anyone signed in, or whoever has one of these roles active. */
  access: 'public' | 'session' | readonly Role[]
  /** Where "back" leads when there is no history to go back in. */
  parent: string | null
  /** How wide it may become: the phone's column unless it is a work tool with tables and parts side by side (decision 061). */
  width?: 'wide'
  /** Its query parameters. */
  query: Readonly<Record<string, 'required' | 'optional'>>
}
