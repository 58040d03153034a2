/** A number of sequences that share a database and follow from one seed. */
export interface Block {
  runs: number
  seed: number
}

const BLOCK_RUNS = 25

/** Divides the sequences into blocks, each with the next seed, so that a block that finds a fault can be run alone. */
export const blocksOf = ({ runs, seed }: Block): Block[] =>
  Array.from({ length: Math.ceil(runs / BLOCK_RUNS) }, (_, index) => ({
    runs: Math.min(BLOCK_RUNS, runs - index * BLOCK_RUNS),
    seed: seed + index,
  }))
