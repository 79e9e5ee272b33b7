import { Mail, Phone } from '@/components/Icon/icons';
import { SendFailure } from '@/components/SendFailure/SendFailure';
import { contactForm } from '@/content/landing/contact';
import { site } from '@/content/site';
import { getCause, type SendError } from '@/lib/sendResult';
import { contactMailtoUrl } from '../contactMailtoUrl';
import type { ContactMessage } from '../contactMessage';

type ContactFailureProps = {
  readonly error: SendError;
  readonly unsent: ContactMessage;
};

export function ContactFailure({ error, unsent }: ContactFailureProps) {
  const { texts, write, call } = contactForm.failure;
  return (
    <SendFailure
      title={contactForm[error.status]}
      text={texts[getCause(error)]}
      alternatives={[
        { href: contactMailtoUrl(unsent), label: write, icon: Mail },
        { href: site.phone.href, label: call(site.phone.display), icon: Phone },
      ]}
    />
  );
}
