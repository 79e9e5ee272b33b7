export const motionLabels = { pause: 'Pause motion', play: 'Play motion' } as const;
