import { film, type FilmBeat } from '@/content/landing/film';
import { endOf, wordsOf } from '@/features/film/filmWords';

/**
 * The captions as WebVTT, a row for each sentence. They are above the timeline and repeat the words
 * of the film in a size that is readable on a phone.
 */
export function captions(): string {
  const beats: readonly FilmBeat[] = film.beats;
  const cues = beats.map((beat) => {
    const rows = wordsOf(beat).split(/(?<=\.) /);
    return [`${timestamp(beat.from)} --> ${timestamp(endOf(beat))} line:-4`, ...rows].join('\n');
  });
  return `${['WEBVTT', ...cues].join('\n\n')}\n`;
}

function timestamp(seconds: number): string {
  return `00:00:${seconds.toFixed(3).padStart(6, '0')}`;
}
