import { TOAST_MS } from '@zhujia/contract/core/constants.ts'
import { useSyncExternalStore } from 'react'

export type ToastKind = 'plain' | 'error'

export interface ToastOptions {
  kind?: ToastKind | undefined
  /** How long it stays, in milliseconds. */
  duration?: number | undefined
}

export interface ShownToast {
  id: number
  text: string
  kind: ToastKind
}

let shown: ShownToast | undefined
let lastId = 0
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function set(next: ShownToast | undefined): void {
  shown = next
  for (const listener of listeners) listener()
}

/**
 * Shows a short message over everything; touches pass through it. A new one replaces the old one and
 * starts the time again. It lives outside the pages, so it survives navigation ("saved", then back).
 */
export function showToast(text: string, options: ToastOptions = {}): void {
  clearTimeout(timer)
  lastId += 1
  set({ id: lastId, text, kind: options.kind ?? 'plain' })
  timer = setTimeout(() => set(undefined), options.duration ?? TOAST_MS)
}

/** Removes the message before its time. */
export function hideToast(): void {
  clearTimeout(timer)
  set(undefined)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useShownToast(): ShownToast | undefined {
  return useSyncExternalStore(subscribe, () => shown)
}
