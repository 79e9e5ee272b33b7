import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { forms, toAttachment } from '../../../../receiver/fields.js';
import { readResume } from '../application/resume';
import { applicationFields, resumeErrors } from '../content/careers';

const signatures = {
  pdf: '%PDF-1.7',
  doc: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
  docx: 'PK\x03\x04',
} as const;

/** The extension that it gets; null if it is refused, by the site as by the receiver. */
async function accept(name: string, content: Buffer): Promise<string | null> {
  const read = await readResume(new File([new Uint8Array(content)], name));
  let type: string | undefined;
  try {
    type = toAttachment({ name, content }, 'Ada').filename.split('.')[1];
  } catch {
    type = undefined;
  }
  expect(typeof read !== 'string', `${name}: site and receiver`).toBe(type !== undefined);
  return type ?? null;
}

const kind = fc.constantFrom('pdf', 'doc', 'docx');
const bytes = (maxLength: number) =>
  fc.uint8Array({ maxLength }).map((array) => Buffer.from(array));
const other = bytes(40).map((body) => Buffer.from(body.map((byte) => byte & 0x0f)));

test('the bytes decide, whatever follows and whatever the name is', async () => {
  const names = fc.constantFrom(
    'cv.PDF',
    'cv.doc',
    'msf:24',
    'CV.pdf (1)',
    'Lebenslauf',
    'M.S. cv.zip.doc',
  );
  await fc.assert(
    fc.asyncProperty(kind, names, other, async (type, name, rest) => {
      const signature = Buffer.from(signatures[type], 'latin1');
      expect(await accept(name, Buffer.concat([signature, rest]))).toBe(type);
      expect(await accept(name, rest)).toBeNull();
    }),
  );
});

test.each([
  ['cv.xlsx', signatures.docx, resumeErrors.wrongType],
  ['cv.XLS (1)', signatures.doc, resumeErrors.wrongType],
  ['cv.odt\u200f', signatures.docx, resumeErrors.wrongType],
  ['photo.jpg', '\xff\xd8\xff', resumeErrors.wrongType],
  ['photo.docx', '\xff\xd8\xff', resumeErrors.wrongContent],
  // a Word file with a password
  ['cv.docx', signatures.doc, resumeErrors.wrongContent],
  ['cv.pdf\u200f', '<html>', resumeErrors.wrongContent],
])('%s that begins with %j is refused', async (name, start, message) => {
  const content = Buffer.from(start, 'latin1');
  expect(await accept(name, content)).toBeNull();
  expect(await readResume(new File([content], name))).toBe(message);
});

test.each([
  [0, true],
  [1, true],
  [1023, true],
  [1024, true],
  [1025, false],
])('a PDF whose header comes after %i bytes: %s', async (before, accepted) => {
  const content = Buffer.concat([Buffer.alloc(before, '\n'), Buffer.from('%PDF-1.4\n')]);
  expect(await accept('scan.pdf', content)).toBe(accepted ? 'pdf' : null);
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
