import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { toAttachment } from '../../../../receiver/fields.js';
import { findResumeError } from '../application/applicationErrors';
import { resumeErrors } from '../content/careers';

const signatures = {
  pdf: '%PDF-1.7',
  doc: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1',
  docx: 'PK\x03\x04',
} as const;

async function isAccepted(name: string, content: Buffer): Promise<boolean> {
  const error = await findResumeError(new File([new Uint8Array(content)], name));
  let isReceived = true;
  try {
    toAttachment({ name, content }, 'Ada');
  } catch {
    isReceived = false;
  }
  expect(error === null, `${name}: site and receiver`).toBe(isReceived);
  return isReceived;
}

const kind = fc.constantFrom('pdf', 'doc', 'docx');
const bytes = (maxLength: number) =>
  fc.uint8Array({ maxLength }).map((array) => Buffer.from(array));
const other = bytes(40).map((body) => Buffer.from(body.map((byte) => byte & 0x0f)));

test('the bytes of its kind are accepted, whatever follows, and others are not', async () => {
  await fc.assert(
    fc.asyncProperty(kind, other, async (extension, rest) => {
      const name = `cv.${extension.toUpperCase()}`;
      const signature = Buffer.from(signatures[extension], 'latin1');
      expect(await isAccepted(name, Buffer.concat([signature, rest]))).toBe(true);
      expect(await isAccepted(name, rest)).toBe(false);
    }),
  );
});

test.each([
  [0, true],
  [1, true],
  [1023, true],
  [1024, true],
  [1025, false],
])('a PDF whose header comes after %i bytes: %s', async (before, accepted) => {
  const content = Buffer.concat([Buffer.alloc(before, '\n'), Buffer.from('%PDF-1.4\n')]);
  expect(await isAccepted('scan.pdf', content)).toBe(accepted);
});

test('a mark that nobody sees is no part of the extension', async () => {
  for (const name of ['سيرة.pdf\u200f', 'cv.PDF ', '\u202acv.pdf\u202c', 'cv.p\u00addf'])
    expect(await isAccepted(name, Buffer.from('%PDF-1.4\n'))).toBe(true);
});

test('a file that never comes from its cloud drive cannot be read', async () => {
  vi.useFakeTimers();
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockReturnValue(new Promise(() => undefined));
  const error = findResumeError(new File(['%PDF-1.7'], 'cv.pdf'));
  vi.advanceTimersByTime(30_000);
  await expect(error).resolves.toBe(resumeErrors.unreadable);
});
