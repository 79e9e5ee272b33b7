/** Addresses of the film's files, which `npm run film` writes. */
export const filmFiles = {
  webm: '/film/film.webm',
  mp4: '/film/film.mp4',
  captions: '/film/captions.en.vtt',
  poster: '/film/poster.webp',
} as const;
