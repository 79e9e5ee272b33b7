import { useEffect, type RefObject } from 'react';
import { TextField } from '@/components/Field/Field';
import { FormNotice } from '@/components/FormNotice/FormNotice';
import { Mail, Phone } from '@/components/Icon/Icon';
import { SendFailure } from '@/components/SendFailure/SendFailure';
import {
  contactFields,
  contactForm,
  contactRequests,
  type ContactField,
} from '@/content/landing/contact';
import { site } from '@/content/site';
import { ui } from '@/content/ui';
import { FormExtras } from '@/hooks/useFormParts';
import { answersMailtoUrl } from '@/lib/mailtoUrl';
import { getCause } from '@/lib/sendResult';
import { honeypotName, useContactForm, type ContactState } from '../useContactForm';
import { ContactSubmit } from './ContactSubmit';
import styles from './ContactForm.module.css';

type ContactFormProps = {
  /** Fills a message field that is empty, or as another request has filled it. */
  readonly request?: string | null;
};

export function ContactForm({ request = null }: ContactFormProps) {
  const { state, form, isHydrated, formProps, fieldProps } = useContactForm();
  useRequest(form, request);
  return (
    <form {...formProps} ref={form} className={styles.root} aria-label={contactForm.label}>
      <FormExtras form={form} />
      <p data-text="small secondary">{contactForm.note}</p>
      <div className={styles.fields}>
        {contactFields.map((field: ContactField) => (
          <div key={field.name} className={field.type === 'textarea' ? styles.wide : undefined}>
            <TextField {...fieldProps(field)} />
          </div>
        ))}
        {isHydrated && <HoneypotField />}
      </div>
      {state.status === 'failed' && <ContactFailure {...state} />}
      <p data-without-script="">{contactForm.withoutJavaScript}</p>
      <ContactSubmit {...state} />
      <FormNotice
        text={contactForm.notice.text}
        policy={{ label: contactForm.notice.policy, opensInNewTab: ui.opensInNewTab }}
      />
    </form>
  );
}

type FailedState = Extract<ContactState, { readonly status: 'failed' }>;

function ContactFailure({ error, values }: FailedState) {
  const { texts, write, call, mailSubject } = contactForm.failure;
  const mail = answersMailtoUrl(site.email, mailSubject(values.organization), {
    fields: contactFields,
    values,
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

function useRequest(form: RefObject<HTMLFormElement | null>, request: string | null) {
  useEffect(() => {
    const field = form.current?.elements.namedItem('message');
    if (request === null || !(field instanceof HTMLTextAreaElement)) return;
    const isPrefilled = [...contactRequests.values()].includes(field.value);
    if (field.value === request || (field.value !== '' && !isPrefilled)) return;
    field.value = request;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }, [form, request]);
}

/** `inert` hides it from people, screen readers and autofill. */
function HoneypotField() {
  return (
    <span data-visually-hidden="">
      <span inert>
        <label htmlFor="contact-honeypot">{contactForm.honeypot}</label>
        <input id="contact-honeypot" name={honeypotName} tabIndex={-1} autoComplete="off" />
      </span>
    </span>
  );
}
