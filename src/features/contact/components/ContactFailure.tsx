import { useState } from 'react';
import { Button } from '@/components/Button/Button';
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

/** Characters; of a longer text a mail program may get only the beginning. */
const longTextLength = 600;

export function ContactFailure({ error, unsent }: ContactFailureProps) {
  const { texts, write, call, copy, mailSubject } = contactForm.failure;
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
        { href: site.phone.href, label: call(site.phone.display), icon: Phone },
      ]}
    >
      {unsent.message.length > longTextLength && <CopyButton text={unsent.message} {...copy} />}
    </SendFailure>
  );
}

type CopyButtonProps = {
  readonly text: string;
  readonly label: string;
  /** Replaces the label once the text is copied. */
  readonly done: string;
  /** Replaces it where the browser allows no copy. */
  readonly refused: string;
};

/** Nothing where the browser gives no access to the clipboard, as on plain http. */
function CopyButton({ text, label, done, refused }: CopyButtonProps) {
  const [answer, setAnswer] = useState({ text: '', label });
  if (!('clipboard' in navigator)) return null;
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setAnswer({ text, label: done }),
      () => setAnswer({ text, label: refused }),
    );
  };
  return (
    <Button tone="outline" size="small" onClick={copy}>
      {answer.text === text ? answer.label : label}
    </Button>
  );
}
