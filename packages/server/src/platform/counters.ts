import { Registry } from 'prom-client'

/** Counters of areas and queues, shown at /metrics. Each process has its own. */
export const areaCounters = new Registry()
