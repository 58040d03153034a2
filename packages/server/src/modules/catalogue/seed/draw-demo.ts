import { drawLogo } from './pictures/brand/logos.ts'
import { drawPicture } from './pictures/draw-picture.ts'
import type { LogoKey, PictureLook, PictureSubject } from './pictures/subjects.ts'

/** What the row of a demo picture says. */
export type DemoDrawing = { kind: 'product'; subject: PictureSubject; look: PictureLook } | { kind: 'logo'; logo: LogoKey }

/** Draws a picture of the demo world as the text of an SVG. Only its own seed writes such rows. */
export function drawDemo(drawing: unknown): string {
  const wanted = drawing as DemoDrawing
  return wanted.kind === 'logo' ? drawLogo(wanted.logo) : drawPicture(wanted.subject, wanted.look)
}
