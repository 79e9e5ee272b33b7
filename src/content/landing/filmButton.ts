/** Apart from the film's words: the page needs it at once, and those only when somebody plays. */
export const playFilmLabel = 'Play our film, 24 seconds';
