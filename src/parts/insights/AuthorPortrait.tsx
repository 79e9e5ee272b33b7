import { Art } from '@/art/Art';
import { portraits } from '@/art/drawings/interface/people';
import { logo } from '@/content/logo';
import type { AuthorName } from './authors';
import styles from './ArticleCard.module.css';

type AuthorPortraitProps = { readonly author: AuthorName | undefined };

/** The author's face, or the company's logo, on a disc; the text beside it has the name. */
export function AuthorPortrait({ author }: AuthorPortraitProps) {
  return (
    <span className={styles.portrait} data-author={author}>
      <Art drawing={author ? portraits[author] : logo} />
    </span>
  );
}
