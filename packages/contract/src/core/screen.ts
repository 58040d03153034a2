import type { Role } from './roles.ts'

export interface Screen {
  /** Spelled exactly as in the specification (§2). */
  path: `/${string}`
  /** Its place in the tab bar, 1 to 7 (spec §2). A tab appears when its screen does. */
  tab?: number
  /** Who may open it (decision 001): anyone, anyone signed in, or a person with one of these roles active. */
  access: 'public' | 'session' | readonly Role[]
  /** Where "back" leads when there is no history to go back in. */
  parent: string | null
  /**
   * `wide` for work tools with tables; otherwise the page has the phone's column (decision 061). A screen may be such a tool for
   * those who act in one role, but not with these values of its query.
   */
  width?: 'wide' | { wideFor: Role; unless: Readonly<Record<string, string>> }
  /** Its query parameters. */
  query: Readonly<Record<string, 'required' | 'optional'>>
}
