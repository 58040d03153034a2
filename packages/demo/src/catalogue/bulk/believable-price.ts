/** Rounds to a usual price: to 0.10 yuan below 10 yuan, to 0.50 below 100, above to whole yuan that end in 5, 8 or 9. */
export function believablePrice(fen: number): number {
  if (fen < 1000) return Math.max(Math.round(fen / 10) * 10, 10)
  if (fen < 10_000) return Math.round(fen / 50) * 50
  const tens = Math.floor(fen / 1000) * 1000
  const endings = [-100, 500, 800, 900].map((ending) => tens + ending)
  return endings.reduce((best, price) => (Math.abs(price - fen) < Math.abs(best - fen) ? price : best), tens + 500)
}
