import { useRef, useState, type PointerEvent } from 'react'

export interface View {
  scale: number
  /** The offset of the picture's centre, in pixels. */
  x: number
  y: number
}

const WHOLE: View = { scale: 1, x: 0, y: 0 }
const MAX_SCALE = 4
const TAPPED_SCALE = 2.5
/** Two taps within this time are one double tap. */
const DOUBLE_TAP_MS = 300

interface Point {
  x: number
  y: number
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

/** Limits the offset, so that the picture always fills the frame. */
function within(view: View, { clientWidth, clientHeight }: Element): View {
  const scale = Math.min(MAX_SCALE, Math.max(1, view.scale))
  const spareX = (clientWidth * (scale - 1)) / 2
  const spareY = (clientHeight * (scale - 1)) / 2
  return {
    scale,
    x: Math.min(spareX, Math.max(-spareX, view.x)),
    y: Math.min(spareY, Math.max(-spareY, view.y)),
  }
}

/** Pinch, double tap and drag on one picture; `toggle` is the same for keyboards and switches. */
export function useZoom() {
  const [view, setView] = useState(WHOLE)
  const fingers = useRef(new Map<number, Point>())
  const lastTap = useRef(0)

  const toggle = () => setView((now) => (now.scale > 1 ? WHOLE : { ...WHOLE, scale: TAPPED_SCALE }))

  const down = (event: PointerEvent) => {
    if (event.target instanceof Element && event.target.closest('button')) return
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    if (fingers.current.size > 1) return
    const doubled = event.timeStamp - lastTap.current < DOUBLE_TAP_MS
    lastTap.current = doubled ? 0 : event.timeStamp
    if (doubled) toggle()
  }

  const move = (event: PointerEvent) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const after = { x: event.clientX, y: event.clientY }
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, after)
    const frame = event.currentTarget
    const ratio = other ? distance(after, other) / Math.max(1, distance(before, other)) : 1
    setView((now) =>
      other || now.scale > 1
        ? within({ scale: now.scale * ratio, x: now.x + after.x - before.x, y: now.y + after.y - before.y }, frame)
        : now,
    )
  }

  const up = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId)
  }

  return {
    view,
    toggle,
    handlers: { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up, onPointerLeave: up },
  }
}
