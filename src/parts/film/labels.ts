export const filmSeconds = 24;

/** Apart from the film's words, which load only when the film is opened. */
export const playFilmLabel = `Play our film, ${filmSeconds} seconds`;
