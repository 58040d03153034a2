import { Registry } from 'prom-client'

/** What areas and queues count of their own, shown at /metrics. Each process counts for itself. */
export const areaCounters = new Registry()
