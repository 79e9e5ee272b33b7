import { Art } from '@/art/Art';
import { portraits } from '@/art/drawings/interface/people';
import type { AuthorName } from './authors';
import styles from './ArticleCard.module.css';

type AuthorPortraitProps = { readonly author: AuthorName };

/** The author's face on a disc; the text beside it names the author. */
export function AuthorPortrait({ author }: AuthorPortraitProps) {
  return (
    <span className={styles.portrait} data-author={author}>
      <Art drawing={portraits[author]} />
    </span>
  );
}
