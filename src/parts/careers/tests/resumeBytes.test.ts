import { expect, test, vi } from 'vitest';
import { forms, toAttachment } from '../../../../receiver/fields.js';
import { readResume } from '../application/resume';
import { applicationFields, resumeErrors } from '../content/careers';

const oldWord = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
const word = 'PK\x03\x04';

test.each([
  ['cv.xlsx', word, resumeErrors.wrongType],
  ['cv.XLS (1)', oldWord, resumeErrors.wrongType],
  ['cv.odt\u200f', word, resumeErrors.wrongType],
  ['photo.jpg', '\xff\xd8\xff', resumeErrors.wrongType],
  ['photo.docx', '\xff\xd8\xff', resumeErrors.wrongContent],
  // a Word file with a password
  ['cv.docx', oldWord, resumeErrors.wrongContent],
  ['cv.pdf\u200f', '<html>', resumeErrors.wrongContent],
])('%s that begins with %j is refused, by the receiver too', async (name, start, message) => {
  const content = Buffer.from(start, 'latin1');
  expect(await readResume(new File([content], name))).toBe(message);
  expect(() => toAttachment({ name, content }, 'Ada')).toThrow();
});

test('the bytes decide, whatever the name is', async () => {
  for (const name of ['cv.PDF', 'msf:24', 'CV.pdf (1)', 'cv.doc'])
    expect(await readResume(new File(['%PDF-1.7'], name))).toBeInstanceOf(Blob);
});

test('a file that never comes from its cloud drive cannot be read, and nobody waits after Cancel', async () => {
  vi.useFakeTimers();
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockReturnValue(new Promise(() => undefined));
  const file = new File(['%PDF-1.7'], 'cv.pdf');
  const read = readResume(file);
  vi.advanceTimersByTime(30_000);
  await expect(read).resolves.toBe(resumeErrors.unreadable);
  const controller = new AbortController();
  const cancelled = readResume(file, controller.signal);
  controller.abort();
  await expect(cancelled).resolves.toBe(resumeErrors.unreadable);
});

test('the receiver has a rule for each field of the application', () => {
  const rules = Object.keys(forms['/applications'].rules);
  const names = applicationFields.map(({ name }) => name).filter((name) => name !== 'resume');
  expect(rules.sort()).toEqual(['job', ...names].sort());
});
