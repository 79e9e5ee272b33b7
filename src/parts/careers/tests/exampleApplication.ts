import { exampleMessage } from '@tests/support/examples';

export const exampleApplication = {
  fullName: exampleMessage.name,
  phone: exampleMessage.phone,
  email: exampleMessage.email,
  location: 'Pune',
  experience: '6',
  linkedIn: 'https://www.linkedin.com/in/priya',
  message: 'I have redrawn two consoles.',
} as const;
