/** Puts the installation's maximum of the phone's column (server setting `PAGE_MAX`) into the styles; before the first paint. */
export function startPageWidth(): void {
  const { dataset, style } = document.documentElement
  const px = Number(dataset.pageMax)
  // `none` is a rule of tokens.css.
  if (px > 0) style.setProperty('--column-max', `${px}px`)
}
