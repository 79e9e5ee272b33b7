import { expect, test } from 'vitest';
import { findFirstError, focusInvalidField } from '@/lib/formErrors';

const fields = [
  { name: 'email', required: 'Email is required', invalidFormat: 'Enter a whole address' },
  { name: 'site', invalidFormat: 'Enter an address that starts with https://' },
  { name: 'message', required: 'Message is required' },
] as const;

function formWith({ email = 'priya@kaveri.example', site = '', message = 'Two plants.' } = {}) {
  const form = document.createElement('form');
  form.innerHTML = `
    <input name="email" type="email">
    <input name="site" type="url">
    <textarea name="message"></textarea>`;
  document.body.replaceChildren(form);
  for (const [name, value] of Object.entries({ email, site, message })) {
    const control = form.elements.namedItem(name);
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
      control.value = value;
    }
  }
  return form;
}

test('a complete form has no error', () => {
  expect(findFirstError(formWith(), fields)).toBeNull();
});

test('of several empty fields the first is the error', () => {
  const error = findFirstError(formWith({ email: '', message: '' }), fields);
  expect(error).toEqual({ field: 'email', message: 'Email is required' });
});

test('a field of blanks counts as empty', () => {
  const error = findFirstError(formWith({ message: ' \n ' }), fields);
  expect(error).toEqual({ field: 'message', message: 'Message is required' });
});

test('an empty field comes before an earlier field with an invalid format', () => {
  expect(findFirstError(formWith({ email: 'priya', message: '' }), fields)?.field).toBe('message');
});

test('an optional field is checked for its format only', () => {
  const error = findFirstError(formWith({ site: 'kaveri' }), fields);
  expect(error).toEqual({ field: 'site', message: 'Enter an address that starts with https://' });
});

test('what counts as empty can be changed', () => {
  const form = formWith({ message: '   ' });
  expect(findFirstError(form, fields, ({ value }) => value === '')).toBeNull();
});

test('the invalid field gets the focus', () => {
  const form = formWith({ message: '' });
  const error = findFirstError(form, fields);
  if (error) focusInvalidField(form, error);
  expect(form.elements.namedItem('message')).toHaveFocus();
});
