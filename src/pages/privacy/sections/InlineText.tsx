import { Link } from '@/components/Link/Link';
import { paths } from '@/config/paths';
import type { PrivacyInline } from '@/content/policy';
import { site } from '@/content/site';
import styles from './InlineText.module.css';

type InlineTextProps = { readonly inlines: readonly PrivacyInline[] };

export function InlineText({ inlines }: InlineTextProps) {
  return inlines.map((inline, index) => {
    if (typeof inline === 'string') return inline;
    const { href, text } = linkOf(inline);
    return (
      <Link key={index} href={href} className={styles.link}>
        {text}
      </Link>
    );
  });
}

function linkOf(inline: Exclude<PrivacyInline, string>) {
  switch (inline.kind) {
    case 'email':
      return { href: `mailto:${site.email}`, text: site.email };
    case 'phone':
      return { href: site.phone.href, text: site.phone.display };
    case 'page':
      return { href: paths[inline.page], text: inline.text };
    case 'link':
      return inline;
  }
}
