import { expect, test } from 'vitest';
import { maxDraftLength, readDraft, writeDraft } from '@/hooks/useDraft';

const key = 'testDraft';

const tooLong = JSON.stringify({ message: 'x'.repeat(maxDraftLength) });

test.each(['', '{', 'null', '[]', '"text"', '{"name":1}', '{"name":{"toString":"x"}}', tooLong])(
  'stored text %# is no draft',
  (stored) => {
    sessionStorage.setItem(key, stored);
    expect(readDraft(key)).toEqual({});
  },
);

test('a draft that is too long is not written', () => {
  writeDraft(key, { message: 'short' });
  writeDraft(key, { message: 'x'.repeat(maxDraftLength) });
  expect(readDraft(key)).toEqual({ message: 'short' });
});

test('without values nothing is stored', () => {
  writeDraft(key, { message: 'short' });
  writeDraft(key, {});
  expect(sessionStorage.getItem(key)).toBeNull();
});
