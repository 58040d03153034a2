/** The last loaded size of each picture, by the picture's address: it can be shown at once. */
const loaded = new Map<string, string>()
const MOST = 500

export function rememberLoaded(picture: string, { currentSrc }: Pick<HTMLImageElement, 'currentSrc'>): void {
  loaded.delete(picture)
  loaded.set(picture, currentSrc || picture)
  const [oldest] = loaded.keys()
  if (loaded.size > MOST && oldest !== undefined) loaded.delete(oldest)
}

/** The styles that show a loaded size behind a picture until its own size is loaded; undefined when no size is loaded. */
export function thumbOf(picture: string): { backgroundImage: string } | undefined {
  const url = loaded.get(picture)
  return url === undefined ? undefined : { backgroundImage: `url(${JSON.stringify(url)})` }
}
