import type { Ref } from 'react';
import { Art } from '@/art/Art';
import { successBadge } from '@/art/drawings/interface/statusIcons';
import { Button } from '@/components/Button/Button';
import { ArrowRight, RotateCw } from '@/components/Icon/icons';
import { RisingSun } from '@/components/RisingSun/RisingSun';
import { contactForm } from '@/content/landing/contact';
import { site } from '@/content/site';
import type { ContactState, Receipt } from '../useContactForm';
import styles from './ContactSubmit.module.css';

type ContactSubmitProps = {
  readonly ref: Ref<HTMLDivElement>;
  readonly status: ContactState['status'];
  readonly receipt: Receipt | null;
};

const labels = {
  editing: contactForm.submit,
  invalid: contactForm.submit,
  sending: contactForm.sending,
  cancelled: contactForm.submit,
  failed: contactForm.failure.tryAgain,
} as const;

/**
 * The submit button, or the success message. Without JavaScript the button sends by email: on the
 * form, browsers would report a `mailto:` action as mixed content.
 */
export function ContactSubmit({ ref, status, receipt }: ContactSubmitProps) {
  const isSending = status === 'sending';
  return (
    <div ref={ref} className={styles.root} data-text="small secondary">
      {status !== 'sent' && (
        <Button
          type="submit"
          formAction={`mailto:${site.email}`}
          formMethod="post"
          formEncType="text/plain"
          aria-disabled={isSending}
          icon={status === 'failed' ? RotateCw : ArrowRight}
          disc={isSending ? <RisingSun /> : undefined}
        >
          {labels[status]}
        </Button>
      )}
      <div role="status" className={styles.status}>
        {status === 'sent' && (
          <p className={styles.sent} data-text="control" tabIndex={-1}>
            <Art drawing={successBadge} className={styles.badge} />
            {contactForm.success}
          </p>
        )}
        {receipt && (
          <p className={styles.receipt} data-text="note">
            {contactForm.receipt.text(
              receipt.arrivedAt.toLocaleTimeString('en-GB', { timeStyle: 'short' }),
              receipt.email,
            )}{' '}
            <a href={site.phone.href}>{site.phone.display}</a>
          </p>
        )}
        {status === 'cancelled' && <p>{contactForm.cancelled}</p>}
      </div>
    </div>
  );
}
