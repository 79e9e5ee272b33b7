import { useState } from 'react';
import { Disclosure } from '@/components/Disclosure/Disclosure';
import { Eyebrow } from '@/components/Eyebrow/Eyebrow';
import { Modal } from '@/components/Modal/Modal';
import { ui } from '@/content/ui';
import { film } from './film';
import captions from './media/captions.en.vtt';
import mp4 from './media/film.mp4';
import webm from './media/film.webm';
import poster from './media/poster.webp';
import styles from './FilmDialog.module.css';

const titleId = 'film-title';

type FilmDialogProps = {
  readonly isOpen: boolean;
  /** Otherwise the film shows its poster. */
  readonly autoPlay: boolean;
  readonly onClose: () => void;
};

/** Closing unmounts the player, which stops and rewinds the film. */
export function FilmDialog({ isOpen, autoPlay, onClose }: FilmDialogProps) {
  const [seconds, setSeconds] = useState(0);
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      labelledBy={titleId}
      closeLabel={ui.close}
      width="widest"
    >
      <h2 id={titleId} className={styles.title}>
        {film.title}
      </h2>
      <p>{film.summary}</p>
      <video
        className={styles.video}
        width={1280}
        height={720}
        controls
        autoPlay={autoPlay}
        preload="none"
        poster={poster}
        aria-labelledby={titleId}
        playsInline
        onTimeUpdate={({ currentTarget }) => setSeconds(currentTarget.currentTime)}
      >
        <source src={webm} type="video/webm" />
        <source src={mp4} type="video/mp4" />
        <track kind="captions" src={captions} srcLang="en" label={film.captionsLabel} />
        {film.unsupported}
      </video>
      <FilmScene seconds={seconds} />
      <FilmTranscript />
    </Modal>
  );
}

type FilmSceneProps = { readonly seconds: number };

/** On a phone the words in the picture are small: those of its scene are repeated below it. */
function FilmScene({ seconds }: FilmSceneProps) {
  const { timeOfDay, words } = film.cues.findLast(({ from }) => from <= seconds) ?? film.cues[0];
  const { name, time, phase } = timeOfDay;
  return (
    <div className={styles.scene}>
      <Eyebrow label={name} time={time} phase={phase} />
      <p data-text="h3">{words}</p>
    </div>
  );
}

function FilmTranscript() {
  return (
    <Disclosure summary={film.transcriptTitle}>
      <ol className={styles.cues}>
        {film.cues.map(({ from, timeOfDay, words, description }) => (
          <li key={from} className={styles.cue}>
            <span className={styles.time} data-text="h4">
              {toTimecode(from)}
            </span>
            <div>
              <p className={styles.words}>{words}</p>
              <p data-text="small secondary">{`${timeOfDay.name}. ${description}`}</p>
            </div>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}

/** Minutes and seconds, as a player shows them: 0:06. */
function toTimecode(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
