import { Art } from '@/art/Art';
import { socialIcons } from '@/art/drawings/interface/logos';
import { site } from '@/content/site';
import { ui } from '@/content/ui';
import styles from './SocialLinks.module.css';

type SocialLinksProps = {
  readonly variant: 'plain' | 'outlined';
  readonly className?: string | undefined;
};

export function SocialLinks({ variant, className }: SocialLinksProps) {
  if (site.social.length === 0) return null;
  return (
    <ul
      className={className ? `${styles.root} ${className}` : styles.root}
      data-variant={variant}
      data-row=""
      aria-label={ui.socialLinks}
    >
      {site.social.map(({ network, label, url }) => (
        <li key={network}>
          <a
            href={url}
            target="_blank"
            rel="noopener"
            className={styles.link}
            data-hover={variant === 'outlined' ? 'fill' : undefined}
            aria-label={`${label} ${ui.opensInNewTab}`}
          >
            <Art drawing={socialIcons[network]} className={styles.icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}
