import { Art } from '@/art/Art';
import { portraits } from '@/art/drawings/interface/people';
import { findIllustration, type Picture } from '@/art/picture';
import { logo } from '@/content/logo';
import { authors, type AuthorName } from './authors';
import styles from './ArticleCard.module.css';

const photographs = import.meta.glob<Picture>('./*.{jpg,jpeg,png,webp,avif}', {
  eager: true,
  caseSensitive: false,
  query: '?picture',
  import: 'default',
});

/** The author's face, or the company's logo, on a disc; the text beside it has the name. */
export function AuthorPortrait({ author }: { readonly author: AuthorName | undefined }) {
  return (
    <span className={styles.portrait} data-author={author}>
      <Art
        drawing={author ? findIllustration(authors[author].portrait, portraits, photographs) : logo}
      />
    </span>
  );
}
