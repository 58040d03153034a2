/** How many rows are removed at a time: well inside the statement limit. Whoever removes a full batch says so and comes again. */
export const PRUNE_BATCH = 5000
