/** Sets the maximum width of the page (server setting `PAGE_MAX`) in the styles, before the first paint. */
export function startPageWidth(): void {
  const { dataset, style } = document.documentElement
  const px = Number(dataset.pageMax)
  // `none` is a rule of tokens.css.
  if (px > 0) style.setProperty('--column-max', `${px}px`)
}
