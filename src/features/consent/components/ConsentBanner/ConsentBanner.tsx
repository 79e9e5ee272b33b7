import { useRef, useEffect, type RefObject } from 'react';
import { Art } from '@/art/Art';
import { cookieIcon } from '@/art/drawings/interface/dialogs';
import { paths } from '@/config/paths';
import { cookieBanner } from '@/content/consent';
import { ui } from '@/content/ui';
import { focusInPlace, isInView, isVisible } from '@/lib/focus';
import { useConsentStore } from '../../ConsentProvider';
import { isOptional, preferencesFor } from '../../consentRecord';
import { saveConsent } from '../../updateConsent';
import { useReserveBannerSpace } from './useReserveBannerSpace';
import styles from './ConsentBanner.module.css';

/** A region of the page, not a dialog, with three choices of equal weight. */
export function ConsentBanner() {
  const store = useConsentStore();
  const { items, text } = store.storage;
  const root = useRef<HTMLElement>(null);
  useReserveBannerSpace(root);
  useReturnFocus(root);
  const choices = [
    [cookieBanner.acceptAll, () => saveConsent(store, preferencesFor('all'))],
    [cookieBanner.necessaryOnly, () => saveConsent(store, preferencesFor('necessary'))],
    [cookieBanner.configure, store.openDialog],
  ] as const;
  return (
    <section ref={root} className={styles.root} data-rises="" aria-label={cookieBanner.label}>
      <Art drawing={cookieIcon} className={styles.icon} />
      {/* two paragraphs, each smaller than the heading of a page: the banner is not its largest paint */}
      <div className={styles.text} data-text="note secondary">
        <p>
          <b>{cookieBanner.title}</b> {cookieBanner.text}
          {items.some(({ category }) => isOptional(category)) && ` ${cookieBanner.optional}`}
        </p>
        <p>
          {text('banner')}{' '}
          <a href={paths.privacy} target="_blank">
            {cookieBanner.privacy}
            <span data-visually-hidden=""> {ui.opensInNewTab}</span>
          </a>
        </p>
      </div>
      <div className={styles.choices}>
        {choices.map(([label, onClick]) => (
          <button key={label} type="button" data-hover="fill" onClick={onClick}>
            {label}
          </button>
        ))}
      </div>
    </section>
  );
}

/** Returns the focus to the element that had it before, if in view, else to the part of the page in view. */
function useReturnFocus(banner: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = banner.current;
    if (!element) return undefined;
    const header = element.nextElementSibling;
    let before: HTMLElement | undefined;
    const rememberFocus = ({ relatedTarget: left }: FocusEvent) => {
      if (left instanceof HTMLElement && !element.contains(left)) before = left;
    };
    element.addEventListener('focusin', rememberFocus);
    return () => {
      element.removeEventListener('focusin', rememberFocus);
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        const target = [before, header].find((each) => each && isInView(each)) ?? elementInView();
        if (target instanceof HTMLElement) focusInPlace(target);
      });
    };
  }, [banner]);
}

/** The first text or control below the sticky bar: a section that begins above it would lead back. */
function elementInView(): HTMLElement | undefined {
  const contents = document.querySelectorAll<HTMLElement>(
    ':is(main, footer) :is(h2, h3, h4, p, li, dt, a, button, input, summary):not([inert] *)',
  );
  return [...contents].find(
    (element) => element.getBoundingClientRect().top > innerHeight / 8 && isVisible(element),
  );
}
