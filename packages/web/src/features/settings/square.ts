import type { Area } from '#ui/media/crop-sheet.tsx'

/** The side of the uploaded square: the largest size that the server stores. */
const SIDE_MAX = 1200

/** Whether it is a picture as iPhones take them, which few browsers can draw. Some systems do not know its type. */
export const isHeic = ({ type, name }: File): boolean => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)

/** A square of a picture, drawn on the device: neither the rest of it nor what the camera wrote into it is uploaded. */
export async function cutSquare(picture: CanvasImageSource, { x, y, width }: Area): Promise<Blob> {
  const side = Math.min(Math.round(width), SIDE_MAX)
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser draws no pictures')
  // JPEG has no transparency: transparent areas become white instead of black.
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, side, side)
  pen.drawImage(picture, x, y, width, width, 0, 0, side, side)
  return new Promise((resolve, reject) =>
    canvas.toBlob((square) => (square ? resolve(square) : reject(new Error('no square'))), 'image/jpeg', 0.9),
  )
}
