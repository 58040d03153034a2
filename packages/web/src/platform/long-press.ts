import { LONG_PRESS_MOVE_PX, LONG_PRESS_MS } from '@zhujia/contract/core/constants.ts'
import { type MouseEvent, type TouchEvent, useEffect, useRef } from 'react'

interface Press {
  timer: number
  x: number
  y: number
}

/** The props of the element that can be pressed long. */
export interface LongPressHandlers {
  onTouchStart: (event: TouchEvent) => void
  onTouchMove: (event: TouchEvent) => void
  onTouchEnd: () => void
  onTouchCancel: () => void
  onContextMenu: (event: MouseEvent) => void
  onClickCapture: (event: MouseEvent) => void
}

function movedTooFar(press: Press, touch: { clientX: number; clientY: number }): boolean {
  return (
    Math.abs(touch.clientX - press.x) > LONG_PRESS_MOVE_PX || Math.abs(touch.clientY - press.y) > LONG_PRESS_MOVE_PX
  )
}

/**
 * A long press: one finger, 350 ms, at most 10 px of movement on either axis (spec §9). It fires once, the click that
 * follows is swallowed, and the context menu (right button, menu key) does the same for those without a touch screen.
 */
export function useLongPress(onLongPress: () => void): LongPressHandlers {
  const press = useRef<Press | undefined>(undefined)
  const fired = useRef(false)

  const cancel = () => {
    window.clearTimeout(press.current?.timer)
    press.current = undefined
  }
  useEffect(() => () => window.clearTimeout(press.current?.timer), [])

  return {
    onTouchStart: (event) => {
      cancel()
      fired.current = false
      const [touch, second] = Array.from(event.touches)
      if (!touch || second) return
      const timer = window.setTimeout(() => {
        press.current = undefined
        fired.current = true
        onLongPress()
      }, LONG_PRESS_MS)
      press.current = { timer, x: touch.clientX, y: touch.clientY }
    },
    onTouchMove: (event) => {
      const touch = event.touches[0]
      if (touch && press.current && movedTooFar(press.current, touch)) cancel()
    },
    onTouchEnd: cancel,
    onTouchCancel: cancel,
    onContextMenu: (event) => {
      event.preventDefault()
      // Android reports its own long press as a context menu, after ours has fired or while it is pending.
      if (fired.current) return
      cancel()
      fired.current = true
      onLongPress()
    },
    onClickCapture: (event) => {
      if (!fired.current) return
      fired.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
