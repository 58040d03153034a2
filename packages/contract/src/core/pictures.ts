import { z } from 'zod'

const address = z.string().max(120)

/** One picture in three widths (240, 600 and 1200 px), as addresses on our own origin. */
export const picture = z.strictObject({ small: address, medium: address, large: address })
