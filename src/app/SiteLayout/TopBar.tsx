import { Icon } from '@/components/Icon/Icon';
import { Mail, Phone } from '@/components/Icon/icons';
import { Container } from '@/components/Section/Section';
import { site } from '@/content/site';
import { MotionToggle } from '@/features/motion/components/MotionToggle';
import { ErrorBoundary } from '@/hydration/ErrorBoundary';
import { AccountBar } from '@/parts/sign-in/controls/AccountBar';
import { DarkModeToggle } from '@/parts/theme/DarkModeToggle';
import { SocialLinks } from './SocialLinks';
import styles from './TopBar.module.css';

export function TopBar() {
  return (
    <div className={styles.root} data-text="xs" data-color-scheme="dark">
      <Container className={styles.bar}>
        <a href={site.phone.href} className={styles.link} data-hover="underline">
          <Icon icon={Phone} size={15} />
          {site.phone.display}
        </a>
        <a
          href={`mailto:${site.email}`}
          className={styles.link}
          data-part="email"
          data-hover="underline"
        >
          <Icon icon={Mail} size={15} />
          {site.email}
        </a>
        <MotionToggle className={styles.motion} />
        <ErrorBoundary>
          <DarkModeToggle />
        </ErrorBoundary>
        <SocialLinks variant="plain" className={styles.social} />
        <ErrorBoundary>
          <AccountBar />
        </ErrorBoundary>
      </Container>
    </div>
  );
}
