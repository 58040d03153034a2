/** The longest side of an uploaded photo; the server stores none larger than 1200. */
const SIDE_MAX = 1600

/**
 * A photo at the size in which it is of use, without its metadata. One that this browser cannot draw (HEIC outside
 * Apple's) and one that is small already go as they are: the server takes it, or says which pictures it takes.
 */
export async function shrink(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return file
  const scale = Math.min(1, SIDE_MAX / Math.max(bitmap.width, bitmap.height))
  if (scale === 1) return file
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  const pen = canvas.getContext('2d')
  if (!pen) return file
  // JPEG has no transparency: what shows through is white, not black.
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return new Promise((resolve) => canvas.toBlob((small) => resolve(small ?? file), 'image/jpeg', 0.85))
}
