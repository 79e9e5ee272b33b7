import { Art } from '@/art/Art';
import { risingSun } from '@/art/drawings/interface/risingSun';
import styles from './RisingSun.module.css';

/** A sun that rises and sinks behind a horizon while something is under way. */
export function RisingSun() {
  return <Art drawing={risingSun} className={styles.root} />;
}
