import { drawing, path } from '@/art/kit';

export const playIcon = drawing(20, 20, () => path('M3 1.5v17L18 10z', 'currentColor'));
