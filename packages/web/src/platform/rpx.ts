import { BASE_DEVICE_WIDTH_PX, MAX_DEVICE_WIDTH_PX } from '@zhujia/contract/core/constants.ts'

/** The design's width: 750 rpx are one screen. */
const DESIGN_RPX = 750

/**
 * The width in px that layout is computed for: the smaller of window and page maximum; above 960 px it falls back
 * to the 375 px design instead of growing further (spec §9).
 */
export function layoutWidth(windowPx: number, pageMaxPx = Number.POSITIVE_INFINITY): number {
  const width = Math.min(windowPx, pageMaxPx)
  return width > MAX_DEVICE_WIDTH_PX ? BASE_DEVICE_WIDTH_PX : width
}

/** Pixels of one rpx. The styles compute the same from `--rpx`; scripts that measure (canvas, maps) use this. */
export function pxPerRpx(windowPx: number, pageMaxPx?: number): number {
  return layoutWidth(windowPx, pageMaxPx) / DESIGN_RPX
}

export interface Device {
  windowPx: number
  /** An Apple screen with more than one device pixel for each px can draw half a px. */
  halfPixels?: boolean
}

/**
 * Whole px for a number of rpx: rounded down on the absolute value, but never to 0; 750 rpx are always the real window.
 */
export function rpxToPx(rpx: number, device: Device): number {
  if (rpx === 0) return 0
  const width = Math.abs(rpx) === DESIGN_RPX ? device.windowPx : layoutWidth(device.windowPx)
  // The 10⁻⁴ absorbs floating-point errors, which could otherwise lose a whole px.
  const whole = Math.floor((Math.abs(rpx) / DESIGN_RPX) * width + 1e-4)
  const px = whole === 0 ? (device.halfPixels ? 0.5 : 1) : whole
  return rpx < 0 ? -px : px
}
