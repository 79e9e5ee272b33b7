import { Link } from '@/components/Link/Link';
import type { PrivacyRun } from '@/content/privacy';
import { site } from '@/content/site';
import styles from './InlineText.module.css';

type InlineTextProps = { readonly runs: readonly PrivacyRun[] };

export function InlineText({ runs }: InlineTextProps) {
  return runs.map((run, index) => {
    if (typeof run === 'string') return run;
    const { href, text } = linkOf(run);
    return (
      <Link key={index} href={href} className={styles.link}>
        {text}
      </Link>
    );
  });
}

function linkOf(run: Exclude<PrivacyRun, string>) {
  switch (run.kind) {
    case 'email':
      return { href: `mailto:${site.email}`, text: site.email };
    case 'phone':
      return { href: site.phone.href, text: site.phone.display };
    case 'link':
      return run;
  }
}
