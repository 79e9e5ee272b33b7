/** What Priya Menon, the visitor of the tests, types into the forms. */
export const exampleMessage = {
  name: 'Priya Menon',
  organization: 'Kaveri Works',
  email: 'priya@kaveri.example',
  phone: '+91 98100 45520',
  message: 'Two plants still quote from a spreadsheet.\nWe would like one price book.',
} as const;
