/** The side of the uploaded square: the largest size that the server stores. */
const SIDE_MAX = 1200

/**
 * The middle square of a picture, for an avatar. A picture that this browser cannot draw (HEIC outside Apple's) is returned whole:
 * the server reads it, or says which pictures it takes, and the round frame shows its middle.
 */
export async function middleSquare(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return file
  const from = Math.min(bitmap.width, bitmap.height)
  const side = Math.min(from, SIDE_MAX)
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const pen = canvas.getContext('2d')
  if (!pen) return file
  // JPEG has no transparency: transparent areas become white instead of black.
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, side, side)
  pen.drawImage(bitmap, (bitmap.width - from) / 2, (bitmap.height - from) / 2, from, from, 0, 0, side, side)
  bitmap.close()
  return new Promise((resolve) => canvas.toBlob((square) => resolve(square ?? file), 'image/jpeg', 0.9))
}
