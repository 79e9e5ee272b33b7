import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { toAttachment } from '../../../../receiver/fields.js';
import { readResume } from '../application/resume';
import { resumeErrors } from '../content/careers';

const signatures = {
  pdf: '%PDF-1.7',
  doc: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1 W\0o\0r\0d\0D\0o\0c\0u\0m\0e\0n\0t\0',
  docx: 'PK\x03\x04 word/document.xml',
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
    'cv.docx',
    'msf:24',
    'CV.pdf (1)',
    'Lebenslauf',
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
  ['cv.xlsx', 'PK\x03\x04 xl/workbook.xml', resumeErrors.wrongType],
  ['photo.jpg', '\xff\xd8\xff', resumeErrors.wrongType],
  // a Word file with a password
  ['cv.docx', signatures.doc.slice(0, 8), resumeErrors.wrongContent],
  ['cv.pdf\u200f', '<html>', resumeErrors.wrongContent],
])('%s that begins with %j is refused', async (name, content, message) => {
  const file = new File([new Uint8Array(Buffer.from(content, 'latin1'))], name);
  expect(await readResume(file)).toBe(message);
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
