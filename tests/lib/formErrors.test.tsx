import { expect, test } from 'vitest';
import { findErrors, readField } from '@/lib/formErrors';

/** A form with one field. */
function createForm(control: string, value?: string): HTMLFormElement {
  document.body.innerHTML = `<form>${control}</form>`;
  const [form] = document.forms;
  const field = form?.elements.namedItem('field');
  if (value !== undefined && field && 'value' in field) field.value = value;
  if (!form) throw new Error('There is no form.');
  return form;
}

const check = (form: HTMLFormElement) =>
  findErrors(
    form,
    [{ name: 'field', label: '', required: 'missing', invalidFormat: 'invalid' }],
    String,
  ).map(({ message }) => message);

const email = '<input name="field" type="email" required>';
const url = '<input name="field" type="url">';
const line = '<input name="field" required>';
const text = '<textarea name="field" required></textarea>';

test.each([
  [
    'a no-break space, a BOM and a direction mark',
    email,
    '\u00a0\ufeff\u200epriya@kaveri.example',
    'priya@kaveri.example',
  ],
  ['a zero-width space inside', email, 'priya@kaveri\u200b.example', 'priya@kaveri.example'],
  ['letters in the domain', email, 'info@bücher.example', 'info@xn--bcher-kva.example'],
  ['the @ of a Japanese keyboard', email, 'ｐｒｉｙａ＠kaveri。example', 'priya@kaveri.example'],
  ['an address without a scheme', url, 'linkedin.com/in/priya', 'https://linkedin.com/in/priya'],
  ['a soft hyphen and a tab', line, 'a\u00ad\tb', 'a b'],
  ['a vertical tab of Word', text, 'one\u000btwo', 'one\ntwo'],
  ['a family of pictures', text, '👨‍👩‍👧', '👨‍👩‍👧'],
])('%s: the field is accepted, and sent clean', (_, control, typed, sent) => {
  const form = createForm(control, typed);
  expect(check(form)).toEqual([]);
  expect(readField(form, 'field')).toBe(sent);
});

test.each([
  ['nothing that can be seen', line, '\u200b\u2060', 'missing'],
  ['a text that is too long', line, 'x'.repeat(201), '200'],
  ['no address', email, 'priya@', 'invalid'],
])('%s is said', (_, control, typed, message) => {
  expect(check(createForm(control, typed))).toEqual([message]);
});

test('a password is what was typed', () => {
  const password = createForm('<input name="field" type="password" required>', ' \u200b');
  expect(check(password)).toEqual([]);
  expect(password.elements.namedItem('field')).toHaveValue(' \u200b');
  const shown = createForm('<input name="field" autocomplete="new-password" required>', ' \u200b');
  expect(check(shown)).toEqual([]);
  expect(shown.elements.namedItem('field')).toHaveValue(' \u200b');
});
