import { expect, test, vi } from 'vitest';
import { readDraft, writeDraft } from '@/hooks/useDraft';
import { removeDrafts } from '@/lib/storage';

const key = 'testDraft';

test.each(['', '{', 'null', '[]', '"text"', '{"name":1}', '{"name":{"toString":"x"}}'])(
  'stored text %# is no draft',
  (stored) => {
    sessionStorage.setItem(key, stored);
    expect(readDraft(key)).toEqual({});
  },
);

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
