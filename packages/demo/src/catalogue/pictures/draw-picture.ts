import { el, group } from './kit/svg.ts'
import type { Drawing } from './kit/drawing.ts'
import { Pen, SIZE } from './kit/pen.ts'
import { DRAWINGS } from './drawings.ts'
import type { PictureLook, PictureSubject } from './subjects.ts'

/**
 * A product picture as the text of a 1200 × 1200 SVG. The same subject and look
 * always give the same text. A subject without a scene gives its front instead.
 */
export function drawPicture(subject: PictureSubject, look: PictureLook): string {
  const drawing: Drawing = DRAWINGS[subject]
  const pen = new Pen(look, drawing.hue)
  const body = bodyOf(drawing, pen, look.view ?? 'front')
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: SIZE, height: SIZE, viewBox: `0 0 ${SIZE} ${SIZE}` },
    pen.definitions() + body,
  )
}

function bodyOf(drawing: Drawing, pen: Pen, view: NonNullable<PictureLook['view']>): string {
  if (view === 'scene') return (drawing.scene ?? drawing.front)(pen)
  if (view === 'front') return drawing.front(pen)
  if (typeof drawing.detail === 'function') return drawing.detail(pen)
  const [x, y, side] = drawing.detail
  const zoom = SIZE / side
  return group({ transform: `scale(${zoom.toFixed(4)}) translate(${-x} ${-y})` }, [drawing.front(pen)])
}
