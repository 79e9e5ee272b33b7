import { Link } from 'react-router-dom';
import { navigation } from '@/app/links';
import { Art } from '@/art/Art';
import { footerHills } from '@/art/drawings/dividers';
import { Container } from '@/components/Section/Section';
import { paths } from '@/config/paths';
import { footer } from '@/content/navigation';
import { addressLines, legal, site } from '@/content/site';
import { CookieSettingsButton } from '@/features/consent/components/CookieSettingsButton';
import { useBottomInset } from '@/hooks/useBottomInset';
import { ErrorBoundary } from '@/hydration/ErrorBoundary';
import { ThemeSwitch } from '@/parts/theme/ThemeControls';
import { Logo } from '../Logo';
import { SocialLinks } from '../SocialLinks';
import styles from './Footer.module.css';

export function Footer() {
  return (
    <footer className={styles.root} data-defer-layout="">
      <Container className={styles.columns} data-text="small">
        <div className={styles.about} data-print="hide">
          <Logo />
          <p>{footer.about}</p>
          <SocialLinks variant="outlined" />
        </div>
        {navigation.footerColumns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul>
              {links.map((link) => (
                <li key={link.label}>
                  <Link to={link.href} className={styles.link} data-hover="underline">
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className={styles.contact}>
          <h2 className={styles.title}>{footer.contactTitle}</h2>
          <address className={styles.address}>
            {addressLines.map((line) => (
              <span key={line}>{line}</span>
            ))}
            {site.phone && (
              <a href={site.phone.href} className={styles.link} data-hover="underline">
                {site.phone.display}
              </a>
            )}
            <a href={`mailto:${site.email}`} className={styles.link} data-hover="underline">
              {site.email}
            </a>
          </address>
        </div>
      </Container>
      <div className={styles.skyline} aria-hidden="true">
        <FooterWordmark />
        <Art drawing={footerHills} place="bottom" className={styles.hills} />
      </div>
      <FooterLegal />
    </footer>
  );
}

function FooterLegal() {
  return (
    <div className={styles.legal} data-text="xs" style={useBottomInset()} data-color-scheme="dark">
      <Container className={styles.legalRow} data-row="">
        <p>{footer.copyright}</p>
        <ErrorBoundary>
          <ThemeSwitch />
        </ErrorBoundary>
        <div className={styles.settings} data-row="">
          <ErrorBoundary>
            <CookieSettingsButton />
          </ErrorBoundary>
          <Link to={paths.privacy}>{footer.privacy}</Link>
          <Link to={paths.security}>{footer.security}</Link>
          {legal.imprint && <Link to={legal.imprint}>{footer.imprint}</Link>}
        </div>
        <ul className={styles.particulars} data-row="">
          {footer.particulars.map(({ label, value }) => (
            <li key={label}>{`${label}: ${value}`}</li>
          ))}
        </ul>
        <p className={styles.trademarks}>{footer.trademarks}</p>
      </Container>
    </div>
  );
}

const width = 1200;
const height = 370;
const sun = { cx: 1008, cy: 290, r: 219 } as const;
const clipId = 'wordmark-sun';

/** A name fills the width at this font size, divided by the number of its letters. */
const sizeOfOneLetter = 2574;
const largestSize = 250;
/** The space before the stem of the first letter, in sizes. */
const sideBearing = 0.07;

/** The name over a rising sun; the overlapping part has another colour for contrast. */
function FooterWordmark() {
  const { name } = site;
  const fontSize = Math.min(largestSize, Math.round(sizeOfOneLetter / name.length));
  const text = {
    x: -Math.round(sideBearing * fontSize),
    y: height - 62,
    fontSize,
    className: styles.name,
  } as const;
  return (
    <svg
      className={styles.wordmark}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax meet"
    >
      <clipPath id={clipId}>
        <circle {...sun} />
      </clipPath>
      <circle {...sun} className={styles.sun} />
      <text {...text}>{name}</text>
      <g clipPath={`url(#${clipId})`} className={styles.overSun}>
        <text {...text}>{name}</text>
      </g>
    </svg>
  );
}
