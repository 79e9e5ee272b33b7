import { film, type FilmBeat } from './film';

/** The words of a beat, as one line of text. */
export function wordsOf({ lines, note }: FilmBeat): string {
  return [lines.join(' '), note.join(' ')].filter(Boolean).join(' ');
}

/** The second at which a beat ends. */
export function endOf(beat: FilmBeat): number {
  const beats: readonly FilmBeat[] = film.beats;
  return beats.find(({ from }) => from > beat.from)?.from ?? film.duration;
}
