import type { ContactFieldName } from '@/content/landing/contact';

export type ContactMessage = Readonly<Record<ContactFieldName, string>>;

/** The five values of the form, trimmed. Other fields, such as the honeypot, are left out. */
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
