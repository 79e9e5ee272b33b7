import { Art } from '@/art/Art';
import { successBadge } from '@/art/drawings/interface/statusIcons';
import { Button } from '@/components/Button/Button';
import { ArrowRight, RotateCw } from '@/components/Icon/Icon';
import { RisingSun } from '@/components/RisingSun/RisingSun';
import { contactForm } from '@/content/landing/contact';
import { site } from '@/content/site';
import type { ContactState } from '../useContactForm';
import styles from './ContactSubmit.module.css';

/**
 * The submit button, or the success message. Without JavaScript the button sends by email: on the
 * form, browsers would report a `mailto:` action as mixed content.
 */
export function ContactSubmit(state: ContactState) {
  const { status } = state;
  const isSending = status === 'sending';
  const label = status === 'failed' ? contactForm.failure.tryAgain : contactForm.submit;
  const isSuccessShown = status === 'sent' && !state.isSeen;
  return (
    <div className={styles.root} data-row="" data-text="small secondary">
      {!isSuccessShown && (
        <Button
          type="submit"
          formAction={`mailto:${site.email}`}
          formMethod="post"
          formEncType="text/plain"
          aria-disabled={isSending}
          icon={status === 'failed' ? RotateCw : ArrowRight}
          disc={isSending ? <RisingSun /> : undefined}
        >
          {isSending ? contactForm.sending : label}
        </Button>
      )}
      <div role="status" className={styles.status}>
        {isSuccessShown && (
          <p className={styles.sent} data-text="control" tabIndex={-1}>
            <Art drawing={successBadge} className={styles.badge} />
            {contactForm.success}
          </p>
        )}
        {status === 'sent' && (
          <p className={styles.receipt} data-text="note">
            {contactForm.receipt(
              state.at.toLocaleTimeString('en-GB', { timeStyle: 'short' }),
              state.values.email,
              state.reference,
            )}{' '}
            <a href={site.phone?.href ?? `mailto:${site.email}`}>
              {site.phone?.display ?? site.email}
            </a>
          </p>
        )}
      </div>
    </div>
  );
}
