import { contactFields, contactForm, type ContactFieldName } from '@/content/landing/contact';

export type ContactMessage = Readonly<Record<ContactFieldName, string>>;

export type ContactFault = { readonly field: ContactFieldName; readonly sentence: string };

/** The five values of the form, trimmed, and nothing else that it holds. */
export function readMessage(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  const read = (name: ContactFieldName) => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    name: read('name'),
    organization: read('organization'),
    email: read('email'),
    phone: read('phone'),
    message: read('message'),
  };
}

/**
 * The first thing that keeps the message from being sent: a missing field in the order of SPEC
 * section 5, then an address that the browser calls malformed.
 */
export function findFault(
  message: ContactMessage,
  { isEmailMalformed }: { readonly isEmailMalformed: boolean },
): ContactFault | null {
  const missing = contactFields.find(({ name }) => message[name] === '');
  if (missing) return { field: missing.name, sentence: missing.required };
  return isEmailMalformed ? { field: 'email', sentence: contactForm.malformedEmail } : null;
}
