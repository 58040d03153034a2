/**
 * Opens a page of this origin that is not one of the app's screens (a provider's cashier) in place of the document.
 * Anything that would leave the origin is refused: an address from an answer is not a licence to send people elsewhere.
 */
export function leaveApp(address: string): boolean {
  const target = URL.parse(address, window.location.origin)
  if (target?.origin !== window.location.origin) return false
  window.location.assign(target)
  return true
}
