import { expect, test, vi } from 'vitest';
import { maxDraftLength, readDraft, writeDraft } from '@/hooks/useDraft';
import { removeDrafts } from '@/lib/storage';

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

test('where storage is full or refused, the newest draft lasts as long as the document', () => {
  writeDraft(key, { message: 'short' });
  const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('It is full.', 'QuotaExceededError');
  });
  writeDraft(key, { message: 'longer' });
  expect(readDraft(key)).toEqual({ message: 'longer' });
  removeDrafts();
  expect(readDraft(key)).toEqual({});
  writeDraft(key, { message: 'longer' });
  refuse.mockRestore();
  writeDraft(key, { message: 'the longest' });
  expect(readDraft(key)).toEqual({ message: 'the longest' });
  expect(sessionStorage.getItem(key)).toBe('{"message":"the longest"}');
});
