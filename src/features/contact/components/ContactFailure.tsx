import { Mail, Phone } from '@/components/Icon/Icon';
import { SendFailure } from '@/components/SendFailure/SendFailure';
import { contactFields, contactForm } from '@/content/landing/contact';
import { site } from '@/content/site';
import { answersMailtoUrl } from '@/lib/mailtoUrl';
import { getCause, type SendError } from '@/lib/sendResult';
import type { ContactMessage } from '../sendMessage';

type ContactFailureProps = {
  readonly error: SendError;
  readonly unsent: ContactMessage;
};

export function ContactFailure({ error, unsent }: ContactFailureProps) {
  const { texts, write, call, mailSubject } = contactForm.failure;
  const mail = answersMailtoUrl(site.email, mailSubject(unsent.organization), {
    fields: contactFields,
    values: unsent,
  });
  return (
    <SendFailure
      title={contactForm[error.status]}
      text={texts[getCause(error)]}
      alternatives={[
        { href: mail, label: write, icon: Mail },
        ...(site.phone
          ? [{ href: site.phone.href, label: call(site.phone.display), icon: Phone }]
          : []),
      ]}
    />
  );
}
