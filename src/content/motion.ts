export const motionLabels = { pause: 'Pause motion', play: 'Play motion' } as const;

/** Names of the control beside each moving part, which pauses and plays all of them. */
export const motionPartLabels = {
  quotes: { pause: 'Pause quotes', play: 'Play quotes' },
  domains: { pause: 'Pause industries', play: 'Play industries' },
  studies: { pause: 'Pause case studies', play: 'Play case studies' },
  customers: { pause: 'Pause customers', play: 'Play customers' },
} as const;
