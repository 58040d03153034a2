/** Makes pages as wide as the server says at the root element; the styles have the default, and what `none` means. */
export function applyPageMax(root: HTMLElement): void {
  const width = Number(root.dataset.pageMax)
  if (width > 0) root.style.setProperty('--page-max', `${width}px`)
}
