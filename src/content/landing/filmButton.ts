/** Separate from the film's texts, which load only when the film is played. */
export const playFilmLabel = 'Play our film, 24 seconds';
