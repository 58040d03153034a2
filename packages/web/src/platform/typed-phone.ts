import { folded } from './folded.ts'

/** The digits of a mainland mobile number as it is typed or pasted: with blanks, with the country's +86. */
export const typedPhone = (typed: string): string =>
  folded(typed)
    .replaceAll(/\D/g, '')
    .replace(/^86(?=1\d{10})/, '')
    .slice(0, 11)
