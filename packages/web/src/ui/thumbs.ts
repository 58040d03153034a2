/** The size of a picture that this page has loaded last, by the picture's address: what is there already can be shown at once. */
const loaded = new Map<string, string>()
const MOST = 500

export function rememberLoaded(picture: string, { currentSrc }: Pick<HTMLImageElement, 'currentSrc'>): void {
  loaded.delete(picture)
  loaded.set(picture, currentSrc || picture)
  const [oldest] = loaded.keys()
  if (loaded.size > MOST && oldest !== undefined) loaded.delete(oldest)
}

/** As a background that lies behind a picture until its own size has come; undefined where none of its sizes is there. */
export function thumbOf(picture: string): { backgroundImage: string } | undefined {
  const url = loaded.get(picture)
  return url === undefined ? undefined : { backgroundImage: `url(${JSON.stringify(url)})` }
}
