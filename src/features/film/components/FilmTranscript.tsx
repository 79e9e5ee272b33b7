import { film } from '@/content/film/film';
import { wordsOf } from '@/content/film/filmBeats';
import { formatTimecode } from '../formatTimecode';
import styles from './FilmTranscript.module.css';

export function FilmTranscript() {
  return (
    <details className={styles.root}>
      <summary className={styles.title}>{film.transcriptTitle}</summary>
      <ol className={styles.beats}>
        {film.beats.map((beat) => (
          <li key={beat.from} className={styles.beat}>
            <span className={styles.time}>{formatTimecode(beat.from)}</span>
            <div>
              <p className={styles.words}>{wordsOf(beat)}</p>
              <p className={styles.description}>{`${beat.timeOfDay.name}. ${beat.description}`}</p>
            </div>
          </li>
        ))}
      </ol>
    </details>
  );
}
