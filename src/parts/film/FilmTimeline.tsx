import type { CSSProperties, KeyboardEvent } from 'react';
import { filmSeconds } from './labels';
import type { useFilm } from './useFilm';
import { film } from './words';
import styles from './FilmTimeline.module.css';

type FilmTimelineProps = Pick<
  ReturnType<typeof useFilm>,
  'slider' | 'scene' | 'seek' | 'showScene'
>;

const secondsOfKey: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
};

/** The day as a line with a sun on it, and the hour of each scene. */
export function FilmTimeline({ slider, scene, seek, showScene }: FilmTimelineProps) {
  const seekByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const seconds = secondsOfKey[event.key];
    if (seconds === undefined) return;
    event.preventDefault();
    seek(Number(event.currentTarget.value) + seconds);
  };
  return (
    <div className={styles.root}>
      <input
        ref={slider}
        className={styles.slider}
        type="range"
        aria-label={film.controls.place}
        defaultValue={0}
        max={filmSeconds}
        step="any"
        onInput={({ currentTarget }) => seek(Number(currentTarget.value))}
        onKeyDown={seekByKey}
      />
      <ol className={styles.hours}>
        {film.cues.map(({ from, timeOfDay: { time, name } }, index) => (
          <li key={from} style={lengthStyle((film.cues[index + 1]?.from ?? filmSeconds) - from)}>
            <button
              type="button"
              className={styles.hour}
              data-text="xs"
              data-hover="underline"
              aria-current={index === scene}
              onClick={() => showScene(from)}
            >
              {time} <span data-visually-hidden="">{name}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}

function lengthStyle(seconds: number): CSSProperties & Record<'--seconds', number> {
  return { '--seconds': seconds };
}
