import { film, type FilmBeat } from '@/content/film/film';
import { endOf, wordsOf } from '@/content/film/filmBeats';

/**
 * The captions as WebVTT, one line per sentence. They are above the timeline and repeat the text of
 * the film in a size that is readable on a phone.
 */
export function captions(): string {
  const beats: readonly FilmBeat[] = film.beats;
  const cues = beats.map((beat) => {
    const lines = wordsOf(beat).split(/(?<=\.) /);
    return [`${timestamp(beat.from)} --> ${timestamp(endOf(beat))} line:-4`, ...lines].join('\n');
  });
  return `${['WEBVTT', ...cues].join('\n\n')}\n`;
}

/** For a film of less than a minute. */
function timestamp(seconds: number): string {
  return `00:00:${seconds.toFixed(3).padStart(6, '0')}`;
}
