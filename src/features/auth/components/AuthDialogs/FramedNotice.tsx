import { Link } from '@/components/Link/Link';
import { paths } from '@/config/paths';
import { framedSignIn } from '@/content/signIn/auth';
import styles from './AuthDialogs.module.css';

type FramedNoticeProps = { readonly titleId: string };

/** Replaces the forms in a frame of another site, which could put its own fields over them. */
export function FramedNotice({ titleId }: FramedNoticeProps) {
  return (
    <>
      <h2 id={titleId} className={styles.title}>
        {framedSignIn.title}
      </h2>
      <p className={styles.intro}>{framedSignIn.text}</p>
      <p className={styles.footer}>
        <Link href={paths.home} target="_blank" className={styles.link}>
          {framedSignIn.link}
        </Link>
      </p>
    </>
  );
}
