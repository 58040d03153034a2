/** How many rows one statement deletes, well within the statement limit. After a full batch the caller deletes another one. */
export const PRUNE_BATCH = 5000
