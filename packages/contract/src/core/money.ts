/** Money is an integer number of fen (1/100 yuan). Never a float, never yuan. */
export type Fen = number

/**
 * Splits `totalFen` by `weights` so that the parts sum to it exactly: floors first, then one fen each to the
 * largest remainders, the earlier part winning a tie. All-zero weights count as equal.
 * @param weights non-negative integers, at least one
 */
export function allocateFen(totalFen: Fen, weights: readonly number[]): Fen[] {
  const sum = weights.reduce((a, b) => a + b, 0)
  const shares = sum === 0 ? weights.map(() => 1) : weights
  const whole = sum === 0 ? weights.length : sum
  // BigInt: fen × weight passes 2^53 at the limits of reliability figures (10^10 × 10^9).
  const exact = shares.map((weight) => BigInt(totalFen) * BigInt(weight))
  const parts = exact.map((value) => Number(value / BigInt(whole)))
  const left = totalFen - parts.reduce((a, b) => a + b, 0)
  exact
    .map((value, index) => ({ index, remainder: value % BigInt(whole) }))
    .toSorted((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1))
    .slice(0, left)
    .forEach(({ index }) => {
      parts[index] = (parts[index] ?? 0) + 1
    })
  return parts
}

/** `amountFen` × `basisPoints` / 10 000, rounded half up to a whole fen. Both non-negative. */
export function shareFen(amountFen: Fen, basisPoints: number): Fen {
  return Number((BigInt(amountFen) * BigInt(basisPoints) + 5000n) / 10_000n)
}
