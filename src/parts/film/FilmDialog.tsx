import { useState } from 'react';
import { Disclosure } from '@/components/Disclosure/Disclosure';
import { Modal } from '@/components/Modal/Modal';
import { ui } from '@/content/ui';
import captions from './media/captions.en.vtt';
import mp4 from './media/film.mp4';
import webm from './media/film.webm';
import poster from './media/poster.webp';
import { film, toTimecode } from './words';
import styles from './FilmDialog.module.css';

type FilmDialogProps = {
  /** Otherwise the film shows its poster. */
  readonly autoPlay: boolean;
  readonly onClose: () => void;
};

/** Closing unmounts the film, which stops and rewinds it. */
export function FilmDialog({ autoPlay, onClose }: FilmDialogProps) {
  const [isMissing, setIsMissing] = useState(false);
  return (
    <Modal isOpen onClose={onClose} labelledBy="film-title" closeLabel={ui.close} width="widest">
      <h2 id="film-title" className={styles.title}>
        {film.title}
      </h2>
      <video
        className={styles.video}
        width={1280}
        height={720}
        controls
        // for react-modal, in Safari
        tabIndex={0}
        autoPlay={autoPlay}
        preload="metadata"
        poster={poster}
        aria-labelledby="film-title"
        playsInline
      >
        <source src={webm} type="video/webm" />
        {/* the last one: the browser can play none */}
        <source src={mp4} type="video/mp4" onError={() => setIsMissing(true)} />
        <track kind="captions" src={captions} srcLang="en" label={film.captionsLabel} />
      </video>
      <p role="status">{isMissing && film.missing}</p>
      <p data-text="secondary">{film.summary}</p>
      <Disclosure summary={film.transcriptTitle}>
        <ol className={styles.cues}>
          {film.cues.map(({ from, hour, words, description }) => (
            <li key={from} className={styles.cue}>
              <span className={styles.time} data-text="h4">
                {toTimecode(from)}
              </span>
              <div>
                <p className={styles.words}>{words}</p>
                <p data-text="small secondary">{`${hour}. ${description}`}</p>
              </div>
            </li>
          ))}
        </ol>
      </Disclosure>
    </Modal>
  );
}
