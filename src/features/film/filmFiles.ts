/** Where the film lies; `npm run film` remakes all of it. */
export const filmFiles = {
  webm: '/film/film.webm',
  mp4: '/film/film.mp4',
  captions: '/film/captions.en.vtt',
  poster: '/film/poster.webp',
} as const;
