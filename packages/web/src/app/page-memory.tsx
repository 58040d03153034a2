import { Component, type ReactNode } from 'react'
import { restoreScroll } from '../platform/scroll.ts'
import type { Entry } from './stack.ts'

interface Memory {
  scrollY: number
  focused: Element | null
}

/** A tab is found by its name, any other page by its place in the history. */
const nameOf = ({ isTab, screen, location }: Entry): string => (isTab ? `tab ${screen}` : location.key)

interface Props {
  active: Entry
  /** Changes at a relaunch. */
  epoch: number
}

/**
 * Remembers where each page was scrolled to and what had the focus. A class, because only
 * `getSnapshotBeforeUpdate` sees the window before the next page replaces this one.
 */
export class PageMemory extends Component<Props> {
  readonly #memories = new Map<string, Memory>()
  #stopSettling: () => void = () => undefined

  override componentDidMount(): void {
    window.history.scrollRestoration = 'manual'
  }

  override getSnapshotBeforeUpdate({ active: left }: Props): null {
    if (left.id !== this.props.active.id) {
      this.#memories.set(nameOf(left), { scrollY: window.scrollY, focused: document.activeElement })
    }
    return null
  }

  override componentDidUpdate({ active: left, epoch }: Props): void {
    const { active } = this.props
    if (left.id === active.id) return
    this.#stopSettling()
    if (epoch !== this.props.epoch) this.#memories.clear()
    const memory = this.#memories.get(nameOf(active))
    this.#stopSettling = restoreScroll(memory?.scrollY ?? 0)
    this.#focus(active.id, memory?.focused)
  }

  /** Focuses the former element, else the page itself, so that a screen reader begins at its top. */
  #focus(id: string, focused: Element | null | undefined): void {
    const page = document.getElementById(`page-${id}`)
    if (!page || page.contains(document.activeElement)) return
    const target = focused instanceof HTMLElement && page.contains(focused) ? focused : page
    target.focus({ preventScroll: true })
  }

  override render(): ReactNode {
    return null
  }
}
