import { contactFields } from '@/content/landing/contact';
import { mapFields } from '@/lib/formErrors';

const typed = new Map<string, string>([
  ['name', 'Priya Menon'],
  ['organization', 'Kaveri Works'],
  ['email', 'priya@kaveri.example'],
  ['phone', '+91 98100 45520'],
  ['message', 'Two plants still quote from a spreadsheet.\nWe would like one price book.'],
]);

/** What Priya Menon, the visitor of the tests, types into the forms: into a field of yours, its label. */
export const exampleMessage = mapFields(
  contactFields,
  ({ name, label }) => typed.get(name) ?? label,
);

export const emptyMessage = mapFields(contactFields, () => '');
