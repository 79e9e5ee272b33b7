/** What Priya Menon, the visitor of the tests, types into the forms. */
export const exampleMessage = {
  name: 'Priya Menon',
  organization: 'Kaveri Works',
  email: 'priya@kaveri.example',
  phone: '+91 98100 45520',
  message: 'Two plants still quote from a spreadsheet.\nWe would like one price book.',
} as const;

export const exampleApplication = {
  fullName: exampleMessage.name,
  phone: exampleMessage.phone,
  email: exampleMessage.email,
  location: 'Pune',
  experience: '6',
  linkedIn: 'https://www.linkedin.com/in/priya',
  message: 'I have redrawn two consoles.',
} as const;

export const exampleAccount = {
  email: 'priya.menon@kaveri.example',
  displayName: exampleMessage.name,
} as const;

export const goodPassword = 'clearskies7';
