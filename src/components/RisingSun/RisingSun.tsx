import { Art } from '@/art/Art';
import { risingSun } from '@/art/drawings/interface/risingSun';
import styles from './RisingSun.module.css';

export function RisingSun() {
  return <Art drawing={risingSun} className={styles.root} />;
}
