import type { KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** An arrow key on a toggle button focuses the next one of its group, from the last to the first. It toggles nothing. */
export function focusNext(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = STEPS[event.key]
  const button = event.currentTarget
  const group = button.closest('[role="group"], fieldset, ul') ?? button.parentElement
  if (step === undefined || !group) return
  event.preventDefault()
  const all = [...group.querySelectorAll<HTMLButtonElement>('button[aria-pressed]')]
  all.at((all.indexOf(button) + step) % all.length)?.focus()
}
