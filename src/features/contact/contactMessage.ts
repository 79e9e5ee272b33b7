import type { ContactFieldName } from '@/content/landing/contact';
import { readField } from '@/lib/formErrors';

export type ContactMessage = Readonly<Record<ContactFieldName, string>>;

/** The five values of the form, trimmed. Other fields, such as the honeypot, are left out. */
export function readMessage(form: HTMLFormElement): ContactMessage {
  return {
    name: readField(form, 'name'),
    organization: readField(form, 'organization'),
    email: readField(form, 'email'),
    phone: readField(form, 'phone'),
    message: readField(form, 'message'),
  };
}
