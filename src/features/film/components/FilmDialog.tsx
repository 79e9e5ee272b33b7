import { Modal } from '@/components/Modal/Modal';
import { film } from '@/content/film/film';
import { filmFiles } from '@/content/film/filmFiles';
import { ui } from '@/content/ui';
import { FilmTranscript } from './FilmTranscript';
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
      <p className={styles.summary}>{film.summary}</p>
      <video
        className={styles.video}
        width={1280}
        height={720}
        controls
        playsInline
        autoPlay={autoPlay}
        preload="none"
        poster={filmFiles.poster}
        aria-labelledby={titleId}
      >
        <source src={filmFiles.webm} type="video/webm" />
        <source src={filmFiles.mp4} type="video/mp4" />
        <track
          kind="captions"
          src={filmFiles.captions}
          srcLang="en"
          label={film.captionsLabel}
          default
        />
        {film.unsupported}
      </video>
      <FilmTranscript />
    </Modal>
  );
}
