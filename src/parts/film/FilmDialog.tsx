import { Disclosure } from '@/components/Disclosure/Disclosure';
import { Modal } from '@/components/Modal/Modal';
import { ui } from '@/content/ui';
import { FilmPlayer } from './FilmPlayer';
import { film, toTimecode, wordsOf } from './words';
import styles from './FilmDialog.module.css';

type FilmDialogProps = {
  /** Otherwise the film shows its poster. */
  readonly autoPlay: boolean;
  readonly onClose: () => void;
};

/** Closing unmounts the player, which stops and rewinds the film. */
export function FilmDialog({ autoPlay, onClose }: FilmDialogProps) {
  return (
    <Modal isOpen onClose={onClose} labelledBy="film-title" closeLabel={ui.close} width="widest">
      <h2 id="film-title" className={styles.title}>
        {film.title}
      </h2>
      <div className={styles.player}>
        <FilmPlayer autoPlay={autoPlay} />
      </div>
      <p data-text="secondary">{film.summary}</p>
      <Disclosure summary={film.transcriptTitle}>
        <ol className={styles.cues}>
          {film.cues.map((cue) => (
            <li key={cue.from} className={styles.cue}>
              <span className={styles.time} data-text="h4">
                {toTimecode(cue.from)}
              </span>
              <div>
                <p className={styles.words}>{wordsOf(cue)}</p>
                <p data-text="small secondary">{`${cue.timeOfDay.name}. ${cue.description}`}</p>
              </div>
            </li>
          ))}
        </ol>
      </Disclosure>
    </Modal>
  );
}
