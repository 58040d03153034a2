/**
 * Says on the first screen (first-markup.ts) that the app could not start: its script or its texts failed to load. The
 * words are in the document already, in every language.
 */
export function showFailedStart(): void {
  const first = document.querySelector<HTMLElement>('.first')
  if (!first) return
  first.dataset.state = navigator.onLine ? 'failed' : 'offline'
  first.setAttribute('role', 'alert')
}
