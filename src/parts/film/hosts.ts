import type { PartHosts } from '@/parts/types';

export const filmHosts: PartHosts = {
  allowedFeatures: ['autoplay', 'fullscreen', 'picture-in-picture'],
};
