import { z } from 'zod'

/** One picture in three widths (240, 600 and 1200 px), as addresses on our own origin. */
export const picture = z.strictObject({ small: z.string(), medium: z.string(), large: z.string() })
