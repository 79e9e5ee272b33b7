import { expect, test } from 'vitest';
import { answersMailtoUrl, mailtoUrl } from '@/lib/mailtoUrl';

test.each([
  ['letters', 'x'],
  ['letters of three bytes', '語'],
  ['pictures of two units', '👩‍👩‍👧'],
  ['lines', 'a\n'],
  ['halves of pictures', '\ud83d'],
])('a long text of %s is cut, and what follows it is not', (_, text) => {
  const url = mailtoUrl('a@b.example', 'Question', text.repeat(3000), '\n\nPhone: 1');
  expect(url.length).toBeLessThanOrEqual(2000);
  expect(url.length).toBeGreaterThan(1900);
  expect(new URL(url).searchParams.get('body')).toMatch(/…\r\n\r\nPhone: 1$/);
});

test('a mail with the answers of a form leaves out those that are empty', () => {
  const fields = [
    { name: 'city', label: 'City' },
    { name: 'budget', label: 'Budget (optional)' },
    { name: 'message', label: 'Message' },
  ] as const;
  const values = { city: 'Pune', budget: '', message: 'Hello.' };
  const url = answersMailtoUrl('a@b.example', 'Question', { fields, values }, 'The end.');
  expect(new URL(url).searchParams.get('body')).toBe('Hello.\r\n\r\nCity: Pune\r\nThe end.');
});
