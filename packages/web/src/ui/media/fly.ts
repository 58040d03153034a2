/** Marks the target of the animation: the link to the cart. */
export const FLY_TARGET = { 'data-fly-target': '' } as const

const FLIGHT_MS = 450
const DOT_PX = 14

const centreOf = (element: Element): { x: number; y: number } => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** The visible target; those on the hidden pages below have no box. */
const target = (): Element | undefined =>
  [...document.querySelectorAll('[data-fly-target]')].find((element) => element.getClientRects().length > 0)

/** Animates a dot from an element to the link to the cart. It does nothing under reduced motion, or without a visible target. */
export function flyFrom(from: Element): void {
  const to = target()
  if (!to || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const [start, end] = [centreOf(from), centreOf(to)]
  const dot = document.createElement('span')
  Object.assign(dot.style, {
    position: 'fixed',
    insetInlineStart: '0',
    insetBlockStart: '0',
    inlineSize: `${DOT_PX}px`,
    blockSize: `${DOT_PX}px`,
    borderRadius: '50%',
    background: 'var(--color-primary)',
    pointerEvents: 'none',
    zIndex: 'var(--z-toast)',
  })
  const at = (x: number, y: number, scale: number): string =>
    `translate(${x - DOT_PX / 2}px, ${y - DOT_PX / 2}px) scale(${scale})`
  document.body.append(dot)
  const flight = dot.animate(
    [
      { transform: at(start.x, start.y, 1) },
      { transform: at((start.x + end.x) / 2, Math.min(start.y, end.y) - 40, 1) },
      { transform: at(end.x, end.y, 0.5) },
    ],
    { duration: FLIGHT_MS, easing: 'ease-out' },
  )
  flight.onfinish = () => dot.remove()
}
