import { film, type FilmBeat } from '@/content/landing/film';

/** The words of a beat, as one line of text. */
export function wordsOf({ lines, note }: FilmBeat): string {
  return [lines.join(' '), note.join(' ')].filter(Boolean).join(' ');
}

/** Minutes and seconds, as a player shows them: 0:06. */
export function formatTimecode(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The second at which a beat ends. */
export function endOf(beat: FilmBeat): number {
  const beats: readonly FilmBeat[] = film.beats;
  return beats.find(({ from }) => from > beat.from)?.from ?? film.duration;
}
