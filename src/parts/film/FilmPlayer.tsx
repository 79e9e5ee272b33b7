import { useRef } from 'react';
import { Eyebrow } from '@/components/Eyebrow/Eyebrow';
import { Captions, Icon, Maximize, Pause, Play, RotateCw } from '@/components/Icon/Icon';
import { FilmTimeline } from './FilmTimeline';
import captions from './media/captions.en.vtt';
import mp4 from './media/film.mp4';
import webm from './media/film.webm';
import poster from './media/poster.webp';
import { useFilm } from './useFilm';
import { film } from './words';
import styles from './FilmPlayer.module.css';

type FilmPlayerProps = {
  /** Otherwise the film shows its poster. */
  readonly autoPlay: boolean;
};

const { controls } = film;

const icons = { playing: Pause, waiting: Pause, paused: Play, ended: RotateCw } as const;

/** The film, and its controls on the land at the lower edge of the picture. */
export function FilmPlayer({ autoPlay }: FilmPlayerProps) {
  const { video, slider, land, status, scene, update, toggle, ...more } = useFilm();
  const player = useRef<HTMLDivElement>(null);
  const { timeOfDay, line } = film.cues[scene] ?? film.cues[0];
  const { name, time, phase } = timeOfDay;

  // an iPhone has none
  /* eslint-disable @typescript-eslint/no-unnecessary-condition */
  const toggleFullScreen = () => {
    if (document.fullscreenElement) void document.exitFullscreen?.();
    else void player.current?.requestFullscreen?.();
  };
  /* eslint-enable @typescript-eslint/no-unnecessary-condition */

  return (
    <div ref={player} className={styles.root} data-color-scheme="dark" data-phase={phase}>
      <canvas ref={land} className={styles.land} width={1} height={1} aria-hidden="true" />
      <video
        ref={video}
        className={styles.video}
        width={1280}
        height={640}
        autoPlay={autoPlay}
        preload="metadata"
        poster={poster}
        aria-labelledby="film-title"
        playsInline
        onClick={toggle}
        onPlay={update}
        onPlaying={update}
        onPause={update}
        onEnded={update}
        onWaiting={update}
        onSeeked={update}
        onTimeUpdate={update}
      >
        <source src={webm} type="video/webm" />
        <source src={mp4} type="video/mp4" />
        <track kind="captions" src={captions} srcLang="en" label={film.captionsLabel} />
        {film.unsupported}
      </video>
      <div className={styles.controls}>
        <button
          type="button"
          className={styles.play}
          data-variant="round"
          aria-label={controls[status]}
          data-status={status}
          aria-busy={status === 'waiting'}
          onClick={toggle}
        >
          <Icon icon={icons[status]} size={22} />
        </button>
        <FilmTimeline slider={slider} scene={scene} seek={more.seek} showScene={more.showScene} />
        <div className={styles.hour}>
          <Eyebrow label={name} time={time} phase={phase} />
        </div>
        <button
          type="button"
          data-variant="round"
          className={styles.captions}
          aria-label={controls.captions}
          aria-pressed={more.hasCaptions}
          onClick={more.toggleCaptions}
        >
          <Icon icon={Captions} />
        </button>
        {document.fullscreenEnabled && (
          <button
            type="button"
            data-variant="round"
            aria-label={controls.fullScreen}
            onClick={toggleFullScreen}
          >
            <Icon icon={Maximize} />
          </button>
        )}
        <p className={styles.line} data-text="intro">
          {line}
        </p>
      </div>
    </div>
  );
}
