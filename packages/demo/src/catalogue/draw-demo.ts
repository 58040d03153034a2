import { drawBanner } from './pictures/brand/banners.ts'
import { drawLogo } from './pictures/brand/logos.ts'
import { drawPicture } from './pictures/draw-picture.ts'
import type { BannerKey, LogoKey, PictureLook, PictureSubject } from './pictures/subjects.ts'

/** What the row of a demo picture says. */
export type DemoDrawing =
  | { kind: 'product'; subject: PictureSubject; look: PictureLook }
  | { kind: 'logo'; logo: LogoKey }
  | { kind: 'banner'; banner: BannerKey }

/** Draws a picture of the demo world as the text of an SVG. Only its own seed writes such rows. */
export function drawDemo(drawing: unknown): string {
  const wanted = drawing as DemoDrawing
  if (wanted.kind === 'logo') return drawLogo(wanted.logo)
  return wanted.kind === 'banner' ? drawBanner(wanted.banner) : drawPicture(wanted.subject, wanted.look)
}
