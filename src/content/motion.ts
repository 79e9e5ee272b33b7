export const motionLabels = { pause: 'Pause motion', play: 'Play motion' } as const;

/** Names of the control beside each moving part, which pauses and plays all of them: each says so. */
export const motionPartLabels = {
  quotes: { pause: 'Pause all motion: quotes', play: 'Play all motion: quotes' },
  domains: { pause: 'Pause all motion: industries', play: 'Play all motion: industries' },
  customers: { pause: 'Pause all motion: customers', play: 'Play all motion: customers' },
} as const;
