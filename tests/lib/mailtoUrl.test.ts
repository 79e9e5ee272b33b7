import { expect, test } from 'vitest';
import { mailtoUrl } from '@/lib/mailtoUrl';

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
