export const filmSeconds = 24;

/** Separate from the film's texts, which load only when the film is played. */
export const playFilmLabel = `Play our film, ${filmSeconds} seconds`;
