import { expect, test } from 'vitest';
import { maxDraftLength, readDraft, writeDraft } from '@/lib/draft';

const key = 'draft';

test('a draft is read as it was written', () => {
  const draft = { name: 'Zoë “Z” Ōno', message: 'Two\nlines\u0000 \u202e <b>' };
  writeDraft(key, draft);
  expect(readDraft(key)).toEqual(draft);
});

test.each(['', '{', 'null', '[]', '"text"', '{"name":1}', '{"name":{"toString":"x"}}'])(
  'a stored %j is no draft and is removed',
  (stored) => {
    sessionStorage.setItem(key, stored);
    expect(readDraft(key)).toEqual({});
    expect(sessionStorage.getItem(key)).toBeNull();
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
