// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findResumeError } from '../application/applicationErrors';

describe('a resume', () => {
  const signatures = {
    pdf: [0x25, 0x50, 0x44, 0x46, 0x2d],
    doc: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
    docx: [0x50, 0x4b, 0x03, 0x04],
  } as const;
  const name = fc.string({ unit: 'binary', maxLength: 40 });
  const bytes = fc.uint8Array({ maxLength: 64 });

  test('of any name and bytes is accepted only with the bytes of its kind', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          name,
          name.map((stem) => `${stem}.pdf`),
        ),
        bytes,
        async (fileName, body) => {
          const error = await findResumeError(new File([body], fileName));
          const isPdf = signatures.pdf.every((byte, index) => body[index] === byte);
          expect(error === null && !isPdf).toBe(false);
        },
      ),
    );
  });

  test('with the leading bytes of its kind is accepted, whatever follows', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom('pdf', 'doc', 'docx'), bytes, async (kind, rest) => {
        const file = new File([new Uint8Array(signatures[kind]), rest], `cv.${kind.toUpperCase()}`);
        expect(await findResumeError(file)).toBeNull();
      }),
    );
  });
});
