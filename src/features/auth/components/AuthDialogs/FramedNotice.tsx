import { Link } from '@/components/Link/Link';
import { paths } from '@/config/paths';
import { framedSignIn } from '@/content/auth';
import styles from './AuthDialogs.module.css';

type FramedNoticeProps = { readonly titleId: string };

/** In place of the forms where another site frames the page: it could read or cover what is typed. */
export function FramedNotice({ titleId }: FramedNoticeProps) {
  return (
    <>
      <h2 id={titleId} className={styles.title}>
        {framedSignIn.title}
      </h2>
      <p className={styles.intro}>{framedSignIn.text}</p>
      <p className={styles.switch}>
        <Link href={paths.home} target="_blank" className={styles.link}>
          {framedSignIn.link}
        </Link>
      </p>
    </>
  );
}
